use std::sync::{Arc, mpsc::channel};

use shakmaty::{ByColor, Square};
use tempfile::TempDir;

use super::*;
use crate::{
    app::{HomePlaces, Input, Options, Session, SoundDesk, SystemVoiceUse},
    game::{Command, EndingCommand, MoveCommand, Seat, StartCommand},
    laws::RawMove,
    screen::Gesture,
};

const PGN: &[u8] = b"[White \"Anna\"]\n[Black \"Hector\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

/// The first menu, one game that White has resigned after one move, which was recorded, and a PGN file in each place where they are looked for.
fn at_menu() -> (TempDir, App) {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    for place in ["games", "scoresheets/exported", "media/STICK"] {
        fs::create_dir_all(folder.path().join(place)).expect("a folder");
    }
    for place in ["scoresheets/a.pgn", "scoresheets/exported/again.pgn", "media/STICK/b.PGN"] {
        fs::write(folder.path().join(place), PGN).expect("written");
    }
    let mut session = Session::begin(Setup { mode: Mode::Practice, ..Setup::default() }, &games).expect("a session");
    let white = Seat::Player(Color::White);
    session.act(white, &Command::Start(StartCommand::Begin));
    let said = RawMove::from_squares(session.game().board(Color::White), Square::E2, Square::E4, None).expect("a move");
    session.act(white, &Command::Move(MoveCommand::Announce(said)));
    session.keep_announcement(&[0.1; 480], 48_000);
    for (by, command) in [
        (white, Command::Move(MoveCommand::Press)),
        (white, Command::Ending(EndingCommand::Resign)),
        (white, Command::Ending(EndingCommand::Confirm)),
        (Seat::Player(Color::Black), Command::Ending(EndingCommand::Confirm)),
    ] {
        session.act(by, &command);
    }
    assert!(session.game().is_finished());
    drop(session);
    let silent = "[game]\nlanguage = \"de\"\n[sound]\nroom = \"none\"\nwhite = \"none\"\nblack = \"none\"\n";
    files::write_whole(&folder.path().join("settings.toml"), silent.as_bytes()).expect("written");
    let (outbox, _) = channel();
    let sound = SoundDesk::new(outbox.clone(), SystemVoiceUse::Nothing).expect("the built-in voice");
    let options = Options {
        games,
        places: HomePlaces { mounts: vec![folder.path().join("media")], ..HomePlaces::below(folder.path()) },
        ..Options::below(folder.path())
    };
    let mut app = App::new(options, sound, outbox, Arc::default());
    app.open();
    (folder, app)
}

fn does(app: &mut App, intents: impl IntoIterator<Item = Intent>) -> String {
    for intent in intents {
        app.handle(Input::Gesture(Gesture::Keyboard(intent)));
    }
    app.captions.iter().next_back().map(|caption| caption.text.clone()).unwrap_or_default()
}

/// The entry of the first menu.
fn opens(app: &mut App) -> String {
    app.handle(Input::Gesture(Gesture::TakeEntry(MenuEntry::Review)));
    does(app, [])
}

fn reviewing(app: &App) -> &Reviewing {
    match &app.stage {
        Stage::Review(at) => at,
        stage => panic!("no review: {stage:?}"),
    }
}

#[test]
fn the_menu_leads_to_the_games_that_are_over_and_escape_back() {
    let (folder, mut app) = at_menu();
    let told = opens(&mut app);
    assert!(told.starts_with("Gespielte Partien: drei."), "{told}");
    let files: Vec<&str> = reviewing(&app).list.games().iter().map(|game| game.file.as_str()).collect();
    assert!(files[0].ends_with(".jsonl") && files[1..] == ["b.PGN", "a.pgn"], "{files:?}");
    let before = fs::read_dir(folder.path().join("games")).expect("a folder").count();
    let told = does(&mut app, [Intent::Walk(crate::desk::Direction::Down), Intent::Enter, Intent::Enter]);
    assert_eq!(told, "Zug eins, Weiß: Bauer Felix zwei nach Felix drei.");
    let told = does(&mut app, [Intent::Escape]);
    assert!(told.contains("Partie zwei von drei: Anna gegen Hector. Schwarz gewinnt."), "{told}");
    does(&mut app, [Intent::Escape]);
    assert!(matches!(&app.stage, Stage::Menu(at) if at.menu.chosen() == MenuEntry::Review), "{:?}", app.stage);
    assert_eq!(fs::read_dir(folder.path().join("games")).expect("a folder").count(), before, "nothing is written");
}

#[test]
fn it_goes_on_by_itself_to_the_end_until_something_is_done() {
    let (_folder, mut app) = at_menu();
    let down = Intent::Walk(crate::desk::Direction::Down);
    let press = || Intent::Do(Command::Move(MoveCommand::Press));
    opens(&mut app);
    does(&mut app, [down, Intent::Enter, press()]);
    assert_eq!(reviewing(&app).open.as_ref().map(|review| review.at()), Some(1));
    assert!(reviewing(&app).goes_on.is_some());
    does(&mut app, [press()]);
    assert!(reviewing(&app).goes_on.is_none(), "the second press stops it");
    does(&mut app, [press()]);
    for _ in 0..3 {
        // The words have been said, and the time at the move is over.
        let Stage::Review(at) = &mut app.stage else { panic!("a review") };
        let goes_on = at.goes_on.as_mut().expect("it goes on");
        (goes_on.words, goes_on.not_before) = (None, Moment::START);
        app.follow_review();
    }
    assert_eq!(reviewing(&app).open.as_ref().map(|review| review.at()), Some(4));
    assert!(reviewing(&app).goes_on.is_none(), "it ends with the game");
}

#[test]
fn beside_a_competition_nothing_is_reviewed() {
    let (folder, mut app) = at_menu();
    opens(&mut app);
    does(&mut app, [Intent::Enter]);
    assert!(reviewing(&app).open.is_some());
    let names = ByColor { white: "Anna".to_owned(), black: "Hector".to_owned() };
    let competition =
        Session::begin(Setup { names, ..Setup::default() }, &folder.path().join("games")).expect("a session");
    let told = does(&mut app, [Intent::Enter]);
    assert!(told.contains("Anna gegen Hector"), "{told}");
    assert!(matches!(app.stage, Stage::Menu(_)), "{:?}", app.stage);
    opens(&mut app);
    assert!(matches!(app.stage, Stage::Menu(_)), "{:?}", app.stage);
    drop(competition);
    does(&mut app, [Intent::Enter]);
    assert!(matches!(app.stage, Stage::Review(_)), "{:?}", app.stage);
}

#[test]
fn a_game_that_is_no_pgn_is_named_and_the_others_are_listed() {
    let (folder, mut app) = at_menu();
    fs::write(folder.path().join("scoresheets/broken.pgn"), b"1. e4 e5 2. Zz9 *\n\n1. d4 d5 *\n").expect("written");
    opens(&mut app);
    assert_eq!(reviewing(&app).list.games().len(), 4, "its other game, too");
    assert!(app.troubles.wanted().is_some_and(|why| why.contains("broken.pgn")), "{:?}", app.troubles);
}

/// Of a game of this program a move is played as its player announced it, where that was kept; of one from elsewhere nothing is.
#[test]
fn a_recorded_announcement_is_played() {
    let (_folder, mut app) = at_menu();
    opens(&mut app);
    does(&mut app, [Intent::Enter, Intent::Enter]);
    let before = does(&mut app, []);
    assert_eq!(does(&mut app, [Intent::Replay]), before, "a recording has no words of its own");
    assert!(reviewing(&app).open.as_ref().is_some_and(|review| review.is_recorded()));
    let down = Intent::Walk(crate::desk::Direction::Down);
    does(&mut app, [Intent::Escape, down, Intent::Enter, Intent::Enter]);
    assert!(reviewing(&app).open.as_ref().is_some_and(|review| !review.is_recorded()));
    assert_eq!(does(&mut app, [Intent::Replay]), "Von Zug eins gibt es keine Aufnahme.");
}

/// Both had signed, nobody had saved, and the program was closed: the sheets could be read and no more.
#[test]
fn each_takes_his_sheet_home_of_a_game_that_was_signed_and_not_saved() {
    let (folder, mut app) = at_menu();
    opens(&mut app);
    let told = does(&mut app, [Intent::Enter]);
    assert!(told.ends_with("Mit C: Formular speichern, drucken, vorlesen."), "{told}");
    does(&mut app, [Intent::OpenClaims]);
    let Stage::Game(playing) = &app.stage else { panic!("{:?}", app.stage) };
    assert!(playing.session.game().is_finished());
    let home = crate::desk::Home::Save;
    for seat in [Seat::Player(Color::White), Seat::Player(Color::Black), Seat::Arbiter] {
        app.handle(Input::Gesture(Gesture::TakeHome(seat, home)));
    }
    app.work.taking.finish();
    let [written] = &folders(&folder.path().join("scoresheets"))[..] else { panic!("one folder for the game") };
    let names: Vec<String> =
        fs::read_dir(written).expect("a folder").map(|file| file_name(&file.expect("a file").path())).collect();
    let has = |part: &str| names.iter().any(|name| name.contains(part));
    assert!(has("Weiß") && has("Schwarz") && has("json"), "{names:?}");
    // It is in the list as before, and is left without a question.
    does(&mut app, [Intent::Escape]);
    assert!(matches!(app.stage, Stage::Menu(_)), "{:?}", app.stage);
    let told = opens(&mut app);
    assert!(told.starts_with("Gespielte Partien: drei."), "{told}");
    let down = Intent::Walk(crate::desk::Direction::Down);
    let told = does(&mut app, [down, Intent::Enter]);
    assert!(!told.contains("Mit C"), "a game from elsewhere: {told}");
    does(&mut app, [Intent::OpenClaims]);
    assert!(matches!(app.stage, Stage::Review(_)), "{:?}", app.stage);
}

/// What the program has written there, without what was there before.
fn folders(place: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(place).expect("a folder").map(|entry| entry.expect("an entry").path());
    all.filter(|path| path.is_dir() && !path.ends_with("exported")).collect()
}
