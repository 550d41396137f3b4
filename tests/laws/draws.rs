//! Article 9 and 5.2: agreement, claims of a draw, draws without a claim.
use anna_hector::laws::{
    Edition,
    draw::{may_agree, wrong_claim},
    pace::{Pace, Rules},
    repetition::{Automatic, Likeness, automatic},
};
use serde_json::Value;
use shakmaty::{ByColor, Chess, Position};

use super::{matter, played, position, refused_by, state, transcript};

const TABLE: &str = "vi: white\ncontrol: 90";

/// White's knight goes out and back, Black's too: four plies with their handshake.
const THERE_AND_BACK: [&str; 16] = [
    "white announce Springer Felix drei",
    "white press",
    "black repeat",
    "black execute",
    "black place g8f6",
    "black press",
    "white repeat",
    "white execute",
    "white announce Springer Gustav eins",
    "white press",
    "black repeat",
    "black execute",
    "black place f6g8",
    "black press",
    "white repeat",
    "white execute",
];

matter!(
    /// A draw by agreement: at any time, or once both have made a move.
    agreement, |edition| may_agree(edition, ByColor { white: 1, black: 0 }), {
        2009 "5.2.c" => true,
        2014 "5.2.c" => true,
        2018 "5.2.3" => false,
        2023 "5.2.3" => false,
    }
);

fn agreed_at_once(edition: Edition) -> Option<String> {
    refused_by(edition, TABLE, &["white announce e4", "white offer", "white press", "black accept"])
}

matter!(
    /// The same at the board.
    agreement_at_the_board, |edition| agreed_at_once(edition), {
        2009 "5.2.c" => None,
        2014 "5.2.c" => None,
        2018 "5.2.3" => Some("5.2.3".to_owned()),
        2023 "5.2.3" => Some("5.2.3".to_owned()),
    }
);

fn forbidden(edition: Edition) -> (Option<String>, bool) {
    let moves = [&["black place e7e5", "black press", "white repeat", "white execute"][..], &["white offer"]].concat();
    let start = ["white announce e4", "white press", "black repeat", "black execute"];
    let commands = [&start[..], &moves].concat();
    let early = refused_by(edition, "vi: white\nagreement: not before 2", &commands);
    (early, played(edition, "vi: white\nagreement: not before 1", &commands).is_some())
}

matter!(
    /// The regulations may forbid it before so many moves.
    agreement_forbidden, |edition| forbidden(edition), {
        2009 "9.1.a" => (Some("9.1.a".to_owned()), true),
        2014 "9.1.a" => (Some("9.1.a".to_owned()), true),
        2018 "9.1.1" => (Some("9.1.1".to_owned()), true),
        2023 "9.1.1" => (Some("9.1.1".to_owned()), true),
    }
);

/// Minutes for standard, rapid and blitz, each with adequate supervision, then rapid and blitz without.
fn minutes(edition: Edition) -> [u64; 5] {
    [
        (Pace::Standard, Rules::Competition),
        (Pace::Rapid, Rules::Competition),
        (Pace::Blitz, Rules::Competition),
        (Pace::Rapid, Rules::Rapid),
        (Pace::Blitz, Rules::Blitz),
    ]
    .map(|(pace, rules)| wrong_claim(edition, pace, rules).as_secs() / 60)
}

matter!(
    /// What a wrong claim of a draw gives the opponent.
    a_wrong_claim, |edition| minutes(edition), {
        2009 "9.5.b" => [3, 3, 3, 3, 3],
        2014 "9.5.b with B.2" => [2, 2, 1, 2, 1],
        2018 "9.5.3 with B.2" => [2, 2, 1, 2, 1],
        2023 "9.5.3 with A.3 and B.3" => [2, 1, 2, 1, 1],
    }
);

fn rejected(edition: Edition) -> (u64, Value) {
    let state = state(edition, TABLE, &["white claim threefold", "arbiter rule reject"]);
    (state["clocks"]["black"].as_u64().unwrap_or_default() / 1000 - 5400, state["draw_offer"].clone())
}

matter!(
    /// The same at the board: the claim stands as an offer after it was rejected.
    a_wrong_claim_at_the_board, |edition| rejected(edition), {
        2009 "9.5.b" => (180, "white".into()),
        2014 "9.5.b" => (120, "white".into()),
        2018 "9.5.3" => (120, "white".into()),
        2023 "9.5.3" => (120, "white".into()),
    }
);

fn stops(edition: Edition) -> (Value, Value) {
    let state = state(edition, TABLE, &["white claim fifty"]);
    (state["running"].clone(), state["claim"]["stage"].clone())
}

matter!(
    /// A claim stops the clock: the player may (2009), he or the arbiter shall.
    a_claim_stops_the_clock, |edition| stops(edition), {
        2009 "9.5" => (Value::Null, "open".into()),
        2014 "9.5" => (Value::Null, "open".into()),
        2018 "9.5" => (Value::Null, "open".into()),
        2023 "9.5" => (Value::Null, "open".into()),
    }
);

fn why_wrong(edition: Edition, before: &[&str], claim: &str) -> (Value, Value) {
    let state = state(edition, TABLE, &[before, &[claim]].concat());
    let record = &state["claim"]["record"];
    (record["why"].clone(), record["article"].clone())
}

matter!(
    /// A claim out of turn is recorded and wrong.
    a_claim_out_of_turn, |edition| why_wrong(edition, &[], "black claim threefold"), {
        2009 "9.2" => ("not on move".into(), "9.2".into()),
        2014 "9.2" => ("not on move".into(), "9.2".into()),
        2018 "9.2" => ("not on move".into(), "9.2".into()),
        2023 "9.2" => ("not on move".into(), "9.2".into()),
    }
);

matter!(
    /// So is one after a touch.
    a_claim_after_a_touch, |edition| why_wrong(edition, &["white touch g1"], "white claim fifty"), {
        2009 "9.4" => ("after a touch".into(), "9.4".into()),
        2014 "9.4" => ("after a touch".into(), "9.4".into()),
        2018 "9.4" => ("after a touch".into(), "9.4".into()),
        2023 "9.4" => ("after a touch".into(), "9.4".into()),
    }
);

fn intended_stands(edition: Edition) -> Value {
    let commands = [
        "white claim threefold Springer Felix drei",
        "arbiter rule reject",
        "arbiter start",
        "white claim threefold Springer Cesar drei",
        "arbiter rule reject",
        "arbiter start",
        "white announce Springer Cesar drei",
        "white press",
    ];
    state(edition, TABLE, &commands)["sheets"]["white"][0]["marks"][1]["written"].clone()
}

matter!(
    /// The intended move is the one to play, and a second claim does not change it.
    the_intended_move, |edition| intended_stands(edition), {
        2009 "9.5.b" => "Springer Gustav eins nach Felix drei",
        2014 "9.2.a, 9.5.b" => "Springer Gustav eins nach Felix drei",
        2018 "9.2.1, 9.5.3" => "Springer Gustav eins nach Felix drei",
        2023 "9.2.1, 9.5.3" => "Springer Gustav eins nach Felix drei",
    }
);

fn threefold(edition: Edition) -> (Value, Vec<String>) {
    let moves = THERE_AND_BACK.repeat(2);
    let claimed = [&moves[..], &["white claim threefold"]].concat();
    let heard = transcript(edition, TABLE, &claimed);
    let shown = heard.iter().filter(|line| line.contains("Nach Zug vier, Schwarz")).cloned().collect();
    let ended = state(edition, TABLE, &[&claimed[..], &["arbiter rule accept"]].concat());
    (ended["ending"]["article"].clone(), shown)
}

/// To the arbiter alone.
fn three_positions() -> Vec<String> {
    let text = "page arbiter> Der Anspruch ist nach der Aufzeichnung richtig. In der Anfangsstellung. Nach Zug zwei, \
                Schwarz. Nach Zug vier, Schwarz.";
    vec![text.to_owned()]
}

matter!(
    /// Three times the same position: the arbiter is shown the three with their moves, and nobody else.
    threefold_repetition, |edition| threefold(edition), {
        2009 "9.2" => ("9.2".into(), three_positions()),
        2014 "9.2" => ("9.2".into(), three_positions()),
        2018 "9.2" => ("9.2".into(), three_positions()),
        2023 "9.2" => ("9.2".into(), three_positions()),
    }
);

fn fifty(edition: Edition) -> (Value, Value) {
    let settings = "vi: white\nfen: 4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    let right = state(edition, settings, &["white claim fifty Turm Anna zwei"]);
    let wrong = state(edition, settings, &["white claim fifty"]);
    (right["claim"]["record"]["right"].clone(), wrong["claim"]["record"]["right"].clone())
}

matter!(
    /// Fifty moves, with the move that is written.
    fifty_moves, |edition| fifty(edition), {
        2009 "9.3" => (true.into(), false.into()),
        2014 "9.3" => (true.into(), false.into()),
        2018 "9.3" => (true.into(), false.into()),
        2023 "9.3" => (true.into(), false.into()),
    }
);

/// A game in algebraic notation: its positions and the last one.
fn game(moves: &str) -> (Vec<Option<Likeness>>, Chess) {
    let mut position = Chess::default();
    let mut history = vec![Some(Likeness::of(&position))];
    for san in moves.split_whitespace() {
        let san: shakmaty::san::San = san.parse().expect("a move");
        let m = san.to_move(&position).expect("a legal move");
        position.play_unchecked(m);
        history.push(Some(Likeness::of(&position)));
    }
    (history, position)
}

fn five_times(edition: Edition) -> [Option<Automatic>; 2] {
    let consecutive = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let detour = format!("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Na4 Na5 Nc3 Nc6 Nb1 Nb8 {}", "Nf3 Nf6 Ng1 Ng8 ".repeat(2));
    [consecutive, detour].map(|moves| {
        let (history, position) = game(&moves);
        automatic(edition, &history, &position)
    })
}

const FIVE: Option<Automatic> = Some(Automatic::FivefoldRepetition);

matter!(
    /// Five times at consecutive alternate moves, and five times anywhere.
    fivefold_repetition, |edition| five_times(edition), {
        2009 "9.6" => [None, None],
        2014 "9.6.a" => [FIVE, None],
        2018 "9.6.1" => [FIVE, FIVE],
        2023 "9.6.1" => [FIVE, FIVE],
    }
);

fn seventy_five(edition: Edition) -> [Option<Automatic>; 3] {
    let of = |fen: &str| automatic(edition, &[], &position(fen));
    [
        of("4k3/8/8/8/8/8/8/R3K3 w - - 149 90"),
        of("4k3/8/8/8/8/8/8/R3K3 w - - 150 90"),
        // Mate with the last of them stands.
        of("k6R/8/1K6/8/8/8/8/8 b - - 150 120"),
    ]
}

const SEVENTY_FIVE: Option<Automatic> = Some(Automatic::SeventyFiveMoves);

matter!(
    /// Seventy-five moves; a mate with the last stands.
    seventy_five_moves, |edition| seventy_five(edition), {
        2009 "9.6" => [None, None, None],
        2014 "9.6.b" => [None, SEVENTY_FIVE, None],
        2018 "9.6.2" => [None, SEVENTY_FIVE, None],
        2023 "9.6.2" => [None, SEVENTY_FIVE, None],
    }
);

fn offer_after_a_touch(edition: Edition) -> (Value, Option<String>) {
    let offered = ["white announce e4", "white offer", "white press", "black repeat", "black execute"];
    let stands = state(edition, TABLE, &offered)["draw_offer"].clone();
    (stands, refused_by(edition, TABLE, &[&offered[..], &["black touch e7", "black accept"]].concat()))
}

matter!(
    /// An offer stands until the opponent answers it or touches a piece.
    the_life_of_an_offer, |edition| offer_after_a_touch(edition), {
        2009 "9.1.b" => ("white".into(), Some("9.1.b".to_owned())),
        2014 "9.1.b" => ("white".into(), Some("9.1.b".to_owned())),
        2018 "9.1.2" => ("white".into(), Some("9.1.2".to_owned())),
        2023 "9.1.2" => ("white".into(), Some("9.1.2".to_owned())),
    }
);

fn wrong_moment(edition: Edition) -> (bool, Value) {
    let commands = ["white announce e4", "white press", "white offer"];
    let noted = transcript(edition, TABLE, &commands).iter().any(|line| line.contains("zur falschen Zeit"));
    (noted, state(edition, TABLE, &commands)["draw_offer"].clone())
}

matter!(
    /// At the wrong moment it stands as well, and is noted.
    an_offer_at_the_wrong_moment, |edition| wrong_moment(edition), {
        2009 "9.1.b.1" => (true, "white".into()),
        2014 "9.1.b.1" => (true, "white".into()),
        2018 "9.1.2.1" => (true, "white".into()),
        2023 "9.1.2.1" => (true, "white".into()),
    }
);

/// Whether an offer is told as one at the wrong moment: before the announcement, after it, after the sighted player's own
/// words, and after his move.
fn moments(edition: Edition) -> [bool; 4] {
    let to_black = ["white announce e4", "white press", "black repeat", "black execute"];
    let noted =
        |commands: &[&str]| transcript(edition, TABLE, commands).iter().any(|line| line.contains("zur falschen Zeit"));
    [
        noted(&["white offer"]),
        noted(&["white announce e4", "white offer"]),
        noted(&[&to_black[..], &["black announce e5", "black offer"]].concat()),
        noted(&[&to_black[..], &["black place e7e5", "black offer"]].concat()),
    ]
}

matter!(
    /// Who announces from a board of his own has no way to show that the piece stands: it is presumed.
    the_moment_of_an_offer, |edition| moments(edition), {
        2009 "9.1.b.1" => [true, false, true, false],
        2014 "9.1.b.1" => [true, false, true, false],
        2018 "9.1.2.1" => [true, false, true, false],
        2023 "9.1.2.1" => [true, false, true, false],
    }
);

fn on_both_sheets(edition: Edition) -> [Value; 2] {
    let state = state(edition, TABLE, &["white announce e4", "white offer", "white press", "black repeat"]);
    ["white", "black"].map(|side| state["sheets"][side][0]["marks"][0]["draw offered by"].clone())
}

matter!(
    /// (=) on both sheets.
    the_offer_on_the_sheets, |edition| on_both_sheets(edition), {
        2009 "9.1.b.2" => ["white", "white"],
        2014 "9.1.b.2" => ["white", "white"],
        2018 "9.1.2.2" => ["white", "white"],
        2023 "9.1.2.2" => ["white", "white"],
    }
);
