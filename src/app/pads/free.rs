//! A pad that is nobody's, at hand before a game goes on after a restart.
//!
//! Pads look alike, and who cannot see may have no other device to take one by. While the clocks stand until both players have said
//! that they go on, a chord that is held on any pad that is nobody's takes that pad for the person who is asked about one; the
//! button that discards declines. Each person has a chord of his own for it, which means nothing else and which only he is told:
//! the other player, who has his pad in his hands and asks it for his time, takes nothing in this one's place. Everybody hears
//! whose it is. Once play goes on, a pad in somebody's hands consents to nothing: it could be the other player's hand.
use shakmaty::Color;

use super::{Hand, Pads, owners::device};
use crate::{
    app::{App, stages::Stage},
    clock::Moment,
    desk::{Answer, Intent},
    game::{Act, Command, Device, DeviceAct, DeviceCommand, DeviceOffer, Seat, StartCommand},
    language::{Line, Phrase},
    narration::{Priority, offered_phrase},
    pad::{Button, ButtonSet, Context, Family, PadAct, PadEvent, PadId, PadMode, PadOutput, PadProfile, in_buttons},
};

/// The button that takes a pad for this person while [`HELD`] is held; the arbiter has none.
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

impl Pads {
    /// A pad that is nobody's answers as the person who is asked has been told.
    fn deal_free(&mut self, pad: PadId, asked: Seat) {
        let Some(family) = self.roles.free_family(pad) else { return };
        let Some(profile) = profile_for(asked, family) else { return };
        if self.hands.get(&pad).is_none_or(|hand| hand.profile != profile) {
            self.hands.insert(pad, Hand { mode: PadMode::of(family), profile, layout: family.layout() });
        }
    }
}

impl Stage {
    /// The pad that is offered to somebody who had one before the restart, while the players have yet to say that they go on.
    fn pad_offer_before_play(&self) -> Option<DeviceOffer> {
        let Self::Game(playing) = self else { return None };
        let game = playing.session.game();
        let offer = game.devices().offer().filter(|offer| matches!(offer.device, Device::Gamepad(_)))?;
        let waits = Color::ALL
            .into_iter()
            .any(|side| game.step(side).confirmation() == Some(Command::Start(StartCommand::Ready)));
        let free = game.devices().owner_of(offer.device).is_none();
        (waits && free && game.devices().had_gamepads().contains(&offer.to)).then_some(offer)
    }
}

impl App {
    /// Something happened at a pad that is nobody's.
    pub(super) fn at_free_pad(&mut self, pad: PadId, event: PadEvent, at: Moment) {
        if matches!(event, PadEvent::Pressed(_)) {
            self.tell_how_to_take(pad);
        }
        let Some(asked) = self.stage.pad_offer_before_play().map(|offer| offer.to) else { return };
        self.pads.deal_free(pad, asked);
        let outputs = self.pads.step(pad, Context::Asked, at, event).into_iter().flatten();
        for output in outputs.collect::<Vec<_>>() {
            let PadOutput::Intent(intent) = output else { continue };
            let Some(DeviceOffer { device: offered, to, .. }) = self.stage.pad_offer_before_play() else { return };
            match intent {
                Intent::Answer(Answer::Held) => {
                    if offered != device(pad) {
                        // The other one is asked about anew: it is not his.
                        self.pads.offered.clear();
                        self.note_pad(None, Act::Device(DeviceAct::Offered(device(pad), to)));
                    }
                    self.act(to, &Command::Device(DeviceCommand::Take(device(pad))));
                }
                Intent::Escape => self.act(to, &Command::Device(DeviceCommand::Keep(offered))),
                _ => {}
            }
        }
    }

    /// Who is asked hears what is offered, and by which buttons of the pad he answers.
    pub(super) fn tell_how_to_take(&mut self, pad: PadId) {
        let Some(offer) = self.stage.pad_offer_before_play() else { return };
        self.pads.deal_free(pad, offer.to);
        let Some(hand) = self.pads.hands.get(&pad) else { return };
        let family = self.pads.roles.free_family(pad).unwrap_or_default();
        let answers = in_buttons(Phrase::line(Line::AnswerHeldConfirms), &hand.profile, family);
        let told = Phrase::Several(vec![offered_phrase(offer.device, offer.to), answers]);
        self.tell_owner(offer.to, Priority::Answer, told);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pad::{ButtonBinding, PadLayout};

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
