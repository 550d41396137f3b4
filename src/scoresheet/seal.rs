//! The seal of a game for its arbiter: which program played it, under which rules and settings, whose the devices are, what
//! happened beside it, and the last code of the journal. Everything in it stands in the journal.
use std::time::Duration;

use crate::{
    clock::Moment,
    game::{Act, Device, Game, Incident, NoticeAct, Program, SETTINGS, Seat, Setup, Tool},
    language::{Label, Language, Paper},
    scoresheet::{layout::DASH, written::clock},
    spelling::Spelling,
};

/// The lines of the seal as the game stands now, in words.
#[must_use]
pub fn seal(game: &Game, now: Moment, language: Language) -> Vec<String> {
    let setup = game.setup();
    let mut lines: Vec<String> = programs(game)
        .into_iter()
        .map(|program| Paper::SealProgram.fill(language, [&*program.version, &program.sha256]))
        .collect();
    if lines.is_empty() {
        lines.push(Paper::SealNoProgram.text(language).to_owned());
    }
    let usual = Setup::default();
    let unusual = SETTINGS.iter().filter(|setting| setting.is_of_event() && !PLAIN.contains(&setting.key));
    let unusual = unusual.filter(|setting| setting.write(setup) != setting.write(&usual));
    let unusual = listed(unusual.filter_map(|setting| Some(format!("{}: {}", setting.key, setting.write(setup)?))));
    lines.push(Paper::SealRules.fill(language, [&*setup.edition.spell(), &unusual]));
    let gamepads = game.devices().gamepads().map(|(number, _)| Device::Gamepad(number));
    let devices = [Device::Keyboard, Device::Mouse].into_iter().chain(gamepads);
    let devices = devices.filter_map(|device| {
        Some(format!("{}: {}", name(device, language), who(Some(game.devices().owner_of(device)?), language)))
    });
    lines.push(Paper::SealDevices.fill(language, [&*listed(devices)]));
    let beside = Beside::of(game, now);
    lines.push(counted(Paper::SealFocus, &beside.away, language));
    lines.push(counted(Paper::SealStandstills, &beside.stood_still, language));
    let tools = beside.tools.iter().map(|(paper, tool)| paper.fill(language, [tool.name()]));
    lines.push(Paper::SealTools.fill(language, [&*listed(tools)]));
    lines.push(match game.code() {
        Some(shown) => Paper::CodeShown.fill(language, [&*shown.number.to_string(), &shown.code.to_string()]),
        None => Paper::SealNoCode.text(language).to_owned(),
    });
    lines
}

/// What names a game and its rules, and grants nobody anything.
const PLAIN: &[&str] = &["edition", "control", "event", "site", "round", "board", "arbiter-name"];

/// Each program that played the game, in order.
#[must_use]
pub fn programs(game: &Game) -> Vec<&Program> {
    let mut all: Vec<&Program> = Vec::new();
    for (_, incident) in incidents(game) {
        if let Incident::Program(program) = incident
            && !all.contains(&program)
        {
            all.push(program);
        }
    }
    all
}

/// What happened beside a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beside {
    /// How long each time another window had the keyboard; one that still has it, until now.
    pub away: Vec<Duration>,
    /// How long each time the program stood still.
    pub stood_still: Vec<Duration>,
    /// The tools of this program that were started: first those that were refused, then those that the arbiter's PIN
    /// allowed, then those that read the journal.
    pub tools: Vec<(Paper, Tool)>,
}

impl Beside {
    /// What the journal of `game` holds of it until `now`.
    #[must_use]
    pub fn of(game: &Game, now: Moment) -> Self {
        let stood_still = incidents(game)
            .filter_map(|(_, incident)| if let Incident::StoodStill(time) = incident { Some(*time) } else { None });
        let refused = incidents(game).filter_map(|(_, incident)| {
            if let Incident::ToolRefused(tool) = incident { Some((Paper::ToolRefused, *tool)) } else { None }
        });
        let allowed = incidents(game).filter_map(|(_, incident)| {
            if let Incident::ToolAllowed(tool) = incident { Some((Paper::ToolAllowed, *tool)) } else { None }
        });
        let read = incidents(game).filter_map(|(_, incident)| {
            if let Incident::ToolRead(tool) = incident { Some((Paper::ToolRead, *tool)) } else { None }
        });
        let tools = refused.chain(allowed).chain(read).collect();
        Self { away: away(game, now), stood_still: stood_still.collect(), tools }
    }
}

/// How long each time another window had the keyboard; one that still has it, until now.
fn away(game: &Game, now: Moment) -> Vec<Duration> {
    let (mut times, mut since) = (Vec::new(), None);
    for (at, incident) in incidents(game) {
        if *incident == Incident::FocusLost {
            since = since.or(Some(at));
        } else if *incident == Incident::FocusBack {
            times.extend(since.take().map(|since| at.since(since)));
        }
    }
    times.extend(since.map(|since| now.since(since)));
    times
}

fn incidents(game: &Game) -> impl Iterator<Item = (Moment, &Incident)> {
    game.log().iter().filter_map(|logged| {
        if let Act::Notice(NoticeAct::Noticed(incident)) = &logged.event.act {
            Some((logged.at, incident))
        } else {
            None
        }
    })
}

fn counted(paper: Paper, times: &[Duration], language: Language) -> String {
    paper.fill(language, [&*times.len().to_string(), &clock(times.iter().sum())])
}

fn listed(parts: impl Iterator<Item = String>) -> String {
    let all: Vec<String> = parts.collect();
    if all.is_empty() { DASH.to_owned() } else { all.join("; ") }
}

fn name(device: Device, language: Language) -> String {
    match device {
        Device::Keyboard => Label::Keyboard.text(language).to_owned(),
        Device::Mouse => Label::Mouse.text(language).to_owned(),
        Device::Gamepad(number) => format!("{} {number}", Label::Gamepad.text(language)),
    }
}

/// The person of a seat as the report and the seal name him; the program where it was nobody.
pub(super) fn who(seat: Option<Seat>, language: Language) -> String {
    match seat {
        None => Paper::Program.text(language).to_owned(),
        Some(Seat::Arbiter) => Paper::ArbiterSeat.text(language).to_owned(),
        Some(Seat::Player(side)) => side.fold_wb(Paper::White, Paper::Black).text(language).to_owned(),
        Some(Seat::Assistant(side)) => Paper::AssistantOf.fill(language, [language.side(side)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Event;

    fn game(incidents: Vec<(u64, Incident)>) -> Game {
        let mut game = Game::new(Setup::default());
        for (seconds, incident) in incidents {
            let event = Event { by: None, act: Act::Notice(NoticeAct::Noticed(incident)) };
            game.apply(Moment::from_millis(seconds * 1000), &event);
        }
        game
    }

    fn sealed(incidents: Vec<(u64, Incident)>) -> Vec<String> {
        seal(&game(incidents), Moment::from_millis(100_000), Language::English)
    }

    #[test]
    fn the_seal_of_a_game_in_which_nothing_happened() {
        let lines = sealed(Vec::new());
        assert_eq!(lines[0], "Program: not recorded");
        assert!(lines[1].starts_with("Rules: FIDE ") && lines[1].ends_with(&format!("usual: {DASH}")), "{lines:?}");
        assert!(lines[2].starts_with("Devices: Keyboard: "), "{lines:?}");
        assert_eq!(lines[3], "Keyboard with another window: 0 times, 0:00:00 in all");
        assert_eq!(lines[5], format!("Started beside it: {DASH}"));
        assert_eq!(lines[6], "Code of the journal: none was shown");
    }

    #[test]
    fn what_happened_beside_the_game_is_counted() {
        let program =
            |sha256: &str| Incident::Program(Program { version: "1.0".to_owned(), sha256: sha256.to_owned() });
        let lines = sealed(vec![
            (0, program("aa")),
            (10, Incident::FocusLost),
            (15, Incident::FocusBack),
            (20, program("aa")),
            (20, program("bb")),
            (30, Incident::StoodStill(Duration::from_secs(3))),
            (40, Incident::ToolRefused(Tool::Hear)),
            (90, Incident::FocusLost),
        ]);
        assert_eq!(lines[..2], ["Program: anna-hector 1.0, SHA-256 aa", "Program: anna-hector 1.0, SHA-256 bb"]);
        assert_eq!(lines[4], "Keyboard with another window: 2 times, 0:00:15 in all");
        assert_eq!(lines[5], "Program stood still, times: 1, 0:00:03 in all");
        assert_eq!(lines[6], "Started beside it: started beside the game, and refused: anna-hector hear");
    }
}
