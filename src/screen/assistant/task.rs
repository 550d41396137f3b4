//! What the assistant has to do now: one sentence, one large button.
use eframe::egui::{Rect, Ui};

use super::{Page, hand::Draft};
use crate::{
    desk::{Desk, Intent, Mode, Purpose},
    game::{AnswerCommand, Command, Device, Due, MoveCommand, ReconcileCommand, Step},
    language::{Label, Phrase},
    reconciliation::{BoardKind, correction_on, on_board},
    screen::{
        link::Gesture,
        page::{Weight, hand},
        status, text, theme,
    },
};

/// Where the button for a press stands: in the place of what is due, or among the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PressButton {
    Due,
    Other,
}

/// What is due on a board while the boards are compared; his own player's first, and he may make it on either (a).
fn compared(page: &Page<'_>) -> Option<(Phrase, Label, BoardKind)> {
    [page.side, page.side.other()].into_iter().find_map(|side| match page.view.steps.get(side) {
        Step::Reconcile(Due::Correct(kind, correction)) => {
            Some((correction_on(*kind, *correction), Label::CorrectionDone, *kind))
        }
        Step::Reconcile(Due::Compare(kind)) => {
            Some((on_board(*kind, Phrase::line(crate::language::Line::CompareBoards)), Label::BoardIsRight, *kind))
        }
        _ => None,
    })
}

/// What is to be done, in a few words.
pub(super) fn sentence(page: &Page<'_>) -> String {
    if let Some(ending) = page.view.ending {
        return status::result(page.words, ending);
    }
    if let Some((phrase, ..)) = compared(page) {
        return page.words.say(&phrase);
    }
    let of = |side, label| format!("{}: {}", page.words.color(side), page.words.label(label));
    let (own, other) = (page.side, page.side.other());
    let step = |side| *page.view.steps.get(side);
    match (step(own), step(other)) {
        (Step::Execute(_), _) => of(own, Label::TaskExecute),
        (_, Step::Execute(_)) => of(other, Label::TaskExecute),
        (Step::Press, _) if page.is_of_impaired() => of(own, Label::PressClock),
        (Step::CloseEnvelope, _) if page.is_of_impaired() => of(own, Label::PressClock),
        (Step::Seal, _) if page.is_of_impaired() => of(own, Label::TaskSeal),
        (Step::Repeat(_) | Step::RepeatAgain(_), _) => of(own, Label::TaskRepeats),
        (_, Step::Repeat(_) | Step::RepeatAgain(_)) => of(other, Label::TaskRepeats),
        (Step::Announce | Step::Move, _) => of(own, Label::TaskAnnounce),
        (_, Step::Announce | Step::Move) => of(other, Label::TaskAnnounce),
        (Step::Press | Step::PressWaits, _) => of(own, Label::TaskPresses),
        (_, Step::Press | Step::PressWaits) => of(other, Label::TaskPresses),
        _ => page.words.label(Label::TaskNothing).to_owned(),
    }
}

const fn label_of(purpose: Purpose) -> Label {
    match purpose {
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
    if let Some((_, label, kind)) = compared(page) {
        let taken = due(ui, label);
        if taken.clicked() {
            page.send(&taken, Command::Reconcile(ReconcileCommand::Confirm(kind)));
        }
        return PressButton::Other;
    }
    if let Some((said, purpose)) = page.in_hand(draft) {
        let taken = due(ui, label_of(purpose));
        if taken.clicked() {
            commit(page, hand(&taken), purpose.command(said));
            draft.clear();
        }
        return PressButton::Other;
    }
    let own = *page.view.steps.get(page.side);
    if matches!(page.view.steps.get(page.view.answers), Step::Execute(_)) {
        let taken = due(ui, Label::Executed);
        if taken.clicked() {
            page.send(&taken, Command::Answer(AnswerCommand::Execute(None)));
        }
        return PressButton::Other;
    }
    if page.is_of_impaired() && matches!(own, Step::Press | Step::CloseEnvelope) {
        let taken = due(ui, Label::PressClock);
        if taken.clicked() {
            page.send(&taken, Command::Move(MoveCommand::Press));
        }
        return PressButton::Due;
    }
    PressButton::Other
}

/// What was read back at his keyboard is committed there, so that nothing of it stays behind.
fn commit(page: &Page<'_>, by: Device, command: Command) {
    let read_back = matches!(page.desk_of_keys().map(Desk::mode), Some(Mode::ReadBack { .. }));
    if read_back && page.game.may_act_on_page(by, page.seat) {
        page.sight.link.send(Gesture::Keyboard(Intent::Commit));
    } else {
        page.send_by(by, command);
    }
}
