//! The face of one clock: to be read at three metres, and seen to run at ten.
use std::time::Duration;

use eframe::egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    accesskit,
};

use super::theme;

/// What a face shows.
pub(super) struct Face {
    /// Whose clock.
    pub(super) name: String,
    /// Time left; `None` without a clock, and for an assistant who has not been asked.
    pub(super) left: Option<Duration>,
    /// Whether it runs, stands, or has fallen.
    pub(super) state: State,
    /// The state in words; shown where it is a fallen flag.
    pub(super) state_name: String,
    /// The time in words, for a screen reader.
    pub(super) spoken: String,
    /// Moves completed, in words.
    pub(super) completed: String,
}

/// Of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// It runs.
    Runs,
    /// It stands.
    Stands,
}

/// As tournament clocks show it: hours and minutes while there are hours, then minutes and seconds, tenths in the last
/// ten seconds. Nothing is left only when the flag falls, as it is spoken.
///
/// No seconds above the hour: nobody needs them there, and a laptop that draws nothing for a minute lives longer.
pub(super) fn written(left: Duration) -> String {
    let (tenths, seconds) = (left.as_millis().div_ceil(100), left.as_millis().div_ceil(1000));
    match seconds {
        _ if tenths < 100 => format!("0:{:02}.{}", tenths / 10, tenths % 10),
        ..HOUR => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}h{:02}", seconds / HOUR, seconds / 60 % 60),
    }
}

const HOUR: u128 = 3600;

/// How long what [`written`] shows stays true of a running clock; `None` once its time is over.
pub(super) fn stays(left: Duration) -> Option<Duration> {
    let ms = left.as_millis();
    let seconds = ms.div_ceil(1000);
    let changes_at = match seconds {
        _ if ms <= 10_000 => ms.checked_sub(1)? / 100 * 100,
        ..=HOUR => (ms - 1) / 1000 * 1000,
        _ => (seconds / 60 * 60 - 1) * 1000,
    };
    Some(Duration::from_millis(u64::try_from(ms - changes_at).unwrap_or(u64::MAX)))
}

/// Draws a face.
pub(super) fn paint(ui: &Ui, rect: Rect, scale: f32, face: &Face) {
    let runs = face.state == State::Runs;
    let (ground, ink) = if runs { (theme::NOW, theme::ON_NOW) } else { (theme::PANEL, theme::TEXT) };
    let painter = ui.painter();
    let corner = CornerRadius::same(6);
    painter.rect_filled(rect, corner, ground);
    painter.rect_stroke(rect, corner, Stroke::new(if runs { 4.0 } else { 1.0 }, theme::LINE), StrokeKind::Inside);

    let pad = theme::GAP * scale;
    let head = theme::font(theme::BODY * 1.15 * scale);
    painter.text(rect.left_top() + Vec2::new(pad, pad * 0.6), Align2::LEFT_TOP, &face.name, head.clone(), ink);
    let fallen = face.left.is_some_and(|left| left.is_zero());
    let state = if fallen { &face.state_name } else { &face.completed };
    let shown = painter.text(rect.right_top() + Vec2::new(-pad, pad * 0.6), Align2::RIGHT_TOP, state, head, ink);
    if fallen {
        flag(painter, shown.left_center() - Vec2::new(pad * 2.2, 0.0), shown.height(), ink);
    }

    let body = Rect::from_min_max(rect.left_top() + Vec2::new(0.0, theme::BODY * 1.7 * scale), rect.max);
    let arrow = 38.0 * scale;
    if runs {
        painter.add(triangle(Pos2::new(rect.left() + pad, body.center().y), arrow, ink));
    }
    digits(
        painter,
        body.shrink2(Vec2::new(pad, 0.0)).with_min_x(rect.left() + pad * 1.5 + arrow),
        scale,
        &face.left.map_or_else(|| "–".to_owned(), written),
        ink,
    );

    let response = ui.interact(rect, ui.scope_id().with(&face.name), Sense::empty());
    response.widget_info(|| {
        let label = format!("{}: {}, {}", face.name, face.spoken, face.state_name);
        WidgetInfo::labeled(accesskit::Role::Label, true, label)
    });
}

/// The digits, as large as the place allows; colons take less room than digits.
fn digits(painter: &Painter, rect: Rect, scale: f32, text: &str, ink: Color32) {
    let advance = |c: char| if c.is_ascii_digit() { 0.59 } else { 0.33 };
    let ems: f32 = text.chars().map(advance).sum();
    let size = (theme::DIGITS * scale).min(rect.width() / ems).min(rect.height());
    let mut x = rect.right() - ems * size;
    for c in text.chars() {
        let width = advance(c) * size;
        for heavier in [-0.8, 0.0, 0.8] {
            let at = Pos2::new(x + width / 2.0 + heavier * scale, rect.center().y);
            painter.text(at, Align2::CENTER_CENTER, c, theme::digits(size), ink);
        }
        x += width;
    }
}

/// A little flag, fallen.
fn flag(painter: &Painter, top: Pos2, height: f32, ink: Color32) {
    let (pole, cloth) = (Vec2::new(0.0, height * 0.45), Vec2::new(height * 0.6, height * 0.22));
    painter.line_segment([top - pole, top + pole], Stroke::new(2.0, ink));
    painter.add(Shape::convex_polygon(vec![top, top + cloth, top + pole], ink, Stroke::NONE));
}

fn triangle(left: Pos2, size: f32, color: Color32) -> Shape {
    let half = Vec2::new(0.0, size * 0.62);
    Shape::convex_polygon(vec![left - half, left + Vec2::new(size, 0.0), left + half], color, Stroke::NONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_written_as_clocks_are() {
        let of = |ms| written(Duration::from_millis(ms));
        assert_eq!(
            [of(5_400_000), of(3_599_999), of(3_599_000), of(10_000), of(9_900), of(1), of(0)],
            ["1h30", "1h00", "59:59", "0:10", "0:09.9", "0:00.1", "0:00.0"]
        );
    }

    #[test]
    fn the_window_sleeps_until_the_next_digit() {
        for ms in [
            1, 100, 101, 9_345, 9_900, 9_901, 10_001, 12_000, 12_345, 3_599_001, 3_600_000, 3_600_001, 5_430_000,
            7_259_999,
        ] {
            let (left, stays) = (Duration::from_millis(ms), stays(Duration::from_millis(ms)).expect("time is left"));
            let just_before = left.saturating_sub(stays - Duration::from_millis(1));
            assert_eq!(written(just_before), written(left), "{ms}");
            assert_ne!(written(left.saturating_sub(stays)), written(left), "{ms}");
            assert!(stays <= Duration::from_secs(if ms > 3_600_000 { 60 } else { 1 }));
        }
        assert_eq!(stays(Duration::ZERO), None);
    }
}
