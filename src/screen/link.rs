//! The seam between the window and the program. The program owns everything; the window holds a [`Link`], draws the last
//! [`Snapshot`] and sends [`Gesture`]s, and neither ever waits for the other.
use std::sync::Arc;

use crate::{
    clock::{DayTimes, Moment},
    desk::{
        Desk, Field, Form, Home, Intent, Menu, MenuEntry, Mode, Opened, Review, ReviewList, Section, Teaching, Theme,
        Typing, Unfinished,
    },
    game::{Battery, Command, Device, Game, Keeping, Seat, SharedGame},
    keys::{KeyPress, KeySituation},
    language::{Line, Phrase, Wording},
    listen::capture::Meter,
    narration::Audience,
};

/// Everything there is to draw.
#[derive(Debug, Clone, PartialEq)]
pub struct Snapshot {
    /// What the program is doing.
    pub stage: Stage,
    /// What was said lately, newest last.
    pub captions: Vec<Arc<Caption>>,
    /// The battery of the machine, where it has one.
    pub battery: Option<Battery>,
    /// Where what happens is kept.
    pub keeping: Keeping,
    /// How loud it is at the microphone that is being chosen or taught into.
    pub meter: Option<Meter>,
    /// What cannot be used - a file, the sound - with its place and a way out, if there is anything; one line for each.
    pub notice: Option<String>,
    /// Whether the program is to be closed.
    pub leaving: Leaving,
    /// In which colours it is drawn.
    pub theme: Theme,
}

/// Whether the program is to be closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Leaving {
    /// It is not.
    Not,
    /// It is asked whether that is meant, in these words.
    Asked(Line),
    /// The program agrees to end.
    Agreed,
}

/// What the program is doing.
#[derive(Debug, Clone, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "there is one, behind an Arc")]
pub enum Stage {
    /// It asks what to do.
    Menu {
        /// Entries of the first menu.
        menu: Menu,
        /// The words of the page.
        wording: Wording,
    },
    /// A game is being set up.
    Setup(Form),
    /// Somebody teaches his words.
    Teach {
        /// How far he is.
        teaching: Box<Teaching>,
        /// The words of the page.
        wording: Wording,
    },
    /// There are unfinished games: Enter goes on with one, Escape leaves them.
    Resume {
        /// The games that can be continued.
        list: Unfinished,
        /// The words of the page.
        wording: Wording,
    },
    /// There are games that are over, and perhaps one of them is open.
    Review {
        /// The games that can be reviewed.
        list: ReviewList,
        /// The game that is gone through.
        open: Option<Box<Review>>,
        /// The words of the page.
        wording: Wording,
    },
    /// A game is on, or over.
    Game(Box<Table>),
    /// Nothing can be done.
    Failed {
        /// Why, and the way out.
        message: String,
    },
}

/// The table at which a game is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The game that is played.
    pub game: SharedGame,
    /// The desk of the keyboard's owner.
    pub keyboard: Desk,
    /// The desk of the mouse's owner.
    pub mouse: Desk,
    /// The desks of the assistants' gamepads.
    pub assistants: shakmaty::ByColor<Desk>,
    /// Whose press waits for the last word of the announcement.
    pub press_waits: Option<shakmaty::Color>,
    /// Whose own move is listened for by the microphone of the room.
    pub hears_move_of: Option<shakmaty::Color>,
    /// The plies, counted from 1, of which a player's own announcement is kept as a recording (D.2.6).
    pub recorded: Vec<u32>,
    /// What time of day it was.
    pub day: DayTimes,
    /// Visually impaired players for whom no earphone is chosen: they read what is meant for them alone.
    pub without_earphone: Vec<shakmaty::Color>,
}

/// Words that were said or shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caption {
    /// To whom. The window shows the room's to everybody, and a page's to its person.
    pub to: Audience,
    /// The words that were said.
    pub text: String,
    /// Moment of the words.
    pub at: Moment,
    /// Whether they refuse something.
    pub kind: CaptionKind,
}

/// What a caption is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CaptionKind {
    /// What was said or done.
    #[default]
    Told,
    /// Why something was refused: of no use once its person has done what he may.
    Refused,
    /// What his desk asks him or has read back to him: of no use once nothing is open there.
    Asked,
    /// What stands elsewhere on the page too, and answers nothing: the code of the journal.
    Aside,
}

/// What somebody does at the window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Gesture {
    /// A key. The program asks [`keys::meaning`](crate::keys::meaning) with the [`KeySituation`] in which it has come by
    /// then, so that keys that are struck faster than the window is drawn mean what they should.
    Key(KeyPress),
    /// A button of the window, taken by keyboard or by a screen reader: an act of the keyboard's owner.
    Keyboard(Intent),
    /// The key that is held while speaking goes down or is let go.
    Talk(Held),
    /// The mouse, at the board or on a button: an act of the mouse's owner.
    Mouse(Intent),
    /// A field of the set-up is clicked.
    Select(Field),
    /// The button of an entry of the first menu.
    TakeEntry(MenuEntry),
    /// A game in a list is clicked, or a ply of the game that is reviewed, counted from 0.
    Choose(usize),
    /// A button on the arbiter's page.
    As(Seat, Command),
    /// A button on an assistant's page: his act, if the device that took it is his. Another's changes nothing, and is told.
    OnPage {
        /// The seat whose page it is.
        of: Seat,
        /// What took the button.
        by: Device,
        /// What it stands for.
        command: Command,
    },
    /// An act in a window, or on a page, that is one person's: his, if the device that did it is. Another's changes nothing,
    /// and is told.
    InWindow {
        /// Whose it is.
        of: Seat,
        /// What did it.
        by: Device,
        /// What it means.
        intent: Intent,
    },
    /// The button for speaking on an assistant's page, which the mouse holds: goes down or is let go.
    TalkOnPage {
        /// Whose page it is.
        of: Seat,
        /// What became of it.
        held: Held,
    },
    /// A person takes this home of a game that is over, by a button of his page.
    TakeHome(Seat, Home),
    /// The arbiter asks for the recording of the announcement of a ply, counted from 1: what is in dispute is heard by both
    /// players.
    HearAnnouncement(u32),
    /// The arbiter has the last code of the journal said there: in the room, or in a player's earphone.
    SayCode(Audience),
    /// The arbiter has the seal of the game said there.
    SaySeal(Audience),
    /// The arbiter signs the journal with the key on his stick.
    SignWithKey,
    /// The keyboard's focus went to a button, or back to the board: this is to be heard.
    Focus(Phrase),
    /// The focus went to a button that a screen reader names, if one runs: that something looks at the window does not tell.
    FocusOn {
        /// What is to be heard in any case.
        said: Vec<Phrase>,
        /// The name of the button, for who has no screen reader.
        name: Phrase,
    },
    /// The arbiter, who opened his page with the mouse, clicked into a field while a clock runs: the keys stay with the game.
    KeysStay,
    /// The keyboard went to another window of the machine, or came back.
    Front(Front),
    /// The window is being closed.
    Quit,
    /// It is meant: the program is to be closed in the middle of the game. What said so.
    ConfirmQuit(Device),
    /// It is not meant: the program stays open.
    StayOpen,
}

/// Which window of the machine has the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Front {
    /// This window has the keyboard.
    Here,
    /// Another, or none.
    Elsewhere,
}

/// What becomes of a key that is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Held {
    /// It goes down.
    Down,
    /// It is let go.
    Up,
    /// Its device is gone, or the window went to the back: what was said does not count.
    Lost,
}

/// The program, as the window sees it. No method may block.
pub trait Link {
    /// The state of things.
    fn snapshot(&self) -> Arc<Snapshot>;

    /// The moment, for the clocks.
    fn now(&self) -> Moment;

    /// Hands a gesture over.
    fn send(&self, gesture: Gesture);
}

impl Stage {
    /// In what keys are struck now.
    #[must_use]
    pub fn situation(&self) -> KeySituation {
        match self {
            Self::Setup(_) | Self::Teach { .. } => KeySituation::Form,
            Self::Menu { .. } => KeySituation::Menu,
            Self::Resume { .. } => KeySituation::Resume,
            Self::Review { open, .. } => {
                open.as_ref().map_or(KeySituation::Resume, |review| KeySituation::at(review.desk()))
            }
            Self::Failed { .. } => KeySituation::Nothing,
            Self::Game(table) => KeySituation::in_game(&table.keyboard, &table.game),
        }
    }
}

impl Stage {
    /// The section of the manual that is being read at the keyboard, if it is open.
    pub(super) fn manual(&self) -> Option<Section> {
        let read_at = |desk: &Desk| match desk.mode() {
            Mode::Manual { section, .. } => Some(*section),
            _ => None,
        };
        match self {
            Self::Setup(form) => form.manual(),
            Self::Game(table) => read_at(&table.keyboard),
            Self::Review { open: Some(review), .. } => read_at(review.desk()),
            Self::Review { list, open: None, .. } => list.manual(),
            Self::Menu { menu, .. } => menu.manual(),
            Self::Resume { list, .. } => list.manual(),
            Self::Teach { .. } | Self::Failed { .. } => None,
        }
    }

    /// Where the manual is opened now.
    pub(super) const fn manual_place(&self) -> Opened {
        match self {
            Self::Menu { .. } | Self::Resume { .. } | Self::Review { open: None, .. } => Opened::Lists,
            Self::Setup(_) | Self::Teach { .. } => Opened::SetUp,
            Self::Game(_) | Self::Review { open: Some(_), .. } | Self::Failed { .. } => Opened::Game,
        }
    }
}

impl KeySituation {
    /// In what keys are struck at a desk.
    #[must_use]
    pub const fn at(desk: &Desk) -> Self {
        match desk.mode() {
            Mode::Entry(_) => Self::Entry,
            Mode::Claims { .. } | Mode::Settings(_) => Self::List,
            Mode::Board | Mode::ReadBack { .. } | Mode::Choosing { .. }
                if matches!(desk.manner().typing, Typing::Stays) =>
            {
                Self::Ready
            }
            _ => Self::Board,
        }
    }

    /// Where the keys of a desk go in a game: when it is over there is no move to type, and letters are keys again.
    #[must_use]
    pub const fn in_game(desk: &Desk, game: &Game) -> Self {
        match Self::at(desk) {
            Self::Ready if game.is_finished() => Self::Board,
            situation => situation,
        }
    }
}
