//! What the arbiter finds, imposes and lets happen.
use shakmaty::{Color, Square};

use crate::laws::{irregularity::Irregularity, penalty::Penalty};

/// What the arbiter finds or orders.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ArbiterCommand {
    /// The arbiter finds that this ply, counted from 1, was illegal (7.4 of 2009, 7.5).
    FindIllegal(usize),
    /// The arbiter counts an illegal move of this side that the record does not show: with two hands, a press without a move
    /// (7.5.3, 7.5.4 of 2018). It is the side's last ply, or the one with this number, counted from 1. His grounds are needed;
    /// what it means for the board is done by going back. A move counts once, and as long as an illegal one can be found.
    CountIllegal(Color, Option<usize>),
    /// The arbiter finds another irregularity (7.1 to 7.4).
    FindIrregularity(Irregularity),
    /// The arbiter imposes a penalty on this side (12.9).
    Penalise(Color, Penalty),
    /// The arbiter lets play go on although the journal cannot be written.
    PlayUnrecorded,
    /// The arbiter restores the position after this many plies (7.1, 7.5): everything later is ruled off.
    GoBack(usize),
    /// The arbiter withdraws the ruling with this number, counted from 1 in the order of [`Rulings::all`](crate::game::Rulings::all):
    /// it was wrong.
    WithdrawRuling(usize),
}

/// What the arbiter found or ordered.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ArbiterAct {
    /// The arbiter imposed a penalty on this side; what it changes on the clock or in the result is an act of its own.
    Penalised(Color, Penalty),
    /// The arbiter gave his grounds for what he has just done.
    Explained(String),
    /// An illegal move of this side, the ply counted from 1, was found; it counts against him.
    IllegalMoveFound {
        /// The ply, counted from 1.
        ply: usize,
        /// Whose move it was.
        side: Color,
    },
    /// The pawn that the last ply left on its last rank is replaced by a queen (7.5.a of 2014, 7.5.2).
    PawnBecameQueen,
    /// The pawn that was left on its last rank, and is taken back, promotes on that square (4.6.c of 2009).
    PromotionBegun {
        /// Where it came from.
        from: Square,
        /// Where it was released.
        to: Square,
    },
    /// The arbiter found another irregularity.
    IrregularityFound(Irregularity),
    /// The arbiter lets play go on although the journal cannot be written: until it can be, the record is in memory alone.
    UnrecordedAllowed,
    /// The position after this many plies was restored.
    WentBack(usize),
    /// The ruling with this number, counted from 1, was withdrawn. A game that it ended goes on from where it stood; a position that was
    /// restored by it stays, and the time of it comes back by an act of its own.
    RulingWithdrawn(usize),
}
