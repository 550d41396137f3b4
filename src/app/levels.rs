//! What a person changes by keys in the middle of a game: speed and volume of what is said, and how he enters his moves.
use shakmaty::Color;

use super::{
    App,
    settings::{self, Used},
    stages::Stage,
    unfinished::Listed,
};
use crate::{
    desk::{Change, Level, Manner},
    game::Seat,
    language::{Arg, Line, Phrase},
    narration::{Audience, Cue},
};

impl App {
    /// Changes a level from the next words on, says to this player what it is now, and keeps it for the next game.
    pub(super) fn change_level(&mut self, player: Color, level: Level, change: Change) {
        let Some(value) = self.sound.change(level, change) else { return };
        match &mut self.stage {
            Stage::Menu(at) => at.form.change_level(level, change),
            // The form keeps it when the game begins.
            Stage::Setup(form) | Stage::Teach { form, .. } | Stage::Resume(Listed { form, .. }) => {
                form.change_level(level, change);
            }
            Stage::Game(_) => self.keep_used(|used| {
                used.sound.change(level, change);
            }),
            Stage::Opening | Stage::Failed(_) => {}
        }
        let line = match level {
            Level::Rate => Line::SetupRate,
            Level::Volume => Line::SetupVolume,
            Level::RoomRate => Line::SetupRoomRate,
            Level::RoomVolume => Line::SetupRoomVolume,
        };
        self.tell(&[Cue::answer(Audience::Earphone(player), Phrase::with(line, [Arg::Number(value)]))]);
    }

    /// A player enters moves like this from now on, at whatever device.
    pub(super) fn keep_manner(&mut self, seat: Seat, manner: Manner) {
        let Seat::Player(color) = seat else { return };
        *self.manners.get_mut(color) = manner;
        if let Stage::Game(playing) = &mut self.stage {
            playing.enter_in(color, manner);
        }
        self.keep_used(|used| *used.manners.get_mut(color) = manner);
    }

    /// Changes the file of what was used last. One that cannot be used was told of when the game began.
    fn keep_used(&self, change: impl FnOnce(&mut Used)) {
        if let Err(error) = settings::change(&self.options.settings, change) {
            tracing::warn!(%error, "what was changed is not kept");
        }
    }
}
