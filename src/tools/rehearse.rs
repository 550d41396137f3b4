//! `anna-hector rehearse`: a scripted game in simulated time.
use std::{
    io::{self, Write},
    path::PathBuf,
};

use super::{Failure, ToolOutcome, leave::Leave};
use crate::{
    console::{
        fill::{FillError, filled},
        rehearse::{RehearsalError, rehearse},
        script::Script,
        state::final_state,
    },
    game::Tool,
    laws::Edition,
};

/// What `rehearse` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    leave: Leave,
    /// A script, or `-` for standard input.
    script: PathBuf,
    /// Print the final state as JSON instead of the cues.
    #[arg(long, conflicts_with = "fill")]
    json: bool,
    /// Print the script itself with every cue that comes, and `cues: all`.
    #[arg(long, conflicts_with = "edition")]
    fill: bool,
    /// Play it in this one of its editions only (2009, 2014, 2018, 2023).
    #[arg(long)]
    edition: Option<Edition>,
}

pub(crate) fn run(args: &Args) -> Result<ToolOutcome, Failure> {
    // In a practice it says what is illegal, and what ends the game.
    args.leave.must_be_given(Tool::Rehearse)?;
    let name = args.script.display().to_string();
    let bytes = super::input(&args.script)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count();
        Failure::Bad(format!("{name}: line {line}: this is not UTF-8 text; save the script as UTF-8"))
    })?;
    if args.fill {
        return fill(&name, &text);
    }
    let mut scripts = Script::parse_each(&text).map_err(|error| Failure::Bad(format!("{name}: {error}")))?;
    if let Some(edition) = args.edition {
        scripts.retain(|script| script.setup.edition == edition);
        if scripts.is_empty() {
            return Err(Failure::Bad(format!(
                "{name}: the script is not for {edition}; its header names its editions"
            )));
        }
    }
    let mut outcome = ToolOutcome::Good;
    for script in &scripts {
        let mut name = name.clone();
        if scripts.len() > 1 {
            name = format!("{name} ({})", script.setup.edition);
            if !args.json {
                writeln!(io::stdout().lock(), "# {}", script.setup.edition)?;
            }
        }
        if let Some(difference) = play(args, &name, script)? {
            eprintln!("{name}: {difference}");
            outcome = ToolOutcome::Different;
        }
    }
    Ok(outcome)
}

/// Plays a script, and names the first line where the game differs from it.
fn play(args: &Args, name: &str, script: &Script) -> Result<Option<RehearsalError>, Failure> {
    let (rehearsal, difference) = match rehearse(script) {
        Ok(rehearsal) => (rehearsal, None),
        Err((error, _)) if error.is_bad_script() => return Err(Failure::Bad(format!("{name}: {error}"))),
        Err((error, rehearsal)) => (*rehearsal, Some(error)),
    };
    let mut out = io::stdout().lock();
    if args.json {
        let state = serde_json::to_string_pretty(&final_state(&rehearsal)).map_err(|e| Failure::Bad(e.to_string()))?;
        writeln!(out, "{state}")?;
    } else {
        for line in &rehearsal.transcript {
            writeln!(out, "{line}")?;
        }
    }
    Ok(difference)
}

fn fill(name: &str, text: &str) -> Result<ToolOutcome, Failure> {
    match filled(text) {
        Ok(filled) => {
            write!(io::stdout().lock(), "{filled}")?;
            Ok(ToolOutcome::Good)
        }
        Err(error @ FillError::Editions { .. }) => {
            eprintln!("{name}: {error}");
            Ok(ToolOutcome::Different)
        }
        Err(error) => Err(Failure::Bad(format!("{name}: {error}"))),
    }
}
