//! Draw offers and their answers (Articles 5.2, 9.1).
use shakmaty::ByColor;

use super::Acts;
use crate::{
    game::{Act, Ending, Game, Reason, Rejection, Seat},
    laws::draw,
};

impl Game {
    /// An offer made at the wrong moment is still valid (9.1), so only a second one is refused.
    pub(super) fn decide_offer(&self, by: Seat) -> Acts {
        self.must_be_on()?;
        let side = self.player(by)?;
        if self.offer == Some(side) {
            return Err(Rejection::OfferStands);
        }
        Ok(vec![Act::DrawOffered(side)])
    }

    pub(super) fn decide_accept(&self, by: Seat) -> Acts {
        self.must_have_offer(by)?;
        let mut made = self.clock.reading(crate::clock::Moment::START).completed;
        if let Some(ply) = self.current_ply().filter(|ply| ply.placed.is_some()) {
            *made.get_mut(ply.mover) += 1;
        }
        if !draw::may_agree(self.setup.edition, ByColor { ..made }) {
            return Err(Rejection::TooEarlyToAgree);
        }
        Ok(vec![Act::Ended(Ending { winner: None, reason: Reason::Agreement })])
    }

    pub(super) fn decide_decline(&self, by: Seat) -> Acts {
        self.must_have_offer(by)?;
        Ok(vec![Act::DrawDeclined])
    }

    fn must_have_offer(&self, by: Seat) -> Result<(), Rejection> {
        self.must_be_on()?;
        let side = self.player(by)?;
        if self.offer == Some(side.other()) { Ok(()) } else { Err(Rejection::NoOffer) }
    }
}
