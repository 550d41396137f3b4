//! The assistant's page: what he sees before and after his player asks, what he announces and executes, whose keys are his.
mod claims;
mod sheet;

use std::time::Duration;

use anna_hector::{
    clock::control::both_from,
    desk::Mode,
    game::{
        AdjournmentCommand, Announcer, AnswerCommand, Claim, ClaimCommand, ClockCommand, Command, Device,
        DeviceCommand, Envelope, MoveCommand, Order, Passphrase, ReconcileCommand, ScoreKeeper, Seat, Setup,
        StartCommand, Written,
    },
    language::{Arg, Label, Language, Line, Phrase},
    laws::{Edition, RawMove, quickplay},
    narration::{Audience, Cue},
    screen::{Held, Window},
};
use eframe::egui::{Event, Key, Modifiers, PointerButton, accesskit::Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, fen::Fen};

use super::{BLACK, Desk, WHITE, fake::Fake, opponent::must_be_legible, pawn, sighted_white};

const WHITES: Seat = Seat::Assistant(Color::White);

/// Covered; open for one look once his player has asked, by his key or aloud, and covered again by hand or by itself.
#[test]
fn time_and_moves_are_there_for_one_look_after_the_player_has_asked() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.mouse_to_assistant(Color::White);
    desk.click("Assistent");
    let covered = "Erst wenn der Spieler fragt.";
    assert!(desk.sees(covered), "{:?}", desk.harness.root());
    assert!(!desk.reads("Stunde") && !desk.reads("verbraucht"));
    desk.fake.wait(Duration::from_secs(60));
    // The player's own key.
    desk.key(Key::F4, Modifiers::NONE, "");
    assert_eq!(desk.last(), Some((WHITE, Command::Clock(ClockCommand::AskAssistant))));
    assert!(desk.sees("Weiß fragt nach Zügen und Zeit."));
    let asked = "Weiß: eine Stunde neunundzwanzig Minuten, verbraucht eine Minute, Züge: 0";
    assert!(desk.sees(asked), "{:?}", desk.harness.root());
    desk.fake.wait(Duration::from_secs(10));
    desk.harness.step();
    assert!(desk.sees(asked), "as it stood when he was asked");
    desk.click("Zudecken");
    assert!(desk.sees(covered) && !desk.reads("Stunde"));
    // He asks aloud, and the assistant says so: it is on record as his word.
    desk.click("Der Spieler hat gefragt");
    assert_eq!(desk.last(), Some((WHITES, Command::Clock(ClockCommand::AskAssistant))));
    assert!(desk.reads("verbraucht eine Minute zehn"));
    desk.fake.wait(Duration::from_secs(15));
    desk.harness.step();
    desk.harness.step();
    assert!(desk.sees(covered), "a look is over by itself");
    desk.fake.command(WHITE, &Command::Clock(ClockCommand::AskAssistant));
    desk.harness.step();
    assert!(desk.reads("Stunde"));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.harness.step();
    desk.harness.step();
    assert!(!desk.reads("Stunde"), "until the next press");
}

/// A square of one of the two boards, his own player's first.
fn square(desk: &mut Desk, board: usize, name: &str) {
    let nodes = desk.harness.query_all_by_role(Role::Button);
    let of_name = nodes.filter(|node| {
        node.accesskit_node().label().is_some_and(|label| label == name || label.starts_with(&format!("{name}, ")))
    });
    of_name.collect::<Vec<_>>()[board].click();
    desk.harness.step();
    desk.harness.step();
}

/// The moves of both and his player's press, each by the one large button.
#[test]
fn he_announces_for_both_executes_and_presses_with_the_mouse() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.mouse_to_assistant(Color::White);
    desk.click("Assistent");
    assert!(desk.sees("Weiß: Zug ansagen"));
    square(&mut desk, 0, "e2");
    square(&mut desk, 0, "e4");
    assert!(desk.sees("Bauer Eva zwei nach Eva vier"), "{:?}", desk.harness.root());
    desk.click("Ansagen");
    assert_eq!(desk.last(), Some((WHITES, Command::Move(MoveCommand::Announce(pawn())))));
    assert!(desk.sees("Weiß: Uhr drücken"));
    // A slip is corrected on either board before the press.
    assert!(desk.sees("Ansage berichtigen: Auf einem Brett von Feld zu Feld klicken"), "{:?}", desk.harness.root());
    square(&mut desk, 1, "d2");
    square(&mut desk, 1, "d4");
    desk.click("Berichtigen");
    desk.click("Uhr drücken");
    assert_eq!(desk.last(), Some((WHITES, Command::Move(MoveCommand::Press))));
    assert!(desk.sees("Schwarz: wiederholt den Zug"));
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    desk.harness.step();
    assert!(desk.sees("Schwarz: auf dem Brett ausführen"));
    desk.click("Ausgeführt");
    assert_eq!(desk.last(), Some((WHITES, Command::Answer(AnswerCommand::Execute(None)))));
    assert!(desk.sees("Schwarz: Zug ansagen"));
    square(&mut desk, 1, "d7");
    square(&mut desk, 1, "d5");
    desk.click("Ansagen");
    assert!(desk.sees("Weiß: wiederholt den Zug") && desk.sees("1. d4 –"), "{:?}", desk.harness.root());
    // The mouse is his: a press of the other's clock is refused.
    desk.click("Uhr drücken");
    assert!(desk.sees("Am Zug ist Schwarz."));
}

/// What he clicks only tells of the board: a slip of the mouse made the recorded boards differ, and nothing asked.
#[test]
fn he_is_asked_before_he_executes_otherwise_than_announced() {
    let pawn_to =
        |to| RawMove::from_squares(&shakmaty::Board::default(), shakmaty::Square::E2, to, None).expect("a pawn");
    let executes = |to| (WHITES, Command::Answer(AnswerCommand::Execute(Some(pawn_to(to)))));
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.mouse_to_assistant(Color::White);
    desk.click("Assistent");
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    desk.harness.run_steps(2);
    let before = desk.fake.commands();
    for (answer, made) in [("Nein", None), ("Ja", Some(executes(shakmaty::Square::E3)))] {
        square(&mut desk, 1, "e2");
        square(&mut desk, 1, "e3");
        desk.click("Ausgeführt");
        assert_eq!(desk.fake.commands(), before, "nothing is on record");
        assert!(desk.reads("Angesagt ist Bauer Eva zwei nach Eva vier."), "{:?}", desk.harness.root());
        desk.click(answer);
        assert!(!desk.reads("Angesagt ist"));
        assert_eq!(desk.fake.commands()[before.len()..], made.into_iter().collect::<Vec<_>>());
    }
}

/// The player's page told him to record and to move.
#[test]
fn on_the_players_page_the_assistant_reads_what_is_his_to_do() {
    let mut setup = Setup::default();
    setup.devices.mouse = WHITES;
    let mut desk = Desk::at(Fake::playing(setup));
    assert!(desk.sees("Weiß: Zug ansagen"), "{:?}", desk.harness.root());
    assert!(desk.sees("Weiß muss mitschreiben (8.1.1).") && !desk.reads("Sie müssen"));
    assert!(!desk.reads("Ziehen Sie") && !desk.reads("Ihr Zug") && !desk.reads("Ihr Formular"));
    assert!(desk.sees("Partieformular Weiß"));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Announce(pawn())));
    desk.harness.run_steps(2);
    assert!(desk.sees("Weiß: Uhr drücken"));
    desk.fake.command(WHITE, &Command::Move(MoveCommand::Press));
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    desk.harness.run_steps(2);
    assert!(desk.sees("Schwarz: auf dem Brett ausführen"));
}

/// At the keyboard his letters are moves: no key opens the field, and Escape discards.
#[test]
fn he_announces_at_the_keyboard_alone() {
    let mut setup = Setup::default();
    setup.devices.keyboard = WHITES;
    let mut desk = Desk::at(Fake::playing(setup));
    assert!(desk.sees("Weiß: Zug ansagen"), "his page comes with the keyboard");
    desk.types("id4");
    assert!(desk.sees("d4_"));
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(desk.sees("Bauer David zwei nach David vier"), "{:?}", desk.harness.root());
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert!(!desk.reads("David vier") && desk.sees("Weiß: Zug ansagen"), "discarded, and still his page");
    desk.types("ie4");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert_eq!(desk.last(), Some((WHITES, Command::Move(MoveCommand::Announce(pawn())))));
    assert!(desk.sees("Ansage berichtigen: Rücktaste"), "{:?}", desk.harness.root());
    desk.key(Key::Space, Modifiers::NONE, " ");
    assert_eq!(desk.last(), Some((WHITES, Command::Move(MoveCommand::Press))));
    // The opponent's move, from the opponent's side of the board.
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Execute(None)));
    desk.types("ie5");
    desk.key(Key::Enter, Modifiers::NONE, "");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(matches!(desk.last(), Some((WHITES, Command::Move(MoveCommand::Announce(_))))), "{:?}", desk.last());
    // And back to his player, who has nothing else to repeat with: the way is on the page.
    assert!(desk.sees("Tastatur zurückgeben"), "{:?}", desk.harness.root());
    assert!(!desk.reads("Zug tippen"), "no move is due");
    desk.key(Key::F11, Modifiers::SHIFT, "");
    assert_eq!(desk.last(), Some((WHITES, Command::Device(DeviceCommand::Give(Device::Keyboard, WHITE)))));
}

/// He pressed *announce* and waited for the program's voice.
#[test]
fn who_announces_himself_is_told_to_say_it() {
    let announcer = shakmaty::ByColor { white: Announcer::Assistant, black: Announcer::Assistant };
    let mut setup = Setup { announcer, ..Setup::default() };
    setup.devices.keyboard = WHITES;
    let mut desk = Desk::at(Fake::playing(setup));
    assert!(desk.sees("Zug tippen"), "the mouse is not his: {:?}", desk.harness.root());
    desk.types("ie4");
    desk.key(Key::Enter, Modifiers::NONE, "");
    assert!(desk.sees("Sagen Sie laut an: „Bauer Eva zwei nach Eva vier“"), "{:?}", desk.harness.root());
    assert!(desk.sees("Angesagt") && !desk.sees("Ansagen"));
}

/// A slip of the hand leaves no player without keys.
#[test]
fn the_player_is_asked_before_the_keyboard_goes_to_his_assistant() {
    let owner = |desk: &Desk| desk.fake.with_table(|table| table.game.devices().owner_of(Device::Keyboard));
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.key(Key::F11, Modifiers::SHIFT, "");
    assert_eq!(owner(&desk), Some(WHITE));
    assert!(desk.fake.last_said(Audience::Earphone(Color::White)).is_some_and(|said| said.starts_with(ASKED)));
    desk.key(Key::Escape, Modifiers::NONE, "");
    assert_eq!(owner(&desk), Some(WHITE), "it was a slip");
    desk.key(Key::F11, Modifiers::SHIFT, "");
    desk.key(Key::Y, Modifiers::NONE, "y");
    assert_eq!(owner(&desk), Some(WHITES));
    // One who keeps the score is there, and gets it no sooner.
    let score_keeper = shakmaty::ByColor { white: ScoreKeeper::Assistant, black: ScoreKeeper::Program };
    let mut desk = Desk::at(Fake::playing(Setup { score_keeper, ..Setup::default() }));
    desk.key(Key::F11, Modifiers::SHIFT, "");
    assert_eq!(owner(&desk), Some(WHITE));
    desk.key(Key::Y, Modifiers::NONE, "y");
    assert_eq!(owner(&desk), Some(WHITES));
}

const ASKED: &str = "Die Tastatur dem Assistenten geben?";

/// In Chess960 the king goes onto his own rook; in ordinary chess that square is another choice.
#[test]
fn he_castles_in_chess960_by_clicking_king_and_rook() {
    let kings = |castling| {
        let fen: Fen = "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1".parse().expect("a FEN");
        let start: Chess = fen.into_position(CastlingMode::Chess960).expect("a position");
        let mut desk = Desk::at(Fake::playing(Setup { start, castling, ..Setup::default() }));
        desk.mouse_to_assistant(Color::White);
        desk.click("Assistent");
        square(&mut desk, 0, "e1");
        square(&mut desk, 0, "g1");
        desk
    };
    let mut desk = kings(CastlingMode::Chess960);
    desk.click("Ansagen");
    let short = RawMove::Castling(CastlingSide::KingSide);
    assert_eq!(desk.last(), Some((WHITES, Command::Move(MoveCommand::Announce(short)))));
    let desk = kings(CastlingMode::Standard);
    assert!(desk.sees("g1 …"), "{:?}", desk.harness.root());
}

/// (a) and (b) only, and only where the other player has none.
#[test]
fn the_sighted_players_assistant_has_the_boards_and_nothing_more() {
    const BLACKS: Seat = Seat::Assistant(Color::Black);
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.mouse_to_assistant(Color::Black);
    desk.click("Assistent");
    assert!(desk.sees("Weiß: Zug ansagen"));
    for beyond in ["Uhr drücken", "Zeit reklamieren", "Berührt melden", "Der Spieler hat gefragt"] {
        assert!(!desk.sees(beyond), "{beyond}");
    }
    square(&mut desk, 1, "e2");
    square(&mut desk, 1, "e4");
    desk.click("Ansagen");
    assert_eq!(desk.last(), Some((BLACKS, Command::Move(MoveCommand::Announce(pawn())))));
    desk.mouse_to_assistant(Color::White);
    assert!(!desk.sees("Assistent Schwarz") && desk.sees("Weiß: Uhr drücken"));
}

#[test]
fn he_puts_the_move_into_the_envelope() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.mouse_to_assistant(Color::White);
    let order = Command::Adjournment(AdjournmentCommand::Order(
        Order { rest_of_session: Duration::ZERO, resumes: String::new() },
        Passphrase::new("siebenRaben").expect("long enough"),
    ));
    desk.fake.command(Seat::Arbiter, &order);
    desk.click("Assistent");
    assert!(desk.sees("Weiß: Abgabezug eingeben"), "{:?}", desk.harness.root());
    // That a pawn is promoted is not shown either: the pieces stand there before any square is chosen.
    assert!(desk.sees("weiße Dame"), "{:?}", desk.harness.root());
    square(&mut desk, 0, "e2");
    square(&mut desk, 0, "e4");
    // The page is open to all eyes: dots stand for the move.
    desk.harness.run_steps(2);
    assert!(desk.sees("••••") && !desk.sees("Eva vier"), "{:?}", desk.harness.root());
    desk.click("In den Umschlag");
    let sealed = Command::Adjournment(AdjournmentCommand::Seal(Written::Move(pawn())));
    assert_eq!(desk.last(), Some((WHITES, sealed)));
    // It can be changed until the clock is pressed, and he reads so no longer than that.
    desk.fake.command(WHITES, &Command::Adjournment(AdjournmentCommand::HandIn(Envelope::new(vec![1]))));
    desk.harness.run_steps(2);
    assert!(desk.reads("Er lässt sich ändern"), "{:?}", desk.harness.root());
    desk.click("Uhr drücken");
    assert!(desk.fake.was_said("Die Partie ist abgebrochen. Den Abgabezug hat Weiß."), "{:?}", desk.harness.root());
    assert!(!desk.reads("Er lässt sich ändern"), "{:?}", desk.harness.root());
    // The defect: entered once more behind the closed envelope, it stood there in words.
    square(&mut desk, 0, "e2");
    square(&mut desk, 0, "e4");
    desk.harness.run_steps(2);
    assert!(!desk.reads("Eva vier") && !desk.reads("e2 …"), "{:?}", desk.harness.root());
}

/// What the opponent reads meanwhile: that a move is being sealed, and nothing of it.
#[test]
fn the_opponent_reads_that_a_move_is_being_sealed_and_nothing_of_it() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let order = Command::Adjournment(AdjournmentCommand::Order(
        Order { rest_of_session: Duration::ZERO, resumes: String::new() },
        Passphrase::new("siebenRaben").expect("long enough"),
    ));
    let hand_in = Command::Adjournment(AdjournmentCommand::HandIn(Envelope::new(vec![1])));
    for (by, command) in [(Seat::Arbiter, order), (WHITE, hand_in)] {
        desk.fake.command(by, &command);
        desk.harness.run_steps(2);
        assert!(desk.sees("Der andere gibt seinen Zug verdeckt ab."), "{:?}", desk.harness.root());
        assert!(!desk.reads("Warten Sie") && !desk.reads("Umschlag"), "{:?}", desk.harness.root());
    }
}

/// The keyboard was his and the table was up: what he typed stood nowhere, and behind the manual the table came back.
#[test]
fn what_the_assistant_begins_at_the_keyboard_shows_his_page() {
    let mut setup = Setup::default();
    setup.devices.keyboard = WHITES;
    let mut desk = Desk::at(Fake::playing(setup));
    let shows = |desk: &Desk| desk.sees("Zurück zum Brett");
    assert!(shows(&desk), "{:?}", desk.harness.root());
    desk.key(Key::F1, Modifiers::NONE, "");
    desk.key(Key::Escape, Modifiers::NONE, "");
    desk.harness.step();
    assert!(shows(&desk), "behind the manual: {:?}", desk.harness.root());
    desk.key(Key::F11, Modifiers::NONE, "");
    assert!(!shows(&desk));
    desk.key(Key::I, Modifiers::NONE, "i");
    desk.harness.step();
    assert!(shows(&desk), "what he types: {:?}", desk.harness.root());
    desk.key(Key::Escape, Modifiers::NONE, "");
    // He asked for the table, and nothing is begun.
    desk.key(Key::F11, Modifiers::NONE, "");
    desk.harness.step();
    assert!(!shows(&desk));
    desk.fake.command(BLACK, &Command::Clock(ClockCommand::Stop));
    desk.key(Key::F11, Modifiers::NONE, "");
    desk.harness.step();
    assert!(desk.sees("Die Uhren stehen. Bitte auf den Schiedsrichter warten."), "{:?}", desk.harness.root());
}

/// Escape turned the page, and the question whether he resigns stayed open behind it; so did a move that was read back.
#[test]
fn escape_ends_what_the_player_began_before_it_leaves_the_page() {
    let resigns = |desk: &mut Desk| desk.key(Key::G, Modifiers::CTRL | Modifiers::COMMAND, "");
    let types = |desk: &mut Desk| {
        desk.types("ie4");
        desk.key(Key::Enter, Modifiers::NONE, "");
    };
    for begins in [resigns as fn(&mut Desk), types] {
        let mut desk = Desk::at(Fake::playing(Setup::default()));
        desk.key(Key::F11, Modifiers::NONE, "");
        let covered = "Erst wenn der Spieler fragt.";
        assert!(desk.sees(covered), "{:?}", desk.harness.root());
        begins(&mut desk);
        let is_open = |desk: &Desk| desk.fake.with_table(|table| *table.keyboard.mode() != Mode::Board);
        assert!(is_open(&desk));
        desk.key(Key::Escape, Modifiers::NONE, "");
        assert!(!is_open(&desk) && desk.sees(covered), "{:?}", desk.harness.root());
        desk.key(Key::Escape, Modifiers::NONE, "");
        assert!(!desk.sees(covered), "{:?}", desk.harness.root());
    }
}

/// What he meets, one after the other, at a window of this size.
fn scenes(language: Language, size: [f32; 2]) {
    let fen: Fen = "7k/P7/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a FEN");
    let start: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    let mut setup = Setup { start, ..Setup::default() };
    setup.wording.language = language;
    setup.names = shakmaty::ByColor { white: "Annegret Behrens".into(), black: "Hector Ruiz Fernández".into() };
    let fake = Fake::playing(setup);
    let link = Box::new(fake.clone());
    let harness =
        Harness::builder().with_size(size).build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
    let mut desk = Desk { fake, harness };
    let check = |desk: &mut Desk, scene: &str| {
        desk.harness.run_steps(2);
        must_be_legible(&desk.harness, &format!("{scene}, {language:?}, {size:?}"));
    };
    let text = |label: Label| label.text(language);
    desk.harness.step();
    desk.click(text(Label::Assistant));
    check(&mut desk, "he has no device");
    desk.fake.command(Seat::Arbiter, &Command::Start(StartCommand::Resume { down: None }));
    check(&mut desk, "both have yet to go on");
    for side in [WHITE, BLACK] {
        desk.fake.command(side, &Command::Start(StartCommand::Ready));
    }
    desk.mouse_to_assistant(Color::White);
    check(&mut desk, "a move to announce");
    square(&mut desk, 0, "a7");
    square(&mut desk, 0, "a8");
    check(&mut desk, "the new piece");
    let knight = anna_hector::language::Arg::Piece(shakmaty::Role::Knight.of(Color::White));
    let name = anna_hector::language::Phrase::with(anna_hector::language::Line::Bare, [knight]);
    let wording = desk.fake.with_table(|table| table.game.setup().wording);
    let name = anna_hector::language::speak(&name, wording).to_string();
    desk.click(name.trim_end_matches('.'));
    check(&mut desk, "the move is entered");
    desk.click(text(Label::Announce));
    check(&mut desk, "and announced");
    desk.click(text(Label::PressClock));
    desk.fake.command(BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
    check(&mut desk, "a move to execute");
    desk.click(text(Label::PlayerHasAsked));
    check(&mut desk, "time and moves");
    desk.click(text(Label::ReportTouch));
    check(&mut desk, "a touch");
    desk.click(text(Label::FewerActs));
    desk.click(text(Label::ClaimFlag));
    check(&mut desk, "a claim");
    desk.click(text(Label::No));
    desk.fake.command(WHITE, &Command::Reconcile(ReconcileCommand::Begin));
    check(&mut desk, "the boards are compared");
}

#[test]
fn no_word_is_broken_or_cut_off_on_the_page() {
    let sizes = [[1024.0, 768.0], [1920.0, 1080.0], [1280.0, 720.0], [960.0, 540.0]];
    for language in Language::ALL {
        sizes.into_iter().for_each(|size| scenes(language, size));
    }
}

/// How to enter the sealed move stands beside the four pieces, at the keyboard.
#[test]
fn how_to_seal_is_legible_at_every_size_and_language() {
    let order = Command::Adjournment(AdjournmentCommand::Order(
        Order { rest_of_session: Duration::ZERO, resumes: String::new() },
        Passphrase::new("siebenRaben").expect("long enough"),
    ));
    for language in Language::ALL {
        for size in [[1024.0, 768.0], [1920.0, 1080.0], [1280.0, 720.0], [960.0, 540.0]] {
            let mut setup = Setup::default();
            setup.devices.keyboard = WHITES;
            setup.wording.language = language;
            let fake = Fake::playing(setup);
            fake.command(Seat::Arbiter, &order);
            // His page comes up with his keyboard.
            let mut desk = Desk::sized(fake, size);
            desk.harness.run_steps(2);
            assert!(desk.reads(Label::TypeMove.text(language)), "{:?}", desk.harness.root());
            assert!(language != Language::German || desk.sees("weiße Dame"), "{:?}", desk.harness.root());
            must_be_legible(&desk.harness, &format!("sealing, {language:?}, {size:?}"));
        }
    }
}

/// The text in the place of the covered move is a sentence, where a move has a few words.
#[test]
fn a_covered_move_is_legible_at_every_size_and_language() {
    for language in Language::ALL {
        for size in [[1024.0, 768.0], [1920.0, 1080.0], [1280.0, 720.0], [960.0, 540.0]] {
            let mut setup = Setup::default();
            setup.wording.language = language;
            let fake = Fake::playing(setup);
            fake.waits_for_assistant(Color::White, pawn());
            let mut desk = Desk::sized(fake, size);
            desk.click(Label::Assistant.text(language));
            desk.harness.run_steps(2);
            assert!(desk.reads(Label::CoveredMove.text(language)), "{:?}", desk.harness.root());
            must_be_legible(&desk.harness, &format!("covered, {language:?}, {size:?}"));
        }
    }
}

/// The assistant's page is one click away from everybody: another's mouse and another's keyboard do nothing there.
#[test]
fn a_page_acts_only_for_the_seat_that_owns_the_device() {
    const ASSISTANT: Seat = Seat::Assistant(Color::White);
    const REFUSED: &str = "Diese Seite gehört dem Assistenten von Weiß. Er braucht ein eigenes Gerät, der Schiedsrichter teilt es ihm zu.";
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.click("Assistent");
    assert!(desk.sees(REFUSED), "it is said before anybody tries");
    let before = desk.fake.commands();
    for button in ["Uhr drücken", "Uhren anhalten", "Zeit reklamieren", "Der Spieler hat gefragt"] {
        desk.click(button);
        assert_eq!(desk.fake.commands(), before, "{button}");
        assert_eq!(desk.fake.last_said(Audience::Page(BLACK)).as_deref(), Some(REFUSED), "{button}");
    }
    assert!(!desk.reads("reklamieren?"), "nothing is asked of somebody who may not do it");
    // White's own keys are not his assistant's either: he hears so.
    desk.take("Uhren anhalten");
    assert_eq!(desk.fake.commands(), before);
    assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some(REFUSED));
    // What the arbiter gives him is his, and nothing else.
    desk.fake.command(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Mouse, ASSISTANT)));
    let given = desk.fake.commands();
    desk.take("Uhren anhalten");
    assert_eq!(desk.fake.commands(), given, "the keyboard is still White's");
    desk.click("Uhren anhalten");
    desk.click("Ja");
    assert_eq!(desk.last(), Some((ASSISTANT, Command::Clock(ClockCommand::Stop))));
}

/// He had the keyboard and took the mouse, which was Black's: his clicks did nothing, and nothing said why.
#[test]
fn a_click_of_anothers_mouse_on_his_boards_is_answered() {
    let mut setup = Setup::default();
    setup.devices.keyboard = WHITES;
    let mut desk = Desk::at(Fake::playing(setup));
    let before = desk.fake.commands();
    square(&mut desk, 0, "e2");
    assert_eq!(desk.fake.commands(), before);
    let words = "Maus gehört jetzt: Schwarz.";
    assert_eq!(desk.fake.last_said(Audience::Page(WHITES)).as_deref(), Some(words));
    assert!(desk.sees(words), "{:?}", desk.harness.root());
}

#[test]
fn typed_questions_about_the_clock_are_answered() {
    let control = both_from("40/90+30,30+30").expect("a control");
    let mut desk = Desk::at(Fake::playing(Setup { control, ..Setup::default() }));
    for (typed, answered) in [
        ("ic t", "Noch vierzig Züge bis zur Zeitkontrolle."),
        ("ic i", "dreißig Sekunden je Zug dazu"),
        ("ic w", "Weiß ist am Zug."),
    ] {
        desk.types(typed);
        desk.key(Key::Enter, Modifiers::NONE, "");
        assert_eq!(desk.fake.last_said(Audience::Earphone(Color::White)).as_deref(), Some(answered));
    }
}

/// With the mouse alone he had no key to hold while he speaks.
#[test]
fn with_the_mouse_he_speaks_while_he_holds_a_button() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.mouse_to_assistant(Color::White);
    desk.click("Assistent");
    desk.settle();
    let at = desk.harness.get_by_label(Label::PadTalk.text(Language::German)).rect().center();
    let button =
        |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    for event in [Event::PointerMoved(at), button(true)] {
        desk.harness.event(event);
    }
    desk.harness.run_steps(20);
    assert_eq!(desk.fake.talks(), [Held::Down]);
    // The hand has slipped off the button, and lets go elsewhere.
    desk.harness.event(Event::PointerMoved(at + eframe::egui::vec2(300.0, 100.0)));
    desk.harness.run_steps(4);
    assert_eq!(desk.fake.talks(), [Held::Down]);
    desk.harness.event(button(false));
    desk.harness.run_steps(2);
    assert_eq!(desk.fake.talks(), [Held::Down, Held::Up]);
}

/// "Nothing is to be done now" stood there after a restart, while the clock waited for both players.
#[test]
fn after_a_restart_he_reads_who_has_yet_to_say_that_he_goes_on() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.mouse_to_assistant(Color::White);
    desk.click("Assistent");
    desk.fake.command(Seat::Arbiter, &Command::Start(StartCommand::Resume { down: None }));
    desk.harness.run_steps(2);
    let goes_on = Label::ConfirmReady.text(Language::German);
    for (side, name) in [(WHITE, "Weiß"), (BLACK, "Schwarz")] {
        assert!(desk.sees(&format!("{name}: {goes_on}")), "{:?}", desk.harness.root());
        desk.fake.command(side, &Command::Start(StartCommand::Ready));
        desk.harness.run_steps(2);
    }
    assert!(!desk.reads(goes_on), "{:?}", desk.harness.root());
}

/// The opponent, whose mouse and screen it was, read with one click the move that the player had entered for his assistant to announce.
#[test]
fn what_waits_to_be_announced_does_not_stand_on_the_opponents_screen() {
    let fake = Fake::playing(Setup::default());
    fake.waits_for_assistant(Color::White, pawn());
    let mut desk = Desk::at(fake);
    desk.click("Assistent");
    assert!(desk.reads("•••• Verdeckt:") && !desk.reads("Eva vier"), "{:?}", desk.harness.root());
    desk.mouse_to_assistant(Color::White);
    assert!(desk.reads("Bauer Eva zwei nach Eva vier"), "{:?}", desk.harness.root());
}

/// The squares that he read at his gamepad stood there, the last of them beside the dots of the sealed move.
#[test]
fn what_the_assistant_reads_while_he_seals_does_not_stand_on_the_opponents_screen() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    let order = AdjournmentCommand::Order(Order::default(), Passphrase::new("siebenRaben").expect("long enough"));
    desk.fake.command(Seat::Arbiter, &Command::Adjournment(order));
    desk.click("Assistent");
    let read = Phrase::with(Line::PadReadBack, [Arg::Move(pawn())]);
    desk.fake.tell(vec![Cue::answer(Audience::Page(WHITES), read)]);
    desk.harness.step();
    assert!(!desk.reads("Eva vier"), "{:?}", desk.harness.root());
}

/// It named the move that the player then sealed.
#[test]
fn what_the_assistant_was_told_before_the_order_to_seal_does_not_stay() {
    let mut desk = Desk::at(Fake::playing(Setup::default()));
    desk.mouse_to_assistant(Color::White);
    desk.click("Assistent");
    let read_back = Phrase::with(Line::PadReadBack, [Arg::Move(pawn())]);
    desk.fake.tell(vec![Cue::answer(Audience::Page(WHITES), read_back)]);
    desk.harness.step();
    assert!(desk.reads("Bauer Eva zwei nach Eva vier"));
    desk.fake.wait(Duration::from_secs(1));
    let order = AdjournmentCommand::Order(Order::default(), Passphrase::new("siebenRaben").expect("long enough"));
    desk.fake.command(Seat::Arbiter, &Command::Adjournment(order));
    desk.harness.step();
    assert!(!desk.reads("Eva vier"), "{:?}", desk.harness.root());
}
