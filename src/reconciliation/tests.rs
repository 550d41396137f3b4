//! Sheets in short: what the finding makes of them, boards apart.
use shakmaty::{Board, ByColor, CastlingMode, CastlingSide, Chess, Position, Square, uci::UciMove};

use super::*;
use crate::{
    language::{Language, Wording, speak},
    laws::{Edition, RawMove, pace::Rules, standing::Standing},
};

const RAPID: RulesInForce = RulesInForce { edition: Edition::Fide2014, rules: Rules::Rapid };

/// `.` is an empty cell.
fn sheet(text: &str) -> Sheet {
    let entry = |text: &str| if text == "." { SheetEntry::Gap } else { SheetEntry::Written(text.to_owned()) };
    Sheet::new(text.split_whitespace().map(entry).collect(), Language::English)
}

fn records(white: Sheet, black: Sheet) -> Records {
    // Not where any of the sheets leads.
    let board: Board = "4k3/8/8/8/8/8/8/4K2R".parse().expect("a placement");
    Records {
        start: Some(Standing::of(&Chess::default(), CastlingMode::Standard)),
        boards: Boards { special: board.clone(), normal: board },
        sheets: ByColor { white, black },
        made: Vec::new(),
    }
}

fn summary(finding: &Finding) -> String {
    let verdict = match &finding.verdict {
        RecordsVerdict::Equal => "equal".to_owned(),
        RecordsVerdict::SheetsAgree => "agree".to_owned(),
        RecordsVerdict::SheetsDiffer { ply, .. } => format!("differ at {ply}"),
        RecordsVerdict::IllegalEntry { ply, entry } if entry.is_illegal() => format!("illegal at {ply}"),
        RecordsVerdict::IllegalEntry { ply, .. } => format!("ambiguous at {ply}"),
        RecordsVerdict::Undetermined { untold: Some(ply), obstacles } => format!("untold at {ply} {obstacles:?}"),
        RecordsVerdict::Undetermined { untold: None, obstacles } => format!("{obstacles:?}"),
    };
    let slip = finding
        .alignment
        .as_ref()
        .map_or_else(String::new, |slip| format!(", {:?} {:?} {} at {}", slip.sheet, slip.kind, slip.span, slip.ply));
    format!("{verdict}, agreed to {}{slip}", finding.last_agreed)
}

/// Both ways round: which sheet is whose makes no difference.
fn check(one: &str, other: &str, expected: &str) {
    check_under(RulesInForce::default(), one, other, expected);
}

fn check_under(laws: RulesInForce, one: &str, other: &str, expected: &str) {
    let there = find(&records(sheet(one), sheet(other)), None, laws);
    let back = find(&records(sheet(other), sheet(one)), None, laws);
    assert_eq!(summary(&there), expected, "{one} | {other}");
    let exchanged = expected.replace("White", "X").replace("Black", "White").replace('X', "Black");
    assert_eq!(summary(&back), exchanged, "{other} | {one}");
    assert_eq!(there.truth, back.truth);
    assert_eq!(there.corrections, back.corrections);
}

#[test]
fn sheets_that_tell_the_same_agree_however_they_are_written() {
    check("e4 e5 Nf3 Nc6", "e2e4 e7-e5 Cf3 Nb8-c6", "agree, agreed to 4");
    check("e4 e5 Nf3 Nc6", "e4 e5", "agree, agreed to 2");
    check("e4 d5 exd5 Nf6 d4 Nxd5", "e4 d5 ed5 Nf6 d4 Nd5", "agree, agreed to 6");
    check("Nf3 Nf6 g3 g6 Bg2 Bg7 O-O 0-0", "Nf3 Nf6 g3 g6 Bg2 Bg7 Kg1 Ke8-g8", "agree, agreed to 8");
}

#[test]
fn a_sheet_has_one_language_and_the_chosen_one_where_its_letters_do_not_tell() {
    use Language::{English, French, German, Spanish};
    let of = |text: &str, chosen| Sheet::written(text.split_whitespace(), chosen).language();
    assert_eq!([German, Spanish, English].map(|chosen| of("e4 e5 Nf3 Re8", chosen)), [English; 3]);
    assert_eq!([German, Spanish, English].map(|chosen| of("e4 e5 Cf3 Re7", chosen)), [Spanish; 3]);
    assert_eq!([German, French].map(|chosen| of("e4 e5 Cf3 Ae7", chosen)), [Spanish; 2]);
    assert_eq!([German, Spanish, English].map(|chosen| of("e4 e5 Sf3 e8=D", chosen)), [German; 3]);
    // Spanish and French differ in the bishop alone.
    assert_eq!([Spanish, French].map(|chosen| of("e4 e5 Cf3 Re7", chosen)), [Spanish, French]);
    assert_eq!([German, Spanish, English].map(|chosen| of("e4 e5 Cf3 Fe7", chosen)), [French; 3]);
    assert_eq!([German, Spanish, English].map(|chosen| of("e4 O-O Rf1", chosen)), [German, Spanish, English]);
    assert_eq!(of("Springer Gustav eins nach Felix drei", English), English);
}

#[test]
fn what_is_not_told_contradicts_nothing() {
    check("e4 e5 . Nc6 Bb5", "e4 e5 Nf3 Nc6 Bb5", "agree, agreed to 5, White Missing 1 at 3");
    check("e4 e5 N?3 Nc6 Bb5", "e4 e5 Nf3 Nc6 Bb5", "agree, agreed to 5");
    check("e4 e5 . Nc6 . a6", "e4 e5 Nf3 Nc6 Bb5 a6", "agree, agreed to 6");
    check("e4 e5 . Nc6 Bb5", "e4 e5 N?3 Nc6 Bb5", "untold at 3 [], agreed to 2");
    check("e4 e5 Nf3", "e4 e5 Nf3 ~~~", "untold at 4 [], agreed to 3");
    check("e4 e5 Nf3 . .", "e4 e5 Nf3", "agree, agreed to 3");
}

#[test]
fn ambiguous_entries_are_told_apart_by_the_other_sheet_and_by_nothing_else() {
    let before = "d4 d5 Nf3 Nf6 ";
    check(&format!("{before}Nd2"), &format!("{before}Nbd2"), "agree, agreed to 5");
    check(&format!("{before}Nd2 a6"), &format!("{before}Nd2 a6"), "ambiguous at 5, agreed to 4");
    check(&format!("{before}Nd2"), &format!("{before}Nc3"), "differ at 5, agreed to 4");
}

#[test]
fn an_illegal_entry_on_both_sheets_is_taken_back_or_stands() {
    let sheets = "e4 e5 Ke3 a6 d3";
    check(sheets, sheets, "illegal at 3, agreed to 2");
    check_under(RAPID, sheets, sheets, "agree, agreed to 5");
    check_under(RAPID, "e4 e5 Ke3", "e4 e5 Ke3", "illegal at 3, agreed to 2");
    check_under(RAPID, "e4 e5 Bb6 a6", "e4 e5 Bb6 a6", "untold at 3 [], agreed to 2");
    check("e4 e5 Ke3", "e4 e5", "illegal at 3, agreed to 2");
    check("e4 e5 Ke3 a6", "e4 e5 Ke2 a6", "differ at 3, agreed to 2");
}

/// It would be the opponent's to claim, but the arbiter intervenes where both kings are in check (A4.c of 2009).
#[test]
fn in_rapid_of_2009_the_last_move_is_taken_back_where_both_kings_are_in_check() {
    let laws = RulesInForce { edition: Edition::Fide2009, rules: Rules::Rapid };
    let stays_in_check = "f4 d6 e4 e5 a3 Qh4 Nc3";
    check_under(laws, stays_in_check, stays_in_check, "agree, agreed to 7");
    let both_in_check = "f4 d6 e4 e5 a3 Qh4 Bb5";
    check_under(laws, both_in_check, both_in_check, "illegal at 7, agreed to 6");
}

/// The king stands in check, nobody notices, and the game goes on where no position is possible any more.
#[test]
fn the_sheets_are_followed_where_a_king_could_be_taken() {
    let sheets = "e4 e5 Qh5 a6 Qxf7 b6 a3 Kxf7";
    let finding = find(&records(sheet(sheets), sheet(sheets)), None, RAPID);
    let illegal: Vec<_> = finding.remarks.iter().filter(|remark| matches!(remark, Remark::Stands { .. })).collect();
    assert_eq!((summary(&finding).as_str(), illegal.len()), ("agree, agreed to 8", 1));
    let truth = finding.truth.expect("the end").board().clone();
    assert_eq!(truth.king_of(shakmaty::Color::Black), Some(Square::F7));
}

#[test]
fn one_slip_is_named_on_the_sheet_that_is_proved_to_have_it() {
    let game = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5";
    check(game, "e4 e5 Nf3 Nc6 a6 Ba4 Nf6 O-O Be7 Re1 b5", "differ at 5, agreed to 4, Black Missing 1 at 5");
    check(game, "e4 e5 Nf3 Nc6 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5", "differ at 5, agreed to 4, Black Doubled 1 at 5");
    check(game, "e4 e5 Nf3 Bb5 Nc6 a6 Ba4 Nf6 O-O Be7 Re1 b5", "differ at 4, agreed to 3, Black Swapped 1 at 4");
    // A row.
    check(game, "e4 e5 Nf3 Nc6 Ba4 Nf6 O-O Be7 Re1 b5", "differ at 5, agreed to 4, Black Missing 2 at 5");
    check(game, "e4 e5 e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", "differ at 3, agreed to 2, Black Doubled 2 at 3");
    check(game, "e4 e5 Nf3 Nc6 Ba4 a6 Bb5 Nf6 O-O Be7 Re1 b5", "differ at 5, agreed to 4, Black Swapped 2 at 5");
    // The last entry, written twice.
    check("e4 e5 Nf3", "e4 e5 Nf3 Nf3", "illegal at 4, agreed to 3, Black Doubled 1 at 4");
}

#[test]
fn no_sheet_is_blamed_without_proof() {
    // Both orders are possible.
    check("e4 e5 Nf3 Nc6 Bb5", "Nf3 e5 e4 Nc6 Bb5", "differ at 1, agreed to 0");
    // A row more or less, and too little after it to tell.
    check("e4 e5 Nf3 Nc6 a3 a6 Bb5", "e4 e5 Nf3 Nc6 Bb5", "differ at 5, agreed to 4");
    // Two slips.
    check("e4 e5 Nf3 Nc6 Bb5 a6", "e4 e5 Nc6 Bb5 d6", "differ at 3, agreed to 2");
    let finding = find(&records(sheet("e4 e5 Nf3 Nc6"), sheet("e4 e5 Nc3 Nc6")), None, RulesInForce::default());
    assert_eq!(finding.remarks, [Remark::BoardsEqual]);
}

#[test]
fn a_sheet_that_becomes_illegal_beside_one_that_does_not_is_blamed() {
    let finding = find(&records(sheet("d4 d5 c4 e6 Nc3"), sheet("d4 d5 c3 e6 Nc3")), None, RulesInForce::default());
    assert_eq!(summary(&finding), "differ at 3, agreed to 2");
    let blamed: Vec<_> = finding.remarks.iter().filter(|remark| matches!(remark, Remark::Breaks { .. })).collect();
    let [Remark::Breaks { sheet: shakmaty::Color::Black, ply: 5, .. }] = *blamed else { panic!("{blamed:?}") };
}

#[test]
fn where_both_become_illegal_neither_is_blamed() {
    let finding = find(&records(sheet("d4 d5 c3 e6 Nc3"), sheet("d4 d5 b3 e6 b3")), None, RulesInForce::default());
    assert_eq!((summary(&finding).as_str(), finding.remarks), ("differ at 3, agreed to 2", vec![Remark::BoardsEqual]));
}

/// The third ply stands on one sheet only: it is not yet a point on which both agree.
#[test]
fn moves_are_retraced_to_what_both_have_written() {
    let finding = find(&records(sheet("e4 e5 . Nc6"), sheet("e4 e5 Nf3 Nf6")), None, RulesInForce::default());
    assert_eq!(summary(&finding), "differ at 4, agreed to 2");
    let truth = finding.truth.expect("a position").fen();
    assert_eq!(truth, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

#[test]
fn sheets_that_prove_nothing() {
    use shakmaty::Color::{Black, White};
    let summarised = |white, black| summary(&find(&records(sheet(white), sheet(black)), None, RulesInForce::default()));
    assert_eq!(summarised("", "e4 e5"), format!("{:?}, agreed to 0", [FindingObstacle::SheetEmpty(White)]));
    let polish = "e4 e5 Sf3 Sc6 Gb5 a6 Ga4 Sf6";
    assert_eq!(
        summarised("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", polish),
        format!("{:?}, agreed to 8", [FindingObstacle::SheetUnreadable(Black)])
    );
    let other = "d4 Nf6 c4 g6 Nc3 Bg7";
    assert_eq!(
        summarised("e4 e5 Nf3 Nc6 Bb5 a6", other),
        format!("{:?}, agreed to 0", [FindingObstacle::DifferentGames])
    );
    // So few moves prove nothing.
    assert_eq!(summarised("e4 e5", "d4 Nf6"), "differ at 1, agreed to 0");
}

#[test]
fn the_programs_own_entries_are_moves() {
    let mut position = Chess::default();
    let mut entries = Vec::new();
    for uci in ["g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7"] {
        let m = uci.parse::<shakmaty::uci::UciMove>().expect("a move").to_move(&position).expect("legal");
        entries.push(SheetEntry::Move(RawMove::from_move(m)));
        shakmaty::Position::play_unchecked(&mut position, m);
    }
    entries.push(SheetEntry::Move(RawMove::Castling(CastlingSide::KingSide)));
    let own = Sheet::new(entries.clone(), Language::German);
    let paper = sheet("Nf3 Nf6 g3 g6 Bg2 Bg7 O-O");
    let finding = find(&records(own, paper.clone()), None, RulesInForce::default());
    assert_eq!(summary(&finding), "agree, agreed to 7");
    entries[6] = SheetEntry::Move(RawMove::Castling(CastlingSide::QueenSide));
    let finding = find(&records(Sheet::new(entries, Language::German), paper), None, RulesInForce::default());
    assert_eq!(summary(&finding), "differ at 7, agreed to 6");
}

#[test]
fn what_each_wrote_is_said_in_the_words_of_the_announcement() {
    let finding = find(&records(sheet("e4 e5 Nf3"), sheet("e4 e5 Nd4")), None, RulesInForce::default());
    let said: Vec<String> =
        words(&finding).iter().map(|phrase| speak(phrase, Wording::default()).to_string()).collect();
    assert_eq!(
        said[..6],
        [
            "Die Partieformulare stimmen überein bis Zug eins, Schwarz.",
            "Zug zwei, Weiß, auf dem Partieformular von Weiß: Springer Gustav eins nach Felix drei.",
            "Zug zwei, Weiß, auf dem Partieformular von Schwarz: Springer nach David vier.",
            "Auf dem Partieformular von Schwarz ist Zug zwei, Weiß, nicht möglich: Springer kann nicht nach David vier \
             ziehen. Das andere ist bis zum Ende regelgerecht.",
            "Beide Bretter stehen gleich.",
            "Nach Artikel D.2.9 bleibt die Stellung: Die Partie geht weiter, die Formulare werden berichtigt.",
        ]
    );
}

#[test]
fn clocks_are_looked_up_at_the_last_agreed_ply() {
    let reading = |completed| crate::clock::Reading {
        completed: ByColor { white: completed, black: 0 },
        ..crate::clock::Reading::default()
    };
    let history = ClockHistory { at_start: reading(0), after: vec![Some(reading(1)), None, Some(reading(3))] };
    let at = |white: &str, black: &str| {
        let finding = find(&records(sheet(white), sheet(black)), Some(&history), RulesInForce::default());
        finding.clocks.map(|reading| reading.completed.white)
    };
    assert_eq!(at("e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nd7"), Some(3));
    assert_eq!(at("e4 e5 Nf3", "e4 e5 Nc3"), None);
    assert_eq!(at("e4", "d4"), Some(0));
    assert_eq!(at("e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6"), None);
}

#[test]
fn what_was_made_and_need_not_be_written_yet_stays() {
    let made = |text: &str| -> Vec<Option<RawMove>> {
        let mut position = Chess::default();
        let mut play = |uci: &str| {
            let m = uci.parse::<UciMove>().expect("a move").to_move(&position).expect("a legal one");
            position.play_unchecked(m);
            RawMove::from_move(m)
        };
        text.split_whitespace().map(|uci| Some(play(uci))).collect()
    };
    let find_with = |sheet_text: &str, made: Vec<Option<RawMove>>| {
        let records = Records { made, ..records(sheet(sheet_text), sheet(sheet_text)) };
        let finding = find(&records, None, RulesInForce::default());
        (finding.moves.len(), finding.remarks.iter().filter(|remark| matches!(remark, Remark::Unwritten(_))).count())
    };
    // Two moves may be missing on both sheets, three may not; and a sheet that says something else is not overruled.
    assert_eq!(find_with("e4 e5", made("e2e4 e7e5 g1f3")), (3, 1));
    assert_eq!(find_with("e4 e5", made("e2e4 e7e5 g1f3 b8c6")), (4, 2));
    assert_eq!(find_with("e4 e5", made("e2e4 e7e5 g1f3 b8c6 f1b5")), (2, 0));
    assert_eq!(find_with("e4 c5", made("e2e4 e7e5 g1f3")), (2, 0));
    assert_eq!(find_with("e4 e5", made("e2e4 e7e5")), (2, 0));
}
