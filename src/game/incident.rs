//! Incidents of the machine during a game, and files that the program keeps beside it, for the log and the arbiter.
use std::time::Duration;

use shakmaty::Color;

use super::{Device, Numbered};

/// Where something sounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutputKind {
    /// The loudspeaker in the room.
    Room,
    /// The earphone of a visually impaired player.
    Earphone(Color),
}

/// Why an output is silent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Silence {
    /// There is no such device.
    NoDevice,
    /// The device was unplugged or switched off.
    Gone,
    /// The system would have played the sound elsewhere.
    Moved,
    /// The sound server is not there.
    NoServer,
    /// The device is there and does not play.
    Failed,
}

/// Something that the program noticed about its machine, or kept.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Incident {
    /// The machine slept so long. The running clock was charged: a chess clock does not sleep.
    Slept(Duration),
    /// The program itself did nothing for so long while the machine was awake: it was stopped, or the machine had no time for
    /// it. The running clock was charged.
    StoodStill(Duration),
    /// The wall clock was put forward. No chess clock follows it.
    WallClockForward(Duration),
    /// The wall clock was put back. No chess clock follows it.
    WallClockBack(Duration),
    /// The battery is low: per cent left.
    BatteryLow(u8),
    /// The disk with the journal is nearly full: megabytes left.
    DiskNearlyFull(u32),
    /// The player's own announcement was kept as a recording (D.2.6).
    Recorded {
        /// Of which ply, counted from 1.
        ply: u32,
        /// The number of the recording.
        clip: u32,
    },
    /// Nothing comes from the electronic board of this side any more.
    SensorLost(Color),
    /// The electronic board of this side is back.
    SensorBack(Color),
    /// The gamepad of this number was unplugged, or has no charge left.
    PadGone(u8),
    /// The gamepad of this number is there again.
    PadBack(u8),
    /// Whose the gamepad of this number is, is not known any more: it was away together with another of its make, and one of the two
    /// came back. It is nobody's until somebody takes it.
    PadMixedUp(u8),
    /// The journal could not be written for so long; now everything that was kept in memory is in it.
    JournalKept(Duration),
    /// The journal's file was not there any more, or not as it was left; the whole journal was written anew.
    JournalRewritten(Loss),
    /// The same of the heartbeat.
    HeartbeatRewritten(Loss),
    /// The heartbeat cannot be written: after a crash the running clock is charged up to the last event only.
    HeartbeatFailed,
    /// The arbiter was shown the code of everything that stands before this line.
    CodeShown(Numbered),
    /// The second copy of the journal has everything that stands before this line.
    CopyComplete,
    /// The second copy of the journal cannot be written; play goes on.
    CopyFailed,
    /// Which program plays this game, from here on.
    Program(Program),
    /// Another window of the machine has the keyboard.
    FocusLost,
    /// The window has the keyboard again.
    FocusBack,
    /// The program was closed in the middle of the game, by its question, with this device.
    Closed(Device),
    /// Another program of ours was started beside the game, and refused.
    ToolRefused(Tool),
    /// Another program of ours was started beside the game, and works: somebody gave it the arbiter's PIN.
    ToolAllowed(Tool),
    /// A tool of ours has read the journal of the running game: what it writes tells what no player may know yet.
    ToolRead(Tool),
    /// An output is silent.
    SoundLost {
        /// The output that fell silent.
        output: OutputKind,
        /// Its device, as people read it; empty for the system's default where there is none.
        device: String,
        /// Why it fell silent.
        why: Silence,
    },
    /// A player chose another device for an output.
    SoundChosen {
        /// The output that sounds there from now on.
        output: OutputKind,
        /// Its device, as people read it; empty for none.
        device: String,
    },
    /// An output sounds again.
    SoundBack {
        /// The output that sounds again.
        output: OutputKind,
        /// Its device, as people read it.
        device: String,
    },
}

/// The program that plays a game: what tells it from every other.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Program {
    /// Version of the program, as `0.2.0`.
    pub version: String,
    /// The SHA-256 of its file, in hexadecimal digits.
    pub sha256: String,
}

/// A program of ours that a competition does not go together with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tool {
    /// A second window.
    Window,
    /// A game as lines of text.
    Console,
    /// It makes moves of words, and says what is illegal.
    Understand,
    /// It hears moves, helped by those that are legal.
    Hear,
    /// It says whether a mate is possible.
    Adjudicate,
    /// It writes the sheets and the report.
    Scoresheet,
    /// It writes the game as PGN.
    Pgn,
    /// It verifies or signs the journal.
    Journal,
    /// It joins the recordings of the announcements.
    Recordings,
    /// It compares boards and sheets with the record.
    Reconcile,
    /// It plays a script of a game.
    Rehearse,
}

impl Tool {
    /// As it is called on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Window => "anna-hector",
            Self::Console => "anna-hector console",
            Self::Understand => "anna-hector understand",
            Self::Hear => "anna-hector hear",
            Self::Adjudicate => "anna-hector adjudicate",
            Self::Scoresheet => "anna-hector scoresheet",
            Self::Pgn => "anna-hector pgn",
            Self::Journal => "anna-hector journal",
            Self::Recordings => "anna-hector recordings",
            Self::Reconcile => "anna-hector reconcile",
            Self::Rehearse => "anna-hector rehearse",
        }
    }
}

/// What became of a file that the program was writing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Loss {
    /// It was deleted, perhaps with its folder.
    Deleted,
    /// It was cut, lengthened, or another stood in its place.
    Replaced,
}

/// Why something cannot be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NotKept {
    /// There is no room on the disk.
    DiskFull,
    /// The journal cannot be written for another reason.
    Unwritable,
}

/// Where what happens is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Keeping {
    /// On the disk, before it is told.
    #[default]
    Disk,
    /// Nowhere: what would have to be kept is refused until the journal can be written.
    Nowhere(NotKept),
    /// In memory, because the arbiter lets play go on unrecorded; it is written as soon as the journal can be.
    Memory,
}

/// The battery of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Battery {
    /// Charge, per cent.
    pub percent: u8,
    /// What the machine runs on.
    pub supply: Supply,
    /// How long it lasts at the present rate, where the machine can tell and runs on it.
    pub lasts: Option<Duration>,
}

/// What a machine runs on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Supply {
    /// Power from the mains.
    Mains,
    /// Power from the computer's battery.
    Battery,
}
