//! `hear` and `enrol` as a user runs them.
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use hound::{SampleFormat, WavSpec, WavWriter};

use crate::{
    START, speaks,
    speech::{Dice, Voice},
    sphinx,
};

fn program(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .env("LC_ALL", "de_DE.UTF-8")
        .args(args)
        .output()
        .expect("the program starts")
}

/// The answers of `hear`, one a line, and the exit code.
fn answers(output: &Output) -> (Vec<serde_json::Value>, Option<i32>) {
    let lines = String::from_utf8_lossy(&output.stdout);
    (
        lines.lines().map(|line| serde_json::from_str(line).expect("one JSON object a line")).collect(),
        output.status.code(),
    )
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[expect(clippy::cast_possible_truncation, reason = "samples have sixteen bits")]
fn write(path: &Path, spec: WavSpec, samples: impl Iterator<Item = f32>) -> String {
    let mut wav = WavWriter::create(path, spec).unwrap();
    samples.for_each(|sample| wav.write_sample((sample.clamp(-1.0, 1.0) * 32_767.0) as i16).unwrap());
    wav.finalize().unwrap();
    path.display().to_string()
}

const fn mono(sample_rate: u32) -> WavSpec {
    WavSpec { channels: 1, sample_rate, bits_per_sample: 16, sample_format: SampleFormat::Int }
}

/// A folder with somebody's recordings.
struct Recordings {
    folder: tempfile::TempDir,
    voice: Voice,
    dice: Dice,
}

impl Recordings {
    fn new(variant: &str, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let voice = Voice::german(variant, &mut dice);
        Self { folder: tempfile::tempdir().unwrap(), voice, dice }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn say(&mut self, name: &str, text: &str) -> String {
        let sound = self.voice.say(text, &mut self.dice);
        write(&self.path(name), mono(16_000), sound.samples.into_iter())
    }

    /// Teaches a word with three takes; what `enrol` printed.
    fn enrol(&mut self, profile: &str, word: &str) -> String {
        let takes: Vec<String> = (0..3).map(|take| self.say(&format!("{word}{take}.wav"), word)).collect();
        let args = [
            &["enrol", "--profile", profile, "--language", "de", word],
            &*takes.iter().map(String::as_str).collect::<Vec<_>>(),
        ]
        .concat();
        let output = program(&args);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}

#[test]
fn a_few_words_that_were_taught_are_heard_as_a_move_where_nobody_else_listens() {
    if !speaks() {
        return;
    }
    let mut recordings = Recordings::new("m3", 1);
    let profile = recordings.path("profile").display().to_string();
    for word in ["fünf", "zwei", "vier", "sieben", "eins", "drei"] {
        assert_eq!(recordings.enrol(&profile, word), format!("{word}: 3 takes\n"));
    }
    let move_file = recordings.say("e2e4.wav", "fünf zwei fünf vier");
    let illegal = recordings.say("e2e5.wav", "sieben eins fünf vier");
    let hears = |library: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_anna-hector"));
        command.args(["hear", "--fen", START, "--profile", &profile, &move_file, &illegal]);
        command.envs(library.map(|file| ("ANNA_HECTOR_POCKETSPHINX", file)));
        let output = command.output().unwrap();
        assert!(stderr(&output).contains("6 of 27 words"), "{}", stderr(&output));
        output
    };
    // Half a profile is worse than none: where there is PocketSphinx, it is not used.
    if sphinx(None).is_some() {
        let (answers, _) = answers(&hears(None));
        let used = answers.iter().any(|answer| answer["scores"].get("enrolled_free").is_some());
        assert!(!used && answers[0]["scores"].get("sphinx_free").is_some(), "{answers:?}");
    }
    // Somebody who has no PocketSphinx is told so, and is heard all the same.
    {
        let output = hears(Some("/nowhere/libpocketsphinx.so"));
        let (answers, code) = answers(&output);
        assert_eq!(code, Some(0), "{}", stderr(&output));
        assert!(stderr(&output).contains("/nowhere"), "{}", stderr(&output));
        let [heard, wrong] = answers.as_slice() else { panic!("two lines, not {answers:?}") };
        let keys: Vec<&str> = heard.as_object().unwrap().keys().map(String::as_str).collect();
        for key in ["file", "heard", "move", "accepted", "legal", "ask", "reason", "scores", "ms"] {
            assert!(keys.contains(&key), "{key} is missing in {heard}");
        }
        assert_eq!(heard["heard"], "fünf zwei fünf vier");
        assert_eq!((&heard["move"], &heard["legal"]), (&"e2e4".into(), &true.into()), "{heard}");
        // A well-formed illegal move stays what it is.
        assert_eq!((&wrong["move"], &wrong["legal"]), (&"g1e4".into(), &false.into()), "{wrong}");
        assert!(wrong["reason"].is_string(), "{wrong}");
    }
}

#[test]
fn bad_files_have_their_line_and_the_exit_code_is_2() {
    if sphinx(None).is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let tone = |seconds: usize, rate: usize| (0..seconds * rate).map(|i| (i as f32 * 0.05).sin() * 0.3);
    let stereo = write(&at("stereo.wav"), WavSpec { channels: 2, ..mono(16_000) }, tone(2, 16_000));
    let slow = write(&at("slow.wav"), mono(4_000), tone(1, 4_000));
    let empty = write(&at("empty.wav"), mono(16_000), std::iter::empty());
    let hour = write(&at("hour.wav"), mono(8_000), tone(3_600, 8_000));
    let silence = write(&at("silence.wav"), mono(44_100), std::iter::repeat_n(0.0, 44_100));
    let compressed = at("compressed.wav");
    let mut bytes = fs::read(&silence).unwrap();
    bytes[20] = 0x11; // IMA ADPCM
    fs::write(&compressed, bytes).unwrap();
    let text = at("text.wav");
    fs::write(&text, "no sound at all").unwrap();
    let [compressed, text, missing] = [compressed, text, at("missing.wav")].map(|path| path.display().to_string());
    let files = [
        (&stereo, "2 channels"),
        (&slow, "4000"),
        (&empty, "no sound"),
        (&hour, "30 seconds"),
        (&compressed, "compressed"),
        (&text, "no WAV"),
        (&missing, "name a readable file"),
    ];
    let names: Vec<&str> = files.iter().map(|(file, _)| file.as_str()).chain([silence.as_str()]).collect();
    let output = program(&[&["hear", "--fen", START], names.as_slice()].concat());
    let (answers, code) = answers(&output);
    assert_eq!(code, Some(2));
    assert_eq!(answers.len(), files.len() + 1);
    for (answer, (file, problem)) in answers.iter().zip(files) {
        assert_eq!(answer["file"], file.as_str());
        assert_eq!((&answer["accepted"], &answer["move"]), (&"rejected".into(), &serde_json::Value::Null), "{answer}");
        assert!(answer["reason"].as_str().unwrap().contains(problem), "{answer}");
        assert!(stderr(&output).contains(file), "{file} is not named on standard error");
    }
    // Silence is not a bad file: nobody spoke.
    let silent = answers.last().unwrap();
    assert_eq!((&silent["accepted"], &silent["heard"]), (&"rejected".into(), &serde_json::Value::Null), "{silent}");
}

#[test]
fn what_is_missing_is_told_in_each_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = write(&folder.path().join("a.wav"), mono(16_000), std::iter::repeat_n(0.1, 16_000));
    let profile = folder.path().join("profile");
    fs::create_dir_all(profile.join("de")).unwrap();
    fs::write(profile.join("de/profile.toml"), "version = 99\n").unwrap();
    let profile = profile.display().to_string();
    let nowhere = folder.path().join("nowhere").display().to_string();
    let hear = |more: &[&str], library: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_anna-hector"));
        command.env("LC_ALL", "de_DE.UTF-8").args(["hear", "--fen", START]).args(more).arg(&file);
        command.envs(library.map(|library| ("ANNA_HECTOR_POCKETSPHINX", library)));
        answers(&command.output().unwrap())
    };
    for (more, library, told) in [
        (&[][..], Some("/nowhere/libpocketsphinx.so"), "install it"),
        (&["--profile", &nowhere], None, "anna-hector enrol"),
        (&["--profile", &profile], None, "format 99"),
    ] {
        let (answers, code) = hear(more, library);
        let [answer] = answers.as_slice() else { panic!("one line, not {answers:?}") };
        assert_eq!((&answer["accepted"], code), (&"rejected".into(), Some(2)), "{answer}");
        assert!(answer["reason"].as_str().unwrap().contains(told), "{answer}");
    }
}

#[test]
fn a_take_that_cannot_be_learnt_from_is_refused_with_the_reason() {
    if !speaks() {
        return;
    }
    let mut recordings = Recordings::new("f2", 2);
    let profile = recordings.path("profile").display().to_string();
    let silence = write(&recordings.path("silence.wav"), mono(16_000), std::iter::repeat_n(0.0, 16_000));
    let clipped =
        write(&recordings.path("clipped.wav"), mono(16_000), (0..16_000).map(|i| (i as f32 * 0.05).sin() * 9.0));
    let long = recordings.say("long.wav", "Springer Gustav eins nach Felix drei, Springer Gustav eins nach Felix drei");
    let good = recordings.say("good.wav", "Gustav");
    let output =
        program(&["enrol", "--profile", &profile, "--language", "de", "Gustav", &silence, &clipped, &long, &good]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "Gustav: 1 take\n");
    assert_eq!(output.status.code(), Some(2));
    for problem in ["silence.wav: nothing can be heard", "clipped.wav: too loud", "long.wav: too long"] {
        assert!(stderr(&output).contains(problem), "{problem:?} is not in {:?}", stderr(&output));
    }
    let output = program(&["enrol", "--profile", &profile, "--language", "de", "Zylinder", &good]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("`Zylinder` is said in no move"), "{}", stderr(&output));
}
