//! What somebody at the table asks for. A command may be refused; an [`Event`](super::Event) has happened.
use std::time::Duration;

use shakmaty::{Color, Square};

use super::{Device, Seat};
use crate::laws::RawMove;

/// A command from a seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Command {
    /// Begin the game: White's clock starts.
    Start,
    /// A piece was touched (D.2.2: taken out of its aperture; 4.3).
    Touch(Square),
    /// The mover's move stands on his own board.
    Place(RawMove),
    /// The mover announces. Where the program announces, this makes it speak.
    Announce(RawMove),
    /// A slip of the tongue is corrected, before the press.
    Correct(RawMove),
    /// The mover stops his clock and starts his opponent's.
    Press,
    /// The other player repeats; `None` when he repeated what was announced, by mouth.
    Repeat(Option<RawMove>),
    /// The other player executes on his board; `None` for what was announced.
    Execute(Option<RawMove>),
    /// A draw is offered.
    OfferDraw,
    /// The draw is accepted.
    AcceptDraw,
    /// The draw is declined.
    DeclineDraw,
    /// The player resigns.
    Resign,
    /// The opponent's flag is claimed to have fallen.
    ClaimFlag,
    /// Both clocks are stopped to call the arbiter.
    StopClock,
    /// The clock of the side to move goes on.
    RestartClock,
    /// The arbiter sets a clock: time left and moves completed.
    SetClock {
        /// Whose.
        side: Color,
        /// Time left.
        left: Duration,
        /// Moves completed; `None` leaves the counter.
        completed: Option<u32>,
    },
    /// The end of the game that a move brought is confirmed.
    ConfirmEnding,
    /// The arbiter finds that the game has not ended.
    RejectEnding,
    /// The arbiter restores the position after this many plies (7.1, 7.5): everything later is ruled off.
    GoBack(usize),
    /// An input device now belongs to this person.
    GiveDevice(Device, Seat),
    /// A restart goes on with an unfinished game; `down` is the time the program was not running.
    Resume {
        /// Time between the last heartbeat and the restart, by the wall clock. It is not charged.
        down: Duration,
    },
}
