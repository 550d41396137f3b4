//! What the arbiter has ruled lately, for a page that shows it.
use super::{Audience, Content, Cue, narrate};
use crate::{
    game::{Act, ArbiterAct, ClaimAct, ClockAct, EndingAct, Event, Game, MoveAct, Seat},
    language::Phrase,
};

/// What the arbiter has ruled since the last move was made or said, in the words that the room has heard: which move was illegal, what it
/// costs. Before he rules there is nothing.
#[must_use]
pub fn rulings(game: &Game) -> Option<Phrase> {
    // Where play goes on is seen on the boards, and the clocks do not stand for long.
    let shown = |event: &Event| rules(event) && !matches!(event.act, Act::Arbiter(ArbiterAct::WentBack(_)));
    // A game that went on behind a ruling was ended by something else.
    let went_on = |event: &Event| game.ending().is_some() && matches!(event.act, Act::Clock(ClockAct::Restarted));
    // Beside another claim it would read as the ruling on that.
    let claimed = |event: &Event| matches!(event.act, Act::Claim(ClaimAct::Made(..)));
    let said = heard_in_the_room(game, |event| went_on(event) || claimed(event), shown);
    (!said.is_empty()).then_some(Phrase::Several(said))
}

/// What he has ruled since the clocks stand, for a room that may not have heard it, and whose boards may not stand so: where play goes on,
/// too.
pub(super) fn rulings_to_repeat(game: &Game) -> impl Iterator<Item = Cue> {
    let goes_on = |event: &Event| matches!(event.act, Act::Clock(ClockAct::Restarted));
    heard_in_the_room(game, goes_on, rules).into_iter().map(Cue::room)
}

fn rules(event: &Event) -> bool {
    let claim = matches!(event.act, Act::Claim(ClaimAct::Granted | ClaimAct::Rejected | ClaimAct::Postponed(_)));
    let touched = event.by == Some(Seat::Arbiter) && matches!(event.act, Act::Move(MoveAct::Touched(_)));
    claim || touched || matches!(event.act, Act::Arbiter(_))
}

/// What the room has heard of the events that are `shown`, since the last move was made or said, or the last event that `ends` it.
fn heard_in_the_room(game: &Game, ends: impl Fn(&Event) -> bool, shown: impl Fn(&Event) -> bool) -> Vec<Phrase> {
    let moves = |event: &Event| {
        matches!(event.act, Act::Move(MoveAct::Placed(_) | MoveAct::Announced(_) | MoveAct::Corrected(_)))
    };
    // An end that he has taken back was no ruling.
    let taken_back = |event: &Event| game.ending().is_none() && matches!(event.act, Act::Ending(EndingAct::Ended(_)));
    let passed = |event: &Event| moves(event) || taken_back(event) || ends(event);
    let since = game.log().iter().rposition(|logged| passed(&logged.event)).map_or(0, |last| last + 1);
    let ruled = game.log()[since..].iter().map(|logged| &logged.event).filter(|event| shown(event));
    let heard = ruled.flat_map(|event| narrate(event, game)).filter(|cue| cue.to == Audience::Room);
    heard
        .filter_map(|cue| match cue.content {
            Content::Say(phrase) => Some(phrase),
            Content::Refuse { .. } | Content::Chime(_) => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        clock::Moment,
        game::{
            ArbiterCommand, Claim, ClaimCommand, ClockCommand, Command, EndingCommand, Ruling, Seat, Setup,
            StartCommand,
        },
    };

    /// "The arbiter rejects the claim" stood under a loss on time that had nothing to do with it.
    #[test]
    fn a_claim_that_was_rejected_is_not_told_once_the_game_is_over() {
        let mut game = Game::new(Setup::default());
        let mut act = |by, command: &Command| {
            let events = game.decide(Moment::START, by, command).expect("an act");
            events.iter().for_each(|event| game.apply(Moment::START, event));
            rulings(&game)
        };
        let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
        act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
        act(white, &Command::Claim(ClaimCommand::Make(Claim::Threefold(None))));
        assert!(act(Seat::Arbiter, &Command::Claim(ClaimCommand::Rule(Ruling::Reject))).is_some());
        assert!(act(Seat::Arbiter, &Command::Clock(ClockCommand::Restart)).is_some());
        assert_eq!(act(black, &Command::Ending(EndingCommand::Resign)), None);
    }

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
