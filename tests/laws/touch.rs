//! Article 4: touched pieces. On the visually impaired player's board touched is taken out of the aperture (D.2.2).
use anna_hector::laws::{
    Article, Edition,
    pace::Rules,
    touch::{Decision, decision, left_by},
};
use shakmaty::{Square, san::San};

use super::{matter, position, refused_by, state, transcript};

fn left(fen: &str, touched: &[Square]) -> Option<Vec<String>> {
    let position = position(fen);
    let mut names: Vec<String> =
        left_by(&position, touched)?.iter().map(|&m| San::from_move(&position, m).to_string()).collect();
    names.sort();
    Some(names)
}

const BOTH_CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn the_first_touched_piece_that_can_move_moves_4_3_a() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(left(start, &[Square::A1, Square::B1, Square::E2]), Some(vec!["Na3".into(), "Nc3".into()]));
}

#[test]
fn the_first_touched_piece_of_the_opponent_that_can_be_taken_is_taken_4_3_b() {
    let fen = "4k3/8/8/3q1r2/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(left(fen, &[Square::E8, Square::F5, Square::D5]), Some(vec!["exf5".into()]));
}

#[test]
fn of_both_colours_one_takes_the_other_4_3_c() {
    let fen = "4k3/8/8/3q1r2/4P3/8/8/3RK3 w - - 0 1";
    assert_eq!(left(fen, &[Square::D1, Square::D5]), Some(vec!["Rxd5".into()]));
    assert_eq!(left(fen, &[Square::D1, Square::F5]).map(|moves| moves.contains(&"Rd2".to_owned())), Some(true));
}

#[test]
fn king_then_rook_is_castling_and_rook_then_king_is_none_4_4() {
    assert_eq!(left(BOTH_CASTLE, &[Square::E1, Square::H1]), Some(vec!["O-O".into()]));
    let rook = left(BOTH_CASTLE, &[Square::H1, Square::E1]).unwrap_or_default();
    assert!(!rook.is_empty() && rook.iter().all(|name| name.starts_with('R')), "{rook:?}");
    // 4.4.c: castling there is illegal, so the king makes another move, castling on the other side among them.
    let attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let king = left(attacked, &[Square::E1, Square::H1]).unwrap_or_default();
    assert!(king.contains(&"O-O-O".to_owned()) && !king.contains(&"O-O".to_owned()), "{king:?}");
}

#[test]
fn where_nothing_touched_can_move_any_legal_move_will_do_4_5() {
    assert_eq!(left(BOTH_CASTLE, &[Square::E8]), None);
    let boxed = "4k3/8/8/8/8/6n1/3PPPP1/3QKB1R w K - 0 1";
    assert_eq!(left(boxed, &[Square::E1, Square::H1]), None, "4.4.c, last sentence");
}

matter!(
    /// Article 4 in rapid play with inadequate supervision: only when a player asks, in 2009.
    rapid_touches, |edition| [Rules::Competition, Rules::Rapid, Rules::Blitz].map(|rules| decision(edition, rules)), {
        2009 "A4.b" => [Decision::OnSight, Decision::OnRequest, Decision::OnRequest],
        2014 "4.3" => [Decision::OnSight; 3],
        2018 "4.3" => [Decision::OnSight; 3],
        2023 "4.3" => [Decision::OnSight; 3],
    }
);

const RAPID: &str = "control: 20\nsupervision: inadequate";

matter!(
    /// The same at the board: the arbiter's own touch.
    rapid_touches_at_the_board, |edition| refused_by(edition, RAPID, &["arbiter touch g1"]), {
        2009 "A4.b" => Some("A4.b".to_owned()),
        2014 "4.3" => None,
        2018 "4.3" => None,
        2023 "4.3" => None,
    }
);

fn touched_on_the_special_board(edition: Edition) -> (&'static str, bool) {
    let heard = transcript(edition, "vi: white", &["white touch g1", "white announce e4"]);
    let told = heard.iter().any(|line| line == "page arbiter> Weiß hat Gustav eins berührt und zieht anders.");
    (Article::VisuallyImpairedTouch.number(edition), told)
}

matter!(
    /// Appendix D: touched is taken out of the securing aperture; what is played instead is the arbiter's to see.
    out_of_the_aperture, |edition| touched_on_the_special_board(edition), {
        2009 "E.2.2" => ("E.2.2", true),
        2014 "D.2.2" => ("D.2.2", true),
        2018 "D.2.2" => ("D.2.2", true),
        2023 "D.2.2" => ("D.2.2", true),
    }
);

fn claim_after_a_touch(edition: Edition) -> serde_json::Value {
    let moves = ["white announce e4", "white press", "black repeat", "black execute", "black touch g8"];
    let state = state(edition, "vi: white", &[&moves[..], &["black claim touch g1"]].concat());
    state["claim"]["record"]["article"].clone()
}

matter!(
    /// Who has touched a piece himself can claim no touch.
    claims_after_a_touch, |edition| claim_after_a_touch(edition), {
        2009 "4.7" => "4.7",
        2014 "4.8" => "4.8",
        2018 "4.8" => "4.8",
        2023 "4.8" => "4.8",
    }
);

fn adjusted(edition: Edition) -> (Option<String>, usize) {
    let refusal = refused_by(edition, "vi: white", &["black adjust e7"]);
    let state = state(edition, "vi: white", &["white adjust g1", "white touch g1", "white announce e4"]);
    (refusal, state["sheets"]["white"][0]["marks"].as_array().map_or(0, Vec::len))
}

matter!(
    /// Only the player on move adjusts, and says so before: then he is free (4.2 in every edition).
    adjusting, |edition| adjusted(edition), {
        2009 "4.2" => (Some("1.1".to_owned()), 0),
        2014 "4.2" => (Some("1.1".to_owned()), 0),
        2018 "4.2" => (Some("1.2".to_owned()), 0),
        2023 "4.2" => (Some("1.2".to_owned()), 0),
    }
);

fn touched_out_of_turn(edition: Edition) -> [Option<String>; 3] {
    [
        &["black touch g8"][..],
        &["white announce e4", "black touch g8"],
        &["white announce e4", "white press", "black repeat", "black execute", "white touch d2"],
    ]
    .map(|script| refused_by(edition, "vi: white", script))
}

matter!(
    /// The rule on touched pieces is about the player who has the move (4.3): his opponent's move is made, pressed or not.
    touches_out_of_turn, |edition| touched_out_of_turn(edition), {
        2009 "4.3" => ["1.1", "", "1.1"].map(|article| (!article.is_empty()).then(|| article.to_owned())),
        2014 "4.3" => ["1.1", "", "1.1"].map(|article| (!article.is_empty()).then(|| article.to_owned())),
        2018 "4.3" => ["1.2", "", "1.2"].map(|article| (!article.is_empty()).then(|| article.to_owned())),
        2023 "4.3" => ["1.2", "", "1.2"].map(|article| (!article.is_empty()).then(|| article.to_owned())),
    }
);
