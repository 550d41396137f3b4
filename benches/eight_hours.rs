//! Eight hours of clock at speed: games that go on second by second - flags, calls, heartbeat, journal and its second copy, the
//! window drawn once a second - and what the process takes of memory, handles and threads after each hour. Linux.
//! `cargo bench --bench eight_hours -- 2` runs two hours.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot write has no figure")]
#[path = "../tests/screen/fake.rs"]
mod fake;
mod figures;

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use anna_hector::{
    clock::Moment,
    game::{AnswerCommand, Command, Event, Game, MoveCommand, Seat, Setup, StartCommand},
    journal::{self, Beat, Book, Header, Recording},
    language::speak,
    laws::RawMove,
    narration::{Content, Cue, carry_out, let_time_pass, next_call},
    screen::Window,
};
use egui_kittest::Harness;
use fake::Fake;
use figures::figure;
use shakmaty::{Board, Color, Square};

const HOUR: u64 = 3600;
/// A half-move is made so often.
const PACE: u64 = 90;
/// What is taken once, at the beginning, does not count as growth.
const WARM: u64 = 600;

/// What a process takes.
#[derive(Debug, Clone, Copy)]
struct Taken {
    memory_kb: u64,
    handles: usize,
    threads: usize,
}

impl Taken {
    fn now() -> Self {
        let status = fs::read_to_string("/proc/self/status").unwrap();
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
            line.trim().trim_end_matches(" kB").parse::<u64>().unwrap()
        };
        Self {
            memory_kb: field("VmRSS:"),
            handles: fs::read_dir("/proc/self/fd").unwrap().count(),
            threads: usize::try_from(field("Threads:")).unwrap(),
        }
    }
}

/// A game with its files and its window.
struct Played {
    game: Game,
    book: Book,
    told: Moment,
    window: Harness<'static, Window>,
    fake: Fake,
    plies: usize,
    words: usize,
}

impl Played {
    fn begin(folder: &Path) -> Self {
        let calls = shakmaty::ByColor::new_with(|_| "10:00, 5:00, last minute chime".parse().unwrap());
        let setup = Setup { calls, ..Setup::default() };
        let writer = journal::create_in(folder, &Header::new("2026-05-01T10:00:00+02:00", setup.clone())).unwrap();
        let mut book = Book::new(writer).unwrap();
        // A folder for the copy is never made by the program: a stick that is not there is told.
        fs::create_dir_all(folder.join("copy")).unwrap();
        book.keep_copy_in(&folder.join("copy")).unwrap();
        let fake = Fake::playing(setup.clone());
        let link = Box::new(fake.clone());
        let window = Harness::builder()
            .with_size([1280.0, 800.0])
            .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
        let mut played = Self { game: Game::new(setup), book, told: Moment::START, window, fake, plies: 0, words: 0 };
        played.act(Moment::START, Seat::Arbiter, Command::Start(StartCommand::Begin));
        played
    }

    fn act(&mut self, now: Moment, by: Seat, command: Command) {
        let Self { game, book, .. } = self;
        let keep = |at: Moment, events: &[Event]| book.keep(Recording::Required, at, events);
        let cues = carry_out(game, now, by, &command, keep).unwrap_or_default();
        self.tell(&cues);
        if !matches!(command, Command::Start(_)) {
            self.fake.command(by, &command);
        }
    }

    fn tell(&mut self, cues: &[Cue]) {
        for cue in cues {
            if let Content::Say(phrase) | Content::Refuse { phrase, .. } = &cue.content {
                self.words += speak(phrase, self.game.setup().wording).to_string().len();
            }
        }
    }

    /// Knights go out and home again; after some hours that is a draw, and the next game begins.
    fn make_a_move(&mut self, now: Moment) {
        let knight = |from, to, board: &Board| RawMove::from_squares(board, from, to, None).unwrap();
        let ways =
            [[Square::G1, Square::F3], [Square::G8, Square::F6], [Square::F3, Square::G1], [Square::F6, Square::G8]];
        let side = Color::from_white(self.plies.is_multiple_of(2));
        let [from, to] = ways[self.plies % 4];
        let said = knight(from, to, self.game.board(side));
        let (me, you) = (Seat::Player(side), Seat::Player(side.other()));
        for (by, command) in [
            (me, Command::Move(MoveCommand::Place(said))),
            (me, Command::Move(MoveCommand::Announce(said))),
            (me, Command::Move(MoveCommand::Press)),
            (you, Command::Answer(AnswerCommand::Repeat(None))),
            (you, Command::Answer(AnswerCommand::Execute(None))),
        ] {
            self.act(now, by, command);
        }
        self.plies += 1;
    }

    fn second(&mut self, now: Moment) {
        let Self { game, book, .. } = self;
        let since = std::mem::replace(&mut self.told, now);
        let last = book.last_at();
        let keep = |at: Moment, events: &[Event]| book.keep(Recording::Required, at, events);
        let cues = let_time_pass(game, (since, now), last, keep).unwrap_or_default();
        self.tell(&cues);
        self.book.attend(now, Beat { moment: now, wall_unix_ms: now.as_millis(), run: None });
        let _ = next_call(&self.game, now);
        for seat in Seat::ALL {
            let _ = self.game.view(seat, now);
        }
        self.fake.wait(Duration::from_secs(1));
        self.window.step();
    }
}

fn main() {
    let hours = std::env::args().filter_map(|argument| argument.parse().ok()).next().unwrap_or(8);
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let began = Instant::now();
    let (mut played, mut at, mut games, mut plies) = (Played::begin(folder.path()), 0, 1, 0);
    let mut first = None;
    for second in 1..=hours * HOUR {
        at += 1;
        let now = Moment::from_millis(at * 1000);
        if second % PACE == 0 {
            played.make_a_move(now);
            plies += 1;
        }
        played.second(now);
        if played.game.ending().is_some() {
            drop(played);
            (played, at) = (Played::begin(folder.path()), 0);
            games += 1;
        }
        if second == WARM {
            first = Some(Taken::now());
        }
        if second % HOUR == 0 {
            let Taken { memory_kb, handles, threads } = Taken::now();
            println!("eight_hours: hour {}: {memory_kb} kB, {handles} handles, {threads} threads", second / HOUR);
        }
    }
    let (first, last) = (first.unwrap(), Taken::now());
    drop(played);
    let journals = |folder: &Path| {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        paths.filter(|path| path.extension().is_some_and(|found| found == journal::EXTENSION)).count()
    };
    assert_eq!(journals(&folder.path().join("copy/games")), games, "a copy of each game");
    let Taken { memory_kb, handles, threads } = first;
    println!(
        "eight_hours: {hours} h of clock in {:.0} s, {games} games, {plies} half-moves: {memory_kb} to {} kB, {handles} to {} handles, \
         {threads} to {} threads",
        began.elapsed().as_secs_f64(),
        last.memory_kb,
        last.handles,
        last.threads
    );
    let growth = last.memory_kb.saturating_sub(first.memory_kb) as f64 / 1024.0;
    figure("eight_hours_growth", "MB", "<=16", &[growth]);
    assert!(last.handles <= first.handles && last.threads <= first.threads && growth <= 16.0, "it grows");
}
