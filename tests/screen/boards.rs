//! The boards brought together in the window: the arbiter's part, the opponent's, the assistant's, and the keyboard's.
use std::time::Duration;

use anna_hector::{
    clock::control::both_from,
    game::{
        AnswerCommand, ClockCommand, Clocks, Command, ComparisonStage, MoveCommand, ReconcileCommand as Do, Seat,
        Setup, SheetOrigin,
    },
    language::understand::telling::Telling,
    narration::Audience,
    reconciliation::{BoardKind, SheetEntry},
};
use eframe::egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use shakmaty::{Color, Square};

use super::{BLACK, Desk, WHITE, fake::Fake, pawn};

/// One pawn each has moved; then the boards are found to differ.
fn begun() -> Desk {
    let desk = Desk::at(Fake::playing(Setup { control: both_from("90+30").expect("a control"), ..Setup::default() }));
    for (seat, command) in [
        (WHITE, Command::Move(MoveCommand::Announce(pawn()))),
        (WHITE, Command::Move(MoveCommand::Press)),
        (BLACK, Command::Answer(AnswerCommand::Repeat(None))),
        (BLACK, Command::Answer(AnswerCommand::Execute(None))),
        (BLACK, Command::Reconcile(Do::Begin)),
    ] {
        desk.fake.wait(Duration::from_secs(1));
        desk.fake.command(seat, &command);
    }
    desk
}

/// Begun by a slip, it was ended by a button far below, and the card had none.
#[test]
fn the_card_of_a_comparison_calls_it_off_while_nothing_is_told() {
    let mut desk = begun();
    desk.key(Key::F9, Modifiers::NONE, "");
    for click in ["Abgleich abbrechen", "Ja"] {
        desk.click(click);
    }
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::CallOff)));
}

fn arbiter(mut desk: Desk) -> Desk {
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click("Bretter");
    desk
}

/// As a screen reader takes a button, in sight or not.
fn take(desk: &mut Desk, label: &str) {
    let nodes = desk.harness.query_all_by_role_and_label(Role::Button, label);
    nodes.into_iter().next().unwrap_or_else(|| panic!("no button {label}")).click_accesskit();
    desk.harness.step();
    desk.harness.step();
}

fn did(desk: &Desk) -> Option<(Seat, Do)> {
    match desk.last()? {
        (seat, Command::Reconcile(command)) => Some((seat, command)),
        _ => None,
    }
}

fn stage(desk: &Desk) -> Option<ComparisonStage> {
    desk.fake.with_table(|table| table.game.comparison().stage())
}

fn square(square: Square, piece: Option<shakmaty::Piece>) -> Telling {
    Telling::Squares(vec![(square, piece)])
}

#[test]
fn a_player_begins_by_button_or_key() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.click_more("Ansprüche");
    desk.click("Die Bretter stehen verschieden");
    assert_eq!(did(&desk), None, "asked back first");
    desk.click("Ja");
    assert_eq!(did(&desk), Some((BLACK, Do::Begin)));
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::U, Modifiers::CTRL | Modifiers::COMMAND, "");
    assert_eq!(did(&desk), None, "by key too");
    desk.key(Key::Y, Modifiers::NONE, "y");
    assert_eq!(did(&desk), Some((WHITE, Do::Begin)));
    assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Die Bretter werden abgeglichen."));
}

/// The finding said that the position stays, and the button that would accept it named an earlier one and did nothing.
#[test]
fn a_finding_that_decides_nothing_is_not_offered() {
    let mut desk = arbiter(begun());
    let entry = SheetEntry::Written("d4".into());
    desk.fake.command(Seat::Arbiter, &Command::Reconcile(Do::TellEntry { side: Color::Black, ply: 1, entry }));
    desk.harness.run_steps(2);
    assert!(desk.reads("bleibt die Stellung: Die Partie geht weiter"), "{:?}", desk.harness.root());
    assert!(!desk.reads("Befund annehmen") && desk.sees("Es gilt die Stellung vor Zug 1..."));
}

/// The arbiter walks it to its end with names alone, as a screen reader would.
#[test]
fn the_arbiter_finds_everything_on_his_page() {
    let mut desk = arbiter(begun());
    assert!(desk.reads("Das Partieformular von Weiß hat das Programm aus den Ansagen geschrieben"));
    assert!(desk.reads("Nach Artikel D.2.9"), "the rule card");
    assert!(desk.reads("Uhrenstände"));
    desk.focus("Brett ansagen");
    desk.types("e7 leer");
    take(&mut desk, "Schwarz (Normales Brett)");
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::Tell(BoardKind::Normal, square(Square::E7, None)))));
    assert!(desk.sees("e7, verschieden"), "marked on one board");
    assert!(desk.sees("e7, schwarzer Bauer, verschieden"), "and on the other");
    assert!(desk.reads("Auf Eva sieben fehlt ein schwarzer Bauer."), "the finding is made again");
    let before = did(&desk);
    // The button names what is accepted.
    take(&mut desk, "Befund annehmen: Es gilt die Stellung vor Zug 1...");
    assert_eq!(did(&desk), before, "asked first, as each of his decisions is");
    take(&mut desk, "Ja");
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::Accept)));
    take(&mut desk, "Erledigt");
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::Confirm(BoardKind::Normal))));
    take(&mut desk, "Reihe vorlesen 7");
    assert!(desk.fake.last_said(Audience::Room).is_some_and(|said| said.starts_with("Reihe sieben: schwarzer Bauer")));
    take(&mut desk, "Weiß (Spezialbrett): Stimmt");
    take(&mut desk, "Ja");
    assert!(!desk.sees("Noch zu entscheiden: die Uhren"));
    take(&mut desk, "Schwarz (Normales Brett): Stimmt");
    take(&mut desk, "Ja");
    assert_eq!(stage(&desk), Some(ComparisonStage::Clocks));
    assert!(desk.sees("Noch zu entscheiden: die Uhren"), "{:?}", desk.harness.root());
    assert!(desk.reads("Die Uhren bleiben, wie sie stehen."));
    assert!(!desk.sees("Uhren wie vorgeschlagen"), "they stay: there is nothing to choose");
    take(&mut desk, "Uhren wie sie stehen");
    assert_eq!(stage(&desk), Some(ComparisonStage::Clocks), "asked first");
    take(&mut desk, "Ja");
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::Close(Clocks::AsTheyStand))));
    assert_eq!(stage(&desk), None);
}

#[test]
fn sheets_are_pasted_and_where_they_part_is_marked() {
    let mut desk = arbiter(begun());
    for (text, side) in [("1.e4 e5", "Weiß"), ("1.d4", "Schwarz")] {
        desk.focus("Partieformular");
        desk.types(text);
        take(&mut desk, &format!("Partieformular: {side}"));
    }
    take(&mut desk, "Ansage hören: 1, Weiß");
    assert_eq!(desk.fake.replayed(), [1], "of the move at which they part");
    assert!(desk.sees("≠ e4") && desk.sees("≠ d4"), "{:?}", desk.harness.root());
    take(&mut desk, "Partieformular Schwarz: geführt von Aufnahme");
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::KeptBy(Color::Black, SheetOrigin::Recording))));
    let before = desk.last();
    take(&mut desk, "Partieformular: Weiß");
    assert_eq!(desk.last(), before, "an empty field is no empty sheet");
    desk.focus("Brett ansagen");
    desk.types("e7 Giraffe");
    let before = desk.last();
    take(&mut desk, "Weiß (Spezialbrett)");
    assert_eq!(desk.last(), before, "what is not understood changes nothing");
    assert!(desk.reads("Giraffe"));
}

/// One entry that was forgotten or is put right needs no sheet: with its number, with its time, without a number after the last.
#[test]
fn a_single_entry_has_a_field_of_its_own() {
    let mut desk = arbiter(begun());
    let mut enters = |text: &str, side: &str| {
        desk.focus("Einzelner Eintrag");
        desk.types(text);
        take(&mut desk, &format!("Eintragen: {side}"));
        did(&desk)
    };
    let told = |side, ply, text: &str| {
        let entry = if text == "-" { SheetEntry::Gap } else { SheetEntry::Written(text.into()) };
        Some((Seat::Arbiter, Do::TellEntry { side, ply, entry }))
    };
    assert_eq!(enters("1. e4", "Weiß"), told(Color::White, 1, "e4"));
    assert_eq!(enters("e5 0:28", "Weiß"), told(Color::White, 2, "e5 0:28"), "the next one on that sheet");
    assert_eq!(enters("1... e6", "Weiß"), told(Color::White, 2, "e6"), "put right");
    assert_eq!(enters("0:27 (=)", "Weiß"), told(Color::White, 2, "e6 0:27 (=)"), "beside the last one");
    assert_eq!(enters("1. 0:29", "Weiß"), told(Color::White, 1, "e4 0:29"), "beside the one that is named");
    assert_eq!(enters("1. -", "Schwarz"), told(Color::Black, 1, "-"), "not written");
    assert_eq!(enters("", "Schwarz"), told(Color::Black, 1, "-"), "an empty field is no entry");
    assert!(desk.sees("e6 0:27 (=)"), "{:?}", desk.harness.root());
}

#[test]
fn a_board_is_edited_by_clicks() {
    let mut desk = arbiter(begun());
    take(&mut desk, "weißer Springer");
    // White's board comes first.
    take(&mut desk, "h3");
    let knight = square(Square::H3, Some(Color::White.knight()));
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::Tell(BoardKind::Special, knight))));
}

/// A click with nothing to put there did nothing, without a word; a piece that is dragged tells both squares.
#[test]
fn a_click_without_a_piece_says_how_a_board_is_set_up_and_a_drag_tells() {
    let mut desk = begun();
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(!desk.sees("weißer Springer"), "another part of the page is open");
    take(&mut desk, "e7, schwarzer Bauer");
    assert!(desk.sees("weißer Springer"), "{:?}", desk.harness.root());
    assert!(desk.reads("Auf dem Bild: Figur ziehen, oder hier wählen"));
    let at = |desk: &Desk, name: &str| {
        let boards = desk.harness.query_all_by_role_and_label(Role::Button, name);
        boards.into_iter().next().expect("White's board comes first").rect().center()
    };
    let (from, to) = (at(&desk, "e7, schwarzer Bauer"), at(&desk, "e6"));
    desk.harness.drag_at(from);
    desk.harness.run_steps(2);
    desk.harness.hover_at(to);
    desk.harness.run_steps(2);
    desk.harness.drop_at(to);
    desk.harness.run_steps(2);
    let told = Telling::Squares(vec![(Square::E7, None), (Square::E6, Some(Color::Black.pawn()))]);
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::Tell(BoardKind::Special, told))));
}

/// The card was the same from the call to the end, and said of nobody that he was waited for.
#[test]
fn the_card_says_for_whom_a_comparison_waits() {
    let mut desk = begun();
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(desk.reads("Es ist noch nicht gesagt, was auf den Brettern"), "{:?}", desk.harness.root());
    assert!(!desk.sees("Befund annehmen"));
    desk.fake.command(BLACK, &Command::Reconcile(Do::Tell(BoardKind::Normal, square(Square::E7, None))));
    desk.harness.run_steps(2);
    desk.fake.wait(Duration::from_secs(1));
    desk.harness.run_steps(2);
    desk.click("Befund annehmen");
    desk.click("Ja");
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::Accept)));
    desk.harness.run_steps(2);
    assert!(desk.reads("Wartet auf die Spieler:\nSchwarz: Auf dem normalen Brett: Auf Eva sieben fehlt"));
    desk.fake.command(BLACK, &Command::Reconcile(Do::Confirm(BoardKind::Normal)));
    desk.fake.command(BLACK, &Command::Reconcile(Do::Confirm(BoardKind::Normal)));
    desk.harness.run_steps(2);
    assert!(desk.reads("Wartet auf die Spieler:\nWeiß: vergleicht noch"), "{:?}", desk.harness.root());
    desk.fake.command(WHITE, &Command::Reconcile(Do::Confirm(BoardKind::Special)));
    desk.harness.run_steps(2);
    desk.fake.wait(Duration::from_secs(1));
    desk.harness.run_steps(2);
    desk.click("Uhren wie sie stehen");
    desk.click("Ja");
    assert_eq!((did(&desk), stage(&desk)), (Some((Seat::Arbiter, Do::Close(Clocks::AsTheyStand))), None));
}

/// The sighted player sees what he has to do in big letters, and confirms with one button; a piece that he puts elsewhere is
/// told, not played.
#[test]
fn the_opponent_is_told_and_confirms() {
    let mut desk = begun();
    desk.harness.step();
    let told = "Sagen Sie dem Schiedsrichter, was auf Ihrem Brett steht, oder ziehen Sie die Figuren auf dem Bild.";
    assert!(desk.sees(told), "{:?}", desk.harness.root());
    let before = did(&desk);
    desk.click("d7, schwarzer Bauer");
    desk.click("d6");
    assert_eq!(did(&desk), before, "two clicks are how he makes a move at any other time");
    assert!(desk.reads("Ist das gemeint?"), "{:?}", desk.harness.root());
    desk.click("Nein");
    assert_eq!(did(&desk), before);
    desk.click("d7, schwarzer Bauer");
    desk.click("d6");
    desk.click("Ja");
    let told = Telling::Squares(vec![(Square::D7, None), (Square::D6, Some(Color::Black.pawn()))]);
    assert_eq!(did(&desk), Some((BLACK, Do::Tell(BoardKind::Normal, told))));
    desk.fake.command(Seat::Arbiter, &Command::Reconcile(Do::Accept));
    desk.harness.step();
    desk.harness.step();
    assert!(
        desk.reads("Auf dem normalen Brett: Bauer von David sechs nach David sieben."),
        "{:?}",
        desk.harness.root()
    );
    assert!(!desk.reads("verschieden,"), "he sees his own board only");
    desk.click("Erledigt");
    assert_eq!(did(&desk), Some((BLACK, Do::Confirm(BoardKind::Normal))));
    desk.click("Stimmt");
    assert_eq!(stage(&desk), Some(ComparisonStage::Comparing(BoardKind::Special)));
}

/// It stood there as at any move, and pressed nothing.
#[test]
fn no_clock_is_to_be_pressed_while_the_boards_are_compared() {
    let mut desk = begun();
    desk.harness.step();
    assert!(!desk.sees("Uhr drücken"), "{:?}", desk.harness.root());
    desk.fake.command(Seat::Arbiter, &Command::Reconcile(Do::CallOff));
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    desk.harness.step();
    desk.harness.step();
    assert!(desk.sees("Uhr drücken"), "{:?}", desk.harness.root());
}

/// The visually impaired player tells his board by typing, hears it read back, and confirms with Enter.
#[test]
fn the_keyboard_tells_hears_and_confirms() {
    let mut desk = begun();
    desk.harness.step();
    desk.key(Key::I, Modifiers::NONE, "i");
    desk.types("Anna zwei leer");
    desk.key(Key::Enter, Modifiers::NONE, "");
    let earphone = Audience::Earphone(Color::White);
    assert_eq!(
        desk.fake.last_said(earphone).as_deref(),
        Some("Anna zwei ist leer. Eingabetaste meldet es, Escape verwirft.")
    );
    assert!(!matches!(did(&desk), Some((WHITE, _))), "not before the second Enter");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(did(&desk), Some((WHITE, Do::Tell(BoardKind::Special, square(Square::A2, None)))));
    desk.fake.command(Seat::Arbiter, &Command::Reconcile(Do::Accept));
    desk.harness.step();
    let said = desk.fake.last_said(earphone);
    assert_eq!(said.as_deref(), Some("Auf dem Spezialbrett: Auf Anna zwei fehlt ein weißer Bauer."));
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(did(&desk), Some((WHITE, Do::Confirm(BoardKind::Special))));
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(stage(&desk), Some(ComparisonStage::Comparing(BoardKind::Normal)));
}

/// A click that came late was the arbiter's word for the player: nobody was asked, and the player heard nothing.
#[test]
fn the_arbiter_is_asked_before_he_says_for_a_player_that_his_board_stands_and_the_player_hears_it() {
    let desk = begun();
    for (seat, command) in [
        (WHITE, Do::Tell(BoardKind::Special, square(Square::A2, None))),
        (Seat::Arbiter, Do::Accept),
        (WHITE, Do::Confirm(BoardKind::Special)),
    ] {
        desk.fake.command(seat, &Command::Reconcile(command));
    }
    let mut desk = arbiter(desk);
    take(&mut desk, "Weiß (Spezialbrett): Stimmt");
    assert_ne!(did(&desk), Some((Seat::Arbiter, Do::Confirm(BoardKind::Special))), "he is asked first");
    assert!(
        desk.reads("Weiß (Spezialbrett): Stimmt. Damit steht fest, dass dieses Brett stimmt."),
        "{:?}",
        desk.harness.root()
    );
    desk.click("Ja");
    assert_eq!(did(&desk), Some((Seat::Arbiter, Do::Confirm(BoardKind::Special))));
    let said = desk.fake.last_said(Audience::Earphone(Color::White));
    assert_eq!(said.as_deref(), Some("Auf dem Spezialbrett: Die Stellung stimmt."));
}

#[test]
fn the_assistant_may_carry_out_corrections_on_either_board() {
    let mut desk = begun();
    let told = square(Square::E7, None);
    desk.fake.command(BLACK, &Command::Reconcile(Do::Tell(BoardKind::Normal, told)));
    desk.fake.command(Seat::Arbiter, &Command::Reconcile(Do::Accept));
    desk.mouse_to_assistant(Color::White);
    desk.key(Key::F11, Modifiers::NONE, "");
    assert!(desk.reads("Auf dem normalen Brett: Auf Eva sieben fehlt ein schwarzer Bauer."));
    desk.click("Erledigt");
    assert_eq!(did(&desk), Some((Seat::Assistant(Color::White), Do::Confirm(BoardKind::Normal))));
}

/// He sets clocks by these: to the second, above the hour too.
#[test]
fn the_times_after_each_move_are_told_to_the_second() {
    let desk = arbiter(begun());
    assert!(desk.reads("1:30:58, Züge: 1 – 1:30:30, Züge: 0"), "{:?}", desk.harness.root());
}
