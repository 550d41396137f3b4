//! The last moments of a sound, kept so that no first word is lost: speech begins before a key or a threshold
//! tells so.
use std::collections::VecDeque;

/// The latest samples, so many and no more.
///
/// ```
/// # use anna_hector::listen::capture::PreRoll;
/// let mut kept = PreRoll::new(3);
/// kept.push(&[1.0, 2.0]);
/// kept.push(&[3.0, 4.0]);
/// assert_eq!(kept.take(), [2.0, 3.0, 4.0]);
/// assert!(kept.take().is_empty());
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct PreRoll {
    samples: VecDeque<f32>,
    most: usize,
}

impl PreRoll {
    /// Keeps the latest `most` samples.
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { samples: VecDeque::with_capacity(most), most }
    }

    /// Takes in what was heard; the oldest samples give way.
    pub fn push(&mut self, samples: &[f32]) {
        let fresh = &samples[samples.len().saturating_sub(self.most)..];
        let superfluous = (self.samples.len() + fresh.len()).saturating_sub(self.most);
        self.samples.drain(..superfluous);
        self.samples.extend(fresh);
    }

    /// Gives back what is kept, the oldest first, and keeps nothing.
    pub fn take(&mut self) -> Vec<f32> {
        self.samples.drain(..).collect()
    }

    /// Forgets the samples it keeps.
    pub fn clear(&mut self) {
        self.samples.clear();
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Whatever the pieces in which sound arrives, what is kept is its end.
        #[test]
        fn the_latest_samples_are_kept(
            pieces in proptest::collection::vec(proptest::collection::vec(-1.0_f32..1.0, 0..40), 0..20),
            most in 0_usize..60,
        ) {
            let mut kept = PreRoll::new(most);
            pieces.iter().for_each(|piece| kept.push(piece));
            let all = pieces.concat();
            prop_assert_eq!(kept.take(), &all[all.len().saturating_sub(most)..]);
        }
    }
}
