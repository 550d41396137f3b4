//! When the words of an open question began to sound: what waits behind other words in his earphone is answered by nobody's word.
use super::{App, bounce::begins, stages::Stage};
use crate::{
    clock::Moment,
    desk::FIRST_MOMENT,
    game::Seat,
    language::{Phrase, Request},
    listen::{Interpretation, Meaning, capture::CapturedUtterance},
    speak::UtteranceId,
};

/// The question to each person, as the loudspeakers have it.
#[derive(Debug, Default)]
pub(super) struct AskedAloud(Vec<QuestionTold>);

#[derive(Debug)]
struct QuestionTold {
    to: Seat,
    /// When it was asked.
    asked: Moment,
    words: UtteranceId,
    /// When the first of them sounded.
    began: Option<Moment>,
}

impl AskedAloud {
    /// The question that was asked then is given to the loudspeakers; said again, it has been heard.
    fn tell(&mut self, to: Seat, asked: Moment, words: UtteranceId) {
        if self.0.iter().any(|told| told.to == to && told.asked == asked && told.began.is_some()) {
            return;
        }
        self.0.retain(|told| told.to != to);
        self.0.push(QuestionTold { to, asked, words, began: None });
    }

    fn begin(&mut self, words: UtteranceId, now: Moment) {
        for told in self.0.iter_mut().filter(|told| told.words == words) {
            told.began.get_or_insert(now);
        }
    }
}

impl App {
    /// Remembers the words of a question that is open at a desk of this person.
    pub(super) fn note_asked(&mut self, to: Seat, phrase: &Phrase, words: Option<UtteranceId>) {
        let Stage::Game(playing) = &mut self.stage else { return };
        if let (Some(words), Some(asked)) = (words, playing.desks.asked_since(to, phrase)) {
            playing.asked_aloud.tell(to, asked, words);
        }
    }

    /// These words have begun to sound.
    pub(super) fn note_sounding(&mut self, words: UtteranceId) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let now = playing.session.clock().now();
        playing.asked_aloud.begin(words, now);
    }

    /// Whether a yes was begun before its person could hear what he is asked.
    pub(super) fn says_yes_before_question(
        &self,
        by: Seat,
        verdict: &Interpretation,
        utterance: &CapturedUtterance,
    ) -> bool {
        let Stage::Game(playing) = &self.stage else { return false };
        let began = begins(utterance, playing.session.clock().now());
        verdict.meaning == Meaning::Request(Request::Yes) && self.speaks_before_question(by, began)
    }

    /// Whether somebody who began to speak at this moment cannot have heard what he is asked: its words wait, or had not yet begun.
    /// Where nothing sounds, and where the words were read, it counts from when it was asked.
    fn speaks_before_question(&self, by: Seat, began: Moment) -> bool {
        let Stage::Game(playing) = &self.stage else { return false };
        let Some(asked) = playing.desks.question_since(by) else { return false };
        let told = playing.asked_aloud.0.iter().find(|told| told.to == by && told.asked == asked);
        told.is_some_and(|told| match told.began {
            Some(sounds) => began < sounds || playing.session.clock().now().since(sounds) < FIRST_MOMENT,
            None => self.sound.is_due(told.words),
        })
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        desk::Intent,
        game::{Command, DrawCommand},
        speak::{Output, SpeakerEvent},
    };

    const EAR: Output = Output::Earphone(Color::White);
    const WHITE: Seat = Seat::Player(Color::White);

    fn now(app: &App) -> Moment {
        app.clock().now()
    }

    /// The defect: a yes that was said while the question waited behind other words answered it.
    #[test]
    fn a_question_is_answered_by_word_once_it_sounds() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.sound.pretend("room", "ear");
        app.keyboard(Intent::Do(Command::Draw(DrawCommand::Offer)));
        let words = app.sound.due(EAR).last().expect("the question").id;
        let asked = now(&app);
        while now(&app).since(asked) < FIRST_MOMENT {
            std::thread::yield_now();
        }
        assert!(app.speaks_before_question(WHITE, now(&app)), "nobody has heard it");
        let before = now(&app);
        while now(&app) == before {
            std::thread::yield_now();
        }
        app.handle(Input::Speaker(SpeakerEvent::Begun(EAR, words)));
        let sounds = now(&app);
        assert!(app.speaks_before_question(WHITE, now(&app)), "its first words are not over");
        while now(&app).since(sounds) < FIRST_MOMENT {
            std::thread::yield_now();
        }
        assert!(!app.speaks_before_question(WHITE, now(&app)));
        assert!(app.speaks_before_question(WHITE, before), "he began before it did");
    }
}
