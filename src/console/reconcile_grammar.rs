//! The commands that bring boards and sheets together as text; [`grammar`](super::grammar) lists them.
use shakmaty::{Color, Rank};

use super::{
    arbiter_grammar::{numbered, position_before},
    clause::{GrammarError, no_object, split},
};
use crate::{
    game::{Clocks, Command, Game, ReconcileCommand, Seat, SheetOrigin, SheetText},
    language::understand::telling::told,
    laws::Numbering,
    reconciliation::{BoardKind, SheetEntry},
    scoresheet,
};

type Parsed = Result<ReconcileCommand, GrammarError>;

/// A command of the procedure; `None` for another verb.
pub(super) fn reconcile_command(
    verb: &str,
    object: &str,
    by: Seat,
    game: &Game,
) -> Option<Result<Command, GrammarError>> {
    let bare = |command| if object.is_empty() { Ok(command) } else { Err(no_object(verb, "nothing after it", object)) };
    let parsed = match verb {
        "differ" => bare(ReconcileCommand::Begin),
        "calloff" => bare(ReconcileCommand::CallOff),
        "board" => tell(object, by, game),
        "sheet" => sheet(object, game),
        "entry" => entry(object, game),
        "kept" => kept(object),
        "decide" => decide(object, game),
        "done" => board(object, by, game)
            .filter(|(_, rest)| rest.is_empty())
            .map(|(kind, _)| ReconcileCommand::Confirm(kind))
            .ok_or_else(|| no_object(verb, "a board: done special, done normal", object)),
        "read" => {
            single_rank(object).map(ReconcileCommand::ReadOut).ok_or_else(|| no_object(verb, "a rank: read 1", object))
        }
        "settle" => match object {
            "proposed" => Ok(ReconcileCommand::Close(Clocks::AsProposed)),
            "standing" => Ok(ReconcileCommand::Close(Clocks::AsTheyStand)),
            _ => Err(no_object(verb, "the clocks: settle proposed, settle standing", object)),
        },
        _ => return None,
    };
    Some(parsed.map(Command::Reconcile))
}

/// Which board, and what follows; a player's own if he names none.
fn board<'a>(object: &'a str, by: Seat, game: &Game) -> Option<(BoardKind, &'a str)> {
    match split(object) {
        ("special", rest) => Some((BoardKind::Special, rest)),
        ("normal", rest) => Some((BoardKind::Normal, rest)),
        _ => by.side().map(|side| (game.setup().board_kind(side), object)),
    }
}

fn tell(object: &str, by: Seat, game: &Game) -> Parsed {
    const NEEDS: &str = "a board and what stands there: board special Eva vier weisser Bauer, board normal e4 leer";
    let (kind, text) = board(object, by, game).ok_or_else(|| no_object("board", NEEDS, object))?;
    let telling = told(text, game.setup().wording.language).map_err(|untold| GrammarError::Unheard(untold.into()))?;
    Ok(ReconcileCommand::Tell(kind, telling))
}

fn side(text: &str) -> Option<Color> {
    text.parse().ok()
}

fn sheet(object: &str, game: &Game) -> Parsed {
    const NEEDS: &str = "a side and the moves on its sheet: sheet white 1. e4 e5 2. Nf3";
    let (whose, text) = split(object);
    let whose = side(whose).ok_or_else(|| no_object("sheet", NEEDS, object))?;
    let (entries, start) = scoresheet::entries(text, numbering(game), game.setup().wording.language)
        .map_err(|error| no_object("sheet", NEEDS, &error.to_string()))?;
    Ok(ReconcileCommand::TellSheet(whose, SheetText { entries, start }))
}

fn numbering(game: &Game) -> Numbering {
    Numbering::from(game.comparison().records().start.as_ref())
}

fn entry(object: &str, game: &Game) -> Parsed {
    let error = || no_object("entry", "a side, a number and a move: entry white 6. Nf3, entry white 6... -", object);
    let (whose, rest) = split(object);
    let (number, text) = split(rest);
    let (side, ply) = side(whose).zip(numbered(number, game)).ok_or_else(error)?;
    let entry = match text {
        "" => return Err(error()),
        "-" => SheetEntry::Gap,
        text => SheetEntry::Written(text.chars().filter(|c| !c.is_control()).take(80).collect()),
    };
    Ok(ReconcileCommand::TellEntry { side, ply, entry })
}

fn kept(object: &str) -> Parsed {
    let error = || no_object("kept", "a side and by whom: kept white player, assistant, recording or program", object);
    let (whose, by) = split(object);
    let origin = match by {
        "player" => SheetOrigin::Player,
        "assistant" => SheetOrigin::Assistant,
        "recording" => SheetOrigin::Recording,
        "program" => SheetOrigin::Program,
        _ => return Err(error()),
    };
    Ok(ReconcileCommand::KeptBy(side(whose).ok_or_else(error)?, origin))
}

fn decide(object: &str, game: &Game) -> Parsed {
    if object == "rule" {
        return Ok(ReconcileCommand::Accept);
    }
    let plies = position_before(object, game)
        .ok_or_else(|| no_object("decide", "rule, or the number of a move: decide 6...", object))?;
    Ok(ReconcileCommand::Choose(plies))
}

fn single_rank(text: &str) -> Option<Rank> {
    let mut chars = text.chars();
    Rank::from_char(chars.next()?).filter(|_| chars.next().is_none())
}
