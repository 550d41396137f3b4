//! Both sheets of a game and the arbiter's report as one JSON object, for programs. The doc comments say what each field holds;
//! what is not known is `null`, or empty text. Times are whole milliseconds.
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, CastlingMode, CastlingSide, Color, EnPassantMode, fen::Fen};

use super::{
    Report,
    sheets::{Answer, Claimed, Entry, Proof, RuledOff, Scoresheets},
};
use crate::{
    language::{Language, Wording, notation, speak},
    laws::RawMove,
    narration::{claim_phrase, ending_phrase},
    reconciliation::SheetEntry,
    spelling::Spelling,
};

/// The number of this layout of fields: it changes when a field changes its meaning or goes.
pub const FORMAT: u32 = 1;

/// A game as one JSON object.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Export {
    /// Version of the format: [`FORMAT`].
    pub format: u32,
    /// `verified`, `torn` (a last line that was never acknowledged is left out), `damaged` (this proves nothing) or `pgn`
    /// (there is no journal).
    pub proof: String,
    /// What is wrong with a damaged journal.
    pub fault: Option<String>,
    /// Data of the event.
    pub event: Event,
    /// White and Black.
    pub players: Both<JsonPlayer>,
    /// When the game was set up, RFC 3339.
    pub started: String,
    /// The edition of the Laws: `2023`.
    pub edition: Option<String>,
    /// The time control; `A vs B` where the players have different ones.
    pub time_control: Option<String>,
    /// Where the game began.
    pub start_fen: String,
    /// `standard` or `chess960`.
    pub variant: String,
    /// Every entry, in the order in which it was written, with what was ruled off.
    pub plies: Vec<JsonPly>,
    /// The claims in order.
    pub claims: Vec<JsonClaim>,
    /// `1-0`; `*` while there is none.
    pub score: String,
    /// How the game ended, in words.
    pub ending: Option<String>,
    /// The arbiter's report; a PGN file has none.
    pub report: Option<Report>,
}

/// Data of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Name of the event.
    pub name: String,
    /// Place of the event.
    pub site: String,
    /// Number of the round.
    pub round: String,
    /// The number of the board.
    pub board: String,
    /// The day, `2026-11-21`.
    pub date: String,
    /// The arbiter's name.
    pub arbiter: String,
}

/// One of each side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both<T> {
    /// The value of the player of the white pieces.
    pub white: T,
    /// The value of the player of the black pieces.
    pub black: T,
}

/// A player and how his sheet came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JsonPlayer {
    /// Name, family name first.
    pub name: String,
    /// Rating, as given.
    pub rating: String,
    /// Federation, as three letters.
    pub federation: String,
    /// How his sheet was kept: `player`, `assistant`, `recording`, `program` (no independent evidence).
    pub sheet_kept_by: Option<String>,
    /// Whether he has confirmed the result (8.7).
    pub confirmed: bool,
}

/// A ply on both sheets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JsonPly {
    /// The number of its move.
    pub number: u32,
    /// `white` or `black`.
    pub mover: String,
    /// What was played; `null` for a press without a move.
    pub played: Option<Move>,
    /// What stands on each sheet.
    pub sheets: Both<Option<Move>>,
    /// What stood there before it was corrected, the oldest first.
    pub earlier: Both<Vec<Move>>,
    /// What the assistant who keeps a sheet wrote, the oldest first: the last stands. Left out where none is kept so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<Both<Vec<String>>>,
    /// Whether what was played is illegal.
    pub illegal: bool,
    /// Who offered a draw with it: `white`, `black`.
    pub offers: Vec<String>,
    /// The time left to the mover when it was completed.
    pub clock_ms: Option<u64>,
    /// The time it took.
    pub elapsed_ms: Option<u64>,
    /// When it was completed, since the session began.
    pub at_ms: Option<u64>,
    /// On which occasion it was ruled off, counted from 1; `null` where it stands.
    pub ruled_off: Option<u64>,
}

/// A move, legal or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// In algebraic notation with English letters, without signs for check.
    pub san: String,
    /// From where to where and what a pawn becomes: `e7e8q`; `O-O`, `O-O-O` for castling.
    pub squares: String,
}

/// A claim and its ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JsonClaim {
    /// The number of the move in progress.
    pub number: u32,
    /// `white` or `black`.
    pub by: String,
    /// What, in words.
    pub what: String,
    /// Whether the arbiter agreed; `null` where he did not answer.
    pub granted: Option<bool>,
}

impl Export {
    /// A game with its report, words in this language.
    #[must_use]
    pub fn new(sheets: &Scoresheets, report: Option<Report>, language: Language) -> Self {
        let Scoresheets { event, .. } = sheets;
        let (proof, fault) = match &sheets.proof {
            Proof::Verified => ("verified", None),
            Proof::Torn => ("torn", None),
            Proof::Damaged(fault) => ("damaged", Some(fault.clone())),
            Proof::Pgn => ("pgn", None),
        };
        let wording = Wording { language, ranks: language, ..Wording::default() };
        Self {
            format: FORMAT,
            proof: proof.to_owned(),
            fault,
            event: Event {
                name: event.event.clone(),
                site: event.site.clone(),
                round: event.round.clone(),
                board: event.board.clone(),
                date: event.date.clone(),
                arbiter: event.arbiter.clone(),
            },
            players: both(|side| JsonPlayer {
                name: event.names.get(side).clone(),
                rating: event.ratings.get(side).clone(),
                federation: event.federations.get(side).clone(),
                sheet_kept_by: sheets.kept.get(side).map(|origin| origin.spell()),
                confirmed: *sheets.confirmed.get(side),
            }),
            started: sheets.started.clone(),
            edition: sheets.edition.map(|edition| edition.spell()),
            time_control: sheets.control.as_ref().map(crate::clock::control::both_written),
            start_fen: Fen::from_position(&sheets.start, EnPassantMode::Legal).to_string(),
            variant: match sheets.castling {
                CastlingMode::Standard => "standard",
                CastlingMode::Chess960 => "chess960",
            }
            .to_owned(),
            plies: sheets.entries.iter().map(ply).collect(),
            claims: sheets.claims.iter().map(|claimed| claim(claimed, wording)).collect(),
            score: sheets.score.clone(),
            ending: sheets.ending.map(|ending| speak(&ending_phrase(ending), wording).to_string()),
            report,
        }
    }
}

/// Games as a JSON array, one field to a line.
///
/// # Panics
/// Never: what is written has neither maps with other keys than text nor numbers that JSON lacks.
#[must_use]
pub fn write(games: &[Export]) -> String {
    #[expect(clippy::expect_used, reason = "structs, text and whole numbers are always JSON")]
    let mut text = serde_json::to_string_pretty(games).expect("plain fields");
    text.push('\n');
    text
}

/// Reads what [`write()`] wrote.
///
/// # Errors
/// Where and what is not such an array.
pub fn read(text: &str) -> Result<Vec<Export>, serde_json::Error> {
    serde_json::from_str(text)
}

fn both<T>(of: impl Fn(Color) -> T) -> Both<T> {
    let ByColor { white, black } = ByColor::new_with(of);
    Both { white, black }
}

fn side(side: Color) -> String {
    side.fold_wb("white", "black").to_owned()
}

fn by_assistant(entry: &Entry) -> Option<Both<Vec<String>>> {
    let text = |one: &SheetEntry| match one {
        SheetEntry::Move(said) => written(entry, *said).san,
        SheetEntry::Written(text) => text.clone(),
        SheetEntry::Gap => "-".to_owned(),
    };
    let any = Color::ALL.into_iter().any(|side| entry.written.get(side).is_some());
    any.then(|| both(|side| entry.written.get(side).iter().flatten().map(text).collect()))
}

fn ply(entry: &Entry) -> JsonPly {
    let of = |said: &RawMove| written(entry, *said);
    JsonPly {
        number: entry.number,
        mover: side(entry.mover),
        played: entry.played.as_ref().map(of),
        sheets: both(|side| entry.entered.get(side).as_ref().map(of)),
        earlier: both(|side| entry.earlier.get(side).iter().map(of).collect()),
        written: by_assistant(entry),
        illegal: entry.fault.is_some(),
        offers: entry.offers.iter().map(|&by| side(by)).collect(),
        clock_ms: entry.clock.map(millis),
        elapsed_ms: entry.elapsed.map(millis),
        at_ms: entry.at.map(crate::clock::Moment::as_millis),
        ruled_off: match entry.ruled_off {
            RuledOff::No => None,
            RuledOff::On(occasion) => Some(occasion as u64),
        },
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn written(entry: &Entry, said: RawMove) -> Move {
    let squares = match said {
        RawMove::Castling(CastlingSide::KingSide) => "O-O".to_owned(),
        RawMove::Castling(CastlingSide::QueenSide) => "O-O-O".to_owned(),
        RawMove::Piece { from, to, promotion, .. } => {
            let piece = promotion.map(|role| role.char().to_string()).unwrap_or_default();
            format!("{from}{to}{piece}")
        }
    };
    Move { san: notation::by_placement(said, entry.before.board(), entry.mover, Language::English), squares }
}

fn claim(claimed: &Claimed, wording: Wording) -> JsonClaim {
    JsonClaim {
        number: claimed.number,
        by: side(claimed.by),
        what: speak(&claim_phrase(claimed.by, claimed.claim), wording).to_string(),
        granted: claimed.answer.map(|answer| match answer {
            Answer::Granted => true,
            Answer::Rejected => false,
        }),
    }
}
