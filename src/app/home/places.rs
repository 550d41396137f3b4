//! Where the files go that people take home.
use std::path::{Path, PathBuf};

/// How the place of saved files is told by ear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Told {
    /// Among the documents.
    AmongDocuments,
    /// By its path: it is a folder that was named on the command line.
    ByPath,
}

/// Where files of people are put.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HomePlaces {
    /// The program's folder among the user's documents.
    pub documents: PathBuf,
    /// How its place is told.
    pub told: Told,
    /// Folders in which the system mounts sticks, each under its name.
    pub mounts: Vec<PathBuf>,
}

impl HomePlaces {
    /// In a folder that was named.
    #[must_use]
    pub fn below(folder: &Path) -> Self {
        Self { documents: folder.join("scoresheets"), told: Told::ByPath, mounts: Vec::new() }
    }

    /// Those of the user; `None` for a user without a home.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        let user = directories::UserDirs::new()?;
        let documents = user.document_dir().map_or_else(|| user.home_dir().join("Documents"), Path::to_owned);
        Some(Self { documents: documents.join(FOLDER), told: Told::AmongDocuments, mounts: mounts() })
    }
}

/// Where desktops mount what is plugged in.
fn mounts() -> Vec<PathBuf> {
    let user = ["USER", "LOGNAME"].into_iter().find_map(std::env::var_os);
    let of = |root: &str| user.as_ref().map(|user| Path::new(root).join(user));
    ["/run/media", "/media"].into_iter().filter_map(of).collect()
}

/// The program's folder, among the documents and on a stick.
pub(in crate::app) const FOLDER: &str = "anna-hector";
