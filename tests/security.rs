//! What SECURITY.md claims to have been tried is tried by something that is there.
use std::{
    fs,
    path::{Path, PathBuf},
};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The rows of the table of faults: name, tries, lost, told.
fn faults(security: &str) -> Vec<Vec<&str>> {
    let table = security.split_once("<!-- faults: ").and_then(|(_, rest)| rest.split_once("<!-- end of faults -->"));
    let rows = table.expect("the table").0.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    // The first is its head.
    rows.skip(1).map(|row| row.split(" | ").collect()).collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.extension() {
            _ if path.is_dir() => sources(&path, found),
            Some(extension) if extension == "rs" => found.push(path),
            _ => {}
        }
    }
}

/// Each figure is held against the table by the test that prints it, in `fault_row`; here is found what nothing prints any more.
#[test]
fn each_fault_of_the_table_is_brought_about_by_a_test_and_nothing_was_lost() {
    let security = fs::read_to_string(root().join("SECURITY.md")).expect("SECURITY.md");
    let mut paths = vec![root().join("tests/faults")];
    sources(&root().join("tests"), &mut paths);
    sources(&root().join("src/app/session"), &mut paths);
    let texts: Vec<String> = paths.iter().map(|path| fs::read_to_string(path).expect("a text")).collect();
    let rows = faults(&security);
    assert!(rows.len() >= 20, "{rows:?}");
    for row in rows {
        let [fault, _tries, lost, _told] = row[..] else { panic!("{row:?}") };
        assert!(texts.iter().any(|text| text.contains(fault)), "nothing prints `{fault}`: run tests/faults --write");
        assert_eq!(lost, "0", "{fault}");
    }
}
