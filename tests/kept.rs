//! A journal of every version since 0.1.0 is kept, and must load for ever: `tests/kept/VERSION.jsonl`, with what it shows beside
//! it. None is ever changed; a version that writes something new adds one.
use std::{fs, path::Path};

use anna_hector::journal;

/// A version that goes out without its journal here would be forgotten by all that follow.
#[test]
fn there_is_a_journal_of_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/kept/{version}.{}", journal::EXTENSION));
    assert!(kept.exists(), "keep a journal that {version} wrote as {}, with what it shows beside it", kept.display());
}

#[test]
fn a_journal_of_every_version_loads() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let entries = fs::read_dir(&folder).expect("the folder of kept journals");
    let mut kept: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    kept.retain(|path| path.extension().is_some_and(|found| found == journal::EXTENSION));
    assert!(!kept.is_empty(), "none is kept");
    for path in kept {
        let shown = fs::read_to_string(path.with_extension("txt")).expect("what it shows");
        let record = journal::read(&path).unwrap_or_else(|error| panic!("{error}"));
        let game = record.replay();
        let code = game.code().map(|shown| shown.code.to_string()).unwrap_or_default();
        let now = format!(
            "lines: {}\nhalf-moves: {}\nscore: {}\nremarks: {}\npenalties: {}\ncode: {code}\n",
            record.lines.len(),
            game.plies().len(),
            game.ending().map_or("*", |ending| ending.score()),
            game.noted().len(),
            game.rulings().all().iter().filter(|ruled| ruled.penalty().is_some()).count(),
        );
        assert_eq!(now, shown, "{}", path.display());
        assert!(record.torn.is_none(), "{}", path.display());
    }
}
