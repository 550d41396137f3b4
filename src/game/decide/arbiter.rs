//! What the arbiter finds, orders and imposes: illegal moves and irregularities (7.1 to 7.5), penalties (12.9), going back, play
//! without a record, and his grounds for a command.
use std::time::Duration;

use shakmaty::{ByColor, Color, Square};

use super::{Acts, by_chance, clock::Grounds, ending_of};
use crate::{
    clock::{Moment, Reading},
    game::{
        Act, ArbiterAct, ArbiterCommand, Assessment, ClaimCommand, ClockAct, ClockCommand, Command, Ending, EndingAct,
        MoveAct, Outcome, Phase, Ply, PresenceCommand, Reason, ReconcileCommand, Rejection, Ruling, Rulings, Seat,
        Shift,
    },
    laws::{
        RawMove,
        irregularity::{self, Consequence, Finder, Irregularity, LeftPawn, Remedy, Stage},
        pace::Rules,
        penalty::Penalty,
        standing::Standing,
        touch::Begun,
        winnable::chance,
    },
};

impl Rulings<'_> {
    /// What the arbiter finds or orders.
    pub(super) fn decide_arbiter(self, now: Moment, by: Seat, command: &ArbiterCommand) -> Acts {
        match command {
            ArbiterCommand::FindIllegal(ply) => self.decide_find_illegal(now, by, *ply, Grounds::Missing),
            ArbiterCommand::CountIllegal(side, ply) => {
                self.decide_count_illegal(now, by, *side, *ply, Grounds::Missing)
            }
            ArbiterCommand::FindIrregularity(what) => self.decide_irregularity(now, by, *what),
            ArbiterCommand::Penalise(side, penalty) => self.decide_penalise(now, by, *side, *penalty),
            ArbiterCommand::GoBack(plies) => self.decide_back(now, by, *plies),
            ArbiterCommand::PlayUnrecorded => self.decide_unrecorded(by),
            ArbiterCommand::WithdrawRuling(number) => self.decide_withdraw(now, by, *number),
        }
    }

    /// Whether the journal can be written is checked where it is written; here only a second permission is refused.
    pub(super) fn decide_unrecorded(self, by: Seat) -> Acts {
        self.game.rights().arbiters(by)?;
        if self.game.recording.unrecorded {
            Err(Rejection::NothingToAllow)
        } else {
            Ok(vec![Act::Arbiter(ArbiterAct::UnrecordedAllowed)])
        }
    }

    /// Whatever the command brings, and the arbiter's grounds for it after that.
    pub(super) fn decide_because(self, now: Moment, by: Seat, command: &Command, grounds: &str) -> Acts {
        let mut acts =
            self.decide_by_grounds(now, by, command).unwrap_or_else(|| self.game.acts_of(now, by, command))?;
        let said: String = grounds.chars().filter(|c| !c.is_control()).take(200).collect();
        acts.push(Act::Arbiter(ArbiterAct::Explained(said)));
        Ok(acts)
    }

    /// A ruling with the arbiter's own times in the place of those that it brings (7.1): each clock is told once. What the ruling would have
    /// set stays on record, so that a withdrawal or a restored position knows how much of a time is his own.
    pub(super) fn decide_at_times(
        self,
        now: Moment,
        by: Seat,
        command: &Command,
        times: ByColor<Option<Duration>>,
    ) -> Acts {
        let mut acts = self.game.acts_of(now, by, command)?;
        let after = self.game.after(now, by, &acts);
        for side in Color::ALL {
            let Some(left) = *times.get(side) else { continue };
            acts = acts.into_iter().map(|act| proposed(act, side)).collect();
            acts.extend(after.timekeeping().decide_set(now, by, side, Some(left), None)?);
        }
        Ok(acts)
    }

    /// What grounds give another meaning; `None` for what means the same with them.
    fn decide_by_grounds(self, now: Moment, by: Seat, command: &Command) -> Option<Acts> {
        if let Command::Clock(ClockCommand::ReplaceControl(controls)) = command {
            return Some(self.game.timekeeping().decide_replace(by, controls, Grounds::Given));
        }
        if let (Command::Arbiter(ArbiterCommand::FindIllegal(ply)), None) =
            (command, self.game.comparison().procedure())
        {
            return Some(self.decide_find_illegal(now, by, *ply, Grounds::Given));
        }
        if let (Command::Arbiter(ArbiterCommand::CountIllegal(side, ply)), None) =
            (command, self.game.comparison().procedure())
        {
            return Some(self.decide_count_illegal(now, by, *side, *ply, Grounds::Given));
        }
        // He grants what only he has seen by counting it.
        if let (Command::Claim(ClaimCommand::Rule(Ruling::Accept)), Some(claimant)) =
            (command, self.game.claims().claimant_beyond_the_record())
        {
            return Some(match self.game.claims().assessment() {
                Some(Assessment::BoardsDiffered(ply)) => self.decide_find_illegal(now, by, ply, Grounds::Given),
                Some(Assessment::Right(_) | Assessment::Wrong(_) | Assessment::ForTheArbiter) | None => {
                    self.decide_count_illegal(now, by, claimant.other(), None, Grounds::Given)
                }
            });
        }
        if matches!(command, Command::Claim(ClaimCommand::Rule(Ruling::Accept)))
            && self.game.comparison().procedure().is_none()
            && self.game.claims().is_moot()
        {
            return Some(self.game.claims().decide_rule(now, by, Ruling::Accept, Grounds::Given));
        }
        // Who comes late loses unless the arbiter decides otherwise (6.7, E.10), and the other way round.
        if let Command::Presence(PresenceCommand::Forfeit(side)) = command {
            return Some(self.game.sitting().decide_forfeit(by, *side, Grounds::Given));
        }
        // So with a flag that falls while an envelope is closed.
        if *command == Command::Claim(ClaimCommand::Flag) && self.game.sitting().is_flag_before_envelope(now) {
            return Some(self.game.claims().decide_claim_flag(now, by));
        }
        if *command == Command::Claim(ClaimCommand::FlagOrderUnknown) {
            return Some(self.game.claims().decide_order_unknown(now, by, Grounds::Given));
        }
        if let Command::Reconcile(ReconcileCommand::Close(clocks)) = command {
            return Some(self.game.comparison().decide_close_reconciliation(now, by, *clocks, Grounds::Given));
        }
        None
    }

    pub(super) fn decide_penalise(self, now: Moment, by: Seat, side: Color, penalty: Penalty) -> Acts {
        self.game.rights().must_have_started()?;
        self.game.rights().arbiters(by)?;
        if !penalty.is_in(self.game.setup.edition) {
            return Err(Rejection::NoSuchPenalty);
        }
        let mut acts = vec![Act::Arbiter(ArbiterAct::Penalised(side, penalty))];
        let lost = |outcome| vec![Act::Ending(EndingAct::Ended(Ending { outcome, reason: Reason::Penalty }))];
        acts.extend(match penalty {
            Penalty::TimeToOpponent(time) => {
                self.game.timekeeping().decide_shift(now, by, side.other(), Shift::Add(time))?
            }
            Penalty::TimeFromOffender(time) => {
                self.game.timekeeping().decide_shift(now, by, side, Shift::Take(time))?
            }
            // An adjourned game can be lost by a penalty, too.
            Penalty::GameLost => self.game.rights().must_be_on().map(|()| lost(Outcome::Won(side.other())))?,
            Penalty::GameLostOpponentHalf => {
                self.game.rights().must_be_on().map(|()| lost(Outcome::HalfPoint(side.other())))?
            }
            Penalty::GameLostToBoth => self.game.rights().must_be_on().map(|()| lost(Outcome::LostByBoth))?,
            Penalty::Warning
            | Penalty::PointsToOpponent
            | Penalty::PointsFromOffender
            | Penalty::Fine
            | Penalty::Exclusion => Vec::new(),
        });
        Ok(acts)
    }

    /// The arbiter finds an illegal move himself, where the rules let him; with grounds - the players agree - at any time.
    pub(super) fn decide_find_illegal(self, now: Moment, by: Seat, ply: usize, grounds: Grounds) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        let index = ply.checked_sub(1).filter(|&index| self.can_be_found(index)).ok_or(Rejection::NoSuchPly(ply))?;
        let explained = self.game.record().rests_on_boards_that_differ(index);
        let acts = match self.must_be_findable(index, grounds) {
            // Putting the boards right is no offence of his (D.2.8 of 2014, D.2.9).
            Ok(()) if explained && grounds == Grounds::Missing => return Err(Rejection::BoardsDiffered),
            Ok(()) => self.illegal_acts(now, index)?,
            // The players correct it together, without the arbiter (A4.c of 2009, A.4.b): it costs nothing, and is not counted.
            Err(Rejection::TooLateForIllegal(_)) if grounds == Grounds::Given => {
                self.restored_without_penalty(now, index)?
            }
            Err(refusal) => return Err(refusal),
        };
        Ok(self.game.claims().with_claim_of_it_granted(now, self.game.setup.mover_of(ply).other(), acts))
    }

    /// Whether there is such a ply: completed, or in 2009 made (7.4.a).
    fn can_be_found(self, index: usize) -> bool {
        let made_counts = irregularity::illegal_when(self.game.setup.edition, self.game.setup.rules()) == Stage::Made;
        index < self.game.plies.len()
            || index == self.game.plies.len() && made_counts && self.game.record().is_made_now()
    }

    /// Whether the arbiter may count this ply now: in rapid and blitz with inadequate supervision only until it is answered, and
    /// where it is the players' to claim only with his grounds.
    fn must_be_findable(self, index: usize, grounds: Grounds) -> Result<(), Rejection> {
        let rules = self.game.setup.rules();
        let may_find = |finder| self.game.record().may_still_be_found(index, finder);
        match (may_find(Finder::Arbiter), may_find(Finder::Opponent), grounds) {
            (true, _, _) | (_, true, Grounds::Given) => Ok(()),
            (false, true, Grounds::Missing) => Err(Rejection::IllegalIsThePlayers(rules)),
            (false, false, _) => Err(Rejection::TooLateForIllegal(rules)),
        }
    }

    /// Whether this ply is an illegal move that the arbiter may count now, and that does not count yet.
    pub(in crate::game) fn counts_if_found(self, index: usize) -> bool {
        let record = self.game.record();
        let is_illegal = |ply: &Ply| record.is_irregular(ply) && !record.rests_on_boards_that_differ(index);
        self.may_be_counted(index) && record.ply_at(index).is_some_and(is_illegal)
    }

    /// Whether the arbiter may count this ply now, if it was illegal, and it does not count yet.
    pub(in crate::game) fn may_be_counted(self, index: usize) -> bool {
        self.can_be_found(index)
            && self.game.record().ply_at(index).is_some_and(|ply| !ply.counted)
            && self.must_be_findable(index, Grounds::Missing).is_ok()
    }

    /// What only his eyes have seen counts by the arbiter's word, against the side and the ply that he names. The clocks stand
    /// but for the penalty.
    fn decide_count_illegal(self, now: Moment, by: Seat, side: Color, ply: Option<usize>, grounds: Grounds) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        let all: Vec<&Ply> = self.game.record().all_plies().collect();
        let index = match ply {
            Some(ply) => ply.checked_sub(1).filter(|&index| all.get(index).is_some_and(|ply| ply.mover == side)),
            None => all.iter().rposition(|ply| ply.mover == side && ply.is_begun()),
        };
        let index = index.ok_or_else(|| Rejection::NoSuchPly(ply.unwrap_or_default()))?;
        if all[index].counts_already() || self.game.record().counts_as_taken_back(index) {
            return Err(Rejection::CountedAlready);
        }
        self.must_be_findable(index, Grounds::Given)?;
        if grounds == Grounds::Missing {
            return Err(Rejection::CountNeedsGrounds);
        }
        Ok(self.game.claims().with_claim_of_it_granted(
            now,
            side.other(),
            self.counted_where_it_stands(now, index, side),
        ))
    }

    /// What follows from the illegal move with this index: the position before it is restored, and 4.3 applies to the move
    /// that replaces it; a pawn that was left on the last rank promotes on the same square (4.6.c of 2009), or becomes a
    /// queen.
    ///
    /// A move that counts already is taken back and counts no second time. Where the queen leaves the opponent without a
    /// move the game has ended, unless the arbiter finds that an illegal move ends none (5.1.1, 5.2.1).
    pub(super) fn illegal_acts(self, now: Moment, index: usize) -> Acts {
        let ply = self.game.record().ply_at(index).ok_or(Rejection::NotIllegal)?;
        let mut acts = if ply.counted {
            self.restored_without_penalty(now, index)?
        } else {
            let (plies, restore) = self.taken_back(index)?;
            let stands = Judged { at: &ply.standing, clocks: self.reading_at(now, plies), restore };
            self.penalty_for(index, ply.mover, stands)
        };
        acts.extend(self.ending_by_queen(now, &acts).map(|ending| Act::Ending(EndingAct::Ended(ending))));
        Ok(acts)
    }

    /// How the game ends where these acts of the arbiter put a queen on the board.
    fn ending_by_queen(self, now: Moment, acts: &[Act]) -> Option<Ending> {
        if !acts.contains(&Act::Arbiter(ArbiterAct::PawnBecameQueen)) {
            return None;
        }
        self.ending_after(now, acts)
    }

    /// How the game ends by the position that these acts of the arbiter bring about, if it does.
    pub(super) fn ending_after(self, now: Moment, acts: &[Act]) -> Option<Ending> {
        self.game.after(now, Seat::Arbiter, acts).record().position().as_ref().and_then(ending_of)
    }

    /// The position before the illegal move with this index, and what the clocks showed then.
    fn restored_without_penalty(self, now: Moment, index: usize) -> Acts {
        let (plies, mut acts) = self.taken_back(index)?;
        acts.extend(clocks_set_to(self.reading_at(now, plies)));
        Ok(acts)
    }

    /// Nothing is taken back: what is on the board now decides whether the opponent can still mate.
    fn counted_where_it_stands(self, now: Moment, index: usize, offender: Color) -> Vec<Act> {
        let clocks = self.reading_at(now, self.game.plies.len());
        let stands = Judged { at: &self.game.record().standing_now(), clocks, restore: Vec::new() };
        self.penalty_for(index, offender, stands)
    }

    /// The acts that restore the position for the illegal move with this index, and after how many plies it is.
    fn taken_back(self, index: usize) -> Result<(usize, Vec<Act>), Rejection> {
        let ply = self
            .game
            .record()
            .ply_at(index)
            .filter(|ply| self.game.record().is_irregular(ply))
            .ok_or(Rejection::NotIllegal)?;
        let left_pawn = irregularity::left_pawn(self.game.setup.edition);
        if ply.begun_promotion().is_some() && left_pawn == LeftPawn::BecomesQueen {
            let acts = vec![Act::Arbiter(ArbiterAct::WentBack(index + 1)), Act::Arbiter(ArbiterAct::PawnBecameQueen)];
            return Ok((index + 1, acts));
        }
        let mut acts = vec![Act::Arbiter(ArbiterAct::WentBack(index))];
        acts.extend(bound_to(ply, ply.played()));
        Ok((index, acts))
    }

    /// What one more illegal move costs this player, by his count.
    pub(in crate::game) fn consequence_for(self, offender: Color) -> Consequence {
        self.consequence_of(self.illegal_moves(offender).saturating_add(1))
    }

    /// What the last of so many illegal moves of one player costs.
    pub(super) fn consequence_of(self, count: u32) -> Consequence {
        irregularity::illegal_move(self.game.setup.edition, self.game.setup.pace(), self.game.setup.rules(), count)
    }

    /// The penalty for the ply with this index, by the player's count: the acts that restore the position, and more time for the
    /// opponent, where he plays with a clock; or the loss of the game.
    pub(super) fn penalty_for(self, index: usize, offender: Color, judged: Judged<'_>) -> Vec<Act> {
        let Judged { at, mut clocks, restore } = judged;
        let mut acts = vec![Act::Arbiter(ArbiterAct::IllegalMoveFound { ply: index + 1, side: offender })];
        match self.consequence_for(offender) {
            Consequence::GameLost => acts.extend(lost_by_illegal_moves(at, offender.other())),
            Consequence::TimeToOpponent(time) => {
                acts.extend(restore);
                if let Some(left) = clocks.left.get_mut(offender.other()) {
                    acts.push(Act::Arbiter(ArbiterAct::Penalised(offender, Penalty::TimeToOpponent(time))));
                    *left += time;
                }
                acts.extend(clocks_set_to(clocks));
            }
        }
        acts
    }

    /// Other irregularities (7.1 to 7.4): what follows by edition; what it means for the board is done by going back.
    pub(super) fn decide_irregularity(self, now: Moment, by: Seat, irregularity: Irregularity) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        if irregularity == Irregularity::PositionLost && !matches!(self.game.phase, Phase::Adjourned(_)) {
            return Err(Rejection::NoEnvelope);
        }
        let mut acts = vec![Act::Arbiter(ArbiterAct::IrregularityFound(irregularity))];
        match self.remedy(irregularity) {
            Remedy::NewGame => {
                let reason = annulled_by(irregularity);
                acts.push(Act::Ending(EndingAct::Ended(Ending { outcome: Outcome::Annulled, reason })));
            }
            Remedy::DrawAfterNextMove if self.illegal_position_stayed() => {
                acts.push(Act::Ending(EndingAct::Ended(Ending::drawn(Reason::IllegalPosition))));
            }
            Remedy::CountsAsIllegal => {
                let index = self.whose_hands()?;
                let offender = self.game.plies[index].mover;
                acts.extend(self.counted_where_it_stands(now, index, offender));
                acts = self.game.claims().with_claim_of_it_granted(now, offender.other(), acts);
            }
            // What the players or the arbiter do next.
            Remedy::GoesOn
            | Remedy::Transfer
            | Remedy::PutBack
            | Remedy::GeneralPowers
            | Remedy::FindIllegal
            | Remedy::LeftToPlayers
            | Remedy::DrawAfterNextMove => {}
        }
        Ok(acts)
    }

    /// The move that was made with two hands, where there is but one that it can be: once both have moved he names it.
    fn whose_hands(self) -> Result<usize, Rejection> {
        let index = self.game.plies.len().checked_sub(1).ok_or(Rejection::NoSuchPly(0))?;
        let last = &self.game.plies[index];
        if self.game.record().all_plies().any(|ply| ply.mover != last.mover && ply.is_begun()) {
            return Err(Rejection::WhoseHands);
        }
        if last.counted { Err(Rejection::CountedAlready) } else { Ok(index) }
    }

    /// What follows from an irregularity by the edition, as the game stands.
    #[must_use]
    pub fn remedy(self, irregularity: Irregularity) -> Remedy {
        let record = self.game.record();
        let rules = self.game.setup.rules();
        let at_sight = record.is_illegal_since(self.game.plies.len());
        if irregularity == Irregularity::IllegalPosition && rules != Rules::Competition && !at_sight {
            // Both kings in check, or a pawn on its last rank: nothing else is for him to end (A4.c of 2009; A.4.d; A.4.4; A.5.4).
            let last = self.game.plies.len().checked_sub(1);
            let can_be_found = last.is_some_and(|last| self.counts_if_found(last));
            return if can_be_found { Remedy::FindIllegal } else { Remedy::LeftToPlayers };
        }
        irregularity::remedy(self.game.setup.edition, rules, irregularity, record.moves_completed_by_both())
    }

    /// Whether a move has been completed since the arbiter saw that the position is illegal, and it is so still (A.4.d of
    /// 2014): what counts is when he saw it, not since when it is there.
    fn illegal_position_stayed(self) -> bool {
        self.game
            .conduct
            .illegal_seen
            .is_some_and(|(seen, _)| seen < self.game.plies.len() && self.game.record().is_illegal_since(seen))
    }

    pub(super) fn decide_back(self, now: Moment, by: Seat, plies: usize) -> Acts {
        self.game.rights().arbiters(by)?;
        self.game.rights().must_have_started()?;
        if plies > self.game.plies.len() {
            return Err(Rejection::NoSuchPly(plies));
        }
        let mut acts = self.restored(now, plies);
        // What he has touched in that position he has touched (4.3).
        let in_hand = || self.game.record().unplayed().filter(|_| plies == self.game.plies.len());
        let again = self.game.record().ply_at(plies).or_else(in_hand);
        acts.extend(in_order(again.into_iter().flat_map(Ply::touched_by_mover)));
        Ok(acts)
    }

    /// The position after so many plies is restored, with the clocks and counters as they stood when it was last on the
    /// board: anyone who thought about the move that is taken back has used that time, what its press brought is not there.
    /// A proposal: the arbiter may set them otherwise, or leave them (7.1; 6.13 of 2009).
    pub(super) fn restored(self, now: Moment, plies: usize) -> Vec<Act> {
        let mut acts = vec![Act::Arbiter(ArbiterAct::WentBack(plies))];
        acts.extend(clocks_set_to(self.reading_at(now, plies)));
        acts
    }

    /// The clocks as they stood when the position after so many plies was last on the board. What was given or
    /// taken by a ruling since then stays so: it is no part of the moves that are taken back.
    pub(super) fn reading_at(self, now: Moment, plies: usize) -> Reading {
        let stopped = self.game.plies.get(plies).and_then(|ply| ply.stopped);
        stopped.map_or_else(
            || self.with_unpressed_move(self.game.clock.reading(now), plies),
            |stop| {
                let moves = self.game.record().moves_among(plies);
                self.game.conduct.with_ruled_since(stop.logged, stop.reading, moves)
            },
        )
    }
}

impl Rulings<'_> {
    /// A move that was in hand when the game ended away from the board was never counted. Where the position after it is on the boards,
    /// its player has made it.
    fn with_unpressed_move(self, mut reading: Reading, plies: usize) -> Reading {
        let ended_away = self.game.ending().is_some_and(|ending| !ending.reason.ends_on_board());
        let last = plies.checked_sub(1).and_then(|index| self.game.plies.get(index));
        if let Some(ply) = last.filter(|ply| ended_away && ply.is_in_hand() && ply.stopped.is_some()) {
            let completed = reading.completed.get_mut(ply.mover);
            *completed = completed.saturating_add(1);
        }
        reading
    }
}

/// The setting of this clock, as one that the arbiter replaces.
fn proposed(act: Act, side: Color) -> Act {
    if let Act::Clock(ClockAct::Set { side: of, left, completed }) = act
        && of == side
    {
        Act::Clock(ClockAct::Proposed { side, left, completed })
    } else {
        act
    }
}

/// Sets both clocks and counters; one that does not run has no time to set.
pub(super) fn clocks_set_to(reading: Reading) -> impl Iterator<Item = Act> {
    Color::ALL.into_iter().filter_map(move |side| {
        let (left, completed) = ((*reading.left.get(side))?, *reading.completed.get(side));
        Some(Act::Clock(ClockAct::Set { side, left, completed }))
    })
}

/// The touches of these squares, each once, in the order of the first.
pub(super) fn in_order(squares: impl Iterator<Item = Square>) -> Vec<Act> {
    let mut acts = Vec::new();
    for touched in squares.map(|square| Act::Move(MoveAct::Touched(square))) {
        if !acts.contains(&touched) {
            acts.push(touched);
        }
    }
    acts
}

/// What binds the player who replaces this illegal move: the touches, those of its own pieces, too (4.3, 7.5.a), and the promotion
/// that he has begun (4.6.c of 2009).
pub(super) fn bound_to(ply: &Ply, illegal: Option<RawMove>) -> Vec<Act> {
    let moved = illegal.map(|illegal| ply.touched_by(illegal)).unwrap_or_default();
    let mut acts = in_order(ply.touched_by_mover().chain(moved));
    let begun = ply.begun_promotion();
    acts.extend(begun.map(|Begun { from, to }| Act::Arbiter(ArbiterAct::PromotionBegun { from, to })));
    acts
}

/// Where the game goes on after an illegal move, or from where it is judged whether it is lost.
pub(super) struct Judged<'a> {
    /// What stands on the board then.
    pub(super) at: &'a Standing,
    /// What the clocks show then, but for what the illegal move costs.
    pub(super) clocks: Reading,
    /// The acts that bring it about.
    pub(super) restore: Vec<Act>,
}

/// Lost, or drawn where the opponent cannot mate from there.
fn lost_by_illegal_moves(stands: &Standing, winner: Color) -> Vec<Act> {
    by_chance(winner, chance(stands, winner), Reason::IllegalMoves, Reason::IllegalMovesWithoutMatingMaterial)
}

/// Why a game that this irregularity annuls does not count.
const fn annulled_by(irregularity: Irregularity) -> Reason {
    match irregularity {
        Irregularity::ColoursReversed => Reason::ColoursReversed,
        Irregularity::PositionLost => Reason::PositionLost,
        Irregularity::StartPosition
        | Irregularity::BoardTurned
        | Irregularity::PiecesDisplaced
        | Irregularity::TwoHands
        | Irregularity::IllegalPosition => Reason::Irregularity,
    }
}
