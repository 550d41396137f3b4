//! A slow double click takes one button, whatever comes to the place of that: a click where the last one was reaches only the button
//! that took the last, until the hand has left the place or two seconds are over. What is needed sooner has a place of its own.
use eframe::egui::{Context, Event, Id, PointerButton, Pos2, Response, Ui, ViewportId};

/// In seconds: nobody is so slow over a double click.
pub(super) const SLOWEST: f64 = 2.0;
/// In points of the window: a hand that has gone no further has not left the place.
const NEAR: f32 = 24.0;

/// The last click that took a button.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Last {
    button: Id,
    window: ViewportId,
    at: Pos2,
    time: f64,
}

/// Whether a click on a button is meant for it, and did not come to it by a slow double click on another. What is no click of the mouse
/// always is.
pub(super) fn is_meant(response: &Response) -> bool {
    if !response.clicked_by(PointerButton::Primary) {
        return true;
    }
    let Some(at) = response.interact_pointer_pos().or_else(|| response.ctx.pointer_latest_pos()) else { return true };
    let (window, time) = (response.ctx.viewport_id(), response.ctx.input(|input| input.time));
    let same_place = |last: &Last| last.window == window && last.at.distance(at) <= NEAR;
    let is_late = last(&response.ctx)
        .is_some_and(|last| last.button != response.id && same_place(&last) && time - last.time < SLOWEST);
    if !is_late {
        let taken = Last { button: response.id, window, at, time };
        response.ctx.data_mut(|data| data.insert_temp(key(), taken));
    }
    !is_late
}

/// A hand that has left the place of the last click has ended it. To be called once in each frame of each window.
pub(super) fn follow(ui: &Ui) {
    let Some(last) = last(ui.ctx()) else { return };
    let elsewhere = ui.ctx().viewport_id() != last.window;
    let leaves = |event: &Event| matches!(event, Event::PointerMoved(to) if elsewhere || to.distance(last.at) > NEAR);
    if ui.input(|input| input.events.iter().any(leaves)) {
        ui.ctx().data_mut(|data| data.remove::<Last>(key()));
    }
}

fn last(ctx: &Context) -> Option<Last> {
    ctx.data(|data| data.get_temp(key()))
}

fn key() -> Id {
    Id::unique("last-click")
}
