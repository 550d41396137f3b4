//! `voices/render --with`: the inventory by another synthesizer, as recordings that the program takes.
#![expect(clippy::unwrap_used, reason = "a test that cannot write its files fails")]
use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

use anna_hector::speak::Pack;

const TEXTS: [&str; 4] = ["Felix", "fünf", "Erst ansagen, dann drücken.", "Läufer"];

fn render(folder: &Path, with: &str) -> Output {
    Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/render"))
        .args(["--with", with, "--language", "de", "--from"])
        .arg(folder)
        .arg("--out")
        .arg(folder.join("out"))
        .output()
        .unwrap()
}

fn is_there(program: &str) -> bool {
    let there = Command::new(program).arg("--version").output().is_ok();
    if !there {
        eprintln!("skipped: there is no {program}");
    }
    there
}

#[test]
fn another_synthesizer_says_the_inventory_trimmed_and_equally_loud() {
    if !is_there("python3") || !is_there("espeak-ng") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("de.txt"), TEXTS.join("\n")).unwrap();
    // Softly, with the text as an argument; and with the text on standard input.
    for with in ["espeak-ng -v de+f2 -a 40 -w {out} {text}", "espeak-ng -v de+f2 -a 90 -w {out} --stdin"] {
        let output = render(folder.path(), with);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let (pack, refused) = Pack::read(&folder.path().join("out/de"), TEXTS);
        assert_eq!((pack.len(), refused.len()), (TEXTS.len(), 0), "{refused:?}");
        let loud: Vec<f32> = TEXTS.iter().map(|text| loudness(&pack.clip(text).unwrap())).collect();
        assert!(loud.iter().all(|loud| (0.08..0.12).contains(loud)), "{loud:?}");
        for text in TEXTS {
            let clip = pack.clip(text).unwrap();
            let first = clip.iter().position(|sample| sample.unsigned_abs() > 400).unwrap();
            assert!(first < 22_050 / 50, "{text}: {first} silent samples before it");
        }
        // What is there already stays.
        let again = render(folder.path(), "false {text} {out}");
        assert!(again.status.success() && String::from_utf8_lossy(&again.stdout).contains("0 rendered"), "{again:?}");
        fs::remove_dir_all(folder.path().join("out")).unwrap();
    }
}

/// The loudness of the parts that sound.
fn loudness(clip: &[i16]) -> f32 {
    let powers: Vec<f32> = clip
        .chunks(220)
        .map(|frame| frame.iter().map(|&s| (f32::from(s) / 32_768.0).powi(2)).sum::<f32>() / frame.len() as f32)
        .collect();
    let gate = powers.iter().fold(0.0_f32, |a, b| a.max(*b)) / 100.0;
    let sounding: Vec<f32> = powers.into_iter().filter(|power| *power > gate).collect();
    (sounding.iter().sum::<f32>() / sounding.len() as f32).sqrt()
}

#[test]
fn what_a_synthesizer_cannot_say_is_named_and_no_file_is_left() {
    if !is_there("python3") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("de.txt"), TEXTS.join("\n")).unwrap();
    for with in ["false {text} {out}", "/nowhere/synthesizer {text} {out}", "cp /dev/null {out}"] {
        let output = render(folder.path(), with);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{with}: {told}");
        assert!(told.contains("'Felix'") && told.contains("the built-in voice says it"), "{with}: {told}");
        assert_eq!(fs::read_dir(folder.path().join("out/de")).unwrap().count(), 0);
    }
    assert!(String::from_utf8_lossy(&render(folder.path(), "say {text}").stderr).contains("{out}"));
}
