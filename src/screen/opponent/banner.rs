//! The largest thing on the page: what was announced last, in the words that the room heard, and small in those of the page;
//! what is to be done on the boards while they are compared; the result.
//! Above it the opponent's offer of a draw and what answers it, for as long as it stands: no other act has its place there.
use eframe::egui::{Align2, Rect, Ui, Vec2};

use super::{super::sheet, Sight, text, text::Type};
use crate::{
    desk::Intent,
    game::{Command, DrawCommand, Due, Step},
    language::{Arg, Label, Line, Phrase},
    narration::{ending_phrase, step_phrase, words_announced_last},
    screen::{
        page::{Weight, Words, live, take_once},
        theme,
    },
};

/// Draws the words, and at the right how they are written.
pub(super) fn draw(ui: &Ui, rect: Rect, sight: &Sight<'_>) {
    let (words, scale) = (sight.words, sight.scale);
    let rect = offer(ui, rect, sight);
    let (head, body) = rect.split_top_bottom_at_y(rect.top() + 24.0 * scale);
    let heading =
        |text: &str, color| text::say(ui, "heading", head, text, Type::plain(theme::BODY * 1.15 * scale, color));
    if let Some(ending) = sight.view.ending {
        heading(words.label(Label::Result), theme::of(ui).quiet);
        return large(ui, body, sight, &words.say(&ending_phrase(ending)), ending.score());
    }
    if let step @ Step::Reconcile(_) = sight.view.step() {
        heading(words.label(Label::BeginReconcile), theme::of(ui).now);
        let told = match step {
            // No key is named to the person who has the mouse.
            Step::Reconcile(Due::Tell) if sight.table.mouse.seat() == sight.view.seat => {
                words.label(Label::TellArbiterBoard).to_owned()
            }
            _ => words.say(&step_phrase(step)),
        };
        return large(ui, body, sight, &told, "");
    }
    let name = words.label(Label::LastAnnouncement);
    let Some((mover, said)) = sight.view.announcement else {
        heading(name, theme::of(ui).quiet);
        let kind = Type::plain(theme::LARGEST * 0.6 * scale, theme::of(ui).quiet);
        let shown = text::say(ui, "announcement", body, &words.line(Line::NoMoveYet), kind);
        return live(ui, &shown);
    };
    let (left, right) = head.split_left_right_at_fraction(0.5);
    let kind = Type::plain(theme::BODY * 1.15 * scale, theme::of(ui).quiet);
    let whose = format!("{name} · {}", words.player(sight.view.setup, mover));
    text::say(ui, "heading", left.with_max_x(left.right() - theme::GAP * scale), &whose, kind);
    // What the room heard is what counts, whatever the language of the page.
    let phrase = words_announced_last(&sight.table.game).unwrap_or(Phrase::full_move(said));
    let heard = Words { wording: sight.view.setup.wording }.say(&phrase);
    let meant = words.say(&phrase);
    if meant != heard {
        text::say(ui, "translation", right, &meant, kind.aligned(Align2::RIGHT_CENTER));
    }
    let written = sheet::last_announcement(&sight.table.game, words.language()).unwrap_or_default();
    large(ui, body, sight, &heard, &written);
}

/// The width of what answers an offer of a draw.
const ANSWERS: f32 = 440.0;

/// The opponent's offer, across the page, and its answers at the right; gives the place below it.
fn offer(ui: &Ui, rect: Rect, sight: &Sight<'_>) -> Rect {
    let Some(by) = sight.view.draw_offer.filter(|&by| Some(by) != sight.view.seat.side()) else { return rect };
    let (above, below) = rect.split_top_bottom_at_y(rect.top() + 44.0 * sight.scale);
    let (above, answers) = above.split_left_right_at_x(above.right() - ANSWERS * sight.scale);
    let size = 36.0 * sight.scale;
    let words = sight.words.say(&Phrase::with(Line::DrawOffered, [Arg::Color(by)]));
    live(ui, &text::say(ui, "draw-offer", above, &words, Type::plain(size, theme::of(ui).now).heavy(size * 0.025)));
    if sight.claims_something() {
        return below;
    }
    let gap = 10.0 * sight.scale;
    let acts = [(Label::AcceptDraw, DrawCommand::Accept), (Label::DeclineDraw, DrawCommand::Decline)];
    let answers = answers.with_max_y(answers.bottom() - gap / 2.0);
    for (cell, (label, command)) in text::columns(answers, acts.len(), gap).into_iter().zip(acts) {
        let kind = theme::HEADING * 0.85 * sight.scale;
        let response = text::button(ui, cell, sight.words.label(label), "", Weight::Plain, kind);
        take_once(&response, sight.link, Intent::Do(Command::Draw(command)));
    }
    below
}

fn large(ui: &Ui, rect: Rect, sight: &Sight<'_>, spoken: &str, written: &str) {
    let size = theme::LARGEST * sight.scale;
    let gap = if written.is_empty() { 0.0 } else { 28.0 * sight.scale };
    let wide = (text::width(ui, written, size) + size * 0.04).min(rect.width() * 0.3);
    let (left, right) = rect.split_left_right_at_x(rect.right() - wide - gap);
    let shown = text::say(ui, "announcement", left, spoken, Type::plain(size, theme::of(ui).text).heavy(size * 0.025));
    live(ui, &shown);
    if !written.is_empty() {
        let place = right.translate(Vec2::new(-size * 0.03, 0.0)).with_min_x(right.left() + gap);
        let kind = Type::plain(size, theme::of(ui).now).aligned(Align2::RIGHT_CENTER).heavy(size * 0.025);
        text::say(ui, "written", place, written, kind);
    }
}
