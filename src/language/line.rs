//! The fixed sentences of the program, each with the number of its holes.
//!
//! To add one: a row here, and a row in `template` of each language.
//!
//! Their texts stand in `de.rs`, `en.rs`, `es.rs` and `fr.rs`: templates with holes `{0}`, `{1}` ... in any order. One table, so
//! that set-up, game, refusals, errors and menus are all closed vocabulary and all audible from the built-in voice.

macro_rules! lines {
    ($($(#[$doc:meta])* $name:ident($holes:literal),)+) => {
        /// A fixed sentence.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Line { $($(#[$doc])* $name,)+ }

        impl Line {
            /// Every sentence.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// How many holes it has.
            #[must_use]
            pub const fn holes(self) -> usize {
                match self { $(Self::$name => $holes,)+ }
            }
        }
    };
}

lines! {
    // ---- the handshake (D.2.1, D.2.3, D.2.8)
    /// A VI player pressed before announcing.
    PressHeldBack(0),
    /// The move of the other player (0) must be repeated first.
    RepeatFirst(1),
    /// The move of the other player (0) must be executed on one's own board first.
    ExecuteFirst(1),
    /// It is the turn of 0.
    NotYourTurn(1),
    /// The clock is pressed already and waits for the last word; correcting takes the press back.
    PressWaits(0),
    /// The press is taken back: the clock goes on, press again after the correction.
    PressTakenBack(0),
    /// 0 pressed the clock, and has announced and made no move that the program knows of.
    PressedUnannounced(1),
    /// Nothing has been announced yet.
    NothingAnnounced(0),
    /// Nothing has been announced that could be repeated or executed.
    NothingToRepeat(0),
    /// 0 is announced already; correct it before the press.
    AlreadyAnnounced(1),
    /// The slip can no longer be corrected. Call the arbiter.
    CorrectionTooLate(0),
    /// The piece has been placed on another square by move 0: words may follow the piece, not the piece the words.
    CorrectionMustFitPiece(1),
    /// The announcement was not 0 but 1.
    Corrected(2),
    /// Announced was 0, repeated was 1.
    Differs(2),
    /// Repeat and announcement differ; repeat again before executing.
    RepeatAgainFirst(0),
    /// Already repeated.
    AlreadyRepeated(0),
    /// Already executed.
    AlreadyExecuted(0),
    /// Already placed: 0.
    AlreadyPlaced(1),
    /// What was executed (0) is not what was announced (1).
    ExecutedOtherwise(2),
    /// The clock of 0 is running.
    ClockRuns(1),

    // ---- refusals (each a reason and a way out)
    /// The game has not begun; start it.
    NotStarted(0),
    /// The game has begun already.
    AlreadyStarted(0),
    /// The game is over.
    GameOver(0),
    /// The game is over: the arbiter withdraws the ruling that ended it, or goes back before a move.
    OverUntilWithdrawn(0),
    /// The clocks are stopped; the arbiter restarts them.
    ClocksStopped(0),
    /// The clock runs already.
    ClockRunsAlready(0),
    /// That is for the player himself.
    NotYours(0),
    /// A sighted player's assistant: this side has one already.
    OpponentHasAssistant(1),
    /// There is no assistant who could have a gamepad: whose, and how there comes to be one.
    NoAssistant(1),
    /// That is for the arbiter.
    ArbiterOnly(0),
    /// 0 pressed without announcing; wait for the announcement.
    AwaitAnnouncement(1),
    /// No 0 of yours stands on 1; name the piece and the square anew, or call the arbiter.
    NoSuchPiece(2),
    /// Practice: 0 is illegal: 1.
    IllegalMove(2),
    /// No draw has been offered to you.
    NoOffer(0),
    /// Your offer still stands.
    OfferStands(0),
    /// A draw can be agreed only after both players have moved.
    TooEarlyToAgree(0),
    /// The flag of 0 has not fallen.
    FlagNotDown(1),
    /// There is no such move.
    NoSuchPly(0),
    /// There is nothing to confirm.
    NothingToConfirm(0),

    // ---- the game, to the room
    /// The game begins; 0 is to move.
    GameBegins(1),
    /// 0 offers a draw.
    DrawOffered(1),
    /// By which keys the offer is accepted and declined.
    DrawAnswers(0),
    /// The offer is declined.
    DrawDeclined(0),
    /// The arbiter lets the players agree on a draw.
    DrawConsented(0),
    /// The clocks are stopped; the arbiter is called.
    ClockStopped(0),
    /// The clock of 0 runs again.
    ClockRestarted(1),
    /// 0 wins by checkmate.
    EndsByMate(1),
    /// Draw: stalemate.
    EndsByStalemate(0),
    /// Draw: dead position.
    EndsByDeadPosition(0),
    /// 0 wins: the opponent resigned.
    EndsByResignation(1),
    /// Draw: a player resigned, but his opponent cannot mate.
    EndsByResignationDrawn(0),
    /// Draw by agreement.
    EndsByAgreement(0),
    /// 0 wins on time.
    EndsOnTime(1),
    /// Draw: the time is over, but the opponent cannot mate.
    EndsOnTimeDrawn(0),
    /// Please confirm the end of the game.
    PleaseConfirm(0),
    /// The result is confirmed.
    ResultConfirmed(0),
    /// The arbiter: the game goes on.
    GameGoesOn(0),
    /// The position before move 0 of 1 is restored; the clocks stand.
    PositionRestored(2),
    /// Both players rule off their sheets before move 0 of 1.
    RuleOffSheets(2),
    /// The moves have to be recorded.
    ScoreIsKept(0),
    /// The moves need not be recorded for now.
    ScoreNeedNotBeKept(0),
    /// When a flag falls, the sheet is completed before the next move.
    ScoreAfterTheFlag(0),
    /// The sheet is completed before the next move.
    ScoreIsCompleted(0),

    // ---- to the arbiter
    /// 0 announced or made an illegal move, 1: 2.
    MarkIllegal(3),
    /// 0 pressed before announcing.
    MarkPressedEarly(1),
    /// 0 pressed without a move.
    MarkPressedWithoutMove(1),
    /// 0 pressed before announcing; the press was held back.
    MarkHeldBack(1),
    /// The words of 0 do not fit the piece: placed was 1, announced 2.
    MarkAnnouncedOtherwise(3),
    /// 0 executed 1 instead of 2.
    MarkExecutedOtherwise(3),
    /// The time of 0 has run out.
    MarkTimeRanOut(1),
    /// 0 touched the piece on 1.
    MarkTouched(2),
    /// The program was down for 0; that time is not charged.
    MarkResumed(1),
    /// The program was down; how long is not known. Not charged.
    MarkResumedUnknown(0),
    /// Whether 0 could still checkmate was not determined; the arbiter decides.
    MarkChanceUndetermined(1),
    /// The last line of the journal was torn and has been dropped.
    MarkTornLine(0),
    /// The clock of 0 is set to 1; moves completed 2.
    ClockSet(3),

    // ---- two boards, two scoresheets (D.2.8 of 2014, D.2.9)
    /// Both boards stand as the sheets say.
    BoardsStandAsSheets(0),
    /// The sheets agree up to move 0 of 1.
    SheetsAgreeUpTo(2),
    /// The sheets do not agree on a single move.
    SheetsNeverAgree(0),
    /// The sheet of 0 ends sooner; the longer one counts.
    SheetEndsSooner(1),
    /// By Article 0, who wrote right and moved wrong adjusts.
    WroteRightMovedWrong(1),
    /// Move 0 of 1 on the sheet of 2: 3.
    SheetHas(4),
    /// A piece 0 to 1, of an entry that does not say from where.
    EntryTo(2),
    /// Nothing, of an entry.
    EntryBlank(0),
    /// By Article 0, back to the last position on which the sheets agree; the arbiter readjusts the clocks.
    BackToAgreement(1),
    /// The sheet of 0 lacks move 1 of 2 and agrees otherwise.
    MoveMissingOnSheet(3),
    /// The sheet of 0 has move 1 of 2 twice and agrees otherwise.
    MoveDoubledOnSheet(3),
    /// The sheet of 0 has two moves swapped from move 1 of 2 on and agrees otherwise.
    MovesSwappedOnSheet(3),
    /// On the sheet of 0, move 1 of 2 is not possible: 3. The other sheet is legal throughout.
    SheetBreaks(4),
    /// Move 0 of 1 stands on the sheet of 2 only.
    OnOneSheetOnly(3),
    /// Move 0 of 1 is entered as 2, which is illegal: 3.
    EntryIllegal(4),
    /// The announced move 0 does not fit the own board of the player who is to execute it: the boards may differ.
    DoesNotFitBoard(1),
    /// Move 0 of 1 is not clear: 2.
    EntryAmbiguous(3),
    /// By Article 0, the position before it is restored.
    PositionBeforeItCounts(1),
    /// Move 0 of 1 is illegal but answered: 2. By Article 3 it stands.
    IllegalMoveStands(4),
    /// Move 0 of 1 does not follow from either sheet.
    MoveOnNeitherSheet(2),
    /// By Article 0, the last position that can be identified counts.
    LastIdentifiable(1),
    /// The game goes on in a position without a legal move: how the arbiter mends it if the program's board is wrong.
    NoMoveOnBoard(0),
    /// Nothing can be determined like this; nothing is changed.
    NothingDetermined(0),
    /// The record does not show it: the grounds are to be given.
    SayWhy(0),
    /// Refused: the boards stood differently before this move. The grounds are to be given if it counts all the same.
    BoardsDifferedSayWhy(0),
    /// The boards stand alike: by Article 0 play goes on, and the sheets are put right.
    SheetsPutRight(1),
    /// The special board, 0.
    OnSpecialBoard(1),
    /// The normal board, 0.
    OnNormalBoard(1),
    /// There is nothing to correct.
    NothingToCorrect(0),
    /// A piece 0 goes from 1 to 2.
    CorrectByMoving(3),
    /// On 0, 1 is missing.
    CorrectByPutting(2),
    /// On 0, 1 is too many.
    CorrectByTakingOff(2),
    /// The board stands as the sheet of 0 says.
    StandsAsSheetOf(1),
    /// Both boards stand alike.
    BoardsAlike(0),
    /// The king of 0 is missing.
    KingMissing(1),
    /// Too many kings of 0.
    TooManyKings(1),
    /// Too many pawns of 0.
    TooManyPawns(1),
    /// There is no such position; the board has to be told again.
    TellBoardAgain(0),
    /// The sheet of 0 is empty and has to be written up.
    SheetEmpty(1),
    /// The sheet of 0 cannot be read in this language.
    SheetUnreadable(1),
    /// The sheets are of different games.
    SheetsOfDifferentGames(0),
    /// The clocks showed 0 for White and 1 for Black there; moves completed 2 and 3.
    ClocksThen(4),
    /// The times at that point are not on record.
    ClocksUnknown(0),

    // ---- questions about the game (private)
    /// You: 0.
    YourTime(1),
    /// Opponent: 0.
    OpponentsTime(1),
    /// 0 moves completed by you, 1 by the opponent.
    MovesCompleted(2),
    /// Move 0, 1 to move.
    MoveNumber(2),
    /// 0 is empty.
    SquareEmpty(1),
    /// 0: 1.
    SquareHolds(2),
    /// None of these on the board: 0.
    NoneOnBoard(1),
    /// 0 on 1 (a place in a list).
    PieceOn(2),
    /// Move 0, 1: 2.
    MoveOfNumber(3),
    /// No move yet.
    NoMoveYet(0),
    /// This line is empty.
    LineEmpty(0),
    /// Entered: 0. Enter announces, Escape takes it back.
    ReadBack(1),
    /// From now on what is entered is announced at once.
    AnnouncesAtOnce(0),
    /// From now on what is entered is read back first.
    ReadsBackFirst(0),
    /// From now on letters begin a move.
    TypingStays(0),
    /// From now on letters are commands.
    TypingOpened(0),
    /// Taken back.
    EntryCleared(0),

    // ---- the step that is due (private)
    /// Wait for the game to begin.
    StepAwaitStart(0),
    /// The clocks are stopped: wait for the arbiter.
    StepAwaitArbiter(0),
    /// The same in a practice: the players decide themselves, on the arbiter's page.
    PracticeDecides(0),
    /// By which key it opens.
    PracticePageKey(0),
    /// Wait for the opponent's announcement.
    StepAwaitAnnouncement(0),
    /// Repeat: 0.
    StepRepeat(1),
    /// Repeat again: 0.
    StepRepeatAgain(1),
    /// Execute: 0.
    StepExecute(1),
    /// Take back first, on the own board, what was executed of a slip: 0.
    TakeBackFirst(1),
    /// Wait for the opponent's press.
    StepAwaitPress(0),
    /// Your move: make it and announce it.
    StepMove(0),
    /// Announce the move that stands on your board.
    StepAnnounce(0),
    /// Make the move on your board and press the clock.
    StepPress(0),
    /// Confirm the end of the game, or call the arbiter.
    StepConfirm(0),

    // ---- asked twice
    /// Resign?
    ConfirmResign(1),
    /// Offer a draw?
    ConfirmOfferDraw(0),
    /// Accept the draw?
    ConfirmAcceptDraw(1),
    /// Claim that the opponent's time is over?
    ConfirmClaimFlag(0),
    /// Before that question, where the player's own flag fell first: the claim loses his game.
    OwnFlagFirst(0),

    // ---- moving about the window
    /// 0 and nothing else: an entry of a list.
    Bare(1),
    /// The move field.
    EntryOpened(0),
    /// The board.
    EntryLeft(0),
    /// The keyboard now belongs to 0.
    KeyboardGiven(1),
    /// The key that gives the keyboard from an assistant to his player.
    KeyboardGivenBack(0),
    /// 0 now has 1, a device.
    DeviceGiven(2),
    /// 1, a device, is offered to 0: accepted with a device of one's own, or given by the arbiter.
    DeviceOffered(2),
    /// The owner has withdrawn the offer of 0, a device.
    DeviceWithdrawn(1),
    /// 0, a device, was not accepted.
    DeviceDeclined(1),
    /// The offer of 0, a device, has lapsed.
    DeviceOfferLapsed(1),
    /// That is not your device; its owner offers it, or the arbiter gives it.
    NotYourDevice(0),
    /// No device is offered; its owner offers it, or the arbiter gives it.
    DeviceNotOffered(0),
    /// Only 0 can accept, with a device of his own; otherwise the arbiter gives it.
    ConsentIsTheirs(1),
    /// Only the assistant of 0 acts on this page, by a device of his own; the arbiter gives him one.
    PageOfAssistant(1),
    /// This is an assist; it is off in competition.
    AssistOff(0),
    /// The keys needed most, a section of the manual.
    KeyHelp(0),
    /// The manual is open; how it is read.
    ManualOpened(0),
    /// Manual: what the program does.
    ManualProgram(0),
    /// Manual: the first game.
    ManualFirstGame(0),
    /// Manual: the clock.
    ManualClock(0),
    /// Manual: draw, resignation, claims.
    ManualClaims(0),
    /// Manual: the arbiter.
    ManualArbiter(0),

    // ---- set-up
    /// Welcome to the set-up.
    SetupWelcome(0),
    /// How the first menu is used.
    MenuWelcome(0),
    /// The same by the pad: button 0 takes.
    PadMenuWelcome(1),
    /// The place of an entry: 0 of 1.
    PlaceOf(2),
    /// Before the start: Enter starts the clock.
    StartsClock(0),
    /// The same by the pad: button 0 does.
    PadStartsClock(1),
    /// How a group of the set-up is opened.
    GroupOpens(0),
    /// The same by the pad: button 0 opens it.
    PadGroupOpens(1),
    /// Draws by agreement are allowed.
    SetupAgreementAllowed(0),
    /// They are not.
    SetupAgreementNever(0),
    /// They are after move 0.
    SetupAgreementAfter(1),
    /// A press before the announcement counts.
    SetupEarlyPressCounts(0),
    /// It is held back.
    SetupEarlyPressHeldBack(0),
    /// A visually impaired player's press takes effect with the last word of his announcement.
    SetupPressAtLastWord(0),
    /// It takes effect at once.
    SetupPressAtOnce(0),
    /// Check and mate are not said.
    SetupChecksSilent(0),
    /// They are.
    SetupChecksSaid(0),
    /// The program keeps the score of 0.
    SetupProgramWrites(1),
    /// The player himself does.
    SetupPlayerWrites(1),
    /// His assistant does.
    SetupAssistantWrites(1),
    /// The event: 0.
    SetupEvent(1),
    /// The event, from an event file: 0.
    SetupEventFile(1),
    /// Where it is played: 0.
    SetupSite(1),
    /// The round: 0.
    SetupRound(1),
    /// The number of the board: 0.
    SetupBoardNumber(1),
    /// The arbiter's name: 0.
    SetupArbiterName(1),
    /// The rating of 0: 1.
    SetupRating(2),
    /// The federation of 0: 1.
    SetupFederation(2),
    /// Write an event file.
    SetupWriteEvent(0),
    /// It is written.
    EventWritten(0),
    /// The event file 0 cannot be used, line 1: 2.
    EventBadLine(3),
    /// The event file 0 cannot be read.
    EventBadFile(1),
    /// A device of the kind, 0 of its kind, which the system calls 1.
    DeviceUsb(2),
    /// The same by radio.
    DeviceBluetooth(2),
    /// The same of a screen.
    DeviceScreen(2),
    /// The same in the computer.
    DeviceBuiltIn(2),
    /// The same of a kind that is not known.
    DeviceOther(2),
    /// No more than 0 characters fit into the field.
    TextFull(1),
    /// The arbiter's PIN is that of the event file.
    SetupPinOfEvent(0),
    /// White's name: 0.
    SetupWhiteName(1),
    /// Black's name: 0.
    SetupBlackName(1),
    /// Not given, of a name.
    SetupNoName(0),
    /// Visually impaired: White.
    SetupImpairedWhite(0),
    /// Visually impaired: Black.
    SetupImpairedBlack(0),
    /// Visually impaired: both.
    SetupImpairedBoth(0),
    /// Nobody is hearing-impaired.
    SetupHearingNobody(0),
    /// White is hearing-impaired.
    SetupHearingWhite(0),
    /// Black is hearing-impaired.
    SetupHearingBlack(0),
    /// Both are hearing-impaired.
    SetupHearingBoth(0),
    /// Laws of the year 0.
    SetupEdition(1),
    /// Competition.
    SetupCompetition(0),
    /// Practice.
    SetupPractice(0),
    /// Language German.
    SetupGerman(0),
    /// Language Spanish.
    SetupSpanish(0),
    /// Language English.
    SetupEnglish(0),
    /// Language French.
    SetupFrench(0),
    /// The sighted player's page has the language of everybody else.
    SetupOpponentsSameLanguage(0),
    /// The sighted player's page: its language follows.
    SetupOpponentsPage(0),
    /// The assistant's page is in everybody's language.
    SetupAssistantsSameLanguage(0),
    /// The assistant's page: its language follows.
    SetupAssistantsPage(0),
    /// The arbiter's page is in everybody's language.
    SetupArbitersSameLanguage(0),
    /// The arbiter's page: its language follows.
    SetupArbitersPage(0),
    /// Everything is in one window.
    SetupOneWindow(0),
    /// The sighted player's page has a window of its own.
    SetupOpponentsWindow(0),
    /// The windows are dark.
    ThemeDark(0),
    /// The windows are light.
    ThemeLight(0),
    /// The windows are white on black.
    ThemeContrastDark(0),
    /// The windows are black on white.
    ThemeContrastLight(0),
    /// Ranks in German.
    SetupRanksGerman(0),
    /// Ranks in Spanish.
    SetupRanksSpanish(0),
    /// Ranks in English.
    SetupRanksEnglish(0),
    /// Ranks in French.
    SetupRanksFrench(0),
    /// The room hears the pieces in German.
    SetupPiecesGerman(0),
    /// The room hears the pieces in Spanish.
    SetupPiecesSpanish(0),
    /// The room hears the pieces in English.
    SetupPiecesEnglish(0),
    /// The room hears the pieces in French.
    SetupPiecesFrench(0),
    /// Moves in full.
    SetupStyleFull(0),
    /// Moves in short.
    SetupStyleShort(0),
    /// Moves by their squares.
    SetupStyleSquares(0),
    /// No preset is chosen.
    SetupPresetNone(0),
    /// The preset of a long game.
    SetupPresetStandard(0),
    /// The preset of rapid play.
    SetupPresetRapid(0),
    /// The preset of blitz, and what it brings.
    SetupPresetBlitz(0),
    /// The program announces the moves of 0.
    SetupProgramAnnounces(1),
    /// 0 announces his moves himself.
    SetupPlayerAnnounces(1),
    /// The assistant announces the moves of 0.
    SetupAssistantAnnounces(1),
    /// The room loudspeaker: device 0.
    SetupRoomDevice(1),
    /// The earphone of 0: device 1.
    SetupEarphoneDevice(2),
    /// The default device.
    SetupDefaultDevice(0),
    /// No device.
    SetupNoDevice(0),
    /// One device for room and earphone: not allowed.
    SetupOneDeviceRefused(0),
    /// One device for room and earphone: allowed.
    SetupOneDeviceAllowed(0),
    /// One device for room and earphone: the arbiter has allowed it.
    SetupOneDeviceGranted(0),
    /// Volume of the room 0 percent.
    SetupRoomVolume(1),
    /// What the room hears is spoken at 0 per cent of the slowest speed.
    SetupRoomRate(1),
    /// How much is told in private, by name and level.
    SetupVerbosity(2),
    /// A short sound, and whether it is on.
    SetupSignal(2),
    /// Volume of the earphones 0 percent.
    SetupVolume(1),
    /// Speed 0 percent.
    SetupRate(1),
    /// This is the room.
    TestRoom(0),
    /// This is the earphone of 0.
    TestEarphone(1),
    /// Begin the game; to the right, the test words.
    SetupBegin(0),
    /// There is one unfinished game; Enter goes on with it, Escape leaves it.
    ResumeOne(0),
    /// There are 0 unfinished games; up and down choose, Enter goes on with one, Escape leaves them.
    ResumeQuestion(1),
    /// The unfinished game 0 of 1: 2 against 3.
    UnfinishedGame(4),
    /// Its end is not confirmed.
    UnfinishedEnded(0),
    /// It is adjourned.
    UnfinishedAdjourned(0),
    /// It was played this long ago.
    UnfinishedSince(1),
    /// It was played this many days ago.
    UnfinishedDays(1),
    /// There are 0 games that are over; up and down choose, Enter opens one, Escape goes back.
    ReviewList(1),
    /// The same by buttons: 1 opens, 2 goes back.
    PadReviewList(3),
    /// There is no game that is over; where PGN files are looked for.
    ReviewNone(0),
    /// The space bar goes on by itself, and stops.
    ReviewPlays(0),
    /// The same by the button 0.
    PadReviewPlays(1),
    /// This side has won.
    ReviewWon(1),
    /// Nobody has won.
    ReviewDrawn(0),
    /// A file with games cannot be read.
    ReviewUnusable(0),
    /// Another program plays the game of 0 against 1 on the same data.
    RunsElsewhere(2),
    /// Enter or Escape closes this window, in which nothing can be done.
    ClosesWindow(0),
    /// The program was restarted: this player has to say that he goes on.
    StepConfirmReady(0),
    /// He has said that he goes on; his opponent has yet to.
    StepAwaitReady(0),
    /// First both players say that they go on after the restart.
    ReadyFirst(0),
    /// The game is taken up again: the clock of 0 stands until both players have said that they go on.
    ClockHeld(1),
    /// The player 0 has said that he goes on.
    PlayerReady(1),
    /// Who has yet to confirm the result.
    ConfirmsYet(1),
    /// The program is about to be closed in the middle of a game: is it meant?
    QuitQuestion(0),
    /// The program is about to be closed although the game is in memory alone: is it meant?
    QuitUnwritten(0),
    /// The same two beside their buttons, without keys.
    QuitShown(0),
    /// In memory alone.
    QuitUnwrittenShown(0),
    /// What the lists of games ask, beside their buttons: one unfinished game.
    ResumeOneShown(0),
    /// {0} unfinished games.
    ResumeShown(1),
    /// {0} games that are over.
    ReviewShown(1),
    /// The game is about to be left although its scoresheets are not signed.
    LeaveUnsigned(0),
    /// The game is about to be left although nobody has saved or printed a scoresheet.
    LeaveUnsaved(0),
    /// The game that is about to be left is left by the same act once more.
    LeaveAgain(0),
    /// The program that is about to be closed is closed by the same act once more.
    CloseAgain(0),
    /// The game is over. His signature is missing.
    SignSheets(0),
    /// What was told of the board was read back: Enter tells it, Escape discards it.
    TellAdvice(0),
    /// The program stays open.
    StaysOpen(0),
    /// The keyboard's focus has gone from the board to the button 0.
    FocusOnButton(1),
    /// The same where a screen reader says the name.
    FocusOnButtons(0),
    /// The game goes on: 0 to move.
    Resumed(1),

    // ---- errors
    /// A journal cannot be used; nothing was changed.
    JournalUnusable(0),
    /// The settings cannot be used; the defaults are.
    SettingsUnusable(0),
    /// A recording of one's own cannot be used.
    RecordingUnusable(0),
    /// The journal cannot be written; the game is stopped.
    JournalFailed(0),
    /// The disk is full, the journal cannot be written; the arbiter is called.
    DiskFull(0),
    /// Refused: the disk is full. Room is made, or the arbiter lets play go on unrecorded.
    NotKeptDiskFull(0),
    /// Refused: the journal cannot be written. The arbiter may let play go on unrecorded.
    NotKeptUnwritable(0),
    /// The arbiter lets play go on; the moves are in memory only until the journal can be written.
    UnrecordedAllowed(0),
    /// Refused: there is nothing to allow.
    NothingToAllow(0),
    /// The journal is written again, and nothing is missing in it.
    JournalKept(0),
    /// The journal's file was deleted and written anew.
    MarkJournalDeleted(0),
    /// The journal's file was changed or replaced; that was put aside, and the journal written anew.
    MarkJournalReplaced(0),
    /// The heartbeat's file was deleted or replaced, and written anew.
    MarkHeartbeatRewritten(0),
    /// The running time cannot be kept on the disk.
    MarkHeartbeatFailed(0),
    /// Code number 0 of the journal: the squares 1 to 4.
    MarkJournalCode(5),
    /// The loudspeaker in the room is silent; nobody hears announcements.
    RoomSilent(0),
    /// It sounds again.
    RoomBack(0),
    /// The earphone of 0 is silent.
    EarphoneSilent(1),
    /// It sounds again.
    EarphoneBack(1),
    /// There is no such sound device.
    SilenceNoDevice(0),
    /// The device is disconnected.
    SilenceGone(0),
    /// The system would have moved the sound to another device.
    SilenceMoved(0),
    /// The sound service is not running.
    SilenceNoServer(0),
    /// The device does not play.
    SilenceFailed(0),
    /// The device is 0.
    SilentDevice(1),
    /// The microphone in the room hears nothing.
    RoomMicrophoneDeaf(0),
    /// The microphone of 0 hears nothing.
    MicrophoneDeaf(1),
    /// The microphone of the assistant of 0 hears nothing.
    AssistantsMicrophoneDeaf(1),
    /// An assistant does not say the sealed move aloud: it is typed.
    SealedMoveTyped(0),
    /// The chosen microphone is not there.
    DeafNoDevice(0),
    /// Another program has the microphone.
    DeafBusy(0),
    /// This user may not listen to the microphone.
    DeafForbidden(0),
    /// The microphone brings no sound.
    DeafFailed(0),
    /// The last announcement was not heard; its text counts.
    AnnouncementUnheard(0),
    /// The last announcement was not heard in the room; it follows, in the earphone of somebody who reads no screen.
    AnnouncementFollows(0),
    /// Room and earphone are one device: private words are only shown.
    PrivateWordsShown(0),
    /// The system voice is not available; the built-in voice goes on.
    SystemVoiceLost(0),
    // ---- what was heard
    /// Two of several: 0 or 1.
    Or(2),
    /// From which square, 0?
    AskFrom(1),
    /// Which piece, 0?
    AskRole(1),
    /// Which promotion piece?
    AskPromotion(0),
    /// Nothing was said.
    NothingSaid(0),
    /// What came in is not text.
    NotText(0),
    /// The word 0 means nothing here.
    WordUnknown(1),
    /// The square of arrival was not said.
    NoArrival(0),
    /// How a move is said or typed.
    MoveExample(0),
    /// Castling, but to which side?
    WhichCastling(0),
    /// Castling has its own name, 0.
    CastlingByName(1),
    /// No piece of kind 0 can go to 1.
    NoneReaches(2),
    /// Did you mean the move 0? Heard by one ear only.
    DidYouMean(1),
    /// From which square? No piece of the kind that was named goes there.
    AskFromWhere(0),
    /// That was not understood.
    NotUnderstood(0),
    // ---- speaking moves: the microphone, what was heard, teaching one's own words
    /// 0 was heard, and 1 is why nothing comes of it.
    HeardWords(2),
    /// Move 0 was understood; the player has announced it himself.
    HeardMove(1),
    /// Asks whether the announcement is to be corrected to 0.
    CorrectTo(1),
    /// A sealed move is spoken only where nobody overhears it.
    VoiceSealAlone(0),
    /// The sealed move may be spoken.
    VoiceSealNow(0),
    /// An utterance was longer than a move.
    SpokeTooLong(0),
    /// What was said twice at an open microphone was taken for somebody else's words.
    UnfamiliarVoice(0),
    /// A microphone is missing or gone.
    MicrophoneLost(0),
    /// It is there again.
    MicrophoneBack(0),
    /// Nothing can understand what is spoken.
    HearingMissing(0),
    /// The recogniser beside ours is of no use.
    RecogniserStopped(0),
    /// It was tried and has understood a move.
    RecogniserHears(0),
    /// The only recogniser, one beside ours, is not ready yet.
    RecogniserOpens(0),
    /// No recogniser beside ours is chosen.
    SetupNoRecogniser(0),
    /// The recogniser beside ours is program 0.
    SetupRecogniser(1),
    /// The opponent's repetition was not understood by ear.
    RepetitionUnclear(0),
    /// There is no recording of move number 0.
    NoRecordingOf(1),
    /// A recording cannot be written.
    RecordingNotKept(0),
    /// The microphone of side 0 is 1.
    SetupMicrophone(2),
    /// The microphone that hears the opponent is 0.
    SetupRoomMicrophone(1),
    /// The electronic board of side 0 is at port 1.
    SetupSensor(2),
    /// Spoken with a key held.
    SetupTalkHeld(0),
    /// Spoken without a key.
    SetupTalkOpen(0),
    /// What side 0 has taught: Enter teaches, Backspace deletes.
    SetupVoice(1),
    /// The microphone is being tried.
    SpeakNow(0),
    /// It hears well.
    HearsWell(0),
    /// It hears nothing.
    HearsNothing(0),
    /// The voice is too weak.
    HearsTooLittle(0),
    /// The voice is cut off.
    HearsTooMuch(0),
    /// The voice does not stand out.
    HearsNoise(0),
    /// The led enrolment begins.
    TeachWelcome(0),
    /// The word 0 once more.
    TeachAgain(1),
    /// Nothing was heard.
    TakeSilent(0),
    /// Too short for a word.
    TakeTooShort(0),
    /// Too long for a word.
    TakeTooLong(0),
    /// A take is unlike the others.
    TakeUnlike(0),
    /// It sounds like the word 0, and another one was asked for.
    TakeOtherWord(1),
    /// 0 of 1 words are taught.
    TeachProgress(2),
    /// The taught words are tried.
    TeachTest(0),
    /// The words that every move needs are taught; now a trial.
    TeachCoreTest(0),
    /// The words that are left need not be taught.
    TeachOptional(0),
    /// 0 of 1 moves were understood.
    TeachResult(2),
    /// Back to the set-up.
    TeachOver(0),
    /// Asks whether to delete the profile.
    ConfirmForgetVoice(0),
    /// The profile is deleted.
    VoiceForgotten(0),
    /// The profile cannot be read or written.
    VoiceUnusable(0),
    /// The manual: speaking moves.
    ManualVoice(0),

    // ---- why a move is illegal (Articles 3.1 to 3.10)
    /// Square 0 is empty.
    NothingThere(1),
    /// The piece on 0 is the opponent's.
    OpponentsPieceThere(1),
    /// On 0 stands another piece, 1.
    AnotherPieceThere(2),
    /// Departure and arrival are the same square 0.
    NoMovement(1),
    /// A piece of kind 0 does not move like that.
    NotItsWay(1),
    /// Something stands in the way on 0.
    WayBlocked(1),
    /// A piece of the player's own stands on 0.
    OwnPieceOnArrival(1),
    /// There is nothing on 0 for a pawn to take.
    NothingToTake(1),
    /// The king is in check and would stay so.
    KingStaysInCheck(0),
    /// The king would be exposed to check.
    KingExposed(0),
    /// A pawn reaches the last rank and no piece was named.
    PromotionMissing(0),
    /// A promotion piece was named where nothing is promoted.
    NoPromotionHere(0),
    /// 0 is not a piece that a pawn becomes.
    NotAPromotionPiece(1),
    /// The king on 0 is captured.
    KingTaken(1),
    /// King or rook are not where castling starts.
    CastlingNotReady(0),
    /// King or rook have moved.
    CastlingRightLost(0),
    /// A piece stands between king and rook on 0.
    CastlingBlocked(1),
    /// The king is in check.
    CastlingInCheck(0),
    /// The king would cross or reach the attacked square 0.
    CastlingThroughCheck(1),

    // ---- the clock and the arbiter (Articles 6, 12)
    /// The setting of the clock has been replaced.
    ControlReplaced(0),
    /// From now on both receive {0} for each move.
    IncrementIntroduced(1),
    /// Warning for {0}.
    PenaltyWarning(1),
    /// Penalty for {0}: the opponent receives {1}.
    PenaltyTimeToOpponent(2),
    /// Penalty for {0}: {1} taken off.
    PenaltyTimeFromOffender(2),
    /// Penalty for {0}: more points for the opponent.
    PenaltyPointsToOpponent(1),
    /// Penalty for {0}: fewer points.
    PenaltyPointsFromOffender(1),
    /// Penalty for {0}: loss of the game.
    PenaltyGameLost(1),
    /// The game is lost to both.
    PenaltyGameLostToBoth(0),
    /// The edition has no such penalty.
    NoSuchPenalty(0),
    /// Penalty for {0}: a fine.
    PenaltyFine(1),
    /// Penalty for {0}: exclusion.
    PenaltyExclusion(1),
    /// The arbiter has given his number.
    ArbiterEntered(0),
    /// The arbiter is done.
    ArbiterLeft(0),
    /// The arbiter's page is locked again.
    ArbiterLocked(0),
    /// This PIN is wrong. The attempt is on record.
    WrongPin(0),
    /// The next PIN is looked at in 0.
    PinWait(1),
    /// Too early: the next PIN is looked at in 0. The attempt is on record.
    PinTooSoon(1),
    /// That needs the arbiter's PIN. The attempt is on record.
    PinNeeded(0),
    /// What was typed for the PIN is none; how to go back.
    PinIsDigits(0),
    /// There is no time below zero. The attempt is on record.
    BelowZero(0),
    /// The time that a withdrawn ruling gave is used up; the clock is to be set first.
    TimeUsedUp(0),
    /// {0} is not at the board.
    MarkAbsent(1),
    /// {0} has come to the board.
    MarkArrived(1),
    /// {0} is absent, and the default time is over: lost, unless the arbiter decides otherwise.
    MarkDefaultTime(1),
    /// The same where only the regulations excuse him.
    MarkDefaultTimeStrict(1),
    /// {0} has come after the default time: lost, unless the arbiter decides otherwise.
    MarkArrivedLate(1),
    /// The same where only the regulations excuse him.
    MarkArrivedLateStrict(1),
    /// {0} claims a draw. The clocks are stopped; the arbiter is called.
    ClaimsQuickplay(1),
    /// {0} asks for time with each move, and so offers a draw. The clocks are stopped.
    AsksExtraTime(1),
    /// The arbiter postpones his decision.
    ClaimPostponed(0),
    /// The arbiter accepts the claim.
    ClaimGranted(0),
    /// The arbiter rejects the claim.
    ClaimRejected(0),
    /// The time of {0} has run out. Now the claim is to be decided.
    MarkFlagAwaitsClaim(1),
    /// Both times have run out; which one first is not established.
    FlagOrderUnknown(0),
    /// Both times have run out, and the order is not established. The game goes on.
    BothFlagsGoesOn(0),
    /// {0} asks for moves and time.
    AssistantAsked(1),
    /// Your assistant has been asked.
    AssistantTold(0),
    /// Only when the player asks.
    AskFirst(0),
    /// What the assistant asked is on record; once the player asks, F4 tells it.
    AskedUnasked(0),
    /// Automatic calls of the time are forbidden.
    CallsForbidden(0),
    /// Automatic calls of the time are allowed again.
    CallsAllowed(0),
    /// The computer slept for {0}. The running clock went on.
    MarkSlept(1),
    /// The program did nothing for {0}. The running clock went on.
    MarkStoodStill(1),
    /// The second copy of the record has everything.
    MarkCopyComplete(0),
    /// The second copy of the record cannot be written. Play goes on.
    MarkCopyFailed(0),
    /// To the arbiter: the game is written into the file 0 for broadcasting.
    MarkLive(1),
    /// To the arbiter: nothing is written into the file 0, because this game may not be broadcast.
    MarkLiveForbidden(1),
    /// To the arbiter: that file cannot be written, and why: 0.
    MarkLiveFailed(1),
    /// To the arbiter: the record was signed with the key in the file 0; the signature is the file 1.
    MarkSignedWithKey(2),
    /// To the arbiter: there is no key on a stick; how one is made.
    MarkNoKey(0),
    /// To the arbiter: the record could not be signed, and why: 0.
    MarkNotSigned(1),
    /// How often another window had the keyboard: 0; and how long in all: 1.
    SealFocus(2),
    /// How often the program stood still: 0; and how long in all: 1.
    SealStandstills(2),
    /// How many tools were started beside the game: 0.
    SealTools(1),
    /// Another window has the keyboard.
    MarkFocusLost(0),
    /// The window of the game has the keyboard again.
    MarkFocusBack(0),
    /// {0} was started beside the game, and refused.
    MarkToolRefused(1),
    /// {0} was started beside the game with the arbiter's PIN.
    MarkToolAllowed(1),
    /// The tool 0 reads the journal of this game.
    MarkToolRead(1),
    /// A competition between 0 and 1 is played on this computer: this is refused.
    CompetitionElsewhere(2),
    /// The computer's time was changed by {0}. The chess clock does not follow it.
    MarkWallClock(1),
    /// Battery: {0} percent left. Please plug it in.
    MarkBatteryLow(1),
    /// The disk is nearly full: {0} megabytes left.
    MarkDiskNearlyFull(1),
    /// The electronic board of 0 sees something else than is recorded; the squares follow.
    MarkSensed(1),
    /// The electronic board of 0 differs from the record on 1 squares.
    MarkSensedMany(2),
    /// The electronic board of 0 agrees with the record again.
    MarkSensedAgrees(1),
    /// The electronic board of 0 has seen the piece 1 lifted from 2 for 3.
    MarkLiftSensed(4),
    /// Nothing comes from the electronic board of 0.
    MarkSensorLost(1),
    /// The electronic board of 0 is back.
    MarkSensorBack(1),
    /// This game is played without a clock.
    NoClock(0),
    /// Your own time has run out as well. Call the arbiter.
    OwnFlagDown(0),
    /// Here only the players claim a fallen flag.
    FlagIsThePlayers(0),
    /// The setting of the clock stands after so many moves. Give the reason if the schedule would suffer.
    SettingStands(0),
    /// The rules of the quickplay finish do not hold now. Call the arbiter.
    NoQuickplay(0),
    /// That needs less than two minutes on your clock.
    TwoMinutesOrMore(0),
    /// A claim is waiting for the arbiter already.
    ClaimWaits(0),
    /// No claim is waiting.
    NoClaim(0),
    /// This decision cannot be postponed. Accept or reject.
    CannotPostpone(0),
    /// Nothing was noted: {0} has been at the board.
    AlreadyHere(1),
    /// Draw: both times have run out.
    EndsByBothFlags(0),
    /// {0} wins by default.
    EndsByDefault(1),
    /// Both lose: nobody was there.
    EndsByDefaultBoth(0),
    /// {0} wins: the arbiter has declared the game lost.
    EndsByPenalty(1),
    /// Both lose by decision of the arbiter.
    EndsByPenaltyBoth(0),
    /// The game is lost; {0} receives half a point.
    EndsByPenaltyHalf(1),
    /// Draw: the arbiter has accepted the claim.
    EndsByQuickplay(0),
    /// {0} moves to the time control.
    MovesToControl(1),
    /// One move to the time control.
    OneMoveToControl(0),
    /// No further time control.
    LastPeriod(0),
    /// {0} is to move.
    WhoseTurn(1),
    /// No increment.
    NoIncrement(0),
    /// {0} for the game
    ControlWhole(1),
    /// {0} moves in {1}
    ControlMoves(2),
    /// One move in {0}
    ControlOneMove(1),
    /// {0} for the rest
    ControlRest(1),
    /// and so on
    ControlAgain(0),
    /// {0} more for each move
    ControlIncrement(1),
    /// {0} delay for each move
    ControlDelay(1),
    /// up to {0} given back for each move
    ControlBronstein(1),
    // ---- letters one by one
    /// The letter 0 with an acute accent.
    LetterAcute(1),
    /// The letter 0 with a grave accent.
    LetterGrave(1),
    /// The letter 0 with a circumflex.
    LetterCircumflex(1),
    /// The letter 0 with a diaeresis.
    LetterDiaeresis(1),
    /// The letter 0 with a tilde.
    LetterTilde(1),
    /// The letter 0 with a cedilla.
    LetterCedilla(1),
    /// The letter 0 with a caron.
    LetterCaron(1),
    /// The letter 0 with a stroke.
    LetterStroke(1),
    /// The letter 0 with a ring.
    LetterRing(1),
    /// The letter 0 with an ogonek.
    LetterOgonek(1),
    /// The letter 0 with a breve.
    LetterBreve(1),
    /// The letter 0 with a macron.
    LetterMacron(1),
    /// The letter 0 with a dot.
    LetterDot(1),
    /// The letter 0 with a double acute accent.
    LetterDoubleAcute(1),
    /// The letter 0 with a comma.
    LetterComma(1),
    /// The letter 0 with an E joined to it.
    LetterLigature(1),
    /// The hyphen.
    LetterHyphen(0),
    /// The apostrophe.
    LetterApostrophe(0),
    /// A page of the pad: how it is walked.
    PadPageWalk(0),
    /// Letters by the pad: how they are chosen, and that button 0 changes the accent.
    PadLetters(1),
    /// The same where a stick does it too.
    PadLettersByStick(1),
    // ---- the time control part by part
    /// The line that opens the parts.
    PartsOpen(0),
    /// How a part is changed.
    PartsChange(0),
    /// The same by a pad whose stick leaps.
    PadPartsChange(0),
    /// One control for both.
    PartsForBoth(0),
    /// Each has his own.
    PartsForEach(0),
    /// Period 0: its moves are 1.
    PartsPeriod(2),
    /// {0} moves
    PartsMoves(1),
    /// One move.
    PartsOneMove(0),
    /// For the rest of the game.
    PartsRest(0),
    /// The seconds are an increment.
    PartsIncrement(0),
    /// They are a delay.
    PartsDelay(0),
    /// They are Bronstein's.
    PartsBronstein(0),
    /// One more period.
    PartsAdd(0),
    /// Without the last period.
    PartsRemove(0),
    /// Time of {0}:
    SetupControlOf(1),
    /// Time:
    SetupControlBoth(0),
    /// Without a clock.
    SetupNoClock(0),
    // ---- a time control that cannot be read, and its place
    /// Where 0 stands, a number of moves is missing.
    ControlNoMoves(1),
    /// Where 0 stands, a number of minutes is missing.
    ControlNoMinutes(1),
    /// Where 0 stands, a number of seconds is missing.
    ControlNoSeconds(1),
    /// 0 is nothing that a move can bring.
    ControlNoBonus(1),
    /// 0 gives no time at all.
    ControlNoTime(1),
    /// A period follows 0, which lasts for the rest of the game.
    ControlNeverReached(1),
    /// 0 is longer than 99 hours.
    ControlTooLong(1),
    /// No time control at all.
    ControlEmpty(0),
    /// What can be written: 90+30.
    ControlForExample(0),

    // ---- set-up of the clock and of the arbiter's part
    /// Standard play.
    SetupPaceStandard(0),
    /// Rapid.
    SetupPaceRapid(0),
    /// Blitz.
    SetupPaceBlitz(0),
    /// Enough arbiters watch.
    SetupSupervised(0),
    /// Not enough arbiters watch.
    SetupUnsupervised(0),
    /// The arbiter is told of a flag.
    SetupFlagsTold(0),
    /// The clock's notice counts as the arbiter's observation.
    SetupFlagsObserved(0),
    /// The quickplay rules were not announced.
    SetupQuickplayOff(0),
    /// The quickplay rules were announced.
    SetupQuickplayOn(0),
    /// The game is not broadcast while it is played.
    SetupBroadcastForbidden(0),
    /// It may be.
    SetupBroadcastAllowed(0),
    /// Default time 0.
    SetupDefaultTime(1),
    /// Anyone who is not there when the clock starts loses.
    SetupDefaultTimeZero(0),
    /// The default time is what the edition says.
    SetupDefaultTimeByLaws(0),
    /// No default time is entered, and Article 0 demands one.
    SetupDefaultTimeMissing(1),
    /// There is no arbiter's PIN.
    SetupPinNone(0),
    /// The arbiter's PIN is drawn before the game and shown to him.
    SetupPinDrawn(0),
    /// Call the arbiter: his number is shown to him alone.
    PinCallArbiter(0),
    /// The PIN that was shown is void: another one is drawn.
    PinVoid(0),
    /// The arbiter's PIN is on the screen, this once.
    PinShown(0),
    /// The arbiter's PIN has 0 digits.
    SetupPinSet(1),
    /// The arbiter's PIN has too few digits, 0.
    SetupPinShort(1),

    // ---- the quickplay finish, asked twice
    /// Claim a draw?
    ConfirmClaimDraw(0),
    /// Ask for time with each move?
    ConfirmAskExtraTime(0),

    // ---- the list of claims
    /// The list is open; the arrows choose, Enter takes.
    ClaimsOpened(0),
    /// There is nothing to claim now.
    NothingToClaim(0),
    /// Go to the square; Enter takes it.
    PointAtSquare(0),
    /// After a question of the set-up: Enter confirms, Escape discards.
    EnterConfirms(0),
    /// The keys that commit and discard a move that was read back.
    ReadBackConfirms(0),
    /// On the screen stands 0, and nothing is announced yet.
    EntryStands(1),
    /// 0 is taken back from the screen.
    EntryTakenBack(1),
    /// 0 has taken 1 back from the screen before it was announced.
    MarkEntryTakenBack(2),
    /// No move stands on the screen that could be taken back.
    NoEntry(0),
    /// Press without a move?
    ConfirmPressWithoutMove(0),
    /// Is the clock to be pressed although a pawn on its last rank has not become a piece? That is an illegal move (7.5.a of 2014; 7.5.2).
    ConfirmPressWithoutPiece(0),
    /// Announced is 0; was 1 executed on one's own board (D.2.1 of 2018 and 2023)?
    ConfirmExecutedOtherwise(2),
    /// Announced was 0: is 1 repeated all the same?
    ConfirmRepeatedOtherwise(2),
    /// Is the keyboard to be the assistant's?
    ConfirmHandKeyboard(0),
    /// Compare the boards? The clocks are stopped.
    ConfirmBoardsDiffer(0),
    /// Which new piece?
    WhichNewPiece(0),
    /// On record as touched: the piece 0 on 1.
    TouchRecorded(2),
    /// On record as adjusted: the piece 0 on 1.
    AdjustRecorded(2),
    /// Escape withdraws what was just stated.
    EscapeWithdraws(0),
    /// The same by the pad: button 0 withdraws.
    PadWithdraws(1),
    /// Withdrawn: the piece 0 on 1 was not touched.
    TouchWithdrawn(2),
    /// Withdrawn: the piece 0 on 1 is not adjusted.
    AdjustWithdrawn(2),
    /// 0 withdraws as a slip that 1 was touched.
    MarkTouchWithdrawn(2),
    /// 0 withdraws as a slip that 1 is adjusted.
    MarkAdjustWithdrawn(2),
    /// No piece stands on 0; go to the piece first.
    NoPieceToTouch(1),
    /// 0 is on record as touched already.
    AlreadyTouched(1),
    /// Nothing was stated that could still be withdrawn.
    NothingToWithdraw(0),
    /// What I stated last was a slip.
    ItemWithdraw(0),
    /// Another move takes the place of one's own that stands.
    ItemReplaces(0),
    /// In a list: Enter takes, Escape leaves.
    ListTakes(0),
    /// After a question: the key that answers, Escape discards.
    AnswerConfirms(0),
    /// After a grave question: the key that answers is held, Escape discards.
    AnswerHeldConfirms(0),
    /// What was asked is asked no longer.
    QuestionEnded(0),
    /// Nothing is asked that could be answered.
    NothingAsked(0),
    /// Does 0 sign both scoresheets?
    ConfirmSign(1),
    /// A player: the side 0, the name 1.
    PersonNamed(2),
    /// I have touched a piece.
    ItemTouched(0),
    /// I adjust a piece.
    ItemAdjusts(0),
    /// The opponent has touched a piece.
    ItemOpponentTouched(0),
    /// The opponent has made an illegal move.
    ItemIllegalMove(0),
    /// Draw: the same position three times.
    ItemThreefold(0),
    /// The same with the move I write.
    ItemThreefoldWith(0),
    /// Draw: fifty moves.
    ItemFiftyMoves(0),
    /// The same with the move I write.
    ItemFiftyMovesWith(0),
    /// The opponent's time is over.
    ItemFlag(0),
    /// Draw in the quickplay finish.
    ItemQuickplayDraw(0),
    /// Time with each move.
    ItemExtraTime(0),
    /// Say the sealed move.
    ItemDeclare(0),
    /// Sign both scoresheets.
    ItemSign(0),
    /// Save the scoresheet.
    ItemSave(0),
    /// The same on a stick.
    ItemSaveOnStick(0),
    /// Print it.
    ItemPrint(0),
    /// Have it read aloud.
    ItemRead(0),
    /// By C the scoresheet is saved, printed, read aloud.
    HomeByList(0),
    /// The same by the button 0.
    PadHomeByList(1),
    /// By which key the sheet of a game that he has signed is saved, printed and read.
    SheetsByList(0),
    /// The same by the button 0.
    PadSheetsByList(1),
    /// It is saved among the documents, in the program's folder.
    SavedInDocuments(0),
    /// Saved once more in the folder that was told.
    SavedAgain(0),
    /// It is saved on the stick, in the program's folder.
    SavedOnStick(0),
    /// It is saved on the stick 0; once more saves it on the next.
    SavedOnOneStick(1),
    /// It is saved in the folder 0.
    SavedIn(1),
    /// There is no stick.
    NoStick(0),
    /// It could not be saved.
    NotSaved(0),
    /// It is at the printer.
    SentToPrinter(0),
    /// It could not be printed.
    NotPrinted(0),
    /// The keys that read the sheet: next move, the one before, the end.
    ReadingOpened(0),
    /// The same by buttons.
    PadReading(3),
    /// At this number of this side nothing is entered.
    NothingEntered(2),
    /// Nothing stands there.
    ItemEmpty(0),

    // ---- pages of the window
    /// The arbiter's page is up; F9 leads back.
    ArbiterPageShown(0),
    /// The assistant's page is up; F11 leads back.
    AssistantPageShown(0),

    // ---- what the clock and the machine call
    /// Chess960, position {0}.
    Chess960Start(1),
    /// There are the positions 0 to 959 only.
    Chess960Range(0),
    /// The ordinary start position; how to choose another.
    SetupChess960Off(0),
    /// The operating system gave no random number.
    NoDraw(0),
    /// {0} seals its move.
    PleaseSeal(1),
    /// The move is sealed, and may be changed until the clock is stopped.
    MoveSealed(0),
    /// The game is adjourned; {0} sealed.
    GameAdjourned(1),
    /// Envelope of {0}, move {1}.
    MarkEnvelope(2),
    /// {0} sealed the reply.
    ReplySealed(1),
    /// The game is resumed.
    ResumptionBegins(0),
    /// The sealed move of {0} is {1}.
    SealedMoveIs(2),
    /// The sealed move of {0} names no move.
    SealedMoveUnclear(1),
    /// The envelope is lost; {0} says which move it was.
    EnvelopeLost(1),
    /// {0} wins by the opponent's sealed move.
    EndsBySealedMove(1),
    /// Draw: invalid sealed move, but the opponent cannot mate.
    EndsBySealedMoveDrawn(0),
    /// After the first moves of the resumption a time stands unless the arbiter decides otherwise.
    MarkTimeStands(0),
    /// The same in 2009: unless the consequences are too severe.
    MarkTimeStandsSevere(0),
    /// The file of the envelope was missing.
    MarkEnvelopeMissing(0),
    /// The file of the envelope was changed.
    MarkEnvelopeChanged(0),
    /// The file of the envelope cannot be written.
    MarkEnvelopeNotWritten(0),
    /// Seal your move.
    StepSeal(0),
    /// Press the clock to close the envelope.
    StepCloseEnvelope(0),
    /// Wait for the sealed move.
    StepAwaitSealing(0),
    /// Wait for the envelope to be opened.
    StepAwaitResumption(0),
    /// Say which move was in the lost envelope.
    StepDeclareSealed(0),
    /// The game is adjourned: the arbiter resumes it.
    AdjournedAlready(0),
    /// Do not announce, seal.
    SealInstead(0),
    /// A move has been announced or made: it is completed, and then the opponent seals.
    MoveInHand(0),
    /// To the arbiter: the clocks are stopped, and a move is sealed in its player's time.
    SealWithClock(0),
    /// Nothing is sealed yet.
    SealFirst(0),
    /// Nobody told you to seal.
    NotToldToSeal(0),
    /// The move on the board is the sealed one.
    SealedOnBoard(0),
    /// A move is put on the board while another one lies in the envelope.
    MoveInEnvelope(0),
    /// The envelope is closed.
    EnvelopeClosed(0),
    /// The arbiter gives the passphrase again.
    PassphraseNeeded(0),
    /// The passphrase does not open it.
    WrongPassphrase(0),
    /// The envelope is damaged.
    EnvelopeDamaged(0),
    /// There is no envelope to open.
    NoEnvelope(0),
    /// {0} is not there: the envelope stays closed.
    ReplyingPlayerAbsent(1),
    /// Open the envelope first: a sealed move that ends the game stands.
    OpenFirst(0),
    /// The envelope is lost: its player says the move.
    DeclareInstead(0),
    /// The game has been resumed already.
    ResumedAlready(0),
    /// The next period begins.
    PeriodBegins(0),
    /// Last minute.
    LastMinute(0),
    /// Automatic calls for 0:
    SetupCalls(1),
    /// None of them.
    CallsOff(0),
    /// When 0 is left.
    CallLeft(1),
    /// Every 0.
    CallEvery(1),
    /// When a period begins.
    CallPeriods(0),
    /// As a short sound.
    CallAsChime(0),
    /// Battery at {0} percent.
    BatteryLevel(1),
    /// No battery is known.
    BatteryNone(0),

    // ---- claims and irregularities (Articles 4, 7, 9)
    /// Draw: the same position for the third time.
    EndsByThreefold(0),
    /// Draw: fifty moves without a capture or a pawn move.
    EndsByFiftyMoves(0),
    /// Draw: the same position for the fifth time.
    EndsByFivefold(0),
    /// Draw: seventy-five moves without a capture or a pawn move.
    EndsBySeventyFive(0),
    /// {0} wins: illegal move by the opponent.
    EndsByIllegalMoves(1),
    /// Draw: illegal move, but the opponent cannot mate.
    EndsByIllegalMovesDrawn(0),
    /// The game is annulled. A new one is played.
    EndsAnnulled(0),
    /// {0} claims a draw: the same position for the third time. The clocks are stopped.
    ClaimsThreefold(1),
    /// {0} claims a draw: with {1} the same position comes for the third time. The clocks are stopped.
    ClaimsThreefoldWith(2),
    /// {0} claims a draw: fifty moves. The clocks are stopped.
    ClaimsFiftyMoves(1),
    /// {0} claims a draw: with {1} there are fifty moves. The clocks are stopped.
    ClaimsFiftyMovesWith(2),
    /// {0} claims an illegal move. The clocks are stopped.
    ClaimsIllegalMove(1),
    /// {0} claims that {1} was touched. The clocks are stopped.
    ClaimsTouch(2),
    /// By the record the claim is right.
    MarkClaimRight(0),
    /// After move {0}, {1}.
    MarkClaimAfterPly(2),
    /// In the start position.
    MarkClaimAtStart(0),
    /// Move {0}, {1}, is illegal.
    MarkClaimIllegalPly(2),
    /// The record does not show that: the arbiter judges.
    MarkClaimForArbiter(0),
    /// How he grants what the record does not show, such as two hands.
    MarkGrantWithGrounds(0),
    /// The boards stood differently before it: by Article 0 they are put right. How he counts the move all the same.
    MarkBoardsDiffered(1),
    /// Wrong: the claimant is not on move.
    MarkNotOnMove(0),
    /// Wrong: he has touched or moved already.
    MarkClaimAfterTouch(0),
    /// Wrong: the written move is illegal.
    MarkIntendedIllegal(0),
    /// Wrong: the position came only this often: {0}.
    MarkOnlySoOften(1),
    /// Wrong: full moves without a capture or a pawn move: {0}.
    MarkOnlySoLong(1),
    /// Wrong: the record shows no illegal move by the opponent.
    MarkNoIllegalMove(0),
    /// Too late: the move has been answered and stands.
    MarkAnswered(0),
    /// Too late: the claimant has touched a piece himself.
    MarkTouchedSince(0),
    /// The completed move is one that the touch leaves.
    MarkTouchKept(0),
    /// Of a touched piece that can be neither moved nor captured.
    MarkTouchFree(0),
    /// He meant to castle, that is illegal, and his king has no legal move.
    MarkCastlingFree(0),
    /// Move {0}, {1}, was illegal.
    IllegalMoveFound(2),
    /// The ruling {0} was wrong, and is withdrawn. Its fixed words are those of [`Line::Corrected`].
    RulingWithdrawn(1),
    /// The pawn is replaced by a queen.
    PawnBecameQueen(0),
    /// The start position was wrong.
    IrregularStart(0),
    /// The board lay wrongly.
    IrregularBoard(0),
    /// The position is moved to another board.
    PositionTransferred(0),
    /// The colours were reversed.
    IrregularColours(0),
    /// Pieces are displaced. The position is restored.
    IrregularPieces(0),
    /// {0} has touched {1} and plays otherwise.
    MarkTouchBroken(2),
    /// {0} adjusts {1}.
    MarkAdjusts(2),
    /// Draw offered at the wrong moment by {0}; the offer stands.
    MarkOfferAtWrongMoment(1),
    /// {0} has signed the scoresheets.
    MarkSigned(1),
    /// The competition allows no agreed draw now. Call the arbiter.
    AgreementForbidden(0),
    /// Nothing forbids agreeing on a draw.
    AgreementAllowed(0),
    /// The record shows no illegal move there.
    NotIllegal(0),
    /// This move counts already.
    CountedAlready(0),
    /// Name the side and the move to be counted.
    NameSideAndMove(0),
    /// The move has been answered and stands, unless the players agree.
    TooLateForIllegal(0),
    /// The arbiter does not intervene by himself.
    IllegalIsThePlayers(0),
    /// {0} was touched: that piece moves or is captured.
    TouchedPieceMoves(1),
    /// {0} was written; that move is to be played.
    IntendedMoveStands(1),
    /// Move 0 was written for a claim that was rejected; if it is legal, it is to be played (9.5.b; 9.5.3).
    IntendedMoveDue(1),
    /// {0} was to play {1}, which was written for the claim, and plays otherwise.
    MarkIntentionBroken(2),
    /// {0} has not pressed, and the opponent has replied.
    MarkLeftUnpressed(1),
    /// {0} has replaced the illegal move {1} before the press.
    MarkReplacedIllegal(2),
    /// {0} has replaced {1}, a legal move that stands by Article {2}.
    MarkReplacedLegal(3),
    /// {0} has replaced {1}, a move against Article {2}.
    MarkReplacedBound(3),
    /// {0} has said {1}; the piece stands as {2}.
    MarkMisspoken(3),
    /// The assistant of {0} states it.
    MarkByAssistant(1),
    /// The arbiter's decision about it is final, by Article {0}.
    DecisionIsFinal(1),
    /// By Article {0}.
    MarkByArticle(1),
    /// A wrong claim gives the opponent {1} by Article {0}.
    MarkWrongClaimCosts(2),
    /// The move was made with two hands.
    IrregularHands(0),
    /// The position is illegal.
    IrregularPosition(0),
    /// A visually impaired player meets a hearing-impaired one: Article {0} requires an assistant, and none is set.
    MarkAssistantLacking(1),
    /// By Article {0} the pawn promotes on {1}; the piece is free.
    MarkPromotionStays(2),
    /// By Article {0} the game goes on.
    RemedyGoesOn(1),
    /// By Article {0} the position is moved to a board that lies rightly.
    RemedyTransfer(1),
    /// By Article {0} the player who displaced the pieces puts them back in his own time.
    RemedyPutBack(1),
    /// Article {0}: it is for the arbiter's general powers.
    RemedyPowers(1),
    /// By Article {0} the illegal move that led to it is to be found.
    RemedyFindIllegal(1),
    /// By Article {0} nothing follows unless a player claims.
    RemedyLeftToPlayers(1),
    /// By Article {0} the game is drawn if it is still there after the next completed move.
    RemedyDraw(1),
    /// A side whose king and queen were exchanged cannot castle.
    NoCastlingKingAndQueen(0),
    /// A side whose king stood wrongly cannot castle.
    NoCastlingKing(0),
    /// A side cannot castle with a rook that stood wrongly.
    NoCastlingRook(0),
    /// The adjourned position cannot be restored.
    IrregularLost(0),
    /// Draw: the position is illegal.
    EndsByIllegalPosition(0),
    /// The arbiter decides about touched pieces only when a player asks.
    TouchIsThePlayers(0),
    /// The game is not over yet.
    NotOver(0),
    /// Signed already.
    AlreadySigned(0),

    // ---- bringing the boards together (D.2.9)
    /// The boards are being compared.
    BoardsCompared(0),
    /// What somebody tells of a board lacks a square, a piece or a colour.
    TellSquareAndPiece(0),
    /// Square 0 was told twice.
    SquareToldTwice(1),
    /// What stands on a board is taken down.
    BoardTaken(0),
    /// By the record the square holds: 0.
    SquareByRecord(1),
    /// The boards differ.
    BoardsDiffer(0),
    /// The sheet of 0 is taken down: so many moves (1).
    SheetTaken(2),
    /// Move 1 of side 2 on the sheet of 0 is taken down.
    EntryTaken(3),
    /// The player wrote the sheet of 0 himself.
    SheetByPlayer(1),
    /// His assistant wrote the sheet of 0.
    SheetByAssistant(1),
    /// The sheet of 0 comes from a recording.
    SheetByRecording(1),
    /// The program made the sheet of 0 out of the announcements.
    SheetByProgram(1),
    /// 0 does not fit the player's board and is possible by the record.
    MarkRefusedMove(1),
    /// 0 was repeated, and something else announced.
    MarkOddRepetition(1),
    /// The position after move 0 of side 1 counts.
    PositionCounts(2),
    /// The start position counts.
    StartCounts(0),
    /// Both boards are read against each other.
    CompareBoards(0),
    /// On rank 0 stands what follows.
    RankReads(1),
    /// The board stands as it should.
    BoardConfirmed(0),
    /// The clocks stay as they stand.
    ClocksStay(0),
    /// The journal does not tell how the clocks stood.
    ClockTimesUnknown(0),
    /// Boards and sheets agree again; a line is drawn under both sheets.
    Reconciled(0),
    /// The procedure is called off.
    ReconciliationOff(0),
    /// Tell what stands on your board until the arbiter decides.
    StepTell(0),
    /// Confirm when it is done.
    StepConfirmDone(0),
    /// Wait for the other board.
    StepAwaitOther(0),
    /// Compare your board with the position that counts.
    StepCompare(0),
    /// The boards are being compared; that comes first.
    ReconcileFirst(0),
    /// Nothing is being compared.
    NotReconciling(0),
    /// The arbiter has yet to decide which position counts.
    DecideFirst(0),
    /// The boards are not right or not confirmed.
    CorrectFirst(0),
    /// Other times than the proposed ones need grounds.
    GroundsNeeded(0),
    /// Manual: when the boards differ.
    ManualBoards(0),
    // ---- the gamepad
    /// The piece 0 on the square 1 is in the hand.
    PadLifted(2),
    /// It is put back.
    PadPutBack(0),
    /// What would be committed: 0.
    PadReadBack(1),
    /// The promotion piece.
    PadPromotion(1),
    /// No promotion piece.
    PadNoPromotion(0),
    /// A gamepad is there; it belongs to 0.
    PadHere(1),
    /// The gamepad of 0 is gone.
    PadGone(1),
    /// An assistant announces 0 where his player has entered or shown 1: held back once.
    AnnouncedOtherwise(2),
    /// A player presses where 0 is announced and he has entered or shown 1: held back once.
    PressedOtherwise(2),
    /// A player presses while his assistant corrects the announcement 0: held back once.
    AssistantCorrects(1),
    /// An assistant presses while his player enters another move: held back once.
    PlayerEnters(0),
    /// The arbiter has started the clock, which waits for the words in the room.
    StartWaits(0),
    /// After [`Line::PadGone`], to the person whose the keyboard is.
    GoOnByKeyboard(0),
    /// After [`Line::PadGone`], to a person who has no other device.
    NoDeviceLeft(0),
    /// Who is to press a button.
    PadAsk(1),
    /// The next button is for 0.
    PadPressNew(1),
    /// Command 0 is on button 1.
    PadBound(2),
    /// Command 0 has no button.
    PadUnbound(1),
    /// So many per cent of the way of stick 0, number 1, count as its middle.
    PadStickMiddle(2),
    /// There is none.
    NoneSuch(0),
    /// A grave command needs a chord.
    PadNeedsChord(0),
    /// Command 0 would have no button left.
    PadKeepsNeeded(1),
    /// After a question asked by the pad: button 0 confirms, 1 discards.
    PadConfirms(2),
    /// After a grave question asked by the pad: button 0 is held, 1 discards.
    PadHeldConfirms(2),
    /// An offer to {0}, which is {1}: the buttons of the pad itself accept it.
    PadOffered(2),
    /// The chord {0} takes a pad that is nobody's, and a button that is named then.
    PadHold(1),
    /// That button, {0}.
    PadProve(1),
    /// Another button was pressed, or the button of another pad.
    PadNotProved(0),
    /// In a list, by the pad: button 0 takes, 1 leaves.
    PadListTakes(2),
    /// There is an unfinished game: button 0 goes on with it, 1 leaves it.
    PadResume(3),
    /// Words to be taught by the pad, of 0: button 1 teaches, left deletes.
    PadSetupVoice(2),
    /// Teaching by the pad: left takes the word from the start, button 0 stops.
    PadTeachWelcome(1),
    /// Speaking by the pad, with button 0 held.
    PadTalkHeld(1),
    /// What was told, by the pad: button 0 tells it, 1 discards.
    PadTellAdvice(2),
    /// No Chess960, by the pad.
    PadChess960Off(0),
    /// One unfinished game, by the pad: button 0 goes on with it, 1 leaves it.
    PadResumeOne(2),
    /// The manual, by the pad: button 0 closes it.
    PadManual(1),
    /// The claims, by the pad: button 0 takes one.
    PadClaims(1),
    /// A square is to be shown, by the pad: button 0 takes it.
    PadPoint(1),
    /// The profile is broken in line 0.
    PadProfileBroken(1),
    /// Practice: the flag.
    FlagFelt(0),
    /// Manual: the keys that read.
    ManualReadingKeys(0),
    /// Manual: all other keys.
    ManualOtherKeys(0),
    /// Manual: the keys with Control.
    ManualControlKeys(0),
    /// Manual: what everybody may have as he likes it.
    ManualOwnWay(0),
    /// Manual: the gamepad.
    ManualPad(0),
    /// Manual: the felt clock.
    ManualFelt(0),
    // ---- practice of the tournament sequence
    /// Set-up: practise the sequence.
    SetupDrill(0),
    /// How the practice goes.
    DrillWelcome(0),
    /// The move to make is 0.
    DrillMove(1),
    /// Another move was asked for: 0. It can still be corrected.
    DrillOtherMove(1),
    /// The practice is over, without a slip.
    DrillClean(0),
    /// The practice is over, with 0 slips.
    DrillSlips(1),
    /// Slips: another move than the one asked for.
    SlipOtherMove(1),
    /// Slips: the promotion piece forgotten.
    SlipPromotion(1),
    /// Slips: pressed before announcing.
    SlipPressFirst(1),
    /// Slips: something else before pressing.
    SlipNoPress(1),
    /// Slips: something else before repeating.
    SlipNoRepetition(1),
    /// Slips: repeated differently.
    SlipRepeatedOtherwise(1),
    /// Slips: announced before executing.
    SlipNoExecution(1),
    /// Slips: executed differently.
    SlipExecutedOtherwise(1),
    /// Slips: done when it was not due.
    SlipNotDue(1),
}
