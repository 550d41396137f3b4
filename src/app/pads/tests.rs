mod restart;

use shakmaty::Color;

use super::*;
use crate::{
    app::{Input, Options, SoundDesk, SystemVoiceUse, quitting::tests::playing},
    desk::{Direction, Mode},
    game::{Act, Command, Device, DeviceAct, DeviceCommand, DrawCommand, Game, MoveCommand},
    laws::RawMove,
    narration::Question,
    pad::{Button, DialButton, KnownBy, Motors, PadChange, Stick, StickPart, Way},
    screen::{Caption, Gesture},
};

const WHITE: Seat = Seat::Player(Color::White);
const BLACK: Seat = Seat::Player(Color::Black);
const ASSISTANT: Seat = Seat::Assistant(Color::White);

fn game(app: &App) -> &Game {
    let Stage::Game(playing) = &app.stage else { panic!("a game") };
    playing.session.game()
}

fn reports(app: &mut App, pad: usize, what: PadNews) {
    app.handle(Input::Pad(None, PadReport { pad: PadId(pad), what }));
}

fn plugs(app: &mut App, pad: usize) {
    reports(app, pad, PadNews::Here { family: Family::Xbox, motors: Motors::Two, known_by: KnownBy::Model });
}

fn taps(app: &mut App, pad: usize, button: Button) {
    for event in [PadEvent::Pressed(button), PadEvent::Released(button)] {
        reports(app, pad, PadNews::Event(event));
    }
}

/// Holds a chord for as long as an answer takes.
fn holds(app: &mut App, pad: usize, chord: &[Button]) {
    for &button in chord {
        reports(app, pad, PadNews::Event(PadEvent::Pressed(button)));
    }
    let began = app.clock().now();
    while app.clock().now().since(began) <= crate::desk::HOLD {
        std::thread::yield_now();
    }
    reports(app, pad, PadNews::Settled);
    for &button in chord.iter().rev() {
        reports(app, pad, PadNews::Event(PadEvent::Released(button)));
    }
}

const TAKES_FOR_WHITE: &[Button] = &[Button::Start, Button::Left];
const TAKES_FOR_BLACK: &[Button] = &[Button::Start, Button::Right];

/// What this person is told to press after the chord.
fn named(app: &App, to: Audience) -> Button {
    let told = told(app, to);
    let pressed = told.strip_prefix("Jetzt Kreuz ").and_then(|rest| rest.strip_suffix(" drücken."));
    match pressed {
        Some("auf") => Button::Up,
        Some("rechts") => Button::Right,
        Some("ab") => Button::Down,
        Some("links") => Button::Left,
        other => panic!("{other:?}: {told}"),
    }
}

/// Takes a pad that is nobody's: by the chord, and by the button that this person is told.
fn takes_in_hand(app: &mut App, pad: usize, chord: &[Button], to: Audience) {
    holds(app, pad, chord);
    let button = named(app, to);
    taps(app, pad, button);
}

fn device(app: &mut App, by: Seat, command: DeviceCommand) {
    app.act(by, &Command::Device(command));
}

fn owners(app: &App) -> Vec<Option<Seat>> {
    let pads = (0..3).map(|pad| app.pads.roles.of(PadId(pad)).map(|owned| owned.owner));
    let recorded = (1..=3).map(|number| game(app).devices().owner_of(Device::Gamepad(number)));
    assert!(pads.clone().eq(recorded), "as on record");
    pads.collect()
}

fn offer(app: &App) -> Option<(Device, Seat)> {
    game(app).devices().offer().map(|offer| (offer.device, offer.to))
}

fn told(app: &App, to: Audience) -> &str {
    let last = app.captions.iter().rev().find(|caption| caption.to == to);
    last.map_or("", |caption| caption.text.as_str())
}

/// The program as it starts, with sound that opens no device.
fn started(folder: &std::path::Path) -> App {
    let silent = "[sound]\nroom = \"none\"\nwhite = \"none\"\nblack = \"none\"\n";
    std::fs::write(folder.join("settings.toml"), silent).expect("settings");
    let (outbox, _) = std::sync::mpsc::channel();
    let sound = SoundDesk::new(outbox.clone(), SystemVoiceUse::Nothing).expect("the built-in voice");
    let mut app = App::new(Options::below(folder), sound, outbox, std::sync::Arc::default());
    app.open();
    app
}

/// White has two gamepads, which came in the game.
fn with_two_pads(folder: &std::path::Path) -> App {
    let mut app = playing(folder);
    for pad in [0, 1] {
        plugs(&mut app, pad);
        if game(&app).devices().offer().map(|offer| offer.to) == Some(BLACK) {
            device(&mut app, BLACK, DeviceCommand::Take(Device::Gamepad(2)));
            device(&mut app, BLACK, DeviceCommand::Give(Device::Gamepad(2), WHITE));
        }
        device(&mut app, WHITE, DeviceCommand::Take(Device::Gamepad(u8::try_from(pad + 1).expect("few"))));
    }
    assert_eq!(owners(&app), [Some(WHITE), Some(WHITE), None]);
    app
}

#[test]
fn an_assistant_gets_a_pad_once_he_exists_and_his_player_keeps_his() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = with_two_pads(folder.path());
    let give = || DeviceCommand::Give(Device::Gamepad(2), ASSISTANT);
    device(&mut app, WHITE, give());
    assert_eq!(owners(&app)[1], Some(WHITE));
    let refusal = "Keinen Assistenten hat Weiß. Erst bekommt er die Tastatur, oder Sie rufen den Schiedsrichter.";
    assert_eq!(told(&app, Audience::Earphone(Color::White)), refusal);
    // The keyboard makes him one; the button by which pads are given gives him the second.
    device(&mut app, WHITE, DeviceCommand::Give(Device::Keyboard, ASSISTANT));
    app.output(PadId(1), WHITE, PadOutput::Assign);
    assert_eq!(owners(&app), [Some(WHITE), Some(ASSISTANT), None]);
    device(&mut app, ASSISTANT, DeviceCommand::Give(Device::Keyboard, WHITE));
    for to in [Audience::Page(BLACK), Audience::Page(ASSISTANT)] {
        let here =
            app.captions.iter().any(|caption| caption.to == to && caption.text == "Gamepad verbunden: Assistent.");
        assert!(here, "{to} is told: {:?}", app.captions);
    }
    // The player's own pad is his as before, and reads in his ear alone.
    let count = |app: &App, to: Audience| app.captions.iter().filter(|caption| caption.to == to).count();
    let before = [Audience::Earphone(Color::White), Audience::Page(ASSISTANT)].map(|to| count(&app, to));
    taps(&mut app, 0, Button::West);
    let after = [Audience::Earphone(Color::White), Audience::Page(ASSISTANT)].map(|to| count(&app, to));
    assert_eq!(after, [before[0] + 1, before[1]], "{:?}", app.captions);
    // By the same button it goes back.
    app.output(PadId(1), ASSISTANT, PadOutput::Assign);
    assert_eq!(owners(&app), [Some(WHITE), Some(WHITE), None]);
}

#[test]
fn what_an_assistant_does_by_his_pad_is_on_record_as_his() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = with_two_pads(folder.path());
    device(&mut app, WHITE, DeviceCommand::Give(Device::Keyboard, ASSISTANT));
    device(&mut app, WHITE, DeviceCommand::Give(Device::Gamepad(2), ASSISTANT));
    device(&mut app, ASSISTANT, DeviceCommand::Give(Device::Keyboard, WHITE));
    let said = RawMove::from_squares(game(&app).board(Color::White), shakmaty::Square::E2, shakmaty::Square::E4, None);
    app.act(WHITE, &Command::Move(MoveCommand::Announce(said.expect("a pawn"))));
    // What would be private to his player is not told to him (D.2.9.d of 2014).
    taps(&mut app, 1, Button::LeftShoulder);
    assert!(!told(&app, Audience::Page(ASSISTANT)).contains("Minuten"), "{:?}", app.captions);
    taps(&mut app, 1, Button::Start);
    app.press_now();
    let pressed = game(&app).plies()[0].pressed.as_ref().map(|(deed, _)| deed.by);
    assert_eq!(pressed, Some(ASSISTANT));
    let logged = game(&app).log().iter().any(|logged| logged.event.by == Some(ASSISTANT));
    assert!(logged);
    // He speaks by a button of his own, into a microphone of his own.
    taps(&mut app, 1, Button::LeftTrigger);
    assert_eq!(told(&app, Audience::Page(ASSISTANT)), "Assistent. Mikrofon von Weiß: kein Gerät.");
}

#[test]
fn a_pad_that_comes_in_the_game_is_offered_to_the_assistant_after_the_players() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = with_two_pads(folder.path());
    device(&mut app, WHITE, DeviceCommand::Give(Device::Keyboard, ASSISTANT));
    let offered = |app: &App| game(app).devices().offer().map(|offer| offer.to);
    plugs(&mut app, 2);
    assert_eq!(offered(&app), Some(BLACK));
    device(&mut app, BLACK, DeviceCommand::Keep(Device::Gamepad(3)));
    taps(&mut app, 2, Button::South);
    assert_eq!(offered(&app), Some(ASSISTANT));
    // His player's word is enough.
    app.output(PadId(0), WHITE, PadOutput::Assign);
    assert_eq!(owners(&app), [Some(WHITE), Some(WHITE), Some(ASSISTANT)]);
}

/// A pad that is nobody's and is pressed again and again does not ask the same person again and again.
#[test]
fn a_pad_that_nobody_wants_is_offered_to_the_same_person_after_a_pause_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = with_two_pads(folder.path());
    let offered = |app: &App| game(app).devices().offer().map(|offer| offer.to);
    plugs(&mut app, 2);
    assert_eq!(offered(&app), Some(BLACK), "he alone has none");
    device(&mut app, BLACK, DeviceCommand::Keep(Device::Gamepad(3)));
    for _ in 0..3 {
        taps(&mut app, 2, Button::South);
        assert_eq!(offered(&app), None, "he has just said no");
    }
}

/// "Go on by keyboard" was said to Black, who did: the keyboard was White's, and White resigned by it.
#[test]
fn whoever_loses_his_pad_is_sent_to_no_keyboard_that_is_anothers() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    for (pad, by) in [(0, WHITE), (1, BLACK)] {
        plugs(&mut app, pad);
        device(&mut app, by, DeviceCommand::Take(Device::Gamepad(u8::try_from(pad + 1).expect("few"))));
    }
    let told = |app: &mut App, pad| {
        app.captions = crate::app::Captions::default();
        reports(app, pad, PadNews::Event(PadEvent::Gone));
        app.captions.iter().rfind(|caption| caption.to != Audience::Page(Seat::Arbiter)).expect("told").text.clone()
    };
    assert_eq!(told(&mut app, 1), "Gamepad getrennt: Schwarz.", "he has the screen");
    plugs(&mut app, 1);
    app.act(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Mouse, WHITE)));
    let none = "Gamepad getrennt: Schwarz. Kein anderes Gerät gehört Ihnen. Bitte den Schiedsrichter rufen.";
    assert_eq!(told(&mut app, 1), none);
    assert_eq!(told(&mut app, 0), "Gamepad getrennt: Weiß. Weiter mit der Tastatur.");
}

/// An assistant who has entered e2-e4 at his pad, where it is read back.
fn with_a_move_in_hand(folder: &std::path::Path) -> App {
    let mut app = with_two_pads(folder);
    device(&mut app, WHITE, DeviceCommand::Give(Device::Keyboard, ASSISTANT));
    device(&mut app, WHITE, DeviceCommand::Give(Device::Gamepad(2), ASSISTANT));
    device(&mut app, ASSISTANT, DeviceCommand::Give(Device::Keyboard, WHITE));
    app.act(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Mouse, ASSISTANT)));
    let typed = ['e', '2', 'e', '4'].map(Intent::Insert);
    for intent in [Intent::OpenEntry(None)].into_iter().chain(typed).chain([Intent::Enter]) {
        app.intend(PadId(1), ASSISTANT, intent);
    }
    assert!(matches!(mode_of_assistant(&app), Mode::ReadBack { .. }), "{:?}", mode_of_assistant(&app));
    app
}

fn mode_of_assistant(app: &App) -> &Mode {
    let Stage::Game(playing) = &app.stage else { panic!("a game") };
    playing.desks.assistants().get(Color::White).mode()
}

/// His page shows what is read back at his pad, with a button: it must not stand there in a later turn.
#[test]
fn what_is_read_back_at_an_assistants_pad_is_gone_once_he_commits_it_on_his_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = with_a_move_in_hand(folder.path());
    let e4 = RawMove::from_squares(game(&app).board(Color::White), shakmaty::Square::E2, shakmaty::Square::E4, None);
    let command = Command::Move(MoveCommand::Announce(e4.expect("a pawn")));
    app.handle(Input::Gesture(Gesture::OnPage { of: ASSISTANT, by: Device::Mouse, command }));
    assert_eq!(game(&app).record().announcements(), 1);
    assert_eq!(*mode_of_assistant(&app), Mode::Board);
}

#[test]
fn what_is_read_back_at_an_assistants_pad_is_gone_with_the_pad() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = with_a_move_in_hand(folder.path());
    reports(&mut app, 1, PadNews::Event(PadEvent::Gone));
    assert_eq!(*mode_of_assistant(&app), Mode::Board);
}

/// The piece was in no hand by what he asked and in his hand by what he did: the move that he began anew was taken for putting it back.
#[test]
fn a_piece_in_hand_stays_there_with_a_pad_that_is_gone_and_that_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    plugs(&mut app, 0);
    device(&mut app, WHITE, DeviceCommand::Take(Device::Gamepad(1)));
    let white = Audience::Earphone(Color::White);
    for intent in [Intent::Walk(Direction::Down), Intent::Walk(Direction::Down), Intent::Grasp] {
        app.intend(PadId(0), WHITE, intent);
    }
    reports(&mut app, 0, PadNews::Event(PadEvent::Gone));
    assert_eq!(told(&app, white), "Eva zwei: weißer Bauer in der Hand. Escape widerruft.");
    plugs(&mut app, 0);
    app.intend(PadId(0), WHITE, Intent::Here);
    assert_eq!(told(&app, white), "Eva zwei: weißer Bauer in der Hand.");
    app.intend(PadId(0), WHITE, Intent::Walk(Direction::Up));
    app.intend(PadId(0), WHITE, Intent::Here);
    assert_eq!(told(&app, white), "Eva drei ist leer.");
}

/// The keyboard's letters did nothing, and what is due did not name the question.
#[test]
fn what_was_asked_at_a_pad_that_is_gone_is_answered_at_the_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    plugs(&mut app, 0);
    device(&mut app, WHITE, DeviceCommand::Take(Device::Gamepad(1)));
    let (up, down) = (Intent::Walk(Direction::Up), Intent::Walk(Direction::Down));
    for intent in [&[down.clone(), down, Intent::Grasp][..], &vec![up; 6], &[Intent::Grasp]].concat() {
        app.keyboard(intent);
    }
    let (white, asks) = (Audience::Earphone(Color::White), "Umwandlung in welche Figur");
    assert!(told(&app, white).contains(asks), "{}", told(&app, white));
    app.keyboard(Intent::Ask(Question::Step));
    assert!(told(&app, white).contains(asks), "{}", told(&app, white));
    reports(&mut app, 0, PadNews::Event(PadEvent::Gone));
    assert!(told(&app, white).contains(asks), "{}", told(&app, white));
    for intent in [Intent::Insert('d'), Intent::Enter] {
        app.keyboard(intent);
    }
    let Stage::Game(playing) = &app.stage else { panic!("a game") };
    let mode = playing.desks.of_player(Color::White).mode();
    let queen = Some(shakmaty::Role::Queen);
    assert!(matches!(mode, Mode::ReadBack { said: RawMove::Piece { promotion, .. }, .. } if *promotion == queen));
}

/// One early tap of the button that had taken "offer a draw" from the list offered it.
#[test]
fn a_tap_answers_no_question_in_its_first_moment() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    plugs(&mut app, 0);
    device(&mut app, WHITE, DeviceCommand::Take(Device::Gamepad(1)));
    let offer = Intent::Do(Command::Draw(DrawCommand::Offer));
    let offered = |app: &App| !game(app).claims().draw_offers().is_empty();
    let answers = |app: &mut App| app.intend(PadId(0), WHITE, Intent::Answer(Answer::Down));
    app.intend(PadId(0), WHITE, offer.clone());
    let sounds = app.sound.count();
    answers(&mut app);
    assert!(!offered(&app) && app.sound.count() > sounds, "it is refused, and the question said again");
    let began = app.clock().now();
    while app.clock().now().since(began) < crate::desk::FIRST_MOMENT {
        std::thread::yield_now();
    }
    answers(&mut app);
    assert!(offered(&app));
}

/// It became Black's second pad: nobody was asked, and a hand at it acted for him.
#[test]
fn a_pad_too_many_is_nobodys_until_somebody_takes_it_by_his_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    for (pad, by) in [(0, WHITE), (1, BLACK)] {
        plugs(&mut app, pad);
        device(&mut app, by, DeviceCommand::Take(Device::Gamepad(u8::try_from(pad + 1).expect("few"))));
    }
    plugs(&mut app, 2);
    taps(&mut app, 2, Button::South);
    assert_eq!(game(&app).devices().offer(), None);
    assert_eq!(owners(&app), [Some(WHITE), Some(BLACK), None]);
    app.output(PadId(0), WHITE, PadOutput::Assign);
    assert_eq!(owners(&app), [Some(WHITE), Some(BLACK), Some(WHITE)]);
}

/// "Assign gamepads" offered White's only pad to Black, who took it: White's next strokes were Black's on record.
#[test]
fn a_players_only_pad_is_not_offered_to_another_who_has_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    for (pad, by) in [(0, WHITE), (1, BLACK)] {
        plugs(&mut app, pad);
        device(&mut app, by, DeviceCommand::Take(Device::Gamepad(u8::try_from(pad + 1).expect("few"))));
    }
    app.output(PadId(0), WHITE, PadOutput::Assign);
    assert_eq!(game(&app).devices().offer(), None);
    assert_eq!(owners(&app), [Some(WHITE), Some(BLACK), None]);
    let told = told(&app, Audience::Earphone(Color::White));
    assert!(told.starts_with("Gamepad") && told.ends_with("gehört jetzt: Weiß."), "{told}");
}

#[test]
fn a_pad_too_many_before_a_game_is_nobodys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = started(folder.path());
    for pad in 0..3 {
        plugs(&mut app, pad);
    }
    let owner = |app: &App| app.pads.roles.of(PadId(2)).map(|owned| owned.owner);
    taps(&mut app, 2, Button::South);
    assert_eq!(owner(&app), None);
    app.output(PadId(0), WHITE, PadOutput::Assign);
    taps(&mut app, 2, Button::South);
    assert_eq!(owner(&app), Some(WHITE));
}

#[test]
fn how_a_stick_is_read_is_kept_and_what_leads_back_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = with_two_pads(folder.path());
    let wider = PadChange::Stick(Stick::Left, StickPart::Middle, Way::Next);
    app.output(PadId(0), WHITE, PadOutput::Change(wider));
    assert_eq!(told(&app, Audience::Earphone(Color::White)), "Linker Stick: Mitte fünfundvierzig Prozent.");
    let kept = || std::fs::read_to_string(folder.path().join("gamepad.txt")).expect("kept");
    assert!(kept().starts_with("left-stick = leap 45\n"), "{}", kept());
    let before = kept();
    app.output(PadId(0), WHITE, PadOutput::Change(PadChange::Dial(DialButton::Back, Button::RightTrigger)));
    let reason = told(&app, Audience::Earphone(Color::White));
    assert!(reason.starts_with("Sonst hätte ") && reason.ends_with("Bitte einen anderen nehmen."), "{reason}");
    app.output(PadId(0), WHITE, PadOutput::Change(PadChange::Dial(DialButton::Take, Button::LeftShoulder)));
    let reason = "Sonst hätte Beim Wählen: zurücknehmen keinen Knopf. Bitte einen anderen nehmen.";
    assert_eq!(told(&app, Audience::Earphone(Color::White)), reason);
    assert_eq!(kept(), before);
}

/// "F12 accepts" was told to a player whose only device was his lever, and no button of it did.
#[test]
fn a_player_with_a_lever_alone_takes_what_is_offered_and_reads_of_no_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    for (pad, owner) in [(0, WHITE), (1, BLACK)] {
        plugs(&mut app, pad);
        device(&mut app, owner, DeviceCommand::Take(Device::Gamepad(u8::try_from(pad + 1).expect("few"))));
    }
    taps(&mut app, 1, Button::West);
    device(&mut app, WHITE, DeviceCommand::Give(Device::Keyboard, BLACK));
    let offered = told(&app, Audience::Page(BLACK));
    assert!(!offered.contains("F12") && offered.contains("Linker Abzug"), "{offered}");
    for event in [Button::LeftTrigger, Button::Right].map(PadEvent::Pressed) {
        reports(&mut app, 1, PadNews::Event(event));
    }
    let later = app.clock.now() + Duration::from_secs(1);
    app.at_pad(PadId(1), PadEvent::Passed, later);
    let Stage::Game(playing) = &app.stage else { panic!("a game") };
    assert_eq!(playing.session.game().setup().devices.keyboard, BLACK);
}

/// The defect: two pads of one make that were away came back in the other order, each as the other's, and one resigned for the other.
#[test]
fn two_pads_of_one_make_that_were_away_together_are_nobodys_when_they_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = playing(folder.path());
    for (pad, by) in [(0, WHITE), (1, BLACK)] {
        plugs(&mut app, pad);
        device(&mut app, by, DeviceCommand::Take(Device::Gamepad(u8::try_from(pad + 1).expect("few"))));
    }
    assert_eq!(owners(&app), [Some(WHITE), Some(BLACK), None]);
    // One alone is surely its owner's.
    reports(&mut app, 1, PadNews::Event(PadEvent::Gone));
    plugs(&mut app, 1);
    assert_eq!(owners(&app), [Some(WHITE), Some(BLACK), None]);

    for pad in [0, 1] {
        reports(&mut app, pad, PadNews::Event(PadEvent::Gone));
    }
    plugs(&mut app, 0);
    assert_eq!(owners(&app), [None, None, None]);
    assert_eq!(offer(&app), Some((Device::Gamepad(1), WHITE)), "who had one is asked");
    takes_in_hand(&mut app, 0, TAKES_FOR_WHITE, Audience::Earphone(Color::White));
    plugs(&mut app, 1);
    assert_eq!(offer(&app), Some((Device::Gamepad(2), BLACK)));
    takes_in_hand(&mut app, 1, TAKES_FOR_BLACK, Audience::Page(BLACK));
    assert_eq!(owners(&app), [Some(WHITE), Some(BLACK), None]);
}

/// The arbiter struck his key to show the PIN, and the player with a pad in his hands was told that Enter starts the clock.
#[test]
fn the_arbiters_key_takes_no_pad_out_of_a_players_hands() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = started(folder.path());
    plugs(&mut app, 0);
    taps(&mut app, 0, Button::South);
    for _ in 0..40 {
        taps(&mut app, 0, Button::Down);
    }
    taps(&mut app, 0, Button::South);
    app.keyboard(Intent::ArbitersPin);
    // He has written it down.
    app.pin_shown = None;
    app.keyboard(Intent::ArbitersPin);
    assert!(matches!(app.stage, Stage::Game(_)), "{:?}", app.stage);
    let said = told(&app, Audience::Earphone(Color::White));
    let keys = ["Eingabetaste", "Enter", "Intro"];
    assert!(!said.is_empty() && keys.iter().all(|key| !said.contains(key)), "{said}");
}
