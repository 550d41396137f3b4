//! The list of what a player may claim, report or sign: the same for a keyboard with the screen off, a mouse and any other
//! device. Before anything that stops the clocks is done, the person is asked.
//!
//! Claims that would fail are on it, too: the arbiter judges whether a claim is right (9.5; 4.8).
use shakmaty::{Piece, Square};

use super::{Asked, Desk, Direction, Home, Item, Mode, Purpose, SquareItem, Wish, menu::number};
use crate::{
    game::{Claim, Command, MoveCommand, Statement, Step, View},
    language::{Arg, Line, Phrase, understand::telling::Telling},
    narration::{Chime, Question, answer},
};

/// What an item still needs when it is taken.
enum ItemNeeds {
    /// Nothing: it changes nothing of the game.
    Done(Home),
    /// Nothing: it leaves the game that is over.
    Leave,
    Nothing(Asked),
    /// Nothing, not even a question: it takes something back.
    NotEvenAQuestion(Command),
    /// A square of the board.
    Square(SquareItem),
    /// That it be told of the square at the cursor.
    Cursor(Option<Piece>),
    /// A move, typed or pointed at.
    Move(Purpose),
}

impl Item {
    const fn need(self) -> ItemNeeds {
        ItemNeeds::Nothing(match self {
            Self::Touched => return ItemNeeds::Square(SquareItem::Touched),
            Self::Adjusts => return ItemNeeds::Square(SquareItem::Adjusts),
            Self::OpponentTouched => return ItemNeeds::Square(SquareItem::OpponentTouched),
            Self::Withdraw => return ItemNeeds::NotEvenAQuestion(Command::Move(MoveCommand::Withdraw)),
            Self::Stands(piece) => return ItemNeeds::Cursor(piece),
            Self::Replaces => return ItemNeeds::Move(Purpose::Place),
            Self::ThreefoldWith => return ItemNeeds::Move(Purpose::Threefold),
            Self::FiftyMovesWith => return ItemNeeds::Move(Purpose::FiftyMoves),
            Self::Declare => return ItemNeeds::Move(Purpose::Declare),
            Self::Home(home) => return ItemNeeds::Done(home),
            Self::NextGame => return ItemNeeds::Leave,
            Self::IllegalMove => Asked::Claim(Claim::IllegalMove),
            Self::Threefold => Asked::Claim(Claim::Threefold(None)),
            Self::FiftyMoves => Asked::Claim(Claim::FiftyMoves(None)),
            Self::BoardsDiffer => Asked::BoardsDiffer,
            Self::Flag => Asked::ClaimFlag,
            Self::Quickplay(request) => Asked::Claim(Claim::Quickplay(request)),
            Self::Sign => Asked::Sign,
            Self::OfferDraw => Asked::OfferDraw,
            Self::Resign => Asked::Resign,
        })
    }
}

/// An item and its place in the list.
fn in_list(item: Item, view: &View<'_>) -> Phrase {
    let items = Item::offered(view);
    let at = items.iter().position(|offered| *offered == item);
    let place = at.map(|at| Phrase::with(Line::PlaceOf, [number(at + 1), number(items.len())]));
    Phrase::Several([item.phrase()].into_iter().chain(place).collect())
}

impl Desk {
    /// Opens the list at its first item.
    pub(super) fn open_claims(&mut self, view: &View<'_>) -> Vec<Wish> {
        let Some(first) = Item::offered(view).first().copied() else {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::NothingToClaim))];
        };
        self.mode = Mode::Claims { chosen: first };
        let opened = match (view.step(), first) {
            // What stands on a square is told: that is no claim, and goes on record.
            (_, Item::Stands(_)) => {
                let square = Phrase::with(Line::Bare, [Arg::Square(self.cursor)]);
                vec![answer(view, Question::Step), Phrase::line(Line::MenuWelcome), square]
            }
            // Nor is what is taken home.
            (Step::Over, _) => vec![Phrase::line(Line::MenuWelcome)],
            _ => vec![Phrase::line(Line::ClaimsOpened)],
        };
        vec![Wish::Say(Phrase::Several(opened.into_iter().chain([in_list(first, view)]).collect()))]
    }

    pub(super) fn choose(&mut self, chosen: Item, direction: Direction, view: &View<'_>) -> Vec<Wish> {
        let items = Item::offered(view);
        let at = items.iter().position(|item| *item == chosen).unwrap_or(0);
        let next = match direction {
            Direction::Up | Direction::Left => at.checked_sub(1),
            Direction::Down | Direction::Right => Some(at + 1),
        };
        let Some(&item) = next.and_then(|next| items.get(next)) else {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(in_list(chosen, view))];
        };
        self.put_in_hand(item, view)
    }

    pub(super) fn put_in_hand(&mut self, item: Item, view: &View<'_>) -> Vec<Wish> {
        self.mode = Mode::Claims { chosen: item };
        vec![Wish::Say(in_list(item, view))]
    }

    /// Takes an item: asks for the square or the move that it needs, or whether it is meant.
    pub(super) fn take_item(&mut self, item: Item, view: &View<'_>) -> Vec<Wish> {
        match item.need() {
            ItemNeeds::Square(item) => {
                self.mode = Mode::Pointing { item };
                vec![Wish::Say(self.wants_square(view))]
            }
            ItemNeeds::Cursor(piece) => self.tell_back(Telling::Squares(vec![(self.cursor, piece)])),
            ItemNeeds::Move(purpose) => self.open_entry(Some(purpose), view),
            ItemNeeds::Done(Home::Read) => self.begin_reading(view),
            ItemNeeds::Done(home) => {
                // By ear the list stays, since more can be taken. On the screen the place of the files takes its place.
                if !view.setup.is_impaired(view.side()) {
                    self.mode = Mode::Board;
                }
                vec![Wish::TakeHome(home)]
            }
            // The list stays: what would be left behind is asked about, and the same act once more leaves.
            ItemNeeds::Leave => vec![Wish::LeaveFinished],
            ItemNeeds::Nothing(asked) => self.ask(asked, view),
            ItemNeeds::NotEvenAQuestion(command) => {
                self.mode = Mode::Board;
                vec![Wish::Do(command)]
            }
        }
    }

    /// That a square is to be shown, and at which the cursor is.
    pub(super) fn wants_square(&self, view: &View<'_>) -> Phrase {
        let here = answer(view, Question::Square(self.cursor));
        Phrase::Several(vec![Phrase::line(Line::PointAtSquare), here])
    }

    /// Takes an item of the list that is about a square, once the square is shown: what goes on record is asked back.
    pub(super) fn show(&mut self, item: SquareItem, square: Square, view: &View<'_>) -> Vec<Wish> {
        let wishes = self.point(item, square, view);
        let statement = match wishes[..] {
            [Wish::Do(Command::Move(MoveCommand::Touch(square)))] => Statement::Touched(square),
            [Wish::Do(Command::Move(MoveCommand::Adjust(square)))] => Statement::Adjusts(square),
            _ => return wishes,
        };
        self.ask(Asked::State(statement), view)
    }

    /// Takes an item that is about a square. On an empty one nothing is touched or adjusted, and where a square is to be
    /// shown, another can be.
    pub(super) fn point(&mut self, item: SquareItem, square: Square, view: &View<'_>) -> Vec<Wish> {
        self.cursor = square;
        let boards = [view.board_to_move_from, view.board, view.board_to_answer_from];
        if boards.into_iter().all(|board| board.piece_at(square).is_none()) {
            let nothing = Phrase::with(Line::NoPieceToTouch, [Arg::Square(square)]);
            return vec![Wish::Chime(Chime::Refused), Wish::Say(nothing)];
        }
        self.mode = Mode::Board;
        let command = item.at(square);
        match Asked::before(&command) {
            Some(asked) => self.ask(asked, view),
            None => vec![Wish::Do(command)],
        }
    }
}

#[cfg(test)]
mod tests;
