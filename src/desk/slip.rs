//! A slip of the one key that puts something on record - touched, adjusts: Escape at the board, or the key that corrects,
//! withdraws it until the player's next act in the game; of several, the last one first. Refused, reading and abandoned acts in between do not count:
//! a player who types a move without opening its field strikes such keys, and hears of the touch among many other words.
use super::{Desk, Intent, Mode, Purpose, Wish};
use crate::game::{Command, MoveCommand, Statement, Step, View};

impl Desk {
    /// The wish that withdraws what was stated just now, where `intent` is the key for it.
    pub(super) fn slip(&self, intent: &Intent, view: &View<'_>) -> Option<Wish> {
        let corrects =
            matches!(intent, Intent::OpenEntry(Some(Purpose::Correct)) | Intent::OpenDial(Some(Purpose::Correct)));
        // Correcting takes a press back that waits: the announcement comes first.
        let takes_back = *intent == Intent::Escape || (corrects && view.step() != Step::PressWaits);
        let stands = view.withdrawable.is_some_and(|what| self.stated.contains(&what));
        (takes_back && self.mode == Mode::Board && stands).then_some(Wish::Do(Command::Move(MoveCommand::Withdraw)))
    }

    /// Keeps what these wishes state of a piece. The game knows when another act has made it final
    /// ([`View::withdrawable`]).
    pub(super) fn remember_statement(&mut self, wishes: &[Wish]) {
        for wish in wishes {
            if let Wish::Do(command) = wish {
                if let Command::Move(MoveCommand::Touch(square)) = command {
                    self.stated.push(Statement::Touched(*square));
                } else if let Command::Move(MoveCommand::Adjust(square)) = command {
                    self.stated.push(Statement::Adjusts(*square));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Square};

    use super::*;
    use crate::{
        clock::Moment,
        desk::{Answer, Direction, Item, SquareItem},
        game::{AnswerCommand, Game, Seat, Setup, StartCommand},
        language::{Language, Line, Phrase},
        narration::{Chime, Question},
    };

    const WHITE: Seat = Seat::Player(Color::White);

    /// A game and White's desk; what he does reaches the game.
    struct Table {
        game: Game,
        desk: Desk,
    }

    impl Table {
        fn new() -> Self {
            let mut table = Self { game: Game::new(Setup::default()), desk: Desk::new(WHITE, Language::German) };
            table.does(&Command::Start(StartCommand::Begin));
            table
        }

        fn does(&mut self, command: &Command) {
            let events = self.game.decide(Moment::START, WHITE, command).expect("no refusal");
            events.iter().for_each(|event| self.game.apply(Moment::START, event));
        }

        fn takes(&mut self, intent: Intent) -> Vec<Wish> {
            let wishes = self.desk.take(intent, &self.game.view(WHITE, Moment::START));
            for wish in &wishes {
                if let Wish::Do(command) = wish {
                    self.does(command);
                }
            }
            wishes
        }

        fn touched(&self) -> usize {
            self.game.record().current_ply().map_or(0, |ply| ply.touched.len())
        }

        /// The key at the cursor; a touch is asked back.
        fn puts_on_record(&mut self, item: SquareItem) -> Vec<Wish> {
            let wishes = self.takes(Intent::AtCursor(item));
            if item != SquareItem::Touched {
                return wishes;
            }
            assert!(matches!(wishes[..], [Wish::Say(_)]), "asked: {wishes:?}");
            self.takes(Intent::Answer(Answer::Down))
        }

        /// The cursor on the pawn of Eva zwei, and its touch stated.
        fn states(&mut self, item: SquareItem) {
            self.takes(Intent::Walk(Direction::Down));
            self.takes(Intent::Walk(Direction::Down));
            let wishes = self.puts_on_record(item);
            assert!(matches!(
                wishes[..],
                [Wish::Do(Command::Move(MoveCommand::Touch(Square::E2) | MoveCommand::Adjust(Square::E2)))]
            ));
        }
    }

    #[test]
    fn escape_or_the_key_that_corrects_withdraws_what_was_just_stated() {
        for (item, key) in [
            (SquareItem::Touched, Intent::Escape),
            (SquareItem::Adjusts, Intent::Escape),
            (SquareItem::Touched, Intent::OpenEntry(Some(Purpose::Correct))),
            (SquareItem::Adjusts, Intent::OpenDial(Some(Purpose::Correct))),
        ] {
            let mut table = Table::new();
            table.states(item);
            assert_eq!(table.takes(key), [Wish::Do(Command::Move(MoveCommand::Withdraw))], "{item:?}");
            let ply = table.game.record().current_ply().expect("a ply");
            assert_eq!((ply.touched.len(), ply.adjusted.len(), ply.withdrawn.len()), (0, 0, 1), "both are on record");
        }
    }

    /// Two letters of a move typed without its field: Escape took back one of the two.
    #[test]
    fn several_are_withdrawn_one_by_one_and_the_last_one_first() {
        let mut table = Table::new();
        table.states(SquareItem::Touched);
        table.takes(Intent::AtCursor(SquareItem::Adjusts));
        table.takes(Intent::Ask(Question::BothTimes));
        let left = |table: &Table| {
            table.game.record().current_ply().map(|ply| (ply.touched.len(), ply.adjusted.len())).expect("a ply")
        };
        let seen = [(); 3].map(|()| {
            let before = left(&table);
            table.takes(Intent::Escape);
            before
        });
        assert_eq!(seen, [(1, 1), (1, 0), (0, 0)]);
        // What was done in between makes all of them final.
        table.puts_on_record(SquareItem::Touched);
        table.puts_on_record(SquareItem::Adjusts);
        table.does(&Command::Clock(crate::game::ClockCommand::Stop));
        assert_eq!(table.takes(Intent::Escape), [Wish::Say(Phrase::line(Line::EntryLeft))]);
    }

    #[test]
    fn reading_in_between_does_no_harm_as_in_a_move_typed_without_its_field() {
        let mut table = Table::new();
        table.states(SquareItem::Touched);
        table.takes(Intent::Ask(Question::Rank(shakmaty::Rank::Third)));
        table.takes(Intent::Enter);
        assert_eq!(table.takes(Intent::Escape), [Wish::Do(Command::Move(MoveCommand::Withdraw))]);
        assert_eq!(table.takes(Intent::Escape), [Wish::Say(Phrase::line(Line::EntryLeft))], "once");
    }

    #[test]
    fn a_field_in_between_takes_one_escape_and_the_touch_the_next() {
        let mut table = Table::new();
        table.states(SquareItem::Touched);
        table.takes(Intent::OpenEntry(None));
        table.takes(Intent::Escape);
        assert_eq!(table.touched(), 1, "Escape discarded the move that was typed, and nothing else");
        table.takes(Intent::Escape);
        assert_eq!(table.touched(), 0);
    }

    /// `f4` and `felix drei`, typed without the field, put nothing on record: the question that F opens ends with the next key.
    #[test]
    fn a_move_typed_without_its_field_touches_nothing() {
        let mut table = Table::new();
        for _ in 0..2 {
            table.takes(Intent::Walk(Direction::Down));
        }
        table.takes(Intent::AtCursor(SquareItem::Touched));
        table.takes(Intent::Ask(Question::Rank(shakmaty::Rank::Fourth)));
        table.takes(Intent::Answer(Answer::Down));
        assert_eq!((table.touched(), table.desk.mode().question()), (0, None));
    }

    #[test]
    fn what_is_refused_in_between_ends_nothing() {
        let mut table = Table::new();
        table.states(SquareItem::Touched);
        let executes = Command::Answer(AnswerCommand::Execute(None));
        assert!(table.game.decide(Moment::START, WHITE, &executes).is_err(), "nothing was announced");
        let view = table.game.view(WHITE, Moment::START);
        assert_eq!(table.desk.take(Intent::Do(executes.clone()), &view), [Wish::Do(executes)]);
        assert_eq!(table.takes(Intent::Escape), [Wish::Do(Command::Move(MoveCommand::Withdraw))]);
    }

    /// A press that waits for the last word would have gone on with the wrong announcement.
    #[test]
    fn while_a_press_waits_the_key_that_corrects_takes_it_back() {
        let mut table = Table::new();
        table.does(&Command::Move(MoveCommand::Announce(
            crate::laws::RawMove::from_squares(&shakmaty::Board::default(), Square::D2, Square::D4, None)
                .expect("a pawn"),
        )));
        table.states(SquareItem::Touched);
        let view = table.game.view(WHITE, Moment::START).while_press_waits(Some(Color::White));
        let wishes = table.desk.take(Intent::OpenEntry(Some(Purpose::Correct)), &view);
        assert_eq!(wishes.first(), Some(&Wish::TakePressBack), "{wishes:?}");
    }

    #[test]
    fn the_list_of_claims_withdraws_it_too() {
        let mut table = Table::new();
        table.states(SquareItem::Touched);
        let offered = Item::offered(&table.game.view(WHITE, Moment::START));
        assert!(offered.contains(&Item::Withdraw) && offered[0] != Item::Withdraw);
        assert_eq!(table.takes(Intent::TakeClaim(Item::Withdraw)), [Wish::Do(Command::Move(MoveCommand::Withdraw))]);
        assert_eq!(table.touched(), 0);
    }

    #[test]
    fn an_empty_square_is_refused_with_reason_and_way_out_and_pointing_goes_on() {
        let mut table = Table::new();
        let nothing = Phrase::with(Line::NoPieceToTouch, [crate::language::Arg::Square(Square::E4)]);
        let refused = [Wish::Chime(Chime::Refused), Wish::Say(nothing)];
        for item in [SquareItem::Touched, SquareItem::Adjusts] {
            assert_eq!(table.takes(Intent::AtCursor(item)), refused);
            table.takes(Intent::TakeClaim(item.item()));
            assert_eq!(table.takes(Intent::Lift(Square::E4)), refused);
            assert_eq!(*table.desk.mode(), Mode::Pointing { item });
            table.takes(Intent::Escape);
        }
        assert_eq!(table.touched(), 0);
    }

    #[test]
    fn lifting_a_piece_on_a_board_that_is_shown_states_nothing() {
        use shakmaty::ByColor;
        let sight =
            ByColor { white: crate::laws::completion::Sight::Sighted, black: crate::laws::completion::Sight::Impaired };
        let mut table = Table::new();
        table.game = Game::new(Setup { sight, ..Setup::default() });
        table.does(&Command::Start(StartCommand::Begin));
        for square in [Square::E2, Square::D2] {
            assert_eq!(table.takes(Intent::Lift(square)), []);
        }
        assert_eq!(table.touched(), 0);
    }
}
