//! The procedure by which two boards and two scoresheets are brought together (D.2.8 of 2014, D.2.9): what is told, what is
//! decided, and how far it has come.
//!
//! Facts are told, the arbiter decides what counts, the corrections are made one at a time and confirmed, both boards are
//! read against each other, the arbiter settles the clocks, and the game goes on. Nothing of this happens by itself.
use shakmaty::{Board, ByColor, Color};

use super::{Seat, Setup};
use crate::{
    clock::{Moment, Reading},
    laws::{RawMove, standing::Standing},
    reconciliation::{BoardKind, Correction, SheetEntry},
};

/// A sign that the boards may differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notice {
    /// A move was refused because it does not fit the player's board, and is legal by the record.
    RefusedMove(RawMove),
    /// A repetition named something else than was announced.
    OddRepetition(RawMove),
}

/// How a scoresheet came about: whether it is a witness of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SheetOrigin {
    /// The player wrote it.
    Player,
    /// His assistant wrote it.
    Assistant,
    /// It was taken from a recording.
    Recording,
    /// The program made it out of the announcements: no independent witness.
    Program,
}

impl SheetOrigin {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Player, Self::Assistant, Self::Recording, Self::Program];
}

/// A sheet as it was told: every entry keeps its place, legible or not.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct SheetText {
    /// Its entries, the first ply first.
    pub entries: Vec<SheetEntry>,
    /// The position that it names as the start of the game, as a FEN, if it names one.
    pub start: Option<String>,
}

/// What the arbiter decided.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Decision {
    /// How many plies of the program's record stand; everything after them is ruled off.
    pub kept: usize,
    /// The moves that were made after those, as the sheets have them.
    pub moves: Vec<RawMove>,
    /// What it rests on.
    pub basis: Basis,
}

/// What a decision rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Basis {
    /// By the rule, as proposed.
    Rule,
    /// By the rule, as proposed: the position before a move that stands on both sheets and is illegal (7.5.1; 7.5.a of 2014;
    /// 7.4.a of 2009).
    IllegalMove,
    /// By the rule, as proposed: the position after a move that stands on both sheets with a pawn left on its last rank, which is
    /// illegal; a queen takes its place (7.5.2; 7.5.a of 2014).
    UnpromotedPawn,
    /// The arbiter's judgement.
    Judgement,
}

/// What the arbiter makes of the clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Clocks {
    /// They are set as the journal proposes.
    AsProposed,
    /// They stay as they stand, or as he has set them; where the journal proposes otherwise he gives his grounds.
    AsTheyStand,
}

/// What the journal proposes for the clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockProposal {
    /// No move is taken back: they stay as they stand.
    Unchanged,
    /// As they stood when the position was reached.
    Set(Reading),
    /// Nobody knows how they stood then: the arbiter sets them.
    Unknown,
}

/// A procedure under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reconciliation {
    /// When it began.
    pub at: Moment,
    /// Who began it.
    pub by: Seat,
    /// Both times and counters at that moment.
    pub reading: Reading,
    /// What stood on the board of each player then, as far as the program knew: so it stands again where the procedure is called off.
    pub boards: ByColor<Board>,
    /// What was told of each player's sheet.
    pub papers: ByColor<Option<SheetText>>,
    /// What counts, once the arbiter has decided.
    pub decided: Option<Decided>,
}

/// A decision, and what has been done about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decided {
    /// What was decided.
    pub decision: Decision,
    /// The position that counts.
    pub truth: Standing,
    /// The boards that were found to stand so.
    pub confirmed: Vec<BoardKind>,
}

/// What a player has to do in the procedure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Due {
    /// Tell what stands on his board, until the arbiter decides.
    Tell,
    /// Carry this correction out on his board.
    Correct(BoardKind, Correction),
    /// Wait for the other board.
    AwaitOther,
    /// Compare his board with what is read, and confirm.
    Compare(BoardKind),
}

/// How far a procedure has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ComparisonStage {
    /// Facts are gathered, and the arbiter decides.
    Facts,
    /// This correction is due.
    Correcting(BoardKind, Correction),
    /// Both boards stand as they should; this one is not confirmed yet.
    Comparing(BoardKind),
    /// The arbiter settles the clocks.
    Clocks,
}

impl Setup {
    /// Whose board this is. The special one is the visually impaired player's; where both players are, or neither is, it is
    /// White's.
    #[must_use]
    pub fn board_owner(&self, kind: BoardKind) -> Color {
        let only_black = self.is_impaired(Color::Black) && !self.is_impaired(Color::White);
        let special = if only_black { Color::Black } else { Color::White };
        match kind {
            BoardKind::Special => special,
            BoardKind::Normal => special.other(),
        }
    }

    /// Which board this side plays on.
    #[must_use]
    pub fn board_kind(&self, side: Color) -> BoardKind {
        if self.board_owner(BoardKind::Special) == side { BoardKind::Special } else { BoardKind::Normal }
    }
}
