//! The short manual on the device: read section by section, by ear as by eye, wherever F1 is pressed.
use super::{Direction, Intent};
use crate::{
    game::Step,
    language::{Line, Phrase},
};

/// A section of the manual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Section {
    /// The keys of the first menu and of the list of games.
    Lists,
    /// The keys of the set-up.
    SetUp,
    /// What the program does, and what it does not.
    Program,
    /// A game from the first move on.
    FirstGame,
    /// How moves are spoken.
    Voice,
    /// The most needed keys.
    Keys,
    /// The keys that read the board and the clocks.
    ReadingKeys,
    /// All other keys of the board.
    OtherKeys,
    /// The keys with Control: draws, resigning, claims, the clocks.
    ControlKeys,
    /// Voice, volume and entering moves as one likes it.
    OwnWay,
    /// All buttons of the gamepad.
    Pad,
    /// The felt clock.
    Felt,
    /// Asking for times; automatic calls.
    Clock,
    /// Draw, resignation, claims.
    Claims,
    /// When the boards differ.
    Boards,
    /// The arbiter and his page.
    Arbiter,
}

/// Where the manual is opened: the keys of that place come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opened {
    /// In the first menu, or in the list of games.
    Lists,
    /// In the set-up.
    SetUp,
    /// In a game.
    Game,
}

/// What an act does to the open manual.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ManualTurn {
    /// This section is in hand.
    To(Section),
    /// It is closed.
    Close,
    /// It stays open; the act does what it always does.
    Stay,
    /// It stays open, and nothing happens: how it is closed is said.
    Refused,
}

impl Section {
    /// The sections about a game, in reading order.
    pub const ALL: [Self; 14] = [
        Self::Program,
        Self::FirstGame,
        Self::Voice,
        Self::Keys,
        Self::ReadingKeys,
        Self::OtherKeys,
        Self::ControlKeys,
        Self::OwnWay,
        Self::Pad,
        Self::Felt,
        Self::Clock,
        Self::Claims,
        Self::Boards,
        Self::Arbiter,
    ];

    /// The sections as they are read where the manual was opened.
    pub fn read_at(place: Opened) -> impl Iterator<Item = Self> {
        let own = match place {
            Opened::Lists => Some(Self::Lists),
            Opened::SetUp => Some(Self::SetUp),
            Opened::Game => None,
        };
        own.into_iter().chain(Self::ALL)
    }

    /// What is said when the section is read.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        Phrase::line(match self {
            Self::Lists => Line::MenuWelcome,
            Self::SetUp => Line::SetupWelcome,
            Self::Program => Line::ManualProgram,
            Self::FirstGame => Line::ManualFirstGame,
            Self::Voice => Line::ManualVoice,
            Self::Keys => Line::KeyHelp,
            Self::ReadingKeys => Line::ManualReadingKeys,
            Self::OtherKeys => Line::ManualOtherKeys,
            Self::ControlKeys => Line::ManualControlKeys,
            Self::OwnWay => Line::ManualOwnWay,
            Self::Pad => Line::ManualPad,
            Self::Felt => Line::ManualFelt,
            Self::Clock => Line::ManualClock,
            Self::Claims => Line::ManualClaims,
            Self::Boards => Line::ManualBoards,
            Self::Arbiter => Line::ManualArbiter,
        })
    }

    /// The section that is opened in a game: before its start the first, at each move the keys that a move takes, and what a comparison
    /// or the end of the game is about. The others are above and below it.
    pub(super) const fn about(step: Step) -> Self {
        match step {
            Step::AwaitStart => Self::Program,
            Step::Reconcile(_) => Self::Boards,
            Step::ConfirmEnding | Step::Over => Self::Claims,
            Step::AwaitArbiter
            | Step::AwaitAnnouncement
            | Step::Repeat(_)
            | Step::RepeatAgain(_)
            | Step::Execute(_)
            | Step::AwaitPress
            | Step::PressBehindReply
            | Step::Move
            | Step::Announce
            | Step::Press
            | Step::PressWaits
            | Step::Seal
            | Step::CloseEnvelope
            | Step::AwaitSealing
            | Step::AwaitResumption
            | Step::ConfirmReady
            | Step::ConfirmResumption(_)
            | Step::AwaitReady
            | Step::DeclareSealed => Self::Keys,
        }
    }

    /// What is said when the manual is opened at this section: how it is read, and the section.
    pub(super) fn opening(self) -> Phrase {
        Phrase::Several(vec![Phrase::line(Line::ManualOpened), self.phrase()])
    }

    /// What `intent` does to the manual in a game, opened at this section. Up and down read on, and questions are answered.
    pub(super) fn turn(self, intent: &Intent) -> ManualTurn {
        self.turn_at(Opened::Game, intent)
    }

    fn turn_at(self, place: Opened, intent: &Intent) -> ManualTurn {
        let sections: Vec<Self> = Self::read_at(place).collect();
        let here = sections.iter().position(|&section| section == self).unwrap_or(0);
        match intent {
            Intent::Walk(Direction::Up) => ManualTurn::To(sections[here.saturating_sub(1)]),
            Intent::Walk(Direction::Down) => ManualTurn::To(sections[(here + 1).min(sections.len() - 1)]),
            Intent::Help | Intent::Escape => ManualTurn::Close,
            answer if answer.only_answers() => ManualTurn::Stay,
            _ => ManualTurn::Refused,
        }
    }
}

/// The manual over a menu, a list or the set-up, where it may be open before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Manual {
    place: Opened,
    section: Option<Section>,
}

/// What an act does where the manual may be open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Reads {
    /// This is said, and nothing else happens.
    Says(Phrase),
    /// It is closed: what is beneath is said.
    Closed,
    /// It is not open.
    Nothing,
}

impl Manual {
    /// The manual of this place, closed.
    pub(super) const fn of(place: Opened) -> Self {
        Self { place, section: None }
    }

    /// The section that is being read.
    pub(super) const fn section(self) -> Option<Section> {
        self.section
    }

    /// Takes an act of the person at the place.
    pub(super) fn take(&mut self, intent: &Intent) -> Reads {
        let Some(section) = self.section else {
            return if *intent == Intent::Help { self.open() } else { Reads::Nothing };
        };
        match section.turn_at(self.place, intent) {
            ManualTurn::To(next) => {
                self.section = Some(next);
                Reads::Says(next.phrase())
            }
            ManualTurn::Close => {
                self.section = None;
                Reads::Closed
            }
            ManualTurn::Stay => Reads::Says(section.phrase()),
            ManualTurn::Refused => Reads::Says(Phrase::line(Line::ManualOpened)),
        }
    }

    fn open(&mut self) -> Reads {
        self.section = Section::read_at(self.place).next();
        let first = self.section.map(Section::phrase);
        Reads::Says(Phrase::Several([Phrase::line(Line::ManualOpened)].into_iter().chain(first).collect()))
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::Key;
    use shakmaty::Color;

    use super::*;
    use crate::{
        clock::Moment,
        desk::{Desk, Mode, Wish},
        game::{Command, Game, ReconcileCommand, Seat, Setup, StartCommand},
        keys::{KeySituation, TABLE},
        language::{Language, Wording, speak},
    };

    /// With his clock running he heard what the program is, and the keys were three sections on.
    #[test]
    fn in_a_game_it_opens_at_the_keys_of_a_move() {
        let white = Seat::Player(Color::White);
        let mut game = Game::new(Setup::default());
        let mut opened = |command: Option<Command>| {
            let events = command.map(|command| game.decide(Moment::START, white, &command).expect("possible"));
            events.iter().flatten().for_each(|event| game.apply(Moment::START, event));
            let mut desk = Desk::new(white, Language::German);
            let told = desk.take(Intent::Help, &game.view(white, Moment::START));
            let Mode::Manual { section, .. } = *desk.mode() else { panic!("{:?}", desk.mode()) };
            assert_eq!(told, [Wish::Say(section.opening())]);
            section
        };
        assert_eq!(opened(None), Section::Program);
        assert_eq!(opened(Some(Command::Start(StartCommand::Begin))), Section::Keys);
        assert_eq!(opened(Some(Command::Reconcile(ReconcileCommand::Begin))), Section::Boards);
    }

    /// Nobody who hears the manual has to ask somebody who sees for a key.
    #[test]
    fn the_manual_names_every_key_of_the_board() {
        let wording = Wording { language: Language::English, ..Wording::default() };
        let told: String = Section::ALL.map(|section| speak(&section.phrase(), wording).to_string()).join(" ");
        let on_board = TABLE.iter().filter(|binding| binding.situations.contains(&KeySituation::Board));
        for binding in on_board {
            let key = binding.chord.key;
            let name = match key {
                Key::ArrowLeft | Key::ArrowUp | Key::ArrowRight | Key::ArrowDown => "Arrows".to_owned(),
                Key::Num1 | Key::Num2 | Key::Num3 | Key::Num4 | Key::Num5 | Key::Num6 | Key::Num7 | Key::Num8 => {
                    "one to eight".to_owned()
                }
                Key::PageUp => "Page up".to_owned(),
                Key::PageDown => "page down".to_owned(),
                key => key.name().to_owned(),
            };
            let named = told.match_indices(&name).any(|(at, _)| {
                let next = told[at + name.len()..].chars().next();
                next.is_none_or(|c| !c.is_alphanumeric())
            });
            assert!(named, "{name}: {binding:?}\n{told}");
        }
    }
}
