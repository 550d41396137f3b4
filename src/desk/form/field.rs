//! The fields of the form, and what it asks for.
use shakmaty::{ByColor, Color};

use super::PartField;
use super::{Group, Rule};
use crate::{
    desk::{Manner, OutputKind, Theme},
    language::Phrase,
    listen::capture::MicrophonePlace,
    narration::Chime,
};

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// A player's name.
    Name(Color),
    /// The event: typed, or one of the event files.
    Event,
    /// Where it is played.
    Site,
    /// Number of the round.
    Round,
    /// Number of the board.
    BoardNumber,
    /// Name of the arbiter.
    ArbiterName,
    /// A player's rating.
    Rating(Color),
    /// A player's federation.
    Federation(Color),
    /// Write an event file.
    WriteEvent,
    /// Who is visually impaired.
    Impaired,
    /// Who is hearing-impaired.
    Hearing,
    /// The edition of the Laws.
    Edition,
    /// Competition or practice.
    Mode,
    /// A usual kind of game, chosen at once.
    Preset,
    /// The time control: chosen from the presets or typed.
    Control,
    /// What the regulations and the arbiter decide about the clock.
    Rule(Rule),
    /// The folder of the second copy of the journal.
    Copy,
    /// The arbiter's PIN.
    Pin,
    /// The start position: ordinary, or one of Chess960.
    Chess960,
    /// The language of pieces and sentences.
    Language,
    /// The language of the ranks.
    Ranks,
    /// The language of the pieces in an announced move.
    Pieces,
    /// How much of a move is said.
    Style,
    /// Who announces a side's moves.
    Announcer(Color),
    /// The device of an output.
    Device(OutputKind),
    /// One device for room and earphone: whether the room may hear private words.
    OneDevice,
    /// The automatic calls of a visually impaired player.
    Calls(Color),
    /// The volume of the room.
    RoomVolume,
    /// The speed of what the room hears.
    RoomRate,
    /// The volume of the earphones.
    EarphoneVolume,
    /// The speed of speech.
    Rate,
    /// How much is told in private.
    Verbosity,
    /// Whether a short sound is on.
    Signal(Chime),
    /// The microphone of a visually impaired player or of an assistant, or the one that hears the opponent.
    Microphone(MicrophonePlace),
    /// The words that a visually impaired player has taught.
    Voice(Color),
    /// When the players are listened to.
    Talk,
    /// A recogniser that is a program beside ours.
    Recogniser,
    /// The colours of the windows.
    Theme,
    /// The port of a player's electronic board.
    Sensor(Color),
    /// The time control part by part.
    Part(PartField),
    /// A group of fields, which it opens.
    Group(Group),
    /// Practise the tournament sequence.
    Drill,
    /// The button that begins the game.
    Begin,
}

impl Field {
    /// Whether it holds a name, or what is typed as one.
    #[must_use]
    pub const fn is_name(self) -> bool {
        matches!(
            self,
            Self::Name(_)
                | Self::Event
                | Self::Site
                | Self::Round
                | Self::BoardNumber
                | Self::ArbiterName
                | Self::Rating(_)
                | Self::Federation(_)
        )
    }
}

/// For what the form is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preparing {
    /// A competition, with an arbiter's PIN.
    Competition,
    /// Practice: a game, or the sequence of a move.
    Practice,
    /// No game: only devices and taught words.
    Devices,
    /// A game that is on: what this player may change in it.
    Game(Color),
}

/// What the form asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormWish {
    /// Say this to the person at the form.
    Say(Phrase),
    /// Say the test word through this output, with the choices as they stand.
    Test(OutputKind),
    /// Let this sound be heard.
    Signal(Chime),
    /// Draw the windows in these colours.
    Wear(Theme),
    /// Let the players enter moves like this.
    EnterMoves(ByColor<Manner>),
    /// Draw one of the Chess960 positions and give it to [`Form::start_from`](super::Form::start_from).
    Draw,
    /// Try this microphone, and say how well it hears.
    TryMicrophone(MicrophonePlace),
    /// Start this recogniser and let it hear a move.
    TryRecogniser(String),
    /// Begin to teach a player's words, or go on.
    Teach(Color),
    /// Delete what a player has taught: he has said so twice.
    ForgetVoice(Color),
    /// Back to the first menu; what was chosen stays.
    Leave,
    /// Begin to practise the tournament sequence.
    Drill,
    /// Write an event file with what is chosen.
    WriteEvent,
    /// Draw a PIN for the arbiter and give it to [`Form::cover_for_pin`](super::Form::cover_for_pin).
    DrawPin,
    /// Begin the game as chosen, with the PIN of [`Form::pin`](super::Form::pin).
    Begin,
}
