//! A game by ear: each announcement in the built-in voice of the room, one file with a cue sheet that names the plies (D.2.6).
use std::fmt::Write as _;

use shakmaty::Color;

use super::{ExportError, Found};
use crate::{
    files,
    language::{Language, Phrase, Wording, speak},
    scoresheet::Entry,
    speak::{SAMPLE_RATE, Speed, Voice, render},
};

/// A game as sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sounding {
    /// The WAV file: one channel of 16 bits.
    pub wav: Vec<u8>,
    /// Where each ply begins, in samples, and its words.
    pub chapters: Vec<(usize, String)>,
}

/// Between two announcements, in samples: half a second.
const BETWEEN: usize = SAMPLE_RATE as usize / 2;
/// A cue sheet has no more tracks.
const MOST_TRACKS: usize = 99;
/// Frames in a second of a cue sheet.
const FRAMES: usize = 75;

impl Found {
    /// The words of the room: those of the game, or of this language where there is no journal to tell.
    fn room(&self, language: Language) -> Wording {
        let of_pgn = Wording { language, ranks: language, ..Wording::default() };
        self.record().map_or(of_pgn, |record| record.header.setup.wording)
    }

    /// The announcements that stand, as the room heard them from the built-in voice.
    ///
    /// # Errors
    /// [`ExportError::Silent`] for a game without a move, [`ExportError::Sound`] where the voice cannot say it.
    pub fn sounding(&self, language: Language) -> Result<Sounding, ExportError> {
        let unsaid = |error: &dyn std::fmt::Display| ExportError::Sound(error.to_string());
        let voice = Voice::built_in().map_err(|error| unsaid(&error))?;
        let wording = self.room(language);
        let (mut samples, mut chapters) = (Vec::new(), Vec::new());
        for entry in self.sheets.standing_entries() {
            let Some(said) = entry.played else { continue };
            let words = speak(&Phrase::full_move(said), wording);
            chapters.push((samples.len(), title(entry, &words.to_string())));
            samples.extend(render(&words, Speed::SLOWEST, &voice).map_err(|error| unsaid(&error))?);
            samples.resize(samples.len() + BETWEEN, 0.0);
        }
        if chapters.is_empty() {
            return Err(ExportError::Silent);
        }
        let wav = files::wav(samples.into_iter().map(narrowed), SAMPLE_RATE).map_err(|error| unsaid(&error))?;
        Ok(Sounding { wav, chapters })
    }
}

/// `12. Springer Gustav eins nach Felix drei`.
fn title(entry: &Entry, words: &str) -> String {
    let dots = if entry.mover == Color::White { "." } else { "..." };
    format!("{}{dots} {words}", entry.number)
}

/// Sixteen bits.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "clamped to sixteen bits")]
pub fn narrowed(sample: f32) -> i16 {
    (sample.clamp(-1.0, 1.0) * 32_767.0) as i16
}

/// Chapters of a sound file of so many samples a second as a cue sheet. Where there are more than a cue sheet can have, some share a
/// track.
#[must_use]
pub fn cue_sheet(file: &str, chapters: &[(usize, String)], rate: u32) -> String {
    let share = chapters.len().div_ceil(MOST_TRACKS).max(1);
    let mut sheet = format!("FILE \"{}\" WAVE\n", quoted(file));
    for (track, together) in chapters.chunks(share).enumerate() {
        let Some((start, _)) = together.first() else { continue };
        let titles: Vec<&str> = together.iter().map(|(_, title)| title.as_str()).collect();
        let frames = start * FRAMES / rate as usize;
        let (minutes, seconds, frames) = (frames / FRAMES / 60, frames / FRAMES % 60, frames % FRAMES);
        // Writing to a string cannot fail.
        let _ = writeln!(sheet, "  TRACK {:02} AUDIO\n    TITLE \"{}\"", track + 1, quoted(&titles.join("; ")));
        let _ = writeln!(sheet, "    INDEX 01 {minutes:02}:{seconds:02}:{frames:02}");
    }
    sheet
}

/// A cue sheet has no way to write a quotation mark.
fn quoted(text: &str) -> String {
    text.replace('"', "'")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 16_000;

    #[test]
    fn a_chapter_begins_where_its_move_does() {
        let second = RATE as usize;
        let chapters =
            [(0, "1. Bauer Eva zwei nach Eva vier".to_owned()), (second * 61 + second / 3, "2. \"x\"".to_owned())];
        let sheet = cue_sheet("game.wav", &chapters, RATE);
        let wanted = "FILE \"game.wav\" WAVE\n  TRACK 01 AUDIO\n    TITLE \"1. Bauer Eva zwei nach Eva vier\"\n    INDEX 01 00:00:00\n  \
            TRACK 02 AUDIO\n    TITLE \"2. 'x'\"\n    INDEX 01 01:01:24\n";
        assert_eq!(sheet, wanted);
    }

    #[test]
    fn a_long_game_shares_tracks() {
        let chapters: Vec<_> = (0..250).map(|i| (i * 16_000, format!("{i}."))).collect();
        let sheet = cue_sheet("game.wav", &chapters, RATE);
        assert_eq!(sheet.matches("TRACK").count(), 84);
        assert!((0..250).all(|i| sheet.contains(&format!("{i}."))));
    }
}
