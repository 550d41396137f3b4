//! How long the program was not running.
use std::time::Duration;

use crate::journal::{Beat, Record, Run};

/// The time from the last sign of life until now, by the clock of the machine where it ran through, else by the wall clock.
/// `None` where neither can tell: the wall clock shows an earlier time than before, or one at which the machine was not running yet.
pub(super) fn down(record: &Record, beat: Option<Beat>, wall_unix_ms: u64, run: Option<Run>) -> Option<Duration> {
    // What was recorded after the last beat is a later sign of life.
    let since_beat = |beat: Beat| record.last_event_at().since(beat.moment);
    if let (Some(beat), Some(run)) = (beat, run)
        && let Some(then) = beat.run.filter(|then| then.boot == run.boot)
    {
        let gap = Duration::from_millis(run.since_boot_ms.checked_sub(then.since_boot_ms)?);
        return Some(gap.saturating_sub(since_beat(beat)));
    }
    let alive = match beat {
        Some(beat) => Duration::from_millis(beat.wall_unix_ms) + since_beat(beat),
        None => {
            let started = record.header.started.parse::<jiff::Timestamp>().ok()?.as_millisecond();
            Duration::from_millis(u64::try_from(started).ok()?.saturating_add(record.last_event_at().as_millis()))
        }
    };
    let down = Duration::from_millis(wall_unix_ms).checked_sub(alive)?;
    // The machine was started meanwhile: it was down at least as long as it has been running.
    let least = beat.and(run).filter(|_| beat.is_some_and(|beat| beat.run.is_some()));
    (least.is_none_or(|run| down >= Duration::from_millis(run.since_boot_ms))).then_some(down)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        clock::Moment,
        game::{Act, Event, Setup, StartAct},
        journal::{Header, create_in, read},
    };

    const STARTED: u64 = 1_777_000_000_000;

    /// A game of ten seconds whose last event was at the ninth.
    fn record() -> Record {
        let folder = tempfile::tempdir().expect("a folder");
        let header = Header::new(
            jiff::Timestamp::from_millisecond(1_777_000_000_000).expect("a time").to_string(),
            Setup::default(),
        );
        let mut writer = create_in(folder.path(), &header).expect("a journal");
        let started = Event { by: None, act: Act::Start(StartAct::Started) };
        writer.append(Moment::from_millis(9_000), &started).expect("it is written");
        read(writer.path()).expect("a journal")
    }

    fn run(boot: u128, since_boot_ms: u64) -> Option<Run> {
        Some(Run { boot, since_boot_ms })
    }

    fn beat(run: Option<Run>) -> Option<Beat> {
        Some(Beat { moment: Moment::from_millis(10_000), wall_unix_ms: STARTED + 10_000, run })
    }

    fn check(beat: Option<Beat>, wall_after_ms: i64, now: Option<Run>, known_ms: Option<u64>) {
        let wall = STARTED.saturating_add_signed(10_000 + wall_after_ms);
        assert_eq!(
            down(&record(), beat, wall, now),
            known_ms.map(Duration::from_millis),
            "{beat:?} {wall_after_ms} {now:?}"
        );
    }

    #[test]
    fn the_clock_of_the_machine_tells_whatever_the_wall_clock_shows() {
        let then = run(1, 500_000);
        for wall in [-3_600_000, 0, 7_000, 3_600_000] {
            check(beat(then), wall, run(1, 507_000), Some(7_000));
        }
    }

    #[test]
    fn after_a_start_of_the_machine_the_wall_clock_tells() {
        check(beat(run(1, 500_000)), 90_000, run(2, 60_000), Some(90_000));
        // An older version, or another system, wrote no number of the run.
        check(beat(None), 90_000, run(2, 600_000), Some(90_000));
        check(beat(None), 90_000, None, Some(90_000));
        // Without a heartbeat the last event is the last sign of life.
        check(None, 90_000, run(2, 60_000), Some(91_000));
    }

    #[test]
    fn a_gap_that_no_clock_can_tell_is_unknown_and_never_none() {
        check(beat(run(1, 500_000)), -1, run(2, 60_000), None);
        check(beat(run(1, 500_000)), 30_000, run(2, 60_000), None);
        check(beat(None), -3_600_000, None, None);
        check(None, -3_600_000, None, None);
    }

    #[test]
    fn what_was_recorded_after_the_last_beat_is_a_sign_of_life() {
        let early = Beat { moment: Moment::from_millis(8_500), wall_unix_ms: STARTED + 8_500, run: run(1, 498_500) };
        check(Some(early), 5_000, run(1, 505_000), Some(6_000));
        check(Some(early), 90_000, run(2, 60_000), Some(91_000));
    }
}
