//! `anna-hector manual`: the manual by person, in the program and with the keys and buttons as they are, to be read, printed or
//! embossed.
use std::{
    io::{self, IsTerminal as _, Write},
    path::PathBuf,
};

use clap::ValueEnum;

use super::{Failure, LanguageName, ToolOutcome, language_of};
use crate::{
    files, keys,
    language::{Label, Language},
    manual::{Block, Order, Page, parse},
    pad,
    scoresheet::{
        braille::{self, Table, Unknown},
        pdf::{self, Part},
    },
};

/// What `manual` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The reader whose pages are written.
    #[arg(long = "for", value_enum, value_name = "PAGE", default_value = "player")]
    wanted: Wanted,
    /// The language. Default: the system's, else English.
    #[arg(long, value_enum)]
    language: Option<LanguageName>,
    /// How it is written.
    #[arg(long, value_enum, default_value = "text")]
    format: ManualFormat,
    /// A file in place of standard output.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Large print, in a PDF.
    #[arg(long)]
    large_print: bool,
}

/// What can be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Wanted {
    /// The visually impaired player: the game, all keys and all buttons of the gamepad.
    Player,
    /// The assistant: his duties and his page.
    Assistant,
    /// The sighted opponent, on one page: what he hears, what he does.
    Opponent,
    /// The arbiter, on two pages.
    Arbiter,
    /// What the arbiter needs beside the board, on one page.
    ArbiterCard,
    /// The card of keys alone, to emboss for example.
    Keys,
    /// The buttons of the gamepad alone.
    Buttons,
}

/// How the manual is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ManualFormat {
    /// Plain text, as a terminal shows it.
    Text,
    /// A page for a browser.
    Html,
    /// Braille, 40 cells by 25 lines.
    Brf,
    /// Pages to print, tagged for screen readers.
    Pdf,
}

/// Where it is written to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WrittenTo {
    Terminal,
    File,
}

/// The bytes of a PDF on a terminal are no text, and may be taken for commands by it.
fn refuses(format: ManualFormat, to: WrittenTo) -> Option<Failure> {
    (format == ManualFormat::Pdf && to == WrittenTo::Terminal)
        .then(|| Failure::Bad("a PDF is nothing for a terminal; name a file: --out manual.pdf".to_owned()))
}

pub(crate) fn run(args: &Args) -> Result<ToolOutcome, Failure> {
    let to = if args.out.is_none() && io::stdout().is_terminal() { WrittenTo::Terminal } else { WrittenTo::File };
    if let Some(failure) = refuses(args.format, to) {
        return Err(failure);
    }
    let language = language_of(args.language);
    let blocks = blocks(args.wanted, language);
    let bad = |error: &dyn std::fmt::Display| Failure::Bad(error.to_string());
    let bytes = match args.format {
        ManualFormat::Text => lines(&blocks).join("\n").into_bytes(),
        ManualFormat::Html => html(&blocks, language).into_bytes(),
        // What a table has no cells for is marked: a manual is read without its foreign letters too.
        ManualFormat::Brf => braille::pages(&lines(&blocks), &Table::built_in(), Unknown::Marked)
            .map_err(|error| bad(&error))?
            .into_bytes(),
        ManualFormat::Pdf => {
            let size = if args.large_print { pdf::LetterSize::Large } else { pdf::LetterSize::Normal };
            pdf::document(parts(&blocks), language, size).map_err(|error| bad(&error))?
        }
    };
    match &args.out {
        Some(path) => files::deliver(path, &bytes)
            .map(drop)
            .map_err(|error| Failure::Bad(format!("{}: {error}; name a file that can be written", path.display())))?,
        None => io::stdout().lock().write_all(&bytes)?,
    }
    Ok(ToolOutcome::Good)
}

/// What is printed: the page, and for the player the tables of keys and buttons as this version has them.
fn blocks(wanted: Wanted, language: Language) -> Vec<Block> {
    let keys = || parse(&keys::markdown(language));
    let buttons = || parse(&pad::markdown(language));
    let page = |page: Page| page.blocks(language);
    match wanted {
        Wanted::Player => [page(Page::Player), keys(), buttons()].concat(),
        Wanted::Assistant => page(Page::Assistant),
        Wanted::Opponent => page(Page::Opponent),
        Wanted::Arbiter => page(Page::Arbiter),
        Wanted::ArbiterCard => page(Page::ArbiterCard),
        Wanted::Keys => {
            let title = Block::Heading(1, Label::Keys.text(language).to_owned());
            std::iter::once(title).chain(keys()).collect()
        }
        Wanted::Buttons => buttons().into_iter().map(as_title).collect(),
    }
}

/// The title of a table that is printed alone is its heading.
fn as_title(block: Block) -> Block {
    match block {
        Block::Heading(_, text) => Block::Heading(1, text),
        Block::Text(_) | Block::List(..) | Block::Table(..) => block,
    }
}

/// One line for each heading, paragraph, entry and row; an empty one before headings.
fn lines(blocks: &[Block]) -> Vec<String> {
    let mut lines = Vec::new();
    for block in blocks {
        match block {
            Block::Heading(level, text) => {
                lines.extend((*level > 1).then(String::new));
                lines.push(text.clone());
            }
            Block::Text(text) => lines.push(text.clone()),
            Block::List(order, entries) => {
                lines.extend(entries.iter().enumerate().map(|(index, text)| order.entry(index, text)))
            }
            Block::Table(head, rows) => {
                // Two columns are a list of what means what; more are read row by row under their headings.
                let row = |cells: &Vec<String>| match cells.as_slice() {
                    [name, meaning] => format!("{name}: {meaning}"),
                    cells => cells.join(", "),
                };
                lines.extend(std::iter::once(head).chain(rows).map(row));
            }
        }
    }
    lines.push(String::new());
    lines
}

/// A page whose structure a screen reader tells: one title, headings, lists, tables with headers.
fn html(blocks: &[Block], language: Language) -> String {
    let title = blocks.iter().find_map(|block| match block {
        Block::Heading(1, text) => Some(escaped(text)),
        _ => None,
    });
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>{}</title>\n</head>\n<body>\n<main>\n",
        language.code(),
        title.unwrap_or_default()
    );
    for block in blocks {
        page.push_str(&match block {
            Block::Heading(level, text) => format!("<h{level}>{}</h{level}>\n", escaped(text)),
            Block::Text(text) => format!("<p>{}</p>\n", escaped(text)),
            Block::List(order, entries) => {
                let tag = match order {
                    Order::Steps => "ol",
                    Order::Any => "ul",
                };
                let entries: String = entries.iter().map(|text| format!("<li>{}</li>\n", escaped(text))).collect();
                format!("<{tag}>\n{entries}</{tag}>\n")
            }
            Block::Table(head, rows) => {
                let row = |cells: &Vec<String>, open: &str, tag: &str| {
                    let cells: String = cells.iter().map(|cell| format!("<{open}>{}</{tag}>", escaped(cell))).collect();
                    format!("<tr>{cells}</tr>\n")
                };
                let rows: String = rows.iter().map(|cells| row(cells, "td", "td")).collect();
                format!("<table>\n{}{rows}</table>\n", row(head, "th scope=\"col\"", "th"))
            }
        });
    }
    page + "</main>\n</body>\n</html>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The same for the writer of PDF: the title first.
fn parts(blocks: &[Block]) -> Vec<Part> {
    let mut parts = Vec::new();
    for block in blocks {
        match block {
            Block::Heading(_, text) => parts.push(Part::Heading(text.clone())),
            Block::Text(text) => parts.push(Part::Text(text.clone())),
            Block::List(..) => parts
                .extend(lines(std::slice::from_ref(block)).into_iter().filter(|line| !line.is_empty()).map(Part::Text)),
            Block::Table(header, rows) => {
                parts.push(Part::Table { header: header.clone(), rows: rows.clone() });
            }
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = (Wanted, Language)> {
        let pages = Wanted::value_variants().iter().copied();
        pages.flat_map(|wanted| Language::ALL.map(|language| (wanted, language)))
    }

    #[test]
    fn a_pdf_goes_to_a_file_and_to_no_terminal() {
        let refused = |format, to| matches!(refuses(format, to), Some(Failure::Bad(why)) if why.contains("--out"));
        assert!(refused(ManualFormat::Pdf, WrittenTo::Terminal));
        assert!(!refused(ManualFormat::Pdf, WrittenTo::File) && !refused(ManualFormat::Text, WrittenTo::Terminal));
    }

    #[test]
    fn everybody_has_pages_in_every_language_without_a_mark_of_markdown() {
        for (wanted, language) in all() {
            let blocks = blocks(wanted, language);
            assert!(matches!(&blocks[0], Block::Heading(1, _)), "{wanted:?} {language}");
            let titles = blocks.iter().filter(|block| matches!(block, Block::Heading(1, _))).count();
            assert_eq!(titles, 1, "{wanted:?} {language}");
            let text = lines(&blocks).join("\n");
            assert!(!text.contains(['*', '`', '#']) && !text.contains("---"), "{wanted:?} {language}: {text}");
        }
    }

    /// The tables are made when they are asked for: each key and each button of the program is in them.
    #[test]
    fn the_players_pages_have_all_keys_and_buttons() {
        for language in Language::ALL {
            let pages = blocks(Wanted::Player, language);
            let rows: Vec<&Vec<String>> = pages
                .iter()
                .filter_map(|block| if let Block::Table(_, rows) = block { Some(rows) } else { None })
                .flatten()
                .collect();
            let written = [keys::markdown(language), pad::markdown(language)].concat();
            let expected = written.lines().filter(|line| line.starts_with("| ") && !line.contains("---")).count();
            let tables = pages.iter().filter(|block| matches!(block, Block::Table(..))).count();
            assert!(expected > 60, "{expected}");
            assert_eq!(rows.len(), expected - tables, "{language}");
        }
    }

    #[test]
    fn a_browser_gets_one_title_its_language_and_headed_tables() {
        for (wanted, language) in all() {
            let page = html(&blocks(wanted, language), language);
            assert!(page.contains(&format!("<html lang=\"{}\">", language.code())));
            for tag in ["h1", "h2", "p", "ol", "ul", "li", "table", "tr", "td", "th"] {
                let opened = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
                assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag} {wanted:?} {language}");
            }
            assert_eq!(page.matches("<h1>").count(), 1);
        }
    }

    #[test]
    fn it_can_be_embossed_and_printed() {
        for (wanted, language) in all() {
            let blocks = blocks(wanted, language);
            let brf = braille::pages(&lines(&blocks), &Table::built_in(), Unknown::Marked).expect("Braille");
            let widest = brf.lines().map(|line| line.trim_start_matches('\u{c}').len()).max();
            assert!(brf.is_ascii() && widest <= Some(braille::CELLS), "{wanted:?} {language}: {widest:?}");
            let printed = pdf::document(parts(&blocks), language, pdf::LetterSize::Normal).expect("a PDF");
            let pages = String::from_utf8_lossy(&printed).matches("/Type/Page/").count();
            let most = match wanted {
                Wanted::Opponent | Wanted::ArbiterCard | Wanted::Assistant => 1,
                Wanted::Arbiter | Wanted::Buttons => 2,
                Wanted::Keys => 3,
                Wanted::Player => 6,
            };
            assert!((1..=most).contains(&pages), "{wanted:?} {language}: {pages} pages");
        }
    }
}
