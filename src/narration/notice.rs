//! What the program noticed, in words.
use super::{
    Cue,
    cue::{arbiter, everybody, room},
    sensor::{self, lift_phrase},
    sound::{sound_back, sound_chosen, sound_lost},
};
use crate::{
    game::{Battery, Game, Incident, Loss, NotKept, NoticeAct, Numbered},
    language::{Arg, Line, Phrase},
};

/// The cues of what the program noticed.
pub(super) fn of_notice(act: &NoticeAct, game: &Game) -> Vec<Cue> {
    match *act {
        NoticeAct::BoardSensed { side, .. } => sensor::sensed(side, game),
        NoticeAct::LiftSensed(lifted) => vec![Cue::arbiter(lift_phrase(lifted))],
        NoticeAct::Noticed(ref incident) => noticed(incident, game),
    }
}

/// The arbiter is told about the machine; everybody is told what can end the game soon.
pub(super) fn noticed(incident: &Incident, game: &Game) -> Vec<Cue> {
    match *incident {
        Incident::Slept(time) => vec![arbiter(Line::MarkSlept, [Arg::Time(time)])],
        Incident::StoodStill(time) => vec![arbiter(Line::MarkStoodStill, [Arg::Time(time)])],
        Incident::WallClockForward(time) | Incident::WallClockBack(time) => {
            vec![arbiter(Line::MarkWallClock, [Arg::Time(time)])]
        }
        Incident::BatteryLow(percent) => {
            everybody(game, &Phrase::with(Line::MarkBatteryLow, [Arg::Number(percent.into())]))
        }
        Incident::DiskNearlyFull(megabytes) => {
            vec![arbiter(Line::MarkDiskNearlyFull, [Arg::Number(megabytes)])]
        }
        // The gamepad's driver tells its owner, with a game or without.
        // Where the program is closed nobody is left to hear it: it stands in the log.
        // Which program it is stands in the seal.
        Incident::Recorded { .. }
        | Incident::PadGone(_)
        | Incident::PadBack(_)
        | Incident::PadMixedUp(_)
        | Incident::Program(_)
        | Incident::Closed(_) => Vec::new(),
        Incident::SensorLost(side) => vec![arbiter(Line::MarkSensorLost, [Arg::Color(side)])],
        Incident::SensorBack(side) => vec![arbiter(Line::MarkSensorBack, [Arg::Color(side)])],
        Incident::JournalKept(_) => vec![room(Line::JournalKept, [])],
        Incident::JournalRewritten(Loss::Deleted) => vec![arbiter(Line::MarkJournalDeleted, [])],
        Incident::JournalRewritten(Loss::Replaced) => vec![arbiter(Line::MarkJournalReplaced, [])],
        Incident::HeartbeatRewritten(Loss::Deleted | Loss::Replaced) => {
            vec![arbiter(Line::MarkHeartbeatRewritten, [])]
        }
        Incident::HeartbeatFailed => vec![arbiter(Line::MarkHeartbeatFailed, [])],
        Incident::CodeShown(shown) => vec![Cue::arbiter(code_phrase(shown))],
        Incident::CopyComplete => vec![arbiter(Line::MarkCopyComplete, [])],
        Incident::CopyFailed => vec![arbiter(Line::MarkCopyFailed, [])],
        Incident::FocusLost => vec![arbiter(Line::MarkFocusLost, [])],
        Incident::FocusBack => vec![arbiter(Line::MarkFocusBack, [])],
        Incident::ToolRefused(tool) => vec![arbiter(Line::MarkToolRefused, [Arg::Text(tool.name().to_owned())])],
        Incident::ToolAllowed(tool) => vec![arbiter(Line::MarkToolAllowed, [Arg::Text(tool.name().to_owned())])],
        Incident::ToolRead(tool) => vec![arbiter(Line::MarkToolRead, [Arg::Text(tool.name().to_owned())])],
        Incident::SoundLost { output, ref device, why } => sound_lost(output, device, why, game.setup()),
        Incident::SoundChosen { output, ref device } => sound_chosen(output, device),
        Incident::SoundBack { output, ref device } => sound_back(output, device, game.setup()),
    }
}

/// That nothing can be kept: told once, when it begins.
#[must_use]
pub fn cannot_be_kept(cause: NotKept) -> Cue {
    Cue::room(Phrase::line(match cause {
        NotKept::DiskFull => Line::DiskFull,
        NotKept::Unwritable => Line::JournalFailed,
    }))
}

/// A code of the journal, to be written down.
#[must_use]
pub fn code_phrase(shown: Numbered) -> Phrase {
    let squares = shown.code.0.map(Arg::Square);
    Phrase::with(Line::MarkJournalCode, [Arg::Number(shown.number)].into_iter().chain(squares))
}

/// How much charge the battery has.
#[must_use]
pub fn battery_phrase(battery: Option<Battery>) -> Phrase {
    match battery {
        Some(battery) => Phrase::with(Line::BatteryLevel, [Arg::Number(battery.percent.into())]),
        None => Phrase::line(Line::BatteryNone),
    }
}
