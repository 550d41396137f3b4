//! A slow double click takes one button, whatever comes to the place of that: a click where the last one was reaches only what took
//! the last, until the hand has left the place or two seconds are over. What is needed sooner has a place of its own.
use eframe::egui::{Context, Event, Id, PointerButton, Pos2, Response, Ui, ViewportId};

/// In seconds: nobody is so slow over a double click.
const SLOWEST: f64 = 2.0;
/// In points of the window: a hand that has gone no further has not left the place.
const NEAR: f32 = 24.0;

/// The last click that took something.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Last {
    taken: Id,
    window: ViewportId,
    at: Pos2,
    time: f64,
}

/// What is known of the clicks.
#[derive(Debug, Clone, Copy, Default)]
struct Clicks {
    last: Option<Last>,
    /// What a click of this frame has come to by a slow double click on something else.
    late: Option<Id>,
}

/// Whether a click on a button is meant for it, and did not come to it by a slow double click on something else. What is no click
/// of the mouse always is.
pub(super) fn is_meant(response: &Response) -> bool {
    !response.clicked_by(PointerButton::Primary) || known(&response.ctx).late != Some(response.id)
}

/// How often the button of the mouse was let go in this frame; one where something else than the mouse clicks.
pub(super) fn in_frame(ctx: &Context) -> usize {
    let let_go =
        |event: &Event| matches!(event, Event::PointerButton { button: PointerButton::Primary, pressed: false, .. });
    ctx.input(|input| input.events.iter().filter(|event| let_go(event)).count()).max(1)
}

/// Looks at the clicks of a frame. To be called first in each frame of each window.
pub(super) fn follow(ui: &Ui) {
    let (ctx, window) = (ui.ctx(), ui.ctx().viewport_id());
    let last = known(ctx).last.filter(|last| !leaves(ui, last));
    let clicked = ui.input(|input| input.pointer.button_clicked(PointerButton::Primary));
    let place = ui.input(|input| input.pointer.interact_pos()).filter(|_| clicked);
    let taken = ctx.interaction_snapshot(|snapshot| snapshot.clicked);
    let clicks = match taken.zip(place) {
        None => Clicks { last, late: None },
        Some((taken, at)) => {
            let time = ui.input(|input| input.time);
            let again = |last: &Last| last.at.distance(at) <= NEAR && time - last.time < SLOWEST;
            match last.filter(again) {
                Some(before) if before.taken != taken => Clicks { last, late: Some(taken) },
                Some(_) | None => Clicks { last: Some(Last { taken, window, at, time }), late: None },
            }
        }
    };
    ctx.data_mut(|data| data.insert_temp(key(), clicks));
}

/// Whether the hand has left the place of the last click.
fn leaves(ui: &Ui, last: &Last) -> bool {
    let elsewhere = ui.ctx().viewport_id() != last.window;
    let moves = |event: &Event| matches!(event, Event::PointerMoved(to) if elsewhere || to.distance(last.at) > NEAR);
    ui.input(|input| input.events.iter().any(moves))
}

fn known(ctx: &Context) -> Clicks {
    ctx.data(|data| data.get_temp(key())).unwrap_or_default()
}

fn key() -> Id {
    Id::unique("last-click")
}
