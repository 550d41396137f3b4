//! The code of the journal: computed on a thread of its own where it is due, shown to the arbiter, and said aloud only where he
//! asks for it.
use std::sync::mpsc::Sender;

use super::{App, Input, Session, stages::Stage};
use crate::{
    game::Access,
    journal::Coded,
    narration::{Audience, Cue, code_phrase},
};

/// The code that is being computed. One at a time: what is written meanwhile makes another one due.
#[derive(Debug)]
pub(super) struct Coding {
    outbox: Sender<Input>,
    state: CodingState,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CodingState {
    Idle,
    UnderWay,
}

impl Coding {
    /// None is computed yet.
    pub(super) const fn new(outbox: Sender<Input>) -> Self {
        Self { outbox, state: CodingState::Idle }
    }

    /// Begins to compute the code, where it is due. Without a thread it is done here.
    pub(super) fn follow(&mut self, session: &mut Session) -> Vec<Cue> {
        if self.state == CodingState::UnderWay {
            return Vec::new();
        }
        let Some(work) = session.code_work() else { return Vec::new() };
        let outbox = self.outbox.clone();
        let working = std::thread::Builder::new().name("journal-code".to_owned()).spawn(move || {
            // After the program there is nobody to be answered.
            let _ = outbox.send(Input::Code(work.done()));
        });
        if let Err(error) = working {
            tracing::warn!(%error, "no thread for the code");
            return session.finish_code();
        }
        self.state = CodingState::UnderWay;
        Vec::new()
    }

    /// Another one may be computed.
    const fn is_computed(&mut self) {
        self.state = CodingState::Idle;
    }
}

impl App {
    /// Shows the arbiter the code, unless its game was left.
    pub(super) fn code_is_computed(&mut self, coded: &Coded) {
        self.work.coding.is_computed();
        let Stage::Game(playing) = &mut self.stage else { return };
        let cues = playing.session.show_code(coded);
        self.tell(&cues);
    }

    /// The arbiter has the last code said: to everybody in the room, or in the earphone of one player who asked him for it.
    pub(super) fn say_code(&mut self, to: Audience) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        if game.rights().access() == Access::Locked {
            return;
        }
        let Some(shown) = game.code() else { return };
        self.say_beside(to, code_phrase(shown));
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Square};

    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        game::{Code, Incident, Numbered},
        screen::Gesture,
    };

    #[test]
    fn the_code_is_said_where_the_arbiter_wants_it_and_nowhere_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let said = |app: &App| {
            let codes =
                app.captions.iter().filter(|caption| caption.text.starts_with("Code der Aufzeichnung drei: Anna eins"));
            codes.map(|caption| caption.to).filter(|to| !matches!(to, Audience::Page(_))).collect::<Vec<_>>()
        };
        app.handle(Input::Gesture(Gesture::SayCode(Audience::Room)));
        assert_eq!(said(&app), [], "there is none yet");
        if let Stage::Game(playing) = &mut app.stage {
            let code = Code([Square::A1, Square::B4, Square::C2, Square::D7]);
            let _ = playing.session.note(Incident::CodeShown(Numbered { number: 3, code }));
        }
        assert_eq!(said(&app), [], "it is not said by itself");
        app.act(crate::game::Seat::Arbiter, &crate::game::Command::Clock(crate::game::ClockCommand::Stop));
        for to in [Audience::Room, Audience::Earphone(Color::White)] {
            app.handle(Input::Gesture(Gesture::SayCode(to)));
        }
        assert_eq!(said(&app), [Audience::Room, Audience::Earphone(Color::White)], "{:?}", app.captions);
    }
}
