//! Scoresheets out of a PGN file: the moves, and of its comments what scoresheets hold.
use std::time::Duration;

use shakmaty::{ByColor, CastlingMode, Color, Position};

use super::{
    Foreign,
    pgn::{Game, OFFERS, PgnError},
    sheets::{Entry, EventData, Proof, RuledOff, Scoresheets},
    time_control,
};
use crate::{
    laws::{RawMove, standing::Standing},
    scoresheet::pgn,
};

/// Both sheets of a PGN game, which are the same. What `event` leaves empty is taken from its tags.
///
/// # Errors
/// [`PgnError`] where a move cannot be read or made.
pub fn from_pgn(game: &Game, event: EventData) -> Result<Scoresheets, PgnError> {
    let start = game.start()?;
    let is_chess960 = game.tag("Variant").is_some_and(|name| name.to_ascii_lowercase().contains("960"));
    let castling = if is_chess960 { CastlingMode::Chess960 } else { start.castles().mode() };
    let mut entries: Vec<Entry> = Vec::new();
    let mut standing = Standing::of(&start, castling);
    let mut befores = Vec::new();
    game.play(|position, m| -> Result<(), PgnError> {
        let played = RawMove::from_move(m);
        entries.push(Entry {
            number: position.fullmoves().get(),
            mover: position.turn(),
            before: standing.clone(),
            played: Some(played),
            entered: ByColor { white: Some(played), black: Some(played) },
            earlier: ByColor::default(),
            written: ByColor::default(),
            fault: None,
            offers: Vec::new(),
            clock: None,
            elapsed: None,
            at: None,
            ruled_off: RuledOff::No,
        });
        standing = standing.after(Some(played));
        befores.push(position.clone());
        Ok(())
    })?;
    let entries_made = entries.len();
    let mut score = game.score().to_owned();
    for (moves, comment) in game.comments() {
        if let Some(entry) = moves.checked_sub(1).and_then(|last| entries.get_mut(last)) {
            entry.clock = command(comment, "clk").or(entry.clock);
            entry.elapsed = command(comment, "emt").or(entry.elapsed);
            entry.offers.extend(offers(comment, entry.mover));
        }
        if moves == entries.len() && SCORES.contains(&comment) {
            comment.clone_into(&mut score);
        }
    }
    Ok(Scoresheets {
        event: filled(event, game),
        started: String::new(),
        edition: None,
        control: time_control::of_game(game),
        start,
        castling,
        entries,
        claims: Vec::new(),
        score,
        ending: None,
        confirmed: ByColor { white: false, black: false },
        kept: ByColor { white: None, black: None },
        proof: Proof::Pgn,
        foreign: own_score_aside(Foreign::of(game, &befores), entries_made),
    })
}

/// Scores that PGN knows only as a comment at the end.
const SCORES: [&str; 3] = ["0-0", "1/2-0", "0-1/2"];

/// The score at the end is not a comment.
fn own_score_aside(mut foreign: Foreign, moves: usize) -> Foreign {
    if let Some(comments) = foreign.comments.get_mut(&moves) {
        comments.retain(|comment| !SCORES.contains(&comment.as_str()));
    }
    foreign
}

fn filled(event: EventData, game: &Game) -> EventData {
    let or = |given: String, name: &str| {
        let tag = game.tag(name).filter(|value| !matches!(*value, "?" | "-" | "")).unwrap_or_default();
        if given.is_empty() { tag.to_owned() } else { given }
    };
    let date = game.tag("Date").unwrap_or_default().replace('.', "-");
    EventData {
        event: or(event.event, "Event"),
        site: or(event.site, "Site"),
        round: or(event.round, "Round"),
        board: or(event.board, "Board"),
        date: if event.date.is_empty() && !date.contains('?') { date } else { event.date },
        arbiter: or(event.arbiter, "Arbiter"),
        names: ByColor { white: or(event.names.white, "White"), black: or(event.names.black, "Black") },
        ratings: ByColor { white: or(event.ratings.white, "WhiteElo"), black: or(event.ratings.black, "BlackElo") },
        federations: ByColor {
            white: or(event.federations.white, "WhiteFederation"),
            black: or(event.federations.black, "BlackFederation"),
        },
    }
}

/// The time of a command in a comment: `[%clk 1:29:53]`.
fn command(comment: &str, name: &str) -> Option<Duration> {
    let (_, after) = comment.split_once(&format!("[%{name} "))?;
    let (time, _) = after.split_once(']')?;
    let mut seconds = 0.0;
    for field in time.trim().split(':') {
        seconds = seconds * 60.0 + field.parse::<f64>().ok()?;
    }
    Duration::try_from_secs_f64(seconds).ok()
}

/// `(=)` is the mover's offer where nobody is named.
fn offers(comment: &str, mover: Color) -> Vec<Color> {
    let place = |side: Color| comment.find(&format!("{}{OFFERS}", side.fold_wb("White", "Black")));
    let mut named: Vec<Color> = Color::ALL.into_iter().filter(|&side| place(side).is_some()).collect();
    named.sort_by_key(|&side| place(side));
    if named.is_empty() && comment.contains("(=)") { vec![mover] } else { named }
}

/// Every game of a PGN file.
///
/// # Errors
/// [`PgnError`] of the first that cannot be read; a file without a game is one, too.
pub fn all_from_pgn(bytes: &[u8], event: &EventData) -> Result<Vec<Scoresheets>, PgnError> {
    let games = pgn::games(bytes);
    if games.is_empty() {
        return Err(PgnError::NoSuchGame { wanted: 1, found: 0 });
    }
    games.iter().map(|game| from_pgn(game, event.clone())).collect()
}
