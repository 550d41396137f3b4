//! Claims that the arbiter judges: a flag, a draw, an illegal move, the quickplay finish.
use shakmaty::Color;

use crate::{
    game::{Claim, Ruling},
    laws::quickplay::Compensation,
};

/// What a player claims, and what the arbiter answers.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ClaimCommand {
    /// The opponent's flag is claimed to have fallen; given by the arbiter, he has observed it.
    Flag,
    /// The arbiter finds that nothing tells which flag fell first (6.11).
    FlagOrderUnknown,
    /// A claim for the arbiter.
    Make(Claim),
    /// The arbiter's answer to the claim that waits for him.
    Rule(Ruling),
}

/// What became of a claim.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ClaimAct {
    /// A claim was made by this side: the clocks stop for the arbiter.
    Made(Color, Claim),
    /// The arbiter put his decision on the claim off; this is for the opponent.
    Postponed(Compensation),
    /// The arbiter agreed to the claim.
    Granted,
    /// The arbiter rejected the claim.
    Rejected,
    /// The flag of this side was found down while a claim waits for the arbiter's decision: he decides now.
    FlagAwaits(Color),
    /// The arbiter found that nothing tells which flag fell first.
    FlagOrderUnknown,
}
