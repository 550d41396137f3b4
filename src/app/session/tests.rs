use super::*;
use crate::{
    game::{
        Access, Battery, EndingAct, EndingCommand, Hashing, Incident, LockAct, NoticeAct, Pin, StartAct, StartCommand,
        Supply,
    },
    language::Language,
    narration::Audience,
    scoresheet::{Proof, report},
};

fn session(folder: &Path) -> Session {
    let mut session = Session::begin(Setup::default(), folder).expect("a session");
    session.act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
    session
}

#[test]
fn a_low_battery_is_on_record_and_told_to_everybody_in_private() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = session(folder.path());
    let battery = Battery { percent: 9, supply: Supply::Battery, lasts: None };
    let machine = Machine { battery: Some(battery), free_megabytes: Some(1000) };
    let cues = session.look_at_machine(&machine);
    let told: Vec<Audience> = cues.iter().map(|cue| cue.to).collect();
    assert!(told.contains(&Audience::Earphone(Color::White)), "{told:?}");
    assert!(told.contains(&Audience::Page(Seat::Player(Color::Black))), "{told:?}");
    assert!(told.contains(&Audience::Page(Seat::Arbiter)), "{told:?}");
    assert!(!told.contains(&Audience::Room), "{told:?}");
    assert_eq!(session.look_at_machine(&machine), []);
    let last = journal::read(session.path()).expect("a journal").lines.pop().expect("a line");
    assert_eq!(last.event, Event { by: None, act: Act::Notice(NoticeAct::Noticed(Incident::BatteryLow(9))) });
}

/// The machine slept five minutes, and somebody set its clock: both are in the journal by the program, and the arbiter
/// is told.
#[test]
fn a_sleep_and_a_jump_are_on_record_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = session(folder.path());
    let [five_minutes, hour] = [300, 3600].map(Duration::from_secs);
    let mut later = session.readings;
    later.boot += five_minutes;
    later.wall += five_minutes + hour;
    let cues = session.look_at_clocks(session.clock.now(), later);
    let arbiter = Audience::Page(Seat::Arbiter);
    assert_eq!(cues.iter().map(|cue| cue.to).collect::<Vec<_>>(), [arbiter, arbiter]);
    assert_eq!(session.look_at_clocks(session.clock.now(), later), []);

    let record = journal::read(session.path()).expect("a journal");
    let [.., slept, jumped] = &*record.lines else { panic!("{record:?}") };
    let by_program = |incident| Event { by: None, act: Act::Notice(NoticeAct::Noticed(incident)) };
    assert_eq!(slept.event, by_program(Incident::Slept(five_minutes)));
    assert_eq!(jumped.event, by_program(Incident::WallClockForward(hour)));
}

#[test]
fn a_restart_is_dated_in_the_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = session(folder.path()).path().to_owned();
    let (mut session, _) = Session::resume(&path).expect("it goes on");
    session.finish_code();
    let lines = journal::read(&path).expect("a journal").lines;
    let dated: Vec<bool> = lines.iter().map(|line| line.wall.is_some()).collect();
    assert_eq!(dated, [false, false, true, true, false], "{lines:?}");
}

/// Black has resigned before an arbiter whose page is open.
fn over_with_the_page_open(folder: &Path) -> Session {
    let digits = "4711".parse().expect("four digits");
    let pin = Some(Pin::new(&digits, Hashing::rehearsing()));
    let mut session = Session::begin(Setup { pin, ..Setup::default() }, folder).expect("a session");
    session.act(Seat::Player(Color::White), &Command::Start(StartCommand::Begin));
    session.act(Seat::Player(Color::Black), &Command::Ending(EndingCommand::Resign));
    let entered = Event { by: Some(Seat::Arbiter), act: Act::Lock(LockAct::Entered) };
    session.put_on_record(session.clock.now(), entered);
    assert!(session.game().is_finished() && session.game().lacks_signature());
    session
}

/// Whoever started the program again had the arbiter's powers.
#[test]
fn a_finished_game_that_is_opened_again_locks_the_arbiters_page_and_changes_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = over_with_the_page_open(folder.path());
    assert_eq!(session.game().rights().access(), Access::Open);
    let left = |session: &Session| session.game().clock().reading(session.clock.now()).left;
    let (path, result, times) = (session.path().to_owned(), session.game().ending(), left(&session));
    drop(session);

    let (session, cues) = Session::resume(&path).expect("it is opened");
    assert_eq!(session.game().rights().access(), Access::Locked);
    assert_eq!((session.game().ending(), session.game().sitting().held(), left(&session)), (result, None, times));
    assert!(session.game().is_finished());
    let asked = Cue::answer(Audience::Earphone(Color::White), Phrase::line(Line::SignSheets));
    assert!(cues.contains(&asked), "{cues:?}");
}

/// A review went on with it in the journal, and the code that the arbiter had written down was no longer the last.
#[test]
fn a_game_that_is_over_and_signed_is_opened_without_a_line_in_its_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = over_with_the_page_open(folder.path());
    for side in Color::ALL {
        session.act(Seat::Player(side), &Command::Ending(EndingCommand::SignSheets));
    }
    session.finish_code();
    let path = session.path().to_owned();
    drop(session);
    let kept = |path: &Path| std::fs::read(path).expect("a journal");
    let before = kept(&path);

    let (mut session, _) = Session::resume(&path).expect("it is opened");
    assert_eq!(session.game().rights().access(), Access::Locked, "whoever opened it is not the arbiter");
    session.finish_code();
    assert_eq!(kept(&path), before);
    // What somebody does with it comes after the restart.
    session.put_on_record(session.clock.now(), Event { by: Some(Seat::Arbiter), act: Act::Lock(LockAct::Entered) });
    let lines = journal::read(&path).expect("a journal").lines;
    let [.., resumed, entered] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!(resumed.event.act, Act::Start(StartAct::Resumed { down: None }));
    assert!(resumed.wall.is_some(), "{resumed:?}");
    assert_eq!(entered.event.act, Act::Lock(LockAct::Entered));
}

/// Who signed the next day had signed the evening before, by the arbiter's report.
#[test]
fn a_signature_of_the_next_day_is_dated_by_the_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = over_with_the_page_open(folder.path()).path().to_owned();
    let (mut session, _) = Session::resume(&path).expect("it is opened");
    session.act(Seat::Player(Color::White), &Command::Ending(EndingCommand::SignSheets));
    let lines = journal::read(&path).expect("a journal").lines;
    let restart = Act::Start(StartAct::Resumed { down: None });
    let restarted = lines.iter().find(|line| line.event.act == restart).expect("it is on record");
    assert!(restarted.wall.is_some(), "{lines:?}");
    // The same journal, opened at nine the next morning.
    let dated = lines.iter().map(|line| (line.at, &line.event, line.wall.as_ref().map(|_| "2026-05-02T09:00:00Z")));
    let report = report(session.game().setup(), "2026-05-01T20:00:00Z", dated, &Proof::Verified, Language::English);
    let signs = |line: &journal::Line| line.event.act == Act::Ending(EndingAct::SheetSigned(Color::White));
    let signed = lines.iter().position(signs).expect("he has signed");
    assert!(report.lines[signed].wall.starts_with("2026-05-02"), "{report:?}");
}
