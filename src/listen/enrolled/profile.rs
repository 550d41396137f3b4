//! What one person has taught in one language: some words, each said a few times.
//!
//! A profile is a folder that holds one folder for each language with `profile.toml` and the takes as WAV files. It can be
//! copied, looked into and deleted like any folder. The recordings themselves are kept, so that a better recogniser of a
//! later version needs no new ones.
use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    files,
    language::{Language, fold},
    listen::sound::{Band, RATE, Sound, SoundError},
};

/// The version of the format that is written. Others are refused by name.
const VERSION: u32 = 1;
const FILE: &str = "profile.toml";
/// A sample of 1 in a file of 16 bits.
const FULL_SCALE: f32 = 32_768.0;

/// The words of one person in one language.
#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// The language of the words.
    pub language: Language,
    /// The words that are taught.
    pub words: Vec<TaughtWord>,
}

/// One word with its takes.
#[derive(Debug, Clone, PartialEq)]
pub struct TaughtWord {
    /// As it is written; perhaps a name of several words.
    pub text: String,
    /// At least one.
    pub takes: Vec<Sound>,
}

/// Why a profile cannot be used. Each names the file.
#[derive(Debug, Error)]
pub enum ProfileError {
    /// There is none.
    #[error("{}: no profile here; teach the words first: anna-hector enrol --profile {} --language {language} WORD FILE.wav...", .folder.display(), .folder.display())]
    None {
        /// Where it was looked for.
        folder: PathBuf,
        /// The language that was wanted.
        language: Language,
    },
    /// There is one, but in other languages.
    #[error("{}: no words in {wanted}, only in {found}; choose another --language or teach the words", .folder.display())]
    OtherLanguage {
        /// Where it was looked for.
        folder: PathBuf,
        /// The language that was wanted.
        wanted: Language,
        /// The language that is there.
        found: Language,
    },
    /// A file cannot be read or written.
    #[error("{}: {source}", .file.display())]
    File {
        /// Path of the file.
        file: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The file of words is not a list of words.
    #[error("{}: not a profile of this program ({problem}); restore it from a copy, or delete the folder and teach the words again", .file.display())]
    Foreign {
        /// Path of the file.
        file: PathBuf,
        /// What is wrong.
        problem: String,
    },
    /// A recording cannot be used.
    #[error("{}: {source}; restore it from a copy or teach the word again", .file.display())]
    Take {
        /// Path of the file.
        file: PathBuf,
        /// Why the sound cannot be used.
        source: SoundError,
    },
}

/// The content of `profile.toml`.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Listing {
    version: u32,
    language: String,
    #[serde(default)]
    word: Vec<ListedWord>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ListedWord {
    text: String,
    takes: Vec<ListedTake>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ListedTake {
    file: String,
    band: ListedBand,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ListedBand {
    Narrow,
    Wide,
}

impl Profile {
    /// A profile without words.
    #[must_use]
    pub const fn empty(language: Language) -> Self {
        Self { language, words: Vec::new() }
    }

    /// Teaches a word, in place of what was taught for it before.
    pub fn teach(&mut self, text: &str, takes: Vec<Sound>) {
        let word = TaughtWord { text: text.to_owned(), takes };
        match self.words.iter_mut().find(|known| fold::word(&known.text) == fold::word(text)) {
            Some(known) => *known = word,
            None => self.words.push(word),
        }
    }

    /// The languages that `folder` holds words in.
    #[must_use]
    pub fn languages(folder: &Path) -> Vec<Language> {
        Language::ALL.into_iter().filter(|language| folder.join(language.code()).join(FILE).is_file()).collect()
    }

    /// Reads the words in `language` from `folder`.
    ///
    /// # Errors
    /// [`ProfileError`].
    pub fn load(folder: &Path, language: Language) -> Result<Self, ProfileError> {
        let place = folder.join(language.code());
        let file = place.join(FILE);
        let text = files::read_text(&file, files::MOST_TEXT).map_err(|source| match source.kind() {
            io::ErrorKind::NotFound => match Self::languages(folder).first() {
                Some(&found) => ProfileError::OtherLanguage { folder: folder.to_owned(), wanted: language, found },
                None => ProfileError::None { folder: folder.to_owned(), language },
            },
            io::ErrorKind::InvalidData => ProfileError::Foreign { file: file.clone(), problem: "no text".to_owned() },
            _ => ProfileError::File { file: file.clone(), source },
        })?;
        let listing = listing(&text, language).map_err(|problem| ProfileError::Foreign { file, problem })?;
        let words = listing.word.into_iter().map(|word| read_word(&place, word)).collect::<Result<_, _>>()?;
        Ok(Self { language, words })
    }

    /// Deletes the words in `language` from `folder`; nothing happens where there are none.
    ///
    /// # Errors
    /// [`ProfileError::File`].
    pub fn delete(folder: &Path, language: Language) -> Result<(), ProfileError> {
        let place = folder.join(language.code());
        match fs::remove_dir_all(&place) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(ProfileError::File { file: place, source: error })
            }
            _ => Ok(()),
        }
    }

    /// Writes what is new into `folder`: first recordings under names that no list has yet, then, in one stroke, the list.
    /// Whatever interrupts it leaves the words as they were before, and all of them readable.
    ///
    /// # Errors
    /// [`ProfileError::File`].
    pub fn save(&self, folder: &Path) -> Result<(), ProfileError> {
        let place = folder.join(self.language.code());
        let at = |file: &Path| {
            let file = file.to_owned();
            move |source| ProfileError::File { file, source }
        };
        files::create_folder(&place).map_err(at(&place))?;
        let file = place.join(FILE);
        let before = fs::read_to_string(&file).unwrap_or_default();
        let mut writing = ProfileWriting::new(&place, listing(&before, self.language).ok());
        let mut listing = Listing { version: VERSION, language: self.language.code().to_owned(), word: Vec::new() };
        for word in &self.words {
            listing.word.push(writing.word(word)?);
        }
        let text = toml::to_string(&listing).map_err(|error| at(&file)(io::Error::other(error)))?;
        if text != before {
            files::write_whole(&file, text.as_bytes()).map_err(at(&file))?;
        }
        remove_superfluous(&place, &listing);
        Ok(())
    }
}

fn listing(text: &str, language: Language) -> Result<Listing, String> {
    #[derive(Deserialize)]
    struct Versioned {
        version: u32,
    }
    let version = toml::from_str::<Versioned>(text).map_err(|error| error.message().to_owned())?.version;
    if version != VERSION {
        return Err(format!("format {version}, this program reads {VERSION}"));
    }
    let listing: Listing = toml::from_str(text).map_err(|error| error.message().to_owned())?;
    if listing.language != language.code() {
        return Err(format!("its language is {}, its folder's {language}", listing.language));
    }
    Ok(listing)
}

fn read_word(place: &Path, word: ListedWord) -> Result<TaughtWord, ProfileError> {
    let read = |take: ListedTake| {
        // A list from elsewhere must not lead out of its folder.
        let name = Path::new(&take.file).file_name().unwrap_or_default();
        let file = place.join(name);
        let opened = files::open(&file).map_err(|source| ProfileError::File { file: file.clone(), source })?;
        let sound =
            Sound::from_wav(io::BufReader::new(opened)).map_err(|source| ProfileError::Take { file, source })?;
        let band = match take.band {
            ListedBand::Narrow => Band::Narrow,
            ListedBand::Wide => sound.band,
        };
        Ok(Sound { band, ..sound })
    };
    Ok(TaughtWord { text: word.text, takes: word.takes.into_iter().map(read).collect::<Result<_, _>>()? })
}

/// The recordings of a folder while words are written into it.
struct ProfileWriting<'a> {
    place: &'a Path,
    /// What the list holds that is still valid.
    before: Vec<ListedWord>,
    /// The names that are given.
    given: Vec<String>,
}

impl<'a> ProfileWriting<'a> {
    fn new(place: &'a Path, before: Option<Listing>) -> Self {
        Self { place, before: before.map(|listing| listing.word).unwrap_or_default(), given: Vec::new() }
    }

    fn word(&mut self, word: &TaughtWord) -> Result<ListedWord, ProfileError> {
        let takes = word.takes.iter().map(|take| self.take(&word.text, take)).collect::<Result<_, _>>()?;
        Ok(ListedWord { text: word.text.clone(), takes })
    }

    /// The file of a take: the one that holds it already, else a new one.
    fn take(&mut self, text: &str, sound: &Sound) -> Result<ListedTake, ProfileError> {
        let failed = |path: &Path, source| ProfileError::File { file: path.to_owned(), source };
        let bytes = wav(sound).map_err(|error| failed(self.place, error))?;
        let holds_it = |file: &&String| fs::read(self.place.join(file)).is_ok_and(|held| held == bytes);
        let listed = self.before.iter().filter(|word| word.text == text).flat_map(|word| &word.takes);
        let kept = listed.map(|take| &take.file).filter(|file| !self.given.contains(file)).find(holds_it).cloned();
        let file = match kept {
            Some(file) => file,
            None => {
                let file = self.unused_name(text);
                let path = self.place.join(&file);
                files::write_synced(&path, &bytes).map_err(|source| failed(&path, source))?;
                file
            }
        };
        self.given.push(file.clone());
        let band = match sound.band {
            Band::Narrow => ListedBand::Narrow,
            Band::Wide => ListedBand::Wide,
        };
        Ok(ListedTake { file, band })
    }

    /// A name that the list does not have: what has it may be left from an interrupted writing.
    fn unused_name(&self, text: &str) -> String {
        let stem: String = fold::word(text).chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
        let listed = |name: &String| self.before.iter().flat_map(|word| &word.takes).any(|take| take.file == *name);
        let mut names = (1_u32..).map(|number| format!("{stem}-{number}.wav"));
        names.find(|name| !self.given.contains(name) && !listed(name)).expect("more numbers than recordings")
    }
}

/// A take as a WAV file. What was read from such a file becomes the same file again.
fn wav(sound: &Sound) -> io::Result<Vec<u8>> {
    let scaled = |sample: f32| (sample * FULL_SCALE).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX));
    #[expect(clippy::cast_possible_truncation, reason = "clamped to the range")]
    let narrowed = |sample: &f32| scaled(*sample) as i16;
    files::wav(sound.samples.iter().map(narrowed), RATE)
}

/// Recordings of a word that has fewer takes now. What cannot be removed does no harm.
fn remove_superfluous(place: &Path, listing: &Listing) {
    let listed: Vec<&str> = listing.word.iter().flat_map(|word| &word.takes).map(|take| take.file.as_str()).collect();
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.ends_with(".wav") && !listed.contains(&name.as_ref()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(hertz: f32) -> Sound {
        #[expect(clippy::cast_precision_loss, reason = "few samples")]
        let samples = (0..4_000).map(|i| (i as f32 * hertz / RATE as f32 * std::f32::consts::TAU).sin() * 0.7);
        Sound { samples: samples.collect(), band: Band::Wide }
    }

    fn taught(words: &[(&str, f32)]) -> Profile {
        let mut profile = Profile::empty(Language::German);
        words.iter().for_each(|&(word, hertz)| profile.teach(word, vec![take(hertz), take(hertz + 9.0)]));
        profile
    }

    /// Name, bytes and time of writing of each recording.
    fn recordings(folder: &Path) -> Vec<(String, Vec<u8>, std::time::SystemTime)> {
        let entry = |entry: fs::DirEntry| {
            let written = entry.metadata().unwrap().modified().unwrap();
            (entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path()).unwrap(), written)
        };
        let all = fs::read_dir(folder.join("de")).unwrap().map(|found| entry(found.unwrap()));
        let mut all: Vec<_> = all.filter(|(name, ..)| name.ends_with(".wav")).collect();
        all.sort();
        all
    }

    #[test]
    fn a_word_more_writes_its_recordings_and_no_others() {
        let folder = tempfile::tempdir().unwrap();
        taught(&[("Anna", 300.0)]).save(folder.path()).unwrap();
        let before = recordings(folder.path());
        // As a later start goes on with it.
        let mut profile = Profile::load(folder.path(), Language::German).unwrap();
        profile.teach("Bella", vec![take(500.0)]);
        profile.save(folder.path()).unwrap();
        let after = recordings(folder.path());
        assert_eq!(after[..2], before, "neither a sample nor the time of writing has changed");
        assert_eq!(
            after.iter().map(|(name, ..)| name.as_str()).collect::<Vec<_>>(),
            ["anna-1.wav", "anna-2.wav", "bella-1.wav"]
        );
    }

    #[test]
    fn whatever_interrupts_it_the_words_of_before_can_be_read() {
        let folder = tempfile::tempdir().unwrap();
        taught(&[("Anna", 300.0)]).save(folder.path()).unwrap();
        let before = Profile::load(folder.path(), Language::German).unwrap();
        // A folder in place of the new list: the recordings are written, the list is not.
        fs::create_dir(folder.path().join("de/profile.toml.new")).unwrap();
        taught(&[("Anna", 700.0), ("Bella", 500.0)]).save(folder.path()).unwrap_err();
        assert_eq!(Profile::load(folder.path(), Language::German).unwrap(), before);
        // And a half-written recording of that time does no harm.
        fs::write(folder.path().join("de/anna-3.wav"), "RIFF").unwrap();
        fs::remove_dir(folder.path().join("de/profile.toml.new")).unwrap();
        taught(&[("Anna", 700.0), ("Bella", 500.0)]).save(folder.path()).unwrap();
        let again = Profile::load(folder.path(), Language::German).unwrap();
        assert_eq!(again.words.iter().map(|word| word.takes.len()).collect::<Vec<_>>(), [2, 2]);
        assert_eq!(recordings(folder.path()).len(), 4, "what is in no list is gone");
        again.save(folder.path()).unwrap();
        assert_eq!(Profile::load(folder.path(), Language::German).unwrap(), again, "read and written is the same");
    }
}
