//! The words of what is printed, brailled or filed: scoresheets and the arbiter's report. They are written and never spoken, so
//! no bank has clips of them.
//!
//! To add one: a row here, and a row in `text` of each language.
mod de;
mod en;
mod es;

use super::Language;

macro_rules! papers {
    ($($(#[$doc:meta])* $name:ident($holes:literal),)+) => {
        /// A text of a scoresheet or of the arbiter's report, with holes `{0}`, `{1}`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Paper { $($(#[$doc])* $name,)+ }

        impl Paper {
            /// Every text.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// How many holes it has.
            #[must_use]
            pub const fn holes(self) -> usize {
                match self { $(Self::$name => $holes,)+ }
            }
        }
    };
}

papers! {
    // ---- the head of a sheet
    /// The scoresheet of the side 0.
    SheetOf(1),
    /// White, over a column and before a name.
    White(0),
    /// Black.
    Black(0),
    /// The event.
    Event(0),
    /// Its place.
    Site(0),
    /// The round.
    Round(0),
    /// The number of the board.
    BoardNumber(0),
    /// The day.
    Date(0),
    /// The arbiter's name.
    ArbiterName(0),
    /// A player's rating.
    Rating(0),
    /// A player's federation.
    Federation(0),
    /// The edition of the Laws.
    Laws(0),
    /// The time control.
    TimeControl(0),
    /// The position from which it was played.
    StartPosition(0),
    /// The result.
    Result(0),
    /// No result: the game is not over.
    NotOver(0),
    /// How the sheet was kept.
    Kept(0),
    /// The player keeps it.
    KeptByPlayer(0),
    /// His assistant keeps it.
    KeptByAssistant(0),
    /// It was taken from a recording.
    KeptByRecording(0),
    /// The program made it out of the announcements: no independent evidence.
    KeptByProgram(0),
    /// Nobody said how: it was read from a file.
    KeptUnknown(0),
    // ---- its foot
    /// The result is confirmed by the side 0 (8.7).
    ConfirmedBy(1),
    /// It is not.
    NotConfirmedBy(1),
    /// What is ruled off below this line.
    RuledOff(0),
    /// Play goes on from the position before move 0.
    GoesOnAt(1),
    /// Before the note that an illegal move was made.
    IllegalMove(0),
    /// What was entered before and corrected.
    Corrected(0),
    /// An offer of a draw is written (=).
    OfferSign(0),
    /// The arbiter agreed to a claim.
    Granted(0),
    /// He rejected it.
    Rejected(0),
    /// The journal of the game is damaged: 0.
    Damaged(1),
    /// The journal is whole: every line follows the one before.
    Verified(0),
    /// The last line of the journal was cut off: it had never been acknowledged.
    Torn(0),
    /// It was read from a PGN file: nothing proves it.
    FromPgn(0),
    /// Page 0.
    Page(1),
}

impl Paper {
    /// The text with its holes filled in order.
    ///
    /// ```
    /// # use anna_hector::language::{Language, Paper};
    /// assert_eq!(Language::ALL.map(|l| Paper::Page.fill(l, ["3"])), ["Seite 3", "Página 3", "Page 3"]);
    /// ```
    #[must_use]
    pub fn fill<'a>(self, language: Language, args: impl IntoIterator<Item = &'a str>) -> String {
        let mut text = self.text(language).to_owned();
        for (index, arg) in args.into_iter().enumerate() {
            text = text.replace(&format!("{{{index}}}"), arg);
        }
        text
    }

    /// The text as it stands in the table.
    #[must_use]
    pub const fn text(self, language: Language) -> &'static str {
        match language {
            Language::German => de::text(self),
            Language::Spanish => es::text(self),
            Language::English => en::text(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_has_its_holes_in_every_language() {
        for &paper in Paper::ALL {
            for language in Language::ALL {
                let text = paper.text(language);
                let holes = text.matches('{').count();
                let all_there = (0..paper.holes()).all(|hole| text.contains(&format!("{{{hole}}}")));
                assert!(holes == paper.holes() && all_there && !text.is_empty(), "{paper:?} {language}: {text}");
            }
        }
    }
}
