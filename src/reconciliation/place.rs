//! Where a sheet has led: a checked position, or what an illegal move that stands has left.
use shakmaty::{CastlingMode, Chess, Position};

use crate::{
    language::Among,
    laws::{
        RawMove,
        illegal::{self, Fault},
        standing::Standing,
    },
};

/// Where a sheet has led. A checked position is kept as one, because a game has many plies and few illegal moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ReplayedPlace {
    Checked(Chess, CastlingMode),
    /// No checked position is left.
    Unchecked(Box<Standing>),
}

impl ReplayedPlace {
    pub(super) fn of(standing: &Standing) -> Self {
        match standing.position() {
            Some(position) => Self::Checked(position, standing.mode()),
            None => Self::Unchecked(Box::new(standing.clone())),
        }
    }

    pub(super) fn standing(&self) -> Standing {
        match self {
            Self::Checked(position, mode) => Standing::of(position, *mode),
            Self::Unchecked(standing) => (**standing).clone(),
        }
    }

    /// Whether moves are looked for among the legal ones.
    pub(super) const fn is_checked(&self) -> bool {
        matches!(self, Self::Checked(..))
    }

    /// What an entry is looked for among.
    pub(super) fn among(&self) -> Among<'_> {
        match self {
            Self::Checked(position, _) => Among::Legal(position),
            Self::Unchecked(standing) => Among::Placement { board: standing.board(), turn: standing.turn() },
        }
    }

    /// What makes a move illegal here.
    pub(super) fn fault(&self, said: RawMove) -> Option<Fault> {
        match self {
            Self::Checked(position, _) => illegal::why(position, said),
            Self::Unchecked(standing) => standing.fault(said),
        }
    }

    /// Where a press without a move leads: the other player has the move.
    pub(super) fn passed(&self) -> Self {
        Self::of(&self.standing().after(None))
    }

    /// Where a move leads, legal or not.
    pub(super) fn after(&self, said: RawMove) -> Self {
        if let Self::Checked(position, mode) = self
            && let Some(m) = said.check(position)
        {
            let mut position = position.clone();
            position.play_unchecked(m);
            return Self::Checked(position, *mode);
        }
        Self::of(&self.standing().after(Some(said)))
    }
}
