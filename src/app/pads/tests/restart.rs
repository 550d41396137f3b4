//! Pads after the program was restarted: each is nobody's until its player takes it.
use super::*;

/// The program was killed with White's pad unplugged, and Black's is the only one that is there: it was White's then, and acted
/// for him.
#[test]
fn after_a_restart_nobodys_pad_acts_for_another() {
    for (had, expected) in [(vec![WHITE, BLACK], None), (vec![BLACK], Some(BLACK)), (Vec::new(), Some(WHITE))] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        for (pad, &owner) in had.iter().enumerate() {
            plugs(&mut app, pad);
            let pad = Device::Gamepad(u8::try_from(pad + 1).expect("few"));
            app.note_pad(None, Act::Device(DeviceAct::Given(pad, owner)));
        }
        let Stage::Game(at_table) = &app.stage else { panic!("a game") };
        let path = at_table.session.path().to_owned();
        drop(app);
        let mut app = started(folder.path());
        plugs(&mut app, 0);
        app.take_up(&path);
        assert_eq!(app.pads.roles.of(PadId(0)).map(|owned| owned.owner), expected, "{had:?}");
        assert_eq!(app.pads.roles.is_nobodys(PadId(0)), expected.is_none());
    }
}

/// White's and Black's pads are there again after the program was killed.
fn restarted_with_two_pads(folder: &std::path::Path) -> App {
    let mut app = playing(folder);
    for (pad, by) in [(0, WHITE), (1, BLACK)] {
        plugs(&mut app, pad);
        device(&mut app, by, DeviceCommand::Take(Device::Gamepad(u8::try_from(pad + 1).expect("few"))));
    }
    let Stage::Game(at_table) = &app.stage else { panic!("a game") };
    let path = at_table.session.path().to_owned();
    drop(app);
    let mut app = started(folder);
    plugs(&mut app, 0);
    plugs(&mut app, 1);
    app.take_up(&path);
    app
}

fn lapses(app: &mut App, pad: u8) {
    app.note_pad(None, Act::Device(DeviceAct::Kept(Device::Gamepad(pad))));
}

/// Which of two like pads is in whose hands nobody knows: Black took White's by a click, and White's hand announced and pressed for
/// Black.
#[test]
fn after_a_restart_neither_key_nor_click_takes_one_of_two_like_pads() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = restarted_with_two_pads(folder.path());
    assert_eq!(offer(&app), Some((Device::Gamepad(1), WHITE)));
    let how = "Angebot für Weiß: Gamepad. Angenommen wird mit den Tasten dieses Geräts; jede sagt, wie.";
    app.keyboard(Intent::PassKeyboard);
    assert!(told(&app, Audience::Earphone(Color::White)).ends_with(how), "{:?}", app.captions);
    lapses(&mut app, 1);
    assert_eq!(offer(&app), None);
    device(&mut app, WHITE, DeviceCommand::Take(Device::Gamepad(1)));
    assert!(told(&app, Audience::Earphone(Color::White)).ends_with(how), "{:?}", app.captions);
    assert_eq!(game(&app).devices().owner_of(Device::Keyboard), Some(WHITE), "he keeps it");
    for by in [WHITE, BLACK] {
        let view = game(&app).view(by, app.clock().now());
        assert_eq!(view.device_within_reach(), None, "no button of a page takes it");
    }
    assert_eq!(owners(&app), [None, None, None]);
}

#[test]
fn a_press_on_the_pad_offers_it_to_the_same_person_once_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = restarted_with_two_pads(folder.path());
    for expected in [WHITE, BLACK] {
        lapses(&mut app, 1);
        taps(&mut app, 0, Button::West);
        assert_eq!(offer(&app), Some((Device::Gamepad(1), expected)));
    }
    assert_eq!(owners(&app), [None, None, None], "a press takes nothing");
}

/// Black pressed a button of his pad; it was offered to White, who took it for his own, and Black's hand acted for White.
#[test]
fn the_other_pad_is_not_offered_to_who_let_the_first_lapse() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = restarted_with_two_pads(folder.path());
    lapses(&mut app, 1);
    taps(&mut app, 1, Button::West);
    assert_eq!(offer(&app), Some((Device::Gamepad(2), BLACK)));
}

#[test]
fn a_pad_that_is_gone_is_taken_by_no_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = restarted_with_two_pads(folder.path());
    lapses(&mut app, 1);
    reports(&mut app, 0, PadNews::Event(PadEvent::Gone));
    assert_eq!(told(&app, Audience::Earphone(Color::White)), "Angebot verfallen: Gamepad.");
    app.keyboard(Intent::PassKeyboard);
    assert_eq!(offer(&app), Some((Device::Keyboard, BLACK)));
}

/// A player whose only device was his pad could not take the one that was offered to him.
#[test]
fn after_a_restart_a_chord_and_the_button_that_is_named_take_the_pad() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = restarted_with_two_pads(folder.path());
    let how = "Taste Start Kreuz links gedrückt halten, dann die Taste drücken, die genannt wird.";
    let (white, black) = (Audience::Earphone(Color::White), Audience::Page(BLACK));
    let hears = |caption: &std::sync::Arc<Caption>| caption.to == white && caption.text.ends_with(how);
    assert!(app.captions.iter().any(hears), "{:?}", app.captions);
    // Whose they are nobody knew in the menu.
    let owner = app.captions.iter().filter(|caption| caption.text.starts_with("Gamepad connected")).count();
    let here = app.captions.iter().filter(|caption| caption.text.starts_with("Gamepad.")).count();
    assert_eq!((owner, here), (0, 2), "{:?}", app.captions);
    for tap in [Button::Left, Button::West, Button::RightTrigger] {
        taps(&mut app, 1, tap);
    }
    // Black's hands hold his pad before he is asked: for his time, for both times, with the button that answers everywhere else, or
    // with his own chord. He had become White.
    let time = &[Button::LeftShoulder][..];
    for others in [time, &[Button::LeftShoulder, Button::Up], &[Button::South], &[Button::Left], TAKES_FOR_BLACK] {
        holds(&mut app, 0, others);
        assert!(!told(&app, white).starts_with("Jetzt"), "only White's own chord begins");
        assert_eq!(told(&app, black).starts_with("Jetzt"), others == TAKES_FOR_BLACK, "his own begins for himself");
    }
    // White has the other of the two in his hands.
    holds(&mut app, 1, TAKES_FOR_WHITE);
    assert_eq!(owners(&app), [None, None, None]);
    let button = named(&app, white);
    taps(&mut app, 1, button);
    assert_eq!(owners(&app), [None, Some(WHITE), None]);
    assert_eq!(offer(&app), Some((Device::Gamepad(1), BLACK)), "and Black is asked next");
    holds(&mut app, 0, TAKES_FOR_BLACK);
    let button = named(&app, black);
    taps(&mut app, 0, button);
    assert_eq!(owners(&app), [Some(BLACK), Some(WHITE), None]);
}

/// After half a minute the pad was offered to Black, and White's chord did nothing any more.
#[test]
fn each_takes_his_pad_by_his_own_chord_whoever_is_asked() {
    let (white, black) = (Audience::Earphone(Color::White), Audience::Page(BLACK));
    // Black is asked about the pad in White's hands; or White about the pad in Black's.
    for (chord, to, by, lapsed) in [(TAKES_FOR_WHITE, white, WHITE, true), (TAKES_FOR_BLACK, black, BLACK, false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = restarted_with_two_pads(folder.path());
        let mut asked = WHITE;
        if lapsed {
            for _ in 0..2 {
                lapses(&mut app, 1);
                taps(&mut app, 0, Button::West);
            }
            asked = BLACK;
        }
        assert_eq!(offer(&app), Some((Device::Gamepad(1), asked)));
        // Who did not hear the direction holds his chord again.
        for _ in 0..2 {
            holds(&mut app, 0, chord);
        }
        let button = named(&app, to);
        taps(&mut app, 0, button);
        assert_eq!(owners(&app), [Some(by), None, None]);
        assert_eq!(offer(&app), Some((Device::Gamepad(2), asked)), "who was asked is asked about the other");
        let (chord, to) = if asked == WHITE { (TAKES_FOR_WHITE, white) } else { (TAKES_FOR_BLACK, black) };
        holds(&mut app, 1, chord);
        let button = named(&app, to);
        taps(&mut app, 1, button);
        assert_eq!(owners(&app), [Some(by), Some(asked), None]);
    }
}

/// Black held White's chord, by what he remembered or saw; his pad was White's, who heard of his own gamepad and went on.
#[test]
fn whoever_holds_the_others_chord_does_not_know_the_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = restarted_with_two_pads(folder.path());
    let white = Audience::Earphone(Color::White);
    holds(&mut app, 0, TAKES_FOR_WHITE);
    let button = named(&app, white);
    let wrong = if button == Button::Up { Button::Down } else { Button::Up };
    taps(&mut app, 0, wrong);
    assert_eq!(owners(&app), [None, None, None]);
    taps(&mut app, 0, button);
    assert_eq!(owners(&app), [None, None, None], "it is asked anew, not twice");
    // White presses what he hears, on the pad in his own hands.
    holds(&mut app, 0, TAKES_FOR_WHITE);
    let button = named(&app, white);
    taps(&mut app, 1, button);
    assert_eq!(owners(&app), [None, None, None]);
    let failed =
        app.captions.iter().filter(|caption| caption.to == white && caption.text.starts_with("Nicht diese Taste"));
    assert_eq!(failed.count(), 2, "{:?}", app.captions);
    // Another button on the other pad disturbs nothing, and none of either declines in his name.
    holds(&mut app, 1, TAKES_FOR_WHITE);
    let button = named(&app, white);
    taps(&mut app, 0, if button == Button::West { Button::North } else { Button::West });
    taps(&mut app, 0, Button::East);
    taps(&mut app, 1, button);
    assert_eq!(owners(&app), [None, Some(WHITE), None]);
}

/// The button that is named only its person knows, so that the other's hand takes nothing then either.
#[test]
fn a_pad_is_taken_by_its_buttons_while_the_clocks_run_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = restarted_with_two_pads(folder.path());
    for side in [WHITE, BLACK] {
        app.act(side, &Command::Start(crate::game::StartCommand::Ready));
    }
    taps(&mut app, 0, Button::West);
    holds(&mut app, 0, TAKES_FOR_WHITE);
    assert_eq!(owners(&app), [None, None, None]);
    let button = named(&app, Audience::Earphone(Color::White));
    taps(&mut app, 0, button);
    assert_eq!(owners(&app), [Some(WHITE), None, None]);
    // Where nobody had one before, no button does.
    let other = tempfile::tempdir().expect("a folder");
    let mut app = playing(other.path());
    plugs(&mut app, 0);
    holds(&mut app, 0, TAKES_FOR_WHITE);
    assert_eq!(owners(&app), [None, None, None]);
}

/// The offer was told twice in a row, and a third time with each stroke of its chord.
#[test]
fn the_offer_of_a_pad_is_told_once_until_a_button_asks_for_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = restarted_with_two_pads(folder.path());
    let white = Audience::Earphone(Color::White);
    let count = |app: &App| {
        let offered = |caption: &&std::sync::Arc<Caption>| {
            caption.to == white && caption.text.starts_with("Angebot für Weiß: Gamepad.")
        };
        app.captions.iter().filter(offered).count()
    };
    assert_eq!(count(&app), 1, "{:?}", app.captions);
    taps(&mut app, 0, Button::West);
    assert_eq!(count(&app), 2, "whoever takes it up hears it again");
    holds(&mut app, 0, TAKES_FOR_WHITE);
    assert_eq!(count(&app), 3, "by the first button of the chord");
}
