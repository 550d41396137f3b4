use std::{
    path::Path,
    sync::{Arc, mpsc::channel},
};

use shakmaty::Color;

use super::*;
use crate::{
    app::{Input, Options, Session, SoundDesk, SystemVoiceUse, stages::Playing},
    game::{Command, DrawCommand, EndingCommand, Mode, Setup, StartCommand},
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

/// "The question no longer stands" was shown below the open question.
#[test]
fn a_second_click_on_the_act_that_asked_leaves_the_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    for _ in 0..3 {
        app.handle(Input::Gesture(Gesture::Mouse(Intent::Do(Command::Ending(EndingCommand::Resign)))));
    }
    let Stage::Game(playing) = &app.stage else { panic!("the game") };
    assert!(playing.desks.mouse().mode().question().is_some());
    assert!(!app.captions.iter().any(|caption| caption.text.contains("gilt nicht mehr")), "{:?}", app.captions);
}

/// Two quick taps closed it before anybody could have heard the question.
#[test]
fn the_key_that_asked_answers_only_once_the_question_can_have_been_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    for (left, agreed) in [(PATIENCE + PATIENCE, false), (PATIENCE / 2, true)] {
        app.quitting = Quitting::Asked(Line::QuitQuestion, app.clock.now() + left);
        app.handle(Input::Gesture(Gesture::ConfirmQuit(Device::Mouse)));
        assert_eq!(app.quitting == Quitting::Agreed, agreed, "{left:?}");
    }
}

/// White struck Ctrl+Q in Black's turn, one click of Black's closed the program, and nobody could tell who had.
#[test]
fn with_what_the_program_was_closed_in_the_middle_of_the_game_is_on_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    app.quitting = Quitting::Asked(Line::QuitQuestion, app.clock.now() + PATIENCE / 2);
    app.handle(Input::Gesture(Gesture::ConfirmQuit(Device::Mouse)));
    let Stage::Game(playing) = &app.stage else { panic!("the game") };
    let record = crate::journal::read(playing.session.path()).expect("a journal");
    let last = record.lines.last().map(|line| &line.event);
    let closed = Act::Notice(NoticeAct::Noticed(Incident::Closed(Device::Mouse)));
    assert_eq!(last, Some(&crate::game::Event { by: Some(Seat::Player(Color::Black)), act: closed }));
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
    assert_eq!(app.answers_quit(DeskAt::Keyboard, &Intent::Enter), Answers::No, "nothing was asked");
    for (place, act, answers) in [
        (DeskAt::Keyboard, Intent::Enter, Answers::Yes),
        (DeskAt::Keyboard, Intent::Here, Answers::Yes),
        (DeskAt::Mouse, Intent::Commit, Answers::Yes),
        (DeskAt::Mouse, Intent::Here, Answers::No),
    ] {
        app.handle(Input::Gesture(Gesture::Quit));
        assert_eq!((app.answers_quit(place, &act), app.quitting), (answers, Quitting::No), "{place:?} {act:?}");
    }
}

/// "Any other key plays on": Space pressed the clock, and a letter began a move.
#[test]
fn a_key_that_plays_on_does_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    let events = |app: &App| match &app.stage {
        Stage::Game(playing) => journal::read(playing.session.path()).expect("a journal").lines.len(),
        _ => panic!("the game"),
    };
    let before = events(&app);
    let press = Intent::Do(Command::Move(crate::game::MoveCommand::Press));
    for key in [press.clone(), Intent::OpenEntry(None), Intent::Do(Command::Ending(EndingCommand::Resign))] {
        app.handle(Input::Gesture(Gesture::Quit));
        app.handle(Input::Gesture(Gesture::Keyboard(key.clone())));
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        assert_eq!(*playing.desks.keyboard().mode(), crate::desk::Mode::Board, "{key:?}");
        assert_eq!((app.quitting, events(&app)), (Quitting::No, before), "{key:?}");
    }
    app.handle(Input::Gesture(Gesture::Quit));
    app.handle(Input::Gesture(Gesture::Mouse(press)));
    let Stage::Game(playing) = &app.stage else { panic!("the game") };
    assert!(app.quitting == Quitting::No && playing.desks.mouse().mode() == &crate::desk::Mode::Board);
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
    // Each click that comes too soon begins the wait anew: impatience is not an answer.
    let later = Moment::START + Duration::from_secs(3600);
    app.quitting = Quitting::LeavesGame(later);
    app.leave_finished(DeskAt::Keyboard);
    assert!(matches!(app.quitting, Quitting::LeavesGame(heard) if heard != later));
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

/// The item of the list does what Escape does, and asks as it does: by key, by gamepad, by mouse.
#[test]
fn the_list_leads_to_the_next_game() {
    for takes in [Intent::Enter, Intent::Grasp, Intent::TakeClaim(desk::Item::NextGame)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = signed(folder.path(), Mode::Practice);
        for intent in [Intent::OpenClaims, Intent::Leap(desk::Heading::Down), takes.clone()] {
            app.at_desk(DeskAt::Keyboard, intent);
        }
        assert!(matches!(app.quitting, Quitting::LeavesGame(_)), "{takes:?}: {:?}", app.captions);
        app.quitting = Quitting::LeavesGame(Moment::START);
        if let Stage::Game(playing) = &mut app.stage {
            playing.forget_strokes();
        }
        app.at_desk(DeskAt::Keyboard, takes.clone());
        assert!(matches!(app.stage, Stage::Menu(_)), "{takes:?}: {:?}", app.captions);
    }
}

/// Escape asked, and Alt+F4 or Ctrl+Q took both sheets away at once.
#[test]
fn closing_the_program_over_sheets_that_nobody_has_asks_once() {
    let over = |folder: &Path, signs: bool| {
        let mut app = signed(folder, Mode::Competition);
        if !signs {
            app = playing(folder);
            app.carry_out(Seat::Player(Color::White), &Command::Ending(EndingCommand::Resign));
        }
        app
    };
    for (signs, question) in [(false, Line::LeaveUnsigned), (true, Line::LeaveUnsaved)] {
        for gesture in [Gesture::Quit, Gesture::ConfirmQuit(Device::Keyboard)] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = over(folder.path(), signs);
            let close = |app: &mut App| app.handle(Input::Gesture(gesture.clone()));
            close(&mut app);
            close(&mut app);
            assert_eq!(app.quitting.shown(), Leaving::Asked(question), "{gesture:?}: the question is to be heard");
            app.handle(Input::Gesture(Gesture::Keyboard(Intent::Escape)));
            assert!(app.quitting == Quitting::No && matches!(app.stage, Stage::Game(_)), "{gesture:?}");
            app.quitting = Quitting::Asked(question, app.clock.now() + PATIENCE / 2);
            close(&mut app);
            assert_eq!(app.quitting, Quitting::Agreed, "{gesture:?}");
        }
    }
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
