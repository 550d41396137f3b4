//! What the arbiter can impose: 13.4 of 2009, 12.9; and the minutes of Articles 7 and 9.
use std::time::Duration;

use anna_hector::laws::{
    Article, Edition,
    irregularity::penalty_time,
    pace::{Pace, Rules},
};
use serde_json::Value;

use super::{matter, refused_by, state};

/// Standard, rapid and blitz with adequate supervision, rapid and blitz without.
fn minutes(edition: Edition) -> [u64; 5] {
    [
        (Pace::Standard, Rules::Competition),
        (Pace::Rapid, Rules::Competition),
        (Pace::Blitz, Rules::Competition),
        (Pace::Rapid, Rules::Rapid),
        (Pace::Blitz, Rules::Blitz),
    ]
    .map(|(pace, rules)| penalty_time(edition, pace, rules).as_secs() / Duration::from_secs(60).as_secs())
}

matter!(
    /// The minutes for an illegal move.
    penalty_minutes, |edition| minutes(edition), {
        2009 "7.4.b" => [2, 2, 2, 2, 2],
        2014 "7.5.b, B.2" => [2, 2, 1, 2, 1],
        2018 "7.5.5, B.2" => [2, 2, 1, 2, 1],
        2023 "7.5.5, A.3, B.3" => [2, 1, 2, 1, 1],
    }
);

/// Seconds left to White and Black, and the result.
type After = (u64, u64, Value);

/// Every sanction of the edition on White, and what it does. A fine came in 2014.
fn sanctions(edition: Edition) -> Vec<After> {
    let imposed = ["warning", "opponent +0:02:00", "minus 0:01:00", "opponent points", "points", "exclusion"];
    let ends = ["lost", "lost half", "lost both"];
    let settings = "vi: white\ncontrol: 90";
    let of = |penalty: &str| {
        let state = state(edition, settings, &["arbiter stop", &format!("arbiter penalise white {penalty}")]);
        let left = |side: &str| state["clocks"][side].as_u64().unwrap_or_default() / 1000;
        assert_eq!(state["penalties"][0]["side"], "white", "{penalty}");
        (left("white"), left("black"), state["ending"]["score"].clone())
    };
    let fines = if edition == Edition::Fide2009 { &[][..] } else { &["fine"] };
    let imposed = imposed.into_iter().chain(fines.iter().copied()).chain(ends);
    imposed.map(of).collect()
}

/// So many of those that change neither a clock nor the result.
fn every_sanction(without_effect: usize) -> Vec<After> {
    let unchanged = (5399, 5400, Value::Null);
    let mut all = vec![unchanged.clone(), (5399, 5520, Value::Null), (5339, 5400, Value::Null)];
    all.extend(std::iter::repeat_n(unchanged, without_effect));
    all.extend(["0-1", "0-1/2", "0-0"].map(|score| (5399, 5400, score.into())));
    all
}

fn sanctioned(edition: Edition) -> (&'static str, Option<String>, Vec<After>) {
    let by_a_player = refused_by(edition, "vi: white\ncontrol: 90", &["black penalise white lost"]);
    (Article::ArbitersPowers.number(edition), by_a_player, sanctions(edition))
}

matter!(
    /// The sanctions, by the arbiter alone.
    sanctions_of_the_arbiter, |edition| sanctioned(edition), {
        2009 "13.4" => ("13.4", Some("13.4".to_owned()), every_sanction(3)),
        2014 "12.9" => ("12.9", Some("12.9".to_owned()), every_sanction(4)),
        2018 "12.9" => ("12.9", Some("12.9".to_owned()), every_sanction(4)),
        2023 "12.9" => ("12.9", Some("12.9".to_owned()), every_sanction(4)),
    }
);
