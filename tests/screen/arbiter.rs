//! The arbiter's page, as he meets it: by keyboard, by pointer and by screen reader.
use std::time::Duration;

use anna_hector::{
    clock::control::both_from,
    desk::{Form, Mode, Sound},
    game::{
        Announcer, ArbiterCommand, Claim, ClaimCommand, ClockCommand, Command, Device, DeviceCommand, Digits,
        EarlyPress, Hashing, Keeping, LockCommand, MoveCommand, NotKept, Pin, PresenceCommand, PrivateWords,
        ReconcileCommand, Ruling, Seat, Setup, Shift, Step,
    },
    language::{Label, Language, Wording, speak},
    laws::{
        Edition, RawMove,
        penalty::Penalty,
        quickplay::{Compensation, Quickplay},
    },
    narration::{Audience, penalty_phrase},
    screen::Stage,
};
use eframe::egui::{Event, Key, Modifiers, PointerButton, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use shakmaty::{Board, ByColor, Color, Square};

use super::{
    BLACK, Desk, WHITE,
    fake::{Fake, sighted_white},
    pawn,
};

/// The page of a game that has a PIN, opened by its key.
fn locked() -> Desk {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut desk = Desk::at(Fake::playing(Setup { pin, ..Setup::default() }));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk
}

/// The page of a game without a PIN.
fn opened(setup: Setup) -> Desk {
    let mut desk = Desk::at(Fake::playing(setup));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk
}

fn arbiter(command: Command) -> Option<(Seat, Command)> {
    Some((Seat::Arbiter, command))
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
    desk.types("e4");
    assert!(desk.fake.with_table(|table| *table.keyboard.mode() == Mode::Board));
}

/// The defect: F9, PIN, Enter struck without a look at a page that was up left it, and White heard four ranks: the PIN.
#[test]
fn a_pin_after_the_key_that_left_the_page_is_no_players_stroke() {
    let heard = |desk: &Desk| desk.fake.all_said(Audience::Earphone(Color::White));
    for unlocked in [None, Some("4711")] {
        let mut desk = locked();
        if let Some(pin) = unlocked {
            desk.types(pin);
            desk.key(Key::Enter, Modifiers::NONE, "");
        }
        desk.key(Key::F9, Modifiers::NONE, "");
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

/// A disk that takes nothing: every page says so for as long as it lasts, and the arbiter, who alone may, has a button.
#[test]
fn a_record_that_is_not_on_the_disk_is_shown_on_every_page() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let (nowhere, memory) = ("Keine Aufzeichnung möglich", "Aufzeichnung nur im Arbeitsspeicher");
    let allow = "Ohne Aufzeichnung weiterspielen lassen";
    for key in [None, Some(Key::F9), Some(Key::F11)] {
        if let Some(key) = key {
            desk.key(key, Modifiers::NONE, "");
        }
        for (keeping, shown) in [
            (Keeping::Disk, [false, false]),
            (Keeping::Nowhere(NotKept::DiskFull), [true, false]),
            (Keeping::Memory, [false, true]),
        ] {
            desk.fake.keep(keeping);
            desk.harness.step();
            assert_eq!([nowhere, memory].map(|label| desk.sees(label)), shown, "{key:?} {keeping:?}");
            let needed = key == Some(Key::F9) && matches!(keeping, Keeping::Nowhere(_));
            assert_eq!(desk.sees(allow), needed, "{key:?} {keeping:?}");
        }
    }
    desk.fake.keep(Keeping::Nowhere(NotKept::DiskFull));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click(allow);
    assert_eq!(desk.last(), arbiter(Command::Arbiter(ArbiterCommand::PlayUnrecorded)));
}

#[test]
fn the_page_says_what_was_adapted_and_by_whom() {
    let wording = Wording { ranks: Language::Spanish, ..Wording::default() };
    let desk = |edition| {
        let announcer = ByColor { white: Announcer::Program, black: Announcer::Assistant };
        opened(Setup { edition, wording, announcer, early_press: EarlyPress::HeldBack, ..Setup::default() })
    };
    let first = desk(Edition::Fide2009);
    let adapted = "E.1, vom Veranstalter angepasst: Das Programm sagt an für Weiß. Reihen auf Spanisch. Druck vor der Ansage \
                   wird zurückgehalten.";
    assert!(first.sees(adapted) && first.sees("6.7.d, mit Assistent passt der Schiedsrichter die Uhr angemessen an"));
    let later = desk(Edition::Fide2023);
    let adapted = "D.1, vom Veranstalter nach Rücksprache mit dem Schiedsrichter angepasst: Das Programm sagt an für Weiß. \
                   Druck vor der Ansage wird zurückgehalten.";
    assert!(later.sees(adapted), "{:?}", later.harness.root());
    assert!(later.sees("D.2.1, vom Schiedsrichter so entschieden: Reihen auf Spanisch."));
    assert!(later.sees("6.2.5, mit Assistent bleibt die Uhr, wie sie ist"));
}

/// Other pieces than the German ones of D.2.1 are agreed on, and stand there.
#[test]
fn the_page_says_in_which_language_the_room_hears_the_pieces() {
    let wording = Wording { pieces: Some(Language::Spanish), ..Wording::default() };
    let told = "Figuren im Raum auf Spanisch.";
    assert!(opened(Setup { wording, ..Setup::default() }).reads(told));
    assert!(!opened(Setup::default()).reads(told));
}

/// One device for room and earphone stands among the adaptations, and in the strip of conditions above each page.
#[test]
fn private_words_in_the_room_are_shown_as_an_adaptation() {
    let granted = opened(Setup { private_words: PrivateWords::RoomToo, ..Setup::default() });
    assert!(
        granted.reads("Das Programm sagt an für Schwarz. Private Worte auch im Raum."),
        "{:?}",
        granted.harness.root()
    );
    assert!(granted.sees("Private Worte auch im Raum"));
    let own = opened(Setup::default());
    assert!(!own.sees("Private Worte auch im Raum"));
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
    for key in ["Löschen", "4", "7", "1", "1", "Seite öffnen"] {
        desk.click(key);
    }
    assert!(desk.sees("Strafen"), "{:?}", desk.harness.root());
    // Inside, too, they are his until the arbiter writes, which he hears.
    let said = ear(&desk);
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
    assert!(ear(&desk) > said, "he pressed, and is told that it is not his turn");
    let clicks_grounds = |desk: &mut Desk| {
        let is_field = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() != Role::Label;
        desk.harness.query_all_by_label("Grund").find(is_field).expect("the field").click();
        desk.harness.step();
        desk.harness.step();
    };
    // While a clock runs a field takes none: the player's move was typed into it, and his time ran on.
    let said = ear(&desk);
    clicks_grounds(&mut desk);
    assert!(desk.fake.keys_stayed() > 0 && ear(&desk) == said, "the arbiter is told whose the keys are");
    desk.key(Key::T, Modifiers::NONE, "t");
    assert!(ear(&desk) > said, "the times are read to him");
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
    desk.harness.step();
    clicks_grounds(&mut desk);
    let shown = "Seite des Schiedsrichters. F9 führt zurück zum Brett.";
    assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some(shown));
    // What he strikes after the field is no press of White's.
    desk.types("laerm");
    let before = desk.fake.commands().len();
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.fake.commands()[before..], []);
}

/// "Nothing waits for you" stood there while both players waited for him.
#[test]
fn clocks_that_stand_wait_for_the_arbiter() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F9, Modifiers::NONE, "");
    let waits = |desk: &Desk| desk.sees(Label::ClocksWaitForYou.text(Language::German));
    assert!(!waits(&desk) && desk.sees("Nichts wartet auf Sie."));
    desk.fake.command(WHITE, &Command::Clock(ClockCommand::Stop));
    desk.harness.run_steps(3);
    assert!(waits(&desk) && !desk.sees("Nichts wartet auf Sie."), "{:?}", desk.harness.root());
}

#[test]
fn an_order_to_seal_without_a_passphrase_says_what_is_missing() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click(Label::TopicGame.text(Language::German));
    let before = desk.fake.commands().len();
    desk.click("Abgabezug fordern");
    assert!(desk.sees(Label::PassphraseTooShort.text(Language::German)), "{:?}", desk.harness.root());
    assert_eq!(desk.fake.commands()[before..], []);
}

/// An order that was refused, since the clocks stood, had emptied both fields of the passphrase.
#[test]
fn a_refused_order_to_seal_leaves_the_passphrase_typed() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Clock(ClockCommand::Stop));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click(Label::TopicGame.text(Language::German));
    for field in [Label::Passphrase, Label::PassphraseAgain] {
        desk.focus(field.text(Language::German));
        desk.types("siebenRaben");
    }
    desk.click("Abgabezug fordern");
    let orders = |desk: &Desk| desk.fake.with_table(|table| table.game.step(Color::White));
    assert!(!matches!(orders(&desk), Step::Seal), "the clocks stand");
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    desk.harness.run_steps(3);
    desk.click("Abgabezug fordern");
    assert_eq!(orders(&desk), Step::Seal);
}

/// The records agreed, since nobody had said anything yet, and "Accept the finding" stood ready.
#[test]
fn no_finding_is_offered_before_something_is_told() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Reconcile(ReconcileCommand::Begin));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click("Bretter");
    let untold = Label::NothingToldYet.text(Language::German);
    assert!(desk.sees(untold) && !desk.reads("Befund annehmen"), "{:?}", desk.harness.root());
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

/// F9, the PIN and Enter; then Tab and Enter alone: nobody needs a mouse.
#[test]
fn time_is_given_by_keyboard_alone() {
    let mut desk = locked();
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    let walk_to = |desk: &mut Desk, name: &str| {
        for steps in 0..30 {
            let node = desk.harness.query_all_by_label(name).find(|node| node.accesskit_node().is_focused());
            if node.is_some() {
                return steps;
            }
            desk.key(Key::Tab, Modifiers::NONE, "");
        }
        panic!("Tab does not reach {name}: {:?}", desk.harness.root());
    };
    let mut steps = walk_to(&mut desk, "Uhr: Schwarz");
    desk.key(Key::Space, Modifiers::NONE, " ");
    steps += walk_to(&mut desk, "Zeit geben: Schwarz");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.click("Ja");
    let shift = Shift::Add(Duration::from_secs(120));
    assert_eq!(desk.last(), arbiter(Command::Clock(ClockCommand::Shift { side: Color::Black, shift })));
    assert!(desk.sees("Schwarz: eine Stunde zweiunddreißig Minuten, steht, Züge: 0"), "{:?}", desk.harness.root());
    assert!(steps <= 16, "{steps} steps");
}

#[test]
fn a_clock_and_its_counter_are_set_with_the_grounds() {
    let mut desk = opened(Setup::default());
    desk.focus("Grund");
    desk.types("Uhr verstellt".replace(' ', "").as_str());
    desk.click("Uhr: Weiß");
    desk.fake.wait(Duration::from_secs(60));
    desk.harness.step();
    desk.click("Uhr stellen: Weiß");
    desk.click("Ja");
    let set = Command::Clock(ClockCommand::Set {
        side: Color::White,
        left: Some(Duration::from_secs(5370)),
        completed: Some(0),
    });
    assert_eq!(desk.last(), arbiter(Command::Because(Box::new(set), "Uhrverstellt".into())));
    desk.click("Zeit abziehen: Weiß");
    desk.click("Ja");
    let shift = Shift::Take(Duration::from_secs(120));
    assert_eq!(
        desk.last(),
        arbiter(Command::Clock(ClockCommand::Shift { side: Color::White, shift })),
        "grounds hold for one act"
    );
}

/// The defect: a time that had stood in the fields since they were opened was set by one click, on a clock that ran.
#[test]
fn a_clock_is_set_to_no_stale_time_and_not_before_the_question() {
    let mut desk = opened(Setup::default());
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    desk.harness.step();
    desk.click("Uhr: Weiß");
    desk.fake.wait(Duration::from_secs(65));
    desk.harness.step();
    let before = desk.fake.commands();
    desk.click("Uhr stellen: Weiß");
    assert_eq!(desk.fake.commands(), before, "not yet");
    let live = "Jetzt: 1:29:25, Vollendete Züge 0. Neu: 1:29:25, Vollendete Züge 0. Diese Uhr läuft.";
    assert!(desk.reads(live), "{:?}", desk.harness.root());
    desk.click("Nein");
    for name in ["Minuten", "Sekunden"] {
        desk.focus(name);
        desk.key(Key::A, Modifiers::CTRL | Modifiers::COMMAND, "");
        desk.key(Key::Num0, Modifiers::NONE, "0");
    }
    desk.fake.wait(Duration::from_secs(5));
    desk.click("Uhr stellen: Weiß");
    let zero = "Jetzt: 1:29:20, Vollendete Züge 0. Neu: 0:00:00, Vollendete Züge 0. Diese Uhr läuft. Bei null ist die Zeit \
                überschritten. Das ändert die Uhr. Wirklich?";
    assert!(desk.reads(zero), "{:?}", desk.harness.root());
    assert_eq!(desk.fake.commands(), before, "not yet");
}

/// The defect: one slip of the mouse, and the room heard a warning.
#[test]
fn a_warning_is_asked_before_the_room_hears_it() {
    let mut desk = opened(Setup::default());
    desk.click("Strafen");
    let (before, heard) = (desk.fake.commands(), desk.fake.all_said(Audience::Room).len());
    desk.click("Verwarnung für Weiß");
    assert!(desk.sees("Verwarnung für Weiß. Der Raum hört das. Wirklich?"), "{:?}", desk.harness.root());
    assert_eq!((desk.fake.commands(), desk.fake.all_said(Audience::Room).len()), (before, heard));
    desk.click("Ja");
    assert_eq!(desk.last(), arbiter(Command::Arbiter(ArbiterCommand::Penalise(Color::White, Penalty::Warning))));
}

#[test]
fn a_wrong_setting_is_replaced_and_a_bad_one_told_with_its_place_and_an_example() {
    let mut desk = opened(Setup::default());
    desk.focus("Neue Bedenkzeit");
    desk.types("x");
    assert!(desk.reads("Bei 30x fehlt eine Zahl von Sekunden."), "{:?}", desk.harness.root());
    assert!(desk.reads("Zum Beispiel: neunzig plus dreißig.") && desk.reads("40/90+30,30+30"));
    let before = desk.last();
    desk.click("Einstellung ersetzen");
    assert_eq!(desk.last(), before, "nothing is set to what cannot be read");
    desk.key(Key::Backspace, Modifiers::NONE, "");
    desk.key(Key::Num5, Modifiers::NONE, "5");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(desk.reads("Jetzt: 90+30. Neu: 90+305. Das ändert die Uhr. Wirklich?"), "{:?}", desk.harness.root());
    desk.click("Ja");
    let controls = both_from("90+305").expect("a control");
    assert_eq!(desk.last(), arbiter(Command::Clock(ClockCommand::ReplaceControl(Box::new(controls)))));
}

#[test]
fn a_penalty_is_one_choice_and_what_it_changes_is_asked_twice() {
    let names = ByColor { white: "Anna".to_owned(), black: String::new() };
    let mut desk = opened(Setup { names, ..Setup::default() });
    desk.click("Strafen");
    let before = desk.fake.commands();
    desk.click("Strafe für Weiß: der Gegner erhält zwei Minuten");
    assert_eq!(desk.fake.commands(), before, "not yet");
    assert!(desk.sees("Weiß · Anna. Strafe für Weiß: der Gegner erhält zwei Minuten. Das ändert die Uhr. Wirklich?"));
    desk.click("Ja");
    let two_minutes = Penalty::TimeToOpponent(Duration::from_secs(120));
    assert_eq!(desk.last(), arbiter(Command::Arbiter(ArbiterCommand::Penalise(Color::White, two_minutes))));
    assert!(desk.sees("Strafe für Weiß: der Gegner erhält zwei Minuten."), "it is on the list");
    desk.click("Strafe für Schwarz: Partieverlust");
    assert_eq!(desk.last(), arbiter(Command::Arbiter(ArbiterCommand::Penalise(Color::White, two_minutes))), "not yet");
    let asked = "Strafe für Schwarz: Partieverlust. Das beendet die Partie. Wirklich?";
    assert!(desk.sees(asked), "it says whom and what");
    desk.click("Nein");
    desk.click("Strafe für Schwarz: Partieverlust");
    desk.click("Ja");
    assert_eq!(desk.last(), arbiter(Command::Arbiter(ArbiterCommand::Penalise(Color::Black, Penalty::GameLost))));
}

/// "Ja" stands at the left, as on the players' page, and the second half of a double click answers nothing.
#[test]
fn yes_is_at_the_left_and_a_double_click_answers_no_question() {
    let mut desk = opened(Setup::default());
    desk.click("Strafen");
    desk.click("Strafe für Weiß: Ausschluss");
    assert!(desk.reads("Das geht in die Ergebnisliste ein. Wirklich?"), "{:?}", desk.harness.root());
    let left = |label: &str| desk.harness.get_by_role_and_label(Role::Button, label).rect().left();
    assert!(left("Ja") < left("Nein"));
    desk.click("Nein");
    // Where "Ja" has been, a double click asks and no more.
    let before = desk.fake.commands();
    let at = desk.harness.get_by_role_and_label(Role::Button, "Strafe für Weiß: Ausschluss").rect().center();
    for pressed in [true, false, true, false] {
        let event =
            Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        desk.harness.input_mut().events.push(event);
        desk.harness.step();
    }
    desk.harness.step();
    assert_eq!(desk.fake.commands(), before);
}

#[test]
fn going_back_asks_a_second_question() {
    let mut desk = opened(Setup::default());
    desk.click("Partie");
    desk.click("Zurück vor Zug 1.");
    assert!(desk.reads("Alle späteren Züge werden gestrichen."));
    let no = desk.harness.get_by_role_and_label(Role::Button, "Nein");
    assert!(no.accesskit_node().is_focused(), "a second Enter does nothing");
    desk.click("Ja");
    assert_eq!(desk.last(), arbiter(Command::Arbiter(ArbiterCommand::GoBack(0))));
}

#[test]
fn a_claim_that_waits_is_shown_and_answered() {
    let setup = Setup {
        edition: Edition::Fide2014,
        default_time: Some(Duration::ZERO),
        quickplay: Quickplay::Announced,
        control: both_from("30").expect("a control"),
        ..Setup::default()
    };
    let mut desk = opened(setup);
    desk.click("Antrag, Anwesenheit");
    assert!(desk.sees("Nichts wartet auf Sie."));
    desk.fake.wait(Duration::from_secs(29 * 60));
    let request = anna_hector::laws::quickplay::Request::Draw;
    desk.fake.command(WHITE, &Command::Claim(ClaimCommand::Make(Claim::Quickplay(request))));
    desk.harness.step();
    desk.harness.step();
    assert!(desk.reads("Weiß beansprucht Remis"));
    assert!(desk.sees("Zurückstellen ohne Zeit"));
    desk.click("Zurückstellen: Gegner +2 Minuten");
    desk.click("Ja");
    assert_eq!(desk.last(), arbiter(Command::Claim(ClaimCommand::Rule(Ruling::Postpone(Compensation::TwoMinutes)))));
    assert!(desk.reads("(zurückgestellt)"));
    // Put off once, it is to be decided.
    assert!(!desk.sees("Zurückstellen ohne Zeit"));
}

#[test]
fn absence_and_lateness_are_noted_and_shown() {
    let mut desk = opened(Setup::default());
    desk.click("Antrag, Anwesenheit");
    desk.click("Schwarz nicht am Brett");
    assert_eq!(desk.last(), arbiter(Command::Presence(PresenceCommand::Absent(Color::Black))));
    assert!(desk.reads("Schwarz: Periode 1, Züge: 0, letzte Periode"));
    desk.fake.command(BLACK, &Command::Presence(PresenceCommand::Arrive(Color::Black)));
    desk.harness.step();
    desk.harness.step();
    assert!(desk.reads("nach der Wartezeit gekommen"), "{:?}", desk.harness.root());
    desk.click("Beide verlieren kampflos");
    desk.click("Ja");
    assert_eq!(desk.last(), arbiter(Command::Presence(PresenceCommand::Forfeit(None))));
}

#[test]
fn calls_are_forbidden_and_allowed_and_a_device_goes_to_an_assistant() {
    let mut desk = opened(Setup::default());
    desk.click("Zeitansagen untersagen");
    assert_eq!(desk.last(), arbiter(Command::Clock(ClockCommand::ForbidCalls)));
    desk.click("Zeitansagen erlauben");
    desk.click("Partie");
    desk.click("Maus: Assistent Weiß");
    let assistant = Seat::Assistant(Color::White);
    assert_eq!(desk.last(), arbiter(Command::Device(DeviceCommand::Give(Device::Mouse, assistant))));
}

/// While he types a number the keyboard is his: nothing of it reaches the player at the keyboard.
#[test]
fn numbers_are_typed_into_their_fields_and_nowhere_else() {
    let mut desk = opened(Setup::default());
    desk.click("Uhr: Weiß");
    desk.focus("Minuten");
    desk.key(Key::A, Modifiers::CTRL | Modifiers::COMMAND, "");
    for (key, digit) in [(Key::Num4, "4"), (Key::Num5, "5")] {
        desk.key(key, Modifiers::NONE, digit);
    }
    desk.key(Key::Tab, Modifiers::NONE, "");
    desk.harness.step();
    let page = "Seite des Schiedsrichters. F9 führt zurück zum Brett.";
    assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some(page));
    desk.click("Uhr stellen: Weiß");
    desk.click("Ja");
    let set = Command::Clock(ClockCommand::Set {
        side: Color::White,
        left: Some(Duration::from_secs(45 * 60 + 30)),
        completed: Some(0),
    });
    assert_eq!(desk.last(), arbiter(set));
    desk.key(Key::Escape, Modifiers::NONE, "");
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some("Brett."));
    assert!(desk.reads("Letzte Ansage"), "back at the table");
}

/// On a small screen with a title bar and a PIN: none of them is below the edge.
#[test]
fn all_penalties_are_in_sight_at_once() {
    for (width, height) in [(1280.0, 760.0), (1024.0, 728.0), (1920.0, 1040.0)] {
        for language in Language::ALL {
            let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
            let wording = Wording { language, ..Wording::default() };
            let mut desk = Desk::at(Fake::playing(Setup { pin, wording, ..Setup::default() }));
            desk.harness.set_size(eframe::egui::vec2(width, height));
            desk.fake.command(Seat::Arbiter, &Command::Lock(LockCommand::GivePin("4711".into())));
            desk.key(Key::F9, Modifiers::NONE, "");
            desk.click(anna_hector::language::Label::TopicPenalties.text(language));
            for side in Color::ALL {
                for penalty in Penalty::STANDARD {
                    let wording = Wording { language, ..Wording::default() };
                    let name = speak(&penalty_phrase(side, penalty), wording).to_string();
                    let bottom = desk.harness.get_by_label(name.trim_end_matches('.')).rect().bottom();
                    assert!(bottom <= height, "{language} {width}x{height}: {name} ends at {bottom}");
                }
            }
        }
    }
}

/// At 200 % of 1024 by 768 the field for a touched square was 18 points wide, and what stood in a field was half outside its frame.
#[test]
fn what_stands_in_a_field_is_inside_its_frame() {
    let mut desk = Desk::sized(Fake::playing(sighted_white()), [512.0, 384.0]);
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click(Label::TopicClaims.text(Language::German));
    let field = desk.harness.get_by_label(Label::TouchedSquare.text(Language::German));
    field.scroll_to_me();
    desk.harness.run_steps(4);
    for (label, text) in [(Label::TouchedSquare, "e4"), (Label::Grounds, Label::GroundsHint.text(Language::German))] {
        let named = desk.harness.query_all_by_label(label.text(Language::German));
        let field = named.filter(|node| node.accesskit_node().role() != Role::Label).map(|node| node.rect()).next();
        let (field, texts) = (field.expect("a field"), super::opponent::drawn(&desk.harness));
        let shown = texts
            .iter()
            .find(|shown| shown.galley.text().starts_with(&text[..2]) && field.contains(shown.rect.center()));
        let shown = shown.unwrap_or_else(|| panic!("{text}: {field:?}"));
        let row = eframe::egui::Rect::from_min_size(shown.at, shown.galley.size());
        assert!(field.contains_rect(shown.rect.intersect(shown.clip)), "{text}: {:?} in {field:?}", shown.rect);
        assert!((row.center().y - field.center().y).abs() < 1.5, "{text}: {row:?} in {field:?}");
        assert!(shown.clip.x_range().contains(shown.rect.left()), "{text} is cut at {:?}", shown.clip);
        assert!(text.len() > 2 || shown.clip.contains_rect(shown.rect), "{text}: {:?} in {:?}", shown.rect, shown.clip);
    }
}
