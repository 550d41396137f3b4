//! What each person takes home of a game: every export is read back by our own readers, and the files as a user makes them.
mod story_files;

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    time::Duration,
};

use anna_hector::{
    clock::Moment,
    console::{rehearse::rehearse, script::Script},
    game::{Act, AnswerAct, Ending, Event, MoveAct, PressKind, Reason, Seat, Setup, StartAct},
    journal::{self, Header},
    language::{Language, Paper},
    laws::RawMove,
    scoresheet::{
        Entry, EventData, MoveStyle, Played, Proof, Report, RuledOff, Scoresheets, all_from_pgn,
        braille::{self, CELLS, LINES, Table, Unknown},
        json::{self, Export},
        layout, pdf, report, text, write,
    },
};
use shakmaty::{Color, Position as _, Square};

const STARTED: &str = "2026-05-01T10:00:00+02:00";

fn game(story: &Path) -> (Setup, Vec<(Moment, Event)>) {
    let text = fs::read_to_string(story).expect("a story");
    let script = Script::parse_each(&text).expect("a script").pop().expect("an edition");
    let rehearsal = rehearse(&script).map_err(|(error, _)| error).expect("a story that goes as it says");
    (script.setup, rehearsal.log)
}

/// The events of a game, each with its moment.
type Log = Vec<(Moment, Event)>;

/// The game of every story, by its name.
fn games() -> Vec<(String, Setup, Log)> {
    let mut games = Vec::new();
    for path in story_files::files("txt") {
        let (setup, log) = game(&path);
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        games.push((name, setup, log));
    }
    games
}

fn sheets(setup: &Setup, log: &[(Moment, Event)]) -> Scoresheets {
    let played = Played::through(setup, log.iter().map(|(at, event)| (*at, event)));
    played.scoresheets(STARTED, EventData::default(), Proof::Verified)
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

fn seconds(time: Option<Duration>) -> Option<u64> {
    time.map(|time| time.as_secs())
}

#[test]
fn the_pgn_of_every_story_is_read_back_with_its_clocks() {
    let (mut season, mut extracted) = (String::new(), 0);
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

#[test]
fn the_text_of_every_story_is_read_back_in_every_language_and_style() {
    let mut rows = 0;
    for (name, setup, log) in games() {
        let sheets = sheets(&setup, &log);
        for language in Language::ALL {
            for (style, side) in
                [(MoveStyle::San, Color::White), (MoveStyle::Words, Color::Black), (MoveStyle::Table, Color::White)]
            {
                let layout = layout(&sheets, side, language, style);
                let text = text::write(&layout, style);
                assert_eq!(text::read(&text), text::expected(&layout), "{name}: {text}");
                rows += layout.rows.len();
            }
        }
    }
    assert!(rows > 1000, "{rows}");
}

fn reported(setup: &Setup, log: &[(Moment, Event)], language: Language) -> Report {
    report(setup, STARTED, log.iter().map(|(at, event)| (*at, event, None)), &Proof::Verified, language)
}

#[test]
fn each_event_of_every_story_is_told_in_three_languages_with_time_clocks_and_who() {
    let (mut told, mut same) = (0, Vec::new());
    for (name, setup, log) in games() {
        let reports = Language::ALL.map(|language| reported(&setup, &log, language));
        for (report, language) in reports.iter().zip(Language::ALL) {
            assert_eq!(report.lines.len(), log.len(), "{name}");
            let text = report.text(language);
            assert_eq!(text.lines().next(), Some(&*report.verified), "{name}");
            let read = Report::read_lines(&text);
            let written = report.lines.iter().map(|line| {
                let clocks = line.clocks.each_ref().map(|left| left.clone().unwrap_or_else(|| "-:--".to_owned()));
                let [white, black] = clocks;
                let fields = [line.wall.clone(), format!("{}.", line.number), white, black, line.who.clone()];
                fields.into_iter().chain([line.what.replace("  ", " ")]).collect::<Vec<_>>()
            });
            assert_eq!(read, written.collect::<Vec<_>>(), "{name}: {text}");
            let holes = report.lines.iter().any(|line| line.what.contains(['{', '}', '\n']) || line.what.is_empty());
            assert!(!holes, "{name}: {text}");
            told += report.lines.len();
        }
        let [german, spanish, english] = &reports;
        for ((de, es), en) in german.lines.iter().zip(&spanish.lines).zip(&english.lines) {
            assert_eq!((&de.clocks, de.number, &de.wall), (&en.clocks, en.number, &en.wall), "{name}");
            if de.what == en.what || es.what == en.what {
                same.push(en.what.clone());
            }
        }
    }
    assert!(told > 10_000, "{told}");
    assert!(same.is_empty(), "not translated: {same:?}");
}

#[test]
fn the_report_tells_who_did_what_and_when() {
    let (setup, log) = game(&story_files::root().join("7-irregularities/going-back-and-playing-on.txt"));
    let text = reported(&setup, &log, Language::English).text(Language::English);
    let first = text.lines().nth(4).unwrap_or_default();
    assert!(first.starts_with("2026-05-01 10:00:") && first.ends_with("the game begins"), "{text}");
    for told in ["announced: ", "clock pressed", "repeated: ", "executed: ", "position restored: ", "Arbiter"] {
        assert!(text.contains(told), "{told}: {text}");
    }
}

#[test]
fn what_an_electronic_board_saw_lifted_is_its_own_statement() {
    let (setup, log) = game(&story_files::root().join("4-touched-pieces/lift-seen-by-the-electronic-board.txt"));
    let seen = |language| {
        let report = reported(&setup, &log, language);
        let first = report.lines.into_iter().find(|line| line.who != "Weiß" && line.what.contains(" s ("));
        first.map(|line| (line.who, line.what)).expect("a lift")
    };
    for (language, who, what) in [
        (Language::German, "vom Brett gesehen", "Gustav eins: weißer Springer abgehoben, 3,4 s (Brett von Weiß)"),
        (
            Language::Spanish,
            "visto por el tablero",
            "Gustav uno: caballo blanco: pieza levantada, 3,4 s (tablero de las blancas)",
        ),
        (Language::English, "seen by the board", "Gustav one: white knight lifted, 3.4 s (board of White)"),
    ] {
        assert_eq!(seen(language), (who.to_owned(), what.to_owned()));
    }
}

#[test]
fn the_json_of_every_story_is_read_back_equal() {
    let mut plies = 0;
    for (name, setup, log) in games() {
        let sheets = sheets(&setup, &log);
        for language in Language::ALL {
            let export = Export::new(&sheets, Some(reported(&setup, &log, language)), language);
            let read = json::read(&json::write(std::slice::from_ref(&export))).expect("JSON");
            assert_eq!(read, [export], "{name}");
            let of_json = read[0].plies.iter().map(|ply| (ply.number, ply.clock_ms.map(|ms| ms / 1000), ply.illegal));
            let of_sheets = sheets.entries.iter().map(|e| (e.number, seconds(e.clock), e.fault.is_some()));
            assert!(of_json.eq(of_sheets), "{name}");
            plies += read[0].plies.len();
        }
    }
    assert!(plies > 1000, "{plies}");
}

#[test]
fn the_braille_of_every_story_has_40_cells_and_decodes_to_the_same_text() {
    let table = Table::built_in();
    let mut pages = 0;
    for (name, setup, log) in games() {
        let sheets = sheets(&setup, &log);
        for language in Language::ALL {
            for (style, side) in
                [(MoveStyle::San, Color::White), (MoveStyle::Words, Color::Black), (MoveStyle::Table, Color::White)]
            {
                let layout = layout(&sheets, side, language, style);
                let brf = braille::write(&layout, style, &table, Unknown::Refused);
                let brf = brf.unwrap_or_else(|error| panic!("{name} {language}: {error}"));
                for page in brf.split_terminator('\u{c}') {
                    assert!(page.lines().count() <= LINES && page.lines().all(|line| line.len() <= CELLS), "{name}");
                    pages += 1;
                }
                assert_eq!(table.read(&brf), braille::lines(&layout, style), "{name} {language}");
            }
        }
    }
    assert!(pages > 1000, "{pages}");
}

/// Words that stand together in a PDF, without blanks: where a line ends in a narrow column is no matter of what is read.
fn packed<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().flat_map(str::split_whitespace).collect()
}

#[test]
fn the_text_of_a_pdf_is_read_in_its_order_and_the_file_is_tagged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut read = 0;
    for (index, (name, setup, log)) in games().into_iter().enumerate().filter(|(index, _)| index % 12 == 0) {
        let language = Language::ALL[index / 12 % 3];
        let (style, size) =
            [(MoveStyle::San, pdf::LetterSize::Normal), (MoveStyle::Words, pdf::LetterSize::Large)][index / 12 % 2];
        let sheets = sheets(&setup, &log);
        let game = || pdf::Game {
            sheets: &sheets,
            sides: &[Color::White, Color::Black],
            report: Some(reported(&setup, &log, language)),
        };
        let written = pdf::write(&[game()], language, style, size).unwrap_or_else(|error| panic!("{name}: {error}"));
        let file = folder.path().join("game.pdf");
        fs::write(&file, written).expect("written");
        let Some(text) = poppler("pdftotext", &["-raw", &file.display().to_string(), "-"]) else { return };
        let headers = [
            &[Paper::MoveNumber, Paper::White, Paper::TimeLeft, Paper::Black, Paper::TimeLeft][..],
            &[Paper::WallTime, Paper::MoveNumber, Paper::White, Paper::Black, Paper::Who, Paper::What],
        ]
        .map(|papers| packed(papers.iter().map(|paper| paper.text(language))));
        let page = |page: &str| {
            let (page, foot) = page.trim_end().rsplit_once('\n').unwrap_or_default();
            assert!(foot.contains('/'), "{name}: {page}");
            let page = packed([page]);
            // A table that goes on has its header once more.
            headers.iter().find_map(|header| page.strip_prefix(header)).unwrap_or(&page).to_owned()
        };
        let text: String = text.split_terminator('\u{c}').map(page).collect();
        let words = pdf::words(&[game()], language, style);
        assert_eq!(text, packed(words.iter().map(String::as_str)), "{name}");
        let info = poppler("pdfinfo", &[&file.display().to_string()]).unwrap_or_default();
        let line =
            |line: &str| info.lines().any(|found| found.split_whitespace().collect::<Vec<_>>().join(" ") == line);
        let title = layout(&sheets, Color::White, language, style).title;
        assert!(line("Tagged: yes") && line(&format!("Title: {title}")), "{name}: {info}");
        read += 1;
    }
    assert!(read > 20, "{read}");
}

/// What a program of poppler says; `./test` installs it where the distribution is known to have it.
fn poppler(program: &str, args: &[&str]) -> Option<String> {
    let program = Path::new("/usr/bin").join(program);
    if !program.exists() {
        assert!(!Path::new("/usr/bin/apt-get").exists(), "{program:?} is missing: ./test installs it");
        return None;
    }
    let output = Command::new(program).args(args).output().expect("it starts");
    assert!(output.status.success(), "{output:?}");
    Some(text_of(&output.stdout))
}

#[test]
fn a_name_that_no_table_or_font_has_is_refused_in_braille_marked_and_numbered_in_print() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt").display().to_string();
    let brf = |more: &[&str]| run(&[&["scoresheet", &journal, "--format", "brf", "--white", "中"], more].concat());
    let refused = brf(&[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(refused.stdout.is_empty() && text_of(&refused.stderr).contains("no cells for `中`"), "{refused:?}");
    assert!(text_of(&brf(&["--mark-unknown"]).stdout).contains(",WHITE3 =\r\n"));
    let target = folder.path().join("sheet.pdf").display().to_string();
    let printed = run(&["scoresheet", &journal, "--format", "pdf", "--white", "中", "--out", &target, "--large-print"]);
    assert!(printed.status.success(), "{printed:?}");
    let text = poppler("pdftotext", &["-raw", &target, "-"]);
    assert!(text.is_none_or(|text| text.contains("White: [U+4E2D]")));
}

/// `./test` installs it where the distribution is known to have it.
#[test]
fn words_are_contracted_where_the_program_for_it_is_installed_and_moves_keep_every_letter() {
    if !Path::new("/usr/bin/lou_translate").exists() {
        assert!(!Path::new("/usr/bin/apt-get").exists(), "lou_translate is missing: ./test installs it");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt").display().to_string();
    for language in ["de", "en", "es"] {
        let written = |more: &[&str]| {
            let output = run(&[&["scoresheet", &journal, "--format", "brf", "--language", language], more].concat());
            assert!(output.status.success(), "{output:?}");
            text_of(&output.stdout)
        };
        let cells = |text: &str| text.chars().filter(|c| c.is_ascii_graphic()).count();
        let contracted = written(&["--contracted", "--style", "words"]);
        assert!(contracted.lines().all(|line| line.trim_start_matches('\u{c}').len() <= 40), "{contracted}");
        assert!(cells(&contracted) * 10 < cells(&written(&["--style", "words"])) * 9, "{language}: {contracted}");
        // A row of moves is the same in both.
        let (notation, plain) = (written(&["--contracted"]), written(&[]));
        let row = plain.lines().find(|line| line.starts_with("#A4 ")).expect("the first move");
        assert!(notation.contains(row) && notation != plain, "{row}: {notation}");
    }
    let refused = |more: &[&str]| run(&[&["scoresheet", &journal, "--format", "brf", "--contracted"], more].concat());
    let code = refused(&["--style", "code"]);
    assert!(code.status.code() == Some(2) && text_of(&code.stderr).contains("--style san"), "{code:?}");
    let unknown = refused(&["--white", "中"]);
    assert!(text_of(&unknown.stderr).contains("no cells for `中`"), "{unknown:?}");
    let marked = text_of(&refused(&["--white", "中", "--mark-unknown"]).stdout);
    assert!(marked.lines().any(|line| line.trim_end().ends_with('8')), "a question mark: {marked}");
}

/// By the clauses that the table names: lower numbers, S for the knight, dots 5 and 6 for a capture.
#[test]
fn a_sheet_in_the_braille_chess_code_has_its_cells_or_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let braille = |moves: &str, more: &[&str]| {
        let pgn = folder.path().join("game.pgn");
        fs::write(&pgn, format!("[White \"A\"]\n[Black \"B\"]\n\n{moves} *\n")).expect("written");
        let pgn = pgn.display().to_string();
        run(&[&["scoresheet", &pgn, "--language", "de", "--format", "braille", "--style", "code"], more].concat())
    };
    let output = braille("1. e4 d5 2. exd5 Nf6 3. Nc3", &[]);
    let text = text_of(&output.stdout);
    let blank = "\u{2800}";
    for line in ["⠂ ⠑⠲ ⠙⠢\n", "⠆ ⠑⠰⠙⠢ ⠎⠋⠖\n", "⠒ ⠎⠉⠒\n"] {
        assert!(text.contains(&line.replace(' ', blank)), "{line}: {text} {output:?}");
    }
    let castles = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O";
    let refused = braille(castles, &[]);
    assert!(refused.status.code() == Some(2) && refused.stdout.is_empty(), "{refused:?}");
    let why = text_of(&refused.stderr);
    assert!(why.contains("no cells for `O-O`") && why.contains("--mark-unknown"), "{why}");
    let marked = text_of(&braille(castles, &["--mark-unknown"]).stdout);
    assert!(marked.contains(&format!("⠲{blank}⠿\n")), "{marked}");
}

/// A story's game as a journal in `folder`.
fn journal_of(folder: &Path, story: &str) -> PathBuf {
    let (setup, log) = game(&story_files::root().join(story));
    let mut writer = journal::create_in(folder, &Header::new(STARTED, setup)).expect("a journal");
    for (at, event) in &log {
        writer.append(*at, event).expect("written");
    }
    writer.path().to_owned()
}

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_anna-hector")).env("LC_ALL", "C").args(args).output().expect("the binary starts")
}

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

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

#[test]
fn the_report_and_its_json_have_the_names_that_were_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt").display().to_string();
    let named = |format| run(&["scoresheet", &journal, "--format", format, "--white", "Doe, Ann"]);
    let report = text_of(&named("report").stdout);
    assert!(report.lines().take(3).any(|line| line.contains("Doe, Ann")), "{report}");
    let json = json::read(&text_of(&named("json").stdout)).expect("JSON");
    let report = json[0].report.as_ref().expect("a report");
    assert_eq!((&*json[0].players.white.name, &*report.names[0]), ("Doe, Ann", "Doe, Ann"));
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

/// A game of 300 moves: knights go out and home again. Each move is announced, pressed, repeated and executed.
fn long_game() -> (Setup, Log) {
    let setup = Setup::default();
    let mut board = setup.start.board().clone();
    let cycle =
        [(Square::G1, Square::F3), (Square::G8, Square::F6), (Square::F3, Square::G1), (Square::F6, Square::G8)];
    let mut log = vec![Event { by: None, act: Act::Start(StartAct::Started) }];
    for ply in 0..600 {
        let (mover, (from, to)) = (Color::from_white(ply % 2 == 0), cycle[ply % 4]);
        let said = RawMove::from_squares(&board, from, to, None).expect("a knight");
        said.execute(&mut board, mover).expect("it goes");
        let by = |side, act| Event { by: Some(Seat::Player(side)), act };
        log.extend([
            by(mover, Act::Move(MoveAct::Announced(said))),
            by(mover, Act::Move(MoveAct::Pressed(PressKind::Regular))),
            by(mover.other(), Act::Answer(AnswerAct::Repeated(said))),
            by(mover.other(), Act::Answer(AnswerAct::Executed(said))),
        ]);
    }
    let at = |(second, event): (u64, Event)| (Moment::from_millis(second * 1_000), event);
    (setup, (0..).zip(log).map(at).collect())
}

#[test]
fn a_game_of_300_moves_is_read_back_from_every_export() {
    let (setup, log) = long_game();
    let sheets = sheets(&setup, &log);
    assert_eq!(sheets.standing_entries().last().map(|entry| entry.number), Some(300));
    let pgn = write(&sheets);
    let read = all_from_pgn(pgn.as_bytes(), &EventData::default()).expect("PGN").remove(0);
    let plies = |sheets: &Scoresheets| -> Vec<_> {
        sheets.entries.iter().map(|entry| (entry.number, entry.mover, entry.played, seconds(entry.clock))).collect()
    };
    assert_eq!((plies(&read), read.entries.len()), (plies(&sheets), 600));
    let language = Language::German;
    let layout = layout(&sheets, Color::White, language, MoveStyle::San);
    assert_eq!(text::read(&text::write(&layout, MoveStyle::San)), text::expected(&layout));
    let table = Table::built_in();
    let brf = braille::write(&layout, MoveStyle::San, &table, Unknown::Refused).expect("Braille");
    assert!(brf.lines().all(|line| line.trim_start_matches('\u{c}').len() <= CELLS));
    assert_eq!(table.read(&brf), braille::lines(&layout, MoveStyle::San));
    let export = Export::new(&sheets, Some(reported(&setup, &log, language)), language);
    assert_eq!(json::read(&json::write(std::slice::from_ref(&export))).expect("JSON"), [export]);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pdf").display().to_string();
    let game = pdf::Game { sheets: &sheets, sides: &[Color::White], report: None };
    fs::write(&file, pdf::write(&[game], language, MoveStyle::San, pdf::LetterSize::Normal).expect("a PDF"))
        .expect("written");
    let text = poppler("pdftotext", &["-layout", &file, "-"]);
    let last = |text: &str| text.lines().any(|line| line.split_whitespace().take(2).eq(["300.", "Sg1"]));
    assert!(text.as_deref().is_none_or(last), "{text:?}");
}

#[test]
fn a_game_by_ear_says_each_move_and_its_cue_sheet_names_the_plies() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt").display().to_string();
    let out = folder.path().join("game.wav").display().to_string();
    let sound = run(&["scoresheet", &journal, "--format", "wav", "--out", &out]);
    assert!(sound.status.success(), "{sound:?}");
    let wav = fs::read(&out).expect("a file");
    let sheet = fs::read_to_string(folder.path().join("game.cue")).expect("a cue sheet");
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
    let sheet = fs::read_to_string(folder.path().join("game.cue")).expect("a cue sheet");
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
