//! Claims that wait for the arbiter.
use shakmaty::Color;

use crate::laws::quickplay::Request;

/// What a player claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// A draw, or extra time, in the quickplay finish (Article 10 of 2009, Appendix G of 2014, Guidelines III).
    Quickplay(Request),
}

/// How far the arbiter has come with a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimStage {
    /// He has yet to judge it.
    Open,
    /// He watches, and judges later or after a flag has fallen (10.2.b, G.5.b, III.5.2).
    Postponed,
    /// A flag was claimed meanwhile: now he judges.
    FlagFallen(Color),
}

/// A claim that has been made and not been settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PendingClaim {
    /// Who made it.
    pub by: Color,
    /// What it is.
    pub claim: Claim,
    /// How far it is.
    pub stage: ClaimStage,
}

/// What the arbiter says to a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// He agrees.
    Accept,
    /// He puts his decision off.
    Postpone,
    /// He does not agree.
    Reject,
}
