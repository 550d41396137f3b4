//! The players' own words, kept beside the journal as they were announced.
use std::path::PathBuf;

use shakmaty::Color;

use super::Session;
use crate::{
    game::Seat,
    language::{Line, Phrase},
    narration::{Audience, Cue},
};

/// Whether the players' own words can be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Recorder {
    Works,
    /// It was told.
    Fails,
}

impl Session {
    /// Keeps the player's own words for the announcement that was made last. Where they cannot be kept, he and the arbiter
    /// are told once; the game goes on as before.
    pub fn keep_announcement(&mut self, samples: &[f32], rate: u32) -> Vec<Cue> {
        let record = self.game.record();
        let last = record.number_of_last_announced().zip(record.last_announced());
        let Some((number, ply)) = last else { return Vec::new() };
        let mover = ply.mover;
        match self.recordings.keep(self.book.path(), number, samples, rate) {
            Ok(incident) => {
                self.recorder = Recorder::Works;
                self.notice_at(self.clock.now(), incident)
            }
            Err(error) => {
                tracing::error!(%error, "recording");
                self.notice = Some(error.to_string());
                if std::mem::replace(&mut self.recorder, Recorder::Fails) == Recorder::Fails {
                    return Vec::new();
                }
                let player = Audience::private(Seat::Player(mover), self.game.setup());
                let lost = || Phrase::line(Line::RecordingNotKept);
                vec![Cue::arbiter(lost()), Cue::answer(player, lost())]
            }
        }
    }

    /// The recording of a side's move of this number, or of its last recorded one.
    #[must_use]
    pub fn recording(&self, side: Color, number: Option<u32>) -> Option<PathBuf> {
        let plies = 1..=u32::try_from(self.game.record().all_plies().count()).unwrap_or(u32::MAX);
        let of_side = |ply: &u32| {
            let index = *ply as usize;
            let numbered = number.is_none_or(|number| self.game.setup().number_of_move(index) == number);
            numbered && self.game.setup().mover_of(index) == side
        };
        plies.rev().filter(of_side).find_map(|ply| self.recordings.of_ply(self.path(), ply))
    }

    /// The recording of the announcement of a ply, counted from 1.
    #[must_use]
    pub fn recording_of_ply(&self, ply: u32) -> Option<PathBuf> {
        self.recordings.of_ply(self.path(), ply)
    }

    /// The plies, counted from 1, of which there is a recording.
    #[must_use]
    pub fn recorded_plies(&self) -> Vec<u32> {
        self.recordings.plies()
    }
}
