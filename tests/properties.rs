//! What holds of every game, whatever anybody tries at whatever moment.
mod random;

use std::{collections::BTreeSet, time::Duration};

use anna_hector::{
    clock::Moment,
    game::{
        Act, AdjournmentAct, AnswerCommand, Claim, ClaimCommand, ClockAct, ClockCommand, Command, DrawCommand,
        EndingAct, Event, Game, Mode, MoveAct, MoveCommand, PressKind, ReconcileAct, Ruling, Seat, Setup, StartCommand,
        Step,
    },
    language::{Line, Phrase},
    laws::RawMove,
    narration::{Audience, Content, Cue, carry_out, let_time_pass},
};
use proptest::{prelude::*, sample::Index};
use random::{attempt, attempts, play, setups};
use shakmaty::{Color, Position, Square};

type Kept = Vec<(Moment, Event)>;

/// Carries a command out as the program does; nothing fails to be kept.
fn act(game: &mut Game, now: Moment, by: Seat, command: &Command, kept: &mut Kept) -> Vec<Cue> {
    let keep = |at, events: &[Event]| -> Result<(), std::convert::Infallible> {
        kept.extend(events.iter().map(|event| (at, event.clone())));
        Ok(())
    };
    carry_out(game, now, by, command, keep).unwrap_or_default()
}

fn pass_time(game: &mut Game, now: Moment, kept: &mut Kept) {
    let keep = |at, events: &[Event]| -> Result<(), std::convert::Infallible> {
        kept.extend(events.iter().map(|event| (at, event.clone())));
        Ok(())
    };
    let _ = let_time_pass(game, (now, now), Moment::START, keep).unwrap_or_default();
}

/// How much more time `side` may have after these events than before: `before` is the game they happened to.
fn allowed_growth(events: &[(Moment, Event)], side: Color, before: &Game) -> Duration {
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_is_its_events_and_time_is_never_made_or_lost(setup in setups(), tried in attempts(160)) {
        let mut game = Game::new(setup.clone());
        let (mut kept, mut now, mut ran) = (Kept::new(), Moment::START, Duration::ZERO);
        for tried in tried {
            let pause = Duration::from_millis(tried.0);
            let ran_before = game.clock().side_running().is_some();
            let earlier = now;
            now = now + pause;
            pass_time(&mut game, now, &mut kept);
            if ran_before {
                // A flag that counts as observed ends the game, and stops the clock, at its own moment.
                let stopped = game.clock().side_running().is_none();
                ran += kept.last().filter(|_| stopped).map_or(now, |(at, _)| *at).since(earlier);
            }
            prop_assert!(game.next_deadline().is_none_or(|deadline| deadline > now), "{:?}", game.next_deadline());

            let (seat, command) = attempt(&game, tried);
            let (before, kept_before) = (game.clone(), kept.len());
            let decision = game.decide(now, seat, &command);
            let cues = act(&mut game, now, seat, &command, &mut kept);
            if decision.is_err() {
                // It is as it was, but for the lines of the log.
                let mut noted = before.clone();
                kept[kept_before..].iter().for_each(|(at, event)| noted.apply(*at, event));
                prop_assert_eq!(&game, &noted);
                let views = |game: &Game| Seat::ALL.map(|seat| format!("{:?}", game.view(seat, now)));
                prop_assert_eq!(views(&game), views(&before));
                // What a refusal shows of the boards is on record, and told to nobody but the arbiter.
                let notice = |(_, event): &(Moment, Event)| {
                    event.by.is_none() && matches!(event.act, Act::Reconcile(ReconcileAct::Noticed(_)))
                };
                prop_assert!(kept[kept_before..].iter().all(notice));
                prop_assert_eq!(cues.len(), 1 + kept.len() - kept_before);
                let refused = matches!(cues[0].content, Content::Refuse { .. });
                prop_assert!(refused);
                prop_assert!(cues[1..].iter().all(|cue| cue.to == Audience::Page(Seat::Arbiter)));
            }
            for side in Color::ALL {
                let growth = allowed_growth(&kept[kept_before..], side, &before);
                let most = before.clock().left(side, now).map(|left| left + growth);
                prop_assert!(most.is_none() || game.clock().left(side, now) <= most, "{:?} {:?}", seat, command);
            }
            let used = |at| Color::ALL.map(|side| game.clock().used(side, at));
            prop_assert_eq!(used(now).into_iter().sum::<Duration>(), ran);
            let later = used(now + Duration::from_millis(1));
            let running = (0..2).filter(|&side| later[side] > used(now)[side]).count();
            prop_assert!(running <= 1);
            prop_assert_eq!(running == 1, game.clock().side_running().is_some());
            Seat::ALL.into_iter().for_each(|seat| drop(game.view(seat, now)));
        }
        let mut again = Game::new(setup);
        kept.iter().for_each(|(at, event)| again.apply(*at, event));
        prop_assert_eq!(again, game);
    }

    /// Applying cannot fail, whatever the event and the game.
    #[test]
    fn the_events_of_another_game_do_no_harm(
        (mine, other) in (setups(), setups()),
        (my_attempts, other_attempts) in (attempts(40), attempts(60)),
    ) {
        let (mut game, _) = play(&mine, &my_attempts);
        let (_, events) = play(&other, &other_attempts);
        for (at, event) in events {
            game.apply(at, &event);
            for seat in Seat::ALL {
                let _ = game.view(seat, at);
                let _ = game.decide(at, seat, &Command::Move(MoveCommand::Press));
            }
        }
    }
}

/// What kind of thing was heard, and by whom: the sentence, not the move in it.
fn kind(cue: &Cue) -> String {
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
fn dialogue(game: &Game, now: Moment, said: RawMove, placed_first: bool) -> Vec<String> {
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
fn jump(game: &Game, after: [RawMove; 2]) -> Option<RawMove> {
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
fn answered_unpressed(game: &Game, now: Moment, said: RawMove, reply: RawMove) -> Vec<String> {
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
fn replaced(game: &Game, now: Moment, first: RawMove, second: RawMove) -> Vec<String> {
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
fn claim_with(game: &Game, now: Moment, intended: RawMove) -> Vec<String> {
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
fn heard_of(game: &mut Game, now: Moment, acts: impl IntoIterator<Item = (Seat, Command)>) -> Vec<String> {
    let players = Color::ALL.map(Seat::Player);
    let mut heard = Vec::new();
    for (seat, command) in acts {
        let cues = act(game, now, seat, &command, &mut Kept::new());
        heard.extend(cues.iter().filter(|cue| cue.to != Audience::Page(Seat::Arbiter)).map(kind));
        for seat in players {
            let view = game.view(seat, now);
            let step = std::mem::discriminant::<Step>(&view.step());
            let marks: usize = view.sheet.iter().map(|line| line.marks.len()).sum();
            heard.push(format!("{step:?} {:?} {:?} {marks} {:?}", view.mover, view.running, view.position.is_some()));
        }
    }
    heard
}

/// Moves that hands could make on the board of the mover, legal and not; none that ends the game.
fn candidates(game: &Game, position: &shakmaty::Chess) -> (Vec<RawMove>, Vec<RawMove>) {
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// The program gives no hint: what the players hear and see of an illegal move is what they hear and see of a legal
    /// one - the same sentences, the same refusals, the same steps.
    #[test]
    fn in_competition_the_dialogue_does_not_depend_on_legality(
        setup in setups(), tried in attempts(60), (one, other) in any::<(Index, Index)>(), placed_first in any::<bool>(),
    ) {
        let setup = Setup { mode: Mode::Competition, ..setup };
        let (mut game, events) = play(&setup, &tried);
        let now = events.last().map_or(Moment::START, |(at, _)| *at);
        // Whatever is owed is settled, and the mover has nothing on his board yet.
        for side in Color::ALL {
            for command in [Command::Start(StartCommand::Begin), Command::Clock(ClockCommand::Restart), Command::Answer(AnswerCommand::Repeat(None)), Command::Answer(AnswerCommand::Execute(None))] {
                let seat = if matches!(command, Command::Clock(ClockCommand::Restart)) { Seat::Arbiter } else { Seat::Player(side) };
                act(&mut game, now, seat, &command, &mut Kept::new());
            }
        }
        let fresh = game.current_ply().is_some_and(|ply| ply.announced.is_empty() && ply.placed.is_none());
        let side = game.mover();
        let ready = fresh && side.is_some_and(|side| game.step(side) == Step::Move);
        let position = game.position().filter(|_| ready);
        prop_assume!(position.is_some());
        let position = position.expect("assumed");
        prop_assume!(position.board() == game.board(position.turn()) && position.board() == game.board(!position.turn()));
        let (legal, illegal) = candidates(&game, &position);
        prop_assume!(!legal.is_empty() && !illegal.is_empty());
        let thirds = illegal.clone();
        let (legal, illegal) = (legal[one.index(legal.len())], illegal[other.index(illegal.len())]);
        prop_assert_eq!(
            dialogue(&game, now, legal, placed_first),
            dialogue(&game, now, illegal, placed_first),
            "{:?} and {:?} in {:?}", legal, illegal, position
        );
        prop_assert_eq!(claim_with(&game, now, legal), claim_with(&game, now, illegal), "{:?} and {:?}", legal, illegal);
        if let Some(third) = thirds.into_iter().find(|said| !said.same_move(legal) && !said.same_move(illegal)) {
            for [one, other] in [[(legal, third), (illegal, third)], [(third, legal), (third, illegal)]] {
                prop_assert_eq!(
                    replaced(&game, now, one.0, one.1),
                    replaced(&game, now, other.0, other.1),
                    "{:?} and {:?}", one, other
                );
            }
        }
        if let Some(reply) = jump(&game, [legal, illegal]) {
            prop_assert_eq!(
                answered_unpressed(&game, now, legal, reply),
                answered_unpressed(&game, now, illegal, reply),
                "{:?} and {:?}, then {:?}", legal, illegal, reply
            );
        }
    }
}

/// The properties are worth what they reach: every kind of press, of refusal almost all.
#[test]
fn the_random_players_are_refused_in_every_way() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut refusals, mut presses, mut sealings) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for _ in 0..300 {
        let (setup, tried) = (setups(), attempts(160)).new_tree(&mut runner).expect("a value").current();
        let (mut game, mut now) = (Game::new(setup), Moment::START);
        for tried in tried {
            now = now + Duration::from_millis(tried.0);
            let (seat, command) = attempt(&game, tried);
            match game.decide(now, seat, &command) {
                Ok(events) => events.iter().for_each(|event| {
                    game.apply(now, event);
                    if let Act::Move(MoveAct::Pressed(kind)) = event.act {
                        presses.insert(format!("{kind:?}"));
                    }
                    if let Act::Adjournment(
                        act @ (AdjournmentAct::Adjourned
                        | AdjournmentAct::ReplyHandedIn
                        | AdjournmentAct::EnvelopeOpened(_)
                        | AdjournmentAct::SealedMoveDeclared(_)),
                    ) = &event.act
                    {
                        let name = format!("{act:?}");
                        sealings.insert(name.split('(').next().unwrap_or_default().to_owned());
                    }
                }),
                Err(rejection) => {
                    let name = format!("{rejection:?}");
                    refusals.insert(name.split(['(', ' ']).next().unwrap_or_default().to_owned());
                }
            }
        }
    }
    assert_eq!(presses.len(), [PressKind::Regular, PressKind::Early, PressKind::WithoutMove].len(), "{presses:?}");
    assert!(sealings.len() >= 3, "{sealings:?}");
    assert!(refusals.len() >= 34, "{} kinds: {refusals:?}", refusals.len());
}
