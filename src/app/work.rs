//! Work on threads of its own during a game: slow commands, the code of the journal, the live file, what
//! people take home. Each has its owner; what one of them reports comes back as an [`Input`].
use std::sync::mpsc::Sender;

use super::{Input, Options, Session, code::Coding, home::Taking, live::Live, slow::Slow};
use crate::narration::Cue;

/// All of it.
#[derive(Debug)]
pub(super) struct Work {
    pub(super) slow: Slow,
    pub(super) coding: Coding,
    pub(super) live: Live,
    pub(super) taking: Taking,
}

impl Work {
    /// Nothing is being done yet; what is reported goes in at `outbox`.
    pub(super) fn new(options: &Options, outbox: &Sender<Input>) -> Self {
        Self {
            slow: Slow::new(outbox.clone()),
            coding: Coding::new(outbox.clone()),
            live: Live::new(options.live.clone(), outbox.clone()),
            taking: Taking::new(options.places.clone(), outbox.clone()),
        }
    }

    /// Begins with what the game makes due by itself; what is to be told of it.
    pub(super) fn follow(&mut self, session: &mut Session) -> Vec<Cue> {
        let mut cues = self.coding.follow(session);
        cues.extend(self.live.follow(session));
        cues
    }

    /// Waits for the files that are being written.
    pub(super) fn finish(&mut self) {
        self.taking.finish();
        self.live.finish();
    }
}
