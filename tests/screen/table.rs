//! The board on the screen, by pointer, and what the page shows of the game.
use super::*;
use anna_hector::game::{AnswerCommand, ClockCommand, DrawCommand, Hashing, MoveCommand, Pin, StartCommand};
use anna_hector::language::{Language, Wording};

#[test]
fn a_click_lifts_and_a_click_puts_down() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("e2, weißer Bauer");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))), "a click touches nothing");
    desk.click("e4");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Enter(pawn())))));
    assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Die Partie beginnt. Am Zug ist Weiß."));
    // Where the program announces, it does so when its player says so, or presses.
    desk.click("Ansagen");
    assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Bauer Eva zwei nach Eva vier"));
    assert!(desk.shows_announced("Bauer Eva zwei nach Eva vier", "e4"));
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
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Enter(knight)))));
}

#[test]
fn who_owes_a_repetition_has_it_before_him_in_words() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.step();
    assert!(desk.sees("Sagen Sie laut und ziehen Sie auf Ihrem Brett:"));
    assert!(desk.sees("„Bauer Eva zwei nach Eva vier“"), "{:?}", desk.harness.root());
    desk.click("Wiederholt");
    assert_eq!(desk.last(), Some((BLACK, Command::Answer(AnswerCommand::Repeat(None)))));
    assert!(desk.sees("Ziehen Sie auf Ihrem Brett:") && desk.sees("„Bauer Eva zwei nach Eva vier“"));
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    assert_eq!(desk.last(), Some((BLACK, Command::Answer(AnswerCommand::Execute(Some(pawn()))))));
}

/// His page named the right move alone, with the slip on his board.
#[test]
fn who_has_executed_a_slip_reads_that_it_is_taken_back_first() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.step();
    desk.click("Wiederholt");
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Execute(None)));
    let knight = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight is there");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Correct(knight)));
    desk.settle();
    let first = "Erst auf dem eigenen Brett zurücknehmen: Bauer Eva zwei nach Eva vier.";
    assert!(
        desk.sees(first) && desk.sees("Sagen Sie laut und ziehen Sie auf Ihrem Brett:"),
        "{:?}",
        desk.harness.root()
    );
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Execute(None)));
    desk.harness.step();
    assert!(!desk.reads(first), "{:?}", desk.harness.root());
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
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::TakeBack))));
    assert!(desk.sees("a2, weißer Bauer") && !desk.sees("Zug zurücknehmen"));
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    desk.click("e4, weißer Bauer");
    desk.click("e2");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::TakeBack))));
    let room = desk.fake.all_said(Audience::Room);
    assert_eq!(room, ["Die Partie beginnt. Am Zug ist Weiß."], "nobody heard of it");
    assert!(desk.fake.all_said(Audience::Earphone(Color::Black)).is_empty());
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
    assert!(matches!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Enter(_))))));
    assert!(desk.sees("a8, weißer Turm") && !desk.reads("Umwandlungsfiguren"));
    desk.click("Zug zurücknehmen");
    desk.click("a7, weißer Bauer");
    desk.click("a8");
    desk.click("Noch keine Figur");
    assert!(desk.sees("a8, weißer Bauer"));
}

/// The last words to the opponent covered the cause for which the sound was lost.
#[test]
fn what_cannot_be_used_is_shown_beside_the_last_private_words() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let cause = "Der Tondienst läuft nicht. Bitte starten.";
    desk.fake.notices(Some(cause));
    desk.fake.command(BLACK, &Command::Draw(DrawCommand::Accept));
    desk.harness.step();
    desk.harness.step();
    let private = desk.fake.last_said(Audience::Page(BLACK)).expect("a refusal");
    assert!(desk.sees(&private) && desk.sees(cause), "{:?}", desk.harness.root());
    // A question to him does not cover it either.
    desk.click_more("Aufgeben");
    assert!(desk.sees("Ja") && desk.sees(cause), "{:?}", desk.harness.root());
    desk.fake.notices(None);
    desk.harness.step();
    desk.harness.step();
    assert!(!desk.sees(cause));
}

/// While a press waits for the last word, what is due says so, and nothing is corrected by typing.
#[test]
fn a_press_that_waits_is_shown() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.press_waits(Color::White);
    desk.harness.step();
    desk.harness.step();
    assert!(
        desk.reads("Schon gedrückt. Die Uhr schaltet um, sobald die Ansage zu Ende ist"),
        "{:?}",
        desk.harness.root()
    );
}

/// Whatever is legal: in competition the page is the same for a move that is and one that is not.
#[test]
fn nothing_on_the_opponents_page_tells_whether_a_move_is_legal() {
    let page = |to: Square| {
        let desk = Desk::at(Fake::playing(Setup::default()));
        let said = RawMove::from_squares(&Board::default(), Square::E2, to, None).expect("a pawn is there");
        desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(said)));
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
fn the_arbiter_has_both_boards_and_his_own_acts() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.key(Key::F9, Modifiers::NONE, "");
    assert_eq!(desk.harness.query_all_by_label("e2, weißer Bauer").count(), 2);
    assert!(desk.sees("1. Weiß: Zurückgehalten gedrückt: 1"));
    desk.click("Uhren anhalten");
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::Clock(ClockCommand::Stop))));
}

/// Anyone who shares the window with the player at the keyboard sees the time run on whatever page that player turns to.
#[test]
fn the_clocks_stay_on_every_page_of_a_running_game() {
    let pin = Pin::new(&"4711".parse().expect("digits"), Hashing::rehearsing());
    for setup in [Setup::default(), Setup { pin: Some(pin), ..Setup::default() }] {
        for page in [Key::F1, Key::F9, Key::F11] {
            let mut desk = Desk::at(Fake::playing(setup.clone()));
            assert!(desk.reads(", läuft"));
            desk.key(page, Modifiers::NONE, "");
            assert!(!desk.sees("board"), "{page:?}: another page");
            assert!(desk.reads("Weiß: ") && desk.reads(", läuft") && desk.reads(", steht"), "{page:?}");
        }
    }
}

/// The page showed "pawn Eva zwei to Eva vier" for what the room had heard as "Bauer Eva zwei nach Eva vier".
#[test]
fn the_last_announcement_stands_in_the_words_that_the_room_heard() {
    let pages = [
        (Language::Spanish, Some("peón Eva zwei a Eva vier")),
        (Language::English, Some("pawn Eva zwei to Eva vier")),
        (Language::French, Some("pion Eva zwei vers Eva vier")),
    ];
    for (language, meant) in pages.into_iter().chain([(Language::German, None)]) {
        let wording = Wording { language, pieces: Some(Language::German), ..Wording::default() };
        let mut desk = Desk::at(Fake::playing(Setup { wording, ..Setup::default() }));
        desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
        desk.harness.run_steps(2);
        let heard = desk.fake.last_said(Audience::Room).expect("the announcement");
        assert_eq!(heard, "Bauer Eva zwei nach Eva vier");
        let height = |desk: &Desk, text: &str| {
            let all = super::opponent::drawn(&desk.harness);
            let shown = all.iter().filter(|drawn| drawn.galley.text() == text).map(|drawn| drawn.rect.height());
            shown.fold(0.0, f32::max)
        };
        let large = height(&desk, &heard);
        assert!(large > 30.0, "{language:?}: {large}");
        if let Some(meant) = meant {
            let small = height(&desk, meant);
            assert!(small > 5.0 && small < large / 1.5, "{language:?}: {small}, {large}");
        }
    }
}

/// Who says aloud what stands on his page says what the room is to hear, whatever the language of his page.
#[test]
fn what_is_to_be_said_aloud_is_quoted_in_the_words_of_the_room() {
    let pages = [
        (Language::Spanish, "Diga en voz alta y juegue en su tablero:", "«Bauer Eva zwei nach Eva vier»"),
        (Language::English, "Say aloud, and play it on your board:", "“Bauer Eva zwei nach Eva vier”"),
        (Language::French, "Dites à voix haute et jouez sur votre échiquier:", "«Bauer Eva zwei nach Eva vier»"),
    ];
    for (language, lead, quoted) in pages {
        let wording = Wording { language, pieces: Some(Language::German), ..Wording::default() };
        let mut desk = Desk::at(Fake::playing(Setup { wording, ..Setup::default() }));
        desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
        desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
        desk.harness.step();
        assert_eq!(desk.fake.last_said(Audience::Room).as_deref(), Some("Bauer Eva zwei nach Eva vier"));
        assert!(desk.sees(lead) && desk.sees(quoted), "{:?}", desk.harness.root());
    }
}
