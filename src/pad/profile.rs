//! Which button does what, and how sticks are read.
use std::{collections::BTreeMap, ops::RangeInclusive};

use thiserror::Error;

use super::{Button, ButtonSet, DialButton, PadAct, Stick};
use crate::{
    desk::{Direction, Intent},
    game::{Command, MoveCommand},
};

/// What pushing a stick does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StickUse {
    /// The stick does nothing.
    Nothing,
    /// The cursor leaps to the next piece in one of eight directions.
    Leap,
    /// The cursor goes square by square, as with the directional pad.
    Walk,
    /// Up and down walk the pieces of a kind, left and right choose the kind.
    Pieces,
}

impl StickUse {
    /// Every use, with its name in profiles.
    pub const NAMED: [(&'static str, Self); 4] =
        [("nothing", Self::Nothing), ("leap", Self::Leap), ("walk", Self::Walk), ("pieces", Self::Pieces)];
}

/// Per cent of its way that a stick may count as its middle.
pub(super) const DEAD_ZONES: RangeInclusive<u16> = 5..=90;

/// How a stick is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StickRule {
    /// What pushing it does.
    pub does: StickUse,
    /// Per cent of its way that count as its middle: 5 to 90.
    pub dead: u16,
}

/// What a button does, alone or while others are held.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ButtonBinding {
    /// What is held before.
    pub held: ButtonSet,
    /// What is pressed then.
    pub button: Button,
    /// The act of the button.
    pub act: PadAct,
}

/// A layout of a gamepad that is whole: every promise of [`PadProfile::new`] holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PadProfile {
    bindings: Vec<ButtonBinding>,
    left: StickRule,
    right: StickRule,
    dial_take: Button,
    dial_back: Button,
}

/// Why a profile cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ProfileRefusal {
    /// Two acts on one button.
    #[error("this button does something already; give each button, alone or with the same held ones, one act")]
    Twice,
    /// A chord whose button is one of those held.
    #[error("the button is among those that are held before it")]
    HeldItself,
    /// A grave act without a chord.
    #[error("draw, resignation, claims and stopping the clocks need a held button too, such as LeftShoulder+East")]
    NoChord,
    /// Too little or too much of the way.
    #[error("the middle of a stick is 5 to 90 per cent of its way")]
    DeadZone,
    /// One button for both acts of dialling.
    #[error("one button cannot both take a part of a dialled move and take one back")]
    DialTwice,
    /// One of the acts without which nobody can play.
    #[error("no button does `{0}`; without it nobody can play")]
    Missing(&'static str),
}

impl PadProfile {
    /// A profile of these parts.
    ///
    /// # Errors
    /// [`ProfileRefusal`], with the number of the binding that is to blame, counted from 0; `None` for what is missing and for
    /// sticks.
    pub fn new(
        bindings: Vec<ButtonBinding>,
        sticks: [StickRule; 2],
        dial_take: Button,
        dial_back: Button,
    ) -> Result<Self, (ProfileRefusal, Option<usize>)> {
        let mut seen = BTreeMap::new();
        for (number, binding) in bindings.iter().enumerate() {
            binding.check().map_err(|refused| (refused, Some(number)))?;
            let chord = (binding.held.iter().collect::<Vec<_>>(), binding.button);
            if seen.insert(chord, number).is_some() {
                return Err((ProfileRefusal::Twice, Some(number)));
            }
        }
        let needed = [
            (PadAct::Commit, "commit"),
            (PadAct::Desk(Intent::Escape), "cancel"),
            (PadAct::Desk(Intent::Do(Command::Move(MoveCommand::Press))), "press"),
        ];
        for (act, name) in needed {
            if !bindings.iter().any(|binding| binding.act == act) {
                return Err((ProfileRefusal::Missing(name), None));
            }
        }
        if sticks.iter().any(|stick| !DEAD_ZONES.contains(&stick.dead)) {
            return Err((ProfileRefusal::DeadZone, None));
        }
        if dial_take == dial_back {
            return Err((ProfileRefusal::DialTwice, None));
        }
        let commits = |binding: &ButtonBinding| binding.act == PadAct::Commit && binding.held == ButtonSet::default();
        if bindings.iter().any(|binding| commits(binding) && [dial_take, dial_back].contains(&binding.button)) {
            return Err((ProfileRefusal::Missing("commit"), None));
        }
        let [left, right] = sticks;
        Ok(Self { bindings, left, right, dial_take, dial_back })
    }

    /// All buttons with their acts, in order.
    #[must_use]
    pub fn bindings(&self) -> &[ButtonBinding] {
        &self.bindings
    }

    /// How a stick is read.
    #[must_use]
    pub const fn stick(&self, stick: Stick) -> StickRule {
        match stick {
            Stick::Left => self.left,
            Stick::Right => self.right,
        }
    }

    /// Whether a stick leaps, or goes through kinds: pushed to a side it leaps in the set-up.
    #[must_use]
    pub fn leaps(&self) -> bool {
        [self.left, self.right].iter().any(|stick| matches!(stick.does, StickUse::Leap | StickUse::Pieces))
    }

    /// The button that has this meaning while a move is dialled.
    #[must_use]
    pub const fn dial(&self, which: DialButton) -> Button {
        match which {
            DialButton::Take => self.dial_take,
            DialButton::Back => self.dial_back,
        }
    }

    /// The act of a button that goes down while others are held: that of the largest chord among them.
    #[must_use]
    pub fn act(&self, held: ButtonSet, button: Button) -> Option<&ButtonBinding> {
        let fitting = self.bindings.iter().filter(|binding| binding.button == button && held.has_all(binding.held));
        fitting.max_by_key(|binding| binding.held.len())
    }

    /// Whether a button is held for others.
    #[must_use]
    pub fn is_modifier(&self, button: Button) -> bool {
        self.bindings.iter().any(|binding| binding.held.has(button))
    }

    /// What takes the row in hand in a list, and goes on in the set-up: what takes a piece; for who sees and needs no such
    /// button, what commits.
    #[must_use]
    pub fn takes(&self) -> PadAct {
        let grasp = PadAct::Desk(Intent::Grasp);
        if self.binding_of(&grasp).is_some() { grasp } else { PadAct::Commit }
    }

    /// The first binding of an act.
    #[must_use]
    pub fn binding_of(&self, act: &PadAct) -> Option<&ButtonBinding> {
        self.bindings.iter().find(|binding| binding.act == *act)
    }

    /// This profile with `act` on this chord and nowhere else; what was there before has no button then.
    ///
    /// # Errors
    /// [`ProfileRefusal`]; nothing is changed.
    pub fn rebound(&self, act: &PadAct, held: ButtonSet, button: Button) -> Result<Self, ProfileRefusal> {
        let mut bindings = self.bindings.clone();
        bindings.retain(|binding| binding.act != *act && (binding.held, binding.button) != (held, button));
        bindings.push(ButtonBinding { held, button, act: act.clone() });
        if let Some(lost) = self.lost_in(&bindings) {
            return Err(ProfileRefusal::Missing(lost));
        }
        Self::new(bindings, [self.left, self.right], self.dial_take, self.dial_back).map_err(|(refused, _)| refused)
    }

    /// The name of an act with which lists are walked and taken from, which has a button here and none among those: without
    /// it nobody gets back to what he changed.
    fn lost_in(&self, bindings: &[ButtonBinding]) -> Option<&'static str> {
        let walks = [Direction::Up, Direction::Down, Direction::Left, Direction::Right].map(Intent::Walk);
        let acts = walks.into_iter().chain([Intent::Grasp]).map(PadAct::Desk);
        let lost = |act: &PadAct| self.binding_of(act).is_some() && bindings.iter().all(|binding| binding.act != *act);
        acts.filter(lost).find_map(|act| act.command().map(|command| command.name))
    }
}

impl ButtonBinding {
    fn check(&self) -> Result<(), ProfileRefusal> {
        if self.held.has(self.button) {
            return Err(ProfileRefusal::HeldItself);
        }
        if self.act.is_grave() && self.held.is_empty() {
            return Err(ProfileRefusal::NoChord);
        }
        Ok(())
    }
}
