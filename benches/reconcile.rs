//! How long the finding takes for a game of 600 plies.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
#![expect(clippy::unwrap_used, reason = "a benchmark without its game has no figure")]
mod figures;

use std::time::Instant;

use anna_hector::{
    language::{Among, Language, Phrase, Understanding, Wording, notation::algebraic, speak, understand},
    laws::standing::Standing,
    reconciliation::{Boards, Records, RulesInForce, Sheet, find},
};
use figures::figure;
use shakmaty::{ByColor, CastlingMode, Chess, Move, Position, Role, Square, uci::UciMove};

const PLIES: usize = 600;
const RUNS: usize = 50;
/// White's two moves can be exchanged.
const OPENING: [&str; 4] = ["g1f3", "g8f6", "b1c3", "b8c6"];

/// A long game with many pieces on the board: captures and pawn moves are rare.
fn game(mut random: u64, opening: &[&str]) -> (Vec<String>, Chess) {
    let (mut position, mut entries) = (Chess::default(), Vec::new());
    for ply in 0..PLIES {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let goes_on = |m: &Move| !position.clone().play(*m).unwrap().legal_moves().is_empty();
        let all: Vec<_> = position.legal_moves().into_iter().filter(goes_on).collect();
        let quiet: Vec<_> = all.iter().copied().filter(|m| !m.is_capture() && m.role() != Role::Pawn).collect();
        let choice = if quiet.is_empty() || random.is_multiple_of(97) { all } else { quiet };
        let opening = opening.get(ply).map(|uci| uci.parse::<UciMove>().unwrap().to_move(&position).unwrap());
        let m = opening.unwrap_or(choice[usize::try_from(random >> 33).unwrap() % choice.len()]);
        entries.push(algebraic(m, &position, Language::German));
        position.play_unchecked(m);
    }
    (entries, position)
}

/// The same in the words of the announcement.
fn announced(entries: &[String]) -> Vec<String> {
    let mut position = Chess::default();
    let mut words = |text: &String| {
        let Understanding::Move(said) = understand(text, Language::German, Among::Legal(&position)) else {
            panic!("{text} is a move of the game");
        };
        position.play_unchecked(said.check(&position).unwrap());
        speak(&Phrase::full_move(said), Wording::default()).to_string()
    };
    entries.iter().map(&mut words).collect()
}

fn measure(name: &str, agreed: usize, white: &[String], black: &[String], end: &Chess) {
    let mut wrong = end.board().clone();
    let king = wrong.remove_piece_at(end.board().king_of(end.turn()).unwrap()).unwrap();
    wrong.set_piece_at(Square::ALL.into_iter().find(|&square| wrong.piece_at(square).is_none()).unwrap(), king);
    let records = Records {
        start: Some(Standing::of(&Chess::default(), CastlingMode::Standard)),
        boards: Boards { special: wrong, normal: end.board().clone() },
        sheets: ByColor {
            white: Sheet::written(white.to_vec(), Language::German),
            black: Sheet::written(black.to_vec(), Language::German),
        },
        made: Vec::new(),
    };
    assert_eq!(find(&records, None, RulesInForce::default()).last_agreed, agreed);
    let samples: Vec<f64> = (0..RUNS)
        .map(|_| {
            let begin = Instant::now();
            std::hint::black_box(find(&records, None, RulesInForce::default()));
            begin.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    figure(name, "ms", "<=5", &samples);
}

fn main() {
    let (entries, end) = game(7, &OPENING);
    measure("reconcile_600_plies_sheets_agree", PLIES, &entries, &entries, &end);

    let letters = [('S', 'N'), ('L', 'B'), ('T', 'R'), ('D', 'Q')];
    let english = |c: char| letters.iter().find(|(german, _)| *german == c).map_or(c, |(_, english)| *english);
    let english: Vec<String> = entries.iter().map(|text| text.chars().map(english).collect()).collect();
    measure("reconcile_600_plies_two_notations", PLIES, &entries, &english, &end);

    let announced: Vec<String> = announced(&entries);
    measure("reconcile_600_plies_in_words", PLIES, &announced, &english, &end);

    let mut missing = entries.clone();
    missing.remove(3);
    measure("reconcile_600_plies_one_missing", 3, &entries, &missing, &end);

    // Both are legal, and each is read to its end.
    let mut exchanged = english.clone();
    exchanged.swap(0, 2);
    measure("reconcile_600_plies_sheets_differ", 0, &entries, &exchanged, &end);

    let (other, _) = game(11, &["e2e4"]);
    measure("reconcile_600_plies_of_different_games", 0, &entries, &other, &end);
}
