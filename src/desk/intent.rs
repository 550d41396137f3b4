//! What a person means by a key, a click or a button, whatever the device.
use shakmaty::{Role, Square};

use super::{Change, Direction, Heading, Item, Level, Purpose, SquareItem};
use crate::{
    game::{Claim, ClaimCommand, ClockCommand, Command, EndingCommand},
    language::{Arg, Line, Phrase, letter::spelled},
    narration::Question,
};

/// What a person does to answer yes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The key or button that answers goes down.
    Down,
    /// It is let go.
    Up,
    /// It has been down for [`HOLD`](super::HOLD).
    Held,
    /// The word, or the button beside the question on the screen.
    Word,
}

/// What goes beyond reading the board: an assist, each off in competition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aid {
    /// The moves of the piece under the cursor.
    Moves,
    /// What attacks the square under the cursor, of either colour.
    Attackers,
    /// What stands first on each of the eight lines from the square under the cursor.
    Rays,
}

/// A page of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// The table, where the game is played.
    Table,
    /// The arbiter's page.
    Arbiter,
    /// The assistant's page.
    Assistant,
}

/// How what was typed is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ReadTyped {
    /// As the words that it stands for.
    Whole,
    /// Letter by letter from the start.
    Spelled,
}

impl ReadTyped {
    /// A text so, and the letter that is being chosen.
    #[must_use]
    pub fn of(self, text: &str, in_hand: char) -> Phrase {
        let read = match self {
            _ if text.is_empty() => Phrase::line(Line::SetupNoName),
            Self::Whole => Phrase::with(Line::Bare, [Arg::Text(text.to_owned())]),
            Self::Spelled => spelled(text),
        };
        Phrase::Several(vec![read, spelled(&in_hand.to_string())])
    }
}

impl Intent {
    /// Whether it is a key by which a device changes hands.
    pub(crate) const fn hands_over(&self) -> bool {
        matches!(self, Self::PassKeyboard | Self::HandKeyboard | Self::TakeDevice)
    }

    /// Whether it must not happen by a slip of the hand: it can end the game, stop the clocks or give the keyboard away.
    #[must_use]
    pub const fn is_grave(&self) -> bool {
        matches!(
            self,
            Self::Do(
                Command::Ending(EndingCommand::Resign)
                    | Command::Draw(_)
                    | Command::Claim(ClaimCommand::Flag | ClaimCommand::Make(Claim::Quickplay(_)))
                    | Command::Clock(ClockCommand::Stop | ClockCommand::Restart)
                    | Command::Reconcile(_)
            ) | Self::PassKeyboard
                | Self::HandKeyboard
        )
    }
}

/// An act of a person at his desk.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Intent {
    /// The cursor one square on.
    Walk(Direction),
    /// The cursor to the next piece that way, or to the edge: reading, whatever stands there.
    Leap(Heading),
    /// The cursor to the next piece of a kind, of either colour.
    NextPiece(Role),
    /// The cursor to the previous piece of a kind.
    PreviousPiece(Role),
    /// What stands under the cursor.
    Here,
    /// The rank under the cursor, read out.
    RankHere,
    /// The file under the cursor, read out.
    FileHere,
    /// The diagonals through the cursor, read out.
    Diagonals,
    /// What a piece could do: an assist, off in competition.
    Assist(Aid),
    /// Ask something that is answered in the earphone.
    Ask(Question),
    /// The next of the colours in which the windows are drawn.
    NextTheme,
    /// Open the list of what can be changed in the middle of a game: devices, volumes and the like.
    OpenSettings,
    /// How much charge the battery has.
    Battery,
    /// The own recording of the last move.
    Replay,
    /// The last words once more.
    SayAgain,
    /// Open the list of keys.
    Help,
    /// Begin to type a move; `None` for what the step asks for.
    OpenEntry(Option<Purpose>),
    /// A typed character.
    Insert(char),
    /// A letter that was chosen by ear: the field it comes into decides whether it is a capital one.
    Letter(char),
    /// What is typed in the open field, and then the letter that is being chosen.
    Typed(ReadTyped, char),
    /// Take the last character back.
    Erase,
    /// Take what is in hand in a list or typed in a field; commit what was read back; else take the step that is due.
    Enter,
    /// The same but in a list, where it takes nothing: a button that takes is another one.
    Commit,
    /// Answer yes to the open question.
    Answer(Answer),
    /// Let the open question go: something was opened that is not at the desk.
    DropQuestion,
    /// Discard what is open, or leave a list.
    Escape,
    /// Take the piece on this square into the hand.
    Lift(Square),
    /// A click: put what is in the hand down here, on a piece of the same side take that one instead; with nothing in the hand
    /// take up what stands here.
    PutDown(Square),
    /// Let go here what was dragged; on a piece of the same side it goes back.
    Drop(Square),
    /// Let go beside the board what was dragged: it goes back.
    DropBeside,
    /// Put the new piece where the pawn stands.
    LayReady(Role),
    /// Take what stands under the cursor in the hand, or propose to put it down there: read back, not committed.
    Grasp,
    /// Begin to dial a move; `None` for what the step asks for.
    OpenDial(Option<Purpose>),
    /// Say which file or rank this is, 0 to 7, before it is taken.
    Point(u32),
    /// Take the file or rank as the next part of the dialled move.
    Take(u32),
    /// Take the last part of the dialled move back.
    TakeBack,
    /// The next promotion piece of the move in hand.
    NextPromotion,
    /// An act of a hand that does not see the screen: the square it comes to is heard as a sound before its words.
    Felt(Box<Intent>),
    /// Show the PIN that was drawn for the arbiter, or begin the game now that he has written it down.
    ArbitersPin,
    /// Offer the keyboard to the other player; withdraw it where that is done already; take what is offered to oneself.
    PassKeyboard,
    /// Give the keyboard to one's assistant; the assistant gives it back.
    HandKeyboard,
    /// Take the device that is offered.
    TakeDevice,
    /// Another page of the window came up: anyone who cannot see it hears which.
    PageShown(Page),
    /// Open the list of claims.
    OpenClaims,
    /// Take this from the list of claims.
    TakeClaim(Item),
    /// Take this from the list of claims, about the square under the cursor.
    AtCursor(SquareItem),
    /// Announce at once what is entered, or read it back first.
    NextCommit,
    /// Letters begin a move, or are commands.
    NextTyping,
    /// A level of the sound is changed, whatever else is going on.
    Change(Level, Change),
    /// A command of the game.
    Do(Command),
}
