use super::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// A board with hands at it.
struct Table {
    lifts: Lifts,
    board: Board,
    now: u64,
}

impl Table {
    fn new(placement: &str) -> Self {
        let board: Board = placement.parse().expect("a placement");
        let mut table = Self { lifts: Lifts::default(), board, now: 0 };
        table.lifts.see(Moment::START, &table.board);
        assert_eq!(table.rest(), [], "{placement}");
        table
    }

    /// After so many milliseconds each square has this piece, as a FEN has it; `.` is none.
    fn put(&mut self, after: u64, squares: &str) -> &mut Self {
        self.now += after;
        for word in squares.split_whitespace() {
            let (square, piece) = word.split_once('=').expect("a1=R");
            let square: Square = square.parse().expect("a square");
            match piece.chars().next().and_then(Piece::from_char) {
                Some(piece) => self.board.set_piece_at(square, piece),
                None => self.board.discard_piece_at(square),
            }
            self.lifts.see(Moment::from_millis(self.now), &self.board);
        }
        self
    }

    /// All hands are off: what is told, with the milliseconds.
    fn rest(&mut self) -> Vec<(String, u128)> {
        self.now += 500;
        let told = self.lifts.rested(Moment::from_millis(self.now));
        assert_eq!(self.lifts.rested(Moment::from_millis(self.now)), [], "each once");
        told.iter().map(|lift| (lift.square.to_string(), lift.away().as_millis())).collect()
    }

    fn check(&mut self, told: &[(&str, u128)]) -> &mut Self {
        let told: Vec<(String, u128)> = told.iter().map(|(square, ms)| ((*square).to_owned(), *ms)).collect();
        assert_eq!(self.rest(), told, "{}", self.board);
        self
    }
}

#[test]
fn a_piece_that_comes_back_was_lifted() {
    let mut table = Table::new(START);
    // Held for longer than pieces take to rest.
    table.put(0, "g1=.").check(&[]).put(2_900, "g1=N").check(&[("g1", 3_400)]);
    // And for less.
    table.put(0, "b8=.").put(300, "b8=n").check(&[("b8", 300)]);
    // Up and down again before it stands.
    table.put(0, "g1=.").put(400, "g1=N").put(200, "g1=.").put(400, "g1=N").check(&[("g1", 1_000)]);
}

#[test]
fn a_contact_that_fails_is_no_lift() {
    let mut table = Table::new(START);
    table.put(0, "g1=.").put(240, "g1=N").check(&[]);
    for _ in 0..20 {
        table.put(100, "g1=.").put(100, "g1=N");
    }
    table.check(&[]);
}

#[test]
fn moves_captures_and_castlings_are_no_lifts() {
    let mut table = Table::new(START);
    // Held, then played; slid; a stop on the way.
    table.put(0, "e2=.").check(&[]).put(900, "e4=P").check(&[]);
    table.put(0, "d7=. d6=p d6=. d5=p").check(&[]);
    // The captured piece first, then at the same time, then taken back by a pawn like it.
    table.put(0, "d5=.").check(&[]).put(100, "e4=. d5=P").check(&[]);
    table.put(0, "e7=.").put(200, "e6=p").check(&[]);
    table.put(0, "e6=. d5=p").check(&[]);
    // En passant: the pawn is taken off when the other stands.
    let mut table = Table::new("4k3/3p4/8/4P3/8/8/8/R3K2R");
    table.put(0, "d7=. d5=p").check(&[]).put(0, "e5=. d6=P").check(&[]).put(0, "d5=.").check(&[]);
    table.put(0, "e8=. f8=k").check(&[]);
    // Castling, with a rest between king and rook.
    table.put(0, "e1=. g1=K").check(&[]).put(0, "h1=.").check(&[]).put(0, "f1=R").check(&[]);
    // Promotion: the pawn comes down before the queen does.
    table.put(0, "d6=. d7=P").check(&[]).put(0, "f8=. f7=k").check(&[]);
    table.put(0, "d7=.").check(&[]).put(0, "d8=P").check(&[]).put(0, "d8=.").check(&[]).put(0, "d8=Q").check(&[]);
}

#[test]
fn a_piece_that_moves_out_and_home_again_over_the_course_of_a_game_was_not_lifted() {
    let mut table = Table::new(START);
    for _ in 0..3 {
        table.put(0, "g1=. f3=N").check(&[]).put(9_000, "g8=. f6=n").check(&[]);
        table.put(0, "f3=. g1=N").check(&[]).put(9_000, "f6=. g8=n").check(&[]);
    }
}

#[test]
fn a_move_that_is_taken_back_shows_what_was_lifted() {
    let mut table = Table::new(START);
    table.put(0, "g1=.").put(100, "f3=N").check(&[]).put(1_000, "f3=.").put(100, "g1=N").check(&[("g1", 1_700)]);
    table.put(0, "e2=. e4=P").check(&[]).put(0, "d7=. d5=p").check(&[]);
    // A capture that is taken back: both were in a hand.
    table.put(0, "d5=. e4=. d5=P").check(&[]).put(500, "d5=. e4=P d5=p").check(&[("d5", 1_000), ("e4", 1_000)]);
}

/// The piece that was moved last, too: the one that is captured most.
#[test]
fn a_piece_that_has_just_moved_is_lifted_where_it_stands() {
    let mut table = Table::new(START);
    table.put(0, "e2=. e4=P").check(&[]);
    table.put(0, "e4=.").check(&[]).put(700, "e4=P").check(&[("e4", 1_200)]);
    table.put(0, "e4=.").put(100, "e4=P").check(&[]);
    // Taken on, and back again.
    table.put(0, "e4=.").put(100, "e5=P").check(&[]).put(0, "e5=. e4=P").check(&[("e4", 600)]);
    table.put(0, "d7=. d5=p").check(&[]).put(0, "d5=.").put(300, "d5=p").check(&[("d5", 300)]);
}

#[test]
fn a_piece_that_is_held_while_another_is_played_was_lifted_until_then() {
    let mut table = Table::new(START);
    table.put(0, "g1=.").check(&[]).put(1_500, "e2=. e4=P").check(&[]).put(700, "g1=N").check(&[("g1", 2_000)]);
    // All of it at once.
    table.put(0, "b8=.").put(300, "e7=. e5=p").put(100, "b8=n").check(&[("b8", 400)]);
}

#[test]
fn a_board_that_is_set_up_or_turned_has_no_lifts() {
    let mut table = Table::new(START);
    for way in ["a1=. b1=. c1=. d1=. e1=. f1=. g1=. h1=.", "a1=R b1=N c1=B d1=Q e1=K f1=B g1=N h1=R"] {
        for put in way.split(' ') {
            table.put(300, put).check(&[]);
        }
    }
    let mut turned: Board = START.parse().expect("a placement");
    turned.rotate_180();
    table.lifts.see(Moment::from_millis(table.now), &turned);
    assert_eq!(table.rest(), []);
    table.lifts.see(Moment::from_millis(table.now), &START.parse().expect("a placement"));
    assert_eq!(table.rest(), []);
}

/// Whole boards, where single squares were lost on the way.
#[test]
fn whole_boards_tell_the_same() {
    let mut table = Table::new(START);
    let mut other = table.board.clone();
    other.discard_piece_at(Square::G1);
    other.set_piece_at(Square::F3, Role::Knight.of(Color::White));
    for (board, told) in [(other, 0), (table.board.clone(), 1)] {
        table.now += 400;
        table.lifts.see(Moment::from_millis(table.now), &board);
        assert_eq!(table.rest().len(), told, "{board}");
    }
}
