//! What a player changes in the middle of a game: devices, volumes, speeds, short sounds and colours, in a list that is walked and
//! changed as in the set-up. Nothing of the game is in it.
use super::{Desk, Direction, Form, FormWish, Heading, Intent, Mode, Page, Wish, form::Field, lists::refused};
use crate::{
    desk::{OutputKind, Sound, Theme},
    game::Seat,
    language::{Arg, Label, Line, Phrase},
    narration::Chime,
};

impl Desk {
    /// Opens the list, with what is chosen at this moment in `form`.
    pub fn open_settings(&mut self, form: Form) -> Vec<Wish> {
        let heading = Phrase::with(Line::Bare, [Arg::Label(Label::GroupSound)]);
        let opened = Phrase::Several(vec![heading, form.phrase(form.field())]);
        self.mode = Mode::Settings(Box::new(form));
        vec![Wish::Say(opened)]
    }

    /// Brings the open list up to what is chosen at this moment: keys change levels and colours beside it, and the other player has a
    /// list of his own.
    pub fn renew_settings(&mut self, sound: &Sound, theme: Theme) {
        if let Mode::Settings(form) = &mut self.mode {
            form.renew(sound, theme);
        }
    }

    /// Only players have an ear of their own.
    pub(super) fn ask_for_settings(&self) -> Vec<Wish> {
        match self.seat {
            Seat::Player(_) => vec![Wish::OpenSettings],
            Seat::Assistant(_) | Seat::Arbiter => vec![Wish::Chime(Chime::Refused)],
        }
    }

    /// What an act does in the open list.
    pub(super) fn set(&mut self, intent: &Intent) -> Vec<Wish> {
        let Mode::Settings(form) = &mut self.mode else { return Vec::new() };
        match intent {
            Intent::Walk(Direction::Up | Direction::Down) | Intent::Leap(Heading::Up | Heading::Down) => {
                heard(form.take(intent))
            }
            Intent::Walk(Direction::Left | Direction::Right) => {
                let wishes = form.take(intent);
                // Before its test is heard.
                let used = Wish::UseSound(Box::new(form.sound().clone()));
                let tests_room = form.field() == Field::Device(OutputKind::Room);
                let told = heard(wishes).into_iter().filter(|wish| tests_room || *wish != Wish::Test(OutputKind::Room));
                [used].into_iter().chain(told).collect()
            }
            Intent::Here => vec![Wish::Say(form.phrase(form.field()))],
            Intent::Enter | Intent::Grasp | Intent::Escape | Intent::OpenSettings => {
                self.mode = Mode::Board;
                vec![Wish::Say(Phrase::line(Line::EntryLeft)), Wish::Chime(Chime::EntryClosed)]
            }
            _ => refused(Line::ListTakes),
        }
    }

    /// The window shows this page. A list of settings that was left is closed.
    pub(super) fn page_shown(&mut self, page: Page) -> Vec<Wish> {
        if matches!(self.mode, Mode::Settings(_)) {
            self.mode = Mode::Board;
        }
        vec![Wish::Say(Phrase::line(match page {
            Page::Table => Line::EntryLeft,
            Page::Arbiter => Line::ArbiterPageShown,
            Page::Assistant => Line::AssistantPageShown,
        }))]
    }
}

/// What the form asks for, as a desk asks for it. Its other wishes come from fields that the list does not have; microphones are
/// tried by speaking a move.
fn heard(wishes: Vec<FormWish>) -> Vec<Wish> {
    let of = |wish| match wish {
        FormWish::Say(phrase) => Some(Wish::Say(phrase)),
        FormWish::Test(output) => Some(Wish::Test(output)),
        FormWish::Signal(chime) => Some(Wish::Chime(chime)),
        FormWish::Wear(theme) => Some(Wish::Wear(theme)),
        FormWish::TryMicrophone(_)
        | FormWish::EnterMoves(_)
        | FormWish::Draw
        | FormWish::TryRecogniser(_)
        | FormWish::Teach(_)
        | FormWish::ForgetVoice(_)
        | FormWish::Leave
        | FormWish::Drill
        | FormWish::WriteEvent
        | FormWish::DrawPin
        | FormWish::Begin => None,
    };
    wishes.into_iter().filter_map(of).collect()
}
