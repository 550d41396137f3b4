//! A game that is adjourned: who is asked before the session begins, and what nobody has to do meanwhile.
use std::time::Duration;

use anna_hector::{
    game::{
        AdjournmentCommand, AnswerCommand, Command, EndingCommand, Envelope, MoveCommand, Opening, Order, Passphrase,
        Seat, Setup, StartCommand, Written,
    },
    language::{Label, Language},
};
use eframe::egui::{Key, Modifiers};

use super::{BLACK, Desk, WHITE, fake::Fake, pawn};

const PASSPHRASE: &str = "siebenRaben";

fn label(label: Label) -> &'static str {
    label.text(Language::German)
}

fn adjourned() -> Fake {
    sealed_by(WHITE, Fake::playing(Setup::default()))
}

/// The player on move has handed in what he sealed.
fn sealed_by(sealer: Seat, fake: Fake) -> Fake {
    let order = Order { rest_of_session: Duration::ZERO, resumes: String::new() };
    let passphrase = Passphrase::new(PASSPHRASE).expect("long enough");
    for (by, command) in [
        (Seat::Arbiter, Command::Adjournment(AdjournmentCommand::Order(order, passphrase))),
        (sealer, Command::Adjournment(AdjournmentCommand::HandIn(Envelope::new(vec![1])))),
        (sealer, Command::Move(MoveCommand::Press)),
    ] {
        fake.command(by, &command);
    }
    assert!(fake.with_table(|table| table.game.sitting().adjournment().is_some()));
    fake
}

/// The part of the arbiter's page where a game is resumed.
fn opened() -> Desk {
    let mut desk = Desk::at(adjourned());
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click(label(Label::TopicGame));
    desk
}

/// The defect: after a restart his page said that nothing waits for him, and the players that they wait for him.
#[test]
fn what_waits_is_named_and_leads_to_the_resumption() {
    let mut desk = Desk::at(adjourned());
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(desk.reads("Der Umschlag wartet"), "{:?}", desk.harness.root());
    assert!(!desk.sees(label(Label::ResumeAdjourned)) && !desk.sees(label(Label::NothingWaits)));
    desk.click(label(Label::OpenAdjourned));
    assert!(desk.sees(label(Label::ResumeAdjourned)));
}

#[test]
fn an_envelope_that_is_lost_does_not_wait_for_its_opening() {
    let fake = adjourned();
    fake.command(Seat::Arbiter, &Command::Adjournment(AdjournmentCommand::EnvelopeLost));
    let mut desk = Desk::at(fake);
    desk.key(Key::F9, Modifiers::NONE, "");
    assert!(!desk.sees(label(Label::OpenAdjourned)), "{:?}", desk.harness.root());
}

/// The defect: one click opened the envelope, made the move and started a clock.
#[test]
fn the_envelope_is_opened_once_that_is_answered() {
    let mut desk = opened();
    desk.focus(label(Label::Passphrase));
    desk.types(PASSPHRASE);
    let before = desk.fake.commands().len();
    desk.click(label(Label::OpenEnvelope));
    assert_eq!(desk.fake.commands()[before..], [], "a slip begins no session");
    assert!(desk.reads(label(Label::ConfirmOpen)), "{:?}", desk.harness.root());
    desk.click("Ja");
    let opening = Opening::With(Passphrase::new(PASSPHRASE).expect("long enough"));
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::Adjournment(AdjournmentCommand::Open(opening)))));
}

/// Nothing is asked about that cannot be done.
#[test]
fn without_a_passphrase_nothing_is_asked() {
    let mut desk = opened();
    let before = desk.fake.commands().len();
    desk.click(label(Label::OpenEnvelope));
    assert!(desk.sees(label(Label::PassphraseTooShort)) && !desk.sees("Ja"), "{:?}", desk.harness.root());
    assert_eq!(desk.fake.commands()[before..], []);
}

#[test]
fn the_game_is_resumed_once_that_is_answered() {
    let mut desk = opened();
    let before = desk.fake.commands().len();
    desk.click(label(Label::ResumeAdjourned));
    assert_eq!(desk.fake.commands()[before..], []);
    assert!(desk.reads(label(Label::ConfirmResume)), "{:?}", desk.harness.root());
    desk.click("Ja");
    assert_eq!(desk.last(), Some((Seat::Arbiter, Command::Adjournment(AdjournmentCommand::Resume))));
}

/// The defect: a slip with the wrong number gave the sealed move up, and the question did not say so.
#[test]
fn an_envelope_that_falls_with_its_position_is_named() {
    let fake = Fake::playing(Setup::default());
    for (by, command) in [
        (WHITE, Command::Move(MoveCommand::Announce(pawn()))),
        (WHITE, Command::Move(MoveCommand::Press)),
        (BLACK, Command::Answer(AnswerCommand::Repeat(None))),
        (BLACK, Command::Answer(AnswerCommand::Execute(None))),
    ] {
        fake.command(by, &command);
    }
    let fake = sealed_by(BLACK, fake);
    fake.command(WHITE, &Command::Ending(EndingCommand::Resign));
    let mut desk = Desk::at(fake);
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click(label(Label::TopicGame));
    for (back_to, falls) in [("Zurück vor Zug 1...", false), ("Zurück vor Zug 1.", true)] {
        if falls {
            desk.focus(label(Label::GoBack));
            desk.types("1.");
            desk.key(Key::Enter, Modifiers::NONE, "");
        }
        desk.click(back_to);
        assert!(desk.reads(label(Label::ConfirmResultFalls)), "{:?}", desk.harness.root());
        assert_eq!(desk.sees(label(Label::EnvelopeFalls)), falls, "{:?}", desk.harness.root());
        desk.click("Nein");
    }
}

/// The defect: in the log, the envelope held whatever was on the board by then.
#[test]
fn the_log_tells_of_the_move_that_was_sealed() {
    let fake = adjourned();
    let opened = Opening::Read(Written::Move(pawn()));
    for (by, command) in [
        (Seat::Arbiter, Command::Adjournment(AdjournmentCommand::Open(opened))),
        (WHITE, Command::Start(StartCommand::Ready)),
        (BLACK, Command::Start(StartCommand::Ready)),
        (BLACK, Command::Answer(AnswerCommand::Repeat(None))),
        (BLACK, Command::Answer(AnswerCommand::Execute(None))),
    ] {
        fake.command(by, &command);
    }
    let mut desk = Desk::at(fake);
    desk.key(Key::F9, Modifiers::NONE, "");
    desk.click(label(Label::TopicLog));
    assert!(desk.reads("Umschlag geöffnet: Bauer Eva zwei nach Eva vier"), "{:?}", desk.harness.root());
    assert!(desk.reads("Abgabezug gefordert"), "{:?}", desk.harness.root());
}

/// The defect: a player was told that he has to write, though nothing was played.
#[test]
fn nobody_is_told_to_write_while_the_game_is_adjourned() {
    let playing = Desk::at(Fake::playing(Setup::default()));
    assert!(playing.reads(label(Label::YouMustRecord)), "{:?}", playing.harness.root());
    let desk = opened();
    assert!(!desk.reads(label(Label::MustRecord)), "{:?}", desk.harness.root());
    let player = Desk::at(adjourned());
    assert!(!player.reads(label(Label::YouMustRecord)), "{:?}", player.harness.root());
}
