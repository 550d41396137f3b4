//! English.
use super::Paper;

#[allow(clippy::too_many_lines, reason = "a table, one row a text")]
pub(super) const fn text(paper: Paper) -> &'static str {
    match paper {
        Paper::SheetOf => "Scoresheet of {0}",
        Paper::White => "White",
        Paper::Black => "Black",
        Paper::Event => "Event",
        Paper::Site => "Site",
        Paper::Round => "Round",
        Paper::BoardNumber => "Board",
        Paper::Date => "Date",
        Paper::ArbiterName => "Arbiter",
        Paper::Rating => "Rating",
        Paper::Federation => "Federation",
        Paper::Laws => "FIDE Laws",
        Paper::TimeControl => "Time control",
        Paper::StartPosition => "Start position",
        Paper::Result => "Result",
        Paper::NotOver => "not over",
        Paper::Kept => "Kept",
        Paper::KeptByPlayer => "by the player himself",
        Paper::KeptByAssistant => "by his assistant",
        Paper::KeptByRecording => "from a recording",
        Paper::KeptByProgram => "by the program out of the announcements: no independent evidence",
        Paper::KeptUnknown => "unknown, from a file",
        Paper::ConfirmedBy => "Result confirmed by {0}",
        Paper::NotConfirmedBy => "Result not confirmed by {0}",
        Paper::RuledOff => "Ruled off",
        Paper::GoesOnAt => "play goes on with move {0}",
        Paper::IllegalMove => "illegal",
        Paper::Corrected => "corrected from",
        Paper::OfferSign => "(=) means: draw offered",
        Paper::Granted => "(granted)",
        Paper::Rejected => "(rejected)",
        Paper::Damaged => "WARNING: the journal is damaged, this proves nothing: {0}",
        Paper::Verified => "Journal verified: whole, each line fits the one before",
        Paper::Torn => "Journal verified: the last line was torn off and is left out",
        Paper::FromPgn => "From a PGN file, without a journal",
        Paper::Page => "Page {0}",
    }
}
