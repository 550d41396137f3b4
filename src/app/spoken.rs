//! A press of the clock that comes while its player's own words are still being understood: he has let go of the key for speaking, and a
//! hand is quicker than a recogniser. It waits for them, as it waits for the last word of an announcement; on record it would be a press
//! before the announcement, which he has made.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{App, News, stages::Stage, talking::speaker_at};
use crate::{
    clock::Moment,
    game::{Act, Command, Game, MoveAct, MoveCommand, Seat},
    listen::capture::MicrophonePlace,
    narration::{Audience, Chime, Cue},
};

/// Longer than this no press waits for words.
const LONGEST: Duration = Duration::from_secs(3);

/// Whose words are being understood, and who has pressed meanwhile.
#[derive(Debug, Default)]
pub(super) struct SpokenPress(ByColor<Option<Spoken>>);

/// What a player has said and let go of the key for.
#[derive(Debug, Clone, Copy)]
struct Spoken {
    since: Moment,
    pressed: Pressed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pressed {
    NotYet,
    Waits,
}

impl SpokenPress {
    /// This person has let go of the key: what he said is being understood from now on.
    pub(super) fn has_spoken(&mut self, seat: Seat, now: Moment) {
        if let Seat::Player(side) = seat {
            *self.0.get_mut(side) = Some(Spoken { since: now, pressed: Pressed::NotYet });
        }
    }

    /// What this person was saying does not count, and nor does a press that waits for it.
    pub(super) const fn discard(&mut self, seat: Seat) {
        if let Seat::Player(side) = seat {
            *self.0.get_mut(side) = None;
        }
    }

    /// Nobody's words are waited for: another game begins.
    pub(super) fn forget(&mut self) {
        self.0 = ByColor::default();
    }

    /// How long a press still waits for words, if one does.
    pub(super) fn idle_for(&self, now: Moment) -> Option<Duration> {
        let waiting = self.0.iter().flatten().filter(|spoken| spoken.pressed == Pressed::Waits);
        waiting.map(|spoken| LONGEST.saturating_sub(now.since(spoken.since))).min()
    }

    /// Whose press has waited for long enough.
    fn overdue(&self, now: Moment) -> Option<Color> {
        let is_over = |spoken: Spoken| spoken.pressed == Pressed::Waits && now.since(spoken.since) >= LONGEST;
        Color::ALL.into_iter().find(|&side| self.0.get(side).is_some_and(is_over))
    }
}

/// Whether a press now would go on record as one that was held back, and do nothing else.
fn is_held_back(game: &Game, now: Moment, by: Seat) -> bool {
    let acts = game.decide(now, by, &Command::Move(MoveCommand::Press));
    acts.is_ok_and(|events| events.iter().all(|event| event.act == Act::Move(MoveAct::PressHeldBack)))
}

impl App {
    /// Whether this act presses the clock over words that are still being understood, and waits for them. What counts as it is - a press of
    /// a player who sees the board may - waits for nothing.
    pub(super) fn holds_press_for_words(&mut self, by: Seat, command: &Command) -> bool {
        let (Stage::Game(playing), Seat::Player(side)) = (&self.stage, by) else { return false };
        if *command != Command::Move(MoveCommand::Press) {
            return false;
        }
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let spoken = self.talking.press.0.get_mut(side);
        match spoken.as_mut().filter(|spoken| now.since(spoken.since) < LONGEST && is_held_back(game, now, by)) {
            Some(spoken) => spoken.pressed = Pressed::Waits,
            None => {
                *spoken = None;
                return false;
            }
        }
        let to = Audience::private(by, game.setup());
        self.tell(&[Cue::chime(to, Chime::Tick)]);
        true
    }

    /// The words that were said there are understood, whatever came of them: a press that has waited takes effect where they have become
    /// an announcement. Else its player hears that it does not count; what he is asked, or has to do, he has just heard.
    pub(super) fn follow_spoken_press(&mut self, place: MicrophonePlace) {
        let Some(Seat::Player(side)) = speaker_at(place) else { return };
        let (Stage::Game(playing), seat) = (&self.stage, Seat::Player(side)) else { return };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let is_early = is_held_back(game, now, seat);
        match self.talking.press.0.get_mut(side).take() {
            Some(Spoken { pressed: Pressed::Waits, since }) if now.since(since) < LONGEST => {
                if is_early {
                    self.refuse_spoken_press(side);
                } else {
                    self.act(seat, &Command::Move(MoveCommand::Press));
                }
            }
            Some(Spoken { pressed: Pressed::Waits, .. }) => self.refuse_spoken_press(side),
            Some(Spoken { pressed: Pressed::NotYet, .. }) | None => {}
        }
    }

    /// A press that waits for words which nobody has understood in time does not count.
    pub(super) fn release_spoken_press(&mut self) -> News {
        let Stage::Game(playing) = &self.stage else { return News::None };
        let Some(side) = self.talking.press.overdue(playing.session.clock().now()) else { return News::None };
        self.talking.press.discard(Seat::Player(side));
        self.refuse_spoken_press(side);
        News::Some
    }

    fn refuse_spoken_press(&mut self, side: Color) {
        let Stage::Game(playing) = &self.stage else { return };
        let to = Audience::private(Seat::Player(side), playing.session.game().setup());
        self.tell(&[Cue::chime(to, Chime::Refused)]);
    }
}
