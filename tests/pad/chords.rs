//! Taps, chords and what is held.
use super::*;
use anna_hector::game::MoveCommand;

#[test]
fn a_tap_walks_one_square_however_late_the_program_hears_that_it_ended() {
    let profile = profile(PadLayout::Xbox);
    let at = |millis| Moment::START + Duration::from_millis(millis);
    let down = PadEvent::Pressed(Button::Down);
    let (mode, outputs) = step(PadMode::default(), &profile, Context::Table, at(0), down);
    assert_eq!(outputs.len(), 1);
    let (mode, outputs) = step(mode, &profile, Context::Table, at(1_500), PadEvent::Released(Button::Down));
    assert_eq!(outputs, [], "the repetition was due long ago, and the hand has let go");
    assert_eq!(mode.deadline(), None);
}

#[test]
fn a_modifier_does_its_own_act_when_it_is_let_go_and_only_if_no_chord_used_it() {
    use Button::{Down, East, LeftShoulder, North, RightShoulder, West};
    use anna_hector::narration::Question;
    let profile = profile(PadLayout::Xbox);
    let ask = |question| PadOutput::Intent(Intent::Ask(question));
    let (mode, down) =
        step(PadMode::default(), &profile, Context::Table, Moment::START, PadEvent::Pressed(LeftShoulder));
    assert_eq!(down, [], "not when it goes down");
    let (_, up) = step(mode, &profile, Context::Table, Moment::START, PadEvent::Released(LeftShoulder));
    assert_eq!(up, [ask(Question::OwnTime)]);
    assert_eq!(chord(&profile, Context::Table, &[LeftShoulder, Down]), [ask(Question::MovesCompleted)]);
    assert_eq!(chord(&profile, Context::Table, &[West, North]), [ask(Question::LastMove)]);
    assert_eq!(chord(&profile, Context::Table, &[LeftShoulder, RightShoulder, East]), [], "let go before it was held");
    // One that no chord has used does its own act, in its turn.
    let both = chord(&profile, Context::Table, &[LeftShoulder, RightShoulder]);
    assert_eq!(both, [ask(Question::OpponentsTime), ask(Question::OwnTime)]);
    // A key that is not a modifier does not wait.
    let (_, press) =
        step(PadMode::default(), &profile, Context::Table, Moment::START, PadEvent::Pressed(Button::Start));
    assert_eq!(press, [PadOutput::Intent(Intent::Do(Command::Move(MoveCommand::Press)))]);
}

/// A question came up while the button that takes was down, and letting it go answered yes.
#[test]
fn a_modifier_that_takes_answers_only_a_question_at_which_it_went_down() {
    use Button::South;
    use anna_hector::desk::Answer;
    let text = "RightTrigger = commit\nEast = cancel\nStart = press\nSouth = grasp\nSouth+North = last-move\n";
    let profile: PadProfile = text.parse().expect("a profile");
    let stroke = |down, up| {
        let (mode, pressed) = step(PadMode::default(), &profile, down, Moment::START, PadEvent::Pressed(South));
        let (_, released) = step(mode, &profile, up, Moment::START, PadEvent::Released(South));
        [pressed, released].concat()
    };
    assert_eq!(stroke(Context::Table, Context::Asked), [PadOutput::Refused]);
    let answer = |answer| PadOutput::Intent(Intent::Answer(answer));
    assert_eq!(stroke(Context::Asked, Context::Asked), [answer(Answer::Down), answer(Answer::Up)]);
    assert_eq!(stroke(Context::Table, Context::Table), [PadOutput::Intent(Intent::Grasp)]);
}

#[test]
fn a_modifier_that_talks_or_walks_does_so_while_it_is_held() {
    use Button::{LeftTrigger, North, Up};
    let text = "RightTrigger = commit\nEast = cancel\nStart = press\nLeftTrigger = talk\nUp = walk-up\n\
                LeftTrigger+North = last-move\nUp+North = feel-own\n";
    let profile: PadProfile = text.parse().expect("a profile");
    let talk = chord(&profile, Context::Table, &[LeftTrigger]);
    assert_eq!(
        talk,
        [PadOutput::Talk(anna_hector::pad::PadTalk::Begin), PadOutput::Talk(anna_hector::pad::PadTalk::End)]
    );
    let used = chord(&profile, Context::Table, &[LeftTrigger, North]);
    assert_eq!(
        used[1],
        PadOutput::Talk(anna_hector::pad::PadTalk::Lost),
        "what was said by the way does not count: {used:?}"
    );
    let walk = PadOutput::Intent(Intent::Walk(Direction::Up));
    let tap = chord(&profile, Context::Table, &[Up]);
    assert_eq!(tap, std::slice::from_ref(&walk), "a tap walks one square");
    let (mut mode, _) = step(PadMode::default(), &profile, Context::Table, Moment::START, PadEvent::Pressed(Up));
    let mut walked = Vec::new();
    for _ in 0..2 {
        let due = mode.deadline().expect("it walks on while it is held");
        let (next, outputs) = step(mode, &profile, Context::Table, due, PadEvent::Passed);
        mode = next;
        walked.extend(outputs);
    }
    let (_, up) = step(mode.clone(), &profile, Context::Table, Moment::START, PadEvent::Released(Up));
    assert_eq!((walked, up), (vec![walk.clone(), walk], vec![]));
}

/// "Resign?" stood, the shoulders were still down, and A, meant for it, opened the question of the draw.
#[test]
fn while_a_question_stands_no_chord_opens_another() {
    use Button::{East, LeftShoulder, LeftStick, North, Right, RightShoulder, South, Start, Up, West};
    let profile = profile(PadLayout::Xbox);
    let named = [PadOutput::Refused, PadOutput::Intent(Intent::Ask(anna_hector::narration::Question::Step))];
    let both = [LeftShoulder, RightShoulder];
    for (held, button) in [
        (&both[..], South),
        (&both, North),
        (&both, Up),
        (&both, Right),
        (&both, LeftStick),
        (&[RightShoulder], South),
        (&[LeftShoulder], South),
        (&[West], South),
        (&[West], Start),
    ] {
        let mut mode = PadMode::default();
        for &modifier in held {
            mode = step(mode, &profile, Context::Table, Moment::START, PadEvent::Pressed(modifier)).0;
        }
        let (mut mode, outputs) = step(mode, &profile, Context::Asked, Moment::START, PadEvent::Pressed(button));
        assert_eq!(outputs, named, "{held:?} {button:?}");
        assert_eq!(mode.deadline(), None, "{held:?} {button:?}: nothing waits to be held");
        for &up in held.iter().chain([&button]) {
            let (next, outputs) = step(mode, &profile, Context::Asked, Moment::START, PadEvent::Released(up));
            mode = next;
            assert_eq!(outputs, [], "{held:?} {button:?}: {up:?} is let go");
        }
        let no = [PadOutput::Intent(Intent::Escape)];
        let cancelled = held.iter().copied().chain([East]).collect::<Vec<_>>();
        assert_eq!(chord(&profile, Context::Asked, &cancelled), no, "{held:?}");
    }
}
