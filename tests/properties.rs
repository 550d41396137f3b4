//! What holds of every game, whatever anybody tries at whatever moment.
mod invariants;
mod random;

use std::{collections::BTreeSet, time::Duration};

use anna_hector::{
    clock::Moment,
    game::{
        Act, AdjournmentAct, AnswerCommand, ClockCommand, Command, Event, Game, Mode, MoveAct, MoveCommand, Phase,
        PressKind, ReconcileAct, Seat, Setup, StartCommand,
    },
    narration::{Audience, Content},
};
use invariants::{Kept, act, allowed_growth, pass_time, told_of_legal_and_illegal};
use proptest::{prelude::*, sample::Index};
use random::{attempt, attempts, play, setups};
use shakmaty::Color;

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
            prop_assert!(game.timekeeping().next_deadline().is_none_or(|deadline| deadline > now), "{:?}", game.timekeeping().next_deadline());

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
        let mut waiting = Game::new(mine);
        for (at, event) in events.iter().filter(|(_, event)| !matches!(event.act, Act::Start(_))) {
            waiting.apply(*at, event);
        }
        prop_assert_eq!(waiting.phase(), &Phase::Waiting, "nothing but its start begins a game");
        for (at, event) in events {
            game.apply(at, &event);
            for seat in Seat::ALL {
                let _ = game.view(seat, at);
                let _ = game.decide(at, seat, &Command::Move(MoveCommand::Press));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// The program gives no hint: what the players hear and see of an illegal move is what they hear and see of a legal
    /// one - the same sentences, the same refusals, the same steps.
    #[test]
    fn in_competition_the_dialogue_does_not_depend_on_legality(
        setup in setups(), tried in attempts(60), (one, other) in any::<(Index, Index)>(),
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
        let told = told_of_legal_and_illegal(&game, now, (one.index(1 << 20), other.index(1 << 20)));
        prop_assume!(told.is_some());
        let (which, [legal, illegal]) = told.expect("assumed");
        prop_assert_eq!(legal, illegal, "{}", which);
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
