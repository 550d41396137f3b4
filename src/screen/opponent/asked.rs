//! What the program asks of the owner of the mouse, in the places of the sentence and of the large button: yes or no, a new
//! piece, a square, a move that is written for a claim.
use super::{Sight, task, task::Places, text, text::Type};
use crate::{
    desk::{Answer, Asked, Entry, Intent, Mode, Purpose, promotes},
    game::Step,
    language::{Arg, Label, Line, Phrase},
    laws::RawMove,
    narration::telling_phrase,
    screen::{
        page::{Weight, Words, live},
        theme,
    },
};
use eframe::egui::{Rect, Ui};
use shakmaty::Square;

/// Whether something is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum QuestionShown {
    /// It is, and takes the places of what is due.
    Yes,
    /// It is not.
    No,
}

/// The question about a move that was read back in these words.
fn read_back(sight: &Sight<'_>, said: RawMove, purpose: Purpose, asked: Line) -> String {
    let asked = match (asked, purpose) {
        // Words of the opponent's, said once too often: the question says whose move it would be.
        (Line::AskOwnMove, _) => Line::AskOwnMove,
        (_, Purpose::Seal) => Line::SealAsked,
        (_, purpose) => purpose.asks_back(&sight.view),
    };
    let told = sight.words.say(&Phrase::with(asked, [Arg::Move(said)]));
    match asked {
        Line::PadReadBack => format!("{told} {}", sight.words.label(Label::IsMeant)),
        _ => told,
    }
}

/// What a move is written for.
fn title(words: Words, purpose: Purpose) -> String {
    match purpose {
        Purpose::Place => words.label(Label::OpenCorrection).to_owned(),
        Purpose::Threefold => words.line(Line::ItemThreefoldWith),
        Purpose::FiftyMoves => words.line(Line::ItemFiftyMovesWith),
        Purpose::Announce
        | Purpose::Correct
        | Purpose::Repeat
        | Purpose::Execute
        | Purpose::Seal
        | Purpose::Declare => words.label(Label::WrittenMove).to_owned(),
    }
}

/// Draws what is asked, if anything is.
pub(super) fn draw(ui: &Ui, places: &Places, sight: &Sight<'_>) -> QuestionShown {
    let words = sight.words;
    match sight.mode() {
        Mode::Confirm(question) => {
            let asked = words.say(question.words());
            // A statement is in the words in which it is made: beside "yes" and "no" it reads like a fact.
            let states = matches!(question.asked(), Asked::State(_));
            let meant = if states { format!("{asked} {}", words.label(Label::IsMeant)) } else { asked };
            confirm(ui, places, sight, &meant);
        }
        Mode::Promoting { .. } => {
            say(ui, places, sight, &words.line(Line::WhichNewPiece));
            new_piece(ui, places, sight);
        }
        Mode::Pointing { item } => {
            let item = words.say(&item.item().phrase());
            say(ui, places, sight, &format!("{item} {}", words.label(Label::ClickSquare)));
            answers(ui, places, sight, &[(Label::Discard, Intent::Escape)]);
        }
        Mode::Entry(Entry { text: written, purpose, .. }) => {
            let (above, below) = places.sentence.split_top_bottom_at_fraction(0.5);
            let kind = Type::plain(theme::HEADING * sight.scale, theme::of(ui).text);
            let title = title(words, *purpose);
            live(ui, &text::say(ui, "asked", above, &format!("{}: {written}", title.trim_end_matches('.')), kind));
            let waits_for_piece = promotes(written, sight.view.board_to_move_from);
            let is_begun = written.is_empty() || written.parse::<Square>().is_ok();
            if waits_for_piece {
                task::new_pieces(ui, below, sight, sight.view.side());
            } else if is_begun {
                let how = Type::plain(theme::BODY * sight.scale, theme::of(ui).text);
                text::say(ui, "how", below, words.label(Label::ClickTwoSquares), how);
            }
            let anew = (Label::ClearEntry, Intent::OpenEntry(Some(*purpose)));
            // The other move is whole with its second square; no move is with the first, unless it is typed.
            let may_be_whole = !is_begun || (sight.owns_keyboard() && !written.is_empty());
            let can_end = (*purpose != Purpose::Place && may_be_whole) || waits_for_piece;
            let done = can_end.then_some((Label::Done, Intent::Enter));
            let all: Vec<_> = done.into_iter().chain([(Label::Discard, Intent::Escape), anew]).collect();
            answers(ui, places, sight, &all);
        }
        Mode::ReadBack { said, purpose, words: asked, .. } => {
            say(ui, places, sight, &read_back(sight, *said, *purpose, *asked));
            answers(ui, places, sight, &[(Label::Yes, Intent::Enter), (Label::No, Intent::Escape)]);
        }
        // What he moved while the boards are compared is a statement about his board, and no move.
        Mode::ToldBack(telling) if matches!(sight.view.step(), Step::Reconcile(_)) => {
            let meant = format!("{} {}", words.say(&telling_phrase(telling)), words.label(Label::IsMeant));
            let (above, yes) = places.sentence.split_left_right_at_fraction(0.7);
            say_in(ui, above.with_max_x(above.right() - 12.0 * sight.scale), sight, &meant);
            answer(ui, yes, sight, (Label::Yes, Intent::Enter));
            answer(ui, places.button, sight, (Label::No, Intent::Escape));
        }
        Mode::Board
        | Mode::Manual { .. }
        | Mode::Claims { .. }
        | Mode::Reading { .. }
        | Mode::Settings(_)
        | Mode::Choosing { .. }
        | Mode::ToldBack(_)
        | Mode::Holding { .. }
        | Mode::Lifted { .. }
        | Mode::Dialling { .. } => return QuestionShown::No,
    }
    QuestionShown::Yes
}

/// The answer yes stands beside the words, and no takes the place of the button that each move needs: a click that was meant for
/// that loses no game.
fn confirm(ui: &Ui, places: &Places, sight: &Sight<'_>, asked: &str) {
    let gap = 12.0 * sight.scale;
    let (words, yes) = places.sentence.split_left_right_at_fraction(0.7);
    say_in(ui, words.with_max_x(words.right() - gap), sight, asked);
    answer(ui, yes, sight, (Label::Yes, Intent::Answer(Answer::Word)));
    answer(ui, places.button, sight, (Label::No, Intent::Escape));
}

fn say(ui: &Ui, places: &Places, sight: &Sight<'_>, words: &str) {
    say_in(ui, places.sentence, sight, words);
}

fn say_in(ui: &Ui, rect: Rect, sight: &Sight<'_>, words: &str) {
    let shown = text::say(ui, "asked", rect, words, Type::plain(32.0 * sight.scale, theme::of(ui).text));
    live(ui, &shown);
}

fn answers(ui: &Ui, places: &Places, sight: &Sight<'_>, answers: &[(Label, Intent)]) {
    let cells = text::columns(places.button, answers.len().max(2), 12.0 * sight.scale);
    for (cell, one) in cells.into_iter().zip(answers) {
        answer(ui, cell, sight, one.clone());
    }
}

fn answer(ui: &Ui, cell: Rect, sight: &Sight<'_>, (label, intent): (Label, Intent)) {
    let name = sight.words.label(label);
    let response = text::button(ui, cell, name, "", Weight::Plain, theme::BUTTON * 0.75 * sight.scale);
    sight.take_own(&response, intent);
}

/// Asked for when the pawn arrives, whatever is legal; it can be left out, as at a real board.
fn new_piece(ui: &Ui, places: &Places, sight: &Sight<'_>) {
    // Executing is done with the opponent's pieces.
    let color = match sight.view.step() {
        Step::Repeat(_) | Step::RepeatAgain(_) | Step::Execute(_) => sight.view.side().other(),
        _ => sight.view.side(),
    };
    let cells = text::columns(places.button, 5, 10.0 * sight.scale);
    let four = cells[0].union(cells[3]);
    task::new_pieces(ui, four, sight, color);
    let name = sight.words.label(Label::NoPieceYet);
    let response = text::button(ui, cells[4], name, "", Weight::Plain, theme::BODY * sight.scale);
    sight.take_own(&response, Intent::Enter);
}
