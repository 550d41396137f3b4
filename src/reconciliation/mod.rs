//! Two boards, two scoresheets, one truth: Appendix D.2.8 (2014), D.2.9 (2018, 2023), E.2.7-E.2.8 (2009).
//!
//! Where the positions on the two boards differ, the arbiter corrects them with the help of both scoresheets. If the
//! sheets agree, the player who wrote the right move but executed the wrong one adjusts his board. If they differ, the moves are
//! retraced to the point where they agree, and the arbiter readjusts the clocks.
//!
//! [`find()`] is a pure function of the four [`Records`], the [`ClockHistory`] and the [`RulesInForce`]; it can be asked
//! again after every new fact. It proposes; the arbiter decides.
//!
//! - Both sheets are followed together, ply by ply, from the start position (`agreement`): an entry that cannot be read,
//!   or is missing, contradicts nothing, and neither does a sheet that only ends sooner.
//! - What the sheets lead to is the truth; each board is compared with it (`correction`).
//! - Where they part, each is read on by itself: a sheet is blamed only where the other is legal throughout and its own
//!   entries are not, or where one missing, doubled or swapped move explains everything (`alignment`).
//!
//! Deliberately absent: any guess. Boards are witnesses - the finding says which sheet a board bears out - but no board
//! decides between two sheets; an unreadable move is not reconstructed; nothing is changed.
//!
//! ```
//! use anna_hector::{language::Language, laws::standing::Standing, reconciliation::{*, BoardKind::Normal}};
//! use shakmaty::{Board, ByColor, CastlingMode, Chess, Square};
//!
//! let sheet = Sheet::written(["e4", "e5", "Sf3", "Sc6"], Language::German);
//! let placement = |fen: &str| Board::from_ascii_board_fen(fen.as_bytes()).unwrap();
//! let records = Records {
//!     start: Some(Standing::of(&Chess::default(), CastlingMode::Standard)),
//!     boards: Boards {
//!         special: placement("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"),
//!         normal: placement("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/6N1/PPPP1PPP/RNBQKB1R"),
//!     },
//!     sheets: ByColor { white: sheet.clone(), black: sheet },
//!     made: Vec::new(),
//! };
//! let finding = find(&records, None, RulesInForce::default());
//! assert_eq!(finding.verdict, RecordsVerdict::SheetsAgree);
//! let [correction] = finding.corrections.get(Normal).as_slice() else { panic!("one piece stands wrongly") };
//! assert_eq!((correction.from, correction.to), (Some(Square::G3), Some(Square::F3)));
//! ```
mod agreement;
mod alignment;
mod clocks;
mod correction;
mod entry;
mod find;
mod finding;
pub(crate) mod note;
mod obstacle;
mod place;
mod records;
mod words;

#[cfg(test)]
mod tests;

pub use alignment::{Alignment, Kind};
pub use clocks::ClockHistory;
pub use correction::{Correction, corrections};
pub use entry::EntryReading;
pub use find::find;
pub use finding::{Finding, RecordsVerdict, Remark, RulesInForce};
pub use obstacle::FindingObstacle;
pub use records::{BoardKind, Boards, Records, Sheet, SheetEntry};
pub use words::{correction_on, on_board, words};
