//! Closing the program in the middle of a game, or with a game that is in memory alone, is asked about, and answered by an act
//! of its own: Ctrl+Q, or the button of the question. Over a finished game whose scoresheets nobody has signed or saved, it is
//! asked once, and closing it again closes it. Any other act ends the question, and so do thirty seconds.
use std::time::Duration;

use super::{App, News, desks::DeskAt, home::Sheets, stages::Stage};
use crate::{
    clock::Moment,
    desk::{self, Answer, Intent, Item},
    game::{Act, Device, Game, Incident, NoticeAct, Seat},
    journal,
    language::{Line, Phrase},
    narration::{Audience, Cue, closing_phrase, leaving_phrase},
    screen::Leaving,
};

/// How long a question has to have stood before the key that asked it answers it: a person who taps twice has not heard it.
const HEARD: Duration = Duration::from_secs(1);
/// How long the question stands.
const PATIENCE: Duration = Duration::from_secs(30);

/// Whether the program is to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Quitting {
    /// It is not.
    No,
    /// Somebody is asked this, until this moment.
    Asked(Line, Moment),
    /// It stays, but the game is left when that is asked for again: its scoresheets are not signed, or nobody has taken one
    /// home. Not before this moment: the question is to be heard.
    LeavesGame(Moment),
    /// The program ends.
    Agreed,
}

impl Quitting {
    /// What the window is told of it.
    pub(super) const fn shown(self) -> Leaving {
        match self {
            Self::No | Self::LeavesGame(_) => Leaving::Not,
            Self::Asked(question, _) => Leaving::Asked(question),
            Self::Agreed => Leaving::Agreed,
        }
    }
}

impl App {
    /// Somebody closes the window: once more is asked once more, but not by a key that is held. A game that is over is left by the
    /// second time, as by a second Escape.
    pub(super) fn ask_to_quit(&mut self) {
        let Some(question) = self.quit_question() else { return self.quit() };
        let is_fresh = self.is_just_asked(question);
        let asked_before = matches!(self.quitting, Quitting::Asked(asked, _) if asked == question);
        if asked_before && !is_fresh && matches!(question, Line::LeaveUnsigned | Line::LeaveUnsaved) {
            return self.quit_as_asked(Device::Keyboard);
        }
        self.end_questions_of_players();
        self.quitting = Quitting::Asked(question, self.clock.now() + PATIENCE);
        if !is_fresh {
            self.tell_keyboard(closing_phrase(question));
        }
    }

    /// One question at a time: the key that answers this one would answer what a player was asked before, too.
    fn end_questions_of_players(&mut self) {
        for place in DeskAt::ALL {
            self.work_at(place, |desk, _| desk.drop_question());
        }
    }

    /// Whether this was asked too short a time ago to have been heard.
    fn is_just_asked(&self, question: Line) -> bool {
        matches!(self.quitting, Quitting::Asked(asked, until)
            if asked == question && until.since(self.clock.now()) + HEARD > PATIENCE)
    }

    /// The answer to the question, once it can have been heard; where none was asked, it is.
    pub(super) fn confirm_quit(&mut self, by: Device) {
        match self.quitting {
            Quitting::Asked(_, until) if until.since(self.clock.now()) + HEARD > PATIENCE => {}
            Quitting::Asked(..) => self.quit_as_asked(by),
            Quitting::No | Quitting::LeavesGame(_) | Quitting::Agreed => self.ask_to_quit(),
        }
    }

    /// The program ends by the answer to its question: an unsigned game is left, as by a second Escape. With what it was closed in the
    /// middle of a game goes on record: the clock stands until the game is opened again.
    fn quit_as_asked(&mut self, by: Device) {
        self.stage.mark_as_left();
        if let Stage::Game(playing) = &mut self.stage {
            let owner = playing.session.game().devices().owner_of(by);
            let closed = Act::Notice(NoticeAct::Noticed(Incident::Closed(by)));
            // Nobody is left to hear what there is to tell.
            let _ = playing.session.note_device(owner, closed);
        }
        self.quit();
    }

    /// The program ends.
    pub(super) fn quit(&mut self) {
        self.quitting = Quitting::Agreed;
        // The window looks whether it may go when it is told to.
        self.publish();
        self.shared.close_window();
    }

    /// The question is over, if there was one; that is said.
    pub(super) fn stay(&mut self) {
        if matches!(self.quitting, Quitting::Asked(..)) {
            self.quitting = Quitting::No;
            self.tell_keyboard(Phrase::line(Line::StaysOpen));
        } else if matches!(self.quitting, Quitting::LeavesGame(_)) {
            self.quitting = Quitting::No;
        }
    }

    /// Ends the question with an act; whether that act was the answer, and means nothing else. At the keyboard, whose owner hears
    /// that any other key plays on, every key is. Elsewhere Enter, and what says yes to a player's question, are how other questions
    /// are answered: they do not close, and do nothing in the game either.
    pub(super) fn answers_quit(&mut self, place: DeskAt, intent: &Intent) -> Answers {
        let asked = matches!(self.quitting, Quitting::Asked(..));
        // A key that was held before it was asked is let go: nobody has acted.
        if asked && matches!(intent, Intent::Answer(Answer::Up | Answer::Held)) {
            return Answers::Yes;
        }
        self.stay();
        // These are not his strokes: a page that a click has turned to, and what ends by itself.
        let by_itself = matches!(intent, Intent::PageShown(_) | Intent::DropQuestion | Intent::DropBeside);
        let answers = matches!(intent, Intent::Escape | Intent::Enter | Intent::Commit | Intent::Answer(_));
        if asked && (answers || (place == DeskAt::Keyboard && !by_itself)) { Answers::Yes } else { Answers::No }
    }

    /// The question ends when nobody has answered it.
    pub(super) fn pass_quit_question(&mut self) -> News {
        match self.quitting {
            Quitting::Asked(_, until) if until <= self.clock.now() => {
                self.stay();
                News::Some
            }
            Quitting::Asked(..) | Quitting::No | Quitting::LeavesGame(_) | Quitting::Agreed => News::None,
        }
    }

    /// How long the question stands yet.
    pub(super) fn quit_question_ends_in(&self) -> Option<Duration> {
        match self.quitting {
            Quitting::Asked(_, until) => Some(until.since(self.clock.now())),
            Quitting::No | Quitting::LeavesGame(_) | Quitting::Agreed => None,
        }
    }

    /// What is asked before the program ends: whether a game is to be broken off, or to be lost, or its sheets to be left behind.
    fn quit_question(&self) -> Option<Line> {
        self.stage.break_off_question().or_else(|| self.stage.leave_question())
    }

    /// Escape after the game: to the menu, once the game is on the disk. Before both have signed, and before any sheet was saved or
    /// printed, it is asked for once more.
    pub(super) fn leave_finished(&mut self, place: DeskAt) {
        let now = self.clock.now();
        match self.quitting {
            // A key that bounces is not an answer, nor is a button that is clicked again and again.
            Quitting::LeavesGame(heard) if now < heard => {
                self.quitting = Quitting::LeavesGame(now + HEARD);
                return;
            }
            Quitting::LeavesGame(_) => {
                self.quitting = Quitting::No;
                self.stage.mark_as_left();
                return self.leave_game();
            }
            Quitting::No | Quitting::Asked(..) | Quitting::Agreed => {}
        }
        if self.answers_quit(place, &Intent::Escape) == Answers::Yes {
            return;
        }
        if self.stage.break_off_question().is_some() {
            return self.ask_to_quit();
        }
        let Some(line) = self.stage.leave_question() else { return self.leave_game() };
        self.quitting = Quitting::LeavesGame(now + HEARD);
        self.ask_before_leaving(place, line);
    }

    /// Whether this takes the item of the list once more by which somebody leaves a game that is over.
    pub(super) fn leaves_again(&self, place: DeskAt, intent: &Intent) -> bool {
        let Stage::Game(playing) = &self.stage else { return false };
        let in_hand = *playing.desks.at(place).mode() == desk::Mode::Claims { chosen: Item::NextGame };
        // A gamepad takes an item by the button that takes a piece.
        let takes = in_hand && matches!(intent, Intent::Enter | Intent::Grasp);
        let takes = takes || *intent == Intent::TakeClaim(Item::NextGame);
        takes && matches!(self.quitting, Quitting::LeavesGame(_))
    }

    /// The person who leaves is asked, and the player at the keyboard: the sheet that is left behind may be his.
    fn ask_before_leaving(&mut self, place: DeskAt, line: Line) {
        let Stage::Game(playing) = &self.stage else { return };
        let setup = playing.session.game().setup();
        let mut asked = vec![Audience::private(playing.desks.at(place).seat(), setup)];
        asked.extend(self.stage.keyboard_owner().map(|player| Audience::private(Seat::Player(player), setup)));
        asked.dedup();
        let cues: Vec<Cue> = asked.into_iter().map(|to| Cue::answer(to, leaving_phrase(line))).collect();
        self.tell(&cues);
    }
}

impl Stage {
    /// Whether a game is to be broken off, or to be lost. A practice does not count as a game.
    fn break_off_question(&self) -> Option<Line> {
        let Self::Game(playing) = self else { return None };
        if playing.drilling.is_some() {
            return None;
        }
        if playing.session.has_unwritten() {
            return Some(Line::QuitUnwritten);
        }
        is_on(playing.session.game()).then_some(Line::QuitQuestion)
    }

    /// What lacks a signature stays in the list of unfinished games, until somebody leaves it whose sheets were saved or printed:
    /// they may be signed on paper, or never.
    fn mark_as_left(&self) {
        let Self::Game(playing) = self else { return };
        if !playing.session.game().lacks_signature() {
            return;
        }
        let path = playing.session.path();
        let marked = match playing.sheets {
            Sheets::OnlyHere => journal::leave(path),
            Sheets::TakenHome => journal::leave_for_good(path),
        };
        if let Err(error) = marked {
            tracing::warn!(%error, "the game is not marked as left");
        }
    }

    /// What is asked before a finished game is left: a player of a competition has yet to sign (8.7), or nobody has saved or
    /// printed a sheet. A practice of the tournament sequence has no sheet to take home.
    fn leave_question(&self) -> Option<Line> {
        let Self::Game(playing) = self else { return None };
        let game = playing.session.game();
        if !game.is_finished() {
            return None;
        }
        if game.lacks_signature() {
            return Some(Line::LeaveUnsigned);
        }
        (playing.sheets == Sheets::OnlyHere && playing.drilling.is_none()).then_some(Line::LeaveUnsaved)
    }
}

/// Whether an act answered the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answers {
    Yes,
    No,
}

fn is_on(game: &Game) -> bool {
    use crate::game::GameProgress;
    match game.sitting().progress() {
        Some(GameProgress::Playing { .. } | GameProgress::Unconfirmed) => true,
        // What is sealed may rest until the game is resumed, unless a clock runs.
        Some(GameProgress::Adjourned) => game.clock().side_running().is_some(),
        Some(GameProgress::NotBegun | GameProgress::Unsigned) | None => false,
    }
}

#[cfg(test)]
pub(super) mod tests;
