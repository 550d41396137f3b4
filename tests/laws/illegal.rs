//! Illegal moves: 7.4 of 2009, 7.5; rapid and blitz with inadequate supervision.
use std::time::Duration;

use anna_hector::laws::{
    Edition,
    irregularity::{Consequence, Finder, IllegalWhen, LeftPawn, Window, illegal_move, illegal_when, left_pawn, window},
    pace::{Pace, Rules},
};

use super::{matter, refused_by, state};

const LOST: Consequence = Consequence::GameLost;

const fn plus(minutes: u64) -> Consequence {
    Consequence::TimeToOpponent(Duration::from_secs(minutes * 60))
}

fn counted(edition: Edition, pace: Pace, rules: Rules) -> [Consequence; 3] {
    [1, 2, 3].map(|count| illegal_move(edition, pace, rules, count))
}

matter!(
    /// What the first, second and third cost in standard play.
    standard_play, |edition| counted(edition, Pace::Standard, Rules::Competition), {
        2009 "7.4.b" => [plus(2), plus(2), LOST],
        2014 "7.5.b" => [plus(2), LOST, LOST],
        2018 "7.5.5" => [plus(2), LOST, LOST],
        2023 "7.5.5" => [plus(2), LOST, LOST],
    }
);

matter!(
    /// In rapid play with adequate supervision.
    supervised_rapid, |edition| counted(edition, Pace::Rapid, Rules::Competition), {
        2009 "A3 with 7.4.b" => [plus(2), plus(2), LOST],
        2014 "A.3 with 7.5.b" => [plus(2), LOST, LOST],
        2018 "A.3 with 7.5.5" => [plus(2), LOST, LOST],
        2023 "A.3 with 7.5.5" => [plus(1), LOST, LOST],
    }
);

matter!(
    /// In rapid play with inadequate supervision.
    unsupervised_rapid, |edition| counted(edition, Pace::Rapid, Rules::Rapid), {
        2009 "A4.c with 7.4.b" => [plus(2), plus(2), LOST],
        2014 "A.4.b" => [LOST, LOST, LOST],
        2018 "A.4.2 with 7.5.5" => [plus(2), LOST, LOST],
        2023 "A.5.2 with A.3" => [plus(1), LOST, LOST],
    }
);

matter!(
    /// In blitz with adequate supervision; in 2023 two minutes by the letter.
    supervised_blitz, |edition| counted(edition, Pace::Blitz, Rules::Competition), {
        2009 "B2 with 7.4.b" => [plus(2), plus(2), LOST],
        2014 "B.2 with 7.5.b" => [plus(1), LOST, LOST],
        2018 "B.2 with 7.5.5" => [plus(1), LOST, LOST],
        2023 "B.2 with 7.5.5" => [plus(2), LOST, LOST],
    }
);

matter!(
    /// In blitz with inadequate supervision.
    unsupervised_blitz, |edition| counted(edition, Pace::Blitz, Rules::Blitz), {
        2009 "B3.c" => [LOST, LOST, LOST],
        2014 "B.4 with A.4.b" => [LOST, LOST, LOST],
        2018 "B.4 with B.2" => [plus(1), LOST, LOST],
        2023 "B.3 with A.3" => [plus(1), LOST, LOST],
    }
);

fn windows(edition: Edition, rules: Rules) -> [Window; 2] {
    [Finder::Opponent, Finder::Arbiter].map(|finder| window(edition, rules, finder))
}

matter!(
    /// Until when it can be claimed, and found by the arbiter: under the Competition Rules the whole game.
    when_it_is_found, |edition| windows(edition, Rules::Competition), {
        2009 "7.4.a" => [Window::Game; 2],
        2014 "7.5.a" => [Window::Game; 2],
        2018 "7.5.1" => [Window::Game; 2],
        2023 "7.5.1" => [Window::Game; 2],
    }
);

matter!(
    /// Rapid, inadequate supervision.
    when_it_is_found_in_rapid, |edition| windows(edition, Rules::Rapid), {
        2009 "A4.c" => [Window::UntilAnswered, Window::NotUnasked],
        2014 "A.4.b" => [Window::UntilAnswered; 2],
        2018 "A.4.2" => [Window::UntilAnswered; 2],
        2023 "A.5.2" => [Window::UntilAnswered; 2],
    }
);

matter!(
    /// Blitz, inadequate supervision.
    when_it_is_found_in_blitz, |edition| windows(edition, Rules::Blitz), {
        2009 "B3.c" => [Window::UntilAnswered, Window::Never],
        2014 "B.4 with A.4.b" => [Window::UntilAnswered; 2],
        2018 "B.4 with A.4.2" => [Window::UntilAnswered; 2],
        2023 "B.3 with A.5.2" => [Window::UntilAnswered; 2],
    }
);

const ILLEGAL: [&str; 2] = ["white announce Turm Anna eins nach Anna drei", "white press"];

fn unasked(edition: Edition, control: &str) -> Option<String> {
    let settings = format!("vi: white\nsupervision: inadequate\ncontrol: {control}");
    refused_by(edition, &settings, &[&ILLEGAL[..], &["arbiter illegal 1."]].concat())
}

matter!(
    /// The arbiter who was not asked, at the board: rapid.
    unasked_in_rapid, |edition| unasked(edition, "20"), {
        2009 "A4.c" => Some("A4.c".to_owned()),
        2014 "A.4.b" => None,
        2018 "A.4.2" => None,
        2023 "A.5.2" => None,
    }
);

matter!(
    /// And blitz.
    unasked_in_blitz, |edition| unasked(edition, "5"), {
        2009 "B3.c" => Some("B3.c".to_owned()),
        2014 "B.4" => None,
        2018 "B.4" => None,
        2023 "B.3" => None,
    }
);

/// A rook moved wrongly leaves both kings in check: found by the arbiter, who was not asked, in rapid and in blitz.
fn unasked_at_sight(edition: Edition) -> [Option<String>; 2] {
    ["20", "5"].map(|control| {
        let fen = "4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1";
        let settings = format!("vi: white\nsupervision: inadequate\ncontrol: {control}\nfen: {fen}");
        refused_by(edition, &settings, &["white announce Turm Anna acht", "white press", "arbiter illegal 1."])
    })
}

matter!(
    /// Both kings in check: in the rapid play of 2009 the arbiter intervenes, in blitz he does not.
    unasked_where_both_kings_are_in_check, |edition| unasked_at_sight(edition), {
        2009 "A4.c, B3.c" => [None, Some("B3.c".to_owned())],
        2014 "A.4.b, B.4" => [None, None],
        2018 "A.4.2, B.4" => [None, None],
        2023 "A.5.2, B.3" => [None, None],
    }
);

/// The opponent's claim before his own move is made, when he has made it and not pressed, and in blitz.
fn claimed_in_time(edition: Edition) -> [serde_json::Value; 3] {
    [("20", false), ("20", true), ("5", true)].map(|(control, made)| {
        let settings = format!("vi: white\nsupervision: inadequate\ncontrol: {control}\nannouncer: player");
        let made: &[&str] = if made { &["black repeat", "black execute", "black place e7e5"] } else { &[] };
        let state = state(edition, &settings, &[&ILLEGAL[..], made, &["black claim illegal"]].concat());
        state["claim"]["record"].get("article").cloned().unwrap_or_default()
    })
}

/// The arbiter grants a claim of an illegal move that was answered, with inadequate supervision: in rapid and in blitz.
fn granted_too_late(edition: Edition) -> [Option<String>; 2] {
    ["20", "5"].map(|control| {
        let settings = format!("vi: white\nsupervision: inadequate\ncontrol: {control}");
        let answered = ["black repeat", "black execute", "black place e7e5", "black press"];
        let ruled = ["black claim illegal", "arbiter rule accept"];
        refused_by(edition, &settings, &[&ILLEGAL[..], &answered, &ruled].concat())
    })
}

matter!(
    /// The move stands because it was answered, not because the record does not show it. From 2018 on what only eyes see counts as
    /// illegal, too: the arbiter may have seen that, and is asked for his grounds.
    an_answered_illegal_move_is_granted, |edition| granted_too_late(edition), {
        2009 "A4.c, B3.c" => [Some("A4.c".to_owned()), Some("B3.c".to_owned())],
        2014 "A.4.b, B.4" => [Some("A.4.b".to_owned()), Some("B.4".to_owned())],
        2018 "A.4.2, B.4" => [Some("7.5.1".to_owned()), Some("7.5.1".to_owned())],
        2023 "A.5.2, B.3" => [Some("7.5.1".to_owned()), Some("7.5.1".to_owned())],
    }
);

fn until_he_moves(rapid: &str, blitz: &str) -> [serde_json::Value; 3] {
    [serde_json::Value::Null, rapid.into(), blitz.into()]
}

matter!(
    /// The opponent claims it until he has made his own move, pressed or not; later the claim fails on its Article.
    claimed_before_the_next_move, |edition| claimed_in_time(edition), {
        2009 "A4.c, B3.c" => until_he_moves("A4.c", "B3.c"),
        2014 "A.4.b, B.4" => until_he_moves("A.4.b", "B.4"),
        2018 "A.4.2, B.4" => until_he_moves("A.4.2", "B.4"),
        2023 "A.5.2, B.3" => until_he_moves("A.5.2", "B.3"),
    }
);

fn answered(edition: Edition) -> (serde_json::Value, Option<String>, u64) {
    let settings = "vi: white\nsupervision: inadequate\ncontrol: 20";
    let reply = ["black repeat", "black execute", "black place e7e5", "black press", "white repeat", "white execute"];
    let game = [&ILLEGAL[..], &reply, &["white announce e4", "white press"]].concat();
    let claimed = state(edition, settings, &[&game[..], &["black claim illegal"]].concat());
    let found = refused_by(edition, settings, &[&game[..], &["arbiter illegal 1."]].concat());
    let agreed = state(edition, settings, &[&game[..], &["arbiter illegal 1. because both agree"]].concat());
    (claimed["claim"]["record"]["why"].clone(), found, agreed["illegal_moves"]["white"].as_u64().unwrap_or_default())
}

matter!(
    /// Once it is answered it stands in rapid play, unless the players agree: then it is not counted.
    answered_in_rapid, |edition| answered(edition), {
        2009 "A4.c" => ("answered".into(), Some("A4.c".to_owned()), 0),
        2014 "A.4.b" => ("answered".into(), Some("A.4.b".to_owned()), 0),
        2018 "A.4.2" => ("answered".into(), Some("A.4.2".to_owned()), 0),
        2023 "A.5.2" => ("answered".into(), Some("A.5.2".to_owned()), 0),
    }
);

fn against_a_bare_king(edition: Edition) -> (serde_json::Value, serde_json::Value) {
    let settings = "vi: white\ncontrol: 90\nfen: 4k3/8/8/8/8/8/8/R3K3 w Q - 0 40";
    let again = [
        "white announce Turm Anna eins nach Bella drei",
        "white press",
        "black claim illegal",
        "arbiter rule accept",
        "arbiter start",
    ];
    let needed = if edition == Edition::Fide2009 { 3 } else { 2 };
    let commands = again.repeat(needed);
    let state = state(edition, settings, &commands[..commands.len() - 1]);
    (state["ending"]["score"].clone(), state["ending"]["article"].clone())
}

matter!(
    /// The loss is a draw where the opponent cannot checkmate by any possible series of legal moves.
    drawn_where_nobody_can_mate, |edition| against_a_bare_king(edition), {
        2009 "7.4.b" => ("1/2-1/2".into(), "7.4.b".into()),
        2014 "7.5.b" => ("1/2-1/2".into(), "7.5.b".into()),
        2018 "7.5.5" => ("1/2-1/2".into(), "7.5.5".into()),
        2023 "7.5.5" => ("1/2-1/2".into(), "7.5.5".into()),
    }
);

matter!(
    /// What an illegal move must be, to be found.
    how_far_it_has_come, |edition| illegal_when(edition, Rules::Competition), {
        2009 "7.4.a" => IllegalWhen::Made,
        2014 "7.5.a" => IllegalWhen::Completed,
        2018 "7.5.1" => IllegalWhen::Completed,
        2023 "7.5.1" => IllegalWhen::Completed,
    }
);

matter!(
    /// The pawn that was left on its last rank.
    the_pawn_that_was_left, |edition| left_pawn(edition), {
        2009 "7.4.a" => LeftPawn::GoesBack,
        2014 "7.5.a" => LeftPawn::BecomesQueen,
        2018 "7.5.2" => LeftPawn::BecomesQueen,
        2023 "7.5.2" => LeftPawn::BecomesQueen,
    }
);

fn restored(edition: Edition) -> (u64, u64, u64, serde_json::Value) {
    let settings = "vi: white\ncontrol: 90+30";
    let game = [&ILLEGAL[..], &["black claim illegal", "arbiter rule accept"]].concat();
    let proposed = state(edition, settings, &game);
    let left = |state: &serde_json::Value, side: &str| state["clocks"][side].as_u64().unwrap_or_default() / 1000;
    let decided = state(edition, settings, &[&game[..], &["arbiter set white 1:00:00 moves 7"]].concat());
    (left(&proposed, "white"), left(&proposed, "black"), left(&decided, "white"), decided["counters"]["white"].clone())
}

matter!(
    /// Times and counters after going back are a proposal - the time thought, without the increment of the press, and two
    /// minutes - and the arbiter's to decide.
    times_after_restoring, |edition| restored(edition), {
        2009 "6.13" => (5428, 5550, 3600, 7.into()),
        2014 "7.1" => (5428, 5550, 3600, 7.into()),
        2018 "7.1" => (5428, 5550, 3600, 7.into()),
        2023 "7.1" => (5428, 5550, 3600, 7.into()),
    }
);

fn replacing_move(edition: Edition) -> bool {
    let after = ["black claim illegal", "arbiter rule accept", "arbiter start", "white announce e4"];
    let heard = super::transcript(
        edition,
        "vi: white\nfen: 4k3/8/8/8/8/4P3/8/R3K3 w Q - 0 1",
        &[
            "white announce Turm Anna eins nach Bella drei",
            "white press",
            after[0],
            after[1],
            after[2],
            "white announce Bauer Eva vier",
        ],
    );
    heard.iter().any(|line| line == "page arbiter> Weiß hat Anna eins berührt und zieht anders.")
}

matter!(
    /// 4.3 applies to the move that replaces it.
    the_replacing_move, |edition| replacing_move(edition), {
        2009 "7.4.a" => true,
        2014 "7.5.a" => true,
        2018 "7.5.1" => true,
        2023 "7.5.1" => true,
    }
);
