//! The sign that a competition is being played: it is put up on the whole machine, and stays as long as the game is open.
use std::path::PathBuf;

use super::Session;
use crate::{
    game::Mode,
    journal::{InPlay, Lookout},
};

/// The sign of this game, and where it is put up.
#[derive(Debug, Default)]
pub(super) struct Sign {
    lookout: Option<Lookout>,
    /// The sign, and the journal of which it speaks.
    up: Option<(PathBuf, InPlay)>,
}

impl Session {
    /// From now on what would help a player refuses while this competition is played, whatever folder its games are in.
    pub fn put_up_sign(&mut self, lookout: &Lookout) {
        self.sign.lookout = Some(lookout.clone());
        self.renew_sign();
    }

    /// Puts the sign up where it is missing: somebody may have deleted it, or the journal goes on under another name. What prevents that
    /// is shown.
    pub(super) fn renew_sign(&mut self) {
        let Some(lookout) = self.sign.lookout.as_ref().filter(|_| self.game.setup().mode == Mode::Competition) else {
            return;
        };
        let path = self.book.path();
        if self.sign.up.as_ref().is_some_and(|(journal, sign)| journal == path && sign.stands()) {
            return;
        }
        match lookout.put_up(path) {
            Ok(sign) => self.sign.up = sign.map(|sign| (path.to_owned(), sign)),
            Err(error) => {
                let notice = format!("no other program is told that a competition is being played: {error}");
                if self.notice.as_ref() != Some(&notice) {
                    tracing::warn!(notice);
                    self.notice = Some(notice);
                }
            }
        }
    }
}
