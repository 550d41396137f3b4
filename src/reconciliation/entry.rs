//! What an entry of a sheet means where it stands.
use shakmaty::{CastlingSide, Role, Square};

use super::{SheetEntry, note, place::ReplayedPlace};
use crate::{
    language::{Language, Understanding, Unknown, understand_written},
    laws::{RawMove, illegal::Fault},
};

/// What an entry means in the position it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntryReading {
    /// A legal move.
    Legal(RawMove),
    /// Several moves that it does not tell apart.
    Ambiguous(Vec<RawMove>),
    /// A move that can be identified and is illegal.
    Illegal {
        /// The move as written.
        said: RawMove,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A move that no piece of the player could make, and more than one or none could be meant.
    NoneReaches {
        /// The kind that was named.
        role: Role,
        /// The square of arrival.
        to: Square,
    },
    /// Nothing that can be read as a move, as it is written.
    Illegible(String),
    /// Nothing was written.
    Gap,
}

impl EntryReading {
    /// The reading of an entry in a position; the piece letters of `language` come first.
    pub(super) fn of(entry: &SheetEntry, language: Language, at: &ReplayedPlace) -> Self {
        match entry {
            SheetEntry::Gap => Self::Gap,
            SheetEntry::Move(said) => Self::of_move(*said, at),
            SheetEntry::Written(text) => match understand_written(&note::without_notes(text), language, at.among()) {
                Understanding::Move(said) if at.is_checked() => Self::Legal(said),
                Understanding::Move(said) => Self::of_move(said, at),
                Understanding::Illegal { said, fault } => Self::Illegal { said, fault },
                Understanding::Ambiguous { candidates, .. } => Self::of_candidates(candidates, at),
                Understanding::Unknown(unknown) => Self::of_unknown(unknown, text, at),
            },
        }
    }

    fn of_move(said: RawMove, at: &ReplayedPlace) -> Self {
        match at.fault(said) {
            None => Self::Legal(said),
            Some(fault) => Self::Illegal { said, fault },
        }
    }

    /// Where no candidate is legal, the first stands for all of them.
    fn of_candidates(candidates: Vec<RawMove>, at: &ReplayedPlace) -> Self {
        let legal: Vec<_> = candidates.iter().copied().filter(|&said| at.fault(said).is_none()).collect();
        match (legal.as_slice(), candidates.as_slice()) {
            ([only], _) => Self::Legal(*only),
            ([], [first, ..]) => Self::of_move(*first, at),
            _ => Self::Ambiguous(legal),
        }
    }

    fn of_unknown(unknown: Unknown, text: &str, at: &ReplayedPlace) -> Self {
        match unknown {
            // On paper the king's two files are castling, whatever D.2.1 says of the words.
            Unknown::CastlingByName(side) => Self::of_move(RawMove::Castling(side), at),
            Unknown::WhichCastling => Self::of_candidates(CastlingSide::ALL.map(RawMove::Castling).to_vec(), at),
            Unknown::NoneReaches { role, to } => Self::NoneReaches { role, to },
            Unknown::NothingSaid | Unknown::Word(_) | Unknown::NoArrival => Self::Illegible(text.to_owned()),
        }
    }

    /// The same, where it does not say which piece moved and the record has a move that it can be: both sheets and the record are of one
    /// game, and a short entry is no illegal move.
    pub(super) fn by_record(self, made: Option<RawMove>, at: &ReplayedPlace) -> Self {
        let Some(made) = made else { return self };
        let squares = |said: RawMove| match said {
            RawMove::Piece { role, from, to, .. } => Some((role, from, to)),
            RawMove::Castling(_) => None,
        };
        let is_it =
            |said: RawMove| said.same_move(made) || squares(said).is_some_and(|piece| squares(made) == Some(piece));
        let can_be = match &self {
            Self::Ambiguous(several) => several.iter().copied().any(is_it),
            Self::NoneReaches { role, to } => {
                squares(made).is_some_and(|(piece, _, there)| (piece, there) == (*role, *to))
            }
            Self::Legal(_) | Self::Illegal { .. } | Self::Illegible(_) | Self::Gap => false,
        };
        if can_be { Self::of_move(made, at) } else { self }
    }

    /// The legal move, if it is one.
    #[must_use]
    pub const fn legal(&self) -> Option<RawMove> {
        match self {
            Self::Legal(said) => Some(*said),
            _ => None,
        }
    }

    /// Whether it says nothing about the move that was made, and so contradicts nothing.
    #[must_use]
    pub const fn is_silent(&self) -> bool {
        matches!(self, Self::Illegible(_) | Self::Gap)
    }

    /// Whether it names a move that the Laws do not allow.
    #[must_use]
    pub const fn is_illegal(&self) -> bool {
        matches!(self, Self::Illegal { .. } | Self::NoneReaches { .. })
    }

    /// What it says together with the other sheet's reading of the same ply; `None` if they contradict each other.
    ///
    /// ```
    /// # use anna_hector::{laws::RawMove, reconciliation::EntryReading};
    /// # use shakmaty::{CastlingSide, Square};
    /// let [short, long] = CastlingSide::ALL.map(RawMove::Castling);
    /// let either = EntryReading::Ambiguous(vec![short, long]);
    /// assert_eq!(either.with(&EntryReading::Legal(short)), Some(EntryReading::Legal(short)));
    /// assert_eq!(EntryReading::Legal(long).with(&EntryReading::Legal(short)), None);
    /// assert_eq!(EntryReading::Gap.with(&EntryReading::Legal(short)), Some(EntryReading::Legal(short)));
    /// ```
    #[must_use]
    pub fn with(&self, other: &Self) -> Option<Self> {
        if self.is_silent() {
            return Some(other.clone());
        }
        if other.is_silent() {
            return Some(self.clone());
        }
        match (self, other) {
            (Self::Legal(one), Self::Legal(two)) => one.same_move(*two).then(|| self.clone()),
            (Self::Illegal { said: one, .. }, Self::Illegal { said: two, .. }) => {
                one.same_move(*two).then(|| self.clone())
            }
            (Self::Legal(said), Self::Ambiguous(several)) | (Self::Ambiguous(several), Self::Legal(said)) => {
                contains(several, *said).then_some(Self::Legal(*said))
            }
            (Self::Ambiguous(one), Self::Ambiguous(two)) => {
                let both: Vec<_> = one.iter().copied().filter(|&said| contains(two, said)).collect();
                match both.as_slice() {
                    [] => None,
                    [only] => Some(Self::Legal(*only)),
                    _ => Some(Self::Ambiguous(both)),
                }
            }
            _ => (self == other).then(|| self.clone()),
        }
    }
}

fn contains(moves: &[RawMove], said: RawMove) -> bool {
    moves.iter().any(|one| one.same_move(said))
}
