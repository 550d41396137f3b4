//! The desks at the devices of a table. Each belongs to the owner of the device, and a player enters moves in the same manner
//! at all of his.
use shakmaty::{ByColor, Color};

use crate::{
    clock::Moment,
    desk::{Desk, Manner, Mode, Purpose, Typing},
    game::{Seat, Setup},
    language::{Language, Phrase},
};

/// The device at which a desk is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DeskAt {
    Keyboard,
    Mouse,
    /// The gamepad of this player.
    Pad(Color),
    /// The gamepad of this player's assistant.
    AssistantsPad(Color),
}

/// The desks of everybody at a table.
#[derive(Debug)]
pub(super) struct Desks {
    keyboard: Desk,
    mouse: Desk,
    /// Used by a player who sits at neither keyboard nor mouse.
    pads: ByColor<Desk>,
    /// Used by an assistant who does not sit at the keyboard: what he clicks is on his page, and at no desk.
    assistants: ByColor<Desk>,
}

impl DeskAt {
    pub(super) const ALL: [Self; 6] = [
        Self::Keyboard,
        Self::Mouse,
        Self::Pad(Color::White),
        Self::Pad(Color::Black),
        Self::AssistantsPad(Color::White),
        Self::AssistantsPad(Color::Black),
    ];
}

impl Desks {
    /// A fresh desk at each device.
    pub(super) fn new(setup: &Setup, manners: &ByColor<Manner>) -> Self {
        let desk = |seat| desk_for(seat, setup.language_of(seat), manners);
        Self {
            keyboard: desk(setup.devices.keyboard),
            mouse: desk(setup.devices.mouse),
            pads: ByColor::new_with(|color| desk(Seat::Player(color))),
            assistants: ByColor::new_with(|side| assistants_desk(setup, side)),
        }
    }

    pub(super) const fn at(&self, place: DeskAt) -> &Desk {
        match place {
            DeskAt::Keyboard => &self.keyboard,
            DeskAt::Mouse => &self.mouse,
            DeskAt::Pad(Color::White) => &self.pads.white,
            DeskAt::Pad(Color::Black) => &self.pads.black,
            DeskAt::AssistantsPad(Color::White) => &self.assistants.white,
            DeskAt::AssistantsPad(Color::Black) => &self.assistants.black,
        }
    }

    pub(super) const fn at_mut(&mut self, place: DeskAt) -> &mut Desk {
        match place {
            DeskAt::Keyboard => &mut self.keyboard,
            DeskAt::Mouse => &mut self.mouse,
            DeskAt::Pad(Color::White) => &mut self.pads.white,
            DeskAt::Pad(Color::Black) => &mut self.pads.black,
            DeskAt::AssistantsPad(Color::White) => &mut self.assistants.white,
            DeskAt::AssistantsPad(Color::Black) => &mut self.assistants.black,
        }
    }

    /// The desk at the keyboard.
    pub(super) const fn keyboard(&self) -> &Desk {
        &self.keyboard
    }

    /// The desk at the mouse.
    pub(super) const fn mouse(&self) -> &Desk {
        &self.mouse
    }

    /// The desks at the assistants' gamepads.
    pub(super) const fn assistants(&self) -> &ByColor<Desk> {
        &self.assistants
    }

    /// Where a person sits: at the keyboard, even if he has the mouse too; a person with neither, at his gamepad.
    pub(super) fn place_of(&self, seat: Seat) -> Option<DeskAt> {
        match seat {
            Seat::Player(color) => Some(self.place_of_player(color)),
            Seat::Assistant(side) => Some(self.at_screen(seat).unwrap_or(DeskAt::AssistantsPad(side))),
            Seat::Arbiter => self.at_screen(seat),
        }
    }

    /// Where a person is who uses his gamepad: at his keyboard or mouse, so that a hand may change from one to the other. What an
    /// assistant clicks is on his page, and at no desk.
    pub(super) fn place_of_pad(&self, owner: Seat) -> DeskAt {
        match owner {
            Seat::Player(color) => self.place_of_player(color),
            Seat::Assistant(side) if self.keyboard.seat() != owner => DeskAt::AssistantsPad(side),
            Seat::Assistant(_) | Seat::Arbiter => DeskAt::Keyboard,
        }
    }

    /// Where a person speaks: where his gamepad is used, too.
    pub(super) fn place_of_speaker(&self, seat: Seat) -> DeskAt {
        self.place_of_pad(seat)
    }

    /// The place of a player, who always has one.
    pub(super) fn place_of_player(&self, color: Color) -> DeskAt {
        self.at_screen(Seat::Player(color)).unwrap_or(DeskAt::Pad(color))
    }

    fn at_screen(&self, seat: Seat) -> Option<DeskAt> {
        [DeskAt::Keyboard, DeskAt::Mouse].into_iter().find(|&place| self.at(place).seat() == seat)
    }

    /// The desk of a player: where he speaks, and what his gamepad shows.
    pub(super) fn of_player(&self, color: Color) -> &Desk {
        self.at(self.place_of_player(color))
    }

    /// Whether these words are what a desk on the screen asks this person.
    pub(super) fn asks(&self, seat: Seat, words: &Phrase) -> bool {
        [&self.mouse, &self.keyboard].into_iter().any(|desk| desk.seat() == seat && desk.asks(words))
    }

    /// When the question was asked that is open at a desk of this person, in these words.
    pub(super) fn asked_since(&self, seat: Seat, words: &Phrase) -> Option<Moment> {
        let desk = self.all().find(|desk| desk.seat() == seat && desk.asks(words))?;
        Some(desk.mode().question()?.since())
    }

    /// The same where its player speaks.
    pub(super) fn question_since(&self, seat: Seat) -> Option<Moment> {
        Some(self.at(self.place_of(seat)?).mode().question()?.since())
    }

    /// When the first of the open questions ends without an answer.
    pub(super) fn question_ends(&self) -> Option<Moment> {
        self.all().filter_map(|desk| Some(desk.mode().question()?.deadline())).min()
    }

    /// At how many desks something is open that may end by itself.
    pub(super) fn lapsing(&self) -> usize {
        self.all().filter(|desk| desk.may_lapse()).count()
    }

    /// Whether this person has begun to correct an announcement, at any of his desks.
    pub(super) fn corrects(&self, seat: Seat) -> bool {
        self.all().any(|desk| desk.seat() == seat && desk.mode().begun_for() == Some(Purpose::Correct))
    }

    /// Whether this person has begun to put another move in the place of one that is announced or sealed, at any of his desks.
    pub(super) fn replaces(&self, seat: Seat) -> bool {
        let another = |mode: &Mode| matches!(mode.begun_for(), Some(Purpose::Correct | Purpose::Seal));
        // Where letters begin a move the field is always open.
        let is_blank = |mode: &Mode| matches!(mode, Mode::Entry(entry) if entry.text.is_empty());
        self.all().any(|desk| desk.seat() == seat && another(desk.mode()) && !is_blank(desk.mode()))
    }

    fn all(&self) -> impl Iterator<Item = &Desk> {
        DeskAt::ALL.into_iter().map(|place| self.at(place))
    }

    /// A player's manner is the same at each of his devices.
    pub(super) fn keep_manner(&mut self, color: Color, manner: Manner) {
        for place in DeskAt::ALL {
            if self.at(place).seat() == Seat::Player(color) {
                self.at_mut(place).keep_manner(manner);
            }
        }
    }

    /// Drops what an assistant has entered at his gamepad.
    pub(super) fn clear_assistant(&mut self, setup: &Setup, side: Color) {
        *self.assistants.get_mut(side) = assistants_desk(setup, side);
    }

    /// The desks whose device belongs to somebody else now.
    pub(super) fn left_behind(&self, setup: &Setup) -> impl Iterator<Item = DeskAt> {
        let devices = setup.devices;
        let owners = [(DeskAt::Keyboard, devices.keyboard), (DeskAt::Mouse, devices.mouse)];
        owners.into_iter().filter(|&(place, owner)| self.at(place).seat() != owner).map(|(place, _)| place)
    }

    /// A device that belongs to somebody else now gets a fresh desk.
    pub(super) fn follow_devices(&mut self, setup: &Setup, manners: &ByColor<Manner>) {
        let devices = setup.devices;
        for (desk, owner) in [(&mut self.keyboard, devices.keyboard), (&mut self.mouse, devices.mouse)] {
            if desk.seat() != owner {
                *desk = desk_for(owner, setup.language_of(owner), manners);
            }
        }
    }
}

/// The desk of an assistant's gamepad.
fn assistants_desk(setup: &Setup, side: Color) -> Desk {
    let seat = Seat::Assistant(side);
    Desk::new(seat, setup.language_of(seat))
}

/// The desk of a person, who enters moves in his own manner.
fn desk_for(seat: Seat, language: Language, manners: &ByColor<Manner>) -> Desk {
    let manner = match seat {
        Seat::Player(color) => *manners.get(color),
        // Letters are moves: he has a page with buttons for all else.
        Seat::Assistant(_) => Manner { typing: Typing::Stays, ..Manner::default() },
        Seat::Arbiter => Manner::default(),
    };
    Desk::new(seat, language).with_manner(manner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::Commit;

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    fn owned_by(keyboard: Seat, mouse: Seat) -> Setup {
        let mut setup = Setup::default();
        (setup.devices.keyboard, setup.devices.mouse) = (keyboard, mouse);
        setup
    }

    /// Two desks that hold the same were taken for one another: what was meant for one changed the other.
    #[test]
    fn a_person_is_found_by_his_device_and_not_by_what_his_desk_holds() {
        let desks = Desks::new(&owned_by(WHITE, BLACK), &ByColor::default());
        let places = [WHITE, BLACK, Seat::Arbiter].map(|seat| desks.place_of(seat));
        assert_eq!(places, [Some(DeskAt::Keyboard), Some(DeskAt::Mouse), None]);
        let both = Desks::new(&owned_by(WHITE, WHITE), &ByColor::default());
        assert_eq!(
            [WHITE, BLACK].map(|seat| both.place_of(seat)),
            [DeskAt::Keyboard, DeskAt::Pad(Color::Black)].map(Some)
        );
    }

    #[test]
    fn a_desk_is_fresh_only_where_its_device_has_changed_hands() {
        let (before, after) = (owned_by(WHITE, BLACK), owned_by(BLACK, BLACK));
        let mut desks = Desks::new(&before, &ByColor::default());
        desks.keep_manner(Color::Black, Manner { commit: Commit::AtOnce, ..Manner::default() });
        desks.follow_devices(&after, &ByColor::default());
        assert_eq!((desks.keyboard().seat(), desks.mouse().seat()), (BLACK, BLACK));
        let manners = [desks.keyboard(), desks.mouse()].map(|desk| desk.manner().commit);
        assert_eq!(manners, [Commit::ReadBack, Commit::AtOnce]);
    }

    #[test]
    fn a_manner_is_kept_at_each_device_of_its_player() {
        let mut desks = Desks::new(&owned_by(WHITE, BLACK), &ByColor::default());
        desks.keep_manner(Color::White, Manner { commit: Commit::AtOnce, ..Manner::default() });
        let at_once = DeskAt::ALL.map(|place| desks.at(place).manner().commit == Commit::AtOnce);
        assert_eq!(at_once, [true, false, true, false, false, false]);
    }
}
