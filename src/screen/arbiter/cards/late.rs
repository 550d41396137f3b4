//! The card of a player whose default time has passed: he has lost, unless the arbiter decides otherwise (6.7.1).
use shakmaty::Color;

use super::Card;
use crate::{
    game::{Command, Presence, PresenceCommand, Seat},
    language::{Arg, Label, Line, Phrase},
    laws::Article,
    screen::{arbiter::Sight, page::Weight},
};

/// One for each who is too late; one for both, where the rule has both lose.
pub(super) fn cards(sight: &Sight<'_>) -> Vec<Card> {
    if sight.game.ending().is_some() {
        return Vec::new();
    }
    let late: Vec<(Color, String)> =
        Color::ALL.into_iter().filter_map(|side| Some((side, title(sight, side)?))).collect();
    let forfeits = |side| Command::Presence(PresenceCommand::Forfeit(side));
    let may = |command: &Command| sight.game.decide(sight.now, Seat::Arbiter, command).is_ok();
    let card = |title: String, side: Option<Color>| {
        let label = if side.is_some() { Label::Forfeit } else { Label::BothForfeit };
        let mut card = Card::titled(title);
        card.articles = vec![Article::DefaultTime];
        let forfeits = forfeits(side);
        if may(&forfeits) { card.does(label, forfeits, Weight::Plain) } else { card }
    };
    let arrives = |card: Card, side: Color| match sight.game.sitting().presence(side) {
        Presence::Defaulted => {
            card.does(Label::Arrived, Command::Presence(PresenceCommand::Arrive(side)), Weight::Plain)
        }
        Presence::Here | Presence::Absent => card,
    };
    let both = (late.len() == 2 && may(&forfeits(None))).then(|| {
        let titles = late.iter().map(|(_, title)| title.as_str()).collect::<Vec<_>>().join(" ");
        card(titles, None)
    });
    let each = late.into_iter().map(|(side, title)| arrives(card(title, Some(side)), side));
    both.into_iter().chain(each).filter(|card| !card.acts.is_empty()).collect()
}

/// While he is not there, and when he has come, until he has moved in this session: who is let play on has not lost.
fn title(sight: &Sight<'_>, side: Color) -> Option<String> {
    let sitting = sight.game.sitting();
    match sitting.presence(side) {
        Presence::Defaulted => Some(sight.words.say(&Phrase::with(Line::MarkDefaultTime, [Arg::Color(side)]))),
        Presence::Here if sitting.came_late(side) && !sitting.was_let_play_on(side) => {
            Some(format!("{}: {}", sight.words.heading(side), sight.label(Label::CameLate)))
        }
        Presence::Here | Presence::Absent => None,
    }
}
