//! The usual kinds of game, each chosen at once: time control, style of the announcements, speed of speech and how moves are entered.
use shakmaty::ByColor;

use super::{Form, FormWish, control::ControlText, rotate};
use crate::{
    clock::Control,
    desk::{Commit, Manner, Typing},
    language::{Line, Phrase, Style},
};

/// A usual kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Preset {
    /// As in most tournaments.
    Standard,
    /// Fifteen minutes with ten seconds for each move.
    Rapid,
    /// Blitz: everything as short as it can be.
    Blitz,
}

/// How moves are entered in blitz: announced at once, and letters begin a move.
const QUICK: Manner = Manner { commit: Commit::AtOnce, typing: Typing::Stays };
/// The least speed of speech in blitz, in the room and in private, per cent.
const FAST: u32 = 200;

impl Preset {
    const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    fn control(self) -> ByColor<Control> {
        let text = match self {
            Self::Standard => "90+30",
            Self::Rapid => "15+10",
            Self::Blitz => "3+2",
        };
        let control: Control = text.parse().expect("the clock reads each of its presets");
        ByColor { white: control.clone(), black: control }
    }
}

/// What a preset changes, as it is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Choices {
    control: ByColor<Control>,
    style: Style,
    room_rate: u32,
    rate: u32,
    manners: ByColor<Manner>,
}

impl Choices {
    /// These with a preset instead. What only blitz changes is as it was in every other.
    fn with(&self, preset: Preset) -> Self {
        let own = Self { control: preset.control(), ..self.clone() };
        match preset {
            Preset::Standard | Preset::Rapid => own,
            Preset::Blitz => Self {
                style: Style::Squares,
                room_rate: own.room_rate.max(FAST),
                rate: own.rate.max(FAST),
                manners: ByColor { white: QUICK, black: QUICK },
                ..own
            },
        }
    }
}

/// How moves are entered, and what was chosen before a preset was.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Presets {
    manners: ByColor<Manner>,
    own: Option<Box<Choices>>,
}

impl Form {
    /// This form, for players who enter moves like this.
    #[must_use]
    pub fn with_manners(mut self, manners: ByColor<Manner>) -> Self {
        self.presets.manners = manners;
        self
    }

    fn choices(&self) -> Choices {
        Choices {
            control: self.setup.control.clone(),
            style: self.setup.wording.style,
            room_rate: self.sound.room_rate,
            rate: self.sound.rate,
            manners: self.presets.manners,
        }
    }

    /// The preset that is chosen: all that it brings is as it brings it.
    fn preset(&self) -> Option<Preset> {
        let now = self.choices();
        Preset::ALL.into_iter().find(|&preset| now.with(preset) == now)
    }

    /// Chooses another preset, or what was chosen before.
    pub(super) fn change_preset(&mut self, by: isize) -> Vec<FormWish> {
        let chosen = self.preset();
        let own = match (self.presets.own.take(), chosen) {
            (Some(own), Some(_)) => *own,
            (None, _) | (_, None) => self.choices(),
        };
        let all: Vec<Option<Preset>> = std::iter::once(None).chain(Preset::ALL.map(Some)).collect();
        let next = rotate(&all, &chosen, by).map_or_else(|| own.clone(), |preset| own.with(preset));
        self.presets.own = Some(Box::new(own));
        self.presets.manners = next.manners;
        self.setup.wording.style = next.style;
        (self.sound.room_rate, self.sound.rate) = (next.room_rate, next.rate);
        self.setup.control = next.control;
        self.control = ControlText::of(&self.setup.control);
        vec![FormWish::EnterMoves(self.presets.manners), FormWish::Say(self.preset_phrase())]
    }

    /// Which preset is chosen, and what it brings.
    pub(super) fn preset_phrase(&self) -> Phrase {
        Phrase::line(match self.preset() {
            None => Line::SetupPresetNone,
            Some(Preset::Standard) => Line::SetupPresetStandard,
            Some(Preset::Rapid) => Line::SetupPresetRapid,
            Some(Preset::Blitz) => Line::SetupPresetBlitz,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{desk::Sound, game::Setup};

    fn form(control: &str) -> Form {
        let control: Control = control.parse().expect("a control");
        let setup = Setup { control: ByColor { white: control.clone(), black: control }, ..Setup::default() };
        Form::new(setup, Sound::default(), Vec::new())
    }

    fn told(form: &mut Form, by: isize) -> Phrase {
        form.change_preset(by);
        form.preset_phrase()
    }

    #[test]
    fn blitz_is_short_fast_and_announced_at_once() {
        let mut form = form("20");
        let wishes = form.change_preset(-1);
        assert_eq!(wishes[0], FormWish::EnterMoves(ByColor { white: QUICK, black: QUICK }));
        assert_eq!(form.setup().control, Preset::Blitz.control());
        assert_eq!(form.setup().wording.style, Style::Squares);
        assert_eq!((form.sound().room_rate, form.sound().rate), (200, 200));
        assert_eq!(form.preset_phrase(), Phrase::line(Line::SetupPresetBlitz));
    }

    #[test]
    fn what_only_blitz_changes_comes_back_with_every_other() {
        let mut form = form("20");
        let before = form.choices();
        assert_eq!(form.preset_phrase(), Phrase::line(Line::SetupPresetNone));
        told(&mut form, -1);
        assert_eq!(told(&mut form, -1), Phrase::line(Line::SetupPresetRapid));
        assert_eq!(Choices { control: before.control.clone(), ..form.choices() }, before);
        assert_eq!(told(&mut form, -1), Phrase::line(Line::SetupPresetStandard));
        assert_eq!(told(&mut form, -1), Phrase::line(Line::SetupPresetNone));
        assert_eq!(form.choices(), before);
    }

    /// Faster than a preset asks for stays as fast.
    #[test]
    fn nobody_is_slowed_down() {
        let mut form = form("20");
        form.sound.rate = 275;
        told(&mut form, -1);
        assert_eq!(form.sound().rate, 275);
        assert_eq!(form.preset_phrase(), Phrase::line(Line::SetupPresetBlitz));
    }

    #[test]
    fn a_value_that_is_changed_by_hand_is_no_preset_any_more() {
        let mut form = form("20");
        told(&mut form, -1);
        form.setup.wording.style = Style::Full;
        assert_eq!(form.preset_phrase(), Phrase::line(Line::SetupPresetNone));
    }
}
