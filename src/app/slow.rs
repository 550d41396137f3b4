//! Work that is slow on purpose is done on a thread of its own, so that clock, window and sound go on: a PIN is compared, a move
//! sealed, an envelope opened. What the same person does meanwhile waits for it, and comes after it.
//!
//! The others do not wait for the arbiter's PIN. Before it is accepted he has ruled nothing, and what he gives after it counts from
//! then: a player who presses within those hundredths of a second has pressed first, as with an arbiter who types a little slower.
//! Each is on record in that order, with its own time.
use std::{collections::VecDeque, path::PathBuf, sync::mpsc::Sender};

use super::{App, Input, Session, stages::Stage};
use crate::{
    envelope::{SlowAnswer, SlowWork},
    game::{AdjournmentCommand, Command, Envelope, Phase, Seat, Turn, Written},
    language::{Arg, Line, Phrase},
    narration::{Audience, Cue},
};

/// What is being worked at, and what waits for it.
#[derive(Debug)]
pub(super) struct Slow {
    outbox: Sender<Input>,
    /// How many works there were: an answer says to which it belongs.
    count: u64,
    underway: Option<Underway>,
    /// In the order in which they were given.
    waiting: VecDeque<(Seat, Command)>,
}

/// A command whose work is being done.
#[derive(Debug)]
struct Underway {
    journal: PathBuf,
    by: Seat,
    command: Command,
    work: SlowWork,
}

/// The answer to the work of this number.
#[derive(Debug)]
pub struct NumberedAnswer {
    number: u64,
    answer: SlowAnswer,
}

/// A command whose work is done.
#[derive(Debug)]
enum Worked {
    /// It is carried out with the answer.
    Answered {
        by: Seat,
        command: Command,
        /// The move that he has sealed for his player.
        sealed: Option<Written>,
    },
    /// The thing that it was about is gone: the command is looked at as if it were given now.
    Stale(Seat, Command),
}

impl Slow {
    /// Nothing is worked at yet.
    pub(super) const fn new(outbox: Sender<Input>) -> Self {
        Self { outbox, count: 0, underway: None, waiting: VecDeque::new() }
    }

    /// Whether a command of this person waits: he, or who sits beside him, has given one that is not done. The arbiter waits for
    /// everybody: a move that was sealed before his word is sealed.
    fn holds(&self, by: Seat) -> bool {
        let Some(underway) = &self.underway else { return false };
        let before = self.waiting.iter().any(|(earlier, _)| earlier.side() == by.side());
        by == Seat::Arbiter || underway.by.side() == by.side() || before
    }

    /// Lets a command wait that comes after one whose work is being done. Returns whether it waits.
    pub(super) fn defers(&mut self, stage: &Stage, by: Seat, command: &Command) -> bool {
        self.leave_work_of_another_game(stage);
        let waits = self.holds(by);
        if waits {
            self.waiting.push_back((by, command.clone()));
        }
        waits
    }

    /// Begins with the work of a command. Returns whether there is any.
    pub(super) fn begins(&mut self, session: &Session, by: Seat, command: &Command) -> bool {
        let Some(work) = session.slow_work(by, command) else { return false };
        if self.underway.is_some() {
            self.waiting.push_back((by, command.clone()));
            return true;
        }
        self.count += 1;
        let (number, task, outbox) = (self.count, work.clone(), self.outbox.clone());
        let working = std::thread::Builder::new().name("slow-work".to_owned()).spawn(move || {
            let answer = task.done();
            // After the program there is nobody to be answered.
            let _ = outbox.send(Input::Slow(NumberedAnswer { number, answer }));
        });
        if let Err(error) = working {
            // It is done here then, and takes its time.
            tracing::warn!(%error, "no thread for slow work");
            return false;
        }
        self.underway = Some(Underway { journal: session.path().to_owned(), by, command: command.clone(), work });
        true
    }

    /// Forgets what is being worked at for a game that was left, and its answer: nobody in this one waits for it.
    fn leave_work_of_another_game(&mut self, stage: &Stage) {
        let Some(underway) = &self.underway else { return };
        if !matches!(stage, Stage::Game(playing) if playing.session.path() == underway.journal) {
            self.count += 1;
            self.underway = None;
            self.waiting.clear();
        }
    }

    /// The command whose work this answers; none for an answer that comes too late.
    fn worked(&mut self, stage: &mut Stage, NumberedAnswer { number, answer }: NumberedAnswer) -> Option<Worked> {
        if number != self.count {
            return None;
        }
        let Underway { journal, by, command, work } = self.underway.take()?;
        let session = match stage {
            Stage::Game(playing) if playing.session.path() == journal => &mut playing.session,
            _ => {
                self.waiting.clear();
                return None;
            }
        };
        Some(if session.slow_work(by, &command).is_some_and(|wanted| wanted.is_as(&work)) {
            let sealed = sealed_for_a_player(by, &command);
            Worked::Answered { by, command: session.answered(command, answer), sealed }
        } else {
            Worked::Stale(by, command)
        })
    }

    /// What has waited, once nothing is worked at.
    fn next(&mut self) -> Option<(Seat, Command)> {
        if self.underway.is_some() { None } else { self.waiting.pop_front() }
    }

    /// The answer to what is being worked at, made here and now.
    fn finish(&self) -> Option<NumberedAnswer> {
        let answer = self.underway.as_ref()?.work.clone().done();
        Some(NumberedAnswer { number: self.count, answer })
    }
}

impl App {
    /// Before the program ends: what is being sealed is sealed, and what waits for it is carried out.
    pub(super) fn finish_slow_work(&mut self) {
        while let Some(answer) = self.work.slow.finish() {
            self.slow_work_done(answer);
        }
    }

    /// Carries out the command whose work is done, and what has waited for it.
    pub(super) fn slow_work_done(&mut self, answer: NumberedAnswer) {
        match self.work.slow.worked(&mut self.stage, answer) {
            Some(Worked::Answered { by, command, sealed }) => {
                let before = in_envelope(&self.stage).cloned();
                self.carry_out_now(by, &command);
                if in_envelope(&self.stage) != before.as_ref() {
                    self.stage.nothing_unheard();
                    self.read_sealed_back(by, sealed);
                }
            }
            Some(Worked::Stale(by, command)) => self.carry_out(by, &command),
            None => return,
        }
        while let Some((by, command)) = self.work.slow.next() {
            self.act(by, &command);
        }
    }

    /// A player who does not see hears what his assistant has put into his envelope, and in place of what: nobody else can tell him,
    /// and the press closes it.
    fn read_sealed_back(&mut self, by: Seat, sealed: Option<Written>) {
        let Some(side) = by.side() else { return };
        if !self.stage.setup().is_some_and(|setup| setup.is_impaired(side)) {
            return;
        }
        let words = match sealed {
            Some(Written::Move(said)) => Phrase::with(Line::PadReadBack, [Arg::Move(said)]),
            Some(Written::Words(ref words)) => Phrase::Letters(words.clone()),
            None => return,
        };
        self.let_hear_sealed(Cue::answer(Audience::Earphone(side), words));
    }
}

/// What is sealed by an assistant.
fn sealed_for_a_player(by: Seat, command: &Command) -> Option<Written> {
    let (Seat::Assistant(_), Command::Adjournment(AdjournmentCommand::Seal(written))) = (by, command) else {
        return None;
    };
    Some(written.clone())
}

/// What the player on move has sealed so far.
pub(super) fn in_envelope(stage: &Stage) -> Option<&Envelope> {
    let Stage::Game(playing) = stage else { return None };
    let Phase::Playing(Turn { sealing: Some(sealing), .. }) = playing.session.game().phase() else { return None };
    sealing.envelope.as_ref()
}

#[cfg(test)]
mod tests;
