//! The tables of the crate documentation, checked against the source.
//!
//! A module uses what its row allows, no more and no less; so it is with the file system, threads and sockets. What is
//! absent - a chess engine, network code - is checked to be absent.
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

#[test]
fn each_module_uses_what_its_row_allows_and_nothing_else() {
    let rows = table("module");
    let names: BTreeSet<&str> = rows.keys().map(String::as_str).collect();
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, code) in sources() {
        let module = module_of(&path);
        if module != "lib" && module != "main" {
            let others =
                crate_paths(&code).into_iter().filter(|other| names.contains(other.as_str()) && *other != module);
            used.entry(module.clone()).or_default().extend(others);
        }
    }
    assert_eq!(used, rows, "left: what the source uses; right: the table of the crate documentation");
}

#[test]
fn files_threads_and_sockets_are_where_the_table_says() {
    let rows = table("place");
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        for (module, touched) in [("fs", "files"), ("thread", "threads"), ("net", "a local socket")] {
            let named = [format!("std::{module}"), format!("os::unix::{module}")];
            if !named.iter().any(|path| code.contains(path)) && !in_std_group(&code, module) {
                continue;
            }
            let allows = |(place, touches): &(&String, &BTreeSet<String>)| {
                path.starts_with(place.as_str()) && touches.contains(touched)
            };
            match rows.iter().find(allows) {
                Some((place, _)) => drop(used.entry(place.clone()).or_default().insert(touched.to_owned())),
                None => wrong.push(format!("{path} touches {touched}")),
            }
        }
        if ["Tcp", "Udp", "IpAddr", "ToSocketAddrs"].iter().any(|word| code.contains(word)) {
            wrong.push(format!("{path} has network code"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(used, rows, "left: what the source touches; right: the table of the crate documentation");
}

/// What depends on the system is in the drivers that the table names.
#[test]
fn systems_differ_where_the_table_says() {
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, code) in sources() {
        let conditions = code.split("cfg").skip(1).filter_map(|rest| rest.trim_start_matches('!').strip_prefix('('));
        for condition in conditions {
            let condition = condition.split(['\n', '{']).next().unwrap_or_default();
            for system in ["linux", "unix", "windows", "macos"].into_iter().filter(|name| condition.contains(name)) {
                used.entry(path.clone()).or_default().insert(system.to_owned());
            }
        }
    }
    assert_eq!(used, table("differs"), "left: what the source has; right: the table of the crate documentation");
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

/// The way of one rule through the house: the files that its table names are there, and hold what is named beside them.
#[test]
fn the_way_of_a_rule_is_as_its_table_says() {
    let documentation = fs::read_to_string(root().join("src/lib.rs")).expect("the crate documentation");
    let rows = documentation
        .lines()
        .filter_map(|line| line.strip_prefix("//! "))
        .skip_while(|line| !line.starts_with("| step |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    let mut found = 0;
    for row in rows {
        let marked = row.split('|').nth(2).into_iter().flat_map(|place| place.split('`').skip(1).step_by(2));
        let (paths, names): (Vec<&str>, Vec<&str>) = marked.partition(|name| name.contains('/'));
        let places = paths.iter().map(|path| [root().join("src").join(path), root().join(path)]);
        let texts: Vec<String> = places
            .map(|places| {
                let place = places.into_iter().find(|place| place.exists()).unwrap_or_else(|| panic!("{row}"));
                if place.is_dir() { String::new() } else { fs::read_to_string(place).expect("readable") }
            })
            .collect();
        for name in names.iter().filter(|_| !paths.is_empty()) {
            let name = name.rsplit("::").next().unwrap_or(name);
            assert!(texts.iter().any(|text| text.contains(name)), "{name}: {row}");
        }
        found += paths.len();
    }
    assert!(found >= 8, "{found} files");
}

/// A name stands for one thing: of a hundred names of types at most five are used twice.
#[test]
fn few_type_names_are_used_twice() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, code) in sources() {
        for line in code.lines() {
            let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub"));
            let (keyword, name) = (words.next(), words.next());
            if let (Some("struct" | "enum" | "trait"), Some(name)) = (keyword, name) {
                places.entry(identifier(name)).or_default().push(path.clone());
            }
        }
    }
    let twice: Vec<_> = places.iter().filter(|(_, places)| places.len() > 1).collect();
    assert!(places.len() > 500, "{} types", places.len());
    assert!(twice.len() * 100 <= places.len() * 5, "{} of {}: {twice:#?}", twice.len(), places.len());
}

/// A new command, act or refusal must not be passed over anywhere: no match over them has an arm for all others.
#[test]
fn no_match_over_commands_acts_or_refusals_has_a_wildcard() {
    let topics = fs::read_to_string(root().join("src/game/topic/mod.rs")).expect("the topics");
    let enums: BTreeSet<&str> = topics
        .split(|c: char| !c.is_alphanumeric())
        .filter(|name| name.ends_with("Command") || name.ends_with("Act"))
        .chain(["Rejection"])
        .collect();
    assert!(enums.len() > 25, "{enums:?}");
    let is_ours = |name: &str| {
        let mut parts = name.split("::");
        match (parts.next(), parts.next()) {
            (Some("Command" | "Act"), Some(variant)) => {
                ["Command", "Act"].iter().any(|kind| enums.contains(format!("{variant}{kind}").as_str()))
            }
            (Some(name), Some(_)) => enums.contains(name),
            _ => false,
        }
    };
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        for (line, arms) in matches_of(&code) {
            let leaves: Vec<Leaf> = arms.iter().flat_map(|arm| leaves(arm)).collect();
            let passed_over = |wild: &Leaf| {
                let below =
                    |named: &Leaf| named.place == wild.place || named.place.starts_with(&format!("{} ", wild.place));
                wild.is_wild() && leaves.iter().any(|named| is_ours(&named.name) && below(named))
            };
            if leaves.iter().any(passed_over) {
                wrong.push(format!("{path}: {}", line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The test above finds what it is for.
#[test]
fn wildcards_are_found_behind_tuples_and_wrappers() {
    let wild = |arm: &str| leaves(arm).into_iter().filter(Leaf::is_wild).map(|leaf| leaf.place).collect::<Vec<_>>();
    assert_eq!(wild("_"), [""]);
    assert_eq!(wild("other"), [""]);
    assert_eq!(wild("Some(_)"), [" Some"]);
    assert_eq!(wild("Err(rejection) | Ok(_)"), [" Err", " Ok"]);
    assert_eq!(wild("(_, Seat::Arbiter)"), [" 0"]);
    assert_eq!(wild("(Act::Lock(_), at)"), [" 0 Act::Lock", " 1"]);
    assert!(wild("other if other.is_late()").is_empty(), "a condition lets the others through");
    assert!(wild("Act::Clock(ClockAct::Set { side, .. })").is_empty());
    let names = |arm: &str| leaves(arm).into_iter().map(|leaf| leaf.name).collect::<Vec<_>>();
    assert_eq!(names("Act::Lock(LockAct::Left | LockAct::Locked)"), ["Act::Lock", "LockAct::Left", "LockAct::Locked"]);
    let code = "    match act {\n        Act::Move(_)\n        | Act::Draw(_) => {\n            a(|_| b);\n        }\n        _ => {}\n    }";
    assert_eq!(matches_of(code)[0].1, ["Act::Move(_) | Act::Draw(_)", "_"]);
}

/// Each `match` with the patterns of its arms, told by their indentation.
fn matches_of(code: &str) -> Vec<(&str, Vec<String>)> {
    let lines: Vec<&str> = code.lines().collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let begins = |line: &str| line.ends_with('{') && line.contains("match ");
    let at = lines.iter().enumerate().filter(|(_, line)| begins(line));
    at.map(|(index, line)| {
        let inside = lines[index + 1..].iter().take_while(|other| other.is_empty() || indent(other) > indent(line));
        let (mut arms, mut pattern) = (Vec::new(), String::new());
        for other in inside {
            let starts = indent(other) == indent(line) + 4 && !other.trim_start().starts_with(['}', ')', ']']);
            if pattern.is_empty() && !starts {
                continue;
            }
            let (part, is_whole) = other.split_once("=>").map_or((*other, false), |(part, _)| (part, true));
            pattern.push_str(part.trim());
            if is_whole {
                arms.push(std::mem::take(&mut pattern));
            } else {
                pattern.push(' ');
            }
        }
        (*line, arms)
    })
    .collect()
}

/// What a pattern says of one place in the value: `Act::Lock` and `_` of the second place of a pair, for example.
struct Leaf {
    /// The way to the place: positions in tuples, names of what is around it.
    place: String,
    name: String,
}

impl Leaf {
    /// Whether it takes whatever stands there.
    fn is_wild(&self) -> bool {
        self.name == "_" || self.name.starts_with(|c: char| c.is_ascii_lowercase())
    }
}

/// The leaves of a pattern. One with a condition lets the others through and has none.
fn leaves(pattern: &str) -> Vec<Leaf> {
    let mut found = Vec::new();
    if !pattern.contains(" if ") {
        gather(pattern, "", &mut found);
    }
    found
}

fn gather(pattern: &str, place: &str, found: &mut Vec<Leaf>) {
    for one in split_outside(pattern, '|') {
        let one = one.trim().trim_start_matches('&');
        let (name, inside) = one.split_once('(').map_or((one, None), |(name, rest)| (name, rest.strip_suffix(')')));
        let name = name.split([' ', '{']).next().unwrap_or_default();
        let is_bound = one.contains('@') || one.starts_with("..") || one.starts_with('[');
        match inside {
            Some(inside) if name.is_empty() => {
                for (index, part) in split_outside(inside, ',').iter().enumerate() {
                    gather(part, &format!("{place} {index}"), found);
                }
            }
            Some(inside) => {
                if name.contains("::") {
                    found.push(Leaf { place: place.to_owned(), name: name.to_owned() });
                }
                // A topic is looked into, and what only wraps it.
                if !name.contains("::") || ["Command::", "Act::"].iter().any(|topics| name.starts_with(topics)) {
                    gather(inside, &format!("{place} {name}"), found);
                }
            }
            None if is_bound || name.is_empty() => {}
            None => found.push(Leaf { place: place.to_owned(), name: name.to_owned() }),
        }
    }
}

/// The parts between these marks, outside of all brackets.
fn split_outside(text: &str, mark: char) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    for (index, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            c if c == mark && depth == 0 => {
                parts.push(&text[from..index]);
                from = index + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    parts.retain(|part| !part.trim().is_empty());
    parts
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

/// The manual lists the keys that the table has.
#[test]
fn the_manual_lists_all_keys() {
    let manual = fs::read_to_string(root().join("manual/keys.md")).expect("the manual");
    let keys = anna_hector::keys::markdown(anna_hector::language::Language::English);
    assert!(manual.contains(keys.trim()), "put the output of `anna-hector keys` between the marks in manual/keys.md");
}

/// The manual has the layout of the gamepad that the program has.
#[test]
fn the_manual_has_the_layout_of_the_gamepad() {
    let manual = fs::read_to_string(root().join("manual/gamepad.md")).expect("the manual");
    let layout = anna_hector::pad::markdown(anna_hector::language::Language::English);
    assert!(
        manual.contains(layout.trim()),
        "put the output of `anna-hector pad table` between the marks in manual/gamepad.md"
    );
}

/// The table of the crate documentation whose first column has this heading: the first column, without its marks, and
/// what the last one lists. A dash lists nothing.
fn table(heading: &str) -> BTreeMap<String, BTreeSet<String>> {
    let documentation = fs::read_to_string(root().join("src/lib.rs")).expect("the crate documentation");
    let rows: BTreeMap<_, _> = documentation
        .lines()
        .filter_map(|line| line.strip_prefix("//! "))
        .skip_while(|line| !line.starts_with(&format!("| {heading} |")))
        .take_while(|line| line.starts_with('|'))
        .skip(2)
        .map(|row| {
            let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
            let [first, .., last] = cells[..] else { panic!("a row of two columns at least: {row}") };
            let listed = last.split(", ").filter(|name| *name != "-").map(str::to_owned).collect();
            (first.trim_matches(['[', ']', '`']).to_owned(), listed)
        })
        .collect();
    assert!(!rows.is_empty(), "the table of each {heading} was not found");
    rows
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

/// Without comment lines, and without each item that is only for tests.
fn without_tests_and_comments(code: &str) -> String {
    let mut kept = Vec::new();
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let Some(indent) = line.strip_suffix("#[cfg(test)]") else {
            if !line.trim_start().starts_with("//") {
                kept.push(line);
            }
            continue;
        };
        let end = format!("{indent}}}");
        let _ = lines.find(|line| {
            *line == end || (line.starts_with(indent) && line.ends_with(';') && !line[indent.len()..].starts_with(' '))
        });
    }
    kept.join("\n")
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
