//! Questions a person asks about his own view, and their answers. Asking changes nothing and is nobody else's business.
//!
//! Reading squares, ranks, files and pieces is reading; nothing here tells what a piece could do.
use std::time::Duration;

use shakmaty::{Bitboard, ByColor, Color, File, Piece, Rank, Square};

use super::{
    adjournment, announcer_phrase,
    board::{all_of, along, diagonals, on_square, places},
    claim::claim_phrase,
    control::bonus_phrase,
    device::keyboard_key,
    ending_phrase, next_game,
    reconcile::{self, counts_phrase, proposed_clocks},
};
use crate::{
    clock::Reading,
    game::{Announcer, ClockCommand, Command, Due, Scoring, Seat, Setup, SheetLine, Step, Undecided, View},
    language::{Arg, Line, Phrase},
    laws::recording::Duty,
};

/// What a person can ask in private.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// One's own time.
    OwnTime,
    /// The opponent's time.
    OpponentsTime,
    /// Both, one's own first.
    BothTimes,
    /// Moves completed by each.
    MovesCompleted,
    /// Moves to one's own next time control.
    MovesToControl,
    /// What each move brings.
    Increment,
    /// Whose turn it is.
    WhoseTurn,
    /// The number of the move and whose turn it is.
    MoveNumber,
    /// The last announced move.
    LastMove,
    /// The last five moves.
    LastMoves,
    /// What to do next.
    Step,
    /// Whether one has to keep the score, and where the sheets are ruled off.
    Score,
    /// What stands on a square.
    Square(Square),
    /// Where the pieces of one kind and colour stand.
    Where(Piece),
    /// Where all pieces of a colour stand: king to pawns, pawns by file.
    All(Color),
    /// What stands on a rank.
    Rank(Rank),
    /// What stands on a file.
    File(File),
    /// What stands on the two diagonals through a square: reading, in both directions.
    Diagonals(Square),
}

/// What an assistant's question about moves or time becomes before his player has asked him: an attempt that is on record
/// (D.2.9.d of 2014). `None` for every question that has an answer.
#[must_use]
pub fn unasked(view: &View<'_>, question: Question) -> Option<Command> {
    (answer(view, question) == Phrase::line(Line::AskFirst)).then_some(Command::Clock(ClockCommand::AskUnasked))
}

/// The answer to a question, from what the asker may see.
#[must_use]
pub fn answer(view: &View<'_>, question: Question) -> Phrase {
    match question {
        Question::OwnTime => own_time(view),
        Question::OpponentsTime => opponents_time(view),
        // Without any clock, or where the player has yet to ask his assistant, one sentence says it.
        Question::BothTimes => match view.clock {
            None | Some(Reading { left: ByColor { white: None, black: None }, .. }) => own_time(view),
            Some(_) => Phrase::Several(vec![own_time(view), opponents_time(view)]),
        },
        Question::MovesCompleted => moves_completed(view),
        Question::MovesToControl => moves_to_control(view),
        Question::Increment => bonus_phrase(view.bonus).unwrap_or_else(|| Phrase::line(Line::NoIncrement)),
        // Where it is nobody's turn, why not.
        Question::WhoseTurn => match view.mover {
            Some(side) => Phrase::with(Line::WhoseTurn, [Arg::Color(side)]),
            None => due_phrase(view),
        },
        Question::MoveNumber => match view.mover {
            Some(side) => Phrase::with(Line::MoveNumber, [Arg::Number(view.move_number), Arg::Color(side)]),
            None => due_phrase(view),
        },
        Question::LastMove => match view.announcement {
            Some((_, said)) => Phrase::full_move(said),
            None => Phrase::line(Line::NoMoveYet),
        },
        Question::LastMoves => last_moves(view),
        Question::Step => due_phrase(view),
        Question::Score => score(view),
        Question::Square(square) => on_square(view.board, square),
        Question::Where(piece) => places(view.board, view.side(), piece),
        Question::All(color) => all_of(view.board, view.side(), color),
        Question::Rank(rank) => along(view.board, Bitboard::from_rank(rank)),
        Question::File(file) => along(view.board, Bitboard::from_file(file)),
        Question::Diagonals(square) => diagonals(view.board, square),
    }
}

fn score(view: &View<'_>) -> Phrase {
    // Who must write follows from the times, which an assistant is told of when his player asks.
    if view.clock.is_none() && view.mover.is_some() {
        return Phrase::line(Line::AskFirst);
    }
    if !view.keeps_score() {
        return Phrase::line(Line::ScoreNeedNotBeKept);
    }
    let ruled_off = view.rules_off.map(|ply| rule_off_phrase(view.setup, ply));
    let owed: &[Line] = match view.scoring {
        Scoring::Owes(Duty::Record) => &[Line::ScoreIsKept],
        Scoring::Owes(Duty::None) => &[Line::ScoreNeedNotBeKept],
        Scoring::Owes(Duty::UntilTheFlag | Duty::RestOfPeriod) => &[Line::ScoreNeedNotBeKept, Line::ScoreAfterTheFlag],
        Scoring::Completes(_) => &[Line::ScoreIsCompleted],
    };
    let article = Arg::Article(view.scoring.article(view.setup.pace()), view.setup.edition);
    let cited = Phrase::with(Line::MarkByArticle, [article]);
    Phrase::Several(ruled_off.into_iter().chain(owed.iter().map(|&line| Phrase::line(line))).chain([cited]).collect())
}

/// Before which move both scoresheets are ruled off.
#[must_use]
pub fn rule_off_phrase(setup: &Setup, ply: usize) -> Phrase {
    let args = [Arg::Number(setup.number_of_move(ply)), Arg::Color(setup.mover_of(ply))];
    Phrase::with(Line::RuleOffSheets, args)
}

fn own_time(view: &View<'_>) -> Phrase {
    time_of(view, view.side(), Line::YourTime)
}

fn opponents_time(view: &View<'_>) -> Phrase {
    time_of(view, view.side().other(), Line::OpponentsTime)
}

/// Below a minute of his own, until his flag falls, a player hears the numbers and no sentence around them.
const TROUBLE: Duration = Duration::from_secs(60);

fn in_time_trouble(view: &View<'_>) -> bool {
    let left = view.clock.and_then(|clock| *clock.left.get(view.side()));
    matches!(view.seat, Seat::Player(_)) && left.is_some_and(|left| left < TROUBLE && !left.is_zero())
}

fn time_of(view: &View<'_>, side: Color, line: Line) -> Phrase {
    match view.clock.map(|clock| *clock.left.get(side)) {
        // Half a second is nearly the same words, and another thing.
        Some(Some(left)) if left.is_zero() => {
            Phrase::Several(vec![Phrase::with(line, [Arg::Time(left)]), Phrase::line(Line::FlagFelt)])
        }
        Some(Some(left)) if in_time_trouble(view) => Phrase::with(Line::Bare, [Arg::BriefTime(left)]),
        Some(Some(left)) => Phrase::with(line, [Arg::Time(left)]),
        Some(None) => Phrase::line(Line::NoClock),
        None => Phrase::line(Line::AskFirst),
    }
}

fn moves_completed(view: &View<'_>) -> Phrase {
    let Some(clock) = view.clock else { return Phrase::line(Line::AskFirst) };
    let of = |side: Color| Arg::Number(*clock.completed.get(side));
    Phrase::with(Line::MovesCompleted, [of(view.side()), of(view.side().other())])
}

fn moves_to_control(view: &View<'_>) -> Phrase {
    let Some(clock) = view.clock else { return Phrase::line(Line::AskFirst) };
    match *clock.to_control.get(view.side()) {
        Some(1) => Phrase::line(Line::OneMoveToControl),
        Some(moves) => Phrase::with(Line::MovesToControl, [Arg::Number(moves)]),
        None => Phrase::line(Line::LastPeriod),
    }
}

fn last_moves(view: &View<'_>) -> Phrase {
    let sheet = view.sheet.last_lines(5);
    let spoken: Vec<Phrase> =
        sheet.iter().filter(|line| line.entry.is_some()).map(|line| sheet_line(view, line)).collect();
    if spoken.is_empty() { Phrase::line(Line::NoMoveYet) } else { Phrase::Several(spoken) }
}

/// A line of a sheet: number, side, and the move or that there is none.
#[must_use]
pub fn sheet_line(view: &View<'_>, line: &SheetLine) -> Phrase {
    let (number, mover) = (Arg::Number(view.setup.number_of_move(line.ply)), Arg::Color(line.mover));
    match line.entry {
        Some(said) => Phrase::with(Line::MoveOfNumber, [number, mover, Arg::Move(said)]),
        None => Phrase::with(Line::NothingEntered, [number, mover]),
    }
}

/// What to do next, in words, for the person who asks by a key, and by which key or button he does it. What is
/// offered to him is open beside it. A player who has confirmed the end is told whose word is missing; once there is a result it comes first.
fn due_phrase(view: &View<'_>) -> Phrase {
    let (side, step) = (view.side(), view.due());
    let due = if step == Step::AwaitArbiter && *view.steps.get(side.other()) == Step::ConfirmEnding {
        let ready = Phrase::with(Line::PlayerReady, [Arg::Color(side)]);
        Phrase::Several(vec![ready, Phrase::with(Line::ConfirmsYet, [Arg::Color(side.other())])])
    } else if matches!(view.seat, Seat::Player(side) if *view.to_sign.get(side)) {
        Phrase::line(Line::SignSheets)
    } else if let (Seat::Assistant(_), Step::AwaitAnnouncement | Step::Move, Some(mover)) =
        (view.seat, step, view.mover)
    {
        // It may be for him to announce it, and he neither waits nor moves.
        Phrase::with(Line::WhoseTurn, [Arg::Color(mover)])
    } else if let (Seat::Player(_), Step::Move | Step::Announce, Announcer::Assistant) =
        (view.seat, step, *view.setup.announcer.get(side))
    {
        // An announcement may be late, behind the press.
        let turn = (view.mover == Some(side)).then(|| Phrase::with(Line::WhoseTurn, [Arg::Color(side)]));
        let given = view.gives_keyboard.then(keyboard_key);
        let announcer = [announcer_phrase(Announcer::Assistant, side)];
        Phrase::Several(turn.into_iter().chain(announcer).chain(given).collect())
    } else if view.is_for_the_players() {
        Phrase::line(Line::PracticeDecides)
    } else {
        step_phrase(step)
    };
    let key = (due == step_phrase(step)).then(|| key_phrase(view.seat, step)).flatten();
    let decides = decided_by_players(view);
    let home = if *view.signed.get(side) { Line::SheetsByList } else { Line::HomeByList };
    let is_told = step == Step::Over || Color::ALL.iter().any(|&side| *view.steps.get(side) == Step::ConfirmEnding);
    let result = view.ending.filter(|_| is_told).map(ending_phrase);
    let signs_yet = *view.signed.get(side) && *view.to_sign.get(side.other());
    let unsigned = signs_yet.then(|| Phrase::line(Line::LeaveUnsigned));
    let taken_home = (step == Step::Over).then_some(Phrase::line(home));
    let goes_on = (step == Step::Over && view.goes_to_next_game()).then(next_game);
    let offered = view.draw_offer.map(|by| offered_draw(by, view.seat));
    let intended = view.intended.filter(|_| step == Step::Move);
    let written = intended.map(|intended| Phrase::with(Line::IntendedMoveDue, [Arg::Move(intended)]));
    let touched = view.found_touched.iter().filter(|_| step == Step::Move);
    let touched = touched.map(|&square| Phrase::with(Line::TouchedPieceMoves, [Arg::Square(square)]));
    let unannounced = view.pressed_without_move.filter(|&presser| step == Step::Move && presser != side);
    let pressed = unannounced.map(|presser| Phrase::with(Line::PressedUnannounced, [Arg::Color(presser)]));
    let slip = view.executed_slip.map(|slip| Phrase::with(Line::TakeBackFirst, [Arg::Move(slip)]));
    let claim = view.claim.filter(|pending| step == Step::AwaitArbiter && pending.stops_play());
    let claimed = claim.map(|pending| claim_phrase(pending.by, pending.claim));
    let told: Vec<Phrase> = result
        .into_iter()
        .chain(pressed)
        .chain(slip)
        .chain([due.clone()])
        .chain(key)
        .chain(written)
        .chain(touched)
        .chain(unsigned)
        .chain(taken_home)
        .chain(goes_on)
        .chain(claimed)
        .chain(offered)
        .chain(decides)
        .collect();
    if told.len() == 1 { due } else { Phrase::Several(told) }
}

/// What the players of a practice may decide now, and by which keys. An offer of the opponent's is answered by the same.
fn decided_by_players(view: &View<'_>) -> Vec<Phrase> {
    let is_offered = view.draw_offer.is_some_and(|by| view.seat == Seat::Player(by.other()));
    let page = Phrase::line(Line::PracticePageKey);
    let answers = Phrase::line(if is_offered { Line::PracticePageKey } else { Line::DrawAnswers });
    match view.undecided {
        None if view.is_for_the_players() => vec![page],
        None => Vec::new(),
        Some(Undecided::Standing) => vec![Phrase::line(Line::StartsClock)],
        Some(Undecided::Claim(_) | Undecided::Position(None)) => vec![answers],
        Some(Undecided::Position(Some(plies))) => vec![counts_phrase(plies, view.setup), answers],
        Some(Undecided::Clocks(proposal)) => vec![proposed_clocks(proposal), answers],
    }
}

/// What is due without the key that does it, for whom it is another key now.
#[must_use]
pub fn without_step_key(due: Phrase) -> Phrase {
    let is_key = |line| matches!(line, Line::EntryKey | Line::PressKey | Line::EnterKey);
    without(due, &is_key).unwrap_or(Phrase::Several(Vec::new()))
}

/// What is due without any key: where a list or a page is open they are refused, or mean something there.
#[must_use]
pub fn without_keys(due: Phrase) -> Phrase {
    let is_key = |line| matches!(line, Line::StartsClock | Line::DrawAnswers | Line::KeyboardKey);
    without(without_step_key(due), &is_key).unwrap_or(Phrase::Several(Vec::new()))
}

/// A phrase without these lines; `None` where nothing else is in it.
fn without(phrase: Phrase, drops: &impl Fn(Line) -> bool) -> Option<Phrase> {
    match phrase {
        Phrase::Line(line, _) if drops(line) => None,
        Phrase::Several(parts) => {
            let mut left: Vec<Phrase> = parts.into_iter().filter_map(|part| without(part, drops)).collect();
            if left.len() > 1 { Some(Phrase::Several(left)) } else { left.pop() }
        }
        other @ (Phrase::Line(..) | Phrase::Move { .. } | Phrase::Letters(_)) => Some(other),
    }
}

/// By which key a player takes the step. Whoever asks may start the clock; an arbiter takes no other step, and an assistant's page has
/// its buttons.
fn key_phrase(seat: Seat, step: Step) -> Option<Phrase> {
    let key = match (seat, step) {
        (_, Step::AwaitStart) => Line::StartsClock,
        (Seat::Assistant(_) | Seat::Arbiter, _) => return None,
        (Seat::Player(_), Step::Move | Step::Seal | Step::Reconcile(Due::Tell)) => Line::EntryKey,
        (Seat::Player(_), Step::Press | Step::CloseEnvelope) => Line::PressKey,
        (Seat::Player(_), other) => return other.confirmation().map(|_| Phrase::line(Line::EnterKey)),
    };
    Some(Phrase::line(key))
}

/// A draw that is offered; the player who answers is told by which keys.
#[must_use]
pub fn offered_draw(by: Color, to: Seat) -> Phrase {
    let offered = Phrase::with(Line::DrawOffered, [Arg::Color(by)]);
    if to != Seat::Player(by.other()) {
        return offered;
    }
    Phrase::Several(vec![offered, Phrase::line(Line::DrawAnswers)])
}

/// What to do next, in words.
#[must_use]
pub fn step_phrase(step: Step) -> Phrase {
    match step {
        Step::AwaitStart => Phrase::line(Line::StepAwaitStart),
        Step::AwaitArbiter => Phrase::line(Line::StepAwaitArbiter),
        Step::AwaitAnnouncement => Phrase::line(Line::StepAwaitAnnouncement),
        Step::Repeat(said) => Phrase::with(Line::StepRepeat, [Arg::Move(said)]),
        Step::RepeatAgain(said) => Phrase::with(Line::StepRepeatAgain, [Arg::Move(said)]),
        Step::Execute(said) => Phrase::with(Line::StepExecute, [Arg::Move(said)]),
        Step::AwaitPress => Phrase::line(Line::StepAwaitPress),
        Step::Move => Phrase::line(Line::StepMove),
        Step::Announce => Phrase::line(Line::StepAnnounce),
        Step::Press | Step::PressBehindReply => Phrase::line(Line::StepPress),
        Step::PressWaits => Phrase::line(Line::PressWaits),
        Step::ConfirmEnding => Phrase::line(Line::StepConfirm),
        Step::ConfirmReady => Phrase::line(Line::StepConfirmReady),
        Step::ConfirmResumption(side) => Phrase::with(Line::ClockHeld, [Arg::Color(side)]),
        Step::AwaitReady => Phrase::line(Line::StepAwaitReady),
        Step::Over => Phrase::line(Line::GameOver),
        Step::Reconcile(due) => reconcile::step_phrase(due),
        Step::Seal | Step::CloseEnvelope | Step::AwaitSealing | Step::AwaitResumption | Step::DeclareSealed => {
            adjournment::step_phrase(step)
        }
    }
}
