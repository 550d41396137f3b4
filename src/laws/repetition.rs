//! Repeated positions and moves without progress: Articles 9.2, 9.3 and 9.6 (9.6.1 and 9.6.2 of 2018 and 2023).
use shakmaty::{Bitboard, Board, Chess, Color, EnPassantMode, Position, Square};

use super::Edition;

/// What makes two positions the same by Article 9.2: the player on move, the pieces, and the moves that are possible. A
/// capture en passant counts only where it really is; a right to castle is lost only by a move of king or rook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Likeness {
    board: Board,
    turn: Color,
    castling: Bitboard,
    en_passant: Option<Square>,
}

impl Likeness {
    /// Of a position.
    ///
    /// ```
    /// use anna_hector::laws::repetition::Likeness;
    /// use shakmaty::{CastlingMode, Chess, fen::Fen};
    /// let position = |fen: &str| fen.parse::<Fen>().unwrap().into_position::<Chess>(CastlingMode::Standard).unwrap();
    /// // No black pawn can take on e3: the double step changes nothing.
    /// let with = position("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    /// let without = position("4k3/8/8/8/4P3/8/8/4K3 b - - 3 9");
    /// assert_eq!(Likeness::of(&with), Likeness::of(&without));
    /// ```
    #[must_use]
    pub fn of(position: &Chess) -> Self {
        Self {
            board: position.board().clone(),
            turn: position.turn(),
            castling: position.castles().castling_rights(),
            en_passant: position.ep_square(EnPassantMode::Legal),
        }
    }
}

/// The plies after which the last position of a game stood on the board, the last one included; `history` begins with the
/// start position. Positions that the record does not lead to are like none.
#[must_use]
pub fn occurrences(history: &[Option<Likeness>]) -> Vec<usize> {
    let Some(Some(last)) = history.last() else { return Vec::new() };
    history.iter().enumerate().filter(|(_, likeness)| likeness.as_ref() == Some(last)).map(|(ply, _)| ply).collect()
}

/// Plies in a row without a capture or a move of a pawn after which a player may claim: fifty moves of each (9.3).
pub const FIFTY_MOVES: u32 = 100;
/// Those after which the game is drawn by itself (9.6).
pub const SEVENTY_FIVE_MOVES: u32 = 150;

/// A draw that needs no claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Automatic {
    /// The same position for the fifth time.
    FivefoldRepetition,
    /// Seventy-five moves of each player without a capture or a move of a pawn.
    SeventyFiveMoves,
}

/// Whether a game is drawn by itself after these positions; `position` is the last. Mate on the last move stands.
///
/// | 2009 | 2014 | 2018, 2023 |
/// |---|---|---|
/// | never | the position five times at consecutive alternate moves of each player: every fourth ply | five times in the game |
/// | never | 75 moves | 75 moves |
#[must_use]
pub fn automatic(edition: Edition, history: &[Option<Likeness>], position: &Chess) -> Option<Automatic> {
    if position.is_checkmate() {
        return None;
    }
    let plies = occurrences(history);
    let fivefold = match edition {
        Edition::Fide2009 => return None,
        Edition::Fide2014 => {
            let last = history.len().saturating_sub(1);
            (0..5).all(|back| last.checked_sub(4 * back).is_some_and(|ply| plies.contains(&ply)))
        }
        Edition::Fide2018 | Edition::Fide2023 => plies.len() >= 5,
    };
    if fivefold {
        Some(Automatic::FivefoldRepetition)
    } else if position.halfmoves() >= SEVENTY_FIVE_MOVES {
        Some(Automatic::SeventyFiveMoves)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::san::San;

    use super::*;

    /// The positions of a game in algebraic notation.
    fn played(moves: &str) -> (Vec<Option<Likeness>>, Chess) {
        let mut position = Chess::default();
        let mut history = vec![Some(Likeness::of(&position))];
        for token in moves.split_whitespace() {
            let m = token.parse::<San>().expect(token).to_move(&position).expect(token);
            position.play_unchecked(m);
            history.push(Some(Likeness::of(&position)));
        }
        (history, position)
    }

    const THERE_AND_BACK: &str = "Nf3 Nf6 Ng1 Ng8 ";

    #[test]
    fn positions_are_counted_from_the_start() {
        let (history, _) = played(&THERE_AND_BACK.repeat(2));
        assert_eq!(occurrences(&history), [0, 4, 8]);
    }

    #[test]
    fn a_lost_right_to_castle_is_another_position() {
        let (history, _) = played(&format!("e4 e5 {} Ke2 Ke7 Ke1 Ke8", THERE_AND_BACK));
        assert_eq!(occurrences(&history), [10]);
    }

    #[test]
    fn a_capture_en_passant_that_is_possible_is_another_position() {
        let (history, _) = played(&format!("e4 a6 e5 d5 {THERE_AND_BACK}{THERE_AND_BACK}"));
        assert_eq!(occurrences(&history), [8, 12]);
        let (history, _) = played(&format!("e4 a6 a3 d5 {THERE_AND_BACK}{THERE_AND_BACK}"));
        assert_eq!(occurrences(&history), [4, 8, 12]);
    }

    #[test]
    fn five_times_by_edition() {
        let (history, position) = played(&THERE_AND_BACK.repeat(4));
        let by_edition = Edition::ALL.map(|edition| automatic(edition, &history, &position));
        let drawn = Some(Automatic::FivefoldRepetition);
        assert_eq!(by_edition, [None, drawn, drawn, drawn]);
        // The same position for the fifth time, but not at consecutive alternate moves.
        let detour = "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Na4 Na5 Nc3 Nc6 Nb1 Nb8 ";
        let (history, position) = played(&format!("{detour}{}", THERE_AND_BACK.repeat(2)));
        assert_eq!(occurrences(&history), [0, 4, 12, 16, 20]);
        let by_edition = Edition::ALL.map(|edition| automatic(edition, &history, &position));
        assert_eq!(by_edition, [None, None, drawn, drawn]);
    }
}
