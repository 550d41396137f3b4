//! Article 7: wrong start, board turned, colours reversed, displaced pieces; what rapid and blitz make of them.
use anna_hector::laws::{
    Edition,
    irregularity::{CastlingLost, Irregularity, Misplaced, Remedy, castling_lost, misuse_counts, remedy},
    pace::Rules,
    time::{SettingChange, setting_may_change},
};

use super::{matter, refused_by, state, transcript};

fn remedies(edition: Edition, irregularity: Irregularity, moves: u32) -> [Remedy; 2] {
    [Rules::Competition, Rules::Rapid].map(|rules| remedy(edition, rules, irregularity, moves))
}

matter!(
    /// A wrong start position found after two moves.
    start_position_at_once, |edition| remedies(edition, Irregularity::StartPosition, 2), {
        2009 "7.1.a" => [Remedy::NewGame; 2],
        2014 "7.2.a" => [Remedy::NewGame; 2],
        2018 "7.2.1" => [Remedy::NewGame; 2],
        2023 "7.2.1" => [Remedy::NewGame; 2],
    }
);

matter!(
    /// After three: in the rapid play of 2009 too late.
    start_position_after_three_moves, |edition| remedies(edition, Irregularity::StartPosition, 3), {
        2009 "A4.a" => [Remedy::NewGame, Remedy::GoesOn],
        2014 "A.4.a" => [Remedy::NewGame; 2],
        2018 "A.4.1" => [Remedy::NewGame; 2],
        2023 "A.5.1" => [Remedy::NewGame; 2],
    }
);

matter!(
    /// After ten: too late in rapid play.
    start_position_after_ten_moves, |edition| remedies(edition, Irregularity::StartPosition, 10), {
        2009 "A4.a" => [Remedy::NewGame, Remedy::GoesOn],
        2014 "A.4.a" => [Remedy::NewGame, Remedy::GoesOn],
        2018 "A.4.1" => [Remedy::NewGame, Remedy::GoesOn],
        2023 "A.5.1" => [Remedy::NewGame, Remedy::GoesOn],
    }
);

matter!(
    /// The board was turned.
    board_turned, |edition| remedies(edition, Irregularity::BoardTurned, 12), {
        2009 "7.1.b, A4.a" => [Remedy::Transfer, Remedy::GoesOn],
        2014 "7.2.b, A.4.a" => [Remedy::Transfer, Remedy::GoesOn],
        2018 "7.2.2, A.4.1" => [Remedy::Transfer, Remedy::GoesOn],
        2023 "7.2.2, A.5.1" => [Remedy::Transfer, Remedy::GoesOn],
    }
);

fn reversed(edition: Edition) -> [Remedy; 3] {
    [0, 9, 10].map(|moves| remedy(edition, Rules::Competition, Irregularity::ColoursReversed, moves))
}

matter!(
    /// Reversed colours, found at once, after nine moves and after ten.
    colours_reversed, |edition| reversed(edition), {
        2009 "7.2" => [Remedy::GoesOn; 3],
        2014 "7.3" => [Remedy::GoesOn; 3],
        2018 "7.3" => [Remedy::NewGame, Remedy::NewGame, Remedy::GoesOn],
        2023 "7.3" => [Remedy::NewGame, Remedy::NewGame, Remedy::GoesOn],
    }
);

fn annulled(edition: Edition) -> serde_json::Value {
    state(edition, "vi: white", &["white announce e4", "arbiter irregular colours"])["ending"]["score"].clone()
}

matter!(
    /// The same at the board.
    colours_reversed_at_the_board, |edition| annulled(edition), {
        2009 "7.2" => serde_json::Value::Null,
        2014 "7.3" => serde_json::Value::Null,
        2018 "7.3" => "*",
        2023 "7.3" => "*",
    }
);

fn reversed_in_a_game_set_up(edition: Edition) -> [serde_json::Value; 2] {
    ["9", "12"].map(|number| {
        let settings = format!("vi: white\nfen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 {number}");
        let state = state(edition, &settings, &["arbiter irregular colours"]);
        let ending = &state["ending"];
        if ending["score"] == "*" { ending["article"].clone() } else { serde_json::Value::Null }
    })
}

matter!(
    /// The game is set up from move nine and from move twelve: the moves before count, and what annuls it is cited.
    colours_reversed_in_a_game_set_up, |edition| reversed_in_a_game_set_up(edition), {
        2009 "7.2" => [serde_json::Value::Null, serde_json::Value::Null],
        2014 "7.3" => [serde_json::Value::Null, serde_json::Value::Null],
        2018 "7.3" => ["7.3".into(), serde_json::Value::Null],
        2023 "7.3" => ["7.3".into(), serde_json::Value::Null],
    }
);

fn setting_in_a_game_set_up(edition: Edition) -> [Option<String>; 2] {
    ["2", "12"].map(|number| {
        let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 {number}");
        let settings = format!("vi: white\ncontrol: 20\nsupervision: inadequate\nfen: {fen}");
        refused_by(edition, &settings, &["arbiter control 25"])
    })
}

fn too_late_in_it(article: &str) -> [Option<String>; 2] {
    [None, Some(article.to_owned())]
}

matter!(
    /// The same for a wrong setting of the clock in rapid play.
    clock_setting_in_a_game_set_up, |edition| setting_in_a_game_set_up(edition), {
        2009 "A4.a" => too_late_in_it("A4.a"),
        2014 "A.4.a" => too_late_in_it("A.4.a"),
        2018 "A.4.1" => too_late_in_it("A.4.1"),
        2023 "A.5.1" => too_late_in_it("A.5.1"),
    }
);

matter!(
    /// Displaced pieces are put back by who displaced them.
    pieces_displaced, |edition| remedies(edition, Irregularity::PiecesDisplaced, 20), {
        2009 "7.3" => [Remedy::PutBack; 2],
        2014 "7.4" => [Remedy::PutBack; 2],
        2018 "7.4" => [Remedy::PutBack; 2],
        2023 "7.4" => [Remedy::PutBack; 2],
    }
);

fn two_hands(edition: Edition) -> (bool, Remedy) {
    (misuse_counts(edition), remedy(edition, Rules::Competition, Irregularity::TwoHands, 5))
}

matter!(
    /// Two hands for one move, and a press without one.
    two_hands_and_no_move, |edition| two_hands(edition), {
        2009 "13.4" => (false, Remedy::GeneralPowers),
        2014 "12.9" => (false, Remedy::GeneralPowers),
        2018 "7.5.3, 7.5.4" => (true, Remedy::CountsAsIllegal),
        2023 "7.5.3, 7.5.4" => (true, Remedy::CountsAsIllegal),
    }
);

matter!(
    /// Castling where it is too late to set the pieces right: king and queen exchanged, king, rook.
    castling_with_misplaced_pieces,
    |edition| Misplaced::ALL.map(|piece| castling_lost(edition, piece)), {
        2009 "A4.a" => [CastlingLost::WithKing, CastlingLost::None, CastlingLost::None],
        2014 "A.4.a" => [CastlingLost::WithKing, CastlingLost::WithKing, CastlingLost::WithRook],
        2018 "A.4.1" => [CastlingLost::WithKing, CastlingLost::WithKing, CastlingLost::WithRook],
        2023 "A.5.1" => [CastlingLost::WithKing, CastlingLost::WithKing, CastlingLost::WithRook],
    }
);

matter!(
    /// A wrong setting of the clock in rapid play with inadequate supervision, after two, three and ten moves.
    clock_setting, |edition| [2, 3, 10].map(|moves| setting_may_change(edition, Rules::Rapid, moves)), {
        2009 "A4.a" => [SettingChange::Free, SettingChange::TooLate, SettingChange::TooLate],
        2014 "A.4.a" => [SettingChange::Free, SettingChange::Free, SettingChange::ForTheSchedule],
        2018 "A.4.1" => [SettingChange::Free, SettingChange::Free, SettingChange::ForTheSchedule],
        2023 "A.5.1" => [SettingChange::Free, SettingChange::Free, SettingChange::ForTheSchedule],
    }
);

fn at_sight(edition: Edition) -> [Remedy; 3] {
    [Rules::Competition, Rules::Rapid, Rules::Blitz]
        .map(|rules| remedy(edition, rules, Irregularity::IllegalPosition, 20))
}

const DRAWN: [Remedy; 3] = [Remedy::FindIllegal, Remedy::DrawAfterNextMove, Remedy::DrawAfterNextMove];

matter!(
    /// Both kings in check, or a pawn on its last rank, seen by the arbiter.
    illegal_position_seen, |edition| at_sight(edition), {
        2009 "A4.c, B3.b" => [Remedy::FindIllegal, Remedy::FindIllegal, Remedy::LeftToPlayers],
        2014 "A.4.d" => DRAWN,
        2018 "A.4.4" => DRAWN,
        2023 "A.5.4" => DRAWN,
    }
);

/// Both kings are in check after one completed move, and after the next: whether the game is drawn where the arbiter sees it
/// at once, where he sees it only after the next, and where he sees it both times.
fn both_kings_in_check(edition: Edition) -> [bool; 3] {
    let settings = "vi: white\ncontrol: 20\nsupervision: inadequate\nfen: 4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1";
    let first = ["white announce Turm Anna acht", "white press", "black repeat", "black execute"];
    let next = ["black place e4e3", "black press"];
    let seen = ["arbiter irregular position"];
    let drawn = |commands: &[&[&str]]| state(edition, settings, &commands.concat())["ending"]["draw"] == true;
    [drawn(&[&first, &seen]), drawn(&[&first, &next, &seen]), drawn(&[&first, &seen, &next, &seen])]
}

matter!(
    /// The arbiter waits for one completed move, and then declares the draw.
    illegal_position_at_the_board, |edition| both_kings_in_check(edition), {
        2009 "A4.c" => [false, false, false],
        2014 "A.4.d" => [false, false, true],
        2018 "A.4.4" => [false, false, true],
        2023 "A.5.4" => [false, false, true],
    }
);

/// What the arbiter is told of the Articles when he has found something after the first move.
fn told(edition: Edition, irregularity: &str) -> Vec<String> {
    let found = format!("arbiter irregular {irregularity}");
    let lines = transcript(edition, "vi: white", &["white announce e4", "white press", &found]);
    let told = lines.iter().filter_map(|line| line.strip_prefix("page arbiter> "));
    told.filter(|text| text.contains("Artikel")).map(str::to_owned).collect()
}

fn remedies_told(edition: Edition) -> [Vec<String>; 4] {
    ["board", "colours", "pieces", "hands"].map(|irregularity| told(edition, irregularity))
}

fn lines<const N: usize>(texts: [&str; N]) -> [Vec<String>; N] {
    texts.map(|text| if text.is_empty() { Vec::new() } else { vec![text.to_owned()] })
}

matter!(
    /// What follows from a turned board, reversed colours, displaced pieces and two hands is told to the arbiter with its
    /// Article; where it is an act of the game, that act tells it.
    what_follows_is_told, |edition| remedies_told(edition), {
        2009 "7.1.b, 7.2, 7.3, 13.4" => lines([
            "Nach Artikel 7.1.b kommt die Stellung auf ein richtig liegendes Brett.",
            "Nach Artikel 7.2 geht die Partie weiter.",
            "Nach Artikel 7.3 stellt, wer sie verschoben hat, die Figuren auf eigene Zeit zurück.",
            "Artikel 13.4: das liegt bei den allgemeinen Befugnissen des Schiedsrichters.",
        ]),
        2014 "7.2.b, 7.3, 7.4.a, 12.9" => lines([
            "Nach Artikel 7.2.b kommt die Stellung auf ein richtig liegendes Brett.",
            "Nach Artikel 7.3 geht die Partie weiter.",
            "Nach Artikel 7.4.a stellt, wer sie verschoben hat, die Figuren auf eigene Zeit zurück.",
            "Artikel 12.9: das liegt bei den allgemeinen Befugnissen des Schiedsrichters.",
        ]),
        2018 "7.2.2, 7.3, 7.4.1, 7.5.4" => lines([
            "Nach Artikel 7.2.2 kommt die Stellung auf ein richtig liegendes Brett.",
            "",
            "Nach Artikel 7.4.1 stellt, wer sie verschoben hat, die Figuren auf eigene Zeit zurück.",
            "",
        ]),
        2023 "7.2.2, 7.3, 7.4.1, 7.5.4" => lines([
            "Nach Artikel 7.2.2 kommt die Stellung auf ein richtig liegendes Brett.",
            "",
            "Nach Artikel 7.4.1 stellt, wer sie verschoben hat, die Figuren auf eigene Zeit zurück.",
            "",
        ]),
    }
);

/// Ten moves each in rapid play with inadequate supervision, and then a wrong set-up is found.
fn too_late(edition: Edition) -> Vec<String> {
    let once = ('a'..='h').map(|file| (format!("{file}3"), format!("{file}6")));
    let twice = ('g'..='h').map(|file| (format!("{file}4"), format!("{file}5")));
    let mut commands = Vec::new();
    for (white, black) in once.chain(twice) {
        for (mover, other, san) in [("white", "black", &white), ("black", "white", &black)] {
            commands.push(format!("{mover} announce {san}"));
            commands.extend(["press", "repeat", "execute"].iter().enumerate().map(|(index, act)| {
                let who = if index == 0 { mover } else { other };
                format!("{who} {act}")
            }));
        }
    }
    commands.push("arbiter irregular start".to_owned());
    let commands: Vec<&str> = commands.iter().map(String::as_str).collect();
    let settings = "vi: both\ncontrol: 20\nsupervision: inadequate";
    let heard = transcript(edition, settings, &commands);
    let found = heard.iter().rposition(|line| line.starts_with("room> ")).unwrap_or_default();
    heard[found + 1..].iter().map(|line| line.trim_start_matches("page arbiter> ").to_owned()).collect()
}

fn lost_castling(article: &str, misplaced: &[&str]) -> Vec<String> {
    let goes_on = format!("Nach Artikel {article} geht die Partie weiter.");
    [goes_on].into_iter().chain(misplaced.iter().map(|&text| text.to_owned())).collect()
}

const KING_AND_QUEEN: &str = "Standen König und Dame vertauscht, rochiert diese Seite nicht.";
const ALL_THREE: [&str; 3] = [
    KING_AND_QUEEN,
    "Stand der König falsch, rochiert diese Seite nicht.",
    "Mit einem Turm, der falsch stand, wird nicht rochiert.",
];

matter!(
    /// Too late to set the pieces right: the arbiter is told what castling that costs.
    lost_castling_is_told, |edition| too_late(edition), {
        2009 "A4.a" => lost_castling("A4.a", &[KING_AND_QUEEN]),
        2014 "A.4.a" => lost_castling("A.4.a", &ALL_THREE),
        2018 "A.4.1" => lost_castling("A.4.1", &ALL_THREE),
        2023 "A.5.1" => lost_castling("A.5.1", &ALL_THREE),
    }
);
