//! The move in progress: touched, placed, announced, pressed.
use shakmaty::{Color, Square};

use crate::{game::Statement, laws::RawMove};

/// What the mover does with the piece, the words and the clock.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum MoveCommand {
    /// A piece was touched (D.2.2: taken out of its aperture; 4.3).
    Touch(Square),
    /// The mover's move stands on his own board.
    Place(RawMove),
    /// The mover has made this move on the board that the screen shows. Nobody hears of it, and it can be taken back, until
    /// he announces it or presses; another one takes its place.
    Enter(RawMove),
    /// The move on the screen was a slip of the mouse.
    TakeBack,
    /// The mover announces. Where the program announces, this makes it speak.
    Announce(RawMove),
    /// A slip of the tongue is corrected, before the press.
    Correct(RawMove),
    /// The mover stops his clock and starts his opponent's.
    Press,
    /// The player on move says that he adjusts this piece, before he touches it (4.2).
    Adjust(Square),
    /// What the same person stated last of a piece - touched, adjusted - was a slip.
    Withdraw,
}

/// What became of the move in progress.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum MoveAct {
    /// A piece was touched.
    Touched(Square),
    /// A move stands on the mover's board.
    Placed(RawMove),
    /// The mover's move stands on the screen; it is not made yet.
    Entered(RawMove),
    /// The move on the screen was taken back, before it was announced or pressed.
    EntryTakenBack(RawMove),
    /// The mover put another move in the place of the one that stood, before he pressed. If that was illegal he may (4.7
    /// protects legal moves only; 4.6 of 2009); the record does not ask.
    Replaced(RawMove),
    /// The words did not fit the piece that stood already: a slip, which is not announced and stays on record.
    Misspoken(RawMove),
    /// A move was announced.
    Announced(RawMove),
    /// The announcement was corrected to this move.
    Corrected(RawMove),
    /// The mover pressed.
    Pressed(PressKind),
    /// The opponent replied to a move that was made and not pressed: he has the move (1.1; 1.3 of 2018), and the clock goes
    /// on as it was.
    LeftUnpressed,
    /// The move that this side left unpressed is completed by its next one (6.2.a.2 of 2014, 6.2.1.2).
    CompletedByNextMove(Color),
    /// A press was held back: the move was not announced (D.2.3, D.2.4).
    PressHeldBack,
    /// The player on move said that he adjusts this piece.
    Adjusted(Square),
    /// What was stated of a piece was withdrawn as a slip, before anything else was done.
    Withdrawn(Statement),
}

/// How a press of the clock came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PressKind {
    /// After the announcement.
    Regular,
    /// The sighted player's, before his announcement.
    Early,
    /// Without any move.
    WithoutMove,
}
