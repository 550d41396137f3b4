//! What a person hears of a cue: how much he is told beside what the game needs, and which short sounds.
//!
//! Words for the room and for pages are never changed, nor are words that the Laws require: announcements, claims, rulings,
//! offers and questions are complete at each [`Verbosity`].
use std::collections::BTreeSet;

use shakmaty::Color;

use super::{Audience, Chime, Content, Cue};
use crate::language::{Arg, Label, Line, Phrase};

/// How much a person is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Verbosity {
    /// No words about keys and buttons behind other words.
    Terse,
    /// As it is written.
    #[default]
    Normal,
    /// What the clock does is told in words beside its sound.
    Talkative,
}

impl Verbosity {
    /// Each, from the least.
    pub const ALL: [Self; 3] = [Self::Terse, Self::Normal, Self::Talkative];

    /// The name of the choice.
    #[must_use]
    pub const fn label(self) -> Label {
        match self {
            Self::Terse => Label::Terse,
            Self::Normal => Label::NormalWords,
            Self::Talkative => Label::Talkative,
        }
    }
}

/// What is played of a cue: a sound, words, or both.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Heard {
    /// The sound before the words.
    pub chime: Option<Chime>,
    /// The words that are left to say.
    pub words: Option<Phrase>,
}

impl Heard {
    /// Whether nothing is played.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        self.chime.is_none() && self.words.is_none()
    }
}

/// The part of a cue that a person with these settings hears; `off` are the sounds that he has switched off.
#[must_use]
pub fn heard(cue: &Cue, verbosity: Verbosity, off: &BTreeSet<Chime>) -> Heard {
    let in_private = matches!(cue.to, Audience::Earphone(_));
    let sounds = |chime: &Chime| !(in_private && off.contains(chime));
    match &cue.content {
        Content::Say(phrase) if in_private && verbosity == Verbosity::Terse => {
            Heard { chime: None, words: Some(without_hints(phrase)) }
        }
        Content::Say(phrase) => Heard { chime: None, words: Some(phrase.clone()) },
        Content::Refuse { phrase, .. } => {
            Heard { chime: Some(Chime::Refused).filter(sounds), words: Some(phrase.clone()) }
        }
        Content::Chime(chime) => {
            let words = match cue.to {
                // Otherwise a refused key would seem not to have been pressed.
                Audience::Earphone(_) if *chime == Chime::Refused && off.contains(chime) => Some(chime.meaning()),
                Audience::Earphone(color) if verbosity == Verbosity::Talkative => in_words(*chime, color),
                Audience::Earphone(_) | Audience::Room | Audience::Page(_) => None,
            };
            Heard { chime: Some(*chime).filter(sounds), words }
        }
    }
}

/// The phrase without the words about keys behind other words. Alone they are what was asked for.
fn without_hints(phrase: &Phrase) -> Phrase {
    let Phrase::Several(parts) = phrase else { return phrase.clone() };
    // The manual is about keys.
    if let Some(Phrase::Line(Line::ManualOpened | Line::PadManual, _)) = parts.first() {
        return phrase.clone();
    }
    let kept: Vec<Phrase> = parts.iter().filter(|part| !is_hint(part)).map(without_hints).collect();
    if kept.is_empty() { phrase.clone() } else { Phrase::Several(kept) }
}

/// Whether it only says by which key or button a list or group is used.
fn is_hint(phrase: &Phrase) -> bool {
    let Phrase::Line(line, _) = phrase else { return false };
    [
        Line::EntryKey,
        Line::PressKey,
        Line::EnterKey,
        Line::LettersEnter,
        Line::KeyboardKey,
        Line::PadStepButton,
        Line::MenuWelcome,
        Line::PadMenuWelcome,
        Line::GroupOpens,
        Line::PadGroupOpens,
        Line::PartsChange,
        Line::PadPartsChange,
        Line::ReviewPlays,
        Line::PadReviewPlays,
        Line::SheetsByList,
        Line::PadSheetsByList,
    ]
    .contains(line)
}

/// The words for a sound about the clock. There are none for a person's own acts, for what the room hears anyway, and for
/// the marks of time that the player asked for as sounds.
fn in_words(chime: Chime, color: Color) -> Option<Phrase> {
    match chime {
        Chime::YourClock => Some(Phrase::with(Line::ClockRuns, [Arg::Color(color)])),
        Chime::PressWaits => Some(Phrase::line(Line::PressWaits)),
        Chime::LastMinute => Some(Phrase::line(Line::LastMinute)),
        Chime::Agreed
        | Chime::Repeated
        | Chime::Executed
        | Chime::Pressed
        | Chime::Refused
        | Chime::EntryOpened
        | Chime::EntryClosed
        | Chime::Time
        | Chime::EmptySquare
        | Chime::OwnPiece
        | Chime::OpponentsPiece
        | Chime::Tick
        | Chime::LongBeat
        | Chime::ShortBeat
        | Chime::HighLongBeat
        | Chime::HighShortBeat => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Rejection, Seat};

    const EAR: Audience = Audience::Earphone(Color::White);

    fn all_off() -> BTreeSet<Chime> {
        Chime::SWITCHABLE.into_iter().collect()
    }

    #[test]
    fn each_sound_is_switched_off_alone_and_the_others_stay() {
        for chime in Chime::SWITCHABLE {
            let off = BTreeSet::from([chime]);
            for other in Chime::SWITCHABLE {
                let played = heard(&Cue::chime(EAR, other), Verbosity::Normal, &off);
                assert_eq!(played.chime.is_none(), other == chime, "{other:?} without {chime:?}");
                let words = (other == chime && chime == Chime::Refused).then(|| chime.meaning());
                assert_eq!(played.words, words, "{other:?} without {chime:?}");
            }
        }
    }

    #[test]
    fn a_refusal_keeps_its_words_without_its_sound() {
        let phrase = Rejection::NotStarted.phrase();
        let cue = Cue {
            content: Content::Refuse { article: "6.1", phrase: phrase.clone() },
            ..Cue::chime(EAR, Chime::Refused)
        };
        for verbosity in Verbosity::ALL {
            let told = Heard { chime: None, words: Some(phrase.clone()) };
            assert_eq!(heard(&cue, verbosity, &all_off()), told, "{verbosity:?}");
        }
    }

    #[test]
    fn terse_leaves_out_the_words_about_keys_and_nothing_else() {
        let name = Phrase::with(Line::Bare, [Arg::Label(Label::GroupClock)]);
        let opens = Phrase::line(Line::GroupOpens);
        let told =
            |phrase: &Phrase, verbosity| heard(&Cue::answer(EAR, phrase.clone()), verbosity, &BTreeSet::new()).words;
        let both = Phrase::Several(vec![name.clone(), opens.clone()]);
        assert_eq!(told(&both, Verbosity::Terse), Some(Phrase::Several(vec![name])));
        assert_eq!(told(&both, Verbosity::Normal), Some(both.clone()));
        assert_eq!(told(&opens, Verbosity::Terse), Some(opens.clone()), "alone it is what was asked for");
    }

    #[test]
    fn talkative_tells_the_sounds_of_the_clock_in_words() {
        for chime in Chime::SWITCHABLE {
            let told = |verbosity| heard(&Cue::chime(EAR, chime), verbosity, &BTreeSet::new()).words.is_some();
            let of_game = [Chime::YourClock, Chime::PressWaits, Chime::LastMinute].contains(&chime);
            assert_eq!((told(Verbosity::Normal), told(Verbosity::Talkative)), (false, of_game), "{chime:?}");
        }
    }

    /// What the room hears is for everybody, and what a page shows makes no sound.
    #[test]
    fn nothing_is_taken_from_the_room_or_a_page() {
        let phrase = Phrase::Several(vec![Phrase::line(Line::GroupOpens), Phrase::line(Line::NotStarted)]);
        for to in [Audience::Room, Audience::Page(Seat::Arbiter)] {
            for verbosity in Verbosity::ALL {
                let said = heard(&Cue::answer(to, phrase.clone()), verbosity, &all_off());
                assert_eq!(said.words.as_ref(), Some(&phrase), "{to}");
                assert_eq!(heard(&Cue::chime(to, Chime::Time), verbosity, &all_off()).chime, Some(Chime::Time));
            }
        }
    }

    /// Each sentence that the Laws need told - and any other that is not a hint - is the same at each level.
    #[test]
    fn every_sentence_but_the_hints_is_told_tersely_too() {
        let hints = Line::ALL.iter().filter(|&&line| is_hint(&Phrase::line(line))).count();
        assert_eq!(hints, 16);
        for refusal in [Rejection::NotStarted, Rejection::ArbiterOnly, Rejection::NoOffer] {
            let parts = Phrase::Several(vec![refusal.phrase(), Phrase::line(Line::AnswerConfirms)]);
            assert_eq!(without_hints(&parts), parts);
        }
    }
}
