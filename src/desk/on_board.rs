//! The own move of a sighted player as his electronic board shows it.
use shakmaty::{Board, CastlingSide, Color, Square};

use super::{Desk, Mode, Purpose, Wish};
use crate::{
    game::{Step, View},
    language::Line,
    laws::RawMove,
};

impl Desk {
    /// Takes what the player's electronic board shows once the pieces rest. Where that is one move from the board on record, and his
    /// move is awaited, the move is read back, and only his hand announces it. What was read back so goes when the board shows
    /// something else: a piece that has rested on its way is no move.
    pub fn see_board(&mut self, seen: &Board, view: &View<'_>) -> Vec<Wish> {
        let reads_back = match &self.mode {
            Mode::ReadBack { said, purpose: Purpose::Announce, .. } => self.on_board == Some(*said),
            _ => false,
        };
        let awaited = view.step() == Step::Move && view.entry.is_none();
        if !awaited || !(self.mode == Mode::Board || reads_back) {
            return Vec::new();
        }
        let castles = |side| view.setup.castling_rook(view.side(), side);
        let shown = move_on(seen, view.board, view.side(), castles);
        if reads_back && shown == self.on_board {
            return Vec::new();
        }
        self.on_board = shown;
        self.mode = Mode::Board;
        shown.map_or_else(Vec::new, |said| self.read_back(said, Purpose::Announce, Line::DidYouMean, view))
    }
}

/// The move of `side` after which `before` stands as `seen`, whatever is legal; `None` where it is not one move.
fn move_on(
    seen: &Board,
    before: &Board,
    side: Color,
    castles: impl Fn(CastlingSide) -> Option<Square>,
) -> Option<RawMove> {
    let own = |board: &Board| board.by_color(side);
    let departures = own(before).into_iter().filter(|&from| seen.piece_at(from).is_none());
    let arrivals = || own(seen).into_iter().filter(|&to| before.piece_at(to) != seen.piece_at(to));
    let pairs = departures.flat_map(|from| arrivals().map(move |to| (from, to)));
    let moves = pairs.filter_map(|(from, to)| {
        let new_piece = seen.role_at(to).filter(|&role| before.role_at(from) != Some(role));
        RawMove::from_squares(before, from, to, new_piece).ok()
    });
    let castlings = CastlingSide::ALL.map(RawMove::Castling);
    moves.chain(castlings).find(|said| {
        let mut after = before.clone();
        let castles = match said {
            RawMove::Castling(to) => castles(*to),
            RawMove::Piece { .. } => None,
        };
        said.execute_with(&mut after, side, castles).is_ok() && after == *seen
    })
}

#[cfg(test)]
mod tests {
    use shakmaty::{Square, fen::Fen};

    use super::*;
    use crate::{
        clock::Moment,
        desk::Intent,
        game::{Command, Game, MoveCommand, Seat, Setup, StartCommand},
        language::Language,
    };

    const WHITE: Seat = Seat::Player(Color::White);

    fn board(placement: &str) -> Board {
        placement.parse::<Fen>().expect("a position").into_setup().board
    }

    /// The move as UCI writes it.
    fn shown(before: &str, seen: &str, side: Color) -> Option<String> {
        let (before, seen) = (board(before), board(seen));
        move_on(&seen, &before, side, |_| None).map(|said| said.to_uci(&before, side).expect("there").to_string())
    }

    #[test]
    fn one_move_is_found_whatever_kind_it_is_of_and_whatever_is_legal() {
        let uci = |text: &str| Some(text.to_owned());
        let white = Color::White;
        assert_eq!(shown("4k3/8/8/3p4/4P3/8/8/4K2R", "4k3/8/8/3P4/8/8/8/4K2R", white), uci("e4d5"));
        assert_eq!(shown("4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/5RK1", white), uci("e1g1"));
        assert_eq!(shown("4k3/8/8/3pP3/8/8/8/4K3", "4k3/8/3P4/8/8/8/8/4K3", white), uci("e5d6"));
        assert_eq!(shown("3nk3/4P3/8/8/8/8/8/4K3", "3Qk3/8/8/8/8/8/8/4K3", white), uci("e7d8q"));
        assert_eq!(shown("4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/R7/8/8/8/4K3", white), uci("h1a5"), "no rook moves so");
    }

    #[test]
    fn a_piece_in_the_hand_two_moves_and_a_piece_of_the_other_are_none() {
        let before = "4k3/8/8/3p4/4P3/8/8/4K2R";
        for other in [
            before,
            "4k3/8/8/3p4/8/8/8/4K2R",
            "4k3/8/8/3p4/4P3/8/8/6KR",
            "4k3/8/8/3p4/8/4P3/8/5RK1",
            "5k2/8/8/3p4/4P3/8/8/4K2R",
            "4k3/8/8/8/4P3/8/8/4K2R",
        ] {
            assert_eq!(shown(before, other, Color::White), None, "{other}");
        }
    }

    fn after(from: Square, to: Square) -> Board {
        let mut board = Board::default();
        let piece = board.remove_piece_at(from).expect("a piece");
        board.set_piece_at(to, piece);
        board
    }

    #[test]
    fn what_the_board_shows_is_announced_by_the_hand_alone_and_goes_with_the_piece() {
        let mut game = Game::new(Setup::default());
        for event in game.decide(Moment::START, WHITE, &Command::Start(StartCommand::Begin)).expect("possible") {
            game.apply(Moment::START, &event);
        }
        let view = game.view(WHITE, Moment::START);
        let mut desk = Desk::new(WHITE, Language::German);
        let rested = after(Square::E2, Square::E3);
        assert!(matches!(desk.see_board(&rested, &view)[..], [Wish::Say(_)]));
        assert_eq!(desk.see_board(&rested, &view), [], "once");
        let stands = after(Square::E2, Square::E4);
        assert!(matches!(desk.see_board(&stands, &view)[..], [Wish::Say(_)]), "it went on");
        let e4 = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn");
        let announced = Wish::Do(Command::Move(MoveCommand::Announce(e4)));
        assert!(desk.clone().take(Intent::Enter, &view).contains(&announced));
        assert_eq!((desk.see_board(&Board::default(), &view), desk.mode()), (Vec::new(), &Mode::Board), "it went back");
        desk.take(Intent::OpenClaims, &view);
        let open = desk.mode().clone();
        assert_eq!((desk.see_board(&stands, &view), desk.mode()), (Vec::new(), &open), "his list stays");
    }
}
