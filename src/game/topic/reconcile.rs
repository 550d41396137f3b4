//! Two boards and two scoresheets brought together (D.2.8 of 2014, D.2.9).
use shakmaty::{Color, Rank};

use crate::{
    game::{Clocks, Decision, Notice, SheetOrigin, SheetText},
    language::understand::telling::Telling,
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

impl ReconcileAct {
    /// Whether it tells what stands on a board or a sheet.
    pub(in crate::game) const fn tells_a_fact(&self) -> bool {
        match self {
            Self::Told(..) | Self::SheetTold(..) | Self::EntryTold { .. } => true,
            Self::Begun
            | Self::Noticed(_)
            | Self::SheetKept(..)
            | Self::Decided(_)
            | Self::Corrected(..)
            | Self::Confirmed(_)
            | Self::ReadOut(_)
            | Self::Settled
            | Self::CalledOff => false,
        }
    }
}
