//! Whatever happens, in whatever order: no move is committed and no question answered but by the button for it.
use std::time::Duration;

use anna_hector::{
    clock::Moment,
    desk::Intent,
    game::{
        Act as Happened, AnswerAct, AnswerCommand, ClaimAct, ClaimCommand, Command, DrawAct, DrawCommand, EndingAct,
        EndingCommand, MoveAct, MoveCommand,
    },
    pad::{Button, Context, PadAct, PadEvent, PadLayout, PadMode, PadOutput, Stick, step},
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::{Table, profile};

const CONTEXTS: [Context; 6] =
    [Context::Table, Context::Dialling, Context::Asked, Context::List, Context::Form, Context::Part];

/// Something that happens, and how many milliseconds after the last.
fn event() -> impl Strategy<Value = (PadEvent, u64)> {
    let button = || select(Button::ALL.to_vec());
    let stick = select(vec![Stick::Left, Stick::Right]);
    let way = || select(vec![-1000i16, -700, 0, 0, 700, 1000]);
    let event = prop_oneof![
        6 => button().prop_map(PadEvent::Pressed),
        // What makes moves comes often, so that many are made.
        4 => select(vec![Button::South, Button::Up, Button::Down, Button::RightTrigger]).prop_map(PadEvent::Pressed),
        4 => button().prop_map(PadEvent::Released),
        3 => (stick, way(), way()).prop_map(|(stick, x, y)| PadEvent::Moved(stick, x, y)),
        2 => Just(PadEvent::Passed),
        1 => Just(PadEvent::Gone),
    ];
    (event, select(vec![0u64, 30, 60, 450, 800]))
}

fn layout() -> impl Strategy<Value = PadLayout> {
    select(PadLayout::ALL.to_vec())
}

const fn is_move(act: &Happened) -> bool {
    matches!(
        act,
        Happened::Move(MoveAct::Announced(_))
            | Happened::Move(MoveAct::Corrected(_))
            | Happened::Answer(AnswerAct::Repeated(_))
            | Happened::Answer(AnswerAct::Executed(_))
    )
}

/// Whether this event is the button of an act going down.
fn does(table: &Table, event: PadEvent, held: anna_hector::pad::ButtonSet, act: &PadAct) -> bool {
    let PadEvent::Pressed(button) = event else { return false };
    table.profile.act(held.without(button), button).is_some_and(|binding| binding.act == *act)
}

/// Whether this event is the commit button going down, or one that answers for what the player did by hand (the handshake
/// said aloud: repeated, executed; and the clock lever).
fn commits(table: &Table, event: PadEvent, held: anna_hector::pad::ButtonSet) -> bool {
    let PadEvent::Pressed(button) = event else { return false };
    let act = table.profile.act(held.without(button), button).map(|binding| binding.act.clone());
    matches!(
        act,
        Some(
            PadAct::Commit
                | PadAct::Desk(Intent::Do(
                    Command::Answer(AnswerCommand::Repeat(None) | AnswerCommand::Execute(None))
                        | Command::Move(MoveCommand::Press)
                ))
        )
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every event has an answer in every mode, and the mode it leads to is one that can go on (debug builds look at the mode
    /// itself): with everything let go, cancel leads back to the board from wherever the player is.
    #[test]
    fn any_sequence_of_events_leaves_the_mapping_in_a_valid_mode(
        layout in layout(),
        events in vec((event(), select(CONTEXTS.to_vec())), 0..80),
    ) {
        let profile = profile(layout);
        let (mut mode, mut now) = (PadMode::default(), Moment::START);
        for ((event, after), context) in events {
            now = now + Duration::from_millis(after);
            (mode, _) = step(mode, &profile, context, now, event);
        }
        for &button in Button::ALL {
            (mode, _) = step(mode, &profile, Context::Table, now, PadEvent::Released(button));
        }
        let cancel = profile.binding_of(&PadAct::Desk(Intent::Escape)).expect("it has one").clone();
        let commit = profile.binding_of(&PadAct::Commit).expect("it has one").clone();
        for binding in [cancel.clone(), cancel, commit] {
            let mut outputs = Vec::new();
            for button in binding.held.iter().chain([binding.button]) {
                (mode, outputs) = step(mode, &profile, Context::Table, now, PadEvent::Pressed(button));
            }
            for button in binding.held.iter().chain([binding.button]) {
                (mode, _) = step(mode, &profile, Context::Table, now, PadEvent::Released(button));
            }
            if binding.act == PadAct::Commit {
                prop_assert_eq!(outputs, [PadOutput::Intent(Intent::Commit)], "{:?}", layout);
            }
        }
    }

    /// Through desk and game: nothing is announced, corrected, repeated or executed but by the commit button, or by the
    /// buttons and the rows of the spoken list that say so.
    #[test]
    fn no_sequence_of_events_commits_a_move_without_the_commit_button(
        layout in layout(),
        events in vec(event(), 0..150),
    ) {
        let mut table = Table::new(layout);
        let (mut held, mut listed) = (anna_hector::pad::ButtonSet::default(), false);
        for (event, after) in events {
            table.now = table.now + Duration::from_millis(after);
            let said = commits(&table, event, held);
            // A row of the list of all commands may say `repeated`: taken as a piece is.
            let from_list = listed && does(&table, event, held, &PadAct::Desk(Intent::Grasp));
            listed |= does(&table, event, held, &PadAct::Menu);
            match event {
                PadEvent::Pressed(button) => held = held.with(button),
                PadEvent::Released(button) => held = held.without(button),
                PadEvent::Gone => held = anna_hector::pad::ButtonSet::default(),
                _ => {}
            }
            let happened = table.take(event);
            let announced = happened.iter().any(|act| matches!(act, Happened::Move(MoveAct::Announced(_)) | Happened::Move(MoveAct::Corrected(_))));
            prop_assert!(!announced || said, "{layout:?}, {event:?}: {happened:?}");
            prop_assert!(!happened.iter().any(is_move) || said || from_list, "{layout:?}, {event:?}: {happened:?}");
        }
    }

    /// Whatever is asked, by chord or from a list: as long as what takes a piece is not pressed at the open question, nothing is
    /// resigned, offered, accepted, claimed or signed.
    #[test]
    fn no_sequence_of_events_answers_a_question_but_by_the_button_that_takes(
        layout in layout(),
        events in vec((event(), select(vec![None, None, Some(Command::Ending(EndingCommand::Resign)), Some(Command::Draw(DrawCommand::Offer)), Some(Command::Claim(ClaimCommand::Flag))])), 0..120),
    ) {
        let mut table = Table::new(layout);
        for ((event, after), asked) in events {
            table.now = table.now + Duration::from_millis(after);
            if let Some(command) = asked {
                let view = table.game.view(table.desk.seat(), table.now);
                table.desk.take(Intent::Do(command), &view);
            }
            let takes = matches!(event, PadEvent::Pressed(button)
                if table.profile.bindings().iter().any(|b| b.button == button && b.act == PadAct::Desk(Intent::Grasp)));
            if takes && table.context() == Context::Asked {
                continue;
            }
            let happened = table.take(event);
            let answered = happened.iter().any(|act| matches!(act, Happened::Ending(EndingAct::Ended(_)) | Happened::Draw(DrawAct::Offered(_)) | Happened::Claim(ClaimAct::Made(..))));
            prop_assert!(!answered, "{layout:?}, {event:?}: {happened:?}");
        }
    }

    /// An unplugged pad holds nothing, talks no more, and needs no time.
    #[test]
    fn unplugging_ends_whatever_was_going_on(layout in layout(), events in vec(event(), 0..60)) {
        let mut table = Table::new(layout);
        let mut talking = false;
        for (event, after) in events {
            table.now = table.now + Duration::from_millis(after);
            let (mode, outputs) = step(table.mode.clone(), &table.profile, table.context(), table.now, event);
            table.mode = mode;
            for output in outputs {
                if let PadOutput::Talk(talk) = output {
                    talking = talk == anna_hector::pad::PadTalk::Begin;
                }
            }
        }
        let (mode, outputs) = step(table.mode, &table.profile, Context::Table, table.now, PadEvent::Gone);
        prop_assert_eq!(mode.deadline(), None);
        let up = step(mode, &table.profile, Context::Table, table.now, PadEvent::Pressed(Button::Up)).1;
        let walks = matches!(&up[..], [] | [PadOutput::Intent(Intent::Walk(_) | Intent::Commit | Intent::Ask(_))]);
        prop_assert!(walks, "back at the board: {up:?}");
        prop_assert_eq!(outputs.contains(&PadOutput::Talk(anna_hector::pad::PadTalk::Lost)), talking);
        prop_assert!(outputs.iter().all(|output| matches!(output, PadOutput::Talk(_))), "{:?}", outputs);
    }
}
