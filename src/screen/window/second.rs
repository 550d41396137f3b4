//! The window of the sighted player, for a screen that faces him: his page, and nothing else.
//!
//! Nobody turns to another page there, and what is done in it is his, by a device that is his, or changes nothing ([`Theirs`]).
//! The keyboard is one for both windows: a click into this one takes it from nobody. A stroke in it is that of the person who has
//! the keyboard, as in the other, and a key that he holds stays held. Tab walks the buttons here where the keyboard is its
//! player's; struck by another it leads back to the other window, where his own are.
//!
//! While a game is on, one act does not close it: its player would sit before nothing, and a visually impaired one who struck the key by
//! a slip would not know it. The first act says what the second does, there and to whoever has the keyboard.
//!
//! Deliberately absent: what a visually impaired player types, what is asked or told to anybody else, and what cannot be used.
use std::{sync::Arc, time::Duration};

use eframe::egui::{
    self, CentralPanel, Event, FocusDirection, Frame, Key, Ui, Vec2, ViewportBuilder, ViewportCommand, ViewportId,
};

use super::{
    Page, Part, TITLE, Window,
    front::{At, leave_buttons},
    keys::let_go_by_hand,
};
use crate::{
    clock::Moment,
    game::{Device, OpponentsWindow, Phase, Seat},
    keys::KeySituation,
    language::{Arg, Label, Line, Phrase},
    screen::{
        Front, Gesture, Link, Snapshot, Stage, Table, clicks,
        focus::{Focus, Reader},
        opponent,
        page::Words,
        status,
        strokes::strokes,
        theme,
    },
};

/// What the program keeps of this window.
#[derive(Debug, Clone)]
pub(super) struct Second {
    opened: Opened,
    pub(super) inputs: opponent::Inputs,
    /// Whose it is, while it is open.
    of: Option<Seat>,
    /// Where the keyboard is in it.
    pub(super) at: At,
    /// Whether the keyboard is at it.
    front: Front,
    /// Since when it is asked whether it is to be closed, in seconds of the window.
    closing: Option<f64>,
    /// Since when neither window has the keyboard, in seconds of the window.
    nowhere_since: Option<f64>,
    /// When it was there last: the keys come back from one that closes a moment later.
    was_there: Option<f64>,
}

/// In seconds: so long the keyboard may be at neither window while it goes from one to the other.
const BETWEEN: f64 = 1.0;

/// In seconds: the act that closes it counts no sooner after the one that asked, which has to be read or heard.
const READ: f64 = 1.0;

/// In seconds: so long the question stands.
const ASKED: f64 = 30.0;

/// What an act does that would close it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ClosingAct {
    /// It asks.
    Asks,
    /// It is the stroke that asked, once more.
    TooSoon,
    /// It closes.
    Closes,
}

/// Whether it is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Opened {
    /// As it was set up.
    #[default]
    AsSet,
    /// Somebody has opened it in this game.
    Open,
    /// Somebody has closed it in this game.
    Closed,
}

impl Default for Second {
    fn default() -> Self {
        let (opened, inputs) = (Opened::default(), opponent::Inputs::default());
        let (nowhere_since, was_there) = (None, None);
        let front = Front::Elsewhere;
        Self { opened, inputs, of: None, at: At::NOTHING, front, closing: None, nowhere_since, was_there }
    }
}

impl Second {
    /// Whose page has left the other window.
    pub(super) const fn of(&self) -> Option<Seat> {
        self.of
    }

    /// Follows the game and the set-up; where no second window can be had, everything stays in one.
    pub(super) fn follow(&mut self, ctx: &egui::Context, stage: &Stage) {
        let Stage::Game(table) = stage else { return *self = Self::default() };
        let wanted = match self.opened {
            Opened::AsSet => table.game.setup().opponents_page.window,
            Opened::Open => OpponentsWindow::Own,
            Opened::Closed => OpponentsWindow::Shared,
        };
        self.of = (wanted == OpponentsWindow::Own && !ctx.embed_viewports()).then(|| opponent_at(table));
    }

    /// How long until the keyboard counts as gone to another program; `None` while it is at one of the two windows.
    pub(super) fn goes_elsewhere(&mut self, at_main: Front, time: f64) -> Option<Duration> {
        if self.of.is_some() {
            self.was_there = Some(time);
        }
        let ours = at_main == Front::Here || (self.of.is_some() && self.front == Front::Here);
        if ours {
            self.nowhere_since = None;
            return None;
        }
        let since = *self.nowhere_since.get_or_insert(time);
        let from_another = self.was_there.is_some_and(|there| since < there + BETWEEN);
        let left = if from_another { (since + BETWEEN - time).max(0.0) } else { 0.0 };
        Some(Duration::from_secs_f64(left))
    }

    /// What an act that would close it does now.
    fn closing(&mut self, time: f64) -> ClosingAct {
        let since = self.closing.map(|since| time - since);
        match since {
            Some(since) if since < READ => ClosingAct::TooSoon,
            Some(since) if since < ASKED => ClosingAct::Closes,
            Some(_) | None => {
                self.closing = Some(time);
                ClosingAct::Asks
            }
        }
    }

    /// Another act ends the question.
    pub(super) const fn stays_open(&mut self) {
        self.closing = None;
    }

    /// Opens or closes it.
    const fn toggle(&mut self) {
        self.closing = None;
        self.opened = if self.of.is_some() { Opened::Closed } else { Opened::Open };
        self.inputs.turned_to();
    }
}

/// The sighted player; where there is none, the person who has mouse and screen.
pub(super) fn opponent_at(table: &Table) -> Seat {
    table.game.setup().sighted_player().map_or_else(|| table.mouse.seat(), Seat::Player)
}

/// The way out of what is one person's: it lets out his acts, each with the device that did it, and nothing else.
pub(super) struct Theirs<'a> {
    pub(super) link: &'a dyn Link,
    pub(super) of: Seat,
}

impl Link for Theirs<'_> {
    fn snapshot(&self) -> Arc<Snapshot> {
        self.link.snapshot()
    }

    fn now(&self) -> Moment {
        self.link.now()
    }

    fn send(&self, gesture: Gesture) {
        let (by, intent) = match gesture {
            Gesture::Mouse(intent) => (Device::Mouse, intent),
            Gesture::Keyboard(intent) => (Device::Keyboard, intent),
            Gesture::InWindow { by, intent, .. } => (by, intent),
            Gesture::Key(_)
            | Gesture::Talk(_)
            | Gesture::Select(_)
            | Gesture::TakeEntry(_)
            | Gesture::Choose(_)
            | Gesture::As(..)
            | Gesture::OnPage { .. }
            | Gesture::TalkOnPage { .. }
            | Gesture::TakeHome(..)
            | Gesture::HearAnnouncement(_)
            | Gesture::SayCode(_)
            | Gesture::SaySeal(_)
            | Gesture::SignWithKey
            | Gesture::Focus(_)
            | Gesture::FocusOn { .. }
            | Gesture::KeysStay
            | Gesture::Front(_)
            | Gesture::Quit
            | Gesture::ConfirmQuit(_)
            | Gesture::StayOpen => return,
        };
        self.link.send(Gesture::InWindow { of: self.of, by, intent });
    }
}

/// The size in which the window opens: no wider and no higher than a screen like that of the first, less its frame.
fn fits(monitor: Option<Vec2>) -> Vec2 {
    let frame = Vec2::new(0.0, 40.0);
    monitor.map_or(theme::REFERENCE, |monitor| monitor.min(theme::REFERENCE)) - frame
}

impl Window {
    /// Opens the window, or draws it, where it is to be.
    pub(super) fn show_second(&mut self, ctx: &egui::Context, snapshot: &Snapshot) {
        let (Some(of), Stage::Game(table)) = (self.second.of(), &snapshot.stage) else { return };
        let words = Words::to(table.game.setup(), of);
        let builder = ViewportBuilder::default()
            .with_title(title(words, of))
            .with_app_id(TITLE)
            .with_inner_size(fits(ctx.input(|input| input.viewport().monitor_size)))
            .with_min_inner_size(Vec2::new(500.0, 360.0));
        let closed = ctx.show_viewport_immediate(viewport(), builder, |ui, _| {
            // As in the other window: the letters of both are in one picture, which is made anew where the limits differ.
            ui.ctx().input_mut(|input| input.max_texture_side = input.max_texture_side.min(super::LETTERS));
            self.show_opponents(ui);
            ui.input(|input| input.viewport().close_requested())
        });
        if closed {
            self.turn_second(ctx, snapshot);
        }
    }

    /// Opens the window or closes it. While a game is on, what would close it asks first.
    pub(super) fn turn_second(&mut self, ctx: &egui::Context, snapshot: &Snapshot) {
        let Stage::Game(table) = &snapshot.stage else { return };
        let is_on = table.game.ending().is_none() && *table.game.phase() != Phase::Waiting;
        let one = Phrase::line(Line::SetupOneWindow);
        let said = if self.second.of().is_none() {
            self.second.toggle();
            Phrase::line(Line::SetupOpponentsWindow)
        } else {
            match if is_on { self.second.closing(ctx.input(|input| input.time)) } else { ClosingAct::Closes } {
                ClosingAct::TooSoon => return,
                ClosingAct::Asks => Phrase::with(Line::TeachAgain, [Arg::Phrase(Box::new(one))]),
                ClosingAct::Closes => {
                    self.second.toggle();
                    one
                }
            }
        };
        self.link.send(Gesture::Focus(said));
    }

    /// Draws what is in the window, and passes on what was done there.
    pub fn show_opponents(&mut self, ui: &mut Ui) {
        let snapshot = self.link.snapshot();
        let Stage::Game(table) = &snapshot.stage else { return };
        clicks::follow(ui);
        let of = opponent_at(table);
        self.second.front = if ui.input(|input| input.focused) { Front::Here } else { Front::Elsewhere };
        let of_keyboard = if table.keyboard.seat() == of { OfKeyboard::Theirs } else { OfKeyboard::Others };
        self.strokes_in_second(ui, &snapshot, of_keyboard);
        let name = title(Words::to(table.game.setup(), of), of);
        let named = ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(name));
        let reader = if named.is_some() { Reader::Names } else { Reader::None };
        let scale = theme::scale(ui.available_size());
        theme::size_text(ui, scale);
        let frame = Frame::new().fill(theme::of(ui).ground).inner_margin(theme::GAP * scale);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let words = Words::to(table.game.setup(), of);
            let (facts, _) =
                ui.allocate_exact_size(Vec2::new(ui.available_width(), 40.0 * scale), egui::Sense::empty());
            status::draw(ui, facts, &table.game, &snapshot, words);
            let theirs = Theirs { link: &*self.link, of };
            let mut sight = opponent::Sight::of(of, &theirs, &snapshot, table, self.link.now());
            let asked = self.second.closing.is_some_and(|since| ui.input(|input| input.time) - since < ASKED);
            (sight.scale, sight.notice) = (scale, asked.then(|| words.label(Label::OnceMoreCloses)));
            opponent::draw(ui, &sight, &mut self.second.inputs);
        });
        self.follow_focus(ui.ctx(), &snapshot, (Part::Opponents, reader));
    }

    /// Every stroke is the keyboard's owner's.
    fn strokes_in_second(&mut self, ui: &Ui, snapshot: &Arc<Snapshot>, of: OfKeyboard) {
        self.follow_talk(ui);
        let let_go = let_go_by_hand(ui);
        self.let_go_of(&let_go);
        // A field of text in the other window keeps its keys; that of the PIN takes them from here, too.
        let pin = self.waits_for_pin(&snapshot.stage);
        let situation = if pin { KeySituation::Form } else { snapshot.stage.situation() };
        let pressed = if pin {
            ui.input(|input| strokes(&input.events, Focus::Nowhere, situation))
        } else if self.at.focus == Focus::Text {
            ui.input(|input| strokes(&input.events, Focus::Text, situation))
        } else if of == OfKeyboard::Theirs {
            self.strokes_at_table(ui, snapshot, Part::Opponents)
        } else {
            ui.input(|input| strokes(&input.events, Focus::Nowhere, situation))
        };
        if pin || of == OfKeyboard::Others || self.at.focus == Focus::Text {
            self.lead_back(ui);
            ui.input_mut(|input| input.events.retain(|event| !is_of_keyboard(event)));
            leave_buttons(ui.ctx());
            ui.ctx().memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        for press in pressed {
            self.strike(ui, snapshot, press, Part::Opponents);
        }
        self.let_go_of(&let_go);
        self.follow_answer(ui);
    }

    /// By Tab, the owner of the keyboard comes back to the window in which his buttons are.
    fn lead_back(&mut self, ui: &Ui) {
        if ui.input(|input| input.key_pressed(Key::Tab)) {
            ui.ctx().send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
            self.say_page(if self.has_keys() { self.page } else { Page::Table });
        }
    }
}

/// Whose the keyboard is, in the window of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OfKeyboard {
    Theirs,
    Others,
}

/// The window, as egui knows it.
pub(super) fn viewport() -> ViewportId {
    ViewportId::from_hash_of("opponent")
}

/// Its name, for window lists and screen readers.
fn title(words: Words, of: Seat) -> String {
    format!("{TITLE} · {}", status::seat(words, of))
}

/// Keys that are struck, and what they type; that a key is let go is seen by the window that has it.
const fn is_of_keyboard(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. } | Event::Text(_) | Event::Ime(_) | Event::Paste(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_closes_it_asks_and_the_stroke_that_asked_is_no_answer() {
        let mut second = Second::default();
        assert_eq!(
            [10.0, 10.2, 10.9].map(|time| second.closing(time)),
            [ClosingAct::Asks, ClosingAct::TooSoon, ClosingAct::TooSoon]
        );
        assert_eq!(second.closing(11.0), ClosingAct::Closes);
        assert_eq!(second.closing(40.1), ClosingAct::Asks, "half a minute is over");
        second.stays_open();
        assert_eq!(second.closing(42.0), ClosingAct::Asks, "another key was struck");
    }

    /// The opponent's window was closed, and the record said that the keyboard had been at another program.
    #[test]
    fn the_keys_come_back_from_a_window_that_closes() {
        let mut second =
            Second { of: Some(Seat::Player(shakmaty::Color::Black)), front: Front::Here, ..Second::default() };
        assert_eq!(second.goes_elsewhere(Front::Elsewhere, 10.0), None, "they are at the opponent's");
        (second.of, second.front) = (None, Front::Elsewhere);
        assert_eq!(second.goes_elsewhere(Front::Elsewhere, 10.1), Some(Duration::from_secs(1)), "on their way");
        assert_eq!(second.goes_elsewhere(Front::Here, 10.2), None);
        assert_eq!(second.goes_elsewhere(Front::Elsewhere, 20.0), Some(Duration::ZERO), "at another program");
    }
}
