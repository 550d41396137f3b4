//! The topics of a game. Each has its commands and its acts here. What is done with them stands in files of the same name:
//! below [`decide`](super::decide) and [`apply`](super::apply) in this module, and in `narration`. The form in the journal
//! stands in `journal::wire::act`, a row for each act.
mod adjournment;
mod answer;
mod arbiter;
mod claim;
mod clock;
mod device;
mod draw;
mod ending;
mod lock;
mod moving;
mod notice;
mod presence;
mod reconcile;
mod start;

pub use adjournment::{AdjournmentAct, AdjournmentCommand};
pub use answer::{AnswerAct, AnswerCommand};
pub use arbiter::{ArbiterAct, ArbiterCommand};
pub use claim::{ClaimAct, ClaimCommand};
pub use clock::{ClockAct, ClockCommand, Shift};
pub use device::{DeviceAct, DeviceCommand};
pub use draw::{DrawAct, DrawCommand};
pub use ending::{EndingAct, EndingCommand};
pub use lock::{Denial, LockAct, LockCommand};
pub use moving::{MoveAct, MoveCommand, PressKind};
pub use notice::{Lifted, NoticeAct};
pub use presence::{PresenceAct, PresenceCommand};
pub use reconcile::{ReconcileAct, ReconcileCommand};
pub use start::{StartAct, StartCommand};
