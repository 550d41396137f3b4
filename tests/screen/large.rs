//! The large view: announcement, clocks or board alone.
use anna_hector::game::MoveCommand;
use anna_hector::language::Language;

use super::{
    opponent::{drawn, must_have_whole_words},
    *,
};

/// White has announced, and has seen the table in a window of this size.
fn announced(language: Language, size: [f32; 2]) -> Desk {
    let mut setup = Setup::default();
    setup.wording.language = language;
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

/// The keys are the game's as before, and what the other player cannot see he cannot press by Space.
#[test]
fn the_keys_stay_those_of_the_game_and_a_click_leads_back() {
    let mut desk = announced(Language::German, [1280.0, 800.0]);
    desk.key(Key::L, Modifiers::COMMAND, "");
    assert!(!desk.sees("Wiederholt und ausgeführt"));
    let before = desk.fake.commands().len();
    desk.key(Key::E, Modifiers::NONE, "e");
    assert!(desk.sees("Bauer Eva zwei nach Eva vier"), "it stays");
    assert_eq!(desk.fake.commands().len(), before + 1, "the key is the game's");
    desk.click("Zurück zum Brett");
    assert!(desk.sees("Wiederholt und ausgeführt"), "{:?}", desk.harness.root());
    assert_eq!(desk.fake.commands().len(), before + 1, "the click does nothing else");
}

/// An arbiter who is led from his page leaves it locked.
#[test]
fn from_another_page_it_leads_to_the_table() {
    let mut desk = announced(Language::German, [1280.0, 800.0]);
    desk.click("Schiedsrichter");
    desk.key(Key::L, Modifiers::COMMAND, "");
    assert!(desk.sees("Bauer Eva zwei nach Eva vier") && !desk.sees("Schiedsrichter"), "{:?}", desk.harness.root());
}
