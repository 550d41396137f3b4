//! The arbiter's page. The column at the right answers in this order: what is going on, the result first; what waits for him, each as
//! a card with what the record shows, what the edition says and what a ruling would bring; what else he can do. At the left both
//! boards, both sheets and both clocks.
//!
//! Where there is a PIN it asks for that first, and shows nothing until it was given. Leaving the page locks it. Everything is reached with Tab,
//! Enter and Space, and each part has a name of its own for a screen reader.
mod acts;
mod adjourn;
mod agreed;
mod boards;
mod cards;
mod claims;
mod clocks;
mod course;
mod grave;
mod inputs;
mod irregular;
mod lock;
mod log;
mod penalties;
mod preview;
mod remarks;
mod second;
mod state;
mod touched;

use std::time::Duration;

use eframe::egui::{Rect, RichText, Ui, Vec2};
use shakmaty::{Board, Color, Position, Square};

pub(super) use inputs::{Inputs, QuestionLeft};

use super::{
    board::{self, Scene},
    face::{self, Face},
    link::{Caption, CaptionKind, Link, Snapshot, Stage},
    page::{Words, place},
    sheet, theme,
};
use crate::{
    clock::Moment,
    game::{Access, Act, ClockAct, Game, Seat, View, ViewedSheet},
    language::Label,
    narration::Audience,
};

/// What is before the arbiter's eyes.
pub(super) struct Sight<'a> {
    link: &'a dyn Link,
    snapshot: &'a Snapshot,
    game: &'a Game,
    view: View<'a>,
    now: Moment,
    words: Words,
    scale: f32,
}

impl<'a> Sight<'a> {
    /// The game as the arbiter sees it at `now`.
    pub(super) fn new(link: &'a dyn Link, snapshot: &'a Snapshot, game: &'a Game, now: Moment, scale: f32) -> Self {
        Self {
            link,
            snapshot,
            game,
            view: game.view(Seat::Arbiter, now),
            now,
            words: Words::to(game.setup(), Seat::Arbiter),
            scale,
        }
    }

    fn label(&self, label: Label) -> &'static str {
        self.words.label(label)
    }

    /// Whether a player's own announcement of this ply is kept.
    fn is_recorded(&self, ply: u32) -> bool {
        matches!(&self.snapshot.stage, Stage::Game(table) if table.recorded.contains(&ply))
    }

    fn time_of_day(&self, at: Moment) -> Option<Duration> {
        let Stage::Game(table) = &self.snapshot.stage else { return None };
        table.day.at(at)
    }

    /// The last words to the arbiter. A code that came behind them answers nothing, and has its own place.
    fn last_said(&self) -> Option<&str> {
        let answers =
            |caption: &Caption| caption.to == Audience::Page(Seat::Arbiter) && caption.kind != CaptionKind::Aside;
        let last = self.snapshot.captions.iter().rev().find(|caption| answers(caption));
        // What was decided before play went on has been carried out.
        let restarts = |act: &Act| matches!(act, Act::Clock(ClockAct::Restarted));
        let went_on = self.game.log().iter().rev().find(|logged| restarts(&logged.event.act)).map(|logged| logged.at);
        last.filter(|caption| went_on.is_none_or(|at| caption.at >= at)).map(|caption| caption.text.as_str())
    }
}

/// The width of the column with what he may do, in the reference window.
const COLUMN: f32 = 520.0;

/// How much of that column shows the state and the remarks, which are scrolled.
const FACTS: f32 = 0.24;

/// The same on a page that is drawn small, while something waits: letters and fields have a least height, and leave the acts too little.
const FACTS_BESIDE_CARD: f32 = 0.12;

/// A scale from which on the page is small.
const SMALL: f32 = 0.6;

/// Draws the page.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    inputs.second.follow(ui, sight);
    if sight.game.rights().access() == Access::Locked {
        return lock::draw(ui, sight, inputs);
    }
    let gap = theme::GAP * sight.scale;
    let all = ui.available_rect_before_wrap();
    let side = ((all.width() - COLUMN * sight.scale) / 2.0 - gap).min(all.height() * 0.5);
    // What is drawn first is read first.
    let last = Rect::from_min_max(Vec2::new(all.left() + 2.0 * (side + gap), all.top()).to_pos2(), all.max);
    let facts = if sight.scale < SMALL && inputs.waiting.waits(sight) { FACTS_BESIDE_CARD } else { FACTS };
    let (facts, acts) = last.split_top_bottom_at_y(last.top() + last.height() * facts);
    place(ui, facts, |ui| remarks::draw(ui, sight));
    place(ui, acts.with_min_y(acts.top() + gap / 2.0), |ui| acts::draw(ui, sight, inputs));
    for (i, color) in Color::ALL.into_iter().enumerate() {
        let left = all.left() + i as f32 * (side + gap);
        let column = Rect::from_min_size(Vec2::new(left, all.top()).to_pos2(), Vec2::new(side, all.height()));
        player_column(ui, column, sight, inputs, color);
    }
}

/// One player's board as it stands before him, his clock and his sheet.
fn player_column(ui: &mut Ui, rect: Rect, sight: &Sight<'_>, inputs: &mut Inputs, color: Color) {
    let Sight { view, words, scale, .. } = sight;
    let (clock, rest) = rect.split_top_bottom_at_y(rect.top() + 96.0 * scale);
    face::paint(ui, clock, *scale, &Face::of(view, *words, color));
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
        marked: &otherwise(sight, color),
        mark: words.label(Label::Otherwise),
        piece_name: &piece_name,
    };
    if sight.game.comparison().procedure().is_some() {
        for touch in board::live(ui, shown, &scene) {
            boards::touch(sight, inputs, color, touch);
        }
    } else {
        board::still(ui, shown, &scene);
    }
    let list = Rect::from_min_max(shown.left_bottom() + Vec2::new(0.0, theme::GAP * scale), rest.max);
    place(ui, list, |ui| {
        let heading = format!("{} · {}", words.label(Label::Moves), words.player(view.setup, color));
        ui.label(RichText::new(heading).small().color(theme::of(ui).quiet));
        let sheet = color.fold_wb(Some(&view.sheet), view.other_sheet.as_ref());
        let lines = sheet.map(ViewedSheet::lines).unwrap_or_default();
        let plies = match sight.game.comparison().procedure() {
            Some(_) => sheet::told(sight.game, color, words.language()),
            None if sight.game.record().is_written(color) => sheet::kept(sight.game, color, words.language()),
            None => sheet::written(view.setup, &lines, words.language()),
        };
        let first = u32::from(view.setup.start.fullmoves());
        let parts = sheet::first_disagreement(sight.game);
        sheet::draw(ui, color.fold_wb("white-sheet", "black-sheet"), first, &plies, parts);
    });
}

/// The squares of a board that differ: from the other board while the boards are compared, from the position that counts
/// once that is decided, and else from what was announced.
fn otherwise(sight: &Sight<'_>, color: Color) -> Vec<Square> {
    let game = sight.game;
    let than = |other: &Board| {
        let board = game.board(color);
        Square::ALL.into_iter().filter(|&square| board.piece_at(square) != other.piece_at(square)).collect()
    };
    match game.comparison().procedure().map(|under_way| under_way.decided.as_ref()) {
        None => game.comparison().squares_otherwise(game.setup().board_kind(color)),
        Some(None) => than(game.board(color.other())),
        Some(Some(decided)) => than(decided.truth.board()),
    }
}
