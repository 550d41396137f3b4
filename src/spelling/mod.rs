//! How files spell values: most as one word, a move as an object.
//!
//! The spellings belong to the formats of the journal and of the envelope, not to the game's types: renaming a variant
//! there changes nothing here, and a new variant does not compile until it has a word.
mod moves;

use std::time::Duration;

pub(crate) use moves::{WireMove, WireWritten};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use shakmaty::{Board, ByColor, CastlingMode, CastlingSide, Color, Role, Square};

use crate::{
    clock::{CallPlan, Control},
    game::{
        Announcer, Basis, Broadcast, CheckWords, Code, Denial, Device, EarlyPress, FlagNotice, Mode, OpponentsWindow,
        Outcome, OutputKind, Pin, PressEffect, PressKind, PrivateWords, Reason, ScoreKeeper, Seat, SheetOrigin,
        Silence, Tool,
    },
    language::{Language, Style},
    laws::{
        Edition,
        assistant::Hearing,
        chess960::Number,
        completion::Sight,
        draw::Agreement,
        irregularity::Irregularity,
        pace::Supervision,
        quickplay::{Quickplay, Request},
    },
    reconciliation::BoardKind,
};

/// A value with one spelling in files.
pub(crate) trait Spelling: Sized {
    /// What it is, for an error.
    const KIND: &'static str;
    /// The word in a file.
    fn spell(&self) -> String;
    /// The value behind the word.
    fn unspell(word: &str) -> Option<Self>;
}

/// A value written as its word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Text<T>(pub(crate) T);

impl<T: Spelling> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.spell())
    }
}

impl<'de, T: Spelling> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        T::unspell(&word).map(Self).ok_or_else(|| D::Error::custom(format_args!("`{word}` is not a valid {}", T::KIND)))
    }
}

macro_rules! words {
    ($($type:ty, $kind:literal: { $($variant:ident $(($of:path))? = $word:literal),+ $(,)? })+) => {$(
        impl Spelling for $type {
            const KIND: &'static str = $kind;

            fn spell(&self) -> String {
                match self { $(Self::$variant $(($of))? => $word),+ }.to_owned()
            }

            fn unspell(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant $(($of))?),)+ _ => None }
            }
        }
    )+};
}

/// `keyboard`, `mouse`, `gamepad-2`.
impl Spelling for Device {
    const KIND: &'static str = "input device";

    fn spell(&self) -> String {
        match self {
            Self::Keyboard => "keyboard".to_owned(),
            Self::Mouse => "mouse".to_owned(),
            Self::Gamepad(number) => format!("gamepad-{number}"),
        }
    }

    fn unspell(word: &str) -> Option<Self> {
        match word {
            "keyboard" => Some(Self::Keyboard),
            "mouse" => Some(Self::Mouse),
            _ => word.strip_prefix("gamepad-")?.parse().ok().map(Self::Gamepad),
        }
    }
}

/// `a1 b4 c2 d7`.
impl Spelling for Code {
    const KIND: &'static str = "code of a journal";

    fn spell(&self) -> String {
        self.to_string()
    }

    fn unspell(word: &str) -> Option<Self> {
        word.parse().ok()
    }
}

words! {
    Color, "side": { White = "white", Black = "black" }
    Role, "piece": { Pawn = "P", Knight = "N", Bishop = "B", Rook = "R", Queen = "Q", King = "K" }
    CastlingSide, "castling side": { KingSide = "short", QueenSide = "long" }
    CastlingMode, "way of castling": { Standard = "standard", Chess960 = "chess960" }
    Mode, "mode of play": { Competition = "competition", Practice = "practice" }
    Sight, "sight": { Sighted = "sighted", Impaired = "impaired" }
    Hearing, "hearing": { Unimpaired = "unimpaired", Impaired = "impaired" }
    Announcer, "announcer": { Player = "player", Assistant = "assistant", Program = "program" }
    Style, "style of announcements": { Full = "full", Short = "short", Squares = "squares" }
    CheckWords, "rule on announcing checks": { Silent = "silent", Said = "said" }
    EarlyPress, "rule on the early press": { Counts = "counts", HeldBack = "held-back" }
    PressEffect, "moment of the press": { AtLastWord = "last-word", AtOnce = "at-once" }
    OpponentsWindow, "window of the sighted player": { Shared = "shared", Own = "own" }
    PrivateWords, "place of private words": { OwnDevice = "own-device", RoomToo = "room-too" }
    Tool, "program": {
        Window = "window",
        Console = "console",
        Understand = "understand",
        Hear = "hear",
        Adjudicate = "adjudicate",
        Scoresheet = "scoresheet",
        Pgn = "pgn",
        Journal = "journal",
        Recordings = "recordings",
        Reconcile = "reconcile",
        Rehearse = "rehearse",
    }
    Silence, "cause of silence": {
        NoDevice = "no-device",
        Gone = "gone",
        Moved = "moved",
        NoServer = "no-server",
        Failed = "failed",
    }
    OutputKind, "output": {
        Room = "room",
        Earphone(Color::White) = "earphone-white",
        Earphone(Color::Black) = "earphone-black",
    }
    Outcome, "score": {
        Won(Color::White) = "1-0",
        Won(Color::Black) = "0-1",
        Drawn = "1/2-1/2",
        LostByBoth = "0-0",
        HalfPoint(Color::White) = "1/2-0",
        HalfPoint(Color::Black) = "0-1/2",
        Annulled = "*",
    }
    ScoreKeeper, "keeper of the score": { Player = "player", Assistant = "assistant", Program = "program" }
    PressKind, "kind of press": { Regular = "regular", Early = "early", WithoutMove = "without-move" }
    Reason, "reason for an end": {
        Checkmate = "checkmate",
        Resignation = "resignation",
        Stalemate = "stalemate",
        DeadPosition = "dead-position",
        Agreement = "agreement",
        TimeForfeit = "time-forfeit",
        TimeForfeitWithoutMatingMaterial = "time-forfeit-without-mating-material",
        BothFlags = "both-flags",
        DefaultTime = "default-time",
        LateForResumption = "late-for-resumption",
        Penalty = "penalty",
        Quickplay = "quickplay",
        Threefold = "threefold",
        FiftyMoves = "fifty-moves",
        FivefoldRepetition = "fivefold-repetition",
        SeventyFiveMoves = "seventy-five-moves",
        IllegalMoves = "illegal-moves",
        IllegalMovesWithoutMatingMaterial = "illegal-moves-without-mating-material",
        Irregularity = "irregularity",
        ColoursReversed = "colours-reversed",
        PositionLost = "position-lost",
        SealedMove = "sealed-move",
        IllegalPosition = "illegal-position",
    }
    Supervision, "supervision": { Adequate = "adequate", Inadequate = "inadequate" }
    FlagNotice, "rule on the clock's notice": { Told = "told", CountsAsObserved = "observed" }
    Broadcast, "permission to broadcast": { Forbidden = "forbidden", Allowed = "allowed" }
    Quickplay, "rule on the quickplay finish": { NotAnnounced = "not-announced", Announced = "announced" }
    Irregularity, "irregularity": {
        StartPosition = "start-position",
        BoardTurned = "board-turned",
        ColoursReversed = "colours-reversed",
        PiecesDisplaced = "pieces-displaced",
        TwoHands = "two-hands",
        IllegalPosition = "illegal-position",
        PositionLost = "position-lost",
    }
    Request, "request": { Draw = "draw", ExtraTime = "extra-time" }
    Denial, "denial": {
        NoPin = "no-pin",
        WrongPin = "wrong-pin",
        BelowZero = "below-zero",
        NotArbiter = "not-arbiter",
        Unasked = "unasked",
    }
    Edition, "edition of the Laws": {
        Fide2009 = "2009",
        Fide2014 = "2014",
        Fide2018 = "2018",
        Fide2023 = "2023",
    }
    BoardKind, "board": { Special = "special", Normal = "normal" }
    SheetOrigin, "keeper of a sheet": {
        Player = "player",
        Assistant = "assistant",
        Recording = "recording",
        Program = "program",
    }
    Basis, "basis of a decision": { Rule = "rule", IllegalMove = "illegal-move", UnpromotedPawn = "unpromoted-pawn", Judgement = "judgement" }
    Language, "language": { German = "de", Spanish = "es", English = "en", French = "fr" }
}

macro_rules! texts {
    ($($type:ty, $kind:literal;)+) => {$(
        impl Spelling for $type {
            const KIND: &'static str = $kind;

            fn spell(&self) -> String {
                self.to_string()
            }

            fn unspell(word: &str) -> Option<Self> {
                word.parse().ok()
            }
        }
    )+};
}

texts! {
    Board, "placement";
    Square, "square";
    Control, "time control";
    CallPlan, "plan of calls";
    Seat, "seat";
    Pin, "hashed PIN";
    Number, "Chess960 position";
}

/// `allowed`, `never`, or the moves before which a draw cannot be agreed.
impl Spelling for Agreement {
    const KIND: &'static str = "rule on agreeing on a draw";

    fn spell(&self) -> String {
        match self {
            Self::Allowed => "allowed".to_owned(),
            Self::Never => "never".to_owned(),
            Self::NotBefore(moves) => format!("not-before-{moves}"),
        }
    }

    fn unspell(word: &str) -> Option<Self> {
        match word {
            "allowed" => Some(Self::Allowed),
            "never" => Some(Self::Never),
            _ => word.strip_prefix("not-before-")?.parse().ok().map(Self::NotBefore),
        }
    }
}

/// Who did something: a seat, or `program` for the clock and the program on their own.
impl Spelling for Option<Seat> {
    const KIND: &'static str = "seat";

    fn spell(&self) -> String {
        self.map_or_else(|| "program".to_owned(), |seat| seat.to_string())
    }

    fn unspell(word: &str) -> Option<Self> {
        match word {
            "program" => Some(None),
            seat => seat.parse().ok().map(Some),
        }
    }
}

/// A duration in whole milliseconds.
pub(crate) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// One value for each side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpelledSides<T> {
    white: T,
    black: T,
}

impl<T> SpelledSides<T> {
    pub(crate) fn of<U: Clone>(values: &ByColor<U>, wire: impl Fn(U) -> T) -> Self {
        Self { white: wire(values.white.clone()), black: wire(values.black.clone()) }
    }

    pub(crate) fn map<U>(self, game: impl Fn(T) -> U) -> ByColor<U> {
        ByColor { white: game(self.white), black: game(self.black) }
    }
}
