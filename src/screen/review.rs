//! Games that are over on the screen: their list, and one of them with its board, its moves and what was said last.
use eframe::egui::{Rect, RichText, ScrollArea, Ui, Vec2};
use shakmaty::Color;

use super::{
    board::{self, Scene, Touch},
    chooser::{Chooser, GameRow},
    link::{Gesture, Link},
    page::{Weight, Words, button, live, place, take},
    sheet, text, theme,
};
use crate::{
    desk::{Intent, Review, ReviewList, SheetsKept},
    game::{Command, MoveCommand},
    language::{Arg, Label, Line, Phrase},
    narration::Question,
};

/// Draws the list.
pub(super) fn draw_list(ui: &mut Ui, list: &ReviewList, words: Words, link: &dyn Link, scale: f32) {
    let rows = list.games().iter().enumerate();
    let rows = rows.map(|(index, game)| GameRow { said: list.phrase(index), file: Some(game.file.as_str()) }).collect();
    let answers = [Label::OpenGame, Label::ToMenu];
    Chooser { question: list.question(), rows, chosen: list.chosen(), answers }.draw(ui, words, link, scale);
}

/// What is drawn of an open game.
pub(super) struct Sight<'a> {
    pub(super) review: &'a Review,
    pub(super) words: Words,
    pub(super) bottom: Color,
    pub(super) scale: f32,
}

/// Draws an open game. What is drawn first is read first.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, link: &dyn Link) {
    let Sight { review, words, scale, .. } = *sight;
    let gap = theme::GAP * scale;
    let all = ui.available_rect_before_wrap();
    let (head, rest) = all.split_top_bottom_at_y(all.top() + 100.0 * scale);
    let (middle, buttons) = rest.split_top_bottom_at_y(rest.bottom() - 76.0 * scale);
    place(ui, head, |ui| {
        let setup = review.setup();
        let mut who = Color::ALL.map(|side| words.player(setup, side)).join(" – ");
        if let Some(result) = review.result() {
            who.push_str(". ");
            who.push_str(&words.say(result));
        }
        ui.label(RichText::new(who).heading().color(theme::of(ui).text));
        let said = review.said().cloned().map(|said| words.beside_buttons(said)).unwrap_or_default();
        let shown = ui.add(eframe::egui::Label::new(RichText::new(said).color(theme::of(ui).now)).wrap());
        live(ui, &shown);
    });
    let side = middle.height().min(middle.width() * 0.6);
    let (left, right) = middle.split_left_right_at_x(middle.left() + side);
    draw_board(ui, left, sight, link);
    place(ui, right.with_min_x(right.left() + gap), |ui| draw_moves(ui, sight, link));
    place(ui, buttons.with_min_y(buttons.top() + gap), |ui| draw_buttons(ui, sight, link));
}

fn draw_board(ui: &mut Ui, rect: Rect, sight: &Sight<'_>, link: &dyn Link) {
    let board = sight.review.board();
    let piece_name = |piece| sight.words.piece(piece);
    let scene = Scene {
        name: "review",
        board: &board,
        bottom: sight.bottom,
        lifted: None,
        pawn_waits: None,
        marked: &[],
        mark: "",
        piece_name: &piece_name,
    };
    for touch in board::live(ui, rect, &scene) {
        if let Touch::Click(square) | Touch::Activate(square) = touch {
            link.send(Gesture::Mouse(Intent::Ask(Question::Square(square))));
        }
    }
}

/// The sheet, and the times left, where they are known: a click on a move goes there.
fn draw_moves(ui: &mut Ui, sight: &Sight<'_>, link: &dyn Link) {
    let Sight { review, words, scale, .. } = *sight;
    if let Some(left) = review.clocks() {
        for side in Color::ALL {
            let time = words.say(&Phrase::with(Line::Bare, [Arg::Time(*left.get(side))]));
            ui.label(RichText::new(format!("{}: {time}", words.color(side))).color(theme::of(ui).quiet));
        }
        ui.add_space(theme::GAP * scale);
    }
    let written = sheet::written(review.setup(), &review.sheet(), words.language());
    ScrollArea::vertical().id_salt("review-moves").auto_shrink([false, false]).show(ui, |ui| {
        let width = ui.available_width();
        for (index, ply) in written.iter().enumerate() {
            let number = review.setup().written_number(index + 1);
            let here = index + 1 == review.at();
            let (weight, mark) = if here { (Weight::Due, "» ") } else { (Weight::Plain, "") };
            let response = button(ui, &format!("{mark}{number} {}", ply.text), weight, Vec2::new(width, 34.0 * scale));
            if response.clicked() {
                link.send(Gesture::Choose(index));
            }
            if here {
                response.scroll_to_me(None);
            }
        }
    });
}

fn draw_buttons(ui: &mut Ui, sight: &Sight<'_>, link: &dyn Link) {
    let Sight { review, words, scale, .. } = *sight;
    let press = Intent::Do(Command::Move(MoveCommand::Press));
    let mut buttons = vec![
        (Label::ReviewBack, Intent::Erase, Weight::Plain),
        (Label::ReviewForward, Intent::Enter, Weight::Due),
        (Label::ReviewGoOn, press, Weight::Plain),
        (Label::ReviewLeave, Intent::Escape, Weight::Plain),
    ];
    if review.is_recorded() {
        buttons.insert(3, (Label::HearAnnouncement, Intent::Replay, Weight::Plain));
    }
    if review.sheets() == SheetsKept::Here {
        buttons.insert(3, (Label::TakeHome, Intent::OpenClaims, Weight::Plain));
    }
    let rect = ui.available_rect_before_wrap();
    for (place, (label, intent, weight)) in
        text::columns(rect, buttons.len(), theme::GAP * scale).into_iter().zip(buttons)
    {
        let response = text::button(ui, place, words.label(label), "", weight, theme::BODY * 1.2 * scale);
        take(&response, link, intent);
    }
}
