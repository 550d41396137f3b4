//! Texts and bytes that are accepted, from which others are made, and the words to put between them.
use std::{collections::HashSet, fs, path::Path, sync::OnceLock};

use anna_hector::{
    console::{rehearse::rehearse, script::Script},
    game::Act,
    journal::{self, Header},
};

use super::sealed;
use crate::story_files::files;

/// What the entry point of this name accepts.
pub(crate) fn seeds(name: &str) -> Vec<Vec<u8>> {
    let texts = |texts: &[&str]| texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    match name {
        "journal" | "journal_rewritten" => journals(),
        "pgn" => texts(&[
            "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 {[%clk 1:29:53]} e5 (1... c5 2. Nf3) 2. Qh5 $1 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n",
            "[Event \"B\"]\n[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q+ Kd7 *\n\n[Event \"C\"]\n\n1. d4 ; draw\n1... d5 1/2-1/2\n",
            "[Variant \"Chess960\"]\n[FEN \"nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1\"]\n\n1. Nb3 Nb6 *\n",
        ]),
        "event_file" => texts(&[
            "event = \"Open\"\nedition = \"2018\"\ncontrol = \"40/90+30,30+30\"\nflags = \"told\"\n",
            "edition = 2014\nagreement = \"not before 30\"\ndefault-time = \"0:30:00\"\n",
            "pin-hash = \"scrypt:14:6c64f9c066fd25c179bca93c9b283c3b:6f29c59b8c8dd3cc7b1b66279a3ba252ff7eea5230b4bd4599aaab9fa2731af0\"\n",
        ]),
        "settings" => texts(&[
            "event = \"\"\n[game]\nedition = \"2023\"\ncontrol = \"90+30\"\nvi = \"white\"\n[sound]\nroom = \"\"\nrate = 150\n[microphones]\ntalk = \"held\"\n[boards]\nwhite = \"/dev/rfcomm0\"\n[entry.white]\ncommit = \"at-once\"\n",
            "[sound]\nroom_volume = 4000000000\nrate = 0\n",
        ]),
        "script" => stories().into_iter().step_by(12).map(String::into_bytes).collect(),
        "clock_control" => texts(&["90+30", "40/90+30,30+30 vs 5d3", "2/0:10,3/0:05d2,1b1", "none", "1:29:53.250", "10:00, last minute chime, periods"]),
        "command" => texts(&[
            "announce Springer Felix drei", "place e7e5", "claim threefold Nf3", "set white 0:05:00 moves 12", "because noise stop",
            "control 90+30", "penalise black warning", "adjust e4", "board white all Ke1, Ra1, Ke8", "adjourn siebenRaben", "rule accept",
        ]),
        "spoken_move" => texts(&[
            "Springer Gustav eins nach Felix drei", "Bauer Eva fünf schlägt David sechs en passant", "kurze Rochade", "caballo a felix tres",
            "a8=Q", "exd6 e.p.", "0-0-0", "5254", "e2e4", "Nf3+", "knight takes Felix three",
        ]),
        "telling" => texts(&["Ke1, Qd1, Ra1, h1", "Reihe acht: Turm, leer, Läufer", "white king Eva one, black pawn Anna seven", "e4 leer", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"]),
        "recogniser_lines" => vec![
            br#"{"heard": {"id": 7, "readings": [{"text": "Eva 4.", "score": 0.93}, {"text": "Springer Felix drei", "score": 0.05}]}}"#.to_vec(),
            br#"{"ready": {"protocol": 1, "name": "whisper"}}"#.to_vec(),
            br#"{"trouble": {"why": "no model"}}"#.to_vec(),
            // As long as a line may be.
            format!(r#"{{"heard": {{"id": 1, "readings": [{{"text": "{}", "score": 1}}]}}}}"#, "eva vier ".repeat(7000)).into_bytes(),
            format!(r#"{{"heard": {{"id": 1, "readings": [{}{{"text": "", "score": 1}}]}}}}"#, r#"{"text":"eva vier","score":1},"#.repeat(2000)).into_bytes(),
        ],
        "board_bytes" => {
            let field = [0x8e, 0, 5, 36, 1].repeat(4);
            let dump = [vec![0x86, 0, 67], (0..64).map(|square| square % 13).collect()].concat();
            vec![dump.clone(), field.clone(), [dump.clone(), field, dump].concat()]
        }
        "fen" => texts(&[
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "4k3/8/8/8/8/8/8/R3K2R w HA - 99 4294967295",
        ]),
        "envelope" => vec![sealed()],
        "recording" => {
            let header = b"RIFF\xff\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0data\x40\0\0\0";
            vec![[&header[..], &[7; 64]].concat()]
        }
        other => panic!("{other} has no seeds"),
    }
}

/// Words and numbers that texts are made of: those of the seeds, and those at the edges.
pub(crate) fn words(seeds: &[Vec<u8>]) -> Vec<Vec<u8>> {
    const EDGES: [&[u8]; 15] = [
        b"",
        b"0",
        b"-1",
        b"65535",
        b"4294967296",
        b"9223372036854775807",
        b"18446744073709551615",
        b"99999999999999999999",
        b"1e308",
        b"null",
        b"\0",
        "ä".as_bytes(),
        "\u{feff}".as_bytes(),
        b"\n",
        b"\"",
    ];
    let mut words: Vec<Vec<u8>> = EDGES.iter().map(|edge| edge.to_vec()).collect();
    for seed in seeds {
        let parts = seed
            .split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'-')
            .filter(|word| (1..40).contains(&word.len()));
        words.extend(parts.map(<[u8]>::to_vec));
    }
    words.sort();
    words.dedup();
    words
}

fn stories() -> Vec<String> {
    files("txt").iter().map(|path| fs::read_to_string(path).expect("a story")).collect()
}

/// The journals of stories, each with an event that none before it has, together with every event there is; and the one that is kept.
fn journals() -> Vec<Vec<u8>> {
    static JOURNALS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    JOURNALS.get_or_init(written_journals).clone()
}

fn written_journals() -> Vec<Vec<u8>> {
    // In memory, where there is such a folder: a journal waits for the disk at each line.
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.expect("a folder");
    let mut journals = vec![include_bytes!("../kept/0.1.0.jsonl").to_vec()];
    let mut told = HashSet::new();
    for script in stories().iter().flat_map(|text| Script::parse_each(text).unwrap_or_default().into_iter().next()) {
        let (Ok(rehearsal) | Err((_, rehearsal))) = rehearse(&script).map(Box::new);
        // A game without an event that is new here repeats the others, and takes time.
        let before = told.len();
        told.extend(rehearsal.log.iter().map(|(_, event)| name_of(&event.act)));
        if told.len() == before {
            continue;
        }
        let header = Header::new("2026-05-01T10:00:00+02:00", rehearsal.game.setup().clone());
        let Ok(mut writer) = journal::create_in(folder.path(), &header) else { continue };
        if rehearsal.log.iter().all(|(at, event)| writer.append(*at, event).is_ok()) {
            journals.push(fs::read(writer.path()).expect("readable"));
        }
    }
    journals
}

/// Its topic and name: `Clock Stopped`.
fn name_of(act: &Act) -> String {
    let text = format!("{act:?}");
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).take(2).collect();
    words.join(" ")
}

/// Writes the seeds of every entry point to `folder`, each below its name, for the fuzzer to begin with.
pub(crate) fn write_all(folder: &Path) -> std::io::Result<usize> {
    let mut written = 0;
    for entry in super::ENTRY_POINTS {
        let of_entry = folder.join(entry.name);
        fs::create_dir_all(&of_entry)?;
        for (number, seed) in seeds(entry.name).into_iter().enumerate() {
            fs::write(of_entry.join(format!("seed-{number}")), seed)?;
            written += 1;
        }
    }
    Ok(written)
}
