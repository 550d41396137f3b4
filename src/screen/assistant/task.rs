//! What the assistant has to do now: one sentence, one large button.
use eframe::egui::{Rect, Ui};
use shakmaty::Color;

use super::{Page, hand::Draft};
use crate::{
    desk::{Answer, Asked, Desk, Intent, Mode, Purpose, asked_first, castling_of},
    game::{AnswerCommand, Command, Device, DeviceCommand, Due, ReconcileCommand, Seat, Step, View},
    keys::shortcut,
    language::{Label, Phrase},
    laws::RawMove,
    narration::step_phrase,
    reconciliation::{BoardKind, correction_on, on_board},
    screen::{
        link::Gesture,
        page::{Weight, Words, hand, is_answered},
        status, text, theme,
    },
};

/// Whether the press is due. Its button stands in one place among the others: where *announce* stood a moment ago, a slow double click
/// would press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PressButton {
    Due,
    Other,
}

/// What is due on a board while the boards are compared; his own player's first, and he may make it on either (a).
fn compared(view: &View<'_>, side: Color) -> Option<(Phrase, Label, BoardKind)> {
    [side, side.other()].into_iter().find_map(|side| match view.steps.get(side) {
        Step::Reconcile(Due::Correct(kind, correction)) => {
            Some((correction_on(*kind, *correction), Label::CorrectionDone, *kind))
        }
        Step::Reconcile(Due::Compare(kind)) => {
            Some((on_board(*kind, Phrase::line(crate::language::Line::CompareBoards)), Label::BoardIsRight, *kind))
        }
        _ => None,
    })
}

/// What the assistant of a side has to do, in a few words; on whichever page he reads it.
pub(in crate::screen) fn sentence(view: &View<'_>, words: Words, own: Color) -> String {
    if let Some(ending) = view.ending {
        return status::result(words, ending);
    }
    if let Some((phrase, ..)) = compared(view, own) {
        return words.say(&phrase);
    }
    let of = |side, label| format!("{}: {}", words.color(side), words.label(label));
    let (other, impaired) = (own.other(), view.setup.is_impaired(own));
    let step = |side| *view.steps.get(side);
    match (step(own), step(other)) {
        (due @ Step::AwaitResumption, _) => words.say(&step_phrase(due)),
        // After a restart both players say that they go on, before anything else is to be done.
        (Step::ConfirmReady | Step::ConfirmResumption(_), _) => of(own, Label::ConfirmReady),
        (_, Step::ConfirmReady | Step::ConfirmResumption(_)) => of(other, Label::ConfirmReady),
        (Step::Execute(_), _) => of(own, Label::TaskExecute),
        (_, Step::Execute(_)) => of(other, Label::TaskExecute),
        (Step::Press | Step::PressBehindReply, _) if impaired => of(own, Label::PressClock),
        (Step::CloseEnvelope, _) if impaired => of(own, Label::PressClock),
        (Step::Seal, _) if impaired => of(own, Label::TaskSeal),
        (Step::Repeat(_) | Step::RepeatAgain(_), _) => of(own, Label::TaskRepeats),
        (_, Step::Repeat(_) | Step::RepeatAgain(_)) => of(other, Label::TaskRepeats),
        (Step::Announce | Step::Move, _) => of(own, Label::TaskAnnounce),
        (_, Step::Announce | Step::Move) => of(other, Label::TaskAnnounce),
        (Step::Press | Step::PressBehindReply | Step::PressWaits, _) => of(own, Label::TaskPresses),
        (_, Step::Press | Step::PressBehindReply | Step::PressWaits) => of(other, Label::TaskPresses),
        (due @ Step::AwaitArbiter, Step::AwaitArbiter) => words.say(&step_phrase(due)),
        _ => words.label(Label::TaskNothing).to_owned(),
    }
}

/// What he has to do, at the top of his own page.
pub(super) fn headline(page: &Page<'_>) -> String {
    if page.is_correcting() {
        return format!("{}: {}", page.words.color(page.view.announces), page.words.label(Label::OpenCorrection));
    }
    sentence(&page.view, page.words, page.side)
}

fn label_of(page: &Page<'_>, purpose: Purpose) -> Label {
    match purpose {
        // He has said it aloud himself.
        Purpose::Announce if page.announces_himself() => Label::Announced,
        Purpose::Execute => Label::Executed,
        Purpose::Correct => Label::DoCorrect,
        Purpose::Seal => Label::DoSeal,
        Purpose::Announce
        | Purpose::Repeat
        | Purpose::Place
        | Purpose::Threefold
        | Purpose::FiftyMoves
        | Purpose::Declare => Label::Announce,
    }
}

/// Draws the one large button, where something is due.
pub(super) fn draw(ui: &mut Ui, rect: Rect, page: &Page<'_>, draft: &mut Draft) -> PressButton {
    let large = theme::BUTTON * page.sight.scale;
    let due = |ui: &mut Ui, label| text::button(ui, rect, page.words.label(label), "", Weight::Due, large);
    if let Some(question) = asked(page, draft) {
        answers(ui, rect, page, draft, question);
        return PressButton::Other;
    }
    if let Some((_, label, kind)) = compared(&page.view, page.side) {
        let taken = due(ui, label);
        if is_answered(&taken) {
            page.send(&taken, Command::Reconcile(ReconcileCommand::Confirm(kind)));
        }
        return PressButton::Other;
    }
    // Behind a closed envelope there is nothing to commit.
    let in_hand = page.in_hand(draft).filter(|_| !matches!(page.view.entering, Step::AwaitResumption));
    if let Some((said, purpose)) = in_hand {
        let taken = due(ui, label_of(page, purpose));
        if is_answered(&taken) {
            commit(page, draft, hand(&taken), (said, purpose));
        }
        return PressButton::Other;
    }
    let own = *page.view.steps.get(page.side);
    if matches!(page.view.steps.get(page.view.answers), Step::Execute(_)) {
        let taken = due(ui, Label::Executed);
        if is_answered(&taken) {
            page.send(&taken, Command::Answer(AnswerCommand::Execute(None)));
        }
        return PressButton::Other;
    }
    let signs = own == Step::Over && *page.view.to_sign.get(page.side);
    if page.holds_the_only_keyboard() && (signs || is_for_player(own)) {
        return give_back(ui, rect, page);
    }
    let presses = page.is_of_impaired() && !page.is_correcting();
    if presses && matches!(own, Step::Press | Step::PressBehindReply | Step::CloseEnvelope) {
        return PressButton::Due;
    }
    PressButton::Other
}

/// Whether nobody but the player himself does this.
const fn is_for_player(step: Step) -> bool {
    matches!(
        step,
        Step::AwaitStart
            | Step::Repeat(_)
            | Step::RepeatAgain(_)
            | Step::ConfirmEnding
            | Step::ConfirmReady
            | Step::ConfirmResumption(_)
            | Step::DeclareSealed
    )
}

/// The way on where his player has to do something, and has nothing to do it with.
fn give_back(ui: &Ui, rect: Rect, page: &Page<'_>) -> PressButton {
    let key = shortcut(&Intent::HandKeyboard, page.words.language()).unwrap_or_default();
    let large = theme::BUTTON * page.sight.scale;
    let taken = text::button(ui, rect, page.words.label(Label::ReturnKeyboard), &key, Weight::Due, large);
    if is_answered(&taken) {
        page.send(&taken, Command::Device(DeviceCommand::Give(Device::Keyboard, Seat::Player(page.side))));
    }
    PressButton::Other
}

/// What was read back at his keyboard is committed there, so that nothing of it stays behind. What differs from the announcement is
/// asked about first, there as here.
fn commit(page: &Page<'_>, draft: &mut Draft, by: Device, (said, purpose): (RawMove, Purpose)) {
    let said = castling_of(said, purpose, &page.view);
    let his = page.game.devices().may_act_on_page(by, page.seat);
    let read_back = matches!(page.desk_of_keys().map(Desk::mode), Some(Mode::ReadBack { .. }));
    if read_back && his {
        page.sight.link.send(Gesture::Keyboard(Intent::Commit));
    } else if let Some(Asked::ExecutedOtherwise { announced, .. }) =
        asked_first(said, purpose, &page.view).filter(|_| his)
    {
        return draft.ask(announced, said);
    } else {
        page.send_by(by, purpose.command(said));
    }
    draft.clear();
}

/// Where a question was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AskedAt {
    /// At the board, of what the pointer entered.
    Board(Asked),
    /// At his keyboard.
    Keys,
}

/// What waits for his yes or no before anything is on record.
fn asked(page: &Page<'_>, draft: &Draft) -> Option<AskedAt> {
    let at_keys = || matches!(page.desk_of_keys()?.mode(), Mode::Confirm(_)).then_some(AskedAt::Keys);
    draft.asked().map(AskedAt::Board).or_else(at_keys)
}

fn answers(ui: &Ui, rect: Rect, page: &Page<'_>, draft: &mut Draft, asked: AskedAt) {
    let labels = [(Label::Yes, Intent::Answer(Answer::Word)), (Label::No, Intent::Escape)];
    for ((label, intent), place) in labels.into_iter().zip(text::columns(rect, 2, theme::GAP * page.sight.scale)) {
        let large = theme::BUTTON * 0.75 * page.sight.scale;
        let taken = text::button(ui, place, page.words.label(label), "", Weight::Plain, large);
        if !is_answered(&taken) || !page.game.devices().may_act_on_page(hand(&taken), page.seat) {
            continue;
        }
        match (asked, asked.command()) {
            (AskedAt::Keys, _) => page.sight.link.send(Gesture::Keyboard(intent)),
            (AskedAt::Board(_), Some(command)) if label == Label::Yes => page.send(&taken, command),
            (AskedAt::Board(_), _) => {}
        }
        draft.clear();
    }
}

impl AskedAt {
    const fn command(self) -> Option<Command> {
        match self {
            Self::Board(asked) => asked.command(),
            Self::Keys => None,
        }
    }
}
