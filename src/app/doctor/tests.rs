use super::*;

fn complete() -> DoctorFound {
    DoctorFound {
        display: Some("X11 :0".to_owned()),
        readers: Some(vec!["orca".to_owned()]),
        outputs: vec!["Room".to_owned(), "Headset".to_owned()],
        default_output: Some("Room".to_owned()),
        microphones: vec!["Headset".to_owned()],
        pads: Ok(vec!["A pad".to_owned()]),
        ports: Vec::new(),
        built_in_voice: Ok(()),
        system_voice: Ok(3),
        recogniser: Ok(()),
        games: GamesFolder::Good { folder: "/home/anna/games".into(), all: 4, unfinished: 1 },
        free: Some(900),
        settings: Settings::Good("/home/anna/settings.toml".into()),
        taught: 1,
        log: Some("/home/anna/anna-hector.log".into()),
        battery: Some(Battery { percent: 80, supply: Supply::Mains, lasts: None }),
    }
}

fn bare() -> DoctorFound {
    let none = || "nothing\nis there".to_owned();
    DoctorFound {
        display: None,
        readers: None,
        outputs: Vec::new(),
        default_output: None,
        microphones: Vec::new(),
        pads: Err(none()),
        ports: Vec::new(),
        built_in_voice: Err(none()),
        system_voice: Err(none()),
        recogniser: Err(none()),
        games: GamesFolder::Bad(none()),
        free: Some(3),
        settings: Settings::Bad(none()),
        taught: 0,
        log: None,
        battery: None,
    }
}

#[test]
fn a_game_needs_a_place_for_its_record_a_loudspeaker_and_a_voice() {
    assert_eq!(complete().playable(), Playable::Window);
    assert_eq!(DoctorFound { display: None, ..complete() }.playable(), Playable::Console);
    for broken in [
        DoctorFound { outputs: vec!["a plugin".to_owned()], default_output: None, ..complete() },
        DoctorFound { games: GamesFolder::Bad("full".to_owned()), ..complete() },
        DoctorFound { free: Some(LEAST_SPACE - 1), ..complete() },
        DoctorFound { built_in_voice: Err("broken".to_owned()), ..complete() },
    ] {
        assert_eq!(broken.playable(), Playable::No, "{broken:?}");
    }
    let without_luxury = DoctorFound {
        readers: Some(Vec::new()),
        microphones: Vec::new(),
        pads: Err("no access".to_owned()),
        system_voice: Err("none".to_owned()),
        recogniser: Err("none".to_owned()),
        free: None,
        ..complete()
    };
    assert_eq!(without_luxury.playable(), Playable::Window);
}

#[test]
fn at_most_twenty_lines_in_each_language_with_the_verdict_first() {
    for language in Language::ALL {
        for found in [complete(), bare()] {
            let lines = found.lines(language);
            assert!((15..=20).contains(&lines.len()), "{}: {lines:#?}", lines.len());
            assert_eq!(lines[0], found.verdict(language));
            assert!(lines.iter().all(|line| !line.contains(['\n', '{'])), "{lines:#?}");
        }
    }
    let lines = complete().lines(Language::English).join("\n");
    for told in ["orca", "Headset", "A pad", "/home/anna/games", "900", "anna-hector.log", env!("CARGO_PKG_VERSION")] {
        assert!(lines.contains(told), "{told}: {lines}");
    }
}

/// "A loudspeaker, the voice or room for the record" left it to the reader which.
#[test]
fn the_verdict_names_what_is_missing_and_nothing_else() {
    let verdict = |found: DoctorFound| found.lines(Language::English)[0].clone();
    let silent = DoctorFound { default_output: None, ..complete() };
    assert_eq!(verdict(silent), "No game can be played like this. Missing: a loudspeaker.");
    let full = DoctorFound { free: Some(LEAST_SPACE - 1), ..complete() };
    assert_eq!(verdict(full), "No game can be played like this. Missing: room for the record.");
    let all =
        "No game can be played like this. Missing: a loudspeaker, the voice inside the program, room for the record.";
    assert_eq!(verdict(bare()), all);
}

/// Anyone who has no system voice hears what is missing too.
#[test]
fn the_voice_inside_the_program_has_words_for_every_fault() {
    assert_eq!(complete().faults(), []);
    assert_eq!(bare().faults().len(), 5);
    let voice = crate::speak::Voice::built_in().expect("a voice");
    for language in Language::ALL {
        let wording = crate::language::Wording { language, ..Default::default() };
        for phrase in bare().faults() {
            let speech = crate::language::speak(&phrase, wording);
            crate::speak::render(&speech, crate::speak::Speed::default(), &voice).expect("words");
        }
    }
}
