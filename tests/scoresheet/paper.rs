//! Text and PDF.
use super::*;

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

/// What a checker of others finds against PDF/UA-1 in these files, a line each; nothing where the checker is not installed.
fn against_pdf_ua(files: &[PathBuf]) -> Option<String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pdf_ua.py");
    let output = Command::new("python3").arg(script).args(files).output().ok()?;
    let told = text_of(&output.stderr);
    if output.status.code() == Some(77) {
        eprintln!("{told}");
        return None;
    }
    assert!(output.status.success(), "{told}");
    Some(text_of(&output.stdout))
}

/// Words that stand together in a PDF, without blanks: where a line ends in a narrow column is no matter of what is read.
fn packed<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().flat_map(str::split_whitespace).collect()
}

#[test]
fn the_text_of_a_pdf_is_read_in_its_order_and_the_file_is_tagged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut read = Vec::new();
    for (index, (name, setup, log)) in games().into_iter().enumerate().filter(|(index, _)| index % 12 == 0) {
        let language = Language::ALL[index / 12 % Language::ALL.len()];
        let (style, size) =
            [(MoveStyle::San, pdf::LetterSize::Normal), (MoveStyle::Words, pdf::LetterSize::Large)][index / 12 % 2];
        let sheets = sheets(&setup, &log);
        let game = || pdf::Game {
            sheets: &sheets,
            sides: &[Color::White, Color::Black],
            report: Some(reported(&setup, &log, language)),
        };
        let written = pdf::write(&[game()], language, style, size).unwrap_or_else(|error| panic!("{name}: {error}"));
        let file = folder.path().join(format!("{index}.pdf"));
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
            packed([page])
        };
        let text: String = text.split_terminator('\u{c}').map(page).collect();
        let words = pdf::words(&[game()], language, style);
        let words = packed(words.iter().map(String::as_str));
        // A table that goes on, beside itself or on the next page, has its header once more.
        let rows = |text: &str| headers.iter().fold(text.to_owned(), |rows, header| rows.replace(header.as_str(), ""));
        assert_eq!(rows(&text), rows(&words), "{name}");
        assert!(
            headers.iter().all(|header| !words.contains(header.as_str()) || text.contains(header.as_str())),
            "{name}"
        );
        let info = poppler("pdfinfo", &[&file.display().to_string()]).unwrap_or_default();
        let line =
            |line: &str| info.lines().any(|found| found.split_whitespace().collect::<Vec<_>>().join(" ") == line);
        let title = layout(&sheets, Color::White, language, style).title;
        assert!(line("Tagged: yes") && line(&format!("Title: {title}")), "{name}: {info}");
        read.push(file);
    }
    assert!(read.len() > 20, "{read:?}");
    assert!(against_pdf_ua(&read).is_none_or(|found| found.is_empty()), "{:?}", against_pdf_ua(&read));
}

#[test]
fn every_page_of_the_manual_is_pdf_ua_and_a_file_without_tags_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut files = Vec::new();
    for (reader, language) in ["player", "assistant", "opponent", "arbiter", "arbiter-card", "keys"]
        .into_iter()
        .zip(["de", "es", "en", "fr"].into_iter().cycle())
    {
        let file = folder.path().join(format!("{reader}.pdf"));
        let out = file.display().to_string();
        let made = run(&["manual", "--for", reader, "--format", "pdf", "--language", language, "--out", &out]);
        assert!(made.status.success(), "{}", text_of(&made.stderr));
        files.push(file);
    }
    let Some(found) = against_pdf_ua(&files) else { return };
    assert_eq!(found, "");
    let untagged = folder.path().join("untagged.pdf");
    fs::write(&untagged, UNTAGGED).expect("written");
    assert!(against_pdf_ua(&[untagged]).is_some_and(|found| !found.is_empty()));
}

/// One empty page.
const UNTAGGED: &str = "%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer <</Root 1 0 R/Size 4>>
startxref
166
%%EOF
";

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
