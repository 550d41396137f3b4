//! What is chosen about the sound.
use std::collections::BTreeSet;

use shakmaty::{ByColor, Color};

pub use crate::game::OutputKind;
use crate::{
    game::Setup,
    language::{Arg, Label, Line, Phrase},
    listen::capture::MicrophonePlace,
    narration::{Chime, Verbosity},
};

/// The choices of sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sound {
    /// The room's device; `None` for no sound there, empty for the system's default.
    pub room: Option<String>,
    /// The earphones' devices.
    pub earphones: ByColor<Option<String>>,
    /// Volume of the room, per cent.
    pub room_volume: u32,
    /// Volume of the earphones, per cent.
    pub earphone_volume: u32,
    /// Speed of what the room hears, per cent of about 160 words a minute; 100 to 200.
    pub room_rate: u32,
    /// Speed of private speech, per cent of about 160 words a minute; 100 to 300.
    pub rate: u32,
    /// How much is told in private.
    pub verbosity: Verbosity,
    /// The short sounds that are switched off.
    pub off: BTreeSet<Chime>,
    /// The microphones and their recognisers.
    pub microphones: Microphones,
}

/// A level of the sound that is changed by keys at any time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// [`Sound::rate`], of private speech.
    Rate,
    /// [`Sound::earphone_volume`], of private speech.
    Volume,
    /// [`Sound::room_rate`], of announcements.
    RoomRate,
    /// [`Sound::room_volume`], of announcements.
    RoomVolume,
    /// [`Sound::verbosity`], which goes round.
    Verbosity,
}

/// Which way a level is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Change {
    /// Faster, or louder.
    Up,
    /// Slower, or softer.
    Down,
}

/// The microphones. Nothing listens unless somebody has chosen so.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Microphones {
    /// Those of the visually impaired players; `None` for none, empty for the system's default.
    pub players: ByColor<Option<String>>,
    /// Those of the players' assistants.
    pub assistants: ByColor<Option<String>>,
    /// The one that hears the opponent's repetition, in the same words.
    pub room: Option<String>,
    /// When the players are listened to.
    pub talk: Talk,
    /// The command of a recogniser that is a program beside ours; empty for none.
    pub recogniser: String,
}

impl Microphones {
    /// The device of a microphone; `None` for none, empty for the system's default.
    #[must_use]
    pub fn device(&self, place: MicrophonePlace) -> Option<&str> {
        match place {
            MicrophonePlace::Player(color) => self.players.get(color).as_deref(),
            MicrophonePlace::Assistant(side) => self.assistants.get(side).as_deref(),
            MicrophonePlace::Room => self.room.as_deref(),
        }
    }

    /// The same, to be changed.
    pub(super) const fn device_mut(&mut self, place: MicrophonePlace) -> &mut Option<String> {
        match place {
            MicrophonePlace::Player(Color::White) => &mut self.players.white,
            MicrophonePlace::Player(Color::Black) => &mut self.players.black,
            MicrophonePlace::Assistant(Color::White) => &mut self.assistants.white,
            MicrophonePlace::Assistant(Color::Black) => &mut self.assistants.black,
            MicrophonePlace::Room => &mut self.room,
        }
    }

    /// Whose a microphone is, and which device, in words.
    #[must_use]
    pub fn phrase(place: MicrophonePlace, device: Arg) -> Phrase {
        match place {
            MicrophonePlace::Player(color) => Phrase::with(Line::SetupMicrophone, [Arg::Color(color), device]),
            MicrophonePlace::Assistant(side) => Phrase::Several(vec![
                Phrase::with(Line::Bare, [Arg::Label(Label::Assistant)]),
                Phrase::with(Line::SetupMicrophone, [Arg::Color(side), device]),
            ]),
            MicrophonePlace::Room => Phrase::with(Line::SetupRoomMicrophone, [device]),
        }
    }
}

/// When a player is listened to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Talk {
    /// While he holds a key. An assistant always is so: what his player and the opponent say beside him is not his word.
    #[default]
    Held,
    /// Whenever it is his to say something.
    Open,
}

impl Default for Sound {
    fn default() -> Self {
        let default = Some(String::new());
        Self {
            room: default.clone(),
            earphones: ByColor { white: default.clone(), black: default },
            room_volume: 100,
            earphone_volume: 80,
            room_rate: 130,
            rate: 150,
            verbosity: Verbosity::default(),
            off: BTreeSet::new(),
            microphones: Microphones::default(),
        }
    }
}

impl Sound {
    /// These devices without the earphone of a player who sees: nothing is said into it, and an open device costs.
    #[must_use]
    pub fn for_players(mut self, setup: &Setup) -> Self {
        for color in Color::ALL.into_iter().filter(|&color| !setup.is_impaired(color)) {
            *self.earphones.get_mut(color) = None;
            *self.microphones.players.get_mut(color) = None;
        }
        self
    }

    /// Changes how much is told to the next, or the one before.
    pub fn change_verbosity(&mut self, change: Change) {
        let at = Verbosity::ALL.iter().position(|&one| one == self.verbosity).unwrap_or(0);
        let by = match change {
            Change::Up => 1,
            Change::Down => Verbosity::ALL.len() - 1,
        };
        self.verbosity = Verbosity::ALL[(at + by) % Verbosity::ALL.len()];
    }

    /// Switches a short sound off, or on again.
    pub fn switch(&mut self, chime: Chime) {
        if !self.off.remove(&chime) {
            self.off.insert(chime);
        }
    }

    /// Changes a level by a step - of ten per cent, or to another verbosity - and tells what it is now. No key makes an
    /// output silent: what is said is to be heard.
    pub fn change(&mut self, level: Level, change: Change) -> Phrase {
        let (value, least, most, line) = match level {
            Level::Rate => (&mut self.rate, 100, 300, Line::SetupRate),
            Level::Volume => (&mut self.earphone_volume, 20, 100, Line::SetupVolume),
            Level::RoomRate => (&mut self.room_rate, 100, 200, Line::SetupRoomRate),
            Level::RoomVolume => (&mut self.room_volume, 20, 100, Line::SetupRoomVolume),
            Level::Verbosity => {
                self.change_verbosity(change);
                return self.verbosity_phrase();
            }
        };
        *value = match change {
            Change::Up => (*value + 10).min(most),
            Change::Down => value.saturating_sub(10).max(least),
        };
        Phrase::with(line, [Arg::Number(*value)])
    }

    /// How much is told, in words.
    #[must_use]
    pub fn verbosity_phrase(&self) -> Phrase {
        Phrase::with(Line::SetupVerbosity, [Label::NextVerbosity, self.verbosity.label()].map(Arg::Label))
    }

    /// A short sound and whether it is on, in words.
    #[must_use]
    pub fn signal_phrase(&self, chime: Chime) -> Phrase {
        let state = if self.off.contains(&chime) { Label::No } else { Label::Yes };
        Phrase::with(Line::SetupSignal, [Arg::Phrase(Box::new(chime.meaning())), Arg::Label(state)])
    }

    /// The device of an output; `None` for no sound, empty for the system's default.
    #[must_use]
    pub fn device(&self, output: OutputKind) -> Option<&str> {
        match output {
            OutputKind::Room => self.room.as_deref(),
            OutputKind::Earphone(color) => self.earphones.get(color).as_deref(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_stays_within_its_bounds_and_never_silences() {
        let mut sound = Sound::default();
        for (level, least, most) in [
            (Level::Rate, 100, 300),
            (Level::Volume, 20, 100),
            (Level::RoomRate, 100, 200),
            (Level::RoomVolume, 20, 100),
        ] {
            let mut change = |change| match sound.change(level, change) {
                Phrase::Line(_, args) => args.into_iter().next(),
                phrase => panic!("{phrase:?}"),
            };
            let lowest = (0..40).filter_map(|_| change(Change::Down)).last();
            assert_eq!(
                (lowest, change(Change::Up)),
                (Some(Arg::Number(least)), Some(Arg::Number(least + 10))),
                "{level:?}"
            );
            assert_eq!((0..40).filter_map(|_| change(Change::Up)).last(), Some(Arg::Number(most)), "{level:?}");
        }
    }

    #[test]
    fn verbosity_goes_round_and_a_short_sound_is_off_or_on() {
        let mut sound = Sound::default();
        let levels: Vec<Verbosity> = (0..3)
            .map(|_| {
                sound.change(Level::Verbosity, Change::Up);
                sound.verbosity
            })
            .collect();
        assert_eq!(levels, [Verbosity::Talkative, Verbosity::Terse, Verbosity::Normal]);
        sound.switch(Chime::Tick);
        assert!(sound.off.contains(&Chime::Tick));
        sound.switch(Chime::Tick);
        assert_eq!(sound, Sound::default());
    }

    #[test]
    fn who_sees_needs_no_earphone() {
        let used = Sound::default().for_players(&Setup::default());
        assert_eq!(used.device(OutputKind::Earphone(Color::White)), Some(""));
        assert_eq!(used.device(OutputKind::Earphone(Color::Black)), None);
        assert_eq!(used.device(OutputKind::Room), Some(""));
    }
}
