//! Which of several moves is meant: told by the word that tells them apart, by the piece under the cursor, or by a typed
//! word. A move chosen aloud counts like any other that was understood; one chosen by hand is read back first.
use super::{Desk, Entry, Mode, Purpose, Wish};
use crate::{
    game::View,
    language::{Phrase, chosen, question},
    laws::RawMove,
    narration::Chime,
};

impl Mode {
    /// The moves of which one is being chosen; none where nothing was asked about moves.
    #[must_use]
    pub fn candidates(&self) -> &[RawMove] {
        match self {
            Self::Choosing { candidates, .. } | Self::Entry(Entry { candidates, .. }) => candidates,
            _ => &[],
        }
    }
}

impl Desk {
    /// Asks which of these moves is meant.
    pub(super) fn ask_which(&mut self, candidates: Vec<RawMove>, ask: Phrase, purpose: Purpose) -> Vec<Wish> {
        self.mode = Mode::Choosing { candidates, ask: ask.clone(), purpose };
        vec![Wish::Say(ask)]
    }

    /// The move of the piece under the cursor is meant: read back. The question is put again where none of them starts
    /// there, and goes on where several do.
    pub(super) fn choose_at_cursor(&mut self, view: &View<'_>) -> Option<Vec<Wish>> {
        let Mode::Choosing { candidates, ask, purpose } = &self.mode else { return None };
        let (ask, purpose) = (ask.clone(), *purpose);
        let starts_here = |said: &&RawMove| matches!(said, RawMove::Piece { from, .. } if *from == self.cursor);
        let here: Vec<RawMove> = candidates.iter().filter(starts_here).copied().collect();
        Some(match here.as_slice() {
            [] => vec![Wish::Chime(Chime::Refused), Wish::Say(ask)],
            [only] => self.entered(*only, purpose, view),
            several => self.ask_which(several.to_vec(), question(several), purpose),
        })
    }

    /// What was typed as the answer; `None` if it does not answer, and is perhaps a move of its own.
    pub(super) fn choose_typed(&mut self, entry: &Entry, view: &View<'_>) -> Option<Vec<Wish>> {
        match chosen(&entry.text, &entry.candidates, self.language).as_slice() {
            [] => None,
            [only] => Some(self.entered(*only, entry.purpose, view)),
            several => Some(self.ask_which(several.to_vec(), question(several), entry.purpose)),
        }
    }
}
