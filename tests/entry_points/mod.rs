//! Where bytes of others come in: the one list of entry points, for the fuzzer (`fuzz/`) and for `tests/fuzzed.rs`. Each takes
//! any bytes, and fails where the program would fall over or read back something else than it wrote.
use std::{hint::black_box, path::Path, sync::OnceLock};

use anna_hector::{
    app::{event_file, settings},
    clock::{CallPlan, Control, Moment, control},
    console::{grammar, rehearse::rehearse, script::Script, state::final_state},
    envelope::Keeper,
    export::Found,
    game::{
        AdjournmentCommand, Command, Envelope, Game, MoveCommand, Opening, Order, Passphrase, Seat, Setup,
        StartCommand, Written,
    },
    journal::{self, Record},
    language::{Among, Language, Understanding, understand, understand::telling, understand_written},
    laws::position::from_fen,
    listen::{
        Sound,
        beside::{self, RecogniserAnswer},
        grammar::{self as heard, Expecting, Network, Tongue},
    },
    scoresheet::{self, EventData, all_from_pgn, pgn},
    sensor::Dgt,
};
use sha2::{Digest, Sha256};
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, fen::Fen};

/// One place where bytes come in.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EntryPoint {
    /// Its name, the target's name in `fuzz/Cargo.toml`, too.
    pub(crate) name: &'static str,
    /// Reads the bytes.
    pub(crate) read: fn(&[u8]),
}

/// All of them.
pub(crate) const ENTRY_POINTS: &[EntryPoint] = &[
    EntryPoint { name: "journal", read: journal },
    EntryPoint { name: "journal_rewritten", read: journal_rewritten },
    EntryPoint { name: "pgn", read: pgn },
    EntryPoint { name: "event_file", read: event },
    EntryPoint { name: "settings", read: settings },
    EntryPoint { name: "script", read: script },
    EntryPoint { name: "clock_control", read: clock_control },
    EntryPoint { name: "command", read: command },
    EntryPoint { name: "spoken_move", read: spoken_move },
    EntryPoint { name: "telling", read: telling },
    EntryPoint { name: "recogniser_lines", read: recogniser_lines },
    EntryPoint { name: "board_bytes", read: board_bytes },
    EntryPoint { name: "fen", read: fen },
    EntryPoint { name: "envelope", read: envelope },
    EntryPoint { name: "recording", read: recording },
];

/// The entry point of this name.
///
/// # Panics
/// There is none.
#[must_use]
#[allow(dead_code, reason = "the fuzzer takes one, the tests take all")]
pub(crate) fn named(name: &str) -> EntryPoint {
    *ENTRY_POINTS.iter().find(|entry| entry.name == name).expect("an entry point")
}

/// The passphrase of the envelopes that are opened here.
pub(crate) const PASSPHRASE: &str = "sieben Raben";

fn journal(bytes: &[u8]) {
    let path = Path::new("game.jsonl");
    let whole = Record::parse(path, bytes);
    if let Ok((record, damage)) = Record::parse_to_damage(path, bytes) {
        assert_eq!(whole.is_ok(), damage.is_none());
        look_at(&record);
    }
    // Each code in it costs some hundredths of a second.
    if bytes.len() < 4000 {
        let _ = journal::verify(path, bytes, &[], None);
    }
}

/// The game of a journal: whatever the events are, they can be applied, looked at and written down.
fn look_at(record: &Record) {
    let game = record.replay();
    for seat in Seat::ALL {
        black_box(game.view(seat, record.last_event_at()));
        let _ = game.decide(record.last_event_at(), seat, &Command::Move(MoveCommand::Press));
    }
}

/// A journal whose hashes somebody has computed anew: all that stands in its lines is looked at.
fn journal_rewritten(bytes: &[u8]) {
    let bytes = with_hashes(bytes);
    let path = Path::new("game.jsonl");
    if let Ok((record, _)) = Record::parse_to_damage(path, &bytes) {
        look_at(&record);
        let found = Found::of_journal(path, &bytes, &EventData::default()).expect("it was read");
        let _ = found.report(Language::English);
        let _ = scoresheet::write(&found.sheets);
    }
}

fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Each line with the hash of the line before it and a check sum that fits, as an editor would write them.
#[must_use]
pub(crate) fn with_hashes(bytes: &[u8]) -> Vec<u8> {
    let (mut out, mut before): (Vec<u8>, Option<String>) = (Vec::new(), None);
    for line in String::from_utf8_lossy(bytes).lines() {
        let mut body =
            line.rsplit_once(",\"sum\":\"").map_or_else(|| line.trim_end_matches('}'), |(body, _)| body).to_owned();
        if let (Some(before), Some(at)) = (&before, body.find("\"prev\":\"")) {
            let from = at + "\"prev\":\"".len();
            let to = body[from..].find('"').map_or(body.len(), |end| from + end);
            body.replace_range(from..to, before);
        }
        let line = format!("{body},\"sum\":\"{}\"}}\n", &hex(body.as_bytes())[..16]);
        before = Some(hex(line.as_bytes()));
        out.extend(line.into_bytes());
    }
    out
}

fn pgn(bytes: &[u8]) {
    if let Ok(sheets) = all_from_pgn(bytes, &EventData::default()) {
        for sheets in sheets.iter().take(4) {
            let written = scoresheet::write(sheets);
            let again = all_from_pgn(written.as_bytes(), &EventData::default()).expect("what is written is read");
            assert_eq!(again[0].entries.len(), sheets.entries.len(), "{written}");
        }
    }
    let _ = pgn::count(bytes);
    let _ = scoresheet::page(bytes);
}

fn event(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match event_file::parse(Path::new("a.event.toml"), text) {
        Ok(event) => {
            if let Ok(setup) = event.apply(&Setup::default()) {
                // The same event again: it is what it was.
                assert_eq!(event.apply(&Setup::default()), Ok(setup));
            }
        }
        Err(error) => Language::ALL.into_iter().for_each(|language| assert!(!error.told(language).is_empty())),
    }
}

fn settings(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Err(error) = settings::parse(Path::new("settings.toml"), text) {
        assert!(error.to_string().contains("settings.toml"));
    }
}

fn script(bytes: &[u8]) {
    // A script of a game is some hundred lines; each is played.
    let Ok(text) = std::str::from_utf8(&bytes[..bytes.len().min(4000)]) else { return };
    let Ok(script) = Script::parse(text) else { return };
    let (Ok(rehearsal) | Err((_, rehearsal))) = rehearse(&script).map(Box::new);
    let _ = final_state(&rehearsal);
}

fn clock_control(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(controls) = control::both_from(&text) {
        let written = control::both_written(&controls);
        assert_eq!(control::both_from(&written), Ok(controls), "{written}");
    }
    if let Ok(control) = text.parse::<Control>() {
        assert_eq!(control.to_string().parse(), Ok(control));
    }
    if let Ok(plan) = text.parse::<CallPlan>() {
        assert_eq!(plan.to_string().parse(), Ok(plan));
    }
    if let Ok(moment) = text.parse::<Moment>() {
        assert_eq!(moment.to_string().parse(), Ok(moment));
    }
}

/// A game after its first half-move.
fn begun() -> &'static Game {
    static GAME: OnceLock<Game> = OnceLock::new();
    GAME.get_or_init(|| {
        let lines = "0:00:00 arbiter start\n0:00:01 white announce e4\n0:00:02 white press\n0:00:03 black repeat\n\
                     0:00:04 black execute\n";
        rehearse(&Script::parse(lines).expect("a script")).expect("nothing is refused").game
    })
}

fn command(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for seat in Seat::ALL {
        if let Ok(grammar::ScriptRequest::Do(command)) = grammar::request(&text, seat, begun()) {
            let _ = begun().decide(Moment::from_millis(60_000), seat, &command);
        }
    }
}

/// Positions in which much is possible: castling, en passant, promotion.
fn positions() -> &'static [Chess] {
    static POSITIONS: OnceLock<Vec<Chess>> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let fens = [
            "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/P1PBBPPP/R3K2R w KQkq - 0 1",
            "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        ];
        let read = |fen: &str| from_fen(fen, None).expect("a position").0;
        std::iter::once(Chess::default()).chain(fens.into_iter().map(read)).collect()
    })
}

fn spoken_move(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for position in positions() {
        use shakmaty::Position;
        let placement = || Among::Placement { board: position.board(), turn: position.turn() };
        for language in Language::ALL {
            for among in [placement(), Among::Legal(position)] {
                for understood in [understand(&text, language, among), understand_written(&text, language, among)] {
                    if let Understanding::Move(said) = understood {
                        let mut board = position.board().clone();
                        let _ = said.execute(&mut board, position.turn());
                    }
                }
            }
        }
    }
}

fn telling(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for language in Language::ALL {
        if let Ok(telling) = telling::told(&text, language) {
            let mut board = shakmaty::Board::default();
            telling.apply_to(&mut board);
            assert!(telling.squares().len() <= 64 || board != shakmaty::Board::default());
        }
    }
}

/// What a recogniser's program writes, line by line, laid on the moves of the start position.
fn recogniser_lines(bytes: &[u8]) {
    static EXPECTED: OnceLock<(Network, anna_hector::listen::Vocabulary, Tongue)> = OnceLock::new();
    let (network, vocabulary, tongue) = EXPECTED.get_or_init(|| {
        let tongue = Tongue::of(Language::German);
        let vocabulary = beside::vocabulary(tongue);
        let position = Chess::default();
        let network = heard::current(Expecting::Move(Among::Legal(&position)), tongue, &vocabulary);
        (network, vocabulary, tongue)
    });
    for line in bytes.split_inclusive(|&byte| byte == b'\n').take(4) {
        if let Some(RecogniserAnswer::Heard { readings, .. }) = RecogniserAnswer::of(line) {
            let _ = beside::opinion(&readings, network, vocabulary, *tongue);
        }
    }
}

/// What comes from an electronic board, in portions and with pauses.
fn board_bytes(bytes: &[u8]) {
    let (mut board, mut now) = (Dgt::default(), Moment::START);
    for portion in bytes.chunks(7) {
        now = now + std::time::Duration::from_millis(u64::from(portion[0]) * 20);
        board.hear(now, portion);
        let _ = (board.due(now), board.silence(now), board.settles_in(now), board.settled(now));
    }
}

fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for mode in [None, Some(CastlingMode::Standard), Some(CastlingMode::Chess960)] {
        let Ok((position, mode)) = from_fen(&text, mode) else { continue };
        let written = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        assert_eq!(from_fen(&written, Some(mode)), Ok((position, mode)), "{text}: {written}");
    }
}

/// A game that waits for its envelope, and the keeper who can open it.
fn sealing() -> Game {
    static GAME: OnceLock<Game> = OnceLock::new();
    let begin = || {
        let mut game = Game::new(Setup::default());
        let passphrase = Passphrase::new(PASSPHRASE).expect("long enough");
        let order = AdjournmentCommand::Order(Order::default(), passphrase);
        act(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        act(&mut game, Seat::Arbiter, &Command::Adjournment(order));
        game
    };
    GAME.get_or_init(begin).clone()
}

fn act(game: &mut Game, by: Seat, command: &Command) {
    for event in game.decide(Moment::START, by, command).expect("nothing is refused") {
        game.apply(Moment::START, &event);
    }
}

/// An envelope that was handed in and is opened.
fn envelope(bytes: &[u8]) {
    let (mut game, mut keeper) = (sealing(), Keeper::rehearsing());
    let hand_in = Command::Adjournment(AdjournmentCommand::HandIn(Envelope::new(bytes.to_vec())));
    act(&mut game, Seat::Player(Color::White), &hand_in);
    act(&mut game, Seat::Player(Color::White), &Command::Move(MoveCommand::Press));
    let passphrase = Passphrase::new(PASSPHRASE).expect("long enough");
    let open = Command::Adjournment(AdjournmentCommand::Open(Opening::With(passphrase)));
    let opened = keeper.prepare(&game, Moment::START, Seat::Arbiter, open);
    let _ = game.decide(Moment::START, Seat::Arbiter, &opened);
}

/// An envelope with a sealed move, as the program writes it.
#[must_use]
#[allow(dead_code, reason = "the seed of the tests")]
pub(crate) fn sealed() -> Vec<u8> {
    let (mut game, mut keeper) = (Game::new(Setup::default()), Keeper::rehearsing());
    act(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
    let order = AdjournmentCommand::Order(Order::default(), Passphrase::new(PASSPHRASE).expect("long enough"));
    let order = keeper.prepare(&game, Moment::START, Seat::Arbiter, Command::Adjournment(order));
    act(&mut game, Seat::Arbiter, &order);
    let white = Seat::Player(Color::White);
    let seal = Command::Adjournment(AdjournmentCommand::Seal(Written::Words("Springer Felix drei".into())));
    let Command::Adjournment(AdjournmentCommand::HandIn(envelope)) = keeper.prepare(&game, Moment::START, white, seal)
    else {
        unreachable!("it is sealed")
    };
    envelope.bytes().to_vec()
}

fn recording(bytes: &[u8]) {
    if let Ok(sound) = Sound::from_wav(bytes) {
        assert!(sound.seconds() <= 31.0 && sound.samples.iter().all(|sample| sample.is_finite()));
    }
}
