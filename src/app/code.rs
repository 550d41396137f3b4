//! The code of the journal by ear: said where the arbiter wants it, and nowhere before he does.
use super::{App, stages::Stage};
use crate::{
    game::Access,
    narration::{Audience, Cue, code_phrase},
};

impl App {
    /// The arbiter has the last code said: to everybody in the room, or in the earphone of one player who asked him for it.
    pub(super) fn say_code(&mut self, to: Audience) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        if game.access() == Access::Locked {
            return;
        }
        let Some(shown) = game.code() else { return };
        self.tell(&[Cue::answer(to, code_phrase(shown))]);
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
        for to in [Audience::Room, Audience::Earphone(Color::White)] {
            app.handle(Input::Gesture(Gesture::SayCode(to)));
        }
        assert_eq!(said(&app), [Audience::Room, Audience::Earphone(Color::White)], "{:?}", app.captions);
    }
}
