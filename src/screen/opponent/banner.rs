//! The last announcement in big letters, and the line that is being typed.
use eframe::egui::{self, Frame, Label as Text, RichText, Stroke, Ui, WidgetInfo, accesskit};

use super::{super::sheet, Sight};
use crate::{
    desk::Mode,
    game::Step,
    language::{Arg, Label, Line, Phrase, Style},
    narration::{step_phrase, telling_phrase},
    screen::{
        page::{Words, fitting, live},
        theme,
    },
};

/// What was announced last: whose move, the words with the names of files and ranks, and the move as it is written.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>) {
    let (words, scale) = (sight.words, sight.scale);
    let frame = Frame::new().fill(theme::PANEL).stroke(Stroke::new(1.0, theme::LINE)).corner_radius(theme::CORNER);
    frame.inner_margin(egui::Margin::symmetric(16, 8)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 0.0;
        if let step @ Step::Reconcile(_) = sight.view.step() {
            return comparison(ui, sight, &words.say(&step_phrase(step)));
        }
        let heading = words.label(Label::LastAnnouncement);
        let Some((mover, said)) = sight.view.announcement else {
            ui.label(RichText::new(heading).color(theme::QUIET));
            let none = words.line(Line::NoMoveYet);
            ui.add(Text::new(RichText::new(none).size(theme::ANNOUNCEMENT * 0.7 * scale).color(theme::QUIET)));
            return;
        };
        ui.label(RichText::new(format!("{heading} · {}", words.player(sight.view.setup, mover))).color(theme::QUIET));
        let spoken = words.say(&Phrase::full_move(said));
        let written = sheet::last_announcement(&sight.table.game, words.language()).unwrap_or_default();
        let text = format!("{spoken} – {written}");
        let size = fitting(ui, &text, theme::ANNOUNCEMENT * scale, ui.available_width());
        ui.add(Text::new(RichText::new(text).size(size).color(theme::TEXT)).wrap());
    });
}

/// What this player has to do while the boards are compared, in letters as big.
fn comparison(ui: &mut Ui, sight: &Sight<'_>, text: &str) {
    ui.label(RichText::new(sight.words.label(Label::BeginReconcile)).color(theme::NOW));
    let size = fitting(ui, text, theme::ANNOUNCEMENT * sight.scale, ui.available_width());
    let shown = ui.add(
        Text::new(RichText::new(text).size(size.min(theme::ANNOUNCEMENT * 0.66 * sight.scale)).color(theme::TEXT))
            .wrap(),
    );
    live(ui, &shown);
}

/// The line that the keyboard's owner is typing.
pub(super) fn entry_line(ui: &mut Ui, sight: &Sight<'_>) {
    let words = sight.words;
    let typing = matches!(sight.table.keyboard.mode(), Mode::Entry(_));
    let border = if typing { Stroke::new(3.0, theme::NOW) } else { Stroke::new(1.0, theme::LINE) };
    let frame = Frame::new().fill(theme::PANEL).stroke(border).corner_radius(theme::CORNER).inner_margin(8.0);
    let (text, color) = entry_text(sight, words);
    let shown = frame.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.horizontal_centered(|ui| {
            let heading = format!("{} · {}", words.label(Label::EntryField), keyboard(sight));
            ui.label(RichText::new(heading).small().color(theme::QUIET));
            let shown = if typing { format!("{text}|") } else { text.clone() };
            ui.add(Text::new(RichText::new(shown).color(color)).truncate());
        });
    });
    let response = shown.response.interact(egui::Sense::empty());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(accesskit::Role::TextInput, true, words.label(Label::EntryField));
        info.current_text_value = Some(if typing { text.clone() } else { String::new() });
        info
    });
}

fn keyboard(sight: &Sight<'_>) -> String {
    super::super::status::seat(sight.words, sight.table.keyboard.seat())
}

/// What the line shows. The opponent looks on: a move that is not announced yet is shown as dots, unless one person has
/// both keyboard and screen.
fn entry_text(sight: &Sight<'_>, words: Words) -> (String, egui::Color32) {
    let keyboard = &sight.table.keyboard;
    let onlooker = keyboard.seat() != sight.table.mouse.seat();
    match keyboard.mode() {
        Mode::Entry(entry) if onlooker => ("•".repeat(entry.text.chars().count()), theme::TEXT),
        Mode::ReadBack { .. } | Mode::Confirm(_) | Mode::ToldBack(_) | Mode::Choosing { .. } if onlooker => {
            ("…".to_owned(), theme::TEXT)
        }
        Mode::Entry(entry) => (entry.text.clone(), theme::TEXT),
        Mode::ReadBack { said, .. } => {
            let style = Style::Full;
            let words = Words { wording: crate::language::Wording { style, ..words.wording } };
            (words.say(&Phrase::with(Line::ReadBack, [Arg::Move(*said)])), theme::TEXT)
        }
        Mode::Confirm(question) => (words.say(&question.phrase()), theme::TEXT),
        Mode::ToldBack(telling) => (words.say(&telling_phrase(telling)), theme::TEXT),
        Mode::Choosing { ask, .. } => (words.say(ask), theme::TEXT),
        Mode::Board
        | Mode::Manual { .. }
        | Mode::Holding { .. }
        | Mode::Lifted { .. }
        | Mode::Dialling { .. }
        | Mode::Promoting { .. }
        | Mode::Claims { .. }
        | Mode::Pointing { .. } => (words.label(Label::EntryHint).to_owned(), theme::QUIET),
    }
}
