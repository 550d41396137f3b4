//! Illegal moves: which can be found or counted, what is restored, and what they cost (7.4 of 2009, 7.5).
use shakmaty::{Color, Role};

use super::{
    Acts, by_chance,
    clock::Grounds,
    ending_of,
    restoring::{clocks_set_to, in_order},
};
use crate::{
    clock::{Moment, Reading},
    game::{Act, ArbiterAct, Ending, EndingAct, Phase, Ply, Reason, Rejection, Rulings, Seat},
    laws::{
        RawMove,
        irregularity::{self, Consequence, Finder, IllegalWhen, LeftPawn},
        penalty::Penalty,
        standing::Standing,
        touch::Begun,
        winnable::chance,
    },
};

impl Rulings<'_> {
    /// The arbiter finds an illegal move himself, where the rules let him; with grounds - the players agree - at any time.
    pub(super) fn decide_find_illegal(self, now: Moment, by: Seat, ply: usize, grounds: Grounds) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        let index = ply.checked_sub(1).filter(|&index| self.can_be_found(index)).ok_or(Rejection::NoSuchPly(ply))?;
        let explained = self.game.record().rests_on_boards_that_differ(index);
        let acts = match self.must_be_findable(index, grounds) {
            // Putting the boards right is no offence of his (D.2.8 of 2014, D.2.9).
            Ok(()) if explained && grounds == Grounds::Missing => return Err(Rejection::BoardsDiffered),
            Ok(()) => self.illegal_acts(now, index)?,
            // The players correct it together, without the arbiter (A4.c of 2009, A.4.b): it costs nothing, and is not counted.
            Err(Rejection::TooLateForIllegal(_)) if grounds == Grounds::Given => {
                self.restored_without_penalty(now, index)?
            }
            Err(refusal) => return Err(refusal),
        };
        Ok(self.game.claims().with_claim_of_it_granted(now, self.game.setup.mover_of(ply).other(), acts))
    }

    /// Whether anything of this ply can count: it can be found, or its player has pressed, or it stands in the place of a move that was
    /// taken back. What is only touched, announced or placed is completed by the press (7.5.1).
    fn is_done(self, index: usize) -> bool {
        let record = self.game.record();
        let pressed = record.ply_at(index).is_some_and(|ply| !ply.held_back.is_empty());
        self.can_be_found(index) || pressed || index == self.game.plies.len() && record.replaces_a_move()
    }

    /// Whether there is such a ply: completed, or in 2009 made (7.4.a).
    fn can_be_found(self, index: usize) -> bool {
        let made_counts =
            irregularity::illegal_when(self.game.setup.edition, self.game.setup.rules()) == IllegalWhen::Made;
        index < self.game.plies.len()
            || index == self.game.plies.len() && made_counts && self.game.record().is_made_now()
    }

    /// Whether the arbiter may count this ply now: in rapid and blitz with inadequate supervision only until it is answered, and
    /// where it is the players' to claim only with his grounds.
    fn must_be_findable(self, index: usize, grounds: Grounds) -> Result<(), Rejection> {
        let rules = self.game.setup.rules();
        let may_find = |finder| self.game.record().may_still_be_found(index, finder);
        match (may_find(Finder::Arbiter), may_find(Finder::Opponent), grounds) {
            (true, _, _) | (_, true, Grounds::Given) => Ok(()),
            (false, true, Grounds::Missing) => Err(Rejection::IllegalIsThePlayers(rules)),
            (false, false, _) => Err(Rejection::TooLateForIllegal(rules)),
        }
    }

    /// Whether this ply is an illegal move that the arbiter may count now, and that does not count yet.
    pub(in crate::game) fn counts_if_found(self, index: usize) -> bool {
        let record = self.game.record();
        let is_illegal = |ply: &Ply| record.is_irregular(ply) && !record.rests_on_boards_that_differ(index);
        self.may_be_counted(index) && record.ply_at(index).is_some_and(is_illegal)
    }

    /// Whether the arbiter may count this ply now, if it was illegal, and it does not count yet.
    pub(in crate::game) fn may_be_counted(self, index: usize) -> bool {
        self.can_be_found(index)
            && self.game.record().ply_at(index).is_some_and(|ply| !ply.counted)
            && self.must_be_findable(index, Grounds::Missing).is_ok()
    }

    /// Whether what only the arbiter has seen of the last move of this side can be counted, with grounds.
    #[must_use]
    pub fn may_count_last_move_of(self, side: Color) -> bool {
        self.index_to_count(side, None).is_ok()
    }

    /// The ply of this side that would be counted: the one that is named, or the last that it has begun.
    fn index_to_count(self, side: Color, ply: Option<usize>) -> Result<usize, Rejection> {
        let all: Vec<&Ply> = self.game.record().all_plies().collect();
        let index = match ply {
            Some(ply) => ply.checked_sub(1).filter(|&index| all.get(index).is_some_and(|ply| ply.mover == side)),
            None => all.iter().rposition(|ply| ply.mover == side && ply.is_begun()),
        };
        let index = index.ok_or_else(|| Rejection::NoSuchPly(ply.unwrap_or_default()))?;
        if all[index].counts_already() || self.game.record().counts_as_taken_back(index) {
            return Err(Rejection::CountedAlready);
        }
        if !self.is_done(index) {
            // Which he means, he says: the move that is not completed, or the one before.
            return Err(if ply.is_some() { Rejection::NotIllegal } else { Rejection::WhoseHands });
        }
        self.must_be_findable(index, Grounds::Given)?;
        Ok(index)
    }

    /// What only his eyes have seen counts by the arbiter's word, against the side and the ply that he names. The clocks stand
    /// but for the penalty.
    pub(super) fn decide_count_illegal(
        self,
        now: Moment,
        by: Seat,
        side: Color,
        ply: Option<usize>,
        grounds: Grounds,
    ) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        let index = self.index_to_count(side, ply)?;
        if grounds == Grounds::Missing {
            return Err(Rejection::CountNeedsGrounds);
        }
        Ok(self.game.claims().with_claim_of_it_granted(
            now,
            side.other(),
            self.counted_where_it_stands(now, index, side),
        ))
    }

    /// What follows from the illegal move with this index: the position before it is restored, and 4.3 applies to the move
    /// that replaces it; a pawn that was left on the last rank promotes on the same square (4.6.c of 2009), or becomes a
    /// queen.
    ///
    /// A move that counts already is taken back and counts no second time. Where the queen leaves the opponent without a
    /// move the game has ended, unless the arbiter finds that an illegal move ends none (5.1.1, 5.2.1).
    pub(super) fn illegal_acts(self, now: Moment, index: usize) -> Acts {
        let ply = self.game.record().ply_at(index).ok_or(Rejection::NotIllegal)?;
        let mut acts = if ply.counted {
            self.restored_without_penalty(now, index)?
        } else {
            let (plies, restore) = self.taken_back(index)?;
            // A queen in the pawn's place takes what the pawn took; whether the opponent can still mate is asked after that (7.5.5).
            let queen = |said: RawMove| ply.standing.after(Some(said.with_promotion(Role::Queen)));
            let becomes_queen = restore.contains(&Act::Arbiter(ArbiterAct::PawnBecameQueen));
            let with_queen = ply.played().filter(|_| becomes_queen).map(queen);
            let at = with_queen.as_ref().unwrap_or(&ply.standing);
            self.penalty_for(index, ply.mover, Judged { at, clocks: self.reading_at(now, plies), restore })
        };
        acts.extend(self.ending_by_queen(now, &acts).map(|ending| Act::Ending(EndingAct::Ended(ending))));
        Ok(acts)
    }

    /// How the game ends where these acts of the arbiter put a queen on the board.
    fn ending_by_queen(self, now: Moment, acts: &[Act]) -> Option<Ending> {
        if !acts.contains(&Act::Arbiter(ArbiterAct::PawnBecameQueen)) {
            return None;
        }
        self.ending_after(now, acts)
    }

    /// How the game ends by the position that these acts of the arbiter bring about, if it does.
    pub(super) fn ending_after(self, now: Moment, acts: &[Act]) -> Option<Ending> {
        self.game.after(now, Seat::Arbiter, acts).record().position().as_ref().and_then(ending_of)
    }

    /// The position before the illegal move with this index, and what the clocks showed then.
    fn restored_without_penalty(self, now: Moment, index: usize) -> Acts {
        let (plies, mut acts) = self.taken_back(index)?;
        acts.extend(clocks_set_to(self.reading_at(now, plies)));
        Ok(acts)
    }

    /// Nothing is taken back: what is on the board now decides whether the opponent can still mate.
    pub(super) fn counted_where_it_stands(self, now: Moment, index: usize, offender: Color) -> Vec<Act> {
        let clocks = self.reading_at(now, self.game.plies.len());
        let stands = Judged { at: &self.game.record().standing_now(), clocks, restore: Vec::new() };
        self.penalty_for(index, offender, stands)
    }

    /// The acts that restore the position for the illegal move with this index, and after how many plies it is.
    fn taken_back(self, index: usize) -> Result<(usize, Vec<Act>), Rejection> {
        let ply = self
            .game
            .record()
            .ply_at(index)
            .filter(|ply| self.game.record().is_irregular(ply))
            .ok_or(Rejection::NotIllegal)?;
        let left_pawn = irregularity::left_pawn(self.game.setup.edition);
        if ply.begun_promotion().is_some() && left_pawn == LeftPawn::BecomesQueen {
            let queen = Act::Arbiter(ArbiterAct::PawnBecameQueen);
            // While a move is sealed the position stands; the envelope falls with the queen.
            let is_sealed = matches!(self.game.phase, Phase::Adjourned(_)) && index + 1 == self.game.plies.len();
            let back = (!is_sealed).then_some(Act::Arbiter(ArbiterAct::WentBack(index + 1)));
            return Ok((index + 1, back.into_iter().chain([queen]).collect()));
        }
        let mut acts = vec![Act::Arbiter(ArbiterAct::WentBack(index))];
        acts.extend(bound_to(ply, ply.played()));
        Ok((index, acts))
    }

    /// What one more illegal move costs this player, by his count.
    pub(in crate::game) fn consequence_for(self, offender: Color) -> Consequence {
        self.consequence_of(self.illegal_moves(offender).saturating_add(1))
    }

    /// What the last of so many illegal moves of one player costs.
    pub(super) fn consequence_of(self, count: u32) -> Consequence {
        irregularity::illegal_move(self.game.setup.edition, self.game.setup.pace(), self.game.setup.rules(), count)
    }

    /// The penalty for the ply with this index, by the player's count: the acts that restore the position, and more time for the
    /// opponent, where he plays with a clock; or the loss of the game.
    pub(super) fn penalty_for(self, index: usize, offender: Color, judged: Judged<'_>) -> Vec<Act> {
        let Judged { at, mut clocks, restore } = judged;
        let mut acts = vec![Act::Arbiter(ArbiterAct::IllegalMoveFound { ply: index + 1, side: offender })];
        match self.consequence_for(offender) {
            Consequence::GameLost => acts.extend(lost_by_illegal_moves(at, offender.other())),
            Consequence::TimeToOpponent(time) => {
                acts.extend(restore);
                if let Some(left) = clocks.left.get_mut(offender.other()) {
                    acts.push(Act::Arbiter(ArbiterAct::Penalised(offender, Penalty::TimeToOpponent(time))));
                    *left += time;
                }
                acts.extend(clocks_set_to(clocks));
            }
        }
        acts
    }
}

/// What binds the player who replaces this illegal move: the touches, those of its own pieces, too (4.3, 7.5.a), and the promotion
/// that he has begun (4.6.c of 2009).
pub(super) fn bound_to(ply: &Ply, illegal: Option<RawMove>) -> Vec<Act> {
    let moved = illegal.map(|illegal| ply.touched_by(illegal)).unwrap_or_default();
    let mut acts = in_order(ply.touched_by_mover().chain(moved));
    let begun = ply.begun_promotion();
    acts.extend(begun.map(|Begun { from, to }| Act::Arbiter(ArbiterAct::PromotionBegun { from, to })));
    acts
}

/// Where the game goes on after an illegal move, or from where it is judged whether it is lost.
pub(super) struct Judged<'a> {
    /// What stands on the board then.
    pub(super) at: &'a Standing,
    /// What the clocks show then, but for what the illegal move costs.
    pub(super) clocks: Reading,
    /// The acts that bring it about.
    pub(super) restore: Vec<Act>,
}

/// Lost, or drawn where the opponent cannot mate from there.
fn lost_by_illegal_moves(stands: &Standing, winner: Color) -> Vec<Act> {
    by_chance(winner, chance(stands, winner), Reason::IllegalMoves, Reason::IllegalMovesWithoutMatingMaterial)
}
