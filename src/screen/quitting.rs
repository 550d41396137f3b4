//! The question whether the program is to be closed: in the middle of a game, or over sheets that nobody has signed or saved. It lies
//! over what says how the game is played, and moves nothing: a click that was on its way lands where it was meant.
use eframe::egui::{Area, Id, Order, Rect, Sense, Stroke, StrokeKind, Ui, Vec2};

use super::{
    link::{Gesture, Link},
    page::{Weight, Words, hand, is_answered, live},
    text, theme,
};
use crate::{
    language::{Label, Line, Phrase},
    narration::closing_phrase,
};

/// How high it is, in points of the reference: no higher than what it covers.
const HEIGHT: f32 = 48.0;

/// Who reads the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reader {
    /// He has the keyboard, and is told its keys.
    WithKeys,
    /// He has the mouse alone.
    WithMouse,
}

impl Reader {
    fn phrase(self, question: Line) -> Option<Phrase> {
        let asked = closing_phrase(question);
        match self {
            Self::WithKeys => Some(asked),
            Self::WithMouse => asked.without_keys(),
        }
    }
}

/// Draws the question over the upper edge of whatever page is up: the buttons at the left, where no others are beneath them.
pub(super) fn draw(ui: &Ui, words: Words, (question, reader): (Line, Reader), link: &dyn Link, scale: f32) {
    let all = ui.available_rect_before_wrap();
    let rect = Rect::from_min_size(all.min, Vec2::new(all.width(), HEIGHT * scale));
    let area = Area::new(Id::unique("quit-question")).order(Order::Foreground).fixed_pos(rect.min).constrain(false);
    area.show(ui.ctx(), |ui| {
        // What lies beneath is not to be clicked through it.
        ui.allocate_rect(rect, Sense::click());
        ui.painter().rect_filled(rect, text::corner(rect), theme::of(ui).panel);
        ui.painter().rect_stroke(rect, text::corner(rect), Stroke::new(3.0, theme::of(ui).now), StrokeKind::Inside);
        let gap = theme::GAP * scale * 0.6;
        let (buttons, said) = rect.shrink(gap).split_left_right_at_fraction(0.4);
        let places = text::columns(buttons.with_max_x(buttons.right() - gap), 2, gap);
        let size = theme::BODY * 1.2 * scale;
        let kind = text::Type::plain(theme::HEADING * scale, theme::of(ui).text);
        let asked = reader.phrase(question).map(|phrase| words.say(&phrase)).unwrap_or_default();
        live(ui, &text::say(ui, "quit-question", said, &asked, kind));
        let one = |place: &Rect, label, weight| text::button(ui, *place, words.label(label), "", weight, size);
        if is_answered(&one(&places[0], staying(question), Weight::Due)) {
            link.send(Gesture::StayOpen);
        }
        let quits = one(&places[1], Label::Quit, Weight::Plain);
        if is_answered(&quits) {
            link.send(Gesture::ConfirmQuit(hand(&quits)));
        }
    });
}

/// What the button of the answer no says: a game that is over is not played on.
const fn staying(question: Line) -> Label {
    match question {
        Line::QuitQuestion => Label::StayOpen,
        _ => Label::StayHere,
    }
}
