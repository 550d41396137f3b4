//! From the first line to the first move: an unfinished game is continued, or a new one is set up.
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    sync::mpsc::Receiver,
};

use super::{ArbitersPage, HELP, TerminalTrouble, lines::no_text, print, refused};
use crate::{
    app::{
        Session,
        setting_up::hashed,
        settings::{self, LastStart, Used},
        unfinished::cannot_begin,
    },
    desk::players,
    game::{Digits, Mode, Rejection, SETTINGS, Setup, SetupBuilder},
    journal::{self, Left, Lookout, State},
    language::{Line, Phrase, Wording, speak},
    laws::chess960::Number,
};

/// Goes on with an unfinished game, or sets a new one up.
pub(super) fn enter(
    games: &Path,
    used_last: &Path,
    lookout: &Lookout,
    lines: &Receiver<String>,
    page: &mut ArbitersPage,
    out: &mut impl Write,
) -> Result<Option<Session>, TerminalTrouble> {
    let alone = || lookout.competition(games).map_or(Ok(()), refused);
    let open = unfinished(games, out)?;
    let mut anew = None;
    if open.iter().any(|(_, left)| *left == Left::No) {
        show(&open, out)?;
        writeln!(out, "yes goes on with the first, resume N with another, no leaves them in the list")?;
        match which(&open, lines, out)? {
            Some(UnfinishedAnswer::GoOn(path)) => match cannot_begin(&path) {
                Some(setup) => anew = Some(setup),
                None => return alone().and_then(|()| go_on(&path, page, out)).map(Some),
            },
            Some(UnfinishedAnswer::Leave) => open.iter().try_for_each(|(path, _)| journal::leave(path))?,
            None => return Ok(None),
        }
    }
    let loaded = settings::load(used_last);
    let usable = loaded.is_ok();
    let used = loaded.unwrap_or_else(|error| {
        eprintln!("anna-hector: {error}");
        settings::first_start()
    });
    let (setup, typed) = loop {
        if let Some(setup) = &anew {
            writeln!(out, "error: {}", no_default_time(setup))?;
        }
        match set_up(anew.take().unwrap_or_else(|| used.setup.clone()), games, lines, out)? {
            Some(SettingsChosen::New(setup, pin)) => break (*setup, pin),
            Some(SettingsChosen::Unfinished(path)) => match cannot_begin(&path) {
                Some(setup) => anew = Some(setup),
                None => return alone().and_then(|()| go_on(&path, page, out)).map(Some),
            },
            None => return Ok(None),
        }
    };
    alone()?;
    let digits = match (typed, setup.mode) {
        (None, Mode::Competition) => Some(drawn_pin()?),
        (typed, Mode::Competition | Mode::Practice) => typed,
    };
    let pin = digits.map(|digits| hashed(&digits)).transpose().map_err(|error| error.to_string())?;
    let setup = Setup { pin, ..setup };
    // What could not be read is somebody's work: it is left for him to mend.
    if usable {
        settings::save(used_last, &Used { start: LastStart::of(&setup), setup: setup.clone(), ..used })?;
    }
    Ok(Some(Session::begin(setup, games)?))
}

/// A competition has a PIN: one is drawn where none was set, and written once to standard error, which is the arbiter's.
fn drawn_pin() -> Result<Digits, TerminalTrouble> {
    let random =
        getrandom::u64().map_err(|error| format!("no PIN can be drawn: {error}; set one with `pin: DIGITS`"))?;
    let digits = Digits::drawn(random);
    eprintln!("anna-hector: the arbiter's PIN is {}; write it down, it is not shown again", digits.expose());
    Ok(digits)
}

/// The games that can be continued, the newest first. What cannot is told.
fn unfinished(games: &Path, out: &mut impl Write) -> Result<Vec<(PathBuf, Left)>, TerminalTrouble> {
    let mut open = Vec::new();
    for game in journal::unfinished(games)? {
        match game.state {
            State::Damaged(error) => writeln!(out, "error: {error}")?,
            State::InUse(summary) => {
                let words = Phrase::with(Line::RunsElsewhere, players(&summary.names));
                writeln!(out, "in use: {}", speak(&words, Wording::default()))?;
            }
            State::Open(_) => open.push((game.path, game.left)),
            // It is over: who wants to sign it takes it from the list.
            State::Unsigned(_) => open.push((game.path, Left::Yes)),
        }
    }
    Ok(open)
}

fn show(open: &[(PathBuf, Left)], out: &mut impl Write) -> io::Result<()> {
    for (index, (path, _)) in open.iter().enumerate() {
        writeln!(out, "unfinished: {} of {}: {}", index + 1, open.len(), path.display())?;
    }
    Ok(())
}

/// Its clock stands until both players have said that they go on. Nobody has given the arbiter's PIN since.
fn go_on(path: &Path, page: &mut ArbitersPage, out: &mut impl Write) -> Result<Session, TerminalTrouble> {
    let (mut session, mut cues) = Session::resume(path)?;
    cues.extend(session.finish_code());
    print(&page.release(cues, session.game()), session.game(), out)?;
    Ok(session)
}

/// An answer to whether to go on with a game.
enum UnfinishedAnswer {
    GoOn(PathBuf),
    Leave,
}

/// Asks until it is answered: nothing is left by a slip. `None` at the end of the input or `quit`.
fn which(
    open: &[(PathBuf, Left)],
    lines: &Receiver<String>,
    out: &mut impl Write,
) -> io::Result<Option<UnfinishedAnswer>> {
    loop {
        out.flush()?;
        let line = lines.recv();
        let line = line.as_deref().map(str::trim);
        let number = match line {
            Ok("yes") => Some(1),
            Ok("no") => return Ok(Some(UnfinishedAnswer::Leave)),
            Ok("quit") | Err(_) => return Ok(None),
            Ok(other) => resumed(other),
        };
        match number.and_then(|number| nth(open, number)) {
            Some(path) => return Ok(Some(UnfinishedAnswer::GoOn(path))),
            None => writeln!(
                out,
                "error: `{}` is not an answer; write yes, resume N or no (quit leaves it as it is)",
                line.unwrap_or_default()
            )?,
        }
    }
}

/// The number in `resume N`.
fn resumed(line: &str) -> Option<usize> {
    line.strip_prefix("resume ")?.trim().parse().ok()
}

fn nth(open: &[(PathBuf, Left)], number: usize) -> Option<PathBuf> {
    open.get(number.checked_sub(1)?).map(|(path, _)| path.clone())
}

/// What came of the settings.
enum SettingsChosen {
    /// A new game, and the arbiter's PIN where one was set.
    New(Box<Setup>, Option<Digits>),
    /// A game to be continued.
    Unfinished(PathBuf),
}

fn set_up(
    setup: Setup,
    games: &Path,
    lines: &Receiver<String>,
    out: &mut impl Write,
) -> Result<Option<SettingsChosen>, TerminalTrouble> {
    let mut settings = SetupBuilder::from_setup(setup);
    writeln!(out, "settings (key: value), then begin; help explains")?;
    loop {
        out.flush()?;
        let Ok(line) = lines.recv() else { return Ok(None) };
        let problem = match line.trim() {
            "" => continue,
            line if let Some(fault) = no_text(line) => fault.to_string(),
            "quit" => return Ok(None),
            "help" => {
                writeln!(out, "{HELP}")?;
                continue;
            }
            "settings" => {
                for setting in SETTINGS {
                    writeln!(out, "{}: {} ({})", setting.key, setting.values, setting.meaning)?;
                }
                continue;
            }
            "unfinished" => {
                show(&unfinished(games, out)?, out)?;
                continue;
            }
            "begin" => match settings.clone().finish() {
                Ok(setup) if setup.lacks_default_time() => no_default_time(&setup),
                Ok(setup) => return Ok(Some(SettingsChosen::New(Box::new(setup), settings.pin().cloned()))),
                Err(error) => error.to_string(),
            },
            line if line.starts_with("resume ") => {
                match resumed(line).and_then(|number| nth(&unfinished(games, out).ok()?, number)) {
                    Some(path) => return Ok(Some(SettingsChosen::Unfinished(path))),
                    None => format!("`{line}` names no game; unfinished lists them with their numbers"),
                }
            }
            line => match line.split_once(':') {
                Some((key, value)) if (key.trim(), value.trim()) == ("chess960", "draw") => match draw(&mut settings) {
                    Ok(number) => {
                        writeln!(out, "chess960: {number}")?;
                        continue;
                    }
                    Err(problem) => problem,
                },
                Some((key, value)) => match settings.set(key.trim(), value.trim()) {
                    Ok(()) => continue,
                    Err(error) => error.to_string(),
                },
                None => format!("`{line}` is not a setting; write `key: value`, or begin"),
            },
        };
        writeln!(out, "error: {problem}")?;
    }
}

/// That a competition needs a default time, and what to write.
fn no_default_time(setup: &Setup) -> String {
    let missing = Rejection::DefaultTimeMissing(setup.edition).phrase();
    format!("{} (default-time: 0:30:00)", speak(&missing, setup.wording))
}

/// Draws a Chess960 position (F.1), with a random number from the operating system.
fn draw(settings: &mut SetupBuilder) -> Result<Number, String> {
    let random =
        getrandom::u64().map_err(|error| format!("no draw: {error}; draw a number from 0 to 959 by other means"))?;
    let number = Number::drawn(random);
    settings.set("chess960", &number.to_string()).map_err(|error| error.to_string())?;
    Ok(number)
}
