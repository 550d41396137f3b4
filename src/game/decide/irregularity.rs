//! Other irregularities than illegal moves: what follows by the edition (7.1 to 7.4).
use super::Acts;
use crate::{
    clock::Moment,
    game::{Act, ArbiterAct, Ending, EndingAct, Outcome, Phase, Reason, Rejection, Rulings, Seat},
    laws::{
        irregularity::{self, Irregularity, Remedy},
        pace::Rules,
    },
};

impl Rulings<'_> {
    /// Other irregularities (7.1 to 7.4): what follows by edition; what it means for the board is done by going back.
    pub(super) fn decide_irregularity(self, now: Moment, by: Seat, irregularity: Irregularity) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        if irregularity == Irregularity::PositionLost && !matches!(self.game.phase, Phase::Adjourned(_)) {
            return Err(Rejection::NoEnvelope);
        }
        let mut acts = vec![Act::Arbiter(ArbiterAct::IrregularityFound(irregularity))];
        match self.remedy(irregularity) {
            Remedy::NewGame => {
                let reason = annulled_by(irregularity);
                acts.push(Act::Ending(EndingAct::Ended(Ending { outcome: Outcome::Annulled, reason })));
            }
            Remedy::DrawAfterNextMove if self.illegal_position_stayed() => {
                acts.push(Act::Ending(EndingAct::Ended(Ending::drawn(Reason::IllegalPosition))));
            }
            Remedy::CountsAsIllegal => {
                let index = self.whose_hands()?;
                let offender = self.game.plies[index].mover;
                acts.extend(self.counted_where_it_stands(now, index, offender));
                acts = self.game.claims().with_claim_of_it_granted(now, offender.other(), acts);
            }
            // What the players or the arbiter do next.
            Remedy::GoesOn
            | Remedy::Transfer
            | Remedy::PutBack
            | Remedy::GeneralPowers
            | Remedy::FindIllegal
            | Remedy::LeftToPlayers
            | Remedy::DrawAfterNextMove => {}
        }
        Ok(acts)
    }

    /// The move that was made with two hands, where there is but one that it can be: once both have moved he names it.
    fn whose_hands(self) -> Result<usize, Rejection> {
        let index = self.game.plies.len().checked_sub(1).ok_or(Rejection::NoSuchPly(0))?;
        let last = &self.game.plies[index];
        if self.game.record().all_plies().any(|ply| ply.mover != last.mover && ply.is_begun()) {
            return Err(Rejection::WhoseHands);
        }
        if last.counted { Err(Rejection::CountedAlready) } else { Ok(index) }
    }

    /// What follows from an irregularity by the edition, as the game stands.
    #[must_use]
    pub fn remedy(self, irregularity: Irregularity) -> Remedy {
        let record = self.game.record();
        let rules = self.game.setup.rules();
        let at_sight = record.is_illegal_since(self.game.plies.len());
        if irregularity == Irregularity::IllegalPosition && rules != Rules::Competition && !at_sight {
            // Both kings in check, or a pawn on its last rank: nothing else is for him to end (A4.c of 2009; A.4.d; A.4.4; A.5.4).
            let last = self.game.plies.len().checked_sub(1);
            let can_be_found = last.is_some_and(|last| self.counts_if_found(last));
            return if can_be_found { Remedy::FindIllegal } else { Remedy::LeftToPlayers };
        }
        irregularity::remedy(self.game.setup.edition, rules, irregularity, record.moves_completed_by_both())
    }

    /// Whether a move has been completed since the arbiter saw that the position is illegal, and it is so still (A.4.d of
    /// 2014): what counts is when he saw it, not since when it is there.
    fn illegal_position_stayed(self) -> bool {
        self.game.conduct.illegal_seen.is_some_and(|(seen, _)| {
            let moves = self.game.plies.iter().skip(seen).any(|ply| ply.played().is_some());
            moves && self.game.record().is_illegal_since(seen)
        })
    }
}

/// Why a game that this irregularity annuls does not count.
const fn annulled_by(irregularity: Irregularity) -> Reason {
    match irregularity {
        Irregularity::ColoursReversed => Reason::ColoursReversed,
        Irregularity::PositionLost => Reason::PositionLost,
        Irregularity::StartPosition
        | Irregularity::BoardTurned
        | Irregularity::PiecesDisplaced
        | Irregularity::TwoHands
        | Irregularity::IllegalPosition => Reason::Irregularity,
    }
}
