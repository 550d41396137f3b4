//! Scoresheets out of a game that was played.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{
    Foreign,
    sheets::{Answer, Claimed, Entry, EventData, Proof, RuledOff, Scoresheets},
};
use crate::{
    clock::{Moment, Reading},
    game::{Act, ClaimAct, Event, Game, Ply, Seat, Setup},
};

/// A game that is played through once more for what its end alone does not tell.
#[derive(Debug, Clone)]
pub struct Played {
    /// The game as its events leave it.
    pub game: Game,
    claims: Vec<Claimed>,
}

impl Played {
    /// A game as it stands, without its claims: it tells none that were answered.
    pub(super) fn of(game: &Game) -> Self {
        Self { game: game.clone(), claims: Vec::new() }
    }

    /// Plays the events of a journal.
    #[must_use]
    pub fn through<'a>(setup: &Setup, events: impl IntoIterator<Item = (Moment, &'a Event)>) -> Self {
        let mut played = Self { game: Game::new(setup.clone()), claims: Vec::new() };
        for (at, event) in events {
            played.note(&event.act);
            played.game.apply(at, event);
        }
        played
    }

    fn note(&mut self, act: &Act) {
        let Act::Claim(act) = act else { return };
        match act {
            ClaimAct::Made(by, claim) => {
                let number = self.game.record().move_number();
                // One that has waited is taken up by being made again.
                if self.claims.iter().any(|made| made.answer.is_none() && (made.by, made.claim) == (*by, *claim)) {
                    return;
                }
                self.claims.push(Claimed { number, by: *by, claim: *claim, answer: None });
            }
            ClaimAct::Granted => self.answered(Answer::Granted),
            ClaimAct::Rejected => self.answered(Answer::Rejected),
            ClaimAct::Postponed(_) | ClaimAct::FlagAwaits(_) | ClaimAct::FlagOrderUnknown => {}
        }
    }

    fn answered(&mut self, answer: Answer) {
        let Some(pending) = self.game.claims().current() else { return };
        // One that was granted, and waited again after going back, is judged once more.
        let judged = |made: &&mut Claimed| (made.by, made.claim) == (pending.by, pending.claim);
        if let Some(judged) = self.claims.iter_mut().rev().find(judged) {
            judged.answer = Some(answer);
        }
    }

    /// Both sheets. `started` is the wall time of the set-up; what `event` leaves empty is taken from the game.
    #[must_use]
    pub fn scoresheets(&self, started: &str, event: EventData, proof: Proof) -> Scoresheets {
        let game = &self.game;
        let setup = game.setup();
        let event = EventData {
            event: given(event.event, &setup.occasion.event),
            site: given(event.site, &setup.occasion.site),
            round: given(event.round, &setup.occasion.round),
            board: given(event.board, &setup.occasion.board),
            arbiter: given(event.arbiter, &setup.occasion.arbiter),
            date: given(event.date, started.get(..10).unwrap_or_default()),
            names: both_given(event.names, &setup.names),
            ratings: both_given(event.ratings, &setup.occasion.ratings),
            federations: both_given(event.federations, &setup.occasion.federations),
        };
        Scoresheets {
            event,
            started: started.to_owned(),
            edition: Some(setup.edition),
            control: Some(game.clock().controls().clone()),
            start: setup.start.clone(),
            castling: setup.castling,
            entries: entries(game),
            claims: self.claims.clone(),
            score: game.ending().map_or("*", |ending| ending.score()).to_owned(),
            ending: game.ending(),
            confirmed: ByColor::new_with(|side| game.has_signed(side)),
            kept: ByColor::new_with(|side| Some(game.comparison().sheet_origin(side))),
            proof,
            foreign: Foreign::default(),
        }
    }
}

fn given(text: String, otherwise: &str) -> String {
    if text.is_empty() { otherwise.to_owned() } else { text }
}

fn both_given(texts: ByColor<String>, otherwise: &ByColor<String>) -> ByColor<String> {
    ByColor { white: given(texts.white, &otherwise.white), black: given(texts.black, &otherwise.black) }
}

/// Plies in the order in which they were written. What was ruled off stands where it was written: before what took its
/// place.
fn entries(game: &Game) -> Vec<Entry> {
    let live = lives(game);
    let mut written: Vec<(&Ply, RuledOff)> = Vec::new();
    // Which of those written stand, in order.
    let mut standing: Vec<usize> = Vec::new();
    for (occasion, plies) in live.iter().enumerate() {
        let same = standing.len().min(plies.len());
        let kept = (0..same).take_while(|&index| std::ptr::eq(written[standing[index]].0, plies[index])).count();
        for &index in &standing[kept..] {
            written[index].1 = RuledOff::On(occasion);
        }
        standing.truncate(kept);
        for ply in &plies[kept..] {
            standing.push(written.len());
            written.push((ply, RuledOff::No));
        }
    }
    let mut used = ByColor::<Duration>::default();
    let is_entry = |ply: &Ply| ply.pressed.is_some() || ply.played().is_some();
    let keeps = ByColor::new_with(|side| game.record().is_written(side));
    let by_assistant = |ply: &Ply| {
        let entries = |side| ply.written.get(side).iter().map(|deed| deed.what.clone()).collect();
        ByColor::new_with(|side| keeps.get(side).then(|| entries(side)))
    };
    let mut entries: Vec<Entry> = Vec::new();
    // 8.1.1 (2018): an offer is recorded, also where no move followed before a position was restored: with the move before it, and before
    // the first one with that.
    let mut before_all = Vec::new();
    for (ply, ruled_off) in written {
        if is_entry(ply) {
            entries.push(Entry { written: by_assistant(ply), ..entry(ply, ruled_off, &mut used) });
        } else {
            let offers = entries.last_mut().map_or(&mut before_all, |last| &mut last.offers);
            ply.offers.iter().for_each(|&by| offered(offers, by));
        }
    }
    if let Some(first) = entries.first_mut() {
        before_all.iter().for_each(|&by| offered(&mut first.offers, by));
    }
    // As on the screen, where it is signed: once the game is over a sheet has the last moves, also those that its player has not entered.
    // What an assistant writes, he writes himself.
    if game.ending().is_some() {
        for side in Color::ALL.into_iter().filter(|&side| !keeps.get(side)) {
            let standing = entries.iter_mut().rev().take_while(|entry| entry.ruled_off == RuledOff::No);
            for last in standing.take_while(|entry| entry.entered.get(side).is_none()) {
                *last.entered.get_mut(side) = last.played;
            }
        }
    }
    // 8.1.1 (2018): an offer is recorded, also one that no move follows.
    let is_open = |ply: &&Ply| ply.pressed.is_none() && ply.played().is_none();
    let in_hand = game.record().current_ply().or_else(|| game.record().unplayed());
    let open = in_hand.filter(is_open).map_or(&[][..], |ply| &ply.offers);
    if let Some(last) = entries.last_mut() {
        open.iter().for_each(|&by| offered(&mut last.offers, by));
    }
    entries
}

/// The plies that stood before each occasion on which some were ruled off, and those that stand at the end.
fn lives(game: &Game) -> Vec<Vec<&Ply>> {
    let start = game.setup().start_standing();
    let last: Vec<&Ply> = game.plies().iter().chain(begun(game)).collect();
    let mut lives = vec![last];
    for (_, plies) in game.record().ruled_off().iter().rev() {
        let Some(first) = plies.get(0) else { continue };
        let kept = first.standing.plies_since(&start);
        let later = lives.last().map_or(&[][..], Vec::as_slice);
        let before = later.iter().take(kept).copied().chain(plies.iter()).collect();
        lives.push(before);
    }
    lives.reverse();
    lives
}

/// The ply that ended the game, or is in progress, once something of it is on record.
fn begun(game: &Game) -> Option<&Ply> {
    game.record().current_ply().filter(|ply| ply.played().is_some())
}

/// How long a ply took, and what both have used since. One that came to the record from the sheets, after it was ruled off,
/// has the times of the old one: what it took has been told there.
fn elapsed(ply: &Ply, reading: &Reading, used: &mut ByColor<Duration>) -> Option<Duration> {
    let pressed = ply.pressed.as_ref().map(|(deed, _)| deed.at);
    let is_from_the_sheets = ply.placed.is_some_and(|placed| placed.by == Seat::Arbiter && Some(placed.at) > pressed);
    if pressed.is_some() && is_from_the_sheets {
        return None;
    }
    let before = std::mem::replace(used, reading.used);
    Some(reading.used.get(ply.mover).saturating_sub(*before.get(ply.mover)))
}

fn offered(offers: &mut Vec<Color>, by: Color) {
    if !offers.contains(&by) {
        offers.push(by);
    }
}

fn entry(ply: &Ply, ruled_off: RuledOff, used: &mut ByColor<Duration>) -> Entry {
    let reading = ply.pressed.as_ref().map(|(_, reading)| reading).or(ply.stopped.as_ref().map(|stop| &stop.reading));
    let at = ply.pressed.as_ref().map(|(deed, _)| deed.at).or_else(|| ply.announced.last().map(|deed| deed.at));
    let elapsed = reading.and_then(|reading| elapsed(ply, reading, used));
    let mut offers: Vec<Color> = Vec::new();
    ply.offers.iter().for_each(|&by| offered(&mut offers, by));
    Entry {
        number: ply.standing.fullmoves(),
        mover: ply.mover,
        before: ply.standing.clone(),
        played: ply.played(),
        entered: ply.entered,
        earlier: ByColor::new_with(|side| earlier(ply, side)),
        written: ByColor::default(),
        fault: ply.fault(),
        offers,
        clock: reading.and_then(|reading| *reading.left.get(ply.mover)),
        elapsed,
        at,
        ruled_off,
    }
}

/// What a sheet had before: the mover writes what he says, the other what he repeats.
fn earlier(ply: &Ply, side: Color) -> Vec<crate::laws::RawMove> {
    let said = if side == ply.mover { &ply.announced } else { &ply.repeated };
    let entered = *ply.entered.get(side);
    let mut earlier: Vec<_> = said.iter().map(|deed| deed.what).collect();
    earlier.dedup_by(|a, b| a.same_move(*b));
    if earlier.last().is_some_and(|last| entered.is_some_and(|entered| entered.same_move(*last))) {
        earlier.pop();
    }
    earlier
}
