//! What has happened. Events are journalled before they are applied, and applying one cannot fail.
use super::{
    AdjournmentAct, AnswerAct, ArbiterAct, ClaimAct, ClockAct, DeviceAct, DrawAct, EndingAct, LockAct, MoveAct,
    NoticeAct, PresenceAct, ReconcileAct, Seat, StartAct,
};

/// Something that happened, and who did it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Event {
    /// Who did it; `None`: the clock or the program on its own.
    pub by: Option<Seat>,
    /// What happened, by topic.
    pub act: Act,
}

impl Event {
    /// Whether it takes up a claim that was made while another waited: only a ruling does, and the arbiter claims nothing himself.
    #[must_use]
    pub fn takes_up_claim(&self) -> bool {
        self.by == Some(Seat::Arbiter) && matches!(self.act, Act::Claim(ClaimAct::Made(..)))
    }
}

impl Act {
    /// Whether the program does it on its own, whoever has opened the game or the envelope.
    pub(super) const fn is_programs(&self) -> bool {
        matches!(self, Self::Start(StartAct::Resumed { .. } | StartAct::ClockHeld))
    }
}

/// The thing that happened, by its topic.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Act {
    /// The game began, or went on after a restart.
    Start(StartAct),
    /// The move in progress.
    Move(MoveAct),
    /// The other player's answer to it.
    Answer(AnswerAct),
    /// An offer of a draw.
    Draw(DrawAct),
    /// The end of the game.
    Ending(EndingAct),
    /// To do with a claim.
    Claim(ClaimAct),
    /// To do with the clock.
    Clock(ClockAct),
    /// What the arbiter found or ordered.
    Arbiter(ArbiterAct),
    /// The lock of the arbiter's page.
    Lock(LockAct),
    /// Who is at the board.
    Presence(PresenceAct),
    /// An input device.
    Device(DeviceAct),
    /// The game is adjourned or resumed.
    Adjournment(AdjournmentAct),
    /// The program noticed something.
    Notice(NoticeAct),
    /// The boards and sheets are brought together (D.2.8 of 2014, D.2.9).
    Reconcile(ReconcileAct),
}
