//! Short texts of the screen: headings, buttons, the names of keys. They are read, by eyes or by a screen reader, and never
//! spoken by the program, so the banks of clips do not hold them; what is spoken is a [`Line`](super::Line).
//!
//! To add one: a row here, and a row in `text` of each language.
mod de;
mod en;
mod es;

use super::Language;

macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// A short text of the screen.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Label { $($(#[$doc])* $name,)+ }

        impl Label {
            /// Every one.
            pub const ALL: &[Self] = &[$(Self::$name),+];
        }
    };
}

impl Label {
    /// The text in `language`.
    ///
    /// ```
    /// # use anna_hector::language::{Label, Language};
    /// assert_eq!(Language::ALL.map(|l| Label::PressClock.text(l)), ["Uhr drücken", "Pulsar el reloj", "Press the clock"]);
    /// ```
    #[must_use]
    pub const fn text(self, language: Language) -> &'static str {
        match language {
            Language::German => de::text(self),
            Language::Spanish => es::text(self),
            Language::English => en::text(self),
        }
    }
}

labels! {
    /// Competition, as a short sign.
    Competition,
    /// Practice, as a short sign.
    Practice,
    /// Before the year of an edition.
    Laws,
    /// Before a time control.
    Control,
    /// Before who is visually impaired.
    Impaired,
    /// Before who announces.
    Announces,
    /// The program as announcer.
    Program,
    /// The player as announcer.
    InPerson,
    /// An assistant.
    Assistant,
    /// The arbiter, and his page.
    Arbiter,
    /// Before to whom the keyboard belongs.
    Keyboard,
    /// Before to whom the mouse belongs.
    Mouse,
    /// A player at his own board.
    Player,
    /// Heading of the last announcement.
    LastAnnouncement,
    /// Heading of the scoresheet.
    Moves,
    /// The board.
    Board,
    /// The line being typed.
    EntryField,
    /// What the empty line says.
    EntryHint,
    /// Heading of the promotion pieces.
    SparePieces,
    /// A clock that runs.
    ClockRuns,
    /// A clock that stands.
    ClockStands,
    /// A flag that has fallen.
    FlagFallen,
    /// The flag that fell first.
    FlagFirst,
    /// A number of minutes.
    Minutes,
    /// A number of seconds.
    Seconds,
    /// A number of moves.
    Completed,
    /// Set a clock.
    SetClock,
    /// Go back to a ply.
    GoBack,
    /// Before the arbiter's passphrase.
    Passphrase,
    /// Before when and where an adjourned game is resumed.
    ResumesAt,
    /// The arbiter tells the player on move to seal.
    OrderSeal,
    /// The time of resumption has come.
    ResumeAdjourned,
    /// The envelope is opened.
    OpenEnvelope,
    /// The envelope is lost.
    EnvelopeLost,
    /// The start position, as a place to go back to.
    BeforeFirst,
    /// Confirm the end of the game.
    ConfirmEnding,
    /// The game goes on.
    RejectEnding,
    /// A ply with nothing on the sheet.
    Unannounced,
    /// Heading of the remarks for the arbiter.
    Remarks,
    /// There is nothing to remark.
    NoRemarks,
    /// Presses held back: before a number.
    HeldBack,
    /// Corrections: before a number.
    Slips,
    /// Repeated as: before a move.
    RepeatedAs,
    /// Executed as: before a move.
    ExecutedAs,
    /// Words and piece differ.
    AnnouncedOtherwise,
    /// Yes.
    Yes,
    /// No.
    No,
    /// The previous value of a field.
    Less,
    /// The next value of a field.
    More,
    /// Heading of the set-up.
    NewGame,
    /// How the set-up is done by keys.
    SetupHint,
    /// Go on with an unfinished game.
    GoOn,
    /// Leave an unfinished game.
    LeaveIt,
    /// Leave the program.
    Quit,
    /// From another page back to the board.
    BackToTable,
    /// Heading of the list of keys.
    Keys,
    /// Heading of a column: the key.
    KeyColumn,
    /// Heading of a column: what it does.
    MeaningColumn,
    /// The Enter key.
    KeyEnter,
    /// The Escape key.
    KeyEscape,
    /// The space bar.
    KeySpace,
    /// The backspace key.
    KeyBackspace,
    /// The left arrow key.
    KeyLeft,
    /// The up arrow key.
    KeyUp,
    /// The right arrow key.
    KeyRight,
    /// The down arrow key.
    KeyDown,
    /// The shift key.
    KeyShift,
    /// The control key.
    KeyControl,
    /// Heading: keys on the board.
    OnTheBoard,
    /// Heading: keys in the move field.
    WhileTyping,
    /// Heading: keys in the set-up.
    InSetup,
    /// One square on.
    Walk,
    /// To the next king, queen ...
    NextPiece,
    /// To the previous one.
    PreviousPiece,
    /// What stands on a rank.
    ReadRank,
    /// What stands on a file.
    ReadFile,
    /// What stands here.
    ThisSquare,
    /// Both diagonals.
    Diagonals,
    /// All white pieces.
    AllWhite,
    /// All black pieces.
    AllBlack,
    /// The moves of this piece.
    MovesOfPiece,
    /// The last move.
    AskLastMove,
    /// The last five moves.
    AskLastMoves,
    /// Both times.
    AskBothTimes,
    /// One's own time.
    AskOwnTime,
    /// The opponent's time.
    AskOpponentsTime,
    /// Moves completed.
    AskCompleted,
    /// The number of the move.
    AskMoveNumber,
    /// What to do next.
    AskStep,
    /// The last words again.
    SayAgain,
    /// The keys, read out and shown.
    Help,
    /// Type a move.
    OpenEntry,
    /// Correct the announcement.
    OpenCorrection,
    /// Commit, or take the step that is due.
    TakeStep,
    /// Discard.
    Discard,
    /// Take a character back.
    Erase,
    /// Press the clock.
    PressClock,
    /// Announce.
    Announce,
    /// Repeated as announced.
    Repeated,
    /// Executed as announced.
    Executed,
    /// Start the game.
    StartGame,
    /// Offer a draw.
    OfferDraw,
    /// Accept a draw.
    AcceptDraw,
    /// Decline a draw.
    DeclineDraw,
    /// Resign.
    Resign,
    /// Stop the clocks.
    StopClocks,
    /// Restart the clock.
    RestartClock,
    /// Claim the flag.
    ClaimFlag,
    /// Hand the keyboard over.
    PassKeyboard,
    /// Turn the board on the screen.
    Flip,
    /// The arbiter's page.
    ArbiterPage,
    /// Choose a field.
    ChooseField,
    /// Change it.
    ChangeField,
}
