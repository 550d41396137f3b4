//! What the program noticed.
use crate::{
    clock::Moment,
    game::{Game, Incident, NoticeAct},
};

impl Game {
    /// What the program noticed.
    pub(super) fn apply_notice(&mut self, at: Moment, act: &NoticeAct) {
        match act {
            NoticeAct::Noticed(incident) => self.note_incident(incident),
            NoticeAct::BoardSensed { side, board } => self.keep_sensed(at, *side, board),
        }
    }

    /// Once everything is on the disk, play is recorded as always. What else the program notices is for the log.
    pub(super) const fn note_incident(&mut self, incident: &Incident) {
        if matches!(incident, Incident::JournalKept(_)) {
            self.unrecorded = false;
        }
        if let Incident::CodeShown(code) = incident {
            self.code = Some(*code);
        }
    }
}
