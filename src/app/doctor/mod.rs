//! `anna-hector doctor`: what the program finds on this machine, in twenty lines, and whether a game can be played with it.
//!
//! `look` asks the machine; the rest is values. The first line is the verdict, so that a listener need not hear the rest.
mod aloud;
mod look;

pub(in crate::app) use look::{ScreenReader, screen_reader};

use std::{
    io::{self, Write},
    path::PathBuf,
};

use crate::{
    game::{Battery, Supply},
    language::{Arg, Language, Line, Paper, Phrase},
};

/// Where the program would keep things.
#[derive(Debug)]
pub struct DoctorPlaces {
    /// The folder of the journals, or why there is none.
    pub games: Result<PathBuf, String>,
    /// The file of settings.
    pub settings: Option<PathBuf>,
    /// The log file.
    pub log: Option<PathBuf>,
    /// The folder of the machine's power supplies.
    pub power_supplies: PathBuf,
}

/// Whether the finding is also said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aloud {
    /// By the system voice where there is one, else by the one inside the program.
    Yes,
    /// It is only written.
    No,
}

/// What a game can be played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Playable {
    /// With the window.
    Window,
    /// `anna-hector console` only.
    Console,
    /// Nothing can be played.
    No,
}

/// Below so many free megabytes no game is begun.
const LEAST_SPACE: u64 = 20;

/// How many names are listed; a machine without a sound server lists every plugin of its sound layer.
const MOST_NAMES: usize = 6;

/// What was found.
#[derive(Debug, Clone)]
struct DoctorFound {
    display: Option<String>,
    /// Programs that read the screen aloud or in Braille; `None` where they cannot be looked for.
    readers: Option<Vec<String>>,
    outputs: Vec<String>,
    default_output: Option<String>,
    microphones: Vec<String>,
    pads: Result<Vec<String>, String>,
    ports: Vec<String>,
    /// The languages of the voice inside the program, or what is wrong with it.
    built_in_voice: Result<(), String>,
    /// How many voices the speech service has, or why it does not speak.
    system_voice: Result<usize, String>,
    recogniser: Result<(), String>,
    games: GamesFolder,
    /// Free space on the disk, in megabytes.
    free: Option<u64>,
    settings: Settings,
    /// How many people have taught words.
    taught: usize,
    log: Option<PathBuf>,
    battery: Option<Battery>,
}

/// The folder of the journals.
#[derive(Debug, Clone)]
enum GamesFolder {
    /// It can be written, and holds so many games, of which so many are unfinished.
    Good { folder: PathBuf, all: usize, unfinished: usize },
    /// It cannot be used.
    Bad(String),
}

/// The file of settings.
#[derive(Debug, Clone)]
enum Settings {
    /// There is none yet.
    None,
    /// It can be read.
    Good(PathBuf),
    /// It cannot, and the defaults are used.
    Bad(String),
}

impl DoctorFound {
    /// What no game goes without and is not here: a loudspeaker for the announcements, the voice, the folder of the games and the room to
    /// write in it.
    fn missing(&self) -> Vec<Paper> {
        let kept = matches!(self.games, GamesFolder::Good { .. }) && self.free.is_none_or(|free| free >= LEAST_SPACE);
        let needs = [
            self.default_output.is_none().then_some(Paper::NeedsLoudspeaker),
            self.built_in_voice.is_err().then_some(Paper::NeedsVoice),
            (!kept).then_some(Paper::NeedsRoomForRecord),
        ];
        needs.into_iter().flatten().collect()
    }

    fn playable(&self) -> Playable {
        match &self.display {
            _ if !self.missing().is_empty() => Playable::No,
            Some(_) => Playable::Window,
            None => Playable::Console,
        }
    }

    /// The lines, the verdict first.
    fn lines(&self, language: Language) -> Vec<String> {
        let fill = |paper: Paper, args: &[&str]| paper.fill(language, args.iter().copied());
        let list = |names: &[String], some: Paper, none: Paper| match names {
            [] => fill(none, &[]),
            names => {
                let mut listed = names.iter().take(MOST_NAMES).map(String::as_str).collect::<Vec<_>>();
                listed.extend((names.len() > MOST_NAMES).then_some("..."));
                fill(some, &[&names.len().to_string(), &listed.join(", ")])
            }
        };
        let system = format!("{} ({})", std::env::consts::OS, std::env::consts::ARCH);
        let mut lines = vec![
            self.verdict(language),
            fill(Paper::FoundProgram, &[env!("CARGO_PKG_VERSION"), &system]),
            fill(Paper::FoundLanguage, &[language.code()]),
            self.display
                .as_deref()
                .map_or_else(|| fill(Paper::NoDisplay, &[]), |name| fill(Paper::FoundDisplay, &[name])),
            match &self.readers {
                Some(names) => list(names, Paper::FoundReaders, Paper::NoReaders),
                None => fill(Paper::ReadersUnknown, &[]),
            },
            list(&self.outputs, Paper::FoundOutputs, Paper::NoOutputs),
        ];
        lines.push(match &self.default_output {
            Some(name) => fill(Paper::DefaultOutput, &[name]),
            None => fill(Paper::NoDefaultOutput, &[]),
        });
        lines.extend([
            list(&self.microphones, Paper::FoundMicrophones, Paper::NoMicrophones),
            match &self.pads {
                Ok(names) => list(names, Paper::FoundPads, Paper::NoPads),
                Err(reason) => fill(Paper::PadsUnusable, &[reason]),
            },
            list(&self.ports, Paper::FoundPorts, Paper::NoPorts),
            match &self.built_in_voice {
                Ok(()) => fill(Paper::BuiltInVoice, &[]),
                Err(reason) => fill(Paper::BuiltInVoiceBad, &[reason]),
            },
            match &self.system_voice {
                Ok(voices) => fill(Paper::FoundSystemVoice, &[&voices.to_string()]),
                Err(reason) => fill(Paper::NoSystemVoice, &[reason]),
            },
            match &self.recogniser {
                Ok(()) => fill(Paper::FoundRecogniser, &[]),
                Err(reason) => fill(Paper::NoRecogniser, &[reason]),
            },
            fill(Paper::TaughtPeople, &[&self.taught.to_string()]),
            match &self.games {
                GamesFolder::Good { folder, all, unfinished } => {
                    fill(Paper::FoundGames, &[&folder.display().to_string(), &all.to_string(), &unfinished.to_string()])
                }
                GamesFolder::Bad(reason) => fill(Paper::NoGames, &[reason]),
            },
        ]);
        lines.extend(self.free.map(|free| {
            let paper = if free < LEAST_SPACE { Paper::SpaceShort } else { Paper::FoundSpace };
            fill(paper, &[&free.to_string()])
        }));
        lines.push(match &self.settings {
            Settings::None => fill(Paper::NoSettings, &[]),
            Settings::Good(path) => fill(Paper::FoundSettings, &[&path.display().to_string()]),
            Settings::Bad(reason) => fill(Paper::SettingsBad, &[reason]),
        });
        lines.extend(self.log.as_deref().map(|path| fill(Paper::FoundLog, &[&path.display().to_string()])));
        lines.push(match self.battery {
            None => fill(Paper::NoBattery, &[]),
            Some(Battery { percent, supply: Supply::Battery, .. }) => fill(Paper::OnBattery, &[&percent.to_string()]),
            Some(Battery { percent, supply: Supply::Mains, .. }) => fill(Paper::OnMains, &[&percent.to_string()]),
        });
        // One finding, one line, whatever a library writes.
        lines.into_iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    }

    fn verdict(&self, language: Language) -> String {
        match self.playable() {
            Playable::Window => Paper::GamePlayable.text(language).to_owned(),
            Playable::Console => Paper::GamePlayableAsLines.text(language).to_owned(),
            Playable::No => {
                let missing: Vec<&str> = self.missing().into_iter().map(|paper| paper.text(language)).collect();
                Paper::GameNotPlayable.fill(language, [&*missing.join(", ")])
            }
        }
    }

    /// What the voice inside the program has words for: that it is heard, and what is missing.
    fn faults(&self) -> Vec<Phrase> {
        let games = matches!(self.games, GamesFolder::Bad(_)).then(|| Phrase::line(Line::JournalFailed));
        let space = self.free.filter(|&free| free < LEAST_SPACE).and_then(|free| u32::try_from(free).ok());
        let space = space.map(|free| Phrase::with(Line::MarkDiskNearlyFull, [Arg::Number(free)]));
        let microphone = self.microphones.is_empty().then(|| Phrase::line(Line::MicrophoneLost));
        let recogniser = self.recogniser.is_err().then(|| Phrase::line(Line::HearingMissing));
        let voice = self.system_voice.is_err().then(|| Phrase::line(Line::SystemVoiceLost));
        [games, space, microphone, recogniser, voice].into_iter().flatten().collect()
    }
}

/// Looks, writes the lines, and says them where that was asked for.
///
/// # Errors
/// Where standard output cannot be written.
pub fn examine(places: &DoctorPlaces, language: Language, aloud: Aloud) -> io::Result<Playable> {
    let found = look::around(places, language);
    let lines = found.lines(language);
    let mut out = io::stdout().lock();
    for line in &lines {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    if aloud == Aloud::Yes {
        aloud::say(&found, &lines, language);
    }
    Ok(found.playable())
}

#[cfg(test)]
mod tests;
