//! What the record says to a claim that waits for the arbiter. It is shown to him alone, and he decides: the program
//! never counts for a player.
use std::time::Duration;

use shakmaty::{Board, Color, Role, Square};

use super::{Claim, Claims, Deed, GameRecord, PendingClaim, Phase, Ply, Sealed, Seat};
use crate::laws::{
    Article, RawMove, answered, draw,
    draw_claim::{self, Claimant, DrawClaim, DrawClaimFlaw, RepeatedPosition},
    illegal::Fault,
    irregularity::{self, Finder, IllegalWhen},
    pace::Rules,
    repetition::Likeness,
    touch::{self, Begun},
};

/// What the record says to a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Assessment {
    /// It is right.
    Right(ClaimProof),
    /// It is wrong.
    Wrong(Flaw),
    /// This ply, counted from 1, is illegal by the record, but the boards stood differently before it: they are put right (D.2.8 of 2014,
    /// D.2.9), and whether it counts is his to judge.
    BoardsDiffered(usize),
    /// The record cannot tell: whether a piece was touched, or a game can be won by normal means, is for his eyes; and what follows
    /// from an illegal move that nobody has found is his to rule.
    ForTheArbiter,
}

/// What on the record makes a claim right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClaimProof {
    /// The position stood on the board that often.
    Repeated(RepeatedPosition),
    /// Fifty moves without a capture or a move of a pawn.
    FiftyMoves,
    /// This ply, counted from 1, is illegal.
    Illegal(usize),
    /// The piece was touched.
    Touch,
}

impl ClaimProof {
    /// The plies that the arbiter can look up, counted from 1; 0 is the start position.
    #[must_use]
    pub fn plies(&self) -> &[usize] {
        match self {
            Self::Repeated(repetition) => repetition.plies(),
            Self::Illegal(ply) => std::slice::from_ref(ply),
            Self::FiftyMoves | Self::Touch => &[],
        }
    }
}

/// Why a claim is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// A claim of a draw by repetition or fifty moves.
    Draw(DrawClaimFlaw),
    /// The opponent has completed no illegal move.
    NoIllegalMove,
    /// It comes too late: the move has been answered (A.4.b of 2014).
    Answered(Rules),
    /// The claimant has touched a piece since (4.8).
    TouchedSince,
    /// The move that was completed is one that the touch of this piece leaves (4.3 to 4.5).
    TouchKept,
    /// Any legal move could be made (4.4.c, 4.5; 4.4.3, 4.5 of 2018).
    TouchFree(touch::Freedom),
}

impl Flaw {
    /// The matter of the Laws on which the claim fails.
    #[must_use]
    pub const fn article(self, claim: Claim) -> Article {
        match (self, claim) {
            (Self::Draw(DrawClaimFlaw::Touched), _) => Article::ClaimAfterTouch,
            (Self::TouchedSince, _) => Article::TouchClaim,
            (Self::TouchKept, _) => Article::TouchedPiece,
            (Self::TouchFree(touch::Freedom::CastlingIllegal), _) => Article::FreeAfterCastling,
            (Self::TouchFree(touch::Freedom::NothingMoves), _) => Article::FreeAfterTouch,
            (Self::NoIllegalMove, _) => Article::IllegalMove,
            (Self::Answered(rules), _) => answered::article(rules),
            (Self::Draw(_), Claim::FiftyMoves(_)) => Article::FiftyMoves,
            (Self::Draw(_), _) => Article::Threefold,
        }
    }
}

/// What the Laws find, as the arbiter is told it.
fn found(finding: draw_claim::DrawFinding<ClaimProof>) -> Assessment {
    match finding {
        Some(Ok(proof)) => Assessment::Right(proof),
        Some(Err(flaw)) => Assessment::Wrong(Flaw::Draw(flaw)),
        None => Assessment::ForTheArbiter,
    }
}

impl<'a> Claims<'a> {
    /// What the record says to the claim that waits.
    #[must_use]
    pub fn assessment(self) -> Option<Assessment> {
        let PendingClaim { by, claim, .. } = self.current()?;
        Some(match claim {
            Claim::Quickplay(_) => Assessment::ForTheArbiter,
            Claim::Threefold(intended) => {
                found(draw_claim::threefold(self.draw_claim(by, intended)).map(|found| found.map(ClaimProof::Repeated)))
            }
            Claim::FiftyMoves(intended) => found(
                draw_claim::fifty_moves(self.draw_claim(by, intended))
                    .map(|found| found.map(|()| ClaimProof::FiftyMoves)),
            ),
            Claim::IllegalMove => self.assess_illegal(by),
            Claim::Touch(square) => self.assess_touch(by, square),
        })
    }

    /// Whether the record holds that the opponent touched the piece there: in the move that he has in hand or has sealed, or in the one
    /// that he made last. Where that one is a move of what was touched, it stands.
    fn assess_touch(self, by: Color, square: Square) -> Assessment {
        if self.has_touched_since(by) {
            return Assessment::Wrong(Flaw::TouchedSince);
        }
        let opponents = |ply: &&Ply| ply.mover != by;
        let in_hand = self.game.record().ply_in_hand().filter(opponents);
        let completed = self.game.plies.iter().rev().find(opponents).filter(|_| in_hand.is_none());
        let touched = |ply: &Ply| ply.touched_by_mover().any(|touched| touched == square);
        if let Some(ply) = completed.filter(|ply| ply.keeps_to(square)) {
            Assessment::Wrong(ply.freed_by_touch(square).map_or(Flaw::TouchKept, Flaw::TouchFree))
        } else if in_hand.or(completed).is_some_and(touched) {
            Assessment::Right(ClaimProof::Touch)
        } else {
            Assessment::ForTheArbiter
        }
    }

    /// What the opponent receives where a claim of a draw is wrong (9.5.b; 9.5.3); nothing for other claims.
    #[must_use]
    pub fn wrong_claim_costs(self, claim: Claim) -> Option<Duration> {
        let of_draw = matches!(claim, Claim::Threefold(_) | Claim::FiftyMoves(_));
        of_draw.then(|| draw::wrong_claim(self.game.setup.edition, self.game.setup.pace(), self.game.setup.rules()))
    }

    /// What a claim of a draw by this player is judged by. He has the move once his opponent's is made (1.1; 1.3 from 2018): pressed or not,
    /// the position after it is the one that has just appeared (9.2.b of 2009 and 2014, 9.2.2).
    fn draw_claim(self, by: Color, intended: Option<RawMove>) -> DrawClaim {
        let record = self.game.record();
        let before_press = record.ply_before_press(by);
        let ply = before_press.as_ref().or_else(|| record.current_ply().filter(|ply| ply.mover == by));
        let claimant = match ply {
            None => Claimant::NotOnMove,
            Some(ply) if ply.has_been_touched() => Claimant::HasTouched,
            Some(_) => Claimant::OnMove,
        };
        let mut history = record.likenesses();
        history.extend(before_press.iter().map(|ply| ply.before.as_ref().map(Likeness::of)));
        DrawClaim { claimant, position: ply.and_then(|ply| ply.before.clone()), history, intended }
    }

    fn assess_illegal(self, by: Color) -> Assessment {
        // In 2009 a move that is made counts before it is pressed (7.4.a).
        let made = (irregularity::illegal_when(self.game.setup.edition, self.game.setup.rules()) == IllegalWhen::Made
            && self.game.record().is_made_now())
        .then_some(self.game.plies.len());
        let irregular_of = |side: Color| {
            let all = (0..self.game.plies.len()).chain(made);
            let is_it = move |ply: &Ply| ply.mover == side && self.game.record().is_irregular(ply);
            all.filter(move |&index| self.game.record().ply_at(index).is_some_and(is_it))
        };
        let is_explained = |index: &usize| self.game.record().rests_on_boards_that_differ(*index);
        let in_time = |index: &usize| self.game.record().may_still_be_found(*index, Finder::Opponent);
        let is_counted = |index: usize| self.game.record().ply_at(index).is_some_and(|ply| ply.counted);
        let (explained, mut found): (Vec<usize>, Vec<usize>) = irregular_of(by.other()).partition(is_explained);
        // An earlier one may stand already, or count already.
        let first = |found: &[usize]| found.iter().copied().find(|index| in_time(index) && !is_counted(*index));
        if let Some(index) = first(&found) {
            return Assessment::Right(ClaimProof::Illegal(index + 1));
        }
        if let Some(index) = first(&explained) {
            return Assessment::BoardsDiffered(index + 1);
        }
        // Whoever finds it: a player may point to his own (7.5).
        if found.is_empty() {
            found = irregular_of(by).filter(|index| !is_explained(index)).collect();
        }
        match first(&found).or_else(|| found.iter().copied().find(in_time)) {
            Some(index) => Assessment::Right(ClaimProof::Illegal(index + 1)),
            None if !found.is_empty() || !explained.is_empty() => {
                Assessment::Wrong(Flaw::Answered(self.game.setup.rules()))
            }
            // Two hands, or a hand on the clock without a move: the record shows neither (7.5.3, 7.5.4 of 2018 and 2023).
            None if irregularity::misuse_counts(self.game.setup.edition) => Assessment::ForTheArbiter,
            None => Assessment::Wrong(Flaw::NoIllegalMove),
        }
    }

    /// Whether the claimant has touched a piece since his opponent last touched one (4.8). Who seals on paper touches none.
    fn has_touched_since(self, by: Color) -> bool {
        let on_board = match &self.game.phase {
            Phase::Adjourned(adjourned) => matches!(adjourned.sealed, Sealed::OnBoard(_)),
            Phase::Waiting | Phase::Playing(_) | Phase::Ended { .. } | Phase::Finished(_) => false,
        };
        self.game.record().ply_in_hand().is_some_and(|ply| ply.mover == by && (on_board || ply.has_been_touched()))
    }
}

impl GameRecord<'_> {
    /// Whether the mover of the ply with this index had a board that stood otherwise than the record, and that may explain his move. What he
    /// had still to execute was no difference: he had heard it.
    pub(crate) fn rests_on_boards_that_differ(self, index: usize) -> bool {
        let Some(ply) = self.ply_at(index) else { return false };
        let Some(mut own) = ply.made_on.as_ref().or(ply.board_before_placing.as_ref()).cloned() else { return false };
        let made = ply.placed.map(|placed| placed.at);
        let before = index.checked_sub(1).and_then(|before| self.ply_at(before));
        if let Some((before, owed)) = before.and_then(|before| Some((before, before.announcement()?)))
            && !before.executed.iter().any(|deed| made.is_none_or(|made| deed.at <= made))
        {
            // What hands cannot do leaves the board as it is, and so does what he has executed since.
            before.standing.make(owed, &mut own);
        }
        ply.is_explained_by(&own)
    }
}

impl Ply {
    /// Whether the mover has touched or placed anything (9.4, 4.8). Words alone touch nothing; but a sighted player announces what he has
    /// made on his board, and has no right left that a touch ends, whatever square a slip of the pointer showed. What a comparison has set
    /// up of words he has not touched.
    pub(super) fn has_been_touched(&self) -> bool {
        let released = self.placed.is_some() && !self.stands_by_words_alone();
        self.touched_by_mover().next().is_some() || released || self.announced_entry().is_some()
    }

    /// What the mover touched, by the person who reported it, without what he had said that he adjusts (4.2), unless the arbiter
    /// finds it touched all the same.
    pub fn touched_by_mover(&self) -> impl Iterator<Item = shakmaty::Square> {
        self.touches_by_mover().map(|deed| deed.what)
    }

    /// All of these where the arbiter has found one of them; none where the mover alone speaks of them.
    pub(super) fn found_touched(&self) -> Vec<shakmaty::Square> {
        let is_found = self.touches_by_mover().any(|deed| deed.by == Seat::Arbiter);
        self.touched_by_mover().filter(|_| is_found).collect()
    }

    /// The same, with who found each and when.
    pub(super) fn touches_by_mover(&self) -> impl Iterator<Item = &Deed<Square>> {
        let adjusted = |touch: &Deed<shakmaty::Square>| {
            touch.by != Seat::Arbiter && self.adjusted.iter().any(|said| said.what == touch.what && said.at <= touch.at)
        };
        let touched = self.touched.iter().filter(|deed| self.is_the_movers(deed.by));
        touched.filter(move |deed| !adjusted(deed))
    }

    /// Whether this board, of the mover's before his move, stood otherwise than the record, and the move was legal there. A pawn that stands
    /// only there may have come with its last move, and is taken en passant.
    fn is_explained_by(&self, own: &Board) -> bool {
        let Some(said) = self.played() else { return false };
        let passed = match said {
            RawMove::Piece { en_passant: true, .. } => said.victim(),
            RawMove::Piece { .. } | RawMove::Castling(_) => None,
        };
        let only_there = passed.is_some_and(|square| own.piece_at(square) != self.standing.board().piece_at(square));
        *own != *self.standing.board() && (only_there || self.standing.on_board(own).fault(said).is_none())
    }

    /// Whether a legal move was made and another one put in its place: the first stands (4.7).
    pub(super) fn replaced_what_stands(&self) -> bool {
        let stood =
            |made: &Deed<RawMove>| self.standing.fault(made.what).is_none() && self.promise_broken_by(*made).is_none();
        let first = self.replaced.iter().find(|made| stood(made));
        first.zip(self.played()).is_some_and(|(first, played)| !played.same_move(first.what))
    }

    /// The move that was written for a claim of a draw, where another one was played (9.5.b; 9.5.3). It binds in accordance with Articles 3
    /// and 4: if it was illegal, its piece counts as touched; if another piece had been touched before, that one is to be moved.
    #[must_use]
    pub fn broken_intention(&self) -> Option<RawMove> {
        self.intention_broken_by(self.played()?)
    }

    pub(super) fn intention_broken_by(&self, said: RawMove) -> Option<RawMove> {
        let Deed { at, what: intended, .. } = self.intended?;
        let touched: Vec<Square> = self.touches_by_mover().filter(|deed| deed.at <= at).map(|deed| deed.what).collect();
        let binds = self.standing.fault(intended).is_none()
            && touch::broken(&self.standing, &touched, self.begun, intended).is_none();
        (binds && !intended.same_move(said)).then_some(intended)
    }

    /// The matter of the Laws against which this move was when it was made: another one was written for a claim, another piece touched.
    #[must_use]
    pub fn promise_broken_by(&self, made: Deed<RawMove>) -> Option<Article> {
        let written = self.intention_broken_by(made.what).map(|_| Article::WrongDrawClaim);
        let before = self.touches_by_mover().filter(|deed| deed.at <= made.at);
        written.or_else(|| self.broken_of(before, made.what).map(|_| Article::TouchedPiece))
    }

    fn is_the_movers(&self, by: Seat) -> bool {
        by.speaks_of_touch_by().is_none_or(|side| side == self.mover)
    }

    /// The promotion that was begun and not completed: a pawn left on the last rank, which it could reach.
    pub(super) fn begun_promotion(&self) -> Option<Begun> {
        let left = self.played().filter(|said| said.lacks_promotion(self.mover))?;
        let reached = self.standing.fault(left.with_promotion(Role::Queen)).is_none();
        match left {
            RawMove::Piece { from, to, .. } if reached => Some(Begun { from, to }),
            _ => None,
        }
    }

    /// All that is wrong with the move: where a pawn was left on its last rank, also what is wrong with a queen there. For the arbiter's
    /// eyes in competition.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let queen = || {
            let left = self.played().filter(|_| self.fault() == Some(Fault::PromotionMissing))?;
            self.standing.fault(left.with_promotion(Role::Queen))
        };
        self.fault().map(|fault| [fault].into_iter().chain(queen()).collect()).unwrap_or_default()
    }

    /// The matter of the Laws under which it is illegal: 7.5.2 (7.5.a of 2014) where nothing is wrong but the piece that is missing, and
    /// 7.5.3 of 2018 and 2023 where the clock was pressed without a move.
    #[must_use]
    pub fn matter_of_fault(&self) -> Article {
        if self.was_pressed_without_move() {
            Article::PressWithoutMove
        } else if self.begun_promotion().is_some() {
            Article::UnpromotedPawn
        } else {
            Article::IllegalMove
        }
    }

    /// The touched piece that binds the mover, where the move that was played is not one that it leaves (4.3 to 4.5).
    #[must_use]
    pub fn broken_touch(&self) -> Option<shakmaty::Square> {
        self.touch_broken_by(self.played()?)
    }

    /// Whether a move was played, and is not one that the touch of this square leaves.
    pub(super) fn is_broken_by(&self, touched: shakmaty::Square) -> bool {
        self.played().is_some() && !self.keeps_to(touched)
    }

    /// Whether a move was played that the touch of this square leaves, and not in the place of another one that stands (4.7). When a
    /// touch came that is not on record, only the arbiter knows: it must be left as the first of all and as the last (4.3).
    pub(super) fn keeps_to(&self, touched: shakmaty::Square) -> bool {
        let kept = |said| {
            let orders = [self.touched_first(touched), self.all_touched(touched)];
            orders.iter().all(|order| touch::broken(&self.standing, order, self.begun, said).is_none())
        };
        self.played().is_some_and(kept) && !self.replaced_what_stands()
    }

    /// Why the touch of this square, after those on record, leaves every legal move, where it does.
    fn freed_by_touch(&self, touched: Square) -> Option<touch::Freedom> {
        touch::freedom(&self.standing, &self.all_touched(touched))
    }

    /// The squares touched, each in its order; this one before the others, where it is not on record.
    pub(super) fn touched_first(&self, touched: Square) -> Vec<Square> {
        let on_record = self.touched_by_mover().any(|square| square == touched);
        Some(touched).filter(|_| !on_record).into_iter().chain(self.touched_by_mover()).collect()
    }

    fn all_touched(&self, touched: shakmaty::Square) -> Vec<shakmaty::Square> {
        self.touched_by_mover().chain([touched]).collect()
    }

    /// The touched piece that binds the mover, where `said`, legal or not, is not a move of what was touched.
    #[must_use]
    pub fn touch_broken_by(&self, said: RawMove) -> Option<shakmaty::Square> {
        self.broken_of(self.touches_by_mover(), said)
    }

    /// The same of these touches. The piece of a move that was written for a claim is touched as it is written.
    fn broken_of<'a>(&self, touches: impl Iterator<Item = &'a Deed<Square>>, said: RawMove) -> Option<Square> {
        let touches: Vec<&Deed<Square>> = touches.collect();
        let mut touched: Vec<Square> = touches.iter().map(|deed| deed.what).collect();
        if let Some(Deed { at, what, .. }) = self.intended {
            let written = match what {
                RawMove::Piece { from, .. } => Some(from),
                RawMove::Castling(_) => self.standing.board().king_of(self.mover),
            };
            let before = touches.iter().position(|deed| deed.at > at).unwrap_or(touched.len());
            written.into_iter().for_each(|square| touched.insert(before, square));
        }
        touch::broken(&self.standing, &touched, self.begun, said)
    }
}
