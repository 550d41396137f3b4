//! Where the handshake stands, seen from this player: hear, repeat, execute, move, announce, press (D.2.1 to D.2.5 of 2014).
use eframe::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::{Sight, task::claim_waits, text};
use crate::{game::Step, language::Label, screen::theme};

/// A part of the handshake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// It is over.
    Done,
    /// It is due.
    Now,
    /// It comes, or there is nothing to it: nobody has announced anything yet.
    Other,
}

const PARTS: [Label; 6] =
    [Label::TrailHear, Label::TrailRepeat, Label::TrailExecute, Label::TrailMove, Label::Announce, Label::PressClock];

/// Draws the trail; nothing where no move is being made.
pub(super) fn draw(ui: &Ui, rect: Rect, sight: &Sight<'_>) {
    let Some(states) = states(sight) else { return };
    let places = text::columns(rect, PARTS.len(), 9.0 * sight.scale);
    let (words, margin) = (sight.words, rect.height() * 0.42);
    // All in one size.
    let room = places[0].width() - 2.0 * margin - 20.0 * sight.scale;
    let widest = PARTS.map(|part| text::width(ui, words.label(part), 20.0)).into_iter().fold(1.0, f32::max);
    let size = (20.0 * sight.scale).min(20.0 * room / widest);
    for ((part, state), place) in PARTS.into_iter().zip(states).zip(places) {
        pill(ui, place, words.label(part), state, size);
        let after = match state {
            State::Done => Some(Label::TrailDone),
            State::Now => Some(Label::TrailNow),
            State::Other => None,
        };
        let name = words.label(part);
        let name = after.map_or_else(|| name.to_owned(), |after| format!("{name}: {}", words.label(after)));
        let _node = text::named(ui, &format!("trail-{part:?}"), place, &name);
    }
}

/// By shape as well as by colour: what is over has a tick, what is due is filled.
fn pill(ui: &Ui, rect: Rect, name: &str, state: State, size: f32) {
    let colors = theme::of(ui);
    let (ground, ink, line) = match state {
        State::Done => (colors.ground, colors.text, Stroke::new(1.5 * colors.thick, colors.line)),
        State::Now => (colors.now, colors.on_now, Stroke::NONE),
        State::Other => (colors.ground, colors.quiet, Stroke::new(1.0, colors.raised)),
    };
    let corner = CornerRadius::same((rect.height() / 2.0).min(255.0) as u8);
    ui.painter().rect_filled(rect, corner, ground);
    ui.painter().rect_stroke(rect, corner, line, StrokeKind::Inside);
    let tick = if state == State::Done { size } else { 0.0 };
    let kind = text::Type::plain(size, ink).aligned(Align2::CENTER_CENTER);
    let kind = if state == State::Now { kind.heavy(size * 0.04) } else { kind };
    text::paint(ui, rect.translate(Vec2::new(tick * 0.6, 0.0)), name, kind);
    if state == State::Done {
        let left = rect.center().x - text::width(ui, name, size) / 2.0 - tick * 0.5;
        let at = |x: f32, y: f32| Pos2::new(left + x * size, rect.center().y + y * size);
        for line in [[at(-0.28, 0.02), at(-0.08, 0.24)], [at(-0.08, 0.24), at(0.30, -0.26)]] {
            ui.painter().line_segment(line, Stroke::new(size * 0.12, theme::of(ui).now));
        }
    }
}

fn states(sight: &Sight<'_>) -> Option<[State; 6]> {
    if claim_waits(&sight.view, &sight.table.game) {
        return None;
    }
    let answered = sight.view.announcement.is_some();
    // How many are over, and which of them is due.
    let (over, due) = match sight.view.step() {
        Step::AwaitAnnouncement => (0, Some(0)),
        Step::Repeat(_) | Step::RepeatAgain(_) => (1, Some(1)),
        Step::Execute(_) => (2, Some(2)),
        Step::AwaitPress => (3, None),
        Step::Move => (3, Some(3)),
        Step::Announce => (4, Some(4)),
        Step::Press | Step::PressWaits => (5, Some(5)),
        Step::AwaitStart
        | Step::AwaitArbiter
        | Step::ConfirmEnding
        | Step::ConfirmReady
        | Step::AwaitReady
        | Step::Over
        | Step::Reconcile(_)
        | Step::Seal
        | Step::CloseEnvelope
        | Step::AwaitSealing
        | Step::AwaitResumption
        | Step::DeclareSealed => return None,
    };
    Some(std::array::from_fn(|i| match i {
        _ if due == Some(i) => State::Now,
        // White's first move answers nothing.
        0..3 if over > 2 && !answered => State::Other,
        _ if i < over => State::Done,
        _ => State::Other,
    }))
}
