//! Draw offers and their answers (Articles 5.2, 9.1).
use shakmaty::{ByColor, Color};

use super::Acts;
use crate::{
    game::{Act, DrawAct, DrawCommand, Ending, EndingAct, Game, Ply, Reason, Rejection, Seat},
    laws::{completion, draw},
};

impl Game {
    /// A command about an offer.
    pub(super) fn decide_draw(&self, by: Seat, command: &DrawCommand) -> Acts {
        match command {
            DrawCommand::Offer => self.decide_offer(by),
            DrawCommand::Accept => self.decide_accept(by),
            DrawCommand::Decline => self.decide_decline(by),
        }
    }

    /// An offer made at the wrong moment is still valid (9.1), so only a second one is refused, no matter who made the first:
    /// the opponent's can be accepted.
    pub(super) fn decide_offer(&self, by: Seat) -> Acts {
        self.must_be_on()?;
        let side = self.player(by)?;
        if self.draw_offer().is_some() {
            return Err(Rejection::OfferStands);
        }
        self.must_be_allowed_to_agree()?;
        Ok(vec![Act::Draw(DrawAct::Offered(side))])
    }

    pub(super) fn decide_accept(&self, by: Seat) -> Acts {
        self.must_have_offer(by)?;
        // A claim is an offer that no regulation forbids.
        if self.claim().is_none() {
            self.must_be_allowed_to_agree()?;
        }
        if !draw::may_agree(self.setup.edition, ByColor::new_with(|side| self.moves_made(side))) {
            return Err(Rejection::TooEarlyToAgree);
        }
        Ok(vec![Act::Ending(EndingAct::Ended(Ending::drawn(Reason::Agreement)))])
    }

    pub(super) fn decide_decline(&self, by: Seat) -> Acts {
        self.must_have_offer(by)?;
        Ok(vec![Act::Draw(DrawAct::Declined)])
    }

    /// The regulations may forbid it before so many moves, or without the arbiter's consent (9.1.a; 9.1.1).
    fn must_be_allowed_to_agree(&self) -> Result<(), Rejection> {
        let made = ByColor::new_with(|side| self.moves_made(side));
        if self.setup.agreement.is_allowed(made) { Ok(()) } else { Err(Rejection::AgreementForbidden) }
    }

    /// Moves that `side` has made: those of the record, and those before the position from which the game is set up. A press
    /// without a move is not counted, nor is a counter that the arbiter has set.
    fn moves_made(&self, side: Color) -> u32 {
        let completed = self.plies.iter().filter(|ply| ply.played().is_some());
        let sight = *self.setup.sight.get(side);
        let in_progress = self.current_ply().filter(|ply| completion::is_made(sight, ply.progress()));
        let of_side = completed.chain(in_progress).filter(|ply| ply.mover == side);
        let before = self.setup.moves_before_start(side);
        u32::try_from(of_side.count()).unwrap_or(u32::MAX).saturating_add(before)
    }

    /// Moves that both have completed, those before the position from which the game is set up among them: an irregularity can be put
    /// right until so many (7.3 of 2018; A4.a of 2009, A.4.a). A counter that the arbiter has set higher counts.
    pub(super) fn moves_completed_by_both(&self) -> u32 {
        let completed = |side: Color| {
            let of_side = |ply: &&Ply| ply.mover == side && ply.played().is_some() && !ply.is_open();
            let here = self.plies.iter().filter(of_side).count();
            let recorded = u32::try_from(here).unwrap_or(u32::MAX).saturating_add(self.setup.moves_before_start(side));
            recorded.max(self.clock.completed(side))
        };
        completed(Color::White).min(completed(Color::Black))
    }

    fn must_have_offer(&self, by: Seat) -> Result<(), Rejection> {
        self.must_be_on()?;
        let side = self.player(by)?;
        match self.draw_offer() {
            Some(offered_by) if offered_by == side => Err(Rejection::OwnOffer(side)),
            Some(_) => Ok(()),
            None => Err(Rejection::NoOffer),
        }
    }
}
