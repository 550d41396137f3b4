//! Whatever the game accepts comes back from the journal as the same game; whatever is torn is reported, whatever is
//! damaged is named.
mod random;

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use anna_hector::{
    clock::Moment,
    game::{Act, ClaimCommand, Command, EndingAct, Event, Game, Seat, Setup, StartCommand},
    journal::{self, Fault, Header, JournalError, Record},
};
use proptest::{prelude::*, strategy::ValueTree};
use random::{Attempt, attempts, play, setups};
use shakmaty::Color;

/// A folder in memory, where there is one: here nothing is tested that a disk could change.
fn folder() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.expect("a folder")
}

struct Written {
    path: PathBuf,
    bytes: Vec<u8>,
    _folder: tempfile::TempDir,
}

impl Written {
    fn new(setup: &Setup, events: &[(Moment, Event)]) -> Self {
        let folder = folder();
        let header = Header::new("2026-05-01T10:00:00+02:00", setup.clone());
        let mut writer = journal::create_in(folder.path(), &header).expect("a journal");
        for (at, event) in events {
            writer.append(*at, event).expect("written");
        }
        let path = writer.path().to_owned();
        Self { bytes: fs::read(&path).expect("readable"), path, _folder: folder }
    }

    fn parse(&self, bytes: &[u8]) -> Result<Record, JournalError> {
        Record::parse(&self.path, bytes)
    }

    /// Where the last line begins.
    fn last_line(&self) -> usize {
        let before = &self.bytes[..self.bytes.len() - 1];
        before.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1)
    }

    /// The number of the line in which this byte stands.
    fn line_of(&self, byte: usize) -> u64 {
        1 + self.bytes[..byte].iter().filter(|&&byte| byte == b'\n').count() as u64
    }

    fn lines(&self) -> u64 {
        self.line_of(self.bytes.len() - 1)
    }
}

fn replayed(setup: &Setup, events: &[(Moment, Event)]) -> Game {
    let mut game = Game::new(setup.clone());
    events.iter().for_each(|(at, event)| game.apply(*at, event));
    game
}

fn line_named(error: &JournalError) -> Option<u64> {
    match error {
        JournalError::Damaged { line, .. } | JournalError::Newer { line, .. } => Some(*line),
        JournalError::Empty(_) => Some(1),
        _ => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_was_accepted_comes_back_as_the_same_game(setup in setups(), attempts in attempts(160)) {
        let (game, events) = play(&setup, &attempts);
        let written = Written::new(&setup, &events);
        let record = journal::read(&written.path).expect("good");
        prop_assert_eq!(&record.torn, &None);
        prop_assert_eq!(record.good_len, written.bytes.len() as u64);
        let kept: Vec<_> = record.lines.iter().map(|line| (line.at, line.event.clone())).collect();
        prop_assert_eq!(&kept, &events);
        prop_assert_eq!(record.replay(), game.clone());

        let (_writer, resumed) = journal::resume(&written.path).expect("good");
        prop_assert_eq!(resumed.replay(), game);
    }

    #[test]
    fn a_torn_last_line_is_dropped_and_reported(setup in setups(), attempts in attempts(40)) {
        let (_, events) = play(&setup, &attempts);
        prop_assume!(!events.is_empty());
        let written = Written::new(&setup, &events);
        let whole = replayed(&setup, &events);
        let without_last = replayed(&setup, &events[..events.len() - 1]);
        let from = written.last_line();
        for cut in from..=written.bytes.len() {
            let record = written.parse(&written.bytes[..cut]).expect("a torn end is not an error");
            let torn = record.torn.as_ref().map(|torn| torn.bytes.as_slice());
            if cut == written.bytes.len() {
                prop_assert_eq!(torn, None);
                prop_assert_eq!(record.replay(), whole.clone());
            } else {
                prop_assert_eq!(torn, (cut > from).then_some(&written.bytes[from..cut]));
                prop_assert_eq!(record.good_len, from as u64);
                prop_assert_eq!(record.replay(), without_last.clone());
            }
        }
    }

    #[test]
    fn a_damaged_line_is_named(
        setup in setups(),
        attempts in attempts(40),
        places in prop::collection::vec((any::<prop::sample::Index>(), 1_u8..), 60),
    ) {
        let (_, events) = play(&setup, &attempts);
        let written = Written::new(&setup, &events);
        for (place, flip) in places {
            let place = place.index(written.bytes.len());
            let mut bytes = written.bytes.clone();
            bytes[place] ^= flip;
            let damaged = written.line_of(place);
            match written.parse(&bytes) {
                Err(error) => prop_assert_eq!(line_named(&error), Some(damaged), "byte {}: {}", place, error),
                // Only the last line can pass as torn; it is dropped and reported.
                Ok(record) => {
                    prop_assert_eq!(damaged, written.lines());
                    prop_assert_eq!(record.torn.map(|torn| torn.line), Some(damaged));
                    prop_assert_eq!(record.lines.len(), events.len() - 1);
                }
            }
        }
    }

    #[test]
    fn any_bytes_are_read_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Record::parse(Path::new("noise.jsonl"), &bytes).is_err());
    }
}

/// The random players never come to a position that defies the search: this one is put on record by a flag.
#[test]
fn an_undetermined_chance_is_on_record_and_comes_back() {
    let fen: shakmaty::fen::Fen = "5k2/b7/7p/5B1P/1p1p1p1p/1P1P1P1P/3b2Bb/1K6 b - - 0 60".parse().expect("a FEN");
    let start = fen.into_position(shakmaty::CastlingMode::Standard).expect("a position");
    let control = anna_hector::clock::control::both_from("5").expect("a control");
    let setup = Setup { start, control, ..Setup::default() };
    let mut game = Game::new(setup.clone());
    let mut events = Vec::new();
    for (at, by, command) in [
        (Moment::START, Seat::Arbiter, Command::Start(StartCommand::Begin)),
        (Moment::from_millis(301_000), Seat::Player(Color::White), Command::Claim(ClaimCommand::Flag)),
    ] {
        for event in game.decide(at, by, &command).expect("nothing is refused") {
            game.apply(at, &event);
            events.push((at, event));
        }
    }
    assert!(
        events.iter().any(|(_, event)| event.act == Act::Ending(EndingAct::ChanceUndetermined(Color::White))),
        "{events:?}"
    );
    assert_eq!(game.ending().and_then(|ending| ending.winner()), Some(Color::White));
    let written = Written::new(&setup, &events);
    let record = journal::read(&written.path).expect("good");
    assert_eq!(record.lines.iter().map(|line| (line.at, line.event.clone())).collect::<Vec<_>>(), events);
    assert_eq!(record.replay(), game);
}

fn a_short_game() -> (Setup, Vec<(Moment, Event)>) {
    let setup = Setup::default();
    let attempts: Vec<Attempt> = (0..40).map(|index| (700, (index % 2) as u8, 1, index * 7)).collect();
    let (_, events) = play(&setup, &attempts);
    assert!(events.len() > 12, "the handshake goes on: {events:?}");
    (setup, events)
}

fn without_line(text: &str, line: usize) -> String {
    text.split_inclusive('\n').enumerate().filter(|(index, _)| index + 1 != line).map(|(_, text)| text).collect()
}

#[test]
fn lines_left_out_doubled_or_swapped_are_noticed() {
    let (setup, events) = a_short_game();
    let written = Written::new(&setup, &events);
    let text = String::from_utf8(written.bytes.clone()).expect("text");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let number = |text: &str| match written.parse(text.as_bytes()) {
        Err(JournalError::Damaged { line, fault: Fault::Number(_), .. }) => line,
        other => panic!("{other:?}"),
    };
    assert_eq!(number(&without_line(&text, 5)), 5);
    assert_eq!(number(&[&lines[..5], &lines[4..]].concat().concat()), 6);
    assert_eq!(number(&[&lines[..4], &[lines[5], lines[4]], &lines[6..]].concat().concat()), 5);
    let headless = written.parse(without_line(&text, 1).as_bytes()).unwrap_err();
    assert_eq!(line_named(&headless), Some(1));
}

#[test]
fn a_lost_end_of_line_before_the_last_line_is_not_taken_for_a_torn_end() {
    let (setup, events) = a_short_game();
    let written = Written::new(&setup, &events);
    let mut bytes = written.bytes.clone();
    bytes[written.last_line() - 1] = b' ';
    for end in [bytes.len(), bytes.len() - 20] {
        let error = written.parse(&bytes[..end]).unwrap_err();
        let line = written.lines() - 1;
        assert!(
            matches!(&error, JournalError::Damaged { line: named, fault: Fault::RunTogether, .. } if *named == line),
            "{error}"
        );
    }
}

/// The property above is worth what the random players reach: nearly every kind of event, and long games. Claims in the
/// quickplay finish need more sense than they have; `tests/stories` has those.
#[test]
fn the_random_players_reach_every_kind_of_event() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut kinds = std::collections::BTreeMap::new();
    for _ in 0..200 {
        let tree = (setups(), attempts(160)).new_tree(&mut runner).expect("a value");
        let (setup, attempts) = tree.current();
        for (_, event) in play(&setup, &attempts).1 {
            let name = format!("{:?}", event.act);
            let topic_and_kind = name.split(|c: char| !c.is_ascii_alphabetic()).take(2).collect::<Vec<_>>().join(" ");
            *kinds.entry(topic_and_kind).or_insert(0_u32) += 1;
        }
    }
    assert!(kinds.len() >= 50, "{kinds:#?}");
    assert!(kinds["Move Pressed"] > 450, "{kinds:#?}");
}

#[test]
fn a_line_of_another_game_does_not_fit_the_chain() {
    let (setup, events) = a_short_game();
    let one = Written::new(&setup, &events);
    let later: Vec<_> = events.iter().map(|(at, event)| (*at + Duration::from_millis(1), event.clone())).collect();
    let other = Written::new(&setup, &later);
    let lines = |written: &Written| -> Vec<String> {
        String::from_utf8_lossy(&written.bytes).split_inclusive('\n').map(str::to_owned).collect()
    };
    let mut mixed = lines(&one);
    mixed[5] = lines(&other)[5].clone();
    let error = one.parse(mixed.concat().as_bytes()).unwrap_err();
    assert!(matches!(error, JournalError::Damaged { line: 6, fault: Fault::Chain, .. }), "{error}");
}

#[test]
fn a_newer_format_is_named_and_not_taken_for_a_torn_line() {
    let (setup, events) = a_short_game();
    let written = Written::new(&setup, &events);
    let newer = [&written.bytes[..], b"{\"v\":2,\"n\":99,\"mood\":\"grim\"}\n"].concat();
    let error = written.parse(&newer).unwrap_err().to_string();
    let line = written.lines() + 1;
    assert!(error.contains(&format!("line {line}: written in format version 2")), "{error}");
    assert!(error.contains("newer anna-hector"), "{error}");
}

#[test]
fn bad_files_say_what_is_wrong_and_stay_as_they_are() {
    let folder = folder();
    for (name, bytes, expected) in [
        ("empty", &b""[..], "line 1: the file is empty, no game was recorded in it; delete it or leave it"),
        ("noise", b"\xff\xfe\n", "line 1: byte 1 is not text"),
        ("torn-header", b"{\"v\":1,\"n\":1,", "line 1: has no end of line"),
        ("prose", b"1. e4 e5\n", "line 1: is not JSON"),
        ("other-json", b"{\"a\":[1,2]}\n", "line 1: is not a line of an anna-hector journal"),
        ("list", b"[1]\n", "line 1: is not a line of an anna-hector journal"),
    ] {
        let path = folder.path().join(format!("{name}.jsonl"));
        fs::write(&path, bytes).expect("written");
        for error in [journal::read(&path).unwrap_err(), journal::resume(&path).map(|_| ()).unwrap_err()] {
            let text = error.to_string();
            assert!(text.contains(&format!("{name}.jsonl: {expected}")), "{text}");
        }
        assert_eq!(fs::read(&path).expect("still there"), bytes);
    }
    let missing = journal::read(&folder.path().join("missing.jsonl")).unwrap_err().to_string();
    assert!(missing.contains("missing.jsonl: cannot read the journal"), "{missing}");
}
