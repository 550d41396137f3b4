//! A game that is still played, as a broadcaster may have it.
use super::{
    Played,
    sheets::{EventData, Proof, RuledOff, Scoresheets},
};
use crate::game::Game;

/// How many moves were made and pressed: one that was answered before its press waits for it.
#[must_use]
pub fn completed(game: &Game) -> usize {
    game.plies().iter().take_while(|ply| !ply.is_open()).count()
}

/// The moves that are completed, and nothing of the one in progress before the game is over. They end before a press
/// without a move and before a move that the Laws do not allow: PGN has no sign for either, and a remark would tell the players'
/// friends what the players are not told. What was ruled off and who claimed what stays with the arbiter.
#[must_use]
pub fn live(game: &Game, started: &str) -> Scoresheets {
    let mut sheets = Played::of(game).scoresheets(started, EventData::default(), Proof::Verified);
    let is_over = game.ending().is_some();
    let completed = completed(game);
    sheets.entries.retain(|entry| entry.ruled_off == RuledOff::No);
    if !is_over {
        sheets.entries.truncate(completed);
    }
    let told = sheets.entries.iter().take_while(|entry| entry.played.is_some() && entry.fault.is_none()).count();
    sheets.entries.truncate(told);
    sheets
}
