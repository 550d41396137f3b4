//! What the players of a practice decide themselves, where a competition has an arbiter.
use shakmaty::Color;

use super::{
    ClaimCommand, ClockCommand, ClockProposal, Clocks, Command, ComparisonStage, Game, Mode, PendingClaim, Phase,
    ReconcileCommand, Ruling, Step,
};

/// What waits for their word while the clocks stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Undecided {
    /// Whether a claim is right.
    Claim(PendingClaim),
    /// Which position counts: that after so many plies, where what was told decides it.
    Position(Option<usize>),
    /// From which times play goes on after a comparison of the boards.
    Clocks(ClockProposal),
    /// Nothing but that the clocks run again.
    Standing,
}

impl Undecided {
    /// What is done where they agree to what was claimed, or is proposed.
    #[must_use]
    pub const fn accepted(self) -> Command {
        match self {
            Self::Claim(_) => Command::Claim(ClaimCommand::Rule(Ruling::Accept)),
            Self::Position(_) => Command::Reconcile(ReconcileCommand::Accept),
            Self::Clocks(ClockProposal::Set(_)) => Command::Reconcile(ReconcileCommand::Close(Clocks::AsProposed)),
            Self::Clocks(ClockProposal::Unchanged | ClockProposal::Unknown) => {
                Command::Reconcile(ReconcileCommand::Close(Clocks::AsTheyStand))
            }
            Self::Standing => Command::Clock(ClockCommand::Restart),
        }
    }

    /// What is done where they do not: a comparison ends, and nothing has changed. `None` where there is only one way on.
    #[must_use]
    pub const fn rejected(self) -> Option<Command> {
        match self {
            Self::Claim(_) => Some(Command::Claim(ClaimCommand::Rule(Ruling::Reject))),
            Self::Position(_) => Some(Command::Reconcile(ReconcileCommand::CallOff)),
            Self::Clocks(_) | Self::Standing => None,
        }
    }
}

impl Game {
    /// What waits for the players of a practice; `None` in a competition, where its arbiter decides.
    #[must_use]
    pub fn undecided(&self) -> Option<Undecided> {
        let stands = matches!(self.phase, Phase::Playing(_)) && self.clock().side_running().is_none();
        if self.setup.mode == Mode::Competition || !stands {
            return None;
        }
        match self.comparison().stage() {
            Some(ComparisonStage::Facts) => return Some(Undecided::Position(self.plies_agreed())),
            Some(ComparisonStage::Clocks) => return self.comparison().clock_proposal().map(Undecided::Clocks),
            Some(ComparisonStage::Correcting(..) | ComparisonStage::Comparing(_)) => return None,
            None => {}
        }
        let waits = Color::ALL.into_iter().any(|side| self.step(side) == Step::AwaitArbiter);
        let claim = self.claims().current().filter(PendingClaim::stops_play).map(Undecided::Claim);
        claim.or(waits.then_some(Undecided::Standing))
    }

    /// After how many plies the boards and sheets agree, where what was told of them decides it.
    fn plies_agreed(&self) -> Option<usize> {
        let comparison = self.comparison();
        let finding = comparison.finding();
        let decides = comparison.is_decided_by(&finding) && !comparison.lacks_facts(&finding);
        decides.then(|| comparison.plies_by(&finding))
    }
}
