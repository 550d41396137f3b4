//! The page of the player at the screen: one thing to do with one button, the end of the game, and whether everything on it
//! can be read.
use std::{sync::Arc, time::Duration};

use anna_hector::{
    desk::Intent,
    game::{AnswerCommand, Claim, ClaimCommand, ClockCommand, DrawCommand, EndingCommand, MoveCommand},
    language::{Arg, Label, Language, Line, Phrase, Wording, speak},
    screen::{Gesture, Link as _, Stage},
};
use eframe::{
    egui::{Galley, PointerButton, Rect, Shape},
    epaint::ClippedShape,
};
use shakmaty::{CastlingMode, Chess, fen::Fen};

use super::*;

fn said(from: Square, to: Square) -> RawMove {
    RawMove::from_squares(&Board::default(), from, to, None).expect("a piece is there")
}

fn answer(command: AnswerCommand) -> (Seat, Command) {
    (BLACK, Command::Answer(command))
}

/// White can see, and has keyboard and mouse.
fn white_with_both() -> Setup {
    let mut setup = sighted_white();
    (setup.devices.keyboard, setup.devices.mouse) = (WHITE, WHITE);
    setup
}

#[test]
fn what_was_announced_is_answered_by_one_click() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.harness.run_steps(2);
    desk.click("Wiederholt und ausgeführt");
    let commands = desk.fake.commands();
    let both = [answer(AnswerCommand::Repeat(None)), answer(AnswerCommand::Execute(None))];
    assert_eq!(commands[commands.len() - 2..], both);
    assert_eq!(desk.step(Color::Black), Step::Move);
    assert!(desk.sees("Ihr Zug: jetzt") && desk.sees("Ausführen: erledigt"), "{:?}", desk.harness.root());
}

/// He is to wait for the arbiter: what he owes comes after it, and is due again with his clock.
#[test]
fn while_the_clocks_stand_for_the_arbiter_no_answer_is_asked_for() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.fake.command(WHITE, &Command::Clock(ClockCommand::Stop));
    desk.harness.run_steps(2);
    assert_eq!(desk.step(Color::Black), Step::AwaitArbiter);
    assert!(!desk.sees("Wiederholt und ausgeführt") && !desk.sees("Uhr drücken"), "{:?}", desk.harness.root());
    assert!(desk.sees("Die Uhren stehen. Bitte auf den Schiedsrichter warten."), "{:?}", desk.harness.root());
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    desk.harness.run_steps(2);
    assert!(desk.sees("Wiederholt und ausgeführt"), "{:?}", desk.harness.root());
}

/// Where the two boards differ the repetition stands, and the refusal says what is wrong; he executes it another way.
#[test]
fn what_cannot_be_executed_is_refused_after_the_repetition_is_on_record() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let nowhere = said(Square::E2, Square::E4).with_promotion(shakmaty::Role::Queen);
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(nowhere)));
    desk.harness.run_steps(2);
    let before = desk.fake.all_said(Audience::Page(BLACK)).len();
    desk.click("Wiederholt und ausgeführt");
    if matches!(desk.step(Color::Black), Step::Execute(_)) {
        assert_eq!(desk.fake.all_said(Audience::Page(BLACK)).len(), before + 1, "one refusal");
        assert!(desk.sees("Ausgeführt") && desk.sees("Bretter verschieden"), "{:?}", desk.harness.root());
    }
}

#[test]
fn the_space_bar_is_the_large_button_of_a_player_who_sees_and_has_the_keyboard() {
    let mut desk = Desk::at(Fake::playing(white_with_both()));
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    desk.harness.run_steps(2);
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Announce(pawn())))));
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Execute(None)));
    desk.fake.command(BLACK, &Command::Move(MoveCommand::Announce(said(Square::E7, Square::E5))));
    desk.harness.run_steps(4);
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Answer(AnswerCommand::Execute(None)))));
}

/// She had announced and handed the keyboard over; the space with which she presses repeated and executed in his name.
#[test]
fn the_first_space_after_the_keyboard_changed_hands_is_no_button() {
    let announced = |setup: Setup| {
        let fake = Fake::playing(setup);
        fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
        fake
    };
    let mut desk = Desk::at(announced(Setup::default()));
    desk.key(Key::T, Modifiers::NONE, "t");
    let mut handed_over = Setup::default();
    handed_over.devices.keyboard = BLACK;
    desk.fake.turns_to(&announced(handed_over));
    // What is due on his page is no news any more.
    desk.harness.run_steps(60);
    let before = desk.last();
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), before);
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((BLACK, Command::Answer(AnswerCommand::Execute(None)))));
}

#[test]
fn the_space_bar_of_the_visually_impaired_player_presses_whatever_is_due_on_the_screen() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(2);
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
}

/// The button that presses came to the place of the one that announces. A slow double click takes half a second.
#[test]
fn the_second_half_of_a_double_click_does_not_press() {
    for steps_between in [2, 20] {
        let mut desk = quick(sighted_white());
        desk.click("e2, weißer Bauer");
        desk.click("e4");
        desk.harness.run_steps(SETTLED);
        let at = desk.harness.get_by_role_and_label(Role::Button, "Ansagen").rect().center();
        for (pressed, steps) in [(true, 2), (false, steps_between), (true, 2), (false, 2)] {
            let button = PointerButton::Primary;
            desk.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
            desk.harness.run_steps(steps);
        }
        assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Announce(pawn())))), "{steps_between}");
        presses_elsewhere(&mut desk, at);
    }
}

fn presses_elsewhere(desk: &mut Desk, at: eframe::egui::Pos2) {
    desk.harness.run_steps(SETTLED);
    assert!(!desk.harness.get_by_role_and_label(Role::Button, "Uhr drücken").rect().contains(at));
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
}

/// So many steps of [`quick`] until a button is settled.
pub(super) const SETTLED: usize = 40;

pub(super) fn quick(setup: Setup) -> Desk {
    let fake = Fake::playing(setup);
    let link = Box::new(fake.clone());
    let harness = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_step_dt(0.02)
        .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
    let mut desk = Desk { fake, harness };
    desk.harness.run_steps(SETTLED);
    desk
}

/// The space bar announces, then presses. A press of the clock is his own time, and waits for no more than a bounce of the key.
#[test]
fn the_space_bar_presses_at_once_what_it_has_announced_and_by_no_bounce() {
    let mut desk = quick(white_with_both());
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    desk.harness.run_steps(SETTLED);
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Announce(pawn())))));
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Announce(pawn())))), "a bounce");
    desk.harness.run_steps(8);
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
}

/// "Boards differ" comes to the place of "Repeated".
#[test]
fn the_second_half_of_a_double_click_beside_the_large_button_asks_nothing() {
    let mut desk = quick(Setup::default());
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(SETTLED);
    let at = desk.harness.get_by_role_and_label(Role::Button, "Wiederholt").rect().center();
    for pressed in [true, false, true, false] {
        let button = PointerButton::Primary;
        desk.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
        desk.harness.run_steps(2);
    }
    assert!(desk.harness.get_by_role_and_label(Role::Button, "Bretter verschieden").rect().contains(at));
    assert_eq!(desk.last(), Some(answer(AnswerCommand::Repeat(None))));
    assert!(desk.fake.with_table(|table| table.mouse.mode().question().is_none()));
}

/// Black is mated by the move that White has announced: it is called so once it is made, and not before.
#[test]
fn mate_is_called_mate_and_his_board_and_sheet_end_with_it() {
    let fen: Fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".parse().expect("a FEN");
    let start: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    let board = shakmaty::Position::board(&start).clone();
    let mate = RawMove::from_squares(&board, Square::A1, Square::A8, None).expect("a rook is there");
    let mut desk = Desk::at(Fake::playing(Setup { start, ..Setup::default() }));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(mate)));
    desk.harness.run_steps(2);
    if !desk.fake.with_table(|table| table.game.ending().is_some()) {
        assert!(!desk.reads("att"), "not before it is made");
        desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
        desk.harness.run_steps(2);
    }
    assert!(desk.sees("Schachmatt. Gewonnen hat Weiß.") && desk.sees("1-0"), "{:?}", desk.harness.root());
    assert!(desk.sees("a8, weißer Turm") && desk.sees("a1"), "his board ends so");
    assert!(desk.sees("Ta8"), "and his sheet");
    // Who disagrees calls the arbiter: nothing else is left to do.
    desk.click("Mehr");
    assert!(desk.sees("Uhren anhalten") && !desk.sees("Aufgeben"), "{:?}", desk.harness.root());
    desk.click("Uhren anhalten");
    desk.harness.run_steps(6);
    desk.click("Ja");
    assert_eq!(desk.last(), Some((BLACK, Command::Clock(ClockCommand::Stop))));
    desk.harness.run_steps(2);
    let before = desk.last();
    desk.click("Ende bestätigen");
    assert_eq!(desk.last(), before, "a click too many confirms nothing");
    assert!(desk.sees("Schachmatt. Gewonnen hat Weiß. Schwarz: Bitte das Ergebnis bestätigen."));
    desk.harness.run_steps(6);
    desk.click("Ja");
    assert_eq!(desk.last(), Some((BLACK, Command::Ending(EndingCommand::Confirm))));
    assert!(desk.sees("Bestätigt. Ihr Gegner bestätigt noch."));
    desk.fake.command(WHITE, &Command::Ending(EndingCommand::Confirm));
    desk.harness.run_steps(2);
    desk.click("Formulare unterschreiben");
    desk.harness.run_steps(6);
    desk.click("Ja");
    assert_eq!(desk.last(), Some((BLACK, Command::Ending(EndingCommand::SignSheets))));
    // Who goes on now takes the sheet away that White has yet to sign.
    assert!(desk.sees("Unterschrieben. Ihr Gegner unterschreibt noch.") && !desk.sees("Nächste Partie"));
    desk.fake.command(WHITE, &Command::Ending(EndingCommand::SignSheets));
    desk.harness.run_steps(2);
    assert!(desk.sees("Danke für die Partie.") && desk.sees("Nächste Partie"), "{:?}", desk.harness.root());
    // The list that this button opens reads nothing to who sees his sheet.
    assert!(desk.sees("Formular: speichern, drucken") && !desk.reads("vorlesen"), "{:?}", desk.harness.root());
}

/// The defect: they were taken in the order of the board, and the piece stayed where it was.
#[test]
fn two_squares_that_a_screen_reader_clicks_at_once_are_taken_in_its_order() {
    let fen: Fen = "3k4/8/8/8/8/8/4R3/4K3 w - - 0 1".parse().expect("a FEN");
    let start: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    let board = shakmaty::Position::board(&start).clone();
    for to in [Square::H2, Square::A2] {
        let mut desk = Desk::at(Fake::playing(Setup { start: start.clone(), ..white_with_both() }));
        for square in [Square::E2, to] {
            let name = square.to_string();
            let node = desk.harness.query_all_by_role(Role::Button).find(|node| {
                let label = node.accesskit_node().label();
                label.is_some_and(|label| label == name || label.starts_with(&format!("{name}, ")))
            });
            node.unwrap_or_else(|| panic!("{name}")).click_accesskit();
        }
        desk.harness.step();
        desk.harness.step();
        let rook = RawMove::from_squares(&board, Square::E2, to, None).expect("a rook is there");
        assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Enter(rook)))));
    }
}

#[test]
fn help_has_five_sentences_and_leaves_what_is_due_where_it_is() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(2);
    let due = |desk: &Desk| desk.harness.get_by_role_and_label(Role::Button, "Wiederholt und ausgeführt").rect();
    let before = due(&desk);
    desk.click("Hilfe");
    for label in [Label::HelpOwnBoard, Label::HelpAnswer, Label::HelpMove, Label::HelpPress, Label::HelpMore] {
        assert!(desk.sees(label.text(Language::German)), "{label:?}");
    }
    assert_eq!(due(&desk), before);
    desk.click("Hilfe schließen");
    assert!(desk.sees("Ihr Formular"));
}

/// The last move of the game stood in the row of a press without one, in the other player's column.
#[test]
fn the_move_before_a_press_without_one_stands_in_its_own_row_when_the_game_ends() {
    let black = Seat::Player(Color::Black);
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.fake.command(black, &Command::Move(MoveCommand::Press));
    desk.fake.command(black, &Command::Ending(EndingCommand::Resign));
    desk.harness.run_steps(2);
    let texts = drawn(&desk.harness);
    let entries = |entry: &str| texts.iter().filter(|text| text.galley.text() == entry).count();
    assert_eq!((entries("e4"), entries("–")), (1, 1));
    let left = |entry: &str| texts.iter().find(|text| text.galley.text() == entry).map(|text| text.rect.left());
    assert!(left("e4") < left("–"), "in White's column");
}

/// He was asked to say the last announcement, while the button repeated the one that he had left before it.
#[test]
fn the_announcement_that_was_left_unanswered_is_named_and_answered_first() {
    let black = Seat::Player(Color::Black);
    let next = RawMove::from_squares(&Board::default(), Square::D2, Square::D4, None).expect("a pawn");
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.fake.command(black, &Command::Move(MoveCommand::Press));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(next)));
    for (asked, other) in [
        ("Eva zwei nach Eva vier", "David zwei nach David vier"),
        ("David zwei nach David vier", "Eva zwei nach Eva vier"),
    ] {
        desk.harness.run_steps(2);
        let task = |words: &str| desk.reads(&format!("„Bauer {words}“"));
        assert!(task(asked) && !task(other), "{asked}: {:?}", desk.harness.root());
        desk.click("Wiederholt und ausgeführt");
    }
}

/// The steps looked like buttons, and were clicked in vain.
#[test]
fn the_steps_of_the_handshake_are_a_status_and_no_buttons() {
    fn rects(shape: &Shape, all: &mut Vec<Rect>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| rects(shape, all)),
            Shape::Rect(rect) => all.push(rect.rect),
            _ => {}
        }
    }
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(2);
    for (name, state) in [("Hören", Some("erledigt")), ("Wiederholen", Some("jetzt")), ("Ausführen", None)] {
        let label = state.map_or_else(|| name.to_owned(), |state| format!("{name}: {state}"));
        assert!(desk.harness.query_by_role_and_label(Role::Label, &label).is_some(), "{:?}", desk.harness.root());
        assert!(desk.harness.query_by_role_and_label(Role::Button, &label).is_none());
    }
    let mut frames = Vec::new();
    desk.harness.output().shapes.iter().for_each(|shape| rects(&shape.shape, &mut frames));
    let texts = drawn(&desk.harness);
    for name in ["Hören", "Wiederholen", "Ausführen"] {
        let text = texts.iter().find(|text| text.galley.text() == name).unwrap_or_else(|| panic!("no {name}"));
        let around = frames.iter().filter(|frame| frame.contains_rect(text.rect) && frame.height() < 200.0);
        assert_eq!(around.count(), 0, "{name} has a frame or a ground of its own");
    }
    // What is over has a tick, the others their number before their name.
    for (number, name, has) in [("1", "Hören", false), ("2", "Wiederholen", true), ("3", "Ausführen", true)] {
        let named = texts.iter().find(|text| text.galley.text() == name).expect("its name");
        let before = Rect::from_x_y_ranges(named.rect.left() - 40.0..=named.rect.left(), named.rect.y_range());
        let numbers = texts.iter().filter(|text| text.galley.text() == number);
        assert_eq!(numbers.filter(|text| before.intersects(text.rect)).count() > 0, has, "{name}");
    }
}

// ---- whether it can be read

/// A text as it was drawn: its lines, where, and within what.
pub(super) struct Drawn {
    pub(super) galley: Arc<Galley>,
    pub(super) rect: Rect,
    pub(super) clip: Rect,
    /// Where its lines begin.
    pub(super) at: eframe::egui::Pos2,
}

pub(super) fn drawn(harness: &Harness<'_, Window>) -> Vec<Drawn> {
    fn within(shape: &Shape, clip: Rect, all: &mut Vec<Drawn>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| within(shape, clip, all)),
            Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                let rect = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                all.push(Drawn { galley: Arc::clone(&text.galley), rect, clip, at: text.pos });
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    for ClippedShape { clip_rect, shape, .. } in &harness.output().shapes {
        within(shape, *clip_rect, &mut all);
    }
    all
}

pub(super) fn must_have_whole_words(galley: &Galley, of: &str) {
    for pair in galley.rows.windows(2) {
        let ends = pair[0].row.glyphs.last().map(|glyph| glyph.chr);
        let begins = pair[1].row.glyphs.first().map(|glyph| glyph.chr);
        let whole = pair[0].ends_with_newline
            || [ends, begins].into_iter().flatten().any(|c| c.is_whitespace() || "-/:;,.".contains(c));
        assert!(whole, "{of}: a word of {:?} is broken", galley.text());
    }
}

/// Every text is whole: no word is broken, nothing is cut off or left out, no text lies on another, none is too small to read.
pub(super) fn must_be_legible(harness: &Harness<'_, Window>, of: &str) {
    let texts = drawn(harness);
    let window = harness.ctx.content_rect();
    assert!(texts.len() > 20, "{of}: {}", texts.len());
    for Drawn { galley, rect, clip, .. } in &texts {
        let text = galley.text();
        assert!(!galley.elided, "{of}: left out of {text:?}");
        let place = clip.intersect(window).expand(1.0);
        assert!(place.contains_rect(*rect), "{of}: cut off {text:?}: {rect:?} in {place:?}");
        must_have_whole_words(galley, of);
    }
    for (i, one) in texts.iter().enumerate() {
        for other in &texts[i + 1..] {
            // Heavy strokes are the same letters side by side.
            let same = one.galley.text() == other.galley.text();
            let digits = one.galley.text().chars().count() == 1 || other.galley.text().chars().count() == 1;
            let both = one.rect.shrink(2.0).intersect(other.rect.shrink(2.0));
            assert!(
                same || digits || !both.is_positive(),
                "{of}: {:?} lies on {:?}",
                one.galley.text(),
                other.galley.text()
            );
        }
    }
}

/// What must not be missed: in the upper part of the window, as large as a heading at the least.
fn must_be_large_and_high(harness: &Harness<'_, Window>, text: &str, of: &str) {
    let window = harness.ctx.content_rect();
    let scale = (window.width() / 1280.0).min(window.height() / 800.0);
    let all = drawn(harness);
    let shown = all.iter().find(|drawn| drawn.galley.text() == text).unwrap_or_else(|| panic!("{of}: no {text:?}"));
    let size = shown.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size);
    assert!(size >= 24.0 * scale, "{of}: {text:?} has {size}, at a scale of {scale}");
    assert!(shown.rect.bottom() < window.height() * 0.25, "{of}: {text:?} at {:?}", shown.rect);
}

/// Nobody says anything to the room where he announces himself, so what he was told of his move stood there for as long as his opponent
/// thought.
#[test]
fn whoever_has_announced_himself_and_pressed_reads_no_more_that_he_has_not() {
    let mut setup = white_with_both();
    setup.announcer.white = anna_hector::game::Announcer::Player;
    let mut desk = Desk::at(Fake::playing(setup));
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    assert!(desk.reads("Noch nicht angesagt."), "{:?}", desk.harness.root());
    // The screen reader is that of the player who cannot see, who would hear the move before it is announced.
    let shown = desk.harness.query_all_by_label_contains("Noch nicht angesagt.");
    let lives = |node: egui_kittest::Node<'_>| node.accesskit_node().live() != eframe::egui::accesskit::Live::Off;
    assert_eq!(shown.filter(|node| lives(*node)).count(), 0, "{:?}", desk.harness.root());
    desk.click("Angesagt");
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
    assert!(!desk.reads("Noch nicht angesagt."), "{:?}", desk.harness.root());
}

/// A pawn arrives, he announces himself, the boards are compared: at a window of this size.
fn rarer_scenes(language: Language, size: [f32; 2]) {
    let fen: Fen = "7k/P7/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a FEN");
    let start: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    let mut setup = Setup { start, ..white_with_both() };
    setup.wording.language = language;
    setup.announcer.white = anna_hector::game::Announcer::Player;
    let fake = Fake::playing(setup);
    let link = Box::new(fake.clone());
    let harness =
        Harness::builder().with_size(size).build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
    let mut desk = Desk { fake, harness };
    let check = |desk: &mut Desk, scene: &str| {
        desk.harness.run_steps(2);
        must_be_legible(&desk.harness, &format!("{scene}, {language:?}, {size:?}"));
    };
    check(&mut desk, "a move by mouse or keyboard");
    desk.types("ia7a8");
    check(&mut desk, "a move is typed");
    desk.key(Key::Escape, Modifiers::NONE, "");
    let square = |desk: &Desk, name: &str| {
        let node = desk.harness.query_all_by_role(Role::Button).find(|node| {
            node.accesskit_node().label().is_some_and(|label| label == name || label.starts_with(&format!("{name}, ")))
        });
        node.unwrap_or_else(|| panic!("{name}")).rect().center()
    };
    for name in ["a7", "a8"] {
        let at = square(&desk, name);
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            desk.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
            desk.harness.step();
        }
    }
    assert!(desk.fake.with_table(|table| matches!(table.mouse.mode(), Mode::Promoting { .. })), "{language:?}");
    check(&mut desk, "which piece");
    desk.click(Label::NoPieceYet.text(language));
    check(&mut desk, "he announces himself");
    desk.click(Label::Announced.text(language));
    check(&mut desk, "and presses");
    let bishop = RawMove::from_squares(&Board::default(), Square::F1, Square::B5, None).expect("a piece is there");
    let differ = Phrase::with(Line::PressedOtherwise, [Arg::Move(bishop), Arg::Move(said(Square::D2, Square::D4))]);
    desk.fake.say(WHITE, &differ);
    check(&mut desk, "another move is shown than was announced for him");
    let words = speak(&differ, Wording { language, ..Wording::default() }).to_string();
    let (_, ends) = words.rsplit_once(". ").expect("the moves come before it");
    assert!(desk.reads(ends), "{ends}: {:?}", desk.harness.root());
    desk.fake.command(WHITE, &Command::Reconcile(anna_hector::game::ReconcileCommand::Begin));
    check(&mut desk, "the boards are compared");
}

/// What the opponent meets, one after the other, at a window of this size.
fn scenes(language: Language, size: [f32; 2]) {
    let of = |scene: &str| format!("{scene}, {language:?}, {size:?}");
    let mut setup = Setup::default();
    setup.wording.language = language;
    let wording = setup.wording;
    setup.names = shakmaty::ByColor { white: "Annegret Behrens".into(), black: "Hector Ruiz Fernández".into() };
    let fake = Fake::playing(setup);
    let link = Box::new(fake.clone());
    let harness =
        Harness::builder().with_size(size).build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
    let mut desk = Desk { fake, harness };
    let text = |label: Label| label.text(language);
    let check = |desk: &mut Desk, scene: &str| {
        desk.harness.run_steps(2);
        must_be_legible(&desk.harness, &of(scene));
    };
    check(&mut desk, "before the first move");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(said(Square::G1, Square::F3))));
    check(&mut desk, "a move to answer");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.fake.notices(Some("/home/somebody/.local/share/anna-hector/games: 28 GB"));
    check(&mut desk, "something cannot be used");
    desk.fake.notices(None);
    desk.harness.run_steps(2);
    desk.click(text(Label::Repeated));
    check(&mut desk, "repeated");
    for square in [Square::G1, Square::H3] {
        desk.fake.send(Gesture::Mouse(Intent::PutDown(square)));
    }
    check(&mut desk, "executed otherwise asked");
    desk.click(text(Label::No));
    desk.click(text(Label::Executed));
    check(&mut desk, "his move");
    desk.click(text(Label::MoreActs));
    check(&mut desk, "what is seldom needed");
    desk.click(text(Label::Claims));
    check(&mut desk, "the claims");
    desk.click(text(Label::Discard));
    desk.click(text(Label::Resign));
    check(&mut desk, "resigning asked");
    desk.click(text(Label::No));
    desk.click(text(Label::FewerActs));
    desk.click(text(Label::PlayersHelp));
    check(&mut desk, "his help");
    desk.click(text(Label::CloseHelp));
    desk.click(text(Label::PressClock));
    check(&mut desk, "a press without a move");
    desk.click(text(Label::No));
    desk.fake.command(BLACK, &Command::Move(MoveCommand::Enter(said(Square::E7, Square::E5))));
    check(&mut desk, "his move is shown");
    desk.click(text(Label::Announce));
    check(&mut desk, "his move is announced");
    desk.fake.command(WHITE, &Command::Draw(DrawCommand::Offer));
    check(&mut desk, "a draw is offered");
    let offer = Phrase::with(Line::DrawOffered, [Arg::Color(Color::White)]);
    let (offer, of_offer) = (speak(&offer, wording).to_string(), of("a draw is offered"));
    must_be_large_and_high(&desk.harness, &offer, &of_offer);
    desk.fake.wait(Duration::from_secs(1));
    desk.fake.command(BLACK, &Command::Claim(ClaimCommand::Make(Claim::IllegalMove)));
    check(&mut desk, "a claim waits");
    desk.fake.command(BLACK, &Command::Ending(EndingCommand::Resign));
    check(&mut desk, "the end");
}

#[test]
fn no_word_is_broken_or_cut_off_on_the_page() {
    // 1280 by 800; 1024 by 768 and 1920 by 1080, each at 100, 150 and 200 %: what is left of them in points.
    let sizes = [
        [1280.0, 800.0],
        [1024.0, 768.0],
        [1920.0, 1080.0],
        [683.0, 512.0],
        [1280.0, 720.0],
        [512.0, 384.0],
        [960.0, 540.0],
    ];
    for language in Language::ALL {
        for size in sizes {
            scenes(language, size);
            rarer_scenes(language, size);
        }
    }
}

/// The folder stood below itself: once in the words to him, once by itself.
#[test]
fn where_his_files_are_he_reads_once() {
    const FOLDER: &str = "/home/somebody/scoresheets/1";
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Ending(EndingCommand::Resign));
    let shown = |desk: &Desk| desk.harness.query_all_by_label_contains(FOLDER).count();
    let saved = Phrase::with(Line::SavedIn, [Arg::Text(FOLDER.to_owned())]);
    for (seat, page) in [(BLACK, None), (Seat::Arbiter, Some("Schiedsrichter"))] {
        desk.fake.notices(Some(FOLDER));
        desk.harness.run_steps(2);
        if let Some(page) = page {
            desk.click(page);
        }
        assert_eq!(shown(&desk), 1, "{:?}", desk.harness.root());
        desk.fake.say(seat, &saved);
        desk.harness.run_steps(2);
        assert_eq!(shown(&desk), 1, "{:?}", desk.harness.root());
    }
}

/// The next player at the screen had draws and resigning open, and no help.
#[test]
fn what_is_open_beside_the_board_is_not_open_in_the_next_game() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let is_there = |desk: &Desk, name: &str| desk.harness.query_by_role_and_label(Role::Button, name).is_some();
    desk.click("Mehr");
    assert!(!is_there(&desk, "Hilfe"));
    let menu = anna_hector::desk::Menu::new(Language::German, None, None);
    desk.fake.turns_to(&Fake::at(Stage::Menu { menu, wording: Wording::default() }));
    desk.harness.run_steps(2);
    desk.fake.turns_to(&Fake::playing(Setup::default()));
    desk.harness.run_steps(2);
    assert!(is_there(&desk, "Hilfe") && is_there(&desk, "Mehr"), "{:?}", desk.harness.root());
}
