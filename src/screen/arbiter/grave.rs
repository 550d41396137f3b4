//! The acts of the arbiter that are asked twice: those that rule moves off, change the result or a clock, or are said in the
//! room.
use std::time::Duration;

use shakmaty::Color;

use super::{
    Sight,
    preview::{self, Preview},
};
use crate::{
    clock::control::both_written,
    game::{
        AdjournmentCommand, ArbiterCommand, ClaimCommand, ClockCommand, Clocks, Command, DeviceCommand, DrawCommand,
        EndingCommand, Game, Ply, PresenceCommand, ReconcileCommand, Seat, Shift,
    },
    language::{Arg, Label, Language, Line, Phrase, notation},
    laws::{irregularity, penalty::Penalty},
    screen::face::whole_seconds,
};

/// What an act comes to, as the question before it says; `None` for an act that is carried out at once.
pub(super) const fn consequence(command: &Command) -> Option<Label> {
    match command {
        Command::Arbiter(command) => match command {
            ArbiterCommand::GoBack(_) | ArbiterCommand::FindIllegal(_) => Some(Label::ConfirmGoBack),
            ArbiterCommand::CountIllegal(..) => Some(Label::ConfirmCounted),
            ArbiterCommand::FindIrregularity(_) => Some(Label::ConfirmIrregularity),
            ArbiterCommand::Penalise(_, penalty) => of_penalty(*penalty),
            ArbiterCommand::WithdrawRuling(_) => Some(Label::ConfirmSaidAloud),
            ArbiterCommand::PlayUnrecorded => None,
        },
        Command::Presence(command) => match command {
            PresenceCommand::Forfeit(_) => Some(Label::ConfirmGameLost),
            PresenceCommand::Absent(_) => Some(Label::ConfirmAbsent),
            PresenceCommand::Arrive(_) => None,
        },
        Command::Clock(command) => match command {
            ClockCommand::Set { .. } | ClockCommand::Shift { .. } | ClockCommand::ReplaceControl(_) => {
                Some(Label::ConfirmClock)
            }
            ClockCommand::Stop
            | ClockCommand::Restart
            | ClockCommand::AskAssistant
            | ClockCommand::AskUnasked
            | ClockCommand::ForbidCalls
            | ClockCommand::AllowCalls => None,
        },
        Command::Claim(command) => match command {
            ClaimCommand::Rule(_) => Some(Label::ConfirmRuling),
            ClaimCommand::Flag | ClaimCommand::FlagOrderUnknown => Some(Label::ConfirmGameLost),
            ClaimCommand::Make(_) => None,
        },
        Command::Draw(command) => match command {
            DrawCommand::Consent => Some(Label::ConfirmSaidAloud),
            DrawCommand::Offer | DrawCommand::Accept | DrawCommand::Decline => None,
        },
        Command::Start(_)
        | Command::Move(_)
        | Command::Answer(_)
        | Command::Because(..)
        | Command::AtTimes(..)
        | Command::Lock(_) => None,
        Command::Ending(command) => match command {
            EndingCommand::Reject => Some(Label::ConfirmResultFalls),
            // Where the end stands it is confirmed at once: `acts::take`.
            EndingCommand::Confirm => Some(Label::ConfirmGameLost),
            EndingCommand::Resign | EndingCommand::SignSheets => None,
        },
        Command::Device(command) => match command {
            DeviceCommand::Give(_, Seat::Arbiter) => Some(Label::ConfirmDeviceBorrowed),
            DeviceCommand::Give(_, Seat::Player(_) | Seat::Assistant(_)) => Some(Label::ConfirmDeviceGiven),
            DeviceCommand::Take(_) | DeviceCommand::Keep(_) => None,
        },
        Command::Reconcile(command) => of_comparison(command),
        Command::Adjournment(command) => match command {
            AdjournmentCommand::EnvelopeLost => Some(Label::ConfirmEnvelopeLost),
            AdjournmentCommand::Resume => Some(Label::ConfirmResume),
            AdjournmentCommand::Open(_) => Some(Label::ConfirmOpen),
            AdjournmentCommand::Order(..)
            | AdjournmentCommand::Seal(_)
            | AdjournmentCommand::HandIn(_)
            | AdjournmentCommand::DeclareSealed(_) => None,
        },
    }
}

/// What decides a comparison moves pieces, rules moves off or sets the clocks; what is only told for it does not.
const fn of_comparison(command: &ReconcileCommand) -> Option<Label> {
    match command {
        ReconcileCommand::Accept | ReconcileCommand::Choose(_) => Some(Label::ConfirmPositionCounts),
        // For a player, who sees his board himself. A correction that is carried out is ticked without a question.
        ReconcileCommand::Confirm(_) => Some(Label::ConfirmBoardStands),
        ReconcileCommand::Close(Clocks::AsProposed) => Some(Label::ConfirmClock),
        ReconcileCommand::Close(Clocks::AsTheyStand) | ReconcileCommand::CallOff => Some(Label::ConfirmSaidAloud),
        ReconcileCommand::Begin
        | ReconcileCommand::Tell(..)
        | ReconcileCommand::TellSheet(..)
        | ReconcileCommand::TellEntry { .. }
        | ReconcileCommand::KeptBy(..)
        | ReconcileCommand::ReadOut(_) => None,
    }
}

const fn of_penalty(penalty: Penalty) -> Option<Label> {
    match penalty {
        Penalty::TimeToOpponent(_) | Penalty::TimeFromOffender(_) => Some(Label::ConfirmClock),
        Penalty::GameLost | Penalty::GameLostOpponentHalf | Penalty::GameLostToBoth => Some(Label::ConfirmGameLost),
        Penalty::PointsToOpponent | Penalty::PointsFromOffender | Penalty::Exclusion => Some(Label::ConfirmResultList),
        Penalty::Warning | Penalty::Fine => Some(Label::ConfirmSaidAloud),
    }
}

/// Whom a grave act hits, where it hits one of the two: the buttons for both players stand side by side.
pub(super) const fn concerns(command: &Command) -> Option<Color> {
    if let Command::Arbiter(ArbiterCommand::Penalise(side, _)) = command {
        Some(*side)
    } else if let Command::Presence(PresenceCommand::Forfeit(side)) = command {
        *side
    } else {
        None
    }
}

/// By which Article the edition says to an irregularity what it says.
pub(super) fn ground(sight: &Sight<'_>, command: &Command) -> Option<String> {
    let Command::Arbiter(ArbiterCommand::FindIrregularity(irregularity)) = command else { return None };
    let setup = sight.game.setup();
    let article = irregularity::ground(setup.rules(), *irregularity, sight.game.rulings().remedy(*irregularity));
    Some(sight.words.say(&Phrase::with(Line::MarkByArticle, [Arg::Article(article, setup.edition)])))
}

/// What an act changes, as the question says it at the moment it is asked: what a clock shows and is to show, and which moves fall.
pub(super) fn change(sight: &Sight<'_>, command: &Command) -> Option<String> {
    if let Command::Arbiter(ArbiterCommand::GoBack(plies)) | Command::Reconcile(ReconcileCommand::Choose(plies)) =
        command
    {
        let fall = fallen(sight.game, *plies, sight.words.language())?;
        return Some(format!("{fall} {}", sight.label(Label::RuledOff)));
    }
    if let Command::Arbiter(ArbiterCommand::WithdrawRuling(_)) = command {
        return Some(sight.label(Label::PositionStays).to_owned());
    }
    let Command::Clock(command) = command else { return None };
    let from_to = |now: String, new: String| {
        format!("{}: {now}. {}: {new}.", sight.label(Label::ClockNow), sight.label(Label::ClockNew))
    };
    match command {
        ClockCommand::Set { side, left, completed } => {
            let clock = sight.view.clock?;
            let now = (*clock.left.get(*side), *clock.completed.get(*side));
            let new = (left.or(now.0), completed.unwrap_or(now.1));
            let written = |(left, moves)| format!("{}, {} {moves}", time(left), sight.label(Label::Completed));
            Some(with_warnings(sight, *side, new.0, from_to(written(now), written(new))))
        }
        ClockCommand::Shift { side, shift } => {
            let now = (*sight.view.clock?.left.get(*side))?;
            // More than there is cannot be taken: the core refuses it, and says so.
            let new = match *shift {
                Shift::Add(by) => now.checked_add(by)?,
                Shift::Take(by) => now.checked_sub(by)?,
            };
            Some(with_warnings(sight, *side, Some(new), from_to(time(Some(now)), time(Some(new)))))
        }
        ClockCommand::ReplaceControl(controls) => {
            let controls = from_to(both_written(sight.game.clock().controls()), both_written(controls));
            let Some(preview) = Preview::of(sight, &Command::Clock(command.clone())) else { return Some(controls) };
            let text = format!("{controls} {}.", preview.clocks(sight));
            Some(Color::ALL.into_iter().fold(text, |text, side| {
                let left = preview.left(sight, side);
                if left == preview::now(sight, side) { text } else { with_warnings(sight, side, left, text) }
            }))
        }
        ClockCommand::Stop
        | ClockCommand::Restart
        | ClockCommand::AskAssistant
        | ClockCommand::AskUnasked
        | ClockCommand::ForbidCalls
        | ClockCommand::AllowCalls => None,
    }
}

/// From which move to which all fall that were made after so many plies, as they stand on the sheets, and how many plies that is,
/// `2. Sf3 – 3... a6 (4)`: a wrong number costs the game, and nothing brings it back.
fn fallen(game: &Game, plies: usize, language: Language) -> Option<String> {
    let last = game.plies().len();
    let written = |number: usize, ply: &Ply| {
        let said = ply.played().map(|said| notation::by_placement(said, ply.standing.board(), ply.mover, language));
        format!("{} {}", game.setup().written_number(number), said.as_deref().unwrap_or("–"))
    };
    let (from, to) = (written(plies + 1, game.plies().get(plies)?), written(last, game.plies().last()?));
    match last - plies {
        1 => Some(format!("{from} (1)")),
        fall => Some(format!("{from} – {to} ({fall})")),
    }
}

/// A clock that runs goes on from the new time, and one at nothing has lost the game.
fn with_warnings(sight: &Sight<'_>, side: Color, new: Option<Duration>, mut text: String) -> String {
    let runs = sight.game.clock().side_running() == Some(side);
    let zero = new.is_some_and(|new| new.is_zero());
    for warning in [(runs, Label::ThisClockRuns), (zero, Label::ZeroIsFlag)] {
        if warning.0 {
            text.push(' ');
            text.push_str(sight.label(warning.1));
        }
    }
    text
}

/// Whole seconds, as the face of the clock shows them: `1:29:25`.
pub(super) fn time(left: Option<Duration>) -> String {
    let Some(seconds) = left.map(whole_seconds) else { return "–".to_owned() };
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use shakmaty::{Board, Role, Square};

    use super::*;
    use crate::{
        clock::Moment,
        game::{AnswerCommand, MoveCommand, Seat, Setup, StartCommand},
        laws::RawMove,
    };

    #[test]
    fn the_moves_that_fall_are_named_as_they_stand_on_the_sheets() {
        let mut game = Game::new(Setup::default());
        let mut does = |by, command: Command| {
            let events = game.decide(Moment::START, by, &command).expect("it is taken");
            events.iter().for_each(|event| game.apply(Moment::START, event));
        };
        does(Seat::Arbiter, Command::Start(StartCommand::Begin));
        let moves = [
            (Role::Pawn, Square::E2, Square::E4),
            (Role::Pawn, Square::E7, Square::E5),
            (Role::Knight, Square::G1, Square::F3),
        ];
        for ((role, from, to), mover) in moves.into_iter().zip([Color::White, Color::Black].into_iter().cycle()) {
            let mut board = Board::empty();
            board.set_piece_at(from, role.of(mover));
            let said = RawMove::from_squares(&board, from, to, None).expect("a piece");
            does(Seat::Player(mover), Command::Move(MoveCommand::Announce(said)));
            does(Seat::Player(mover), Command::Move(MoveCommand::Press));
            does(Seat::Player(mover.other()), Command::Answer(AnswerCommand::Repeat(None)));
            does(Seat::Player(mover.other()), Command::Answer(AnswerCommand::Execute(None)));
        }
        let of = |plies| fallen(&game, plies, Language::German);
        assert_eq!(of(1).as_deref(), Some("1... e5 – 2. Sf3 (2)"));
        assert_eq!(of(2).as_deref(), Some("2. Sf3 (1)"));
        assert_eq!((of(3), of(4)), (None, None));
    }
}
