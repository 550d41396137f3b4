//! The question whether the program is to be closed: in the middle of a game, or over sheets that nobody has signed or saved.
use eframe::egui::{Frame, Label as Text, RichText, Stroke, Ui};

use super::{
    link::{Gesture, Link},
    page::{Weight, Words, button, is_answered, live, share},
    theme,
};
use crate::{
    language::{Label, Line},
    narration::closing_phrase,
};

/// Draws the question, in these words, above whatever page is up.
pub(super) fn draw(ui: &mut Ui, words: Words, question: Line, link: &dyn Link, scale: f32) {
    let frame =
        Frame::new().fill(theme::of(ui).panel).stroke(Stroke::new(3.0, theme::of(ui).now)).corner_radius(theme::CORNER);
    frame.inner_margin(theme::GAP * scale).show(ui, |ui| {
        let text = RichText::new(words.say(&closing_phrase(question))).color(theme::of(ui).text);
        let shown = ui.add(Text::new(text).wrap());
        live(ui, &shown);
        ui.horizontal(|ui| {
            let size = share(ui, 2, 44.0 * scale);
            if button(ui, words.label(staying(question)), Weight::Due, size).clicked() {
                link.send(Gesture::StayOpen);
            }
            if is_answered(&button(ui, words.label(Label::Quit), Weight::Plain, size)) {
                link.send(Gesture::ConfirmQuit);
            }
        });
    });
}

/// What the button of the answer no says: a game that is over is not played on.
const fn staying(question: Line) -> Label {
    match question {
        Line::QuitQuestion => Label::StayOpen,
        _ => Label::StayHere,
    }
}
