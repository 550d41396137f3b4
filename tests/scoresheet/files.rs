//! The files as a user makes them: names, one sheet, sound, damaged journals, bad targets.
use super::*;

#[test]
fn the_event_is_asked_for_afterwards_and_stands_in_every_export() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt").display().to_string();
    let event = ["--event", "Stadtmeisterschaft", "--site", "Dresden GER", "--round", "3", "--white", "Doe, Ann"];
    for (format, wanted) in [
        (
            "json",
            [
                "\"name\": \"Stadtmeisterschaft\"",
                "\"site\": \"Dresden GER\"",
                "\"round\": \"3\"",
                "\"name\": \"Doe, Ann\"",
            ],
        ),
        ("pgn", ["[Event \"Stadtmeisterschaft\"]", "[Site \"Dresden GER\"]", "[Round \"3\"]", "[White \"Doe, Ann\"]"]),
        ("text", ["Event: Stadtmeisterschaft", "Site: Dresden GER", "Round: 3", "White: Doe, Ann"]),
    ] {
        let args = [&["scoresheet", &journal, "--format", format], &event[..]].concat();
        let output = run(&args);
        let text = text_of(&output.stdout);
        assert!(
            output.status.success()
                && wanted.iter().all(|line| text.lines().any(|found| found.trim().trim_end_matches(',') == *line)),
            "{text}"
        );
    }
}

/// Board, arbiter, ratings and federations are settings of the game: whoever gave them once is not asked again.
#[test]
fn what_the_set_up_says_of_event_and_players_stands_in_every_export() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut setup, log) = game(&story_files::root().join("7-irregularities/going-back-and-playing-on.txt"));
    let both = |white: &str, black: &str| ByColor { white: white.to_owned(), black: black.to_owned() };
    setup.names = both("Doe", "Roe");
    setup.occasion.event = "Stadtmeisterschaft".to_owned();
    setup.occasion.board = "12".to_owned();
    setup.occasion.arbiter = "Poe".to_owned();
    setup.occasion.ratings = both("1876", "1912");
    setup.occasion.federations = both("GER", "ESP");
    let mut writer = journal::create_in(folder.path(), &Header::new(STARTED, setup)).expect("a journal");
    for (at, event) in &log {
        writer.append(*at, event).expect("written");
    }
    let journal = writer.path().display().to_string();
    let tags = ["[Board \"12\"]", "[Arbiter \"Poe\"]", "[WhiteElo \"1876\"]", "[BlackFederation \"ESP\"]"];
    let sheet = ["Board: 12", "Arbiter: Poe", "White: Doe, 1876, GER", "Black: Roe, 1912, ESP"];
    for (format, wanted) in [
        ("pgn", tags),
        ("text", sheet),
        ("report", ["Board: 12", "Arbiter: Poe", "Event: Stadtmeisterschaft", "Doe – Roe"]),
        ("json", ["\"board\": \"12\"", "\"arbiter\": \"Poe\"", "\"rating\": \"1876\"", "\"federation\": \"ESP\""]),
    ] {
        let text = text_of(&run(&["scoresheet", &journal, "--format", format]).stdout);
        assert!(wanted.iter().all(|wanted| text.contains(wanted)), "{format}: {text}");
    }
    let brf = text_of(&run(&["scoresheet", &journal, "--format", "brf"]).stdout);
    let head = braille::Table::built_in().decode(&brf);
    assert!(sheet.iter().all(|wanted| head.contains(wanted)), "{head}");
}

#[test]
fn one_sheet_has_nothing_that_the_other_player_wrote() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt").display().to_string();
    let of = |sheet: &[&str]| {
        let output = run(&[&["scoresheet", &journal, "--format", "json"], sheet].concat());
        json::read(&text_of(&output.stdout)).expect("JSON").remove(0)
    };
    let entered = |export: &Export| {
        let sheets = export.plies.iter().map(|ply| &ply.sheets);
        let count = |(white, black): (usize, usize), both: &json::Both<Option<json::Move>>| {
            (white + usize::from(both.white.is_some()), black + usize::from(both.black.is_some()))
        };
        sheets.fold((0, 0), count)
    };
    let (both, white, black) = (of(&[]), of(&["--sheet", "white"]), of(&["--sheet", "black"]));
    let (of_white, of_black) = entered(&both);
    assert!(of_white > 0 && of_black > 0 && both.report.is_some(), "{both:?}");
    assert_eq!((entered(&white), entered(&black)), ((of_white, 0), (0, of_black)));
    assert!(white.report.is_none() && white.plies.iter().all(|ply| ply.earlier.black.is_empty()));
}

/// D.2.10.c (2018): his own sheet, and what he corrected on it; the opponent's is what it was.
#[test]
fn a_sheet_that_the_assistant_keeps_has_his_entries_and_says_so() {
    let (setup, log) = game(&story_files::root().join("8-scoresheets/score-kept-by-the-assistant.txt"));
    let sheets = sheets(&setup, &log);
    let export = Export::new(&sheets, None, Language::English);
    let kept = [&export.players.white, &export.players.black].map(|player| player.sheet_kept_by.as_deref());
    assert_eq!(kept, [Some("assistant"), Some("program")]);
    let text = |side| text::write(&layout(&sheets, side, Language::English, MoveStyle::San), MoveStyle::San);
    let (white, black) = (text(Color::White), text(Color::Black));
    assert!(white.contains("e5! [corrected from e6, e5]"), "{white}");
    assert!(!black.contains("corrected"), "{black}");
    assert_eq!(export.plies[1].written.as_ref().map(|both| both.white.len()), Some(3));
}

#[test]
fn a_game_by_ear_says_each_move_and_its_cue_sheet_names_the_plies() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt").display().to_string();
    let out = folder.path().join("game.wav").display().to_string();
    let sound = run(&["scoresheet", &journal, "--format", "wav", "--out", &out]);
    assert!(sound.status.success(), "{sound:?}");
    let wav = fs::read(&out).expect("a file");
    let sheet = fs::read_to_string(folder.path().join("game.wav.cue")).expect("a cue sheet");
    let json =
        json::read(&text_of(&run(&["scoresheet", &journal, "--format", "json"]).stdout)).expect("JSON").remove(0);
    let said = json.plies.iter().filter(|ply| ply.ruled_off.is_none() && ply.played.is_some()).count();
    assert!(said > 0 && sheet.matches("TRACK").count() == said, "{said} {sheet}");
    assert!(sheet.starts_with("FILE \"game.wav\" WAVE") && sheet.contains("TITLE \"1. "), "{sheet}");
    // One channel of 16 bits: more than a second for each move.
    assert!(wav.starts_with(b"RIFF") && wav.len() > said * 22_050 * 2, "{}", wav.len());
    // FLAC holds the same samples, in less room.
    let smaller = folder.path().join("game.flac").display().to_string();
    let sound = run(&["scoresheet", &journal, "--format", "flac", "--out", &smaller]);
    assert!(sound.status.success(), "{sound:?}");
    let mut samples = Vec::new();
    let mut flac = flac_codec::decode::FlacSampleReader::open(&smaller).expect("FLAC");
    flac.read_to_end(&mut samples).expect("samples");
    let mut reader = hound::WavReader::open(&out).expect("WAV");
    assert!(reader.samples::<i16>().map(|sample| i32::from(sample.expect("a sample"))).eq(samples));
    assert!(fs::metadata(&smaller).expect("a file").len() < wav.len() as u64 * 3 / 4);
    let sheet = fs::read_to_string(folder.path().join("game.flac.cue")).expect("a cue sheet");
    assert!(sheet.starts_with("FILE \"game.flac\" WAVE"), "{sheet}");
    let nowhere = run(&["scoresheet", &journal, "--format", "wav"]);
    assert!(nowhere.status.code() == Some(2) && text_of(&nowhere.stderr).contains("--out"), "{nowhere:?}");
}

#[test]
fn a_damaged_journal_is_exported_only_with_that_fact_at_its_head() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt");
    let whole = fs::read_to_string(&journal).expect("a journal");
    let damaged = folder.path().join("damaged.jsonl");
    let mut lines: Vec<String> = whole.lines().map(str::to_owned).collect();
    let last = lines.len() - 3;
    lines[last] = lines[last].replace("\"at\":", "\"at\":1");
    fs::write(&damaged, lines.join("\n") + "\n").expect("written");
    for (format, says) in [
        ("pgn", "% the journal is damaged"),
        ("text", "WARNING: the journal is damaged"),
        ("report", "WARNING: the journal is damaged"),
        ("json", "\"proof\": \"damaged\""),
        ("brf", ",W,A,R,N,I,N,G3 THE"),
    ] {
        let output = run(&["scoresheet", &damaged.display().to_string(), "--format", format]);
        let text = text_of(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(text.lines().take(4).any(|line| line.trim().starts_with(says)), "{text}");
        assert!(text_of(&output.stderr).contains(&format!("line {}", last + 1)), "{output:?}");
    }
    assert!(!text_of(&run(&["scoresheet", &journal.display().to_string()]).stdout).contains("damaged"));
}

#[test]
fn a_target_that_cannot_be_written_is_named_and_nothing_is_left_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt").display().to_string();
    let target = folder.path().join("no/such/folder/sheet.pgn");
    let output = run(&["scoresheet", &journal, "--format", "pgn", "--out", &target.display().to_string()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text_of(&output.stderr).contains("sheet.pgn: cannot be written"), "{output:?}");
    let target = folder.path().join("sheet.pgn");
    let output = run(&["scoresheet", &journal, &journal, "--format", "pgn", "--out", &target.display().to_string()]);
    assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
    let games = all_from_pgn(&fs::read(&target).expect("written"), &EventData::default()).expect("PGN");
    assert_eq!(games.len(), 2);
    let read = run(&["scoresheet", &target.display().to_string(), "--sheet", "black", "--language", "de"]);
    let text = text_of(&read.stdout);
    assert_eq!(text.matches("Partieformular für Schwarz").count(), 2, "{text}");
    let output = run(&["scoresheet", &target.display().to_string(), "--format", "report"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text_of(&output.stderr).contains("name the journal"), "{output:?}");
    let neither = folder.path().join("notes.txt");
    fs::write(&neither, "[Event \"no end").expect("written");
    assert_eq!(run(&["scoresheet", &neither.display().to_string()]).status.code(), Some(2));
}
