//! Each kind of mistake, on each board, found at once and five moves later, with sheets that agree and that differ.
use anna_hector::reconciliation::{BoardKind, Correction, RecordsVerdict, Remark};
use shakmaty::{Board, Color, Position, Role, Square};

use crate::table::{Table, after_the_walk};

/// Castling both ways, en passant, promotion and an ordinary move for either side.
const WHITE: &str = "r3k2r/P5pp/8/3pP3/8/8/6P1/RN2K2R w KQkq d6 0 20";
const BLACK: &str = "rn2k2r/6p1/8/8/3Pp3/8/p5PP/R3K2R b KQkq d3 0 20";

pub(crate) struct Mistake {
    pub(crate) name: &'static str,
    /// The move, for White and for Black.
    san: [&'static str; 2],
    /// What the hands did instead: squares as White sees them.
    did: fn(&mut Board, Color),
    /// What puts it right: piece, from, to, as White sees them.
    right: &'static [(Role, Owner, Option<Square>, Option<Square>)],
}

/// Whose piece it is.
#[derive(Clone, Copy)]
enum Owner {
    Mover,
    Other,
}

fn seen(square: Square, color: Color) -> Square {
    color.fold_wb(square, square.flip_vertical())
}

fn shift(board: &mut Board, color: Color, from: Square, to: Square) {
    let piece = board.remove_piece_at(seen(from, color)).expect("a piece stands there");
    board.set_piece_at(seen(to, color), piece);
}

const MISTAKES: &[Mistake] = &[
    Mistake {
        name: "another square",
        san: ["Nc3", "Nc6"],
        did: |board, color| shift(board, color, Square::B1, Square::D2),
        right: &[(Role::Knight, Owner::Mover, Some(Square::D2), Some(Square::C3))],
    },
    Mistake {
        name: "pawn taken en passant left standing",
        san: ["exd6", "exd3"],
        did: |board, color| shift(board, color, Square::E5, Square::D6),
        right: &[(Role::Pawn, Owner::Other, Some(Square::D5), None)],
    },
    Mistake {
        name: "captured piece left standing, the capturing one beside it",
        san: ["Rxh7", "Rxh2"],
        did: |board, color| shift(board, color, Square::H1, Square::H6),
        right: &[
            (Role::Pawn, Owner::Other, Some(Square::H7), None),
            (Role::Rook, Owner::Mover, Some(Square::H6), Some(Square::H7)),
        ],
    },
    Mistake {
        name: "rook forgotten in castling",
        san: ["O-O", "O-O"],
        did: |board, color| shift(board, color, Square::E1, Square::G1),
        right: &[(Role::Rook, Owner::Mover, Some(Square::H1), Some(Square::F1))],
    },
    Mistake {
        name: "wrong promoted piece",
        san: ["axb8=Q", "axb1=Q"],
        did: |board, color| {
            shift(board, color, Square::A7, Square::B8);
            board.set_piece_at(seen(Square::B8, color), color.rook());
        },
        right: &[
            (Role::Rook, Owner::Mover, Some(Square::B8), None),
            (Role::Queen, Owner::Mover, None, Some(Square::B8)),
        ],
    },
];

/// Where a rook can be captured by promotion, each side needs a piece on its b1.
fn start(mistake: &Mistake, mover: Color) -> Table {
    let fen = mover.fold_wb(WHITE, BLACK);
    if mistake.name != "wrong promoted piece" {
        return Table::at(fen);
    }
    Table::at(
        mover.fold_wb("1r2k2r/P5pp/8/8/8/8/6PP/RN2K2R w KQk - 0 20", "rn2k2r/6pp/8/8/8/8/p5PP/1R2K2R b Kkq - 0 20"),
    )
}

fn expected(mistake: &Mistake, mover: Color) -> Vec<Correction> {
    let of = |owner| match owner {
        Owner::Mover => mover,
        Owner::Other => mover.other(),
    };
    let place = |square: Option<Square>| square.map(|square| seen(square, mover));
    mistake
        .right
        .iter()
        .map(|&(role, owner, from, to)| Correction { piece: role.of(of(owner)), from: place(from), to: place(to) })
        .collect()
}

/// Each mistake at the table: by which board, for whose move, and how many plies later it is found.
pub(crate) fn each(mut check: impl FnMut(&str, Table, &Mistake, BoardKind, Color)) {
    for mistake in MISTAKES {
        for mover in Color::ALL {
            for kind in BoardKind::ALL {
                for later in [0, 10] {
                    let mut table = start(mistake, mover);
                    let m = table.legal(mover.fold_wb(mistake.san[0], mistake.san[1]));
                    table.play_but(m, Some(kind), |board| (mistake.did)(board, mover));
                    table.play_on(later);
                    let name = format!("{}, {mover}'s move on the {kind:?} board, {later} plies later", mistake.name);
                    check(&name, table, mistake, kind, mover);
                }
            }
        }
    }
}

#[test]
fn with_sheets_that_agree_the_one_who_moved_wrong_adjusts() {
    let mut stories = 0;
    each(|name, table, mistake, kind, mover| {
        let finding = table.find();
        assert_eq!(finding.verdict, RecordsVerdict::SheetsAgree, "{name}");
        assert_eq!(finding.last_agreed, table.moves.len(), "{name}");
        assert_eq!(finding.adjusts().collect::<Vec<_>>(), [kind], "{name}");
        assert_eq!(finding.corrections.get(kind), &expected(mistake, mover), "{name}");
        assert_eq!(finding.truth.expect("a position").board(), table.position.board(), "{name}");
        stories += 1;
    });
    assert_eq!(stories, 5 * 2 * 2 * 2);
}

#[test]
fn with_sheets_that_differ_the_moves_are_retraced_to_where_they_agree() {
    each(|name, mut table, _, _, mover| {
        // The other player wrote down something else, which was possible too.
        let writer = mover.other();
        mover.fold_wb("g3", "g6").clone_into(&mut table.sheet_mut(writer)[0]);
        let finding = table.find();
        assert!(
            matches!(finding.verdict, RecordsVerdict::SheetsDiffer { ply: 1, .. }),
            "{name}: {:?}",
            finding.verdict
        );
        let truth = finding.truth.clone().expect("a position");
        assert_eq!((finding.last_agreed, truth.board()), (0, table.start.board()), "{name}");
        let boards = after_the_walk(&table.records(), &finding);
        assert_eq!((&boards.special, &boards.normal), (table.start.board(), table.start.board()), "{name}");
        assert!(!blames(&finding.remarks, writer.other()), "{name}: the sheet that is right is blamed");
    });
}

fn blames(remarks: &[Remark], side: Color) -> bool {
    remarks.iter().any(|remark| matches!(remark, Remark::Breaks { sheet, .. } if *sheet == side))
}

/// Article 7.6 (7.5 of 2009): both players wrote the same, and no move has brought the piece where it stands.
#[test]
fn a_piece_displaced_on_both_boards_goes_back_where_both_sheets_have_it() {
    let mut table = Table::at(WHITE);
    table.play(table.legal("Nc3"));
    table.play(table.legal("Kd7"));
    shift(&mut table.boards.special, Color::White, Square::C3, Square::D2);
    shift(&mut table.boards.normal, Color::White, Square::C3, Square::D2);
    let finding = table.find();
    assert_eq!(finding.verdict, RecordsVerdict::SheetsAgree);
    assert_eq!(finding.adjusts().count(), 2);
    assert!(!finding.leaves_the_boards());
    assert!(finding.remarks.contains(&Remark::BothDisplaced));
    // One sheet alone proves nothing against two boards.
    table.sheets.black.pop();
    let finding = table.find();
    assert_eq!((finding.verdict.clone(), finding.adjusts().count()), (RecordsVerdict::SheetsAgree, 0));
    assert!(finding.remarks.contains(&Remark::BoardsEqual));
}

/// Article 8.1.3 (8.1.c of 2014): a move may be answered before it is written.
#[test]
fn a_move_that_neither_has_written_yet_is_not_taken_back() {
    let mut table = Table::at(WHITE);
    table.play(table.legal("Nc3"));
    table.play(table.legal("Kd7"));
    table.sheets.white.pop();
    table.sheets.black.pop();
    let finding = table.find();
    assert_eq!((finding.verdict.clone(), finding.adjusts().count()), (RecordsVerdict::SheetsAgree, 0));
    assert!(finding.leaves_the_boards());
}

#[test]
fn a_board_can_bear_out_one_of_two_sheets_and_decides_nothing() {
    let mut table = Table::at(WHITE);
    let knight = table.legal("Nc3");
    table.play_but(knight, Some(BoardKind::Special), |board| shift(board, Color::White, Square::B1, Square::D2));
    table.sheet_mut(Color::White)[0] = "Sd2".to_owned();
    let finding = table.find();
    assert!(matches!(finding.verdict, RecordsVerdict::SheetsDiffer { ply: 1, .. }));
    assert!(finding.remarks.contains(&Remark::BearsOut(BoardKind::Special, Color::White)));
    assert!(finding.remarks.contains(&Remark::BearsOut(BoardKind::Normal, Color::Black)));
    assert_eq!(finding.truth.expect("the start").board(), table.start.board());
}
