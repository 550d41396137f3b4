//! The player's own words (D.2.6): each spoken announcement as a WAV file beside the journal, which says to which ply it
//! belongs.
//!
//! A recording is on the disk before the journal names it, and the game never waits for one: what cannot be written is
//! told, and the game goes on.
use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::{JournalError, Record};
use crate::{
    files,
    game::{Act, Game, Incident, MoveAct, NoticeAct},
};

/// The recordings of one game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Recordings {
    /// Ply and number of each, the oldest first.
    kept: Vec<(u32, u32)>,
}

impl Recordings {
    /// Those that a journal names.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        let kept = record.lines.iter().filter_map(|line| {
            let Act::Notice(NoticeAct::Noticed(Incident::Recorded { ply, clip })) = line.event.act else { return None };
            Some((ply, clip))
        });
        Self { kept: kept.collect() }
    }

    /// Those of announcements that stand: what was spoken before a correction, or before its position was taken back, is none
    /// of them.
    #[must_use]
    pub fn that_stand(record: &Record) -> Self {
        let mut game = Game::new(record.header.setup.clone());
        let mut kept: Vec<(u32, u32)> = Vec::new();
        for line in &record.lines {
            game.apply(line.at, &line.event);
            let last = game.record().number_of_last_announced();
            if let Act::Move(MoveAct::Announced(_) | MoveAct::Corrected(_)) = line.event.act {
                kept.retain(|(ply, _)| Some(*ply) != last);
            }
            kept.retain(|(ply, _)| Some(*ply) <= last);
            if let Act::Notice(NoticeAct::Noticed(Incident::Recorded { ply, clip })) = line.event.act {
                kept.push((ply, clip));
            }
        }
        Self { kept }
    }

    /// Writes a recording of the announcement of a ply, counted from 1; what the journal is to say about it. Samples of
    /// one channel, full scale from -1 to 1.
    ///
    /// # Errors
    /// [`JournalError::Io`] names the file.
    pub fn keep(&mut self, journal: &Path, ply: u32, samples: &[f32], rate: u32) -> Result<Incident, JournalError> {
        let folder = folder(journal);
        files::create_folder(&folder).map_err(JournalError::io(&folder, "make the folder of recordings"))?;
        // One that was written before a crash, and is named nowhere, stays as it is.
        let last = self.kept.iter().map(|(_, clip)| *clip).max().unwrap_or(0);
        let free = (last..=u32::MAX).skip(1).find(|&clip| !file(journal, clip).exists());
        let clip = free.ok_or_else(|| {
            JournalError::io(&folder, "find a free name for the recording")(io::ErrorKind::AlreadyExists.into())
        })?;
        let path = file(journal, clip);
        files::write_wav(&path, samples.iter().copied().map(files::narrowed), rate)
            .map_err(JournalError::io(&path, "write the recording"))?;
        self.kept.push((ply, clip));
        Ok(Incident::Recorded { ply, clip })
    }

    /// The latest recording of a ply, if there is one.
    #[must_use]
    pub fn of_ply(&self, journal: &Path, ply: u32) -> Option<PathBuf> {
        let (_, clip) = self.kept.iter().rev().find(|(of, _)| *of == ply)?;
        Some(file(journal, *clip))
    }

    /// The plies that have one, in order.
    #[must_use]
    pub fn plies(&self) -> Vec<u32> {
        let mut plies: Vec<u32> = self.kept.iter().map(|(ply, _)| *ply).collect();
        plies.sort_unstable();
        plies.dedup();
        plies
    }

    /// The last ply that has one.
    #[must_use]
    pub fn last_ply(&self) -> Option<u32> {
        self.kept.iter().map(|(ply, _)| *ply).max()
    }
}

/// Opens a recording to be played.
///
/// # Errors
/// [`JournalError::Io`] names the file.
pub fn open_recording(path: &Path) -> Result<fs::File, JournalError> {
    files::open(path).map_err(JournalError::io(path, "read the recording"))
}

/// The file of a recording.
#[must_use]
pub fn recording(journal: &Path, clip: u32) -> PathBuf {
    file(journal, clip)
}

fn folder(journal: &Path) -> PathBuf {
    journal.with_extension("recordings")
}

fn file(journal: &Path, clip: u32) -> PathBuf {
    folder(journal).join(format!("{clip:04}.wav"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recording_is_found_by_its_ply_and_none_is_written_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = folder.path().join("game.jsonl");
        let mut kept = Recordings::default();
        assert_eq!(
            kept.keep(&journal, 1, &[0.5; 480], 48_000).expect("written"),
            Incident::Recorded { ply: 1, clip: 1 }
        );
        fs::write(file(&journal, 2), "left by a crash").expect("written");
        assert_eq!(
            kept.keep(&journal, 3, &[0.1; 480], 48_000).expect("written"),
            Incident::Recorded { ply: 3, clip: 3 }
        );
        // Corrected: the later one counts, the earlier stays.
        assert_eq!(
            kept.keep(&journal, 3, &[0.2; 480], 44_100).expect("written"),
            Incident::Recorded { ply: 3, clip: 4 }
        );
        assert_eq!(kept.of_ply(&journal, 3), Some(file(&journal, 4)));
        assert_eq!((kept.of_ply(&journal, 2), kept.last_ply()), (None, Some(3)));
        assert_eq!(kept.plies(), [1, 3]);
        let wav = hound::WavReader::open(file(&journal, 4)).expect("a WAV file");
        assert_eq!((wav.spec().sample_rate, wav.duration()), (44_100, 480));
        assert_eq!(fs::read_to_string(file(&journal, 2)).expect("still there"), "left by a crash");
    }

    #[test]
    fn what_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = folder.path().join("game.jsonl");
        fs::write(journal.with_extension("recordings"), "a file").expect("written");
        let error = Recordings::default().keep(&journal, 1, &[0.0], 8_000).expect_err("no folder");
        assert!(error.to_string().contains("game.recordings"), "{error}");
    }
}
