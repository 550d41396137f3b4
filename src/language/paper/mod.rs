//! The words of what is printed, brailled or filed: scoresheets and the arbiter's report. They are written and never spoken, so
//! no bank has clips of them.
//!
//! To add one: a row here, and a row in `text` of each language.
mod de;
mod en;
mod es;
mod fr;

use super::Language;

macro_rules! papers {
    ($($(#[$doc:meta])* $name:ident($holes:literal),)+) => {
        /// A text of a scoresheet or of the arbiter's report, with holes `{0}`, `{1}`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Paper { $($(#[$doc])* $name,)+ }

        impl Paper {
            /// Every text.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// How many holes it has.
            #[must_use]
            pub const fn holes(self) -> usize {
                match self { $(Self::$name => $holes,)+ }
            }
        }
    };
}

papers! {
    // ---- the head of a sheet
    /// The scoresheet of the side 0.
    SheetOf(1),
    /// In the name of a file: in large print.
    LargePrint(0),
    /// Of a sheet: with its moves in full words.
    InWords(0),
    /// The name of a file with the whole game.
    Game(0),
    /// White, over a column and before a name.
    White(0),
    /// Black.
    Black(0),
    /// The event.
    Event(0),
    /// Its place.
    Site(0),
    /// The round.
    Round(0),
    /// The number of the board.
    BoardNumber(0),
    /// The day.
    Date(0),
    /// The arbiter's name.
    ArbiterName(0),
    /// A player's rating.
    Rating(0),
    /// A player's federation.
    Federation(0),
    /// The edition of the Laws.
    Laws(0),
    /// The time control.
    TimeControl(0),
    /// The position from which it was played.
    StartPosition(0),
    /// The result.
    Result(0),
    /// No result: the game is not over.
    NotOver(0),
    /// How the sheet was kept.
    Kept(0),
    /// The player keeps it.
    KeptByPlayer(0),
    /// His assistant keeps it.
    KeptByAssistant(0),
    /// It was taken from a recording.
    KeptByRecording(0),
    /// The program made it out of the announcements: no independent evidence.
    KeptByProgram(0),
    /// Nobody said how: it was read from a file.
    KeptUnknown(0),
    // ---- its foot
    /// The result is confirmed by the side 0 (8.7).
    SignedBy(1),
    /// It is not.
    NotSignedBy(1),
    /// What is ruled off below this line.
    RuledOff(0),
    /// Play goes on from the position before move 0.
    GoesOnAt(1),
    /// Before the note that an illegal move was made.
    IllegalMove(0),
    /// What was entered before and corrected.
    Corrected(0),
    /// An offer of a draw is written (=).
    OfferSign(0),
    /// The arbiter agreed to a claim.
    Granted(0),
    /// He rejected it.
    Rejected(0),
    /// The journal of the game is damaged: 0.
    Damaged(1),
    /// The journal is whole: every line follows the one before.
    Verified(0),
    /// The last line of the journal was cut off: it had never been acknowledged.
    Torn(0),
    /// It was read from a PGN file: nothing proves it.
    FromPgn(0),
    /// Page 0.
    Page(1),
    // ---- the arbiter's report: each event in words
    /// Arbiter's report.
    Report(0),
    /// Program.
    Program(0),
    /// Arbiter.
    ArbiterSeat(0),
    /// Assistant of 0.
    AssistantOf(1),
    /// The game begins.
    Started(0),
    /// Restart: the program was down for 0, which is charged to nobody.
    Resumed(1),
    /// Restart: how long the program was down is not known; nobody is charged.
    ResumedUnknown(0),
    /// The clock stands until both go on.
    ClockHeld(0),
    /// 0 confirms: going on.
    Ready(1),
    /// Piece touched: 0.
    Touched(1),
    /// Made on the board: 0.
    Placed(1),
    /// Made on the screen: 0.
    Entered(1),
    /// Taken back on the screen: 0.
    EntryTakenBack(1),
    /// Announced: 0.
    Announced(1),
    /// Announcement corrected: 0.
    AnnouncementCorrected(1),
    /// Clock pressed.
    Pressed(0),
    /// Clock pressed before the announcement.
    PressedEarly(0),
    /// Clock pressed without a move.
    PressedWithoutMove(0),
    /// Clock not pressed; the opponent has replied.
    LeftUnpressed(0),
    /// Move of 0 completed by the next one.
    CompletedByNextMove(1),
    /// Clock pressed before the announcement, held back.
    PressHeldBack(0),
    /// The mover put another move, 0, in the place of the one that stood.
    Replaced(1),
    /// What was said, 0, did not fit the piece that stood.
    Misspoken(1),
    /// Adjusted: 0.
    Adjusted(1),
    /// Touch withdrawn: 0.
    TouchWithdrawn(1),
    /// Adjustment withdrawn: 0.
    AdjustWithdrawn(1),
    /// Repeated: 0.
    Repeated(1),
    /// Executed: 0.
    Executed(1),
    /// 0 offers a draw (=).
    DrawOffered(1),
    /// Draw declined.
    DrawDeclined(0),
    /// The arbiter consented to a draw by agreement.
    DrawConsented(0),
    /// End: 0.
    Ended(1),
    /// End confirmed.
    EndConfirmed(0),
    /// End rejected, the game goes on.
    EndRejected(0),
    /// Whether 0 could still mate was not determined.
    ChanceUndetermined(1),
    /// 0 signs both scoresheets.
    SheetSigned(1),
    /// Which flag fell first is unknown.
    FlagOrderUnknown(0),
    /// Flag of 0 down while a claim waits.
    FlagAwaits(1),
    /// Claim: 0.
    Claim(1),
    /// Claim taken up, which has waited behind another: 0.
    ClaimTakenUp(1),
    /// Claim postponed.
    ClaimPostponed(0),
    /// Claim granted.
    ClaimGranted(0),
    /// Claim rejected.
    ClaimRejected(0),
    /// Clocks stopped.
    ClockStopped(0),
    /// Clock restarted.
    ClockRestarted(0),
    /// Clock of 0 set: 1, moves completed: 2.
    ClockSet(3),
    /// The clock of 0 would have been set by a ruling: 1, moves completed: 2.
    ClockProposed(3),
    /// Time control replaced: 0.
    ControlReplaced(1),
    /// Increment introduced: 0.
    IncrementIntroduced(1),
    /// Time of 0 ran out.
    TimeRanOut(1),
    /// 0 asks the assistant for moves and time.
    AssistantAsked(1),
    /// Calls of the time forbidden.
    CallsForbidden(0),
    /// Calls of the time allowed.
    CallsAllowed(0),
    /// Position restored: play goes on with move 0.
    WentBack(1),
    /// 0.
    Penalised(1),
    /// Withdrawn: the ruling 0.
    RulingWithdrawn(1),
    /// Grounds: 0.
    Explained(1),
    /// Illegal move 0 of 1 found.
    IllegalMoveFound(2),
    /// The pawn becomes a queen.
    PawnBecameQueen(0),
    /// Promotion begun on 0, it stays there.
    PromotionBegun(1),
    /// Irregularity: 0.
    IrregularityFound(1),
    /// Play goes on unrecorded.
    UnrecordedAllowed(0),
    /// The arbiter has opened his page.
    ArbiterEntered(0),
    /// The arbiter has left his page.
    ArbiterLeft(0),
    /// The arbiter's page was locked.
    ArbiterLocked(0),
    /// PIN given too soon, by 0.
    PinTooSoon(1),
    /// Refused without a PIN.
    DeniedNoPin(0),
    /// Wrong PIN.
    DeniedWrongPin(0),
    /// Time below zero refused.
    DeniedBelowZero(0),
    /// Refused: only the arbiter sets the clock.
    DeniedNotArbiter(0),
    /// Refused: the assistant asked for moves or time before his player had.
    DeniedUnasked(0),
    /// 0 is not at the board.
    Absent(1),
    /// 0 is at the board.
    Arrived(1),
    /// Default time of 0 has passed.
    DefaultTimePassed(1),
    /// Device offered: 0, to 1.
    DeviceOffered(2),
    /// Device given: 0, to 1.
    DeviceGiven(2),
    /// Device kept: 0.
    DeviceKept(1),
    /// Noticed: 0.
    Noticed(1),
    /// Electronic board of 0: 1.
    BoardSensed(2),
    /// The piece 0 was lifted for 1, on the board of 2.
    LiftSensed(3),
    /// Who states what an electronic board saw.
    SeenByBoard(0),
    /// Sealing ordered, resumption: 0.
    AdjournmentOrdered(1),
    /// Move sealed.
    MoveSealed(0),
    /// The game is adjourned.
    Adjourned(0),
    /// Sealed reply handed in.
    ReplyHandedIn(0),
    /// Resumption.
    ResumptionBegan(0),
    /// Clock of the replying player started.
    ReplyingClockStarted(0),
    /// Envelope opened: 0.
    EnvelopeOpened(1),
    /// Envelope lost.
    EnvelopeLost(0),
    /// Declared as the sealed move: 0.
    SealedMoveDeclared(1),
    /// Comparison of the boards begun.
    CompareBegun(0),
    /// The boards may differ: 0.
    CompareNoticed(1),
    /// Board of 0 told.
    BoardTold(1),
    /// Sheet of 0 told.
    SheetTold(1),
    /// Sheet of 0, move 1, told.
    EntryTold(2),
    /// Sheet of 0, move 1, entered.
    EntryWritten(2),
    /// Sheet of 0: 1.
    SheetKept(2),
    /// Position decided: play goes on with move 0.
    PositionDecided(1),
    /// Board of 0 corrected.
    BoardCorrected(1),
    /// Board of 0 confirmed.
    BoardConfirmed(1),
    /// Rank 0 read out.
    RankReadOut(1),
    /// Comparison settled.
    CompareSettled(0),
    /// Comparison called off.
    CompareCalledOff(0),
    /// Wall time.
    WallTime(0),
    /// Move.
    MoveNumber(0),
    /// Who.
    Who(0),
    /// What.
    What(0),
    /// Machine asleep: 0.
    Slept(1),
    /// The second copy has everything.
    CopyComplete(0),
    /// The second copy cannot be written.
    CopyFailed(0),
    /// The seal: what tells this game and its program from every other.
    Seal(0),
    /// Program 0, SHA-256 1.
    SealProgram(2),
    /// The program is not on record.
    SealNoProgram(0),
    /// Edition 0; set otherwise than usual: 1.
    SealRules(2),
    /// Devices: 0.
    SealDevices(1),
    /// Keyboard with another window 0 times, 1 in all.
    SealFocus(2),
    /// Program stood still 0 times, 1 in all.
    SealStandstills(2),
    /// Programs started beside it: 0.
    SealTools(1),
    /// No code of the journal has been shown.
    SealNoCode(0),
    /// The program was closed in the middle of the game: the device.
    ProgramClosed(1),
    /// Another window has the keyboard.
    FocusLost(0),
    /// The window has the keyboard again.
    FocusBack(0),
    /// Started beside the game and refused: 0.
    ToolRefused(1),
    /// Started beside the game with the arbiter's PIN: 0.
    ToolAllowed(1),
    /// Reads the journal beside the game: 0.
    ToolRead(1),
    /// Program stood still: 0.
    StoodStill(1),
    /// System clock put forward by 0.
    WallClockForward(1),
    /// System clock put back by 0.
    WallClockBack(1),
    /// Battery low: 0 %.
    BatteryLow(1),
    /// Disk nearly full: 0 MB free.
    DiskNearlyFull(1),
    /// Announcement recorded: move 0, recording 1.
    ClipKept(2),
    /// Electronic board of 0 lost.
    SensorLost(1),
    /// Electronic board of 0 is back.
    SensorBack(1),
    /// Gamepad 0 lost.
    PadGone(1),
    /// Gamepad 0 is back.
    PadBack(1),
    /// Whose gamepad 0 is, is not known any more.
    PadMixedUp(1),
    /// Journal whole on the disk again after 0 without it.
    JournalKept(1),
    /// Journal was deleted and is written anew.
    JournalDeleted(0),
    /// Journal was changed and is written anew.
    JournalReplaced(0),
    /// Heartbeat file was gone or changed and is written anew.
    HeartbeatRewritten(0),
    /// Heartbeat file cannot be written.
    HeartbeatFailed(0),
    /// Code number 0 of the journal: 1.
    CodeShown(2),
    /// Sound lost: 0.
    SoundLost(1),
    /// Another device was chosen: 0, 1.
    SoundChosen(2),
    /// Sound is back: 0, 1.
    SoundBack(2),
    /// Room.
    RoomOutput(0),
    /// Earphone of 0.
    EarphoneOf(1),
    // ---- the printed sheet
    /// Time left.
    TimeLeft(0),
    /// Final position.
    FinalPosition(0),
    /// Signature of 0:.
    SignatureOf(1),
    // ---- what `doctor` finds
    /// What was found suffices for a game.
    GamePlayable(0),
    /// It suffices for one without a window.
    GamePlayableAsLines(0),
    /// It does not suffice: 0 is missing.
    GameNotPlayable(1),
    /// What a game needs: a loudspeaker.
    NeedsLoudspeaker(0),
    /// What a game needs: the voice inside the program.
    NeedsVoice(0),
    /// What a game needs: a folder that can be written, and space in it.
    NeedsRoomForRecord(0),
    /// The program's version and the system.
    FoundProgram(2),
    /// The language of the finding.
    FoundLanguage(1),
    /// Which display the window would open on.
    FoundDisplay(1),
    /// There is none.
    NoDisplay(0),
    /// This many screen readers.
    FoundReaders(2),
    /// No screen reader runs.
    NoReaders(0),
    /// They cannot be looked for here.
    ReadersUnknown(0),
    /// This many outputs.
    FoundOutputs(2),
    /// There is none.
    NoOutputs(0),
    /// The default output.
    DefaultOutput(1),
    /// There is none that can be opened.
    NoDefaultOutput(0),
    /// This many microphones.
    FoundMicrophones(2),
    /// There is none.
    NoMicrophones(0),
    /// This many gamepads.
    FoundPads(2),
    /// There is none.
    NoPads(0),
    /// They cannot be read.
    PadsUnusable(1),
    /// This many serial ports.
    FoundPorts(2),
    /// There is none.
    NoPorts(0),
    /// The voice inside the program.
    BuiltInVoice(0),
    /// It is damaged.
    BuiltInVoiceBad(1),
    /// The speech service has so many voices.
    FoundSystemVoice(1),
    /// It does not speak.
    NoSystemVoice(1),
    /// Words are understood that nobody has taught.
    FoundRecogniser(0),
    /// They are not.
    NoRecogniser(1),
    /// This many people have taught words.
    TaughtPeople(1),
    /// The folder of the games.
    FoundGames(3),
    /// It cannot be used.
    NoGames(1),
    /// This many megabytes are free.
    FoundSpace(1),
    /// Too few megabytes.
    SpaceShort(1),
    /// The file of settings.
    FoundSettings(1),
    /// There is none yet.
    NoSettings(0),
    /// It cannot be read.
    SettingsBad(1),
    /// The log file.
    FoundLog(1),
    /// On battery, charged to so many per cent.
    OnBattery(1),
    /// On mains, charged to so many per cent.
    OnMains(1),
    /// None is known.
    NoBattery(0),
}

impl Paper {
    /// The text with its holes filled in order.
    ///
    /// ```
    /// # use anna_hector::language::{Language, Paper};
    /// assert_eq!(Language::ALL.map(|l| Paper::Page.fill(l, ["3"])), ["Seite 3", "Página 3", "Page 3", "Page 3"]);
    /// ```
    #[must_use]
    pub fn fill<'a>(self, language: Language, args: impl IntoIterator<Item = &'a str>) -> String {
        let mut text = self.text(language).to_owned();
        for (index, arg) in args.into_iter().enumerate() {
            text = text.replace(&format!("{{{index}}}"), arg);
        }
        text
    }

    /// The text as it stands in the table.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_has_its_holes_in_every_language() {
        for &paper in Paper::ALL {
            for language in Language::ALL {
                let text = paper.text(language);
                let holes = text.matches('{').count();
                let all_there = (0..paper.holes()).all(|hole| text.contains(&format!("{{{hole}}}")));
                assert!(holes == paper.holes() && all_there && !text.is_empty(), "{paper:?} {language}: {text}");
            }
        }
    }
}
