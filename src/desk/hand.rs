//! Moving pieces on a board that is shown: lift, put down, and the new piece of a promotion.
//!
//! This hand moves the picture of a piece with a pointer, which may slip: nothing is touched by it (4.3), and what is put
//! down is taken back until its player announces or presses. A click on another piece of the same side takes that one instead.
//! In Chess960 a king put on his own rook castles; in ordinary chess the king is put two squares aside.
//!
//! The new piece is asked for when the pawn arrives, whatever is legal; it can be left out, as at a real board.
use shakmaty::{Board, CastlingMode, CastlingSide, Color, Role, Square};

use super::{Desk, Intent, Mode, Purpose, Wish};
use crate::{
    game::{Command, MoveCommand, Step, View},
    laws::{RawMove, announcement::castling_squares},
    narration::Chime,
};

/// What becomes of a piece that is brought to another of its own side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OntoOwn {
    /// A click: the other is taken.
    TakesIt,
    /// A drag that missed: it goes back.
    GoesBack,
}

impl Desk {
    pub(super) fn handle(&mut self, intent: Intent, view: &View<'_>) -> Vec<Wish> {
        match (intent, self.mode.clone()) {
            (Intent::PutDown(to), Mode::Holding { from }) => self.put_down(view, from, to, OntoOwn::TakesIt),
            (Intent::Drop(to), Mode::Holding { from }) => self.put_down(view, from, to, OntoOwn::GoesBack),
            (Intent::DropBeside, Mode::Holding { .. }) => self.escape(view),
            // Nothing was dragged but the pointer: nothing else is discarded by it.
            (Intent::DropBeside, _) => Vec::new(),
            // With nothing in the hand a click takes something up.
            (Intent::Lift(square) | Intent::PutDown(square), mode) => {
                let square = match mode {
                    // The pawn that waits for its new piece is in the hand again.
                    Mode::Promoting { from, to } if square == to => from,
                    _ => square,
                };
                self.lift(square, view)
            }
            (Intent::LayReady(role), Mode::Promoting { from, to }) => self.put(view, from, to, Some(role)),
            _ => vec![Wish::Chime(Chime::Refused)],
        }
    }

    /// Takes a piece of the side whose move is made here.
    fn lift(&mut self, square: Square, view: &View<'_>) -> Vec<Wish> {
        let from = departure(view, square);
        let color = board_under(view).color_at(from);
        if color.is_none() || side_in_hand(view).is_some_and(|side| color != Some(side)) {
            self.mode = Mode::Board;
            return if color.is_none() { Vec::new() } else { vec![Wish::Chime(Chime::Refused)] };
        }
        self.cursor = square;
        self.mode = Mode::Holding { from };
        Vec::new()
    }

    fn put_down(&mut self, view: &View<'_>, from: Square, to: Square, onto_own: OntoOwn) -> Vec<Wish> {
        self.cursor = to;
        let entered =
            view.entry.filter(|_| moves_own(view)).map(|said| squares_of(said, board_under(view), view.side()));
        if let Some((_, arrival)) = entered.filter(|(departure, _)| *departure == from)
            && (to == from || to == arrival)
        {
            self.mode = Mode::Board;
            return if to == from { vec![Wish::Do(Command::Move(MoveCommand::TakeBack))] } else { Vec::new() };
        }
        if from == to {
            self.mode = Mode::Board;
            return Vec::new();
        }
        if let Some(castling) = castled_by_rook(view, from, to) {
            self.mode = Mode::Board;
            let entered = view.entry == Some(castling);
            return if entered { Vec::new() } else { vec![Wish::Do(Command::Move(MoveCommand::Enter(castling)))] };
        }
        if matches!(view.step(), Step::Reconcile(_)) {
            return self.tell_moved(view, from, to);
        }
        let board = board_under(view);
        if board.color_at(to).is_some()
            && board.color_at(to) == board.color_at(from)
            && !castles_on(board, view.setup.castling, from, to)
        {
            return match onto_own {
                OntoOwn::TakesIt => self.lift(to, view),
                OntoOwn::GoesBack => {
                    self.mode = Mode::Board;
                    vec![Wish::Chime(Chime::Refused)]
                }
            };
        }
        let waits_for_piece = RawMove::from_squares(board, from, to, None)
            .is_ok_and(|said| board.color_at(from).is_some_and(|color| said.lacks_promotion(color)));
        if waits_for_piece {
            self.mode = Mode::Promoting { from, to };
            return Vec::new();
        }
        self.put(view, from, to, None)
    }

    /// The move as it stands now: executed for the opponent, or on the screen for oneself.
    pub(super) fn put(&mut self, view: &View<'_>, from: Square, to: Square, promotion: Option<Role>) -> Vec<Wish> {
        self.mode = Mode::Board;
        match RawMove::from_squares(board_under(view), from, to, promotion) {
            // What stands on the screen, others see. It is read back to his eyes alone, and goes into the envelope.
            Ok(said) if Purpose::due(view) == Purpose::Seal => {
                self.mode = Mode::ReadBack { said, purpose: Purpose::Seal, answers: None };
                Vec::new()
            }
            Ok(said) if moves_own(view) => vec![Wish::Do(Command::Move(MoveCommand::Enter(said)))],
            Ok(said) => self.commit(said, Purpose::Execute, view),
            Err(_) => vec![Wish::Chime(Chime::Refused)],
        }
    }
}

/// Whether a move on the screen is the player's own, and not the opponent's that he executes.
fn moves_own(view: &View<'_>) -> bool {
    !matches!(view.step(), Step::Repeat(_) | Step::RepeatAgain(_) | Step::Execute(_))
}

/// The side whose pieces move here; any while the boards are compared.
fn side_in_hand(view: &View<'_>) -> Option<Color> {
    match view.step() {
        Step::Reconcile(_) => None,
        Step::Repeat(_) | Step::RepeatAgain(_) | Step::Execute(_) => Some(view.side().other()),
        _ => Some(view.side()),
    }
}

/// The board a move is made from: the one that is shown, without the own move that stands on it.
fn board_under<'a>(view: &View<'a>) -> &'a Board {
    if moves_own(view) && view.entry.is_some() { view.board_to_move_from } else { view.board }
}

/// Where the piece on a square of the shown board stands on the board under it: a piece that was moved on the screen is
/// taken up again from where it came.
fn departure(view: &View<'_>, square: Square) -> Square {
    let Some(said) = view.entry.filter(|_| moves_own(view)) else { return square };
    let (from, to) = squares_of(said, board_under(view), view.side());
    if square == to { from } else { square }
}

/// Where the piece on a square of the shown board stood before its player's announced move, which is not completed yet.
pub(super) fn stood_on(square: Square, view: &View<'_>) -> Square {
    let Some((_, said)) = view.announcement.filter(|(mover, _)| *mover == view.side()) else { return square };
    let (from, to) = squares_of(said, view.board_to_move_from, view.side());
    if square == to { from } else { square }
}

/// The castling of which this is the rook's part: the king stands already where it takes him (3.8.2; 3.8.b of 2014), and what the hand
/// does after him is no other move.
fn castled_by_rook(view: &View<'_>, from: Square, to: Square) -> Option<RawMove> {
    let said = view.entry.filter(|_| moves_own(view))?;
    let (board, side) = (board_under(view), view.side());
    [CastlingSide::KingSide, CastlingSide::QueenSide].into_iter().find_map(|castling| {
        let (king, rook) = castling_squares(board, side, castling)?;
        let (_, kings) = squares_of(RawMove::Castling(castling), board, side);
        let rooks = castling.rook_to(side);
        let king_stands = squares_of(said, board, side) == (king, kings);
        (king_stands && (from, to) == (rook, rooks)).then_some(RawMove::Castling(castling))
    })
}

/// Departure and arrival of a move, of the king where he castles.
fn squares_of(said: RawMove, board: &Board, side: Color) -> (Square, Square) {
    match said {
        RawMove::Piece { from, to, .. } => (from, to),
        RawMove::Castling(castling) => {
            let to = castling.king_to(side);
            (board.king_of(side).unwrap_or(to), to)
        }
    }
}

/// Whether a king is put on his own rook in Chess960, where that is how he castles. Told by the pieces alone, and not by what
/// is legal.
#[must_use]
pub fn castles_on(board: &Board, castling: CastlingMode, from: Square, to: Square) -> bool {
    let piece = board.piece_at(from);
    castling == CastlingMode::Chess960
        && from.rank() == to.rank()
        && piece.is_some_and(|piece| piece.role == Role::King && board.piece_at(to) == Some(piece.color.rook()))
}

/// The square on which a piece that was taken in the hand is shown: where it was put before, if it was.
#[must_use]
pub fn shown_at(view: &View<'_>, from: Square) -> Square {
    let entered = view.entry.filter(|_| moves_own(view)).map(|said| squares_of(said, board_under(view), view.side()));
    entered.filter(|(departure, _)| *departure == from).map_or(from, |(_, arrival)| arrival)
}

#[cfg(test)]
mod tests {
    use shakmaty::{ByColor, Chess, fen::Fen};

    use super::*;
    use crate::{
        clock::Moment,
        desk::{Answer, Asked, HOLD},
        game::{AdjournmentCommand, Envelope, Game, Order, Passphrase, Seat, Setup, StartCommand, Written},
        language::Language,
        laws::completion::Sight,
    };

    const WHITE: Seat = Seat::Player(Color::White);

    /// A sighted White at a board on the screen.
    struct Table {
        game: Game,
        desk: Desk,
        now: Moment,
    }

    impl Table {
        fn new(fen: &str, castling: CastlingMode) -> Self {
            let start: Chess = fen.parse::<Fen>().expect("a FEN").into_position(castling).expect("a position");
            let sight = ByColor { white: Sight::Sighted, black: Sight::Impaired };
            let game = Game::new(Setup { sight, start, castling, ..Setup::default() });
            let mut table = Self { game, desk: Desk::new(WHITE, Language::German), now: Moment::START };
            table.does(&Command::Start(StartCommand::Begin));
            table
        }

        fn ordinary() -> Self {
            Self::new("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", CastlingMode::Standard)
        }

        fn does(&mut self, command: &Command) {
            let events = self.game.decide(self.now, WHITE, command).expect("no refusal");
            events.iter().for_each(|event| self.game.apply(self.now, event));
        }

        /// What the last of these acts asks of the game.
        fn takes(&mut self, intents: impl IntoIterator<Item = Intent>) -> Vec<Command> {
            let mut asked = Vec::new();
            for intent in intents {
                let wishes = self.desk.take(intent, &self.game.view(WHITE, self.now));
                asked = wishes
                    .into_iter()
                    .filter_map(|wish| if let Wish::Do(it) = wish { Some(it) } else { None })
                    .collect();
                for command in asked.clone() {
                    self.does(&command);
                }
            }
            asked
        }

        /// As the screen does.
        fn clicks(&mut self, squares: &[Square]) -> Vec<Command> {
            self.takes(squares.iter().copied().map(Intent::PutDown))
        }

        fn entry(&self) -> Option<RawMove> {
            self.game.record().current_ply().and_then(crate::game::Ply::entry)
        }

        fn record(&self) -> (bool, bool, usize) {
            let ply = self.game.record().current_ply().expect("a ply");
            (ply.placed.is_some(), !ply.announced.is_empty(), ply.entries.len())
        }
    }

    fn go(from: Square, to: Square) -> RawMove {
        RawMove::from_squares(&Board::default(), from, to, None).expect("a piece is there")
    }

    /// A move to be sealed stands on no board that others see: it is read back, and goes into the envelope (E.1.a of 2014).
    #[test]
    fn a_move_to_be_sealed_is_read_back_and_stands_on_no_board() {
        let mut table = Table::ordinary();
        let passphrase = Passphrase::new("siebenRaben").expect("long enough");
        let order = Command::Adjournment(AdjournmentCommand::Order(Order::default(), passphrase));
        let events = table.game.decide(table.now, Seat::Arbiter, &order).expect("possible");
        events.iter().for_each(|event| table.game.apply(table.now, event));
        let board = table.game.board(Color::White).clone();
        assert_eq!(table.clicks(&[Square::E2, Square::E3]), []);
        let slip = Mode::ReadBack { said: go(Square::E2, Square::E3), purpose: Purpose::Seal, answers: None };
        assert_eq!(*table.desk.mode(), slip);
        assert_eq!(table.takes([Intent::Escape]), [], "a slip of the mouse seals nothing");
        assert_eq!(table.clicks(&[Square::E2, Square::E4]), []);
        let wishes = table.desk.take(Intent::Enter, &table.game.view(WHITE, table.now));
        let sealed = AdjournmentCommand::Seal(Written::Move(go(Square::E2, Square::E4)));
        assert_eq!(wishes[..1], [Wish::Do(Command::Adjournment(sealed))]);
        assert_eq!((table.entry(), table.game.board(Color::White)), (None, &board));
        // The press closes the envelope, and is no press without a move.
        table.does(&Command::Adjournment(AdjournmentCommand::HandIn(Envelope::new(vec![1]))));
        let press = Command::Move(MoveCommand::Press);
        assert_eq!(table.desk.take(Intent::Do(press.clone()), &table.game.view(WHITE, table.now)), [Wish::Do(press)]);
    }

    #[test]
    fn a_click_on_another_piece_of_ones_own_takes_that_one() {
        let mut table = Table::ordinary();
        assert_eq!(table.clicks(&[Square::A1, Square::A2]), []);
        assert_eq!(*table.desk.mode(), Mode::Holding { from: Square::A2 });
        assert_eq!(table.clicks(&[Square::A4]), [Command::Move(MoveCommand::Enter(go(Square::A2, Square::A4)))]);
        assert_eq!(table.record(), (false, false, 1), "nothing is made, and nobody hears of it");
    }

    #[test]
    fn a_drag_that_ends_on_a_piece_of_ones_own_goes_back() {
        let mut table = Table::ordinary();
        assert_eq!(table.takes([Intent::Lift(Square::A1), Intent::Drop(Square::A2)]), []);
        assert_eq!(*table.desk.mode(), Mode::Board);
        assert_eq!(table.takes([Intent::Lift(Square::E2), Intent::Lift(Square::D7), Intent::Drop(Square::D5)]), []);
        assert_eq!(table.entry(), None, "a piece of the opponent's is not lifted, and the pawn is put back");
    }

    /// Dragging the pointer off the board from an empty square took the move back that stood on the screen.
    #[test]
    fn a_drag_that_ends_beside_the_board_goes_back_and_discards_nothing_else() {
        let mut table = Table::ordinary();
        assert_eq!(table.takes([Intent::Lift(Square::A1), Intent::DropBeside]), []);
        assert_eq!(*table.desk.mode(), Mode::Board);
        table.clicks(&[Square::E2, Square::E4]);
        assert_eq!(table.takes([Intent::Lift(Square::A5), Intent::DropBeside]), []);
        assert_eq!(table.entry(), Some(go(Square::E2, Square::E4)));
        table.takes([Intent::TakeClaim(crate::desk::Item::Threefold), Intent::DropBeside]);
        assert!(table.desk.mode().question().is_some());
    }

    /// The square that is pointed at by a drag asks, and the end of the same drag is not a second act.
    #[test]
    fn a_square_can_be_pointed_at_by_a_drag() {
        let mut table = Table::ordinary();
        let drag = [Intent::Lift(Square::E7), Intent::Drop(Square::E6)];
        table.takes([Intent::TakeClaim(crate::desk::Item::OpponentTouched)].into_iter().chain(drag));
        let claim = Asked::Claim(crate::game::Claim::Touch(Square::E7));
        assert_eq!(table.desk.mode().question().map(|question| question.asked()), Some(claim));
    }

    #[test]
    fn what_stands_on_the_screen_is_taken_back_by_clicking_it_back_by_escape_or_by_another_move() {
        let pawn = go(Square::E2, Square::E4);
        let mut table = Table::ordinary();
        assert_eq!(table.clicks(&[Square::E2, Square::E4]), [Command::Move(MoveCommand::Enter(pawn))]);
        assert_eq!(table.clicks(&[Square::E4, Square::E2]), [Command::Move(MoveCommand::TakeBack)]);
        table.clicks(&[Square::E2, Square::E4]);
        assert_eq!(table.takes([Intent::Escape]), [Command::Move(MoveCommand::TakeBack)]);
        table.clicks(&[Square::E2, Square::E4]);
        assert_eq!(
            table.clicks(&[Square::E4, Square::E3]),
            [Command::Move(MoveCommand::Enter(go(Square::E2, Square::E3)))]
        );
        assert_eq!(
            table.clicks(&[Square::G1, Square::F3]),
            [Command::Move(MoveCommand::Enter(go(Square::G1, Square::F3)))]
        );
        assert_eq!(table.game.board(Color::White).piece_at(Square::E2), Some(Color::White.pawn()));
        assert_eq!(table.record(), (false, false, 5), "each is on record");
        table.does(&Command::Move(MoveCommand::Press));
        let made = table.game.plies()[0].clone();
        assert_eq!(
            (made.placed.map(|deed| deed.what), made.announcement()),
            (Some(go(Square::G1, Square::F3)), made.stands())
        );
        let late = table.game.decide(Moment::START, WHITE, &Command::Move(MoveCommand::TakeBack));
        assert!(late.is_err(), "what was announced and pressed stands");
    }

    #[test]
    fn an_announced_move_is_taken_back_no_longer() {
        let pawn = go(Square::E2, Square::E4);
        let mut table = Table::ordinary();
        table.clicks(&[Square::E2, Square::E4]);
        table.does(&Command::Move(MoveCommand::Announce(pawn)));
        assert_eq!(
            table.game.decide(Moment::START, WHITE, &Command::Move(MoveCommand::TakeBack)),
            Err(crate::game::Rejection::NoEntry)
        );
    }

    #[test]
    fn a_king_castles_on_his_own_rook_in_chess960_and_takes_it_up_in_ordinary_chess() {
        let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let castles = |castling| Table::new(fen, castling).clicks(&[Square::E1, Square::H1]);
        assert_eq!(
            castles(CastlingMode::Chess960),
            [Command::Move(MoveCommand::Enter(RawMove::Castling(CastlingSide::KingSide)))]
        );
        assert_eq!(castles(CastlingMode::Standard), []);
        let mut table = Table::new(fen, CastlingMode::Standard);
        table.clicks(&[Square::E1, Square::G1]);
        assert_eq!(table.entry(), Some(RawMove::Castling(CastlingSide::KingSide)));
        assert_eq!(table.clicks(&[Square::G1, Square::E1]), [Command::Move(MoveCommand::TakeBack)]);
    }

    /// The defect: the rook's part, which follows the king's (3.8), was taken for another move, and the castling taken back.
    #[test]
    fn castling_is_made_king_first_and_then_the_rook() {
        let castling = |side| [Command::Move(MoveCommand::Enter(RawMove::Castling(side)))];
        let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for (king, rook, rooks, side) in [
            (Square::G1, Square::H1, Square::F1, CastlingSide::KingSide),
            (Square::C1, Square::A1, Square::D1, CastlingSide::QueenSide),
        ] {
            let mut table = Table::new(both, CastlingMode::Standard);
            assert_eq!(table.clicks(&[Square::E1, king]), castling(side));
            assert_eq!(table.clicks(&[rook, rooks]), [], "by clicks");
            assert_eq!(table.takes([Intent::Lift(rook), Intent::Drop(rooks)]), [], "by dragging");
            assert_eq!(table.entry(), Some(RawMove::Castling(side)));
            assert_eq!(*table.desk.mode(), Mode::Board);
        }
        let mut table = Table::new("5k1r/8/8/8/8/8/8/5K1R w Hh - 0 1", CastlingMode::Chess960);
        table.clicks(&[Square::F1, Square::G1]);
        assert_eq!(table.clicks(&[Square::H1, Square::F1]), castling(CastlingSide::KingSide));
    }

    #[test]
    fn the_new_piece_is_asked_for_when_the_pawn_arrives_and_may_be_left_out() {
        let fen = "7k/P7/8/8/8/8/8/4K3 w - - 0 1";
        let arrives = || {
            let mut table = Table::new(fen, CastlingMode::Standard);
            assert_eq!(table.clicks(&[Square::A7, Square::A8]), []);
            assert_eq!(*table.desk.mode(), Mode::Promoting { from: Square::A7, to: Square::A8 });
            table
        };
        let pawn = |promotion| {
            let board = arrives().game.board(Color::White).clone();
            Command::Move(MoveCommand::Enter(
                RawMove::from_squares(&board, Square::A7, Square::A8, promotion).expect("a pawn"),
            ))
        };
        assert_eq!(arrives().takes([Intent::LayReady(Role::Rook)]), [pawn(Some(Role::Rook))]);
        assert_eq!(arrives().takes([Intent::Enter]), [pawn(None)]);
        assert_eq!(arrives().takes([Intent::Escape]), []);
        let mut table = arrives();
        assert_eq!(
            table.takes([Intent::Do(Command::Move(MoveCommand::Press)), Intent::Answer(Answer::Word)]),
            [pawn(None), Command::Move(MoveCommand::Press)]
        );
        assert!(table.game.plies()[0].fault().is_some(), "on record as it was left");
    }

    /// The defect: the habitual press put an unfinished move on record, an illegal one.
    #[test]
    fn a_press_while_a_pawn_waits_for_its_piece_is_asked_about() {
        let mut table = Table::new("7k/P7/8/8/8/8/8/4K3 w - - 0 1", CastlingMode::Standard);
        table.clicks(&[Square::A7, Square::A8]);
        let press = || Intent::Do(Command::Move(MoveCommand::Press));
        assert_eq!(table.takes([press(), press()]), [], "nor by a double click");
        let question = table.desk.mode().question().map(|question| question.asked());
        assert_eq!(question, Some(Asked::PressWithoutPiece { from: Square::A7, to: Square::A8 }));
        assert_eq!(table.takes([Intent::Escape]), []);
        let waits = Mode::Promoting { from: Square::A7, to: Square::A8 };
        assert_eq!(*table.desk.mode(), waits, "no leaves the pawn where it waits");
        assert!(matches!(table.takes([Intent::LayReady(Role::Queen)])[..], [Command::Move(MoveCommand::Enter(_))]));
    }

    #[test]
    fn a_press_without_a_move_is_asked_about_and_one_with_a_move_is_not() {
        let mut table = Table::ordinary();
        assert_eq!(table.takes([Intent::Do(Command::Move(MoveCommand::Press))]), []);
        let asked = table.desk.mode().question().map(|question| question.asked());
        assert_eq!(asked, Some(Asked::PressWithoutMove));
        assert_eq!(table.takes([Intent::Escape]), []);
        assert_eq!(
            table.takes([Intent::Do(Command::Move(MoveCommand::Press)), Intent::Do(Command::Move(MoveCommand::Press))]),
            [],
            "a double click"
        );
        table.now = table.now + HOLD;
        assert_eq!(table.takes([Intent::Do(Command::Move(MoveCommand::Press))]), [], "nor a slow one");
        assert_eq!(table.takes([Intent::Answer(Answer::Word)]), [Command::Move(MoveCommand::Press)]);
        assert!(table.game.plies()[0].played().is_none(), "and then it is on record");
        let mut table = Table::ordinary();
        table.clicks(&[Square::E2, Square::E4]);
        assert_eq!(table.takes([Intent::Do(Command::Move(MoveCommand::Press))]), [Command::Move(MoveCommand::Press)]);
    }
}
