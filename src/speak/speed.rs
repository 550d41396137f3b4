//! How fast the program speaks.
use thiserror::Error;

/// How fast the program speaks: 1.0 is about 160 words a minute, up to 3.0, the pitch always the same.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Speed(f32);

/// The number is not a speed.
#[derive(Debug, Clone, Copy, PartialEq, Error)]
#[error("the speed {0} is outside of 1.0 to 3.0")]
pub struct BadSpeed(pub f32);

impl Speed {
    /// 160 words a minute.
    pub const SLOWEST: Self = Self(1.0);
    /// The default: brisk.
    pub const BRISK: Self = Self(1.3);
    /// 480 words a minute.
    pub const FASTEST: Self = Self(3.0);

    /// How many times faster than 160 words a minute.
    #[must_use]
    pub const fn times(self) -> f32 {
        self.0
    }

    /// A step of 0.1 faster, at most [`Speed::FASTEST`].
    #[must_use]
    pub fn faster(self) -> Self {
        Self(((self.0 * 10.0).round() + 1.0).min(30.0) / 10.0)
    }

    /// A step of 0.1 slower, at least [`Speed::SLOWEST`].
    #[must_use]
    pub fn slower(self) -> Self {
        Self(((self.0 * 10.0).round() - 1.0).max(10.0) / 10.0)
    }
}

impl Default for Speed {
    fn default() -> Self {
        Self::BRISK
    }
}

impl TryFrom<f32> for Speed {
    type Error = BadSpeed;

    fn try_from(times: f32) -> Result<Self, BadSpeed> {
        if (1.0..=3.0).contains(&times) { Ok(Self(times)) } else { Err(BadSpeed(times)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_end_at_both_ends() {
        let mut speed = Speed::SLOWEST;
        for _ in 0..40 {
            speed = speed.faster();
        }
        assert_eq!(speed, Speed::FASTEST);
        for _ in 0..40 {
            speed = speed.slower();
        }
        assert_eq!(speed, Speed::SLOWEST);
    }

    #[test]
    fn no_other_number_is_a_speed() {
        for bad in [0.99, 3.01, f32::NAN, f32::INFINITY, -1.0] {
            assert!(Speed::try_from(bad).is_err(), "{bad}");
        }
    }
}
