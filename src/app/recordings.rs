//! The recordings of what was announced: kept, and played to their player, or to everybody where an announcement is in dispute.
use super::{
    App,
    stages::Stage,
    talking::{Whose, microphone_of},
};
use crate::{
    game::{Access, Seat},
    journal,
    language::{Arg, Line, Phrase},
    listen::{Sound, capture::CapturedUtterance},
    narration::{Audience, Cue},
    speak::Output,
};

impl App {
    /// What was said has become an announcement: the recording is kept.
    pub(super) fn keep_spoken(&mut self, by: Seat) {
        let (Some((said, whose)), Some(place)) = (self.talking.announced(by), microphone_of(by)) else { return };
        if whose == Whose::His {
            self.voice.learn(place, said.clone());
        }
        self.voice.note_own(place);
        let CapturedUtterance { samples, rate, .. } = said;
        let Stage::Game(playing) = &mut self.stage else { return };
        let cues = playing.session.keep_announcement(&samples, rate);
        self.tell(&cues);
    }

    /// Plays a player's own recording of his move of this number, or of the last that has one.
    pub(super) fn replay(&mut self, seat: Seat, number: Option<u32>) {
        let (Stage::Game(playing), Seat::Player(color)) = (&self.stage, seat) else { return };
        let game = playing.session.game();
        let asked = number.unwrap_or_else(|| game.setup().number_of_move(game.record().all_plies().count()));
        match playing.session.recording(color, number).and_then(|file| read_recording(&file)) {
            Some(sound) => self.sound.play_recording(Output::Earphone(color), &sound),
            None => {
                let none = Phrase::with(Line::NoRecordingOf, [Arg::Number(asked)]);
                let to = Audience::private(seat, game.setup());
                self.tell(&[Cue::answer(to, none)]);
            }
        }
    }

    /// Plays the recording of an announcement that is in dispute, so that both players and the arbiter hear it. Only while
    /// boards and sheets are brought together, when no clock runs and nobody thinks.
    pub(super) fn replay_disputed(&mut self, ply: u32) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        if game.comparison().procedure().is_none() || game.rights().access() == Access::Locked {
            return;
        }
        match playing.session.recording_of_ply(ply).and_then(|file| read_recording(&file)) {
            Some(sound) => self.sound.play_recording(Output::Room, &sound),
            None => {
                let number = playing.session.game().setup().number_of_move(ply as usize);
                self.tell(&[Cue::arbiter(Phrase::with(Line::NoRecordingOf, [Arg::Number(number)]))]);
            }
        }
    }
}

/// The recording in a file; nothing where it cannot be read.
pub(super) fn read_recording(file: &std::path::Path) -> Option<Sound> {
    Sound::from_wav(std::io::BufReader::new(journal::open_recording(file).ok()?)).ok()
}
