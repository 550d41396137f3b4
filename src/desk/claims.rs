//! The list of what a player may claim, report or sign: the same for a keyboard with the screen off, a mouse and any other
//! device. Before anything that stops the clocks is done, the person is asked.
//!
//! Claims that would fail are on it, too: the arbiter judges whether a claim is right (9.5; 4.8).
use shakmaty::{Color, Piece, Role, Square};

use super::{Asked, Desk, Direction, Mode, Purpose, Wish};
use crate::{
    game::{Claim, ClaimCommand, Command, Due, MoveCommand, Statement, Step, View},
    language::{Arg, Line, Phrase, understand::telling::Telling},
    laws::quickplay::Request,
    narration::{Chime, Question, answer},
};

/// Something on the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Item {
    /// A piece is touched: taken out of its aperture (D.2.2; 4.3).
    Touched,
    /// What was stated last of a piece was a slip.
    Withdraw,
    /// A piece is only adjusted, said before it is touched (4.2).
    Adjusts,
    /// Another move takes the place of the own one that stands, before the press.
    Replaces,
    /// The opponent has touched a piece (4.8).
    OpponentTouched,
    /// The opponent has completed an illegal move (7.5).
    IllegalMove,
    /// The position stands for the third time (9.2).
    Threefold,
    /// It will, with the move that is written (9.2.a).
    ThreefoldWith,
    /// Fifty moves without a capture or a move of a pawn (9.3).
    FiftyMoves,
    /// The same, with the move that is written (9.3.a).
    FiftyMovesWith,
    /// The two boards differ (D.2.9).
    BoardsDiffer,
    /// The opponent's time is over (6.8).
    Flag,
    /// In the quickplay finish.
    Quickplay(Request),
    /// The move that was in the lost envelope (E.12).
    Declare,
    /// Both scoresheets are signed (8.7).
    Sign,
    /// What is taken home of a game that is over.
    Home(Home),
    /// What stands on the square at the cursor, while the boards are compared; `None`: nothing (D.2.9).
    Stands(Option<Piece>),
}

/// What a person takes home.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Home {
    /// His scoresheet as files, among his documents.
    Save,
    /// The same on a stick.
    SaveOnStick,
    /// His scoresheet on paper.
    Print,
    /// His scoresheet by ear, move by move.
    Read,
}

impl Home {
    /// What is on the list of this person, in its order. A person who sees the screen has his sheet before him.
    fn offered(view: &View<'_>) -> impl Iterator<Item = Self> {
        let hears = view.setup.is_impaired(view.side());
        let by_ear = hears.then_some(Self::Read);
        [Self::Save, Self::SaveOnStick, Self::Print].into_iter().chain(by_ear)
    }
}

/// What an item still needs when it is taken.
enum ItemNeeds {
    /// Nothing: it changes nothing of the game.
    Done(Home),
    Nothing(Asked),
    /// Nothing, not even a question: it takes something back.
    NotEvenAQuestion(Command),
    /// A square of the board.
    Square,
    /// That it be told of the square at the cursor.
    Cursor(Option<Piece>),
    /// A move, typed or pointed at.
    Move(Purpose),
}

impl Item {
    /// What is on the list of a player who sees this, in its order. The first is a claim that is asked back: who opens the list and
    /// strikes Enter has done nothing. What is evidence of his own comes last.
    #[must_use]
    pub fn offered(view: &View<'_>) -> Vec<Self> {
        match view.step() {
            Step::Over => return what_is_left(view),
            Step::DeclareSealed => return vec![Self::Declare],
            Step::Reconcile(Due::Tell) => return what_can_stand(),
            Step::AwaitStart | Step::ConfirmEnding | Step::AwaitResumption | Step::Reconcile(_) => return Vec::new(),
            _ => {}
        }
        let mut items = vec![
            Self::Threefold,
            Self::ThreefoldWith,
            Self::FiftyMoves,
            Self::FiftyMovesWith,
            Self::IllegalMove,
            Self::OpponentTouched,
            Self::BoardsDiffer,
            Self::Flag,
        ];
        items.extend(view.quickplay_requests.iter().copied().map(Self::Quickplay));
        items.extend(view.withdrawable.map(|_| Self::Withdraw));
        items.extend([Self::Touched, Self::Adjusts]);
        items.extend(view.replaceable.map(|_| Self::Replaces));
        items
    }

    /// What it is, in words.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase::line(match self {
            Self::Stands(Some(piece)) => return Phrase::with(Line::Bare, [Arg::Piece(piece)]),
            Self::Stands(None) => Line::ItemEmpty,
            Self::Touched => Line::ItemTouched,
            Self::Adjusts => Line::ItemAdjusts,
            Self::Withdraw => Line::ItemWithdraw,
            Self::Replaces => Line::ItemReplaces,
            Self::OpponentTouched => Line::ItemOpponentTouched,
            Self::IllegalMove => Line::ItemIllegalMove,
            Self::Threefold => Line::ItemThreefold,
            Self::ThreefoldWith => Line::ItemThreefoldWith,
            Self::FiftyMoves => Line::ItemFiftyMoves,
            Self::FiftyMovesWith => Line::ItemFiftyMovesWith,
            Self::BoardsDiffer => Line::BoardsDiffer,
            Self::Flag => Line::ItemFlag,
            Self::Quickplay(Request::Draw) => Line::ItemQuickplayDraw,
            Self::Quickplay(Request::ExtraTime) => Line::ItemExtraTime,
            Self::Declare => Line::ItemDeclare,
            Self::Sign => Line::ItemSign,
            Self::Home(Home::Save) => Line::ItemSave,
            Self::Home(Home::SaveOnStick) => Line::ItemSaveOnStick,
            Self::Home(Home::Print) => Line::ItemPrint,
            Self::Home(Home::Read) => Line::ItemRead,
        })
    }

    const fn need(self) -> ItemNeeds {
        ItemNeeds::Nothing(match self {
            Self::Touched | Self::Adjusts | Self::OpponentTouched => return ItemNeeds::Square,
            Self::Withdraw => return ItemNeeds::NotEvenAQuestion(Command::Move(MoveCommand::Withdraw)),
            Self::Stands(piece) => return ItemNeeds::Cursor(piece),
            Self::Replaces => return ItemNeeds::Move(Purpose::Place),
            Self::ThreefoldWith => return ItemNeeds::Move(Purpose::Threefold),
            Self::FiftyMovesWith => return ItemNeeds::Move(Purpose::FiftyMoves),
            Self::Declare => return ItemNeeds::Move(Purpose::Declare),
            Self::Home(home) => return ItemNeeds::Done(home),
            Self::IllegalMove => Asked::Claim(Claim::IllegalMove),
            Self::Threefold => Asked::Claim(Claim::Threefold(None)),
            Self::FiftyMoves => Asked::Claim(Claim::FiftyMoves(None)),
            Self::BoardsDiffer => Asked::BoardsDiffer,
            Self::Flag => Asked::ClaimFlag,
            Self::Quickplay(request) => Asked::Claim(Claim::Quickplay(request)),
            Self::Sign => Asked::Sign,
        })
    }

    /// The command, where it is about a square.
    const fn at(self, square: Square) -> Command {
        match self {
            Self::Adjusts => Command::Move(MoveCommand::Adjust(square)),
            Self::OpponentTouched => Command::Claim(ClaimCommand::Make(Claim::Touch(square))),
            _ => Command::Move(MoveCommand::Touch(square)),
        }
    }

    /// The item of a claim.
    const fn of(claim: Claim) -> Self {
        match claim {
            Claim::Quickplay(request) => Self::Quickplay(request),
            Claim::Threefold(None) => Self::Threefold,
            Claim::Threefold(Some(_)) => Self::ThreefoldWith,
            Claim::FiftyMoves(None) => Self::FiftyMoves,
            Claim::FiftyMoves(Some(_)) => Self::FiftyMovesWith,
            Claim::IllegalMove => Self::IllegalMove,
            Claim::Touch(_) => Self::OpponentTouched,
        }
    }
}

/// After the game: the signature, as long as it is missing, and what is taken home.
fn what_is_left(view: &View<'_>) -> Vec<Item> {
    let sign = (!*view.signed.get(view.side())).then_some(Item::Sign);
    sign.into_iter().chain(Home::offered(view).map(Item::Home)).collect()
}

/// Nothing, and each kind of piece: in the order of the other lists.
fn what_can_stand() -> Vec<Item> {
    const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let pieces = Color::ALL.into_iter().flat_map(|color| ROLES.map(|role| Item::Stands(Some(role.of(color)))));
    std::iter::once(Item::Stands(None)).chain(pieces).collect()
}

/// What is stated of a piece, with its square.
pub(super) fn statement_words(statement: Statement) -> Phrase {
    let (item, square) = match statement {
        Statement::Touched(square) => (Item::Touched, square),
        Statement::Adjusts(square) => (Item::Adjusts, square),
    };
    Phrase::Several(vec![item.phrase(), Phrase::with(Line::Bare, [Arg::Square(square)])])
}

/// A claim in words, with its move or square.
pub(super) fn claim_words(claim: Claim) -> Phrase {
    let object = match claim {
        Claim::Touch(square) => Some(Phrase::with(Line::Bare, [Arg::Square(square)])),
        _ => claim.intended().map(Phrase::full_move),
    };
    Phrase::Several(std::iter::once(Item::of(claim).phrase()).chain(object).collect())
}

impl Desk {
    /// Opens the list at its first item.
    pub(super) fn open_claims(&mut self, view: &View<'_>) -> Vec<Wish> {
        let Some(first) = Item::offered(view).first().copied() else {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::NothingToClaim))];
        };
        self.mode = Mode::Claims { chosen: first };
        // What is taken home is not a claim.
        let opened = if view.step() == Step::Over { Line::MenuWelcome } else { Line::ClaimsOpened };
        vec![Wish::Say(Phrase::Several(vec![Phrase::line(opened), first.phrase()]))]
    }

    pub(super) fn choose(&mut self, chosen: Item, direction: Direction, view: &View<'_>) -> Vec<Wish> {
        let items = Item::offered(view);
        let at = items.iter().position(|item| *item == chosen).unwrap_or(0);
        let next = match direction {
            Direction::Up | Direction::Left => at.checked_sub(1),
            Direction::Down | Direction::Right => Some(at + 1),
        };
        let Some(&item) = next.and_then(|next| items.get(next)) else {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(chosen.phrase())];
        };
        self.mode = Mode::Claims { chosen: item };
        vec![Wish::Say(item.phrase())]
    }

    /// Takes an item: asks for the square or the move that it needs, or whether it is meant.
    pub(super) fn take_item(&mut self, item: Item, view: &View<'_>) -> Vec<Wish> {
        match item.need() {
            ItemNeeds::Square => {
                self.mode = Mode::Pointing { item };
                let here = answer(view, Question::Square(self.cursor));
                vec![Wish::Say(Phrase::Several(vec![Phrase::line(Line::PointAtSquare), here]))]
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
            ItemNeeds::Nothing(asked) => self.ask(asked, view),
            ItemNeeds::NotEvenAQuestion(command) => {
                self.mode = Mode::Board;
                vec![Wish::Do(command)]
            }
        }
    }

    /// Takes an item of the list that is about a square, once the square is shown: what goes on record is asked back.
    pub(super) fn show(&mut self, item: Item, square: Square, view: &View<'_>) -> Vec<Wish> {
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
    pub(super) fn point(&mut self, item: Item, square: Square, view: &View<'_>) -> Vec<Wish> {
        self.cursor = square;
        let stands = view.board_to_move_from.piece_at(square).or_else(|| view.board.piece_at(square));
        if matches!(item, Item::Touched | Item::Adjusts) && stands.is_none() {
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
