//! The arbiter's report, and JSON.
use super::*;

#[test]
fn each_event_of_every_story_is_told_in_three_languages_with_time_clocks_and_who() {
    let (mut told, mut same) = (0, Vec::new());
    for (name, setup, log) in games() {
        let reports = Language::ALL.map(|language| reported(&setup, &log, language));
        for (report, language) in reports.iter().zip(Language::ALL) {
            assert_eq!(report.lines.len(), log.len(), "{name}");
            let text = report.text(language);
            assert_eq!(text.lines().next(), Some(&*report.verified), "{name}");
            let read = Report::read_lines(&text);
            let written = report.lines.iter().map(|line| {
                let clocks = line.clocks.each_ref().map(|left| left.clone().unwrap_or_else(|| "-:--".to_owned()));
                let [white, black] = clocks;
                let fields = [line.wall.clone(), format!("{}.", line.number), white, black, line.who.clone()];
                fields.into_iter().chain([line.what.replace("  ", " ")]).collect::<Vec<_>>()
            });
            assert_eq!(read, written.collect::<Vec<_>>(), "{name}: {text}");
            let holes = report.lines.iter().any(|line| line.what.contains(['{', '}', '\n']) || line.what.is_empty());
            assert!(!holes, "{name}: {text}");
            told += report.lines.len();
        }
        let [german, spanish, english, french] = &reports;
        let others = spanish.lines.iter().zip(&english.lines).zip(&french.lines);
        for (de, ((es, en), fr)) in german.lines.iter().zip(others) {
            assert_eq!((&de.clocks, de.number, &de.wall), (&en.clocks, en.number, &en.wall), "{name}");
            if de.what == en.what || es.what == en.what || fr.what == en.what {
                same.push(en.what.clone());
            }
        }
    }
    assert!(told > 10_000, "{told}");
    assert!(same.is_empty(), "not translated: {same:?}");
}

/// The opponent signed a sheet that ended with the mate on his screen, and took one home that ended with a dash. What he left
/// unanswered behind a press without a move was missing, too.
#[test]
fn a_sheet_has_the_moves_that_ended_the_game() {
    let mut ended = 0;
    for (name, setup, log) in games() {
        let sheets = sheets(&setup, &log);
        if sheets.ending.is_none() {
            continue;
        }
        for side in Color::ALL {
            let standing = sheets.entries.iter().rev().take_while(|entry| entry.ruled_off == RuledOff::No);
            for last in standing.take_while(|entry| entry.entered.get(side).is_none()) {
                assert!(last.played.is_none() || last.written.get(side).is_some(), "{name}: {side}");
            }
            ended += usize::from(sheets.entries.last().is_some_and(|last| last.played.is_some()));
        }
    }
    assert!(ended > 100, "{ended}");
}

#[test]
fn the_report_tells_who_did_what_and_when() {
    let (setup, log) = game(&story_files::root().join("7-irregularities/going-back-and-playing-on.txt"));
    let text = reported(&setup, &log, Language::English).text(Language::English);
    let first = text.lines().nth(4).unwrap_or_default();
    assert!(first.starts_with("2026-05-01 10:00:") && first.ends_with("the game begins"), "{text}");
    for told in ["announced: ", "clock pressed", "repeated: ", "executed: ", "position restored: ", "Arbiter"] {
        assert!(text.contains(told), "{told}: {text}");
    }
}

/// It read as if the arbiter had claimed, a second time.
#[test]
fn a_claim_that_waited_is_told_as_made_once_and_taken_up() {
    let (setup, log) = game(&story_files::root().join("9-draws/claims-wait-in-turn.txt"));
    for (language, made, taken_up) in [
        (Language::German, "Anspruch: ", "Anspruch aufgegriffen: "),
        (Language::Spanish, "reclamación: ", "reclamación retomada: "),
        (Language::English, "claim: ", "claim taken up: "),
        (Language::French, "réclamation: ", "réclamation reprise: "),
    ] {
        let report = reported(&setup, &log, language);
        let told = |start: &str| -> Vec<(String, String)> {
            let lines = report
                .lines
                .iter()
                .filter_map(|line| Some((line.who.clone(), line.what.strip_prefix(start)?.to_owned())));
            lines.collect()
        };
        let arbiter = &report.lines.iter().find(|line| line.what.starts_with(taken_up)).expect("it is taken up").who;
        let (made, taken_up) = (told(made), told(taken_up));
        assert!(made.iter().all(|(who, _)| who != arbiter), "{made:?}");
        assert!(taken_up.iter().all(|(_, what)| made.iter().any(|(_, claim)| claim == what)), "{made:?} {taken_up:?}");
    }
}

/// Granted by a slip, taken back and rejected, the claim stood on the sheet as granted.
#[test]
fn a_claim_that_was_judged_again_stands_on_the_sheet_as_it_was_judged_last() {
    let story = story_files::root().join("9-draws/claim-that-was-granted-by-a-slip-waits-again.txt");
    let (setup, log) = game(&story);
    let answers: Vec<_> = sheets(&setup, &log).claims.into_iter().map(|claimed| claimed.answer).collect();
    assert_eq!(answers, [Some(Answer::Rejected)]);
}

#[test]
fn what_an_electronic_board_saw_lifted_is_its_own_statement() {
    let (setup, log) = game(&story_files::root().join("4-touched-pieces/lift-seen-by-the-electronic-board.txt"));
    let seen = |language| {
        let report = reported(&setup, &log, language);
        let first = report.lines.into_iter().find(|line| line.who != "Weiß" && line.what.contains(" s ("));
        first.map(|line| (line.who, line.what)).expect("a lift")
    };
    for (language, who, what) in [
        (Language::German, "vom Brett gesehen", "Gustav eins: weißer Springer abgehoben, 3,4 s (Brett von Weiß)"),
        (
            Language::Spanish,
            "visto por el tablero",
            "Gustav uno: caballo blanco: pieza levantada, 3,4 s (tablero de las blancas)",
        ),
        (Language::English, "seen by the board", "Gustav one: white knight lifted, 3.4 s (board of White)"),
        (
            Language::French,
            "vu par l'échiquier",
            "Gustav un: cavalier blanc: pièce levée, 3,4 s (échiquier des Blancs)",
        ),
    ] {
        assert_eq!(seen(language), (who.to_owned(), what.to_owned()));
    }
}

#[test]
fn the_json_of_every_story_is_read_back_equal() {
    let mut plies = 0;
    for (name, setup, log) in games() {
        let sheets = sheets(&setup, &log);
        for language in Language::ALL {
            let export = Export::new(&sheets, Some(reported(&setup, &log, language)), language);
            let read = json::read(&json::write(std::slice::from_ref(&export))).expect("JSON");
            assert_eq!(read, [export], "{name}");
            let of_json = read[0].plies.iter().map(|ply| (ply.number, ply.clock_ms.map(|ms| ms / 1000), ply.illegal));
            let of_sheets = sheets.entries.iter().map(|e| (e.number, seconds(e.clock), e.fault.is_some()));
            assert!(of_json.eq(of_sheets), "{name}");
            plies += read[0].plies.len();
        }
    }
    assert!(plies > 1000, "{plies}");
}

#[test]
fn the_report_and_its_json_have_the_names_that_were_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal_of(folder.path(), "7-irregularities/going-back-and-playing-on.txt").display().to_string();
    let named = |format| run(&["scoresheet", &journal, "--format", format, "--white", "Doe, Ann"]);
    let report = text_of(&named("report").stdout);
    assert!(report.lines().take(3).any(|line| line.contains("Doe, Ann")), "{report}");
    let json = json::read(&text_of(&named("json").stdout)).expect("JSON");
    let report = json[0].report.as_ref().expect("a report");
    assert_eq!((&*json[0].players.white.name, &*report.names[0]), ("Doe, Ann", "Doe, Ann"));
}
