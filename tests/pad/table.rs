//! A game by gamepad: moves, what is asked, lists.
use anna_hector::game::{EndingAct, MoveAct};
use shakmaty::Position;

use super::*;

#[test]
fn a_move_is_read_back_and_one_button_announces_it() {
    use Button::{Down, RightTrigger, South, Start, Up};
    let mut table = Table::new(PadLayout::Xbox);
    assert_eq!(play(&mut table, &[Down, Down, South, Up, Up, South]), []);
    assert!(matches!(table.desk.mode(), DeskMode::ReadBack { .. }), "{:?}", table.desk.mode());
    assert!(matches!(play(&mut table, &[RightTrigger])[..], [Happened::Move(MoveAct::Announced(_))]));
    assert!(play(&mut table, &[Start]).iter().any(|act| matches!(act, Happened::Move(MoveAct::Pressed(_)))));
    assert!(matches!(table.game.phase(), Phase::Playing(turn) if turn.mover().is_black()));
}

#[test]
fn a_move_is_dialled_as_file_rank_file_rank() {
    use Button::{LeftShoulder, LeftStick, RightShoulder, RightTrigger};
    let mut table = Table::new(PadLayout::Xbox);
    play(&mut table, &[LeftStick]);
    // Straight ahead is Anna and one, then clockwise: Gustav is left, one is ahead, Felix is left below, three is right.
    for (x, y) in [(-1000, 0), (0, 1000), (-700, -700), (0, 1000)] {
        table.take(PadEvent::Moved(Stick::Left, x, y));
        play(&mut table, &[RightShoulder]);
        table.take(PadEvent::Moved(Stick::Left, 0, 0));
    }
    // f1 was a slip of the hand: the whole of it is discarded, and dialled anew with the last part taken back once.
    play(&mut table, &[Button::East, LeftStick]);
    for (x, y, back) in [(-1000, 0, false), (0, 1000, false), (0, 1000, true), (-700, -700, false), (1000, 0, false)] {
        table.take(PadEvent::Moved(Stick::Left, x, y));
        play(&mut table, &[RightShoulder]);
        table.take(PadEvent::Moved(Stick::Left, 0, 0));
        if back {
            play(&mut table, &[LeftShoulder]);
        }
    }
    let [Happened::Move(MoveAct::Announced(said))] = play(&mut table, &[RightTrigger])[..] else {
        panic!("{:?}", table.desk.mode())
    };
    let board = shakmaty::Chess::default().board().clone();
    assert_eq!(said.to_uci(&board, Color::White).map(|uci| uci.to_string()), Some("g1f3".to_owned()));
}

#[test]
fn a_grave_act_needs_its_chord_held_and_then_another_button_held() {
    use Button::{East, LeftShoulder, RightShoulder, RightTrigger, South};
    let mut table = Table::new(PadLayout::Xbox);
    for button in [LeftShoulder, RightShoulder, East] {
        table.take(PadEvent::Pressed(button));
    }
    table.now = table.now + Duration::from_millis(600);
    table.take(PadEvent::Released(East));
    table.now = table.now + Duration::from_millis(600);
    table.take(PadEvent::Passed);
    assert_eq!(*table.desk.mode(), DeskMode::Board, "let go too early");
    table.take(PadEvent::Pressed(East));
    table.now = table.mode.deadline().expect("it is armed");
    table.take(PadEvent::Passed);
    let asked = |table: &Table| table.desk.mode().question().map(|question| question.asked());
    assert_eq!(asked(&table), Some(Asked::Resign), "the question is asked");
    for button in [East, RightShoulder, LeftShoulder] {
        table.take(PadEvent::Released(button));
    }
    assert_eq!(asked(&table), Some(Asked::Resign), "and no button of the chord has done anything of its own");
    assert_eq!(play(&mut table, &[RightTrigger, South]), [], "neither the daily step nor a tap answers");
    assert_eq!(asked(&table), Some(Asked::Resign));
    // Nor does a hold that began before the question could be heard.
    let ends = |table: &mut Table| {
        table.take(PadEvent::Pressed(South));
        table.now = table.mode.deadline().expect("it is armed");
        let acts = table.take(PadEvent::Passed);
        table.take(PadEvent::Released(South));
        acts.iter().any(|act| matches!(act, Happened::Ending(EndingAct::Ended(_))))
    };
    assert!(!ends(&mut table));
    assert_eq!(asked(&table), Some(Asked::Resign));
    assert!(ends(&mut table));
}

/// What the keyboard can do the pad can: by the same intent, or by the pad's own way to the same end.
#[test]
fn every_command_of_the_keyboard_is_within_reach() {
    let profile = profile(PadLayout::Xbox);
    let reached = |intent: &Intent| {
        let act = PadAct::Desk(intent.clone());
        profile.binding_of(&act).is_some() || (act.command().is_some() && act.is_listed())
    };
    for binding in keys::TABLE {
        let keys::KeyAct::Desk(intent) = &binding.act else { continue };
        let own_way = matches!(
            intent,
            // Spelled, dialled or taken by the cursor; the sticks; the rank and file of the cursor.
            Intent::OpenEntry(_)
                | Intent::Enter
                // What takes a piece answers a question.
                | Intent::Answer(_)
                | Intent::NextPiece(_)
                | Intent::PreviousPiece(_)
                | Intent::Leap(_)
                | Intent::Ask(anna_hector::narration::Question::Rank(_) | anna_hector::narration::Question::File(_))
                | Intent::Erase
                // No letter is typed on a pad.
                | Intent::NextTyping
                // The act that offers also takes what is offered; this key is for two players at one keyboard.
                | Intent::TakeDevice
                // The page of the drawn PIN is the arbiter's.
                | Intent::ArbitersPin
        );
        assert!(own_way || reached(intent), "no button for {binding:?}");
    }
    for act in [
        PadAct::Commit,
        PadAct::Spell,
        PadAct::Menu,
        PadAct::Desk(Intent::OpenDial(None)),
        PadAct::Desk(Intent::RankHere),
        PadAct::Desk(Intent::FileHere),
    ] {
        assert!(profile.binding_of(&act).is_some(), "{act:?}");
    }
}

#[test]
fn a_question_is_answered_by_what_takes_held_or_tapped_and_ends_with_the_pads_own_pages() {
    use Button::{RightStick, RightTrigger, South};
    let profile = profile(PadLayout::Xbox);
    let answer = |answer| PadOutput::Intent(Intent::Answer(answer));
    assert_eq!(chord(&profile, Context::Asked, &[South]), [answer(Answer::Down), answer(Answer::Up)]);
    let (mode, _) = step(PadMode::default(), &profile, Context::Asked, Moment::START, PadEvent::Pressed(South));
    let held = mode.deadline().expect("it is held");
    assert_eq!(held.since(Moment::START), anna_hector::desk::HOLD);
    assert_eq!(step(mode, &profile, Context::Asked, held, PadEvent::Passed).1, [answer(Answer::Held)]);
    assert_eq!(chord(&profile, Context::Asked, &[RightTrigger]), [PadOutput::Intent(Intent::Commit)]);
    let opened = chord(&profile, Context::Asked, &[RightStick]);
    assert_eq!(opened[0], PadOutput::Intent(Intent::DropQuestion), "{opened:?}");
}

/// In one list and in the other: the right trigger leaves neither, and announces nothing.
#[test]
fn the_right_trigger_does_nothing_in_a_list_and_a_takes() {
    use Button::{Down, East, RightStick, RightTrigger, South};
    let mut table = Table::new(PadLayout::Xbox);
    // A move is read back; the claims are opened from the list of all commands.
    play(&mut table, &[Down, Down, South, Button::Up, Button::Up, South]);
    assert!(matches!(table.desk.mode(), DeskMode::ReadBack { .. }));
    play(&mut table, &[RightStick]);
    assert_eq!(play(&mut table, &[RightTrigger]), [], "the list of all commands");
    play(&mut table, &[East]);
    table.take(PadEvent::Pressed(Button::West));
    play(&mut table, &[Button::Start]);
    table.take(PadEvent::Released(Button::West));
    assert_eq!(*table.desk.mode(), DeskMode::Claims { chosen: Item::Threefold });
    assert_eq!(play(&mut table, &[Down, RightTrigger, Button::Start]), [], "the claims");
    assert_eq!(*table.desk.mode(), DeskMode::Claims { chosen: Item::ThreefoldWith });
    play(&mut table, &[Down; 6]);
    play(&mut table, &[South]);
    assert_eq!(*table.desk.mode(), DeskMode::Pointing { item: SquareItem::OpponentTouched });
    assert_eq!(play(&mut table, &[RightTrigger]), []);
    play(&mut table, &[East]);
    assert_eq!(*table.desk.mode(), DeskMode::Board);
}
