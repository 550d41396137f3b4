//! What a person means by a key, a click or a button, whatever the device.
use shakmaty::{Role, Square};

use super::Purpose;
use crate::{game::Command, narration::Question};

/// A step of the cursor, as the person sees or feels his board: `Up` is away from him.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Away from the player.
    Up,
    /// Towards the player.
    Down,
    /// To his left.
    Left,
    /// To his right.
    Right,
}

/// A page of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// The table.
    Table,
    /// The arbiter's.
    Arbiter,
    /// The assistant's.
    Assistant,
}

/// An act of a person at his desk.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Intent {
    /// The cursor one square on.
    Walk(Direction),
    /// The cursor to the next piece of a kind, of either colour.
    NextPiece(Role),
    /// The cursor to the previous piece of a kind.
    PreviousPiece(Role),
    /// What stands under the cursor.
    Here,
    /// The diagonals through the cursor, read out.
    Diagonals,
    /// The moves of the piece under the cursor: an assist, off in competition.
    Assist,
    /// A question.
    Ask(Question),
    /// How much charge the battery has.
    Battery,
    /// The last words once more.
    SayAgain,
    /// The keys.
    Help,
    /// Begin to type a move; `None` for what the step asks for.
    OpenEntry(Option<Purpose>),
    /// A typed character.
    Insert(char),
    /// Take the last character back.
    Erase,
    /// Commit, or take the step that is due.
    Enter,
    /// Discard.
    Escape,
    /// Take the piece on this square into the hand.
    Lift(Square),
    /// Put what is in the hand down here.
    PutDown(Square),
    /// Lay a promotion piece ready, or put it where the pawn stands.
    LayReady(Role),
    /// Hand the keyboard to the other player.
    PassKeyboard,
    /// Another page of the window came up: whoever cannot see it hears which.
    PageShown(Page),
    /// A command of the game.
    Do(Command),
}
