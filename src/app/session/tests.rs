use super::*;
use crate::{
    game::{Battery, Incident, NoticeAct, StartCommand, Supply},
    narration::Audience,
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
