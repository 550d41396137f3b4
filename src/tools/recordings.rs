//! `anna-hector recordings`: the player's own words of a whole game (D.2.6) as one WAV file with a cue sheet.
use std::{
    fs::File,
    io::{self, BufReader, Write},
    path::{Path, PathBuf},
};

use super::{Failure, ToolOutcome};
use crate::{
    export, files,
    game::{Act, Game, Incident, NoticeAct, Tool},
    journal,
    language::{Phrase, speak},
    listen::{Sound, sound::RATE},
};

/// What `recordings` is asked (D.2.6).
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

/// An announcement that was recorded.
struct Recorded {
    /// `12. Springer Gustav eins nach Felix drei`.
    title: String,
    clip: u32,
}

pub(crate) fn run(args: &Args) -> Result<ToolOutcome, Failure> {
    let record = journal::read(&args.journal).map_err(|error| Failure::Bad(error.to_string()))?;
    super::told_of_reading(&args.journal, Tool::Recordings);
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
    files::write_wav(&args.out, samples.iter().copied().map(files::narrowed), RATE)
        .map_err(|error| unwritten(&args.out, &error))?;
    let name = args.out.file_name().unwrap_or_default().to_string_lossy();
    let sheet = args.out.with_file_name(export::cue_name(&name));
    files::write_whole(&sheet, export::cue_sheet(&name, &chapters, RATE).as_bytes())
        .map_err(|error| unwritten(&sheet, &error))?;
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
        [] => Ok(ToolOutcome::Good),
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
    let said =
        ply.checked_sub(1).and_then(|index| game.record().all_plies().nth(index)).and_then(|ply| ply.announcement());
    let words = said.map(|said| speak(&Phrase::full_move(said), setup.wording).to_string()).unwrap_or_default();
    format!("{}{dots} {words}", setup.number_of_move(ply)).trim_end().to_owned()
}

fn sound(path: &Path) -> Result<Sound, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    Sound::from_wav(BufReader::new(file)).map_err(|error| error.to_string())
}
