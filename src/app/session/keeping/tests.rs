//! A disk that fills up, and files that are lost: what is told, how often, and what is on the disk afterwards.
mod both_copies;

use std::fs;

use proptest::{collection::vec, prelude::*, sample::select};
use shakmaty::{ByColor, Square};

use super::super::*;
use crate::{
    clock::control::both_from,
    game::{
        Access, AnswerCommand, ArbiterAct, ArbiterCommand, ClockAct, ClockCommand, DrawCommand, EndingCommand, Hashing,
        Incident, Keeping, LockCommand, Loss, MoveAct, MoveCommand, NotKept, NoticeAct, Pin, PresenceCommand,
        ReconcileAct, StartCommand,
    },
    journal::{
        Record,
        faults::{Fault, Faults},
    },
    language::{Line, understand::telling::Telling},
    laws::RawMove,
    narration::Content,
};

const WHITE: Seat = Seat::Player(Color::White);
const BLACK: Seat = Seat::Player(Color::Black);

fn at(seconds: u64) -> Moment {
    Moment::from_millis(seconds * 1000)
}

/// A game with its disk, in simulated time.
struct Table {
    session: Session,
    faults: Faults,
    cues: Vec<Cue>,
    now: Moment,
    /// Somebody spoilt the file, and the disk does not let it be written anew.
    spoilt: bool,
    _folder: tempfile::TempDir,
}

impl Table {
    fn with(setup: Setup) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut session = Session::begin(setup, folder.path()).expect("a session");
        let faults = Faults::default();
        session.book.on(&faults);
        let mut table = Self { session, faults, cues: Vec::new(), now: Moment::START, spoilt: false, _folder: folder };
        // Where the arbiter has a PIN, a player starts.
        table.act(WHITE, Command::Start(StartCommand::Begin));
        table
    }

    fn new() -> Self {
        Self::with(Setup::default())
    }

    fn act(&mut self, by: Seat, command: Command) -> Vec<Cue> {
        let cues = self.session.act_at(self.now, by, &command);
        self.cues.extend(cues.clone());
        cues
    }

    /// Lets so many seconds pass, looking each second as the program does.
    fn wait(&mut self, seconds: u64) {
        for _ in 0..seconds {
            self.now = self.now + Duration::from_secs(1);
            let cues = self.session.pass_time_until(self.now);
            self.cues.extend(cues);
        }
    }

    fn attend(&mut self) {
        self.session.book.attend(self.now, Beat { moment: self.now, wall_unix_ms: 0, run: None });
        let cues = self.session.tell_of_files(self.now);
        self.cues.extend(cues);
    }

    /// How often the room heard this sentence.
    fn heard(&self, line: Line) -> usize {
        let said = |cue: &&Cue| matches!(&cue.content, Content::Say(Phrase::Line(said, _)) if *said == line);
        self.cues.iter().filter(|cue| cue.to == Audience::Room).filter(said).count()
    }

    fn on_disk(&self) -> Record {
        journal::read(self.session.path()).expect("a journal")
    }

    /// The disk has the game that everybody knows of.
    fn is_kept(&self) {
        assert_eq!(self.session.keeping(), Keeping::Disk);
        let record = self.on_disk();
        assert_eq!((record.torn.as_ref(), record.replay()), (None, self.session.game().clone()));
    }
}

fn pawn(from: Square, to: Square) -> RawMove {
    RawMove::from_squares(&shakmaty::Board::default(), from, to, None).expect("a pawn")
}

fn refusal(cues: &[Cue]) -> Option<&Phrase> {
    cues.iter().find_map(|cue| match &cue.content {
        Content::Refuse { phrase, .. } => Some(phrase),
        Content::Say(_) | Content::Chime(_) => None,
    })
}

#[test]
fn what_cannot_be_kept_is_refused_and_the_trouble_is_told_once() {
    let mut table = Table::new();
    let e4 = Command::Move(MoveCommand::Announce(pawn(Square::E2, Square::E4)));
    table.faults.set(Fault::Full(40));
    let before = table.session.game().clone();
    for _ in 0..20 {
        let cues = table.act(WHITE, e4.clone());
        assert_eq!(refusal(&cues), Some(&Phrase::line(Line::NotKeptDiskFull)));
        table.wait(1);
    }
    assert_eq!(table.session.keeping(), Keeping::Nowhere(NotKept::DiskFull));
    assert_eq!((table.heard(Line::DiskFull), table.heard(Line::JournalKept)), (1, 0));
    assert_eq!(*table.session.game(), before, "nothing has happened");
    assert_eq!(table.on_disk().replay(), before);

    table.faults.set(Fault::None);
    table.wait(2);
    table.is_kept();
    assert_eq!((table.heard(Line::DiskFull), table.heard(Line::JournalKept)), (1, 1));
    let last = table.on_disk().lines.pop().expect("a line").event;
    assert!(matches!(last.act, Act::Notice(NoticeAct::Noticed(Incident::JournalKept(_)))), "{last:?}");
    assert_eq!(refusal(&table.act(WHITE, e4)), None);
    table.is_kept();
}

/// One click says and makes the move. That he has to repeat it first stood on his page, in the place of why nothing counts.
#[test]
fn an_answer_of_one_click_is_refused_for_the_disk_and_nothing_else() {
    let mut table = Table::new();
    table.act(WHITE, Command::Move(MoveCommand::Announce(pawn(Square::E2, Square::E4))));
    table.faults.set(Fault::Full(0));
    for answer in [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)] {
        let cues = table.act(BLACK, Command::Answer(answer));
        assert_eq!(refusal(&cues), Some(&Phrase::line(Line::NotKeptDiskFull)), "{cues:?}");
    }
    table.faults.set(Fault::None);
    table.wait(2);
    for answer in [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)] {
        assert_eq!(refusal(&table.act(BLACK, Command::Answer(answer))), None);
    }
    table.is_kept();
}

/// The last sector of the disk has room for one line but not for a game.
#[test]
fn a_disk_with_room_for_a_line_is_still_full() {
    let mut table = Table::new();
    table.faults.set(Fault::Full(0));
    table.act(WHITE, Command::Move(MoveCommand::Announce(pawn(Square::E2, Square::E4))));
    table.faults.set(Fault::Full(1000));
    table.wait(10);
    assert_eq!(table.session.keeping(), Keeping::Nowhere(NotKept::DiskFull));
    assert_eq!((table.heard(Line::DiskFull), table.heard(Line::JournalKept)), (1, 0));
}

#[test]
fn the_arbiter_lets_play_go_on_and_everything_is_written_when_the_disk_is_back() {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut table = Table::with(Setup { pin, ..Setup::default() });
    let not_needed = table.act(Seat::Arbiter, Command::Lock(LockCommand::GivePin("4711".into())));
    assert_eq!(refusal(&not_needed), None);
    let cues = table.act(Seat::Arbiter, Command::Arbiter(ArbiterCommand::PlayUnrecorded));
    assert_eq!(refusal(&cues), Some(&Phrase::line(Line::NothingToAllow)), "the disk takes everything");
    table.act(Seat::Arbiter, Command::Lock(LockCommand::Leave));

    table.faults.set(Fault::Stuck(17));
    let e4 = Command::Move(MoveCommand::Announce(pawn(Square::E2, Square::E4)));
    table.act(WHITE, e4.clone());
    let cues = table.act(Seat::Arbiter, Command::Arbiter(ArbiterCommand::PlayUnrecorded));
    assert_eq!(refusal(&cues), Some(&Phrase::line(Line::PinNeeded)));
    let cues = table.act(BLACK, Command::Arbiter(ArbiterCommand::PlayUnrecorded));
    assert_eq!(refusal(&cues), Some(&Phrase::line(Line::ArbiterOnly)));
    // He comes and allows it, though neither can be written.
    table.act(Seat::Arbiter, Command::Lock(LockCommand::GivePin("4711".into())));
    table.act(Seat::Arbiter, Command::Arbiter(ArbiterCommand::PlayUnrecorded));
    assert_eq!((table.session.keeping(), table.heard(Line::UnrecordedAllowed)), (Keeping::Memory, 1));
    let cues = table.act(Seat::Arbiter, Command::Arbiter(ArbiterCommand::PlayUnrecorded));
    assert_eq!(refusal(&cues), Some(&Phrase::line(Line::NothingToAllow)));

    for (by, command) in
        [(WHITE, e4), (WHITE, Command::Move(MoveCommand::Press)), (BLACK, Command::Answer(AnswerCommand::Repeat(None)))]
    {
        assert_eq!(refusal(&table.act(by, command)), None);
        table.wait(2);
    }
    assert_eq!((table.session.game().plies().len(), table.heard(Line::JournalKept)), (1, 0));
    assert_eq!(table.on_disk().replay().plies().len(), 0);

    table.faults.set(Fault::None);
    table.wait(2);
    table.is_kept();
    assert!(!table.session.game().is_played_unrecorded());
    assert_eq!((table.heard(Line::DiskFull), table.heard(Line::JournalKept)), (1, 1));
    let acts: Vec<Act> = table.on_disk().lines.into_iter().map(|line| line.event.act).collect();
    let allowed = acts.iter().position(|act| *act == Act::Arbiter(ArbiterAct::UnrecordedAllowed)).expect("on record");
    let announced = acts.iter().position(|act| matches!(act, Act::Move(MoveAct::Announced(_)))).expect("on record");
    assert!(allowed < announced, "{acts:?}");
}

/// Anyone who needs the arbiter loses no time because a disk is full: he stops the clocks, present till then or not.
#[test]
fn the_clocks_can_be_stopped_whatever_the_disk_does() {
    for absent in [None, Some(Color::Black)] {
        let mut table = Table::new();
        if let Some(side) = absent {
            table.act(Seat::Arbiter, Command::Presence(PresenceCommand::Absent(side)));
        }
        table.faults.set(Fault::Full(0));
        table.wait(3);
        let cues = table.act(BLACK, Command::Clock(ClockCommand::Stop));
        assert_eq!((refusal(&cues), table.heard(Line::ClockStopped)), (None, 1), "{absent:?}");
        assert_eq!(table.session.game().clock().side_running(), None);
        // What else is done waits for the arbiter's word.
        let cues = table.act(WHITE, Command::Move(MoveCommand::Announce(pawn(Square::E2, Square::E4))));
        assert!(refusal(&cues).is_some());
        table.faults.set(Fault::None);
        table.wait(2);
        table.is_kept();
        assert_eq!(table.session.game().clock().used(Color::White, table.now), Duration::from_secs(3));
    }
}

/// Killed then, the program charged the player for the time in which both clocks had stood.
#[test]
fn no_sign_of_life_is_given_past_a_stop_that_is_in_memory_alone() {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut table = Table::with(Setup { pin, ..Setup::default() });
    let heartbeat = table.session.path().with_extension("heartbeat");
    let beat = |table: &mut Table| {
        table.wait(1);
        table.attend();
        fs::read(&heartbeat).expect("a heartbeat")
    };
    let first = beat(&mut table);
    table.faults.set(Fault::Full(0));
    table.act(WHITE, Command::Move(MoveCommand::Announce(pawn(Square::E2, Square::E4))));
    let runs = beat(&mut table);
    assert_ne!(runs, first, "the clock runs on");
    // What stops no clock leaves it running: a player who thinks on does not get that time back.
    table.act(Seat::Arbiter, Command::Lock(LockCommand::GivePin("4711".into())));
    assert!(table.session.has_unwritten());
    let on = beat(&mut table);
    assert_ne!(on, runs, "the arbiter came, and the clock runs on");
    let runs = on;
    table.act(BLACK, Command::Clock(ClockCommand::Stop));
    assert_eq!(beat(&mut table), runs, "it stands");
    table.faults.set(Fault::None);
    table.wait(2);
    assert_ne!(beat(&mut table), runs);
}

#[test]
fn the_arbiters_page_is_locked_whatever_the_disk_does() {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let control = both_from("1").expect("a control");
    let mut table = Table::with(Setup { pin, control, ..Setup::default() });
    table.act(Seat::Arbiter, Command::Lock(LockCommand::GivePin("4711".into())));
    table.faults.set(Fault::Full(0));
    // A flag falls meanwhile, which cannot be kept.
    table.wait(5 * 60);
    assert_eq!(table.session.game().rights().access(), Access::Locked);
    table.act(Seat::Arbiter, Command::Lock(LockCommand::GivePin("1234".into())));
    let cues = table.act(Seat::Arbiter, Command::Lock(LockCommand::GivePin("4711".into())));
    assert!(!matches!(refusal(&cues), Some(Phrase::Line(Line::NotKeptDiskFull, _)) | None), "{cues:?}");
    table.faults.set(Fault::None);
    table.wait(2);
    table.is_kept();
}

/// That a refused move is legal by the record is the arbiter's to know: the player hears one refusal, disk or no disk.
#[test]
fn a_full_disk_tells_nobody_which_move_is_legal() {
    let mut table = Table::new();
    // His board lacks a pawn that the record has, as in the journal of an older program that kept it so.
    let kind = table.session.game().setup().board_kind(Color::White);
    let gone = Telling::Squares(vec![(Square::E2, None)]);
    let told = Event { by: None, act: Act::Reconcile(ReconcileAct::Told(kind, gone)) };
    table.session.put_on_record(table.now, told);
    table.faults.set(Fault::Full(0));
    table.act(BLACK, Command::Draw(DrawCommand::Offer));
    let heard = |cues: &[Cue]| cues.iter().filter(|cue| cue.to != Audience::Page(Seat::Arbiter)).count();
    for to in [Square::E4, Square::E5] {
        let cues = table.act(WHITE, Command::Move(MoveCommand::Announce(pawn(Square::E2, to))));
        assert!(!matches!(refusal(&cues), Some(Phrase::Line(Line::NotKeptDiskFull, _)) | None), "{cues:?}");
        assert_eq!(heard(&cues), 1, "{cues:?}");
    }
    table.faults.set(Fault::None);
    table.wait(2);
    table.is_kept();
}

/// The program ends while the moves are in memory, and the disk takes them just then.
#[test]
fn what_waits_in_memory_is_tried_once_more_at_the_end() {
    let mut table = Table::new();
    table.faults.set(Fault::Broken);
    table.act(WHITE, Command::Move(MoveCommand::Press));
    table.act(Seat::Arbiter, Command::Arbiter(ArbiterCommand::PlayUnrecorded));
    table.act(WHITE, Command::Move(MoveCommand::Announce(pawn(Square::E2, Square::E4))));
    let (path, game) = (table.session.path().to_owned(), table.session.game().clone());
    table.faults.set(Fault::None);
    let Table { session, _folder, .. } = table;
    drop(session);
    assert_eq!(journal::read(&path).expect("a journal").replay(), game);
    // After a restart the journal is written as always.
    let (session, _) = Session::resume(&path).expect("it goes on");
    assert!(!session.game().is_played_unrecorded());
}

/// Over is not kept: who closes the program now is asked.
#[test]
fn a_finished_game_in_memory_is_unwritten_until_the_disk_takes_it() {
    let mut table = Table::new();
    table.faults.set(Fault::Broken);
    table.act(WHITE, Command::Move(MoveCommand::Press));
    table.act(Seat::Arbiter, Command::Arbiter(ArbiterCommand::PlayUnrecorded));
    table.act(WHITE, Command::Ending(EndingCommand::Resign));
    assert!(table.session.game().is_finished() && table.session.has_unwritten());
    table.faults.set(Fault::None);
    table.wait(2);
    assert!(!table.session.has_unwritten());
    table.is_kept();
}

/// Time goes on; the flag falls at its own moment, and is told when that can be kept.
#[test]
fn a_flag_that_falls_meanwhile_is_kept_at_its_moment_and_told_once() {
    let control = both_from("1").expect("a control");
    let mut table = Table::with(Setup { control, ..Setup::default() });
    table.wait(50);
    table.faults.set(Fault::Full(3));
    table.wait(30);
    let flags = |table: &Table| {
        table
            .on_disk()
            .lines
            .into_iter()
            .filter(|line| matches!(line.event.act, Act::Clock(ClockAct::TimeRanOut(_))))
            .collect::<Vec<_>>()
    };
    assert_eq!(flags(&table).len(), 0);
    let left = table.session.game().clock().left(Color::White, table.now);
    assert_eq!(left, Some(Duration::ZERO), "time goes on");
    assert_eq!(table.heard(Line::DiskFull), 1);
    table.faults.set(Fault::None);
    table.wait(10);
    table.is_kept();
    let flags = flags(&table);
    assert_eq!(flags.len(), 1);
    assert_eq!(flags[0].at, at(60));
    assert_eq!(table.heard(Line::JournalKept), 1);
}

/// A battery runs low while a flag waits to be kept: both come on record, in an order that the journal takes.
#[test]
fn what_hurts_nobody_is_told_at_once() {
    let control = both_from("1").expect("a control");
    let mut table = Table::with(Setup { control, ..Setup::default() });
    table.wait(50);
    table.faults.set(Fault::Full(0));
    table.wait(20);
    let cues = table.session.notice_at(table.now, Incident::BatteryLow(5));
    assert!(!cues.is_empty(), "a low battery is told whatever the disk does");
    table.faults.set(Fault::None);
    table.wait(2);
    table.is_kept();
    let acts: Vec<Act> = table.on_disk().lines.into_iter().map(|line| line.event.act).collect();
    assert!(
        acts.contains(&Act::Notice(NoticeAct::Noticed(Incident::BatteryLow(5))))
            && acts.contains(&Act::Clock(ClockAct::TimeRanOut(Color::White)))
    );
}

/// The program sleeps between two tries, whatever is due.
#[test]
fn nothing_is_tried_more_than_once_a_second() {
    let control = both_from("1").expect("a control");
    let mut table = Table::with(Setup { control, ..Setup::default() });
    table.now = at(100);
    table.faults.set(Fault::Full(0));
    // The flag fell long ago by the session's own clock, too.
    table.session.clock = RealClock::starting_at(table.now);
    let cues = table.session.pass_time();
    table.cues.extend(cues);
    assert_eq!(table.heard(Line::DiskFull), 1);
    let trouble = table.session.book.trouble().expect("it is full").clone();
    assert_eq!(trouble.next_try, trouble.since + journal::RETRY);
    // It wakes for the next try or the next heartbeat, and not for the flag, whose moment has passed.
    let idle = table.session.idle_for().expect("it tries again");
    assert!(table.session.clock.now() + idle >= trouble.next_try.min(table.session.next_beat));
    assert!(table.session.next_beat > trouble.since);
}

#[test]
fn a_journal_and_a_heartbeat_that_are_lost_are_told_to_the_arbiter_and_written_anew() {
    let mut table = Table::new();
    let path = table.session.path().to_owned();
    let heartbeat = path.with_extension("heartbeat");
    fs::remove_file(&path).expect("deleted");
    table.attend();
    table.is_kept();
    let shown = "Die Datei der Aufzeichnung war gelöscht. Sie wurde neu geschrieben, nichts ist verloren.";
    assert_eq!(table.session.notice(), Some(shown), "in the words of the game, without the path");
    fs::write(&heartbeat, "somebody's").expect("replaced");
    table.attend();
    table.is_kept();
    let acts: Vec<Act> = table.on_disk().lines.into_iter().map(|line| line.event.act).collect();
    let noticed = |incident: Incident| {
        let act = Act::Notice(NoticeAct::Noticed(incident));
        acts.iter().filter(|other| **other == act).count()
    };
    assert_eq!(noticed(Incident::JournalRewritten(Loss::Deleted)), 1);
    assert_eq!(noticed(Incident::HeartbeatRewritten(Loss::Replaced)), 1);
    let told = |table: &Table, line| {
        let arbiters = table.cues.iter().filter(|cue| cue.to == Audience::Page(Seat::Arbiter));
        arbiters.filter(|cue| cue.content == Content::Say(Phrase::line(line))).count()
    };
    assert_eq!([Line::MarkJournalDeleted, Line::MarkHeartbeatRewritten].map(|line| told(&table, line)), [1, 1]);
    assert!(table.session.notice().is_some_and(|notice| notice.contains("aside-1")), "{:?}", table.session.notice());
    table.wait(3);
    table.attend();
    assert_eq!(told(&table, Line::MarkJournalDeleted), 1);
}

#[test]
fn a_heartbeat_that_cannot_be_written_is_told_once_and_holds_nothing_up() {
    let mut table = Table::new();
    let heartbeat = table.session.path().with_extension("heartbeat");
    fs::remove_file(&heartbeat).expect("deleted");
    fs::create_dir(heartbeat.with_extension("heartbeat.new")).expect("in its way");
    for _ in 0..20 {
        table.attend();
        table.wait(1);
    }
    let told = table.cues.iter().filter(|cue| cue.content == Content::Say(Phrase::line(Line::MarkHeartbeatFailed)));
    assert_eq!(told.count(), 1);
    assert_eq!(refusal(&table.act(WHITE, Command::Move(MoveCommand::Announce(pawn(Square::E2, Square::E4))))), None);
    table.is_kept();
}

/// What may happen to the disk, and at the table.
#[derive(Debug, Clone, Copy)]
enum Step {
    Disk(Fault),
    /// The next act of the game is tried.
    Play,
    /// The arbiter lets play go on.
    Allow,
    /// This many seconds pass.
    Wait(u64),
    /// The journal's file is deleted, cut to so many bytes, or replaced.
    Delete,
    Cut(u64),
    Replace,
}

fn step() -> impl Strategy<Value = Step> {
    let fault = prop_oneof![
        3 => Just(Fault::None),
        2 => (0..400_usize).prop_map(Fault::Full),
        1 => (0..400_usize).prop_map(Fault::Stuck),
        1 => Just(Fault::Broken),
    ];
    prop_oneof![
        3 => fault.prop_map(Step::Disk),
        8 => Just(Step::Play),
        1 => Just(Step::Allow),
        4 => select(vec![1, 1, 2, 3, 40]).prop_map(Step::Wait),
        1 => Just(Step::Delete),
        1 => (0..2000_u64).prop_map(Step::Cut),
        1 => Just(Step::Replace),
    ]
}

/// The next act of a quiet game: pawns of both sides go one step each, file by file.
fn next_act(game: &Game) -> Option<(Seat, Command)> {
    let ply = game.plies().len();
    let mover = game.mover()?;
    let (me, you) = (Seat::Player(mover), Seat::Player(mover.other()));
    if let Some(owed) = game.record().answer_owed(mover) {
        let command = match owed {
            crate::game::Step::Execute(_) => Command::Answer(AnswerCommand::Execute(None)),
            _ => Command::Answer(AnswerCommand::Repeat(None)),
        };
        return Some((me, command));
    }
    if !game.record().current_ply()?.announced.is_empty() {
        return Some(if game.record().answer_owed(mover.other()).is_some() && ply.is_multiple_of(2) {
            (you, Command::Answer(AnswerCommand::Repeat(None)))
        } else {
            (me, Command::Move(MoveCommand::Press))
        });
    }
    let file = shakmaty::File::ALL[(ply / 2) % 8];
    let [from, to] = mover
        .fold_wb([shakmaty::Rank::Second, shakmaty::Rank::Third], [shakmaty::Rank::Seventh, shakmaty::Rank::Sixth]);
    let said =
        RawMove::from_squares(game.board(mover), Square::from_coords(file, from), Square::from_coords(file, to), None);
    Some((me, Command::Move(MoveCommand::Announce(said.ok()?))))
}

impl Table {
    fn take(&mut self, step: Step) {
        let path = self.session.path().to_owned();
        match step {
            Step::Disk(fault) => self.faults.set(fault),
            Step::Play => {
                if let Some((by, command)) = next_act(self.session.game()) {
                    self.act(by, command);
                }
            }
            Step::Allow => drop(self.act(Seat::Arbiter, Command::Arbiter(ArbiterCommand::PlayUnrecorded))),
            Step::Wait(seconds) => self.wait(seconds),
            Step::Delete => self.lose(|| drop(fs::remove_file(&path))),
            Step::Cut(len) => self.lose(|| {
                // A file that is shorter is not cut: it would grow.
                let file = fs::OpenOptions::new().write(true).open(&path);
                drop(file.and_then(|file| file.set_len(len.min(file.metadata()?.len()))));
            }),
            Step::Replace => self.lose(|| {
                let _ = fs::remove_file(&path);
                let _ = fs::write(&path, "somebody's");
            }),
        }
    }

    /// The file is lost; the next heartbeat finds it, and the disk under the new file fails as the old one did.
    fn lose(&mut self, lose: impl FnOnce()) {
        lose();
        self.attend();
        if self.session.keeping() == Keeping::Disk {
            self.session.book.on(&self.faults);
        } else {
            self.spoilt = true;
        }
    }

    /// Nothing was announced that is not kept, unless the arbiter let it.
    fn tells_only_what_is_kept(&mut self) {
        match self.session.keeping() {
            Keeping::Disk => self.spoilt = false,
            Keeping::Nowhere(_) if !self.spoilt => {}
            Keeping::Nowhere(_) | Keeping::Memory => return,
        }
        let record = self.on_disk();
        assert_eq!(record.replay().plies(), self.session.game().plies());
        assert_eq!(record.replay().record().announcements(), self.session.game().record().announcements());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Whatever fails when: after it the journal is the game that was played, no completed move is lost, nothing was told
    /// that was not kept, and each trouble was told once, and its end.
    #[test]
    fn whatever_the_disk_does_the_journal_is_the_game(steps in vec(step(), 1..40)) {
        let control = both_from("3").expect("a control");
        let sight = ByColor { white: crate::laws::completion::Sight::Impaired, black: crate::laws::completion::Sight::Sighted };
        let mut table = Table::with(Setup { control, sight, ..Setup::default() });
        let mut completed = 0;
        for step in steps {
            table.take(step);
            table.tells_only_what_is_kept();
            let plies = table.session.game().plies().len();
            prop_assert!(plies >= completed, "a completed move is lost");
            completed = plies;
        }
        table.faults.set(Fault::None);
        table.wait(3);
        table.attend();
        table.wait(1);
        table.is_kept();
        let troubles = table.heard(Line::DiskFull) + table.heard(Line::JournalFailed);
        prop_assert_eq!(troubles, table.heard(Line::JournalKept));
    }
}
