//! The profiles that the program brings, and what is printed on the buttons of each make.
use std::fmt::Write as _;

use super::{Button, ButtonBinding, DialButton, NAMED, PadProfile, Stick, StickUse};
use crate::language::{Label, Language};

/// What is printed on the four buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Family {
    /// A below, B on the right.
    Xbox,
    /// Cross below, circle on the right; called by their places.
    PlayStation,
    /// B below, A on the right.
    Switch,
    /// Named by their places.
    #[default]
    Generic,
}

impl Family {
    /// The make of a pad, by USB vendor: Microsoft, Sony, Nintendo.
    #[must_use]
    pub const fn of(vendor: Option<u16>) -> Self {
        match vendor {
            Some(0x045e) => Self::Xbox,
            Some(0x054c) => Self::PlayStation,
            Some(0x057e) => Self::Switch,
            _ => Self::Generic,
        }
    }

    /// What a button is called.
    #[must_use]
    pub const fn label(self, button: Button) -> Label {
        match (button, self) {
            (Button::South, Self::Xbox) | (Button::East, Self::Switch) => Label::ButtonA,
            (Button::East, Self::Xbox) | (Button::South, Self::Switch) => Label::ButtonB,
            (Button::West, Self::Xbox) | (Button::North, Self::Switch) => Label::ButtonX,
            (Button::North, Self::Xbox) | (Button::West, Self::Switch) => Label::ButtonY,
            (Button::South, Self::PlayStation | Self::Generic) => Label::ButtonSouth,
            (Button::East, Self::PlayStation | Self::Generic) => Label::ButtonEast,
            (Button::West, Self::PlayStation | Self::Generic) => Label::ButtonWest,
            (Button::North, Self::PlayStation | Self::Generic) => Label::ButtonNorth,
            (Button::LeftShoulder, _) => Label::ButtonLeftShoulder,
            (Button::RightShoulder, _) => Label::ButtonRightShoulder,
            (Button::LeftTrigger, _) => Label::ButtonLeftTrigger,
            (Button::RightTrigger, _) => Label::ButtonRightTrigger,
            (Button::Select, _) => Label::ButtonSelect,
            (Button::Start, _) => Label::ButtonStart,
            (Button::Guide, _) => Label::ButtonGuide,
            (Button::LeftStick, _) => Label::ButtonLeftStick,
            (Button::RightStick, _) => Label::ButtonRightStick,
            (Button::Up, _) => Label::ButtonUp,
            (Button::Down, _) => Label::ButtonDown,
            (Button::Left, _) => Label::ButtonLeft,
            (Button::Right, _) => Label::ButtonRight,
        }
    }

    /// The layout a pad of this make starts with.
    #[must_use]
    pub const fn layout(self) -> PadLayout {
        match self {
            Self::Xbox => PadLayout::Xbox,
            Self::PlayStation => PadLayout::PlayStation,
            Self::Switch => PadLayout::Switch,
            Self::Generic => PadLayout::Generic,
        }
    }
}

/// A profile that the program brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PadLayout {
    /// Xbox and alike.
    Xbox,
    /// PlayStation: the same places, other names.
    PlayStation,
    /// Switch: the right button takes, the lower one discards, as its users expect.
    Switch,
    /// A make that is not known.
    Generic,
    /// For the left hand alone.
    LeftHand,
    /// For the right hand alone.
    RightHand,
    /// For who sees the board: clock lever and repeat button.
    Lever,
}

impl PadLayout {
    /// Every one, in the order in which they are offered.
    pub const ALL: [Self; 7] =
        [Self::Xbox, Self::PlayStation, Self::Switch, Self::Generic, Self::LeftHand, Self::RightHand, Self::Lever];

    /// The next one that a person may turn to at his pad: not the lever, which has no button that leads on.
    #[must_use]
    pub fn next(self) -> Self {
        let after = Self::ALL.iter().position(|&layout| layout == self).map_or(0, |at| at + 1);
        let mut in_order = Self::ALL.iter().cycle().skip(after).copied();
        in_order.find(|&layout| layout != Self::Lever).expect("there are others")
    }

    /// Its name at the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xbox => "xbox",
            Self::PlayStation => "playstation",
            Self::Switch => "switch",
            Self::Generic => "generic",
            Self::LeftHand => "left-hand",
            Self::RightHand => "right-hand",
            Self::Lever => "lever",
        }
    }

    /// Its name, spoken and written.
    #[must_use]
    pub const fn label(self) -> Label {
        match self {
            Self::Xbox => Label::ProfileXbox,
            Self::PlayStation => Label::ProfilePlayStation,
            Self::Switch => Label::ProfileSwitch,
            Self::Generic => Label::ProfileGeneric,
            Self::LeftHand => Label::ProfileLeftHand,
            Self::RightHand => Label::ProfileRightHand,
            Self::Lever => Label::ProfileLever,
        }
    }

    /// Its text, as it can be exported and changed.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Xbox | Self::PlayStation | Self::Generic => USUAL.to_owned(),
            // What takes and what discards change places.
            Self::Switch => USUAL.replace("South", "\0").replace("East", "South").replace('\0', "East"),
            Self::LeftHand => LEFT_HAND.to_owned(),
            Self::RightHand => RIGHT_HAND.to_owned(),
            Self::Lever => LEVER.to_owned(),
        }
    }

    /// The profile. That every text here is one is a test; without one, nothing would be bound.
    #[must_use]
    pub fn profile(self) -> Option<PadProfile> {
        self.text().parse().ok()
    }
}

const USUAL: &str = include_str!("layouts/usual.txt");
const LEFT_HAND: &str = include_str!("layouts/left-hand.txt");
const RIGHT_HAND: &str = include_str!("layouts/right-hand.txt");
const LEVER: &str = include_str!("layouts/lever.txt");

/// The usual layout as Markdown, as it stands in the manual.
#[must_use]
pub fn markdown(language: Language) -> String {
    let family = Family::Xbox;
    let mut out = String::new();
    let [heading, button, meaning] =
        [Label::PadLayout, Label::ButtonColumn, Label::MeaningColumn].map(|label| label.text(language));
    // Writing to a string cannot fail.
    let _ = writeln!(out, "**{heading}**\n\n| {button} | {meaning} |\n| --- | --- |");
    let Some(profile) = family.layout().profile() else { return out };
    let dpad = Label::PadDpad.text(language);
    let _ = writeln!(out, "| {dpad} | {} |", Label::Walk.text(language));
    for stick in [Stick::Left, Stick::Right] {
        let does = profile.stick(stick).does;
        if does != StickUse::Nothing {
            let _ = writeln!(out, "| {} | {} |", stick.label().text(language), does.label().text(language));
        }
    }
    for command in NAMED.iter().filter(|command| !command.act.repeats()) {
        if let Some(binding) = profile.binding_of(&command.act) {
            let _ = writeln!(out, "| {} | {} |", chord(binding, family, language), command.label.text(language));
        }
    }
    for which in [DialButton::Take, DialButton::Back] {
        let button = family.label(profile.dial(which));
        let _ = writeln!(out, "| {} | {} |", button.text(language), which.label().text(language));
    }
    out
}

/// A chord as it is written: `Left shoulder + Y`; grave acts say that it is held.
fn chord(binding: &ButtonBinding, family: Family, language: Language) -> String {
    let buttons: Vec<&str> =
        binding.held.iter().chain([binding.button]).map(|button| family.label(button).text(language)).collect();
    let held = if binding.act.is_grave() { format!(", {}", Label::PadHeld.text(language)) } else { String::new() };
    format!("{}{held}", buttons.join(" + "))
}

impl ButtonBinding {
    /// The buttons in the order in which they go down.
    #[must_use]
    pub fn labels(&self, family: Family) -> Vec<Label> {
        self.held.iter().chain([self.button]).map(|button| family.label(button)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{super::PadAct, *};
    use crate::desk::Intent;

    #[test]
    fn every_layout_is_a_profile_and_is_written_as_it_is_read() {
        for layout in PadLayout::ALL {
            let profile: PadProfile = layout.text().parse().unwrap_or_else(|error| panic!("{layout:?}: {error}"));
            assert_eq!(profile.to_string().parse(), Ok(profile), "{layout:?}");
        }
    }

    /// The lever has no button for the next profile: whoever came to it stayed there, in the next game too.
    #[test]
    fn from_each_layout_the_next_ones_lead_round() {
        for first in PadLayout::ALL {
            let passed: Vec<PadLayout> = std::iter::successors(Some(first.next()), |layout| Some(layout.next()))
                .take(PadLayout::ALL.len())
                .collect();
            assert!(passed.contains(&PadLayout::Xbox) && !passed.contains(&PadLayout::Lever), "{first:?}: {passed:?}");
        }
    }

    /// With one hand everything else is reached by the spoken list.
    #[test]
    fn every_act_has_a_button_or_is_in_the_spoken_list() {
        for layout in PadLayout::ALL {
            let profile = layout.profile().expect("a profile");
            let menu = profile.binding_of(&PadAct::Menu).is_some();
            for command in NAMED {
                let bound = profile.binding_of(&command.act).is_some();
                let stick = match command.act {
                    PadAct::Desk(Intent::Walk(_)) => Some(StickUse::Walk),
                    PadAct::Piece(_) | PadAct::Kind(_) => Some(StickUse::Pieces),
                    _ => None,
                };
                let by_stick = [Stick::Left, Stick::Right].map(|at| Some(profile.stick(at).does)).contains(&stick);
                // Two hands have a stick more, and a finger to hold down.
                let for_two = matches!(command.act, PadAct::Talk | PadAct::Piece(_) | PadAct::Kind(_));
                let optional = for_two && matches!(layout, PadLayout::LeftHand | PadLayout::RightHand);
                let listed = menu && command.act.is_listed();
                assert!(
                    bound || listed || by_stick || optional || layout == PadLayout::Lever,
                    "{layout:?}: {}",
                    command.name
                );
            }
        }
    }

    #[test]
    fn one_hand_uses_the_buttons_of_one_side() {
        use Button::{East, North, RightShoulder, RightStick, RightTrigger, South, Start, West};
        let right = [South, East, West, North, RightShoulder, RightTrigger, Start, RightStick];
        for (layout, wants_right) in [(PadLayout::LeftHand, false), (PadLayout::RightHand, true)] {
            let profile = layout.profile().expect("a profile");
            for binding in profile.bindings() {
                for button in binding.held.iter().chain([binding.button]).chain([profile.dial(DialButton::Take)]) {
                    assert_eq!(right.contains(&button), wants_right, "{layout:?}: {binding:?}");
                }
            }
        }
    }
}
