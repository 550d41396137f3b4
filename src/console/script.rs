//! Rehearsal scripts: a game in simulated time, with what must be heard.
//!
//! ```text
//! # A comment; empty lines do not matter.
//! edition: 2018                       header: settings as in [`settings`](super::settings)
//! vi: white
//!
//! 0:00:00 arbiter start               TIME SEAT COMMAND, as in [`grammar`](super::grammar)
//! 0:00:05.250 white announce Springer Felix drei
//! room> Springer Gustav eins nach Felix drei
//! 0:00:06 black announce e5           a refused command must be expected:
//! refused> D.2.1 ...                  the Article, then the text or how it begins
//! 0:00:30 arbiter restart 0:05:00     the program was down for so long and is started again; `unknown` where no clock can tell
//! 0:00:34 white lifted g1 0:00:03.4    his electronic board saw the piece there off for so long, and back at this moment
//! ```
//!
//! TIME is `h:mm:ss` since the start, with optional milliseconds, and never runs backwards. A line `TO> TEXT` after a
//! command expects a cue: `room`, `earphone white`, `earphone black`, `page SEAT` or `refused`. TEXT may end in `...`;
//! umlauts may be written out. A refusal that is not expected is an error; another cue is one only under `cues: all`.
//!
//! A script can be for several editions at once; what differs then stands in a table:
//!
//! ```text
//! edition:  2009  | 2014  | 2018   | 2023
//! {duties}: E.2.9 | D.2.9 | D.2.10 | D.2.10
//! ...
//! refused> {duties} Das ist Sache des Spielers selbst.
//! ```
use std::collections::BTreeSet;

pub use super::script_error::{ScriptError, ScriptProblem};

use super::editions::{EditionTable, resolved, without_comment};
use crate::{
    clock::Moment,
    game::{Hashing, Pin, Seat, Setup, SetupBuilder},
};

/// A script, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// The set-up its header makes.
    pub setup: Setup,
    /// Whether a cue may come that it does not expect.
    pub cues: CueCheck,
    /// What is done and expected, in order.
    pub steps: Vec<ScriptStep>,
    /// The names of its table with their values in this edition.
    names: Vec<(String, String)>,
}

/// Whether a cue may come that a script does not expect (header `cues`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CueCheck {
    /// `cues: some`: the script names those that it is about.
    #[default]
    Some,
    /// `cues: all`: a cue that it does not name is an error, no matter whom it is for.
    All,
}

/// One command and what it must bring about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScriptStep {
    /// The line it stands on, counted from 1.
    pub line: usize,
    /// Simulated time since the start of the script.
    pub at: Moment,
    /// The seat that acts.
    pub by: Seat,
    /// What, still as text: it is understood in the position it meets.
    pub command: String,
    /// The cues that must come.
    pub expected: Vec<Expected>,
}

/// A cue that must come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expected {
    /// The line it stands on.
    pub line: usize,
    /// `room`, `earphone white`, `page arbiter`, `refused`.
    pub to: String,
    /// The text, or how it begins where it ends in `...`.
    pub text: String,
}

impl Script {
    /// Reads a script that is for one edition.
    ///
    /// # Errors
    /// [`ScriptError`] names the line, the token and a way out.
    pub fn parse(text: &str) -> Result<Self, ScriptError> {
        let table = EditionTable::read(text)?;
        match (table.editions.len(), table.edition_line) {
            (2.., Some(line)) => Err(ScriptError { line: line + 1, problem: ScriptProblem::SeveralEditions }),
            _ => Self::parse_column(text, &table, 0),
        }
    }

    /// Reads a script once for each of its editions, in their order.
    ///
    /// # Errors
    /// [`ScriptError`] names the line, the token and a way out.
    pub fn parse_each(text: &str) -> Result<Vec<Self>, ScriptError> {
        let table = EditionTable::read(text)?;
        (0..table.editions.len()).map(|column| Self::parse_column(text, &table, column)).collect()
    }

    /// `text` with the values that the names of the table have in this edition.
    #[must_use]
    pub fn resolve(&self, text: &str) -> String {
        resolved(text, &self.names)
    }

    fn parse_column(text: &str, table: &EditionTable, column: usize) -> Result<Self, ScriptError> {
        let mut header = ScriptHeader::default();
        let mut header_ends = 1;
        let mut steps: Vec<ScriptStep> = Vec::new();
        let text = table.column(text, column);
        for (index, raw) in text.lines().enumerate() {
            let line = index + 1;
            let content = raw.trim_start_matches('\u{feff}').trim();
            if content.is_empty() || content.starts_with('#') {
                continue;
            }
            take_line(content, line, &mut header, &mut steps).map_err(|problem| ScriptError { line, problem })?;
            if steps.is_empty() {
                header_ends = line;
            }
        }
        let ScriptHeader { settings, cues, .. } = header;
        let pin = settings.pin().map(|digits| Pin::new(digits, Hashing::rehearsing()));
        let setup = settings.finish().map_err(|error| ScriptError { line: header_ends, problem: error.into() })?;
        let setup = Setup { pin, ..setup };
        Ok(Self { setup, cues, steps, names: table.names_in(column) })
    }
}

/// What the header has said so far.
#[derive(Default)]
struct ScriptHeader {
    settings: SetupBuilder,
    cues: CueCheck,
    keys: BTreeSet<String>,
}

fn take_line(
    content: &str,
    line: usize,
    header: &mut ScriptHeader,
    steps: &mut Vec<ScriptStep>,
) -> Result<(), ScriptProblem> {
    if let Some((to, text)) = content.split_once('>').filter(|(to, _)| is_word_list(to)) {
        let step = steps.last_mut().ok_or(ScriptProblem::CueFirst)?;
        let to = audience(to.trim())?;
        step.expected.push(Expected { line, to, text: without_comment(text).to_owned() });
    } else if content.starts_with(|c: char| c.is_ascii_digit()) {
        let step = command(content, line)?;
        if steps.last().is_some_and(|before| before.at > step.at) {
            return Err(ScriptProblem::Backwards(step.at));
        }
        steps.push(step);
    } else {
        let (key, value) = content
            .split_once(':')
            .filter(|_| steps.is_empty())
            .ok_or_else(|| ScriptProblem::Shape(content.to_owned()))?;
        if !header.keys.insert(key.trim().to_owned()) {
            return Err(ScriptProblem::Twice(key.trim().to_owned()));
        }
        match (key.trim(), without_comment(value)) {
            ("cues", "all") => header.cues = CueCheck::All,
            ("cues", "some") => header.cues = CueCheck::Some,
            ("cues", other) => return Err(ScriptProblem::Cues(other.to_owned())),
            (key, value) => header.settings.set(key, value)?,
        }
    }
    Ok(())
}

fn is_word_list(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_lowercase() || c == ' ' || c == '-')
}

fn audience(text: &str) -> Result<String, ScriptProblem> {
    let normal = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let page = normal.strip_prefix("page ").is_some_and(|seat| seat.parse::<Seat>().is_ok());
    if page || ["room", "earphone white", "earphone black", "refused"].contains(&normal.as_str()) {
        Ok(normal)
    } else {
        Err(ScriptProblem::NoAudience(normal))
    }
}

fn command(content: &str, line: usize) -> Result<ScriptStep, ScriptProblem> {
    let mut words = content.splitn(3, char::is_whitespace);
    let time = words.next().unwrap_or_default();
    let at: Moment = time.parse()?;
    let rest = words.next().map(str::trim).unwrap_or_default();
    let tail = words.next().map(str::trim).unwrap_or_default();
    // More than one blank may stand between time and seat.
    let (seat, command) =
        if rest.is_empty() { tail.split_once(char::is_whitespace).unwrap_or((tail, "")) } else { (rest, tail) };
    let by: Seat = seat.parse()?;
    let command = without_comment(command);
    if command.is_empty() {
        return Err(ScriptProblem::NoCommand(seat.to_owned()));
    }
    Ok(ScriptStep { line, at, by, command: command.to_owned(), expected: Vec::new() })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn error(text: &str) -> String {
        Script::parse(text).expect_err("a bad script").to_string()
    }

    #[test]
    fn a_script_is_header_commands_and_cues() {
        let script = Script::parse(
            "edition: 2014 # Tallinn\nvi: both\n\n0:00:01  white   announce e4\nroom> Bauer ...\n# done\n",
        )
        .expect("a good script");
        assert_eq!(script.setup.edition, crate::laws::Edition::Fide2014);
        assert_eq!(script.steps[0].command, "announce e4");
        assert_eq!(script.steps[0].expected[0].line, 5);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line_and_a_way_out() {
        assert_eq!(
            error("edition: 1997"),
            "line 1: edition: `1997` is not an edition of the Laws: write 2009, 2014, 2018 or 2023"
        );
        assert_eq!(
            error("\n0:61:00 white press"),
            "line 2: `0:61:00` is not a time; write h:mm:ss, for example 0:12:05.250"
        );
        assert_eq!(
            error("0:00:02 white press\n0:00:01 black press"),
            "line 2: 0:00:01.000 is earlier than the command before it"
        );
        assert_eq!(error("vi: white\n\nvi: both"), "line 3: `vi` stands there twice; leave one of the two lines out");
        assert_eq!(error("cues: all\ncues: some"), "line 2: `cues` stands there twice; leave one of the two lines out");
        assert!(error("edition: 2014\nedition: 2018").starts_with("line 2: `edition` stands there twice"));
        assert!(error("0:00:00 nobody press").starts_with("line 1: `nobody` is nobody at the table"));
        assert!(error("room> hello").starts_with("line 1: a cue is expected before"));
        assert!(error("0:00:00 white press\nattic> hello").starts_with("line 2: `attic` hears nothing"));
        assert!(error("fen: 8/8/8/8/8/8/8/8 w - - 0 1").starts_with("line 1: fen: "));
    }

    proptest! {
        #[test]
        fn no_script_makes_the_reader_fall_over(text: String) {
            let _ = Script::parse(&text);
        }
    }
}
