//! Whether a player can still win (6.9): known cases, symmetry, and the published solver's verdicts.
#[path = "winnable/positions.rs"]
mod positions;

use std::str::FromStr;

use anna_hector::laws::{
    position::from_fen,
    winnable::{Budget, Winnability, winnable},
};
use positions::Random;
use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, fen::Fen, uci::UciMove};

/// The verdict, with the line replayed.
fn ask(position: &Chess, winner: Color) -> Winnability {
    let verdict = winnable(position, winner, Budget::GAME, &|| false);
    if let Winnability::Winnable(line) = &verdict {
        let mut end = position.clone();
        for &m in line {
            assert!(end.is_legal(m), "{m:?} of {line:?} is illegal");
            end.play_unchecked(m);
        }
        assert!(end.is_checkmate() && end.turn() != winner, "{line:?} does not mate");
    }
    verdict
}

fn letter(verdict: &Winnability, win: char) -> char {
    match verdict {
        Winnability::Winnable(_) => win,
        Winnability::Unwinnable => '-',
        Winnability::Undetermined => '?',
    }
}

/// `W` or `-` for White, then `B` or `-` for Black.
fn verdicts(position: &Chess) -> String {
    [(Color::White, 'W'), (Color::Black, 'B')].map(|(winner, win)| letter(&ask(position, winner), win)).iter().collect()
}

fn fen_of(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

#[track_caller]
fn check(fen: &str, expected: &str) {
    let (position, _) = from_fen(fen, None).expect(fen);
    assert_eq!(verdicts(&position), expected, "{fen}");
    let theirs: Vec<_> = Color::ALL.into_iter().filter_map(|winner| solver(&position, winner)).collect();
    assert!(theirs.is_empty() || theirs.iter().collect::<String>() == expected, "{fen}: {theirs:?}");
}

#[test]
fn too_little_material_does_not_mate() {
    check("8/8/3k4/8/8/4K3/8/8 w - - 0 1", "--");
    check("8/8/3k4/8/8/4K3/8/5B2 w - - 0 1", "--");
    check("8/8/3k4/8/8/4K3/8/5N2 b - - 0 1", "--");
    // A queen can be no help to the knight; a rook can.
    check("8/8/3k4/8/8/4K3/8/q4N2 b - - 0 1", "-B");
    check("8/8/3k4/8/8/4K3/8/r4N2 b - - 0 1", "WB");
    // Bishops on squares of one colour, and of both.
    check("8/8/3k4/2b5/8/4K3/3B4/8 w - - 0 1", "--");
    check("8/8/3k4/2b5/8/4K3/4B3/8 w - - 0 1", "WB");
    check("8/8/3k4/2b5/8/4K3/3B4/B7 w - - 0 1", "--");
}

#[test]
fn two_knights_or_a_helping_pawn_mate() {
    check("8/8/3k4/8/8/4K3/8/5NN1 w - - 0 1", "W-");
    check("8/8/3k4/3p4/8/4K3/8/5B2 w - - 0 1", "WB");
    check("8/8/3k4/3p4/8/4K3/8/5N2 w - - 0 1", "WB");
    check("8/8/8/8/4N3/8/7p/5K1k w - - 0 1", "WB");
}

#[test]
fn mate_and_stalemate_on_the_board_are_final() {
    check("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "W-");
    check("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--");
    check("8/8/8/8/8/6k1/5q2/7K w - - 0 1", "--");
    let (mated, _) = from_fen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", None).expect("a position");
    assert_eq!(ask(&mated, Color::White), Winnability::Winnable(Vec::new()));
}

#[test]
fn forced_moves_decide() {
    // The rook has to be taken.
    check("8/8/8/8/8/1k6/8/Kr6 w - - 0 1", "--");
    // The same with a pawn left.
    check("8/7p/8/8/8/1k6/8/Kr6 w - - 0 1", "-B");
    // Both kings go to and fro, and nothing else can move.
    check("5b1k/4p1p1/4P1P1/8/8/1p1p4/1P1P4/K1B5 w - - 0 1", "--");
}

#[test]
fn en_passant_may_be_the_only_move() {
    let fen = "8/8/1R6/7k/5PPp/5K2/8/8 b - g3 0 1";
    let (position, mode) = from_fen(fen, None).expect(fen);
    let Winnability::Winnable(line) = ask(&position, Color::White) else { panic!("{fen}") };
    assert_eq!(line.first().map(|m| m.to_uci(mode).to_string()).as_deref(), Some("h4g3"));
    // Without the capture it is mate.
    check("8/8/1R6/7k/5PPp/5K2/8/8 b - - 0 1", "W-");
    // A wall that only a capture en passant opens.
    check("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1", "--");
    check("4k3/8/8/p1p1p1p1/P1PpPpPp/3P1P1P/8/4K3 w - - 0 1", "--");
}

#[test]
fn castling_rights_count() {
    // The rook comes out only by castling; in Chess960 it is written as king takes rook.
    check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "W-");
    check("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", "W-");
    let (position, mode) = from_fen("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", None).expect("a position");
    assert_eq!(mode, CastlingMode::Chess960);
    let Winnability::Winnable(line) = ask(&position, Color::White) else { panic!("winnable") };
    let mut replayed = position;
    for m in line {
        let written = m.to_uci(mode).to_string();
        let read = UciMove::from_ascii(written.as_bytes()).expect("a move").to_move(&replayed).expect("legal");
        replayed.play_unchecked(read);
    }
    assert!(replayed.is_checkmate());
}

#[test]
fn walls_that_nothing_opens() {
    check("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "--");
    // A bishop that attacks no pawn; one that does, or can be taken by them; a knight jumps over.
    check("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1", "--");
    check("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1", "WB");
    check("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K1N1 w - - 0 1", "WB");
    // Bishops of both sides that cannot meet.
    check("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", "--");
    // A gap at the side.
    check("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", "WB");
}

#[test]
fn impossible_counts_of_pieces_and_checks_are_no_obstacle() {
    check("7k/6pp/8/8/8/8/QQQQ4/QQQQQ1K1 w - - 0 1", "WB");
    // Two bishops of one colour give check at once: no game leads there, but it is mate.
    check("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1", "-B");
}

#[test]
fn without_budget_or_patience_nothing_is_claimed() {
    let (position, _) = from_fen("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K1N1 w - - 0 1", None).expect("a position");
    for winner in Color::ALL {
        assert_eq!(winnable(&position, winner, Budget(0), &|| false), Winnability::Undetermined);
    }
    // Exploring this takes longer than the first question whether to go on.
    let (long, _) = from_fen("8/1p1p1p1p/8/1P6/8/8/P2P1P1P/k1K5 w - - 0 1", None).expect("a position");
    let asked = std::cell::Cell::new(0);
    let verdict = winnable(&long, Color::Black, Budget::UNLIMITED, &|| {
        asked.set(asked.get() + 1);
        true
    });
    assert!(asked.get() == 0 || verdict == Winnability::Undetermined, "{verdict:?}");
}

/// Each question was once left open: the mates are far away, behind many moves that lead nowhere.
#[test]
fn mates_behind_walls_are_found_within_the_budget_of_a_game() {
    use Color::{Black, White};
    for (fen, winner) in [
        // Something has to be given up to a pawn, which leaves its file.
        ("1bk1R3/1B6/1p1p1p1p/1P1P1P1P/2B5/8/2K1B3/8 b - - 0 1", Black),
        ("4b3/1b6/3k4/1p1p1p1p/1P1P1PbP/2K5/3p4/8 w - - 0 1", White),
        ("7b/4k3/8/1p6/Bp1pBp1p/1P1P1P1P/8/4K3 w - - 0 1", White),
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/3r4/6B1/2K4B w - - 0 1", White),
        ("1b1k4/2N5/8/8/1p1p1p1p/1P1P1P1P/3K4/8 b - - 0 1", Black),
        ("8/6P1/6k1/p1p1p1pB/P1P1P1P1/8/1b6/2b2K2 b - - 0 1", Black),
        ("8/6k1/1p1p1p1p/1PbP1P1P/8/8/K7/1r6 b - - 0 1", White),
        ("2k5/p7/2p1p1p1/P1P1PbP1/4b1K1/8/8/8 w - - 0 1", Black),
        ("2k5/p1p1p1p1/P1P1P1P1/8/1b1p4/3P4/8/3K4 w - - 0 1", Black),
        // A pawn promotes to a knight, or to a bishop, that finds a way.
        ("Bb4B1/8/8/4k3/1p1p1p1p/1P1P1P1P/Kp6/8 b - - 0 1", White),
        ("3k4/1p1p1p1p/1P1P1P1P/K4b2/1p6/8/8/7b w - - 0 1", White),
        ("7k/b5pP/5pPp/2p2P1P/1pP4K/1P6/1b6/1B6 w - - 0 1", Black),
        // The wall stays: bishops beside their own king in the corner, all of them the long way round.
        ("1b5b/2kB4/1p1p1p1p/1P1P1P1P/8/8/2Bb4/5K2 w - - 0 1", White),
        ("8/1k1B1B2/6B1/8/1p1p1p1p/1P1P1P1P/6B1/K4Bb1 b - - 0 1", Black),
        ("8/2bk2b1/1p1p1pBp/1P1P1P1P/5P2/8/2B5/1BK5 w - - 0 1", White),
        ("2B4b/b2k4/1p1p1p1p/1P1P1P1P/1K6/8/8/8 b - - 0 1", White),
        ("8/p4B2/P2p1p1k/p1pPbPp1/P1P2bPp/7P/2K5/8 b - - 0 1", Black),
        ("8/2k1p1p1/1p1pPpPp/1P1P1P1P/3p4/b2P2b1/3K2B1/7B w - - 0 1", Black),
        // Up to six bishops, each side's on squares of one colour: the only mate is that of a king in a corner between two
        // bishops of his own, and the others are in the way.
        ("5b2/8/8/b2k1Bb1/1p1p1p1p/1P1P1P1P/3b2K1/1B5B b - - 0 1", Black),
        ("1k6/8/1b6/5B2/1p1p1p1p/1P1P1P1P/2Bb2B1/3K1B2 b - - 0 1", Black),
        ("8/8/2b1b1bB/1k6/p1p1p1p1/P1P1P1Pb/5B2/4B1K1 b - - 0 1", Black),
        ("B4b2/8/3k3b/p1p1p1p1/P1P1P1P1/5B2/2B5/bK1B4 w - - 0 1", White),
        // The same, once the king has drawn back from the wall, or a bishop has taken the loose pawn.
        ("1b6/6b1/1pBpkp1p/1PbP1P1P/2B1K3/8/2B5/6b1 b - - 0 1", White),
        ("8/5b1b/2b5/8/p1p1pkp1/P1P1P1P1/b2B1K2/2B5 b - - 0 1", Black),
        ("6k1/1b4B1/b7/1p1p1p1p/1P1PbP1P/7K/8/3bB1B1 b - - 0 1", White),
        ("8/5b2/3k3B/B7/p1p1p1p1/P1P1P1P1/1B1B1KP1/7b b - - 0 1", Black),
        // A bishop comes round behind the wall and is offered to a pawn.
        ("1k6/p7/p1p1p1pB/PbPbP1Pb/1K6/8/5B2/B7 w - - 0 1", White),
        ("b1b5/pk6/p1p1p1pB/P1P1P1P1/8/B4b2/2K5/B7 w - - 0 1", White),
        ("1k6/p2b4/p1p1p1pB/P1P1P1P1/bB6/8/4b3/K4b2 w - - 0 1", White),
        ("1k6/p2b4/p1p1p1pB/P1P1P1P1/bB6/8/4b3/K4b2 w - - 0 1", Black),
        // The same, where a king beside the wall could take from it at first, so that nothing of it is sure to stay.
        ("5k2/7B/3b2p1/p1p1p1p1/P1P1P1P1/3Bb3/6Kb/3Bb3 w - - 0 1", White),
        ("7k/1b2B3/2b2B2/1p1p1pBp/1P1P1P1P/1P4B1/b7/6K1 b - - 0 1", Black),
        ("b7/B3k3/1p6/1p1p1p1p/1P1P1P1P/B5B1/8/1bK5 b - - 0 1", White),
        ("1b3bB1/3B4/3b4/7k/1p1p1p1p/bP1P1P1P/7P/4K3 w - - 0 1", Black),
        ("k7/2b4p/Bp1p1p1p/KP1P1P1P/2B5/6bB/8/8 w - - 0 1", White),
    ] {
        let (position, _) = from_fen(fen, None).expect("a position");
        assert!(matches!(ask(&position, winner), Winnability::Winnable(_)), "{fen} {winner:?}");
    }
}

/// Each question was once left open: what can move takes long to go through, and needs a proof.
#[test]
fn walls_that_hold_are_proved_within_the_budget_of_a_game() {
    // A check or two come first, which lead behind the wall.
    check("8/kB6/1p1p1p1p/KP1P1P1P/2B5/8/8/8 w - - 0 1", "--");
    check("8/2k5/Bp1p1p1p/KP1P1P1P/8/1B6/8/8 w - - 0 1", "--");
    // The bishop in the corner is taken there, or takes the pawn that could open the wall by taking it.
    check("4k3/8/B7/8/1p1p1p1p/1P1P1P1P/1P6/b2B3K w - - 0 1", "--");
    // The pawn behind another never passes it.
    check("8/3kp3/8/p3P3/p1p1p1p1/P1P1P1P1/b1b1K3/8 b - - 0 1", "--");
    // A bishop caged beside the king comes out only over the pawn that could open the wall by taking it.
    check("7B/6pk/p1p1p1p1/P1P1PbP1/K2B2b1/B4b2/8/1b6 b - - 0 1", "-B");
    check("6bB/6pk/p1p1p1p1/P1P1P1P1/4b3/2B5/8/B5Kb b - - 0 1", "-B");
    check("Bb6/kp6/1p1p1p1p/1P1P1P1P/8/8/1bK4b/8 b - - 0 1", "--");
}

/// The published solver (3.0.0) takes this for unwinnable; the line that is found is replayed.
#[test]
fn the_published_solver_may_be_wrong() {
    let (position, _) = from_fen("1K6/8/k7/Pp1p1p1p/1P1P1P1P/8/8/8 w - - 0 1", None).expect("a position");
    assert!(matches!(ask(&position, Color::White), Winnability::Winnable(_)));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut random = Random(11);
    for position in (0..20).map(|_| positions::wall(&mut random)) {
        for winner in Color::ALL {
            assert_eq!(ask(&position, winner), ask(&position, winner), "{}", fen_of(&position));
        }
    }
}

/// The published solver's verdict.
fn solver(position: &Chess, winner: Color) -> Option<char> {
    let board = chess::Board::from_str(&fen_of(position)).ok()?;
    let (winner, win) = match winner {
        Color::White => (chess::Color::White, 'W'),
        Color::Black => (chess::Color::Black, 'B'),
    };
    chasolver::winnability(&board, winner).map(|verdict| match verdict {
        chasolver::Winnability::Winnable { .. } => win,
        chasolver::Winnability::Unwinnable => '-',
    })
}

/// Compares verdicts on positions by seed; how many there are of each kind.
fn compare(kind: fn(&mut Random) -> Chess, seed: u64, count: usize) -> (usize, usize) {
    let mut random = Random(seed);
    let (mut won, mut unwinnable) = (0, 0);
    for position in (0..count).map(|_| kind(&mut random)) {
        for (winner, win) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let ours = letter(&ask(&position, winner), win);
            if let Some(theirs) = solver(&position, winner) {
                assert_eq!(ours, theirs, "{} {winner:?}", fen_of(&position));
            }
            won += usize::from(ours == win);
            unwinnable += usize::from(ours == '-');
        }
    }
    (won, unwinnable)
}

#[test]
fn positions_from_games_are_judged_as_by_the_published_solver() {
    let (won, unwinnable) = compare(positions::from_game, 1, 1_500);
    assert!(won > 400 && unwinnable > 20, "{won} {unwinnable}");
}

#[test]
fn blocked_walls_are_judged_as_by_the_published_solver() {
    let (won, unwinnable) = compare(positions::wall, 2, 600);
    assert!(won > 100 && unwinnable > 20, "{won} {unwinnable}");
}

#[test]
fn bishops_of_one_colour_are_judged_as_by_the_published_solver() {
    let (won, unwinnable) = compare(positions::bishops, 5, 100);
    assert!(won > 80 && unwinnable > 5, "{won} {unwinnable}");
}

#[test]
fn closed_positions_are_judged_as_by_the_published_solver() {
    let (won, unwinnable) = compare(positions::closed, 4, 600);
    assert!(won > 400 && unwinnable > 5, "{won} {unwinnable}");
}

#[test]
fn few_pieces_are_judged_as_by_the_published_solver() {
    let (won, unwinnable) = compare(positions::few_pieces, 3, 1_500);
    assert!(won > 200 && unwinnable > 100, "{won} {unwinnable}");
}

/// The position with the board turned round for the colours.
fn mirrored(position: &Chess) -> Chess {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.mirror();
    setup.position(CastlingMode::Standard).expect("as good as the position itself")
}

/// The position seen in a looking glass; it has no castling rights.
fn flipped(position: &Chess) -> Chess {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.board.flip_horizontal();
    setup.ep_square = setup.ep_square.map(shakmaty::Square::flip_horizontal);
    setup.castling_rights = shakmaty::Bitboard::EMPTY;
    setup.position(CastlingMode::Standard).expect("as good as the position itself")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]
    #[test]
    fn colours_and_files_may_be_exchanged(seed: u64, kind in 0_usize..5) {
        let kinds = [
            positions::from_game,
            positions::wall,
            positions::bishops,
            positions::closed,
            positions::few_pieces,
        ];
        let position = kinds[kind](&mut Random(seed));
        for winner in Color::ALL {
            let verdict = letter(&ask(&position, winner), '+');
            prop_assert_eq!(verdict, letter(&ask(&mirrored(&position), winner.other()), '+'));
            if position.castles().is_empty() {
                prop_assert_eq!(verdict, letter(&ask(&flipped(&position), winner), '+'));
            }
        }
    }
}
