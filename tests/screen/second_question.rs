//! The arbiter's second question: what ends it, and that he sees it where he looks; what he sees without scrolling.
use std::time::Duration;

use anna_hector::{
    clock::control::both_from,
    game::{
        AnswerCommand, Claim, ClaimCommand, ClockCommand, Command, EndingCommand, Hashing, LockCommand, MoveCommand,
        Pin, ReconcileCommand, Ruling, Seat, Setup,
    },
    language::understand::telling::Telling,
    laws::{
        Edition, RawMove,
        quickplay::{Compensation, Quickplay, Request},
    },
    narration::Audience,
    reconciliation::BoardKind,
    screen::Window,
};
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable as _};
use shakmaty::{Board, Color, Square};

use super::{
    BLACK, Desk, WHITE,
    fake::{Fake, sighted_white},
    opponent::drawn,
    pawn,
};

const ENDED: &str = "Die Frage gilt nicht mehr.";
const ASKED: &str = "Strafe für Weiß: Ausschluss";

/// The question before a penalty.
fn asked(setup: Setup) -> Desk {
    let mut desk = Desk::at(Fake::playing(setup));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click("Strafen");
    desk.click(ASKED);
    assert!(stands(&desk) && !desk.sees(ENDED), "{:?}", desk.harness.root());
    desk
}

fn stands(desk: &Desk) -> bool {
    desk.sees("Ja") && desk.sees("Nein")
}

fn ended(desk: &mut Desk, by: &str) {
    desk.harness.run_steps(2);
    assert!(!stands(desk) && desk.sees(ENDED), "{by}: {:?}", desk.harness.root());
}

/// It stood for hours, over whatever was played.
#[test]
fn it_ends_after_half_a_minute_and_he_sees_it() {
    let mut desk = asked(Setup::default());
    desk.fake.wait(Duration::from_millis(29_900));
    desk.harness.run_steps(2);
    assert!(stands(&desk));
    desk.fake.wait(Duration::from_millis(200));
    ended(&mut desk, "time");
    // Asked again it is a new one, and nothing is left of the old.
    desk.click(ASKED);
    assert!(stands(&desk) && !desk.sees(ENDED));
    desk.click("Nein");
    assert!(!stands(&desk) && !desk.sees(ENDED), "he has answered it");
}

/// It was gone while he read the ten lines above it, and nobody's time was running.
#[test]
fn while_the_clocks_stand_he_has_time_to_read() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click("Strafen");
    desk.click(ASKED);
    desk.fake.wait(Duration::from_secs(5 * 60 - 1));
    desk.harness.run_steps(2);
    assert!(stands(&desk), "{:?}", desk.harness.root());
    desk.fake.wait(Duration::from_secs(2));
    ended(&mut desk, "time");
}

#[test]
fn it_ends_with_an_announcement_a_press_and_a_claim() {
    let mut desk = asked(Setup::default());
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    ended(&mut desk, "an announcement");
    desk.click(ASKED);
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    ended(&mut desk, "a press");
    desk.click(ASKED);
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    desk.harness.run_steps(2);
    assert!(stands(&desk), "what is said of a move that stands changes nothing");
    desk.fake.command(WHITE, &Command::Claim(ClaimCommand::Make(Claim::IllegalMove)));
    ended(&mut desk, "a claim");
}

#[test]
fn it_ends_with_whatever_else_he_does() {
    let mut desk = asked(Setup::default());
    desk.click("Uhren anhalten");
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::Clock(ClockCommand::Stop))));
    ended(&mut desk, "the clocks are stopped");
}

#[test]
fn it_ends_with_the_lock_of_the_page() {
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let mut desk = Desk::at(Fake::playing(Setup { pin, ..Setup::default() }));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.click("Strafen");
    desk.click(ASKED);
    assert!(stands(&desk));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    ended(&mut desk, "the lock");
    desk.types("4711");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(
        desk.last(),
        Some((Seat::Arbiter, Command::Lock(LockCommand::GivePin("4711".into())))),
        "{:?}",
        desk.harness.root()
    );
    assert!(!stands(&desk) && desk.sees("Strafen"), "{:?}", desk.harness.root());
}

/// Tab, Tab, Space: the page was left, and the question was gone without a word.
#[test]
fn who_leaves_the_page_over_it_ends_it_and_is_told_before_he_goes() {
    let leaves: [fn(&mut Desk); 4] = [
        |desk| desk.take("Zurück zum Brett"),
        |desk| desk.key(Key::F9, Modifiers::NONE, ""),
        |desk| desk.key(Key::Escape, Modifiers::NONE, ""),
        |desk| desk.take("Assistent"),
    ];
    for (way, leave) in leaves.into_iter().enumerate() {
        let mut desk = asked(Setup::default());
        leave(&mut desk);
        ended(&mut desk, &format!("way {way}"));
        assert!(desk.sees("Strafen"), "he is still on his page");
        let told = desk.fake.last_said(Audience::Earphone(Color::White));
        assert!(told.is_some_and(|told| told.starts_with("Seite des Schiedsrichters.")), "way {way}");
        leave(&mut desk);
        desk.harness.run_steps(2);
        assert!(!desk.sees("Strafen"), "way {way}: the second time he goes");
    }
}

fn with_size(fake: Fake, size: [f32; 2]) -> Desk {
    let link = Box::new(fake.clone());
    let harness =
        Harness::builder().with_size(size).build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
    let mut desk = Desk { fake, harness };
    desk.harness.step();
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.harness.run_steps(2);
    desk
}

/// Whether a text that begins so is drawn where nothing hides it.
fn in_sight(desk: &Desk, begins: &str) -> bool {
    let window = desk.harness.ctx.content_rect();
    let texts = drawn(&desk.harness);
    texts.iter().any(|text| {
        text.galley.text().starts_with(begins) && text.clip.intersect(window).expand(1.0).contains_rect(text.rect)
    })
}

/// The proposal was below the edge of a part that is scrolled.
#[test]
fn what_waits_and_what_is_proposed_is_in_sight_beside_its_button() {
    for size in [[1280.0, 800.0], [1024.0, 768.0], [1280.0, 720.0], [1920.0, 1080.0]] {
        let fake = Fake::playing(sighted_white());
        let rook = RawMove::from_squares(&Board::default(), Square::A1, Square::A4, None).expect("a rook");
        for command in [Command::Move(MoveCommand::Place(rook)), Command::Move(MoveCommand::Press)] {
            fake.command(WHITE, &command);
        }
        let must_show = |desk: &Desk, texts: &[&str]| {
            for text in texts {
                assert!(in_sight(desk, text), "{size:?}: {text}");
            }
        };
        let proposal = ["Vorschlag", "Uhren danach: ", "Stellung vor Zug 1, Weiß"];
        let mut desk = with_size(fake, size);
        must_show(&desk, &proposal);
        must_show(&desk, &["Regelwidriger Zug: 1. Weiß", "So entscheiden", "Was die Aufzeichnung zeigt"]);
        desk.fake.command(BLACK, &Command::Claim(ClaimCommand::Make(Claim::IllegalMove)));
        desk.harness.run_steps(2);
        must_show(&desk, &proposal);
        must_show(&desk, &["Schwarz beanstandet", "Antrag annehmen", "Antrag abweisen", "Was die Aufzeichnung zeigt"]);
    }
}

/// The arbiter had scrolled down to tell of the boards, and what was due next stood above what he saw.
#[test]
fn a_comparison_that_comes_further_is_in_sight_from_its_top() {
    let fake = Fake::playing(Setup::default());
    let reconcile = |by, command| fake.command(by, &Command::Reconcile(command));
    for command in [MoveCommand::Announce(pawn()), MoveCommand::Press] {
        fake.command(WHITE, &Command::Move(command));
    }
    for command in [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)] {
        fake.command(BLACK, &Command::Answer(command));
    }
    reconcile(BLACK, ReconcileCommand::Begin);
    for square in [Square::E7, Square::D7] {
        reconcile(BLACK, ReconcileCommand::Tell(BoardKind::Normal, Telling::Squares(vec![(square, None)])));
    }
    let mut desk = with_size(fake.clone(), [1024.0, 600.0]);
    desk.click("Bretter");
    desk.harness.run_steps(2);
    assert!(in_sight(&desk, "Brett ansagen"), "{:?}", desk.harness.root());
    let finding = desk.harness.get_by_role_and_label(Role::Label, "Befund").rect().center();
    desk.harness.event(Event::PointerMoved(finding));
    let (unit, phase) = (MouseWheelUnit::Line, TouchPhase::Move);
    for _ in 0..20 {
        let delta = eframe::egui::vec2(0.0, -3.0);
        desk.harness.event(Event::MouseWheel {
            unit,
            delta,
            phase,
            modifiers: Modifiers::NONE,
            source: MouseWheelSource::Wheel,
        });
        desk.harness.run_steps(4);
    }
    assert!(!in_sight(&desk, "Brett ansagen"), "scrolled");
    reconcile(Seat::Arbiter, ReconcileCommand::Accept);
    desk.harness.run_steps(4);
    assert!(in_sight(&desk, "Erledigt"), "{:?}", desk.harness.root());
}

/// At 200 % of 1024 by 768 a card left the part below it one row.
#[test]
fn below_a_card_that_waits_there_are_acts_in_sight_at_every_size() {
    for size in [[512.0, 384.0], [683.0, 512.0], [1024.0, 768.0]] {
        let fake = Fake::playing(sighted_white());
        let rook = RawMove::from_squares(&Board::default(), Square::A1, Square::A4, None).expect("a rook");
        for command in [Command::Move(MoveCommand::Place(rook)), Command::Move(MoveCommand::Press)] {
            fake.command(WHITE, &command);
        }
        let mut desk = with_size(fake, size);
        desk.click("Antrag, Anwesenheit");
        desk.harness.run_steps(2);
        let window = desk.harness.ctx.content_rect();
        let first = desk.harness.get_by_role_and_label(Role::Button, "Zeitüberschreitung feststellen").rect();
        let part = window.bottom() - first.top();
        assert!(part >= 58.0, "{size:?}: {part}");
        assert!(in_sight(&desk, "So entscheiden"), "{size:?}");
    }
}

/// Black's mate came while he was asked about White's flag, or Black's own: nothing told him afterwards that he had begun to observe it.
#[test]
fn he_is_reminded_of_a_flag_that_he_had_begun_to_observe_before_the_end() {
    const BEGUN: &str = "Vor dem Ende der Partie hatten Sie begonnen: Zeitüberschreitung feststellen.";
    let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
    let control = both_from("10").expect("a control");
    let mut desk = Desk::at(Fake::playing(Setup { pin, control, ..Setup::default() }));
    let opens = |desk: &mut Desk| {
        desk.types("4711");
        desk.key(Key::Enter, Modifiers::NONE, "");
    };
    desk.fake.wait(Duration::from_secs(601));
    desk.key(Key::F9, Modifiers::NONE, "");
    opens(&mut desk);
    desk.click("Antrag, Anwesenheit");
    desk.click("Zeitüberschreitung feststellen");
    assert!(stands(&desk), "{:?}", desk.harness.root());
    desk.fake.command(WHITE, &Command::Ending(EndingCommand::Resign));
    desk.harness.run_steps(2);
    if !desk.sees("Strafen") {
        opens(&mut desk);
        desk.harness.run_steps(2);
    }
    assert!(desk.reads(BEGUN), "{:?}", desk.harness.root());
    // What he has said no to is not begun.
    let mut desk = Desk::at(Fake::playing(Setup { control: both_from("10").expect("a control"), ..Setup::default() }));
    desk.fake.wait(Duration::from_secs(601));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click("Antrag, Anwesenheit");
    desk.click("Zeitüberschreitung feststellen");
    desk.click("Nein");
    desk.fake.command(WHITE, &Command::Ending(EndingCommand::Resign));
    desk.harness.run_steps(2);
    assert!(!desk.reads(BEGUN), "{:?}", desk.harness.root());
}

/// His card said that the clocks stand over a claim that he had put off, while a clock ran.
#[test]
fn a_claim_says_that_the_clocks_stand_only_for_as_long_as_they_do() {
    let setup = Setup {
        edition: Edition::Fide2014,
        default_time: Some(Duration::ZERO),
        quickplay: Quickplay::Announced,
        control: both_from("30").expect("a control"),
        ..Setup::default()
    };
    let mut desk = with_size(Fake::playing(setup), [1280.0, 800.0]);
    desk.fake.wait(Duration::from_secs(29 * 60));
    desk.fake.command(WHITE, &Command::Claim(ClaimCommand::Make(Claim::Quickplay(Request::Draw))));
    desk.harness.run_steps(2);
    assert!(desk.reads("Weiß beansprucht Remis. Die Uhren stehen"), "{:?}", desk.harness.root());
    let later = Ruling::Postpone(Compensation::TwoMinutes);
    desk.fake.command(Seat::Arbiter, &Command::Claim(ClaimCommand::Rule(later)));
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    desk.harness.run_steps(2);
    assert!(desk.fake.with_table(|table| table.game.clock().side_running().is_some()));
    assert!(desk.sees("Weiß beansprucht Remis. (zurückgestellt)"), "{:?}", desk.harness.root());
    assert!(!desk.reads("Die Uhren stehen"), "{:?}", desk.harness.root());
}

/// `1h29` was all that his page showed of a time that he was to rule on.
#[test]
fn his_clocks_show_their_seconds() {
    let written = |desk: &Desk| {
        // Each digit is a text of its own, drawn three times.
        let digits = drawn(&desk.harness);
        let single = digits.iter().map(|text| text.galley.text().to_owned()).filter(|text| text.chars().count() == 1);
        single.collect::<Vec<_>>().chunks(3).map(|same| same[0].clone()).collect::<String>()
    };
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.wait(Duration::from_secs(35));
    desk.harness.run_steps(2);
    assert!(written(&desk).contains("1h29"), "{}", written(&desk));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.harness.run_steps(2);
    assert!(written(&desk).contains("1:29:55"), "{}", written(&desk));
    assert!(written(&desk).contains("1:30:30"), "{}", written(&desk));
}
