//! What a single word can mean, in any language.
use shakmaty::{File, Rank, Role};

/// What a single word can mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    File(File),
    Rank(Rank),
    Role(Role),
    To,
    Takes,
    EnPassant,
    Promotion,
    Castling,
    Short,
    Long,
    /// `side`, after the king or the queen that names a castling.
    Side,
    Check,
    Mate,
    /// Articles and the like, which change nothing.
    Filler,
}
