//! Article 7: wrong start, board turned, colours reversed, displaced pieces; what rapid and blitz make of them.
use anna_hector::laws::{
    Edition,
    irregularity::{CastlingLost, Irregularity, Misplaced, Remedy, castling_lost, misuse_counts, remedy},
    pace::Rules,
    time::{SettingChange, setting_may_change},
};

use super::{matter, state};

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
    |edition| [Misplaced::KingAndQueen, Misplaced::King, Misplaced::Rook].map(|piece| castling_lost(edition, piece)), {
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

/// Both kings are in check after one completed move, and after the next.
fn both_kings_in_check(edition: Edition) -> [bool; 2] {
    let settings = "vi: white\ncontrol: 20\nsupervision: inadequate\nfen: 4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1";
    let first = ["white announce Turm Anna acht", "white press", "black repeat", "black execute"];
    let next = ["black place e4e3", "black press"];
    let drawn = |commands: &[&str]| {
        let commands = [commands, &["arbiter irregular position"]].concat();
        state(edition, settings, &commands)["ending"]["draw"] == true
    };
    [drawn(&first), drawn(&[&first[..], &next].concat())]
}

matter!(
    /// The arbiter waits for one completed move, and then declares the draw.
    illegal_position_at_the_board, |edition| both_kings_in_check(edition), {
        2009 "A4.c" => [false, false],
        2014 "A.4.d" => [false, true],
        2018 "A.4.4" => [false, true],
        2023 "A.5.4" => [false, true],
    }
);
