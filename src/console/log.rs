//! The log of a game in words for the JSON state: one name for each act, and what belongs to it.
use serde_json::{Value, json};

use super::{
    adjournment::adjournment_act,
    reconcile::reconcile_act,
    state::{millis, name, reason, words},
};
use crate::{
    clock::control::both_written,
    game::{
        Act, AnswerAct, ArbiterAct, Assessment, Claim, ClaimAct, ClaimStage, ClockAct, Denial, Device, DeviceAct,
        DrawAct, EndingAct, Flaw, Game, Incident, LockAct, Loss, MoveAct, NoticeAct, OutputKind, Penalised,
        PendingClaim, PresenceAct, PressKind, Silence, StartAct, Statement,
    },
    laws::{
        irregularity::Irregularity,
        penalty::Penalty,
        quickplay::{Compensation, Request},
    },
};

pub(super) fn act(act: &Act) -> (&'static str, Value) {
    match act {
        Act::Start(StartAct::Started) => ("started", Value::Null),
        Act::Move(MoveAct::Touched(square)) => ("touched", square.to_string().into()),
        Act::Move(MoveAct::Placed(said)) => ("placed", words(*said).into()),
        Act::Move(MoveAct::Entered(said)) => ("entered", words(*said).into()),
        Act::Move(MoveAct::EntryTakenBack(said)) => ("entry taken back", words(*said).into()),
        Act::Move(MoveAct::Announced(said)) => ("announced", words(*said).into()),
        Act::Move(MoveAct::Corrected(said)) => ("corrected", words(*said).into()),
        Act::Move(MoveAct::Pressed(PressKind::Regular)) => ("pressed", Value::Null),
        Act::Move(MoveAct::Pressed(PressKind::Early)) => ("pressed", "early".into()),
        Act::Move(MoveAct::Pressed(PressKind::WithoutMove)) => ("pressed", "without move".into()),
        Act::Move(MoveAct::LeftUnpressed) => ("left unpressed", Value::Null),
        Act::Move(MoveAct::CompletedByNextMove(side)) => ("completed by the next move", name(*side).into()),
        Act::Move(MoveAct::PressHeldBack) => ("press held back", Value::Null),
        Act::Answer(AnswerAct::Repeated(said)) => ("repeated", words(*said).into()),
        Act::Answer(AnswerAct::Executed(said)) => ("executed", words(*said).into()),
        Act::Draw(DrawAct::Offered(side)) => ("draw offered", name(*side).into()),
        Act::Draw(DrawAct::Declined) => ("draw declined", Value::Null),
        Act::Ending(EndingAct::Ended(ending)) => {
            ("ended", json!({ "score": ending.score(), "reason": reason(ending.reason) }))
        }
        Act::Ending(EndingAct::Confirmed) => ("ending confirmed", Value::Null),
        Act::Ending(EndingAct::Rejected) => ("ending rejected", Value::Null),
        Act::Arbiter(ArbiterAct::WentBack(plies)) => ("went back", (*plies).into()),
        Act::Device(DeviceAct::Offered(device, seat)) => {
            ("device offered", format!("{} {seat}", device_name(*device)).into())
        }
        Act::Device(DeviceAct::Kept(device)) => ("device kept", device_name(*device).into()),
        Act::Device(DeviceAct::Given(device, seat)) => {
            ("device given", format!("{} {seat}", device_name(*device)).into())
        }
        Act::Start(StartAct::Resumed { down }) => ("resumed", millis(*down)),
        Act::Start(StartAct::ClockHeld) => ("clock held", Value::Null),
        Act::Start(StartAct::Ready(side)) => ("ready", name(*side).into()),
        other => clock_act(other),
    }
}

fn clock_act(act: &Act) -> (&'static str, Value) {
    match act {
        Act::Clock(ClockAct::Stopped) => ("clock stopped", Value::Null),
        Act::Clock(ClockAct::Restarted) => ("clock restarted", Value::Null),
        Act::Clock(ClockAct::Set { side, left, completed }) => {
            ("clock set", json!({ "side": name(*side), "left": millis(*left), "completed": completed }))
        }
        Act::Clock(ClockAct::ControlReplaced(controls)) => ("control replaced", both_written(controls).into()),
        Act::Clock(ClockAct::IncrementIntroduced(time)) => ("increment introduced", millis(*time)),
        Act::Clock(ClockAct::TimeRanOut(side)) => ("time ran out", name(*side).into()),
        Act::Ending(EndingAct::ChanceUndetermined(side)) => ("chance undetermined", name(*side).into()),
        Act::Claim(ClaimAct::FlagOrderUnknown) => ("flag order unknown", Value::Null),
        Act::Claim(ClaimAct::FlagAwaits(side)) => ("flag awaits claim", name(*side).into()),
        Act::Arbiter(ArbiterAct::Penalised(side, penalty)) => {
            ("penalised", json!({ "side": name(*side), "penalty": penalty_name(*penalty) }))
        }
        Act::Arbiter(ArbiterAct::Explained(grounds)) => ("explained", grounds.clone().into()),
        Act::Lock(LockAct::Entered) => ("arbiter entered", Value::Null),
        Act::Lock(LockAct::Left) => ("arbiter left", Value::Null),
        Act::Lock(LockAct::Locked) => ("arbiter locked", Value::Null),
        Act::Lock(LockAct::TooSoon(left)) => ("pin too soon", millis(*left)),
        Act::Lock(LockAct::Denied(Denial::NoPin)) => ("denied", "no pin".into()),
        Act::Lock(LockAct::Denied(Denial::WrongPin)) => ("denied", "wrong pin".into()),
        Act::Lock(LockAct::Denied(Denial::NotArbiter)) => ("denied", "not the arbiter".into()),
        Act::Lock(LockAct::Denied(Denial::BelowZero)) => ("denied", "below zero".into()),
        Act::Presence(PresenceAct::Absent(side)) => ("absent", name(*side).into()),
        Act::Presence(PresenceAct::Arrived(side)) => ("arrived", name(*side).into()),
        Act::Presence(PresenceAct::DefaultTimePassed(side)) => ("default time passed", name(*side).into()),
        Act::Claim(ClaimAct::Made(side, what)) => ("claimed", json!({ "by": name(*side), "claim": claim_name(*what) })),
        Act::Claim(ClaimAct::Postponed(Compensation::TwoMinutes)) => ("claim postponed", Value::Null),
        Act::Claim(ClaimAct::Postponed(Compensation::None)) => ("claim postponed without time", Value::Null),
        Act::Claim(ClaimAct::Granted) => ("claim granted", Value::Null),
        Act::Claim(ClaimAct::Rejected) => ("claim rejected", Value::Null),
        Act::Arbiter(ArbiterAct::IllegalMoveFound { ply, side }) => {
            ("illegal move found", json!({ "ply": ply, "side": name(*side) }))
        }
        Act::Arbiter(ArbiterAct::PawnBecameQueen) => ("pawn became queen", Value::Null),
        Act::Arbiter(ArbiterAct::PromotionBegun { from, to }) => {
            ("promotion begun", json!({ "from": from.to_string(), "to": to.to_string() }))
        }
        Act::Arbiter(ArbiterAct::IrregularityFound(irregularity)) => {
            ("irregularity found", irregularity_name(*irregularity).into())
        }
        Act::Move(MoveAct::Adjusted(square)) => ("adjusted", square.to_string().into()),
        Act::Move(MoveAct::Withdrawn(Statement::Touched(square))) => ("touch withdrawn", square.to_string().into()),
        Act::Move(MoveAct::Withdrawn(Statement::Adjusts(square))) => {
            ("adjustment withdrawn", square.to_string().into())
        }
        Act::Ending(EndingAct::SheetSigned(side)) => ("sheet signed", name(*side).into()),
        Act::Clock(ClockAct::AssistantAsked(side)) => ("assistant asked", name(*side).into()),
        Act::Clock(ClockAct::CallsForbidden) => ("calls forbidden", Value::Null),
        Act::Clock(ClockAct::CallsAllowed) => ("calls allowed", Value::Null),
        Act::Arbiter(ArbiterAct::UnrecordedAllowed) => ("unrecorded play allowed", Value::Null),
        Act::Notice(NoticeAct::Noticed(incident)) => ("noticed", noticed(incident)),
        Act::Reconcile(act) => reconcile_act(act),
        Act::Notice(NoticeAct::BoardSensed { side, board }) => {
            ("board sensed", json!({ "side": name(*side), "board": board.to_string() }))
        }
        other => adjournment_act(other),
    }
}

fn device_name(device: Device) -> String {
    match device {
        Device::Keyboard => "keyboard".to_owned(),
        Device::Mouse => "mouse".to_owned(),
        Device::Gamepad(number) => format!("gamepad {number}"),
    }
}

fn noticed(incident: &Incident) -> Value {
    match incident {
        Incident::Slept(time) => json!({ "slept": millis(*time) }),
        Incident::WallClockForward(time) => json!({ "wall clock forward": millis(*time) }),
        Incident::WallClockBack(time) => json!({ "wall clock back": millis(*time) }),
        Incident::BatteryLow(percent) => json!({ "battery": percent }),
        Incident::DiskNearlyFull(megabytes) => json!({ "disk megabytes": megabytes }),
        Incident::Recorded { ply, clip } => json!({ "recorded ply": ply, "clip": clip }),
        Incident::SensorLost(side) => json!({ "electronic board lost": name(*side) }),
        Incident::SensorBack(side) => json!({ "electronic board back": name(*side) }),
        Incident::PadGone(pad) => json!({ "gamepad gone": pad }),
        Incident::PadBack(pad) => json!({ "gamepad back": pad }),
        Incident::JournalKept(after) => json!({ "journal kept after": millis(*after) }),
        Incident::JournalRewritten(loss) => json!({ "journal rewritten": loss_name(*loss) }),
        Incident::HeartbeatRewritten(loss) => json!({ "heartbeat rewritten": loss_name(*loss) }),
        Incident::HeartbeatFailed => json!("heartbeat failed"),
        Incident::SoundLost { output, device, why } => {
            json!({ "sound lost": output_name(*output), "device": device, "why": silence_name(*why) })
        }
        Incident::SoundBack { output, device } => json!({ "sound back": output_name(*output), "device": device }),
    }
}

const fn loss_name(loss: Loss) -> &'static str {
    match loss {
        Loss::Deleted => "deleted",
        Loss::Replaced => "replaced",
    }
}

fn output_name(output: OutputKind) -> String {
    match output {
        OutputKind::Room => "room".to_owned(),
        OutputKind::Earphone(side) => format!("earphone {}", name(side)),
    }
}

const fn silence_name(why: Silence) -> &'static str {
    match why {
        Silence::NoDevice => "no device",
        Silence::Gone => "gone",
        Silence::Moved => "moved",
        Silence::NoServer => "no server",
        Silence::Failed => "failed",
    }
}

const fn claim_name(claim: Claim) -> &'static str {
    match claim {
        Claim::Quickplay(Request::Draw) => "draw in quickplay finish",
        Claim::Quickplay(Request::ExtraTime) => "increment in quickplay finish",
        Claim::Threefold(_) => "threefold repetition",
        Claim::FiftyMoves(_) => "fifty moves",
        Claim::IllegalMove => "illegal move",
        Claim::Touch(_) => "touched piece",
    }
}

pub(super) fn claim(pending: PendingClaim, game: &Game) -> Value {
    let stage = match pending.stage {
        ClaimStage::Open => "open",
        ClaimStage::Postponed(_) => "postponed",
        ClaimStage::FlagFallen(_) => "flag fallen",
    };
    json!({
        "by": name(pending.by),
        "claim": claim_name(pending.claim),
        "intended": pending.claim.intended().map(words),
        "stage": stage,
        "record": game.assessment().map(|assessment| record(&assessment, pending.claim, game)),
    })
}

/// What the record says to a claim: `right` with the plies, or what is wrong.
fn record(assessment: &Assessment, claim: Claim, game: &Game) -> Value {
    match assessment {
        Assessment::Right(plies) => json!({ "right": true, "plies": plies }),
        Assessment::ForTheArbiter => json!({ "right": null }),
        Assessment::Wrong(flaw) => {
            let why = match flaw {
                Flaw::NotOnMove => "not on move",
                Flaw::Touched => "after a touch",
                Flaw::IntendedIsIllegal => "intended move illegal",
                Flaw::OnlySoOften(_) => "not repeated often enough",
                Flaw::OnlySoLong(_) => "not fifty moves",
                Flaw::NoIllegalMove => "no illegal move",
                Flaw::Answered(_) => "answered",
                Flaw::TouchedSince => "touched since",
            };
            let edition = game.setup().edition;
            json!({
                "right": false,
                "why": why,
                "article": flaw.article(claim).number(edition),
                "costs": game.wrong_claim_costs(claim).map(millis),
            })
        }
    }
}

const fn irregularity_name(irregularity: Irregularity) -> &'static str {
    match irregularity {
        Irregularity::StartPosition => "start position",
        Irregularity::BoardTurned => "board turned",
        Irregularity::ColoursReversed => "colours reversed",
        Irregularity::PiecesDisplaced => "pieces displaced",
        Irregularity::TwoHands => "two hands",
        Irregularity::IllegalPosition => "illegal position",
        Irregularity::PositionLost => "position lost",
    }
}

const fn penalty_name(penalty: Penalty) -> &'static str {
    match penalty {
        Penalty::Warning => "warning",
        Penalty::TimeToOpponent(_) => "time to opponent",
        Penalty::TimeFromOffender(_) => "time from offender",
        Penalty::PointsToOpponent => "points to opponent",
        Penalty::PointsFromOffender => "points from offender",
        Penalty::GameLost => "game lost",
        Penalty::GameLostOpponentHalf => "game lost, half a point to the opponent",
        Penalty::GameLostToBoth => "game lost to both",
        Penalty::Fine => "fine",
        Penalty::Exclusion => "exclusion",
    }
}

pub(super) fn penalised(penalised: &Penalised) -> Value {
    let time = match penalised.penalty {
        Penalty::TimeToOpponent(time) | Penalty::TimeFromOffender(time) => millis(time),
        _ => Value::Null,
    };
    json!({
        "at": penalised.at.as_millis(),
        "side": name(penalised.side),
        "penalty": penalty_name(penalised.penalty),
        "time": time,
    })
}
