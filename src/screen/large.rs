//! The large view, for a player who sees a little: the last announcement, the clocks or the board alone, each as large as the window
//! allows. Nothing else is on it, and nothing that the other player may not see.
use eframe::egui::{Align2, Rect, Response, Sense, Ui, WidgetInfo, accesskit};

use super::{
    board::{self, Scene},
    face,
    page::{Words, live},
    text::{self, Type},
    theme,
};
use crate::{
    game::View,
    language::{Label, Line, Phrase},
    narration::{ending_phrase, words_announced_last},
    screen::Table,
};

/// What is shown large.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Large {
    /// What was announced last, in the words of the room; the result once there is one.
    Announcement,
    /// The time left on both clocks.
    Clocks,
    /// The board of the person whose view it is.
    Board,
}

impl Large {
    /// What the same key shows after it: after the board the whole table again.
    pub(super) const fn next(shown: Option<Self>) -> Option<Self> {
        match shown {
            None => Some(Self::Announcement),
            Some(Self::Announcement) => Some(Self::Clocks),
            Some(Self::Clocks) => Some(Self::Board),
            Some(Self::Board) => None,
        }
    }
}

/// Draws one of them over the whole place. A click anywhere on it leads back to the table: gives whether there was one.
pub(super) fn draw(ui: &mut Ui, large: Large, (table, view): (&Table, &View<'_>), scale: f32) -> Response {
    let rect = ui.available_rect_before_wrap();
    let words = Words::to(view.setup, view.seat);
    let back = ui.interact(rect, ui.scope_id().with("back-to-table"), Sense::click());
    back.widget_info(|| WidgetInfo::labeled(accesskit::Role::Button, true, words.label(Label::BackToTable)));
    match large {
        Large::Announcement => announcement(ui, rect, table, view),
        Large::Clocks => clocks(ui, rect, view, words, scale),
        Large::Board => still(ui, rect, view, words),
    }
    back
}

/// The same words as on the page of the player at the screen, in the language of the room.
fn announcement(ui: &Ui, rect: Rect, table: &Table, view: &View<'_>) {
    let words = Words { wording: view.setup.wording };
    let said = match (view.ending, view.announcement) {
        (Some(ending), _) => words.say(&ending_phrase(ending)),
        (None, Some((_, said))) => words.say(&words_announced_last(&table.game).unwrap_or(Phrase::full_move(said))),
        (None, None) => words.line(Line::NoMoveYet),
    };
    // A letter takes about six tenths of its height, a line a fifth more than it. To try sizes that cannot fit would draw them all.
    let letters = said.chars().count().max(1) as f32;
    let largest = (rect.width() * rect.height() / (letters * 0.6 * 1.2)).sqrt() * 1.1;
    let kind = Type::plain(largest, theme::of(ui).text).aligned(Align2::CENTER_CENTER).heavy(theme::GAP * 0.25);
    live(ui, &text::say(ui, "announcement", rect, &said, kind));
}

/// One above the other, the player's own below.
fn clocks(ui: &Ui, rect: Rect, view: &View<'_>, words: Words, scale: f32) {
    let gap = theme::GAP * scale;
    let (above, below) = rect.split_top_bottom_at_fraction(0.5);
    let own = view.side();
    for (place, side) in [(above.with_max_y(above.bottom() - gap), own.other()), (below, own)] {
        // Digits fill the place: the size of a face is only the most that they take.
        face::paint(ui, place, scale * 3.0, &face::Face::of(view, words, side));
    }
}

fn still(ui: &mut Ui, rect: Rect, view: &View<'_>, words: Words) {
    let piece_name = |piece| words.piece(piece);
    let side = rect.height().min(rect.width());
    let scene = Scene {
        name: "large-board",
        board: view.board,
        bottom: view.side(),
        lifted: None,
        pawn_waits: None,
        marked: &[],
        mark: "",
        piece_name: &piece_name,
    };
    board::still(ui, Rect::from_center_size(rect.center(), eframe::egui::Vec2::splat(side)), &scene);
}
