//! What happens on the clock, and what the arbiter does, in words.
use std::time::Duration;

use shakmaty::Color;

use super::{
    Audience, Content, Cue, Priority,
    adjourn::set_after_resumption,
    event::{arbiter, everybody, room},
    sound::{sound_back, sound_lost},
};
use crate::{
    clock::{Bonus, Control, ControlError, Period, control::Expected},
    game::{Battery, Denial, Game, Incident, Loss, NotKept, Presence, Seat},
    language::{Arg, Line, Phrase},
    laws::{
        Article,
        penalty::Penalty,
        time::{Excuse, may_excuse},
    },
};

/// Whose clock goes on.
pub(super) fn restarted(game: &Game) -> Vec<Cue> {
    let running = game.clock().side_running();
    running.map(|side| room(Line::ClockRestarted, [Arg::Color(side)])).into_iter().collect()
}

/// What stands on the clock now.
pub(super) fn set(side: Color, left: Duration, completed: u32, game: &Game) -> Vec<Cue> {
    let args = vec![Arg::Color(side), Arg::Time(left), Arg::Number(completed)];
    let mut cues = everybody(game, &Phrase::Line(Line::ClockSet, args));
    cues.extend(set_after_resumption(game));
    cues
}

/// The mark that the clock showed is gone; where the game goes on, everybody is told so (6.11.a).
pub(super) fn flag_order_unknown(game: &Game) -> Vec<Cue> {
    let last = Color::ALL.iter().all(|&side| game.clock().moves_to_control(side).is_none());
    vec![room(if last { Line::FlagOrderUnknown } else { Line::BothFlagsGoesOn }, [])]
}

/// A penalty on `side` in words: `Strafe für Weiß: der Gegner erhält zwei Minuten.`
#[must_use]
pub fn penalty_phrase(side: Color, penalty: Penalty) -> Phrase {
    let of = |line| Phrase::with(line, [Arg::Color(side)]);
    let timed = |line, time| Phrase::with(line, [Arg::Color(side), Arg::Time(time)]);
    match penalty {
        Penalty::Warning => of(Line::PenaltyWarning),
        Penalty::TimeToOpponent(time) => timed(Line::PenaltyTimeToOpponent, time),
        Penalty::TimeFromOffender(time) => timed(Line::PenaltyTimeFromOffender, time),
        Penalty::PointsToOpponent => of(Line::PenaltyPointsToOpponent),
        Penalty::PointsFromOffender => of(Line::PenaltyPointsFromOffender),
        Penalty::GameLost | Penalty::GameLostOpponentHalf => of(Line::PenaltyGameLost),
        Penalty::GameLostToBoth => Phrase::line(Line::PenaltyGameLostToBoth),
        Penalty::Fine => of(Line::PenaltyFine),
        Penalty::Exclusion => of(Line::PenaltyExclusion),
    }
}

/// A refusal that is on record, told to whoever tried.
pub(super) fn denied(by: Option<Seat>, denial: Denial, game: &Game) -> Cue {
    let (article, phrase) = match denial {
        Denial::NoPin => (Article::ArbitersPowers, Phrase::line(Line::PinNeeded)),
        Denial::WrongPin => (Article::ArbitersPowers, wrong_pin_phrase(game)),
        Denial::NotArbiter => (Article::ArbitersPowers, Phrase::line(Line::ArbiterOnly)),
        Denial::BelowZero => (Article::ClockSetting, Phrase::line(Line::BelowZero)),
    };
    denied_at(by, article, phrase, game)
}

fn denied_at(by: Option<Seat>, article: Article, phrase: Phrase, game: &Game) -> Cue {
    let to = Audience::private(by.unwrap_or(Seat::Arbiter), game.setup());
    let content = Content::Refuse { article: article.number(game.setup().edition), phrase };
    Cue { to, priority: Priority::Answer, content }
}

/// That the PIN was wrong, and when the next one is looked at; `game` is the game after it.
fn wrong_pin_phrase(game: &Game) -> Phrase {
    Phrase::Several(vec![Phrase::line(Line::WrongPin), pin_wait_phrase(game.wait_after_wrong_pin())])
}

/// When the next PIN is looked at, in whole seconds.
#[must_use]
pub fn pin_wait_phrase(left: Duration) -> Phrase {
    Phrase::with(Line::PinWait, [Arg::Time(whole_seconds(left))])
}

/// A PIN that was not looked at, so long before the wait is over.
pub(super) fn too_soon(by: Option<Seat>, left: Duration, game: &Game) -> Cue {
    let phrase = Phrase::with(Line::PinTooSoon, [Arg::Time(whole_seconds(left))]);
    denied_at(by, Article::ArbitersPowers, phrase, game)
}

/// Rounded up: whoever waits as long as he is told is not too early.
const fn whole_seconds(left: Duration) -> Duration {
    Duration::from_secs(left.as_millis().div_ceil(1000) as u64)
}

/// What the arbiter is told of a default time that has passed.
pub(super) const fn default_time_line(game: &Game) -> Line {
    match excuse(game) {
        Excuse::Arbiter => Line::MarkDefaultTime,
        Excuse::RegulationsOnly => Line::MarkDefaultTimeStrict,
    }
}

/// Who may excuse somebody late: at a resumption the arbiter in every edition (G.10 of 2009).
const fn excuse(game: &Game) -> Excuse {
    if game.is_resumed() { Excuse::Arbiter } else { may_excuse(game.setup().edition) }
}

/// `game` is the game after the arrival: who came too late is told by the moment, which the default time has passed.
pub(super) fn arrived(side: Color, game: &Game) -> Cue {
    let line = match (game.came_late(side), excuse(game)) {
        (false, _) => Line::MarkArrived,
        (true, Excuse::Arbiter) => Line::MarkArrivedLate,
        (true, Excuse::RegulationsOnly) => Line::MarkArrivedLateStrict,
    };
    debug_assert_eq!(game.presence(side), Presence::Here);
    arbiter(line, [Arg::Color(side)])
}

pub(super) fn asked(side: Color, game: &Game) -> Vec<Cue> {
    let assistant = Audience::Page(Seat::Assistant(side));
    let player = Audience::private(Seat::Player(side), game.setup());
    vec![
        Cue::answer(assistant, Phrase::with(Line::AssistantAsked, [Arg::Color(side)])),
        Cue::answer(player, Phrase::line(Line::AssistantTold)),
    ]
}

/// What the machine does is the arbiter's to know; what can end the game soon is everybody's.
pub(super) fn noticed(incident: &Incident, game: &Game) -> Vec<Cue> {
    match *incident {
        Incident::Slept(time) => vec![arbiter(Line::MarkSlept, [Arg::Time(time)])],
        Incident::WallClockForward(time) | Incident::WallClockBack(time) => {
            vec![arbiter(Line::MarkWallClock, [Arg::Time(time)])]
        }
        Incident::BatteryLow(percent) => {
            everybody(game, &Phrase::with(Line::MarkBatteryLow, [Arg::Number(percent.into())]))
        }
        Incident::DiskNearlyFull(megabytes) => {
            vec![arbiter(Line::MarkDiskNearlyFull, [Arg::Number(megabytes)])]
        }
        // Whoever has the gamepad is told where it is driven, whether there is a game or not.
        Incident::Recorded { .. } | Incident::PadGone(_) | Incident::PadBack(_) => Vec::new(),
        Incident::SensorLost(side) => vec![arbiter(Line::MarkSensorLost, [Arg::Color(side)])],
        Incident::SensorBack(side) => vec![arbiter(Line::MarkSensorBack, [Arg::Color(side)])],
        Incident::JournalKept(_) => vec![room(Line::JournalKept, [])],
        Incident::JournalRewritten(Loss::Deleted) => vec![arbiter(Line::MarkJournalDeleted, [])],
        Incident::JournalRewritten(Loss::Replaced) => vec![arbiter(Line::MarkJournalReplaced, [])],
        Incident::HeartbeatRewritten(Loss::Deleted | Loss::Replaced) => {
            vec![arbiter(Line::MarkHeartbeatRewritten, [])]
        }
        Incident::HeartbeatFailed => vec![arbiter(Line::MarkHeartbeatFailed, [])],
        Incident::SoundLost { output, ref device, why } => sound_lost(output, device, why, game.setup()),
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

/// How much charge the battery has.
#[must_use]
pub fn battery_phrase(battery: Option<Battery>) -> Phrase {
    match battery {
        Some(battery) => Phrase::with(Line::BatteryLevel, [Arg::Number(battery.percent.into())]),
        None => Phrase::line(Line::BatteryNone),
    }
}

/// Time controls in words: `40 Züge in 90 Minuten, 30 Sekunden je Zug dazu`.
#[must_use]
pub fn control_phrase(controls: &shakmaty::ByColor<Control>) -> Phrase {
    if controls.white == controls.black {
        let mut parts = vec![Phrase::line(Line::SetupControlBoth)];
        parts.extend(control_parts(&controls.white));
        return Phrase::Several(parts);
    }
    let of = |side: Color| {
        let mut parts = vec![Phrase::with(Line::SetupControlOf, [Arg::Color(side)])];
        parts.extend(control_parts(controls.get(side)));
        parts
    };
    Phrase::Several(Color::ALL.into_iter().flat_map(of).collect())
}

/// What is wrong with a time control, where, and an example: `Bei 30s fehlt eine Zahl von Sekunden. Zum Beispiel ...`
#[must_use]
pub fn control_error_phrase(error: &ControlError) -> Phrase {
    let line = match error {
        _ if error.part().is_empty() => Line::ControlEmpty,
        ControlError::NoPart { expected: Expected::Moves, .. } => Line::ControlNoMoves,
        ControlError::NoPart { expected: Expected::Minutes, .. } => Line::ControlNoMinutes,
        ControlError::NoPart { expected: Expected::Seconds, .. } => Line::ControlNoSeconds,
        ControlError::NoPart { expected: Expected::Bonus, .. } => Line::ControlNoBonus,
        ControlError::Nothing { .. } => Line::ControlNoTime,
        ControlError::NeverReached { .. } => Line::ControlNeverReached,
        ControlError::TooLong { .. } => Line::ControlTooLong,
    };
    let place = (line != Line::ControlEmpty).then(|| Arg::Text(error.part().to_owned()));
    Phrase::Several(vec![Phrase::with(line, place), Phrase::line(Line::ControlForExample)])
}

fn control_parts(control: &Control) -> Vec<Phrase> {
    if !control.is_timed() {
        return vec![Phrase::line(Line::SetupNoClock)];
    }
    let rest = if control.periods().len() == 1 { Line::ControlWhole } else { Line::ControlRest };
    let mut parts: Vec<Phrase> = control.periods().iter().flat_map(|period| period_parts(period, rest)).collect();
    if control.periods().last().is_some_and(|period| period.moves.is_some()) {
        parts.push(Phrase::line(Line::ControlAgain));
    }
    parts
}

/// `rest` is how a period without a number of moves is called.
fn period_parts(period: &Period, rest: Line) -> Vec<Phrase> {
    let time = Arg::Time(period.time);
    let whole = match period.moves {
        Some(moves) => Phrase::with(Line::ControlMoves, [Arg::Number(moves), time]),
        None => Phrase::with(rest, [time]),
    };
    let mut parts = vec![whole];
    parts.extend(bonus_phrase(period.bonus));
    parts
}

/// What each move brings, in words; nothing without a bonus.
pub(super) fn bonus_phrase(bonus: Bonus) -> Option<Phrase> {
    match bonus {
        Bonus::None => None,
        Bonus::Increment(time) => Some(Phrase::with(Line::ControlIncrement, [Arg::Time(time)])),
        Bonus::Delay(time) => Some(Phrase::with(Line::ControlDelay, [Arg::Time(time)])),
        Bonus::Bronstein(time) => Some(Phrase::with(Line::ControlBronstein, [Arg::Time(time)])),
    }
}
