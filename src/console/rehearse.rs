//! A scripted game in simulated time: every cue that the script expects must come, and no refusal that it does not.
use thiserror::Error;

use super::{
    grammar::{GrammarError, Request, request, split},
    script::{Expected, Script, Step},
    text::cue_parts,
};
use crate::{
    clock::Moment,
    game::{Event, Game},
    journal::Keeper,
    language::fold,
    narration::{Audience, Cue, answer, carry_out, let_time_pass, not_understood},
};

/// A rehearsed game: how it ended, all that happened, and every cue as a line.
#[derive(Debug, Clone)]
pub struct Rehearsal {
    /// The game as the script leaves it.
    pub game: Game,
    /// The moment of its last command.
    pub now: Moment,
    /// Every event with its moment, as a journal would keep it.
    pub log: Vec<(Moment, Event)>,
    /// Every command and its cues as lines, in order.
    pub transcript: Vec<String>,
    /// Who closes and opens the envelopes.
    keeper: Keeper,
}

/// Why a rehearsal failed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RehearsalError {
    /// A command that cannot be read at all.
    #[error("line {line}: {error}")]
    Command {
        /// Its line.
        line: usize,
        /// What is wrong.
        error: GrammarError,
    },
    /// An expected cue did not come.
    #[error("line {line}: expected `{expected}`\n  heard: {heard}")]
    MissingCue {
        /// The line that expects it.
        line: usize,
        /// What was expected.
        expected: String,
        /// What came instead.
        heard: String,
    },
    /// A refusal came that was not expected.
    #[error("line {line}: `{command}` was refused: {refusal}")]
    Refused {
        /// The line of the command.
        line: usize,
        /// The command.
        command: String,
        /// Article, reason and way out.
        refusal: String,
    },
}

impl RehearsalError {
    /// Whether the script itself is bad (exit 2), rather than the game different from what it expects (exit 1).
    #[must_use]
    pub const fn is_bad_script(&self) -> bool {
        matches!(self, Self::Command { .. })
    }
}

/// Plays a script.
///
/// # Errors
/// [`RehearsalError`] at the first difference, together with what was rehearsed up to it.
pub fn rehearse(script: &Script) -> Result<Rehearsal, (RehearsalError, Box<Rehearsal>)> {
    let mut rehearsal = Rehearsal {
        game: Game::new(script.setup.clone()),
        now: Moment::START,
        log: Vec::new(),
        transcript: Vec::new(),
        keeper: Keeper::rehearsing(),
    };
    for step in &script.steps {
        if let Err(error) = rehearsal.play(step) {
            return Err((error, Box::new(rehearsal)));
        }
    }
    Ok(rehearsal)
}

impl Rehearsal {
    fn play(&mut self, step: &Step) -> Result<(), RehearsalError> {
        let before = std::mem::replace(&mut self.now, step.at);
        self.transcript.push(format!("{} {} {}", step.at, step.by, shown(&step.command)));
        let cues = self.cues(step, before)?;
        let wording = self.game.setup().wording;
        let heard: Vec<(String, String)> = cues.iter().map(|cue| cue_parts(cue, wording)).collect();
        self.transcript.extend(heard.iter().map(|(to, text)| format!("{to}> {text}")));
        compare(step, &heard)
    }

    fn cues(&mut self, step: &Step, before: Moment) -> Result<Vec<Cue>, RehearsalError> {
        let Self { game, log, keeper, .. } = self;
        let mut keep = |at: Moment, events: &[Event]| -> Result<(), std::convert::Infallible> {
            log.extend(events.iter().map(|event| (at, event.clone())));
            Ok(())
        };
        let mut cues = let_time_pass(game, before, step.at, &mut keep).unwrap_or_default();
        match request(&step.command, step.by, game) {
            Ok(Request::Do(command)) => {
                let command = keeper.prepare(game, step.at, step.by, command);
                cues.extend(carry_out(game, step.at, step.by, &command, &mut keep).unwrap_or_default());
            }
            Ok(Request::Ask(question)) => {
                let phrase = answer(&game.view(step.by, step.at), question);
                cues.push(Cue::answer(Audience::private(step.by, game.setup()), phrase));
            }
            Err(GrammarError::Unheard(phrase)) => cues.push(not_understood(phrase, step.by, game)),
            Err(error) => return Err(RehearsalError::Command { line: step.line, error }),
        }
        Ok(cues)
    }
}

/// A command as others may read it: without a sealed move or a passphrase.
fn shown(command: &str) -> String {
    match split(command) {
        (verb @ ("seal" | "adjourn" | "open"), _) => format!("{verb} ..."),
        _ => command.to_owned(),
    }
}

/// Each expected cue must be among those that came, in order; each refusal that came must be expected.
fn compare(step: &Step, heard: &[(String, String)]) -> Result<(), RehearsalError> {
    let mut rest = heard.iter();
    for expected in &step.expected {
        if !rest.any(|(to, text)| *to == expected.to && fits(text, &expected.text)) {
            return Err(missing(expected, heard));
        }
    }
    let unexpected = heard
        .iter()
        .find(|(to, text)| to == "refused" && !step.expected.iter().any(|e| e.to == "refused" && fits(text, &e.text)));
    match unexpected {
        Some((_, refusal)) => {
            Err(RehearsalError::Refused { line: step.line, command: shown(&step.command), refusal: refusal.clone() })
        }
        None => Ok(()),
    }
}

fn missing(expected: &Expected, heard: &[(String, String)]) -> RehearsalError {
    let lines: Vec<String> = heard.iter().map(|(to, text)| format!("{to}> {text}")).collect();
    RehearsalError::MissingCue {
        line: expected.line,
        expected: format!("{}> {}", expected.to, expected.text),
        heard: if lines.is_empty() { "nothing".to_owned() } else { lines.join("\n         ") },
    }
}

/// Whether a text is what was expected: to the letter but for umlauts and case, or beginning so where it ends in `...`.
fn fits(text: &str, expected: &str) -> bool {
    let Some(beginning) = expected.strip_suffix("...") else { return fold::word(text) == fold::word(expected) };
    let (text, beginning) = (fold::word(text), fold::word(beginning));
    // `D.2.4 ...` is the whole Article, not the beginning of `D.2.41`.
    match beginning.strip_suffix(' ') {
        Some(whole) => text.strip_prefix(whole).is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')),
        None => text.starts_with(&beginning),
    }
}
