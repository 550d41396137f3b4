//! A recogniser in a program of its own, chosen at run time: slower than the built-in ones, and perhaps better.
//!
//! Nobody waits for it where another one listens: its answer may turn a question into an agreement, and overrules nothing
//! ([`seconded`](super::interpret::seconded)). `manual/recognisers.md` is the protocol, for connecting another one.
mod lay;
mod program;
mod protocol;
mod started;

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};

pub use super::unusable::ProgramError;
use lay::lay;
pub use program::Patience;
pub(super) use program::{ProgramEnd, RecogniserEvent, RecogniserProgram};
pub(super) use protocol::RecogniserRequest;
pub use protocol::{RecogniserAnswer, TranscriptReading};
pub(super) use started::StartedPrograms;

use super::{
    Fit, Meaning, Opinion, Preference, Recogniser, RecogniserError, Sound, Vocabulary,
    grammar::{self, Expecting, Network, Tongue},
    pronounce,
    sound::RATE,
};
use crate::{language::Among, laws::RawMove};

/// How near a sentence must be to what was written down to be relied on as a second opinion.
const GOOD: f32 = 0.85;
/// And to be asked about where nobody else listens.
const DOUBTFUL: f32 = 0.7;
/// The program must be so sure of what it has written down.
const SURE: f32 = 0.3;
/// Of more readings only the first are looked at.
const MOST_READINGS: usize = 16;

/// All words, one by one: the grammars on the wire are in these.
#[must_use]
pub fn vocabulary(tongue: Tongue) -> Vocabulary {
    Vocabulary::new(pronounce::words(tongue.language).chain(pronounce::words(tongue.ranks)))
}

/// What the readings of an utterance say about the sentences that were possible: the first that is near one, else the nearest.
#[must_use]
pub fn opinion(readings: &[TranscriptReading], network: &Network, vocabulary: &Vocabulary, tongue: Tongue) -> Opinion {
    let laid = readings.iter().take(MOST_READINGS).filter_map(|reading| {
        let laid = lay(&reading.text, network, vocabulary, tongue)?;
        let fit = match laid.closeness {
            near if near >= GOOD && reading.score >= SURE => Fit::Good,
            near if near >= DOUBTFUL => Fit::Doubtful,
            _ => Fit::None,
        };
        let scores = vec![("beside_closeness", laid.closeness), ("beside_score", reading.score)];
        let free = (laid.closeness >= 1.0).then(|| laid.text.clone());
        Some(Opinion { current: Some(laid.text), free, preference: Preference::Current, fit, scores })
    });
    // The first of the best.
    laid.reduce(|best, next| if next.fit > best.fit { next } else { best }).unwrap_or(Opinion::nothing())
}

/// Starts `command` and lets it hear `said` as a move from the start position.
///
/// # Errors
/// [`RecogniserError`]: why it did not.
pub(super) fn hears(
    command: &str,
    tongue: Tongue,
    said: RawMove,
    sound: &Sound,
    programs: &StartedPrograms,
) -> Result<(), RecogniserError> {
    let mut beside = OpeningBeside::start(command, tongue, Patience::default(), programs)?.wait()?;
    let position = shakmaty::Chess::default();
    let expecting = Expecting::Move(Among::Legal(&position));
    beside.prepare(grammar::current(expecting, tongue, &beside.vocabulary))?;
    let readings = beside.readings(sound)?;
    let opinion = opinion(&readings, &beside.current, &beside.vocabulary, tongue);
    let means =
        |text: &str| matches!(Meaning::of(text, expecting, tongue), Meaning::Move(heard, _) if heard.same_move(said));
    if opinion.heard().is_some_and(means) {
        return Ok(());
    }
    let heard: Vec<&str> = readings.iter().map(|reading| reading.text.as_str()).collect();
    Err(ProgramError::Deaf { command: command.to_owned(), heard: heard.join(" / ") }.into())
}

/// The program as a recogniser that is waited for: where nobody else listens, and for tools that have time.
pub struct Beside {
    tongue: Tongue,
    vocabulary: Vocabulary,
    program: RecogniserProgram,
    told: Receiver<RecogniserEvent>,
    current: Network,
    grammar: u64,
    utterance: u64,
    /// Why it is of no more use.
    failed: Option<ProgramError>,
}

impl Beside {
    /// Starts `command` and waits until it is ready.
    ///
    /// # Errors
    /// [`ProgramError`].
    pub fn open(command: &str, tongue: Tongue, patience: Patience) -> Result<Self, ProgramError> {
        OpeningBeside::start(command, tongue, patience, &StartedPrograms::default())?.wait()
    }

    /// What was written down of an utterance, as it came.
    ///
    /// # Errors
    /// [`ProgramError`].
    pub fn readings(&mut self, sound: &Sound) -> Result<Vec<TranscriptReading>, ProgramError> {
        if let Some(error) = &self.failed {
            return Err(error.clone());
        }
        self.utterance += 1;
        let id = self.utterance;
        self.program.hear(id, &sound.samples, RATE);
        self.program.ask(id, self.grammar);
        loop {
            match self.told.recv().map_err(|_| RecvTimeoutError::Disconnected) {
                Ok(RecogniserEvent::Heard(answered, readings)) if answered == id => return Ok(readings),
                Ok(RecogniserEvent::Late(late)) if late == id => return Ok(Vec::new()),
                Ok(RecogniserEvent::Failed(error)) => {
                    self.failed = Some(error.clone());
                    return Err(error);
                }
                Ok(RecogniserEvent::Heard(..) | RecogniserEvent::Late(_) | RecogniserEvent::Ready(_)) => {}
                Err(_) => return Err(ProgramError::Ended(String::new())),
            }
        }
    }
}

/// A program that was started and is not ready yet.
pub(super) struct OpeningBeside {
    command: String,
    tongue: Tongue,
    program: RecogniserProgram,
    told: Receiver<RecogniserEvent>,
}

impl OpeningBeside {
    /// Starts `command` among `programs`.
    ///
    /// # Errors
    /// As [`StartedPrograms::start`].
    pub(super) fn start(
        command: &str,
        tongue: Tongue,
        patience: Patience,
        programs: &StartedPrograms,
    ) -> Result<Self, ProgramError> {
        let (out, told) = channel();
        let program = programs.start(command, tongue, patience, move |told| drop(out.send(told)))?;
        Ok(Self { command: command.to_owned(), tongue, program, told })
    }

    /// What ends it while another waits for it.
    pub(super) fn end(&self) -> ProgramEnd {
        self.program.end()
    }

    /// Waits until it is ready.
    ///
    /// # Errors
    /// [`ProgramError`].
    pub(super) fn wait(self) -> Result<Beside, ProgramError> {
        let Self { command, tongue, program, told } = self;
        match told.recv() {
            Ok(RecogniserEvent::Ready(_)) => {}
            Ok(RecogniserEvent::Failed(error)) => return Err(error),
            Ok(RecogniserEvent::Heard(..) | RecogniserEvent::Late(_)) | Err(_) => {
                return Err(ProgramError::NotReady(command));
            }
        }
        let (vocabulary, current) = (vocabulary(tongue), Network::default());
        Ok(Beside { tongue, vocabulary, program, told, current, grammar: 0, utterance: 0, failed: None })
    }
}

impl Recogniser for Beside {
    fn name(&self) -> &'static str {
        "beside"
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    fn prepare(&mut self, current: Network) -> Result<(), RecogniserError> {
        self.grammar += 1;
        self.program.tell(&RecogniserRequest::expect(self.grammar, &current, &self.vocabulary));
        self.current = current;
        Ok(())
    }

    fn listen(&mut self, sound: &Sound) -> Result<Opinion, RecogniserError> {
        let readings = self.readings(sound)?;
        Ok(opinion(&readings, &self.current, &self.vocabulary, self.tongue))
    }
}
