//! The keyboard belongs to its owner whichever of the two windows is up.
use anna_hector::{
    game::{Hashing, LockCommand, Pin},
    narration::Audience,
    screen::Held,
};

use super::*;

impl Desk {
    fn strikes_at_second(&mut self, key: Key) {
        for event in [down(key), up(key)] {
            screen().borrow_mut().events.push(event);
            self.harness.step();
        }
        self.harness.step();
    }

    /// Strikes Tab in the second window until this button has the focus.
    fn tabs_at_second_to(&mut self, name: &str) {
        for _ in 0..40 {
            self.strikes_at_second(Key::Tab);
            if screen().borrow().focused.as_deref() == Some(name) {
                return;
            }
        }
        panic!("Tab never comes to {name:?}");
    }
}

/// Who has window and keyboard plays without a mouse.
#[test]
fn tab_walks_the_buttons_of_the_opponents_window_where_the_keyboard_is_his() {
    let mut setup = Setup::default();
    setup.devices.keyboard = BLACK;
    let mut desk = Desk::in_two_windows(setup);
    told(&mut desk);
    desk.tabs_at_second_to("Wiederholt und ausgeführt");
    desk.strikes_at_second(Key::Enter);
    assert_eq!(desk.last(), Some((BLACK, Command::Answer(AnswerCommand::Execute(None)))));
    // Once, and the keys are the game's again.
    let before = desk.fake.commands().len();
    desk.strikes_at_second(Key::Enter);
    assert_eq!(desk.fake.commands().len(), before);
}

#[test]
fn by_tab_another_player_takes_no_button_of_the_opponents_window() {
    let mut desk = Desk::in_two_windows(Setup::default());
    told(&mut desk);
    let before = desk.fake.commands().len();
    for _ in 0..12 {
        desk.strikes_at_second(Key::Tab);
        desk.strikes_at_second(Key::Enter);
    }
    assert_eq!(desk.fake.commands().len(), before);
    assert!(desk.fake.focus_said().is_empty());
}

/// A tap is not a held key in this window either, and nobody resigns by it.
#[test]
fn a_tap_at_the_opponents_window_answers_no_grave_question() {
    let mut desk = Desk::in_two_windows(Setup::default());
    desk.key(Key::G, Modifiers::COMMAND | Modifiers::CTRL, "");
    let before = desk.fake.commands().len();
    desk.strikes_at_second(Key::Y);
    let now = desk.harness.ctx.input(|input| input.time);
    for later in [0.5, 1.0, 1.5] {
        desk.harness.input_mut().time = Some(now + later);
        desk.harness.step();
    }
    assert_eq!(desk.fake.commands().len(), before, "{:?}", desk.last());
}

/// The system lets go of all keys in the window that goes to the back.
#[test]
fn a_player_speaks_on_while_the_opponent_clicks_in_his_window() {
    let mut desk = Desk::in_two_windows(Setup::default());
    desk.harness.input_mut().events.push(down(Key::V));
    desk.harness.step();
    assert_eq!(desk.fake.talks(), [Held::Down]);
    desk.harness.input_mut().events.extend([up(Key::V), Event::WindowFocused(false)]);
    desk.harness.step();
    desk.harness.step();
    assert_eq!(desk.fake.talks(), [Held::Down], "the hand is on the key");
    screen().borrow_mut().events.push(up(Key::V));
    desk.harness.step();
    assert_eq!(desk.fake.talks(), [Held::Down, Held::Up]);
}

#[test]
fn without_another_window_of_ours_the_key_goes_with_the_window() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.harness.input_mut().events.push(down(Key::V));
    desk.harness.step();
    desk.harness.input_mut().events.extend([up(Key::V), Event::WindowFocused(false)]);
    desk.harness.step();
    assert_eq!(desk.fake.talks(), [Held::Down, Held::Lost], "half a sentence does not count");
}

/// A click of the opponent took the keyboard to his window: the PIN that the arbiter typed went nowhere, and he did not see it.
#[test]
fn a_pin_typed_at_the_opponents_window_comes_to_the_arbiters_page() {
    for keyboard in [WHITE, BLACK] {
        let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
        let mut setup = Setup { pin, ..Setup::default() };
        setup.devices.keyboard = keyboard;
        let mut desk = Desk::in_two_windows(setup);
        desk.key(Key::F9, Modifiers::NONE, "");
        let heard = |desk: &Desk| {
            let all = [Audience::Earphone(Color::White), Audience::Page(BLACK), Audience::Room];
            all.map(|to| desk.fake.all_said(to).len())
        };
        let before = heard(&desk);
        for (key, digit) in [(Key::Num4, "4"), (Key::Num7, "7"), (Key::Num1, "1"), (Key::Num2, "2")] {
            screen().borrow_mut().events.extend([down(key), Event::Text(digit.into()), up(key)]);
            desk.harness.step();
        }
        desk.harness.run_steps(2);
        let field = desk.harness.get_by_role(accesskit::Role::PasswordInput);
        assert_eq!(field.value().map(|dots| dots.chars().count()), Some(4), "{:?}", desk.harness.root());
        desk.strikes_at_second(Key::Backspace);
        screen().borrow_mut().events.extend([down(Key::Num1), Event::Text("1".into()), up(Key::Num1)]);
        desk.harness.step();
        assert_eq!(heard(&desk), before, "no digit is said to anybody");
        desk.strikes_at_second(Key::Enter);
        assert_eq!(desk.last(), Some((Seat::Arbiter, Command::Lock(LockCommand::GivePin("4711".into())))));
        assert!(desk.sees("Strafen"), "{:?}", desk.harness.root());
    }
}
