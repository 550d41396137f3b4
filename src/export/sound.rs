//! A game by ear: each announcement as its player spoke it, where that was kept, else in the built-in voice of the room; one file with
//! a cue sheet that names the plies and their times (D.2.6).
use std::{
    fmt::Write as _,
    io::{BufReader, Cursor},
    path::Path,
};

use flac_codec::encode::{FlacSampleWriter, Options};
use shakmaty::Color;

use super::{ExportError, Found};
use crate::{
    audio::resample,
    files,
    journal::{Recordings, open_recording},
    language::{Language, Paper, Phrase, Wording, speak},
    listen,
    scoresheet::{Entry, Proof},
    speak::{SAMPLE_RATE, Speed, Voice, render},
};

/// A game as sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sounding {
    /// One channel of 16 bits.
    pub samples: Vec<i16>,
    /// Where each ply begins, in samples, and its words with the time at which it was completed, since the start.
    pub chapters: Vec<(usize, String)>,
    /// That the journal is damaged, where it is: file and cue sheet say so.
    pub notice: Option<String>,
}

/// A file of sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SoundFormat {
    /// As it is.
    Wav,
    /// Smaller, and nothing is lost by it.
    Flac,
}

impl Sounding {
    /// The file.
    ///
    /// # Errors
    /// [`ExportError::Sound`] where it would be longer than such a file can be.
    pub fn file(&self, format: SoundFormat) -> Result<Vec<u8>, ExportError> {
        let made = match format {
            SoundFormat::Wav => {
                let wav = files::wav(self.samples.iter().copied(), SAMPLE_RATE).map_err(|error| error.to_string());
                wav.and_then(|wav| noted(wav, self.notice.as_deref()))
            }
            SoundFormat::Flac => flac(&self.samples, self.notice.as_deref()).map_err(|error| error.to_string()),
        };
        made.map_err(ExportError::Sound)
    }

    /// The cue sheet of the file of this name.
    #[must_use]
    pub fn cue_sheet(&self, file: &str) -> String {
        let notice = self.notice.as_deref().map(|notice| format!("REM COMMENT \"{}\"\n", quoted(notice)));
        notice.unwrap_or_default() + &cue_sheet(file, &self.chapters, SAMPLE_RATE)
    }
}

/// The name of the cue sheet beside a sound file: `game.wav.cue`, so that those of WAV and FLAC are two.
#[must_use]
pub fn cue_name(file: &str) -> String {
    format!("{file}.cue")
}

/// A WAV file with a comment at its end, as programs show it.
fn noted(mut wav: Vec<u8>, notice: Option<&str>) -> Result<Vec<u8>, String> {
    let Some(notice) = notice else { return Ok(wav) };
    let mut text = notice.as_bytes().to_vec();
    // It ends with a zero; each part begins at an even place.
    text.resize((text.len() + 2) / 2 * 2, 0);
    let length = |bytes: usize| u32::try_from(bytes).map(u32::to_le_bytes).map_err(|error| error.to_string());
    wav.extend_from_slice(b"LIST");
    wav.extend_from_slice(&length(text.len() + 12)?);
    wav.extend_from_slice(b"INFOICMT");
    wav.extend_from_slice(&length(text.len())?);
    wav.extend_from_slice(&text);
    // The length of all that follows it.
    let whole = length(wav.len() - 8)?;
    wav[4..8].copy_from_slice(&whole);
    Ok(wav)
}

/// The bytes of a FLAC file, with a table by which a player finds its way.
fn flac(samples: &[i16], notice: Option<&str>) -> Result<Vec<u8>, flac_codec::Error> {
    let mut bytes = Cursor::new(Vec::new());
    let length = Some(samples.len() as u64);
    let mut options = Options::default().no_padding();
    if let Some(notice) = notice {
        options = options.tag("COMMENT", notice);
    }
    let mut writer = FlacSampleWriter::new(&mut bytes, options, SAMPLE_RATE, 16, 1, length)?;
    for block in samples.chunks(BLOCK) {
        writer.write(&block.iter().copied().map(i32::from).collect::<Vec<_>>())?;
    }
    writer.finalize()?;
    Ok(bytes.into_inner())
}

/// How many samples are given to the encoder at once.
const BLOCK: usize = 4096;

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

    /// The announcements that stand: each in its player's own recording, where there is one that can be read, else as the room heard it
    /// from the built-in voice.
    ///
    /// # Errors
    /// [`ExportError::Silent`] for a game without a move, [`ExportError::Sound`] where the voice cannot say it.
    pub fn sounding(&self, language: Language) -> Result<Sounding, ExportError> {
        let unsaid = |error: &dyn std::fmt::Display| ExportError::Sound(error.to_string());
        let voice = Voice::built_in().map_err(|error| unsaid(&error))?;
        let wording = self.room(language);
        let (mut samples, mut chapters) = (Vec::new(), Vec::new());
        let own = self.record().map(|record| (Recordings::that_stand(record), record.path.as_path()));
        for (ply, entry) in (1..).zip(self.sheets.standing_entries()) {
            let Some(said) = entry.played else { continue };
            let words = speak(&Phrase::full_move(said), wording);
            chapters.push((samples.len(), title(entry, &words.to_string())));
            let recorded = own.as_ref().and_then(|(own, journal)| recorded(&own.of_ply(journal, ply)?));
            let built_in = render(&words, Speed::SLOWEST, &voice).map_err(|error| unsaid(&error))?;
            samples.extend(match recorded {
                Some(own) => as_loud_as(&built_in, own),
                None => built_in,
            });
            samples.resize(samples.len() + BETWEEN, 0.0);
        }
        if chapters.is_empty() {
            return Err(ExportError::Silent);
        }
        let notice = match &self.sheets.proof {
            Proof::Damaged(fault) => Some(Paper::Damaged.fill(wording.language, [&**fault])),
            Proof::Verified | Proof::Torn | Proof::Pgn => None,
        };
        Ok(Sounding { samples: samples.into_iter().map(files::narrowed).collect(), chapters, notice })
    }
}

/// A player's own words; `None` where the file is gone or cannot be read: the built-in voice then says them.
fn recorded(file: &Path) -> Option<Vec<f32>> {
    let sound = listen::Sound::from_wav(BufReader::new(open_recording(file).ok()?)).ok()?;
    Some(resample::whole(&sound.samples, listen::RATE, SAMPLE_RATE))
}

/// One hundredth of a second, in samples: over so many the loudness is taken.
const FRAME: usize = SAMPLE_RATE as usize / 100;
/// A part below one hundredth of the power of the loudest is not speech.
const GATE: f32 = 0.01;
/// No sample is louder than this after a change.
const PEAK: f32 = 0.89;
/// A recording is made at most so many times louder: what is softer still is noise.
const MOST_GAIN: f32 = 20.0;

/// The root mean square of the parts that sound; pauses and soft endings do not count.
fn loudness(samples: &[f32]) -> f32 {
    let power = |frame: &[f32]| frame.iter().map(|s| s * s).sum::<f32>() / frame.len() as f32;
    let powers: Vec<f32> = samples.chunks(FRAME).map(power).collect();
    let gate = powers.iter().copied().fold(0.0, f32::max) * GATE;
    let speech: Vec<f32> = powers.into_iter().filter(|&power| power > gate).collect();
    if speech.is_empty() { 0.0 } else { (speech.iter().sum::<f32>() / speech.len() as f32).sqrt() }
}

/// A recording as loud as the voice beside which it is heard, as far as nothing clips.
fn as_loud_as(voice: &[f32], own: Vec<f32>) -> Vec<f32> {
    let (wanted, is) = (loudness(voice), loudness(&own));
    if wanted <= 0.0 || is <= 0.0 {
        return own;
    }
    let peak = own.iter().fold(0.0, |peak: f32, s| peak.max(s.abs()));
    let gain = (wanted / is).min(MOST_GAIN).min(PEAK / peak);
    own.into_iter().map(|s| s * gain).collect()
}

/// `12. Springer Gustav eins nach Felix drei (0:34:07)`.
fn title(entry: &Entry, words: &str) -> String {
    let dots = if entry.mover == Color::White { "." } else { "..." };
    let at = entry.at.map(|at| at.as_millis() / 1000);
    let at = at.map(|s| format!(" ({}:{:02}:{:02})", s / 3600, s / 60 % 60, s % 60)).unwrap_or_default();
    format!("{}{dots} {words}{at}", entry.number)
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
    use flac_codec::decode::FlacSampleReader;
    use shakmaty::{Board, Square};

    use super::*;
    use crate::{
        clock::Moment,
        game::{Act, AnswerAct, Event, MoveAct, NoticeAct, PressKind, Seat, Setup, StartAct},
        journal::{self, Header},
        laws::RawMove,
        scoresheet::EventData,
    };

    const RATE: u32 = 16_000;

    /// What was spoken before it was corrected in another way is not heard with the move that stands.
    #[test]
    fn a_spoken_slip_is_not_heard_with_the_move_that_stands() {
        let folder = tempfile::tempdir().expect("a folder");
        let header = Header::new("2026-05-01T10:00:00Z", Setup::default());
        let mut writer = journal::create_in(folder.path(), &header).expect("a journal");
        let path = writer.path().to_owned();
        let incident = Recordings::default().keep(&path, 1, &[0.5; 12_000], 48_000).expect("a recording");
        let said = |from, to| RawMove::from_squares(&Board::default(), from, to, None).expect("a move");
        let (e4, d4) = (said(Square::E2, Square::E4), said(Square::D2, Square::D4));
        let white = |act| Event { by: Some(Seat::Player(Color::White)), act };
        let acts = [
            Event { by: None, act: Act::Start(StartAct::Started) },
            white(Act::Move(MoveAct::Announced(d4))),
            Event { by: None, act: Act::Notice(NoticeAct::Noticed(incident)) },
            white(Act::Move(MoveAct::Corrected(e4))),
            white(Act::Move(MoveAct::Pressed(PressKind::Regular))),
        ];
        let stand = |path: &Path| Recordings::that_stand(&journal::read(path).expect("a journal")).plies();
        for (second, event) in (0..).zip(&acts[..3]) {
            writer.append(Moment::from_millis(second * 1_000), event).expect("written");
        }
        assert_eq!(stand(&path), [1]);
        for (second, event) in (3..).zip(&acts[3..]) {
            writer.append(Moment::from_millis(second * 1_000), event).expect("written");
        }
        assert_eq!(stand(&path), [0; 0]);
    }

    /// The announcement that was recorded sounds as it was spoken, the other in the built-in voice.
    #[test]
    fn what_a_player_said_is_heard_in_his_own_voice() {
        let folder = tempfile::tempdir().expect("a folder");
        let header = Header::new("2026-05-01T10:00:00Z", Setup::default());
        let mut writer = journal::create_in(folder.path(), &header).expect("a journal");
        let path = writer.path().to_owned();
        let spoken = vec![0.5; 12_000];
        let incident = Recordings::default().keep(&path, 1, &spoken, 48_000).expect("a recording");
        let said = |from, to| RawMove::from_squares(&Board::default(), from, to, None).expect("a move");
        let (e4, e5) = (said(Square::E2, Square::E4), said(Square::E7, Square::E5));
        let by = |side, act| Event { by: Some(Seat::Player(side)), act };
        let acts = [
            Event { by: None, act: Act::Start(StartAct::Started) },
            by(Color::White, Act::Move(MoveAct::Announced(e4))),
            Event { by: None, act: Act::Notice(NoticeAct::Noticed(incident)) },
            by(Color::White, Act::Move(MoveAct::Pressed(PressKind::Regular))),
            by(Color::Black, Act::Answer(AnswerAct::Repeated(e4))),
            by(Color::Black, Act::Answer(AnswerAct::Executed(e4))),
            by(Color::Black, Act::Move(MoveAct::Announced(e5))),
            by(Color::Black, Act::Move(MoveAct::Pressed(PressKind::Regular))),
        ];
        for (second, event) in (0..).zip(acts) {
            writer.append(Moment::from_millis(second * 1_000), &event).expect("written");
        }
        let bytes = std::fs::read(&path).expect("a journal");
        let found = Found::of_journal(&path, &bytes, &EventData::default()).expect("sheets");
        let lengths = |sounding: &Sounding| {
            let end = sounding.samples.len();
            [sounding.chapters[1].0 - BETWEEN, end - sounding.chapters[1].0 - BETWEEN]
        };
        let with = found.sounding(Language::German).expect("sound");
        assert!(with.chapters[0].1.ends_with("(0:00:03)"), "{:?}", with.chapters);
        let quarter = SAMPLE_RATE as usize / 4;
        assert!(lengths(&with)[0].abs_diff(quarter) < quarter / 20, "{:?}", lengths(&with));
        std::fs::remove_dir_all(path.with_extension("recordings")).expect("gone");
        let without = found.sounding(Language::German).expect("sound");
        assert!(lengths(&without)[0] > 2 * quarter, "{:?}", lengths(&without));
        assert_eq!(lengths(&with)[1], lengths(&without)[1]);
    }

    /// Soft or loud, with pauses or without: beside the built-in voice nobody turns a knob.
    #[test]
    fn a_recording_is_as_loud_as_the_voice_and_never_clips() {
        let tone = |loud: f32, pause: usize| -> Vec<f32> {
            let sound = (0..SAMPLE_RATE).map(|i| (i as f32 * 0.06).sin() * loud);
            sound.chain(std::iter::repeat_n(0.0, pause)).collect()
        };
        let voice = tone(0.14, 9_000);
        for (loud, pause) in [(0.02, 0), (0.02, 40_000), (0.14, 0), (0.9, 3_000)] {
            let heard = as_loud_as(&voice, tone(loud, pause));
            let ratio = loudness(&heard) / loudness(&voice);
            assert!((0.98..1.02).contains(&ratio), "{loud} {pause}: {ratio}");
        }
        // A click in the recording keeps it from being brought up all the way.
        let clicked = [&tone(0.02, 0)[..], &[0.8]].concat();
        let heard = as_loud_as(&voice, clicked);
        assert!(heard.iter().all(|s| s.abs() <= PEAK + 0.001) && loudness(&heard) < loudness(&voice));
        assert_eq!(as_loud_as(&voice, vec![0.0; 4]), [0.0; 4]);
    }

    /// Silence, a tone, noise and the ends of the range, of lengths that fill no block.
    #[test]
    fn a_flac_file_holds_the_samples_of_the_wav_file() {
        let noise = |i: u32| (i.wrapping_mul(0x9e37_79b9) >> 16) as u16;
        for length in [1, 15, 4_096, 30_001] {
            let samples: Vec<i16> = (0..length)
                .map(|i| match i * 4 / length {
                    0 => 0,
                    1 => i16::try_from(i % 100 * 200).expect("small"),
                    2 => noise(i).cast_signed(),
                    _ => [i16::MIN, i16::MAX][i as usize % 2],
                })
                .collect();
            let sounding =
                Sounding { samples: samples.clone(), chapters: Vec::new(), notice: Some("damaged".to_owned()) };
            let flac = sounding.file(SoundFormat::Flac).expect("FLAC");
            let mut reader = FlacSampleReader::new(Cursor::new(&flac)).expect("FLAC");
            let mut read = Vec::new();
            reader.read_to_end(&mut read).expect("samples");
            assert!(read == samples.iter().copied().map(i32::from).collect::<Vec<_>>(), "{length} samples");
            let wav = sounding.file(SoundFormat::Wav).expect("WAV");
            assert!(wav.windows(13).any(|bytes| bytes == b"ICMT\x08\0\0\0damag"), "its comment");
            assert_eq!(wav[4..8], u32::try_from(wav.len() - 8).expect("short").to_le_bytes());
            assert!(flac.windows(15).any(|bytes| bytes == b"COMMENT=damaged"), "its comment");
            let mut wav = hound::WavReader::new(Cursor::new(wav)).expect("WAV");
            assert!(wav.samples::<i16>().map(|sample| sample.expect("a sample")).eq(samples), "{length} samples");
        }
    }

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
