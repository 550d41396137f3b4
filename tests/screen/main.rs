//! The window, found by what a screen reader finds and driven by pointer and keys, on a pretended program.
mod arbiter;
mod assistant;
mod boards;
mod claims;
mod fake;
mod leaving;
mod slips;

use std::time::Duration;

use anna_hector::{
    clock::control::both_from,
    desk::Mode,
    game::{Command, Device, Seat, Setup, Step},
    laws::RawMove,
    narration::Audience,
    screen::Window,
};
use eframe::egui::{Event, Key, Modifiers, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use fake::{Fake, sighted_white};
use shakmaty::{Board, Color, Square};

const WHITE: Seat = Seat::Player(Color::White);
const BLACK: Seat = Seat::Player(Color::Black);

struct Desk {
    fake: Fake,
    harness: Harness<'static, Window>,
}

impl Desk {
    fn at(fake: Fake) -> Self {
        let link = Box::new(fake.clone());
        let harness = Harness::builder()
            .with_size([1280.0, 800.0])
            .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
        let mut desk = Self { fake, harness };
        desk.harness.step();
        desk
    }

    fn click(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::Button, label).click();
        self.harness.step();
        self.harness.step();
    }

    /// The keyboard goes there, as a screen reader sends it.
    fn focus(&mut self, label: &str) {
        let nodes = self.harness.query_all_by_label(label);
        let node = nodes.into_iter().find(|node| node.accesskit_node().role() != Role::Label).expect("a field");
        node.focus();
        self.harness.step();
        self.harness.step();
    }

    fn sees(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Part of a text that is on the screen.
    fn reads(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    fn key(&mut self, key: Key, modifiers: Modifiers, text: &str) {
        let events = &mut self.harness.input_mut().events;
        events.push(Event::Key { key, physical_key: Some(key), pressed: true, repeat: false, modifiers });
        if !text.is_empty() {
            events.push(Event::Text(text.into()));
        }
        events.push(Event::Key { key, physical_key: Some(key), pressed: false, repeat: false, modifiers });
        self.harness.step();
        self.harness.step();
    }

    /// A key is held for so many seconds of the window, and let go.
    fn hold(&mut self, key: Key, seconds: f64) {
        let event =
            |pressed| Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers: Modifiers::NONE };
        self.harness.input_mut().events.push(event(true));
        let began = self.harness.ctx.input(|input| input.time);
        for at in [0.0, seconds / 2.0, seconds] {
            self.harness.input_mut().time = Some(began + at);
            self.harness.step();
        }
        self.harness.input_mut().time = None;
        self.harness.input_mut().events.push(event(false));
        self.harness.step();
        self.harness.step();
    }

    /// All in one frame, as fast as a script types.
    fn types(&mut self, text: &str) {
        for c in text.chars() {
            let name = if c == ' ' { "Space".to_owned() } else { c.to_uppercase().to_string() };
            let key = Key::from_name(&name).expect("a key");
            let events = &mut self.harness.input_mut().events;
            let modifiers = if c.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
            events.push(Event::Key { key, physical_key: Some(key), pressed: true, repeat: false, modifiers });
            events.push(Event::Text(c.to_string()));
            events.push(Event::Key { key, physical_key: Some(key), pressed: false, repeat: false, modifiers });
        }
        self.harness.step();
        self.harness.step();
    }

    fn step(&self, side: Color) -> Step {
        self.fake.with_table(|table| table.game.step(side))
    }

    fn last(&self) -> Option<(Seat, Command)> {
        self.fake.commands().last().cloned()
    }
}

fn pawn() -> RawMove {
    RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn is there")
}

#[test]
fn a_click_lifts_and_a_click_puts_down() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("e2, weißer Bauer");
    assert_eq!(desk.last(), Some((WHITE, Command::Start)), "a click touches nothing");
    desk.click("e4");
    assert_eq!(desk.last(), Some((WHITE, Command::Enter(pawn()))));
    assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Die Partie beginnt. Am Zug ist Weiß."));
    // Where the program announces, it does so when its player says so, or presses.
    desk.click("Ansagen: Bauer Eva zwei nach Eva vier");
    assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Bauer Eva zwei nach Eva vier"));
    assert!(desk.reads("Bauer Eva zwei nach Eva vier – e4"));
    desk.click("Uhr drücken");
    assert_eq!(desk.step(Color::White), Step::AwaitAnnouncement);
}

#[test]
fn a_piece_can_be_dragged() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    let centre = |desk: &Desk, label: &str| desk.harness.get_by_label(label).rect().center();
    let (from, to) = (centre(&desk, "g1, weißer Springer"), centre(&desk, "f3"));
    desk.harness.drag_at(from);
    desk.harness.step();
    desk.harness.hover_at(from.lerp(to, 0.5));
    desk.harness.step();
    desk.harness.hover_at(to);
    desk.harness.step();
    desk.harness.drop_at(to);
    desk.harness.step();
    desk.harness.step();
    let knight = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight is there");
    assert_eq!(desk.last(), Some((WHITE, Command::Enter(knight))));
}

#[test]
fn the_visually_impaired_player_needs_the_keyboard_alone() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.types("iSf3");
    assert!(desk.reads("•••") && !desk.reads("Sf3"), "the opponent looks on: what is typed is not for him");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(
        desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(),
        Some("Eingegeben: Springer Gustav eins nach Felix drei. Eingabetaste sagt an, Escape verwirft.")
    );
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(matches!(desk.last(), Some((WHITE, Command::Announce(_)))));
    assert!(desk.reads("Springer Gustav eins nach Felix drei – Sf3"));
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Press)));
}

#[test]
fn who_owes_a_repetition_has_it_before_him_in_words() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Announce(pawn()));
    desk.harness.step();
    desk.click("Wiederholt: Bauer Eva zwei nach Eva vier");
    assert_eq!(desk.last(), Some((BLACK, Command::Repeat(None))));
    assert!(desk.sees("Bitte auf dem eigenen Brett ausführen: Bauer Eva zwei nach Eva vier."));
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    assert_eq!(desk.last(), Some((BLACK, Command::Execute(Some(pawn())))));
}

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
    desk.fake.command(WHITE, &Command::Announce(pawn()));
    desk.fake.command(WHITE, &Command::Press);
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
    desk.fake.command(Seat::Arbiter, &Command::StopClock);
    desk.harness.step();
    desk.harness.step();
    let fallen = "Weiß: null Sekunden, Zeit abgelaufen, zuerst gefallen, Züge: 0, 40 bis zur Zeitkontrolle";
    assert!(desk.sees(fallen), "{:?}", desk.harness.root());
    desk.fake.command(Seat::Arbiter, &Command::RestartClock);
    desk.fake.command(WHITE, &Command::Announce(pawn()));
    desk.fake.command(WHITE, &Command::Press);
    desk.fake.wait(Duration::from_millis(2500));
    desk.harness.step();
    desk.harness.step();
    let delayed = "Schwarz: zwei Minuten, läuft, Aufschub 7, Züge: 0, 40 bis zur Zeitkontrolle";
    assert!(desk.sees(delayed), "{:?}", desk.harness.root());
    assert!(desk.reads("Züge: 1, 39 bis zur Zeitkontrolle"));
}

#[test]
fn resigning_asks_twice() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("Aufgeben");
    assert_eq!(desk.last(), Some((WHITE, Command::Start)));
    desk.click("Ja");
    assert_eq!(desk.last(), Some((WHITE, Command::Resign)));
    assert!(desk.reads("0-1"));
}

/// At the keyboard: a key of its own, held; and not where a tap or the key of each move comes instead.
#[test]
fn who_resigns_at_the_keyboard_holds_the_key_that_answers() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let ear = |desk: &Desk| desk.fake.last_said(Audience::Earphone(Color::White)).unwrap_or_default();
    desk.key(Key::G, Modifiers::COMMAND | Modifiers::CTRL, "");
    assert_eq!(ear(&desk), "Weiß gibt auf? Y gedrückt halten: ja. Escape: nein.");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Y, Modifiers::NONE, "y");
    desk.hold(Key::Y, 0.5);
    assert_eq!(desk.last(), Some((WHITE, Command::Start)));
    desk.hold(Key::Y, 0.8);
    assert_eq!(desk.last(), Some((WHITE, Command::Resign)));
}

/// Control G, Down, T, S, Enter: what was asked is asked no longer, and no key of each move answers it.
#[test]
fn a_question_ends_with_any_other_key() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::G, Modifiers::COMMAND | Modifiers::CTRL, "");
    desk.key(Key::ArrowDown, Modifiers::NONE, "");
    assert!(desk.fake.was_said("Die Frage gilt nicht mehr."));
    for (key, text) in [(Key::T, "t"), (Key::S, "s"), (Key::Enter, "")] {
        desk.key(key, Modifiers::NONE, text);
    }
    assert_eq!(desk.last(), Some((WHITE, Command::Start)));
}

#[test]
fn a_button_taken_by_keyboard_is_an_act_of_the_keyboards_owner() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.harness.get_by_label("Uhren anhalten").click_accesskit();
    desk.harness.step();
    assert_eq!(desk.last(), Some((WHITE, Command::StopClock)));
}

#[test]
fn tab_goes_to_a_button_and_never_types() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.types("i");
    desk.key(Key::Tab, Modifiers::NONE, "\t");
    desk.types("e4");
    let typed = desk.fake.with_table(|table| format!("{:?}", table.keyboard.mode()));
    assert!(typed.contains("\"e4\""), "{typed}");
}

/// Whatever is legal: in competition the page is the same for a move that is and one that is not.
#[test]
fn nothing_on_the_opponents_page_tells_whether_a_move_is_legal() {
    let page = |to: Square| {
        let desk = Desk::at(Fake::playing(Setup::default()));
        let said = RawMove::from_squares(&Board::default(), Square::E2, to, None).expect("a pawn is there");
        desk.fake.command(WHITE, &Command::Announce(said));
        let mut desk = desk;
        desk.harness.step();
        format!("{:?}", desk.harness.root()).replace("Eva vier", "Eva X").replace("Eva fünf", "Eva X").len()
    };
    assert_eq!(page(Square::E4), page(Square::E5));
}

#[test]
fn the_strip_names_the_conditions() {
    let desk = Desk::at(Fake::playing(Setup::default()));
    for fact in ["Wettkampf", "FIDE-Regeln 2023", "90+30", "Sehbehindert: Weiß", "Tastatur: Weiß", "Maus: Schwarz"] {
        assert!(desk.sees(fact), "{fact}");
    }
}

#[test]
fn the_keys_are_listed_by_the_one_table() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F1, Modifiers::NONE, "");
    assert!(desk.sees("Zug oder Frage eingeben"));
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.sees("Zug oder Frage eingeben"));
}

#[test]
fn automatic_calls_are_chosen_or_typed_in_the_form() {
    let mut desk = Desk::at(Fake::form());
    desk.harness.get_by_label("Selbsttätige Zeitansagen für Weiß: keine").click();
    desk.harness.step();
    desk.key(Key::ArrowRight, Modifiers::NONE, "");
    assert!(desk.reads("Selbsttätige Zeitansagen für Weiß: Letzte Minute."));
    desk.key(Key::ArrowRight, Modifiers::NONE, "");
    assert!(desk.reads("noch zehn Minuten. noch fünf Minuten. Letzte Minute. neue Phase"));
    assert!(desk.reads("10:00, 5:00, last minute, periods|"));
    for _ in 0.."last minute, periods".len() {
        desk.key(Key::Backspace, Modifiers::NONE, "");
    }
    assert!(desk.reads("10:00, 5:00, |"));
    for c in "every 7".chars() {
        desk.key(Key::A, Modifiers::NONE, &c.to_string());
    }
    assert!(desk.reads("noch fünf Minuten. alle sieben Minuten"));
    let calls = desk.fake.with_form(|form| form.setup().calls.white.to_string());
    assert_eq!(calls, "10:00, 5:00, every 7");
    assert!(!desk.reads("Selbsttätige Zeitansagen für Schwarz"), "Black sees his clock");
}

/// F1 opens it, up and down turn its pages, questions are answered, nothing else happens, and F1 closes it.
#[test]
fn the_manual_is_read_section_by_section() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let heard = |desk: &Desk| desk.fake.last_said(Audience::Earphone(Color::White)).unwrap_or_default();
    desk.key(Key::F1, Modifiers::NONE, "");
    assert!(heard(&desk).starts_with("Handbuch."), "{}", heard(&desk));
    assert!(desk.reads("Das Programm sagt die Züge an") && desk.reads("Der Schiedsrichter. F neun"));
    desk.key(Key::ArrowDown, Modifiers::NONE, "");
    assert!(heard(&desk).starts_with("Die erste Partie."), "{}", heard(&desk));
    desk.key(Key::ArrowUp, Modifiers::NONE, "");
    desk.key(Key::ArrowUp, Modifiers::NONE, "");
    assert!(heard(&desk).starts_with("Das Programm"), "{}", heard(&desk));
    desk.key(Key::T, Modifiers::NONE, "t");
    assert!(heard(&desk).starts_with("Sie: "), "{}", heard(&desk));
    assert!(desk.reads("Das Programm sagt die Züge an"), "a question does not close it");
    desk.key(Key::F1, Modifiers::NONE, "");
    assert!(!desk.reads("Das Programm sagt die Züge an"));
    desk.key(Key::F1, Modifiers::NONE, "");
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Start)), "nothing happens in a list");
    assert!(heard(&desk).starts_with("Handbuch. Ab und auf blättern, Escape schließt."), "{}", heard(&desk));
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.reads("Das Programm sagt die Züge an"));
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Press)));
}

#[test]
fn the_manual_can_be_read_before_a_game_and_a_move_being_typed_outlives_it() {
    let mut desk = Desk::at(Fake::form());
    desk.key(Key::F1, Modifiers::NONE, "");
    desk.key(Key::ArrowDown, Modifiers::NONE, "");
    assert!(desk.reads("Die erste Partie."));
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.reads("Die erste Partie.") && desk.reads("Name von Weiß"));

    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::I, Modifiers::NONE, "i");
    desk.types("Eva");
    desk.key(Key::F1, Modifiers::NONE, "");
    desk.key(Key::F1, Modifiers::NONE, "");
    assert!(desk.fake.with_table(|table| matches!(table.keyboard.mode(), Mode::Entry(entry) if entry.text == "Eva")));
}

#[test]
fn the_arbiter_has_both_boards_and_his_own_acts() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Press);
    desk.key(Key::F9, Modifiers::NONE, "");
    assert_eq!(desk.harness.query_all_by_label("e2, weißer Bauer").count(), 2);
    assert!(desk.sees("1. Weiß: Zurückgehalten gedrückt: 1"));
    desk.click("Uhren anhalten");
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::StopClock)));
}

#[test]
fn the_form_is_filled_by_pointer_and_by_keys() {
    let mut desk = Desk::at(Fake::form());
    desk.types("Anna");
    assert_eq!(desk.fake.with_form(|form| form.setup().names.white.clone()), "Anna");
    assert!(desk.sees("Name von Weiß: Anna|"));
    desk.harness.get_by_label("Wettkampf, ohne jede Hilfe.").click();
    desk.harness.step();
    desk.key(Key::ArrowRight, Modifiers::NONE, "");
    assert!(desk.sees("Übung, regelwidrige Züge werden erklärt."));
    desk.click("Weiter: Sehbehindert ist Weiß.");
    assert!(desk.sees("Sehbehindert ist Schwarz."));
}

#[test]
fn a_control_that_cannot_be_read_is_told_on_the_form_and_the_pin_is_not_shown() {
    let mut desk = Desk::at(Fake::form());
    desk.click(
        "Weiter: Bedenkzeit: eine Stunde dreißig Minuten für die Partie. dreißig Sekunden je Zug dazu. Das ist eine Turnierpartie.",
    );
    desk.types("x");
    assert!(
        desk.reads("Bei x fehlt eine Zahl von Minuten. Zum Beispiel: neunzig plus dreißig."),
        "{:?}",
        desk.harness.root()
    );
    let drawn = "PIN des Schiedsrichters: wird ausgelost und nur ihm gezeigt. Oder vier bis acht Ziffern tippen.";
    desk.harness.get_by_label(drawn).click();
    desk.harness.step();
    desk.types("4711");
    assert!(desk.reads("PIN des Schiedsrichters gesetzt, vier Ziffern."));
    assert!(!desk.reads("4711"));
}

/// A second piece of one's own was captured, announced and could not be taken back.
#[test]
fn a_click_on_a_second_piece_takes_it_up_and_a_move_on_the_screen_is_taken_back() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("a1, weißer Turm");
    desk.click("a2, weißer Bauer");
    desk.click("a4");
    assert!(desk.sees("a4, weißer Bauer") && desk.sees("a1, weißer Turm"), "{:?}", desk.harness.root());
    desk.click("Zug zurücknehmen");
    assert_eq!(desk.last(), Some((WHITE, Command::TakeBack)));
    assert!(desk.sees("a2, weißer Bauer") && !desk.sees("Zug zurücknehmen"));
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    desk.click("e4, weißer Bauer");
    desk.click("e2");
    assert_eq!(desk.last(), Some((WHITE, Command::TakeBack)));
    let room = desk.fake.all_said(Audience::Room);
    assert_eq!(room, ["Die Partie beginnt. Am Zug ist Weiß."], "nobody heard of it");
    assert!(desk.fake.all_said(Audience::Earphone(Color::Black)).is_empty());
}

#[test]
fn a_press_without_a_move_takes_two_clicks_and_a_press_with_one_announces_it() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Start)));
    assert!(desk.reads("Sie haben noch nicht gezogen. Trotzdem die Uhr drücken?"), "{:?}", desk.harness.root());
    desk.click("Nein");
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Press)));
    assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Bauer Eva zwei nach Eva vier"));
    assert_eq!(desk.step(Color::White), Step::AwaitAnnouncement);

    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("Uhr drücken");
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Start)), "a double click is no answer");
    desk.fake.wait(anna_hector::desk::HOLD);
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Press)), "and the next is on record");
}

#[test]
fn the_new_piece_is_asked_for_when_the_pawn_arrives_and_not_before() {
    let fen: shakmaty::fen::Fen = "7k/P7/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a FEN");
    let start = fen.into_position(shakmaty::CastlingMode::Standard).expect("a position");
    let mut desk = Desk::at(Fake::playing(Setup { start, ..sighted_white() }));
    assert!(!desk.reads("Umwandlungsfiguren"));
    desk.click("a7, weißer Bauer");
    assert!(!desk.reads("Umwandlungsfiguren"));
    desk.click("a8");
    assert!(desk.reads("Welche Figur für den Bauern?") && desk.sees("Noch keine Figur"), "{:?}", desk.harness.root());
    desk.click("Umwandlungsfiguren: Turm");
    assert!(matches!(desk.last(), Some((WHITE, Command::Enter(_)))));
    assert!(desk.sees("a8, weißer Turm") && !desk.reads("Umwandlungsfiguren"));
    desk.click("Zug zurücknehmen");
    desk.click("a7, weißer Bauer");
    desk.click("a8");
    desk.click("Noch keine Figur");
    assert!(desk.sees("a8, weißer Bauer"));
}

/// White offers the keyboard at it; Black, whose the screen is, takes it there. The same hands do not.
#[test]
fn the_keyboard_is_offered_by_a_key_and_taken_at_the_screen() {
    let take = Command::TakeDevice(Device::Keyboard);
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F12, Modifiers::NONE, "");
    assert_eq!(desk.last(), Some((WHITE, Command::GiveDevice(Device::Keyboard, BLACK))));
    assert!(desk.reads("Angeboten: Tastatur – Schwarz"), "{:?}", desk.harness.root());
    desk.key(Key::F12, Modifiers::SHIFT, "");
    assert_eq!(desk.last(), Some((WHITE, take.clone())));
    let owner = |desk: &Desk| desk.fake.with_table(|table| table.game.owner_of(Device::Keyboard));
    assert_eq!(owner(&desk), Some(WHITE));
    desk.click("Ablehnen");
    assert_eq!(desk.last(), Some((BLACK, Command::KeepDevice(Device::Keyboard))));
    assert!(!desk.sees("Annehmen"));
    desk.key(Key::F12, Modifiers::NONE, "");
    desk.click("Annehmen");
    assert_eq!(desk.last(), Some((BLACK, take)));
    assert_eq!(owner(&desk), Some(BLACK));
}

/// Typed faster than the window draws: the letter that talks at the board is a letter in the move field.
#[test]
fn a_letter_that_follows_the_opening_at_once_is_typed() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let events = &mut desk.harness.input_mut().events;
    for (key, text) in [(Key::I, "i"), (Key::E, "e"), (Key::V, "v"), (Key::A, "a")] {
        let stroke =
            |pressed| Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers: Modifiers::NONE };
        events.extend([stroke(true), Event::Text(text.into()), stroke(false)]);
    }
    desk.harness.step();
    desk.harness.step();
    let typed = desk.fake.with_table(|table| match table.keyboard.mode() {
        Mode::Entry(entry) => entry.text.clone(),
        mode => panic!("{mode:?}"),
    });
    assert_eq!(typed, "eva");
}

/// While a press waits for the last word, what is due says so, and nothing is corrected by typing.
#[test]
fn a_press_that_waits_is_shown() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.fake.command(WHITE, &Command::Announce(pawn()));
    desk.fake.press_waits(Color::White);
    desk.harness.step();
    desk.harness.step();
    assert!(
        desk.reads("Schon gedrückt. Die Uhr schaltet um, sobald die Ansage zu Ende ist"),
        "{:?}",
        desk.harness.root()
    );
}
