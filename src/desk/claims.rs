//! The list of what a player may claim, report or sign: the same for a keyboard with the screen off, a mouse and any other
//! device. Before anything that stops the clocks is done, the person is asked.
//!
//! Claims that would fail are on it, too: the arbiter judges whether a claim is right (9.5; 4.8).
use shakmaty::{Color, Piece, Role, Square};

use super::{Asked, Desk, Direction, Mode, Purpose, Wish};
use crate::{
    game::{Claim, ClaimCommand, Command, Due, MoveCommand, Step, View},
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
    /// What is on the list of a player who sees this, in its order.
    #[must_use]
    pub fn offered(view: &View<'_>) -> Vec<Self> {
        match view.step() {
            Step::Over => return what_is_left(view),
            Step::DeclareSealed => return vec![Self::Declare],
            Step::Reconcile(Due::Tell) => return what_can_stand(),
            Step::AwaitStart | Step::ConfirmEnding | Step::AwaitResumption | Step::Reconcile(_) => return Vec::new(),
            _ => {}
        }
        let mut items: Vec<Self> = view.withdrawable.map(|_| Self::Withdraw).into_iter().collect();
        items.extend([Self::Touched, Self::Adjusts]);
        items.extend(view.replaceable.map(|_| Self::Replaces));
        items.extend([
            Self::OpponentTouched,
            Self::IllegalMove,
            Self::Threefold,
            Self::ThreefoldWith,
            Self::FiftyMoves,
            Self::FiftyMovesWith,
            Self::BoardsDiffer,
            Self::Flag,
        ]);
        items.extend(view.quickplay_requests.iter().copied().map(Self::Quickplay));
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
mod tests {
    use super::*;
    use crate::{
        clock::{Moment, control::both_from},
        desk::{Answer, Intent, Wish},
        game::{Act, ClockAct, EndingCommand, Event, Game, ReconcileCommand, Seat, Setup, StartAct, StartCommand},
        language::Language,
        laws::{
            Edition, RawMove,
            quickplay::{Quickplay, REQUESTED_INCREMENT},
        },
        reconciliation::BoardKind,
    };

    fn playing() -> Game {
        let mut game = Game::new(Setup::default());
        let events = game.decide(Moment::START, Seat::Arbiter, &Command::Start(StartCommand::Begin)).unwrap();
        events.iter().for_each(|event| game.apply(Moment::START, event));
        game
    }

    /// What the last of these acts brings.
    fn after(desk: &mut Desk, game: &Game, intents: impl IntoIterator<Item = Intent>) -> Vec<Wish> {
        let view = game.view(desk.seat(), Moment::START);
        intents.into_iter().map(|intent| desk.take(intent, &view)).last().unwrap_or_default()
    }

    fn desk() -> Desk {
        Desk::new(Seat::Player(Color::White), Language::German)
    }

    const YES: Intent = Intent::Answer(Answer::Down);

    /// What the open question is about.
    fn asked(desk: &Desk) -> Option<Command> {
        desk.mode().question()?.asked().command()
    }

    fn downs(to: Item, game: &Game) -> impl Iterator<Item = Intent> {
        let items = Item::offered(&game.view(Seat::Player(Color::White), Moment::START));
        let count = items.iter().position(|item| *item == to).expect("on the list");
        std::iter::repeat_n(Intent::Walk(Direction::Down), count)
    }

    #[test]
    fn a_claim_is_found_by_ear_asked_back_and_made_by_the_key_that_answers() {
        let (game, mut desk) = (playing(), desk());
        after(&mut desk, &game, [Intent::OpenClaims]);
        after(&mut desk, &game, downs(Item::Threefold, &game));
        let asked = after(&mut desk, &game, [Intent::Enter]);
        let question = desk.mode().question().expect("a question");
        assert_eq!(asked, [Wish::Say(question.phrase())]);
        let made = after(&mut desk, &game, [YES]);
        assert_eq!(made, [Wish::Do(Command::Claim(ClaimCommand::Make(Claim::Threefold(None))))]);
        assert_eq!(*desk.mode(), Mode::Board);
    }

    #[test]
    fn the_opponents_touch_needs_a_square_by_the_cursor_or_by_a_click() {
        let (game, claim) = (playing(), Command::Claim(ClaimCommand::Make(Claim::Touch(Square::E5))));
        for shown in [vec![Intent::Walk(Direction::Up), Intent::Enter], vec![Intent::Lift(Square::E5)]] {
            let mut desk = desk();
            after(&mut desk, &game, [Intent::TakeClaim(Item::OpponentTouched)]);
            after(&mut desk, &game, shown);
            assert_eq!(asked(&desk), Some(claim.clone()));
            assert_eq!(after(&mut desk, &game, [YES]), [Wish::Do(claim.clone())]);
        }
    }

    /// G.4 of 2014: where the arbiter has given five seconds with each move, no more is asked for in the quickplay finish.
    #[test]
    fn after_the_increment_of_the_quickplay_finish_nothing_of_it_is_offered() {
        let control = both_from("30").expect("a control");
        let setup = Setup { edition: Edition::Fide2014, control, quickplay: Quickplay::Announced, ..Setup::default() };
        let mut game = Game::new(setup);
        let offered = |game: &Game| {
            let items = Item::offered(&game.view(Seat::Player(Color::White), Moment::START));
            items.iter().filter(|item| matches!(item, Item::Quickplay(_))).count()
        };
        let by = Some(Seat::Arbiter);
        game.apply(Moment::START, &Event { by, act: Act::Start(StartAct::Started) });
        assert_eq!(offered(&game), 2);
        let act = Act::Clock(ClockAct::IncrementIntroduced(REQUESTED_INCREMENT));
        game.apply(Moment::START, &Event { by, act });
        assert_eq!(offered(&game), 0);
    }

    #[test]
    fn a_written_move_is_typed_or_pointed_at_and_goes_with_the_claim() {
        let game = playing();
        let said: RawMove = RawMove::from_squares(game.board(Color::White), Square::G1, Square::F3, None).unwrap();
        let claim = Command::Claim(ClaimCommand::Make(Claim::Threefold(Some(said))));
        let typed = "Sf3".chars().map(Intent::Insert).collect();
        for written in [typed, vec![Intent::Lift(Square::G1), Intent::PutDown(Square::F3)]] {
            let mut desk = desk();
            after(&mut desk, &game, [Intent::TakeClaim(Item::ThreefoldWith)]);
            after(&mut desk, &game, written);
            after(&mut desk, &game, [Intent::Enter]);
            assert_eq!(asked(&desk), Some(claim.clone()));
            assert_eq!(after(&mut desk, &game, [Intent::Escape])[0], Wish::Say(Phrase::line(Line::EntryCleared)));
        }
    }

    /// Whether it was legal is nobody's to say: the list has it for every move that stands, and only then.
    #[test]
    fn a_move_that_stands_is_replaced_from_the_list() {
        let (mut game, mut desk) = (playing(), desk());
        let [placed, other] = [(Square::G1, Square::F3), (Square::G1, Square::H3)]
            .map(|(from, to)| RawMove::from_squares(game.board(Color::White), from, to, None).unwrap());
        let white = Seat::Player(Color::White);
        assert!(!Item::offered(&game.view(white, Moment::START)).contains(&Item::Replaces));
        for event in game.decide(Moment::START, white, &Command::Move(MoveCommand::Place(placed))).unwrap() {
            game.apply(Moment::START, &event);
        }
        after(&mut desk, &game, [Intent::OpenClaims]);
        after(&mut desk, &game, downs(Item::Replaces, &game));
        after(&mut desk, &game, [Intent::Enter]);
        after(&mut desk, &game, "Sh3".chars().map(Intent::Insert));
        after(&mut desk, &game, [Intent::Enter]);
        let replaced = after(&mut desk, &game, [Intent::Enter]);
        assert_eq!(replaced[0], Wish::Do(Command::Move(MoveCommand::Place(other))));
    }

    /// The picture shows the piece where it was put: a click there means the same piece as one where it came from.
    #[test]
    fn another_move_is_pointed_at_from_either_square_of_the_piece() {
        let game = playing_after(&[Command::Move(MoveCommand::Announce(knight_to(Square::F3)))]);
        for from in [Square::G1, Square::F3] {
            let mut desk = desk();
            after(&mut desk, &game, [Intent::TakeClaim(Item::Replaces)]);
            after(&mut desk, &game, [Intent::Lift(from), Intent::PutDown(Square::H3), Intent::Enter]);
            let replaced = after(&mut desk, &game, [Intent::Enter]);
            assert_eq!(replaced[0], Wish::Do(Command::Move(MoveCommand::Place(knight_to(Square::H3)))), "{from}");
        }
    }

    fn knight_to(to: Square) -> RawMove {
        RawMove::from_squares(&shakmaty::Board::default(), Square::G1, to, None).expect("a knight")
    }

    fn playing_after(commands: &[Command]) -> Game {
        let mut game = playing();
        for command in commands {
            for event in game.decide(Moment::START, Seat::Player(Color::White), command).expect("it is taken") {
                game.apply(Moment::START, &event);
            }
        }
        game
    }

    #[test]
    fn what_is_only_said_is_not_asked_back() {
        let (game, mut desk) = (playing(), desk());
        after(&mut desk, &game, [Intent::Walk(Direction::Down), Intent::Walk(Direction::Down)]);
        assert_eq!(
            after(&mut desk, &game, [Intent::AtCursor(Item::Adjusts)]),
            [Wish::Do(Command::Move(MoveCommand::Adjust(Square::E2)))]
        );
    }

    #[test]
    fn what_stands_at_the_cursor_is_told_from_the_list() {
        let (mut game, mut desk) = (playing(), desk());
        let begin = Command::Reconcile(ReconcileCommand::Begin);
        for event in game.decide(Moment::START, Seat::Player(Color::White), &begin).unwrap() {
            game.apply(Moment::START, &event);
        }
        after(&mut desk, &game, [Intent::Walk(Direction::Up)]);
        let here = desk.cursor();
        after(&mut desk, &game, [Intent::OpenClaims]);
        let rook = Color::Black.rook();
        let named = after(&mut desk, &game, downs(Item::Stands(Some(rook)), &game));
        assert_eq!(named, [Wish::Say(Phrase::with(Line::Bare, [Arg::Piece(rook)]))]);
        let asked = after(&mut desk, &game, [Intent::Enter]);
        assert!(matches!(asked[..], [Wish::Say(_)]), "{asked:?}");
        let told = Telling::Squares(vec![(here, Some(rook))]);
        let told = Command::Reconcile(ReconcileCommand::Tell(BoardKind::Special, told));
        assert_eq!(after(&mut desk, &game, [Intent::Enter]), [Wish::Do(told)]);
        let items = Item::offered(&game.view(desk.seat(), Moment::START));
        assert_eq!((items.len(), items[0]), (13, Item::Stands(None)));
    }

    /// "Sign both scoresheets" stood first on the list of a player who had signed.
    #[test]
    fn a_player_who_has_signed_is_not_asked_to_sign_again() {
        let mut game = playing();
        let white = Seat::Player(Color::White);
        let act = |game: &mut Game, by, command| {
            let events = game.decide(Moment::START, by, &Command::Ending(command)).expect("it is taken");
            events.iter().for_each(|event| game.apply(Moment::START, event));
        };
        act(&mut game, white, EndingCommand::Resign);
        let signs = |game: &Game, seat| Item::offered(&game.view(seat, Moment::START)).contains(&Item::Sign);
        assert!(signs(&game, white));
        act(&mut game, white, EndingCommand::SignSheets);
        assert!(!signs(&game, white) && signs(&game, Seat::Player(Color::Black)), "the other has yet to sign");
        let mut desk = desk();
        after(&mut desk, &game, [Intent::OpenClaims]);
        assert_eq!(*desk.mode(), Mode::Claims { chosen: Item::Home(Home::Save) });
    }

    #[test]
    fn the_list_ends_at_both_ends_and_has_nothing_before_the_game() {
        let (game, mut desk) = (playing(), desk());
        after(&mut desk, &game, [Intent::OpenClaims]);
        let up = after(&mut desk, &game, [Intent::Walk(Direction::Up)]);
        assert_eq!(up[0], Wish::Chime(Chime::Refused));
        let waiting = Game::new(Setup::default());
        let none = after(&mut self::desk(), &waiting, [Intent::OpenClaims]);
        assert_eq!(none[1], Wish::Say(Phrase::line(Line::NothingToClaim)));
    }
}
