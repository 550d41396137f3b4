mod asked;
mod assistant;
mod repeating;

use shakmaty::{Board, Color, Role, Square};

use super::*;
use crate::{
    clock::Moment,
    desk::Answer,
    game::{
        AdjournmentCommand, AnswerCommand, Device, DeviceCommand, DrawCommand, EndingCommand, Game, Mode as GameMode,
        MoveCommand, Order, Passphrase, ReconcileCommand, Seat, Setup, StartCommand, Written,
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

    /// What comes of it when the key that says yes is held.
    fn by_hand(&mut self) -> Vec<Command> {
        let held = [Answer::Down, Answer::Held].map(|answer| self.takes(Intent::Answer(answer)));
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
fn yes_and_no_without_a_question_are_talk() {
    let mut table = Table::new(GameMode::Competition);
    assert_eq!((table.agreed("ja"), table.agreed("nein")), (vec![], vec![]));
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
fn an_offer_of_a_draw_is_asked_back() {
    let mut table = Table::new(GameMode::Competition);
    let asks = table.agreed("Remis");
    assert_eq!((said(&asks).len(), done(&asks)), (1, vec![]));
    assert_eq!(done(&table.agreed("ja")), [&Command::Draw(DrawCommand::Offer)]);
}

/// A hummed noise was heard as *aufgeben*, and the yes that was meant for a move lost the game.
#[test]
fn no_spoken_yes_ends_a_game() {
    for address in [Address::Meant, Address::Perhaps, Address::Unfamiliar] {
        let mut table = Table::new(GameMode::Competition);
        let asks = table.hears(Acceptance::Agreed, "aufgeben", Address::Meant);
        assert_eq!((said(&asks).len(), done(&asks)), (1, vec![]));
        let yes = table.hears(Acceptance::Agreed, "ja", address);
        assert_eq!((done(&yes), said(&yes)), (vec![], said(&asks)), "the question is said again, with its key");
        assert_eq!(table.by_hand(), [Command::Ending(EndingCommand::Resign)]);
    }
}

/// By voice a draw that is offered could not be accepted: "Remis" offered one in return, and "annehmen" was heard as "aufgeben".
#[test]
fn a_draw_that_is_offered_is_accepted_and_declined_by_voice() {
    for words in ["annehmen", "Remis annehmen", "Remis"] {
        let mut table = Table::new(GameMode::Competition);
        table.is_offered_a_draw();
        let asks = table.agreed(words);
        assert_eq!((said(&asks).len(), done(&asks)), (1, vec![]), "{words}");
        assert_eq!(done(&table.agreed("ja")), Vec::<&Command>::new(), "{words}");
        assert_eq!(table.by_hand(), [Command::Draw(DrawCommand::Accept)], "{words}");
    }
    let mut table = Table::new(GameMode::Competition);
    table.is_offered_a_draw();
    assert_eq!(done(&table.hears(Acceptance::Agreed, "ablehnen", Address::Unfamiliar)), Vec::<&Command>::new());
    assert_eq!(done(&table.hears(Acceptance::Confirm, "ablehnen", Address::Meant)), Vec::<&Command>::new());
    assert_eq!(done(&table.agreed("ablehnen")), [&Command::Draw(DrawCommand::Decline)]);
    // Nobody has offered one: there is nothing to take, and nothing is asked.
    assert_eq!(done(&table.agreed("annehmen")), [&Command::Draw(DrawCommand::Accept)]);
    assert!(table.game.claims().draw_offer().is_none() && table.game.ending().is_none());
}

/// "Resign?", then a move that was said without its piece, or *berichtigen*: the question stayed, and a yes to something else lost the
/// game.
#[test]
fn a_question_ends_with_any_other_words() {
    for words in ["Eva vier", "Eva zwei nach Eva vier", "berichtigen", "Springer Gustav"] {
        let mut table = Table::new(GameMode::Competition);
        table.agreed("aufgeben");
        let met = table.agreed(words);
        let ended = Wish::Notice(Phrase::line(Line::QuestionEnded));
        assert!(met.contains(&ended) && done(&met).is_empty(), "{words}: {met:?}");
        assert_eq!(done(&table.agreed("ja")), Vec::<&Command>::new(), "{words}");
    }
    // What only asks, and a noise, leave it; it is named again.
    for words in ["meine Zeit", "wiederholen"] {
        let mut table = Table::new(GameMode::Competition);
        table.agreed("aufgeben");
        table.agreed(words);
        assert_eq!(table.by_hand(), [Command::Ending(EndingCommand::Resign)], "{words}");
    }
}

#[test]
fn questions_are_answered() {
    let mut table = Table::new(GameMode::Competition);
    assert_eq!(said(&table.agreed("Feld Eva zwei")), ["Eva zwei: weißer Bauer."]);
    assert_eq!(said(&table.agreed("letzter Zug")).len(), 1);
    assert_eq!(table.agreed("wiederholen"), [Wish::SayAgain]);
    assert!(said(&table.agreed("meine Zeit"))[0].contains("Minuten"));
}

#[test]
fn a_question_that_one_recogniser_heard_is_answered_where_a_key_is_held() {
    let hears = |words, address| Table::new(GameMode::Competition).hears(Acceptance::Confirm, words, address);
    assert_eq!(said(&hears("Feld Eva zwei", Address::Meant)), ["Eva zwei: weißer Bauer."]);
    assert_eq!(hears("Feld Eva zwei", Address::Perhaps), []);
    // What cannot be taken back is asked about, and what stops the clocks needs both.
    let asked = hears("aufgeben", Address::Meant);
    assert_eq!((said(&asked).len(), done(&asked)), (1, vec![]));
    assert_eq!(done(&hears("Uhr anhalten", Address::Meant)), Vec::<&Command>::new());
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
fn talk_that_is_not_meant_for_the_program_does_and_says_nothing() {
    let mut table = Table::new(GameMode::Competition);
    assert_eq!(table.hears(Acceptance::Rejected, "Turm nach", Address::Perhaps), []);
    assert_eq!(table.hears(Acceptance::Rejected, "", Address::Perhaps), []);
    let told = table.hears(Acceptance::Rejected, "Turm nach", Address::Meant);
    assert!(said(&told)[0].starts_with("Gehört: Turm nach."), "{told:?}");
    assert_eq!(table.hears(Acceptance::Rejected, "", Address::Meant), [Wish::Chime(Chime::Refused)]);
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

#[test]
fn an_open_microphone_asks_only_about_what_nothing_else_sounds_like() {
    let words = "Eva vier";
    for (heard, answer) in [
        ((Acceptance::Confirm, Fit::Good), None),
        ((Acceptance::Confirm, Fit::Clear), Some("Meinten Sie Bauer Eva zwei nach Eva vier?")),
    ] {
        let wishes = Table::new(GameMode::Competition).hears_well(heard, words, Address::Perhaps);
        assert_eq!(
            (said(&wishes), done(&wishes)),
            (answer.map(str::to_owned).into_iter().collect(), vec![]),
            "{heard:?}"
        );
        // Anyone who holds the key is asked all the same.
        assert_eq!(said(&Table::new(GameMode::Competition).hears_well(heard, words, Address::Meant)).len(), 1);
    }
    let agreed = Table::new(GameMode::Competition).hears(Acceptance::Agreed, words, Address::Perhaps);
    assert_eq!(done(&agreed), [&Command::Move(MoveCommand::Announce(e4()))]);
    // A no to a question counts though it is doubtful; from anybody in the room it does not.
    let mut table = Table::new(GameMode::Competition);
    table.hears(Acceptance::Confirm, words, Address::Meant);
    let no = (Acceptance::Agreed, Fit::Doubtful);
    assert_eq!(table.hears_well(no, "nein", Address::Perhaps), []);
    assert!(table.desk.mode().asks());
    table.hears_well(no, "nein", Address::Meant);
    assert_eq!(table.desk.mode(), &Mode::Board);
}

/// The neighbours' moves are as clear as his own where nobody has taught a voice.
#[test]
fn an_open_microphone_asks_nobody_whose_voice_it_does_not_know() {
    let stranger = || Table { speaker: KnownSpeaker::Anybody, ..Table::new(GameMode::Competition) };
    for acceptance in [Acceptance::Confirm, Acceptance::Ask] {
        assert_eq!(stranger().hears_well((acceptance, Fit::Sure), "Springer Hector acht", Address::Perhaps), []);
        assert_eq!(stranger().hears_well((acceptance, Fit::Sure), "Eva vier", Address::Perhaps), []);
    }
    assert_eq!(said(&stranger().hears_well((Acceptance::Confirm, Fit::Sure), "Eva vier", Address::Meant)).len(), 1);
    let agreed = stranger().hears(Acceptance::Agreed, "Eva vier", Address::Perhaps);
    assert_eq!(done(&agreed), [&Command::Move(MoveCommand::Announce(e4()))]);
    // Once he was asked, he is listened to.
    let mut table = stranger();
    table.hears(Acceptance::Confirm, "Eva vier", Address::Meant);
    let other = table.hears_well((Acceptance::Confirm, Fit::Clear), "David vier", Address::Perhaps);
    assert_eq!(said(&other), ["Meinten Sie Bauer David zwei nach David vier?"]);
}

/// While nothing is known of a player's voice, a move is asked about and taken by a key; his questions are answered as ever.
#[test]
fn a_voice_that_is_not_known_announces_nothing_unasked() {
    let hears =
        |table: &mut Table, words| table.hears_well((Acceptance::Agreed, Fit::Sure), words, Address::Unfamiliar);
    let mut table = Table { speaker: KnownSpeaker::Anybody, ..Table::new(GameMode::Competition) };
    let by_hand = "Eingabetaste: ja. Escape: nein.";
    let question = |of: &str| vec![format!("Meinten Sie {of}?"), by_hand.to_owned()];
    let asked = hears(&mut table, "Eva vier");
    assert_eq!((said(&asked), done(&asked)), (question("Bauer Eva zwei nach Eva vier"), vec![]));
    let other = hears(&mut table, "David vier");
    assert_eq!((said(&other), done(&other)), (question("Bauer David zwei nach David vier"), vec![]));
    assert_eq!(done(&hears(&mut table, "nein")), Vec::<&Command>::new());
    for perhaps_the_neighbours in ["Uhr anhalten", "es steht"] {
        let told = hears(&mut table, perhaps_the_neighbours);
        assert_eq!(done(&told), Vec::<&Command>::new());
        assert_eq!(said(&told), ["Gesprochen wird mit gehaltener Taste: V oder Entfernen."]);
    }
    assert!(said(&hears(&mut table, "meine Zeit"))[0].contains("Minuten"));
    // At the next board the move is repeated, and somebody says yes.
    hears(&mut table, "Eva vier");
    let again = hears(&mut table, "Eva vier");
    assert_eq!((said(&again), done(&again)), (question("Bauer Eva zwei nach Eva vier"), vec![]));
    let yes = hears(&mut table, "ja");
    assert_eq!((said(&yes), done(&yes)), (vec![by_hand.to_owned()], vec![]));
    let taken = table.takes(Intent::Enter);
    assert_eq!(done(&taken), [&Command::Move(MoveCommand::Announce(e4()))]);
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

/// At an open microphone the move was repeated by voice, and nobody heard it said again when it stood on the board.
#[test]
fn a_move_is_executed_by_words_said_into_an_open_microphone() {
    for (address, executes) in [(Address::Perhaps, true), (Address::Unfamiliar, false)] {
        let mut table = Table::new(GameMode::Competition);
        table.is_offered_a_draw();
        let e5 = RawMove::from_squares(&Board::default(), Square::E7, Square::E5, None).expect("a pawn");
        command(&mut table.game, Seat::Player(Color::Black), &Command::Move(MoveCommand::Announce(e5)));
        let repeated = done(&table.hears(Acceptance::Agreed, "Eva fünf", address)).len();
        assert_eq!(repeated, 1, "{address:?}");
        assert!(listens_openly(&table.desk, &table.game.view(table.desk.seat(), Moment::START)), "{address:?}");
        let wishes = table.hears(Acceptance::Agreed, "Eva fünf", address);
        let executed = matches!(done(&wishes)[..], [Command::Answer(AnswerCommand::Execute(Some(_)))]);
        assert_eq!(executed, executes, "{address:?}: {wishes:?}");
    }
}

/// The clock is pressed while the room still hears the announcement: nothing that is said to the open microphone is for it, and
/// the word that corrects takes the press back.
#[test]
fn a_press_that_waits_listens_for_no_correction() {
    let mut table = Table::new(GameMode::Competition);
    table.agreed("Bauer Eva vier");
    let view = table.game.view(table.desk.seat(), Moment::START).while_press_waits(Some(Color::White));
    assert!(!listens_openly(&table.desk, &view));
    assert_eq!(table.desk.purpose(&view), Purpose::Announce);
    let verdict = Interpretation {
        acceptance: Acceptance::Agreed,
        heard: "berichtigen".to_owned(),
        meaning: Meaning::Request(Request::Correct),
        fit: Fit::Good,
        agreed: true,
        speaker: KnownSpeaker::Known,
    };
    let wishes = table.desk.hear(&verdict, Address::Meant, &view);
    assert_eq!(wishes.first(), Some(&Wish::TakePressBack));
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
