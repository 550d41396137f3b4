//! What people are told when the disk does not take the record.
use std::time::Duration;

use super::Session;
use crate::{
    clock::Moment,
    game::{
        Act, AnswerCommand, Command, Event, Incident, Keeping, Loss, Mode, NotKept, NoticeAct, Numbered, Seat, Step,
    },
    journal::{CodeWork, Coded, CopyNews, FileNews, Recording, Rewritten},
    language::{Line, Phrase, Wording, speak},
    narration::{Cue, cannot_be_kept, notice, put_on_record},
};

impl Session {
    /// Where what happens is kept.
    #[must_use]
    pub fn keeping(&self) -> Keeping {
        match self.book.trouble() {
            None => Keeping::Disk,
            Some(_) if self.game.is_played_unrecorded() => Keeping::Memory,
            Some(trouble) => Keeping::Nowhere(trouble.cause),
        }
    }

    /// Why an execution is refused where the repetition before it, one act of the same hand, could not be kept: that he has to repeat
    /// first would hide the reason.
    pub(super) fn repetition_is_not_kept(&self, by: Seat, command: &Command) -> Option<NotKept> {
        let Keeping::Nowhere(why) = self.keeping() else { return None };
        let executes = matches!(command, Command::Answer(AnswerCommand::Execute(_)));
        let repeats = |side| matches!(self.game.step(side), Step::Repeat(_) | Step::RepeatAgain(_));
        (executes && by.side().is_some_and(repeats)).then_some(why)
    }

    /// Whether part of the game is in memory alone, and would be lost with the program.
    #[must_use]
    pub const fn has_unwritten(&self) -> bool {
        self.book.has_unwritten()
    }

    /// What is the matter with the files, or was last, with file and reason.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        let trouble = self.book.trouble().map(|trouble| trouble.detail.as_str());
        trouble.or(self.notice.as_deref())
    }

    pub(super) fn recording_is(&self) -> Recording {
        if self.game.is_played_unrecorded() { Recording::Waived } else { Recording::Required }
    }

    /// Everything is on the disk again. That is told once it is on the disk itself; else the trouble has begun anew.
    pub(super) fn is_kept_again(&mut self, now: Moment, after: Duration) -> Vec<Cue> {
        let Self { game, book, .. } = self;
        if book.trouble().is_some() {
            return Vec::new();
        }
        let kept = Incident::JournalKept(after);
        notice(game, now, kept, |at, events| book.write(at, events)).unwrap_or_default()
    }

    /// Tells, once each, what has become of the files.
    pub(super) fn tell_of_files(&mut self, now: Moment) -> Vec<Cue> {
        let mut cues = Vec::new();
        for news in self.book.take_news() {
            let wording = self.game.setup().wording;
            let (incident, detail) = match news {
                FileNews::CannotBeKept(cause) => {
                    cues.push(cannot_be_kept(cause));
                    continue;
                }
                FileNews::Copy(CopyNews::Complete) => {
                    cues.extend(self.notice_at(now, Incident::CopyComplete));
                    continue;
                }
                FileNews::Copy(CopyNews::Fails(detail)) => (Incident::CopyFailed, detail),
                FileNews::NoHeartbeat(detail) => (Incident::HeartbeatFailed, detail),
                FileNews::Journal(rewritten) => {
                    let line = match rewritten.loss {
                        Loss::Deleted => Line::MarkJournalDeleted,
                        Loss::Replaced => Line::MarkJournalReplaced,
                    };
                    (Incident::JournalRewritten(rewritten.loss), in_words(line, &rewritten, wording))
                }
                FileNews::Heartbeat(rewritten) => {
                    let words = in_words(Line::MarkHeartbeatRewritten, &rewritten, wording);
                    (Incident::HeartbeatRewritten(rewritten.loss), words)
                }
            };
            tracing::warn!(%detail, "files");
            self.notice = Some(detail);
            cues.extend(self.notice_at(now, incident));
        }
        cues
    }

    /// The work of the journal's code, where it is due: in a competition, for the arbiter.
    #[must_use]
    pub fn code_work(&self) -> Option<CodeWork> {
        self.book.code_work().filter(|_| self.game.setup().mode == Mode::Competition)
    }

    /// Shows the arbiter the code, if nothing was written since its work began; else it is due still, and another.
    pub fn show_code(&mut self, coded: &Coded) -> Vec<Cue> {
        let Some(code) = self.book.take_code(coded) else { return Vec::new() };
        let now = self.clock.now();
        let number = self.game.code().map_or(1, |last| last.number + 1);
        let shown = Incident::CodeShown(Numbered { number, code });
        self.put_on_record(now, Event { by: None, act: Act::Notice(NoticeAct::Noticed(shown)) })
    }

    /// Computes the code and shows it, where it is due. That takes some hundredths of a second.
    pub fn finish_code(&mut self) -> Vec<Cue> {
        self.code_work().map(|work| self.show_code(&work.done())).unwrap_or_default()
    }

    /// Puts on record what the program noticed about its machine; nothing once the game is over.
    pub(super) fn notice_at(&mut self, now: Moment, incident: Incident) -> Vec<Cue> {
        if self.game.is_finished() {
            return Vec::new();
        }
        self.put_on_record(now, Event { by: None, act: Act::Notice(NoticeAct::Noticed(incident)) })
    }

    /// Puts a fact on record that nobody commanded.
    pub(super) fn put_on_record(&mut self, now: Moment, event: Event) -> Vec<Cue> {
        let recording = self.recording_is();
        let Self { game, book, .. } = self;
        // A fact may always wait in memory; one that no journal can keep is logged.
        let kept = put_on_record(game, now.max(book.last_at()), event, |at, events| book.keep(recording, at, events));
        kept.unwrap_or_else(|unkept| unkept.told)
    }
}

/// What became of a file in the words of the game, with the name of what stood in its place. Its whole path is for the log.
fn in_words(line: Line, rewritten: &Rewritten, wording: Wording) -> String {
    tracing::warn!(%rewritten, "written anew");
    let said = speak(&Phrase::line(line), wording);
    let aside = rewritten.aside.as_deref().and_then(|aside| aside.file_name());
    aside.map_or_else(|| said.to_string(), |aside| format!("{said} ({})", aside.to_string_lossy()))
}

#[cfg(test)]
mod tests;
