//! Speech made by eSpeak NG while a test or benchmark runs: synthetic, and no more than that.
//!
//! Voices, pitches, rates, positions and moves are drawn from fixed seeds, so that every run hears the same.
#![allow(dead_code, reason = "the test uses some of it, the benchmark all")]
#![expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "numbers drawn by lot are small")]
pub(crate) mod digits;
pub(crate) mod trial;

use std::process::{Command, Stdio};

use anna_hector::{
    language::{Language, words_to_learn},
    listen::{
        Sound,
        enrolled::{Profile, check},
    },
};

/// Samples a second of what eSpeak NG says.
const RATE: u32 = 22_050;

/// The variants of the German voice on which pronunciations and thresholds were chosen.
pub(crate) const TUNED_ON: &[&str] = &["m1", "m3", "m5", "m7", "f1", "f3"];
/// Those on which figures are taken.
pub(crate) const HELD_OUT: &[&str] = &["m2", "m4", "m6", "m8", "f2", "f4", "f5"];

/// A voice of eSpeak NG with its settings.
#[derive(Debug, Clone)]
pub(crate) struct Voice {
    language: Language,
    /// `de+f2`.
    pub(crate) name: String,
    /// 0 to 99; 50 is the voice's own.
    pub(crate) pitch: u32,
    /// Words a minute.
    pub(crate) rate: u32,
}

impl Voice {
    /// A German voice at any usual pitch and rate.
    pub(crate) fn german(variant: &str, dice: &mut Dice) -> Self {
        Self::of(Language::German, variant, dice)
    }

    /// A voice of this language at any usual pitch and rate.
    pub(crate) fn of(language: Language, variant: &str, dice: &mut Dice) -> Self {
        let code = match language {
            Language::German => "de",
            Language::Spanish => "es",
            Language::English => "en-us",
            Language::French => "fr-fr",
        };
        let (pitch, rate) = (dice.between(30, 70), dice.between(130, 190));
        Self { language, name: format!("{code}+{variant}"), pitch, rate }
    }

    /// The same voice as it may sound a moment later.
    fn again(&self, dice: &mut Dice) -> Self {
        let name = self.name.clone();
        Self {
            language: self.language,
            name,
            pitch: self.pitch - 4 + dice.between(0, 8),
            rate: self.rate - 10 + dice.between(0, 20),
        }
    }

    /// What the voice says.
    pub(crate) fn say(&self, text: &str, dice: &mut Dice) -> Sound {
        let voice = self.again(dice);
        Sound::new(&espeak(text, &voice), RATE)
    }

    /// The profile of a speaker who has said every word `takes` times.
    pub(crate) fn enrolled(&self, takes: usize, dice: &mut Dice) -> Profile {
        let mut profile = Profile::empty(self.language);
        for word in words_to_learn(self.language) {
            let said = (0..takes).map(|_| check(&self.say(word, dice)).expect("a take that can be learnt from"));
            profile.teach(word, said.collect());
        }
        profile
    }
}

/// Whether there is an eSpeak NG to speak with.
pub(crate) fn can_speak() -> bool {
    Command::new("espeak-ng").arg("--version").stdout(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn espeak(text: &str, voice: &Voice) -> Vec<f32> {
    // Names and foreign words as chess players say them.
    let text = match voice.language {
        Language::German => text.replace("Cesar", "Zäsar").replace("Remis", "[[r@m'i:]]"),
        _ => text.to_owned(),
    };
    let output = Command::new("espeak-ng")
        .args(["-v", &voice.name, "-p", &voice.pitch.to_string(), "-s", &voice.rate.to_string(), "--stdout"])
        .arg(text.replace("en passant", "[[aNpas'aN]]"))
        .output()
        .expect("eSpeak NG speaks");
    let pcm = output.stdout.get(44..).unwrap_or_default().chunks_exact(2);
    pcm.map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / 32_768.0).collect()
}

/// The sound with half a second of pause around it and white noise over all, so many dB below the speech.
pub(crate) fn in_noise(sound: &Sound, decibel: f32, dice: &mut Dice) -> Sound {
    let power = sound.samples.iter().map(|s| s * s).sum::<f32>() / sound.samples.len() as f32;
    // Even noise from -1 to 1 has a third of the power of its square.
    let amplitude = (3.0 * power / 10.0_f32.powf(decibel / 10.0)).sqrt();
    let pause = vec![0.0; 8_000];
    let all = pause.iter().chain(&sound.samples).chain(&pause);
    Sound { samples: all.map(|s| (s + amplitude * dice.even()).clamp(-1.0, 1.0)).collect(), band: sound.band }
}

/// Some clicks, as of a mouse, a clock or a piece put down.
pub(crate) fn clicks(dice: &mut Dice) -> Sound {
    let mut samples: Vec<f32> = (0..16_000).map(|_| dice.even() * 0.001).collect();
    for _ in 0..dice.between(1, 5) {
        let (start, length) = (dice.below(14_000), dice.between(20, 1_200) as usize);
        let (pitch, loud) = (dice.between(5, 60) as f32 / 100.0, dice.between(2, 8) as f32 / 10.0);
        for i in 0..length {
            let fade = (-(i as f32) / length as f32 * 5.0).exp();
            samples[start + i] += loud * fade * (0.5 * dice.even() + 0.5 * (i as f32 * pitch).sin());
        }
    }
    Sound::new(&samples, 16_000)
}

/// Several people who talk at once.
pub(crate) fn babble(dice: &mut Dice) -> Sound {
    let mut samples = vec![0.0; 40_000];
    for _ in 0..4 {
        let variant = dice.pick(HELD_OUT);
        let voice = Voice::german(variant, dice);
        let text = *dice.pick(TALK);
        let offset = dice.below(8_000);
        for (sum, sample) in samples[offset..].iter_mut().zip(voice.say(text, dice).samples) {
            *sum += sample * 0.3;
        }
    }
    Sound::new(&samples, 16_000)
}

/// What people say beside a board, with some words of the game among it.
pub(crate) const TALK: &[&str] = &[
    "Wie spät ist es eigentlich?",
    "Kannst du bitte das Fenster zumachen?",
    "Ich glaube, das war ein Fehler.",
    "Heute Abend gehen wir ins Kino.",
    "Der Kaffee ist leider schon kalt.",
    "Wo hast du meine Brille gesehen?",
    "Das Wetter soll morgen besser werden.",
    "Entschuldigung, ich habe nicht zugehört.",
    "Gibt es hier noch einen freien Platz?",
    "Meine Schwester kommt am Sonntag zu Besuch.",
    "Na ja, mal sehen.",
    "Guten Morgen zusammen.",
    "Was meinst du dazu?",
    "Ich nehme noch ein Glas Wasser.",
    "Das ist aber eine schwierige Stellung.",
    "Hast du den Bus noch bekommen?",
    "Moment, ich muss kurz nachdenken.",
    "Im Garten blühen die ersten Tulpen.",
    "Der Zug nach Hamburg hat Verspätung.",
    "Bitte etwas leiser da hinten.",
    "So ein Mist.",
    "Vielen Dank für Ihre Hilfe.",
    "Wir sehen uns dann nächste Woche wieder.",
    "Der Turm der Kirche ist sehr hoch.",
    "Anna hat gestern angerufen.",
    "Um acht Uhr beginnt die zweite Runde.",
    "Das Handy bitte ausschalten.",
    "Ich hätte gern drei Brötchen.",
    "Warum dauert das so lange?",
    "Die Dame an der Kasse war sehr freundlich.",
    "Eva und Felix sind schon da.",
    "Er hat fünf Kinder und zwei Hunde.",
    "Jetzt wird es langsam spannend.",
    "Können wir das Licht anmachen?",
    "Das hätte ich nicht gedacht.",
    "Setzen Sie sich doch.",
    "Kommt noch jemand mit essen?",
    "Mein Bauer steht schlecht.",
    "Ganz schön kalt hier drin.",
    "Bis später dann.",
];

/// Numbers by lot from a seed (SplitMix64).
#[derive(Debug, Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// A number from `low` to `high`, both included.
    pub(crate) fn between(&mut self, low: u32, high: u32) -> u32 {
        low + (self.next() % u64::from(high - low + 1)) as u32
    }

    /// One of them.
    pub(crate) fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// From -1 to 1, evenly.
    pub(crate) fn even(&mut self) -> f32 {
        (self.next() >> 40) as f32 / 8_388_608.0 - 1.0
    }
}
