//! Who has an assistant: what the sighted player may have depends on it (D.2.10 of 2014, D.2.11 of 2018 and 2023).
use shakmaty::Color;

use super::{Announcer, Ply, Rights, ScoreKeeper, Seat, Setup};

impl Setup {
    /// Whether a player's assistant is named before the game: he keeps the score, has the keyboard or the mouse, or announces for a
    /// player who is visually impaired. Who announces for the other may be the same person (D.2.10).
    #[must_use]
    pub fn names_assistant(&self, side: Color) -> bool {
        let seat = Seat::Assistant(side);
        let keeps_score = *self.score_keeper.get(side) == ScoreKeeper::Assistant;
        let announces = self.is_impaired(side) && *self.announcer.get(side) == Announcer::Assistant;
        keeps_score || announces || [self.devices.keyboard, self.devices.mouse].contains(&seat)
    }
}

impl Rights<'_> {
    /// Whether a player has an assistant: one keeps his score, has a device, or has done something in this game.
    #[must_use]
    pub fn has_assistant(self, side: Color) -> bool {
        let seat = Seat::Assistant(side);
        let has_gamepad = self.game.devices().gamepads().any(|(_, owner)| owner == seat);
        self.game.setup.names_assistant(side)
            || has_gamepad
            || self.game.record().all_plies().any(|ply| has_acted(ply, seat))
    }
}

fn has_acted(ply: &Ply, seat: Seat) -> bool {
    let spoken = ply.announced.iter().chain(&ply.executed).any(|deed| deed.by == seat);
    let told = ply.touched.iter().any(|deed| deed.by == seat);
    spoken || told || ply.pressed.as_ref().is_some_and(|(deed, _)| deed.by == seat)
}
