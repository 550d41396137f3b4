//! The list of unfinished games on the screen: the same list that is read by ear.
use eframe::egui::Ui;

use super::{
    chooser::{Chooser, GameRow},
    link::Link,
    page::Words,
};
use crate::{desk::Unfinished, language::Label};

/// Draws the list.
pub(super) fn draw(ui: &mut Ui, list: &Unfinished, words: Words, link: &dyn Link, scale: f32) {
    let rows = (0..list.games().len()).map(|index| GameRow { said: list.phrase(index), file: None }).collect();
    let answers = [Label::GoOn, Label::LeaveIt];
    Chooser { question: list.question(), rows, chosen: list.chosen(), answers }.draw(ui, words, link, scale);
}
