use std::{path::Path, sync::mpsc::channel};

use shakmaty::Color;

use super::*;
use crate::language::Language;

/// A microphone that nobody has, and a person who has tried it at this level.
fn tried(folder: &str, level: f32) -> VoiceDesk {
    let (inbox, _) = channel();
    let mut voice = VoiceDesk::new(inbox);
    let mut microphones = Microphones::default();
    microphones.players.white = Some("no such microphone".to_owned());
    voice.open_alone(WHITE, &microphones);
    voice.note_tried(WHITE, Some(folder.into()), level);
    voice
}

fn sits_down(voice: &mut VoiceDesk, folder: &str) {
    let tongue = Tongue::of(Language::German);
    voice.understand_as(WHITE, Talker { tongue, profile: Some(Path::new(folder).to_owned()), beside: String::new() });
}

const WHITE: MicrophonePlace = MicrophonePlace::Player(Color::White);

/// On a German page the trouble of a microphone stood in English, and did not say whose it was.
#[test]
fn why_a_microphone_hears_nothing_is_told_in_the_language_of_the_room() {
    let mut voice = tried("anna", -20.0);
    voice.note_lost(WHITE, Some(InputError::Busy { device: "Mic".to_owned() }));
    let told = |language| voice.trouble(Wording { language, ..Wording::default() }).expect("a trouble");
    assert_eq!(
        Language::ALL.map(told),
        [
            "Das Mikrofon von Weiß hört nichts. Ein anderes Programm benutzt es. Bitte dieses beenden. Gerät: Mic.",
            "El micrófono de las blancas no oye nada. Lo usa otro programa. Ciérrelo. Dispositivo: Mic.",
            "The microphone of White hears nothing. Another program uses it. Please close that program. Device: Mic.",
            "Le microphone des Blancs n'entend rien. Un autre programme l'utilise. Fermez ce programme. Appareil: Mic.",
        ]
    );
}

#[test]
fn the_level_of_a_trial_is_that_of_the_person_who_tried() {
    let mut voice = tried("anna", -20.0);
    sits_down(&mut voice, "anna");
    assert_eq!(voice.tried_level(WHITE), Some(-20.0));
    sits_down(&mut voice, "bruno");
    assert_eq!(voice.tried_level(WHITE), None, "a new player at that colour begins unknown");
}

#[test]
fn the_next_person_without_a_name_begins_unknown() {
    let mut voice = tried("unnamed", -20.0);
    voice.forget_tried();
    sits_down(&mut voice, "unnamed");
    assert_eq!(voice.tried_level(WHITE), None);
}
