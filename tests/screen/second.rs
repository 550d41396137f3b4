//! The sighted player's page in a window of its own, for a screen that faces him.
mod keys;

use std::{cell::RefCell, rc::Rc};

use anna_hector::{
    desk::Mode,
    game::{
        AnswerCommand, ClaimCommand, Command, Device, DeviceCommand, EndingCommand, HelpersLanguages, MoveCommand,
        OpponentsPage, OpponentsWindow, Ruling, Seat, Setup,
    },
    language::{Label, Language},
    narration::Audience,
    screen::Window,
};
use eframe::egui::{
    self, Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, ViewportInfo, accesskit,
};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use shakmaty::{Color, Square};

use super::{BLACK, Desk, WHITE, down, fake::Fake, opponent::must_be_legible, pawn, up};

/// What a second window shows, and what is to be done in it: the part of a screen in the test.
#[derive(Default)]
struct Screen {
    /// The next frame gets these.
    events: Vec<Event>,
    closes: bool,
    /// Another program has the keyboard.
    is_away: bool,
    /// What a screen reader would find, of the last frame.
    nodes: Vec<accesskit::Node>,
    /// The name of what has the focus.
    focused: Option<String>,
    title: Option<String>,
    frames: u32,
}

thread_local! {
    static SCREEN: Rc<RefCell<Screen>> = Rc::default();
}

fn screen() -> Rc<RefCell<Screen>> {
    SCREEN.with(Rc::clone)
}

/// Windows open on a pretended screen.
fn with_second_windows(desk: &mut Desk) {
    Context::set_immediate_viewport_renderer(|ctx, mut viewport| {
        let screen = screen();
        let (events, closes, focused) = {
            let mut screen = screen.borrow_mut();
            (std::mem::take(&mut screen.events), std::mem::take(&mut screen.closes), !screen.is_away)
        };
        let mut info = ViewportInfo::default();
        if closes {
            info.events.push(egui::ViewportEvent::Close);
        }
        let input = RawInput {
            viewport_id: viewport.ids.this,
            viewports: [(viewport.ids.this, info)].into_iter().collect(),
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, egui::vec2(1280.0, 760.0))),
            time: Some(ctx.input(|input| input.time)),
            focused,
            events,
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| (viewport.viewport_ui_cb)(ui));
        // Nothing is drawn with them.
        output.textures_delta.clear();
        let mut screen = screen.borrow_mut();
        let update = output.platform_output.accesskit_update.expect("a tree");
        let focused = update.nodes.iter().find(|(id, _)| *id == update.focus);
        screen.focused = focused.and_then(|(_, node)| node.label().map(str::to_owned));
        screen.nodes = update.nodes.into_iter().map(|(_, node)| node).collect();
        screen.title = viewport.builder.title.clone();
        screen.frames += 1;
    });
    desk.harness.ctx.set_embed_viewports(false);
    desk.harness.step();
    desk.harness.step();
}

impl Desk {
    fn in_two_windows(setup: Setup) -> Self {
        let opponents_page = OpponentsPage { window: OpponentsWindow::Own, ..setup.opponents_page };
        let mut desk = Self::at(Fake::playing(Setup { opponents_page, ..setup }));
        with_second_windows(&mut desk);
        desk
    }

    /// As a window manager closes the second window, by Alt+F4 or its frame.
    fn closes_second(&mut self) {
        let stroke = Event::Key {
            key: Key::F4,
            physical_key: Some(Key::F4),
            pressed: true,
            repeat: false,
            modifiers: Modifiers::ALT,
        };
        screen().borrow_mut().events.push(stroke);
        self.harness.step();
        screen().borrow_mut().closes = true;
        self.harness.step();
        self.harness.step();
    }

    fn passes(&mut self, seconds: f64) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + seconds);
        self.harness.step();
        self.harness.input_mut().time = None;
    }

    fn frames(&mut self) -> u32 {
        let before = screen().borrow().frames;
        self.harness.step();
        screen().borrow().frames - before
    }

    fn click_at_second(&mut self, label: &str) {
        let bounds = screen().borrow().nodes.iter().find_map(|node| {
            let is_it = node.role() == accesskit::Role::Button && node.label() == Some(label);
            is_it.then(|| node.bounds().expect("a place"))
        });
        let bounds = bounds.unwrap_or_else(|| panic!("no {label:?} among {:?}", read_at_second()));
        let pos = egui::pos2((bounds.x0 + bounds.x1) as f32 / 2.0, (bounds.y0 + bounds.y1) as f32 / 2.0);
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        for events in [vec![Event::PointerMoved(pos)], vec![button(true)], vec![button(false)]] {
            screen().borrow_mut().events.extend(events);
            self.harness.step();
        }
        self.harness.step();
    }

    fn types_at_second(&mut self, text: &str) {
        for c in text.chars() {
            let key = Key::from_name(&c.to_uppercase().to_string()).expect("a key");
            let event = |pressed| Event::Key {
                key,
                physical_key: Some(key),
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            screen().borrow_mut().events.extend([event(true), Event::Text(c.to_string()), event(false)]);
            self.harness.step();
        }
        self.harness.step();
    }
}

/// Everything that can be read in the second window.
fn read_at_second() -> Vec<String> {
    let screen = screen();
    let screen = screen.borrow();
    let text = |node: &accesskit::Node| [node.label(), node.value()].map(|text| text.map(str::to_owned));
    screen.nodes.iter().flat_map(text).flatten().collect()
}

fn reads_at_second(part: &str) -> bool {
    read_at_second().iter().any(|text| text.contains(part))
}

/// A pawn's move is told by the player at the keyboard.
fn told(desk: &mut Desk) {
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.wait(std::time::Duration::from_secs(2));
    desk.harness.step();
    desk.harness.step();
    // What has only just come to the place of the button is taken by no click.
    let now = desk.harness.ctx.input(|input| input.time);
    desk.harness.input_mut().time = Some(now + 1.0);
    desk.harness.step();
    desk.harness.input_mut().time = None;
}

#[test]
fn a_window_for_the_opponent_opens_by_the_set_up_or_by_a_key_and_is_his_page_alone() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    with_second_windows(&mut desk);
    assert_eq!(desk.frames(), 0, "nobody asked for it");
    desk.key(Key::F10, Modifiers::SHIFT, "");
    assert_eq!(desk.frames(), 1);
    // What closes it is asked first, while the game is on.
    for (wait, frames) in [(0.0, 1), (1.5, 0)] {
        desk.passes(wait);
        desk.key(Key::F10, Modifiers::SHIFT, "");
        assert_eq!(desk.frames(), frames, "after {wait} seconds");
    }
    assert_eq!(desk.fake.focus_said().last().map(String::as_str), Some("Ein Fenster für alle."));
    let mut desk = Desk::in_two_windows(Setup::default());
    assert_eq!(desk.frames(), 1);
    assert_eq!(screen().borrow().title.as_deref(), Some("anna-hector · Schwarz"));
    assert!(desk.sees("Schiedsrichter") && desk.sees("Assistent"));
    for other in ["Schiedsrichter", "Assistent"] {
        assert!(!read_at_second().iter().any(|text| text == other), "no way to another page");
    }
    desk.closes_second();
    assert_eq!(desk.frames(), 1, "once is a slip");
    assert!(reads_at_second("Noch einmal dasselbe schließt dieses Fenster"), "{:?}", read_at_second());
    desk.passes(1.5);
    desk.closes_second();
    assert_eq!(desk.frames(), 0, "closed like any window");
    assert_eq!(desk.fake.closing(), [], "and the program goes on");
}

/// The question whether it is to be closed is over after another key, and after half a minute.
#[test]
fn the_opponents_window_is_not_closed_by_two_slips() {
    let mut desk = Desk::in_two_windows(Setup::default());
    desk.closes_second();
    desk.passes(1.5);
    desk.types_at_second("t");
    desk.closes_second();
    assert_eq!(desk.frames(), 1);
    desk.passes(31.0);
    assert!(!reads_at_second("Noch einmal dasselbe"), "{:?}", read_at_second());
    desk.closes_second();
    assert_eq!(desk.frames(), 1);
    // After the game nobody sits there.
    desk.fake.command(BLACK, &Command::Ending(EndingCommand::Resign));
    desk.closes_second();
    assert_eq!(desk.frames(), 0);
}

#[test]
fn what_the_opponent_clicks_in_his_window_is_his() {
    let mut desk = Desk::in_two_windows(Setup::default());
    told(&mut desk);
    desk.click_at_second("Wiederholt und ausgeführt");
    assert_eq!(desk.last(), Some((BLACK, Command::Answer(AnswerCommand::Execute(None)))));
}

/// The mouse is the arbiter's for a while: who clicks in the opponent's window then is not the opponent.
#[test]
fn a_device_of_somebody_else_changes_nothing_there() {
    let mut desk = Desk::in_two_windows(Setup::default());
    desk.fake.command(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Mouse, Seat::Arbiter)));
    told(&mut desk);
    let before = desk.fake.commands().len();
    desk.click_at_second("Wiederholt und ausgeführt");
    assert_eq!(desk.fake.commands().len(), before);
    assert!(desk.fake.last_said(Audience::Page(Seat::Arbiter)).is_some_and(|said| said.contains("Gerät")));
}

/// A click into his window takes the keyboard from nobody: what is typed there is the other player's, and shows in the other
/// window only.
#[test]
fn what_the_player_types_while_the_opponents_window_is_up_is_his_and_shown_to_nobody_else() {
    let mut desk = Desk::in_two_windows(Setup::default());
    desk.types_at_second("i");
    desk.types_at_second("e");
    desk.types_at_second("4");
    let typed = desk.fake.with_table(|table| match table.keyboard.mode() {
        Mode::Entry(entry) => entry.text.clone(),
        mode => panic!("{mode:?}"),
    });
    assert_eq!(typed, "e4");
    let mut fields = desk.harness.query_all_by_role(accesskit::Role::TextInput);
    assert!(fields.any(|field| field.accesskit_node().value().as_deref() == Some("e4")));
    let screen = screen();
    let fields = screen.borrow().nodes.iter().filter(|node| node.role() == accesskit::Role::TextInput).count();
    assert_eq!(fields, 0, "neither the letters nor that there are any");
}

/// White held Enter on what was read back; Black clicked in his own window, and the system struck the key there anew.
#[test]
fn a_key_that_is_held_while_the_other_window_comes_up_is_no_second_stroke() {
    let mut desk = Desk::in_two_windows(Setup::default());
    desk.types("i");
    desk.types("e4");
    let announced = |desk: &Desk| desk.fake.with_table(|table| table.game.record().last_announced().is_some());
    desk.harness.input_mut().events.push(down(Key::Enter));
    desk.harness.step();
    let events = [up(Key::Enter), Event::WindowFocused(false)];
    desk.harness.input_mut().events.extend(events);
    desk.harness.step();
    screen().borrow_mut().events.push(down(Key::Enter));
    desk.harness.run_steps(2);
    assert!(!announced(&desk));
    screen().borrow_mut().events.push(up(Key::Enter));
    desk.harness.run_steps(2);
    for event in [down(Key::Enter), up(Key::Enter)] {
        screen().borrow_mut().events.push(event);
        desk.harness.run_steps(2);
    }
    assert!(announced(&desk), "a stroke of its own");
}

/// Enter went down in one window and was let go at another program, which nobody saw: minutes later the first stroke in the other window
/// did nothing.
#[test]
fn a_key_that_was_let_go_at_another_program_is_struck_anew() {
    let mut desk = Desk::in_two_windows(Setup::default());
    desk.types("ie4");
    desk.harness.input_mut().events.push(down(Key::Enter));
    desk.harness.step();
    desk.harness.input_mut().events.extend([up(Key::Enter), Event::WindowFocused(false)]);
    for is_away in [true, false] {
        desk.harness.input_mut().focused = !is_away;
        screen().borrow_mut().is_away = is_away;
        desk.harness.run_steps(120);
    }
    let announced = |desk: &Desk| desk.fake.with_table(|table| table.game.record().last_announced().is_some());
    assert!(!announced(&desk));
    for event in [down(Key::Enter), up(Key::Enter)] {
        screen().borrow_mut().events.push(event);
        desk.harness.run_steps(2);
    }
    assert!(announced(&desk));
}

/// What is said to the player and to the arbiter alone, and what cannot be used, is in the other window.
#[test]
fn nothing_private_is_shown_there() {
    let mut desk = Desk::in_two_windows(Setup::default());
    desk.fake.notices(Some("/home/anna/games: disk full"));
    // Refused, to him alone: nobody claims anything.
    desk.fake.command(Seat::Arbiter, &Command::Claim(ClaimCommand::Rule(Ruling::Accept)));
    desk.types_at_second("s");
    desk.harness.step();
    let private: Vec<String> = [Audience::Earphone(Color::White), Audience::Page(Seat::Arbiter)]
        .into_iter()
        .flat_map(|to| desk.fake.all_said(to))
        .collect();
    assert!(!private.is_empty());
    let read = read_at_second();
    for secret in private.iter().map(String::as_str).chain(["disk full"]) {
        assert!(!read.iter().any(|text| text.contains(secret)), "{secret}");
    }
    assert!(desk.reads("disk full"));
}

/// The other window keeps the page of the person who has the keyboard: a click there is not the opponent's.
#[test]
fn a_click_on_the_players_own_page_is_not_the_opponents() {
    let mut desk = Desk::in_two_windows(Setup::default());
    let before = desk.fake.commands().len();
    desk.harness.query_all_by_label_contains("e2,").next().expect("a square").click();
    desk.harness.step();
    desk.harness.step();
    assert_eq!(desk.fake.commands().len(), before);
    desk.fake.with_table(|table| {
        assert_eq!(*table.mouse.mode(), Mode::Board);
        assert_eq!(*table.keyboard.mode(), Mode::Board);
        assert!(table.game.board(Color::White).piece_at(Square::E2).is_some());
    });
}

#[test]
fn his_page_has_his_language_and_the_others_keep_theirs() {
    let opponents_page = OpponentsPage { language: Some(Language::Spanish), window: OpponentsWindow::Own };
    let mut desk = Desk::in_two_windows(Setup { opponents_page, ..Setup::default() });
    told(&mut desk);
    assert_eq!(screen().borrow().title.as_deref(), Some("anna-hector · negras"));
    for spanish in ["peón", "Ayuda"] {
        assert!(reads_at_second(spanish), "{spanish}: {:?}", read_at_second());
    }
    // But for what he is to say aloud: those are the words of the room.
    assert!(reads_at_second("«Bauer Eva zwei nach Eva vier»"), "{:?}", read_at_second());
    desk.click_at_second("Ayuda");
    let german = ["Brett", "Uhr", "Hilfe", "Turnier", "Zug"];
    let read = read_at_second();
    for word in german {
        assert!(!read.iter().any(|text| text.contains(word)), "{word}: {read:?}");
    }
    assert!(desk.reads("Wettkampf") && !desk.reads("Ayuda"));
}

/// In one window the page is his, too.
#[test]
fn his_page_has_his_language_in_the_one_window() {
    let opponents_page = OpponentsPage { language: Some(Language::English), ..OpponentsPage::default() };
    let mut desk = Desk::at(Fake::playing(Setup { opponents_page, ..Setup::default() }));
    assert!(desk.sees("Help") && desk.sees("Arbiter") && !desk.reads("Wettkampf"));
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(!desk.sees("Help") && desk.reads("Brett"));
}

/// So have the arbiter and the assistants theirs.
#[test]
fn the_pages_of_the_helpers_have_their_languages() {
    let helpers_languages = HelpersLanguages { arbiter: Some(Language::English), assistant: Some(Language::Spanish) };
    for (page, label) in [(Label::Arbiter, Label::StopClocks), (Label::Assistant, Label::TaskAnnounce)] {
        let mut desk = Desk::at(Fake::playing(Setup { helpers_languages, ..Setup::default() }));
        desk.click(page.text(Language::German));
        let language = if page == Label::Arbiter { Language::English } else { Language::Spanish };
        assert!(desk.reads(label.text(language)), "{:?}", desk.harness.root());
        assert!(desk.sees(Label::BackToTable.text(language)), "{:?}", desk.harness.root());
        assert!(!desk.reads("Wettkampf"), "{:?}", desk.harness.root());
    }
}

#[test]
fn no_word_is_broken_or_cut_off_in_his_window() {
    let sizes = [[1024.0, 768.0], [1920.0, 1080.0], [1280.0, 720.0], [683.0, 512.0], [512.0, 384.0]];
    for language in Language::ALL {
        for size in sizes {
            let opponents_page = OpponentsPage { language: Some(language), window: OpponentsWindow::Own };
            let fake = Fake::playing(Setup { opponents_page, ..Setup::default() });
            let mut harness = Harness::builder().with_size(size).build_ui_state(
                |ui, window: &mut Window| window.show_opponents(ui),
                Window::new(Box::new(fake.clone())),
            );
            harness.step();
            must_be_legible(&harness, &format!("at the start, {language:?}, {size:?}"));
            fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
            harness.step();
            harness.step();
            must_be_legible(&harness, &format!("to repeat, {language:?}, {size:?}"));
        }
    }
}
