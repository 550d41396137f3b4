//! The rehearsed games: one for each side that may practise, with captures, castling and promotion.
use shakmaty::{Chess, Color, Move, Position, uci::UciMove};

use crate::laws::RawMove;

/// For who has White: both sides castle and capture, and he promotes.
const WITH_WHITE: [&str; 15] = [
    "e2e4", "d7d5", "e4d5", "g8f6", "d5d6", "g7g6", "d6c7", "f8g7", "c7b8q", "a8b8", "g1f3", "e8g8", "f1e2", "f6g4",
    "e1g1",
];
/// For who has Black: both sides capture and castle, and his opponent promotes.
const WITH_BLACK: [&str; 16] = [
    "d2d4", "e7e5", "d4e5", "d7d6", "e5d6", "g8f6", "d6c7", "f8d6", "c7b8n", "a8b8", "g1f3", "e8g8", "e2e3", "c8g4",
    "f1e2", "g4f3",
];

/// The moves of both sides, for the player of `side`. The last is his.
pub(super) fn course(side: Color) -> Vec<RawMove> {
    let written: &[&str] = side.fold_wb(&WITH_WHITE, &WITH_BLACK);
    let played = written.iter().scan(Chess::default(), |position, text| {
        let m: Move = text.parse::<UciMove>().ok()?.to_move(position).ok()?;
        let next = position.clone().play(m).ok()?;
        *position = next;
        Some(RawMove::from_move(m))
    });
    played.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_is_legal_to_its_end_and_has_what_is_worth_practising() {
        for (side, written) in [(Color::White, WITH_WHITE.len()), (Color::Black, WITH_BLACK.len())] {
            let course = course(side);
            assert_eq!(course.len(), written, "every move is legal");
            assert_eq!(course.len() % 2 == 1, side.is_white(), "the last move is the player's");
            let of = |color: Color| course.iter().skip(usize::from(color.is_black())).step_by(2).copied();
            for color in Color::ALL {
                let captures = |m: RawMove| matches!(m, RawMove::Piece { capture: true, .. });
                assert!(of(color).any(captures), "{side}: {color} captures");
            }
            assert!(of(side).any(|m| matches!(m, RawMove::Castling(_))), "{side} castles");
            assert!(course.iter().any(|m| matches!(m, RawMove::Piece { promotion: Some(_), .. })), "a promotion");
        }
        let opponents = course(Color::White).into_iter().skip(1).step_by(2).any(|m| matches!(m, RawMove::Castling(_)));
        assert!(opponents, "White has castling to execute");
    }
}
