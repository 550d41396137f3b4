//! A press of the clock in a real session: how late the other clock starts, and how long the journal takes to have it.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot run has no figure")]
mod figures;

use std::{
    path::Path,
    time::{Duration, Instant},
};

use anna_hector::{
    app::Session,
    game::{AnswerCommand, Command, MoveCommand, Seat, Setup, StartCommand},
    laws::RawMove,
};
use figures::figure;
use shakmaty::{Color, Square};

const GAMES: usize = 25;
/// Knights out and back again: not often enough to end the game.
const MOVES: [(Square, Square); 4] =
    [(Square::G1, Square::F3), (Square::G8, Square::F6), (Square::F3, Square::G1), (Square::F6, Square::G8)];

fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (mut late, mut kept) = (Vec::new(), Vec::new());
    for _ in 0..GAMES {
        play(folder.path(), &mut late, &mut kept);
    }
    figure("press_to_other_clock_running", "ms", "<=1", &late);
    figure("press_to_other_clock_running_worst", "ms", "<=1", &[late.iter().copied().fold(0.0, f64::max)]);
    figure("press_kept_and_applied_journal_sync_included", "ms", "-", &kept);
}

/// Two moves of each player. `late`: what the other clock missed after each press; `kept`: until the press was kept.
fn play(folder: &Path, late: &mut Vec<f64>, kept: &mut Vec<f64>) {
    let mut session = Session::begin(Setup::default(), folder).unwrap();
    session.act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
    for (ply, &(from, to)) in MOVES.iter().enumerate() {
        let mover = if ply % 2 == 0 { Color::White } else { Color::Black };
        let said = RawMove::from_squares(session.game().board(mover), from, to, None).unwrap();
        session.act(Seat::Player(mover), &Command::Move(MoveCommand::Announce(said)));
        session.act(Seat::Player(mover.other()), &Command::Answer(AnswerCommand::Repeat(None)));
        session.act(Seat::Player(mover.other()), &Command::Answer(AnswerCommand::Execute(None)));
        let used = session.game().clock().used(mover.other(), session.clock().now());

        let pressed = Instant::now();
        session.act(Seat::Player(mover), &Command::Move(MoveCommand::Press));
        let (took, now) = (pressed.elapsed(), session.clock().now());
        assert_eq!(session.game().clock().side_running(), Some(mover.other()));
        // What the other clock has not counted of the time since the press. A clock counts whole milliseconds.
        let counted = session.game().clock().used(mover.other(), now) - used;
        late.push(ms(took.saturating_sub(counted)));
        kept.push(ms(took));
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
