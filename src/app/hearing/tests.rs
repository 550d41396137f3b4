//! Whose word what a microphone heard is, and what comes of it.
use std::sync::Arc;

use shakmaty::{Board, Square};

use super::*;
use crate::{
    app::{Input, quitting::tests::playing},
    desk::Intent,
    language::Request,
    laws::RawMove,
    listen::{Acceptance, Expectation, ExpectedAnswer, Fit, KnownSpeaker, Meaning, Scope, capture::CapturedUtterance},
    speak::{Output, SpeakerEvent},
};

/// White's microphone hears e4 for certain, said by this person.
fn e4_said_by(app: &mut App, speaker: SpeakerVerdict, gate: Gate) {
    let said = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn");
    let verdict = Interpretation {
        acceptance: Acceptance::Agreed,
        heard: "Eva vier".to_owned(),
        meaning: Meaning::Move(said, None),
        fit: Fit::Sure,
        agreed: true,
        speaker: KnownSpeaker::Anybody,
    };
    let scope = Scope::Placement { board: Box::default(), turn: Color::White };
    let expectation = Arc::new(Expectation { scope, asked: ExpectedAnswer::Nothing });
    let utterance = CapturedUtterance { samples: vec![0.0; 160], rate: 16_000, gate, spoken: None };
    app.heard(MicrophonePlace::Player(Color::White), Heard { verdict, expectation, utterance, speaker });
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
        playing.session.game().claims().draw_offer().is_some()
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

#[test]
fn a_name_becomes_a_folder_below_that_of_the_voices() {
    assert_eq!(folder_of("Änne Groß"), "änne-groß");
    assert_eq!(folder_of("../.."), "-----");
    assert_eq!(folder_of("  "), "unnamed");
}
