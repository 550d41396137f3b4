//! The module table of the crate documentation, checked against the source.
//!
//! A module may use only what its row allows; the file system, threads and the network are for those that the table
//! names. What is absent - a chess engine, network code - is checked to be absent.
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Module -> the modules of this crate it may use besides itself.
const MAY_USE: &[(&str, &[&str])] = &[
    ("laws", &[]),
    ("clock", &[]),
    ("language", &["laws"]),
    ("reconciliation", &["laws", "clock", "language"]),
    ("scoresheet", &["laws", "language", "reconciliation"]),
    ("game", &["laws", "clock", "language", "reconciliation"]),
    ("narration", &["game", "laws", "clock", "language", "reconciliation"]),
    ("desk", &["listen", "game", "laws", "clock", "language", "narration", "reconciliation", "scoresheet"]),
    ("files", &[]),
    ("journal", &["files", "game", "laws", "clock", "language", "reconciliation"]),
    ("drill", &["game", "laws", "clock", "language"]),
    ("pad", &["desk", "game", "laws", "clock", "language", "narration"]),
    ("speak", &["files", "language"]),
    ("sensor", &["clock"]),
    ("listen", &["files", "language", "laws", "speak"]),
    ("screen", &["desk", "game", "laws", "clock", "language", "listen", "narration", "reconciliation", "scoresheet"]),
    ("console", &["desk", "game", "journal", "laws", "clock", "language", "narration", "reconciliation", "scoresheet"]),
    (
        "app",
        &[
            "files",
            "screen",
            "sensor",
            "speak",
            "listen",
            "pad",
            "journal",
            "console",
            "desk",
            "drill",
            "narration",
            "game",
            "laws",
            "clock",
            "language",
        ],
    ),
    (
        "tools",
        &[
            "cli",
            "files",
            "screen",
            "console",
            "sensor",
            "speak",
            "listen",
            "narration",
            "journal",
            "game",
            "reconciliation",
            "scoresheet",
            "pad",
            "laws",
            "clock",
            "language",
        ],
    ),
    ("cli", &["app", "tools", "journal", "screen", "speak", "language", "laws"]),
];

/// Modules that may touch files.
const FILES: &[&str] = &[
    "app/machine/supplies.rs",
    "app/pads/store.rs",
    "app/settings.rs",
    "files.rs",
    "journal/",
    "listen/enrolled/profile.rs",
    "speak/output/server.rs",
    "speak/pack.rs",
    "speak/wav.rs",
    "tools/",
];
/// Modules that may start threads.
const THREADS: &[&str] = &[
    "app/",
    "sensor/watch.rs",
    "listen/capture/microphone.rs",
    "listen/ear.rs",
    "listen/hearer.rs",
    "listen/sphinx/mod.rs",
    "speak/output.rs",
    "speak/output/",
    "speak/system.rs",
    "speak/system/",
    "speak/voice.rs",
    "speak/mod.rs",
];

/// The one file with a socket: of the sound server, local to the machine.
const LOCAL_SOCKET: &str = "speak/output/server.rs";

#[test]
fn each_module_uses_only_what_its_row_allows() {
    let rules: BTreeMap<&str, BTreeSet<&str>> =
        MAY_USE.iter().map(|(module, allowed)| (*module, allowed.iter().copied().collect())).collect();
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        let module = module_of(&path);
        if module == "lib" || module == "main" {
            continue;
        }
        let allowed = rules.get(module.as_str()).unwrap_or_else(|| panic!("{module} has no row in the module table"));
        for used in crate_paths(&code) {
            if used != module && rules.contains_key(used.as_str()) && !allowed.contains(used.as_str()) {
                wrong.push(format!("{path} uses crate::{used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn files_threads_and_sockets_are_where_the_table_says() {
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        let may = |list: &[&str]| list.iter().any(|prefix| path.starts_with(prefix));
        let uses = |name: &str| code.contains(&format!("std::{name}")) || in_std_group(&code, name);
        if uses("fs") && !may(FILES) {
            wrong.push(format!("{path} touches files"));
        }
        if uses("thread") && !may(THREADS) {
            wrong.push(format!("{path} starts threads"));
        }
        // The sound server is reached over a local socket, and its end needs one word of `std::net`.
        let ip = ["Tcp", "Udp", "IpAddr", "ToSocketAddrs"].iter().any(|word| code.contains(word));
        if ip || (uses("net") && path != LOCAL_SOCKET) {
            wrong.push(format!("{path} has network code"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Files and folders are made by one module, which keeps others from reading them.
#[test]
fn what_is_written_is_written_by_one_module() {
    let makes =
        ["File::create", "fs::write", "fs::copy", "create_dir", "OpenOptions::new", "DirBuilder", "WavWriter::create"];
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        for call in makes.into_iter().filter(|call| path != "files.rs" && code.contains(call)) {
            wrong.push(format!("{path} calls {call}: use crate::files"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// No engine and no network: neither in the manifest nor, for the network, in what the manifest brings.
#[test]
fn what_is_absent_is_absent() {
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("the lock file");
    let names: BTreeSet<&str> =
        lock.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"')).collect();
    for absent in ["reqwest", "hyper", "ureq", "curl", "rustls", "openssl", "tungstenite", "vampirc-uci", "stockfish"] {
        assert!(!names.contains(absent), "{absent} has come into the tree");
    }
}

/// The README lists the keys that the table has.
#[test]
fn the_readme_lists_all_keys() {
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    let keys = anna_hector::screen::keys::markdown(anna_hector::language::Language::English);
    assert!(readme.contains(keys.trim()), "put the output of `anna-hector keys` between the marks in README.md");
}

/// The README has the layout of the gamepad that the program has.
#[test]
fn the_readme_has_the_layout_of_the_gamepad() {
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    let layout = anna_hector::pad::markdown(anna_hector::language::Language::English);
    assert!(readme.contains(layout.trim()), "put the output of `anna-hector pad table` between the marks in README.md");
}

/// The source without tests and comments, by its path below `src`.
fn sources() -> Vec<(String, String)> {
    let src = root().join("src");
    let mut files = Vec::new();
    collect(&src, &mut files);
    assert!(files.len() > 40, "the source was not found");
    files
        .into_iter()
        .filter(|path| !path.ends_with("tests.rs"))
        .map(|path| {
            let name = path.strip_prefix(&src).expect("below src").to_string_lossy().replace('\\', "/");
            let code = fs::read_to_string(&path).expect("readable");
            (name, without_tests_and_comments(&code))
        })
        .collect()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("readable") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn without_tests_and_comments(code: &str) -> String {
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn module_of(path: &str) -> String {
    path.split('/').next().unwrap_or_default().trim_end_matches(".rs").to_owned()
}

/// The first segments after `crate::`, groups included.
fn crate_paths(code: &str) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for (index, _) in code.match_indices("crate::") {
        let rest = &code[index + "crate::".len()..];
        if let Some(group) = rest.strip_prefix('{') {
            used.extend(top_level(group));
        } else {
            used.insert(identifier(rest));
        }
    }
    used
}

/// The first identifier of each entry of a `{...}` group.
fn top_level(group: &str) -> Vec<String> {
    let (mut depth, mut entry, mut entries) = (0, String::new(), Vec::new());
    for c in group.chars() {
        match c {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => entries.push(std::mem::take(&mut entry)),
            _ => {}
        }
        if c != ',' || depth > 0 {
            entry.push(c);
        }
    }
    entries.push(entry);
    entries.iter().map(|entry| identifier(entry.trim_start())).filter(|name| !name.is_empty()).collect()
}

fn identifier(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

fn in_std_group(code: &str, name: &str) -> bool {
    code.match_indices("std::{")
        .any(|(index, found)| top_level(&code[index + found.len()..]).iter().any(|entry| entry == name))
}
