//! Claims that the arbiter judges: a draw (9.2 to 9.5), an illegal move (7.4 of 2009, 7.5), a touched piece (4.8); and
//! what he finds himself.
use std::time::Duration;

use shakmaty::{ByColor, Color, Square};

use super::{Acts, by_chance, clock::Grounds};
use crate::{
    clock::{Moment, Reading},
    game::{
        Act, ArbiterAct, Assessment, Claim, ClaimAct, ClaimStage, ClockAct, DrawAct, Ending, EndingAct, Game, MoveAct,
        Outcome, PendingClaim, Phase, Ply, Reason, Rejection, Ruling, Seat, Shift,
    },
    laws::{
        RawMove,
        announcement::castling_squares,
        assistant::Duty,
        irregularity::{self, Consequence, Finder, Irregularity, LeftPawn, Remedy},
        penalty::Penalty,
        touch::Begun,
        winnable::chance,
    },
};

impl Game {
    /// A claim is never swallowed: right or wrong, it stops the clocks, and a claim of a draw is an offer (9.1, 9.5).
    pub(super) fn decide_claim(&self, by: Seat, claim: Claim) -> Acts {
        self.must_be_on()?;
        let side = match claim {
            // The visually impaired player's assistant reports a touch to the arbiter (e).
            Claim::Touch(_) => {
                self.may(by, Duty::ClaimAndReport)?;
                by.side().ok_or(Rejection::NotYours)?
            }
            Claim::Quickplay(_) | Claim::Threefold(_) | Claim::FiftyMoves(_) | Claim::IllegalMove => self.player(by)?,
        };
        if self.claim().is_some() {
            return Err(Rejection::ClaimWaits);
        }
        let mut acts = vec![Act::Claim(ClaimAct::Made(side, claim))];
        if claim.offers_draw() && self.draw_offer().is_none() {
            acts.push(Act::Draw(DrawAct::Offered(side)));
        }
        Ok(acts)
    }

    /// The arbiter's answer to the claims of this file.
    pub(super) fn decide_ruling(&self, now: Moment, by: Seat, pending: PendingClaim, ruling: Ruling) -> Acts {
        let PendingClaim { by: claimant, claim, .. } = pending;
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
                let time = self.wrong_claim_costs(claim).unwrap_or_default();
                let mut acts = vec![Act::Claim(ClaimAct::Rejected)];
                acts.extend(self.decide_shift(now, by, claimant.other(), Shift::Add(time)).unwrap_or_default());
                Ok(acts)
            }
            (Claim::IllegalMove, Ruling::Accept) => {
                let Some(Assessment::Right(plies)) = self.assessment() else { return Err(Rejection::NotIllegal) };
                let index = plies.first().map_or(0, |ply| ply - 1);
                let mut acts = vec![Act::Claim(ClaimAct::Granted)];
                acts.extend(self.illegal_acts(now, index)?);
                Ok(acts)
            }
            (Claim::Touch(square), Ruling::Accept) => Ok(self.touch_found(now, claimant, square)),
            (Claim::IllegalMove | Claim::Touch(_), Ruling::Reject) => Ok(vec![Act::Claim(ClaimAct::Rejected)]),
        }
    }

    /// A touch that is found makes the offender move that piece: in the move in progress, or, if he has completed another,
    /// in its place.
    fn touch_found(&self, now: Moment, claimant: Color, square: Square) -> Vec<Act> {
        let mut acts = vec![Act::Claim(ClaimAct::Granted)];
        let undone = self.plies.last().filter(|_| self.mover() == Some(claimant));
        if undone.is_some() {
            acts.extend(self.restored(now, self.plies.len() - 1));
        }
        // What else he had touched, and in what order, still counts (4.3, 4.4).
        let recorded: Vec<Square> = undone.into_iter().flat_map(Ply::touched_by_mover).collect();
        acts.extend(in_order(recorded.into_iter().chain([square])));
        acts
    }

    /// The position after so many plies is restored, with the clocks and counters as they stood when it was last on the
    /// board: whoever thought about the move that is taken back has used that time, what its press brought is not there.
    /// A proposal: the arbiter may set them otherwise, or leave them (7.1; 6.13 of 2009).
    pub(super) fn restored(&self, now: Moment, plies: usize) -> Vec<Act> {
        let mut acts = vec![Act::Arbiter(ArbiterAct::WentBack(plies))];
        acts.extend(self.clocks_at(now, plies, ByColor::default()));
        acts
    }

    /// The clocks as they stood when the position after so many plies was last on the board, with more time for each.
    fn clocks_at(&self, now: Moment, plies: usize, more: ByColor<Duration>) -> impl Iterator<Item = Act> {
        let stopped = self.plies.get(plies).and_then(|ply| ply.stopped);
        let Reading { left, completed, .. } = stopped.unwrap_or_else(|| self.clock.reading(now));
        Color::ALL.into_iter().filter_map(move |side| {
            let left = (*left.get(side))? + *more.get(side);
            Some(Act::Clock(ClockAct::Set { side, left, completed: *completed.get(side) }))
        })
    }

    /// The arbiter finds an illegal move himself, where the rules let him; with grounds - the players agree - at any time.
    pub(super) fn decide_find_illegal(&self, now: Moment, by: Seat, ply: usize, grounds: Grounds) -> Acts {
        self.must_be_on()?;
        self.arbiters(by)?;
        let index = ply.checked_sub(1).filter(|index| *index < self.plies.len()).ok_or(Rejection::NoSuchPly(ply))?;
        if grounds == Grounds::Missing && !self.may_still_be_found(index, Finder::Arbiter) {
            let rules = self.setup.rules();
            return Err(if self.may_still_be_found(index, Finder::Opponent) {
                Rejection::IllegalIsThePlayers(rules)
            } else {
                Rejection::TooLateForIllegal(rules)
            });
        }
        self.illegal_acts(now, index)
    }

    /// What follows from the illegal move with this index: the position before it is restored, and 4.3 applies to the move
    /// that replaces it; a pawn that was left on the last rank promotes on the same square (4.6.c of 2009), or becomes a
    /// queen.
    fn illegal_acts(&self, now: Moment, index: usize) -> Acts {
        let ply = self.plies.get(index).filter(|ply| self.is_irregular(ply)).ok_or(Rejection::NotIllegal)?;
        let left_pawn = irregularity::left_pawn(self.setup.edition);
        let begun = ply.begun_promotion();
        if begun.is_some() && left_pawn == LeftPawn::BecomesQueen {
            let acts = vec![Act::Arbiter(ArbiterAct::WentBack(index + 1)), Act::Arbiter(ArbiterAct::PawnBecameQueen)];
            return Ok(self.penalised(now, index, index + 1, acts));
        }
        let mut acts = vec![Act::Arbiter(ArbiterAct::WentBack(index))];
        acts.extend(in_order(ply.touched_by_mover().chain(touched_by(ply))));
        acts.extend(begun.map(|Begun { from, to }| Act::Arbiter(ArbiterAct::PromotionBegun { from, to })));
        Ok(self.penalised(now, index, index, acts))
    }

    /// The penalty for the ply with this index, by the player's count: the acts that restore the position after so many
    /// plies, and more time for the opponent; or the loss of the game.
    fn penalised(&self, now: Moment, index: usize, plies: usize, restore: Vec<Act>) -> Vec<Act> {
        let ply = &self.plies[index];
        let (edition, pace, rules) = (self.setup.edition, self.setup.pace(), self.setup.rules());
        let offender = ply.mover;
        let count = self.illegal_moves.get(offender).saturating_add(1);
        let mut acts = vec![Act::Arbiter(ArbiterAct::IllegalMoveFound { ply: index + 1, side: offender })];
        match irregularity::illegal_move(edition, pace, rules, count) {
            Consequence::GameLost => acts.extend(lost_by_illegal_moves(ply)),
            Consequence::TimeToOpponent(time) => {
                acts.extend(restore);
                acts.push(Act::Arbiter(ArbiterAct::Penalised(offender, Penalty::TimeToOpponent(time))));
                let mut more = ByColor::default();
                *more.get_mut(offender.other()) = time;
                acts.extend(self.clocks_at(now, plies, more));
            }
        }
        acts
    }

    /// Other irregularities (7.1 to 7.4): what follows by edition; what it means for the board is done by going back.
    pub(super) fn decide_irregularity(&self, now: Moment, by: Seat, irregularity: Irregularity) -> Acts {
        self.must_be_on()?;
        self.arbiters(by)?;
        if irregularity == Irregularity::PositionLost && !matches!(self.phase, Phase::Adjourned(_)) {
            return Err(Rejection::NoEnvelope);
        }
        let mut acts = vec![Act::Arbiter(ArbiterAct::IrregularityFound(irregularity))];
        match self.remedy(irregularity) {
            Remedy::NewGame => {
                acts.push(Act::Ending(EndingAct::Ended(Ending {
                    outcome: Outcome::Annulled,
                    reason: Reason::Irregularity,
                })));
            }
            Remedy::DrawAfterNextMove if self.illegal_position_stood() => {
                acts.push(Act::Ending(EndingAct::Ended(Ending::drawn(Reason::IllegalPosition))));
            }
            Remedy::CountsAsIllegal => {
                let index = self.plies.len().checked_sub(1).ok_or(Rejection::NoSuchPly(0))?;
                acts.extend(self.penalised(now, index, self.plies.len(), Vec::new()));
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

    /// What follows from an irregularity by the edition, as the game stands.
    #[must_use]
    pub fn remedy(&self, irregularity: Irregularity) -> Remedy {
        let moves = self.clock.completed(Color::White).min(self.clock.completed(Color::Black));
        irregularity::remedy(self.setup.edition, self.setup.rules(), irregularity, moves)
    }

    /// Whether the position is illegal at sight, and was so before the last completed move (A.4.d of 2014).
    fn illegal_position_stood(&self) -> bool {
        let illegal = |plies: usize| self.standing_after(plies).is_some_and(|there| there.is_illegal_at_sight());
        let now = self.plies.len();
        illegal(now) && now.checked_sub(1).is_some_and(illegal)
    }

    /// Both players sign both scoresheets at the end (8.7); the arbiter does without.
    pub(super) fn decide_sign(&self, by: Seat) -> Acts {
        let side = self.player(by)?;
        match self.phase {
            Phase::Finished(_) if *self.signed.get(side) => Err(Rejection::AlreadySigned),
            Phase::Finished(_) => Ok(vec![Act::Ending(EndingAct::SheetSigned(side))]),
            Phase::Waiting | Phase::Playing(_) | Phase::Adjourned(_) | Phase::Ended { .. } => Err(Rejection::NotOver),
        }
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

/// The touches of these squares, each once, in the order of the first.
fn in_order(squares: impl Iterator<Item = Square>) -> Vec<Act> {
    let mut acts = Vec::new();
    for touched in squares.map(|square| Act::Move(MoveAct::Touched(square))) {
        if !acts.contains(&touched) {
            acts.push(touched);
        }
    }
    acts
}

/// The pieces of an illegal move count as touched for the one that replaces it (4.3, 7.5.a): king before rook for
/// castling, one's own piece before the one it took.
fn touched_by(ply: &Ply) -> impl Iterator<Item = Square> {
    let squares = match ply.played() {
        Some(RawMove::Piece { from, to, capture, .. }) => vec![Some(from), capture.then_some(to)],
        Some(RawMove::Castling(side)) => {
            let before = ply.before.as_ref().map(shakmaty::Position::board);
            let squares = before.and_then(|board| castling_squares(board, ply.mover, side));
            squares.map_or_else(Vec::new, |(king, rook)| vec![Some(king), Some(rook)])
        }
        None => Vec::new(),
    };
    squares.into_iter().flatten()
}

/// Lost, or drawn where the opponent cannot mate from the position before the illegal move.
fn lost_by_illegal_moves(ply: &Ply) -> Vec<Act> {
    let winner = ply.mover.other();
    let chance = chance(ply.before.as_ref(), winner);
    by_chance(winner, chance, Reason::IllegalMoves, Reason::IllegalMovesWithoutMatingMaterial)
}
