//! Deciding: a command becomes events or a refusal, and nothing changes.
mod adjournment;
mod answer;
mod arbiter;
mod claim;
mod clock;
mod device;
mod draw;
mod ending;
mod entry;
mod flag;
mod illegal_move;
mod irregularity;
mod lock;
mod moving;
mod presence;
mod quickplay;
mod reconcile;
mod restoring;
mod sealing;
mod start;
mod touch;
mod withdrawal;

use shakmaty::{Chess, Color, Position};

use super::{
    Act, Claim, ClaimAct, Command, Denial, DrawAct, Ending, EndingAct, Event, Game, GameRecord, LockAct, MoveAct, Ply,
    Presence, PresenceAct, Reason, ReconcileAct, Rejection, Seat,
};
use crate::{
    clock::Moment,
    laws::{
        RawMove,
        completion::{self, EndingMove, Sight},
        repetition::{self, Automatic, Likeness},
        standing::Standing,
        winnable::{self, Chance},
    },
};

/// What a decision gives: the acts that follow, or the refusal.
type Acts = Result<Vec<Act>, Rejection>;

/// What stands on record of a refused command: an attempt to do what is the arbiter's.
fn denial(refusal: Rejection, command: &Command) -> Option<Denial> {
    const RECORDED: [(Rejection, Denial); 3] = [
        (Rejection::PinNeeded, Denial::NoPin),
        (Rejection::BelowZero, Denial::BelowZero),
        (Rejection::Unasked, Denial::Unasked),
    ];
    if refusal == Rejection::ArbiterOnly {
        return (command.edits_clock() || command.gives_pin()).then_some(Denial::NotArbiter);
    }
    RECORDED.into_iter().find_map(|(recorded, denial)| (recorded == refusal).then_some(denial))
}

impl Game {
    /// What would follow from `command`, given by `by` at `now`: events to be journalled and applied, in order.
    ///
    /// # Errors
    /// A [`Rejection`]: the reason, the Article and the way out.
    pub fn decide(&self, now: Moment, by: Seat, command: &Command) -> Result<Vec<Event>, Rejection> {
        let acts = self.acts_of(now, by, command).or_else(|refusal| match denial(refusal, command) {
            Some(denial) => Ok(vec![Act::Lock(LockAct::Denied(denial))]),
            None => Err(refusal),
        })?;
        let mut events: Vec<Event> = self.timekeeping().due(now);
        if let Seat::Player(side) = by
            && self.sitting().presence(side) != Presence::Here
            && !acts.contains(&Act::Presence(PresenceAct::Arrived(side)))
        {
            events.push(Event { by: Some(by), act: Act::Presence(PresenceAct::Arrived(side)) });
        }
        events.extend(acts.into_iter().map(|act| Event { by: (!act.is_programs()).then_some(by), act }));
        events.extend(self.devices().kept_by_press(&events));
        let mut events = self.with_ending(now, self.with_what_stands(now, events));
        events.extend(self.lock_after(&events));
        events.extend(self.devices().back_after(&events));
        Ok(events)
    }

    /// The game after these acts of this person.
    fn after(&self, now: Moment, by: Seat, acts: &[Act]) -> Self {
        let mut game = self.clone();
        acts.iter().for_each(|act| game.apply(now, &Event { by: Some(by), act: act.clone() }));
        game
    }

    fn acts_of(&self, now: Moment, by: Seat, command: &Command) -> Acts {
        if self.comparison().procedure().is_some() && command.waits_for_reconciliation() {
            return Err(Rejection::ReconcileFirst);
        }
        if let Some(acts) = self.sitting().decide_in_adjournment(now, by, command) {
            return acts;
        }
        if let Some(reply) = self.handshake().decide_reply(now, by, command) {
            return reply;
        }
        self.decide_by_command(now, by, command)
    }

    /// What a command means where nothing gives it another meaning.
    fn decide_by_command(&self, now: Moment, by: Seat, command: &Command) -> Acts {
        match command {
            Command::Start(command) => self.sitting().decide_start(by, command),
            Command::Move(command) => self.handshake().decide_move(by, command),
            Command::Answer(command) => self.handshake().decide_answer(by, command),
            Command::Draw(command) => self.claims().decide_draw(by, command),
            Command::Ending(command) => self.decide_ending(now, by, command),
            Command::Claim(command) => self.claims().decide_claim(now, by, command),
            Command::Clock(command) => self.timekeeping().decide_clock(now, by, command),
            Command::Arbiter(command) => self.rulings().decide_arbiter(now, by, command),
            Command::Because(command, grounds) => self.rulings().decide_because(now, by, command, grounds),
            Command::AtTimes(command, times) => self.rulings().decide_at_times(now, by, command, *times),
            Command::Lock(command) => self.decide_lock(now, by, command),
            Command::Presence(command) => self.sitting().decide_presence(by, command),
            Command::Device(command) => self.devices().decide_device(now, by, command),
            Command::Adjournment(command) => self.sitting().decide_adjournment(now, by, command),
            Command::Reconcile(command) => self.comparison().decide_reconcile(now, by, command),
        }
    }

    /// Adds the end of the game where the events make a move that ends it (Articles 5.1, 5.2: at the moment the move
    /// is made, not announced), and drops the press that would follow it. The words that come with the piece stay. Before
    /// it, the completion of a move that was left unpressed.
    pub(super) fn with_ending(&self, now: Moment, mut events: Vec<Event>) -> Vec<Event> {
        let makes = |event: &Event| {
            matches!(
                event.act,
                Act::Move(MoveAct::Placed(_) | MoveAct::Replaced(_) | MoveAct::Announced(_) | MoveAct::Corrected(_))
            )
        };
        let Some(last) = events.iter().rposition(makes) else { return self.with_ending_once_settled(now, events) };
        let mut game = self.clone();
        events[..=last].iter().for_each(|event| game.apply(now, event));
        let by_the_rules = |act| Event { by: None, act };
        let ending =
            game.record().ending_on_the_board().map(|ending| Act::Ending(EndingAct::Ended(ending))).map(by_the_rules);
        if ending.is_some() {
            events.truncate(last + 1);
        }
        let completed = game
            .record()
            .completed_by_next_move()
            .map(|side| Act::Move(MoveAct::CompletedByNextMove(side)))
            .map(by_the_rules);
        events.splice(last + 1..last + 1, completed.into_iter().chain(ending));
        events
    }

    /// A comparison sets a move that was announced and not pressed on both boards: it is made then, and ends the game if it does (5.1, 5.2).
    fn with_ending_once_settled(&self, now: Moment, mut events: Vec<Event>) -> Vec<Event> {
        if events.iter().any(|event| event.act == Act::Reconcile(ReconcileAct::Settled)) {
            let mut game = self.clone();
            events.iter().for_each(|event| game.apply(now, event));
            let ending = game.record().ending_on_the_board();
            events.extend(ending.map(|ending| Event { by: None, act: Act::Ending(EndingAct::Ended(ending)) }));
        }
        events
    }
}

impl Game {
    /// A mate that was announced may be a slip until its player presses, or says that it stands. But he may think that it needs no
    /// press (5.1.1): where a flag, an agreement, a resignation or an order of the arbiter would end the game now, or a draw is offered
    /// or claimed, or an illegal move before it, it stands and has ended the game before.
    pub(super) fn with_what_stands(&self, now: Moment, mut events: Vec<Event>) -> Vec<Event> {
        if let Some(end) = overtaken(&events, completion::ending_move(self.setup.edition))
            && let Some((mover, said)) = self.record().may_stand()
        {
            let stands = Event { by: Some(Seat::Player(mover)), act: Act::Move(MoveAct::Placed(said)) };
            let mut game = self.clone();
            game.apply(now, &stands);
            if game.record().ending_on_the_board().is_some() {
                events.truncate(end);
                events.push(stands);
            }
        }
        events
    }
}

/// The first of these events that comes too late where a move has ended the game already: of an order of the arbiter, all of it.
///
/// A touch is claimed too late only where a mate need not keep to it (5.1.a of 2009).
fn overtaken(events: &[Event], ends: EndingMove) -> Option<usize> {
    let ending = |act: &Act| if let Act::Ending(EndingAct::Ended(end)) = act { Some(end.reason) } else { None };
    let is_players = |event: &Event| {
        let claims = |claim: &Claim| match claim {
            Claim::Touch(_) => ends == EndingMove::Legal,
            Claim::Threefold(_) | Claim::FiftyMoves(_) | Claim::Quickplay(_) | Claim::IllegalMove => true,
        };
        ending(&event.act).is_some_and(Reason::comes_after_the_board)
            || matches!(&event.act, Act::Claim(ClaimAct::Made(_, claim)) if claims(claim))
            || matches!(event.act, Act::Draw(DrawAct::Offered(_)))
    };
    let is_ordered = || events.iter().any(|event| ending(&event.act).is_some_and(Reason::is_ordered));
    let ordered = || events.iter().position(|event| event.by == Some(Seat::Arbiter)).filter(|_| is_ordered());
    events.iter().position(is_players).or_else(ordered)
}

impl GameRecord<'_> {
    /// The move that its player has announced, and that the room takes to stand though he has not said so: it is on the screen, or
    /// the opponent has repeated and executed it.
    fn may_stand(self) -> Option<(Color, RawMove)> {
        let ply = self.current_ply()?;
        let presumed = || ply.announcement().filter(|_| ply.is_presumed_to_stand());
        ply.announced_entry().or_else(presumed).map(|said| (ply.mover, said))
    }

    /// The ending that the ply in progress brings, once it is made, if it is legal. The visually impaired player's move
    /// is made when it, and nothing else, is announced (D.2.3); the sighted player's by the normal rules, whatever the
    /// words. What he has only shown on the screen and announced may be a slip, which ends no game: his press says that it stands.
    fn ending_on_the_board(self) -> Option<Ending> {
        let ply = self.current_ply()?;
        let sight = *self.setup.sight.get(ply.mover);
        let legal = ply.before.is_some() && ply.fault().is_none();
        let worded = sight == Sight::Sighted || ply.is_announced_as_placed();
        if ply.announced_entry().is_some() || !ply.is_made(self.setup) || !legal || !worded {
            return None;
        }
        let after = ply.after().position()?;
        let counts = match completion::ending_move(self.setup.edition) {
            EndingMove::Legal => true,
            EndingMove::LegalAndTouchKept => ply.broken_touch().is_none() && !ply.replaced_what_stands(),
        };
        ending_of(&after).filter(|_| counts).or_else(|| self.automatic_draw(&after))
    }

    /// Five times the same position, seventy-five moves without progress (9.6; not in 2009), with the position after the ply in
    /// progress.
    pub(super) fn automatic_draw(self, after: &Chess) -> Option<Ending> {
        let mut history = self.likenesses();
        history.push(Some(Likeness::of(after)));
        self.automatic_draw_by(&history, after)
    }

    /// The same of the position before the ply in progress.
    pub(super) fn automatic_draw_before(self) -> Option<Ending> {
        self.automatic_draw_by(&self.likenesses(), &self.position()?)
    }

    fn automatic_draw_by(self, history: &[Option<Likeness>], now: &Chess) -> Option<Ending> {
        let reason = match repetition::automatic(self.setup.edition, history, now)? {
            Automatic::FivefoldRepetition => Reason::FivefoldRepetition,
            Automatic::SeventyFiveMoves => Reason::SeventyFiveMoves,
        };
        Some(Ending::drawn(reason))
    }

    /// What is on the board now: after the move in progress as soon as it is made, else before it.
    fn standing_now(self) -> Standing {
        match self.current_ply() {
            Some(ply) if self.is_made_now() => ply.after(),
            Some(ply) => ply.standing.clone(),
            None => self.plies.last().map_or_else(|| self.setup.start_standing(), Ply::after),
        }
    }

    /// Whether `winner` can still checkmate from what is on the board now.
    pub(super) fn chance_now(self, winner: Color) -> Chance {
        winnable::chance(&self.standing_now(), winner)
    }
}

/// Won by `winner`, or drawn where he cannot checkmate; the arbiter is told where that was not determined.
fn by_chance(winner: Color, chance: Chance, won: Reason, drawn: Reason) -> Vec<Act> {
    let won = Act::Ending(EndingAct::Ended(Ending::won(winner, won)));
    match chance {
        Chance::Remains => vec![won],
        Chance::Gone => vec![Act::Ending(EndingAct::Ended(Ending::drawn(drawn)))],
        Chance::Undetermined => vec![Act::Ending(EndingAct::ChanceUndetermined(winner)), won],
    }
}

/// How a position with somebody to move has ended, if it has: mate, stalemate, or dead.
fn ending_of(position: &Chess) -> Option<Ending> {
    if position.is_checkmate() {
        Some(Ending::won(position.turn().other(), Reason::Checkmate))
    } else if position.is_stalemate() {
        Some(Ending::drawn(Reason::Stalemate))
    } else if winnable::is_dead(position) {
        Some(Ending::drawn(Reason::DeadPosition))
    } else {
        None
    }
}
