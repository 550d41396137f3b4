//! The card of a player whose default time has passed: he has lost, unless the arbiter decides otherwise (6.7.1).
use shakmaty::Color;

use super::Card;
use crate::{
    game::{Command, Presence, PresenceCommand, Seat},
    language::{Arg, Label, Line, Phrase},
    laws::Article,
    screen::{arbiter::Sight, page::Weight},
};

/// While he is not there, and when he has come, until he has moved: who is let play on has not lost.
pub(super) fn card(sight: &Sight<'_>, side: Color) -> Option<Card> {
    let sitting = sight.game.sitting();
    let forfeits = Command::Presence(PresenceCommand::Forfeit(Some(side)));
    let moved = sight.game.record().all_plies().any(|ply| ply.mover == side && ply.played().is_some());
    let (title, arrives) = match sitting.presence(side) {
        Presence::Defaulted => (sight.words.say(&Phrase::with(Line::MarkDefaultTime, [Arg::Color(side)])), true),
        Presence::Here if sitting.came_late(side) && !moved => {
            (format!("{}: {}", sight.words.heading(side), sight.label(Label::CameLate)), false)
        }
        Presence::Here | Presence::Absent => return None,
    };
    if sight.game.decide(sight.now, Seat::Arbiter, &forfeits).is_err() {
        return None;
    }
    let mut card = Card::titled(title).does(Label::Forfeit, forfeits, Weight::Plain);
    card.articles = vec![Article::DefaultTime];
    Some(if arrives {
        card.does(Label::Arrived, Command::Presence(PresenceCommand::Arrive(side)), Weight::Plain)
    } else {
        card
    })
}
