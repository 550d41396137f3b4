//! How the pages look: in every theme what is written can be read, no word is cut, and the pictures of them are true.
use anna_hector::{desk::Theme, language::Language};
use eframe::{
    egui::{Color32, Rect, Shape},
    epaint::{ClippedShape, TextShape},
};

use super::{
    opponent::{drawn, must_have_whole_words},
    shown::{KEPT, KEPT_SIZE, Page, file_name, picture::Picture, window},
    *,
};

/// 1024 by 768 and 1920 by 1080, each at 100 and 200 %: what is left of them in points.
const SIZES: [[f32; 2]; 4] = [[1024.0, 768.0], [1920.0, 1080.0], [512.0, 384.0], [960.0, 540.0]];

/// Every text with the colour of the last thing that was drawn below it.
fn on_grounds(harness: &Harness<'_, Window>) -> Vec<(String, Color32, Color32)> {
    fn look(shape: &Shape, clip: Rect, grounds: &mut Vec<(Rect, Color32)>, all: &mut Vec<(String, Color32, Color32)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| look(shape, clip, grounds, all)),
            Shape::Rect(rect) if rect.fill.is_opaque() => grounds.push((rect.rect.intersect(clip), rect.fill)),
            Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                let middle = text.galley.mesh_bounds.translate(text.pos.to_vec2()).center();
                let below = grounds.iter().rev().find(|(rect, _)| rect.contains(middle));
                let ground = below.map_or(grounds[0].1, |&(_, fill)| fill);
                all.extend(inks(text).map(|ink| (text.galley.text().to_owned(), ink, ground)));
            }
            _ => {}
        }
    }
    let window = (Rect::EVERYTHING, harness.ctx.global_style().visuals.panel_fill);
    let (mut grounds, mut all) = (vec![window], Vec::new());
    for ClippedShape { clip_rect, shape, .. } in &harness.output().shapes {
        look(shape, *clip_rect, &mut grounds, &mut all);
    }
    all
}

fn inks(text: &TextShape) -> impl Iterator<Item = Color32> {
    text.galley.job.sections.iter().map(|section| {
        let own = if section.format.color == Color32::PLACEHOLDER { text.fallback_color } else { section.format.color };
        let ink = text.override_text_color.unwrap_or(own);
        if text.opacity_factor < 1.0 { ink.gamma_multiply(text.opacity_factor) } else { ink }
    })
}

/// That of WCAG 2.2.
fn contrast(one: Color32, other: Color32) -> f32 {
    let linear = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let luminance = |color: Color32| {
        let [red, green, blue, _] = color.to_array().map(linear);
        0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// Not the tokens but what is drawn of them: each letter on what lies below it.
#[test]
fn in_every_theme_every_text_of_every_page_stands_out_by_seven_to_one() {
    for theme in Theme::ALL {
        for page in Page::ALL {
            let harness = window(page, Language::English, theme, KEPT_SIZE, 1.0);
            let texts = on_grounds(&harness);
            assert!(texts.len() > 5, "{page:?}: {}", texts.len());
            for (text, ink, ground) in texts {
                let of = contrast(ink, ground);
                assert!(ink.is_opaque() && of >= 7.0, "{theme:?}, {page:?}: {text:?}, {ink:?} on {ground:?}: {of}");
            }
        }
    }
}

/// A key or the form changes the colours of a window that is open.
#[test]
fn an_open_window_changes_its_colours() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let mut grounds = Vec::new();
    for theme in Theme::ALL {
        desk.fake.wears(theme);
        desk.harness.run_steps(2);
        let ground = desk.harness.ctx.global_style().visuals.panel_fill;
        let (_, _, drawn) = on_grounds(&desk.harness)[0];
        assert_eq!(contrast(ground, Color32::BLACK) < 4.0, theme.is_dark(), "{theme:?}: {ground:?}");
        grounds.push((ground, drawn));
    }
    grounds.dedup();
    assert_eq!(grounds.len(), Theme::ALL.len());
}

/// No word is broken, left out or cut off at the sides; nor above or below, save by a part that is scrolled. The pages of the people
/// at the table have tests of their own.
#[test]
fn no_word_is_broken_or_cut_off_in_the_menu_the_set_up_and_the_keys() {
    for page in [Page::Menu, Page::SetUp, Page::Keys] {
        for language in Language::ALL {
            for size in SIZES {
                let of = format!("{page:?}, {language:?}, {size:?}");
                let harness = window(page, language, Theme::HighContrastLight, size, 1.0);
                let whole = harness.ctx.content_rect();
                for text in drawn(&harness) {
                    let said = text.galley.text();
                    assert!(!text.galley.elided, "{of}: left out of {said:?}");
                    let place = text.clip.intersect(whole).expand(1.0);
                    let sideways = text.rect.left() >= place.left() && text.rect.right() <= place.right();
                    assert!(
                        sideways || !place.intersects(text.rect),
                        "{of}: cut off {said:?}: {:?} in {place:?}",
                        text.rect
                    );
                    let scrolled = text.clip.height() < whole.height() * 0.98;
                    let upright = text.rect.top() >= place.top() && text.rect.bottom() <= place.bottom();
                    assert!(upright || scrolled, "{of}: cut off {said:?}: {:?} in {place:?}", text.rect);
                    must_have_whole_words(&text.galley, &of);
                }
            }
        }
    }
}

/// What README and manual show is what the program shows.
#[test]
fn the_pictures_in_the_repository_are_those_of_the_program() {
    // A machine may round otherwise at an edge here and there; a word that changed is more.
    const ELSEWHERE: usize = 60;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    let readme = include_str!("../../README.md");
    let shown = readme.split("assets/pictures/").nth(1).and_then(|rest| rest.split(')').next()).expect("a picture");
    assert!(KEPT.iter().any(|&(page, language, theme)| file_name(page, language, theme) == shown), "{shown}");
    for (page, language, theme) in KEPT {
        let name = file_name(page, language, theme);
        let kept =
            Picture::read(&folder.join(&name)).unwrap_or_else(|error| panic!("{error}: run assets/pictures/make"));
        let now = Picture::of(&window(page, language, theme, KEPT_SIZE, 1.0)).reduced();
        let differs = now.differs_in(&kept);
        assert!(
            differs.is_some_and(|pixels| pixels <= ELSEWHERE),
            "assets/pictures/{name} is old ({differs:?} pixels): run assets/pictures/make and look at it"
        );
    }
}
