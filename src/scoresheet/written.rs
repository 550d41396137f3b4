//! Writing PGN by its export standard: a game as other programs read it.
//!
//! PGN knows only legal moves. A move that the record holds and the Laws do not allow ends the line: it and whatever
//! follows stand in a comment, and so does what was ruled off, so that nothing is passed over in silence.
use std::{fmt::Write as _, time::Duration};

use shakmaty::{CastlingMode, Color, EnPassantMode, fen::Fen, san::SanPlus};

use super::{
    comment::{comment, one_line},
    pgn::{CORRECTED, NOT_BY_THE_RULES, OFFERS, RULED_OFF, ply_number},
    sheets::{Entry, Proof, RuledOff, Scoresheets},
    time_control,
};
use crate::{
    game::{Outcome, Reason},
    language::{Language, notation},
    laws::RawMove,
};

/// Lines of PGN have less than 80 characters.
const WIDTH: usize = 79;
/// What PGN writes where nothing is known.
const UNKNOWN: &str = "?";

/// The game as PGN, with a FEN where it did not begin from the usual position or is a game of Chess960. It ends with an empty
/// line, so that several make one file.
#[must_use]
pub fn write(sheets: &Scoresheets) -> String {
    let mut pgn = String::new();
    if let Proof::Damaged(fault) = &sheets.proof {
        // Other programs pass over a line that begins with this sign.
        let _ = writeln!(pgn, "% the journal is damaged, this proves nothing: {}", one_line(fault));
    }
    for (name, value) in all_tags(sheets) {
        let value = one_line(&value).replace('\\', "\\\\").replace('"', "\\\"");
        // Writing into a string cannot fail.
        let _ = writeln!(pgn, "[{name} \"{value}\"]");
    }
    pgn.push('\n');
    let mut width = 0;
    for token in movetext(sheets) {
        let length = token.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            pgn.push('\n');
            width = 0;
        } else if width > 0 {
            pgn.push(' ');
            width += 1;
        }
        pgn.push_str(&token);
        width += length;
    }
    pgn.push_str("\n\n");
    pgn
}

/// The tags that the program has, then those of others. Where it knows nothing better, theirs stay as they were.
fn all_tags(sheets: &Scoresheets) -> Vec<(String, String)> {
    let theirs_first = |name: &str, value: &str| match name {
        "Termination" => sheets.ending.is_none(),
        "Date" => sheets.event.date.is_empty(),
        "Event" | "Site" | "Round" | "White" | "Black" => value == UNKNOWN,
        _ => false,
    };
    let theirs = |name: &str, value: &str| sheets.foreign.tag(name).filter(|_| theirs_first(name, value));
    let better = |name: &str, value: String| theirs(name, &value).map(str::to_owned).unwrap_or(value);
    let mut all: Vec<(String, String)> =
        tags(sheets).into_iter().map(|(name, value)| (name.to_owned(), better(name, value))).collect();
    for (name, value) in &sheets.foreign.tags {
        let is_written = all.iter().any(|(written, _)| written.eq_ignore_ascii_case(name));
        // A position that is the usual one is none to set up.
        if !is_written && !["FEN", "SetUp"].contains(&name.as_str()) {
            all.push((name.clone(), value.clone()));
        }
    }
    all
}

/// The Seven Tag Roster in its order, then the others that are known.
fn tags(sheets: &Scoresheets) -> Vec<(&'static str, String)> {
    let event = &sheets.event;
    let known = |text: &str| if text.is_empty() { UNKNOWN.to_owned() } else { text.to_owned() };
    let date = if event.date.is_empty() { "????.??.??".to_owned() } else { event.date.replace('-', ".") };
    let mut tags = vec![
        ("Event", known(&event.event)),
        ("Site", known(&event.site)),
        ("Date", date),
        ("Round", known(&event.round)),
        ("White", known(&event.names.white)),
        ("Black", known(&event.names.black)),
        ("Result", result(&sheets.score).to_owned()),
    ];
    let others = [
        ("Board", &event.board),
        ("WhiteElo", &event.ratings.white),
        ("BlackElo", &event.ratings.black),
        ("WhiteFederation", &event.federations.white),
        ("BlackFederation", &event.federations.black),
        ("Arbiter", &event.arbiter),
    ];
    tags.extend(others.into_iter().filter(|(_, value)| !value.is_empty()).map(|(name, value)| (name, value.clone())));
    if let Some(time) = sheets.started.get(11..19) {
        tags.push(("Time", time.to_owned()));
    }
    match &sheets.control {
        Some(control) if control.white == control.black => {
            tags.push(("TimeControl", time_control::written(&control.white)))
        }
        Some(control) => {
            tags.push(("TimeControl", UNKNOWN.to_owned()));
            tags.push(("WhiteTimeControl", time_control::written(&control.white)));
            tags.push(("BlackTimeControl", time_control::written(&control.black)));
        }
        None => {}
    }
    // Of a game from elsewhere nobody here knows how it was played, or ended.
    if sheets.proof != Proof::Pgn {
        tags.push(("Termination", termination(sheets).to_owned()));
        tags.push(("Mode", "OTB".to_owned()));
    }
    if sheets.castling == CastlingMode::Chess960 {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if !sheets.is_ordinary() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", Fen::from_position(&sheets.start, EnPassantMode::Legal).to_string()));
    }
    tags
}

/// The score as PGN knows it; `0-0` and halves for one player it does not.
fn result(score: &str) -> &'static str {
    ["1-0", "0-1", "1/2-1/2"].into_iter().find(|known| *known == score).unwrap_or("*")
}

/// One of the eight words of the standard.
fn termination(sheets: &Scoresheets) -> &'static str {
    let Some(ending) = sheets.ending else {
        return if sheets.score == "*" { "unterminated" } else { "normal" };
    };
    match ending.reason {
        _ if ending.outcome == Outcome::Annulled => "abandoned",
        Reason::TimeForfeit | Reason::TimeForfeitWithoutMatingMaterial | Reason::BothFlags => "time forfeit",
        Reason::DefaultTime
        | Reason::LateForResumption
        | Reason::Penalty
        | Reason::IllegalMoves
        | Reason::IllegalMovesWithoutMatingMaterial
        | Reason::Irregularity
        | Reason::ColoursReversed
        | Reason::PositionLost
        | Reason::SealedMove
        | Reason::IllegalPosition => "rules infraction",
        Reason::Quickplay => "adjudication",
        Reason::Checkmate
        | Reason::Resignation
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Agreement
        | Reason::Threefold
        | Reason::FiftyMoves
        | Reason::FivefoldRepetition
        | Reason::SeventyFiveMoves => "normal",
    }
}

/// Move numbers, moves, comments, the result, as words to be set in lines.
fn movetext(sheets: &Scoresheets) -> Vec<String> {
    let mut position = sheets.start.clone();
    let mut tokens = Vec::new();
    // After a comment the number is written again.
    let mut numbered = true;
    let theirs = |made: usize| -> Vec<String> {
        let comments = sheets.foreign.comments.get(&made).into_iter().flatten().flat_map(|text| comment(text));
        comments.chain(sheets.foreign.variations.get(&made).into_iter().flatten().cloned()).collect()
    };
    tokens.extend(theirs(0));
    let mut made = 0;
    let mut entries = sheets.entries.iter().peekable();
    while let Some(entry) = entries.peek() {
        if entry.ruled_off != RuledOff::No {
            let off = std::iter::from_fn(|| entries.next_if(|entry| entry.ruled_off != RuledOff::No));
            tokens.extend(comment(&listed(RULED_OFF, off)));
            numbered = true;
            continue;
        }
        let Some(m) = entry.played.and_then(|said| said.check(&position)) else {
            tokens.extend(comment(&listed(NOT_BY_THE_RULES, entries)));
            break;
        };
        if entry.mover == Color::White || numbered {
            tokens.push(ply_number(&position));
        }
        tokens.push(SanPlus::from_move_and_play_unchecked(&mut position, m).to_string());
        made += 1;
        tokens.extend(sheets.foreign.signs.get(&made).into_iter().flatten().cloned());
        let (remark, theirs) = (remark(entry), theirs(made));
        numbered = !remark.is_empty() || !theirs.is_empty();
        if !remark.is_empty() {
            tokens.extend(comment(&remark));
        }
        tokens.extend(theirs);
        entries.next();
    }
    if result(&sheets.score) != sheets.score {
        tokens.extend(comment(&sheets.score));
    }
    tokens.push(result(&sheets.score).to_owned());
    tokens
}

/// What stands beside a move: the clock, the time it took, what was corrected, an offer.
fn remark(entry: &Entry) -> String {
    let mut parts = Vec::new();
    parts.extend(entry.clock.map(|left| format!("[%clk {}]", clock(left))));
    parts.extend(entry.elapsed.map(|time| format!("[%emt {}]", clock(time))));
    let earlier = entry.earlier.get(entry.mover);
    if !earlier.is_empty() {
        let said = earlier.iter().map(|&said| san(entry, Some(said))).collect::<Vec<_>>().join(", ");
        parts.push(format!("{CORRECTED}{said}"));
    }
    for offer in &entry.offers {
        parts.push(format!("(=) {}{OFFERS}", offer.fold_wb("White", "Black")));
    }
    parts.join(" ")
}

/// `1:29:53`: whole seconds, as a clock shows them.
pub(super) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// `ruled off: 12. Nf3 Ke7 (illegal)`, each occasion apart.
fn listed<'a>(heading: &str, entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let mut text = heading.to_owned();
    let mut last: Option<&Entry> = None;
    for entry in entries {
        let follows = last.is_some_and(|last| last.ruled_off == entry.ruled_off && last.mover != entry.mover);
        if last.is_some_and(|last| last.ruled_off != entry.ruled_off) {
            text.push(';');
        }
        if entry.mover == Color::White || !follows {
            let _ = write!(text, " {}{}", entry.number, entry.mover.fold_wb(".", "..."));
        }
        let _ = write!(text, " {}", san(entry, entry.played));
        if entry.fault.is_some() {
            text.push_str(" (illegal)");
        }
        last = Some(entry);
    }
    text
}

/// As algebraic notation with English letters would have it, legal or not; a dash for a press without a move.
fn san(entry: &Entry, said: Option<RawMove>) -> String {
    said.map_or_else(
        || "-".to_owned(),
        |said| notation::by_placement(said, entry.before.board(), entry.mover, Language::English),
    )
}

#[cfg(test)]
mod tests {
    use shakmaty::{ByColor, Chess, Move, Position, Square};

    use super::*;
    use crate::{
        laws::{chess960::Number, standing::Standing},
        scoresheet::{EventData, Foreign, from_pgn, pgn},
    };

    fn sheets(start: &Chess, castling: CastlingMode, moves: &[Option<RawMove>], score: &str) -> Scoresheets {
        let mut standing = Standing::of(start, castling);
        let entries = moves.iter().map(|&played| {
            let before = standing.clone();
            standing = before.after(played);
            Entry {
                number: before.fullmoves(),
                mover: before.turn(),
                fault: played.and_then(|said| before.fault(said)),
                played,
                entered: ByColor { white: played, black: played },
                earlier: ByColor::default(),
                written: ByColor::default(),
                offers: Vec::new(),
                clock: Some(Duration::from_millis(61_999)),
                elapsed: None,
                at: None,
                ruled_off: RuledOff::No,
                before,
            }
        });
        Scoresheets {
            event: EventData {
                date: "2026-11-21".to_owned(),
                names: ByColor { white: "Anna \"A\"".to_owned(), black: String::new() },
                ..EventData::default()
            },
            started: String::new(),
            edition: None,
            control: None,
            entries: entries.collect(),
            start: start.clone(),
            castling,
            claims: Vec::new(),
            score: score.to_owned(),
            ending: None,
            confirmed: ByColor { white: false, black: false },
            kept: ByColor { white: None, black: None },
            proof: Proof::Verified,
            foreign: Foreign::default(),
        }
    }

    /// Forty plies of a game in which castling is preferred.
    fn game(start: &Chess, mut seed: usize) -> Vec<Move> {
        let mut position = start.clone();
        let mut played = Vec::new();
        while played.len() < 40 {
            let legal = position.legal_moves();
            seed = seed.wrapping_mul(31).wrapping_add(7) % 65_521;
            let Some(m) = legal.iter().find(|m| m.is_castle()).or_else(|| legal.get(seed % legal.len().max(1))) else {
                break;
            };
            played.push(*m);
            position.play_unchecked(*m);
        }
        played
    }

    #[test]
    fn what_is_written_is_read_again_from_each_of_the_960() {
        let mut castled = 0;
        for number in Number::all() {
            let start = number.start();
            let moves = game(&start, number.get().into());
            castled += moves.iter().filter(|m| m.is_castle()).count();
            let raw: Vec<Option<RawMove>> = moves.iter().map(|&m| Some(RawMove::from_move(m))).collect();
            let written = sheets(&start, CastlingMode::Chess960, &raw, "1-0");
            let text = write(&written);
            assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
            let read = pgn::game(text.as_bytes(), 1).expect("a game");
            assert_eq!(read.tag("Variant"), Some("Chess960"));
            let read = from_pgn(&read, EventData::default()).expect("it can be played");
            assert_eq!((&read.start, read.castling, &*read.score), (&start, CastlingMode::Chess960, "1-0"), "{text}");
            assert_eq!(read.event, written.event);
            let plies = |sheets: &Scoresheets| -> Vec<_> {
                sheets.entries.iter().map(|entry| (entry.number, entry.played, entry.clock.map(clock))).collect()
            };
            assert_eq!(plies(&read), plies(&written), "{text}");
        }
        assert!(castled > 500, "{castled}");
    }

    #[test]
    fn an_ordinary_game_has_the_seven_tags_in_their_order_and_no_fen() {
        let start = Chess::default();
        let text = write(&sheets(&start, CastlingMode::Standard, &[], "*"));
        let names: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix('[')?.split(' ').next()).collect();
        assert_eq!(names[..7], ["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
        let unknown = ["[Event \"?\"]", "[Date \"2026.11.21\"]", "[Black \"?\"]", "[Termination \"unterminated\"]"];
        assert!(unknown.iter().all(|tag| text.contains(tag)), "{text}");
        assert!(!text.contains("FEN") && text.ends_with("\n\n*\n\n"), "{text}");
    }

    /// Tags, numbers of opinion, signs, both kinds of comments and the commands in them: what is read is written again.
    #[test]
    fn what_others_wrote_is_kept() {
        let theirs = "[Event \"a\"]\n[Date \"2026.11.??\"]\n[White \"b\"]\n[WhiteElo \"-\"]\n[ECO \"C20\"]\n\
            [Annotator \"d \\\"e\\\"\"]\n[Termination \"time forfeit\"]\n[Result \"1-0\"]\n\n\
            {Before it} 1. e4!? $14 $36 {A plan. [%clk 1:00:00] [%eval 0.31]} e5?? ; to the end\n\
            2. Nf3 +/= {(=) White offers a draw} Nc6$2 {[%csl Ga1]} {again} 1-0\n";
        let read = |text: &str| {
            let game = pgn::game(text.as_bytes(), 1).expect("a game");
            from_pgn(&game, EventData::default()).expect("it can be played")
        };
        let once = write(&read(theirs));
        for kept in [
            "[Date \"2026.11.??\"]",
            "[WhiteElo \"-\"]",
            "[ECO \"C20\"]",
            "[Annotator \"d \\\"e\\\"\"]",
            "[Termination \"time forfeit\"]",
        ] {
            assert!(once.contains(kept), "{kept}: {once}");
        }
        let moves = once.split_once("\n\n").expect("moves follow the tags").1.replace('\n', " ");
        let wanted = "{Before it} 1. e4 $5 $14 $36 {[%clk 1:00:00]} {A plan. [%eval 0.31]} 1... e5 $4 {to the end} 2. Nf3 \
            {(=) White offers a draw} {+/=} 2... Nc6 $2 {[%csl Ga1]} {again} 1-0";
        assert_eq!(moves.trim(), wanted);
        assert_eq!(write(&read(&once)), once, "and stays as it is");
    }

    /// Variations are played from the move that they replace, also inside each other; one that cannot be played is a comment.
    #[test]
    fn variations_of_others_are_kept() {
        let read = |moves: &str| {
            let game = pgn::game(moves.as_bytes(), 1).expect("a game");
            from_pgn(&game, EventData::default()).expect("it can be played")
        };
        for (theirs, wanted) in [
            (
                "1. e4 e5 (1... c5!? 2. Nf3 (2. c3 d5 {fest}) (2.Nc3) 2... d6 $10) 2. Nf3 *",
                "1. e4 e5 (1... c5 $5 2. Nf3 (2. c3 d5 {fest}) (2. Nc3) 2... d6 $10) 2. Nf3 *",
            ),
            ("1. e4 (1. d4 d5 ; closed\n 2. c4) (1.c4) e5 *", "1. e4 (1. d4 d5 {closed} 2. c4) (1. c4) 1... e5 *"),
            (
                "1. e4 {gut [%clk 0:01:00]} ({oder} 1. d4 [%clk 0:02:00]) 1-0",
                "1. e4 {[%clk 0:01:00]} {gut} ({oder} 1. d4) 1-0",
            ),
            ("1. e4 e5 (1... c5 {[%clk 0:02:00]} 2. Nf3 +/=) *", "1. e4 e5 (1... c5 {[%clk 0:02:00]} 2. Nf3 {+/=}) *"),
            ("1. e4 e5 (1... Qh4 {so} 2. g3) 2. d4 *", "1. e4 e5 {variation: (1... Qh4 |so| 2. g3)} 2. d4 *"),
            ("1. e4 e5 (1... c5 2. Nf3 (2. Kd5) d6) *", "1. e4 e5 (1... c5 2. Nf3 {variation: (2. Kd5)} 2... d6) *"),
            ("(1. d4) 1. e4 () e5 (1... c5 *) *", "{variation: (1. d4)} 1. e4 e5 (1... c5) *"),
            ("1. e4 e5 (-- 2. d4) *", "1. e4 e5 {variation: (-- 2. d4)} *"),
        ] {
            let once = write(&read(theirs));
            let moves = once.split_once("\n\n").expect("moves follow the tags").1.replace('\n', " ");
            assert_eq!(moves.trim(), wanted, "{theirs}");
            assert_eq!(write(&read(&once)), once, "and stays as it is");
        }
    }

    /// Nothing is invented of a game from elsewhere, and a dash says that there is nothing to know.
    #[test]
    fn tags_of_others_are_kept_and_none_is_made_up() {
        let theirs = "[Event \"-\"]\n[Round \"-\"]\n[White \"A\"]\n[TimeControl \"-\"]\n\n1. e4 1-0\n";
        let game = pgn::game(theirs.as_bytes(), 1).expect("a game");
        let once = write(&from_pgn(&game, EventData::default()).expect("it can be played"));
        for kept in ["[Event \"-\"]", "[Round \"-\"]", "[Site \"?\"]", "[Black \"?\"]", "[TimeControl \"-\"]"] {
            assert!(once.contains(kept), "{kept}: {once}");
        }
        assert!(!once.contains("Termination") && !once.contains("Mode"), "{once}");
        let theirs = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq\"]\n\n1. e4 *\n";
        let game = pgn::game(theirs.as_bytes(), 1).expect("a game");
        let once = write(&from_pgn(&game, EventData::default()).expect("it can be played"));
        assert!(!once.contains("FEN"), "the usual position is none to set up: {once}");
    }

    #[test]
    fn what_is_no_legal_move_stands_in_a_comment_with_all_that_follows() {
        let start = Chess::default();
        let said = |from, to| RawMove::from_squares(start.board(), from, to, None).ok();
        let moves = [said(Square::E2, Square::E4), said(Square::A8, Square::B6), None];
        let text = write(&sheets(&start, CastlingMode::Standard, &moves, "0-0"));
        let moves = text.split_once("\n\n").expect("moves follow the tags").1.replace('\n', " ");
        assert_eq!(moves.trim(), "1. e4 {[%clk 0:01:01]} {not by the rules: 1... Rb6 (illegal) 2. -} {0-0} *");
        let read = pgn::game(text.as_bytes(), 1).and_then(|game| from_pgn(&game, EventData::default()));
        assert_eq!(read.map(|read| (read.entries.len(), read.score)), Ok((1, "0-0".to_owned())));
    }
}
