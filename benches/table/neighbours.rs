//! Whose moves an open microphone takes: the player's, and those of the next board.
use std::fmt;

use anna_hector::{
    language::Language,
    listen::{
        Acceptance, Ear, Interpretation, Sound,
        speaker::{OwnVoice, SpeakerVerdict, VoiceSample},
    },
};

use super::speech::{
    Dice,
    trial::{Case, Help},
};

/// A neighbour sits so many dB farther from the microphone; 0 is a trial that nobody has at a board.
const FARTHER: [f32; 3] = [0.0, 6.0, 12.0];
/// So many moves were announced before anybody is judged.
const LEARNT: usize = 4;

/// What comes of what is said there.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct OpenMicrophone {
    own: Counts,
    /// For each of [`FARTHER`].
    others: [Counts; 3],
}

#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    all: usize,
    /// Taken or asked about where nobody looks who speaks.
    answered: usize,
    /// Taken so.
    taken: usize,
    /// Still answered and still taken, because it sounds like the player.
    still_answered: usize,
    still_taken: usize,
}

impl Counts {
    fn count(&mut self, verdict: &Interpretation, speaker: SpeakerVerdict) {
        let answered = verdict.is_for_us() && verdict.may_begin();
        let taken = answered && verdict.acceptance == Acceptance::Agreed;
        let own = speaker == SpeakerVerdict::Own;
        self.all += 1;
        self.answered += usize::from(answered);
        self.taken += usize::from(taken);
        self.still_answered += usize::from(answered && own);
        self.still_taken += usize::from(taken && own);
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { all, answered, taken, still_answered, still_taken } = self;
        write!(f, "taken={taken}->{still_taken} answered={answered}->{still_answered} of {all}")
    }
}

impl fmt::Display for OpenMicrophone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "own: {}", self.own)?;
        self.others.iter().zip(FARTHER).try_for_each(|(counts, farther)| write!(f, "; -{farther} dB: {counts}"))
    }
}

impl OpenMicrophone {
    /// Listens to moves of the player and of others, and learns from his first ones.
    #[expect(clippy::too_many_arguments, reason = "a benchmark has all in its hands")]
    pub(crate) fn listen(
        &mut self,
        ear: &mut Ear,
        mut known: OwnVoice,
        language: Language,
        cases: usize,
        dice: &mut Dice,
        own: impl Fn(&mut Dice, &str) -> Sound,
        other: impl Fn(&mut Dice, &str) -> Sound,
    ) {
        let pause = vec![0.0; 8_000];
        let around = |sound: &Sound, gain: f32| {
            let said = sound.samples.iter().map(|sample| sample * gain);
            Sound { samples: pause.iter().copied().chain(said).chain(pause.iter().copied()).collect(), ..sound.clone() }
        };
        for _ in 0..LEARNT {
            let text = Case::legal_in(language, dice).text;
            let said = own(dice, &text);
            known.learn(&VoiceSample::of(&around(&said, 1.0)));
        }
        for _ in 0..cases {
            let case = Case::legal_in(language, dice);
            let said = around(&own(dice, &case.text), 1.0);
            let (verdict, _) = case.heard(ear, &said, Help::Placement);
            self.own.count(&verdict, known.verdict(&VoiceSample::of(&said)));
            let case = Case::legal_in(language, dice);
            let said = other(dice, &case.text);
            for (counts, farther) in self.others.iter_mut().zip(FARTHER) {
                let said = around(&said, 10.0_f32.powf(-farther / 20.0));
                let (verdict, _) = case.heard(ear, &said, Help::Placement);
                counts.count(&verdict, known.verdict(&VoiceSample::of(&said)));
            }
        }
    }
}
