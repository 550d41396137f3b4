//! A press of the clock that comes while its player's own words are still being understood: he has let go of the key for speaking, and a
//! hand is quicker than a recogniser. It waits for them, as it waits for the last word of an announcement; on record it would be a press
//! before the announcement, which he has made.
use std::time::Duration;

use super::{App, stages::Stage, talking::speaker_at};
use crate::{
    clock::Moment,
    game::{Command, MoveCommand, Seat, Step},
    listen::capture::MicrophonePlace,
    narration::{Audience, Chime, Cue},
};

/// Nothing that is said takes longer to be understood.
const LONGEST: Duration = Duration::from_secs(3);

/// Whose words are being understood, and whether he has pressed meanwhile.
#[derive(Debug, Default)]
pub(super) struct SpokenPress {
    /// Who has let go of the key for speaking, and when.
    words_of: Option<(Seat, Moment)>,
    /// Whose press waits for them.
    press_of: Option<Seat>,
}

impl SpokenPress {
    /// This person has let go of the key: what he said is being understood from now on.
    pub(super) const fn has_spoken(&mut self, seat: Seat, now: Moment) {
        self.words_of = Some((seat, now));
    }

    /// What this person was saying does not count.
    pub(super) fn discard(&mut self, seat: Seat) {
        self.words_of.take_if(|(of, _)| *of == seat);
        self.press_of.take_if(|of| *of == seat);
    }
}

impl App {
    /// Whether this act presses the clock over words that are still being understood, and waits for them.
    pub(super) fn holds_press_for_words(&mut self, by: Seat, command: &Command) -> bool {
        let (Stage::Game(playing), Seat::Player(side)) = (&self.stage, by) else { return false };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let speaks = self.talking.press.words_of.is_some_and(|(of, since)| of == by && now.since(since) < LONGEST);
        let is_early = matches!(game.step(side), Step::Move | Step::Announce);
        if !speaks || !is_early || *command != Command::Move(MoveCommand::Press) {
            return false;
        }
        self.talking.press.press_of = Some(by);
        let to = Audience::private(by, game.setup());
        self.tell(&[Cue::chime(to, Chime::PressWaits)]);
        true
    }

    /// The words that were said there are understood, whatever came of them: a press that has waited takes effect where they have become
    /// an announcement. Else its player hears that it does not count; what he is asked, or has to do, he has just heard.
    pub(super) fn follow_spoken_press(&mut self, place: MicrophonePlace) {
        let Some(seat) = speaker_at(place) else { return };
        self.talking.press.words_of.take_if(|(of, _)| *of == seat);
        if self.talking.press.press_of.take_if(|of| *of == seat).is_none() {
            return;
        }
        let (Stage::Game(playing), Seat::Player(side)) = (&self.stage, seat) else { return };
        let game = playing.session.game();
        if matches!(game.step(side), Step::Move | Step::Announce) {
            let to = Audience::private(seat, game.setup());
            return self.tell(&[Cue::chime(to, Chime::Refused)]);
        }
        self.act(seat, &Command::Move(MoveCommand::Press));
    }
}
