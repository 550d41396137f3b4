//! What people keep and edit - settings, taught words, layouts of gamepads, rows, ports, numbers: whatever is in them, nothing
//! falls over, the file is left as it is and named, and what is accepted survives being written and read again.
use std::{fs, time::Duration};

use anna_hector::{
    app::{
        BoardPort,
        settings::{self, Used},
    },
    clock::calls::CallPlan,
    game::{Digits, Hashing, Pin},
    language::Language,
    listen::enrolled::Profile,
    pad::{self, PadLayout},
    tools::adjudicate::{Timer, answer},
};
use proptest::{collection::vec, prelude::*, sample::select};

/// Lines of a kind of file, good and bad, in any order.
fn lines(good: &'static [&'static str], most: usize) -> impl Strategy<Value = String> {
    let line = prop_oneof![8 => select(good).prop_map(str::to_owned), 1 => "\\PC{0,20}"];
    vec(line, 0..most).prop_map(|lines| lines.join("\n"))
}

const SETTINGS: &[&str] = &[
    "[game]",
    "edition = \"2014\"",
    "edition = 2023",
    "mode = \"practice\"",
    "vi = \"both\"",
    "control = \"40/90+30,30+30 vs 5d3\"",
    "white = \"Änne\"",
    "calls-white = \"10:00, last minute chime\"",
    "default-time = \"0:30:00\"",
    "[sound]",
    "room = \"none\"",
    "rate = 1000",
    "room_volume = -1",
    "[microphones]",
    "talk = \"open\"",
    "talk = \"always\"",
    "[boards]",
    "black = \"COM3\"",
    "[[word]]",
];

const TAUGHT: &[&str] = &[
    "version = 1",
    "version = 7",
    "language = \"de\"",
    "language = \"es\"",
    "[[word]]",
    "text = \"Anna\"",
    "takes = []",
    "takes = [{ file = \"anna-1.wav\", band = \"wide\" }]",
    "takes = [{ file = \"../../secret.wav\", band = \"narrow\" }]",
    "takes = [{ file = \"anna-1.wav\", band = \"middle\" }]",
];

const BUTTONS: &[&str] = &[
    "RightTrigger = commit",
    "West+Up = touched",
    "West+North+Up = adjust",
    "Start = nonsense",
    "stick left = leap 40",
    "stick right = pieces",
    "stick left = walk 200",
    "dial take = South",
    "# a remark",
    "Start",
    "= commit",
];

fn read_settings(text: &str) -> Result<Used, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.toml");
    fs::write(&path, text).expect("written");
    let read = settings::load(&path).map_err(|error| error.to_string());
    assert_eq!(fs::read_to_string(&path).expect("still there"), text);
    if let Err(error) = &read {
        assert!(error.contains("settings.toml"), "{error}");
    }
    read
}

fn read_taught(text: &[u8], wav: &[u8]) -> Result<Profile, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("de");
    fs::create_dir(&place).expect("made");
    fs::write(place.join("profile.toml"), text).expect("written");
    fs::write(place.join("anna-1.wav"), wav).expect("written");
    let read = Profile::load(folder.path(), Language::German).map_err(|error| error.to_string());
    assert_eq!(fs::read(place.join("profile.toml")).expect("still there"), text);
    if let Err(error) = &read {
        assert!(error.contains("profile.toml") || error.contains(".wav"), "{error}");
    }
    read
}

/// The settings as they come back; the PIN is one game's, and not kept.
fn kept(used: &Used) -> Used {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.toml");
    settings::save(&path, used).expect("written");
    settings::load(&path).expect("what was written can be read")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn settings_of_any_lines(text in lines(SETTINGS, 16)) {
        if let Ok(used) = read_settings(&text) {
            let once = kept(&used);
            prop_assert_eq!(kept(&once), once);
        }
    }

    #[test]
    fn taught_words_of_any_lines(text in lines(TAUGHT, 12), wav in vec(any::<u8>(), 0..120)) {
        if let Ok(profile) = read_taught(text.as_bytes(), &wav) {
            let folder = tempfile::tempdir().expect("a folder");
            profile.save(folder.path()).expect("written");
            let again = Profile::load(folder.path(), Language::German).expect("what was written can be read");
            prop_assert_eq!(again.words.len(), profile.words.len());
        }
    }

    #[test]
    fn taught_words_of_any_bytes(text in vec(any::<u8>(), 0..80)) {
        let _ = read_taught(&text, b"RIFF");
    }

    #[test]
    fn layouts_of_any_lines(text in lines(BUTTONS, 12), of in select(PadLayout::ALL.to_vec())) {
        for text in [text.clone(), format!("{}\n{text}", of.text())] {
            match text.parse::<pad::PadProfile>() {
                Ok(profile) => prop_assert_eq!(profile.to_string().parse::<pad::PadProfile>(), Ok(profile)),
                Err(error) => prop_assert!(error.to_string().contains("line"), "{}", error),
            }
        }
    }

    /// One answer of one line and at least four fields, which begins as the row does.
    #[test]
    fn rows_of_any_bytes(
        bytes in vec(any::<u8>(), 0..60),
        text in "[1-8kqrbnpKQRBNP/]{0,20} [wb] (-|KQkq|KQ) (-|e3) [0-9]{1,2} [0-9]{1,2};(white|black|both|White| )(;|)",
    ) {
        let timer = Timer { clock: &|| Duration::ZERO, budget: Duration::ZERO };
        for row in [&bytes[..], text.as_bytes()] {
            let answer = answer(row, &timer);
            prop_assert!(answer.text.matches(';').count() >= 4, "{}", answer.text);
            prop_assert_eq!(answer.error.is_some(), answer.text.contains(";error;;"));
        }
    }

    #[test]
    fn pins(text in "(\\PC{0,10}|[0-9]{0,10})", other in "[0-9]{4,8}") {
        let digits = (4..=8).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        prop_assert!(text.parse::<Pin>().is_err(), "digits are no hashed PIN");
        let typed = text.parse::<Digits>();
        prop_assert_eq!(typed.is_ok(), digits);
        if let Ok(typed) = typed {
            let pin = Pin::new(&typed, Hashing::rehearsing());
            let others = text == other || !pin.is(&other.into());
            prop_assert!(pin.is(&text.as_str().into()) && others);
            prop_assert_eq!(pin.to_string().parse::<Pin>().ok(), Some(pin));
        }
    }

    #[test]
    fn ports_of_boards(text in "(white=|black=|)\\PC{0,20}") {
        let Ok(port) = text.parse::<BoardPort>();
        let side = port.side.map_or("", |side| side.fold_wb("white=", "black="));
        prop_assert_eq!(format!("{side}{}", port.port), text);
    }

    #[test]
    fn calls(text in "([0-9]{1,2}(:[0-9]{2})?|last minute|periods|chime|none|, | ){0,10}") {
        if let Ok(plan) = text.parse::<CallPlan>() {
            prop_assert_eq!(plan.to_string().parse::<CallPlan>().ok(), Some(plan));
        }
    }
}

/// The soups hold something to eat: no property above is true of nothing.
#[test]
fn some_of_each_is_accepted() {
    assert!(read_settings("[game]\nedition = \"2014\"\n[boards]\nblack = \"COM3\"").is_ok());
    assert!(read_settings("[sound]\nrate = \"x\"").is_err());
    assert!(read_taught(b"version = 1\nlanguage = \"de\"", b"").is_ok());
    assert!(read_taught(b"version = 7\nlanguage = \"de\"", b"").is_err());
    assert!(PadLayout::Xbox.text().parse::<pad::PadProfile>().is_ok());
    assert!("10:00, last minute chime".parse::<CallPlan>().is_ok());
}
