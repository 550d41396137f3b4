//! The scoresheet that the assistant keeps for his player (c): each entry is his own act, in any notation, and a correction leaves
//! what stood there readable.
//!
//! The field is there only while the keyboard is his: it would take the keys of whoever else has it. With the mouse alone he writes
//! a move as it was announced.
use eframe::egui::{
    Id, Key, Rect, RichText, TextEdit, Ui,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
};

use super::Page;
use crate::{
    game::{Command, Device, ReconcileCommand, ScoreKeeper},
    language::{Label, notation},
    reconciliation::{SheetEntry, note},
    screen::{
        page::{Weight, hand, place, ring},
        text, theme,
    },
};

/// Longer entries are not moves.
const LONGEST: usize = 80;

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
        if let Some(by) = entered.or_else(|| taken.clicked().then(|| hand(&taken)))
            && let Some((ply, entry)) = told(page, written, next)
        {
            write(page, by, ply, SheetEntry::Written(entry));
            // What is refused stays, to be corrected or typed anew.
            if page.game.devices().owner_of(by) == Some(page.seat)
                && page.game.record().all_plies().nth(ply - 1).is_some()
            {
                written.clear();
            } else {
                select(ui, field, written);
            }
        }
    }
    let announced = next.and_then(|ply| Some((ply, page.game.record().all_plies().nth(ply - 1)?.announcement()?)));
    if let Some((ply, said)) = announced {
        let number = page.view.setup.written_number(ply);
        let name = format!("{number} {}", page.words.label(Label::WriteAsAnnounced));
        let taken = text::button(ui, as_announced, &name, "", Weight::Plain, largest);
        if taken.clicked() {
            write(page, hand(&taken), ply, SheetEntry::Move(said));
        }
    }
}

/// The field; Enter writes, and the keys are moves again.
fn type_entry(ui: &mut Ui, rect: Rect, page: &Page<'_>, written: &mut String) -> (Option<Device>, Id) {
    let mut entered = false;
    let id = place(ui, rect, |ui| {
        let hint = RichText::new(page.words.label(Label::WriteEntryHint)).color(theme::of(ui).quiet);
        let field = TextEdit::singleline(written)
            .hint_text(hint)
            .char_limit(LONGEST)
            .margin(ui.spacing().button_padding)
            .desired_width(rect.width());
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

/// The ply and its entry: an earlier one where its number stands before it (`4... Sd7`, `4...Sd7`), else the next one; one that
/// nobody has made yet is refused with the reason. Nothing where nothing is written. A time of the clock or an offer without a move
/// (8.1.b) is written beside the move that he wrote last, or the one that he names.
fn told(page: &Page<'_>, text: &str, next: Option<usize>) -> Option<(usize, String)> {
    let text = text.trim();
    let next = next.unwrap_or_else(|| page.game.record().all_plies().count() + 1);
    let (number, entry) = numbered(text);
    let named = page.view.setup.ply_numbered(number);
    let (ply, entry) = named.map_or((next, text), |ply| (ply, entry));
    let beside = named.unwrap_or_else(|| next.saturating_sub(1));
    match written_at(page, beside).filter(|_| note::is_all_notes(entry)) {
        Some(written) => Some((beside, format!("{written} {entry}"))),
        None => (!entry.is_empty()).then(|| (ply, entry.to_owned())),
    }
}

/// What he has written of this ply, as it would stand on paper.
fn written_at(page: &Page<'_>, ply: usize) -> Option<String> {
    let made = page.game.record().all_plies().nth(ply.checked_sub(1)?)?;
    match &made.written.get(page.side).last()?.what {
        SheetEntry::Written(text) => Some(text.clone()),
        SheetEntry::Move(said) => {
            let language = page.view.setup.wording.language;
            Some(notation::by_placement(*said, made.standing.board(), made.mover, language))
        }
        SheetEntry::Gap => None,
    }
}

/// The number before a move, with its dots, and the move; no number where digits are a part of the move, as in `0-0`.
fn numbered(text: &str) -> (&str, &str) {
    let move_at = text.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | '…')).unwrap_or(text.len());
    let (number, entry) = text.split_at(move_at);
    let is_apart = number.ends_with(['.', '…']) || entry.starts_with(char::is_whitespace);
    if is_apart { (number, entry.trim()) } else { ("", text) }
}

fn write(page: &Page<'_>, by: Device, ply: usize, entry: SheetEntry) {
    page.send_by(by, Command::Reconcile(ReconcileCommand::TellEntry { side: page.side, ply, entry }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stands_before_a_move_with_a_blank_or_dots_and_castling_has_none() {
        for (text, parts) in [
            ("4... Sd7", ("4...", "Sd7")),
            ("4...Sd7", ("4...", "Sd7")),
            ("4…Sd7", ("4…", "Sd7")),
            ("1.e4", ("1.", "e4")),
            ("1 e4", ("1", "e4")),
            ("0-0", ("", "0-0")),
            ("12. 0-0-0", ("12.", "0-0-0")),
            ("e4", ("", "e4")),
        ] {
            assert_eq!(numbered(text), parts, "{text}");
        }
    }
}
