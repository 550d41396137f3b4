//! Everything that reads text: nothing makes it fall over, and what it accepts survives being written and read again. Each
//! parser is one function of the text, the same that a fuzzer would call.
use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use anna_hector::{
    clock::{Control, Moment, control::both_from},
    console::{
        grammar::{ScriptRequest, request},
        rehearse::rehearse,
        script::Script,
        state::final_state,
    },
    game::{Command, Game, Seat, Setup, SetupBuilder},
    language::{Among, Language, Understanding, understand},
    laws::{Edition, chess960::Number, position::from_fen},
    listen::Sound,
    scoresheet::pgn::{self, PgnError},
};
use proptest::{prelude::*, sample::select, strategy::ValueTree};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position, fen::Fen, san::SanPlus};

/// Words of the script, good and bad, in any order.
fn soup(words: &'static [&'static str], most: usize) -> impl Strategy<Value = String> {
    let word = prop_oneof![8 => select(words).prop_map(str::to_owned), 1 => ".{0,8}"];
    proptest::collection::vec(word, 0..most).prop_map(|words| words.join(" "))
}

const VERBS: &[&str] = &[
    "touch",
    "place",
    "announce",
    "correct",
    "press",
    "repeat",
    "execute",
    "offer",
    "accept",
    "decline",
    "consent",
    "resign",
    "claim",
    "stop",
    "start",
    "set",
    "add",
    "take",
    "control",
    "penalise",
    "revoke",
    "pin",
    "leave",
    "absent",
    "arrive",
    "forfeit",
    "flags",
    "rule",
    "illegal",
    "irregular",
    "unrecorded",
    "adjust",
    "sign",
    "assistant",
    "calls",
    "confirm",
    "reject",
    "back",
    "keyboard",
    "mouse",
    "ask",
    "because",
];

const OBJECTS: &[&str] = &[
    "e2",
    "e4",
    "e7e5",
    "Springer Felix drei",
    "O-O",
    "kurze Rochade",
    "a8=Q",
    "threefold",
    "fifty",
    "illegal",
    "touch",
    "flag",
    "draw",
    "time",
    "white",
    "black",
    "both",
    "0:05:00",
    "-0:00:01",
    "moves",
    "12",
    "99999999999",
    "opponent",
    "+0:02:00",
    "minus",
    "lost",
    "half",
    "points",
    "90+30",
    "accept",
    "postpone",
    "unordered",
    "start",
    "board",
    "colours",
    "hands",
    "position",
    "on",
    "off",
    "arbiter",
    "white-assistant",
    "square",
    "where",
    "N",
    "rank",
    "8",
    "file",
    "c",
    "diagonals",
    "all",
    "because",
    "noise",
    "ä",
    "\u{0}",
];

const KEYS: &[&str] = &[
    "edition",
    "mode",
    "control",
    "vi",
    "fen",
    "chess960",
    "white",
    "black",
    "language",
    "ranks",
    "style",
    "checks",
    "early-press",
    "private-words",
    "supervision",
    "flags",
    "quickplay",
    "agreement",
    "default-time",
    "pin",
    "announcer",
    "announcer-white",
    "announcer-black",
    "score-white",
    "score-black",
];

const VALUES: &[&str] = &[
    "2009",
    "2014",
    "2018",
    "2023",
    "competition",
    "practice",
    "90+30",
    "40/90+30,30+30 vs 5d3",
    "none",
    "white",
    "black",
    "both",
    "yes",
    "no",
    "de",
    "es",
    "en",
    "full",
    "short",
    "squares",
    "counts",
    "held-back",
    "adequate",
    "inadequate",
    "told",
    "observed",
    "allowed",
    "never",
    "not before 30",
    "0:30:00",
    "4711",
    "program",
    "player",
    "assistant",
    "8/8/8/4k3/8/8/8/4K2R w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

const SPOKEN: &[&str] = &[
    "Springer",
    "Läufer",
    "Bauer",
    "König",
    "Dame",
    "Turm",
    "nach",
    "schlägt",
    "Anna",
    "Bella",
    "Cäsar",
    "Gustav",
    "Hektor",
    "eins",
    "zwo",
    "fuenf",
    "acht",
    "Umwandlung",
    "kurze",
    "Rochade",
    "en",
    "passant",
    "Schach",
    "Matt",
    "caballo",
    "a",
    "captura",
    "uno",
    "knight",
    "to",
    "takes",
    "castles",
    "short",
    "Nf3",
    "e2e4",
    "O-O-O",
    "exd6",
    "a8=Q",
    "0-0",
    "Eva zwei Eva vier",
    "Springer Felix drei",
    "caballo ce tres",
    "knight f3",
    "Bauer David zwei nach David vier",
    "d4",
    "+",
    "#",
    "?",
    "e.p.",
];

const PIECES: &[&str] = &[
    "rnbqkbnr",
    "pppppppp",
    "8",
    "/",
    "4k3",
    "R3K2R",
    "9",
    "x",
    " ",
    "w",
    "b",
    "-",
    "KQkq",
    "HAha",
    "e3",
    "0",
    "1",
    "99999999999999999999",
    "[Q]",
];

/// A game at any point of a short opening.
fn some_game() -> impl Strategy<Value = Game> {
    let opening = "0:00:00 arbiter start\n0:00:01 white announce e4\n0:00:02 white press\n0:00:03 black repeat\n\
                   0:00:04 black execute\n0:00:05 black place e7e5\n0:00:06 black press\n0:00:07 white repeat\n\
                   0:00:08 white execute\n0:00:09 white claim threefold\n";
    let modes = select(vec!["competition", "practice"]);
    (0..11_usize, modes, select(Edition::ALL.to_vec())).prop_map(move |(lines, mode, edition)| {
        let commands: String = opening.split_inclusive('\n').take(lines).collect();
        let script = Script::parse(&format!("edition: {edition}\nmode: {mode}\ndefault-time: 0:30:00\n{commands}"))
            .expect("a script");
        rehearse(&script).expect("nothing is refused").game
    })
}

fn read_script(text: &str) -> bool {
    let Ok(script) = Script::parse(text) else { return false };
    let (Ok(rehearsal) | Err((_, rehearsal))) = rehearse(&script).map(Box::new);
    let _ = final_state(&rehearsal);
    true
}

fn read_settings(lines: &[(String, String)]) -> Option<Setup> {
    let mut settings = SetupBuilder::default();
    for (key, value) in lines {
        let before = settings.clone();
        if settings.set(key, value).is_err() {
            assert_eq!(settings, before, "a bad line changes nothing: {key}: {value}");
        }
    }
    settings.finish().ok()
}

fn read_command(text: &str, by: Seat, game: &Game) -> Option<Command> {
    match request(text, by, game) {
        Ok(ScriptRequest::Do(command)) => Some(command),
        Ok(ScriptRequest::Ask(_)) | Err(_) => None,
    }
}

fn read_fen(text: &str) {
    for mode in [None, Some(CastlingMode::Standard), Some(CastlingMode::Chess960)] {
        let Ok((position, mode)) = from_fen(text, mode) else { continue };
        let written = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        assert_eq!(from_fen(&written, Some(mode)), Ok((position, mode)), "{text}: {written}");
    }
}

fn read_pgn(bytes: &[u8]) {
    for wanted in 1..3 {
        if let Ok(game) = pgn::game(bytes, wanted) {
            let _ = game.play(|_, _| -> Result<(), PgnError> { Ok(()) });
        }
    }
}

fn read_move(text: &str, position: &Chess) {
    let placement = || Among::Placement { board: position.board(), turn: position.turn() };
    for language in Language::ALL {
        for among in [placement(), Among::Legal(position)] {
            if let Understanding::Move(said) = understand(text, language, among) {
                // It can be carried out by hands, or is castling.
                let mut board = position.board().clone();
                let _ = said.execute(&mut board, position.turn());
            }
        }
    }
}

fn random_game() -> impl Strategy<Value = (Vec<String>, Chess)> {
    proptest::collection::vec(any::<prop::sample::Index>(), 0..120).prop_map(|choices| {
        let (mut position, mut sans) = (Chess::default(), Vec::new());
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            sans.push(
                SanPlus::from_move_and_play_unchecked(&mut position, moves[choice.index(moves.len())]).to_string(),
            );
        }
        (sans, position)
    })
}

/// A line of a script: mostly one that has its shape.
fn script_line() -> impl Strategy<Value = String> {
    let seat = select(vec!["white", "black", "white-assistant", "black-assistant", "arbiter"]);
    let command = (0..90_u32, seat, select(VERBS), soup(OBJECTS, 4));
    prop_oneof![
        6 => command.prop_map(|(second, seat, verb, objects)| format!("0:00:{second:02} {seat} {verb} {objects}")),
        2 => (select(KEYS), select(VALUES)).prop_map(|(key, value)| format!("{key}: {value}")),
        1 => soup(OBJECTS, 3).prop_map(|text| format!("room> {text}")),
        1 => ".{0,30}",
    ]
}

/// What is accepted is written as it was read.
fn written_back<T: FromStr + Display + PartialEq + Debug>(text: &str) -> Result<(), TestCaseError> {
    if let Ok(value) = text.parse::<T>() {
        prop_assert_eq!(value.to_string().parse::<T>().ok(), Some(value));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn scripts(lines in proptest::collection::vec(script_line(), 0..24)) {
        let _ = read_script(&lines.join("\n"));
        let mut ordered = lines;
        ordered.sort_by_key(|line| (line.starts_with(|c: char| c.is_ascii_digit()), line.clone()));
        let _ = read_script(&ordered.join("\n"));
    }

    #[test]
    fn settings(
        lines in proptest::collection::vec((select(KEYS), prop_oneof![4 => select(VALUES).prop_map(str::to_owned), 1 => "[a-zäß0-9:+]{0,12}"]), 0..24),
    ) {
        let lines: Vec<(String, String)> = lines.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let setup = read_settings(&lines);
        // Said twice, it is the same; in the header of a script, too.
        prop_assert_eq!(&read_settings(&[&lines[..], &lines].concat()), &setup);
        let header: String = lines.iter().map(|(key, value)| format!("{key}: {value}\n")).collect();
        if let Ok(script) = Script::parse(&header) {
            // A script hashes the PIN.
            prop_assert_eq!(Some(Setup { pin: None, ..script.setup }), setup);
        }
    }

    #[test]
    fn commands(game in some_game(), verb in select(VERBS), objects in soup(OBJECTS, 5), by in select(Seat::ALL.to_vec())) {
        let text = format!("{verb} {objects}");
        let command = read_command(&text, by, &game);
        if let Some(command) = &command {
            let _ = game.decide(Moment::from_millis(60_000), by, command);
        }
        prop_assert_eq!(read_command(&format!("  {text}  "), by, &game), command);
    }

    #[test]
    fn commands_of_any_text(game in some_game(), text: String, by in select(Seat::ALL.to_vec())) {
        let _ = read_command(&text, by, &game);
    }

    #[test]
    fn names_of_editions_languages_seats_and_start_positions(text in "[a-z0-9 -]{0,12}", number in 0_u16..1200) {
        for name in [&text, &number.to_string(), &format!("20{:02}", number % 100)] {
            written_back::<Edition>(name)?;
            written_back::<Language>(name)?;
            written_back::<Seat>(name)?;
            written_back::<Number>(name)?;
        }
        prop_assert_eq!(number.to_string().parse::<Number>().is_ok(), number < 960);
    }

    #[test]
    fn recordings_of_any_bytes(body in proptest::collection::vec(any::<u8>(), 0..200)) {
        let header = b"RIFF\xff\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0data";
        let _ = Sound::from_wav(&body[..]);
        let _ = Sound::from_wav(&[&header[..], &body].concat()[..]);
    }

    #[test]
    fn times_of_day(ms in 0..3_600_000_000_u64, text in "[0-9:.]{0,14}") {
        let moment = Moment::from_millis(ms);
        prop_assert_eq!(moment.to_string().parse(), Ok(moment));
        if let Ok(moment) = text.parse::<Moment>() {
            prop_assert_eq!(moment.to_string().parse(), Ok(moment));
        }
    }

    #[test]
    fn controls(text in "([0-9]{1,4}|[/:+,bd]| vs |none){0,12}") {
        if let Ok(controls) = both_from(&text) {
            let written = anna_hector::clock::control::both_written(&controls);
            prop_assert_eq!(both_from(&written), Ok(controls), "{}", written);
        }
        if let Ok(control) = text.parse::<Control>() {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }

    #[test]
    fn fens(text in soup(PIECES, 16), joined in proptest::collection::vec(select(PIECES), 0..24), game in random_game()) {
        read_fen(&text);
        read_fen(&joined.concat());
        let written = Fen::from_position(&game.1, EnPassantMode::Legal).to_string();
        prop_assert_eq!(from_fen(&written, None).map(|(position, _)| position), Ok(game.1));
    }

    #[test]
    fn games_in_pgn((sans, last) in random_game(), comment in "[^{}]{0,20}", cut in any::<prop::sample::Index>()) {
        let mut text = "[Event \"?\"]\n[Result \"*\"]\n\n".to_owned();
        for (ply, san) in sans.iter().enumerate() {
            if ply.is_multiple_of(2) {
                text += &format!("{}. ", ply / 2 + 1);
            }
            text += &format!("{san} ");
            if ply == 3 {
                text += &format!("{{{comment}}} (1. d4) $1 ");
            }
        }
        text += "*\n";
        let game = pgn::game(text.as_bytes(), 1).expect("a game");
        let (mut position, mut plies) = (Chess::default(), 0);
        let played = game.play(|before, m| -> Result<(), PgnError> {
            position = before.clone().play(m).expect("legal");
            plies += 1;
            Ok(())
        });
        prop_assert!(played.is_ok(), "{:?} in {}", played.err(), text);
        prop_assert_eq!((plies, position), (sans.len(), last));
        let cut = cut.index(text.len() + 1);
        read_pgn(&text.as_bytes()[..cut]);
    }

    #[test]
    fn spoken_moves(text in soup(SPOKEN, 8), any_text: String, (_, position) in random_game()) {
        read_move(&text, &position);
        read_move(&any_text, &position);
    }
}

/// The properties are worth what the soups reach: of each kind of text some is accepted, and some is not.
#[test]
fn some_of_each_is_accepted() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut accepted = [0_u32; 4];
    for _ in 0..400 {
        let texts = (proptest::collection::vec(script_line(), 0..6), some_game(), select(VERBS), soup(OBJECTS, 4));
        let (lines, game, verb, objects) = texts.new_tree(&mut runner).expect("a value").current();
        let spoken = (soup(SPOKEN, 5), soup(PIECES, 8)).new_tree(&mut runner).expect("a value").current();
        let among = || Among::Placement { board: game.board(shakmaty::Color::White), turn: shakmaty::Color::White };
        let understood = |language| matches!(understand(&spoken.0, language, among()), Understanding::Move(_));
        accepted[0] += u32::from(read_script(&lines.join("\n")));
        accepted[1] += u32::from(read_command(&format!("{verb} {objects}"), Seat::Arbiter, &game).is_some());
        accepted[2] += u32::from(Language::ALL.into_iter().any(understood));
        accepted[3] += u32::from(read_settings(&[(KEYS[0].to_owned(), VALUES[lines.len()].to_owned())]).is_some());
    }
    assert!(accepted.iter().all(|&count| count >= 20), "{accepted:?}");
    assert!(accepted[..3].iter().all(|&count| count < 380), "{accepted:?}");
}
