//! PGN: read back by our own reader and by those of others.
use super::*;

/// What python-chess is to find in a game, as `tests/python_chess.py` says it.
fn found(read: &Scoresheets) -> serde_json::Value {
    let times = |of: fn(&Entry) -> Option<Duration>| read.entries.iter().map(of).map(seconds).collect::<Vec<_>>();
    // The standard has no other results; "0-0" stands in a tag of its own.
    let known = ["1-0", "0-1", "1/2-1/2"].contains(&&*read.score);
    serde_json::json!({
        "result": if known { &*read.score } else { "*" },
        "trouble": [],
        "clocks": times(|entry| entry.clock),
        "spent": times(|entry| entry.elapsed),
        "end": read.end().board().board_fen().to_string(),
    })
}

#[test]
fn the_pgn_of_every_story_is_read_back_with_its_clocks() {
    let (mut season, mut extracted) = (String::new(), 0);
    let (mut all, mut wanted) = (String::new(), Vec::new());
    let (mut scores, mut reasons, mut clocks, mut ruled_off) = (Vec::new(), Vec::new(), 0, 0);
    for (name, setup, log) in games() {
        let sheets = sheets(&setup, &log);
        let text = write(&sheets);
        assert!(text.lines().all(|line| line.chars().count() < 80), "{name}: {text}");
        let read = all_from_pgn(text.as_bytes(), &EventData::default());
        let [read] = &read.unwrap_or_else(|error| panic!("{name}: {error}\n{text}"))[..] else { panic!("{name}") };
        let of = |entry: &Entry| {
            let time = (seconds(entry.clock), seconds(entry.elapsed));
            (entry.number, entry.mover, entry.played, time, entry.offers.clone())
        };
        let same = read.entries.iter().map(of).zip(playable(&sheets).into_iter().map(of)).all(|(read, written)| {
            let said = read.2.zip(written.2).is_some_and(|(read, written)| read.same_move(written));
            said && (read.0, read.1, read.3, &read.4) == (written.0, written.1, written.3, &written.4)
        });
        assert!(same && read.entries.len() == playable(&sheets).len(), "{name}: {text}");
        assert_eq!(
            (&read.score, &read.start, read.castling),
            (&sheets.score, &sheets.start, sheets.castling),
            "{name}"
        );
        all.push_str(&text);
        wanted.push(found(read));
        // pgn-extract warns where a mate on the board is not the result: the flag fell before it, or nobody has heard of it yet.
        let is_mate = read.end().position().is_some_and(|end| shakmaty::Position::is_checkmate(&end));
        if !is_mate || sheets.ending.is_some_and(|ending| ending.reason == Reason::Checkmate) {
            season.push_str(&text);
            extracted += 1;
        }
        scores.push(sheets.score.clone());
        reasons.extend(sheets.ending.map(|ending: Ending| ending.reason));
        clocks += read.entries.iter().filter(|entry| entry.clock.is_some()).count();
        ruled_off += sheets.entries.iter().filter(|entry| entry.ruled_off != RuledOff::No).count();
    }
    for score in ["1-0", "0-1", "1/2-1/2", "0-0", "*"] {
        assert!(scores.iter().any(|found| found == score), "no story ends {score}");
    }
    reasons.sort_by_key(|reason| format!("{reason:?}"));
    reasons.dedup();
    assert!(reasons.len() > 12 && clocks > 300 && ruled_off > 10, "{reasons:?} {clocks} {ruled_off}");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("season.pgn");
    fs::write(&file, season).expect("written");
    assert!(extracted > 300, "{extracted}");
    read_by_pgn_extract(&file, extracted);
    let file = file.with_file_name("all.pgn");
    fs::write(&file, all).expect("written");
    read_by_python_chess(&file, &wanted);
}

/// 600 half-moves with their clocks, by the readers of others.
#[test]
fn a_game_of_300_moves_is_read_by_other_programs() {
    let (setup, log) = long_game();
    let text = write(&sheets(&setup, &log));
    let read = all_from_pgn(text.as_bytes(), &EventData::default()).expect("a game").remove(0);
    assert_eq!(read.entries.len(), 600);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("long.pgn");
    fs::write(&file, &text).expect("written");
    read_by_pgn_extract(&file, 1);
    read_by_python_chess(&file, &[found(&read)]);
}

/// A game with variations in variations, signs, comments and tags of others.
#[test]
fn variations_of_others_are_read_by_other_programs() {
    let theirs = "[Event \"-\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"-\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n\
        1. e4 e5 (1... c5!? 2. Nf3 (2. c3 d5 {firm}) (2.Nc3) 2... d6 $10) (1... Qh4) 2. Qh5 Nc6 (2... g6?? 3. Qxe5+) 3. Bc4 Nf6 \
        4. Qxf7# 1-0\n";
    let read = all_from_pgn(theirs.as_bytes(), &EventData::default()).expect("a game").remove(0);
    let text = write(&read);
    let moves = text.replace('\n', " ");
    let kept = ["(2. c3 d5 {firm}) (2. Nc3) 2... d6 $10)", "{variation: (1... Qh4)}", "(2... g6 $4 3. Qxe5+)"];
    assert!(kept.into_iter().all(|kept| moves.contains(kept)), "{text}");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("variations.pgn");
    fs::write(&file, &text).expect("written");
    read_by_pgn_extract(&file, 1);
    read_by_python_chess(&file, &[found(&read)]);
}

/// `./test` installs it where it finds Python's installer; without it the script ends with 77.
fn read_by_python_chess(file: &Path, wanted: &[serde_json::Value]) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/python_chess.py");
    let Ok(output) = Command::new("python3").arg(script).arg(file).output() else {
        return eprintln!("skipped: there is no python3");
    };
    let told = text_of(&output.stderr);
    if output.status.code() == Some(77) {
        return eprintln!("{told}");
    }
    assert!(output.status.success(), "{told}");
    let read: Vec<serde_json::Value> =
        text_of(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(read.len(), wanted.len());
    for (index, (read, wanted)) in read.iter().zip(wanted).enumerate() {
        assert_eq!(read, wanted, "game {index} of {}", file.display());
    }
}

/// `./test` installs it where the distribution is known to have it.
fn read_by_pgn_extract(file: &Path, games: usize) {
    let places = ["/usr/games/pgn-extract", "/usr/bin/pgn-extract"];
    let Some(program) = places.into_iter().find(|place| Path::new(place).exists()) else {
        assert!(!Path::new("/usr/bin/apt-get").exists(), "pgn-extract is missing: ./test installs it");
        return;
    };
    let output = Command::new(program).arg("--quiet").arg(file).output().expect("it starts");
    let said = text_of(&output.stderr);
    assert!(output.status.success() && said.trim().is_empty(), "{said}");
    assert_eq!(text_of(&output.stdout).matches("[Event ").count(), games);
}

/// The entries that PGN can hold as moves: those before the first that the Laws do not allow.
fn playable(sheets: &Scoresheets) -> Vec<&Entry> {
    let mut position = sheets.start.clone();
    let mut entries = Vec::new();
    for entry in sheets.standing_entries() {
        use shakmaty::Position;
        let Some(m) = entry.played.and_then(|said| said.check(&position)) else { break };
        position.play_unchecked(m);
        entries.push(entry);
    }
    entries
}

/// 8.1.1 (2018): an offer is recorded. White offered before he had moved.
#[test]
fn an_offer_that_no_move_follows_stands_with_the_last_move() {
    let (setup, log) = long_game();
    let at = log.last().expect("events").0;
    let offer = (at, Event { by: Some(Seat::Player(Color::White)), act: Act::Draw(DrawAct::Offered(Color::White)) });
    let offered = [log, vec![offer]].concat();
    let sheets_with_offer = sheets(&setup, &offered);
    let last = sheets_with_offer.entries.last().map(|last| (last.mover, &last.offers));
    assert_eq!(last, Some((Color::Black, &vec![Color::White])));
    assert!(
        write(&sheets_with_offer).trim_end().ends_with("(=) White offers a draw} *"),
        "{}",
        write(&sheets_with_offer)
    );
    // The draw that is accepted, and so the end of the game, leaves it there.
    let agreed = Act::Ending(EndingAct::Ended(Ending::drawn(Reason::Agreement)));
    let accepted = (at, Event { by: Some(Seat::Player(Color::Black)), act: agreed });
    let ended = sheets(&setup, &[offered, vec![accepted]].concat());
    assert_eq!(ended.entries.last().map(|last| (last.mover, &last.offers)), Some((Color::Black, &vec![Color::White])));
}
