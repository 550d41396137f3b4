//! A button is taken by the hand that presses it and lets it go there, however long it leans on it and wherever on the button it slips:
//! the toolkit takes that for the beginning of a drag, and a player's press of the clock would be lost without a word. On the board
//! a drag stays a drag.
use eframe::egui::{Context, Event, Plugin, PointerButton, Pos2, RawInput, Rect, ViewportId};

use super::clicks;

/// Keeps the pointer where it went down for as long as it is on the button.
#[derive(Debug, Default)]
pub(super) struct SteadyClicks {
    pressed: Option<Pressed>,
}

/// A button that is held with the mouse.
#[derive(Debug, Clone, Copy)]
struct Pressed {
    window: ViewportId,
    at: Pos2,
    button: Rect,
}

impl SteadyClicks {
    /// Where the pointer is taken to be; a hand that has left the button takes it no more.
    fn settle(&mut self, window: ViewportId, pos: &mut Pos2) {
        match self.pressed.filter(|pressed| pressed.window == window) {
            Some(pressed) if pressed.button.contains(*pos) => *pos = pressed.at,
            Some(_) => self.pressed = None,
            None => {}
        }
    }
}

impl Plugin for SteadyClicks {
    fn debug_name(&self) -> &'static str {
        "steady clicks"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let window = input.viewport_id;
        for event in &mut input.events {
            match event {
                Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
                    let stands = clicks::button_at(ctx, window, *pos);
                    self.pressed = stands.map(|button| Pressed { window, at: *pos, button });
                }
                Event::PointerButton { pos, button: PointerButton::Primary, pressed: false, .. } => {
                    self.settle(window, pos);
                    self.pressed = None;
                }
                Event::PointerMoved(pos) => self.settle(window, pos),
                _ => {}
            }
        }
    }
}
