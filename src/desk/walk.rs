//! Walking the board square by square and piece by piece.
use shakmaty::{Color, File, Position, Rank, Role, Square};

use super::{Desk, Heading, Intent, Wish};
use crate::{
    game::View,
    language::{Arg, Line, Phrase},
    laws::RawMove,
    narration::{Chime, Question, answer},
};

impl Desk {
    pub(super) fn walk(&mut self, intent: Intent, view: &View<'_>) -> Vec<Wish> {
        let target = match intent {
            Intent::Walk(direction) => step(self.cursor, direction.into(), view.side()),
            Intent::Leap(heading) => leap(self.cursor, heading, view),
            Intent::RankHere => return vec![Wish::Say(answer(view, Question::Rank(self.cursor.rank())))],
            Intent::FileHere => return vec![Wish::Say(answer(view, Question::File(self.cursor.file())))],
            Intent::NextPiece(role) => next_piece(self.cursor, role, view, 1),
            Intent::PreviousPiece(role) => next_piece(self.cursor, role, view, -1),
            _ => return vec![Wish::Say(answer(view, Question::Diagonals(self.cursor)))],
        };
        match target {
            Some(square) => {
                self.cursor = square;
                vec![Wish::Say(answer(view, Question::Square(square)))]
            }
            None => vec![Wish::Chime(Chime::Refused)],
        }
    }
}

fn step(from: Square, heading: Heading, side: Color) -> Option<Square> {
    let away = side.fold_wb(1, -1);
    let (right, ahead) = heading.steps();
    let file = File::try_from(i8::try_from(u32::from(from.file())).ok()? + right * away).ok()?;
    let rank = Rank::try_from(i8::try_from(u32::from(from.rank())).ok()? + ahead * away).ok()?;
    Some(Square::from_coords(file, rank))
}

/// The next piece that way, or the last square before the edge; `None` at the edge.
fn leap(from: Square, heading: Heading, view: &View<'_>) -> Option<Square> {
    let mut ahead = std::iter::successors(step(from, heading, view.side()), |&at| step(at, heading, view.side()));
    let mut last = None;
    ahead.find(|&square| {
        last = Some(square);
        view.board.piece_at(square).is_some()
    });
    last
}

/// The next piece of a kind after the cursor, going round the board square by square.
fn next_piece(from: Square, role: Role, view: &View<'_>, by: i32) -> Option<Square> {
    (1..=64)
        .map(|distance| Square::new((from as i32 + by * distance).rem_euclid(64) as u32))
        .find(|&square| square != from && view.board.role_at(square) == Some(role))
}

/// Where the piece on a square may go. An assist: the caller has made sure that it is granted.
pub(super) fn moves_of(view: &View<'_>, from: Square) -> Phrase {
    let Some(position) = &view.position else { return Phrase::line(Line::LineEmpty) };
    let moves: Vec<Phrase> = position
        .legal_moves()
        .into_iter()
        .filter(|m| m.from() == Some(from))
        .map(|m| match RawMove::from_move(m) {
            RawMove::Piece { to, .. } => Phrase::with(Line::Bare, [Arg::Square(to)]),
            castling @ RawMove::Castling(_) => Phrase::full_move(castling),
        })
        .collect();
    if moves.is_empty() { Phrase::line(Line::LineEmpty) } else { Phrase::Several(moves) }
}
