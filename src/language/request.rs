//! What a player says besides moves: answers, questions, and what he wants done.
use shakmaty::{File, Rank, Role, Square};

/// Something said that is not a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Request {
    /// `ja`.
    Yes,
    /// `nein`.
    No,
    /// Say that again.
    SayAgain,
    /// Correct the announcement.
    Correct,
    /// `es steht`: the move that was announced is made on the player's board. Listened for only while that is to be said.
    ItStands,
    /// Both times.
    BothTimes,
    /// One's own time.
    OwnTime,
    /// The opponent's time.
    OpponentsTime,
    /// The number of the move.
    MoveNumber,
    /// The last move.
    LastMove,
    /// The last five moves.
    LastMoves,
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw that is offered.
    AcceptDraw,
    /// Decline the draw that is offered.
    DeclineDraw,
    /// Resign.
    Resign,
    /// Stop the clocks.
    StopClock,
    /// Call the arbiter.
    CallArbiter,
    /// What stands on this square.
    Square(Square),
    /// Where the own pieces of this kind stand.
    Where(Role),
    /// What stands on this rank.
    Rank(Rank),
    /// What stands on this file.
    File(File),
}

impl Request {
    /// Every one; those with an object once, with any object.
    pub const ALL: [Self; 21] = [
        Self::Yes,
        Self::No,
        Self::SayAgain,
        Self::Correct,
        Self::ItStands,
        Self::BothTimes,
        Self::OwnTime,
        Self::OpponentsTime,
        Self::MoveNumber,
        Self::LastMove,
        Self::LastMoves,
        Self::OfferDraw,
        Self::AcceptDraw,
        Self::DeclineDraw,
        Self::Resign,
        Self::StopClock,
        Self::CallArbiter,
        Self::Square(Square::A1),
        Self::Where(Role::King),
        Self::Rank(Rank::First),
        Self::File(File::A),
    ];

    /// Whether nothing comes of it but words for the person himself, or a question whether he means it: then it may be
    /// taken though it is not certain.
    #[must_use]
    pub const fn is_harmless(self) -> bool {
        !matches!(self, Self::Yes | Self::ItStands | Self::DeclineDraw | Self::StopClock | Self::CallArbiter)
    }
}
