//! A scripted game in simulated time: every cue that the script expects must come, and no refusal that it does not; under
//! `cues: all` nothing at all that it does not.

use std::time::Duration;

use shakmaty::Square;
use thiserror::Error;

use super::{
    clause::{GrammarError, duration, split},
    grammar::{ScriptRequest, request},
    script::{CueCheck, Expected, Script, ScriptStep},
    text::cue_parts,
};
use crate::{
    clock::Moment,
    envelope::Keeper,
    game::{Command, Event, Game, Rejection, Seat, StartCommand},
    language::fold,
    narration::{Audience, Cue, answer, carry_out, let_time_pass, not_understood, put_on_record},
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
    /// Every refusal of a command, in order.
    pub refusals: Vec<Rejection>,
    /// What each command brought: to whom, and the text.
    pub(super) heard: Vec<Vec<HeardCue>>,
    /// Who closes and opens the envelopes.
    keeper: Keeper,
}

/// To whom a cue went, and its text.
pub(super) type HeardCue = (String, String);

/// Why a rehearsal failed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RehearsalError {
    /// A command that cannot be read at all.
    #[error("line {line}: {error}")]
    Command {
        /// Line of the script.
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
    /// Under `cues: all` a cue came that was not expected.
    #[error(
        "line {line}: `{cue}` was not expected, and the script has `cues: all`; `rehearse --fill` writes all cues in"
    )]
    UnexpectedCue {
        /// The line of the command that brought it.
        line: usize,
        /// The cue as the script would write it.
        cue: String,
    },
    /// A refusal came that was not expected.
    #[error("line {line}: `{command}` was refused: {refusal}")]
    Refused {
        /// The line of the command.
        line: usize,
        /// The command as written.
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
    play(script, |step, heard| compare(step, heard, script.cues))
}

/// Plays a script, whatever it expects.
pub(super) fn play_freely(script: &Script) -> Result<Rehearsal, RehearsalError> {
    play(script, |_, _| Ok(())).map_err(|(error, _)| error)
}

fn play(
    script: &Script,
    judge: impl Fn(&ScriptStep, &[HeardCue]) -> Result<(), RehearsalError>,
) -> Result<Rehearsal, (RehearsalError, Box<Rehearsal>)> {
    let mut rehearsal = Rehearsal {
        game: Game::new(script.setup.clone()),
        now: Moment::START,
        log: Vec::new(),
        transcript: Vec::new(),
        refusals: Vec::new(),
        heard: Vec::new(),
        keeper: Keeper::rehearsing(),
    };
    for step in &script.steps {
        let judged = rehearsal.play(step).and_then(|()| judge(step, rehearsal.heard.last().map_or(&[], Vec::as_slice)));
        if let Err(error) = judged {
            return Err((error, Box::new(rehearsal)));
        }
    }
    Ok(rehearsal)
}

impl Rehearsal {
    fn play(&mut self, step: &ScriptStep) -> Result<(), RehearsalError> {
        let before = std::mem::replace(&mut self.now, step.at);
        self.transcript.push(format!("{} {} {}", step.at, step.by, shown(&step.command)));
        let cues = self.cues(step, before)?;
        let wording = self.game.setup().wording;
        let heard: Vec<HeardCue> = cues.iter().map(|cue| cue_parts(cue, wording)).collect();
        self.transcript.extend(heard.iter().map(line));
        self.heard.push(heard);
        Ok(())
    }

    fn cues(&mut self, step: &ScriptStep, before: Moment) -> Result<Vec<Cue>, RehearsalError> {
        let Self { game, log, refusals, keeper, .. } = self;
        let mut keep = |at: Moment, events: &[Event]| -> Result<(), std::convert::Infallible> {
            log.extend(events.iter().map(|event| (at, event.clone())));
            Ok(())
        };
        let mut cues = let_time_pass(game, (before, step.at), Moment::START, &mut keep).unwrap_or_default();
        if let Some(resume) = restart(&step.command) {
            // The passphrase goes with the program.
            *keeper = Keeper::rehearsing();
            cues.extend(carry_out(game, step.at, Seat::Arbiter, &resume, &mut keep).unwrap_or_default());
            return Ok(cues);
        }
        if let (Some((square, away)), Seat::Player(side)) = (lift(&step.command), step.by) {
            let since = Moment::START + step.at.since(Moment::START).saturating_sub(away);
            let piece = game.board(side).piece_at(square);
            let seen = piece.and_then(|piece| game.sensing().lift(side, square, piece, (since, away)));
            let told = seen.map(|event| put_on_record(game, step.at, event, &mut keep).unwrap_or_default());
            cues.extend(told.unwrap_or_default());
            return Ok(cues);
        }
        match request(&step.command, step.by, game) {
            Ok(ScriptRequest::Do(command)) => {
                let command = keeper.prepare(game, step.at, step.by, command);
                refusals.extend(game.decide(step.at, step.by, &command).err());
                cues.extend(carry_out(game, step.at, step.by, &command, &mut keep).unwrap_or_default());
            }
            Ok(ScriptRequest::Ask(question)) => {
                let phrase = answer(&game.view(step.by, step.at), question);
                cues.push(Cue::answer(Audience::private(step.by, game.setup()), phrase));
            }
            Err(GrammarError::Unheard(phrase)) => cues.push(not_understood(phrase, step.by, game)),
            Err(error) => return Err(RehearsalError::Command { line: step.line, error }),
        }
        Ok(cues)
    }
}

/// The restart, where the line says that there is one: after a time, or after one that nobody knows.
fn restart(command: &str) -> Option<Command> {
    let down = match split(command) {
        ("restart", "unknown") => None,
        ("restart", time) => Some(duration(time)?),
        _ => return None,
    };
    Some(Command::Start(StartCommand::Resume { down }))
}

/// A piece that the electronic board of a player saw lifted until now, and for how long, where the line says so.
fn lift(command: &str) -> Option<(Square, Duration)> {
    let ("lifted", rest) = split(command) else { return None };
    let (square, away) = split(rest);
    Some((square.parse().ok()?, duration(away)?))
}

/// A command as others may read it: without a sealed move, a passphrase or a PIN.
fn shown(command: &str) -> String {
    match split(command) {
        (verb @ ("seal" | "adjourn" | "open" | "pin"), _) => format!("{verb} ..."),
        _ => command.to_owned(),
    }
}

/// Each expected cue must be among those that came, in order; each refusal that came must be expected, and under
/// `cues: all` each cue.
fn compare(step: &ScriptStep, heard: &[HeardCue], cues: CueCheck) -> Result<(), RehearsalError> {
    let mut rest = heard.iter();
    let mut others = Vec::new();
    for expected in &step.expected {
        loop {
            match rest.next() {
                Some(cue) if is_as(cue, expected) => break,
                Some(cue) => others.push(cue),
                None => return Err(missing(expected, heard)),
            }
        }
    }
    others.extend(rest);
    let refused = |cue: &&&HeardCue| cue.0 == "refused" && !step.expected.iter().any(|expected| is_as(cue, expected));
    if let Some((_, refusal)) = others.iter().find(refused) {
        let command = shown(&step.command);
        return Err(RehearsalError::Refused { line: step.line, command, refusal: refusal.clone() });
    }
    match (cues, others.first()) {
        (CueCheck::All, Some(cue)) => Err(RehearsalError::UnexpectedCue { line: step.line, cue: line(cue) }),
        (CueCheck::All | CueCheck::Some, _) => Ok(()),
    }
}

fn missing(expected: &Expected, heard: &[HeardCue]) -> RehearsalError {
    let lines: Vec<String> = heard.iter().map(line).collect();
    RehearsalError::MissingCue {
        line: expected.line,
        expected: format!("{}> {}", expected.to, expected.text),
        heard: if lines.is_empty() { "nothing".to_owned() } else { lines.join("\n         ") },
    }
}

/// A cue as scripts write it.
pub(super) fn line((to, text): &HeardCue) -> String {
    format!("{to}> {text}")
}

/// Whether a cue is what was expected.
pub(super) fn is_as((to, text): &HeardCue, expected: &Expected) -> bool {
    *to == expected.to && fits(text, &expected.text)
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
