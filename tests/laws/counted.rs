//! What the arbiter counts by hand, and that a move counts once: 7.4 of 2009, 7.5; A4.c of 2009, A.4.b.
use super::{matter, refused_by, state, transcript};

use anna_hector::laws::Edition;

const ILLEGAL: [&str; 2] = ["white announce Turm Anna eins nach Anna drei", "white press"];
const LEGAL: [&str; 5] = ["white announce e4", "white press", "black repeat", "black execute", "black place e7e5"];

fn counted(state: &serde_json::Value) -> u64 {
    state["illegal_moves"]["white"].as_u64().unwrap_or_default()
}

/// What is refused where the same move is counted again: by hand after by hand, by hand after a claim, by hand after two hands.
fn counted_twice(edition: Edition) -> [Option<String>; 2] {
    let by_hand = "arbiter count white 1. because zwei Hände";
    let hands = [&LEGAL[..2], &["arbiter irregular hands", by_hand]].concat();
    [
        refused_by(edition, "vi: white", &[&LEGAL[..2], &[by_hand, by_hand]].concat()),
        refused_by(edition, "vi: white", &hands),
    ]
}

fn refused(article: &str) -> Option<String> {
    Some(article.to_owned())
}

matter!(
    /// A move is counted once, whoever counts it and as what. Two hands count from 2018 on.
    counted_by_hand_twice, |edition| counted_twice(edition), {
        2009 "7.4" => [refused("7.4"), None],
        2014 "7.5" => [refused("7.5"), None],
        2018 "7.5.1, 7.5.4" => [refused("7.5.1"), refused("7.5.1")],
        2023 "7.5.1, 7.5.4" => [refused("7.5.1"), refused("7.5.1")],
    }
);

/// The arbiter has counted the illegal move by hand, and it is claimed then: how often it counts, whether the position before it
/// is there, and whether the game goes on.
fn counted_and_claimed(edition: Edition) -> (u64, bool, bool) {
    let game =
        [&ILLEGAL[..], &["arbiter count white 1. because gesehen", "black claim illegal", "arbiter rule accept"]];
    let state = state(edition, "vi: white\ncontrol: 90", &game.concat());
    (counted(&state), state["sheets"]["white"].as_array().is_none_or(Vec::is_empty), state["ending"].is_null())
}

matter!(
    /// A claim of a move that counts already restores the position, and costs nothing more.
    a_claim_of_what_counts_already, |edition| counted_and_claimed(edition), {
        2009 "7.4.a" => (1, true, true),
        2014 "7.5.a" => (1, true, true),
        2018 "7.5.1" => (1, true, true),
        2023 "7.5.1" => (1, true, true),
    }
);

/// Found by the arbiter himself after he had counted it by hand.
fn counted_and_found(edition: Edition) -> u64 {
    let game = [&ILLEGAL[..], &["arbiter count white 1. because gesehen", "arbiter illegal 1."]].concat();
    counted(&state(edition, "vi: white\ncontrol: 90", &game))
}

matter!(
    /// The same where he finds it on the record.
    what_counts_already_is_found, |edition| counted_and_found(edition), {
        2009 "7.4.a" => 1,
        2014 "7.5.a" => 1,
        2018 "7.5.1" => 1,
        2023 "7.5.1" => 1,
    }
);

/// Two hands, found after the first move, and after the opponent has answered it.
fn hands(edition: Edition) -> [Option<String>; 2] {
    [&LEGAL[..2], &LEGAL[..]]
        .map(|game| refused_by(edition, "vi: white", &[game, &["arbiter irregular hands"]].concat()))
}

matter!(
    /// Once both have moved the arbiter names the side. Before 2018 nothing is counted.
    whose_two_hands, |edition| hands(edition), {
        2009 "13.4" => [None, None],
        2014 "12.9" => [None, None],
        2018 "7.5.4" => [None, refused("7.5.1")],
        2023 "7.5.4" => [None, refused("7.5.1")],
    }
);

/// In rapid and in blitz with inadequate supervision, before and after the answer, with grounds.
fn counted_late(edition: Edition) -> [Option<String>; 4] {
    let count = ["arbiter count white 1. because gesehen"];
    [("20", 2), ("20", 5), ("5", 2), ("5", 5)].map(|(control, acts)| {
        let settings = format!("vi: white\nsupervision: inadequate\ncontrol: {control}");
        refused_by(edition, &settings, &[&LEGAL[..acts], &count].concat())
    })
}

fn once_answered(rapid: &str, blitz: &str) -> [Option<String>; 4] {
    [None, refused(rapid), None, refused(blitz)]
}

matter!(
    /// What is counted by hand has the same window as what the record shows: until it is answered.
    counted_by_hand_once_answered, |edition| counted_late(edition), {
        2009 "A4.c, B3.c" => once_answered("A4.c", "B3.c"),
        2014 "A.4.b, B.4" => once_answered("A.4.b", "B.4"),
        2018 "A.4.2, B.4" => once_answered("A.4.2", "B.4"),
        2023 "A.5.2, B.3" => once_answered("A.5.2", "B.3"),
    }
);

/// White is counted as often as loses, on his first move; Black has lost his last pawn since.
fn lost_against_what_is_left(edition: Edition) -> serde_json::Value {
    let settings = "vi: white\ncontrol: 90\nfen: 4k3/8/8/8/8/8/r7/RB2K3 w - - 0 1";
    let game = [
        "white announce Turm schlägt Anna zwei",
        "white press",
        "black repeat",
        "black execute",
        "black place e8e7",
        "black press",
        "white repeat",
        "white execute",
        "white announce König Eva zwei",
        "white press",
        "arbiter count white 1. because gesehen",
        "arbiter count white 2. because gesehen",
    ];
    let mut game = game.to_vec();
    if edition == Edition::Fide2009 {
        game.splice(
            10..10,
            ["black repeat", "black execute", "black place e7e8", "black press", "white repeat", "white execute"],
        );
        game.extend(["white announce König Eva drei", "white press", "arbiter count white because gesehen"]);
    }
    state(edition, settings, &game)["ending"]["score"].clone()
}

matter!(
    /// Nothing is taken back: whether the opponent can mate is seen from the board as it is now.
    lost_by_hand_against_a_bare_king, |edition| lost_against_what_is_left(edition), {
        2009 "7.4.b" => "1/2-1/2",
        2014 "7.5.b" => "1/2-1/2",
        2018 "7.5.5" => "1/2-1/2",
        2023 "7.5.5" => "1/2-1/2",
    }
);

/// What the record says to a claim of an illegal move that is made and not pressed.
fn claimed_before_the_press(edition: Edition) -> (serde_json::Value, u64) {
    let settings = "vi: white\ncontrol: 90";
    let made = ["white announce Turm Anna eins nach Anna drei", "white place a1a3", "black claim illegal"];
    let claimed = state(edition, settings, &made);
    let accepted = super::played(edition, settings, &[&made[..], &["arbiter rule accept"]].concat());
    (claimed["claim"]["record"]["right"].clone(), accepted.map_or(0, |state| counted(&state)))
}

matter!(
    /// In 2009 a move that is made can be illegal; later one that is completed.
    claimed_when_it_is_made, |edition| claimed_before_the_press(edition), {
        2009 "7.4.a" => (true.into(), 1),
        2014 "7.5.a" => (false.into(), 0),
        2018 "7.5.1" => (serde_json::Value::Null, 0),
        2023 "7.5.1" => (serde_json::Value::Null, 0),
    }
);

/// What the room hears of a penalty in a game without a clock.
fn without_a_clock(edition: Edition) -> (u64, bool) {
    let game = [&ILLEGAL[..], &["black claim illegal", "arbiter rule accept"]].concat();
    let minutes = transcript(edition, "vi: white\ncontrol: none", &game).iter().any(|line| line.contains("Minute"));
    (counted(&state(edition, "vi: white\ncontrol: none", &game)), minutes)
}

matter!(
    /// Without a clock the move counts, and nobody is told of minutes.
    counted_without_a_clock, |edition| without_a_clock(edition), {
        2009 "7.4.b" => (1, false),
        2014 "7.5.b" => (1, false),
        2018 "7.5.5" => (1, false),
        2023 "7.5.5" => (1, false),
    }
);
