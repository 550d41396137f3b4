//! `anna-hector rehearse`: a scripted game in simulated time.
use std::io::{self, Write};

use super::{Failure, Outcome};
use crate::{
    cli,
    console::{rehearse::rehearse, script::Script, state::final_state},
};

pub(crate) fn run(args: &cli::Rehearse) -> Result<Outcome, Failure> {
    let name = args.script.display().to_string();
    let bytes = super::input(&args.script)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count();
        Failure::Bad(format!("{name}: line {line}: this is no UTF-8 text; save the script as UTF-8"))
    })?;
    let script = Script::parse(&text).map_err(|error| Failure::Bad(format!("{name}: {error}")))?;
    let (rehearsal, difference) = match rehearse(&script) {
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
    match difference {
        None => Ok(Outcome::Good),
        Some(error) => {
            eprintln!("{name}: {error}");
            Ok(Outcome::Different)
        }
    }
}
