//! The log on standard error and in a file, and the one place that keeps it from growing without bound.
//!
//! A lasting trouble repeats the same line. The first is written, and from then on one a minute, with the
//! count of those between. Everything else is limited as a whole, far above what a game writes.
mod file;

use std::{
    collections::VecDeque,
    io::{self, Write},
    path::Path,
    sync::Mutex,
    time::Duration,
};

use tracing::Subscriber;
use tracing_subscriber::{
    EnvFilter, Layer,
    filter::{LevelFilter, Targets},
    layer::SubscriberExt,
    registry::LookupSpan,
    util::SubscriberInitExt,
};

use super::RealClock;
pub(crate) use file::WORDS;

/// A trouble that lasts is written so often.
const AGAIN: Duration = Duration::from_secs(60);
/// How many different troubles are told from each other.
const MOST: usize = 64;
/// How many lines may come at once, whatever they are,
const BURST: u32 = 2000;
/// and so many a second for as long as it takes.
const STEADY: u32 = 5;

/// Decides which lines are written. Pure: the time is an argument.
#[derive(Debug)]
struct Throttle {
    /// The troubles of the last minutes, by their text without the time, oldest first.
    troubles: VecDeque<Repeated>,
    /// How many lines may come now.
    left: u32,
    filled: Duration,
    dropped: u64,
}

#[derive(Debug)]
struct Repeated {
    text: String,
    written: Duration,
    since: u64,
}

impl Default for Throttle {
    fn default() -> Self {
        Self { troubles: VecDeque::new(), left: BURST, filled: Duration::ZERO, dropped: 0 }
    }
}

impl Throttle {
    /// The line as it is to be written at `now`, if it is.
    fn admit(&mut self, now: Duration, line: &str) -> Option<String> {
        let more = self.repeats(now, line)?;
        let seconds = now.saturating_sub(self.filled).as_secs();
        self.filled += Duration::from_secs(seconds);
        let gained = u32::try_from(seconds).unwrap_or(u32::MAX).saturating_mul(STEADY);
        self.left = self.left.saturating_add(gained).min(BURST);
        let Some(left) = self.left.checked_sub(1) else {
            self.dropped += 1;
            return None;
        };
        self.left = left;
        let mut text = line.trim_end().to_owned();
        if more > 0 {
            text.push_str(&format!(" ({more} more like it)"));
        }
        match std::mem::take(&mut self.dropped) {
            0 => {}
            dropped => text.push_str(&format!(" ({dropped} lines before it left out)")),
        }
        text.push('\n');
        Some(text)
    }

    /// How many of the same trouble were held back, where this one is written.
    fn repeats(&mut self, now: Duration, line: &str) -> Option<u64> {
        let Some(text) = trouble(line) else { return Some(0) };
        if let Some(known) = self.troubles.iter_mut().find(|known| known.text == text) {
            if now.saturating_sub(known.written) < AGAIN {
                known.since += 1;
                return None;
            }
            known.written = now;
            return Some(std::mem::take(&mut known.since));
        }
        if self.troubles.len() == MOST {
            self.troubles.pop_front();
        }
        self.troubles.push_back(Repeated { text: text.to_owned(), written: now, since: 0 });
        Some(0)
    }
}

/// A warning or an error, without the time at which it was written.
fn trouble(line: &str) -> Option<&str> {
    let (_, text) = line.split_once(' ')?;
    let text = text.trim();
    (text.starts_with("WARN") || text.starts_with("ERROR")).then_some(text)
}

/// Standard error or a file, throttled.
#[derive(Debug)]
struct Throttled<W> {
    out: W,
    clock: RealClock,
    throttle: Throttle,
}

impl<W: Write> Write for Throttled<W> {
    /// One event comes in one piece.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Some(line) = self.throttle.admit(self.clock.elapsed(), &String::from_utf8_lossy(bytes)) {
            self.out.write_all(line.as_bytes())?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Starts the log: on standard error, errors or what `ANNA_HECTOR_LOG` asks for (`info`, `anna_hector=debug`); and the log
/// file, if it is given one: everything from `info` up that has no words of a game in it.
pub fn start_log(file: Option<&Path>) {
    let filter = EnvFilter::try_from_env("ANNA_HECTOR_LOG").unwrap_or_else(|_| EnvFilter::new("error"));
    let shown = layer(io::stderr()).with_filter(filter);
    let (kept, problem) = match file.map(file::LogFile::open) {
        None => (None, None),
        Some(Ok(kept)) => (Some(layer(kept).with_filter(for_the_file())), None),
        Some(Err(error)) => (None, Some(error)),
    };
    // A second start within one process, as tests do, keeps the first log.
    let _ = tracing_subscriber::registry().with(shown).with(kept).try_init();
    match (file, problem) {
        (Some(file), Some(error)) => tracing::warn!(%error, file = %file.display(), "no log file is kept"),
        (Some(_), None) => tracing::info!(version = env!("CARGO_PKG_VERSION"), "started"),
        (None, _) => {}
    }
}

/// Throttled lines into `out`.
fn layer<S, W>(out: W) -> impl Layer<S>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    W: Write + Send + 'static,
{
    let out = Throttled { out, clock: RealClock::starting(), throttle: Throttle::default() };
    tracing_subscriber::fmt::layer().with_ansi(false).with_writer(Mutex::new(out))
}

/// What a log file takes: what this program says of itself, and no words of a game.
fn for_the_file() -> Targets {
    Targets::new().with_target("anna_hector", LevelFilter::INFO).with_target(WORDS, LevelFilter::OFF)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: &str =
        "2026-05-01T10:00:00.000000Z ERROR anna_hector::journal: journal error=No space left on device\n";

    const fn s(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_trouble_that_lasts_is_written_once_and_then_once_a_minute_with_its_count() {
        let mut throttle = Throttle::default();
        let written: Vec<String> = (0..3600).filter_map(|second| throttle.admit(s(second), FULL)).collect();
        assert_eq!(written.len(), 60);
        assert_eq!(written[0], FULL);
        assert!(written[1].ends_with("No space left on device (59 more like it)\n"), "{}", written[1]);
    }

    #[test]
    fn it_is_the_same_trouble_at_whatever_time_it_was_written_and_another_is_written_at_once() {
        let mut throttle = Throttle::default();
        assert!(throttle.admit(s(0), FULL).is_some());
        assert_eq!(throttle.admit(s(1), &FULL.replace("10:00:00", "10:00:01")), None);
        assert!(throttle.admit(s(1), &FULL.replace("No space", "No such")).is_some());
    }

    #[test]
    fn what_is_no_trouble_may_be_said_twice() {
        let mut throttle = Throttle::default();
        let cue = "2026-05-01T10:00:00.000000Z  INFO anna_hector::app: cue to=room text=e4\n";
        assert_eq!([0, 1].map(|second| throttle.admit(s(second), cue).is_some()), [true, true]);
    }

    /// What is said, heard or sealed does not go into the log; that a device was lost does.
    #[test]
    fn no_words_of_a_game_come_into_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("anna-hector.log");
        let kept = layer(file::LogFile::open(&path).expect("a file")).with_filter(for_the_file());
        tracing::subscriber::with_default(tracing_subscriber::registry().with(kept), || {
            tracing::error!(target: WORDS, text = "Springer", "cue");
            tracing::info!("a device");
            tracing::debug!("nothing");
            tracing::error!(target: "winit", "another library");
        });
        let text = std::fs::read_to_string(path).expect("readable");
        assert!(text.contains("a device") && text.lines().count() == 1, "{text}");
    }

    /// A hundred different messages a second for an hour.
    #[test]
    fn no_path_writes_without_bound() {
        let mut throttle = Throttle::default();
        let mut written = 0;
        for second in 0..3600 {
            for number in 0..100 {
                let line = format!("2026-05-01T10:00:00Z ERROR anna_hector: {second} {number}\n");
                written += usize::from(throttle.admit(s(second), &line).is_some());
            }
        }
        assert!(written <= 2000 + 5 * 3600, "{written}");
    }
}
