//! What a pad is in the middle of.
use super::{Context, Family, KINDS, NAMED, pages::AssignedRow};
use crate::{
    clock::Moment,
    desk::Heading,
    pad::{Button, ButtonSet, PadAct, Stick, rhythm::LESSONS},
};

/// What the buttons mean at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) enum PadPage {
    /// What the profile says.
    #[default]
    Board,
    /// The list of all acts, at this row of the table.
    Menu(usize),
    /// Asked whether the act of this row of the list is meant, since then.
    Sure(usize, Moment),
    /// The practice of rhythms, at this lesson.
    Lessons(usize),
    /// Choosing buttons and how sticks are read, at this [`AssignedRow`].
    Remap(usize),
    /// The next chord is for this [`AssignedRow`]; what has been pressed of it.
    Listening(usize, Option<(ButtonSet, Button)>),
    /// Choosing letters, at this one.
    Letters(LetterInHand),
}

/// The letter that is being chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct LetterInHand {
    /// Which of the alphabet.
    pub(super) at: usize,
    /// Which of its accents, after itself.
    pub(super) accent: usize,
    /// Whether what was typed has just been said: asked again, it is spelled.
    pub(super) told: TypedTold,
}

/// Whether what was typed was the last thing said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) enum TypedTold {
    #[default]
    No,
    Yes,
}

/// What is going to happen if nothing is let go.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Armed {
    pub(super) by: Holding,
    pub(super) due: Moment,
    pub(super) act: PadAct,
}

/// What a button that is held for others does by itself, if it is let go before any other has used it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct PendingModifier {
    pub(super) button: Button,
    /// Nothing where that is refused.
    pub(super) act: Option<PadAct>,
    /// Where its act would have gone when it went down.
    pub(super) pressed_at: Context,
}

/// What is being held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Holding {
    Button(Button),
    Stick(Stick),
}

/// The mode of a pad: all that the next event depends on.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct PadMode {
    /// Whose make it is, for the names of its buttons.
    pub(super) family: Family,
    pub(super) page: PadPage,
    pub(super) held: ButtonSet,
    pub(super) armed: Option<Armed>,
    /// A stick that has just left the middle.
    pub(super) settling: Option<(Stick, Moment)>,
    pub(super) pointed: [Option<Heading>; 2],
    pub(super) kind: usize,
    pub(super) talking: Option<Button>,
    /// Buttons that are down and have done nothing yet.
    pub(super) pending: Vec<PendingModifier>,
    /// The button with which a question is being answered.
    pub(super) answering: Option<Button>,
}

impl PadMode {
    /// The mode of a pad of this make that has just been plugged in.
    #[must_use]
    pub fn of(family: Family) -> Self {
        Self { family, ..Self::default() }
    }

    /// Whether this button is down.
    #[must_use]
    pub fn holds(&self, button: Button) -> bool {
        self.held.has(button)
    }

    /// When [`PadEvent::Passed`](crate::pad::PadEvent::Passed) is due; `None` if nothing is.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let armed = self.armed.as_ref().map(|armed| armed.due);
        armed.into_iter().chain(self.settling.map(|(_, due)| due)).min()
    }

    /// Whether it can go on from here: rows are rows, and what waits for something to be held has it held.
    pub(super) fn is_valid(&self) -> bool {
        let page = match self.page {
            PadPage::Board => true,
            PadPage::Lessons(at) => at < LESSONS.len(),
            PadPage::Menu(at) | PadPage::Sure(at, _) => at < NAMED.len(),
            PadPage::Remap(at) | PadPage::Listening(at, _) => AssignedRow::of(at).is_some(),
            PadPage::Letters(letter) => letter.is_valid(),
        };
        let armed = self.armed.as_ref().is_none_or(|armed| match armed.by {
            Holding::Button(button) => self.held.has(button),
            Holding::Stick(stick) => self.pointed[stick as usize].is_some(),
        });
        let settling = self.settling.is_none_or(|(stick, _)| self.pointed[stick as usize].is_some());
        let used = [self.talking, self.answering].into_iter().flatten();
        let held = used.chain(self.pending.iter().map(|pending| pending.button)).all(|button| self.held.has(button));
        page && armed && settling && held && self.kind < KINDS.len()
    }
}
