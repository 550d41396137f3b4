//! Moving pieces on a board that is shown: lift, put down, and the new piece of a promotion.
//!
//! This hand moves the picture of a piece with a pointer, which may slip: nothing is touched by it (4.3), and what is put
//! down is taken back until its player announces or presses. A click on another piece of the same side takes that one instead.
//! A king put on the rook with which he castles castles, as people do it on the screen; in ordinary chess the king may be put two
//! squares aside, too.
//!
//! The new piece is asked for when the pawn arrives, whatever is legal; it can be left out, as at a real board.
use shakmaty::{Board, CastlingMode, CastlingSide, Color, File, Rank, Role, Square};

use super::{Desk, Intent, Mode, Purpose, Wish};
use crate::{
    game::{Command, MoveCommand, Rejection, Step, View},
    language::{Arg, Line, Phrase},
    laws::{RawMove, announcement::castling_squares},
    narration::Chime,
};

/// What becomes of a piece that is brought to another of its own side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OntoOwn {
    /// A click: the other is taken.
    TakesIt,
    /// A drag that missed: it goes back.
    GoesBack,
}

impl Desk {
    pub(super) fn handle(&mut self, intent: Intent, view: &View<'_>) -> Vec<Wish> {
        match (intent, self.mode.clone()) {
            (Intent::PutDown(to), Mode::Holding { from }) => self.put_down(view, from, to, OntoOwn::TakesIt),
            (Intent::Drop(to), Mode::Holding { from }) => self.put_down(view, from, to, OntoOwn::GoesBack),
            (Intent::DropBeside, Mode::Holding { .. }) => self.escape(view),
            // Nothing was dragged but the pointer: nothing else is discarded by it.
            (Intent::DropBeside, _) => Vec::new(),
            // With nothing in the hand a click takes something up.
            (Intent::Lift(square) | Intent::PutDown(square), mode) => {
                let square = match mode {
                    // The pawn that waits for its new piece is in the hand again.
                    Mode::Promoting { from, to } if square == to => from,
                    _ => square,
                };
                // What was asked about is not done: its yes and no are gone.
                let drops = matches!(mode, Mode::ReadBack { .. });
                let dropped = drops.then(|| Wish::Say(Phrase::line(Line::EntryCleared)));
                dropped.into_iter().chain(self.lift(square, view)).collect()
            }
            (Intent::LayReady(role), Mode::Promoting { from, to }) => self.put(view, from, to, Some(role)),
            _ => vec![Wish::Chime(Chime::Refused)],
        }
    }

    /// Takes a piece of the side whose move is made here.
    fn lift(&mut self, square: Square, view: &View<'_>) -> Vec<Wish> {
        let from = departure(view, square);
        let color = board_under(view).color_at(from);
        if color.is_none() || side_in_hand(view).is_some_and(|side| color != Some(side)) {
            self.mode = Mode::Board;
            return if color.is_none() { Vec::new() } else { refused(other_side(view, square)) };
        }
        self.cursor = square;
        self.mode = Mode::Holding { from };
        Vec::new()
    }

    fn put_down(&mut self, view: &View<'_>, from: Square, to: Square, onto_own: OntoOwn) -> Vec<Wish> {
        self.cursor = to;
        let own = own_move(view).map(|said| squares_of(said, board_under(view), view.side()));
        if let Some((_, arrival)) = own.filter(|(departure, _)| *departure == from)
            && (to == from || to == arrival)
        {
            self.mode = Mode::Board;
            let taken_back = to == from && view.entry.is_some();
            return if taken_back { vec![Wish::Do(Command::Move(MoveCommand::TakeBack))] } else { Vec::new() };
        }
        if from == to {
            self.mode = Mode::Board;
            return Vec::new();
        }
        if let Some(castling) = castled_by_rook(view, from, to) {
            self.mode = Mode::Board;
            return if own_move(view) == Some(castling) { Vec::new() } else { self.show_own(castling, view) };
        }
        if matches!(view.step(), Step::Reconcile(_)) {
            return self.tell_moved(view, from, to);
        }
        let board = board_under(view);
        if board.color_at(to).is_some()
            && board.color_at(to) == board.color_at(from)
            && !castles_on(board, view.setup.castling, from, to)
        {
            return match onto_own {
                OntoOwn::TakesIt => self.lift(to, view),
                OntoOwn::GoesBack => {
                    self.mode = Mode::Board;
                    refused(Phrase::with(Line::OwnPieceOnArrival, [Arg::Square(to)]))
                }
            };
        }
        let waits_for_piece = RawMove::from_squares(board, from, to, None)
            .is_ok_and(|said| board.color_at(from).is_some_and(|color| said.lacks_promotion(color)));
        if waits_for_piece {
            self.mode = Mode::Promoting { from, to };
            return Vec::new();
        }
        self.put(view, from, to, None)
    }

    /// The move as it stands now: executed for the opponent, or on the screen for oneself.
    pub(super) fn put(&mut self, view: &View<'_>, from: Square, to: Square, promotion: Option<Role>) -> Vec<Wish> {
        self.mode = Mode::Board;
        match RawMove::from_squares(board_under(view), from, to, promotion) {
            // It stands on no board that others may see: it is read back to his eyes alone, and goes into the envelope.
            Ok(said) if Purpose::due(view) == Purpose::Seal => {
                self.mode = Mode::ReadBack { said, purpose: Purpose::Seal, words: Line::PadReadBack, answers: None };
                Vec::new()
            }
            Ok(said) if moves_own(view) => self.show_own(said, view),
            Ok(said) => self.commit(said, Purpose::Execute, view),
            Err(_) => vec![Wish::Chime(Chime::Refused)],
        }
    }

    /// A move of one's own. Where none stands it is only tried on the screen; where one stands, and may be announced, it is asked
    /// about first: a slip of the pointer must not correct an announcement.
    fn show_own(&mut self, said: RawMove, view: &View<'_>) -> Vec<Wish> {
        match replaceable(view) {
            Some(_) => self.read_back(said, Purpose::Place, Purpose::Place.asks_back(view), view),
            None => vec![Wish::Do(Command::Move(MoveCommand::Enter(said)))],
        }
    }
}

/// Whether a move on the screen is the player's own, and not the opponent's that he executes.
fn moves_own(view: &View<'_>) -> bool {
    !matches!(view.step(), Step::Repeat(_) | Step::RepeatAgain(_) | Step::Execute(_))
}

/// What cannot be done, and why: a person who sees hears no sound of it.
fn refused(why: Phrase) -> Vec<Wish> {
    vec![Wish::Chime(Chime::Refused), Wish::Say(why)]
}

/// Why a piece of the other side is not taken up: what is due first, or whose it is.
fn other_side(view: &View<'_>, square: Square) -> Phrase {
    match view.step() {
        Step::Repeat(said) => Rejection::RepeatFirst(said).phrase(),
        Step::RepeatAgain(_) => Rejection::RepeatAgainFirst.phrase(),
        Step::Execute(said) => Rejection::ExecuteFirst(said).phrase(),
        _ => Phrase::with(Line::OpponentsPieceThere, [Arg::Square(square)]),
    }
}

/// The side whose pieces move here; any while the boards are compared.
fn side_in_hand(view: &View<'_>) -> Option<Color> {
    match view.step() {
        Step::Reconcile(_) => None,
        Step::Repeat(_) | Step::RepeatAgain(_) | Step::Execute(_) => Some(view.side().other()),
        _ => Some(view.side()),
    }
}

/// The own move that stands, while a move on the screen can take its place: until the press, and while the game goes on.
fn replaceable(view: &View<'_>) -> Option<RawMove> {
    view.replaceable.filter(|_| matches!(view.step(), Step::Announce | Step::Press))
}

/// The own move that stands on the shown board, tried or made.
fn own_move(view: &View<'_>) -> Option<RawMove> {
    view.entry.filter(|_| moves_own(view)).or_else(|| replaceable(view))
}

/// The board a move is made from: the one that is shown, without the own move that stands on it.
fn board_under<'a>(view: &View<'a>) -> &'a Board {
    if own_move(view).is_some() { view.board_to_move_from } else { view.board }
}

/// Where the piece on a square of the shown board stands on the board under it: a piece that was moved on the screen is
/// taken up again from where it came.
fn departure(view: &View<'_>, square: Square) -> Square {
    let Some(said) = own_move(view) else { return square };
    let (from, to) = squares_of(said, board_under(view), view.side());
    if square == to { from } else { square }
}

/// Where the piece on a square of the shown board stood before its player's announced move, which is not completed yet.
pub(super) fn stood_on(square: Square, view: &View<'_>) -> Square {
    let Some((_, said)) = view.announcement.filter(|(mover, _)| *mover == view.side()) else { return square };
    let (from, to) = squares_of(said, view.board_to_move_from, view.side());
    if square == to { from } else { square }
}

/// The castling of which this is the rook's part: the king stands already where it takes him (3.8.2; 3.8.b of 2014), and what the hand
/// does after him is no other move.
fn castled_by_rook(view: &View<'_>, from: Square, to: Square) -> Option<RawMove> {
    let said = own_move(view)?;
    let (board, side) = (board_under(view), view.side());
    [CastlingSide::KingSide, CastlingSide::QueenSide].into_iter().find_map(|castling| {
        let (king, outermost) = castling_squares(board, side, castling)?;
        let rook = view.setup.castling_rook(side, castling).unwrap_or(outermost);
        let (_, kings) = squares_of(RawMove::Castling(castling), board, side);
        let rooks = castling.rook_to(side);
        let king_stands = squares_of(said, board, side) == (king, kings);
        (king_stands && (from, to) == (rook, rooks)).then_some(RawMove::Castling(castling))
    })
}

/// Departure and arrival of a move, of the king where he castles.
fn squares_of(said: RawMove, board: &Board, side: Color) -> (Square, Square) {
    match said {
        RawMove::Piece { from, to, .. } => (from, to),
        RawMove::Castling(castling) => {
            let to = castling.king_to(side);
            (board.king_of(side).unwrap_or(to), to)
        }
    }
}

/// Whether a king is put on the rook with which he castles: on any of his own in Chess960, in ordinary chess from where he begins on
/// one in a corner. Told by the pieces alone, and not by what is legal.
#[must_use]
pub fn castles_on(board: &Board, castling: CastlingMode, from: Square, to: Square) -> bool {
    let Some(king) = board.piece_at(from).filter(|piece| piece.role == Role::King) else { return false };
    let own_rook = from.rank() == to.rank() && board.piece_at(to) == Some(king.color.rook());
    let begins = || {
        let corner = matches!(to.file(), File::A | File::H);
        corner && from.file() == File::E && king.color.relative_rank(from.rank()) == Rank::First
    };
    own_rook && (castling == CastlingMode::Chess960 || begins())
}

/// The square on which a piece that was taken in the hand is shown: where it was put before, if it was.
#[must_use]
pub fn shown_at(view: &View<'_>, from: Square) -> Square {
    let stands = own_move(view).map(|said| squares_of(said, board_under(view), view.side()));
    stands.filter(|(departure, _)| *departure == from).map_or(from, |(_, arrival)| arrival)
}

#[cfg(test)]
mod tests;
