//! Article 8: who keeps the score, and when he need not.
use std::time::Duration;

use anna_hector::laws::{
    Article, Edition,
    pace::Pace,
    recording::{Duty, duty},
};

use super::matter;

fn short_of_time(edition: Edition) -> [Duty; 4] {
    [(299, 0), (299, 29), (299, 30), (300, 0)].map(|(left, increment)| {
        duty(edition, Pace::Standard, Some(Duration::from_secs(left)), Duration::from_secs(increment))
    })
}

matter!(
    /// Under five minutes without thirty seconds a move; with them; with five minutes.
    under_five_minutes, |edition| short_of_time(edition), {
        2009 "8.4" => [Duty::UntilTheFlag, Duty::UntilTheFlag, Duty::Record, Duty::Record],
        2014 "8.4, 8.5" => [Duty::RestOfPeriod, Duty::RestOfPeriod, Duty::Record, Duty::Record],
        2018 "8.4, 8.5" => [Duty::RestOfPeriod, Duty::RestOfPeriod, Duty::Record, Duty::Record],
        2023 "8.4, 8.5" => [Duty::RestOfPeriod, Duty::RestOfPeriod, Duty::Record, Duty::Record],
    }
);

fn rapid_and_blitz(edition: Edition) -> [Duty; 2] {
    [Pace::Rapid, Pace::Blitz].map(|pace| duty(edition, pace, Some(Duration::from_secs(900)), Duration::ZERO))
}

matter!(
    /// Rapid and blitz need no score.
    rapid_and_blitz_scores, |edition| rapid_and_blitz(edition), {
        2009 "A2, B2" => [Duty::None; 2],
        2014 "A.2, B.4" => [Duty::None; 2],
        2018 "A.2, B.4" => [Duty::None; 2],
        2023 "A.2, B.3" => [Duty::None; 2],
    }
);

matter!(
    /// The visually impaired player's own score.
    the_score_of_the_visually_impaired_player, |edition| Article::Score.number(edition), {
        2009 "E.2.5" => "E.2.5",
        2014 "D.2.6" => "D.2.6",
        2018 "D.2.7" => "D.2.7",
        2023 "D.2.7" => "D.2.7",
    }
);
