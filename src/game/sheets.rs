//! How the two scoresheets were kept, and who has signed them.
use shakmaty::{ByColor, Color};

use super::SheetOrigin;

/// Origins and signatures.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Sheets {
    /// Who has signed (8.7).
    signed: ByColor<bool>,
    /// How each came about, where somebody said so.
    origins: ByColor<Option<SheetOrigin>>,
}

impl Sheets {
    /// Whether this player has signed.
    pub(super) fn is_signed(&self, side: Color) -> bool {
        *self.signed.get(side)
    }

    pub(super) fn sign(&mut self, side: Color) {
        *self.signed.get_mut(side) = true;
    }

    /// What was signed counts no longer: the game goes on.
    pub(super) fn unsign(&mut self) {
        self.signed = ByColor::default();
    }

    /// How his came about, as somebody said.
    pub(super) fn origin(&self, side: Color) -> Option<SheetOrigin> {
        *self.origins.get(side)
    }

    pub(super) fn keep(&mut self, side: Color, origin: SheetOrigin) {
        *self.origins.get_mut(side) = Some(origin);
    }
}
