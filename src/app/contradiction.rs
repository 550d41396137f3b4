//! An assistant announces another move than his player has entered or shown. The program is silent in the room where the assistant
//! announces (D.2.10.b of 2018 and 2023), so that nobody else would notice before the boards differ. The act is held back once, and both
//! moves are told; the same act again, once they can have been read, stands.
use shakmaty::{ByColor, Color};

use super::{App, desks::Desks, stages::Stage};
use crate::{
    clock::Moment,
    desk::{FIRST_MOMENT, Purpose},
    game::{Announcer, Command, Game, MoveCommand, Seat},
    language::{Arg, Line, Phrase},
    laws::RawMove,
    narration::{Audience, Cue},
};

/// What players have given their assistants to announce, and what was held back last.
#[derive(Debug, Default)]
pub(super) struct Contradictions {
    handed: ByColor<Option<(Progress, RawMove)>>,
    /// What was held back last, and when.
    held_back: Option<(HeldBack, Moment)>,
}

#[derive(Debug, PartialEq, Eq)]
struct HeldBack {
    at: Progress,
    by: Seat,
    command: Command,
}

/// How far the game is: what is later announced, or ruled off, ends what was handed over before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Progress {
    announcements: usize,
    ruled_off: usize,
}

impl Progress {
    fn of(game: &Game) -> Self {
        let record = game.record();
        Self { announcements: record.announcements(), ruled_off: record.ruled_off().len() }
    }
}

/// The move that a command announces, or corrects an announcement to, and which of the two.
pub(super) fn announces(command: &Command) -> Option<(RawMove, Purpose)> {
    if let Command::Move(MoveCommand::Announce(said)) = *command {
        Some((said, Purpose::Announce))
    } else if let Command::Move(MoveCommand::Correct(said)) = *command {
        Some((said, Purpose::Correct))
    } else {
        None
    }
}

impl Contradictions {
    /// A player has given his assistant this move to announce.
    pub(super) fn hand(&mut self, side: Color, said: RawMove, game: &Game) {
        *self.handed.get_mut(side) = Some((Progress::of(game), said));
    }

    /// The move that is or was announced, and the one that was entered or shown, where an act makes them differ. What was read back to the
    /// player counts as entered: he may have forgotten to confirm it.
    fn between(&self, game: &Game, desks: &Desks, by: Seat, command: &Command) -> Option<(RawMove, RawMove)> {
        let ply = game.record().current_ply()?;
        if *game.setup().announcer.get(ply.mover) != Announcer::Assistant {
            return None;
        }
        let says = announces(command).filter(|_| matches!(by, Seat::Assistant(_)));
        let (announced, entered) = if let Some((said, _)) = says {
            let is_current = |(then, _): &(Progress, RawMove)| *then == Progress::of(game);
            let handed = self.handed.get(ply.mover).filter(is_current).map(|(_, said)| said);
            let entered = desks.of_player(ply.mover).mode().read_back_for(Purpose::Announce).or(handed);
            (said, entered.or_else(|| ply.entry())?)
        } else if *command == Command::Move(MoveCommand::Press) && by == Seat::Player(ply.mover) {
            (ply.announcement()?, ply.entry()?)
        } else {
            return None;
        };
        (!announced.same_move(entered)).then_some((announced, entered))
    }
}

impl App {
    /// Whether this act is held back, since what is announced and what was entered differ; whose act it is hears or reads both.
    pub(super) fn holds_contradiction_back(&mut self, by: Seat, command: &Command) -> bool {
        let Stage::Game(playing) = &mut self.stage else { return false };
        let game = playing.session.game();
        let Some((announced, entered)) = playing.contradictions.between(game, &playing.desks, by, command) else {
            return false;
        };
        let (act, now) =
            (HeldBack { at: Progress::of(game), by, command: command.clone() }, playing.session.clock().now());
        let is_read = |(held_back, since): &(HeldBack, Moment)| *held_back == act && now.since(*since) >= FIRST_MOMENT;
        if playing.contradictions.held_back.as_ref().is_some_and(is_read) {
            return false;
        }
        let waits = announces(command);
        let line = if waits.is_some() { Line::AnnouncedOtherwise } else { Line::PressedOtherwise };
        let told = Phrase::with(line, [Arg::Move(announced), Arg::Move(entered)]);
        let cue = Cue::answer(Audience::private(by, game.setup()), told);
        playing.contradictions.held_back = Some((act, now));
        // What his player has entered is before him again.
        if let Some((_, purpose)) = waits {
            self.put_in_hand(by, entered, purpose);
        }
        self.tell(&[cue]);
        true
    }
}
