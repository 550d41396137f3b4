//! `anna-hector recordings`: the player's own words of a whole game (D.2.6) as one WAV file with a cue sheet.
use std::{
    fmt::Write as _,
    fs::File,
    io::{self, BufReader, Write},
    path::{Path, PathBuf},
};

use super::{Failure, Outcome};
use crate::{
    files,
    game::{Act, Game, Incident, NoticeAct},
    journal,
    language::{Phrase, speak},
    listen::{Sound, sound::RATE},
};

/// `recordings` (D.2.6).
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The journal of the game; its recordings are in the folder beside it.
    journal: PathBuf,
    /// The file to write; the cue sheet goes beside it.
    #[arg(long, value_name = "OUT.wav")]
    out: PathBuf,
}

/// Between two announcements, in samples: half a second.
const BETWEEN: usize = RATE as usize / 2;
/// A cue sheet has no more tracks.
const MOST_TRACKS: usize = 99;
/// Frames in a second of a cue sheet.
const FRAMES: usize = 75;

/// An announcement that was recorded.
struct Recorded {
    /// `12. Springer Gustav eins nach Felix drei`.
    title: String,
    clip: u32,
}

pub(crate) fn run(args: &Args) -> Result<Outcome, Failure> {
    let record = journal::read(&args.journal).map_err(|error| Failure::Bad(error.to_string()))?;
    let recorded = recorded(&record);
    if recorded.is_empty() {
        let path = args.journal.display();
        return Err(Failure::Bad(format!("{path}: no announcement of this game was spoken into a microphone")));
    }
    let (mut samples, mut chapters, mut missing) = (Vec::new(), Vec::new(), Vec::new());
    for Recorded { title, clip } in recorded {
        let path = journal::recording(&args.journal, clip);
        match sound(&path) {
            Ok(sound) => {
                chapters.push((samples.len(), title));
                samples.extend(sound.samples);
                samples.resize(samples.len() + BETWEEN, 0.0);
            }
            Err(error) => missing.push(format!("{}: {error}", path.display())),
        }
    }
    let unwritten = |path: &Path, error: &dyn std::fmt::Display| Failure::Bad(format!("{}: {error}", path.display()));
    files::write_wav(&args.out, samples.iter().copied().map(narrowed), RATE)
        .map_err(|error| unwritten(&args.out, &error))?;
    let sheet = args.out.with_extension("cue");
    let name = args.out.file_name().unwrap_or_default().to_string_lossy();
    files::write_whole(&sheet, cue_sheet(&name, &chapters).as_bytes()).map_err(|error| unwritten(&sheet, &error))?;
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{}: {} announcements, {} s; chapters in {}",
        args.out.display(),
        chapters.len(),
        samples.len() / RATE as usize,
        sheet.display()
    )?;
    match missing.as_slice() {
        [] => Ok(Outcome::Good),
        files => Err(Failure::Bad(format!("left out: {}", files.join("; ")))),
    }
}

/// The announcements that have a recording, in the order of the game, each with the words that the table would say.
fn recorded(record: &journal::Record) -> Vec<Recorded> {
    let mut game = Game::new(record.header.setup.clone());
    let mut recorded = Vec::new();
    for line in &record.lines {
        game.apply(line.at, &line.event);
        if let Act::Notice(NoticeAct::Noticed(Incident::Recorded { ply, clip })) = line.event.act {
            recorded.push(Recorded { title: title(&game, ply as usize), clip });
        }
    }
    recorded
}

fn title(game: &Game, ply: usize) -> String {
    let setup = game.setup();
    let dots = if setup.mover_of(ply).is_white() { "." } else { "..." };
    let said = ply.checked_sub(1).and_then(|index| game.all_plies().nth(index)).and_then(|ply| ply.announcement());
    let words = said.map(|said| speak(&Phrase::full_move(said), setup.wording).to_string()).unwrap_or_default();
    format!("{}{dots} {words}", setup.number_of_move(ply)).trim_end().to_owned()
}

fn sound(path: &Path) -> Result<Sound, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    Sound::from_wav(BufReader::new(file)).map_err(|error| error.to_string())
}

/// Sixteen bits.
#[expect(clippy::cast_possible_truncation, reason = "clamped to sixteen bits")]
fn narrowed(sample: f32) -> i16 {
    (sample.clamp(-1.0, 1.0) * 32_767.0) as i16
}

/// The chapters as a cue sheet. Where there are more than a cue sheet can have, some share a track.
fn cue_sheet(file: &str, chapters: &[(usize, String)]) -> String {
    let share = chapters.len().div_ceil(MOST_TRACKS).max(1);
    let mut sheet = format!("FILE \"{}\" WAVE\n", quoted(file));
    for (track, together) in chapters.chunks(share).enumerate() {
        let Some((start, _)) = together.first() else { continue };
        let titles: Vec<&str> = together.iter().map(|(_, title)| title.as_str()).collect();
        let frames = start * FRAMES / RATE as usize;
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

    #[test]
    fn a_chapter_begins_where_its_move_does() {
        let second = RATE as usize;
        let chapters =
            [(0, "1. Bauer Eva zwei nach Eva vier".to_owned()), (second * 61 + second / 3, "2. \"x\"".to_owned())];
        let sheet = cue_sheet("game.wav", &chapters);
        let wanted = "FILE \"game.wav\" WAVE\n  TRACK 01 AUDIO\n    TITLE \"1. Bauer Eva zwei nach Eva vier\"\n    INDEX 01 00:00:00\n  \
            TRACK 02 AUDIO\n    TITLE \"2. 'x'\"\n    INDEX 01 01:01:24\n";
        assert_eq!(sheet, wanted);
    }

    #[test]
    fn a_long_game_shares_tracks() {
        let chapters: Vec<_> = (0..250).map(|i| (i * 16_000, format!("{i}."))).collect();
        let sheet = cue_sheet("game.wav", &chapters);
        assert_eq!(sheet.matches("TRACK").count(), 84);
        assert!((0..250).all(|i| sheet.contains(&format!("{i}."))));
    }
}
