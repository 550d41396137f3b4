//! What the arbiter has ruled lately, for a page that shows it.
use super::{Audience, Content, narrate};
use crate::{
    game::{Act, ArbiterAct, ClaimAct, EndingAct, Event, Game, MoveAct},
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
    // An end that he has taken back was no ruling.
    let taken_back = |event: &Event| game.ending().is_none() && matches!(event.act, Act::Ending(EndingAct::Ended(_)));
    let passed = |event: &Event| shows(event) || taken_back(event);
    let since = game.log().iter().rposition(|logged| passed(&logged.event)).map_or(0, |last| last + 1);
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

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        clock::Moment,
        game::{ArbiterCommand, Claim, ClaimCommand, Command, Ruling, Seat, Setup, StartCommand},
    };

    /// "The arbiter accepts the claim" stood on the page of a player whose clock ran again.
    #[test]
    fn an_end_that_was_taken_back_is_no_ruling() {
        let mut game = Game::new(Setup::default());
        let mut act = |by, command: &Command| {
            let events = game.decide(Moment::START, by, command).expect("an act");
            events.iter().for_each(|event| game.apply(Moment::START, event));
            rulings(&game)
        };
        act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
        act(Seat::Player(Color::White), &Command::Claim(ClaimCommand::Make(Claim::Threefold(None))));
        let ruled = act(Seat::Arbiter, &Command::Claim(ClaimCommand::Rule(Ruling::Accept)));
        assert!(ruled.is_some(), "it is over by it");
        assert_eq!(act(Seat::Arbiter, &Command::Arbiter(ArbiterCommand::GoBack(0))), None);
    }
}
