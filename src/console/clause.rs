//! What the grammars of all commands share: the list of commands, what can be wrong with a line, and the parts that lines have in
//! common.
use std::time::Duration;

use shakmaty::{CastlingSide, Color};
use thiserror::Error;

use crate::{
    clock::Moment,
    desk::{Purpose, hear},
    game::{Command, Game, RefusalKind, Rejection, Seat},
    language::Phrase,
    laws::RawMove,
};

/// How the commands begin. What is not here is not a command, so that none is missing from what is listed.
pub const COMMANDS: &[&str] = &[
    "start",
    "touch",
    "adjust",
    "withdraw",
    "place",
    "enter",
    "undo",
    "announce",
    "correct",
    "press",
    "repeat",
    "execute",
    "offer",
    "accept",
    "decline",
    "consent",
    "resign",
    "claim",
    "stop",
    "confirm",
    "reject",
    "ready",
    "sign",
    "assistant",
    "keyboard",
    "mouse",
    "gamepad",
    "pin",
    "leave",
    "set",
    "add",
    "take",
    "control",
    "penalise",
    "revoke",
    "absent",
    "arrive",
    "forfeit",
    "flags",
    "rule",
    "illegal",
    "irregular",
    "count",
    "calls",
    "unrecorded",
    "back",
    "adjourn",
    "seal",
    "resume",
    "open",
    "envelope",
    "declare",
    "differ",
    "board",
    "sheet",
    "entry",
    "kept",
    "decide",
    "done",
    "read",
    "settle",
    "calloff",
    "ask",
];

/// A line that is not a request.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum GrammarError {
    /// There is no such command.
    #[error("`{0}` is not a command; commands are {list}", list = COMMANDS.join(", "))]
    NoCommand(String),
    /// A command lacks its object, or the object does not fit.
    #[error("`{command}` needs {needs}, not `{found}`")]
    NoObject {
        /// The verb that was written.
        command: String,
        /// What it needs, with an example.
        needs: &'static str,
        /// What was there.
        found: String,
    },
    /// The words of a move were not understood, or they fit several moves. Told to the asker as a refusal.
    #[error("not understood")]
    Unheard(Phrase),
}

/// A command that stands alone.
pub(super) fn bare(verb: &str, object: &str, command: Command) -> Result<Command, GrammarError> {
    if object.is_empty() { Ok(command) } else { Err(no_object(verb, "nothing after it", object)) }
}

/// The first word, and the rest.
pub(super) fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(verb, object)| (verb, object.trim()))
}

/// What was found after a command is not what it needs.
pub(super) fn no_object(command: &str, needs: &'static str, found: &str) -> GrammarError {
    GrammarError::NoObject { command: command.to_owned(), needs, found: found.to_owned() }
}

/// A length of time in a command, `h:mm:ss` with optional milliseconds.
pub(super) fn duration(text: &str) -> Option<Duration> {
    Some(text.parse::<Moment>().ok()?.since(Moment::START))
}

/// The command with the move that the words name. Where no move at all would be taken - it is not his turn, the game is
/// over - that is the reason to give, whatever the words were.
pub(super) fn moved(
    text: &str,
    purpose: Purpose,
    by: Seat,
    game: &Game,
    command: impl Fn(RawMove) -> Command,
) -> Result<Command, GrammarError> {
    heard(text, purpose, by, game).map(&command).or_else(|unheard| {
        let any = command(RawMove::Castling(CastlingSide::KingSide));
        // A move that is sealed lacks its passphrase yet, and is taken with it.
        let holds_for_any =
            |refusal: Rejection| refusal.kind() != RefusalKind::Move && refusal != Rejection::PassphraseNeeded;
        let refused = game.decide(Moment::START, by, &any).err();
        if refused.is_some_and(holds_for_any) { Ok(any) } else { Err(unheard) }
    })
}

/// The move that the words name, as seen by the player for whom `by` acts.
fn heard(text: &str, purpose: Purpose, by: Seat, game: &Game) -> Result<RawMove, GrammarError> {
    let mover = game.mover().unwrap_or(Color::White);
    let side = match (by, purpose) {
        (Seat::Player(side), _) => side,
        (_, Purpose::Repeat | Purpose::Execute) => {
            Color::ALL.into_iter().find(|&side| game.record().answer_owed(side).is_some()).unwrap_or(mover)
        }
        _ => {
            // An assistant announces the moves of both players: the one that is due.
            if game.record().awaits_late_announcement() { mover.other() } else { mover }
        }
    };
    let view = game.view(Seat::Player(side), Moment::START);
    hear(text, purpose, &view, game.setup().wording.language).map_err(|none| GrammarError::Unheard(none.why))
}
