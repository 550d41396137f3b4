//! An assistant announces another move than his player has entered or shown. The program is silent in the room where the assistant
//! announces (D.2.10.b of 2018 and 2023), so that nobody else would notice before the boards differ. Or a player presses while his
//! assistant corrects the announcement that the press would let stand; or an assistant, while his player enters another move. The act
//! is held back once, and what differs is told; the same act again, once that can have been heard, stands.
use shakmaty::{ByColor, Color};

use super::{App, desks::Desks, stages::Stage};
use crate::{
    clock::Moment,
    desk::{FIRST_MOMENT, Purpose},
    game::{Announcer, Command, Game, MoveCommand, Ply, Seat, Step},
    language::{Arg, Line, Phrase},
    laws::RawMove,
    narration::{Audience, Cue},
};

/// What players have given their assistants to announce, and what was held back last.
#[derive(Debug, Default)]
pub(super) struct Contradictions {
    handed: ByColor<Option<Handover>>,
    /// What was held back last, and when.
    held_back: Option<(HeldBack, Moment)>,
}

/// A move that waits for its assistant, and what it is for.
#[derive(Debug, Clone, Copy)]
struct Handover {
    at: Progress,
    said: RawMove,
    purpose: Purpose,
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

/// What an act would let stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Contradiction {
    /// An assistant announces, or corrects to, another move than his player entered or shows.
    Announces { said: RawMove, entered: RawMove, purpose: Purpose },
    /// A player presses who shows another move than was announced for him.
    PressesOtherwise { announced: RawMove, entered: RawMove },
    /// A player presses while his assistant corrects this announcement.
    PressesOverCorrection { announced: RawMove },
    /// An assistant presses while his player enters a correction, or another move for the envelope.
    PressesOverPlayer,
    /// A player presses while his assistant enters another move for the envelope.
    PressesOverSealing,
}

impl Contradiction {
    fn told(self) -> Phrase {
        match self {
            Self::Announces { said, entered, .. } => {
                Phrase::with(Line::AnnouncedOtherwise, [Arg::Move(said), Arg::Move(entered)])
            }
            Self::PressesOtherwise { announced, entered } => {
                Phrase::with(Line::PressedOtherwise, [Arg::Move(announced), Arg::Move(entered)])
            }
            Self::PressesOverCorrection { announced } => Phrase::with(Line::AssistantCorrects, [Arg::Move(announced)]),
            Self::PressesOverPlayer => Phrase::line(Line::PlayerEnters),
            Self::PressesOverSealing => Phrase::line(Line::MoveSealed),
        }
    }
}

impl Contradictions {
    /// A player has given his assistant this move to announce.
    pub(super) fn hand(&mut self, side: Color, (said, purpose): (RawMove, Purpose), game: &Game) {
        *self.handed.get_mut(side) = Some(Handover { at: Progress::of(game), said, purpose });
    }

    /// What a player has given his assistant, and what it is for, if nothing was announced since.
    pub(super) fn waits_for_assistant(&self, side: Color, game: &Game) -> Option<(RawMove, Purpose)> {
        let handed = self.handed.get(side).filter(|handed| handed.at == Progress::of(game))?;
        Some((handed.said, handed.purpose))
    }

    /// Whether a player has given his assistant this move, and nothing was announced since.
    pub(super) fn is_handed(&self, side: Color, said: RawMove, game: &Game) -> bool {
        self.waits_for_assistant(side, game).is_some_and(|(handed, _)| handed == said)
    }

    /// What a player gave his assistant is his own again.
    pub(super) const fn take_back(&mut self, side: Color) {
        *self.handed.get_mut(side) = None;
    }

    fn between(&self, game: &Game, desks: &Desks, by: Seat, command: &Command) -> Option<Contradiction> {
        let ply = game.record().current_ply()?;
        let announcer = *game.setup().announcer.get(ply.mover);
        if *command == Command::Move(MoveCommand::Press) && by == Seat::Player(ply.mover) {
            let seals = matches!(game.step(ply.mover), Step::CloseEnvelope);
            let over_sealing = seals && desks.replaces(Seat::Assistant(ply.mover));
            return over_sealing
                .then_some(Contradiction::PressesOverSealing)
                .or_else(|| pressed_over(ply, announcer, desks));
        }
        if *command == Command::Move(MoveCommand::Press) && by == Seat::Assistant(ply.mover) {
            return desks.replaces(Seat::Player(ply.mover)).then_some(Contradiction::PressesOverPlayer);
        }
        let (said, purpose) = announces(command).filter(|_| matches!(by, Seat::Assistant(_)))?;
        // What was read back to the player counts as entered: he may have forgotten to confirm it.
        let is_told = announcer == Announcer::Assistant || by == Seat::Assistant(ply.mover);
        let read_back = desks.of_player(ply.mover).mode().read_back_for(Purpose::Announce).filter(|_| is_told);
        let given = || {
            let handed = self.waits_for_assistant(ply.mover, game).map(|(said, _)| said);
            handed.or_else(|| ply.entry()).filter(|_| announcer == Announcer::Assistant)
        };
        let entered = read_back.or_else(given)?;
        (!said.same_move(entered)).then_some(Contradiction::Announces { said, entered, purpose })
    }
}

/// What the press of the mover of this ply would let stand.
fn pressed_over(ply: &Ply, announcer: Announcer, desks: &Desks) -> Option<Contradiction> {
    let announced = ply.announcement()?;
    if announcer == Announcer::Assistant
        && let Some(entered) = ply.entry().filter(|entered| !announced.same_move(*entered))
    {
        return Some(Contradiction::PressesOtherwise { announced, entered });
    }
    desks.corrects(Seat::Assistant(ply.mover)).then_some(Contradiction::PressesOverCorrection { announced })
}

impl App {
    /// Whether this act is held back, since it would let something stand that differs; who did it hears or reads what.
    pub(super) fn holds_contradiction_back(&mut self, by: Seat, command: &Command) -> bool {
        let Stage::Game(playing) = &mut self.stage else { return false };
        let game = playing.session.game();
        let Some(contradiction) = playing.contradictions.between(game, &playing.desks, by, command) else {
            return false;
        };
        // What the game refuses shows nobody what a player has entered.
        let announces = matches!(contradiction, Contradiction::Announces { .. });
        if announces && game.decide(playing.session.clock().now(), by, command).is_err() {
            return false;
        }
        let (act, now) =
            (HeldBack { at: Progress::of(game), by, command: command.clone() }, playing.session.clock().now());
        let is_read = |(held_back, since): &(HeldBack, Moment)| *held_back == act && now.since(*since) >= FIRST_MOMENT;
        if playing.contradictions.held_back.as_ref().is_some_and(is_read) {
            return false;
        }
        let cue = Cue::answer(Audience::private(by, game.setup()), contradiction.told());
        playing.contradictions.held_back = Some((act, now));
        // What his player has entered is before him again.
        if let Contradiction::Announces { entered, purpose, .. } = contradiction {
            self.put_in_hand(by, entered, purpose);
        }
        self.tell(&[cue]);
        true
    }
}
