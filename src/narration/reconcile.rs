//! Bringing boards and sheets together in words (D.2.8 of 2014, D.2.9).
//!
//! A correction is spoken to the player who has to make it: to the visually impaired player in his ear, to the sighted one aloud;
//! the arbiter reads each. Until he decides, only he is told what was found.
use shakmaty::{Color, Rank, Square};

use super::{
    Audience, Cue,
    arbiter::{illegal_move_phrase, penalty_phrase},
    board::{along, on_square, to_correct},
    cue::{arbiter, room, to_who_decides},
};
use crate::{
    game::{
        ClockProposal, ComparisonStage, Decision, Due, Event, Game, Notice, ReconcileAct, Seat, Setup, SheetOrigin,
    },
    language::{Arg, Line, Phrase, understand::telling::Telling},
    reconciliation::{BoardKind, correction_on, on_board, words},
};

/// The cues of an act of the procedure; `game` is the game after it.
pub(super) fn narrate_reconcile(event: &Event, act: &ReconcileAct, game: &Game) -> Vec<Cue> {
    match act {
        ReconcileAct::Begun => [vec![room(Line::BoardsCompared, [])], found(game)].concat(),
        ReconcileAct::Noticed(Notice::RefusedMove(said)) => vec![arbiter(Line::MarkRefusedMove, [Arg::Move(*said)])],
        ReconcileAct::Noticed(Notice::OddRepetition(said)) => {
            vec![arbiter(Line::MarkOddRepetition, [Arg::Move(*said)])]
        }
        ReconcileAct::Told(kind, telling) => [told(event.by, *kind, telling, game), goes_on(game)].concat(),
        ReconcileAct::SheetTold(side, text) => {
            let number = |ply: usize| game.setup().number_of_move(ply);
            let moves = match text.entries.len() {
                0 => 0,
                last => number(last) - number(1) + 1,
            };
            let args = [Arg::Color(*side), Arg::Number(moves)];
            [answer(event.by, Phrase::with(Line::SheetTaken, args), game), found(game)].concat()
        }
        ReconcileAct::EntryTold { side, ply, .. } => {
            let (number, mover) = (game.setup().number_of_move(*ply), game.setup().mover_of(*ply));
            let args = [Arg::Color(*side), Arg::Number(number), Arg::Color(mover)];
            [answer(event.by, Phrase::with(Line::EntryTaken, args), game), found(game)].concat()
        }
        ReconcileAct::SheetKept(side, origin) => vec![Cue::arbiter(origin_phrase(*side, *origin))],
        ReconcileAct::Decided(decision) => [vec![Cue::room(decision_phrase(decision, game))], instruct(game)].concat(),
        ReconcileAct::Corrected(..) => instruct(game),
        ReconcileAct::Confirmed(kind) => {
            let stands = on_board(*kind, Phrase::line(Line::BoardConfirmed));
            let mut cues = vec![Cue::arbiter(stands.clone())];
            // Nobody speaks for a player without his hearing of it; and who sees no screen hears what his own key has done.
            let owner = game.setup().board_owner(*kind);
            if event.by == Some(Seat::Arbiter) || game.setup().is_impaired(owner) {
                cues.push(Cue::answer(Audience::private(Seat::Player(owner), game.setup()), stands));
            }
            if game.comparison().stage() == Some(ComparisonStage::Clocks) {
                cues.extend(instruct(game));
            }
            cues
        }
        ReconcileAct::ReadOut(rank) => read_out(*rank, game),
        ReconcileAct::Settled => settled(game),
        ReconcileAct::CalledOff => {
            let back = game.comparison().corrections_to_put_back().into_iter();
            let back = back.flat_map(|(kind, correction)| to_correct(kind, correction, game));
            std::iter::once(room(Line::ReconciliationOff, [])).chain(back).collect()
        }
    }
}

fn answer(by: Option<Seat>, phrase: Phrase, game: &Game) -> Vec<Cue> {
    let to = Audience::private(by.unwrap_or(Seat::Arbiter), game.setup());
    vec![Cue::answer(to, phrase)]
}

/// The finding after a new fact, for the arbiter.
fn found(game: &Game) -> Vec<Cue> {
    match game.comparison().stage() {
        Some(ComparisonStage::Facts) => to_who_decides(&Phrase::Several(words(&game.comparison().finding())), game),
        _ => Vec::new(),
    }
}

/// After a board was told: a new finding, or the next thing to do.
fn goes_on(game: &Game) -> Vec<Cue> {
    match game.comparison().stage() {
        None => Vec::new(),
        Some(ComparisonStage::Facts) => found(game),
        Some(_) => instruct(game),
    }
}

/// What was told is read back to the person who told it. If it is not what the record has, he and the arbiter hear so.
fn told(by: Option<Seat>, kind: BoardKind, telling: &Telling, game: &Game) -> Vec<Cue> {
    let mut cues = answer(by, on_board(kind, telling_phrase(telling)), game);
    let squares = telling.squares();
    let otherwise: Vec<Square> =
        game.comparison().squares_otherwise(kind).into_iter().filter(|square| squares.contains(square)).collect();
    if otherwise.is_empty() {
        return cues;
    }
    let expected = game.record().expected_board(game.setup().board_owner(kind));
    let mut phrases = vec![Phrase::line(Line::BoardsDiffer)];
    phrases.extend(
        otherwise
            .iter()
            .take(MOST_NAMED)
            .map(|&square| Phrase::with(Line::SquareByRecord, [Arg::Phrase(Box::new(on_square(&expected, square)))])),
    );
    let phrase = Phrase::Several(phrases);
    if by != Some(Seat::Arbiter) {
        cues.extend(answer(by, phrase.clone(), game));
    }
    cues.push(Cue::arbiter(phrase));
    cues
}

/// With more squares than this, the board is looked at instead of listed.
const MOST_NAMED: usize = 4;

/// What somebody told of a board, to be read back.
#[must_use]
pub fn telling_phrase(telling: &Telling) -> Phrase {
    match telling {
        Telling::All(_) => Phrase::line(Line::BoardTaken),
        Telling::Squares(squares) => Phrase::Several(
            squares
                .iter()
                .map(|&(square, piece)| match piece {
                    Some(piece) => Phrase::with(Line::SquareHolds, [Arg::Square(square), Arg::Piece(piece)]),
                    None => Phrase::with(Line::SquareEmpty, [Arg::Square(square)]),
                })
                .collect(),
        ),
    }
}

/// How a sheet came about.
#[must_use]
pub fn origin_phrase(side: Color, origin: SheetOrigin) -> Phrase {
    let line = match origin {
        SheetOrigin::Player => Line::SheetByPlayer,
        SheetOrigin::Assistant => Line::SheetByAssistant,
        SheetOrigin::Recording => Line::SheetByRecording,
        SheetOrigin::Program => Line::SheetByProgram,
    };
    Phrase::with(line, [Arg::Color(side)])
}

fn decision_phrase(decision: &Decision, game: &Game) -> Phrase {
    counts_phrase(decision.kept + decision.moves.len(), game.setup())
}

/// That the position after so many plies counts.
#[must_use]
pub fn counts_phrase(plies: usize, setup: &Setup) -> Phrase {
    match plies {
        0 => Phrase::line(Line::StartCounts),
        ply => {
            let number = Arg::Number(setup.number_of_move(ply));
            Phrase::with(Line::PositionCounts, [number, Arg::Color(setup.mover_of(ply))])
        }
    }
}

/// What is to be done next, to the person who has to do it.
fn instruct(game: &Game) -> Vec<Cue> {
    match game.comparison().stage() {
        Some(ComparisonStage::Correcting(kind, correction)) => to_correct(kind, correction, game),
        Some(ComparisonStage::Comparing(_)) => vec![room(Line::CompareBoards, [])],
        Some(ComparisonStage::Clocks) => {
            let mut cues = vec![room(Line::BoardsAlike, [])];
            cues.extend(clocks_phrase(game).into_iter().flat_map(|clocks| to_who_decides(&clocks, game)));
            cues
        }
        Some(ComparisonStage::Facts) | None => Vec::new(),
    }
}

/// What the journal proposes for the clocks, once it is decided which position counts, and what an illegal move that is taken
/// back with it costs besides.
#[must_use]
pub fn clocks_phrase(game: &Game) -> Option<Phrase> {
    let clocks = proposed_clocks(game.comparison().clock_proposal()?);
    let Some((ply, side, penalty)) = game.comparison().penalty_by_decision() else { return Some(clocks) };
    Some(Phrase::Several(vec![clocks, illegal_move_phrase(ply, side, game), penalty_phrase(side, penalty)]))
}

/// What the clocks show when play goes on after a comparison.
#[must_use]
pub fn proposed_clocks(proposal: ClockProposal) -> Phrase {
    match proposal {
        ClockProposal::Unchanged => Phrase::line(Line::ClocksStay),
        ClockProposal::Unknown => Phrase::line(Line::ClockTimesUnknown),
        ClockProposal::Set(then) => match (then.left.white, then.left.black) {
            (Some(white), Some(black)) => {
                let completed = then.completed.map(Arg::Number);
                let args = [Arg::ExactTime(white), Arg::ExactTime(black), completed.white, completed.black];
                Phrase::with(Line::ClocksThen, args)
            }
            _ => Phrase::line(Line::ClocksStay),
        },
    }
}

/// A rank of the position that counts, for both players to compare.
fn read_out(rank: Rank, game: &Game) -> Vec<Cue> {
    let decided = game.comparison().procedure().and_then(|under_way| under_way.decided.as_ref());
    let Some(decided) = decided else { return Vec::new() };
    let pieces = along(decided.truth.board(), shakmaty::Bitboard::from_rank(rank));
    vec![Cue::room(Phrase::Several(vec![Phrase::with(Line::RankReads, [Arg::Rank(rank)]), pieces]))]
}

fn settled(game: &Game) -> Vec<Cue> {
    let mut cues = vec![room(Line::Reconciled, [])];
    cues.extend(
        game.mover().map(|side| room(Line::MoveNumber, [Arg::Number(game.record().move_number()), Arg::Color(side)])),
    );
    cues
}

/// What a player has to do in the procedure.
pub(super) fn step_phrase(due: Due) -> Phrase {
    match due {
        Due::Tell => Phrase::line(Line::StepTell),
        Due::Correct(kind, correction) => {
            Phrase::Several(vec![correction_on(kind, correction), Phrase::line(Line::StepConfirmDone)])
        }
        Due::AwaitOther => Phrase::line(Line::StepAwaitOther),
        Due::Compare(_) => Phrase::line(Line::StepCompare),
    }
}
