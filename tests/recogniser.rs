//! Fast speech is still understood: by a recogniser at least, which reads back at 2x what it reads back at 1x.
use std::{fs, path::Path, process::Command};

use anna_hector::{
    language::{Language, Part, Speech},
    speak::{Speed, Voice, wav},
};

const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

#[test]
fn a_recogniser_reads_at_2x_what_it_reads_at_1x() {
    let folder = tempfile::tempdir().unwrap();
    let voice = Voice::built_in().unwrap();
    // Every file and every rank equally often, in no order that a grammar could know.
    let word = |words: [&'static str; 8], i: usize, step: usize| words[(i * step + i / 8) % 8];
    let said: Vec<[&str; 4]> =
        (0..64).map(|i| [word(FILES, i, 1), word(RANKS, i, 3), word(FILES, i + 3, 5), word(RANKS, i + 5, 7)]).collect();
    let lines: Vec<String> = said.iter().map(|words| words.join(" ")).collect();
    fs::write(folder.path().join("said"), lines.join("\n") + "\n").unwrap();
    for (name, times) in [("1x", 1.0), ("2x", 2.0)] {
        fs::create_dir(folder.path().join(name)).unwrap();
        let speed = Speed::try_from(times).unwrap();
        for (i, words) in said.iter().enumerate() {
            let part = |text: &&'static str| Part::Clip { language: Language::German, text: (*text).into() };
            let speech = Speech { parts: words.iter().map(part).collect() };
            wav::write(&folder.path().join(format!("{name}/{i:03}.wav")), &[speech], speed, &voice).unwrap();
        }
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recogniser.py");
    let Ok(output) = Command::new("python3").arg(script).arg(folder.path()).output() else {
        return eprintln!("skipped: there is no python3");
    };
    let told = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    eprintln!("{told}");
    assert!(matches!(output.status.code(), Some(0 | 77)), "{told}");
}
