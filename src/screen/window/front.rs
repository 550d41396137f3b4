//! Where the keyboard is: on which page, at which window, on which button.
use eframe::egui::{self, Id, Key};

use super::{Page, Part, Window, is_assistants};
use crate::{
    desk::{Intent, Mode, OpenQuestion},
    game::Device,
    language::{Line, Phrase},
    screen::{
        Front, Gesture, Snapshot, Stage,
        focus::{self, Focus, Place, Reader, Taken},
        page::Fields,
    },
};

/// The keyboard's focus in one of the windows.
#[derive(Debug, Clone, Copy)]
pub(super) struct At {
    pub(super) focus: Focus,
    /// What had it when the window was last drawn.
    pub(super) focused: Option<Id>,
    /// Whether the button in focus is being taken by Enter or Space: once, and the focus is back at the board.
    pub(super) taken: Taken,
}

impl At {
    /// At nothing: every stroke is the desk's.
    pub(super) const NOTHING: Self = Self { focus: Focus::Nowhere, focused: None, taken: Taken::No };
}

impl Window {
    pub(super) const fn place(&self, stage: &Stage) -> Place {
        match (stage, self.page, self.turned_by) {
            // He types his moves there, as a player does at the board.
            (Stage::Game(table), Page::Assistant, Device::Keyboard) if is_assistants(table.keyboard.seat()) => {
                Place::Table
            }
            (Stage::Game(_), Page::Table, _) | (Stage::Game(_), Page::Arbiter | Page::Assistant, Device::Mouse) => {
                Place::Table
            }
            _ => Place::Elsewhere,
        }
    }

    /// Whether the keyboard is on the page that is up, and not at the board.
    pub(super) const fn has_keys(&self) -> bool {
        matches!((self.page, self.turned_by), (Page::Arbiter | Page::Assistant, Device::Keyboard))
    }

    /// Tells the program when the keyboard goes to a window of another program, and when it comes back. Between two windows of
    /// ours it is nowhere for a moment.
    pub(super) fn follow_front(&mut self, ctx: &egui::Context) {
        let (focused, time) = ctx.input(|input| (input.focused, input.time));
        let front = if focused { Front::Here } else { Front::Elsewhere };
        let front = match self.second.goes_elsewhere(front, time) {
            None => Front::Here,
            Some(wait) if wait.is_zero() => Front::Elsewhere,
            Some(wait) => return ctx.request_repaint_after(wait),
        };
        if front == Front::Elsewhere {
            self.let_go_of_keys();
        }
        if std::mem::replace(&mut self.front, front) != front {
            self.front_since = (front == Front::Here).then_some(time);
            self.link.send(Gesture::Front(front));
        }
    }

    /// An arbiter who opened his page with the mouse has the keys while the clocks stand. Then they are the player's again, who hears
    /// it: his time runs.
    pub(super) fn give_keys_back(&mut self, ctx: &egui::Context, stage: &Stage) {
        let by_mouse = self.page == Page::Arbiter && self.inputs.opened_by_mouse();
        if by_mouse && self.turned_by != Device::Mouse && is_clock_running(stage) {
            self.turned_by = Device::Mouse;
            leave_buttons(ctx);
            self.say_page(Page::Table);
        }
    }

    /// Says where the keyboard's focus has gone. At the table a click takes it nowhere, and nothing has it from another page.
    pub(super) fn follow_focus(&mut self, ctx: &egui::Context, snapshot: &Snapshot, (part, reader): (Part, Reader)) {
        let at = *self.at(part);
        let (page, place) = match part {
            Part::Main => (self.page, self.place(&snapshot.stage)),
            Part::Opponents => (Page::Table, Place::Table),
        };
        let clicked = ctx.input(|input| input.pointer.any_pressed());
        let comes_back = matches!(at.focus, Focus::Button | Focus::Text);
        // The buttons of a page that was opened with the mouse are the mouse's: the keys are the player's, who neither takes nor
        // hears them, until the arbiter clicks into a field to write there. Then what is struck after it is not the player's act. While
        // a clock runs he would type his move into the field, and his time would run on.
        let by_mouse = page == Page::Arbiter && self.turned_by == Device::Mouse;
        let keys_stay = by_mouse && fields(self.turned_by, &snapshot.stage) == Fields::Closed;
        // The assistant's page has a field only while the keyboard is his.
        let in_field = matches!(page, Page::Arbiter | Page::Assistant) && ctx.text_edit_focused();
        let writes = in_field && !keys_stay;
        if in_field && keys_stay {
            if ctx.memory(|memory| memory.focused().is_some()) {
                self.link.send(Gesture::KeysStay);
            }
        } else if by_mouse && writes {
            self.turned_by = Device::Keyboard;
        }
        if at.taken == Taken::Yes || (place == Place::Table && (clicked || comes_back || by_mouse) && !writes) {
            leave_buttons(ctx);
        }
        let focused = ctx.memory(|memory| memory.focused());
        let focus = Focus::of(ctx, place);
        *self.at(part) = At { focus, focused, ..at };
        if place == Place::Elsewhere || at.focused == focused {
            return;
        }
        match focused {
            None if self.page_said > 0 => {}
            None => {
                // Escape says no to a question wherever the keys are.
                if ctx.input(|input| input.key_pressed(Key::Escape)) {
                    self.link.send(Gesture::Keyboard(Intent::DropQuestion));
                }
                self.say_back(snapshot);
            }
            // What an assistant reads of his field, his screen reader says: his player, who is told whose keys are struck, has struck none.
            Some(_) if focus == Focus::Text && page == Page::Assistant => {}
            Some(_) if focus == Focus::Text => self.say_page(page),
            Some(_) => {
                let name = focus::gained(ctx);
                let arrival = focus::arrival(name.as_deref(), at.focus, reader, self.language);
                let said = words_on_arrival(open_question(&snapshot.stage), at.focus, arrival);
                match name.filter(|_| reader == Reader::Names) {
                    Some(name) => {
                        let name = focus::named(&name, self.language);
                        self.link.send(Gesture::FocusOn { said, name });
                    }
                    None if said.is_empty() => {}
                    None => self.link.send(Gesture::Focus(Phrase::Several(said))),
                }
            }
        }
    }

    /// The focus in a window.
    pub(super) const fn at(&mut self, part: Part) -> &mut At {
        match part {
            Part::Main => &mut self.at,
            Part::Opponents => &mut self.second.at,
        }
    }

    /// The focus is back at the board, or at the line that is being typed.
    pub(super) fn say_back(&self, snapshot: &Snapshot) {
        let typing = matches!(&snapshot.stage, Stage::Game(table) if matches!(table.keyboard.mode(), Mode::Entry(_)));
        let line = if typing { Line::EntryOpened } else { Line::EntryLeft };
        self.link.send(Gesture::Focus(Phrase::line(line)));
    }
}

/// An open question is said as the board is left: between two buttons the name would come seconds later, and over a screen reader.
fn words_on_arrival(question: Option<Phrase>, from: Focus, arrival: Option<Phrase>) -> Vec<Phrase> {
    question.filter(|_| from == Focus::Nowhere).into_iter().chain(arrival).collect()
}

/// What is asked at the keyboard: whoever goes to the buttons hears that it is still open, for the key that answers still does.
fn open_question(stage: &Stage) -> Option<Phrase> {
    let Stage::Game(table) = stage else { return None };
    table.keyboard.mode().question().map(OpenQuestion::phrase)
}

/// Whether the fields of the arbiter's page are open to him, by what turned to it.
pub(super) fn fields(turned_by: Device, stage: &Stage) -> Fields {
    if turned_by == Device::Mouse && is_clock_running(stage) { Fields::Closed } else { Fields::Open }
}

fn is_clock_running(stage: &Stage) -> bool {
    matches!(stage, Stage::Game(table) if table.game.clock().side_running().is_some())
}

/// Nothing has the keyboard's focus any more.
pub(super) fn leave_buttons(ctx: &egui::Context) {
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    /// With several buttons each Tab said the whole question first.
    #[test]
    fn an_open_question_is_said_as_the_board_is_left_and_no_more() {
        let question = Phrase::line(Line::NothingAsked);
        let said = |from, reader| {
            let arrival = focus::arrival(Some("Aufgeben"), from, reader, Language::German);
            let words = words_on_arrival(Some(question.clone()), from, arrival);
            (words.contains(&question), words.len())
        };
        for reader in [Reader::None, Reader::Names] {
            assert_eq!(said(Focus::Nowhere, reader), (true, 2), "the question, then the way back");
        }
        assert_eq!(said(Focus::AtTable, Reader::None), (false, 1), "the name alone");
        assert_eq!(said(Focus::AtTable, Reader::Names), (false, 0), "the screen reader says it");
    }
}
