//! Who is at the board, in words.
use shakmaty::Color;

use super::{Cue, cue::arbiter};
use crate::{
    game::{Game, Presence, PresenceAct},
    language::{Arg, Line},
    laws::time::{Excuse, may_excuse},
};

/// The cues of a player's presence.
pub(super) fn of_presence(act: &PresenceAct, game: &Game) -> Vec<Cue> {
    match *act {
        PresenceAct::Absent(side) => vec![arbiter(Line::MarkAbsent, [Arg::Color(side)])],
        PresenceAct::Arrived(side) => vec![arrived(side, game)],
        PresenceAct::DefaultTimePassed(side) => {
            vec![arbiter(default_time_line(game), [Arg::Color(side)])]
        }
    }
}

/// What the arbiter is told of a default time that has passed.
pub(super) const fn default_time_line(game: &Game) -> Line {
    match excuse(game) {
        Excuse::Arbiter => Line::MarkDefaultTime,
        Excuse::RegulationsOnly => Line::MarkDefaultTimeStrict,
    }
}

/// Who may excuse somebody late: at a resumption the arbiter in every edition (G.10 of 2009).
const fn excuse(game: &Game) -> Excuse {
    if game.sitting().is_resumed() { Excuse::Arbiter } else { may_excuse(game.setup().edition) }
}

/// `game` is the game after the arrival. A player came too late if the default time had passed by then; once the game is over, there is
/// nothing more to decide about it.
pub(super) fn arrived(side: Color, game: &Game) -> Cue {
    let is_to_be_judged = game.sitting().came_late(side) && !game.is_finished();
    let line = match (is_to_be_judged, excuse(game)) {
        (false, _) => Line::MarkArrived,
        (true, Excuse::Arbiter) => Line::MarkArrivedLate,
        (true, Excuse::RegulationsOnly) => Line::MarkArrivedLateStrict,
    };
    debug_assert_eq!(game.sitting().presence(side), Presence::Here);
    arbiter(line, [Arg::Color(side)])
}
