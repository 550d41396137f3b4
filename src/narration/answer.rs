//! The answer to an announcement, in words.
use super::{
    Audience, Chime, Cue,
    cue::{arbiter, room},
};
use crate::{
    game::{AnswerAct, Game, Seat},
    language::{Arg, Line},
    laws::RawMove,
};

/// The cues of an answer.
pub(super) fn answered(by: Option<Seat>, act: &AnswerAct, game: &Game) -> Vec<Cue> {
    match *act {
        AnswerAct::Repeated(said) => repeated(by, said, game),
        AnswerAct::Executed(said) => executed(said, game),
    }
}

fn repeated(by: Option<Seat>, said: RawMove, game: &Game) -> Vec<Cue> {
    let Some(side) = by.and_then(Seat::side) else { return Vec::new() };
    let answered = game.record().ply_to_answer(side);
    match answered.and_then(|ply| Some((ply, ply.announcement()?))) {
        Some((ply, announced)) if !ply.is_answered_by(announced, said) => {
            vec![room(Line::Differs, [Arg::Move(announced), Arg::Move(said)])]
        }
        _ if game.setup().is_impaired(side.other()) => {
            vec![Cue::chime(Audience::Earphone(side.other()), Chime::Agreed)]
        }
        _ => Vec::new(),
    }
}

fn executed(said: RawMove, game: &Game) -> Vec<Cue> {
    let otherwise = game.record().all_plies().rev().find_map(|ply| {
        let announced = ply.announcement()?;
        (ply.execution()? == said).then_some((ply, announced))
    });
    match otherwise {
        Some((ply, announced)) if !ply.is_answered_by(announced, said) => {
            vec![arbiter(
                Line::MarkExecutedOtherwise,
                [Arg::Color(ply.mover.other()), Arg::Move(said), Arg::Move(announced)],
            )]
        }
        _ => Vec::new(),
    }
}
