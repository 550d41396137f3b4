//! The move that the assistant enters: typed at his keyboard, or from square to square on either board. Nothing is committed by
//! it: he takes the large button, or strikes Enter once more.
use eframe::egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, Vec2};
use shakmaty::{Board, Color, Role, Square};

use super::Page;
use crate::{
    desk::{Asked, Desk, Intent, Mode, Purpose, castles_on},
    game::{Device, Step},
    keys::shortcut,
    language::{Arg, Label},
    laws::RawMove,
    screen::{
        board::Touch,
        page::{Weight, Words, live},
        text::{self, Type},
        theme,
    },
};

/// How many dots stand for a sealed move that is read back, whatever it is.
const SEALED: usize = 4;

/// A move as far as it is entered with the pointer.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Draft {
    /// For what, and after how many plies and announcements: with others it is over.
    under: Option<(Purpose, usize, usize)>,
    step: HandStep,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum HandStep {
    #[default]
    Nothing,
    From(Square),
    /// A pawn stands on the last rank: from and to.
    Promoting(Square, Square),
    Said(RawMove),
    /// It is another than was announced: whether it was made so is asked before it is on record.
    Otherwise {
        announced: RawMove,
        executed: RawMove,
    },
}

impl Draft {
    /// Drops what was entered for another moment of the game.
    pub(super) fn follow(&mut self, page: &Page<'_>) {
        let under = Some((page.purpose(), page.game.plies().len(), page.game.record().announcements()));
        if std::mem::replace(&mut self.under, under) != under {
            self.step = HandStep::Nothing;
        }
    }

    /// The square that is chosen.
    pub(super) const fn from(&self) -> Option<Square> {
        match self.step {
            HandStep::From(from) | HandStep::Promoting(from, _) => Some(from),
            HandStep::Nothing | HandStep::Said(_) | HandStep::Otherwise { .. } => None,
        }
    }

    pub(super) const fn said(&self) -> Option<RawMove> {
        match self.step {
            HandStep::Said(said) => Some(said),
            HandStep::Nothing | HandStep::From(_) | HandStep::Promoting(..) | HandStep::Otherwise { .. } => None,
        }
    }

    /// What is asked about it.
    pub(super) const fn asked(&self) -> Option<Asked> {
        match self.step {
            HandStep::Otherwise { announced, executed } => Some(Asked::ExecutedOtherwise { announced, executed }),
            HandStep::Nothing | HandStep::From(_) | HandStep::Promoting(..) | HandStep::Said(_) => None,
        }
    }

    pub(super) const fn ask(&mut self, announced: RawMove, executed: RawMove) {
        self.step = HandStep::Otherwise { announced, executed };
    }

    pub(super) const fn clear(&mut self) {
        self.step = HandStep::Nothing;
    }

    /// A square of either board is chosen: a piece of the side that moves, or where it goes.
    pub(super) fn take(&mut self, page: &Page<'_>, square: Square) {
        let (board, color) = under(page);
        let own = board.color_at(square) == Some(color);
        let castles = |from| castles_on(board, page.view.setup.castling, from, square);
        self.step = match self.step {
            HandStep::From(from) if from == square => HandStep::Nothing,
            HandStep::From(from) if !own || castles(from) => arrived(board, color, from, square),
            _ if own => HandStep::From(square),
            _ => HandStep::Nothing,
        };
    }

    fn promote(&mut self, page: &Page<'_>, role: Role) {
        if let HandStep::Promoting(from, to) = self.step {
            let said = RawMove::from_squares(under(page).0, from, to, Some(role));
            self.step = said.map_or(HandStep::Nothing, HandStep::Said);
        }
    }
}

/// The board from which the move is made, and whose pieces move.
fn under<'a>(page: &Page<'a>) -> (&'a Board, Color) {
    match page.purpose() {
        Purpose::Execute | Purpose::Repeat => (page.view.board_to_answer_from, page.view.answers.other()),
        Purpose::Announce
        | Purpose::Correct
        | Purpose::Seal
        | Purpose::Place
        | Purpose::Threefold
        | Purpose::FiftyMoves
        | Purpose::Declare => (page.view.board_to_move_from, page.view.announces),
    }
}

fn arrived(board: &Board, color: Color, from: Square, to: Square) -> HandStep {
    match RawMove::from_squares(board, from, to, None) {
        Ok(said) if said.lacks_promotion(color) => HandStep::Promoting(from, to),
        Ok(said) => HandStep::Said(said),
        Err(_) => HandStep::Nothing,
    }
}

/// By what a square is chosen, and which. A piece that is dragged is chosen where it is taken and where it is let go.
pub(super) const fn told(touch: Touch) -> Option<(Device, Square)> {
    match touch {
        Touch::Click(square) | Touch::DragFrom(square) | Touch::DropOn(Some(square)) => Some((Device::Mouse, square)),
        Touch::Activate(square) => Some((Device::Keyboard, square)),
        Touch::DropOn(None) => None,
    }
}

/// What is entered so far, or how to.
pub(super) fn draw(ui: &mut Ui, rect: Rect, page: &Page<'_>, draft: &mut Draft) {
    let scale = page.sight.scale;
    let corner = CornerRadius::same(text::corner(rect));
    let inner = rect.shrink2(Vec2::new(14.0, 4.0) * scale);
    ui.painter().rect_stroke(rect, corner, Stroke::new(2.0, theme::of(ui).line), StrokeKind::Inside);
    let promotes = matches!(draft.step, HandStep::Promoting(..));
    let place = match page.purpose() {
        // They stand there all the time: that they came would tell that a pawn is promoted.
        Purpose::Seal if !matches!(page.view.entering, Step::AwaitResumption) => {
            let (dots, pieces) = inner.split_left_right_at_fraction(0.3);
            new_pieces(ui, pieces, page, draft);
            dots
        }
        _ if promotes => return new_pieces(ui, inner, page, draft),
        _ => inner,
    };
    let (said, kind) = words(ui, page, draft);
    let shown = text::say(ui, "hand", place, &said, kind);
    live(ui, &shown);
}

/// The pieces that a pawn can become; without one that is to be promoted they do nothing.
fn new_pieces(ui: &Ui, rect: Rect, page: &Page<'_>, draft: &mut Draft) {
    const ROLES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let scale = page.sight.scale;
    for (role, place) in ROLES.into_iter().zip(text::columns(rect, ROLES.len(), theme::GAP * scale)) {
        let name = page.words.piece(role.of(under(page).1));
        let taken = text::button(ui, place, &name, "", Weight::Plain, theme::HEADING * scale);
        if taken.clicked() {
            draft.promote(page, role);
        }
    }
}

fn words(ui: &Ui, page: &Page<'_>, draft: &Draft) -> (String, Type) {
    let scale = page.sight.scale;
    let large = Type::plain(40.0 * scale, theme::of(ui).text);
    // A sealed move is for nobody's eyes, and this page is open to all.
    if page.purpose() == Purpose::Seal {
        let length = match page.desk().map(Desk::mode) {
            Some(Mode::Entry(entry)) => entry.text.chars().count(),
            Some(Mode::ReadBack { .. }) => SEALED,
            Some(_) | None if draft.said().is_some() => SEALED,
            Some(_) | None => usize::from(draft.from().is_some()),
        };
        return if length == 0 { how_to_enter(ui, page) } else { ("•".repeat(length), large) };
    }
    if page.covers_what_waits() {
        let covered = format!("{} {}", "•".repeat(SEALED), page.words.label(Label::CoveredMove));
        return (covered, Type::plain(theme::BODY * scale, theme::of(ui).text));
    }
    if let Some(asked) = draft.asked() {
        let asked = page.words.say(&asked.words(&page.view));
        return (asked, Type::plain(theme::HEADING * scale, theme::of(ui).text));
    }
    if let Some(Mode::Confirm(question)) = page.desk_of_keys().map(Desk::mode) {
        return (page.words.say(question.words()), Type::plain(theme::HEADING * scale, theme::of(ui).text));
    }
    if let Some((said, purpose)) = page.in_hand(draft) {
        // What is said aloud stands here in the words of the room, whatever the language of the page.
        let aloud = Words { wording: page.view.setup.wording };
        let words = match purpose {
            Purpose::Announce | Purpose::Correct if page.announces_himself() => {
                let said = page.words.quoted(&aloud.bare(Arg::Move(said)));
                return (format!("{} {said}", page.words.label(Label::DoAnnounceYourself)), large);
            }
            Purpose::Announce | Purpose::Correct | Purpose::Repeat => aloud,
            Purpose::Execute
            | Purpose::Seal
            | Purpose::Place
            | Purpose::Threefold
            | Purpose::FiftyMoves
            | Purpose::Declare => page.words,
        };
        return (words.bare(Arg::Move(said)), large);
    }
    match (page.desk().map(Desk::mode), draft.from()) {
        (Some(Mode::Entry(entry)), _) => (format!("{}_", entry.text), large),
        (_, Some(from)) => (format!("{from} …"), large),
        (_, None) => how_to_enter(ui, page),
    }
}

/// How he enters a move with the devices that are his, where one is to be entered now.
fn how_to_enter(ui: &Ui, page: &Page<'_>) -> (String, Type) {
    let points = page.game.devices().may_act_on_page(Device::Mouse, page.seat);
    let corrects = page.purpose() == Purpose::Correct;
    let hint = match (page.desk_of_keys().is_some(), points) {
        (true, points) if corrects => {
            let key = shortcut(&Intent::OpenEntry(Some(Purpose::Correct)), page.words.language());
            let key = format!("{}: {}", page.words.label(Label::OpenCorrection), key.unwrap_or_default());
            let clicks = points.then(|| page.words.label(Label::ClickFromTo));
            [Some(key.as_str()), clicks].into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
        (false, true) if corrects => {
            format!("{}: {}", page.words.label(Label::OpenCorrection), page.words.label(Label::ClickFromTo))
        }
        _ if !enters(page) => String::new(),
        (true, true) => page.words.label(Label::TypeOrClick).to_owned(),
        (true, false) => page.words.label(Label::TypeMove).to_owned(),
        (false, true) => page.words.label(Label::ClickFromTo).to_owned(),
        // His gamepad has the board in the hand; without a device the page says how he gets one.
        (false, false) => String::new(),
    };
    (hint, Type::plain(theme::BODY * page.sight.scale, theme::of(ui).quiet))
}

/// Whether a move is to be announced, executed or sealed next.
fn enters(page: &Page<'_>) -> bool {
    let steps = page.view.steps;
    let by_hand = |step| matches!(step, Step::Announce | Step::Move | Step::Execute(_) | Step::Seal);
    by_hand(steps.white) || by_hand(steps.black)
}
