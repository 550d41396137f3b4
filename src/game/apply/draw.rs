//! Offers of a draw.
use shakmaty::Color;

use crate::game::{DrawAct, Game, Seat, conduct::Consent};

impl Game {
    /// What became of an offer.
    pub(super) fn apply_draw(&mut self, by: Seat, act: &DrawAct) {
        match *act {
            DrawAct::Offered(side) => {
                self.stand_offer(Some(side));
                self.with_ply_in_hand(side, |ply| ply.offers.push(side));
            }
            DrawAct::Declined => {
                if let Some(side) = by.side() {
                    self.lapse_offer(side);
                }
            }
            DrawAct::Consented => self.conduct.consent = Consent::Given,
        }
    }

    /// An offer made to `side` lapses when he touches a piece to move it (9.1.b of 2009 and 2014, 9.1.2 of 2018
    /// and 2023).
    pub(super) fn lapse_offer(&mut self, side: Color) {
        self.with_pending(|pending| pending.offers.retain(|&by| by == side));
    }

    /// An offer stands from now on, once.
    pub(super) fn stand_offer(&mut self, by: Option<Color>) {
        self.with_pending(|pending| pending.offers.extend(by.filter(|by| !pending.offers.contains(by))));
    }
}
