//! What the arbiter found, ordered and imposed.
use shakmaty::{Board, ByColor, Color};

use crate::{
    clock::Moment,
    game::{
        Act, ArbiterAct, Claim, Deed, Game, Imposed, MoveAct, Pending, PendingClaim, Phase, Plies, Ply, ReconcileAct,
        Ruled, Seat, Turn, Unpressed, adjournment::Unopened, attendance::Attendance,
    },
    laws::{irregularity::Irregularity, penalty::Penalty, touch::Begun},
    reconciliation::{BoardKind, corrections},
};

impl Game {
    /// What the arbiter found or ordered.
    pub(super) fn apply_arbiter(&mut self, at: Moment, act: &ArbiterAct) {
        match *act {
            ArbiterAct::Penalised(side, penalty) => self.penalise(at, side, penalty),
            ArbiterAct::IllegalMoveFound { ply, side } => {
                self.conduct.count_illegal_move(side);
                self.rule(at, side, Imposed::IllegalMove { ply, time: None });
                self.mark_counted(ply, Counted::Yes);
                self.settle_claim_of_illegal_move(side);
            }
            ArbiterAct::PawnBecameQueen => self.complete_promotion(at),
            ArbiterAct::PromotionBegun { from, to } => self.with_current(|ply| ply.begun = Some(Begun { from, to })),
            ArbiterAct::WentBack(plies) => self.go_back(at, plies),
            ArbiterAct::RulingWithdrawn(number) => self.withdraw_ruling(at, number),
            ArbiterAct::UnrecordedAllowed => self.recording.unrecorded = true,
            ArbiterAct::IrregularityFound(Irregularity::IllegalPosition) => self.see_illegal_position(at),
            // For the record: what follows of them is an act of its own.
            ArbiterAct::IrregularityFound(_) | ArbiterAct::Explained(_) => {}
        }
    }

    fn rule(&mut self, at: Moment, side: Color, what: Imposed) {
        self.conduct.rulings.push(Ruled { at, side, what, withdrawn: None, logged: self.log.len() });
    }

    /// What an illegal move costs is part of the ruling that finds it.
    fn penalise(&mut self, at: Moment, side: Color, penalty: Penalty) {
        let (of_finding, now) = (self.is_for_what_was_found(), self.log.len());
        if let Some(Ruled { what: Imposed::IllegalMove { time, .. }, logged, .. }) = self.conduct.rulings.last_mut()
            && let Penalty::TimeToOpponent(more) = penalty
            && of_finding
        {
            (*time, *logged) = (Some(more), now);
        } else {
            self.rule(at, side, Imposed::Penalty(penalty));
        }
    }

    /// Whether an illegal move has just been found, and nothing else has happened but what restores the position.
    fn is_for_what_was_found(&self) -> bool {
        let restores = |act: &Act| {
            matches!(
                act,
                Act::Move(MoveAct::Touched(_))
                    | Act::Reconcile(ReconcileAct::Settled)
                    | Act::Arbiter(
                        ArbiterAct::WentBack(_) | ArbiterAct::PawnBecameQueen | ArbiterAct::PromotionBegun { .. }
                    )
            )
        };
        let last = self.log.iter().rev().map(|logged| &logged.event.act).find(|act| !restores(act));
        matches!(last, Some(Act::Arbiter(ArbiterAct::IllegalMoveFound { .. })))
    }

    /// A game that it ended goes on from where it stood; the clocks stand, and what was signed was another result.
    fn withdraw_ruling(&mut self, at: Moment, number: usize) {
        let Some(index) = number.checked_sub(1) else { return };
        let Some(ruled) = self.conduct.rulings.get_mut(index).filter(|ruled| ruled.withdrawn.is_none()) else { return };
        ruled.withdrawn = Some(at);
        let Ruled { side, what, .. } = *ruled;
        if let Some(mut before) = self.conduct.ended.take_if(|before| before.ruling == index) {
            let made = self.plies.split_off(before.plies).get(0).cloned();
            if let (Phase::Playing(turn), Some(since)) = (&mut before.phase, made.or_else(|| self.take_unplayed())) {
                turn.ply = Ply { pressed: turn.ply.pressed, stopped: turn.ply.stopped, ..since };
            }
            self.phase = before.phase;
            self.conduct.undecided = Pending::default();
            self.sheets.unsign();
        }
        if let Imposed::IllegalMove { ply, .. } = what {
            self.conduct.discount_illegal_move(side);
            if self.conduct.is_last_about_ply(index, ply) {
                self.mark_counted(ply, Counted::No);
            }
        }
    }

    /// The ply whose move is in the envelope, where a ruling ended the game before that was opened.
    fn ply_in_hand_before_the_end(&self) -> Option<&Ply> {
        match &self.conduct.ended.as_ref()?.phase {
            Phase::Adjourned(adjourned) => Some(&adjourned.turn.ply),
            Phase::Waiting | Phase::Playing(_) | Phase::Ended { .. } | Phase::Finished(_) => None,
        }
    }

    /// The ply in which no move was made when the game ended.
    fn take_unplayed(&mut self) -> Option<Ply> {
        match &mut self.phase {
            Phase::Finished(finished) => finished.unplayed.take().map(|ply| *ply),
            Phase::Waiting | Phase::Playing(_) | Phase::Ended { .. } | Phase::Adjourned(_) => None,
        }
    }

    /// Whether the ply counts, counted from 1; what is taken back after that is ruled off with it.
    fn mark_counted(&mut self, ply: usize, counted: Counted) {
        let Some(index) = ply.checked_sub(1) else { return };
        let irregular = self.record().ply_at(index).is_some_and(|ply| self.record().is_irregular(ply));
        let count = |ply: &mut Ply| match counted {
            Counted::Yes if ply.has_press_to_count() && (ply.counted || !irregular) => ply.presses_counted += 1,
            Counted::Yes => ply.counted = true,
            Counted::No if ply.counted => ply.counted = false,
            Counted::No => ply.presses_counted = ply.presses_counted.saturating_sub(1),
        };
        let in_hand = || {
            let in_hand = self.record().ply_in_hand().or_else(|| self.record().unplayed());
            in_hand.or_else(|| self.ply_in_hand_before_the_end()).filter(|_| index == self.plies.len())
        };
        let counts = self.record().ply_at(index).or_else(in_hand).is_some_and(Ply::has_counted);
        if counted == Counted::No && !counts {
            self.uncount_what_is_ruled_off(index);
        } else if let Some(before) = self.conduct.ended.as_mut().filter(|_| index == self.plies.len())
            && let Phase::Adjourned(adjourned) = &mut before.phase
        {
            count(&mut adjourned.turn.ply);
        } else if index == self.plies.len() {
            self.with_current(count);
        } else if let Some(ply) = self.plies.get_mut(index) {
            count(ply);
        }
    }

    /// The illegal move was taken back before the ruling was withdrawn: the one that was ruled off last counts no more.
    fn uncount_what_is_ruled_off(&mut self, index: usize) {
        let start = self.setup.start_standing();
        let mut undone = self.ruled_off.iter_mut().rev().filter_map(|(_, plies)| {
            let first = plies.get(0)?.standing.plies_since(&start);
            plies.get_mut(index.checked_sub(first)?)
        });
        if let Some(ply) = undone.find(|ply| ply.counted) {
            ply.counted = false;
        }
    }

    /// A claim of it is granted with it. Journals of old say so in no other way.
    fn settle_claim_of_illegal_move(&mut self, offender: Color) {
        let is_of_it = |made: PendingClaim| made.claim == Claim::IllegalMove && made.by != offender;
        if self.claims().current().is_some_and(is_of_it) {
            self.with_pending(Pending::settle_claim);
        }
    }

    /// His first look at it counts, as long as it is there.
    fn see_illegal_position(&mut self, at: Moment) {
        let seen = self.conduct.illegal_seen.filter(|&(seen, _)| self.record().is_illegal_since(seen));
        self.conduct.illegal_seen = seen.or(Some((self.plies.len(), at)));
    }

    /// Restores the position after `count` plies on both boards; the clocks stand. A claim is still the arbiter's to judge
    /// (9.5.a; 6.11.2), and an offer of a draw stands until it is accepted, declined or answered by a touch (9.1).
    pub(super) fn go_back(&mut self, at: Moment, count: usize) {
        if self.phase == Phase::Waiting {
            return;
        }
        self.clock.stop(at);
        self.take_back_what_is_tried(at);
        let differed = self.boards_that_differ();
        self.conduct.illegal_seen = None;
        self.conduct.ended = None;
        self.conduct.fallen = self.ending();
        self.sheets.unsign();
        let stays = count >= self.plies.len();
        let unopened = self.sitting().unopened().filter(|_| stays);
        if !stays {
            self.clock.begin_moves_anew(at);
        }
        let mut undone = self.plies.split_off(count.min(self.plies.len()));
        match &mut self.phase {
            Phase::Playing(turn) => undone.push(turn.ply.clone()),
            Phase::Finished(finished) => finished.unplayed.take().into_iter().for_each(|ply| undone.push(*ply)),
            Phase::Adjourned(adjourned) if unopened.is_none() => undone.push(adjourned.turn.ply.clone()),
            Phase::Waiting | Phase::Ended { .. } | Phase::Adjourned(_) => {}
        }
        self.ruled_off.push((self.plies.len(), undone));
        self.forget_lifts_of_ruled_off();
        self.plies.stand_on_both_boards(at);
        if let Some(last) = self.plies.last_mut().filter(|last| last.is_in_hand() && last.stopped.is_some()) {
            last.unpressed = Some(Unpressed::CompletedByRestoring);
        }
        let standing = self.plies.last().map_or_else(|| self.setup.start_standing(), Ply::after);
        self.set_up_recorded_position(&differed);
        let mover = self.setup.mover_of(self.plies.len() + 1);
        let undecided = std::mem::take(&mut self.conduct.undecided);
        let pending = match &self.phase {
            Phase::Playing(turn) => Pending { reconciliation: None, ..turn.pending.clone() },
            Phase::Ended { next, .. } => Pending { reconciliation: None, ..next.pending.clone() },
            Phase::Finished(_) => undecided,
            Phase::Adjourned(adjourned) => Pending { reconciliation: None, ..adjourned.turn.pending.clone() },
            Phase::Waiting => Pending::default(),
        };
        // The move that was claimed with is still the one to be made (9.5).
        let claimed = pending.claim.filter(|made| stays && made.by == mover);
        let intended = claimed.and_then(|made| made.claim.intended());
        let intended = intended.map(|what| Deed { at, by: Seat::Player(mover), what });
        let ply = Ply { intended, ..Ply::new(mover, standing) };
        if matches!(self.phase, Phase::Adjourned(_)) && unopened.is_none() {
            self.begin_session_without_envelope(at);
        }
        // An envelope is still to be opened (E.7), where the position before it is the one that is restored.
        self.phase = match unopened {
            Some(Unopened::Adjourned(mut adjourned)) => {
                adjourned.turn.pending = pending;
                Phase::Adjourned(adjourned)
            }
            Some(Unopened::Reply(sealing)) => Phase::Playing(Turn { ply, sealing: Some(sealing), pending }),
            None => Phase::Playing(Turn { ply, sealing: None, pending }),
        };
    }

    /// The sealed move fell with its position: the next session begins with a move on the board, and nobody is late for it yet (E.10).
    fn begin_session_without_envelope(&mut self, at: Moment) {
        self.session.resume(at, self.plies.len().saturating_sub(1));
        self.attendance = Attendance::default();
    }

    /// The boards that do not stand as the moves leave them that were made on them, as they stand. A sealed move is nobody's to know.
    fn boards_that_differ(&self) -> Vec<(BoardKind, Board)> {
        let sealed = |side: Color| match &self.phase {
            Phase::Playing(turn) if turn.sealing.is_some() && turn.mover() == side => {
                turn.ply.board_before_placing.clone()
            }
            Phase::Waiting | Phase::Playing(_) | Phase::Ended { .. } | Phase::Finished(_) | Phase::Adjourned(_) => None,
        };
        let stands = |kind: BoardKind| {
            let side = self.setup.board_owner(kind);
            let expected = self.record().board_by_play(side);
            let stood = sealed(side).unwrap_or_else(|| self.board(side).clone());
            (stood != expected).then_some((kind, stood))
        };
        BoardKind::ALL.into_iter().filter_map(stands).collect()
    }

    /// Both boards stand as the record has it after the last ply. What a player has moved he takes back by himself; where his board
    /// `differed` besides, he cannot know it (D.2.8 of 2014; D.2.9).
    fn set_up_recorded_position(&mut self, differed: &[(BoardKind, Board)]) {
        let board = self.record().placement_after(self.plies.len());
        let to_correct = |(kind, stood): &(BoardKind, Board)| {
            let kind = *kind;
            corrections(stood, &board).into_iter().map(move |correction| (kind, correction))
        };
        self.conduct.to_correct = differed.iter().flat_map(to_correct).collect();
        self.boards = ByColor { white: board.clone(), black: board };
    }

    /// The pawn that the last ply left on its last rank becomes a queen on both boards; the next player is on move.
    pub(super) fn complete_promotion(&mut self, at: Moment) {
        match &self.phase {
            Phase::Playing(_) => {}
            // What was sealed was a move against the pawn.
            Phase::Adjourned(adjourned) => {
                self.ruled_off.push((self.plies.len(), Plies::of(adjourned.turn.ply.clone())));
                self.begin_session_without_envelope(at);
            }
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => return,
        }
        self.plies.stand_on_both_boards(at);
        let Some(last) = self.plies.last_mut() else { return };
        let queen = shakmaty::Role::Queen;
        last.replaced_by = Some(queen);
        let set_up = last.executed.last().filter(|executed| executed.by == Seat::Arbiter);
        let completed = set_up.map(|executed| last.with_new_piece(executed.what));
        if let (Some(what), Some(executed)) = (completed, last.executed.last_mut()) {
            executed.what = what;
        }
        // Words that named another move are answered no more: the pawn's move is the one to repeat.
        let words = last.announced.last().copied().filter(|_| !last.is_announced_as_placed());
        if let (Some(words), Some(what)) = (words, last.played()) {
            last.misspoken.push(words);
            last.announce(Deed { at, by: Seat::Arbiter, what });
            last.stand_on_both_boards(at);
        }
        // It counts on both sheets, whatever was said or written instead.
        last.entered = ByColor::new_with(|side| last.entered.get(side).and(last.played()));
        let next = Ply::new(last.mover.other(), last.after());
        self.set_up_recorded_position(&[]);
        let pending = self.pending().cloned().unwrap_or_default();
        self.phase = Phase::Playing(Turn { ply: next, sealing: None, pending });
    }
}

/// Whether a ply counts as an illegal move of its player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Counted {
    Yes,
    No,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Act, ClaimAct, Event, MoveAct, PressKind, Setup, StartAct};

    /// The arbiter found the move while it was claimed, and the journal has no ruling.
    #[test]
    fn a_claim_is_settled_in_an_old_journal_by_the_illegal_move_that_was_found() {
        let mut game = Game::new(Setup::default());
        let white = Some(Seat::Player(Color::White));
        let (from, to) = (shakmaty::Square::G1, shakmaty::Square::G3);
        let said = crate::laws::RawMove::from_squares(&shakmaty::Board::default(), from, to, None).expect("a knight");
        for (by, act) in [
            (Some(Seat::Arbiter), Act::Start(StartAct::Started)),
            (white, Act::Move(MoveAct::Announced(said))),
            (white, Act::Move(MoveAct::Placed(said))),
            (white, Act::Move(MoveAct::Pressed(PressKind::Regular))),
            (Some(Seat::Player(Color::Black)), Act::Claim(ClaimAct::Made(Color::Black, Claim::IllegalMove))),
            (Some(Seat::Player(Color::White)), Act::Claim(ClaimAct::Made(Color::White, Claim::IllegalMove))),
        ] {
            game.apply(Moment::START, &Event { by, act });
        }
        assert!(game.claims().current().is_some());
        let found = Act::Arbiter(ArbiterAct::IllegalMoveFound { ply: 1, side: Color::White });
        game.apply(Moment::START, &Event { by: Some(Seat::Arbiter), act: found });
        assert_eq!((game.claims().current(), game.claims().behind().len()), (None, 1), "the other one waits");
    }
}
