//! What is looked at in every game, whatever anybody tries: what a command brings, how much time it may give, and what the
//! players hear of a move that is legal and of one that is not.
use std::time::Duration;

use anna_hector::{
    clock::Moment,
    game::{
        Act, AnswerCommand, Claim, ClaimCommand, ClockAct, ClockCommand, Command, DrawCommand, EndingAct, Event, Game,
        MoveAct, MoveCommand, Ruling, Seat, Step,
    },
    language::{Line, Phrase},
    laws::RawMove,
    narration::{Audience, Content, Cue, carry_out, let_time_pass, put_on_record},
};
use shakmaty::{Color, Position, Square};

pub(crate) type Kept = Vec<(Moment, Event)>;

/// Carries a command out as the program does; nothing fails to be kept.
pub(crate) fn act(game: &mut Game, now: Moment, by: Seat, command: &Command, kept: &mut Kept) -> Vec<Cue> {
    let keep = |at, events: &[Event]| -> Result<(), std::convert::Infallible> {
        kept.extend(events.iter().map(|event| (at, event.clone())));
        Ok(())
    };
    carry_out(game, now, by, command, keep).unwrap_or_default()
}

pub(crate) fn pass_time(game: &mut Game, now: Moment, kept: &mut Kept) {
    let keep = |at, events: &[Event]| -> Result<(), std::convert::Infallible> {
        kept.extend(events.iter().map(|event| (at, event.clone())));
        Ok(())
    };
    let _ = let_time_pass(game, (now, now), Moment::START, keep).unwrap_or_default();
}

/// How much more time `side` may have after these events than before: `before` is the game they happened to.
pub(crate) fn allowed_growth(events: &[(Moment, Event)], side: Color, before: &Game) -> Duration {
    let control = before.clock().controls().get(side);
    let mut completed = *before.clock().reading(Moment::START).completed.get(side);
    let with_move_after = |completed: u32| {
        let (period, next) = (control.place_of(completed).0, control.place_of(completed + 1).0);
        let time = control.period(next).filter(|_| period != next).map_or(Duration::ZERO, |period| period.time);
        time + control.bonus_after(completed).at_most() + control.bonus_after(completed + 1).at_most()
    };
    let mut grants = |act: &Act| match act {
        Act::Clock(ClockAct::Set { side: set, left, .. }) if *set == side => *left,
        Act::Clock(ClockAct::ControlReplaced(_)) => Duration::from_secs(1_000_000),
        Act::Clock(ClockAct::IncrementIntroduced(time)) => *time,
        // A move that was left unpressed may be completed first, by the next one; a press that makes the move on the screen
        // completes both.
        Act::Move(MoveAct::Pressed(_) | MoveAct::CompletedByNextMove(_)) => {
            let grant = with_move_after(completed);
            completed += 1;
            grant
        }
        // The move that seemed to end the game is counted already.
        Act::Ending(EndingAct::Rejected) => with_move_after(completed.saturating_sub(1)),
        _ => Duration::ZERO,
    };
    events.iter().map(|(_, event)| grants(&event.act)).sum()
}

/// What kind of thing was heard, and by whom: the sentence, not the move in it.
pub(crate) fn kind(cue: &Cue) -> String {
    let phrase = |phrase: &Phrase| match phrase {
        // Whether the other could still mate follows from the pieces that the move has left on the board.
        Phrase::Line(Line::EndsOnTime | Line::EndsOnTimeDrawn, _) => "lost on time, or drawn".to_owned(),
        Phrase::Line(line, _) => format!("{line:?}"),
        Phrase::Move { .. } => "a move".to_owned(),
        other => format!("{other:?}"),
    };
    match &cue.content {
        Content::Say(said) => format!("{} {}", cue.to, phrase(said)),
        Content::Refuse { article, phrase: said } => format!("{} {article} {}", cue.to, phrase(said)),
        Content::Chime(chime) => format!("{} {}", cue.to, chime.name()),
    }
}

#[expect(clippy::fn_params_excessive_bools, reason = "drawn by chance")]
/// What the players hear of a move from its words to the answer to it, in kinds, and what they are shown.
pub(crate) fn dialogue(game: &Game, now: Moment, said: RawMove, placed_first: bool) -> Vec<String> {
    let mut game = game.clone();
    let mover = game.mover().expect("the game is on");
    let (me, you) = (Seat::Player(mover), Seat::Player(mover.other()));
    let words = if placed_first {
        [Command::Move(MoveCommand::Place(said)), Command::Move(MoveCommand::Announce(said))]
    } else {
        [Command::Move(MoveCommand::Announce(said)), Command::Move(MoveCommand::Place(said))]
    };
    let acts = words.map(|command| (me, command)).into_iter().chain([
        (you, Command::Answer(AnswerCommand::Repeat(None))),
        (me, Command::Move(MoveCommand::Correct(said))),
        (you, Command::Answer(AnswerCommand::Execute(None))),
        (me, Command::Move(MoveCommand::Press)),
        (me, Command::Move(MoveCommand::Correct(said))),
        (you, Command::Answer(AnswerCommand::Execute(None))),
        (you, Command::Draw(DrawCommand::Offer)),
        (you, Command::Claim(ClaimCommand::Make(Claim::IllegalMove))),
        (me, Command::Claim(ClaimCommand::Make(Claim::Threefold(None)))),
        // A claim behind them, and the rulings that say no.
        (you, Command::Claim(ClaimCommand::Make(Claim::Touch(Square::E4)))),
        (you, Command::Claim(ClaimCommand::Flag)),
        (me, Command::Claim(ClaimCommand::Flag)),
        (Seat::Arbiter, Command::Claim(ClaimCommand::Rule(Ruling::Reject))),
        (Seat::Arbiter, Command::Claim(ClaimCommand::Rule(Ruling::Reject))),
        (Seat::Arbiter, Command::Claim(ClaimCommand::Rule(Ruling::Reject))),
        (Seat::Arbiter, Command::Clock(ClockCommand::Restart)),
        (me, Command::Claim(ClaimCommand::Flag)),
        (you, Command::Claim(ClaimCommand::Flag)),
    ]);
    heard_of(&mut game, now, acts)
}

/// A move of the mover's opponent that goes on from any of `after`, and is legal after none: his king jumps.
pub(crate) fn jump(game: &Game, after: [RawMove; 2]) -> Option<RawMove> {
    let side = game.mover()?.other();
    let board = game.board(side);
    let king = board.king_of(side)?;
    let touched = |square: Square| {
        after.iter().any(|said| matches!(said, RawMove::Piece { from, to, .. } if [*from, *to].contains(&square)))
    };
    let far = |to: &Square| king.distance(*to) > 2 && board.piece_at(*to).is_none() && !touched(*to);
    let to = Square::ALL.into_iter().find(far).filter(|_| !touched(king))?;
    RawMove::from_squares(board, king, to, None).ok()
}

/// What the players hear of a move that is answered before it is pressed: what stands, what was adjusted and what was only
/// said included.
pub(crate) fn answered_unpressed(game: &Game, now: Moment, said: RawMove, reply: RawMove) -> Vec<String> {
    let mut game = game.clone();
    let mover = game.mover().expect("the game is on");
    let (me, you) = (Seat::Player(mover), Seat::Player(mover.other()));
    let acts = [
        (me, Command::Move(MoveCommand::Announce(said))),
        (you, Command::Answer(AnswerCommand::Repeat(None))),
        (you, Command::Answer(AnswerCommand::Execute(None))),
        (you, Command::Move(MoveCommand::Place(reply))),
        (me, Command::Move(MoveCommand::Place(said))),
        (you, Command::Move(MoveCommand::Enter(reply))),
        (you, Command::Move(MoveCommand::Place(reply))),
        (you, Command::Move(MoveCommand::Announce(reply))),
        (me, Command::Move(MoveCommand::Correct(said))),
        (me, Command::Move(MoveCommand::Adjust(Square::A1))),
        (me, Command::Move(MoveCommand::Withdraw)),
        (me, Command::Move(MoveCommand::Press)),
        (me, Command::Answer(AnswerCommand::Repeat(None))),
        (me, Command::Answer(AnswerCommand::Execute(None))),
        (you, Command::Move(MoveCommand::Press)),
    ];
    heard_of(&mut game, now, acts)
}

/// What the players hear of a move that is put in the place of another before the press, and of words that fit one of them
/// only.
pub(crate) fn replaced(game: &Game, now: Moment, first: RawMove, second: RawMove) -> Vec<String> {
    let mut game = game.clone();
    let mover = game.mover().expect("the game is on");
    let (me, you) = (Seat::Player(mover), Seat::Player(mover.other()));
    let acts = [
        (me, Command::Move(MoveCommand::Place(first))),
        (me, Command::Move(MoveCommand::Announce(second))),
        (me, Command::Move(MoveCommand::Announce(first))),
        (me, Command::Move(MoveCommand::Place(second))),
        (me, Command::Move(MoveCommand::Enter(first))),
        (me, Command::Move(MoveCommand::Correct(first))),
        (me, Command::Move(MoveCommand::Correct(second))),
        (you, Command::Answer(AnswerCommand::Repeat(None))),
        (you, Command::Answer(AnswerCommand::Execute(None))),
        (me, Command::Move(MoveCommand::Place(first))),
        (me, Command::Move(MoveCommand::Place(second))),
        (you, Command::Claim(ClaimCommand::Make(Claim::IllegalMove))),
        (Seat::Arbiter, Command::Claim(ClaimCommand::Rule(Ruling::Reject))),
        (Seat::Arbiter, Command::Clock(ClockCommand::Restart)),
        (me, Command::Move(MoveCommand::Press)),
    ];
    heard_of(&mut game, now, acts)
}

/// What the players hear of a claim of a draw with a move that is written and not made, and are shown.
pub(crate) fn claim_with(game: &Game, now: Moment, intended: RawMove) -> Vec<String> {
    let mut game = game.clone();
    let mover = game.mover().expect("the game is on");
    let (me, you) = (Seat::Player(mover), Seat::Player(mover.other()));
    let acts = [
        (me, Command::Claim(ClaimCommand::Make(Claim::FiftyMoves(Some(intended))))),
        (me, Command::Move(MoveCommand::Announce(intended))),
        (you, Command::Draw(DrawCommand::Decline)),
    ];
    heard_of(&mut game, now, acts)
}

/// What the players hear and are shown, in kinds.
pub(crate) fn heard_of(game: &mut Game, now: Moment, acts: impl IntoIterator<Item = (Seat, Command)>) -> Vec<String> {
    let players = Color::ALL.map(Seat::Player);
    let mut heard = Vec::new();
    for (seat, command) in acts {
        let cues = act(game, now, seat, &command, &mut Kept::new());
        heard.extend(cues.iter().filter(|cue| cue.to != Audience::Page(Seat::Arbiter)).map(kind));
        lift_each_king(game, now);
        for seat in players {
            let view = game.view(seat, now);
            let step = std::mem::discriminant::<Step>(&view.step());
            let marks: usize = view.sheet.lines().iter().map(|line| line.marks.len()).sum();
            heard.push(format!("{step:?} {:?} {:?} {marks} {:?}", view.mover, view.running, view.position.is_some()));
        }
    }
    heard
}

/// An electronic board sees each king lifted and put back, whatever he may do: nobody is told but the arbiter, and no player's
/// view changes.
fn lift_each_king(game: &mut Game, now: Moment) {
    let views = |game: &Game| Color::ALL.map(|side| format!("{:?}", game.view(Seat::Player(side), now)));
    let before = views(game);
    for (side, king) in Color::ALL.into_iter().flat_map(|side| Color::ALL.map(|king| (side, king))) {
        let board = game.board(side);
        let Some((square, piece)) = board.king_of(king).and_then(|at| Some((at, board.piece_at(at)?))) else {
            continue;
        };
        let Some(event) = game.sensing().lift(side, square, piece, (now, Duration::from_secs(1))) else { continue };
        let keep = |_: Moment, _: &[Event]| -> Result<(), std::convert::Infallible> { Ok(()) };
        let cues = put_on_record(game, now, event, keep).unwrap_or_default();
        assert!(cues.iter().all(|cue| cue.to == Audience::Page(Seat::Arbiter)), "{cues:?}");
    }
    assert_eq!(views(game), before);
}

/// Moves that hands could make on the board of the mover, legal and not; none that ends the game.
pub(crate) fn candidates(game: &Game, position: &shakmaty::Chess) -> (Vec<RawMove>, Vec<RawMove>) {
    let mover = position.turn();
    let board = game.board(mover);
    let squares = || Square::ALL.into_iter();
    let pieces = squares().filter(|&from| board.color_at(from) == Some(mover));
    let said =
        pieces.flat_map(|from| squares().filter_map(move |to| RawMove::from_squares(board, from, to, None).ok()));
    let goes_on =
        |said: &RawMove| said.check(position).is_none_or(|m| position.clone().play(m).is_ok_and(|p| !p.is_game_over()));
    said.filter(goes_on).partition(|said| said.check(position).is_some())
}

/// What the players hear, in kinds, of a legal move and of one that is not, in a game of the competition; `None` where nobody is
/// about to move from a position that both boards show. The numbers choose the moves.
pub(crate) fn told_of_legal_and_illegal(
    game: &Game,
    now: Moment,
    (one, other): (usize, usize),
) -> Option<(String, [Vec<String>; 2])> {
    let fresh = game.record().current_ply().is_some_and(|ply| ply.announced.is_empty() && ply.placed.is_none());
    let side = game.mover().filter(|&side| fresh && game.step(side) == Step::Move)?;
    let position = game.record().position()?;
    if Color::ALL.into_iter().any(|side| position.board() != game.board(side)) || position.turn() != side {
        return None;
    }
    let (legal, illegal) = candidates(game, &position);
    if legal.is_empty() || illegal.is_empty() {
        return None;
    }
    let thirds = illegal.clone();
    let (legal, illegal) = (legal[one % legal.len()], illegal[other % illegal.len()]);
    let which = format!("{legal:?} and {illegal:?} in {position:?}");
    let told = [legal, illegal].map(|said| {
        let mut heard = dialogue(game, now, said, one.is_multiple_of(2));
        heard.extend(claim_with(game, now, said));
        if let Some(third) = thirds.iter().find(|third| !third.same_move(legal) && !third.same_move(illegal)) {
            heard.extend(replaced(game, now, said, *third));
            heard.extend(replaced(game, now, *third, said));
        }
        if let Some(reply) = jump(game, [legal, illegal]) {
            heard.extend(answered_unpressed(game, now, said, reply));
        }
        heard
    });
    Some((which, told))
}
