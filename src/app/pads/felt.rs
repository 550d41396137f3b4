//! What a pad beats: rhythms for the hands, and soft ticks in the earphone where there are no motors.
use shakmaty::Color;

use crate::{
    app::{App, stages::Stage},
    desk::Intent,
    game::Seat,
    narration::{Chime, Question},
    pad::{Motor, Motors, PadId, Pulse, Rhythm, rhythm},
};

impl App {
    pub(super) fn feel(&mut self, pad: PadId, owner: Seat, rhythm: Rhythm) {
        match self.stage.pulses(owner, rhythm) {
            Some(pulses) => self.beat_or_tick(pad, owner, pulses),
            // There is no time to feel: said in words.
            None => self.intend(pad, owner, Intent::Ask(Question::OwnTime)),
        }
    }

    /// Beats where there is a motor, and soft ticks in the earphone where there is none.
    fn beat_or_tick(&mut self, pad: PadId, owner: Seat, pulses: Vec<Pulse>) {
        match self.pads.roles.of(pad).map(|owned| owned.motors) {
            Some(Motors::Two) => self.pads.beat(pad, pulses),
            Some(Motors::None) => {
                let now = self.clock.now();
                // Another's beats go on: cut short they would tell another time.
                self.pads.heard.retain(|(_, of, _)| *of != owner);
                self.pads.heard.extend(pulses.into_iter().map(|p| (now + rhythm::TICK * p.start, owner, chime(p))));
                self.pads.heard.make_contiguous().sort_by_key(|(due, ..)| *due);
            }
            None => {}
        }
    }
}

impl Stage {
    /// The beats of a rhythm at somebody's pad; `None` where there is no time to feel.
    fn pulses(&self, owner: Seat, rhythm: Rhythm) -> Option<Vec<Pulse>> {
        if let Rhythm::Lesson(time) = rhythm {
            return Some(rhythm::of_time(time, Motor::Strong));
        }
        let Self::Game(playing) = self else { return None };
        let view = playing.session.game().view(owner, playing.session.clock().now());
        let left = |side: Color| view.clock.and_then(|clock| *clock.left.get(side));
        match rhythm {
            Rhythm::Own => left(view.side()).map(|left| rhythm::of_time(left, Motor::Strong)),
            Rhythm::Opponents => left(view.side().other()).map(|left| rhythm::of_time(left, Motor::Weak)),
            Rhythm::Running | Rhythm::Lesson(_) => {
                let motor = |side| if side == view.side() { Motor::Strong } else { Motor::Weak };
                Some(rhythm::of_running(view.running.map(motor)))
            }
        }
    }
}

/// A beat as a sound: the opponent's are higher.
const fn chime(pulse: Pulse) -> Chime {
    match (pulse.motor, pulse.is_long()) {
        (Motor::Strong, true) => Chime::LongBeat,
        (Motor::Strong, false) => Chime::ShortBeat,
        (Motor::Weak, true) => Chime::HighLongBeat,
        (Motor::Weak, false) => Chime::HighShortBeat,
    }
}
