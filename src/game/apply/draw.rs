//! Offers of a draw.
use shakmaty::Color;

use crate::game::{DrawAct, Game, conduct::Consent};

impl Game {
    /// What became of an offer.
    pub(super) fn apply_draw(&mut self, act: &DrawAct) {
        match *act {
            DrawAct::Offered(side) => {
                self.with_pending(|pending| pending.offer = Some(side));
                self.with_ply_in_hand(side, |ply| ply.offers.push(side));
            }
            DrawAct::Declined => self.with_pending(|pending| pending.offer = None),
            DrawAct::Consented => self.conduct.consent = Consent::Given,
        }
    }

    /// An offer made to `side` lapses when he touches a piece to move it (9.1.b of 2009 and 2014, 9.1.2 of 2018
    /// and 2023).
    pub(super) fn lapse_offer(&mut self, side: Color) {
        self.with_pending(|pending| pending.offer = pending.offer.filter(|&by| by == side));
    }
}
