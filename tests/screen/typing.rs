//! The keyboard alone, and what is typed.
use super::*;
use anna_hector::game::MoveCommand;

#[test]
fn the_visually_impaired_player_needs_the_keyboard_alone() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.types("iSf3");
    assert!(!desk.reads("•") && !desk.reads("Sf3"), "the opponent looks on: neither what is typed nor that it is");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(
        desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(),
        Some("Eingegeben: Springer Gustav eins nach Felix drei. Eingabetaste sagt an, Escape verwirft.")
    );
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(matches!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Announce(_))))));
    assert!(desk.shows_announced("Springer Gustav eins nach Felix drei", "Sf3"));
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
}

#[test]
fn tab_goes_to_a_button_and_never_types() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.types("i");
    desk.key(Key::Tab, Modifiers::NONE, "\t");
    desk.types("e4");
    let typed = desk.fake.with_table(|table| format!("{:?}", table.keyboard.mode()));
    assert!(typed.contains("\"e4\""), "{typed}");
}

/// Typed faster than the window draws: the letter that talks at the board is a letter in the move field.
#[test]
fn a_letter_that_follows_the_opening_at_once_is_typed() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let events = &mut desk.harness.input_mut().events;
    for (key, text) in [(Key::I, "i"), (Key::E, "e"), (Key::V, "v"), (Key::A, "a")] {
        let stroke =
            |pressed| Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers: Modifiers::NONE };
        events.extend([stroke(true), Event::Text(text.into()), stroke(false)]);
    }
    desk.harness.step();
    desk.harness.step();
    let typed = desk.fake.with_table(|table| match table.keyboard.mode() {
        Mode::Entry(entry) => entry.text.clone(),
        mode => panic!("{mode:?}"),
    });
    assert_eq!(typed, "eva");
}
