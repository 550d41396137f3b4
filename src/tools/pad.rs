//! Layouts of gamepads at the command line.
use std::{
    io::{self, Write as _},
    path::PathBuf,
};

use super::{Failure, LanguageName, input, language_of};
use crate::{
    language::Language,
    pad::{NAMED, PadLayout, PadProfile, markdown},
};

/// What `pad` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    asked: PadQuestion,
}

/// A question about gamepads.
#[derive(Debug, clap::Subcommand)]
enum PadQuestion {
    /// List the acts that a button can have, with their meaning.
    Acts,
    /// Print a layout: xbox, playstation, switch, generic, left-hand, right-hand or lever.
    Layout {
        /// Name of the layout.
        name: String,
    },
    /// Check a profile, and name its first bad line.
    Check {
        /// The file, or - for standard input.
        file: PathBuf,
    },
    /// The usual layout as Markdown, as the manual shows it.
    Table {
        /// The language. Default: the system's, else English.
        #[arg(long, value_enum)]
        language: Option<LanguageName>,
    },
}

/// Answers a question about gamepads.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let text = match &args.asked {
        PadQuestion::Acts => acts(),
        PadQuestion::Layout { name } => layout(name)?,
        PadQuestion::Check { file } => {
            let bytes = input(file)?;
            let checked = String::from_utf8_lossy(&bytes).parse::<PadProfile>();
            checked.map_err(|error| Failure::Bad(format!("{}, {error}", file.display())))?;
            return Ok(());
        }
        PadQuestion::Table { language } => markdown(language_of(*language)),
    };
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

fn acts() -> String {
    NAMED.iter().map(|command| format!("{}\t{}\n", command.name, command.label.text(Language::English))).collect()
}

fn layout(name: &str) -> Result<String, Failure> {
    let found = PadLayout::ALL.into_iter().find(|layout| layout.name() == name);
    found.map(PadLayout::text).ok_or_else(|| {
        let known = PadLayout::ALL.map(PadLayout::name).join(", ");
        Failure::Bad(format!("there is no layout `{name}`; there are {known}"))
    })
}
