//! Which pieces were lifted and put back.
use std::time::Duration;

use shakmaty::{Bitboard, Board, Color, Piece, Rank, Role, Square};

use super::settle::REST;
use crate::clock::Moment;

/// What was off its square for less was never in a hand: a contact failed, or another piece was slid past.
const SHORT: Duration = Duration::from_millis(250);
/// A move changes four squares at most, and one more piece may be in a hand. Where more change at once, pieces are set up.
const MOST_CHANGES: usize = 6;
/// How many pieces may be in hands while a game is played: one's own, one that is captured, and one that a hand forgot. More are
/// put away.
const MOST_IN_HAND: usize = 3;
/// A move that is taken back brings so many pieces home.
const MOST_BACK: usize = 2;

/// A piece that was lifted from its square and came back to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lift {
    /// Where it stands.
    pub square: Square,
    /// What stood there before and after.
    pub piece: Piece,
    /// When it left the square.
    pub since: Moment,
    /// When it was back there, or another piece was played meanwhile.
    pub until: Moment,
}

impl Lift {
    /// How long it was off its square.
    #[must_use]
    pub fn away(&self) -> Duration {
        self.until.since(self.since)
    }
}

/// Follows what stands on a board, and tells which pieces left their squares and came back. What is moved, captured or castled
/// is not one; neither is a slide over a square, a contact that fails, nor a board that is set up or turned.
///
/// ```
/// use anna_hector::{clock::Moment, sensor::Lifts};
/// use shakmaty::{Board, Square};
///
/// let at = Moment::from_millis;
/// let start = Board::default();
/// let mut lifted = start.clone();
/// lifted.discard_piece_at(Square::G1);
///
/// let mut lifts = Lifts::default();
/// lifts.see(at(0), &start);
/// assert_eq!(lifts.rested(at(500)), []);
/// lifts.see(at(1_000), &lifted);
/// lifts.see(at(4_400), &start);
/// let told = lifts.rested(at(4_900));
/// assert_eq!((told[0].square, told[0].away()), (Square::G1, std::time::Duration::from_millis(3_400)));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Lifts {
    /// What stands on the board now; unknown until it was seen.
    stands: Option<Board>,
    /// When that last changed, unless it has come to rest since.
    changed: Option<Moment>,
    /// How the pieces stood when they last came to rest.
    rested: Option<Board>,
    off: Vec<Journey>,
}

/// A piece that has left its square, from there to where it rests.
#[derive(Debug, Clone)]
struct Journey {
    piece: Piece,
    /// Where it rested, from its own square on.
    path: Vec<RestSquare>,
    at: Whereabouts,
    /// When it left a square of its path last.
    left: Moment,
    /// How long it was off at a stretch since it rested.
    longest: Duration,
    /// How many pieces of its kind stood there with it.
    count: usize,
    /// When another piece was played while this one was in the hand.
    played: Option<Moment>,
    progress: PiecesAtRest,
}

/// A square on which a piece rested.
#[derive(Debug, Clone, Copy)]
struct RestSquare {
    square: Square,
    /// When it left it.
    left: Moment,
}

/// Where a piece is that has left its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whereabouts {
    Hand,
    /// On a square of its path again, since then; the pieces have yet to come to rest.
    Back(Square, Moment),
    /// It rests at the end of its path.
    Rests,
}

/// Whether the pieces have come to rest since a piece left its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PiecesAtRest {
    Begun,
    Settled,
}

impl Lifts {
    /// What stands on the board at `now`.
    pub fn see(&mut self, now: Moment, board: &Board) {
        if self.stands.as_ref() == Some(board) {
            return;
        }
        self.changed = Some(now);
        let Some(before) = self.stands.replace(board.clone()) else { return };
        // What comes from a square has left it first.
        let (left, come): (Vec<Square>, Vec<Square>) =
            differing(&before, board).into_iter().partition(|&square| before.piece_at(square).is_some());
        left.into_iter().chain(come).for_each(|square| self.follow(now, square, board.piece_at(square)));
    }

    /// One square has changed.
    fn follow(&mut self, now: Moment, square: Square, piece: Option<Piece>) {
        let mut known = false;
        for journey in &mut self.off {
            known |= journey.follow(now, square, piece);
        }
        let Some(rested) = &self.rested else { return };
        if let Some(gone) = rested.piece_at(square).filter(|&gone| !known && piece != Some(gone)) {
            self.off.push(Journey {
                piece: gone,
                path: vec![RestSquare { square, left: now }],
                at: Whereabouts::Hand,
                left: now,
                longest: Duration::ZERO,
                count: count(rested, gone),
                played: None,
                progress: PiecesAtRest::Begun,
            });
        }
    }

    /// The lifts that are over when the pieces have come to rest by `now`, each once.
    pub fn rested(&mut self, now: Moment) -> Vec<Lift> {
        let (Some(changed), Some(board)) = (self.changed, &self.stands) else { return Vec::new() };
        if changed + REST > now {
            return Vec::new();
        }
        self.changed = None;
        let board = board.clone();
        let Some(before) = self.rested.replace(board.clone()) else { return Vec::new() };
        let changes = differing(&before, &board);
        if changes.count() > MOST_CHANGES {
            self.off.clear();
            return Vec::new();
        }
        let (homes, back) = self.come_back(&board);
        let arrived = |square: &Square| board.piece_at(*square).is_some() && !homes.contains(square);
        let arrivals: Vec<Square> = changes.into_iter().filter(arrived).collect();
        self.settle(changed, &board, &arrivals);
        if back.len() > MOST_BACK { Vec::new() } else { back }
    }

    /// The squares that have their pieces again, and the lifts.
    fn come_back(&mut self, board: &Board) -> (Vec<Square>, Vec<Lift>) {
        let (mut homes, mut lifts) = (Vec::new(), Vec::new());
        self.off.retain_mut(|journey| {
            let Whereabouts::Back(square, at) = journey.at else { return true };
            let alone = count(board, journey.piece) == journey.count;
            let stop = journey.path.iter().position(|stop| stop.square == square);
            let Some(stop) = stop.filter(|_| alone) else {
                // Another of its kind has come there.
                journey.at = Whereabouts::Hand;
                return true;
            };
            lifts.extend(journey.lift(stop, at));
            homes.push(square);
            journey.path.truncate(stop + 1);
            journey.at = Whereabouts::Rests;
            stop > 0
        });
        (homes, lifts)
    }

    /// Finds those that have arrived elsewhere, and forgets those after which another piece was played: all that rest, and
    /// after a second one those that are gone.
    fn settle(&mut self, now: Moment, board: &Board, arrivals: &[Square]) {
        let mut own = vec![None; self.off.len()];
        for &square in arrivals {
            let Some(piece) = board.piece_at(square) else { continue };
            let here = |&(index, journey): &(usize, &Journey)| own[index].is_none() && journey.ends_as(piece, square);
            if let Some((index, _)) = self.off.iter().enumerate().rev().find(here) {
                own[index] = Some(square);
            }
        }
        let mut own = own.into_iter();
        self.off.retain_mut(|journey| journey.settle(now, own.next().flatten(), arrivals.len()));
        let in_hand = |journey: &&Journey| journey.at == Whereabouts::Hand && journey.played.is_none();
        if self.off.iter().filter(in_hand).count() > MOST_IN_HAND {
            self.off.clear();
        }
    }
}

impl Journey {
    /// One square has changed: whether it is the one on which this piece rested last.
    fn follow(&mut self, now: Moment, square: Square, piece: Option<Piece>) -> bool {
        let last = self.path.last_mut().filter(|stop| stop.square == square);
        let rested_here = last.is_some();
        match self.at {
            Whereabouts::Rests => {
                if let Some(last) = last {
                    last.left = now;
                    self.left = now;
                    self.longest = Duration::ZERO;
                    self.at = Whereabouts::Hand;
                }
            }
            Whereabouts::Back(at, _) if at == square => {
                self.left = now;
                self.at = Whereabouts::Hand;
            }
            Whereabouts::Hand if piece == Some(self.piece) && self.path.iter().any(|stop| stop.square == square) => {
                self.longest = self.longest.max(now.since(self.left));
                self.at = Whereabouts::Back(square, now);
            }
            Whereabouts::Hand | Whereabouts::Back(..) => {}
        }
        rested_here
    }

    /// The lift from a stop of its path to which it came back at `home`. What was off too shortly was never in a hand, unless it
    /// has rested elsewhere.
    fn lift(&self, stop: usize, home: Moment) -> Option<Lift> {
        let was_in_hand = self.longest >= SHORT || stop + 1 < self.path.len();
        let RestSquare { square, left: since } = *self.path.get(stop).filter(|_| was_in_hand)?;
        let until = self.played.filter(|played| played.since(since) >= SHORT).unwrap_or(home);
        Some(Lift { square, piece: self.piece, since, until })
    }

    /// The pieces have come to rest, this one perhaps on another square: whether it may still come back.
    fn settle(&mut self, now: Moment, own: Option<Square>, arrivals: usize) -> bool {
        let others = arrivals - usize::from(own.is_some());
        let may_come_back = self.at == Whereabouts::Hand && self.played.is_none();
        let keeps = others == 0 || self.progress == PiecesAtRest::Begun || may_come_back;
        self.progress = PiecesAtRest::Settled;
        if others > 0 {
            self.played.get_or_insert(now);
        }
        if let Some(square) = own {
            self.path.push(RestSquare { square, left: now });
            self.at = Whereabouts::Rests;
        }
        keeps
    }

    /// Whether it may be this one that has come to stand there, as itself or as what a pawn became.
    fn ends_as(&self, piece: Piece, square: Square) -> bool {
        let last = if piece.color == Color::White { Rank::Eighth } else { Rank::First };
        let promotes = self.piece == Role::Pawn.of(piece.color) && square.rank() == last;
        self.at == Whereabouts::Hand && (self.piece == piece || promotes)
    }
}

fn differing(one: &Board, other: &Board) -> Bitboard {
    Bitboard::FULL.into_iter().filter(|&square| one.piece_at(square) != other.piece_at(square)).collect()
}

fn count(board: &Board, piece: Piece) -> usize {
    board.by_piece(piece).count()
}

#[cfg(test)]
mod tests;
