//! Closing the program in the middle of a game, or with a game that is in memory alone, is asked about, and answered by an act
//! of its own: Ctrl+Q, or the button of the question. Whatever else is done ends the question, and so do thirty seconds.
use std::time::Duration;

use shakmaty::Color;

use super::{App, News, desks::DeskAt, home::Sheets, stages::Stage};
use crate::{
    clock::Moment,
    desk::{Answer, Intent},
    game::{Game, Mode, Seat},
    language::{Line, Phrase},
    narration::{Audience, Cue},
    screen::Leaving,
};

/// So long a question has to have stood before the key that asked it answers it: who taps twice has not heard it.
const HEARD: Duration = Duration::from_secs(1);
/// How long the question stands.
const PATIENCE: Duration = Duration::from_secs(30);

/// Whether the program is to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Quitting {
    /// It is not.
    No,
    /// Somebody is asked this, until this moment.
    Asked(Line, Moment),
    /// It stays, but the game is left when that is asked for again: its scoresheets are not signed, or nobody has taken one
    /// home. Not before this moment: the question is to be heard.
    LeavesGame(Moment),
    /// The program ends.
    Agreed,
}

impl Quitting {
    /// What the window is told of it.
    pub(super) const fn shown(self) -> Leaving {
        match self {
            Self::No | Self::LeavesGame(_) => Leaving::Not,
            Self::Asked(question, _) => Leaving::Asked(question),
            Self::Agreed => Leaving::Agreed,
        }
    }
}

impl App {
    /// Somebody closes the window: once more is asked once more, but not by a key that is held.
    pub(super) fn ask_to_quit(&mut self) {
        let Some(question) = self.quit_question() else { return self.quit() };
        let is_fresh = self.is_just_asked(question);
        self.end_questions_of_players();
        self.quitting = Quitting::Asked(question, self.clock.now() + PATIENCE);
        if !is_fresh {
            self.tell_keyboard(Phrase::line(question));
        }
    }

    /// One question at a time: the key that answers this one would answer what a player was asked before, too.
    fn end_questions_of_players(&mut self) {
        for place in DeskAt::ALL {
            self.work_at(place, |desk, _| desk.drop_question());
        }
    }

    /// Whether this was asked too short a time ago to have been heard.
    fn is_just_asked(&self, question: Line) -> bool {
        matches!(self.quitting, Quitting::Asked(asked, until)
            if asked == question && until.since(self.clock.now()) + HEARD > PATIENCE)
    }

    /// The answer to the question, once it can have been heard; where none was asked, it is.
    pub(super) fn confirm_quit(&mut self) {
        match self.quitting {
            Quitting::Asked(_, until) if until.since(self.clock.now()) + HEARD > PATIENCE => {}
            Quitting::Asked(..) => self.quit(),
            Quitting::No | Quitting::LeavesGame(_) | Quitting::Agreed => self.ask_to_quit(),
        }
    }

    /// The program ends.
    pub(super) fn quit(&mut self) {
        self.quitting = Quitting::Agreed;
        // The window looks whether it may go when it is told to.
        self.publish();
        self.shared.close_window();
    }

    /// The question is over, if there was one; that is said.
    pub(super) fn stay(&mut self) {
        if matches!(self.quitting, Quitting::Asked(..)) {
            self.quitting = Quitting::No;
            self.tell_keyboard(Phrase::line(Line::StaysOpen));
        } else if matches!(self.quitting, Quitting::LeavesGame(_)) {
            self.quitting = Quitting::No;
        }
    }

    /// Ends the question with an act; whether that act was the answer, and means nothing else. Enter, and what says yes to a
    /// player's question, are how other questions are answered: here they do not close, and do nothing in the game either.
    pub(super) fn answers_quit(&mut self, intent: &Intent) -> Answers {
        let asked = matches!(self.quitting, Quitting::Asked(..));
        // A key that was held before it was asked is let go: nobody has acted.
        if asked && matches!(intent, Intent::Answer(Answer::Up | Answer::Held)) {
            return Answers::Yes;
        }
        self.stay();
        let answers = matches!(intent, Intent::Escape | Intent::Enter | Intent::Commit | Intent::Answer(_));
        if asked && answers { Answers::Yes } else { Answers::No }
    }

    /// The question ends when nobody has answered it.
    pub(super) fn pass_quit_question(&mut self) -> News {
        match self.quitting {
            Quitting::Asked(_, until) if until <= self.clock.now() => {
                self.stay();
                News::Some
            }
            Quitting::Asked(..) | Quitting::No | Quitting::LeavesGame(_) | Quitting::Agreed => News::None,
        }
    }

    /// How long the question stands yet.
    pub(super) fn quit_question_ends_in(&self) -> Option<Duration> {
        match self.quitting {
            Quitting::Asked(_, until) => Some(until.since(self.clock.now())),
            Quitting::No | Quitting::LeavesGame(_) | Quitting::Agreed => None,
        }
    }

    /// What is asked before the program ends: whether a game is to be broken off, or to be lost; a practice is none.
    fn quit_question(&self) -> Option<Line> {
        let Stage::Game(playing) = &self.stage else { return None };
        if playing.drilling.is_some() {
            return None;
        }
        if playing.session.has_unwritten() {
            return Some(Line::QuitUnwritten);
        }
        is_on(playing.session.game()).then_some(Line::QuitQuestion)
    }

    /// Escape after the game: to the menu, once the game is on the disk. Before both have signed, and before any sheet was saved or
    /// printed, it is asked for once more.
    pub(super) fn leave_finished(&mut self, place: DeskAt) {
        let now = self.clock.now();
        match self.quitting {
            // A key that bounces is not an answer.
            Quitting::LeavesGame(heard) if now < heard => return,
            Quitting::LeavesGame(_) => {
                self.quitting = Quitting::No;
                return self.leave_game();
            }
            Quitting::No | Quitting::Asked(..) | Quitting::Agreed => {}
        }
        if self.answers_quit(&Intent::Escape) == Answers::Yes {
            return;
        }
        if self.quit_question().is_some() {
            return self.ask_to_quit();
        }
        let Some(line) = self.leave_question() else { return self.leave_game() };
        self.quitting = Quitting::LeavesGame(now + HEARD);
        self.ask_before_leaving(place, line);
    }

    /// The person who leaves is asked, and the player at the keyboard: the sheet that is left behind may be his.
    fn ask_before_leaving(&mut self, place: DeskAt, line: Line) {
        let Stage::Game(playing) = &self.stage else { return };
        let setup = playing.session.game().setup();
        let mut asked = vec![Audience::private(playing.desks.at(place).seat(), setup)];
        asked.extend(self.keyboard_owner().map(|player| Audience::private(Seat::Player(player), setup)));
        asked.dedup();
        let cues: Vec<Cue> = asked.into_iter().map(|to| Cue::answer(to, Phrase::line(line))).collect();
        self.tell(&cues);
    }
}

impl App {
    /// What is asked before a finished game is left: a player of a competition has yet to sign (8.7), or nobody has saved or
    /// printed a sheet. A practice of the tournament sequence has no sheet to take home.
    fn leave_question(&self) -> Option<Line> {
        let Stage::Game(playing) = &self.stage else { return None };
        let game = playing.session.game();
        if game.setup().mode == Mode::Competition && !Color::ALL.iter().all(|&side| game.has_signed(side)) {
            return Some(Line::LeaveUnsigned);
        }
        (playing.sheets == Sheets::OnlyHere && playing.drilling.is_none()).then_some(Line::LeaveUnsaved)
    }
}

/// Whether an act answered the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answers {
    Yes,
    No,
}

fn is_on(game: &Game) -> bool {
    use crate::game::Stands;
    match game.progress() {
        Some(Stands::Playing { .. } | Stands::Unconfirmed) => true,
        // What is sealed may rest until the game is resumed, unless a clock runs.
        Some(Stands::Adjourned) => game.clock().side_running().is_some(),
        Some(Stands::NotBegun) | None => false,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::{
        path::Path,
        sync::{Arc, mpsc::channel},
    };

    use shakmaty::Color;

    use super::*;
    use crate::{
        app::{Input, Options, Session, SoundDesk, SystemVoiceUse, stages::Playing},
        game::{Command, DrawCommand, EndingCommand, Setup, StartCommand},
        language::Request,
        listen::{
            Acceptance, Expectation, ExpectedAnswer, Fit, Heard, Interpretation, KnownSpeaker, Meaning, Scope,
            capture::{CapturedUtterance, Gate, MicrophonePlace},
            speaker::SpeakerVerdict,
        },
        screen::Gesture,
    };

    /// A game that is on, with no sound and no device.
    pub(in crate::app) fn playing(folder: &Path) -> App {
        let (outbox, _) = channel();
        let sound = SoundDesk::new(outbox.clone(), SystemVoiceUse::Nothing).expect("the built-in voice");
        let options = Options::below(folder);
        let mut app = App::new(options, sound, outbox, Arc::default());
        let mut session = Session::begin(Setup::default(), folder).expect("a session");
        session.act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
        app.stage = Stage::Game(Box::new(Playing::new(session, shakmaty::ByColor::default())));
        app
    }

    /// The window was killed: the program asked, and went on without one.
    #[test]
    fn the_program_ends_with_its_window() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.handle(Input::Gesture(Gesture::Quit));
        assert!(matches!(app.quitting, Quitting::Asked(..)), "who closes it is asked");
        app.handle(Input::WindowGone);
        assert_eq!(app.quitting, Quitting::Agreed);
    }

    /// What was asked at the mouse stood on the opponent's page with its keys, after the answer and in the next game.
    #[test]
    fn the_page_of_a_player_keeps_no_question_and_no_words_of_the_game_before() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let black = Audience::Page(Seat::Player(Color::Black));
        let told = |app: &App| app.captions.iter().filter(|caption| caption.to == black).count();
        let mouse = |intent| Input::Gesture(Gesture::Mouse(intent));
        app.handle(mouse(Intent::Do(Command::Ending(EndingCommand::Resign))));
        let asks = |app: &App| match &app.stage {
            Stage::Game(playing) => playing.desks.of_player(Color::Black).mode().question().is_some(),
            _ => false,
        };
        assert!(asks(&app) && told(&app) == 0, "{:?}", app.captions);
        app.handle(mouse(Intent::Escape));
        app.act(Seat::Player(Color::Black), &Command::Draw(DrawCommand::Accept));
        assert!(told(&app) > 0, "a refusal is shown: {:?}", app.captions);
        app.clear_pages();
        assert_eq!(told(&app), 0);
    }

    /// Two quick taps closed it before anybody could have heard the question.
    #[test]
    fn the_key_that_asked_answers_only_once_the_question_can_have_been_heard() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        for (left, agreed) in [(PATIENCE + PATIENCE, false), (PATIENCE / 2, true)] {
            app.quitting = Quitting::Asked(Line::QuitQuestion, app.clock.now() + left);
            app.handle(Input::Gesture(Gesture::ConfirmQuit));
            assert_eq!(app.quitting == Quitting::Agreed, agreed, "{left:?}");
        }
    }

    /// A key that closes the window, held, began the sentence again with each repeat.
    #[test]
    fn a_question_is_not_said_again_before_it_can_have_been_heard() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let asked = |app: &App| app.captions.iter().count();
        app.handle(Input::Gesture(Gesture::Quit));
        let once = asked(&app);
        for _ in 0..5 {
            app.handle(Input::Gesture(Gesture::Quit));
        }
        assert_eq!(asked(&app), once);
        app.quitting = Quitting::Asked(Line::QuitQuestion, app.clock.now() + PATIENCE / 2);
        app.handle(Input::Gesture(Gesture::Quit));
        assert!(asked(&app) > once, "later it is asked again");
    }

    /// Enter answers questions elsewhere: it neither closes the program nor takes the step that is due.
    #[test]
    fn enter_ends_the_question_and_does_nothing_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        assert_eq!(app.answers_quit(&Intent::Enter), Answers::No, "nothing was asked");
        for (act, answers) in
            [(Intent::Enter, Answers::Yes), (Intent::Commit, Answers::Yes), (Intent::Here, Answers::No)]
        {
            app.handle(Input::Gesture(Gesture::Quit));
            assert_eq!((app.answers_quit(&act), app.quitting), (answers, Quitting::No), "{act:?}");
        }
    }

    /// The key that means yes elsewhere was held at the second question, and answered the first: the game was lost.
    #[test]
    fn a_question_of_a_player_ends_where_it_is_asked_whether_to_close() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let asks = |app: &App| match &app.stage {
            Stage::Game(playing) => DeskAt::ALL.iter().any(|&at| playing.desks.at(at).mode().question().is_some()),
            _ => false,
        };
        let key = |answer| Input::Gesture(Gesture::Keyboard(Intent::Answer(answer)));
        app.handle(Input::Gesture(Gesture::Keyboard(Intent::Do(Command::Ending(EndingCommand::Resign)))));
        assert!(asks(&app));
        app.handle(Input::Gesture(Gesture::Quit));
        assert!(matches!(app.quitting, Quitting::Asked(..)) && !asks(&app));
        for answer in [Answer::Down, Answer::Held, Answer::Up] {
            app.handle(key(answer));
        }
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        assert!(!playing.session.game().is_finished() && app.quitting == Quitting::No);
    }

    fn hears(app: &mut App, gate: Gate, acceptance: Acceptance, meaning: Meaning) {
        let verdict = Interpretation {
            acceptance,
            heard: String::new(),
            meaning,
            fit: Fit::Clear,
            agreed: true,
            speaker: KnownSpeaker::Known,
        };
        let scope = Scope::Placement { board: Box::default(), turn: Color::White };
        let expectation = Arc::new(Expectation { scope, asked: ExpectedAnswer::Nothing });
        let utterance = CapturedUtterance { samples: Vec::new(), rate: 16_000, gate, spoken: None };
        app.heard(
            MicrophonePlace::Player(Color::White),
            Heard { verdict, expectation, utterance, speaker: SpeakerVerdict::Own },
        );
    }

    /// Somebody coughs, or says yes to somebody else.
    #[test]
    fn talk_near_an_open_microphone_leaves_the_question() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.handle(Input::Gesture(Gesture::Quit));
        hears(&mut app, Gate::Open, Acceptance::Rejected, Meaning::Noise);
        hears(&mut app, Gate::Open, Acceptance::Agreed, Meaning::Request(Request::Yes));
        assert!(matches!(app.quitting, Quitting::Asked(..)));
        hears(&mut app, Gate::Open, Acceptance::Agreed, Meaning::Request(Request::OwnTime));
        assert_eq!(app.quitting, Quitting::No, "what is done ends it");
    }

    #[test]
    fn a_game_that_nobody_has_signed_is_left_by_a_second_escape() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let Stage::Game(playing) = &mut app.stage else { panic!("no game") };
        let resign = Command::Ending(crate::game::EndingCommand::Resign);
        playing.session.act(Seat::Player(Color::White), &resign);
        assert!(playing.session.game().is_finished());
        app.leave_finished(DeskAt::Keyboard);
        app.leave_finished(DeskAt::Keyboard);
        assert!(matches!(app.stage, Stage::Game(_)), "a key that bounces leaves nothing");
        assert!(matches!(app.quitting, Quitting::LeavesGame(_)));
        app.keyboard(Intent::Ask(crate::narration::Question::Step));
        assert_eq!(app.quitting, Quitting::No, "what is done ends it");
        app.quitting = Quitting::LeavesGame(Moment::START);
        app.leave_finished(DeskAt::Keyboard);
        assert!(!matches!(app.stage, Stage::Game(_)));
    }

    /// A game that is over, and signed by both.
    fn signed(folder: &Path, mode: Mode) -> App {
        let mut app = playing(folder);
        let mut session = Session::begin(Setup { mode, ..Setup::default() }, folder).expect("a session");
        session.act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
        app.stage = Stage::Game(Box::new(Playing::new(session, shakmaty::ByColor::default())));
        app.carry_out(Seat::Player(Color::White), &Command::Ending(EndingCommand::Resign));
        for side in Color::ALL {
            app.carry_out(Seat::Player(side), &Command::Ending(EndingCommand::SignSheets));
        }
        app
    }

    fn told(app: &App, to: Audience) -> bool {
        app.captions
            .iter()
            .any(|caption| caption.to == to && caption.text.starts_with("Die Partieformulare sind noch nicht g"))
    }

    /// White heard "signed", struck Escape, and both sheets were gone.
    #[test]
    fn a_signed_game_of_which_nothing_was_taken_home_is_left_by_a_second_act_alone() {
        let (white, black) = (Audience::Earphone(Color::White), Audience::Page(Seat::Player(Color::Black)));
        for mode in [Mode::Competition, Mode::Practice] {
            for (by, asked) in
                [(Gesture::Keyboard(Intent::Escape), [true, false]), (Gesture::Mouse(Intent::Escape), [true, true])]
            {
                let folder = tempfile::tempdir().expect("a folder");
                let mut app = signed(folder.path(), mode);
                app.handle(Input::Gesture(by.clone()));
                assert!(matches!(app.stage, Stage::Game(_)), "{mode:?} {by:?}");
                assert_eq!([told(&app, white), told(&app, black)], asked, "{mode:?} {by:?}");
                app.quitting = Quitting::LeavesGame(Moment::START);
                app.handle(Input::Gesture(by.clone()));
                assert!(!matches!(app.stage, Stage::Game(_)), "{mode:?} {by:?}");
            }
        }
    }
}
