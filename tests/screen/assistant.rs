//! The assistant's page: what he sees before and after his player asks, and the claim by button.
use std::time::Duration;

use anna_hector::{
    clock::control::both_from,
    game::{ClaimCommand, ClockCommand, Command, Device, DeviceCommand, MoveCommand, Seat, Setup, StartCommand},
    laws::{Edition, quickplay},
    narration::Audience,
};
use eframe::egui::{Key, Modifiers};
use shakmaty::Color;

use super::{BLACK, Desk, WHITE, fake::Fake, sighted_white};

#[test]
fn time_and_moves_are_there_only_after_the_player_has_asked() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F11, Modifiers::NONE, "");
    let closed = "Weiß: Erst wenn der Spieler fragt, läuft";
    assert!(desk.sees(closed), "{:?}", desk.harness.root());
    assert!(!desk.reads("Stunde") && !desk.reads("Züge: 0"));
    desk.fake.wait(Duration::from_secs(60));
    // The player's own key.
    desk.key(Key::F4, Modifiers::NONE, "");
    assert_eq!(desk.last(), Some((WHITE, Command::Clock(ClockCommand::AskAssistant))));
    assert!(desk.sees("Weiß fragt nach Zügen und Zeit."));
    let asked = "Weiß: eine Stunde neunundzwanzig Minuten, läuft, Züge: 0";
    assert!(desk.sees(asked), "{:?}", desk.harness.root());
    desk.fake.wait(Duration::from_secs(600));
    desk.harness.step();
    assert!(desk.sees(asked), "as it stood when he was asked");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(super::pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.harness.step();
    desk.harness.step();
    assert!(!desk.reads("Stunde"), "until the next press");
}

/// The assistant's page is one click away from everybody: another's mouse and another's keyboard do nothing there.
#[test]
fn a_page_acts_only_for_the_seat_that_owns_the_device() {
    const ASSISTANT: Seat = Seat::Assistant(Color::White);
    const REFUSED: &str = "Diese Seite gehört dem Assistenten von Weiß. Er braucht ein eigenes Gerät, der Schiedsrichter teilt es ihm zu.";
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.click("Assistent");
    assert!(desk.sees(REFUSED), "it is said before anybody tries");
    let before = desk.fake.commands();
    for button in ["Uhr drücken", "Uhren anhalten", "Zeit reklamieren"] {
        desk.click(button);
        assert_eq!(desk.fake.commands(), before, "{button}");
        assert_eq!(desk.fake.last_said(Audience::Page(BLACK)).as_deref(), Some(REFUSED), "{button}");
    }
    assert!(!desk.reads("reklamieren?"), "nothing is asked of somebody who may not do it");
    // White's own keys are not his assistant's either: he hears so.
    desk.take("Uhren anhalten");
    assert_eq!(desk.fake.commands(), before);
    assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some(REFUSED));
    // What the arbiter gives him is his, and nothing else.
    desk.fake.command(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Mouse, ASSISTANT)));
    let given = desk.fake.commands();
    desk.take("Uhren anhalten");
    assert_eq!(desk.fake.commands(), given, "the keyboard is still White's");
    desk.click("Uhren anhalten");
    assert_eq!(desk.last(), Some((ASSISTANT, Command::Clock(ClockCommand::Stop))));
}

#[test]
fn the_assistant_claims_a_flag_by_button_and_is_asked_twice() {
    let control = both_from("1 vs 30").expect("a control");
    let mut desk = Desk::at(Fake::playing(Setup { control, ..sighted_white() }));
    desk.mouse_to_assistant(Color::Black);
    desk.key(Key::F11, Modifiers::NONE, "");
    desk.fake.wait(Duration::from_secs(61));
    desk.click("Zeit reklamieren");
    assert!(desk.reads("Zeitüberschreitung des Gegners reklamieren?"));
    desk.click("Nein");
    desk.click("Zeit reklamieren");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((Seat::Assistant(Color::Black), Command::Claim(ClaimCommand::Flag))));
    assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Zeitüberschreitung. Gewonnen hat Schwarz."));
}

#[test]
fn a_quickplay_claim_is_asked_twice_by_key_and_by_button() {
    let setup = |setup: Setup| Setup {
        edition: Edition::Fide2014,
        quickplay: quickplay::Quickplay::Announced,
        control: both_from("30").expect("a control"),
        ..setup
    };
    let claim = Command::Claim(ClaimCommand::Quickplay(quickplay::Request::Draw));
    let mut desk = Desk::at(Fake::playing(setup(Setup::default())));
    desk.fake.wait(Duration::from_secs(29 * 60));
    desk.key(Key::E, Modifiers::CTRL | Modifiers::COMMAND, "");
    let asked = "Remis in der Endspurtphase beanspruchen? Y: ja. Escape: nein.";
    assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some(asked));
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))));
    desk.key(Key::Y, Modifiers::NONE, "y");
    assert_eq!(desk.last(), Some((WHITE, claim)));

    let mut desk = Desk::at(Fake::playing(setup(sighted_white())));
    desk.fake.wait(Duration::from_secs(29 * 60));
    desk.click_more("Ansprüche");
    desk.click("Zeit für jeden Zug erbitten");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((WHITE, Command::Claim(ClaimCommand::Quickplay(quickplay::Request::ExtraTime)))));
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click_more("Ansprüche");
    assert!(!desk.reads("Endspurt"), "with an increment there is no quickplay finish");
}

#[test]
fn typed_questions_about_the_clock_are_answered() {
    let control = both_from("40/90+30,30+30").expect("a control");
    let mut desk = Desk::at(Fake::playing(Setup { control, ..Setup::default() }));
    for (typed, answered) in [
        ("ic t", "Noch vierzig Züge bis zur Zeitkontrolle."),
        ("ic i", "dreißig Sekunden je Zug dazu"),
        ("ic w", "Weiß ist am Zug."),
    ] {
        desk.types(typed);
        desk.key(Key::Enter, Modifiers::NONE, "");
        assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some(answered));
    }
}
