//! What can be set at a pad besides the buttons of its commands: the buttons of dialling, and how its sticks are read.
use super::{
    Button, Family, PadAct, PadProfile, ProfileRefusal, Stick, StickUse,
    act::Way,
    profile::{DEAD_ZONES, StickRule},
};
use crate::{
    desk::{Direction, Intent},
    language::{Arg, Label, Line, Phrase},
};

/// By how many per cent of its way the middle of a stick grows and shrinks.
const STEP: u16 = 5;

/// A button that has a meaning of its own while a move is dialled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DialButton {
    /// Takes the part at which a stick points.
    Take,
    /// Takes the last part back.
    Back,
}

impl DialButton {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> Label {
        match self {
            Self::Take => Label::PadTake,
            Self::Back => Label::PadTakeBack,
        }
    }
}

/// What can be set about a stick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StickPart {
    /// What pushing it does.
    Use,
    /// How much of its way counts as its middle.
    Middle,
}

/// One thing that can be set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PadSetting {
    /// A button of dialling, which is set by being pressed.
    Dial(DialButton),
    /// How a stick is read, which is stepped through.
    Stick(Stick, StickPart),
}

impl PadSetting {
    /// Every setting, in the order in which they are walked.
    pub const ALL: [Self; 6] = [
        Self::Dial(DialButton::Take),
        Self::Dial(DialButton::Back),
        Self::Stick(Stick::Left, StickPart::Use),
        Self::Stick(Stick::Left, StickPart::Middle),
        Self::Stick(Stick::Right, StickPart::Use),
        Self::Stick(Stick::Right, StickPart::Middle),
    ];

    /// The other button of dialling, which would be left without one by taking its own; `None` for a stick.
    #[must_use]
    pub const fn other_dial(self) -> Option<Label> {
        match self {
            Self::Dial(DialButton::Take) => Some(DialButton::Back.label()),
            Self::Dial(DialButton::Back) => Some(DialButton::Take.label()),
            Self::Stick(..) => None,
        }
    }

    /// The setting and what it is at.
    #[must_use]
    pub fn phrase(self, profile: &PadProfile, family: Family) -> Phrase {
        let set = |label, to| Phrase::with(Line::PadBound, [Arg::Label(label), Arg::Labels(vec![to])]);
        match self {
            Self::Dial(which) => set(which.label(), family.label(profile.dial(which))),
            Self::Stick(stick, StickPart::Use) => set(stick.label(), profile.stick(stick).does.label()),
            Self::Stick(stick, StickPart::Middle) => {
                let middle = Arg::Number(profile.stick(stick).dead.into());
                Phrase::with(Line::PadStickMiddle, [Arg::Label(stick.label()), middle])
            }
        }
    }
}

/// Another value of a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PadChange {
    /// This button.
    Dial(DialButton, Button),
    /// The next or previous value.
    Stick(Stick, StickPart, Way),
}

impl PadChange {
    /// What is changed.
    #[must_use]
    pub const fn setting(self) -> PadSetting {
        match self {
            Self::Dial(which, _) => PadSetting::Dial(which),
            Self::Stick(stick, part, _) => PadSetting::Stick(stick, part),
        }
    }
}

impl PadProfile {
    /// This profile with another value of a setting.
    ///
    /// # Errors
    /// [`ProfileRefusal`]; nothing is changed.
    pub fn changed(&self, change: PadChange) -> Result<Self, ProfileRefusal> {
        let mut sticks = [Stick::Left, Stick::Right].map(|stick| self.stick(stick));
        let (mut take, mut back) = (self.dial(DialButton::Take), self.dial(DialButton::Back));
        match change {
            PadChange::Dial(DialButton::Take, button) => take = button,
            PadChange::Dial(DialButton::Back, button) => back = button,
            PadChange::Stick(stick, part, way) => {
                let rule = &mut sticks[stick as usize];
                *rule = match part {
                    StickPart::Use => StickRule { does: rule.does.beside(way), ..*rule },
                    StickPart::Middle => rule.with_middle(way),
                };
            }
        }
        let changed = Self::new(self.bindings().to_vec(), sticks, take, back).map_err(|(refused, _)| refused)?;
        match self.walk_lost_in(&changed) {
            Some(lost) => Err(ProfileRefusal::Missing(lost)),
            None => Ok(changed),
        }
    }

    /// The name of the walk that this profile has and the other has not: without it nobody gets back to what he changed.
    fn walk_lost_in(&self, other: &Self) -> Option<&'static str> {
        let walk = PadAct::Desk(Intent::Walk(Direction::Up));
        let walks = |profile: &Self| {
            let by_stick = [Stick::Left, Stick::Right].map(|stick| profile.stick(stick).does == StickUse::Walk);
            by_stick.contains(&true) || profile.binding_of(&walk).is_some()
        };
        (walks(self) && !walks(other)).then(|| walk.command().map(|command| command.name)).flatten()
    }
}

impl StickUse {
    fn beside(self, way: Way) -> Self {
        let at = Self::NAMED.iter().position(|(_, does)| *does == self).unwrap_or_default();
        let to = match way {
            Way::Next => at + 1,
            Way::Previous => at + Self::NAMED.len() - 1,
        };
        Self::NAMED[to % Self::NAMED.len()].1
    }

    /// What it is called.
    #[must_use]
    pub const fn label(self) -> Label {
        match self {
            Self::Nothing => Label::StickIdle,
            Self::Leap => Label::PadLeap,
            Self::Walk => Label::Walk,
            Self::Pieces => Label::PadChooseKind,
        }
    }
}

impl StickRule {
    /// A middle that is larger or smaller by one step, as far as there is one.
    fn with_middle(self, way: Way) -> Self {
        let dead = match way {
            Way::Next => self.dead + STEP,
            Way::Previous => self.dead.saturating_sub(STEP),
        };
        Self { dead: dead.clamp(*DEAD_ZONES.start(), *DEAD_ZONES.end()), ..self }
    }
}

impl Stick {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> Label {
        match self {
            Self::Left => Label::StickLeft,
            Self::Right => Label::StickRight,
        }
    }
}
