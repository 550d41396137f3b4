//! The players' own words in a game that is gone through: a move as it was announced, where that was kept (D.2.6).
use std::path::PathBuf;

use super::super::{App, recordings::read_recording, stages::Stage};
use crate::{
    journal::{Record, Recordings},
    language::{Arg, Line, Phrase},
    speak::Output,
};

/// The announcements that stand in the open game, as they were spoken.
#[derive(Debug, Clone)]
pub(super) struct Recorded {
    journal: PathBuf,
    kept: Recordings,
}

impl Recorded {
    /// Those of a journal.
    pub(super) fn of(record: &Record) -> Self {
        Self { journal: record.path.clone(), kept: Recordings::that_stand(record) }
    }

    /// The plies, counted from 1, that have one.
    pub(super) fn plies(&self) -> Vec<u32> {
        self.kept.plies()
    }

    fn of_ply(&self, ply: usize) -> Option<PathBuf> {
        self.kept.of_ply(&self.journal, u32::try_from(ply).ok()?)
    }
}

impl App {
    /// Plays the announcement of this ply to the person at the keyboard, or says that there is none.
    pub(super) fn replay_reviewed(&mut self, ply: usize) {
        let Stage::Review(at) = &self.stage else { return };
        let (Some(review), Some(color)) = (&at.open, self.stage.keyboard_owner()) else { return };
        let number = review.setup().number_of_move(ply);
        match at.recorded.as_ref().and_then(|recorded| read_recording(&recorded.of_ply(ply)?)) {
            Some(sound) => self.sound.play_recording(Output::Earphone(color), &sound),
            None => self.say_review(Phrase::with(Line::NoRecordingOf, [Arg::Number(number)])),
        }
    }
}
