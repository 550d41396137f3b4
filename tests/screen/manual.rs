//! The manual and the list of keys.
use super::*;
use anna_hector::{
    desk::{Menu, MenuEntry},
    game::{MoveCommand, StartCommand},
    language::{Language, Wording},
    screen::Stage,
};

#[test]
fn the_keys_are_listed_by_the_one_table() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F1, Modifiers::NONE, "");
    assert!(desk.sees("Zug oder Frage eingeben"));
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.sees("Zug oder Frage eingeben"));
}

/// Seventeen paragraphs were in the smallest letters of the program.
#[test]
fn the_manual_on_the_screen_is_in_the_letters_of_running_text() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let size_of = |desk: &Desk, begins: &str| {
        let texts = super::opponent::drawn(&desk.harness);
        let text =
            texts.iter().find(|text| text.galley.text().starts_with(begins)).unwrap_or_else(|| panic!("{begins}"));
        text.galley.job.sections[0].format.font_id.size
    };
    let running = size_of(&desk, "Sehbehindert: ");
    desk.key(Key::F1, Modifiers::NONE, "");
    assert!(size_of(&desk, "Die erste Partie.") >= running);
}

/// F1 opens it, up and down turn its pages, questions are answered, nothing else happens, and F1 closes it.
#[test]
fn the_manual_is_read_section_by_section() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let heard = |desk: &Desk| desk.fake.last_said(Audience::Earphone(Color::White)).unwrap_or_default();
    desk.key(Key::F1, Modifiers::NONE, "");
    let opened = "Handbuch. Ab und auf blättern, Escape schließt. Pfeiltasten: Feld für Feld.";
    assert!(heard(&desk).starts_with(opened), "{}", heard(&desk));
    assert!(desk.reads("Das Programm sagt die Züge an") && desk.reads("Der Schiedsrichter. F9"));
    desk.key(Key::ArrowDown, Modifiers::NONE, "");
    assert!(heard(&desk).starts_with("Brett und Uhren lesen."), "{}", heard(&desk));
    for _ in 0..5 {
        desk.key(Key::ArrowUp, Modifiers::NONE, "");
    }
    assert!(heard(&desk).starts_with("Das Programm"), "{}", heard(&desk));
    desk.key(Key::T, Modifiers::NONE, "t");
    assert!(heard(&desk).starts_with("Sie: "), "{}", heard(&desk));
    assert!(desk.reads("Das Programm sagt die Züge an"), "a question does not close it");
    desk.key(Key::F1, Modifiers::NONE, "");
    assert!(!desk.reads("Das Programm sagt die Züge an"));
    desk.key(Key::F1, Modifiers::NONE, "");
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))), "nothing happens in a list");
    assert!(heard(&desk).starts_with("Handbuch. Ab und auf blättern, Escape schließt."), "{}", heard(&desk));
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.reads("Das Programm sagt die Züge an"));
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
}

#[test]
fn the_manual_can_be_read_before_a_game_and_a_move_being_typed_outlives_it() {
    let mut desk = Desk::at(Fake::form());
    desk.key(Key::F1, Modifiers::NONE, "");
    desk.key(Key::ArrowDown, Modifiers::NONE, "");
    assert!(desk.reads("Die erste Partie."));
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.reads("Die erste Partie.") && desk.reads("Name von Weiß"));

    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::I, Modifiers::NONE, "i");
    desk.types("Eva");
    desk.key(Key::F1, Modifiers::NONE, "");
    desk.key(Key::F1, Modifiers::NONE, "");
    assert!(desk.fake.with_table(|table| matches!(table.keyboard.mode(), Mode::Entry(entry) if entry.text == "Eva")));
}

/// Before a game it begins with the keys of the place, and what lies beneath takes nothing meanwhile.
#[test]
fn the_manual_of_the_first_menu_and_of_the_set_up_begins_with_their_keys() {
    let menu = Menu::new(Language::German, None, Some(&Setup::default()));
    let mut desk = Desk::at(Fake::at(Stage::Menu { menu, wording: Wording::default() }));
    desk.key(Key::F1, Modifiers::NONE, "");
    assert!(desk.reads("Auf und ab wählt, Eingabetaste nimmt.") && desk.reads("Das Programm sagt die Züge an"));
    desk.key(Key::ArrowDown, Modifiers::NONE, "");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.types("n");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.fake.taken(), []);
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.reads("Das Programm sagt die Züge an") && desk.reads("Was möchten Sie tun?"));
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.fake.taken(), [MenuEntry::AsLast], "the entry in hand is still the same");

    for fake in [
        Fake::form(),
        Fake::at(Stage::Menu { menu: Menu::new(Language::German, None, None), wording: Wording::default() }),
    ] {
        let mut desk = Desk::at(fake);
        desk.key(Key::F1, Modifiers::NONE, "");
        let top = |label: &str| desk.harness.query_all_by_label(label).next().expect(label).rect().top();
        assert!(top("Beim Einrichten") < top("Auf dem Brett"), "what helps here stands first");
    }
}
