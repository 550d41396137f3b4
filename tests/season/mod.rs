//! A season: games in which everybody at the table does whatever comes to his mind, with what must hold looked at after each
//! event, the program gone and back now and then, and the file of each game cut and damaged at the end.
use std::{fmt, fs, ops::AddAssign, path::Path, time::Duration};

use anna_hector::{
    clock::Moment,
    game::{Act, Event, Game, Mode, MoveAct, Seat, Step},
    journal::{self, Header, JournalError, Record, Writer},
};
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use shakmaty::Color;

use crate::{
    invariants::{Kept, act, allowed_growth, pass_time, told_of_legal_and_illegal},
    random::{attempt, attempts, setups},
};

/// Each game is left and gone on with after so many attempts.
const RESTART: usize = 50;
/// So many cuts and so many flipped bits each game's file has to stand.
const FAULTS: usize = 4;

/// What a season has brought.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Figures {
    pub(crate) games: u64,
    pub(crate) ended: u64,
    pub(crate) attempts: u64,
    pub(crate) refused: u64,
    pub(crate) events: u64,
    /// Completed half-moves.
    pub(crate) moves: u64,
    /// What the players heard of a legal move beside what they heard of an illegal one.
    pub(crate) compared: u64,
    pub(crate) restarts: u64,
    pub(crate) cuts: u64,
    /// Of them those in the middle of a line, which is told; after a line nobody can tell that there were more.
    pub(crate) torn: u64,
    pub(crate) flipped: u64,
}

impl AddAssign for Figures {
    fn add_assign(&mut self, more: Self) {
        let Self { games, ended, attempts, refused, events, moves, compared, restarts, cuts, torn, flipped } = more;
        self.games += games;
        self.ended += ended;
        self.attempts += attempts;
        self.refused += refused;
        self.events += events;
        self.moves += moves;
        self.compared += compared;
        self.restarts += restarts;
        self.cuts += cuts;
        self.torn += torn;
        self.flipped += flipped;
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, ended, attempts, refused, events, moves, compared, restarts, cuts, torn, flipped } = self;
        write!(
            f,
            "season: {games} games ({ended} ended), {attempts} attempts ({refused} refused), {events} events, {moves} half-moves, \
             {compared} legal and illegal moves told alike, {restarts} restarts, {cuts} cuts ({torn} in a line), {flipped} flipped bits: nothing lost"
        )
    }
}

/// Plays the game of this number; `folder` takes its journal.
pub(crate) fn play(number: u64, most: usize, folder: &Path) -> Figures {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let drawn = (setups(), attempts(most)).new_tree(&mut runner).expect("a value").current();
    let (setup, tried) = drawn;
    let header = Header::new("2026-05-01T10:00:00+02:00", setup.clone());
    let game = Game::new(setup);
    let writer = journal::create_in(folder, &header).expect("a journal");
    let mut table = Table {
        number,
        after: vec![game.clone()],
        game,
        now: Moment::START,
        ran: Duration::ZERO,
        writer,
        figures: Figures { games: 1, ..Figures::default() },
    };
    for (index, tried) in tried.into_iter().enumerate() {
        table.attempt(tried);
        if index % RESTART == RESTART - 1 {
            table = table.restarted();
        }
    }
    table.damaged();
    let path = table.writer.path().to_owned();
    table.figures.ended = u64::from(table.game.ending().is_some());
    drop(table.writer);
    fs::remove_file(path).expect("it was there");
    table.figures
}

/// A game with its journal.
struct Table {
    number: u64,
    game: Game,
    /// The game as each event left it, from the start.
    after: Vec<Game>,
    now: Moment,
    /// How long clocks have run.
    ran: Duration,
    writer: Writer,
    figures: Figures,
}

impl Table {
    fn attempt(&mut self, tried: crate::random::Attempt) {
        let (earlier, ran_before) = (self.now, self.game.clock().side_running().is_some());
        self.now = self.now + Duration::from_millis(tried.0);
        let mut kept = Kept::new();
        pass_time(&mut self.game, self.now, &mut kept);
        if ran_before {
            let stopped = self.game.clock().side_running().is_none();
            self.ran += kept.last().filter(|_| stopped).map_or(self.now, |(at, _)| *at).since(earlier);
        }
        self.take(&kept);
        self.compare(tried);

        let (seat, command) = attempt(&self.game, self.led(tried));
        let before = self.game.clone();
        let decision = self.game.decide(self.now, seat, &command);
        assert_eq!(self.game, before, "game {}: to decide changes nothing: {command:?}", self.number);
        let mut kept = Kept::new();
        let cues = act(&mut self.game, self.now, seat, &command, &mut kept);
        self.figures.attempts += 1;
        if decision.is_err() {
            self.figures.refused += 1;
            assert!(!cues.is_empty(), "game {}: who is refused hears why: {command:?}", self.number);
        }
        for side in Color::ALL {
            let most = before.clock().left(side, self.now).map(|left| left + allowed_growth(&kept, side, &before));
            let left = self.game.clock().left(side, self.now);
            assert!(most.is_none() || left <= most, "game {}: time from nowhere: {seat:?} {command:?}", self.number);
        }
        self.take(&kept);
    }

    /// In two of three attempts the person who has to do something does what he has to do: else no game would come to its middle.
    fn led(&self, (pause, who, kind, pick): crate::random::Attempt) -> crate::random::Attempt {
        if pick.is_multiple_of(3) {
            return (pause, who, kind, pick);
        }
        let owes = |side: &Color| {
            let step = self.game.step(*side);
            matches!(
                step,
                Step::Repeat(_)
                    | Step::RepeatAgain(_)
                    | Step::Execute(_)
                    | Step::ConfirmReady
                    | Step::ConfirmResumption(_)
                    | Step::AwaitStart
            )
        };
        let side = Color::ALL.into_iter().find(owes).or_else(|| self.game.mover()).unwrap_or(Color::White);
        match self.game.step(side) {
            // The arbiter, who rules on what is asked, or lets the clocks run again.
            Step::AwaitArbiter => (pause, 8, kind & !1, pick),
            _ => (pause, u8::from(side.is_black()), kind, pick),
        }
    }

    /// Keeps events, and looks at the game after each of them.
    fn take(&mut self, kept: &Kept) {
        for (at, event) in kept {
            self.writer.append(*at, event).expect("a disk");
            let mut next = self.after.last().expect("the start").clone();
            next.apply(*at, event);
            self.figures.events += 1;
            self.figures.moves += u64::from(matches!(event.act, Act::Move(MoveAct::Pressed(_))));
            self.look_at(&next, *at, event);
            self.after.push(next);
        }
        let number = self.number;
        assert_eq!(self.after.last(), Some(&self.game), "game {number}: a game is its events");
        let used: Duration = Color::ALL.map(|side| self.game.clock().used(side, self.now)).into_iter().sum();
        assert_eq!(used, self.ran, "game {number}: the clocks show the time that has passed");
    }

    fn look_at(&self, game: &Game, at: Moment, event: &Event) {
        let number = self.number;
        let used = |at| Color::ALL.map(|side| game.clock().used(side, at));
        let (now, later) = (used(at), used(at + Duration::from_millis(1)));
        let running = (0..2).filter(|&side| later[side] > now[side]).count();
        assert_eq!(
            running,
            usize::from(game.clock().side_running().is_some()),
            "game {number}: one clock or none: {event:?}"
        );
        for side in Color::ALL {
            let left = |at| game.clock().left(side, at);
            assert!(left(at + Duration::from_hours(1)) <= left(at), "game {number}: no clock runs up: {event:?}");
        }
        for seat in Seat::ALL {
            let view = game.view(seat, at);
            let is_arbiter = seat == Seat::Arbiter;
            assert!(is_arbiter || view.seat == seat, "game {number}: a seat sees its own view");
        }
    }

    /// In competition a legal and an illegal move are told in the same words.
    fn compare(&mut self, (_, one, other, pick): crate::random::Attempt) {
        if self.game.setup().mode != Mode::Competition || !pick.is_multiple_of(4) {
            return;
        }
        let chosen = (usize::from(pick), usize::from(one) * 251 + usize::from(other));
        let Some((which, [legal, illegal])) = told_of_legal_and_illegal(&self.game, self.now, chosen) else { return };
        assert_eq!(legal, illegal, "game {}: {which}", self.number);
        self.figures.compared += 1;
    }

    /// The program is gone and back: the journal brings the same game, as each event left it.
    fn restarted(mut self) -> Self {
        let path = self.writer.path().to_owned();
        drop(self.writer);
        let (writer, record) = journal::resume(&path).expect("the journal is whole");
        assert_eq!(record.replay(), self.game, "game {}: the journal is the game", self.number);
        self.figures.restarts += 1;
        Self { writer, ..self }
    }

    /// Cuts and damages copies of the file: no line before the fault is lost, and the fault is named.
    fn damaged(&mut self) {
        let path = self.writer.path();
        let bytes = fs::read(path).expect("readable");
        let parse = |bytes: &[u8]| Record::parse(path, bytes);
        let whole = parse(&bytes).expect("whole");
        let mut game = Game::new(whole.header.setup.clone());
        for (line, after) in whole.lines.iter().zip(&self.after[1..]) {
            game.apply(line.at, &line.event);
            assert_eq!(&game, after, "game {}: the journal brings each event's game", self.number);
        }
        assert_eq!(whole.lines.len() + 1, self.after.len());
        let header = bytes.iter().position(|&byte| byte == b'\n').expect("a header") + 1;
        for fault in 1..=FAULTS {
            let place = (self.number as usize * 7919 + fault * 104_729) % (bytes.len() - header).max(1);
            let cut = &bytes[..header + place];
            let lines = cut.iter().filter(|&&byte| byte == b'\n').count() - 1;
            let record = parse(cut).expect("a cut is not damage");
            assert_eq!((record.replay(), record.torn.is_some()), (self.after[lines].clone(), !cut.ends_with(b"\n")));
            self.figures.cuts += 1;
            self.figures.torn += u64::from(!cut.ends_with(b"\n"));

            let mut flipped = bytes.clone();
            let at = (place + header).min(bytes.len() - 1);
            flipped[at] ^= 1 << (fault % 8);
            let line = 1 + bytes[..at].iter().filter(|&&byte| byte == b'\n').count();
            match parse(&flipped) {
                Err(JournalError::Damaged { line: named, .. } | JournalError::Newer { line: named, .. }) => {
                    assert_eq!(named, line as u64)
                }
                Err(other) => panic!("game {}: {other}", self.number),
                Ok(record) => assert_eq!(record.torn.map(|torn| torn.line), Some(line as u64), "game {}", self.number),
            }
            self.figures.flipped += 1;
        }
    }
}
