//! The chess clock against a little clock that ticks: a thousand times a second, with counters that run down. It knows
//! nothing of what was granted and what was used, which is how the program keeps its times.
use std::{collections::BTreeMap, time::Duration};

use anna_hector::{
    clock::{Clock, Control, Moment, SavedTime},
    game::{AnswerCommand, Command, Game, MoveCommand, Seat, Setup, StartCommand},
    laws::RawMove,
    narration::{carry_out, let_time_pass},
};
use proptest::prelude::*;
use shakmaty::{ByColor, Chess, Color, EnPassantMode, Move, Position, Role, fen::Epd};

/// A bonus as the little clock has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    Plain,
    Fischer,
    Bronstein,
    Delay,
}

/// A period as the little clock has it; the last one begins again where it counts moves.
#[derive(Debug, Clone, Copy)]
struct Phase {
    moves: Option<u32>,
    seconds: i64,
    mode: Mode,
    extra: i64,
}

impl Phase {
    fn written(self) -> String {
        let moves = self.moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let sign = match self.mode {
            Mode::Plain | Mode::Fischer => '+',
            Mode::Bronstein => 'b',
            Mode::Delay => 'd',
        };
        let extra = if self.mode == Mode::Plain { 0 } else { self.extra };
        format!("{moves}{}:{:02}{sign}{extra}", self.seconds / 60, self.seconds % 60)
    }

    fn extra_in(self, mode: Mode) -> i64 {
        if self.mode == mode { self.extra * 1000 } else { 0 }
    }
}

/// One display of the little clock: what it shows, and what runs down before that does. Milliseconds.
#[derive(Debug, Clone)]
struct Display {
    phases: Vec<Phase>,
    phase: usize,
    moves_in_phase: u32,
    shows: i64,
    waits: i64,
    thought: i64,
    used: i64,
    moves: u32,
    fallen: bool,
}

impl Display {
    fn new(phases: Vec<Phase>) -> Self {
        let first = phases[0];
        Self {
            phase: 0,
            moves_in_phase: 0,
            shows: first.seconds * 1000 + first.extra_in(Mode::Fischer),
            waits: first.extra_in(Mode::Delay),
            phases,
            thought: 0,
            used: 0,
            moves: 0,
            fallen: false,
        }
    }

    fn now(&self) -> Phase {
        self.phases[self.phase.min(self.phases.len() - 1)]
    }

    /// A millisecond passes; true when the flag falls with it.
    fn tick(&mut self) -> bool {
        self.used += 1;
        self.thought += 1;
        if self.waits > 0 {
            self.waits -= 1;
        } else {
            self.shows -= 1;
        }
        let falls = !self.fallen && self.waits == 0 && self.shows <= 0;
        self.fallen |= falls;
        falls
    }

    fn press(&mut self, saved_time: SavedTime) {
        let before = self.now();
        self.shows += self.thought.min(before.extra_in(Mode::Bronstein));
        self.moves += 1;
        self.moves_in_phase += 1;
        if Some(self.moves_in_phase) == before.moves {
            self.phase += 1;
            self.moves_in_phase = 0;
            if saved_time == SavedTime::Dropped && matches!(before.mode, Mode::Bronstein | Mode::Delay) {
                self.shows = 0;
            }
            self.shows += self.now().seconds * 1000;
        }
        self.shows += self.now().extra_in(Mode::Fischer);
        self.waits = self.now().extra_in(Mode::Delay);
        self.thought = 0;
    }

    fn to_control(&self) -> Option<u32> {
        self.now().moves.map(|moves| moves - self.moves_in_phase)
    }
}

fn millis(ms: i64) -> Duration {
    Duration::from_millis(u64::try_from(ms).expect("no time is negative"))
}

fn control(phases: &[Phase]) -> Control {
    let written: Vec<String> = phases.iter().map(|phase| phase.written()).collect();
    written.join(",").parse().expect("a control")
}

/// Both clocks side by side.
struct Pair {
    clock: Clock,
    displays: ByColor<Display>,
    saved_time: SavedTime,
    now: u64,
    ran: u64,
}

impl Pair {
    fn new(phases: ByColor<Vec<Phase>>, saved_time: SavedTime) -> Self {
        let controls = ByColor { white: control(&phases.white), black: control(&phases.black) };
        let displays = ByColor { white: Display::new(phases.white), black: Display::new(phases.black) };
        Self { clock: Clock::new(controls, saved_time), displays, saved_time, now: 0, ran: 0 }
    }

    /// Time passes. The flag falls at the very millisecond that was foretold.
    fn pass(&mut self, ms: u64) {
        let running = self.clock.side_running();
        for _ in 0..ms {
            self.now += 1;
            let Some(side) = running else { continue };
            self.ran += 1;
            let foretold = self.clock.next_deadline();
            if self.displays.get_mut(side).tick() {
                let now = Moment::from_millis(self.now);
                assert_eq!(foretold, Some(now));
                assert!(self.clock.is_flag_down(side, now));
                self.clock.mark_flag(side);
            }
        }
    }

    fn press(&mut self) {
        let Some(side) = self.clock.side_running() else { return };
        self.clock.press(side, Moment::from_millis(self.now));
        self.displays.get_mut(side).press(self.saved_time);
    }

    /// What both show is the same; what is shown after a flag has fallen, no rule says.
    fn compare(&self) {
        let reading = self.clock.reading(Moment::from_millis(self.now));
        for side in Color::ALL {
            let display = self.displays.get(side);
            let up = !display.fallen;
            assert_eq!(self.clock.is_flag_down(side, Moment::from_millis(self.now)), display.fallen);
            assert_eq!(reading.left.get(side).filter(|_| up), Some(display.shows).filter(|_| up).map(millis));
            assert_eq!(*reading.used.get(side), millis(display.used));
            assert_eq!(*reading.completed.get(side), display.moves);
            assert_eq!(*reading.to_control.get(side), display.to_control());
        }
        assert_eq!(reading.used.white + reading.used.black, Duration::from_millis(self.ran));
    }
}

fn phases() -> impl Strategy<Value = Vec<Phase>> {
    let mode = prop::sample::select(vec![Mode::Plain, Mode::Fischer, Mode::Bronstein, Mode::Delay]);
    let phase = (1..4_u32, 1..13_i64, mode, 1..4_i64).prop_map(|(moves, seconds, mode, extra)| Phase {
        moves: Some(moves),
        seconds,
        mode,
        extra,
    });
    (prop::collection::vec(phase, 1..4), any::<bool>()).prop_map(|(mut phases, repeats)| {
        if let Some(last) = phases.last_mut().filter(|_| !repeats) {
            last.moves = None;
        }
        phases
    })
}

fn saved_time() -> impl Strategy<Value = SavedTime> {
    prop_oneof![Just(SavedTime::CarriedOver), Just(SavedTime::Dropped)]
}

/// What happens to the clock.
#[derive(Debug, Clone, Copy)]
enum Deed {
    Press,
    Stop,
    Start(Color),
}

fn deeds() -> impl Strategy<Value = Vec<(u64, Deed)>> {
    let pause = prop_oneof![2 => 0..3_u64, 6 => 0..2500_u64];
    let side = prop_oneof![Just(Color::White), Just(Color::Black)];
    let deed = prop_oneof![8 => Just(Deed::Press), 1 => Just(Deed::Stop), 1 => side.prop_map(Deed::Start)];
    prop::collection::vec((pause, deed), 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any control for either side, any presses, the clock stopped and started in between.
    #[test]
    fn the_clock_shows_what_a_ticking_clock_shows(
        (white, black) in (phases(), phases()), saved_time in saved_time(), deeds in deeds(),
    ) {
        let mut pair = Pair::new(ByColor { white, black }, saved_time);
        pair.clock.start(Color::White, Moment::START);
        for (pause, deed) in deeds {
            pair.pass(pause);
            pair.compare();
            match deed {
                Deed::Press => pair.press(),
                Deed::Stop => pair.clock.stop(Moment::from_millis(pair.now)),
                Deed::Start(side) => pair.clock.start(side, Moment::from_millis(pair.now)),
            }
            pair.compare();
        }
    }
}

/// What an arbiter does to a clock.
#[derive(Debug, Clone, Copy)]
enum Ruling {
    Press,
    Restart(Color),
    Set(Color, u64, u32),
    Increment,
}

fn rulings() -> impl Strategy<Value = Vec<(u64, Ruling)>> {
    let side = || prop_oneof![Just(Color::White), Just(Color::Black)];
    let ruling = prop_oneof![
        6 => Just(Ruling::Press),
        1 => side().prop_map(Ruling::Restart),
        2 => (side(), 0..20_000_u64, 0..9_u32).prop_map(|(side, left, moves)| Ruling::Set(side, left, moves)),
        1 => Just(Ruling::Increment),
    ];
    prop::collection::vec((0..4000_u64, ruling), 1..80)
}

/// The most that a press can bring: the extra time of two moves, perhaps of two periods, and the time of a period.
fn most_of_a_press(phases: &[Phase]) -> Duration {
    let most = |of: fn(&Phase) -> i64| phases.iter().map(of).max().unwrap_or_default();
    millis(most(|phase| phase.seconds) * 1000 + most(|phase| phase.extra) * 2000)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// No more than one time runs, all that is used is all that has passed, and time grows by nothing but a move of one's
    /// own - its increment, its period - and by the arbiter, whose setting is exact.
    #[test]
    fn time_grows_only_by_a_move_or_by_the_arbiter(
        phases in phases(), saved_time in saved_time(), rulings in rulings(),
    ) {
        let right = control(&phases);
        let mut clock = Clock::new(ByColor { white: right.clone(), black: right }, saved_time);
        let (mut now, mut given) = (Moment::START, Duration::ZERO);
        clock.start(Color::White, now);
        for (pause, ruling) in rulings {
            let (earlier, running) = (clock.reading(now), clock.side_running());
            now = now + Duration::from_millis(pause);
            let before = clock.reading(now);
            for side in Color::ALL {
                prop_assert!(before.left.get(side) <= earlier.left.get(side));
                let stands = before.left.get(side) == earlier.left.get(side) && before.used.get(side) == earlier.used.get(side);
                prop_assert!(stands || running == Some(side));
            }
            let most = match ruling {
                Ruling::Press => {
                    let side = clock.side_running().expect("a clock that runs");
                    clock.press(side, now);
                    ByColor::new_with(|of| if of == side { most_of_a_press(&phases) + given } else { Duration::ZERO })
                }
                Ruling::Restart(side) => {
                    clock.start(side, now);
                    ByColor::default()
                }
                Ruling::Set(side, left, moves) => {
                    clock.set(side, Duration::from_millis(left), moves, now);
                    prop_assert_eq!(clock.left(side, now), Some(Duration::from_millis(left)));
                    prop_assert_eq!(*clock.reading(now).completed.get(side), moves);
                    ByColor::new_with(|of| if of == side { Duration::from_millis(left) } else { Duration::ZERO })
                }
                Ruling::Increment => {
                    let time = Duration::from_secs(5);
                    clock.introduce_increment(time);
                    given = time * 2;
                    ByColor::default()
                }
            };
            let after = clock.reading(now);
            prop_assert_eq!(after.used, before.used);
            prop_assert_eq!(after.used.white + after.used.black, now.since(Moment::START));
            for side in Color::ALL {
                let allowed = before.left.get(side).map(|left| left + *most.get(side));
                prop_assert!(*after.left.get(side) <= allowed, "{:?} {:?}", side, ruling);
            }
        }
    }
}

/// Six hours in 300 moves each, none quite as long as the one before: the thought of a ply in milliseconds.
fn thoughts() -> Vec<u64> {
    const HOURS: u64 = 6 * 3_600_000;
    let mut thoughts: Vec<u64> = (0..600_u64).map(|ply| 1 + ply * 7919 % 71_989).collect();
    let rest = HOURS - thoughts.iter().sum::<u64>().min(HOURS);
    thoughts.iter_mut().for_each(|thought| *thought += rest / 600);
    let missing = HOURS - thoughts.iter().sum::<u64>();
    thoughts[599] += missing;
    thoughts
}

#[test]
fn six_hours_and_300_moves_are_exact_to_the_millisecond() {
    let of = |moves, minutes: i64, mode| Phase { moves, seconds: minutes * 60, mode, extra: 30 };
    let phases = vec![of(Some(40), 100, Mode::Bronstein), of(Some(20), 50, Mode::Delay), of(None, 120, Mode::Fischer)];
    let mut pair = Pair::new(ByColor { white: phases.clone(), black: phases }, SavedTime::CarriedOver);
    pair.clock.start(Color::White, Moment::START);
    for thought in thoughts() {
        pair.pass(thought);
        pair.press();
        pair.compare();
    }
    assert_eq!((pair.now, pair.ran), (6 * 3_600_000, 6 * 3_600_000));
    assert_eq!(pair.clock.reading(Moment::from_millis(pair.now)).completed, ByColor { white: 300, black: 300 });
    assert!(!pair.displays.white.fallen && !pair.displays.black.fallen);
}

/// A game that does not end by itself: nothing is taken, no check given, a pawn moves now and then, and the position that comes is always
/// one of those that were there least.
fn quiet_game(plies: usize) -> Vec<Move> {
    let (mut position, mut seen, mut moves) = (Chess::default(), BTreeMap::<String, usize>::new(), Vec::new());
    let written = |position: &Chess| Epd::from_position(position, EnPassantMode::Legal).to_string();
    for ply in 0..plies {
        let pawns_turn = ply % 90 > 87;
        let next = position.legal_moves().into_iter().enumerate().filter_map(|(index, m)| {
            let after = position
                .clone()
                .play(m)
                .ok()
                .filter(|after| !after.is_game_over() && !after.is_check() && !m.is_capture())?;
            let visits = seen.get(&written(&after)).copied().unwrap_or_default();
            let of_choice = (m.role() == Role::Pawn) == pawns_turn;
            Some(((!of_choice, visits, (index + ply * 31) % 37), m, after))
        });
        let (_, m, after) = next.min_by_key(|(rank, ..)| *rank).expect("a quiet move");
        position = after;
        *seen.entry(written(&position)).or_default() += 1;
        moves.push(m);
    }
    assert!(seen.values().all(|visits| *visits < 3));
    moves
}

/// The same six hours through the whole game, the handshake included.
#[test]
fn a_game_of_six_hours_and_300_moves_is_exact_to_the_millisecond() {
    let both = anna_hector::clock::control::both_from("40/120+30,20/60+30,30+30").expect("a control");
    let mut game = Game::new(Setup { control: both, ..Setup::default() });
    let keep = |_: Moment, _: &[anna_hector::game::Event]| -> Result<(), std::convert::Infallible> { Ok(()) };
    let mut now = Moment::START;
    let mut expected = ByColor::<Duration>::default();
    let _ = carry_out(&mut game, now, Seat::Arbiter, &Command::Start(StartCommand::Begin), keep).unwrap_or_default();
    for (index, (m, thought)) in quiet_game(600).into_iter().zip(thoughts()).enumerate() {
        let side = Color::from_white(index % 2 == 0);
        let (me, you) = (Seat::Player(side), Seat::Player(side.other()));
        now = now + Duration::from_millis(thought);
        *expected.get_mut(side) += Duration::from_millis(thought);
        let _ = let_time_pass(&mut game, (now, now), Moment::START, keep).unwrap_or_default();
        let said = RawMove::from_move(m);
        let acts = [
            (me, Command::Move(MoveCommand::Announce(said))),
            (me, Command::Move(MoveCommand::Press)),
            (you, Command::Answer(AnswerCommand::Repeat(None))),
        ];
        for (seat, command) in acts.into_iter().chain([(you, Command::Answer(AnswerCommand::Execute(None)))]) {
            let _ = carry_out(&mut game, now, seat, &command, keep).unwrap_or_default();
        }
    }
    let reading = game.clock().reading(now);
    assert_eq!((game.plies().len(), game.ending()), (600, None));
    assert_eq!(now, Moment::from_millis(6 * 3_600_000));
    assert_eq!(reading.used, expected);
    assert_eq!(reading.used.white + reading.used.black, now.since(Moment::START));
    // Three periods and 301 increments of half a minute each, less what was used.
    let granted = Duration::from_secs((120 + 60 + 30) * 60 + 301 * 30);
    for side in Color::ALL {
        assert_eq!(*reading.left.get(side), Some(granted - *expected.get(side)));
    }
}
