//! What one person has taught in one language: some words, each said a few times.
//!
//! A profile is a folder that holds one folder for each language with `profile.toml` and the takes as WAV files. It can be
//! copied, looked into and deleted like any folder. The recordings themselves are kept, so that a better recogniser of a
//! later version needs no new ones.
use std::{
    fs, io,
    path::{Path, PathBuf},
};

use hound::{SampleFormat, WavSpec, WavWriter};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    language::{Language, fold},
    listen::sound::{Band, RATE, Sound, SoundError},
};

/// The version of the format that is written. Others are refused by name.
const VERSION: u32 = 1;
const FILE: &str = "profile.toml";

/// The words of one person in one language.
#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// The language of the words.
    pub language: Language,
    /// The words.
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
        /// The file.
        file: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The list of words is no such list.
    #[error("{}: not a profile of this program ({problem}); restore it from a copy, or delete the folder and teach the words again", .file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        problem: String,
    },
    /// A recording cannot be used.
    #[error("{}: {source}; restore it from a copy or teach the word again", .file.display())]
    Take {
        /// The file.
        file: PathBuf,
        /// Why.
        source: SoundError,
    },
}

/// `profile.toml`.
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
        let text = fs::read_to_string(&file).map_err(|source| match source.kind() {
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

    /// Writes the words into `folder`: first the recordings, then, in one stroke, the list of them.
    ///
    /// # Errors
    /// [`ProfileError::File`].
    pub fn save(&self, folder: &Path) -> Result<(), ProfileError> {
        let place = folder.join(self.language.code());
        let at = |file: &Path| {
            let file = file.to_owned();
            move |source| ProfileError::File { file, source }
        };
        fs::create_dir_all(&place).map_err(at(&place))?;
        let mut listing = Listing { version: VERSION, language: self.language.code().to_owned(), word: Vec::new() };
        for word in &self.words {
            listing.word.push(write_word(&place, word)?);
        }
        let file = place.join(FILE);
        let text = toml::to_string(&listing).map_err(|error| at(&file)(io::Error::other(error)))?;
        let fresh = place.join("profile.toml.new");
        fs::write(&fresh, text).map_err(at(&fresh))?;
        fs::rename(&fresh, &file).map_err(at(&file))?;
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
        let opened = fs::File::open(&file).map_err(|source| ProfileError::File { file: file.clone(), source })?;
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

fn write_word(place: &Path, word: &TaughtWord) -> Result<ListedWord, ProfileError> {
    let name: String = fold::word(&word.text).chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let mut takes = Vec::new();
    for (index, sound) in word.takes.iter().enumerate() {
        let file = format!("{name}-{}.wav", index + 1);
        let path = place.join(&file);
        write_wav(&path, sound).map_err(|error| ProfileError::File { file: path, source: io::Error::other(error) })?;
        let band = match sound.band {
            Band::Narrow => ListedBand::Narrow,
            Band::Wide => ListedBand::Wide,
        };
        takes.push(ListedTake { file, band });
    }
    Ok(ListedWord { text: word.text.clone(), takes })
}

fn write_wav(path: &Path, sound: &Sound) -> Result<(), hound::Error> {
    let spec = WavSpec { channels: 1, sample_rate: RATE, bits_per_sample: 16, sample_format: SampleFormat::Int };
    let mut wav = WavWriter::create(path, spec)?;
    for sample in &sound.samples {
        #[expect(clippy::cast_possible_truncation, reason = "clamped to the range")]
        wav.write_sample((sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16)?;
    }
    wav.finalize()
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
