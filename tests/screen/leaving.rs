//! Leaving the table: Tab and the focus, closing the window, the list of unfinished games, and going on after a restart.
use std::time::Duration;

use anna_hector::{
    desk::{Offered, Unfinished},
    game::{
        ClockCommand, Command, Device, EndingCommand, GameProgress, Keeping, Mode, MoveCommand, Setup, StartCommand,
    },
    language::{Line, Wording},
    screen::{Front, Gesture, Leaving, Stage},
};
use eframe::egui::{Event, Key, Modifiers, Rect, ViewportCommand, ViewportEvent, ViewportId, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use shakmaty::{ByColor, Color};

use super::{
    BLACK, Desk, WHITE, down,
    fake::{Fake, sighted_white},
    up,
};

const TAB: (Key, &str) = (Key::Tab, "");
const ENTER: (Key, &str) = (Key::Enter, "");
const SPACE: (Key, &str) = (Key::Space, " ");
const WAY_BACK: &str = "Schaltfläche. Eingabetaste drückt sie, Escape führt zum Brett zurück.";

impl Desk {
    fn strikes(&mut self, (key, text): (Key, &str)) {
        self.key(key, Modifiers::NONE, text);
    }

    fn has_focus(&self) -> bool {
        self.harness.ctx.memory(|memory| memory.focused().is_some())
    }

    /// Alt+F4; whether the window stays.
    fn closes(&mut self) -> bool {
        let input = self.harness.input_mut();
        input.viewports.entry(ViewportId::ROOT).or_default().events.push(ViewportEvent::Close);
        self.harness.step();
        let output = &self.harness.output().viewport_output;
        let stays = output.values().any(|viewport| viewport.commands.contains(&ViewportCommand::CancelClose));
        self.harness.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.clear();
        !stays
    }
}

#[test]
fn tab_is_heard_and_letters_stay_the_games() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.strikes(TAB);
    assert!(desk.has_focus());
    assert_eq!(desk.fake.focus_said(), [WAY_BACK]);
    assert_eq!(desk.fake.focus_named(), ["Schiedsrichter."], "where no screen reader names it");
    for name in ["Assistent.", "Tasten."] {
        desk.strikes(TAB);
        assert_eq!(desk.fake.focus_said(), [""; 0], "the names are the screen reader's");
        assert_eq!(desk.fake.focus_named(), [name], "each of them, where there is none");
    }
    desk.strikes((Key::T, "t"));
    assert_eq!(desk.fake.focus_said(), ["Brett."]);
    assert!(!desk.has_focus());
    let heard = desk.fake.last_said(anna_hector::narration::Audience::Earphone(Color::White)).unwrap_or_default();
    assert!(heard.starts_with("Sie: "), "{heard}");
}

#[test]
fn enter_takes_the_button_once_in_the_name_of_who_has_the_keyboard() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.open_more();
    desk.focus("Uhren anhalten");
    assert_eq!(desk.fake.focus_said(), [WAY_BACK]);
    desk.strikes(ENTER);
    desk.key(Key::Y, Modifiers::NONE, "y");
    assert_eq!(desk.last(), Some((WHITE, Command::Clock(ClockCommand::Stop))), "the mouse is Black's");
    assert_eq!(desk.fake.focus_said(), ["Brett."]);
    let before = desk.fake.commands().len();
    for stroke in [ENTER, ENTER] {
        desk.strikes(stroke);
    }
    assert_eq!(desk.fake.commands().len(), before, "Enter is the desk's again, and no step is due");
}

#[test]
fn escape_leads_back_to_the_board_and_is_said() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.strikes(TAB);
    desk.fake.focus_said();
    desk.strikes((Key::Escape, ""));
    assert_eq!(desk.fake.focus_said(), ["Brett."]);
    desk.strikes(SPACE);
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
}

/// Escape led back to the board from a button and left the question open; the key that answers resigned then.
#[test]
fn escape_ends_a_question_from_a_button_too() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let asks = |desk: &Desk| desk.fake.with_table(|table| table.keyboard.mode().question().is_some());
    desk.key(Key::G, Modifiers::CTRL | Modifiers::COMMAND, "");
    desk.strikes(TAB);
    assert!(asks(&desk) && desk.has_focus());
    desk.strikes((Key::Escape, ""));
    assert!(!asks(&desk));
}

/// Tab left the question armed and said nothing of it; the key that answers, held for something else, resigned.
#[test]
fn tab_says_the_open_question_first() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::G, Modifiers::CTRL | Modifiers::COMMAND, "");
    desk.strikes(TAB);
    let said = format!("Weiß gibt auf? Y gedrückt halten: ja. Escape: nein. {WAY_BACK}");
    assert_eq!(desk.fake.focus_said(), [said]);
    // Once: a screen reader is in the middle of the name of the next button.
    desk.strikes(TAB);
    assert_eq!(desk.fake.focus_said(), [""; 0]);
    assert!(desk.fake.with_table(|table| table.keyboard.mode().question().is_some()));
}

/// Anyone who strikes Enter in the same moment has not heard where the focus is.
#[test]
fn enter_and_space_right_after_tab_do_nothing() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let before = desk.fake.commands();
    for (key, text) in [TAB, ENTER, SPACE] {
        let events = &mut desk.harness.input_mut().events;
        events.push(Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE });
        if !text.is_empty() {
            events.push(Event::Text(text.into()));
        }
        events.push(Event::Key { key, physical_key: None, pressed: false, repeat: false, modifiers: Modifiers::NONE });
    }
    desk.harness.step();
    desk.harness.step();
    assert_eq!(desk.fake.commands(), before);
    assert_eq!(desk.fake.focus_said(), [WAY_BACK]);
}

#[test]
fn a_click_leaves_the_focus_at_the_board() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.open_more();
    desk.focus("Uhren anhalten");
    desk.click("Uhren anhalten");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((BLACK, Command::Clock(ClockCommand::Stop))), "the mouse is Black's");
    assert!(!desk.has_focus());
    let before = desk.fake.commands().len();
    desk.strikes(ENTER);
    assert_eq!(desk.fake.commands().len(), before);
}

#[test]
fn the_board_is_named_once_when_escape_leads_back_to_it() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.strikes(TAB);
    desk.fake.focus_said();
    desk.strikes((Key::Escape, ""));
    assert_eq!(desk.fake.focus_said(), [""; 0]);
    let heard = desk.fake.last_said(anna_hector::narration::Audience::Earphone(Color::White));
    assert_eq!(heard.as_deref(), Some("Brett."));
}

/// "Does White resign?" was asked when there was nothing left to lose.
#[test]
fn nothing_is_asked_that_the_end_of_the_game_has_overtaken() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(BLACK, &Command::Ending(EndingCommand::Resign));
    desk.harness.step();
    desk.key(Key::G, Modifiers::CTRL | Modifiers::COMMAND, "");
    assert!(desk.fake.with_table(|table| table.keyboard.mode().question().is_none()));
    assert_eq!(desk.last(), Some((WHITE, Command::Ending(EndingCommand::Resign))), "refused, with the reason");
}

#[test]
fn nothing_has_the_focus_when_the_table_comes_back() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.strikes(TAB);
    assert!(desk.has_focus());
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(!desk.has_focus());
}

#[test]
fn the_window_stays_while_the_game_is_on_until_the_program_lets_it_go() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    assert!(!desk.closes());
    assert!(!desk.closes(), "twice is no answer");
    assert_eq!(desk.fake.closing(), [Gesture::Quit, Gesture::Quit]);
    desk.fake.leaves(Leaving::Asked(Line::QuitQuestion));
    desk.harness.run_steps(3);
    assert!(desk.reads("Das Programm mitten in der Partie beenden?"));
    desk.click("Weiterspielen");
    desk.click("Programm beenden");
    desk.key(Key::Q, Modifiers::CTRL | Modifiers::COMMAND, "");
    assert_eq!(
        desk.fake.closing(),
        [Gesture::StayOpen, Gesture::ConfirmQuit(Device::Mouse), Gesture::ConfirmQuit(Device::Keyboard)]
    );
    assert!(!desk.closes());
    desk.fake.leaves(Leaving::Agreed);
    assert!(desk.closes());
}

/// The game is over and its end confirmed, but the disk has not taken it.
#[test]
fn the_window_stays_while_a_finished_game_is_in_memory_alone() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Ending(EndingCommand::Resign));
    desk.fake.keep(Keeping::Memory);
    desk.harness.step();
    assert!(!desk.closes());
    assert_eq!(desk.fake.closing(), [Gesture::Quit]);
    desk.fake.leaves(Leaving::Asked(Line::QuitUnwritten));
    desk.harness.run_steps(3);
    assert!(desk.reads("Programm beenden? Die Partie ist noch nicht gespeichert"));
    assert!(desk.sees("Hierbleiben") && !desk.sees("Weiterspielen"), "it is over");
    // Once it is on the disk, the program lets the window go.
    desk.fake.keep(Keeping::Disk);
    desk.fake.leaves(Leaving::Agreed);
    desk.harness.step();
    assert!(desk.closes());
}

#[test]
fn a_window_without_a_game_stays_too_until_the_program_lets_it_go() {
    let mut desk = Desk::at(Fake::form());
    assert!(!desk.closes(), "a game may have begun since it was drawn");
    assert_eq!(desk.fake.closing(), [Gesture::Quit]);
    desk.fake.leaves(Leaving::Agreed);
    assert!(desk.closes());
}

#[test]
fn unfinished_games_are_listed_with_their_place() {
    let game = |white: &str| Offered {
        names: ByColor { white: white.into(), black: "Hector".into() },
        mode: Mode::Competition,
        stands: GameProgress::Playing { number: 7, mover: Color::White },
        since: Duration::from_secs(300),
    };
    let list = Unfinished::new(vec![game("Anna"), game("Berta")]).expect("games");
    let mut desk = Desk::at(Fake::at(Stage::Resume { list, wording: Wording::default() }));
    assert!(desk.reads("Unbeendete Partien: zwei."));
    assert!(desk.reads("Partie eins von zwei: Anna gegen Hector. Zug sieben, am Zug ist Weiß."));
    desk.strikes((Key::ArrowDown, ""));
    assert_eq!(desk.fake.chosen(), 1);
    let first = "Partie eins von zwei: Anna gegen Hector. Zug sieben, am Zug ist Weiß. Pause bisher: fünf Minuten.";
    desk.click(first);
    assert_eq!(desk.fake.chosen(), 0);
}

#[test]
fn after_a_restart_each_goes_on_by_his_own_device() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.fake.command(
        anna_hector::game::Seat::Arbiter,
        &Command::Start(StartCommand::Resume { down: Some(Duration::from_secs(60)) }),
    );
    desk.harness.step();
    desk.click("Ich spiele weiter");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Ready))));
    assert!(desk.fake.with_table(|table| table.game.clock().side_running().is_none()));
    desk.strikes(ENTER);
    assert_eq!(desk.last(), Some((BLACK, Command::Start(StartCommand::Ready))));
    assert_eq!(desk.fake.with_table(|table| table.game.clock().side_running()), Some(Color::White));
    assert!(desk.harness.query_by_label("Ich spiele weiter").is_none());
}

/// The question pushed the page down: a click that was meant for another thing pressed the clock, or resigned.
#[test]
fn the_question_moves_nothing_and_covers_no_clock() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.open_more();
    let places = |desk: &Desk| {
        let nodes = desk.harness.query_all_by_role(Role::Button);
        nodes.filter_map(|node| Some((node.accesskit_node().label()?, node.rect()))).collect::<Vec<_>>()
    };
    let (before, clock) = (places(&desk), desk.harness.get_by_label_contains("Schwarz: eine Stunde").rect());
    for question in [Line::QuitQuestion, Line::QuitUnwritten, Line::LeaveUnsigned, Line::LeaveUnsaved] {
        desk.fake.leaves(Leaving::Asked(question));
        desk.harness.run_steps(3);
        let after = places(&desk);
        assert!(before.iter().all(|button| after.contains(button)), "{question:?}: {before:?} {after:?}");
        let answers: Vec<_> = after.iter().filter(|button| !before.contains(button)).collect();
        let covered = |(_, answer): &(String, Rect)| before.iter().any(|(_, button)| button.intersects(*answer));
        assert!(answers.len() == 2 && !answers.into_iter().any(covered), "{question:?}");
        assert_eq!(desk.harness.get_by_label_contains("Schwarz: eine Stunde").rect(), clock);
    }
}

#[test]
fn the_program_is_told_once_when_the_keyboard_goes_to_another_window_and_when_it_comes_back() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.harness.step();
    assert_eq!(desk.fake.fronts(), []);
    for focused in [false, false, true, true] {
        desk.harness.input_mut().focused = focused;
        desk.harness.step();
    }
    assert_eq!(desk.fake.fronts(), [Front::Elsewhere, Front::Here]);
}

/// The question of resigning was open, Y was held in another window, and the system struck it anew when the game's came back: he had
/// resigned.
#[test]
fn a_key_that_was_held_in_another_window_answers_nothing_here() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::G, Modifiers::COMMAND | Modifiers::CTRL, "");
    for focused in [false, true] {
        desk.harness.input_mut().focused = focused;
        desk.harness.step();
    }
    let resigns = Some((WHITE, Command::Ending(EndingCommand::Resign)));
    desk.hold(Key::Y, 0.8);
    assert_ne!(desk.last(), resigns);
    // A hand that strikes anew is taken.
    desk.hold(Key::Y, 0.8);
    assert_eq!(desk.last(), resigns);
}

/// Enter was held on a move that was read back, another program took the keyboard and gave it back, and the system struck the key anew:
/// the move was announced.
#[test]
fn a_key_that_is_held_while_another_window_is_up_announces_nothing() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let announced = |desk: &Desk| desk.fake.with_table(|table| table.game.record().last_announced().is_some());
    // The stroke may come with the window, in one frame, or after it.
    for comes_with in [vec![Event::WindowFocused(true), down(Key::Enter)], vec![Event::WindowFocused(true)]] {
        desk.types("ie4");
        desk.harness.input_mut().events.push(down(Key::Enter));
        desk.harness.step();
        desk.harness.input_mut().events.extend([up(Key::Enter), Event::WindowFocused(false)]);
        desk.harness.input_mut().focused = false;
        desk.harness.step();
        desk.harness.input_mut().events.extend(comes_with);
        desk.harness.input_mut().focused = true;
        desk.harness.step();
        desk.harness.input_mut().events.push(down(Key::Enter));
        desk.harness.run_steps(2);
        assert!(!announced(&desk), "it was struck once");
        desk.harness.input_mut().events.push(up(Key::Enter));
        desk.harness.run_steps(2);
        desk.key(Key::Escape, Modifiers::NONE, "");
    }
    desk.types("ie4");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(announced(&desk), "strokes of their own");
}
