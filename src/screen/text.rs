//! Texts and buttons that fill a place: as large as it allows, with every word whole.
use std::sync::Arc;

use eframe::egui::{
    Align, Align2, Color32, CornerRadius, Galley, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    accesskit, text::LayoutJob,
};

use super::{
    clicks,
    page::{Weight, ring},
    theme,
};

/// How a text stands in its place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Type {
    /// The largest it may be, in points of the window.
    pub(super) largest: f32,
    pub(super) color: Color32,
    pub(super) align: Align2,
    /// How much broader its strokes are, in points of the window.
    pub(super) heavier: f32,
}

impl Type {
    /// Light strokes, at the left, in the middle of the height.
    pub(super) const fn plain(largest: f32, color: Color32) -> Self {
        Self { largest, color, align: Align2::LEFT_CENTER, heavier: 0.0 }
    }

    /// The same in heavy strokes.
    pub(super) const fn heavy(mut self, heavier: f32) -> Self {
        self.heavier = heavier;
        self
    }

    pub(super) const fn aligned(mut self, align: Align2) -> Self {
        self.align = align;
        self
    }
}

/// A text laid out for a place: the largest size at which it fits, lines broken between words only.
pub(super) fn fit(ui: &Ui, text: &str, kind: Type, room: Vec2) -> Arc<Galley> {
    // What the eye would not miss; a text that no size fits is cut for nobody.
    const LEAST: f32 = 6.0;
    let lay = |size: f32| {
        let mut job = LayoutJob::simple(text.to_owned(), theme::font(size), kind.color, room.x.max(1.0));
        job.halign = kind.align.x();
        ui.painter().layout_job(job)
    };
    let one_line = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), theme::font(kind.largest), kind.color);
    let widest = text.split_whitespace().map(|word| one_line(word).size().x).fold(1.0, f32::max);
    // A point of air: the strokes may be heavier than the letters.
    let mut size = kind.largest.min(kind.largest * (room.x - 1.0 - kind.heavier) / widest);
    while size > LEAST {
        let galley = lay(size);
        if galley.size().y <= room.y && galley.size().x <= room.x {
            return galley;
        }
        size *= 0.94;
    }
    lay(LEAST)
}

/// The lines of a notice that other words beside it do not say already.
pub(super) fn unsaid(notice: &str, beside: Option<&str>) -> Option<String> {
    let lines: Vec<&str> = notice.lines().filter(|line| !beside.is_some_and(|beside| beside.contains(line))).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The width that a text takes on one line.
pub(super) fn width(ui: &Ui, text: &str, size: f32) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), theme::font(size), theme::of(ui).text).size().x
}

/// The height that a [`paragraph`] takes.
pub(super) fn height(ui: &Ui, text: &str, size: f32) -> f32 {
    let job = LayoutJob::simple(text.to_owned(), theme::font(size), theme::of(ui).text, ui.available_width());
    ui.painter().layout_job(job).size().y
}

/// Draws a text into a place.
pub(super) fn paint(ui: &Ui, rect: Rect, text: &str, kind: Type) {
    let galley = fit(ui, text, kind, rect.size());
    let top = match kind.align.y() {
        Align::Min => rect.top(),
        Align::Center => rect.center().y - galley.size().y / 2.0,
        Align::Max => rect.bottom() - galley.size().y,
    };
    let left = match kind.align.x() {
        Align::Min => rect.left(),
        Align::Center => rect.center().x,
        Align::Max => rect.right(),
    };
    let offsets: &[f32] = if kind.heavier > 0.0 { &[0.0, 0.5, 1.0] } else { &[0.0] };
    for offset in offsets {
        let at = Vec2::new(left + offset * kind.heavier, top).to_pos2();
        ui.painter().galley(at, Arc::clone(&galley), kind.color);
    }
}

/// The same, to be found by a screen reader. `key` tells it from the other texts of the page.
pub(super) fn say(ui: &Ui, key: &str, rect: Rect, text: &str, kind: Type) -> Response {
    paint(ui, rect, text, kind);
    named(ui, key, rect, text)
}

/// A paragraph of which whole lines are drawn only: a line that the edge of a scrolled part would cut through waits until it is
/// scrolled into sight.
pub(super) fn paragraph(ui: &mut Ui, text: &str, size: f32, color: Color32) {
    let job = LayoutJob::simple(text.to_owned(), theme::font(size), color, ui.available_width());
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::empty());
    response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Label, true, text));
    let clip = ui.clip_rect();
    let lines = galley.rows.iter().map(|row| row.rect().translate(rect.min.to_vec2()));
    // Places are rounded to points.
    let room = clip.expand(0.9);
    let whole = lines.filter(|line| line.top() >= room.top() && line.bottom() <= room.bottom());
    if let Some(shown) = whole.reduce(Rect::union) {
        let shown = clip.with_min_y(shown.top()).with_max_y(shown.bottom());
        ui.painter().with_clip_rect(shown).galley(rect.min, galley, color);
    }
}

/// A place that a screen reader reads as this text.
pub(super) fn named(ui: &Ui, key: &str, rect: Rect, text: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(key), Sense::empty());
    response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Label, true, text));
    response
}

/// A button that fills a place, its text as large as the place allows; a caption below it is small.
pub(super) fn button(ui: &Ui, rect: Rect, text: &str, caption: &str, weight: Weight, largest: f32) -> Response {
    // It is known by its text: a key that was meant for it takes none of the others when some of them come or go.
    let response = ui.interact(rect, ui.scope_id().with(("button", text)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Button, true, text));
    clicks::stands(&response, text);
    let (ink, ground) = match weight {
        Weight::Plain if response.hovered() => (theme::of(ui).text, theme::of(ui).raised),
        Weight::Plain => (theme::of(ui).text, theme::of(ui).panel),
        Weight::Due => (theme::of(ui).on_now, theme::of(ui).now),
    };
    let border = match weight {
        Weight::Plain if response.hovered() => Stroke::new(2.0 * theme::of(ui).thick, theme::of(ui).text),
        Weight::Plain => Stroke::new(theme::of(ui).thick, theme::of(ui).line),
        Weight::Due if response.hovered() => Stroke::new(4.0, theme::of(ui).text),
        Weight::Due => Stroke::NONE,
    };
    let corner = CornerRadius::same(corner(rect));
    ui.painter().rect_filled(rect, corner, ground);
    ui.painter().rect_stroke(rect, corner, border, StrokeKind::Inside);
    let inner = rect.shrink2(Vec2::new(rect.height() * 0.18, rect.height() * 0.08));
    let heavier = if weight == Weight::Due { largest * 0.025 } else { 0.0 };
    let kind = Type::plain(largest, ink).aligned(Align2::CENTER_CENTER).heavy(heavier);
    if caption.is_empty() {
        paint(ui, inner, text, kind);
    } else {
        // On a low button 40 % would be too small to read.
        let (above, below) = inner.split_top_bottom_at_fraction(0.64);
        let small = (below.height() * 0.85).clamp(largest * 0.4, largest * 0.75);
        paint(ui, above, text, kind);
        paint(ui, below, caption, Type::plain(small, ink).aligned(Align2::CENTER_CENTER));
    }
    ring(ui, &response);
    response
}

/// The corner of a place, rounder where it is larger.
pub(super) fn corner(rect: Rect) -> u8 {
    (rect.height() * 0.12).clamp(4.0, 12.0) as u8
}

/// Parts of a row, side by side, with a gap between them.
pub(super) fn columns(rect: Rect, count: usize, gap: f32) -> Vec<Rect> {
    let count = count.max(1);
    let width = (rect.width() - gap * (count - 1) as f32) / count as f32;
    let left = |i: usize| rect.left() + (width + gap) * i as f32;
    (0..count)
        .map(|i| Rect::from_min_size(Vec2::new(left(i), rect.top()).to_pos2(), Vec2::new(width, rect.height())))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::unsaid;

    #[test]
    fn of_a_notice_the_lines_are_left_that_nothing_beside_it_says() {
        assert_eq!(unsaid("disk\nsound", None).as_deref(), Some("disk\nsound"));
        assert_eq!(unsaid("disk\nsound", Some("Full: disk.")).as_deref(), Some("sound"));
        assert_eq!(unsaid("disk", Some("Full: disk.")), None);
    }
}
