//! The window, found by what a screen reader finds and driven by pointer and keys, on a pretended program.
mod adjourned;
mod arbiter;
mod assistant;
mod boards;
mod claims;
mod clicks;
mod code;
mod corrects;
mod faces;
mod fake;
mod large;
mod leaving;
mod lock;
mod looks;
mod manual;
mod menu;
mod opponent;
mod questions;
mod ruling;
mod second;
mod second_question;
mod setup;
mod shown;
mod slips;
mod table;
mod typing;

use anna_hector::{
    clock::control::both_from,
    desk::Mode,
    game::{Command, Device, DeviceCommand, Seat, Setup, Step},
    laws::RawMove,
    narration::Audience,
    screen::Window,
};
use eframe::egui::{Event, Key, Modifiers, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use fake::{Fake, sighted_white};
use shakmaty::{Board, Color, Square};

const WHITE: Seat = Seat::Player(Color::White);
const BLACK: Seat = Seat::Player(Color::Black);

struct Desk {
    fake: Fake,
    harness: Harness<'static, Window>,
}

impl Desk {
    fn at(fake: Fake) -> Self {
        Self::sized(fake, [1280.0, 800.0])
    }

    fn sized(fake: Fake, size: [f32; 2]) -> Self {
        let link = Box::new(fake.clone());
        let harness = Harness::builder()
            .with_size(size)
            .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
        let mut desk = Self { fake, harness };
        desk.harness.step();
        desk
    }

    /// What has just come to the place of another button takes no click yet.
    fn settle(&mut self) {
        let time = |desk: &Self| desk.harness.ctx.input(|input| input.time);
        let began = time(self);
        while time(self) - began < 0.5 {
            self.harness.step();
        }
    }

    /// A click by a hand that comes from elsewhere.
    fn click(&mut self, label: &str) {
        self.settle();
        self.harness.event(Event::PointerMoved(eframe::egui::Pos2::new(1.0, 1.0)));
        self.harness.get_by_role_and_label(Role::Button, label).click();
        self.harness.step();
        self.harness.step();
    }

    /// What is seldom needed is behind one button.
    fn open_more(&mut self) {
        if self.harness.query_by_role_and_label(Role::Button, "Mehr").is_some() {
            self.click("Mehr");
        }
    }

    fn click_more(&mut self, label: &str) {
        self.open_more();
        self.click(label);
    }

    /// What was announced last, in words and written.
    fn shows_announced(&self, spoken: &str, written: &str) -> bool {
        let is_shown = |text| self.harness.query_all_by_role_and_label(Role::Label, text).next().is_some();
        is_shown(spoken) && is_shown(written)
    }

    /// A screen reader or the keyboard takes a button.
    fn take(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::Button, label).click_accesskit();
        self.harness.step();
        self.harness.step();
    }

    /// The arbiter gives the mouse to the assistant of this side.
    fn mouse_to_assistant(&mut self, side: Color) {
        self.fake.command(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Mouse, Seat::Assistant(side))));
        self.harness.step();
    }

    /// The keyboard goes there, as a screen reader sends it.
    fn focus(&mut self, label: &str) {
        let nodes = self.harness.query_all_by_label(label);
        let node = nodes.into_iter().find(|node| node.accesskit_node().role() != Role::Label).expect("a field");
        node.focus();
        self.harness.step();
        self.harness.step();
    }

    fn sees(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Part of a text that is on the screen.
    fn reads(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    fn key(&mut self, key: Key, modifiers: Modifiers, text: &str) {
        let events = &mut self.harness.input_mut().events;
        events.push(Event::Key { key, physical_key: Some(key), pressed: true, repeat: false, modifiers });
        if !text.is_empty() {
            events.push(Event::Text(text.into()));
        }
        events.push(Event::Key { key, physical_key: Some(key), pressed: false, repeat: false, modifiers });
        self.harness.step();
        self.harness.step();
    }

    /// A key is held for so many seconds of the window, and let go, a second after whatever was asked.
    fn hold(&mut self, key: Key, seconds: f64) {
        self.fake.wait(std::time::Duration::from_secs(1));
        let event =
            |pressed| Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers: Modifiers::NONE };
        self.harness.input_mut().events.push(event(true));
        let began = self.harness.ctx.input(|input| input.time);
        for at in [0.0, seconds / 2.0, seconds] {
            self.harness.input_mut().time = Some(began + at);
            self.harness.step();
        }
        self.harness.input_mut().time = None;
        self.harness.input_mut().events.push(event(false));
        self.harness.step();
        self.harness.step();
    }

    /// All in one frame, as fast as a script types.
    fn types(&mut self, text: &str) {
        for c in text.chars() {
            let name = if c == ' ' { "Space".to_owned() } else { c.to_uppercase().to_string() };
            let events = &mut self.harness.input_mut().events;
            // A sign such as a bracket has no key of its own.
            let Some(key) = Key::from_name(&name) else {
                events.push(Event::Text(c.to_string()));
                continue;
            };
            let modifiers = if c.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
            events.push(Event::Key { key, physical_key: Some(key), pressed: true, repeat: false, modifiers });
            events.push(Event::Text(c.to_string()));
            events.push(Event::Key { key, physical_key: Some(key), pressed: false, repeat: false, modifiers });
        }
        self.harness.step();
        self.harness.step();
    }

    fn step(&self, side: Color) -> Step {
        self.fake.with_table(|table| table.game.step(side))
    }

    fn last(&self) -> Option<(Seat, Command)> {
        self.fake.commands().last().cloned()
    }
}

/// A key goes down, as the system tells a window.
fn down(key: Key) -> Event {
    Event::Key { key, physical_key: Some(key), pressed: true, repeat: false, modifiers: Modifiers::NONE }
}

/// It is let go.
fn up(key: Key) -> Event {
    Event::Key { key, physical_key: Some(key), pressed: false, repeat: false, modifiers: Modifiers::NONE }
}

fn pawn() -> RawMove {
    RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn is there")
}
