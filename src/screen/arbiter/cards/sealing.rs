//! The card of a move that is being sealed: on the boards nothing shows that it was ordered.
use super::{Card, Does};
use crate::{
    game::{Act, AdjournmentAct, Game, Phase, Rejection, StartAct},
    language::{Arg, Label, Line, Phrase},
    screen::{
        arbiter::{Sight, inputs::Topic},
        page::Weight,
    },
};

/// Who seals; and after a restart that the passphrase has to be given again.
pub(super) fn card(sight: &Sight<'_>) -> Option<Card> {
    let Phase::Playing(turn) = sight.game.phase() else { return None };
    let sealing = turn.sealing.as_ref().filter(|sealing| !sealing.is_closed())?;
    let mut card = Card::titled(sight.words.say(&Phrase::with(Line::PleaseSeal, [Arg::Color(turn.mover())])));
    if sealing.envelope.is_none() && has_lost_passphrase(sight.game) {
        card.record.push(sight.words.say(&Rejection::PassphraseNeeded.phrase()));
        card.acts.push((Label::Passphrase, Does::Opens(Topic::Game), Weight::Due));
    }
    Some(card)
}

/// Whether the program was started again since the passphrase was given: it is in no record.
fn has_lost_passphrase(game: &Game) -> bool {
    let last =
        game.log().iter().rev().map(|logged| &logged.event.act).find(|act| {
            matches!(act, Act::Start(StartAct::Resumed { .. }) | Act::Adjournment(AdjournmentAct::Ordered(_)))
        });
    matches!(last, Some(Act::Start(StartAct::Resumed { .. })))
}
