//! The commands about adjourned games as text; [`grammar`](super::grammar) lists them.
use super::clause::{GrammarError, duration, no_object, split};
use crate::game::{AdjournmentCommand, Command, Opening, Order, Passphrase, Written};

const ADJOURN: &str = "a passphrase of at least four characters, and perhaps what is left of the session and when the \
                       game is resumed: adjourn PASSPHRASE early 0:20:00 resumes Saturday at three";

/// `adjourn PASSPHRASE [early h:mm:ss] [resumes TEXT]`, `open PASSPHRASE`, `resume`, `envelope lost`; `None` for another
/// verb.
pub(super) fn adjourn_command(verb: &str, object: &str) -> Option<Result<Command, GrammarError>> {
    // What was there may be a passphrase: it is not repeated.
    let bad = |needs| no_object(verb, needs, "...");
    Some(match (verb, object) {
        ("adjourn", _) => adjourn(object).ok_or_else(|| bad(ADJOURN)),
        ("open", _) => Passphrase::new(object)
            .map(|passphrase| Command::Adjournment(AdjournmentCommand::Open(Opening::With(passphrase))))
            .ok_or_else(|| bad("the passphrase: open PASSPHRASE")),
        ("resume", "") => Ok(Command::Adjournment(AdjournmentCommand::Resume)),
        ("resume", _) => Err(bad("nothing after it")),
        ("envelope", "lost") => Ok(Command::Adjournment(AdjournmentCommand::EnvelopeLost)),
        ("envelope", _) => Err(bad("what became of it: envelope lost")),
        _ => return None,
    })
}

fn adjourn(object: &str) -> Option<Command> {
    let (passphrase, mut rest) = split(object);
    let mut order = Order::default();
    if let ("early", after) = split(rest) {
        let (time, after) = split(after);
        order.rest_of_session = duration(time)?;
        rest = after;
    }
    match split(rest) {
        ("", "") => {}
        ("resumes", text) if !text.is_empty() => {
            order.resumes = text.chars().filter(|c| !c.is_control()).take(200).collect();
        }
        _ => return None,
    }
    Some(Command::Adjournment(AdjournmentCommand::Order(order, Passphrase::new(passphrase)?)))
}

/// `seal "TEXT"`: the words as they stand in the quotes, understood only when the envelope is opened.
pub(super) fn as_written(object: &str) -> Option<Command> {
    let words = object.strip_prefix('"')?.strip_suffix('"')?;
    Some(Command::Adjournment(AdjournmentCommand::Seal(Written::Words(
        words.chars().filter(|c| !c.is_control()).take(200).collect(),
    ))))
}
