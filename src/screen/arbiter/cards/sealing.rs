//! The card of a move that is being sealed: on the boards nothing shows that it was ordered.
use super::{Card, Does, WaitsFor};
use crate::{
    game::{Phase, Rejection},
    language::{Arg, Label, Line, Phrase},
    screen::{
        arbiter::{Sight, inputs::Topic},
        page::Weight,
    },
};

/// Who seals; and after a restart that the passphrase has to be given again.
pub(super) fn card(sight: &Sight<'_>) -> Option<Card> {
    let Phase::Playing(turn) = sight.game.phase() else { return None };
    turn.sealing.as_ref().filter(|sealing| !sealing.is_closed())?;
    let mut card = Card::titled(sight.words.say(&Phrase::with(Line::PleaseSeal, [Arg::Color(turn.mover())])));
    card.waits_for = WaitsFor::Players;
    if sight.game.sitting().lacks_passphrase() {
        card.waits_for = WaitsFor::Arbiter;
        card.record.push(sight.words.say(&Rejection::PassphraseNeeded.phrase()));
        card.acts.push((Label::Passphrase, Does::Opens(Topic::Game), Weight::Due));
    }
    Some(card)
}
