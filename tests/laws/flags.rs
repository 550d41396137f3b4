//! Flags and times: Article 6; A4.d of 2009, A.4.c of 2014, A.4.3 and A.4.5 of 2018, A.5.3 and A.5.5 of 2023.
use std::time::Duration;

use anna_hector::laws::{
    Edition,
    flag::{Flags, Observer, PeriodKind, Verdict, observer, verdict},
    pace::Rules,
    time::{carries_over_in_delay_mode, default_time},
};
use serde_json::Value;
use shakmaty::{ByColor, Color};

use super::{matter, state, transcript};

const RULES: [Rules; 3] = [Rules::Competition, Rules::Rapid, Rules::Blitz];

matter!(
    /// Who finds that a flag has fallen: the arbiter too, but not in the rapid play of 2009.
    who_observes, |edition| RULES.map(|rules| observer(edition, rules)), {
        2009 "6.8, A4.d.1" => [Observer::ArbiterAndPlayers, Observer::Players, Observer::Players],
        2014 "6.8" => [Observer::ArbiterAndPlayers; 3],
        2018 "6.8, A.4.5" => [Observer::ArbiterAndPlayers; 3],
        2023 "6.8, A.5.5" => [Observer::ArbiterAndPlayers; 3],
    }
);

const fn both(first: Option<Color>, period: PeriodKind) -> Flags {
    Flags { down: ByColor { white: true, black: true }, first, period }
}

fn own_flag_down(edition: Edition) -> [Verdict; 3] {
    RULES.map(|rules| verdict(edition, rules, both(Some(Color::White), PeriodKind::Last), Some(Color::Black)))
}

const LOST: Verdict = Verdict::Loses(Color::White);

matter!(
    /// The claimant's own flag is down as well.
    the_claimants_own_flag, |edition| own_flag_down(edition), {
        2009 "A4.d.2, A4.d.3" => [LOST, Verdict::Draw, Verdict::Draw],
        2014 "A.4.c" => [LOST, Verdict::ClaimFails, Verdict::ClaimFails],
        2018 "A.4.3" => [LOST, LOST, LOST],
        2023 "A.5.3" => [LOST, LOST, LOST],
    }
);

fn without_order(edition: Edition) -> [Verdict; 2] {
    [PeriodKind::Earlier, PeriodKind::Last].map(|period| verdict(edition, Rules::Competition, both(None, period), None))
}

matter!(
    /// Both down, and nothing tells which fell first: on it goes, but for the last period.
    both_without_order, |edition| without_order(edition), {
        2009 "6.11" => [Verdict::GoesOn, Verdict::Draw],
        2014 "6.11" => [Verdict::GoesOn, Verdict::Draw],
        2018 "III.3.1" => [Verdict::GoesOn, Verdict::Draw],
        2023 "III.3.1" => [Verdict::GoesOn, Verdict::Draw],
    }
);

fn marked(edition: Edition) -> Verdict {
    verdict(edition, Rules::Competition, both(Some(Color::Black), PeriodKind::Last), None)
}

matter!(
    /// A clock that marks the first flag tells the order.
    both_with_the_first_marked, |edition| marked(edition), {
        2009 "6.11" => Verdict::Loses(Color::Black),
        2014 "6.11" => Verdict::Loses(Color::Black),
        2018 "III.3.1" => Verdict::Loses(Color::Black),
        2023 "III.3.1" => Verdict::Loses(Color::Black),
    }
);

fn against_a_bare_king(edition: Edition) -> (Value, Value) {
    let settings = "vi: white\ncontrol: 0:01\nfen: 4k3/8/8/8/8/8/8/R3K3 w Q - 0 40";
    let ending = state(edition, settings, &["white ask time", "black claim flag"])["ending"].clone();
    (ending["score"].clone(), ending["article"].clone())
}

matter!(
    /// A flag loses, unless the opponent cannot checkmate by any possible series of legal moves.
    drawn_where_nobody_can_mate, |edition| against_a_bare_king(edition), {
        2009 "6.9" => ("1/2-1/2".into(), "6.9".into()),
        2014 "6.9" => ("1/2-1/2".into(), "6.9".into()),
        2018 "6.9" => ("1/2-1/2".into(), "6.9".into()),
        2023 "6.9" => ("1/2-1/2".into(), "6.9".into()),
    }
);

fn mate_and_flag(edition: Edition) -> Value {
    let settings = "vi: white\ncontrol: 0:02\nfen: 7k/5ppp/8/8/8/8/8/R3K3 w - - 0 60";
    state(edition, settings, &["white place a1a8", "white ask time", "black claim flag"])["ending"]["reason"].clone()
}

matter!(
    /// The visually impaired player's mate is placed but not announced: his flag, claimed first, loses.
    mate_placed_and_not_announced, |edition| mate_and_flag(edition), {
        2009 "E.2.3, 6.8" => "time forfeit",
        2014 "D.2.3, 6.8" => "time forfeit",
        2018 "D.2.3, 6.8" => "time forfeit",
        2023 "D.2.3, 6.8" => "time forfeit",
    }
);

/// A stalemate, then a dead position, made when the flag is down already: the Article under which the game ends where nobody
/// has claimed it before, and the reason where it was claimed while the piece was placed and not announced.
fn drawn_with_the_flag_down(edition: Edition) -> [(Value, Value); 2] {
    [
        ("7k/8/8/6Q1/8/p7/P7/4K3 w - - 0 60", ["white place g5g6", "white announce Dame Gustav sechs"]),
        ("7k/8/8/8/8/8/1q6/B3K3 w - - 0 60", ["white place a1b2", "white announce Läufer schlägt Bella zwei"]),
    ]
    .map(|(fen, [place, announce])| {
        let settings = format!("vi: white\ncontrol: 0:02\nannouncer: player\nfen: {fen}");
        let ending = |commands: &[&str]| state(edition, &settings, commands)["ending"].clone();
        let made = ending(&["white ask time", "white ask time", place, announce]);
        let claimed = ending(&["white ask time", "white ask time", place, "black claim flag"]);
        (made["article"].clone(), claimed["reason"].clone())
    })
}

fn ended_unless_claimed(stalemate: &str, dead: &str) -> [(Value, Value); 2] {
    [stalemate, dead].map(|article| (article.into(), "time forfeit".into()))
}

matter!(
    /// A flag that is down and not claimed does not outlive a stalemate or a dead position; claimed before it is made, it does.
    drawn_though_the_flag_is_down, |edition| drawn_with_the_flag_down(edition), {
        2009 "5.2.a, 5.2.b, 6.8" => ended_unless_claimed("5.2.a", "5.2.b"),
        2014 "5.2.a, 5.2.b, 6.8" => ended_unless_claimed("5.2.a", "5.2.b"),
        2018 "5.2.1, 5.2.2, 6.8" => ended_unless_claimed("5.2.1", "5.2.2"),
        2023 "5.2.1, 5.2.2, 6.8" => ended_unless_claimed("5.2.1", "5.2.2"),
    }
);

fn default_times(edition: Edition) -> [Option<u64>; 2] {
    [None, Some(Duration::from_secs(1800))]
        .map(|regulations| default_time(edition, regulations).map(|time| time.as_secs()))
}

matter!(
    /// The default time where the regulations are silent, and where they speak.
    default_time_of, |edition| default_times(edition), {
        2009 "6.6.a" => [Some(0), Some(1800)],
        2014 "6.7.a" => [None, Some(1800)],
        2018 "6.7.1" => [Some(0), Some(1800)],
        2023 "6.7.1" => [Some(0), Some(1800)],
    }
);

/// What the arbiter is told when the default time has passed.
fn told_of_lateness(edition: Edition) -> Vec<String> {
    let settings = "vi: white\ncontrol: 90\ndefault-time: 0:00:02";
    let heard = transcript(edition, settings, &["arbiter absent black", "arbiter ask moves", "arbiter arrive black"]);
    heard.into_iter().filter(|line| line.contains("Wartezeit")).collect()
}

fn lost_unless(other: &str) -> Vec<String> {
    ["fehlt, und die Wartezeit ist vorbei", "ist nach der Wartezeit gekommen"]
        .map(|late| format!("page arbiter> Schwarz {late}: verloren{other}"))
        .to_vec()
}

const ARBITER_MAY: &str = ", wenn der Schiedsrichter nicht anders entscheidet.";

matter!(
    /// Who may excuse a player who comes too late: in 2009 only the regulations.
    late_to_the_start, |edition| told_of_lateness(edition), {
        2009 "6.6.a" => lost_unless(". Anderes bestimmt nur die Ausschreibung."),
        2014 "6.7.a" => lost_unless(ARBITER_MAY),
        2018 "6.7.1" => lost_unless(ARBITER_MAY),
        2023 "6.7.1" => lost_unless(ARBITER_MAY),
    }
);

matter!(
    /// What a period in a delay mode has left over is carried on, but for 2009.
    saved_in_delay_mode, |edition| carries_over_in_delay_mode(edition), {
        2009 "6.2.b" => false,
        2014 "6.3.b" => true,
        2018 "6.3.2" => true,
        2023 "6.3.2" => true,
    }
);
