use proptest::{collection::vec, prelude::*, sample::select};
use shakmaty::{Board, Square};

use super::*;
use crate::{
    desk::{Direction, Item, Purpose},
    game::{
        Act, AdjournmentCommand, AnswerCommand, ArbiterCommand, Claim, ClaimCommand, ClockAct, ClockCommand, Device,
        DeviceCommand, DrawCommand, Due, EndingCommand, Event, Game, Order, Passphrase, ReconcileCommand, Seat, Setup,
        StartCommand,
    },
    language::{Language, Wording, speak, understand::telling::Telling},
    laws::{completion::Sight, penalty::Penalty},
};

/// White at his desk; the other player acts in the game alone.
struct Table {
    game: Game,
    desk: Desk,
    now: Moment,
}

const WHITE: Seat = Seat::Player(Color::White);
const BLACK: Seat = Seat::Player(Color::Black);
const DOWN: Intent = Intent::Answer(Answer::Down);

impl Table {
    fn new() -> Self {
        let sight = ByColor { white: Sight::Impaired, black: Sight::Impaired };
        let names = ByColor { white: "Anna Muster".to_owned(), black: String::new() };
        let mut table = Self {
            game: Game::new(Setup { sight, names, ..Setup::default() }),
            desk: Desk::new(WHITE, Language::German),
            now: Moment::START,
        };
        table.act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
        table
    }

    /// White's e2-e4, answered and pressed: the opponent is on move.
    fn after_the_first_move() -> Self {
        let mut table = Self::new();
        table.act(WHITE, &Command::Move(MoveCommand::Announce(said(Square::E2, Square::E4))));
        table.act(WHITE, &Command::Move(MoveCommand::Press));
        table.act(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
        table.act(BLACK, &Command::Answer(AnswerCommand::Execute(None)));
        table
    }

    fn act(&mut self, by: Seat, command: &Command) {
        for event in self.game.decide(self.now, by, command).unwrap_or_default() {
            self.game.apply(self.now, &event);
        }
    }

    fn take(&mut self, intent: Intent) -> Vec<Wish> {
        self.desk.take(intent, &self.game.view(WHITE, self.now))
    }

    fn follow(&mut self) -> Vec<Wish> {
        self.desk.follow(&self.game.view(WHITE, self.now))
    }

    fn is_asked(&self) -> Option<Asked> {
        Some(self.desk.mode().question()?.asked())
    }

    /// The first words of a question have sounded.
    fn hears_it(&mut self) {
        self.now = self.now + FIRST_MOMENT;
    }

    fn asks(&mut self, command: Command) -> String {
        heard(&self.take(Intent::Do(command)))
    }
}

fn said(from: Square, to: Square) -> RawMove {
    RawMove::from_squares(&Board::default(), from, to, None).expect("a move")
}

fn heard(wishes: &[Wish]) -> String {
    let words = |wish: &Wish| match wish {
        Wish::Say(phrase) | Wish::Notice(phrase) => Some(speak(phrase, Wording::default()).to_string()),
        _ => None,
    };
    wishes.iter().filter_map(words).collect::<Vec<_>>().join(" ")
}

fn ended() -> Wish {
    Wish::Notice(Phrase::line(Line::QuestionEnded))
}

#[test]
fn a_resignation_names_the_person_and_is_answered_by_a_key_that_is_held() {
    let mut table = Table::new();
    let asked = table.asks(Command::Ending(EndingCommand::Resign));
    assert_eq!(asked, "Weiß, Anna Muster, gibt auf? Y gedrückt halten: ja. Escape: nein.");
    table.hears_it();
    assert_eq!(table.take(DOWN), []);
    let up = table.take(Intent::Answer(Answer::Up));
    assert_eq!((&up[0], heard(&up)), (&Wish::Chime(Chime::Refused), asked), "a tap says what it takes");
    assert_eq!(table.take(Intent::Answer(Answer::Held)), [], "what was held is down no more");
    table.take(DOWN);
    assert_eq!(table.take(Intent::Answer(Answer::Held)), [Wish::Do(Command::Ending(EndingCommand::Resign))]);
    assert_eq!(*table.desk.mode(), Mode::Board);
}

/// A slip on the keys that ask, and the button that is held for another act, had resigned before the question could be heard.
#[test]
fn a_hold_that_began_before_the_question_was_heard_answers_nothing() {
    let mut table = Table::new();
    let asked = table.asks(Command::Ending(EndingCommand::Resign));
    table.take(DOWN);
    table.hears_it();
    let held = table.take(Intent::Answer(Answer::Held));
    assert_eq!((&held[0], heard(&held)), (&Wish::Chime(Chime::Refused), asked), "it is said again");
    assert_eq!(table.take(Intent::Answer(Answer::Up)), []);
    table.take(DOWN);
    assert_eq!(table.take(Intent::Answer(Answer::Held)), [Wish::Do(Command::Ending(EndingCommand::Resign))]);
}

#[test]
fn an_agreed_draw_and_a_signature_name_the_person_too_and_the_word_answers() {
    let mut table = Table::after_the_first_move();
    let accept = Command::Draw(DrawCommand::Accept);
    assert_eq!(table.take(Intent::Do(accept.clone())), [Wish::Do(accept)], "without an offer it is refused, not asked");
    table.act(BLACK, &Command::Draw(DrawCommand::Offer));
    assert!(table.asks(Command::Draw(DrawCommand::Accept)).starts_with("Weiß, Anna Muster, nimmt das Remis an?"));
    assert_eq!(table.take(Intent::Answer(Answer::Word)), [Wish::Do(Command::Draw(DrawCommand::Accept))]);
    assert!(
        table.asks(Command::Ending(EndingCommand::SignSheets)).starts_with("Weiß, Anna Muster, unterschreibt beide")
    );
    let game = Game::new(Setup::default());
    let nameless = Asked::Resign.words(&game.view(BLACK, Moment::START));
    assert_eq!(speak(&nameless, Wording::default()).to_string(), "Schwarz gibt auf?");
}

/// The key of the daily step, struck once too often after a mate, had confirmed it.
#[test]
fn what_confirms_an_end_names_it_and_the_person_and_the_daily_step_does_not_answer() {
    for act in [Intent::Enter, Intent::Commit, Intent::Do(Command::Ending(EndingCommand::Confirm))] {
        let mut table = Table::new();
        let mates = [(WHITE, "f2", "f3"), (BLACK, "e7", "e5"), (WHITE, "g2", "g4"), (BLACK, "d8", "h4")];
        for (by, from, to) in mates {
            let [from, to] = [from, to].map(|square| square.parse().expect("a square"));
            let side = by.side().expect("a player");
            let said = RawMove::from_squares(table.game.board(side), from, to, None).expect("a piece");
            table.act(by, &Command::Move(MoveCommand::Announce(said)));
            table.act(by, &Command::Move(MoveCommand::Press));
            let other = Seat::Player(side.other());
            table.act(other, &Command::Answer(AnswerCommand::Repeat(None)));
            table.act(other, &Command::Answer(AnswerCommand::Execute(None)));
        }
        assert_eq!(table.game.step(Color::White), Step::ConfirmEnding);
        let asked = heard(&table.take(act.clone()));
        let person = "Weiß, Anna Muster: Bitte das Ergebnis bestätigen.";
        assert!(asked.starts_with(&format!("Schachmatt. Gewonnen hat Schwarz. {person}")), "{asked}");
        table.hears_it();
        for again in [Intent::Enter, Intent::Commit, DOWN, Intent::Answer(Answer::Up)] {
            assert!(!table.take(again).iter().any(|wish| matches!(wish, Wish::Do(_))), "{act:?}");
        }
        table.take(DOWN);
        assert_eq!(table.take(Intent::Answer(Answer::Held)), [Wish::Do(Command::Ending(EndingCommand::Confirm))]);
        table.act(WHITE, &Command::Ending(EndingCommand::Confirm));
        assert_eq!(table.take(act.clone()).len(), 1, "nothing is asked any more: {act:?}");
        assert_eq!(table.is_asked(), None);
    }
}

#[test]
fn any_other_question_is_answered_by_a_tap_and_no_by_escape() {
    let mut table = Table::new();
    assert_eq!(table.asks(Command::Draw(DrawCommand::Offer)), "Remis anbieten? Y: ja. Escape: nein.");
    assert_eq!(table.take(DOWN), [Wish::Do(Command::Draw(DrawCommand::Offer))]);
    assert_eq!(table.take(Intent::Answer(Answer::Held)), [], "nor does holding on answer what comes next");
    table.asks(Command::Claim(ClaimCommand::Flag));
    assert_eq!(table.take(Intent::Escape)[0], Wish::Say(Phrase::line(Line::EntryCleared)));
    assert_eq!(heard(&table.take(DOWN)), "Es ist keine Frage offen.");
}

/// He had heard "Draw offer by Black", held the key that says yes, and was told that no question is open.
#[test]
fn who_is_offered_a_draw_is_told_by_which_keys_he_answers() {
    let mut table = Table::after_the_first_move();
    for command in [MoveCommand::Announce(said(Square::E7, Square::E5)), MoveCommand::Press] {
        table.act(BLACK, &Command::Move(command));
    }
    table.act(BLACK, &Command::Draw(DrawCommand::Offer));
    let offered = "Remisangebot von Schwarz. Steuerung und Y nimmt an, Steuerung und N lehnt ab.";
    assert_eq!(heard(&table.take(DOWN)), offered);
    let step = table.take(Intent::Ask(Question::Step));
    assert!(heard(&step).ends_with(offered), "{step:?}");
}

/// It stops both clocks: a slip of the key does not.
#[test]
fn the_boards_are_compared_only_once_that_is_answered() {
    let begin = Command::Reconcile(ReconcileCommand::Begin);
    let mut table = Table::new();
    let asked = "Die Bretter vergleichen? Die Uhren werden angehalten. Y: ja. Escape: nein.";
    assert_eq!(table.asks(begin.clone()), asked);
    assert!(!table.take(Intent::Enter).contains(&Wish::Do(begin.clone())));
    assert_eq!(table.take(DOWN), [Wish::Do(begin)]);
    assert_eq!(heard(&table.take(Intent::TakeClaim(Item::BoardsDiffer))), asked);
}

/// 9.1.2.3 and 9.5.1 of 2018: it said what is claimed, and not what else a yes does.
#[test]
fn a_claim_of_a_draw_says_that_the_clocks_stop_and_that_it_is_an_offer() {
    for (claim, words) in [
        (Claim::Threefold(None), "Remis: dreimal dieselbe Stellung."),
        (Claim::FiftyMoves(None), "Remis: fünfzig Züge."),
    ] {
        let asked = Table::new().asks(Command::Claim(ClaimCommand::Make(claim)));
        assert_eq!(
            asked,
            format!(
                "{words} Das beanspruchen? Es hält die Uhren an. Das ist auch ein Remisangebot. Y: ja. Escape: nein."
            )
        );
    }
    let asked = Table::new().asks(Command::Claim(ClaimCommand::Make(Claim::IllegalMove)));
    assert!(!asked.contains("Remisangebot"), "{asked}");
}

/// It stood on his page, with its button, after he had signed at his gamepad.
#[test]
fn the_question_for_a_signature_ends_when_he_signs_at_another_device() {
    let mut table = Table::new();
    let sign = Command::Ending(EndingCommand::SignSheets);
    table.act(BLACK, &Command::Ending(EndingCommand::Resign));
    table.asks(sign.clone());
    assert_eq!(table.is_asked(), Some(Asked::Sign));
    table.act(BLACK, &sign);
    assert_eq!(table.follow(), [], "the other's signature is not his");
    table.act(WHITE, &sign);
    assert_eq!((table.follow(), table.is_asked()), (vec![ended()], None));
}

/// On a pad the move was announced to the room, and the claim was gone (9.2.1: he writes it, and has not made it).
#[test]
fn a_move_that_is_shown_for_a_claim_is_asked_about_as_a_claim() {
    for by_hand in [vec![Intent::Grasp], vec![Intent::OpenDial(None), Intent::Grasp]] {
        let mut table = Table::new();
        table.take(Intent::TakeClaim(Item::ThreefoldWith));
        for (square, intents) in [(Square::E2, by_hand), (Square::E4, vec![Intent::Grasp])] {
            table.desk.cursor = square;
            let wishes: Vec<Wish> = intents.into_iter().flat_map(|intent| table.take(intent)).collect();
            assert!(!wishes.iter().any(|wish| matches!(wish, Wish::Do(_))), "{wishes:?}");
        }
        let claim = Claim::Threefold(Some(said(Square::E2, Square::E4)));
        assert_eq!(table.is_asked(), Some(Asked::Claim(claim)));
    }
}

/// It stayed on the page through the whole move of both players, and a click announced it in his next one.
#[test]
fn a_move_that_waits_at_another_device_ends_with_the_announcement() {
    let begins = [
        vec![Intent::OpenEntry(None), Intent::Insert('d'), Intent::Insert('4'), Intent::Enter],
        vec![Intent::OpenDial(None)],
    ];
    for begins in begins {
        let mut table = Table::new();
        for intent in begins.clone() {
            table.take(intent);
        }
        assert!(*table.desk.mode() != Mode::Board && table.desk.may_lapse(), "{begins:?}");
        assert_eq!(table.follow(), [], "{begins:?}");
        table.act(WHITE, &Command::Move(MoveCommand::Announce(said(Square::E2, Square::E4))));
        assert_eq!(heard(&table.follow()), heard(&[Wish::Say(Phrase::line(Line::EntryCleared))]), "{begins:?}");
        assert_eq!(*table.desk.mode(), Mode::Board);
    }
}

/// He was asked whether to compare the boards while they were compared.
#[test]
fn a_comparison_that_is_under_way_is_not_asked_about() {
    let mut table = Table::new();
    let begin = Command::Reconcile(ReconcileCommand::Begin);
    table.act(BLACK, &begin);
    assert_eq!(table.take(Intent::Do(begin.clone())), [Wish::Do(begin)], "it is refused at once, with the reason");
    assert_eq!(table.is_asked(), None);
}

/// It would have stood on his page in the game that went on.
#[test]
fn what_was_told_of_a_board_and_not_confirmed_is_gone_with_the_comparison() {
    let mut table = Table::new();
    table.act(WHITE, &Command::Reconcile(ReconcileCommand::Begin));
    for square in [Square::E2, Square::E4] {
        table.take(Intent::PutDown(square));
    }
    assert!(matches!(table.desk.mode(), Mode::ToldBack(_)) && table.desk.may_lapse());
    assert_eq!(table.follow(), []);
    table.act(Seat::Arbiter, &Command::Reconcile(ReconcileCommand::CallOff));
    assert_eq!(heard(&table.follow()), heard(&[Wish::Say(Phrase::line(Line::EntryCleared))]));
    assert_eq!(*table.desk.mode(), Mode::Board);
}

/// The question outlived the arbiter's decision: its *yes* put another board on record beside the correction that was due.
#[test]
fn what_was_told_of_a_board_and_not_confirmed_is_gone_when_the_boards_are_decided() {
    let mut table = Table::new();
    table.act(WHITE, &Command::Reconcile(ReconcileCommand::Begin));
    for square in [Square::E2, Square::E4] {
        table.take(Intent::PutDown(square));
    }
    let missing = Telling::Squares(vec![(Square::E7, None)]);
    let of_black = table.game.setup().board_kind(Color::Black);
    for command in [ReconcileCommand::Tell(of_black, missing), ReconcileCommand::Choose(0)] {
        table.act(Seat::Arbiter, &Command::Reconcile(command));
    }
    assert_eq!(heard(&table.follow()), heard(&[Wish::Say(Phrase::line(Line::EntryCleared))]));
    assert_eq!(*table.desk.mode(), Mode::Board);
}

/// The manual was open over the field, and the field stayed behind it: Enter would have read a telling into the game that went on.
#[test]
fn the_field_for_a_board_is_gone_with_the_comparison_behind_the_manual_too() {
    let mut table = Table::new();
    table.act(WHITE, &Command::Reconcile(ReconcileCommand::Begin));
    table.take(Intent::OpenEntry(None));
    table.take(Intent::Help);
    table.act(Seat::Arbiter, &Command::Reconcile(ReconcileCommand::CallOff));
    assert!(table.desk.may_lapse());
    assert_eq!(heard(&table.follow()), heard(&[Wish::Say(Phrase::line(Line::EntryCleared))]));
    table.take(Intent::Escape);
    assert_eq!(*table.desk.mode(), Mode::Board);
}

/// His claims became a list of pieces under the mouse, and a click told of a square that nobody had named.
#[test]
fn a_list_of_claims_is_closed_when_the_boards_are_compared() {
    let mut table = Table::new();
    table.take(Intent::OpenClaims);
    assert!(matches!(table.desk.mode(), Mode::Claims { .. }) && table.desk.may_lapse());
    assert_eq!(table.follow(), []);
    table.act(Seat::Player(Color::Black), &Command::Reconcile(ReconcileCommand::Begin));
    assert_eq!(heard(&table.follow()), heard(&[Wish::Say(Phrase::line(Line::EntryCleared))]));
    // The list of pieces goes with the comparison, in the same way.
    table.take(Intent::OpenClaims);
    assert!(matches!(table.desk.mode(), Mode::Claims { chosen: Item::Stands(_) }), "{:?}", table.desk.mode());
    assert_eq!(table.follow(), []);
    table.act(Seat::Arbiter, &Command::Reconcile(ReconcileCommand::CallOff));
    assert_eq!(heard(&table.follow()), heard(&[Wish::Say(Phrase::line(Line::EntryCleared))]));
}

/// Enter announces it, he was told, beside the order to seal.
#[test]
fn a_move_that_was_read_back_to_be_announced_is_gone_with_the_order_to_seal() {
    let mut table = Table::new();
    for intent in [Intent::OpenEntry(None), Intent::Insert('e'), Intent::Insert('4'), Intent::Enter] {
        table.take(intent);
    }
    assert!(matches!(table.desk.mode(), Mode::ReadBack { .. }));
    let passphrase = Passphrase::new("siebenRaben").expect("long enough");
    table.act(Seat::Arbiter, &Command::Adjournment(AdjournmentCommand::Order(Order::default(), passphrase)));
    assert_eq!(heard(&table.follow()), heard(&[Wish::Say(Phrase::line(Line::EntryCleared))]));
    assert_eq!(*table.desk.mode(), Mode::Board);
}

/// The boards were decided, and Enter told him of a word that he had typed before instead of confirming.
#[test]
fn what_was_not_understood_of_a_board_is_gone_when_that_is_told_no_more() {
    let mut table = Table::new();
    table.act(WHITE, &Command::Reconcile(ReconcileCommand::Begin));
    table.take(Intent::OpenEntry(None));
    "xyz".chars().for_each(|c| drop(table.take(Intent::Insert(c))));
    table.take(Intent::Enter);
    assert!(matches!(table.desk.mode(), Mode::Entry(_)) && table.desk.may_lapse());
    assert_eq!(table.follow(), []);
    let missing = Telling::Squares(vec![(Square::E7, None)]);
    let of_black = table.game.setup().board_kind(Color::Black);
    for command in [ReconcileCommand::Tell(of_black, missing), ReconcileCommand::Choose(0)] {
        table.act(Seat::Arbiter, &Command::Reconcile(command));
    }
    assert!(!matches!(table.game.step(Color::White), Step::Reconcile(Due::Tell)), "decided");
    assert_eq!(heard(&table.follow()), heard(&[Wish::Say(Phrase::line(Line::EntryCleared))]));
    assert_eq!(*table.desk.mode(), Mode::Board);
}

/// His opponent had accepted the draw, and the field for another move stayed, in the place of the button that signs.
#[test]
fn a_move_that_was_begun_ends_with_the_game() {
    let begins = [
        vec![Intent::OpenEntry(Some(Purpose::Correct))],
        vec![Intent::OpenEntry(Some(Purpose::Place))],
        vec![Intent::OpenEntry(Some(Purpose::Threefold))],
        vec![Intent::TakeClaim(Item::Touched)],
    ];
    for begins in begins {
        let mut table = Table::new();
        table.act(WHITE, &Command::Move(MoveCommand::Announce(said(Square::E2, Square::E4))));
        for intent in begins.clone() {
            table.take(intent);
        }
        assert!(*table.desk.mode() != Mode::Board && table.desk.may_lapse(), "{begins:?}");
        assert_eq!(table.follow(), [], "{begins:?}");
        table.act(BLACK, &Command::Ending(EndingCommand::Resign));
        assert_eq!(heard(&table.follow()), heard(&[Wish::Say(Phrase::line(Line::EntryCleared))]), "{begins:?}");
        assert_eq!(*table.desk.mode(), Mode::Board);
        // What he asks for afterwards he may type.
        table.take(Intent::OpenEntry(None));
        assert_eq!(table.follow(), []);
    }
}

/// It stood on his page as if it were on record.
#[test]
fn what_was_told_of_a_board_and_is_left_for_another_square_is_said_to_be_dropped() {
    let mut table = Table::new();
    table.act(WHITE, &Command::Reconcile(ReconcileCommand::Begin));
    for square in [Square::E2, Square::E4] {
        table.take(Intent::PutDown(square));
    }
    assert!(matches!(table.desk.mode(), Mode::ToldBack(_)));
    let wishes = table.take(Intent::PutDown(Square::D2));
    assert!(!matches!(table.desk.mode(), Mode::ToldBack(_)));
    assert!(wishes.contains(&Wish::Notice(Phrase::line(Line::EntryCleared))), "{wishes:?}");
}

/// He thought that he deletes something, and typed his next move into the field that it opened.
#[test]
fn after_the_press_the_key_that_corrects_opens_nothing() {
    let words = "Zu spät zum Berichtigen. Rufen Sie den Schiedsrichter.";
    for intent in [Intent::OpenEntry(Some(Purpose::Correct)), Intent::OpenDial(Some(Purpose::Correct))] {
        let mut table = Table::new();
        assert_eq!(heard(&table.take(intent.clone())), "Es ist noch nichts angesagt.");
        assert_eq!(*table.desk.mode(), Mode::Board);
        table.act(WHITE, &Command::Move(MoveCommand::Announce(said(Square::E2, Square::E4))));
        table.take(intent.clone());
        assert_ne!(*table.desk.mode(), Mode::Board, "before the press it is in time");
        table.take(Intent::Escape);
        table.act(WHITE, &Command::Move(MoveCommand::Press));
        assert_eq!(heard(&table.take(intent.clone())), words);
        assert_eq!(*table.desk.mode(), Mode::Board);
        table.act(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
        table.act(BLACK, &Command::Answer(AnswerCommand::Execute(None)));
        table.act(BLACK, &Command::Move(MoveCommand::Announce(said(Square::E7, Square::E5))));
        assert_eq!(heard(&table.take(intent)), words, "nor in the opponent's time");
    }
}

/// Control G, Down, T, S, Enter.
#[test]
fn any_other_act_ends_it_is_said_to_and_does_its_own_thing() {
    let mut table = Table::new();
    table.asks(Command::Ending(EndingCommand::Resign));
    let walked = table.take(Intent::Walk(Direction::Down));
    assert_eq!((&walked[0], heard(&walked)), (&ended(), "Die Frage gilt nicht mehr. Eva drei ist leer.".to_owned()));
    table.take(Intent::Ask(Question::BothTimes));
    table.take(Intent::Ask(Question::Step));
    assert!(!table.take(Intent::Enter).contains(&Wish::Do(Command::Ending(EndingCommand::Resign))));
    // A mere request for the time ends it as well, and a list, another question and the page of somebody else.
    let others = [
        Intent::Ask(Question::BothTimes),
        Intent::OpenClaims,
        Intent::Help,
        Intent::Do(Command::Draw(DrawCommand::Offer)),
        Intent::Do(Command::Move(MoveCommand::Press)),
        Intent::PageShown(crate::desk::Page::Arbiter),
        Intent::Lift(Square::E2),
        Intent::DropQuestion,
    ];
    for other in others {
        let mut table = Table::new();
        table.asks(Command::Ending(EndingCommand::Resign));
        let wishes = table.take(other.clone());
        assert_eq!(wishes.first(), Some(&ended()), "{other:?}");
        assert_ne!(table.is_asked(), Some(Asked::Resign), "{other:?}");
    }
}

#[test]
fn what_is_due_names_it_and_the_daily_step_says_it_again() {
    let mut table = Table::new();
    let asked = table.asks(Command::Ending(EndingCommand::Resign));
    for (intent, refused) in
        [(Intent::Ask(Question::Step), false), (Intent::SayAgain, false), (Intent::Enter, true), (Intent::Commit, true)]
    {
        let wishes = table.take(intent.clone());
        assert_eq!((heard(&wishes), wishes.len() == 2), (asked.clone(), refused), "{intent:?}");
        assert_eq!(table.is_asked(), Some(Asked::Resign));
    }
}

/// "Resign?" asked, the opponent announces, and what was meant as *repeated* repeats.
#[test]
fn the_opponents_announcement_ends_it() {
    for act in [
        Command::Move(MoveCommand::Announce(said(Square::E7, Square::E5))),
        Command::Move(MoveCommand::Place(said(Square::E7, Square::E5))),
        Command::Draw(DrawCommand::Offer),
        Command::Move(MoveCommand::Press),
    ] {
        let mut table = Table::after_the_first_move();
        table.asks(Command::Ending(EndingCommand::Resign));
        assert_eq!(table.follow(), []);
        table.act(BLACK, &act);
        let after = table.follow();
        // A press before the announcement is held back: nothing has changed.
        let happened = act != Command::Move(MoveCommand::Press);
        assert_eq!(after, if happened { vec![ended()] } else { vec![] }, "{act:?}");
    }
    let mut table = Table::after_the_first_move();
    table.asks(Command::Ending(EndingCommand::Resign));
    table.act(BLACK, &Command::Move(MoveCommand::Announce(said(Square::E7, Square::E5))));
    table.follow();
    assert_eq!(table.take(Intent::Commit), [Wish::Do(Command::Answer(AnswerCommand::Repeat(None)))]);
}

#[test]
fn the_opponents_repetition_leaves_it_and_the_arbiter_and_a_device_do_not() {
    let mut table = Table::new();
    table.act(WHITE, &Command::Move(MoveCommand::Announce(said(Square::E2, Square::E4))));
    table.asks(Command::Draw(DrawCommand::Offer));
    table.act(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    table.act(BLACK, &Command::Answer(AnswerCommand::Execute(None)));
    assert_eq!((table.follow(), table.is_asked()), (vec![], Some(Asked::OfferDraw)));
    // A claim was rejected and a minute given to him, and his key said yes to the draw of a moment before.
    let minute = Penalty::TimeToOpponent(std::time::Duration::from_mins(1));
    let penalties =
        [Penalty::Warning, minute].map(|penalty| Command::Arbiter(ArbiterCommand::Penalise(Color::Black, penalty)));
    let others =
        [Command::Clock(ClockCommand::Stop), Command::Device(DeviceCommand::Give(Device::Mouse, Seat::Arbiter))];
    for act in others.into_iter().chain(penalties) {
        let mut table = Table::new();
        table.asks(Command::Ending(EndingCommand::Resign));
        table.act(Seat::Arbiter, &act);
        assert_eq!(table.follow(), [ended()], "{act:?}");
    }
}

/// What he was asked at the screen outlived his *repeated* at the keyboard: a draw that he had gone on from.
#[test]
fn what_he_does_at_another_device_ends_it() {
    let mut table = Table::after_the_first_move();
    let reply = Command::Move(MoveCommand::Announce(said(Square::E7, Square::E5)));
    for command in [reply, Command::Move(MoveCommand::Press)] {
        table.act(BLACK, &command);
    }
    for command in [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)].map(Command::Answer) {
        table.asks(Command::Ending(EndingCommand::Resign));
        assert_eq!(table.follow(), [], "{command:?}");
        table.act(WHITE, &command);
        assert_eq!((table.follow(), table.is_asked()), (vec![ended()], None), "{command:?}");
    }
}

#[test]
fn half_a_minute_without_an_answer_ends_it_and_asking_again_begins_anew() {
    let mut table = Table::new();
    table.asks(Command::Ending(EndingCommand::Resign));
    let deadline = table.desk.mode().question().expect("a question").deadline();
    assert_eq!(deadline.since(table.now), LASTS);
    table.now = table.now + Duration::from_secs(29);
    assert_eq!(table.follow(), []);
    let again = table.take(Intent::Do(Command::Ending(EndingCommand::Resign)));
    assert!(matches!(again[..], [Wish::Say(_)]), "the same question does not end itself: {again:?}");
    table.now = deadline;
    assert_eq!(table.follow(), []);
    table.now = table.now + LASTS;
    assert_eq!((table.follow(), table.is_asked()), (vec![ended()], None));
}

/// Both flags are down: the claim would lose the game of who was first, and he sees no clock.
#[test]
fn a_claim_of_time_says_that_his_own_ran_out_first() {
    for (first, says) in [(Color::White, true), (Color::Black, false)] {
        let mut table = Table::new();
        for side in [first, first.other()] {
            table.game.apply(table.now, &Event { by: None, act: Act::Clock(ClockAct::TimeRanOut(side)) });
        }
        let asked = table.take(Intent::Do(Command::Claim(ClaimCommand::Flag)));
        let own_first = |wish: &Wish| matches!(wish, Wish::Say(words) if format!("{words:?}").contains("OwnFlagFirst"));
        assert_eq!(asked.iter().any(own_first), says, "{asked:?}");
        // He loses by yes: it is held, as for resigning.
        table.hears_it();
        let at_once = table.take(Intent::Answer(Answer::Down));
        let claims = [Wish::Do(Command::Claim(ClaimCommand::Flag))];
        assert_eq!(at_once == claims, !says, "{at_once:?}");
        assert_eq!(table.take(Intent::Answer(Answer::Held)) == claims, says);
    }
}

/// Black went on moving, and each of his acts took White's question away until White's own flag had fallen.
#[test]
fn a_claim_of_a_flag_that_has_fallen_is_not_taken_away_by_the_opponents_moves() {
    for (has_fallen, stays) in [(true, true), (false, false)] {
        let mut table = Table::after_the_first_move();
        if has_fallen {
            table.game.apply(table.now, &Event { by: None, act: Act::Clock(ClockAct::TimeRanOut(Color::Black)) });
        }
        table.asks(Command::Claim(ClaimCommand::Flag));
        for command in [MoveCommand::Announce(said(Square::E7, Square::E5)), MoveCommand::Press] {
            table.act(BLACK, &Command::Move(command));
        }
        assert_eq!(table.follow().is_empty(), stays);
        assert_eq!(table.is_asked() == Some(Asked::ClaimFlag), stays);
        table.asks(Command::Claim(ClaimCommand::Flag));
        table.act(BLACK, &Command::Ending(EndingCommand::Resign));
        assert_eq!(table.follow(), [ended()], "the game is over");
    }
}

/// White corrects his announcement while Black has read back how he repeats it.
#[test]
fn a_repetition_that_was_read_back_ends_with_the_correction_of_what_it_repeats() {
    for manual in [None, Some(Intent::Help)] {
        let mut table = Table::new();
        table.desk = Desk::new(BLACK, Language::German);
        table.act(WHITE, &Command::Move(MoveCommand::Announce(said(Square::E2, Square::E4))));
        let takes = |table: &mut Table, intent| table.desk.take(intent, &table.game.view(BLACK, table.now));
        let typed =
            [Intent::OpenEntry(None)].into_iter().chain("e4".chars().map(Intent::Insert)).chain([Intent::Enter]);
        for intent in typed.chain(manual.clone()) {
            takes(&mut table, intent);
        }
        let follow = |table: &mut Table| table.desk.follow(&table.game.view(BLACK, table.now));
        assert_eq!((follow(&mut table), table.desk.may_lapse()), (vec![], true));
        table.act(WHITE, &Command::Move(MoveCommand::Correct(said(Square::D2, Square::D4))));
        let discarded = Wish::Notice(Phrase::line(Line::EntryCleared));
        assert_eq!(follow(&mut table), [Wish::Chime(Chime::EntryClosed), discarded]);
        assert_eq!((follow(&mut table), table.desk.may_lapse()), (vec![], false));
        if manual.is_some() {
            takes(&mut table, Intent::Escape);
        }
        assert_eq!(
            takes(&mut table, Intent::Enter),
            [Wish::Do(Command::Answer(AnswerCommand::Repeat(None)))],
            "what was announced at last"
        );
    }
}

/// Y is the key that answers, and Enter what commits: anyone who mixes them up hears what waits, and how it is committed.
#[test]
fn the_key_that_answers_says_again_what_was_read_back() {
    let mut table = Table::new();
    let typed = [Intent::OpenEntry(None)].into_iter().chain("e4".chars().map(Intent::Insert)).chain([Intent::Enter]);
    let read_back = typed.map(|intent| table.take(intent)).last().expect("read back");
    let again = table.take(DOWN);
    assert_eq!((&again[0], heard(&again)), (&Wish::Chime(Chime::Refused), heard(&read_back)));
    let announced = Wish::Do(Command::Move(MoveCommand::Announce(said(Square::E2, Square::E4))));
    assert_eq!(table.take(Intent::Enter)[0], announced, "and it waits still");
}

/// A written move is claimed with by the answer to its question, however it came to be read back.
#[test]
fn a_claim_with_a_move_is_never_committed_by_enter() {
    let mut table = Table::new();
    let view = table.game.view(WHITE, table.now);
    for purpose in [Purpose::Threefold, Purpose::FiftyMoves] {
        for line in [Line::ReadBack, Line::PadReadBack, Line::DidYouMean] {
            table.desk.read_back(said(Square::G1, Square::F3), purpose, line, &view);
            assert!(matches!(table.desk.mode(), Mode::Confirm(_)), "{purpose:?}");
            assert_eq!(table.desk.take(Intent::Enter, &view).len(), 2);
        }
    }
}

/// What comes up at each move: none of it answers.
fn daily() -> impl Strategy<Value = Intent> {
    select(vec![
        Intent::Enter,
        Intent::Commit,
        Intent::Do(Command::Move(MoveCommand::Press)),
        Intent::Do(Command::Answer(AnswerCommand::Repeat(None))),
        Intent::Do(Command::Answer(AnswerCommand::Execute(None))),
        Intent::Grasp,
        Intent::Walk(Direction::Down),
        Intent::Walk(Direction::Up),
        Intent::Here,
        Intent::Ask(Question::Step),
        Intent::Ask(Question::BothTimes),
        Intent::SayAgain,
        Intent::Escape,
        Intent::OpenEntry(None),
        Intent::Insert('e'),
        Intent::Insert('4'),
        Intent::Answer(Answer::Up),
        Intent::Answer(Answer::Held),
    ])
}

/// What asks, or opens a list from which something is asked.
fn asking() -> impl Strategy<Value = Intent> {
    let commands = [
        Command::Ending(EndingCommand::Resign),
        Command::Draw(DrawCommand::Offer),
        Command::Draw(DrawCommand::Accept),
        Command::Claim(ClaimCommand::Flag),
        Command::Ending(EndingCommand::SignSheets),
    ];
    let mut asking: Vec<Intent> = commands.into_iter().map(Intent::Do).collect();
    asking.push(Intent::Do(Command::Reconcile(ReconcileCommand::Begin)));
    asking.extend([Intent::OpenClaims, Intent::TakeClaim(Item::ThreefoldWith), Intent::TakeClaim(Item::IllegalMove)]);
    select(asking)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever was asked, by whatever way, and whatever the opponent does meanwhile: the acts of each move resign
    /// nothing, offer nothing, accept nothing, claim nothing, sign nothing and call no arbiter.
    #[test]
    fn no_sequence_of_the_acts_of_each_move_answers_a_question(
        acts in vec(prop_oneof![6 => daily().prop_map(Some), 3 => asking().prop_map(Some), 1 => Just(None)], 0..60),
    ) {
        let mut table = Table::new();
        for act in acts {
            table.now = table.now + Duration::from_millis(800);
            let Some(intent) = act else {
                for command in [Command::Answer(AnswerCommand::Repeat(None)), Command::Answer(AnswerCommand::Execute(None)), Command::Draw(DrawCommand::Offer), Command::Move(MoveCommand::Press)] {
                    table.act(BLACK, &command);
                }
                table.follow();
                continue;
            };
            for wish in table.take(intent.clone()) {
                let Wish::Do(command) = wish else { continue };
                let refused = table.game.decide(table.now, WHITE, &command).is_err();
                prop_assert!(refused || Asked::before(&command).is_none(), "{intent:?}");
                table.act(WHITE, &command);
            }
            table.follow();
        }
    }
}
