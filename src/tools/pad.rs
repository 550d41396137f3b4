//! Layouts of gamepads at the command line.
use std::io::{self, Write as _};

use super::{Failure, input};
use crate::{
    cli::{Pad, PadQuestion},
    language::Language,
    pad::{Layout, NAMED, Profile, markdown},
};

/// Answers a question about gamepads.
pub(crate) fn run(args: &Pad) -> Result<(), Failure> {
    let text = match &args.asked {
        PadQuestion::Acts => acts(),
        PadQuestion::Layout { name } => layout(name)?,
        PadQuestion::Check { file } => {
            let bytes = input(file)?;
            let checked = String::from_utf8_lossy(&bytes).parse::<Profile>();
            checked.map_err(|error| Failure::Bad(format!("{}, {error}", file.display())))?;
            return Ok(());
        }
        PadQuestion::Table { language } => markdown((*language).into()),
    };
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

fn acts() -> String {
    NAMED.iter().map(|command| format!("{}\t{}\n", command.name, command.label.text(Language::English))).collect()
}

fn layout(name: &str) -> Result<String, Failure> {
    let found = Layout::ALL.into_iter().find(|layout| layout.name() == name);
    found.map(Layout::text).ok_or_else(|| {
        let known = Layout::ALL.map(Layout::name).join(", ");
        Failure::Bad(format!("there is no layout `{name}`; there are {known}"))
    })
}
