//! The thread that understands: ears for each microphone, utterances in, verdicts out. Nobody waits for it.
//!
//! A speaker who pauses has perhaps ended. What he has said until then is understood while the end-pointer still waits, so that
//! the answer is there when he has; if he goes on, it is thrown away.
use std::{
    collections::{HashMap, VecDeque},
    fmt, io,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use super::{
    Ear, Expectation, Heard, Interpretation, Recogniser, RecogniserError, Sound, activity,
    beside::{self, Beside, OpeningBeside, Patience, ProgramEnd, ProgramError, RecogniserEvent, StartedPrograms},
    capture::{CapturedUtterance, Gate, MicrophonePlace, UtterancePart},
    companion::Companion,
    grammar::Tongue,
    missing::Missing,
    speaker::{OwnVoice, SpeakerVerdict, VoiceSample},
    talker::{Talker, open_with_voice},
};
use crate::laws::RawMove;

/// What the thread reports.
#[derive(Debug, Clone, PartialEq)]
pub enum HearerEvent {
    /// Something was said.
    Heard(MicrophonePlace, Box<Heard>),
    /// What was asked about is agreed now: the recogniser beside ours has heard the same.
    Seconded(MicrophonePlace, Box<Heard>),
    /// A recogniser beside ours was tried: it has heard the move, or why not.
    Tried(Result<(), String>),
    /// The recogniser beside ours is ready: its name.
    Joined(String),
    /// It is of no more use: why, and what to do.
    Parted(String),
    /// The only recogniser that there is for that microphone is being opened: [`HearerEvent::Listens`] when it is ready.
    Opens(MicrophonePlace),
    /// Something was said there while its only recogniser is being opened: nobody has understood it.
    TooEarly(MicrophonePlace),
    /// Whoever speaks there is understood, though perhaps by one recogniser only.
    Listens(MicrophonePlace, Missing),
    /// Nobody is understood there: why, and the way out.
    Deaf(MicrophonePlace, String),
}

/// Where events go. Called on the thread: it must not wait.
pub type HearerReport = Arc<dyn Fn(HearerEvent) + Send + Sync>;

/// The thread's other end. Dropping it ends the thread, and every program that it has started.
pub struct Hearer {
    orders: Sender<HearerOrder>,
    programs: StartedPrograms,
}

enum HearerOrder {
    Listen(MicrophonePlace, Talker),
    Expect(MicrophonePlace, Arc<Expectation>),
    GoOn(MicrophonePlace, UtterancePart),
    Told(RecogniserEvent),
    Opened { place: MicrophonePlace, number: u64, beside: Box<Result<Beside, ProgramError>> },
    Try { command: String, tongue: Tongue, said: RawMove, sound: Sound },
    Foresee(MicrophonePlace, CapturedUtterance),
    Understand(MicrophonePlace, CapturedUtterance),
    Learn(MicrophonePlace, CapturedUtterance),
    LearnLevel(MicrophonePlace, f32),
    Leave(MicrophonePlace),
    Close,
}

impl HearerOrder {
    /// The microphone it is about.
    const fn place(&self) -> Option<MicrophonePlace> {
        match self {
            Self::Listen(place, _)
            | Self::Expect(place, _)
            | Self::Foresee(place, _)
            | Self::Understand(place, _)
            | Self::Leave(place) => Some(*place),
            Self::Learn(..)
            | Self::LearnLevel(..)
            | Self::GoOn(..)
            | Self::Told(_)
            | Self::Opened { .. }
            | Self::Try { .. }
            | Self::Close => None,
        }
    }
}

impl Hearer {
    /// Starts the thread.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(report: HearerReport) -> io::Result<Self> {
        let (orders, inbox) = channel();
        let programs = StartedPrograms::default();
        let work = HearerThread {
            report,
            ears: HashMap::new(),
            opening: HashMap::new(),
            opened: 0,
            outbox: orders.clone(),
            companion: None,
            programs: programs.clone(),
        };
        thread::Builder::new().name("hearing".to_owned()).spawn(move || work.run(&inbox))?;
        Ok(Self { orders, programs })
    }

    /// Opens the recognisers of the person who speaks there.
    pub fn listen(&self, place: MicrophonePlace, talker: Talker) {
        self.send(HearerOrder::Listen(place, talker));
    }

    /// Makes ready for what can be said there now. To be done when it changes, not when somebody has spoken.
    pub fn expect(&self, place: MicrophonePlace, expectation: Arc<Expectation>) {
        self.send(HearerOrder::Expect(place, expectation));
    }

    /// Starts a recogniser beside ours, lets it hear this move from the start position and ends it: [`HearerEvent::Tried`].
    pub fn try_out(&self, command: String, tongue: Tongue, said: RawMove, sound: Sound) {
        self.send(HearerOrder::Try { command, tongue, said, sound });
    }

    /// More of what is being said there, for a recogniser that begins before it has ended.
    pub fn go_on(&self, place: MicrophonePlace, part: UtterancePart) {
        self.send(HearerOrder::GoOn(place, part));
    }

    /// Understands what may be a whole utterance, and says nothing of it until [`Hearer::understand`] brings the same.
    pub fn foresee(&self, place: MicrophonePlace, utterance: CapturedUtterance) {
        self.send(HearerOrder::Foresee(place, utterance));
    }

    /// Understands an utterance: [`HearerEvent::Heard`].
    pub fn understand(&self, place: MicrophonePlace, utterance: CapturedUtterance) {
        self.send(HearerOrder::Understand(place, utterance));
    }

    /// The person who speaks there has said this: he is told from others by it.
    pub fn learn(&self, place: MicrophonePlace, utterance: CapturedUtterance) {
        self.send(HearerOrder::Learn(place, utterance));
    }

    /// He speaks at this level, in dB below full scale.
    pub fn learn_level(&self, place: MicrophonePlace, level: f32) {
        self.send(HearerOrder::LearnLevel(place, level));
    }

    /// Nobody is listened to there any more.
    pub fn leave(&self, place: MicrophonePlace) {
        self.send(HearerOrder::Leave(place));
    }

    fn send(&self, order: HearerOrder) {
        // The thread outlives every sender: it ends by `Close` only.
        let _ = self.orders.send(order);
    }
}

impl Drop for Hearer {
    fn drop(&mut self) {
        self.send(HearerOrder::Close);
        // The thread may be busy or wait for one of them, and who ends the whole program does not wait for the thread.
        self.programs.end();
    }
}

impl fmt::Debug for Hearer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hearer").finish_non_exhaustive()
    }
}

struct HearerThread {
    report: HearerReport,
    ears: HashMap<MicrophonePlace, MicrophoneListener>,
    /// Where the only recogniser is being opened.
    opening: HashMap<MicrophonePlace, OpeningRecogniser>,
    /// The last number that was given to one that is being opened.
    opened: u64,
    outbox: Sender<HearerOrder>,
    /// The recogniser beside ours, one for all microphones.
    companion: Option<Companion>,
    programs: StartedPrograms,
}

/// Who listens at one microphone.
struct MicrophoneListener {
    ear: Ear,
    /// What is known of the player's voice there.
    own: OwnVoice,
    expectation: Option<Arc<Expectation>>,
    foreseen: Option<Foreseen>,
}

/// A recogniser that is being opened on a thread of its own, and what is waited for there meanwhile.
struct OpeningRecogniser {
    number: u64,
    tongue: Tongue,
    missing: Missing,
    own: OwnVoice,
    expectation: Option<Arc<Expectation>>,
    /// Nothing where it could not be started.
    end: Option<ProgramEnd>,
}

/// What was understood of an utterance before it was certain that it had ended.
struct Foreseen {
    utterance: CapturedUtterance,
    understood: Understood,
}

/// What an utterance means, and who has said it.
#[derive(Debug, Clone)]
struct Understood {
    verdict: Interpretation,
    speaker: SpeakerVerdict,
}

impl HearerThread {
    fn run(mut self, inbox: &Receiver<HearerOrder>) {
        let mut waiting = VecDeque::new();
        while let Some(order) = waiting.pop_front().or_else(|| inbox.recv().ok()) {
            waiting.extend(inbox.try_iter());
            match order {
                HearerOrder::Listen(place, talker) => self.listen(place, &talker),
                HearerOrder::Expect(place, expectation) => self.expect(place, expectation),
                // Anyone who has gone on meanwhile is not kept waiting by what he said before.
                HearerOrder::Foresee(place, _) if waiting.iter().any(|next| next.place() == Some(place)) => {}
                HearerOrder::Foresee(place, utterance) => self.foresee(place, utterance),
                HearerOrder::GoOn(place, part) => {
                    if let Some(companion) = &mut self.companion {
                        companion.go_on(place, &part);
                    }
                }
                HearerOrder::Told(told) => self.told(told),
                HearerOrder::Opened { place, number, beside } => self.opened(place, number, *beside),
                HearerOrder::Try { command, tongue, said, sound } => self.try_out(command, tongue, said, sound),
                HearerOrder::Understand(place, utterance) => self.understand(place, utterance),
                HearerOrder::Learn(place, utterance) => {
                    let sample = VoiceSample::of(&Sound::new(&utterance.samples, utterance.rate));
                    self.know(place, |own| own.learn(&sample));
                }
                HearerOrder::LearnLevel(place, level) => self.know(place, |own| own.learn_level(level)),
                HearerOrder::Leave(place) => self.leave(place),
                HearerOrder::Close => return,
            }
        }
    }

    fn listen(&mut self, place: MicrophonePlace, talker: &Talker) {
        let (ear, own, missing) = open_with_voice(talker);
        self.leave(place);
        if ear.is_deaf() && !talker.beside.is_empty() {
            return self.open_only(place, talker, missing);
        }
        self.accompany(talker);
        self.use_ear(place, ear, own, missing);
    }

    /// Nobody is listened to there any more, and a recogniser that is still being opened is not awaited.
    fn leave(&mut self, place: MicrophonePlace) {
        self.ears.remove(&place);
        if let Some(end) = self.opening.remove(&place).and_then(|opening| opening.end) {
            end.end();
        }
    }

    /// Adds to what is known of the player's voice there.
    fn know(&mut self, place: MicrophonePlace, learn: impl FnOnce(&mut OwnVoice)) {
        let listener = self.ears.get_mut(&place).map(|listener| &mut listener.own);
        let opening = self.opening.get_mut(&place).map(|opening| &mut opening.own);
        if let Some(own) = listener.or(opening) {
            learn(own);
        }
    }

    /// Opens the program beside ours where nobody else listens. On a thread of its own: it may take long to be ready, and speech
    /// elsewhere is understood meanwhile.
    fn open_only(&mut self, place: MicrophonePlace, talker: &Talker, missing: Missing) {
        self.opened += 1;
        let (number, tongue) = (self.opened, talker.tongue);
        let started = OpeningBeside::start(&talker.beside, tongue, Patience::default(), &self.programs);
        let end = started.as_ref().ok().map(OpeningBeside::end);
        let outbox = self.outbox.clone();
        let work = move || {
            let beside = Box::new(started.and_then(OpeningBeside::wait));
            // Nobody may wait for it any more: then it is ended again.
            let _ = outbox.send(HearerOrder::Opened { place, number, beside });
        };
        (self.report)(HearerEvent::Opens(place));
        match thread::Builder::new().name("recogniser-opening".to_owned()).spawn(work) {
            Ok(_) => {
                let opening =
                    OpeningRecogniser { number, tongue, missing, own: OwnVoice::default(), expectation: None, end };
                self.opening.insert(place, opening);
            }
            Err(error) => (self.report)(HearerEvent::Deaf(place, error.to_string())),
        }
    }

    /// The only recogniser of a microphone is there, or cannot be used.
    fn opened(&mut self, place: MicrophonePlace, number: u64, beside: Result<Beside, ProgramError>) {
        if self.opening.get(&place).is_none_or(|opening| opening.number != number) {
            return;
        }
        let Some(opening) = self.opening.remove(&place) else { return };
        let OpeningRecogniser { tongue, mut missing, own, expectation, .. } = opening;
        let mut recognisers: Vec<Box<dyn Recogniser>> = Vec::new();
        match beside {
            Ok(beside) => recognisers.push(Box::new(beside)),
            Err(error) => missing.beside = Some(error.to_string()),
        }
        self.use_ear(place, Ear::new(tongue, recognisers), own, missing);
        if let Some(expectation) = expectation {
            self.expect(place, expectation);
        }
    }

    fn use_ear(&mut self, place: MicrophonePlace, ear: Ear, own: OwnVoice, missing: Missing) {
        if ear.is_deaf() {
            (self.report)(HearerEvent::Deaf(place, missing.told().unwrap_or_default()));
            return;
        }
        self.ears.insert(place, MicrophoneListener { ear, own, expectation: None, foreseen: None });
        (self.report)(HearerEvent::Listens(place, missing));
    }

    fn expect(&mut self, place: MicrophonePlace, expectation: Arc<Expectation>) {
        if let Some(opening) = self.opening.get_mut(&place) {
            opening.expectation = Some(expectation);
            return;
        }
        let Some(listener) = self.ears.get_mut(&place) else { return };
        listener.foreseen = None;
        let prepared = listener.ear.prepare(expectation.expecting());
        if let Some(companion) = &mut self.companion {
            companion.expect(place, &expectation);
        }
        listener.expectation = Some(expectation);
        if let Err(error) = prepared {
            self.fail(place, &error);
        }
    }

    fn foresee(&mut self, place: MicrophonePlace, utterance: CapturedUtterance) {
        let Some(listener) = self.ears.get_mut(&place) else { return };
        match listener.hear(place, &utterance) {
            Ok(understood) => {
                if let (Some(companion), Some(understood)) = (&mut self.companion, &understood) {
                    companion.foresee(place, &utterance, &understood.verdict);
                }
                listener.foreseen = understood.map(|understood| Foreseen { utterance, understood });
            }
            Err(error) => self.fail(place, &error),
        }
    }

    fn understand(&mut self, place: MicrophonePlace, utterance: CapturedUtterance) {
        if self.opening.contains_key(&place) {
            // Noise is nobody who waits for an answer.
            if !activity::is_steady(&Sound::new(&utterance.samples, utterance.rate)) {
                (self.report)(HearerEvent::TooEarly(place));
            }
            return;
        }
        let Some(listener) = self.ears.get_mut(&place) else { return };
        let Some(expectation) = listener.expectation.clone() else { return };
        let foreseen = listener.foreseen.take().filter(|foreseen| utterance.says_no_more_than(&foreseen.utterance));
        let understood = match foreseen {
            Some(foreseen) => Ok(Some(foreseen.understood)),
            None => listener.hear(place, &utterance),
        };
        match understood {
            Ok(None) => {}
            Ok(Some(Understood { verdict, speaker })) => {
                let heard = Heard { verdict, expectation, utterance, speaker };
                (self.report)(HearerEvent::Heard(place, Box::new(heard.clone())));
                // Anyone who waits for an answer has it by now.
                if let Some(companion) = &mut self.companion {
                    companion.second(place, heard);
                }
            }
            Err(error) => self.fail(place, &error),
        }
    }

    /// On a thread of its own: it may take long to be ready.
    fn try_out(&self, command: String, tongue: Tongue, said: RawMove, sound: Sound) {
        let (report, programs) = (Arc::clone(&self.report), self.programs.clone());
        let trial = move || {
            let tried = beside::hears(&command, tongue, said, &sound, &programs);
            report(HearerEvent::Tried(tried.map_err(|error| error.to_string())));
        };
        if let Err(error) = thread::Builder::new().name("recogniser-trial".to_owned()).spawn(trial) {
            (self.report)(HearerEvent::Tried(Err(error.to_string())));
        }
    }

    /// Starts the recogniser beside ours, unless it is there already.
    fn accompany(&mut self, talker: &Talker) {
        if talker.beside.is_empty() {
            self.companion = None;
        } else if self.companion.as_ref().is_none_or(|known| !known.is(&talker.beside, talker.tongue)) {
            let outbox = self.outbox.clone();
            let tell = move |told| drop(outbox.send(HearerOrder::Told(told)));
            match Companion::start(&talker.beside, talker.tongue, &self.programs, tell) {
                Ok(companion) => self.companion = Some(companion),
                Err(error) => {
                    self.companion = None;
                    (self.report)(HearerEvent::Parted(error.to_string()));
                }
            }
        }
    }

    /// What the recogniser beside ours brings.
    fn told(&mut self, told: RecogniserEvent) {
        let Some(companion) = &mut self.companion else { return };
        match told {
            RecogniserEvent::Ready(name) => {
                companion.is_ready();
                (self.report)(HearerEvent::Joined(name));
            }
            RecogniserEvent::Heard(id, readings) => {
                if let Some((place, heard)) = companion.seconded(id, &readings) {
                    (self.report)(HearerEvent::Seconded(place, Box::new(heard)));
                }
            }
            RecogniserEvent::Late(id) => companion.forget(id),
            RecogniserEvent::Failed(error) => {
                self.companion = None;
                (self.report)(HearerEvent::Parted(error.to_string()));
            }
        }
    }

    fn fail(&mut self, place: MicrophonePlace, error: &RecogniserError) {
        self.ears.remove(&place);
        (self.report)(HearerEvent::Deaf(place, error.to_string()));
    }
}

impl MicrophoneListener {
    /// What is made of an utterance; nothing where nothing is expected.
    fn hear(
        &mut self,
        place: MicrophonePlace,
        utterance: &CapturedUtterance,
    ) -> Result<Option<Understood>, RecogniserError> {
        let Some(expectation) = &self.expectation else { return Ok(None) };
        let sound = Sound::new(&utterance.samples, utterance.rate);
        let (verdict, opinions) = self.ear.hear(&sound, expectation.expecting())?;
        let speaker = match utterance.gate {
            Gate::Held => SpeakerVerdict::Own,
            Gate::Open => self.own.verdict(&VoiceSample::of(&sound)),
        };
        // Not what was said: that does not belong into a log.
        let scores: Vec<_> = opinions.iter().map(|opinion| &opinion.scores).collect();
        // A target that no log file takes: it tells a move.
        tracing::debug!(target: "anna_hector::words", ?place, acceptance = ?verdict.acceptance, ?speaker, ?scores, "utterance");
        Ok(Some(Understood { verdict, speaker }))
    }
}
