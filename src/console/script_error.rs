//! What can be wrong with a script.
use thiserror::Error;

use crate::{
    clock::{Moment, NoMoment},
    game::{SettingError, UnknownSeat},
};

/// A line that is not part of a script.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct ScriptError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong, and what would do.
    pub problem: ScriptProblem,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ScriptProblem {
    /// A header line.
    #[error(transparent)]
    Setting(#[from] SettingError),
    /// A header line of which there is one already.
    #[error("`{0}` stands there twice; leave one of the two lines out")]
    Twice(String),
    /// Neither header nor command nor cue.
    #[error("`{0}` is neither `key: value`, `TIME SEAT COMMAND` nor `room> TEXT`")]
    Shape(String),
    /// A time that cannot be read.
    #[error(transparent)]
    Time(#[from] NoMoment),
    /// Time runs backwards.
    #[error("{0} is earlier than the command before it")]
    Backwards(Moment),
    /// Nobody at the table.
    #[error(transparent)]
    Seat(#[from] UnknownSeat),
    /// A command that does not exist.
    #[error("a command is missing after `{0}`")]
    NoCommand(String),
    /// A cue before any command.
    #[error("a cue is expected before any command was given")]
    CueFirst,
    /// `cues` has another value.
    #[error("cues: `{0}` is none of all, some")]
    Cues(String),
    /// No name of a table.
    #[error("`{0}` is not a name; write small letters, digits and hyphens between braces: {{duties}}")]
    Name(String),
    /// A name has not one value for each edition.
    #[error("`{{{name}}}` has {values} of {editions} values; write one for each edition, with | between them")]
    Values {
        /// Name of the header line.
        name: String,
        /// How many values it has.
        values: usize,
        /// How many editions there are.
        editions: usize,
    },
    /// One script was asked for, and there are several.
    #[error("the script is for several editions; name one of them")]
    SeveralEditions,
    /// Nobody hears there.
    #[error("`{0}` hears nothing; write room, earphone white, earphone black, page SEAT or refused")]
    NoAudience(String),
}
