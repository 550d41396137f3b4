//! What the program noticed.
use crate::{
    clock::Moment,
    game::{Game, Incident, NoticeAct},
};

impl Game {
    /// What the program noticed.
    pub(super) fn apply_notice(&mut self, at: Moment, act: &NoticeAct) {
        match act {
            NoticeAct::Noticed(incident) => {
                if let Incident::PadGone(number) = incident {
                    self.forget_free_gamepad(*number);
                }
                if let Incident::PadMixedUp(number) = incident {
                    self.forget_owner_of_gamepad(*number);
                }
                self.recording.note(incident);
            }
            NoticeAct::BoardSensed { side, board } => self.keep_sensed(at, *side, board),
            NoticeAct::LiftSensed(lifted) => self.keep_lift(*lifted),
        }
    }
}
