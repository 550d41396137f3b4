//! Both copies of a game fail at once, each in its own way: nothing that was acknowledged is lost, and each failure is told once.
use std::sync::mpsc::channel;

use super::*;
use crate::files;

/// What becomes of the disk of a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DiskFate {
    Not,
    Full,
    ReadOnly,
    /// Its folder is gone, and none can be made there.
    Vanishes,
}

impl DiskFate {
    const ALL: [Self; 4] = [Self::Not, Self::Full, Self::ReadOnly, Self::Vanishes];
}

struct Disk {
    folder: PathBuf,
    faults: Faults,
}

impl Disk {
    fn below(above: &Path, name: &str) -> Self {
        let folder = above.join(name);
        files::create_folder(&folder).expect("a folder");
        Self { folder, faults: Faults::default() }
    }

    fn away(&self) -> PathBuf {
        self.folder.with_extension("away")
    }

    fn fail(&self, how: DiskFate) {
        match how {
            DiskFate::Not => {}
            DiskFate::Full => self.faults.set(Fault::Full(40)),
            DiskFate::ReadOnly => self.faults.set(Fault::ReadOnly),
            DiskFate::Vanishes => {
                fs::rename(&self.folder, self.away()).expect("away");
                files::write_synced(&self.folder, b"in the way of another folder").expect("written");
            }
        }
    }

    fn mend(&self, how: DiskFate) {
        self.faults.set(Fault::None);
        if how == DiskFate::Vanishes {
            fs::remove_file(&self.folder).expect("out of the way");
            fs::rename(self.away(), &self.folder).expect("back");
        }
    }

    /// The game as it would be continued from this disk alone.
    fn game(&self, name: &Path) -> Game {
        let folder = if self.folder.is_dir() { self.folder.clone() } else { self.away() };
        journal::read(&folder.join("games").join(name)).expect("a journal").replay()
    }
}

/// A game with both disks.
struct TwoDisks {
    table: Table,
    home: Disk,
    stick: Disk,
    name: PathBuf,
}

impl TwoDisks {
    fn new() -> Self {
        let above = tempfile::tempdir().expect("a folder");
        let (home, stick) = (Disk::below(above.path(), "home"), Disk::below(above.path(), "stick"));
        let games = home.folder.join("games");
        files::create_folder(&games).expect("a folder");
        let mut session = Session::begin(Setup::default(), &games).expect("a session");
        session.book.on(&home.faults);
        session.book.keep_copy_on(&stick.folder, &stick.faults).expect("a thread");
        let name = PathBuf::from(session.path().file_name().expect("a name"));
        let (cues, faults) = (Vec::new(), home.faults.clone());
        let mut table = Table { session, faults, cues, now: Moment::START, spoilt: false, _folder: above };
        table.act(WHITE, Command::Start(StartCommand::Begin));
        Self { table, home, stick, name }
    }

    /// Looks, as the program does each second, until it is so.
    fn until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let (_nobody, never) = channel::<()>();
        for _ in 0..3000 {
            self.table.wait(1);
            self.table.attend();
            if is_so(self) {
                return;
            }
            let _ = never.recv_timeout(Duration::from_millis(10));
        }
        panic!("not in time: {what}");
    }

    fn told(&self, lines: &[Line]) -> usize {
        let told = |cue: &&Cue| matches!(&cue.content, Content::Say(Phrase::Line(said, _)) if lines.contains(said));
        self.table.cues.iter().filter(told).count()
    }

    fn in_step(&self) -> bool {
        let bytes = |disk: &Disk| fs::read(disk.folder.join("games").join(&self.name)).ok();
        bytes(&self.home).is_some() && bytes(&self.home) == bytes(&self.stick)
    }

    fn announced(&self, disk: &Disk) -> Option<u32> {
        disk.game(&self.name).record().number_of_last_announced()
    }
}

/// How often the people at the table were told.
fn both_fail(home: DiskFate, stick: DiskFate) -> usize {
    let mut pair = TwoDisks::new();
    pair.until("in step", |pair| pair.in_step() && pair.told(&[Line::MarkCopyComplete]) == 1);
    pair.home.fail(home);
    pair.stick.fail(stick);
    let e4 = Command::Move(MoveCommand::Announce(pawn(Square::E2, Square::E4)));
    let refused = refusal(&pair.table.act(WHITE, e4.clone())).is_some();
    assert_eq!(refused, home != DiskFate::Not, "the journal alone decides");

    // A copy that has everything has nothing to tell.
    let stick_is_told = stick == DiskFate::Vanishes || (stick != DiskFate::Not && !refused);
    let expected = (usize::from(refused), usize::from(stick_is_told));
    let told =
        |pair: &TwoDisks| (pair.told(&[Line::DiskFull, Line::JournalFailed]), pair.told(&[Line::MarkCopyFailed]));
    pair.until("told", |pair| told(pair) == expected);
    let acknowledged = pair.table.session.game().record().number_of_last_announced();
    assert_eq!(acknowledged, (!refused).then_some(1));
    if stick == DiskFate::Not {
        pair.until("the copy has it", |pair| pair.announced(&pair.stick) == acknowledged);
    }
    assert_eq!(pair.announced(&pair.home), acknowledged, "nothing is lost, and nothing made up");

    pair.home.mend(home);
    pair.stick.mend(stick);
    pair.until("kept again", |pair| pair.table.session.keeping() == Keeping::Disk);
    let next = if refused { e4 } else { Command::Move(MoveCommand::Press) };
    assert_eq!(refusal(&pair.table.act(WHITE, next)), None);
    pair.until("in step again", |pair| {
        pair.in_step() && pair.told(&[Line::MarkCopyComplete]) == 1 + usize::from(stick_is_told)
    });
    assert_eq!(told(&pair), expected, "once each");
    for disk in [&pair.home, &pair.stick] {
        assert_eq!(disk.game(&pair.name), *pair.table.session.game(), "either alone continues the game");
    }
    expected.0 + expected.1
}

#[test]
fn whatever_becomes_of_both_disks_nothing_is_lost_and_each_failure_is_told_once() {
    let mut tries = 0;
    let mut told = 0;
    for (home, stick) in DiskFate::ALL.into_iter().flat_map(|home| DiskFate::ALL.map(|stick| (home, stick))) {
        if (home, stick) != (DiskFate::Not, DiskFate::Not) {
            told += both_fail(home, stick);
            tries += 1;
        }
    }
    // A row of the table of faults, for the failures that anybody has to be told of.
    println!(
        "\nfault | journal and second copy are full, read-only or gone, in each combination | {tries} | 0 | {told}"
    );
}
