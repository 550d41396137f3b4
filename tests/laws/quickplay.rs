//! The quickplay finish: Article 10 of 2009, Appendix G of 2014, Guidelines III of 2018 and 2023.
use std::time::Duration;

use anna_hector::laws::{
    Edition,
    flag::PeriodKind,
    pace::{Pace, Rules},
    quickplay::{Conditions, Increment, Quickplay, Request, Situation, is_draw_offer, may_ask},
};

use super::matter;

const ANNOUNCED: Conditions = Conditions {
    pace: Pace::Rapid,
    rules: Rules::Competition,
    quickplay: Quickplay::Announced,
    increment: Increment::None,
};

const LAST_MINUTE: Situation =
    Situation { conditions: ANNOUNCED, period: PeriodKind::Last, left: Some(Duration::from_secs(60)) };

const fn under(conditions: Conditions) -> Situation {
    Situation { conditions, ..LAST_MINUTE }
}

/// Announced; not announced; with an increment; in supervised blitz; in blitz without supervision; two minutes left.
fn draws(edition: Edition) -> [bool; 6] {
    [
        LAST_MINUTE,
        under(Conditions { quickplay: Quickplay::NotAnnounced, ..ANNOUNCED }),
        under(Conditions { increment: Increment::Used, ..ANNOUNCED }),
        under(Conditions { pace: Pace::Blitz, ..ANNOUNCED }),
        under(Conditions { pace: Pace::Blitz, rules: Rules::Blitz, ..ANNOUNCED }),
        Situation { left: Some(Duration::from_secs(120)), ..LAST_MINUTE },
    ]
    .map(|situation| may_ask(edition, Request::Draw, situation).is_ok())
}

matter!(
    /// When a draw can be claimed.
    the_draw, |edition| draws(edition), {
        2009 "10.2, B3.b" => [true, true, true, true, false, false],
        2014 "G.1-G.5" => [true, false, false, false, false, false],
        2018 "III.1-III.5" => [true, false, false, false, false, false],
        2023 "III.1-III.5" => [true, false, false, false, false, false],
    }
);

fn extra_time(edition: Edition) -> (bool, bool) {
    let asked = may_ask(edition, Request::ExtraTime, LAST_MINUTE).is_ok();
    (asked, is_draw_offer(edition, Request::ExtraTime))
}

matter!(
    /// The increment that can be asked for, which is an offer of a draw.
    the_increment, |edition| extra_time(edition).0, {
        2009 "10.2" => false,
        2014 "G.4" => true,
        2018 "III.4" => true,
        2023 "III.4" => true,
    }
);

matter!(
    /// Asking for it offers a draw; so did the claim of 2009.
    offers_of_a_draw, |edition| (is_draw_offer(edition, Request::Draw), extra_time(edition).1), {
        2009 "9.1.b.3" => (true, true),
        2014 "G.4, G.5" => (false, true),
        2018 "III.4, III.5" => (false, true),
        2023 "III.4, III.5" => (false, true),
    }
);
