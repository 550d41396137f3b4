//! The code of the journal and the seal of the game by ear, from the arbiter's page.
use anna_hector::{
    game::{Incident, Numbered},
    language::Language,
};

use super::*;

#[test]
fn the_arbiter_has_the_code_of_the_journal_said() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.key(Key::F9, Modifiers::NONE, "");
    let room = "Code im Raum ansagen";
    assert!(!desk.sees(room), "there is none yet");
    let code = "a1 b4 c2 d7".parse().expect("a code");
    desk.fake.notes(Incident::CodeShown(Numbered { number: 3, code }));
    desk.harness.step();
    desk.take(room);
    desk.take("Code in den Kopfhörer: Schwarz");
    assert_eq!(desk.fake.codes_said(), [Audience::Room, Audience::Earphone(Color::Black)]);
    assert!(!desk.sees("Code in den Kopfhörer: Weiß"), "he has no earphone");
}

/// "Código del registro uno: Hector zwei": in two languages. And "blancas debe anotar" was no Spanish.
#[test]
fn what_he_reads_of_the_players_and_of_the_code_is_in_one_language() {
    let mut setup = sighted_white();
    setup.helpers_languages.arbiter = Some(Language::Spanish);
    let mut desk = Desk::at(Fake::playing(setup));
    desk.key(Key::F9, Modifiers::NONE, "");
    let code = "a1 b4 c2 h7".parse().expect("a code");
    desk.fake.notes(Incident::CodeShown(Numbered { number: 3, code }));
    desk.harness.step();
    assert!(
        desk.reads("Las blancas deben anotar (8.1.1).") && desk.reads("Blancas: Período 1"),
        "{:?}",
        desk.harness.root()
    );
    assert!(desk.reads("Anna uno, Bella cuatro, Cesar dos, Hector siete"), "{:?}", desk.harness.root());
}

#[test]
fn the_arbiter_has_the_seal_of_the_game_said() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.take("Siegel im Raum ansagen");
    desk.take("Siegel in den Kopfhörer: Schwarz");
    assert_eq!(desk.fake.seals_said(), [Audience::Room, Audience::Earphone(Color::Black)]);
}

#[test]
fn the_arbiter_signs_with_his_key_by_a_button() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    let button = "Aufzeichnung mit dem Schlüssel unterschreiben";
    assert!(!desk.sees(button), "it is his alone");
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.take(button);
    assert_eq!(desk.fake.signatures(), 1);
}
