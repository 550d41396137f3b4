//! Positions by seed, of the kinds that a verdict is asked for: from games, with blocked walls of pawns, with few pieces.
use shakmaty::{Board, CastlingMode, Chess, Color, File, Piece, Position, Rank, Role, Setup, Square};

/// SplitMix64: the same positions on every machine.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn one_in(&mut self, bound: u64) -> bool {
        self.below(bound) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::try_from(self.below(from.len() as u64)).expect("an index")]
    }

    fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    fn free_square(&mut self, board: &Board) -> Square {
        loop {
            let square = self.pick(&Square::ALL);
            if board.piece_at(square).is_none() {
                return square;
            }
        }
    }
}

/// A position after random legal moves from the beginning, where the players have a liking for captures.
pub(crate) fn from_game(random: &mut Random) -> Chess {
    let plies = random.below(240);
    let mut position = Chess::default();
    for _ in 0..plies {
        let moves = position.legal_moves();
        let captures: Vec<_> = moves.iter().copied().filter(|m| m.is_capture()).collect();
        let choice = if captures.is_empty() || !random.one_in(3) { &moves[..] } else { &captures[..] };
        if choice.is_empty() {
            break;
        }
        position.play_unchecked(random.pick(choice));
    }
    position
}

/// Pawns that block each other from side to side, mostly one king on each side, and some pieces, bishops above all.
pub(crate) fn wall(random: &mut Random) -> Chess {
    loop {
        let mut board = Board::empty();
        let front = put_wall(random, &mut board);
        put_kings(random, &mut board, &front);
        // Bishops that attack nobody's pawns are the hardest: give some walls bishops of one colour each.
        let tinted = random.one_in(2);
        for _ in 0..random.below(6) {
            let role = random.pick(&[Role::Bishop, Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook]);
            let (color, square) = (random.color(), random.free_square(&board));
            if role != Role::Bishop || !tinted || square.is_light() == (color == Color::White) {
                board.set_piece_at(square, Piece { color, role });
            }
        }
        if let Some(position) = to_move(random, board) {
            return position;
        }
    }
}

/// A wall on every second file, mostly one king on each side, and four to seven bishops, each side's on squares of one
/// colour: the pawns are out of their reach, and a mate needs several of them in their places.
pub(crate) fn bishops(random: &mut Random) -> Chess {
    loop {
        let mut board = Board::empty();
        let rank = Rank::new(u32::try_from(1 + random.below(5)).expect("a rank"));
        let first = random.below(2);
        for file in File::ALL.into_iter().filter(|file| u64::from(file.to_u32() % 2) == first) {
            put_pair(random, &mut board, file, rank);
        }
        put_kings(random, &mut board, &[rank; 8]);
        let light_for_white = random.one_in(2);
        let bishops = usize::try_from(4 + random.below(4)).expect("a number");
        while board.bishops().count() < bishops {
            let (color, square) = (random.color(), random.free_square(&board));
            if square.is_light() == (light_for_white == (color == Color::White)) {
                board.set_piece_at(square, color.bishop());
            }
        }
        if let Some(position) = to_move(random, board) {
            return position;
        }
    }
}

/// A king on each side of the wall, now and then anywhere.
fn put_kings(random: &mut Random, board: &mut Board, front: &[Rank; 8]) {
    for color in Color::ALL {
        let own_side = |square: Square| (square.rank() > front[square.file().to_usize()]) == (color == Color::Black);
        let anywhere = random.one_in(10);
        let square = loop {
            let square = random.free_square(board);
            if anywhere || own_side(square) {
                break square;
            }
        };
        board.set_piece_at(square, color.king());
    }
}

/// Puts white pawns with black pawns before them on most files, and sometimes a pawn too many. The ranks of the white ones.
fn put_wall(random: &mut Random, board: &mut Board) -> [Rank; 8] {
    let mut rank = Rank::new(u32::try_from(2 + random.below(3)).expect("a rank"));
    let mut front = [rank; 8];
    let gaps = random.below(3);
    for file in File::ALL {
        front[file.to_usize()] = rank;
        let gap = match gaps {
            0 => file.to_u32() % 2 == 1,
            1 => file.to_u32() % 2 == 0,
            _ => random.one_in(4),
        };
        if gap {
            continue;
        }
        board.set_piece_at(Square::from_coords(file, rank), Color::White.pawn());
        if let Some(before) = rank.offset(1) {
            board.set_piece_at(Square::from_coords(file, before), Color::Black.pawn());
        }
        if gaps == 2 && random.one_in(2) {
            let step = random.pick(&[-1, 1]);
            rank = rank.offset(step).filter(|rank| (Rank::Second..=Rank::Sixth).contains(rank)).unwrap_or(rank);
        }
    }
    for _ in 0..random.below(3) {
        let square = random.free_square(board);
        if !shakmaty::Bitboard::BACKRANKS.contains(square) {
            board.set_piece_at(square, random.color().pawn());
        }
    }
    front
}

/// Pawns that block each other on most files, here and there doubled or with room between, some loose ones, and few pieces,
/// of one or both colours of squares.
pub(crate) fn closed(random: &mut Random) -> Chess {
    loop {
        let mut board = Board::empty();
        let mut rank = Rank::new(u32::try_from(1 + random.below(5)).expect("a rank"));
        let mut front = [rank; 8];
        let (density, steps) = (4 + random.below(6), random.below(2));
        for file in File::ALL {
            let step = if steps == 0 { 0 } else { random.pick(&[-1, 0, 1]) };
            rank = rank.offset(step).filter(|rank| (Rank::Second..=Rank::Sixth).contains(rank)).unwrap_or(rank);
            front[file.to_usize()] = rank;
            if file.to_u32() % 2 == 0 || !random.one_in(density) {
                put_pair(random, &mut board, file, rank);
            }
        }
        put_kings(random, &mut board, &front);
        let tinted = random.one_in(2);
        for _ in 0..random.below(5) {
            let role = random.pick(&[Role::Pawn, Role::Bishop, Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight]);
            let (color, square) = (random.color(), random.free_square(&board));
            let fits = match role {
                Role::Pawn => !shakmaty::Bitboard::BACKRANKS.contains(square),
                Role::Bishop => !tinted || square.is_light() == (color == Color::White),
                _ => true,
            };
            if fits {
                board.set_piece_at(square, Piece { color, role });
            }
        }
        if let Some(position) = to_move(random, board) {
            return position;
        }
    }
}

/// A white pawn, a black one before it or one square further, and sometimes one more behind them.
fn put_pair(random: &mut Random, board: &mut Board, file: File, rank: Rank) {
    let distance = if random.one_in(12) { 2 } else { 1 };
    for (color, offset) in [(Color::White, 0), (Color::Black, distance)] {
        let behind = color.fold_wb(-1, 1);
        let ranks = if random.one_in(8) { vec![offset, offset + behind] } else { vec![offset] };
        for rank in ranks.into_iter().filter_map(|offset| rank.offset(offset)) {
            if (Rank::Second..=Rank::Seventh).contains(&rank) {
                board.set_piece_at(Square::from_coords(file, rank), color.pawn());
            }
        }
    }
}

/// Two kings and one to four other pieces.
pub(crate) fn few_pieces(random: &mut Random) -> Chess {
    loop {
        let mut board = Board::empty();
        for color in Color::ALL {
            let square = random.free_square(&board);
            board.set_piece_at(square, color.king());
        }
        for _ in 0..=random.below(4) {
            let role = random.pick(&[Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
            let (color, square) = (random.color(), random.free_square(&board));
            if role != Role::Pawn || !shakmaty::Bitboard::BACKRANKS.contains(square) {
                board.set_piece_at(square, Piece { color, role });
            }
        }
        if let Some(position) = to_move(random, board) {
            return position;
        }
    }
}

fn to_move(random: &mut Random, board: Board) -> Option<Chess> {
    let setup = Setup { board, turn: random.color(), ..Setup::empty() };
    setup.position(CastlingMode::Standard).ok()
}
