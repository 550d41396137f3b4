//! The code of a journal: what a line of it stands for, in words short enough to be written down.
//!
//! Anyone who can write the file can compute every hash anew. What he cannot change is a sheet of paper: the code that an
//! arbiter wrote down fits the lines before it, and no others. It has 24 bits and is made slow to compute (scrypt, 16 MB), so that
//! finding other lines with the same code takes some days of a computer, and each further code as long again. It is
//! evidence against a casual change, not a signature.
use scrypt::{Params, scrypt};

use super::{Record, wire::Hash};
use crate::game::{Act, AdjournmentAct, Code, EndingAct, Event, Incident, NoticeAct, Numbered, Seat, StartAct};

/// What scrypt is given as salt: these codes, and no other use of it.
const SALT: &[u8] = b"anna-hector journal code 1";

impl Record {
    /// The codes that were shown, in order, each with the number of the line before it, the last that it stands for.
    pub(super) fn codes(&self) -> impl Iterator<Item = (u64, Numbered)> {
        (1..).zip(&self.lines).filter_map(|(before, line)| {
            let Act::Notice(NoticeAct::Noticed(Incident::CodeShown(shown))) = line.event.act else { return None };
            Some((before, shown))
        })
    }
}

/// The work of computing a code, some hundredths of a second, for any thread.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeWork(pub(super) Hash);

/// A code, and the hash of the last line that it stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coded {
    pub(super) hash: Hash,
    pub(super) code: Code,
}

impl CodeWork {
    /// Hashes up to the line; slow for a long journal.
    #[must_use]
    pub fn done(self) -> Coded {
        Coded { code: of_hash(&self.0), hash: self.0 }
    }
}

/// The code of everything up to the line with this hash.
pub(super) fn of_hash(hash: &Hash) -> Code {
    // log2 of N, r and p: 16 MB, some hundredths of a second.
    let params = Params::new(14, 8, 1, 32).expect("in the bounds of scrypt");
    let mut bits = [0; 3];
    let mut long = [0; 32];
    scrypt(hash.as_bytes(), SALT, &params, &mut long).expect("a length that scrypt can fill");
    bits.copy_from_slice(&long[..3]);
    Code::of_bits(bits)
}

/// Whether the arbiter is to be shown the code after this: the beginning, his own acts, an adjournment, signatures and the
/// end.
pub(super) fn is_due_after(event: &Event) -> bool {
    match &event.act {
        Act::Start(StartAct::Started | StartAct::Resumed { .. }) => true,
        Act::Adjournment(act) => !matches!(act, AdjournmentAct::Ordered(_)),
        Act::Ending(act) => !matches!(act, EndingAct::ChanceUndetermined(_)),
        Act::Arbiter(_) => true,
        Act::Start(StartAct::ClockHeld | StartAct::Ready(_))
        | Act::Move(_)
        | Act::Answer(_)
        | Act::Draw(_)
        | Act::Claim(_)
        | Act::Clock(_)
        | Act::Presence(_)
        | Act::Reconcile(_) => event.by == Some(Seat::Arbiter),
        Act::Lock(_) | Act::Device(_) | Act::Notice(_) => false,
    }
}
