//! Telling what stands on one's board while the boards are compared (D.2.9): typed, spoken or
//! taken from a list for the square at the cursor, read back and committed like a move; or moved on a board that is shown.
use shakmaty::Square;

use super::{Desk, Entry, Mode, Wish};
use crate::{
    game::{Command, ReconcileCommand, View},
    language::{
        Line, Phrase,
        understand::telling::{Telling, told},
    },
    narration::{Chime, telling_phrase},
};

impl Desk {
    /// Enter in the move field: what was told is read back, and waits for a second Enter.
    pub(super) fn finish_telling(&mut self, entry: &Entry) -> Vec<Wish> {
        match told(&entry.text, self.language) {
            Ok(telling) => {
                let words = Phrase::Several(vec![telling_phrase(&telling), Phrase::line(Line::TellAdvice)]);
                self.mode = Mode::ToldBack(telling);
                vec![Wish::Say(words)]
            }
            Err(untold) => {
                self.mode = Mode::Entry(entry.clone());
                vec![Wish::Chime(Chime::Refused), Wish::Say(untold.into())]
            }
        }
    }

    /// Reads back what was told; it waits for Enter.
    pub(super) fn tell_back(&mut self, telling: Telling) -> Vec<Wish> {
        let words = telling_phrase(&telling);
        self.mode = Mode::ToldBack(telling);
        vec![Wish::Say(words)]
    }

    /// A piece was put elsewhere on the board that is shown: that is where it stands, if it is meant. Two clicks are how a move is
    /// made at any other time.
    pub(super) fn tell_moved(&mut self, view: &View<'_>, from: Square, to: Square) -> Vec<Wish> {
        self.tell_back(Telling::Squares(vec![(from, None), (to, view.board.piece_at(from))]))
    }
}

/// The command by which the person tells of his own board.
pub(super) fn tell(view: &View<'_>, telling: Telling) -> Command {
    Command::Reconcile(ReconcileCommand::Tell(view.setup.board_kind(view.side()), telling))
}
