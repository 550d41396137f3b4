//! How well and how fast spoken moves are heard: synthetic speech, and real digits where there are some.
//!
//! The speech of eSpeak NG is made here, from fixed seeds; figures on it are figures on synthetic speech. Pronunciations
//! and thresholds were chosen on other voices than these. `ANNA_HECTOR_DIGITS` names a folder of spoken digits
//! (`DIGIT_SPEAKER_TAKE.wav`) of real people, who are then heard as well. `ANNA_HECTOR_VOICES=tuned` takes the voices that
//! everything was chosen on, `ANNA_HECTOR_MISTAKES=1` lists what was misheard.
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot run has no figure")]
#![expect(clippy::cast_precision_loss, reason = "counts are small")]
mod figures;
mod live;
#[path = "../tests/speech/mod.rs"]
mod speech;

use std::{env, fs, path::Path};

use anna_hector::{
    language::Language,
    listen::{
        Ear, Recogniser, Sound,
        enrolled::{Enrolled, Profile},
        grammar::{Expecting, Tongue},
        sphinx::{Sphinx, SphinxTask},
    },
};
use figures::figure;
use live::{Answer, Table};
use speech::{
    Dice, HELD_OUT, TALK, TUNED_ON, Voice, babble, clicks, digits, in_noise,
    trial::{Case, Help, Tally},
};

const GERMAN: Tongue = Tongue::of(Language::German);

fn main() {
    memory();
    if speech::can_speak() {
        synthetic();
        in_real_time();
    } else {
        println!("# no eSpeak NG: nothing on synthetic speech");
    }
    match env::var_os("ANNA_HECTOR_DIGITS") {
        Some(folder) => real_digits(Path::new(&folder)),
        None => println!("# ANNA_HECTOR_DIGITS names no folder: nothing on real voices"),
    }
}

fn cases(usual: usize) -> usize {
    env::var("ANNA_HECTOR_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Everybody who can hear this person, and those who can hear anybody.
struct Ears {
    taught: Ear,
    untaught: Ear,
}

impl Ears {
    fn of(profile: Profile, tongue: Tongue) -> Self {
        let enrolled = Enrolled::new(profile, tongue);
        let second = Sphinx::open(tongue, SphinxTask::Second(enrolled.vocabulary())).unwrap();
        let taught = Ear::new(tongue, vec![Box::new(enrolled), Box::new(second)]);
        Self { taught, untaught: Ear::new(tongue, vec![Box::new(Sphinx::open(tongue, SphinxTask::Alone).unwrap())]) }
    }
}

/// Who listens and what may be looked at.
const WAYS: [(&str, Help); 4] = [
    ("enrolled_legal", Help::Legal),
    ("enrolled_competition", Help::Placement),
    ("unenrolled_legal", Help::Legal),
    ("unenrolled_competition", Help::Placement),
];

/// One tally for each of [`WAYS`].
#[derive(Default)]
struct Tallies([Tally; 4]);

impl Tallies {
    fn hear(&mut self, ears: &mut Ears, case: &Case, sound: &Sound) {
        for (tally, (name, help)) in self.0.iter_mut().zip(WAYS) {
            let ear = if name.starts_with("enrolled") { &mut ears.taught } else { &mut ears.untaught };
            tally.count(case, case.heard(ear, sound, help));
        }
    }

    fn tell(&self, what: &str, bounds: [&str; 4], tell: impl Fn(&str, &str, &str, &Tally)) {
        for ((tally, (name, _)), bound) in self.0.iter().zip(WAYS).zip(bounds) {
            tell(what, name, bound, tally);
        }
    }
}

fn percent(part: usize, all: usize) -> f64 {
    100.0 * part as f64 / all.max(1) as f64
}

fn share(name: &str, bound: &str, part: usize, all: usize) {
    println!("{name} {:.1} % {bound} runs={all}", percent(part, all));
}

fn told_right(what: &str, name: &str, bound: &str, tally: &Tally) {
    share(&format!("{what}_{name}_right_at_first_try"), bound, tally.right, tally.all);
    share(&format!("{what}_{name}_agreed"), "-", tally.agreed, tally.all);
    share(&format!("{what}_{name}_wrong_among_agreed"), "<=1", tally.wrong_among_agreed, tally.agreed);
    share(&format!("{what}_{name}_questions"), "-", tally.questions, tally.all);
    share(&format!("{what}_{name}_impossible_questions"), "0", tally.impossible, tally.all);
    told_mistakes(what, name, tally);
}

fn told_illegal(what: &str, name: &str, bound: &str, tally: &Tally) {
    share(&format!("{what}_{name}_turned_legal"), bound, tally.taken_for_legal, tally.all);
    share(&format!("{what}_{name}_agreed_as_legal"), bound, tally.agreed_as_legal, tally.all);
    share(&format!("{what}_{name}_right_at_first_try"), "-", tally.right, tally.all);
    told_mistakes(what, name, tally);
}

fn told_other(what: &str, name: &str, bound: &str, tally: &Tally) {
    share(&format!("{what}_{name}_agreed"), bound, tally.agreed, tally.all);
    told_mistakes(what, name, tally);
}

fn told_mistakes(what: &str, name: &str, tally: &Tally) {
    if env::var_os("ANNA_HECTOR_MISTAKES").is_some() {
        for mistake in &tally.mistakes {
            eprintln!("{what}_{name}: {mistake}");
        }
    }
}

fn synthetic() {
    let tuned = env::var("ANNA_HECTOR_VOICES").is_ok_and(|name| name == "tuned");
    let (variants, seed) = if tuned { (TUNED_ON, 11) } else { (HELD_OUT, 7) };
    let (mut legal, mut illegal) = (Tallies::default(), Tallies::default());
    let (mut noisy, mut loud) = (Tallies::default(), Tallies::default());
    let (mut talk, mut crowd, mut click) = (Tallies::default(), Tallies::default(), Tallies::default());
    let mut loud_talk = Tallies::default();
    for (index, variant) in variants.iter().enumerate() {
        let mut dice = Dice::new(seed + 1_000 * index as u64);
        let voice = Voice::german(variant, &mut dice);
        let mut ears = Ears::of(voice.enrolled(3, &mut dice), GERMAN);
        for number in 0..cases(40) {
            let case = Case::legal(&mut dice);
            let sound = voice.say(&case.text, &mut dice);
            legal.hear(&mut ears, &case, &sound);
            if number % 2 == 0 {
                noisy.hear(&mut ears, &case, &in_noise(&sound, 20.0, &mut dice));
                loud.hear(&mut ears, &case, &in_noise(&sound, 10.0, &mut dice));
                let case = Case::illegal(&mut dice);
                illegal.hear(&mut ears, &case, &voice.say(&case.text, &mut dice));
                let text = *dice.pick(TALK);
                let sound = voice.say(text, &mut dice);
                talk.hear(&mut ears, &case, &sound);
                loud_talk.hear(&mut ears, &case, &in_noise(&sound, 10.0, &mut dice));
            }
            if number % 4 == 0 {
                crowd.hear(&mut ears, &case, &babble(&mut dice));
                click.hear(&mut ears, &case, &clicks(&mut dice));
            }
        }
    }
    println!("# synthetic: eSpeak NG, German, {}", variants.join(" "));
    legal.tell("synthetic_clean", [">=95", ">=92", ">=88", ">=75"], told_right);
    illegal.tell("synthetic_illegal", ["<=1"; 4], told_illegal);
    noisy.tell("synthetic_20_dB", [">=90", "-", "-", "-"], told_right);
    loud.tell("synthetic_10_dB", ["-"; 4], told_right);
    talk.tell("synthetic_talk", ["<=1"; 4], told_other);
    loud_talk.tell("synthetic_10_dB_talk", ["-"; 4], told_other);
    crowd.tell("synthetic_babble", ["<=1"; 4], told_other);
    click.tell("clicks", ["<=1"; 4], told_other);
    legal.tell("synthetic_clean", ["-"; 4], |what, name, bound, tally| {
        figure(&format!("{what}_{name}_whole_recording_to_answer_p95"), "ms", bound, &[tally.percentile_95()]);
    });
}

/// What a player waits: from the end of what he says at an open microphone to the answer, with and without the pause that
/// tells that he has ended.
fn in_real_time() {
    let mut dice = Dice::new(17);
    let voice = Voice::german(HELD_OUT[0], &mut dice);
    let folder = tempfile::tempdir().unwrap();
    voice.enrolled(3, &mut dice).save(folder.path()).unwrap();
    for (name, help) in WAYS {
        let profile = name.starts_with("enrolled").then(|| folder.path().to_owned());
        let table = Table::new(GERMAN, profile);
        let answers: Vec<Answer> = (0..cases(40))
            .filter_map(|_| {
                let case = Case::legal(&mut dice);
                table.say(&case, &voice.say(&case.text, &mut dice), help)
            })
            .collect();
        let p95 = |of: fn(&Answer) -> f64| speech::trial::percentile_95(answers.iter().map(of).collect());
        let (after_pause, after_speech) = (p95(|answer| answer.after_pause), p95(|answer| answer.after_speech));
        let runs = answers.len();
        println!("in_real_time_{name}_end_of_speech_to_answer_p95 {after_pause:.1} ms <=150 runs={runs}");
        println!("in_real_time_{name}_with_the_pause_p95 {after_speech:.1} ms <=550 runs={runs}");
    }
}

/// The real voices: three takes of each digit to learn, the others to test.
fn real_digits(folder: &Path) {
    let english = Tongue::of(Language::English);
    let mut all = Tallies::default();
    for (index, mut speaker) in digits::speakers(folder).into_iter().enumerate() {
        let mut dice = Dice::new(5 + 1_000 * index as u64);
        let mut ears = Ears::of(speaker.enrol(&mut dice), english);
        let mut own = Tallies::default();
        for _ in 0..cases(60) {
            let (case, sound) = speaker.case(&mut dice);
            own.hear(&mut ears, &case, &sound);
        }
        println!("# real digits, {}", speaker.name);
        own.tell(&format!("digits_{}", speaker.name), ["-"; 4], |what, name, bound, tally| {
            share(&format!("{what}_{name}_right_at_first_try"), bound, tally.right, tally.all);
        });
        for (sum, tally) in all.0.iter_mut().zip(own.0) {
            sum.add(tally);
        }
    }
    println!("# real digits, all");
    all.tell("digits", [">=95", "-", "-", "-"], told_right);
}

/// What both recognisers add to the process, with a profile and a grammar.
fn memory() {
    let Some(before) = resident() else { return println!("# no /proc: memory is not measured") };
    let mut dice = Dice::new(3);
    let Ok(sphinx) = Sphinx::open(GERMAN, SphinxTask::Alone) else {
        return println!("# no PocketSphinx: memory is not measured");
    };
    let profile = if speech::can_speak() {
        Voice::german("m1", &mut dice).enrolled(3, &mut dice)
    } else {
        Profile::empty(Language::German)
    };
    let mut ear = Ear::new(GERMAN, vec![Box::new(Enrolled::new(profile, GERMAN)), Box::new(sphinx)]);
    for _ in 0..20 {
        let case = Case::legal(&mut dice);
        let sound = clicks(&mut dice);
        case.heard(&mut ear, &sound, Help::Placement);
    }
    ear.prepare(Expecting::YesOrNo).unwrap();
    if let Some(after) = resident() {
        figure("recognisers_resident_memory", "MB", "<=80", &[after - before]);
    }
}

/// Megabytes of this process that are in memory.
fn resident() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    Some(line.split_whitespace().nth(1)?.parse::<f64>().ok()? / 1_024.0)
}
