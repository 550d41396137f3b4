//! A pad that is nobody's, at hand after a restart.
//!
//! Pads look alike, and who cannot see may have no other device to take one by. Each who had a pad before has a chord of his own: it
//! is held on any pad that is nobody's, and then a button that he alone hears takes that pad for him. One of them is asked at a
//! time; the chords of the others begin as well, since nobody knows whose turn it is. The other player does not take a pad in this
//! one's place by what he remembers, nor by what he sees his opponent do: he does not know the button. Everybody hears whose the
//! pad is.
use shakmaty::Color;

use super::{Hand, Pads, owners::device};
use crate::{
    app::{App, stages::Stage},
    clock::Moment,
    desk::{Answer, Intent},
    game::{Act, Command, Device, DeviceAct, DeviceOffer, Seat, StartCommand, TakenBy},
    language::{Arg, Line, Phrase},
    narration::{Priority, offered_phrase},
    pad::{Button, ButtonSet, Context, Family, PadAct, PadEvent, PadId, PadMode, PadOutput, PadProfile},
};

/// The button that begins to take a pad for this person while [`HELD`] is held; the arbiter has none.
const fn takes_for(seat: Seat) -> Option<Button> {
    match seat {
        Seat::Player(Color::White) => Some(Button::Left),
        Seat::Player(Color::Black) => Some(Button::Right),
        Seat::Assistant(Color::White) => Some(Button::Up),
        Seat::Assistant(Color::Black) => Some(Button::Down),
        Seat::Arbiter => None,
    }
}

/// What is held before it. No layout has another use for these chords.
const HELD: Button = Button::Start;

/// What the buttons of a pad that is nobody's do while this person is asked about it.
fn profile_for(asked: Seat, family: Family) -> Option<PadProfile> {
    let takes = PadAct::Desk(Intent::Grasp);
    family.layout().profile()?.rebound(&takes, ButtonSet::default().with(HELD), takes_for(asked)?).ok()
}

/// A pad on which the chord of this person was held: it is his once its next button is the one that he was told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PadProof {
    pad: PadId,
    to: Seat,
    button: Button,
}

impl PadProof {
    /// The button depends on when the chord was held for long enough, to the millisecond: nobody's hand repeats that.
    fn drawn(pad: PadId, to: Seat, at: Moment) -> Self {
        let buttons = [Button::Up, Button::Right, Button::Down, Button::Left];
        let of_four = at.since(Moment::START).as_millis() % 4;
        Self { pad, to, button: buttons[usize::try_from(of_four).expect("less than four")] }
    }

    /// Whether this button decides: on his pad any does, on another the one that he was told.
    fn is_answered_by(self, pad: PadId, button: Button) -> bool {
        pad == self.pad || button == self.button
    }
}

impl Pads {
    /// A pad that is nobody's answers to this person's chord from now on.
    fn deal_free(&mut self, pad: PadId, to: Seat) {
        let Some(family) = self.roles.free_family(pad) else { return };
        let Some(profile) = profile_for(to, family) else { return };
        let hand = self.hands.entry(pad).or_insert_with(|| Hand {
            mode: PadMode::of(family),
            profile: profile.clone(),
            layout: family.layout(),
        });
        hand.profile = profile;
        self.free_for.insert(pad, to);
    }

    /// Whose chord this button ends at a pad that is nobody's, if it is one of these people's.
    fn chord_of(&self, pad: PadId, button: Button, people: &[Seat]) -> Option<Seat> {
        people.iter().copied().find(|&seat| self.holds_chord(pad) && takes_for(seat) == Some(button))
    }

    /// Whether a chord has begun at a pad that is nobody's.
    fn holds_chord(&self, pad: PadId) -> bool {
        self.hands.get(&pad).is_some_and(|hand| hand.mode.holds(HELD))
    }
}

impl Stage {
    /// The pad that is offered to somebody who had one before the restart: while the players have yet to say that they go on, and
    /// for as long as nothing but its buttons takes it.
    fn free_pad_offer(&self) -> Option<DeviceOffer> {
        let Self::Game(playing) = self else { return None };
        let game = playing.session.game();
        let offer = game.devices().offer().filter(|offer| matches!(offer.device, Device::Gamepad(_)))?;
        let waits = Color::ALL
            .into_iter()
            .any(|side| game.step(side).confirmation() == Some(Command::Start(StartCommand::Ready)));
        let free = game.devices().owner_of(offer.device).is_none();
        let asked = waits || offer.taken_by == TakenBy::ItsButtons;
        (asked && free && game.devices().had_gamepads().contains(&offer.to)).then_some(offer)
    }
}

impl App {
    /// Those who had a pad before the restart and have none yet, while one is offered to one of them.
    fn without_pad(&self) -> Vec<Seat> {
        let (Some(_), Stage::Game(playing)) = (self.stage.free_pad_offer(), &self.stage) else { return Vec::new() };
        let had = playing.session.game().devices().had_gamepads();
        had.iter().copied().filter(|&seat| self.pads.roles.belonging_to(seat).next().is_none()).collect()
    }

    /// Something happened at a pad that is nobody's.
    pub(super) fn at_free_pad(&mut self, pad: PadId, event: PadEvent, at: Moment) {
        let Some(asked) = self.stage.free_pad_offer().map(|offer| offer.to) else {
            // Nothing is offered any more, and nothing that is still held is due.
            self.pads.hands.remove(&pad);
            self.pads.free_for.remove(&pad);
            return;
        };
        if let PadEvent::Pressed(button) = event {
            if self.answers_proof(pad, button) {
                return;
            }
            let chord = self.pads.chord_of(pad, button, &self.without_pad());
            if chord.is_none() {
                self.repeat_offer(pad);
            }
            self.pads.deal_free(pad, chord.unwrap_or(asked));
        }
        let outputs: Vec<PadOutput> = self.pads.step(pad, Context::Asked, at, event).into_iter().flatten().collect();
        // Nothing on it declines: it may be in other hands.
        if outputs.contains(&PadOutput::Intent(Intent::Answer(Answer::Held)))
            && let Some(&to) = self.pads.free_for.get(&pad)
        {
            self.ask_for_proof(PadProof::drawn(pad, to, at));
        }
    }

    /// He alone is told what he presses on this pad.
    fn ask_for_proof(&mut self, proof: PadProof) {
        let label = self.pads.roles.free_family(proof.pad).unwrap_or_default().label(proof.button);
        self.pads.proof = Some(proof);
        self.tell_owner(proof.to, Priority::Answer, Phrase::with(Line::PadProve, [Arg::Labels(vec![label])]));
    }

    /// Whether a button of a pad that is nobody's answers what was asked; other pads do not disturb it.
    fn answers_proof(&mut self, pad: PadId, button: Button) -> bool {
        if button == HELD {
            // Whoever did not hear the button holds his chord once more, and is told another.
            self.pads.proof.take_if(|proof| proof.pad == pad);
        }
        let in_chord = self.pads.holds_chord(pad) && self.pads.proof.is_some_and(|proof| proof.pad != pad);
        let open = self.pads.proof.filter(|proof| !in_chord && proof.is_answered_by(pad, button));
        let Some(proof) = open.filter(|proof| self.without_pad().contains(&proof.to)) else { return false };
        self.pads.proof = None;
        if (pad, button) == (proof.pad, proof.button) {
            self.take_in_hand(pad, proof.to);
        } else {
            self.tell_owner(proof.to, Priority::Answer, Phrase::line(Line::PadNotProved));
            self.repeat_offer(pad);
        }
        true
    }

    fn take_in_hand(&mut self, pad: PadId, to: Seat) {
        if self.stage.free_pad_offer().is_some_and(|offer| (offer.device, offer.to) != (device(pad), to)) {
            // What was offered is asked about anew: the other pad, or the other person.
            self.pads.offered.clear();
            self.note_pad(None, Act::Device(DeviceAct::Offered(device(pad), to)));
        }
        self.note_pad(Some(to), Act::Device(DeviceAct::Given(device(pad), to)));
        self.follow_pads();
    }

    /// Who is asked hears by which buttons of the pad he takes it; that it is offered he has just heard.
    pub(super) fn tell_how_to_take(&mut self, pad: PadId) {
        let Some(offer) = self.stage.free_pad_offer() else { return };
        if let Some(how) = self.how_to_take(pad, offer.to) {
            self.tell_owner(offer.to, Priority::Answer, how);
        }
    }

    /// Who is asked hears once more what is offered, and how he takes it.
    fn repeat_offer(&mut self, pad: PadId) {
        let Some(offer) = self.stage.free_pad_offer() else { return };
        let offered = offered_phrase(offer.device, offer.to, offer.taken_by);
        let told = [offered].into_iter().chain(self.how_to_take(pad, offer.to)).collect();
        self.tell_owner(offer.to, Priority::Answer, Phrase::Several(told));
    }

    /// The chord of this person in the words of the pad; `None` for a pad that is somebody's.
    fn how_to_take(&self, pad: PadId, to: Seat) -> Option<Phrase> {
        let family = self.pads.roles.free_family(pad)?;
        let profile = profile_for(to, family)?;
        let chord = profile.binding_of(&PadAct::Desk(Intent::Grasp))?.labels(family);
        Some(Phrase::with(Line::PadHold, [Arg::Labels(chord)]))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::pad::{ButtonBinding, PadLayout};

    /// It had always been the same one, and whoever had taken his own pad knew the other's.
    #[test]
    fn which_button_is_named_depends_on_the_millisecond() {
        let drawn =
            |ms| PadProof::drawn(PadId(0), Seat::Player(Color::White), Moment::START + Duration::from_millis(ms));
        let buttons: Vec<Button> = (1000..1004).map(|ms| drawn(ms).button).collect();
        assert_eq!(buttons, [Button::Up, Button::Right, Button::Down, Button::Left]);
    }

    /// Black, who held the button of his own time, had become White.
    #[test]
    fn no_layout_has_another_use_for_the_chords_that_take_a_pad() {
        for layout in PadLayout::ALL {
            let profile = layout.profile().expect("a profile");
            let people = Color::ALL.into_iter().flat_map(|side| [Seat::Player(side), Seat::Assistant(side)]);
            let taking: Vec<Option<Button>> = people.map(takes_for).collect();
            let is_used = |binding: &ButtonBinding| binding.held.has(HELD) && taking.contains(&Some(binding.button));
            assert!(!profile.bindings().iter().any(is_used), "{layout:?}");
        }
    }

    #[test]
    fn on_a_pad_of_any_make_each_person_has_a_button_of_his_own() {
        let people = Color::ALL.into_iter().flat_map(|side| [Seat::Player(side), Seat::Assistant(side)]);
        let people: Vec<Seat> = people.collect();
        for family in [Family::Xbox, Family::PlayStation, Family::Switch, Family::Generic] {
            let takes = |&asked: &Seat| {
                let profile = profile_for(asked, family).expect("a profile");
                profile.binding_of(&PadAct::Desk(Intent::Grasp)).expect("a button").button
            };
            let buttons: std::collections::BTreeSet<Button> = people.iter().map(takes).collect();
            assert_eq!(buttons.len(), people.len(), "{family:?}");
        }
    }
}
