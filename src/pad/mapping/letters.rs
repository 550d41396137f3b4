//! Letters one by one: up and down go through the alphabet, a stick to a side through the accents of the letter in hand.
use super::{
    Context, PadOutput, PadStep,
    mode::{LetterInHand, PadPage, TypedTold},
    pages::{turn, turned},
};
use crate::{
    desk::{Direction, Heading, Intent, ReadTyped},
    language::{
        Arg, Label, Line, Phrase,
        letter::{derived, spelled},
    },
    pad::{PadAct, act::Way},
};

/// What can be spelled with the pad: every letter and digit that has a name, and what joins two names.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜßÑ0123456789-'";

impl LetterInHand {
    pub(super) fn is_valid(self) -> bool {
        self.at < LETTERS.chars().count() && self.accent <= derived(self.base()).count()
    }

    fn base(self) -> char {
        LETTERS.chars().nth(self.at).unwrap_or(' ')
    }

    /// A capital letter.
    fn letter(self) -> char {
        let base = self.base();
        self.accent.checked_sub(1).and_then(|accent| derived(base).nth(accent)).unwrap_or(base)
    }

    /// With the next or previous accent, after the last one without any.
    fn accented(self, way: Way) -> Self {
        let accent = turn(self.accent, way, derived(self.base()).count() + 1);
        Self { accent, told: TypedTold::No, ..self }
    }

    fn name(self) -> Phrase {
        spelled(&self.letter().to_string())
    }
}

impl PadStep<'_> {
    pub(super) fn open_letters(&mut self) {
        let first = LetterInHand::default();
        self.mode.page = PadPage::Letters(first);
        let how = self.profile.binding_of(&PadAct::Desk(Intent::Here)).map(|binding| {
            let line = if self.profile.leaps() { Line::PadLettersByStick } else { Line::PadLetters };
            Phrase::with(line, [Arg::Labels(binding.labels(self.mode.family))])
        });
        self.title(Label::PadSpell, first.name(), how);
        if !self.context.is_form() {
            self.out(PadOutput::Intent(Intent::OpenEntry(None)));
        }
    }

    /// Up and down choose a letter, what takes a piece writes it; right is a space, left takes the last one back. The stick to
    /// a side, and the button for this square, go through accents. Asked again, what was typed is said, then spelled.
    pub(super) fn in_letters(&mut self, in_hand: LetterInHand, act: PadAct) {
        if let Some(at) = turned(in_hand.at, &act, LETTERS.chars().count(), |_| true) {
            return self.choose_letter(LetterInHand { at, ..LetterInHand::default() });
        }
        let written = LetterInHand { at: in_hand.at, ..LetterInHand::default() };
        match act {
            takes if takes == self.profile.takes() => {
                self.mode.page = PadPage::Letters(written);
                let letter = in_hand.letter();
                let small = letter.to_lowercase().next().unwrap_or(letter);
                self.out(PadOutput::Intent(match self.context {
                    Context::Form | Context::Part => Intent::Letter(letter),
                    // Moves are written small: a capital B is a bishop.
                    Context::Table | Context::Dialling | Context::Asked | Context::List => Intent::Insert(small),
                }));
            }
            PadAct::Desk(Intent::Leap(Heading::Right) | Intent::Here) | PadAct::Kind(Way::Next) => {
                self.choose_letter(in_hand.accented(Way::Next));
            }
            PadAct::Desk(Intent::Leap(Heading::Left)) | PadAct::Kind(Way::Previous) => {
                self.choose_letter(in_hand.accented(Way::Previous));
            }
            PadAct::Desk(Intent::Walk(Direction::Right)) => {
                self.mode.page = PadPage::Letters(written);
                self.out(PadOutput::Intent(Intent::Insert(' ')));
            }
            PadAct::Desk(Intent::Walk(Direction::Left)) => {
                self.mode.page = PadPage::Letters(LetterInHand { told: TypedTold::No, ..in_hand });
                self.out(PadOutput::Intent(Intent::Erase));
            }
            PadAct::Desk(Intent::SayAgain) => {
                let (told, how) = match in_hand.told {
                    TypedTold::No => (TypedTold::Yes, ReadTyped::Whole),
                    TypedTold::Yes => (TypedTold::No, ReadTyped::Spelled),
                };
                self.mode.page = PadPage::Letters(LetterInHand { told, ..in_hand });
                self.out(PadOutput::Intent(Intent::Typed(how, in_hand.letter())));
            }
            // The move field, which was opened with the page, stays: what commits reads it back, what discards closes it.
            PadAct::Desk(Intent::Escape) if !self.context.is_form() => {
                self.mode.page = PadPage::Board;
                self.say(Line::EntryOpened, []);
            }
            act => self.leave(&act),
        }
    }

    fn choose_letter(&mut self, letter: LetterInHand) {
        self.mode.page = PadPage::Letters(letter);
        self.out(PadOutput::Say(letter.name()));
    }
}
