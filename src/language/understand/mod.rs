//! From words that were typed or heard to a meaning.
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
    Check,
    Mate,
    /// Articles and the like, which change nothing.
    Filler,
}
