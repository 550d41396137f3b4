//! The set-up form.
use anna_hector::language::{Label, Language};

use super::*;

/// Opens a group of the form by a click on its line.
fn open(desk: &mut Desk, group: &str) {
    desk.harness.get_by_label_contains(&format!("+ {group}.")).click();
    desk.harness.step();
    desk.harness.step();
}

#[test]
fn automatic_calls_are_chosen_or_typed_in_the_form() {
    let mut desk = Desk::at(Fake::form());
    open(&mut desk, "Uhr");
    desk.harness.get_by_label("Selbsttätige Zeitansagen für Weiß: keine").click();
    desk.harness.step();
    desk.key(Key::ArrowRight, Modifiers::NONE, "");
    assert!(desk.reads("Selbsttätige Zeitansagen für Weiß: Letzte Minute."));
    desk.key(Key::ArrowRight, Modifiers::NONE, "");
    assert!(desk.reads("noch zehn Minuten. Noch fünf Minuten. Letzte Minute. Neue Phase"));
    assert!(desk.reads("10:00, 5:00, last minute, periods|"));
    for _ in 0.."last minute, periods".len() {
        desk.key(Key::Backspace, Modifiers::NONE, "");
    }
    assert!(desk.reads("10:00, 5:00, |"));
    for c in "every 7".chars() {
        desk.key(Key::A, Modifiers::NONE, &c.to_string());
    }
    assert!(desk.reads("Noch fünf Minuten. Alle sieben Minuten"));
    let calls = desk.fake.with_form(|form| form.setup().calls.white.to_string());
    assert_eq!(calls, "10:00, 5:00, every 7");
    assert!(!desk.reads("Selbsttätige Zeitansagen für Schwarz"), "Black sees his clock");
}

/// "opponent has repeated. Sound: Yes." stood among rows that begin as sentences do.
#[test]
fn every_row_of_the_form_begins_with_a_capital() {
    for group in [Label::GroupPeople, Label::GroupLaws, Label::GroupClock, Label::GroupWords, Label::GroupSound] {
        let mut desk = Desk::at(Fake::form());
        open(&mut desk, group.text(Language::German));
        let nodes = desk.harness.query_all_by_role(Role::ListItem);
        let rows: Vec<String> = nodes.filter_map(|node| node.accesskit_node().label()).collect();
        assert!(rows.len() > 5, "{rows:?}");
        for row in rows {
            let first = row.chars().find(|c| c.is_alphabetic());
            assert!(first.is_some_and(char::is_uppercase), "{row}");
        }
    }
}

#[test]
fn the_form_is_filled_by_pointer_and_by_keys() {
    let mut desk = Desk::at(Fake::form());
    desk.types("Anna");
    assert_eq!(desk.fake.with_form(|form| form.setup().names.white.clone()), "Anna");
    assert!(desk.sees("Name von Weiß: Anna|"));
    open(&mut desk, "Regeln");
    desk.harness.get_by_label("Wettkampf, ohne jede Hilfe.").click();
    desk.harness.step();
    desk.key(Key::ArrowRight, Modifiers::NONE, "");
    assert!(desk.sees("Übung, regelwidrige Züge werden erklärt."));
    desk.click("Weiter: Sehbehindert ist Weiß.");
    assert!(desk.sees("Sehbehindert ist Schwarz."));
}

#[test]
fn a_control_that_cannot_be_read_is_told_on_the_form_and_the_pin_is_not_shown() {
    let mut desk = Desk::at(Fake::form());
    open(&mut desk, "Uhr");
    desk.click(
        "Weiter: Bedenkzeit: eine Stunde dreißig Minuten für die Partie. Dreißig Sekunden je Zug dazu. Das ist eine Turnierpartie.",
    );
    desk.types("x");
    assert!(
        desk.reads("Bei x fehlt eine Zahl von Minuten. Zum Beispiel: neunzig plus dreißig."),
        "{:?}",
        desk.harness.root()
    );
    let drawn = "PIN des Schiedsrichters: wird ausgelost und nur ihm gezeigt. Oder vier bis acht Ziffern tippen.";
    open(&mut desk, "Regeln");
    desk.harness.get_by_label(drawn).click();
    desk.harness.step();
    desk.types("4711");
    assert!(desk.reads("PIN des Schiedsrichters gesetzt, vier Ziffern."));
    assert!(!desk.reads("4711"));
}

/// The last entry has no row of its own among the fields: it was out of sight when it was in hand.
#[test]
fn the_end_key_brings_the_beginning_of_the_game_into_sight() {
    let mut desk = Desk::at(Fake::form());
    open(&mut desk, "Regeln");
    desk.harness.set_size(eframe::egui::vec2(1024.0, 400.0));
    desk.harness.step();
    let button = |desk: &Desk| desk.harness.get_by_role_and_label(Role::Button, "Partie beginnen").rect();
    assert!(button(&desk).top() > 400.0, "or this shows nothing: {:?}", button(&desk));
    desk.key(Key::End, Modifiers::NONE, "");
    desk.harness.run_steps(5);
    assert!(button(&desk).bottom() <= 400.0, "{:?}", button(&desk));
}

/// At 200 per cent of 1024 by 768 the buttons were two arcs over each other, without a sign, and the frame covered the words in it.
#[test]
fn the_buttons_of_a_field_are_whole_in_its_row_at_any_size() {
    for size in [[1024.0, 768.0], [512.0, 384.0]] {
        let mut desk = Desk::at(Fake::form());
        desk.harness.set_size(eframe::egui::vec2(size[0], size[1]));
        desk.harness.run_steps(3);
        let rect = |role, label: &str| desk.harness.get_by_role_and_label(role, label).rect();
        let row = rect(Role::ListItem, "Sehbehindert ist Weiß.");
        let [less, more] =
            ["Zurück: Sehbehindert ist Weiß.", "Weiter: Sehbehindert ist Weiß."].map(|label| rect(Role::Button, label));
        assert!(row.contains_rect(less) && row.contains_rect(more), "{size:?}: {row:?} {less:?} {more:?}");
        assert!(less.right() <= more.left(), "{size:?}: {less:?} {more:?}");
        let (width, height) = (0.8 * row.height(), 0.6 * row.height());
        assert!(less.width() >= width && less.height() >= height, "{size:?}: {row:?} {less:?}");
    }
}
