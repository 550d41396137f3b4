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
        read += 1;
    }
    assert!(read > 20, "{read}");
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
