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

/// What attacks a square, one's own pieces first. An assist: the caller has made sure that it is granted.
pub(super) fn attackers_of(view: &View<'_>, square: Square) -> Phrase {
    let of = |color| view.board.attacks_to(square, color, view.board.occupied());
    listing(view, [view.side(), view.side().other()].into_iter().flat_map(of))
}

/// What stands first on each line from a square, clockwise from straight ahead. An assist, as above.
pub(super) fn rays_from(view: &View<'_>, square: Square) -> Phrase {
    let first = Heading::ALL.into_iter().filter_map(|heading| leap(square, heading, view));
    listing(view, first)
}

/// The pieces on these squares, each with its square.
fn listing(view: &View<'_>, squares: impl Iterator<Item = Square>) -> Phrase {
    let on =
        |square| Some(Phrase::with(Line::PieceOn, [Arg::Piece(view.board.piece_at(square)?), Arg::Square(square)]));
    let pieces: Vec<Phrase> = squares.filter_map(on).collect();
    if pieces.is_empty() { Phrase::line(Line::NoneSuch) } else { Phrase::Several(pieces) }
}

/// Where the piece on a square may go. An assist: the caller has made sure that it is granted.
pub(super) fn moves_of(view: &View<'_>, from: Square) -> Phrase {
    let Some(position) = &view.position else { return Phrase::line(Line::NoneSuch) };
    let moves: Vec<Phrase> = position
        .legal_moves()
        .into_iter()
        .filter(|m| m.from() == Some(from))
        .map(|m| match RawMove::from_move(m) {
            RawMove::Piece { to, .. } => Phrase::with(Line::Bare, [Arg::Square(to)]),
            castling @ RawMove::Castling(_) => Phrase::full_move(castling),
        })
        .collect();
    if moves.is_empty() { Phrase::line(Line::NoneSuch) } else { Phrase::Several(moves) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        clock::Moment,
        desk::Aid,
        game::{Command, Game, Mode, Seat, Setup, StartCommand},
        language::{Language, Wording, speak},
    };

    fn heard(mode: Mode, square: Square, aid: Aid) -> String {
        let mut game = Game::new(Setup { mode, ..Setup::default() });
        let events = game
            .decide(Moment::START, Seat::Player(Color::White), &Command::Start(StartCommand::Begin))
            .expect("begun");
        events.iter().for_each(|event| game.apply(Moment::START, event));
        let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
        desk.cursor = square;
        let wishes = desk.take(Intent::Assist(aid), &game.view(Seat::Player(Color::White), Moment::START));
        let [Wish::Say(phrase)] = &wishes[..] else { panic!("{wishes:?}") };
        speak(phrase, Wording::default()).to_string()
    }

    #[test]
    fn moves_attackers_and_rays_are_told_in_practice_and_refused_in_competition() {
        for aid in [Aid::Moves, Aid::Attackers, Aid::Rays] {
            let refused = heard(Mode::Competition, Square::F3, aid);
            assert_eq!(refused, "Das ist eine Hilfe. Im Wettkampf ist sie ausgeschaltet.");
        }
        let attackers = heard(Mode::Practice, Square::F3, Aid::Attackers);
        let named = ["Gustav eins", "Eva zwei", "Gustav zwei"].map(|square| attackers.contains(square));
        assert_eq!((named, attackers.matches("eißer").count()), ([true; 3], 3), "{attackers}");
        let rays = heard(Mode::Practice, Square::F3, Aid::Rays);
        let clockwise = [
            "schwarzer Bauer Felix sieben.",
            "Weißer Bauer Gustav zwei.",
            "Weißer Bauer Felix zwei.",
            "Weißer Bauer Eva zwei.",
            "Schwarzer Bauer Bella sieben.",
        ];
        assert_eq!(rays, clockwise.join(" "));
    }
}
