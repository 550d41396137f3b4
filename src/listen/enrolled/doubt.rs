//! Whether a take is the word it is meant to be: against the pauses and the length that a word has, and against the other
//! words that are taught.
use std::ops::Range;

use super::{Profile, take};
use crate::{
    language::Language,
    listen::{
        activity::{self, HOP},
        pronounce,
        sound::{RATE, Sound},
    },
};

/// What speaks against a take. Only asking again tells whether it is so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// There is a pause in it as between words: said twice, or something before it.
    Broken,
    /// Much longer than the speaker's other words.
    Long,
    /// Much shorter: half a word.
    Short,
    /// It sounds like this word, which is taught already.
    Other(String),
}

/// A pause in a word is shorter than this, in hundredths of a second: what is heard before `t` and `k`.
const PAUSE: usize = 16;
/// How long a take may be beside the earlier ones of the word.
const BESIDE_EARLIER: Range<f32> = 0.7..1.45;
/// And beside the pace of the other words.
const BESIDE_OTHERS: Range<f32> = 0.5..1.9;
/// How many words must be taught before a first take is judged by them.
const WORDS: usize = 4;
/// How much nearer another word must be than the word's own takes.
const NEARER: f32 = 0.85;
/// And than the next one: a take of a word is much nearer to that word than to any other.
const MUCH_NEARER: f32 = 0.58;

/// What speaks against `take` as the word `word` of `profile`, of which `earlier` are good takes.
#[must_use]
pub fn doubt(take: &Sound, earlier: &[Sound], word: &str, profile: &Profile, language: Language) -> Option<Doubt> {
    let is_one_word = !word.contains(' ');
    if is_one_word && longest_pause(take) > PAUSE {
        return Some(Doubt::Broken);
    }
    if let Some(doubt) = against_others(take, earlier, word, profile, language) {
        return Some(doubt);
    }
    other_word(take, earlier, word, profile).map(Doubt::Other)
}

/// The longest stretch between its first and its last sound in which nothing is heard, in hundredths of a second.
fn longest_pause(take: &Sound) -> usize {
    let loudness = activity::smoothed(&activity::level(take));
    let threshold = activity::threshold(&loudness);
    let speech = activity::speech(&loudness, threshold);
    let (mut longest, mut now) = (0, 0);
    for loud in &loudness[speech] {
        now = if *loud > threshold { 0 } else { now + 1 };
        longest = longest.max(now);
    }
    longest
}

/// How long the sound in it is, in hundredths of a second.
fn length(take: &Sound) -> f32 {
    let loudness = activity::smoothed(&activity::level(take));
    let speech = activity::speech(&loudness, activity::threshold(&loudness));
    debug_assert_eq!(HOP, RATE as usize / 100);
    #[expect(clippy::cast_precision_loss, reason = "some hundred frames")]
    let length = speech.len() as f32;
    length
}

/// How many sounds a word has, and something for its beginning and end.
fn sounds(word: &str, language: Language) -> Option<f32> {
    let of = |word: &str| pronounce::sounds(word, language).first().map(|sounds| sounds.split(' ').count());
    let count: usize = word.split(' ').map(of).sum::<Option<usize>>()?;
    #[expect(clippy::cast_precision_loss, reason = "a few sounds")]
    let sounds = count as f32 + 2.0;
    Some(sounds)
}

/// Whether it is much longer or shorter than the earlier takes, or than the pace of the other words lets expect.
fn against_others(take: &Sound, earlier: &[Sound], word: &str, profile: &Profile, language: Language) -> Option<Doubt> {
    let pace = |sound: &Sound, word: &str| Some(length(sound) / sounds(word, language)?);
    let known: Vec<f32> = if earlier.is_empty() {
        let others = profile.words.iter().filter(|other| other.text != word);
        others.filter_map(|other| pace(other.takes.first()?, &other.text)).collect()
    } else {
        earlier.iter().filter_map(|other| pace(other, word)).collect()
    };
    if earlier.is_empty() && known.len() < WORDS {
        return None;
    }
    let usual = if earlier.is_empty() { BESIDE_OTHERS } else { BESIDE_EARLIER };
    match pace(take, word)? / median(known)? {
        short if short < usual.start => Some(Doubt::Short),
        long if long > usual.end => Some(Doubt::Long),
        _ => None,
    }
}

fn median(mut of: Vec<f32>) -> Option<f32> {
    of.sort_by(f32::total_cmp);
    of.get(of.len() / 2).copied()
}

/// The taught word that it sounds like, if it is that rather than its own.
fn other_word(take: &Sound, earlier: &[Sound], word: &str, profile: &Profile) -> Option<String> {
    let words: Vec<_> = profile.words.iter().filter(|other| other.text != word && !other.takes.is_empty()).collect();
    if earlier.is_empty() && words.len() < WORDS {
        return None;
    }
    let takes: Vec<Sound> = words.iter().filter_map(|other| other.takes.first().cloned()).collect();
    let own = earlier.len();
    let all: Vec<Sound> = [std::slice::from_ref(take), earlier, &takes].concat();
    let apart = take::apart(&all);
    let (own, others) = apart.split_at(own);
    let nearest_own = own.iter().copied().fold(f32::MAX, f32::min);
    let mut others: Vec<(f32, &str)> =
        others.iter().copied().zip(words.iter().map(|other| other.text.as_str())).collect();
    others.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (nearest, text) = *others.first()?;
    let next = others.get(1).map_or(f32::MAX, |(next, _)| *next);
    let is_it = nearest < take::ALIKE && nearest < NEARER * nearest_own && nearest < MUCH_NEARER * next;
    is_it.then(|| text.to_owned())
}
