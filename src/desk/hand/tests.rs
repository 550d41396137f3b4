//! Moving pieces on a board that is shown.
use shakmaty::{ByColor, Chess, fen::Fen};

use super::*;
use crate::{
    clock::Moment,
    desk::{Answer, Asked, HOLD, Home, Item},
    game::{AdjournmentCommand, EndingCommand, Envelope, Game, Order, Passphrase, Seat, Setup, StartCommand, Written},
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
            asked =
                wishes.into_iter().filter_map(|wish| if let Wish::Do(it) = wish { Some(it) } else { None }).collect();
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
    let words = Line::PadReadBack;
    let slip = Mode::ReadBack { said: go(Square::E2, Square::E3), purpose: Purpose::Seal, words, answers: None };
    assert_eq!(*table.desk.mode(), slip);
    assert_eq!(table.takes([Intent::Escape]), [], "a slip of the mouse seals nothing");
    assert_eq!(table.clicks(&[Square::E2, Square::E4]), []);
    let wishes = table.desk.take(Intent::Enter, &table.game.view(WHITE, table.now));
    let sealed = AdjournmentCommand::Seal(Written::Move(go(Square::E2, Square::E4)));
    assert_eq!(wishes[..1], [Wish::Do(Command::Adjournment(sealed))]);
    assert_eq!((table.entry(), table.game.board(Color::White)), (None, &board));
    // Once it is in the envelope, the key that corrects opens the field for another one: it is not too late.
    table.does(&Command::Adjournment(AdjournmentCommand::HandIn(Envelope::new(vec![2]))));
    for corrects in [Intent::OpenEntry(Some(Purpose::Correct)), Intent::OpenDial(Some(Purpose::Correct))] {
        table.desk.take(corrects, &table.game.view(WHITE, table.now));
        assert_eq!(table.desk.mode().begun_for(), Some(Purpose::Seal));
        table.takes([Intent::Escape]);
    }
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
        Err(crate::game::Rejection::AlreadyAnnounced(pawn))
    );
}

/// The defect: in ordinary chess he was put back, or the rook was taken up, without a word.
#[test]
fn a_king_castles_on_his_own_rook() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let castling = |side| [Command::Move(MoveCommand::Enter(RawMove::Castling(side)))];
    for mode in [CastlingMode::Chess960, CastlingMode::Standard] {
        for (rook, side) in [(Square::H1, CastlingSide::KingSide), (Square::A1, CastlingSide::QueenSide)] {
            assert_eq!(Table::new(fen, mode).clicks(&[Square::E1, rook]), castling(side), "by clicks: {mode:?}");
            let drag = [Intent::Lift(Square::E1), Intent::Drop(rook)];
            assert_eq!(Table::new(fen, mode).takes(drag), castling(side), "by dragging: {mode:?}");
        }
    }
    let mut table = Table::new(fen, CastlingMode::Standard);
    table.clicks(&[Square::E1, Square::G1]);
    assert_eq!(table.entry(), Some(RawMove::Castling(CastlingSide::KingSide)));
    assert_eq!(table.clicks(&[Square::G1, Square::E1]), [Command::Move(MoveCommand::TakeBack)]);
}

/// A rook with which no king castles is a piece like any other.
#[test]
fn a_king_put_on_another_rook_takes_it_up() {
    for (fen, king, rook) in [
        ("4k3/8/8/8/8/8/8/4KR1R w - - 0 1", Square::E1, Square::F1),
        ("4k3/8/8/8/8/8/8/5K1R w - - 0 1", Square::F1, Square::H1),
        ("4k3/8/8/8/8/4K2R/8/8 w - - 0 1", Square::E3, Square::H3),
    ] {
        let mut table = Table::new(fen, CastlingMode::Standard);
        assert_eq!(table.clicks(&[king, rook]), [], "{fen}");
        assert_eq!(*table.desk.mode(), Mode::Holding { from: rook }, "{fen}");
    }
}

/// The words of what the last of these acts says.
fn said(table: &mut Table, intents: impl IntoIterator<Item = Intent>) -> Vec<Phrase> {
    let mut said = Vec::new();
    for intent in intents {
        let wishes = table.desk.take(intent, &table.game.view(WHITE, table.now));
        said = wishes.into_iter().filter_map(|wish| if let Wish::Say(it) = wish { Some(it) } else { None }).collect();
    }
    said
}

/// The defect: each was refused without a word.
#[test]
fn a_piece_that_is_not_taken_up_or_not_put_down_is_told_why() {
    let own = Phrase::with(Line::OwnPieceOnArrival, [Arg::Square(Square::A2)]);
    assert_eq!(said(&mut Table::ordinary(), [Intent::Lift(Square::A1), Intent::Drop(Square::A2)]), [own]);
    let others = Phrase::with(Line::OpponentsPieceThere, [Arg::Square(Square::D7)]);
    for act in [Intent::PutDown(Square::D7), Intent::Lift(Square::D7)] {
        assert_eq!(said(&mut Table::ordinary(), [act]), std::slice::from_ref(&others));
    }
    let mut table = Table::ordinary();
    table.clicks(&[Square::E2, Square::E4]);
    table.does(&Command::Move(MoveCommand::Press));
    let black = Seat::Player(Color::Black);
    let reply = go(Square::E7, Square::E5);
    for command in [
        Command::Answer(crate::game::AnswerCommand::Repeat(None)),
        Command::Answer(crate::game::AnswerCommand::Execute(None)),
        Command::Move(MoveCommand::Announce(reply)),
    ] {
        let events = table.game.decide(table.now, black, &command).expect("no refusal");
        events.iter().for_each(|event| table.game.apply(table.now, event));
    }
    assert!(matches!(table.game.step(Color::White), Step::Repeat(_)));
    let repeat = Rejection::RepeatFirst(reply).phrase();
    assert_eq!(said(&mut table, [Intent::PutDown(Square::D2)]), [repeat]);
    assert_eq!(*table.desk.mode(), Mode::Board);
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

/// The question stood over the result, and hid the button that signs.
#[test]
fn the_question_for_the_new_piece_ends_with_the_game() {
    let mut table = Table::new("7k/P7/8/8/8/8/8/4K3 w - - 0 1", CastlingMode::Standard);
    table.clicks(&[Square::A7, Square::A8]);
    table.does(&Command::Ending(EndingCommand::Resign));
    assert!(table.desk.may_lapse());
    let told = table.desk.follow(&table.game.view(WHITE, table.now));
    assert!(told.contains(&Wish::Notice(Phrase::line(Line::EntryCleared))), "{told:?}");
    assert_eq!(*table.desk.mode(), Mode::Board);
}

/// What he read of his sheet was told as the board of the game that went on.
#[test]
fn what_is_for_the_end_is_closed_where_the_game_goes_on() {
    let mut table = Table::new("7k/P7/8/8/8/8/8/4K3 w - - 0 1", CastlingMode::Standard);
    let reading = std::mem::replace(&mut table.desk, Desk::new(WHITE, Language::German)).reading(0);
    let mut choosing = Desk::new(WHITE, Language::German);
    choosing.put_in_hand(Item::Home(Home::Save), &table.game.view(WHITE, table.now));
    for desk in [reading, choosing] {
        table.desk = desk;
        assert!(table.desk.may_lapse());
        let told = table.desk.follow(&table.game.view(WHITE, table.now));
        assert!(told.contains(&Wish::Notice(Phrase::line(Line::EntryCleared))), "{told:?}");
        assert_eq!(*table.desk.mode(), Mode::Board);
    }
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

/// The announced move was pressed while his board showed another one.
#[test]
fn a_pawn_that_is_to_replace_the_announced_move_is_not_pressed_over() {
    let mut table = Table::new("7k/P2P4/8/8/8/8/8/4K3 w - - 0 1", CastlingMode::Standard);
    table.clicks(&[Square::A7, Square::A8]);
    table.takes([Intent::LayReady(Role::Queen)]);
    let entry = table.entry().expect("it is shown");
    table.does(&Command::Move(MoveCommand::Announce(entry)));
    table.clicks(&[Square::D7, Square::D8]);
    assert_eq!(*table.desk.mode(), Mode::Promoting { from: Square::D7, to: Square::D8 });
    let asked = table.takes([Intent::Do(Command::Move(MoveCommand::Press)), Intent::Answer(Answer::Word)]);
    assert!(!asked.contains(&Command::Move(MoveCommand::Press)), "{asked:?}");
    assert!(matches!(table.desk.mode(), Mode::ReadBack { .. }), "{:?}", table.desk.mode());
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
