//! To whom each gamepad belongs. No pad acts for anybody but its owner.
use std::collections::BTreeMap;

use shakmaty::Color;

use super::{Family, PadEvent, PadId};

/// Whether a pad is plugged in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PadPresence {
    /// It is there.
    There,
    /// It was unplugged; its owner gets it back with the plug.
    Gone,
}

/// What a pad reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PadReport {
    /// Which pad.
    pub pad: PadId,
    /// What.
    pub what: PadNews,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PadNews {
    /// It was plugged in, or was there at the start.
    Here {
        /// Whose make.
        family: Family,
        /// Whether it can beat.
        motors: Motors,
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
    pub owner: Color,
    /// Whether it is plugged in.
    pub presence: PadPresence,
    /// Whose make.
    pub family: Family,
    /// Whether it can beat.
    pub motors: Motors,
}

/// What a button press meant to the giving of pads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadGiving {
    /// This player has this pad now; nobody else is asked.
    Last(Color),
    /// This player has this pad now, and the other one is asked.
    AskNext(Color),
    /// The pad that was just given to this player was pressed again: it stays his, and the other one's is left to him.
    Enough(Color),
}

/// Who had a pad that changes hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Former {
    /// It was nobody's.
    Nobody,
    /// This player.
    Player(Color),
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

/// A player who is asked to press a button on his pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct AskedForPad {
    player: Color,
    /// The pad that the other one has taken before. Who presses it twice must not take it from its owner, who could be left
    /// with none.
    taken: Option<PadId>,
}

/// Players have taken their pads themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PadsChosen;

impl Roles {
    /// A pad was plugged in. One that is known goes on with its owner; the first new one goes to `first`, the next to
    /// the other player, and so does any further one.
    pub fn plug(&mut self, pad: PadId, family: Family, motors: Motors, first: Color) -> Owned {
        let owner = self.pads.get(&pad).map_or_else(|| self.next_owner(pad, first), |owned| owned.owner);
        let owned = Owned { owner, presence: PadPresence::There, family, motors };
        self.pads.insert(pad, owned);
        owned
    }

    /// For whom a new pad is: for `first`, if he has none that is plugged in, else for the other player.
    #[must_use]
    pub fn next_owner(&self, pad: PadId, first: Color) -> Color {
        let taken = self.belonging_to(first).any(|other| other != pad);
        if taken { first.other() } else { first }
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

    /// The game in which a pad came is over, and nobody has taken it: it is to be plugged in as any other. `None` where it is
    /// somebody's.
    pub fn release(&mut self, pad: PadId) -> Option<(Family, Motors)> {
        self.found.remove(&pad).map(|found| (found.family, found.motors))
    }

    /// A pad changes hands: the owner it had, or that it had none; `None` where it is this player's already, or not known.
    pub fn hand_over(&mut self, pad: PadId, owner: Color) -> Option<Former> {
        if let Some(FreePad { family, motors }) = self.found.remove(&pad) {
            self.pads.insert(pad, Owned { owner, presence: PadPresence::There, family, motors });
            return Some(Former::Nobody);
        }
        let owned = self.pads.get_mut(&pad).filter(|owned| owned.owner != owner)?;
        Some(Former::Player(std::mem::replace(&mut owned.owner, owner)))
    }

    /// Deals the pads anew as they came, the first to `first`, unless the players have taken theirs themselves.
    pub fn deal(&mut self, first: Color) {
        if self.chosen.is_some() {
            return;
        }
        let pads: Vec<(PadId, Owned)> = std::mem::take(&mut self.pads).into_iter().collect();
        for (pad, owned) in pads {
            let presence = owned.presence;
            self.plug(pad, owned.family, owned.motors, first);
            if presence == PadPresence::Gone {
                self.unplug(pad);
            }
        }
    }

    /// A pad was unplugged; `None` for one that is nobody's.
    pub fn unplug(&mut self, pad: PadId) -> Option<Owned> {
        self.found.remove(&pad);
        let owned = self.pads.get_mut(&pad)?;
        owned.presence = PadPresence::Gone;
        Some(*owned)
    }

    /// A pad and its owner.
    #[must_use]
    pub fn of(&self, pad: PadId) -> Option<Owned> {
        self.pads.get(&pad).copied()
    }

    /// The pads of a player that are plugged in.
    pub fn belonging_to(&self, owner: Color) -> impl Iterator<Item = PadId> {
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

    /// Begins to give pads to players: this one is asked first.
    pub const fn ask(&mut self, first: Color) {
        self.asked = Some(AskedForPad { player: first, taken: None });
    }

    /// Whether somebody is asked to press a button.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// A button went down while somebody was asked: the pad is his. With a single pad nobody else is asked.
    pub fn answer(&mut self, pad: PadId) -> Option<PadGiving> {
        let AskedForPad { player, taken } = self.asked.take()?;
        if taken == Some(pad) {
            return Some(PadGiving::Enough(player.other()));
        }
        self.pads.get_mut(&pad)?.owner = player;
        self.chosen = Some(PadsChosen);
        if taken.is_some() || self.there().count() < 2 {
            return Some(PadGiving::Last(player));
        }
        self.asked = Some(AskedForPad { player: player.other(), taken: Some(pad) });
        Some(PadGiving::AskNext(player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plugged(count: usize, first: Color) -> Roles {
        let mut roles = Roles::default();
        for pad in 0..count {
            roles.plug(PadId(pad), Family::Xbox, Motors::Two, first);
        }
        roles
    }

    fn owner(roles: &Roles, pad: usize) -> Option<Color> {
        roles.of(PadId(pad)).map(|owned| owned.owner)
    }

    #[test]
    fn the_first_pad_goes_to_the_impaired_player_and_the_second_to_the_other() {
        let roles = plugged(3, Color::Black);
        assert_eq!(
            [0, 1, 2].map(|pad| owner(&roles, pad)),
            [Some(Color::Black), Some(Color::White), Some(Color::White)]
        );
    }

    #[test]
    fn a_pad_that_comes_back_has_its_owner() {
        let mut roles = plugged(2, Color::White);
        assert_eq!(roles.unplug(PadId(1)).map(|owned| owned.owner), Some(Color::Black));
        assert_eq!(roles.belonging_to(Color::Black).count(), 0);
        assert_eq!(roles.plug(PadId(1), Family::Xbox, Motors::Two, Color::White).owner, Color::Black);
        assert_eq!(roles.unplug(PadId(9)), None);
    }

    #[test]
    fn players_take_their_pads_by_pressing_a_button() {
        let mut roles = plugged(2, Color::White);
        assert_eq!(roles.answer(PadId(0)), None, "nobody was asked");
        roles.ask(Color::White);
        assert_eq!(roles.answer(PadId(1)), Some(PadGiving::AskNext(Color::White)));
        assert_eq!(roles.answer(PadId(0)), Some(PadGiving::Last(Color::Black)));
        assert!(!roles.is_asking());
        assert_eq!([0, 1].map(|pad| owner(&roles, pad)), [Some(Color::Black), Some(Color::White)]);
    }

    #[test]
    fn who_asks_is_asked_first_and_pressing_twice_takes_no_pad_from_anybody() {
        let mut roles = plugged(2, Color::Black);
        roles.ask(Color::Black);
        assert_eq!(roles.answer(PadId(0)), Some(PadGiving::AskNext(Color::Black)));
        assert_eq!(roles.answer(PadId(0)), Some(PadGiving::Enough(Color::Black)));
        assert!(!roles.is_asking());
        assert_eq!([0, 1].map(|pad| owner(&roles, pad)), [Some(Color::Black), Some(Color::White)]);
    }

    #[test]
    fn a_pad_that_comes_in_a_game_is_nobodys_until_it_is_taken() {
        let mut roles = plugged(1, Color::White);
        assert_eq!(roles.next_owner(PadId(1), Color::White), Color::Black);
        roles.find(PadId(1), Family::Xbox, Motors::Two);
        assert!(roles.is_nobodys(PadId(1)) && roles.of(PadId(1)).is_none());
        assert_eq!(roles.hand_over(PadId(1), Color::Black), Some(Former::Nobody));
        assert_eq!((roles.is_nobodys(PadId(1)), owner(&roles, 1)), (false, Some(Color::Black)));
        assert_eq!(roles.hand_over(PadId(1), Color::Black), None);
        assert_eq!(roles.hand_over(PadId(1), Color::White), Some(Former::Player(Color::Black)));
        roles.find(PadId(2), Family::Xbox, Motors::Two);
        assert_eq!(roles.unplug(PadId(2)), None);
        assert_eq!(roles.hand_over(PadId(2), Color::Black), None);
    }

    #[test]
    fn a_pad_that_nobody_took_is_dealt_after_the_game() {
        let mut roles = plugged(1, Color::White);
        roles.find(PadId(1), Family::Xbox, Motors::Two);
        let (family, motors) = roles.release(PadId(1)).expect("nobody's");
        assert_eq!(roles.release(PadId(1)), None);
        roles.plug(PadId(1), family, motors, Color::White);
        assert!(!roles.is_nobodys(PadId(1)) && roles.of(PadId(1)).is_some());
    }

    #[test]
    fn the_only_pad_stays_with_who_asked() {
        let mut roles = plugged(1, Color::Black);
        roles.ask(Color::Black);
        assert_eq!(roles.answer(PadId(0)), Some(PadGiving::Last(Color::Black)));
    }
}
