//! The manual by person: what each at the board has to know, in each language, as it is read, shown and printed.
//!
//! Its sources lie in `assets/manual/`, one for each page and language. A name between stars is the name of a control in the
//! window, in the words of that language. Tables of keys and buttons are not written there: [`keys`](crate::keys) and
//! [`pad`](crate::pad) make them.
mod markdown;

pub use markdown::{Block, Order, parse};

use crate::language::Language;

/// A page of the manual, by its reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// The visually impaired player.
    Player,
    /// His assistant: his duties and his page in the window.
    Assistant,
    /// The sighted opponent, on one page: what he hears, what he does.
    Opponent,
    /// The arbiter, on two pages.
    Arbiter,
    /// What the arbiter needs beside the board, on one page.
    ArbiterCard,
}

impl Page {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Player, Self::Assistant, Self::Opponent, Self::Arbiter, Self::ArbiterCard];

    /// The source, in Markdown.
    const fn source(self, language: Language) -> &'static str {
        macro_rules! page {
            ($name:literal) => {
                match language {
                    Language::German => include_str!(concat!("../../assets/manual/", $name, ".de.md")),
                    Language::Spanish => include_str!(concat!("../../assets/manual/", $name, ".es.md")),
                    Language::English => include_str!(concat!("../../assets/manual/", $name, ".en.md")),
                    Language::French => include_str!(concat!("../../assets/manual/", $name, ".fr.md")),
                }
            };
        }
        match self {
            Self::Player => page!("player"),
            Self::Assistant => page!("assistant"),
            Self::Opponent => page!("opponent"),
            Self::Arbiter => page!("arbiter"),
            Self::ArbiterCard => page!("arbiter-card"),
        }
    }

    /// Its parts: one title first, then headings, paragraphs, lists and tables.
    #[must_use]
    pub fn blocks(self, language: Language) -> Vec<Block> {
        parse(self.source(language))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::language::{Label, Line, Phrase, Wording, speak};

    fn all() -> impl Iterator<Item = (Page, Language)> {
        Page::ALL.into_iter().flat_map(|page| Language::ALL.map(|language| (page, language)))
    }

    /// The names between single stars.
    fn names(source: &str) -> Vec<String> {
        let plain = source.replace("**", "").split_whitespace().collect::<Vec<_>>().join(" ");
        plain.split('*').skip(1).step_by(2).map(str::to_owned).collect()
    }

    /// The reader of *Rule so* looks for a button of that name.
    #[test]
    fn what_the_manual_names_is_called_so_in_the_window() {
        for (page, language) in all() {
            let wording = Wording { language, ..Wording::default() };
            let lines = Line::ALL.iter().filter(|line| line.holes().is_empty());
            let spoken = lines.map(|&line| speak(&Phrase::line(line), wording).to_string());
            let known: BTreeSet<String> = Label::ALL
                .iter()
                .map(|label| label.text(language).to_owned())
                .chain(spoken)
                // `Shared sound device: not allowed. ...` is called by what stands before its value.
                .flat_map(|name| [". ", ": "].map(|end| name.split(end).next().unwrap_or_default().to_owned()))
                .map(|name| name.trim_end_matches(['.', ':']).to_owned())
                .collect();
            let source = page.source(language);
            assert_eq!(source.replace("**", "").matches('*').count() % 2, 0, "{page:?} {language}");
            let unknown: Vec<String> = names(source).into_iter().filter(|name| !known.contains(name)).collect();
            assert!(unknown.is_empty(), "{page:?} {language}: nothing in the window is called {unknown:?}");
        }
    }

    #[test]
    fn everybody_has_pages_of_the_same_build_in_every_language() {
        for page in Page::ALL {
            let shape = |language| -> Vec<String> {
                let blocks = page.blocks(language);
                assert!(matches!(&blocks[0], Block::Heading(1, _)), "{page:?} {language}");
                let kind = |block: &Block| match block {
                    Block::Heading(level, _) => format!("heading {level}"),
                    Block::Text(_) => "text".to_owned(),
                    Block::List(order, entries) => format!("{order:?} {}", entries.len()),
                    Block::Table(..) => "table".to_owned(),
                };
                blocks.iter().map(kind).filter(|kind| kind != "table").collect()
            };
            // The words of the rule need no second table in German.
            if page == Page::Opponent {
                continue;
            }
            assert_eq!(shape(Language::Spanish), shape(Language::German), "{page:?}");
            assert_eq!(shape(Language::English), shape(Language::German), "{page:?}");
            assert_eq!(shape(Language::French), shape(Language::German), "{page:?}");
        }
    }
}
