//! The arbiter's page: both boards, both sheets with what only he is shown, both clocks, and what only he may do.
mod acts;
mod adjourn;
mod remarks;

use eframe::egui::{Rect, RichText, Ui, Vec2};
use shakmaty::{Color, Position};

pub(super) use acts::Inputs;

use super::{
    board::{self, Scene},
    face,
    link::{Link, Table},
    opponent::face_of,
    page::{Words, place},
    sheet, theme,
};
use crate::{
    clock::Moment,
    game::{Seat, View},
    language::Label,
};

/// Draws the page.
pub(super) fn draw(ui: &mut Ui, link: &dyn Link, table: &Table, now: Moment, inputs: &mut Inputs, scale: f32) {
    let view = table.game.view(Seat::Arbiter, now);
    let words = Words::of(table.game.setup());
    let gap = theme::GAP * scale;
    let all = ui.available_rect_before_wrap();
    let side = ((all.width() - 400.0 * scale) / 2.0 - gap).min(all.height() * 0.5);
    for (i, color) in [Color::White, Color::Black].into_iter().enumerate() {
        let left = all.left() + i as f32 * (side + gap);
        let column = Rect::from_min_size(Vec2::new(left, all.top()).to_pos2(), Vec2::new(side, all.height()));
        player_column(ui, column, &view, words, color, scale);
    }
    let last = Rect::from_min_max(Vec2::new(all.left() + 2.0 * (side + gap), all.top()).to_pos2(), all.max);
    let (sheets, acts) = last.split_top_bottom_at_y(last.top() + last.height() * 0.46);
    place(ui, sheets, |ui| remarks::draw(ui, &view, words));
    place(ui, acts, |ui| {
        acts::draw(ui, link, &view, words, inputs, scale);
        adjourn::draw(ui, link, &table.game, words, &mut inputs.adjournment, scale);
    });
}

/// One player's board as it stands before him, his clock and his sheet.
fn player_column(ui: &mut Ui, rect: Rect, view: &View<'_>, words: Words, color: Color, scale: f32) {
    let (clock, rest) = rect.split_top_bottom_at_y(rect.top() + 96.0 * scale);
    face::paint(ui, clock, scale, &face_of(view, words, color));
    let rest = Rect::from_min_max(rest.min + Vec2::new(0.0, theme::GAP * scale), rest.max);
    let side = rest.width().min(rest.height() * 0.66);
    let shown = Rect::from_min_size(rest.min, Vec2::splat(side));
    let other = view.other_board.unwrap_or(view.board);
    let piece_name = |piece| words.piece(piece);
    let scene = Scene {
        name: color.fold_wb("white-board", "black-board"),
        board: color.fold_wb(view.board, other),
        bottom: Color::White,
        lifted: None,
        pawn_waits: None,
        piece_name: &piece_name,
    };
    board::still(ui, shown, &scene);
    let list = Rect::from_min_max(shown.left_bottom() + Vec2::new(0.0, theme::GAP * scale), rest.max);
    place(ui, list, |ui| {
        let heading = format!("{} · {}", words.label(Label::Moves), words.player(view.setup, color));
        ui.label(RichText::new(heading).small().color(theme::QUIET));
        let empty = Vec::new();
        let lines = color.fold_wb(&view.sheet, view.other_sheet.as_ref().unwrap_or(&empty));
        let plies = sheet::written(view.setup.start.board(), lines, words.language());
        let first = u32::from(view.setup.start.fullmoves());
        sheet::draw(ui, color.fold_wb("white-sheet", "black-sheet"), first, &plies);
    });
}
