//! Who says a clip: recordings of one's own first, then the bank inside the program.
use std::sync::Arc;

use super::{Bank, BankError, Clip, Pack, bank::WORDS_OF_THE_GAME};
use crate::language::Language;

/// The banks of all languages with the packs that replace some of their clips. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Voice {
    banks: [Arc<Bank>; 4],
    packs: [Option<Arc<Pack>>; 4],
}

impl Voice {
    /// The voice inside the program, without packs. Decodes nothing yet.
    ///
    /// # Errors
    /// [`BankError`] when the built-in bank is damaged.
    pub fn built_in() -> Result<Self, BankError> {
        let bank = Bank::built_in;
        Ok(Self {
            banks: [
                bank(Language::German)?,
                bank(Language::Spanish)?,
                bank(Language::English)?,
                bank(Language::French)?,
            ],
            packs: [None, None, None, None],
        })
    }

    /// This voice, with recordings in place of the clips of one language that they name.
    #[must_use]
    pub fn with_pack(mut self, language: Language, pack: Pack) -> Self {
        self.packs[index(language)] = Some(Arc::new(pack));
        self
    }

    /// The clip of a text; `None` if neither pack nor bank has it.
    #[must_use]
    pub fn clip(&self, language: Language, text: &str) -> Option<Result<Clip, BankError>> {
        let own = self.packs[index(language)].as_ref().and_then(|pack| pack.clip(text));
        own.map(Ok).or_else(|| self.bank(language).clip(text))
    }

    /// The bank of a language.
    #[must_use]
    pub fn bank(&self, language: Language) -> &Bank {
        &self.banks[index(language)]
    }

    /// Decodes the most used words of these languages ahead. For a thread of its own.
    ///
    /// # Errors
    /// [`BankError`] of the first chunk that cannot be decoded.
    pub fn decode(&self, languages: &[Language]) -> Result<(), BankError> {
        for chunk in 0..WORDS_OF_THE_GAME {
            for bank in languages.iter().map(|l| self.bank(*l)).filter(|bank| chunk < bank.chunks()) {
                bank.decode(chunk)?;
            }
        }
        Ok(())
    }
}

const fn index(language: Language) -> usize {
    match language {
        Language::German => 0,
        Language::Spanish => 1,
        Language::English => 2,
        Language::French => 3,
    }
}
