mod asked;
mod assistant;
mod open_microphone;
mod repeating;
mod requests;

use shakmaty::{Board, Color, Role, Square};

use super::*;
use crate::{
    clock::Moment,
    desk::{Answer, Direction, Item},
    game::{
        AdjournmentCommand, AnswerCommand, Claim, ClaimCommand, Device, DeviceCommand, DrawCommand, EndingCommand,
        Game, Mode as GameMode, MoveCommand, Order, Passphrase, ReconcileCommand, Seat, Setup, StartCommand, Written,
    },
    language::{Language, Wording, speak, understand::telling::Telling},
    listen::{Fit, KnownSpeaker, grammar::Tongue},
    reconciliation::BoardKind,
};

/// A table: White speaks, the game is on.
struct Table {
    game: Game,
    desk: Desk,
    speaker: KnownSpeaker,
}

impl Table {
    fn new(mode: GameMode) -> Self {
        let mut game = Game::new(Setup { mode, ..Setup::default() });
        command(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        Self { game, desk: Desk::new(Seat::Player(Color::White), Language::German), speaker: KnownSpeaker::Known }
    }

    /// What the words mean, and how sure that is, from the rule of acceptance; then what the desk makes of it.
    fn hears(&mut self, acceptance: Acceptance, words: &str, address: Address) -> Vec<Wish> {
        self.hears_well((acceptance, Fit::Good), words, address)
    }

    /// The same for words that fit the sound so well.
    fn hears_well(&mut self, (acceptance, fit): (Acceptance, Fit), words: &str, address: Address) -> Vec<Wish> {
        let view = self.game.view(self.desk.seat(), Moment::START);
        let expectation = self.desk.expects(&view);
        let meaning = Meaning::of(words, expectation.expecting(), Tongue::of(Language::German));
        let agreed = acceptance == Acceptance::Agreed;
        let verdict =
            Interpretation { acceptance, heard: words.to_owned(), meaning, fit, agreed, speaker: self.speaker };
        let wishes = self.desk.hear(&verdict, address, &view);
        for wish in &wishes {
            if let Wish::Do(done) = wish {
                command(&mut self.game, self.desk.seat(), done);
            }
        }
        wishes
    }

    fn agreed(&mut self, words: &str) -> Vec<Wish> {
        self.hears(Acceptance::Agreed, words, Address::Meant)
    }

    /// White's first move is made, and Black offers a draw with his own (9.1.a).
    fn is_offered_a_draw(&mut self) {
        let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
        self.agreed("Eva vier");
        for (seat, done) in [
            (white, Command::Move(MoveCommand::Press)),
            (black, Command::Answer(AnswerCommand::Repeat(None))),
            (black, Command::Answer(AnswerCommand::Execute(None))),
            (black, Command::Draw(DrawCommand::Offer)),
        ] {
            command(&mut self.game, seat, &done);
        }
    }

    fn takes(&mut self, intent: Intent) -> Vec<Wish> {
        self.desk.take(intent, &self.game.view(self.desk.seat(), Moment::START))
    }

    /// What comes of it when the key that says yes is held, once the question has sounded.
    fn by_hand(&mut self) -> Vec<Command> {
        let view = self.game.view(self.desk.seat(), Moment::START + crate::desk::FIRST_MOMENT);
        let held = [Answer::Down, Answer::Held].map(|answer| self.desk.take(Intent::Answer(answer), &view));
        done(&held.concat()).into_iter().cloned().collect()
    }
}

fn command(game: &mut Game, by: Seat, command: &Command) {
    for event in game.decide(Moment::START, by, command).unwrap_or_default() {
        game.apply(Moment::START, &event);
    }
}

fn said(wishes: &[Wish]) -> Vec<String> {
    let words = |wish: &Wish| match wish {
        Wish::Say(phrase) => Some(speak(phrase, Wording::default()).to_string()),
        _ => None,
    };
    wishes.iter().filter_map(words).collect()
}

fn done(wishes: &[Wish]) -> Vec<&Command> {
    wishes.iter().filter_map(|wish| if let Wish::Do(command) = wish { Some(command) } else { None }).collect()
}

fn e4() -> RawMove {
    RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn")
}

#[test]
fn a_move_that_is_certain_is_announced() {
    for mode in [GameMode::Competition, GameMode::Practice] {
        let mut table = Table::new(mode);
        assert_eq!(
            table.agreed("Bauer Eva zwei nach Eva vier"),
            [Wish::Do(Command::Move(MoveCommand::Announce(e4())))]
        );
    }
}

#[test]
fn where_the_player_announces_he_hears_what_was_understood() {
    let mut table = Table::new(GameMode::Competition);
    let mut setup = Setup::default();
    setup.announcer.white = Announcer::Player;
    table.game = Game::new(setup);
    command(&mut table.game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
    let wishes = table.agreed("Eva vier");
    assert_eq!(done(&wishes), [&Command::Move(MoveCommand::Announce(e4()))]);
    assert_eq!(said(&wishes), ["Verstanden: Bauer Eva zwei nach Eva vier."]);
}

#[test]
fn a_move_that_is_not_certain_is_asked_about_and_answered_by_voice() {
    let mut table = Table::new(GameMode::Competition);
    let asks = table.hears(Acceptance::Confirm, "Eva vier", Address::Meant);
    assert_eq!((said(&asks), done(&asks)), (vec!["Meinten Sie Bauer Eva zwei nach Eva vier?".to_owned()], vec![]));
    assert_eq!(
        table.desk.expects(&table.game.view(table.desk.seat(), Moment::START)).asked,
        ExpectedAnswer::Meant(e4())
    );
    let no = table.agreed("nein");
    assert_eq!((done(&no), table.desk.mode()), (vec![], &Mode::Board));
    table.hears(Acceptance::Confirm, "Eva vier", Address::Meant);
    assert_eq!(done(&table.agreed("ja")), [&Command::Move(MoveCommand::Announce(e4()))]);
}

#[test]
fn what_fits_several_moves_is_asked_and_one_word_answers() {
    let mut table = Table::new(GameMode::Competition);
    let board = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R";
    let setup = Setup {
        start: crate::laws::position::from_fen(&format!("{board} w KQkq - 0 1"), None).expect("a position").0,
        ..Setup::default()
    };
    table.game = Game::new(setup);
    command(&mut table.game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
    // Both knights reach d2 by their way of moving: that an own pawn stands there is the player's business.
    let asks = table.hears(Acceptance::Ask, "Springer David zwei", Address::Meant);
    let Mode::Choosing { candidates, .. } = table.desk.mode() else { panic!("{:?}, {asks:?}", table.desk.mode()) };
    assert_eq!(candidates.len(), 2);
    let from: Vec<_> = done(&table.agreed("Bella")).into_iter().cloned().collect();
    let [Command::Move(MoveCommand::Announce(RawMove::Piece { from: Square::B1, to: Square::D2, .. }))] = from[..]
    else {
        panic!("{from:?}")
    };
}

#[test]
fn a_piece_that_reaches_nothing_is_asked_from_where_and_never_called_impossible() {
    let mut table = Table::new(GameMode::Competition);
    let asks = table.hears(Acceptance::Ask, "Springer Hector acht", Address::Meant);
    assert_eq!(said(&asks), ["Von welchem Feld?"]);
    let told = table.agreed("Bella eins");
    assert!(
        matches!(
            done(&told)[..],
            [Command::Move(MoveCommand::Announce(RawMove::Piece { from: Square::B1, to: Square::H8, .. }))]
        ),
        "{told:?}"
    );
}

#[test]
fn the_answer_is_a_square_a_file_a_rank_or_given_by_hand() {
    let to_h8 = |from| {
        Command::Move(MoveCommand::Announce(
            RawMove::from_squares(&Board::default(), from, Square::H8, None).expect("a move"),
        ))
    };
    let asked = || {
        let mut table = Table::new(GameMode::Competition);
        table.hears(Acceptance::Ask, "Springer Hector acht", Address::Meant);
        table
    };
    for answer in ["Gustav", "Gustav eins", "der auf Gustav"] {
        assert_eq!(done(&asked().agreed(answer)), [&to_h8(Square::G1)], "{answer}");
    }
    // Both stand on the first rank: the question goes on.
    assert_eq!(said(&asked().hears(Acceptance::Ask, "eins", Address::Meant)), ["Von Bella eins oder Gustav eins?"]);
    assert_eq!(done(&asked().agreed("nein")), Vec::<&Command>::new());
    // Another piece was meant: the whole move, after a no or without it.
    for words in ["nein, Bauer Eva zwei nach Eva vier", "nein Eva vier", "Bauer Eva zwei nach Eva vier"] {
        let mut table = asked();
        let announces = Command::Move(MoveCommand::Announce(e4()));
        assert_eq!((done(&table.agreed(words)), table.desk.mode()), (vec![&announces], &Mode::Board), "{words}");
    }

    // The cursor on the piece and Enter, or the button that takes a piece; read back, and taken by a second one.
    for choose in [Intent::Enter, Intent::Grasp] {
        let mut table = asked();
        assert_eq!(said(&table.takes(choose.clone())), ["Von welchem Feld?"], "the cursor is on e4");
        table.desk.cursor = Square::B1;
        table.takes(choose);
        assert_eq!(table.takes(Intent::Enter)[0], Wish::Do(to_h8(Square::B1)));
    }
    // A typed word.
    for answer in ["g", "g1", "Gustav"] {
        let mut table = asked();
        table.takes(Intent::OpenEntry(None));
        answer.chars().for_each(|c| drop(table.takes(Intent::Insert(c))));
        assert!(table.desk.mode().asks(), "what was said still belongs to the move");
        assert!(said(&table.takes(Intent::Enter))[0].contains("Springer Gustav eins schlägt Hector acht"), "{answer}");
        assert_eq!(table.takes(Intent::Enter)[0], Wish::Do(to_h8(Square::G1)));
    }
}

#[test]
fn a_piece_that_stands_nowhere_is_not_called_impossible_either() {
    let mut table = Table::new(GameMode::Competition);
    let setup = Setup {
        start: crate::laws::position::from_fen("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", None).expect("a position").0,
        ..Setup::default()
    };
    table.game = Game::new(setup);
    command(&mut table.game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
    assert_eq!(said(&table.hears(Acceptance::Ask, "Dame Eva vier", Address::Meant)), ["Von welchem Feld?"]);
    let told = table.agreed("David eins");
    let [
        Command::Move(MoveCommand::Announce(RawMove::Piece {
            role: Role::Queen,
            from: Square::D1,
            to: Square::E4,
            ..
        })),
    ] = done(&told)[..]
    else {
        panic!("{told:?}")
    };
}

#[test]
fn a_correction_is_asked_for_first() {
    let mut table = Table::new(GameMode::Competition);
    table.agreed("Eva vier");
    let asks = table.agreed("David vier");
    assert_eq!(
        (said(&asks), done(&asks)),
        (vec!["Die Ansage berichtigen: Bauer David zwei nach David vier?".to_owned()], vec![])
    );
    assert!(matches!(done(&table.agreed("ja"))[..], [Command::Move(MoveCommand::Correct(_))]));
    // Who says so beforehand is not asked.
    table.agreed("berichtigen");
    assert!(matches!(done(&table.agreed("Eva vier"))[..], [Command::Move(MoveCommand::Correct(_))]));
}

#[test]
fn what_stands_on_the_board_is_told_aloud_read_back_and_confirmed() {
    let mut table = Table::new(GameMode::Competition);
    command(&mut table.game, Seat::Player(Color::White), &Command::Reconcile(ReconcileCommand::Begin));
    let asks = table.agreed("Eva zwei leer");
    assert_eq!((said(&asks), done(&asks)), (vec!["Eva zwei ist leer.".to_owned()], vec![]));
    assert_eq!(table.desk.expects(&table.game.view(table.desk.seat(), Moment::START)).asked, ExpectedAnswer::YesOrNo);
    let told = Telling::Squares(vec![(Square::E2, None)]);
    let told = Command::Reconcile(ReconcileCommand::Tell(BoardKind::Special, told));
    assert_eq!(done(&table.agreed("ja")), [&told]);
    assert_eq!(table.game.board(Color::White).piece_at(Square::E2), None);
    // A move is nothing here, and a question is still one.
    assert_eq!(done(&table.agreed("Springer Gustav eins nach Felix drei")), Vec::<&Command>::new());
    assert_eq!(said(&table.agreed("Feld Eva zwei")), ["Eva zwei ist leer."]);
}

#[test]
fn practice_says_why_a_move_is_illegal_and_competition_takes_it() {
    let said_so = "Turm Anna eins nach Anna acht";
    let told = Table::new(GameMode::Practice).agreed(said_so);
    assert!(done(&told).is_empty() && said(&told).len() == 1, "{told:?}");
    assert!(matches!(
        done(&Table::new(GameMode::Competition).agreed(said_so))[..],
        [Command::Move(MoveCommand::Announce(_))]
    ));
}

/// White is told to seal; what he says aloud is taken only once he has said that nobody overhears him, and never repeated
/// but in his ear.
#[test]
fn a_sealed_move_is_spoken_only_where_nobody_overhears_it() {
    for mode in [GameMode::Competition, GameMode::Practice] {
        let mut table = Table::new(mode);
        let passphrase = Passphrase::new("sieben Raben").expect("long enough");
        command(
            &mut table.game,
            Seat::Arbiter,
            &Command::Adjournment(AdjournmentCommand::Order(Order::default(), passphrase)),
        );
        let knight = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight");
        let asked = table.agreed("Springer Felix drei");
        assert!(matches!(&said(&asked)[..], [asked] if asked.contains("niemand mithört")), "{asked:?}");
        // No: as if nothing had been said.
        let _ = table.agreed("nein");
        assert_eq!(*table.desk.mode(), Mode::Board);
        let again = table.agreed("Springer Felix drei");
        assert_eq!(said(&again), said(&asked));
        assert_eq!(said(&table.agreed("ja")), ["Sprechen Sie den Abgabezug."]);
        let read_back = table.hears(Acceptance::Confirm, "Springer Felix drei", Address::Meant);
        assert_eq!(read_back, [Wish::Whisper(Phrase::with(Line::DidYouMean, [Arg::Move(knight)]))], "in his ear alone");
        let sealed = table.agreed("ja");
        assert!(
            sealed.contains(&Wish::Do(Command::Adjournment(AdjournmentCommand::Seal(Written::Move(knight))))),
            "{sealed:?}"
        );
        // He may change it until the clock is stopped, and is not asked again; what was not clear is not repeated.
        let unclear = table.hears(Acceptance::Rejected, "Springer Cesar drei", Address::Meant);
        assert_eq!(said(&unclear), ["Das war nicht zu verstehen."]);
        assert!(matches!(&table.agreed("Springer Cesar drei")[..], [Wish::Whisper(_)]));
    }
}

/// However the sealed move is entered, typed with a question in between or dialled, its words are for the ear alone.
#[test]
fn what_is_said_while_a_sealed_move_is_entered_is_whispered() {
    let mut table = Table::new(GameMode::Practice);
    let passphrase = Passphrase::new("sieben Raben").expect("long enough");
    command(
        &mut table.game,
        Seat::Arbiter,
        &Command::Adjournment(AdjournmentCommand::Order(Order::default(), passphrase)),
    );
    let typed = |text: &str| {
        let letters = text.chars().map(Intent::Insert);
        [Intent::OpenEntry(None)].into_iter().chain(letters).chain([Intent::Enter]).collect::<Vec<_>>()
    };
    // Illegal, ambiguous by its squares, unknown, well; and dialled: g, 1, f, 3.
    let dialled = [6, 0, 5, 2].map(|place| [Intent::Point(place), Intent::Take(place)]).concat();
    let by_dial = [vec![Intent::OpenDial(None)], dialled, vec![Intent::Enter]].concat();
    let entries = ["Eva fünf", "Springer", "Unsinn", "Springer Felix drei"].map(typed);
    for intents in entries.into_iter().chain([by_dial]) {
        for intent in intents {
            let view = table.game.view(table.desk.seat(), Moment::START);
            let wishes = table.desk.take(intent.clone(), &view);
            // Fixed sentences, one of which has an example, are not part of the move.
            let shown = said(&wishes).join(" ").replace("Springer Gustav eins nach Felix drei", "").to_lowercase();
            let tells = ["anna", "eva", "gustav", "felix", "springer", "bauer", "eins", "unsinn"];
            assert!(!tells.iter().any(|word| shown.contains(word)), "{intent:?}: {shown}");
        }
        let view = table.game.view(table.desk.seat(), Moment::START);
        let _ = table.desk.take(Intent::Escape, &view);
    }
}

/// Announced and placed are two facts of his move (D.2.3): he says the second by key, by button and by word. What is not
/// certain states nothing.
#[test]
fn he_says_that_his_move_stands() {
    let mut table = Table::new(GameMode::Competition);
    assert_eq!(done(&table.agreed("es steht")), Vec::<&Command>::new(), "nothing is announced");
    table.agreed("Bauer Eva vier");
    assert_eq!(table.desk.expects(&table.game.view(table.desk.seat(), Moment::START)).asked, ExpectedAnswer::Standing);
    for doubtful in [Acceptance::Confirm, Acceptance::Rejected] {
        let unsure = table.hears(doubtful, "es steht", Address::Meant);
        assert_eq!((done(&unsure), said(&unsure)), (vec![], vec!["Noch einmal: es steht.".to_owned()]));
    }
    assert_eq!(done(&table.agreed("es steht")), [&Command::Move(MoveCommand::Place(e4()))]);
    assert!(table.game.record().current_ply().is_some_and(|ply| ply.placed.is_some()));
}

/// Yes and no answer the offer of a device where nothing else is asked and no move is his to say; elsewhere they are talk.
#[test]
fn a_device_that_is_offered_is_taken_or_declined_by_a_word() {
    for (word, answer) in [
        ("ja", Command::Device(DeviceCommand::Take(Device::Mouse))),
        ("nein", Command::Device(DeviceCommand::Keep(Device::Mouse))),
    ] {
        let mut table = Table::new(GameMode::Competition);
        let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
        command(&mut table.game, black, &Command::Device(DeviceCommand::Give(Device::Mouse, white)));
        assert_eq!(done(&table.agreed(word)), Vec::<&Command>::new(), "his move is due");
        assert!(table.game.devices().offer().is_some());
        table.agreed("Bauer Eva vier");
        command(&mut table.game, white, &Command::Move(MoveCommand::Press));
        command(&mut table.game, black, &Command::Device(DeviceCommand::Give(Device::Mouse, white)));
        let wishes = table.agreed(word);
        assert_eq!(done(&wishes), [&answer]);
        assert!(!listens_openly(&table.desk, &table.game.view(white, Moment::START)), "with the key held only");
    }
}

/// "Did you mean pawn e2 to e4?" was asked of a game that was resigned.
#[test]
fn a_move_that_is_said_after_the_end_is_told_that_the_game_is_over() {
    for acceptance in [Acceptance::Agreed, Acceptance::Confirm] {
        let mut table = Table::new(GameMode::Competition);
        command(&mut table.game, Seat::Player(Color::White), &Command::Ending(EndingCommand::Resign));
        let told = table.hears(acceptance, "Eva vier", Address::Meant);
        assert_eq!((said(&told), done(&told)), (vec!["Die Partie ist beendet.".to_owned()], vec![]), "{acceptance:?}");
        assert_eq!(table.desk.mode(), &Mode::Board);
    }
}

/// A piece that was lifted for the claim, or an open dial, left the move to be announced in the room: the claim was lost.
#[test]
fn a_move_that_is_said_for_a_claim_is_written_though_one_was_begun_by_hand() {
    for by_hand in [None, Some(Intent::OpenDial(None)), Some(Intent::Grasp)] {
        let mut table = Table::new(GameMode::Competition);
        table.takes(Intent::Walk(Direction::Down));
        table.takes(Intent::Walk(Direction::Down));
        table.takes(Intent::TakeClaim(Item::ThreefoldWith));
        if let Some(intent) = by_hand.clone() {
            table.takes(intent);
        }
        let wishes = table.agreed("Bauer Eva vier");
        assert_eq!(done(&wishes), Vec::<&Command>::new(), "{by_hand:?}");
        table.takes(Intent::Enter);
        let asked = table.desk.mode().question().and_then(|asks| asks.asked().command());
        assert_eq!(asked, Some(Command::Claim(ClaimCommand::Make(Claim::Threefold(Some(e4()))))), "{by_hand:?}");
    }
}
