//! How loud an output is.
/// A loudness of 0 to 100, in equal steps for the ear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Volume(u8);

impl Volume {
    /// As loud as it was recorded.
    pub const FULL: Self = Self(100);

    /// A loudness in percent; more than 100 is 100.
    #[must_use]
    pub fn percent(percent: u8) -> Self {
        Self(percent.min(100))
    }

    pub(super) fn gain(self) -> f32 {
        (f32::from(self.0) / 100.0).powi(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_are_between_silence_and_full() {
        assert_eq!(Volume::percent(200), Volume::FULL);
        assert!(Volume::percent(0).gain() == 0.0 && (Volume::FULL.gain() - 1.0).abs() < 1e-6);
    }
}
