//! What takes long on purpose is done on a thread of its own, so that clock, window and sound go on: a PIN is compared, a move
//! sealed, an envelope opened, the code of the journal computed. What the same person does while his command is worked at waits for
//! it, and comes after it.
//!
//! The others do not wait for the arbiter's PIN. Before it is accepted he has ruled nothing, and what he gives after it counts from
//! then: a player who presses within those hundredths of a second has pressed first, as with an arbiter who types a little slower.
//! Each is on record in that order, with its own time.
use std::{collections::VecDeque, path::PathBuf};

use super::{App, Input, stages::Stage};
use crate::{
    envelope::{SlowAnswer, SlowWork},
    game::{Command, Seat},
    journal::Coded,
};

/// What is being worked at, and what waits for it.
#[derive(Debug, Default)]
pub(super) struct Slow {
    /// How many works there were: an answer says to which it belongs.
    count: u64,
    underway: Option<Underway>,
    /// In the order in which they were given.
    waiting: VecDeque<(Seat, Command)>,
    coding: Coding,
}

/// Whether the code of a journal is being computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Coding {
    #[default]
    No,
    Yes,
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

impl Slow {
    /// Whether a command of this person waits: he, or who sits beside him, has given one that is not done. The arbiter waits for
    /// everybody: a move that was sealed before his word is sealed.
    fn holds(&self, by: Seat) -> bool {
        let Some(underway) = &self.underway else { return false };
        let before = self.waiting.iter().any(|(earlier, _)| earlier.side() == by.side());
        by == Seat::Arbiter || underway.by.side() == by.side() || before
    }
}

impl App {
    /// Lets a command wait that comes after one whose work is being done. Returns whether it waits.
    pub(super) fn waits_for_slow_work(&mut self, by: Seat, command: &Command) -> bool {
        self.leave_work_of_another_game();
        let waits = self.slow.holds(by);
        if waits {
            self.slow.waiting.push_back((by, command.clone()));
        }
        waits
    }

    /// Begins with the work of a command. Returns whether there is any.
    pub(super) fn begins_slow_work(&mut self, by: Seat, command: &Command) -> bool {
        let Stage::Game(playing) = &self.stage else { return false };
        let Some(work) = playing.session.slow_work(by, command) else { return false };
        if self.slow.underway.is_some() {
            self.slow.waiting.push_back((by, command.clone()));
            return true;
        }
        self.slow.count += 1;
        let (number, task, outbox) = (self.slow.count, work.clone(), self.outbox.clone());
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
        let journal = playing.session.path().to_owned();
        self.slow.underway = Some(Underway { journal, by, command: command.clone(), work });
        true
    }

    /// Forgets what is being worked at for a game that was left, and its answer: nobody in this one waits for it.
    fn leave_work_of_another_game(&mut self) {
        let Some(underway) = &self.slow.underway else { return };
        if !matches!(&self.stage, Stage::Game(playing) if playing.session.path() == underway.journal) {
            self.slow.count += 1;
            self.slow.underway = None;
            self.slow.waiting.clear();
        }
    }

    /// Before the program ends: what is being sealed is sealed, and what waits for it is carried out.
    pub(super) fn finish_slow_work(&mut self) {
        while let Some(Underway { work, .. }) = &self.slow.underway {
            let answer = work.clone().done();
            self.slow_work_done(NumberedAnswer { number: self.slow.count, answer });
        }
    }

    /// Carries out the command whose work is done, and what has waited for it.
    pub(super) fn slow_work_done(&mut self, NumberedAnswer { number, answer }: NumberedAnswer) {
        if number != self.slow.count {
            return;
        }
        let Some(Underway { journal, by, command, work }) = self.slow.underway.take() else { return };
        let Stage::Game(playing) = &mut self.stage else { return self.slow.waiting.clear() };
        if playing.session.path() != journal {
            return self.slow.waiting.clear();
        }
        if playing.session.slow_work(by, &command).is_some_and(|wanted| wanted.is_as(&work)) {
            let command = playing.session.answered(command, answer);
            self.carry_out_now(by, &command);
        } else {
            // What it was about is no more: it is looked at as if it were given now.
            self.carry_out(by, &command);
        }
        while self.slow.underway.is_none()
            && let Some((by, command)) = self.slow.waiting.pop_front()
        {
            self.act(by, &command);
        }
    }

    /// Begins to compute the code of the journal, where it is due. One at a time: what is written meanwhile makes another one due.
    pub(super) fn follow_code(&mut self) {
        let (Stage::Game(playing), Coding::No) = (&mut self.stage, self.slow.coding) else { return };
        let Some(work) = playing.session.code_work() else { return };
        let outbox = self.outbox.clone();
        let working = std::thread::Builder::new().name("journal-code".to_owned()).spawn(move || {
            // After the program there is nobody to be answered.
            let _ = outbox.send(Input::Code(work.done()));
        });
        if let Err(error) = working {
            tracing::warn!(%error, "no thread for the code");
            let cues = playing.session.finish_code();
            return self.tell(&cues);
        }
        self.slow.coding = Coding::Yes;
    }

    /// Shows the arbiter the code, unless its game was left.
    pub(super) fn code_is_computed(&mut self, coded: &Coded) {
        self.slow.coding = Coding::No;
        let Stage::Game(playing) = &mut self.stage else { return };
        let cues = playing.session.show_code(coded);
        self.tell(&cues);
    }
}

#[cfg(test)]
mod tests;
