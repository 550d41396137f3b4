//! Design tokens: the sizes and colours of the window. Text stands at 7:1 or better on its ground, and no meaning hangs
//! on colour alone.
use eframe::egui::{self, Color32, FontFamily, FontId, Stroke, TextStyle, Visuals};

/// The ground of the window.
pub(super) const GROUND: Color32 = Color32::from_rgb(0x10, 0x14, 0x18);
/// Panels and buttons.
pub(super) const PANEL: Color32 = Color32::from_rgb(0x1E, 0x25, 0x2C);
/// A button under the pointer.
pub(super) const RAISED: Color32 = Color32::from_rgb(0x2C, 0x36, 0x40);
/// Borders.
pub(super) const LINE: Color32 = Color32::from_rgb(0x6B, 0x79, 0x86);
/// Text.
pub(super) const TEXT: Color32 = Color32::from_rgb(0xF6, 0xF3, 0xEC);
/// Text of less weight.
pub(super) const QUIET: Color32 = Color32::from_rgb(0xC3, 0xCB, 0xD3);
/// What is going on now: the running clock, the act that is due, the field in hand.
pub(super) const NOW: Color32 = Color32::from_rgb(0xFF, 0xD2, 0x3F);
/// Text on it.
pub(super) const ON_NOW: Color32 = Color32::from_rgb(0x0B, 0x0D, 0x0F);
/// A light square.
pub(super) const LIGHT_SQUARE: Color32 = Color32::from_rgb(0xEE, 0xE2, 0xCB);
/// A dark square.
pub(super) const DARK_SQUARE: Color32 = Color32::from_rgb(0xA8, 0x80, 0x58);
/// White pieces, and the outline of black ones.
pub(super) const WHITE_PIECE: Color32 = Color32::from_rgb(0xFF, 0xFD, 0xF8);
/// Black pieces, and the outline of white ones.
pub(super) const BLACK_PIECE: Color32 = Color32::from_rgb(0x14, 0x17, 0x1A);

/// The window for which the sizes below are given.
pub(super) const REFERENCE: egui::Vec2 = egui::vec2(1280.0, 800.0);
/// Between two things.
pub(super) const GAP: f32 = 12.0;
/// Corners.
pub(super) const CORNER: f32 = 6.0;
/// Smallest text.
pub(super) const SMALL: f32 = 15.0;
/// Running text.
pub(super) const BODY: f32 = 18.0;
/// Headings and prompts.
pub(super) const HEADING: f32 = 24.0;
/// Words that stand alone.
pub(super) const ANNOUNCEMENT: f32 = 56.0;
/// The last announcement on the page of the player at the screen.
pub(super) const LARGEST: f32 = 84.0;
/// The one large button.
pub(super) const BUTTON: f32 = 44.0;
/// The digits of a clock.
pub(super) const DIGITS: f32 = 126.0;

/// How much larger or smaller than the reference a window is drawn.
pub(super) fn scale(size: egui::Vec2) -> f32 {
    (size.x / REFERENCE.x).min(size.y / REFERENCE.y).clamp(0.36, 3.0)
}

/// Running text of a size.
pub(super) const fn font(size: f32) -> FontId {
    FontId { size, family: FontFamily::Proportional }
}

/// Digits of a size.
pub(super) const fn digits(size: f32) -> FontId {
    FontId { size, family: FontFamily::Monospace }
}

/// Dresses the window.
pub(super) fn apply(ctx: &egui::Context) {
    ctx.set_theme(egui::Theme::Dark);
    ctx.set_visuals(visuals());
    ctx.all_styles_mut(|style| {
        style.animation_time = 0.0;
        style.spacing.item_spacing = egui::vec2(8.0, 8.0);
        style.interaction.selectable_labels = false;
        // What goes on below the edge is seen to do so before anybody has the mouse there.
        style.spacing.scroll = egui::style::ScrollStyle { foreground_color: true, ..egui::style::ScrollStyle::solid() };
    });
}

/// Sizes the text of a part of the window.
pub(super) fn size_text(ui: &mut egui::Ui, scale: f32) {
    let style = ui.style_mut();
    for (name, size) in
        [(TextStyle::Body, BODY), (TextStyle::Button, BODY), (TextStyle::Heading, HEADING), (TextStyle::Small, SMALL)]
    {
        style.text_styles.insert(name, font(size * scale));
    }
    style.spacing.button_padding = egui::vec2(12.0, 7.0) * scale;
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    visuals.panel_fill = GROUND;
    visuals.window_fill = PANEL;
    visuals.extreme_bg_color = GROUND;
    visuals.override_text_color = None;
    visuals.selection.bg_fill = NOW;
    visuals.selection.stroke = Stroke::new(1.5, ON_NOW);
    let widgets = &mut visuals.widgets;
    for (state, fill, border) in [
        (&mut widgets.noninteractive, PANEL, Stroke::new(1.0, LINE)),
        (&mut widgets.inactive, PANEL, Stroke::new(1.0, LINE)),
        (&mut widgets.hovered, RAISED, Stroke::new(2.0, TEXT)),
        (&mut widgets.active, RAISED, Stroke::new(3.0, NOW)),
        (&mut widgets.open, RAISED, Stroke::new(1.0, LINE)),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = border;
        state.fg_stroke = Stroke::new(1.5, TEXT);
        state.corner_radius = egui::CornerRadius::same(6);
        state.expansion = 0.0;
    }
    visuals
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of WCAG 2.2, from the numbers of the colour itself.
    fn luminance(color: Color32) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (a, b) = (luminance(one), luminance(other));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        assert!((contrast(Color32::WHITE, Color32::BLACK) - 21.0).abs() < 0.01);
        // The grey that the guidelines' own examples call just enough for 4.5:1.
        assert!((contrast(Color32::from_gray(0x76), Color32::WHITE) - 4.54).abs() < 0.01);
    }

    /// Each colour of text on each ground of panels and buttons, in whatever state those are; and what stands on the act that is
    /// due.
    #[test]
    fn every_text_is_legible_on_every_ground() {
        let pairs =
            [TEXT, QUIET, NOW].into_iter().flat_map(|text| [GROUND, PANEL, RAISED].map(|ground| (text, ground)));
        for (text, ground) in pairs.chain([(ON_NOW, NOW)]) {
            assert!(contrast(text, ground) >= 7.0, "{text:?} on {ground:?}: {}", contrast(text, ground));
        }
        let visuals = visuals();
        let widgets = &visuals.widgets;
        for state in [&widgets.noninteractive, &widgets.inactive, &widgets.hovered, &widgets.active, &widgets.open] {
            for fill in [state.bg_fill, state.weak_bg_fill] {
                assert!(contrast(state.fg_stroke.color, fill) >= 7.0, "{state:?}");
            }
        }
        assert!(contrast(visuals.selection.stroke.color, visuals.selection.bg_fill) >= 7.0);
    }

    #[test]
    fn pieces_stand_out_from_each_other_and_by_their_outline_from_every_square() {
        assert!(contrast(WHITE_PIECE, BLACK_PIECE) >= 7.0);
        for square in [LIGHT_SQUARE, DARK_SQUARE] {
            assert!(contrast(BLACK_PIECE, square) >= 4.5);
        }
    }
}
