//! The arbiter's page, as he meets it: by keyboard, by pointer and by screen reader.
use std::time::Duration;

use anna_hector::{
    clock::control::both_from,
    game::{
        AdjournmentCommand, Announcer, ArbiterCommand, Claim, ClaimCommand, ClockCommand, Command, Device,
        DeviceCommand, DrawCommand, EarlyPress, Envelope, Hashing, Keeping, LockCommand, NotKept, Order, Passphrase,
        Pin, PresenceCommand, PrivateWords, ReconcileCommand, Ruling, Seat, Setup, Shift, StartCommand, Step,
    },
    language::{Label, Language, Wording, speak},
    laws::{
        Edition,
        draw::Agreement,
        penalty::Penalty,
        quickplay::{Compensation, Quickplay},
    },
    narration::{Audience, penalty_phrase},
};
use eframe::egui::{Event, Key, Modifiers, PointerButton, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use shakmaty::{ByColor, Color};

use super::{
    BLACK, Desk, WHITE,
    fake::{Fake, sighted_white},
    lock::locked,
};

/// The page of a game without a PIN.
pub(super) fn opened(setup: Setup) -> Desk {
    let mut desk = Desk::at(Fake::playing(setup));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk
}

pub(super) fn arbiter(command: Command) -> Option<(Seat, Command)> {
    Some((Seat::Arbiter, command))
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

/// The defect: the default time passed with a line on a page that was locked, and nothing waited for him when he came.
#[test]
fn who_comes_after_the_default_time_waits_for_his_decision() {
    let setup = Setup { default_time: Some(Duration::from_secs(20)), ..Setup::default() };
    let fake = Fake::waiting(setup);
    let absent = Command::Presence(PresenceCommand::Absent(Color::White));
    fake.command(Seat::Arbiter, &absent);
    fake.command(Seat::Arbiter, &Command::Start(StartCommand::Begin));
    let passed =
        "Weiß fehlt, und die Wartezeit ist vorbei: verloren, wenn der Schiedsrichter nicht anders entscheidet.";
    let mut desk = Desk::at(fake);
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(!desk.sees(passed));
    desk.fake.wait_for_what_is_due(Duration::from_secs(21));
    desk.harness.step();
    assert!(desk.sees(passed) && desk.sees("verliert kampflos"), "the card");
    desk.fake.command(Seat::Arbiter, &Command::Presence(PresenceCommand::Arrive(Color::White)));
    desk.harness.step();
    assert!(desk.sees("Weiß: nach der Wartezeit gekommen") && desk.sees("verliert kampflos"), "he has come");
}

/// The defect: he was told once, before he had signed in, and the line was gone when he came.
#[test]
fn the_page_says_for_as_long_as_it_lasts_who_has_no_earphone() {
    let mut desk = opened(Setup::default());
    let lines = ["Kopfhörer von Weiß: kein Gerät.", "Kopfhörer von Schwarz: kein Gerät."];
    for (without, shown) in [(&[][..], [false, false]), (&[Color::White], [true, false]), (&Color::ALL, [true, true])] {
        desk.fake.without_earphone(without);
        desk.harness.step();
        assert_eq!(lines.map(|line| desk.sees(line)), shown, "{without:?}");
    }
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
    assert!(later.sees("6.2.6, mit Assistent bleibt die Uhr, wie sie ist"));
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

/// He ruled, locked his page and went, and both players sat before clocks that stood.
#[test]
fn who_leaves_clocks_that_wait_for_him_is_told_so_first() {
    let mut desk = locked();
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
    desk.harness.run_steps(3);
    let told = |desk: &Desk| desk.sees(Label::LeavesClocksStanding.text(Language::German));
    let left = |desk: &Desk| desk.last() == arbiter(Command::Lock(LockCommand::Leave));
    desk.click("Fertig, Seite sperren");
    assert!(told(&desk) && !left(&desk), "{:?}", desk.harness.root());
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    desk.harness.run_steps(3);
    assert!(!told(&desk), "they run");
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
    desk.harness.run_steps(3);
    desk.click("Fertig, Seite sperren");
    assert!(told(&desk) && !left(&desk), "told of each time");
    desk.click("Fertig, Seite sperren");
    assert!(left(&desk), "{:?}", desk.last());
}

/// The button took a click before there was a passphrase, and answered with a complaint.
#[test]
fn an_order_to_seal_says_which_step_comes_next() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click(Label::TopicGame.text(Language::German));
    let before = desk.fake.commands().len();
    let sees = |desk: &Desk, step: Label| desk.sees(step.text(Language::German));
    desk.click("Abgabezug fordern");
    assert!(sees(&desk, Label::OrderPassphraseFirst), "{:?}", desk.harness.root());
    assert_eq!(desk.fake.commands()[before..], [], "the button is grey");
    let types = |desk: &mut Desk, field: Label, text: &str| {
        desk.focus(field.text(Language::German));
        desk.types(text);
    };
    types(&mut desk, Label::Passphrase, "siebenRaben");
    types(&mut desk, Label::PassphraseAgain, "siebenRabe");
    assert!(sees(&desk, Label::OrderPassphraseFirst), "{:?}", desk.harness.root());
    types(&mut desk, Label::PassphraseAgain, "m");
    assert!(sees(&desk, Label::PassphrasesDiffer), "{:?}", desk.harness.root());
    desk.key(Key::Backspace, Modifiers::NONE, "");
    types(&mut desk, Label::PassphraseAgain, "n");
    assert!(sees(&desk, Label::OrderNow), "{:?}", desk.harness.root());
    desk.fake.command(WHITE, &Command::Clock(ClockCommand::Stop));
    desk.harness.run_steps(3);
    assert!(sees(&desk, Label::OrderRestartFirst), "{:?}", desk.harness.root());
}

/// "Nothing waits" stood there while a move was to be sealed, and a second passphrase was taken without a word.
#[test]
fn a_move_that_is_being_sealed_stands_on_the_page() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let order = || {
        let passphrase = Passphrase::new("siebenRaben").expect("long enough");
        Command::Adjournment(AdjournmentCommand::Order(Order::default(), passphrase))
    };
    desk.fake.command(Seat::Arbiter, &order());
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(desk.sees("Weiß gibt jetzt einen Abgabezug ab."), "{:?}", desk.harness.root());
    let missing = "Das Kennwort fehlt: der Schiedsrichter gibt es noch einmal ein.";
    let to_it = |desk: &Desk| desk.harness.query_by_role_and_label(Role::Button, "Kennwort").is_some();
    assert!(!desk.sees(missing) && !to_it(&desk), "he has given it");
    desk.fake.command(Seat::Arbiter, &Command::Start(StartCommand::Resume { down: None }));
    desk.harness.run_steps(3);
    assert!(desk.sees(missing) && to_it(&desk), "{:?}", desk.harness.root());
    desk.click(Label::TopicGame.text(Language::German));
    assert!(desk.sees("Abgabezug fordern"), "the passphrase is given again: {:?}", desk.harness.root());
    for side in [WHITE, BLACK] {
        desk.fake.command(side, &Command::Start(StartCommand::Ready));
    }
    desk.fake.command(Seat::Arbiter, &order());
    desk.harness.run_steps(3);
    assert!(!to_it(&desk), "{:?}", desk.harness.root());
    desk.fake.command(WHITE, &Command::Adjournment(AdjournmentCommand::HandIn(Envelope::new(vec![1, 2]))));
    desk.click(Label::TopicGame.text(Language::German));
    for field in [Label::Passphrase, Label::PassphraseAgain] {
        desk.focus(field.text(Language::German));
        desk.types("achtRaben");
    }
    desk.click("Noch einmal fordern");
    let keeps = Label::EnvelopeKeepsPassphrase.text(Language::German);
    assert!(desk.sees(keeps), "{:?}", desk.harness.root());
}

/// A restart of the clock had emptied both fields of the passphrase.
#[test]
fn the_passphrase_stays_typed_while_the_clock_restarts() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Clock(ClockCommand::Stop));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click(Label::TopicGame.text(Language::German));
    for field in [Label::Passphrase, Label::PassphraseAgain] {
        desk.focus(field.text(Language::German));
        desk.types("siebenRaben");
    }
    assert!(desk.sees(Label::OrderRestartFirst.text(Language::German)), "{:?}", desk.harness.root());
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

/// They became 59 without a word.
#[test]
fn seventy_five_seconds_are_what_was_typed() {
    let mut desk = opened(Setup::default());
    desk.click("Uhr: Weiß");
    for (name, digits) in [("Ändern um Minuten", "0"), ("und Sekunden", "75")] {
        desk.focus(name);
        desk.key(Key::A, Modifiers::CTRL | Modifiers::COMMAND, "");
        desk.types(digits);
    }
    desk.click("Zeit geben: Weiß");
    desk.click("Ja");
    let shift = Shift::Add(Duration::from_secs(75));
    assert_eq!(desk.last(), arbiter(Command::Clock(ClockCommand::Shift { side: Color::White, shift })));
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
    let clocks = "Uhren danach: Weiß 1:35:05 (Jetzt: 1:30:30) · Schwarz 1:35:05 (Jetzt: 1:30:30).";
    let asked = format!("Jetzt: 90+30. Neu: 90+305. {clocks} Diese Uhr läuft. Das ändert die Uhr. Wirklich?");
    assert!(desk.reads(&asked), "{:?}", desk.harness.root());
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
    // G.5.c of 2014: the two minutes are read before the button is taken.
    assert!(desk.reads(
        "Antrag abweisen: Der Schiedsrichter weist den Antrag ab. \
         Uhren danach: Weiß 0:01:00 · Schwarz 0:32:00 (Jetzt: 0:30:00)"
    ));
    assert!(desk.sees("Zurückstellen ohne Zeit"));
    desk.click("Zurückstellen: Gegner +2 Minuten");
    desk.click("Ja");
    assert_eq!(desk.last(), arbiter(Command::Claim(ClaimCommand::Rule(Ruling::Postpone(Compensation::TwoMinutes)))));
    assert!(desk.reads("(zurückgestellt)"));
    // Put off once, it is to be decided.
    assert!(!desk.sees("Zurückstellen ohne Zeit"));
}

/// He accepted a claim by a slip, the game was over, and the claim behind it was gone without a word.
#[test]
fn a_ruling_that_ends_the_game_names_the_claims_that_fall_with_it() {
    let mut desk = opened(Setup::default());
    for claim in [Claim::Threefold(None), Claim::IllegalMove] {
        desk.fake.command(WHITE, &Command::Claim(ClaimCommand::Make(claim)));
    }
    desk.harness.run_steps(2);
    desk.focus("Grund");
    desk.types("seen by the arbiter");
    desk.click("Antrag annehmen");
    assert!(desk.reads("Entfällt mit dem Ende der Partie: Weiß"), "{:?}", desk.harness.root());
    desk.click("Nein");
    desk.click("Antrag abweisen");
    assert!(!desk.reads("Entfällt mit dem Ende der Partie"), "a claim that is rejected leaves the next one");
}

#[test]
fn absence_and_lateness_are_noted_and_shown() {
    let mut desk = opened(Setup::default());
    desk.click("Antrag, Anwesenheit");
    let before = desk.last();
    desk.click("Schwarz nicht am Brett");
    assert_eq!(desk.last(), before, "asked first: a slip put a lost game on record");
    desk.click("Ja");
    assert_eq!(desk.last(), arbiter(Command::Presence(PresenceCommand::Absent(Color::Black))));
    assert!(desk.reads("Schwarz: Periode 1, Züge: 0, letzte Periode"));
    desk.fake.command(BLACK, &Command::Presence(PresenceCommand::Arrive(Color::Black)));
    desk.harness.step();
    desk.harness.step();
    assert!(desk.reads("nach der Wartezeit gekommen"), "{:?}", desk.harness.root());
    // White is at the board: by a slip both had lost.
    let both = "Beide verlieren kampflos";
    desk.harness.get_by_role_and_label(Role::Button, both).scroll_to_me();
    desk.harness.run_steps(4);
    desk.click(both);
    assert!(desk.reads("Die Aufzeichnung zeigt das nicht. Bitte einen Grund angeben."), "{:?}", desk.harness.root());
    desk.click("Schwarz verliert kampflos");
    desk.click("Ja");
    assert_eq!(desk.last(), arbiter(Command::Presence(PresenceCommand::Forfeit(Some(Color::Black)))));
    assert!(desk.fake.with_table(|table| table.game.is_finished()));
}

/// The players were told to call him, and he had nothing to press (9.1.1).
#[test]
fn he_consents_to_a_draw_only_where_the_regulations_ask_for_it() {
    let consent = "Remis durch Vereinbarung erlauben";
    let mut desk = opened(Setup::default());
    desk.click("Antrag, Anwesenheit");
    assert!(!desk.sees(consent));
    let mut desk = opened(Setup { agreement: Agreement::Never, ..Setup::default() });
    desk.click("Antrag, Anwesenheit");
    desk.click(consent);
    desk.click("Ja");
    assert_eq!(desk.last(), arbiter(Command::Draw(DrawCommand::Consent)));
    assert!(!desk.sees(consent), "it is given");
}

#[test]
fn calls_are_forbidden_and_allowed_and_a_device_goes_to_an_assistant() {
    let mut desk = opened(Setup::default());
    desk.click("Zeitansagen untersagen");
    assert_eq!(desk.last(), arbiter(Command::Clock(ClockCommand::ForbidCalls)));
    desk.click("Zeitansagen erlauben");
    desk.click("Partie");
    desk.click("Maus: Assistent Weiß");
    assert!(desk.sees("Maus: Assistent Weiß. Wer es hat, handelt von da an für den neuen Besitzer. Wirklich?"));
    desk.click("Ja");
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

/// The focus was nowhere then: three more Tabs and Enter closed his page.
#[test]
fn enter_in_a_field_leaves_the_focus_there() {
    let mut desk = opened(Setup::default());
    desk.click("Uhr: Weiß");
    let has_focus =
        |desk: &Desk, name: &str| desk.harness.query_all_by_label(name).any(|node| node.accesskit_node().is_focused());
    for name in ["Minuten", "Grund"] {
        desk.focus(name);
        desk.key(Key::Num4, Modifiers::NONE, "4");
        desk.key(Key::Enter, Modifiers::NONE, "");
        desk.harness.step();
        assert!(has_focus(&desk, name), "{name}");
    }
    desk.focus("Minuten");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Tab, Modifiers::NONE, "");
    desk.harness.step();
    assert!(has_focus(&desk, "Sekunden"));
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
