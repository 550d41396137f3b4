//! A microphone without the device: what is said arrives as fast as it is spoken, and the answer comes when it comes.
use std::{
    f32::consts::TAU,
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    thread,
    time::{Duration, Instant},
};

use anna_hector::listen::{
    Expectation, ExpectedAnswer, Hearer, HearerEvent, Scope, Sound, Talker,
    capture::{Cut, Cutter, Gate, MicrophonePlace},
    grammar::Tongue,
};
use shakmaty::Position;

use crate::speech::trial::{Case, Help};

const RATE: u32 = 16_000;
/// Samples of a hundredth of a second.
const HUNDREDTH: usize = 160;
/// Longer than the end-pointer waits, in hundredths of a second.
const QUIET: usize = 60;

/// Somebody at an open microphone, with the thread that understands him.
pub(crate) struct Table {
    hearer: Hearer,
    reports: Receiver<(Instant, HearerEvent)>,
}

/// When an answer came, in milliseconds.
pub(crate) struct Answer {
    /// After the last loud hundredth of a second.
    pub(crate) after_speech: f64,
    /// After the end-pointer was certain.
    pub(crate) after_pause: f64,
}

#[expect(clippy::disallowed_methods, reason = "a measurement of real time")]
impl Table {
    /// A table for somebody with this profile, or with none.
    pub(crate) fn new(tongue: Tongue, profile: Option<PathBuf>) -> Self {
        let (out, reports) = channel();
        let report = move |event| drop(out.send((Instant::now(), event)));
        let hearer = Hearer::start(Arc::new(report)).expect("a thread");
        hearer.listen(MicrophonePlace::Room, Talker { tongue, profile, beside: String::new() });
        let table = Self { hearer, reports };
        assert!(matches!(table.next(), (_, HearerEvent::Listens(..))), "the recognisers are there");
        table
    }

    fn next(&self) -> (Instant, HearerEvent) {
        self.reports.recv_timeout(Duration::from_secs(30)).expect("an answer")
    }

    /// Says it in real time; nothing where no utterance was heard in it.
    pub(crate) fn say(&self, case: &Case, sound: &Sound, help: Help) -> Option<Answer> {
        let scope = match help {
            Help::Legal => Scope::Legal(Box::new(case.position.clone())),
            Help::Placement => {
                Scope::Placement { board: Box::new(case.position.board().clone()), turn: case.position.turn() }
            }
        };
        self.hearer.expect(MicrophonePlace::Room, Arc::new(Expectation { scope, asked: ExpectedAnswer::Nothing }));
        let (samples, spoken) = between_pauses(sound);
        let mut cutter = Cutter::new(RATE);
        cutter.set_gate(Gate::Open);
        let begin = Instant::now();
        let (mut after_speech, mut after_pause) = (None, None);
        for (hundredth, chunk) in (1_u32..).zip(samples.chunks(HUNDREDTH)) {
            thread::sleep((begin + Duration::from_millis(10) * hundredth).saturating_duration_since(Instant::now()));
            cutter.take(chunk, |cut| match cut {
                Cut::Hesitated(utterance) => self.hearer.foresee(MicrophonePlace::Room, utterance),
                Cut::Ended(utterance) => {
                    after_pause = Some(Instant::now());
                    self.hearer.understand(MicrophonePlace::Room, utterance);
                }
                Cut::Began | Cut::TooLong => {}
            });
            if hundredth as usize == spoken {
                after_speech = Some(Instant::now());
            }
        }
        let (ended, certain) = (after_speech?, after_pause?);
        let (answered, _) = self.next();
        let since = |then: Instant| answered.saturating_duration_since(then).as_secs_f64() * 1_000.0;
        Some(Answer { after_speech: since(ended), after_pause: since(certain) })
    }
}

/// What was said between two pauses with the faint hum of a room, and how many hundredths of a second lie before its end.
#[expect(clippy::cast_precision_loss, reason = "some seconds of samples")]
fn between_pauses(sound: &Sound) -> (Vec<f32>, usize) {
    /// 35 dB below the loudest.
    const HEARD: f32 = 0.018;
    let peak = sound.peak();
    let end = sound.samples.iter().rposition(|sample| sample.abs() > HEARD * peak).map_or(0, |last| last + 1);
    let pause = vec![0.0; QUIET * HUNDREDTH];
    let all = pause.iter().chain(&sound.samples[..end]).chain(&pause).enumerate();
    let hum = |i: usize| 0.0005 * (TAU * 100.0 * i as f32 / RATE as f32).sin();
    (all.map(|(i, sample)| sample + hum(i)).collect(), QUIET + end.div_ceil(HUNDREDTH))
}
