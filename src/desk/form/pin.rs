//! The arbiter's PIN in the form: typed, or drawn and shown to him once, before the game.
//!
//! Every competition has one. Typed digits are neither shown nor spoken, only how many there are. Where none is typed, one
//! is drawn when the game is to begin, and the form is covered until the arbiter has been called: the person at the form may
//! be a player. No key of the daily work uncovers it or begins the game, and no screen reader reads it out.
use std::fmt;

use super::{Field, Form, FormWish, Intent};
use crate::{
    game::{Digits, Mode},
    language::{Arg, Line, Phrase},
};

/// What is before the form while the arbiter is to take his PIN down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PinPage {
    /// It waits for the arbiter, who looks at the screen alone.
    Covered,
    /// The same, and the PIN that he has been shown before is void.
    CoveredAgain,
    /// These are shown.
    Shown(Digits),
}

/// The field and its page.
#[derive(Clone, PartialEq, Eq, Default)]
pub(super) struct PinField {
    typed: String,
    drawn: Option<DrawnDigits>,
    earlier: Earlier,
}

/// Whether a PIN was shown and not used: he may still have it in his pocket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Earlier {
    #[default]
    None,
    Void,
}

#[derive(Clone, PartialEq, Eq)]
struct DrawnDigits {
    digits: Digits,
    cover: Cover,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cover {
    Closed,
    Open,
}

/// Without any digits.
impl fmt::Debug for PinField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cover = self.drawn.as_ref().map(|drawn| drawn.cover);
        f.debug_struct("PinField").field("typed", &self.typed.len()).field("drawn", &cover).finish()
    }
}

impl PinField {
    /// Types a digit, or takes the last one back; anything else is not part of a PIN.
    pub(super) fn edit(&mut self, c: Option<char>) {
        match c {
            Some(c) if c.is_ascii_digit() && self.typed.len() < Digits::MOST => self.typed.push(c),
            Some(_) => {}
            None => drop(self.typed.pop()),
        }
    }

    /// The arbiter is called; a PIN that he has been shown before is void.
    fn calls_arbiter(&self) -> Phrase {
        let call = Phrase::line(Line::PinCallArbiter);
        match self.earlier {
            Earlier::None => call,
            Earlier::Void => Phrase::Several(vec![Phrase::line(Line::PinVoid), call]),
        }
    }

    /// Whether one was begun.
    pub(super) const fn is_typed(&self) -> bool {
        !self.typed.is_empty()
    }

    /// Whether one was begun and has too few digits.
    pub(super) const fn is_short(&self) -> bool {
        !self.typed.is_empty() && self.typed.len() < Digits::FEWEST
    }

    /// Whether there is a PIN and how many digits it has, never which.
    pub(super) fn phrase(&self, mode: Mode) -> Phrase {
        let count = Arg::Number(u32::try_from(self.typed.len()).unwrap_or(0));
        match (self.typed.len(), mode) {
            (0, Mode::Competition) => Phrase::line(Line::SetupPinDrawn),
            (0, Mode::Practice) => Phrase::line(Line::SetupPinNone),
            (1..Digits::FEWEST, _) => Phrase::with(Line::SetupPinShort, [count]),
            (_, _) => Phrase::with(Line::SetupPinSet, [count]),
        }
    }
}

impl Form {
    /// The PIN that was typed, or drawn and shown to the arbiter.
    #[must_use]
    pub fn pin(&self) -> Option<Digits> {
        match &self.pin.drawn {
            Some(DrawnDigits { digits, cover: Cover::Open }) => Some(digits.clone()),
            Some(DrawnDigits { cover: Cover::Closed, .. }) | None => self.pin.typed.parse().ok(),
        }
    }

    /// What covers the form, if the arbiter has a drawn PIN to take down.
    #[must_use]
    pub fn pin_page(&self) -> Option<PinPage> {
        self.pin.drawn.as_ref().map(|drawn| match (drawn.cover, self.pin.earlier) {
            (Cover::Closed, Earlier::None) => PinPage::Covered,
            (Cover::Closed, Earlier::Void) => PinPage::CoveredAgain,
            (Cover::Open, _) => PinPage::Shown(drawn.digits.clone()),
        })
    }

    /// Covers the form until the arbiter has taken down the PIN that was drawn for him.
    pub fn cover_for_pin(&mut self, digits: Digits) -> Vec<FormWish> {
        self.pin.drawn = Some(DrawnDigits { digits, cover: Cover::Closed });
        vec![FormWish::Say(self.pin.calls_arbiter())]
    }

    /// The game as chosen; first the arbiter's PIN, where the game needs one and none was typed.
    pub(super) fn begin(&self) -> Vec<FormWish> {
        let draws = self.setup.mode == Mode::Competition && !self.pin.is_typed() && self.setup.pin.is_none();
        vec![if draws { FormWish::DrawPin } else { FormWish::Begin }]
    }

    /// Takes an act while the form is covered: his own key shows the PIN and then begins the game, Escape goes back.
    pub(super) fn take_at_pin(&mut self, intent: &Intent) -> Option<Vec<FormWish>> {
        let drawn = self.pin.drawn.as_mut()?;
        let shown = vec![FormWish::Say(Phrase::line(Line::PinShown))];
        Some(match (intent, drawn.cover) {
            (Intent::ArbitersPin, Cover::Closed) => {
                drawn.cover = Cover::Open;
                shown
            }
            (Intent::ArbitersPin, Cover::Open) => vec![FormWish::Begin],
            (Intent::Escape, Cover::Closed) => {
                // A letter struck next belongs to no field that was in hand before.
                self.pin.drawn = None;
                self.select(Field::Begin)
            }
            (Intent::Escape, Cover::Open) => {
                (self.pin.drawn, self.pin.earlier) = (None, Earlier::Void);
                let begin = self.select(Field::Begin).into_iter().filter_map(|wish| match wish {
                    FormWish::Say(phrase) => Some(phrase),
                    _ => None,
                });
                let told = [Phrase::line(Line::PinVoid)].into_iter().chain(begin).collect();
                vec![FormWish::Say(Phrase::Several(told))]
            }
            (_, Cover::Closed) => vec![FormWish::Say(self.pin.calls_arbiter())],
            (_, Cover::Open) => shown,
        })
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        desk::Sound,
        game::Setup,
        language::{Wording, speak},
    };

    fn form(mode: Mode) -> Form {
        Form::new(Setup { mode, ..Setup::default() }, Sound::default(), Vec::new())
    }

    fn said(wishes: &[FormWish]) -> String {
        match wishes {
            [.., FormWish::Say(phrase)] => speak(phrase, Wording::default()).to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn of_the_pin_only_the_number_of_digits_is_heard_and_seen() {
        let mut form = form(Mode::Competition);
        let drawn = "PIN des Schiedsrichters: wird ausgelost und nur ihm gezeigt. Oder vier bis acht Ziffern tippen.";
        assert_eq!(said(&form.select(Field::Pin)), drawn);
        let heard: Vec<String> = "47x11".chars().map(|c| said(&form.take(&Intent::Insert(c)))).collect();
        assert!(heard.iter().all(|text| !text.contains('7') && !text.contains("sieben")), "{heard:?}");
        assert_eq!(heard[4], "PIN des Schiedsrichters gesetzt, vier Ziffern.");
        assert_eq!(form.pin(), "4711".parse().ok());
        assert!(!format!("{form:?}").contains("4711"));
        form.take(&Intent::Erase);
        assert_eq!(form.pin(), None);
        form.select(Field::Begin);
        form.take(&Intent::Enter);
        assert_eq!(form.field(), Field::Pin, "three digits are no PIN");
    }

    #[test]
    fn no_competition_begins_without_a_pin() {
        let mut form = form(Mode::Competition);
        form.select(Field::Begin);
        assert_eq!(form.take(&Intent::Enter), [FormWish::DrawPin]);
        assert_eq!((form.pin(), form.pin_page()), (None, None));
        let called = said(&form.cover_for_pin(Digits::drawn(482_913)));
        assert!(called.starts_with("Bitte den Schiedsrichter rufen"), "{called}");
        // Neither Enter nor anything else of the daily work uncovers it.
        for daily in [Intent::Enter, Intent::Insert(' '), Intent::Erase] {
            assert_eq!(said(&form.take(&daily)), called);
            assert_eq!((form.pin(), form.pin_page()), (None, Some(PinPage::Covered)));
        }
        let shown = said(&form.take(&Intent::ArbitersPin));
        assert_eq!(form.pin_page(), Some(PinPage::Shown(Digits::drawn(482_913))));
        assert!(!format!("{form:?} {:?}", form.pin_page()).contains("482913"), "{form:?}");
        // Nor does it begin the game while he writes.
        assert_eq!(said(&form.take(&Intent::Enter)), shown);
        assert_eq!(form.take(&Intent::ArbitersPin), [FormWish::Begin]);
        assert_eq!(form.pin(), Some(Digits::drawn(482_913)));
    }

    #[test]
    fn who_goes_back_from_a_drawn_pin_gets_another_one() {
        let mut form = form(Mode::Competition);
        form.select(Field::Begin);
        form.cover_for_pin(Digits::drawn(482_913));
        let back = said(&form.take(&Intent::Escape));
        assert!(!back.contains("gilt nicht mehr"), "nobody has seen it: {back}");
        form.cover_for_pin(Digits::drawn(482_913));
        form.take(&Intent::ArbitersPin);
        // The arbiter had left with the first one, and nobody at the table had the second.
        let back = said(&form.take(&Intent::Escape));
        assert!(back.starts_with("Die zuvor gezeigte PIN gilt nicht mehr."), "{back}");
        assert_eq!((form.pin(), form.pin_page()), (None, None));
        assert_eq!(form.take(&Intent::Enter), [FormWish::DrawPin]);
        let called = said(&form.cover_for_pin(Digits::drawn(240_811)));
        assert!(called.starts_with("Die zuvor gezeigte PIN gilt nicht mehr. Bitte den Schiedsrichter"), "{called}");
        assert_eq!(form.pin_page(), Some(PinPage::CoveredAgain));
    }

    /// After *play as last time* the name of White was still in hand, and a letter struck then replaced it.
    #[test]
    fn who_goes_back_from_the_pin_has_the_start_in_hand() {
        let mut form = form(Mode::Competition);
        form.select(Field::Name(Color::White));
        form.cover_for_pin(Digits::drawn(482_913));
        form.take(&Intent::Escape);
        assert_eq!(form.field(), Field::Begin);
        form.take(&Intent::Insert('x'));
        assert_eq!(form.setup().names.white, "");
    }

    #[test]
    fn a_typed_pin_and_practice_need_no_draw() {
        let mut typed = form(Mode::Competition);
        typed.select(Field::Pin);
        "4711".chars().for_each(|c| drop(typed.take(&Intent::Insert(c))));
        for mut form in [typed, form(Mode::Practice)] {
            form.select(Field::Begin);
            assert_eq!(form.take(&Intent::Enter), [FormWish::Begin]);
        }
        assert_eq!(said(&form(Mode::Practice).select(Field::Pin)), "Ohne PIN des Schiedsrichters.");
    }
}
