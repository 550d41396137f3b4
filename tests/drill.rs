//! The practice of the tournament sequence: from the first move to the opponent's resignation, with and without slips.
use std::time::Duration;

use anna_hector::{
    clock::Moment,
    drill::{Drill, DrillSlip},
    game::{
        Act, AnswerAct, AnswerCommand, ArbiterAct, Claim, ClaimCommand, ClockAct, ClockCommand, Command, DrawAct,
        DrawCommand, EndingCommand, Game, MoveAct, MoveCommand, Reason, ReconcileCommand, Seat, Setup, StartCommand,
        Step,
    },
    language::{Line, Phrase, Wording, speak},
    laws::{RawMove, completion::Sight},
    narration::carry_out,
};
use shakmaty::{ByColor, Color, Square};

/// A table at which somebody practises.
struct Table {
    game: Game,
    drill: Drill,
    now: Moment,
    /// What was said to the player by the practice.
    said: Vec<String>,
    happened: Vec<Act>,
}

impl Table {
    fn new(side: Color) -> Self {
        let sight = ByColor::new_with(|color| if color == side { Sight::Impaired } else { Sight::Sighted });
        let table = Setup { sight, ..Setup::default() };
        assert_eq!(Drill::side_of(&table), side);
        let game = Game::new(Drill::setup(&table));
        let (drill, now) = (Drill::new(side), Moment::START);
        let mut table = Self { game, drill, now, said: Vec::new(), happened: Vec::new() };
        table.me(Command::Start(StartCommand::Begin));
        table
    }

    /// The same order as in the program: watched, carried out, told, the opponent's turn.
    fn take(&mut self, by: Seat, command: &Command) {
        self.now = self.now + Duration::from_secs(1);
        let decided = self.game.decide(self.now, by, command);
        let words = self.drill.watch(&self.game, by, command, &decided);
        let happened = &mut self.happened;
        let keep = |_, events: &[anna_hector::game::Event]| {
            happened.extend(events.iter().map(|event| event.act.clone()));
            Ok::<(), ()>(())
        };
        carry_out(&mut self.game, self.now, by, command, keep).expect("nothing is written");
        self.hear(words);
    }

    fn hear(&mut self, words: Option<Phrase>) {
        self.said.extend(words.map(|phrase| speak(&phrase, Wording::default()).to_string()));
    }

    /// The player does something, and the opponent all that he does then.
    fn me(&mut self, command: Command) {
        self.take(Seat::Player(self.drill.side()), &command);
        for _ in 0..20 {
            let prompt = self.drill.prompt(&self.game);
            self.hear(prompt);
            let Some((by, command)) = self.drill.next(&self.game) else { return };
            assert_ne!(by, Seat::Player(self.drill.side()), "nobody moves for the player");
            self.take(by, &command);
        }
        panic!("the opponent does not come to rest: {:?}", self.drill.next(&self.game));
    }

    fn step(&self) -> Step {
        self.game.step(self.drill.side())
    }

    /// The move that was asked for, by the words.
    fn asked(&self) -> RawMove {
        let heard = self.said.iter().rfind(|said| said.starts_with("Ihr Zug")).expect("a move was asked for");
        let position = self.game.record().position().expect("a legal game");
        let legal = shakmaty::Position::legal_moves(&position);
        let named = |said: &RawMove| heard.contains(&speak(&Phrase::full_move(*said), Wording::default()).to_string());
        let fitting: Vec<RawMove> = legal.into_iter().map(RawMove::from_move).filter(named).collect();
        *fitting.first().unwrap_or_else(|| panic!("{heard} is not a legal move"))
    }

    /// One move of the player's as it should be, and his answer to the opponent's.
    fn turn(&mut self) {
        let asked = self.asked();
        self.me(Command::Move(MoveCommand::Announce(asked)));
        self.me(Command::Move(MoveCommand::Press));
        self.answer();
    }

    fn answer(&mut self) {
        if matches!(self.step(), Step::Repeat(_)) {
            self.me(Command::Answer(AnswerCommand::Repeat(None)));
            self.me(Command::Answer(AnswerCommand::Execute(None)));
        }
    }

    fn play_to_the_end(&mut self) -> String {
        for _ in 0..12 {
            if self.game.ending().is_some() {
                break;
            }
            self.turn();
        }
        let ending = self.game.ending().expect("the opponent has no more moves");
        assert_eq!(ending.reason, Reason::Resignation);
        self.said.last().expect("words at the end").clone()
    }
}

fn moved(from: Square, to: Square, table: &Table) -> RawMove {
    RawMove::from_squares(table.game.board(table.drill.side()), from, to, None).expect("a piece stands there")
}

#[test]
fn the_whole_sequence_without_a_slip() {
    for side in Color::ALL {
        let mut table = Table::new(side);
        table.answer();
        assert_eq!(table.play_to_the_end(), "Übung beendet. Kein Fehler.", "{side}");
        assert_eq!(table.drill.slips().total(), 0);
        let did = |wanted: fn(&Act) -> bool| table.happened.iter().filter(|act| wanted(act)).count();
        let castled = did(|act| matches!(act, Act::Move(MoveAct::Placed(RawMove::Castling(_)))));
        let promoted = did(|act| matches!(act, Act::Move(MoveAct::Placed(RawMove::Piece { promotion: Some(_), .. }))));
        assert!(castled >= 1 && promoted == 1, "{side}: {castled} {promoted}");
        // Every move that was pressed was announced, repeated and executed, but for the last.
        let pressed = did(|act| matches!(act, Act::Move(MoveAct::Pressed(_))));
        assert_eq!(did(|act| matches!(act, Act::Move(MoveAct::Announced(_)))), pressed);
        assert_eq!(did(|act| matches!(act, Act::Answer(AnswerAct::Repeated(_)))), pressed);
        assert_eq!(did(|act| matches!(act, Act::Answer(AnswerAct::Executed(_)))), pressed);
    }
}

#[test]
fn each_slip_is_counted_by_its_kind_and_told_at_the_end() {
    let mut table = Table::new(Color::White);
    // Pressed before the announcement.
    table.me(Command::Move(MoveCommand::Press));
    // Another move, which is corrected while it can be; then the clock forgotten.
    let other = moved(Square::D2, Square::D4, &table);
    table.me(Command::Move(MoveCommand::Announce(other)));
    assert_eq!(
        table.said.last().map(String::as_str),
        Some("Gefragt war: Bauer Eva zwei nach Eva vier. Noch können Sie berichtigen.")
    );
    let right = moved(Square::E2, Square::E4, &table);
    table.me(Command::Move(MoveCommand::Correct(right)));
    table.me(Command::Move(MoveCommand::Announce(right)));
    table.me(Command::Move(MoveCommand::Press));
    // Executed and announced before repeating, repeated as something else, executed elsewhere, announced before executing.
    table.me(Command::Answer(AnswerCommand::Execute(None)));
    let elsewhere = moved(Square::D7, Square::D6, &table);
    table.me(Command::Answer(AnswerCommand::Repeat(Some(elsewhere))));
    table.me(Command::Answer(AnswerCommand::Repeat(None)));
    table.me(Command::Answer(AnswerCommand::Execute(Some(elsewhere))));
    let capture = moved(Square::A2, Square::A3, &table);
    table.me(Command::Move(MoveCommand::Announce(capture)));
    table.me(Command::Answer(AnswerCommand::Execute(None)));
    // And once more than is due.
    table.me(Command::Answer(AnswerCommand::Execute(None)));
    for (slip, count) in [
        (DrillSlip::PressFirst, 1),
        (DrillSlip::OtherMove, 1),
        (DrillSlip::NoPress, 1),
        (DrillSlip::NoRepetition, 1),
        (DrillSlip::RepeatedOtherwise, 1),
        (DrillSlip::ExecutedOtherwise, 1),
        (DrillSlip::NoExecution, 1),
        (DrillSlip::NotDue, 1),
    ] {
        assert_eq!(table.drill.slips().of(slip), count, "{slip:?}: {:?}", table.drill.slips());
    }
    let told = table.play_to_the_end();
    assert!(told.starts_with("Übung beendet. Fehler: acht."), "{told}");
    for kind in ["Falscher Zug: eins.", "Gedrückt vor der Ansage: eins.", "Wiederholen vergessen: eins."] {
        assert!(told.contains(kind), "{told}");
    }
}

#[test]
fn a_wrong_move_that_is_pressed_is_taken_back_and_asked_for_again() {
    let mut table = Table::new(Color::White);
    let other = moved(Square::G1, Square::F3, &table);
    table.me(Command::Move(MoveCommand::Announce(other)));
    table.me(Command::Move(MoveCommand::Press));
    assert!(table.happened.contains(&Act::Arbiter(ArbiterAct::WentBack(0))), "{:?}", table.happened);
    assert_eq!(table.step(), Step::Move);
    assert_eq!(table.said.last().map(String::as_str), Some("Ihr Zug: Bauer Eva zwei nach Eva vier."));
    assert_eq!(table.play_to_the_end(), "Übung beendet. Fehler: eins. Falscher Zug: eins.");
}

#[test]
fn a_forgotten_promotion_piece_is_a_slip_and_the_move_waits_for_it() {
    let mut table = Table::new(Color::White);
    while !matches!(table.asked(), RawMove::Piece { promotion: Some(_), .. }) {
        table.turn();
    }
    let RawMove::Piece { from, to, .. } = table.asked() else { panic!("no castling") };
    let bare = moved(from, to, &table);
    table.me(Command::Move(MoveCommand::Announce(bare)));
    assert_eq!(table.drill.slips().of(DrillSlip::Promotion), 1);
    assert_eq!(table.step(), Step::Move);
    table.play_to_the_end();
    assert_eq!(table.drill.slips().total(), 1);
}

#[test]
fn who_resigns_or_offers_a_draw_is_answered() {
    let mut table = Table::new(Color::Black);
    table.answer();
    let asked = table.asked();
    table.me(Command::Move(MoveCommand::Announce(asked)));
    table.me(Command::Draw(DrawCommand::Offer));
    table.me(Command::Move(MoveCommand::Press));
    assert!(table.happened.contains(&Act::Draw(DrawAct::Declined)), "{:?}", table.happened);
    table.me(Command::Clock(ClockCommand::Stop));
    assert_eq!(table.happened.last(), Some(&Act::Clock(ClockAct::Restarted)), "nobody is left waiting for an arbiter");
    table.me(Command::Ending(EndingCommand::Resign));
    assert_eq!(table.said.last().map(String::as_str), Some("Übung beendet. Kein Fehler."));
    let welcome = speak(&Phrase::line(Line::DrillWelcome), Wording::default()).to_string();
    assert!(welcome.contains("Wer aufgibt, beendet die Übung"), "the way out is told");
}

/// The arbiter of a practice sent the same refused command for ever.
#[test]
fn who_claims_or_compares_the_boards_is_not_left_waiting() {
    for command in
        [Command::Claim(ClaimCommand::Make(Claim::Touch(Square::E7))), Command::Reconcile(ReconcileCommand::Begin)]
    {
        let mut table = Table::new(Color::White);
        table.me(command.clone());
        assert_eq!(table.happened.last(), Some(&Act::Clock(ClockAct::Restarted)), "{command:?}: {:?}", table.happened);
        table.play_to_the_end();
        assert_eq!(table.drill.slips().total(), 0);
    }
}

/// It was said once: whoever had not heard it could only announce a wrong move, which counts as a slip.
#[test]
fn the_move_is_said_once_more_when_the_player_asks_what_is_due() {
    let mut table = Table::new(Color::White);
    let asked = table.said.clone();
    assert_eq!(table.drill.prompt(&table.game), None, "each once by itself");
    table.drill.say_again();
    let again = table.drill.prompt(&table.game);
    table.said.clear();
    table.hear(again);
    assert_eq!(table.said, asked);
    assert_eq!(table.drill.slips().total(), 0);
}
