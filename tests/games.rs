//! Complete games (`tests/games`, origins in its README): announced by the tool, and rehearsed through the whole handshake
//! of D.2.1 for every visually impaired side.
use std::{fmt::Write, fs, path::Path, process::Command};

use anna_hector::{
    console::{
        rehearse::{Rehearsal, rehearse},
        script::Script,
        state::final_state,
    },
    language::Wording,
    laws::RawMove,
    scoresheet::pgn::{self, PgnError},
    tools::announce::{Checks, announcement},
};
use serde_json::json;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position, fen::Fen};

const NAMES: [&str; 3] = ["opera", "loyd", "composed"];

fn path(name: &str, extension: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(name).with_extension(extension)
}

/// A game as it is known: every ply and the position before it, the end, the result.
struct Known {
    plies: Vec<(Chess, Move)>,
    end: Chess,
    result: String,
}

fn known(name: &str) -> Known {
    let bytes = fs::read(path(name, "pgn")).expect("a game");
    let game = pgn::game(&bytes, 1).expect("a good game");
    let (mut plies, mut end) = (Vec::new(), Chess::default());
    game.play(|position, m| -> Result<(), PgnError> {
        plies.push((position.clone(), m));
        end = position.clone().play(m).expect("legal");
        Ok(())
    })
    .expect("legal to the end");
    Known { plies, end, result: game.tag("Result").expect("a result").to_owned() }
}

#[test]
fn the_tool_announces_each_game() {
    for name in NAMES {
        let output = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
            .arg("announce")
            .arg(path(name, "pgn"))
            .output()
            .expect("the binary runs");
        assert!(output.status.success(), "{name}");
        let expected = fs::read_to_string(path(name, "txt")).expect("what is expected");
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{name}");
    }
}

/// What the clocks must show, kept by other means: 90 minutes and 30 seconds a move.
#[derive(Default)]
struct Times {
    now: u64,
    since: u64,
    used: [u64; 2],
    pressed: [u64; 2],
    completed: [u64; 2],
}

impl Times {
    fn pass(&mut self, ms: u64) -> String {
        self.now += ms;
        format!(
            "{}:{:02}:{:02}.{:03}",
            self.now / 3_600_000,
            self.now / 60_000 % 60,
            self.now / 1000 % 60,
            self.now % 1000
        )
    }

    /// The running side's time stands, having been pressed or ended by the move.
    fn charge(&mut self, side: Color) {
        self.used[side as usize] += self.now - self.since;
        self.since = self.now;
    }

    fn left(&self, side: Color) -> u64 {
        let side = side as usize;
        5_400_000 + 30_000 * (1 + self.pressed[side]) - self.used[side]
    }
}

/// Writes the whole handshake of a ply; the answer comes before the press or after it.
fn handshake(script: &mut String, times: &mut Times, ply: usize, position: &Chess, m: Move, impaired: &[Color]) {
    let mover = position.turn();
    let (me, you) = (mover.fold_wb("white", "black"), mover.fold_wb("black", "white"));
    let words = announcement(m, position, Wording::default(), Checks::Silent).to_string();
    let length = ply as u64;
    let mut line = |times: &mut Times, ms: u64, text: &str| {
        let _ = writeln!(script, "{} {text}", times.pass(ms));
    };
    if impaired.contains(&mover) {
        line(times, 1000 + 77 * length, &format!("{me} announce {words}"));
    } else {
        let uci = m.to_uci(CastlingMode::Standard);
        line(times, 1000 + 91 * length, &format!("{me} place {uci}"));
    }
    let _ = writeln!(script, "room> {words}");
    let mut line = |times: &mut Times, ms: u64, text: &str| {
        let _ = writeln!(script, "{} {text}", times.pass(ms));
    };
    let ends = position.clone().play(m).is_ok_and(|after| after.is_game_over());
    let answered_first = ply.is_multiple_of(2);
    // The sighted player's move ends the game where it stands; his opponent's press says that it does.
    let over = ends && !impaired.contains(&mover);
    if over {
        times.charge(mover);
    }
    let answer = |times: &mut Times, line: &mut dyn FnMut(&mut Times, u64, &str)| {
        let repeated = if ply.is_multiple_of(3) { format!("{you} repeat {words}") } else { format!("{you} repeat") };
        line(times, 500, &repeated);
        line(times, 250 + length, &format!("{you} execute"));
    };
    if answered_first {
        answer(times, &mut line);
    }
    if !over {
        line(times, 300, &format!("{me} press"));
        times.charge(mover);
        times.pressed[mover as usize] += u64::from(!ends);
    }
    times.completed[mover as usize] += 1;
    if !answered_first {
        answer(times, &mut line);
    }
}

fn script(game: &Known, vi: &str, impaired: &[Color]) -> (String, Times) {
    let mut script = format!("# D.2.1-D.2.8\nedition: 2018\nvi: {vi}\ncontrol: 90+30\n\n0:00:00 arbiter start\n");
    let mut times = Times::default();
    for (ply, (position, m)) in game.plies.iter().enumerate() {
        handshake(&mut script, &mut times, ply, position, *m, impaired);
    }
    if game.end.is_game_over() {
        let _ = writeln!(script, "{} white confirm", times.pass(1000));
        let _ = writeln!(script, "{} black confirm\nroom> Das Ergebnis ist bestätigt.", times.pass(1000));
    } else {
        let loser = if game.result == "1-0" { Color::Black } else { Color::White };
        let _ =
            writeln!(script, "{} {} resign\nroom> Aufgegeben...", times.pass(1000), loser.fold_wb("white", "black"));
        times.charge(game.end.turn());
    }
    (script, times)
}

fn check(name: &str, vi: &str, game: &Known, rehearsal: &Rehearsal, times: &Times) {
    let state = final_state(rehearsal);
    let board = game.end.board().to_string();
    let both = |of: &dyn Fn(Color) -> u64| json!({"white": of(Color::White), "black": of(Color::Black)});
    assert_eq!(state["boards"], json!({"white": board, "black": board}), "{name}, {vi}");
    assert_eq!(state["fen"], Fen::from_position(&game.end, EnPassantMode::Legal).to_string(), "{name}, {vi}");
    assert_eq!(state["ending"]["score"], game.result, "{name}, {vi}");
    assert_eq!(state["phase"], "finished", "{name}, {vi}");
    assert_eq!(state["counters"], both(&|side| times.completed[side as usize]), "{name}, {vi}");
    assert_eq!(state["used"], both(&|side| times.used[side as usize]), "{name}, {vi}");
    assert_eq!(state["clocks"], both(&|side| times.left(side)), "{name}, {vi}");
    let moves: Vec<String> = game.plies.iter().map(|(_, m)| m.to_uci(CastlingMode::Standard).to_string()).collect();
    for side in ["white", "black"] {
        let sheet = state["sheets"][side].as_array().expect("a sheet");
        let written: Vec<&str> = sheet.iter().map(|line| line["uci"].as_str().unwrap_or("-")).collect();
        assert_eq!(written, moves, "{name}, {vi}: the sheet of {side}");
        assert!(sheet.iter().all(|line| line["marks"] == json!([])), "{name}, {vi}: marks");
    }
}

#[test]
fn each_game_goes_through_the_handshake_for_every_impaired_side() {
    for name in NAMES {
        let game = known(name);
        for (vi, impaired) in [("white", &[Color::White][..]), ("black", &[Color::Black]), ("both", &Color::ALL)] {
            let (script, times) = script(&game, vi, impaired);
            let script = Script::parse(&script).expect("a good script");
            let rehearsal = rehearse(&script).map_err(|(error, _)| format!("{name}, {vi}: {error}")).expect("as told");
            check(name, vi, &game, &rehearsal, &times);
            let announced = fs::read_to_string(path(name, "txt")).expect("what is expected");
            let announced = announced.lines().map(|line| line.split_once(' ').expect("a number").1);
            let heard = rehearsal.transcript.iter().filter_map(|line| line.strip_prefix("room> "));
            let mut heard = heard.filter(|line| !line.ends_with('.'));
            assert!(announced.eq(heard.by_ref()), "{name}, {vi}: the room hears what the tool prints");
        }
    }
}

#[test]
fn one_game_has_everything_that_is_announced_in_a_way_of_its_own() {
    let moves: Vec<RawMove> = known("composed").plies.iter().map(|(_, m)| RawMove::from_move(*m)).collect();
    let has = |wanted: &dyn Fn(RawMove) -> bool| moves.iter().any(|&said| wanted(said));
    assert!(has(&|said| said == RawMove::Castling(shakmaty::CastlingSide::KingSide)));
    assert!(has(&|said| said == RawMove::Castling(shakmaty::CastlingSide::QueenSide)));
    assert!(has(&|said| matches!(said, RawMove::Piece { en_passant: true, .. })));
    assert!(has(&|said| matches!(said, RawMove::Piece { promotion: Some(shakmaty::Role::Knight), .. })));
}
