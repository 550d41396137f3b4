//! A game that is adjourned: what nobody has to do meanwhile.
use std::time::Duration;

use anna_hector::{
    game::{AdjournmentCommand, Command, Envelope, MoveCommand, Order, Passphrase, Seat, Setup},
    language::{Label, Language},
};
use eframe::egui::{Key, Modifiers};

use super::{Desk, WHITE, fake::Fake};

const PASSPHRASE: &str = "siebenRaben";

fn label(label: Label) -> &'static str {
    label.text(Language::German)
}

fn adjourned() -> Fake {
    let fake = Fake::playing(Setup::default());
    let order = Order { rest_of_session: Duration::ZERO, resumes: String::new() };
    let passphrase = Passphrase::new(PASSPHRASE).expect("long enough");
    for (by, command) in [
        (Seat::Arbiter, Command::Adjournment(AdjournmentCommand::Order(order, passphrase))),
        (WHITE, Command::Adjournment(AdjournmentCommand::HandIn(Envelope::new(vec![1])))),
        (WHITE, Command::Move(MoveCommand::Press)),
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
