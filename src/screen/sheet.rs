//! A scoresheet on the screen, in the algebraic notation of the page's language.
//!
//! Moves are written by the placement alone, so that a legal and an illegal one look alike.
use eframe::egui::{Grid, RichText, ScrollArea, Ui};
use shakmaty::{Board, Color};

use super::theme;
use crate::{
    game::{Game, Mark, Ply, Setup, SheetLine},
    language::{Language, notation},
    laws::RawMove,
    reconciliation::{RecordsVerdict, SheetEntry},
};

/// A ply as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) mover: Color,
    /// The move; a dash where nothing is entered.
    pub(super) text: String,
}

/// The entries of a sheet, played through from the start position.
pub(super) fn written(setup: &Setup, sheet: &[SheetLine], language: Language) -> Vec<Written> {
    use shakmaty::Position;
    let mut board = setup.start.board().clone();
    sheet
        .iter()
        .map(|line| {
            let mut text =
                line.entry.map_or_else(|| "–".into(), |said| write(setup, &mut board, said, line.mover, language));
            if line.marks.iter().any(|mark| matches!(mark, Mark::DrawOffered(_))) {
                text.push_str(" (=)");
            }
            Written { mover: line.mover, text }
        })
        .collect()
}

/// The entries of a sheet as it was told, or as the program has it: whatever stands there, legible or not.
pub(super) fn told(game: &Game, side: Color, language: Language) -> Vec<Written> {
    use shakmaty::Position;
    let mut board = game.setup().start.board().clone();
    let sheet = game.comparison().sheet_of(side);
    let entries = sheet.entries().iter().enumerate();
    entries
        .map(|(index, entry)| {
            let mover = game.setup().mover_of(index + 1);
            let text = match entry {
                SheetEntry::Move(said) => write(game.setup(), &mut board, *said, mover, language),
                SheetEntry::Written(text) => text.clone(),
                SheetEntry::Gap => "–".into(),
            };
            Written { mover, text }
        })
        .collect()
}

/// The entries of a sheet that an assistant keeps, each with what stood there before in brackets. Nothing before he has written.
pub(super) fn kept(game: &Game, side: Color, language: Language) -> Vec<Written> {
    if !game.record().is_written(side) {
        return Vec::new();
    }
    let mut plies = told(game, side, language);
    for (written, ply) in plies.iter_mut().zip(game.record().all_plies()) {
        let Some((last, earlier)) = ply.written.get(side).split_last() else { continue };
        let text = |entry: &SheetEntry| match entry {
            SheetEntry::Move(said) => notation::by_placement(*said, ply.standing.board(), ply.mover, language),
            SheetEntry::Written(text) => text.clone(),
            SheetEntry::Gap => "–".into(),
        };
        // A typed entry moves no board: each is written by the placement before its own ply.
        written.text = text(&last.what);
        // A note that was added beside a move has corrected nothing.
        let corrected = earlier.iter().map(|deed| text(&deed.what));
        let corrected: Vec<String> =
            corrected.filter(|before| !written.text.starts_with(&format!("{before} "))).collect();
        for before in corrected {
            written.text.push_str(&format!(" [{before}]"));
        }
    }
    plies
}

/// The ply, counted from 0, at which the sheets part or cannot be followed, while they are compared.
pub(super) fn first_disagreement(game: &Game) -> Option<usize> {
    game.comparison().procedure()?;
    let ply = match game.comparison().finding().verdict {
        RecordsVerdict::SheetsDiffer { ply, .. } | RecordsVerdict::IllegalEntry { ply, .. } => Some(ply),
        RecordsVerdict::Undetermined { untold, .. } => untold,
        RecordsVerdict::Equal | RecordsVerdict::SheetsAgree => None,
    };
    ply?.checked_sub(1)
}

/// Writes a move and makes it on the board; a move that cannot be made there is written all the same.
fn write(setup: &Setup, board: &mut Board, said: RawMove, mover: Color, language: Language) -> String {
    let text = notation::by_placement(said, board, mover, language);
    setup.make(said, board, mover);
    text
}

/// The last announcement, written.
pub(super) fn last_announcement(game: &Game, language: Language) -> Option<String> {
    use shakmaty::Position;
    let last = game.record().last_announced()?;
    let mut board = game.setup().start.board().clone();
    for ply in game.record().all_plies().take_while(|ply| !std::ptr::eq(*ply, last)) {
        if let Some(played) = Ply::played(ply) {
            ply.standing.make(played, &mut board);
        }
    }
    Some(notation::by_placement(last.announcement()?, &board, last.mover, language))
}

/// Draws a sheet: number, White, Black. The entry at which the sheets part has a sign before it.
pub(super) fn draw(ui: &mut Ui, name: &str, first_number: u32, plies: &[Written], parts: Option<usize>) {
    ScrollArea::vertical().id_salt(name).stick_to_bottom(true).auto_shrink([false, false]).show(ui, |ui| {
        Grid::new(name).num_columns(3).min_col_width(26.0).spacing([10.0, 5.0]).show(ui, |ui| {
            let mut number = first_number;
            for (i, ply) in plies.iter().enumerate() {
                if i == 0 || ply.mover == Color::White {
                    ui.label(RichText::new(format!("{number}.")).small().color(theme::of(ui).quiet));
                }
                if i == 0 && ply.mover == Color::Black {
                    ui.label("…");
                }
                if parts == Some(i) {
                    ui.label(RichText::new(format!("≠ {}", ply.text)).color(theme::of(ui).now));
                } else {
                    ui.label(RichText::new(&ply.text).color(theme::of(ui).text));
                }
                if ply.mover == Color::Black {
                    ui.end_row();
                    number += 1;
                }
            }
        });
    });
}
