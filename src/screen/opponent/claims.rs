//! The list of claims for whoever has the mouse, and the square or the move that an item of it needs.
use eframe::egui::{Label as Text, RichText, ScrollArea, TextStyle, Ui, Vec2};

use super::Sight;
use crate::{
    desk::{Entry, Intent, Item, Mode},
    language::{Arg, Label, Line, Phrase},
    screen::{
        page::{Weight, button, share},
        theme,
    },
};

/// Whether the part between the clocks is taken up by the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// It is.
    Yes,
    /// It is not: the usual acts have their place.
    No,
}

/// Draws the square or the move that the owner of the mouse is asked for, if he is.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>) -> Shown {
    match sight.table.mouse.mode() {
        Mode::Pointing { item } => {
            say(ui, sight.words.say(&item.phrase()));
            say(ui, sight.words.line(Line::PointAtSquare));
            buttons(ui, sight, &[(Label::Discard, Intent::Escape)]);
        }
        Mode::Entry(Entry { text, .. }) => {
            say(ui, format!("{}: {text}", sight.words.label(Label::WrittenMove)));
            buttons(ui, sight, &[(Label::Done, Intent::Enter), (Label::Discard, Intent::Escape)]);
        }
        Mode::ReadBack { said, .. } => {
            say(ui, sight.words.say(&Phrase::with(Line::ReadBack, [Arg::Move(*said)])));
            buttons(ui, sight, &[(Label::Yes, Intent::Enter), (Label::No, Intent::Escape)]);
        }
        _ => return Shown::No,
    }
    Shown::Yes
}

/// Draws the list, if it is open. It needs the whole place; whoever discards it has the press and the rest again.
pub(super) fn list(ui: &mut Ui, sight: &Sight<'_>) -> Shown {
    let Mode::Claims { .. } = sight.table.mouse.mode() else { return Shown::No };
    let text = |item: &Item| sight.words.say(&item.phrase()).trim_end_matches('.').to_owned();
    let items = Item::offered(&sight.view).into_iter().map(|item| (text(&item), Intent::TakeClaim(item)));
    let discard = (sight.words.label(Label::Discard).to_owned(), Intent::Escape);
    let rows: Vec<_> = items.chain([discard]).collect();
    let small = theme::font(theme::SMALL * sight.scale);
    ui.style_mut().text_styles.insert(TextStyle::Button, small);
    ui.spacing_mut().button_padding = Vec2::new(3.0, 1.0);
    ui.spacing_mut().item_spacing.y = 4.0 * sight.scale;
    ScrollArea::vertical().id_salt("claims").auto_shrink([false, false]).show(ui, |ui| {
        for pair in rows.chunks(2) {
            ui.horizontal(|ui| {
                let size = share(ui, 2, 35.0 * sight.scale);
                for (text, intent) in pair {
                    sight.take_own(&button(ui, text, Weight::Plain, size), intent.clone());
                }
            });
        }
    });
    Shown::Yes
}

fn say(ui: &mut Ui, text: String) {
    ui.add(Text::new(RichText::new(text).color(theme::TEXT)).wrap());
}

fn buttons(ui: &mut Ui, sight: &Sight<'_>, buttons: &[(Label, Intent)]) {
    ui.horizontal(|ui| {
        let size = share(ui, buttons.len(), 38.0 * sight.scale);
        for (label, intent) in buttons {
            let response = button(ui, sight.words.label(*label), Weight::Plain, size);
            sight.take_own(&response, intent.clone());
        }
    });
}
