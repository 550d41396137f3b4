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
    /// Before the charge of the battery.
    Battery,
    /// The charge of the battery, read out.
    AskBattery,
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
    /// The arbiter's number, a field.
    ArbiterPin,
    /// Open the arbiter's page with the number.
    OpenPage,
    /// The arbiter is done: lock his page.
    ArbiterDone,
    /// Why the arbiter does what he does, a field.
    Grounds,
    /// What to write there, and that it can be left empty.
    GroundsHint,
    /// Heading: acts on the clocks.
    TopicClock,
    /// Heading: penalties.
    TopicPenalties,
    /// Heading: claims, flags and who is at the board.
    TopicClaims,
    /// Heading: the course of the game.
    TopicGame,
    /// By how many minutes a time is changed.
    ShiftMinutes,
    /// By how many seconds besides.
    ShiftSeconds,
    /// Give time.
    GiveTime,
    /// Take time off.
    TakeTime,
    /// A time control, a field.
    NewControl,
    /// Replace a wrong setting of the clock.
    ReplaceControl,
    /// Time controls as they can be written.
    ControlExample,
    /// Agree to the claim.
    AcceptClaim,
    /// Put the decision off.
    PostponeClaim,
    /// Do not agree to the claim.
    RejectClaim,
    /// There is no claim.
    NoClaim,
    /// A claim whose decision is put off.
    ClaimPostponed,
    /// What is claimed: a draw.
    ClaimsDraw,
    /// What is asked for: time with each move.
    AsksExtraTime,
    /// The arbiter observes that a flag has fallen.
    ObserveFlag,
    /// Which flag fell first cannot be told.
    FlagsUnordered,
    /// Of a player who is not at the board.
    IsAbsent,
    /// Of a player who is not there after the default time.
    IsDefaulted,
    /// Of a player who came after the default time.
    CameLate,
    /// Of a player who is at the board.
    IsHere,
    /// A player has come to the board.
    Arrived,
    /// Lost by absence.
    Forfeit,
    /// Both lose by absence.
    BothForfeit,
    /// Forbid automatic calls of the time.
    ForbidCalls,
    /// Allow them again.
    AllowCalls,
    /// Before the number of a period.
    Period,
    /// Before the moves to the time control.
    ToControl,
    /// There is no further time control.
    LastPeriod,
    /// Before the time used.
    Used,
    /// Before what is left of a delay.
    DelayLeft,
    /// A game without a clock.
    NoClockShort,
    /// The assistant has not been asked for the time.
    NotAsked,
    /// The question before a position is restored.
    ConfirmGoBack,
    /// The question before an act of the arbiter that ends the game.
    ConfirmGameLost,
    /// Before the person to whom a device is given.
    WhoHasIt,
    /// Moves to the time control.
    AskMovesToControl,
    /// What each move brings.
    AskIncrement,
    /// Whose turn it is.
    AskWhoseTurn,
    /// Ask the assistant for moves and time.
    AskAssistant,
    /// Claim a draw in the quickplay finish.
    ClaimDraw,
    /// Ask for time with each move in the quickplay finish.
    AskExtraTime,
    /// The assistant's page.
    AssistantPage,
}
