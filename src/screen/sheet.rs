//! A scoresheet on the screen, in the algebraic notation of the page's language.
//!
//! Moves are written by the placement alone, so that a legal and an illegal one look alike.
use eframe::egui::{Grid, RichText, ScrollArea, Ui};
use shakmaty::{Board, Color};

use super::theme;
use crate::{
    game::{Game, Mark, Ply, SheetLine},
    language::{Language, notation},
    laws::RawMove,
};

/// A ply as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Written {
    /// Whose move.
    pub(super) mover: Color,
    /// The move; a dash where nothing is entered.
    pub(super) text: String,
}

/// The entries of a sheet, played through from the start position.
pub(super) fn written(start: &Board, sheet: &[SheetLine], language: Language) -> Vec<Written> {
    let mut board = start.clone();
    sheet
        .iter()
        .map(|line| {
            let mut text = line.entry.map_or_else(|| "–".into(), |said| write(&mut board, said, line.mover, language));
            if line.marks.iter().any(|mark| matches!(mark, Mark::DrawOffered(_))) {
                text.push_str(" (=)");
            }
            Written { mover: line.mover, text }
        })
        .collect()
}

/// Writes a move and makes it on the board; a move that cannot be made there is written all the same.
fn write(board: &mut Board, said: RawMove, mover: Color, language: Language) -> String {
    let text = notation::by_placement(said, board, mover, language);
    let _unfit = said.execute(board, mover);
    text
}

/// The last announcement, written.
pub(super) fn last_announcement(game: &Game, language: Language) -> Option<String> {
    use shakmaty::Position;
    let last = game.last_announced()?;
    let mut board = game.setup().start.board().clone();
    for ply in game.all_plies().take_while(|ply| !std::ptr::eq(*ply, last)) {
        if let Some(played) = Ply::played(ply) {
            let _unfit = played.execute(&mut board, ply.mover);
        }
    }
    Some(notation::by_placement(last.announcement()?, &board, last.mover, language))
}

/// Draws a sheet: number, White, Black.
pub(super) fn draw(ui: &mut Ui, name: &str, first_number: u32, plies: &[Written]) {
    ScrollArea::vertical().id_salt(name).stick_to_bottom(true).auto_shrink([false, false]).show(ui, |ui| {
        Grid::new(name).num_columns(3).min_col_width(26.0).spacing([10.0, 5.0]).show(ui, |ui| {
            let mut number = first_number;
            for (i, ply) in plies.iter().enumerate() {
                if i == 0 || ply.mover == Color::White {
                    ui.label(RichText::new(format!("{number}.")).small().color(theme::QUIET));
                }
                if i == 0 && ply.mover == Color::Black {
                    ui.label("…");
                }
                ui.label(RichText::new(&ply.text).color(theme::TEXT));
                if ply.mover == Color::Black {
                    ui.end_row();
                    number += 1;
                }
            }
        });
    });
}
