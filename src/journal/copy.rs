//! A second copy of the journal and of its heartbeat in another folder, perhaps on a stick: kept in step by a thread of its own,
//! so that a slow stick delays no clock and no word. Either copy alone continues the game.
//!
//! The journal itself is written first, and play waits for it alone. What goes wrong with the copy is told once; it is tried
//! again each second, and everything that it lacks is written then.
use std::{
    fs::File,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    time::Duration,
};

use super::{
    Beat, Heartbeat, JournalError, RETRY, Record, Writer,
    anew::write_anew,
    medium::{self, End, FileStanding, Medium},
    record,
};
use crate::files;

/// When the program ends, a copy that is behind has so long to catch up.
const LAST: Duration = Duration::from_secs(3);

/// What has become of the copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CopyNews {
    /// It has everything.
    Complete,
    /// It cannot be written, and why.
    Fails(String),
}

/// The copy of a journal that is being written.
#[derive(Debug)]
pub(super) struct Copy {
    /// How much of the journal the thread was given.
    sent: usize,
    work: Option<Sender<CopyWork>>,
    ended: Receiver<()>,
    state: Arc<Mutex<Option<CopyNews>>>,
    told: Option<CopyNews>,
}

#[derive(Debug)]
enum CopyWork {
    Lines(Vec<u8>),
    Beat(Beat),
}

impl Copy {
    /// Begins a copy of `journal` in `folder`, under `games` and the same name: a folder that the program can be started with.
    ///
    /// # Errors
    /// There is no thread for it, or the journal itself is in that folder.
    pub(super) fn begin(journal: &Writer, folder: &Path) -> io::Result<Self> {
        CopyKeeper::of(journal, folder).and_then(|keeper| Self::begin_with(journal, keeper))
    }

    /// The same on a disk that fails when it is told to.
    #[cfg(test)]
    pub(super) fn begin_on(journal: &Writer, folder: &Path, faults: &super::faults::Faults) -> io::Result<Self> {
        let keeper = CopyKeeper::of(journal, folder)?;
        Self::begin_with(journal, CopyKeeper { faults: faults.clone(), ..keeper })
    }

    fn begin_with(journal: &Writer, keeper: CopyKeeper) -> io::Result<Self> {
        let (work, inbox) = channel();
        let (end, ended) = channel();
        let state = Arc::new(Mutex::new(None));
        let shown = Arc::clone(&state);
        std::thread::Builder::new().name("copy".to_owned()).spawn(move || {
            keeper.live(&inbox, &shown);
            drop(end);
        })?;
        let mut copy = Self { sent: 0, work: Some(work), ended, state, told: None };
        copy.follow(journal);
        Ok(copy)
    }

    /// Gives the thread what the journal has more.
    pub(super) fn follow(&mut self, journal: &Writer) {
        let good = journal.good();
        if let (Some(work), Some(more)) = (&self.work, good.get(self.sent..).filter(|more| !more.is_empty()))
            && work.send(CopyWork::Lines(more.to_vec())).is_ok()
        {
            self.sent = good.len();
        }
    }

    pub(super) fn beat(&self, beat: Beat) {
        if let Some(work) = &self.work {
            let _ = work.send(CopyWork::Beat(beat));
        }
    }

    /// What has become of it since this was asked last; a cause that changes while it fails is not told again.
    pub(super) fn take_news(&mut self) -> Option<CopyNews> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner).clone()?;
        let same = match (&self.told, &state) {
            (Some(CopyNews::Fails(_)), CopyNews::Fails(_)) | (Some(CopyNews::Complete), CopyNews::Complete) => true,
            (None | Some(_), _) => false,
        };
        self.told = Some(state.clone());
        (!same).then_some(state)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        self.work = None;
        let _ = self.ended.recv_timeout(LAST);
    }
}

/// The thread's own: what has to stand in the copy, and the files as they are open.
#[derive(Debug)]
struct CopyKeeper {
    /// The folder that was named; it is never made.
    folder: PathBuf,
    path: PathBuf,
    identity: String,
    good: Vec<u8>,
    beat: Option<Beat>,
    open: Option<OpenCopy>,
    /// Whether this program has written it: what stands there otherwise may be where somebody has gone on with the game.
    is_ours: bool,
    #[cfg(test)]
    faults: super::faults::Faults,
}

#[derive(Debug)]
struct OpenCopy {
    file: Box<dyn Medium>,
    /// How much is on the disk.
    written: usize,
    heartbeat: Heartbeat,
    /// The beat that is on the disk.
    beat: Option<Beat>,
}

/// How much the copy has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CopyReach {
    /// Every line, and the last beat: it continues the game as the journal does.
    Whole,
    /// Every line; there has been no beat yet.
    Lines,
}

/// The folder of the second copies is not the one of the games themselves.
///
/// # Errors
/// In words, with the way out.
pub fn must_not_have_the_games(folder: &Path, games: &Path) -> Result<(), String> {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if whole(&folder.join("games")) == whole(games) {
        let problem = "has the games themselves; choose another folder for the second copy";
        return Err(format!("{}: {problem}", folder.display()));
    }
    Ok(())
}

impl CopyKeeper {
    fn of(journal: &Writer, folder: &Path) -> io::Result<Self> {
        let name = journal.path().file_name().expect("a journal that is written to has a name");
        let games = journal.path().parent().expect("a file lies in a folder");
        must_not_have_the_games(folder, games).map_err(io::Error::other)?;
        Ok(Self {
            folder: folder.to_owned(),
            path: folder.join("games").join(name),
            identity: journal.identity().to_owned(),
            good: Vec::new(),
            beat: None,
            open: None,
            is_ours: false,
            #[cfg(test)]
            faults: super::faults::Faults::default(),
        })
    }

    fn live(mut self, inbox: &Receiver<CopyWork>, shown: &Mutex<Option<CopyNews>>) {
        loop {
            match inbox.recv_timeout(RETRY) {
                Ok(work) => {
                    self.take(work);
                    inbox.try_iter().for_each(|work| self.take(work));
                }
                Err(RecvTimeoutError::Timeout) => {}
                // Everything that was sent has been taken, and tried.
                Err(RecvTimeoutError::Disconnected) => return,
            }
            let news = match self.keep() {
                Ok(CopyReach::Whole) => CopyNews::Complete,
                Ok(CopyReach::Lines) => continue,
                Err(error) => CopyNews::Fails(error.to_string()),
            };
            *shown.lock().unwrap_or_else(PoisonError::into_inner) = Some(news);
        }
    }

    fn take(&mut self, work: CopyWork) {
        match work {
            CopyWork::Lines(more) => self.good.extend(more),
            CopyWork::Beat(beat) => self.beat = Some(beat),
        }
    }

    /// Brings the copy up to date. At an error it is opened anew the next time.
    fn keep(&mut self) -> Result<CopyReach, JournalError> {
        let kept = self.try_keep();
        if kept.is_err() {
            self.open = None;
        }
        kept
    }

    fn try_keep(&mut self) -> Result<CopyReach, JournalError> {
        let lost = self.open.as_ref().map(|open| {
            medium::look(&self.path, open.file.identity(), open.written as u64, End::Clean)
                .map(|found| found != FileStanding::Ours)
        });
        let lost = lost.transpose().map_err(JournalError::io(&self.path, "look after the copy"))?;
        let open = match (self.open.take(), lost) {
            (Some(open), Some(false)) => open,
            (None | Some(_), _) => self.open()?,
        };
        self.is_ours = true;
        let open = self.open.insert(open);
        if let Some(more) = self.good.get(open.written..).filter(|more| !more.is_empty()) {
            open.file.put(open.written as u64, more).map_err(JournalError::io(&self.path, "write the copy"))?;
            open.written = self.good.len();
        }
        let Some(beat) = self.beat else { return Ok(CopyReach::Lines) };
        if open.beat != Some(beat) {
            open.heartbeat.beat(beat)?;
            open.beat = Some(beat);
        }
        Ok(CopyReach::Whole)
    }

    /// Opens the copy: one that lags behind is continued, a file of another game is put aside. One with which somebody has gone on
    /// elsewhere is left as it is, and told: there the game may stand as it was played last.
    fn open(&self) -> Result<OpenCopy, JournalError> {
        // Where a stick was mounted, no folder of its name is made on another disk.
        if !self.folder.is_dir() {
            return Err(JournalError::io(&self.folder, "find the folder for the copy")(ErrorKind::NotFound.into()));
        }
        let failed = |doing| JournalError::io(&self.path, doing);
        files::create_folder(&self.folder.join("games")).map_err(failed("make the folder for the copy"))?;
        let found = match files::read(&self.path, record::MOST) {
            Ok(bytes) => Some(bytes),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            // Longer than any journal, or no file: it is put aside.
            Err(_) => Some(vec![0]),
        };
        if found.as_ref().is_some_and(|found| !self.is_ours && self.goes_further(found)) {
            return Err(JournalError::Elsewhere { path: self.path.clone(), folder: self.folder.clone() });
        }
        let lock = |file: &File| file.try_lock().map_err(io::Error::from);
        let behind = found.filter(|found| self.good.starts_with(found) && !found.is_empty());
        let (file, written) = match behind {
            Some(found) => {
                let file = files::writing().open(&self.path).map_err(failed("open the copy"))?;
                lock(&file).map_err(failed("lock the copy"))?;
                (file, found.len())
            }
            None => {
                let (file, aside) = write_anew(&self.path, &self.good, lock).map_err(failed("write the copy"))?;
                if let Some(aside) = aside {
                    tracing::warn!(aside = %aside.display(), "what stood in the place of the copy");
                }
                (file, self.good.len())
            }
        };
        let heartbeat = Heartbeat::at(&self.path, &self.identity)?;
        let file: Box<dyn Medium> = Box::new(file);
        #[cfg(test)]
        let file = self.faults.over(file);
        Ok(OpenCopy { file, written, heartbeat, beat: None })
    }

    /// Whether these lines are of this game, and more of them are whole than it has in common with them.
    fn goes_further(&self, found: &[u8]) -> bool {
        let lines = |bytes| <[u8]>::split_inclusive(bytes, |&byte: &u8| byte == b'\n');
        let common = lines(&self.good).zip(lines(found)).take_while(|(ours, theirs)| ours == theirs);
        let common: usize = common.map(|(line, _)| line.len()).sum();
        Record::parse_to_damage(&self.path, found)
            .is_ok_and(|(record, _)| record.identity == self.identity && record.good_len > common as u64)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{
        clock::Moment,
        game::{Act, Event, Setup, StartAct},
        journal::{Header, create_in, read, resume},
    };

    fn keeper(folder: &Path, good: &[u8]) -> CopyKeeper {
        let path = folder.join("games").join("game.jsonl");
        let (identity, beat) = ("of this game".to_owned(), None);
        let (folder, good, faults) = (folder.to_owned(), good.to_vec(), super::super::faults::Faults::default());
        CopyKeeper { folder, path, identity, good, beat, open: None, is_ours: false, faults }
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder.join("games")).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_copy_follows_and_one_that_is_behind_is_gone_on_with() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = keeper(folder.path(), b"one\n");
        first.keep().unwrap();
        first.take(CopyWork::Lines(b"two\n".to_vec()));
        first.keep().unwrap();
        let path = first.path.clone();
        assert_eq!(fs::read(&path).unwrap(), b"one\ntwo\n");
        drop(first);
        keeper(folder.path(), b"one\ntwo\nthree\n").keep().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"one\ntwo\nthree\n");
        assert_eq!(names(folder.path()), ["game.heartbeat", "game.jsonl"]);
    }

    /// A clock that runs is charged by the heartbeat: a copy without one would give the time since the last event back.
    #[test]
    fn a_copy_is_complete_with_its_heartbeat_and_a_new_stick_gets_the_last_one() {
        let folder = tempfile::tempdir().unwrap();
        let mut keeper = keeper(folder.path(), b"one\n");
        assert_eq!(keeper.keep().unwrap(), CopyReach::Lines);
        let beat = Beat { moment: Moment::from_millis(900), wall_unix_ms: 1, run: None };
        keeper.take(CopyWork::Beat(beat));
        assert_eq!(keeper.keep().unwrap(), CopyReach::Whole);
        fs::remove_dir_all(folder.path().join("games")).unwrap();
        assert_eq!(keeper.keep().unwrap(), CopyReach::Whole);
        let beats = fs::read_to_string(folder.path().join("games/game.heartbeat")).unwrap();
        assert!(beats.contains(" 00000000000000000900 "), "{beats:?}");
    }

    #[test]
    fn what_is_another_game_or_has_more_is_put_aside() {
        for other in [&b"another\n"[..], b"one\ntwo\nthree\n", b""] {
            let folder = tempfile::tempdir().unwrap();
            let mut keeper = keeper(folder.path(), b"one\ntwo\n");
            files::create_folder(&folder.path().join("games")).unwrap();
            fs::write(&keeper.path, other).unwrap();
            keeper.keep().unwrap();
            assert_eq!(fs::read(&keeper.path).unwrap(), b"one\ntwo\n");
            assert_eq!(fs::read(keeper.path.with_extension("aside-1")).unwrap(), other);
        }
    }

    /// It was put aside without a word, and the moves that were played there were gone from the game.
    #[test]
    fn a_copy_with_which_somebody_went_on_is_left_and_told() {
        let folder = tempfile::tempdir().unwrap();
        let games = folder.path().join("stick/games");
        files::create_folder(&games).unwrap();
        let header = Header::new("2026-05-01T10:00:00Z", Setup::default());
        let mut writer = create_in(&games, &header).unwrap();
        let path = writer.path().to_owned();
        let main = folder.path().join(path.file_name().unwrap());
        fs::copy(&path, &main).unwrap();
        let identity = writer.identity().to_owned();
        writer.append(Moment::from_millis(5), &Event { by: None, act: Act::Start(StartAct::Started) }).unwrap();
        drop(writer);
        let before = fs::read(&path).unwrap();
        let mut keeper = keeper(&folder.path().join("stick"), &fs::read(&main).unwrap());
        (keeper.path, keeper.identity) = (path.clone(), identity);
        let told = keeper.keep().expect_err("it is told").to_string();
        assert!(told.contains("--data"), "{told}");
        assert_eq!(fs::read(&path).unwrap(), before, "it is as it was");
        fs::remove_file(&path).unwrap();
        keeper.keep().unwrap();
        assert_eq!(fs::read(&path).unwrap(), fs::read(&main).unwrap());
    }

    #[test]
    fn a_folder_that_vanishes_is_an_error_until_it_is_back() {
        let above = tempfile::tempdir().unwrap();
        let (stick, pocket) = (above.path().join("stick"), above.path().join("pocket"));
        let mut keeper = keeper(&stick, b"one\n");
        assert!(keeper.keep().is_err());
        assert!(!stick.exists(), "no folder is made in its place");
        files::create_folder(&stick).unwrap();
        keeper.keep().unwrap();
        fs::rename(&stick, &pocket).unwrap();
        keeper.take(CopyWork::Lines(b"two\n".to_vec()));
        assert!(keeper.keep().is_err() && keeper.keep().is_err());
        fs::rename(&pocket, &stick).unwrap();
        keeper.keep().unwrap();
        assert_eq!(fs::read(&keeper.path).unwrap(), b"one\ntwo\n");
    }

    /// A disk on which nothing can be written.
    #[derive(Debug)]
    struct Full;

    impl Medium for Full {
        fn put(&mut self, _: u64, _: &[u8]) -> io::Result<()> {
            Err(ErrorKind::StorageFull.into())
        }

        fn cut(&mut self, _: u64) -> io::Result<()> {
            Err(ErrorKind::StorageFull.into())
        }

        fn identity(&self) -> Option<medium::Identity> {
            None
        }
    }

    #[test]
    fn what_a_full_disk_did_not_take_is_written_when_it_has_room() {
        let folder = tempfile::tempdir().unwrap();
        let mut keeper = keeper(folder.path(), b"one\n");
        keeper.keep().unwrap();
        keeper.open.as_mut().unwrap().file = Box::new(Full);
        keeper.take(CopyWork::Lines(b"two\n".to_vec()));
        assert!(keeper.keep().is_err());
        assert_eq!(fs::read(&keeper.path).unwrap(), b"one\n");
        keeper.keep().unwrap();
        assert_eq!(fs::read(&keeper.path).unwrap(), b"one\ntwo\n");
    }

    #[test]
    fn either_alone_continues_the_game() {
        let (home, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let header = Header::new("2026-05-01T10:00:00Z", Setup::default());
        let mut writer = create_in(home.path(), &header).unwrap();
        let mut copy = Copy::begin(&writer, stick.path()).unwrap();
        writer.append(Moment::from_millis(5), &Event { by: None, act: Act::Start(StartAct::Started) }).unwrap();
        copy.follow(&writer);
        let beat = Beat { moment: Moment::from_millis(900), wall_unix_ms: 1, run: None };
        copy.beat(beat);
        let path = stick.path().join("games").join(writer.path().file_name().unwrap());
        drop(copy);
        let (one, other) = (read(writer.path()).unwrap(), read(&path).unwrap());
        assert_eq!(one.lines, other.lines);
        assert_eq!(Heartbeat::last(&other).unwrap(), Some(beat));
        assert_eq!(resume(&path).unwrap().1.replay(), one.replay());
    }

    #[test]
    fn what_becomes_of_it_is_told_once_each() {
        let (home, above) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let stick = above.path().join("stick");
        let header = Header::new("2026-05-01T10:00:00Z", Setup::default());
        let writer = create_in(home.path(), &header).unwrap();
        let mut copy = Copy::begin(&writer, &stick).unwrap();
        copy.beat(Beat { moment: Moment::from_millis(900), wall_unix_ms: 1, run: None });
        let mut next = || loop {
            if let Some(news) = copy.take_news() {
                return news;
            }
            std::thread::yield_now();
        };
        assert!(matches!(next(), CopyNews::Fails(why) if why.contains("stick")));
        files::create_folder(&stick).unwrap();
        assert_eq!(next(), CopyNews::Complete);
        assert_eq!(copy.take_news(), None);
    }
}
