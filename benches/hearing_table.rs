//! Moves heard in a hall, by telephone and among neighbours, of voices that nothing was chosen on: synthetic speech, and no
//! more than that.
//!
//! Flite, Festival and RHVoice speak, as far as they are installed, and whatever `ANNA_HECTOR_SYNTHESIZER_DE` (`ES`, `EN`)
//! names: shell commands with `{text}`, `{out}` and `{rate}`, several with `;` between. The other voices of eSpeak NG are
//! heard as well, apart: pronunciations and thresholds were chosen on that synthesizer. `ANNA_HECTOR_LANGUAGE=en` takes one
//! language, `ANNA_HECTOR_CASES` is the number of moves a voice says, and `ANNA_HECTOR_BEFORE` names a file with what an earlier run has printed, for both side by side.
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot run has no figure")]
#![expect(clippy::cast_precision_loss, reason = "counts are small")]
#[path = "../tests/speech/mod.rs"]
mod speech;
mod table {
    pub(crate) mod conditions;
    pub(crate) mod neighbours;
    pub(crate) mod synthesizers;
    pub(crate) use super::speech;
}

use std::{collections::BTreeMap, env, fs};

use anna_hector::{
    language::Language,
    listen::{
        Ear, Recogniser, Sound,
        enrolled::{Enrolled, Profile},
        grammar::Tongue,
        speaker::OwnVoice,
        sphinx::{Sphinx, SphinxTask},
    },
};
use speech::{
    Dice, HELD_OUT, Voice,
    trial::{Case, Help, Tally},
};
use table::{
    conditions::Condition,
    neighbours::OpenMicrophone,
    synthesizers::{Speaker, speakers},
};

/// Anyone who speaks.
enum Anybody {
    Other(Speaker),
    Espeak(Language, Voice),
}

impl Anybody {
    fn language(&self) -> Language {
        match self {
            Self::Other(speaker) => speaker.language,
            Self::Espeak(language, _) => *language,
        }
    }

    fn group(&self) -> String {
        match self {
            Self::Other(speaker) => format!("{}_{}", speaker.language.code(), speaker.synthesizer),
            Self::Espeak(language, _) => format!("{}_espeak-ng", language.code()),
        }
    }

    fn say(&self, text: &str, dice: &mut Dice) -> Sound {
        match self {
            Self::Other(speaker) => speaker.say(text, dice),
            Self::Espeak(_, voice) => voice.say(text, dice),
        }
    }

    fn enrolled(&self, dice: &mut Dice) -> Profile {
        match self {
            Self::Other(speaker) => speaker.enrolled(dice),
            Self::Espeak(_, voice) => voice.enrolled(3, dice),
        }
    }
}

/// Anyone who has taught his words, and anyone who has not.
const WAYS: [&str; 2] = ["enrolled", "not_enrolled"];

/// The figures of a group of voices: by condition and way.
type Figures = BTreeMap<(usize, usize), Tally>;

fn main() {
    let cases = env::var("ANNA_HECTOR_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    let mut voices: Vec<Anybody> = speakers().into_iter().map(Anybody::Other).collect();
    if speech::can_speak() {
        for (language, variant) in [Language::German, Language::Spanish]
            .into_iter()
            .flat_map(|language| HELD_OUT[..4].iter().map(move |variant| (language, *variant)))
        {
            let voice = Voice::of(language, variant, &mut Dice::new(7));
            voices.push(Anybody::Espeak(language, voice));
        }
    }
    if let Ok(code) = env::var("ANNA_HECTOR_LANGUAGE") {
        voices.retain(|voice| voice.language().code() == code);
    }
    let before = before();
    let mut figures = Figures::new();
    let mut open = [OpenMicrophone::default(); 2];
    for (index, voice) in voices.iter().enumerate() {
        let mut dice = Dice::new(41 + 1_000 * index as u64);
        // The neighbours speak the same language in other voices, where there are any.
        let others: Vec<&Anybody> =
            voices.iter().filter(|other| other.group() == voice.group() && !std::ptr::eq(*other, voice)).collect();
        let others = if others.is_empty() { vec![voice] } else { others };
        hear(voice, &others, cases, &mut dice, &mut figures, &mut open);
        eprintln!("# {} of {} voices", index + 1, voices.len());
        // The voices of a group follow each other.
        if voices.get(index + 1).is_none_or(|next| next.group() != voice.group()) {
            let group = voice.group();
            println!("# synthetic: {group}, competition; right at the first try, agreed wrongly of all agreed, asked");
            for ((condition, way), tally) in std::mem::take(&mut figures) {
                told(&format!("{group}_{}_{}", Condition::ALL[condition].0, WAYS[way]), &tally, &before);
            }
            for (way, open) in std::mem::take(&mut open).into_iter().enumerate() {
                println!("{group}_open_microphone_{} {open}", WAYS[way]);
            }
        }
    }
}

/// Everything that one voice is heard saying.
fn hear(
    voice: &Anybody,
    others: &[&Anybody],
    cases: usize,
    dice: &mut Dice,
    figures: &mut Figures,
    open: &mut [OpenMicrophone; 2],
) {
    let tongue = Tongue::of(voice.language());
    let profile = voice.enrolled(dice);
    let known = OwnVoice::of_takes(profile.words.iter().filter_map(|word| word.takes.first()));
    let enrolled = Enrolled::new(profile, tongue);
    let second = Sphinx::open(tongue, SphinxTask::Second(enrolled.vocabulary())).unwrap();
    let alone = Sphinx::open(tongue, SphinxTask::Alone).unwrap();
    let mut ears =
        [Ear::new(tongue, vec![Box::new(enrolled), Box::new(second)]), Ear::new(tongue, vec![Box::new(alone)])];
    for _ in 0..cases {
        let case = Case::legal_in(voice.language(), dice);
        let said = voice.say(&case.text, dice);
        for (condition, (_, how)) in Condition::ALL.iter().enumerate() {
            let other = |dice: &mut Dice| {
                let text = Case::legal_in(voice.language(), dice).text;
                dice.pick(others).say(&text, dice)
            };
            let sound = how.of(&said, dice, other);
            for (way, ear) in ears.iter_mut().enumerate() {
                let heard = case.heard(ear, &sound, Help::Placement);
                figures.entry((condition, way)).or_default().count(&case, heard);
            }
        }
    }
    // Nothing is known of whoever has not enrolled until some moves were announced in his words.
    for ((ear, known), open) in ears.iter_mut().zip([known, OwnVoice::default()]).zip(open) {
        let own = |dice: &mut Dice, text: &str| voice.say(text, dice);
        let other = |dice: &mut Dice, text: &str| dice.pick(others).say(text, dice);
        open.listen(ear, known, voice.language(), cases, dice, own, other);
    }
}

fn told(name: &str, tally: &Tally, before: &BTreeMap<String, String>) {
    let percent = |part: usize| 100.0 * part as f64 / tally.all.max(1) as f64;
    let earlier = before.get(name).map(|line| format!(" before: {line}")).unwrap_or_default();
    println!(
        "{name} {:.1} % - runs={} wrong={}/{} asked={:.0}%{earlier}",
        percent(tally.right),
        tally.all,
        tally.wrong_among_agreed,
        tally.agreed,
        percent(tally.questions),
    );
}

/// What an earlier run has printed, by the names of its figures.
fn before() -> BTreeMap<String, String> {
    let Some(file) = env::var_os("ANNA_HECTOR_BEFORE") else { return BTreeMap::new() };
    let text = fs::read_to_string(file).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '));
    lines.map(|(name, figures)| (name.to_owned(), figures.split(" before:").next().unwrap_or("").to_owned())).collect()
}
