//! Short texts of the screen: headings, buttons, the names of keys. They are read, by eyes or by a screen reader, and not
//! spoken by the program, so the banks of clips hold only [`Label::SPOKEN`]; what is spoken is a [`Line`](super::Line).
//!
//! To add one: a row here, and a row in `text` of each language.
mod de;
mod en;
mod es;
mod fr;

use super::Language;

macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// A short text of the screen.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Label { $($(#[$doc])* $name,)+ }

        impl Label {
    /// Those that the program speaks too: commands and buttons of the gamepad, chosen by ear. The banks of clips hold them.
    pub const SPOKEN: &[Self] = &[
        Self::FileLine,
        Self::Terse,
        Self::NormalWords,
        Self::Talkative,
        Self::SignalAgreed,
        Self::SignalPressed,
        Self::SignalRefused,
        Self::SignalOwnPiece,
        Self::SignalOpponentsPiece,
        Self::NextVerbosity,
        Self::PressClock,
        Self::PadRepeated,
        Self::PadExecuted,
        Self::AskStep,
        Self::AskBothTimes,
        Self::AskOwnTime,
        Self::AskIncrement,
        Self::AskOpponentsTime,
        Self::AskCompleted,
        Self::AskMovesToControl,
        Self::AskWhoseTurn,
        Self::AskScore,
        Self::AskLastMove,
        Self::AskLastMoves,
        Self::AskBattery,
        Self::NextCommit,
        Self::PadFaster,
        Self::PadSlower,
        Self::PadLouder,
        Self::PadSofter,
        Self::PadRoomFaster,
        Self::PadRoomSlower,
        Self::PadRoomLouder,
        Self::PadRoomSofter,
        Self::SayAgain,
        Self::AllWhite,
        Self::AllBlack,
        Self::OfferDraw,
        Self::AcceptDraw,
        Self::DeclineDraw,
        Self::PadResign,
        Self::ClaimFlag,
        Self::StopClocks,
        Self::RestartClock,
        Self::Help,
        Self::PadAssistant,
        Self::PadKeyboard,
        Self::HandKeyboard,
        Self::Keyboard,
        Self::Mouse,
        Self::Gamepad,
        Self::Assistant,
        Self::Arbiter,
        Self::PadMovesOf,
        Self::PadAttackers,
        Self::PadRays,
        Self::PadDiagonals,
        Self::PadMoveNumber,
        Self::PadThisSquare,
        Self::PadClaimDraw,
        Self::PadClaimTime,
        Self::BeginReconcile,
        Self::ReplayRecording,
        Self::Claims,
        Self::TouchHere,
        Self::AdjustHere,
        Self::PadGrasp,
        Self::PadDial,
        Self::OpenCorrection,
        Self::PadCorrection,
        Self::PadPromotion,
        Self::PadMenu,
        Self::PadFeelOwn,
        Self::PadFeelOpponents,
        Self::PadFeelRunning,
        Self::PadLessons,
        Self::PadRemap,
        Self::PadProfile,
        Self::PadAssign,
        Self::PadRankHere,
        Self::PadFileHere,
        Self::ButtonA,
        Self::ButtonB,
        Self::ButtonX,
        Self::ButtonY,
        Self::ButtonSouth,
        Self::ButtonEast,
        Self::ButtonWest,
        Self::ButtonNorth,
        Self::ButtonLeftShoulder,
        Self::ButtonRightShoulder,
        Self::ButtonLeftTrigger,
        Self::ButtonRightTrigger,
        Self::ButtonSelect,
        Self::ButtonStart,
        Self::ButtonGuide,
        Self::ButtonLeftStick,
        Self::ButtonRightStick,
        Self::ButtonUp,
        Self::ButtonDown,
        Self::ButtonLeft,
        Self::ButtonRight,
        Self::StickLeft,
        Self::StickRight,
        Self::StickIdle,
        Self::PadLeap,
        Self::Walk,
        Self::PadChooseKind,
        Self::PadTake,
        Self::PadTakeBack,
        Self::ProfileXbox,
        Self::ProfilePlayStation,
        Self::ProfileSwitch,
        Self::ProfileGeneric,
        Self::ProfileLeftHand,
        Self::ProfileRightHand,
        Self::ProfileLever,
        Self::TakeStep,
        Self::Discard,
        Self::PadTalk,
        Self::PadNextOfKind,
        Self::PadPreviousOfKind,
        Self::PadNextKind,
        Self::PadPreviousKind,
        Self::PadSpell,
        Self::WalkUp,
        Self::WalkDown,
        Self::WalkLeft,
        Self::WalkRight,
        Self::Arbiter,
        Self::Assistant,
        Self::Keys,
        Self::GoOn,
        Self::MenuAsLast,
        Self::MenuCompetition,
        Self::MenuPractice,
        Self::MenuReview,
        Self::MenuDevices,
        Self::GroupPeople,
        Self::GroupLaws,
        Self::GroupClock,
        Self::GroupWords,
        Self::GroupSound,
        Self::GroupHearing,
        Self::BackToTable,
        Self::Repeated,
        Self::Announce,
        Self::CorrectionDone,
        Self::BoardIsRight,
        Self::ConfirmEnding,
        Self::ConfirmReady,
        Self::StartGame,
        Self::Resign,
        Self::SparePieces,
        Self::Yes,
        Self::No,
        Self::Done,
        Self::Quit,
        Self::StayOpen,
        Self::StayHere,
        Self::RepeatedAndExecuted,
        Self::Executed,
        Self::Announced,
        Self::SignSheets,
        Self::NextGame,
        Self::MoreActs,
        Self::PlayersHelp,
    ];

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
    /// assert_eq!(Language::ALL.map(|l| Label::PressClock.text(l)), ["Uhr drücken", "Pulsar el reloj", "Press the clock", "Appuyer sur la pendule"]);
    /// ```
    #[must_use]
    pub const fn text(self, language: Language) -> &'static str {
        match language {
            Language::German => de::text(self),
            Language::Spanish => es::text(self),
            Language::English => en::text(self),
            Language::French => fr::text(self),
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
    /// Before who is visually impaired.
    Impaired,
    /// Before who announces.
    Announces,
    /// The program as announcer.
    Program,
    /// The player as announcer.
    InPerson,
    /// The announcer is an assistant.
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
    /// How fast one's own voice is.
    ChangeRate,
    /// How loud one's own voice is.
    ChangeVolume,
    /// How fast the voice in the room is.
    ChangeRoomRate,
    /// How loud the voice in the room is.
    ChangeRoomVolume,
    /// Whether what is entered is announced at once.
    NextCommit,
    /// Whether letters begin a move.
    NextTyping,
    /// One's own voice faster.
    PadFaster,
    /// One's own voice slower.
    PadSlower,
    /// One's own voice louder.
    PadLouder,
    /// One's own voice softer.
    PadSofter,
    /// The voice in the room faster.
    PadRoomFaster,
    /// The voice in the room slower.
    PadRoomSlower,
    /// The voice in the room louder.
    PadRoomLouder,
    /// The voice in the room softer.
    PadRoomSofter,
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
    /// Go back to the position before a move.
    GoBack,
    /// Before the arbiter's passphrase.
    Passphrase,
    /// Before the same passphrase, typed a second time.
    PassphraseAgain,
    /// Before the minutes left of the session in which a game is adjourned early.
    RestOfSession,
    /// Above the fields of the adjournment.
    Adjournment,
    /// The same once more: what was typed wrong is put right, and the passphrase given again.
    OrderSealAgain,
    /// A sealed move is ordered.
    OrderedHow,
    /// The same where the clocks were stopped before: the arbiter lets them go on afterwards.
    OrderAgainThenRestart,
    /// After a restart of the program before a move is sealed: the passphrase is ordered with once more, and the clock goes on by it.
    OrderAfterRestart,
    /// The last: the order.
    OrderNow,
    /// The third: the clock goes on, since the move is sealed in the time of its player.
    OrderRestartFirst,
    /// The second: the passphrase twice, of four characters or more.
    OrderPassphraseFirst,
    /// The first step of ordering a sealed move: the clocks are stopped, that he may write.
    OrderStopFirst,
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
    /// After a restart the player says that he goes on.
    ConfirmReady,
    /// The game goes on.
    RejectEnding,
    /// Heading of what the arbiter has to decide.
    WaitsForYou,
    /// He has nothing to decide.
    NothingWaits,
    /// What waits for both players and not for the arbiter: each says that he goes on, after a restart or a resumption.
    PlayersGoOn,
    /// Nothing but the clocks: both stand.
    ClocksWaitForYou,
    /// Nobody has said what stands on a board or a sheet.
    NothingToldYet,
    /// Why the order to seal did nothing.
    PassphraseTooShort,
    /// A passphrase that is given after the move was sealed.
    EnvelopeKeepsPassphrase,
    /// Why the order to seal did nothing.
    PassphrasesDiffer,
    /// Why the order to seal did nothing.
    MinutesNotANumber,
    /// Heading: what the record says to a claim.
    RecordShows,
    /// Heading: what the edition makes of it.
    RuleSays,
    /// Heading: what a ruling would bring.
    Proposal,
    /// Rule as it is proposed.
    RuleSo,
    /// Heading: the record shows an illegal move.
    IllegalByRecord,
    /// Before the number of a move.
    PositionBefore,
    /// Before the times after a ruling.
    ClocksThen,
    /// Before the number of a move.
    RuledOffFrom,
    /// A sealed move that was not opened is given up with the position before it.
    EnvelopeFalls,
    /// The ruling sets the clocks as proposed.
    TimesProposed,
    /// The ruling leaves the clocks as they are.
    TimesPresent,
    /// The ruling sets the clocks to what is typed.
    TimesOwn,
    /// The part of the page with the log.
    TopicLog,
    /// In the log: the clock was pressed.
    LogPressed,
    /// In the log, before a square.
    LogTouched,
    /// In the log, before a square.
    LogAdjusts,
    /// In the log, before a square.
    LogWithdrawn,
    /// In the log, before a move.
    LogPlaced,
    /// In the log, before a move.
    LogOnScreen,
    /// In the log, before a move.
    LogAnnounced,
    /// In the log, before a move.
    LogCorrected,
    /// In the log, before a move.
    LogRepeated,
    /// In the log, before a move.
    LogExecuted,
    /// Behind a remark about a move that no longer counts.
    RuledOff,
    /// After a side: it records each move.
    MustRecord,
    /// After a side: it need not record.
    NeedNotRecord,
    /// After a side: it need not record before a flag falls.
    NotUntilTheFlag,
    /// After a side: it completes its sheet.
    MustCatchUp,
    /// Both players complete their sheets; a sentence of its own.
    BothCatchUp,
    /// To the player: he records each move.
    YouMustRecord,
    /// To the player: he need not record.
    YouNeedNotRecord,
    /// To the player: he need not record before a flag falls.
    YouNotUntilTheFlag,
    /// To the player: he completes his sheet.
    YouMustCatchUp,
    /// Before a move that was put in the place of the one that stood.
    LogReplaced,
    /// Before words that did not fit the piece that stood.
    LogMisspoken,
    /// Before an illegal move that its player replaced.
    ReplacedIllegal,
    /// Before a legal move that stood, and that its player replaced all the same.
    ReplacedLegal,
    /// Before the number of the move before which the sheets are ruled off.
    RuledOffBefore,
    /// Boards or sheets are being brought together.
    BoardsWait,
    /// Before what each player has still to do: which position counts is decided.
    BoardsPutRight,
    /// After a side that has still to say that its board stands as the position that counts.
    StillToConfirm,
    /// Open the part about the boards.
    OpenBoards,
    /// It opens the part of the page where an adjourned game is resumed.
    OpenAdjourned,
    /// Before how many illegal moves were counted so far.
    CountedBefore,
    /// In the log.
    LogPressedEarly,
    /// In the log.
    LogPressedWithoutMove,
    /// In the log.
    LogLeftUnpressed,
    /// In the log.
    LogCompletedByNext,
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
    /// Heading of the first menu.
    MenuTitle,
    /// How the first menu is used.
    MenuHint,
    /// Go on with an unfinished game.
    GoOn,
    /// A game with the set-up of the last one.
    MenuAsLast,
    /// A competition is set up.
    MenuCompetition,
    /// Practice.
    MenuPractice,
    /// Entry of the first menu: a game that is over is gone through.
    MenuReview,
    /// Button of a review: the move before.
    ReviewBack,
    /// Button of a review: the next move.
    ReviewForward,
    /// Button of a review: it goes on by itself, or stops.
    ReviewGoOn,
    /// Button of a review: to the list of the games.
    ReviewLeave,
    /// Button of a list: back to the first menu.
    ToMenu,
    /// Button of a list: opens what is in hand.
    OpenGame,
    /// Taught words and devices.
    MenuDevices,
    /// The line of a file.
    FileLine,
    /// A key that no event file has; then those it has.
    EventNoKey,
    /// A value that does not fit; then what does.
    EventNoValue,
    /// A line that is not a setting; then how one is written.
    EventNoForm,
    /// A file is not there.
    FileMissing,
    /// A file may not be read.
    FileForbidden,
    /// A file holds no text.
    FileNoText,
    /// The second copy of the journal, a field of the set-up.
    SecondCopy,
    /// What the people need, a group of the set-up.
    GroupPeople,
    /// The Laws.
    GroupLaws,
    /// The clock.
    GroupClock,
    /// Announcing and languages.
    GroupWords,
    /// Sound and boards.
    GroupSound,
    /// Microphones.
    GroupHearing,
    /// How much is told: little.
    Terse,
    /// How much is told: as much as most want.
    NormalWords,
    /// How much is told: much.
    Talkative,
    /// The opponent repeated the move.
    SignalAgreed,
    /// One has pressed the clock.
    SignalPressed,
    /// Something was refused.
    SignalRefused,
    /// A piece of one's own.
    SignalOwnPiece,
    /// A piece of the opponent's.
    SignalOpponentsPiece,
    /// How much is told, the next level.
    NextVerbosity,
    /// Leave an unfinished game.
    LeaveIt,
    /// Close the program.
    Quit,
    /// Go on playing instead of closing the program.
    StayOpen,
    /// The same where nothing is being played.
    StayHere,
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
    /// The last digit of what was clicked is taken away.
    EraseDigit,
    /// Above the digits of the PIN that are clicked, while the keys are a player's.
    ClickThePin,
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
    /// Plays the own recording of the last move.
    ReplayRecording,
    /// The page on which words are taught.
    TeachWords,
    /// How loud it is at a microphone, in decibels below full scale.
    MicrophoneLevel,
    /// The key that is held while speaking.
    HoldToTalk,
    /// The key Delete.
    KeyDelete,
    /// Page up.
    KeyPageUp,
    /// Page down.
    KeyPageDown,
    /// Correct the announcement.
    OpenCorrection,
    /// Commit, or take the step that is due.
    TakeStep,
    /// Answer yes to a question.
    AnswerYes,
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
    /// The keyboard goes back to the player.
    ReturnKeyboard,
    /// Offer the keyboard to the other player, withdraw it, or accept it.
    PassKeyboard,
    /// What the assistant executes: on the board of the side before it.
    TaskExecute,
    /// The assistant seals for the side before it.
    TaskSeal,
    /// The side before it has to repeat.
    TaskRepeats,
    /// The move of the side before it is announced next.
    TaskAnnounce,
    /// The side before it has to press.
    TaskPresses,
    /// Nothing waits for the assistant.
    TaskNothing,
    /// Button: the announcement is corrected.
    DoCorrect,
    /// Button: the move goes into the envelope.
    DoSeal,
    /// Button: moves and time are covered again.
    CoverTimes,
    /// Button: the assistant says that his player has asked for moves and time.
    PlayerHasAsked,
    /// How the assistant enters a move.
    TypeOrClick,
    /// Where an assistant enters a move by keys alone.
    TypeMove,
    /// The same without a keyboard.
    ClickFromTo,
    /// In the place of the move that an assistant is to announce, on a screen that is the opponent's.
    CoveredMove,
    /// Key and gamepad: give the keyboard to one's assistant, who gives it back.
    HandKeyboard,
    /// Accept the keyboard that is offered.
    AcceptKeyboard,
    /// Decline it.
    DeclineKeyboard,
    /// Accept the mouse that is offered.
    AcceptMouse,
    /// Decline it.
    DeclineMouse,
    /// Accept the gamepad that is offered.
    AcceptGamepad,
    /// Decline it.
    DeclineGamepad,
    /// Accept the device that is offered.
    TakeDevice,
    /// A device is offered.
    DeviceOffered,
    /// Turn the board on the screen.
    Flip,
    /// Show the last announcement, the clocks or the board alone.
    LargeView,
    /// The window of the sighted player is opened or closed.
    OpponentsWindow,
    /// The next of the colours in which the windows are drawn.
    NextTheme,
    /// Open the list of what can be changed in the middle of a game.
    OpenSettings,
    /// The arbiter's page.
    ArbiterPage,
    /// Choose a field.
    ChooseField,
    /// To the first field of the set-up.
    FirstField,
    /// To the last, which begins the game.
    LastField,
    /// Change it.
    ChangeField,
    /// The arbiter's PIN, a field.
    ArbiterPin,
    /// Show the PIN that was drawn for the arbiter.
    ShowPin,
    /// He has written it down: begin.
    PinWritten,
    /// Show the drawn PIN; once it is written down, begin.
    DrawnPin,
    /// Open the arbiter's page with the PIN.
    OpenPage,
    /// The arbiter locks his page while both players wait for him: said once before he does.
    LeavesClocksStanding,
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
    /// Puts it off, and gives the opponent no time.
    PostponeWithoutTime,
    /// Do not agree to the claim.
    RejectClaim,
    /// There is no claim.
    NoClaim,
    /// A claim whose decision is put off.
    ClaimPostponed,
    /// The arbiter observes that a flag has fallen.
    ObserveFlag,
    /// Which flag fell first cannot be told.
    FlagsUnordered,
    /// White as the subject of a sentence.
    WhiteAsSubject,
    /// Black as the subject of a sentence.
    BlackAsSubject,
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
    /// The arbiter lets play go on although the journal cannot be written.
    PlayUnrecorded,
    /// The journal cannot be written, and nothing is done that would have to be kept.
    NothingKept,
    /// What is played is in memory only.
    MemoryOnly,
    /// Forbid automatic calls of the time.
    ForbidCalls,
    /// Allow them again.
    AllowCalls,
    /// The arbiter lets the players agree on a draw.
    ConsentToDraw,
    /// Before the number of a period.
    Period,
    /// Before the moves to the time control.
    ToControl,
    /// There is no further time control.
    LastPeriod,
    /// Before what the organiser alone has adapted.
    AdaptedByOrganiser,
    /// Before what the organiser has adapted with the arbiter.
    AdaptedWithArbiter,
    /// Before what the arbiter has decided before the game.
    ArbiterDecided,
    /// The sighted player's press waits for his announcement.
    EarlyPressHeldBack,
    /// A visually impaired player's press takes effect before his announcement has ended.
    PressAtOnce,
    /// One device for room and earphone is granted.
    PrivateWordsInRoom,
    /// The arbiter adjusts the clock of a player with an assistant.
    AssistantsTimeAdjusted,
    /// The clock of a player with an assistant stays.
    AssistantsTimeKept,
    /// Before the time used.
    Used,
    /// Before what is left of a delay.
    DelayLeft,
    /// A game without a clock.
    NoClockShort,
    /// The question before a position is restored.
    ConfirmGoBack,
    /// The question before an act of the arbiter that ends the game.
    ConfirmGameLost,
    /// The question before an act that changes a clock.
    ConfirmClock,
    /// The question before a ruling on a claim.
    ConfirmRuling,
    /// In the question before a ruling: the arbiter is about to rule otherwise than the record shows.
    RecordSaysOpposite,
    /// The question before a ruling is withdrawn that ended the game.
    ConfirmResultFalls,
    /// What the arbiter had begun before the game ended, and was asked about.
    BegunBeforeEnd,
    /// The question before a penalty that the room hears.
    ConfirmSaidAloud,
    /// The question before an envelope is told to be lost.
    ConfirmEnvelopeLost,
    /// Before a player is noted as absent: he counts so since the start, and the default time may be over already (6.7).
    ConfirmAbsent,
    /// The question before an adjourned game is resumed.
    ConfirmResume,
    /// The question before the envelope is opened.
    ConfirmOpen,
    /// The question before a device is given to somebody.
    ConfirmDeviceGiven,
    /// The question before the arbiter takes a device for himself.
    ConfirmDeviceBorrowed,
    /// Before what stands on a clock.
    ClockNow,
    /// Before what a clock is to show.
    ClockNew,
    /// That the clock in question runs.
    ThisClockRuns,
    /// That a clock is set to nothing.
    ZeroIsFlag,
    /// In the place of a field of the arbiter's page that takes no keys.
    StopToWrite,
    /// Before a claim that nobody will decide, since the ruling on another one ends the game.
    FallsWithGame,
    /// That withdrawing a ruling brings no moves back.
    PositionStays,
    /// The question before a penalty that goes into the result list.
    ConfirmResultList,
    /// Moves to the time control.
    AskMovesToControl,
    /// What each move brings.
    AskIncrement,
    /// Whose turn it is.
    AskWhoseTurn,
    /// Asks whether one has to keep the score.
    AskScore,
    /// Ask the assistant for moves and time.
    AskAssistant,
    /// Claim a draw in the quickplay finish.
    ClaimDraw,
    /// Ask for time with each move in the quickplay finish.
    AskExtraTime,
    /// The assistant's page.
    AssistantPage,
    // ---- the gamepad
    /// Heading: the gamepad.
    Gamepad,
    /// Heading of a column: the button.
    ButtonColumn,
    /// Heading: the usual layout of a gamepad.
    PadLayout,
    /// All of the directional pad.
    PadDpad,
    /// Take a piece or put it down.
    PadGrasp,
    /// Dial a move.
    PadDial,
    /// Dial a correction.
    PadCorrection,
    /// The next promotion piece.
    PadPromotion,
    /// Hold to talk.
    PadTalk,
    /// The list of all commands.
    PadMenu,
    /// Feel one's own time.
    PadFeelOwn,
    /// Feel the opponent's time.
    PadFeelOpponents,
    /// Feel whose clock runs.
    PadFeelRunning,
    /// Practise the felt clock.
    PadLessons,
    /// Choose letters one by one.
    PadSpell,
    /// One square away from the player.
    WalkUp,
    /// One square towards him.
    WalkDown,
    /// One square to his left.
    WalkLeft,
    /// One square to his right.
    WalkRight,
    /// Assign buttons.
    PadRemap,
    /// The next profile.
    PadProfile,
    /// Give gamepads to players.
    PadAssign,
    /// Read this rank.
    PadRankHere,
    /// Read this file.
    PadFileHere,
    /// The next piece of the chosen kind.
    PadNextOfKind,
    /// The previous one.
    PadPreviousOfKind,
    /// Another kind of piece.
    PadNextKind,
    /// The kind before.
    PadPreviousKind,
    /// Leap to the next piece.
    PadLeap,
    /// Choose a kind of piece, walk its pieces.
    PadChooseKind,
    /// Take what is pointed at while dialling.
    PadTake,
    /// Take the last part back.
    PadTakeBack,
    /// Before buttons that are held first.
    PadHeld,
    /// Resign.
    PadResign,
    /// Repeated by mouth.
    PadRepeated,
    /// Executed as announced.
    PadExecuted,
    /// Ask the assistant.
    PadAssistant,
    /// What attacks this square, an assist.
    PadAttackers,
    /// What stands first on the lines from this square, an assist.
    PadRays,
    /// Offer or accept the keyboard.
    PadKeyboard,
    /// Moves of this piece, an assist.
    PadMovesOf,
    /// Read both diagonals.
    PadDiagonals,
    /// The number of the move.
    PadMoveNumber,
    /// What stands here.
    PadThisSquare,
    /// Claim a draw in the quickplay finish.
    PadClaimDraw,
    /// Ask for time with each move.
    PadClaimTime,
    /// Xbox and Switch.
    ButtonA,
    /// Xbox and Switch.
    ButtonB,
    /// Xbox and Switch.
    ButtonX,
    /// Xbox and Switch.
    ButtonY,
    /// By its place.
    ButtonSouth,
    /// By its place.
    ButtonEast,
    /// By its place.
    ButtonWest,
    /// By its place.
    ButtonNorth,
    /// Above the trigger.
    ButtonLeftShoulder,
    /// Above the trigger.
    ButtonRightShoulder,
    /// Below the shoulder.
    ButtonLeftTrigger,
    /// Below the shoulder.
    ButtonRightTrigger,
    /// Back, Share, Minus.
    ButtonSelect,
    /// Menu, Options, Plus.
    ButtonStart,
    /// The button in the middle of the gamepad.
    ButtonGuide,
    /// The left stick, clicked.
    ButtonLeftStick,
    /// The right stick, clicked.
    ButtonRightStick,
    /// Of the directional pad.
    ButtonUp,
    /// Of the directional pad.
    ButtonDown,
    /// Of the directional pad.
    ButtonLeft,
    /// Of the directional pad.
    ButtonRight,
    /// The left stick, pushed.
    StickLeft,
    /// The right stick, pushed.
    StickRight,
    /// A stick has no use.
    StickIdle,
    /// The layout of an Xbox gamepad.
    ProfileXbox,
    /// The layout of a PlayStation gamepad.
    ProfilePlayStation,
    /// The layout of a Switch gamepad.
    ProfileSwitch,
    /// The layout of any other gamepad.
    ProfileGeneric,
    /// A layout for the left hand alone.
    ProfileLeftHand,
    /// A layout for the right hand alone.
    ProfileRightHand,
    /// The layout with a clock lever and a repeat button, for a player who sees the board.
    ProfileLever,
    /// The list of claims.
    Claims,
    /// The piece under the cursor is touched.
    TouchHere,
    /// The piece under the cursor is only adjusted.
    AdjustHere,
    /// The move on the screen is taken back.
    TakeBackEntry,
    /// The pawn stays on the last rank without a new piece.
    NoPieceYet,
    /// What was stated of a piece was a slip.
    WithdrawStatement,
    /// The arbiter withdraws a ruling that was wrong; the ruling follows.
    WithdrawRuling,
    /// Before the move that is only written down.
    WrittenMove,
    /// The squares that were clicked for a move are gone, and it is begun anew.
    ClearEntry,
    /// To the player who seals by the mouse: where, and that nobody hears it.
    SealOnPicture,
    /// How a move is entered that no piece makes yet.
    ClickTwoSquares,
    /// How a square is shown with the mouse.
    ClickSquare,
    /// Do you mean that? After a claim or a statement that is asked back.
    IsMeant,
    /// In the opponent's own window: it is about to be closed.
    OnceMoreCloses,
    /// Before an entry of the settings file that there is not.
    NoSuchSetting,
    /// What is done about a settings file that cannot be used.
    MendSettings,
    /// What was begun is ready.
    Done,
    /// Before the number of the move that the arbiter finds illegal.
    IllegalPly,
    /// Before the number of a move that the arbiter finds illegal, with what follows from that.
    FindIllegal,
    /// The arbiter counts an illegal move of a side that the record does not show.
    CountedIllegal,
    /// The assistant reports that the opponent has touched a piece.
    ReportTouch,
    /// Above the squares of which the assistant chooses the one of the touched piece.
    TouchedSquareHere,
    /// On which square it stood.
    TouchedSquare,
    /// An electronic board saw a piece lifted.
    SeenByBoard,
    /// The arbiter finds that the piece was touched.
    FindTouched,
    /// The question before a move is counted as illegal and stays.
    ConfirmCounted,
    /// The question before a comparison is decided.
    ConfirmPositionCounts,
    /// The question before the arbiter confirms a board for a player.
    ConfirmBoardStands,
    /// Before an irregularity that the arbiter finds.
    ConfirmIrregularity,
    /// The boards differ: begin to compare them.
    BeginReconcile,
    /// What to do while the boards are compared; he sees the picture and has the mouse.
    TellArbiterBoard,
    /// The part of the arbiter's page about the boards.
    TopicBoards,
    /// What the records come to.
    Finding,
    /// What the edition says.
    RuleCard,
    /// What the clocks showed.
    ClockHistory,
    /// What stands on a board, as it is told.
    BoardText,
    /// How a board is set up on its picture.
    PutPieces,
    /// Above the buttons that say by whom each sheet was written.
    SheetsKeptBy,
    /// Before a decision of the arbiter beside that which the rule proposes.
    OwnJudgement,
    /// How it can be told.
    BoardTextHint,
    /// What stands on a sheet.
    SheetField,
    /// How it can be given.
    SheetFieldHint,
    /// One entry of a sheet.
    SheetEntryField,
    /// Write an entry of the scoresheet.
    WriteEntry,
    /// What can be written there: a move, or the number of an earlier one before it.
    WriteEntryHint,
    /// Write the move as it was announced.
    WriteAsAnnounced,
    /// The visually impaired player's board.
    SpecialBoard,
    /// The sighted player's board.
    NormalBoard,
    /// The arbiter accepts what the rule says.
    AcceptFinding,
    /// Plays the recording of an announcement.
    HearAnnouncement,
    /// The code of the journal is said to everybody.
    SayCode,
    /// The code of the journal is said in this player's earphone.
    SayCodeTo,
    /// The seal of the game is said to everybody.
    SaySeal,
    /// The seal of the game is said in this player's earphone.
    SaySealTo,
    /// The journal is signed with the key on the arbiter's stick.
    SignWithKey,
    /// The position before this move counts.
    CountsBefore,
    /// A correction is carried out.
    CorrectionDone,
    /// A board stands as it should.
    BoardIsRight,
    /// Read a rank to everybody.
    ReadOutRank,
    /// The clocks are set as proposed.
    ClocksProposed,
    /// The boards are right: what the arbiter has still to decide.
    ClocksToDecide,
    /// The clocks stay as they stand.
    ClocksStanding,
    /// The procedure is called off.
    CallOffReconcile,
    /// A square or an entry that differs.
    Otherwise,
    /// Nothing, to be put on a square.
    EmptySquare,
    /// A sheet taken from a recording.
    FromRecording,
    /// By whom a sheet was kept.
    SheetBy,
    /// Heading of the player's own scoresheet.
    OwnSheet,
    /// Below the picture of the position.
    BoardIsHelp,
    /// Opens what is seldom needed.
    MoreActs,
    /// Closes it again.
    FewerActs,
    /// Opens the help for the player at the screen.
    PlayersHelp,
    /// Closes it again.
    CloseHelp,
    /// Heading of the result.
    Result,
    /// The move was said and made on one's own board.
    RepeatedAndExecuted,
    /// The player has announced his move himself.
    Announced,
    /// Sign both scoresheets.
    SignSheets,
    /// A part of the handshake: the announcement is heard.
    TrailHear,
    /// A part of the handshake: it is repeated.
    TrailRepeat,
    /// A part of the handshake: it is executed.
    TrailExecute,
    /// A part of the handshake: one's own move.
    TrailMove,
    /// After a part of the handshake that is over, for a screen reader.
    TrailDone,
    /// After the part that is due, for a screen reader.
    TrailNow,
    /// What to do: listen.
    DoHear,
    /// What to do: repeat and execute; before the move.
    DoRepeat,
    /// What to do: repeat once more; before the move.
    DoRepeatAgain,
    /// What to do: execute; before the move.
    DoExecute,
    /// What to do: move.
    DoMove,
    /// How the program learns of it.
    ShowMove,
    /// The same where the keyboard is his.
    ShowOrTypeMove,
    /// The same where the microphone of the room listens for his move.
    SayOrShowMove,
    /// What to do: let the program announce; before the move.
    DoAnnounce,
    /// Before the move that an assistant announces for the sighted player.
    AssistantAnnounces,
    /// What to do: announce; before the move.
    DoAnnounceYourself,
    /// What to do: press the clock.
    DoPress,
    /// What to do: sign.
    DoSign,
    /// This player has confirmed the end.
    AwaitConfirmation,
    /// His claim waits for the arbiter.
    OwnClaimWaits,
    /// The other's claim waits for the arbiter.
    OpponentsClaimWaits,
    /// There is nothing left to do.
    Farewell,
    /// What a player takes home.
    TakeHome,
    /// The same of a player who sees his sheet: it is not read to him.
    TakeHomeSeen,
    /// His scoresheet as files.
    SaveSheet,
    /// The same on a stick.
    SaveSheetOnStick,
    /// His scoresheet on paper.
    PrintSheet,
    /// Both scoresheets and the report as files.
    SaveAll,
    /// The same on a stick.
    SaveAllOnStick,
    /// Both scoresheets and the report on paper.
    PrintReport,
    /// From a finished game to the first menu.
    NextGame,
    /// He has signed, the other has not.
    AwaitSignature,
    /// The first sentence of the player's help.
    HelpOwnBoard,
    /// The second sentence of the player's help.
    HelpAnswer,
    /// The third sentence of the player's help.
    HelpMove,
    /// The fourth sentence of the player's help.
    HelpPress,
    /// The fifth sentence of the player's help.
    HelpMore,
}
