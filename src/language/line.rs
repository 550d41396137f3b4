//! The fixed sentences of the program, each with the names of its holes.
//!
//! To add one: a row here, and a row in `template` of each language, in the same section of both.
//!
//! Their texts stand in `de.rs`, `en.rs`, `es.rs` and `fr.rs`: templates with the holes `{announced}`, `{repeated}` ... in any
//! order. What fills them comes in the order in which the row names them ([`Phrase::with`](super::Phrase::with)). One name means
//! one thing in all rows: `player` is a side, `mover` the side whose move it is, `number` that of a move, `count` how many there
//! are, `place` which of them.
//!
//! One table, so that set-up, game, refusals, errors and menus are all closed vocabulary and all audible from the built-in voice.

macro_rules! lines {
    ($($(#[$doc:meta])* $name:ident $(($($hole:ident),+))?,)+) => {
        /// A fixed sentence.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Line { $($(#[$doc])* $name,)+ }

        impl Line {
            /// Every sentence.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The names of its holes, in the order in which they are filled.
            #[must_use]
            pub const fn holes(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$($(stringify!($hole)),+)?],)+ }
            }
        }
    };
}

lines! {
    // ---- the handshake: announcing, repeating, executing, pressing (D.2.1, D.2.3, D.2.8)
    /// A VI player pressed before announcing.
    PressHeldBack,
    /// The move of the other player (`{announced}`) must be repeated first.
    RepeatFirst(announced),
    /// The move of the other player (`{announced}`) must be executed on one's own board first.
    ExecuteFirst(announced),
    /// It is the turn of `{player}`.
    NotYourTurn(player),
    /// The clock is pressed already and waits for the last word; correcting takes the press back.
    PressWaits,
    /// The press is taken back: the clock goes on, press again after the correction.
    PressTakenBack,
    /// `{player}` pressed the clock, and has announced and made no move that the program knows of.
    PressedUnannounced(player),
    /// Nothing has been announced yet.
    NothingAnnounced,
    /// Nothing has been announced that could be repeated or executed.
    NothingToRepeat,
    /// `{announced}` is announced already; correct it before the press.
    AlreadyAnnounced(announced),
    /// The slip can no longer be corrected. Call the arbiter.
    CorrectionTooLate,
    /// The piece has been placed on another square by move `{placed}`: words may follow the piece, not the piece the words.
    CorrectionMustFitPiece(placed),
    /// The announcement was not `{slip}` but `{corrected}`.
    Corrected(slip, corrected),
    /// Announced was `{announced}`, repeated was `{repeated}`.
    Differs(announced, repeated),
    /// Repeat and announcement differ; repeat again before executing.
    RepeatAgainFirst,
    /// Already repeated.
    AlreadyRepeated,
    /// Already executed.
    AlreadyExecuted,
    /// Already placed: `{placed}`.
    AlreadyPlaced(placed),
    /// What was executed (`{executed}`) is not what was announced (`{announced}`).
    ExecutedOtherwise(executed, announced),
    /// `{player}` pressed without announcing; wait for the announcement.
    AwaitAnnouncement(player),
    /// No `{piece}` of yours stands on `{square}`; name the piece and the square anew, or call the arbiter.
    NoSuchPiece(piece, square),
    /// The announced move `{announced}` does not fit the own board of the player who is to execute it: the boards may differ.
    DoesNotFitBoard(announced),
    /// An assistant announces `{announced}` where his player has entered or shown `{entered}`: held back once.
    AnnouncedOtherwise(announced, entered),
    /// A player presses where `{announced}` is announced and he has entered or shown `{entered}`: held back once.
    PressedOtherwise(announced, entered),
    /// A player presses while his assistant corrects the announcement `{announced}`: held back once.
    AssistantCorrects(announced),
    /// An assistant presses while his player enters another move: held back once.
    PlayerEnters,

    // ---- refusals that belong to no section below (each a reason and a way out)
    /// The game has not begun; start it.
    NotStarted,
    /// The game has begun already.
    AlreadyStarted,
    /// The game is over.
    GameOver,
    /// The game is over: the arbiter withdraws the ruling that ended it, or goes back before a move.
    OverUntilWithdrawn,
    /// That is for the player himself.
    NotYours,
    /// That is for the arbiter.
    ArbiterOnly,
    /// There is no such move.
    NoSuchPly,
    /// This is an assist; it is off in competition.
    AssistOff,

    // ---- the course of the game, to the room
    /// The game begins; `{mover}` is to move.
    GameBegins(mover),
    /// The position before move `{number}` of `{mover}` is restored; the clocks stand.
    PositionRestored(number, mover),
    /// Both players rule off their sheets before move `{number}` of `{mover}`.
    RuleOffSheets(number, mover),
    /// The moves have to be recorded.
    ScoreIsKept,
    /// The moves need not be recorded for now.
    ScoreNeedNotBeKept,
    /// When a flag falls, the sheet is completed before the next move.
    ScoreAfterTheFlag,
    /// The sheet is completed before the next move.
    ScoreIsCompleted,

    // ---- a draw by agreement
    /// `{player}` offers a draw.
    DrawOffered(player),
    /// By which keys the offer is accepted and declined.
    DrawAnswers,
    /// The offer is declined.
    DrawDeclined,
    /// The arbiter lets the players agree on a draw.
    DrawConsented,
    /// No draw has been offered to you.
    NoOffer,
    /// Your offer still stands.
    OfferStands,
    /// A draw can be agreed only after both players have moved.
    TooEarlyToAgree,
    /// The competition allows no agreed draw now. Call the arbiter.
    AgreementForbidden,
    /// Nothing forbids agreeing on a draw.
    AgreementAllowed,

    // ---- the end of a game: its result, confirmed and signed
    /// `{winner}` wins by checkmate.
    EndsByMate(winner),
    /// Draw: stalemate.
    EndsByStalemate,
    /// Draw: dead position.
    EndsByDeadPosition,
    /// `{winner}` wins: the opponent resigned.
    EndsByResignation(winner),
    /// Draw: a player resigned, but his opponent cannot mate.
    EndsByResignationDrawn,
    /// Draw by agreement.
    EndsByAgreement,
    /// `{winner}` wins on time.
    EndsOnTime(winner),
    /// Draw: the time is over, but the opponent cannot mate.
    EndsOnTimeDrawn,
    /// Draw: both times have run out.
    EndsByBothFlags,
    /// Draw: the same position for the third time.
    EndsByThreefold,
    /// Draw: fifty moves without a capture or a pawn move.
    EndsByFiftyMoves,
    /// Draw: the same position for the fifth time.
    EndsByFivefold,
    /// Draw: seventy-five moves without a capture or a pawn move.
    EndsBySeventyFive,
    /// `{winner}` wins: illegal move by the opponent.
    EndsByIllegalMoves(winner),
    /// Draw: illegal move, but the opponent cannot mate.
    EndsByIllegalMovesDrawn,
    /// Draw: the position is illegal.
    EndsByIllegalPosition,
    /// Draw: the arbiter has accepted the claim.
    EndsByQuickplay,
    /// `{winner}` wins by default.
    EndsByDefault(winner),
    /// Both lose: nobody was there.
    EndsByDefaultBoth,
    /// `{winner}` wins: the arbiter has declared the game lost.
    EndsByPenalty(winner),
    /// Both lose by decision of the arbiter.
    EndsByPenaltyBoth,
    /// The game is lost; `{player}` receives half a point.
    EndsByPenaltyHalf(player),
    /// `{winner}` wins by the opponent's sealed move.
    EndsBySealedMove(winner),
    /// Draw: invalid sealed move, but the opponent cannot mate.
    EndsBySealedMoveDrawn,
    /// The game is annulled. A new one is played.
    EndsAnnulled,
    /// Please confirm the end of the game.
    PleaseConfirm,
    /// The result is confirmed.
    ResultConfirmed,
    /// The arbiter: the game goes on.
    GameGoesOn,
    /// `{person}` has yet to confirm the result.
    ConfirmsYet(person),
    /// The game is over. His signature is missing.
    SignSheets,
    /// `{player}` has signed the scoresheets.
    MarkSigned(player),
    /// There is nothing to confirm.
    NothingToConfirm,
    /// The game is not over yet.
    NotOver,
    /// Signed already.
    AlreadySigned,

    // ---- what happened in the game, to the arbiter
    /// `{mover}` announced or made an illegal move, `{played}`: `{reason}`.
    MarkIllegal(mover, played, reason),
    /// `{player}` pressed before announcing.
    MarkPressedEarly(player),
    /// `{player}` pressed without a move.
    MarkPressedWithoutMove(player),
    /// `{player}` pressed before announcing; the press was held back.
    MarkHeldBack(player),
    /// The words of `{player}` do not fit the piece: placed was `{placed}`, announced `{announced}`.
    MarkAnnouncedOtherwise(player, placed, announced),
    /// `{player}` executed `{executed}` instead of `{announced}`.
    MarkExecutedOtherwise(player, executed, announced),
    /// `{player}` has not pressed, and the opponent has replied.
    MarkLeftUnpressed(player),
    /// `{player}` has replaced the illegal move `{replaced}` before the press.
    MarkReplacedIllegal(player, replaced),
    /// `{player}` has replaced `{replaced}`, a legal move that stands by Article `{article}`.
    MarkReplacedLegal(player, replaced, article),
    /// `{player}` has replaced `{replaced}`, a move against Article `{article}`.
    MarkReplacedBound(player, replaced, article),
    /// `{player}` has said `{said}`; the piece stands as `{placed}`.
    MarkMisspoken(player, said, placed),
    /// `{player}` has taken `{entered}` back from the screen before it was announced.
    MarkEntryTakenBack(player, entered),
    /// Draw offered at the wrong moment by `{player}`; the offer stands.
    MarkOfferAtWrongMoment(player),
    /// `{player}` was to play `{intended}`, which was written for the claim, and plays otherwise.
    MarkIntentionBroken(player, intended),
    /// Whether `{player}` could still checkmate was not determined; the arbiter decides.
    MarkChanceUndetermined(player),
    /// The game goes on in a position without a legal move: how the arbiter mends it if the program's board is wrong.
    NoMoveOnBoard,
    /// A visually impaired player meets a hearing-impaired one: Article `{article}` requires an assistant, and none is set.
    MarkAssistantLacking(article),
    /// The assistant of `{player}` states it.
    MarkByAssistant(player),

    // ---- the clocks and the flags
    /// The arbiter has started the clock, which waits for the words in the room.
    StartWaits,
    /// The clock of `{player}` is running.
    ClockRuns(player),
    /// The clocks are stopped; the arbiter is called.
    ClockStopped,
    /// The clock of `{player}` runs again.
    ClockRestarted(player),
    /// The clocks are stopped; the arbiter restarts them.
    ClocksStopped,
    /// The clock runs already.
    ClockRunsAlready,
    /// This game is played without a clock.
    NoClock,
    /// The time of `{player}` has run out.
    MarkTimeRanOut(player),
    /// The flag of `{player}` has not fallen.
    FlagNotDown(player),
    /// Both times have run out; which one first is not established.
    FlagOrderUnknown,
    /// Both times have run out, and the order is not established. The game goes on.
    BothFlagsGoesOn,
    /// Your own time has run out as well. Call the arbiter.
    OwnFlagDown,
    /// Here only the players claim a fallen flag.
    FlagIsThePlayers,
    /// Practice: the flag.
    FlagFelt,

    // ---- questions about the game (private)
    /// The player's own time: `{time}`.
    YourTime(time),
    /// The opponent's time: `{time}`.
    OpponentsTime(time),
    /// `{own}` moves completed by you, `{opponents}` by the opponent.
    MovesCompleted(own, opponents),
    /// Move `{number}`, `{mover}` to move.
    MoveNumber(number, mover),
    /// `{square}` is empty.
    SquareEmpty(square),
    /// `{square}`: `{piece}`.
    SquareHolds(square, piece),
    /// None of these on the board: `{piece}`.
    NoneOnBoard(piece),
    /// `{piece}` on `{square}`, a place in a list.
    PieceOn(piece, square),
    /// Move `{number}`, `{mover}`: `{played}`.
    MoveOfNumber(number, mover, played),
    /// At move `{number}` of `{mover}` nothing is entered.
    NothingEntered(number, mover),
    /// No move yet.
    NoMoveYet,
    /// This line is empty.
    LineEmpty,
    /// `{mover}` is to move.
    WhoseTurn(mover),
    /// `{count}` moves to the time control.
    MovesToControl(count),
    /// One move to the time control.
    OneMoveToControl,
    /// No further time control.
    LastPeriod,
    /// No increment.
    NoIncrement,
    /// Battery at `{percent}` percent.
    BatteryLevel(percent),
    /// No battery is known.
    BatteryNone,
    /// Nothing of what was asked for: no such piece, or no move.
    NoneSuch,

    // ---- what an assistant asks in his player's place
    /// `{player}` asks for moves and time.
    AssistantAsked(player),
    /// Your assistant has been asked.
    AssistantTold,
    /// Only when the player asks.
    AskFirst,
    /// What the assistant asked is on record; once the player asks, F4 tells it.
    AskedUnasked,

    // ---- entering a move
    /// Entered: `{entered}`. Enter announces, Escape takes it back.
    ReadBack(entered),
    /// From now on what is entered is announced at once.
    AnnouncesAtOnce,
    /// From now on what is entered is read back first.
    ReadsBackFirst,
    /// From now on letters begin a move.
    TypingStays,
    /// How a move is entered where letters begin one.
    LettersEnter,
    /// The move of a claim is to be entered: the one that the player writes and has not made.
    WhichMove,
    /// From now on letters are commands.
    TypingOpened,
    /// Taken back.
    EntryCleared,
    /// On the screen stands `{entered}`, and nothing is announced yet.
    EntryStands(entered),
    /// `{entered}` is taken back from the screen.
    EntryTakenBack(entered),
    /// No move stands on the screen that could be taken back.
    NoEntry,

    // ---- the step that is due (private)
    /// Wait for the game to begin.
    StepAwaitStart,
    /// The clocks are stopped: wait for the arbiter.
    StepAwaitArbiter,
    /// The same in a practice: the players decide themselves.
    PracticeDecides,
    /// By which key the arbiter's page opens.
    PracticePageKey,
    /// Wait for the opponent's announcement.
    StepAwaitAnnouncement,
    /// Repeat: `{announced}`.
    StepRepeat(announced),
    /// Repeat again: `{announced}`.
    StepRepeatAgain(announced),
    /// Execute: `{announced}`.
    StepExecute(announced),
    /// Take back first, on the own board, what was executed of a slip: `{slip}`.
    TakeBackFirst(slip),
    /// Wait for the opponent's press.
    StepAwaitPress,
    /// Your move: make it and announce it.
    StepMove,
    /// Announce the move that stands on your board.
    StepAnnounce,
    /// Make the move on your board and press the clock.
    StepPress,
    /// Confirm the end of the game, or call the arbiter.
    StepConfirm,
    /// The program was restarted: this player has to say that he goes on.
    StepConfirmReady,
    /// He has said that he goes on; his opponent has yet to.
    StepAwaitReady,
    /// Seal your move.
    StepSeal,
    /// Press the clock to close the envelope.
    StepCloseEnvelope,
    /// Wait for the sealed move.
    StepAwaitSealing,
    /// Wait for the envelope to be opened.
    StepAwaitResumption,
    /// Say which move was in the lost envelope.
    StepDeclareSealed,
    /// Tell what stands on your board until the arbiter decides.
    StepTell,
    /// Confirm when it is done.
    StepConfirmDone,
    /// Wait for the other board.
    StepAwaitOther,
    /// Compare your board with the position that counts.
    StepCompare,

    // ---- questions before an act counts, and the keys that answer
    /// Does `{person}` resign?
    ConfirmResign(person),
    /// Offer a draw?
    ConfirmOfferDraw,
    /// Does `{person}` accept the draw?
    ConfirmAcceptDraw(person),
    /// Claim that the opponent's time is over?
    ConfirmClaimFlag,
    /// Before that question, where the player's own flag fell first: the claim loses his game.
    OwnFlagFirst,
    /// Claim a draw?
    ConfirmClaimDraw,
    /// Ask for time with each move?
    ConfirmAskExtraTime,
    /// Behind what a claim of a draw is on: make it? The clocks are stopped (9.5.a of 2014; 9.5.1).
    ConfirmClaim,
    /// Behind the question before a claim: it is an offer of a draw too (9.1.2.c of 2014; 9.1.2.3).
    AlsoOffersDraw,
    /// Press without a move?
    ConfirmPressWithoutMove,
    /// Is the clock to be pressed although a pawn on its last rank has not become a piece? That is an illegal move (7.5.a of 2014; 7.5.2).
    ConfirmPressWithoutPiece,
    /// Announced is `{announced}`; was `{executed}` executed on one's own board (D.2.1 of 2018 and 2023)?
    ConfirmExecutedOtherwise(announced, executed),
    /// Announced was `{announced}`: is `{repeated}` repeated all the same?
    ConfirmRepeatedOtherwise(announced, repeated),
    /// Is the keyboard to be the assistant's?
    ConfirmHandKeyboard,
    /// Compare the boards? The clocks are stopped.
    ConfirmBoardsDiffer,
    /// Which new piece?
    WhichNewPiece,
    /// Does `{person}` sign both scoresheets?
    ConfirmSign(person),
    /// A person: the side `{player}`, and the `{name}`.
    PersonNamed(player, name),
    /// After a question of the set-up: Enter confirms, Escape discards.
    EnterConfirms,
    /// The keys that commit and discard a move that was read back.
    ReadBackConfirms,
    /// After a question: the key that answers, Escape discards.
    AnswerConfirms,
    /// After a grave question: the key that answers is held, Escape discards.
    AnswerHeldConfirms,
    /// What was asked is asked no longer.
    QuestionEnded,
    /// Nothing is asked that could be answered.
    NothingAsked,

    // ---- moving about the window, its pages and menus
    /// `{item}` and nothing else: an entry of a list.
    Bare(item),
    /// The move field.
    EntryOpened,
    /// The board.
    EntryLeft,
    /// The keyboard's focus has gone from the board to the button `{button}`.
    FocusOnButton(button),
    /// The same where a screen reader says the name.
    FocusOnButtons,
    /// The arbiter's page is up; F9 leads back.
    ArbiterPageShown,
    /// The assistant's page is up; F11 leads back.
    AssistantPageShown,
    /// How the first menu is used.
    MenuWelcome,
    /// The same by the pad: button `{button}` takes.
    PadMenuWelcome(button),
    /// The place of an entry: `{place}` of `{count}`.
    PlaceOf(place, count),
    /// In a list: Enter takes, Escape leaves.
    ListTakes,

    // ---- whose the keyboard and the other devices are
    /// The keyboard now belongs to `{player}`.
    KeyboardGiven(player),
    /// The key of `{command}`, which gives the keyboard from a player to his assistant, or back.
    KeyboardKey(command),
    /// `{person}` now has `{device}`, a device.
    DeviceGiven(person, device),
    /// `{device}`, a device, is offered to `{person}`: accepted with a device of one's own, or given by the arbiter.
    DeviceOffered(person, device),
    /// The owner has withdrawn the offer of `{device}`, a device.
    DeviceWithdrawn(device),
    /// `{device}`, a device, was not accepted.
    DeviceDeclined(device),
    /// The offer of `{device}`, a device, has lapsed.
    DeviceOfferLapsed(device),
    /// That is not your device; its owner offers it, or the arbiter gives it.
    NotYourDevice,
    /// No device is offered; its owner offers it, or the arbiter gives it.
    DeviceNotOffered,
    /// Only `{player}` can accept, with a device of his own; otherwise the arbiter gives it.
    ConsentIsTheirs(player),
    /// The sealed move that was shown on the screen, asked back.
    SealAsked(said),
    /// To the assistant of `{player}`: he has no device yet, and by which key his player gives him the keyboard.
    NoDeviceYet(player),
    /// To the arbiter of an adjourned game: `{player}` replies; what is done where he is there, and where he is not.
    ReplierHere(player),
    /// `{player}` replies and is marked absent: his clock is started first.
    ReplierAbsent(player),
    /// Only the assistant of `{player}` acts on this page, by a device of his own; the arbiter gives him one.
    PageOfAssistant(player),
    /// The sighted player `{player}` has an assistant already.
    OpponentHasAssistant(player),
    /// `{player}` has no assistant who could have a gamepad: how there comes to be one.
    NoAssistant(player),

    // ---- the manual
    /// The keys needed most, a section of the manual.
    KeyHelp,
    /// The manual is open; how it is read.
    ManualOpened,
    /// Manual: what the program does.
    ManualProgram,
    /// Manual: the first game.
    ManualFirstGame,
    /// Manual: the clock.
    ManualClock,
    /// Manual: draw, resignation, claims.
    ManualClaims,
    /// Manual: the arbiter.
    ManualArbiter,
    /// The manual: speaking moves.
    ManualVoice,
    /// Manual: when the boards differ.
    ManualBoards,
    /// Manual: the keys that read.
    ManualReadingKeys,
    /// Manual: all other keys.
    ManualOtherKeys,
    /// Manual: the keys with Control.
    ManualControlKeys,
    /// Manual: what everybody may have as he likes it.
    ManualOwnWay,
    /// Manual: the gamepad.
    ManualPad,
    /// Manual: the felt clock.
    ManualFelt,

    // ---- the set-up: its beginning, its groups, its end
    /// Welcome to the set-up.
    SetupWelcome,
    /// How a group of the set-up is opened.
    GroupOpens,
    /// The same by the pad: button `{button}` opens it.
    PadGroupOpens(button),
    /// Before the start: Enter starts the clock.
    StartsClock,
    /// Behind what is due, where it is to move: the key of the move field.
    EntryKey,
    /// The same where the clock is to be pressed: its key.
    PressKey,
    /// The same where something is to be confirmed: Enter does.
    EnterKey,
    /// The same by the pad: button `{button}` does.
    PadStartsClock(button),
    /// Begin the game; to the right, the test words.
    SetupBegin,

    // ---- the set-up: the event and the players
    /// The event: `{event}`.
    SetupEvent(event),
    /// The event, from an event file: `{event}`.
    SetupEventFile(event),
    /// Where it is played: `{site}`.
    SetupSite(site),
    /// The round: `{round}`.
    SetupRound(round),
    /// The number of the board: `{board}`.
    SetupBoardNumber(board),
    /// The arbiter's name: `{name}`.
    SetupArbiterName(name),
    /// The rating of `{player}`: `{rating}`.
    SetupRating(player, rating),
    /// The federation of `{player}`: `{federation}`.
    SetupFederation(player, federation),
    /// Write an event file.
    SetupWriteEvent,
    /// It is written.
    EventWritten,
    /// The event file `{file}` cannot be used, line `{line}`: `{text}`.
    EventBadLine(file, line, text),
    /// The event file `{file}` cannot be read.
    EventBadFile(file),
    /// No more than `{count}` characters fit into the field.
    TextFull(count),
    /// White's name: `{name}`.
    SetupWhiteName(name),
    /// Black's name: `{name}`.
    SetupBlackName(name),
    /// Not given, of a name.
    SetupNoName,
    /// Visually impaired: White.
    SetupImpairedWhite,
    /// Visually impaired: Black.
    SetupImpairedBlack,
    /// Visually impaired: both.
    SetupImpairedBoth,
    /// Nobody is hearing-impaired.
    SetupHearingNobody,
    /// White is hearing-impaired.
    SetupHearingWhite,
    /// Black is hearing-impaired.
    SetupHearingBlack,
    /// Both are hearing-impaired.
    SetupHearingBoth,

    // ---- the set-up: the rules
    /// Laws of the year `{year}`.
    SetupEdition(year),
    /// Competition.
    SetupCompetition,
    /// Practice.
    SetupPractice,
    /// No preset is chosen.
    SetupPresetNone,
    /// The preset of a long game.
    SetupPresetStandard,
    /// The preset of rapid play.
    SetupPresetRapid,
    /// The preset of blitz, and what it brings.
    SetupPresetBlitz,
    /// Standard play.
    SetupPaceStandard,
    /// Rapid.
    SetupPaceRapid,
    /// Blitz.
    SetupPaceBlitz,
    /// Enough arbiters watch.
    SetupSupervised,
    /// Not enough arbiters watch.
    SetupUnsupervised,
    /// The arbiter is told of a flag.
    SetupFlagsTold,
    /// The clock's notice counts as the arbiter's observation.
    SetupFlagsObserved,
    /// The quickplay rules were not announced.
    SetupQuickplayOff,
    /// The quickplay rules were announced.
    SetupQuickplayOn,
    /// The game is not broadcast while it is played.
    SetupBroadcastForbidden,
    /// It may be.
    SetupBroadcastAllowed,
    /// Default time `{time}`.
    SetupDefaultTime(time),
    /// Anyone who is not there when the clock starts loses.
    SetupDefaultTimeZero,
    /// The default time is what the edition says.
    SetupDefaultTimeByLaws,
    /// No default time is entered, and Article `{article}` demands one.
    SetupDefaultTimeMissing(article),
    /// Draws by agreement are allowed.
    SetupAgreementAllowed,
    /// They are not.
    SetupAgreementNever,
    /// They are after move `{number}`.
    SetupAgreementAfter(number),
    /// A press before the announcement counts.
    SetupEarlyPressCounts,
    /// It is held back.
    SetupEarlyPressHeldBack,
    /// A visually impaired player's press takes effect with the last word of his announcement.
    SetupPressAtLastWord,
    /// It takes effect at once.
    SetupPressAtOnce,
    /// Check and mate are not said.
    SetupChecksSilent,
    /// They are.
    SetupChecksSaid,
    /// The program announces the moves of `{player}`.
    SetupProgramAnnounces(player),
    /// `{player}` announces his moves himself.
    SetupPlayerAnnounces(player),
    /// The assistant announces the moves of `{player}`.
    SetupAssistantAnnounces(player),
    /// The program keeps the score of `{player}`.
    SetupProgramWrites(player),
    /// `{player}` keeps it himself.
    SetupPlayerWrites(player),
    /// The assistant of `{player}` keeps it.
    SetupAssistantWrites(player),

    // ---- the set-up: the start position
    /// Chess960, position `{position}`.
    Chess960Start(position),
    /// There are the positions 0 to 959 only.
    Chess960Range,
    /// The ordinary start position; how to choose another.
    SetupChess960Off,
    /// The operating system gave no random number.
    NoDraw,

    // ---- the set-up: languages, looks, the words of a move
    /// Language German.
    SetupGerman,
    /// Language Spanish.
    SetupSpanish,
    /// Language English.
    SetupEnglish,
    /// Language French.
    SetupFrench,
    /// The sighted player's page has the language of everybody else.
    SetupOpponentsSameLanguage,
    /// The sighted player's page: its language follows.
    SetupOpponentsPage,
    /// The assistant's page is in everybody's language.
    SetupAssistantsSameLanguage,
    /// The assistant's page: its language follows.
    SetupAssistantsPage,
    /// The arbiter's page is in everybody's language.
    SetupArbitersSameLanguage,
    /// The arbiter's page: its language follows.
    SetupArbitersPage,
    /// Everything is in one window.
    SetupOneWindow,
    /// The sighted player's page has a window of its own.
    SetupOpponentsWindow,
    /// The windows are dark.
    ThemeDark,
    /// The windows are light.
    ThemeLight,
    /// The windows are white on black.
    ThemeContrastDark,
    /// The windows are black on white.
    ThemeContrastLight,
    /// Ranks in German.
    SetupRanksGerman,
    /// Ranks in Spanish.
    SetupRanksSpanish,
    /// Ranks in English.
    SetupRanksEnglish,
    /// Ranks in French.
    SetupRanksFrench,
    /// The room hears the pieces in German.
    SetupPiecesGerman,
    /// The room hears the pieces in Spanish.
    SetupPiecesSpanish,
    /// The room hears the pieces in English.
    SetupPiecesEnglish,
    /// The room hears the pieces in French.
    SetupPiecesFrench,
    /// Moves in full.
    SetupStyleFull,
    /// Moves in short.
    SetupStyleShort,
    /// Moves by their squares.
    SetupStyleSquares,

    // ---- the set-up: sound, microphones, electronic boards
    /// A device at USB, number `{place}` of its kind, which the system calls `{name}`.
    DeviceUsb(place, name),
    /// A device by radio, number `{place}` of its kind, which the system calls `{name}`.
    DeviceBluetooth(place, name),
    /// A device in a screen, number `{place}` of its kind, which the system calls `{name}`.
    DeviceScreen(place, name),
    /// A device in the computer, number `{place}` of its kind, which the system calls `{name}`.
    DeviceBuiltIn(place, name),
    /// A device of a kind that is not known, number `{place}` of these, which the system calls `{name}`.
    DeviceOther(place, name),
    /// The room loudspeaker: device `{device}`.
    SetupRoomDevice(device),
    /// The earphone of `{player}`: device `{device}`.
    SetupEarphoneDevice(player, device),
    /// The default device.
    SetupDefaultDevice,
    /// No device.
    SetupNoDevice,
    /// One device for room and earphone: not allowed.
    SetupOneDeviceRefused,
    /// One device for room and earphone: allowed.
    SetupOneDeviceAllowed,
    /// One device for room and earphone: the arbiter has allowed it.
    SetupOneDeviceGranted,
    /// Volume of the room `{percent}` percent.
    SetupRoomVolume(percent),
    /// What the room hears is spoken at `{percent}` per cent of the slowest speed.
    SetupRoomRate(percent),
    /// How much is told in private, or another setting: its `{name}` and its `{value}`.
    SetupVerbosity(name, value),
    /// A short sound by its `{name}`, and its `{value}`: on or off.
    SetupSignal(name, value),
    /// Volume of the earphones `{percent}` percent.
    SetupVolume(percent),
    /// Speed `{percent}` percent.
    SetupRate(percent),
    /// This is the room.
    TestRoom,
    /// This is the earphone of `{player}`.
    TestEarphone(player),
    /// The microphone of side `{player}` is `{device}`.
    SetupMicrophone(player, device),
    /// The microphone that hears the opponent is `{device}`.
    SetupRoomMicrophone(device),
    /// The electronic board of side `{player}` is at port `{port}`.
    SetupSensor(player, port),
    /// Spoken with a key held.
    SetupTalkHeld,
    /// Spoken without a key.
    SetupTalkOpen,
    /// What side `{player}` has taught: Enter teaches, Backspace deletes.
    SetupVoice(player),
    /// No recogniser beside ours is chosen.
    SetupNoRecogniser,
    /// The recogniser beside ours is program `{program}`.
    SetupRecogniser(program),

    // ---- the set-up: the arbiter's PIN
    /// There is no arbiter's PIN.
    SetupPinNone,
    /// The arbiter's PIN is drawn before the game and shown to him.
    SetupPinDrawn,
    /// The arbiter's PIN has `{count}` digits.
    SetupPinSet(count),
    /// The arbiter's PIN has too few digits, `{count}`.
    SetupPinShort(count),
    /// The arbiter's PIN is that of the event file.
    SetupPinOfEvent,

    // ---- a time control in words
    /// `{time}` for the game
    ControlWhole(time),
    /// `{count}` moves in `{time}`
    ControlMoves(count, time),
    /// One move in `{time}`
    ControlOneMove(time),
    /// `{time}` for the rest
    ControlRest(time),
    /// and so on
    ControlAgain,
    /// `{time}` more for each move
    ControlIncrement(time),
    /// `{time}` delay for each move
    ControlDelay(time),
    /// up to `{time}` given back for each move
    ControlBronstein(time),
    /// Time of `{player}`:
    SetupControlOf(player),
    /// Time:
    SetupControlBoth,
    /// Without a clock.
    SetupNoClock,

    // ---- the time control part by part
    /// The line that opens the parts.
    PartsOpen,
    /// How a part is changed.
    PartsChange,
    /// The same by a pad whose stick leaps.
    PadPartsChange,
    /// One control for both.
    PartsForBoth,
    /// Each has his own.
    PartsForEach,
    /// Period `{place}`: its moves are `{moves}`.
    PartsPeriod(place, moves),
    /// `{count}` moves
    PartsMoves(count),
    /// One move.
    PartsOneMove,
    /// For the rest of the game.
    PartsRest,
    /// The seconds are an increment.
    PartsIncrement,
    /// They are a delay.
    PartsDelay,
    /// They are Bronstein's.
    PartsBronstein,
    /// One more period.
    PartsAdd,
    /// Without the last period.
    PartsRemove,

    // ---- a time control that cannot be read, and its place
    /// Where `{text}` stands, a number of moves is missing.
    ControlNoMoves(text),
    /// Where `{text}` stands, a number of minutes is missing.
    ControlNoMinutes(text),
    /// Where `{text}` stands, a number of seconds is missing.
    ControlNoSeconds(text),
    /// `{text}` is nothing that a move can bring.
    ControlNoBonus(text),
    /// `{text}` gives no time at all.
    ControlNoTime(text),
    /// A period follows `{text}`, which lasts for the rest of the game.
    ControlNeverReached(text),
    /// `{text}` is longer than 99 hours.
    ControlTooLong(text),
    /// No time control at all.
    ControlEmpty,
    /// What can be written: 90+30.
    ControlForExample,

    // ---- automatic calls of the time
    /// The next period begins.
    PeriodBegins,
    /// Last minute.
    LastMinute,
    /// Automatic calls for `{player}`:
    SetupCalls(player),
    /// None of them.
    CallsOff,
    /// When `{time}` is left.
    CallLeft(time),
    /// Every `{time}`.
    CallEvery(time),
    /// When a period begins.
    CallPeriods,
    /// As a short sound.
    CallAsChime,
    /// Automatic calls of the time are forbidden.
    CallsForbidden,
    /// Automatic calls of the time are allowed again.
    CallsAllowed,

    // ---- the lists of games, unfinished and over
    /// There is one unfinished game; Enter goes on with it, Escape leaves it.
    ResumeOne,
    /// There are `{count}` unfinished games; up and down choose, Enter goes on with one, Escape leaves them.
    ResumeQuestion(count),
    /// The unfinished game `{place}` of `{count}`: `{white}` against `{black}`.
    UnfinishedGame(place, count, white, black),
    /// Its end is not confirmed.
    UnfinishedEnded,
    /// It is adjourned.
    UnfinishedAdjourned,
    /// It was last played `{time}` ago.
    UnfinishedSince(time),
    /// It was last played `{count}` days ago.
    UnfinishedDays(count),
    /// There are `{count}` games that are over; up and down choose, Enter opens one, Escape goes back.
    ReviewList(count),
    /// The same of `{count}` games by buttons: `{button}` opens, `{cancel}` goes back.
    PadReviewList(count, button, cancel),
    /// There is no game that is over; where PGN files are looked for.
    ReviewNone,
    /// The space bar goes on by itself, and stops.
    ReviewPlays,
    /// The same by the button `{button}`.
    PadReviewPlays(button),
    /// `{winner}` has won.
    ReviewWon(winner),
    /// Nobody has won.
    ReviewDrawn,
    /// A file with games cannot be read.
    ReviewUnusable,
    /// Another program plays the game of `{white}` against `{black}` on the same data.
    RunsElsewhere(white, black),
    /// What the lists of games ask, beside their buttons: one unfinished game.
    ResumeOneShown,
    /// `{count}` unfinished games.
    ResumeShown(count),
    /// `{count}` games that are over.
    ReviewShown(count),

    // ---- after a restart
    /// The game goes on: `{mover}` to move.
    Resumed(mover),
    /// First both players say that they go on after the restart.
    ReadyFirst,
    /// The game is taken up again: the clock of `{player}` stands until both players have said that they go on.
    ClockHeld(player),
    /// The player `{player}` has said that he goes on.
    PlayerReady(player),
    /// The program was down for `{time}`; that time is not charged.
    MarkResumed(time),
    /// The program was down; how long is not known. Not charged.
    MarkResumedUnknown,

    // ---- leaving the game, closing the program
    /// Enter or Escape closes this window, in which nothing can be done.
    ClosesWindow,
    /// The program is about to be closed in the middle of a game: is it meant?
    QuitQuestion,
    /// The program is about to be closed although the game is in memory alone: is it meant?
    QuitUnwritten,
    /// The same two beside their buttons, without keys.
    QuitShown,
    /// In memory alone.
    QuitUnwrittenShown,
    /// The game is about to be left although its scoresheets are not signed.
    LeaveUnsigned,
    /// The game is about to be left although nobody has saved or printed a scoresheet.
    LeaveUnsaved,
    /// The game that is about to be left is left by the same act once more.
    LeaveAgain,
    /// The program that is about to be closed is closed by the same act once more.
    CloseAgain,
    /// The program stays open.
    StaysOpen,

    // ---- the journal and the other files
    /// A journal cannot be used; nothing was changed.
    JournalUnusable,
    /// The settings cannot be used; the defaults are.
    SettingsUnusable,
    /// A recording of one's own cannot be used.
    RecordingUnusable,
    /// The journal cannot be written; the game is stopped.
    JournalFailed,
    /// The disk is full, the journal cannot be written; the arbiter is called.
    DiskFull,
    /// Refused: the disk is full. Room is made, or the arbiter lets play go on unrecorded.
    NotKeptDiskFull,
    /// Refused: the journal cannot be written. The arbiter may let play go on unrecorded.
    NotKeptUnwritable,
    /// The arbiter lets play go on; the moves are in memory only until the journal can be written.
    UnrecordedAllowed,
    /// Refused: there is nothing to allow.
    NothingToAllow,
    /// The journal is written again, and nothing is missing in it.
    JournalKept,
    /// The journal's file was deleted and written anew.
    MarkJournalDeleted,
    /// The journal's file was changed or replaced; that was put aside, and the journal written anew.
    MarkJournalReplaced,
    /// The heartbeat's file was deleted or replaced, and written anew.
    MarkHeartbeatRewritten,
    /// The running time cannot be kept on the disk.
    MarkHeartbeatFailed,
    /// Code number `{number}` of the journal: the squares `{first}`, `{second}`, `{third}` and `{fourth}`.
    MarkJournalCode(number, first, second, third, fourth),
    /// The last line of the journal was torn and has been dropped.
    MarkTornLine,
    /// The second copy of the record has everything.
    MarkCopyComplete,
    /// The second copy of the record cannot be written. Play goes on.
    MarkCopyFailed,
    /// To the arbiter: the game is written into the file `{file}` for broadcasting.
    MarkLive(file),
    /// To the arbiter: nothing is written into the file `{file}`, because this game may not be broadcast.
    MarkLiveForbidden(file),
    /// To the arbiter: that file cannot be written, and why: `{reason}`.
    MarkLiveFailed(reason),
    /// To the arbiter: the record was signed with the key in the file `{key}`; the signature is the file `{signature}`.
    MarkSignedWithKey(key, signature),
    /// To the arbiter: there is no key on a stick; how one is made.
    MarkNoKey,
    /// To the arbiter: the record could not be signed, and why: `{reason}`.
    MarkNotSigned(reason),
    /// The disk is nearly full: `{megabytes}` megabytes left.
    MarkDiskNearlyFull(megabytes),

    // ---- loudspeakers, earphones, microphones
    /// The loudspeaker in the room is silent; nobody hears announcements.
    RoomSilent,
    /// It sounds again.
    RoomBack,
    /// The earphone of `{player}` is silent.
    EarphoneSilent(player),
    /// The earphone of `{player}` sounds again.
    EarphoneBack(player),
    /// There is no such sound device.
    SilenceNoDevice,
    /// The device is disconnected.
    SilenceGone,
    /// The system would have moved the sound to another device.
    SilenceMoved,
    /// The sound service is not running.
    SilenceNoServer,
    /// The device does not play.
    SilenceFailed,
    /// The device is `{device}`.
    SilentDevice(device),
    /// The microphone in the room hears nothing.
    RoomMicrophoneDeaf,
    /// The microphone of `{player}` hears nothing.
    MicrophoneDeaf(player),
    /// The microphone of the assistant of `{player}` hears nothing.
    AssistantsMicrophoneDeaf(player),
    /// The chosen microphone is not there.
    DeafNoDevice,
    /// Another program has the microphone.
    DeafBusy,
    /// This user may not listen to the microphone.
    DeafForbidden,
    /// The microphone brings no sound.
    DeafFailed,
    /// The last announcement was not heard; its text counts.
    AnnouncementUnheard,
    /// The last announcement was not heard in the room; it follows, in the earphone of somebody who reads no screen.
    AnnouncementFollows,
    /// Room and earphone are one device: private words are only shown.
    PrivateWordsShown,
    /// The system voice is not available; the built-in voice goes on.
    SystemVoiceLost,
    /// A microphone is missing or gone.
    MicrophoneLost,
    /// It is there again.
    MicrophoneBack,

    // ---- the computer, other windows, tools beside the game
    /// The computer slept for `{time}`. The running clock went on.
    MarkSlept(time),
    /// The program did nothing for `{time}`. The running clock went on.
    MarkStoodStill(time),
    /// The computer's time was changed by `{time}`. The chess clock does not follow it.
    MarkWallClock(time),
    /// Battery: `{percent}` percent left. Please plug it in.
    MarkBatteryLow(percent),
    /// How often another window had the keyboard: `{count}`; and how long in all: `{time}`.
    SealFocus(count, time),
    /// How often the program stood still: `{count}`; and how long in all: `{time}`.
    SealStandstills(count, time),
    /// How many tools were started beside the game: `{count}`.
    SealTools(count),
    /// Another window has the keyboard.
    MarkFocusLost,
    /// The window of the game has the keyboard again.
    MarkFocusBack,
    /// `{tool}` was started beside the game, and refused.
    MarkToolRefused(tool),
    /// `{tool}` was started beside the game with the arbiter's PIN.
    MarkToolAllowed(tool),
    /// The tool `{tool}` reads the journal of this game.
    MarkToolRead(tool),
    /// A competition between `{white}` and `{black}` is played on this computer: this is refused.
    CompetitionElsewhere(white, black),

    // ---- an electronic board
    /// The electronic board of `{player}` sees something else than is recorded; the squares follow.
    MarkSensed(player),
    /// The electronic board of `{player}` differs from the record on `{count}` squares.
    MarkSensedMany(player, count),
    /// The electronic board of `{player}` agrees with the record again.
    MarkSensedAgrees(player),
    /// The electronic board of `{player}` has seen the piece `{piece}` lifted from `{square}` for `{time}`.
    MarkLiftSensed(player, piece, square, time),
    /// Nothing comes from the electronic board of `{player}`.
    MarkSensorLost(player),
    /// The electronic board of `{player}` is back.
    MarkSensorBack(player),

    // ---- words that name no move, or several
    /// Two of several: `{one}` or the `{other}`.
    Or(one, other),
    /// From which square, `{square}`?
    AskFrom(square),
    /// Which kind of piece, `{piece}`?
    AskRole(piece),
    /// Which promotion piece?
    AskPromotion,
    /// Nothing was said.
    NothingSaid,
    /// What came in is not text.
    NotText,
    /// The word `{word}` means nothing here.
    WordUnknown(word),
    /// The square of arrival was not said.
    NoArrival,
    /// How a move is said or typed.
    MoveExample,
    /// Castling, but to which side?
    WhichCastling,
    /// Castling has its own name, `{castling}`.
    CastlingByName(castling),
    /// No piece of kind `{piece}` can go to `{to}`.
    NoneReaches(piece, to),
    /// Did you mean the move `{said}`? Heard by one ear only.
    DidYouMean(said),
    /// The same of a move that may be his own or the one of the opponent, said once more.
    AskOwnMove(said),
    /// From which square? No piece of the kind that was named goes there.
    AskFromWhere,
    /// That was not understood.
    NotUnderstood,

    // ---- speaking moves
    /// `{words}` was heard, and `{reason}` is why nothing comes of it.
    HeardWords(words, reason),
    /// Move `{said}` was understood; the player has announced it himself.
    HeardMove(said),
    /// Asks whether the announcement is to be corrected to `{said}`.
    CorrectTo(said),
    /// A sealed move is spoken only where nobody overhears it.
    VoiceSealAlone,
    /// The sealed move may be spoken.
    VoiceSealNow,
    /// An assistant does not say the sealed move aloud: it is typed.
    SealedMoveTyped,
    /// An utterance was longer than a move.
    SpokeTooLong,
    /// What was said twice at an open microphone was taken for somebody else's words.
    UnfamiliarVoice,
    /// Nothing can understand what is spoken.
    HearingMissing,
    /// The recogniser beside ours is of no use.
    RecogniserStopped,
    /// It was tried and has understood a move.
    RecogniserHears,
    /// The only recogniser, one beside ours, is not ready yet.
    RecogniserOpens,
    /// The opponent's repetition was not understood by ear.
    RepetitionUnclear,
    /// There is no recording of move number `{number}`.
    NoRecordingOf(number),
    /// A recording cannot be written.
    RecordingNotKept,

    // ---- trying the microphone, teaching one's own words
    /// The microphone is being tried.
    SpeakNow,
    /// It hears well.
    HearsWell,
    /// It hears nothing.
    HearsNothing,
    /// The voice is too weak.
    HearsTooLittle,
    /// The voice is cut off.
    HearsTooMuch,
    /// The voice does not stand out.
    HearsNoise,
    /// The led enrolment begins.
    TeachWelcome,
    /// The word `{word}` once more.
    TeachAgain(word),
    /// Nothing was heard.
    TakeSilent,
    /// Too short for a word.
    TakeTooShort,
    /// Too long for a word.
    TakeTooLong,
    /// A take is unlike the others.
    TakeUnlike,
    /// It sounds like the word `{word}`, and another one was asked for.
    TakeOtherWord(word),
    /// `{known}` of `{count}` words are taught.
    TeachProgress(known, count),
    /// The taught words are tried.
    TeachTest,
    /// The words that every move needs are taught; now a trial.
    TeachCoreTest,
    /// The words that are left need not be taught.
    TeachOptional,
    /// `{known}` of `{count}` moves were understood.
    TeachResult(known, count),
    /// Back to the set-up.
    TeachOver,
    /// Asks whether to delete the profile.
    ConfirmForgetVoice,
    /// The profile is deleted.
    VoiceForgotten,
    /// The profile cannot be read or written.
    VoiceUnusable,

    // ---- why a move is illegal (Articles 3.1 to 3.10)
    /// Practice: `{said}` is illegal: `{reason}`.
    IllegalMove(said, reason),
    /// Square `{square}` is empty.
    NothingThere(square),
    /// The piece on `{square}` is the opponent's.
    OpponentsPieceThere(square),
    /// On `{square}` stands another piece, `{piece}`.
    AnotherPieceThere(square, piece),
    /// Departure and arrival are the same square `{square}`.
    NoMovement(square),
    /// A piece of kind `{piece}` does not move like that.
    NotItsWay(piece),
    /// Something stands in the way on `{square}`.
    WayBlocked(square),
    /// A piece of the player's own stands on `{square}`.
    OwnPieceOnArrival(square),
    /// There is nothing on `{square}` for a pawn to take.
    NothingToTake(square),
    /// The king is in check and would stay so.
    KingStaysInCheck,
    /// The king would be exposed to check.
    KingExposed,
    /// A pawn reaches the last rank and no piece was named.
    PromotionMissing,
    /// A promotion piece was named where nothing is promoted.
    NoPromotionHere,
    /// `{piece}` is not a piece that a pawn becomes.
    NotAPromotionPiece(piece),
    /// The king on `{square}` is captured.
    KingTaken(square),
    /// King or rook are not where castling starts.
    CastlingNotReady,
    /// King or rook have moved.
    CastlingRightLost,
    /// A piece stands between king and rook on `{square}`.
    CastlingBlocked(square),
    /// The king is in check.
    CastlingInCheck,
    /// The king would cross or reach the attacked square `{square}`.
    CastlingThroughCheck(square),

    // ---- pieces touched and adjusted (Article 4)
    /// `{player}` touched the piece on `{square}`.
    MarkTouched(player, square),
    /// On record as touched: the piece `{piece}` on `{square}`.
    TouchRecorded(piece, square),
    /// On record as adjusted: the piece `{piece}` on `{square}`.
    AdjustRecorded(piece, square),
    /// Escape withdraws what was just stated.
    EscapeWithdraws,
    /// The same by the pad: button `{cancel}` withdraws.
    PadWithdraws(cancel),
    /// Withdrawn: the piece `{piece}` on `{square}` was not touched.
    TouchWithdrawn(piece, square),
    /// Withdrawn: the piece `{piece}` on `{square}` is not adjusted.
    AdjustWithdrawn(piece, square),
    /// `{player}` withdraws as a slip that `{square}` was touched.
    MarkTouchWithdrawn(player, square),
    /// `{player}` withdraws as a slip that `{square}` is adjusted.
    MarkAdjustWithdrawn(player, square),
    /// No piece stands on `{square}`; go to the piece first.
    NoPieceToTouch(square),
    /// `{square}` is on record as touched already.
    AlreadyTouched(square),
    /// Nothing was stated that could still be withdrawn.
    NothingToWithdraw,
    /// `{player}` has touched `{square}` and plays otherwise.
    MarkTouchBroken(player, square),
    /// `{player}` adjusts `{square}`.
    MarkAdjusts(player, square),
    /// `{square}` was touched: that piece moves or is captured, if it can (4.3, 4.5).
    TouchedPieceMoves(square),
    /// The arbiter decides about touched pieces only when a player asks.
    TouchIsThePlayers,
    /// Go to the square; Enter takes it.
    PointAtSquare,

    // ---- the list of claims
    /// The list is open; the arrows choose, Enter takes.
    ClaimsOpened,
    /// There is nothing to claim now.
    NothingToClaim,
    /// What I stated last was a slip.
    ItemWithdraw,
    /// Another move takes the place of one's own that stands.
    ItemReplaces,
    /// I have touched a piece.
    ItemTouched,
    /// I adjust a piece.
    ItemAdjusts,
    /// The opponent has touched a piece.
    ItemOpponentTouched,
    /// The opponent has made an illegal move.
    ItemIllegalMove,
    /// Draw: the same position three times.
    ItemThreefold,
    /// The same with the move I write.
    ItemThreefoldWith,
    /// Draw: fifty moves.
    ItemFiftyMoves,
    /// The same with the move I write.
    ItemFiftyMovesWith,
    /// The opponent's time is over.
    ItemFlag,
    /// Draw in the quickplay finish.
    ItemQuickplayDraw,
    /// Time with each move.
    ItemExtraTime,
    /// Say the sealed move.
    ItemDeclare,
    /// Sign both scoresheets.
    ItemSign,
    /// Save the scoresheet.
    ItemSave,
    /// The same on a stick.
    ItemSaveOnStick,
    /// Print it.
    ItemPrint,
    /// Have it read aloud.
    ItemRead,

    // ---- claims (Articles 7, 9, 10)
    /// `{player}` claims a draw. The clocks are stopped; the arbiter is called.
    ClaimsQuickplay(player),
    /// `{player}` asks for time with each move, and so offers a draw. The clocks are stopped.
    AsksExtraTime(player),
    /// The arbiter postpones his decision.
    ClaimPostponed,
    /// The arbiter accepts the claim.
    ClaimGranted,
    /// The arbiter rejects the claim.
    ClaimRejected,
    /// `{player}` claims a draw: the same position for the third time. The clocks are stopped.
    ClaimsThreefold(player),
    /// `{player}` claims a draw: with `{intended}` the same position comes for the third time. The clocks are stopped.
    ClaimsThreefoldWith(player, intended),
    /// `{player}` claims a draw: fifty moves. The clocks are stopped.
    ClaimsFiftyMoves(player),
    /// `{player}` claims a draw: with `{intended}` there are fifty moves. The clocks are stopped.
    ClaimsFiftyMovesWith(player, intended),
    /// `{player}` claims an illegal move. The clocks are stopped.
    ClaimsIllegalMove(player),
    /// `{player}` claims that `{square}` was touched. The clocks are stopped.
    ClaimsTouch(player, square),
    /// The rules of the quickplay finish do not hold now. Call the arbiter.
    NoQuickplay,
    /// That needs less than two minutes on your clock.
    TwoMinutesOrMore,
    /// A claim is waiting for the arbiter already.
    ClaimWaits,
    /// No claim is waiting.
    NoClaim,
    /// This decision cannot be postponed. Accept or reject.
    CannotPostpone,
    /// `{intended}` was written; that move is to be played.
    IntendedMoveStands(intended),
    /// Move `{intended}` was written for a claim that was rejected; if it is legal, it is to be played (9.5.b; 9.5.3).
    IntendedMoveDue(intended),
    /// The arbiter's decision about it is final, by Article `{article}`.
    DecisionIsFinal(article),

    // ---- what the record says to a claim, to the arbiter
    /// By the record the claim is right.
    MarkClaimRight,
    /// After move `{number}`, `{mover}`.
    MarkClaimAfterPly(number, mover),
    /// In the start position.
    MarkClaimAtStart,
    /// Move `{number}`, `{mover}`, is illegal.
    MarkClaimIllegalPly(number, mover),
    /// The record does not show that: the arbiter judges.
    MarkClaimForArbiter,
    /// The move that the claim names is not completed yet.
    MarkNotCompleted,
    /// How he grants what the record does not show, such as two hands.
    MarkGrantWithGrounds,
    /// The boards stood differently before it: by Article `{article}` they are put right. How he counts the move all the same.
    MarkBoardsDiffered(article),
    /// Wrong: the claimant is not on move.
    MarkNotOnMove,
    /// Wrong: he has touched or moved already.
    MarkClaimAfterTouch,
    /// Wrong: the written move is illegal.
    MarkIntendedIllegal,
    /// Wrong: the position came only this often: `{count}`.
    MarkOnlySoOften(count),
    /// Wrong: full moves without a capture or a pawn move: `{count}`.
    MarkOnlySoLong(count),
    /// Wrong: the record shows no illegal move by the opponent.
    MarkNoIllegalMove,
    /// Too late: the move has been answered and stands.
    MarkAnswered,
    /// Too late: the claimant has touched a piece himself.
    MarkTouchedSince,
    /// The completed move is one that the touch leaves.
    MarkTouchKept,
    /// Of a touched piece that can be neither moved nor captured.
    MarkTouchFree,
    /// He meant to castle, that is illegal, and his king has no legal move.
    MarkCastlingFree,
    /// The time of `{player}` has run out. Now the claim is to be decided.
    MarkFlagAwaitsClaim(player),
    /// A wrong claim gives the opponent `{time}` by Article `{article}`.
    MarkWrongClaimCosts(article, time),

    // ---- the arbiter's rulings (Articles 6, 7, 12)
    /// The clock of `{player}` is set to `{time}`; moves completed `{completed}`.
    ClockSet(player, time, completed),
    /// The setting of the clock has been replaced.
    ControlReplaced,
    /// From now on both receive `{time}` for each move.
    IncrementIntroduced(time),
    /// Warning for `{player}`.
    PenaltyWarning(player),
    /// Penalty for `{player}`: the opponent receives `{time}`.
    PenaltyTimeToOpponent(player, time),
    /// Penalty for `{player}`: `{time}` taken off.
    PenaltyTimeFromOffender(player, time),
    /// Penalty for `{player}`: more points for the opponent.
    PenaltyPointsToOpponent(player),
    /// Penalty for `{player}`: fewer points.
    PenaltyPointsFromOffender(player),
    /// Penalty for `{player}`: loss of the game.
    PenaltyGameLost(player),
    /// The game is lost to both.
    PenaltyGameLostToBoth,
    /// The edition has no such penalty.
    NoSuchPenalty,
    /// Penalty for `{player}`: a fine.
    PenaltyFine(player),
    /// Penalty for `{player}`: exclusion.
    PenaltyExclusion(player),
    /// The setting of the clock stands after so many moves. Give the reason if the schedule would suffer.
    SettingStands,
    /// There is no time below zero. The attempt is on record.
    BelowZero,
    /// The time that a withdrawn ruling gave is used up; the clock is to be set first.
    TimeUsedUp,
    /// Move `{number}`, `{mover}`, was illegal.
    IllegalMoveFound(number, mover),
    /// The record shows no illegal move there.
    NotIllegal,
    /// This move counts already.
    CountedAlready,
    /// Name the side and the move to be counted.
    NameSideAndMove,
    /// The move has been answered and stands, unless the players agree.
    TooLateForIllegal,
    /// The arbiter does not intervene by himself.
    IllegalIsThePlayers,
    /// The record does not show it: the grounds are to be given.
    SayWhy,
    /// Refused: the boards stood differently before this move. The grounds are to be given if it counts all the same.
    BoardsDifferedSayWhy,
    /// The pawn is replaced by a queen.
    PawnBecameQueen,
    /// By Article `{article}` the pawn promotes on `{square}`; the piece is free.
    MarkPromotionStays(article, square),
    /// The ruling `{ruling}` was wrong, and is withdrawn. Its fixed words are those of [`Line::Corrected`].
    RulingWithdrawn(ruling),

    // ---- irregularities (Article 7)
    /// The start position was wrong.
    IrregularStart,
    /// The board lay wrongly.
    IrregularBoard,
    /// The position is moved to another board.
    PositionTransferred,
    /// The colours were reversed.
    IrregularColours,
    /// Pieces are displaced. The position is restored.
    IrregularPieces,
    /// The move was made with two hands.
    IrregularHands,
    /// The position is illegal.
    IrregularPosition,
    /// By Article `{article}` the game goes on.
    RemedyGoesOn(article),
    /// By Article `{article}` the position is moved to a board that lies rightly.
    RemedyTransfer(article),
    /// By Article `{article}` the player who displaced the pieces puts them back in his own time.
    RemedyPutBack(article),
    /// Article `{article}`: it is for the arbiter's general powers.
    RemedyPowers(article),
    /// By Article `{article}` the illegal move that led to it is to be found.
    RemedyFindIllegal(article),
    /// By Article `{article}` nothing follows unless a player claims.
    RemedyLeftToPlayers(article),
    /// By Article `{article}` the game is drawn if it is still there after the next completed move.
    RemedyDraw(article),
    /// A side whose king and queen were exchanged cannot castle.
    NoCastlingKingAndQueen,
    /// A side whose king stood wrongly cannot castle.
    NoCastlingKing,
    /// A side cannot castle with a rook that stood wrongly.
    NoCastlingRook,
    /// The adjourned position cannot be restored.
    IrregularLost,
    /// By Article `{article}`.
    MarkByArticle(article),

    // ---- who is at the board
    /// `{player}` is not at the board.
    MarkAbsent(player),
    /// `{player}` has come to the board.
    MarkArrived(player),
    /// `{player}` is absent, and the default time is over: lost, unless the arbiter decides otherwise.
    MarkDefaultTime(player),
    /// The same of `{player}` where only the regulations excuse him.
    MarkDefaultTimeStrict(player),
    /// `{player}` has come after the default time: lost, unless the arbiter decides otherwise.
    MarkArrivedLate(player),
    /// The same of `{player}` where only the regulations excuse him.
    MarkArrivedLateStrict(player),
    /// Nothing was noted: `{player}` has been at the board.
    AlreadyHere(player),

    // ---- the arbiter's page and his PIN
    /// The arbiter has given his number.
    ArbiterEntered,
    /// The arbiter is done.
    ArbiterLeft,
    /// The arbiter's page is locked again.
    ArbiterLocked,
    /// This PIN is wrong. The attempt is on record.
    WrongPin,
    /// The next PIN is looked at in `{time}`.
    PinWait(time),
    /// Too early: the next PIN is looked at in `{time}`. The attempt is on record.
    PinTooSoon(time),
    /// That needs the arbiter's PIN. The attempt is on record.
    PinNeeded,
    /// What was typed for the PIN is none; how to go back.
    PinIsDigits,
    /// Call the arbiter: his number is shown to him alone.
    PinCallArbiter,
    /// The PIN that was shown is void: another one is drawn.
    PinVoid,
    /// The arbiter's PIN is on the screen, this once.
    PinShown,

    // ---- sealing and adjourning
    /// To the arbiter: the passphrase that he has given again is taken, and nothing else has changed.
    PassphraseTaken,
    /// `{player}` seals its move.
    PleaseSeal(player),
    /// The move is sealed, and may be changed until the clock is stopped.
    MoveSealed,
    /// The game is adjourned; `{player}` sealed.
    GameAdjourned(player),
    /// Envelope of `{player}`, move `{number}`.
    MarkEnvelope(player, number),
    /// `{player}` sealed the reply.
    ReplySealed(player),
    /// The game is resumed.
    ResumptionBegins,
    /// The sealed move of `{player}` is `{sealed}`.
    SealedMoveIs(player, sealed),
    /// The sealed move of `{player}` names no move.
    SealedMoveUnclear(player),
    /// The envelope is lost; `{player}` says which move it was.
    EnvelopeLost(player),
    /// After the first moves of the resumption a time stands unless the arbiter decides otherwise.
    MarkTimeStands,
    /// The same in 2009: unless the consequences are too severe.
    MarkTimeStandsSevere,
    /// The file of the envelope was missing.
    MarkEnvelopeMissing,
    /// The file of the envelope was changed.
    MarkEnvelopeChanged,
    /// The file of the envelope cannot be written.
    MarkEnvelopeNotWritten,
    /// The game is adjourned: the arbiter resumes it.
    AdjournedAlready,
    /// Do not announce, seal.
    SealInstead,
    /// A move has been announced or made: it is completed, and then the opponent seals.
    MoveInHand,
    /// To the arbiter: the clocks are stopped, and a move is sealed in its player's time.
    SealWithClock,
    /// Nothing is sealed yet.
    SealFirst,
    /// Nobody told you to seal.
    NotToldToSeal,
    /// The move on the board is the sealed one.
    SealedOnBoard,
    /// A move is put on the board while another one lies in the envelope.
    MoveInEnvelope,
    /// The envelope is closed.
    EnvelopeClosed,
    /// The arbiter gives the passphrase again.
    PassphraseNeeded,
    /// The passphrase does not open it.
    WrongPassphrase,
    /// The envelope is damaged.
    EnvelopeDamaged,
    /// There is no envelope to open.
    NoEnvelope,
    /// `{player}` is not there: the envelope stays closed.
    ReplyingPlayerAbsent(player),
    /// Open the envelope first: a sealed move that ends the game stands.
    OpenFirst,
    /// The envelope is lost: its player says the move.
    DeclareInstead,
    /// The game has been resumed already.
    ResumedAlready,

    // ---- bringing the boards together (D.2.8 of 2014, D.2.9)
    /// The boards are being compared.
    BoardsCompared,
    /// What somebody tells of a board lacks a square, a piece or a colour.
    TellSquareAndPiece,
    /// Nothing stands there.
    ItemEmpty,
    /// Square `{square}` was told twice.
    SquareToldTwice(square),
    /// What stands on a board is taken down.
    BoardTaken,
    /// By the record the square holds: `{finding}`.
    SquareByRecord(finding),
    /// The boards differ.
    BoardsDiffer,
    /// The sheet of `{player}` is taken down: so many moves (`{count}`).
    SheetTaken(player, count),
    /// Move `{number}` of side `{mover}` on the sheet of `{player}` is taken down.
    EntryTaken(player, number, mover),
    /// The player wrote the sheet of `{player}` himself.
    SheetByPlayer(player),
    /// His assistant wrote the sheet of `{player}`.
    SheetByAssistant(player),
    /// The sheet of `{player}` comes from a recording.
    SheetByRecording(player),
    /// The program made the sheet of `{player}` out of the announcements.
    SheetByProgram(player),
    /// `{announced}` does not fit the player's board and is possible by the record.
    MarkRefusedMove(announced),
    /// `{repeated}` was repeated, and something else announced.
    MarkOddRepetition(repeated),
    /// The position after move `{number}` of side `{mover}` counts.
    PositionCounts(number, mover),
    /// The start position counts.
    StartCounts,
    /// Both boards are read against each other.
    CompareBoards,
    /// On rank `{rank}` stands what follows.
    RankReads(rank),
    /// The board stands as it should.
    BoardConfirmed,
    /// The clocks stay as they stand.
    ClocksStay,
    /// The journal does not tell how the clocks stood.
    ClockTimesUnknown,
    /// Boards and sheets agree again; a line is drawn under both sheets.
    Reconciled,
    /// The procedure is called off.
    ReconciliationOff,
    /// The boards are being compared; that comes first.
    ReconcileFirst,
    /// Nothing is being compared.
    NotReconciling,
    /// The arbiter has yet to decide which position counts.
    DecideFirst,
    /// The boards are not right or not confirmed.
    CorrectFirst,
    /// Other times than the proposed ones need grounds.
    GroundsNeeded,
    /// What was told of the board was read back: Enter tells it, Escape discards it.
    TellAdvice,

    // ---- what the scoresheets and boards show, and what follows
    /// Both boards stand as the sheets say.
    BoardsStandAsSheets,
    /// The sheets agree up to move `{number}` of `{mover}`.
    SheetsAgreeUpTo(number, mover),
    /// The sheets do not agree on a single move.
    SheetsNeverAgree,
    /// The sheet of `{player}` ends sooner; the longer one counts.
    SheetEndsSooner(player),
    /// By Article `{article}`, who wrote right and moved wrong adjusts.
    WroteRightMovedWrong(article),
    /// Move `{number}` of `{mover}` on the sheet of `{player}`: `{entry}`.
    SheetHas(number, mover, player, entry),
    /// A piece `{piece}` to `{to}`, of an entry that does not say from where.
    EntryTo(piece, to),
    /// Nothing, of an entry.
    EntryBlank,
    /// By Article `{article}`, back to the last position on which the sheets agree; the arbiter readjusts the clocks.
    BackToAgreement(article),
    /// The sheet of `{player}` lacks move `{number}` of `{mover}` and agrees otherwise.
    MoveMissingOnSheet(player, number, mover),
    /// The sheet of `{player}` has move `{number}` of `{mover}` twice and agrees otherwise.
    MoveDoubledOnSheet(player, number, mover),
    /// The sheet of `{player}` has two moves swapped from move `{number}` of `{mover}` on and agrees otherwise.
    MovesSwappedOnSheet(player, number, mover),
    /// On the sheet of `{player}`, move `{number}` of `{mover}` is not possible: `{reason}`. The other sheet is legal throughout.
    SheetBreaks(player, number, mover, reason),
    /// Move `{number}` of `{mover}` stands on the sheet of `{player}` only.
    OnOneSheetOnly(number, mover, player),
    /// Move `{number}` of `{mover}` is entered as `{entry}`, which is illegal: `{reason}`.
    EntryIllegal(number, mover, entry, reason),
    /// Move `{number}` of `{mover}` is not clear: `{entry}`.
    EntryAmbiguous(number, mover, entry),
    /// By Article `{article}`, the position before it is restored.
    PositionBeforeItCounts(article),
    /// Move `{number}` of `{mover}` is illegal but answered: `{played}`. By Article `{article}` it stands.
    IllegalMoveStands(number, mover, played, article),
    /// Move `{number}` of `{mover}` does not follow from either sheet.
    MoveOnNeitherSheet(number, mover),
    /// By Article `{article}`, the last position that can be identified counts.
    LastIdentifiable(article),
    /// Nothing can be determined like this; nothing is changed.
    NothingDetermined,
    /// The boards stand alike: by Article `{article}` play goes on, and the sheets are put right.
    SheetsPutRight(article),
    /// The special board, `{finding}`.
    OnSpecialBoard(finding),
    /// The normal board, `{finding}`.
    OnNormalBoard(finding),
    /// There is nothing to correct.
    NothingToCorrect,
    /// A piece `{piece}` goes from `{from}` to `{to}`.
    CorrectByMoving(piece, from, to),
    /// On `{square}`, `{piece}` is missing.
    CorrectByPutting(square, piece),
    /// On `{square}`, `{piece}` is too many.
    CorrectByTakingOff(square, piece),
    /// The board stands as the sheet of `{player}` says.
    StandsAsSheetOf(player),
    /// Both boards stand alike.
    BoardsAlike,
    /// The king of `{player}` is missing.
    KingMissing(player),
    /// Too many kings of `{player}`.
    TooManyKings(player),
    /// Too many pawns of `{player}`.
    TooManyPawns(player),
    /// There is no such position; the board has to be told again.
    TellBoardAgain,
    /// The sheet of `{player}` is empty and has to be written up.
    SheetEmpty(player),
    /// The sheet of `{player}` cannot be read in this language.
    SheetUnreadable(player),
    /// The sheets are of different games.
    SheetsOfDifferentGames,
    /// The clocks showed `{white}` and `{black}` there; moves completed `{white_completed}` and `{black_completed}`.
    ClocksThen(white, black, white_completed, black_completed),
    /// The times at that point are not on record.
    ClocksUnknown,

    // ---- the scoresheet at home: saved, printed, read
    /// By C the scoresheet is saved, printed, read aloud.
    HomeByList,
    /// The same by the button `{button}`.
    PadHomeByList(button),
    /// By which key the sheet of a game that he has signed is saved, printed and read.
    SheetsByList,
    /// The same by the button `{button}`.
    PadSheetsByList(button),
    /// It is saved among the documents, in the program's folder.
    SavedInDocuments,
    /// Saved once more in the folder that was told.
    SavedAgain,
    /// It is saved on the stick, in the program's folder.
    SavedOnStick,
    /// It is saved on the stick `{name}`; once more saves it on the next.
    SavedOnOneStick(name),
    /// It is saved in the folder `{folder}`.
    SavedIn(folder),
    /// There is no stick.
    NoStick,
    /// It could not be saved.
    NotSaved,
    /// It is at the printer.
    SentToPrinter,
    /// It could not be printed.
    NotPrinted,
    /// The keys that read the sheet: next move, the one before, the end.
    ReadingOpened,
    /// The same by the buttons `{next}`, `{previous}` and `{cancel}`.
    PadReading(next, previous, cancel),

    // ---- letters one by one
    /// The letter `{letter}` with an acute accent.
    LetterAcute(letter),
    /// The letter `{letter}` with a grave accent.
    LetterGrave(letter),
    /// The letter `{letter}` with a circumflex.
    LetterCircumflex(letter),
    /// The letter `{letter}` with a diaeresis.
    LetterDiaeresis(letter),
    /// The letter `{letter}` with a tilde.
    LetterTilde(letter),
    /// The letter `{letter}` with a cedilla.
    LetterCedilla(letter),
    /// The letter `{letter}` with a caron.
    LetterCaron(letter),
    /// The letter `{letter}` with a stroke.
    LetterStroke(letter),
    /// The letter `{letter}` with a ring.
    LetterRing(letter),
    /// The letter `{letter}` with an ogonek.
    LetterOgonek(letter),
    /// The letter `{letter}` with a breve.
    LetterBreve(letter),
    /// The letter `{letter}` with a macron.
    LetterMacron(letter),
    /// The letter `{letter}` with a dot.
    LetterDot(letter),
    /// The letter `{letter}` with a double acute accent.
    LetterDoubleAcute(letter),
    /// The letter `{letter}` with a comma.
    LetterComma(letter),
    /// The letter `{letter}` with an E joined to it.
    LetterLigature(letter),
    /// The hyphen.
    LetterHyphen,
    /// The apostrophe.
    LetterApostrophe,
    /// Letters by the pad: how they are chosen, and that button `{button}` changes the accent.
    PadLetters(button),
    /// The same where a stick does it as well as button `{button}`.
    PadLettersByStick(button),

    // ---- the gamepad
    /// A page of the pad: how it is walked.
    PadPageWalk,
    /// The piece `{piece}` on the square `{square}` is in the hand.
    PadLifted(piece, square),
    /// It is put back.
    PadPutBack,
    /// What would be committed: `{entered}`.
    PadReadBack(entered),
    /// The promotion piece, `{piece}`.
    PadPromotion(piece),
    /// No promotion piece.
    PadNoPromotion,
    /// A gamepad is there; it belongs to `{person}`.
    PadHere(person),
    /// The gamepad of `{person}` is gone.
    PadGone(person),
    /// After [`Line::PadGone`], to the person whose the keyboard is.
    GoOnByKeyboard,
    /// After [`Line::PadGone`], to a person who has no other device.
    NoDeviceLeft,
    /// `{person}` is to press a button.
    PadAsk(person),
    /// The next button is for the command `{command}`.
    PadPressNew(command),
    /// Command `{command}` is on button `{button}`.
    PadBound(command, button),
    /// Button `{button}` does what is due, command `{command}`.
    PadStepButton(command, button),
    /// Command `{command}` has no button.
    PadUnbound(command),
    /// Of the way of the stick `{stick}`, so many per cent (`{percent}`) count as its middle.
    PadStickMiddle(stick, percent),
    /// A grave command needs a chord.
    PadNeedsChord,
    /// Command `{command}` would have no button left.
    PadKeepsNeeded(command),
    /// After a question asked by the pad: button `{button}` confirms, `{cancel}` discards.
    PadConfirms(button, cancel),
    /// After a grave question asked by the pad: button `{button}` is held, `{cancel}` discards.
    PadHeldConfirms(button, cancel),
    /// An offer to `{person}`, which is `{device}`: the buttons of the pad itself accept it.
    PadOffered(person, device),
    /// The chord `{chord}` takes a pad that is nobody's, and a button that is named then.
    PadHold(chord),
    /// That button, `{button}`.
    PadProve(button),
    /// Another button was pressed, or the button of another pad.
    PadNotProved,
    /// In a list, by the pad: button `{button}` takes, `{cancel}` leaves.
    PadListTakes(button, cancel),
    /// There are `{count}` unfinished games: button `{button}` goes on with one, `{cancel}` leaves them.
    PadResume(count, button, cancel),
    /// Words to be taught by the pad, of `{player}`: button `{button}` teaches, left deletes.
    PadSetupVoice(player, button),
    /// Teaching by the pad: left takes the word from the start, button `{cancel}` stops.
    PadTeachWelcome(cancel),
    /// Speaking by the pad, with button `{button}` held.
    PadTalkHeld(button),
    /// What was told, by the pad: button `{button}` tells it, `{cancel}` discards.
    PadTellAdvice(button, cancel),
    /// No Chess960, by the pad.
    PadChess960Off,
    /// One unfinished game, by the pad: button `{button}` goes on with it, `{cancel}` leaves it.
    PadResumeOne(button, cancel),
    /// The manual, by the pad: button `{cancel}` closes it.
    PadManual(cancel),
    /// The claims, by the pad: button `{button}` takes one.
    PadClaims(button),
    /// A square is to be shown, by the pad: button `{button}` takes it.
    PadPoint(button),
    /// The profile is broken in line `{line}`.
    PadProfileBroken(line),

    // ---- practice of the tournament sequence
    /// Set-up: practise the sequence.
    SetupDrill,
    /// How the practice goes.
    DrillWelcome,
    /// The move to make is `{asked}`.
    DrillMove(asked),
    /// Another move was asked for: `{asked}`. It can still be corrected.
    DrillOtherMove(asked),
    /// The practice is over, without a slip.
    DrillClean,
    /// The practice is over, with `{count}` slips.
    DrillSlips(count),
    /// How many slips (`{count}`): another move than the one asked for.
    SlipOtherMove(count),
    /// How many slips (`{count}`): the promotion piece forgotten.
    SlipPromotion(count),
    /// How many slips (`{count}`): pressed before announcing.
    SlipPressFirst(count),
    /// How many slips (`{count}`): something else before pressing.
    SlipNoPress(count),
    /// How many slips (`{count}`): something else before repeating.
    SlipNoRepetition(count),
    /// How many slips (`{count}`): repeated differently.
    SlipRepeatedOtherwise(count),
    /// How many slips (`{count}`): announced before executing.
    SlipNoExecution(count),
    /// How many slips (`{count}`): executed differently.
    SlipExecutedOtherwise(count),
    /// How many slips (`{count}`): done when it was not due.
    SlipNotDue(count),
}
