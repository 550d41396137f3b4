use std::{
    path::Path,
    sync::{Arc, mpsc::channel},
};

use eframe::egui::{Key, Modifiers};
use shakmaty::{ByColor, Color};
use tempfile::TempDir;

use super::*;
use crate::{
    app::{
        Bar, Input, Options, Session, SoundDesk, SystemVoiceUse,
        quitting::Quitting,
        stages::{Failure, Playing},
    },
    desk::{Direction, Field, Group, Heading, Intent, PinPage, Rule, Theme},
    files,
    game::{Act, Command, Device, EndingCommand, Event, Incident, Mode, NoticeAct, Seat, Setup, Tool},
    journal::{self, Lookout},
    keys::{Chord, KeyPress},
    language::{Language, Line, Phrase, Wording, speak},
    laws::Edition,
    narration::Audience,
    screen::{Front, Gesture},
};

/// The folder of the sheets stood on the menu while the next game was set up.
#[test]
fn where_the_sheets_of_a_game_were_put_is_not_shown_in_the_menu() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = crate::app::quitting::tests::playing(folder.path());
    app.troubles.show("/home/ana/scoresheets".to_owned());
    app.back_to_menu();
    assert_eq!(app.all_troubles(), None);
}

/// No device, so that nothing is asked about one.
const SILENT: &str = "[sound]\nroom = \"none\"\nwhite = \"none\"\nblack = \"none\"\n";

/// The program as it starts with this file of settings.
fn started(settings: &str) -> (TempDir, App) {
    let folder = tempfile::tempdir().expect("a folder");
    files::write_whole(&folder.path().join("settings.toml"), settings.as_bytes()).expect("written");
    let app = start(&folder);
    (folder, app)
}

fn start(folder: &TempDir) -> App {
    let (outbox, _) = channel();
    let sound = SoundDesk::new(outbox.clone(), SystemVoiceUse::Nothing).expect("the built-in voice");
    let games = folder.path().join("games");
    files::create_folder(&games).expect("a folder");
    let options = Options { games, ..Options::below(folder.path()) };
    let mut app = App::new(options, sound, outbox, Arc::default());
    app.open();
    app
}

fn does(app: &mut App, intents: impl IntoIterator<Item = Intent>) {
    for intent in intents {
        app.handle(Input::Gesture(Gesture::Keyboard(intent)));
    }
}

/// In a competition the arbiter is told, and the journal keeps it; in practice nobody cares.
#[test]
fn the_arbiter_is_told_that_another_window_has_the_keyboard() {
    for (mode, kept) in [(Mode::Competition, 2), (Mode::Practice, 0)] {
        let (folder, mut app) = started(SILENT);
        let session =
            Session::begin(Setup { mode, ..Setup::default() }, &folder.path().join("games")).expect("a session");
        app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
        for front in [Front::Elsewhere, Front::Here] {
            app.handle(Input::Gesture(Gesture::Front(front)));
        }
        let Stage::Game(playing) = &app.stage else { panic!("a game") };
        let record = crate::journal::read(playing.session.path()).expect("a journal");
        let noticed = |incident: Incident| {
            let event = Event { by: None, act: Act::Notice(NoticeAct::Noticed(incident)) };
            record.lines.iter().filter(|line| line.event == event).count()
        };
        assert_eq!(noticed(Incident::FocusLost) + noticed(Incident::FocusBack), kept, "{mode:?}");
        let told = app.captions.iter().filter(|caption| caption.to == Audience::Page(Seat::Arbiter)).count();
        assert_eq!(told, kept, "{mode:?}");
        // Who plays by these keys and does not see the window hears it in either.
        let heard = app.captions.iter().filter(|caption| caption.to == Audience::Earphone(Color::White));
        let heard: Vec<&str> = heard.map(|caption| caption.text.as_str()).rev().take(2).collect();
        assert_eq!(
            heard,
            ["Das Fenster der Partie hat die Tastatur wieder.", "Ein anderes Fenster hat die Tastatur."],
            "{mode:?}"
        );
    }
}

/// By the key wherever somebody is, and in the form; the next start has them again, unless the command line says otherwise.
#[test]
fn the_colours_change_by_key_and_in_the_form_and_are_kept() {
    let (folder, mut app) = started(SILENT);
    assert_eq!(app.chosen.theme, Theme::Dark);
    does(&mut app, [Intent::NextTheme]);
    assert_eq!(app.chosen.theme, Theme::Light, "at the menu");
    let form = app.form_as_last();
    app.stage = Stage::Setup(form);
    app.handle(Input::Gesture(Gesture::Select(Field::Theme)));
    does(&mut app, [Intent::Walk(Direction::Right)]);
    assert_eq!(app.chosen.theme, Theme::HighContrastDark, "in the form");
    does(&mut app, [Intent::NextTheme]);
    let Stage::Setup(form) = &app.stage else { panic!("{:?}", app.stage) };
    assert_eq!(form.phrase(Field::Theme), Theme::HighContrastLight.phrase(), "the form follows the key");
    assert_eq!(start(&folder).chosen.theme, Theme::HighContrastLight, "kept before any game");

    let session = Session::begin(Setup::default(), &folder.path().join("games")).expect("a session");
    app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
    does(&mut app, [Intent::NextTheme]);
    assert_eq!((app.chosen.theme, start(&folder).chosen.theme), (Theme::Dark, Theme::Dark), "in a game");
    app.options.theme = Some(Theme::Light);
    app.open();
    assert_eq!(app.chosen.theme, Theme::Light, "the command line's");
}

/// Beside a competition no second window offers anything.
#[test]
fn a_second_window_beside_a_competition_offers_nothing() {
    let (_folder, mut app) = started(&in_german());
    app.options.bar = Some(Bar::Competition(ByColor { white: "Anna".to_owned(), black: "Hector".to_owned() }));
    app.open();
    let Stage::Failed(Failure { message, .. }) = &app.stage else { panic!("{:?}", app.stage) };
    assert!(message.contains("Anna") && message.contains("Hector") && message.contains("--pin"), "{message}");
    assert!(message.ends_with("Eingabetaste oder Escape schließt dieses Fenster."), "{message}");
}

/// A program that was started from a menu has no standard error.
#[test]
fn where_nothing_can_be_kept_the_window_says_so_and_closes() {
    let (_folder, mut app) = started(&in_german());
    app.options.bar = Some(Bar::Folder("/media/stick: is not a folder".to_owned()));
    app.open();
    let Stage::Failed(Failure { message, words, .. }) = &app.stage else { panic!("{:?}", app.stage) };
    assert!(message.starts_with("Die Aufzeichnung lässt sich nicht schreiben."), "{message}");
    assert!(message.contains("/media/stick"), "{message}");
    assert_eq!(*words, Phrase::Several([Line::JournalFailed, Line::ClosesWindow].map(Phrase::line).into()));
    does(&mut app, [Intent::Escape]);
    assert_eq!(app.quitting, Quitting::Agreed);
}

/// A competition that another program plays, with its games in another folder; and this program where it would find that.
fn beside_a_competition(app: &mut App, elsewhere: &Path) -> Session {
    app.options.lookout = Lookout::over(&elsewhere.join("signs"));
    let names = ByColor { white: "Anna".to_owned(), black: "Hector".to_owned() };
    let mut session = Session::begin(Setup { names, ..Setup::default() }, &elsewhere.join("games")).expect("a session");
    session.put_up_sign(&app.options.lookout);
    session
}

#[test]
fn a_window_that_was_open_before_begins_nothing_beside_a_competition_in_another_folder() {
    let elsewhere = tempfile::tempdir().expect("a folder");
    files::create_folder(&elsewhere.path().join("games")).expect("a folder");
    let (_folder, mut app) = started(&format!("[game]\nmode = \"practice\"\n{SILENT}"));
    let competition = beside_a_competition(&mut app, elsewhere.path());
    does(&mut app, [Intent::Enter]);
    assert!(matches!(app.stage, Stage::Setup(_)), "{:?}", app.stage);
    assert!(
        app.troubles.wanted().is_some_and(|why| why.contains("Anna") && why.contains("--pin")),
        "{:?}",
        app.troubles
    );
    drop(competition);
    app.open();
    does(&mut app, [Intent::Enter]);
    assert!(matches!(app.stage, Stage::Game(_)), "it is over: {:?}", app.stage);
}

#[test]
fn a_practice_is_left_once_a_competition_is_played_beside_it() {
    let elsewhere = tempfile::tempdir().expect("a folder");
    files::create_folder(&elsewhere.path().join("games")).expect("a folder");
    let (_folder, mut app) = started(&format!("[game]\nmode = \"practice\"\n{SILENT}"));
    does(&mut app, [Intent::Enter]);
    assert!(matches!(app.stage, Stage::Game(_)), "{:?}", app.stage);
    let competition = beside_a_competition(&mut app, elsewhere.path());
    app.next_look = crate::clock::Moment::START;
    assert!(app.yields());
    assert_eq!(chosen(&app), MenuEntry::GoOn, "it waits");
    assert!(app.troubles.wanted().is_some_and(|why| why.contains("Hector")), "{:?}", app.troubles);
    does(&mut app, [Intent::Enter]);
    assert!(matches!(app.stage, Stage::Menu(_)), "{:?}", app.stage);
    let told = journal::take_visits(competition.path());
    assert_eq!(told, [Incident::ToolRefused(Tool::Window)]);
}

/// The same, whatever the machine speaks.
fn in_german() -> String {
    format!("[game]\nlanguage = \"de\"\n{SILENT}")
}

fn strikes(app: &mut App, key: Key, text: &str) {
    let chord = Some(Chord { key, modifiers: Modifiers::NONE });
    app.handle(Input::Gesture(Gesture::Key(KeyPress { chord, place: Some(key), text: text.to_owned() })));
}

/// It covers the game: each key says where that is, and how this window is closed.
#[test]
fn a_second_window_beside_a_competition_answers_every_key_and_is_closed_by_escape_and_enter() {
    let told = |app: &App| {
        let sentences = ["Bitte dort weiterspielen.", "Eingabetaste oder Escape schließt dieses Fenster."];
        let own = app.captions.iter().filter(|caption| caption.to == Audience::Earphone(Color::White));
        own.filter(|caption| sentences.iter().all(|sentence| caption.text.contains(sentence))).count()
    };
    for (closes, text) in [(Key::Escape, ""), (Key::Enter, "")] {
        let (_folder, mut app) = started(&in_german());
        app.options.bar = Some(Bar::Competition(ByColor { white: "Anna".to_owned(), black: "Hector".to_owned() }));
        app.open();
        assert_eq!(told(&app), 1);
        for (times, (key, text)) in
            [(Key::I, "i"), (Key::F9, ""), (Key::ArrowUp, ""), (Key::Space, " ")].into_iter().enumerate()
        {
            strikes(&mut app, key, text);
            assert_eq!(told(&app), times + 2, "{key:?}");
        }
        assert!(matches!(app.stage, Stage::Failed(_)), "{:?}", app.stage);
        strikes(&mut app, closes, text);
        assert_eq!(app.quitting, Quitting::Agreed, "{closes:?}");
    }
}

#[test]
fn settings_that_cannot_be_read_are_told_once_when_the_menu_opens() {
    let (_folder, app) = started("[game\nmode = ");
    assert!(matches!(app.stage, Stage::Menu(_)), "{:?}", app.stage);
    let words = speak(&Phrase::line(Line::SettingsUnusable), app.stage.wording()).to_string();
    let told: Vec<&str> = app.captions.iter().map(|caption| caption.text.as_str()).collect();
    assert_eq!(told.iter().filter(|text| text.starts_with(&words)).count(), 1, "{told:?}");
    assert!(app.troubles.wanted().is_some_and(|why| why.contains("settings.toml")), "{:?}", app.troubles);
}

fn chosen(app: &App) -> MenuEntry {
    match &app.stage {
        Stage::Menu(at) => at.menu.chosen(),
        stage => panic!("no menu: {stage:?}"),
    }
}

fn running(app: &App) -> Option<Color> {
    match &app.stage {
        Stage::Game(playing) => playing.session.game().clock().side_running(),
        stage => panic!("no game: {stage:?}"),
    }
}

#[test]
fn as_last_time_two_presses_lead_to_whites_clock() {
    let (_folder, mut app) = started(&format!("[game]\nmode = \"practice\"\n{SILENT}"));
    assert_eq!(chosen(&app), MenuEntry::AsLast);
    does(&mut app, [Intent::Enter, Intent::Enter]);
    assert_eq!(running(&app), Some(Color::White));
}

/// A game of Chess960 was followed by one of ordinary chess, without a word.
#[test]
fn after_chess960_as_last_time_draws_another_position_of_it() {
    let (_folder, mut app) = started(&format!("start = \"chess960\"\n[game]\nmode = \"practice\"\n{SILENT}"));
    does(&mut app, [Intent::Enter, Intent::Enter]);
    let Stage::Game(playing) = &app.stage else { panic!("{:?}", app.stage) };
    let number = playing.session.game().setup().chess960().expect("a position of Chess960");
    let named = Phrase::with(Line::Chess960Start, [Arg::Number(number.get().into())]);
    let named = speak(&named, playing.session.game().setup().wording).to_string();
    assert!(app.captions.iter().any(|caption| caption.to == Audience::Room && caption.text == named), "{named}");
    assert_eq!(app.options.last_used().map(|used| used.start), Some(LastStart::Chess960), "and so on");
}

#[test]
fn a_competition_as_last_time_waits_for_the_arbiters_pin() {
    let (_folder, mut app) = started(&format!("[game]\nmode = \"competition\"\n{SILENT}"));
    does(&mut app, [Intent::Enter, Intent::Enter]);
    let Stage::Setup(form) = &app.stage else { panic!("{:?}", app.stage) };
    assert_eq!(form.pin_page(), Some(PinPage::Covered));
    does(&mut app, [Intent::ArbitersPin, Intent::ArbitersPin]);
    assert!(matches!(&app.stage, Stage::Setup(form) if matches!(form.pin_page(), Some(PinPage::Shown(_)))), "a bounce");
    app.pin_shown = None;
    does(&mut app, [Intent::ArbitersPin, Intent::Enter]);
    assert_eq!(running(&app), Some(Color::White));
}

#[test]
fn with_the_pin_of_an_event_file_a_competition_takes_two_presses_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let digits = "4711".parse().expect("digits");
    let setup = Setup { pin: hashed(&digits).ok(), ..Setup::default() };
    let event = event_file::write(folder.path(), &setup).expect("written");
    let settings = format!("event = {:?}\n[game]\nmode = \"competition\"\n{SILENT}", event.display().to_string());
    files::write_whole(&folder.path().join("settings.toml"), settings.as_bytes()).expect("written");
    let mut app = start(&folder);
    does(&mut app, [Intent::Enter, Intent::Enter]);
    assert_eq!(running(&app), Some(Color::White));
    let Stage::Game(playing) = &app.stage else { panic!("{:?}", app.stage) };
    let pin = playing.session.game().setup().pin.as_ref().expect("a PIN");
    assert!(pin.is(&"4711".into()));
}

#[test]
fn from_a_first_start_a_competition_is_a_few_presses_away() {
    let (_folder, mut app) = started(SILENT);
    assert_eq!(chosen(&app), MenuEntry::Competition, "nothing was played yet");
    let begin = [Intent::Enter, Intent::Leap(Heading::Down), Intent::Enter];
    does(&mut app, begin.into_iter().chain([Intent::ArbitersPin]));
    // He has written it down.
    app.pin_shown = None;
    does(&mut app, [Intent::ArbitersPin, Intent::Enter]);
    assert_eq!(running(&app), Some(Color::White));
}

#[test]
fn a_bad_event_file_is_named_and_the_game_is_set_up_without_it() {
    let folder = tempfile::tempdir().expect("a folder");
    files::write_whole(&folder.path().join("x.event.toml"), b"edition = \"2014\"\nquickplay = \"maybe\"\n")
        .expect("written");
    files::write_whole(&folder.path().join("settings.toml"), format!("[game]\nlanguage = \"de\"\n{SILENT}").as_bytes())
        .expect("written");
    let app = start(&folder);
    let trouble = app.troubles.wanted().expect("it is told");
    let fits = "Zeile 2: quickplay = `maybe` passt nicht; möglich ist: no (Regeln der Endspurtphase nicht angekündigt.) | yes (";
    assert!(trouble.contains(fits), "{trouble}");
    let Stage::Menu(at) = &app.stage else { panic!("{:?}", app.stage) };
    assert_eq!(at.form.setup().edition, Setup::default().edition, "nothing half read");
}

#[test]
fn escape_leads_back_from_the_set_up_and_from_the_end_of_a_game() {
    let (_folder, mut app) = started(&format!("[game]\nmode = \"practice\"\n{SILENT}"));
    does(&mut app, [Intent::Walk(Direction::Down), Intent::Enter, Intent::Escape]);
    assert_eq!(chosen(&app), MenuEntry::Competition);
    does(&mut app, [Intent::Insert('u'), Intent::Enter]);
    let Stage::Setup(form) = &app.stage else { panic!("{:?}", app.stage) };
    assert_eq!(form.setup().mode, Mode::Practice);
    does(&mut app, [Intent::Escape, Intent::Leap(Heading::Up), Intent::Enter, Intent::Enter]);
    for (by, command) in [
        (Seat::Player(Color::White), EndingCommand::Resign),
        (Seat::Player(Color::White), EndingCommand::Confirm),
        (Seat::Player(Color::Black), EndingCommand::Confirm),
    ] {
        app.act(by, &Command::Ending(command));
    }
    // Nobody has taken a sheet home: it is asked for twice, and the question is to be heard.
    does(&mut app, [Intent::Escape]);
    app.quitting = Quitting::LeavesGame(crate::clock::Moment::START);
    does(&mut app, [Intent::Escape]);
    assert_eq!(chosen(&app), MenuEntry::AsLast);
    does(&mut app, [Intent::Enter, Intent::Enter]);
    assert_eq!(running(&app), Some(Color::White), "a second game");
}

#[test]
fn whoever_begins_another_game_leaves_the_unfinished_one_in_the_menu() {
    let (folder, mut app) = started(&format!("[game]\nmode = \"practice\"\n{SILENT}"));
    does(&mut app, [Intent::Enter, Intent::Enter]);
    drop(app);
    let mut app = start(&folder);
    assert_eq!(chosen(&app), MenuEntry::GoOn);
    does(&mut app, [Intent::Walk(Direction::Down), Intent::Enter, Intent::Enter]);
    assert_eq!(running(&app), Some(Color::White));
    drop(app);
    let mut app = start(&folder);
    assert_eq!(chosen(&app), MenuEntry::GoOn, "the second was left by nobody");
    does(&mut app, [Intent::Enter]);
    assert!(matches!(&app.stage, Stage::Resume(listed) if listed.list.games().len() == 2), "{:?}", app.stage);
}

/// He had slipped into a practice, and the list named that before the game whose clock waited.
#[test]
fn a_competition_of_today_stands_before_a_later_practice() {
    let (folder, app) = started(SILENT);
    let games = folder.path().join("games");
    for (mode, days) in [(Mode::Practice, 0), (Mode::Competition, 0), (Mode::Practice, 0), (Mode::Competition, 2)] {
        let session = Session::begin(Setup { mode, ..Setup::default() }, &games).expect("a session");
        let path = session.path().to_owned();
        drop(session);
        let journal = std::fs::File::options().append(true).open(&path).expect("a journal");
        let written = journal.metadata().and_then(|metadata| metadata.modified()).expect("its time");
        journal.set_modified(written - std::time::Duration::from_hours(24 * days)).expect("an earlier time");
    }
    let found = app.options.look_for_unfinished().expect("a folder");
    let modes: Vec<_> = found.games.iter().map(|(_, offered, _)| offered.mode).collect();
    assert_eq!(modes, [Mode::Competition, Mode::Practice, Mode::Practice, Mode::Competition]);
}

#[test]
fn devices_are_kept_when_they_are_left_and_no_game_was_played_with_them() {
    let (folder, mut app) = started(SILENT);
    does(&mut app, [Intent::Insert('4'), Intent::Enter]);
    let Stage::Setup(form) = &app.stage else { panic!("{:?}", app.stage) };
    assert_eq!(form.preparing(), Preparing::Devices);
    does(&mut app, [Intent::Enter, Intent::Walk(Direction::Right), Intent::Escape, Intent::Escape]);
    assert_eq!(chosen(&app), MenuEntry::Devices);
    let app = start(&folder);
    let Stage::Menu(at) = &app.stage else { panic!("{:?}", app.stage) };
    assert_ne!(at.form.sound().room, None, "another device than none");
    assert!(!at.menu.entries().any(|entry| entry == MenuEntry::AsLast));
}

/// The defect: who chose another language than that of his system and left the form met the old one again at the next start.
#[test]
fn the_language_is_kept_when_the_form_is_left_and_no_game_was_played() {
    let (folder, mut app) = started(SILENT);
    let language = |app: &App| app.stage.wording().language;
    let before = language(&app);
    does(&mut app, [Intent::Enter]);
    app.handle(Input::Gesture(Gesture::Select(Field::Group(Group::Words))));
    app.handle(Input::Gesture(Gesture::Select(Field::Language)));
    does(&mut app, [Intent::Walk(Direction::Right)]);
    let chosen = language(&app);
    assert_ne!(chosen, before);
    does(&mut app, [Intent::Escape, Intent::Escape]);
    assert!(matches!(app.stage, Stage::Menu(_)), "{:?}", app.stage);
    app = start(&folder);
    assert_eq!(language(&app), chosen);
    let Stage::Menu(at) = &app.stage else { panic!("{:?}", app.stage) };
    assert!(!at.menu.entries().any(|entry| entry == MenuEntry::AsLast), "no game was played");
}

/// A version before this one let a competition by the edition of 2014 be set up without a default time; it cannot begin.
#[test]
fn a_game_that_waits_without_a_default_time_is_asked_for_one() {
    let (folder, mut app) = started(SILENT);
    let names = ByColor { white: "Anna".to_owned(), black: "Hector".to_owned() };
    let waiting = Setup { edition: Edition::Fide2014, names: names.clone(), ..Setup::default() };
    drop(Session::begin(waiting, &app.options.games).expect("a session"));
    drop(app);
    app = start(&folder);
    does(&mut app, [Intent::Enter]);
    let Stage::Setup(form) = &app.stage else { panic!("{:?}", app.stage) };
    assert_eq!((form.field(), &form.setup().names), (Field::Rule(Rule::DefaultTime), &names));
    assert_eq!(form.setup().edition, Edition::Fide2014);
    let asks = "Keine Wartezeit ist eingetragen, und Artikel 6.7.a verlangt eine.";
    assert_eq!(app.captions.iter().next_back().map(|caption| &*caption.text), Some(asks));
    // With one it begins, and the game that could not is no longer the first that is offered.
    does(&mut app, [Intent::Walk(Direction::Right), Intent::Leap(Heading::Down), Intent::Enter]);
    assert!(matches!(&app.stage, Stage::Setup(form) if form.pin_page().is_some()), "{:?}", app.stage);
    does(&mut app, [Intent::ArbitersPin]);
    // He has taken it down.
    app.pin_shown = None;
    does(&mut app, [Intent::ArbitersPin]);
    let Stage::Game(playing) = &app.stage else { panic!("{:?}", app.stage) };
    assert_eq!(playing.session.game().setup().names, names);
}

/// Escape twice left a finished game without its signatures, and nothing opened it again but a review.
#[test]
fn a_finished_game_that_was_left_unsigned_is_opened_again_signed_and_saved() {
    let (folder, mut app) = started(&in_german());
    let setup = Setup { mode: Mode::Competition, ..Setup::default() };
    let session = Session::begin(setup, &folder.path().join("games")).expect("a session");
    app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
    let white = Seat::Player(Color::White);
    app.act(Seat::Arbiter, &Command::Start(crate::game::StartCommand::Begin));
    app.act(white, &Command::Ending(EndingCommand::Resign));
    does(&mut app, [Intent::Escape]);
    app.quitting = Quitting::LeavesGame(crate::clock::Moment::START);
    does(&mut app, [Intent::Escape]);
    assert_eq!(chosen(&app), MenuEntry::AsLast);
    assert!(matches!(&app.stage, Stage::Menu(at) if at.menu.told(MenuEntry::GoOn).is_some()), "at once");
    drop(app);
    let mut app = start(&folder);
    let Stage::Menu(at) = &app.stage else { panic!("{:?}", app.stage) };
    let told = speak(at.menu.told(MenuEntry::GoOn).expect("the game"), Wording::default()).to_string();
    assert!(told.contains("Die Partie ist beendet. Bitte noch unterschreiben."), "{told}");
    app.handle(Input::Gesture(Gesture::TakeEntry(MenuEntry::GoOn)));
    let Stage::Game(playing) = &app.stage else { panic!("{:?}", app.stage) };
    let path = playing.session.path().to_owned();
    assert!(playing.session.game().is_finished() && playing.session.game().lacks_signature());
    let events = crate::journal::read(&path).expect("a journal").lines.len();
    for side in Color::ALL {
        app.act(Seat::Player(side), &Command::Ending(EndingCommand::SignSheets));
    }
    let Stage::Game(playing) = &app.stage else { panic!("{:?}", app.stage) };
    assert!(!playing.session.game().lacks_signature());
    assert_eq!(
        crate::journal::read(&path).expect("a journal").lines.len(),
        events + 2,
        "after the restart nothing else is on record"
    );
    app.handle(Input::Gesture(Gesture::TakeHome(Seat::Arbiter, crate::desk::Home::Save)));
    app.work.taking.finish();
    assert!(folder.path().join("scoresheets").read_dir().expect("a folder").next().is_some());
    app.quitting = Quitting::LeavesGame(crate::clock::Moment::START);
    does(&mut app, [Intent::Escape]);
    assert!(
        matches!(&app.stage, Stage::Menu(at) if at.menu.entries().all(|entry| entry != MenuEntry::GoOn)),
        "{:?}",
        app.stage
    );
}

/// Black has resigned in a competition, and nobody has signed.
fn over(folder: &TempDir, app: &mut App) {
    let setup = Setup { mode: Mode::Competition, ..Setup::default() };
    let session = Session::begin(setup, &folder.path().join("games")).expect("a session");
    app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
    app.act(Seat::Arbiter, &Command::Start(crate::game::StartCommand::Begin));
    app.act(Seat::Player(Color::Black), &Command::Ending(EndingCommand::Resign));
}

fn offers_game(app: &App) -> bool {
    matches!(&app.stage, Stage::Menu(at) if at.menu.told(MenuEntry::GoOn).is_some())
}

/// One Enter at the start of the next round opened the game of the last one.
#[test]
fn an_unsigned_game_over_which_the_program_was_closed_is_not_in_hand_at_the_next_start() {
    let (folder, mut app) = started(&in_german());
    over(&folder, &mut app);
    let close = |app: &mut App| app.handle(Input::Gesture(Gesture::ConfirmQuit(Device::Keyboard)));
    close(&mut app);
    let asked = "Noch einmal dasselbe: das Programm schließt.";
    assert!(app.captions.iter().any(|caption| caption.text.ends_with(asked)), "{:?}", app.captions);
    app.quitting = Quitting::Asked(Line::LeaveUnsigned, app.clock.now() + std::time::Duration::from_secs(15));
    close(&mut app);
    assert_eq!(app.quitting, Quitting::Agreed);
    let found = app.options.look_for_unfinished().expect("a folder");
    drop(app);
    assert_eq!(found.games.len(), 0, "its journal is in use");
    let app = start(&folder);
    assert!(offers_game(&app), "it can be signed");
    assert_eq!(chosen(&app), MenuEntry::AsLast);
    let left = app.options.look_for_unfinished().expect("a folder").games.into_iter().map(|(_, _, left)| left);
    assert_eq!(left.collect::<Vec<_>>(), [Left::Yes]);
}

/// The machine was switched off, and nobody was asked: one Enter began another game, and nobody had signed.
#[test]
fn an_unsigned_game_that_nobody_left_is_in_hand_at_the_next_start() {
    let (folder, mut app) = started(&in_german());
    over(&folder, &mut app);
    drop(app);
    let app = start(&folder);
    assert!(offers_game(&app) && chosen(&app) == MenuEntry::GoOn, "{:?}", app.stage);
}

#[test]
fn an_unsigned_game_whose_sheets_were_saved_is_offered_no_more_once_it_is_left() {
    let (folder, mut app) = started(&in_german());
    over(&folder, &mut app);
    app.handle(Input::Gesture(Gesture::TakeHome(Seat::Arbiter, crate::desk::Home::Save)));
    app.work.taking.finish();
    let Stage::Game(playing) = &mut app.stage else { panic!("{:?}", app.stage) };
    playing.sheets = crate::app::home::Sheets::TakenHome;
    app.quitting = Quitting::LeavesGame(crate::clock::Moment::START);
    does(&mut app, [Intent::Escape]);
    assert!(matches!(&app.stage, Stage::Menu(_)) && !offers_game(&app), "{:?}", app.stage);
    drop(app);
    assert!(!offers_game(&start(&folder)));
}

/// The player's page of the manual says so.
#[test]
fn the_language_that_is_chosen_in_the_set_up_is_that_of_the_menu() {
    let (_folder, mut app) = started(&in_german());
    app.prepare(Preparing::Practice);
    app.handle(Input::Gesture(Gesture::Select(Field::Group(Group::Words))));
    does(&mut app, [Intent::Enter, Intent::Walk(Direction::Right), Intent::Escape, Intent::Escape]);
    assert_eq!((chosen(&app), app.stage.wording().language), (MenuEntry::Practice, Language::Spanish));
    let said = app.captions.iter().next_back().map(|caption| caption.text.clone());
    assert!(said.as_deref().is_some_and(|said| said.contains("Practicar")), "{said:?}");
    does(&mut app, [Intent::Insert('r')]);
    assert_eq!(chosen(&app), MenuEntry::Review, "a first letter is that of the words: Repasar una partida");
}

/// It was only said to be written: nobody knew under which name.
#[test]
fn an_event_file_that_is_written_is_named() {
    let (folder, mut app) = started(SILENT);
    app.prepare(Preparing::Competition);
    app.write_event();
    let told = app.captions.iter().next_back().map(|caption| caption.text.clone());
    assert!(told.as_deref().is_some_and(|told| told.ends_with(". event.")), "{told:?}");
    let path = folder.path().join("event.event.toml").display().to_string();
    assert!(app.all_troubles().is_some_and(|shown| shown.contains(&path)), "{:?}", app.troubles);
}
