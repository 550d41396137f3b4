use shakmaty::Color;

use super::*;
use crate::{
    clock::{Moment, control::both_from},
    desk::{Answer, Intent, Wish},
    game::{
        Act, ClaimCommand, ClockAct, EndingCommand, Event, Game, ReconcileCommand, Seat, Setup, StartAct, StartCommand,
    },
    language::Language,
    laws::{
        Edition, RawMove,
        quickplay::{Quickplay, REQUESTED_INCREMENT, Request},
    },
    narration::next_game,
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
    let (game, claim) = (playing(), Command::Claim(ClaimCommand::Make(Claim::Touch(Square::E7))));
    let up = Intent::Walk(Direction::Up);
    for shown in [vec![up.clone(), up.clone(), up, Intent::Enter], vec![Intent::Lift(Square::E7)]] {
        let mut desk = desk();
        after(&mut desk, &game, [Intent::TakeClaim(Item::OpponentTouched)]);
        after(&mut desk, &game, shown);
        assert_eq!(asked(&desk), Some(claim.clone()));
        assert_eq!(after(&mut desk, &game, [YES]), [Wish::Do(claim.clone())]);
    }
}

/// The square was typed as in the move field, Enter took the empty one under the cursor, and the clocks stood for it.
#[test]
fn no_touch_of_an_empty_square_is_claimed() {
    let (game, mut desk) = (playing(), desk());
    after(&mut desk, &game, [Intent::TakeClaim(Item::OpponentTouched)]);
    let told = after(&mut desk, &game, [Intent::Enter]);
    assert_eq!(asked(&desk), None);
    let nothing = Phrase::with(Line::NoPieceToTouch, [Arg::Square(Square::E4)]);
    assert_eq!(told, [Wish::Chime(Chime::Refused), Wish::Say(nothing)]);
    assert!(matches!(desk.mode(), Mode::Pointing { .. }), "he goes on to the piece");
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

/// "I have touched a piece", he was asked, and his yes put on record that the opponent had.
#[test]
fn an_assistant_states_a_touch_of_the_opponents_in_words_that_say_so() {
    let game = playing();
    let assistant = Seat::Assistant(Color::White);
    let mut desk = Desk::new(assistant, Language::German);
    let view = game.view(assistant, Moment::START);
    let own = [Item::Touched, Item::Adjusts];
    assert!(!Item::offered(&view).iter().any(|item| own.contains(item)), "he touches nothing of his own");
    let asked = desk.show(SquareItem::Touched, shakmaty::Square::H7, &view);
    let words = asked.iter().find_map(|wish| if let Wish::Say(words) = wish { Some(words) } else { None });
    let said = crate::language::speak(words.expect("a question"), crate::language::Wording::default()).to_string();
    assert!(said.starts_with("Der Gegner hat eine Figur berührt. Hector sieben"), "{said}");
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

/// The field that was opened beside a dial announced what was typed into it.
#[test]
fn a_field_opened_beside_the_dial_of_a_claim_takes_the_move_of_the_claim() {
    let (game, mut desk) = (playing(), desk());
    let opens = [Intent::TakeClaim(Item::ThreefoldWith), Intent::OpenDial(None), Intent::OpenEntry(None)];
    after(&mut desk, &game, opens);
    after(&mut desk, &game, "e4".chars().map(Intent::Insert));
    after(&mut desk, &game, [Intent::Enter]);
    let pawn = RawMove::from_squares(game.board(Color::White), Square::E2, Square::E4, None).unwrap();
    assert_eq!(asked(&desk), Some(Command::Claim(ClaimCommand::Make(Claim::Threefold(Some(pawn))))));
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
        after(&mut desk, &game, [Intent::Lift(from), Intent::PutDown(Square::H3)]);
        let replaced = after(&mut desk, &game, [Intent::Enter]);
        assert_eq!(replaced[0], Wish::Do(Command::Move(MoveCommand::Place(knight_to(Square::H3)))), "{from}");
    }
}

/// The wrong one of two pieces was announced: the other one goes to the square on which the picture shows the first.
#[test]
fn another_piece_is_pointed_at_to_the_same_square_and_a_second_own_piece_is_taken_instead() {
    let game = playing_after(&[Command::Move(MoveCommand::Announce(knight_to(Square::F3)))]);
    let pawn = RawMove::from_squares(
        game.view(Seat::Player(Color::White), Moment::START).board_to_move_from,
        Square::F2,
        Square::F3,
        None,
    );
    let pawn = pawn.expect("a pawn is there");
    for first in [Square::F2, Square::D2] {
        let mut desk = desk();
        after(&mut desk, &game, [Intent::TakeClaim(Item::Replaces)]);
        after(&mut desk, &game, [Intent::Lift(first), Intent::PutDown(Square::F2)]);
        assert!(matches!(desk.mode(), Mode::Entry(_)), "{first}: {:?}", desk.mode());
        after(&mut desk, &game, [Intent::PutDown(Square::F3)]);
        let replaced = after(&mut desk, &game, [Intent::Enter]);
        assert_eq!(replaced[0], Wish::Do(Command::Move(MoveCommand::Place(pawn))), "{first}");
    }
}

/// By ear the list is walked from its beginning: three claims that stop the clocks stood before what a player wants most, and the
/// touch of his own piece between two harmless ones.
#[test]
fn the_list_begins_with_the_repetition_and_ends_with_what_is_no_claim() {
    let default_time = Some(std::time::Duration::ZERO);
    let setup = Setup { edition: Edition::Fide2014, quickplay: Quickplay::Announced, default_time, ..Setup::default() };
    let control = both_from("30").expect("a control");
    let mut game = Game::new(Setup { control, ..setup });
    let white = Seat::Player(Color::White);
    let moves = [MoveCommand::Place(knight_to(Square::F3)), MoveCommand::Touch(Square::B1)].map(Command::Move);
    for command in [Command::Start(StartCommand::Begin)].into_iter().chain(moves) {
        for event in game.decide(Moment::START, white, &command).expect("it is taken") {
            game.apply(Moment::START, &event);
        }
    }
    let items = Item::offered(&game.view(white, Moment::START));
    let claims = [Item::Threefold, Item::ThreefoldWith, Item::FiftyMoves, Item::FiftyMovesWith, Item::Flag];
    let quickplay = [Request::Draw, Request::ExtraTime].map(Item::Quickplay);
    let takes_back = [Item::Replaces, Item::Withdraw];
    let evidence = [Item::BoardsDiffer, Item::IllegalMove, Item::OpponentTouched, Item::Touched, Item::Adjusts];
    let no_claims = [Item::OfferDraw, Item::Resign];
    assert_eq!(items, [&claims[..], &quickplay, &takes_back, &evidence, &no_claims].concat());
}

/// Two strokes of Enter, or two taps of what takes, put a touch on record that nobody had meant.
#[test]
fn nothing_on_the_list_is_done_by_enter_alone() {
    let game = playing();
    let view = game.view(Seat::Player(Color::White), Moment::START);
    assert_eq!(Item::offered(&view)[0], Item::Threefold);
    for item in [Item::Touched, Item::Adjusts] {
        let mut desk = desk();
        let shown = [Intent::TakeClaim(item), Intent::Walk(Direction::Down), Intent::Walk(Direction::Down)];
        after(&mut desk, &game, shown);
        let words = after(&mut desk, &game, [Intent::Enter]);
        assert!(matches!(words[..], [Wish::Say(_)]), "{item:?}: {words:?}");
        assert!(matches!(after(&mut desk, &game, [Intent::Enter])[..], [Wish::Chime(Chime::Refused), _]));
        let stated = asked(&desk).expect("it is asked about");
        assert_eq!(after(&mut desk, &game, [YES]), [Wish::Do(stated)]);
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
        after(&mut desk, &game, [Intent::AtCursor(SquareItem::Adjusts)]),
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
    assert_eq!(named, [Wish::Say(in_list(Item::Stands(Some(rook)), &game.view(desk.seat(), Moment::START)))]);
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
    // The way to the next game was found by accident.
    let goes_on = |game: &Game| Item::offered(&game.view(white, Moment::START)).contains(&Item::NextGame);
    assert!(!goes_on(&game), "the other has yet to sign");
    act(&mut game, Seat::Player(Color::Black), EndingCommand::SignSheets);
    assert!(goes_on(&game));
    let last = in_list(Item::NextGame, &game.view(white, Moment::START));
    assert!(matches!(&last, Phrase::Several(parts) if parts[0] == next_game()), "{last:?}");
    assert_eq!(after(&mut desk, &game, downs(Item::NextGame, &game)).last(), Some(&Wish::Say(last)));
    assert_eq!(after(&mut desk, &game, [Intent::Enter]), [Wish::LeaveFinished]);
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

/// After mate a piece was taken up, and every claim was offered to be refused.
#[test]
fn after_mate_nothing_is_claimed_and_no_piece_is_taken_up() {
    let start = "7k/R7/6K1/8/8/8/8/8 w - - 0 1".parse::<shakmaty::fen::Fen>().expect("a FEN");
    let start = start.into_position(shakmaty::CastlingMode::Standard).expect("a position");
    let mut game = Game::new(Setup { start, ..Setup::default() });
    let white = Seat::Player(Color::White);
    let mates = RawMove::from_squares(game.board(Color::White), Square::A7, Square::A8, None).expect("a rook");
    let act = |game: &mut Game, by, command: Command| {
        let events = game.decide(Moment::START, by, &command).expect("it is taken");
        events.iter().for_each(|event| game.apply(Moment::START, event));
    };
    act(&mut game, Seat::Arbiter, Command::Start(StartCommand::Begin));
    act(&mut game, white, Command::Move(MoveCommand::Announce(mates)));
    act(&mut game, white, Command::Move(MoveCommand::Press));
    for confirms in [false, true] {
        if confirms {
            act(&mut game, white, Command::Ending(EndingCommand::Confirm));
        }
        let mut desk = desk();
        let none = after(&mut desk, &game, [Intent::OpenClaims]);
        assert_eq!(none[1], Wish::Say(Phrase::line(Line::NothingToClaim)), "{:?}", game.step(Color::White));
        for takes in [Intent::Grasp, Intent::OpenDial(None)] {
            let told = after(&mut desk, &game, [Intent::Walk(Direction::Up), takes]);
            assert_eq!((desk.mode(), &told[0]), (&Mode::Board, &Wish::Chime(Chime::Refused)));
        }
    }
}
