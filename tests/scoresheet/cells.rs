//! Braille: pages of 40 cells, contracted words, the chess code.
use super::*;

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

/// Players come from everywhere. liblouis has read the same rules; it is asked where it is installed.
#[test]
fn the_names_of_players_have_the_cells_of_the_rules() {
    let table = Table::built_in();
    for name in [
        "José Núñez",
        "Jörg Groß",
        "Đurić",
        "Čeparinov",
        "Łukasz Śliwa",
        "Kāne",
        "Håkon Øst",
        "Şahin Yağiz",
        "Ştefan Dragomirescu",
        "Řehoř Kůň",
        "Ľubomír Ďuriš",
        "Žana Ťažká",
        "Françoise Dupré",
    ] {
        let cells = table.encode(name, Unknown::Refused).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.decode(&cells), name);
        let Some(theirs) = uncontracted(name) else { continue };
        assert_eq!(braille::unicode(&cells), theirs, "{name}");
    }
}

/// What liblouis makes of a line of text, where it is installed.
fn uncontracted(line: &str) -> Option<String> {
    let mut lou = Command::new("lou_translate");
    lou.args(["--forward", "unicode.dis,en-ueb-g1.ctb"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut lou = lou.spawn().ok()?;
    lou.stdin.take().expect("a pipe").write_all(line.as_bytes()).expect("it reads");
    let output = lou.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
    Some(text_of(&output.stdout).trim_end().to_owned())
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
