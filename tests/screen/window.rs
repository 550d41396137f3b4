//! The window on a game that is only pretended, to be looked at: `window [game | announced | locked | form]`. The PIN of
//! the locked one is 4711.
mod fake;

use std::time::Duration;

use anna_hector::{
    game::{AnswerCommand, Command, Hashing, MoveCommand, Pin, Seat, Setup},
    laws::RawMove,
    screen::Window,
};
use shakmaty::{Board, Color, Square};

fn main() -> eframe::Result {
    let scene = std::env::args().nth(1).unwrap_or_default();
    let fake = match scene.as_str() {
        "form" => fake::Fake::form(),
        _ => game(&scene),
    };
    Window::run(Box::new(fake), |_| ())
}

fn game(scene: &str) -> fake::Fake {
    let mut setup = Setup::default();
    setup.names.white = "Anna Behrens".into();
    setup.names.black = "Hector Ruiz".into();
    if scene == "locked" {
        setup.pin = "4711".parse().ok().map(|digits| Pin::new(&digits, Hashing::rehearsing()));
        setup.control = anna_hector::clock::control::both_from("40/90d5,30d5").expect("a control");
    }
    let fake = fake::Fake::playing(setup);
    let mut board = Board::default();
    let line = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5c6", "d7c6"];
    let shown = if scene == "announced" { 7 } else { line.len() };
    for (ply, uci) in line.iter().take(shown).enumerate() {
        let square = |from: usize| uci[from..from + 2].parse::<Square>().expect("a square");
        let said = RawMove::from_squares(&board, square(0), square(2), None).expect("a piece is there");
        let color = Color::from_white(ply % 2 == 0);
        said.execute(&mut board, color).expect("it can be made");
        fake.wait(Duration::from_millis(47_300 + 9_100 * ply as u64));
        let (mover, other) = (Seat::Player(color), Seat::Player(color.other()));
        fake.command(mover, &Command::Move(MoveCommand::Place(said)));
        fake.command(mover, &Command::Move(MoveCommand::Announce(said)));
        fake.command(mover, &Command::Move(MoveCommand::Press));
        if scene != "announced" || ply + 1 < shown {
            fake.command(other, &Command::Answer(AnswerCommand::Repeat(None)));
            fake.command(other, &Command::Answer(AnswerCommand::Execute(None)));
        }
    }
    fake.wait(Duration::from_secs(11));
    fake
}
