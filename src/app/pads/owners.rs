//! To whom a pad belongs: dealt when it is plugged in, given by a button's press, on record in a game.
use shakmaty::Color;

use super::Sees;
use crate::{
    app::{App, stages::Stage},
    game::{Act, Command, Device, Incident, Seat},
    language::{Arg, Line, Phrase},
    narration::{Cue, Priority},
    pad::{Event, Family, Given, Motors, PadId, in_buttons},
};

/// As the journal counts pads: from 1.
fn number(pad: PadId) -> u8 {
    u8::try_from(pad.0 + 1).unwrap_or(u8::MAX)
}

impl App {
    /// A game begins: who sits where is known now.
    pub(in crate::app) fn deal_pads(&mut self) {
        let first = self.first_owner();
        self.pads.roles.deal(first);
        // One that is unplugged just now comes back as its owner's too.
        let known: Vec<PadId> = self.pads.roles.known().collect();
        for pad in known {
            self.deal(pad);
            self.note_owner(pad);
        }
    }

    /// Whose pad it is goes on record.
    fn note_owner(&mut self, pad: PadId) {
        let Some(owned) = self.pads.roles.of(pad) else { return };
        self.note_pad(Act::DeviceGiven(Device::Gamepad(number(pad)), Seat::Player(owned.owner)));
    }

    fn note_pad(&mut self, act: Act) {
        let Stage::Game(playing) = &mut self.stage else { return };
        match playing.session.note_device(act) {
            Ok(cues) => self.tell(&cues),
            Err(error) => self.journal_failed(&error),
        }
    }

    pub(super) fn deal(&mut self, pad: PadId) {
        let Some(owned) = self.pads.roles.of(pad) else { return };
        let sees = self.sees(owned.owner);
        self.pads.deal(pad, owned.family, sees);
    }

    pub(super) fn plug(&mut self, pad: PadId, family: Family, motors: Motors) {
        let first = self.first_owner();
        let known = self.pads.roles.of(pad);
        let owned = self.pads.roles.plug(pad, family, motors, first);
        // What was bound by ear comes back with the pad.
        if known.is_none() {
            self.deal(pad);
            self.note_owner(pad);
        } else {
            self.note_pad(Act::Noticed(Incident::PadBack(number(pad))));
        }
        let here = Phrase::with(Line::PadHere, [Arg::Color(owned.owner)]);
        let how = self.how_to_begin(pad, owned.owner).filter(|_| known.is_none());
        self.tell_owner(owned.owner, Priority::Game, Phrase::Several([here].into_iter().chain(how).collect()));
    }

    /// What the window's first words said in keys, in the buttons of a pad that has just come.
    fn how_to_begin(&self, pad: PadId, owner: Color) -> Option<Phrase> {
        let line = match &self.stage {
            Stage::Setup(_) => Line::SetupWelcome,
            Stage::Resume { .. } => Line::ResumeQuestion,
            _ => return None,
        };
        let hand = self.pads.hands.get(&pad).filter(|_| self.sees(owner) == Sees::No)?;
        Some(in_buttons(Phrase::line(line), &hand.profile, self.pads.roles.of(pad)?.family))
    }

    /// What was held is let go, and the game goes on by keyboard.
    pub(super) fn unplug(&mut self, pad: PadId) {
        let Some(owned) = self.pads.roles.unplug(pad) else { return };
        self.at_pad(pad, Event::Gone);
        self.pads.lay_down(owned.owner);
        self.note_pad(Act::Noticed(Incident::PadGone(number(pad))));
        let gone = Phrase::with(Line::PadGone, [Arg::Color(owned.owner)]);
        self.tell(&[Cue::arbiter(gone.clone())]);
        self.tell_owner(owned.owner, Priority::Game, gone);
    }

    /// A button went down while somebody was asked for his pad.
    pub(super) fn give(&mut self, pad: PadId) {
        let Some(given) = self.pads.roles.answer(pad) else { return };
        let (Given::Last(owner) | Given::AskNext(owner) | Given::Enough(owner)) = given;
        if !matches!(given, Given::Enough(_)) {
            self.deal(pad);
            let asker = Seat::Player(self.pads.asker.unwrap_or(owner));
            self.act(asker, &Command::GiveDevice(Device::Gamepad(number(pad)), Seat::Player(owner)));
        }
        self.tell_both(Line::PadHere, owner);
        if let Given::AskNext(_) = given {
            self.ask_for_pad(owner.other());
        }
    }

    pub(super) fn ask_for_pad(&mut self, asked: Color) {
        self.tell_both(Line::PadAsk, asked);
    }

    /// Both players hear who is asked and who has his pad: the other one has to do nothing, and to know when it is done.
    fn tell_both(&mut self, line: Line, player: Color) {
        for color in Color::ALL {
            self.tell_owner(color, Priority::Answer, Phrase::with(line, [Arg::Color(player)]));
        }
    }
}
