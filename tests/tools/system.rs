//! What the tools have to do with the system: its language, its manual pages and shells, and the doctor.
use std::{fs, process::Command};

use super::{check, run};

/// One rule: what is asked for, else the system's language, else English.
#[test]
fn a_tool_speaks_the_language_of_the_system_unless_another_is_asked_for() {
    let heading = |locale: &str, args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_anna-hector"));
        command.env_remove("LC_MESSAGES").env_remove("LANGUAGE").env("LC_ALL", locale).env("LANG", locale);
        let output = command.args(args).output().expect("it ends");
        String::from_utf8_lossy(&output.stdout).lines().find(|line| line.starts_with('|')).map(str::to_owned)
    };
    let [german, spanish, english, french] =
        ["de", "es", "en", "fr"].map(|code| heading("C", &["keys", "--language", code]).expect("a table"));
    assert!(german != english && spanish != english, "{german} {english}");
    let of = |locale| heading(locale, &["keys"]).expect("a table");
    assert_eq!(
        ["de_AT.UTF-8", "es_MX.UTF-8", "C", "it_IT.UTF-8", "fr_FR.UTF-8"].map(of),
        [german.clone(), spanish, english.clone(), english, french]
    );
    assert_eq!(heading("en_GB.UTF-8", &["keys", "--language", "de"]), Some(german));
}

#[test]
fn what_man_and_a_shell_read() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().display().to_string();
    check(&["man", "--out", &out], b"", 0, "", &[]);
    let mut pages: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    pages.sort();
    for page in ["anna-hector.1", "anna-hector-announce.1", "anna-hector-pad-layout.1"] {
        assert!(pages.contains(&page.to_owned()), "{pages:?}");
    }
    assert!(!pages.contains(&"anna-hector-clips.1".to_owned()), "{pages:?}");
    let page = fs::read_to_string(folder.path().join("anna-hector-announce.1")).unwrap();
    assert!(page.contains("Example: anna") && page.contains("A PGN file"), "{page}");
    check(&["man", "--out", &format!("{out}/none")], b"", 2, "", &["none", "can be written"]);
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = run(&["completions", shell], b"");
        assert!(script.status.success());
        assert!(String::from_utf8(script.stdout).unwrap().contains("scoresheet"), "{shell}");
    }
}

/// The exit code says whether a game can be played, whatever the machine under this test has.
#[test]
fn the_doctor_writes_at_most_twenty_lines_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data").display().to_string();
    let output = run(&["doctor", "--data", &data, "--language", "en"], b"");
    let text = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<&str> = text.lines().collect();
    assert!((15..=20).contains(&lines.len()), "{text}");
    let expected = if lines[0].starts_with("A game can be played") { Some(0) } else { Some(1) };
    assert_eq!(output.status.code(), expected, "{text}");
    assert!(text.contains(&data) && text.contains(env!("CARGO_PKG_VERSION")), "{text}");
    let games = fs::read_dir(folder.path().join("data/games")).expect("the folder of the games");
    assert_eq!(games.count(), 0);
}

#[test]
fn the_doctor_names_a_folder_that_cannot_be_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("written");
    let output = run(&["doctor", "--data", &file.display().to_string(), "--language", "de"], b"");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.starts_with("So kann keine Partie gespielt werden"), "{text}");
    assert!(text.contains(&format!("{}/games", file.display())), "{text}");
    assert_eq!(output.status.code(), Some(1));
}
