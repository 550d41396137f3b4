//! Español.
use super::Paper;

#[allow(clippy::too_many_lines, reason = "a table, one row a text")]
pub(super) const fn text(paper: Paper) -> &'static str {
    match paper {
        Paper::SheetOf => "Planilla de las {0}",
        Paper::White => "Blancas",
        Paper::Black => "Negras",
        Paper::Event => "Torneo",
        Paper::Site => "Lugar",
        Paper::Round => "Ronda",
        Paper::BoardNumber => "Tablero",
        Paper::Date => "Fecha",
        Paper::ArbiterName => "Árbitro",
        Paper::Rating => "Elo",
        Paper::Federation => "Federación",
        Paper::Laws => "Leyes de la FIDE",
        Paper::TimeControl => "Control de tiempo",
        Paper::StartPosition => "Posición inicial",
        Paper::Result => "Resultado",
        Paper::NotOver => "sin terminar",
        Paper::Kept => "Llevada",
        Paper::KeptByPlayer => "por el propio jugador",
        Paper::KeptByAssistant => "por el asistente",
        Paper::KeptByRecording => "según una grabación",
        Paper::KeptByProgram => "por el programa según los anuncios: no es prueba independiente",
        Paper::KeptUnknown => "se desconoce, de un archivo",
        Paper::ConfirmedBy => "Resultado confirmado por las {0}",
        Paper::NotConfirmedBy => "Resultado sin confirmar por las {0}",
        Paper::RuledOff => "Anulado",
        Paper::GoesOnAt => "se sigue con la jugada {0}",
        Paper::IllegalMove => "ilegal",
        Paper::Corrected => "corregido de",
        Paper::OfferSign => "(=) significa: tablas ofrecidas",
        Paper::Granted => "(aceptada)",
        Paper::Rejected => "(rechazada)",
        Paper::Damaged => "ATENCIÓN: el diario está dañado, esto no prueba nada: {0}",
        Paper::Verified => "Diario verificado: completo, cada línea encaja con la anterior",
        Paper::Torn => "Diario verificado: la última línea estaba cortada y se ha omitido",
        Paper::FromPgn => "De un archivo PGN, sin diario",
        Paper::Page => "Página {0}",
    }
}
