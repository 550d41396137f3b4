//! Where the handshake stands, seen from this player: hear, repeat, execute, move, announce, press (D.2.1 to D.2.5 of 2014).
//!
//! Deliberately absent: frames and filled grounds. It tells, and nothing of it can be taken: buttons look otherwise.
use eframe::egui::{Align2, Pos2, Rect, Stroke, Ui};

use super::{Sight, task::claim_waits, text};
use crate::{
    game::{Seat, Step},
    language::Label,
    screen::theme,
};

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

/// Draws the trail; nothing where no move is being made, and nothing for an assistant, whose handshake it is not.
pub(super) fn draw(ui: &Ui, rect: Rect, sight: &Sight<'_>) {
    let Some(states) = states(sight) else { return };
    let places = text::columns(rect, PARTS.len(), 9.0 * sight.scale);
    let words = sight.words;
    // All in one size.
    let largest = 20.0 * sight.scale;
    let widest = PARTS.map(|part| text::width(ui, words.label(part), largest)).into_iter().fold(1.0, f32::max);
    let size = largest.min(largest * (places[0].width() - largest * SIGN) / widest);
    for (index, ((part, state), place)) in PARTS.into_iter().zip(states).zip(places).enumerate() {
        step(ui, place, (index + 1, words.label(part)), state, size);
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

/// How wide the number or the tick before a name is, as a share of the size of the letters.
const SIGN: f32 = 1.6;

/// By shape as well as by colour: what is over has a tick and what is to come its number; a line below grows thick as far as
/// the handshake has come, and what is due is written in heavy strokes above the thickest part.
fn step(ui: &Ui, rect: Rect, (number, name): (usize, &str), state: State, size: f32) {
    let colors = theme::of(ui);
    let (ink, line, thick) = match state {
        State::Done => (colors.text, colors.text, 0.12),
        State::Now => (colors.now, colors.now, 0.3),
        State::Other => (colors.quiet, colors.line, 0.05),
    };
    let (above, below) = rect.split_top_bottom_at_y(rect.bottom() - size * 0.4);
    let along = [below.left_center(), below.right_center()];
    ui.painter().line_segment(along, Stroke::new((size * thick).max(1.0), line));
    let (sign, rest) = above.split_left_right_at_x(above.left() + size * SIGN);
    let kind = text::Type::plain(size, ink).aligned(Align2::LEFT_CENTER);
    let kind = if state == State::Now { kind.heavy(size * 0.04) } else { kind };
    if state == State::Done {
        let at = |x: f32, y: f32| Pos2::new(sign.left() + (0.5 + x) * size, sign.center().y + y * size);
        for line in [[at(-0.28, 0.02), at(-0.08, 0.24)], [at(-0.08, 0.24), at(0.30, -0.26)]] {
            ui.painter().line_segment(line, Stroke::new(size * 0.12, colors.now));
        }
    } else {
        text::paint(ui, sign, &number.to_string(), kind);
    }
    text::paint(ui, rest, name, kind);
}

fn states(sight: &Sight<'_>) -> Option<[State; 6]> {
    let assists = matches!(sight.view.seat, Seat::Assistant(_));
    if assists || claim_waits(&sight.view, &sight.table.game) {
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
        Step::Press | Step::PressBehindReply | Step::PressWaits => (5, Some(5)),
        Step::AwaitStart
        | Step::AwaitArbiter
        | Step::ConfirmEnding
        | Step::ConfirmReady
        | Step::ConfirmResumption(_)
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
