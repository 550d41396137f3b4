//! Claims that the arbiter judges, and his answers: a draw (9.2 to 9.5), an illegal move (7.4 of 2009, 7.5), a touched piece
//! (4.8). A claim is opened whether it is right or not: what the record says to it is in `game::assess`, for the arbiter alone.
//! What the program finds out about a flag is in `flag`, the quickplay finish in `quickplay`.
use shakmaty::{Color, Square};

use super::{Acts, clock::Grounds, restoring::in_order};
use crate::{
    clock::Moment,
    game::{
        Act, ArbiterAct, Assessment, Claim, ClaimAct, ClaimCommand, ClaimProof, ClaimStage, Claims, DrawAct, Ending,
        EndingAct, Event, Flaw, PendingClaim, Reason, ReconcileAct, Rejection, Ruling, Seat,
    },
    laws::{assistant::Duty, flag::Verdict, irregularity, quickplay::Request},
};

impl Claims<'_> {
    /// A claim, or the arbiter's answer to one.
    pub(super) fn decide_claim(self, now: Moment, by: Seat, command: &ClaimCommand) -> Acts {
        match command {
            ClaimCommand::Flag => self.decide_claim_flag(now, by),
            ClaimCommand::FlagOrderUnknown => self.decide_order_unknown(now, by, Grounds::Missing),
            ClaimCommand::Make(claim) => self.decide_make(now, by, *claim),
            ClaimCommand::Rule(ruling) => self.decide_rule(now, by, *ruling, Grounds::Missing),
        }
    }

    /// A claim is never swallowed: right or wrong, it stops the clocks. A claim of a draw is an offer where the
    /// regulations allow one (9.1.b of 2014, 9.1.2 of 2018 and 2023); the opponent's stands beside it.
    pub(super) fn decide_make(self, now: Moment, by: Seat, claim: Claim) -> Acts {
        self.game.rights().must_be_on()?;
        let side = match claim {
            // The visually impaired player's assistant reports a touch to the arbiter (e).
            Claim::Touch(_) => {
                self.game.rights().may(by, Duty::ClaimAndReport)?;
                by.side().ok_or(Rejection::NotYours)?
            }
            // Whether it may be asked for is the program's to say: the conditions are on the clock.
            Claim::Quickplay(request) => return self.decide_quickplay(now, by, request),
            Claim::Threefold(_) | Claim::FiftyMoves(_) | Claim::IllegalMove => self.game.rights().player(by)?,
        };
        self.must_not_wait(side, claim)?;
        let mut acts = vec![Act::Claim(ClaimAct::Made(side, claim))];
        if claim.offers_draw() && !self.has_offered(side) && self.must_be_allowed_to_agree().is_ok() {
            acts.push(Act::Draw(DrawAct::Offered(side)));
        }
        Ok(acts)
    }

    /// Before a clock runs again each claim is answered: unanswered, it would stand in the way of every later one. Where the arbiter
    /// watches the play first he postpones the claim of a draw, and both hear so (10.2.a of 2009, III.5); to a request for time he may
    /// say nothing (III.4).
    pub(super) fn must_be_ruled(self) -> Result<(), Rejection> {
        let needs_ruling = |pending: &PendingClaim| {
            let asks_for_time = pending.claim == Claim::Quickplay(Request::ExtraTime);
            !asks_for_time && !matches!(pending.stage, ClaimStage::Postponed(_))
        };
        if self.current().iter().chain(self.behind()).any(needs_ruling) { Err(Rejection::ClaimWaits) } else { Ok(()) }
    }

    /// The arbiter's answer to the claims of this file.
    fn decide_ruling(self, now: Moment, by: Seat, pending: PendingClaim, ruling: Ruling, grounds: Grounds) -> Acts {
        let PendingClaim { by: claimant, claim, stage } = pending;
        if ruling == Ruling::Accept && grounds == Grounds::Missing && self.is_moot() {
            return Err(Rejection::DrawNeedsGrounds);
        }
        match (claim, ruling) {
            (Claim::Quickplay(request), _) => self.decide_quickplay_ruling(now, by, pending, request, ruling),
            (_, Ruling::Postpone(_)) => Err(Rejection::CannotPostpone),
            (Claim::Threefold(_), Ruling::Accept) => {
                Ok(vec![Act::Claim(ClaimAct::Granted), Act::Ending(EndingAct::Ended(Ending::drawn(Reason::Threefold)))])
            }
            (Claim::FiftyMoves(_), Ruling::Accept) => Ok(vec![
                Act::Claim(ClaimAct::Granted),
                Act::Ending(EndingAct::Ended(Ending::drawn(Reason::FiftyMoves))),
            ]),
            (Claim::Threefold(_) | Claim::FiftyMoves(_), Ruling::Reject) => {
                let mut acts = vec![Act::Claim(ClaimAct::Rejected)];
                // Time is of no use to a player whose flag is down, nor against him.
                let costs = self.wrong_claim_costs(claim).filter(|_| !self.is_moot());
                let down = stage.flag().filter(|&loser| self.game.clock.is_flag_down(loser, now));
                if let (Some(time), None) = (costs, down) {
                    acts.extend(self.game.timekeeping().time_by_ruling(now, by, claimant.other(), time)?);
                }
                Ok(acts)
            }
            (Claim::IllegalMove, Ruling::Accept) => {
                let ply = match self.assessment() {
                    Some(Assessment::Right(ClaimProof::Illegal(ply))) => ply,
                    // Beside an answered one he may have seen what the record does not show (7.5.3, 7.5.4 of 2018 and 2023).
                    Some(Assessment::Wrong(Flaw::Answered(rules)))
                        if !irregularity::misuse_counts(self.game.setup.edition) =>
                    {
                        return Err(Rejection::TooLateForIllegal(rules));
                    }
                    Some(Assessment::BoardsDiffered(_)) => return Err(Rejection::BoardsDiffered),
                    Some(Assessment::Right(_) | Assessment::Wrong(_) | Assessment::ForTheArbiter) | None => {
                        return Err(Rejection::CountNeedsGrounds);
                    }
                };
                let index = ply.checked_sub(1).ok_or(Rejection::NotIllegal)?;
                let mut acts = vec![Act::Claim(ClaimAct::Granted)];
                acts.extend(self.game.rulings().illegal_acts(now, index)?);
                Ok(acts)
            }
            (Claim::Touch(square), Ruling::Accept) => Ok(self.touch_found(now, claimant, square)),
            (Claim::IllegalMove | Claim::Touch(_), Ruling::Reject) => Ok(vec![Act::Claim(ClaimAct::Rejected)]),
        }
    }

    /// A touch that is found makes the offender move that piece: in the place of another move that he has completed, or has
    /// announced or placed and not pressed yet. A completed move that keeps to it stands.
    fn touch_found(self, now: Moment, claimant: Color, square: Square) -> Vec<Act> {
        let mut acts = vec![Act::Claim(ClaimAct::Granted)];
        let completed = self.game.plies.last().filter(|last| last.mover != claimant);
        if completed.is_some_and(|ply| ply.keeps_to(square)) {
            return acts;
        }
        let begun = self.game.record().current_ply().filter(|ply| ply.mover != claimant && ply.is_broken_by(square));
        if completed.is_some() {
            acts.extend(self.game.rulings().restored(now, self.game.plies.len() - 1));
        } else if begun.is_some() {
            acts.push(Act::Arbiter(ArbiterAct::WentBack(self.game.plies.len())));
        }
        let undone = completed.or(begun);
        // What else he had touched, and in what order, still counts (4.3, 4.4). What the record does not have he touched before the piece
        // that he moved: otherwise there would be nothing to grant.
        let in_hand = || self.game.record().ply_in_hand().filter(|ply| ply.mover != claimant).map(|_| vec![square]);
        let touched = undone.map(|ply| ply.touched_first(square)).or_else(in_hand);
        acts.extend(in_order(touched.into_iter().flatten()));
        acts
    }

    pub(super) fn decide_rule(self, now: Moment, by: Seat, ruling: Ruling, grounds: Grounds) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        let pending = self.current().ok_or(Rejection::NoClaim)?;
        let acts = self.decide_ruling(now, by, pending, ruling, grounds)?;
        Ok(self.with_what_waited(now, pending.stage, acts))
    }

    /// Whether the claim before the arbiter is of a draw by a position that was taken back meanwhile: nobody has claimed wrongly, and by
    /// the record there is nothing to grant.
    pub(super) fn is_moot(self) -> bool {
        let Some(PendingClaim { by, claim: claim @ (Claim::Threefold(_) | Claim::FiftyMoves(_)), .. }) = self.current()
        else {
            return false;
        };
        let makes = |event: &Event| {
            let made = matches!(event.act, Act::Claim(ClaimAct::Made(side, made)) if (side, made) == (by, claim));
            made && !event.takes_up_claim()
        };
        let restores = |event: &Event| {
            matches!(event.act, Act::Arbiter(ArbiterAct::WentBack(_)) | Act::Reconcile(ReconcileAct::Settled))
        };
        let events = self.game.log.iter().rev().map(|logged| &logged.event);
        let restored = events.take_while(|event| !makes(event)).filter(|event| restores(event)).count();
        let mut undone = self.game.ruled_off.iter().rev().take(restored).flat_map(|(_, undone)| undone.iter());
        undone.any(|ply| !ply.is_in_hand()) && !matches!(self.assessment(), Some(Assessment::Right(_)))
    }

    /// Who claims an illegal move that the record does not show.
    pub(super) fn claimant_beyond_the_record(self) -> Option<Color> {
        let PendingClaim { by, claim, .. } = self.current()?;
        let shown = matches!(self.assessment(), Some(Assessment::Right(_)));
        (claim == Claim::IllegalMove && !shown).then_some(by)
    }

    /// What the arbiter finds himself, while a player's claim of it is before him, he has granted.
    pub(super) fn with_claim_of_it_granted(self, now: Moment, claimant: Color, acts: Vec<Act>) -> Vec<Act> {
        match self.current() {
            Some(PendingClaim { by, claim: Claim::IllegalMove, stage }) if by == claimant => {
                let acts = [Act::Claim(ClaimAct::Granted)].into_iter().chain(acts).collect();
                self.with_what_waited(now, stage, acts)
            }
            _ => acts,
        }
    }

    /// What waited for the ruling: the claim that was made behind this one is taken up, and where there is none, the flag
    /// that was claimed meanwhile counts (6.12.b, 9.5.a; 6.11.2), unless a restored position or the arbiter has given its time back.
    pub(super) fn with_what_waited(self, now: Moment, stage: ClaimStage, mut acts: Vec<Act>) -> Vec<Act> {
        let game = self.game.after(now, Seat::Arbiter, &acts);
        if game.ending().is_some() {
            return acts;
        }
        let flag = stage.flag().filter(|&loser| game.clock.is_flag_down(loser, now));
        if game.claims().current().is_some() {
            // What was put off is there again; the flag counts, or waits for it too.
            acts.extend(flag.into_iter().flat_map(|loser| game.timekeeping().flag_acts(Verdict::Loses(loser))));
            return acts;
        }
        match (game.claims().behind().first(), flag) {
            (Some(next), _) => {
                acts.push(Act::Claim(ClaimAct::Made(next.by, next.claim)));
                acts.extend(flag.map(|loser| Act::Claim(ClaimAct::FlagAwaits(loser))));
            }
            (None, Some(loser)) => acts.extend(game.timekeeping().time_forfeit(loser.other())),
            (None, None) => {}
        }
        acts
    }

    /// A second claim waits behind the first; the same one twice is one too many.
    pub(super) fn must_not_wait(self, side: Color, claim: Claim) -> Result<(), Rejection> {
        let waits = |pending: &PendingClaim| (pending.by, pending.claim) == (side, claim);
        if self.current().iter().chain(self.behind()).any(waits) { Err(Rejection::ClaimWaits) } else { Ok(()) }
    }
}

impl ClaimStage {
    /// The player whose flag was found down while the claim waited.
    pub(super) const fn flag(self) -> Option<Color> {
        match self {
            Self::FlagFallen(side) => Some(side),
            Self::Open | Self::Postponed(_) => None,
        }
    }
}
