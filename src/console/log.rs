//! The log of a game in words for the JSON state: one name for each act, and what belongs to it.
use serde_json::{Value, json};

use super::{
    adjournment::adjournment_act,
    reconcile::reconcile_act,
    value::{millis, name, reason, words},
};
use crate::{
    clock::control::both_written,
    game::{
        Act, AnswerAct, ArbiterAct, Assessment, Claim, ClaimAct, ClaimStage, ClockAct, Denial, Device, DeviceAct,
        DrawAct, EndingAct, Flaw, Game, Incident, Lifted, LockAct, Loss, MoveAct, NoticeAct, OutputKind, PendingClaim,
        PresenceAct, PressKind, Ruled, Silence, StartAct, Statement,
    },
    laws::{
        draw_claim::DrawClaimFlaw,
        irregularity::Irregularity,
        penalty::Penalty,
        quickplay::{Compensation, Request},
    },
};

pub(super) fn act(act: &Act) -> (&'static str, Value) {
    match act {
        Act::Start(act) => start_act(act),
        Act::Move(act) => moving_act(act),
        Act::Answer(act) => answer_act(act),
        Act::Draw(act) => draw_act(act),
        Act::Ending(act) => ending_act(act),
        Act::Claim(act) => claim_act(act),
        Act::Clock(act) => clock_act(act),
        Act::Arbiter(act) => arbiter_act(act),
        Act::Lock(act) => lock_act(act),
        Act::Presence(act) => presence_act(act),
        Act::Device(act) => device_act(act),
        Act::Notice(act) => notice_act(act),
        Act::Adjournment(act) => adjournment_act(act),
        Act::Reconcile(act) => reconcile_act(act),
    }
}

fn start_act(act: &StartAct) -> (&'static str, Value) {
    match act {
        StartAct::Started => ("started", Value::Null),
        StartAct::Resumed { down } => ("resumed", down.map_or(Value::Null, millis)),
        StartAct::ClockHeld => ("clock held", Value::Null),
        StartAct::Ready(side) => ("ready", name(*side).into()),
    }
}

fn moving_act(act: &MoveAct) -> (&'static str, Value) {
    match act {
        MoveAct::Touched(square) => ("touched", square.to_string().into()),
        MoveAct::Placed(said) => ("placed", words(*said).into()),
        MoveAct::Entered(said) => ("entered", words(*said).into()),
        MoveAct::EntryTakenBack(said) => ("entry taken back", words(*said).into()),
        MoveAct::Announced(said) => ("announced", words(*said).into()),
        MoveAct::Corrected(said) => ("corrected", words(*said).into()),
        MoveAct::Pressed(PressKind::Regular) => ("pressed", Value::Null),
        MoveAct::Pressed(PressKind::Early) => ("pressed", "early".into()),
        MoveAct::Pressed(PressKind::WithoutMove) => ("pressed", "without move".into()),
        MoveAct::LeftUnpressed => ("left unpressed", Value::Null),
        MoveAct::CompletedByNextMove(side) => ("completed by the next move", name(*side).into()),
        MoveAct::PressHeldBack => ("press held back", Value::Null),
        MoveAct::Replaced(said) => ("replaced by", words(*said).into()),
        MoveAct::Misspoken(said) => ("misspoken", words(*said).into()),
        MoveAct::Adjusted(square) => ("adjusted", square.to_string().into()),
        MoveAct::Withdrawn(Statement::Touched(square)) => ("touch withdrawn", square.to_string().into()),
        MoveAct::Withdrawn(Statement::Adjusts(square)) => ("adjustment withdrawn", square.to_string().into()),
    }
}

fn answer_act(act: &AnswerAct) -> (&'static str, Value) {
    match act {
        AnswerAct::Repeated(said) => ("repeated", words(*said).into()),
        AnswerAct::Executed(said) => ("executed", words(*said).into()),
    }
}

fn draw_act(act: &DrawAct) -> (&'static str, Value) {
    match act {
        DrawAct::Offered(side) => ("draw offered", name(*side).into()),
        DrawAct::Declined => ("draw declined", Value::Null),
        DrawAct::Consented => ("draw consented to", Value::Null),
    }
}

fn ending_act(act: &EndingAct) -> (&'static str, Value) {
    match act {
        EndingAct::Ended(ending) => ("ended", json!({ "score": ending.score(), "reason": reason(ending.reason) })),
        EndingAct::Confirmed => ("ending confirmed", Value::Null),
        EndingAct::Rejected => ("ending rejected", Value::Null),
        EndingAct::ChanceUndetermined(side) => ("chance undetermined", name(*side).into()),
        EndingAct::SheetSigned(side) => ("sheet signed", name(*side).into()),
    }
}

fn claim_act(act: &ClaimAct) -> (&'static str, Value) {
    match act {
        ClaimAct::FlagOrderUnknown => ("flag order unknown", Value::Null),
        ClaimAct::FlagAwaits(side) => ("flag awaits claim", name(*side).into()),
        ClaimAct::Made(side, what) => ("claimed", json!({ "by": name(*side), "claim": claim_name(*what) })),
        ClaimAct::Postponed(Compensation::TwoMinutes) => ("claim postponed", Value::Null),
        ClaimAct::Postponed(Compensation::None) => ("claim postponed without time", Value::Null),
        ClaimAct::Granted => ("claim granted", Value::Null),
        ClaimAct::Rejected => ("claim rejected", Value::Null),
    }
}

fn clock_act(act: &ClockAct) -> (&'static str, Value) {
    match act {
        ClockAct::Stopped => ("clock stopped", Value::Null),
        ClockAct::Restarted => ("clock restarted", Value::Null),
        ClockAct::Set { side, left, completed } => {
            ("clock set", json!({ "side": name(*side), "left": millis(*left), "completed": completed }))
        }
        ClockAct::Proposed { side, left, completed } => {
            ("clock proposed", json!({ "side": name(*side), "left": millis(*left), "completed": completed }))
        }
        ClockAct::ControlReplaced(controls) => ("control replaced", both_written(controls).into()),
        ClockAct::IncrementIntroduced(time) => ("increment introduced", millis(*time)),
        ClockAct::TimeRanOut(side) => ("time ran out", name(*side).into()),
        ClockAct::AssistantAsked(side) => ("assistant asked", name(*side).into()),
        ClockAct::CallsForbidden => ("calls forbidden", Value::Null),
        ClockAct::CallsAllowed => ("calls allowed", Value::Null),
    }
}

fn arbiter_act(act: &ArbiterAct) -> (&'static str, Value) {
    match act {
        ArbiterAct::WentBack(plies) => ("went back", (*plies).into()),
        ArbiterAct::RulingWithdrawn(number) => ("ruling withdrawn", (*number).into()),
        ArbiterAct::Penalised(side, penalty) => {
            ("penalised", json!({ "side": name(*side), "penalty": penalty_name(*penalty) }))
        }
        ArbiterAct::Explained(grounds) => ("explained", grounds.clone().into()),
        ArbiterAct::IllegalMoveFound { ply, side } => {
            ("illegal move found", json!({ "ply": ply, "side": name(*side) }))
        }
        ArbiterAct::PawnBecameQueen => ("pawn became queen", Value::Null),
        ArbiterAct::PromotionBegun { from, to } => {
            ("promotion begun", json!({ "from": from.to_string(), "to": to.to_string() }))
        }
        ArbiterAct::IrregularityFound(irregularity) => ("irregularity found", irregularity_name(*irregularity).into()),
        ArbiterAct::UnrecordedAllowed => ("unrecorded play allowed", Value::Null),
    }
}

fn lock_act(act: &LockAct) -> (&'static str, Value) {
    match act {
        LockAct::Entered => ("arbiter entered", Value::Null),
        LockAct::Left => ("arbiter left", Value::Null),
        LockAct::Locked => ("arbiter locked", Value::Null),
        LockAct::TooSoon(left) => ("pin too soon", millis(*left)),
        LockAct::Denied(Denial::NoPin) => ("denied", "no pin".into()),
        LockAct::Denied(Denial::WrongPin) => ("denied", "wrong pin".into()),
        LockAct::Denied(Denial::NotArbiter) => ("denied", "not the arbiter".into()),
        LockAct::Denied(Denial::BelowZero) => ("denied", "below zero".into()),
        LockAct::Denied(Denial::Unasked) => ("denied", "unasked".into()),
    }
}

fn presence_act(act: &PresenceAct) -> (&'static str, Value) {
    match act {
        PresenceAct::Absent(side) => ("absent", name(*side).into()),
        PresenceAct::Arrived(side) => ("arrived", name(*side).into()),
        PresenceAct::DefaultTimePassed(side) => ("default time passed", name(*side).into()),
    }
}

fn device_act(act: &DeviceAct) -> (&'static str, Value) {
    match act {
        DeviceAct::Offered(device, seat) => ("device offered", format!("{} {seat}", device_name(*device)).into()),
        DeviceAct::Kept(device) => ("device kept", device_name(*device).into()),
        DeviceAct::Given(device, seat) => ("device given", format!("{} {seat}", device_name(*device)).into()),
    }
}

fn notice_act(act: &NoticeAct) -> (&'static str, Value) {
    match act {
        NoticeAct::Noticed(incident) => ("noticed", noticed(incident)),
        NoticeAct::BoardSensed { side, board } => {
            ("board sensed", json!({ "side": name(*side), "board": board.to_string() }))
        }
        NoticeAct::LiftSensed(lifted) => ("lift sensed", lift(*lifted)),
    }
}

fn lift(Lifted { side, square, piece, away, ply }: Lifted) -> Value {
    let piece = piece.char().to_string();
    json!({ "side": name(side), "square": square.to_string(), "piece": piece, "away": millis(away), "ply": ply })
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
        Incident::StoodStill(time) => json!({ "stood still": millis(*time) }),
        Incident::WallClockForward(time) => json!({ "wall clock forward": millis(*time) }),
        Incident::WallClockBack(time) => json!({ "wall clock back": millis(*time) }),
        Incident::BatteryLow(percent) => json!({ "battery": percent }),
        Incident::DiskNearlyFull(megabytes) => json!({ "disk megabytes": megabytes }),
        Incident::Recorded { ply, clip } => json!({ "recorded ply": ply, "clip": clip }),
        Incident::SensorLost(side) => json!({ "electronic board lost": name(*side) }),
        Incident::SensorBack(side) => json!({ "electronic board back": name(*side) }),
        Incident::PadGone(pad) => json!({ "gamepad gone": pad }),
        Incident::PadBack(pad) => json!({ "gamepad back": pad }),
        Incident::PadMixedUp(pad) => json!({ "gamepad mixed up": pad }),
        Incident::JournalKept(after) => json!({ "journal kept after": millis(*after) }),
        Incident::JournalRewritten(loss) => json!({ "journal rewritten": loss_name(*loss) }),
        Incident::HeartbeatRewritten(loss) => json!({ "heartbeat rewritten": loss_name(*loss) }),
        Incident::HeartbeatFailed => json!("heartbeat failed"),
        Incident::CodeShown(shown) => json!({ "code": shown.number, "squares": shown.code.to_string() }),
        Incident::CopyComplete => json!("copy complete"),
        Incident::CopyFailed => json!("copy failed"),
        Incident::Program(program) => json!({ "version": program.version, "sha256": program.sha256 }),
        Incident::Closed(device) => json!({ "closed by": device_name(*device) }),
        Incident::FocusLost => json!("focus lost"),
        Incident::FocusBack => json!("focus back"),
        Incident::ToolRefused(tool) => json!({ "refused": tool.name() }),
        Incident::ToolAllowed(tool) => json!({ "allowed": tool.name() }),
        Incident::ToolRead(tool) => json!({ "read by": tool.name() }),
        Incident::SoundLost { output, device, why } => {
            json!({ "sound lost": output_name(*output), "device": device, "why": silence_name(*why) })
        }
        Incident::SoundChosen { output, device } => json!({ "sound chosen": output_name(*output), "device": device }),
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
        "record": game.claims().assessment().map(|assessment| record(&assessment, pending.claim, game)),
    })
}

/// What the record says to a claim: `right` with the plies, or what is wrong.
fn record(assessment: &Assessment, claim: Claim, game: &Game) -> Value {
    match assessment {
        Assessment::Right(proof) => json!({ "right": true, "plies": proof.plies() }),
        Assessment::BoardsDiffered(ply) => json!({ "right": null, "plies": [ply] }),
        Assessment::ForTheArbiter => json!({ "right": null }),
        Assessment::Wrong(flaw) => {
            let why = match flaw {
                Flaw::Draw(DrawClaimFlaw::NotOnMove) => "not on move",
                Flaw::Draw(DrawClaimFlaw::Touched) => "after a touch",
                Flaw::Draw(DrawClaimFlaw::IntendedIsIllegal) => "intended move illegal",
                Flaw::Draw(DrawClaimFlaw::OnlySoOften(_)) => "not repeated often enough",
                Flaw::Draw(DrawClaimFlaw::OnlySoLong(_)) => "not fifty moves",
                Flaw::NoIllegalMove => "no illegal move",
                Flaw::Answered(_) => "answered",
                Flaw::TouchedSince => "touched since",
                Flaw::TouchKept => "touch kept",
                Flaw::TouchFree(_) => "touch free",
            };
            let edition = game.setup().edition;
            json!({
                "right": false,
                "why": why,
                "article": flaw.article(claim).number(edition),
                "costs": game.claims().wrong_claim_costs(claim).map(millis),
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

/// What was imposed; `None` for an illegal move that cost no time.
pub(super) fn penalised(ruled: &Ruled) -> Option<Value> {
    let penalty = ruled.penalty()?;
    let time = match penalty {
        Penalty::TimeToOpponent(time) | Penalty::TimeFromOffender(time) => millis(time),
        _ => Value::Null,
    };
    let mut value = json!({
        "at": ruled.at.as_millis(),
        "side": name(ruled.side),
        "penalty": penalty_name(penalty),
        "time": time,
    });
    if let Some(at) = ruled.withdrawn {
        value["withdrawn"] = at.as_millis().into();
    }
    Some(value)
}
