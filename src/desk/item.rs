//! What a player may claim, report or sign, and what he takes home, in words.
use shakmaty::{Color, Piece, Role, Square};

use crate::{
    game::{Claim, ClaimCommand, Command, Due, MoveCommand, Seat, Statement, Step, View},
    language::{Arg, Label, Line, Phrase},
    laws::quickplay::Request,
    narration::next_game,
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
    /// A draw is offered (9.1).
    OfferDraw,
    /// The game is given up (5.1.2).
    Resign,
    /// The move that was in the lost envelope (E.12).
    Declare,
    /// Both scoresheets are signed (8.7).
    Sign,
    /// What is taken home of a game that is over.
    Home(Home),
    /// Once nobody has to sign any more: back to the first menu.
    NextGame,
    /// What stands on the square at the cursor, while the boards are compared; `None`: nothing (D.2.9).
    Stands(Option<Piece>),
}

/// What is said of the piece on a square that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareItem {
    /// [`Item::Touched`].
    Touched,
    /// [`Item::Adjusts`].
    Adjusts,
    /// [`Item::OpponentTouched`].
    OpponentTouched,
}

impl SquareItem {
    /// The command, once the square is known.
    #[must_use]
    pub const fn at(self, square: Square) -> Command {
        match self {
            Self::Touched => Command::Move(MoveCommand::Touch(square)),
            Self::Adjusts => Command::Move(MoveCommand::Adjust(square)),
            Self::OpponentTouched => Command::Claim(ClaimCommand::Make(Claim::Touch(square))),
        }
    }

    /// Its place on the list.
    #[must_use]
    pub const fn item(self) -> Item {
        match self {
            Self::Touched => Item::Touched,
            Self::Adjusts => Item::Adjusts,
            Self::OpponentTouched => Item::OpponentTouched,
        }
    }
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

impl Item {
    /// Whether it is for after the game alone.
    pub(super) const fn is_for_the_end(self) -> bool {
        matches!(self, Self::Sign | Self::Home(_) | Self::NextGame)
    }

    /// What is on the list of a player who sees this, in its order: first what is claimed most, then what takes something back, and last what
    /// is evidence against one of the players, and what is only adjusted; behind these, for who does not see, what is no claim. The first is asked back: who opens the list and strikes Enter
    /// has done nothing.
    #[must_use]
    pub fn offered(view: &View<'_>) -> Vec<Self> {
        match view.step() {
            Step::Over => return what_is_left(view),
            Step::DeclareSealed => return vec![Self::Declare],
            Step::Reconcile(Due::Tell) => return what_can_stand(),
            Step::AwaitStart | Step::ConfirmEnding | Step::AwaitResumption | Step::Reconcile(_) => return Vec::new(),
            // He has confirmed the end, and waits for the others.
            Step::AwaitArbiter if view.ending.is_some() => return Vec::new(),
            _ => {}
        }
        let mut items = vec![Self::Threefold, Self::ThreefoldWith, Self::FiftyMoves, Self::FiftyMovesWith, Self::Flag];
        items.extend(view.quickplay_requests.iter().copied().map(Self::Quickplay));
        items.extend(view.replaceable.map(|_| Self::Replaces));
        items.extend(view.withdrawable.map(|_| Self::Withdraw));
        items.extend([Self::BoardsDiffer, Self::IllegalMove, Self::OpponentTouched]);
        // An assistant touches and adjusts nothing of his own, and the game is not his.
        if matches!(view.seat, Seat::Player(_)) {
            items.extend([Self::Touched, Self::Adjusts]);
            // Anyone who sees has buttons for these.
            let by_ear = view.setup.is_impaired(view.side()).then_some([Self::OfferDraw, Self::Resign]);
            items.extend(by_ear.into_iter().flatten());
        }
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
            Self::OfferDraw => return Phrase::with(Line::Bare, [Arg::Label(Label::OfferDraw)]),
            Self::Resign => return Phrase::with(Line::Bare, [Arg::Label(Label::Resign)]),
            Self::Declare => Line::ItemDeclare,
            Self::Sign => Line::ItemSign,
            Self::Home(Home::Save) => Line::ItemSave,
            Self::Home(Home::SaveOnStick) => Line::ItemSaveOnStick,
            Self::Home(Home::Print) => Line::ItemPrint,
            Self::Home(Home::Read) => Line::ItemRead,
            Self::NextGame => return next_game(),
        })
    }

    /// The item of a claim.
    pub(super) const fn of(claim: Claim) -> Self {
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

/// After the game: the signature, as long as it is missing, what is taken home, and the way to the next game. A person who sees the
/// screen has a button for that.
fn what_is_left(view: &View<'_>) -> Vec<Item> {
    let sign = (!*view.signed.get(view.side())).then_some(Item::Sign);
    let by_ear = view.setup.is_impaired(view.side());
    let goes_on = (by_ear && view.goes_to_next_game()).then_some(Item::NextGame);
    sign.into_iter().chain(Home::offered(view).map(Item::Home)).chain(goes_on).collect()
}

/// Nothing, and each kind of piece: in the order of the other lists.
fn what_can_stand() -> Vec<Item> {
    const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let pieces = Color::ALL.into_iter().flat_map(|color| ROLES.map(|role| Item::Stands(Some(role.of(color)))));
    std::iter::once(Item::Stands(None)).chain(pieces).collect()
}

/// What is stated of a piece, with its square. What an assistant states is a touch of his player's opponent.
pub(super) fn statement_words(statement: Statement, by: Seat) -> Phrase {
    let (item, square) = match statement {
        Statement::Touched(square) if matches!(by, Seat::Assistant(_)) => (Item::OpponentTouched, square),
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
