//! Events in words.
use super::{
    Cue, adjournment, answer, arbiter, claim, clock, device, draw, ending, lock, moving, notice, presence,
    reconcile::narrate_reconcile, start,
};
use crate::game::{Act, Event, Game};

/// The cues of an event that has just been applied: `game` is the game after it.
#[must_use]
pub fn narrate(event: &Event, game: &Game) -> Vec<Cue> {
    match &event.act {
        Act::Start(act) => start::began(act, game),
        Act::Move(act) => moving::moved(event.by, act, game),
        Act::Answer(act) => answer::answered(event.by, act, game),
        Act::Draw(act) => draw::of_offer(act, game),
        Act::Ending(act) => ending::of_ending(act, game),
        Act::Claim(act) => claim::of_claim(act, game),
        Act::Clock(act) => clock::of_clock(event.by, act, game),
        Act::Arbiter(act) => arbiter::ruled(act, game),
        Act::Lock(act) => lock::of_lock(event.by, act, game),
        Act::Presence(act) => presence::of_presence(act, game),
        Act::Device(act) => device::of_device(event.by, act, game),
        Act::Adjournment(act) => adjournment::of_adjournment(event.by, act, game),
        Act::Notice(act) => notice::of_notice(act, game),
        Act::Reconcile(act) => narrate_reconcile(event, act, game),
    }
}
