use std::fs::OpenOptions;

use shakmaty::Color;

use super::*;
use crate::{
    game::{Act, ClockAct, NotKept, Seat, Setup, StartAct},
    journal::faults::{Fault, Faults},
};

fn event(act: Act) -> Event {
    Event { by: Some(Seat::Player(Color::White)), act }
}

fn new_journal() -> (tempfile::TempDir, Writer) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let header = Header::new("2026-05-01T10:00:00Z", Setup::default());
    let writer = Writer::create(&path, &header).unwrap();
    (folder, writer)
}

#[test]
fn nothing_is_overwritten_and_nobody_else_writes() {
    let (_folder, writer) = new_journal();
    let header = Header::new("2026-05-01T11:00:00Z", Setup::default());
    assert!(matches!(Writer::create(writer.path(), &header), Err(JournalError::Exists(_))));
    assert!(matches!(resume(writer.path()), Err(JournalError::InUse(_))));
    let path = writer.path().to_owned();
    drop(writer);
    resume(&path).unwrap();
}

#[test]
fn a_refused_line_leaves_the_journal_as_it_was() {
    let (_folder, mut writer) = new_journal();
    writer.append(Moment::from_millis(5), &event(Act::Start(StartAct::Started))).unwrap();
    let before = fs::read(writer.path()).unwrap();

    let readable_only = File::open(writer.path()).unwrap();
    let good = std::mem::replace(&mut writer.file, Box::new(readable_only));
    let error = writer.append(Moment::from_millis(6), &event(Act::Clock(ClockAct::Stopped))).unwrap_err();
    assert!(error.to_string().contains("game.jsonl: cannot write an event"), "{error}");
    assert_eq!(writer.end, End::Dirty);

    // Half a line got through; the next line takes it back first.
    fs::write(writer.path(), [&before[..], b"{\"v\":1,\"n\":3"].concat()).unwrap();
    writer.file = good;
    writer.append(Moment::from_millis(7), &event(Act::Clock(ClockAct::Stopped))).unwrap();
    let record = super::super::read(writer.path()).unwrap();
    assert_eq!((record.lines.len(), record.torn), (2, None));
}

#[test]
fn time_runs_forward() {
    let (_folder, mut writer) = new_journal();
    writer.append(Moment::from_millis(5), &event(Act::Start(StartAct::Started))).unwrap();
    let error = writer.append(Moment::from_millis(4), &event(Act::Clock(ClockAct::Stopped))).unwrap_err();
    assert!(
        error.to_string().ends_with("an event at 0:00:00.004 cannot follow one at 0:00:00.005; moments run forward")
    );
}

#[test]
fn a_torn_line_is_kept_aside_before_it_is_cut_off() {
    let (folder, mut writer) = new_journal();
    writer.append(Moment::from_millis(5), &event(Act::Start(StartAct::Started))).unwrap();
    let path = writer.path().to_owned();
    drop(writer);
    for torn in ["{\"v\":1,\"n\":3,\"pr", "\u{0}\u{0}\u{0}"] {
        let good = fs::read(&path).unwrap();
        fs::write(&path, [&good[..], torn.as_bytes()].concat()).unwrap();
        let (mut writer, record) = resume(&path).unwrap();
        assert_eq!(record.torn.unwrap().bytes, torn.as_bytes());
        assert_eq!(fs::read(&path).unwrap(), good);
        writer
            .append_dated(Moment::from_millis(9), &[event(Act::Clock(ClockAct::Stopped))], "2026-05-01T12:00:00Z")
            .unwrap();
    }
    assert_eq!(fs::read(folder.path().join("game.torn-1")).unwrap(), b"{\"v\":1,\"n\":3,\"pr");
    assert_eq!(fs::read(folder.path().join("game.torn-2")).unwrap(), b"\0\0\0");
    let record = super::super::read(&path).unwrap();
    assert_eq!((record.lines.len(), record.torn), (3, None));
    assert_eq!(record.lines[1].wall.as_deref(), Some("2026-05-01T12:00:00Z"));
}

fn started() -> (tempfile::TempDir, Writer) {
    let (folder, mut writer) = new_journal();
    writer.append(Moment::from_millis(5), &event(Act::Start(StartAct::Started))).unwrap();
    (folder, writer)
}

/// The files of a folder by their names.
fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The file at the path has what was written before and what is written after.
fn goes_on(writer: &mut Writer, lines: usize) {
    writer.append(Moment::from_millis(9000), &event(Act::Clock(ClockAct::Stopped))).unwrap();
    let record = super::super::read(writer.path()).unwrap();
    assert_eq!((record.lines.len(), record.torn), (lines, None));
}

/// The disk is full after many a byte of a line; what it took of the line is cut off, at once or as soon as that works.
#[test]
fn half_a_line_is_cut_off_before_the_next_one() {
    for taken in (0..250).step_by(11) {
        for fault in [Fault::Full(taken), Fault::Stuck(taken)] {
            let (_folder, mut writer) = started();
            let good = fs::read(writer.path()).unwrap();
            let faults = Faults::default();
            writer.on(&faults);
            faults.set(fault);
            let error = writer.append(Moment::from_millis(6), &event(Act::Clock(ClockAct::Stopped))).unwrap_err();
            assert_eq!(error.not_kept(), NotKept::DiskFull);
            let left = fs::read(writer.path()).unwrap();
            assert!(left.starts_with(&good));
            // A crash now loses nothing, and what is half written is known for it.
            assert_eq!(super::super::read(writer.path()).unwrap().lines.len(), 1, "{fault:?}");
            faults.set(Fault::None);
            goes_on(&mut writer, 2);
        }
    }
}

#[test]
fn room_is_room_for_more_than_a_line() {
    let (_folder, mut writer) = started();
    let good = fs::read(writer.path()).unwrap();
    let faults = Faults::default();
    writer.on(&faults);
    faults.set(Fault::Full(ROOM - 1));
    writer.make_room().unwrap_err();
    assert_eq!(fs::read(writer.path()).unwrap(), good);
    faults.set(Fault::None);
    writer.make_room().unwrap();
    assert_eq!(fs::read(writer.path()).unwrap(), good);
}

/// A real device that is always full.
#[test]
#[cfg(target_os = "linux")]
fn a_full_device_is_a_full_disk() {
    let (_folder, mut writer) = started();
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut good: Box<dyn Medium> = Box::new(full);
    writer.change_medium(|disk| std::mem::replace(&mut good, disk));
    writer.identities = Identities::Wander;
    for _ in 0..3 {
        let error = writer.append(Moment::from_millis(6), &event(Act::Clock(ClockAct::Stopped))).unwrap_err();
        assert_eq!(writer.end, End::Dirty, "{error}");
    }
    writer.change_medium(|_| good);
    writer.identities = Identities::Hold;
    goes_on(&mut writer, 2);
}

#[test]
fn a_journal_that_is_deleted_is_written_anew() {
    let (folder, mut writer) = started();
    let good = fs::read(writer.path()).unwrap();
    fs::remove_file(writer.path()).unwrap();
    writer.look_after().unwrap();
    let rewritten = writer.take_rewritten().unwrap();
    assert_eq!((rewritten.loss, rewritten.aside), (Loss::Deleted, None));
    assert_eq!(fs::read(writer.path()).unwrap(), good);
    writer.look_after().unwrap();
    assert_eq!(writer.take_rewritten(), None, "it is told once");
    // And the line that meets the loss is not lost itself.
    fs::remove_file(writer.path()).unwrap();
    goes_on(&mut writer, 2);
    assert_eq!(names_in(folder.path()), ["game.jsonl"]);
    assert!(matches!(resume(writer.path()), Err(JournalError::InUse(_))), "nobody else can write it");
}

#[test]
fn a_folder_that_vanished_is_made_again() {
    let (folder, mut writer) = started();
    fs::remove_dir_all(folder.path()).unwrap();
    goes_on(&mut writer, 2);
    assert_eq!(writer.take_rewritten().unwrap().loss, Loss::Deleted);
}

#[test]
#[cfg(unix)]
fn what_stands_in_its_place_is_put_aside() {
    let (folder, mut writer) = started();
    for (number, strange) in ["", "{\"v\":1,\"n\":1,\"file\":\"another\"}\n"].into_iter().enumerate() {
        fs::remove_file(writer.path()).unwrap();
        fs::write(writer.path(), strange).unwrap();
        goes_on(&mut writer, number + 2);
        let rewritten = writer.take_rewritten().unwrap();
        assert_eq!(rewritten.loss, Loss::Replaced);
        assert_eq!(fs::read_to_string(rewritten.aside.unwrap()).unwrap(), strange);
    }
    // A folder of that name as well.
    fs::remove_file(writer.path()).unwrap();
    fs::create_dir(writer.path()).unwrap();
    goes_on(&mut writer, 4);
    assert_eq!(names_in(folder.path()), ["game.aside-1", "game.aside-2", "game.aside-3", "game.jsonl"]);
}

#[test]
fn a_journal_that_is_cut_or_lengthened_by_somebody_is_written_anew() {
    for change in [0, 100, 5000] {
        let (folder, mut writer) = started();
        OpenOptions::new().write(true).open(writer.path()).unwrap().set_len(change).unwrap();
        goes_on(&mut writer, 2);
        let rewritten = writer.take_rewritten().unwrap();
        assert_eq!(rewritten.loss, Loss::Replaced);
        assert_eq!(fs::metadata(folder.path().join("game.aside-1")).unwrap().len(), change);
    }
}

/// A backup is put back while the game runs: the same lines in another file.
#[test]
#[cfg(unix)]
fn a_copy_in_its_place_is_gone_on_with() {
    let (folder, mut writer) = started();
    let copy = folder.path().join("copy");
    fs::copy(writer.path(), &copy).unwrap();
    fs::rename(&copy, writer.path()).unwrap();
    goes_on(&mut writer, 2);
    assert_eq!(writer.take_rewritten(), None);
    assert!(matches!(resume(writer.path()), Err(JournalError::InUse(_))), "the copy is locked");
}

/// Another program goes on with a copy: neither writes into the other's file.
#[test]
#[cfg(unix)]
fn a_copy_that_another_program_writes_is_left_to_it() {
    let (folder, mut writer) = started();
    let copy = folder.path().join("copy");
    fs::copy(writer.path(), &copy).unwrap();
    fs::rename(&copy, writer.path()).unwrap();
    let (mut other, _) = resume(writer.path()).unwrap();
    goes_on(&mut writer, 2);
    assert_eq!(writer.path(), folder.path().join("game-2.jsonl"));
    goes_on(&mut other, 2);
    assert_eq!(names_in(folder.path()), ["game-2.jsonl", "game.jsonl"]);
}

/// There is no room for the new file: nothing is put aside before it is written.
#[test]
fn what_cannot_be_written_anew_is_tried_again() {
    let (folder, mut writer) = started();
    fs::remove_file(writer.path()).unwrap();
    // Where the new file is to be written stands a folder.
    fs::create_dir(writer.path().with_extension("jsonl.new")).unwrap();
    let error = writer.append(Moment::from_millis(6), &event(Act::Clock(ClockAct::Stopped))).unwrap_err();
    assert!(error.to_string().contains("cannot write the journal anew"), "{error}");
    fs::remove_dir(folder.path().join("game.jsonl.new")).unwrap();
    goes_on(&mut writer, 2);
}

#[test]
fn a_name_that_is_taken_gets_a_number() {
    let folder = tempfile::tempdir().unwrap();
    let header = Header::new(
        "2026-05-01T10:00:00Z",
        Setup { names: shakmaty::ByColor { white: "A".into(), black: "B".into() }, ..Setup::default() },
    );
    let made: Vec<_> =
        (0..3).map(|_| create_in(folder.path(), &header).unwrap().path().file_name().unwrap().to_owned()).collect();
    assert_eq!(
        made,
        ["2026-05-01T10-00-00-a-b.jsonl", "2026-05-01T10-00-00-a-b-2.jsonl", "2026-05-01T10-00-00-a-b-3.jsonl"]
    );
}
