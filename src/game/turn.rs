//! The ply in progress, and what waits for an answer meanwhile.
use shakmaty::Color;

use super::{PendingClaim, Ply, Reconciliation, Sealing, Step, sealing::Custody};

/// The ply in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Its record so far.
    pub ply: Ply,
    /// Its player seals his move instead of making it.
    pub sealing: Option<Sealing>,
    /// What waits for an answer.
    pub pending: Pending,
}

/// What waits for an answer while the game is on. It ends with the game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pending {
    /// Who offered a draw that stands, the first offer first. A claim of a draw offers one beside the opponent's (9.1.b of 2014,
    /// 9.1.2).
    pub offers: Vec<Color>,
    /// The claim that waits for the arbiter.
    pub claim: Option<PendingClaim>,
    /// Claims made behind it, the first to be taken up first; one that the arbiter has put off comes last.
    pub waiting: Vec<PendingClaim>,
    /// The boards and sheets are being brought together.
    pub reconciliation: Option<Box<Reconciliation>>,
}

impl Turn {
    /// A ply that begins, and nothing waits for an answer.
    #[must_use]
    pub(super) fn of(ply: Ply) -> Self {
        Self { ply, sealing: None, pending: Pending::default() }
    }

    /// Whose move it is.
    #[must_use]
    pub const fn mover(&self) -> Color {
        self.ply.mover
    }

    /// What `side` has to do while a move is being sealed.
    #[must_use]
    pub fn sealing_step(&self, side: Color) -> Option<Step> {
        let sealing = self.sealing.as_ref()?;
        Some(match sealing.custody {
            Custody::Arbiter if sealing.envelope.is_none() && side == self.mover() => Step::DeclareSealed,
            Custody::Arbiter => Step::AwaitResumption,
            Custody::Player if side != self.mover() => Step::AwaitSealing,
            Custody::Player if sealing.envelope.is_some() || self.ply.stands().is_some() => Step::CloseEnvelope,
            Custody::Player => Step::Seal,
        })
    }
}
