//! A slow double click takes one button, whatever comes to the place of that: a click where the last one was reaches only what took
//! the last, until the hand has left the place or two seconds are over. What is needed sooner has a place of its own.
//!
//! A click is aimed at what stood there when the hand set out: a button that comes to the place of another takes no click for the
//! first half of a second, whoever brought it there. What comes to an empty place, or is scrolled, is taken at once, and so is every
//! button that a key or a screen reader names.
use eframe::egui::{Context, Event, Id, PointerButton, Pos2, Rect, Response, Ui, Vec2, ViewportId};

/// In seconds: nobody is so slow over a double click.
const SLOWEST: f64 = 2.0;
/// In points of the window: a hand that has gone no further has not left the place.
pub(super) const NEAR: f32 = 24.0;

/// In seconds: a hand that has set out for a button clicks within this time, and does not see what comes there meanwhile.
pub(super) const AIMED: f64 = 0.5;

/// In seconds: what is scrolled comes to rest within this time.
const SCROLLS: f64 = 0.2;

/// Whether the frame that a window was drawn in last has shown a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Drawn {
    Last,
    /// One before it has.
    Before,
}

/// A button that stands somewhere, or did a moment ago.
#[derive(Debug, Clone, PartialEq)]
struct Stood {
    window: ViewportId,
    name: String,
    rect: Rect,
    since: f64,
    seen: f64,
    drawn: Drawn,
    /// Whether another stood there when it came.
    covers: bool,
}

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
    /// When the wheel was turned last.
    scrolled: Option<f64>,
}

/// Whether a click on a button is meant for it, and did not come to it by a slow double click on something else, or because it has
/// just come to the place of another. What is no click of the mouse always is.
pub(super) fn is_meant(response: &Response) -> bool {
    let late = || known(&response.ctx).late == Some(response.id);
    !response.clicked_by(PointerButton::Primary) || !(late() || is_new(response))
}

/// Notes where a button stands, which is known by its name. To be called for each button in each frame.
pub(super) fn stands(response: &Response, name: &str) {
    let (ctx, rect) = (&response.ctx, response.rect);
    let window = ctx.viewport_id();
    let time = ctx.input(|input| input.time);
    let scrolls = known(ctx).scrolled.is_some_and(|turned| time - turned <= SCROLLS);
    let mut all = buttons(ctx);
    all.retain(|stood| stood.window != window || time - stood.seen <= AIMED);
    let here = |stood: &Stood| stood.window == window && stood.rect.shrink(1.0).intersects(rect.shrink(1.0));
    if let Some(stood) = all.iter_mut().find(|stood| here(stood) && stood.name == name) {
        (stood.rect, stood.seen, stood.drawn) = (rect, time, Drawn::Last);
    } else {
        let covers = !scrolls && all.iter().any(|stood| here(stood) && stood.name != name);
        all.push(Stood { window, name: name.to_owned(), rect, since: time, seen: time, drawn: Drawn::Last, covers });
    }
    ctx.data_mut(|data| data.insert_temp(buttons_key(), all));
}

/// Whether a button has just come to the place of another.
fn is_new(response: &Response) -> bool {
    let (window, time) = (response.ctx.viewport_id(), response.ctx.input(|input| input.time));
    let new = |stood: &Stood| stood.covers && stood.seen >= time && time - stood.since < AIMED;
    buttons(&response.ctx).iter().any(|stood| stood.window == window && stood.rect == response.rect && new(stood))
}

/// The button that the last frame of this window has shown there.
pub(super) fn button_at(ctx: &Context, window: ViewportId, pos: Pos2) -> Option<Rect> {
    let shown = |stood: &Stood| stood.window == window && stood.drawn == Drawn::Last && stood.rect.contains(pos);
    buttons(ctx).into_iter().find(shown).map(|stood| stood.rect)
}

fn buttons(ctx: &Context) -> Vec<Stood> {
    ctx.data(|data| data.get_temp(buttons_key())).unwrap_or_default()
}

fn buttons_key() -> Id {
    Id::unique("buttons-that-stand")
}

/// How often the button of the mouse was let go in this frame; one where something else than the mouse clicks.
pub(super) fn in_frame(ctx: &Context) -> usize {
    let let_go =
        |event: &Event| matches!(event, Event::PointerButton { button: PointerButton::Primary, pressed: false, .. });
    ctx.input(|input| input.events.iter().filter(|event| let_go(event)).count()).max(1)
}

/// What the last frame of a window has shown stood there until now, however long ago that was drawn: a window that shows nothing new is
/// not drawn.
fn follow_buttons(ctx: &Context, window: ViewportId) {
    let (time, mut all) = (ctx.input(|input| input.time), buttons(ctx));
    for stood in all.iter_mut().filter(|stood| stood.window == window) {
        if std::mem::replace(&mut stood.drawn, Drawn::Before) == Drawn::Last {
            stood.seen = time;
        }
    }
    ctx.data_mut(|data| data.insert_temp(buttons_key(), all));
}

/// Looks at the clicks of a frame. To be called first in each frame of each window.
pub(super) fn follow(ui: &Ui) {
    follow_buttons(ui.ctx(), ui.ctx().viewport_id());
    let (ctx, window) = (ui.ctx(), ui.ctx().viewport_id());
    let last = known(ctx).last.filter(|last| !leaves(ui, last));
    let clicked = ui.input(|input| input.pointer.button_clicked(PointerButton::Primary));
    let place = ui.input(|input| input.pointer.interact_pos()).filter(|_| clicked);
    let taken = ctx.interaction_snapshot(|snapshot| snapshot.clicked);
    let turned = ui.input(|input| (input.smooth_scroll_delta() != Vec2::ZERO).then_some(input.time));
    let scrolled = turned.or(known(ctx).scrolled);
    let clicks = match taken.zip(place) {
        None => Clicks { last, late: None, scrolled },
        Some((taken, at)) => {
            let time = ui.input(|input| input.time);
            let again = |last: &Last| last.at.distance(at) <= NEAR && time - last.time < SLOWEST;
            match last.filter(again) {
                Some(before) if before.taken != taken => Clicks { last, late: Some(taken), scrolled },
                Some(_) | None => Clicks { last: Some(Last { taken, window, at, time }), late: None, scrolled },
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
