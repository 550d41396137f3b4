//! The large view: announcement, clocks or board alone.
use anna_hector::game::{AnswerCommand, MoveCommand};
use anna_hector::language::Language;

use eframe::egui::PointerButton;

use super::{
    opponent::{SETTLED, drawn, must_have_whole_words, quick},
    *,
};

/// White has announced, and has seen the table in a window of this size.
fn announced(language: Language, size: [f32; 2]) -> Desk {
    let mut setup = Setup::default();
    setup.wording.language = language;
    setup.devices.mouse = WHITE;
    let link = Fake::playing(setup);
    let harness = Harness::builder()
        .with_size(size)
        .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(Box::new(link.clone())));
    let mut desk = Desk { fake: link, harness };
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.harness.run_steps(2);
    desk
}

/// Everything that is drawn is in sight and whole; how high the largest letters are.
fn largest(desk: &Desk, of: &str) -> f32 {
    let window = desk.harness.ctx.content_rect();
    let texts = drawn(&desk.harness);
    for text in &texts {
        assert!(window.expand(1.0).contains_rect(text.rect), "{of}: {:?} is cut off", text.galley.text());
        must_have_whole_words(&text.galley, of);
    }
    let size = |text: &super::opponent::Drawn| text.galley.job.sections[0].format.font_id.size;
    texts.iter().map(size).fold(0.0, f32::max)
}

#[test]
fn one_key_shows_the_announcement_the_clocks_and_the_board_as_large_as_the_window_allows() {
    let (small, usual) = ([960.0, 540.0], [1024.0, 768.0]);
    let scenes = [(Language::German, usual), (Language::English, small), (Language::Spanish, usual)];
    for (language, size) in scenes {
        let mut desk = announced(language, size);
        let of = |part: &str| format!("{part}, {language:?}, {size:?}");
        let body = 18.0 * (size[0] / 1280.0).min(size[1] / 800.0);
        for (part, times) in [("announcement", 6.0), ("clocks", 12.0)] {
            desk.key(Key::L, Modifiers::COMMAND, "");
            let letters = largest(&desk, &of(part));
            assert!(letters >= body * times, "{}: {letters} for {body}", of(part));
            assert_eq!(desk.sees("Bauer Eva zwei nach Eva vier"), part == "announcement", "{}", of(part));
        }
        desk.key(Key::L, Modifiers::COMMAND, "");
        let square = desk.harness.get_by_label_contains("e4, ").rect();
        assert!(square.height() > size[1] / 10.0, "{}: {square:?}", of("board"));
        desk.key(Key::L, Modifiers::COMMAND, "");
        assert!(drawn(&desk.harness).len() > 20, "the table again");
    }
}

/// Black has answered, and White, at the keyboard, repeats and executes it. The mouse is this player's.
fn answered(mouse: Seat) -> Desk {
    let mut setup = Setup::default();
    setup.devices.mouse = mouse;
    let mut desk = quick(setup);
    let reply = RawMove::from_squares(&Board::default(), Square::E7, Square::E5, None).expect("a pawn is there");
    for (by, command) in [
        (WHITE, Command::Move(MoveCommand::Announce(pawn()))),
        (WHITE, Command::Move(MoveCommand::Press)),
        (BLACK, Command::Answer(AnswerCommand::Repeat(None))),
        (BLACK, Command::Answer(AnswerCommand::Execute(None))),
        (BLACK, Command::Move(MoveCommand::Announce(reply))),
        (BLACK, Command::Move(MoveCommand::Press)),
    ] {
        desk.fake.command(by, &command);
    }
    desk.harness.run_steps(SETTLED);
    desk
}

/// The keys are the game's as before. The second half of a double click does not take what comes to its place.
#[test]
fn the_keys_stay_those_of_the_game_and_a_click_leads_back() {
    let mut desk = answered(WHITE);
    let at = desk.harness.get_by_role_and_label(Role::Button, "Wiederholt und ausgeführt").rect().center();
    desk.key(Key::L, Modifiers::COMMAND, "");
    assert!(desk.sees("Bauer Eva sieben nach Eva fünf") && !desk.sees("Wiederholt und ausgeführt"));
    let before = desk.fake.commands().len();
    desk.key(Key::E, Modifiers::NONE, "e");
    assert_eq!(desk.fake.commands().len(), before + 1, "the key is the game's");
    assert!(desk.sees("Bauer Eva sieben nach Eva fünf") && !desk.sees("Wiederholt und ausgeführt"), "it stays");
    desk.harness.run_steps(SETTLED);
    for pressed in [true, false, true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        desk.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
        desk.harness.run_steps(2);
    }
    assert!(desk.sees("Wiederholt und ausgeführt"), "{:?}", desk.harness.root());
    assert_eq!(desk.fake.commands().len(), before + 1, "the second half of the double click");
}

/// The page of a player who sees is not taken from him by a key of his opponent's.
#[test]
fn the_page_of_a_player_who_sees_stays_as_it_is() {
    let mut desk = answered(BLACK);
    let before = drawn(&desk.harness).len();
    desk.key(Key::L, Modifiers::COMMAND, "");
    assert_eq!(drawn(&desk.harness).len(), before);
}

/// An arbiter who is led from his page leaves it locked.
#[test]
fn from_another_page_it_leads_to_the_table() {
    let mut desk = announced(Language::German, [1280.0, 800.0]);
    desk.click("Schiedsrichter");
    desk.key(Key::L, Modifiers::COMMAND, "");
    assert!(desk.sees("Bauer Eva zwei nach Eva vier") && !desk.sees("Schiedsrichter"), "{:?}", desk.harness.root());
}
