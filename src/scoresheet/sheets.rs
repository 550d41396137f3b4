//! The scoresheets of one game, as records of Article 8: what each person takes home.
//!
//! Every export is made of this value; the tests read each export back and compare it with this.
use std::time::Duration;

use shakmaty::{ByColor, CastlingMode, Chess, Color, Position};

use super::Foreign;
use crate::{
    clock::{Control, Moment},
    game::{Ending, SheetOrigin},
    laws::{Edition, RawMove, illegal::Fault, standing::Standing},
    reconciliation::SheetEntry,
};

/// What is known of the event besides the game. Empty text is unknown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EventData {
    /// The name of the event.
    pub event: String,
    /// The place: town, region, and country by its three letters.
    pub site: String,
    /// Number of the round.
    pub round: String,
    /// The number of the board.
    pub board: String,
    /// The day of the game, `2026-11-21`.
    pub date: String,
    /// The arbiter's name.
    pub arbiter: String,
    /// The players' names.
    pub names: ByColor<String>,
    /// Ratings of the players.
    pub ratings: ByColor<String>,
    /// Federations of the players.
    pub federations: ByColor<String>,
}

/// What proves the record from which the sheets were made.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Proof {
    /// A journal in which every line fits the one before.
    Verified,
    /// The same, after its last line, which was torn off and never acknowledged, was left out.
    Torn,
    /// A journal that is damaged, and what is wrong with it.
    Damaged(String),
    /// A PGN file, without a journal.
    Pgn,
}

/// Both sheets of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scoresheets {
    /// Event and players.
    pub event: EventData,
    /// When the game was set up, by the wall clock, as RFC 3339; empty where nobody knows.
    pub started: String,
    /// The edition of the Laws; a PGN file names none.
    pub edition: Option<Edition>,
    /// Each player's time control; `None` where it is not known.
    pub control: Option<ByColor<Control>>,
    /// The position from which it was played.
    pub start: Chess,
    /// How its castling rights are read.
    pub castling: CastlingMode,
    /// Everything that was entered, in the order in which it was written, with what was ruled off.
    pub entries: Vec<Entry>,
    /// The claims, in their order.
    pub claims: Vec<Claimed>,
    /// The score, `1-0`; `*` while there is none.
    pub score: String,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Who has confirmed the result by his signature on both sheets (8.7).
    pub confirmed: ByColor<bool>,
    /// How each sheet was kept; `None` where nobody knows.
    pub kept: ByColor<Option<SheetOrigin>>,
    /// What proves it.
    pub proof: Proof,
    /// What others wrote into the PGN file that it is of.
    pub foreign: Foreign,
}

/// One ply on both sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The number of its move.
    pub number: u32,
    /// Whose move it is.
    pub mover: Color,
    /// Where the game stood before it.
    pub before: Standing,
    /// What was played; `None` for a press without a move.
    pub played: Option<RawMove>,
    /// What stands on each sheet.
    pub entered: ByColor<Option<RawMove>>,
    /// What stood on each sheet before it was corrected, the oldest first.
    pub earlier: ByColor<Vec<RawMove>>,
    /// What the assistant who keeps a sheet has written, the oldest first: the last stands. `None` where he writes none in the
    /// program.
    pub written: ByColor<Option<Vec<SheetEntry>>>,
    /// Why the move is illegal, if it is.
    pub fault: Option<Fault>,
    /// Who offered a draw with it, or after it where no move followed.
    pub offers: Vec<Color>,
    /// The time left to the mover when it was completed.
    pub clock: Option<Duration>,
    /// The time it took.
    pub elapsed: Option<Duration>,
    /// When it was completed.
    pub at: Option<Moment>,
    /// Whether it stands or was ruled off.
    pub ruled_off: RuledOff,
}

/// Whether an entry counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RuledOff {
    /// The entry stands.
    #[default]
    No,
    /// A position before it was restored; entries of one occasion have one number, counted from 1.
    On(usize),
}

/// A claim that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    /// The number of the move in progress.
    pub number: u32,
    /// The player who claimed.
    pub by: Color,
    /// What, and what the arbiter answered.
    pub claim: crate::game::Claim,
    /// Granted, rejected, or neither yet.
    pub answer: Option<Answer>,
}

/// What the arbiter answered to a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// He granted it.
    Granted,
    /// He rejected it.
    Rejected,
}

impl Scoresheets {
    /// These sheets without what the other player wrote: the game and the sheet of `side`.
    #[must_use]
    pub fn only(&self, side: Color) -> Self {
        let mut only = self.clone();
        let other = side.other();
        *only.kept.get_mut(other) = None;
        for entry in &mut only.entries {
            *entry.entered.get_mut(other) = None;
            entry.earlier.get_mut(other).clear();
            *entry.written.get_mut(other) = None;
        }
        only
    }

    /// The entries that stand.
    pub fn standing_entries(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.ruled_off == RuledOff::No)
    }

    /// Where the game stood at its end.
    #[must_use]
    pub fn end(&self) -> Standing {
        let start = || Standing::of(&self.start, self.castling);
        self.standing_entries().next_back().map_or_else(start, |entry| entry.before.after(entry.played))
    }

    /// Whether it began from the usual position as ordinary chess.
    #[must_use]
    pub fn is_ordinary(&self) -> bool {
        self.castling == CastlingMode::Standard && self.start == Chess::default()
    }

    /// The number of the move that follows the entries that stand.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        let last = self.standing_entries().next_back();
        last.map_or_else(|| self.start.fullmoves().get(), |entry| entry.number + u32::from(entry.mover.is_black()))
    }
}
