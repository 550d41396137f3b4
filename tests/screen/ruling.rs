//! What waits for the arbiter, as cards: how many acts a ruling takes, what he knows before it, and what stays after it.
use std::time::Duration;

use anna_hector::{
    clock::Control,
    game::{
        AnswerCommand, ArbiterCommand, Claim, ClaimCommand, ClockCommand, Command, EndingCommand, Mode, MoveCommand,
        ReconcileCommand, Ruling, Seat, Setup,
    },
    language::{Label, Language},
    laws::{RawMove, penalty::Penalty},
    narration::Audience,
    screen::Window,
};
use eframe::egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable as _};
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Position as _, Square, fen::Fen};

use super::{
    BLACK, Desk, WHITE,
    fake::{Fake, sighted_white},
    opponent::{drawn, must_have_whole_words},
    pawn,
};

const AFTER: &str = "Uhren danach: Weiß 1:30:30 (Jetzt: 1:31:00) · Schwarz 1:32:30 (Jetzt: 1:30:30)";

fn rook() -> RawMove {
    RawMove::from_squares(&Board::default(), Square::A1, Square::A4, None).expect("a rook is there")
}

/// White's rook has jumped over his pawn, and he has pressed.
fn jumped(setup: Setup) -> Fake {
    let fake = Fake::playing(setup);
    for command in [Command::Move(MoveCommand::Place(rook())), Command::Move(MoveCommand::Press)] {
        fake.command(WHITE, &command);
    }
    fake
}

fn opened(fake: Fake) -> Desk {
    let mut desk = Desk::at(fake);
    desk.key(Key::F9, Modifiers::NONE, "");
    desk
}

fn ruled(desk: &Desk) -> Option<(Seat, Command)> {
    desk.last()
}

const FOUND: Option<(Seat, Command)> = Some((Seat::Arbiter, Command::Arbiter(ArbiterCommand::FindIllegal(1))));

/// The largest sentence promised that the game is set back; yes ended it.
#[test]
fn a_second_illegal_move_is_asked_about_as_what_it_is() {
    let fake = jumped(sighted_white());
    let find = Command::Arbiter(ArbiterCommand::FindIllegal(1));
    fake.command(Seat::Arbiter, &find);
    fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    for command in [Command::Move(MoveCommand::Place(rook())), Command::Move(MoveCommand::Press)] {
        fake.command(WHITE, &command);
    }
    let mut desk = opened(fake);
    desk.click("So entscheiden");
    assert!(desk.reads("Das beendet die Partie. Wirklich?"), "{:?}", desk.harness.root());
    assert!(!desk.reads("Die Partie zurücksetzen?"));
    // Withdrawn, perhaps for its grounds alone, it waits with what it cost before.
    desk.click("Ja");
    desk.click("Strafen");
    // The last one is the first of them.
    let withdraws = "Widerrufen: Zug eins, Weiß, war regelwidrig";
    desk.harness.query_all_by_role_and_label(Role::Button, withdraws).next().expect("a ruling").click();
    desk.harness.run_steps(2);
    desk.click("Ja");
    assert!(desk.sees("Regelwidriger Zug: 1. Weiß"), "{:?}", desk.harness.root());
    assert!(desk.reads("Schwarz gewinnt: regelwidriger Zug des Gegners."), "{:?}", desk.harness.root());
    assert!(desk.sees("Ergebnis: 0-1"), "{:?}", desk.harness.root());
}

/// That the result falls and both have to sign again was in no word of the question.
#[test]
fn a_loss_that_is_withdrawn_is_asked_about_as_what_it_is() {
    let fake = Fake::playing(Setup { pin: None, ..sighted_white() });
    fake.command(Seat::Arbiter, &Command::Arbiter(ArbiterCommand::Penalise(Color::White, Penalty::Warning)));
    let mut desk = opened(fake.clone());
    desk.click("Strafen");
    desk.click("Widerrufen: Verwarnung für Weiß");
    let falls = "Das Ergebnis fällt weg, die Partie geht weiter, und Unterschriften gelten nicht mehr.";
    assert!(desk.reads("Der Raum hört das. Wirklich?") && !desk.reads(falls), "{:?}", desk.harness.root());
    desk.click("Nein");
    fake.command(Seat::Arbiter, &Command::Arbiter(ArbiterCommand::Penalise(Color::White, Penalty::GameLost)));
    for side in [WHITE, BLACK] {
        fake.command(side, &Command::Ending(EndingCommand::SignSheets));
    }
    desk.harness.run_steps(2);
    desk.click("Widerrufen: Strafe für Weiß: Partieverlust");
    assert!(desk.reads(falls), "{:?}", desk.harness.root());
    desk.click("Ja");
    assert!(fake.with_table(|table| table.game.ending().is_none() && !table.game.has_signed(Color::White)));
}

/// "Go back before move 1" stands beside what he saves at the end, and nothing is ruled off by it: but the result falls.
#[test]
fn going_back_after_the_end_is_asked_about_as_what_it_is() {
    let fake = Fake::playing(Setup { pin: None, ..sighted_white() });
    fake.command(WHITE, &Command::Ending(EndingCommand::Resign));
    let mut desk = opened(fake);
    desk.click("Partie");
    desk.click("Zurück vor Zug 1.");
    let falls = "Das Ergebnis fällt weg, die Partie geht weiter, und Unterschriften gelten nicht mehr.";
    assert!(desk.reads(falls), "{:?}", desk.harness.root());
}

/// It took twelve acts, and the question hid the minutes that it gave.
#[test]
fn an_illegal_move_is_ruled_on_in_two_clicks_and_its_times_are_known_before() {
    let mut desk = opened(jumped(sighted_white()));
    assert!(desk.sees("Wartet auf Sie (1)") && desk.sees("Regelwidriger Zug: 1. Weiß"), "{:?}", desk.harness.root());
    assert!(desk.reads("Was die Aufzeichnung zeigt") && desk.reads("Bisher gezählt: 0"));
    assert!(desk.reads("7.5.1, 7.5.5 (2023)") && desk.reads("Strafe für Weiß: der Gegner erhält zwei Minuten."));
    assert!(desk.sees(AFTER) && desk.sees("Stellung vor Zug 1, Weiß"));
    assert!(desk.sees("Beide Formulare abstreichen ab Zug 1"));
    desk.click("So entscheiden");
    assert!(desk.sees(AFTER) && desk.sees("Vorgeschlagene Zeiten"), "{:?}", desk.harness.root());
    desk.click("Ja");
    assert_eq!(ruled(&desk), FOUND);
    assert!(desk.sees("Die Uhren stehen, beide Spieler warten auf Sie."));
}

/// "The clocks stand" was read of a clock that ran; what the room hears after the ruling has it still.
#[test]
fn neither_card_nor_question_says_that_the_clocks_stand_while_one_runs() {
    const STAND: &str = "Die Uhren stehen";
    let mut desk = opened(jumped(sighted_white()));
    assert!(
        desk.reads("Zurück zur Stellung vor Zug eins von Weiß.") && !desk.reads(STAND),
        "{:?}",
        desk.harness.root()
    );
    desk.click("So entscheiden");
    assert!(desk.sees("Ja") && !desk.reads(STAND), "{:?}", desk.harness.root());
    desk.click("Ja");
    assert!(desk.fake.all_said(Audience::Room).iter().any(|said| said.ends_with("von Weiß. Die Uhren stehen.")));
}

/// The times after a ruling that gives back none go on with the clock that runs. What its penalty gives was said and not given.
#[test]
fn the_times_after_a_ruling_run_with_the_clock() {
    let mut desk = opened(jumped(sighted_white()));
    desk.click("So entscheiden");
    desk.click("Jetzige Zeiten");
    for shown in ["1:32:30", "1:32:27", "1:32:22"] {
        assert!(desk.sees(&format!("Uhren danach: Weiß 1:31:00 · Schwarz {shown}")), "{:?}", desk.harness.root());
        desk.fake.wait(Duration::from_secs(if shown == "1:32:30" { 3 } else { 5 }));
        desk.harness.run_steps(2);
    }
}

const FOUND_AND_FINED: [&str; 2] =
    ["Zug eins, Weiß, war regelwidrig.", "Strafe für Weiß: der Gegner erhält zwei Minuten."];

/// The question before a ruling named neither the side nor the penalty, and the player whose claim was right never read which move
/// it was. Before the ruling his page tells nobody.
#[test]
fn a_ruling_names_the_move_and_its_penalty_in_the_question_and_then_to_the_player() {
    let fake = jumped(sighted_white());
    let mut desk = opened(fake.clone());
    fake.command(BLACK, &Command::Claim(ClaimCommand::Make(Claim::IllegalMove)));
    desk.harness.run_steps(2);
    let reads = |desk: &Desk| FOUND_AND_FINED.iter().all(|part| desk.reads(part));
    let players = |fake: &Fake| reads(&Desk::at(fake.clone()));
    desk.click("Antrag annehmen");
    assert!(desk.sees("Ja") && reads(&desk), "{:?}", desk.harness.root());
    let read_by_player = Desk::at(fake.clone());
    assert!(!FOUND_AND_FINED.iter().any(|part| read_by_player.reads(part)), "nobody but the arbiter");
    desk.click("Ja");
    assert!(players(&fake), "{:?}", Desk::at(fake.clone()).harness.root());
    // It stands there until the next move.
    fake.command(Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
    assert!(players(&fake));
    fake.command(WHITE, &Command::Move(MoveCommand::Place(pawn())));
    assert!(!players(&fake));
}

/// "That ends the game" was asked though no flag had fallen, and the refusal came after the answer.
#[test]
fn what_would_be_refused_is_not_asked_about() {
    let mut desk = opened(Fake::playing(Setup::default()));
    desk.click(Label::TopicClaims.text(Language::German));
    desk.click(Label::ObserveFlag.text(Language::German));
    assert!(!desk.sees("Ja"), "{:?}", desk.harness.root());
    assert!(desk.reads("Die Zeit ist nicht abgelaufen für Weiß."));
    // Nothing was noted, and that is what is said.
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(2);
    desk.click("Weiß nicht am Brett");
    assert!(desk.reads("Nicht vermerkt: Weiß war schon am Brett."), "{:?}", desk.harness.root());
}

/// The question said that the game would end, and not who would have lost it.
#[test]
fn what_a_flag_makes_of_the_game_is_named_before_it_is_found() {
    let control = anna_hector::clock::control::both_from("15+10").expect("a control");
    let mut desk = opened(Fake::playing(Setup { control, ..Setup::default() }));
    desk.fake.wait(Duration::from_secs(16 * 60));
    desk.harness.run_steps(2);
    desk.click(Label::TopicClaims.text(Language::German));
    desk.click(Label::ObserveFlag.text(Language::German));
    let named = desk.reads("Gewonnen hat Schwarz") && desk.reads("Ergebnis: 0-1");
    assert!(desk.sees("Ja") && named, "{:?}", desk.harness.root());
    assert!(desk.fake.with_table(|table| table.game.ending().is_none()));
}

/// A wrong claim of a draw gives the opponent two minutes (9.5.3), which the present times left out.
#[test]
fn the_present_times_have_what_a_rejected_claim_gives() {
    let fake = Fake::playing(sighted_white());
    let mut desk = opened(fake.clone());
    fake.command(WHITE, &Command::Claim(ClaimCommand::Make(Claim::Threefold(None))));
    desk.harness.run_steps(2);
    desk.click("Antrag abweisen");
    desk.click("Jetzige Zeiten");
    assert!(desk.reads("Schwarz 1:32:30"), "{:?}", desk.harness.root());
    desk.click("Ja");
    let rejects = Command::Claim(ClaimCommand::Rule(Ruling::Reject));
    assert_eq!(ruled(&desk), Some((Seat::Arbiter, rejects)));
}

/// "Result: *" stood there for a game that is to be played anew.
#[test]
fn a_wrong_start_says_that_a_new_game_is_played_and_by_which_article() {
    let mut desk = opened(Fake::playing(Setup::default()));
    desk.click(Label::TopicClaims.text(Language::German));
    desk.click("Die Anfangsstellung war falsch");
    let annulled = "Die Partie wird annulliert. Es wird eine neue gespielt. Nach Artikel 7.2.1.";
    assert!(desk.sees("Ja") && desk.reads(annulled), "{:?}", desk.harness.root());
    assert!(!desk.reads("Ergebnis: *"));
}

#[test]
fn a_ruling_takes_three_strokes_of_the_keyboard() {
    let mut desk = opened(jumped(sighted_white()));
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(desk.sees("Ja"), "{:?}", desk.harness.root());
    desk.key(Key::Tab, Modifiers::SHIFT, "");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(ruled(&desk), FOUND);
}

#[test]
fn the_times_after_a_ruling_are_proposed_or_present_or_his_own() {
    let at = |white: Option<u64>, black: Option<u64>| {
        let times = ByColor { white, black }.map(|seconds| seconds.map(Duration::from_secs));
        let found = Command::Arbiter(ArbiterCommand::FindIllegal(1));
        Some((Seat::Arbiter, Command::AtTimes(Box::new(found), times)))
    };
    let mut desk = opened(jumped(sighted_white()));
    desk.click("So entscheiden");
    desk.click("Jetzige Zeiten");
    desk.click("Ja");
    assert_eq!(ruled(&desk), at(Some(5460), None), "the two minutes of the penalty stand");

    let mut desk = opened(jumped(sighted_white()));
    desk.click("So entscheiden");
    desk.click("Eigene Zeiten");
    let nodes: Vec<_> = {
        use egui_kittest::kittest::{NodeT as _, Queryable as _};
        let fields = desk.harness.query_all_by_label("Minuten");
        let fields = fields.filter(|node| node.accesskit_node().role() != eframe::egui::accesskit::Role::Label);
        fields.map(|node| node.rect().center()).collect()
    };
    assert_eq!(nodes.len(), 2, "one for each clock");
    {
        use egui_kittest::kittest::{NodeT as _, Queryable as _};
        let fields = desk.harness.query_all_by_label("Minuten");
        let field = fields.filter(|node| node.accesskit_node().role() != eframe::egui::accesskit::Role::Label).nth(1);
        field.expect("Black's").focus();
    }
    desk.harness.run_steps(2);
    desk.key(Key::A, Modifiers::CTRL | Modifiers::COMMAND, "");
    for (key, digit) in [(Key::Num9, "9"), (Key::Num5, "5")] {
        desk.key(key, Modifiers::NONE, digit);
    }
    desk.click("Ja");
    assert_eq!(ruled(&desk), at(None, Some(5730)));
    // Earphone and page were told the proposed time first.
    let told = desk.fake.all_said(Audience::Earphone(Color::Black));
    let times: Vec<&String> = told.iter().filter(|said| said.starts_with("Uhr gestellt für Schwarz")).collect();
    assert!(matches!(times[..], [own] if own.contains("eine Stunde fünfunddreißig")), "{told:?}");
}

/// The move that is taken back had brought the next period, and brings it again: 1:30:00 and then 2:00:00 stood on the clock.
#[test]
fn the_present_times_are_without_a_period_that_begins_again() {
    let control: Control = "1/60, 30".parse().expect("a control");
    let setup = Setup { control: ByColor { white: control.clone(), black: control }, ..sighted_white() };
    let mut desk = opened(jumped(setup));
    desk.click("So entscheiden");
    desk.click("Jetzige Zeiten");
    assert!(desk.reads("Weiß 1:00:00"), "{:?}", desk.harness.root());
}

/// "Now: 1:30:23" stood on the card beside a clock that read 1:30:24.
#[test]
fn the_card_shows_the_second_that_the_clock_shows() {
    let fake = jumped(sighted_white());
    fake.wait(Duration::from_millis(6_600));
    let desk = opened(fake);
    assert!(desk.reads("Schwarz 1:32:30 (Jetzt: 1:30:24)"), "{:?}", desk.harness.root());
}

#[test]
fn a_claim_is_a_card_with_its_record_its_rule_and_its_proposal() {
    let mut desk = opened(jumped(sighted_white()));
    desk.fake.command(BLACK, &Command::Claim(ClaimCommand::Make(Claim::IllegalMove)));
    desk.harness.run_steps(2);
    assert!(desk.sees("Wartet auf Sie (1)") && desk.reads("Schwarz beanstandet"), "{:?}", desk.harness.root());
    assert!(desk.sees(AFTER));
    let opposite = "Die Aufzeichnung sagt das Gegenteil.";
    desk.click("Antrag abweisen");
    assert!(desk.reads(opposite), "{:?}", desk.harness.root());
    desk.click("Nein");
    desk.click("Antrag annehmen");
    assert!(desk.sees(AFTER) && !desk.reads(opposite), "{:?}", desk.harness.root());
    desk.click("Ja");
    assert_eq!(ruled(&desk), Some((Seat::Arbiter, Command::Claim(ClaimCommand::Rule(Ruling::Accept)))));
    // A wrong claim: to reject it is proposed, with what it costs.
    desk.fake.command(WHITE, &Command::Claim(ClaimCommand::Make(Claim::FiftyMoves(None))));
    desk.harness.run_steps(2);
    assert!(desk.reads("Schwarz 1:34:30 (Jetzt: 1:32:30)"), "{:?}", desk.harness.root());
    // Who rules against the record reads once more whose claim it is, and what the record says.
    desk.click("Antrag annehmen");
    assert!(desk.sees("Ja") && desk.reads("Falsch:") && desk.reads("Weiß beansprucht"), "{:?}", desk.harness.root());
    assert!(desk.reads(opposite), "{:?}", desk.harness.root());
}

/// A check that stands on no board of Black's: neither answer is proposed, and to accept needs a reason.
#[test]
fn a_claim_of_a_move_that_the_boards_explain_names_the_rule_and_proposes_nothing() {
    let fen: Fen = "6k1/5pp1/7p/8/8/8/5PPP/R5K1 w - - 0 1".parse().expect("a FEN");
    let start: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    let go = |from, to| RawMove::from_squares(start.board(), from, to, None).expect("a piece");
    let fake = Fake::playing(Setup { start: start.clone(), ..Setup::default() });
    for (by, command) in [
        (WHITE, Command::Move(MoveCommand::Announce(go(Square::A1, Square::A8)))),
        (WHITE, Command::Move(MoveCommand::Press)),
        (BLACK, Command::Answer(AnswerCommand::Repeat(None))),
        (BLACK, Command::Answer(AnswerCommand::Execute(Some(go(Square::A1, Square::A7))))),
        (BLACK, Command::Move(MoveCommand::Place(go(Square::H6, Square::H5)))),
        (BLACK, Command::Move(MoveCommand::Press)),
        (WHITE, Command::Claim(ClaimCommand::Make(Claim::IllegalMove))),
    ] {
        fake.command(by, &command);
    }
    let mut desk = opened(fake);
    assert!(desk.reads("Die Bretter standen vorher verschieden"), "{:?}", desk.harness.root());
    assert!(desk.reads("D.2.9, 7.5.1, 7.5.5, 4.3 (2023)"), "{:?}", desk.harness.root());
    assert!(!desk.reads("Strafe für Schwarz"), "no penalty is proposed");
    desk.click("Antrag annehmen");
    assert!(desk.reads("Vor diesem Zug standen die Bretter verschieden"), "{:?}", desk.harness.root());
    assert!(desk.fake.with_table(|table| table.game.claims().current().is_some()), "it waits as before");
}

/// What an electronic board saw is no claim: he may find the piece touched, or let the card go with the move.
#[test]
fn a_lift_that_a_board_saw_is_a_card_of_his_and_of_nobody_else() {
    let seen = "Das elektronische Brett von Weiß hat gesehen: weißer Springer Gustav eins abgehoben, für drei Komma vier Sekunden";
    let fake = Fake::playing(sighted_white());
    fake.lifts(Color::White, Square::G1);
    let mut desk = Desk::at(fake);
    assert!(!desk.reads("elektronische Brett"), "{:?}", desk.harness.root());
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(desk.sees("Vom elektronischen Brett gesehen") && desk.reads(seen), "{:?}", desk.harness.root());
    assert!(desk.reads("4.3, 4.8 (2023)"), "{:?}", desk.harness.root());
    desk.click("Als berührt feststellen");
    assert_eq!(ruled(&desk), Some((Seat::Arbiter, Command::Move(MoveCommand::Touch(Square::G1)))));
    desk.harness.run_steps(2);
    assert!(!desk.sees("Als berührt feststellen") && desk.reads(seen), "he has found it touched");
}

#[test]
fn what_a_claim_of_a_touch_rests_on_names_the_lift() {
    let fake = Fake::playing(sighted_white());
    fake.lifts(Color::White, Square::G1);
    let mut desk = opened(fake);
    desk.fake.command(BLACK, &Command::Claim(ClaimCommand::Make(Claim::Touch(Square::G1))));
    desk.harness.run_steps(2);
    let seen =
        "Das zeigt die Aufzeichnung nicht: der Schiedsrichter urteilt. Das elektronische Brett von Weiß hat gesehen";
    assert!(desk.sees("Antrag annehmen") && desk.reads(seen), "{:?}", desk.harness.root());
}

/// Marks vanished with the move that was ruled off, and had neither time nor author.
#[test]
fn remarks_keep_their_time_their_author_and_the_move_that_was_ruled_off() {
    let fake = Fake::playing(sighted_white());
    fake.wait(Duration::from_secs(75));
    for command in [Command::Move(MoveCommand::Place(rook())), Command::Move(MoveCommand::Press)] {
        fake.command(WHITE, &command);
    }
    let mut desk = opened(fake);
    assert!(desk.sees("0:01:15, Weiß"), "{:?}", desk.harness.root());
    desk.click("So entscheiden");
    desk.click("Ja");
    assert!(desk.sees("0:01:15, Weiß, gestrichen"), "{:?}", desk.harness.root());
}

/// It read as if the arbiter had claimed, a second time.
#[test]
fn the_log_tells_a_claim_that_waited_as_taken_up() {
    let fake = Fake::playing(sighted_white());
    for (by, claim) in [(WHITE, Claim::Threefold(None)), (BLACK, Claim::FiftyMoves(None))] {
        fake.command(by, &Command::Claim(ClaimCommand::Make(claim)));
    }
    fake.command(Seat::Arbiter, &Command::Claim(ClaimCommand::Rule(Ruling::Reject)));
    let mut desk = opened(fake);
    desk.click("Verlauf");
    let claim = "Schwarz beansprucht Remis: fünfzig Züge. Die Uhren stehen";
    for line in [
        format!("0:00:00 · 1. Weiß: {claim} (Schwarz)"),
        format!("0:00:00 · 1. Weiß: Anspruch aufgegriffen: {claim} (Schiedsrichter)"),
    ] {
        assert!(desk.sees(&line), "{line}: {:?}", desk.harness.root());
    }
    assert!(!desk.sees(&format!("0:00:00 · 1. Weiß: {claim} (Schiedsrichter)")), "he has claimed nothing");
}

#[test]
fn the_log_is_read_as_sentences_with_moves_and_times() {
    let fake = Fake::playing(sighted_white());
    fake.wait(Duration::from_secs(61));
    for command in [Command::Move(MoveCommand::Place(rook())), Command::Move(MoveCommand::Press)] {
        fake.command(WHITE, &command);
    }
    let mut desk = opened(fake);
    desk.click("Verlauf");
    for line in [
        "0:00:00 · 1. Weiß: Die Partie beginnt. Am Zug ist Weiß (Weiß)",
        "0:01:01 · 1. Weiß: gezogen: Turm Anna eins nach Anna vier (Weiß)",
    ] {
        assert!(desk.sees(line), "{line}: {:?}", desk.harness.root());
    }
    desk.fake.begins_at("2026-05-01T14:00:00+02:00");
    desk.harness.step();
    desk.harness.step();
    let said = "14:01:01 · 1. Weiß: gezogen: Turm Anna eins nach Anna vier (Weiß)";
    assert!(desk.sees(said), "by the wall clock, where it is known: {:?}", desk.harness.root());
    desk.click("So entscheiden");
    desk.click("Ja");
    assert!(
        desk.reads("war regelwidrig") && desk.reads("Strafe für Weiß: der Gegner erhält zwei Minuten (Schiedsrichter)")
    );
}

#[test]
fn the_result_stands_first_and_waits_to_be_confirmed() {
    let fake = Fake::playing(Setup::default());
    fake.command(BLACK, &Command::Ending(EndingCommand::Resign));
    let mut desk = opened(fake);
    if !desk.fake.with_table(|table| table.game.is_finished()) {
        desk.click("Ende bestätigen");
    }
    let texts: Vec<String> = drawn(&desk.harness).iter().map(|text| text.galley.text().to_owned()).collect();
    let at = |part: &str| texts.iter().position(|text| text.starts_with(part));
    // The remarks may be further down than the part is high.
    assert!(at("1-0 · ").is_some() && at("1-0 · ") < at("D.1"), "{texts:?}");
}

/// One click ended a game that he had just let go on, and wiped out what the players had told of their boards.
#[test]
fn a_mate_that_was_taken_back_is_confirmed_after_a_question_and_not_while_boards_are_compared() {
    let fen: Fen = "7k/5Q2/5K2/8/8/8/8/8 w - - 0 1".parse().expect("a FEN");
    let start: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    let mate = RawMove::from_squares(start.board(), Square::F7, Square::G7, None).expect("a queen is there");
    let fake = Fake::playing(Setup { pin: None, start, ..sighted_white() });
    for command in [Command::Move(MoveCommand::Place(mate)), Command::Move(MoveCommand::Press)] {
        fake.command(WHITE, &command);
    }
    fake.command(Seat::Arbiter, &Command::Ending(EndingCommand::Reject));
    let mut desk = opened(fake.clone());
    desk.click("Ende bestätigen");
    assert!(desk.reads("Das beendet die Partie. Wirklich?"), "{:?}", desk.harness.root());
    desk.click("Nein");
    assert!(fake.with_table(|table| table.game.ending().is_none()));
    assert!(desk.sees("Ende bestätigen"), "{:?}", desk.harness.root());
    fake.command(Seat::Arbiter, &Command::Reconcile(ReconcileCommand::Begin));
    desk.harness.run_steps(2);
    assert!(!desk.sees("Ende bestätigen"), "{:?}", desk.harness.root());
}

/// Who must write, who need not.
#[test]
fn the_page_says_who_keeps_the_score() {
    let desk = opened(Fake::playing(Setup::default()));
    assert!(desk.sees("Weiß muss mitschreiben (8.1.1)."), "{:?}", desk.harness.root());
    let control = anna_hector::clock::control::both_from("15+10").expect("a control");
    let desk = opened(Fake::playing(Setup { control, ..Setup::default() }));
    assert!(desk.sees("Schwarz muss nicht mitschreiben (A.2)."), "{:?}", desk.harness.root());
}

#[test]
fn nobody_keeps_the_score_of_a_game_that_is_over() {
    let mut desk = opened(Fake::playing(Setup::default()));
    assert!(desk.reads("muss mitschreiben"), "{:?}", desk.harness.root());
    desk.fake.command(WHITE, &Command::Ending(EndingCommand::Resign));
    desk.harness.run_steps(2);
    assert!(desk.reads("0-1") && !desk.reads("mitschreiben"), "{:?}", desk.harness.root());
}

// ---- whether it can be read

/// No word is broken; nothing is cut off at the sides, nor above or below save by a part that is scrolled; no text lies on another.
fn must_be_legible(desk: &Desk, of: &str) {
    let texts = drawn(&desk.harness);
    let window = desk.harness.ctx.content_rect();
    assert!(texts.len() > 20, "{of}: {}", texts.len());
    for text in &texts {
        let said = text.galley.text();
        assert!(!text.galley.elided, "{of}: left out of {said:?}");
        let place = text.clip.intersect(window).expand(1.0);
        let sideways = text.rect.left() >= place.left() && text.rect.right() <= place.right();
        assert!(sideways || !place.intersects(text.rect), "{of}: cut off {said:?}: {:?} in {place:?}", text.rect);
        must_have_whole_words(&text.galley, of);
    }
    must_have_whole_lines(desk, &texts, of);
    let seen: Vec<_> = texts.iter().filter(|text| text.clip.intersect(window).contains_rect(text.rect)).collect();
    for (i, one) in seen.iter().enumerate() {
        for other in &seen[i + 1..] {
            let short = [one, other].into_iter().any(|text| text.galley.text().chars().count() == 1);
            let both = one.rect.shrink(2.0).intersect(other.rect.shrink(2.0));
            let same = one.galley.text() == other.galley.text();
            assert!(
                same || short || !both.is_positive(),
                "{of}: {:?} lies on {:?}",
                one.galley.text(),
                other.galley.text()
            );
        }
    }
}

/// No line of what goes on and of what waits for him is cut through by the edge of the part that is scrolled.
fn must_have_whole_lines(desk: &Desk, texts: &[super::opponent::Drawn], of: &str) {
    let language = desk.fake.with_table(|table| table.game.setup().wording.language);
    let topic = desk.harness.query_by_role_and_label(Role::Button, Label::TopicPenalties.text(language));
    let column = topic.map(|topic| topic.rect());
    let Some(column) = column else { return };
    for text in texts.iter().filter(|text| text.rect.left() > column.left() * 0.9 && text.rect.top() < column.top()) {
        for row in &text.galley.rows {
            let line = row.rect().translate(text.at.to_vec2());
            let both = line.intersect(text.clip);
            let cut = both.height() > 1.0 && both.height() < line.height() - 1.0;
            assert!(!cut, "{of}: a line of {:?} is cut: {line:?} in {:?}", text.galley.text(), text.clip);
        }
    }
}

fn scenes(language: Language, size: [f32; 2]) {
    let mut setup = sighted_white();
    setup.wording.language = language;
    setup.names = shakmaty::ByColor { white: "Annegret Behrens".into(), black: "Hector Ruiz Fernández".into() };
    let fake = jumped(setup);
    let link = Box::new(fake.clone());
    let harness =
        Harness::builder().with_size(size).build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
    let mut desk = Desk { fake, harness };
    desk.harness.step();
    desk.key(Key::F9, Modifiers::NONE, "");
    let check = |desk: &mut Desk, scene: &str| {
        desk.harness.run_steps(2);
        must_be_legible(desk, &format!("{scene}, {language:?}, {size:?}"));
    };
    let text = |label: Label| label.text(language);
    check(&mut desk, "an illegal move waits");
    let title = text(Label::IllegalByRecord);
    assert!(drawn(&desk.harness).iter().any(|text| text.galley.text().starts_with(title)), "{language:?}, {size:?}");
    desk.take(text(Label::RuleSo));
    check(&mut desk, "the question");
    desk.take(text(Label::TimesOwn));
    check(&mut desk, "his own times");
    desk.take(text(Label::Yes));
    for topic in [Label::TopicPenalties, Label::TopicClaims, Label::TopicBoards, Label::TopicGame, Label::TopicLog] {
        desk.take(text(topic));
        check(&mut desk, text(topic));
    }
    desk.fake.command(WHITE, &Command::Claim(ClaimCommand::Make(Claim::Threefold(None))));
    check(&mut desk, "a claim");
    desk.fake.command(BLACK, &Command::Ending(EndingCommand::Resign));
    check(&mut desk, "the end");
}

#[test]
fn no_word_is_broken_or_cut_off_on_the_arbiters_page() {
    let sizes = [[1024.0, 768.0], [1920.0, 1080.0], [683.0, 512.0], [1280.0, 720.0], [512.0, 384.0], [960.0, 540.0]];
    for language in Language::ALL {
        for size in sizes {
            scenes(language, size);
        }
    }
}

/// Two minutes to the wrong player could be put right on his clock alone, and a loss that went to the wrong one by nothing that had a name.
#[test]
fn a_ruling_against_the_wrong_player_is_withdrawn_by_a_button() {
    const LOST: &str = "Strafe für Weiß: Partieverlust";
    let fake = Fake::playing(Setup { mode: Mode::Competition, pin: None, ..sighted_white() });
    let mut desk = opened(fake.clone());
    desk.click("Strafen");
    assert!(!desk.sees(&format!("Widerrufen: {LOST}")));
    fake.command(Seat::Arbiter, &Command::Arbiter(ArbiterCommand::Penalise(Color::White, Penalty::GameLost)));
    desk.harness.run_steps(2);
    desk.click("Uhr weiterlaufen lassen");
    assert!(desk.reads("widerrufen Sie im Teil Strafen"), "{:?}", desk.harness.root());
    desk.click(&format!("Widerrufen: {LOST}"));
    assert!(desk.reads("Berichtigt. Nicht") || desk.sees("Ja"), "{:?}", desk.harness.root());
    desk.click("Ja");
    assert_eq!(ruled(&desk), Some((Seat::Arbiter, Command::Arbiter(ArbiterCommand::WithdrawRuling(1)))));
    let said = fake.all_said(Audience::Room);
    assert!(said.iter().any(|said| said == &format!("Berichtigt. Nicht {LOST}.")), "{said:?}");
    assert!(desk.reads(&format!("{LOST}. (widerrufen")), "it stays on record: {:?}", desk.harness.root());
    assert!(!desk.sees(&format!("Widerrufen: {LOST}")));
    desk.click("Verlauf");
    assert!(desk.reads(&format!("widerrufen: {LOST}")), "{:?}", desk.harness.root());
    let read_by_player = Desk::at(fake);
    assert!(read_by_player.reads("Berichtigt. Nicht Strafe für Weiß"), "{:?}", read_by_player.harness.root());
}

/// He saw that a mate waits, and not who had called him; once he had taken it back, nothing waited, and play could go on past the mate.
#[test]
fn who_disputes_a_mate_is_named_and_a_mate_that_is_taken_back_waits() {
    let start = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1".parse::<shakmaty::fen::Fen>().expect("a FEN");
    let start: shakmaty::Chess = start.into_position(shakmaty::CastlingMode::Standard).expect("a position");
    let mate = RawMove::from_squares(start.board(), Square::F7, Square::G7, None).expect("a queen");
    let fake = Fake::playing(Setup { start, ..sighted_white() });
    fake.command(WHITE, &Command::Move(MoveCommand::Place(mate)));
    let mut desk = opened(fake);
    assert!(desk.reads("Schachmatt") && !desk.reads("Der Schiedsrichter wird gerufen (Schwarz)"));
    desk.fake.command(BLACK, &Command::Clock(ClockCommand::Stop));
    desk.harness.run();
    assert!(desk.reads("Der Schiedsrichter wird gerufen (Schwarz)"));
    desk.fake.command(Seat::Arbiter, &Command::Ending(EndingCommand::Reject));
    desk.harness.run();
    assert!(desk.reads("Auf dem Brett des Programms ist kein Zug möglich") && !desk.sees("Nichts wartet auf Sie."));
}

/// A pawn that is left on its last rank becomes a queen by the rule of its own; where a queen there would leave the king in check, that is
/// what makes the move go back, and the arbiter read nothing of it.
#[test]
fn the_card_of_a_pawn_that_was_left_names_its_rule_and_what_else_is_wrong() {
    for (fen, rule, is_pinned) in [
        ("7k/8/8/8/8/8/p5K1/8 b - - 0 1", "7.5.2, 7.5.5 (2023)", false),
        ("7k/8/8/8/8/8/p5K1/7R b - - 0 1", "7.5.1, 7.5.5 (2023)", true),
    ] {
        let fen: Fen = fen.parse().expect("a FEN");
        let start: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
        let pawn = RawMove::from_squares(start.board(), Square::A2, Square::A1, None).expect("a piece");
        let fake = Fake::playing(Setup { start, ..Setup::default() });
        fake.command(BLACK, &Command::Move(MoveCommand::Place(pawn)));
        fake.command(BLACK, &Command::Move(MoveCommand::Press));
        let desk = opened(fake);
        assert!(desk.reads("Die Umwandlungsfigur fehlt.") && desk.reads(rule), "{:?}", desk.harness.root());
        assert_eq!(desk.reads("Der König bliebe im Schach."), is_pinned, "{:?}", desk.harness.root());
    }
}
