//! What players claim, report and sign: by keyboard with the screen off, and by mouse.
use anna_hector::{
    game::{
        ArbiterCommand, Claim, ClaimCommand, ClockCommand, Command, DrawCommand, EndingCommand, MoveCommand,
        ReconcileCommand, Ruling, Seat, Setup, StartCommand,
    },
    laws::{RawMove, irregularity::Irregularity},
    narration::Audience,
};
use eframe::egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use shakmaty::{Board, Color, Square};

use super::{BLACK, Desk, WHITE, fake::Fake, sighted_white};

fn ear(desk: &Desk) -> Option<String> {
    desk.fake.last_said(Audience::Earphone(Color::White))
}

fn press(desk: &mut Desk, key: Key) {
    desk.key(key, Modifiers::NONE, "");
}

#[test]
fn a_repetition_is_claimed_by_ear() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    press(&mut desk, Key::C);
    assert!(ear(&desk).is_some_and(|said| said.starts_with("Ansprüche.")), "{:?}", ear(&desk));
    for key in [Key::ArrowDown, Key::ArrowUp] {
        press(&mut desk, key);
    }
    assert_eq!(ear(&desk).as_deref(), Some("Remis: dreimal dieselbe Stellung. Eins von zwölf."));
    press(&mut desk, Key::Enter);
    let asked = "Remis: dreimal dieselbe Stellung. Das beanspruchen? Es hält die Uhren an. Das ist auch ein Remisangebot. Y: ja. Escape: nein.";
    assert_eq!(ear(&desk).as_deref(), Some(asked));
    press(&mut desk, Key::Enter);
    assert_eq!(
        desk.last(),
        Some((WHITE, Command::Start(StartCommand::Begin))),
        "the key of the daily step claims nothing"
    );
    press(&mut desk, Key::Y);
    assert_eq!(desk.last(), Some((WHITE, Command::Claim(ClaimCommand::Make(Claim::Threefold(None))))));
}

/// It was called the list of claims, and Enter twice put on record that his square is empty.
#[test]
fn while_the_boards_are_compared_the_list_says_that_it_tells_of_a_square() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.fake.command(WHITE, &Command::Reconcile(ReconcileCommand::Begin));
    press(&mut desk, Key::C);
    let said = ear(&desk).unwrap_or_default();
    assert!(
        said.contains("was auf Ihrem Brett steht") && said.ends_with("Eva vier. Leer. Eins von dreizehn."),
        "{said}"
    );
    assert!(!said.contains("Ansprüche"), "{said}");
}

/// Two strokes of Enter in the opponent's time took his piece.
#[test]
fn whoever_opens_the_list_and_strikes_enter_has_put_nothing_on_record() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    for (steps, ends) in
        [(0, "Remis: dreimal dieselbe Stellung. Eins von zwölf."), (8, "Ich habe eine Figur berührt. Neun von zwölf.")]
    {
        press(&mut desk, Key::C);
        for _ in 0..steps {
            press(&mut desk, Key::ArrowDown);
        }
        assert!(ear(&desk).is_some_and(|said| said.ends_with(ends)), "{:?}", ear(&desk));
        let before = desk.fake.commands().len();
        for _ in 0..3 {
            press(&mut desk, Key::Enter);
        }
        assert_eq!(desk.fake.commands()[before..], [], "{ends}");
        press(&mut desk, Key::Escape);
    }
}

#[test]
fn a_move_is_written_for_a_claim_by_typing() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    press(&mut desk, Key::C);
    press(&mut desk, Key::ArrowDown);
    press(&mut desk, Key::Enter);
    desk.types("Sf3");
    press(&mut desk, Key::Enter);
    let asked = "Dreimal dieselbe Stellung mit dem Zug, den ich aufschreibe. Springer Gustav eins nach Felix drei. \
                 Das beanspruchen? Es hält die Uhren an. Das ist auch ein Remisangebot. Y: ja. Escape: nein.";
    assert_eq!(ear(&desk).as_deref(), Some(asked));
    press(&mut desk, Key::Y);
    let knight = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight is there");
    assert_eq!(desk.last(), Some((WHITE, Command::Claim(ClaimCommand::Make(Claim::Threefold(Some(knight)))))));
}

#[test]
fn touch_and_adjustment_are_keys_at_the_cursor_and_heard() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    press(&mut desk, Key::ArrowDown);
    press(&mut desk, Key::ArrowDown);
    let heard = |desk: &Desk| desk.fake.all_said(Audience::Earphone(Color::White));
    press(&mut desk, Key::J);
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Adjust(Square::E2)))));
    assert!(heard(&desk).ends_with(&["Zurechtrücken: weißer Bauer Eva zwei.".into(), "Escape widerruft.".into()]));
    // A touch binds him, and F begins the name of a file: it is asked back.
    press(&mut desk, Key::F);
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Adjust(Square::E2)))));
    press(&mut desk, Key::Y);
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Touch(Square::E2)))));
    assert!(heard(&desk).ends_with(&["Berührt: weißer Bauer Eva zwei.".into(), "Escape widerruft.".into()]));
    press(&mut desk, Key::Escape);
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Withdraw))));
    let left = [
        "Widerrufen, nicht berührt: weißer Bauer Eva zwei.",
        "Zurechtrücken: weißer Bauer Eva zwei.",
        "Escape widerruft.",
    ];
    assert!(heard(&desk).ends_with(&left.map(String::from)), "{:?}", heard(&desk));
    press(&mut desk, Key::Escape);
    assert_eq!(ear(&desk).as_deref(), Some("Widerrufen, kein Zurechtrücken: weißer Bauer Eva zwei."));
    let withdrawn = desk.fake.commands().len();
    press(&mut desk, Key::Escape);
    assert_eq!(desk.fake.commands().len(), withdrawn, "each once");
}

/// The commonest slip: a move is typed, and the field was never opened.
#[test]
fn a_move_typed_without_its_field_touches_nothing() {
    let touched =
        |desk: &Desk| desk.fake.with_table(|table| table.game.record().current_ply().map(|ply| ply.touched.len()));
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.types("Sf3");
    let said = desk.fake.all_said(Audience::Earphone(Color::White));
    let refused = "Auf Eva vier steht keine Figur. Gehen Sie zuerst zu der Figur.";
    assert!(said.iter().any(|said| said == refused), "{said:?}");
    assert_eq!((desk.last(), touched(&desk)), (Some((WHITE, Command::Start(StartCommand::Begin))), Some(0)));

    press(&mut desk, Key::ArrowDown);
    press(&mut desk, Key::ArrowDown);
    desk.types("Sf3");
    // The letter of the file asks, and the rank after it ends the question.
    let asked = |desk: &Desk| desk.fake.with_table(|table| table.keyboard.mode().question().is_some());
    assert!(!asked(&desk));
    press(&mut desk, Key::Y);
    assert_eq!((desk.last(), touched(&desk)), (Some((WHITE, Command::Start(StartCommand::Begin))), Some(0)));
}

#[test]
fn a_click_is_no_touch_and_gives_a_claim_no_ground() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("g1, weißer Springer");
    desk.click("g1, weißer Springer");
    desk.fake.command(BLACK, &Command::Claim(ClaimCommand::Make(Claim::Touch(Square::G1))));
    let told = desk.fake.last_said(Audience::Page(Seat::Arbiter));
    assert_eq!(told.as_deref(), Some("Das zeigt die Aufzeichnung nicht: der Schiedsrichter urteilt."));
}

#[test]
fn the_sighted_player_states_a_touch_by_his_own_button_and_withdraws_a_slip_by_another() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click_more("Ansprüche");
    desk.click("Ich habe eine Figur berührt");
    desk.click("e4");
    assert!(desk.reads("Auf Eva vier steht keine Figur."), "{:?}", desk.harness.root());
    desk.click("g1, weißer Springer");
    assert!(desk.reads("Ich habe eine Figur berührt. Gustav eins."), "{:?}", desk.harness.root());
    desk.click("Ja");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Touch(Square::G1)))));
    assert!(desk.reads("Berührt: weißer Springer Gustav eins."));
    desk.click("Vermerk widerrufen");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Withdraw))));
    assert!(!desk.sees("Vermerk widerrufen"));
}

#[test]
fn the_mouse_claims_a_touch_by_pointing_and_writes_a_move_for_a_claim() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click_more("Ansprüche");
    desk.click("Der Gegner hat eine Figur berührt");
    assert!(desk.reads("Feld anklicken"));
    desk.click("g8, schwarzer Springer");
    assert!(desk.reads("Der Gegner hat eine Figur berührt. Gustav acht."));
    desk.click("Nein");
    assert_eq!(desk.last(), Some((WHITE, Command::Start(StartCommand::Begin))), "discarded");

    desk.click_more("Ansprüche");
    desk.click("Fünfzig Züge mit dem Zug, den ich aufschreibe");
    let written = |squares: &str| format!("Fünfzig Züge mit dem Zug, den ich aufschreibe: {squares}");
    desk.click("g1, weißer Springer");
    assert!(desk.sees(&written("g1")) && desk.sees("Ausgangsfeld und Zielfeld anklicken"));
    assert!(!desk.sees("Fertig"), "the move is not whole: {:?}", desk.harness.root());
    desk.click("f3");
    assert!(
        desk.sees(&written("g1f3")) && !desk.sees("Ausgangsfeld und Zielfeld anklicken"),
        "{:?}",
        desk.harness.root()
    );
    desk.click("Fertig");
    desk.click("Ja");
    let knight = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight is there");
    assert_eq!(desk.last(), Some((WHITE, Command::Claim(ClaimCommand::Make(Claim::FiftyMoves(Some(knight)))))));
}

#[test]
fn both_sheets_are_signed_by_key_when_the_game_is_over() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    for command in [Command::Ending(EndingCommand::Resign), Command::Ending(EndingCommand::Confirm)] {
        desk.fake.command(WHITE, &command);
    }
    desk.fake.command(BLACK, &Command::Ending(EndingCommand::Confirm));
    press(&mut desk, Key::C);
    assert!(ear(&desk).is_some_and(|said| said.ends_with("unterschreiben. Eins von fünf.")), "{:?}", ear(&desk));
    press(&mut desk, Key::Enter);
    assert_eq!(
        ear(&desk).as_deref(),
        Some("Weiß unterschreibt beide Partieformulare? Y gedrückt halten: ja. Escape: nein.")
    );
    press(&mut desk, Key::Enter);
    press(&mut desk, Key::Y);
    assert_ne!(desk.last(), Some((WHITE, Command::Ending(EndingCommand::SignSheets))), "a tap does not sign");
    desk.hold(Key::Y, 0.8);
    assert_eq!(desk.last(), Some((WHITE, Command::Ending(EndingCommand::SignSheets))));
}

/// They did nothing there, while they did in the first menu, the set-up and the lists of games.
#[test]
fn home_and_end_go_to_the_first_and_the_last_line_of_an_open_list() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let ends = |desk: &mut Desk, opens: Key, last: &str, first: &str| {
        press(desk, opens);
        for (key, said) in [(Key::End, last), (Key::Home, first), (Key::Home, first)] {
            press(desk, key);
            assert_eq!(ear(desk).as_deref(), Some(said), "{key:?}");
        }
    };
    ends(&mut desk, Key::C, "Aufgeben. Zwölf von zwölf.", "Remis: dreimal dieselbe Stellung. Eins von zwölf.");
    press(&mut desk, Key::Escape);
    for command in [Command::Ending(EndingCommand::Resign), Command::Ending(EndingCommand::Confirm)] {
        desk.fake.command(WHITE, &command);
    }
    desk.fake.command(BLACK, &Command::Ending(EndingCommand::Confirm));
    ends(
        &mut desk,
        Key::C,
        "Formular vorlesen. Fünf von fünf.",
        "Beide Partieformulare unterschreiben. Eins von fünf.",
    );
}

/// At the board they are no keys: they move no cursor.
#[test]
fn home_and_end_do_nothing_at_the_board() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    press(&mut desk, Key::O);
    let here = ear(&desk);
    for key in [Key::End, Key::Home] {
        press(&mut desk, key);
        press(&mut desk, Key::O);
        assert_eq!(ear(&desk), here, "{key:?}");
    }
}

#[test]
fn the_assistant_reports_the_sighted_players_touch() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.mouse_to_assistant(Color::Black);
    press(&mut desk, Key::F11);
    desk.click("Berührt melden");
    desk.click("g");
    desk.click("1");
    desk.click("Berührt melden");
    assert_eq!(desk.last(), Some((Seat::Assistant(Color::Black), Command::Move(MoveCommand::Touch(Square::G1)))));
}

#[test]
fn the_arbiter_finds_an_illegal_move_and_other_irregularities_with_a_second_question() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    let rook = RawMove::from_squares(&Board::default(), Square::A1, Square::A4, None).expect("a rook is there");
    for command in [Command::Move(MoveCommand::Place(rook)), Command::Move(MoveCommand::Press)] {
        desk.fake.command(WHITE, &command);
    }
    press(&mut desk, Key::F9);
    desk.click("Antrag, Anwesenheit");
    desk.click("Als regelwidrig feststellen: 1.");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::Arbiter(ArbiterCommand::FindIllegal(1)))));
    // The record does not show it: a reason is asked for before anything else is.
    desk.click("Regelwidrig, nur zählen: 1.");
    let counted = ArbiterCommand::CountIllegal(Color::White, Some(1));
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::Arbiter(counted))));
    // Whose hands they were nobody can say here: it is refused at once, and nothing is asked.
    desk.click("Mit zwei Händen gezogen");
    assert!(!desk.sees("Nein"), "{:?}", desk.harness.root());
    desk.click("Das Brett lag falsch");
    desk.click("Ja");
    assert_eq!(
        desk.last(),
        Some((Seat::Arbiter, Command::Arbiter(ArbiterCommand::FindIrregularity(Irregularity::BoardTurned))))
    );
}

/// With his own eyes, and no electronic board to tell it.
#[test]
fn the_arbiter_states_a_touch_by_its_square() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    press(&mut desk, Key::F9);
    desk.click("Antrag, Anwesenheit");
    let before = desk.last();
    desk.click("Als berührt feststellen");
    assert_eq!(desk.last(), before, "no square is named");
    desk.focus("Feld der berührten Figur");
    desk.types("g1");
    desk.click("Als berührt feststellen");
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::Move(MoveCommand::Touch(Square::G1)))));
}

/// The clocks stand, and the program asked him to repeat and execute as if nothing had happened.
#[test]
fn a_claim_that_waits_is_all_that_the_page_shows_until_the_ruling() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let knight = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight is there");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(knight)));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.harness.run_steps(2);
    let due = "Wiederholt und ausgeführt";
    assert!(desk.sees(due), "{:?}", desk.harness.root());
    let waits = "Ihr Anspruch liegt beim Schiedsrichter. Warten Sie auf seine Entscheidung.";
    desk.fake.command(BLACK, &Command::Claim(ClaimCommand::Make(Claim::IllegalMove)));
    desk.harness.run_steps(2);
    assert!(desk.sees(waits) && !desk.sees(due) && !desk.sees("Wiederholt"), "{:?}", desk.harness.root());
    assert!(!desk.sees("Uhr drücken"));
    desk.fake.command(Seat::Arbiter, &Command::Claim(ClaimCommand::Rule(Ruling::Reject)));
    desk.harness.run_steps(2);
    let arbiter = "Die Uhren stehen. Bitte auf den Schiedsrichter warten.";
    assert!(!desk.sees(waits) && !desk.sees(due) && desk.sees(arbiter), "{:?}", desk.harness.root());
    desk.fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    desk.harness.run_steps(2);
    assert!(desk.sees(due) && !desk.sees(arbiter), "{:?}", desk.harness.root());
}

/// The answers to a draw and the button of the clock stood beside an open list and took no click, without a word.
#[test]
fn what_takes_no_click_beside_a_list_is_not_shown() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.fake.command(BLACK, &Command::Draw(DrawCommand::Offer));
    desk.harness.run_steps(2);
    let buttons = |desk: &Desk| {
        ["Remis annehmen", "Uhr drücken", "Aufgeben"]
            .map(|label| desk.harness.query_by_role_and_label(Role::Button, label).is_some())
    };
    desk.open_more();
    desk.harness.run_steps(2);
    assert_eq!(buttons(&desk), [true; 3]);
    desk.click("Ansprüche");
    assert_eq!(buttons(&desk), [false; 3], "{:?}", desk.harness.root());
    assert!(desk.reads("Remisangebot von Schwarz"), "the offer stands");
    desk.click("Fünfzig Züge mit dem Zug, den ich aufschreibe");
    desk.click("g1, weißer Springer");
    assert_eq!(buttons(&desk), [false; 3], "{:?}", desk.harness.root());
    desk.click("Verwerfen, zurück zum Brett");
    assert_eq!(buttons(&desk), [true; 3]);
    desk.click("Remis annehmen");
    assert!(desk.sees("Ja"), "it is asked about");
}

/// "The opponent has made an illegal move." stood beside *yes* and *no* as if somebody had found it.
#[test]
fn what_is_asked_back_at_the_screen_is_a_question() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click_more("Ansprüche");
    desk.click("Der Gegner hat regelwidrig gezogen");
    assert!(
        desk.reads("Der Gegner hat regelwidrig gezogen. Das beanspruchen? Es hält die Uhren an."),
        "{:?}",
        desk.harness.root()
    );
}

/// "Discard, back to the board" beside what saves and prints his sheet: nothing of his would have been lost.
#[test]
fn the_way_back_from_what_he_takes_home_discards_nothing() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    for (by, command) in [
        (WHITE, EndingCommand::Resign),
        (WHITE, EndingCommand::Confirm),
        (BLACK, EndingCommand::Confirm),
        (WHITE, EndingCommand::SignSheets),
    ] {
        desk.fake.command(by, &Command::Ending(command));
    }
    desk.click("Formular: speichern, drucken");
    assert!(!desk.reads("Verwerfen"), "{:?}", desk.harness.root());
    desk.click("Zurück zum Brett");
    assert!(desk.sees("Formular: speichern, drucken"), "{:?}", desk.harness.root());
}
