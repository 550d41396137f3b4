//! What a person changes by keys in the middle of a game: speed and volume of what is said, and how he enters his moves.
use shakmaty::Color;

use super::{
    App, Options,
    settings::{self, Used},
    stages::Stage,
    unfinished::Listed,
};
use crate::{
    desk::{Change, Commit, Level, Manner, Theme, Typing},
    game::Seat,
    language::{Line, Phrase},
    narration::{Audience, Cue},
};

impl App {
    /// Changes a level from the next words on, says to this player what it is now, and keeps it for the next game.
    pub(super) fn change_level(&mut self, player: Color, level: Level, change: Change) {
        let Some(now) = self.sound.change(level, change) else { return };
        match &mut self.stage {
            Stage::Menu(at) => {
                at.form.change_level(level, change);
                self.options.keep_used(|used| {
                    used.sound.change(level, change);
                });
            }
            Stage::Review(at) => {
                at.form.change_level(level, change);
                self.options.keep_used(|used| {
                    used.sound.change(level, change);
                });
            }
            // The form keeps it when the game begins.
            Stage::Setup(form) | Stage::Teach { form, .. } | Stage::Resume(Listed { form, .. }) => {
                form.change_level(level, change);
            }
            Stage::Game(_) => self.options.keep_used(|used| {
                used.sound.change(level, change);
            }),
            Stage::Opening | Stage::Failed(_) => {}
        }
        let to = match &self.stage {
            Stage::Game(playing) => Audience::private(Seat::Player(player), playing.session.game().setup()),
            _ => Audience::Earphone(player),
        };
        self.tell(&[Cue::answer(to, now)]);
    }

    /// The windows change their colours, which this player hears, and the next game begins with them.
    pub(super) fn next_theme(&mut self, told: Option<Color>) {
        self.wear(self.chosen.theme.next());
        let cues: Vec<Cue> =
            told.map(|color| Cue::answer(Audience::Earphone(color), self.chosen.theme.phrase())).into_iter().collect();
        self.tell(&cues);
    }

    /// The windows are drawn in these colours from now on.
    pub(super) fn wear(&mut self, theme: Theme) {
        self.chosen.theme = theme;
        match &mut self.stage {
            Stage::Menu(at) => at.form.wear(theme),
            Stage::Review(at) => at.form.wear(theme),
            Stage::Setup(form) | Stage::Teach { form, .. } | Stage::Resume(Listed { form, .. }) => form.wear(theme),
            Stage::Game(_) | Stage::Opening | Stage::Failed(_) => {}
        }
        self.options.keep_used(|used| used.theme = theme);
    }

    /// A player enters moves like this from now on, at whatever device.
    pub(super) fn keep_manner(&mut self, seat: Seat, manner: Manner) {
        let Seat::Player(color) = seat else { return };
        *self.chosen.manners.get_mut(color) = manner;
        if let Stage::Game(playing) = &mut self.stage {
            playing.desks.keep_manner(color, manner);
        }
        self.options.keep_used(|used| *used.manners.get_mut(color) = manner);
    }

    /// Who plays hears which habits of entering moves were kept for his colour: they may be those of somebody else.
    pub(super) fn tell_manners(&mut self) {
        let Stage::Game(playing) = &self.stage else { return };
        let setup = playing.session.game().setup();
        let habits = Color::ALL.into_iter().filter(|&color| setup.is_impaired(color)).flat_map(|color| {
            let Manner { commit, typing } = *self.chosen.manners.get(color);
            let commit = (commit == Commit::AtOnce).then_some(Line::AnnouncesAtOnce);
            let typing = (typing == Typing::Stays).then_some(Line::TypingStays);
            commit.into_iter().chain(typing).map(move |line| (color, line))
        });
        let cues: Vec<Cue> =
            habits.map(|(color, line)| Cue::answer(Audience::Earphone(color), Phrase::line(line))).collect();
        self.tell(&cues);
    }
}

impl Options {
    /// Changes the file of what was used last. One that cannot be used was told of when the game began.
    pub(super) fn keep_used(&self, change: impl FnOnce(&mut Used)) {
        if let Err(error) = settings::change(&self.settings, change) {
            tracing::warn!(%error, "what was changed is not kept");
        }
    }
}
