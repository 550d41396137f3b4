//! Words for whoever holds a pad: with the names of its buttons in the place of keys, and to him alone.
use super::Pads;
use crate::{
    app::{App, stages::Stage},
    game::Seat,
    language::Phrase,
    narration::{Audience, Content, Cue, Priority},
    pad::in_buttons,
};

impl Pads {
    /// Words with the buttons of the pad that a person used last; `None` where that was no pad.
    pub(in crate::app) fn in_buttons_of(&self, hearer: Seat, phrase: &Phrase) -> Option<Phrase> {
        let pad = *self.in_use.get(&hearer)?;
        let hand = self.hands.get(&pad)?;
        Some(in_buttons(phrase.clone(), &hand.profile, self.family_of(pad)))
    }
}

impl App {
    /// Words that name keys name the buttons of the pad that their hearer has in his hands.
    pub(in crate::app) fn for_hands(&self, cue: Cue) -> Cue {
        if self.has_no_keyboard(cue.to) {
            return cue.without_keys();
        }
        let Content::Say(phrase) = &cue.content else { return cue };
        let hearer = match cue.to {
            Audience::Earphone(player) => Seat::Player(player),
            Audience::Page(reader @ (Seat::Player(_) | Seat::Assistant(_))) => reader,
            Audience::Page(Seat::Arbiter) | Audience::Room => return cue,
        };
        let Some(phrase) = self.pads.in_buttons_of(hearer, phrase) else { return cue };
        let cue = Cue { content: Content::Say(phrase), ..cue };
        // Whoever has a pad and no keyboard reads of no key.
        let types = self.stage.setup().is_some_and(|setup| setup.devices.keyboard == hearer);
        if matches!(cue.to, Audience::Page(_)) && !types { cue.without_keys() } else { cue }
    }

    /// Whether these words are for somebody at the screen who has the mouse alone.
    fn has_no_keyboard(&self, to: Audience) -> bool {
        let (Audience::Page(seat @ (Seat::Player(_) | Seat::Assistant(_))), Some(setup)) = (to, self.stage.setup())
        else {
            return false;
        };
        setup.devices.keyboard != seat && !self.pads.in_use.contains_key(&seat)
    }

    /// Words for the owner of a pad alone.
    pub(super) fn tell_owner(&mut self, owner: Seat, priority: Priority, phrase: Phrase) {
        let to = match (&self.stage, owner) {
            (Stage::Game(playing), _) => Audience::private(owner, playing.session.game().setup()),
            (_, Seat::Player(color)) => Audience::Earphone(color),
            (_, Seat::Assistant(_) | Seat::Arbiter) => Audience::Page(owner),
        };
        self.tell(&[Cue { to, priority, content: Content::Say(phrase) }]);
    }
}
