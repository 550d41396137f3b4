//! The level meter: how loud it is at a microphone, and how well somebody was heard lately. By ear the same is told by the
//! spoken trial; a screen reader finds level and judgement in the name of the bar.
use eframe::egui::{Align2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit, pos2};

use super::{page::Words, theme};
use crate::{
    language::{Label, Phrase},
    listen::capture::Meter,
};

/// Draws the meter over the whole width.
pub(super) fn draw(ui: &mut Ui, meter: &Meter, words: Words, scale: f32) {
    let size = Vec2::new(ui.available_width().min(900.0 * scale), 28.0 * scale);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let text = text(meter, words);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(accesskit::Role::Meter, true, &text);
        info.value = Some(f64::from(meter.now().power));
        info
    });
    // The left third is the scale; the words have the rest.
    let scale_of = Rect::from_min_size(rect.min, Vec2::new(size.x / 3.0, size.y)).shrink(4.0 * scale);
    let at = |decibels: f32| scale_of.left() + scale_of.width() * Meter::share(decibels);
    let painter = ui.painter();
    painter.rect_filled(scale_of, theme::CORNER, theme::of(ui).panel);
    let filled = Rect::from_min_max(scale_of.min, pos2(at(meter.now().power), scale_of.bottom()));
    painter.rect_filled(filled, theme::CORNER, theme::of(ui).quiet);
    painter.vline(at(meter.peak()), scale_of.y_range(), Stroke::new(3.0 * scale, theme::of(ui).now));
    painter.rect_stroke(scale_of, theme::CORNER, Stroke::new(2.0, theme::of(ui).line), StrokeKind::Outside);
    let font = theme::font(theme::BODY * scale);
    let beside = scale_of.right_center() + Vec2::new(14.0 * scale, 0.0);
    painter.text(beside, Align2::LEFT_CENTER, text, font, theme::of(ui).text);
}

/// `Pegel: -23 dB. Das Mikrofon hört gut.`
fn text(meter: &Meter, words: Words) -> String {
    let judged = words.say(&Phrase::from(meter.hearing()));
    format!("{}: {:.0} dB. {judged}", words.label(Label::MicrophoneLevel), meter.now().power)
}
