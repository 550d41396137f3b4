//! Bringing boards and sheets together, on the wire.
use serde::{Deserialize, Serialize};
use shakmaty::{Board, Color, Piece, Rank, Square};

use super::table::{Wired, wire_table};
use crate::{
    game::{Basis, Decision, Notice, ReconcileAct, SheetOrigin, SheetText},
    language::understand::telling::Telling,
    reconciliation::{BoardKind, Correction, SheetEntry},
    spelling::{Spelling, Text, WireMove},
};

/// A square and what stands on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireSquare {
    square: Text<Square>,
    piece: Option<Text<Piece>>,
}

impl Wired for WireSquare {
    type Value = (Square, Option<Piece>);

    fn of((square, piece): Self::Value) -> Self {
        Self { square: Wired::of(square), piece: Wired::of(piece) }
    }

    fn value(self) -> Self::Value {
        (self.square.value(), self.piece.value())
    }
}

wire_table! {
    /// An entry of a sheet: what is written, a move, or nothing.
    #[serde(rename_all = "kebab-case")]
    WireEntry of SheetEntry:
    Move(said: WireMove) = [Move(said)];
    Written(text: String) = [Written(text)];
    Gap = [Gap];
}

wire_table! {
    /// What happened: `"begun"`, `{"told":{"board":"normal","squares":[{"square":"f3","piece":null}]}}`.
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    WireReconcile of ReconcileAct:
    Begun = [Begun];
    RefusedMove(said: WireMove) = [Noticed(Notice::RefusedMove(said))];
    OddRepetition(said: WireMove) = [Noticed(Notice::OddRepetition(said))];
    Told { board: Text<BoardKind>, squares: Vec<WireSquare> } = [Told(board, Telling::Squares(squares))];
    ToldAll { board: Text<BoardKind>, pieces: Text<Board> } = [Told(board, Telling::All(pieces))];
    SheetTold {
        side: Text<Color>,
        entries: Vec<WireEntry>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<String>
    } = [SheetTold(side, SheetText { entries, start })];
    EntryTold { side: Text<Color>, ply: usize, entry: WireEntry } = [EntryTold { side, ply, entry }];
    SheetKept { side: Text<Color>, by: Text<SheetOrigin> } = [SheetKept(side, by)];
    Decided {
        kept: usize,
        moves: Vec<WireMove>,
        basis: Text<Basis>
    } = [Decided(Decision { kept, moves, basis })];
    Corrected {
        board: Text<BoardKind>,
        piece: Text<Piece>,
        from: Option<Text<Square>>,
        to: Option<Text<Square>>
    } = [Corrected(board, Correction { piece, from, to })];
    Confirmed { board: Text<BoardKind> } = [Confirmed(board)];
    ReadOut { rank: Text<Rank> } = [ReadOut(rank)];
    Settled = [Settled];
    CalledOff = [CalledOff];
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
