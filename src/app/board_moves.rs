//! A sighted player's own move, as his electronic board shows it: his desk reads it back, and his hand announces it.
use shakmaty::{Board, Color};

use super::{App, stages::Stage};
use crate::game::{Seat, Step};

/// What a board showed when it was looked at for a move, and what its player had to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Looked {
    seen: Board,
    step: Step,
}

impl App {
    /// Reads back what a board shows, once for what stands there: who has said no is not asked again.
    pub(super) fn follow_board_moves(&mut self) {
        for side in Color::ALL {
            let Stage::Game(playing) = &mut self.stage else { return };
            let game = playing.session.game();
            let Some(seen) = playing.session.seen_on_board(side).filter(|_| !game.setup().is_impaired(side)) else {
                continue;
            };
            let now = Looked { seen: seen.clone(), step: game.step(side) };
            let looked = playing.looked.get_mut(side);
            if looked.as_ref() == Some(&now) {
                continue;
            }
            *looked = Some(now.clone());
            self.at_desk_of(Seat::Player(side), |desk, view| desk.see_board(&now.seen, view));
        }
    }
}
