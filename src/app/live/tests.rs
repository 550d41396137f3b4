use std::{
    fs,
    sync::{Arc, mpsc::channel},
    time::Duration,
};

use shakmaty::{ByColor, Color, Position, Square};
use tempfile::TempDir;

use super::*;
use crate::{
    app::{
        App, Options, SoundDesk, SystemVoiceUse,
        stages::{Playing, Stage},
    },
    game::{AnswerCommand, Broadcast, Command, EndingCommand, Mode, MoveCommand, Seat, Setup, StartCommand},
    laws::RawMove,
    narration::Audience,
};

const WHITE: Seat = Seat::Player(Color::White);
const BLACK: Seat = Seat::Player(Color::Black);

struct Broadcasting {
    app: App,
    inbox: Receiver<Input>,
    folder: TempDir,
}

/// A competition that may be broadcast and has begun, with a live file of this name.
fn begun(name: &str) -> Broadcasting {
    begun_with(name, Setup { broadcast: Broadcast::Allowed, ..Setup::default() })
}

fn begun_with(name: &str, setup: Setup) -> Broadcasting {
    let folder = tempfile::tempdir().expect("a folder");
    let (outbox, inbox) = channel();
    let sound = SoundDesk::new(outbox.clone(), SystemVoiceUse::Nothing).expect("the built-in voice");
    let options = Options { live: Some(folder.path().join(name)), ..Options::below(folder.path()) };
    let mut app = App::new(options, sound, outbox, Arc::default());
    let session = Session::begin(setup, folder.path()).expect("a session");
    app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
    let mut broadcast = Broadcasting { app, inbox, folder };
    broadcast.does(Seat::Arbiter, &Command::Start(StartCommand::Begin));
    broadcast
}

impl Broadcasting {
    fn does(&mut self, by: Seat, command: &Command) {
        self.app.carry_out(by, command);
        self.app.follow_work();
    }

    /// Waits for what is being written, and gives it to the program.
    fn written(&mut self) -> Result<(), String> {
        loop {
            let input = self.inbox.recv_timeout(Duration::from_secs(120)).expect("it is done");
            if let Input::Live(written) = input {
                let cues = self.app.work.live.written(written.clone());
                self.app.tell(&cues);
                return written;
            }
        }
    }

    /// Waits until it is written, or could not be.
    fn written_at_last(&mut self) {
        while self.written().is_err() {}
    }

    fn fails_at_last(&mut self) {
        while self.written().is_ok() {}
    }

    fn file(&self) -> String {
        fs::read_to_string(self.folder.path().join("live.pgn")).expect("the file")
    }

    fn told(&self) -> usize {
        self.told_with("bertragung ist nicht").count()
    }

    fn told_with<'a>(&'a self, words: &'a str) -> impl Iterator<Item = &'a str> {
        let told = |caption: &&Arc<crate::screen::Caption>| caption.to == Audience::Page(Seat::Arbiter);
        let texts = self.app.captions.iter().filter(told).map(|caption| &*caption.text);
        texts.filter(move |text| text.contains(words))
    }
}

fn said(from: Square, to: Square) -> RawMove {
    RawMove::from_squares(Setup::default().start.board(), from, to, None).expect("a move")
}

fn announce(said: RawMove) -> Command {
    Command::Move(MoveCommand::Announce(said))
}

const PRESS: Command = Command::Move(MoveCommand::Press);

#[test]
fn the_live_file_has_what_was_pressed_and_no_more() {
    let mut live = begun("live.pgn");
    live.written().expect("the file of a game that has begun");
    assert!(live.file().contains("[Result \"*\"]"), "{}", live.file());
    live.does(WHITE, &announce(said(Square::E2, Square::E4)));
    live.written().expect("written");
    assert!(!live.file().contains("e4"), "announced, and not pressed: {}", live.file());
    live.does(WHITE, &PRESS);
    live.written().expect("written");
    assert!(live.file().contains("1. e4 {[%clk 1:30:"), "{}", live.file());
    live.does(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    live.does(BLACK, &Command::Answer(AnswerCommand::Execute(None)));
    // Illegal, and nothing tells the public.
    live.does(BLACK, &announce(said(Square::D8, Square::D4)));
    live.written().expect("written");
    live.does(BLACK, &PRESS);
    live.written().expect("written");
    let file = live.file();
    assert!(file.contains("1. e4") && !file.contains("d4") && !file.contains("illegal"), "{file}");
    live.does(BLACK, &Command::Ending(EndingCommand::Resign));
    live.written().expect("written");
    assert!(live.file().contains("[Result \"1-0\"]"), "{}", live.file());
}

#[test]
fn a_game_that_is_over_and_only_opened_again_is_not_broadcast() {
    let mut over = begun("old.pgn");
    over.does(WHITE, &Command::Ending(EndingCommand::Resign));
    over.does(WHITE, &Command::Ending(EndingCommand::Confirm));
    over.does(BLACK, &Command::Ending(EndingCommand::Confirm));
    let Stage::Game(old) = over.app.stage else { panic!("a game") };
    assert!(old.session.game().is_finished());

    let mut broadcast = begun("live.pgn");
    broadcast.written_at_last();
    let file = broadcast.file();
    assert!(broadcast.app.work.live.follow(&old.session).is_empty());
    // What is written next is this game again.
    broadcast.does(WHITE, &announce(said(Square::E2, Square::E4)));
    broadcast.does(WHITE, &Command::Move(MoveCommand::Press));
    broadcast.written_at_last();
    assert_eq!(broadcast.told_with("live.pgn").count(), 1, "it is the same game: {file}");
}

#[test]
fn a_folder_that_is_missing_is_told_to_the_arbiter_once_and_stops_nothing() {
    let mut live = begun("nowhere/live.pgn");
    live.fails_at_last();
    live.does(WHITE, &announce(said(Square::E2, Square::E4)));
    live.fails_at_last();
    assert_eq!(live.told(), 1);
    fs::create_dir(live.folder.path().join("nowhere")).expect("a folder");
    // Nobody does anything meanwhile: it is tried again all the same.
    live.written_at_last();
    fs::remove_dir_all(live.folder.path().join("nowhere")).expect("gone");
    live.does(BLACK, &Command::Ending(EndingCommand::Resign));
    live.fails_at_last();
    assert_eq!(live.told(), 2, "it was well in between");
    let Stage::Game(playing) = &live.app.stage else { panic!("a game") };
    assert!(playing.session.game().ending().is_some());
}

/// The option alone does not do it: the arbiter decides, and is told why there is no file.
#[test]
fn a_competition_that_may_not_be_broadcast_has_no_live_file_and_the_arbiter_is_told_once() {
    let mut live = begun_with("live.pgn", Setup::default());
    live.does(WHITE, &announce(said(Square::E2, Square::E4)));
    live.does(WHITE, &PRESS);
    live.app.work.live.finish();
    assert!(!live.folder.path().join("live.pgn").exists());
    let told: Vec<&str> = live.told_with("live.pgn").collect();
    assert!(matches!(told[..], [told] if told.contains("nicht erlaubt") && told.contains("live-pgn")), "{told:?}");
    // Practice asks nobody.
    let mut live = begun_with("live.pgn", Setup { mode: Mode::Practice, ..Setup::default() });
    live.written().expect("the file of a game that has begun");
}
