//! Penalties and incidents on the wire.
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::table::{Millis, Wired, wire_table, wired};
use crate::{
    game::{Code, Device, Incident, Loss, Numbered, OutputKind, Program, Silence, Tool},
    laws::penalty::Penalty,
    spelling::Text,
};

/// Penalties, a row for each; the time, where a penalty has one, is written beside its name.
macro_rules! penalties {
    ($($name:ident $(($time:ident))?;)+) => {
        /// A penalty's name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub(super) enum WirePenalty {
            $($name,)+
        }

        impl WirePenalty {
            pub(super) const fn of(penalty: Penalty) -> (Self, Option<Duration>) {
                match penalty {
                    $(Penalty::$name $(($time))? => {
                        let times: &[Duration] = &[$($time)?];
                        (Self::$name, times.first().copied())
                    })+
                }
            }

            /// A penalty in time whose time is missing is one of no time: the clock's own line tells what was done.
            pub(super) fn with(self, time: Option<Duration>) -> Penalty {
                match self {
                    $(Self::$name => {
                        $(let $time = time.unwrap_or_default();)?
                        Penalty::$name $(($time))?
                    })+
                }
            }
        }
    };
}

penalties! {
    Warning;
    TimeToOpponent(time);
    TimeFromOffender(time);
    PointsToOpponent;
    PointsFromOffender;
    GameLost;
    GameLostOpponentHalf;
    GameLostToBoth;
    Fine;
    Exclusion;
}

wired! { as_it_is: WirePenalty; }

wire_table! {
    /// What became of a file.
    #[serde(rename_all = "kebab-case")]
    WireLoss of Loss:
    Deleted = [Deleted];
    Replaced = [Replaced];
}

wire_table! {
    /// What was noticed about the machine: `{"slept-ms":90000}`.
    #[serde(rename_all = "kebab-case")]
    WireIncident of Incident:
    SleptMs(time: Millis) = [Slept(time)];
    StoodStillMs(time: Millis) = [StoodStill(time)];
    WallClockForwardMs(time: Millis) = [WallClockForward(time)];
    WallClockBackMs(time: Millis) = [WallClockBack(time)];
    BatteryPercent(percent: u8) = [BatteryLow(percent)];
    DiskMegabytes(megabytes: u32) = [DiskNearlyFull(megabytes)];
    Recorded { ply: u32, clip: u32 } = [Recorded { ply, clip }];
    SensorLost(side: Text<Color>) = [SensorLost(side)];
    SensorBack(side: Text<Color>) = [SensorBack(side)];
    GamepadGone(pad: u8) = [PadGone(pad)];
    GamepadBack(pad: u8) = [PadBack(pad)];
    GamepadMixedUp(pad: u8) = [PadMixedUp(pad)];
    JournalKeptAfterMs(after: Millis) = [JournalKept(after)];
    JournalRewritten(loss: WireLoss) = [JournalRewritten(loss)];
    HeartbeatRewritten(loss: WireLoss) = [HeartbeatRewritten(loss)];
    HeartbeatFailed = [HeartbeatFailed];
    Code { number: u32, squares: Text<Code> } = [CodeShown(Numbered { number, code: squares })];
    CopyComplete = [CopyComplete];
    CopyFailed = [CopyFailed];
    Program { version: String, sha256: String } = [Program(Program { version, sha256 })];
    FocusLost = [FocusLost];
    FocusBack = [FocusBack];
    Closed(device: Text<Device>) = [Closed(device)];
    ToolRefused(tool: Text<Tool>) = [ToolRefused(tool)];
    ToolAllowed(tool: Text<Tool>) = [ToolAllowed(tool)];
    ToolRead(tool: Text<Tool>) = [ToolRead(tool)];
    SoundLost {
        output: Text<OutputKind>,
        device: String,
        why: Text<Silence>
    } = [SoundLost { output, device, why }];
    SoundChosen { output: Text<OutputKind>, device: String } = [SoundChosen { output, device }];
    SoundBack { output: Text<OutputKind>, device: String } = [SoundBack { output, device }];
}
