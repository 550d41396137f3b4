//! Offers of a draw, in words.
use shakmaty::Color;

use super::{
    Cue,
    cue::{arbiter, room},
};
use crate::{
    game::{DrawAct, Game},
    language::{Arg, Line},
    laws::draw::is_offer_timely,
};

/// The cues of an offer.
pub(super) fn of_offer(act: &DrawAct, game: &Game) -> Vec<Cue> {
    match *act {
        DrawAct::Offered(side) => offered(side, game),
        DrawAct::Declined => vec![room(Line::DrawDeclined, [])],
        DrawAct::Consented => vec![room(Line::DrawConsented, [])],
    }
}

/// The place for an offer is between the move and the press (9.1.b.1 of 2014); at any other time it stands as well, and
/// the arbiter is told. A sealed move counts as made, and during an adjournment an offer disturbs nobody (E.2.f, E.4).
/// A claim has its own moment.
fn offered(side: Color, game: &Game) -> Vec<Cue> {
    let mut cues = vec![room(Line::DrawOffered, [Arg::Color(side)])];
    let timely = game
        .record()
        .current_ply()
        .is_some_and(|ply| ply.mover == side && is_offer_timely(*game.setup().sight.get(side), ply.progress()));
    if !timely && !game.sitting().has_sealed(side) && game.claims().current().is_none() {
        cues.push(arbiter(Line::MarkOfferAtWrongMoment, [Arg::Color(side)]));
    }
    cues
}
