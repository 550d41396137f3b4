//! Draw offers and their answers (Articles 5.2, 9.1).
use shakmaty::ByColor;

use super::Acts;
use crate::{
    game::{Act, Claim, Claims, DrawAct, DrawCommand, Ending, EndingAct, Reason, Rejection, Seat},
    laws::draw,
};

impl Claims<'_> {
    /// A command about an offer.
    pub(super) fn decide_draw(self, by: Seat, command: &DrawCommand) -> Acts {
        match command {
            DrawCommand::Offer => self.decide_offer(by),
            DrawCommand::Accept => self.decide_accept(by),
            DrawCommand::Decline => self.decide_decline(by),
            DrawCommand::Consent => self.decide_consent(by),
        }
    }

    /// An offer made at the wrong moment is still valid (9.1), so only a second one is refused, no matter who made the first:
    /// the opponent's can be accepted.
    pub(super) fn decide_offer(self, by: Seat) -> Acts {
        self.game.rights().must_be_on()?;
        let side = self.game.rights().player(by)?;
        if !self.draw_offers().is_empty() {
            return Err(Rejection::OfferStands);
        }
        self.must_be_allowed_to_agree()?;
        Ok(vec![Act::Draw(DrawAct::Offered(side))])
    }

    pub(super) fn decide_accept(self, by: Seat) -> Acts {
        self.must_have_offer(by)?;
        // What is claimed in the quickplay finish is an offer by a rule of its own.
        if !self.current().is_some_and(|pending| matches!(pending.claim, Claim::Quickplay(_))) {
            self.must_be_allowed_to_agree()?;
        }
        if !draw::may_agree(self.game.setup.edition, ByColor::new_with(|side| self.game.record().moves_made(side))) {
            return Err(Rejection::TooEarlyToAgree);
        }
        Ok(vec![Act::Ending(EndingAct::Ended(Ending::drawn(Reason::Agreement)))])
    }

    pub(super) fn decide_decline(self, by: Seat) -> Acts {
        self.must_have_offer(by)?;
        Ok(vec![Act::Draw(DrawAct::Declined)])
    }

    fn decide_consent(self, by: Seat) -> Acts {
        self.game.rights().arbiters(by)?;
        self.game.rights().must_be_on()?;
        if self.needs_consent() { Ok(vec![Act::Draw(DrawAct::Consented)]) } else { Err(Rejection::AgreementAllowed) }
    }

    pub(super) fn must_be_allowed_to_agree(self) -> Result<(), Rejection> {
        if self.needs_consent() { Err(Rejection::AgreementForbidden) } else { Ok(()) }
    }

    fn must_have_offer(self, by: Seat) -> Result<(), Rejection> {
        self.game.rights().must_be_on()?;
        let side = self.game.rights().player(by)?;
        match (self.has_offered(side.other()), self.has_offered(side)) {
            (true, _) => Ok(()),
            (false, true) => Err(Rejection::OwnOffer(side)),
            (false, false) => Err(Rejection::NoOffer),
        }
    }
}
