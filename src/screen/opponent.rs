//! The page of the player at the screen, who moves wooden pieces and has never seen the program: the last announcement, where
//! the handshake stands, the one thing to do next with one large button, a picture of the position, his sheet, both clocks.
//! In each step the same thing has the same place.
//!
//! Deliberately absent: hints of any kind, and anything that is the other player's alone. What is drawn depends on where
//! pieces stand, never on what is legal.
mod asked;
mod banner;
mod beside;
mod claims;
mod notices;
mod task;
mod trail;

use eframe::egui::{Align2, PointerButton, Rect, Response, Ui, Vec2};
use shakmaty::{Board, Color};

use super::{
    board::{self, Scene, Touch},
    face::{self, Face},
    link::{Gesture, Link, Snapshot, Table},
    page::{LiveTexts, Words, is_answered},
    text, theme,
};
use crate::{
    clock::Moment,
    desk::{Desk, HOLD, Intent, Mode, Purpose, shown_at},
    game::{Command, Seat, Step, View},
    language::Label,
};

/// What the window keeps of the page.
#[derive(Debug, Clone, Default)]
pub(super) struct Inputs {
    /// What is open at the right.
    open: beside::Open,
    /// What the large button has been, and since when, in seconds of the window.
    due: Option<((Label, Step), f64)>,
}

/// In seconds: longer than the slowest double click lasts, shorter than anybody reads.
pub(super) const SETTLES: f64 = HOLD.as_millis() as f64 / 1000.0 + 0.05;

/// In seconds: a stroke that comes sooner after the one that brought the button is the same one.
const BOUNCES: f64 = 0.15;

/// What the space bar is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Space {
    /// The large button: the commands, in their order.
    Button(Vec<Command>),
    /// Nothing yet: what is due has only just come.
    Unsettled,
    /// The key that presses.
    Key,
}

impl Inputs {
    /// The page has been away: what is due on it is new to the person who comes back.
    pub(super) const fn turned_to(&mut self) {
        self.due = None;
    }

    /// Whether a key struck now is meant for this button.
    fn has_settled(&self, due: (Label, Step), time: f64) -> bool {
        matches!(self.due, Some((shown, since)) if shown == due && time - since >= SETTLES)
    }

    /// The same for the press, which is kept waiting no longer than a key bounces.
    fn has_come(&self, due: (Label, Step), time: f64) -> bool {
        matches!(self.due, Some((shown, since)) if shown == due && time - since >= BOUNCES)
    }

    /// Whether the large button has been this one, for this move, for long enough that a click is meant for it: the second half of a double
    /// click takes nothing that comes to the place of the first.
    fn settles(&mut self, ui: &Ui, due: Option<(Label, Step)>) -> bool {
        let time = ui.input(|input| input.time);
        match (due, self.due) {
            (Some(due), Some((before, since))) if due == before => time - since >= SETTLES,
            (due, _) => {
                self.due = due.map(|due| (due, time));
                false
            }
        }
    }
}

/// What is before the opponent's eyes.
pub(super) struct Sight<'a> {
    pub(super) link: &'a dyn Link,
    pub(super) snapshot: &'a Snapshot,
    pub(super) table: &'a Table,
    /// What cannot be used.
    pub(super) notice: Option<&'a str>,
    pub(super) view: View<'a>,
    pub(super) words: Words,
    /// Whose side is at the bottom, and whose clock at the right.
    pub(super) bottom: Color,
    pub(super) scale: f32,
}

impl<'a> Sight<'a> {
    /// The table as a person sees it.
    pub(super) fn of(seat: Seat, link: &'a dyn Link, snapshot: &'a Snapshot, table: &'a Table, now: Moment) -> Self {
        let view = table.game.view(seat, now).while_press_waits(table.press_waits);
        let (bottom, words) = (view.side(), Words::to(table.game.setup(), seat));
        let notice = snapshot.notice.as_deref();
        Self { link, snapshot, table, notice, words, view, bottom, scale: 1.0 }
    }

    /// What he has begun with the mouse, where that is his.
    pub(super) fn mode(&self) -> &'a Mode {
        let desk = Some(&self.table.mouse).filter(|desk| desk.seat() == self.view.seat);
        desk.map_or(&Mode::Board, Desk::mode)
    }

    /// Whether he chooses from a list, writes a move down or shows a square: nothing else of this moment is taken meanwhile.
    fn is_in_list(&self) -> bool {
        self.claims_something() || matches!(self.mode(), Mode::Entry(_))
    }

    /// The same where it is for a claim or a statement. Who corrects a move has his clock running: he may still stop it, answer an offer or
    /// resign.
    fn claims_something(&self) -> bool {
        self.mode().is_list() || matches!(self.mode(), Mode::Entry(entry) if entry.purpose != Purpose::Place)
    }

    /// Whether he is asked something, by mouse or keyboard.
    fn asks_something(&self) -> bool {
        if matches!(self.mode(), Mode::ToldBack(_)) {
            return true;
        }
        let own_keyboard = Some(&self.table.keyboard).filter(|_| self.owns_keyboard());
        self.mode().question().or_else(|| own_keyboard?.mode().question()).is_some()
    }

    /// Sends what a button stands for that goes on with something the mouse's owner has begun: nobody else's key or screen
    /// reader takes it, and no second half of a double click.
    fn take_own(&self, response: &Response, intent: Intent) {
        if is_answered(response) && (self.owns_keyboard() || response.clicked_by(PointerButton::Primary)) {
            self.link.send(Gesture::Mouse(intent));
        }
    }

    /// Whether the keyboard is his too.
    fn owns_keyboard(&self) -> bool {
        self.table.keyboard.seat() == self.view.seat
    }

    /// Whether the space bar is the large button: where the keyboard belongs to a sighted player whose page this is.
    fn takes_space(&self) -> bool {
        self.owns_keyboard() && self.view.seat.side().is_some_and(|side| !self.view.setup.is_impaired(side))
    }
}

/// What the space bar is at `time`, in seconds of the window. A stroke that was meant for what stood on the page a moment ago
/// does nothing. A press of the clock waits for no more than a bounce of the key that announced: anyone who strikes once too often has only
/// pressed.
pub(super) fn by_space(sight: &Sight<'_>, inputs: &Inputs, time: f64) -> Space {
    let table = sight.table;
    let at_keyboard = *table.keyboard.mode() != Mode::Board;
    // What he has begun with the mouse is finished there: his key would press over it.
    if sight.takes_space() && !at_keyboard && sight.mode().is_entered() {
        return Space::Unsettled;
    }
    let busy = at_keyboard || *sight.mode() != Mode::Board;
    match task::due(&sight.view, &table.game).filter(|_| sight.takes_space() && !busy) {
        Some((Label::PressClock, commands)) if inputs.has_come((Label::PressClock, sight.view.step()), time) => {
            Space::Button(commands)
        }
        Some((label, commands)) if inputs.has_settled((label, sight.view.step()), time) => Space::Button(commands),
        Some(_) => Space::Unsettled,
        None => Space::Key,
    }
}

/// Draws the view into the rest of the page. What is drawn first is read first.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    LiveTexts::of(sight.view.seat, sight.view.setup).within(ui, |ui| draw_page(ui, sight, inputs));
}

fn draw_page(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let scale = sight.scale;
    let gap = theme::GAP * scale;
    let all = ui.available_rect_before_wrap();
    let (head, rest) = all.split_top_bottom_at_y(all.top() + 122.0 * scale);
    let (trail, rest) = rest.split_top_bottom_at_y(rest.top() + 46.0 * scale + gap);
    let (middle, clocks) = rest.split_top_bottom_at_y(rest.bottom() - 160.0 * scale);
    banner::draw(ui, head, sight);
    trail::draw(ui, trail.with_min_y(trail.top() + gap), sight);

    let middle = middle.shrink2(Vec2::new(0.0, gap * 1.2));
    let caption = 26.0 * scale;
    let picture = (middle.height() - caption).min(middle.width() * 0.3);
    let sheet = middle.width() * 0.23;
    let (rest, right) = middle.split_left_right_at_x(middle.right() - sheet);
    let (left, board) = rest.split_left_right_at_x(rest.right() - picture - gap * 2.0);
    task::draw(ui, left, sight, inputs);
    let board = board.with_min_x(board.left() + gap).with_max_x(board.right() - gap);
    if inputs.open == beside::Open::Help {
        beside::draw(ui, board.union(right), sight, &mut inputs.open);
    } else {
        let square = Rect::from_min_size(board.min, Vec2::splat(picture));
        touchable_board(ui, square, sight);
        let below = Rect::from_min_size(square.left_bottom(), Vec2::new(picture, caption));
        let kind = text::Type::plain(theme::SMALL * 1.1 * scale, theme::of(ui).quiet).aligned(Align2::CENTER_CENTER);
        text::say(ui, "board-is-help", below, sight.words.label(Label::BoardIsHelp), kind);
        beside::draw(ui, right, sight, &mut inputs.open);
    }

    for (place, side) in text::columns(clocks, 2, gap).into_iter().zip([sight.bottom.other(), sight.bottom]) {
        face::paint(ui, place, scale, &Face::of(&sight.view, sight.words, side));
    }
}

/// The board that is shown. Once the game is over it is the one on which it ended: what was made and has not been executed
/// yet stands there too.
fn shown<'a>(sight: &'a Sight<'_>) -> &'a Board {
    let game = &sight.table.game;
    let last = game.record().all_plies().rfind(|ply| ply.played().is_some());
    match (sight.view.ending, last) {
        (Some(ending), Some(ply)) if ply.pressed.is_some() || ending.reason.ends_on_board() => game.board(ply.mover),
        _ => sight.view.board,
    }
}

fn touchable_board(ui: &mut Ui, rect: Rect, sight: &Sight<'_>) {
    let mode = sight.mode();
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
        _ => (None, shown(sight)),
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
