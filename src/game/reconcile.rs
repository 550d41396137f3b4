//! The procedure by which two boards and two scoresheets are brought together (D.2.8 of 2014, D.2.9): what is asked for,
//! what happens, and how far it has come.
//!
//! Facts are told, the arbiter decides what counts, the corrections are made one at a time and confirmed, both boards are
//! read against each other, the arbiter settles the clocks, and the game goes on. Nothing of this happens by itself.
use shakmaty::{ByColor, Color, Rank};

use super::{Seat, Setup};
use crate::{
    clock::{Moment, Reading},
    language::understand::telling::Telling,
    laws::{RawMove, standing::Standing},
    reconciliation::{BoardKind, Correction, SheetEntry},
};

/// What somebody asks for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ReconcileCommand {
    /// The boards seem to differ: begin, and stop the clocks to call the arbiter (6.12.b of 2014).
    Begin,
    /// What stands on a board.
    Tell(BoardKind, Telling),
    /// What stands on a whole sheet.
    TellSheet(Color, SheetText),
    /// What stands on this side's sheet for this ply, counted from 1.
    TellEntry {
        /// The player whose sheet it is.
        side: Color,
        /// The ply, counted from 1.
        ply: usize,
        /// What stands there.
        entry: SheetEntry,
    },
    /// How this side's sheet came about.
    KeptBy(Color, SheetOrigin),
    /// The arbiter accepts what the rule makes of the records.
    Accept,
    /// The arbiter decides that the position after so many plies of the program's record counts.
    Choose(usize),
    /// What is due on this board is done: a correction is carried out, or the board stands as it was read.
    Confirm(BoardKind),
    /// Read this rank of the position that counts to everybody.
    ReadOut(Rank),
    /// The arbiter settles the clocks, and the game goes on from the position that counts.
    Close(Clocks),
    /// The arbiter calls the procedure off.
    CallOff,
}

/// What happened in the procedure.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ReconcileAct {
    /// The boards are compared from now on.
    Begun,
    /// The program noticed that the boards may differ.
    Noticed(Notice),
    /// What stands on a board was told.
    Told(BoardKind, Telling),
    /// What stands on a sheet was told.
    SheetTold(Color, SheetText),
    /// What stands on a sheet for a ply was told.
    EntryTold {
        /// The player whose sheet it is.
        side: Color,
        /// The ply, counted from 1.
        ply: usize,
        /// What stands there.
        entry: SheetEntry,
    },
    /// How a sheet came about was told.
    SheetKept(Color, SheetOrigin),
    /// The arbiter decided which position counts.
    Decided(Decision),
    /// A correction was carried out.
    Corrected(BoardKind, Correction),
    /// The owner of the board, or somebody for him, found that it stands as the position that counts.
    Confirmed(BoardKind),
    /// This rank of the position that counts was read to everybody.
    ReadOut(Rank),
    /// The game goes on from the position that counts.
    Settled,
    /// The procedure was called off; nothing of the game has changed.
    CalledOff,
}

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
    /// So many plies of the program's record stand; everything after them is ruled off.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
pub enum Stage {
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
