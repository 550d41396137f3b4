//! The lock of the arbiter's page: who opens it, what closes it, and whose the keys are meanwhile.
use std::time::Duration;

use anna_hector::{
    desk::{Form, Mode, Sound},
    game::{ClockCommand, Command, Digits, Hashing, LockCommand, MoveCommand, Pin, Seat, Setup, Shift},
    laws::RawMove,
    narration::Audience,
    screen::Stage,
};
use eframe::egui::{
    Key, Modifiers,
    accesskit::{Live, Role},
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use shakmaty::{Board, Color, Square};

use super::{Desk, WHITE, arbiter::arbiter, fake::Fake, pawn};

/// The page of a game that has a PIN, opened by its key.
pub(super) fn locked() -> Desk {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut desk = Desk::at(Fake::playing(Setup { pin, ..Setup::default() }));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk
}

/// A move typed after a slip of F9 is not a try: the arbiter need not wait, and the person who typed it learns where his keys are.
#[test]
fn what_is_no_number_is_no_try_at_the_pin() {
    let mut desk = locked();
    let before = desk.last();
    for typed in ["Sf3", "e4", "123", "123456789"] {
        desk.types(typed);
        desk.key(Key::Enter, Modifiers::NONE, "");
        assert_eq!(desk.last(), before, "{typed}");
        assert!(desk.sees("Eine PIN hat vier bis acht Ziffern. Escape führt zurück zum Brett."), "{typed}");
    }
    assert!(!desk.reads("Bis zum nächsten Versuch"));
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), arbiter(Command::Lock(LockCommand::GivePin("4711".into()))));
}

#[test]
fn the_page_asks_for_the_pin_and_shows_nothing_before() {
    let mut desk = locked();
    let hidden = |desk: &Desk| !desk.reads("weißer Bauer") && !desk.reads("Zurückgehalten") && !desk.sees("Strafen");
    assert!(hidden(&desk), "{:?}", desk.harness.root());
    desk.types("4712");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), arbiter(Command::Lock(LockCommand::GivePin("4712".into()))));
    assert!(desk.sees("Diese PIN stimmt nicht. Der Versuch ist vermerkt."));
    assert!(desk.sees("Bis zum nächsten Versuch: eine Sekunde."));
    assert!(hidden(&desk));
    // Even the right one is not looked at before the wait is over.
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(hidden(&desk) && desk.sees("Bis zum nächsten Versuch: eine Sekunde."));
    desk.fake.wait(Duration::from_secs(1));
    desk.harness.step();
    assert!(!desk.reads("Bis zum nächsten Versuch"), "{:?}", desk.harness.root());
    // The keyboard is still at the field.
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), arbiter(Command::Lock(LockCommand::GivePin("4711".into()))));
    assert!(desk.reads("weißer Bauer") && desk.reads("Zurückgehalten") && desk.sees("Strafen"));
    let before = desk.fake.all_said(Audience::Earphone(Color::White)).len();
    desk.click("Fertig, Seite sperren");
    assert_eq!(desk.last(), arbiter(Command::Lock(LockCommand::Leave)));
    assert!(!desk.sees("Strafen") && !desk.sees("PIN des Schiedsrichters"), "{:?}", desk.harness.root());
    // The players have their page and their keys again, and anyone who has the keyboard has heard it before he types.
    let heard = desk.fake.all_said(Audience::Earphone(Color::White));
    assert!(heard.len() > before && heard.last().is_some_and(|said| said == "Brett."), "{heard:?}");
    assert_eq!(desk.fake.focus_said().iter().filter(|said| *said == "Brett.").count(), 0, "it was said already");
    assert!(desk.sees("Ihr Formular") && desk.sees("e2, weißer Bauer"));
    desk.types("i");
    assert!(desk.fake.with_table(|table| matches!(table.keyboard.mode(), Mode::Entry(_))), "his keys are the game's");
}

/// The keys of a page that locks itself stay at the field for the PIN: what its arbiter is typing is not a player's act.
#[test]
fn a_page_that_locks_itself_gives_its_keys_to_no_player() {
    let mut desk = locked();
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(2);
    assert!(desk.sees("PIN des Schiedsrichters"), "{:?}", desk.harness.root());
    let heard = desk.fake.all_said(Audience::Earphone(Color::White));
    assert!(heard.last().is_some_and(|said| said.starts_with("Seite des Schiedsrichters")), "{heard:?}");
    let told = desk.fake.focus_said().len();
    desk.types("e");
    let digits = "Eine PIN hat vier bis acht Ziffern. Escape führt zurück zum Brett.";
    assert_eq!(desk.fake.focus_said()[told..], [digits], "a player whose keys go into the field is told at once");
    // The key of his step was dead while his clock ran.
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.fake.focus_said(), [digits]);
    desk.types("4");
    assert!(desk.fake.with_table(|table| *table.keyboard.mode() == Mode::Board));
}

/// The arbiter left his page by F9, and four seconds later the player's key for a rank opened it again.
#[test]
fn a_digit_some_seconds_after_the_arbiter_left_is_the_players() {
    let mut desk = locked();
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.harness.input_mut().time = Some(desk.harness.ctx.input(|input| input.time) + 4.0);
    desk.harness.run_steps(2);
    desk.types("2");
    assert!(desk.sees("e2, weißer Bauer"), "{:?}", desk.harness.root());
}

/// The defect: F9, PIN, Enter struck without a look at a page that was up left it, and White heard four ranks: the PIN.
#[test]
fn a_pin_after_the_key_that_left_the_page_is_no_players_stroke() {
    let heard = |desk: &Desk| desk.fake.all_said(Audience::Earphone(Color::White));
    for (unlocked, leaves) in [(None, Key::F9), (Some("4711"), Key::F9), (None, Key::Escape)] {
        let mut desk = locked();
        if let Some(pin) = unlocked {
            desk.types(pin);
            desk.key(Key::Enter, Modifiers::NONE, "");
        }
        desk.key(leaves, Modifiers::NONE, "");
        assert!(desk.sees("e2, weißer Bauer"), "{:?}", desk.harness.root());
        let before = heard(&desk).len();
        desk.types("4711");
        desk.key(Key::Enter, Modifiers::NONE, "");
        assert_eq!(desk.last(), arbiter(Command::Lock(LockCommand::GivePin("4711".into()))));
        assert!(desk.sees("Strafen"), "{:?}", desk.harness.root());
        let page = "Seite des Schiedsrichters. F9 führt zurück zum Brett.";
        assert!(heard(&desk)[before..].iter().all(|said| said == page), "{:?}", heard(&desk));
    }
}

/// The defect: the first digit, which led back to the page, stood behind those that came after it, and the right PIN was a wrong try.
#[test]
fn the_digits_of_the_pin_stay_in_their_order() {
    let mut desk = locked();
    desk.types("4711");
    for key in [Key::Enter, Key::F9, Key::F9, Key::F9] {
        desk.key(key, Modifiers::NONE, "");
    }
    assert!(desk.sees("e2, weißer Bauer"), "{:?}", desk.harness.root());
    for digit in ["4", "7", "1", "1"] {
        desk.types(digit);
        desk.harness.run_steps(4);
    }
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), arbiter(Command::Lock(LockCommand::GivePin("4711".into()))));
    assert!(desk.sees("Strafen"), "{:?}", desk.harness.root());
}

#[test]
fn a_pin_is_typed_in_the_place_of_a_wrong_one() {
    let mut desk = locked();
    desk.types("99");
    desk.key(Key::A, Modifiers::COMMAND, "");
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), arbiter(Command::Lock(LockCommand::GivePin("4711".into()))));
}

/// Who struck F9 by a slip and comes back has his keys again with the first one that is no digit.
#[test]
fn a_digit_after_another_stroke_is_the_players() {
    let mut desk = locked();
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.key(Key::ArrowUp, Modifiers::NONE, "");
    let before = desk.fake.all_said(Audience::Earphone(Color::White)).len();
    desk.types("2");
    assert!(desk.sees("e2, weißer Bauer"), "{:?}", desk.harness.root());
    assert!(desk.fake.all_said(Audience::Earphone(Color::White)).len() > before, "the rank is read to him");
}

/// The defect: the arbiter had come by the mouse, and Tab and Enter of the player stopped the clocks in his name.
#[test]
fn the_keys_of_the_player_take_nothing_of_an_arbiter_who_came_by_the_mouse() {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut desk = Desk::at(Fake::playing(Setup { pin, ..Setup::default() }));
    desk.click("Schiedsrichter");
    for digit in ["4", "7", "1", "1"] {
        desk.click(digit);
    }
    desk.click("Seite öffnen");
    assert!(desk.sees("Strafen"), "{:?}", desk.harness.root());
    let (last, heard) = (desk.last(), desk.fake.all_said(Audience::Earphone(Color::White)).len());
    for _ in 0..6 {
        desk.key(Key::Tab, Modifiers::NONE, "");
        assert_eq!(desk.fake.all_said(Audience::Earphone(Color::White)).len(), heard, "he hears no button");
    }
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), last);
    // His own key for the page does not give him what the arbiter has opened: it locks.
    desk.key(Key::F9, Modifiers::NONE, "");
    assert_eq!(desk.last(), arbiter(Command::Lock(LockCommand::Leave)));
    assert!(!desk.sees("Strafen"), "{:?}", desk.harness.root());
    assert_eq!(desk.fake.all_said(Audience::Earphone(Color::White)).last().map(String::as_str), Some("Brett."));
}

#[test]
fn the_pin_is_never_readable() {
    let mut desk = locked();
    desk.types("4711");
    assert!(!format!("{:?}", desk.harness.root()).contains("4711"));
    assert!(desk.harness.query_all_by_role(Role::PasswordInput).next().is_some(), "{:?}", desk.harness.root());
}

/// The defect: one click, and the person at the mouse read which move was illegal.
#[test]
fn one_click_on_the_page_shows_no_illegal_move_and_leaving_it_locks_it() {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut desk = Desk::at(Fake::playing(Setup { pin, ..Setup::default() }));
    let rook = RawMove::from_squares(&Board::default(), Square::A1, Square::A3, None).expect("a rook is there");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(rook)));
    let tells = |desk: &Desk| {
        let all = format!("{:?}", desk.harness.root());
        ["Regelwidrig", "versperrt", "Strafen", "Bemerkungen"].into_iter().filter(|word| all.contains(word)).count()
    };
    let enter_pin = |desk: &mut Desk| ["4", "7", "1", "1", "Seite öffnen"].into_iter().for_each(|key| desk.click(key));
    desk.click("Schiedsrichter");
    assert_eq!(tells(&desk), 0, "{:?}", desk.harness.root());
    enter_pin(&mut desk);
    assert!(tells(&desk) > 1, "{:?}", desk.harness.root());
    // He goes back to the table, by the button or by his key, and nobody opens the page behind him.
    let by_button = |desk: &mut Desk| desk.click("Zurück zum Brett");
    let by_key = |desk: &mut Desk| desk.key(Key::F9, Modifiers::NONE, "");
    let leaves: [fn(&mut Desk); 2] = [by_button, by_key];
    for leave in leaves {
        leave(&mut desk);
        assert_eq!(desk.last(), arbiter(Command::Lock(LockCommand::Leave)));
        desk.click("Schiedsrichter");
        assert_eq!(tells(&desk), 0, "{:?}", desk.harness.root());
        enter_pin(&mut desk);
    }
}

/// The defect: the page had been opened just now, and told the person at the screen, a screen reader among them, that the
/// announced move is illegal before it was pressed.
#[test]
fn an_announcement_locks_the_page_before_anything_of_the_move_is_shown() {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut desk = Desk::at(Fake::playing(Setup { pin, ..Setup::default() }));
    desk.click("Schiedsrichter");
    ["4", "7", "1", "1", "Seite öffnen"].into_iter().for_each(|key| desk.click(key));
    desk.click("Strafen");
    let rook = RawMove::from_squares(&Board::default(), Square::A1, Square::A3, None).expect("a rook is there");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(rook)));
    desk.harness.step();
    // The opponent, whose screen it is too, sees what was announced.
    assert!(desk.sees("e2, weißer Bauer") && !desk.sees("PIN des Schiedsrichters"), "{:?}", desk.harness.root());
    for word in ["Regelwidrig", "versperrt", "Strafen"] {
        assert!(!desk.reads(word), "{word}: {:?}", desk.harness.root());
    }
}

/// The defect: one click of the opponent, and White's next keys were a wrong PIN.
#[test]
fn a_page_opened_by_the_mouse_leaves_the_keys_with_the_player() {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut desk = Desk::at(Fake::playing(Setup { pin, ..Setup::default() }));
    let ear = |desk: &Desk| desk.fake.all_said(Audience::Earphone(Color::White)).len();
    let before = ear(&desk);
    desk.click("Schiedsrichter");
    assert!(desk.sees("PIN des Schiedsrichters") && ear(&desk) == before, "it does not concern him");
    assert!(desk.harness.query_all_by_role(Role::PasswordInput).next().is_none(), "{:?}", desk.harness.root());
    desk.key(Key::I, Modifiers::NONE, "i");
    desk.types("e4");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(matches!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Announce(_))))), "{:?}", desk.last());
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
    // Nor does a click on the dots take them.
    desk.click("4");
    desk.key(Key::T, Modifiers::NONE, "t");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
    assert!(desk.sees("Klicken, nicht tippen: Getipptes hört der Spieler."));
    for key in ["Löschen", "4", "7", "1", "1", "Seite öffnen"] {
        desk.click(key);
    }
    assert!(desk.sees("Strafen"), "{:?}", desk.harness.root());
    // Inside, too, they are his until the arbiter writes, which he hears.
    let said = ear(&desk);
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
    assert!(ear(&desk) > said, "he pressed, and is told that it is not his turn");
    // While a clock runs a field takes none: the player's move was typed into it, and his time ran on; or the arbiter typed, and a space
    // pressed the player's clock. Where he would write stands why.
    let said = ear(&desk);
    let stops = "Zum Schreiben zuerst die Uhren anhalten: Bis dahin gehören die Tasten einem Spieler.";
    assert!(desk.sees(stops) && ear(&desk) == said, "{:?}", desk.harness.root());
    // Nor does a field of another part take keys.
    for part in ["Uhr", "Uhr: Weiß"] {
        desk.click(part);
    }
    let closed = |role| -> Vec<bool> {
        desk.harness.query_all_by_role(role).map(|field| field.accesskit_node().is_disabled()).collect()
    };
    for role in [Role::TextInput, Role::SpinButton] {
        assert!(!closed(role).is_empty() && closed(role).iter().all(|closed| *closed), "{role:?}: {:?}", closed(role));
    }
    desk.key(Key::T, Modifiers::NONE, "t");
    assert!(ear(&desk) > said, "the times are read to him");
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
    desk.harness.step();
    assert!(!desk.sees(stops));
    clicks_grounds(&mut desk);
    // The key that leads back would send the arbiter away.
    let shown = "Die Uhren stehen. Bitte auf den Schiedsrichter warten.";
    assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some(shown));
    // What he strikes after the field is no press of White's.
    desk.types("laerm");
    let before = desk.fake.commands().len();
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.fake.commands()[before..], []);
}

/// A page that the arbiter opened with the mouse and his PIN.
fn opened_by_mouse() -> Desk {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut desk = Desk::at(Fake::playing(Setup { pin, ..Setup::default() }));
    for button in ["Schiedsrichter", "4", "7", "1", "1", "Seite öffnen"] {
        desk.click(button);
    }
    assert!(desk.sees("Strafen"), "{:?}", desk.harness.root());
    desk
}

fn clicks_grounds(desk: &mut Desk) {
    let is_field = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() != Role::Label;
    desk.harness.query_all_by_label("Grund").find(is_field).expect("the field").click();
    desk.harness.run_steps(2);
}

/// The screen reader is that of the player at the machine: it told him which penalty the arbiter was asked about.
#[test]
fn nothing_is_announced_of_the_arbiters_page_however_it_was_opened() {
    let lives = |desk: &Desk| {
        let all = desk.harness.root().children_recursive();
        all.filter(|node| node.accesskit_node().live() != Live::Off)
            .filter(|node| node.accesskit_node().role() != Role::Status)
            .map(|node| node.accesskit_node().label().or(node.accesskit_node().value()).unwrap_or_default())
            .collect::<Vec<_>>()
    };
    let mut desk = opened_by_mouse();
    desk.click("Strafen");
    desk.click("Strafe für Weiß: der Gegner erhält zwei Minuten");
    assert!(desk.sees("Nein") && lives(&desk) == ["Wettkampf"], "{:?}", lives(&desk));
    desk.click("Nein");
    // The field has his keys; the reader stays his.
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
    desk.harness.step();
    clicks_grounds(&mut desk);
    desk.click("Strafe für Weiß: der Gegner erhält zwei Minuten");
    assert!(desk.sees("Nein") && lives(&desk) == ["Wettkampf"], "{:?}", lives(&desk));
    let mut desk = locked();
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.click("Strafen");
    desk.click("Strafe für Weiß: der Gegner erhält zwei Minuten");
    assert!(desk.sees("Nein") && lives(&desk) == ["Wettkampf"], "{:?}", lives(&desk));
}

/// His time ran, and each of his keys was the arbiter's.
#[test]
fn the_keys_that_a_field_has_borrowed_go_back_with_the_clock() {
    let mut desk = opened_by_mouse();
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
    desk.harness.step();
    clicks_grounds(&mut desk);
    desk.types("laerm");
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    desk.harness.run_steps(2);
    assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some("Brett."));
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
}

/// The field's own undoing brought the arbiter's number back, and Enter opened his page.
#[test]
fn nobody_brings_the_pin_back_by_undoing() {
    let mut desk = locked();
    desk.types("4711");
    // A state that stands for a second can be brought back.
    desk.harness.run_steps(20);
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(desk.sees("Strafen"), "{:?}", desk.harness.root());
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.key(Key::F9, Modifiers::NONE, "");
    let before = desk.fake.commands().len();
    desk.key(Key::Z, Modifiers::COMMAND, "");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.fake.commands()[before..], []);
    assert!(!desk.sees("Strafen"), "{:?}", desk.harness.root());
}

#[test]
fn escape_closes_the_page_that_has_the_keys_and_says_so() {
    let mut desk = locked();
    let ear = |desk: &Desk| desk.fake.last_said(Audience::Earphone(Color::White));
    assert!(ear(&desk).is_some_and(|said| said.starts_with("Seite des Schiedsrichters.")));
    desk.types("12");
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.sees("PIN des Schiedsrichters"), "{:?}", desk.harness.root());
    assert_eq!(ear(&desk).as_deref(), Some("Brett."));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.focus("Uhren anhalten");
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.sees("Strafen"), "{:?}", desk.harness.root());
    assert_eq!((desk.last(), ear(&desk).as_deref()), (arbiter(Command::Lock(LockCommand::Leave)), Some("Brett.")));
}

#[test]
fn play_that_goes_on_locks_the_page_and_keeps_what_he_was_writing() {
    let mut desk = locked();
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.focus("Grund");
    desk.types("laerm");
    let pawn = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn is there");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn)));
    desk.harness.step();
    desk.harness.step();
    assert!(!desk.sees("Strafen") && desk.sees("PIN des Schiedsrichters"), "{:?}", desk.harness.root());
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.click("Uhr: Schwarz");
    desk.click("Zeit geben: Schwarz");
    desk.click("Ja");
    let shift = Command::Clock(ClockCommand::Shift { side: Color::Black, shift: Shift::Add(Duration::from_secs(120)) });
    assert_eq!(desk.last(), arbiter(Command::Because(Box::new(shift), "laerm".into())));
}

/// The PIN that was drawn is painted for the person who looks at the screen; no screen reader says it into a player's ear.
#[test]
fn a_drawn_pin_is_shown_to_eyes_alone_and_by_his_key() {
    let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
    form.cover_for_pin(Digits::drawn(482_913));
    let mut desk = Desk::at(Fake::at(Stage::Setup(form)));
    let shown = |desk: &Desk| desk.fake.with_form(|form| form.pin().is_some());
    let readable = |desk: &Desk| format!("{:?}", desk.harness.root()).contains("482913");
    assert!(desk.sees("PIN zeigen") && desk.reads("Bitte den Schiedsrichter rufen") && !desk.sees("Neue Partie"));
    for key in [Key::Enter, Key::Space] {
        desk.key(key, Modifiers::NONE, "");
        assert!(!shown(&desk), "{key:?} is a key of the daily work");
    }
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(shown(&desk) && desk.sees("Aufgeschrieben: Partie beginnen") && !readable(&desk));
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!shown(&desk) && desk.sees("Neue Partie"), "{:?}", desk.harness.root());
}
