//! Utterances out of a stream of samples: while a key is held, or whenever somebody speaks.
use std::time::Duration;

use super::{EndPointer, EndpointTurn, PreRoll, SoundLevel};
use crate::listen::sound::LONGEST;

/// Kept from before a key or a loud sound tells that somebody speaks, in hundredths of a second.
const BEFORE: usize = 40;
/// A key is let go a little before the last word has ended: so much is heard after it, in hundredths of a second.
const AFTER: usize = 25;
/// Speech that is longer than this is not a move; in hundredths of a second.
const TALK: usize = 1_200;
/// What lasts longer than this is hardly a sentence, so that nobody tries to understand it before it has ended; in
/// hundredths of a second.
const SENTENCE: usize = 600;

/// What is handed out while somebody speaks is at least so long, in hundredths of a second.
const PART: usize = 20;

/// When a microphone is listened to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Gate {
    /// While a key or a trigger is held.
    #[default]
    Held,
    /// Whenever somebody speaks.
    Open,
}

/// What somebody said, or another sound of that length.
#[derive(Debug, Clone, PartialEq)]
pub struct CapturedUtterance {
    /// One channel, full scale from -1 to 1, with what was heard just before.
    pub samples: Vec<f32>,
    /// Samples a second.
    pub rate: u32,
    /// Whether a key was held, or somebody just spoke.
    pub gate: Gate,
    /// How many of the samples were heard when he hesitated and said no more. What was understood of those is what was said.
    pub spoken: Option<usize>,
}

impl CapturedUtterance {
    /// How long it is, with what was heard just before and the pause behind it.
    #[must_use]
    pub fn length(&self) -> Duration {
        Duration::from_secs_f64(self.samples.len() as f64 / f64::from(self.rate.max(1)))
    }

    /// Whether this is what `earlier` was, with nothing but a pause added.
    ///
    /// ```
    /// # use anna_hector::listen::capture::{CapturedUtterance, Gate};
    /// let utterance = |samples: &[f32], spoken| CapturedUtterance { samples: samples.to_vec(), rate: 8_000, gate: Gate::Open, spoken };
    /// let earlier = utterance(&[0.5, 0.0], Some(2));
    /// assert!(utterance(&[0.5, 0.0, 0.0], Some(2)).says_no_more_than(&earlier));
    /// assert!(!utterance(&[0.5, 0.0, 0.7], None).says_no_more_than(&earlier), "he went on");
    /// assert!(!utterance(&[0.4, 0.0, 0.0], Some(2)).says_no_more_than(&earlier), "another one");
    /// ```
    #[must_use]
    pub fn says_no_more_than(&self, earlier: &Self) -> bool {
        self.spoken == Some(earlier.samples.len())
            && self.rate == earlier.rate
            && self.samples.starts_with(&earlier.samples)
    }
}

/// The next samples of an utterance that is under way.
#[derive(Debug, Clone, PartialEq)]
pub struct UtterancePart {
    /// How many samples were before it; an utterance begins with none.
    pub from: usize,
    /// One channel, full scale from -1 to 1.
    pub samples: Vec<f32>,
    /// Samples a second.
    pub rate: u32,
}

/// What comes out of a [`Cutter`].
#[derive(Debug, Clone, PartialEq)]
pub enum Cut {
    /// Somebody begins to speak, or holds the key.
    Began,
    /// He hesitates and has perhaps ended: what there is so far.
    Hesitated(CapturedUtterance),
    /// He has ended.
    Ended(CapturedUtterance),
    /// It went on for longer than anybody speaks a move, and is thrown away.
    TooLong,
}

/// Cuts a stream into utterances.
///
/// ```
/// # use anna_hector::listen::capture::{Cut, Cutter};
/// let mut cutter = Cutter::new(8_000);
/// let mut cuts = Vec::new();
/// cutter.take(&[0.1; 8_000], |cut| cuts.push(cut));
/// cutter.hold();
/// cutter.take(&[0.2; 8_000], |cut| cuts.push(cut));
/// cutter.release();
/// cutter.take(&[0.3; 8_000], |cut| cuts.push(cut));
/// let [Cut::Began, Cut::Ended(said)] = &cuts[..] else { panic!("{cuts:?}") };
/// assert_eq!(said.samples.first(), Some(&0.1), "what was said just before the key was down");
/// assert_eq!(said.samples.last(), Some(&0.3), "and just after it was let go");
/// ```
#[derive(Debug, Clone)]
pub struct Cutter {
    rate: u32,
    gate: Gate,
    /// Samples that do not fill a hundredth of a second yet.
    rest: Vec<f32>,
    before: PreRoll,
    pointer: EndPointer,
    state: CutterState,
    /// What has been heard since an utterance began.
    heard: Vec<f32>,
    /// How much of it there was when he hesitated, if he has said no more.
    spoken: Option<usize>,
    /// How much of it was handed out by [`Cutter::more`].
    passed: usize,
    level: SoundLevel,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CutterState {
    /// Nothing is being said.
    Idle,
    /// The key has just gone down.
    Pressed,
    /// The key is held.
    Held,
    /// The key was let go; so many hundredths of a second are still heard.
    Released(usize),
    Speaking,
    /// He has spoken for too long: thrown away until he ends or the key is let go.
    Talking,
}

impl Cutter {
    /// A cutter of a stream with so many samples a second.
    #[must_use]
    pub fn new(rate: u32) -> Self {
        let hundredth = hundredth(rate);
        Self {
            rate,
            gate: Gate::Held,
            rest: Vec::with_capacity(hundredth),
            before: PreRoll::new(hundredth * BEFORE),
            pointer: EndPointer::default(),
            state: CutterState::Idle,
            heard: Vec::new(),
            spoken: None,
            passed: 0,
            level: SoundLevel::SILENT,
        }
    }

    /// Listens so from now on. What was heard before an open gate is not an utterance; a key that is held stays held.
    pub fn set_gate(&mut self, gate: Gate) {
        if gate == self.gate {
            return;
        }
        self.gate = gate;
        self.pointer.reset();
        if matches!(self.state, CutterState::Idle | CutterState::Speaking | CutterState::Talking) {
            self.state = CutterState::Idle;
            self.before.clear();
            self.heard.clear();
        }
    }

    /// The key goes down. What was heard just before is the beginning, also where somebody was being listened to already; a key that was
    /// let go for a moment goes on.
    pub fn hold(&mut self) {
        match self.state {
            CutterState::Pressed | CutterState::Held => {}
            CutterState::Released(_) | CutterState::Speaking => self.state = CutterState::Held,
            CutterState::Idle | CutterState::Talking => {
                self.state = CutterState::Pressed;
                self.heard.clear();
            }
        }
    }

    /// The key is let go.
    pub fn release(&mut self) {
        match self.state {
            CutterState::Pressed | CutterState::Held => self.state = CutterState::Released(AFTER),
            CutterState::Talking => {
                self.state = CutterState::Idle;
                self.pointer.reset();
            }
            _ => {}
        }
    }

    /// What is being said is thrown away.
    pub fn discard(&mut self) {
        self.state = CutterState::Idle;
        self.heard.clear();
        self.pointer.reset();
    }

    /// How loud the last hundredth of a second was.
    #[must_use]
    pub const fn level(&self) -> SoundLevel {
        self.level
    }

    /// What was said since this was last asked, if somebody is speaking and it is enough to be worth the way.
    pub fn more(&mut self) -> Option<UtterancePart> {
        let speaking = match self.state {
            CutterState::Held | CutterState::Released(_) | CutterState::Speaking => true,
            CutterState::Idle | CutterState::Pressed | CutterState::Talking => false,
        };
        let from = self.passed;
        if !speaking || self.heard.len() < from + PART * hundredth(self.rate) {
            return None;
        }
        self.passed = self.heard.len();
        Some(UtterancePart { from, samples: self.heard[from..].to_vec(), rate: self.rate })
    }

    /// Takes the next samples, and hands out what they complete.
    pub fn take(&mut self, samples: &[f32], mut out: impl FnMut(Cut)) {
        let mut rest = std::mem::take(&mut self.rest);
        rest.extend_from_slice(samples);
        let mut hundredths = rest.chunks_exact(hundredth(self.rate));
        for hundredth in &mut hundredths {
            if let Some(cut) = self.step(hundredth) {
                out(cut);
            }
        }
        self.rest = hundredths.remainder().to_vec();
    }

    fn step(&mut self, samples: &[f32]) -> Option<Cut> {
        self.level = SoundLevel::of(samples);
        let turn = self.pointer.take(self.level.power);
        let before = self.state;
        self.state = match (before, turn) {
            (CutterState::Pressed, _) => CutterState::Held,
            (CutterState::Idle, EndpointTurn::Began) if self.gate == Gate::Open => CutterState::Speaking,
            (CutterState::Speaking | CutterState::Talking, EndpointTurn::Ended) => CutterState::Idle,
            (CutterState::Released(0), _) => CutterState::Idle,
            (CutterState::Released(left), _) => CutterState::Released(left - 1),
            (same, _) => same,
        };
        if matches!(before, CutterState::Pressed) || (before, self.state) == (CutterState::Idle, CutterState::Speaking)
        {
            self.heard = self.before.take();
            (self.spoken, self.passed) = (None, 0);
            self.heard.extend_from_slice(samples);
            return Some(Cut::Began);
        }
        match before {
            CutterState::Idle | CutterState::Talking | CutterState::Pressed => {
                self.before.push(samples);
                None
            }
            CutterState::Held | CutterState::Released(_) | CutterState::Speaking => self.go_on(samples, before, turn),
        }
    }

    /// One hundredth more of an utterance that is under way.
    fn go_on(&mut self, samples: &[f32], before: CutterState, turn: EndpointTurn) -> Option<Cut> {
        self.heard.extend_from_slice(samples);
        let most = if before == CutterState::Speaking { TALK } else { LONGEST as usize * 100 - BEFORE };
        if self.heard.len() > most * hundredth(self.rate) {
            self.heard.clear();
            self.state = CutterState::Talking;
            return Some(Cut::TooLong);
        }
        match turn {
            EndpointTurn::Hesitated => self.spoken = Some(self.heard.len()),
            EndpointTurn::Began | EndpointTurn::WentOn => self.spoken = None,
            EndpointTurn::None | EndpointTurn::Ended => {}
        }
        let gate = if before == CutterState::Speaking { Gate::Open } else { Gate::Held };
        let utterance = |samples| CapturedUtterance { samples, rate: self.rate, gate, spoken: self.spoken };
        if self.state == CutterState::Idle {
            return Some(Cut::Ended(utterance(std::mem::take(&mut self.heard))));
        }
        let is_short = self.heard.len() <= SENTENCE * hundredth(self.rate);
        (turn == EndpointTurn::Hesitated && is_short).then(|| Cut::Hesitated(utterance(self.heard.clone())))
    }
}

/// Samples in a hundredth of a second.
const fn hundredth(rate: u32) -> usize {
    let samples = (rate / 100) as usize;
    if samples == 0 { 1 } else { samples }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const RATE: u32 = 16_000;

    /// This many hundredths of a second of a tone that is this loud.
    fn tone(hundredths: usize, loud: f32) -> Vec<f32> {
        (0..hundredths * 160).map(|i| (i as f32 * 0.4).sin() * loud).collect()
    }

    fn all_cuts(cutter: &mut Cutter, samples: &[f32]) -> Vec<Cut> {
        let mut cuts = Vec::new();
        cutter.take(samples, |cut| cuts.push(cut));
        cuts
    }

    /// What is certain.
    fn cuts(cutter: &mut Cutter, samples: &[f32]) -> Vec<Cut> {
        all_cuts(cutter, samples).into_iter().filter(|cut| !matches!(cut, Cut::Hesitated(_))).collect()
    }

    fn open() -> Cutter {
        let mut cutter = Cutter::new(RATE);
        cutter.set_gate(Gate::Open);
        cuts(&mut cutter, &tone(100, 0.001));
        cutter
    }

    #[test]
    fn what_is_said_is_handed_out_part_by_part_while_it_is_said() {
        for held in [Gate::Open, Gate::Held] {
            let mut cutter = open();
            if held == Gate::Held {
                cutter.hold();
            }
            assert_eq!(cutter.more(), None, "nobody speaks");
            let (mut parts, mut whole) = (Vec::new(), None);
            for some in [tone(150, 0.3), tone(60, 0.001)].concat().chunks(700) {
                for cut in all_cuts(&mut cutter, some) {
                    if let Cut::Ended(utterance) = cut {
                        whole = Some(utterance);
                    }
                }
                parts.extend(cutter.more());
            }
            if held == Gate::Held {
                cutter.release();
                let ended = cuts(&mut cutter, &tone(60, 0.001));
                whole = ended.into_iter().find_map(|cut| if let Cut::Ended(it) = cut { Some(it) } else { None });
            }
            let whole = whole.expect("an utterance");
            assert!(parts.len() > 5, "{} parts", parts.len());
            let mut told: Vec<f32> = Vec::new();
            for part in parts {
                assert_eq!((part.from, part.rate), (told.len(), RATE));
                told.extend(part.samples);
            }
            assert!(whole.samples.starts_with(&told) && told.len() * 10 > whole.samples.len() * 6, "{held:?}");
            assert_eq!(cutter.more(), None, "it has ended");
        }
    }

    #[test]
    fn with_an_open_gate_a_word_is_cut_out_with_its_beginning() {
        let mut cutter = open();
        let heard = cuts(&mut cutter, &[tone(50, 0.3), tone(60, 0.001)].concat());
        let [Cut::Began, Cut::Ended(word)] = &heard[..] else { panic!("{heard:?}") };
        let hundredths = word.samples.len() / 160;
        assert!((50 + 30..50 + 40 + 40).contains(&hundredths), "{hundredths}");
        assert!(word.samples[..160].iter().all(|s| s.abs() < 0.01), "it begins with what was before the word");
    }

    #[test]
    fn a_pause_is_told_before_it_is_the_end_and_what_was_said_till_then_stands_if_nothing_follows() {
        for held in [Gate::Open, Gate::Held] {
            let mut cutter = open();
            if held == Gate::Held {
                cutter.hold();
            }
            let heard =
                all_cuts(&mut cutter, &[tone(50, 0.3), tone(20, 0.001), tone(50, 0.3), tone(20, 0.001)].concat());
            cutter.release();
            let end = all_cuts(&mut cutter, &tone(60, 0.001));
            let [Cut::Began, Cut::Hesitated(first), Cut::Hesitated(second)] = &heard[..] else { panic!("{heard:?}") };
            let [Cut::Ended(whole)] = &end[..] else { panic!("{end:?}") };
            assert!(whole.says_no_more_than(second), "{held:?}");
            assert!(!whole.says_no_more_than(first) && !second.says_no_more_than(first), "{held:?}");
        }
    }

    #[test]
    fn a_key_that_is_let_go_in_the_middle_of_a_word_leaves_nothing_foreseen() {
        let mut cutter = open();
        cutter.hold();
        cuts(&mut cutter, &[tone(50, 0.3), tone(20, 0.001), tone(50, 0.3)].concat());
        cutter.release();
        let end = all_cuts(&mut cutter, &tone(60, 0.3));
        assert!(matches!(&end[..], [Cut::Ended(whole)] if whole.spoken.is_none()), "{end:?}");
    }

    #[test]
    fn a_held_gate_hears_nobody_without_the_key() {
        let mut cutter = Cutter::new(RATE);
        assert_eq!(cuts(&mut cutter, &[tone(100, 0.001), tone(100, 0.3), tone(100, 0.001)].concat()), []);
    }

    #[test]
    fn what_was_said_before_the_gate_opened_is_no_utterance() {
        let mut cutter = Cutter::new(RATE);
        cuts(&mut cutter, &[tone(100, 0.001), tone(20, 0.3)].concat());
        cutter.set_gate(Gate::Open);
        let heard = cuts(&mut cutter, &[tone(100, 0.001), tone(40, 0.3), tone(50, 0.001)].concat());
        let [Cut::Began, Cut::Ended(word)] = &heard[..] else { panic!("{heard:?}") };
        assert!(word.samples.len() / 160 < 40 + 40 + 40, "{}", word.samples.len() / 160);
    }

    #[test]
    fn endless_talk_and_a_key_that_is_stuck_are_thrown_away() {
        let mut cutter = open();
        let heard = cuts(&mut cutter, &[tone(2_000, 0.3), tone(60, 0.001)].concat());
        assert_eq!(heard, [Cut::Began, Cut::TooLong]);
        cutter.hold();
        let heard = cuts(&mut cutter, &tone(4_000, 0.001));
        assert_eq!(heard, [Cut::Began, Cut::TooLong]);
        cutter.release();
        let heard = cuts(&mut cutter, &[tone(60, 0.001), tone(40, 0.3), tone(50, 0.001)].concat());
        assert!(matches!(heard[..], [Cut::Began, Cut::Ended(_)]), "afterwards it hears as before: {}", heard.len());
    }

    #[test]
    fn what_is_thrown_away_is_no_utterance_and_the_next_one_is() {
        let mut cutter = Cutter::new(RATE);
        cutter.hold();
        cuts(&mut cutter, &tone(50, 0.3));
        cutter.discard();
        cutter.release();
        assert_eq!(cuts(&mut cutter, &tone(60, 0.001)), []);
        cutter.hold();
        cuts(&mut cutter, &tone(10, 0.3));
        cutter.release();
        assert!(matches!(cuts(&mut cutter, &tone(50, 0.001))[..], [Cut::Ended(_)]));
    }

    #[test]
    fn a_key_that_is_tapped_twice_is_two_utterances() {
        let mut cutter = Cutter::new(RATE);
        for _ in 0..2 {
            cutter.hold();
            cuts(&mut cutter, &tone(10, 0.3));
            cutter.release();
            let heard = cuts(&mut cutter, &tone(50, 0.001));
            assert!(matches!(heard[..], [Cut::Ended(_)]), "{}", heard.len());
        }
    }

    /// At an open microphone a word was lost that had begun before the key; and a key that was struck anew lost what was said with it.
    #[test]
    fn what_was_being_said_when_the_key_goes_down_is_heard_with_it() {
        let mut cutter = open();
        assert_eq!(cuts(&mut cutter, &tone(30, 0.3)), [Cut::Began]);
        cutter.hold();
        cuts(&mut cutter, &tone(20, 0.3));
        cutter.release();
        let [Cut::Ended(said)] = &cuts(&mut cutter, &tone(50, 0.001))[..] else { panic!("one utterance") };
        let loud = said.samples.iter().filter(|sample| sample.abs() > 0.1).count();
        assert!(loud > 40 * 160 / 2, "{loud}: the thirty hundredths before the key, too");
        cutter.hold();
        cuts(&mut cutter, &tone(30, 0.3));
        cutter.release();
        assert_eq!(cuts(&mut cutter, &tone(10, 0.3)), []);
        cutter.hold();
        cuts(&mut cutter, &tone(30, 0.3));
        cutter.release();
        let [Cut::Ended(said)] = &cuts(&mut cutter, &tone(50, 0.001))[..] else { panic!("one utterance") };
        assert!(said.samples.len() >= 70 * 160, "{}", said.samples.len());
    }

    proptest! {
        /// Whatever the pieces in which a device hands its samples over, the utterances are the same.
        #[test]
        fn the_pieces_do_not_matter(pieces in proptest::collection::vec(1_usize..2_000, 1..30)) {
            let all = [tone(50, 0.001), tone(60, 0.3), tone(70, 0.001)].concat();
            let whole = cuts(&mut open(), &all);
            let (mut cutter, mut in_pieces, mut at) = (open(), Vec::new(), 0);
            for piece in pieces.iter().cycle() {
                if at >= all.len() { break; }
                let end = (at + piece).min(all.len());
                in_pieces.extend(cuts(&mut cutter, &all[at..end]));
                at = end;
            }
            prop_assert_eq!(whole, in_pieces);
        }
    }
}
