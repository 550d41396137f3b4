//! Variations that others wrote into a game: played from the position before the move that they replace, and written again by the
//! export standard. One that cannot be played stays as a comment, so that nothing is passed over in silence.
use shakmaty::{Chess, Position, san::SanPlus};

use super::Foreign;
use crate::scoresheet::{
    comment::comment,
    pgn::{self, PgnError, ply_number},
};

/// A variation as words to be set in lines. `text` is what is written, in its parentheses; `before` the position before the move
/// that it replaces, if there is such a move.
pub(super) fn words(text: &str, before: Option<&Chess>) -> Vec<String> {
    let played = before.and_then(|before| line(text, before));
    let mut words = match played {
        Some(words) => words,
        None => return comment(&format!("variation: {}", text.split_whitespace().collect::<Vec<_>>().join(" "))),
    };
    if let Some(first) = words.first_mut() {
        first.insert(0, '(');
    }
    if let Some(last) = words.last_mut() {
        last.push(')');
    }
    words
}

/// Its moves and what stands beside them; `None` where a move cannot be read or made.
fn line(text: &str, before: &Chess) -> Option<Vec<String>> {
    let inside = text.strip_prefix('(')?.strip_suffix(')')?;
    let games = pgn::games(inside.as_bytes());
    let game = match games.as_slice() {
        [] => return Some(Vec::new()),
        [game] if game.tags().next().is_none() => game,
        _ => return None,
    };
    let (mut befores, mut moves) = (Vec::new(), Vec::new());
    game.play_from(before.clone(), |position, m| -> Result<(), PgnError> {
        befores.push(position.clone());
        moves.push(m);
        Ok(())
    })
    .ok()?;
    let beside = Foreign::beside_moves(game, &befores, str::to_owned);
    let after = |made: usize| -> Vec<String> {
        let comments = beside.comments.get(&made).into_iter().flatten().flat_map(|text| comment(text));
        comments.chain(beside.variations.get(&made).into_iter().flatten().cloned()).collect()
    };
    let mut words = after(0);
    // The number stands before White's moves, and after a comment or a sign.
    let mut numbered = true;
    for (index, (position, &m)) in befores.iter().zip(&moves).enumerate() {
        if numbered || position.turn().is_white() {
            words.push(ply_number(position));
        }
        words.push(SanPlus::from_move(position.clone(), m).to_string());
        words.extend(beside.signs.get(&(index + 1)).into_iter().flatten().cloned());
        let after = after(index + 1);
        numbered = !after.is_empty();
        words.extend(after);
    }
    Some(words)
}
