use std::{
    fs,
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    time::Duration,
};

use shakmaty::{Color, Square};
use tempfile::TempDir;

use super::*;
use crate::{
    app::{Options, Session, SoundDesk, SystemVoiceUse, stages::Playing},
    desk::{Direction, Intent, Mode},
    files,
    game::{ArbiterCommand, ClockCommand, Command, EndingCommand, MoveCommand, Setup, StartCommand},
    laws::RawMove,
    screen::Gesture,
};

struct AtHome {
    app: App,
    inbox: Receiver<Input>,
    folder: TempDir,
}

/// A game that White has resigned after his first move; both have confirmed it.
fn over() -> AtHome {
    over_with(Setup::default())
}

fn over_with(setup: Setup) -> AtHome {
    let folder = tempfile::tempdir().expect("a folder");
    let (outbox, inbox) = channel();
    let sound = SoundDesk::new(outbox.clone(), SystemVoiceUse::Nothing).expect("the built-in voice");
    let options = Options {
        places: HomePlaces { mounts: vec![folder.path().join("media")], ..HomePlaces::below(folder.path()) },
        ..Options::below(folder.path())
    };
    let mut app = App::new(options, sound, outbox, Arc::default());
    let session = Session::begin(setup, folder.path()).expect("a session");
    app.stage = Stage::Game(Box::new(Playing::new(session, shakmaty::ByColor::default())));
    let ends = [
        (Seat::Arbiter, Command::Start(StartCommand::Begin)),
        (Seat::Player(Color::White), Command::Move(MoveCommand::Announce(pawn([Square::E2, Square::E4])))),
        (Seat::Player(Color::White), Command::Ending(EndingCommand::Resign)),
        (Seat::Player(Color::White), Command::Ending(EndingCommand::Confirm)),
        (Seat::Player(Color::Black), Command::Ending(EndingCommand::Confirm)),
    ];
    for (by, command) in ends {
        app.carry_out(by, &command);
    }
    AtHome { app, inbox, folder }
}

/// A move from the start.
fn pawn([from, to]: [Square; 2]) -> RawMove {
    RawMove::from_squares(shakmaty::Position::board(&Setup::default().start), from, to, None).expect("a move")
}

impl AtHome {
    /// Takes something home and waits until that is done.
    fn takes(&mut self, seat: Seat, home: Home) -> &str {
        self.app.handle(Input::Gesture(Gesture::TakeHome(seat, home)));
        self.waits();
        self.app.captions.iter().next_back().map(|caption| caption.text.as_str()).unwrap_or_default()
    }

    /// Waits until it is taken home; what else is reported meanwhile is handled, too.
    fn waits(&mut self) {
        let mut is_done = false;
        while !is_done {
            let input = self.inbox.recv_timeout(Duration::from_secs(120)).expect("it is done");
            is_done = matches!(input, Input::TakenHome(_));
            self.app.handle(input);
        }
    }

    /// The names of the files in the game's folder there, sorted.
    fn files(&self, place: &str) -> Vec<String> {
        let games = fs::read_dir(self.folder.path().join(place)).expect("a folder");
        let games: Vec<PathBuf> = games.map(|entry| entry.expect("readable").path()).collect();
        let [game] = &games[..] else { panic!("{games:?}") };
        let names = fs::read_dir(game).expect("a folder");
        let mut names: Vec<String> =
            names.map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

#[test]
fn a_player_and_his_assistant_take_his_own_sheet_home_and_the_arbiter_everything() {
    let own = ["Partieformular für Weiß, Großdruck.pdf", "Partieformular für Weiß, in Worten.brf", "Partie.flac.cue"];
    for seat in [Seat::Player(Color::White), Seat::Assistant(Color::White)] {
        let mut home = over();
        let told = home.takes(seat, Home::Save);
        assert!(told.starts_with("Gespeichert in "), "{told}");
        assert_eq!(home.takes(seat, Home::Save), "Gespeichert, am selben Ort.", "a path by ear is long");
        let files = home.files("scoresheets");
        assert_eq!(files.len(), 9, "{files:?}");
        assert!(own.iter().all(|name| files.iter().any(|file| file == name)), "{files:?}");
        assert!(files.iter().all(|name| !name.contains("Schwarz")), "{files:?}");
    }
    let mut home = over();
    home.takes(Seat::Arbiter, Home::Save);
    let files = home.files("scoresheets");
    assert_eq!(files.len(), 18, "{files:?}");
    for name in ["Bericht des Schiedsrichters.txt", "Partie.json", "Partie.pgn", "Partieformular für Schwarz.txt"] {
        assert!(files.iter().any(|file| file == name), "{name}: {files:?}");
    }
}

/// Their files have names in common: one of two who saved in the same moment was told that nothing was saved.
#[test]
fn everybody_may_save_in_the_same_moment() {
    let mut home = over();
    let players = Color::ALL.map(Seat::Player);
    let seats = [players[0], Seat::Assistant(Color::White), players[1], Seat::Assistant(Color::Black), Seat::Arbiter];
    for _ in 0..4 {
        for seat in seats {
            home.app.handle(Input::Gesture(Gesture::TakeHome(seat, Home::Save)));
        }
        for _ in seats {
            home.waits();
        }
        let lost = home.app.captions.iter().filter(|caption| caption.text.starts_with("Nicht gespeichert")).count();
        assert_eq!(lost, 0, "{:?}", home.app.captions);
    }
    assert_eq!(home.files("scoresheets").len(), 20, "the sheets of both, four of the game, and the game by ear");
}

fn whites_sheet(home: &AtHome) -> String {
    let games = fs::read_dir(home.folder.path().join("scoresheets")).expect("a folder");
    let game = games.map(|entry| entry.expect("readable").path()).next().expect("one game");
    fs::read_to_string(game.join("Partieformular für Weiß.txt")).expect("his sheet")
}

/// He signed while it was being written, and his sheet said for good that he had not.
#[test]
fn a_sheet_that_is_signed_while_it_is_saved_is_saved_again() {
    let mut home = over();
    let white = Seat::Player(Color::White);
    home.app.handle(Input::Gesture(Gesture::TakeHome(white, Home::Save)));
    home.app.carry_out(white, &Command::Ending(EndingCommand::SignSheets));
    home.waits();
    home.waits();
    assert!(whites_sheet(&home).contains("\nUnterschrieben: Weiß"), "{}", whites_sheet(&home));
}

/// It said that he had not confirmed the result, which the room had heard; and nobody told him that it was out of date.
#[test]
fn a_sheet_that_was_saved_before_it_was_signed_is_saved_again() {
    let mut home = over();
    let white = Seat::Player(Color::White);
    home.takes(white, Home::Save);
    let text = whites_sheet;
    assert!(text(&home).contains("Noch nicht unterschrieben: Weiß"), "{}", text(&home));
    home.app.carry_out(white, &Command::Ending(EndingCommand::SignSheets));
    home.waits();
    let signed = text(&home);
    assert!(
        signed.contains("\nUnterschrieben: Weiß") && signed.contains("Noch nicht unterschrieben: Schwarz"),
        "{signed}"
    );
    let told = home.app.captions.iter().next_back().map(|caption| caption.text.as_str());
    assert_eq!(told, Some("Gespeichert, am selben Ort."));
    home.app.carry_out(Seat::Player(Color::Black), &Command::Ending(EndingCommand::SignSheets));
    home.waits();
    assert!(text(&home).contains("\nUnterschrieben: Schwarz"), "{}", text(&home));
}

#[test]
fn a_sheet_that_was_saved_of_an_end_that_is_withdrawn_is_saved_again() {
    let mut home = over();
    let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
    home.takes(white, Home::Save);
    let saved = whites_sheet(&home);
    let acts = [
        (Seat::Arbiter, Command::Arbiter(ArbiterCommand::GoBack(0))),
        (Seat::Arbiter, Command::Clock(ClockCommand::Restart)),
        (white, Command::Move(MoveCommand::Announce(pawn([Square::D2, Square::D4])))),
        (white, Command::Ending(EndingCommand::Resign)),
        (white, Command::Ending(EndingCommand::Confirm)),
        (black, Command::Ending(EndingCommand::Confirm)),
    ];
    for (by, command) in &acts[..1] {
        home.app.carry_out(*by, command);
    }
    let Stage::Game(playing) = &home.app.stage else { panic!("a game") };
    assert_eq!(playing.sheets, Sheets::OnlyHere, "no sheet of this game was taken home");
    for (by, command) in &acts[1..] {
        home.app.carry_out(*by, command);
    }
    home.waits();
    let now = whites_sheet(&home);
    assert!(saved.contains("e4") && !saved.contains("d4") && now.contains("d4"), "the same end of another game: {now}");
}

#[test]
fn what_is_saved_late_is_no_sheet_of_the_next_game() {
    let mut home = over();
    home.app.handle(Input::Gesture(Gesture::TakeHome(Seat::Player(Color::White), Home::Save)));
    let next = over();
    home.app.stage = next.app.stage;
    home.waits();
    let Stage::Game(playing) = &home.app.stage else { panic!("a game") };
    assert_eq!(playing.sheets, Sheets::OnlyHere);
}

#[test]
fn a_game_of_which_a_sheet_was_taken_home_is_left_by_one_escape() {
    let mut home = over();
    let white = Seat::Player(Color::White);
    for side in Color::ALL {
        home.app.carry_out(Seat::Player(side), &Command::Ending(EndingCommand::SignSheets));
    }
    assert_eq!(home.takes(white, Home::SaveOnStick), "Es ist kein Stick da.");
    home.app.handle(Input::Gesture(Gesture::Keyboard(Intent::Escape)));
    assert!(matches!(&home.app.stage, Stage::Game(_)), "nothing is saved yet");
    home.takes(white, Home::Save);
    home.app.handle(Input::Gesture(Gesture::Keyboard(Intent::Escape)));
    assert!(!matches!(&home.app.stage, Stage::Game(_)));
}

#[test]
fn nothing_is_taken_home_before_the_end() {
    let mut home = over();
    let Stage::Game(playing) = &mut home.app.stage else { panic!("a game") };
    let session = Session::begin(Setup::default(), home.folder.path()).expect("a session");
    **playing = Playing::new(session, shakmaty::ByColor::default());
    home.app.handle(Input::Gesture(Gesture::TakeHome(Seat::Arbiter, Home::Save)));
    assert!(home.app.work.taking.jobs.is_empty() && !home.folder.path().join("scoresheets").exists());
}

#[test]
fn a_stick_is_found_where_it_is_mounted_and_its_lack_is_told() {
    let mut home = over();
    let white = Seat::Player(Color::White);
    assert_eq!(home.takes(white, Home::SaveOnStick), "Es ist kein Stick da.");
    files::create_folder(&home.folder.path().join("media/STICK")).expect("a stick");
    assert_eq!(home.takes(white, Home::SaveOnStick), "Auf dem Stick gespeichert.");
    assert_eq!(home.files("media/STICK/anna-hector").len(), 9);
}

#[test]
fn where_two_sticks_are_plugged_in_each_takes_its_turn_and_is_named() {
    let mut home = over();
    let white = Seat::Player(Color::White);
    for stick in ["media/ANNA", "media/HECTOR"] {
        files::create_folder(&home.folder.path().join(stick)).expect("a stick");
    }
    let told = home.takes(white, Home::SaveOnStick).to_owned();
    assert!(told.starts_with("Gespeichert auf dem Stick ANNA."), "{told}");
    assert!(!home.folder.path().join("media/HECTOR/anna-hector").exists());
    let told = home.takes(white, Home::SaveOnStick).to_owned();
    assert!(told.starts_with("Gespeichert auf dem Stick HECTOR."), "{told}");
    assert_eq!(home.files("media/HECTOR/anna-hector").len(), 9);
    assert!(home.takes(Seat::Player(Color::Black), Home::SaveOnStick).contains("ANNA"), "his first");
}

#[test]
fn a_folder_that_cannot_be_written_leaves_no_half_file_and_says_which() {
    let mut home = over();
    // A file stands where the folder is to be.
    files::write_whole(&home.folder.path().join("scoresheets"), b"").expect("written");
    assert_eq!(
        home.takes(Seat::Player(Color::White), Home::Save),
        "Nicht gespeichert. Näheres steht auf dem Bildschirm."
    );
    assert!(home.app.troubles.wanted().is_some_and(|why| why.contains("scoresheets")), "{:?}", home.app.troubles);
}

#[test]
fn the_sheet_is_saved_from_the_list_at_the_keyboard_and_read_move_by_move() {
    let mut home = over();
    let keys = |app: &mut App, intents: &[Intent]| {
        intents.iter().for_each(|intent| app.handle(Input::Gesture(Gesture::Keyboard(intent.clone()))));
        app.captions.iter().next_back().map(|caption| caption.text.clone()).unwrap_or_default()
    };
    let down = Intent::Walk(Direction::Down);
    assert_eq!(keys(&mut home.app, &[Intent::OpenClaims, down.clone()]), "Formular speichern. Zwei von fünf.");
    keys(&mut home.app, &[Intent::Enter]);
    home.waits();
    assert_eq!(home.files("scoresheets").len(), 9);
    let read = keys(&mut home.app, &[down.clone(), down.clone(), down, Intent::Enter]);
    assert!(read.starts_with("Eingabetaste: nächster Zug."), "{read}");
    let first = keys(&mut home.app, &[Intent::Enter]);
    assert!(first.contains("Eva zwei nach Eva vier"), "{first}");
    let Stage::Game(playing) = &home.app.stage else { panic!("a game") };
    assert_eq!(*playing.desks.keyboard().mode(), Mode::Reading { at: 1 });
    keys(&mut home.app, &[Intent::Escape]);
    assert!(matches!(&home.app.stage, Stage::Game(_)), "the sheet is closed, and the game stays");
}

/// What a person takes home is in the language of his page.
#[test]
fn each_sheet_is_in_the_language_of_the_person_who_takes_it() {
    let mut setup = Setup::default();
    setup.opponents_page.language = Some(crate::language::Language::Spanish);
    setup.helpers_languages.arbiter = Some(crate::language::Language::English);
    let mut home = over_with(setup);
    for (seat, own) in [
        (Seat::Player(Color::White), "Partieformular für Weiß.pdf"),
        (Seat::Player(Color::Black), "Planilla de las negras.pdf"),
        (Seat::Arbiter, "Scoresheet of White.pdf"),
    ] {
        home.takes(seat, Home::Save);
        let files = home.files("scoresheets");
        assert!(files.iter().any(|file| file == own), "{seat}: {files:?}");
    }
}

/// "Not printed. The screen says why" was all that a player heard who sees no screen, while his sheet lay among his documents.
#[test]
fn whoever_hears_that_nothing_is_printed_hears_where_the_sheet_is() {
    let mut home = over();
    let seat = Seat::Player(Color::White);
    let folder = home.folder.path().join("scoresheets/game");
    let errand = Errand { seat, home: Home::Print, journal: home.folder.path().join("game") };
    let mut told = |done| home.app.work.taking.note(&TakenHome { errand: errand.clone(), saves: Saves::First, done });
    let unprinted = || NotTaken::NotPrinted { why: "no printer".to_owned(), folder: folder.clone() };
    let not = Phrase::line(Line::NotPrinted);
    let saved = Phrase::with(Line::SavedIn, [Arg::Text(folder.display().to_string())]);
    assert_eq!(told(Err(unprinted())), Phrase::Several(vec![not.clone(), saved]));
    assert_eq!(told(Err(unprinted())), Phrase::Several(vec![not.clone(), Phrase::line(Line::SavedAgain)]));
    assert_eq!(told(Err(NotTaken::Failed("no space".to_owned()))), not);
}
