//! To whom each gamepad belongs. No pad acts for anybody but its owner.
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{Family, KnownBy, PadEvent, PadId};
use crate::game::Seat;

/// Whether a pad is plugged in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PadPresence {
    /// It is there.
    There,
    /// It was unplugged; its owner gets it back with the plug.
    Gone,
}

/// Who may have a pad, in the order in which pads are dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct People {
    /// The player who has the first: the visually impaired one.
    pub first: Seat,
    /// The other player.
    pub other: Seat,
    /// The assistants there are.
    pub assistants: Vec<Seat>,
}

impl People {
    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = Seat> {
        [self.first, self.other].into_iter().chain(self.assistants.iter().copied())
    }
}

/// What a pad reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PadReport {
    /// The pad that reports.
    pub pad: PadId,
    /// What happened to it.
    pub what: PadNews,
}

/// What a driver reports of a pad.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PadNews {
    /// It was plugged in, or was there at the start.
    Here {
        /// The make of the pad.
        family: Family,
        /// Whether it can beat.
        motors: Motors,
        /// How it was known again, where it was there before.
        known_by: KnownBy,
    },
    /// Something happened at it.
    Event(PadEvent),
    /// Everything has been reported that had happened at any pad when this was asked for.
    Settled,
    /// Gamepads cannot be used at all, and why.
    Unusable(String),
}

/// Whether a pad can beat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Motors {
    /// It has motors.
    Two,
    /// It has none: beats are heard.
    None,
}

/// A pad and its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Owned {
    /// Whose commands it gives.
    pub owner: Seat,
    /// Whether it is plugged in.
    pub presence: PadPresence,
    /// The make of the pad.
    pub family: Family,
    /// Whether it can beat.
    pub motors: Motors,
}

/// What a button press meant to the giving of pads, and who is asked next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadGiving {
    /// This person has this pad now.
    Taken {
        /// The present owner.
        by: Seat,
        /// Who is asked next; nobody, where all have been asked or no pad is left.
        next: Option<Seat>,
    },
    /// A pad that was just given was pressed again: anyone who was asked keeps what he has.
    Kept {
        /// The owner who keeps his pad.
        by: Seat,
        /// Who is asked next.
        next: Option<Seat>,
    },
}

/// Who had a pad that changes hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Former {
    /// It was nobody's.
    Nobody,
    /// It was this person's pad.
    Person(Seat),
}

/// All pads that have been seen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Roles {
    pads: BTreeMap<PadId, Owned>,
    /// Who is asked to press a button on his pad.
    asked: Option<AskedForPad>,
    /// Somebody has chosen: owners are no longer dealt.
    chosen: Option<PadsChosen>,
    /// Pads that came in the middle of a game: nobody's until somebody takes them.
    found: BTreeMap<PadId, FreePad>,
}

/// A pad that nobody has taken up yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct FreePad {
    family: Family,
    motors: Motors,
}

/// A person who is asked to press a button on his pad.
#[derive(Debug, Clone, PartialEq, Eq)]
struct AskedForPad {
    person: Seat,
    /// Who is asked after him.
    others: VecDeque<Seat>,
    /// The pads that others have taken before. Who presses one twice must not take it from its owner, who could be left with
    /// none.
    taken: BTreeSet<PadId>,
}

/// People have taken their pads themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PadsChosen;

impl Roles {
    /// A pad was plugged in. One that is known goes on with its owner; a new one goes to the first of these people who has
    /// none. `None` where all have one: then it is nobody's until somebody takes it.
    pub fn plug(&mut self, pad: PadId, family: Family, motors: Motors, people: &People) -> Option<Owned> {
        let known = self.pads.get(&pad).map(|owned| owned.owner);
        let Some(owner) = known.or_else(|| self.next_owner(pad, people)) else {
            self.find(pad, family, motors);
            return None;
        };
        let owned = Owned { owner, presence: PadPresence::There, family, motors };
        self.pads.insert(pad, owned);
        Some(owned)
    }

    /// For whom a new pad is: for the first who has none that is plugged in.
    #[must_use]
    pub fn next_owner(&self, pad: PadId, people: &People) -> Option<Seat> {
        let has_none = |&seat: &Seat| !self.belonging_to(seat).any(|other| other != pad);
        people.all().find(has_none)
    }

    /// To whom a pad that nobody has taken is offered after `last`: the next of those who have none, and where the program was
    /// restarted, of those among them who `had` one before.
    #[must_use]
    pub fn offered_next(&self, people: &People, had: &[Seat], last: Option<Seat>) -> Option<Seat> {
        let without: Vec<Seat> = people.all().filter(|&seat| self.belonging_to(seat).next().is_none()).collect();
        let lost: Vec<Seat> = without.iter().copied().filter(|seat| had.contains(seat)).collect();
        let without = if lost.is_empty() { without } else { lost };
        let after = last.and_then(|last| without.iter().position(|&seat| seat == last)).map_or(0, |at| at + 1);
        without.get(after).or(without.first()).copied()
    }

    /// The pads that are plugged in and nobody's.
    pub fn free(&self) -> impl Iterator<Item = PadId> {
        self.found.keys().copied()
    }

    /// A pad came in the middle of a game: it is nobody's, and does nothing, until somebody takes it.
    pub fn find(&mut self, pad: PadId, family: Family, motors: Motors) {
        self.found.insert(pad, FreePad { family, motors });
    }

    /// Whether a pad is plugged in and nobody's.
    #[must_use]
    pub fn is_nobodys(&self, pad: PadId) -> bool {
        self.found.contains_key(&pad)
    }

    /// The make of a pad that is nobody's; `None` for any other.
    #[must_use]
    pub fn free_family(&self, pad: PadId) -> Option<Family> {
        self.found.get(&pad).map(|found| found.family)
    }

    /// The game in which a pad came is over, and nobody has taken it: it is to be plugged in as any other. `None` where it is
    /// somebody's.
    pub fn release(&mut self, pad: PadId) -> Option<(Family, Motors)> {
        self.found.remove(&pad).map(|found| (found.family, found.motors))
    }

    /// A pad changes hands: the owner it had, or that it had none; `None` where it is this person's already, or not known.
    pub fn hand_over(&mut self, pad: PadId, owner: Seat) -> Option<Former> {
        if let Some(FreePad { family, motors }) = self.found.remove(&pad) {
            self.pads.insert(pad, Owned { owner, presence: PadPresence::There, family, motors });
            return Some(Former::Nobody);
        }
        let owned = self.pads.get_mut(&pad).filter(|owned| owned.owner != owner)?;
        Some(Former::Person(std::mem::replace(&mut owned.owner, owner)))
    }

    /// Deals the pads anew as they came. Those that people have taken themselves stay theirs, as long as they are there.
    pub fn deal(&mut self, people: &People) {
        let has_chosen = self.chosen.is_some();
        let stays = |owned: &Owned| has_chosen && people.all().any(|seat| seat == owned.owner);
        let (stay, anew): (BTreeMap<_, _>, BTreeMap<_, _>) =
            std::mem::take(&mut self.pads).into_iter().partition(|(_, owned)| stays(owned));
        self.pads = stay;
        let found = std::mem::take(&mut self.found);
        for (pad, owned) in anew {
            let presence = owned.presence;
            self.plug(pad, owned.family, owned.motors, people);
            if presence == PadPresence::Gone {
                self.unplug(pad);
            }
        }
        for (pad, FreePad { family, motors }) in found {
            self.plug(pad, family, motors, people);
        }
    }

    /// A game goes on, and nobody knows whose pad is which: each is nobody's until somebody takes it. Those that are there.
    pub fn free_all(&mut self) -> Vec<PadId> {
        let there =
            std::mem::take(&mut self.pads).into_iter().filter(|(_, owned)| owned.presence == PadPresence::There);
        self.found.extend(there.map(|(pad, Owned { family, motors, .. })| (pad, FreePad { family, motors })));
        self.found.keys().copied().collect()
    }

    /// A pad was unplugged; `None` for one that is nobody's.
    pub fn unplug(&mut self, pad: PadId) -> Option<Owned> {
        self.found.remove(&pad);
        let owned = self.pads.get_mut(&pad)?;
        owned.presence = PadPresence::Gone;
        Some(*owned)
    }

    /// A pad comes back that was away together with others of its make and of other people. They look alike and come back in any
    /// order, so that all of them lose their owners; which these are. None where it is surely its owner's.
    pub fn mix_up(&mut self, pad: PadId, family: Family) -> Vec<PadId> {
        let away = |owned: &Owned| owned.presence == PadPresence::Gone && owned.family == family;
        let alike: Vec<(PadId, Seat)> =
            self.pads.iter().filter(|(_, owned)| away(owned)).map(|(&pad, owned)| (pad, owned.owner)).collect();
        let Some(&(_, owner)) = alike.iter().find(|(known, _)| *known == pad) else { return Vec::new() };
        if alike.iter().all(|&(_, other)| other == owner) {
            return Vec::new();
        }
        self.pads.retain(|_, owned| !away(owned));
        alike.into_iter().map(|(pad, _)| pad).collect()
    }

    /// A pad and its owner.
    #[must_use]
    pub fn of(&self, pad: PadId) -> Option<Owned> {
        self.pads.get(&pad).copied()
    }

    /// The pads of a person that are plugged in.
    pub fn belonging_to(&self, owner: Seat) -> impl Iterator<Item = PadId> {
        let there = move |owned: &Owned| owned.owner == owner && owned.presence == PadPresence::There;
        self.pads.iter().filter(move |(_, owned)| there(owned)).map(|(&pad, _)| pad)
    }

    /// All pads that have been seen.
    pub fn known(&self) -> impl Iterator<Item = PadId> {
        self.pads.keys().copied()
    }

    /// All pads that are plugged in.
    pub fn there(&self) -> impl Iterator<Item = PadId> {
        self.pads.iter().filter(|(_, owned)| owned.presence == PadPresence::There).map(|(&pad, _)| pad)
    }

    /// Begins to give pads to these people: this one is asked first.
    pub fn ask(&mut self, first: Seat, people: &People) {
        let others = people.all().filter(|&person| person != first).collect();
        self.asked = Some(AskedForPad { person: first, others, taken: BTreeSet::new() });
    }

    /// Whether somebody is asked to press a button.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// A button went down while somebody was asked: the pad is his. Who comes after him is asked as long as a pad is left.
    pub fn answer(&mut self, pad: PadId) -> Option<PadGiving> {
        let AskedForPad { person: by, mut others, mut taken } = self.asked.take()?;
        let takes = taken.insert(pad);
        if takes {
            self.hand_over(pad, by);
            self.pads.get(&pad)?;
            self.chosen = Some(PadsChosen);
        }
        let is_left = self.there().chain(self.free()).any(|other| !taken.contains(&other));
        let next = others.pop_front().filter(|_| is_left);
        self.asked = next.map(|person| AskedForPad { person, others, taken });
        Some(if takes { PadGiving::Taken { by, next } } else { PadGiving::Kept { by, next } })
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);
    const ASSISTANT: Seat = Seat::Assistant(Color::White);

    /// Two players, the first of whom is this one.
    fn two(first: Seat) -> People {
        let other = if first == WHITE { BLACK } else { WHITE };
        People { first, other, assistants: Vec::new() }
    }

    /// White with his assistant, and Black.
    fn three() -> People {
        People { assistants: vec![ASSISTANT], ..two(WHITE) }
    }

    fn plugged(count: usize, people: &People) -> Roles {
        let mut roles = Roles::default();
        for pad in 0..count {
            roles.plug(PadId(pad), Family::Xbox, Motors::Two, people);
        }
        roles
    }

    fn owner(roles: &Roles, pad: usize) -> Option<Seat> {
        roles.of(PadId(pad)).map(|owned| owned.owner)
    }

    fn owners<const N: usize>(roles: &Roles) -> [Option<Seat>; N] {
        std::array::from_fn(|pad| owner(roles, pad))
    }

    const fn taken(by: Seat, next: Option<Seat>) -> Option<PadGiving> {
        Some(PadGiving::Taken { by, next })
    }

    #[test]
    fn the_first_pad_goes_to_the_impaired_player_and_the_second_to_the_other() {
        let roles = plugged(3, &two(BLACK));
        assert_eq!(owners(&roles), [Some(BLACK), Some(WHITE), None], "a third is nobody's");
        assert!(roles.is_nobodys(PadId(2)));
    }

    #[test]
    fn the_third_pad_is_the_assistants_where_there_is_one() {
        let roles = plugged(4, &three());
        assert_eq!(owners(&roles), [Some(WHITE), Some(BLACK), Some(ASSISTANT), None]);
    }

    #[test]
    fn a_pad_that_comes_back_has_its_owner() {
        let people = two(WHITE);
        let mut roles = plugged(2, &people);
        assert_eq!(roles.unplug(PadId(1)).map(|owned| owned.owner), Some(BLACK));
        assert_eq!(roles.belonging_to(BLACK).count(), 0);
        let plugged = roles.plug(PadId(1), Family::Xbox, Motors::Two, &people);
        assert_eq!(plugged.map(|owned| owned.owner), Some(BLACK));
        assert_eq!(roles.unplug(PadId(9)), None);
    }

    #[test]
    fn players_take_their_pads_by_pressing_a_button() {
        let people = two(WHITE);
        let mut roles = plugged(2, &people);
        assert_eq!(roles.answer(PadId(0)), None, "nobody was asked");
        roles.ask(WHITE, &people);
        assert_eq!(roles.answer(PadId(1)), taken(WHITE, Some(BLACK)));
        assert_eq!(roles.answer(PadId(0)), taken(BLACK, None));
        assert!(!roles.is_asking());
        assert_eq!(owners(&roles), [Some(BLACK), Some(WHITE)]);
    }

    #[test]
    fn who_asks_is_asked_first_and_pressing_twice_takes_no_pad_from_anybody() {
        let people = two(BLACK);
        let mut roles = plugged(2, &people);
        roles.ask(BLACK, &people);
        assert_eq!(roles.answer(PadId(0)), taken(BLACK, Some(WHITE)));
        assert_eq!(roles.answer(PadId(0)), Some(PadGiving::Kept { by: WHITE, next: None }));
        assert!(!roles.is_asking());
        assert_eq!(owners(&roles), [Some(BLACK), Some(WHITE)]);
    }

    #[test]
    fn an_assistant_is_asked_last_and_as_long_as_a_pad_is_left() {
        let mut roles = plugged(3, &three());
        roles.ask(WHITE, &three());
        assert_eq!(roles.answer(PadId(2)), taken(WHITE, Some(BLACK)));
        assert_eq!(roles.answer(PadId(1)), taken(BLACK, Some(ASSISTANT)));
        assert_eq!(roles.answer(PadId(0)), taken(ASSISTANT, None));
        assert_eq!(owners(&roles), [Some(ASSISTANT), Some(BLACK), Some(WHITE)]);
        let mut roles = plugged(2, &three());
        roles.ask(WHITE, &three());
        roles.answer(PadId(0));
        assert_eq!(roles.answer(PadId(1)), taken(BLACK, None), "there are no more");
    }

    #[test]
    fn a_player_who_needs_none_leaves_his_pad_to_the_assistant() {
        let mut roles = plugged(2, &three());
        roles.ask(WHITE, &three());
        assert_eq!(roles.answer(PadId(0)), taken(WHITE, Some(BLACK)));
        assert_eq!(roles.answer(PadId(0)), Some(PadGiving::Kept { by: BLACK, next: Some(ASSISTANT) }));
        assert_eq!(roles.answer(PadId(1)), taken(ASSISTANT, None));
        assert_eq!(owners(&roles), [Some(WHITE), Some(ASSISTANT)]);
    }

    #[test]
    fn a_pad_of_somebody_who_is_not_there_any_more_is_dealt_anew() {
        let mut roles = plugged(2, &three());
        roles.ask(WHITE, &three());
        roles.answer(PadId(0));
        roles.answer(PadId(0));
        roles.answer(PadId(1));
        assert_eq!(owners(&roles), [Some(WHITE), Some(ASSISTANT)]);
        roles.deal(&three());
        assert_eq!(owners(&roles), [Some(WHITE), Some(ASSISTANT)], "it is his");
        roles.deal(&two(WHITE));
        assert_eq!(owners(&roles), [Some(WHITE), Some(BLACK)]);
    }

    #[test]
    fn a_pad_that_comes_in_a_game_is_nobodys_until_it_is_taken() {
        let people = two(WHITE);
        let mut roles = plugged(1, &people);
        assert_eq!(roles.next_owner(PadId(1), &people), Some(BLACK));
        roles.find(PadId(1), Family::Xbox, Motors::Two);
        assert!(roles.is_nobodys(PadId(1)) && roles.of(PadId(1)).is_none());
        assert_eq!(roles.hand_over(PadId(1), BLACK), Some(Former::Nobody));
        assert_eq!((roles.is_nobodys(PadId(1)), owner(&roles, 1)), (false, Some(BLACK)));
        assert_eq!(roles.hand_over(PadId(1), BLACK), None);
        assert_eq!(roles.hand_over(PadId(1), ASSISTANT), Some(Former::Person(BLACK)));
        roles.find(PadId(2), Family::Xbox, Motors::Two);
        assert_eq!(roles.unplug(PadId(2)), None);
        assert_eq!(roles.hand_over(PadId(2), BLACK), None);
    }

    #[test]
    fn pads_that_nobody_can_tell_apart_are_nobodys() {
        let mut roles = plugged(3, &three());
        roles.unplug(PadId(2));
        assert_eq!(roles.free_all(), [PadId(0), PadId(1)]);
        assert!(roles.known().next().is_none());
        assert_eq!(roles.hand_over(PadId(0), BLACK), Some(Former::Nobody));
    }

    #[test]
    fn a_pad_that_nobody_takes_is_offered_to_one_after_the_other() {
        let mut roles = plugged(1, &three());
        let pad = PadId(1);
        roles.find(pad, Family::Xbox, Motors::Two);
        let after = |last| roles.offered_next(&three(), &[], last);
        assert_eq!([after(None), after(Some(BLACK)), after(Some(ASSISTANT))], [BLACK, ASSISTANT, BLACK].map(Some));
        assert_eq!(plugged(2, &two(WHITE)).offered_next(&two(WHITE), &[], None), None, "all have one");
        assert_eq!(roles.offered_next(&three(), &[ASSISTANT], None), Some(ASSISTANT), "he had one");
    }

    #[test]
    fn a_pad_that_nobody_took_is_dealt_after_the_game() {
        let people = two(WHITE);
        let mut roles = plugged(1, &people);
        roles.find(PadId(1), Family::Xbox, Motors::Two);
        let (family, motors) = roles.release(PadId(1)).expect("nobody's");
        assert_eq!(roles.release(PadId(1)), None);
        roles.plug(PadId(1), family, motors, &people);
        assert!(!roles.is_nobodys(PadId(1)) && roles.of(PadId(1)).is_some());
    }

    /// It had become the opponent's second one.
    #[test]
    fn a_pad_too_many_is_given_by_a_press_and_dealt_when_an_assistant_is_there() {
        let people = two(WHITE);
        let mut roles = plugged(3, &people);
        roles.ask(WHITE, &people);
        assert_eq!(roles.answer(PadId(2)), taken(WHITE, Some(BLACK)));
        assert_eq!((owner(&roles, 2), roles.is_nobodys(PadId(2))), (Some(WHITE), false));
        let mut roles = plugged(3, &people);
        roles.deal(&three());
        assert_eq!(owners(&roles), [Some(WHITE), Some(BLACK), Some(ASSISTANT)]);
    }

    #[test]
    fn the_only_pad_stays_with_who_asked() {
        let people = two(BLACK);
        let mut roles = plugged(1, &people);
        roles.ask(BLACK, &people);
        assert_eq!(roles.answer(PadId(0)), taken(BLACK, None));
    }
}
