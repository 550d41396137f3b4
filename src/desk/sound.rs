//! What is chosen about the sound.
use shakmaty::{ByColor, Color};

pub use crate::game::OutputKind;
use crate::game::Setup;

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
    /// What listens.
    pub microphones: Microphones,
}

/// A level of the sound that is changed by keys at any time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// [`Sound::rate`].
    Rate,
    /// [`Sound::earphone_volume`].
    Volume,
    /// [`Sound::room_rate`].
    RoomRate,
    /// [`Sound::room_volume`].
    RoomVolume,
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
    /// The one that hears the opponent's repetition, in the same words.
    pub room: Option<String>,
    /// When the players are listened to.
    pub talk: Talk,
    /// The command of a recogniser that is a program beside ours; empty for none.
    pub recogniser: String,
}

/// When a player is listened to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Talk {
    /// While he holds a key.
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
            microphones: Microphones::default(),
        }
    }
}

impl Sound {
    /// The same without the earphone of a player who sees: nothing is said into it, and an open device costs.
    #[must_use]
    pub fn for_players(mut self, setup: &Setup) -> Self {
        for color in Color::ALL.into_iter().filter(|&color| !setup.is_impaired(color)) {
            *self.earphones.get_mut(color) = None;
            *self.microphones.players.get_mut(color) = None;
        }
        self
    }

    /// Changes a level by a step of ten per cent and gives what it is now. No key makes an output silent: what is said is to be
    /// heard.
    pub fn change(&mut self, level: Level, change: Change) -> u32 {
        let (value, least, most) = match level {
            Level::Rate => (&mut self.rate, 100, 300),
            Level::Volume => (&mut self.earphone_volume, 20, 100),
            Level::RoomRate => (&mut self.room_rate, 100, 200),
            Level::RoomVolume => (&mut self.room_volume, 20, 100),
        };
        *value = match change {
            Change::Up => (*value + 10).min(most),
            Change::Down => value.saturating_sub(10).max(least),
        };
        *value
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
            let lowest = (0..40).map(|_| sound.change(level, Change::Down)).last();
            assert_eq!((lowest, sound.change(level, Change::Up)), (Some(least), least + 10), "{level:?}");
            assert_eq!((0..40).map(|_| sound.change(level, Change::Up)).last(), Some(most), "{level:?}");
        }
    }

    #[test]
    fn who_sees_needs_no_earphone() {
        let used = Sound::default().for_players(&Setup::default());
        assert_eq!(used.device(OutputKind::Earphone(Color::White)), Some(""));
        assert_eq!(used.device(OutputKind::Earphone(Color::Black)), None);
        assert_eq!(used.device(OutputKind::Room), Some(""));
    }
}
