//! What the program itself notices. Nobody asks for it, so there is no command.
use shakmaty::{Board, Color};

use crate::game::{Incident, Lifted};

/// What the program noticed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum NoticeAct {
    /// The program noticed something about its machine.
    Noticed(Incident),
    /// The electronic board of this side, which has come to rest, sees this: it differs from the record, or agrees with it
    /// again. A fact of a witness, told to the arbiter; nothing follows from it.
    BoardSensed {
        /// The player whose board it is.
        side: Color,
        /// What stands on it.
        board: Board,
    },
    /// An electronic board saw a piece lifted and put back. A fact of a witness, told to the arbiter; nothing follows from it.
    LiftSensed(Lifted),
}
