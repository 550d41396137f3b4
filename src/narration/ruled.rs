//! What the arbiter has ruled lately, for a page that shows it.
use super::{Audience, Content, narrate};
use crate::{
    game::{Act, ArbiterAct, ClaimAct, Event, Game, MoveAct},
    language::Phrase,
};

/// What the arbiter has ruled since the last move was made or said, in the words that the room has heard: which move was illegal, what it
/// costs. Before he rules there is nothing.
#[must_use]
pub fn rulings(game: &Game) -> Option<Phrase> {
    let shows = |event: &Event| {
        matches!(event.act, Act::Move(MoveAct::Placed(_) | MoveAct::Announced(_) | MoveAct::Corrected(_)))
    };
    let rules = |event: &Event| {
        let claim = matches!(event.act, Act::Claim(ClaimAct::Granted | ClaimAct::Rejected | ClaimAct::Postponed(_)));
        // Where play goes on is seen on the boards, and the clocks do not stand for long.
        claim || (matches!(event.act, Act::Arbiter(_)) && !matches!(event.act, Act::Arbiter(ArbiterAct::WentBack(_))))
    };
    let since = game.log().iter().rposition(|logged| shows(&logged.event)).map_or(0, |last| last + 1);
    let ruled = game.log()[since..].iter().map(|logged| &logged.event).filter(|event| rules(event));
    let heard = ruled.flat_map(|event| narrate(event, game)).filter(|cue| cue.to == Audience::Room);
    let said: Vec<Phrase> = heard
        .filter_map(|cue| match cue.content {
            Content::Say(phrase) => Some(phrase),
            Content::Refuse { .. } | Content::Chime(_) => None,
        })
        .collect();
    (!said.is_empty()).then_some(Phrase::Several(said))
}
