//! A move that is repeated or executed otherwise than it was announced: asked about before it goes on record (D.2.1 of 2018 and 2023).
//!
//! What was announced is executed on the player's own board, and what he enters here only tells of it. A slip of the mouse or
//! of the keys proves nothing, and must not make the recorded boards differ. A player who forgets that he has not repeated yet, and enters
//! his own move, must not have that told to the room as a repetition.
use shakmaty::{CastlingMode, Role};

use super::{Asked, Desk, Purpose, Wish};
use crate::{
    game::{Mode, Step, View},
    laws::RawMove,
    narration::{Chime, Question, answer},
};

impl Desk {
    /// Takes a move that its player has entered. What agrees with the announcement is carried out at once; practice refuses
    /// what does not, and competition asks first.
    pub(super) fn commit(&mut self, said: RawMove, purpose: Purpose, view: &View<'_>) -> Vec<Wish> {
        let said = castling_of(said, purpose, view);
        match asked_first(said, purpose, view) {
            // The room would hear what he means to play.
            Some(_) if is_of_own_piece(said, view) => {
                vec![Wish::Chime(Chime::Refused), Wish::Say(answer(view, Question::Step))]
            }
            Some(asked) => self.ask(asked, view),
            None => vec![Wish::Do(purpose.command(said))],
        }
    }
}

/// The announced castling, where the king is put where it brings him. In Chess960 that may be one square away, and the king could go there
/// without castling; who executes castling does not mean that.
pub(crate) fn castling_of(said: RawMove, purpose: Purpose, view: &View<'_>) -> RawMove {
    let (Step::Execute(announced), Purpose::Execute) = (*view.steps.get(view.answers), purpose) else { return said };
    match (announced, said) {
        (RawMove::Castling(side), RawMove::Piece { role: Role::King, from, to, capture: false, .. })
            if view.setup.castling == CastlingMode::Chess960
                && view.board_to_answer_from.piece_at(from) == Some(view.answers.other().king())
                && to == side.king_to(view.answers.other()) =>
        {
            announced
        }
        _ => said,
    }
}

/// Whether it moves a piece of the player who answers: no repetition of his opponent's move, but his own, too soon.
fn is_of_own_piece(said: RawMove, view: &View<'_>) -> bool {
    let RawMove::Piece { from, .. } = said else { return false };
    view.board.color_at(from) == Some(view.answers)
}

/// What is asked before a move that differs from the announced one is repeated or executed. Only the words are compared: whether either is
/// legal must not be told by a question.
pub(crate) fn asked_first(said: RawMove, purpose: Purpose, view: &View<'_>) -> Option<Asked> {
    let agrees = |announced: RawMove| view.answers_agree(announced, said);
    let differs = |announced: RawMove| view.setup.mode == Mode::Competition && !agrees(announced);
    match (*view.steps.get(view.answers), purpose) {
        (Step::Execute(announced), Purpose::Execute) if differs(announced) => {
            Some(Asked::ExecutedOtherwise { announced, executed: said })
        }
        (Step::Repeat(announced) | Step::RepeatAgain(announced), Purpose::Repeat) if differs(announced) => {
            Some(Asked::RepeatedOtherwise { announced, repeated: said })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{ByColor, Color, Role, Square};

    use super::*;
    use crate::{
        clock::Moment,
        desk::{Answer, Intent},
        game::{AnswerCommand, Command, Game, MoveCommand, Seat, Setup, StartCommand},
        language::{Language, Wording, speak},
        laws::completion::Sight,
    };

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    /// White, who cannot see, has announced; Black has repeated it.
    struct Table {
        game: Game,
        desk: Desk,
    }

    impl Table {
        fn new(mode: Mode, announced: RawMove) -> Self {
            let mut table = Self::announced(mode, announced);
            table.does(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
            table
        }

        /// Nothing is repeated yet.
        fn announced(mode: Mode, announced: RawMove) -> Self {
            let sight = ByColor { white: Sight::Impaired, black: Sight::Sighted };
            let mut table = Self {
                game: Game::new(Setup { mode, sight, ..Setup::default() }),
                desk: Desk::new(BLACK, Language::German),
            };
            table.does(Seat::Arbiter, &Command::Start(StartCommand::Begin));
            table.does(WHITE, &Command::Move(MoveCommand::Announce(announced)));
            table
        }

        fn does(&mut self, by: Seat, command: &Command) {
            let events = self.game.decide(Moment::START, by, command).expect("no refusal");
            events.iter().for_each(|event| self.game.apply(Moment::START, event));
        }

        /// What the last of these acts wishes.
        fn takes(&mut self, intents: impl IntoIterator<Item = Intent>) -> Vec<Wish> {
            let mut wishes = Vec::new();
            for intent in intents {
                wishes = self.desk.take(intent, &self.game.view(BLACK, Moment::START));
            }
            wishes
        }

        fn clicks(&mut self, squares: [Square; 2]) -> Vec<Wish> {
            self.takes(squares.map(Intent::PutDown))
        }

        fn types(&mut self, text: &str) -> Vec<Wish> {
            let typed = std::iter::once(Intent::OpenEntry(None)).chain(text.chars().map(Intent::Insert));
            self.takes(typed.chain([Intent::Enter, Intent::Enter]))
        }

        fn is_asked(&self) -> Option<Asked> {
            Some(self.desk.mode().question()?.asked())
        }
    }

    fn knight(to: Square) -> RawMove {
        RawMove::Piece { role: Role::Knight, from: Square::G1, to, capture: false, en_passant: false, promotion: None }
    }

    fn executes(to: Square) -> Wish {
        Wish::Do(Command::Answer(AnswerCommand::Execute(Some(knight(to)))))
    }

    fn does_anything(wishes: &[Wish]) -> bool {
        wishes.iter().any(|wish| matches!(wish, Wish::Do(_)))
    }

    /// The defect: an own move, typed before the opponent's was repeated, was told to the room as its repetition.
    #[test]
    fn another_move_is_repeated_with_yes_alone() {
        let mut table = Table::announced(Mode::Competition, knight(Square::F3));
        let repeats = |to| [Wish::Do(Command::Answer(AnswerCommand::Repeat(Some(knight(to)))))];
        assert_eq!(table.types("g1f3")[..1], repeats(Square::F3), "as announced");
        assert!(!does_anything(&table.types("g1h3")));
        let asked = Asked::RepeatedOtherwise { announced: knight(Square::F3), repeated: knight(Square::H3) };
        assert_eq!(table.is_asked(), Some(asked));
        assert!(!does_anything(&table.takes([Intent::Enter])), "Enter is no yes");
        assert!(!does_anything(&table.takes([Intent::Escape])), "nor is Escape");
        table.types("g1h3");
        assert_eq!(table.takes([Intent::Answer(Answer::Word)]), repeats(Square::H3));
    }

    /// One press at the pad, and the room heard the move that he meant to play.
    #[test]
    fn a_move_of_ones_own_piece_is_no_repetition() {
        for mut table in [Table::announced(Mode::Competition, knight(Square::F3)), repeated()] {
            let view = table.game.view(BLACK, Moment::START);
            let own = RawMove::from_squares(view.board, Square::E7, Square::E5, None).expect("a pawn");
            let purpose = Purpose::due(&view);
            let wishes = table.desk.commit(own, purpose, &view);
            assert!(matches!(wishes[..], [Wish::Chime(Chime::Refused), Wish::Say(_)]), "{wishes:?}");
            assert_eq!(table.is_asked(), None);
        }
    }

    /// It was refused for what is due first, and the field stayed open: the key that does that only said it again.
    #[test]
    fn an_own_move_that_is_typed_too_soon_closes_the_field() {
        let mut table = repeated();
        let told = table.takes([Intent::OpenEntry(None), Intent::Insert('e'), Intent::Insert('5'), Intent::Enter]);
        assert!(!does_anything(&told) && *table.desk.mode() == crate::desk::Mode::Board, "{told:?}");
        assert_eq!(table.takes([Intent::Enter])[..1], [Wish::Do(Command::Answer(AnswerCommand::Execute(None)))]);
    }

    fn repeated() -> Table {
        Table::new(Mode::Competition, knight(Square::F3))
    }

    /// The king was put where castling brings him, one square away, and the question was one hasty yes from two boards that differ.
    #[test]
    fn castling_by_a_king_who_goes_one_square_is_the_announced_castling() {
        let fen = "5k2/8/8/8/8/8/8/R4K1R w HA - 0 1".parse::<shakmaty::fen::Fen>().expect("a FEN");
        let start = fen.into_position(CastlingMode::Chess960).expect("a position");
        let sight = ByColor { white: Sight::Impaired, black: Sight::Sighted };
        let setup =
            Setup { mode: Mode::Competition, sight, start, castling: CastlingMode::Chess960, ..Setup::default() };
        let castling = RawMove::Castling(shakmaty::CastlingSide::KingSide);
        let mut table = Table { game: Game::new(setup), desk: Desk::new(BLACK, Language::German) };
        table.does(Seat::Arbiter, &Command::Start(StartCommand::Begin));
        table.does(WHITE, &Command::Move(MoveCommand::Announce(castling)));
        table.does(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
        let executed = table.clicks([Square::F1, Square::G1]);
        assert_eq!(executed, [Wish::Do(Command::Answer(AnswerCommand::Execute(Some(castling))))]);
        // His own king, too soon, executes nothing of his opponent's.
        let view = table.game.view(BLACK, Moment::START);
        let own = RawMove::Piece {
            role: Role::King,
            from: Square::F8,
            to: Square::G8,
            capture: false,
            en_passant: false,
            promotion: None,
        };
        assert_eq!(castling_of(own, Purpose::Execute, &view), own);
    }

    #[test]
    fn what_agrees_with_the_announcement_is_executed_at_once() {
        assert_eq!(repeated().clicks([Square::G1, Square::F3]), [executes(Square::F3)]);
        assert_eq!(repeated().types("g1f3")[0], executes(Square::F3));
        // The capture that was said, or was not, makes no other move of it.
        let said = RawMove::Piece {
            role: Role::Knight,
            from: Square::G1,
            to: Square::F3,
            capture: true,
            en_passant: false,
            promotion: None,
        };
        assert_eq!(Table::new(Mode::Competition, said).clicks([Square::G1, Square::F3]), [executes(Square::F3)]);
    }

    #[test]
    fn what_differs_is_asked_about_and_on_record_with_yes_alone() {
        let asked = Asked::ExecutedOtherwise { announced: knight(Square::F3), executed: knight(Square::H3) };
        let ways: [fn(&mut Table) -> Vec<Wish>; 2] =
            [|table| table.clicks([Square::G1, Square::H3]), |table| table.types("g1h3")];
        for enter in ways {
            let mut table = repeated();
            let wishes = enter(&mut table);
            assert!(!does_anything(&wishes), "{wishes:?}");
            assert_eq!(table.is_asked(), Some(asked));
            assert!(!does_anything(&table.takes([Intent::Escape])), "no");
            assert_eq!(table.is_asked(), None);
            assert_eq!(
                table.clicks([Square::G1, Square::F3]),
                [executes(Square::F3)],
                "as if nothing had been entered"
            );
            enter(&mut table);
            assert_eq!(table.takes([Intent::Answer(Answer::Word)]), [executes(Square::H3)], "yes");
            table.does(BLACK, &Command::Answer(AnswerCommand::Execute(Some(knight(Square::H3)))));
        }
        let table = repeated();
        let words = speak(&asked.words(&table.game.view(BLACK, Moment::START)), Wording::default()).to_string();
        let both = "Angesagt ist Springer Gustav eins nach Felix drei. Auf Ihrem Brett ausgeführt: Springer Gustav eins nach Hector drei?";
        assert_eq!(words, both);
    }

    /// No question may tell that either is illegal: a pawn's three squares are asked about and taken like any other move.
    #[test]
    fn the_words_alone_are_compared() {
        let pawn = |to| RawMove::Piece {
            role: Role::Pawn,
            from: Square::E2,
            to,
            capture: false,
            en_passant: false,
            promotion: None,
        };
        let agreeing = Table::new(Mode::Competition, pawn(Square::E5)).clicks([Square::E2, Square::E5]);
        assert_eq!(agreeing, [Wish::Do(Command::Answer(AnswerCommand::Execute(Some(pawn(Square::E5)))))]);
        for (announced, executed) in [(Square::E5, Square::E4), (Square::E4, Square::E5)] {
            let mut table = Table::new(Mode::Competition, pawn(announced));
            table.clicks([Square::E2, executed]);
            let asked = Asked::ExecutedOtherwise { announced: pawn(announced), executed: pawn(executed) };
            assert_eq!(table.is_asked(), Some(asked));
        }
    }

    #[test]
    fn practice_refuses_it_and_asks_nothing() {
        let mut table = Table::new(Mode::Practice, knight(Square::F3));
        assert_eq!(table.clicks([Square::G1, Square::H3]), [executes(Square::H3)]);
        let refused =
            table.game.decide(Moment::START, BLACK, &Command::Answer(AnswerCommand::Execute(Some(knight(Square::H3)))));
        assert!(refused.is_err());
    }
}
