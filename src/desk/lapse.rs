//! What a person is in the middle of ends when its ground is gone: the others have acted, the game is over, the device is another's. Each
//! end is said.
use shakmaty::Color;

use super::{Desk, Dialled, Entry, Item, Mode, Purpose, Wish, is_over};
use crate::{
    game::{Due, Seat, Step, View},
    language::{Line, Phrase},
    laws::RawMove,
    narration::Chime,
};

impl Mode {
    /// The announcement that is answered by the move that was read back.
    fn answers(&self) -> Option<(Color, RawMove)> {
        match self {
            Self::Manual { beneath, .. } => beneath.answers(),
            Self::ReadBack { answers, .. } => *answers,
            _ => None,
        }
    }

    /// What goes on when the manual is closed, if it is open.
    pub(super) fn beneath_manual(&self) -> &Self {
        match self {
            Self::Manual { beneath, .. } => beneath,
            other => other,
        }
    }

    fn beneath_manual_mut(&mut self) -> &mut Self {
        match self {
            Self::Manual { beneath, .. } => beneath,
            other => other,
        }
    }

    /// Why what is begun here is over, in the words that tell so.
    fn over_because(&self, view: &View<'_>) -> Option<Line> {
        let cleared = Some(Line::EntryCleared);
        if is_over(view) && self.is_of_play() {
            return cleared;
        }
        if let Some(why) = self.begun_for().and_then(|purpose| purpose.corrects_no_more(view)) {
            return Some(why);
        }
        // By another of his devices a player has announced his move meanwhile: this one would announce another. An assistant may have
        // the other side's in hand.
        let has_announced = matches!(view.seat, Seat::Player(_)) && Purpose::of_player(view) == Purpose::Correct;
        if self.holds_own_move() && has_announced {
            return cleared;
        }
        // The arbiter has let the game go on: what is read is no board of it.
        let reads_on = matches!(self, Self::Reading { .. }) && !view.is_finished;
        // Ordered to seal, he would be told that Enter announces it.
        let seals = self.holds_own_move() && Purpose::of_player(view) == Purpose::Seal;
        let corrected = self.answers().is_some() && self.answers() != view.announcement_to_answer;
        // In the game that goes on it would ask about nothing.
        let told_of_no_comparison = matches!(self, Self::ToldBack(_)) && view.step() != Step::Reconcile(Due::Tell);
        cleared.filter(|_| corrected || told_of_no_comparison || reads_on || seals || self.becomes_another_list(view))
    }

    /// Whether the list that is open would become another under his hand: claims a list of pieces when the boards are compared, pieces and
    /// what is offered after the end claims when the game goes on.
    fn becomes_another_list(&self, view: &View<'_>) -> bool {
        let Self::Claims { chosen } = self else { return false };
        let changes = match chosen {
            Item::Stands(_) => true,
            item if item.is_for_the_end() => !view.is_finished,
            _ => matches!(view.step(), Step::Reconcile(_)),
        };
        changes && !Item::offered(view).contains(chosen)
    }

    /// Whether a move or a telling is entered, or begun, and not committed.
    pub(crate) fn is_entered(&self) -> bool {
        match self {
            Self::Entry(Entry { text, .. }) => !text.is_empty(),
            Self::Dialling { dialled, .. } => *dialled != Dialled::Nothing,
            Self::ReadBack { .. }
            | Self::ToldBack(_)
            | Self::Choosing { .. }
            | Self::Lifted { .. }
            | Self::Pointing { .. }
            | Self::Holding { .. }
            | Self::Promoting { .. } => true,
            Self::Board
            | Self::Manual { .. }
            | Self::Claims { .. }
            | Self::Settings(_)
            | Self::Reading { .. }
            | Self::Confirm(_) => false,
        }
    }
}

impl Desk {
    /// Ends the open question where the others have done something since, or it has waited long enough; the move that
    /// was read back to answer an announcement, where that was corrected; a correction whose announcement was pressed; a move that
    /// was begun when the game ended, or at another device of a player who has announced his; and what was told of a board that is
    /// compared no more. To be called after whatever happens, and at the question's [`OpenQuestion::deadline`](super::OpenQuestion::deadline).
    pub fn follow(&mut self, view: &View<'_>) -> Vec<Wish> {
        if self.mode.question().is_some_and(|question| question.ends(view)) {
            return self.drop_question();
        }
        let begun = self.mode.beneath_manual_mut();
        // Where the boards are told no more, Enter confirms what stands there.
        let told_no_more = self.telling && view.step() != Step::Reconcile(Due::Tell);
        let typed = told_no_more && matches!(begun, Mode::Entry(_));
        self.telling &= !told_no_more;
        let over = begun.over_because(view).or(typed.then_some(Line::EntryCleared));
        let Some(why) = over else { return Vec::new() };
        *begun = Mode::Board;
        vec![Wish::Chime(Chime::EntryClosed), Wish::Notice(Phrase::line(why))]
    }

    /// Whether [`Desk::follow`] may end what it is in the middle of.
    #[must_use]
    pub fn may_lapse(&self) -> bool {
        self.mode.question().is_some()
            || self.mode.answers().is_some()
            || self.mode.is_of_play()
            || self.mode.holds_own_move()
            || matches!(self.mode, Mode::ToldBack(_) | Mode::Reading { .. } | Mode::Claims { .. })
            || self.telling
    }

    /// Drops a move or a telling that is entered and not committed, and says so: the device goes to somebody else.
    pub fn discard_entry(&mut self) -> Vec<Wish> {
        let begun = self.mode.beneath_manual_mut();
        if !begun.is_entered() {
            return Vec::new();
        }
        *begun = Mode::Board;
        vec![Wish::Notice(Phrase::line(Line::EntryCleared))]
    }
}
