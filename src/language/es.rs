//! Español.
use shakmaty::{ByCastlingSide, ByColor, ByRole, Role};

use super::{
    Line,
    table::{Gender, Joint, Notation, Numeral, Table, Unit},
    understand::Word,
};

pub(super) static TABLE: Table = Table {
    ranks: ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"],
    roles: ByRole { pawn: "peón", knight: "caballo", bishop: "alfil", rook: "torre", queen: "dama", king: "rey" },
    pieces: ByColor {
        black: ByRole {
            pawn: "peón negro",
            knight: "caballo negro",
            bishop: "alfil negro",
            rook: "torre negra",
            queen: "dama negra",
            king: "rey negro",
        },
        white: ByRole {
            pawn: "peón blanco",
            knight: "caballo blanco",
            bishop: "alfil blanco",
            rook: "torre blanca",
            queen: "dama blanca",
            king: "rey blanco",
        },
    },
    colors: ByColor { black: "negras", white: "blancas" },
    to: "a",
    takes: "captura",
    en_passant: "al paso",
    promotion: "promoción",
    check: "jaque",
    mate: "mate",
    castling: ByCastlingSide { king_side: "enroque corto", queen_side: "enroque largo" },
    hour: Unit { one: "hora", many: "horas", gender: Gender::Feminine },
    minute: Unit { one: "minuto", many: "minutos", gender: Gender::Masculine },
    second: Unit { one: "segundo", many: "segundos", gender: Gender::Masculine },
    point: "coma",
    numeral,
    joint: Joint::Spaced,
    letters: ByRole {
        pawn: None,
        knight: Some('C'),
        bishop: Some('A'),
        rook: Some('T'),
        queen: Some('D'),
        king: Some('R'),
    },
    notation: Notation {
        promotion: "",
        en_passant: " a.p.",
        castling: ByCastlingSide { king_side: "0-0", queen_side: "0-0-0" },
    },
    template,
    aliases: &[
        ("reina", Word::Role(Role::Queen)),
        ("peones", Word::Role(Role::Pawn)),
        ("hacia", Word::To),
        ("hasta", Word::To),
        ("toma", Word::Takes),
        ("come", Word::Takes),
        ("por", Word::Takes),
        ("capturando", Word::Takes),
        ("paso", Word::EnPassant),
        ("promociona", Word::Promotion),
        ("corona", Word::Promotion),
        ("coronación", Word::Promotion),
        ("enroque", Word::Castling),
        ("enroca", Word::Castling),
        ("corto", Word::Short),
        ("corta", Word::Short),
        ("largo", Word::Long),
        ("larga", Word::Long),
        ("el", Word::Filler),
        ("la", Word::Filler),
        ("al", Word::Filler),
        ("de", Word::Filler),
        ("del", Word::Filler),
        ("desde", Word::Filler),
        ("un", Word::Filler),
        ("una", Word::Filler),
        ("y", Word::Filler),
        ("va", Word::Filler),
    ],
};

const ONES: [&str; 30] = [
    "cero",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciséis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
    "veintiuno",
    "veintidós",
    "veintitrés",
    "veinticuatro",
    "veinticinco",
    "veintiséis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
];
const TENS: [&str; 7] = ["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];
const HUNDREDS: [&str; 9] = [
    "ciento",
    "doscientos",
    "trescientos",
    "cuatrocientos",
    "quinientos",
    "seiscientos",
    "setecientos",
    "ochocientos",
    "novecientos",
];
const FEMININE_HUNDREDS: [&str; 9] = [
    "ciento",
    "doscientas",
    "trescientas",
    "cuatrocientas",
    "quinientas",
    "seiscientas",
    "setecientas",
    "ochocientas",
    "novecientas",
];

fn numeral(n: u32, gender: Gender) -> Numeral {
    let (hundreds, rest) = ((n / 100) as usize, (n % 100) as usize);
    let hundreds = match (hundreds, rest, gender) {
        (0, ..) => None,
        (1, 0, _) => Some("cien"),
        (h, _, Gender::Feminine) => Some(FEMININE_HUNDREDS[h - 1]),
        (h, ..) => Some(HUNDREDS[h - 1]),
    };
    let one = match gender {
        Gender::Counting => "uno",
        Gender::Masculine => "un",
        Gender::Feminine => "una",
    };
    let rest = match (rest, gender) {
        (0, _) if hundreds.is_some() => None,
        (1, _) => Some(one.into()),
        (21, Gender::Masculine) => Some("veintiún".into()),
        (21, Gender::Feminine) => Some("veintiuna".into()),
        (0..30, _) => Some(ONES[rest].into()),
        _ => {
            let ten = TENS[rest / 10 - 3];
            Some(match rest % 10 {
                0 => ten.into(),
                1 => format!("{ten} y {one}").into(),
                other => format!("{ten} y {}", ONES[other]).into(),
            })
        }
    };
    Numeral { hundreds, rest }
}

#[allow(clippy::too_many_lines, reason = "a table, one row a sentence")]
const fn template(line: Line) -> &'static str {
    match line {
        Line::PressHeldBack => "Primero anunciar, después pulsar el reloj.",
        Line::RepeatFirst => "Primero hay que repetir la jugada del adversario: {0}.",
        Line::ExecuteFirst => "Primero hay que ejecutar la jugada del adversario en el propio tablero: {0}.",
        Line::NotYourTurn => "Es el turno de {0}.",
        Line::NothingAnnounced => "Todavía no se ha anunciado nada.",
        Line::NothingToRepeat => "No hay ninguna jugada anunciada que repetir o ejecutar.",
        Line::AlreadyAnnounced => "Ya está anunciado {0}. Se puede corregir antes de pulsar el reloj.",
        Line::CorrectionTooLate => "Es tarde para corregir: corre el reloj del adversario.",
        Line::CorrectionMustFitPiece => "La pieza ya está colocada: {0}. Solo el anuncio puede seguir a la pieza.",
        Line::Corrected => "Corregido. No {0}, sino {1}.",
        Line::Differs => "No coincide. Se anunció {0}, se repitió {1}.",
        Line::RepeatAgainFirst => "La repetición y el anuncio no coinciden. Primero repetir bien, después ejecutar.",
        Line::AlreadyRepeated => "Ya está repetido.",
        Line::AlreadyExecuted => "Ya está ejecutado.",
        Line::AlreadyPlaced => "Ya está colocado: {0}.",
        Line::ExecutedOtherwise => "Se ejecutó {0}, se había anunciado {1}.",
        Line::Repeated => "Repetido: {0}.",
        Line::Executed => "Ejecutado en el tablero de {0}.",
        Line::ClockRuns => "Corre el reloj de {0}.",
        // ---- hearing
        Line::Or => "{0} o {1}",
        Line::AskFrom => "¿Desde {0}?",
        Line::AskRole => "¿Qué pieza: {0}?",
        Line::AskPromotion => "¿Promoción a qué pieza?",
        Line::NothingSaid => "No se ha dicho nada.",
        Line::NotText => "Eso no es texto legible.",
        Line::WordUnknown => "La palabra {0} no se conoce aquí.",
        Line::NoArrival => "Falta la casilla de llegada. Por ejemplo: caballo Gustav uno a Felix tres.",
        Line::WhichCastling => "¿Enroque corto o largo?",
        Line::CastlingByName => "El enroque se anuncia por su nombre: {0}.",
        Line::NoneReaches => "{0} no puede ir a {1}.",
        // ---- illegal moves
        Line::NothingThere => "No hay ninguna pieza en {0}.",
        Line::OpponentsPieceThere => "Hay una pieza del adversario en {0}.",
        Line::AnotherPieceThere => "En {0} hay otra pieza: {1}.",
        Line::NoMovement => "{0} es a la vez casilla de salida y de llegada.",
        Line::NotItsWay => "{0} no se mueve así.",
        Line::WayBlocked => "El camino está cerrado en {0}.",
        Line::OwnPieceOnArrival => "Hay una pieza propia en {0}.",
        Line::NothingToTake => "No hay nada que capturar en {0}.",
        Line::KingStaysInCheck => "El rey seguiría en jaque.",
        Line::KingExposed => "El rey quedaría en jaque.",
        Line::PromotionMissing => "Falta la pieza de promoción.",
        Line::NoPromotionHere => "Aquí no hay promoción.",
        Line::NotAPromotionPiece => "Un peón no se promociona a: {0}.",
        Line::CastlingNotReady => "El rey y la torre no están en su sitio para enrocar.",
        Line::CastlingRightLost => "Se ha perdido el derecho a este enroque: el rey o la torre ya se han movido.",
        Line::CastlingBlocked => "Entre el rey y la torre no está libre: {0}.",
        Line::CastlingInCheck => "No se puede enrocar estando en jaque.",
        Line::CastlingThroughCheck => "Al enrocar, el rey pasaría por una casilla atacada: {0}.",
    }
}
