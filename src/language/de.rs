//! Deutsch.
use shakmaty::{ByCastlingSide, ByColor, ByRole, Role};

use super::{
    Line, Request,
    table::{Gender, Joint, Notation, Numeral, Plural, Table, Unit},
    word::Word,
};

pub(super) static TABLE: Table = Table {
    ranks: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    roles: ByRole { pawn: "Bauer", knight: "Springer", bishop: "Läufer", rook: "Turm", queen: "Dame", king: "König" },
    pieces: ByColor {
        black: ByRole {
            pawn: "schwarzer Bauer",
            knight: "schwarzer Springer",
            bishop: "schwarzer Läufer",
            rook: "schwarzer Turm",
            queen: "schwarze Dame",
            king: "schwarzer König",
        },
        white: ByRole {
            pawn: "weißer Bauer",
            knight: "weißer Springer",
            bishop: "weißer Läufer",
            rook: "weißer Turm",
            queen: "weiße Dame",
            king: "weißer König",
        },
    },
    one_piece: ByColor {
        black: ByRole {
            pawn: "ein schwarzer Bauer",
            knight: "ein schwarzer Springer",
            bishop: "ein schwarzer Läufer",
            rook: "ein schwarzer Turm",
            queen: "eine schwarze Dame",
            king: "ein schwarzer König",
        },
        white: ByRole {
            pawn: "ein weißer Bauer",
            knight: "ein weißer Springer",
            bishop: "ein weißer Läufer",
            rook: "ein weißer Turm",
            queen: "eine weiße Dame",
            king: "ein weißer König",
        },
    },
    colors: ByColor { black: "Schwarz", white: "Weiß" },
    to: "nach",
    takes: "schlägt",
    en_passant: "en passant",
    promotion: "Umwandlung",
    check: "Schach",
    mate: "Matt",
    stands: &["es steht", "steht", "er steht"],
    corrections: &[
        "nein",
        "halt",
        "stopp",
        "Korrektur",
        "Verzeihung",
        "Entschuldigung",
        "Pardon",
        "ich meine",
        "ich meinte",
        "besser gesagt",
        "falsch",
        "Berichtigung",
        "Moment",
        "warte",
        "sondern",
    ],
    castling: ByCastlingSide { king_side: "kurze Rochade", queen_side: "lange Rochade" },
    hour: Unit { one: "Stunde", many: "Stunden", gender: Gender::Feminine },
    minute: Unit { one: "Minute", many: "Minuten", gender: Gender::Feminine },
    second: Unit { one: "Sekunde", many: "Sekunden", gender: Gender::Feminine },
    plural: Plural::ButForOne,
    point: "Komma",
    numeral,
    joint: Joint::Glued,
    letters: ByRole {
        pawn: None,
        knight: Some('S'),
        bishop: Some('L'),
        rook: Some('T'),
        queen: Some('D'),
        king: Some('K'),
    },
    notation: Notation {
        promotion: "",
        en_passant: " e.p.",
        castling: ByCastlingSide { king_side: "0-0", queen_side: "0-0-0" },
    },
    template,
    request,
    aliases: &[
        ("zwo", Word::Rank(shakmaty::Rank::Second)),
        ("drey", Word::Rank(shakmaty::Rank::Third)),
        ("Bauern", Word::Role(Role::Pawn)),
        ("Pferd", Word::Role(Role::Knight)),
        ("Königin", Word::Role(Role::Queen)),
        ("auf", Word::To),
        ("zu", Word::To),
        ("zum", Word::To),
        ("zur", Word::To),
        ("bis", Word::To),
        ("nimmt", Word::Takes),
        ("schlagen", Word::Takes),
        ("mal", Word::Takes),
        ("passant", Word::EnPassant),
        ("Vorbeigehen", Word::EnPassant),
        ("wird", Word::Promotion),
        ("verwandelt", Word::Promotion),
        ("Verwandlung", Word::Promotion),
        ("Schachmatt", Word::Mate),
        ("Rochade", Word::Castling),
        ("rochiert", Word::Castling),
        ("rochiere", Word::Castling),
        ("kurz", Word::Short),
        ("kurze", Word::Short),
        ("kleine", Word::Short),
        ("lang", Word::Long),
        ("lange", Word::Long),
        ("große", Word::Long),
        ("der", Word::Filler),
        ("die", Word::Filler),
        ("das", Word::Filler),
        ("den", Word::Filler),
        ("dem", Word::Filler),
        ("ein", Word::Filler),
        ("eine", Word::Filler),
        ("einen", Word::Filler),
        ("einer", Word::Filler),
        ("in", Word::Filler),
        ("im", Word::Filler),
        ("und", Word::Filler),
        ("von", Word::Filler),
        ("mit", Word::Filler),
        ("en", Word::Filler),
        ("zieht", Word::Filler),
        ("geht", Word::Filler),
        ("äh", Word::Filler),
        ("ähm", Word::Filler),
        ("also", Word::Filler),
        ("bitte", Word::Filler),
        ("ich", Word::Filler),
        ("spiele", Word::Filler),
        ("ziehe", Word::Filler),
    ],
};

const ONES: [&str; 20] = [
    "null",
    "eins",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
];
const TENS: [&str; 8] = ["zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"];
const HUNDREDS: [&str; 9] = [
    "hundert",
    "zweihundert",
    "dreihundert",
    "vierhundert",
    "fünfhundert",
    "sechshundert",
    "siebenhundert",
    "achthundert",
    "neunhundert",
];

fn numeral(n: u32, gender: Gender) -> Numeral {
    let (hundreds, rest) = ((n / 100) as usize, (n % 100) as usize);
    let hundreds = hundreds.checked_sub(1).map(|h| HUNDREDS[h]);
    let rest = match (rest, gender) {
        (0, _) if hundreds.is_some() => None,
        (1, Gender::Masculine) => Some("ein".into()),
        (1, Gender::Feminine) => Some("eine".into()),
        (0..20, _) => Some(ONES[rest].into()),
        _ => {
            let ten = TENS[rest / 10 - 2];
            Some(match rest % 10 {
                0 => ten.into(),
                1 => format!("einund{ten}").into(),
                one => format!("{}und{ten}", ONES[one]).into(),
            })
        }
    };
    Numeral { hundreds, rest }
}

/// What is said besides moves.
const fn request(request: Request) -> &'static [&'static str] {
    match request {
        Request::Yes => &["ja"],
        Request::No => &["nein"],
        Request::SayAgain => &["wiederholen"],
        Request::Correct => &["berichtigen"],
        Request::ItStands => &["es steht"],
        Request::BothTimes => &["Zeit"],
        Request::OwnTime => &["meine Zeit"],
        Request::OpponentsTime => &["Zeit Gegner"],
        Request::MoveNumber => &["Zugnummer"],
        Request::LastMove => &["letzter Zug"],
        Request::LastMoves => &["letzte fünf"],
        Request::OfferDraw => &["Remis", "Remis anbieten"],
        Request::AcceptDraw => &["annehmen", "Remis annehmen"],
        Request::DeclineDraw => &["ablehnen", "Remis ablehnen"],
        Request::Resign => &["aufgeben"],
        Request::StopClock => &["Uhr anhalten"],
        Request::CallArbiter => &["Schiedsrichter"],
        Request::Square(_) => &["Feld"],
        Request::Where(_) => &["wo"],
        Request::Rank(_) => &["Reihe"],
        Request::File(_) => &["Linie"],
    }
}

#[allow(clippy::too_many_lines, reason = "a table, one row a sentence")]
const fn template(line: Line) -> &'static str {
    match line {
        // ---- the handshake: announcing, repeating, executing, pressing (D.2.1, D.2.3, D.2.8)
        Line::PressHeldBack => "Erst ansagen, dann die Uhr drücken.",
        Line::RepeatFirst => "Erst den Zug des Gegners wiederholen: {announced}.",
        Line::ExecuteFirst => "Erst den Zug des Gegners auf dem eigenen Brett ausführen: {announced}.",
        Line::NotYourTurn => "Am Zug ist {player}.",
        Line::PressWaits => {
            "Schon gedrückt. Die Uhr schaltet um, sobald die Ansage zu Ende ist. Berichtigen nimmt das Drücken zurück."
        }
        Line::PressTakenBack => "Das Drücken ist zurückgenommen, Ihre Uhr läuft weiter. Berichtigen, dann neu drücken.",
        Line::PressedUnannounced => "{player} hat die Uhr gedrückt und keinen Zug angesagt.",
        Line::NothingAnnounced => "Es ist noch nichts angesagt.",
        Line::NothingToRepeat => "Es ist kein Zug angesagt, der zu wiederholen oder auszuführen wäre.",
        Line::AlreadyAnnounced => {
            "Angesagt ist schon {announced}. Berichtigen lässt es sich, bis die Uhr gedrückt ist."
        }
        Line::CorrectionTooLate => "Zu spät zum Berichtigen. Rufen Sie den Schiedsrichter.",
        Line::CorrectionMustFitPiece => {
            "Die Figur steht schon: {placed}. Nur die Ansage darf sich nach der Figur richten."
        }
        Line::Corrected => "Berichtigt. Nicht {slip}, sondern {corrected}.",
        Line::Differs => "Das weicht ab. Angesagt ist {announced}, wiederholt wurde {repeated}.",
        Line::RepeatAgainFirst => "Wiederholung und Ansage weichen ab. Erst richtig wiederholen, dann ausführen.",
        Line::AlreadyRepeated => "Schon wiederholt.",
        Line::AlreadyExecuted => "Schon ausgeführt.",
        Line::AlreadyPlaced => "Schon gesetzt: {placed}.",
        Line::ExecutedOtherwise => "Ausgeführt ist {executed}, angesagt war {announced}.",
        Line::AwaitAnnouncement => "Noch nicht angesagt hat {player}. Bitte die Ansage abwarten.",
        Line::NoSuchPiece => {
            "Diese eigene Figur steht nicht auf {square}: {piece}. Figur und Feld neu nennen, oder den Schiedsrichter rufen."
        }
        Line::DoesNotFitBoard => {
            "Auf Ihrem Brett geht das nicht: {announced}. Bitte den Schiedsrichter rufen, die Bretter können verschieden stehen."
        }
        Line::AnnouncedOtherwise => {
            "Noch nicht angesagt: der Spieler hat {entered} eingegeben, Sie sagen {announced} an. Dieselbe Ansage noch einmal gilt."
        }
        Line::PressedOtherwise => {
            "Angesagt: {announced}. Eingegeben: {entered}. Lassen Sie die Ansage berichtigen, oder nehmen Sie den eingegebenen Zug zurück. Noch einmal drücken: so bleibt es."
        }
        Line::AssistantCorrects => {
            "Ihr Assistent berichtigt gerade die Ansage {announced}. Warten Sie, bis er bestätigt. Noch einmal drücken: die Ansage bleibt."
        }
        Line::PlayerEnters => {
            "Ihr Spieler gibt gerade einen anderen Zug ein. Warten Sie, bis er bestätigt. Noch einmal drücken: es bleibt, wie es ist."
        }
        // ---- refusals that belong to no section below (each a reason and a way out)
        Line::NotStarted => "Die Partie hat noch nicht begonnen. Erst die Uhr von Weiß starten.",
        Line::AlreadyStarted => "Die Partie hat schon begonnen.",
        Line::GameOver => "Die Partie ist beendet.",
        Line::OverUntilWithdrawn => {
            "Die Partie ist beendet. Was sie beendet hat, widerrufen Sie im Teil Strafen; zurück vor einen Zug führt der Teil Partie."
        }
        Line::NotYours => "Das ist Sache des Spielers selbst.",
        Line::ArbiterOnly => "Das darf nur der Schiedsrichter.",
        Line::NoSuchPly => "Diesen Zug gibt es nicht.",
        Line::AssistOff => "Das ist eine Hilfe. Im Wettkampf ist sie ausgeschaltet.",
        // ---- the course of the game, to the room
        Line::GameBegins => "Die Partie beginnt. Am Zug ist {mover}.",
        Line::PositionRestored => "Zurück zur Stellung vor Zug {number} von {mover}. Die Uhren stehen.",
        Line::RuleOffSheets => "Bitte auf beiden Formularen einen Strich ziehen vor Zug {number} von {mover}.",
        Line::ScoreIsKept => "Die Züge sind mitzuschreiben.",
        Line::ScoreNeedNotBeKept => "Mitschreiben ist jetzt nicht nötig.",
        Line::ScoreAfterTheFlag => "Fällt ein Blättchen, ist das Formular vor dem nächsten Zug nachzutragen.",
        Line::ScoreIsCompleted => "Das Formular ist vor dem nächsten Zug nachzutragen.",
        // ---- a draw by agreement
        Line::DrawOffered => "Remisangebot von {player}.",
        Line::DrawAnswers => "Steuerung und Y nimmt an, Steuerung und N lehnt ab.",
        Line::DrawDeclined => "Das Remisangebot ist abgelehnt.",
        Line::DrawConsented => "Der Schiedsrichter erlaubt, ein Remis zu vereinbaren.",
        Line::NoOffer => "Es liegt kein Remisangebot vor.",
        Line::OfferStands => "Das Remisangebot gilt noch.",
        Line::TooEarlyToAgree => "Remis erst, wenn beide Spieler gezogen haben.",
        Line::AgreementForbidden => "Das Turnier erlaubt jetzt kein vereinbartes Remis. Rufen Sie den Schiedsrichter.",
        Line::AgreementAllowed => "Remis vereinbaren ist schon erlaubt.",
        // ---- the end of a game: its result, confirmed and signed
        Line::EndsByMate => "Schachmatt. Gewonnen hat {winner}.",
        Line::EndsByStalemate => "Patt. Die Partie ist remis.",
        Line::EndsByDeadPosition => "Tote Stellung. Die Partie ist remis.",
        Line::EndsByResignation => "Aufgegeben. Gewonnen hat {winner}.",
        Line::EndsByResignationDrawn => "Aufgegeben. Der Gegner kann nicht mattsetzen, die Partie ist remis.",
        Line::EndsByAgreement => "Remis durch Vereinbarung.",
        Line::EndsOnTime => "Zeitüberschreitung. Gewonnen hat {winner}.",
        Line::EndsOnTimeDrawn => "Zeitüberschreitung. Der Gegner kann nicht mattsetzen, die Partie ist remis.",
        Line::EndsByBothFlags => "Remis: beide Zeiten sind abgelaufen.",
        Line::EndsByThreefold => "Remis: dreimal dieselbe Stellung.",
        Line::EndsByFiftyMoves => "Remis: fünfzig Züge ohne Schlagen und ohne Bauernzug.",
        Line::EndsByFivefold => "Remis: fünfmal dieselbe Stellung.",
        Line::EndsBySeventyFive => "Remis: fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug.",
        Line::EndsByIllegalMoves => "{winner} gewinnt: regelwidriger Zug des Gegners.",
        Line::EndsByIllegalMovesDrawn => "Remis: regelwidriger Zug, aber der Gegner kann nicht mattsetzen.",
        Line::EndsByIllegalPosition => "Remis: die Stellung ist regelwidrig.",
        Line::EndsByQuickplay => "Remis: der Schiedsrichter hat dem Antrag stattgegeben.",
        Line::EndsByDefault => "{winner} gewinnt kampflos.",
        Line::EndsByDefaultBoth => "Beide verlieren: niemand war da.",
        Line::EndsByPenalty => "{winner} gewinnt: der Schiedsrichter hat die Partie für verloren erklärt.",
        Line::EndsByPenaltyBoth => "Beide verlieren durch Entscheidung des Schiedsrichters.",
        Line::EndsByPenaltyHalf => "Die Partie ist verloren; {player} erhält einen halben Punkt.",
        Line::EndsBySealedMove => "{winner} gewinnt durch den ungültigen Abgabezug.",
        Line::EndsBySealedMoveDrawn => "Remis: der Abgabezug ist ungültig, aber der Gegner kann nicht mattsetzen.",
        Line::EndsAnnulled => "Die Partie wird annulliert. Es wird eine neue gespielt.",
        Line::PleaseConfirm => "Bitte das Ergebnis bestätigen.",
        Line::ResultConfirmed => "Das Ergebnis ist bestätigt.",
        Line::GameGoesOn => "Die Partie geht weiter.",
        Line::ConfirmsYet => "{person}: Bitte das Ergebnis bestätigen.",
        Line::SignSheets => "Die Partie ist beendet. Bitte noch unterschreiben.",
        Line::MarkSigned => "{player} hat die Partieformulare unterschrieben.",
        Line::NothingToConfirm => "Es gibt nichts zu bestätigen.",
        Line::NotOver => "Die Partie ist noch nicht zu Ende.",
        Line::AlreadySigned => "Schon unterschrieben.",
        // ---- what happened in the game, to the arbiter
        Line::MarkIllegal => "Regelwidriger Zug von {mover}: {played}. {reason}",
        Line::MarkPressedEarly => "Vor der Ansage gedrückt, die Uhr läuft: {player}.",
        Line::MarkPressedWithoutMove => "Ohne Zug gedrückt: {player}.",
        Line::MarkHeldBack => "Vor der Ansage gedrückt, die Uhr wurde nicht umgestellt: {player}.",
        Line::MarkAnnouncedOtherwise => {
            "Ansage und Figur weichen ab bei {player}: gesetzt {placed}, angesagt {announced}."
        }
        Line::MarkExecutedOtherwise => "Anders ausgeführt hat {player}: {executed} statt {announced}.",
        Line::MarkLeftUnpressed => "{player} hat nicht gedrückt, der Gegner hat geantwortet.",
        Line::MarkReplacedIllegal => "{player} hat den regelwidrigen Zug {replaced} vor dem Drücken ersetzt.",
        Line::MarkReplacedLegal => {
            "{player} hat {replaced} ersetzt. Der Zug war regelgemäß und steht nach Artikel {article} fest."
        }
        Line::MarkReplacedBound => "{player} hat {replaced} ersetzt. Dieser Zug war gegen Artikel {article}.",
        Line::MarkMisspoken => "{player} hat {said} gesagt. Die Figur steht anders: {placed}.",
        Line::MarkEntryTakenBack => "Vor der Ansage vom Bildschirm zurückgenommen von {player}: {entered}.",
        Line::MarkOfferAtWrongMoment => "Remis zur falschen Zeit angeboten von {player}; das Angebot gilt.",
        Line::MarkIntentionBroken => "{player} hatte {intended} aufgeschrieben und zieht anders.",
        Line::MarkChanceUndetermined => {
            "Nicht geklärt ist, ob noch mattsetzen kann: {player}. Es gilt als möglich. Der Schiedsrichter entscheidet."
        }
        Line::NoMoveOnBoard => {
            "Auf dem Brett des Programms ist kein Zug möglich. Stimmt es nicht: im Teil Partie, Zurück vor Zug."
        }
        Line::MarkAssistantLacking => {
            "Sehbehindert gegen hörbehindert: Artikel {article} verlangt einen Assistenten, und keiner ist eingetragen."
        }
        Line::MarkByAssistant => "Das gibt der Assistent von {player} an.",
        // ---- the clocks and the flags
        Line::StartWaits => "Der Raum hört noch zu. Die Uhr läuft mit dem letzten Wort. Noch einmal: sofort.",
        Line::ClockRuns => "Die Uhr läuft für {player}.",
        Line::ClockStopped => "Die Uhren sind angehalten. Der Schiedsrichter wird gerufen.",
        Line::ClockRestarted => "Die Uhr läuft wieder für {player}.",
        Line::ClocksStopped => "Die Uhren stehen. Der Schiedsrichter setzt sie wieder in Gang.",
        Line::ClockRunsAlready => "Die Uhr läuft schon.",
        Line::NoClock => "Diese Partie wird ohne Uhr gespielt.",
        Line::MarkTimeRanOut => "Die Zeit ist abgelaufen für {player}.",
        Line::FlagNotDown => "Die Zeit ist nicht abgelaufen für {player}.",
        Line::FlagOrderUnknown => "Beide Zeiten sind abgelaufen; welche zuerst, steht nicht fest.",
        Line::BothFlagsGoesOn => {
            "Beide Zeiten sind abgelaufen, und die Reihenfolge steht nicht fest. Die Partie geht weiter."
        }
        Line::OwnFlagDown => "Ihre eigene Zeit ist auch abgelaufen. Rufen Sie den Schiedsrichter.",
        Line::FlagIsThePlayers => "Hier beanspruchen nur die Spieler die Zeitüberschreitung.",
        Line::FlagFelt => "Zeit abgelaufen.",
        // ---- questions about the game (private)
        Line::YourTime => "Sie: {time}.",
        Line::OpponentsTime => "Gegner: {time}.",
        Line::MovesCompleted => "Vollendete Züge: Sie {own}, Gegner {opponents}.",
        Line::MoveNumber => "Zug {number}, am Zug ist {mover}.",
        Line::SquareEmpty => "{square} ist leer.",
        Line::SquareHolds => "{square}: {piece}.",
        Line::NoneOnBoard => "Keine auf dem Brett: {piece}.",
        Line::PieceOn => "{piece} {square}.",
        Line::MoveOfNumber => "Zug {number}, {mover}: {played}.",
        Line::NothingEntered => "{number}, {mover}: kein Zug.",
        Line::NoMoveYet => "Es ist noch kein Zug angesagt.",
        Line::LineEmpty => "Hier steht nichts.",
        Line::WhoseTurn => "{mover} ist am Zug.",
        Line::MovesToControl => "Noch {count} Züge bis zur Zeitkontrolle.",
        Line::OneMoveToControl => "Noch ein Zug bis zur Zeitkontrolle.",
        Line::LastPeriod => "Keine weitere Zeitkontrolle.",
        Line::NoIncrement => "Kein Zuschlag.",
        Line::BatteryLevel => "Akku {percent} Prozent.",
        Line::BatteryNone => "Kein Akku bekannt.",
        Line::NoneSuch => "Keine.",
        // ---- what an assistant asks in his player's place
        Line::AssistantAsked => "{player} fragt nach Zügen und Zeit.",
        Line::AssistantTold => "Ihr Assistent ist gefragt.",
        Line::AskFirst => "Erst wenn der Spieler fragt.",
        Line::AskedUnasked => "Vermerkt. Sobald er fragt: F4.",
        // ---- entering a move
        Line::ReadBack => "Eingegeben: {entered}. Eingabetaste sagt an, Escape verwirft.",
        Line::AnnouncesAtOnce => "Züge werden sofort angesagt. Ein Versprecher wird vor dem Drücken berichtigt.",
        Line::ReadsBackFirst => "Züge werden erst vorgelesen.",
        Line::TypingStays => "Buchstaben beginnen einen Zug.",
        Line::WhichMove => "Welcher Zug?",
        Line::LettersEnter => "Buchstaben beginnen einen Zug.",
        Line::TypingOpened => "Buchstaben sind wieder Befehle.",
        Line::EntryCleared => "Verworfen.",
        Line::EntryStands => "Zug auf dem Bildschirm: {entered}. Noch nicht angesagt.",
        Line::EntryTakenBack => "Vom Bildschirm zurückgenommen: {entered}.",
        Line::NoEntry => {
            "Zurücknehmen lässt sich nur ein Zug, der noch nicht angesagt ist. Sonst rufen Sie den Schiedsrichter."
        }
        // ---- the step that is due (private)
        Line::StepAwaitStart => "Die Partie hat noch nicht begonnen.",
        Line::StepAwaitArbiter => "Die Uhren stehen. Bitte auf den Schiedsrichter warten.",
        Line::PracticeDecides => "Die Uhren stehen. Beim Üben entscheiden Sie selbst.",
        Line::PracticePageKey => "Die Seite des Schiedsrichters öffnet F9.",
        Line::StepAwaitAnnouncement => "Bitte auf die Ansage des Gegners warten.",
        Line::StepRepeat => "Bitte wiederholen: {announced}.",
        Line::StepRepeatAgain => "Bitte noch einmal wiederholen: {announced}.",
        Line::StepExecute => "Bitte auf dem eigenen Brett ausführen: {announced}.",
        Line::TakeBackFirst => "Erst auf dem eigenen Brett zurücknehmen: {slip}.",
        Line::StepAwaitPress => "Der Gegner drückt noch die Uhr.",
        Line::StepMove => "Sie sind am Zug. Ziehen und ansagen.",
        Line::StepAnnounce => "Bitte den Zug ansagen, der auf dem Brett steht.",
        Line::StepPress => "Zug auf das Brett setzen, dann die Uhr drücken.",
        Line::StepConfirm => "Das Ende bestätigen oder Schiedsrichter rufen.",
        Line::StepConfirmReady => {
            "Das Programm wurde neu gestartet, die Uhr steht. Bitte bestätigen Sie, dass Sie weiterspielen."
        }
        Line::StepAwaitReady => {
            "Sie haben bestätigt. Die Uhr steht, bis auch Ihr Gegner bestätigt oder der Schiedsrichter sie in Gang setzt."
        }
        Line::StepSeal => "Geben Sie Ihren Zug verdeckt ein.",
        Line::StepCloseEnvelope => "Drücken Sie die Uhr: dann ist der Umschlag zu.",
        Line::StepAwaitSealing => "Der andere gibt seinen Zug verdeckt ab.",
        Line::StepAwaitResumption => "Der Umschlag wartet auf die Öffnung durch den Schiedsrichter.",
        Line::StepDeclareSealed => "Der Umschlag ist verloren: nennen Sie Ihren Abgabezug.",
        Line::StepTell => "Abgleich: sagen Sie an, was auf Ihrem Brett steht, bis der Schiedsrichter entscheidet.",
        Line::StepConfirmDone => "Danach bestätigen.",
        Line::StepAwaitOther => "Warten Sie, bis das andere Brett stimmt.",
        Line::StepCompare => "Vergleichen Sie Ihr Brett mit der Stellung, die gilt, und bestätigen Sie.",
        // ---- questions before an act counts, and the keys that answer
        Line::ConfirmResign => "{person} gibt auf?",
        Line::ConfirmOfferDraw => "Remis anbieten?",
        Line::ConfirmAcceptDraw => "{person} nimmt das Remis an?",
        Line::ConfirmClaimFlag => "Zeitüberschreitung des Gegners reklamieren?",
        Line::OwnFlagFirst => "Ihre eigene Zeit ist zuerst abgelaufen.",
        Line::ConfirmClaimDraw => "Remis in der Endspurtphase beanspruchen?",
        Line::ConfirmAskExtraTime => "Um Zeit je Zug bitten?",
        Line::ConfirmClaim => "Das beanspruchen? Es hält die Uhren an.",
        Line::AlsoOffersDraw => "Das ist auch ein Remisangebot.",
        Line::ConfirmPressWithoutMove => {
            "Ihr Zug ist noch nicht gezeigt, später geht das nicht. Trotzdem die Uhr drücken?"
        }
        Line::ConfirmPressWithoutPiece => "Ohne Umwandlungsfigur ist der Zug regelwidrig. Trotzdem die Uhr drücken?",
        Line::ConfirmExecutedOtherwise => "Angesagt ist {announced}. Auf Ihrem Brett ausgeführt: {executed}?",
        Line::ConfirmRepeatedOtherwise => "Angesagt ist {announced}. Trotzdem wiederholen: {repeated}?",
        Line::ConfirmHandKeyboard => "Die Tastatur dem Assistenten geben?",
        Line::ConfirmBoardsDiffer => "Die Bretter vergleichen? Die Uhren werden angehalten.",
        Line::WhichNewPiece => "Welche Figur für den Bauern?",
        Line::ConfirmSign => "{person} unterschreibt beide Partieformulare?",
        Line::PersonNamed => "{player}, {name},",
        Line::EnterConfirms | Line::ReadBackConfirms => "Eingabetaste: ja. Escape: nein.",
        Line::AnswerConfirms => "Y: ja. Escape: nein.",
        Line::AnswerHeldConfirms => "Y gedrückt halten: ja. Escape: nein.",
        Line::QuestionEnded => "Die Frage gilt nicht mehr.",
        Line::NothingAsked => "Es ist keine Frage offen.",
        // ---- moving about the window, its pages and menus
        Line::Bare => "{item}.",
        Line::EntryOpened => "Eingabefeld.",
        Line::EntryLeft => "Brett.",
        Line::FocusOnButton => "Schaltfläche: {button}. Eingabetaste drückt sie, Escape führt zum Brett zurück.",
        Line::FocusOnButtons => "Schaltfläche. Eingabetaste drückt sie, Escape führt zum Brett zurück.",
        Line::ArbiterPageShown => "Seite des Schiedsrichters. F9 führt zurück zum Brett.",
        Line::AssistantPageShown => "Seite des Assistenten. F11 führt zurück zum Brett.",
        Line::MenuWelcome => "Auf und ab wählt, Eingabetaste nimmt.",
        Line::PadMenuWelcome => "Auf und ab wählt, {button} nimmt.",
        Line::PlaceOf => "{place} von {count}.",
        Line::ListTakes => "Hier ist eine Liste offen. Eingabetaste nimmt, Escape verlässt sie.",
        // ---- whose the keyboard and the other devices are
        Line::KeyboardGiven => "Die Tastatur gehört jetzt {player}.",
        Line::KeyboardKey => "{command}: Umschalt und F11.",
        Line::DeviceGiven => "{device} gehört jetzt: {person}.",
        Line::DeviceOffered => {
            "Angebot für {person}: {device}. F12 nimmt an, nur mit eigenem Gerät; wer keines hat, ruft den Schiedsrichter."
        }
        Line::DeviceWithdrawn => "Angebot zurückgenommen: {device}.",
        Line::DeviceDeclined => "Angebot abgelehnt: {device}.",
        Line::DeviceOfferLapsed => "Angebot verfallen: {device}.",
        Line::NotYourDevice => {
            "Dieses Gerät gehört Ihnen nicht. Sein Besitzer muss es anbieten, oder Sie rufen den Schiedsrichter."
        }
        Line::DeviceNotOffered => {
            "Es ist kein Gerät angeboten. Sein Besitzer muss es anbieten, oder Sie rufen den Schiedsrichter."
        }
        Line::ConsentIsTheirs => {
            "Annehmen kann nur {player}, mit eigenem Gerät. Wer keines hat, ruft den Schiedsrichter."
        }
        Line::SealAsked => "Abgeben: {said}?",
        Line::NoDeviceYet => "Noch kein Gerät: {player} gibt die Tastatur an den Assistenten mit Umschalt+F11.",
        Line::ReplierHere => {
            "{player} muss antworten. Ist er da: Kennwort eingeben, Umschlag öffnen. Fehlt er: zuerst unter Antrag, Anwesenheit melden."
        }
        Line::ReplierAbsent => {
            "{player} muss antworten und fehlt: wieder aufnehmen, dann läuft seine Uhr. Kommt er: zuerst Anwesenheit melden, dann Kennwort eingeben, Umschlag öffnen."
        }
        Line::PageOfAssistant => {
            "Diese Seite gehört dem Assistenten von {player}. Er braucht ein eigenes Gerät, der Schiedsrichter teilt es ihm zu."
        }
        Line::OpponentHasAssistant => "Einen Assistenten hat schon {player}.",
        Line::NoAssistant => {
            "Keinen Assistenten hat {player}. Erst bekommt er die Tastatur, oder Sie rufen den Schiedsrichter."
        }
        // ---- the manual
        Line::KeyHelp => {
            "Pfeiltasten: Feld für Feld. I: Zug eingeben. Eingabetaste: bestätigen. Y: ja auf eine Frage. Leertaste: Uhr drücken. W: wiederholt. E: ausgeführt. L: letzter Zug. T: beide Zeiten. S: was ist zu tun. Escape: abbrechen."
        }
        Line::ManualOpened => "Handbuch. Ab und auf blättern, Escape schließt.",
        Line::ManualProgram => {
            "Das Programm sagt die Züge an, führt die Uhr und schreibt mit. Ansagen hört der Raum, alles andere nur der Kopfhörer. Es spielt nicht mit und hilft nicht beim Spiel."
        }
        Line::ManualFirstGame => {
            "Die erste Partie. Die Eingabetaste beginnt sie. I öffnet das Zugfeld: Zug tippen, Eingabetaste, noch einmal: er wird angesagt. Auf dem Brett ziehen, dann mit der Leertaste die Uhr drücken. Den Zug des Gegners wiederholen und die Eingabetaste drücken, ihn ausführen und sie noch einmal drücken. In der Vorbereitung lässt sich dieser Ablauf üben."
        }
        Line::ManualClock => {
            "Die Uhr. T: beide Zeiten. F5: die eigene. F6: die des Gegners. F7: vollendete Züge. In der letzten Minute kommt nur noch die Zahl. Selbsttätige Ansagen werden vor der Partie gewählt."
        }
        Line::ManualClaims => {
            "Ansprüche. C öffnet ihre Liste. Fragt das Programm, heißt Y ja und Escape nein. Was die Partie beendet, und die Unterschrift: Y gedrückt halten."
        }
        Line::ManualArbiter => {
            "Der Schiedsrichter. F9 zeigt seine Seite. Mit seiner PIN stellt er die Uhren, verhängt Strafen, entscheidet über Ansprüche und stellt eine frühere Stellung wieder her. Alles wird vermerkt."
        }
        Line::ManualVoice => {
            "Züge sprechen. Ein Mikrofon wird in der Vorbereitung gewählt. V oder Entfernen halten, den Zug sagen, loslassen: er wird angesagt. Fragt das Programm nach, antworten Sie mit Ja oder Nein. Auch Zeit, letzter Zug, Feld Eva vier, Remis und aufgeben werden verstanden. Die Uhr drückt nur Ihre Hand."
        }
        Line::ManualBoards => {
            "Verschiedene Bretter. Steuerung U und dann Y halten die Uhren an und beginnen den Abgleich. Mit I sagen Sie an, was auf Ihrem Brett steht, Feld für Feld, Reihe für Reihe oder alle Figuren. Der Schiedsrichter entscheidet, welche Stellung gilt. Jede Berichtigung wird angesagt. Die Eingabetaste bestätigt sie."
        }
        Line::ManualReadingKeys => {
            "Brett und Uhren lesen. O: dieses Feld. eins bis acht: die Reihe, mit Umschalt die Linie. X: die Diagonalen. K, Q, R, B, N, P: nächster König, Dame, Turm, Läufer, Springer, Bauer, mit Umschalt der vorige. A: alle weißen Figuren, mit Umschalt alle schwarzen. F2: noch einmal. F3: die letzten fünf Züge. F8: Zugnummer. M: mögliche Züge, nur beim Üben."
        }
        Line::ManualOtherKeys => {
            "Weitere Tasten. Rücktaste: Ansage berichtigen. V oder Entfernen halten: sprechen. C: Ansprüche. F: Figur berührt. J: zurechtrücken. F1: diese Hilfe. F4: den Assistenten fragen. F9: Schiedsrichter. F10: Brett drehen. F11: Assistent. F12: Tastatur abgeben."
        }
        Line::ManualControlKeys => {
            "Mit Steuerung: D Remis anbieten, Y annehmen, N ablehnen, G aufgeben, F Zeit reklamieren, E und T Endspurtphase, S Uhren anhalten, R weiter, U Bretter verschieden, B Akku, Q beenden."
        }
        Line::ManualOwnWay => {
            "Wie Sie es mögen. Bild auf und Bild ab: Ihre Stimme schneller oder langsamer, mit Steuerung lauter oder leiser, mit Umschalt die Stimme im Raum. Steuerung A: sofort ansagen oder erst vorlesen. Steuerung I: Buchstaben beginnen einen Zug."
        }
        Line::ManualPad => {
            "Gamepad: Der untere Knopf nimmt, setzt ab und sagt ja. Der rechte Knopf verwirft und sagt nein. Der rechte Abzug sagt den Zug an und tut, was ansteht. Rechter Stick gedrückt: alle Befehle."
        }
        Line::ManualFelt => {
            "Fühlbare Uhr. Linke Schulter und oberer Knopf: eigene Zeit. Rechte Schulter: die des Gegners. Lang ist eine Viertelstunde, kurz fünf Minuten. Nach einem Auftakt eine Minute, nach zweien zehn Sekunden. Flattern: Zeit abgelaufen."
        }
        // ---- the set-up: its beginning, its groups, its end
        Line::SetupWelcome => {
            "Neue Partie. Auf und ab wählt, links und rechts ändert. Ganz unten steht: Partie beginnen."
        }
        Line::GroupOpens => "Eingabetaste öffnet.",
        Line::PadGroupOpens => "{button} öffnet.",
        Line::StartsClock => "Eingabetaste setzt die Uhr in Gang.",
        Line::EntryKey => "I öffnet das Zugfeld.",
        Line::PressKey => "Leertaste drückt die Uhr.",
        Line::EnterKey => "Eingabetaste bestätigt.",
        Line::PadStartsClock => "{button} setzt die Uhr in Gang.",
        Line::SetupBegin => "Partie beginnen. Nach rechts: Tonprobe.",
        // ---- the set-up: the event and the players
        Line::SetupEvent => "Turnier: {event}.",
        Line::SetupEventFile => "Turnier nach Datei: {event}.",
        Line::SetupSite => "Ort: {site}.",
        Line::SetupRound => "Runde: {round}.",
        Line::SetupBoardNumber => "Brett: {board}.",
        Line::SetupArbiterName => "Schiedsrichter: {name}.",
        Line::SetupRating => "Wertung von {player}: {rating}.",
        Line::SetupFederation => "Verband von {player}: {federation}.",
        Line::SetupWriteEvent => "Turnierdatei schreiben.",
        Line::EventWritten => "Die Turnierdatei ist geschrieben.",
        Line::EventBadLine => "Die Turnierdatei {file} ist unbrauchbar. Zeile {line}: {text}.",
        Line::EventBadFile => "Die Turnierdatei {file} ist nicht zu lesen.",
        Line::TextFull => "Mehr als {count} Zeichen passen hier nicht.",
        Line::SetupWhiteName => "Name von Weiß: {name}.",
        Line::SetupBlackName => "Name von Schwarz: {name}.",
        Line::SetupNoName => "nicht angegeben",
        Line::SetupImpairedWhite => "Sehbehindert ist Weiß.",
        Line::SetupImpairedBlack => "Sehbehindert ist Schwarz.",
        Line::SetupImpairedBoth => "Sehbehindert sind beide.",
        Line::SetupHearingNobody => "Hörbehindert ist niemand.",
        Line::SetupHearingWhite => "Hörbehindert ist Weiß.",
        Line::SetupHearingBlack => "Hörbehindert ist Schwarz.",
        Line::SetupHearingBoth => "Hörbehindert sind beide.",
        // ---- the set-up: the rules
        Line::SetupEdition => "Regeln von zweitausend {year}.",
        Line::SetupCompetition => "Wettkampf, ohne jede Hilfe.",
        Line::SetupPractice => "Übung, regelwidrige Züge werden erklärt.",
        Line::SetupPresetNone => "Vorwahl: keine.",
        Line::SetupPresetStandard => "Vorwahl: lange Partie, neunzig Minuten und dreißig Sekunden je Zug.",
        Line::SetupPresetRapid => "Vorwahl: Schnellschach, fünfzehn Minuten und zehn Sekunden je Zug.",
        Line::SetupPresetBlitz => {
            "Vorwahl: Blitz, drei Minuten und zwei Sekunden je Zug. Züge nach Feldern, schnelle Stimme, sofort angesagt; Buchstaben beginnen einen Zug."
        }
        Line::SetupPaceStandard => "Das ist eine Turnierpartie.",
        Line::SetupPaceRapid => "Das ist Schnellschach.",
        Line::SetupPaceBlitz => "Das ist Blitzschach.",
        Line::SetupSupervised => "Genug Schiedsrichter führen Aufsicht.",
        Line::SetupUnsupervised => "Nicht genug Schiedsrichter: Schnellschach und Blitz haben eigene Regeln.",
        Line::SetupFlagsTold => "Eine abgelaufene Zeit wird dem Schiedsrichter nur gemeldet.",
        Line::SetupFlagsObserved => {
            "Meldet die Uhr eine abgelaufene Zeit, gilt das als Feststellung des Schiedsrichters."
        }
        Line::SetupQuickplayOff => "Regeln der Endspurtphase nicht angekündigt.",
        Line::SetupQuickplayOn => "Regeln der Endspurtphase angekündigt.",
        Line::SetupBroadcastForbidden => "Keine Übertragung.",
        Line::SetupBroadcastAllowed => "Mit Übertragung.",
        Line::SetupDefaultTime => "Wartezeit: {time}.",
        Line::SetupDefaultTimeZero => "Keine Wartezeit.",
        Line::SetupDefaultTimeByLaws => "Wartezeit, wie die Regeln sie vorsehen.",
        Line::SetupDefaultTimeMissing => "Keine Wartezeit ist eingetragen, und Artikel {article} verlangt eine.",
        Line::SetupAgreementAllowed => "Remis durch Vereinbarung erlaubt.",
        Line::SetupAgreementNever => "Kein Remis durch Vereinbarung.",
        Line::SetupAgreementAfter => "Remis durch Vereinbarung erst nach Zug {number}.",
        Line::SetupEarlyPressCounts => "Zu früh gedrückt gilt.",
        Line::SetupEarlyPressHeldBack => "Zu früh gedrückt wird zurückgehalten.",
        Line::SetupPressAtLastWord => "Gedrückt gilt mit dem letzten Wort der Ansage.",
        Line::SetupPressAtOnce => "Gedrückt gilt sofort.",
        Line::SetupChecksSilent => "Schach und Matt werden nicht mit angesagt.",
        Line::SetupChecksSaid => "Schach und Matt werden mit angesagt.",
        Line::SetupProgramAnnounces => "Das Programm sagt an für {player}.",
        Line::SetupPlayerAnnounces => "Selbst sagt an: {player}.",
        Line::SetupAssistantAnnounces => "Der Assistent sagt an für {player}.",
        Line::SetupProgramWrites => "Das Programm schreibt mit für {player}.",
        Line::SetupPlayerWrites => "Selbst schreibt mit: {player}.",
        Line::SetupAssistantWrites => "Der Assistent schreibt mit für {player}.",
        // ---- the set-up: the start position
        Line::Chess960Start => "Schach960, Stellung {position}.",
        Line::Chess960Range => "Es gibt die Stellungen 0 bis 959: bitte eine solche Zahl tippen.",
        Line::SetupChess960Off => {
            "Gewöhnliche Grundstellung. Pfeil rechts lost eine Stellung von Schach960 aus, Ziffern wählen eine."
        }
        Line::NoDraw => "Die Auslosung ist nicht möglich: bitte die Zahl mit anderen Mitteln ziehen und tippen.",
        // ---- the set-up: languages, looks, the words of a move
        Line::SetupGerman => "Sprache: Deutsch.",
        Line::SetupSpanish => "Sprache: Spanisch.",
        Line::SetupEnglish => "Sprache: Englisch.",
        Line::SetupFrench => "Sprache: Französisch.",
        Line::SetupOpponentsSameLanguage => "Die Seite des Gegners ist in derselben Sprache.",
        Line::SetupOpponentsPage => "Seite des Gegners.",
        Line::SetupAssistantsSameLanguage => "Die Seite des Assistenten ist in derselben Sprache.",
        Line::SetupAssistantsPage => "Seite des Assistenten.",
        Line::SetupArbitersSameLanguage => "Die Seite des Schiedsrichters ist in derselben Sprache.",
        Line::SetupArbitersPage => "Seite des Schiedsrichters.",
        Line::SetupOneWindow => "Ein Fenster für alle.",
        Line::SetupOpponentsWindow => "Der Gegner hat sein eigenes Fenster.",
        Line::ThemeDark => "Bildschirm dunkel.",
        Line::ThemeLight => "Bildschirm hell.",
        Line::ThemeContrastDark => "Bildschirm dunkel, hoher Kontrast.",
        Line::ThemeContrastLight => "Bildschirm hell, hoher Kontrast.",
        Line::SetupRanksGerman => "Reihen auf Deutsch.",
        Line::SetupRanksSpanish => "Reihen auf Spanisch.",
        Line::SetupRanksEnglish => "Reihen auf Englisch.",
        Line::SetupRanksFrench => "Reihen auf Französisch.",
        Line::SetupPiecesGerman => "Figuren im Raum auf Deutsch.",
        Line::SetupPiecesSpanish => "Figuren im Raum auf Spanisch.",
        Line::SetupPiecesEnglish => "Figuren im Raum auf Englisch.",
        Line::SetupPiecesFrench => "Figuren im Raum auf Französisch.",
        Line::SetupStyleFull => "Züge ausführlich.",
        Line::SetupStyleShort => "Züge kurz.",
        Line::SetupStyleSquares => "Züge nach Feldern.",
        // ---- the set-up: sound, microphones, electronic boards
        Line::DeviceUsb => "USB-Gerät {place}, {name}",
        Line::DeviceBluetooth => "Bluetooth-Gerät {place}, {name}",
        Line::DeviceScreen => "Bildschirm {place}, {name}",
        Line::DeviceBuiltIn => "eingebautes Gerät {place}, {name}",
        Line::DeviceOther => "Gerät {place}, {name}",
        Line::SetupRoomDevice => "Lautsprecher im Raum: {device}.",
        Line::SetupEarphoneDevice => "Kopfhörer von {player}: {device}.",
        Line::SetupDefaultDevice => "Standardgerät",
        Line::SetupNoDevice => "kein Gerät",
        Line::SetupOneDeviceRefused => {
            "Gemeinsames Tongerät: nicht zugelassen, denn andere würden private Worte hören. Zum Beginn ein anderes Gerät wählen oder dieses Feld ändern."
        }
        Line::SetupOneDeviceAllowed => "Gemeinsames Tongerät: zugelassen. Private Worte hören auch andere.",
        Line::SetupOneDeviceGranted => {
            "Gemeinsames Tongerät: vom Schiedsrichter zugelassen. Private Worte hören auch andere."
        }
        Line::SetupRoomVolume => "Lautstärke im Raum {percent} Prozent.",
        Line::SetupRoomRate => "Sprechtempo im Raum {percent} Prozent.",
        Line::SetupVerbosity => "{name}: {value}.",
        Line::SetupSignal => "{name} Klang: {value}.",
        Line::SetupVolume => "Lautstärke {percent} Prozent.",
        Line::SetupRate => "Sprechtempo {percent} Prozent.",
        Line::TestRoom => "Dies ist der Raum.",
        Line::TestEarphone => "Dies ist der Kopfhörer von {player}.",
        Line::SetupMicrophone => "Mikrofon von {player}: {device}.",
        Line::SetupRoomMicrophone => "Mikrofon im Raum: {device}.",
        Line::SetupSensor => "Elektronisches Brett von {player}: {port}.",
        Line::SetupTalkHeld => "Gesprochen wird mit gehaltener Taste: V oder Entfernen.",
        Line::SetupTalkOpen => "Gesprochen wird ohne Taste.",
        Line::SetupVoice => "Eigene Aussprache von {player}: Eingabetaste lernt ein, Rücktaste löscht.",
        Line::SetupNoRecogniser => "Kein zusätzlicher Erkenner.",
        Line::SetupRecogniser => "Zusätzlicher Erkenner: {program}.",
        // ---- the set-up: the arbiter's PIN
        Line::SetupPinNone => "Ohne PIN des Schiedsrichters.",
        Line::SetupPinDrawn => {
            "PIN des Schiedsrichters: wird ausgelost und nur ihm gezeigt. Oder vier bis acht Ziffern tippen."
        }
        Line::SetupPinSet => "PIN des Schiedsrichters gesetzt, {count} Ziffern.",
        Line::SetupPinShort => "PIN des Schiedsrichters: bisher {count}. Vier bis acht Ziffern sind nötig.",
        Line::SetupPinOfEvent => "PIN des Schiedsrichters nach der Turnierdatei.",
        // ---- a time control in words
        Line::ControlWhole => "{time} für die Partie",
        Line::ControlMoves => "{time} für {count} Züge",
        Line::ControlOneMove => "{time} für einen Zug",
        Line::ControlRest => "{time} für den Rest",
        Line::ControlAgain => "und so fort",
        Line::ControlIncrement => "{time} je Zug dazu",
        Line::ControlDelay => "{time} Aufschub je Zug",
        Line::ControlBronstein => "bis zu {time} je Zug zurück",
        Line::SetupControlOf => "Bedenkzeit von {player}:",
        Line::SetupControlBoth => "Bedenkzeit:",
        Line::SetupNoClock => "Ohne Uhr.",
        // ---- the time control part by part
        Line::PartsOpen => "Bedenkzeit Stück für Stück.",
        Line::PartsChange => "Links und rechts ändern.",
        Line::PadPartsChange => "Links und rechts ändern um eins, der Stick zur Seite um zehn.",
        Line::PartsForBoth => "Für beide gleich.",
        Line::PartsForEach => "Für jeden eine eigene.",
        Line::PartsPeriod => "Abschnitt {place}: {moves}",
        Line::PartsMoves => "{count} Züge",
        Line::PartsOneMove => "ein Zug",
        Line::PartsRest => "für den Rest",
        Line::PartsIncrement => "Zuschlag",
        Line::PartsDelay => "Aufschub",
        Line::PartsBronstein => "Bronstein",
        Line::PartsAdd => "Noch ein Abschnitt.",
        Line::PartsRemove => "Ohne den letzten Abschnitt.",
        // ---- a time control that cannot be read, and its place
        Line::ControlNoMoves => "Bei {text} fehlt eine Zahl von Zügen.",
        Line::ControlNoMinutes => "Bei {text} fehlt eine Zahl von Minuten.",
        Line::ControlNoSeconds => "Bei {text} fehlt eine Zahl von Sekunden.",
        Line::ControlNoBonus => "{text} ist kein Zeitzuschlag.",
        Line::ControlNoTime => "{text} gibt gar keine Zeit.",
        Line::ControlNeverReached => "Nach {text} kann nichts mehr kommen, denn es gilt für den Rest der Partie.",
        Line::ControlTooLong => "{text} ist länger als neunundneunzig Stunden.",
        Line::ControlEmpty => "Die Bedenkzeit fehlt.",
        Line::ControlForExample => "Zum Beispiel: neunzig plus dreißig.",
        // ---- automatic calls of the time
        Line::PeriodBegins => "Die nächste Phase beginnt.",
        Line::LastMinute => "Letzte Minute.",
        Line::SetupCalls => "Selbsttätige Zeitansagen für {player}:",
        Line::CallsOff => "keine",
        Line::CallLeft => "noch {time}",
        Line::CallEvery => "alle {time}",
        Line::CallPeriods => "neue Phase",
        Line::CallAsChime => "als kurzer Klang",
        Line::CallsForbidden => "Selbsttätige Zeitansagen sind untersagt.",
        Line::CallsAllowed => "Selbsttätige Zeitansagen sind wieder erlaubt.",
        // ---- the lists of games, unfinished and over
        Line::ResumeOne => "Eine unbeendete Partie. Eingabetaste setzt sie fort, Escape lässt sie liegen.",
        Line::ResumeQuestion => {
            "Unbeendete Partien: {count}. Pfeil auf und ab wählt, Eingabetaste setzt die Partie fort, Escape lässt alle liegen."
        }
        Line::UnfinishedGame => "Partie {place} von {count}: {white} gegen {black}.",
        Line::UnfinishedEnded => "Die Partie ist zu Ende, das Ergebnis noch nicht bestätigt.",
        Line::UnfinishedAdjourned => "Die Partie ist abgebrochen, der Abgabezug liegt im Umschlag.",
        Line::UnfinishedSince => "Pause bisher: {time}.",
        Line::UnfinishedDays => "Zuletzt gespielt vor {count} Tagen.",
        Line::ReviewList => {
            "Gespielte Partien: {count}. Pfeil auf und ab wählt, Eingabetaste öffnet, Escape geht zurück."
        }
        Line::PadReviewList => "Gespielte Partien: {count}. {button} öffnet, {cancel} geht zurück.",
        Line::ReviewNone => {
            "Noch keine gespielte Partie. PGN-Dateien gehören in den Ordner anna-hector bei den Dokumenten oder auf einen Stick."
        }
        Line::ReviewPlays => "Leertaste: spielt weiter und hält an.",
        Line::PadReviewPlays => "{button}: spielt weiter und hält an.",
        Line::ReviewWon => "{winner} gewinnt.",
        Line::ReviewDrawn => "Remis.",
        Line::ReviewUnusable => "Eine Datei mit Partien ist nicht lesbar. Näheres steht auf dem Bildschirm.",
        Line::RunsElsewhere => {
            "In einem anderen Fenster dieses Programms läuft die Partie {white} gegen {black}. Bitte dort weiterspielen."
        }
        Line::ResumeOneShown => "Eine unbeendete Partie.",
        Line::ResumeShown => "Unbeendete Partien: {count}.",
        Line::ReviewShown => "Gespielte Partien: {count}.",
        // ---- after a restart
        Line::Resumed => "Die Partie geht weiter. Am Zug ist {mover}.",
        Line::ReadyFirst => {
            "Nach dem Neustart steht die Uhr. Erst bestätigen beide Spieler, dass sie weiterspielen, oder der Schiedsrichter setzt die Uhr in Gang."
        }
        Line::ClockHeld => {
            "Die Partie wird fortgesetzt. Die Uhr von {player} steht, bis beide Spieler bestätigt haben."
        }
        Line::PlayerReady => "Bestätigt hat {player}.",
        Line::MarkResumed => "Das Programm war unterbrochen, nicht angerechnet: {time}.",
        Line::MarkResumedUnknown => {
            "Das Programm war unterbrochen, wie lange, ist nicht bekannt. Nichts ist angerechnet."
        }
        // ---- leaving the game, closing the program
        Line::ClosesWindow => "Eingabetaste oder Escape schließt dieses Fenster.",
        Line::QuitQuestion => {
            "Das Programm mitten in der Partie beenden? Sie lässt sich später fortsetzen. Steuerung Q beendet, jede andere Taste spielt weiter."
        }
        Line::QuitUnwritten => {
            "Programm beenden? Die Partie ist noch nicht gespeichert und ginge verloren. Steuerung und Q beendet trotzdem, jede andere Taste wartet."
        }
        Line::QuitShown => "Das Programm mitten in der Partie beenden? Sie lässt sich später fortsetzen.",
        Line::QuitUnwrittenShown => "Programm beenden? Die Partie ist noch nicht gespeichert und ginge verloren.",
        Line::LeaveUnsigned => "Die Partieformulare sind noch nicht von beiden unterschrieben.",
        Line::LeaveUnsaved => "Die Partieformulare sind noch nicht gespeichert oder gedruckt.",
        Line::LeaveAgain => "Noch einmal dasselbe: die Partie wird verlassen.",
        Line::CloseAgain => "Noch einmal dasselbe: das Programm schließt.",
        Line::StaysOpen => "Das Programm bleibt offen.",
        // ---- the journal and the other files
        Line::JournalUnusable => {
            "Eine Aufzeichnung ist nicht lesbar. Nichts wurde verändert. Näheres steht auf dem Bildschirm."
        }
        Line::SettingsUnusable => "Die Einstellungen sind nicht lesbar. Es gelten die Vorgaben.",
        Line::RecordingUnusable => "Eine Aufnahme ist nicht brauchbar. Die eingebaute Stimme spricht.",
        Line::JournalFailed => "Die Aufzeichnung lässt sich nicht schreiben. Bitte den Schiedsrichter rufen.",
        Line::DiskFull => {
            "Der Speicher ist voll, die Aufzeichnung lässt sich nicht schreiben. Bitte den Schiedsrichter rufen."
        }
        Line::NotKeptDiskFull => {
            "Das gilt nicht, denn der Speicher ist voll. Rufen Sie den Schiedsrichter: Er schafft Platz oder lässt ohne Aufzeichnung weiterspielen."
        }
        Line::NotKeptUnwritable => {
            "Das gilt nicht, denn die Aufzeichnung lässt sich nicht schreiben. Rufen Sie den Schiedsrichter: Er kann ohne sie weiterspielen lassen."
        }
        Line::UnrecordedAllowed => {
            "Der Schiedsrichter lässt ohne Aufzeichnung weiterspielen. So lange stehen die Züge nur im Arbeitsspeicher."
        }
        Line::NothingToAllow => {
            "Das ist nicht nötig: Die Aufzeichnung wird geschrieben, oder das Weiterspielen ist schon erlaubt."
        }
        Line::JournalKept => "Die Aufzeichnung wird wieder geschrieben und ist vollständig.",
        Line::MarkJournalDeleted => {
            "Die Datei der Aufzeichnung war gelöscht. Sie wurde neu geschrieben, nichts ist verloren."
        }
        Line::MarkJournalReplaced => {
            "Die Datei der Aufzeichnung wurde von außen verändert. Die veränderte ist aufgehoben, die Aufzeichnung neu geschrieben, nichts ist verloren."
        }
        Line::MarkHeartbeatRewritten => {
            "Die Datei mit der laufenden Zeit war gelöscht oder verändert. Sie wurde neu geschrieben."
        }
        Line::MarkHeartbeatFailed => {
            "Die laufende Zeit lässt sich nicht sichern. Nach einem Absturz gilt die Zeit des letzten Eintrags."
        }
        Line::MarkJournalCode => "Code der Aufzeichnung {number}: {first}, {second}, {third}, {fourth}.",
        Line::MarkTornLine => "Die letzte Zeile der Aufzeichnung war unvollständig und wurde weggelassen.",
        Line::MarkCopyComplete => "Die zweite Aufzeichnung ist vollständig.",
        Line::MarkCopyFailed => {
            "Die zweite Aufzeichnung lässt sich nicht schreiben. Die Partie geht weiter, es wird weiter versucht."
        }
        Line::MarkLive => {
            "Für die Übertragung wird die Partie nach jedem vollendeten Zug in eine Datei geschrieben: {file}"
        }
        Line::MarkLiveForbidden => {
            "Für die Übertragung wird nichts in {file} geschrieben: Für diese Partie ist sie nicht erlaubt. Vor der Partie erlaubt sie die Einstellung live-pgn."
        }
        Line::MarkLiveFailed => "Die Datei der Übertragung ist nicht zu schreiben: {reason}. Die Partie geht weiter.",
        Line::MarkSignedWithKey => "Unterschrieben mit dem Schlüssel {key}. Die Unterschrift: {signature}",
        Line::MarkNoKey => {
            "Auf keinem Stick liegt ein Schlüssel. Einen macht vor der Partie: anna-hector journal key STICK/arbiter.key"
        }
        Line::MarkNotSigned => "Nicht unterschrieben: {reason}",
        Line::MarkDiskNearlyFull => "Der Speicher ist fast voll: noch {megabytes} Megabyte.",
        // ---- loudspeakers, earphones, microphones
        Line::RoomSilent => {
            "Der Lautsprecher im Raum ist stumm, niemand hört die Ansagen. Bitte die Verbindung prüfen."
        }
        Line::RoomBack => "Der Lautsprecher im Raum ist wieder da.",
        Line::EarphoneSilent => "Der Kopfhörer von {player} ist stumm. Bitte die Verbindung prüfen.",
        Line::EarphoneBack => "Der Kopfhörer von {player} ist wieder da.",
        Line::SilenceNoDevice => "Das gewählte Tongerät ist nicht da.",
        Line::SilenceGone => "Das Tongerät wurde getrennt.",
        Line::SilenceMoved => "Das System wollte den Ton auf ein anderes Gerät umleiten.",
        Line::SilenceNoServer => "Der Tondienst läuft nicht.",
        Line::SilenceFailed => "Das Tongerät gibt keinen Ton aus.",
        Line::SilentDevice => "Gerät: {device}.",
        Line::RoomMicrophoneDeaf => "Das Mikrofon im Raum hört nichts.",
        Line::MicrophoneDeaf => "Das Mikrofon von {player} hört nichts.",
        Line::AssistantsMicrophoneDeaf => "Das Mikrofon des Assistenten von {player} hört nichts.",
        Line::DeafNoDevice => "Das gewählte Mikrofon ist nicht da. Bitte anschließen oder ein anderes wählen.",
        Line::DeafBusy => "Ein anderes Programm benutzt es. Bitte dieses beenden.",
        Line::DeafForbidden => "Es ist für diesen Benutzer gesperrt. Bitte in den Einstellungen des Systems freigeben.",
        Line::DeafFailed => "Es liefert keinen Ton. Bitte die Verbindung prüfen.",
        Line::AnnouncementUnheard => "Die letzte Ansage war nicht ganz zu hören. Es gilt der Text auf dem Bildschirm.",
        Line::AnnouncementFollows => "Die letzte Ansage war im Raum nicht ganz zu hören. Sie lautet:",
        Line::PrivateWordsShown => {
            "Raum und Kopfhörer haben dasselbe Gerät. Private Worte stehen nur auf dem Bildschirm. Bitte den Schiedsrichter rufen."
        }
        Line::SystemVoiceLost => "Die Systemstimme fehlt. Die eingebaute Stimme spricht weiter.",
        Line::MicrophoneLost => "Das Mikrofon ist nicht da. Warum, steht auf dem Bildschirm. Weiter ohne Sprache.",
        Line::MicrophoneBack => "Das Mikrofon ist wieder da.",
        // ---- the computer, other windows, tools beside the game
        Line::MarkSlept => "Der Rechner hat {time} geschlafen. Die laufende Uhr lief weiter.",
        Line::MarkStoodStill => "Das Programm stand {time} still. Die laufende Uhr lief weiter.",
        Line::MarkWallClock => "Die Rechneruhr wurde um {time} verstellt. Die Schachuhr folgt ihr nicht.",
        Line::MarkBatteryLow => "Akku: noch {percent} Prozent. Bitte ans Netz.",
        Line::SealFocus => "Tastatur bei anderem Fenster: {count}, zusammen {time}.",
        Line::SealStandstills => "Programm stand still: {count}, zusammen {time}.",
        Line::SealTools => "Daneben gestartet: {count}.",
        Line::MarkFocusLost => "Ein anderes Fenster hat die Tastatur.",
        Line::MarkFocusBack => "Das Fenster der Partie hat die Tastatur wieder.",
        Line::MarkToolRefused => "Neben der Partie wurde gestartet und abgewiesen: {tool}.",
        Line::MarkToolAllowed => "Neben der Partie wurde mit der PIN des Schiedsrichters gestartet: {tool}.",
        Line::MarkToolRead => "Ein Werkzeug hat die Aufzeichnung dieser Partie gelesen: {tool}.",
        Line::CompetitionElsewhere => {
            "Auf diesem Rechner wird ein Wettkampf gespielt: {white} gegen {black}. Der Schiedsrichter kann ein zweites Fenster mit --pin und seiner PIN starten."
        }
        // ---- an electronic board
        Line::MarkSensed => "Das elektronische Brett von {player} sieht anderes als aufgezeichnet:",
        Line::MarkSensedMany => "Das elektronische Brett von {player} weicht von der Aufzeichnung ab. Felder: {count}.",
        Line::MarkSensedAgrees => "Das elektronische Brett von {player} stimmt wieder mit der Aufzeichnung überein.",
        Line::MarkLiftSensed => {
            "Das elektronische Brett von {player} hat gesehen: {piece} {square} abgehoben, für {time}."
        }
        Line::MarkSensorLost => "Vom elektronischen Brett kommt nichts: {player}.",
        Line::MarkSensorBack => "Das elektronische Brett ist wieder da: {player}.",
        // ---- words that name no move, or several
        Line::Or => "{one} oder {other}",
        Line::AskFrom => "Von {square}?",
        Line::AskRole => "Welche Figur: {piece}?",
        Line::AskPromotion => "Umwandlung in welche Figur?",
        Line::NothingSaid => "Es wurde nichts gesagt.",
        Line::NotText => "Das ist kein lesbarer Text.",
        Line::WordUnknown => "Das Wort {word} ist hier nicht bekannt.",
        Line::NoArrival => "Das Zielfeld fehlt.",
        Line::MoveExample => "Zum Beispiel: Springer Gustav eins nach Felix drei.",
        Line::WhichCastling => "Kurze oder lange Rochade?",
        Line::CastlingByName => "Die Rochade wird mit ihrem Namen angesagt: {castling}.",
        Line::NoneReaches => "{piece} kann nicht nach {to} ziehen.",
        Line::DidYouMean => "Meinten Sie {said}?",
        Line::AskOwnMove => "Ihr Zug: {said}?",
        Line::AskFromWhere => "Von welchem Feld?",
        Line::NotUnderstood => "Das war nicht zu verstehen.",
        // ---- speaking moves
        Line::HeardWords => "Gehört: {words}. {reason}",
        Line::HeardMove => "Verstanden: {said}.",
        Line::CorrectTo => "Die Ansage berichtigen: {said}?",
        Line::VoiceSealAlone => {
            "Einen Abgabezug spricht man nur, wo niemand mithört; sonst öffnet I das Zugfeld. Hört niemand mit?"
        }
        Line::VoiceSealNow => "Sprechen Sie den Abgabezug.",
        Line::SealedMoveTyped => {
            "Der Abgabezug wird hier nicht gesprochen: andere hören ihn. Bitte tippen oder auf dem Brett zeigen."
        }
        Line::SpokeTooLong => "Zu lang. Nur den Zug sagen.",
        Line::UnfamiliarVoice => "Zu leise, oder nicht Ihre Stimme.",
        Line::HearingMissing => {
            "Gesprochenes wird nicht verstanden. Was fehlt, steht auf dem Bildschirm. Weiter ohne Sprache."
        }
        Line::RecogniserStopped => "Der zusätzliche Erkenner ist ausgefallen. Warum, steht auf dem Bildschirm.",
        Line::RecogniserHears => "Der zusätzliche Erkenner versteht.",
        Line::RecogniserOpens => "Der zusätzliche Erkenner wird noch gestartet.",
        Line::RepetitionUnclear => "Die Wiederholung war nicht zu verstehen. Bitte mit dem Knopf bestätigen.",
        Line::NoRecordingOf => "Von Zug {number} gibt es keine Aufnahme.",
        Line::RecordingNotKept => "Die Aufnahme ließ sich nicht speichern. Die Partie geht weiter.",
        // ---- trying the microphone, teaching one's own words
        Line::SpeakNow => "Bitte sprechen Sie jetzt.",
        Line::HearsWell => "Das Mikrofon hört gut.",
        Line::HearsNothing => "Das Mikrofon hört nichts. Ist es stumm geschaltet?",
        Line::HearsTooLittle => "Zu leise. Näher ans Mikrofon, oder lauter.",
        Line::HearsTooMuch => "Zu laut. Das Mikrofon leiser stellen, oder weiter weg.",
        Line::HearsNoise => "Zu viel Lärm. Näher ans Mikrofon.",
        Line::TeachWelcome => {
            "Einlernen. Nach jedem Wort, das Sie hören, sprechen Sie es nach, dreimal. Rücktaste: das Wort von vorn. Escape hört auf; was gelernt ist, bleibt."
        }
        Line::TeachAgain => "Noch einmal: {word}.",
        Line::TakeSilent => "Nichts zu hören.",
        Line::TakeTooShort => "Zu kurz.",
        Line::TakeTooLong => "Zu lang, nur das Wort.",
        Line::TakeUnlike => "Das klang anders als vorher.",
        Line::TakeOtherWord => "Das klang wie {word}.",
        Line::TeachProgress => "{known} von {count} Wörtern eingelernt.",
        Line::TeachTest => "Alles eingelernt. Nun zur Probe: sprechen Sie diese Züge nach.",
        Line::TeachCoreTest => "Das Nötigste ist eingelernt. Nun zur Probe: sprechen Sie diese Züge nach.",
        Line::TeachOptional => "Die übrigen Wörter sind freiwillig.",
        Line::TeachResult => "{known} von {count} Zügen richtig verstanden.",
        Line::TeachOver => "Zurück zur Vorbereitung der Partie.",
        Line::ConfirmForgetVoice => "Die eigene Aussprache wirklich löschen?",
        Line::VoiceForgotten => "Die eigene Aussprache ist gelöscht.",
        Line::VoiceUnusable => "Die eigene Aussprache lässt sich nicht benutzen. Warum, steht auf dem Bildschirm.",
        // ---- why a move is illegal (Articles 3.1 to 3.10)
        Line::IllegalMove => "Regelwidrig: {said}. {reason}",
        Line::NothingThere => "Auf {square} steht keine Figur.",
        Line::OpponentsPieceThere => "Auf {square} steht eine Figur des Gegners.",
        Line::AnotherPieceThere => "Auf {square} steht eine andere Figur: {piece}.",
        Line::NoMovement => "{square} ist zugleich Ausgangsfeld und Zielfeld.",
        Line::NotItsWay => "{piece} zieht nicht so.",
        Line::WayBlocked => "Der Weg ist versperrt auf {square}.",
        Line::OwnPieceOnArrival => "Auf {square} steht eine eigene Figur.",
        Line::NothingToTake => "Auf {square} ist nichts zu schlagen.",
        Line::KingStaysInCheck => "Der König bliebe im Schach.",
        Line::KingExposed => "Der König stünde danach im Schach.",
        Line::PromotionMissing => "Die Umwandlungsfigur fehlt.",
        Line::NoPromotionHere => "Hier gibt es keine Umwandlung.",
        Line::NotAPromotionPiece => "Ein Bauer wird nicht umgewandelt in: {piece}.",
        Line::KingTaken => "Der König wird nicht geschlagen: {square}.",
        Line::CastlingNotReady => "König und Turm stehen nicht bereit zur Rochade.",
        Line::CastlingRightLost => "Das Recht zu dieser Rochade ist verloren: König oder Turm haben schon gezogen.",
        Line::CastlingBlocked => "Zwischen König und Turm ist nicht frei: {square}.",
        Line::CastlingInCheck => "Aus dem Schach darf nicht rochiert werden.",
        Line::CastlingThroughCheck => "Der König käme bei der Rochade über ein angegriffenes Feld: {square}.",
        // ---- pieces touched and adjusted (Article 4)
        Line::MarkTouched => "Berührt hat {player} die Figur auf {square}.",
        Line::TouchRecorded => "Berührt: {piece} {square}.",
        Line::AdjustRecorded => "Zurechtrücken: {piece} {square}.",
        Line::EscapeWithdraws => "Escape widerruft.",
        Line::PadWithdraws => "{cancel} widerruft.",
        Line::TouchWithdrawn => "Widerrufen, nicht berührt: {piece} {square}.",
        Line::AdjustWithdrawn => "Widerrufen, kein Zurechtrücken: {piece} {square}.",
        Line::MarkTouchWithdrawn => "Als Versehen widerrufen von {player}: {square} berührt.",
        Line::MarkAdjustWithdrawn => "Als Versehen widerrufen von {player}: {square} zurechtgerückt.",
        Line::NoPieceToTouch => "Auf {square} steht keine Figur. Gehen Sie zuerst zu der Figur.",
        Line::AlreadyTouched => {
            "Die Figur auf {square} ist schon als berührt vermerkt. Ziehen Sie, oder rufen Sie den Schiedsrichter."
        }
        Line::NothingToWithdraw => {
            "Widerrufen lässt sich nur, was Sie eben erst vermerkt haben. Sonst rufen Sie den Schiedsrichter."
        }
        Line::MarkTouchBroken => "{player} hat {square} berührt und zieht anders.",
        Line::MarkAdjusts => "{player} rückt {square} zurecht.",
        Line::TouchedPieceMoves => "Berührt ist {square}: die Figur zieht oder wird geschlagen, wenn möglich.",
        Line::TouchIsThePlayers => "Über Berührtes entscheidet der Schiedsrichter hier nur, wenn ein Spieler ihn ruft.",
        Line::PointAtSquare => "Gehen Sie zum Feld, Eingabetaste nimmt es.",
        // ---- the list of claims
        Line::ClaimsOpened => "Ansprüche. Pfeil ab und auf wählt, Eingabetaste nimmt.",
        Line::NothingToClaim => "Jetzt ist nichts zu beanspruchen.",
        Line::ItemWithdraw => "Was ich zuletzt vermerkt habe, war ein Versehen.",
        Line::ItemReplaces => "Ich setze einen anderen Zug.",
        Line::ItemTouched => "Ich habe eine Figur berührt.",
        Line::ItemAdjusts => "Ich rücke eine Figur zurecht.",
        Line::ItemOpponentTouched => "Der Gegner hat eine Figur berührt.",
        Line::ItemIllegalMove => "Der Gegner hat regelwidrig gezogen.",
        Line::ItemThreefold => "Remis: dreimal dieselbe Stellung.",
        Line::ItemThreefoldWith => "Dreimal dieselbe Stellung mit dem Zug, den ich aufschreibe.",
        Line::ItemFiftyMoves => "Remis: fünfzig Züge.",
        Line::ItemFiftyMovesWith => "Fünfzig Züge mit dem Zug, den ich aufschreibe.",
        Line::ItemFlag => "Zeitüberschreitung des Gegners.",
        Line::ItemQuickplayDraw => "Remis in der Endspurtphase.",
        Line::ItemExtraTime => "Zeit für jeden Zug erbitten.",
        Line::ItemDeclare => "Den Abgabezug nennen.",
        Line::ItemSign => "Beide Partieformulare unterschreiben.",
        Line::ItemSave => "Formular speichern.",
        Line::ItemSaveOnStick => "Formular auf den Stick speichern.",
        Line::ItemPrint => "Formular drucken.",
        Line::ItemRead => "Formular vorlesen.",
        // ---- claims (Articles 7, 9, 10)
        Line::ClaimsQuickplay => "{player} beansprucht Remis. Die Uhren stehen, der Schiedsrichter ist gerufen.",
        Line::AsksExtraTime => "{player} bittet um Zeit für jeden Zug und bietet damit Remis an. Die Uhren stehen.",
        Line::ClaimPostponed => "Der Schiedsrichter stellt die Entscheidung zurück.",
        Line::ClaimGranted => "Der Schiedsrichter gibt dem Antrag statt.",
        Line::ClaimRejected => "Der Schiedsrichter weist den Antrag ab.",
        Line::ClaimsThreefold => "{player} beansprucht Remis: dreimal dieselbe Stellung. Die Uhren stehen.",
        Line::ClaimsThreefoldWith => {
            "{player} beansprucht Remis: mit {intended} entsteht dieselbe Stellung zum dritten Mal. Die Uhren stehen."
        }
        Line::ClaimsFiftyMoves => "{player} beansprucht Remis: fünfzig Züge. Die Uhren stehen.",
        Line::ClaimsFiftyMovesWith => {
            "{player} beansprucht Remis: mit {intended} sind es fünfzig Züge. Die Uhren stehen."
        }
        Line::ClaimsIllegalMove => "{player} beanstandet einen regelwidrigen Zug. Die Uhren stehen.",
        Line::ClaimsTouch => "{player} beanstandet: die Figur auf {square} ist berührt. Die Uhren stehen.",
        Line::NoQuickplay => "Die Regeln der Endspurtphase gelten jetzt nicht. Rufen Sie den Schiedsrichter.",
        Line::TwoMinutesOrMore => "Dafür müssen weniger als zwei Minuten auf Ihrer Uhr sein.",
        Line::ClaimWaits => "Ein Antrag wartet schon auf den Schiedsrichter.",
        Line::NoClaim => "Es wartet kein Antrag.",
        Line::CannotPostpone => {
            "Diese Entscheidung kann nicht zurückgestellt werden. Geben Sie statt oder weisen Sie ab."
        }
        Line::IntendedMoveStands => "Aufgeschrieben ist {intended}; dieser Zug ist zu spielen.",
        Line::IntendedMoveDue => "Aufgeschrieben ist {intended}. Dieser Zug ist zu spielen, wenn er regelgerecht ist.",
        Line::DecisionIsFinal => "Die Entscheidung darüber ist endgültig, nach Artikel {article}.",
        // ---- what the record says to a claim, to the arbiter
        Line::MarkClaimRight => "Der Anspruch ist nach der Aufzeichnung richtig.",
        Line::MarkClaimAfterPly => "Nach Zug {number}, {mover}.",
        Line::MarkClaimAtStart => "In der Anfangsstellung.",
        Line::MarkClaimIllegalPly => "Zug {number}, {mover}, ist regelwidrig.",
        Line::MarkClaimForArbiter => "Das zeigt die Aufzeichnung nicht: der Schiedsrichter urteilt.",
        Line::MarkNotCompleted => "Vollendet ist er noch nicht.",
        Line::MarkGrantWithGrounds => {
            "Was Sie selbst gesehen haben, etwa zwei Hände: zuerst den Grund eintragen, dann Antrag annehmen."
        }
        Line::MarkBoardsDiffered => {
            "Die Bretter standen vorher verschieden: nach Artikel {article} werden sie berichtigt. Soll der Zug trotzdem zählen: zuerst den Grund eintragen, dann Antrag annehmen."
        }
        Line::MarkNotOnMove => "Falsch: wer beansprucht, ist nicht am Zug.",
        Line::MarkClaimAfterTouch => "Falsch: er hat schon berührt oder gezogen.",
        Line::MarkIntendedIllegal => "Falsch: der aufgeschriebene Zug ist regelwidrig.",
        Line::MarkOnlySoOften => "Falsch. So oft gab es die Stellung: {count}.",
        Line::MarkOnlySoLong => "Falsch: volle Züge ohne Schlagen und Bauernzug: {count}.",
        Line::MarkNoIllegalMove => "Falsch: die Aufzeichnung zeigt keinen regelwidrigen Zug des Gegners.",
        Line::MarkAnswered => "Zu spät: der Zug ist beantwortet und bleibt stehen.",
        Line::MarkTouchedSince => "Zu spät: wer beansprucht, hat selbst schon berührt.",
        Line::MarkTouchKept => "Der vollendete Zug hält sich an die berührte Figur: nichts ist zurückzunehmen.",
        Line::MarkTouchFree => {
            "Keine berührte Figur konnte ziehen oder geschlagen werden: jeder regelgerechte Zug stand frei."
        }
        Line::MarkCastlingFree => {
            "König und Turm waren zur Rochade berührt. Sie ist regelwidrig, und der König hat keinen Zug: frei ist jeder regelgemäße Zug."
        }
        Line::MarkFlagAwaitsClaim => "Die Zeit von {player} ist abgelaufen. Jetzt ist über den Antrag zu entscheiden.",
        Line::MarkWrongClaimCosts => "Ein falscher Anspruch gibt dem Gegner nach Artikel {article} mehr Zeit: {time}.",
        // ---- the arbiter's rulings (Articles 6, 7, 12)
        Line::ClockSet => "Uhr gestellt für {player}: {time}. Vollendete Züge: {completed}.",
        Line::ControlReplaced => "Die Einstellung der Uhr ist ersetzt.",
        Line::IncrementIntroduced => "Ab jetzt erhalten beide {time} je Zug.",
        Line::PenaltyWarning => "Verwarnung für {player}.",
        Line::PenaltyTimeToOpponent => "Strafe für {player}: der Gegner erhält {time}.",
        Line::PenaltyTimeFromOffender => "Strafe für {player}: Zeitabzug, {time}.",
        Line::PenaltyPointsToOpponent => "Strafe für {player}: mehr Punkte für den Gegner.",
        Line::PenaltyPointsFromOffender => "Strafe für {player}: Punktabzug.",
        Line::PenaltyGameLost => "Strafe für {player}: Partieverlust.",
        Line::PenaltyGameLostToBoth => "Die Partie ist für beide verloren.",
        Line::NoSuchPenalty => "Diese Strafe gibt es in dieser Ausgabe der Regeln nicht. Bitte eine andere wählen.",
        Line::PenaltyFine => "Strafe für {player}: Geldbuße.",
        Line::PenaltyExclusion => "Strafe für {player}: Ausschluss.",
        Line::SettingStands => {
            "Die Einstellung der Uhr bleibt nach so vielen Zügen. Nennen Sie den Grund, wenn der Zeitplan leidet."
        }
        Line::BelowZero => "Weniger als keine Zeit gibt es nicht. Der Versuch ist vermerkt.",
        Line::TimeUsedUp => "Diese Zeit ist verbraucht. Stellen Sie zuerst die Uhr.",
        Line::IllegalMoveFound => "Zug {number}, {mover}, war regelwidrig.",
        Line::NotIllegal => "Die Aufzeichnung zeigt dort keinen regelwidrigen Zug.",
        Line::CountedAlready => "Dieser Zug zählt schon.",
        Line::NameSideAndMove => "Bitte Seite und Zug nennen.",
        Line::TooLateForIllegal => "Der Zug ist beantwortet und bleibt stehen, wenn nicht beide Spieler anders wollen.",
        Line::IllegalIsThePlayers => {
            "Hier greift der Schiedsrichter nicht von selbst ein: der Gegner beansprucht es, bevor er zieht."
        }
        Line::SayWhy => "Die Aufzeichnung zeigt das nicht. Bitte einen Grund angeben.",
        Line::BoardsDifferedSayWhy => {
            "Vor diesem Zug standen die Bretter verschieden: sie werden berichtigt. Soll er trotzdem zählen, bitte einen Grund angeben."
        }
        Line::PawnBecameQueen => "Der Bauer wird durch eine Dame ersetzt.",
        Line::MarkPromotionStays => {
            "Nach Artikel {article} wird der Bauer auf {square} umgewandelt; die Figur ist frei."
        }
        Line::RulingWithdrawn => "Berichtigt. Nicht {ruling}",
        // ---- irregularities (Article 7)
        Line::IrregularStart => "Die Anfangsstellung war falsch.",
        Line::IrregularBoard => "Das Brett lag falsch.",
        Line::PositionTransferred => "Die Stellung wird übertragen.",
        Line::IrregularColours => "Die Farben waren vertauscht.",
        Line::IrregularPieces => "Steine sind verschoben. Die Stellung wird wiederhergestellt.",
        Line::IrregularHands => "Mit zwei Händen gezogen.",
        Line::IrregularPosition => "Die Stellung ist regelwidrig.",
        Line::RemedyGoesOn => "Nach Artikel {article} geht die Partie weiter.",
        Line::RemedyTransfer => "Nach Artikel {article} kommt die Stellung auf ein richtig liegendes Brett.",
        Line::RemedyPutBack => {
            "Nach Artikel {article} stellt, wer sie verschoben hat, die Figuren auf eigene Zeit zurück."
        }
        Line::RemedyPowers => "Artikel {article}: das liegt bei den allgemeinen Befugnissen des Schiedsrichters.",
        Line::RemedyFindIllegal => "Nach Artikel {article} ist der regelwidrige Zug zu suchen, der dazu geführt hat.",
        Line::RemedyLeftToPlayers => "Nach Artikel {article} folgt nichts, wenn kein Spieler reklamiert.",
        Line::RemedyDraw => {
            "Nach Artikel {article} ist die Partie remis, wenn sie nach dem nächsten vollendeten Zug noch so ist."
        }
        Line::NoCastlingKingAndQueen => "Standen König und Dame vertauscht, rochiert diese Seite nicht.",
        Line::NoCastlingKing => "Stand der König falsch, rochiert diese Seite nicht.",
        Line::NoCastlingRook => "Mit einem Turm, der falsch stand, wird nicht rochiert.",
        Line::IrregularLost => "Die Abbruchstellung lässt sich nicht wiederherstellen.",
        Line::MarkByArticle => "Nach Artikel {article}.",
        // ---- who is at the board
        Line::MarkAbsent => "{player} ist nicht am Brett.",
        Line::MarkArrived => "{player} ist ans Brett gekommen.",
        Line::MarkDefaultTime => {
            "{player} fehlt, und die Wartezeit ist vorbei: verloren, wenn der Schiedsrichter nicht anders entscheidet."
        }
        Line::MarkDefaultTimeStrict => {
            "{player} fehlt, und die Wartezeit ist vorbei: verloren. Anderes bestimmt nur die Ausschreibung."
        }
        Line::MarkArrivedLate => {
            "{player} ist nach der Wartezeit gekommen: verloren, wenn der Schiedsrichter nicht anders entscheidet."
        }
        Line::MarkArrivedLateStrict => {
            "{player} ist nach der Wartezeit gekommen: verloren. Anderes bestimmt nur die Ausschreibung."
        }
        Line::AlreadyHere => "Nicht vermerkt: {player} war schon am Brett.",
        // ---- the arbiter's page and his PIN
        Line::ArbiterEntered => "Der Schiedsrichter ist angemeldet.",
        Line::ArbiterLeft => "Der Schiedsrichter ist abgemeldet.",
        Line::ArbiterLocked => "Die Seite des Schiedsrichters ist wieder gesperrt.",
        Line::WrongPin => "Diese PIN stimmt nicht. Der Versuch ist vermerkt.",
        Line::PinWait => "Bis zum nächsten Versuch: {time}.",
        Line::PinTooSoon => "Zu früh. Noch zu warten: {time}. Der Versuch ist vermerkt.",
        Line::PinNeeded => "Dafür wird die PIN des Schiedsrichters gebraucht. Der Versuch ist vermerkt.",
        Line::PinIsDigits => "Eine PIN hat vier bis acht Ziffern. Escape führt zurück zum Brett.",
        Line::PinCallArbiter => {
            "Bitte den Schiedsrichter rufen. Nur er darf jetzt auf den Bildschirm sehen. F9 zeigt seine PIN, Escape geht zurück."
        }
        Line::PinVoid => "Die zuvor gezeigte PIN gilt nicht mehr.",
        Line::PinShown => {
            "Die PIN des Schiedsrichters steht nur dieses eine Mal auf dem Bildschirm. Hat er sie aufgeschrieben, beginnt F9 die Partie."
        }
        // ---- sealing and adjourning
        Line::PassphraseTaken => "Das Kennwort gilt.",
        Line::PleaseSeal => "{player} gibt jetzt einen Abgabezug ab.",
        Line::MoveSealed => "Der Abgabezug liegt im Umschlag. Er lässt sich ändern, bis die Uhr gedrückt ist.",
        Line::GameAdjourned => "Die Partie ist abgebrochen. Den Abgabezug hat {player}.",
        Line::MarkEnvelope => "Umschlag mit dem Abgabezug von {player}, Zug {number}.",
        Line::ReplySealed => "{player} hat die Antwort versiegelt abgegeben.",
        Line::ResumptionBegins => "Die Partie wird wieder aufgenommen.",
        Line::SealedMoveIs => "Der Abgabezug von {player}: {sealed}.",
        Line::SealedMoveUnclear => "Der Abgabezug von {player} bezeichnet keinen eindeutigen Zug.",
        Line::EnvelopeLost => "Der Umschlag ist verloren. {player} gibt an, welcher Zug darin war.",
        Line::MarkTimeStands => {
            "Nach dem ersten Zug gilt die Zeit der Wiederaufnahme, außer der Schiedsrichter entscheidet anders."
        }
        Line::MarkTimeStandsSevere => {
            "Nach dem ersten Zug gilt die Zeit der Wiederaufnahme, außer die Folgen wären zu schwer."
        }
        Line::MarkEnvelopeMissing => "Die Datei des Umschlags fehlte. Sie ist aus der Aufzeichnung wiederhergestellt.",
        Line::MarkEnvelopeChanged => {
            "Die Datei des Umschlags war verändert. Sie ist aus der Aufzeichnung wiederhergestellt."
        }
        Line::MarkEnvelopeNotWritten => {
            "Die Datei des Umschlags lässt sich nicht schreiben. Er steht in der Aufzeichnung."
        }
        Line::AdjournedAlready => "Die Partie ist abgebrochen: der Schiedsrichter nimmt sie wieder auf.",
        Line::SealInstead => "Nicht ansagen: geben Sie den Zug verdeckt ein.",
        Line::MoveInHand => {
            "Ein Zug ist schon angesagt oder gesetzt: lassen Sie ihn vollenden, dann gibt der Gegner ab."
        }
        Line::SealWithClock => {
            "Die Uhren stehen, und der Zug wird in der Zeit des Spielers abgegeben. Erst die Uhr weiterlaufen lassen."
        }
        Line::SealFirst => "Es ist noch kein Zug abgegeben: geben Sie ihn erst ein.",
        Line::NotToldToSeal => "Zum Abgabezug fordert der Schiedsrichter auf: sagen Sie den Zug an.",
        Line::SealedOnBoard => "Der Zug auf dem Brett gilt als Abgabezug: drücken Sie die Uhr.",
        Line::MoveInEnvelope => "Ihr Zug liegt im Umschlag. Zum Ändern geben Sie dort einen anderen ab.",
        Line::EnvelopeClosed => "Der Umschlag ist zu, der Zug steht fest.",
        Line::PassphraseNeeded => "Das Kennwort fehlt: der Schiedsrichter gibt es noch einmal ein.",
        Line::WrongPassphrase => "Dieses Kennwort öffnet den Umschlag nicht. Der Umschlag bleibt zu.",
        Line::EnvelopeDamaged => {
            "Der Umschlag ist beschädigt: erklären Sie ihn für verloren, oder legen Sie eine Kopie zurück."
        }
        Line::NoEnvelope => "Es liegt kein Umschlag vor.",
        Line::ReplyingPlayerAbsent => "{player} fehlt noch: der Umschlag bleibt bis dahin zu.",
        Line::OpenFirst => {
            "Öffnen Sie erst den Umschlag: ein Abgabezug, der die Partie beendet, gilt. Anders nur mit Begründung."
        }
        Line::DeclareInstead => "Der Umschlag ist verloren: der Spieler gibt seinen Zug an.",
        Line::ResumedAlready => "Die Partie ist schon wieder aufgenommen: öffnen Sie den Umschlag.",
        // ---- bringing the boards together (D.2.8 of 2014, D.2.9)
        Line::BoardsCompared => "Die Bretter werden abgeglichen.",
        Line::TellSquareAndPiece => {
            "Bitte Feld und Figur mit ihrer Farbe nennen, zum Beispiel: Eva vier weißer Bauer. Oder: Eva vier leer."
        }
        Line::ItemEmpty => "Leer.",
        Line::SquareToldTwice => "{square} ist zweimal genannt. Bitte noch einmal ansagen.",
        Line::BoardTaken => "Stellung aufgenommen.",
        Line::SquareByRecord => "Nach der Aufzeichnung: {finding}",
        Line::BoardsDiffer => "Die Bretter stehen verschieden.",
        Line::SheetTaken => "Partieformular von {player} aufgenommen. Züge: {count}.",
        Line::EntryTaken => "Partieformular von {player}: Zug {number}, {mover}, aufgenommen.",
        Line::SheetByPlayer => "Das Partieformular von {player} hat der Spieler selbst geschrieben.",
        Line::SheetByAssistant => "Das Partieformular von {player} hat der Assistent geschrieben.",
        Line::SheetByRecording => "Das Partieformular von {player} stammt aus einer Aufnahme.",
        Line::SheetByProgram => {
            "Das Partieformular von {player} hat das Programm aus den Ansagen geschrieben. Es ist kein unabhängiger Beleg."
        }
        Line::MarkRefusedMove => {
            "{announced} passt nicht auf das Brett des Spielers, ist aber nach der Aufzeichnung möglich. Die Bretter können verschieden stehen."
        }
        Line::MarkOddRepetition => "Wiederholt wurde {repeated}. Die Bretter können verschieden stehen.",
        Line::PositionCounts => "Es gilt die Stellung nach Zug {number}, {mover}.",
        Line::StartCounts => "Es gilt die Anfangsstellung.",
        Line::CompareBoards => "Bitte beide Bretter Reihe für Reihe vergleichen und bestätigen.",
        Line::RankReads => "Reihe {rank}:",
        Line::BoardConfirmed => "Die Stellung stimmt.",
        Line::ClocksStay => "Die Uhren bleiben, wie sie stehen.",
        Line::ClockTimesUnknown => {
            "Wie die Uhren dort standen, ist nicht vermerkt. Bitte die Uhren stellen und den Abgleich mit diesen Zeiten beenden."
        }
        Line::Reconciled => "Der Abgleich ist beendet. Unter beide Partieformulare wird ein Strich gezogen.",
        Line::ReconciliationOff => "Der Abgleich ist abgebrochen. An der Partie hat sich nichts geändert.",
        Line::ReconcileFirst => "Die Bretter werden abgeglichen. Das kommt zuerst.",
        Line::NotReconciling => "Es läuft kein Abgleich. Bitte zuerst beginnen.",
        Line::DecideFirst => "Der Schiedsrichter entscheidet zuerst, welche Stellung gilt.",
        Line::CorrectFirst => "Zuerst müssen beide Bretter stimmen und bestätigt sein.",
        Line::GroundsNeeded => "Andere Zeiten als die vorgeschlagenen brauchen einen Grund. Bitte angeben.",
        Line::TellAdvice => "Eingabetaste meldet es, Escape verwirft.",
        // ---- what the scoresheets and boards show, and what follows
        Line::BoardsStandAsSheets => {
            "Beide Bretter stehen, wie es die Partieformulare sagen. Nichts ist zu berichtigen."
        }
        Line::SheetsAgreeUpTo => "Die Partieformulare stimmen überein bis Zug {number}, {mover}.",
        Line::SheetsNeverAgree => "Die Partieformulare stimmen in keinem Zug überein.",
        Line::SheetEndsSooner => "Das Partieformular von {player} endet früher. Es gilt das längere.",
        Line::WroteRightMovedWrong => {
            "Nach Artikel {article} berichtigt sein Brett, wer richtig geschrieben und falsch ausgeführt hat."
        }
        Line::SheetHas => "Zug {number}, {mover}, auf dem Partieformular von {player}: {entry}.",
        Line::EntryTo => "{piece} nach {to}",
        Line::EntryBlank => "nichts",
        Line::BackToAgreement => {
            "Nach Artikel {article} zurück zur letzten Stellung, in der beide übereinstimmen. Der Schiedsrichter stellt die Uhren."
        }
        Line::MoveMissingOnSheet => {
            "Auf dem Partieformular von {player} fehlt Zug {number}, {mover}. Sonst stimmt es überein."
        }
        Line::MoveDoubledOnSheet => {
            "Auf dem Partieformular von {player} steht Zug {number}, {mover}, zweimal. Sonst stimmt es überein."
        }
        Line::MovesSwappedOnSheet => {
            "Auf dem Partieformular von {player} sind zwei Züge vertauscht, ab Zug {number}, {mover}. Sonst stimmt es überein."
        }
        Line::SheetBreaks => {
            "Auf dem Partieformular von {player} ist Zug {number}, {mover}, nicht möglich: {reason} Das andere ist bis zum Ende regelgerecht."
        }
        Line::OnOneSheetOnly => "Zug {number}, {mover}, steht nur auf dem Partieformular von {player}.",
        Line::EntryIllegal => "Zug {number}, {mover}, ist regelwidrig: {entry}. {reason}",
        Line::EntryAmbiguous => "Zug {number}, {mover}, ist nicht eindeutig: {entry}.",
        Line::PositionBeforeItCounts => "Nach Artikel {article} gilt wieder die Stellung davor.",
        Line::IllegalMoveStands => {
            "Zug {number}, {mover}, ist regelwidrig, aber beantwortet: {played}. Nach Artikel {article} bleibt er stehen."
        }
        Line::MoveOnNeitherSheet => "Zug {number}, {mover}, geht aus keinem Partieformular hervor.",
        Line::LastIdentifiable => "Nach Artikel {article} gilt die letzte feststellbare Stellung.",
        Line::NothingDetermined => "So lässt sich nichts feststellen. Nichts wird verändert.",
        Line::SheetsPutRight => {
            "Nach Artikel {article} bleibt die Stellung: Die Partie geht weiter, die Formulare werden berichtigt."
        }
        Line::OnSpecialBoard => "Auf dem Spezialbrett: {finding}",
        Line::OnNormalBoard => "Auf dem normalen Brett: {finding}",
        Line::NothingToCorrect => "Nichts zu berichtigen.",
        Line::CorrectByMoving => "{piece} von {from} nach {to}.",
        Line::CorrectByPutting => "Auf {square} fehlt {piece}.",
        Line::CorrectByTakingOff => "Auf {square} steht {piece} zu viel.",
        Line::StandsAsSheetOf => "Die Stellung ist die des Partieformulars von {player}.",
        Line::BoardsAlike => "Beide Bretter stehen gleich.",
        Line::KingMissing => "Es fehlt der König von {player}.",
        Line::TooManyKings => "Von {player} stehen zu viele Könige auf dem Brett.",
        Line::TooManyPawns => "Von {player} stehen zu viele Bauern auf dem Brett.",
        Line::TellBoardAgain => "Eine solche Stellung gibt es nicht. Bitte das Brett noch einmal ansagen.",
        Line::SheetEmpty => "Das Partieformular von {player} ist leer. Bitte die Züge nachtragen.",
        Line::SheetUnreadable => {
            "Das Partieformular von {player} ist in dieser Sprache nicht lesbar. Bitte die Sprache wählen, in der es geschrieben ist."
        }
        Line::SheetsOfDifferentGames => {
            "Die Partieformulare gehören zu verschiedenen Partien. Bitte die richtigen vorlegen."
        }
        Line::ClocksThen => {
            "Die Uhren zeigten dort: Weiß {white}, Schwarz {black}. Vollendete Züge: Weiß {white_completed}, Schwarz {black_completed}."
        }
        Line::ClocksUnknown => "Die Uhrzeiten an dieser Stelle sind nicht aufgezeichnet.",
        // ---- the scoresheet at home: saved, printed, read
        Line::HomeByList => "Mit C: Formular unterschreiben, speichern, drucken, vorlesen.",
        Line::PadHomeByList => "{button}: Formular unterschreiben, speichern, drucken, vorlesen.",
        Line::SheetsByList => "Mit C: Formular speichern, drucken, vorlesen.",
        Line::PadSheetsByList => "{button}: Formular speichern, drucken, vorlesen.",
        Line::SavedInDocuments => "Gespeichert bei den Dokumenten.",
        Line::SavedAgain => "Gespeichert, am selben Ort.",
        Line::SavedOnStick => "Auf dem Stick gespeichert.",
        Line::SavedOnOneStick => "Gespeichert auf dem Stick {name}. Noch einmal: auf den nächsten.",
        Line::SavedIn => "Gespeichert in {folder}.",
        Line::NoStick => "Es ist kein Stick da.",
        Line::NotSaved => "Nicht gespeichert. Näheres steht auf dem Bildschirm.",
        Line::SentToPrinter => "Beim Drucker.",
        Line::NotPrinted => "Nicht gedruckt. Näheres steht auf dem Bildschirm.",
        Line::ReadingOpened => "Eingabetaste: nächster Zug. Rücktaste: voriger. Escape: Ende.",
        Line::PadReading => "{next}: nächster Zug. {previous}: voriger. {cancel}: Ende.",
        // ---- letters one by one
        Line::LetterAcute => "{letter} Akut",
        Line::LetterGrave => "{letter} Gravis",
        Line::LetterCircumflex => "{letter} Zirkumflex",
        Line::LetterDiaeresis => "{letter} Trema",
        Line::LetterTilde => "{letter} Tilde",
        Line::LetterCedilla => "{letter} Cedille",
        Line::LetterCaron => "{letter} Hatschek",
        Line::LetterStroke => "{letter} Strich",
        Line::LetterRing => "{letter} Ring",
        Line::LetterOgonek => "{letter} Ogonek",
        Line::LetterBreve => "{letter} Breve",
        Line::LetterMacron => "{letter} Makron",
        Line::LetterDot => "{letter} Punkt",
        Line::LetterDoubleAcute => "{letter} Doppelakut",
        Line::LetterComma => "{letter} Komma",
        Line::LetterLigature => "{letter} Ligatur",
        Line::LetterHyphen => "Bindestrich",
        Line::LetterApostrophe => "Apostroph",
        Line::PadLetters => {
            "Hoch und runter wählen, rechts ist ein Leerzeichen, ein Schritt nach links löscht, Akzente mit {button}."
        }
        Line::PadLettersByStick => {
            "Hoch und runter wählen, rechts ist ein Leerzeichen, ein Schritt nach links löscht, Akzente mit dem Stick zur Seite oder mit {button}."
        }
        // ---- the gamepad
        Line::PadPageWalk => "Hoch und runter wählen.",
        Line::PadLifted => "{square}: {piece} in der Hand.",
        Line::PadPutBack => "Wieder abgestellt.",
        Line::PadReadBack => "Das wäre: {entered}.",
        Line::PadPromotion => "Umwandlung {piece}.",
        Line::PadNoPromotion => "Keine Umwandlung.",
        Line::PadHere => "Gamepad verbunden: {person}.",
        Line::PadGone => "Gamepad getrennt: {person}.",
        Line::GoOnByKeyboard => "Weiter mit der Tastatur.",
        Line::NoDeviceLeft => "Kein anderes Gerät gehört Ihnen. Bitte den Schiedsrichter rufen.",
        Line::PadAsk => "{person}: Knopf drücken.",
        Line::PadPressNew => "Neuer Knopf für {command}?",
        Line::PadBound => "{command}: {button}.",
        Line::PadStepButton => "{command}: {button}.",
        Line::PadUnbound => "{command}: kein Knopf.",
        Line::PadStickMiddle => "{stick}: Mitte {percent} Prozent.",
        Line::PadNeedsChord => "Dafür muss ein anderer Knopf dazu gehalten werden.",
        Line::PadKeepsNeeded => "Sonst hätte {command} keinen Knopf. Bitte einen anderen nehmen.",
        Line::PadConfirms => "{button}: ja. {cancel}: nein.",
        Line::PadHeldConfirms => "{button} gedrückt halten: ja. {cancel}: nein.",
        Line::PadOffered => {
            "Angebot für {person}: {device}. Angenommen wird mit den Tasten dieses Geräts; jede sagt, wie."
        }
        Line::PadHold => "{chord} gedrückt halten, dann die Taste drücken, die genannt wird.",
        Line::PadProve => "Jetzt {button} drücken.",
        Line::PadNotProved => "Nicht diese Taste oder nicht dieses Gamepad. Noch einmal von vorn.",
        Line::PadListTakes => "Hier ist eine Liste offen. {button} nimmt, {cancel} verlässt sie.",
        Line::PadResume => "Unbeendete Partien: {count}. {button} setzt die Partie fort, {cancel} lässt alle liegen.",
        Line::PadSetupVoice => "Eigene Aussprache von {player}: {button} lernt ein, links löscht.",
        Line::PadTeachWelcome => {
            "Einlernen. Nach jedem Wort, das Sie hören, sprechen Sie es nach, dreimal. Links: das Wort von vorn; was gelernt ist, bleibt. {cancel} hört auf."
        }
        Line::PadTalkHeld => "Zum Sprechen halten: {button}.",
        Line::PadTellAdvice => "{button} meldet es, {cancel} verwirft.",
        Line::PadChess960Off => "Gewöhnliche Grundstellung. Rechts lost eine Stellung von Schach960 aus.",
        Line::PadResumeOne => "Eine unbeendete Partie. {button} setzt sie fort, {cancel} lässt sie liegen.",
        Line::PadManual => "Handbuch. Ab und auf blättern, {cancel} schließt.",
        Line::PadClaims => "Ansprüche. Ab und auf wählt, {button} nimmt.",
        Line::PadPoint => "Gehen Sie zum Feld, {button} nimmt es.",
        Line::PadProfileBroken => "Fehler in der Belegung, Zeile {line}.",
        // ---- practice of the tournament sequence
        Line::SetupDrill => "Den Ablauf eines Zuges üben.",
        Line::DrillWelcome => {
            "Übung. Der Gegner spielt eine eingeübte Partie. Ihr Zug wird Ihnen genannt: ansagen und drücken. Dann seinen Zug wiederholen und ausführen. Fehler werden gezählt. Wer aufgibt, beendet die Übung."
        }
        Line::DrillMove => "Ihr Zug: {asked}.",
        Line::DrillOtherMove => "Gefragt war: {asked}. Noch können Sie berichtigen.",
        Line::DrillClean => "Übung beendet. Kein Fehler.",
        Line::DrillSlips => "Übung beendet. Fehler: {count}.",
        Line::SlipOtherMove => "Falscher Zug: {count}.",
        Line::SlipPromotion => "Umwandlungsfigur vergessen: {count}.",
        Line::SlipPressFirst => "Gedrückt vor der Ansage: {count}.",
        Line::SlipNoPress => "Drücken vergessen: {count}.",
        Line::SlipNoRepetition => "Wiederholen vergessen: {count}.",
        Line::SlipRepeatedOtherwise => "Falsch wiederholt: {count}.",
        Line::SlipNoExecution => "Ausführen vergessen: {count}.",
        Line::SlipExecutedOtherwise => "Falsch ausgeführt: {count}.",
        Line::SlipNotDue => "Nicht an der Reihe: {count}.",
    }
}
