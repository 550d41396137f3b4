//! The lock of the arbiter's page, in words.
use std::time::Duration;

use super::{Audience, Content, Cue, Priority, cue::arbiter};
use crate::{
    game::{Denial, Game, LockAct, Seat},
    language::{Arg, Line, Phrase},
    laws::Article,
};

/// The cues of the lock.
pub(super) fn of_lock(by: Option<Seat>, act: &LockAct, game: &Game) -> Vec<Cue> {
    match *act {
        LockAct::Entered => vec![arbiter(Line::ArbiterEntered, [])],
        LockAct::Left => vec![arbiter(Line::ArbiterLeft, [])],
        LockAct::Locked => vec![arbiter(Line::ArbiterLocked, [])],
        LockAct::TooSoon(left) => vec![too_soon(by, left, game)],
        LockAct::Denied(Denial::Unasked) => told_unasked(by, game),
        LockAct::Denied(denial) => vec![denied(by, denial, game)],
    }
}

/// A refusal that is on record, told to the person who tried.
pub(super) fn denied(by: Option<Seat>, denial: Denial, game: &Game) -> Cue {
    let (article, phrase) = match denial {
        Denial::NoPin => (Article::ArbitersPowers, Phrase::line(Line::PinNeeded)),
        Denial::WrongPin => (Article::ArbitersPowers, wrong_pin_phrase(game)),
        Denial::NotArbiter => (Article::ArbitersPowers, Phrase::line(Line::ArbiterOnly)),
        Denial::Unasked => (assistants_article(by, game), unasked_phrase()),
        Denial::BelowZero => (Article::ClockSetting, Phrase::line(Line::BelowZero)),
    };
    denied_at(by, article, phrase, game)
}

/// That an assistant asked for moves or time before his player did, and what is to be done: it is on record (D.2.9.d of 2014).
/// Whoever struck the key is to know it at once. It may have been the player himself, who sees no page: where the keyboard is his
/// assistant's, he hears the same.
fn told_unasked(by: Option<Seat>, game: &Game) -> Vec<Cue> {
    let told = denied(by, Denial::Unasked, game);
    let at_keyboard = by.filter(|&by| by == game.setup().devices.keyboard).and_then(Seat::side);
    let player = at_keyboard.filter(|&side| game.setup().is_impaired(side));
    let heard = player.map(|side| Cue { to: Audience::Earphone(side), ..told.clone() });
    std::iter::once(told).chain(heard).collect()
}

/// What is told to whoever asked before the player did.
#[must_use]
pub fn unasked_phrase() -> Phrase {
    Phrase::Several([Line::AskFirst, Line::AskedUnasked].map(Phrase::line).into())
}

/// The Article on the assistant who tried: the visually impaired player's or the other one's.
fn assistants_article(by: Option<Seat>, game: &Game) -> Article {
    match by {
        Some(Seat::Assistant(side)) if !game.setup().is_impaired(side) => Article::OpponentsAssistant,
        Some(Seat::Assistant(_) | Seat::Player(_) | Seat::Arbiter) | None => Article::Assistant,
    }
}

/// Nobody's attempt - no journal of this program has one - is told to the arbiter.
fn denied_at(by: Option<Seat>, article: Article, phrase: Phrase, game: &Game) -> Cue {
    let to = Audience::private(by.unwrap_or(Seat::Arbiter), game.setup());
    let content = Content::Refuse { article: article.number(game.setup().edition), phrase };
    Cue { to, priority: Priority::Answer, content }
}

/// That the PIN was wrong, and when the next one is looked at; `game` is the game after it.
fn wrong_pin_phrase(game: &Game) -> Phrase {
    Phrase::Several(vec![Phrase::line(Line::WrongPin), pin_wait_phrase(game.wait_after_wrong_pin())])
}

/// When the next PIN is looked at, in whole seconds.
#[must_use]
pub fn pin_wait_phrase(left: Duration) -> Phrase {
    Phrase::with(Line::PinWait, [Arg::Time(whole_seconds(left))])
}

/// A PIN that was not looked at, so long before the wait is over.
pub(super) fn too_soon(by: Option<Seat>, left: Duration, game: &Game) -> Cue {
    let phrase = Phrase::with(Line::PinTooSoon, [Arg::Time(whole_seconds(left))]);
    denied_at(by, Article::ArbitersPowers, phrase, game)
}

/// Rounded up, so that a person who waits as long as he is told is not too early.
const fn whole_seconds(left: Duration) -> Duration {
    Duration::from_secs(left.as_millis().div_ceil(1000) as u64)
}
