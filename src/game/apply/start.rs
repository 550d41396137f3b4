//! The start and the restart.
use std::time::Duration;

use crate::{
    clock::Moment,
    game::{Game, Phase, Ply, StartAct, Turn},
};

impl Game {
    /// The game begins or goes on after a restart.
    pub(super) fn apply_start(&mut self, at: Moment, act: &StartAct) {
        match *act {
            StartAct::Started => self.begin(at),
            StartAct::Resumed { down } => {
                if let Some(down) = down {
                    self.count_down_time(down);
                }
                self.forget_gamepads();
                // After a restart the journal is written as always.
                self.recording.unrecorded = false;
            }
            StartAct::ClockHeld => self.hold(at),
            StartAct::Ready(side) => self.note_ready(side),
        }
    }

    /// The session went on while the program was down: so much less is left of it, and of the default time.
    fn count_down_time(&mut self, down: Duration) {
        self.session.down = self.session.down.saturating_add(down);
        if let Phase::Playing(Turn { sealing: Some(sealing), .. }) = &mut self.phase {
            sealing.shorten_session(down);
        }
    }

    pub(super) fn begin(&mut self, at: Moment) {
        use shakmaty::Position;
        if self.phase == Phase::Waiting {
            let mover = self.setup.start.turn();
            let ply = Ply::new(mover, self.setup.start_standing());
            self.phase = Phase::Playing(Turn::of(ply));
            self.clock.start(mover, at);
            self.session.start(at);
        }
    }
}
