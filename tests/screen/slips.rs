//! Slips of hand and key at the screen: a button that is somebody else's, one that has moved, a drag that ends nowhere, a key
//! that is held.
use anna_hector::{
    desk::Mode,
    game::{
        AnswerCommand, ClockCommand, Command, DrawCommand, EndingCommand, MoveCommand, Seat, Setup, StartCommand, Step,
    },
    language::{Label, Language},
    laws::RawMove,
    narration::Audience,
    screen::Window,
};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Vec2, accesskit::Role};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use shakmaty::{Board, Color, Square};

use super::{
    BLACK, Desk, WHITE,
    fake::Fake,
    opponent::{SETTLED, quick},
    pawn, sighted_white,
};

/// Black's list is open on the screen: White, who has the keyboard, claims nothing with it, neither in his own name nor in
/// Black's.
#[test]
fn the_list_on_the_screen_is_taken_from_by_the_mouse_alone() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.click_more(Label::Claims.text(Language::German));
    desk.harness.get_by_label("Der Gegner hat regelwidrig gezogen").click_accesskit();
    desk.harness.step();
    desk.harness.step();
    let modes = |desk: &Desk| desk.fake.with_table(|table| (table.keyboard.mode().clone(), table.mouse.mode().clone()));
    assert!(matches!(modes(&desk), (Mode::Board, Mode::Claims { .. })), "{:?}", modes(&desk));
    desk.click("Der Gegner hat regelwidrig gezogen");
    assert!(matches!(modes(&desk), (Mode::Board, Mode::Confirm(_))), "{:?}", modes(&desk));
}

/// White goes to the button that offers a draw. Before he strikes Enter he has offered one by key, and the buttons for the
/// answer stand there.
#[test]
fn enter_takes_no_button_that_has_come_to_the_place_of_another() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    // Black has a line of his own to read before and after, so that nothing moves but the row of the buttons.
    desk.fake.command(BLACK, &Command::Draw(DrawCommand::Accept));
    desk.harness.step();
    desk.open_more();
    desk.focus("Remis anbieten");
    desk.fake.focus_said();
    desk.fake.command(WHITE, &Command::Draw(DrawCommand::Offer));
    desk.harness.step();
    desk.harness.step();
    assert!(desk.sees("Remis annehmen"), "as the mouse's owner has it");
    assert_eq!(desk.fake.focus_said(), ["Brett."]);
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), Some((WHITE, Command::Draw(DrawCommand::Offer))));
    assert!(desk.fake.with_table(|table| table.keyboard.mode().question().is_none()));
}

/// Two slips, and Tab after them: Escape took back the last of the two alone.
#[test]
fn escape_takes_back_each_slip_after_tab_too() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.harness.run_steps(20);
    let stated = |desk: &Desk| {
        desk.fake
            .with_table(|table| table.game.record().current_ply().map(|ply| (ply.touched.len(), ply.adjusted.len())))
    };
    for (key, text) in
        [(Key::ArrowDown, ""), (Key::ArrowDown, ""), (Key::F, "f"), (Key::Y, "y"), (Key::J, "j"), (Key::T, "t")]
    {
        desk.key(key, Modifiers::NONE, text);
    }
    assert_eq!(stated(&desk), Some((1, 1)));
    desk.key(Key::Tab, Modifiers::NONE, "");
    // Where the focus is, Escape leads back first, as was said when Tab came there.
    for left in [(1, 1), (1, 0), (0, 0)] {
        desk.key(Key::Escape, Modifiers::NONE, "");
        assert_eq!(stated(&desk), Some(left));
    }
}

/// Space on a button that Tab had named pressed the clock: an early press stood on record, and the button was not taken.
#[test]
fn space_takes_the_button_that_was_named_and_is_no_press() {
    // At the keyboard sits the player who cannot see, or the sighted one, to whom Space is the large button.
    let mut sighted = sighted_white();
    sighted.devices.keyboard = WHITE;
    for setup in [Setup::default(), sighted] {
        for (key, text) in [(Key::Space, " "), (Key::Enter, "")] {
            let mut desk = Desk::at(Fake::playing(setup.clone()));
            desk.harness.run_steps(20);
            desk.open_more();
            let before = desk.fake.commands().len();
            desk.focus("Uhren anhalten");
            desk.key(key, Modifiers::NONE, text);
            assert_eq!(desk.fake.commands().len(), before, "{key:?}: it is asked first");
            desk.key(Key::Y, Modifiers::NONE, "y");
            assert_eq!(desk.fake.commands()[before..], [(WHITE, Command::Clock(ClockCommand::Stop))], "{key:?}");
        }
    }
    // Back at the board it is the clock's key again.
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.harness.run_steps(20);
    desk.open_more();
    desk.focus("Uhren anhalten");
    desk.key(Key::Escape, Modifiers::NONE, "");
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
}

#[test]
fn a_pointer_that_slips_off_the_board_takes_no_move_back() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    let centre = |desk: &Desk, label: &str| desk.harness.get_by_label(label).rect().center();
    let press = desk.harness.get_by_role_and_label(Role::Button, "Uhr drücken").rect().center();
    let (from, beside) = (centre(&desk, "e5"), press);
    desk.harness.drag_at(from);
    desk.harness.step();
    for to in [from.lerp(beside, 0.5), beside] {
        desk.harness.hover_at(to);
        desk.harness.step();
    }
    desk.harness.drop_at(beside);
    desk.harness.step();
    desk.harness.step();
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Enter(pawn())))));
}

/// A move that nobody made was dropped where the pointer just was, and the habitual click announced it.
#[test]
fn keys_of_the_other_player_drop_no_piece_that_hangs_on_the_pointer() {
    for (key, dropped) in [(Key::Escape, true), (Key::F10, false)] {
        let mut desk = Desk::at(Fake::playing(sighted_white()));
        let centre = |desk: &Desk, label: &str| desk.harness.get_by_label(label).rect().center();
        let (from, to) = (centre(&desk, "e2, weißer Bauer"), centre(&desk, "e4"));
        desk.harness.drag_at(from);
        desk.harness.step();
        desk.harness.hover_at(from.lerp(to, 0.5));
        desk.harness.step();
        desk.key(key, Modifiers::NONE, "");
        let before = desk.last();
        assert!(!matches!(before, Some((_, Command::Move(_)))), "{key:?}: {before:?}");
        desk.harness.hover_at(to);
        desk.harness.step();
        desk.harness.drop_at(to);
        desk.harness.step();
        desk.harness.step();
        let entered = Some((WHITE, Command::Move(MoveCommand::Enter(pawn()))));
        assert_eq!(desk.last(), if dropped { entered } else { before }, "{key:?}");
    }
}

/// A hand that trembles clicks: a press that slipped some points within its square lifted nothing, and as the second click it put the
/// piece back.
#[test]
fn a_click_that_trembles_within_its_square_is_a_click() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    for label in ["e2, weißer Bauer", "e4"] {
        let centre = desk.harness.get_by_label(label).rect().center();
        desk.harness.drag_at(centre);
        desk.harness.step();
        desk.harness.hover_at(centre + Vec2::splat(14.0));
        desk.harness.step();
        desk.harness.drop_at(centre + Vec2::splat(14.0));
        desk.harness.step();
        desk.harness.step();
    }
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Enter(pawn())))));
}

/// The second click of a move reached the square that had come to the place of the one it was aimed at.
#[test]
fn a_board_that_has_just_been_turned_takes_no_click() {
    let mut desk = quick(sighted_white());
    desk.harness.run_steps(SETTLED);
    desk.click("e2, weißer Bauer");
    let before = desk.last();
    let aimed = desk.harness.get_by_label("e4").rect().center();
    desk.key(Key::F10, Modifiers::NONE, "");
    let click = |desk: &mut Desk| {
        desk.harness.hover_at(aimed);
        desk.harness.step();
        desk.harness.drag_at(aimed);
        desk.harness.drop_at(aimed);
        desk.harness.step();
        desk.harness.step();
    };
    click(&mut desk);
    assert_eq!(desk.last(), before);
    desk.harness.run_steps(SETTLED);
    click(&mut desk);
    let there = RawMove::from_squares(&Board::default(), Square::E2, Square::D5, None).expect("a pawn is there");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Enter(there)))), "where the square is by then");
}

/// Who opened the arbiter's page by its key strikes keys for no player: a question that White never heard resigned for him.
#[test]
fn no_key_at_the_arbiters_page_speaks_for_a_player() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F9, Modifiers::NONE, "");
    let before = desk.fake.commands().len();
    desk.key(Key::G, Modifiers::COMMAND, "");
    for _ in 0..40 {
        let (key, modifiers) = (Key::Y, Modifiers::NONE);
        desk.harness.input_mut().events.push(Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        });
        desk.harness.step();
    }
    desk.key(Key::D, Modifiers::COMMAND, "");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.fake.commands()[before..], []);
    let page = "Seite des Schiedsrichters. F9 führt zurück zum Brett.";
    assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some(page));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.key(Key::G, Modifiers::COMMAND, "");
    let asked = desk.fake.last_said(Audience::Earphone(Color::White));
    assert!(asked.as_deref().is_some_and(|asked| asked.starts_with("Weiß gibt auf?")), "{asked:?}");
}

/// The arbiter's button is taken once, however long the key is held.
#[test]
fn a_key_that_is_held_takes_a_button_once() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.focus("Uhren anhalten");
    let before = desk.fake.commands().len();
    for _ in 0..3 {
        let (key, modifiers) = (Key::Enter, Modifiers::NONE);
        let down = Event::Key { key, physical_key: Some(key), pressed: true, repeat: false, modifiers };
        desk.harness.input_mut().events.push(down);
        desk.harness.step();
    }
    assert_eq!(desk.fake.commands()[before..], [(Seat::Arbiter, Command::Clock(ClockCommand::Stop))]);
}

/// "Yes" comes where an item of the list was.
#[test]
fn a_double_click_is_no_answer() {
    let fake = Fake::playing(sighted_white());
    let link = Box::new(fake.clone());
    let harness = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_step_dt(0.05)
        .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
    let mut desk = Desk { fake, harness };
    desk.harness.step();
    let rect = |desk: &Desk, label: &str| desk.harness.get_by_role_and_label(Role::Button, label).rect();
    let item = "Der Gegner hat regelwidrig gezogen";
    let items = |desk: &Desk| {
        let nodes = desk.harness.query_all_by_role(Role::Button);
        nodes.filter_map(|node| Some((node.accesskit_node().label()?, node.rect()))).collect::<Vec<_>>()
    };
    desk.click_more("Ansprüche");
    let listed = items(&desk);
    desk.click_more(item);
    let answers = ["Ja", "Nein"].map(|answer| rect(&desk, answer));
    let asking = listed.iter().filter(|(label, _)| label.starts_with("Remis") || label.starts_with("Der Gegner hat r"));
    let overlaps = asking.flat_map(|(label, rect)| answers.map(|answer| (label, rect.intersect(answer))));
    let (label, both) = overlaps
        .into_iter()
        .find(|(_, both)| both.is_positive())
        .unwrap_or_else(|| panic!("one overlaps, or this shows nothing: {listed:?}, {answers:?}"));
    desk.click("Nein");
    desk.click_more("Ansprüche");
    desk.harness.run_steps(20);
    for pressed in [true, false, true, false] {
        let button = PointerButton::Primary;
        desk.harness.event(Event::PointerButton { pos: both.center(), button, pressed, modifiers: Modifiers::NONE });
        desk.harness.run_steps(2);
    }
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))), "{label}");
    assert!(desk.fake.with_table(|table| table.mouse.mode().question().is_some()), "it is asked still");
    desk.harness.run_steps(20);
    desk.click("Ja");
    assert!(matches!(desk.last(), Some((WHITE, Command::Claim(_)))));
}

/// He had set out for one button, and within a third of a second another stood there, which the other player had brought.
#[test]
fn a_click_takes_no_button_that_has_just_come_to_the_place_of_another() {
    let fake = Fake::playing(Setup::default());
    let link = Box::new(fake.clone());
    let harness = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_step_dt(0.05)
        .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
    let mut desk = Desk { fake, harness };
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(20);
    desk.click("Wiederholt");
    desk.harness.run_steps(40);
    let place = |desk: &Desk, label: &str| desk.harness.get_by_role_and_label(Role::Button, label).rect().center();
    let at = place(&desk, Label::BeginReconcile.text(Language::German));
    let other = RawMove::from_squares(&Board::default(), Square::D2, Square::D4, None).expect("a pawn");
    let corrects = (WHITE, Command::Move(MoveCommand::Correct(other)));
    // Nothing new was shown for a while: the window slept.
    let slept = desk.harness.ctx.input(|input| input.time) + 20.0;
    desk.fake.command(corrects.0, &corrects.1);
    desk.harness.input_mut().time = Some(slept);
    desk.harness.step();
    desk.harness.input_mut().time = None;
    desk.harness.event(Event::PointerMoved(at));
    desk.harness.run_steps(2);
    assert!(place(&desk, "Wiederholt").distance(at) < 1.0, "or this shows nothing");
    let clicks = |desk: &mut Desk| {
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            desk.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
            desk.harness.run_steps(2);
        }
    };
    clicks(&mut desk);
    assert_eq!(desk.last(), Some(corrects));
    desk.harness.run_steps(10);
    clicks(&mut desk);
    assert_eq!(desk.last(), Some((BLACK, Command::Answer(AnswerCommand::Repeat(None)))));
}

/// After a restart *accept the draw* stood where *repeated* stands in each move.
#[test]
fn what_answers_an_offer_never_stands_where_an_act_of_each_move_does() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Draw(DrawCommand::Offer));
    desk.harness.run_steps(2);
    let rect = |desk: &Desk, label: &str| desk.harness.get_by_role_and_label(Role::Button, label).rect();
    let (daily, before) =
        (rect(&desk, "Wiederholt"), ["Remis annehmen", "Remis ablehnen"].map(|label| rect(&desk, label)));
    desk.fake.command(Seat::Arbiter, &Command::Start(StartCommand::Resume { down: None }));
    desk.harness.run_steps(2);
    let after = ["Remis annehmen", "Remis ablehnen"].map(|label| rect(&desk, label));
    assert!(after.iter().chain(&before).all(|answer| !answer.intersects(daily)), "{daily:?} {before:?} {after:?}");
}

/// He meant the button that each move needs, and had resigned.
#[test]
fn a_click_on_the_daily_button_answers_no() {
    let announce = "Ansagen";
    for asking in ["Aufgeben", "Remis anbieten"] {
        let mut desk = Desk::at(Fake::playing(sighted_white()));
        desk.click("e2, weißer Bauer");
        desk.click("e4");
        let rect = |desk: &Desk, label: &str| desk.harness.get_by_role_and_label(Role::Button, label).rect();
        let daily = rect(&desk, announce);
        desk.click_more(asking);
        assert!(
            !desk.sees(announce) && rect(&desk, "Nein") == daily && !rect(&desk, "Ja").intersects(daily),
            "{asking}"
        );
    }
    // The same where the daily button signs.
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.fake.command(BLACK, &Command::Ending(EndingCommand::Resign));
    desk.harness.run_steps(4);
    let rect = |desk: &Desk, label: &str| desk.harness.get_by_role_and_label(Role::Button, label).rect();
    let signs = rect(&desk, Label::SignSheets.text(Language::German));
    desk.click(Label::SignSheets.text(Language::German));
    assert!(rect(&desk, "Nein") == signs && !rect(&desk, "Ja").intersects(signs));
}

/// Nothing that is asked about has its "Yes" below it.
#[test]
fn a_double_click_on_resigning_answers_nothing() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    let rect = |desk: &Desk, label: &str| desk.harness.get_by_role_and_label(Role::Button, label).rect();
    desk.open_more();
    let resign = rect(&desk, "Aufgeben");
    desk.click("Aufgeben");
    assert!(!resign.intersects(rect(&desk, "Ja")) && !resign.intersects(rect(&desk, "Nein")));
    desk.click("Aufgeben");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))));
    assert!(desk.fake.with_table(|table| table.mouse.mode().question().is_some()), "it is asked still");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((WHITE, Command::Ending(EndingCommand::Resign))));
}

/// His wooden board was never wrong: nothing said on his screen that the click was on record, and nothing took it back.
#[test]
fn a_click_that_executes_another_move_than_was_announced_is_asked_about() {
    let knight = |to| RawMove::from_squares(&Board::default(), Square::G1, to, None).expect("a knight is there");
    let executes = |to| (BLACK, Command::Answer(AnswerCommand::Execute(Some(knight(to)))));
    let asked = "Angesagt ist Springer Gustav eins nach Felix drei. Auf Ihrem Brett ausgeführt: Springer Gustav eins nach Hector drei?";
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(knight(Square::F3))));
    desk.harness.run_steps(2);
    desk.click("Wiederholt");
    let repeated = (BLACK, Command::Answer(AnswerCommand::Repeat(None)));
    desk.click("g1, weißer Springer");
    desk.click("h3");
    desk.harness.run_steps(2);
    assert_eq!(desk.last(), Some(repeated.clone()), "nothing is on record");
    assert!(desk.sees(asked) && desk.sees("Ja") && desk.sees("Nein"), "{:?}", desk.harness.root());
    desk.click("Nein");
    desk.harness.run_steps(2);
    assert!(!desk.reads("Angesagt ist") && desk.sees("g1, weißer Springer") && desk.sees("h3"));
    assert_eq!((desk.last(), desk.step(Color::Black)), (Some(repeated), Step::Execute(knight(Square::F3))));
    desk.click("g1, weißer Springer");
    desk.click("f3");
    assert_eq!(desk.last(), Some(executes(Square::F3)));

    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(knight(Square::F3))));
    desk.harness.run_steps(2);
    desk.click("Wiederholt");
    desk.click("g1, weißer Springer");
    desk.click("h3");
    desk.harness.run_steps(2);
    desk.click("Ja");
    assert_eq!(desk.last(), Some(executes(Square::H3)), "if that is how it stands on his board");
}

/// A hand faster than the window is drawn has three clicks in one frame: the button showed nothing and did nothing.
#[test]
fn three_clicks_in_one_frame_ask_as_one_does() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.fake.command(BLACK, &Command::Draw(DrawCommand::Offer));
    desk.harness.run_steps(2);
    let button = desk.harness.get_by_role_and_label(Role::Button, "Remis annehmen").rect().center();
    desk.harness.event(Event::PointerMoved(button));
    desk.harness.step();
    for pressed in [true, false, true, false, true, false] {
        let event =
            Event::PointerButton { pos: button, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        desk.harness.input_mut().events.push(event);
    }
    desk.harness.step();
    desk.harness.step();
    assert!(desk.reads("Remis an?") && desk.sees("Ja") && desk.sees("Nein"), "{:?}", desk.harness.root());
    assert_eq!(desk.last(), Some((BLACK, Command::Draw(DrawCommand::Offer))), "asked, and no more");
}

/// "An offer at any other time is still valid" (9.1): the opponent hears and sees it, whenever it comes; that it came at the wrong
/// moment is the arbiter's to know.
#[test]
fn an_offer_at_the_wrong_moment_is_the_opponents_to_answer() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Draw(DrawCommand::Offer));
    desk.harness.run_steps(2);
    assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Remisangebot von Weiß."));
    let marked = "Remis zur falschen Zeit angeboten von Weiß; das Angebot gilt.";
    assert_eq!(desk.fake.last_said(Audience::Page(Seat::Arbiter)).as_deref(), Some(marked));
    assert!(desk.sees("Remisangebot von Weiß.") && desk.sees("Remis annehmen"), "{:?}", desk.harness.root());
}

/// The defect: his own piece stayed where it was while a repetition was due, and the page said nothing.
#[test]
fn a_piece_that_is_not_taken_up_says_on_the_page_what_comes_first() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(2);
    desk.click("e7, schwarzer Bauer");
    assert!(desk.reads("Erst den Zug des Gegners wiederholen"), "{:?}", desk.harness.root());
}
