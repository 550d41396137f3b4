//! Moving pieces on a board that is shown: lift, put down, and the new piece of a promotion.
//!
//! As at a real board nobody is asked for the new piece: it is laid ready before, or put on the square after; who
//! presses without it has left a pawn on the last rank.
use shakmaty::{Role, Square};

use super::{Desk, Intent, Mode, Wish};
use crate::{
    game::{self, Command, Seat, Step, View},
    laws::RawMove,
    narration::Chime,
};

/// Whether lifting a piece on the screen is touching it: for a sighted player on move in a competition, whose board the
/// screen is (4.3, D.2.4 of 2014). On the special board a piece is touched when it is out of its aperture, which its player
/// says himself (D.2.2).
fn touches(view: &View<'_>) -> bool {
    let sighted = matches!(view.seat, Seat::Player(side) if !view.setup.is_impaired(side));
    sighted && view.step() == Step::Move && view.setup.mode == game::Mode::Competition
}

impl Desk {
    pub(super) fn handle(&mut self, intent: Intent, view: &View<'_>) -> Vec<Wish> {
        match (intent, self.mode.clone()) {
            (Intent::Lift(from), Mode::Holding { promotion, .. }) => self.lift(from, promotion, view),
            (Intent::Lift(from), _) => self.lift(from, None, view),
            (Intent::PutDown(to), Mode::Holding { from, .. }) if from == to => {
                self.mode = Mode::Board;
                Vec::new()
            }
            (Intent::PutDown(to), Mode::Holding { from, promotion }) => self.put_down(view, from, to, promotion),
            (Intent::LayReady(role), Mode::Promoting { from, to }) => self.put(view, from, to, Some(role)),
            (Intent::LayReady(role), Mode::Holding { from, .. }) => {
                self.mode = Mode::Holding { from, promotion: Some(role) };
                Vec::new()
            }
            _ => vec![Wish::Chime(Chime::Refused)],
        }
    }

    fn lift(&mut self, from: Square, promotion: Option<Role>, view: &View<'_>) -> Vec<Wish> {
        if view.board.piece_at(from).is_none() {
            return Vec::new();
        }
        self.cursor = from;
        self.mode = Mode::Holding { from, promotion };
        if touches(view) { vec![Wish::Do(Command::Touch(from))] } else { Vec::new() }
    }

    fn put_down(&mut self, view: &View<'_>, from: Square, to: Square, promotion: Option<Role>) -> Vec<Wish> {
        self.cursor = to;
        if matches!(view.step(), Step::Reconcile(_)) {
            return self.tell_moved(view, from, to);
        }
        let waits_for_piece = RawMove::from_squares(view.board, from, to, promotion)
            .is_ok_and(|said| view.board.color_at(from).is_some_and(|color| said.lacks_promotion(color)));
        if waits_for_piece {
            self.mode = Mode::Promoting { from, to };
            return Vec::new();
        }
        self.put(view, from, to, promotion)
    }

    /// The move as it stands now: executed for the opponent, or placed for oneself.
    pub(super) fn put(&mut self, view: &View<'_>, from: Square, to: Square, promotion: Option<Role>) -> Vec<Wish> {
        self.mode = Mode::Board;
        match RawMove::from_squares(view.board, from, to, promotion) {
            Ok(said) if matches!(view.step(), Step::Repeat(_) | Step::RepeatAgain(_) | Step::Execute(_)) => {
                vec![Wish::Do(Command::Execute(Some(said)))]
            }
            Ok(said) => vec![Wish::Do(Command::Place(said))],
            Err(_) => vec![Wish::Chime(Chime::Refused)],
        }
    }
}
