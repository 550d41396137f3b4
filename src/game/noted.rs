//! What the arbiter is shown of each ply, with time and author. It stays when the ply is ruled off.
use shakmaty::Color;

use super::{Access, Deed, Game, Mark, Ply, Seat, view::marks};
use crate::{clock::Moment, laws::RawMove};

/// A mark, and what belongs to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Noted {
    /// The ply, counted from 1.
    pub ply: usize,
    /// Whose move it was.
    pub mover: Color,
    /// The mark that is noted.
    pub mark: Mark,
    /// When, and by whom; nothing for an offer of a draw, which stands in the log.
    pub done: Option<(Moment, Seat)>,
    /// Whether the ply still counts.
    pub stands: NotedStands,
}

/// Whether a ply still counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotedStands {
    /// The mark is still true.
    Yes,
    /// The arbiter has restored an earlier position.
    RuledOff,
}

impl Game {
    /// The marks of all plies in the order of the plies, those that were ruled off before those that came in their place;
    /// nothing before the arbiter has given his PIN.
    #[must_use]
    pub fn noted(&self) -> Vec<Noted> {
        if self.rights().access() == Access::Locked {
            return Vec::new();
        }
        let start = self.setup.start_standing();
        let ruled_off = self.ruled_off.iter().flat_map(|(_, plies)| plies.iter());
        let ruled_off = ruled_off.map(|ply| (ply.standing.plies_since(&start) + 1, ply, NotedStands::RuledOff));
        let plies = self.record().all_plies().chain(self.record().unplayed());
        let standing = plies.enumerate().map(|(index, ply)| (index + 1, ply, NotedStands::Yes));
        let mut all: Vec<_> = ruled_off.chain(standing).collect();
        all.sort_by_key(|(ply, ..)| *ply);
        all.into_iter().flat_map(|(number, ply, stands)| of_ply(number, ply, stands)).collect()
    }
}

fn of_ply(number: usize, ply: &Ply, stands: NotedStands) -> Vec<Noted> {
    let note = |mark| Noted { ply: number, mover: ply.mover, mark, done: done(ply, &mark), stands };
    marks(ply).into_iter().map(note).collect()
}

/// When a mark came about, and by whom.
fn done(ply: &Ply, mark: &Mark) -> Option<(Moment, Seat)> {
    let made = || ply.placed.as_ref().or_else(|| ply.announced.last()).map(when);
    match mark {
        Mark::Illegal(_) | Mark::IntentionBroken(_) => made(),
        Mark::PressedEarly | Mark::PressedWithoutMove => ply.pressed.as_ref().map(|(deed, _)| when(deed)),
        Mark::HeldBack(_) => ply.held_back.last().map(when),
        Mark::ReplacedIllegal(said) | Mark::ReplacedLegal(said) => named(&ply.replaced, said),
        Mark::Misspoken(said) => named(&ply.misspoken, said),
        Mark::Slips(_) | Mark::AnnouncedOtherwise => ply.announced.last().map(when),
        Mark::RepeatedAs(_) => ply.repeated.last().map(when),
        Mark::ExecutedAs(_) => ply.executed.last().map(when),
        Mark::TouchBroken(square) => ply.touched.iter().find(|deed| deed.what == *square).map(when),
        Mark::DrawOffered(_) => None,
    }
}

fn named(deeds: &[Deed<RawMove>], said: &RawMove) -> Option<(Moment, Seat)> {
    deeds.iter().find(|deed| deed.what == *said).map(when)
}

const fn when<T>(deed: &Deed<T>) -> (Moment, Seat) {
    (deed.at, deed.by)
}
