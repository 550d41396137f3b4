//! Penalties, results and incidents on the wire.
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::{
    game::{Code, Incident, Loss, Numbered, Outcome, OutputKind, Program, Silence, Tool},
    laws::penalty::Penalty,
    spelling::{Spelling, Text, millis},
};

/// A penalty's name; its time, if it has one, stands beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WirePenalty {
    Warning,
    TimeToOpponent,
    TimeFromOffender,
    PointsToOpponent,
    PointsFromOffender,
    GameLost,
    GameLostOpponentHalf,
    GameLostToBoth,
    Fine,
    Exclusion,
}

impl WirePenalty {
    pub(super) const fn of(penalty: Penalty) -> (Self, Option<Duration>) {
        match penalty {
            Penalty::Warning => (Self::Warning, None),
            Penalty::TimeToOpponent(time) => (Self::TimeToOpponent, Some(time)),
            Penalty::TimeFromOffender(time) => (Self::TimeFromOffender, Some(time)),
            Penalty::PointsToOpponent => (Self::PointsToOpponent, None),
            Penalty::PointsFromOffender => (Self::PointsFromOffender, None),
            Penalty::GameLost => (Self::GameLost, None),
            Penalty::GameLostOpponentHalf => (Self::GameLostOpponentHalf, None),
            Penalty::GameLostToBoth => (Self::GameLostToBoth, None),
            Penalty::Fine => (Self::Fine, None),
            Penalty::Exclusion => (Self::Exclusion, None),
        }
    }

    /// A penalty in time whose time is missing is one of no time: the clock's own line tells what was done.
    pub(super) fn with(self, time: Option<Duration>) -> Penalty {
        let time = time.unwrap_or_default();
        match self {
            Self::Warning => Penalty::Warning,
            Self::TimeToOpponent => Penalty::TimeToOpponent(time),
            Self::TimeFromOffender => Penalty::TimeFromOffender(time),
            Self::PointsToOpponent => Penalty::PointsToOpponent,
            Self::PointsFromOffender => Penalty::PointsFromOffender,
            Self::GameLost => Penalty::GameLost,
            Self::GameLostOpponentHalf => Penalty::GameLostOpponentHalf,
            Self::GameLostToBoth => Penalty::GameLostToBoth,
            Self::Fine => Penalty::Fine,
            Self::Exclusion => Penalty::Exclusion,
        }
    }
}

/// What was noticed about the machine: `{"slept-ms":90000}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WireIncident {
    SleptMs(u64),
    StoodStillMs(u64),
    WallClockForwardMs(u64),
    WallClockBackMs(u64),
    BatteryPercent(u8),
    DiskMegabytes(u32),
    Recorded { ply: u32, clip: u32 },
    SensorLost(Text<Color>),
    SensorBack(Text<Color>),
    GamepadGone(u8),
    GamepadBack(u8),
    JournalKeptAfterMs(u64),
    JournalRewritten(WireLoss),
    HeartbeatRewritten(WireLoss),
    HeartbeatFailed,
    Code { number: u32, squares: Text<Code> },
    CopyComplete,
    CopyFailed,
    Program { version: String, sha256: String },
    FocusLost,
    FocusBack,
    ToolRefused(Text<Tool>),
    ToolAllowed(Text<Tool>),
    SoundLost { output: Text<OutputKind>, device: String, why: Text<Silence> },
    SoundBack { output: Text<OutputKind>, device: String },
}

/// What became of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WireLoss {
    Deleted,
    Replaced,
}

impl From<Loss> for WireLoss {
    fn from(loss: Loss) -> Self {
        match loss {
            Loss::Deleted => Self::Deleted,
            Loss::Replaced => Self::Replaced,
        }
    }
}

impl From<WireLoss> for Loss {
    fn from(wire: WireLoss) -> Self {
        match wire {
            WireLoss::Deleted => Self::Deleted,
            WireLoss::Replaced => Self::Replaced,
        }
    }
}

impl From<Incident> for WireIncident {
    fn from(incident: Incident) -> Self {
        match incident {
            Incident::Slept(time) => Self::SleptMs(millis(time)),
            Incident::StoodStill(time) => Self::StoodStillMs(millis(time)),
            Incident::WallClockForward(time) => Self::WallClockForwardMs(millis(time)),
            Incident::WallClockBack(time) => Self::WallClockBackMs(millis(time)),
            Incident::BatteryLow(percent) => Self::BatteryPercent(percent),
            Incident::DiskNearlyFull(megabytes) => Self::DiskMegabytes(megabytes),
            Incident::Recorded { ply, clip } => Self::Recorded { ply, clip },
            Incident::SensorLost(side) => Self::SensorLost(Text(side)),
            Incident::SensorBack(side) => Self::SensorBack(Text(side)),
            Incident::PadGone(pad) => Self::GamepadGone(pad),
            Incident::PadBack(pad) => Self::GamepadBack(pad),
            Incident::JournalKept(after) => Self::JournalKeptAfterMs(millis(after)),
            Incident::JournalRewritten(loss) => Self::JournalRewritten(loss.into()),
            Incident::HeartbeatRewritten(loss) => Self::HeartbeatRewritten(loss.into()),
            Incident::HeartbeatFailed => Self::HeartbeatFailed,
            Incident::CodeShown(Numbered { number, code }) => Self::Code { number, squares: Text(code) },
            Incident::CopyComplete => Self::CopyComplete,
            Incident::CopyFailed => Self::CopyFailed,
            Incident::Program(Program { version, sha256 }) => Self::Program { version, sha256 },
            Incident::FocusLost => Self::FocusLost,
            Incident::FocusBack => Self::FocusBack,
            Incident::ToolRefused(tool) => Self::ToolRefused(Text(tool)),
            Incident::ToolAllowed(tool) => Self::ToolAllowed(Text(tool)),
            Incident::SoundLost { output, device, why } => {
                Self::SoundLost { output: Text(output), device, why: Text(why) }
            }
            Incident::SoundBack { output, device } => Self::SoundBack { output: Text(output), device },
        }
    }
}

impl From<WireIncident> for Incident {
    fn from(wire: WireIncident) -> Self {
        match wire {
            WireIncident::SleptMs(ms) => Self::Slept(Duration::from_millis(ms)),
            WireIncident::StoodStillMs(ms) => Self::StoodStill(Duration::from_millis(ms)),
            WireIncident::WallClockForwardMs(ms) => Self::WallClockForward(Duration::from_millis(ms)),
            WireIncident::WallClockBackMs(ms) => Self::WallClockBack(Duration::from_millis(ms)),
            WireIncident::BatteryPercent(percent) => Self::BatteryLow(percent),
            WireIncident::DiskMegabytes(megabytes) => Self::DiskNearlyFull(megabytes),
            WireIncident::Recorded { ply, clip } => Self::Recorded { ply, clip },
            WireIncident::SensorLost(side) => Self::SensorLost(side.0),
            WireIncident::SensorBack(side) => Self::SensorBack(side.0),
            WireIncident::GamepadGone(pad) => Self::PadGone(pad),
            WireIncident::GamepadBack(pad) => Self::PadBack(pad),
            WireIncident::JournalKeptAfterMs(ms) => Self::JournalKept(Duration::from_millis(ms)),
            WireIncident::JournalRewritten(loss) => Self::JournalRewritten(loss.into()),
            WireIncident::HeartbeatRewritten(loss) => Self::HeartbeatRewritten(loss.into()),
            WireIncident::HeartbeatFailed => Self::HeartbeatFailed,
            WireIncident::Code { number, squares } => Self::CodeShown(Numbered { number, code: squares.0 }),
            WireIncident::CopyComplete => Self::CopyComplete,
            WireIncident::CopyFailed => Self::CopyFailed,
            WireIncident::Program { version, sha256 } => Self::Program(Program { version, sha256 }),
            WireIncident::FocusLost => Self::FocusLost,
            WireIncident::FocusBack => Self::FocusBack,
            WireIncident::ToolRefused(tool) => Self::ToolRefused(tool.0),
            WireIncident::ToolAllowed(tool) => Self::ToolAllowed(tool.0),
            WireIncident::SoundLost { output, device, why } => Self::SoundLost { output: output.0, device, why: why.0 },
            WireIncident::SoundBack { output, device } => Self::SoundBack { output: output.0, device },
        }
    }
}

/// The score: `1-0`, `0-0`, `1/2-0`.
impl Spelling for Outcome {
    const KIND: &'static str = "score";

    fn spell(&self) -> String {
        match self {
            Self::Won(Color::White) => "1-0",
            Self::Won(Color::Black) => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::LostByBoth => "0-0",
            Self::HalfPoint(Color::White) => "1/2-0",
            Self::HalfPoint(Color::Black) => "0-1/2",
            Self::Annulled => "*",
        }
        .to_owned()
    }

    fn unspell(word: &str) -> Option<Self> {
        Some(match word {
            "1-0" => Self::Won(Color::White),
            "0-1" => Self::Won(Color::Black),
            "1/2-1/2" => Self::Drawn,
            "0-0" => Self::LostByBoth,
            "1/2-0" => Self::HalfPoint(Color::White),
            "0-1/2" => Self::HalfPoint(Color::Black),
            "*" => Self::Annulled,
            _ => return None,
        })
    }
}
