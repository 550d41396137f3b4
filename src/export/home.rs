//! What each person at the table takes home: a player his own sheet, his assistant the same, the arbiter everything.
use std::{
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
};

use shakmaty::Color;
use thiserror::Error;

use super::{Choice, ExportError, Format, Found, Printed, SoundFormat, cue_name, write};
use crate::{
    files,
    game::Seat,
    language::{Language, Paper},
    scoresheet::{MoveStyle, braille::Unknown, pdf::LetterSize},
};

/// Why something could not be taken home.
#[derive(Debug, Error)]
pub enum HomeError {
    /// It cannot be written in that format.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// The file or its folder cannot be made.
    #[error("{}: cannot be written: {source}; what was there stays as it was, no file is half written", path.display())]
    Write {
        /// The file or folder that could not be written.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// The files of a person, each with its name, in the language of the game.
///
/// # Errors
/// [`ExportError`].
pub fn files_of(found: &Found, seat: Seat, language: Language) -> Result<Vec<(String, Vec<u8>)>, ExportError> {
    let sides = seat.side().map_or(Color::ALL.to_vec(), |side| vec![side]);
    let mut files = by_ear(found, language)?;
    let mut add = |name: String, choice: Choice| -> Result<(), ExportError> {
        files.push((name, write(std::slice::from_ref(found), &choice)?));
        Ok(())
    };
    let plain = |format| Choice { unknown: Unknown::Marked, ..Choice::new(format, language) };
    for side in sides {
        let name = sheet_name(side, language);
        let of = |format| plain(format).of(side);
        add(format!("{name}.pdf"), of(Format::Pdf))?;
        let large = Paper::LargePrint.text(language);
        add(format!("{name}, {large}.pdf"), Choice { size: LetterSize::Large, ..of(Format::Pdf) })?;
        add(format!("{name}.txt"), of(Format::Text))?;
        add(format!("{name}.brf"), of(Format::Brf))?;
        let in_words = |format| Choice { style: MoveStyle::Words, ..of(format) };
        let words = Paper::InWords.text(language);
        add(format!("{name}, {words}.txt"), in_words(Format::Text))?;
        add(format!("{name}, {words}.brf"), in_words(Format::Brf))?;
        if seat != Seat::Arbiter {
            add(format!("{name}.pgn"), of(Format::Pgn))?;
        }
    }
    if seat == Seat::Arbiter {
        let report = Paper::Report.text(language);
        add(format!("{report}.txt"), plain(Format::Report))?;
        add(format!("{report}.pdf"), Choice { printed: Printed::WithReport, ..plain(Format::Pdf) })?;
        let game = Paper::Game.text(language);
        add(format!("{game}.pgn"), plain(Format::Pgn))?;
        add(format!("{game}.json"), plain(Format::Json))?;
    }
    Ok(files)
}

/// The game by ear with its cue sheet (D.2.6); nothing where no move was made.
fn by_ear(found: &Found, language: Language) -> Result<Vec<(String, Vec<u8>)>, ExportError> {
    let sounding = match found.sounding(language) {
        Err(ExportError::Silent) => return Ok(Vec::new()),
        sounding => sounding?,
    };
    let name = format!("{}.flac", Paper::Game.text(language));
    let sheet = sounding.cue_sheet(&name);
    Ok(vec![(cue_name(&name), sheet.into_bytes()), (name, sounding.file(SoundFormat::Flac)?)])
}

/// What a person prints: his sheet; the arbiter both, with the report.
///
/// # Errors
/// [`ExportError`].
pub fn print_of(found: &Found, seat: Seat, language: Language) -> Result<(String, Vec<u8>), ExportError> {
    let pdf = Choice::new(Format::Pdf, language);
    let (name, choice) = match seat.side() {
        Some(side) => (sheet_name(side, language), pdf.of(side)),
        None => (Paper::Report.text(language).to_owned(), Choice { printed: Printed::WithReport, ..pdf }),
    };
    Ok((format!("{name}.pdf"), write(std::slice::from_ref(found), &choice)?))
}

fn sheet_name(side: Color, language: Language) -> String {
    Paper::SheetOf.fill(language, [language.side(side)])
}

/// Writes files into a folder, which is made where it is not there: each whole or not at all.
///
/// # Errors
/// [`HomeError::Write`] with the first that cannot be written; those before it are whole.
pub fn save(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), HomeError> {
    let unwritten = |path: &Path| {
        let path = path.to_owned();
        move |source| HomeError::Write { path, source }
    };
    files::create_folder(folder).map_err(unwritten(folder))?;
    for (name, content) in files {
        let path = folder.join(name);
        files::write_whole(&path, content).map_err(unwritten(&path))?;
    }
    Ok(())
}

/// The sticks that are mounted for this user, below the places where systems mount them: `/run/media/USER`, `/media/USER`.
#[must_use]
pub fn sticks(roots: &[PathBuf]) -> Vec<PathBuf> {
    let mut sticks: Vec<PathBuf> = roots
        .iter()
        .filter_map(|root| fs::read_dir(root).ok())
        .flatten()
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.is_dir() && !is_hidden(path))
        .collect();
    sticks.sort();
    sticks
}

fn is_hidden(path: &Path) -> bool {
    path.file_name().and_then(OsStr::to_str).is_some_and(|name| name.starts_with('.'))
}
