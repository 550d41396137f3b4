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
        Act, Assessment, Claim, ClaimStage, Denial, Device, Flaw, Game, Incident, Loss, OutputKind, Penalised,
        PendingClaim, PressKind, Silence, Statement,
    },
    laws::{
        irregularity::Irregularity,
        penalty::Penalty,
        quickplay::{Compensation, Request},
    },
};

pub(super) fn act(act: &Act) -> (&'static str, Value) {
    match act {
        Act::Started => ("started", Value::Null),
        Act::Touched(square) => ("touched", square.to_string().into()),
        Act::Placed(said) => ("placed", words(*said).into()),
        Act::Entered(said) => ("entered", words(*said).into()),
        Act::EntryTakenBack(said) => ("entry taken back", words(*said).into()),
        Act::Announced(said) => ("announced", words(*said).into()),
        Act::Corrected(said) => ("corrected", words(*said).into()),
        Act::Pressed(PressKind::Regular) => ("pressed", Value::Null),
        Act::Pressed(PressKind::Early) => ("pressed", "early".into()),
        Act::Pressed(PressKind::WithoutMove) => ("pressed", "without move".into()),
        Act::LeftUnpressed => ("left unpressed", Value::Null),
        Act::CompletedByNextMove(side) => ("completed by the next move", name(*side).into()),
        Act::PressHeldBack => ("press held back", Value::Null),
        Act::Repeated(said) => ("repeated", words(*said).into()),
        Act::Executed(said) => ("executed", words(*said).into()),
        Act::DrawOffered(side) => ("draw offered", name(*side).into()),
        Act::DrawDeclined => ("draw declined", Value::Null),
        Act::Ended(ending) => ("ended", json!({ "score": ending.score(), "reason": reason(ending.reason) })),
        Act::EndingConfirmed => ("ending confirmed", Value::Null),
        Act::EndingRejected => ("ending rejected", Value::Null),
        Act::WentBack(plies) => ("went back", (*plies).into()),
        Act::DeviceOffered(device, seat) => ("device offered", format!("{} {seat}", device_name(*device)).into()),
        Act::DeviceKept(device) => ("device kept", device_name(*device).into()),
        Act::DeviceGiven(device, seat) => ("device given", format!("{} {seat}", device_name(*device)).into()),
        Act::Resumed { down } => ("resumed", millis(*down)),
        Act::ClockHeld => ("clock held", Value::Null),
        Act::Ready(side) => ("ready", name(*side).into()),
        other => clock_act(other),
    }
}

fn clock_act(act: &Act) -> (&'static str, Value) {
    match act {
        Act::ClockStopped => ("clock stopped", Value::Null),
        Act::ClockRestarted => ("clock restarted", Value::Null),
        Act::ClockSet { side, left, completed } => {
            ("clock set", json!({ "side": name(*side), "left": millis(*left), "completed": completed }))
        }
        Act::ControlReplaced(controls) => ("control replaced", both_written(controls).into()),
        Act::IncrementIntroduced(time) => ("increment introduced", millis(*time)),
        Act::TimeRanOut(side) => ("time ran out", name(*side).into()),
        Act::ChanceUndetermined(side) => ("chance undetermined", name(*side).into()),
        Act::FlagOrderUnknown => ("flag order unknown", Value::Null),
        Act::FlagAwaitsClaim(side) => ("flag awaits claim", name(*side).into()),
        Act::Penalised(side, penalty) => {
            ("penalised", json!({ "side": name(*side), "penalty": penalty_name(*penalty) }))
        }
        Act::Explained(grounds) => ("explained", grounds.clone().into()),
        Act::ArbiterEntered => ("arbiter entered", Value::Null),
        Act::ArbiterLeft => ("arbiter left", Value::Null),
        Act::ArbiterLocked => ("arbiter locked", Value::Null),
        Act::PinTooSoon(left) => ("pin too soon", millis(*left)),
        Act::Denied(Denial::NoPin) => ("denied", "no pin".into()),
        Act::Denied(Denial::WrongPin) => ("denied", "wrong pin".into()),
        Act::Denied(Denial::NotArbiter) => ("denied", "not the arbiter".into()),
        Act::Denied(Denial::BelowZero) => ("denied", "below zero".into()),
        Act::Absent(side) => ("absent", name(*side).into()),
        Act::Arrived(side) => ("arrived", name(*side).into()),
        Act::DefaultTimePassed(side) => ("default time passed", name(*side).into()),
        Act::Claimed(side, what) => ("claimed", json!({ "by": name(*side), "claim": claim_name(*what) })),
        Act::ClaimPostponed(Compensation::TwoMinutes) => ("claim postponed", Value::Null),
        Act::ClaimPostponed(Compensation::None) => ("claim postponed without time", Value::Null),
        Act::ClaimGranted => ("claim granted", Value::Null),
        Act::ClaimRejected => ("claim rejected", Value::Null),
        Act::IllegalMoveFound { ply, side } => ("illegal move found", json!({ "ply": ply, "side": name(*side) })),
        Act::PawnBecameQueen => ("pawn became queen", Value::Null),
        Act::PromotionBegun { from, to } => {
            ("promotion begun", json!({ "from": from.to_string(), "to": to.to_string() }))
        }
        Act::IrregularityFound(irregularity) => ("irregularity found", irregularity_name(*irregularity).into()),
        Act::Adjusted(square) => ("adjusted", square.to_string().into()),
        Act::Withdrawn(Statement::Touched(square)) => ("touch withdrawn", square.to_string().into()),
        Act::Withdrawn(Statement::Adjusts(square)) => ("adjustment withdrawn", square.to_string().into()),
        Act::SheetSigned(side) => ("sheet signed", name(*side).into()),
        Act::AssistantAsked(side) => ("assistant asked", name(*side).into()),
        Act::CallsForbidden => ("calls forbidden", Value::Null),
        Act::CallsAllowed => ("calls allowed", Value::Null),
        Act::UnrecordedAllowed => ("unrecorded play allowed", Value::Null),
        Act::Noticed(incident) => ("noticed", noticed(incident)),
        Act::Reconcile(act) => reconcile_act(act),
        Act::BoardSensed { side, board } => {
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
