//! The built-in voice of one language: every clip inside the program, in Ogg chunks that are decoded when first needed.
//!
//! The format, written by `voices/render`, little endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `ANNAVOIX` |
//! | 2, 2 | version of the format, of the recipe |
//! | 4, 4, 4, 4 | samples a second, number of openings, of chunks, of clips |
//! | 4 | CRC-32 of all that follows |
//! | 4 for each opening | its bytes |
//! | 2, 4, 4 for each chunk | its opening, its bytes, the end of its last clip in samples |
//! | 2, 4, 4, 2, n for each clip | chunk, first sample, samples, bytes of its text, its text in UTF-8 |
//! | the rest | the openings and the chunks: an opening and its chunk are an Ogg Vorbis stream of one channel |
//!
//! A chunk may have fewer samples a second than its clips are counted in. It is kept so, and each clip is brought up to their
//! number when it is asked for: a chunk has ten times the sound of a clip.
//!
//! The opening of a stream - its header pages - is some four thousand bytes, and the same for all that were coded alike.
use std::{
    collections::{HashMap, VecDeque},
    io::Cursor,
    ops::{Deref, Range},
    sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError},
};

use rodio::Source as _;
use thiserror::Error;

use super::SAMPLE_RATE;
use crate::audio::resample::Resampler;
use crate::files::narrowed;
use crate::language::Language;

const MAGIC: &[u8; 8] = b"ANNAVOIX";
const VERSION: u16 = 2;
/// Bytes before the part that the checksum covers.
const HEAD: usize = 32;
/// How many chunks of a bank, of about 20 seconds each, hold the words of the game: pieces, squares, numbers, times. They
/// stay decoded, in 0.9 MB each at most.
pub(super) const WORDS_OF_THE_GAME: usize = 8;
/// How many of the other chunks stay decoded. All of them would be some 90 MB for each language; one that was forgotten
/// takes 15 ms to decode again.
const OTHERS_KEPT: usize = 4;

static BUILT_IN: LazyLock<[Result<Arc<Bank>, BankError>; 4]> = LazyLock::new(|| {
    // What is inside the program needs no checksum, which would bring all of it into memory: a test has looked.
    let parse = |data| Bank::index(data).map(Arc::new);
    [
        parse(include_bytes!("../../voices/de.bank")),
        parse(include_bytes!("../../voices/es.bank")),
        parse(include_bytes!("../../voices/en.bank")),
        parse(include_bytes!("../../voices/fr.bank")),
    ]
});

/// Why a bank cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BankError {
    /// The data is not a bank, or one of another version.
    #[error("this is not a voice bank of version {VERSION}: render it anew with voices/render")]
    Unknown,
    /// The data is cut off or altered.
    #[error("the voice bank is damaged at byte {at}: render it anew with voices/render --all")]
    Damaged {
        /// Where reading stopped, in bytes from the start.
        at: usize,
    },
    /// A chunk is not an Ogg Vorbis stream that this program reads.
    #[error("chunk {chunk} of the voice bank cannot be decoded: {reason}")]
    Undecodable {
        /// Its number, from 0.
        chunk: usize,
        /// What the decoder said.
        reason: String,
    },
}

/// A clip's samples at [`SAMPLE_RATE`], one channel, shared with the bank.
#[derive(Debug, Clone)]
pub struct Clip {
    samples: Arc<[i16]>,
    range: Range<usize>,
}

impl Clip {
    /// A clip of its own samples.
    #[must_use]
    pub fn new(samples: Vec<i16>) -> Self {
        Self { range: 0..samples.len(), samples: samples.into() }
    }
}

impl Deref for Clip {
    type Target = [i16];

    fn deref(&self) -> &[i16] {
        &self.samples[self.range.clone()]
    }
}

#[derive(Debug)]
struct Chunk {
    opening: &'static [u8],
    rest: &'static [u8],
    end: usize,
    /// Locked while it is decoded, so that of many callers one decodes.
    decoded: Mutex<Option<Result<DecodedChunk, BankError>>>,
}

/// The sound of a chunk, at its own number of samples a second.
#[derive(Debug, Clone)]
struct DecodedChunk {
    samples: Arc<[i16]>,
    /// From its rate to [`SAMPLE_RATE`]; `None` where they are the same.
    resampler: Option<Arc<Resampler>>,
}

impl DecodedChunk {
    /// How many samples it has at [`SAMPLE_RATE`].
    fn len(&self) -> usize {
        self.resampler.as_ref().map_or(self.samples.len(), |resampler| resampler.len(self.samples.len()))
    }

    /// A part of it, counted at [`SAMPLE_RATE`] and inside it.
    fn clip(&self, range: Range<usize>) -> Clip {
        let Some(resampler) = &self.resampler else { return Clip { samples: Arc::clone(&self.samples), range } };
        Clip::new(resampler.part(&self.samples, range).into_iter().map(narrowed).collect())
    }
}

#[derive(Debug)]
struct ClipPlace {
    chunk: usize,
    samples: Range<usize>,
}

/// Every clip of one language.
#[derive(Debug)]
pub struct Bank {
    chunks: Vec<Chunk>,
    /// Which chunks beyond the words of the game are decoded, the one last used at the end.
    recent: Mutex<VecDeque<usize>>,
    clips: HashMap<&'static str, ClipPlace>,
}

impl Bank {
    /// The bank inside the program; its index is read once, its sound when first needed.
    ///
    /// # Errors
    /// [`BankError`] when the built-in bank is damaged.
    pub fn built_in(language: Language) -> Result<Arc<Self>, BankError> {
        let banks = &*BUILT_IN;
        match language {
            Language::German => banks[0].clone(),
            Language::Spanish => banks[1].clone(),
            Language::English => banks[2].clone(),
            Language::French => banks[3].clone(),
        }
    }

    /// Checks a bank and reads its index; decodes nothing.
    ///
    /// # Errors
    /// [`BankError::Unknown`] or [`BankError::Damaged`].
    pub fn parse(data: &'static [u8]) -> Result<Self, BankError> {
        let bank = Self::index(data)?;
        let sum = BankReader { data, at: HEAD - 4 }.u32()?;
        if crc32fast::hash(&data[HEAD..]) == sum { Ok(bank) } else { Err(BankError::Damaged { at: HEAD }) }
    }

    /// Reads the index of a bank, unchecked.
    fn index(data: &'static [u8]) -> Result<Self, BankError> {
        let mut cursor = BankReader { data, at: 0 };
        if cursor.take(8).is_err() || !data.starts_with(MAGIC) || cursor.u16() != Ok(VERSION) {
            return Err(BankError::Unknown);
        }
        let _recipe = cursor.u16()?;
        let (rate, opening_count) = (cursor.u32()?, cursor.usize()?);
        let (chunk_count, clip_count) = (cursor.usize()?, cursor.usize()?);
        if rate != SAMPLE_RATE {
            return Err(BankError::Unknown);
        }
        cursor.take(4)?;
        let mut opening_sizes = Vec::new();
        for _ in 0..opening_count {
            opening_sizes.push(cursor.usize()?);
        }
        let mut sizes = Vec::new();
        for _ in 0..chunk_count {
            sizes.push((usize::from(cursor.u16()?), cursor.usize()?, cursor.usize()?));
        }
        let mut clips = HashMap::new();
        for _ in 0..clip_count {
            let (text, place) = cursor.clip(&sizes)?;
            clips.insert(text, place);
        }
        let mut openings = Vec::new();
        for size in opening_sizes {
            openings.push(cursor.take(size)?);
        }
        let mut chunks = Vec::new();
        for (opening, size, end) in sizes {
            let opening = *openings.get(opening).ok_or(BankError::Damaged { at: cursor.at })?;
            chunks.push(Chunk { opening, rest: cursor.take(size)?, end, decoded: Mutex::new(None) });
        }
        Ok(Self { chunks, recent: Mutex::default(), clips })
    }

    /// The clip of a text; `None` if the bank has none. The first clip of a chunk takes as long as decoding the chunk.
    #[must_use]
    pub fn clip(&self, text: &str) -> Option<Result<Clip, BankError>> {
        let place = self.clips.get(text)?;
        Some(self.chunk(place.chunk).map(|chunk| chunk.clip(place.samples.clone())))
    }

    /// Whether the bank has a clip of a text; decodes nothing.
    #[must_use]
    pub fn has(&self, text: &str) -> bool {
        self.clips.contains_key(text)
    }

    /// The texts of all clips, in the order of their sound: one after the other, each chunk is decoded once.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let mut texts: Vec<_> =
            self.clips.iter().map(|(text, place)| (place.chunk, place.samples.start, *text)).collect();
        texts.sort_unstable();
        texts.into_iter().map(|(_, _, text)| text)
    }

    /// How many chunks there are. The first hold the words of every announcement.
    #[must_use]
    pub fn chunks(&self) -> usize {
        self.chunks.len()
    }

    /// Decodes one chunk now, so that its clips come at once later. Of many callers one decodes.
    ///
    /// # Errors
    /// [`BankError::Undecodable`], also for a chunk that does not exist.
    pub fn decode(&self, chunk: usize) -> Result<(), BankError> {
        self.chunk(chunk).map(drop)
    }

    fn chunk(&self, number: usize) -> Result<DecodedChunk, BankError> {
        let chunk = self
            .chunks
            .get(number)
            .ok_or_else(|| BankError::Undecodable { chunk: number, reason: "it does not exist".to_owned() })?;
        let samples = locked(&chunk.decoded)
            .get_or_insert_with(|| {
                let ogg = [chunk.opening, chunk.rest].concat();
                decode(ogg, chunk.end).map_err(|reason| BankError::Undecodable { chunk: number, reason })
            })
            .clone();
        if let Some(oldest) = self.used(number).and_then(|oldest| self.chunks.get(oldest)) {
            *locked(&oldest.decoded) = None;
        }
        samples
    }

    /// Notes that a chunk was used; gives the one to be forgotten for it.
    fn used(&self, number: usize) -> Option<usize> {
        if number < WORDS_OF_THE_GAME {
            return None;
        }
        let mut recent = locked(&self.recent);
        recent.retain(|other| *other != number);
        recent.push_back(number);
        if recent.len() > OTHERS_KEPT { recent.pop_front() } else { None }
    }
}

/// What a thread that panicked has left is whole: nothing is changed in steps.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// All samples of an Ogg Vorbis stream; at least `end` of them at [`SAMPLE_RATE`], or an error.
fn decode(ogg: Vec<u8>, end: usize) -> Result<DecodedChunk, String> {
    let decoder = rodio::Decoder::new_vorbis(Cursor::new(ogg)).map_err(|e| e.to_string())?;
    let rate = decoder.sample_rate().get();
    if decoder.channels().get() != 1 || rate > SAMPLE_RATE {
        return Err(format!("not one channel of at most {SAMPLE_RATE} samples a second"));
    }
    let resampler = (rate != SAMPLE_RATE).then(|| Arc::new(Resampler::new(rate, SAMPLE_RATE)));
    let chunk = DecodedChunk { samples: decoder.map(narrowed).collect(), resampler };
    if chunk.len() < end {
        return Err(format!("{} of {end} samples", chunk.len()));
    }
    Ok(chunk)
}

struct BankReader {
    data: &'static [u8],
    at: usize,
}

impl BankReader {
    fn take(&mut self, len: usize) -> Result<&'static [u8], BankError> {
        let damaged = BankError::Damaged { at: self.at };
        let bytes = self.at.checked_add(len).and_then(|end| self.data.get(self.at..end)).ok_or(damaged)?;
        self.at += len;
        Ok(bytes)
    }

    fn u16(&mut self) -> Result<u16, BankError> {
        self.take(2).map(|b| u16::from_le_bytes([b[0], b[1]]))
    }

    fn u32(&mut self) -> Result<u32, BankError> {
        self.take(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
    }

    fn usize(&mut self) -> Result<usize, BankError> {
        self.u32().map(|n| n as usize)
    }

    /// An entry of the index, inside the chunk it names.
    fn clip(&mut self, sizes: &[(usize, usize, usize)]) -> Result<(&'static str, ClipPlace), BankError> {
        let damaged = BankError::Damaged { at: self.at };
        let chunk = usize::from(self.u16()?);
        let (start, len) = (self.usize()?, self.usize()?);
        let size = usize::from(self.u16()?);
        let text = std::str::from_utf8(self.take(size)?).map_err(|_| damaged.clone())?;
        let end = start.checked_add(len).ok_or_else(|| damaged.clone())?;
        match sizes.get(chunk) {
            Some((_, _, chunk_end)) if end <= *chunk_end => Ok((text, ClipPlace { chunk, samples: start..end })),
            _ => Err(damaged),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `soft` is how long a clip's first sound may stay below the threshold, in milliseconds.
    fn every_clip_sounds_from_its_beginning(language: Language, soft: usize) {
        let bank = Bank::built_in(language).unwrap();
        for text in bank.texts() {
            let clip = bank.clip(text).unwrap().unwrap();
            let seconds = clip.len() as f32 / SAMPLE_RATE as f32;
            assert!((0.08..30.0).contains(&seconds), "{language} {text}: {seconds} s");
            let loudest = clip.iter().map(|s| s.unsigned_abs()).max().unwrap();
            assert!((4_000..=32_767).contains(&loudest), "{language} {text}: {loudest}");
            let first = clip.iter().position(|s| s.unsigned_abs() > 400).unwrap();
            assert!(
                first < SAMPLE_RATE as usize * soft / 1_000,
                "{language} {text} begins after {first} samples of silence"
            );
        }
    }

    #[test]
    fn every_german_clip_sounds_from_its_beginning() {
        every_clip_sounds_from_its_beginning(Language::German, 50);
    }

    /// A word may begin with a *th*, which is softer than any German sound.
    #[test]
    fn every_spanish_clip_sounds_from_its_beginning() {
        every_clip_sounds_from_its_beginning(Language::Spanish, 80);
    }

    #[test]
    fn every_english_clip_sounds_from_its_beginning() {
        every_clip_sounds_from_its_beginning(Language::English, 80);
    }

    #[test]
    fn every_french_clip_sounds_from_its_beginning() {
        every_clip_sounds_from_its_beginning(Language::French, 80);
    }

    #[test]
    fn what_is_decoded_and_not_used_any_more_is_forgotten() {
        let bank = Bank::index(include_bytes!("../../voices/de.bank")).unwrap();
        let last = bank.chunks() - 1;
        bank.decode(last).unwrap();
        let before = bank.chunk(last).unwrap();
        for chunk in 0..bank.chunks() {
            bank.decode(chunk).unwrap();
        }
        let decoded =
            || (0..bank.chunks()).filter(|at| locked(&bank.chunks[*at].decoded).is_some()).collect::<Vec<_>>();
        let words = 0..WORDS_OF_THE_GAME;
        assert_eq!(decoded(), words.clone().chain(last - 3..=last).collect::<Vec<_>>());
        for chunk in last - 8..last - 4 {
            bank.decode(chunk).unwrap();
        }
        assert_eq!(decoded(), words.chain(last - 8..last - 4).collect::<Vec<_>>());
        assert_eq!(bank.chunk(last).unwrap().samples, before.samples, "and is decoded again");
    }

    #[test]
    fn the_checksum_of_every_built_in_bank_is_right() {
        let banks: [&'static [u8]; 4] = [
            include_bytes!("../../voices/de.bank"),
            include_bytes!("../../voices/es.bank"),
            include_bytes!("../../voices/en.bank"),
            include_bytes!("../../voices/fr.bank"),
        ];
        for data in banks {
            assert_eq!(Bank::parse(data).map(drop), Ok(()));
        }
    }

    #[test]
    fn a_bank_holds_each_clip_of_the_inventory_and_nothing_else() {
        for language in Language::ALL {
            let inventory = crate::language::inventory(language);
            let bank = Bank::built_in(language).unwrap();
            let missing: Vec<_> = inventory.iter().filter(|text| !bank.has(text)).collect();
            let superfluous: Vec<_> = bank.texts().filter(|text| !inventory.contains(*text)).collect();
            assert!(
                missing.is_empty() && superfluous.is_empty(),
                "{language}: run voices/render for {missing:?}; not said any more: {superfluous:?}"
            );
        }
    }

    /// A bound of all together would grow with each language, and let one of them swell meanwhile.
    #[test]
    fn each_bank_is_small() {
        let sizes = [
            include_bytes!("../../voices/de.bank").len(),
            include_bytes!("../../voices/es.bank").len(),
            include_bytes!("../../voices/en.bank").len(),
            include_bytes!("../../voices/fr.bank").len(),
        ];
        assert!(sizes.iter().all(|&size| size <= 4_600_000), "{sizes:?}");
    }

    #[test]
    fn an_unknown_text_has_no_clip() {
        assert!(Bank::built_in(Language::German).unwrap().clip("Bishop").is_none());
    }

    #[test]
    fn what_is_no_bank_is_refused() {
        assert_eq!(Bank::parse(b"").unwrap_err(), BankError::Unknown);
        assert_eq!(Bank::parse(b"RIFF\0\0\0\0WAVE").unwrap_err(), BankError::Unknown);
    }

    #[test]
    fn a_cut_or_altered_bank_is_damaged_and_never_panics() {
        let whole: &'static [u8] = include_bytes!("../../voices/de.bank");
        for len in (8..200).chain([whole.len() - 1]) {
            assert!(Bank::parse(&whole[..len]).is_err(), "{len}");
        }
        let mut altered = whole.to_vec();
        altered[5_000] ^= 1;
        assert!(matches!(Bank::parse(altered.leak()), Err(BankError::Damaged { .. })));
    }
}
