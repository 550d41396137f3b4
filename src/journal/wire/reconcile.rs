//! Bringing boards and sheets together, on the wire.
use serde::{Deserialize, Serialize};
use shakmaty::{Board, Color, Piece, Rank, Square};

use crate::{
    game::{Basis, Decision, Notice, ReconcileAct, SheetOrigin, SheetText},
    language::understand::telling::Telling,
    reconciliation::{BoardKind, Correction, SheetEntry},
    spelling::{Spelling, Text, WireMove},
};

/// What happened: `"begun"`, `{"told":{"board":"normal","squares":[{"square":"f3","piece":null}]}}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum WireReconcile {
    Begun,
    RefusedMove(WireMove),
    OddRepetition(WireMove),
    Told {
        board: Text<BoardKind>,
        squares: Vec<WireSquare>,
    },
    ToldAll {
        board: Text<BoardKind>,
        pieces: Text<Board>,
    },
    SheetTold {
        side: Text<Color>,
        entries: Vec<WireEntry>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<String>,
    },
    EntryTold {
        side: Text<Color>,
        ply: usize,
        entry: WireEntry,
    },
    SheetKept {
        side: Text<Color>,
        by: Text<SheetOrigin>,
    },
    Decided {
        kept: usize,
        moves: Vec<WireMove>,
        basis: Text<Basis>,
    },
    Corrected {
        board: Text<BoardKind>,
        piece: Text<Piece>,
        from: Option<Text<Square>>,
        to: Option<Text<Square>>,
    },
    Confirmed {
        board: Text<BoardKind>,
    },
    ReadOut {
        rank: Text<Rank>,
    },
    Settled,
    CalledOff,
}

/// A square and what stands on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireSquare {
    square: Text<Square>,
    piece: Option<Text<Piece>>,
}

/// An entry of a sheet: what is written, a move, or nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WireEntry {
    Move(WireMove),
    Written(String),
    Gap,
}

impl From<SheetEntry> for WireEntry {
    fn from(entry: SheetEntry) -> Self {
        match entry {
            SheetEntry::Move(said) => Self::Move(said.into()),
            SheetEntry::Written(text) => Self::Written(text),
            SheetEntry::Gap => Self::Gap,
        }
    }
}

impl From<WireEntry> for SheetEntry {
    fn from(wire: WireEntry) -> Self {
        match wire {
            WireEntry::Move(said) => Self::Move(said.into()),
            WireEntry::Written(text) => Self::Written(text),
            WireEntry::Gap => Self::Gap,
        }
    }
}

impl From<ReconcileAct> for WireReconcile {
    fn from(act: ReconcileAct) -> Self {
        match act {
            ReconcileAct::Begun => Self::Begun,
            ReconcileAct::Noticed(Notice::RefusedMove(said)) => Self::RefusedMove(said.into()),
            ReconcileAct::Noticed(Notice::OddRepetition(said)) => Self::OddRepetition(said.into()),
            ReconcileAct::Told(kind, Telling::All(pieces)) => Self::ToldAll { board: Text(kind), pieces: Text(pieces) },
            ReconcileAct::Told(kind, Telling::Squares(squares)) => {
                let wire = |(square, piece): (Square, Option<Piece>)| WireSquare {
                    square: Text(square),
                    piece: piece.map(Text),
                };
                Self::Told { board: Text(kind), squares: squares.into_iter().map(wire).collect() }
            }
            ReconcileAct::SheetTold(side, SheetText { entries, start }) => {
                Self::SheetTold { side: Text(side), entries: entries.into_iter().map(Into::into).collect(), start }
            }
            ReconcileAct::EntryTold { side, ply, entry } => {
                Self::EntryTold { side: Text(side), ply, entry: entry.into() }
            }
            ReconcileAct::SheetKept(side, origin) => Self::SheetKept { side: Text(side), by: Text(origin) },
            ReconcileAct::Decided(Decision { kept, moves, basis }) => {
                Self::Decided { kept, moves: moves.into_iter().map(Into::into).collect(), basis: Text(basis) }
            }
            ReconcileAct::Corrected(kind, Correction { piece, from, to }) => {
                Self::Corrected { board: Text(kind), piece: Text(piece), from: from.map(Text), to: to.map(Text) }
            }
            ReconcileAct::Confirmed(kind) => Self::Confirmed { board: Text(kind) },
            ReconcileAct::ReadOut(rank) => Self::ReadOut { rank: Text(rank) },
            ReconcileAct::Settled => Self::Settled,
            ReconcileAct::CalledOff => Self::CalledOff,
        }
    }
}

impl From<WireReconcile> for ReconcileAct {
    fn from(wire: WireReconcile) -> Self {
        match wire {
            WireReconcile::Begun => Self::Begun,
            WireReconcile::RefusedMove(said) => Self::Noticed(Notice::RefusedMove(said.into())),
            WireReconcile::OddRepetition(said) => Self::Noticed(Notice::OddRepetition(said.into())),
            WireReconcile::ToldAll { board, pieces } => Self::Told(board.0, Telling::All(pieces.0)),
            WireReconcile::Told { board, squares } => {
                let squares = squares.into_iter().map(|told| (told.square.0, told.piece.map(|piece| piece.0)));
                Self::Told(board.0, Telling::Squares(squares.collect()))
            }
            WireReconcile::SheetTold { side, entries, start } => {
                Self::SheetTold(side.0, SheetText { entries: entries.into_iter().map(Into::into).collect(), start })
            }
            WireReconcile::EntryTold { side, ply, entry } => Self::EntryTold { side: side.0, ply, entry: entry.into() },
            WireReconcile::SheetKept { side, by } => Self::SheetKept(side.0, by.0),
            WireReconcile::Decided { kept, moves, basis } => {
                Self::Decided(Decision { kept, moves: moves.into_iter().map(Into::into).collect(), basis: basis.0 })
            }
            WireReconcile::Corrected { board, piece, from, to } => Self::Corrected(
                board.0,
                Correction { piece: piece.0, from: from.map(|square| square.0), to: to.map(|square| square.0) },
            ),
            WireReconcile::Confirmed { board } => Self::Confirmed(board.0),
            WireReconcile::ReadOut { rank } => Self::ReadOut(rank.0),
            WireReconcile::Settled => Self::Settled,
            WireReconcile::CalledOff => Self::CalledOff,
        }
    }
}

/// The letter of a FEN.
impl Spelling for Piece {
    const KIND: &'static str = "piece with its colour";

    fn spell(&self) -> String {
        self.char().to_string()
    }

    fn unspell(word: &str) -> Option<Self> {
        let mut chars = word.chars();
        Self::from_char(chars.next()?).filter(|_| chars.next().is_none())
    }
}

/// A digit.
impl Spelling for Rank {
    const KIND: &'static str = "rank";

    fn spell(&self) -> String {
        self.char().to_string()
    }

    fn unspell(word: &str) -> Option<Self> {
        let mut chars = word.chars();
        Self::from_char(chars.next()?).filter(|_| chars.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_act_is_readable_by_people_and_comes_back() {
        let check = |act: ReconcileAct, expected: &str| {
            let wire = WireReconcile::from(act.clone());
            assert_eq!(serde_json::to_string(&wire).expect("JSON"), expected);
            let back: WireReconcile = serde_json::from_str(expected).expect("readable");
            assert_eq!(ReconcileAct::from(back), act);
        };
        check(ReconcileAct::Begun, r#""begun""#);
        check(
            ReconcileAct::Told(BoardKind::Normal, Telling::Squares(vec![(Square::F3, None)])),
            r#"{"told":{"board":"normal","squares":[{"square":"f3","piece":null}]}}"#,
        );
        check(
            ReconcileAct::Told(BoardKind::Special, Telling::All(Board::empty())),
            r#"{"told-all":{"board":"special","pieces":"8/8/8/8/8/8/8/8"}}"#,
        );
        check(
            ReconcileAct::EntryTold { side: Color::Black, ply: 3, entry: SheetEntry::Written("Sf3?".into()) },
            r#"{"entry-told":{"side":"black","ply":3,"entry":{"written":"Sf3?"}}}"#,
        );
        let correction = Correction { piece: Color::Black.pawn(), from: None, to: Some(Square::E5) };
        check(
            ReconcileAct::Corrected(BoardKind::Normal, correction),
            r#"{"corrected":{"board":"normal","piece":"p","from":null,"to":"e5"}}"#,
        );
        check(
            ReconcileAct::Decided(Decision { kept: 12, moves: Vec::new(), basis: Basis::Rule }),
            r#"{"decided":{"kept":12,"moves":[],"basis":"rule"}}"#,
        );
    }
}
