//! The scoresheet that the assistant keeps for his player.
use anna_hector::reconciliation::SheetEntry;

use super::*;

/// White's assistant keeps his player's score, and has the keyboard.
fn keeping() -> Setup {
    let mut setup = Setup::default();
    setup.score_keeper.white = ScoreKeeper::Assistant;
    setup.devices.keyboard = WHITES;
    setup
}

/// His player announces a move: there is one to write.
fn announces(desk: &mut Desk) {
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.step();
}

fn black_pawn() -> RawMove {
    RawMove::from_squares(&shakmaty::Board::default(), shakmaty::Square::E7, shakmaty::Square::E5, None)
        .expect("a move")
}

/// Types into the field that has the keyboard, and enters it.
fn enters(desk: &mut Desk, typed: &str) {
    desk.types(typed);
    desk.key(Key::Enter, Modifiers::NONE, "");
}

/// Goes to the field, and enters that.
fn writes(desk: &mut Desk, typed: &str) {
    desk.focus("Partieformular");
    enters(desk, typed);
}

/// (c) Each entry is his own act; a correction leaves what stood there readable.
#[test]
fn he_keeps_his_players_score() {
    let mut desk = Desk::at(Fake::playing(keeping()));
    assert!(desk.sees("Partieformular Weiß: geführt von Assistent"), "{:?}", desk.harness.root());
    assert!(!desk.sees("1. Wie angesagt"), "nothing is announced");
    announces(&mut desk);
    assert!(!desk.sees("1. e4"), "nobody writes for him");
    // He types it, and his letters are moves again.
    writes(&mut desk, "d4");
    assert!(desk.sees("1. d4"), "{:?}", desk.harness.root());
    writes(&mut desk, "1 e4");
    assert!(desk.sees("1. e4 [d4]"), "{:?}", desk.harness.root());
    let last = desk.last().expect("a command");
    assert!(matches!(last, (WHITES, Command::Reconcile(ReconcileCommand::TellEntry { ply: 1, .. }))), "{last:?}");
}

/// The first entry took the keys from the field, and the next one was announced to the room as a move of his player's.
#[test]
fn who_has_more_than_one_move_to_write_goes_on_in_the_field() {
    let mut desk = Desk::at(Fake::playing(keeping()));
    announces(&mut desk);
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    for answer in [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)] {
        desk.fake.command(BLACK, &Command::Answer(answer));
    }
    desk.fake.command(BLACK, &Command::Move(MoveCommand::Announce(black_pawn())));
    desk.harness.step();
    writes(&mut desk, "e4");
    enters(&mut desk, "e5");
    let written = desk.fake.commands().into_iter().filter_map(|(by, command)| match command {
        Command::Reconcile(ReconcileCommand::TellEntry { ply, .. }) => Some((by, ply)),
        _ => None,
    });
    assert_eq!(written.collect::<Vec<_>>(), [(WHITES, 1), (WHITES, 2)]);
    assert!(desk.fake.with_table(|table| *table.keyboard.mode() == Mode::Board), "nothing was entered for the game");
    // Nothing is left to write: his letters are moves again.
    desk.types("i");
    assert!(desk.fake.with_table(|table| matches!(table.keyboard.mode(), Mode::Entry(_))));
}

/// `1. e4 e5` was kept as one move from e4 to e5, and the boards were set back because of it.
#[test]
fn two_moves_in_one_line_are_two_entries_or_none() {
    let mut desk = Desk::at(Fake::playing(keeping()));
    announces(&mut desk);
    writes(&mut desk, "1. e4 e5");
    assert!(!desk.sees("1. e4"), "nobody has made the second: {:?}", desk.harness.root());
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    for answer in [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)] {
        desk.fake.command(BLACK, &Command::Answer(answer));
    }
    desk.fake.command(BLACK, &Command::Move(MoveCommand::Announce(black_pawn())));
    desk.harness.step();
    desk.key(Key::Enter, Modifiers::NONE, "");
    let sheet = desk.fake.with_table(|table| table.game.comparison().sheet_of(Color::White));
    assert_eq!(sheet.entries(), ["e4", "e5"].map(|text| SheetEntry::Written(text.into())));
}

/// What 8.1.b allows beside a move is one entry with it, and takes the place of none.
#[test]
fn a_time_of_the_clock_stands_beside_its_move() {
    let mut desk = Desk::at(Fake::playing(keeping()));
    announces(&mut desk);
    for (typed, seen) in [("e4 0:28", "1. e4 0:28"), ("(=)", "1. e4 0:28 (=)")] {
        writes(&mut desk, typed);
        assert!(desk.reads(seen), "{typed}: {:?}", desk.harness.root());
    }
    let sheet = desk.fake.with_table(|table| table.game.comparison().sheet_of(Color::White));
    assert_eq!(sheet.entries().len(), 1, "{sheet:?}");
}

/// A refused entry left the field, and the next was typed behind it, or was a move.
#[test]
fn a_refused_entry_is_replaced_by_what_is_typed_next() {
    let mut desk = Desk::at(Fake::playing(keeping()));
    announces(&mut desk);
    desk.focus("Partieformular");
    let told = desk.fake.focus_said();
    assert_eq!(told, [""; 0]);
    assert!(!desk.fake.was_said("Seite des Assistenten. F11 führt zurück zum Brett."), "the field is named by itself");
    enters(&mut desk, "9 d4");
    assert!(!desk.sees("1. d4"), "nobody has made a ninth move");
    enters(&mut desk, "e4");
    assert!(desk.sees("1. e4"), "{:?}", desk.harness.root());
}

/// What he had begun was still there when the keyboard came back, on a page that nobody had looked at meanwhile.
#[test]
fn a_begun_entry_is_gone_when_the_keyboard_is_anothers() {
    let mut desk = Desk::at(Fake::playing(keeping()));
    announces(&mut desk);
    desk.focus("Partieformular");
    desk.types("d");
    desk.fake.turns_to(&Fake::playing(Setup::default()));
    desk.harness.run_steps(2);
    desk.fake.turns_to(&Fake::playing(keeping()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(2);
    writes(&mut desk, "e4");
    assert!(desk.sees("1. e4"), "{:?}", desk.harness.root());
}

/// With the mouse alone he writes a move as it was announced.
#[test]
fn he_writes_with_the_mouse_what_was_announced() {
    let mut setup = Setup::default();
    setup.score_keeper.white = ScoreKeeper::Assistant;
    let mut desk = Desk::at(Fake::playing(setup));
    desk.mouse_to_assistant(Color::White);
    desk.click("Assistent");
    announces(&mut desk);
    assert!(!desk.sees("Eintragen"), "a field would take his player's keys");
    desk.click("1. Wie angesagt");
    assert!(desk.sees("1. e4") && !desk.sees("1. Wie angesagt"), "{:?}", desk.harness.root());
}
