//! A game that is played on two boards and written down twice, by people who make mistakes.
use std::fmt;

use anna_hector::{
    language::{Language, notation::algebraic},
    laws::{RawMove, standing::Standing},
    reconciliation::{BoardKind, Boards, Correction, Finding, Records, RulesInForce, Sheet, find},
};
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Move, Position, fen::Fen, san::San};

/// The game as it was announced, both boards as they stand, both sheets as they are written.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) start: Chess,
    pub(crate) position: Chess,
    pub(crate) moves: Vec<Move>,
    pub(crate) boards: Boards<Board>,
    pub(crate) sheets: ByColor<Vec<String>>,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Boards { special, normal } = &self.boards;
        write!(f, "{special} | {normal} | {} | {}", self.sheets.white.join(" "), self.sheets.black.join(" "))
    }
}

impl Table {
    pub(crate) fn new(start: Chess) -> Self {
        let board = start.board().clone();
        Self {
            position: start.clone(),
            start,
            moves: Vec::new(),
            boards: Boards { special: board.clone(), normal: board },
            sheets: ByColor::default(),
        }
    }

    pub(crate) fn at(fen: &str) -> Self {
        let fen: Fen = fen.parse().expect("a FEN");
        Self::new(fen.into_position(CastlingMode::Standard).expect("a position"))
    }

    /// A ply that everybody executes and writes as it is announced. White writes German, Black English.
    pub(crate) fn play(&mut self, m: Move) {
        self.play_but(m, None, |_| {});
    }

    /// A ply that one board shows otherwise.
    pub(crate) fn play_but(&mut self, m: Move, wrong: Option<BoardKind>, instead: impl Fn(&mut Board)) {
        let color = self.position.turn();
        let said = RawMove::from_move(m);
        for kind in BoardKind::ALL {
            let board = match kind {
                BoardKind::Special => &mut self.boards.special,
                BoardKind::Normal => &mut self.boards.normal,
            };
            if wrong == Some(kind) {
                instead(board);
            } else {
                // On a board that stands wrongly, hands do what they can.
                let _ = said.execute(board, color);
            }
        }
        self.sheets.white.push(algebraic(m, &self.position, Language::German));
        self.sheets.black.push(algebraic(m, &self.position, Language::English));
        self.moves.push(m);
        self.position.play_unchecked(m);
    }

    pub(crate) fn legal(&self, san: &str) -> Move {
        san.parse::<San>().expect("a move").to_move(&self.position).expect("a legal move")
    }

    /// Plays on where it makes no difference that the boards differ.
    pub(crate) fn play_on(&mut self, plies: usize) {
        for i in 0..plies {
            let differ = |square| {
                self.boards.special.piece_at(square) != self.position.board().piece_at(square)
                    || self.boards.normal.piece_at(square) != self.position.board().piece_at(square)
            };
            let harmless = |m: &Move| {
                !m.is_capture()
                    && !m.is_castle()
                    && !m.is_promotion()
                    && !m.from().is_some_and(differ)
                    && !differ(m.to())
            };
            let goes_on = |m: &Move| {
                let after = self.position.clone().play(*m).expect("legal");
                after.outcome().is_unknown() && !after.is_check()
            };
            let all: Vec<_> = self.position.legal_moves().into_iter().filter(|m| harmless(m) && goes_on(m)).collect();
            self.play(all[i * 7 % all.len()]);
        }
    }

    pub(crate) fn position_after(&self, plies: usize) -> Chess {
        let mut position = self.start.clone();
        self.moves[..plies].iter().for_each(|&m| position.play_unchecked(m));
        position
    }

    pub(crate) fn records(&self) -> Records {
        Records {
            start: Some(Standing::of(&self.start, self.start.castles().mode())),
            boards: self.boards.clone(),
            sheets: self.sheets.as_ref().map(|entries| Sheet::written(entries.clone(), Language::German)),
            made: Vec::new(),
        }
    }

    pub(crate) fn find(&self) -> Finding {
        find(&self.records(), None, RulesInForce::default())
    }

    pub(crate) fn sheet_mut(&mut self, side: Color) -> &mut Vec<String> {
        self.sheets.get_mut(side)
    }
}

/// Takes everything in hand that stands wrongly, then puts it where it belongs.
pub(crate) fn corrected(board: &Board, corrections: &[Correction]) -> Board {
    let mut board = board.clone();
    for one in corrections {
        if let Some(from) = one.from {
            assert_eq!(board.remove_piece_at(from), Some(one.piece), "{one:?}");
        }
    }
    for one in corrections {
        if let Some(to) = one.to {
            assert_eq!(board.piece_at(to), None, "{one:?}");
            board.set_piece_at(to, one.piece);
        }
    }
    board
}

/// The boards once everything is done that the finding asks for.
pub(crate) fn after_the_walk(records: &Records, finding: &Finding) -> Boards<Board> {
    Boards::new_with(|kind| corrected(records.boards.get(kind), finding.corrections.get(kind)))
}
