//! Chess960: the numbered start positions (Appendix F of 2009 and 2014; Guidelines II of 2018 and 2023).
//!
//! The king stands between the rooks, the bishops on squares of different colours, Black mirrors White (F.2): 960
//! positions, numbered as by Scharnagl, so that 518 is the position of ordinary chess. The draw takes a random number
//! as a value; the Laws do not say who draws it. Castling (F.3) is judged by shakmaty and carried out by
//! [`RawMove`](super::RawMove): the king comes to rest on the c- or g-file, the rook on the d- or f-file.
use std::{fmt, str::FromStr};

use shakmaty::{Board, CastlingMode, Chess, Color, File, FromSetup, Position, Role, Setup, Square};
use thiserror::Error;

/// The number of a start position, 0 to 959.
///
/// ```
/// use anna_hector::laws::chess960::Number;
/// use shakmaty::Chess;
///
/// let letters = |n: u16| Number::new(n).unwrap().back_rank().map(|role| role.upper_char()).iter().collect::<String>();
/// assert_eq!(letters(0), "BBQNNRKR");
/// assert_eq!(letters(518), "RNBQKBNR");
/// assert_eq!(letters(959), "RKRNNQBB");
/// assert_eq!(Number::of(&Chess::default()), Number::new(518).ok());
/// assert_eq!("960".parse::<Number>().unwrap_err().to_string(), "`960` is not a Chess960 position: write a number from 0 to 959");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u16);

/// There is no such start position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a Chess960 position: write a number from 0 to 959")]
pub struct NoSuchNumber(pub String);

impl Number {
    /// How many start positions there are.
    pub const COUNT: u16 = 960;

    /// The position of ordinary chess.
    pub const ORDINARY: Self = Self(518);

    /// The position of this number.
    ///
    /// # Errors
    /// [`NoSuchNumber`] above 959.
    pub fn new(number: u16) -> Result<Self, NoSuchNumber> {
        if number < Self::COUNT { Ok(Self(number)) } else { Err(NoSuchNumber(number.to_string())) }
    }

    /// The position that `random`, a number drawn evenly from all 64-bit numbers, gives. No position is likelier than
    /// another by more than one part in ten to the sixteenth.
    #[must_use]
    pub fn drawn(random: u64) -> Self {
        Self(u16::try_from(random % u64::from(Self::COUNT)).expect("a rest of a division by 960"))
    }

    /// Every start position.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The number as such.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// White's pieces from the a-file to the h-file.
    #[must_use]
    pub fn back_rank(self) -> [Role; 8] {
        let board = Board::chess960(u32::from(self.0));
        File::ALL.map(|file| {
            let square = Square::from_coords(file, Color::White.backrank());
            board.role_at(square).expect("each of the 960 fills its first rank")
        })
    }

    /// The position itself, White to move and both sides with every right to castle.
    #[must_use]
    pub fn start(self) -> Chess {
        let board = Board::chess960(u32::from(self.0));
        let castling_rights = board.rooks();
        let setup = Setup { board, castling_rights, ..Setup::initial() };
        Chess::from_setup(setup, CastlingMode::Chess960).expect("each of the 960 is a position, as the tests show")
    }

    /// The number of the start position that this is, if it is one.
    #[must_use]
    pub fn of(position: &Chess) -> Option<Self> {
        Self::all()
            .filter(|number| Board::chess960(u32::from(number.0)) == *position.board())
            .find(|number| number.start() == *position)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = NoSuchNumber;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let digits = s.bytes().all(|b| b.is_ascii_digit());
        let number = s.parse().ok().filter(|_| digits).and_then(|number| Self::new(number).ok());
        number.ok_or_else(|| NoSuchNumber(s.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn each_of_the_960_keeps_to_f_2_and_comes_back() {
        let ranks: BTreeSet<String> = Number::all()
            .map(|number| {
                let rank = number.back_rank();
                let places = |role| (0..8).filter(|&file| rank[file] == role).collect::<Vec<usize>>();
                let (king, rooks, bishops) = (places(Role::King), places(Role::Rook), places(Role::Bishop));
                assert!(rooks[0] < king[0] && king[0] < rooks[1], "{number}");
                assert_ne!(bishops[0] % 2, bishops[1] % 2, "{number}");
                assert_eq!((places(Role::Knight).len(), places(Role::Queen).len()), (2, 1), "{number}");
                assert_eq!(Number::of(&number.start()), Some(number));
                assert_eq!(number.to_string().parse(), Ok(number));
                rank.map(Role::upper_char).iter().collect()
            })
            .collect();
        assert_eq!(ranks.len(), 960);
    }

    #[test]
    fn black_mirrors_white_and_every_castling_right_is_there() {
        for number in Number::all() {
            let start = number.start();
            assert_eq!(start.castles().castling_rights(), start.board().rooks(), "{number}");
            let mut mirrored = start.board().clone();
            mirrored.flip_vertical();
            mirrored.swap_colors();
            assert_eq!(mirrored, *start.board(), "{number}");
        }
    }

    #[test]
    fn only_a_start_position_has_a_number() {
        let after = Chess::default().play(shakmaty::Move::Normal {
            role: Role::Knight,
            from: Square::G1,
            capture: None,
            to: Square::F3,
            promotion: None,
        });
        assert_eq!(Number::of(&after.expect("a legal move")), None);
    }

    #[test]
    fn what_is_no_number_is_refused_with_the_range() {
        for text in ["960", "65536", "-1", "+5", "", "5.0", "rnbqkbnr"] {
            let error = text.parse::<Number>().expect_err(text).to_string();
            assert!(error.contains("0 to 959"), "{error}");
        }
    }

    proptest! {
        #[test]
        fn every_draw_is_a_position(random: u64) {
            prop_assert!(Number::drawn(random).get() < Number::COUNT);
        }
    }
}
