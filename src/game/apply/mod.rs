//! Applying events. A journalled event has happened: nothing here can fail, refuse or look at a clock.
mod adjournment;
mod answer;
mod arbiter;
mod claim;
mod clock;
mod device;
mod draw;
mod ending;
mod moving;
mod notice;
mod presence;
mod reconcile;
mod start;

use super::{
    Act, ArbiterAct, ClaimAct, EndingAct, Event, FinishedGame, Game, MoveAct, Pending, Phase, Ply, Seat,
    statement::Stated,
};
use shakmaty::Color;

use crate::clock::Moment;

impl Game {
    /// Takes an event into the story. One that belongs to another phase of the game changes nothing but the log.
    pub fn apply(&mut self, at: Moment, event: &Event) {
        // An event without an author is the program's; where a seat must be named, it is the arbiter's.
        let by = event.by.unwrap_or(Seat::Arbiter);
        let before = (self.record().move_number(), self.mover());
        self.stated.retain(|stated| !is_acted_on(stated, event));
        self.lock.follow(at, event);
        match &event.act {
            Act::Start(act) => self.apply_start(at, act),
            Act::Move(act) => self.apply_move(at, by, act),
            Act::Answer(act) => self.apply_answer(at, by, act),
            Act::Draw(act) => self.apply_draw(by, act),
            Act::Ending(act) => self.apply_ending(at, by, act),
            Act::Claim(act) => self.apply_claim(at, act),
            Act::Clock(act) => self.apply_clock(at, act),
            Act::Arbiter(act) => self.apply_arbiter(at, act),
            // For the lock of the arbiter's page, which has followed.
            Act::Lock(_) => {}
            Act::Presence(act) => self.attendance.apply(act),
            Act::Device(act) => self.apply_device(at, event.by, act),
            Act::Adjournment(act) => self.apply_adjournment(at, act),
            Act::Notice(act) => self.apply_notice(at, act),
            Act::Reconcile(act) => self.apply_reconcile(at, by, act),
        }
        self.end_hold(&event.act);
        self.write_log(at, event, before);
    }

    /// Changes what waits for an answer, while the game is on or adjourned.
    fn with_pending(&mut self, change: impl FnOnce(&mut Pending)) {
        match &mut self.phase {
            Phase::Playing(turn) => change(&mut turn.pending),
            Phase::Adjourned(adjourned) => change(&mut adjourned.turn.pending),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => {}
        }
    }

    fn with_current(&mut self, change: impl FnOnce(&mut Ply)) {
        match &mut self.phase {
            Phase::Playing(turn) => change(&mut turn.ply),
            Phase::Adjourned(adjourned) => change(&mut adjourned.turn.ply),
            Phase::Finished(FinishedGame { unplayed: Some(unplayed), .. }) => change(unplayed),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => {}
        }
    }

    /// Changes the ply that `side` has in hand, made or not; while the other is at move his last completed one. Before his first
    /// move, that of the other.
    fn with_ply_in_hand(&mut self, side: Color, change: impl FnOnce(&mut Ply)) {
        let turn = match &mut self.phase {
            Phase::Playing(turn) => Some(turn),
            Phase::Adjourned(adjourned) => Some(&mut adjourned.turn),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => None,
        };
        let (turn, completed) = (turn.map(|turn| &mut turn.ply), self.plies.rfind_mut(|ply| ply.mover == side));
        match (turn, completed) {
            (Some(ply), _) if ply.mover == side => change(ply),
            (_, Some(ply)) => change(ply),
            (Some(ply), None) => change(ply),
            (None, None) => {}
        }
    }
}

/// Whether after this event a statement about a piece can be withdrawn no longer: its author has done something else than to
/// state or withdraw another, or others rest on it already.
fn is_acted_on(stated: &Stated, event: &Event) -> bool {
    let others_rest_on_it = matches!(
        event.act,
        Act::Claim(ClaimAct::Made(..)) | Act::Ending(EndingAct::Ended(_)) | Act::Arbiter(ArbiterAct::WentBack(_))
    );
    let states = matches!(event.act, Act::Move(MoveAct::Touched(_) | MoveAct::Adjusted(_) | MoveAct::Withdrawn(_)));
    let goes_on = event.by == Some(stated.by) && !states;
    goes_on || event.by == Some(Seat::Arbiter) || others_rest_on_it
}
