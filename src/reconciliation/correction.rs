//! What has to be moved, put or taken off so that a board shows a position.
use std::cmp::Reverse;

use shakmaty::{Board, Piece, Square};

/// One thing to do on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Correction {
    /// The piece to move, put on or take off.
    pub piece: Piece,
    /// Where it wrongly stands; `None`: it is put on the board.
    pub from: Option<Square>,
    /// Where it belongs; `None`: it is taken off.
    pub to: Option<Square>,
}

impl Correction {
    /// Makes it on this board.
    pub fn apply_to(&self, board: &mut Board) {
        if let Some(from) = self.from {
            let _ = board.remove_piece_at(from);
        }
        if let Some(to) = self.to {
            board.set_piece_at(to, self.piece);
        }
    }
}

/// The corrections that lead from `board` to `truth`: as few as can be, and of those the shortest ways.
///
/// A piece that stands wrongly goes where one of its kind and colour is missing, rather than off the board and on again.
/// They come nearest first, but a square is cleared before another piece goes there. Where pieces stand on each other's
/// squares, all of them are taken in hand before the first is put down.
///
/// ```
/// # use anna_hector::reconciliation::corrections;
/// # use shakmaty::{Board, Square};
/// let board: Board = "4k3/8/8/3p4/8/6N1/8/4K3".parse().unwrap();
/// let truth: Board = "4k3/8/8/8/8/5N2/8/4K3".parse().unwrap();
/// let found = corrections(&board, &truth);
/// assert_eq!((found[0].from, found[0].to), (Some(Square::G3), Some(Square::F3)));
/// assert_eq!((found[1].from, found[1].to), (Some(Square::D5), None));
/// ```
#[must_use]
pub fn corrections(board: &Board, truth: &Board) -> Vec<Correction> {
    let mut all = Vec::new();
    let pieces = shakmaty::Color::ALL.into_iter().flat_map(|color| shakmaty::Role::ALL.map(|role| role.of(color)));
    for piece in pieces {
        let (stands, belongs) = (board.by_piece(piece), truth.by_piece(piece));
        let surplus: Vec<Square> = (stands & !belongs).into_iter().collect();
        let missing: Vec<Square> = (belongs & !stands).into_iter().collect();
        all.extend(matched(&surplus, &missing).into_iter().map(|(from, to)| Correction { piece, from, to }));
    }
    in_order(all)
}

/// Pairs as many as can be, at the least distance in all; what is left over has no partner.
fn matched(surplus: &[Square], missing: &[Square]) -> Vec<(Option<Square>, Option<Square>)> {
    let (few, many) = if surplus.len() <= missing.len() { (surplus, missing) } else { (missing, surplus) };
    let partners = least_distance(few, many);
    let mut pairs: Vec<_> = few.iter().zip(&partners).map(|(&one, &other)| (Some(one), Some(many[other]))).collect();
    pairs.extend((0..many.len()).filter(|i| !partners.contains(i)).map(|i| (None, Some(many[i]))));
    if surplus.len() > missing.len() {
        pairs.iter_mut().for_each(|(from, to)| std::mem::swap(from, to));
    }
    pairs
}

/// The moves of a king from one square to the other, and of a rook one square at a time where those are the same.
const fn distance(one: Square, other: Square) -> i64 {
    let steps = one.file().distance(other.file()) + one.rank().distance(other.rank());
    // More than all the steps that 64 pieces could take.
    (one.distance(other) as i64) * 1024 + steps as i64
}

/// For each of `few`, the index of its partner among `many`, so that the sum of the distances is the least: the
/// Hungarian algorithm, each of `few` added in turn along a cheapest alternating path. `many` holds at least as many.
fn least_distance(few: &[Square], many: &[Square]) -> Vec<usize> {
    let (n, m) = (few.len(), many.len());
    let (mut price_few, mut price_many) = (vec![0_i64; n + 1], vec![0_i64; m + 1]);
    // Counted from 1; 0 stands for none.
    let mut partner_of = vec![0_usize; m + 1];
    for added in 1..=n {
        partner_of[0] = added;
        let (mut at, mut least, mut came_from) = (0, vec![i64::MAX; m + 1], vec![0_usize; m + 1]);
        let mut done = vec![false; m + 1];
        while partner_of[at] != 0 {
            done[at] = true;
            let one = partner_of[at];
            let (mut step, mut next) = (i64::MAX, 0);
            for other in (1..=m).filter(|&other| !done[other]) {
                let cost = distance(few[one - 1], many[other - 1]) - price_few[one] - price_many[other];
                if cost < least[other] {
                    (least[other], came_from[other]) = (cost, at);
                }
                if least[other] < step {
                    (step, next) = (least[other], other);
                }
            }
            for other in 0..=m {
                if done[other] {
                    price_few[partner_of[other]] += step;
                    price_many[other] -= step;
                } else if other > 0 {
                    least[other] -= step;
                }
            }
            at = next;
        }
        while at != 0 {
            partner_of[at] = partner_of[came_from[at]];
            at = came_from[at];
        }
    }
    let partner = |one| (1..=m).position(|other| partner_of[other] == one).expect("each of the few has got a partner");
    (1..=n).map(partner).collect()
}

/// Nearest first; what is put on or taken off has no way and comes last, unless its square is needed.
fn in_order(mut waiting: Vec<Correction>) -> Vec<Correction> {
    let way = |one: &Correction| one.from.zip(one.to).map_or(i64::MAX, |(from, to)| distance(from, to));
    // The next one is taken from the end.
    waiting.sort_by_key(|one| Reverse((way(one), one.from.is_none(), one.from, one.to)));
    let mut ordered = Vec::with_capacity(waiting.len());
    while !waiting.is_empty() {
        let is_free = |one: &Correction| one.to.is_none_or(|to| waiting.iter().all(|other| other.from != Some(to)));
        let index = waiting.iter().rposition(is_free).unwrap_or(waiting.len() - 1);
        ordered.push(waiting.remove(index));
    }
    ordered
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn board(fen: &str) -> Board {
        Board::from_ascii_board_fen(fen.as_bytes()).expect("a placement")
    }

    fn check(from: &str, to: &str, expected: &[&str]) {
        let square = |square: Option<Square>| square.map_or_else(|| "-".to_owned(), |square| square.to_string());
        let found: Vec<String> = corrections(&board(from), &board(to))
            .iter()
            .map(|one| format!("{}{}{}", one.piece.char(), square(one.from), square(one.to)))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_square_is_cleared_before_it_is_needed() {
        check("4k3/8/8/3p4/4N3/8/8/4K3", "4k3/8/8/3N4/8/8/8/4K3", &["pd5-", "Ne4d5"]);
        check("3qk3/8/8/8/8/8/8/3RK3", "4k3/3q4/8/8/8/8/8/2R1K3", &["Rd1c1", "qd8d7"]);
        check("4k3/8/8/8/8/8/RB6/4K3", "4k3/8/8/8/8/8/1RB5/4K3", &["Bb2c2", "Ra2b2"]);
    }

    #[test]
    fn pieces_on_each_others_squares_change_places() {
        check("4k3/8/8/8/8/8/8/3KQ3", "4k3/8/8/8/8/8/8/3QK3", &["Kd1e1", "Qe1d1"]);
    }

    #[test]
    fn a_wrong_promotion_piece_is_exchanged() {
        check("R3k3/8/8/8/8/8/8/4K3", "Q3k3/8/8/8/8/8/8/4K3", &["Ra8-", "Q-a8"]);
    }

    #[test]
    fn the_sum_of_the_ways_is_the_least() {
        // The nearest partner of each is another's.
        check("4k3/8/8/8/8/8/PP6/4K3", "4k3/8/8/8/8/8/1PP5/4K3", &["Pa2c2"]);
        check("4k3/8/8/8/P7/1P6/8/4K3", "4k3/8/8/1P6/8/8/P7/4K3", &["Pb3a2", "Pa4b5"]);
    }

    fn any_board() -> impl Strategy<Value = Board> {
        let place = (0..64u32, 0..12usize);
        proptest::collection::vec(place, 0..40).prop_map(|places| {
            let mut board = Board::empty();
            for (square, index) in places {
                let color = shakmaty::Color::from_white(index < 6);
                board.set_piece_at(Square::new(square), shakmaty::Role::ALL[index % 6].of(color));
            }
            board
        })
    }

    proptest! {
        #[test]
        fn carried_out_they_lead_to_the_truth(from in any_board(), to in any_board()) {
            let found = corrections(&from, &to);
            let mut board = from.clone();
            for one in &found {
                prop_assert!(one.from != one.to);
                if let Some(square) = one.from {
                    prop_assert_eq!(board.remove_piece_at(square), Some(one.piece));
                }
            }
            for one in &found {
                if let Some(square) = one.to {
                    prop_assert_eq!(board.piece_at(square), None);
                    board.set_piece_at(square, one.piece);
                }
            }
            prop_assert_eq!(&board, &to);
        }

        /// No fewer would do: a kind of piece needs as many as are surplus or missing, whichever is more.
        #[test]
        fn there_are_no_more_than_needed(from in any_board(), to in any_board()) {
            let needed: usize = shakmaty::Color::ALL.into_iter().flat_map(|c| shakmaty::Role::ALL.map(|r| r.of(c)))
                .map(|piece| {
                    let (one, other) = (from.by_piece(piece), to.by_piece(piece));
                    (one & !other).count().max((other & !one).count())
                })
                .sum();
            prop_assert_eq!(corrections(&from, &to).len(), needed);
        }

        /// No other pairing of up to six pieces has shorter ways.
        #[test]
        fn no_other_pairing_is_shorter(few in square_set(4), many in square_set(6)) {
            prop_assume!(few.len() <= many.len());
            let partners = least_distance(&few, &many);
            let total = |chosen: &[usize]| -> i64 { few.iter().zip(chosen).map(|(&a, &b)| distance(a, many[b])).sum() };
            let mut best = i64::MAX;
            each_choice(few.len(), many.len(), &mut Vec::new(), &mut |chosen| best = best.min(total(chosen)));
            prop_assert_eq!(total(&partners), best);
        }
    }

    fn square_set(most: usize) -> impl Strategy<Value = Vec<Square>> {
        proptest::collection::btree_set(0..64u32, 1..=most).prop_map(|set| set.into_iter().map(Square::new).collect())
    }

    fn each_choice(length: usize, of: usize, chosen: &mut Vec<usize>, each: &mut impl FnMut(&[usize])) {
        if chosen.len() == length {
            return each(chosen);
        }
        for next in 0..of {
            if !chosen.contains(&next) {
                chosen.push(next);
                each_choice(length, of, chosen, each);
                chosen.pop();
            }
        }
    }
}
