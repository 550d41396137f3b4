//! An adjourned game in the JSON state and its log: the outside of the envelope, never what is in it.
use serde_json::{Value, json};

use super::value::{by_color, millis, name, words};
use crate::{
    clock::Moment,
    game::{AdjournmentAct, Game, Outside, Phase, Sealed, Step, Written},
};

/// Null in a game that is neither adjourned nor about to be.
pub(super) fn adjournment(game: &Game, now: Moment) -> Value {
    let (stage, inside) = match game.phase() {
        Phase::Adjourned(adjourned) => (
            "adjourned",
            match adjourned.sealed {
                Sealed::Closed(_) => "closed",
                Sealed::OnBoard(_) => "played on the board",
                Sealed::Lost => "lost",
            },
        ),
        Phase::Playing(turn) => match turn.sealing_step(turn.mover()) {
            Some(Step::Seal) => ("sealing", "empty"),
            Some(Step::CloseEnvelope) => ("sealing", "open"),
            Some(_) => ("reply sealed", "closed"),
            None => return Value::Null,
        },
        _ => return Value::Null,
    };
    game.sitting().outside(now).map_or(Value::Null, |outside| outside_value(&outside, stage, inside))
}

fn outside_value(outside: &Outside, stage: &str, inside: &str) -> Value {
    json!({
        "stage": stage,
        "envelope": inside,
        "names": by_color(|side| outside.names.get(side).clone().into()),
        "fen": outside.position,
        "used": by_color(|side| millis(*outside.used.get(side))),
        "sealer": name(outside.sealer),
        "move_number": outside.move_number,
        "draw_offer": outside.draw_offer.map(name),
        "resumes": outside.resumes,
    })
}

/// The acts of an adjournment in the log.
pub(super) fn adjournment_act(act: &AdjournmentAct) -> (&'static str, Value) {
    match act {
        AdjournmentAct::Ordered(order) => {
            ("adjournment ordered", json!({ "rest": millis(order.rest_of_session), "resumes": order.resumes }))
        }
        AdjournmentAct::MoveSealed(_) => ("move sealed", Value::Null),
        AdjournmentAct::Adjourned => ("adjourned", Value::Null),
        AdjournmentAct::ReplyHandedIn => ("reply handed in", Value::Null),
        AdjournmentAct::ResumptionBegan => ("resumption began", Value::Null),
        AdjournmentAct::ReplyingClockStarted => ("replying clock started", Value::Null),
        AdjournmentAct::EnvelopeOpened(Written::Move(said)) => ("envelope opened", words(*said).into()),
        AdjournmentAct::EnvelopeOpened(Written::Words(words)) => ("envelope opened", words.clone().into()),
        AdjournmentAct::EnvelopeLost => ("envelope lost", Value::Null),
        AdjournmentAct::SealedMoveDeclared(said) => ("sealed move declared", words(*said).into()),
    }
}
