//! The words of what is printed, brailled or filed: scoresheets and the arbiter's report. They are written and never spoken, so
//! no bank has clips of them.
//!
//! To add one: a row here with the names of its holes in the order in which they are filled, and a row in `text` of each language,
//! with the holes in any order.
mod de;
mod en;
mod es;
mod fr;

use super::{Language, template::next_hole};

macro_rules! papers {
    ($($(#[$doc:meta])* $name:ident $(($($hole:ident),+))?,)+) => {
        /// A text of a scoresheet or of the arbiter's report, with holes such as `{player}`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Paper { $($(#[$doc])* $name,)+ }

        impl Paper {
            /// Every text.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The names of its holes, in the order in which they are filled.
            #[must_use]
            pub const fn holes(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$($(stringify!($hole)),+)?],)+ }
            }
        }
    };
}

papers! {
    // ---- the head of a sheet
    /// The scoresheet of the side `{player}`.
    SheetOf(player),
    /// In the name of a file: in large print.
    LargePrint,
    /// Of a sheet: with its moves in full words.
    InWords,
    /// The name of a file with the whole game.
    Game,
    /// White, over a column and before a name.
    White,
    /// Black.
    Black,
    /// The event.
    Event,
    /// Its place.
    Site,
    /// The round.
    Round,
    /// The number of the board.
    BoardNumber,
    /// The day.
    Date,
    /// The arbiter's name.
    ArbiterName,
    /// A player's rating.
    Rating,
    /// A player's federation.
    Federation,
    /// The edition of the Laws.
    Laws,
    /// The time control.
    TimeControl,
    /// The position from which it was played.
    StartPosition,
    /// The result.
    Result,
    /// No result: the game is not over.
    NotOver,
    /// How the sheet was kept.
    Kept,
    /// The player keeps it.
    KeptByPlayer,
    /// His assistant keeps it.
    KeptByAssistant,
    /// It was taken from a recording.
    KeptByRecording,
    /// The program made it out of the announcements: no independent evidence.
    KeptByProgram,
    /// Nobody said how: it was read from a file.
    KeptUnknown,
    // ---- its foot
    /// The result is confirmed by the side `{player}` (8.7).
    SignedBy(player),
    /// It is not confirmed by the side `{player}` yet.
    NotSignedBy(player),
    /// What is ruled off below this line.
    RuledOff,
    /// Play goes on from the position before move `{number}`.
    GoesOnAt(number),
    /// Before the note that an illegal move was made.
    IllegalMove,
    /// What was entered before and corrected.
    Corrected,
    /// An offer of a draw is written (=).
    OfferSign,
    /// The arbiter agreed to a claim.
    Granted,
    /// He rejected it.
    Rejected,
    /// The journal of the game is damaged: `{fault}`.
    Damaged(fault),
    /// The journal is whole: every line follows the one before.
    Verified,
    /// The last line of the journal was cut off: it had never been acknowledged.
    Torn,
    /// It was read from a PGN file: nothing proves it.
    FromPgn,
    /// Page `{page}`.
    Page(page),
    // ---- the arbiter's report: each event in words
    /// Arbiter's report.
    Report,
    /// Program.
    Program,
    /// Arbiter.
    ArbiterSeat,
    /// Assistant of `{player}`.
    AssistantOf(player),
    /// The game begins.
    Started,
    /// Restart: the program was down for `{time}`, which is charged to nobody.
    Resumed(time),
    /// Restart: how long the program was down is not known; nobody is charged.
    ResumedUnknown,
    /// The clock stands until both go on.
    ClockHeld,
    /// `{player}` confirms: going on.
    Ready(player),
    /// Piece touched: `{square}`.
    Touched(square),
    /// Made on the board: `{placed}`.
    Placed(placed),
    /// Made on the screen: `{entered}`.
    Entered(entered),
    /// Taken back on the screen: `{entered}`.
    EntryTakenBack(entered),
    /// Announced: `{announced}`.
    Announced(announced),
    /// Announcement corrected: `{corrected}`.
    AnnouncementCorrected(corrected),
    /// Clock pressed.
    Pressed,
    /// Clock pressed before the announcement.
    PressedEarly,
    /// Clock pressed without a move.
    PressedWithoutMove,
    /// Clock not pressed; the opponent has replied.
    LeftUnpressed,
    /// Move of `{player}` completed by the next one.
    CompletedByNextMove(player),
    /// Clock pressed before the announcement, held back.
    PressHeldBack,
    /// The mover put another move, `{placed}`, in the place of the one that stood.
    Replaced(placed),
    /// What was said, `{said}`, did not fit the piece that stood.
    Misspoken(said),
    /// Adjusted: `{square}`.
    Adjusted(square),
    /// Touch withdrawn: `{square}`.
    TouchWithdrawn(square),
    /// Adjustment withdrawn: `{square}`.
    AdjustWithdrawn(square),
    /// Repeated: `{repeated}`.
    Repeated(repeated),
    /// Executed: `{executed}`.
    Executed(executed),
    /// `{player}` offers a draw (=).
    DrawOffered(player),
    /// Draw declined.
    DrawDeclined,
    /// The arbiter consented to a draw by agreement.
    DrawConsented,
    /// End: `{ending}`.
    Ended(ending),
    /// End confirmed.
    EndConfirmed,
    /// End rejected, the game goes on.
    EndRejected,
    /// Whether `{player}` could still mate was not determined.
    ChanceUndetermined(player),
    /// `{player}` signs both scoresheets.
    SheetSigned(player),
    /// Which flag fell first is unknown.
    FlagOrderUnknown,
    /// Flag of `{player}` down while a claim waits.
    FlagAwaits(player),
    /// Claim: `{claim}`.
    Claim(claim),
    /// Claim taken up, which has waited behind another: `{claim}`.
    ClaimTakenUp(claim),
    /// Claim postponed.
    ClaimPostponed,
    /// Claim granted.
    ClaimGranted,
    /// Claim rejected.
    ClaimRejected,
    /// Clocks stopped.
    ClockStopped,
    /// Clock restarted.
    ClockRestarted,
    /// Clock of `{player}` set: `{time}`, moves completed: `{completed}`.
    ClockSet(player, time, completed),
    /// The clock of `{player}` would have been set by a ruling: `{time}`, moves completed: `{completed}`.
    ClockProposed(player, time, completed),
    /// Time control replaced: `{control}`.
    ControlReplaced(control),
    /// Increment introduced: `{time}`.
    IncrementIntroduced(time),
    /// Time of `{player}` ran out.
    TimeRanOut(player),
    /// `{player}` asks the assistant for moves and time.
    AssistantAsked(player),
    /// Calls of the time forbidden.
    CallsForbidden,
    /// Calls of the time allowed.
    CallsAllowed,
    /// Position restored: play goes on with move `{number}`.
    WentBack(number),
    /// `{penalty}`.
    Penalised(penalty),
    /// Withdrawn: the ruling `{ruling}`.
    RulingWithdrawn(ruling),
    /// Grounds: `{grounds}`.
    Explained(grounds),
    /// Illegal move `{number}` of `{player}` found.
    IllegalMoveFound(number, player),
    /// The pawn becomes a queen.
    PawnBecameQueen,
    /// Promotion begun on `{square}`, it stays there.
    PromotionBegun(square),
    /// Irregularity: `{irregularity}`.
    IrregularityFound(irregularity),
    /// Play goes on unrecorded.
    UnrecordedAllowed,
    /// The arbiter has opened his page.
    ArbiterEntered,
    /// The arbiter has left his page.
    ArbiterLeft,
    /// The arbiter's page was locked.
    ArbiterLocked,
    /// PIN given too soon, by `{time}`.
    PinTooSoon(time),
    /// Refused without a PIN.
    DeniedNoPin,
    /// Wrong PIN.
    DeniedWrongPin,
    /// Time below zero refused.
    DeniedBelowZero,
    /// Refused: only the arbiter sets the clock.
    DeniedNotArbiter,
    /// Refused: the assistant asked for moves or time before his player had.
    DeniedUnasked,
    /// `{player}` is not at the board.
    Absent(player),
    /// `{player}` is at the board.
    Arrived(player),
    /// Default time of `{player}` has passed.
    DefaultTimePassed(player),
    /// Device offered: `{device}`, to `{person}`.
    DeviceOffered(device, person),
    /// Device given: `{device}`, to `{person}`.
    DeviceGiven(device, person),
    /// Device kept: `{device}`.
    DeviceKept(device),
    /// Noticed: `{notice}`.
    Noticed(notice),
    /// Electronic board of `{player}`: `{board}`.
    BoardSensed(player, board),
    /// The piece `{piece}` was lifted for `{time}`, on the board of `{player}`.
    LiftSensed(piece, time, player),
    /// Who states what an electronic board saw.
    SeenByBoard,
    /// Sealing ordered, resumption: `{resumption}`.
    AdjournmentOrdered(resumption),
    /// Move sealed.
    MoveSealed,
    /// The game is adjourned.
    Adjourned,
    /// Sealed reply handed in.
    ReplyHandedIn,
    /// Resumption.
    ResumptionBegan,
    /// Clock of the replying player started.
    ReplyingClockStarted,
    /// Envelope opened: `{sealed}`.
    EnvelopeOpened(sealed),
    /// Envelope lost.
    EnvelopeLost,
    /// Declared as the sealed move: `{sealed}`.
    SealedMoveDeclared(sealed),
    /// Comparison of the boards begun.
    CompareBegun,
    /// The boards may differ: `{said}`.
    CompareNoticed(said),
    /// Board of `{player}` told.
    BoardTold(player),
    /// Sheet of `{player}` told.
    SheetTold(player),
    /// Sheet of `{player}`, move `{number}`, told.
    EntryTold(player, number),
    /// Sheet of `{player}`, move `{number}`, entered.
    EntryWritten(player, number),
    /// Sheet of `{player}`: `{origin}`.
    SheetKept(player, origin),
    /// Position decided: play goes on with move `{number}`.
    PositionDecided(number),
    /// Board of `{player}` corrected.
    BoardCorrected(player),
    /// Board of `{player}` confirmed.
    BoardConfirmed(player),
    /// Rank `{rank}` read out.
    RankReadOut(rank),
    /// Comparison settled.
    CompareSettled,
    /// Comparison called off.
    CompareCalledOff,
    /// Wall time.
    WallTime,
    /// Move.
    MoveNumber,
    /// Who.
    Who,
    /// What.
    What,
    /// Machine asleep: `{time}`.
    Slept(time),
    /// The second copy has everything.
    CopyComplete,
    /// The second copy cannot be written.
    CopyFailed,
    /// The seal: what tells this game and its program from every other.
    Seal,
    /// Program `{version}`, SHA-256 `{checksum}`.
    SealProgram(version, checksum),
    /// The program is not on record.
    SealNoProgram,
    /// Edition `{edition}`; set otherwise than usual: `{settings}`.
    SealRules(edition, settings),
    /// Devices: `{devices}`.
    SealDevices(devices),
    /// Keyboard with another window `{count}` times, `{time}` in all.
    SealFocus(count, time),
    /// Program stood still `{count}` times, `{time}` in all.
    SealStandstills(count, time),
    /// Programs started beside it: `{tools}`.
    SealTools(tools),
    /// No code of the journal has been shown.
    SealNoCode,
    /// The program was closed in the middle of the game, by `{device}`.
    ProgramClosed(device),
    /// Another window has the keyboard.
    FocusLost,
    /// The window has the keyboard again.
    FocusBack,
    /// Started beside the game and refused: `{tool}`.
    ToolRefused(tool),
    /// Started beside the game with the arbiter's PIN: `{tool}`.
    ToolAllowed(tool),
    /// Reads the journal beside the game: `{tool}`.
    ToolRead(tool),
    /// Program stood still: `{time}`.
    StoodStill(time),
    /// System clock put forward by `{time}`.
    WallClockForward(time),
    /// System clock put back by `{time}`.
    WallClockBack(time),
    /// Battery low: `{percent}` %.
    BatteryLow(percent),
    /// Disk nearly full: `{megabytes}` MB free.
    DiskNearlyFull(megabytes),
    /// Announcement recorded: move `{number}`, recording `{recording}`.
    ClipKept(number, recording),
    /// Electronic board of `{player}` lost.
    SensorLost(player),
    /// Electronic board of `{player}` is back.
    SensorBack(player),
    /// Gamepad `{gamepad}` lost.
    PadGone(gamepad),
    /// Gamepad `{gamepad}` is back.
    PadBack(gamepad),
    /// Whose gamepad `{gamepad}` is, is not known any more.
    PadMixedUp(gamepad),
    /// Journal whole on the disk again after `{time}` without it.
    JournalKept(time),
    /// Journal was deleted and is written anew.
    JournalDeleted,
    /// Journal was changed and is written anew.
    JournalReplaced,
    /// Heartbeat file was gone or changed and is written anew.
    HeartbeatRewritten,
    /// Heartbeat file cannot be written.
    HeartbeatFailed,
    /// Code number `{code}` of the journal: `{squares}`.
    CodeShown(code, squares),
    /// Sound lost: `{reason}`.
    SoundLost(reason),
    /// Another device was chosen: `{output}`, `{device}`.
    SoundChosen(output, device),
    /// Sound is back: `{output}`, `{device}`.
    SoundBack(output, device),
    /// Room.
    RoomOutput,
    /// Earphone of `{player}`.
    EarphoneOf(player),
    // ---- the printed sheet
    /// Time left.
    TimeLeft,
    /// Final position.
    FinalPosition,
    /// Signature of `{person}`.
    SignatureOf(person),
    // ---- what `doctor` finds
    /// What was found suffices for a game.
    GamePlayable,
    /// It suffices for one without a window.
    GamePlayableAsLines,
    /// It does not suffice: `{missing}` is missing.
    GameNotPlayable(missing),
    /// What a game needs: a loudspeaker.
    NeedsLoudspeaker,
    /// What a game needs: the voice inside the program.
    NeedsVoice,
    /// What a game needs: a folder that can be written, and space in it.
    NeedsRoomForRecord,
    /// The program's `{version}` and the `{system}`.
    FoundProgram(version, system),
    /// The `{language}` of the finding.
    FoundLanguage(language),
    /// Which `{display}` the window would open on.
    FoundDisplay(display),
    /// There is none.
    NoDisplay,
    /// So many screen readers (`{count}`), and their `{names}`.
    FoundReaders(count, names),
    /// No screen reader runs.
    NoReaders,
    /// They cannot be looked for here.
    ReadersUnknown,
    /// So many outputs (`{count}`), and their `{names}`.
    FoundOutputs(count, names),
    /// There is none.
    NoOutputs,
    /// The default output, `{device}`.
    DefaultOutput(device),
    /// There is none that can be opened.
    NoDefaultOutput,
    /// So many microphones (`{count}`), and their `{names}`.
    FoundMicrophones(count, names),
    /// There is none.
    NoMicrophones,
    /// So many gamepads (`{count}`), and their `{names}`.
    FoundPads(count, names),
    /// There is none.
    NoPads,
    /// They cannot be read, and the `{reason}`.
    PadsUnusable(reason),
    /// So many serial ports (`{count}`), and their `{names}`.
    FoundPorts(count, names),
    /// There is none.
    NoPorts,
    /// The voice inside the program.
    BuiltInVoice,
    /// It is damaged, and the `{reason}`.
    BuiltInVoiceBad(reason),
    /// The speech service has so many voices (`{count}`).
    FoundSystemVoice(count),
    /// It does not speak, and the `{reason}`.
    NoSystemVoice(reason),
    /// Words are understood that nobody has taught.
    FoundRecogniser,
    /// They are not, and the `{reason}`.
    NoRecogniser(reason),
    /// So many people (`{count}`) have taught words.
    TaughtPeople(count),
    /// The `{folder}` of the games, how many they are (`{count}`), and how many of them `{unfinished}`.
    FoundGames(folder, count, unfinished),
    /// It cannot be used, and the `{reason}`.
    NoGames(reason),
    /// So many `{megabytes}` are free.
    FoundSpace(megabytes),
    /// Too few `{megabytes}` are free.
    SpaceShort(megabytes),
    /// The `{file}` of settings.
    FoundSettings(file),
    /// There is none yet.
    NoSettings,
    /// It cannot be read, and the `{reason}`.
    SettingsBad(reason),
    /// The log `{file}`.
    FoundLog(file),
    /// On battery, charged to so many per cent (`{percent}`).
    OnBattery(percent),
    /// On mains, charged to so many per cent (`{percent}`).
    OnMains(percent),
    /// None is known.
    NoBattery,
}

impl Paper {
    /// The text with its holes filled in the order of [`Paper::holes`]. One that nothing fills stays in the text, where it is seen.
    ///
    /// ```
    /// # use anna_hector::language::{Language, Paper};
    /// assert_eq!(Language::ALL.map(|l| Paper::Page.fill(l, ["3"])), ["Seite 3", "Página 3", "Page 3", "Page 3"]);
    /// ```
    #[must_use]
    pub fn fill<'a>(self, language: Language, args: impl IntoIterator<Item = &'a str>) -> String {
        let args: Vec<(&str, &str)> = self.holes().iter().copied().zip(args).collect();
        let (mut text, mut rest) = (String::new(), self.text(language));
        while let Some((before, name, after)) = next_hole(rest) {
            text.push_str(before);
            match args.iter().find(|(hole, _)| *hole == name) {
                Some((_, arg)) => text.push_str(arg),
                None => text.extend(["{", name, "}"]),
            }
            rest = after;
        }
        text.push_str(rest);
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
    fn what_fills_a_hole_is_no_hole_itself() {
        let back = Paper::SoundBack.fill(Language::English, ["{device}", "speakers {output}"]);
        assert_eq!(back, "sound is back: {device}, speakers {output}");
    }

    #[test]
    fn each_text_has_its_holes_in_every_language() {
        for &paper in Paper::ALL {
            for language in Language::ALL {
                let text = paper.text(language);
                let (mut named, mut rest) = (Vec::new(), text);
                while let Some((_, name, after)) = next_hole(rest) {
                    named.push(name);
                    rest = after;
                }
                let mut holes = paper.holes().to_vec();
                named.sort_unstable();
                holes.sort_unstable();
                assert!(named == holes && !text.is_empty(), "{paper:?} {language}: {text}");
            }
        }
    }
}
