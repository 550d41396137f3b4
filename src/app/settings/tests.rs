use std::fs;

use super::*;
use crate::{
    desk::{Commit, Microphones, Talk, Typing},
    game::{FlagNotice, Hashing, Mode, Pin, PrivateWords, ScoreKeeper},
    laws::{assistant::Hearing, draw::Agreement, pace::Supervision, quickplay::Quickplay},
    narration::{Chime, Verbosity},
};

#[test]
fn what_was_used_last_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep/settings.toml");
    let mut setup = Setup {
        control: crate::clock::control::both_from("40/15+10,5d3 vs 5").expect("a control"),
        supervision: Supervision::Inadequate,
        flag_notice: FlagNotice::CountsAsObserved,
        quickplay: Quickplay::Announced,
        hearing: ByColor { white: Hearing::Unimpaired, black: Hearing::Impaired },
        default_time: Some(std::time::Duration::from_secs(1800)),
        agreement: Agreement::NotBefore(30),
        score_keeper: ByColor { white: ScoreKeeper::Player, black: ScoreKeeper::Assistant },
        ..Setup::default()
    };
    setup.calls.black = "10:00, last minute chime, periods".parse().expect("a plan");
    setup.names.white = "Änne \"A\" Ö".to_owned();
    let players = ByColor { white: Some(String::new()), black: None };
    let assistants = ByColor { white: None, black: Some("pulseaudio:desk".to_owned()) };
    let recogniser = "python3 '/my folder/whisper' --model base".to_owned();
    let microphones =
        Microphones { players, assistants, room: Some("pulseaudio:mic".to_owned()), talk: Talk::Open, recogniser };
    let off = [Chime::Tick, Chime::LastMinute].into();
    let verbosity = Verbosity::Terse;
    let sound = Sound { room: None, rate: 225, room_rate: 160, verbosity, off, microphones, ..Sound::default() };
    let pin = "4711".parse().ok().map(|digits| Pin::new(&digits, Hashing::rehearsing()));
    let with_pin = Setup { pin, ..setup.clone() };
    let sensors = ByColor { white: String::new(), black: "/dev/rfcomm0".to_owned() };
    let manners = ByColor { white: Manner { commit: Commit::AtOnce, typing: Typing::Stays }, black: Manner::default() };
    let used = Used {
        setup: with_pin,
        start: LastStart::Chess960,
        sound,
        sensors,
        manners,
        theme: Theme::HighContrastLight,
        event: "a.event.toml".to_owned(),
    };
    save(&path, &used).expect("written");
    assert!(!fs::read_to_string(&path).expect("text").contains("pin ="), "neither digits nor hash are kept");
    assert_eq!(load(&path).expect("read"), Used { setup, ..used });
    fs::write(&path, "[game]\npin = \"4711\"\n").expect("written");
    let error = load(&path).expect_err("a PIN in clear");
    let heard = crate::language::speak(&error.spoken(), crate::language::Wording::default()).to_string();
    assert_eq!(heard, "Die Einstellungen sind nicht lesbar. Es gelten die Vorgaben. Zeile: zwei. pin.");
    let told = error.told(Language::German);
    assert!(told.contains("settings.toml, Zeile 2: Diesen Eintrag gibt es nicht: pin."), "{told}");
    let refused = error.to_string();
    assert!(refused.contains("take this line out") && !refused.contains("4711"), "{refused}");
}

/// A grant of the arbiter is one for one game.
#[test]
fn one_device_for_room_and_earphone_is_kept_for_practice_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.toml");
    for (mode, kept) in [(Mode::Practice, PrivateWords::RoomToo), (Mode::Competition, PrivateWords::OwnDevice)] {
        let setup = Setup { mode, private_words: PrivateWords::RoomToo, ..Setup::default() };
        save(&path, &Used { setup, ..first_start() }).expect("written");
        assert_eq!(load(&path).expect("read").setup.private_words, kept);
    }
}

/// It was told in English, whatever language was chosen, and then the program spoke another.
#[test]
fn an_entry_that_there_is_not_is_told_in_the_chosen_language_with_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.toml");
    for text in ["[game]\nlanguage = \"es\"\nboing = \"1\"", "boing = 1\n[game]\nlanguage = \"es\"\n"] {
        fs::write(&path, text).expect("written");
        let language = instead(&path).setup.wording.language;
        assert_eq!(language, Language::Spanish);
        let told = load(&path).expect_err("bad").told(language);
        let line = if text.starts_with("boing") { 1 } else { 3 };
        assert!(told.contains(&format!("settings.toml, línea {line}: ")), "{told}");
        assert!(told.ends_with("No existe esta entrada: boing. Corríjala o borre el archivo. Hasta entonces valen los valores predeterminados."), "{told}");
    }
}

#[test]
fn a_bad_file_is_named_with_its_place_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.toml");
    for (text, tells) in [
        ("[game]\nedition = ", "line 2"),
        ("[game]\nedition = \"1997\"", "`1997`"),
        ("[sound]\nrate = \"x\"", "line 2"),
        ("[sound]\noff = [\"boing\"]", "no sound is called `boing`; there are agreed"),
    ] {
        fs::write(&path, text).expect("written");
        let error = load(&path).expect_err("bad").to_string();
        assert!(error.contains("settings.toml") && error.contains(tells), "{error}");
        assert_eq!(fs::read_to_string(&path).expect("still there"), text);
    }
    assert!(load(&folder.path().join("none.toml")).is_ok());
}

/// Before any game the language stands at the head of the file, and a wrong one is named with its line there.
#[test]
fn the_language_alone_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.toml");
    for language in Language::ALL {
        change(&path, |used| used.setup.wording.language = language).expect("written");
        assert_eq!(load(&path).expect("read").setup.wording.language, language);
        assert!(!was_played(&path));
        fs::write(&path, format!("theme = \"light\"\nlanguage = \"{}\"\nagain = 1", language.code())).expect("written");
        assert_eq!(instead(&path).setup.wording.language, language, "another entry cannot be used");
        fs::remove_file(&path).expect("removed");
    }
    let refused = parse(&path, "theme = \"light\"\nlanguage = \"xx\"\n").expect_err("no language");
    assert!(matches!(refused, SettingsError::Value { line: Some(2), .. }), "{refused}");
}
