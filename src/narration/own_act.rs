//! The sound that tells a player that his own act counts, where the room does not tell.
use super::Chime;
use crate::game::{AnswerCommand, Command, MoveCommand, Step};

/// The sound of a command that led its player from one step to another; `None` where it did not have its effect: a
/// repetition that sounded different, a press that was held back. It depends on the steps alone, never on whether a move is legal.
///
/// ```
/// use anna_hector::{
///     game::{AnswerCommand, Command, Step},
///     laws::RawMove,
///     narration::{Chime, own_act},
/// };
/// use shakmaty::CastlingSide;
///
/// let said = RawMove::Castling(CastlingSide::KingSide);
/// let repeat = Command::Answer(AnswerCommand::Repeat(None));
/// assert_eq!(own_act(&repeat, Step::Repeat(said), Step::Execute(said)), Some(Chime::Repeated));
/// assert_eq!(own_act(&repeat, Step::Repeat(said), Step::RepeatAgain(said)), None);
/// ```
#[must_use]
pub fn own_act(command: &Command, before: Step, after: Step) -> Option<Chime> {
    let done = |is_due: fn(Step) -> bool| is_due(before) && !is_due(after);
    match command {
        Command::Answer(AnswerCommand::Repeat(_)) => {
            done(|step| matches!(step, Step::Repeat(_) | Step::RepeatAgain(_))).then_some(Chime::Repeated)
        }
        Command::Answer(AnswerCommand::Execute(_)) => {
            done(|step| matches!(step, Step::Execute(_))).then_some(Chime::Executed)
        }
        Command::Move(MoveCommand::Press) => {
            done(|step| matches!(step, Step::Press | Step::PressBehindReply)).then_some(Chime::Pressed)
        }
        Command::Move(
            MoveCommand::Touch(_)
            | MoveCommand::Place(_)
            | MoveCommand::Enter(_)
            | MoveCommand::TakeBack
            | MoveCommand::Announce(_)
            | MoveCommand::Correct(_)
            | MoveCommand::Adjust(_)
            | MoveCommand::Withdraw,
        )
        | Command::Start(_)
        | Command::Draw(_)
        | Command::Ending(_)
        | Command::Claim(_)
        | Command::Clock(_)
        | Command::Arbiter(_)
        | Command::Because(..)
        | Command::AtTimes(..)
        | Command::Lock(_)
        | Command::Presence(_)
        | Command::Device(_)
        | Command::Adjournment(_)
        | Command::Reconcile(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::CastlingSide;

    use super::*;
    use crate::laws::RawMove;

    #[test]
    fn a_press_that_was_held_back_or_came_before_the_announcement_sounds_as_no_press() {
        let press = Command::Move(MoveCommand::Press);
        assert_eq!(own_act(&press, Step::Press, Step::AwaitAnnouncement), Some(Chime::Pressed));
        assert_eq!(own_act(&press, Step::Press, Step::Over), Some(Chime::Pressed));
        assert_eq!(own_act(&press, Step::Announce, Step::Announce), None);
        assert_eq!(own_act(&press, Step::Press, Step::Press), None);
    }

    #[test]
    fn an_execution_sounds_once_it_is_no_longer_due() {
        let said = RawMove::Castling(CastlingSide::KingSide);
        let execute = Command::Answer(AnswerCommand::Execute(None));
        assert_eq!(own_act(&execute, Step::Execute(said), Step::Move), Some(Chime::Executed));
        assert_eq!(own_act(&execute, Step::Repeat(said), Step::Repeat(said)), None);
    }
}
