//! What an electronic board sees, beside what the record has of that board: a witness that decides nothing.
use shakmaty::{Bitboard, Board, Color};

use super::{Act, Due, Event, Game, NoticeAct, Step};
use crate::clock::Moment;

/// A placement that an electronic board saw when nobody's hand was on it, and that is not what the record has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sensed {
    /// When it was put on record.
    pub at: Moment,
    /// Since when the same squares have differed in the same way.
    pub since: Moment,
    /// What stands there.
    pub board: Board,
    /// What the record had of this board at that time.
    pub recorded: Board,
}

impl Sensed {
    /// The squares that differ, a1 first.
    #[must_use]
    pub fn squares(&self) -> Bitboard {
        differing(&self.board, &self.recorded)
    }

    /// Whether the same squares differ in the same way.
    fn differs_as(&self, other: &Self) -> bool {
        let squares = self.squares();
        let same = |square| {
            let of = |sensed: &Self| (sensed.board.piece_at(square), sensed.recorded.piece_at(square));
            of(self) == of(other)
        };
        squares == other.squares() && squares.into_iter().all(same)
    }
}

fn differing(one: &Board, other: &Board) -> Bitboard {
    Bitboard::FULL.into_iter().filter(|&square| one.piece_at(square) != other.piece_at(square)).collect()
}

impl Game {
    pub(super) fn keep_sensed(&mut self, at: Moment, side: Color, board: &Board) {
        let recorded = self.board(side).clone();
        let now = Sensed { at, since: at, board: board.clone(), recorded };
        let before = self.sensed.get_mut(side).take();
        if now.squares().is_empty() {
            return;
        }
        let since = before.filter(|before| before.differs_as(&now)).map_or(at, |before| before.since);
        *self.sensed.get_mut(side) = Some(Sensed { since, ..now });
    }
}

/// What electronic boards saw in a game: where they stand otherwise than it is recorded, and which pieces were lifted.
#[derive(Debug, Clone, Copy)]
pub struct Sensing<'a> {
    pub(super) game: &'a Game,
}

impl<'a> Sensing<'a> {
    /// What the electronic board of `side` saw last, as long as it is not what the record has.
    #[must_use]
    pub const fn sensed(self, side: Color) -> Option<&'a Sensed> {
        self.game.sensed.get(side).as_ref()
    }

    /// What is to be put on record when the electronic board of `side` sees this: a placement that differs from the record,
    /// unless the record has it already; and that they agree again. Nothing that may be a move in somebody's hand.
    #[must_use]
    pub fn sense(self, side: Color, seen: &Board) -> Option<Event> {
        let recorded = self.game.board(side);
        let known = match self.sensed(side) {
            Some(sensed) => sensed.board == *seen && sensed.recorded == *recorded,
            None => seen == recorded,
        };
        let act = Act::Notice(NoticeAct::BoardSensed { side, board: seen.clone() });
        (!known && self.stands(side, seen)).then_some(Event { by: None, act })
    }

    /// Whether what is seen on the board of `side` stands there, by the handshake and by what hands do, whatever move would
    /// be legal. Once the game is over or adjourned the pieces may be put away.
    fn stands(self, side: Color, seen: &Board) -> bool {
        match self.game.step(side) {
            Step::AwaitStart
            | Step::AwaitArbiter
            | Step::AwaitAnnouncement
            | Step::AwaitPress
            | Step::PressBehindReply
            | Step::AwaitSealing
            | Step::ConfirmEnding
            | Step::ConfirmReady
            | Step::ConfirmResumption(_)
            | Step::AwaitReady
            | Step::Reconcile(Due::Tell | Due::AwaitOther | Due::Compare(_)) => true,
            // Who makes a move has his own pieces in hand, and one of the opponent's at most: no piece of the opponent comes
            // to stand where it did not.
            Step::Move | Step::Announce | Step::Press | Step::PressWaits => {
                let recorded = self.game.board(side);
                let moved = |square| seen.piece_at(square) != recorded.piece_at(square);
                seen == recorded || seen.by_color(side.other()).into_iter().any(moved)
            }
            Step::Repeat(_)
            | Step::RepeatAgain(_)
            | Step::Execute(_)
            | Step::Seal
            | Step::CloseEnvelope
            | Step::AwaitResumption
            | Step::DeclareSealed
            | Step::Reconcile(Due::Correct(..))
            | Step::Over => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Square;

    use super::*;
    use crate::{
        game::{AnswerCommand, Command, EndingCommand, MoveCommand, Seat, Setup, StartCommand},
        laws::RawMove,
    };

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    fn act(game: &mut Game, by: Seat, command: &Command) {
        let events = game.decide(Moment::START, by, command).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        events.iter().for_each(|event| game.apply(Moment::START, event));
    }

    /// The electronic board of Black sees this, and it is put on record if it is news.
    fn sees(game: &mut Game, at: u64, board: &Board) -> bool {
        let news = game.sensing().sense(Color::Black, board);
        news.iter().for_each(|event| game.apply(Moment::from_millis(at), event));
        news.is_some()
    }

    fn moved(board: &Board, from: Square, to: Square) -> (RawMove, Board) {
        let said = RawMove::from_squares(board, from, to, None).expect("a piece");
        let mut after = board.clone();
        let piece = after.remove_piece_at(from).expect("a piece");
        after.set_piece_at(to, piece);
        (said, after)
    }

    #[test]
    fn a_difference_is_news_unless_it_may_be_a_move_in_the_hand() {
        let mut game = Game::new(Setup::default());
        let start = Board::default();
        assert!(!sees(&mut game, 0, &start), "it agrees");
        act(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let (said, executed) = moved(&start, Square::E2, Square::E4);
        let (_, wrong) = moved(&start, Square::E2, Square::E3);
        act(&mut game, WHITE, &Command::Move(MoveCommand::Announce(said)));
        assert!(!sees(&mut game, 1, &executed), "Black is about to execute it");
        act(&mut game, BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
        act(&mut game, BLACK, &Command::Answer(AnswerCommand::Execute(None)));
        assert!(!sees(&mut game, 2, &executed), "as it is recorded");
        assert!(sees(&mut game, 3, &wrong));
        assert!(!sees(&mut game, 4, &wrong), "it is known");
        let squares: Vec<Square> = game.sensing().sensed(Color::Black).expect("kept").squares().into_iter().collect();
        assert_eq!(squares, [Square::E3, Square::E4]);
        assert_eq!(*game.board(Color::Black), executed, "the record is as it was");
        act(&mut game, WHITE, &Command::Move(MoveCommand::Press));
        assert!(sees(&mut game, 5, &executed), "they agree again");
        assert_eq!(game.sensing().sensed(Color::Black), None);
    }

    /// Black is on move: what he has in his hand is his, and so is what he takes; a white piece that stands elsewhere was not
    /// executed as it was said.
    #[test]
    fn a_move_in_the_making_is_told_from_one_that_was_executed_wrongly() {
        let mut game = Game::new(Setup::default());
        act(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let (said, board) = moved(&Board::default(), Square::E2, Square::E4);
        act(&mut game, WHITE, &Command::Move(MoveCommand::Announce(said)));
        act(&mut game, BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
        act(&mut game, BLACK, &Command::Answer(AnswerCommand::Execute(None)));
        act(&mut game, WHITE, &Command::Move(MoveCommand::Press));
        let lifted = |square| {
            let mut board = board.clone();
            board.discard_piece_at(square);
            board
        };
        assert!(!sees(&mut game, 1, &lifted(Square::D7)));
        assert!(!sees(&mut game, 2, &lifted(Square::E4)));
        assert!(!sees(&mut game, 3, &moved(&board, Square::D7, Square::D5).1));
        assert!(!sees(&mut game, 4, &moved(&board, Square::D8, Square::E4).1), "whatever is legal");
        assert!(sees(&mut game, 5, &Board::default()), "White's move was not executed at all");
        assert!(sees(&mut game, 6, &moved(&board, Square::G1, Square::F3).1));
    }

    #[test]
    fn pieces_are_put_away_after_the_game() {
        let mut game = Game::new(Setup::default());
        assert!(sees(&mut game, 0, &Board::empty()), "they are not set up");
        act(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        act(&mut game, BLACK, &Command::Ending(EndingCommand::Resign));
        assert!(!sees(&mut game, 1, &moved(&Board::default(), Square::G1, Square::F3).1));
    }

    /// A piece that stays wrong while the game goes on is one difference, and what is seen is always the latest.
    #[test]
    fn the_same_difference_keeps_its_beginning() {
        let mut game = Game::new(Setup::default());
        let (said, after) = moved(&Board::default(), Square::G1, Square::F3);
        let (_, wrong) = moved(&Board::default(), Square::A2, Square::A3);
        assert!(sees(&mut game, 10, &wrong));
        act(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        act(&mut game, WHITE, &Command::Move(MoveCommand::Announce(said)));
        act(&mut game, BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
        act(&mut game, BLACK, &Command::Answer(AnswerCommand::Execute(None)));
        let (_, wrong) = moved(&after, Square::A2, Square::A3);
        assert!(sees(&mut game, 20, &wrong));
        let sensed = game.sensing().sensed(Color::Black).expect("kept");
        assert_eq!((sensed.at, sensed.since), (Moment::from_millis(20), Moment::from_millis(10)));
        assert_eq!(sensed.board, wrong);
        assert!(sees(&mut game, 30, &Board::default()), "another difference");
        assert_eq!(game.sensing().sensed(Color::Black).expect("kept").since, Moment::from_millis(30));
    }
}
