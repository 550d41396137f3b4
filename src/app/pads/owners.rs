//! To whom a pad belongs: dealt when it is plugged in, given by a button's press, on record in a game.
use super::{Pads, people::Sees};
use crate::{
    app::{App, stages::Stage},
    desk::Desk,
    game::{Act, Command, Device, DeviceAct, DeviceCommand, Incident, NoticeAct, Seat},
    language::{Arg, Label, Line, Phrase},
    narration::{Cue, Priority},
    pad::{Family, Former, KnownBy, Motors, PadEvent, PadGiving, PadId, People, in_buttons},
};

/// As the journal counts pads: from 1.
fn number(pad: PadId) -> u8 {
    u8::try_from(pad.0 + 1).unwrap_or(u8::MAX)
}

pub(super) fn device(pad: PadId) -> Device {
    Device::Gamepad(number(pad))
}

impl Pads {
    /// What was offered in a game before this one counts no more.
    fn forget_offers(&mut self) {
        self.offered.clear();
        self.free_for.clear();
        self.proof = None;
    }

    /// To whom a person's pad goes: to the other player; a player's second one to his assistant who has none, and the assistant's
    /// back to his player. `None` for the only pad of a player whose opponent has one: both need theirs.
    fn passes_to(&self, owner: Seat, people: &People) -> Option<Seat> {
        match owner {
            Seat::Player(side) => {
                let (assistant, other) = (Seat::Assistant(side), Seat::Player(side.other()));
                let pads = |seat| self.roles.belonging_to(seat).count();
                let spares = pads(owner) > 1;
                if spares && people.assistants.contains(&assistant) && pads(assistant) == 0 {
                    return Some(assistant);
                }
                (spares || pads(other) == 0).then_some(other)
            }
            Seat::Assistant(side) => Some(Seat::Player(side)),
            Seat::Arbiter => None,
        }
    }
}

impl App {
    /// A game begins: who sits where is known now.
    pub(in crate::app) fn deal_pads(&mut self) {
        self.pads.forget_offers();
        let people = self.stage.pad_people();
        self.pads.roles.deal(&people);
        // One that is unplugged just now comes back as its owner's too.
        let known: Vec<PadId> = self.pads.roles.known().collect();
        for pad in known {
            self.deal(pad);
            self.note_owner(pad);
        }
    }

    /// A game goes on after the program was restarted. Pads look alike, and are counted as they are found: only where one person alone
    /// had one, and one is there, it is surely his. Any other is nobody's until he takes it.
    pub(in crate::app) fn deal_pads_again(&mut self) {
        self.pads.forget_offers();
        let Stage::Game(playing) = &self.stage else { return };
        let had = playing.session.game().devices().had_gamepads().to_vec();
        let there: Vec<PadId> = self.pads.roles.there().collect();
        match (&had[..], &there[..]) {
            (_, []) => {}
            ([], [_]) => self.deal_pads(),
            (&[owner], &[pad]) => {
                self.pads.roles.free_all();
                self.pads.roles.hand_over(pad, owner);
                self.deal(pad);
                self.note_owner(pad);
            }
            _ => {
                for pad in self.pads.roles.free_all() {
                    // What was in the middle of something in the menu is not any more.
                    self.pads.hands.remove(&pad);
                    self.offer_found(pad);
                }
            }
        }
    }

    /// Whose pad it is goes on record.
    fn note_owner(&mut self, pad: PadId) {
        let Some(owned) = self.pads.roles.of(pad) else { return };
        self.note_pad(None, Act::Device(DeviceAct::Given(device(pad), owned.owner)));
    }

    pub(super) fn note_pad(&mut self, by: Option<Seat>, act: Act) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let cues = playing.session.note_device(by, act);
        self.tell(&cues);
    }

    pub(super) fn deal(&mut self, pad: PadId) {
        let Some(owned) = self.pads.roles.of(pad) else { return };
        let starts = self.stage.pad_starts_with(owned.owner);
        self.pads.deal(pad, owned.family, starts);
    }

    /// A pad is plugged in. In a game, of those that nothing but their model tells apart, nobody knows which has come.
    pub(super) fn plug_known(&mut self, pad: PadId, family: Family, motors: Motors, known_by: KnownBy) {
        let alike = match known_by {
            KnownBy::Model if self.stage.is_on() => self.pads.roles.mix_up(pad, family),
            KnownBy::Model | KnownBy::Place => Vec::new(),
        };
        for alike in alike {
            self.pads.offered.remove(&alike);
            self.pads.hands.remove(&alike);
            self.note_pad(None, Act::Notice(NoticeAct::Noticed(Incident::PadMixedUp(number(alike)))));
        }
        self.plug(pad, family, motors);
    }

    fn plug(&mut self, pad: PadId, family: Family, motors: Motors) {
        let people = self.stage.pad_people();
        let known = self.pads.roles.of(pad);
        if known.is_none() && self.stage.is_on() {
            self.pads.roles.find(pad, family, motors);
            return self.offer_found(pad);
        }
        let Some(owned) = self.pads.roles.plug(pad, family, motors, &people) else { return };
        // What was bound by ear comes back with the pad.
        if known.is_none() {
            self.deal(pad);
            self.note_owner(pad);
        } else {
            self.note_pad(None, Act::Notice(NoticeAct::Noticed(Incident::PadBack(number(pad)))));
        }
        // Whose it is in the game that may go on is not known yet.
        let here = if self.stage.may_go_on() {
            Phrase::with(Line::Bare, [device(pad).named()])
        } else {
            Phrase::with(Line::PadHere, [person(owned.owner)])
        };
        let how = self.how_to_begin(pad, owned.owner).filter(|_| known.is_none());
        self.tell_owner(owned.owner, Priority::Game, Phrase::Several([here].into_iter().chain(how).collect()));
        self.at_desk_of(owned.owner, |desk, view| desk.tell_half(view));
    }

    /// What the window's first words said in keys, in the buttons of a pad that has just come.
    fn how_to_begin(&self, pad: PadId, owner: Seat) -> Option<Phrase> {
        let words = match &self.stage {
            Stage::Menu(_) => Phrase::line(Line::MenuWelcome),
            Stage::Resume(listed) => listed.list.question(),
            Stage::Review(at) => match &at.open {
                Some(review) => review.opening(),
                None => at.list.question(),
            },
            _ => return None,
        };
        let hand = self.pads.hands.get(&pad).filter(|_| self.stage.sees(owner) == Sees::No)?;
        Some(in_buttons(words, &hand.profile, self.pads.roles.of(pad)?.family))
    }

    /// What was held is let go, and the game goes on by keyboard.
    pub(super) fn unplug(&mut self, pad: PadId) {
        let Some(owned) = self.pads.roles.unplug(pad) else {
            self.pads.hands.remove(&pad);
            return self.forget_found(pad);
        };
        self.at_pad(pad, PadEvent::Gone, self.clock.now());
        self.stay();
        self.at_desk_of(owned.owner, |desk, _| desk.drop_question());
        if self.pads.in_use.get(&owned.owner) == Some(&pad) {
            self.pads.lay_down(owned.owner);
        }
        self.forget_entry(owned.owner);
        self.note_pad(None, Act::Notice(NoticeAct::Noticed(Incident::PadGone(number(pad)))));
        let gone = Phrase::with(Line::PadGone, [person(owned.owner)]);
        self.tell(&[Cue::arbiter(gone.clone())]);
        let goes_on = self.goes_on_with(owned.owner).map(Phrase::line);
        self.tell_owner(owned.owner, Priority::Game, Phrase::Several([gone].into_iter().chain(goes_on).collect()));
        self.at_desk_of(owned.owner, |desk, view| desk.tell_half(view));
        if self.pads.roles.belonging_to(owned.owner).next().is_none() {
            self.at_desk_of(owned.owner, Desk::ask_without_pad);
        }
    }

    /// How a person goes on whose pad is gone; nothing where he has the screen or another pad. Sent to a keyboard that is the
    /// other player's he would act for him.
    fn goes_on_with(&self, owner: Seat) -> Option<Line> {
        match &self.stage {
            Stage::Game(playing) if playing.session.game().setup().devices.keyboard != owner => {
                self.has_no_device(owner).then_some(Line::NoDeviceLeft)
            }
            _ if self.pads.roles.belonging_to(owner).next().is_some() => None,
            _ => Some(Line::GoOnByKeyboard),
        }
    }

    /// Whether a person of a game has neither keyboard nor mouse, nor a pad that is plugged in.
    pub(in crate::app) fn has_no_device(&self, seat: Seat) -> bool {
        let Stage::Game(playing) = &self.stage else { return false };
        let devices = playing.session.game().setup().devices;
        ![devices.keyboard, devices.mouse].contains(&seat) && self.pads.roles.belonging_to(seat).next().is_none()
    }

    /// Whether any gamepad is plugged in.
    pub(in crate::app) fn has_gamepads(&self) -> bool {
        self.pads.roles.there().next().is_some()
    }

    /// An assistant without a gamepad has nothing in hand at it: with the mouse he could not drop it.
    fn forget_entry(&mut self, owner: Seat) {
        let has_none = self.pads.roles.belonging_to(owner).next().is_none();
        if let (Seat::Assistant(side), Stage::Game(playing), true) = (owner, &mut self.stage, has_none) {
            playing.clear_desk_of_assistant(side);
        }
    }

    /// A button went down while somebody was asked for his pad.
    pub(super) fn give(&mut self, pad: PadId) {
        let former = self.pads.roles.of(pad).map(|owned| owned.owner);
        let Some(given) = self.pads.roles.answer(pad) else { return };
        let (PadGiving::Taken { by: owner, next } | PadGiving::Kept { by: owner, next }) = given;
        if matches!(given, PadGiving::Taken { .. }) {
            self.stay();
            if let Some(former) = former {
                self.let_go(pad, former);
            }
            for seat in self.stage.pad_people().all() {
                self.at_desk_of(seat, |desk, _| desk.drop_question());
            }
            self.deal(pad);
            let asker = self.pads.asker.unwrap_or(owner);
            self.note_pad(Some(asker), Act::Device(DeviceAct::Given(device(pad), owner)));
        }
        self.tell_people(Line::PadHere, owner);
        if let Some(next) = next {
            self.ask_for_pad(next);
        }
    }

    /// A pad that came in the middle of the game is offered to the person for whom it seems to be; he takes it by a device
    /// that is his, and a player for his assistant. One that was not taken is offered to the next who has none when somebody
    /// presses a button on it, and to the same person no sooner than any device that he did not take; after the game a press takes it up.
    pub(super) fn offer_found(&mut self, pad: PadId) {
        if !self.stage.is_on() {
            self.pads.offered.remove(&pad);
            if let Some((family, motors)) = self.pads.roles.release(pad) {
                self.plug(pad, family, motors);
            }
            return;
        }
        if self.stage.device_offer().is_none() {
            let before = self.pads.offered.get(&pad).map_or(&[][..], Vec::as_slice);
            // Where all have one, nobody is asked: who wants a second one takes it.
            let Some(to) = self.offered_next(pad) else { return };
            if before.contains(&to) && self.stage.pauses(device(pad)) {
                return;
            }
            self.pads.offered.entry(pad).or_default().push(to);
            self.note_pad(None, Act::Device(DeviceAct::Offered(device(pad), to)));
            self.tell_how_to_take(pad);
        }
    }

    /// A pad that was nobody's is gone, and with it the offer.
    fn forget_found(&mut self, pad: PadId) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        let offered = game.devices().offer().filter(|offer| offer.device == device(pad)).map(|offer| offer.to);
        let Some(to) = offered.or_else(|| game.devices().lapsed_to(device(pad))) else { return };
        self.note_pad(None, Act::Notice(NoticeAct::Noticed(Incident::PadGone(number(pad)))));
        self.tell_owner(to, Priority::Game, Phrase::with(Line::DeviceOfferLapsed, [device(pad).named()]));
    }

    /// To whom a pad that is nobody's is offered now: after a restart to those who had one before it, and of them first to who has
    /// been asked about no other. Who let the first offer lapse then, and presses a button, is asked once more.
    fn offered_next(&self, pad: PadId) -> Option<Seat> {
        let Stage::Game(playing) = &self.stage else { return None };
        let devices = playing.session.game().devices();
        let before = self.pads.offered.get(&pad).map_or(&[][..], Vec::as_slice);
        let missed = devices.lapsed_to(device(pad)).filter(|asked| devices.had_gamepads().contains(asked));
        if let (Some(asked), [first]) = (missed, before)
            && asked == *first
        {
            return Some(asked);
        }
        let is_asked =
            |seat: Seat| devices.lapsed().any(|other| other != device(pad) && devices.lapsed_to(other) == Some(seat));
        let had = devices.had_gamepads();
        let unasked: Vec<Seat> = had.iter().copied().filter(|&seat| !is_asked(seat)).collect();
        let had = if unasked.is_empty() { had } else { &unasked };
        self.pads.roles.offered_next(&self.stage.pad_people(), had, before.last().copied())
    }

    /// Once a pad is taken, the next that was there at a restart is offered to whoever else had one before it.
    fn offer_next_found(&mut self) {
        let Stage::Game(playing) = &self.stage else { return };
        let had = playing.session.game().devices().had_gamepads();
        let lacks = had.iter().any(|&seat| self.pads.roles.belonging_to(seat).next().is_none());
        let free = self.pads.roles.free().find(|free| !self.pads.offered.contains_key(free));
        if let (true, Some(free)) = (lacks, free) {
            self.offer_found(free);
        }
    }

    /// In a game a person offers the pad in his hands, or withdraws it; or takes what is offered to him, a player also what is
    /// offered to his assistant. A pad that nobody was offered, since all have one, he takes as his second. The only pad of a player
    /// whose opponent has one is not offered, and he is told whose it is.
    pub(super) fn pass_pad(&mut self, pad: PadId, owner: Seat) {
        let is_for = |to: Seat| to == owner || matches!(owner, Seat::Player(side) if to == Seat::Assistant(side));
        let people = self.stage.pad_people();
        let spare = self.pads.roles.free().find(|free| !self.pads.offered.contains_key(free));
        if let (None, Some(free)) = (self.stage.device_offer(), spare) {
            self.note_pad(None, Act::Device(DeviceAct::Offered(device(free), owner)));
        }
        let command = match self.stage.device_offer() {
            Some(offer) if is_for(offer.to) => Command::Device(DeviceCommand::Take(offer.device)),
            Some(offer) if offer.device == device(pad) => Command::Device(DeviceCommand::Keep(device(pad))),
            Some(_) | None => {
                let Some(to) = self.pads.passes_to(owner, &people) else { return self.keeps_only_pad(pad, owner) };
                Command::Device(DeviceCommand::Give(device(pad), to))
            }
        };
        self.act(owner, &command);
    }

    fn keeps_only_pad(&mut self, pad: PadId, owner: Seat) {
        let his = Phrase::with(Line::DeviceGiven, [owner.named(), device(pad).named()]);
        self.tell_owner(owner, Priority::Answer, his);
    }

    /// A pad that belongs to somebody else now is used as his, and everybody is told whose it is.
    pub(in crate::app) fn follow_pads(&mut self) {
        let Stage::Game(playing) = &self.stage else { return };
        let owned = playing.session.game().devices().gamepads().filter_map(|(number, owner)| match owner {
            Seat::Player(_) | Seat::Assistant(_) => Some((PadId(usize::from(number).checked_sub(1)?), owner)),
            Seat::Arbiter => None,
        });
        let mut taken = false;
        for (pad, owner) in owned.collect::<Vec<_>>() {
            let Some(former) = self.pads.roles.hand_over(pad, owner) else { continue };
            if let Former::Person(former) = former {
                self.let_go(pad, former);
                if self.pads.in_use.get(&former) == Some(&pad) {
                    self.pads.lay_down(former);
                }
                self.forget_entry(former);
            }
            self.deal(pad);
            self.tell_people(Line::PadHere, owner);
            taken = true;
        }
        if taken {
            self.offer_next_found();
        }
    }

    pub(super) fn ask_for_pad(&mut self, asked: Seat) {
        self.tell_people(Line::PadAsk, asked);
    }

    /// All hear who is asked and who has his pad: the others have to do nothing, and to know when it is done.
    fn tell_people(&mut self, line: Line, whose: Seat) {
        for seat in self.stage.pad_people().all() {
            self.tell_owner(seat, Priority::Answer, Phrase::with(line, [person(whose)]));
        }
    }
}

const fn person(seat: Seat) -> Arg {
    match seat {
        Seat::Player(side) => Arg::Color(side),
        Seat::Assistant(_) => Arg::Label(Label::Assistant),
        Seat::Arbiter => Arg::Label(Label::Arbiter),
    }
}
