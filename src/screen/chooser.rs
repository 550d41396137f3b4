//! A list of games from which one is chosen: the question, a button for each game, and what is done with the one in hand.
use eframe::egui::{Label as Text, RichText, ScrollArea, Ui, Vec2};

use super::{
    link::{Gesture, Link},
    page::{Weight, Words, button, live, share, take},
    theme,
};
use crate::{
    desk::Intent,
    language::{Label, Phrase},
};

/// What is drawn of the list.
pub(super) struct Chooser<'a> {
    /// What is asked of all of them.
    pub(super) question: Phrase,
    /// The games in their order.
    pub(super) rows: Vec<GameRow<'a>>,
    /// The place of the one in hand, from 0.
    pub(super) chosen: usize,
    /// What Enter and Escape do here.
    pub(super) answers: [Label; 2],
}

/// One game of the list.
pub(super) struct GameRow<'a> {
    /// The words on its button.
    pub(super) said: Phrase,
    /// The file, where it is shown below the button.
    pub(super) file: Option<&'a str>,
}

impl Chooser<'_> {
    /// Draws the list: the one in hand is always in sight.
    pub(super) fn draw(self, ui: &mut Ui, words: Words, link: &dyn Link, scale: f32) {
        let question = RichText::new(words.beside_buttons(self.question)).heading().color(theme::of(ui).text);
        let shown = ui.add(Text::new(question).wrap());
        live(ui, &shown);
        ui.add_space(theme::GAP * scale);
        let answers = 80.0 * scale;
        let height = (ui.available_height() - answers).max(answers);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            for (index, row) in self.rows.iter().enumerate() {
                let in_hand = index == self.chosen;
                let weight = if in_hand { Weight::Due } else { Weight::Plain };
                let response = button(ui, &words.say(&row.said), weight, Vec2::new(ui.available_width(), 52.0 * scale));
                if let Some(file) = row.file {
                    ui.label(RichText::new(file).color(theme::of(ui).quiet));
                }
                if response.clicked() {
                    link.send(Gesture::Choose(index));
                }
                if in_hand {
                    response.scroll_to_me(None);
                }
            }
        });
        ui.add_space(theme::GAP * scale);
        ui.horizontal(|ui| {
            let size = share(ui, 2, 60.0 * scale);
            let [enter, escape] = self.answers;
            take(&button(ui, words.label(enter), Weight::Due, size), link, Intent::Enter);
            take(&button(ui, words.label(escape), Weight::Plain, size), link, Intent::Escape);
        });
    }
}
