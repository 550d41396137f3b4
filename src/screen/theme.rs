//! Design tokens: the sizes and colours of the window. Text stands at 7:1 or better on its ground, and no meaning hangs
//! on colour alone.
use eframe::egui::{self, Color32, FontFamily, FontId, Id, Stroke, TextStyle, Visuals};

use crate::desk::Theme;

/// The colours of a [`Theme`], and how thick its lines are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Palette {
    /// The ground of the window.
    pub(super) ground: Color32,
    /// Panels and buttons.
    pub(super) panel: Color32,
    /// A button under the pointer.
    pub(super) raised: Color32,
    pub(super) line: Color32,
    pub(super) text: Color32,
    /// Text of less weight.
    pub(super) quiet: Color32,
    /// What is going on now: the running clock, the act that is due, the field in hand.
    pub(super) now: Color32,
    /// Text on it.
    pub(super) on_now: Color32,
    /// A light square.
    pub(super) light_square: Color32,
    /// A dark square.
    pub(super) dark_square: Color32,
    /// White pieces, and the outline of black ones.
    pub(super) white_piece: Color32,
    /// Black pieces, and the outline of white ones.
    pub(super) black_piece: Color32,
    /// How many times as thick as usual borders and outlines are.
    pub(super) thick: f32,
}

const DARK: Palette = Palette {
    ground: rgb(0x10_14_18),
    panel: rgb(0x1E_25_2C),
    raised: rgb(0x2C_36_40),
    line: rgb(0x6B_79_86),
    text: rgb(0xF6_F3_EC),
    quiet: rgb(0xC3_CB_D3),
    now: rgb(0xFF_D2_3F),
    on_now: rgb(0x0B_0D_0F),
    light_square: rgb(0xEE_E2_CB),
    dark_square: rgb(0xA8_80_58),
    white_piece: rgb(0xFF_FD_F8),
    black_piece: rgb(0x14_17_1A),
    thick: 1.0,
};

const LIGHT: Palette = Palette {
    ground: rgb(0xF4_F1_EA),
    panel: rgb(0xFF_FF_FF),
    raised: rgb(0xE3_E9_EF),
    line: rgb(0x6B_72_79),
    text: rgb(0x14_18_1C),
    quiet: rgb(0x3A_42_4A),
    now: rgb(0x0B_3A_82),
    on_now: rgb(0xFF_FF_FF),
    light_square: rgb(0xF6_EC_D8),
    dark_square: rgb(0xA8_80_58),
    ..DARK
};

const CONTRAST_DARK: Palette = Palette {
    ground: rgb(0x00_00_00),
    panel: rgb(0x00_00_00),
    raised: rgb(0x33_33_33),
    line: rgb(0xFF_FF_FF),
    text: rgb(0xFF_FF_FF),
    quiet: rgb(0xFF_FF_FF),
    now: rgb(0xFF_E6_00),
    on_now: rgb(0x00_00_00),
    light_square: rgb(0xFF_FF_FF),
    dark_square: rgb(0x85_85_85),
    white_piece: rgb(0xFF_FF_FF),
    black_piece: rgb(0x00_00_00),
    thick: 2.5,
};

const CONTRAST_LIGHT: Palette = Palette {
    ground: rgb(0xFF_FF_FF),
    panel: rgb(0xFF_FF_FF),
    raised: rgb(0xD9_D9_D9),
    line: rgb(0x00_00_00),
    text: rgb(0x00_00_00),
    quiet: rgb(0x00_00_00),
    now: rgb(0x00_1A_66),
    on_now: rgb(0xFF_FF_FF),
    ..CONTRAST_DARK
};

const fn rgb(code: u32) -> Color32 {
    let [_, red, green, blue] = code.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// The colours of a theme.
const fn palette(theme: Theme) -> &'static Palette {
    match theme {
        Theme::Dark => &DARK,
        Theme::Light => &LIGHT,
        Theme::HighContrastDark => &CONTRAST_DARK,
        Theme::HighContrastLight => &CONTRAST_LIGHT,
    }
}

/// The colours in which a window is being drawn.
pub(super) fn of(ctx: &egui::Context) -> &'static Palette {
    palette(ctx.data(|data| data.get_temp(Id::unique(WORN))).unwrap_or_default())
}

/// Under this name a window keeps what it is dressed in.
const WORN: &str = "theme";

/// The window for which the sizes below are given.
pub(super) const REFERENCE: egui::Vec2 = egui::vec2(1280.0, 800.0);
/// Between two things.
pub(super) const GAP: f32 = 12.0;
/// Radius of corners.
pub(super) const CORNER: f32 = 6.0;
/// Size of the smallest text.
pub(super) const SMALL: f32 = 15.0;
/// Size of running text.
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

/// Dresses all windows, where they are dressed otherwise.
pub(super) fn dress(ctx: &egui::Context, theme: Theme) {
    let worn = ctx.data(|data| data.get_temp(Id::unique(WORN)));
    if worn == Some(theme) {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(Id::unique(WORN), theme));
    let base = if theme.is_dark() { egui::Theme::Dark } else { egui::Theme::Light };
    ctx.set_theme(base);
    ctx.set_visuals_of(base, visuals(theme));
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

fn visuals(theme: Theme) -> Visuals {
    let mut visuals = if theme.is_dark() { Visuals::dark() } else { Visuals::light() };
    let colors = palette(theme);
    visuals.panel_fill = colors.ground;
    visuals.window_fill = colors.panel;
    visuals.extreme_bg_color = colors.ground;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(colors.quiet);
    visuals.selection.bg_fill = colors.now;
    visuals.selection.stroke = Stroke::new(1.5, colors.on_now);
    let border = |width: f32, color| Stroke::new(width * colors.thick, color);
    let widgets = &mut visuals.widgets;
    for (state, fill, border) in [
        (&mut widgets.noninteractive, colors.panel, border(1.0, colors.line)),
        (&mut widgets.inactive, colors.panel, border(1.0, colors.line)),
        (&mut widgets.hovered, colors.raised, border(2.0, colors.text)),
        (&mut widgets.active, colors.raised, border(3.0, colors.now)),
        (&mut widgets.open, colors.raised, border(1.0, colors.line)),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = border;
        state.fg_stroke = Stroke::new(1.5, colors.text);
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
    fn every_text_of_every_theme_is_legible_on_every_ground() {
        for theme in Theme::ALL {
            let Palette { ground, panel, raised, text, quiet, now, on_now, .. } = *palette(theme);
            let pairs = [text, quiet, now].into_iter().flat_map(|text| [ground, panel, raised].map(|on| (text, on)));
            for (text, on) in pairs.chain([(on_now, now)]) {
                assert!(contrast(text, on) >= 7.0, "{theme:?}: {text:?} on {on:?}: {}", contrast(text, on));
            }
            let visuals = visuals(theme);
            let widgets = &visuals.widgets;
            for state in [&widgets.noninteractive, &widgets.inactive, &widgets.hovered, &widgets.active, &widgets.open]
            {
                for fill in [state.bg_fill, state.weak_bg_fill] {
                    assert!(contrast(state.fg_stroke.color, fill) >= 7.0, "{theme:?}: {state:?}");
                }
            }
            assert!(contrast(visuals.selection.stroke.color, visuals.selection.bg_fill) >= 7.0, "{theme:?}");
        }
    }

    /// WCAG 2.2 asks 3:1 of what is needed to tell a control from what is around it.
    #[test]
    fn borders_and_what_is_going_on_stand_out_from_every_ground() {
        for theme in Theme::ALL {
            let Palette { ground, panel, line, now, .. } = *palette(theme);
            for (color, on) in [(line, ground), (line, panel), (now, ground), (now, panel)] {
                assert!(contrast(color, on) >= 3.0, "{theme:?}: {color:?} on {on:?}: {}", contrast(color, on));
            }
        }
    }

    #[test]
    fn squares_and_pieces_of_every_theme_are_told_apart() {
        for theme in Theme::ALL {
            let Palette { light_square, dark_square, white_piece, black_piece, thick, .. } = *palette(theme);
            assert!(contrast(white_piece, black_piece) >= 7.0, "{theme:?}");
            // A white piece stands out by its black outline.
            for square in [light_square, dark_square] {
                assert!(contrast(black_piece, square) >= 4.5, "{theme:?}: {}", contrast(black_piece, square));
            }
            let least = if thick > 1.0 { 3.0 } else { 2.5 };
            let squares = contrast(light_square, dark_square);
            assert!(squares >= least, "{theme:?}: {squares}");
        }
    }

    #[test]
    fn high_contrast_is_higher_and_its_lines_are_thicker() {
        let of = |theme| {
            let Palette { ground, text, line, thick, .. } = *palette(theme);
            (contrast(text, ground), contrast(line, ground), thick)
        };
        for (usual, high) in [(Theme::Dark, Theme::HighContrastDark), (Theme::Light, Theme::HighContrastLight)] {
            let (usual, high) = (of(usual), of(high));
            assert!(high.0 > usual.0 && high.1 > usual.1 && high.2 > usual.2, "{usual:?} {high:?}");
        }
    }
}
