//! A sheet laid out: its head, its rows and its foot, in the words of one language. Text, Braille and print are made of it.
use shakmaty::{Color, EnPassantMode, fen::Fen};

use super::{
    sheets::{Answer, Claimed, Entry, EventData, Proof, RuledOff, Scoresheets},
    written::clock,
};
use crate::{
    game::SheetOrigin,
    language::{Language, Paper, Phrase, Wording, notation, speak},
    laws::RawMove,
    narration::{claim_phrase, ending_phrase},
    reconciliation::SheetEntry,
};

/// How moves stand on a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MoveStyle {
    /// In the algebraic notation of the language.
    #[default]
    San,
    /// In the full words of the announcement (D.2.1).
    Words,
    /// In the algebraic notation of the language, as a table with a line of headings: the number, and move and time of each player.
    /// Print is a table in any case; Braille has no room for one.
    Table,
    /// In a Braille chess code. Where there are no cells, in algebraic notation with English letters.
    Code,
}

/// A sheet laid out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// `Scoresheet of White`.
    pub title: String,
    /// What is known of the game: a name and a value.
    pub head: Vec<(String, String)>,
    /// The moves, in the order in which they were written.
    pub rows: Vec<Row>,
    /// What stands under them.
    pub foot: Vec<String>,
    /// The score: `1-0`.
    pub score: String,
    /// The headings of the moves as a table.
    pub headings: [String; 5],
}

/// A row of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// One move of each player, or of one of them.
    Moves {
        /// The number of the move.
        number: u32,
        /// White's half of the row.
        white: Option<Cell>,
        /// Black's half of the row.
        black: Option<Cell>,
        /// Whether it stands.
        ruled_off: bool,
    },
    /// Play goes on with this move after the rows before were ruled off.
    GoesOn(String),
}

/// What stands in a row for one ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// The move, or a dash.
    pub text: String,
    /// The time left when it was completed, `1:29:53`.
    pub clock: Option<String>,
}

/// What stands where nothing was entered.
pub(super) const DASH: &str = "–";

/// Lays the sheet of `side` out.
#[must_use]
pub fn layout(sheets: &Scoresheets, side: Color, language: Language, style: MoveStyle) -> Layout {
    let words = LayoutWords { sheets, side, language, style };
    Layout {
        title: Paper::SheetOf.fill(language, [&*words.of_side(side)]),
        head: words.head(),
        rows: words.rows(),
        foot: words.foot(),
        score: sheets.score.clone(),
        headings: [Paper::MoveNumber, Paper::White, Paper::TimeLeft, Paper::Black, Paper::TimeLeft]
            .map(|paper| paper.text(language).to_owned()),
    }
}

struct LayoutWords<'a> {
    sheets: &'a Scoresheets,
    side: Color,
    language: Language,
    style: MoveStyle,
}

impl LayoutWords<'_> {
    fn say(&self, paper: Paper) -> String {
        paper.text(self.language).to_owned()
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        let wording = Wording { language: self.language, ranks: self.language, ..Wording::default() };
        speak(phrase, wording).to_string()
    }

    /// The side as a sentence names it.
    fn of_side(&self, side: Color) -> String {
        self.language.side(side).to_owned()
    }

    fn head(&self) -> Vec<(String, String)> {
        let Scoresheets { event, edition, control, .. } = self.sheets;
        let player = |side: Color| {
            let rating = event.ratings.get(side);
            let federation = event.federations.get(side);
            let known = [event.names.get(side), rating, federation].into_iter().filter(|text| !text.is_empty());
            known.map(String::as_str).collect::<Vec<_>>().join(", ")
        };
        let control = control.as_ref().map(crate::clock::control::both_written);
        let start = (!self.sheets.is_ordinary())
            .then(|| Fen::from_position(&self.sheets.start, EnPassantMode::Legal).to_string());
        let ending = self.sheets.ending.map(|ending| self.phrase(&ending_phrase(ending)));
        let score = match (&*self.sheets.score, ending) {
            ("*", None) => self.say(Paper::NotOver),
            (score, None) => score.to_owned(),
            (score, Some(ending)) => format!("{score} {ending}"),
        };
        let rows = [
            (Paper::White, player(Color::White)),
            (Paper::Black, player(Color::Black)),
            (Paper::Laws, edition.map(|edition| edition.to_string()).unwrap_or_default()),
            (Paper::TimeControl, control.unwrap_or_default()),
            (Paper::StartPosition, start.unwrap_or_default()),
            (Paper::Kept, self.say(kept(*self.sheets.kept.get(self.side)))),
            (Paper::Result, score),
        ];
        // The standard's sign for what is unknown, where a sheet has a place for it.
        let rows = rows
            .into_iter()
            .filter(|(paper, value)| !value.is_empty() || matches!(paper, Paper::White | Paper::Black))
            .map(|(paper, value)| (self.say(paper), if value.is_empty() { "?".to_owned() } else { value }));
        let mut head: Vec<(String, String)> = event_rows(event, self.language).into_iter().chain(rows).collect();
        if let Proof::Damaged(fault) = &self.sheets.proof {
            head.insert(0, (String::new(), Paper::Damaged.fill(self.language, [&**fault])));
        }
        head
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        let mut last: Option<&Entry> = None;
        for entry in &self.sheets.entries {
            let ruled_off = entry.ruled_off != RuledOff::No;
            let begins = last.is_some_and(|last| last.ruled_off != RuledOff::No && last.ruled_off != entry.ruled_off);
            if begins {
                rows.push(Row::GoesOn(number(entry)));
            }
            let cell = Some(self.cell(entry));
            match rows.last_mut() {
                Some(Row::Moves { number, black: black @ None, ruled_off: off, .. })
                    if entry.mover == Color::Black && *number == entry.number && *off == ruled_off =>
                {
                    *black = cell;
                }
                _ => {
                    let (white, black) = entry.mover.fold_wb((cell.clone(), None), (None, cell));
                    rows.push(Row::Moves { number: entry.number, white, black, ruled_off });
                }
            }
            last = Some(entry);
        }
        if last.is_some_and(|last| last.ruled_off != RuledOff::No) {
            rows.push(Row::GoesOn(format!("{}.", self.sheets.next_number())));
        }
        rows
    }

    fn cell(&self, entry: &Entry) -> Cell {
        let written = |said: RawMove| match self.style {
            MoveStyle::San | MoveStyle::Table => {
                notation::by_placement(said, entry.before.board(), entry.mover, self.language)
            }
            MoveStyle::Code => notation::by_placement(said, entry.before.board(), entry.mover, Language::English),
            MoveStyle::Words => self.phrase(&Phrase::full_move(said)),
        };
        let by_assistant = entry.written.get(self.side).as_ref().map(|entries| {
            entries.iter().map(|entry| match entry {
                SheetEntry::Move(said) => written(*said),
                SheetEntry::Written(text) => text.clone(),
                SheetEntry::Gap => DASH.to_owned(),
            })
        });
        let (last, earlier) = match by_assistant {
            Some(entries) => {
                let mut earlier: Vec<String> = entries.collect();
                (earlier.pop(), earlier)
            }
            None => {
                let earlier = entry.earlier.get(self.side).iter().map(|&said| written(said)).collect();
                (entry.entered.get(self.side).map(written), earlier)
            }
        };
        let mut text = last.unwrap_or_else(|| DASH.to_owned());
        if !entry.offers.is_empty() {
            text.push_str(" (=)");
        }
        if !earlier.is_empty() {
            text.push_str(&format!(" [{} {}]", self.say(Paper::Corrected), earlier.join(", ")));
        }
        Cell { text, clock: entry.clock.map(clock) }
    }

    fn foot(&self) -> Vec<String> {
        let mut foot = Vec::new();
        if self.sheets.entries.iter().any(|entry| !entry.offers.is_empty()) {
            foot.push(self.say(Paper::OfferSign));
        }
        foot.extend(self.sheets.claims.iter().map(|claimed| self.claim(claimed)));
        if self.sheets.score != "*" && self.sheets.proof != Proof::Pgn {
            for side in Color::ALL {
                let confirmed = *self.sheets.confirmed.get(side);
                let paper = if confirmed { Paper::SignedBy } else { Paper::NotSignedBy };
                foot.push(paper.fill(self.language, [&*self.of_side(side)]));
            }
        }
        foot.extend(match &self.sheets.proof {
            Proof::Verified => Some(self.say(Paper::Verified)),
            Proof::Torn => Some(self.say(Paper::Torn)),
            Proof::Pgn => Some(self.say(Paper::FromPgn)),
            // Said in the head.
            Proof::Damaged(_) => None,
        });
        foot
    }

    fn claim(&self, claimed: &Claimed) -> String {
        let answer = claimed.answer.map(|answer| match answer {
            Answer::Granted => Paper::Granted,
            Answer::Rejected => Paper::Rejected,
        });
        let what = self.phrase(&claim_phrase(claimed.by, claimed.claim));
        let answer = answer.map(|paper| format!(" {}", self.say(paper))).unwrap_or_default();
        format!("{}. {what}{answer}", claimed.number)
    }
}

/// What is known of the event, each with its name.
#[must_use]
pub fn event_rows(event: &EventData, language: Language) -> Vec<(String, String)> {
    let known = [
        (Paper::Event, &event.event),
        (Paper::Site, &event.site),
        (Paper::Round, &event.round),
        (Paper::BoardNumber, &event.board),
        (Paper::Date, &event.date),
        (Paper::ArbiterName, &event.arbiter),
    ];
    let known = known.into_iter().filter(|(_, value)| !value.is_empty());
    known.map(|(paper, value)| (paper.text(language).to_owned(), value.clone())).collect()
}

/// `12.` or `12...`
pub(super) fn number(entry: &Entry) -> String {
    format!("{}{}", entry.number, entry.mover.fold_wb(".", "..."))
}

const fn kept(origin: Option<SheetOrigin>) -> Paper {
    match origin {
        Some(SheetOrigin::Player) => Paper::KeptByPlayer,
        Some(SheetOrigin::Assistant) => Paper::KeptByAssistant,
        Some(SheetOrigin::Recording) => Paper::KeptByRecording,
        Some(SheetOrigin::Program) => Paper::KeptByProgram,
        None => Paper::KeptUnknown,
    }
}
