//! Random people at the table: what they try, and the game that comes of it.
use std::time::Duration;

use anna_hector::{
    clock::{Moment, control::both_from},
    game::{
        AdjournmentCommand, Announcer, AnswerCommand, ArbiterCommand, Claim, ClaimCommand, ClockCommand, Clocks,
        Command, DrawCommand, EarlyPress, EndingCommand, Envelope, Event, FlagNotice, Game, Hashing, LockCommand, Mode,
        MoveCommand, Opening, Order, Passphrase, Pin, Ply, PresenceCommand, ReconcileCommand, Ruling, Seat, Setup,
        SheetOrigin, SheetText, Shift, StartCommand, Step, Written,
    },
    language::understand::telling::Telling,
    laws::{
        Edition, RawMove,
        assistant::Hearing,
        completion::Sight,
        irregularity::Irregularity,
        pace::Supervision,
        penalty::Penalty,
        quickplay::{Compensation, Quickplay, Request},
    },
    reconciliation::{BoardKind, SheetEntry},
};
use proptest::prelude::*;
use shakmaty::{ByColor, CastlingMode, CastlingSide, Chess, Color, Position, Role, Square, fen::Fen};

/// One attempt at the table: after how long, and three numbers from which a command is made.
pub(crate) type Attempt = (u64, u8, u8, u16);

pub(crate) fn attempts(most: usize) -> impl Strategy<Value = Vec<Attempt>> {
    let pause = prop_oneof![0_u64..3, 0_u64..5000];
    prop::collection::vec((pause, any::<u8>(), any::<u8>(), any::<u16>()), 1..most)
}

fn position(fen: &str, mode: CastlingMode) -> Chess {
    fen.parse::<Fen>().expect("a FEN").into_position(mode).expect("a position")
}

pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    let starts = prop_oneof![
        3 => Just(("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", CastlingMode::Standard)),
        1 => Just(("nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1", CastlingMode::Chess960)),
        2 => Just(("7k/P4Q2/6K1/8/4pP2/8/8/8 b - f3 0 1", CastlingMode::Standard)),
        2 => Just(("6k1/P7/5Q1K/8/8/8/8/8 w - - 0 1", CastlingMode::Standard)),
    ];
    let sight = || prop_oneof![Just(Sight::Impaired), Just(Sight::Sighted)];
    let announcer = || prop_oneof![Just(Announcer::Program), Just(Announcer::Player), Just(Announcer::Assistant)];
    let modes = prop_oneof![2 => Just(Mode::Competition), 1 => Just(Mode::Practice)];
    let press = prop_oneof![Just(EarlyPress::Counts), Just(EarlyPress::HeldBack)];
    let control = prop_oneof![
        Just("90+30"),
        Just("0:20+1"),
        Just("3"),
        Just("11"),
        Just("2/0:10,3/0:05d2,1b1"),
        Just("1d2 vs 0:40+1"),
        Just("none"),
    ];
    let flags = prop_oneof![Just(FlagNotice::Told), Just(FlagNotice::CountsAsObserved)];
    let supervision = prop_oneof![Just(Supervision::Adequate), Just(Supervision::Inadequate)];
    let quickplay = prop_oneof![Just(Quickplay::Announced), Just(Quickplay::NotAnnounced)];
    let hears = || prop_oneof![3 => Just(Hearing::Unimpaired), 1 => Just(Hearing::Impaired)];
    let pin =
        prop_oneof![3 => Just(None), 1 => Just(Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing())))];
    let rules = (prop::sample::select(Edition::ALL.to_vec()), flags, supervision, quickplay, pin);
    let sides = ((sight(), sight()), (hears(), hears()), (announcer(), announcer()), (".{0,12}", ".{0,12}"));
    (starts, modes, press, control, sides, rules).prop_map(
        |((fen, castling), mode, early_press, control, sides, rules)| {
            let (sight, hearing, announcer, names) = sides;
            let (edition, flag_notice, supervision, quickplay, pin) = rules;
            Setup {
                // The edition of 2014 lets no competition begin without one.
                default_time: (edition == Edition::Fide2014).then_some(Duration::from_secs(1800)),
                edition,
                flag_notice,
                supervision,
                quickplay,
                pin,
                start: position(fen, castling),
                castling,
                mode,
                early_press,
                control: both_from(control).expect("a control"),
                calls: ByColor::new_with(|_| "0:15, every 1 chime, periods".parse().expect("a plan")),
                sight: ByColor { white: sight.0, black: sight.1 },
                hearing: ByColor { white: hearing.0, black: hearing.1 },
                announcer: ByColor { white: announcer.0, black: announcer.1 },
                names: ByColor { white: names.0, black: names.1 },
                ..Setup::default()
            }
        },
    )
}

/// A move: mostly a legal one, else anything that hands or tongue could do.
fn some_move(game: &Game, side: Color, kind: u8, pick: u16) -> RawMove {
    let legal = game.record().position().map(|position| position.legal_moves()).unwrap_or_default();
    if !kind.is_multiple_of(8) && !legal.is_empty() {
        return RawMove::from_move(legal[usize::from(pick) % legal.len()]);
    }
    let (from, to) = (Square::new(u32::from(pick) % 64), Square::new(u32::from(pick / 64) % 64));
    let promotion = kind.is_multiple_of(16).then_some(Role::Queen);
    RawMove::from_squares(game.board(side), from, to, promotion)
        .unwrap_or(RawMove::Castling(CastlingSide::from_king_side(pick.is_multiple_of(2))))
}

/// What `side` would do next, if he keeps to the handshake.
fn dutiful(game: &Game, side: Color, kind: u8, pick: u16) -> Command {
    match game.step(side) {
        Step::AwaitStart => Command::Start(StartCommand::Begin),
        Step::AwaitArbiter => Command::Clock(ClockCommand::Restart),
        Step::Repeat(_) | Step::RepeatAgain(_) => Command::Answer(AnswerCommand::Repeat(None)),
        Step::Execute(_) => Command::Answer(AnswerCommand::Execute(None)),
        Step::Move if kind.is_multiple_of(5) => Command::Move(MoveCommand::Enter(some_move(game, side, kind, pick))),
        Step::Move if kind.is_multiple_of(2) => Command::Move(MoveCommand::Place(some_move(game, side, kind, pick))),
        Step::Move | Step::AwaitAnnouncement | Step::AwaitPress => {
            Command::Move(MoveCommand::Announce(some_move(game, side, kind, pick)))
        }
        Step::Announce => match game.record().current_ply().and_then(Ply::stands) {
            Some(stands) => Command::Move(MoveCommand::Announce(stands)),
            None => Command::Move(MoveCommand::Announce(some_move(game, side, kind, pick))),
        },
        Step::Press | Step::PressBehindReply | Step::PressWaits => Command::Move(MoveCommand::Press),
        Step::ConfirmEnding | Step::Over => Command::Ending(EndingCommand::Confirm),
        Step::ConfirmReady | Step::ConfirmResumption(_) | Step::AwaitReady => Command::Start(StartCommand::Ready),
        Step::Seal => Command::Adjournment(AdjournmentCommand::HandIn(Envelope::new(vec![kind, 0, 255]))),
        Step::CloseEnvelope => Command::Move(MoveCommand::Press),
        Step::AwaitSealing => Command::Draw(DrawCommand::Offer),
        Step::Reconcile(_) => reconciling(game, side, kind, pick),
        Step::AwaitResumption | Step::DeclareSealed => resumption(game, side, kind, pick),
    }
}

/// What is done while the boards are brought together: mostly what leads to its end.
fn reconciling(game: &Game, side: Color, kind: u8, pick: u16) -> Command {
    let board = BoardKind::ALL[usize::from(kind) % 2];
    let square = Square::new(u32::from(pick) % 64);
    let piece = kind.is_multiple_of(3).then(|| Role::ALL[usize::from(kind) % 6].of(side));
    let entry = || match kind % 3 {
        0 => SheetEntry::Gap,
        1 => SheetEntry::Written("Sf3".into()),
        _ => SheetEntry::Move(some_move(game, side, kind, pick)),
    };
    Command::Reconcile(match pick % 16 {
        0 => ReconcileCommand::Tell(board, Telling::Squares(vec![(square, piece)])),
        1 => ReconcileCommand::Tell(board, Telling::All(game.board(side).clone())),
        2 => ReconcileCommand::TellEntry { side, ply: usize::from(kind) % 12, entry: entry() },
        3 => ReconcileCommand::TellSheet(side, SheetText { entries: vec![entry(), entry()], start: None }),
        4 => ReconcileCommand::KeptBy(side, SheetOrigin::ALL[usize::from(kind) % 4]),
        5 => ReconcileCommand::ReadOut(square.rank()),
        6 | 15 => ReconcileCommand::CallOff,
        7 | 8 => ReconcileCommand::Accept,
        9 => ReconcileCommand::Choose(usize::from(kind) % 12),
        10 => ReconcileCommand::Close(Clocks::AsProposed),
        11 => ReconcileCommand::Close(Clocks::AsTheyStand),
        _ => ReconcileCommand::Confirm(game.setup().board_kind(side)),
    })
}

/// What is done with an adjourned game.
fn resumption(game: &Game, side: Color, kind: u8, pick: u16) -> Command {
    let said = some_move(game, side, kind, pick);
    match kind % 6 {
        0 => Command::Adjournment(AdjournmentCommand::Resume),
        1 => Command::Adjournment(AdjournmentCommand::EnvelopeLost),
        2 => Command::Adjournment(AdjournmentCommand::DeclareSealed(said)),
        3 => Command::Adjournment(AdjournmentCommand::Open(Opening::Read(Written::Words("Springer".into())))),
        _ => Command::Adjournment(AdjournmentCommand::Open(Opening::Read(Written::Move(said)))),
    }
}

/// The arbiter's order to seal.
fn order(pick: u16) -> Command {
    let rest_of_session = Duration::from_millis(u64::from(pick));
    let passphrase = Passphrase::new("sieben Raben").expect("long enough");
    Command::Adjournment(AdjournmentCommand::Order(Order { rest_of_session, resumes: "tomorrow".into() }, passphrase))
}

/// The arbiter changes what stands on a clock.
fn clock_edit(side: Color, kind: u8, pick: u16) -> Command {
    let time = Duration::from_millis(pick.into());
    Command::Clock(match pick % 48 {
        14 => ClockCommand::Set { side, left: Some(time), completed: Some(kind.into()) },
        19 => ClockCommand::Shift { side, shift: Shift::Add(time) },
        _ => ClockCommand::Shift { side, shift: Shift::Take(time) },
    })
}

/// After a time that is known or is not.
fn restart(pick: u16) -> Command {
    let down = (!pick.is_multiple_of(5)).then(|| Duration::from_millis(u64::from(pick) * 97));
    Command::Start(StartCommand::Resume { down })
}

/// A penalty, or a ruling withdrawn.
fn sanction(side: Color, kind: u8) -> Command {
    let kind = usize::from(kind);
    Command::Arbiter(match kind % 3 {
        0 => ArbiterCommand::WithdrawRuling(kind % 4),
        _ => ArbiterCommand::Penalise(side, Penalty::STANDARD[kind % 7]),
    })
}

const RULINGS: [Ruling; 4] =
    [Ruling::Accept, Ruling::Postpone(Compensation::TwoMinutes), Ruling::Postpone(Compensation::None), Ruling::Reject];

fn odd(game: &Game, side: Color, kind: u8, pick: u16) -> Command {
    let said = some_move(game, side, kind, pick);
    match pick % 48 {
        0 => Command::Move(MoveCommand::Touch(Square::new(u32::from(kind) % 64))),
        1 => Command::Move(MoveCommand::Correct(said)),
        2 | 3 | 46 | 47 => Command::Move(MoveCommand::Press),
        4 => Command::Answer(AnswerCommand::Repeat(Some(said))),
        5 => Command::Answer(AnswerCommand::Execute(Some(said))),
        6 => Command::Draw(DrawCommand::Offer),
        7 => Command::Draw(DrawCommand::Decline),
        8 if kind < 40 => Command::Draw(DrawCommand::Accept),
        9 if kind < 10 => Command::Ending(EndingCommand::Resign),
        10 if kind < 40 => order(pick),
        10 => Command::Claim(ClaimCommand::Flag),
        11 => Command::Clock(ClockCommand::Stop),
        12 | 13 if kind < 200 => Command::Clock(ClockCommand::Restart),
        13 if kind < 220 => Command::Draw(DrawCommand::Consent),
        13 => Command::Clock(ClockCommand::ForbidCalls),
        14 | 19 | 20 => clock_edit(side, kind, pick),
        15 => Command::Arbiter(ArbiterCommand::GoBack(usize::from(kind) % 8)),
        16 => restart(pick),
        17 | 18 => Command::Ending(EndingCommand::Reject),
        21 => sanction(side, kind),
        22 => Command::Clock(ClockCommand::ReplaceControl(Box::new(both_from("2/1+1,1d3").expect("a control")))),
        23 => Command::Claim(ClaimCommand::Make(Claim::Quickplay(if kind.is_multiple_of(2) {
            Request::Draw
        } else {
            Request::ExtraTime
        }))),
        24 => Command::Claim(ClaimCommand::Rule(RULINGS[usize::from(kind) % RULINGS.len()])),
        25 => Command::Lock(LockCommand::GivePin(if kind.is_multiple_of(2) { "4711" } else { "1234" }.into())),
        26 => Command::Presence(PresenceCommand::Absent(side)),
        27 => Command::Presence(PresenceCommand::Arrive(side)),
        28 => Command::Claim(ClaimCommand::FlagOrderUnknown),
        29 => Command::Because(Box::new(Command::Clock(ClockCommand::Stop)), "noise in the hall".to_owned()),
        30 => Command::Clock([ClockCommand::AskUnasked, ClockCommand::AskAssistant][usize::from(kind) % 2].clone()),
        31 | 32 => Command::Claim(ClaimCommand::Make(Claim::IllegalMove)),
        33 => Command::Claim(ClaimCommand::Make(Claim::Threefold(kind.is_multiple_of(2).then_some(said)))),
        34 => Command::Claim(ClaimCommand::Make(Claim::FiftyMoves(kind.is_multiple_of(2).then_some(said)))),
        35 => Command::Claim(ClaimCommand::Make(Claim::Touch(Square::new(u32::from(kind) % 64)))),
        36 | 37 => Command::Arbiter(ArbiterCommand::FindIllegal(usize::from(kind) % 8)),
        38 if kind < 64 => Command::Because(
            Box::new(Command::Arbiter(ArbiterCommand::CountIllegal(side, None))),
            "two hands".to_owned(),
        ),
        38 => Command::Because(
            Box::new(Command::Arbiter(ArbiterCommand::FindIllegal(usize::from(kind) % 8))),
            "agreed".to_owned(),
        ),
        39 if kind < 100 => Command::Arbiter(ArbiterCommand::FindIrregularity(
            Irregularity::ALL[usize::from(kind) % Irregularity::ALL.len()],
        )),
        40 => Command::Move(MoveCommand::Adjust(Square::new(u32::from(kind) % 64))),
        41 if kind < 50 => Command::Reconcile(ReconcileCommand::Begin),
        41 if kind < 80 => reconciling(game, side, kind, u16::from(kind)),
        41 => Command::Ending(EndingCommand::SignSheets),
        42..=44 => Command::Claim(ClaimCommand::Rule([Ruling::Accept, Ruling::Reject][usize::from(kind) % 2])),
        45 => [
            Command::Move(MoveCommand::Enter(said)),
            Command::Move(MoveCommand::TakeBack),
            Command::Move(MoveCommand::Withdraw),
        ][usize::from(kind) % 3]
            .clone(),
        _ => Command::Move(MoveCommand::Place(said)),
    }
}

/// Who tries what.
pub(crate) fn attempt(game: &Game, (_, who, kind, pick): Attempt) -> (Seat, Command) {
    let side = Color::from_white(who.is_multiple_of(2));
    match who % 10 {
        3..9 if game.comparison().procedure().is_some() => (Seat::Arbiter, reconciling(game, side, kind, pick)),
        0..6 => (Seat::Player(side), dutiful(game, side, kind, pick)),
        6 | 7 => (Seat::Player(side), odd(game, side, kind, pick)),
        8 if game.sitting().adjournment().is_some() => (Seat::Arbiter, resumption(game, side, kind, pick)),
        8 if kind.is_multiple_of(2) && game.step(side) == Step::AwaitArbiter => {
            let ruling = [Ruling::Accept, Ruling::Reject][usize::from(pick) % 2];
            (
                Seat::Arbiter,
                game.claims()
                    .current()
                    .map_or(Command::Clock(ClockCommand::Restart), |_| Command::Claim(ClaimCommand::Rule(ruling))),
            )
        }
        8 => (Seat::Arbiter, odd(game, side, kind, pick)),
        _ => (Seat::Assistant(side), odd(game, side, kind, pick)),
    }
}

/// Plays: every attempt that the game accepts becomes events.
#[allow(dead_code, reason = "a season plays with more care")]
pub(crate) fn play(setup: &Setup, attempts: &[Attempt]) -> (Game, Vec<(Moment, Event)>) {
    let mut game = Game::new(setup.clone());
    let (mut now, mut events) = (Moment::START, Vec::new());
    for &tried in attempts {
        now = now + Duration::from_millis(tried.0);
        let (seat, command) = attempt(&game, tried);
        for event in game.decide(now, seat, &command).unwrap_or_default() {
            game.apply(now, &event);
            events.push((now, event));
        }
    }
    (game, events)
}
