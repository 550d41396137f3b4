//! A sighted player who sees that he has announced another move than he made puts it right before he presses.
use anna_hector::{
    game::{ClockCommand, Command, DrawCommand, MoveCommand, Ply},
    laws::RawMove,
};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use shakmaty::{Board, Square};

use super::{BLACK, Desk, WHITE, fake::Fake, pawn, sighted_white};

/// White, who sees, has announced his king's pawn from the screen.
fn announced() -> Desk {
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    desk.click("Ansagen");
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Announce(pawn())))));
    desk
}

fn queens_pawn() -> RawMove {
    RawMove::from_squares(&Board::default(), Square::D2, Square::D4, None).expect("a pawn is there")
}

fn places_queens_pawn(desk: &Desk) {
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Place(queens_pawn())))));
    let (announced, touched) = desk.fake.with_table(|table| {
        let ply = table.game.record().current_ply().expect("a ply");
        (ply.announcement(), ply.touched.len())
    });
    assert_eq!((announced, touched), (Some(queens_pawn()), 0), "the words are right, and a click is no touch");
}

/// The only way was in a list behind two buttons.
#[test]
fn the_button_beside_the_press_corrects_the_announcement() {
    let mut desk = announced();
    desk.click("Ansage berichtigen");
    for square in ["c2, weißer Bauer", "c4"] {
        desk.click(square);
    }
    assert!(desk.reads("Ansage berichtigen: Bauer Cesar zwei nach Cesar vier?"), "{:?}", desk.harness.root());
    // What is clicked next is another move, and no end of the first one.
    for square in ["g2, weißer Bauer", "g4"] {
        desk.click(square);
    }
    assert!(desk.reads("Ansage berichtigen: Bauer Gustav zwei nach Gustav vier?"), "{:?}", desk.harness.root());
    desk.click("Nein");
    for click in ["Ansage berichtigen", "c2, weißer Bauer", "Eingabe löschen", "d2, weißer Bauer", "d4"] {
        assert!(!desk.sees("Fertig"), "the second square is the end of it");
        desk.click(click);
    }
    assert!(desk.reads("Ansage berichtigen: Bauer David zwei nach David vier?"), "{:?}", desk.harness.root());
    desk.click("Ja");
    places_queens_pawn(&desk);
}

/// A third button stood beside yes and no, and a click on the board took all three away without a word.
#[test]
fn while_the_correction_is_asked_about_nothing_else_corrects_and_another_click_drops_it_with_a_word() {
    let mut desk = announced();
    for square in ["d2, weißer Bauer", "d4"] {
        desk.click(square);
    }
    assert!(desk.sees("Ja") && !desk.sees("Ansage berichtigen"), "{:?}", desk.harness.root());
    desk.click("c2, weißer Bauer");
    assert!(!desk.sees("Ja") && desk.reads("Verworfen."), "{:?}", desk.harness.root());
}

#[test]
fn the_right_move_shown_on_the_board_is_asked_about_and_corrects_the_announcement() {
    let mut desk = announced();
    let before = desk.fake.commands().len();
    for square in ["d2, weißer Bauer", "d4"] {
        desk.click(square);
    }
    assert!(desk.reads("Ansage berichtigen: Bauer David zwei nach David vier?"), "{:?}", desk.harness.root());
    assert_eq!(desk.fake.commands().len(), before);
    desk.click("Nein");
    // The piece that was shown is taken up where it stands on the picture.
    for square in ["e4, weißer Bauer", "e3", "Nein", "d2, weißer Bauer", "d4", "Ja"] {
        desk.click(square);
    }
    places_queens_pawn(&desk);
    // A second slip is corrected like the first.
    for square in ["e2, weißer Bauer", "e4", "Ja"] {
        desk.click(square);
    }
    let touched = desk.fake.with_table(|table| table.game.record().current_ply().map(|ply| ply.touched.len()));
    assert_eq!(touched, Some(0));
}

/// After the press it is too late, and the button would lead nowhere; nor is there anything to correct before an announcement.
#[test]
fn it_is_offered_between_the_announcement_and_the_press_alone() {
    let mut desk = announced();
    assert!(desk.sees("Ansage berichtigen"));
    desk.click("Uhr drücken");
    assert!(!desk.sees("Ansage berichtigen"));
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    assert!(!desk.sees("Ansage berichtigen"));
    desk.click("e2, weißer Bauer");
    desk.click("e4");
    assert!(!desk.sees("Ansage berichtigen"));
    assert_eq!(desk.fake.with_table(|table| table.game.record().current_ply().and_then(Ply::entry)), Some(pawn()));
}

/// His clock runs while he corrects: what stops it, and what answers an offer, was gone from his page.
#[test]
fn who_corrects_can_still_stop_the_clocks_and_answer_an_offer() {
    let mut desk = announced();
    desk.fake.command(BLACK, &Command::Draw(DrawCommand::Offer));
    desk.click("Ansage berichtigen");
    desk.click("d2, weißer Bauer");
    assert!(desk.sees("Remis ablehnen"), "{:?}", desk.harness.root());
    desk.click_more("Uhren anhalten");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((WHITE, Command::Clock(ClockCommand::Stop))));
    // A claim that is being written takes no other act beside it.
    let mut desk = Desk::at(Fake::playing(sighted_white()));
    desk.click_more("Ansprüche");
    desk.click("Fünfzig Züge mit dem Zug, den ich aufschreibe");
    assert!(!desk.sees("Mehr") && !desk.sees("Uhren anhalten"), "{:?}", desk.harness.root());
}

/// A slip in his last seconds: the press was gone while he was asked, and took no click for a moment after.
#[test]
fn a_question_by_slip_does_not_take_the_press_away() {
    let press = |desk: &mut Desk| {
        desk.harness.get_by_role_and_label(Role::Button, "Uhr drücken").click();
        desk.harness.run_steps(1);
        desk.last() == Some((WHITE, Command::Move(MoveCommand::Press)))
    };
    let mut desk = announced();
    desk.harness.run_steps(8);
    desk.click_more("Uhren anhalten");
    assert!(desk.sees("Nein"), "{:?}", desk.harness.root());
    assert!(press(&mut desk), "{:?}", desk.harness.root());
    assert!(desk.fake.with_table(|table| table.mouse.mode().question().is_none()), "it stopped nothing");

    for (asks, leaves) in [("Uhren anhalten", "Nein"), ("Ansage berichtigen", "Verwerfen, zurück zum Brett")] {
        let mut desk = announced();
        desk.harness.run_steps(8);
        desk.click_more(asks);
        desk.harness.get_by_role_and_label(Role::Button, leaves).click();
        desk.harness.run_steps(2);
        assert!(press(&mut desk), "{asks}: {:?}", desk.harness.root());
    }
}
