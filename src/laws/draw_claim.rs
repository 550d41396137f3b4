//! Claims of a draw by repetition or fifty moves: Articles 9.2 to 9.4 (all editions). What a wrong claim costs is in `draw`.
use shakmaty::{Chess, Position};

use super::{
    RawMove,
    repetition::{FIFTY_MOVES, Likeness, occurrences},
};

/// The claimant, at the moment of his claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claimant {
    /// It is his move, and he has touched nothing.
    OnMove,
    /// It is his move, and he has touched a piece, or made his move instead of writing it.
    HasTouched,
    /// It is not his move.
    NotOnMove,
}

/// What a claim is judged by.
#[derive(Debug, Clone)]
pub struct DrawClaim {
    /// Whether the player who claims is on move and has touched nothing.
    pub claimant: Claimant,
    /// The position on the board, where the record leads to one.
    pub position: Option<Chess>,
    /// The positions from the start to this one.
    pub history: Vec<Option<Likeness>>,
    /// The move that he has written and intends to play, if the claim rests on one.
    pub intended: Option<RawMove>,
}

/// Why a claim is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawClaimFlaw {
    /// The claimant is not on move (9.2, 9.3).
    NotOnMove,
    /// He has touched a piece (9.4), or made the move instead of writing it (9.2.a).
    Touched,
    /// The intended move is illegal.
    IntendedIsIllegal,
    /// The position stood on the board only so many times.
    OnlySoOften(usize),
    /// Only this many plies without a capture or a move of a pawn, not a hundred.
    OnlySoLong(u32),
}

/// A position that stands on the board for the third time, or for more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepeatedPosition(Vec<usize>);

impl RepeatedPosition {
    /// The plies after which it stood, at least three of them; 0 is the start position.
    #[must_use]
    pub fn plies(&self) -> &[usize] {
        &self.0
    }
}

/// What the record says to a claim; nothing where it leads to no position: nobody can repeat one that no game has, or count
/// on from it.
pub type DrawFinding<T> = Option<Result<T, DrawClaimFlaw>>;

/// Whether the position stands for the third time, or will with the written move (9.2).
///
/// ```
/// use anna_hector::laws::{RawMove, draw_claim::{DrawClaim, Claimant, DrawClaimFlaw, threefold}, repetition::Likeness};
/// use shakmaty::Chess;
/// let start = Chess::default();
/// let stood = |times: usize, claimant| DrawClaim {
///     claimant,
///     position: Some(start.clone()),
///     history: vec![Some(Likeness::of(&start)); times],
///     intended: None,
/// };
/// assert_eq!(threefold(stood(3, Claimant::OnMove)).unwrap().unwrap().plies(), [0, 1, 2]);
/// assert_eq!(threefold(stood(2, Claimant::OnMove)), Some(Err(DrawClaimFlaw::OnlySoOften(2))));
/// assert_eq!(threefold(stood(3, Claimant::HasTouched)), Some(Err(DrawClaimFlaw::Touched)));
/// ```
#[must_use]
pub fn threefold(claim: DrawClaim) -> DrawFinding<RepeatedPosition> {
    claimed(claim, |_, history| {
        let plies = occurrences(history);
        if plies.len() >= 3 { Ok(RepeatedPosition(plies)) } else { Err(DrawClaimFlaw::OnlySoOften(plies.len())) }
    })
}

/// Whether there were fifty moves without a capture or a move of a pawn, or will be with the written move (9.3).
#[must_use]
pub fn fifty_moves(claim: DrawClaim) -> DrawFinding<()> {
    claimed(claim, |position, _| {
        let quiet = position.halfmoves();
        if quiet >= FIFTY_MOVES { Ok(()) } else { Err(DrawClaimFlaw::OnlySoLong(quiet)) }
    })
}

/// Judges the position that is claimed: the claimant is on move, has touched nothing (9.4), and has only written the move
/// that he intends.
fn claimed<T>(
    claim: DrawClaim,
    judge: impl Fn(&Chess, &[Option<Likeness>]) -> Result<T, DrawClaimFlaw>,
) -> DrawFinding<T> {
    match claim.claimant {
        Claimant::NotOnMove => return Some(Err(DrawClaimFlaw::NotOnMove)),
        Claimant::HasTouched => return Some(Err(DrawClaimFlaw::Touched)),
        Claimant::OnMove => {}
    }
    let (mut position, mut history) = (claim.position?, claim.history);
    if let Some(said) = claim.intended {
        let Some(m) = said.check(&position) else { return Some(Err(DrawClaimFlaw::IntendedIsIllegal)) };
        position.play_unchecked(m);
        history.push(Some(Likeness::of(&position)));
    }
    Some(judge(&position, &history))
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, Square, fen::Fen};

    use super::*;

    fn after_plies(quiet: u32) -> Chess {
        let fen = format!("4k3/8/8/8/8/8/8/4K2R w - - {quiet} 90");
        fen.parse::<Fen>().expect(&fen).into_position(CastlingMode::Standard).expect(&fen)
    }

    fn claim(position: Option<&Chess>, claimant: Claimant, intended: Option<(Square, Square)>) -> DrawFinding<()> {
        let intended = intended.zip(position).map(|((from, to), position)| {
            RawMove::from_squares(position.board(), from, to, None).expect("a piece stands there")
        });
        let history = vec![position.map(Likeness::of)];
        fifty_moves(DrawClaim { claimant, position: position.cloned(), history, intended })
    }

    #[test]
    fn fifty_moves_are_a_hundred_plies_with_the_written_one() {
        let (before, at) = (after_plies(99), after_plies(100));
        assert_eq!(claim(Some(&at), Claimant::OnMove, None), Some(Ok(())));
        assert_eq!(claim(Some(&before), Claimant::OnMove, None), Some(Err(DrawClaimFlaw::OnlySoLong(99))));
        assert_eq!(claim(Some(&before), Claimant::OnMove, Some((Square::H1, Square::H2))), Some(Ok(())));
        assert_eq!(
            claim(Some(&before), Claimant::OnMove, Some((Square::H1, Square::A8))),
            Some(Err(DrawClaimFlaw::IntendedIsIllegal))
        );
    }

    #[test]
    fn who_is_not_on_move_or_has_touched_is_wrong_whatever_the_position() {
        let at = after_plies(100);
        assert_eq!(claim(Some(&at), Claimant::NotOnMove, None), Some(Err(DrawClaimFlaw::NotOnMove)));
        assert_eq!(
            claim(Some(&at), Claimant::HasTouched, Some((Square::H1, Square::H2))),
            Some(Err(DrawClaimFlaw::Touched))
        );
        assert_eq!(claim(None, Claimant::NotOnMove, None), Some(Err(DrawClaimFlaw::NotOnMove)));
    }

    #[test]
    fn without_a_position_the_record_says_nothing() {
        assert_eq!(claim(None, Claimant::OnMove, None), None);
    }
}
