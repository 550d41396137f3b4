//! What this window does beside a competition that another program of this user is playing on this machine: it begins, goes on with and
//! reviews nothing, and a practice that is being played is left. Its arbiter is told, and may allow it with his PIN.
use std::time::Duration;

use super::{App, stages::Stage};
use crate::{
    desk::{MenuEntry, players},
    game::{Mode, Tool},
    journal::{Admission, Competition},
    language::{Line, Phrase, speak},
};

/// Between two looks whether a competition has begun beside a practice.
const LOOK: Duration = Duration::from_secs(1);

impl App {
    /// While another program plays a competition nothing is done here: the person who tries is told, and the arbiter.
    pub(super) fn is_barred(&mut self) -> bool {
        let Some(competition) = self.options.lookout.competition(&self.options.games) else { return false };
        if let Stage::Review(at) = &self.stage {
            self.leave_form(at.form.clone(), MenuEntry::Review);
        }
        self.tell_of(&competition);
        true
    }

    /// Leaves a practice once a competition is played beside it: its boards and words would help a player. The game waits in the list
    /// of unfinished ones.
    pub(super) fn yields(&mut self) -> bool {
        let practises = |stage: &Stage| matches!(stage, Stage::Game(playing) if playing.session.game().setup().mode == Mode::Practice);
        let now = self.clock.now();
        if now < self.next_look || !practises(&self.stage) {
            return false;
        }
        self.next_look = now + LOOK;
        let Some(competition) = self.options.lookout.signed() else { return false };
        self.leave_game();
        self.tell_of(&competition);
        true
    }

    fn tell_of(&mut self, competition: &Competition) {
        if let Err(error) = competition.leave_word(Tool::Window, Admission::Refused) {
            tracing::warn!(%error, "no word is left beside the competition");
        }
        let told = |line| Phrase::with(line, players(&competition.names));
        let shown = speak(&told(Line::CompetitionElsewhere), self.stage.wording()).to_string();
        self.cannot_use(told(Line::RunsElsewhere), shown);
    }
}
