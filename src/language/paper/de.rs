//! Deutsch.
use super::Paper;

#[allow(clippy::too_many_lines, reason = "a table, one row a text")]
pub(super) const fn text(paper: Paper) -> &'static str {
    match paper {
        Paper::SheetOf => "Partieformular für {0}",
        Paper::White => "Weiß",
        Paper::Black => "Schwarz",
        Paper::Event => "Turnier",
        Paper::Site => "Ort",
        Paper::Round => "Runde",
        Paper::BoardNumber => "Brett",
        Paper::Date => "Datum",
        Paper::ArbiterName => "Schiedsrichter",
        Paper::Rating => "Wertungszahl",
        Paper::Federation => "Verband",
        Paper::Laws => "FIDE-Regeln",
        Paper::TimeControl => "Bedenkzeit",
        Paper::StartPosition => "Ausgangsstellung",
        Paper::Result => "Ergebnis",
        Paper::NotOver => "nicht beendet",
        Paper::Kept => "Geführt",
        Paper::KeptByPlayer => "vom Spieler selbst",
        Paper::KeptByAssistant => "vom Assistenten",
        Paper::KeptByRecording => "nach einer Aufnahme",
        Paper::KeptByProgram => "vom Programm nach den Ansagen: kein unabhängiger Beweis",
        Paper::KeptUnknown => "unbekannt, aus einer Datei",
        Paper::ConfirmedBy => "Ergebnis bestätigt von {0}",
        Paper::NotConfirmedBy => "Ergebnis nicht bestätigt von {0}",
        Paper::RuledOff => "Gestrichen",
        Paper::GoesOnAt => "weiter mit Zug {0}",
        Paper::IllegalMove => "regelwidrig",
        Paper::Corrected => "berichtigt aus",
        Paper::OfferSign => "(=) heißt: Remis angeboten",
        Paper::Granted => "(anerkannt)",
        Paper::Rejected => "(abgelehnt)",
        Paper::Damaged => "ACHTUNG: Das Journal ist beschädigt, dies beweist nichts: {0}",
        Paper::Verified => "Journal geprüft: vollständig, jede Zeile passt zur vorigen",
        Paper::Torn => "Journal geprüft: die letzte Zeile war abgerissen und ist weggelassen",
        Paper::FromPgn => "Aus einer PGN-Datei, ohne Journal",
        Paper::Page => "Seite {0}",
    }
}
