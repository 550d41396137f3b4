//! Whose word what a microphone heard is, and what comes of it.
use std::sync::Arc;

use shakmaty::{Board, Color, Square};

use super::*;
use crate::{
    app::{Input, quitting::tests::playing},
    desk::Intent,
    game::{Act, AnswerCommand, Command, Device, DeviceCommand, MoveAct, MoveCommand},
    language::Request,
    laws::RawMove,
    listen::{Acceptance, Expectation, ExpectedAnswer, Fit, KnownSpeaker, Meaning, Scope, capture::CapturedUtterance},
    screen::{Gesture, Held},
    speak::{Output, SpeakerEvent},
};

/// White's microphone hears e4 for certain, said by this person.
fn e4_said_by(app: &mut App, speaker: SpeakerVerdict, gate: Gate) {
    let said = pawn(Square::E2, Square::E4);
    heard_at(app, MicrophonePlace::Player(Color::White), said, Acceptance::Agreed, speaker, gate);
}

/// A move of a pawn from the first position.
fn pawn(from: Square, to: Square) -> RawMove {
    RawMove::from_squares(&Board::default(), from, to, None).expect("a pawn")
}

/// This microphone hears a move.
fn heard_at(
    app: &mut App,
    place: MicrophonePlace,
    said: RawMove,
    acceptance: Acceptance,
    speaker: SpeakerVerdict,
    gate: Gate,
) {
    let verdict = Interpretation {
        acceptance,
        heard: "Eva vier".to_owned(),
        meaning: Meaning::Move(said, None),
        fit: Fit::Sure,
        agreed: true,
        speaker: KnownSpeaker::Anybody,
    };
    let scope = Scope::Placement { board: Box::default(), turn: Color::White };
    let expectation = Arc::new(Expectation { scope, asked: ExpectedAnswer::Nothing });
    let utterance = CapturedUtterance { samples: vec![0.0; 160], rate: 16_000, gate, spoken: None };
    app.heard(place, Heard { verdict, expectation, utterance, speaker });
}

fn announcements(app: &App) -> usize {
    let Stage::Game(playing) = &app.stage else { panic!("no game") };
    playing.session.game().record().announcements()
}

/// A neighbour's move does nothing and says nothing, but that the player is told each second time how he is heard for certain.
#[test]
fn a_neighbours_move_is_not_heard_and_a_key_overrides() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    let told = |app: &App| app.captions.iter().filter(|told| told.text.contains("nicht Ihre Stimme")).count();
    let before = app.captions.iter().count();
    e4_said_by(&mut app, SpeakerVerdict::Other, Gate::Open);
    assert_eq!((announcements(&app), app.captions.iter().count()), (0, before), "no reaction");
    for _ in 0..5 {
        e4_said_by(&mut app, SpeakerVerdict::Other, Gate::Open);
    }
    assert_eq!((announcements(&app), told(&app)), (0, 3), "{:?}", app.captions);
    e4_said_by(&mut app, SpeakerVerdict::Own, Gate::Held);
    assert_eq!(announcements(&app), 1);
}

/// He had said his move himself, and the arbiter read that he had pressed before the announcement.
#[test]
fn a_press_waits_for_the_words_of_its_player_that_are_being_understood() {
    let press = Command::Move(MoveCommand::Press);
    let held_back = |app: &App| {
        let Stage::Game(playing) = &app.stage else { panic!("no game") };
        let is_it = |act: &Act| *act == Act::Move(MoveAct::PressHeldBack);
        playing.session.game().log().iter().filter(|logged| is_it(&logged.event.act)).count()
    };
    let (place, white) = (MicrophonePlace::Player(Color::White), Seat::Player(Color::White));
    for (announces, pressed) in [(true, 1), (false, 0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let now = app.clock().now();
        app.talking.press.has_spoken(white, now);
        app.act(white, &press);
        assert_eq!(held_back(&app), 0);
        if announces {
            e4_said_by(&mut app, SpeakerVerdict::Own, Gate::Held);
        }
        app.follow_spoken_press(place);
        let Stage::Game(playing) = &app.stage else { panic!("no game") };
        let plies = playing.session.game().plies().len() + usize::from(playing.pressing.side().is_some());
        assert_eq!((held_back(&app), plies), (0, pressed), "{announces}");
        // Without words it is what it always was.
        if !announces {
            app.act(white, &press);
            assert_eq!(held_back(&app), 1);
        }
    }
    // Words that are never understood keep no press for a later move.
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    let now = app.clock().now();
    app.talking.press.has_spoken(white, now);
    app.act(white, &press);
    assert!(app.talking.press.idle_for(now).is_some());
    while app.clock().now().since(now) < std::time::Duration::from_secs(3) {
        std::thread::yield_now();
    }
    assert_eq!(app.release_spoken_press(), crate::app::News::Some);
    e4_said_by(&mut app, SpeakerVerdict::Own, Gate::Held);
    app.follow_spoken_press(place);
    let Stage::Game(playing) = &app.stage else { panic!("no game") };
    assert_eq!((playing.session.game().plies().len(), playing.pressing.side()), (0, None));
}

#[test]
fn a_voice_of_which_nothing_is_known_is_asked_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    e4_said_by(&mut app, SpeakerVerdict::Unknown, Gate::Open);
    assert_eq!(announcements(&app), 0);
    let asked = |app: &App, words: &str| app.captions.iter().any(|told| told.text.contains(words));
    assert!(
        asked(&app, "Meinten Sie Bauer Eva zwei nach Eva vier?") && asked(&app, "Eingabetaste: ja."),
        "{:?}",
        app.captions
    );
    // Said again, it may be the repetition at the next board: he takes it by a key.
    e4_said_by(&mut app, SpeakerVerdict::Unknown, Gate::Open);
    assert_eq!(announcements(&app), 0);
    app.keyboard(Intent::Enter);
    assert_eq!(announcements(&app), 1);
    let elsewhere = tempfile::tempdir().expect("a folder");
    let mut known = playing(elsewhere.path());
    e4_said_by(&mut known, SpeakerVerdict::Own, Gate::Open);
    assert_eq!(announcements(&known), 1);
}

/// White says this.
fn hears(app: &mut App, meaning: Meaning) {
    let said = Interpretation {
        acceptance: Acceptance::Agreed,
        heard: String::new(),
        meaning,
        fit: Fit::Clear,
        agreed: true,
        speaker: KnownSpeaker::Anybody,
    };
    let scope = Scope::Placement { board: Box::default(), turn: Color::White };
    let expectation = Arc::new(Expectation { scope, asked: ExpectedAnswer::Nothing });
    let utterance = CapturedUtterance { samples: vec![0.0; 160], rate: 16_000, gate: Gate::Held, spoken: None };
    let speaker = SpeakerVerdict::Own;
    app.heard(MicrophonePlace::Player(Color::White), Heard { verdict: said, expectation, utterance, speaker });
}

fn wait_a_moment(app: &App) {
    let began = app.clock().now();
    while app.clock().now().since(began) < crate::desk::FIRST_MOMENT {
        std::thread::yield_now();
    }
}

/// The defect: a yes that was said before the read-back could be heard announced the move.
#[test]
fn a_spoken_yes_answers_only_what_could_be_heard_before_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    e4_said_by(&mut app, SpeakerVerdict::Unknown, Gate::Open);
    let sounds = app.sound.count();
    hears(&mut app, Meaning::Request(Request::Yes));
    assert_eq!(announcements(&app), 0);
    assert!(app.sound.count() > sounds, "he hears that it is refused");
    wait_a_moment(&app);
    hears(&mut app, Meaning::Request(Request::Yes));
    assert_eq!(announcements(&app), 1);
    hears(&mut app, Meaning::Request(Request::OfferDraw));
    hears(&mut app, Meaning::Request(Request::Yes));
    let offered = |app: &App| {
        let Stage::Game(playing) = &app.stage else { panic!("no game") };
        !playing.session.game().claims().draw_offers().is_empty()
    };
    assert!(!offered(&app), "nor what is asked");
    let ear = Output::Earphone(Color::White);
    for said in app.sound.due(ear) {
        app.handle(Input::Speaker(SpeakerEvent::Begun(ear, said.id)));
    }
    wait_a_moment(&app);
    hears(&mut app, Meaning::Request(Request::Yes));
    assert!(offered(&app));
}

fn earphone_lost(app: &mut App) {
    let error = crate::audio::OutputError::Gone { device: "USB".to_owned() };
    app.handle(Input::Speaker(SpeakerEvent::Lost(Output::Earphone(Color::White), error)));
}

/// What the room heard of the earphone.
fn room_is_told_of_silence(app: &App) -> usize {
    let silent = "Der Kopfhörer von Weiß ist stumm.";
    app.captions.iter().filter(|told| told.to == Audience::Room && told.text.contains(silent)).count()
}

/// The defect: the question went into an earphone that had lost its sound, and a spoken yes announced what nobody had heard.
#[test]
fn a_move_that_was_asked_about_in_a_silent_earphone_is_not_announced() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    app.sound.pretend("room", "usb");
    earphone_lost(&mut app);
    let told = room_is_told_of_silence(&app);
    e4_said_by(&mut app, SpeakerVerdict::Unknown, Gate::Open);
    assert_eq!(room_is_told_of_silence(&app), told + 1);
    wait_a_moment(&app);
    hears(&mut app, Meaning::Request(Request::Yes));
    app.keyboard(Intent::Answer(crate::desk::Answer::Down));
    assert_eq!(announcements(&app), 0);
}

/// What was asked before the sound went is announced by the key that the room names, and not by a word.
#[test]
fn a_spoken_yes_to_what_was_read_back_before_the_earphone_went_is_told_the_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    app.sound.pretend("room", "usb");
    e4_said_by(&mut app, SpeakerVerdict::Unknown, Gate::Open);
    earphone_lost(&mut app);
    wait_a_moment(&app);
    let told = room_is_told_of_silence(&app);
    hears(&mut app, Meaning::Request(Request::Yes));
    assert_eq!((announcements(&app), room_is_told_of_silence(&app)), (0, told + 1));
    wait_a_moment(&app);
    app.keyboard(Intent::Answer(crate::desk::Answer::Down));
    assert_eq!(announcements(&app), 1);
}

#[test]
fn a_name_becomes_a_folder_below_that_of_the_voices() {
    assert_eq!(folder_of("Änne Groß"), "änne-groß");
    assert_eq!(folder_of("../.."), "-----");
    assert_eq!(folder_of("  "), "unnamed");
}

/// The keyboard is that of White's assistant.
fn assisted(folder: &std::path::Path) -> App {
    let mut app = playing(folder);
    let give = DeviceCommand::Give(Device::Keyboard, ASSISTANT);
    app.act(Seat::Arbiter, &Command::Device(give));
    app
}

const ASSISTANT: Seat = Seat::Assistant(Color::White);

/// White's assistant holds his key and says a move.
fn assistant_says(app: &mut App, said: RawMove, acceptance: Acceptance) {
    heard_at(app, MicrophonePlace::Assistant(Color::White), said, acceptance, SpeakerVerdict::Unknown, Gate::Held);
}

/// Who announced and executed, as the journal has it.
fn acts(app: &App) -> Vec<(String, String)> {
    let Stage::Game(playing) = &app.stage else { panic!("no game") };
    let written = std::fs::read_to_string(playing.session.path()).expect("the journal");
    let lines = written.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).expect("a line"));
    let act = |line: serde_json::Value| {
        let by = line.get("by")?.as_str()?.to_owned();
        let deed = line.get("event")?.get("act")?.as_str()?.to_owned();
        ["announced", "executed"].contains(&deed.as_str()).then_some((by, deed))
    };
    lines.filter_map(act).collect()
}

/// He announces for both, and executes on either board (D.2.9.a, b of 2014): each is his act, for the side whose move is due.
#[test]
fn what_the_assistant_says_is_his_act_for_the_side_that_is_due() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = assisted(folder.path());
    let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
    assistant_says(&mut app, pawn(Square::E2, Square::E4), Acceptance::Agreed);
    for (by, command) in
        [(white, Command::Move(MoveCommand::Press)), (black, Command::Answer(AnswerCommand::Repeat(None)))]
    {
        app.carry_out(by, &command);
    }
    assistant_says(&mut app, pawn(Square::E2, Square::E4), Acceptance::Agreed);
    assistant_says(&mut app, pawn(Square::E7, Square::E5), Acceptance::Agreed);
    let his = |deed: &str| ("white-assistant".to_owned(), deed.to_owned());
    assert_eq!(acts(&app), [his("announced"), his("executed"), his("announced")]);
    let Stage::Game(playing) = &app.stage else { panic!("no game") };
    let movers: Vec<Color> = playing.session.game().record().all_plies().map(|ply| ply.mover).collect();
    assert_eq!(movers, [Color::White, Color::Black]);
}

/// What he is asked is on his page, and the player's earphone has nothing of it.
#[test]
fn the_assistant_is_asked_on_his_page_and_answers_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = assisted(folder.path());
    let before = app.captions.iter().count();
    assistant_says(&mut app, pawn(Square::E2, Square::E4), Acceptance::Confirm);
    let told: Vec<_> = app.captions.iter().skip(before).map(|told| (told.to, told.text.clone())).collect();
    assert_eq!(told, [(Audience::Page(ASSISTANT), "Meinten Sie Bauer Eva zwei nach Eva vier?".to_owned())]);
    assert_eq!(announcements(&app), 0);
    app.keyboard(Intent::Enter);
    assert_eq!(announcements(&app), 1);
    assert_eq!(acts(&app), [("white-assistant".to_owned(), "announced".to_owned())]);
}

/// Beside him sit those who say the same moves: without a key his microphone hears nobody.
#[test]
fn the_assistant_is_heard_with_his_key_alone() {
    for talk in [Talk::Held, Talk::Open] {
        assert!(!hears_without_key(ASSISTANT, talk), "{talk:?}");
        assert_eq!(hears_without_key(Seat::Player(Color::White), talk), talk == Talk::Open);
    }
}

/// Who has no microphone is told so where he reads, when he holds the key.
#[test]
fn an_assistant_without_a_microphone_reads_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = assisted(folder.path());
    app.handle(Input::Gesture(Gesture::Talk(Held::Down)));
    let last = app.captions.iter().last().map(|told| (told.to, told.text.as_str()));
    assert_eq!(last, Some((Audience::Page(ASSISTANT), "Assistent. Mikrofon von Weiß: kein Gerät.")));
}
