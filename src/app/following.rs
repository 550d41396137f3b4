//! What ends an open question by itself: its time, the game that has gone on, and an earphone in which nobody heard it.
use shakmaty::Color;

use super::{App, News, desks::DeskAt, gestures::Reached, stages::Stage};
use crate::{
    clock::Moment,
    desk::{Answer, Desk, FIRST_MOMENT, Gravity, Intent, Mode, Purpose},
    game::{Due, Seat, Step},
    language::{Arg, Label, Line, Phrase},
    narration::{Audience, Cue},
    speak::Output,
};

/// What waits for a player who cannot hear it, as the room was told of it.
#[derive(Debug)]
pub(super) struct ToldUnheard {
    /// At which desk, what is open there, and what its player has to do.
    waits: (DeskAt, Mode, Step),
    at: Moment,
}

impl App {
    /// Ends what was asked or read back where its time is over, the game has gone on, or the person asked cannot hear it. To
    /// be called after whatever happens.
    pub(super) fn follow_questions(&mut self) -> News {
        let Stage::Game(playing) = &self.stage else { return News::None };
        let before = playing.desks.lapsing();
        if before == 0 {
            return News::None;
        }
        for place in DeskAt::ALL {
            self.end_unheard_question(place);
            self.work_at(place, Desk::follow);
        }
        let Stage::Game(playing) = &self.stage else { return News::Some };
        if playing.desks.lapsing() == before { News::None } else { News::Some }
    }

    /// A question that its person cannot hear ends: what answers it would be an act that he does not know of. The
    /// room hears why nothing is asked, and nothing of what was to be asked.
    fn end_unheard_question(&mut self, place: DeskAt) {
        let Some((_, player)) = self.asked_by_ear(place) else { return };
        let Some(why) = self.cannot_hear(player) else { return };
        self.work_at(place, |desk, _| desk.drop_question());
        self.tell(&[Cue::room(why)]);
    }

    /// The same of a move that was understood and read back into an earphone without sound: it may be another than was said.
    pub(super) fn end_unheard_read_back(&mut self, place: DeskAt) {
        let Some((player, _)) = self.reads_back_unheard(place) else { return };
        self.work_at(place, |desk, _| desk.discard_entry());
        self.tell(&[Cue::room(Phrase::with(Line::EarphoneSilent, [Arg::Color(player)]))]);
    }

    /// How much the answer takes to what is asked at a desk, and the player in whose ear it is.
    fn asked_by_ear(&self, place: DeskAt) -> Option<(Gravity, Color)> {
        let Stage::Game(playing) = &self.stage else { return None };
        let desk = playing.desks.at(place);
        let gravity = desk.mode().question()?.gravity();
        match Audience::private(desk.seat(), playing.session.game().setup()) {
            Audience::Earphone(player) => Some((gravity, player)),
            Audience::Page(_) | Audience::Room => None,
        }
    }

    /// Why a player cannot hear what he is asked: his earphone has lost its sound, or others would hear it too. An earphone that was
    /// chosen to be silent is one whose words are read on the screen.
    fn cannot_hear(&self, player: Color) -> Option<Phrase> {
        if self.sound.is_lost(Output::Earphone(player)) {
            return Some(Phrase::with(Line::EarphoneSilent, [Arg::Color(player)]));
        }
        self.sound.withholds_from(player).then(|| Phrase::line(Line::PrivateWordsShown))
    }

    /// Whether this act would answer by a loss what its player has heard at an output that plays no more. That is looked at when the
    /// answer counts, from when the key went down that has to be held: the loss of an output is told later.
    pub(super) fn answers_unheard(&mut self, place: DeskAt, intent: &Intent) -> bool {
        let (Intent::Answer(answer), Some((gravity, player))) = (intent, self.asked_by_ear(place)) else {
            return false;
        };
        let now = self.clock().now();
        match answer {
            _ if gravity == Gravity::Usual => false,
            Answer::Down => {
                self.sound.attend(player, now);
                false
            }
            Answer::Up => false,
            Answer::Held | Answer::Word => !self.sound.has_played(player, now),
        }
    }

    /// The same of what the person at a desk says.
    pub(super) fn has_not_heard_question(&mut self, place: DeskAt) -> bool {
        self.answers_unheard(place, &Intent::Answer(Answer::Word))
    }

    /// What was read back into an earphone which has lost its sound is committed by what answers a question, and not by the key of the
    /// daily step: nobody has heard what it is. The room hears why, and the way out, and nothing of the move or the board. The answer
    /// counts once the room has been told that, and nothing else was done since: the button that answers takes a piece, too. `None`
    /// where an act does what it always does.
    pub(super) fn meets_unheard_read_back(&mut self, place: DeskAt, intent: &Intent) -> Option<Reached> {
        let (player, what) = self.reads_back_unheard(place)?;
        let Stage::Game(playing) = &mut self.stage else { return None };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let waits = (place, playing.desks.at(place).mode().clone(), game.step(player));
        let told = playing.told_unheard.as_ref().filter(|told| told.waits == waits).map(|told| now.since(told.at));
        match (intent, told) {
            (Intent::Answer(Answer::Down | Answer::Word), Some(since)) if since >= FIRST_MOMENT => {
                self.work_at(place, |desk, view| desk.take(Intent::Enter, view));
                Some(Reached::Yes)
            }
            // The second stroke of a hand that has not heard the room yet.
            (Intent::Answer(Answer::Down | Answer::Word), Some(_)) => Some(Reached::No),
            (Intent::Enter | Intent::Commit | Intent::Answer(Answer::Down | Answer::Word), _) => {
                playing.told_unheard = Some(ToldUnheard { waits, at: now });
                let how = Phrase::line(Line::AnswerConfirms);
                let how = self.pads.in_buttons_of(Seat::Player(player), &how).unwrap_or(how);
                let why = Phrase::with(Line::EarphoneSilent, [Arg::Color(player)]);
                let what = Phrase::with(Line::Bare, [Arg::Label(what)]);
                self.tell(&[Cue::room(Phrase::Several(vec![why, what, how]))]);
                Some(Reached::No)
            }
            _ => {
                playing.told_unheard.take_if(|_| !intent.only_answers());
                None
            }
        }
    }

    /// Who cannot hear what waits for him at a desk: what was read back there, or a step by which his board is put right. And what
    /// commits it, in words for the room.
    pub(super) fn reads_back_unheard(&self, place: DeskAt) -> Option<(Color, Label)> {
        let Stage::Game(playing) = &self.stage else { return None };
        let (desk, game) = (playing.desks.at(place), playing.session.game());
        let Audience::Earphone(player) = Audience::private(desk.seat(), game.setup()) else { return None };
        let what = match (desk.mode(), game.step(player)) {
            (Mode::ReadBack { purpose, .. }, _) => committed(*purpose),
            (Mode::ToldBack(_), _) => Label::Done,
            (Mode::Board, Step::Reconcile(Due::Correct(..))) => Label::CorrectionDone,
            (Mode::Board, Step::Reconcile(Due::Compare(_))) => Label::BoardIsRight,
            _ => return None,
        };
        self.sound.is_lost(Output::Earphone(player)).then_some((player, what))
    }
}

/// What commits a move, in words for the room: nothing of the move, nor of a claim or a sealed move.
const fn committed(purpose: Purpose) -> Label {
    match purpose {
        Purpose::Announce => Label::Announce,
        Purpose::Correct => Label::PadCorrection,
        Purpose::Repeat => Label::PadRepeated,
        Purpose::Execute => Label::PadExecuted,
        Purpose::Seal | Purpose::Place | Purpose::Threefold | Purpose::FiftyMoves | Purpose::Declare => Label::Done,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use shakmaty::Square;

    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        audio::{DeviceName, OutputError},
        clock::Moment,
        game::{
            AnswerCommand, ClaimCommand, Command, DrawCommand, EndingCommand, MoveCommand, PrivateWords,
            ReconcileCommand,
        },
        laws::RawMove,
        screen::Gesture,
        speak::SpeakerEvent,
    };

    const EAR: Output = Output::Earphone(Color::White);

    fn with_earphone(folder: &Path) -> App {
        let mut app = playing(folder);
        app.sound.pretend("room", "usb");
        app
    }

    /// Before that no draw is agreed (5.2.3 of 2023).
    fn both_move(app: &mut App) {
        let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
        let start = shakmaty::Board::default();
        let pawn = |from, to| RawMove::from_squares(&start, from, to, None).expect("a pawn");
        let white = MoveCommand::Announce(pawn(Square::E2, Square::E4));
        for (side, makes) in [(Color::White, white), (Color::Black, MoveCommand::Place(pawn(Square::E7, Square::E5)))] {
            let (mover, other) = (Seat::Player(side), Seat::Player(side.other()));
            for (by, command) in [
                (mover, Command::Move(makes)),
                (mover, Command::Move(MoveCommand::Press)),
                (other, Command::Answer(AnswerCommand::Repeat(None))),
                (other, Command::Answer(AnswerCommand::Execute(None))),
            ] {
                playing.session.act(by, &command);
            }
        }
    }

    fn unplug(app: &mut App) {
        let error = OutputError::Gone { device: "USB".to_owned() };
        app.handle(Input::Speaker(SpeakerEvent::Lost(EAR, error)));
    }

    fn key(app: &mut App, intent: Intent) {
        app.handle(Input::Gesture(Gesture::Keyboard(intent)));
    }

    fn is_asked(app: &App) -> bool {
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        playing.desks.keyboard().mode().question().is_some()
    }

    fn is_over(app: &App) -> bool {
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        playing.session.game().ending().is_some()
    }

    fn room_heard(app: &App) -> usize {
        let silent = "Der Kopfhörer von Weiß ist stumm. Bitte die Verbindung prüfen.";
        app.captions.iter().filter(|caption| caption.to == Audience::Room && caption.text == silent).count()
    }

    /// He had resigned by two keys, and had not heard the question between them.
    #[test]
    fn what_cannot_be_heard_is_not_asked_and_the_room_hears_why() {
        let accept = Command::Draw(DrawCommand::Accept);
        for command in [
            Command::Ending(EndingCommand::Resign),
            Command::Draw(DrawCommand::Offer),
            accept.clone(),
            Command::Claim(ClaimCommand::Make(crate::game::Claim::IllegalMove)),
            Command::Claim(ClaimCommand::Flag),
        ] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = with_earphone(folder.path());
            if command == accept {
                both_move(&mut app);
                app.act(Seat::Player(Color::Black), &Command::Draw(DrawCommand::Offer));
            }
            unplug(&mut app);
            let (told, before) = (room_heard(&app), app.captions.iter().count());
            key(&mut app, Intent::Do(command.clone()));
            assert!(!is_asked(&app), "{command:?}");
            assert_eq!((told, room_heard(&app)), (1, 2), "{command:?}");
            for answer in [Answer::Down, Answer::Held, Answer::Up, Answer::Word] {
                key(&mut app, Intent::Answer(answer));
            }
            assert!(!is_over(&app), "{command:?}");
            let room = app.captions.iter().skip(before).filter(|caption| caption.to == Audience::Room).count();
            assert_eq!(room, 1, "{command:?}: the room hears nothing of what was to be asked: {:?}", app.captions);
        }
    }

    /// The defect: the refusal came after the yes, and in a claim after the move that was dictated for it.
    #[test]
    fn nobody_is_asked_for_what_he_may_not_do() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = with_earphone(folder.path());
        app.act(Seat::Player(Color::White), &Command::Draw(DrawCommand::Offer));
        for (command, why) in [
            (Command::Draw(DrawCommand::Offer), "Das Remisangebot gilt noch."),
            (Command::Draw(DrawCommand::Accept), "Das Remisangebot gilt noch."),
            (Command::Ending(EndingCommand::SignSheets), "Die Partie ist noch nicht zu Ende."),
        ] {
            key(&mut app, Intent::Do(command.clone()));
            assert!(!is_asked(&app), "{command:?}");
            let told = app.captions.iter().next_back().map(|caption| caption.text.clone());
            assert!(told.as_deref().is_some_and(|told| told.contains(why)), "{command:?}: {told:?}");
        }
        key(&mut app, Intent::Do(Command::Ending(EndingCommand::Resign)));
        assert!(is_asked(&app));
    }

    #[test]
    fn nobody_signs_what_he_was_not_asked() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = with_earphone(folder.path());
        app.act(Seat::Player(Color::Black), &Command::Ending(EndingCommand::Resign));
        unplug(&mut app);
        let sign = Intent::Do(Command::Ending(EndingCommand::SignSheets));
        for intent in [sign, Intent::Answer(Answer::Down), Intent::Answer(Answer::Held)] {
            key(&mut app, intent);
            assert!(!is_asked(&app));
        }
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        assert!(!playing.session.game().has_signed(Color::White));
    }

    #[test]
    fn a_question_ends_when_the_earphone_is_pulled_out_and_is_asked_again_in_the_next() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = with_earphone(folder.path());
        let resign = || Intent::Do(Command::Ending(EndingCommand::Resign));
        key(&mut app, resign());
        assert!(is_asked(&app));
        unplug(&mut app);
        assert!(!is_asked(&app));
        let name = DeviceName { id: "usb".to_owned(), description: "USB".to_owned() };
        app.handle(Input::Speaker(SpeakerEvent::Ready(EAR, name)));
        key(&mut app, resign());
        assert!(is_asked(&app));
        key(&mut app, Intent::Answer(Answer::Word));
        assert!(is_over(&app));
    }

    #[test]
    fn who_reads_his_question_is_asked_whatever_is_unplugged() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = with_earphone(folder.path());
        unplug(&mut app);
        app.handle(Input::Gesture(Gesture::Mouse(Intent::Do(Command::Ending(EndingCommand::Resign)))));
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        assert!(playing.desks.mouse().mode().question().is_some());
    }

    /// The sound server was killed right after the question, and the key that was held at once resigned: the loss was told two
    /// seconds later.
    #[test]
    fn what_was_heard_at_an_output_that_plays_no_more_is_not_answered() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = with_earphone(folder.path());
        app.sound.pretend_device().pretend_fill();
        key(&mut app, Intent::Do(Command::Ending(EndingCommand::Resign)));
        let hold = |app: &mut App, plays: bool| {
            key(app, Intent::Answer(Answer::Down));
            // The key has been down for as long as it has to be, however fast this machine is.
            app.sound.attend(Color::White, Moment::START);
            if plays {
                app.sound.pretend_device().pretend_fill();
            }
            key(app, Intent::Answer(Answer::Held));
        };
        let heard = app.clock().now() + crate::desk::FIRST_MOMENT;
        wait_until(&app, heard);
        hold(&mut app, false);
        assert!(is_asked(&app) && !is_over(&app), "it waits, and is said again");
        let said = app.sound.due(EAR);
        assert!(said.iter().any(|said| said.content.speech.to_string().contains("gibt auf")), "{said:?}");
        hold(&mut app, true);
        assert!(is_over(&app));
    }

    fn announced(app: &App) -> usize {
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        playing.session.game().record().announcements()
    }

    fn room_said(app: &App) -> &str {
        let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Room);
        last.map_or("", |caption| caption.text.as_str())
    }

    /// Enter twice announced a move that nobody had heard.
    #[test]
    fn what_was_read_back_unheard_is_announced_by_an_act_of_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = with_earphone(folder.path());
        unplug(&mut app);
        for intent in [Intent::OpenEntry(None), Intent::Insert('e'), Intent::Insert('4'), Intent::Enter] {
            key(&mut app, intent);
        }
        let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
        playing.forget_strokes();
        key(&mut app, Intent::Enter);
        assert_eq!(announced(&app), 0);
        let way_out = "Der Kopfhörer von Weiß ist stumm. Bitte die Verbindung prüfen. Ansagen. Y: ja. Escape: nein.";
        assert_eq!(room_said(&app), way_out);
        key(&mut app, Intent::Answer(Answer::Down));
        assert_eq!(announced(&app), 0, "the second stroke of a hand that has not heard it");
        let now = app.clock().now();
        wait_until(&app, now + FIRST_MOMENT);
        key(&mut app, Intent::Answer(Answer::Down));
        assert_eq!(announced(&app), 1);
        assert_eq!(room_said(&app), "Bauer Eva zwei nach Eva vier");
    }

    /// The button that answers takes a piece, too: put down on a wrong square in silence, a pawn was announced when its player took
    /// another piece. The room had not been told that anything waits for an answer.
    #[test]
    fn what_was_put_down_unheard_is_announced_by_no_button_before_the_room_was_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = with_earphone(folder.path());
        unplug(&mut app);
        let typed = "e2e5".chars().map(Intent::Insert);
        for intent in [Intent::OpenEntry(None)].into_iter().chain(typed).chain([Intent::Enter]) {
            key(&mut app, intent);
        }
        key(&mut app, Intent::Walk(crate::desk::Direction::Left));
        for round in 0..2 {
            key(&mut app, Intent::Answer(Answer::Down));
            assert_eq!(announced(&app), 0, "{round}");
            assert!(room_said(&app).ends_with("Ansagen. Y: ja. Escape: nein."), "{}", room_said(&app));
            let now = app.clock().now();
            wait_until(&app, now + FIRST_MOMENT);
            // Whoever goes on to another piece has not answered.
            key(&mut app, Intent::Walk(crate::desk::Direction::Left));
        }
        for _ in 0..2 {
            key(&mut app, Intent::Answer(Answer::Down));
            let now = app.clock().now();
            wait_until(&app, now + FIRST_MOMENT);
        }
        assert_eq!(announced(&app), 1, "told, and answered");
    }

    /// Enter twice told the arbiter of a board that nobody had heard read back, and each Enter confirmed a step.
    #[test]
    fn what_a_comparison_asks_unheard_is_confirmed_by_an_act_of_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = with_earphone(folder.path());
        let act = |app: &mut App, command| app.act(Seat::Arbiter, &Command::Reconcile(command));
        let stage = |app: &App| {
            let Stage::Game(playing) = &app.stage else { panic!("the game") };
            let game = playing.session.game();
            (game.step(Color::White), game.board(Color::White).piece_at(Square::E4).is_some())
        };
        let strike = |app: &mut App, intent: Intent| {
            let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
            playing.forget_strokes();
            key(app, intent);
        };
        act(&mut app, ReconcileCommand::Begin);
        unplug(&mut app);
        key(&mut app, Intent::PutDown(Square::E2));
        key(&mut app, Intent::PutDown(Square::E4));
        strike(&mut app, Intent::Enter);
        assert_eq!(stage(&app), (Step::Reconcile(Due::Tell), false));
        wait_until(&app, app.clock().now() + FIRST_MOMENT);
        strike(&mut app, Intent::Answer(Answer::Down));
        assert_eq!(stage(&app), (Step::Reconcile(Due::Tell), true), "he meant it");
        act(&mut app, ReconcileCommand::Choose(0));
        wait_until(&app, app.clock().now() + FIRST_MOMENT);
        for (word, is_correction) in [("Erledigt", true), ("Stimmt", false)] {
            let (due, _) = stage(&app);
            assert_eq!(matches!(due, Step::Reconcile(Due::Correct(..))), is_correction, "{due:?}");
            strike(&mut app, Intent::Enter);
            assert_eq!(stage(&app).0, due, "nobody has heard it");
            assert!(room_said(&app).contains(word), "{}", room_said(&app));
            wait_until(&app, app.clock().now() + FIRST_MOMENT);
            strike(&mut app, Intent::Answer(Answer::Down));
            assert_ne!(stage(&app).0, due);
        }
    }

    fn wait_until(app: &App, moment: Moment) {
        while app.clock().now() < moment {
            std::thread::yield_now();
        }
    }

    /// Room and earphone were one device, and whoever sees no screen was asked there.
    #[test]
    fn nobody_is_asked_where_his_words_are_only_shown() {
        for (private, asked) in [(PrivateWords::OwnDevice, false), (PrivateWords::RoomToo, true)] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = playing(folder.path());
            app.sound.pretend_allowed("room", "room", private);
            key(&mut app, Intent::Do(Command::Ending(EndingCommand::Resign)));
            assert_eq!(is_asked(&app), asked, "{private:?}");
            let shown = "Private Worte stehen nur auf dem Bildschirm.";
            let told = app.captions.iter().filter(|told| told.to == Audience::Room && told.text.contains(shown));
            assert_eq!(told.count(), usize::from(!asked), "{private:?}");
        }
    }
}
