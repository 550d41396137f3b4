//! Bad takes in teaching: half a word, a word said twice, a sound before it, another word. Synthetic speech, made while
//! the test runs.
#[path = "speech/mod.rs"]
mod speech;

use anna_hector::{
    language::{Language, words_to_learn},
    listen::{
        Sound,
        enrolled::{Doubt, Profile, check, doubt},
    },
};
use speech::{Dice, Voice};

const GERMAN: Language = Language::German;

/// A word that is cut off in the middle. How many are found is told; no bound holds yet.
fn half(sound: &Sound) -> Sound {
    let word = check(sound).expect("a good take").samples;
    Sound { samples: [&word[..word.len() / 2], &[0.0; 3_200][..]].concat(), band: sound.band }
}

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    doubted: usize,
    told: Vec<String>,
}

impl Counts {
    fn count(&mut self, word: &str, doubt: Option<&Doubt>) {
        self.all += 1;
        self.doubted += usize::from(doubt.is_some());
        self.told.extend(doubt.map(|doubt| format!("{word}: {doubt:?}")));
    }

    fn share(&self) -> f32 {
        self.doubted as f32 / self.all.max(1) as f32
    }
}

#[test]
fn bad_takes_are_doubted_and_good_ones_hardly_ever() {
    if !speech::can_speak() {
        return eprintln!("skipped: there is no espeak-ng");
    }
    let words = words_to_learn(GERMAN);
    let (mut good, mut halves, mut twice, mut hesitating, mut other) =
        (Counts::default(), Counts::default(), Counts::default(), Counts::default(), Counts::default());
    for (index, variant) in ["m6", "f5"].into_iter().enumerate() {
        let mut dice = Dice::new(900 + index as u64);
        let voice = Voice::german(variant, &mut dice);
        let mut profile = Profile::empty(GERMAN);
        for (at, word) in words.iter().take(18).enumerate() {
            let mut takes: Vec<Sound> = Vec::new();
            let say = |text: &str, dice: &mut Dice| voice.say(text, dice);
            let judge = |counts: &mut Counts, sound: &Sound, takes: &[Sound]| match check(sound) {
                Ok(take) => counts.count(word, doubt(&take, takes, word, &profile, GERMAN).as_ref()),
                // What is not a take is said again as well.
                Err(_) => counts.count(word, Some(&Doubt::Broken)),
            };
            for number in 0..3 {
                let said = say(word, &mut dice);
                judge(&mut good, &said, &takes);
                if at > 6 && number == 1 {
                    judge(&mut halves, &half(&said), &takes);
                    judge(&mut twice, &say(&format!("{word}, {word}"), &mut dice), &takes);
                    judge(&mut hesitating, &say(&format!("äh, {word}"), &mut dice), &takes);
                }
                if at > 6 && number < 2 {
                    judge(&mut other, &say(words[at - 1 - 2 * number], &mut dice), &takes);
                }
                takes.push(check(&said).expect("a good take"));
            }
            profile.teach(word, takes);
        }
    }
    for (name, counts) in
        [("good", &good), ("half", &halves), ("twice", &twice), ("äh", &hesitating), ("another word", &other)]
    {
        println!("synthetic, {name}: {} of {} doubted", counts.doubted, counts.all);
    }
    assert!(good.share() <= 0.05, "good takes: {good:?}");
    for (name, counts) in [("twice", &twice), ("äh", &hesitating), ("another word", &other)] {
        assert!(counts.share() >= 0.8, "{name}: {counts:?}");
    }
}
