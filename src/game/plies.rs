//! The completed plies of a game, shared by its copies: the game is copied to decide a move and to show it.
use std::{ops::Index, sync::Arc};

use super::Ply;
use crate::clock::Moment;

/// Plies in their order. A copy shares each ply until one of the two changes it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plies(Vec<Arc<Ply>>);

impl Plies {
    /// This one alone.
    pub(super) fn of(ply: Ply) -> Self {
        Self(vec![Arc::new(ply)])
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no move was completed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The ply after so many.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<&Ply> {
        self.0.get(index).map(Arc::as_ref)
    }

    /// The last one.
    #[must_use]
    pub fn last(&self) -> Option<&Ply> {
        self.0.last().map(Arc::as_ref)
    }

    /// All of them, the first first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Ply> + ExactSizeIterator {
        self.0.iter().map(Arc::as_ref)
    }

    pub(super) fn get_mut(&mut self, index: usize) -> Option<&mut Ply> {
        self.0.get_mut(index).map(Arc::make_mut)
    }

    pub(super) fn last_mut(&mut self) -> Option<&mut Ply> {
        self.0.last_mut().map(Arc::make_mut)
    }

    /// All of them stand on both boards by now.
    pub(super) fn stand_on_both_boards(&mut self, at: Moment) {
        let owed = |ply: &Ply| ply.placed.is_none() || ply.execution().is_none() || ply.is_in_hand();
        let owed = self.0.iter_mut().filter(|ply| owed(ply));
        owed.map(Arc::make_mut).for_each(|ply| ply.stand_on_both_boards(at));
    }

    /// The last one of which this is true, to be changed.
    pub(super) fn rfind_mut(&mut self, is_it: impl Fn(&Ply) -> bool) -> Option<&mut Ply> {
        self.0.iter_mut().rfind(|ply| is_it(ply)).map(Arc::make_mut)
    }

    pub(super) fn push(&mut self, ply: Ply) {
        self.0.push(Arc::new(ply));
    }

    pub(super) fn pop(&mut self) -> Option<Ply> {
        self.0.pop().map(Arc::unwrap_or_clone)
    }

    /// Those after so many; they are no longer here.
    pub(super) fn split_off(&mut self, count: usize) -> Self {
        Self(self.0.split_off(count))
    }
}

impl Index<usize> for Plies {
    type Output = Ply;

    fn index(&self, index: usize) -> &Ply {
        &self.0[index]
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, Chess, Color};

    use super::*;
    use crate::laws::standing::Standing;

    #[test]
    fn a_copy_shares_what_neither_changes() {
        let ply = || Ply::new(Color::White, Standing::of(&Chess::default(), CastlingMode::Standard));
        let mut plies = Plies::default();
        plies.push(ply());
        plies.push(ply());
        let copy = plies.clone();
        plies.last_mut().expect("two").offers.push(Color::White);
        assert!(std::ptr::eq(&raw const plies[0], &raw const copy[0]));
        assert_eq!((plies[1].offers.len(), copy[1].offers.len()), (1, 0));
    }
}
