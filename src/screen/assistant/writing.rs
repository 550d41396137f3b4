//! The scoresheet that the assistant keeps for his player (c): each entry is his own act, in any notation, and a correction leaves
//! what stood there readable.
//!
//! The field is there only while the keyboard is his: it would take the keys of whoever else has it. With the mouse alone he writes
//! a move as it was announced.
use eframe::egui::{
    Id, Key, Rect, RichText, Ui,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
};

use super::Page;
use crate::{
    game::{Command, Device, ReconcileCommand, ScoreKeeper},
    language::Label,
    reconciliation::SheetEntry,
    screen::{
        entry,
        page::{Weight, hand, is_answered, line_field, place, ring},
        text, theme,
    },
};

/// Whether he keeps his player's score, on this page.
pub(super) fn keeps(page: &Page<'_>) -> bool {
    page.is_of_impaired() && *page.view.setup.score_keeper.get(page.side) == ScoreKeeper::Assistant
}

/// The field, and the buttons beside it. What is begun there is gone when the keyboard is another's ([`super::Inputs::drop_entries`]).
pub(super) fn draw(ui: &mut Ui, rect: Rect, page: &Page<'_>, written: &mut String) {
    let largest = theme::BODY * page.sight.scale;
    let next = page.game.record().next_to_write(page.side);
    let mut places = text::columns(rect, 3, theme::GAP * page.sight.scale).into_iter();
    let (Some(field), Some(enter), Some(as_announced)) = (places.next(), places.next(), places.next()) else { return };
    if page.desk_of_keys().is_some() {
        let (entered, field) = type_entry(ui, field, page, written);
        let taken = text::button(ui, enter, page.words.label(Label::WriteEntry), "", Weight::Plain, largest);
        if let Some(by) = entered.or_else(|| taken.clicked().then(|| hand(&taken))) {
            write_typed(ui, by, page, written, (field, next));
        }
    }
    let announced = next.and_then(|ply| Some((ply, page.game.record().all_plies().nth(ply - 1)?.announcement()?)));
    if let Some((ply, said)) = announced {
        let number = page.view.setup.written_number(ply);
        let name = format!("{number} {}", page.words.label(Label::WriteAsAnnounced));
        let taken = text::button(ui, as_announced, &name, "", Weight::Plain, largest);
        // The next ply comes to the place of this one at once.
        if is_answered(&taken) {
            write(page, hand(&taken), ply, SheetEntry::Move(said));
        }
    }
}

/// Writes what was typed: all of it, or nothing where a part of it is refused.
fn write_typed(ui: &Ui, by: Device, page: &Page<'_>, written: &mut String, (field, next): (Id, Option<usize>)) {
    let told = told(page, written, next);
    let made = page.game.record().all_plies().count();
    let entries = match told.iter().position(|&(ply, _)| !(1..=made).contains(&ply)) {
        Some(refused) => &told[refused..=refused],
        None => &told,
    };
    for (ply, entry) in entries {
        write(page, by, *ply, SheetEntry::Written(entry.clone()));
    }
    if entries.is_empty() {
        return;
    }
    // What is refused stays, to be corrected or typed anew.
    let is_his = page.game.devices().owner_of(by) == Some(page.seat);
    if !is_his || entries.iter().any(|(ply, _)| !(1..=made).contains(ply)) {
        return select(ui, field, written);
    }
    written.clear();
    // Whoever has more to write goes on there: the next entry would be typed as a move of his player's.
    if page.game.record().to_write(page.side).any(|ply| entries.iter().all(|(other, _)| *other != ply)) {
        ui.memory_mut(|memory| memory.request_focus(field));
    }
}

/// The field; Enter writes, and the keys are moves again once nothing is left to write.
fn type_entry(ui: &mut Ui, rect: Rect, page: &Page<'_>, written: &mut String) -> (Option<Device>, Id) {
    let mut entered = false;
    let id = place(ui, rect, |ui| {
        let hint = RichText::new(page.words.label(Label::WriteEntryHint)).color(theme::of(ui).quiet);
        let field = line_field(ui, written).hint_text(hint).char_limit(entry::LONGEST).desired_width(rect.width());
        let response = ui.add(field);
        let name = page.words.label(Label::SheetField);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
        ring(ui, &response);
        entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        response.id
    });
    (entered.then_some(Device::Keyboard), id)
}

/// The keys stay in the field, and what is typed next takes the place of what stands there.
fn select(ui: &Ui, field: Id, written: &str) {
    let whole = CCursorRange::two(CCursor::new(0), CCursor::new(written.chars().count()));
    let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    state.cursor.set_char_range(Some(whole));
    state.store(ui.ctx(), field);
    ui.memory_mut(|memory| memory.request_focus(field));
}

/// The entries with their plies, the next ones where no number says otherwise; one that nobody has made yet is refused with the reason.
fn told(page: &Page<'_>, text: &str, next: Option<usize>) -> Vec<(usize, String)> {
    let next = next.unwrap_or_else(|| page.game.record().all_plies().count() + 1);
    entry::told(page.game, text, next, |ply| {
        page.game
            .record()
            .all_plies()
            .nth(ply.checked_sub(1)?)?
            .written
            .get(page.side)
            .last()
            .map(|deed| deed.what.clone())
    })
}

fn write(page: &Page<'_>, by: Device, ply: usize, entry: SheetEntry) {
    page.send_by(by, Command::Reconcile(ReconcileCommand::TellEntry { side: page.side, ply, entry }));
}
