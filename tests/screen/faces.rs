//! The clocks on the screen.
use anna_hector::game::{ClockCommand, MoveCommand};
use std::time::Duration;

use super::{opponent::drawn, *};

#[test]
fn the_clocks_are_read_and_named() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.wait(Duration::from_secs(61));
    desk.harness.step();
    assert!(desk.sees("Weiß: eine Stunde neunundzwanzig Minuten, läuft, Züge: 0"), "{:?}", desk.harness.root());
    assert!(desk.sees("Schwarz: eine Stunde dreißig Minuten, steht, Züge: 0"));
}

/// The time of the next period does not raise it (6.9): it can still be claimed, and so is still to be seen.
#[test]
fn the_flag_of_an_earlier_period_stays_on_the_face() {
    let control = both_from("1/1,30").expect("a control");
    let mut desk = Desk::at(Fake::playing(Setup { control, ..Setup::default() }));
    desk.fake.wait(Duration::from_secs(61));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.harness.step();
    desk.harness.step();
    let fallen = "Weiß: neunundzwanzig Minuten neunundfünfzig, Zeit abgelaufen, zuerst gefallen, Züge: 1";
    assert!(desk.sees(fallen), "{:?}", desk.harness.root());
    assert!(desk.reads("Schwarz: eine Minute, läuft"));
}

#[test]
fn a_face_tells_flags_counters_and_the_delay() {
    let control = both_from("40/1,30 vs 40/2d9,30").expect("a control");
    let mut desk = Desk::at(Fake::playing(Setup { control, ..Setup::default() }));
    desk.fake.wait(Duration::from_secs(61));
    // The claim of a sighted opponent, or the arbiter's observation, is still to come.
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
    desk.harness.step();
    desk.harness.step();
    let fallen = "Weiß: null Sekunden, Zeit abgelaufen, zuerst gefallen, Züge: 0, 40 bis zur Zeitkontrolle";
    assert!(desk.sees(fallen), "{:?}", desk.harness.root());
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.fake.wait(Duration::from_millis(2500));
    desk.harness.step();
    desk.harness.step();
    let delayed = "Schwarz: zwei Minuten, läuft, Aufschub 7, Züge: 0, 40 bis zur Zeitkontrolle";
    assert!(desk.sees(delayed), "{:?}", desk.harness.root());
    assert!(desk.reads("Züge: 1, 39 bis zur Zeitkontrolle"));
}

/// In a small window the name stood on its side beside "time has run out", and the arrow lay over the moves.
#[test]
fn a_fallen_flag_leaves_room_for_the_name_and_the_moves() {
    let mut setup = Setup { control: both_from("40/1,30").expect("a control"), ..Setup::default() };
    setup.names.white = "Johanna von Beispielhausen".to_owned();
    let fake = Fake::playing(setup);
    fake.wait(Duration::from_secs(61));
    for keys in [&[][..], &[Key::F9]] {
        let link = Box::new(fake.clone());
        let harness = Harness::builder()
            .with_size([1024.0, 768.0])
            .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
        let mut desk = Desk { fake: fake.clone(), harness };
        desk.harness.run_steps(2);
        for key in keys {
            desk.key(*key, Modifiers::NONE, "");
        }
        let texts = drawn(&desk.harness);
        let is = |part: &str| {
            let found = texts.iter().find(|text| text.galley.text().contains(part));
            found.unwrap_or_else(|| panic!("{part}: {:?}", desk.harness.root()))
        };
        let (name, moves, fallen) = (is("Weiß · Johanna"), is("Züge: 0 / 40"), is("Zeit abgelaufen"));
        assert_eq!([name, moves, fallen].map(|text| text.galley.rows.len()), [1; 3], "{keys:?}");
        for (one, other) in [(name, moves), (moves, fallen), (name, fallen)] {
            assert!(
                !one.rect.shrink(1.0).intersects(other.rect.shrink(1.0)),
                "{keys:?}: {:?} {:?}",
                one.rect,
                other.rect
            );
        }
    }
}
