//! The opponent's move, which is repeated before anything else.
use super::*;
use crate::narration::Question;

/// White has opened, and Black's answer waits to be repeated.
fn answered_with_e5() -> (Table, RawMove) {
    let mut table = Table::new(GameMode::Competition);
    table.agreed("Eva vier");
    command(&mut table.game, Seat::Player(Color::White), &Command::Move(MoveCommand::Press));
    for answer in [Command::Answer(AnswerCommand::Repeat(None)), Command::Answer(AnswerCommand::Execute(None))] {
        command(&mut table.game, Seat::Player(Color::Black), &answer);
    }
    let e5 = RawMove::from_squares(&Board::default(), Square::E7, Square::E5, None).expect("a pawn");
    command(&mut table.game, Seat::Player(Color::Black), &Command::Move(MoveCommand::Place(e5)));
    (table, e5)
}

#[test]
fn a_repetition_counts_when_it_is_the_announcement_and_is_asked_about_when_it_is_not() {
    let (mut table, e5) = answered_with_e5();
    assert_eq!(said(&table.agreed("Eva sechs")), ["Meinten Sie Bauer Eva sieben nach Eva sechs?"]);
    // Meant, it is asked about once more, and the right move is an answer to that.
    let asks = table.agreed("ja");
    let otherwise =
        "Angesagt ist Bauer Eva sieben nach Eva fünf. Trotzdem wiederholen: Bauer Eva sieben nach Eva sechs?";
    assert!(done(&asks).is_empty() && said(&asks)[0].starts_with(otherwise), "{asks:?}");
    let expects = table.desk.expects(&table.game.view(table.desk.seat(), Moment::START));
    assert!(matches!(expects.asked, ExpectedAnswer::Meant(_)), "{expects:?}");
    let repeats = Command::Answer(AnswerCommand::Repeat(Some(e5)));
    let mut declines = Table { game: table.game.clone(), desk: table.desk.clone(), speaker: KnownSpeaker::Known };
    assert_eq!(done(&declines.agreed("nein")), Vec::<&Command>::new());
    assert_eq!(done(&declines.agreed("Eva fünf")), [&repeats]);
    assert_eq!(done(&table.agreed("Eva fünf")), [&repeats]);
}

/// "Heard: knight Gustav one to Felix three. That was not understood." told nobody what was due first.
#[test]
fn a_move_of_his_own_that_comes_too_early_is_answered_with_the_repetition() {
    let (mut table, _) = answered_with_e5();
    let told = table.hears(Acceptance::Rejected, "Springer Gustav eins nach Felix drei", Address::Meant);
    let first = "Gehört: Springer Gustav eins nach Felix drei. \
                 Erst den Zug des Gegners wiederholen: Bauer Eva sieben nach Eva fünf.";
    assert_eq!((said(&told), done(&told)), (vec![first.to_owned()], vec![]));
}

/// "From which square?" was asked of a move that nobody had said.
#[test]
fn a_move_of_his_own_before_the_execution_is_answered_with_what_is_due() {
    let (mut table, _) = answered_with_e5();
    table.agreed("Eva fünf");
    let told = table.hears(Acceptance::Ask, "Springer Felix sechs", Address::Meant);
    let due = "Gehört: Springer Felix sechs. \
               Erst den Zug des Gegners auf dem eigenen Brett ausführen: Bauer Eva sieben nach Eva fünf.";
    assert_eq!((said(&told), done(&told)), (vec![due.to_owned()], vec![]));
}

/// He repeated once too often, and the room heard a move that no pawn can make as his own.
#[test]
fn the_opponents_move_said_once_more_is_asked_about_before_it_is_announced() {
    let (mut table, e5) = answered_with_e5();
    table.agreed("Eva fünf");
    let executed = Command::Answer(AnswerCommand::Execute(Some(e5)));
    command(&mut table.game, Seat::Player(Color::White), &executed);
    command(&mut table.game, Seat::Player(Color::Black), &Command::Move(MoveCommand::Press));
    for words in ["Eva fünf", "Bauer Eva fünf", "Bauer Eva sieben nach Eva fünf", "Eva fünf"] {
        let heard = table.agreed(words);
        assert_eq!(done(&heard), Vec::<&Command>::new(), "{words}: {heard:?}");
    }
    // Nor is it after a key that leaves the question open.
    let press = Intent::Do(Command::Move(MoveCommand::Press));
    for keys in [vec![Intent::Ask(Question::BothTimes)], vec![press], vec![Intent::Help, Intent::Escape]] {
        for key in keys {
            table.takes(key);
        }
        let heard = table.agreed("Eva fünf");
        let whose = vec!["Ihr Zug: Bauer Eva vier schlägt Eva fünf?".to_owned()];
        assert_eq!((said(&heard), done(&heard)), (whose, vec![]));
    }
    // Nor after a question of his own.
    table.agreed("letzter Zug");
    assert_eq!(done(&table.agreed("Eva fünf")), Vec::<&Command>::new());
    assert_eq!(done(&table.agreed("nein")), Vec::<&Command>::new());
    // Another move is announced as ever.
    assert!(matches!(done(&table.agreed("Springer Felix drei"))[..], [Command::Move(MoveCommand::Announce(_))]));
}

/// A pawn's capture said short, and castling: the same words fit a move of one's own.
#[test]
fn a_capture_or_castling_of_the_opponents_said_once_more_is_asked_about() {
    let cases = [
        ("4k3/8/4p3/3P4/4P3/8/8/4K3 b - - 0 1", "Eva schlägt David fünf", "Eva vier schlägt David fünf"),
        ("4k2r/8/8/8/8/8/8/4K2R b Kk - 0 1", "kurze Rochade", "Turm Hector zwei"),
    ];
    for (fen, words, other) in cases {
        let start = fen.parse::<shakmaty::fen::Fen>().expect("a FEN");
        let start = start.into_position(shakmaty::CastlingMode::Standard).expect("a position");
        let mut game = Game::new(Setup { mode: GameMode::Competition, start, ..Setup::default() });
        command(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let said = match words {
            "kurze Rochade" => RawMove::Castling(shakmaty::CastlingSide::KingSide),
            _ => RawMove::from_squares(game.board(Color::Black), Square::E6, Square::D5, None).expect("a pawn"),
        };
        let desk = Desk::new(Seat::Player(Color::White), Language::German);
        let mut table = Table { game, desk, speaker: KnownSpeaker::Known };
        let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
        command(&mut table.game, black, &Command::Move(MoveCommand::Announce(said)));
        for answer in [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)] {
            command(&mut table.game, white, &Command::Answer(answer));
        }
        command(&mut table.game, black, &Command::Move(MoveCommand::Press));
        let heard = table.agreed(words);
        assert_eq!(done(&heard), Vec::<&Command>::new(), "{words}: {heard:?}");
        assert_eq!(done(&table.agreed("nein")), Vec::<&Command>::new());
        assert!(matches!(done(&table.agreed(other))[..], [Command::Move(MoveCommand::Announce(_))]), "{other}");
    }
}
