//! What an act of the arbiter would bring, before he does it: the game is carried on in memory, as the core would.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Sight, grave::time, state};
use crate::{
    game::{Act, ArbiterAct, Command, Game, Outcome, Seat},
    language::{Label, Line, Phrase},
    laws::penalty::Penalty,
    narration::{Audience, Content, narrate},
    screen::face::whole_seconds,
};

/// What is told of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    Whole,
    /// The arbiter has chosen other times than these.
    WithoutTimes,
}

/// The game as an act would leave it.
pub(super) struct Preview {
    after: Game,
    /// What the room would hear.
    said: Vec<Phrase>,
    /// What a penalty would give to each.
    given: ByColor<Duration>,
}

impl Preview {
    /// What `command` would bring; `None` where it would be refused.
    pub(super) fn of(sight: &Sight<'_>, command: &Command) -> Option<Self> {
        let events = sight.game.decide(sight.now, Seat::Arbiter, command).ok()?;
        let (mut after, mut said, mut given) = (sight.game.clone(), Vec::new(), ByColor::<Duration>::default());
        for event in &events {
            after.apply(sight.now, event);
            if let Act::Arbiter(ArbiterAct::Penalised(offender, Penalty::TimeToOpponent(time))) = event.act {
                *given.get_mut(offender.other()) += time;
            }
            said.extend(narrate(event, &after).into_iter().filter_map(|cue| match cue.content {
                Content::Say(phrase) if cue.to == Audience::Room => Some(phrase),
                Content::Say(_) | Content::Refuse { .. } | Content::Chime(_) => None,
            }));
        }
        Some(Self { after, said, given })
    }

    /// What the edition makes of it: the words that the room would hear. That the clocks stand is not said where one still runs: it would
    /// be read of now. Nor is said of a move that is taken back that its piece counts as touched: the page has not the room.
    pub(super) fn consequence(&self, sight: &Sight<'_>) -> String {
        let runs = sight.game.clock().side_running().is_some();
        let said = |phrase: &Phrase| {
            let words = sight.words.say(phrase);
            match (phrase, words.rsplit_once(". ")) {
                (Phrase::Line(Line::PositionRestored, _), Some((restored, _))) if runs => format!("{restored}."),
                _ => words,
            }
        };
        let follows =
            |phrase: &Phrase| self.went_back(sight) && matches!(phrase, Phrase::Line(Line::TouchedPieceMoves, _));
        self.said.iter().filter(|phrase| !follows(phrase)).map(said).collect::<Vec<_>>().join(" ")
    }

    /// Whether the act would end the game.
    pub(super) const fn ends_game(&self, sight: &Sight<'_>) -> bool {
        sight.game.ending().is_none() && self.after.ending().is_some()
    }

    /// Whether the act would take the end of the game back.
    pub(super) const fn lifts_end(&self, sight: &Sight<'_>) -> bool {
        sight.game.ending().is_some() && self.after.ending().is_none()
    }

    /// Both clocks after it, and what one shows now that it changes.
    pub(super) fn clocks(&self, sight: &Sight<'_>) -> String {
        let clocks = Color::ALL.map(|side| {
            let (before, after) = (time(now(sight, side)), time(self.left(sight, side)));
            let was = format!(" ({}: {before})", sight.label(Label::ClockNow));
            let shown = if before == after { after } else { after + &was };
            format!("{} {shown}", sight.words.color(side))
        });
        format!("{}: {}", sight.label(Label::ClocksThen), clocks.join(" · "))
    }

    /// Whether the game goes on from other times or an earlier position, so that the arbiter may choose the times.
    pub(super) fn sets_times(&self, sight: &Sight<'_>) -> bool {
        let changes = Color::ALL.into_iter().any(|side| self.left(sight, side) != now(sight, side));
        self.after.ending().is_none() && (changes || self.went_back(sight))
    }

    pub(super) fn left(&self, sight: &Sight<'_>, side: Color) -> Option<Duration> {
        self.after.clock().left(side, sight.now)
    }

    /// What a clock shows now, with what the ruling gives to it: where no move is taken back, that is all that it changes. What a period
    /// has brought that begins again comes again with it; where some of that is used, the time is the proposed one.
    pub(super) fn present(&self, sight: &Sight<'_>, side: Color) -> Duration {
        if !self.went_back(sight) {
            return self.left(sight, side).unwrap_or_default();
        }
        let (now, period) = (now(sight, side).unwrap_or_default(), self.after.clock().period(side));
        let kept = sight.game.timekeeping().without_periods_after(period, side, now);
        kept.map_or_else(|| self.left(sight, side).unwrap_or_default(), |kept| kept + *self.given.get(side))
    }

    fn went_back(&self, sight: &Sight<'_>) -> bool {
        self.after.record().ruled_off().len() > sight.game.record().ruled_off().len()
    }

    /// The position, the times and counters after it, and what becomes of the sheets.
    pub(super) fn lines(&self, sight: &Sight<'_>, told: Told) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(ending) = self.after.ending() {
            // A game that is annulled has none, and what is said of it says so.
            if ending.outcome != Outcome::Annulled {
                lines.push(format!("{}: {}", sight.label(Label::Result), ending.score()));
            }
            if self.ends_game(sight) {
                let falls = |claim| format!("{}: {claim}", sight.label(Label::FallsWithGame));
                lines.extend(state::behind(sight).map(falls));
            }
            return lines;
        }
        if let Some(mover) = self.after.mover().filter(|_| self.went_back(sight)) {
            let number = self.after.record().move_number();
            lines.push(format!("{} {number}, {}", sight.label(Label::PositionBefore), sight.words.color(mover)));
        }
        if told == Told::Whole {
            lines.push(self.clocks(sight));
        }
        let moves =
            Color::ALL.map(|side| format!("{} {}", sight.words.color(side), self.after.clock().completed(side)));
        lines.push(format!("{}: {}", sight.label(Label::Completed), moves.join(" · ")));
        if self.went_back(sight) {
            lines.push(format!("{} {}", sight.label(Label::RuledOffFrom), self.after.record().move_number()));
            if sight.game.sitting().has_unopened() && !self.after.sitting().has_unopened() {
                lines.push(sight.label(Label::EnvelopeFalls).to_owned());
            }
        }
        lines
    }
}

/// What a clock shows now.
pub(super) fn now(sight: &Sight<'_>, side: Color) -> Option<Duration> {
    sight.game.clock().left(side, sight.now)
}

/// Both clocks in whole seconds, as their faces show them.
pub(super) fn whole(of: impl FnMut(Color) -> Option<Duration>) -> ByColor<u64> {
    ByColor::new_with(of).map(|left| whole_seconds(left.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use crate::language::{Arg, Language, Line, Phrase, Wording, speak};

    /// What is left out while a clock runs is that the clocks stand, and no more.
    #[test]
    fn that_the_clocks_stand_is_the_last_sentence_of_a_position_that_is_restored() {
        for language in Language::ALL {
            let restored = Phrase::with(Line::PositionRestored, [Arg::Number(1), Arg::Color(Color::White)]);
            let said = speak(&restored, Wording { language, ..Wording::default() }).to_string();
            let (rest, last) = said.rsplit_once(". ").expect("two sentences");
            let clocks = |part: &str| ["Uhren", "clocks", "relojes", "pendules"].iter().any(|word| part.contains(word));
            assert!(!clocks(rest) && clocks(last), "{said}");
        }
    }
}
