//! Synthesizers whose voices nothing was chosen on, as far as they are installed.
use std::{env, fs::File, io::BufReader, path::Path, process::Command};

use anna_hector::{
    language::{Language, words_to_learn},
    listen::{
        Sound,
        enrolled::{Profile, check},
    },
};

use super::speech::Dice;

/// One voice of one synthesizer.
#[derive(Debug, Clone)]
pub(crate) struct Speaker {
    pub(crate) synthesizer: String,
    pub(crate) language: Language,
    /// A shell command with `{text}`, `{out}` and `{rate}`: 1.1 is slower by a tenth.
    command: String,
}

/// The voices of flite that are whole; `kal` is `kal16` by telephone.
const FLITE: [&str; 4] = ["kal16", "rms", "slt", "awb"];
/// The voices of RHVoice that speak English.
const RHVOICE: [&str; 2] = ["alan", "slt"];

/// Everybody who can speak here, and a line for each who cannot.
pub(crate) fn speakers() -> Vec<Speaker> {
    let english = |synthesizer: &str, command: String| Speaker {
        synthesizer: synthesizer.to_owned(),
        language: Language::English,
        command,
    };
    let flite = FLITE.map(|voice| {
        english("flite", format!("flite -voice {voice} --setf duration_stretch={{rate}} -t {{text}} -o {{out}}"))
    });
    let festival = "printf %s {text} | text2wave -eval \"(Parameter.set 'Duration_Stretch {rate})\" -o {out}";
    let rhvoice = RHVOICE.map(|voice| {
        english(
            "rhvoice",
            format!("printf %s {{text}} | RHVoice-test -p {voice} -r $(echo 100/{{rate}} | bc) -o {{out}}"),
        )
    });
    let built_in = flite.into_iter().chain([english("festival", festival.to_owned())]).chain(rhvoice);
    let named = [Language::German, Language::Spanish, Language::English].into_iter().flat_map(|language| {
        let variable = format!("ANNA_HECTOR_SYNTHESIZER_{}", language.code().to_uppercase());
        let commands = env::var(&variable).unwrap_or_default();
        if commands.is_empty() {
            println!("# {variable} names no other synthesizer: 'COMMAND {{text}} {{out}} {{rate}}', several with ;");
        }
        let named = commands.split(';').map(str::trim).filter(|command| !command.is_empty());
        let speaker =
            |command: &str| Speaker { synthesizer: "named".to_owned(), language, command: command.to_owned() };
        named.map(speaker).collect::<Vec<_>>()
    });
    built_in.chain(named).filter(Speaker::can_speak).collect()
}

impl Speaker {
    fn can_speak(&self) -> bool {
        let speaks = self.said("one", 1.0).is_some();
        if !speaks {
            println!("# skipped: {} ({}) does not speak here: {}", self.synthesizer, self.language, self.command);
        }
        speaks
    }

    fn said(&self, text: &str, rate: f32) -> Option<Sound> {
        let folder = tempfile::tempdir().ok()?;
        let out = folder.path().join("said.wav");
        let quoted = |text: &str| format!("'{}'", text.replace('\'', "'\\''"));
        let command = self.command.replace("{text}", &quoted(text)).replace("{rate}", &format!("{rate:.2}"));
        let command = command.replace("{out}", &quoted(&out.to_string_lossy()));
        Command::new("sh").args(["-c", &command]).output().ok().filter(|output| output.status.success())?;
        read(&out).filter(|sound| sound.samples.len() > 1_600)
    }

    /// What this voice says, at a pace of its own each time.
    pub(crate) fn say(&self, text: &str, dice: &mut Dice) -> Sound {
        let rate = 1.0 + 0.1 * dice.even();
        self.said(text, rate).expect("it has spoken before")
    }

    /// The profile of this voice, of three takes of each word.
    pub(crate) fn enrolled(&self, dice: &mut Dice) -> Profile {
        let mut profile = Profile::empty(self.language);
        for word in words_to_learn(self.language) {
            let takes = (0..3).filter_map(|_| check(&self.say(word, dice)).ok());
            let takes: Vec<Sound> = takes.collect();
            if takes.is_empty() {
                println!("# {} cannot teach `{word}`: {}", self.synthesizer, self.command);
            } else {
                profile.teach(word, takes);
            }
        }
        profile
    }
}

fn read(path: &Path) -> Option<Sound> {
    Sound::from_wav(BufReader::new(File::open(path).ok()?)).ok()
}
