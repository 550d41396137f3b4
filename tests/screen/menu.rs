//! The first menu.
use anna_hector::{
    desk::{Menu, MenuEntry},
    language::{Language, Wording},
    screen::Stage,
};

use super::*;

fn at_menu() -> Desk {
    let menu = Menu::new(Language::German, None, Some(&Setup::default()));
    Desk::at(Fake::at(Stage::Menu { menu, wording: Wording::default() }))
}

#[test]
fn every_entry_is_taken_by_its_button_its_number_its_letter_and_the_arrows() {
    let buttons = [
        ("1 Spielen wie zuletzt", MenuEntry::AsLast, "s"),
        ("2 Neuer Wettkampf", MenuEntry::Competition, "n"),
        ("3 Üben", MenuEntry::Practice, "ü"),
        ("4 Gespielte Partie", MenuEntry::Review, "g"),
        ("5 Wörter und Geräte", MenuEntry::Devices, "w"),
        ("6 Programm beenden", MenuEntry::Quit, "p"),
    ];
    for (place, (name, entry, letter)) in buttons.into_iter().enumerate() {
        let mut desk = at_menu();
        desk.click(name);
        assert_eq!(desk.fake.taken(), [entry]);
        for typed in [letter.to_owned(), (place + 1).to_string()] {
            let mut desk = at_menu();
            desk.key(Key::A, Modifiers::NONE, &typed);
            assert_eq!(desk.fake.taken(), [], "it is in hand, and not taken yet");
            desk.key(Key::Enter, Modifiers::NONE, "");
            assert_eq!(desk.fake.taken(), [entry], "{typed}");
        }
        let mut desk = at_menu();
        for _ in 0..place {
            desk.key(Key::ArrowDown, Modifiers::NONE, "");
        }
        desk.key(Key::Enter, Modifiers::NONE, "");
        assert_eq!(desk.fake.taken(), [entry]);
    }
}

/// "As last time" begins a practice, and what is due there is to start the clock.
#[test]
fn the_second_of_a_double_enter_starts_no_clock() {
    let mut desk = at_menu();
    desk.fake.turns_to(&Fake::waiting(Setup::default()));
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.fake.commands(), []);
    desk.harness.run_steps(2);
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(anna_hector::game::StartCommand::Begin))));
}

/// Whoever has opened a list in it means what he strikes there, however quick his hand is.
#[test]
fn a_quick_enter_counts_where_another_key_was_struck_in_the_game() {
    let mut desk = at_menu();
    desk.fake.turns_to(&Fake::waiting(Setup::default()));
    desk.key(Key::ArrowUp, Modifiers::NONE, "");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(anna_hector::game::StartCommand::Begin))));
}

#[test]
fn the_last_set_up_is_shown_below_its_entry() {
    let desk = at_menu();
    assert!(desk.reads("Was möchten Sie tun?") && desk.reads("Wettkampf, ohne jede Hilfe. Bedenkzeit: eine Stunde"));
}
