//! Article 5: mate, resignation, stalemate, dead position; 8.7: both sign both sheets.
use anna_hector::laws::{
    Edition,
    completion::{EndingMove, ending_move},
    winnable::{Chance, after_resignation},
};
use serde_json::Value;
use shakmaty::Color;

use super::{matter, refused_by, standing, state};

const KING_AND_ROOK: &str = "8/8/8/4k3/8/8/8/4K2R w - - 0 1";

matter!(
    /// Resignation against a bare king: lost, and a draw in 2023.
    resignation, |edition| after_resignation(edition, &standing(KING_AND_ROOK), Color::Black), {
        2009 "5.1.b" => Chance::Remains,
        2014 "5.1.b" => Chance::Remains,
        2018 "5.1.2" => Chance::Remains,
        2023 "5.1.2" => Chance::Gone,
    }
);

fn resigned(edition: Edition) -> (Value, Value) {
    let state = state(edition, &format!("vi: white\nfen: {KING_AND_ROOK}"), &["white resign"]);
    (state["ending"]["score"].clone(), state["ending"]["article"].clone())
}

matter!(
    /// The same at the board.
    resignation_at_the_board, |edition| resigned(edition), {
        2009 "5.1.b" => ("0-1".into(), "5.1.b".into()),
        2014 "5.1.b" => ("0-1".into(), "5.1.b".into()),
        2018 "5.1.2" => ("0-1".into(), "5.1.2".into()),
        2023 "5.1.2" => ("1/2-1/2".into(), "5.1.2".into()),
    }
);

matter!(
    /// What a move that ends the game has to keep.
    the_move_that_ends_the_game, |edition| ending_move(edition), {
        2009 "5.1.a" => EndingMove::Legal,
        2014 "5.1.a with 4.2-4.7" => EndingMove::LegalAndTouchKept,
        2018 "5.1.1 with 4.2-4.7" => EndingMove::LegalAndTouchKept,
        2023 "5.1.1 with 4.2-4.7" => EndingMove::LegalAndTouchKept,
    }
);

/// Ended after the king was touched: by a mate, by a stalemate, by the capture of the last piece.
fn ended_with_another_piece(edition: Edition) -> [bool; 3] {
    [
        ("7k/5ppp/8/8/8/8/8/R3K3 w - - 0 60", "white announce Turm Anna acht"),
        ("7k/8/8/6Q1/8/8/8/4K3 w - - 0 60", "white announce Dame Gustav sechs"),
        ("7k/8/8/8/8/8/1q6/B3K3 w - - 0 60", "white announce Läufer schlägt Bella zwei"),
    ]
    .map(|(fen, announce)| {
        let commands = ["white touch e1", announce, "white press"];
        state(edition, &format!("vi: white\nfen: {fen}"), &commands)["phase"] == "ended"
    })
}

matter!(
    /// The same at the board, for mate, stalemate and a dead position.
    ended_with_another_than_the_touched_piece, |edition| ended_with_another_piece(edition), {
        2009 "5.1.a, 5.2.a, 5.2.b" => [true; 3],
        2014 "5.1.a, 5.2.a, 5.2.b" => [false; 3],
        2018 "5.1.1, 5.2.1, 5.2.2" => [false; 3],
        2023 "5.1.1, 5.2.1, 5.2.2" => [false; 3],
    }
);

/// Mate, stalemate, a bare king left: the Articles under which the game ended.
fn ended(edition: Edition) -> [Value; 3] {
    [
        ("7k/5ppp/8/8/8/8/8/R3K3 w - - 0 60", "white announce Turm Anna acht"),
        ("7k/8/8/6Q1/8/8/8/4K3 w - - 0 60", "white announce Dame Gustav sechs"),
        ("7k/8/8/8/8/8/1q6/B3K3 w - - 0 60", "white announce Läufer schlägt Bella zwei"),
    ]
    .map(|(fen, announce)| {
        let state = state(edition, &format!("vi: white\nfen: {fen}"), &[announce, "white press"]);
        state["ending"]["article"].clone()
    })
}

matter!(
    /// Mate, stalemate and a dead position end the game at once.
    ended_on_the_board, |edition| ended(edition), {
        2009 "5.1.a, 5.2.a, 5.2.b" => ["5.1.a", "5.2.a", "5.2.b"],
        2014 "5.1.a, 5.2.a, 5.2.b" => ["5.1.a", "5.2.a", "5.2.b"],
        2018 "5.1.1, 5.2.1, 5.2.2" => ["5.1.1", "5.2.1", "5.2.2"],
        2023 "5.1.1, 5.2.1, 5.2.2" => ["5.1.1", "5.2.1", "5.2.2"],
    }
);

fn signed(edition: Edition) -> (Option<String>, Value) {
    let early = refused_by(edition, "vi: white", &["white sign"]);
    let state = state(edition, "vi: white", &["white resign", "white sign", "black sign"]);
    (early, state["signed"].clone())
}

matter!(
    /// Both players sign both sheets when the game is over.
    both_sign_both_sheets, |edition| signed(edition), {
        2009 "8.7" => (Some("8.7".to_owned()), serde_json::json!({ "white": true, "black": true })),
        2014 "8.7" => (Some("8.7".to_owned()), serde_json::json!({ "white": true, "black": true })),
        2018 "8.7" => (Some("8.7".to_owned()), serde_json::json!({ "white": true, "black": true })),
        2023 "8.7" => (Some("8.7".to_owned()), serde_json::json!({ "white": true, "black": true })),
    }
);
