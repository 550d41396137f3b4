//! What the microphone of the room hears of a player without one of his own: his repetition, and his own move.
use shakmaty::Color;

use super::{App, stages::Stage, voice::VoiceDesk};
use crate::{
    desk::Address,
    game::{AnswerCommand, Command, Game, Seat, Step},
    language::{Line, Phrase},
    laws::RawMove,
    listen::{
        Acceptance, Interpretation, Meaning,
        capture::{CapturedUtterance, MicrophonePlace},
    },
    narration::{Audience, Cue},
};

/// What somebody is to say in the room now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HeardInRoom {
    /// This side repeats what was announced to it (D.2.2; D.2.3 of 2014).
    Repetition(Color, RawMove),
    /// This side, which is sighted, announces its own move (D.2.1).
    OwnMove(Color),
}

impl HeardInRoom {
    /// Who is to say it.
    pub(super) const fn side(self) -> Color {
        match self {
            Self::Repetition(side, _) | Self::OwnMove(side) => side,
        }
    }
}

/// What the microphone of the room waits for, if it is there. A player with a microphone of his own speaks into that.
pub(super) fn heard_of(game: &Game, voice: &VoiceDesk) -> Option<HeardInRoom> {
    let sides = Color::ALL.into_iter().filter(|&side| !voice.is_open(MicrophonePlace::Player(side)));
    let waits = |side: Color| match game.step(side) {
        Step::Repeat(said) | Step::RepeatAgain(said) => Some(HeardInRoom::Repetition(side, said)),
        Step::Move | Step::Announce if !game.setup().is_impaired(side) => Some(HeardInRoom::OwnMove(side)),
        _ => None,
    };
    voice.is_open(MicrophonePlace::Room).then(|| sides.filter_map(waits).next()).flatten()
}

impl App {
    /// What was said in the room, as far as it is waited for.
    pub(super) fn heard_in_room(&mut self, verdict: &Interpretation, utterance: &CapturedUtterance) {
        let Stage::Game(playing) = &self.stage else { return };
        if !verdict.is_for_us() {
            return;
        }
        match heard_of(playing.session.game(), &self.voice) {
            Some(HeardInRoom::Repetition(side, announced)) => self.repeated_in_room(side, announced, verdict),
            Some(HeardInRoom::OwnMove(side)) => self.announced_in_room(side, verdict, utterance),
            None => {}
        }
    }

    /// The repetition: agreed, or another move. What is not certain is left to the player's button; talk is nothing.
    fn repeated_in_room(&mut self, side: Color, announced: RawMove, verdict: &Interpretation) {
        let seat = Seat::Player(side);
        match (verdict.acceptance, &verdict.meaning) {
            // What was announced is what is waited for: it need not be as certain as a difference.
            (_, Meaning::Move(said, _)) if verdict.agreed && said.same_move(announced) => {
                self.act(seat, &Command::Answer(AnswerCommand::Repeat(None)));
            }
            (Acceptance::Agreed, Meaning::Move(said, _)) => {
                self.act(seat, &Command::Answer(AnswerCommand::Repeat(Some(*said))))
            }
            (Acceptance::Confirm | Acceptance::Ask, _) => {
                self.tell(&[Cue::answer(Audience::Page(seat), Phrase::line(Line::RepetitionUnclear))]);
            }
            _ => {}
        }
    }

    /// His own move, perhaps: his desk reads it back on his page. What he has said is kept if it becomes his announcement (D.2.6).
    fn announced_in_room(&mut self, side: Color, verdict: &Interpretation, utterance: &CapturedUtterance) {
        let (Stage::Game(playing), seat) = (&self.stage, Seat::Player(side)) else { return };
        let desk = playing.desks.of_player(side);
        let Some(said) = desk.move_of_room(verdict, &playing.view(seat)) else { return };
        self.talking.note(seat, Address::Unfamiliar, verdict, utterance, desk.mode());
        self.put_up_at_desk_of(seat, |desk, view| desk.hear_in_room(said, view));
    }
}
