//! What the assistant claims for his player, and the questions before it.
use super::*;

/// One click on his page stopped both clocks and called the arbiter.
#[test]
fn the_assistant_is_asked_before_he_stops_the_clocks() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.mouse_to_assistant(Color::White);
    desk.click("Assistent");
    let before = desk.fake.commands();
    desk.click("Uhren anhalten");
    assert_eq!(desk.fake.commands(), before, "they run while it is asked");
    assert!(desk.sees("Uhren anhalten.") || desk.sees("Uhren anhalten"), "{:?}", desk.harness.root());
    desk.click("Nein");
    assert_eq!(desk.fake.commands(), before);
    desk.click("Uhren anhalten");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((WHITES, Command::Clock(ClockCommand::Stop))));
    // They stand: it is refused at once, with the reason.
    desk.click("Uhren anhalten");
    assert!(!desk.sees("Ja") && desk.fake.commands().len() == before.len() + 2, "{:?}", desk.harness.root());
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
        default_time: Some(Duration::ZERO),
        quickplay: quickplay::Quickplay::Announced,
        control: both_from("30").expect("a control"),
        ..setup
    };
    let claim = Command::Claim(ClaimCommand::Make(Claim::Quickplay(quickplay::Request::Draw)));
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
    assert_eq!(
        desk.last(),
        Some((WHITE, Command::Claim(ClaimCommand::Make(Claim::Quickplay(quickplay::Request::ExtraTime)))))
    );
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click_more("Ansprüche");
    assert!(!desk.reads("Endspurt"), "with an increment there is no quickplay finish");
}

/// Asked about a flag he was called away; the question stood over the next moves, and its button claimed a flag that nobody had seen.
#[test]
fn the_assistants_question_about_a_flag_ends_with_its_time_and_with_the_move_and_he_reads_so() {
    const ASKED: &str = "Zeitüberschreitung des Gegners reklamieren?";
    const ENDED: &str = "Die Frage gilt nicht mehr.";
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.mouse_to_assistant(Color::Black);
    desk.key(Key::F11, Modifiers::NONE, "");
    let asks = |desk: &mut Desk| {
        desk.click("Zeit reklamieren");
        assert!(desk.reads(ASKED) && !desk.sees(ENDED), "{:?}", desk.harness.root());
    };
    asks(&mut desk);
    desk.fake.wait(Duration::from_secs(30));
    desk.harness.run_steps(2);
    assert!(!desk.reads(ASKED) && desk.sees(ENDED), "{:?}", desk.harness.root());
    asks(&mut desk);
    for command in [Command::Move(MoveCommand::Place(pawn())), Command::Move(MoveCommand::Press)] {
        desk.fake.command(WHITE, &command);
    }
    desk.harness.run_steps(2);
    assert!(!desk.reads(ASKED) && desk.sees(ENDED), "{:?}", desk.harness.root());
    asks(&mut desk);
    desk.click("Ja");
    assert_eq!(desk.last(), Some((Seat::Assistant(Color::Black), Command::Claim(ClaimCommand::Flag))));
}
