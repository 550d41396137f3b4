//! Commands that a key or a button gives directly: what is asked first, and what happens to a move that is half typed, read
//! back or in the hand.
use shakmaty::Color;

use super::{Asked, Desk, Mode, Purpose, Wish};
use crate::{
    game::{
        self, AdjournmentCommand, AnswerCommand, ArbiterCommand, ClaimCommand, Command, Device, DeviceCommand,
        DrawCommand, EarlyPress, EndingCommand, MoveCommand, ReconcileCommand, Seat, Step, View,
    },
    language::{Arg, Label, Line, Phrase},
    laws::{
        assistant::{self, Duty},
        completion::Press,
    },
    narration::{Chime, Question, answer, without_step_key},
};

/// What a command leaves of what its person is in the middle of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CommandLeaves {
    /// It goes on: the command is about something else.
    Stays,
    /// It is over: the command is about the same move, or asks a question that takes its place.
    Over,
}

impl CommandLeaves {
    const fn after(command: &Command) -> Self {
        match command {
            Command::Start(_)
            | Command::Clock(_)
            | Command::Device(_)
            // The arbiter's: what is begun at a desk is the player's.
            | Command::Because(..)
            | Command::AtTimes(..)
            | Command::Lock(_)
            | Command::Presence(_) => Self::Stays,
            Command::Answer(_) => Self::Over,
            Command::Move(command) => match command {
                MoveCommand::Withdraw => Self::Stays,
                MoveCommand::Touch(_)
                | MoveCommand::Adjust(_)
                | MoveCommand::Place(_)
                | MoveCommand::Enter(_)
                | MoveCommand::TakeBack
                | MoveCommand::Announce(_)
                | MoveCommand::Correct(_)
                | MoveCommand::Press => Self::Over,
            },
            Command::Draw(command) => match command {
                DrawCommand::Decline | DrawCommand::Consent => Self::Stays,
                DrawCommand::Offer | DrawCommand::Accept => Self::Over,
            },
            Command::Ending(command) => match command {
                EndingCommand::Confirm | EndingCommand::Reject => Self::Stays,
                EndingCommand::Resign | EndingCommand::SignSheets => Self::Over,
            },
            Command::Claim(command) => match command {
                ClaimCommand::FlagOrderUnknown | ClaimCommand::Rule(_) => Self::Stays,
                ClaimCommand::Flag | ClaimCommand::Make(_) => Self::Over,
            },
            Command::Arbiter(command) => match command {
                ArbiterCommand::FindIllegal(_)
                | ArbiterCommand::CountIllegal(..)
                | ArbiterCommand::FindIrregularity(_)
                | ArbiterCommand::Penalise(..)
                | ArbiterCommand::WithdrawRuling(_)
                | ArbiterCommand::PlayUnrecorded => Self::Stays,
                ArbiterCommand::GoBack(_) => Self::Over,
            },
            Command::Adjournment(command) => match command {
                AdjournmentCommand::Resume | AdjournmentCommand::Open(_) | AdjournmentCommand::EnvelopeLost => Self::Stays,
                AdjournmentCommand::Order(..)
                | AdjournmentCommand::Seal(_)
                | AdjournmentCommand::HandIn(_)
                | AdjournmentCommand::DeclareSealed(_) => Self::Over,
            },
            Command::Reconcile(command) => Self::after_reconciling(command),
        }
    }

    /// What is typed while the boards are compared tells what stands on one of them.
    const fn after_reconciling(command: &ReconcileCommand) -> Self {
        match command {
            ReconcileCommand::KeptBy(..) | ReconcileCommand::ReadOut(_) => Self::Stays,
            ReconcileCommand::Begin
            | ReconcileCommand::Tell(..)
            | ReconcileCommand::TellSheet(..)
            | ReconcileCommand::TellEntry { .. }
            | ReconcileCommand::Accept
            | ReconcileCommand::Choose(_)
            | ReconcileCommand::Confirm(_)
            | ReconcileCommand::Close(_)
            | ReconcileCommand::CallOff => Self::Over,
        }
    }
}

/// Whether there is a game, or an offer, for what would be asked about; what is refused in any case is refused at once.
fn can_be_done(asked: Asked, view: &View<'_>) -> bool {
    let is_on = match asked {
        Asked::Sign | Asked::ConfirmEnding(..) => true,
        // Who does not agree to an end that waits to be confirmed calls the arbiter.
        Asked::StopClocks => view.running.is_some() || view.step() == Step::ConfirmEnding,
        Asked::BoardsDiffer => view.ending.is_none() && !matches!(view.step(), Step::Reconcile(_)),
        Asked::Resign
        | Asked::OfferDraw
        | Asked::AcceptDraw
        | Asked::Claim(_)
        | Asked::ClaimFlag
        | Asked::PressWithoutMove
        | Asked::PressWithoutPiece { .. }
        | Asked::ExecutedOtherwise { .. }
        | Asked::RepeatedOtherwise { .. }
        | Asked::State(_)
        | Asked::HandKeyboard(_)
        | Asked::Accept(_)
        | Asked::Reject(_)
        | Asked::Alone { .. } => view.ending.is_none(),
    };
    let is_offered = view.draw_offer.is_some_and(|by| view.seat.side() != Some(by));
    is_on && is_duty(asked, view) && (is_offered || asked != Asked::AcceptDraw)
}

/// Whether an assistant may do what he would be asked about: what is his player's own is refused to him in any case.
fn is_duty(asked: Asked, view: &View<'_>) -> bool {
    let Seat::Assistant(side) = view.seat else { return true };
    let duty = match asked {
        Asked::Resign | Asked::OfferDraw | Asked::AcceptDraw | Asked::Sign => Duty::Other,
        Asked::ClaimFlag => Duty::ClaimAndReport,
        Asked::Claim(_)
        | Asked::StopClocks
        | Asked::BoardsDiffer
        | Asked::ConfirmEnding(..)
        | Asked::PressWithoutMove
        | Asked::PressWithoutPiece { .. }
        | Asked::ExecutedOtherwise { .. }
        | Asked::RepeatedOtherwise { .. }
        | Asked::State(_)
        | Asked::HandKeyboard(_)
        | Asked::Accept(_)
        | Asked::Reject(_)
        | Asked::Alone { .. } => return true,
    };
    assistant::may(*view.setup.sight.get(side), duty)
}

impl Desk {
    /// Straight commands. A pawn left on the last rank is first put on record as it stands; grave ones are asked about,
    /// while there is a game in which they could be done.
    pub(super) fn command(&mut self, command: Command, view: &View<'_>) -> Vec<Wish> {
        if let Some(wishes) = self.decide(&command, view) {
            return wishes;
        }
        if let Some(asked) = Asked::of_command(&command, view).filter(|asked| can_be_done(*asked, view)) {
            return self.ask(asked, view);
        }
        let command = it_stands(&command, view).unwrap_or(command);
        if CommandLeaves::after(&command) == CommandLeaves::Stays {
            return vec![Wish::Do(command)];
        }
        let mode = std::mem::take(&mut self.mode);
        if command == Command::Move(MoveCommand::Press) { self.press(mode, view) } else { vec![Wish::Do(command)] }
    }

    /// The mover presses, in the middle of what the desk was in.
    fn press(&mut self, mode: Mode, view: &View<'_>) -> Vec<Wish> {
        let press = Wish::Do(Command::Move(MoveCommand::Press));
        match mode {
            Mode::Promoting { from, to } if asks_before_evidence(view) => {
                self.ask(Asked::PressWithoutPiece { from, to }, view)
            }
            Mode::Promoting { from, to } => {
                let mut wishes = self.put(view, from, to, None);
                // What is asked about first is not pressed over.
                if self.mode.question().is_none() && !replaces(&self.mode, view) {
                    wishes.push(press);
                }
                wishes
            }
            begun if replaces(&begun, view) => {
                self.mode = begun;
                self.hold_press(view)
            }
            // It is held back, or refused: what he has begun is as it was.
            begun if matches!(view.press, Some(Press::HeldBack) | None) => {
                self.mode = begun;
                vec![press]
            }
            // A press without a move is evidence: the sighted player is asked first. A player who left a pawn has moved, and one whose
            // move lies in the envelope closes that.
            _ if view.press == Some(Press::CountsWithoutMove)
                && view.step() != Step::CloseEnvelope
                && asks_before_evidence(view) =>
            {
                self.ask(Asked::PressWithoutMove, view)
            }
            _ => vec![press],
        }
    }

    /// What is begun is told instead: pressed over, the move that it is to replace would stand.
    fn hold_press(&mut self, view: &View<'_>) -> Vec<Wish> {
        match &self.mode {
            Mode::Entry(entry) if entry.text.trim().is_empty() => {
                let field = match entry.purpose {
                    Purpose::Seal if view.step() == Step::Seal => without_step_key(answer(view, Question::Step)),
                    Purpose::Seal => Phrase::line(Line::MoveSealed),
                    _ => Phrase::with(Line::Bare, [Arg::Label(Label::OpenCorrection)]),
                };
                let told = Phrase::Several(vec![field, Phrase::line(Line::EscapeWithdraws)]);
                vec![Wish::Chime(Chime::Refused), Wish::Say(told)]
            }
            Mode::Entry(_) => self.enter(view),
            Mode::Lifted { .. } | Mode::Dialling { .. } => {
                [Wish::Chime(Chime::Refused)].into_iter().chain(self.tell_half(view)).collect()
            }
            _ => self.refuse_too_soon(view),
        }
    }

    /// To offer, to withdraw what is offered, or to take what is offered to this person: each by the same act.
    pub(super) fn pass_keyboard(&self, view: &View<'_>) -> Command {
        if let Some(device) = view.device_to_take() {
            return Command::Device(DeviceCommand::Take(device));
        }
        let offered = view.device_offer.is_some_and(|offer| offer.device == Device::Keyboard);
        if offered && view.setup.devices.keyboard == self.seat {
            return Command::Device(DeviceCommand::Keep(Device::Keyboard));
        }
        if let Some((device, _)) = view.lapsed_offer {
            return Command::Device(DeviceCommand::Take(device));
        }
        let to = match self.seat {
            Seat::Assistant(side) => side,
            Seat::Player(_) | Seat::Arbiter => view.side().other(),
        };
        Command::Device(DeviceCommand::Give(Device::Keyboard, Seat::Player(to)))
    }

    /// A player gives the keyboard to his assistant, and the assistant gives it back. The player is asked first: a slip of the hand
    /// leaves him without keys.
    pub(super) fn hand_keyboard(&mut self, view: &View<'_>) -> Vec<Wish> {
        let to = match self.seat {
            Seat::Player(side) if can_be_done(Asked::HandKeyboard(side), view) => {
                return self.ask(Asked::HandKeyboard(side), view);
            }
            Seat::Player(side) => Seat::Assistant(side),
            Seat::Assistant(side) => Seat::Player(side),
            Seat::Arbiter => Seat::Arbiter,
        };
        vec![Wish::Do(Command::Device(DeviceCommand::Give(Device::Keyboard, to)))]
    }
}

/// To take the device that is offered.
pub(super) fn take_device(view: &View<'_>) -> Command {
    let offered = view
        .device_to_take()
        .or(view.device_offer.map(|offer| offer.device))
        .or(view.lapsed_offer.map(|(device, _)| device));
    let offered = offered.unwrap_or(Device::Keyboard);
    Command::Device(DeviceCommand::Take(offered))
}

/// Whether a move is begun that is to replace the one that is announced or sealed, or that is to be sealed.
pub(super) fn replaces(begun: &Mode, view: &View<'_>) -> bool {
    let purpose = begun.begun_for();
    let replaces = matches!(purpose, Some(Purpose::Correct | Purpose::Seal | Purpose::Place));
    // An assistant may announce for either side.
    let stands = |side: &Color| match view.steps.get(*side) {
        Step::Press | Step::CloseEnvelope => true,
        Step::Seal => purpose == Some(Purpose::Seal),
        _ => false,
    };
    replaces && Color::ALL.iter().any(stands)
}

/// Whether a press without a move goes on record: practice refuses it, and where early presses are held back it does nothing.
fn asks_before_evidence(view: &View<'_>) -> bool {
    view.setup.mode == game::Mode::Competition && view.setup.early_press == EarlyPress::Counts
}

/// What *executed* means once a visually impaired player has announced his own move: it stands on his board (D.2.3).
pub(super) fn it_stands(command: &Command, view: &View<'_>) -> Option<Command> {
    let own = view.setup.is_impaired(view.side()) && view.step() == Step::Press;
    let (_, said) = view.announcement.filter(|&(mover, _)| own && mover == view.side())?;
    (*command == Command::Answer(AnswerCommand::Execute(None))).then_some(Command::Move(MoveCommand::Place(said)))
}

#[cfg(test)]
mod tests {
    use shakmaty::{Board, Color, Square};

    use super::*;
    use crate::{
        clock::Moment,
        desk::{Answer, Dialled, Entry, Intent, Purpose},
        game::{ClockCommand, Game, Setup, StartCommand},
        language::{Arg, Language, Line, Phrase},
        laws::RawMove,
    };

    const WHITE: Seat = Seat::Player(Color::White);

    /// Who had an assistant gave his keyboard away by one slip of the hand.
    #[test]
    fn whoever_gives_the_keyboard_to_his_assistant_is_asked_each_time() {
        let mut game = Game::new(Setup::default());
        let does = |game: &mut Game, by, command: Command| {
            let events = game.decide(Moment::START, by, &command).expect("it is taken");
            events.iter().for_each(|event| game.apply(Moment::START, event));
        };
        let gives = |to| Command::Device(DeviceCommand::Give(Device::Keyboard, to));
        let assistant = Seat::Assistant(Color::White);
        does(&mut game, WHITE, Command::Start(StartCommand::Begin));
        for (by, to) in [(WHITE, assistant), (assistant, WHITE)] {
            let mut desk = Desk::new(WHITE, Language::German);
            let wishes = desk.take(Intent::HandKeyboard, &game.view(WHITE, Moment::START));
            assert!(matches!(desk.mode(), Mode::Confirm(_)) && matches!(wishes[..], [Wish::Say(_)]), "{wishes:?}");
            does(&mut game, by, gives(to));
        }
    }

    /// One key, or one item of the gamepad's list, stopped both clocks and called the arbiter.
    #[test]
    fn the_clocks_are_stopped_when_that_was_asked_and_run_while_it_is() {
        let mut game = Game::new(Setup::default());
        for event in game.decide(Moment::START, WHITE, &Command::Start(StartCommand::Begin)).expect("the start") {
            game.apply(Moment::START, &event);
        }
        let stop = Command::Clock(ClockCommand::Stop);
        let mut desk = Desk::new(WHITE, Language::German);
        let asked = desk.take(Intent::Do(stop.clone()), &game.view(WHITE, Moment::START));
        assert!(matches!(asked[..], [Wish::Say(_)]) && desk.mode().question().is_some(), "{asked:?}");
        let answered = desk.take(Intent::Answer(Answer::Down), &game.view(WHITE, Moment::START));
        assert_eq!(answered, [Wish::Do(stop.clone())]);
        for event in game.decide(Moment::START, WHITE, &stop).expect("it is taken") {
            game.apply(Moment::START, &event);
        }
        let again = desk.take(Intent::Do(stop.clone()), &game.view(WHITE, Moment::START));
        assert_eq!(again, [Wish::Do(stop)], "they stand: it is refused at once");
    }

    /// One key and `Y` after the end of the game, and who was to sign had no keyboard.
    #[test]
    fn nobody_gives_his_keyboard_away_once_the_game_is_over() {
        let mut game = Game::new(Setup::default());
        for command in [Command::Start(StartCommand::Begin), Command::Ending(EndingCommand::Resign)] {
            let events = game.decide(Moment::START, WHITE, &command).expect("it is taken");
            events.iter().for_each(|event| game.apply(Moment::START, event));
        }
        let mut desk = Desk::new(WHITE, Language::German);
        let gives = Command::Device(DeviceCommand::Give(Device::Keyboard, Seat::Assistant(Color::White)));
        let wishes = desk.take(Intent::HandKeyboard, &game.view(WHITE, Moment::START));
        assert_eq!((wishes, desk.mode()), (vec![Wish::Do(gives.clone())], &Mode::Board));
        assert_eq!(game.decide(Moment::START, WHITE, &gives), Err(game::Rejection::Over));
    }

    /// He was asked whether White resigned, and told only after his yes that this is not his to say.
    #[test]
    fn an_assistant_is_asked_nothing_that_is_his_players_own() {
        let mut game = Game::new(Setup::default());
        for event in game.decide(Moment::START, WHITE, &Command::Start(StartCommand::Begin)).expect("the start") {
            game.apply(Moment::START, &event);
        }
        for (command, refused_to) in [
            (Command::Ending(EndingCommand::Resign), [Color::White, Color::Black].as_slice()),
            (Command::Draw(DrawCommand::Offer), &[Color::White, Color::Black]),
            (Command::Claim(ClaimCommand::Flag), &[Color::Black]),
        ] {
            for side in Color::ALL {
                let seat = Seat::Assistant(side);
                let mut desk = Desk::new(seat, Language::German);
                let wishes = desk.take(Intent::Do(command.clone()), &game.view(seat, Moment::START));
                let is_asked = matches!(desk.mode(), Mode::Confirm(_));
                assert_eq!(is_asked, !refused_to.contains(&side), "{command:?} {side:?}: {wishes:?}");
            }
        }
    }

    /// Enter and S at his keyboard told him to wait while his page said what he had to do.
    #[test]
    fn an_assistant_executes_on_the_opponents_board_by_the_key_of_the_next_step() {
        let mut game = Game::new(Setup::default());
        let said = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn");
        for (by, command) in [
            (WHITE, Command::Start(StartCommand::Begin)),
            (WHITE, Command::Move(MoveCommand::Announce(said))),
            (WHITE, Command::Move(MoveCommand::Press)),
            (Seat::Player(Color::Black), Command::Answer(AnswerCommand::Repeat(None))),
        ] {
            let events = game.decide(Moment::START, by, &command).expect("it is taken");
            events.iter().for_each(|event| game.apply(Moment::START, event));
        }
        let execute = Command::Answer(AnswerCommand::Execute(None));
        for side in Color::ALL {
            let view = game.view(Seat::Assistant(side), Moment::START);
            assert_eq!(Desk::new(view.seat, Language::German).take(Intent::Enter, &view), [Wish::Do(execute.clone())]);
        }
        let his = Seat::Assistant(Color::White);
        let events = game.decide(Moment::START, his, &execute).expect("it is taken");
        events.iter().for_each(|event| game.apply(Moment::START, event));
        let told = crate::narration::answer(&game.view(his, Moment::START), Question::Step);
        let blacks_turn = Phrase::with(Line::WhoseTurn, [Arg::Color(Color::Black)]);
        assert_eq!(told, blacks_turn, "he may announce it, and does not wait");
        let told = crate::narration::answer(&game.view(Seat::Assistant(Color::Black), Moment::START), Question::Step);
        assert_eq!(told, blacks_turn, "his player moves, not he");
    }

    fn takes(mode: &Mode, command: &Command) -> (Vec<Wish>, Mode) {
        let mut game = Game::new(Setup::default());
        for event in game.decide(Moment::START, WHITE, &Command::Start(StartCommand::Begin)).expect("the start") {
            game.apply(Moment::START, &event);
        }
        let mut desk = Desk::new(WHITE, Language::German);
        desk.mode = mode.clone();
        let wishes = desk.take(Intent::Do(command.clone()), &game.view(WHITE, Moment::START));
        (wishes, desk.mode)
    }

    fn begun() -> [Mode; 5] {
        let said = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn");
        let purpose = Purpose::Announce;
        let entry = Entry { text: "Sf".to_owned(), purpose, candidates: Vec::new(), refused: false };
        [
            Mode::Entry(entry),
            Mode::ReadBack { said, purpose, words: Line::ReadBack, answers: None },
            Mode::Holding { from: Square::E2 },
            Mode::Lifted { from: Square::E2, promotion: None, purpose },
            Mode::Dialling { purpose, dialled: Dialled::From(Square::E2) },
        ]
    }

    /// F4, Ctrl+N and Ctrl+R threw away what was half typed.
    #[test]
    fn a_command_about_something_else_leaves_what_is_typed_or_in_the_hand() {
        for mode in begun() {
            for command in [
                Command::Clock(ClockCommand::AskAssistant),
                Command::Draw(DrawCommand::Decline),
                Command::Clock(ClockCommand::Restart),
            ] {
                assert_eq!(takes(&mode, &command), (vec![Wish::Do(command.clone())], mode.clone()), "{command:?}");
            }
        }
    }

    /// D.2.9.d of 2014: he tells moves and time on request; what he asks before that is refused, and on record.
    #[test]
    fn an_assistant_who_asks_unasked_is_put_on_record() {
        let game = Game::new(Setup::default());
        let asked = |seat: Seat, question: Question| {
            Desk::new(seat, Language::German).take(Intent::Ask(question), &game.view(seat, Moment::START))
        };
        let unasked = [Wish::Do(Command::Clock(ClockCommand::AskUnasked))];
        let assistant = Seat::Assistant(Color::White);
        for question in [Question::BothTimes, Question::OwnTime, Question::OpponentsTime, Question::MovesCompleted] {
            assert_eq!(asked(assistant, question), unasked, "{question:?}");
            assert!(matches!(asked(WHITE, question)[..], [Wish::Say(_)]), "{question:?}");
        }
        assert!(matches!(asked(assistant, Question::LastMove)[..], [Wish::Say(_)]));
    }

    /// *Executed* has nothing else to mean once his own move is announced.
    #[test]
    fn the_visually_impaired_player_says_that_his_move_stands() {
        let mut game = Game::new(Setup::default());
        let said = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn");
        let executed = Command::Answer(AnswerCommand::Execute(None));
        let mut wish = |command: &Command| {
            let events = game.decide(Moment::START, WHITE, command).expect("it is taken");
            events.iter().for_each(|event| game.apply(Moment::START, event));
            let intent = Intent::Do(executed.clone());
            Desk::new(WHITE, Language::German).take(intent, &game.view(WHITE, Moment::START))
        };
        assert_eq!(wish(&Command::Start(StartCommand::Begin)), [Wish::Do(executed.clone())]);
        let stands = Command::Move(MoveCommand::Place(said));
        assert_eq!(wish(&Command::Move(MoveCommand::Announce(said))), [Wish::Do(stands.clone())]);
        let view = game.view(WHITE, Moment::START);
        for (language, words) in [
            (Language::German, "es steht"),
            (Language::English, "It stands."),
            (Language::Spanish, "está puesta"),
            (Language::French, "Elle est posée."),
        ] {
            let mut desk = Desk::new(WHITE, language);
            let typed = std::iter::once(Intent::OpenEntry(None)).chain(words.chars().map(Intent::Insert));
            for intent in typed {
                desk.take(intent, &view);
            }
            assert_eq!(desk.take(Intent::Enter, &view)[0], Wish::Do(stands.clone()), "{words}");
            assert_eq!(*desk.mode(), Mode::Board);
        }
    }

    /// It is said that the move comes first; that dialling was over with it was not.
    #[test]
    fn a_press_that_is_held_back_leaves_what_is_begun_as_it_is() {
        let press = Command::Move(MoveCommand::Press);
        for mode in begun() {
            assert_eq!(takes(&mode, &press), (vec![Wish::Do(press.clone())], mode.clone()));
        }
        // One that would count waits for the correction that is begun, at his assistant's desk too.
        let said = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn");
        let mut game = Game::new(Setup::default());
        for command in [Command::Start(StartCommand::Begin), Command::Move(MoveCommand::Announce(said))] {
            for event in game.decide(Moment::START, WHITE, &command).expect("it is taken") {
                game.apply(Moment::START, &event);
            }
        }
        for seat in [WHITE, Seat::Assistant(Color::White)] {
            let mut desk = Desk::new(seat, Language::German);
            desk.mode = Mode::Dialling { purpose: Purpose::Correct, dialled: Dialled::From(Square::E2) };
            let view = game.view(seat, Moment::START);
            let held = desk.take(Intent::Do(press.clone()), &view);
            assert!(!held.is_empty() && !held.contains(&Wish::Do(press.clone())), "{seat:?}: {held:?}");
            desk.take(Intent::Escape, &view);
            assert_eq!(desk.take(Intent::Do(press.clone()), &view), [Wish::Do(press.clone())]);
        }
    }

    #[test]
    fn a_command_about_the_move_ends_what_is_typed_and_so_does_a_question() {
        for mode in begun() {
            for asked in [Command::Ending(EndingCommand::Resign), Command::Clock(ClockCommand::Stop)] {
                assert!(matches!(takes(&mode, &asked).1, Mode::Confirm(_)), "{asked:?}");
            }
        }
    }
}
