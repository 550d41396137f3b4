//! At the right: the player's own sheet; in its place, once opened, what is seldom needed, or his help.
use eframe::egui::{Align2, Rect, Ui, Vec2};
use shakmaty::Position;

use super::{Sight, text, text::Type};
use crate::{
    desk::Intent,
    game::{ClaimCommand, ClockCommand, Command, DrawCommand, EndingCommand, Ply, Seat, Step},
    language::Label,
    screen::{
        page::{Weight, live, place, take_once},
        sheet, status, theme,
    },
};

/// What is open at the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Open {
    #[default]
    Sheet,
    /// What is seldom needed.
    More,
    Help,
}

const HELP: [Label; 5] = [Label::HelpOwnBoard, Label::HelpAnswer, Label::HelpMove, Label::HelpPress, Label::HelpMore];

/// Draws what is open, and the buttons that open and close.
pub(super) fn draw(ui: &mut Ui, rect: Rect, sight: &Sight<'_>, open: &mut Open) {
    let scale = sight.scale;
    // Once the game is over nothing of it is left to do there, but to disagree with an end that waits to be confirmed; and beside a list
    // nothing is taken.
    let is_over = sight.view.ending.is_some() && sight.view.step() != Step::ConfirmEnding;
    let nothing_more = is_over || sight.claims_something();
    let shown = if nothing_more && *open == Open::More { Open::Sheet } else { *open };
    let (above, foot) = rect.split_top_bottom_at_y(rect.bottom() - 46.0 * scale);
    let above = above.with_max_y(above.bottom() - 10.0 * scale);
    match shown {
        Open::Sheet => own_sheet(ui, above, sight),
        Open::More => more(ui, above, sight),
        Open::Help => help(ui, above, sight),
    }
    let buttons: &[(Label, Open)] = match shown {
        Open::Sheet if nothing_more => &[(Label::PlayersHelp, Open::Help)],
        Open::Sheet => &[(Label::PlayersHelp, Open::Help), (Label::MoreActs, Open::More)],
        Open::More => &[(Label::FewerActs, Open::Sheet)],
        Open::Help => &[(Label::CloseHelp, Open::Sheet)],
    };
    for (cell, (label, opens)) in text::columns(foot, buttons.len(), 10.0 * scale).into_iter().zip(buttons) {
        let size = theme::HEADING * 0.85 * scale;
        if text::button(ui, cell, sight.words.label(*label), "", Weight::Plain, size).clicked() {
            *open = *opens;
        }
    }
}

/// His own sheet; to an assistant, his player's. Once the game is over it has the last moves, also those that he has not entered.
fn own_sheet(ui: &mut Ui, rect: Rect, sight: &Sight<'_>) {
    let (head, body) = rect.split_top_bottom_at_y(rect.top() + 30.0 * sight.scale);
    let kind = Type::plain(theme::BODY * sight.scale, theme::of(ui).quiet).aligned(Align2::LEFT_TOP);
    let name = match sight.view.seat {
        Seat::Assistant(side) => format!("{} {}", sight.words.label(Label::SheetField), sight.words.color(side)),
        Seat::Player(_) | Seat::Arbiter => sight.words.label(Label::OwnSheet).to_owned(),
    };
    text::say(ui, "own-sheet-heading", head, &name, kind);
    let body = notes(ui, body, sight);
    let start = &sight.view.setup.start;
    let mut lines = sight.view.sheet.lines().into_owned();
    if sight.view.ending.is_some() && !sight.table.game.record().is_written(sight.view.side()) {
        let played = |ply: usize| sight.table.game.record().all_plies().nth(ply - 1).and_then(Ply::played);
        for last in lines.iter_mut().rev().take_while(|line| line.entry.is_none()) {
            last.entry = played(last.ply);
        }
    }
    let plies = sheet::written(sight.view.setup, &lines, sight.words.language());
    place(ui, body, |ui| sheet::draw(ui, "own-sheet", u32::from(start.fullmoves()), &plies, None));
}

/// Whether he has to write, and where the sheet is ruled off; what is left below.
fn notes(ui: &Ui, rect: Rect, sight: &Sight<'_>) -> Rect {
    let view = &sight.view;
    if !view.keeps_score() {
        return rect;
    }
    let told = match view.seat {
        // It is his player's duty.
        Seat::Assistant(side) => status::ToldTo::Of(side),
        Seat::Player(_) | Seat::Arbiter => status::ToldTo::Him,
    };
    let duty = status::scoring(sight.words, view.setup, view.scoring, told);
    let ruled_off = view.rules_off.map(|ply| status::ruled_off(sight.words, view.setup, ply));
    let lines = [
        Some(("duty-to-record", duty, theme::of(ui).quiet)),
        ruled_off.map(|text| ("ruled-off", text, theme::of(ui).now)),
    ];
    let mut left = rect;
    for (key, text, color) in lines.into_iter().flatten() {
        let (line, below) = left.split_top_bottom_at_y(left.top() + 40.0 * sight.scale);
        let kind = Type::plain(theme::SMALL * 1.1 * sight.scale, color).aligned(Align2::LEFT_TOP);
        live(ui, &text::say(ui, key, line, &text, kind));
        left = below;
    }
    left
}

/// The acts of a player that are always there, the one that ends the game apart from the others.
fn more(ui: &Ui, rect: Rect, sight: &Sight<'_>) {
    let acts = [
        (Label::OfferDraw, Intent::Do(Command::Draw(DrawCommand::Offer))),
        (Label::ClaimFlag, Intent::Do(Command::Claim(ClaimCommand::Flag))),
        (Label::Claims, Intent::OpenClaims),
        (Label::StopClocks, Intent::Do(Command::Clock(ClockCommand::Stop))),
        (Label::Resign, Intent::Do(Command::Ending(EndingCommand::Resign))),
    ];
    // An offer of the other's is answered, beside the large button.
    let offered = sight.view.draw_offer.is_some_and(|by| Some(by) != sight.view.seat.side());
    let gap = 10.0 * sight.scale;
    let height = ((rect.height() - gap * acts.len() as f32) / acts.len() as f32).min(60.0 * sight.scale);
    for (i, (label, intent)) in acts.into_iter().enumerate() {
        let only_calls = sight.view.ending.is_some() && label != Label::StopClocks;
        if only_calls || offered && label == Label::OfferDraw {
            continue;
        }
        let apart = if label == Label::Resign { gap } else { 0.0 };
        let top = rect.top() + (height + gap) * i as f32 + apart;
        let cell = Rect::from_min_size(Vec2::new(rect.left(), top).to_pos2(), Vec2::new(rect.width(), height));
        let name = sight.words.label(label);
        let response = text::button(ui, cell, name, "", Weight::Plain, theme::HEADING * 0.85 * sight.scale);
        let response = response.on_hover_text(sight.words.with_key(label, &intent));
        take_once(&response, sight.link, intent);
    }
}

/// Five sentences for somebody who has never seen the program.
fn help(ui: &Ui, rect: Rect, sight: &Sight<'_>) {
    let gap = 8.0 * sight.scale;
    let height = (rect.height() - gap * (HELP.len() - 1) as f32) / HELP.len() as f32;
    let number = 30.0 * sight.scale;
    for (i, label) in HELP.into_iter().enumerate() {
        let top = rect.top() + (height + gap) * i as f32;
        let line = rect.with_min_y(top).with_max_y(top + height);
        let (left, right) = line.split_left_right_at_x(line.left() + number);
        let kind = Type::plain(theme::HEADING * 0.9 * sight.scale, theme::of(ui).text).aligned(Align2::LEFT_CENTER);
        text::paint(ui, left, &format!("{}", i + 1), Type { color: theme::of(ui).now, ..kind });
        text::say(ui, &format!("help-{label:?}"), right, sight.words.label(label), kind);
    }
}
