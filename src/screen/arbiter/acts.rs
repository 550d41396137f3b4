//! What only the arbiter may do.
use std::time::Duration;

use eframe::egui::{DragValue, Response, RichText, Ui, Vec2};
use shakmaty::Color;

use crate::{
    game::{Command, Seat, View},
    language::Label,
    screen::{
        link::{Gesture, Link},
        page::{Weight, Words, button},
        theme,
    },
};

/// What the arbiter has put into the fields of his page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::screen) struct Inputs {
    /// Whose clock; `None` until one is chosen, so that nothing is set by a slip.
    side: Option<Color>,
    minutes: u32,
    seconds: u32,
    completed: u32,
    /// `None` until it is chosen: the last.
    ply: Option<usize>,
    pub(super) adjournment: super::adjourn::Fields,
}

impl Inputs {
    /// The command that sets a clock to what was put in.
    fn set_clock(&self) -> Option<Command> {
        let left = Duration::from_secs(u64::from(self.minutes) * 60 + u64::from(self.seconds));
        Some(Command::SetClock { side: self.side?, left: Some(left), completed: Some(self.completed) })
    }

    /// Begins with what stands on the clock.
    fn read(&mut self, view: &View<'_>, side: Color) {
        let Some(clock) = view.clock else { return };
        let left = clock.left.get(side).unwrap_or_default().as_secs();
        self.side = Some(side);
        self.minutes = u32::try_from(left / 60).unwrap_or(0);
        self.seconds = u32::try_from(left % 60).unwrap_or(0);
        self.completed = *clock.completed.get(side);
    }
}

/// Draws them.
pub(super) fn draw(ui: &mut Ui, link: &dyn Link, view: &View<'_>, words: Words, inputs: &mut Inputs, scale: f32) {
    let half = Vec2::new((ui.available_width() - 8.0) / 2.0, 42.0 * scale);
    let act = |ui: &mut Ui, label: Label, command: Command| {
        send(&button(ui, words.label(label), Weight::Plain, half), link, command);
    };
    ui.horizontal(|ui| {
        act(ui, Label::StopClocks, Command::StopClock);
        act(ui, Label::RestartClock, Command::RestartClock);
    });
    if view.ending.is_some() && !view.is_finished {
        ui.horizontal(|ui| {
            act(ui, Label::ConfirmEnding, Command::ConfirmEnding);
            act(ui, Label::RejectEnding, Command::RejectEnding);
        });
    }
    ui.add_space(theme::GAP * scale);
    clock_fields(ui, link, view, words, inputs, half);
    ui.add_space(theme::GAP * scale);
    let last = view.sheet.len();
    let mut ply = inputs.ply.unwrap_or(last).min(last);
    ui.horizontal(|ui| {
        if field(ui, words, Label::GoBack, DragValue::new(&mut ply).range(0..=last)).changed() {
            inputs.ply = Some(ply);
        }
        if ply == 0 {
            ui.label(RichText::new(words.label(Label::BeforeFirst)).color(theme::QUIET));
        }
    });
    let response = button(ui, &format!("{} {ply}", words.label(Label::GoBack)), Weight::Plain, half);
    send(&response, link, Command::GoBack(ply));
}

fn clock_fields(ui: &mut Ui, link: &dyn Link, view: &View<'_>, words: Words, inputs: &mut Inputs, size: Vec2) {
    ui.horizontal(|ui| {
        for side in [Color::White, Color::Black] {
            let response = ui.selectable_label(inputs.side == Some(side), words.color(side));
            crate::screen::page::ring(ui, &response);
            if response.clicked() {
                inputs.read(view, side);
            }
        }
    });
    ui.horizontal(|ui| {
        field(ui, words, Label::Minutes, DragValue::new(&mut inputs.minutes).range(0..=5999));
        field(ui, words, Label::Seconds, DragValue::new(&mut inputs.seconds).range(0..=59));
        field(ui, words, Label::Completed, DragValue::new(&mut inputs.completed).range(0..=999));
    });
    if let Some(command) = inputs.set_clock() {
        send(&button(ui, words.label(Label::SetClock), Weight::Plain, size), link, command);
    }
}

/// A number with its name.
fn field(ui: &mut Ui, words: Words, label: Label, value: DragValue<'_>) -> Response {
    let name = ui.label(RichText::new(words.label(label)).small().color(theme::QUIET));
    ui.add(value).labelled_by(name.id)
}

fn send(response: &Response, link: &dyn Link, command: Command) {
    if response.clicked() {
        link.send(Gesture::As(Seat::Arbiter, command));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_set_to_the_fields() {
        let inputs = Inputs { side: Some(Color::Black), minutes: 12, seconds: 5, completed: 20, ..Inputs::default() };
        let left = Duration::from_secs(725);
        let command = Command::SetClock { side: Color::Black, left: Some(left), completed: Some(20) };
        assert_eq!(inputs.set_clock(), Some(command));
        assert_eq!(Inputs::default().set_clock(), None, "no side is chosen");
    }
}
