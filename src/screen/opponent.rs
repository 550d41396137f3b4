//! The opponent's view: his board, both clocks, the last announcement, what is due, his sheet and the line being typed.
//!
//! Deliberately absent: hints of any kind. What is drawn depends on where pieces stand, never on what is legal.
mod aside;
mod banner;
mod claims;

use eframe::egui::{PointerButton, Rect, Response, Ui, Vec2};
use shakmaty::Color;

use super::{
    board::{self, Scene, Touch},
    face::{self, Face},
    link::{Gesture, Link, Snapshot, Table},
    page::{Words, is_answered, place},
    sheet, theme,
};
use crate::{
    clock::Moment,
    desk::{Intent, Mode, shown_at},
    game::View,
    language::Label,
};

/// What is before the opponent's eyes.
pub(super) struct Sight<'a> {
    pub(super) link: &'a dyn Link,
    pub(super) snapshot: &'a Snapshot,
    pub(super) table: &'a Table,
    pub(super) view: View<'a>,
    pub(super) words: Words,
    /// Whose side is at the bottom.
    pub(super) bottom: Color,
    pub(super) scale: f32,
}

impl<'a> Sight<'a> {
    /// The table as the owner of the mouse sees it.
    pub(super) fn new(link: &'a dyn Link, snapshot: &'a Snapshot, table: &'a Table, now: Moment) -> Self {
        let view = table.game.view(table.mouse.seat(), now).while_press_waits(table.press_waits);
        let bottom = view.side();
        Self { link, snapshot, table, words: Words::of(table.game.setup()), view, bottom, scale: 1.0 }
    }

    /// Sends what a button stands for that goes on with something the mouse's owner has begun: nobody else's key or screen
    /// reader takes it, and no second half of a double click.
    fn take_own(&self, response: &Response, intent: Intent) {
        let own = self.table.keyboard.seat() == self.table.mouse.seat();
        if is_answered(response) && (own || response.clicked_by(PointerButton::Primary)) {
            self.link.send(Gesture::Mouse(intent));
        }
    }
}

/// Draws the view into the rest of the page.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>) {
    let gap = theme::GAP * sight.scale;
    let all = ui.available_rect_before_wrap();
    let (banner, rest) = all.split_top_bottom_at_y(all.top() + 112.0 * sight.scale);
    place(ui, banner, |ui| banner::draw(ui, sight));

    let rest = Rect::from_min_max(rest.min + Vec2::new(0.0, gap), rest.max);
    let entry_height = 50.0 * sight.scale;
    let aside_width = 508.0 * sight.scale;
    let least_sheet = 176.0 * sight.scale;
    let widest = (rest.width() - aside_width - least_sheet - 2.0 * gap).max(120.0);
    let board_side = widest.min(rest.height() - entry_height - gap);
    let board = Rect::from_min_size(rest.min, Vec2::splat(board_side));
    touchable_board(ui, board, sight);
    let entry = Rect::from_min_max(
        rest.left_bottom() - Vec2::new(0.0, entry_height),
        rest.left_bottom() + Vec2::new(board_side, 0.0),
    );
    place(ui, entry, |ui| banner::entry_line(ui, sight));

    let left = rest.left() + board_side + gap;
    let aside = Rect::from_min_size(Vec2::new(left, rest.top()).to_pos2(), Vec2::new(aside_width, rest.height()));
    middle(ui, aside, sight);
    let list = Rect::from_min_max(aside.right_top() + Vec2::new(gap, 0.0), rest.max);
    place(ui, list, |ui| moves(ui, sight));
}

fn touchable_board(ui: &mut Ui, rect: Rect, sight: &Sight<'_>) {
    let mode = sight.table.mouse.mode();
    let lifted = match mode {
        Mode::Holding { from } => Some(shown_at(&sight.view, *from)),
        _ => None,
    };
    // A pawn that waits for its new piece stands on the board as it was before.
    let (pawn_waits, shown) = match mode {
        Mode::Promoting { from, to } if sight.view.entry.is_some() => {
            (Some((*from, *to)), sight.view.board_to_move_from)
        }
        Mode::Promoting { from, to } => (Some((*from, *to)), sight.view.board),
        _ => (None, sight.view.board),
    };
    let piece_name = |piece| sight.words.piece(piece);
    let scene = Scene {
        name: "board",
        board: shown,
        bottom: sight.bottom,
        lifted,
        pawn_waits,
        marked: &[],
        mark: "",
        piece_name: &piece_name,
    };
    for touch in board::live(ui, rect, &scene) {
        sight.link.send(touched(touch));
    }
}

/// A click puts down what is in the hand, or lifts: the desk knows which, and the picture may be a moment old. Dragging does
/// both.
fn touched(touch: Touch) -> Gesture {
    match touch {
        Touch::Click(square) => Gesture::Mouse(Intent::PutDown(square)),
        Touch::Activate(square) => Gesture::Keyboard(Intent::PutDown(square)),
        Touch::DragFrom(square) => Gesture::Mouse(Intent::Lift(square)),
        Touch::DropOn(square) => Gesture::Mouse(square.map_or(Intent::DropBeside, Intent::Drop)),
    }
}

/// Clock, what is due, clock.
fn middle(ui: &mut Ui, rect: Rect, sight: &Sight<'_>) {
    let gap = theme::GAP * sight.scale;
    let height = 160.0 * sight.scale;
    let (above, rest) = rect.split_top_bottom_at_y(rect.top() + height);
    let (between, below) = rest.split_top_bottom_at_y(rest.bottom() - height);
    clock(ui, above, sight, sight.bottom.other());
    clock(ui, below, sight, sight.bottom);
    place(ui, between.shrink2(Vec2::new(0.0, gap)), |ui| aside::draw(ui, sight));
}

fn clock(ui: &Ui, rect: Rect, sight: &Sight<'_>, side: Color) {
    face::paint(ui, rect, sight.scale, &Face::of(&sight.view, sight.words, side));
}

/// His own sheet.
fn moves(ui: &mut Ui, sight: &Sight<'_>) {
    use shakmaty::Position;
    ui.label(eframe::egui::RichText::new(sight.words.label(Label::Moves)).small().color(theme::QUIET));
    let start = &sight.view.setup.start;
    let plies = sheet::written(start.board(), &sight.view.sheet, sight.words.language());
    sheet::draw(ui, "own-sheet", u32::from(start.fullmoves()), &plies, None);
}
