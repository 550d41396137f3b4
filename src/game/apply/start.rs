//! The start and the restart.
use crate::{
    clock::Moment,
    game::{Game, Phase, Ply, StartAct, Turn},
};

impl Game {
    /// The game begins or goes on after a restart.
    pub(super) fn apply_start(&mut self, at: Moment, act: &StartAct) {
        match *act {
            StartAct::Started => self.begin(at),
            StartAct::Resumed { .. } => {
                self.forget_gamepads();
                // After a restart the journal is written as always.
                self.recording.unrecorded = false;
            }
            StartAct::ClockHeld => self.hold(at),
            StartAct::Ready(side) => self.note_ready(side),
        }
    }

    pub(super) fn begin(&mut self, at: Moment) {
        use shakmaty::Position;
        if self.phase == Phase::Waiting {
            let mover = self.setup.start.turn();
            let ply = Ply::new(mover, self.setup.start_standing());
            self.phase = Phase::Playing(Turn::of(ply));
            self.clock.start(mover, at);
            self.session.started = Some(at);
        }
    }
}
