//! Writes or prints what one person takes home, on a thread of its own.
use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use super::{Errand, FOLDER, HomePlaces, MOST_JOURNAL};
use crate::{
    desk::Home,
    export::{self, Found, PRINT_COMMANDS},
    files,
    language::Language,
    scoresheet::EventData,
};

/// Somebody takes something home.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) errand: Errand,
    pub(super) language: Language,
    pub(super) places: HomePlaces,
    /// How often he has saved on a stick: where there are several, each takes its turn.
    pub(super) turn: usize,
    pub(super) writing: OneAtATime,
}

/// Held while files are saved: those of two people have names in common, and go into one folder.
pub(super) type OneAtATime = Arc<Mutex<()>>;

/// Why something was not taken home.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum NotTaken {
    NoStick,
    Failed(String),
    /// It is not on paper; its file is in this folder.
    NotPrinted {
        why: String,
        folder: PathBuf,
    },
}

/// Where it was taken.
#[derive(Debug)]
pub(super) struct TakenTo {
    pub(super) path: PathBuf,
    /// The name of the stick, where several are there.
    pub(super) stick: Option<String>,
}

impl NotTaken {
    /// What the screen says of it.
    pub(super) fn shown(self) -> Option<String> {
        match self {
            Self::NoStick => None,
            Self::Failed(why) | Self::NotPrinted { why, .. } => Some(why),
        }
    }
}

impl Job {
    pub(super) fn done(&self) -> Result<TakenTo, NotTaken> {
        let (folder, stick) = match self.errand.home {
            Home::Save | Home::Print | Home::Read => (self.places.documents.clone(), None),
            Home::SaveOnStick => {
                let sticks = export::sticks(&self.places.mounts);
                let stick = sticks.iter().cycle().nth(self.turn).ok_or(NotTaken::NoStick)?;
                let name = stick.file_name().unwrap_or_default().to_string_lossy().into_owned();
                (stick.join(FOLDER), Some(name).filter(|_| sticks.len() > 1))
            }
        };
        // Each game has a folder of its own, named as its journal.
        let folder = folder.join(self.errand.journal.file_stem().unwrap_or_default());
        let path = self.write(&folder)?;
        Ok(TakenTo { path, stick })
    }

    fn write(&self, folder: &Path) -> Result<PathBuf, NotTaken> {
        let failed = |error: &dyn std::fmt::Display| NotTaken::Failed(error.to_string());
        let unreadable =
            |error: &dyn std::fmt::Display| NotTaken::Failed(format!("{}: {error}", self.errand.journal.display()));
        let bytes = files::read_lines(&self.errand.journal, MOST_JOURNAL).map_err(|error| unreadable(&error))?;
        let found = Found::of_journal(&self.errand.journal, &bytes, &EventData::default())
            .map_err(|error| unreadable(&error))?;
        match self.errand.home {
            Home::Save | Home::SaveOnStick | Home::Read => {
                let files =
                    export::files_of(&found, self.errand.seat, self.language).map_err(|error| failed(&error))?;
                self.save(folder, &files)?;
                Ok(folder.to_owned())
            }
            Home::Print => {
                let (name, pdf) =
                    export::print_of(&found, self.errand.seat, self.language).map_err(|error| failed(&error))?;
                let file = folder.join(&name);
                self.save(folder, &[(name, pdf)])?;
                export::print(&file, &PRINT_COMMANDS)
                    .map_err(|error| NotTaken::NotPrinted { why: error.to_string(), folder: folder.to_owned() })?;
                Ok(file)
            }
        }
    }

    fn save(&self, folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), NotTaken> {
        // A thread that failed while it held the lock has left whole files or none.
        let _one_at_a_time = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        export::save(folder, files).map_err(|error| NotTaken::Failed(error.to_string()))
    }
}
