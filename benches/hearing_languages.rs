//! How well moves are heard in Spanish, English and French, and short requests in every language: synthetic speech of eSpeak NG,
//! from fixed seeds, in voices that no pronunciation was chosen on. `ANNA_HECTOR_VOICES=tuned` takes those that they were
//! chosen on, `ANNA_HECTOR_CASES` another number of moves for each voice, `ANNA_HECTOR_LANGUAGE=es` one
//! language, `ANNA_HECTOR_MISTAKES=1` lists what was misheard.
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot run has no figure")]
#![expect(clippy::cast_precision_loss, reason = "counts are small")]
#[path = "../tests/speech/mod.rs"]
mod speech;

use std::env;

use anna_hector::{
    language::{Language, request},
    listen::{
        Acceptance, Ear, Meaning, Recogniser,
        enrolled::Enrolled,
        grammar::{Expecting, Tongue},
        sphinx::{Sphinx, SphinxTask},
    },
};
use speech::{
    Dice, HELD_OUT, TALK, TUNED_ON, Voice,
    trial::{Case, Help, Tally, position},
};

/// Who listens and what may be looked at.
const WAYS: [(&str, Help); 4] = [
    ("enrolled_legal", Help::Legal),
    ("enrolled_competition", Help::Placement),
    ("unenrolled_legal", Help::Legal),
    ("unenrolled_competition", Help::Placement),
];

const REQUESTS: [(Language, [&str; 14]); 4] = [
    (
        Language::German,
        [
            "meine Zeit",
            "Zeit Gegner",
            "Zugnummer",
            "letzter Zug",
            "letzte fünf",
            "wiederholen",
            "berichtigen",
            "Remis",
            "aufgeben",
            "Uhr anhalten",
            "Feld Eva vier",
            "wo Springer",
            "Reihe drei",
            "Linie Gustav",
        ],
    ),
    (
        Language::Spanish,
        [
            "mi tiempo",
            "tiempo rival",
            "número",
            "última jugada",
            "últimas cinco",
            "repetir",
            "corregir",
            "tablas",
            "abandonar",
            "parar reloj",
            "casilla Eva cuatro",
            "dónde caballo",
            "fila tres",
            "columna Gustav",
        ],
    ),
    (
        Language::English,
        [
            "my time",
            "time opponent",
            "number",
            "last move",
            "last five",
            "repeat",
            "correct",
            "draw",
            "resign",
            "stop clock",
            "square Eva four",
            "where knight",
            "rank three",
            "file Gustav",
        ],
    ),
    (
        Language::French,
        [
            "mon temps",
            "temps adverse",
            "numéro",
            "dernier coup",
            "cinq derniers",
            "répéter",
            "corriger",
            "nulle",
            "abandonner",
            "arrêter pendule",
            "case Eva quatre",
            "où est cavalier",
            "rangée trois",
            "colonne Gustav",
        ],
    ),
];

fn main() {
    if !speech::can_speak() {
        return println!("# no eSpeak NG: nothing on synthetic speech");
    }
    let tuned = env::var("ANNA_HECTOR_VOICES").is_ok_and(|name| name == "tuned");
    let (variants, seed) = if tuned { (TUNED_ON, 11) } else { (HELD_OUT, 7) };
    let cases = env::var("ANNA_HECTOR_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let only = env::var("ANNA_HECTOR_LANGUAGE").ok();
    for (language, requests) in REQUESTS {
        if only.as_ref().is_some_and(|code| code != language.code()) {
            continue;
        }
        println!("# synthetic: eSpeak NG, {language}, {}", variants.join(" "));
        let mut moves: [Tally; 4] = Default::default();
        let mut asked = [Asked::default(), Asked::default()];
        let mut talk = [0_usize; 3];
        for (index, variant) in variants.iter().enumerate() {
            let mut dice = Dice::new(seed + 1_000 * index as u64);
            let voice = Voice::of(language, variant, &mut dice);
            let [mut taught, mut untaught] = ears(&voice, language, &mut dice);
            // Those of German are told by the other benchmark.
            for _ in 0..if language == Language::German { 0 } else { cases } {
                let case = Case::legal_in(language, &mut dice);
                let sound = voice.say(&case.text, &mut dice);
                for (tally, (name, help)) in moves.iter_mut().zip(WAYS) {
                    let ear = if name.starts_with("enrolled") { &mut taught } else { &mut untaught };
                    tally.count(&case, case.heard(ear, &sound, help));
                }
            }
            // Talk is German; anyone who speaks another language is not measured.
            for _ in 0..if language == Language::German { 2 * cases } else { 0 } {
                let sound = voice.say(TALK[dice.below(TALK.len())], &mut dice);
                let position = position(&mut dice);
                let expecting = Expecting::Move(anna_hector::language::Among::Legal(&position));
                untaught.prepare(expecting).unwrap();
                let verdict = untaught.hear(&sound, expecting).unwrap().0;
                let agreed = verdict.acceptance == Acceptance::Agreed;
                let request =
                    matches!(verdict.meaning, Meaning::Request(_)) && verdict.acceptance != Acceptance::Rejected;
                talk = [talk[0] + 1, talk[1] + usize::from(agreed), talk[2] + usize::from(request)];
            }
            for text in requests {
                let sound = voice.say(text, &mut dice);
                let position = position(&mut dice);
                for (ear, asked) in [&mut taught, &mut untaught].into_iter().zip(&mut asked) {
                    let expecting = Expecting::Move(anna_hector::language::Among::Legal(&position));
                    ear.prepare(expecting).unwrap();
                    asked.count(text, language, &ear.hear(&sound, expecting).unwrap().0);
                }
            }
        }
        for (tally, (name, _)) in moves.iter().zip(WAYS) {
            told(&format!("{language}_{name}"), tally);
        }
        if talk[0] > 0 {
            println!("{language}_talk_unenrolled_agreed {:.1} % <=1 runs={}", percent(talk[1], talk[0]), talk[0]);
            println!(
                "{language}_talk_unenrolled_answered_with_a_key {:.1} % - runs={}",
                percent(talk[2], talk[0]),
                talk[0]
            );
        }
        for (asked, name) in asked.iter().zip(["enrolled", "unenrolled"]) {
            asked.told(&format!("{language}_requests_{name}"));
        }
    }
}

/// Everybody who can hear this person, and those who can hear anybody.
fn ears(voice: &Voice, language: Language, dice: &mut Dice) -> [Ear; 2] {
    let tongue = Tongue::of(language);
    let enrolled = Enrolled::new(voice.enrolled(3, dice), tongue);
    let second = Sphinx::open(tongue, SphinxTask::Second(enrolled.vocabulary())).unwrap();
    let alone = Sphinx::open(tongue, SphinxTask::Alone).unwrap();
    [Ear::new(tongue, vec![Box::new(enrolled), Box::new(second)]), Ear::new(tongue, vec![Box::new(alone)])]
}

/// Requests that were said.
#[derive(Debug, Default)]
struct Asked {
    all: usize,
    /// Answered, or asked back.
    right: usize,
    /// Something else was answered or taken for a move, for certain.
    wrong: usize,
    mistakes: Vec<String>,
}

impl Asked {
    fn count(&mut self, text: &str, language: Language, verdict: &anna_hector::listen::Interpretation) {
        let wanted = request(text, language).unwrap();
        let right = match (verdict.acceptance, &verdict.meaning) {
            (Acceptance::Agreed, Meaning::Request(heard)) => *heard == wanted,
            (Acceptance::Confirm, Meaning::Request(heard)) => *heard == wanted && heard.is_harmless(),
            _ => false,
        };
        self.all += 1;
        self.right += usize::from(right);
        self.wrong += usize::from(!right && verdict.acceptance == Acceptance::Agreed);
        if !right {
            self.mistakes.push(format!("{text}: {:?} {:?}", verdict.acceptance, verdict.heard));
        }
    }

    fn told(&self, name: &str) {
        println!("{name}_right {:.1} % - runs={}", percent(self.right, self.all), self.all);
        println!("{name}_taken_for_something_else {:.1} % - runs={}", percent(self.wrong, self.all), self.all);
        list(name, &self.mistakes);
    }
}

fn told(name: &str, tally: &Tally) {
    if tally.all == 0 {
        return;
    }
    println!("{name}_right_at_first_try {:.1} % - runs={}", percent(tally.right, tally.all), tally.all);
    let wrong = percent(tally.wrong_among_agreed, tally.agreed);
    println!("{name}_wrong_among_agreed {wrong:.1} % - runs={}", tally.agreed);
    list(name, &tally.mistakes);
}

fn list(name: &str, mistakes: &[String]) {
    if env::var_os("ANNA_HECTOR_MISTAKES").is_some() {
        mistakes.iter().for_each(|mistake| eprintln!("{name}: {mistake}"));
    }
}

fn percent(part: usize, all: usize) -> f64 {
    100.0 * part as f64 / all.max(1) as f64
}
