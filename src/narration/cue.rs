//! Cues: something for ears, eyes or hands, and for whom.
use std::fmt;

use shakmaty::Color;

use crate::{
    game::{Game, Mode, Seat},
    language::{Arg, Label, Line, Phrase, Style, Wording},
};

/// For whom a cue is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody: the loudspeaker in the room and every screen.
    Room,
    /// One visually impaired player, in his earphone.
    Earphone(Color),
    /// One person's page: the sighted player's, an assistant's, the arbiter's. Never aloud.
    Page(Seat),
}

impl Audience {
    /// Where a person is told something in private: the visually impaired player by ear, everybody else on his page.
    #[must_use]
    pub fn private(seat: Seat, setup: &crate::game::Setup) -> Self {
        match seat {
            Seat::Player(side) if setup.is_impaired(side) => Self::Earphone(side),
            Seat::Player(_) | Seat::Assistant(_) | Seat::Arbiter => Self::Page(seat),
        }
    }
}

/// As scripts and the console write it: `room`, `earphone white`, `page arbiter`.
impl fmt::Display for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Room => f.write_str("room"),
            Self::Earphone(color) => write!(f, "earphone {}", Seat::Player(*color)),
            Self::Page(seat) => write!(f, "page {seat}"),
        }
    }
}

/// Which of two things is said first into the same ear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    /// What the arbiter has said beside the game: the seal, a code. A move cuts it.
    Aside,
    /// Board review, menus, help.
    Review,
    /// The answer to a question, a refusal, a read-back.
    Answer,
    /// An act that a person has just put on record. No key cuts it off.
    Record,
    /// Low time and other warnings.
    Warning,
    /// A move, and everything else that belongs to the game itself.
    Game,
}

/// A short sound with a meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chime {
    /// The opponent repeated what was announced.
    Agreed,
    /// One's own repetition counts.
    Repeated,
    /// One's own execution counts.
    Executed,
    /// One's own press counts.
    Pressed,
    /// Your clock is running.
    YourClock,
    /// The clock was pressed while the announcement sounds: the press waits for its last word.
    PressWaits,
    /// Something was refused.
    Refused,
    /// The move field is open.
    EntryOpened,
    /// The move field is closed.
    EntryClosed,
    /// A mark of time that the player chose, or a new period.
    Time,
    /// The last minute begins.
    LastMinute,
    /// The cursor is on an empty square.
    EmptySquare,
    /// The cursor is on a piece of one's own.
    OwnPiece,
    /// The cursor is on a piece of the opponent's.
    OpponentsPiece,
    /// A button was felt, and has nothing to say.
    Tick,
    /// A long beat of the own clock, where no motor beats it.
    LongBeat,
    /// A short one.
    ShortBeat,
    /// A long beat of the opponent's clock, higher.
    HighLongBeat,
    /// A short one.
    HighShortBeat,
}

impl Chime {
    /// Those that a person may switch off, one by one. The beats of a felt clock are the answer to a question.
    pub const SWITCHABLE: [Self; 15] = [
        Self::Agreed,
        Self::Repeated,
        Self::Executed,
        Self::Pressed,
        Self::YourClock,
        Self::PressWaits,
        Self::Refused,
        Self::EntryOpened,
        Self::EntryClosed,
        Self::Time,
        Self::LastMinute,
        Self::EmptySquare,
        Self::OwnPiece,
        Self::OpponentsPiece,
        Self::Tick,
    ];

    /// What the sound means, in one sentence, for a person who learns the sounds.
    #[must_use]
    pub fn meaning(self) -> Phrase {
        let label = |label| Phrase::with(Line::Bare, [Arg::Label(label)]);
        match self {
            Self::Agreed => label(Label::SignalAgreed),
            Self::Repeated => label(Label::PadRepeated),
            Self::Executed => label(Label::PadExecuted),
            Self::Pressed => label(Label::SignalPressed),
            Self::YourClock => label(Label::AskWhoseTurn),
            Self::PressWaits => Phrase::line(Line::PressWaits),
            Self::Refused => label(Label::SignalRefused),
            Self::EntryOpened => Phrase::line(Line::EntryOpened),
            Self::EntryClosed => Phrase::line(Line::EntryLeft),
            Self::Time | Self::LongBeat | Self::ShortBeat => label(Label::AskOwnTime),
            Self::HighLongBeat | Self::HighShortBeat => label(Label::AskOpponentsTime),
            Self::LastMinute => Phrase::line(Line::LastMinute),
            Self::EmptySquare => Phrase::line(Line::ItemEmpty),
            Self::OwnPiece => label(Label::SignalOwnPiece),
            Self::OpponentsPiece => label(Label::SignalOpponentsPiece),
            Self::Tick => label(Label::Gamepad),
        }
    }

    /// Its name in scripts and on the console.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agreed => "agreed",
            Self::Repeated => "repeated",
            Self::Executed => "executed",
            Self::Pressed => "pressed",
            Self::YourClock => "your-clock",
            Self::PressWaits => "press-waits",
            Self::Refused => "refused",
            Self::EntryOpened => "entry-opened",
            Self::EntryClosed => "entry-closed",
            Self::Time => "time",
            Self::LastMinute => "last-minute",
            Self::EmptySquare => "empty-square",
            Self::OwnPiece => "own-piece",
            Self::OpponentsPiece => "opponents-piece",
            Self::Tick => "tick",
            Self::LongBeat => "long-beat",
            Self::ShortBeat => "short-beat",
            Self::HighLongBeat => "high-long-beat",
            Self::HighShortBeat => "high-short-beat",
        }
    }
}

/// What a cue consists of.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Content {
    /// Words to be said.
    Say(Phrase),
    /// A refusal: the Article's number in the game's edition, reason and way out.
    Refuse {
        /// The Article's number.
        article: &'static str,
        /// Reason and way out.
        phrase: Phrase,
    },
    /// A short sound.
    Chime(Chime),
}

/// Something for somebody.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Cue {
    /// The audience that hears or sees it.
    pub to: Audience,
    /// How it ranks.
    pub priority: Priority,
    /// What it is.
    pub content: Content,
}

impl Cue {
    /// This cue for a person without a keyboard.
    #[must_use]
    pub fn without_keys(self) -> Self {
        let kept = |phrase: Phrase| phrase.without_keys().unwrap_or(Phrase::Several(Vec::new()));
        let content = match self.content {
            Content::Say(phrase) => Content::Say(kept(phrase)),
            Content::Refuse { article, phrase } => Content::Refuse { article, phrase: kept(phrase) },
            Content::Chime(chime) => Content::Chime(chime),
        };
        Self { content, ..self }
    }

    /// Words of the game for everybody.
    #[must_use]
    pub const fn room(phrase: Phrase) -> Self {
        Self { to: Audience::Room, priority: Priority::Game, content: Content::Say(phrase) }
    }

    /// Words for the arbiter's page.
    #[must_use]
    pub const fn arbiter(phrase: Phrase) -> Self {
        Self { to: Audience::Page(Seat::Arbiter), priority: Priority::Game, content: Content::Say(phrase) }
    }

    /// What the arbiter has said beside the game.
    pub(crate) const fn aside(to: Audience, phrase: Phrase) -> Self {
        Self { to, priority: Priority::Aside, content: Content::Say(phrase) }
    }

    /// An answer in private.
    #[must_use]
    pub const fn answer(to: Audience, phrase: Phrase) -> Self {
        Self { to, priority: Priority::Answer, content: Content::Say(phrase) }
    }

    /// How its words are chosen at a table with this wording: the style and the language of the pieces are for what the
    /// room hears; anyone who asks in private hears moves in full, in his own language.
    #[must_use]
    pub const fn wording(&self, table: Wording) -> Wording {
        match self.to {
            Audience::Room => table,
            Audience::Earphone(_) | Audience::Page(_) => Wording { style: Style::Full, pieces: None, ..table },
        }
    }

    /// A short sound in private.
    #[must_use]
    pub const fn chime(to: Audience, chime: Chime) -> Self {
        Self { to, priority: Priority::Answer, content: Content::Chime(chime) }
    }
}

/// Words for everybody.
pub(super) fn room(line: Line, args: impl IntoIterator<Item = Arg>) -> Cue {
    Cue::room(Phrase::with(line, args))
}

/// Words for the arbiter alone.
pub(super) fn arbiter(line: Line, args: impl IntoIterator<Item = Arg>) -> Cue {
    Cue::arbiter(Phrase::with(line, args))
}

/// Both players in private, and the arbiter.
pub(super) fn everybody(game: &Game, phrase: &Phrase) -> Vec<Cue> {
    [Seat::Player(Color::White), Seat::Player(Color::Black), Seat::Arbiter]
        .into_iter()
        .map(|seat| Cue::answer(Audience::private(seat, game.setup()), phrase.clone()))
        .collect()
}

/// Words for whom it falls to decide: the arbiter, and in a practice, which has none, each player who reads no page.
pub(super) fn to_who_decides(phrase: &Phrase, game: &Game) -> Vec<Cue> {
    let setup = game.setup();
    let decides = |side: &Color| setup.mode == Mode::Practice && setup.is_impaired(*side);
    let players = Color::ALL.into_iter().filter(decides);
    let told = players.map(|side| Cue::answer(Audience::private(Seat::Player(side), setup), phrase.clone()));
    std::iter::once(Cue::arbiter(phrase.clone())).chain(told).collect()
}
