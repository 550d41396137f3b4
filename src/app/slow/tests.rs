use std::{
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    time::Duration,
};

use shakmaty::{Board, ByColor, Color, Position, Square};
use tempfile::TempDir;

use super::*;
use crate::{
    app::{Options, Session, SoundDesk, SystemVoiceUse, stages::Playing},
    desk::FIRST_MOMENT,
    game::{
        Access, Act, AdjournmentAct, AdjournmentCommand, ClockAct, ClockCommand, Denial, Game, Hashing, Incident,
        LockAct, LockCommand, MoveAct, MoveCommand, NoticeAct, Order, Passphrase, Pin, Setup, Shift, StartCommand,
        Step,
    },
    journal::{self, Verdict},
    laws::RawMove,
    speak::{Output, SpeakerEvent, UtteranceEnding},
};

const WHITE: Seat = Seat::Player(Color::White);

struct Table {
    app: App,
    inbox: Receiver<Input>,
    folder: TempDir,
}

/// A game that is on, the arbiter's page locked if there is a PIN.
fn table(pin: Option<Pin>) -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    let (outbox, inbox) = channel();
    let sound = SoundDesk::new(outbox.clone(), SystemVoiceUse::Nothing).expect("the built-in voice");
    let options = Options::below(folder.path());
    let mut app = App::new(options, sound, outbox, Arc::default());
    let session = Session::begin(Setup { pin, ..Setup::default() }, folder.path()).expect("a session");
    app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
    app.act(WHITE, &Command::Start(StartCommand::Begin));
    Table { app, inbox, folder }
}

fn a_pin() -> Option<Pin> {
    Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::guarding([3; 16])))
}

fn pin(digits: &str) -> Command {
    Command::Lock(LockCommand::GivePin(digits.into()))
}

fn a_minute_more() -> Command {
    Command::Clock(ClockCommand::Shift { side: Color::White, shift: Shift::Add(Duration::from_secs(60)) })
}

impl Table {
    fn game(&self) -> &Game {
        let Stage::Game(playing) = &self.app.stage else { panic!("a game") };
        playing.session.game()
    }

    /// Waits for the work that is underway, and gives its answer to the program.
    fn work_is_done(&mut self) {
        loop {
            let input = self.inbox.recv_timeout(Duration::from_secs(120)).expect("it is done");
            if let Input::Slow(answer) = input {
                return self.app.slow_work_done(answer);
            }
        }
    }

    /// Waits for the code that is being computed, and gives it to the program.
    fn code_is_computed(&mut self) {
        loop {
            let input = self.inbox.recv_timeout(Duration::from_secs(120)).expect("it is done");
            if let Input::Code(coded) = input {
                return self.app.code_is_computed(&coded);
            }
        }
    }

    /// Waits until what is told now can have been heard, by the clock of the game.
    fn wait_a_moment(&self) {
        let Stage::Game(playing) = &self.app.stage else { panic!("a game") };
        let now = || playing.session.clock().now();
        let told = now();
        while now().since(told) < FIRST_MOMENT {
            std::thread::yield_now();
        }
    }

    /// What is on record, from the last of the people's acts on: whether a code is the last of it.
    fn is_coded(&self) -> bool {
        let Stage::Game(playing) = &self.app.stage else { panic!("a game") };
        ends_with_code(playing.session.path())
    }

    /// What is on record of the arbiter's page and of sealing, and whether time was given, in its order.
    fn on_record(&self) -> Vec<&'static str> {
        let Stage::Game(playing) = &self.app.stage else { panic!("a game") };
        let record = journal::read(playing.session.path()).expect("a journal");
        let told = |act: &Act| match act {
            Act::Lock(LockAct::Entered) => Some("entered"),
            Act::Lock(LockAct::Denied(Denial::WrongPin)) => Some("wrong pin"),
            Act::Lock(LockAct::Denied(_)) => Some("denied"),
            Act::Lock(LockAct::TooSoon(_)) => Some("too soon"),
            Act::Adjournment(AdjournmentAct::MoveSealed(_)) => Some("sealed"),
            Act::Move(MoveAct::Announced(_)) => Some("announced"),
            Act::Clock(ClockAct::Set { .. }) => Some("clock set"),
            _ => None,
        };
        record.lines.iter().filter_map(|line| told(&line.event.act)).collect()
    }
}

/// Whether the last line of a journal is a code, and one that fits the lines before it.
fn ends_with_code(path: &std::path::Path) -> bool {
    let record = journal::read(path).expect("a journal");
    let found = journal::verify(path, &std::fs::read(path).expect("a journal"), &[], None).expect("it is whole");
    assert_eq!(found.verdict, Verdict::Sound);
    let last = record.lines.last().map(|line| &line.event.act);
    matches!(last, Some(Act::Notice(NoticeAct::Noticed(Incident::CodeShown(_)))))
}

/// The second is typed while the first is compared: each is on record once, in its order, and the second comes in the wait that a
/// wrong one costs.
#[test]
fn a_wrong_pin_that_is_typed_meanwhile_is_neither_lost_nor_taken_twice() {
    let mut table = table(a_pin());
    table.app.act(Seat::Arbiter, &pin("1234"));
    table.app.act(Seat::Arbiter, &pin("4712"));
    assert_eq!(table.on_record(), [""; 0], "it is being compared");
    table.work_is_done();
    assert_eq!(table.on_record(), ["wrong pin", "too soon"]);
    assert_eq!((table.game().rights().access(), table.game().wrong_pins()), (Access::Locked, 1));
}

#[test]
fn what_the_arbiter_does_after_his_pin_comes_after_it() {
    let mut table = table(a_pin());
    table.app.act(Seat::Arbiter, &pin("4711"));
    table.app.act(Seat::Arbiter, &a_minute_more());
    table.work_is_done();
    assert_eq!(table.on_record(), ["entered", "clock set"]);
}

#[test]
fn a_player_does_not_wait_for_the_arbiters_pin() {
    let mut table = table(a_pin());
    table.app.act(Seat::Arbiter, &pin("4711"));
    let board = Setup::default().start.board().clone();
    let e4 = RawMove::from_squares(&board, Square::E2, Square::E4, None).expect("a move");
    table.app.act(WHITE, &Command::Move(MoveCommand::Announce(e4)));
    assert_eq!(table.on_record(), ["announced"]);
    table.work_is_done();
    assert_eq!(table.on_record(), ["announced", "entered"]);
}

/// White's move is being put into the envelope, and the arbiter gives time meanwhile.
fn with_a_move_being_sealed() -> Table {
    let mut table = table(None);
    let order = AdjournmentCommand::Order(Order::default(), Passphrase::new("sieben Raben").expect("long enough"));
    table.app.act(Seat::Arbiter, &Command::Adjournment(order));
    let sealed = AdjournmentCommand::Seal(Written::Words("Springer Felix drei".into()));
    table.app.act(WHITE, &Command::Adjournment(sealed));
    table.app.act(Seat::Arbiter, &a_minute_more());
    table
}

/// What the arbiter does while a move is being put into the envelope comes after it: the move is sealed.
#[test]
fn a_move_is_sealed_before_what_comes_after_it() {
    let mut table = with_a_move_being_sealed();
    assert_eq!(table.on_record(), [""; 0]);
    table.work_is_done();
    assert_eq!(table.on_record(), ["sealed", "clock set"]);
}

/// Two clicks of his assistant show dots alone, and one more seals: the player pressed the clock on a move that nobody had told him.
#[test]
fn a_player_hears_what_his_assistant_has_sealed_in_place_of_his_own_move() {
    let mut table = table(None);
    let order = AdjournmentCommand::Order(Order::default(), Passphrase::new("sieben Raben").expect("long enough"));
    table.app.act(Seat::Arbiter, &Command::Adjournment(order));
    let mut seals = |by: Seat, from: Square, to: Square| {
        let said = RawMove::from_squares(&Board::default(), from, to, None).expect("a move");
        let sealed = AdjournmentCommand::Seal(Written::Move(said));
        table.app.act(by, &Command::Adjournment(sealed));
        table.work_is_done();
        let output = Output::Earphone(Color::White);
        table.app.sound.due(output).iter().map(|said| said.content.speech.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert!(!seals(WHITE, Square::G1, Square::F3).contains("Felix"), "he has read it back himself");
    assert!(seals(Seat::Assistant(Color::White), Square::B1, Square::C3).contains("Cesar drei"));
}

/// An order to seal, and a move that White's assistant has sealed for him.
fn with_a_move_that_his_assistant_sealed() -> Table {
    let mut table = table(None);
    let order = AdjournmentCommand::Order(Order::default(), Passphrase::new("sieben Raben").expect("long enough"));
    table.app.act(Seat::Arbiter, &Command::Adjournment(order));
    let said = RawMove::from_squares(&Board::default(), Square::B1, Square::C3, None).expect("a move");
    let sealed = Command::Adjournment(AdjournmentCommand::Seal(Written::Move(said)));
    table.app.act(Seat::Assistant(Color::White), &sealed);
    table
}

/// A press came while the assistant's move took the place of his player's own: the envelope was closed with a move that the player had never
/// heard. Each key of his cuts the words in his earphone; the assistant pressed in the same breath; and to stop the clocks closes it, too.
#[test]
fn nobody_closes_an_envelope_before_its_player_has_heard_what_his_assistant_sealed() {
    let press = Command::Move(MoveCommand::Press);
    let stop = Command::Clock(ClockCommand::Stop);
    let assistant = Seat::Assistant(Color::White);
    for (by, command) in [(WHITE, &press), (WHITE, &stop), (assistant, &press)] {
        let mut table = with_a_move_that_his_assistant_sealed();
        let is_open = |table: &Table| table.game().step(Color::White) == Step::CloseEnvelope;
        table.app.act(by, command);
        table.work_is_done();
        assert!(is_open(&table), "what waited for the seal closes nothing: {command:?}");
        table.wait_a_moment();
        table.app.sound.key(Color::White);
        table.app.act(by, command);
        assert!(is_open(&table), "the words were cut: {command:?}");
        let output = Output::Earphone(Color::White);
        let again = table.app.sound.due(output);
        assert!(again.iter().any(|said| said.content.speech.to_string().contains("Cesar drei")), "{again:?}");
        for said in again {
            let heard = SpeakerEvent::Finished(output, said.id, UtteranceEnding::Complete);
            table.app.handle(Input::Speaker(heard));
        }
        table.app.act(by, command);
        assert_eq!(table.game().step(Color::White), Step::AwaitResumption, "he has heard it: {command:?}");
    }
}

/// After a restart the passphrase is missing, and another move is refused: the press behind it closed the envelope with the move of before.
#[test]
fn a_press_behind_a_refused_move_closes_no_envelope_at_once() {
    let mut table = with_a_move_that_his_assistant_sealed();
    table.work_is_done();
    let Stage::Game(playing) = std::mem::replace(&mut table.app.stage, Stage::Opening) else { panic!("a game") };
    let path = playing.session.path().to_owned();
    drop(playing);
    let (session, _) = Session::resume(&path).expect("the game");
    table.app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
    // The arbiter lets the clock run without it, and it starts when the room has heard how the game stands.
    table.app.act(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    for said in table.app.sound.due(Output::Room) {
        let heard = SpeakerEvent::Finished(Output::Room, said.id, UtteranceEnding::Complete);
        table.app.handle(Input::Speaker(heard));
    }
    let said = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a move");
    table.app.act(WHITE, &Command::Adjournment(AdjournmentCommand::Seal(Written::Move(said))));
    let press = Command::Move(MoveCommand::Press);
    table.app.act(WHITE, &press);
    assert_eq!(table.game().step(Color::White), Step::CloseEnvelope, "he may not have heard that it was refused");
    table.wait_a_moment();
    table.app.act(WHITE, &press);
    assert_eq!(table.game().step(Color::White), Step::AwaitResumption, "he means the move of before");
}

/// An answer that comes when its game has been left does nothing to another.
#[test]
fn the_answer_for_a_game_that_was_left_is_none_for_another() {
    let mut table = table(a_pin());
    table.app.act(Seat::Arbiter, &pin("4711"));
    table.app.act(Seat::Arbiter, &a_minute_more());
    let session = Session::begin(Setup { pin: a_pin(), ..Setup::default() }, table.folder.path()).expect("a session");
    table.app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
    table.work_is_done();
    assert_eq!(table.on_record(), [""; 0]);
    assert!(table.app.work.slow.waiting.is_empty());
    // The program is ready for the next.
    table.app.act(Seat::Arbiter, &pin("4711"));
    table.work_is_done();
    assert_eq!((table.on_record(), table.game().rights().access()), (vec!["entered"], Access::Open));
}

#[test]
fn what_is_done_in_another_game_does_not_wait_for_the_answer() {
    let mut table = table(a_pin());
    table.app.act(Seat::Arbiter, &pin("4711"));
    let session = Session::begin(Setup::default(), table.folder.path()).expect("a session");
    table.app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
    table.app.act(WHITE, &Command::Start(StartCommand::Begin));
    table.app.act(Seat::Arbiter, &a_minute_more());
    assert_eq!(table.on_record(), ["clock set"]);
    table.work_is_done();
    assert_eq!(table.on_record(), ["clock set"]);
}

/// The window is gone before the envelope is closed: the move is sealed all the same, and what came after it is done.
#[test]
fn a_move_that_is_being_sealed_is_sealed_before_the_program_ends() {
    let mut table = with_a_move_being_sealed();
    table.app.finish_slow_work();
    assert_eq!(table.on_record(), ["sealed", "clock set"]);
}

#[test]
fn the_code_of_the_journal_is_computed_beside_the_game() {
    let mut table = table(None);
    table.app.follow_work();
    assert!(!table.is_coded(), "it is being computed");
    table.code_is_computed();
    assert!(table.is_coded());
    table.app.follow_work();
    assert!(table.inbox.try_iter().all(|input| !matches!(input, Input::Code(_))), "it is shown once");
}

/// A code stands for the lines before it: one that is computed while something is written is none of theirs.
#[test]
fn what_is_written_while_a_code_is_computed_has_a_code_of_its_own() {
    let mut table = table(None);
    table.app.follow_work();
    table.app.act(Seat::Arbiter, &a_minute_more());
    table.code_is_computed();
    assert!(!table.is_coded(), "not this one");
    table.app.follow_work();
    table.code_is_computed();
    assert!(table.is_coded());
}

/// Who leaves the game, or closes the program, before the code is computed.
#[test]
fn a_code_that_is_due_is_on_record_before_its_game_is_left() {
    let mut table = table(None);
    table.app.follow_work();
    let Stage::Game(playing) = &table.app.stage else { panic!("a game") };
    let path = playing.session.path().to_owned();
    table.app.stage = Stage::Opening;
    assert!(ends_with_code(&path));
    table.code_is_computed();
    assert!(ends_with_code(&path), "the answer is too late");
}
