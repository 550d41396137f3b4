//! What is asked before it is done, and whose act a key or a button is.
use std::time::Duration;

use super::{
    opponent::{Drawn, drawn, must_be_legible},
    *,
};
use anna_hector::game::{ClockCommand, DeviceCommand, DrawCommand, EndingCommand, MoveCommand, StartCommand};

#[test]
fn resigning_asks_twice() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click_more("Aufgeben");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))));
    desk.click("Ja");
    assert_eq!(desk.last(), Some((WHITE, Command::Ending(EndingCommand::Resign))));
    assert!(desk.reads("0-1"));
}

/// He has a mouse: a question names no key, and is gone once it is answered.
#[test]
fn a_question_to_the_mouse_is_a_sentence_and_two_buttons_until_it_is_answered() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    for (act, asked) in [
        ("Aufgeben", "Schwarz gibt auf?"),
        ("Remis anbieten", "Remis anbieten?"),
        ("Zeit reklamieren", "Zeitüberschreitung des Gegners reklamieren?"),
    ] {
        desk.click_more(act);
        assert!(desk.sees(asked) && desk.sees("Ja") && desk.sees("Nein"), "{act}: {:?}", desk.harness.root());
        assert!(!desk.reads("Escape"), "{act}");
        desk.click("Nein");
        assert!(!desk.reads(asked) && !desk.reads("Escape"), "{act}: {:?}", desk.harness.root());
    }
    desk.click_more("Remis anbieten");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((BLACK, Command::Draw(anna_hector::game::DrawCommand::Offer))));
    assert!(!desk.reads("Remis anbieten?") && !desk.reads("Escape"), "{:?}", desk.harness.root());
}

/// "The question no longer stands" was shown below the question that had come in its place.
#[test]
fn an_open_question_stands_alone() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click_more("Remis anbieten");
    desk.click("Aufgeben");
    desk.click("Aufgeben");
    assert!(desk.fake.was_said("Die Frage gilt nicht mehr."));
    assert!(desk.reads("Weiß gibt auf?") && !desk.reads("Die Frage gilt nicht mehr."), "{:?}", desk.harness.root());
}

/// At the keyboard: a key of its own, held; and not where a tap or the key of each move comes instead.
#[test]
fn who_resigns_at_the_keyboard_holds_the_key_that_answers() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let ear = |desk: &Desk| desk.fake.last_said(Audience::Earphone(Color::White)).unwrap_or_default();
    desk.key(Key::G, Modifiers::COMMAND | Modifiers::CTRL, "");
    assert_eq!(ear(&desk), "Weiß gibt auf? Y gedrückt halten: ja. Escape: nein.");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Y, Modifiers::NONE, "y");
    desk.hold(Key::Y, 0.5);
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))));
    desk.hold(Key::Y, 0.8);
    assert_eq!(desk.last(), Some((WHITE, Command::Ending(EndingCommand::Resign))));
}

/// Control G, Down, T, S, Enter: what was asked is asked no longer, and no key of each move answers it.
#[test]
fn a_question_ends_with_any_other_key() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::G, Modifiers::COMMAND | Modifiers::CTRL, "");
    desk.key(Key::ArrowDown, Modifiers::NONE, "");
    assert!(desk.fake.was_said("Die Frage gilt nicht mehr."));
    for (key, text) in [(Key::T, "t"), (Key::S, "s"), (Key::Enter, "")] {
        desk.key(key, Modifiers::NONE, text);
    }
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))));
}

#[test]
fn a_press_without_a_move_takes_two_clicks_and_a_press_with_one_announces_it() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))));
    assert!(
        desk.reads("Ihr Zug ist noch nicht gezeigt, später geht das nicht. Trotzdem die Uhr drücken?"),
        "{:?}",
        desk.harness.root()
    );
    desk.click("Nein");
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
    assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Bauer Eva zwei nach Eva vier"));
    assert_eq!(desk.step(Color::White), Step::AwaitAnnouncement);

    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("Uhr drücken");
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))), "a double click is no answer");
    desk.fake.wait(anna_hector::desk::HOLD);
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))), "nor is a slow one");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))), "it is on record");
}

#[test]
fn a_button_taken_by_keyboard_is_an_act_of_the_keyboards_owner() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.open_more();
    desk.harness.get_by_label("Uhren anhalten").click_accesskit();
    desk.harness.step();
    desk.key(Key::Y, Modifiers::NONE, "y");
    assert_eq!(desk.last(), Some((WHITE, Command::Clock(ClockCommand::Stop))));
}

/// White offers the keyboard at it; Black, whose the screen is, takes it there. The same hands do not.
#[test]
fn the_keyboard_is_offered_by_a_key_and_taken_at_the_screen() {
    let take = Command::Device(DeviceCommand::Take(Device::Keyboard));
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F12, Modifiers::NONE, "");
    assert_eq!(desk.last(), Some((WHITE, Command::Device(DeviceCommand::Give(Device::Keyboard, BLACK)))));
    assert!(desk.reads("Angeboten: Tastatur – Schwarz"), "{:?}", desk.harness.root());
    desk.key(Key::F12, Modifiers::SHIFT, "");
    assert_eq!(desk.last(), Some((WHITE, take.clone())));
    let owner = |desk: &Desk| desk.fake.with_table(|table| table.game.devices().owner_of(Device::Keyboard));
    assert_eq!(owner(&desk), Some(WHITE));
    desk.click("Tastatur ablehnen");
    assert_eq!(desk.last(), Some((BLACK, Command::Device(DeviceCommand::Keep(Device::Keyboard)))));
    assert!(!desk.sees("Tastatur annehmen"));
    // What was declined is not offered again at once.
    desk.key(Key::F12, Modifiers::NONE, "");
    assert!(!desk.sees("Tastatur annehmen"));
    desk.fake.wait(Duration::from_secs(10));
    desk.key(Key::F12, Modifiers::NONE, "");
    desk.click("Tastatur annehmen");
    assert_eq!(desk.last(), Some((BLACK, take)));
    assert_eq!(owner(&desk), Some(BLACK));
}

/// An offer of a draw came to the place of the buttons that answered the offer of the keyboard: *decline*, meant for the keyboard,
/// declined the draw, and what both said shrank to nothing.
#[test]
fn the_answers_to_a_draw_and_to_a_keyboard_have_places_and_names_of_their_own() {
    for size in [[1024.0, 768.0], [1280.0, 800.0]] {
        let fake = Fake::playing(Setup::default());
        let mut desk = Desk::sized(fake, size);
        let rect = |desk: &Desk, label: &str| desk.harness.get_by_role_and_label(Role::Button, label).rect();
        let (keyboard, draw) = (["Tastatur annehmen", "Tastatur ablehnen"], ["Remis annehmen", "Remis ablehnen"]);
        desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
        desk.key(Key::F12, Modifiers::NONE, "");
        let before = keyboard.map(|label| rect(&desk, label));
        desk.fake.command(WHITE, &Command::Draw(DrawCommand::Offer));
        desk.harness.run_steps(4);
        assert_eq!(keyboard.map(|label| rect(&desk, label)), before, "{size:?}");
        let answers = draw.map(|label| rect(&desk, label));
        assert!(answers.iter().all(|one| before.iter().all(|other| !one.intersects(*other))), "{answers:?} {before:?}");
        for text in ["Angeboten: Tastatur – Schwarz", "Remisangebot von Weiß.", "Remis annehmen", "Tastatur ablehnen"]
        {
            let font =
                |drawn: &Drawn| drawn.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size);
            let all = drawn(&desk.harness);
            let largest = all.iter().filter(|drawn| drawn.galley.text() == text).map(font).fold(0.0, f32::max);
            assert!(largest >= 13.0, "{text}: {largest}");
        }
        must_be_legible(&desk.harness, &format!("{size:?}"));
        desk.click("Tastatur ablehnen");
        assert!(!desk.sees("Tastatur annehmen") && desk.sees("Remis annehmen"), "{:?}", desk.harness.root());
    }
}
