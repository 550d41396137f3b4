//! What the microphone of the room hears of a player without one of his own: his repetition, and his own move.
use std::time::Duration;

use shakmaty::Color;

use super::{
    App,
    early::{NewSteps, REACTION},
    stages::Stage,
    voice::VoiceDesk,
};
use crate::{
    clock::Moment,
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

/// What is kept of the sound before somebody begins to speak.
const HEARD_BEFORE: Duration = Duration::from_millis(400);

/// Whether these words began before there was anything for this side to repeat: his opponent's own, while he announced. `now` is when they
/// were understood first.
fn began_before_due(new_steps: &NewSteps, side: Color, utterance: &CapturedUtterance, now: Moment) -> bool {
    let spoken = utterance.length().saturating_sub(HEARD_BEFORE);
    new_steps.is_newer_than(side, spoken + REACTION, now)
}

impl App {
    /// What was said in the room, as far as it is waited for.
    pub(super) fn heard_in_room(&mut self, verdict: &Interpretation, utterance: &CapturedUtterance) {
        let Stage::Game(playing) = &self.stage else { return };
        if !verdict.is_for_us() {
            return;
        }
        let now = self.talking.heard_in_room.unwrap_or_else(|| playing.session.clock().now());
        match heard_of(playing.session.game(), &self.voice) {
            Some(HeardInRoom::Repetition(side, announced))
                if began_before_due(&playing.new_steps, side, utterance, now) =>
            {
                // Perhaps he was quick: he sees that it does not count.
                if matches!(verdict.meaning, Meaning::Move(said, _) if said.same_move(announced)) {
                    let unclear = Phrase::line(Line::RepetitionUnclear);
                    self.tell(&[Cue::answer(Audience::Page(Seat::Player(side)), unclear)]);
                }
            }
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
                // Who sees no page hears it.
                let Stage::Game(playing) = &self.stage else { return };
                let to = Audience::private(seat, playing.session.game().setup());
                self.tell(&[Cue::answer(to, Phrase::line(Line::RepetitionUnclear))]);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::early::steps,
        game::{MoveCommand, Setup, StartCommand},
        listen::capture::Gate,
    };

    /// The opponent says his move aloud and clicks while he ends: his words were recorded as the repetition of the other player.
    #[test]
    fn what_was_being_said_when_a_move_was_announced_repeats_it_for_nobody() {
        let mut game = Game::new(Setup::default());
        let (begun, announced) = (Moment::START, Moment::from_millis(10_000));
        let act = |game: &mut Game, at, by, command: &Command| {
            for event in game.decide(at, by, command).expect("possible") {
                game.apply(at, &event);
            }
        };
        act(&mut game, begun, Seat::Player(Color::White), &Command::Start(StartCommand::Begin));
        let (mut new_steps, before) = (NewSteps::default(), steps(&game));
        let said = RawMove::from_squares(game.board(Color::White), shakmaty::Square::E2, shakmaty::Square::E4, None);
        let announce = Command::Move(MoveCommand::Announce(said.expect("a pawn is there")));
        act(&mut game, announced, Seat::Player(Color::White), &announce);
        new_steps.follow(Seat::Player(Color::White), &before, &game, announced);
        let utterance = CapturedUtterance { samples: vec![0.0; 16_000], rate: 8_000, gate: Gate::Open, spoken: None };
        assert_eq!(utterance.length(), Duration::from_secs(2));
        for (after, too_early) in [(500, true), (1_800, true), (2_000, false)] {
            let now = announced + Duration::from_millis(after);
            assert_eq!(began_before_due(&new_steps, Color::Black, &utterance, now), too_early, "{after} ms");
        }
    }
}
