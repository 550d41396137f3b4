//! What the game knows about its own journal.
use super::{Incident, Numbered};

/// Whether play is written down, and the code that proves it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Recording {
    /// The arbiter lets play go on although the journal cannot be written.
    pub(super) unrecorded: bool,
    /// The code of the journal that was shown last.
    pub(super) code: Option<Numbered>,
}

impl Recording {
    /// Once everything is on the disk, play is recorded as always. What else the program notices is for the log.
    pub(super) const fn note(&mut self, incident: &Incident) {
        if matches!(incident, Incident::JournalKept(_)) {
            self.unrecorded = false;
        }
        if let Incident::CodeShown(code) = incident {
            self.code = Some(*code);
        }
    }
}
