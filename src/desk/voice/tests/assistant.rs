//! What an assistant says: for the side whose move is due, and never what is his player's own.
use super::*;
use crate::game::Devices;

/// White's assistant speaks at the keyboard.
fn assisted() -> Table {
    let seat = Seat::Assistant(Color::White);
    let devices = Devices { keyboard: seat, ..Setup::default().devices };
    let mut table = Table::new(GameMode::Competition);
    table.game = Game::new(Setup { devices, ..Setup::default() });
    command(&mut table.game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
    table.desk = Desk::new(seat, Language::German);
    table
}

#[test]
fn a_move_is_understood_for_the_side_that_is_due() {
    let mut table = assisted();
    let e5 = RawMove::from_squares(&Board::default(), Square::E7, Square::E5, None).expect("a pawn");
    assert_eq!(done(&table.agreed("Bauer Eva zwei nach Eva vier")), [&Command::Move(MoveCommand::Announce(e4()))]);
    command(&mut table.game, Seat::Player(Color::White), &Command::Move(MoveCommand::Press));
    command(&mut table.game, Seat::Player(Color::Black), &Command::Answer(AnswerCommand::Repeat(None)));
    // What was repeated he executes on Black's board (D.2.9.a of 2014), and then announces Black's own.
    let executed = table.agreed("Eva vier");
    assert_eq!(done(&executed), [&Command::Answer(AnswerCommand::Execute(Some(e4())))]);
    assert_eq!(done(&table.agreed("Eva fünf")), [&Command::Move(MoveCommand::Announce(e5))]);
}

#[test]
fn what_he_announces_in_his_own_words_he_reads_back() {
    let mut table = assisted();
    let mut setup = table.game.setup().clone();
    setup.announcer.white = Announcer::Assistant;
    table.game = Game::new(setup);
    command(&mut table.game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
    assert_eq!(said(&table.agreed("Eva vier")), ["Verstanden: Bauer Eva zwei nach Eva vier."]);
}

/// Nobody resigns for another: it is not even asked.
#[test]
fn what_is_his_players_own_is_refused() {
    let mut table = assisted();
    let wishes = table.agreed("aufgeben");
    let resigns = Command::Ending(EndingCommand::Resign);
    assert_eq!((done(&wishes), table.desk.mode()), (vec![&resigns], &Mode::Board));
    assert!(table.game.decide(Moment::START, table.desk.seat(), &resigns).is_err());
}

/// His page shows nothing of a sealed move: what was misheard would be sealed unseen.
#[test]
fn a_sealed_move_is_typed() {
    let mut table = assisted();
    let passphrase = Passphrase::new("sieben Raben").expect("long enough");
    command(
        &mut table.game,
        Seat::Arbiter,
        &Command::Adjournment(AdjournmentCommand::Order(Order::default(), passphrase)),
    );
    let wishes = table.agreed("Springer Felix drei");
    assert_eq!((done(&wishes), table.desk.mode()), (vec![], &Mode::Board));
    assert!(said(&wishes)[0].starts_with("Der Abgabezug wird hier nicht gesprochen"), "{wishes:?}");
}
