//! Who speaks when. Pure: what happens goes in, what is to be played comes out.
//!
//! - What is said to the room of the game is never cut; what is said beside it gives way.
//! - Any key of a player stops what is sounding in his earphone, and drops the reviews that wait. A move or a warning
//!   that nobody has heard yet is not lost by it. What he has just put on record by a key is heard to its end.
//! - A move or a warning cuts a review; a warning goes before a waiting move, both before waiting reviews.
//! - What is sounding or waiting is not said a second time. What was said last can always be repeated.
//! - Two outputs on one device take turns, and what is said to both is said once, to the room if it is one of them.
use std::{
    cmp::{Ordering, Reverse},
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use shakmaty::Color;

use super::Earcon;
use crate::language::Speech;

/// Who hears it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Output {
    /// Everybody at the board.
    Room,
    /// One VI player.
    Earphone(Color),
}

impl Output {
    /// Every output, the room first.
    pub const ALL: [Self; 3] = [Self::Room, Self::Earphone(Color::White), Self::Earphone(Color::Black)];
}

impl Ord for Output {
    fn cmp(&self, other: &Self) -> Ordering {
        let place = |output: &Self| Self::ALL.iter().position(|o| o == output);
        place(self).cmp(&place(other))
    }
}

impl PartialOrd for Output {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What goes before what in an earphone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// What the arbiter has said beside the game: the seal, a code. Anything that happens in the game cuts it, in the room too: a player
    /// waits for the end of his announcement, on his own time.
    Aside,
    /// An answer to a question of the player's own: squares, clock, moves, menus.
    Review,
    /// Something happened: a move, a refusal, an offer.
    Event,
    /// What the player has just put on record by a key: a key cuts it no more than it cuts the room.
    Record,
    /// Little time is left.
    Warning,
}

/// What is played: a chime, words, or a chime and then words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct UtteranceContent {
    /// The chime before the words.
    pub chime: Option<Earcon>,
    /// The words; may be empty.
    pub speech: Speech,
    /// A recording, without words, with [`SAMPLE_RATE`](super::SAMPLE_RATE) samples a second.
    pub recording: Option<Arc<[i16]>>,
}

impl From<Speech> for UtteranceContent {
    fn from(speech: Speech) -> Self {
        Self { speech, ..Self::default() }
    }
}

impl From<Earcon> for UtteranceContent {
    fn from(chime: Earcon) -> Self {
        Self { chime: Some(chime), ..Self::default() }
    }
}

/// Names one utterance for as long as the program runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UtteranceId(u64);

/// Something that is, was or will be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    /// Identity of the utterance.
    pub id: UtteranceId,
    /// Who hears it.
    pub output: Output,
    /// What goes before what.
    pub urgency: Urgency,
    /// What is played.
    pub content: UtteranceContent,
}

/// How an utterance ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UtteranceEnding {
    /// Its last sample has sounded.
    Complete,
    /// The queue has ordered that it stops.
    Cut,
    /// There is no device, or it was lost, or a clip was missing: nobody heard the end.
    Unheard,
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Play it on this device, which is silent now or has been told to stop.
    Play(Output, Utterance),
    /// Stop what sounds on this device.
    Stop(Output),
    /// Nobody heard this, or its end: show it, and tell the arbiter if it was said to the room.
    Unheard(Utterance),
}

/// The answer to [`Queue::say`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The utterance, or the one that says the same already.
    pub id: UtteranceId,
    /// What is to be done now.
    pub actions: Vec<Action>,
}

/// On which device each output sounds, the devices named by the output that they were chosen for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Routes(BTreeMap<Output, Output>);

impl Routes {
    /// Every output has a device of its own.
    #[must_use]
    pub fn separate() -> Self {
        Self(Output::ALL.into_iter().map(|o| (o, o)).collect())
    }

    /// An output that sounds on the device of another.
    #[must_use]
    pub fn shared(mut self, output: Output, with: Output) -> Self {
        match self.0.get(&with).copied() {
            Some(device) => drop(self.0.insert(output, device)),
            None => drop(self.0.remove(&output)),
        }
        self
    }

    /// An output without a device.
    #[must_use]
    pub fn silent(mut self, output: Output) -> Self {
        self.0.remove(&output);
        self
    }

    /// The device of an output.
    #[must_use]
    pub fn device(&self, output: Output) -> Option<Output> {
        self.0.get(&output).copied()
    }
}

#[derive(Debug, Clone)]
struct SoundingUtterance {
    utterance: Utterance,
    begun: bool,
}

/// One device: what sounds, and what waits.
#[derive(Debug, Clone, Default)]
struct Lane {
    sounding: Option<SoundingUtterance>,
    waiting: VecDeque<Utterance>,
}

/// What sounds and waits on all outputs.
#[derive(Debug, Clone)]
pub struct Queue {
    routes: Routes,
    lanes: BTreeMap<Output, Lane>,
    last: BTreeMap<Output, UtteranceContent>,
    next_id: u64,
}

impl Queue {
    /// Nothing said yet.
    #[must_use]
    pub fn new(routes: Routes) -> Self {
        Self { routes, lanes: BTreeMap::new(), last: BTreeMap::new(), next_id: 0 }
    }

    /// Says something now, or after what goes before it, or not at all if it is being said.
    pub fn say(&mut self, output: Output, urgency: Urgency, content: impl Into<UtteranceContent>) -> Said {
        let content = content.into();
        let device = self.routes.device(output);
        if let Some(id) = device.and_then(|device| self.lane(device).same(output, urgency, &content)) {
            // What only waits is not the last thing said; what is said to the other output of the device is, here too.
            let waits_here = |lane: &Lane| lane.waiting.iter().any(|u| u.id == id && u.output == output);
            if !self.lanes.values().any(waits_here) {
                self.last.insert(output, content);
            }
            return Said { id, actions: Vec::new() };
        }
        self.add(output, urgency, content)
    }

    /// A player pressed a key.
    pub fn key(&mut self, player: Color) -> Vec<Action> {
        let own = Output::Earphone(player);
        let Some(device) = self.routes.device(own) else { return Vec::new() };
        let lane = self.lane(device);
        lane.waiting.retain(|u| u.output != own || u.urgency > Urgency::Review);
        let cut = |s: &SoundingUtterance| match s.utterance.urgency {
            Urgency::Aside | Urgency::Review => true,
            Urgency::Event | Urgency::Warning => s.begun,
            Urgency::Record => false,
        };
        let heard = lane.sounding.as_ref().is_some_and(|s| s.utterance.output == own && cut(s));
        let mut actions = Vec::new();
        if heard {
            lane.sounding = None;
            actions.push(Action::Stop(device));
        }
        actions.extend(self.start_next(device));
        actions
    }

    /// What is said in the room beside the game is over.
    pub fn end_asides(&mut self) -> Vec<Action> {
        let is_aside = |u: &Utterance| u.output == Output::Room && u.urgency == Urgency::Aside;
        let Some(device) = self.routes.device(Output::Room) else { return Vec::new() };
        let lane = self.lane(device);
        lane.waiting.retain(|u| !is_aside(u));
        if !lane.sounding.as_ref().is_some_and(|s| is_aside(&s.utterance)) {
            return Vec::new();
        }
        lane.sounding = None;
        [Action::Stop(device)].into_iter().chain(self.start_next(device)).collect()
    }

    /// The driver has played the first sample.
    pub fn begun(&mut self, id: UtteranceId) {
        let sounding = self.lanes.values_mut().filter_map(|lane| lane.sounding.as_mut());
        for sounding in sounding.filter(|s| s.utterance.id == id) {
            sounding.begun = true;
        }
    }

    /// The driver has done with an utterance. What was cut is over already, or sounds once more on another device.
    pub fn finished(&mut self, id: UtteranceId, ending: UtteranceEnding) -> Vec<Action> {
        if ending == UtteranceEnding::Cut {
            return Vec::new();
        }
        let is_it = |lane: &Lane| lane.sounding.as_ref().is_some_and(|s| s.utterance.id == id);
        let Some((device, lane)) = self.lanes.iter_mut().find(|(_, lane)| is_it(lane)) else { return Vec::new() };
        let device = *device;
        let done = lane.sounding.take();
        let mut actions = Vec::new();
        if ending == UtteranceEnding::Unheard {
            actions.extend(done.map(|s| Action::Unheard(s.utterance)));
        }
        actions.extend(self.start_next(device));
        actions
    }

    /// Says the last utterance of an output once more; `None` if nothing was said there.
    pub fn repeat(&mut self, output: Output) -> Option<Said> {
        self.again(output, output)
    }

    /// Says the last announcement to the room once more, to anybody; `None` if there was none.
    pub fn repeat_announcement(&mut self, to: Output) -> Option<Said> {
        self.again(Output::Room, to)
    }

    /// Whether an utterance sounds or waits: a press takes effect when its announcement does neither.
    #[must_use]
    pub fn is_due(&self, id: UtteranceId) -> bool {
        self.all().any(|u| u.id == id)
    }

    /// Whether nothing sounds or waits anywhere.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.all().next().is_none()
    }

    /// Whether anything to the room sounds or waits.
    #[must_use]
    pub fn is_announcing(&self) -> bool {
        self.all().any(|u| u.output == Output::Room)
    }

    /// What sounds at this output, or waits to.
    #[must_use]
    pub fn due_to(&self, output: Output) -> Vec<UtteranceId> {
        self.all().filter(|u| u.output == output).map(|u| u.id).collect()
    }

    /// Other devices from now on. What sounds on the device that its output keeps goes on; the rest begins again, the room first.
    pub fn reroute(&mut self, routes: Routes) -> Vec<Action> {
        let lanes = std::mem::take(&mut self.lanes);
        self.routes = routes;
        let mut actions = Vec::new();
        let mut due = Vec::new();
        for (device, lane) in lanes {
            match lane.sounding {
                Some(sounding) if self.routes.device(sounding.utterance.output) == Some(device) => {
                    self.lane(device).sounding = Some(sounding);
                }
                Some(sounding) => {
                    actions.push(Action::Stop(device));
                    due.push(sounding.utterance);
                }
                None => {}
            }
            due.extend(lane.waiting);
        }
        for utterance in due {
            actions.extend(self.enqueue(utterance));
        }
        actions
    }

    fn again(&mut self, from: Output, to: Output) -> Option<Said> {
        let content = self.last.get(&from)?.clone();
        let device = self.routes.device(to);
        let waiting = device.and_then(|device| self.lane(device).waiting.iter().find(|u| u.content == content));
        Some(match waiting.map(|u| u.id) {
            Some(id) => Said { id, actions: Vec::new() },
            None => self.add(to, Urgency::Review, content),
        })
    }

    fn add(&mut self, output: Output, urgency: Urgency, content: UtteranceContent) -> Said {
        let id = UtteranceId(self.next_id);
        self.next_id += 1;
        let actions = self.enqueue(Utterance { id, output, urgency, content });
        Said { id, actions }
    }

    fn enqueue(&mut self, utterance: Utterance) -> Vec<Action> {
        let Some(device) = self.routes.device(utterance.output) else {
            self.last.insert(utterance.output, utterance.content.clone());
            return vec![Action::Unheard(utterance)];
        };
        let lane = self.lane(device);
        let mut actions = Vec::new();
        let cuts = |s: &SoundingUtterance| rank(&utterance) > Urgency::Review && rank(&s.utterance) <= Urgency::Review;
        if lane.sounding.as_ref().is_some_and(cuts) {
            lane.sounding = None;
            actions.push(Action::Stop(device));
        }
        let place = lane.waiting.iter().position(|u| rank(u) < rank(&utterance)).unwrap_or(lane.waiting.len());
        lane.waiting.insert(place, utterance);
        actions.extend(self.start_next(device));
        actions
    }

    fn start_next(&mut self, device: Output) -> Option<Action> {
        let lane = self.lane(device);
        if lane.sounding.is_some() {
            return None;
        }
        let utterance = lane.waiting.pop_front()?;
        lane.sounding = Some(SoundingUtterance { utterance: utterance.clone(), begun: false });
        if utterance.content.speech != Speech::default() {
            self.last.insert(utterance.output, utterance.content.clone());
        }
        Some(Action::Play(device, utterance))
    }

    fn lane(&mut self, device: Output) -> &mut Lane {
        self.lanes.entry(device).or_default()
    }

    /// What sounds or waits, device by device in its order.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Utterance> {
        self.lanes.values().flat_map(|lane| lane.sounding.iter().map(|s| &s.utterance).chain(&lane.waiting))
    }
}

impl Lane {
    /// An utterance of the same words that sounds or waits. It takes over what the new one has over it.
    fn same(&mut self, output: Output, urgency: Urgency, content: &UtteranceContent) -> Option<UtteranceId> {
        if content.speech == Speech::default() {
            return None;
        }
        let all = self.sounding.iter_mut().map(|s| &mut s.utterance).chain(&mut self.waiting);
        let same = all.into_iter().find(|u| u.content.speech == content.speech)?;
        same.urgency = same.urgency.max(urgency);
        if output == Output::Room {
            same.output = Output::Room;
        }
        let id = same.id;
        self.waiting.make_contiguous().sort_by_key(|u| Reverse(rank(u)));
        Some(id)
    }
}

/// An announcement to the room is an event, whatever it repeats: announcements keep their order.
fn rank(utterance: &Utterance) -> Urgency {
    match (utterance.output, utterance.urgency) {
        (Output::Room, Urgency::Aside) => Urgency::Aside,
        (Output::Room, Urgency::Review | Urgency::Event | Urgency::Record | Urgency::Warning) => Urgency::Event,
        (Output::Earphone(_), urgency) => urgency,
    }
}

#[cfg(test)]
mod tests;
