//! The assistant's page (D.2.9 of 2014, D.2.10 of 2018 and 2023), laid out by his duties: what is to be done now and one button
//! for it; the boards on which he enters and executes the moves of both; time and moves, covered until his player asks; the
//! scoresheet; and what he does at times: press, claim, report, call the arbiter.
//!
//! The sighted player's assistant, where there may be one, has the boards and the announcements only.
//!
//! Deliberately absent: the running time. What he was asked for stands as it stood, for one look.
mod aside;
mod hand;
pub(super) mod task;
mod writing;

use std::sync::Arc;

use eframe::egui::{Rect, Response, Ui, Vec2};
use shakmaty::{ByColor, Color, File, Rank};

use self::hand::Draft;
use super::{
    board::{self, Scene},
    link::{Caption, CaptionKind, Gesture, Held, Link, Snapshot, Table},
    page::{Chosen, Words, hand as taken_by, live, place, toggle},
    status,
    text::{self, Type},
    theme,
};
use crate::{
    clock::{Moment, Reading},
    desk::{Asked, Desk, Intent, LASTS, Mode, Purpose},
    game::{Announcer, Command, Device, Game, Phase, Seat, Step, View},
    language::{Arg, Label, Line, Phrase},
    narration::{Audience, page_phrase},
};

/// What the assistants have begun on their page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Inputs {
    /// Whose page is chosen; else it is that of the person who has a device.
    shown: Option<Seat>,
    /// What one of them is asked about a second time.
    question: Option<AsideQuestion>,
    /// Whose question has ended without an answer, and when; he reads so for as long as a question lasts.
    ended: Option<(Seat, Moment)>,
    /// What each enters with the pointer.
    drafts: ByColor<Draft>,
    /// The square on which the sighted player has touched a piece, as far as it is chosen; `None` while nothing is reported.
    touched: ByColor<Option<Touched>>,
    /// What was looked at and covered again.
    covered: ByColor<Option<Reading>>,
    /// Since when it is uncovered.
    uncovered: ByColor<Option<Moment>>,
    /// The entry that each is writing on his player's scoresheet.
    entries: ByColor<String>,
    /// Who speaks while the mouse holds the button for it.
    talks: Option<Seat>,
}

impl Inputs {
    /// What was begun on a scoresheet is not there for another hand, nor in another game.
    pub(super) fn drop_entries(&mut self) {
        self.entries = ByColor::default();
    }

    /// The button for speaking is let go with the mouse, wherever the pointer is by then and whatever page is shown.
    pub(super) fn follow_talk(&mut self, ui: &Ui, link: &dyn Link) {
        if !ui.input(|input| input.pointer.primary_down())
            && let Some(of) = self.talks.take()
        {
            link.send(Gesture::TalkOnPage { of, held: Held::Up });
        }
    }
}

/// The second question before a claim that a flag has fallen, and before the clocks are stopped. It ends, as every question, after half a
/// minute, and when the move or the clock that runs is another: what was seen then is not done now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct AsideQuestion {
    asked: Asked,
    seat: Seat,
    since: Moment,
    running: Option<Color>,
    plies: usize,
    arbiters_acts: usize,
}

impl AsideQuestion {
    fn of(page: &Page<'_>, asked: Asked) -> Self {
        let (running, plies) = (page.view.running, page.game.record().all_plies().count());
        let arbiters_acts = page.view.arbiters_acts;
        Self { asked, seat: page.seat, since: page.sight.now, running, plies, arbiters_acts }
    }

    /// Whether it still stands on this page.
    fn stands(self, page: &Page<'_>) -> bool {
        let now = Self::of(page, self.asked);
        let in_time = now.since >= self.since && now.since < self.since + LASTS;
        in_time && Self { since: now.since, ..self } == now
    }
}

/// A square as far as it is chosen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Touched {
    file: Option<File>,
    rank: Option<Rank>,
}

/// What is before the assistants' eyes.
pub(super) struct Sight<'a> {
    pub(super) link: &'a dyn Link,
    pub(super) snapshot: &'a Snapshot,
    pub(super) table: &'a Table,
    pub(super) now: Moment,
    pub(super) scale: f32,
    /// Whose screen it is.
    pub(super) screen_of: Seat,
}

/// The page of one of them.
struct Page<'a> {
    sight: &'a Sight<'a>,
    game: &'a Game,
    view: View<'a>,
    words: Words,
    seat: Seat,
    side: Color,
}

impl Page<'_> {
    /// Sends what a button of the page stands for, with the device that took it.
    fn send(&self, taken: &Response, command: Command) {
        self.send_by(taken_by(taken), command);
    }

    fn send_by(&self, by: Device, command: Command) {
        self.sight.link.send(Gesture::OnPage { of: self.seat, by, command });
    }

    /// His own desk: at the keyboard, where that is his; else at his gamepad, while he enters something there.
    fn desk(&self) -> Option<&Desk> {
        let at_pad = || Some(self.sight.table.assistants.get(self.side)).filter(|desk| *desk.mode() != Mode::Board);
        self.desk_of_keys().or_else(at_pad)
    }

    /// His own desk at the keyboard, where that is his.
    fn desk_of_keys(&self) -> Option<&Desk> {
        Some(&self.sight.table.keyboard).filter(|desk| desk.seat() == self.seat)
    }

    /// Whether the screen is the opponent's, and he has no part in it but his gamepad.
    fn is_on_opponents_screen(&self) -> bool {
        let screen = [Device::Keyboard, Device::Mouse];
        let his = screen.into_iter().any(|device| self.game.devices().may_act_on_page(device, self.seat));
        !his && self.sight.screen_of == Seat::Player(self.side.other())
    }

    /// What waits at his gamepad may be what his player has entered for him to announce: it does not stand on the opponent's screen.
    fn covers_what_waits(&self) -> bool {
        let waits = matches!(self.desk().map(Desk::mode), Some(Mode::ReadBack { .. }));
        waits && self.is_on_opponents_screen()
    }

    /// Since when his player is to seal: what he was told before may name the move that is sealed.
    fn seals_since(&self) -> Option<Moment> {
        let Phase::Playing(turn) = self.game.phase() else { return None };
        turn.sealing.as_ref()?.ordered_at()
    }

    /// Whether he has begun to correct the announcement: nothing else is due before that is done or dropped.
    fn is_correcting(&self) -> bool {
        self.desk().is_some_and(|desk| desk.mode().begun_for() == Some(Purpose::Correct))
    }

    /// What a move is for that he enters now.
    fn purpose(&self) -> Purpose {
        Purpose::due(&self.view)
    }

    /// Whether the announcement that is due is his to say, and not the program's.
    fn announces_himself(&self) -> bool {
        *self.view.setup.announcer.get(self.view.announces) == Announcer::Assistant
    }

    /// Whether he has the keyboard, and his player has no device left.
    fn holds_the_only_keyboard(&self) -> bool {
        self.desk_of_keys().is_some() && !self.game.devices().has_any(Seat::Player(self.side))
    }

    fn is_of_impaired(&self) -> bool {
        self.view.setup.is_impaired(self.side)
    }

    /// The last words to him; before there are any, that he has no device. That the sealed move can be changed is true until the
    /// press, and stands here no longer.
    fn notice(&self) -> Option<String> {
        let since = self.seals_since();
        // The squares that he reads at his gamepad tell what he seals.
        if self.covers_what_waits() || since.is_some() && self.is_on_opponents_screen() {
            return None;
        }
        let shown = |caption: &&Arc<Caption>| since.is_none_or(|since| caption.at >= since);
        let mut captions = self.sight.snapshot.captions.iter().rev().take_while(shown);
        let is_open = self.desk().is_some_and(|desk| *desk.mode() != Mode::Board);
        let last = captions.find(|caption| caption.to == Audience::Page(self.seat));
        let told = last.filter(|caption| is_open || caption.kind != CaptionKind::Asked).map(|caption| &caption.text);
        let is_closed = *self.view.steps.get(self.side) != Step::CloseEnvelope;
        let told = told.filter(|text| !is_closed || **text != self.words.line(Line::MoveSealed));
        let announces = *self.view.setup.announcer.get(self.side) == Announcer::Assistant;
        let lacks = if announces && self.view.gives_keyboard {
            Phrase::with(Line::NoDeviceYet, [Arg::Color(self.side)])
        } else {
            page_phrase(self.seat)
        };
        let unable = !self.game.devices().has_any(self.seat);
        told.cloned().or_else(|| unable.then(|| self.words.say(&lacks)))
    }
}

/// The assistants there may be: of each visually impaired player, and of the sighted one where his opponent has none.
fn seats(game: &Game) -> Vec<(Seat, Color)> {
    let setup = game.setup();
    let may = |side: &Color| setup.is_impaired(*side) || !game.rights().has_assistant(side.other());
    let mut sides: Vec<Color> = Color::ALL.into_iter().filter(may).collect();
    sides.sort_by_key(|&side| if setup.is_impaired(side) { 0 } else { 1 });
    sides.into_iter().map(|side| (Seat::Assistant(side), side)).collect()
}

/// Draws the page.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let game = &sight.table.game;
    let seats = seats(game);
    let chosen = seats.iter().find(|(seat, _)| Some(*seat) == inputs.shown);
    let Some(&(seat, side)) =
        chosen.or_else(|| seats.iter().find(|(seat, _)| game.devices().has_any(*seat))).or(seats.first())
    else {
        return;
    };
    let page = Page { sight, game, view: game.view(seat, sight.now), words: Words::to(game.setup(), seat), seat, side };
    inputs.drafts.get_mut(side).follow(&page);
    page.follow_question(ui, inputs);
    let (gap, all) = (theme::GAP * sight.scale, ui.available_rect_before_wrap());
    let (head, rest) = all.split_top_bottom_at_y(all.top() + 62.0 * sight.scale);
    page.head(ui, head, &seats, inputs);
    let (row, rest) = rest.split_top_bottom_at_y(rest.top() + 84.0 * sight.scale);
    let middle = row.left() + (row.width() * 0.62).floor();
    let (hand, button) = row.with_max_y(row.bottom() - gap).split_left_right_at_x(middle);
    let draft = inputs.drafts.get_mut(side);
    hand::draw(ui, hand.with_max_x(hand.right() - gap), &page, draft);
    let pressing = task::draw(ui, button, &page, draft);
    if pressing == task::PressButton::Due && aside::covers_press(&page, inputs) {
        aside::press(ui, button, &page, pressing);
    }
    let (left, right) = rest.split_left_right_at_x(middle);
    page.boards(ui, left.with_max_x(left.right() - gap), inputs);
    aside::draw(ui, right, &page, inputs, pressing);
}

impl Page<'_> {
    /// Ends the second question that nobody has answered in time.
    fn follow_question(&self, ui: &Ui, inputs: &mut Inputs) {
        if let Some(question) = inputs.question.take_if(|question| !question.stands(self)) {
            inputs.ended = Some((question.seat, self.sight.now));
        }
        if inputs.question.is_some() {
            inputs.ended = None;
            ui.ctx().request_repaint_after(LASTS);
        }
    }

    /// What is to be done, and whose page it is.
    fn head(&self, ui: &mut Ui, rect: Rect, seats: &[(Seat, Color)], inputs: &mut Inputs) {
        let scale = self.sight.scale;
        let (task, whose) = rect.split_left_right_at_fraction(0.62);
        let kind = Type::plain(44.0 * scale, theme::of(ui).text).heavy(scale);
        let shown = text::say(ui, "task", task, &task::headline(self), kind);
        live(ui, &shown);
        if let [_] = seats {
            let name = status::seat(self.words, self.seat);
            text::say(ui, "whose", whose, &name, Type::plain(theme::HEADING * scale, theme::of(ui).now));
            return;
        }
        let gap = theme::GAP * scale;
        let places = text::columns(whose.shrink2(Vec2::new(0.0, gap / 2.0)), seats.len(), gap);
        for (&(seat, _), rect) in seats.iter().zip(places) {
            place(ui, rect, |ui| {
                if toggle(ui, &status::seat(self.words, seat), Chosen::of(seat, self.seat), rect.size()).clicked() {
                    inputs.shown = Some(seat);
                }
            });
        }
    }

    /// Both boards, his own player's first, and what was said to him.
    fn boards(&self, ui: &mut Ui, rect: Rect, inputs: &mut Inputs) {
        let scale = self.sight.scale;
        let name_height = 30.0 * scale;
        let places = text::columns(rect, 2, theme::GAP * scale);
        let notice_height = 96.0 * scale;
        let side_of = (places[0].width() - 2.0).min(rect.height() - name_height - notice_height);
        let lower = rect.top() + side_of + name_height;
        for (color, place) in [self.side, self.side.other()].into_iter().zip(places) {
            let (name, board) = place.split_top_bottom_at_y(place.top() + name_height);
            let caption = format!("{} {}", self.words.label(Label::Board), self.words.player(self.view.setup, color));
            let key = color.fold_wb("white-name", "black-name");
            text::say(ui, key, name, &caption, Type::plain(theme::SMALL * scale, theme::of(ui).quiet));
            self.board(ui, board.with_max_y(lower), color, inputs);
        }
        let (below, _) = rect.with_min_y(lower + 4.0 * scale).split_top_bottom_at_y(lower + notice_height);
        let now = self.sight.now;
        let ended = inputs.ended.filter(|&(seat, at)| seat == self.seat && now >= at && now < at + LASTS);
        let ended = ended.map(|_| self.words.line(Line::QuestionEnded));
        if let Some(said) = ended.or_else(|| self.notice()) {
            let shown = text::say(ui, "notice", below, &said, Type::plain(theme::BODY * scale, theme::of(ui).text));
            live(ui, &shown);
        }
    }

    fn board(&self, ui: &mut Ui, rect: Rect, color: Color, inputs: &mut Inputs) {
        let piece_name = |piece| self.words.piece(piece);
        let draft = inputs.drafts.get_mut(self.side);
        let shown = if color == self.side { Some(self.view.board) } else { self.view.other_board };
        let scene = Scene {
            name: color.fold_wb("assistants-white", "assistants-black"),
            board: shown.unwrap_or(self.view.board),
            bottom: color,
            lifted: draft.from().filter(|_| self.purpose() != Purpose::Seal),
            pawn_waits: None,
            marked: &[],
            mark: "",
            piece_name: &piece_name,
        };
        for touch in board::live(ui, rect, &scene) {
            let Some((by, square)) = hand::told(touch) else { continue };
            if !self.game.devices().may_act_on_page(by, self.seat) {
                // Another's mouse shows nothing here; that is told, as it is of a button, and once of a drag.
                if !matches!(touch, board::Touch::DropOn(_)) {
                    self.sight.link.send(Gesture::InWindow { of: self.seat, by, intent: Intent::Here });
                }
                continue;
            }
            match inputs.touched.get_mut(self.side) {
                Some(touched) => *touched = Touched { file: Some(square.file()), rank: Some(square.rank()) },
                None => inputs.drafts.get_mut(self.side).take(self, square),
            }
        }
    }

    /// The move that he has entered and not committed, and what it is for: read back from the keyboard, or shown on a board. What waits
    /// at his gamepad may be his player's: what he has shown himself comes before it.
    fn in_hand(&self, draft: &Draft) -> Option<(crate::laws::RawMove, Purpose)> {
        let on_board = draft.said().map(|said| (said, self.purpose()));
        let read_back = match self.desk().map(Desk::mode) {
            Some(Mode::ReadBack { said, purpose, .. }) => Some((*said, *purpose)),
            _ => None,
        };
        if self.desk_of_keys().is_some() { read_back.or(on_board) } else { on_board.or(read_back) }
    }
}
