//! The arbiter's report: everything that happened, in words, with the number of the move, the wall time, both clocks, and who.
mod act;

use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use super::{seal, seal::who, sheets::Proof, written::clock};
use crate::{
    clock::Moment,
    game::{Act, Event, Game, NoticeAct, Setup},
    language::{Language, Paper},
};

/// The report of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// What the check of the journal says; the first line of the report.
    pub verified: String,
    /// White's name and Black's.
    pub names: [String; 2],
    /// Of what the game was a part, and who ruled: `Event: City Championship`.
    #[serde(default)]
    pub event: Vec<String>,
    /// The score, `1-0`.
    pub score: String,
    /// What happened, in order.
    pub lines: Vec<Line>,
    /// The seal: program, rules, devices, what happened beside the game, and the last code of the journal, in words.
    #[serde(default)]
    pub seal: Vec<String>,
}

/// One event, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Milliseconds since the session began.
    pub at: u64,
    /// The wall time, `2026-05-01 10:00:05`; empty where it is not known.
    pub wall: String,
    /// The number of the move in progress.
    pub number: u32,
    /// White's time and Black's after it, `1:29:53`; none without a clock.
    pub clocks: [Option<String>; 2],
    /// Who did it, in words.
    pub who: String,
    /// What happened, in words.
    pub what: String,
}

/// Plays a journal's events and tells each. A line has the wall time that was recorded with it, if one was.
#[must_use]
pub fn report<'a>(
    setup: &Setup,
    started: &str,
    events: impl IntoIterator<Item = (Moment, &'a Event, Option<&'a str>)>,
    proof: &Proof,
    language: Language,
) -> Report {
    let mut game = Game::new(setup.clone());
    let mut lines = Vec::new();
    let mut known = (started.to_owned(), Moment::START);
    let mut known_until = Moment::START;
    for (at, event, wall) in events {
        if let Some(wall) = wall {
            known = (wall.to_owned(), at);
        }
        let number = game.record().move_number();
        known_until = at;
        game.apply(at, event);
        let reading = game.clock().reading(at);
        let left = |side: Color| reading.left.get(side).map(clock);
        lines.push(Line {
            at: at.as_millis(),
            wall: wall_time(&known, at),
            number,
            clocks: [left(Color::White), left(Color::Black)],
            who: stated_by(event, language),
            what: act::told(event, &game, language),
        });
    }
    let ByColor { white, black } = setup.names.clone();
    Report {
        verified: verified(proof, language),
        names: [white, black],
        event: Vec::new(),
        score: game.ending().map_or("*", |ending| ending.score()).to_owned(),
        seal: seal(&game, known_until, language),
        lines,
    }
}

fn verified(proof: &Proof, language: Language) -> String {
    match proof {
        Proof::Verified => Paper::Verified.text(language).to_owned(),
        Proof::Torn => Paper::Torn.text(language).to_owned(),
        Proof::Pgn => Paper::FromPgn.text(language).to_owned(),
        Proof::Damaged(fault) => Paper::Damaged.fill(language, [&**fault]),
    }
}

/// The last recorded wall time and what has passed since: while the program ran, its session kept the time.
fn wall_time((wall, since): &(String, Moment), at: Moment) -> String {
    let begun = wall.get(..19).and_then(|text| text.parse::<jiff::civil::DateTime>().ok());
    let passed = SignedDuration::try_from(at.since(*since)).ok();
    let now = begun.zip(passed).and_then(|(begun, passed)| begun.checked_add(passed).ok());
    now.map_or_else(String::new, |now| now.strftime("%Y-%m-%d %H:%M:%S").to_string())
}

/// Who did it; what an electronic board saw is its own statement.
fn stated_by(event: &Event, language: Language) -> String {
    if let Act::Notice(NoticeAct::LiftSensed(_)) = event.act {
        return Paper::SeenByBoard.text(language).to_owned();
    }
    who(event.by, language)
}

impl Report {
    /// As text: first what the check of the journal says, then one line for each event, its fields parted by two blanks, and
    /// at the end the seal.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let said = |paper: Paper| paper.text(language);
        let [white, black] = self.names.each_ref().map(|name| if name.is_empty() { "?" } else { name });
        let event: String = self.event.iter().map(|line| format!("{line}\n")).collect();
        let who = said(Paper::Who);
        let column = self.lines.iter().map(|line| &*line.who).chain([who]).map(|who| who.chars().count());
        let column = column.max().unwrap_or_default();
        let mut text = format!(
            "{}\n{}: {white} – {black}, {}\n{event}\n{:<19}  {:>6}  {:>7}  {:>7}  {who:<column$}  {}\n",
            self.verified,
            said(Paper::Report),
            self.score,
            said(Paper::WallTime),
            said(Paper::MoveNumber),
            said(Paper::White),
            said(Paper::Black),
            said(Paper::What),
        );
        for line in &self.lines {
            let [white, black] = line.clocks.each_ref().map(|left| left.as_deref().unwrap_or(NO_TIME));
            let Line { wall, number, who, what, .. } = line;
            let wall = if wall.is_empty() { NO_TIME } else { wall };
            let what = what.replace("  ", " ");
            let number = format!("{number}.");
            text.push_str(&format!("{wall:<19}  {number:>6}  {white:>7}  {black:>7}  {who:<column$}  {what}\n"));
        }
        text.push_str(&format!("\n{}\n{}\n", said(Paper::Seal), self.seal.join("\n")));
        text
    }

    /// Wall time, number, clocks, who and what of each line of a report that [`Report::text`] wrote.
    #[must_use]
    pub fn read_lines(text: &str) -> Vec<Vec<String>> {
        let fields = |line: &str| -> Vec<String> {
            line.split("  ").map(str::trim).filter(|field| !field.is_empty()).map(str::to_owned).collect()
        };
        text.lines()
            .skip_while(|line| !line.is_empty())
            .skip(2)
            .take_while(|line| !line.is_empty())
            .map(fields)
            .collect()
    }
}

/// What stands where there is no clock, or no wall time.
const NO_TIME: &str = "-:--";
