//! What holds for any legal game and any mistake on a board or a sheet.
use anna_hector::{
    language::{Language, Origin, Phrase, Style, Wording, notation::algebraic, speak},
    laws::{RawMove, illegal, pace::Rules},
    reconciliation::{
        Alignment, BoardKind, Boards, Correction, Finding, Kind, RecordsVerdict, Remark, RulesInForce, Sheet,
        SheetEntry, find,
    },
};
use proptest::{prelude::*, sample::Index};
use shakmaty::{Board, Chess, Color, Move, Position, Role, Square};

use crate::table::{Table, after_the_walk};

/// A random legal game that everybody has executed and written down as it was.
pub(crate) fn game(plies: std::ops::Range<usize>) -> impl Strategy<Value = Table> {
    (prop::collection::vec(any::<Index>(), plies), 0..3_usize).prop_map(|(choices, start)| {
        let mut table = [
            Table::new(Chess::default()),
            Table::at("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
            Table::at("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 31"),
        ][start]
            .clone();
        for choice in choices {
            let legal = table.position.legal_moves();
            if legal.is_empty() {
                break;
            }
            table.play(legal[choice.index(legal.len())]);
        }
        table
    })
}

pub(crate) fn side() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

pub(crate) fn kind() -> impl Strategy<Value = BoardKind> {
    prop::sample::select(BoardKind::ALL.to_vec())
}

pub(crate) fn board_mut(boards: &mut Boards<Board>, kind: BoardKind) -> &mut Board {
    match kind {
        BoardKind::Special => &mut boards.special,
        BoardKind::Normal => &mut boards.normal,
    }
}

fn squares(wanted: impl Fn(Square) -> bool) -> Vec<Square> {
    Square::ALL.into_iter().filter(|&square| wanted(square)).collect()
}

/// One thing that hands can do wrongly, and the one correction it needs.
pub(crate) fn disturb(board: &mut Board, what: u8, pick: (Index, Index)) -> Correction {
    let empty = squares(|square| board.piece_at(square).is_none());
    let (to, index) = (empty[pick.0.index(empty.len())], pick.1);
    let occupied = squares(|square| board.piece_at(square).is_some());
    let no_kings = squares(|square| board.role_at(square).is_some_and(|role| role != Role::King));
    match what {
        0 if !no_kings.is_empty() => {
            let from = no_kings[index.index(no_kings.len())];
            let piece = board.remove_piece_at(from).expect("occupied");
            Correction { piece, from: None, to: Some(from) }
        }
        1 => {
            let piece = [Color::White.knight(), Color::Black.rook(), Color::White.queen()][index.index(3)];
            board.set_piece_at(to, piece);
            Correction { piece, from: Some(to), to: None }
        }
        _ => {
            let from = occupied[index.index(occupied.len())];
            let piece = board.remove_piece_at(from).expect("occupied");
            board.set_piece_at(to, piece);
            Correction { piece, from: Some(to), to: Some(from) }
        }
    }
}

/// The sheets that a finding blames.
fn blamed(finding: &Finding) -> Vec<Color> {
    let by_law = finding.remarks.iter().filter_map(|remark| match remark {
        Remark::Breaks { sheet, .. } => Some(*sheet),
        _ => None,
    });
    by_law.chain(finding.alignment.as_ref().map(|alignment| alignment.sheet)).collect()
}

/// R is a rook in English and a king in Spanish and French: only the letter of another piece tells which.
fn tells_its_language(sheet: &[String]) -> bool {
    let written = sheet.concat();
    !written.contains('R') || written.contains(['K', 'Q', 'B', 'N', 'D', 'T', 'L', 'S', 'A', 'C', 'F'])
}

/// The finding, of which always holds that what it asks for makes both boards equal to its truth.
fn found(table: &Table) -> Result<Finding, TestCaseError> {
    let records = table.records();
    let finding = find(&records, None, RulesInForce::default());
    let truth = finding.truth.clone().expect("the start is known");
    let blocked = matches!(&finding.verdict, RecordsVerdict::Undetermined { obstacles, .. } if !obstacles.is_empty());
    if finding.leaves_the_boards() {
        prop_assert_eq!(finding.adjusts().count(), 0);
    } else if !blocked {
        let boards = after_the_walk(&records, &finding);
        prop_assert_eq!(&boards.special, truth.board());
        prop_assert_eq!(&boards.normal, truth.board());
    }
    Ok(finding)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_without_mistakes_needs_nothing(table in game(0..80)) {
        let finding = found(&table)?;
        prop_assert_eq!(&finding.verdict, &RecordsVerdict::Equal);
        prop_assert_eq!(finding.last_agreed, table.moves.len());
        prop_assert_eq!(finding.adjusts().count() + blamed(&finding).len(), 0);
    }

    #[test]
    fn one_mistake_on_a_board_needs_one_correction(
        table in game(1..60), kind in kind(), what in 0..3_u8, pick: (Index, Index),
    ) {
        let mut table = table;
        let correction = disturb(board_mut(&mut table.boards, kind), what, pick);
        let finding = found(&table)?;
        prop_assert_eq!(&finding.verdict, &RecordsVerdict::SheetsAgree);
        prop_assert_eq!(finding.adjusts().collect::<Vec<_>>(), [kind]);
        prop_assert_eq!(finding.corrections.get(kind), &[correction]);
        prop_assert_eq!(blamed(&finding), []);
    }

    /// Hands that make another move than was announced, and a game that goes on with both boards as they are.
    #[test]
    fn a_wrong_execution_is_put_right_whenever_it_is_found(
        table in game(1..50), kind in kind(), at: Index, from: Index, to in 0..64_u32,
    ) {
        let wrong_ply = at.index(table.moves.len());
        let mut wrong = Table::new(table.start.clone());
        for (ply, &m) in table.moves.iter().enumerate() {
            let wrongly = (ply == wrong_ply).then_some(kind);
            wrong.play_but(m, wrongly, |board| {
                let own: Vec<_> = board.by_color(mover_of(&table, ply)).into_iter().collect();
                let from = own[from.index(own.len())];
                let to = Square::new(to);
                if board.role_at(to) != Some(Role::King) {
                    let piece = board.remove_piece_at(from).expect("occupied");
                    board.set_piece_at(to, piece);
                }
            });
        }
        // Where a king could not follow, a later move may even have taken him off.
        prop_assume!(Color::ALL.iter().all(|&side| wrong.boards.get(kind).king_of(side).is_some()));
        let finding = found(&wrong)?;
        let is_right = wrong.boards.get(kind) == wrong.position.board();
        let expected = if is_right { RecordsVerdict::Equal } else { RecordsVerdict::SheetsAgree };
        prop_assert_eq!(&finding.verdict, &expected);
        prop_assert_eq!(finding.last_agreed, wrong.moves.len());
        prop_assert_eq!(blamed(&finding), []);
    }

    #[test]
    fn a_sheet_that_only_ends_sooner_agrees(table in game(2..60), side in side(), keep: Index, pick: (Index, Index)) {
        let mut table = table;
        let plies = 1 + keep.index(table.moves.len() - 1);
        table.sheet_mut(side).truncate(plies);
        prop_assume!(tells_its_language(&table.sheets.black));
        let correction = disturb(&mut table.boards.normal, 2, pick);
        let finding = found(&table)?;
        prop_assert_eq!(&finding.verdict, &RecordsVerdict::SheetsAgree);
        prop_assert_eq!(&finding.corrections.normal, &[correction]);
        prop_assert_eq!(finding.last_agreed, plies);
        let is_shorter = plies < table.moves.len();
        prop_assert_eq!(finding.remarks.contains(&Remark::EndsSooner(side)), is_shorter);
        prop_assert_eq!(blamed(&finding), []);
    }

    /// Another legal move on one sheet: the right ply is named, and the sheet that is right is never blamed.
    #[test]
    fn another_legal_move_on_a_sheet_parts_them_there(
        table in game(1..60), side in side(), at: Index, other: Index, pick: (Index, Index),
    ) {
        let mut table = table;
        let ply = at.index(table.moves.len());
        let before = table.position_after(ply);
        let others: Vec<_> = before.legal_moves().into_iter().filter(|&m| m != table.moves[ply]).collect();
        prop_assume!(!others.is_empty());
        let language = side.fold_wb(Language::German, Language::English);
        table.sheet_mut(side)[ply] = algebraic(others[other.index(others.len())], &before, language);
        prop_assume!(tells_its_language(&table.sheets.black));
        disturb(&mut table.boards.special, 2, pick);
        let finding = found(&table)?;
        let named = if let RecordsVerdict::SheetsDiffer { ply, .. } = finding.verdict { Some(ply) } else { None };
        prop_assert_eq!(named, Some(ply + 1));
        prop_assert_eq!(finding.last_agreed, ply);
        let truth = finding.truth.clone().expect("a position").position();
        prop_assert_eq!(truth, Some(before));
        prop_assert!(!blamed(&finding).contains(&side.other()), "{:?}", finding);
    }

    #[test]
    fn what_cannot_be_read_on_one_sheet_contradicts_nothing(
        table in game(1..60), side in side(), at: Index, text in "[xyz?]{3,9}", pick: (Index, Index),
    ) {
        let mut table = table;
        let ply = at.index(table.moves.len());
        table.sheet_mut(side)[ply] = text;
        prop_assume!(tells_its_language(&table.sheets.black));
        let correction = disturb(&mut table.boards.normal, 2, pick);
        let finding = found(&table)?;
        prop_assert_eq!(&finding.verdict, &RecordsVerdict::SheetsAgree);
        prop_assert_eq!(&finding.corrections.normal, &[correction]);
        prop_assert!(finding.remarks.contains(&Remark::OnOneSheet(ply + 1, side.other())));
    }

    /// A move that is missing, doubled or swapped: the plain reading goes back to it, and the slip is named where the
    /// sheet cannot be read otherwise.
    #[test]
    fn one_slip_of_the_pen_is_found(table in game(2..60), side in side(), at: Index, what in 0..3_u8) {
        let mut table = table;
        let ply = at.index(table.moves.len() - 1);
        let sheet = table.sheet_mut(side);
        let expected = match what {
            0 => { sheet.remove(ply); Kind::Missing }
            1 => { sheet.insert(ply, sheet[ply].clone()); Kind::Doubled }
            _ => { sheet.swap(ply, ply + 1); Kind::Swapped }
        };
        prop_assume!(tells_its_language(&table.sheets.black));
        let finding = found(&table)?;
        prop_assert!(!blamed(&finding).contains(&side.other()), "{:?}", finding);
        match finding.verdict {
            RecordsVerdict::SheetsDiffer { ply: named, .. } | RecordsVerdict::IllegalEntry { ply: named, .. } => {
                // What follows may happen to read the same for a while: castling after castling.
                prop_assert!(named > ply && finding.last_agreed == named - 1);
                if comes_to_an_illegal_entry(&table, side) {
                    let Some(Alignment { sheet, ply: aligned, kind, span: 1, .. }) = finding.alignment else {
                        return Err(TestCaseError::fail(format!("no slip: {finding:?}")));
                    };
                    prop_assert_eq!((sheet, aligned, kind), (side, named, expected));
                }
            }
            // A slip at the very end, or one that changes nothing.
            _ => prop_assert!(finding.alignment.is_none()),
        }
    }

    /// However each sheet is written - by which letters, in UCI, in words - it says the same, and a mistake is found.
    #[test]
    fn every_notation_tells_the_same(table in game(1..40), hands in (notation(), notation()), pick: (Index, Index)) {
        let mut table = table;
        let rewrite = |hand: Notation| -> Vec<String> {
            table.moves.iter().enumerate().map(|(ply, &m)| hand.write(m, &table.position_after(ply))).collect()
        };
        (table.sheets.white, table.sheets.black) = (rewrite(hands.0), rewrite(hands.1));
        prop_assume!(table.sheets.iter().all(|sheet| tells_its_language(sheet)));
        let correction = disturb(&mut table.boards.special, 2, pick);
        let finding = found(&table)?;
        prop_assert_eq!((&finding.verdict, finding.last_agreed), (&RecordsVerdict::SheetsAgree, table.moves.len()));
        prop_assert_eq!(&finding.corrections.special, &[correction]);
    }

    /// The same illegal move on both sheets: back to the position before it, or on where it stands.
    #[test]
    fn an_illegal_entry_is_found_where_it_is(table in game(3..40), at: Index, from: Index, to in 0..64_u32) {
        let ply = at.index(table.moves.len() - 1);
        let before = table.position_after(ply);
        let own: Vec<_> = before.us().into_iter().collect();
        let from = own[from.index(own.len())];
        let Ok(said) = RawMove::from_squares(before.board(), from, Square::new(to), None) else { return Ok(()) };
        prop_assume!(said.check(&before).is_none() && !matches!(said, RawMove::Castling(_)));
        prop_assume!(!said.lacks_promotion(before.turn()));
        let mut records = table.records();
        for sheet in records.sheets.iter_mut() {
            let mut entries = sheet.entries().to_vec();
            entries[ply] = SheetEntry::Move(said);
            *sheet = Sheet::new(entries, sheet.language());
        }
        let finding = find(&records, None, RulesInForce::default());
        let named = if let RecordsVerdict::IllegalEntry { ply, .. } = finding.verdict { Some(ply) } else { None };
        prop_assert_eq!((named, finding.last_agreed), (Some(ply + 1), ply));
        prop_assert_eq!(finding.truth.expect("a position").position(), Some(before.clone()));
        let rapid = RulesInForce { rules: Rules::Rapid, ..RulesInForce::default() };
        let finding = find(&records, None, rapid);
        let stands = Remark::Stands { ply: ply + 1, said, fault: illegal::why(&before, said).expect("illegal") };
        prop_assert!(finding.remarks.contains(&stands) && finding.last_agreed > ply, "{:?}", finding);
    }

    /// Whatever is on the boards and sheets, there is a finding, and what it asks for leads to its truth.
    #[test]
    fn nothing_makes_it_fall_over(
        white in prop::collection::vec("(e4|Sf3|Cc6|O-O|--|\\?|[a-hKQRBN1-8x=+]{1,6}|\\PC{0,8})", 0..30),
        black in prop::collection::vec("(e4|e5|Nf3|Sc6|0-0|[a-hSLTD1-8x=+]{1,6}|\\PC{0,8})", 0..30),
        pieces in prop::collection::vec((0..64_u32, 0..12_usize), 0..40),
    ) {
        let mut table = Table::new(Chess::default());
        for (square, index) in pieces {
            table.boards.special.set_piece_at(Square::new(square), Role::ALL[index % 6].of(Color::from_white(index < 6)));
        }
        table.sheets.white = white;
        table.sheets.black = black;
        found(&table)?;
    }
}

/// How somebody writes moves.
#[derive(Debug, Clone, Copy)]
enum Notation {
    Algebraic(Language),
    Uci,
    Words(Language, Style),
}

impl Notation {
    fn write(self, m: Move, before: &Chess) -> String {
        match self {
            Self::Algebraic(language) => algebraic(m, before, language),
            Self::Uci => m.to_uci(before.castles().mode()).to_string(),
            Self::Words(language, style) => {
                let phrase = Phrase::Move { said: RawMove::from_move(m), origin: Origin::of(m, before), check: None };
                speak(&phrase, Wording { language, style, ..Wording::default() }).to_string()
            }
        }
    }
}

fn notation() -> impl Strategy<Value = Notation> {
    let language = || prop::sample::select(Language::ALL.to_vec());
    let style = prop::sample::select(vec![Style::Full, Style::Short, Style::Squares]);
    prop_oneof![
        2 => language().prop_map(Notation::Algebraic),
        1 => Just(Notation::Uci),
        1 => (language(), style).prop_map(|(language, style)| Notation::Words(language, style)),
    ]
}

fn mover_of(table: &Table, ply: usize) -> Color {
    if ply.is_multiple_of(2) { table.start.turn() } else { table.start.turn().other() }
}

/// Whether a sheet, as it stands, comes to an illegal entry: compared with itself.
fn comes_to_an_illegal_entry(table: &Table, side: Color) -> bool {
    let mut alone = table.records();
    *alone.sheets.get_mut(side.other()) = alone.sheets.get(side).clone();
    let finding = find(&alone, None, RulesInForce::default());
    matches!(finding.verdict, RecordsVerdict::IllegalEntry { entry, .. } if entry.is_illegal())
}
