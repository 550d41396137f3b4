//! Who adapts the rules for a game of a visually impaired player (D.1; E.1 of 2009), and what an assistant costs in time
//! (6.7.d and 8.1 of 2009; 6.2.e and 8.1.e of 2014; 6.2.6 and 8.1.6).
use super::Edition;

/// Who may adapt the rules of the Appendix to local circumstances.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Adapter {
    /// The director of the tournament (E.1 of 2009).
    Organiser,
    /// The organiser, after consulting the arbiter (D.1).
    OrganiserWithArbiter,
}

/// Who may adapt the rules.
///
/// ```
/// use anna_hector::laws::{Edition, adaptation::{Adapter, adapter}};
/// assert_eq!(adapter(Edition::Fide2009), Adapter::Organiser);
/// assert_eq!(adapter(Edition::Fide2014), Adapter::OrganiserWithArbiter);
/// ```
#[must_use]
pub const fn adapter(edition: Edition) -> Adapter {
    match edition {
        Edition::Fide2009 => Adapter::Organiser,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => Adapter::OrganiserWithArbiter,
    }
}

/// What becomes of the clock of a player who needs an assistant to write or to press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AssistantsTime {
    /// The arbiter adjusts it equitably.
    Adjusted,
    /// It is not adjusted for a player with a disability.
    Unadjusted,
}

/// What becomes of the clock.
///
/// ```
/// use anna_hector::laws::{Edition, adaptation::{AssistantsTime, assistants_time}};
/// assert_eq!(assistants_time(Edition::Fide2009), AssistantsTime::Adjusted);
/// assert_eq!(assistants_time(Edition::Fide2018), AssistantsTime::Unadjusted);
/// ```
#[must_use]
pub const fn assistants_time(edition: Edition) -> AssistantsTime {
    match edition {
        Edition::Fide2009 => AssistantsTime::Adjusted,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => AssistantsTime::Unadjusted,
    }
}

/// In which language the ranks are announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ranks {
    /// In German; anything else is an adaptation of the organiser's (E.2.1 with E.1 of 2009).
    German,
    /// In German, unless the arbiter decides otherwise (D.2.1).
    GermanUnlessTheArbiterDecides,
}

/// In which language the ranks are announced.
///
/// ```
/// use anna_hector::laws::{Edition, adaptation::{Ranks, ranks}};
/// assert_eq!(ranks(Edition::Fide2009), Ranks::German);
/// assert_eq!(ranks(Edition::Fide2014), Ranks::GermanUnlessTheArbiterDecides);
/// ```
#[must_use]
pub const fn ranks(edition: Edition) -> Ranks {
    match edition {
        Edition::Fide2009 => Ranks::German,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => Ranks::GermanUnlessTheArbiterDecides,
    }
}
