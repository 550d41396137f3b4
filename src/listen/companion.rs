//! The recogniser beside ours at work: what it is told of each microphone, and which question its answer belongs to.
use std::{collections::HashMap, sync::Arc};

use super::{
    Acceptance, Expectation, Heard, Interpretation, Meaning, Vocabulary,
    beside::{
        self, Patience, ProgramError, RecogniserEvent, RecogniserProgram, RecogniserRequest, StartedPrograms,
        TranscriptReading,
    },
    capture::{CapturedUtterance, MicrophonePlace, UtterancePart},
    grammar::{self, Network, Tongue},
    seconded,
};

/// One program for all microphones of a table.
pub(super) struct Companion {
    command: String,
    tongue: Tongue,
    vocabulary: Vocabulary,
    program: RecogniserProgram,
    state: CompanionState,
    places: HashMap<MicrophonePlace, MicrophoneUtterances>,
    /// The last number that was given to a grammar or an utterance.
    numbered: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CompanionState {
    Loading,
    Ready,
}

/// What the program knows of one microphone.
#[derive(Default)]
struct MicrophoneUtterances {
    grammar: Option<(u64, Arc<Network>)>,
    /// The number of the utterance that is under way, and how much of it is there.
    under_way: Option<(u64, usize)>,
    /// The question that is to be seconded.
    asked: Option<AwaitedOpinion>,
}

struct AwaitedOpinion {
    id: u64,
    heard: Heard,
    network: Arc<Network>,
}

impl Companion {
    /// Starts `command` for speakers of `tongue` among `programs`.
    ///
    /// # Errors
    /// As [`StartedPrograms::start`].
    pub(super) fn start(
        command: &str,
        tongue: Tongue,
        programs: &StartedPrograms,
        tell: impl Fn(RecogniserEvent) + Send + Sync + 'static,
    ) -> Result<Self, ProgramError> {
        let program = programs.start(command, tongue, Patience::default(), tell)?;
        let (vocabulary, command) = (beside::vocabulary(tongue), command.to_owned());
        Ok(Self {
            command,
            tongue,
            vocabulary,
            program,
            state: CompanionState::Loading,
            places: HashMap::new(),
            numbered: 0,
        })
    }

    /// Whether it is this program for this language.
    pub(super) fn is(&self, command: &str, tongue: Tongue) -> bool {
        self.command == command && self.tongue == tongue
    }

    /// It can be asked from now on.
    pub(super) fn is_ready(&mut self) {
        self.state = CompanionState::Ready;
    }

    fn number(&mut self) -> u64 {
        self.numbered += 1;
        self.numbered
    }

    /// The sentences that are possible there now.
    pub(super) fn expect(&mut self, place: MicrophonePlace, expectation: &Expectation) {
        let id = self.number();
        let network = grammar::current(expectation.expecting(), self.tongue, &self.vocabulary);
        self.program.tell(&RecogniserRequest::expect(id, &network, &self.vocabulary));
        self.places.entry(place).or_default().grammar = Some((id, Arc::new(network)));
    }

    /// More of what is being said there.
    pub(super) fn go_on(&mut self, place: MicrophonePlace, part: &UtterancePart) {
        if self.state == CompanionState::Loading {
            return;
        }
        if part.from == 0 {
            let id = self.number();
            let before = self.places.entry(place).or_default().under_way.replace((id, 0));
            before.into_iter().for_each(|(id, _)| self.program.tell(&RecogniserRequest::Drop { id }));
        }
        let Some(listening) = self.places.get_mut(&place) else { return };
        if let Some((id, sent)) = listening.under_way.as_mut().filter(|(_, sent)| *sent == part.from) {
            self.program.hear(*id, &part.samples, part.rate);
            *sent += part.samples.len();
        }
    }

    /// He has perhaps ended. Where the answer will be a question, it is worth while to begin.
    pub(super) fn foresee(&mut self, place: MicrophonePlace, utterance: &CapturedUtterance, verdict: &Interpretation) {
        if !may_second(verdict) {
            return;
        }
        if let Some(id) = self.bring(place, utterance) {
            self.program.tell(&RecogniserRequest::Pause { id });
        }
    }

    /// What was made of an utterance. Where it is a question about a move, the program is asked as well.
    pub(super) fn second(&mut self, place: MicrophonePlace, heard: Heard) {
        let Some(listening) = self.places.get_mut(&place) else { return };
        listening.asked = None;
        let grammar = listening.grammar.clone();
        if !may_second(&heard.verdict) {
            if let Some((id, _)) = listening.under_way.take() {
                self.program.tell(&RecogniserRequest::Drop { id });
            }
            return;
        }
        let Some((grammar, network)) = grammar else { return };
        let Some(id) = self.bring(place, &heard.utterance) else { return };
        self.program.ask(id, grammar);
        if let Some(listening) = self.places.get_mut(&place) {
            listening.under_way = None;
            listening.asked = Some(AwaitedOpinion { id, heard, network });
        }
    }

    /// Gives it what it lacks of an utterance; the utterance's number.
    fn bring(&mut self, place: MicrophonePlace, utterance: &CapturedUtterance) -> Option<u64> {
        if self.state == CompanionState::Loading {
            return None;
        }
        let known = self.places.get(&place).and_then(|listening| listening.under_way);
        let known = known.filter(|(_, sent)| *sent <= utterance.samples.len());
        let (id, sent) = known.unwrap_or_else(|| (self.number(), 0));
        self.program.hear(id, &utterance.samples[sent..], utterance.rate);
        self.places.entry(place).or_default().under_way = Some((id, utterance.samples.len()));
        Some(id)
    }

    /// Whether these readings turn the question that was asked into an agreement.
    pub(super) fn seconded(&mut self, id: u64, readings: &[TranscriptReading]) -> Option<(MicrophonePlace, Heard)> {
        let (place, question) = self.places.iter_mut().find_map(|(place, listening)| {
            let question = listening.asked.take_if(|question| question.id == id)?;
            Some((*place, question))
        })?;
        let AwaitedOpinion { heard, network, .. } = question;
        let opinion = beside::opinion(readings, &network, &self.vocabulary, self.tongue);
        tracing::debug!(?place, scores = ?opinion.scores, "beside");
        let verdict = seconded(&heard.verdict, &opinion, heard.expectation.expecting(), self.tongue)?;
        Some((place, Heard { verdict, ..heard }))
    }

    /// The answer to this utterance comes too late.
    pub(super) fn forget(&mut self, id: u64) {
        for listening in self.places.values_mut() {
            listening.asked.take_if(|question| question.id == id);
        }
    }
}

/// Whether it is a question about a move.
fn may_second(verdict: &Interpretation) -> bool {
    verdict.acceptance == Acceptance::Confirm && matches!(verdict.meaning, Meaning::Move(_, None))
}
