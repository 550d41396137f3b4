//! What lies in an envelope and its player does not know: a press would close it with that. His assistant has sealed a move in place of his
//! own, and he has not heard it to its end; or another move was refused, after which the one before lies there still. Whoever presses, or
//! stops the clocks, closes nothing then: the player hears the move, or why it was refused, and the same act closes it after that.
use std::time::Duration;

use super::{App, slow::in_envelope, stages::Stage};
use crate::{
    clock::Moment,
    desk::FIRST_MOMENT,
    game::{Act, AdjournmentAct, AdjournmentCommand, ClockCommand, Command, Envelope, Game, MoveCommand, Seat, Step},
    language::Phrase,
    narration::{Audience, Content, Cue, step_phrase},
    speak::{UtteranceEnding, UtteranceId},
};

/// No sealed move takes longer to be said. A device that does not tell the end of the words keeps nobody's clock running.
const LONGEST: Duration = Duration::from_secs(30);

/// What the player of an envelope that is not closed has yet to hear.
#[derive(Debug)]
pub(super) enum Unheard {
    /// What his assistant has put into it.
    Sealed {
        /// The move, for his earphone alone.
        cue: Cue,
        /// What it is sealed in: in the place of another one nothing of it counts.
        envelope: Envelope,
        /// The words that sound, or wait to; `None` where he hears none.
        spoken: Option<UtteranceId>,
        /// When it was said last.
        since: Moment,
    },
    /// Why what somebody wanted to put into it is not there.
    Refused {
        /// In the words in which it was refused.
        why: Phrase,
        /// When whoever pressed was told so again.
        told: Option<Moment>,
    },
}

/// Whether this act closes the envelope.
fn closes(game: &Game, now: Moment, by: Seat, command: &Command) -> bool {
    let may = matches!(command, Command::Move(MoveCommand::Press) | Command::Clock(ClockCommand::Stop));
    let closed = |act: &Act| matches!(act, Act::Adjournment(AdjournmentAct::Adjourned | AdjournmentAct::ReplyHandedIn));
    may && game.decide(now, by, command).is_ok_and(|events| events.iter().any(|event| closed(&event.act)))
}

impl Stage {
    /// The player knows what lies in the envelope: he has sealed it himself.
    pub(super) fn nothing_unheard(&mut self) {
        if let Self::Game(playing) = self {
            playing.unheard = None;
        }
    }
}

impl App {
    /// An assistant has sealed this in his player's place, who hears it.
    pub(super) fn let_hear_sealed(&mut self, cue: Cue) {
        // Where he has no earphone nothing sounds, and nothing is waited for.
        let spoken = self.whisper(&cue).filter(|&words| self.sound.is_due(words));
        let Some(envelope) = in_envelope(&self.stage).cloned() else { return };
        if let Stage::Game(playing) = &mut self.stage {
            playing.unheard = Some(Unheard::Sealed { cue, envelope, spoken, since: playing.session.clock().now() });
        }
    }

    /// What somebody wanted to seal was refused, if these are the words of a refusal. What has yet to be heard before that stays.
    pub(super) fn note_sealing(&mut self, by: Seat, command: &Command, cues: &[Cue]) {
        let (Stage::Game(playing), Command::Adjournment(AdjournmentCommand::Seal(_))) = (&mut self.stage, command)
        else {
            return;
        };
        if !by.side().is_some_and(|side| playing.session.game().step(side) == Step::CloseEnvelope) {
            return;
        }
        let refused = cues.iter().find_map(|cue| match &cue.content {
            Content::Refuse { phrase, .. } => Some(Unheard::Refused { why: phrase.clone(), told: None }),
            Content::Say(_) | Content::Chime(_) => None,
        });
        if !matches!(playing.unheard, Some(Unheard::Sealed { .. })) {
            playing.unheard = refused;
        }
    }

    /// Words have ended. What was cut short he has not heard.
    pub(super) fn note_heard(&mut self, id: UtteranceId, ending: UtteranceEnding) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let is_it = matches!(&playing.unheard, Some(Unheard::Sealed { spoken: Some(spoken), .. }) if *spoken == id);
        match ending {
            UtteranceEnding::Complete | UtteranceEnding::Unheard if is_it => playing.unheard = None,
            UtteranceEnding::Complete | UtteranceEnding::Unheard | UtteranceEnding::Cut => {}
        }
    }

    /// Whether this act would close an envelope with what its player does not know. It is held back, and he hears it.
    pub(super) fn holds_envelope_open(&mut self, by: Seat, command: &Command) -> bool {
        let lies_there = in_envelope(&self.stage).cloned();
        let Stage::Game(playing) = &mut self.stage else { return false };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        // What is sealed otherwise since, or stands on the board instead, is known to its player.
        let is_gone =
            matches!(&playing.unheard, Some(Unheard::Sealed { envelope, .. }) if Some(envelope) != lies_there.as_ref());
        if is_gone {
            playing.unheard = None;
        }
        let on_board = game.record().current_ply().is_some_and(|ply| ply.stands().is_some());
        if playing.unheard.is_none() || on_board || !closes(game, now, by, command) {
            return false;
        }
        let to = Audience::private(by, game.setup());
        let due = by.side().map(|side| Cue::answer(to, step_phrase(game.step(side))));
        match &mut playing.unheard {
            Some(Unheard::Sealed { spoken: None, since, .. }) if now.since(*since) >= FIRST_MOMENT => false,
            Some(Unheard::Sealed { cue, spoken, since, .. }) => {
                let sounds = spoken.is_some_and(|spoken| self.sound.is_due(spoken));
                if sounds && now.since(*since) >= LONGEST {
                    return false;
                }
                // A key of his may have cut the words.
                let again = cue.clone();
                if spoken.is_some() && !sounds {
                    self.let_hear_sealed(again);
                }
                self.tell(due.as_slice());
                true
            }
            Some(Unheard::Refused { told: Some(told), .. }) if now.since(*told) >= FIRST_MOMENT => false,
            Some(Unheard::Refused { why, told }) => {
                *told = Some(now);
                let cue = Cue::answer(to, why.clone());
                self.tell(&[cue]);
                true
            }
            None => false,
        }
    }
}
