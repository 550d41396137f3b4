//! `anna-hector record-session`: reads moves to a person, and keeps what he says as WAV files.
mod folder;
mod prompts;

use std::{
    collections::VecDeque,
    io::{self, Write},
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::Duration,
};

use shakmaty::Color;

use self::{folder::SessionFolder, prompts::Prompt};
use super::{Failure, LanguageName, language_of};
use crate::{
    audio::Device,
    language::Speech,
    listen::{
        Sound,
        capture::{CapturedUtterance, Gate, Microphone, MicrophoneEvent, MicrophonePlace, SoundLevel},
        enrolled::{self, TakeFault},
    },
    speak::{
        Action, Output, Queue, Routes, Speaker, SpeakerEvent, Speed, Urgency, UtteranceEnding, UtteranceId, Voice,
        Volume,
    },
};

/// What `record-session` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The folder of all sessions; it is made if it does not exist. The files are in SPEAKER/LANGUAGE below it.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// A name for the speaker; any word will do.
    #[arg(long, value_name = "NAME")]
    speaker: String,
    /// The language of the moves. Default: the system's, else English.
    #[arg(long, value_enum)]
    language: Option<LanguageName>,
    /// How many moves there are to say.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u16).range(1..=999))]
    moves: u16,
    /// The microphone, as `doctor` lists it. Default: the system's.
    #[arg(long, value_name = "DEVICE")]
    microphone: Option<String>,
    /// Where the prompts are read aloud: a device as `doctor` lists it, `default`, or `none` to show them only.
    #[arg(long, value_name = "DEVICE", default_value = "default")]
    aloud: String,
}

/// Where the speaker's microphone is: a place of the driver's.
const PLACE: MicrophonePlace = MicrophonePlace::Player(Color::White);
/// And where he hears the prompts.
const EARPHONE: Output = Output::Earphone(Color::White);

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let name = folder_name(&args.speaker)?;
    let language = language_of(args.language);
    let mut folder = SessionFolder::open(args.out.join(name).join(language.code()))?;
    let mut session = RecordingSession::begin(args)?;
    let all = usize::from(args.moves);
    let mut passed_over = Vec::new();
    let missing = |folder: &SessionFolder, passed_over: &[usize], from: usize| {
        (from..=all).find(|number| !folder.has(*number) && !passed_over.contains(number))
    };
    session
        .write("Enter after a move: the same once more. s: passes over it. q: ends; the same command goes on later.")?;
    let (mut next, mut last) = (missing(&folder, &passed_over, 1), None);
    while let Some(number) = next {
        session.until_quiet();
        let prompt = Prompt::of(&args.speaker, language, number);
        session.write(&format!("{number}/{all}: {}", prompt.text))?;
        match session.take(&prompt, last)? {
            TakeOutcome::Said(said) => {
                let file = folder.keep(number, &prompt, &said)?;
                session.write(&format!("  kept: {file}"))?;
                last = Some(number);
            }
            TakeOutcome::Once(more) => {
                next = Some(more);
                continue;
            }
            TakeOutcome::PassOver => passed_over.push(number),
            TakeOutcome::End => break,
        }
        next = missing(&folder, &passed_over, number + 1).or_else(|| missing(&folder, &passed_over, 1));
    }
    let kept = (1..=all).filter(|number| folder.has(*number)).count();
    session.write(&format!("{kept} of {all} moves are recorded in {}", folder.path().display()))
}

/// What the speaker's folder is called.
fn folder_name(speaker: &str) -> Result<String, Failure> {
    let name: String =
        speaker.trim().to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    if name.chars().any(char::is_alphanumeric) {
        Ok(name)
    } else {
        Err(Failure::Bad(format!("--speaker {speaker:?}: no name; give a word of letters or digits")))
    }
}

/// What became of a prompt.
enum TakeOutcome {
    Said(CapturedUtterance),
    /// The prompt of this number once more.
    Once(usize),
    PassOver,
    End,
}

/// What happens while somebody is recorded.
enum SessionEvent {
    Microphone(MicrophoneEvent),
    Speaker(SpeakerEvent),
    /// He has typed this and pressed Enter.
    Line(String),
}

/// The microphone, the reader and the person at the keyboard.
struct RecordingSession {
    microphone: Microphone,
    reader: Option<PromptReader>,
    events: Receiver<SessionEvent>,
    /// What was typed while nobody was asked anything.
    typed: VecDeque<String>,
    found: MicrophoneSeen,
    /// How loud the last take was, until its speaker is quiet.
    last_take: Option<SoundLevel>,
}

/// How long the speaker must be quiet before the next prompt, in hundredths of a second.
const QUIET: usize = 50;
/// How much softer than his take that is, in dB.
const QUIETER: f32 = 6.0;
/// In a room that is never quiet the next prompt comes after this many such pauses.
const MOST_PAUSES: usize = 8;

/// Whether somebody still speaks as loudly as in his take. A pause in a sentence has ended the take; what he said after it is
/// no move of its own.
fn still_speaks(levels: &[SoundLevel], take: SoundLevel) -> bool {
    levels.iter().any(|level| level.power > take.power - QUIETER)
}

/// Whether the microphone has ever been there.
#[derive(PartialEq, Eq)]
enum MicrophoneSeen {
    Never,
    Once,
}

/// Who reads the prompts aloud.
struct PromptReader {
    speaker: Speaker,
    queue: Queue,
}

impl RecordingSession {
    fn begin(args: &Args) -> Result<Self, Failure> {
        let (outbox, events) = channel();
        let device = |name: &str| if name == "default" { Device::Default } else { Device::Named(name.to_owned()) };
        let thread = |error: io::Error| Failure::Bad(error.to_string());
        let reader = match args.aloud.as_str() {
            "none" => None,
            name => Some(PromptReader::open(device(name), outbox.clone())?),
        };
        let of_microphone = outbox.clone();
        let report = move |event| drop(of_microphone.send(SessionEvent::Microphone(event)));
        let device = args.microphone.as_deref().map_or(Device::Default, device);
        let microphone = Microphone::open(PLACE, device, Arc::new(report)).map_err(thread)?;
        let listen_to_keys = move || {
            io::stdin().lines().map_while(Result::ok).try_for_each(|line| outbox.send(SessionEvent::Line(line)))
        };
        thread::Builder::new().name("keys".to_owned()).spawn(listen_to_keys).map_err(thread)?;
        Ok(Self { microphone, reader, events, typed: VecDeque::new(), found: MicrophoneSeen::Never, last_take: None })
    }

    /// A line for the person, at once.
    fn write(&self, line: &str) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        writeln!(out, "{line}")?;
        Ok(out.flush()?)
    }

    /// Waits until the speaker is quiet. What he says until then belongs to no prompt.
    fn until_quiet(&mut self) {
        let Some(take) = self.last_take.take() else { return };
        self.microphone.set_gate(Gate::Held);
        for _ in 0..MOST_PAUSES {
            self.microphone.measure(QUIET);
            match self.levels() {
                Some(levels) if still_speaks(&levels, take) => {}
                _ => return,
            }
        }
    }

    /// What was asked for with [`Microphone::measure`]; `None` where the device brings nothing.
    fn levels(&mut self) -> Option<Vec<SoundLevel>> {
        loop {
            match self.events.recv_timeout(Duration::from_secs(2)).ok()? {
                SessionEvent::Microphone(MicrophoneEvent::Levels(_, levels)) => return Some(levels),
                SessionEvent::Microphone(MicrophoneEvent::Lost(_, error)) => {
                    eprintln!("anna-hector: {error}");
                    return None;
                }
                SessionEvent::Line(line) => self.typed.push_back(line),
                SessionEvent::Speaker(SpeakerEvent::Finished(_, id, ending)) => {
                    self.reader.iter_mut().for_each(|reader| reader.finished(id, ending));
                }
                SessionEvent::Microphone(_) | SessionEvent::Speaker(_) => {}
            }
        }
    }

    /// Reads the prompt and waits for what is said.
    fn take(&mut self, prompt: &Prompt, last: Option<usize>) -> Result<TakeOutcome, Failure> {
        let mut sounding = self.reader.as_mut().map(|reader| reader.read(prompt.speech.clone()));
        self.listen(sounding);
        loop {
            // The driver of the microphone holds a sender, so the channel never closes.
            let next = self.typed.pop_front().map(SessionEvent::Line).or_else(|| self.events.recv().ok());
            let Some(event) = next else { return Ok(TakeOutcome::End) };
            match event {
                SessionEvent::Line(line) => match (line.trim(), last) {
                    ("q", _) => return Ok(TakeOutcome::End),
                    ("s", _) => return Ok(TakeOutcome::PassOver),
                    ("", Some(last)) => return Ok(TakeOutcome::Once(last)),
                    _ => self.write("  Enter, s or q.")?,
                },
                SessionEvent::Speaker(SpeakerEvent::Finished(_, id, ending)) => {
                    self.reader.iter_mut().for_each(|reader| reader.finished(id, ending));
                    sounding = sounding.filter(|awaited| *awaited != id);
                    self.listen(sounding);
                }
                SessionEvent::Speaker(SpeakerEvent::Lost(_, error)) => eprintln!("anna-hector: {error}"),
                SessionEvent::Speaker(SpeakerEvent::Unspeakable(_, _, error)) => eprintln!("anna-hector: {error}"),
                SessionEvent::Speaker(SpeakerEvent::Ready(..) | SpeakerEvent::Begun(..)) => {}
                SessionEvent::Microphone(event) => {
                    if let Some(said) = self.heard(event)? {
                        self.microphone.set_gate(Gate::Held);
                        self.last_take = Some(SoundLevel::of(&said.samples));
                        return Ok(TakeOutcome::Said(said));
                    }
                }
            }
        }
    }

    /// Listens while no prompt sounds: it is nobody's move.
    fn listen(&self, sounding: Option<UtteranceId>) {
        self.microphone.set_gate(if sounding.is_none() { Gate::Open } else { Gate::Held });
    }

    /// What the microphone brings, if it can be used.
    fn heard(&mut self, event: MicrophoneEvent) -> Result<Option<CapturedUtterance>, Failure> {
        match event {
            MicrophoneEvent::Heard(_, said) => match fault(&said) {
                Some(fault) => self.write(&format!("  once more: {fault}"))?,
                None => return Ok(Some(said)),
            },
            MicrophoneEvent::TooLong(_) => self.write("  once more: too long for a move")?,
            MicrophoneEvent::Lost(_, error) if self.found == MicrophoneSeen::Never => {
                return Err(Failure::Bad(error.to_string()));
            }
            MicrophoneEvent::Lost(_, error) => eprintln!("anna-hector: {error}"),
            MicrophoneEvent::Ready(_, name) => {
                self.found = MicrophoneSeen::Once;
                eprintln!("anna-hector: listening at {name}");
            }
            MicrophoneEvent::Began(_)
            | MicrophoneEvent::GoesOn(..)
            | MicrophoneEvent::Hesitated(..)
            | MicrophoneEvent::Levels(..)
            | MicrophoneEvent::Tenth(..) => {}
        }
        Ok(None)
    }
}

impl PromptReader {
    fn open(device: Device, outbox: Sender<SessionEvent>) -> Result<Self, Failure> {
        let bad = |error: &dyn std::fmt::Display| Failure::Bad(error.to_string());
        let voice = Voice::built_in().map_err(|error| bad(&error))?;
        let report = move |event| drop(outbox.send(SessionEvent::Speaker(event)));
        let speaker = Speaker::open(EARPHONE, device, Volume::FULL, voice, Arc::new(report));
        Ok(Self { speaker: speaker.map_err(|error| bad(&error))?, queue: Queue::new(Routes::separate()) })
    }

    /// Begins to read, and stops what it was reading.
    fn read(&mut self, speech: Speech) -> UtteranceId {
        let stopped = self.queue.key(Color::White);
        self.perform(stopped);
        let said = self.queue.say(EARPHONE, Urgency::Review, speech);
        self.perform(said.actions);
        said.id
    }

    fn finished(&mut self, id: UtteranceId, ending: UtteranceEnding) {
        let actions = self.queue.finished(id, ending);
        self.perform(actions);
    }

    fn perform(&self, actions: Vec<Action>) {
        for action in actions {
            match action {
                Action::Play(_, utterance) => self.speaker.play(utterance, Speed::SLOWEST),
                Action::Stop(_) => self.speaker.stop(),
                // What was not heard can be read.
                Action::Unheard(_) => {}
            }
        }
    }
}

/// Why a take cannot be used.
fn fault(said: &CapturedUtterance) -> Option<TakeFault> {
    match enrolled::check(&Sound::new(&said.samples, said.rate)) {
        // It is more than a word.
        Ok(_) | Err(TakeFault::TooLong) => None,
        Err(fault) => Some(fault),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_of_a_take_is_waited_for_and_the_noise_of_a_room_is_not() {
        let level = |power| SoundLevel { power, peak: power + 10.0 };
        let take = level(-25.0);
        assert!(!still_speaks(&[], take));
        assert!(!still_speaks(&[level(-60.0), level(-35.0)], take), "a fan");
        assert!(still_speaks(&[level(-60.0), level(-24.0), level(-60.0)], take), "he goes on after a pause");
    }

    #[test]
    fn a_speaker_has_a_folder_of_his_own_below_the_one_that_was_named() {
        assert_eq!(folder_name(" Änne Groß ").expect("a name"), "änne-groß");
        assert_eq!(folder_name("../x").expect("a name"), "---x");
        assert!(folder_name("..").expect_err("none").to_string().contains("give a word"));
    }
}
