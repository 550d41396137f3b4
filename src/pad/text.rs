//! Profiles as text: one line for each button, `LeftShoulder+North = feel-own`.
use std::{fmt, str::FromStr};

use thiserror::Error;

use super::{
    Button, ButtonBinding, DialButton, NAMED, PadAct, PadProfile, ProfileRefusal, Stick, StickUse, UnknownButton,
    profile::{DEAD_ZONES, StickRule},
};

/// A text that is not a profile.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct PadProfileError {
    /// Which line, from 1; the last one where something is missing.
    pub line: usize,
    /// What is wrong there.
    pub problem: ProfileProblem,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ProfileProblem {
    /// A line without `=`.
    #[error("`{0}` is not an assignment: write BUTTON = act")]
    NoAssignment(String),
    /// Not a button.
    #[error(transparent)]
    Button(#[from] UnknownButton),
    /// Not an act.
    #[error("`{0}` is nothing a gamepad can do; `anna-hector pad acts` lists what it can")]
    Act(String),
    /// Not how a stick is read.
    #[error("`{0}` tells nothing about a stick: write leap, walk, pieces or nothing, and a number of per cent")]
    Stick(String),
    /// It cannot be had.
    #[error(transparent)]
    Refused(#[from] ProfileRefusal),
}

/// What is read before all is known.
struct ProfileDraft {
    bindings: Vec<(usize, ButtonBinding)>,
    sticks: [StickRule; 2],
    dial: [Button; 2],
}

impl FromStr for PadProfile {
    type Err = PadProfileError;

    /// ```
    /// # use anna_hector::pad::PadProfile;
    /// let text = "RightTrigger = commit\nEast = cancel\nStart = press\nLeftShoulder+North = feel-own\n";
    /// assert!(text.parse::<PadProfile>().is_ok());
    /// let broken = "RightTrigger = commit\nEast = cancle\n".parse::<PadProfile>().unwrap_err();
    /// assert_eq!(broken.line, 2);
    /// ```
    fn from_str(text: &str) -> Result<Self, PadProfileError> {
        let usual = StickRule { does: StickUse::Nothing, dead: 30 };
        let dial = [Button::RightShoulder, Button::LeftShoulder];
        let mut draft = ProfileDraft { bindings: Vec::new(), sticks: [usual, usual], dial };
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                draft.read(line, index + 1).map_err(|problem| PadProfileError { line: index + 1, problem })?;
            }
        }
        draft.finish(text.lines().count().max(1))
    }
}

impl ProfileDraft {
    fn read(&mut self, line: &str, number: usize) -> Result<(), ProfileProblem> {
        let (key, value) = line.split_once('=').ok_or_else(|| ProfileProblem::NoAssignment(line.to_owned()))?;
        let (key, value) = (key.trim(), value.trim());
        match key {
            "left-stick" => self.sticks[0] = stick(value)?,
            "right-stick" => self.sticks[1] = stick(value)?,
            "dial-take" => self.dial[0] = value.parse()?,
            "dial-back" => self.dial[1] = value.parse()?,
            _ => {
                let buttons: Vec<Button> =
                    key.split('+').map(|name| name.trim().parse()).collect::<Result<_, UnknownButton>>()?;
                let [held @ .., button] = buttons.as_slice() else {
                    return Err(ProfileProblem::NoAssignment(line.into()));
                };
                let act = act(value).ok_or_else(|| ProfileProblem::Act(value.to_owned()))?;
                let held = held.iter().copied().collect();
                self.bindings.push((number, ButtonBinding { held, button: *button, act }));
            }
        }
        Ok(())
    }

    fn finish(self, last: usize) -> Result<PadProfile, PadProfileError> {
        let (lines, bindings): (Vec<usize>, Vec<ButtonBinding>) = self.bindings.into_iter().unzip();
        let [take, back] = self.dial;
        PadProfile::new(bindings, self.sticks, take, back).map_err(|(refused, at)| PadProfileError {
            line: at.and_then(|at| lines.get(at).copied()).unwrap_or(last),
            problem: refused.into(),
        })
    }
}

fn stick(value: &str) -> Result<StickRule, ProfileProblem> {
    let wrong = || ProfileProblem::Stick(value.to_owned());
    let mut words = value.split_whitespace();
    let name = words.next().unwrap_or_default();
    let (_, does) = StickUse::NAMED.into_iter().find(|(known, _)| *known == name).ok_or_else(wrong)?;
    let dead = words.next().map_or(Ok(30), str::parse).map_err(|_| wrong())?;
    if !DEAD_ZONES.contains(&dead) {
        return Err(ProfileRefusal::DeadZone.into());
    }
    match words.next() {
        None => Ok(StickRule { does, dead }),
        Some(_) => Err(wrong()),
    }
}

fn act(name: &str) -> Option<PadAct> {
    NAMED.iter().find(|command| command.name == name).map(|command| command.act.clone())
}

/// As [`PadProfile::from_str`] reads it.
impl fmt::Display for PadProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, stick) in [("left-stick", Stick::Left), ("right-stick", Stick::Right)] {
            let rule = self.stick(stick);
            let name = StickUse::NAMED.into_iter().find(|(_, does)| *does == rule.does).map_or("nothing", |(n, _)| n);
            writeln!(f, "{key} = {name} {}", rule.dead)?;
        }
        writeln!(f, "dial-take = {}\ndial-back = {}", self.dial(DialButton::Take), self.dial(DialButton::Back))?;
        for binding in self.bindings() {
            for held in binding.held.iter() {
                write!(f, "{held}+")?;
            }
            let name = binding.act.command().map_or("", |command| command.name);
            writeln!(f, "{} = {name}", binding.button)?;
        }
        Ok(())
    }
}
