//! Rapid, blitz, and who watches: Appendices A and B.
use std::time::Duration;

use anna_hector::laws::{
    Edition,
    pace::{self, Pace, Rules, Supervision, rules},
};

use super::{matter, state};

fn paces(edition: Edition) -> [Pace; 6] {
    [10 * 60, 10 * 60 + 1, 15 * 60 - 1, 15 * 60, 60 * 60 - 1, 60 * 60]
        .map(|seconds| pace::of(edition, Some(Duration::from_secs(seconds))))
}

const SINCE_2014: [Pace; 6] = [Pace::Blitz, Pace::Rapid, Pace::Rapid, Pace::Rapid, Pace::Rapid, Pace::Standard];

matter!(
    /// Ten minutes, a second more, a second less than fifteen, fifteen, a second less than sixty, sixty.
    blitz_rapid_and_standard, |edition| paces(edition), {
        2009 "A1, B1" => [Pace::Blitz, Pace::Blitz, Pace::Blitz, Pace::Rapid, Pace::Rapid, Pace::Standard],
        2014 "A.1, B.1" => SINCE_2014,
        2018 "A.1, B.1" => SINCE_2014,
        2023 "A.1, B.1" => SINCE_2014,
    }
);

fn with_increment(edition: Edition) -> [serde_json::Value; 2] {
    ["control: 10+5", "control: 5+5"].map(|settings| state(edition, settings, &[])["pace"].clone())
}

matter!(
    /// The time of sixty moves, increments included: ten minutes and five seconds, five minutes and five seconds.
    with_an_increment, |edition| with_increment(edition), {
        2009 "A1, B1" => ["rapid", "blitz"],
        2014 "A.1, B.1" => ["rapid", "blitz"],
        2018 "A.1, B.1" => ["rapid", "blitz"],
        2023 "A.1, B.1" => ["rapid", "blitz"],
    }
);

/// Twelve minutes without enough arbiters, and with.
fn rules_of(edition: Edition) -> [Rules; 2] {
    let pace = pace::of(edition, Some(Duration::from_secs(12 * 60)));
    [Supervision::Inadequate, Supervision::Adequate].map(|supervision| rules(pace, supervision))
}

matter!(
    /// With adequate supervision the Competition Rules hold.
    supervision, |edition| rules_of(edition), {
        2009 "A3, B2, B3" => [Rules::Blitz, Rules::Competition],
        2014 "A.3, A.4" => [Rules::Rapid, Rules::Competition],
        2018 "A.3, A.4" => [Rules::Rapid, Rules::Competition],
        2023 "A.4, A.5" => [Rules::Rapid, Rules::Competition],
    }
);
