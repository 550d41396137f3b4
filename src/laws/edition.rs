//! The editions of the Laws that the program knows.
use std::{fmt, str::FromStr};

use thiserror::Error;

/// An edition of the FIDE Laws of Chess, named by the year it came into force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// In force from 1 July 2009; games of blind players are Appendix E.
    Fide2009,
    /// In force from 1 July 2014; Appendix D.
    Fide2014,
    /// In force from 1 January 2018; Appendix D.
    Fide2018,
    /// In force from 1 January 2023; Appendix D.
    #[default]
    Fide2023,
}

impl Edition {
    /// Every edition, oldest first.
    pub const ALL: [Self; 4] = [Self::Fide2009, Self::Fide2014, Self::Fide2018, Self::Fide2023];

    /// The year the edition came into force.
    ///
    /// ```
    /// # use anna_hector::laws::Edition;
    /// assert_eq!(Edition::Fide2023.year(), 2023);
    /// ```
    #[must_use]
    pub const fn year(self) -> u16 {
        match self {
            Self::Fide2009 => 2009,
            Self::Fide2014 => 2014,
            Self::Fide2018 => 2018,
            Self::Fide2023 => 2023,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.year())
    }
}

/// The text names no edition of the Laws.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not an edition of the Laws: write 2009, 2014, 2018 or 2023")]
pub struct UnknownEdition(pub String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    /// Reads a year, with or without `FIDE` or `Fide` before it.
    ///
    /// ```
    /// # use anna_hector::laws::Edition;
    /// assert_eq!("2014".parse(), Ok(Edition::Fide2014));
    /// assert_eq!("Fide2018".parse(), Ok(Edition::Fide2018));
    /// assert!("1997".parse::<Edition>().is_err());
    /// ```
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let year = s.trim().to_ascii_lowercase();
        let year = year.strip_prefix("fide").unwrap_or(&year).trim();
        Self::ALL.into_iter().find(|e| e.to_string() == year).ok_or_else(|| UnknownEdition(s.to_owned()))
    }
}
