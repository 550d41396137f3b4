//! What a player changes in the middle of a game: devices, volumes, speeds, short sounds and colours, in a list that is walked and
//! changed as in the set-up. Nothing of the game is in it.
use super::{Desk, Direction, Form, FormWish, Heading, Intent, Mode, Page, Wish, form::Field, lists::refused};
use crate::{
    desk::{OutputKind, Sound, Theme},
    game::{Access, Seat, Step, View},
    language::{Arg, Label, Line, Phrase},
    narration::Chime,
};

/// The open list. A level changes with its arrow; another device for words is named by the arrow, and used when it is taken: an arrow
/// that slips sends no private word to a device that others hear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    form: Form,
    /// What is chosen at this moment.
    used: Sound,
}

impl Settings {
    /// The output whose device is under the cursor.
    const fn output(&self) -> Option<OutputKind> {
        match self.form.field() {
            Field::Device(output) => Some(output),
            _ => None,
        }
    }

    /// The output whose device is named and not yet taken.
    fn named(&self) -> Option<OutputKind> {
        self.output().filter(|&output| self.form.sound().device(output) != self.used.device(output))
    }

    fn renew(&mut self, sound: &Sound, theme: Theme) {
        let named = self.named().map(|output| (output, self.form.sound().device(output).map(str::to_owned)));
        self.used = sound.clone();
        self.form.renew(sound, theme);
        if let Some((output, device)) = named {
            self.form.name_device(output, device);
        }
    }
}

impl Desk {
    /// Opens the list, with what is chosen at this moment in `form`.
    pub fn open_settings(&mut self, form: Form) -> Vec<Wish> {
        let heading = Phrase::with(Line::Bare, [Arg::Label(Label::GroupSound)]);
        let opened = Phrase::Several(vec![heading, form.phrase(form.field()), Phrase::line(Line::ListTakes)]);
        let used = form.sound().clone();
        self.mode = Mode::Settings(Box::new(Settings { form, used }));
        vec![Wish::Say(opened)]
    }

    /// Brings the open list up to what is chosen at this moment: keys change levels and colours beside it, and the other player has a
    /// list of his own.
    pub fn renew_settings(&mut self, sound: &Sound, theme: Theme) {
        if let Mode::Settings(settings) = &mut self.mode {
            settings.renew(sound, theme);
        }
    }

    /// Only players have an ear of their own.
    pub(super) fn ask_for_settings(&self) -> Vec<Wish> {
        match self.seat {
            Seat::Player(_) => vec![Wish::OpenSettings],
            // The earphones and the sounds are the players'.
            Seat::Assistant(_) | Seat::Arbiter => refused(Line::NotYours),
        }
    }

    /// What an act does in the open list.
    pub(super) fn set(&mut self, intent: &Intent) -> Vec<Wish> {
        let Mode::Settings(settings) = &mut self.mode else { return Vec::new() };
        match intent {
            Intent::Walk(Direction::Up | Direction::Down) | Intent::Leap(Heading::Up | Heading::Down) => {
                heard(settings.form.take(intent))
            }
            Intent::Walk(Direction::Left | Direction::Right) => {
                let names = settings.output().is_some();
                let told = heard(settings.form.take(intent)).into_iter().filter(|wish| match wish {
                    Wish::Test(output) => !names && *output != OutputKind::Room,
                    _ => true,
                });
                // Before its test is heard.
                let used = (!names).then(|| Wish::UseSound(Box::new(settings.form.sound().clone())));
                used.into_iter().chain(told).collect()
            }
            Intent::Here => vec![Wish::Say(settings.form.phrase(settings.form.field()))],
            Intent::Enter | Intent::Grasp | Intent::Escape | Intent::OpenSettings => {
                let takes = matches!(intent, Intent::Enter | Intent::Grasp);
                if let Some(output) = settings.named().filter(|_| takes) {
                    settings.used = settings.form.sound().clone();
                    return vec![Wish::UseSound(Box::new(settings.used.clone())), Wish::Test(output)];
                }
                self.mode = Mode::Board;
                vec![Wish::Say(Phrase::line(Line::EntryLeft)), Wish::Chime(Chime::EntryClosed)]
            }
            _ => refused(Line::ListTakes),
        }
    }

    /// The window shows this page. A list of settings that was left is closed.
    pub(super) fn page_shown(&mut self, page: Page, view: &View<'_>) -> Vec<Wish> {
        if matches!(self.mode, Mode::Settings(_)) {
            self.mode = Mode::Board;
        }
        vec![Wish::Say(match page {
            // A field that is open takes the next letters.
            Page::Table => match &self.mode {
                Mode::Entry(entry) => entry.told(),
                mode => mode.read_back_again().unwrap_or(Phrase::line(Line::EntryLeft)),
            },
            // It is not for a player to send him away.
            Page::Arbiter if is_waited_for(view) => Phrase::line(Line::StepAwaitArbiter),
            Page::Arbiter => Phrase::line(Line::ArbiterPageShown),
            Page::Assistant => Phrase::line(Line::AssistantPageShown),
        })]
    }
}

/// Whether the arbiter is at his page while the game waits for him.
fn is_waited_for(view: &View<'_>) -> bool {
    let is_there = view.setup.pin.is_some() && view.access == Access::Open;
    let is_player = matches!(view.seat, Seat::Player(_));
    is_there && is_player && view.step() == Step::AwaitArbiter && view.ending.is_none()
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
