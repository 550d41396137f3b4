//! What players claim, report and sign: by keyboard with the screen off, and by mouse.
use anna_hector::{
    game::{Claim, Command, Seat, Setup},
    laws::{RawMove, irregularity::Irregularity},
    narration::Audience,
};
use eframe::egui::{Key, Modifiers};
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
    for _ in 0..4 {
        press(&mut desk, Key::ArrowDown);
    }
    assert_eq!(ear(&desk).as_deref(), Some("Remis: dreimal dieselbe Stellung."));
    press(&mut desk, Key::Enter);
    let asked = "Remis: dreimal dieselbe Stellung. Eingabetaste bestätigt, Escape verwirft.";
    assert_eq!(ear(&desk).as_deref(), Some(asked));
    assert_eq!(desk.last(), Some((WHITE, Command::Start)), "nothing is claimed yet");
    press(&mut desk, Key::Enter);
    assert_eq!(desk.last(), Some((WHITE, Command::Claim(Claim::Threefold(None)))));
}

#[test]
fn a_move_is_written_for_a_claim_by_typing() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    press(&mut desk, Key::C);
    for _ in 0..5 {
        press(&mut desk, Key::ArrowDown);
    }
    press(&mut desk, Key::Enter);
    desk.types("Sf3");
    press(&mut desk, Key::Enter);
    let asked = "Dreimal dieselbe Stellung mit dem Zug, den ich aufschreibe. Springer Gustav eins nach Felix drei. \
                 Eingabetaste bestätigt, Escape verwirft.";
    assert_eq!(ear(&desk).as_deref(), Some(asked));
    press(&mut desk, Key::Enter);
    let knight = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight is there");
    assert_eq!(desk.last(), Some((WHITE, Command::Claim(Claim::Threefold(Some(knight))))));
}

#[test]
fn touch_and_adjustment_are_one_key_at_the_cursor() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    press(&mut desk, Key::ArrowDown);
    press(&mut desk, Key::ArrowDown);
    press(&mut desk, Key::J);
    assert_eq!(desk.last(), Some((WHITE, Command::Adjust(Square::E2))));
    press(&mut desk, Key::F);
    assert_eq!(desk.last(), Some((WHITE, Command::Touch(Square::E2))));
}

#[test]
fn the_mouse_claims_a_touch_by_pointing_and_writes_a_move_for_a_claim() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("Ansprüche");
    desk.click("Der Gegner hat eine Figur berührt");
    assert!(desk.reads("Gehen Sie zum Feld"));
    desk.click("g8, schwarzer Springer");
    assert!(desk.reads("Der Gegner hat eine Figur berührt. Gustav acht."));
    desk.click("Nein");
    assert_eq!(desk.last(), Some((WHITE, Command::Start)), "discarded");

    desk.click("Ansprüche");
    desk.click("Fünfzig Züge mit dem Zug, den ich aufschreibe");
    desk.click("g1, weißer Springer");
    desk.click("f3");
    assert!(desk.sees("Aufgeschrieben: g1f3"), "{:?}", desk.harness.root());
    desk.click("Fertig");
    desk.click("Ja");
    let knight = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight is there");
    assert_eq!(desk.last(), Some((WHITE, Command::Claim(Claim::FiftyMoves(Some(knight))))));
}

#[test]
fn both_sheets_are_signed_by_key_when_the_game_is_over() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    for command in [Command::Resign, Command::ConfirmEnding] {
        desk.fake.command(WHITE, &command);
    }
    desk.fake.command(BLACK, &Command::ConfirmEnding);
    press(&mut desk, Key::C);
    assert!(ear(&desk).is_some_and(|said| said.ends_with("Beide Partieformulare unterschreiben.")), "{:?}", ear(&desk));
    press(&mut desk, Key::Enter);
    press(&mut desk, Key::Enter);
    assert_eq!(desk.last(), Some((WHITE, Command::SignSheets)));
}

#[test]
fn the_assistant_reports_the_sighted_players_touch() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    press(&mut desk, Key::F11);
    desk.focus("Feld der berührten Figur");
    desk.types("g1");
    desk.click("Berührt melden");
    assert_eq!(desk.last(), Some((Seat::Assistant(Color::Black), Command::Touch(Square::G1))));
}

#[test]
fn the_arbiter_finds_an_illegal_move_and_other_irregularities_with_a_second_question() {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    let rook = RawMove::from_squares(&Board::default(), Square::A1, Square::A4, None).expect("a rook is there");
    for command in [Command::Place(rook), Command::Press] {
        desk.fake.command(WHITE, &command);
    }
    press(&mut desk, Key::F9);
    desk.click("Antrag, Anwesenheit");
    desk.click("Regelwidriger Zug 1, Weiß");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::FindIllegal(1))));
    desk.click("Mit zwei Händen gezogen");
    desk.click("Nein");
    desk.click("Das Brett lag falsch. Die Stellung wird übertragen");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::FindIrregularity(Irregularity::BoardTurned))));
}
