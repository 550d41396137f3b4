//! Español.
use shakmaty::{ByCastlingSide, ByColor, ByRole, Role};

use super::{
    Line, Request,
    table::{Gender, Joint, Notation, Numeral, Plural, Table, Unit},
    word::Word,
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
    one_piece: ByColor {
        black: ByRole {
            pawn: "un peón negro",
            knight: "un caballo negro",
            bishop: "un alfil negro",
            rook: "una torre negra",
            queen: "una dama negra",
            king: "un rey negro",
        },
        white: ByRole {
            pawn: "un peón blanco",
            knight: "un caballo blanco",
            bishop: "un alfil blanco",
            rook: "una torre blanca",
            queen: "una dama blanca",
            king: "un rey blanco",
        },
    },
    colors: ByColor { black: "negras", white: "blancas" },
    to: "a",
    takes: "captura",
    en_passant: "al paso",
    promotion: "promoción",
    check: "jaque",
    mate: "mate",
    stands: &["está puesta", "está colocada", "puesta", "colocada"],
    corrections: &[
        "no",
        "perdón",
        "perdona",
        "digo",
        "corrijo",
        "corrección",
        "quiero decir",
        "quise decir",
        "mejor dicho",
        "espera",
        "me equivoqué",
        "rectifico",
        "sino",
    ],
    castling: ByCastlingSide { king_side: "enroque corto", queen_side: "enroque largo" },
    hour: Unit { one: "hora", many: "horas", gender: Gender::Feminine },
    minute: Unit { one: "minuto", many: "minutos", gender: Gender::Masculine },
    second: Unit { one: "segundo", many: "segundos", gender: Gender::Masculine },
    plural: Plural::ButForOne,
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
    request,
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
        ("enroco", Word::Castling),
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
        ("con", Word::Filler),
        ("un", Word::Filler),
        ("una", Word::Filler),
        ("y", Word::Filler),
        ("va", Word::Filler),
        ("eh", Word::Filler),
        ("pues", Word::Filler),
        ("favor", Word::Filler),
        ("juego", Word::Filler),
        ("muevo", Word::Filler),
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

/// What is said besides moves.
const fn request(request: Request) -> &'static [&'static str] {
    match request {
        Request::Yes => &["sí"],
        Request::No => &["no"],
        Request::SayAgain => &["repetir"],
        Request::Correct => &["corregir"],
        Request::ItStands => &["está puesta"],
        Request::BothTimes => &["tiempo"],
        Request::OwnTime => &["mi tiempo"],
        Request::OpponentsTime => &["tiempo rival"],
        Request::MoveNumber => &["número"],
        Request::LastMove => &["última jugada"],
        Request::LastMoves => &["últimas cinco"],
        Request::OfferDraw => &["tablas", "ofrezco tablas"],
        Request::AcceptDraw => &["acepto", "acepto tablas"],
        Request::DeclineDraw => &["rechazo", "rechazo tablas"],
        Request::Resign => &["abandonar"],
        Request::StopClock => &["parar reloj"],
        Request::CallArbiter => &["árbitro"],
        Request::Square(_) => &["casilla"],
        Request::Where(_) => &["dónde"],
        Request::Rank(_) => &["fila"],
        Request::File(_) => &["columna"],
    }
}

#[allow(clippy::too_many_lines, reason = "a table, one row a sentence")]
const fn template(line: Line) -> &'static str {
    match line {
        // ---- the handshake: announcing, repeating, executing, pressing (D.2.1, D.2.3, D.2.8)
        Line::PressHeldBack => "Primero anunciar, después pulsar el reloj.",
        Line::RepeatFirst => "Primero hay que repetir la jugada del adversario: {announced}.",
        Line::ExecuteFirst => "Primero hay que ejecutar la jugada del adversario en el propio tablero: {announced}.",
        Line::NotYourTurn => "Es el turno de las {player}.",
        Line::PressWaits => "Ya pulsado. El reloj cambia cuando termina el anuncio. Corregir anula la pulsación.",
        Line::PressTakenBack => "Pulsación anulada, su reloj sigue corriendo. Corrija el anuncio y pulse de nuevo.",
        Line::PressedUnannounced => "Las {player} han pulsado el reloj sin anunciar una jugada.",
        Line::NothingAnnounced => "Todavía no se ha anunciado nada.",
        Line::NothingToRepeat => "No hay ninguna jugada anunciada que repetir o ejecutar.",
        Line::AlreadyAnnounced => "Ya está anunciado {announced}. Se puede corregir antes de pulsar el reloj.",
        Line::CorrectionTooLate => "Es tarde para corregir. Llame al árbitro.",
        Line::CorrectionMustFitPiece => "La pieza ya está colocada: {placed}. Solo el anuncio puede seguir a la pieza.",
        Line::Corrected => "Corregido. No {slip}, sino {corrected}.",
        Line::Differs => "No coincide. Se anunció {announced}, se repitió {repeated}.",
        Line::RepeatAgainFirst => "La repetición y el anuncio no coinciden. Primero repetir bien, después ejecutar.",
        Line::AlreadyRepeated => "Ya está repetido.",
        Line::AlreadyExecuted => "Ya está ejecutado.",
        Line::AlreadyPlaced => "Ya está colocado: {placed}.",
        Line::ExecutedOtherwise => "Se ejecutó {executed}, se había anunciado {announced}.",
        Line::AwaitAnnouncement => "Falta el anuncio de las {player}. Espere el anuncio.",
        Line::NoSuchPiece => {
            "En {square} no hay una pieza propia: {piece}. Nombre de nuevo pieza y casilla, o llame al árbitro."
        }
        Line::DoesNotFitBoard => {
            "Esto no encaja en su tablero: {announced}. Llame al árbitro, los tableros pueden ser distintos."
        }
        Line::AnnouncedOtherwise => {
            "Aún no anunciado: el jugador ha introducido {entered}, usted anuncia {announced}. El mismo anuncio otra vez vale."
        }
        Line::PressedOtherwise => {
            "Anunciado: {announced}. Introducido: {entered}. Haga corregir el anuncio, o retire el movimiento introducido. Pulsar otra vez: queda así."
        }
        Line::AssistantCorrects => {
            "Su asistente está corrigiendo el anuncio {announced}. Espere a que lo confirme. Pulsar otra vez: el anuncio queda así."
        }
        Line::PlayerEnters => {
            "Su jugador está introduciendo otro movimiento. Espere a que lo confirme. Pulsar otra vez: queda como está."
        }
        // ---- refusals that belong to no section below (each a reason and a way out)
        Line::NotStarted => "La partida no ha comenzado. Primero ponga en marcha el reloj de las blancas.",
        Line::AlreadyStarted => "La partida ya ha comenzado.",
        Line::GameOver => "La partida ha terminado.",
        Line::OverUntilWithdrawn => {
            "La partida ha terminado. Lo que la terminó se retira en la parte Sanciones; la parte Partida vuelve antes de una jugada."
        }
        Line::NotYours => "Eso corresponde al propio jugador.",
        Line::ArbiterOnly => "Eso solo puede hacerlo el árbitro.",
        Line::NoSuchPly => "No existe esa jugada.",
        Line::AssistOff => "Eso es una ayuda. En competición está desactivada.",
        // ---- the course of the game, to the room
        Line::GameBegins => "Comienza la partida. Mueven las {mover}.",
        Line::PositionRestored => {
            "Se vuelve a la posición anterior al movimiento {number} de las {mover}. Los relojes están parados."
        }
        Line::RuleOffSheets => "Tracen una raya en ambas planillas antes del movimiento {number} de las {mover}.",
        Line::ScoreIsKept => "Hay que anotar las jugadas.",
        Line::ScoreNeedNotBeKept => "Ahora no hace falta anotar.",
        Line::ScoreAfterTheFlag => "Cuando caiga una bandera, hay que completar la planilla antes de mover.",
        Line::ScoreIsCompleted => "Hay que completar la planilla antes de mover.",
        // ---- a draw by agreement
        Line::DrawOffered => "Oferta de tablas de las {player}.",
        Line::DrawAnswers => "Control y Y las acepta, Control y N las rechaza.",
        Line::DrawDeclined => "La oferta de tablas queda rechazada.",
        Line::DrawConsented => "El árbitro permite acordar tablas.",
        Line::NoOffer => "No hay ninguna oferta de tablas.",
        Line::OfferStands => "La oferta de tablas sigue en pie.",
        Line::TooEarlyToAgree => "Tablas solo cuando ambos jugadores hayan movido.",
        Line::AgreementForbidden => "El torneo no permite ahora tablas por acuerdo. Llame al árbitro.",
        Line::AgreementAllowed => "Ya se permite acordar tablas.",
        // ---- the end of a game: its result, confirmed and signed
        Line::EndsByMate => "Jaque mate. Ganan las {winner}.",
        Line::EndsByStalemate => "Rey ahogado. La partida es tablas.",
        Line::EndsByDeadPosition => "Posición muerta. La partida es tablas.",
        Line::EndsByResignation => "Abandono. Ganan las {winner}.",
        Line::EndsByResignationDrawn => "Abandono. El adversario no puede dar mate, la partida es tablas.",
        Line::EndsByAgreement => "Tablas por acuerdo.",
        Line::EndsOnTime => "Tiempo agotado. Ganan las {winner}.",
        Line::EndsOnTimeDrawn => "Tiempo agotado. El adversario no puede dar mate, la partida es tablas.",
        Line::EndsByBothFlags => "Tablas: se ha agotado el tiempo de ambos.",
        Line::EndsByThreefold => "Tablas: la misma posición por tercera vez.",
        Line::EndsByFiftyMoves => "Tablas: cincuenta movimientos sin captura ni movimiento de peón.",
        Line::EndsByFivefold => "Tablas: la misma posición por quinta vez.",
        Line::EndsBySeventyFive => "Tablas: setenta y cinco movimientos sin captura ni movimiento de peón.",
        Line::EndsByIllegalMoves => "Ganan las {winner}: movimiento ilegal del adversario.",
        Line::EndsByIllegalMovesDrawn => "Tablas: movimiento ilegal, pero el adversario no puede dar mate.",
        Line::EndsByIllegalPosition => "Tablas: la posición es ilegal.",
        Line::EndsByQuickplay => "Tablas: el árbitro ha aceptado la reclamación.",
        Line::EndsByDefault => "Ganan las {winner} por incomparecencia.",
        Line::EndsByDefaultBoth => "Ambos pierden: no vino nadie.",
        Line::EndsByPenalty => "Ganan las {winner}: el árbitro ha declarado perdida la partida.",
        Line::EndsByPenaltyBoth => "Ambos pierden por decisión del árbitro.",
        Line::EndsByPenaltyHalf => "La partida está perdida; las {player} reciben medio punto.",
        Line::EndsBySealedMove => "Ganan las {winner} por la jugada secreta no válida.",
        Line::EndsBySealedMoveDrawn => "Tablas: la jugada secreta no es válida, pero el adversario no puede dar mate.",
        Line::EndsAnnulled => "La partida se anula. Se juega una nueva.",
        Line::PleaseConfirm => "Por favor, confirmen el resultado.",
        Line::ResultConfirmed => "El resultado queda confirmado.",
        Line::GameGoesOn => "La partida continúa.",
        Line::ConfirmsYet => "Las {person}: por favor, confirmen el resultado.",
        Line::SignSheets => "La partida ha terminado. Falta su firma.",
        Line::MarkSigned => "Las {player} han firmado las planillas.",
        Line::NothingToConfirm => "No hay nada que confirmar.",
        Line::NotOver => "La partida no ha terminado.",
        Line::AlreadySigned => "Ya está firmado.",
        // ---- what happened in the game, to the arbiter
        Line::MarkIllegal => "Movimiento ilegal de las {mover}: {played}. {reason}",
        Line::MarkPressedEarly => "Las {player} han pulsado el reloj antes del anuncio; vale.",
        Line::MarkPressedWithoutMove => "Las {player} han pulsado el reloj sin mover.",
        Line::MarkHeldBack => "Las {player} han pulsado el reloj antes del anuncio; no vale.",
        Line::MarkAnnouncedOtherwise => {
            "El anuncio no corresponde a la pieza de las {player}: colocado {placed}, anunciado {announced}."
        }
        Line::MarkExecutedOtherwise => "Ejecución distinta por las {player}: {executed} en lugar de {announced}.",
        Line::MarkLeftUnpressed => "Las {player} no han pulsado el reloj y el adversario ha respondido.",
        Line::MarkReplacedIllegal => {
            "Las {player} han reemplazado la jugada ilegal {replaced} antes de pulsar el reloj."
        }
        Line::MarkReplacedLegal => {
            "Las {player} han reemplazado {replaced}. Esa jugada era legal y es firme según el artículo {article}."
        }
        Line::MarkReplacedBound => {
            "Las {player} han reemplazado {replaced}. Esa jugada iba contra el artículo {article}."
        }
        Line::MarkMisspoken => "Las {player} han dicho {said}. La pieza está en otra casilla: {placed}.",
        Line::MarkEntryTakenBack => "Retirada de la pantalla antes del anuncio por las {player}: {entered}.",
        Line::MarkOfferAtWrongMoment => "Tablas ofrecidas en mal momento por las {player}; la oferta vale.",
        Line::MarkIntentionBroken => "Las {player} habían anotado {intended} y juegan otra cosa.",
        Line::MarkChanceUndetermined => {
            "No está claro si las {player} todavía pueden dar mate. Se da por posible. Decide el árbitro."
        }
        Line::NoMoveOnBoard => {
            "En el tablero del programa no hay jugada posible. Si no es correcto: en la parte Partida, Volver antes de la jugada."
        }
        Line::MarkAssistantLacking => {
            "Discapacidad visual contra auditiva: el artículo {article} exige un asistente y no hay ninguno indicado."
        }
        Line::MarkByAssistant => "Lo indica el asistente de las {player}.",
        // ---- the clocks and the flags
        Line::StartWaits => "La sala aún escucha. El reloj empieza con la última palabra. Otra vez: enseguida.",
        Line::ClockRuns => "Corre el reloj de las {player}.",
        Line::ClockStopped => "Los relojes están parados. Se llama al árbitro.",
        Line::ClockRestarted => "El reloj vuelve a correr para las {player}.",
        Line::ClocksStopped => "Los relojes están parados. El árbitro los pondrá en marcha.",
        Line::ClockRunsAlready => "El reloj ya está en marcha.",
        Line::NoClock => "Esta partida se juega sin reloj.",
        Line::MarkTimeRanOut => "Se ha agotado el tiempo de las {player}.",
        Line::FlagNotDown => "No se ha agotado el tiempo de las {player}.",
        Line::FlagOrderUnknown => "Ambos tiempos se han acabado; no consta cuál primero.",
        Line::BothFlagsGoesOn => "Ambos tiempos se han acabado y no consta el orden. La partida sigue.",
        Line::OwnFlagDown => "Su propio tiempo también se ha acabado. Llame al árbitro.",
        Line::FlagIsThePlayers => "Aquí solo los jugadores reclaman la caída de bandera.",
        Line::FlagFelt => "Tiempo agotado.",
        // ---- questions about the game (private)
        Line::YourTime => "Usted: {time}.",
        Line::OpponentsTime => "Adversario: {time}.",
        Line::MovesCompleted => "Movimientos completados: usted {own}, adversario {opponents}.",
        Line::MoveNumber => "Movimiento {number}, mueven las {mover}.",
        Line::SquareEmpty => "{square} está vacía.",
        Line::SquareHolds => "{square}: {piece}.",
        Line::NoneOnBoard => "Ninguna en el tablero: {piece}.",
        Line::PieceOn => "{piece} {square}.",
        Line::MoveOfNumber => "Movimiento {number}, {mover}: {played}.",
        Line::NothingEntered => "{number}, {mover}: ninguna jugada.",
        Line::NoMoveYet => "Todavía no se ha anunciado ningún movimiento.",
        Line::LineEmpty => "Aquí no hay nada.",
        Line::WhoseTurn => "Les toca a las {mover}.",
        Line::MovesToControl => "Movimientos hasta el control: {count}.",
        Line::OneMoveToControl => "Falta un movimiento para el control.",
        Line::LastPeriod => "No hay más controles de tiempo.",
        Line::NoIncrement => "Sin incremento.",
        Line::BatteryLevel => "Batería al {percent} por ciento.",
        Line::BatteryNone => "No se conoce ninguna batería.",
        Line::NoneSuch => "Ninguna.",
        // ---- what an assistant asks in his player's place
        Line::AssistantAsked => "Las {player} preguntan por los movimientos y el tiempo.",
        Line::AssistantTold => "Se ha preguntado a su asistente.",
        Line::AskFirst => "Solo cuando el jugador pregunte.",
        Line::AskedUnasked => "Consta. Cuando pregunte: F4.",
        // ---- entering a move
        Line::ReadBack => "Introducido: {entered}. Intro lo anuncia, Escape lo descarta.",
        Line::AnnouncesAtOnce => "Las jugadas se anuncian al instante. Un lapsus se corrige antes de pulsar.",
        Line::ReadsBackFirst => "Las jugadas se leen primero.",
        Line::TypingStays => "Las letras empiezan una jugada.",
        Line::WhichMove => "¿Qué jugada?",
        Line::LettersEnter => "Las letras empiezan una jugada.",
        Line::TypingOpened => "Las letras vuelven a ser órdenes.",
        Line::EntryCleared => "Descartado.",
        Line::EntryStands => "Jugada en la pantalla: {entered}. Aún no anunciada.",
        Line::EntryTakenBack => "Retirada de la pantalla: {entered}.",
        Line::NoEntry => "Solo se puede retirar una jugada que aún no está anunciada. Si no, llame al árbitro.",
        // ---- the step that is due (private)
        Line::StepAwaitStart => "La partida no ha comenzado.",
        Line::StepAwaitArbiter => "Los relojes están parados. Espere al árbitro.",
        Line::PracticeDecides => "Los relojes están parados. En la práctica deciden ustedes.",
        Line::PracticePageKey => "F9 abre la página del árbitro.",
        Line::StepAwaitAnnouncement => "Espere el anuncio del adversario.",
        Line::StepRepeat => "Repita, por favor: {announced}.",
        Line::StepRepeatAgain => "Repita otra vez, por favor: {announced}.",
        Line::StepExecute => "Ejecute en su tablero: {announced}.",
        Line::TakeBackFirst => "Primero deshaga en su tablero: {slip}.",
        Line::StepAwaitPress => "Falta que el adversario pulse el reloj.",
        Line::StepMove => "Le toca. Mueva y anuncie.",
        Line::StepAnnounce => "Anuncie el movimiento que está en el tablero.",
        Line::StepPress => "Coloque la pieza en el tablero y pulse el reloj.",
        Line::StepConfirm => "Confirme el final o llame al árbitro.",
        Line::StepConfirmReady => "El programa se ha reiniciado, el reloj está parado. Confirme que sigue jugando.",
        Line::StepAwaitReady => {
            "Usted ha confirmado. El reloj sigue parado hasta que confirme también su adversario o lo ponga en marcha el árbitro."
        }
        Line::StepSeal => "Introduzca su jugada en secreto.",
        Line::StepCloseEnvelope => "Pulse el reloj: el sobre queda cerrado.",
        Line::StepAwaitSealing => "El otro sella su jugada.",
        Line::StepAwaitResumption => "El sobre espera a que el árbitro lo abra.",
        Line::StepDeclareSealed => "El sobre se ha perdido: diga la jugada que contenía.",
        Line::StepTell => "Comparación: diga qué hay en su tablero, hasta que decida el árbitro.",
        Line::StepConfirmDone => "Después, confirme.",
        Line::StepAwaitOther => "Espere hasta que el otro tablero sea correcto.",
        Line::StepCompare => "Compare su tablero con la posición que vale, y confirme.",
        // ---- questions before an act counts, and the keys that answer
        Line::ConfirmResign => "¿Abandonan las {person} la partida?",
        Line::ConfirmOfferDraw => "¿Ofrecer tablas?",
        Line::ConfirmAcceptDraw => "¿Aceptan las {person} las tablas?",
        Line::ConfirmClaimFlag => "¿Reclamar el tiempo del adversario?",
        Line::OwnFlagFirst => "Su propio tiempo se agotó primero.",
        Line::ConfirmClaimDraw => "¿Reclamar tablas en el final a caída de bandera?",
        Line::ConfirmAskExtraTime => "¿Pedir tiempo por jugada?",
        Line::ConfirmClaim => "¿Reclamarlo? Detiene los relojes.",
        Line::AlsoOffersDraw => "Es también una oferta de tablas.",
        Line::ConfirmPressWithoutMove => {
            "Su jugada aún no se ha mostrado, y después no se podrá. ¿Pulsar el reloj de todos modos?"
        }
        Line::ConfirmPressWithoutPiece => {
            "Sin la pieza de promoción el movimiento es ilegal. ¿Pulsar el reloj de todos modos?"
        }
        Line::ConfirmExecutedOtherwise => "Anunciado: {announced}. ¿Ejecutado en su tablero: {executed}?",
        Line::ConfirmRepeatedOtherwise => "Anunciado: {announced}. ¿Repetir de todos modos: {repeated}?",
        Line::ConfirmHandKeyboard => "¿Dar el teclado al asistente?",
        Line::ConfirmBoardsDiffer => "¿Comparar los tableros? Los relojes se paran.",
        Line::WhichNewPiece => "¿Qué pieza en lugar del peón?",
        Line::ConfirmSign => "¿Firman las {person} las dos planillas?",
        Line::PersonNamed => "{player}, {name},",
        Line::EnterConfirms | Line::ReadBackConfirms => "Intro: sí. Escape: no.",
        Line::AnswerConfirms => "Y: sí. Escape: no.",
        Line::AnswerHeldConfirms => "Mantener pulsada la Y: sí. Escape: no.",
        Line::QuestionEnded => "La pregunta ya no vale.",
        Line::NothingAsked => "No hay ninguna pregunta pendiente.",
        // ---- moving about the window, its pages and menus
        Line::Bare => "{item}.",
        Line::EntryOpened => "Campo de entrada.",
        Line::EntryLeft => "Tablero.",
        Line::FocusOnButton => "Botón: {button}. Intro lo pulsa, Escape vuelve al tablero.",
        Line::FocusOnButtons => "Botón. Intro lo pulsa, Escape vuelve al tablero.",
        Line::ArbiterPageShown => "Página del árbitro. F9 vuelve al tablero.",
        Line::AssistantPageShown => "Página del asistente. F11 vuelve al tablero.",
        Line::MenuWelcome => "Arriba y abajo eligen, Intro acepta.",
        Line::PadMenuWelcome => "Arriba y abajo eligen, {button} acepta.",
        Line::PlaceOf => "{place} de {count}.",
        Line::ListTakes => "Hay una lista abierta. Intro elige, Escape sale de ella.",
        // ---- whose the keyboard and the other devices are
        Line::KeyboardGiven => "El teclado es ahora de las {player}.",
        Line::KeyboardKey => "{command}: Mayúsculas y F11.",
        Line::DeviceGiven => "{device}, ahora de: {person}.",
        Line::DeviceOffered => {
            "{device}, oferta para: {person}. F12 acepta, solo con un dispositivo propio; si no lo tiene, llame al árbitro."
        }
        Line::DeviceWithdrawn => "Oferta retirada: {device}.",
        Line::DeviceDeclined => "Oferta rechazada: {device}.",
        Line::DeviceOfferLapsed => "Oferta caducada: {device}.",
        Line::NotYourDevice => "Este dispositivo no es suyo. Tiene que ofrecerlo su dueño, o llame al árbitro.",
        Line::DeviceNotOffered => {
            "No hay ningún dispositivo ofrecido. Tiene que ofrecerlo su dueño, o llame al árbitro."
        }
        Line::ConsentIsTheirs => {
            "Solo pueden aceptar las {player}, con un dispositivo propio. Si no lo tienen, llame al árbitro."
        }
        Line::SealAsked => "¿Entregar en secreto: {said}?",
        Line::NoDeviceYet => "Aún sin dispositivo: las {player} dan el teclado al asistente con Mayús+F11.",
        Line::ReplierHere => {
            "Deben responder las {player}. Si el jugador está: escribir la contraseña, abrir el sobre. Si falta: indicarlo primero en Reclamación, presencia."
        }
        Line::ReplierAbsent => {
            "Deben responder las {player}, y el jugador falta: reanudar, y su reloj corre. Cuando llegue: indicar su presencia, escribir la contraseña, abrir el sobre."
        }
        Line::PageOfAssistant => {
            "Esta página es del asistente de las {player}, que necesita un dispositivo propio: se lo asigna el árbitro."
        }
        Line::OpponentHasAssistant => "Las {player} ya tienen un asistente.",
        Line::NoAssistant => "Las {player} no tienen asistente. Primero dele el teclado, o llame al árbitro.",
        // ---- the manual
        Line::KeyHelp => {
            "Flechas: casilla por casilla. I: introducir un movimiento. Intro: confirmar. Y: sí a una pregunta. Espacio: pulsar el reloj. W: repetido. E: ejecutado. L: último movimiento. T: ambos tiempos. S: qué toca hacer. Escape: cancelar."
        }
        Line::ManualOpened => "Manual. Abajo y arriba pasan página, Escape lo cierra.",
        Line::ManualProgram => {
            "El programa anuncia los movimientos, lleva el reloj y anota la partida. Los anuncios son para la sala, todo lo demás solo para el auricular. No juega ni ayuda en el juego."
        }
        Line::ManualFirstGame => {
            "La primera partida. Intro la comienza. I abre el campo de movimientos: escriba el movimiento, pulse Intro, y otra vez: se anuncia. Haga el movimiento en el tablero y pulse el reloj con la barra espaciadora. Repita el movimiento del adversario y pulse Intro, ejecútelo y pulse Intro otra vez. En la preparación se puede practicar esta secuencia."
        }
        Line::ManualClock => {
            "El reloj. T: ambos tiempos. F5: el propio. F6: el del adversario. F7: movimientos completados. En el último minuto se oye solo el número. Los avisos automáticos se eligen antes de la partida."
        }
        Line::ManualClaims => {
            "Reclamaciones. C abre su lista. Cuando el programa pregunta, Y es sí y Escape es no. Para abandonar, aceptar tablas, confirmar el final o firmar, mantenga pulsada la Y."
        }
        Line::ManualArbiter => {
            "El árbitro. F9 muestra su página. Con su PIN ajusta los relojes, impone sanciones, decide las reclamaciones y restablece una posición anterior. Todo queda anotado."
        }
        Line::ManualVoice => {
            "Decir movimientos. El micrófono se elige en la preparación. Mantenga V o Suprimir, diga el movimiento, suelte: se anuncia. Si el programa pregunta, conteste sí o no. También entiende tiempo, última jugada, casilla Eva cuatro, tablas y abandonar. El reloj solo lo pulsa su mano."
        }
        Line::ManualBoards => {
            "Tableros distintos. Control U y luego Y paran los relojes y comienzan la comparación. Con I dice qué hay en su tablero, casilla por casilla, fila por fila o todas las piezas. El árbitro decide qué posición vale. Cada corrección se anuncia. Intro la confirma."
        }
        Line::ManualReadingKeys => {
            "Para leer. O: esta casilla. Uno a ocho: la fila, con mayúsculas la columna. X: las diagonales. K, Q, R, B, N, P: siguiente rey, dama, torre, alfil, caballo, peón, con mayúsculas el anterior. A: todas las piezas blancas, con mayúsculas todas las negras. F2: otra vez. F3: los últimos cinco movimientos. F8: número de movimiento. M: movimientos posibles, solo al practicar."
        }
        Line::ManualOtherKeys => {
            "Más teclas. Retroceso: corregir el anuncio. Mantener V o Suprimir: hablar. C: reclamaciones. F: pieza tocada. J: componer. F1: esta ayuda. F4: preguntar al asistente. F9: árbitro. F10: girar el tablero. F11: asistente. F12: ofrecer el teclado al adversario. Mayúsculas y F11: darlo al asistente."
        }
        Line::ManualControlKeys => {
            "Con control: D ofrece tablas, Y acepta, N rechaza, G abandona, F reclama tiempo, E y T son para el final a caída de bandera, S para los relojes, R sigue, U tableros distintos, B batería, Q cierra."
        }
        Line::ManualOwnWay => {
            "Como usted prefiera. Repág y Avpág: su voz más rápida o más lenta, con control más fuerte o más suave, con mayúsculas la voz de la sala. Control A: anunciar al instante o leer primero. Control I: las letras empiezan una jugada."
        }
        Line::ManualPad => {
            "Mando: el botón de abajo toma, deja y dice sí. El botón derecho descarta y dice no. El gatillo derecho anuncia la jugada y hace lo que toca. Stick derecho pulsado: todas las órdenes."
        }
        Line::ManualFelt => {
            "Reloj táctil. Superior izquierdo y botón de arriba: tiempo propio. Superior derecho: el del adversario. Largo es un cuarto de hora, corto cinco minutos. Tras un toque previo, un minuto; tras dos, diez segundos. Temblor: tiempo agotado."
        }
        // ---- the set-up: its beginning, its groups, its end
        Line::SetupWelcome => {
            "Nueva partida. Arriba y abajo eligen, izquierda y derecha cambian. Al final está: comenzar la partida."
        }
        Line::GroupOpens => "Intro lo abre.",
        Line::PadGroupOpens => "{button} lo abre.",
        Line::StartsClock => "Intro pone en marcha el reloj.",
        Line::EntryKey => "I abre el campo de movimientos.",
        Line::PressKey => "Espacio pulsa el reloj.",
        Line::EnterKey => "Intro confirma.",
        Line::PadStartsClock => "{button} pone en marcha el reloj.",
        Line::SetupBegin => "Comenzar la partida. A la derecha: prueba de sonido.",
        // ---- the set-up: the event and the players
        Line::SetupEvent => "Torneo: {event}.",
        Line::SetupEventFile => "Torneo según su archivo: {event}.",
        Line::SetupSite => "Lugar: {site}.",
        Line::SetupRound => "Ronda: {round}.",
        Line::SetupBoardNumber => "Tablero: {board}.",
        Line::SetupArbiterName => "Árbitro: {name}.",
        Line::SetupRating => "Elo de las {player}: {rating}.",
        Line::SetupFederation => "Federación de las {player}: {federation}.",
        Line::SetupWriteEvent => "Escribir un archivo de torneo.",
        Line::EventWritten => "El archivo de torneo está escrito.",
        Line::EventBadLine => "El archivo de torneo {file} no sirve. Línea {line}: {text}.",
        Line::EventBadFile => "No se puede leer el archivo de torneo {file}.",
        Line::TextFull => "Aquí no caben más de {count} caracteres.",
        Line::SetupWhiteName => "Nombre de las blancas: {name}.",
        Line::SetupBlackName => "Nombre de las negras: {name}.",
        Line::SetupNoName => "sin indicar",
        Line::SetupImpairedWhite => "Discapacidad visual: las blancas.",
        Line::SetupImpairedBlack => "Discapacidad visual: las negras.",
        Line::SetupImpairedBoth => "Discapacidad visual: ambos.",
        Line::SetupHearingNobody => "Discapacidad auditiva: nadie.",
        Line::SetupHearingWhite => "Discapacidad auditiva: las blancas.",
        Line::SetupHearingBlack => "Discapacidad auditiva: las negras.",
        Line::SetupHearingBoth => "Discapacidad auditiva: ambos.",
        // ---- the set-up: the rules
        Line::SetupEdition => "Leyes de dos mil {year}.",
        Line::SetupCompetition => "Competición, sin ninguna ayuda.",
        Line::SetupPractice => "Práctica, se explican los movimientos ilegales.",
        Line::SetupPresetNone => "Preajuste: ninguno.",
        Line::SetupPresetStandard => "Preajuste: partida larga, noventa minutos y treinta segundos por movimiento.",
        Line::SetupPresetRapid => "Preajuste: ajedrez rápido, quince minutos y diez segundos por movimiento.",
        Line::SetupPresetBlitz => {
            "Preajuste: relámpago, tres minutos y dos segundos por movimiento. Movimientos por casillas, voz rápida, anunciados en el acto; las letras empiezan un movimiento."
        }
        Line::SetupPaceStandard => "Es una partida de ritmo clásico.",
        Line::SetupPaceRapid => "Es ajedrez rápido.",
        Line::SetupPaceBlitz => "Es ajedrez relámpago.",
        Line::SetupSupervised => "Hay árbitros suficientes.",
        Line::SetupUnsupervised => "No hay árbitros suficientes: rápido y relámpago tienen reglas propias.",
        Line::SetupFlagsTold => "La caída de bandera solo se comunica al árbitro.",
        Line::SetupFlagsObserved => "El aviso de caída de bandera vale como constatación del árbitro.",
        Line::SetupQuickplayOff => "Reglas del final a caída de bandera no anunciadas.",
        Line::SetupQuickplayOn => "Reglas del final a caída de bandera anunciadas.",
        Line::SetupBroadcastForbidden => "Sin retransmisión.",
        Line::SetupBroadcastAllowed => "Con retransmisión.",
        Line::SetupDefaultTime => "Tiempo de espera: {time}.",
        Line::SetupDefaultTimeZero => "Tiempo de espera: cero.",
        Line::SetupDefaultTimeByLaws => "Tiempo de espera según las leyes.",
        Line::SetupDefaultTimeMissing => "No hay tiempo de espera, y el artículo {article} exige uno.",
        Line::SetupAgreementAllowed => "Se permiten tablas por acuerdo.",
        Line::SetupAgreementNever => "Sin tablas por acuerdo.",
        Line::SetupAgreementAfter => "Tablas por acuerdo solo después de la jugada {number}.",
        Line::SetupEarlyPressCounts => "Pulsar antes del anuncio vale.",
        Line::SetupEarlyPressHeldBack => "Pulsar antes del anuncio se retiene.",
        Line::SetupPressAtLastWord => "La pulsación vale con la última palabra del anuncio.",
        Line::SetupPressAtOnce => "La pulsación vale al instante.",
        Line::SetupChecksSilent => "Jaque y mate no se anuncian.",
        Line::SetupChecksSaid => "Jaque y mate se anuncian.",
        Line::SetupProgramAnnounces => "El programa anuncia por las {player}.",
        Line::SetupPlayerAnnounces => "Anuncian sus propias jugadas las {player}.",
        Line::SetupAssistantAnnounces => "El asistente anuncia por las {player}.",
        Line::SetupProgramWrites => "El programa anota para las {player}.",
        Line::SetupPlayerWrites => "Anotan ellas mismas: {player}.",
        Line::SetupAssistantWrites => "El asistente anota para las {player}.",
        // ---- the set-up: the start position
        Line::Chess960Start => "Ajedrez960, posición {position}.",
        Line::Chess960Range => "Solo hay las posiciones 0 a 959: escriba un número así.",
        Line::SetupChess960Off => {
            "Posición inicial ordinaria. La flecha derecha sortea una de Ajedrez960, las cifras eligen una."
        }
        Line::NoDraw => "No se puede sortear: saque el número por otros medios y escríbalo.",
        // ---- the set-up: languages, looks, the words of a move
        Line::SetupGerman => "Idioma: alemán.",
        Line::SetupSpanish => "Idioma: español.",
        Line::SetupEnglish => "Idioma: inglés.",
        Line::SetupFrench => "Idioma: francés.",
        Line::SetupOpponentsSameLanguage => "La página del adversario está en el mismo idioma.",
        Line::SetupOpponentsPage => "Página del adversario.",
        Line::SetupAssistantsSameLanguage => "La página del asistente está en el mismo idioma.",
        Line::SetupAssistantsPage => "Página del asistente.",
        Line::SetupArbitersSameLanguage => "La página del árbitro está en el mismo idioma.",
        Line::SetupArbitersPage => "Página del árbitro.",
        Line::SetupOneWindow => "Una ventana para todos.",
        Line::SetupOpponentsWindow => "El adversario tiene su propia ventana.",
        Line::ThemeDark => "Pantalla oscura.",
        Line::ThemeLight => "Pantalla clara.",
        Line::ThemeContrastDark => "Pantalla oscura, alto contraste.",
        Line::ThemeContrastLight => "Pantalla clara, alto contraste.",
        Line::SetupRanksGerman => "Filas en alemán.",
        Line::SetupRanksSpanish => "Filas en español.",
        Line::SetupRanksEnglish => "Filas en inglés.",
        Line::SetupRanksFrench => "Filas en francés.",
        Line::SetupPiecesGerman => "Piezas en la sala en alemán.",
        Line::SetupPiecesSpanish => "Piezas en la sala en español.",
        Line::SetupPiecesEnglish => "Piezas en la sala en inglés.",
        Line::SetupPiecesFrench => "Piezas en la sala en francés.",
        Line::SetupStyleFull => "Movimientos completos.",
        Line::SetupStyleShort => "Movimientos abreviados.",
        Line::SetupStyleSquares => "Movimientos por casillas.",
        // ---- the set-up: sound, microphones, electronic boards
        Line::DeviceUsb => "dispositivo USB {place}, {name}",
        Line::DeviceBluetooth => "dispositivo Bluetooth {place}, {name}",
        Line::DeviceScreen => "pantalla {place}, {name}",
        Line::DeviceBuiltIn => "dispositivo integrado {place}, {name}",
        Line::DeviceOther => "dispositivo {place}, {name}",
        Line::SetupRoomDevice => "Altavoz de la sala: {device}.",
        Line::SetupEarphoneDevice => "Auricular de las {player}: {device}.",
        Line::SetupDefaultDevice => "dispositivo predeterminado",
        Line::SetupNoDevice => "ningún dispositivo",
        Line::SetupOneDeviceRefused => {
            "Dispositivo de sonido compartido: no permitido. Otros oirían también las palabras privadas. Para empezar, elija otro dispositivo o cambie este campo."
        }
        Line::SetupOneDeviceAllowed => {
            "Dispositivo de sonido compartido: permitido. Otros oyen también las palabras privadas."
        }
        Line::SetupOneDeviceGranted => {
            "Dispositivo de sonido compartido: permitido por el árbitro. Otros oyen también las palabras privadas."
        }
        Line::SetupRoomVolume => "Volumen de la sala {percent} por ciento.",
        Line::SetupRoomRate => "Velocidad de la sala {percent} por ciento.",
        Line::SetupVerbosity => "{name}: {value}.",
        Line::SetupSignal => "{name} Sonido: {value}.",
        Line::SetupVolume => "Volumen {percent} por ciento.",
        Line::SetupRate => "Velocidad {percent} por ciento.",
        Line::TestRoom => "Esta es la sala.",
        Line::TestEarphone => "Este es el auricular de las {player}.",
        Line::SetupMicrophone => "Micrófono de las {player}: {device}.",
        Line::SetupRoomMicrophone => "Micrófono de la sala: {device}.",
        Line::SetupSensor => "Tablero electrónico de las {player}: {port}.",
        Line::SetupTalkHeld => "Se habla con una tecla pulsada: V o Suprimir.",
        Line::SetupTalkOpen => "Se habla sin tecla.",
        Line::SetupVoice => "Pronunciación de las {player}: Intro enseña, Retroceso borra.",
        Line::SetupNoRecogniser => "Sin reconocedor adicional.",
        Line::SetupRecogniser => "Reconocedor adicional: {program}.",
        // ---- the set-up: the arbiter's PIN
        Line::SetupPinNone => "Sin PIN del árbitro.",
        Line::SetupPinDrawn => {
            "PIN del árbitro: se sortea y solo se le muestra a él. O escriba de cuatro a ocho cifras."
        }
        Line::SetupPinSet => "PIN del árbitro puesto, {count} cifras.",
        Line::SetupPinShort => "PIN del árbitro: {count} hasta ahora. Hacen falta de cuatro a ocho cifras.",
        Line::SetupPinOfEvent => "El PIN del árbitro es el del archivo de torneo.",
        // ---- a time control in words
        Line::ControlWhole => "{time} para la partida",
        Line::ControlMoves => "{count} movimientos en {time}",
        Line::ControlOneMove => "un movimiento en {time}",
        Line::ControlRest => "{time} para el resto",
        Line::ControlAgain => "y así sucesivamente",
        Line::ControlIncrement => "{time} más por movimiento",
        Line::ControlDelay => "{time} de demora por movimiento",
        Line::ControlBronstein => "hasta {time} devueltos por movimiento",
        Line::SetupControlOf => "Tiempo de las {player}:",
        Line::SetupControlBoth => "Tiempo:",
        Line::SetupNoClock => "Sin reloj.",
        // ---- the time control part by part
        Line::PartsOpen => "Tiempo parte por parte.",
        Line::PartsChange => "Izquierda y derecha cambian.",
        Line::PadPartsChange => "Izquierda y derecha cambian de uno en uno, la palanca hacia un lado de diez en diez.",
        Line::PartsForBoth => "El mismo para los dos.",
        Line::PartsForEach => "A cada uno el suyo.",
        Line::PartsPeriod => "Período {place}: {moves}",
        Line::PartsMoves => "{count} movimientos",
        Line::PartsOneMove => "un movimiento",
        Line::PartsRest => "para el resto",
        Line::PartsIncrement => "Incremento",
        Line::PartsDelay => "Demora",
        Line::PartsBronstein => "Bronstein",
        Line::PartsAdd => "Un período más.",
        Line::PartsRemove => "Sin el último período.",
        // ---- a time control that cannot be read, and its place
        Line::ControlNoMoves => "En {text} falta un número de jugadas.",
        Line::ControlNoMinutes => "En {text} falta un número de minutos.",
        Line::ControlNoSeconds => "En {text} falta un número de segundos.",
        Line::ControlNoBonus => "{text} no es un incremento.",
        Line::ControlNoTime => "{text} no da ningún tiempo.",
        Line::ControlNeverReached => "Después de {text} no puede venir nada, pues vale para el resto de la partida.",
        Line::ControlTooLong => "{text} dura más de noventa y nueve horas.",
        Line::ControlEmpty => "Falta el ritmo de juego.",
        Line::ControlForExample => "Por ejemplo: noventa más treinta.",
        // ---- automatic calls of the time
        Line::PeriodBegins => "Empieza el siguiente período.",
        Line::LastMinute => "Último minuto.",
        Line::SetupCalls => "Avisos automáticos de tiempo para las {player}:",
        Line::CallsOff => "ninguno",
        Line::CallLeft => "a falta de {time}",
        Line::CallEvery => "cada {time}",
        Line::CallPeriods => "nuevo período",
        Line::CallAsChime => "con un sonido breve",
        Line::CallsForbidden => "Los avisos automáticos de tiempo están prohibidos.",
        Line::CallsAllowed => "Los avisos automáticos de tiempo se permiten de nuevo.",
        // ---- the lists of games, unfinished and over
        Line::ResumeOne => "Una partida sin terminar. Intro la continúa, Escape la deja para después.",
        Line::ResumeQuestion => {
            "Partidas sin terminar: {count}. Flecha arriba y abajo elige, Intro continúa la partida, Escape las deja para después."
        }
        Line::UnfinishedGame => "Partida {place} de {count}: {white} contra {black}.",
        Line::UnfinishedEnded => "La partida ha terminado, el resultado aún no está confirmado.",
        Line::UnfinishedAdjourned => "La partida está aplazada, la jugada secreta está en el sobre.",
        Line::UnfinishedSince => "Jugada por última vez hace {time}.",
        Line::UnfinishedDays => "Días desde la última vez: {count}.",
        Line::ReviewList => "Partidas jugadas: {count}. Flecha arriba y abajo elige, Intro abre, Escape vuelve.",
        Line::PadReviewList => "Partidas jugadas: {count}. {button} abre, {cancel} vuelve.",
        Line::ReviewNone => {
            "Todavía no hay ninguna partida jugada. Los archivos PGN van en la carpeta anna-hector de los documentos o en una memoria USB."
        }
        Line::ReviewPlays => "Espacio: sigue y para.",
        Line::PadReviewPlays => "{button}: sigue y para.",
        Line::ReviewWon => "Ganan las {winner}.",
        Line::ReviewDrawn => "Tablas.",
        Line::ReviewUnusable => "Un archivo de partidas no se puede leer. La pantalla dice más.",
        Line::RunsElsewhere => {
            "En otra ventana de este programa se juega la partida {white} contra {black}. Continúela allí."
        }
        Line::ResumeOneShown => "Una partida sin terminar.",
        Line::ResumeShown => "Partidas sin terminar: {count}.",
        Line::ReviewShown => "Partidas jugadas: {count}.",
        // ---- after a restart
        Line::Resumed => "La partida continúa. Mueven las {mover}.",
        Line::ReadyFirst => {
            "El reloj está parado tras el reinicio. Primero los dos jugadores confirman que siguen jugando, o el árbitro pone en marcha el reloj."
        }
        Line::ClockHeld => {
            "La partida continúa. El reloj de las {player} sigue parado hasta que confirmen los dos jugadores."
        }
        Line::PlayerReady => "Han confirmado las {player}.",
        Line::MarkResumed => "El programa estuvo interrumpido, no se cuenta: {time}.",
        Line::MarkResumedUnknown => "El programa estuvo interrumpido, no se sabe cuánto tiempo. No se cuenta nada.",
        // ---- leaving the game, closing the program
        Line::ClosesWindow => "Intro o Escape cierra esta ventana.",
        Line::QuitQuestion => {
            "¿Cerrar el programa en plena partida? Se puede continuar después. Control Q cierra, con cualquier otra tecla se sigue jugando."
        }
        Line::QuitUnwritten => {
            "¿Cerrar el programa? La partida aún no está en el disco y se perdería. Control y Q cierra de todos modos, cualquier otra tecla espera."
        }
        Line::QuitShown => "¿Cerrar el programa en plena partida? Se puede continuar después.",
        Line::QuitUnwrittenShown => "¿Cerrar el programa? La partida aún no está en el disco y se perdería.",
        Line::LeaveUnsigned => "Las planillas aún no están firmadas por los dos jugadores.",
        Line::LeaveUnsaved => "Las planillas aún no están guardadas ni impresas.",
        Line::LeaveAgain => "Haga lo mismo otra vez para salir de la partida.",
        Line::CloseAgain => "Haga lo mismo otra vez para cerrar el programa.",
        Line::StaysOpen => "El programa sigue abierto.",
        // ---- the journal and the other files
        Line::JournalUnusable => {
            "Un registro no se puede leer. No se ha cambiado nada. Los detalles están en la pantalla."
        }
        Line::SettingsUnusable => "Los ajustes no se pueden leer. Se usan los valores predeterminados.",
        Line::RecordingUnusable => "Una grabación no sirve. Habla la voz incorporada.",
        Line::JournalFailed => "No se puede escribir el registro. Llame al árbitro.",
        Line::DiskFull => "El disco está lleno y no se puede escribir el registro. Llame al árbitro.",
        Line::NotKeptDiskFull => {
            "Eso no vale, porque el disco está lleno. Llame al árbitro: hace sitio o deja seguir sin registro."
        }
        Line::NotKeptUnwritable => {
            "Eso no vale, porque no se puede escribir el registro. Llame al árbitro: puede dejar seguir sin él."
        }
        Line::UnrecordedAllowed => {
            "El árbitro deja seguir sin registro. Hasta que se pueda escribir, las jugadas están solo en la memoria."
        }
        Line::NothingToAllow => "No hace falta: el registro se escribe, o ya está permitido seguir.",
        Line::JournalKept => "El registro se escribe de nuevo y está completo.",
        Line::MarkJournalDeleted => {
            "El archivo del registro se había borrado. Se ha escrito de nuevo, no se ha perdido nada."
        }
        Line::MarkJournalReplaced => {
            "El archivo del registro fue modificado desde fuera. El modificado se ha apartado, el registro se ha escrito de nuevo, no se ha perdido nada."
        }
        Line::MarkHeartbeatRewritten => {
            "El archivo del tiempo en curso se había borrado o modificado. Se ha escrito de nuevo."
        }
        Line::MarkHeartbeatFailed => {
            "No se puede guardar el tiempo en curso. Tras un fallo del programa vale el tiempo de la última anotación."
        }
        Line::MarkJournalCode => "Código del registro {number}: {first}, {second}, {third}, {fourth}.",
        Line::MarkTornLine => "La última línea del registro estaba incompleta y se ha descartado.",
        Line::MarkCopyComplete => "La segunda copia del registro está completa.",
        Line::MarkCopyFailed => {
            "No se puede escribir la segunda copia del registro. La partida sigue y se vuelve a intentar."
        }
        Line::MarkLive => {
            "Para la retransmisión, la partida se escribe en un archivo después de cada jugada completada: {file}"
        }
        Line::MarkLiveForbidden => {
            "Para la retransmisión no se escribe nada en {file}: no está permitida en esta partida. Antes de una partida la permite el ajuste live-pgn."
        }
        Line::MarkLiveFailed => "El archivo de la retransmisión no se puede escribir: {reason}. La partida sigue.",
        Line::MarkSignedWithKey => "Firmado con la clave {key}. La firma: {signature}",
        Line::MarkNoKey => {
            "No hay ninguna clave en una memoria USB. Antes de una partida se crea con: anna-hector journal key STICK/arbiter.key"
        }
        Line::MarkNotSigned => "No firmado: {reason}",
        Line::MarkDiskNearlyFull => "El disco está casi lleno: quedan {megabytes} megabytes.",
        // ---- loudspeakers, earphones, microphones
        Line::RoomSilent => "El altavoz de la sala no suena, nadie oye los anuncios. Compruebe la conexión.",
        Line::RoomBack => "El altavoz de la sala suena de nuevo.",
        Line::EarphoneSilent => "El auricular de las {player} no suena. Compruebe la conexión.",
        Line::EarphoneBack => "El auricular de las {player} suena de nuevo.",
        Line::SilenceNoDevice => "El dispositivo de sonido elegido no está.",
        Line::SilenceGone => "El dispositivo de sonido se ha desconectado.",
        Line::SilenceMoved => "El sistema quiso pasar el sonido a otro dispositivo.",
        Line::SilenceNoServer => "El servicio de sonido no está en marcha.",
        Line::SilenceFailed => "El dispositivo de sonido no da sonido.",
        Line::SilentDevice => "Dispositivo: {device}.",
        Line::RoomMicrophoneDeaf => "El micrófono de la sala no oye nada.",
        Line::MicrophoneDeaf => "El micrófono de las {player} no oye nada.",
        Line::AssistantsMicrophoneDeaf => "El micrófono del asistente de las {player} no oye nada.",
        Line::DeafNoDevice => "El micrófono elegido no está. Conéctelo o elija otro.",
        Line::DeafBusy => "Lo usa otro programa. Ciérrelo.",
        Line::DeafForbidden => "Este usuario no tiene permiso para usarlo. Permítalo en los ajustes del sistema.",
        Line::DeafFailed => "No da sonido. Compruebe la conexión.",
        Line::AnnouncementUnheard => "El último anuncio no se oyó hasta el final. Vale el texto de la pantalla.",
        Line::AnnouncementFollows => "El último anuncio no se oyó hasta el final en la sala. Es:",
        Line::PrivateWordsShown => {
            "La sala y el auricular tienen el mismo dispositivo. Las palabras privadas solo se muestran en la pantalla. Llame al árbitro."
        }
        Line::SystemVoiceLost => "Falta la voz del sistema. Continúa la voz incorporada.",
        Line::MicrophoneLost => "El micrófono no está disponible. La pantalla dice por qué. Siga sin la voz.",
        Line::MicrophoneBack => "El micrófono está de nuevo.",
        // ---- the computer, other windows, tools beside the game
        Line::MarkSlept => "El ordenador ha dormido {time}. El reloj en marcha siguió.",
        Line::MarkStoodStill => "El programa estuvo parado {time}. El reloj en marcha siguió.",
        Line::MarkWallClock => "La hora del ordenador cambió en {time}. El reloj de ajedrez no la sigue.",
        Line::MarkBatteryLow => "Batería: queda el {percent} por ciento. Conéctelo, por favor.",
        Line::SealFocus => "Teclado en otra ventana: {count}, en total {time}.",
        Line::SealStandstills => "Programa parado: {count}, en total {time}.",
        Line::SealTools => "Iniciados al lado: {count}.",
        Line::MarkFocusLost => "Otra ventana tiene el teclado.",
        Line::MarkFocusBack => "La ventana de la partida vuelve a tener el teclado.",
        Line::MarkToolRefused => "Se inició junto a la partida y se rechazó: {tool}.",
        Line::MarkToolAllowed => "Se inició junto a la partida con el PIN del árbitro: {tool}.",
        Line::MarkToolRead => "Una herramienta ha leído el registro de esta partida: {tool}.",
        Line::CompetitionElsewhere => {
            "En este ordenador se juega una competición: {white} contra {black}. El árbitro puede iniciar otra ventana con --pin y su PIN."
        }
        // ---- an electronic board
        Line::MarkSensed => "El tablero electrónico de las {player} ve otra cosa que lo registrado:",
        Line::MarkSensedMany => "El tablero electrónico de las {player} difiere de lo registrado. Casillas: {count}.",
        Line::MarkSensedAgrees => "El tablero electrónico de las {player} coincide otra vez con lo registrado.",
        Line::MarkLiftSensed => {
            "El tablero electrónico de las {player} ha visto levantar una pieza: {piece} {square}, durante {time}."
        }
        Line::MarkSensorLost => "No llega nada del tablero electrónico de las {player}.",
        Line::MarkSensorBack => "El tablero electrónico de las {player} está de nuevo.",
        // ---- words that name no move, or several
        Line::Or => "{one} o {other}",
        Line::AskFrom => "¿Desde {square}?",
        Line::AskRole => "¿Qué pieza: {piece}?",
        Line::AskPromotion => "¿Promoción a qué pieza?",
        Line::NothingSaid => "No se ha dicho nada.",
        Line::NotText => "Eso no es texto legible.",
        Line::WordUnknown => "La palabra {word} no se conoce aquí.",
        Line::NoArrival => "Falta la casilla de llegada.",
        Line::MoveExample => "Por ejemplo: caballo Gustav uno a Felix tres.",
        Line::WhichCastling => "¿Enroque corto o largo?",
        Line::CastlingByName => "El enroque se anuncia por su nombre: {castling}.",
        Line::NoneReaches => "{piece} no puede ir a {to}.",
        Line::DidYouMean => "¿Quería decir {said}?",
        Line::AskOwnMove => "¿Su jugada: {said}?",
        Line::AskFromWhere => "¿Desde qué casilla?",
        Line::NotUnderstood => "No se ha entendido.",
        // ---- speaking moves
        Line::HeardWords => "Se oyó: {words}. {reason}",
        Line::HeardMove => "Entendido: {said}.",
        Line::CorrectTo => "¿Corregir el anuncio: {said}?",
        Line::VoiceSealAlone => {
            "La jugada secreta se dice solo donde nadie puede oírlo; si no, I abre el campo de movimientos. ¿No le oye nadie?"
        }
        Line::VoiceSealNow => "Diga la jugada secreta.",
        Line::SealedMoveTyped => {
            "La jugada secreta no se dice aquí en voz alta: otros la oyen. Escríbala o muéstrela en el tablero."
        }
        Line::SpokeTooLong => "Demasiado largo. Diga solo el movimiento.",
        Line::UnfamiliarVoice => "Demasiado bajo, o no es su voz.",
        Line::HearingMissing => "Lo hablado no se entiende. La pantalla dice qué falta. Siga sin la voz.",
        Line::RecogniserStopped => "El reconocedor adicional ha fallado. La pantalla dice por qué.",
        Line::RecogniserHears => "El reconocedor adicional entiende.",
        Line::RecogniserOpens => "El reconocedor adicional aún se está iniciando.",
        Line::RepetitionUnclear => "La repetición no se entendió. Confírmela con el botón.",
        Line::NoRecordingOf => "No hay grabación del movimiento {number}.",
        Line::RecordingNotKept => "La grabación no se pudo guardar. La partida sigue.",
        // ---- trying the microphone, teaching one's own words
        Line::SpeakNow => "Hable ahora, por favor.",
        Line::HearsWell => "El micrófono oye bien.",
        Line::HearsNothing => "El micrófono no oye nada. ¿Está silenciado?",
        Line::HearsTooLittle => "Demasiado bajo. Más cerca del micrófono, o más alto.",
        Line::HearsTooMuch => "Demasiado alto. Baje el micrófono, o aléjese.",
        Line::HearsNoise => "Demasiado ruido. Más cerca del micrófono.",
        Line::TeachWelcome => {
            "Aprendizaje. Repita cada palabra que oiga, tres veces. Retroceso: la palabra desde el principio. Escape termina; lo aprendido queda."
        }
        Line::TeachAgain => "Otra vez: {word}.",
        Line::TakeSilent => "No se oyó nada.",
        Line::TakeTooShort => "Demasiado corto.",
        Line::TakeTooLong => "Demasiado largo, solo la palabra.",
        Line::TakeUnlike => "Sonó distinto que antes.",
        Line::TakeOtherWord => "Sonó como {word}.",
        Line::TeachProgress => "{known} de {count} palabras aprendidas.",
        Line::TeachTest => "Todo aprendido. Ahora la prueba: repita estos movimientos.",
        Line::TeachCoreTest => "Lo necesario está aprendido. Ahora la prueba: repita estos movimientos.",
        Line::TeachOptional => "Las demás palabras son voluntarias.",
        Line::TeachResult => "{known} de {count} movimientos bien entendidos.",
        Line::TeachOver => "De vuelta a la preparación de la partida.",
        Line::ConfirmForgetVoice => "¿Borrar de verdad la pronunciación propia?",
        Line::VoiceForgotten => "La pronunciación propia está borrada.",
        Line::VoiceUnusable => "La pronunciación propia no se puede usar. La pantalla dice por qué.",
        // ---- why a move is illegal (Articles 3.1 to 3.10)
        Line::IllegalMove => "Ilegal: {said}. {reason}",
        Line::NothingThere => "No hay ninguna pieza en {square}.",
        Line::OpponentsPieceThere => "Hay una pieza del adversario en {square}.",
        Line::AnotherPieceThere => "En {square} hay otra pieza: {piece}.",
        Line::NoMovement => "{square} es a la vez casilla de salida y de llegada.",
        Line::NotItsWay => "{piece} no se mueve así.",
        Line::WayBlocked => "El camino está cerrado en {square}.",
        Line::OwnPieceOnArrival => "Hay una pieza propia en {square}.",
        Line::NothingToTake => "No hay nada que capturar en {square}.",
        Line::KingStaysInCheck => "El rey seguiría en jaque.",
        Line::KingExposed => "El rey quedaría en jaque.",
        Line::PromotionMissing => "Falta la pieza de promoción.",
        Line::NoPromotionHere => "Aquí no hay promoción.",
        Line::NotAPromotionPiece => "Un peón no se promociona a: {piece}.",
        Line::KingTaken => "El rey no se captura: {square}.",
        Line::CastlingNotReady => "El rey y la torre no están en su sitio para enrocar.",
        Line::CastlingRightLost => "Se ha perdido el derecho a este enroque: el rey o la torre ya se han movido.",
        Line::CastlingBlocked => "Entre el rey y la torre no está libre: {square}.",
        Line::CastlingInCheck => "No se puede enrocar estando en jaque.",
        Line::CastlingThroughCheck => "Al enrocar, el rey pasaría por una casilla atacada: {square}.",
        // ---- pieces touched and adjusted (Article 4)
        Line::MarkTouched => "Pieza tocada por las {player} en {square}.",
        Line::TouchRecorded => "Tocada: {piece} en {square}.",
        Line::AdjustRecorded => "Compongo: {piece} en {square}.",
        Line::EscapeWithdraws => "Escape lo retira.",
        Line::PadWithdraws => "{cancel} lo retira.",
        Line::TouchWithdrawn => "Retirado, no tocada: {piece} en {square}.",
        Line::AdjustWithdrawn => "Retirado, no compongo: {piece} en {square}.",
        Line::MarkTouchWithdrawn => "Retirado como error por las {player}: la pieza de {square}, tocada.",
        Line::MarkAdjustWithdrawn => "Retirado como error por las {player}: la pieza de {square}, compuesta.",
        Line::NoPieceToTouch => "No hay ninguna pieza en {square}. Vaya primero a la pieza.",
        Line::AlreadyTouched => "La pieza de {square} ya consta como tocada. Juegue o llame al árbitro.",
        Line::NothingToWithdraw => "Solo se puede retirar lo que acaba de anotar. Si no, llame al árbitro.",
        Line::MarkTouchBroken => "Las {player} han tocado la pieza de {square} y juegan otra cosa.",
        Line::MarkAdjusts => "Las {player} componen la pieza de {square}.",
        Line::TouchedPieceMoves => "Tocada está {square}: esa pieza se mueve o se captura, si es posible.",
        Line::TouchIsThePlayers => "Aquí el árbitro decide sobre piezas tocadas solo si un jugador lo llama.",
        Line::PointAtSquare => "Vaya a la casilla, Intro la elige.",
        // ---- the list of claims
        Line::ClaimsOpened => "Reclamaciones. Las flechas recorren la lista, Intro elige.",
        Line::NothingToClaim => "Ahora no hay nada que reclamar.",
        Line::ItemWithdraw => "Lo último que anoté fue un error.",
        Line::ItemReplaces => "Hago otra jugada en su lugar.",
        Line::ItemTouched => "He tocado una pieza.",
        Line::ItemAdjusts => "Compongo una pieza.",
        Line::ItemOpponentTouched => "El adversario ha tocado una pieza.",
        Line::ItemIllegalMove => "El adversario ha hecho una jugada ilegal.",
        Line::ItemThreefold => "Tablas: tres veces la misma posición.",
        Line::ItemThreefoldWith => "Tres veces la misma posición con la jugada que anoto.",
        Line::ItemFiftyMoves => "Tablas: cincuenta jugadas.",
        Line::ItemFiftyMovesWith => "Cincuenta jugadas con la jugada que anoto.",
        Line::ItemFlag => "El adversario ha agotado su tiempo.",
        Line::ItemQuickplayDraw => "Tablas en el final a caída de bandera.",
        Line::ItemExtraTime => "Pedir tiempo por jugada.",
        Line::ItemDeclare => "Decir la jugada secreta.",
        Line::ItemSign => "Firmar las dos planillas.",
        Line::ItemSave => "Guardar la planilla.",
        Line::ItemSaveOnStick => "Guardar la planilla en la memoria USB.",
        Line::ItemPrint => "Imprimir la planilla.",
        Line::ItemRead => "Leer la planilla en voz alta.",
        // ---- claims (Articles 7, 9, 10)
        Line::ClaimsQuickplay => "Las {player} reclaman tablas. Los relojes están parados; se llama al árbitro.",
        Line::AsksExtraTime => {
            "Las {player} piden tiempo para cada movimiento y con ello ofrecen tablas. Los relojes están parados."
        }
        Line::ClaimPostponed => "El árbitro aplaza su decisión.",
        Line::ClaimGranted => "El árbitro acepta la reclamación.",
        Line::ClaimRejected => "El árbitro rechaza la reclamación.",
        Line::ClaimsThreefold => {
            "Las {player} reclaman tablas: la misma posición por tercera vez. Los relojes están parados."
        }
        Line::ClaimsThreefoldWith => {
            "Las {player} reclaman tablas: con {intended} se da la misma posición por tercera vez. Los relojes están parados."
        }
        Line::ClaimsFiftyMoves => "Las {player} reclaman tablas: cincuenta movimientos. Los relojes están parados.",
        Line::ClaimsFiftyMovesWith => {
            "Las {player} reclaman tablas: con {intended} son cincuenta movimientos. Los relojes están parados."
        }
        Line::ClaimsIllegalMove => "Las {player} reclaman un movimiento ilegal. Los relojes están parados.",
        Line::ClaimsTouch => "Las {player} reclaman: la pieza de {square} está tocada. Los relojes están parados.",
        Line::NoQuickplay => "Las reglas del final a caída de bandera no rigen ahora. Llame al árbitro.",
        Line::TwoMinutesOrMore => "Para eso debe tener menos de dos minutos en su reloj.",
        Line::ClaimWaits => "Ya hay una reclamación que espera al árbitro.",
        Line::NoClaim => "No hay ninguna reclamación.",
        Line::CannotPostpone => "Esta decisión no se puede aplazar. Acepte o rechace.",
        Line::IntendedMoveStands => "Está anotado {intended}; hay que jugar ese movimiento.",
        Line::IntendedMoveDue => "Está anotado {intended}. Hay que jugar ese movimiento si es legal.",
        Line::DecisionIsFinal => "La decisión será definitiva según el artículo {article}.",
        // ---- what the record says to a claim, to the arbiter
        Line::MarkClaimRight => "La reclamación es correcta según el registro.",
        Line::MarkClaimAfterPly => "Después del movimiento {number} de las {mover}.",
        Line::MarkClaimAtStart => "En la posición inicial.",
        Line::MarkClaimIllegalPly => "El movimiento {number} de las {mover} es ilegal.",
        Line::MarkClaimForArbiter => "El registro no lo muestra: juzga el árbitro.",
        Line::MarkNotCompleted => "Todavía no está completado.",
        Line::MarkGrantWithGrounds => {
            "Lo que haya visto usted mismo, como dos manos: escriba primero el motivo, después Aceptar la reclamación."
        }
        Line::MarkBoardsDiffered => {
            "Los tableros ya eran distintos antes: según el artículo {article} se corrigen. Si aun así debe contar: escriba primero el motivo, después Aceptar la reclamación."
        }
        Line::MarkNotOnMove => "Incorrecta: quien reclama no está en juego.",
        Line::MarkClaimAfterTouch => "Incorrecta: ya ha tocado o movido.",
        Line::MarkIntendedIllegal => "Incorrecta: el movimiento anotado es ilegal.",
        Line::MarkOnlySoOften => "Incorrecta. Veces que se ha dado la posición: {count}.",
        Line::MarkOnlySoLong => "Incorrecta: jugadas completas sin captura ni movimiento de peón: {count}.",
        Line::MarkNoIllegalMove => "Incorrecta: el registro no muestra ningún movimiento ilegal del adversario.",
        Line::MarkAnswered => "Tarde: el movimiento ha sido respondido y queda.",
        Line::MarkTouchedSince => "Tarde: quien reclama ya ha tocado una pieza.",
        Line::MarkTouchKept => "El movimiento completado cumple con la pieza tocada: no hay nada que retirar.",
        Line::MarkTouchFree => "Ninguna pieza tocada podía moverse ni ser capturada: cualquier jugada legal era libre.",
        Line::MarkCastlingFree => {
            "Tocó rey y torre para enrocar. Es ilegal, y el rey no tiene jugada: cualquier jugada legal era libre."
        }
        Line::MarkFlagAwaitsClaim => {
            "Se ha agotado el tiempo de las {player}. Ahora hay que decidir sobre la reclamación."
        }
        Line::MarkWrongClaimCosts => {
            "Una reclamación incorrecta da más tiempo al adversario según el artículo {article}: {time}."
        }
        // ---- the arbiter's rulings (Articles 6, 7, 12)
        Line::ClockSet => "Reloj ajustado para las {player}: {time}. Movimientos completados: {completed}.",
        Line::ControlReplaced => "Se ha cambiado el ajuste del reloj.",
        Line::IncrementIntroduced => "Desde ahora ambos reciben {time} por movimiento.",
        Line::PenaltyWarning => "Advertencia para las {player}.",
        Line::PenaltyTimeToOpponent => "Sanción para las {player}: el adversario recibe {time}.",
        Line::PenaltyTimeFromOffender => "Sanción para las {player}: pierden {time}.",
        Line::PenaltyPointsToOpponent => "Sanción para las {player}: más puntos para el adversario.",
        Line::PenaltyPointsFromOffender => "Sanción para las {player}: menos puntos.",
        Line::PenaltyGameLost => "Sanción para las {player}: pérdida de la partida.",
        Line::PenaltyGameLostToBoth => "La partida está perdida para ambos.",
        Line::NoSuchPenalty => "Esta edición de las Leyes no tiene esa sanción. Elija otra.",
        Line::PenaltyFine => "Sanción para las {player}: multa.",
        Line::PenaltyExclusion => "Sanción para las {player}: expulsión.",
        Line::SettingStands => {
            "El ajuste del reloj queda después de tantos movimientos. Dé la razón si el horario se ve afectado."
        }
        Line::BelowZero => "No hay menos que ningún tiempo. El intento queda anotado.",
        Line::TimeUsedUp => "Ese tiempo ya está gastado. Ponga primero el reloj.",
        Line::IllegalMoveFound => "El movimiento {number} de las {mover} fue ilegal.",
        Line::NotIllegal => "El registro no muestra ahí ningún movimiento ilegal.",
        Line::CountedAlready => "Ese movimiento ya cuenta.",
        Line::NameSideAndMove => "Indique el bando y el movimiento.",
        Line::TooLateForIllegal => "El movimiento ha sido respondido y queda, salvo acuerdo de los jugadores.",
        Line::IllegalIsThePlayers => {
            "Aquí el árbitro no interviene por sí mismo: lo reclama el adversario antes de mover."
        }
        Line::SayWhy => "El registro no lo muestra. Indique el motivo.",
        Line::BoardsDifferedSayWhy => {
            "Antes de este movimiento los tableros ya eran distintos: se corrigen. Si aun así debe contar, indique el motivo."
        }
        Line::PawnBecameQueen => "El peón se sustituye por una dama.",
        Line::MarkPromotionStays => {
            "Según el artículo {article} el peón corona en {square}; la pieza se elige libremente."
        }
        Line::RulingWithdrawn => "Corregido. No {ruling}",
        // ---- irregularities (Article 7)
        Line::IrregularStart => "La posición inicial era incorrecta.",
        Line::IrregularBoard => "El tablero estaba mal colocado.",
        Line::PositionTransferred => "La posición se transfiere.",
        Line::IrregularColours => "Los colores estaban cambiados.",
        Line::IrregularPieces => "Hay piezas desplazadas. Se restablece la posición.",
        Line::IrregularHands => "Se movió con las dos manos.",
        Line::IrregularPosition => "La posición es ilegal.",
        Line::RemedyGoesOn => "Según el artículo {article} la partida continúa.",
        Line::RemedyTransfer => "Según el artículo {article} la posición se pasa a un tablero bien colocado.",
        Line::RemedyPutBack => "Según el artículo {article} quien desplazó las piezas las repone en su propio tiempo.",
        Line::RemedyPowers => "Artículo {article}: queda a las facultades generales del árbitro.",
        Line::RemedyFindIllegal => "Según el artículo {article} hay que hallar el movimiento ilegal que la produjo.",
        Line::RemedyLeftToPlayers => "Según el artículo {article} nada sigue si ningún jugador reclama.",
        Line::RemedyDraw => {
            "Según el artículo {article} la partida es tablas si sigue así tras el próximo movimiento completado."
        }
        Line::NoCastlingKingAndQueen => "El bando cuyo rey y dama estaban cambiados no puede enrocar.",
        Line::NoCastlingKing => "El bando cuyo rey estaba mal colocado no puede enrocar.",
        Line::NoCastlingRook => "No se puede enrocar con una torre que estaba mal colocada.",
        Line::IrregularLost => "No se puede restablecer la posición aplazada.",
        Line::MarkByArticle => "Según el artículo {article}.",
        // ---- who is at the board
        Line::MarkAbsent => "Las {player} no están ante el tablero.",
        Line::MarkArrived => "Las {player} han llegado al tablero.",
        Line::MarkDefaultTime => {
            "Las {player} faltan y el tiempo de espera ha pasado: pierden, salvo que el árbitro decida otra cosa."
        }
        Line::MarkDefaultTimeStrict => {
            "Las {player} faltan y el tiempo de espera ha pasado: pierden. Solo las bases pueden disponer otra cosa."
        }
        Line::MarkArrivedLate => {
            "Las {player} han llegado después del tiempo de espera: pierden, salvo que el árbitro decida otra cosa."
        }
        Line::MarkArrivedLateStrict => {
            "Las {player} han llegado después del tiempo de espera: pierden. Solo las bases pueden disponer otra cosa."
        }
        Line::AlreadyHere => "No se anota: las {player} ya están ante el tablero.",
        // ---- the arbiter's page and his PIN
        Line::ArbiterEntered => "El árbitro ha dado su PIN.",
        Line::ArbiterLeft => "El árbitro ha terminado.",
        Line::ArbiterLocked => "La página del árbitro está bloqueada de nuevo.",
        Line::WrongPin => "Este PIN no es correcto. El intento queda anotado.",
        Line::PinWait => "El próximo intento es posible dentro de {time}.",
        Line::PinTooSoon => "Demasiado pronto. Espere todavía {time}. El intento queda anotado.",
        Line::PinNeeded => "Para eso hace falta el PIN del árbitro. El intento queda anotado.",
        Line::PinIsDigits => "Un PIN tiene de cuatro a ocho cifras. Escape vuelve al tablero.",
        Line::PinCallArbiter => {
            "Llame al árbitro. Solo él puede mirar ahora la pantalla. F9 muestra su PIN, Escape vuelve atrás."
        }
        Line::PinVoid => "El PIN mostrado antes ya no vale.",
        Line::PinShown => {
            "El PIN del árbitro está en la pantalla solo esta vez. Cuando lo haya anotado, F9 empieza la partida."
        }
        // ---- sealing and adjourning
        Line::PassphraseTaken => "La contraseña vale.",
        Line::PleaseSeal => "Las {player} deben sellar ahora su jugada.",
        Line::MoveSealed => "La jugada está en el sobre. Se puede cambiar hasta pulsar el reloj.",
        Line::GameAdjourned => "La partida queda aplazada. La jugada secreta es de las {player}.",
        Line::MarkEnvelope => "Sobre con la jugada secreta de las {player}, jugada {number}.",
        Line::ReplySealed => "Las {player} han sellado su respuesta.",
        Line::ResumptionBegins => "Se reanuda la partida.",
        Line::SealedMoveIs => "La jugada secreta de las {player}: {sealed}.",
        Line::SealedMoveUnclear => "La jugada secreta de las {player} no designa ninguna jugada inequívoca.",
        Line::EnvelopeLost => "El sobre se ha perdido. Las {player} declaran qué jugada contenía.",
        Line::MarkTimeStands => {
            "Tras la primera jugada vale el tiempo de la reanudación, salvo que el árbitro decida otra cosa."
        }
        Line::MarkTimeStandsSevere => {
            "Tras la primera jugada vale el tiempo de la reanudación, salvo consecuencias demasiado graves."
        }
        Line::MarkEnvelopeMissing => "Faltaba el archivo del sobre. Se ha restaurado del registro.",
        Line::MarkEnvelopeChanged => "El archivo del sobre estaba alterado. Se ha restaurado del registro.",
        Line::MarkEnvelopeNotWritten => "No se puede escribir el archivo del sobre. El registro lo tiene.",
        Line::AdjournedAlready => "La partida está aplazada: el árbitro la reanuda.",
        Line::SealInstead => "No anuncie: introduzca la jugada en secreto.",
        Line::MoveInHand => "Ya hay una jugada anunciada o hecha: deje que se complete; después sella el adversario.",
        Line::SealWithClock => {
            "Los relojes están parados, y la jugada se sella en el tiempo del jugador. Primero ponga en marcha el reloj."
        }
        Line::SealFirst => "Aún no hay jugada sellada: introdúzcala primero.",
        Line::NotToldToSeal => "El árbitro pide sellar la jugada: anuncie la suya.",
        Line::SealedOnBoard => "La jugada del tablero vale como secreta: pulse el reloj.",
        Line::MoveInEnvelope => "Su jugada está en el sobre. Para cambiarla, ponga otra en él.",
        Line::EnvelopeClosed => "El sobre está cerrado, la jugada es firme.",
        Line::PassphraseNeeded => "Falta la contraseña: el árbitro la introduce de nuevo.",
        Line::WrongPassphrase => "Esta contraseña no abre el sobre. Sigue cerrado.",
        Line::EnvelopeDamaged => "El sobre está dañado: declárelo perdido o reponga una copia.",
        Line::NoEnvelope => "No hay ningún sobre.",
        Line::ReplyingPlayerAbsent => "Las {player} no están: el sobre sigue cerrado hasta que llegue el jugador.",
        Line::OpenFirst => {
            "Abra primero el sobre: una jugada secreta que termina la partida vale. De otro modo, solo con motivos."
        }
        Line::DeclareInstead => "El sobre se ha perdido: el jugador declara su jugada.",
        Line::ResumedAlready => "La partida ya se ha reanudado: abra el sobre.",
        // ---- bringing the boards together (D.2.8 of 2014, D.2.9)
        Line::BoardsCompared => "Se comparan los tableros.",
        Line::TellSquareAndPiece => {
            "Diga la casilla y la pieza con su color, por ejemplo: Eva cuatro peón blanco. O bien: Eva cuatro vacía."
        }
        Line::ItemEmpty => "Vacía.",
        Line::SquareToldTwice => "{square} se ha nombrado dos veces. Repítalo, por favor.",
        Line::BoardTaken => "Posición anotada.",
        Line::SquareByRecord => "Según el registro: {finding}",
        Line::BoardsDiffer => "Los tableros no coinciden.",
        Line::SheetTaken => "Planilla de las {player} anotada. Jugadas: {count}.",
        Line::EntryTaken => "Planilla de las {player}: anotada la jugada {number} de las {mover}.",
        Line::SheetByPlayer => "La planilla de las {player} la escribió el propio jugador.",
        Line::SheetByAssistant => "La planilla de las {player} la escribió el asistente.",
        Line::SheetByRecording => "La planilla de las {player} procede de una grabación.",
        Line::SheetByProgram => {
            "La planilla de las {player} la escribió el programa a partir de los anuncios. No es una prueba independiente."
        }
        Line::MarkRefusedMove => {
            "{announced} no cabe en el tablero del jugador, pero según el registro es posible. Los tableros pueden no coincidir."
        }
        Line::MarkOddRepetition => "Se repitió {repeated}. Los tableros pueden no coincidir.",
        Line::PositionCounts => "Vale la posición tras la jugada {number} de las {mover}.",
        Line::StartCounts => "Vale la posición inicial.",
        Line::CompareBoards => "Comparen los dos tableros fila por fila y confirmen.",
        Line::RankReads => "Fila {rank}:",
        Line::BoardConfirmed => "La posición es correcta.",
        Line::ClocksStay => "Los relojes quedan como están.",
        Line::ClockTimesUnknown => {
            "No consta cómo estaban los relojes. Ajústelos y cierre la comparación con esos tiempos."
        }
        Line::Reconciled => "La comparación ha terminado. Se traza una raya bajo ambas planillas.",
        Line::ReconciliationOff => "La comparación queda cancelada. Nada ha cambiado en la partida.",
        Line::ReconcileFirst => "Se están comparando los tableros. Eso va primero.",
        Line::NotReconciling => "No hay ninguna comparación en curso. Comiéncela primero.",
        Line::DecideFirst => "Primero decide el árbitro qué posición vale.",
        Line::CorrectFirst => "Primero ambos tableros deben ser correctos y estar confirmados.",
        Line::GroundsNeeded => "Otros tiempos que los propuestos necesitan un motivo. Indíquelo.",
        Line::TellAdvice => "Intro lo comunica, Escape descarta.",
        // ---- what the scoresheets and boards show, and what follows
        Line::BoardsStandAsSheets => "Los dos tableros están como dicen las planillas. No hay nada que corregir.",
        Line::SheetsAgreeUpTo => "Las planillas coinciden hasta el movimiento {number} de las {mover}.",
        Line::SheetsNeverAgree => "Las planillas no coinciden en ningún movimiento.",
        Line::SheetEndsSooner => "La planilla de las {player} termina antes. Vale la más larga.",
        Line::WroteRightMovedWrong => "Según el artículo {article} corrige su tablero quien anotó bien y ejecutó mal.",
        Line::SheetHas => "Movimiento {number} de las {mover} en la planilla de las {player}: {entry}.",
        Line::EntryTo => "{piece} a {to}",
        Line::EntryBlank => "nada",
        Line::BackToAgreement => {
            "Según el artículo {article} se vuelve a la última posición en que coinciden. El árbitro ajusta los relojes."
        }
        Line::MoveMissingOnSheet => {
            "En la planilla de las {player} falta el movimiento {number} de las {mover}. Por lo demás coincide."
        }
        Line::MoveDoubledOnSheet => {
            "En la planilla de las {player} el movimiento {number} de las {mover} está dos veces. Por lo demás coincide."
        }
        Line::MovesSwappedOnSheet => {
            "En la planilla de las {player} hay dos movimientos intercambiados, desde el movimiento {number} de las {mover}. Por lo demás coincide."
        }
        Line::SheetBreaks => {
            "En la planilla de las {player} no es posible el movimiento {number} de las {mover}: {reason} La otra es legal hasta el final."
        }
        Line::OnOneSheetOnly => "El movimiento {number} de las {mover} está solo en la planilla de las {player}.",
        Line::EntryIllegal => "El movimiento {number} de las {mover} es ilegal: {entry}. {reason}",
        Line::EntryAmbiguous => "El movimiento {number} de las {mover} es ambiguo: {entry}.",
        Line::PositionBeforeItCounts => "Según el artículo {article} se restablece la posición anterior.",
        Line::IllegalMoveStands => {
            "El movimiento {number} de las {mover} es ilegal, pero tuvo respuesta: {played}. Según el artículo {article} permanece."
        }
        Line::MoveOnNeitherSheet => "El movimiento {number} de las {mover} no se desprende de ninguna planilla.",
        Line::LastIdentifiable => "Según el artículo {article} vale la última posición identificable.",
        Line::NothingDetermined => "Así no se puede determinar nada. No se cambia nada.",
        Line::SheetsPutRight => {
            "Según el artículo {article} la posición queda: el juego sigue y se corrigen las planillas."
        }
        Line::OnSpecialBoard => "En el tablero especial: {finding}",
        Line::OnNormalBoard => "En el tablero normal: {finding}",
        Line::NothingToCorrect => "Nada que corregir.",
        Line::CorrectByMoving => "{piece} de {from} a {to}.",
        Line::CorrectByPutting => "En {square} falta {piece}.",
        Line::CorrectByTakingOff => "En {square} sobra {piece}.",
        Line::StandsAsSheetOf => "La posición es la de la planilla de las {player}.",
        Line::BoardsAlike => "Los dos tableros están iguales.",
        Line::KingMissing => "Falta el rey de las {player}.",
        Line::TooManyKings => "Hay demasiados reyes de las {player}.",
        Line::TooManyPawns => "Hay demasiados peones de las {player}.",
        Line::TellBoardAgain => "Esa posición no existe. Dicte de nuevo el tablero, por favor.",
        Line::SheetEmpty => "La planilla de las {player} está vacía. Complétela, por favor.",
        Line::SheetUnreadable => {
            "La planilla de las {player} no se puede leer en este idioma. Elija el idioma en que está escrita."
        }
        Line::SheetsOfDifferentGames => "Las planillas son de partidas distintas. Presente las correctas, por favor.",
        Line::ClocksThen => {
            "Los relojes marcaban allí: blancas {white}, negras {black}. Movimientos completados: blancas {white_completed}, negras {black_completed}."
        }
        Line::ClocksUnknown => "Los tiempos en ese punto no están registrados.",
        // ---- the scoresheet at home: saved, printed, read
        Line::HomeByList => "Con C: firmar, guardar, imprimir o escuchar la planilla.",
        Line::PadHomeByList => "{button}: firmar, guardar, imprimir o escuchar la planilla.",
        Line::SheetsByList => "Con C: guardar, imprimir o escuchar la planilla.",
        Line::PadSheetsByList => "{button}: guardar, imprimir o escuchar la planilla.",
        Line::SavedInDocuments => "Guardado entre sus documentos.",
        Line::SavedAgain => "Guardado, en el mismo lugar.",
        Line::SavedOnStick => "Guardado en la memoria USB.",
        Line::SavedOnOneStick => "Guardado en la memoria USB {name}. Otra vez: en la siguiente.",
        Line::SavedIn => "Guardado en {folder}.",
        Line::NoStick => "No hay ninguna memoria USB.",
        Line::NotSaved => "No guardado. La pantalla dice por qué.",
        Line::SentToPrinter => "Enviado a la impresora.",
        Line::NotPrinted => "No impreso. La pantalla dice por qué.",
        Line::ReadingOpened => "Intro: jugada siguiente. Retroceso: la anterior. Escape: fin.",
        Line::PadReading => "{next}: jugada siguiente. {previous}: la anterior. {cancel}: fin.",
        // ---- letters one by one
        Line::LetterAcute => "{letter} con acento",
        Line::LetterGrave => "{letter} con acento grave",
        Line::LetterCircumflex => "{letter} con circunflejo",
        Line::LetterDiaeresis => "{letter} con diéresis",
        Line::LetterTilde => "{letter} con tilde",
        Line::LetterCedilla => "{letter} con cedilla",
        Line::LetterCaron => "{letter} con carón",
        Line::LetterStroke => "{letter} con barra",
        Line::LetterRing => "{letter} con anillo",
        Line::LetterOgonek => "{letter} con ogonek",
        Line::LetterBreve => "{letter} con breve",
        Line::LetterMacron => "{letter} con macrón",
        Line::LetterDot => "{letter} con punto",
        Line::LetterDoubleAcute => "{letter} con doble acento",
        Line::LetterComma => "{letter} con coma",
        Line::LetterLigature => "{letter} ligadura",
        Line::LetterHyphen => "guion",
        Line::LetterApostrophe => "apóstrofo",
        Line::PadLetters => {
            "Arriba y abajo eligen, a la derecha hay un espacio, un paso a la izquierda borra, acentos con {button}."
        }
        Line::PadLettersByStick => {
            "Arriba y abajo eligen, a la derecha hay un espacio, un paso a la izquierda borra, acentos con la palanca hacia un lado o con {button}."
        }
        // ---- the gamepad
        Line::PadPageWalk => "Arriba y abajo eligen.",
        Line::PadLifted => "{square}: {piece} en la mano.",
        Line::PadPutBack => "De vuelta en su sitio.",
        Line::PadReadBack => "Eso sería: {entered}.",
        Line::PadPromotion => "promoción {piece}.",
        Line::PadNoPromotion => "Sin promoción.",
        Line::PadHere => "Mando conectado: {person}.",
        Line::PadGone => "Mando desconectado: {person}.",
        Line::GoOnByKeyboard => "Se sigue con el teclado.",
        Line::NoDeviceLeft => "No tiene otro dispositivo. Llame al árbitro.",
        Line::PadAsk => "{person}: pulse un botón.",
        Line::PadPressNew => "¿Botón nuevo para {command}?",
        Line::PadBound => "{command}: {button}.",
        Line::PadStepButton => "{command}: {button}.",
        Line::PadUnbound => "{command}: ningún botón.",
        Line::PadStickMiddle => "{stick}: centro {percent} por ciento.",
        Line::PadNeedsChord => "Para eso hay que mantener pulsado otro botón.",
        Line::PadKeepsNeeded => "Si no, {command} se quedaría sin botón. Elija otro.",
        Line::PadConfirms => "{button}: sí. {cancel}: no.",
        Line::PadHeldConfirms => "Mantener pulsado {button}: sí. {cancel}: no.",
        Line::PadOffered => "{device}, oferta para: {person}. Se acepta con sus propios botones; cualquiera dice cómo.",
        Line::PadHold => "Mantener pulsado {chord}; luego pulsar el botón que se indique.",
        Line::PadProve => "Ahora pulse {button}.",
        Line::PadNotProved => "No es ese botón, o no es ese mando. Empiece de nuevo.",
        Line::PadListTakes => "Hay una lista abierta. {button} elige, {cancel} sale de ella.",
        Line::PadResume => {
            "Partidas sin terminar: {count}. {button} continúa la partida, {cancel} las deja para después."
        }
        Line::PadSetupVoice => "Pronunciación de las {player}: {button} enseña, la izquierda borra.",
        Line::PadTeachWelcome => {
            "Aprendizaje. Repita cada palabra que oiga, tres veces. Izquierda: la palabra desde el principio; lo aprendido queda. {cancel} termina."
        }
        Line::PadTalkHeld => "Para hablar, mantenga {button}.",
        Line::PadTellAdvice => "{button} lo comunica, {cancel} descarta.",
        Line::PadChess960Off => "Posición inicial ordinaria. La derecha sortea una de Ajedrez960.",
        Line::PadResumeOne => "Una partida sin terminar. {button} la continúa, {cancel} la deja para después.",
        Line::PadManual => "Manual. Abajo y arriba pasan la página, {cancel} lo cierra.",
        Line::PadClaims => "Reclamaciones. Abajo y arriba recorren la lista, {button} elige.",
        Line::PadPoint => "Vaya a la casilla, {button} la elige.",
        Line::PadProfileBroken => "Error en el perfil, línea {line}.",
        // ---- practice of the tournament sequence
        Line::SetupDrill => "Practicar la secuencia de una jugada.",
        Line::DrillWelcome => {
            "Práctica. El adversario juega una partida ensayada. Se le dice su jugada: anúnciela y pulse el reloj. Después repita y ejecute la de él. Los fallos se cuentan. Para terminar la práctica, abandone."
        }
        Line::DrillMove => "Su jugada: {asked}.",
        Line::DrillOtherMove => "Se pedía: {asked}. Aún puede corregir.",
        Line::DrillClean => "Práctica terminada. Ningún fallo.",
        Line::DrillSlips => "Práctica terminada. Fallos: {count}.",
        Line::SlipOtherMove => "Otra jugada: {count}.",
        Line::SlipPromotion => "Pieza de promoción olvidada: {count}.",
        Line::SlipPressFirst => "Reloj pulsado antes de anunciar: {count}.",
        Line::SlipNoPress => "Reloj olvidado: {count}.",
        Line::SlipNoRepetition => "Repetición olvidada: {count}.",
        Line::SlipRepeatedOtherwise => "Mal repetida: {count}.",
        Line::SlipNoExecution => "Ejecución olvidada: {count}.",
        Line::SlipExecutedOtherwise => "Mal ejecutada: {count}.",
        Line::SlipNotDue => "Fuera de turno: {count}.",
    }
}
