//! A move that is typed without its field: on the board letters and digits are commands, and a player who forgets the key that opens
//! the field hears answers to what he has not asked. The first time in a game he hears the short list of keys, in which it stands.
//!
//! Deliberately absent: the letters that walk from piece to piece, followed by the digit of a rank. That is how the board is read.
use super::{App, stages::Stage};
use crate::{
    desk::Mode,
    game::{Seat, Step},
    keys::{KeyPress, KeySituation},
    language::{Line, Phrase},
};

/// What was struck of a move.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) enum BareMove {
    #[default]
    Nothing,
    /// The letter of a file that means nothing to a player who is to move.
    File,
    /// He has been told.
    Told,
}

impl BareMove {
    /// Follows a stroke on the board; whether it has made a square of the letter before it.
    fn follow(&mut self, text: &str) -> Spelt {
        if *self == Self::Told {
            return Spelt::No;
        }
        let rank = matches!(text, "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8");
        let before = std::mem::replace(
            self,
            if matches!(text, "d" | "e" | "f" | "g" | "h") { Self::File } else { Self::Nothing },
        );
        if rank && before == Self::File { Spelt::Square } else { Spelt::No }
    }
}

/// Whether the last two strokes name a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spelt {
    Square,
    No,
}

impl App {
    /// Tells the player of the key that opens the move field, where he has just typed a move without it. To be called after the stroke
    /// has done what it always does.
    pub(super) fn follow_bare_move(&mut self, situation: KeySituation, press: &KeyPress) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let desk = playing.desks.keyboard();
        let moves = matches!(desk.seat(), Seat::Player(side) if playing.session.game().step(side) == Step::Move);
        let text = if situation == KeySituation::Board && moves { press.text.as_str() } else { "" };
        let at_board = *desk.mode() == Mode::Board;
        if playing.bare_move.follow(text) == Spelt::Square && at_board {
            playing.bare_move = BareMove::Told;
            self.tell_keyboard(Phrase::line(Line::KeyHelp));
        }
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Key, Modifiers};

    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        keys::Chord,
        screen::Gesture,
    };

    fn types(app: &mut App, text: &str) {
        for c in text.chars() {
            let key = Key::from_name(&c.to_uppercase().to_string()).expect("a key");
            let chord = Some(Chord { key, modifiers: Modifiers::NONE });
            let press = KeyPress { chord, place: Some(key), text: c.to_string() };
            app.handle(Input::Gesture(Gesture::Key(press)));
        }
    }

    fn told(app: &App) -> usize {
        app.captions.iter().filter(|caption| caption.text.contains("I: Zug eingeben")).count()
    }

    /// `e4` was answered by two sentences about something else, in each language, and by none about what was forgotten.
    #[test]
    fn whoever_types_a_move_without_its_field_hears_once_how_it_opens() {
        for typed in ["e4", "d4", "g3", "nf3"] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = playing(folder.path());
            types(&mut app, typed);
            assert_eq!(told(&app), 1, "{typed}: {:?}", app.captions);
            types(&mut app, typed);
            assert_eq!(told(&app), 1, "{typed}: once");
        }
    }

    #[test]
    fn reading_the_board_is_no_move() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        types(&mut app, "n4b5k1t4e");
        types(&mut app, "t4ie4");
        assert_eq!(told(&app), 0, "{:?}", app.captions);
    }
}
