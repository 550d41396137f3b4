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
        Line::PressHeldBack => "Erst ansagen, dann die Uhr drücken.",
        Line::RepeatFirst => "Erst den Zug des Gegners wiederholen: {0}.",
        Line::ExecuteFirst => "Erst den Zug des Gegners auf dem eigenen Brett ausführen: {0}.",
        Line::NotYourTurn => "Am Zug ist {0}.",
        Line::PressedUnannounced => "{0} hat die Uhr gedrückt und keinen Zug angesagt.",
        Line::PressWaits => {
            "Schon gedrückt. Die Uhr schaltet um, sobald die Ansage zu Ende ist. Berichtigen nimmt das Drücken zurück."
        }
        Line::PressTakenBack => "Das Drücken ist zurückgenommen, Ihre Uhr läuft weiter. Berichtigen, dann neu drücken.",
        Line::NothingAnnounced => "Es ist noch nichts angesagt.",
        Line::NothingToRepeat => "Es ist kein Zug angesagt, der zu wiederholen oder auszuführen wäre.",
        Line::AlreadyAnnounced => "Angesagt ist schon {0}. Berichtigen lässt es sich, bis die Uhr gedrückt ist.",
        Line::CorrectionTooLate => "Zu spät zum Berichtigen. Rufen Sie den Schiedsrichter.",
        Line::CorrectionMustFitPiece => "Die Figur steht schon: {0}. Nur die Ansage darf sich nach der Figur richten.",
        Line::Corrected => "Berichtigt. Nicht {0}, sondern {1}.",
        Line::Differs => "Das weicht ab. Angesagt ist {0}, wiederholt wurde {1}.",
        Line::RepeatAgainFirst => "Wiederholung und Ansage weichen ab. Erst richtig wiederholen, dann ausführen.",
        Line::AlreadyRepeated => "Schon wiederholt.",
        Line::AlreadyExecuted => "Schon ausgeführt.",
        Line::AlreadyPlaced => "Schon gesetzt: {0}.",
        Line::ExecutedOtherwise => "Ausgeführt ist {0}, angesagt war {1}.",
        Line::ClockRuns => "Die Uhr läuft für {0}.",
        // ---- hearing
        Line::Or => "{0} oder {1}",
        Line::AskFrom => "Von {0}?",
        Line::AskRole => "Welche Figur: {0}?",
        Line::AskPromotion => "Umwandlung in welche Figur?",
        Line::NothingSaid => "Es wurde nichts gesagt.",
        Line::NotText => "Das ist kein lesbarer Text.",
        Line::WordUnknown => "Das Wort {0} ist hier nicht bekannt.",
        Line::NoArrival => "Das Zielfeld fehlt.",
        Line::MoveExample => "Zum Beispiel: Springer Gustav eins nach Felix drei.",
        Line::WhichCastling => "Kurze oder lange Rochade?",
        Line::CastlingByName => "Die Rochade wird mit ihrem Namen angesagt: {0}.",
        Line::NoneReaches => "{0} kann nicht nach {1} ziehen.",
        Line::DidYouMean => "Meinten Sie {0}?",
        Line::AskFromWhere => "Von welchem Feld?",
        Line::NotUnderstood => "Das war nicht zu verstehen.",
        Line::HeardWords => "Gehört: {0}. {1}",
        Line::HeardMove => "Verstanden: {0}.",
        Line::CorrectTo => "Die Ansage berichtigen: {0}?",
        Line::VoiceSealAlone => {
            "Einen Abgabezug spricht man nur, wo niemand mithört; sonst öffnet I das Zugfeld. Hört niemand mit?"
        }
        Line::VoiceSealNow => "Sprechen Sie den Abgabezug.",
        Line::UnfamiliarVoice => "Zu leise, oder nicht Ihre Stimme.",
        Line::SpokeTooLong => "Zu lang. Nur den Zug sagen.",
        Line::MicrophoneLost => "Das Mikrofon ist nicht da. Warum, steht auf dem Bildschirm. Weiter ohne Sprache.",
        Line::MicrophoneBack => "Das Mikrofon ist wieder da.",
        Line::HearingMissing => {
            "Gesprochenes wird nicht verstanden. Was fehlt, steht auf dem Bildschirm. Weiter ohne Sprache."
        }
        Line::RecogniserStopped => "Der zusätzliche Erkenner ist ausgefallen. Warum, steht auf dem Bildschirm.",
        Line::RecogniserHears => "Der zusätzliche Erkenner versteht.",
        Line::RecogniserOpens => "Der zusätzliche Erkenner wird noch gestartet.",
        Line::SetupNoRecogniser => "Kein zusätzlicher Erkenner.",
        Line::SetupRecogniser => "Zusätzlicher Erkenner: {0}.",
        Line::RepetitionUnclear => "Die Wiederholung war nicht zu verstehen. Bitte mit dem Knopf bestätigen.",
        Line::NoRecordingOf => "Von Zug {0} gibt es keine Aufnahme.",
        Line::RecordingNotKept => "Die Aufnahme ließ sich nicht speichern. Die Partie geht weiter.",
        Line::SetupMicrophone => "Mikrofon von {0}: {1}.",
        Line::SetupRoomMicrophone => "Mikrofon im Raum: {0}.",
        Line::SetupSensor => "Elektronisches Brett von {0}: {1}.",
        Line::SetupTalkHeld => "Gesprochen wird mit gehaltener Taste: V oder Entfernen.",
        Line::SetupTalkOpen => "Gesprochen wird ohne Taste.",
        Line::SetupVoice => "Eigene Aussprache von {0}: Eingabetaste lernt ein, Rücktaste löscht.",
        Line::SpeakNow => "Bitte sprechen Sie jetzt.",
        Line::HearsWell => "Das Mikrofon hört gut.",
        Line::HearsNothing => "Das Mikrofon hört nichts. Ist es stumm geschaltet?",
        Line::HearsTooLittle => "Zu leise. Näher ans Mikrofon, oder lauter.",
        Line::HearsTooMuch => "Zu laut. Das Mikrofon leiser stellen, oder weiter weg.",
        Line::HearsNoise => "Zu viel Lärm. Näher ans Mikrofon.",
        Line::TeachWelcome => {
            "Einlernen. Nach jedem Wort, das Sie hören, sprechen Sie es nach, dreimal. Rücktaste: das Wort von vorn. Escape hört auf; was gelernt ist, bleibt."
        }
        Line::TeachAgain => "Noch einmal: {0}.",
        Line::TakeSilent => "Nichts zu hören.",
        Line::TakeTooShort => "Zu kurz.",
        Line::TakeTooLong => "Zu lang, nur das Wort.",
        Line::TakeOtherWord => "Das klang wie {0}.",
        Line::TakeUnlike => "Das klang anders als vorher.",
        Line::TeachProgress => "{0} von {1} Wörtern eingelernt.",
        Line::TeachTest => "Alles eingelernt. Nun zur Probe: sprechen Sie diese Züge nach.",
        Line::TeachCoreTest => "Das Nötigste ist eingelernt. Nun zur Probe: sprechen Sie diese Züge nach.",
        Line::TeachOptional => "Die übrigen Wörter sind freiwillig.",
        Line::TeachResult => "{0} von {1} Zügen richtig verstanden.",
        Line::TeachOver => "Zurück zur Vorbereitung der Partie.",
        Line::ConfirmForgetVoice => "Die eigene Aussprache wirklich löschen?",
        Line::VoiceForgotten => "Die eigene Aussprache ist gelöscht.",
        Line::VoiceUnusable => "Die eigene Aussprache lässt sich nicht benutzen. Warum, steht auf dem Bildschirm.",
        Line::ManualVoice => {
            "Züge sprechen. Ein Mikrofon wird in der Vorbereitung gewählt. V oder Entfernen halten, den Zug sagen, loslassen: er wird angesagt. Fragt das Programm nach, antworten Sie mit Ja oder Nein. Auch Zeit, letzter Zug, Feld Eva vier, Remis und aufgeben werden verstanden. Die Uhr drückt nur Ihre Hand."
        }
        // ---- illegal moves
        Line::NothingThere => "Auf {0} steht keine Figur.",
        Line::OpponentsPieceThere => "Auf {0} steht eine Figur des Gegners.",
        Line::AnotherPieceThere => "Auf {0} steht eine andere Figur: {1}.",
        Line::NoMovement => "{0} ist zugleich Ausgangsfeld und Zielfeld.",
        Line::NotItsWay => "{0} zieht nicht so.",
        Line::WayBlocked => "Der Weg ist versperrt auf {0}.",
        Line::OwnPieceOnArrival => "Auf {0} steht eine eigene Figur.",
        Line::NothingToTake => "Auf {0} ist nichts zu schlagen.",
        Line::KingStaysInCheck => "Der König bliebe im Schach.",
        Line::KingExposed => "Der König stünde danach im Schach.",
        Line::PromotionMissing => "Die Umwandlungsfigur fehlt.",
        Line::NoPromotionHere => "Hier gibt es keine Umwandlung.",
        Line::NotAPromotionPiece => "Ein Bauer wird nicht umgewandelt in: {0}.",
        Line::KingTaken => "Der König wird nicht geschlagen: {0}.",
        Line::CastlingNotReady => "König und Turm stehen nicht bereit zur Rochade.",
        Line::CastlingRightLost => "Das Recht zu dieser Rochade ist verloren: König oder Turm haben schon gezogen.",
        Line::CastlingBlocked => "Zwischen König und Turm ist nicht frei: {0}.",
        Line::CastlingInCheck => "Aus dem Schach darf nicht rochiert werden.",
        Line::CastlingThroughCheck => "Der König käme bei der Rochade über ein angegriffenes Feld: {0}.",
        Line::NotStarted => "Die Partie hat noch nicht begonnen. Erst die Uhr von Weiß starten.",
        Line::AlreadyStarted => "Die Partie hat schon begonnen.",
        Line::GameOver => "Die Partie ist beendet.",
        Line::OverUntilWithdrawn => {
            "Die Partie ist beendet. Was sie beendet hat, widerrufen Sie im Teil Strafen; zurück vor einen Zug führt der Teil Partie."
        }
        Line::ClocksStopped => "Die Uhren stehen. Der Schiedsrichter setzt sie wieder in Gang.",
        Line::ClockRunsAlready => "Die Uhr läuft schon.",
        Line::NotYours => "Das ist Sache des Spielers selbst.",
        Line::NoAssistant => {
            "Keinen Assistenten hat {0}. Erst bekommt er die Tastatur, oder Sie rufen den Schiedsrichter."
        }
        Line::OpponentHasAssistant => "Einen Assistenten hat schon {0}.",
        Line::ArbiterOnly => "Das darf nur der Schiedsrichter.",
        Line::AwaitAnnouncement => "Noch nicht angesagt hat {0}. Bitte die Ansage abwarten.",
        Line::NoSuchPiece => {
            "Diese eigene Figur steht nicht auf {1}: {0}. Figur und Feld neu nennen, oder den Schiedsrichter rufen."
        }
        Line::IllegalMove => "Regelwidrig: {0}. {1}",
        Line::NoOffer => "Es liegt kein Remisangebot vor.",
        Line::OfferStands => "Das Remisangebot gilt noch.",
        Line::TooEarlyToAgree => "Remis erst, wenn beide Spieler gezogen haben.",
        Line::FlagNotDown => "Die Zeit ist nicht abgelaufen für {0}.",
        Line::NoSuchPly => "Diesen Zug gibt es nicht.",
        Line::NothingToConfirm => "Es gibt nichts zu bestätigen.",
        Line::GameBegins => "Die Partie beginnt. Am Zug ist {0}.",
        Line::DrawOffered => "Remisangebot von {0}.",
        Line::DrawAnswers => "Steuerung und Y nimmt an, Steuerung und N lehnt ab.",
        Line::DrawDeclined => "Das Remisangebot ist abgelehnt.",
        Line::DrawConsented => "Der Schiedsrichter erlaubt, ein Remis zu vereinbaren.",
        Line::ClockStopped => "Die Uhren sind angehalten. Der Schiedsrichter wird gerufen.",
        Line::ClockRestarted => "Die Uhr läuft wieder für {0}.",
        Line::EndsByMate => "Schachmatt. Gewonnen hat {0}.",
        Line::EndsByStalemate => "Patt. Die Partie ist remis.",
        Line::EndsByDeadPosition => "Tote Stellung. Die Partie ist remis.",
        Line::EndsByResignation => "Aufgegeben. Gewonnen hat {0}.",
        Line::EndsByResignationDrawn => "Aufgegeben. Der Gegner kann nicht mattsetzen, die Partie ist remis.",
        Line::EndsByAgreement => "Remis durch Vereinbarung.",
        Line::EndsOnTime => "Zeitüberschreitung. Gewonnen hat {0}.",
        Line::EndsOnTimeDrawn => "Zeitüberschreitung. Der Gegner kann nicht mattsetzen, die Partie ist remis.",
        Line::PleaseConfirm => "Bitte das Ergebnis bestätigen.",
        Line::ResultConfirmed => "Das Ergebnis ist bestätigt.",
        Line::GameGoesOn => "Die Partie geht weiter.",
        Line::RuleOffSheets => "Bitte auf beiden Formularen einen Strich ziehen vor Zug {0} von {1}.",
        Line::ScoreIsKept => "Die Züge sind mitzuschreiben.",
        Line::ScoreNeedNotBeKept => "Mitschreiben ist jetzt nicht nötig.",
        Line::ScoreAfterTheFlag => "Fällt ein Blättchen, ist das Formular vor dem nächsten Zug nachzutragen.",
        Line::ScoreIsCompleted => "Das Formular ist vor dem nächsten Zug nachzutragen.",
        Line::PositionRestored => "Zurück zur Stellung vor Zug {0} von {1}. Die Uhren stehen.",
        Line::MarkIllegal => "Regelwidriger Zug von {0}: {1}. {2}",
        Line::MarkPressedEarly => "Vor der Ansage gedrückt, die Uhr läuft: {0}.",
        Line::MarkPressedWithoutMove => "Ohne Zug gedrückt: {0}.",
        Line::MarkHeldBack => "Vor der Ansage gedrückt, die Uhr wurde nicht umgestellt: {0}.",
        Line::MarkAnnouncedOtherwise => "Ansage und Figur weichen ab bei {0}: gesetzt {1}, angesagt {2}.",
        Line::MarkExecutedOtherwise => "Anders ausgeführt hat {0}: {1} statt {2}.",
        Line::MarkTimeRanOut => "Die Zeit ist abgelaufen für {0}.",
        Line::MarkTouched => "Berührt hat {0} die Figur auf {1}.",
        Line::MarkResumed => "Das Programm war unterbrochen, nicht angerechnet: {0}.",
        Line::MarkResumedUnknown => {
            "Das Programm war unterbrochen, wie lange, ist nicht bekannt. Nichts ist angerechnet."
        }
        Line::MarkChanceUndetermined => {
            "Nicht geklärt ist, ob noch mattsetzen kann: {0}. Es gilt als möglich. Der Schiedsrichter entscheidet."
        }
        Line::MarkTornLine => "Die letzte Zeile der Aufzeichnung war unvollständig und wurde weggelassen.",
        Line::ClockSet => "Uhr gestellt für {0}: {1}. Vollendete Züge: {2}.",
        // ---- two boards, two scoresheets
        Line::BoardsStandAsSheets => {
            "Beide Bretter stehen, wie es die Partieformulare sagen. Nichts ist zu berichtigen."
        }
        Line::SheetsAgreeUpTo => "Die Partieformulare stimmen überein bis Zug {0}, {1}.",
        Line::SheetsNeverAgree => "Die Partieformulare stimmen in keinem Zug überein.",
        Line::SheetEndsSooner => "Das Partieformular von {0} endet früher. Es gilt das längere.",
        Line::WroteRightMovedWrong => {
            "Nach Artikel {0} berichtigt sein Brett, wer richtig geschrieben und falsch ausgeführt hat."
        }
        Line::SheetHas => "Zug {0}, {1}, auf dem Partieformular von {2}: {3}.",
        Line::EntryTo => "{0} nach {1}",
        Line::EntryBlank => "nichts",
        Line::BackToAgreement => {
            "Nach Artikel {0} zurück zur letzten Stellung, in der beide übereinstimmen. Der Schiedsrichter stellt die Uhren."
        }
        Line::MoveMissingOnSheet => "Auf dem Partieformular von {0} fehlt Zug {1}, {2}. Sonst stimmt es überein.",
        Line::MoveDoubledOnSheet => {
            "Auf dem Partieformular von {0} steht Zug {1}, {2}, zweimal. Sonst stimmt es überein."
        }
        Line::MovesSwappedOnSheet => {
            "Auf dem Partieformular von {0} sind zwei Züge vertauscht, ab Zug {1}, {2}. Sonst stimmt es überein."
        }
        Line::SheetBreaks => {
            "Auf dem Partieformular von {0} ist Zug {1}, {2}, nicht möglich: {3} Das andere ist bis zum Ende regelgerecht."
        }
        Line::OnOneSheetOnly => "Zug {0}, {1}, steht nur auf dem Partieformular von {2}.",
        Line::EntryIllegal => "Zug {0}, {1}, ist regelwidrig: {2}. {3}",
        Line::DoesNotFitBoard => {
            "Auf Ihrem Brett geht das nicht: {0}. Bitte den Schiedsrichter rufen, die Bretter können verschieden stehen."
        }
        Line::EntryAmbiguous => "Zug {0}, {1}, ist nicht eindeutig: {2}.",
        Line::PositionBeforeItCounts => "Nach Artikel {0} gilt wieder die Stellung davor.",
        Line::IllegalMoveStands => {
            "Zug {0}, {1}, ist regelwidrig, aber beantwortet: {2}. Nach Artikel {3} bleibt er stehen."
        }
        Line::MoveOnNeitherSheet => "Zug {0}, {1}, geht aus keinem Partieformular hervor.",
        Line::LastIdentifiable => "Nach Artikel {0} gilt die letzte feststellbare Stellung.",
        Line::NoMoveOnBoard => {
            "Auf dem Brett des Programms ist kein Zug möglich. Stimmt es nicht: im Teil Partie, Zurück vor Zug."
        }
        Line::NothingDetermined => "So lässt sich nichts feststellen. Nichts wird verändert.",
        Line::BoardsDifferedSayWhy => {
            "Vor diesem Zug standen die Bretter verschieden: sie werden berichtigt. Soll er trotzdem zählen, bitte einen Grund angeben."
        }
        Line::SayWhy => "Die Aufzeichnung zeigt das nicht. Bitte einen Grund angeben.",
        Line::SheetsPutRight => {
            "Nach Artikel {0} bleibt die Stellung: Die Partie geht weiter, die Formulare werden berichtigt."
        }
        Line::OnSpecialBoard => "Auf dem Spezialbrett: {0}",
        Line::OnNormalBoard => "Auf dem normalen Brett: {0}",
        Line::NothingToCorrect => "Nichts zu berichtigen.",
        Line::CorrectByMoving => "{0} von {1} nach {2}.",
        Line::CorrectByPutting => "Auf {0} fehlt {1}.",
        Line::CorrectByTakingOff => "Auf {0} steht {1} zu viel.",
        Line::StandsAsSheetOf => "Die Stellung ist die des Partieformulars von {0}.",
        Line::BoardsAlike => "Beide Bretter stehen gleich.",
        Line::KingMissing => "Es fehlt der König von {0}.",
        Line::TooManyKings => "Von {0} stehen zu viele Könige auf dem Brett.",
        Line::TooManyPawns => "Von {0} stehen zu viele Bauern auf dem Brett.",
        Line::TellBoardAgain => "Eine solche Stellung gibt es nicht. Bitte das Brett noch einmal ansagen.",
        Line::SheetEmpty => "Das Partieformular von {0} ist leer. Bitte die Züge nachtragen.",
        Line::SheetUnreadable => {
            "Das Partieformular von {0} ist in dieser Sprache nicht lesbar. Bitte die Sprache wählen, in der es geschrieben ist."
        }
        Line::SheetsOfDifferentGames => {
            "Die Partieformulare gehören zu verschiedenen Partien. Bitte die richtigen vorlegen."
        }
        Line::ClocksThen => "Die Uhren zeigten dort: Weiß {0}, Schwarz {1}. Vollendete Züge: Weiß {2}, Schwarz {3}.",
        Line::ClocksUnknown => "Die Uhrzeiten an dieser Stelle sind nicht aufgezeichnet.",
        // ---- questions
        Line::YourTime => "Sie: {0}.",
        Line::OpponentsTime => "Gegner: {0}.",
        Line::MovesCompleted => "Vollendete Züge: Sie {0}, Gegner {1}.",
        Line::MoveNumber => "Zug {0}, am Zug ist {1}.",
        Line::SquareEmpty => "{0} ist leer.",
        Line::SquareHolds => "{0}: {1}.",
        Line::NoneOnBoard => "Keine auf dem Brett: {0}.",
        Line::PieceOn => "{0} {1}.",
        Line::MoveOfNumber => "Zug {0}, {1}: {2}.",
        Line::NoMoveYet => "Es ist noch kein Zug angesagt.",
        Line::LineEmpty => "Diese Linie ist leer.",
        Line::ReadBack => "Eingegeben: {0}. Eingabetaste sagt an, Escape verwirft.",
        Line::AnnouncesAtOnce => "Züge werden sofort angesagt. Ein Versprecher wird vor dem Drücken berichtigt.",
        Line::ReadsBackFirst => "Züge werden erst vorgelesen.",
        Line::TypingStays => "Buchstaben beginnen einen Zug.",
        Line::TypingOpened => "Buchstaben sind wieder Befehle.",
        Line::EntryCleared => "Verworfen.",
        Line::StepAwaitStart => "Die Partie hat noch nicht begonnen.",
        Line::StepAwaitArbiter => "Die Uhren stehen. Bitte auf den Schiedsrichter warten.",
        Line::PracticeDecides => {
            "Die Uhren stehen. Beim Üben entscheiden Sie selbst, auf der Seite des Schiedsrichters."
        }
        Line::PracticePageKey => "F9 öffnet sie.",
        Line::StepAwaitAnnouncement => "Bitte auf die Ansage des Gegners warten.",
        Line::StepRepeat => "Bitte wiederholen: {0}.",
        Line::StepRepeatAgain => "Bitte noch einmal wiederholen: {0}.",
        Line::StepExecute => "Bitte auf dem eigenen Brett ausführen: {0}.",
        Line::TakeBackFirst => "Erst auf dem eigenen Brett zurücknehmen: {0}.",
        Line::StepAwaitPress => "Der Gegner drückt noch die Uhr.",
        Line::StepMove => "Sie sind am Zug. Ziehen und ansagen.",
        Line::StepAnnounce => "Bitte den Zug ansagen, der auf dem Brett steht.",
        Line::StepPress => "Zug auf das Brett setzen, dann die Uhr drücken.",
        Line::StepConfirm => "Das Ende bestätigen oder Schiedsrichter rufen.",
        Line::EntryOpened => "Eingabefeld.",
        Line::EntryLeft => "Brett.",
        Line::AssistOff => "Das ist eine Hilfe. Im Wettkampf ist sie ausgeschaltet.",
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
            "Ansprüche. C öffnet ihre Liste. Mit der Steuerungstaste: D bietet Remis an, F reklamiert die Zeitüberschreitung, G gibt auf, S hält die Uhren an und ruft den Schiedsrichter. Fragt das Programm nach, heißt Y ja und Escape nein. Zum Aufgeben, Remisannehmen und Unterschreiben Y gedrückt halten."
        }
        Line::ManualArbiter => {
            "Der Schiedsrichter. F9 zeigt seine Seite. Mit seiner PIN stellt er die Uhren, verhängt Strafen, entscheidet über Ansprüche und stellt eine frühere Stellung wieder her. Alles wird vermerkt."
        }
        Line::KeyHelp => {
            "Pfeiltasten: Feld für Feld. I: Zug eingeben. Eingabetaste: bestätigen. Y: ja auf eine Frage. Leertaste: Uhr drücken. W: wiederholt. E: ausgeführt. L: letzter Zug. T: beide Zeiten. S: was ist zu tun. Escape: abbrechen."
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
        Line::SetupWelcome => {
            "Neue Partie. Auf und ab wählt, links und rechts ändert. Ganz unten steht: Partie beginnen."
        }
        Line::MenuWelcome => "Auf und ab wählt, Eingabetaste nimmt.",
        Line::PadMenuWelcome => "Auf und ab wählt, {0} nimmt.",
        Line::PlaceOf => "{0} von {1}.",
        Line::StartsClock => "Eingabetaste setzt die Uhr in Gang.",
        Line::PadStartsClock => "{0} setzt die Uhr in Gang.",
        Line::GroupOpens => "Eingabetaste öffnet.",
        Line::PadGroupOpens => "{0} öffnet.",
        Line::SetupAgreementAllowed => "Remis durch Vereinbarung erlaubt.",
        Line::SetupAgreementNever => "Kein Remis durch Vereinbarung.",
        Line::SetupAgreementAfter => "Remis durch Vereinbarung erst nach Zug {0}.",
        Line::SetupEarlyPressCounts => "Zu früh gedrückt gilt.",
        Line::SetupEarlyPressHeldBack => "Zu früh gedrückt wird zurückgehalten.",
        Line::SetupPressAtLastWord => "Gedrückt gilt mit dem letzten Wort der Ansage.",
        Line::SetupPressAtOnce => "Gedrückt gilt sofort.",
        Line::SetupChecksSilent => "Schach und Matt werden nicht mit angesagt.",
        Line::SetupChecksSaid => "Schach und Matt werden mit angesagt.",
        Line::SetupProgramWrites => "Das Programm schreibt mit für {0}.",
        Line::SetupPlayerWrites => "Selbst schreibt mit: {0}.",
        Line::SetupAssistantWrites => "Der Assistent schreibt mit für {0}.",
        Line::SetupEvent => "Turnier: {0}.",
        Line::SetupEventFile => "Turnier nach Datei: {0}.",
        Line::SetupSite => "Ort: {0}.",
        Line::SetupRound => "Runde: {0}.",
        Line::SetupBoardNumber => "Brett: {0}.",
        Line::SetupArbiterName => "Schiedsrichter: {0}.",
        Line::SetupRating => "Wertung von {0}: {1}.",
        Line::SetupFederation => "Verband von {0}: {1}.",
        Line::SetupWriteEvent => "Turnierdatei schreiben.",
        Line::EventWritten => "Die Turnierdatei ist geschrieben.",
        Line::EventBadLine => "Die Turnierdatei {0} ist unbrauchbar. Zeile {1}: {2}.",
        Line::EventBadFile => "Die Turnierdatei {0} ist nicht zu lesen.",
        Line::DeviceUsb => "USB-Gerät {0}, {1}",
        Line::DeviceBluetooth => "Bluetooth-Gerät {0}, {1}",
        Line::DeviceScreen => "Bildschirm {0}, {1}",
        Line::DeviceBuiltIn => "eingebautes Gerät {0}, {1}",
        Line::DeviceOther => "Gerät {0}, {1}",
        Line::TextFull => "Mehr als {0} Zeichen passen hier nicht.",
        Line::SetupPinOfEvent => "PIN des Schiedsrichters nach der Turnierdatei.",
        Line::SetupWhiteName => "Name von Weiß: {0}.",
        Line::SetupBlackName => "Name von Schwarz: {0}.",
        Line::SetupImpairedWhite => "Sehbehindert ist Weiß.",
        Line::SetupImpairedBlack => "Sehbehindert ist Schwarz.",
        Line::SetupImpairedBoth => "Sehbehindert sind beide.",
        Line::SetupHearingNobody => "Hörbehindert ist niemand.",
        Line::SetupHearingWhite => "Hörbehindert ist Weiß.",
        Line::SetupHearingBlack => "Hörbehindert ist Schwarz.",
        Line::SetupHearingBoth => "Hörbehindert sind beide.",
        Line::SetupEdition => "Regeln von zweitausend {0}.",
        Line::SetupCompetition => "Wettkampf, ohne jede Hilfe.",
        Line::SetupPractice => "Übung, regelwidrige Züge werden erklärt.",
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
        Line::SetupPresetNone => "Vorwahl: keine.",
        Line::SetupPresetStandard => "Vorwahl: lange Partie, neunzig Minuten und dreißig Sekunden je Zug.",
        Line::SetupPresetRapid => "Vorwahl: Schnellschach, fünfzehn Minuten und zehn Sekunden je Zug.",
        Line::SetupPresetBlitz => {
            "Vorwahl: Blitz, drei Minuten und zwei Sekunden je Zug. Züge nach Feldern, schnelle Stimme, sofort angesagt; Buchstaben beginnen einen Zug."
        }
        Line::SetupProgramAnnounces => "Das Programm sagt an für {0}.",
        Line::SetupPlayerAnnounces => "Selbst sagt an: {0}.",
        Line::SetupAssistantAnnounces => "Der Assistent sagt an für {0}.",
        Line::SetupRoomDevice => "Lautsprecher im Raum: {0}.",
        Line::SetupEarphoneDevice => "Kopfhörer von {0}: {1}.",
        Line::SetupDefaultDevice => "Standardgerät",
        Line::SetupNoDevice => "kein Gerät",
        Line::SetupOneDeviceRefused => {
            "Gemeinsames Tongerät: nicht zugelassen. Private Worte würden auch andere hören. Ein anderes Gerät wählen oder dieses Feld ändern."
        }
        Line::SetupOneDeviceAllowed => "Gemeinsames Tongerät: zugelassen. Private Worte hören auch andere.",
        Line::SetupOneDeviceGranted => {
            "Gemeinsames Tongerät: vom Schiedsrichter zugelassen. Private Worte hören auch andere."
        }
        Line::SetupVolume => "Lautstärke {0} Prozent.",
        Line::SetupRate => "Sprechtempo {0} Prozent.",
        Line::TestRoom => "Dies ist der Raum.",
        Line::TestEarphone => "Dies ist der Kopfhörer von {0}.",
        Line::SetupBegin => "Partie beginnen. Nach rechts: Tonprobe.",
        Line::ResumeOne => "Eine unbeendete Partie. Eingabetaste setzt sie fort, Escape lässt sie liegen.",
        Line::ResumeQuestion => {
            "Unbeendete Partien: {0}. Pfeil auf und ab wählt, Eingabetaste setzt die Partie fort, Escape lässt alle liegen."
        }
        Line::Resumed => "Die Partie geht weiter. Am Zug ist {0}.",
        Line::UnfinishedGame => "Partie {0} von {1}: {2} gegen {3}.",
        Line::UnfinishedEnded => "Die Partie ist zu Ende, das Ergebnis noch nicht bestätigt.",
        Line::UnfinishedAdjourned => "Die Partie ist abgebrochen, der Abgabezug liegt im Umschlag.",
        Line::UnfinishedSince => "Pause bisher: {0}.",
        Line::UnfinishedDays => "Zuletzt gespielt vor {0} Tagen.",
        Line::ReviewList => "Gespielte Partien: {0}. Pfeil auf und ab wählt, Eingabetaste öffnet, Escape geht zurück.",
        Line::PadReviewList => "Gespielte Partien: {0}. {1} öffnet, {2} geht zurück.",
        Line::ReviewNone => {
            "Noch keine gespielte Partie. PGN-Dateien gehören in den Ordner anna-hector bei den Dokumenten oder auf einen Stick."
        }
        Line::ReviewPlays => "Leertaste: spielt weiter und hält an.",
        Line::PadReviewPlays => "{0}: spielt weiter und hält an.",
        Line::ReviewWon => "{0} gewinnt.",
        Line::ReviewDrawn => "Remis.",
        Line::ReviewUnusable => "Eine Datei mit Partien ist nicht lesbar. Näheres steht auf dem Bildschirm.",
        Line::RunsElsewhere => {
            "In einem anderen Fenster dieses Programms läuft die Partie {0} gegen {1}. Bitte dort weiterspielen."
        }
        Line::ClosesWindow => "Eingabetaste oder Escape schließt dieses Fenster.",
        Line::StepConfirmReady => {
            "Das Programm wurde neu gestartet, die Uhr steht. Bitte bestätigen Sie, dass Sie weiterspielen."
        }
        Line::StepAwaitReady => {
            "Sie haben bestätigt. Die Uhr steht, bis auch Ihr Gegner bestätigt oder der Schiedsrichter sie in Gang setzt."
        }
        Line::ReadyFirst => {
            "Nach dem Neustart steht die Uhr. Erst bestätigen beide Spieler, dass sie weiterspielen, oder der Schiedsrichter setzt die Uhr in Gang."
        }
        Line::ClockHeld => "Die Partie wird fortgesetzt. Die Uhr von {0} steht, bis beide Spieler bestätigt haben.",
        Line::PlayerReady => "Bestätigt hat {0}.",
        Line::ConfirmsYet => "{0}: Bitte das Ergebnis bestätigen.",
        Line::QuitQuestion => {
            "Das Programm mitten in der Partie beenden? Sie lässt sich später fortsetzen. Steuerung Q beendet, jede andere Taste spielt weiter."
        }
        Line::QuitUnwritten => {
            "Programm beenden? Die Partie ist noch nicht gespeichert und ginge verloren. Steuerung und Q beendet trotzdem, jede andere Taste wartet."
        }
        Line::QuitShown => "Das Programm mitten in der Partie beenden? Sie lässt sich später fortsetzen.",
        Line::QuitUnwrittenShown => "Programm beenden? Die Partie ist noch nicht gespeichert und ginge verloren.",
        Line::ResumeOneShown => "Eine unbeendete Partie.",
        Line::ResumeShown => "Unbeendete Partien: {0}.",
        Line::ReviewShown => "Gespielte Partien: {0}.",
        Line::LeaveUnsigned => "Die Partieformulare sind noch nicht von beiden unterschrieben.",
        Line::LeaveUnsaved => "Die Partieformulare sind noch nicht gespeichert oder gedruckt.",
        Line::LeaveAgain => "Wer dasselbe noch einmal tut, verlässt die Partie.",
        Line::CloseAgain => "Wer dasselbe noch einmal tut, schließt das Programm.",
        Line::SignSheets => "Die Partie ist beendet. Bitte noch unterschreiben.",
        Line::TellAdvice => "Eingabetaste meldet es, Escape verwirft.",
        Line::StaysOpen => "Das Programm bleibt offen.",
        Line::FocusOnButton => "Schaltfläche: {0}. Eingabetaste drückt sie, Escape führt zum Brett zurück.",
        Line::FocusOnButtons => "Schaltfläche. Eingabetaste drückt sie, Escape führt zum Brett zurück.",
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
        Line::MarkJournalCode => "Code der Aufzeichnung {0}: {1}, {2}, {3}, {4}.",
        Line::MarkHeartbeatFailed => {
            "Die laufende Zeit lässt sich nicht sichern. Nach einem Absturz gilt die Zeit des letzten Eintrags."
        }
        Line::RoomSilent => {
            "Der Lautsprecher im Raum ist stumm, niemand hört die Ansagen. Bitte die Verbindung prüfen."
        }
        Line::RoomBack => "Der Lautsprecher im Raum ist wieder da.",
        Line::EarphoneSilent => "Der Kopfhörer von {0} ist stumm. Bitte die Verbindung prüfen.",
        Line::EarphoneBack => "Der Kopfhörer von {0} ist wieder da.",
        Line::SilenceNoDevice => "Das gewählte Tongerät ist nicht da.",
        Line::SilenceGone => "Das Tongerät wurde getrennt.",
        Line::SilenceMoved => "Das System wollte den Ton auf ein anderes Gerät umleiten.",
        Line::SilenceNoServer => "Der Tondienst läuft nicht.",
        Line::SilenceFailed => "Das Tongerät gibt keinen Ton aus.",
        Line::SilentDevice => "Gerät: {0}.",
        Line::RoomMicrophoneDeaf => "Das Mikrofon im Raum hört nichts.",
        Line::MicrophoneDeaf => "Das Mikrofon von {0} hört nichts.",
        Line::AssistantsMicrophoneDeaf => "Das Mikrofon des Assistenten von {0} hört nichts.",
        Line::SealedMoveTyped => {
            "Der Abgabezug wird hier nicht gesprochen: andere hören ihn. Bitte tippen oder auf dem Brett zeigen."
        }
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
        Line::Bare => "{0}.",
        Line::ConfirmResign => "{0} gibt auf?",
        Line::ConfirmOfferDraw => "Remis anbieten?",
        Line::ConfirmAcceptDraw => "{0} nimmt das Remis an?",
        Line::OwnFlagFirst => "Ihre eigene Zeit ist zuerst abgelaufen.",
        Line::ConfirmClaimFlag => "Zeitüberschreitung des Gegners reklamieren?",
        Line::SetupRoomVolume => "Lautstärke im Raum {0} Prozent.",
        Line::SetupVerbosity => "{0}: {1}.",
        Line::SetupSignal => "{0} Klang: {1}.",
        Line::SetupRoomRate => "Sprechtempo im Raum {0} Prozent.",
        Line::SetupNoName => "nicht angegeben",
        Line::JournalUnusable => {
            "Eine Aufzeichnung ist nicht lesbar. Nichts wurde verändert. Näheres steht auf dem Bildschirm."
        }
        Line::SettingsUnusable => "Die Einstellungen sind nicht lesbar. Es gelten die Vorgaben.",
        Line::RecordingUnusable => "Eine Aufnahme ist nicht brauchbar. Die eingebaute Stimme spricht.",
        Line::KeyboardGivenBack => "Umschalt und F11 gibt sie zurück.",
        Line::KeyboardGiven => "Die Tastatur gehört jetzt {0}.",
        Line::DeviceGiven => "{1} gehört jetzt: {0}.",
        Line::DeviceOffered => {
            "Angebot für {0}: {1}. F12 nimmt an, nur mit eigenem Gerät; wer keines hat, ruft den Schiedsrichter."
        }
        Line::DeviceWithdrawn => "Angebot zurückgenommen: {0}.",
        Line::DeviceDeclined => "Angebot abgelehnt: {0}.",
        Line::DeviceOfferLapsed => "Angebot verfallen: {0}.",
        Line::NotYourDevice => {
            "Dieses Gerät gehört Ihnen nicht. Sein Besitzer muss es anbieten, oder Sie rufen den Schiedsrichter."
        }
        Line::DeviceNotOffered => {
            "Es ist kein Gerät angeboten. Sein Besitzer muss es anbieten, oder Sie rufen den Schiedsrichter."
        }
        Line::ConsentIsTheirs => "Annehmen kann nur {0}, mit eigenem Gerät. Wer keines hat, ruft den Schiedsrichter.",
        Line::PageOfAssistant => {
            "Diese Seite gehört dem Assistenten von {0}. Er braucht ein eigenes Gerät, der Schiedsrichter teilt es ihm zu."
        }
        Line::ControlReplaced => "Die Einstellung der Uhr ist ersetzt.",
        Line::IncrementIntroduced => "Ab jetzt erhalten beide {0} je Zug.",
        Line::PenaltyWarning => "Verwarnung für {0}.",
        Line::PenaltyTimeToOpponent => "Strafe für {0}: der Gegner erhält {1}.",
        Line::PenaltyTimeFromOffender => "Strafe für {0}: Zeitabzug, {1}.",
        Line::PenaltyPointsToOpponent => "Strafe für {0}: mehr Punkte für den Gegner.",
        Line::PenaltyPointsFromOffender => "Strafe für {0}: Punktabzug.",
        Line::PenaltyGameLost => "Strafe für {0}: Partieverlust.",
        Line::PenaltyGameLostToBoth => "Die Partie ist für beide verloren.",
        Line::NoSuchPenalty => "Diese Strafe gibt es in dieser Ausgabe der Regeln nicht. Bitte eine andere wählen.",
        Line::PenaltyFine => "Strafe für {0}: Geldbuße.",
        Line::PenaltyExclusion => "Strafe für {0}: Ausschluss.",
        Line::ArbiterEntered => "Der Schiedsrichter ist angemeldet.",
        Line::ArbiterLeft => "Der Schiedsrichter ist abgemeldet.",
        Line::ArbiterLocked => "Die Seite des Schiedsrichters ist wieder gesperrt.",
        Line::PinIsDigits => "Eine PIN hat vier bis acht Ziffern. Escape führt zurück zum Brett.",
        Line::WrongPin => "Diese PIN stimmt nicht. Der Versuch ist vermerkt.",
        Line::PinWait => "Bis zum nächsten Versuch: {0}.",
        Line::PinTooSoon => "Zu früh. Noch zu warten: {0}. Der Versuch ist vermerkt.",
        Line::PinNeeded => "Dafür wird die PIN des Schiedsrichters gebraucht. Der Versuch ist vermerkt.",
        Line::BelowZero => "Weniger als keine Zeit gibt es nicht. Der Versuch ist vermerkt.",
        Line::TimeUsedUp => "Diese Zeit ist verbraucht. Stellen Sie zuerst die Uhr.",
        Line::MarkAbsent => "{0} ist nicht am Brett.",
        Line::MarkArrived => "{0} ist ans Brett gekommen.",
        Line::MarkDefaultTimeStrict => {
            "{0} fehlt, und die Wartezeit ist vorbei: verloren. Anderes bestimmt nur die Ausschreibung."
        }
        Line::MarkArrivedLateStrict => {
            "{0} ist nach der Wartezeit gekommen: verloren. Anderes bestimmt nur die Ausschreibung."
        }
        Line::MarkDefaultTime => {
            "{0} fehlt, und die Wartezeit ist vorbei: verloren, wenn der Schiedsrichter nicht anders entscheidet."
        }
        Line::MarkArrivedLate => {
            "{0} ist nach der Wartezeit gekommen: verloren, wenn der Schiedsrichter nicht anders entscheidet."
        }
        Line::ClaimsQuickplay => "{0} beansprucht Remis. Die Uhren stehen, der Schiedsrichter ist gerufen.",
        Line::AsksExtraTime => "{0} bittet um Zeit für jeden Zug und bietet damit Remis an. Die Uhren stehen.",
        Line::ClaimPostponed => "Der Schiedsrichter stellt die Entscheidung zurück.",
        Line::ClaimGranted => "Der Schiedsrichter gibt dem Antrag statt.",
        Line::ClaimRejected => "Der Schiedsrichter weist den Antrag ab.",
        Line::MarkFlagAwaitsClaim => "Die Zeit von {0} ist abgelaufen. Jetzt ist über den Antrag zu entscheiden.",
        Line::FlagOrderUnknown => "Beide Zeiten sind abgelaufen; welche zuerst, steht nicht fest.",
        Line::BothFlagsGoesOn => {
            "Beide Zeiten sind abgelaufen, und die Reihenfolge steht nicht fest. Die Partie geht weiter."
        }
        Line::AssistantAsked => "{0} fragt nach Zügen und Zeit.",
        Line::AssistantTold => "Ihr Assistent ist gefragt.",
        Line::AskFirst => "Erst wenn der Spieler fragt.",
        Line::AskedUnasked => "Vermerkt. Sobald er fragt: F4.",
        Line::CallsForbidden => "Selbsttätige Zeitansagen sind untersagt.",
        Line::CallsAllowed => "Selbsttätige Zeitansagen sind wieder erlaubt.",
        Line::MarkSlept => "Der Rechner hat {0} geschlafen. Die laufende Uhr lief weiter.",
        Line::MarkStoodStill => "Das Programm stand {0} still. Die laufende Uhr lief weiter.",
        Line::MarkCopyComplete => "Die zweite Aufzeichnung ist vollständig.",
        Line::MarkLive => {
            "Für die Übertragung wird die Partie nach jedem vollendeten Zug in eine Datei geschrieben: {0}"
        }
        Line::MarkLiveForbidden => {
            "Für die Übertragung wird nichts in {0} geschrieben: Für diese Partie ist sie nicht erlaubt. Vor der Partie erlaubt sie die Einstellung live-pgn."
        }
        Line::MarkLiveFailed => "Die Datei der Übertragung ist nicht zu schreiben: {0}. Die Partie geht weiter.",
        Line::MarkCopyFailed => {
            "Die zweite Aufzeichnung lässt sich nicht schreiben. Die Partie geht weiter, es wird weiter versucht."
        }
        Line::MarkSignedWithKey => "Unterschrieben mit dem Schlüssel {0}. Die Unterschrift: {1}",
        Line::MarkNoKey => {
            "Auf keinem Stick liegt ein Schlüssel. Einen macht vor der Partie: anna-hector journal key STICK/arbiter.key"
        }
        Line::MarkNotSigned => "Nicht unterschrieben: {0}",
        Line::SealFocus => "Tastatur bei anderem Fenster: {0}, zusammen {1}.",
        Line::SealStandstills => "Programm stand still: {0}, zusammen {1}.",
        Line::SealTools => "Daneben gestartet: {0}.",
        Line::MarkFocusLost => "Ein anderes Fenster hat die Tastatur.",
        Line::MarkFocusBack => "Das Fenster der Partie hat die Tastatur wieder.",
        Line::MarkToolRefused => "Neben der Partie wurde gestartet und abgewiesen: {0}.",
        Line::MarkToolAllowed => "Neben der Partie wurde mit der PIN des Schiedsrichters gestartet: {0}.",
        Line::MarkToolRead => "Ein Werkzeug hat die Aufzeichnung dieser Partie gelesen: {0}.",
        Line::CompetitionElsewhere => {
            "Auf diesem Rechner wird ein Wettkampf gespielt: {0} gegen {1}. Der Schiedsrichter kann ein zweites Fenster mit --pin und seiner PIN starten."
        }
        Line::MarkWallClock => "Die Rechneruhr wurde um {0} verstellt. Die Schachuhr folgt ihr nicht.",
        Line::MarkBatteryLow => "Akku: noch {0} Prozent. Bitte ans Netz.",
        Line::MarkDiskNearlyFull => "Der Speicher ist fast voll: noch {0} Megabyte.",
        Line::MarkSensed => "Das elektronische Brett von {0} sieht anderes als aufgezeichnet:",
        Line::MarkSensedMany => "Das elektronische Brett von {0} weicht von der Aufzeichnung ab. Felder: {1}.",
        Line::MarkSensedAgrees => "Das elektronische Brett von {0} stimmt wieder mit der Aufzeichnung überein.",
        Line::MarkLiftSensed => "Das elektronische Brett von {0} hat gesehen: {1} {2} abgehoben, für {3}.",
        Line::MarkSensorLost => "Vom elektronischen Brett kommt nichts: {0}.",
        Line::MarkSensorBack => "Das elektronische Brett ist wieder da: {0}.",
        Line::NoClock => "Diese Partie wird ohne Uhr gespielt.",
        Line::OwnFlagDown => "Ihre eigene Zeit ist auch abgelaufen. Rufen Sie den Schiedsrichter.",
        Line::FlagIsThePlayers => "Hier beanspruchen nur die Spieler die Zeitüberschreitung.",
        Line::SettingStands => {
            "Die Einstellung der Uhr bleibt nach so vielen Zügen. Nennen Sie den Grund, wenn der Zeitplan leidet."
        }
        Line::NoQuickplay => "Die Regeln der Endspurtphase gelten jetzt nicht. Rufen Sie den Schiedsrichter.",
        Line::TwoMinutesOrMore => "Dafür müssen weniger als zwei Minuten auf Ihrer Uhr sein.",
        Line::ClaimWaits => "Ein Antrag wartet schon auf den Schiedsrichter.",
        Line::NoClaim => "Es wartet kein Antrag.",
        Line::CannotPostpone => {
            "Diese Entscheidung kann nicht zurückgestellt werden. Geben Sie statt oder weisen Sie ab."
        }
        Line::AlreadyHere => "Nicht vermerkt: {0} war schon am Brett.",
        Line::EndsByBothFlags => "Remis: beide Zeiten sind abgelaufen.",
        Line::EndsByDefault => "{0} gewinnt kampflos.",
        Line::EndsByDefaultBoth => "Beide verlieren: niemand war da.",
        Line::EndsByPenalty => "{0} gewinnt: der Schiedsrichter hat die Partie für verloren erklärt.",
        Line::EndsByPenaltyBoth => "Beide verlieren durch Entscheidung des Schiedsrichters.",
        Line::EndsByPenaltyHalf => "Die Partie ist verloren; {0} erhält einen halben Punkt.",
        Line::EndsByQuickplay => "Remis: der Schiedsrichter hat dem Antrag stattgegeben.",
        Line::MovesToControl => "Noch {0} Züge bis zur Zeitkontrolle.",
        Line::OneMoveToControl => "Noch ein Zug bis zur Zeitkontrolle.",
        Line::LastPeriod => "Keine weitere Zeitkontrolle.",
        Line::WhoseTurn => "{0} ist am Zug.",
        Line::NoIncrement => "Kein Zuschlag.",
        Line::ControlWhole => "{0} für die Partie",
        Line::ControlMoves => "{1} für {0} Züge",
        Line::ControlOneMove => "{0} für einen Zug",
        Line::ControlRest => "{0} für den Rest",
        Line::ControlAgain => "und so fort",
        Line::ControlIncrement => "{0} je Zug dazu",
        Line::ControlDelay => "{0} Aufschub je Zug",
        Line::ControlBronstein => "bis zu {0} je Zug zurück",
        Line::LetterAcute => "{0} Akut",
        Line::LetterGrave => "{0} Gravis",
        Line::LetterCircumflex => "{0} Zirkumflex",
        Line::LetterDiaeresis => "{0} Trema",
        Line::LetterTilde => "{0} Tilde",
        Line::LetterCedilla => "{0} Cedille",
        Line::LetterCaron => "{0} Hatschek",
        Line::LetterStroke => "{0} Strich",
        Line::LetterRing => "{0} Ring",
        Line::LetterOgonek => "{0} Ogonek",
        Line::LetterBreve => "{0} Breve",
        Line::LetterMacron => "{0} Makron",
        Line::LetterDot => "{0} Punkt",
        Line::LetterDoubleAcute => "{0} Doppelakut",
        Line::LetterComma => "{0} Komma",
        Line::LetterLigature => "{0} Ligatur",
        Line::LetterHyphen => "Bindestrich",
        Line::LetterApostrophe => "Apostroph",
        Line::PadPageWalk => "Hoch und runter wählen.",
        Line::PadLetters => {
            "Hoch und runter wählen, rechts ist ein Leerzeichen, ein Schritt nach links löscht, Akzente mit {0}."
        }
        Line::PadLettersByStick => {
            "Hoch und runter wählen, rechts ist ein Leerzeichen, ein Schritt nach links löscht, Akzente mit dem Stick zur Seite oder mit {0}."
        }
        Line::PartsOpen => "Bedenkzeit Stück für Stück.",
        Line::PartsChange => "Links und rechts ändern.",
        Line::PadPartsChange => "Links und rechts ändern um eins, der Stick zur Seite um zehn.",
        Line::PartsForBoth => "Für beide gleich.",
        Line::PartsForEach => "Für jeden eine eigene.",
        Line::PartsPeriod => "Abschnitt {0}: {1}",
        Line::PartsMoves => "{0} Züge",
        Line::PartsOneMove => "ein Zug",
        Line::PartsRest => "für den Rest",
        Line::PartsIncrement => "Zuschlag",
        Line::PartsDelay => "Aufschub",
        Line::PartsBronstein => "Bronstein",
        Line::PartsAdd => "Noch ein Abschnitt.",
        Line::PartsRemove => "Ohne den letzten Abschnitt.",
        Line::SetupControlOf => "Bedenkzeit von {0}:",
        Line::SetupControlBoth => "Bedenkzeit:",
        Line::SetupNoClock => "Ohne Uhr.",
        Line::ControlNoMoves => "Bei {0} fehlt eine Zahl von Zügen.",
        Line::ControlNoMinutes => "Bei {0} fehlt eine Zahl von Minuten.",
        Line::ControlNoSeconds => "Bei {0} fehlt eine Zahl von Sekunden.",
        Line::ControlNoBonus => "{0} ist kein Zeitzuschlag.",
        Line::ControlNoTime => "{0} gibt gar keine Zeit.",
        Line::ControlNeverReached => "Nach {0} kann nichts mehr kommen, denn es gilt für den Rest der Partie.",
        Line::ControlTooLong => "{0} ist länger als neunundneunzig Stunden.",
        Line::ControlEmpty => "Die Bedenkzeit fehlt.",
        Line::ControlForExample => "Zum Beispiel: neunzig plus dreißig.",
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
        Line::SetupDefaultTime => "Wartezeit: {0}.",
        Line::SetupDefaultTimeZero => "Keine Wartezeit.",
        Line::SetupDefaultTimeMissing => "Keine Wartezeit ist eingetragen, und Artikel {0} verlangt eine.",
        Line::SetupDefaultTimeByLaws => "Wartezeit, wie die Regeln sie vorsehen.",
        Line::SetupPinNone => "Ohne PIN des Schiedsrichters.",
        Line::SetupPinDrawn => {
            "PIN des Schiedsrichters: wird ausgelost und nur ihm gezeigt. Oder vier bis acht Ziffern tippen."
        }
        Line::PinCallArbiter => {
            "Bitte den Schiedsrichter rufen. Nur er darf jetzt auf den Bildschirm sehen. F9 zeigt seine PIN, Escape geht zurück."
        }
        Line::PinVoid => "Die zuvor gezeigte PIN gilt nicht mehr.",
        Line::PinShown => {
            "Die PIN des Schiedsrichters steht nur dieses eine Mal auf dem Bildschirm. Hat er sie aufgeschrieben, beginnt F9 die Partie."
        }
        Line::SetupPinSet => "PIN des Schiedsrichters gesetzt, {0} Ziffern.",
        Line::SetupPinShort => "PIN des Schiedsrichters: bisher {0}. Vier bis acht Ziffern sind nötig.",
        Line::ConfirmClaimDraw => "Remis in der Endspurtphase beanspruchen?",
        Line::ConfirmAskExtraTime => "Um Zeit je Zug bitten? Das ist auch ein Remisangebot.",
        Line::ArbiterPageShown => "Seite des Schiedsrichters. F9 führt zurück zum Brett.",
        Line::AssistantPageShown => "Seite des Assistenten. F11 führt zurück zum Brett.",
        Line::Chess960Start => "Schach960, Stellung {0}.",
        Line::Chess960Range => "Es gibt die Stellungen 0 bis 959: bitte eine solche Zahl tippen.",
        Line::SetupChess960Off => {
            "Gewöhnliche Grundstellung. Pfeil rechts lost eine Stellung von Schach960 aus, Ziffern wählen eine."
        }
        Line::NoDraw => "Die Auslosung ist nicht möglich: bitte die Zahl mit anderen Mitteln ziehen und tippen.",
        Line::PleaseSeal => "{0} gibt jetzt einen Abgabezug ab.",
        Line::MoveSealed => "Der Abgabezug liegt im Umschlag. Er lässt sich ändern, bis die Uhr gedrückt ist.",
        Line::GameAdjourned => "Die Partie ist abgebrochen. Den Abgabezug hat {0}.",
        Line::MarkEnvelope => "Umschlag mit dem Abgabezug von {0}, Zug {1}.",
        Line::ReplySealed => "{0} hat die Antwort versiegelt abgegeben.",
        Line::ResumptionBegins => "Die Partie wird wieder aufgenommen.",
        Line::SealedMoveIs => "Der Abgabezug von {0}: {1}.",
        Line::SealedMoveUnclear => "Der Abgabezug von {0} bezeichnet keinen eindeutigen Zug.",
        Line::EnvelopeLost => "Der Umschlag ist verloren. {0} gibt an, welcher Zug darin war.",
        Line::EndsBySealedMove => "{0} gewinnt durch den ungültigen Abgabezug.",
        Line::EndsBySealedMoveDrawn => "Remis: der Abgabezug ist ungültig, doch Matt ist nicht möglich.",
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
        Line::StepSeal => "Geben Sie Ihren Zug verdeckt ein.",
        Line::StepCloseEnvelope => "Drücken Sie die Uhr: dann ist der Umschlag zu.",
        Line::StepAwaitSealing => "Der andere gibt seinen Zug verdeckt ab.",
        Line::StepAwaitResumption => "Der Umschlag wartet auf die Öffnung durch den Schiedsrichter.",
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
        Line::MoveInEnvelope => "Ihr Zug liegt im Umschlag. Zum Ändern geben Sie dort einen anderen ab.",
        Line::SealedOnBoard => "Der Zug auf dem Brett gilt als Abgabezug: drücken Sie die Uhr.",
        Line::EnvelopeClosed => "Der Umschlag ist zu, der Zug steht fest.",
        Line::PassphraseNeeded => "Das Kennwort fehlt: der Schiedsrichter gibt es noch einmal ein.",
        Line::WrongPassphrase => "Dieses Kennwort öffnet den Umschlag nicht. Der Umschlag bleibt zu.",
        Line::EnvelopeDamaged => {
            "Der Umschlag ist beschädigt: erklären Sie ihn für verloren, oder legen Sie eine Kopie zurück."
        }
        Line::NoEnvelope => "Es liegt kein Umschlag vor.",
        Line::ReplyingPlayerAbsent => "{0} fehlt noch: der Umschlag bleibt bis dahin zu.",
        Line::OpenFirst => {
            "Öffnen Sie erst den Umschlag: ein Abgabezug, der die Partie beendet, gilt. Anders nur mit Begründung."
        }
        Line::DeclareInstead => "Der Umschlag ist verloren: der Spieler gibt seinen Zug an.",
        Line::ResumedAlready => "Die Partie ist schon wieder aufgenommen: öffnen Sie den Umschlag.",
        Line::PeriodBegins => "Die nächste Phase beginnt.",
        Line::LastMinute => "Letzte Minute.",
        Line::SetupCalls => "Selbsttätige Zeitansagen für {0}:",
        Line::CallsOff => "keine",
        Line::CallLeft => "noch {0}",
        Line::CallEvery => "alle {0}",
        Line::CallPeriods => "neue Phase",
        Line::CallAsChime => "als kurzer Klang",
        Line::BatteryLevel => "Akku {0} Prozent.",
        Line::BatteryNone => "Kein Akku bekannt.",
        Line::EndsByThreefold => "Remis: dreimal dieselbe Stellung.",
        Line::EndsByFiftyMoves => "Remis: fünfzig Züge ohne Schlagen und ohne Bauernzug.",
        Line::EndsByFivefold => "Remis: fünfmal dieselbe Stellung.",
        Line::EndsBySeventyFive => "Remis: fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug.",
        Line::EndsByIllegalMoves => "{0} gewinnt: regelwidriger Zug des Gegners.",
        Line::EndsByIllegalMovesDrawn => "Remis: regelwidriger Zug, aber der Gegner kann nicht mattsetzen.",
        Line::EndsAnnulled => "Die Partie wird annulliert. Es wird eine neue gespielt.",
        Line::ClaimsThreefold => "{0} beansprucht Remis: dreimal dieselbe Stellung. Die Uhren stehen.",
        Line::ClaimsThreefoldWith => {
            "{0} beansprucht Remis: mit {1} entsteht dieselbe Stellung zum dritten Mal. Die Uhren stehen."
        }
        Line::ClaimsFiftyMoves => "{0} beansprucht Remis: fünfzig Züge. Die Uhren stehen.",
        Line::ClaimsFiftyMovesWith => "{0} beansprucht Remis: mit {1} sind es fünfzig Züge. Die Uhren stehen.",
        Line::ClaimsIllegalMove => "{0} beanstandet einen regelwidrigen Zug. Die Uhren stehen.",
        Line::ClaimsTouch => "{0} beanstandet: die Figur auf {1} ist berührt. Die Uhren stehen.",
        Line::MarkClaimRight => "Der Anspruch ist nach der Aufzeichnung richtig.",
        Line::MarkClaimAfterPly => "Nach Zug {0}, {1}.",
        Line::MarkClaimAtStart => "In der Anfangsstellung.",
        Line::MarkClaimIllegalPly => "Zug {0}, {1}, ist regelwidrig.",
        Line::MarkClaimForArbiter => "Das zeigt die Aufzeichnung nicht: der Schiedsrichter urteilt.",
        Line::MarkGrantWithGrounds => {
            "Was Sie selbst gesehen haben, etwa zwei Hände: zuerst den Grund eintragen, dann Antrag annehmen."
        }
        Line::MarkBoardsDiffered => {
            "Die Bretter standen vorher verschieden: nach Artikel {0} werden sie berichtigt. Soll der Zug trotzdem zählen: zuerst den Grund eintragen, dann Antrag annehmen."
        }
        Line::MarkNotOnMove => "Falsch: wer beansprucht, ist nicht am Zug.",
        Line::MarkClaimAfterTouch => "Falsch: er hat schon berührt oder gezogen.",
        Line::MarkIntendedIllegal => "Falsch: der aufgeschriebene Zug ist regelwidrig.",
        Line::MarkOnlySoOften => "Falsch: die Stellung gab es nur so oft: {0}.",
        Line::MarkOnlySoLong => "Falsch: volle Züge ohne Schlagen und Bauernzug: {0}.",
        Line::MarkNoIllegalMove => "Falsch: die Aufzeichnung zeigt keinen regelwidrigen Zug des Gegners.",
        Line::MarkAnswered => "Zu spät: der Zug ist beantwortet und bleibt stehen.",
        Line::MarkTouchedSince => "Zu spät: wer beansprucht, hat selbst schon berührt.",
        Line::MarkTouchKept => "Der vollendete Zug hält sich an die berührte Figur: nichts ist zurückzunehmen.",
        Line::MarkCastlingFree => {
            "König und Turm waren zur Rochade berührt. Sie ist regelwidrig, und der König hat keinen Zug: frei ist jeder regelgemäße Zug."
        }
        Line::MarkTouchFree => {
            "Keine berührte Figur konnte ziehen oder geschlagen werden: jeder regelgerechte Zug stand frei."
        }
        Line::IllegalMoveFound => "Zug {0}, {1}, war regelwidrig.",
        Line::RulingWithdrawn => "Berichtigt. Nicht {0}",
        Line::PawnBecameQueen => "Der Bauer wird durch eine Dame ersetzt.",
        Line::IrregularStart => "Die Anfangsstellung war falsch.",
        Line::IrregularBoard => "Das Brett lag falsch.",
        Line::PositionTransferred => "Die Stellung wird übertragen.",
        Line::IrregularColours => "Die Farben waren vertauscht.",
        Line::IrregularPieces => "Steine sind verschoben. Die Stellung wird wiederhergestellt.",
        Line::MarkTouchBroken => "{0} hat {1} berührt und zieht anders.",
        Line::MarkAdjusts => "{0} rückt {1} zurecht.",
        Line::MarkOfferAtWrongMoment => "Remis zur falschen Zeit angeboten von {0}; das Angebot gilt.",
        Line::MarkSigned => "{0} hat die Partieformulare unterschrieben.",
        Line::AgreementForbidden => "Das Turnier erlaubt jetzt kein vereinbartes Remis. Rufen Sie den Schiedsrichter.",
        Line::AgreementAllowed => "Remis vereinbaren ist schon erlaubt.",
        Line::CountedAlready => "Dieser Zug zählt schon.",
        Line::NameSideAndMove => "Bitte Seite und Zug nennen.",
        Line::NotIllegal => "Die Aufzeichnung zeigt dort keinen regelwidrigen Zug.",
        Line::IllegalIsThePlayers => {
            "Hier greift der Schiedsrichter nicht von selbst ein: der Gegner beansprucht es, bevor er zieht."
        }
        Line::TooLateForIllegal => "Der Zug ist beantwortet und bleibt stehen, wenn nicht beide Spieler anders wollen.",
        Line::TouchedPieceMoves => "Berührt ist {0}: diese Figur zieht oder wird geschlagen.",
        Line::IntendedMoveStands => "Aufgeschrieben ist {0}; dieser Zug ist zu spielen.",
        Line::IntendedMoveDue => "Aufgeschrieben ist {0}. Dieser Zug ist zu spielen, wenn er regelgerecht ist.",
        Line::MarkIntentionBroken => "{0} hatte {1} aufgeschrieben und zieht anders.",
        Line::MarkLeftUnpressed => "{0} hat nicht gedrückt, der Gegner hat geantwortet.",
        Line::MarkReplacedIllegal => "{0} hat den regelwidrigen Zug {1} vor dem Drücken ersetzt.",
        Line::MarkReplacedLegal => "{0} hat {1} ersetzt. Der Zug war regelgemäß und steht nach Artikel {2} fest.",
        Line::MarkReplacedBound => "{0} hat {1} ersetzt. Dieser Zug war gegen Artikel {2}.",
        Line::MarkMisspoken => "{0} hat {1} gesagt. Die Figur steht anders: {2}.",
        Line::MarkByAssistant => "Das gibt der Assistent von {0} an.",
        Line::DecisionIsFinal => "Die Entscheidung darüber ist endgültig, nach Artikel {0}.",
        Line::MarkByArticle => "Nach Artikel {0}.",
        Line::MarkWrongClaimCosts => "Ein falscher Anspruch gibt dem Gegner nach Artikel {0} mehr Zeit: {1}.",
        Line::IrregularHands => "Mit zwei Händen gezogen.",
        Line::IrregularPosition => "Die Stellung ist regelwidrig.",
        Line::MarkAssistantLacking => {
            "Sehbehindert gegen hörbehindert: Artikel {0} verlangt einen Assistenten, und keiner ist eingetragen."
        }
        Line::MarkPromotionStays => "Nach Artikel {0} wird der Bauer auf {1} umgewandelt; die Figur ist frei.",
        Line::RemedyGoesOn => "Nach Artikel {0} geht die Partie weiter.",
        Line::RemedyTransfer => "Nach Artikel {0} kommt die Stellung auf ein richtig liegendes Brett.",
        Line::RemedyPutBack => "Nach Artikel {0} stellt, wer sie verschoben hat, die Figuren auf eigene Zeit zurück.",
        Line::RemedyPowers => "Artikel {0}: das liegt bei den allgemeinen Befugnissen des Schiedsrichters.",
        Line::RemedyFindIllegal => "Nach Artikel {0} ist der regelwidrige Zug zu suchen, der dazu geführt hat.",
        Line::RemedyLeftToPlayers => "Nach Artikel {0} folgt nichts, wenn kein Spieler reklamiert.",
        Line::RemedyDraw => {
            "Nach Artikel {0} ist die Partie remis, wenn sie nach dem nächsten vollendeten Zug noch so ist."
        }
        Line::NoCastlingKingAndQueen => "Standen König und Dame vertauscht, rochiert diese Seite nicht.",
        Line::NoCastlingKing => "Stand der König falsch, rochiert diese Seite nicht.",
        Line::NoCastlingRook => "Mit einem Turm, der falsch stand, wird nicht rochiert.",
        Line::EndsByIllegalPosition => "Remis: die Stellung ist regelwidrig.",
        Line::TouchIsThePlayers => "Über Berührtes entscheidet der Schiedsrichter hier nur, wenn ein Spieler ihn ruft.",
        Line::NotOver => "Die Partie ist noch nicht zu Ende.",
        Line::AlreadySigned => "Schon unterschrieben.",
        Line::BoardsCompared => "Die Bretter werden abgeglichen.",
        Line::TellSquareAndPiece => {
            "Bitte Feld und Figur mit ihrer Farbe nennen, zum Beispiel: Eva vier weißer Bauer. Oder: Eva vier leer."
        }
        Line::SquareToldTwice => "{0} ist zweimal genannt. Bitte noch einmal ansagen.",
        Line::BoardTaken => "Stellung aufgenommen.",
        Line::SquareByRecord => "Nach der Aufzeichnung: {0}",
        Line::BoardsDiffer => "Die Bretter stehen verschieden.",
        Line::SheetTaken => "Partieformular von {0} aufgenommen. Züge: {1}.",
        Line::EntryTaken => "Partieformular von {0}: Zug {1}, {2}, aufgenommen.",
        Line::SheetByPlayer => "Das Partieformular von {0} hat der Spieler selbst geschrieben.",
        Line::SheetByAssistant => "Das Partieformular von {0} hat der Assistent geschrieben.",
        Line::SheetByRecording => "Das Partieformular von {0} stammt aus einer Aufnahme.",
        Line::SheetByProgram => {
            "Das Partieformular von {0} hat das Programm aus den Ansagen geschrieben. Es ist kein unabhängiger Beleg."
        }
        Line::MarkRefusedMove => {
            "{0} passt nicht auf das Brett des Spielers, ist aber nach der Aufzeichnung möglich. Die Bretter können verschieden stehen."
        }
        Line::MarkOddRepetition => "Wiederholt wurde {0}. Die Bretter können verschieden stehen.",
        Line::PositionCounts => "Es gilt die Stellung nach Zug {0}, {1}.",
        Line::StartCounts => "Es gilt die Anfangsstellung.",
        Line::CompareBoards => "Bitte beide Bretter Reihe für Reihe vergleichen und bestätigen.",
        Line::RankReads => "Reihe {0}:",
        Line::BoardConfirmed => "Die Stellung stimmt.",
        Line::ClocksStay => "Die Uhren bleiben, wie sie stehen.",
        Line::ClockTimesUnknown => {
            "Wie die Uhren dort standen, ist nicht vermerkt. Bitte die Uhren stellen und den Abgleich mit diesen Zeiten beenden."
        }
        Line::Reconciled => "Der Abgleich ist beendet. Unter beide Partieformulare wird ein Strich gezogen.",
        Line::ReconciliationOff => "Der Abgleich ist abgebrochen. An der Partie hat sich nichts geändert.",
        Line::StepTell => "Abgleich: sagen Sie an, was auf Ihrem Brett steht, bis der Schiedsrichter entscheidet.",
        Line::StepConfirmDone => "Danach bestätigen.",
        Line::StepAwaitOther => "Warten Sie, bis das andere Brett stimmt.",
        Line::StepCompare => "Vergleichen Sie Ihr Brett mit der Stellung, die gilt, und bestätigen Sie.",
        Line::ReconcileFirst => "Die Bretter werden abgeglichen. Das kommt zuerst.",
        Line::NotReconciling => "Es läuft kein Abgleich. Bitte zuerst beginnen.",
        Line::DecideFirst => "Der Schiedsrichter entscheidet zuerst, welche Stellung gilt.",
        Line::CorrectFirst => "Zuerst müssen beide Bretter stimmen und bestätigt sein.",
        Line::GroundsNeeded => "Andere Zeiten als die vorgeschlagenen brauchen einen Grund. Bitte angeben.",
        Line::ManualBoards => {
            "Verschiedene Bretter. Steuerung U und dann Y halten die Uhren an und beginnen den Abgleich. Mit I sagen Sie an, was auf Ihrem Brett steht, Feld für Feld, Reihe für Reihe oder alle Figuren. Der Schiedsrichter entscheidet, welche Stellung gilt. Jede Berichtigung wird angesagt. Die Eingabetaste bestätigt sie."
        }
        Line::PadLifted => "{1}: {0} in der Hand.",
        Line::PadPutBack => "Wieder abgestellt.",
        Line::PadReadBack => "Das wäre: {0}.",
        Line::PadPromotion => "Umwandlung {0}.",
        Line::PadNoPromotion => "Keine Umwandlung.",
        Line::PadHere => "Gamepad verbunden: {0}.",
        Line::PadGone => "Gamepad getrennt: {0}.",
        Line::AnnouncedOtherwise => {
            "Noch nicht angesagt: der Spieler hat {1} eingegeben, Sie sagen {0} an. Dieselbe Ansage noch einmal gilt."
        }
        Line::PressedOtherwise => {
            "Angesagt: {0}. Eingegeben: {1}. Lassen Sie die Ansage berichtigen, oder nehmen Sie den eingegebenen Zug zurück. Noch einmal drücken: so bleibt es."
        }
        Line::AssistantCorrects => {
            "Ihr Assistent berichtigt gerade die Ansage {0}. Warten Sie, bis er bestätigt. Noch einmal drücken: die Ansage bleibt."
        }
        Line::StartWaits => "Der Raum hört noch zu. Die Uhr läuft mit dem letzten Wort. Noch einmal: sofort.",
        Line::PlayerEnters => {
            "Ihr Spieler gibt gerade einen anderen Zug ein. Warten Sie, bis er bestätigt. Noch einmal drücken: es bleibt, wie es ist."
        }
        Line::GoOnByKeyboard => "Weiter mit der Tastatur.",
        Line::NoDeviceLeft => "Kein anderes Gerät gehört Ihnen. Bitte den Schiedsrichter rufen.",
        Line::PadAsk => "{0}: Knopf drücken.",
        Line::PadPressNew => "Neuer Knopf für {0}?",
        Line::PadBound => "{0}: {1}.",
        Line::PadUnbound => "{0}: kein Knopf.",
        Line::PadStickMiddle => "{0}: Mitte {1} Prozent.",
        Line::NoneSuch => "Keine.",
        Line::PadNeedsChord => "Dafür muss ein anderer Knopf dazu gehalten werden.",
        Line::PadKeepsNeeded => "Sonst hätte {0} keinen Knopf. Bitte einen anderen nehmen.",
        Line::PadConfirms => "{0}: ja. {1}: nein.",
        Line::PadOffered => "Angebot für {0}: {1}. Angenommen wird mit den Tasten dieses Geräts; jede sagt, wie.",
        Line::PadHold => "{0} gedrückt halten, dann die Taste drücken, die genannt wird.",
        Line::PadProve => "Jetzt {0} drücken.",
        Line::PadNotProved => "Nicht diese Taste oder nicht dieses Gamepad. Noch einmal von vorn.",
        Line::PadHeldConfirms => "{0} gedrückt halten: ja. {1}: nein.",
        Line::PadListTakes => "Hier ist eine Liste offen. {0} nimmt, {1} verlässt sie.",
        Line::PadResume => "Unbeendete Partien: {0}. {1} setzt die Partie fort, {2} lässt alle liegen.",
        Line::PadSetupVoice => "Eigene Aussprache von {0}: {1} lernt ein, links löscht.",
        Line::PadTeachWelcome => {
            "Einlernen. Nach jedem Wort, das Sie hören, sprechen Sie es nach, dreimal. Links: das Wort von vorn; was gelernt ist, bleibt. {0} hört auf."
        }
        Line::PadTalkHeld => "Zum Sprechen halten: {0}.",
        Line::PadTellAdvice => "{0} meldet es, {1} verwirft.",
        Line::PadChess960Off => "Gewöhnliche Grundstellung. Rechts lost eine Stellung von Schach960 aus.",
        Line::PadResumeOne => "Eine unbeendete Partie. {0} setzt sie fort, {1} lässt sie liegen.",
        Line::PadManual => "Handbuch. Ab und auf blättern, {0} schließt.",
        Line::PadClaims => "Ansprüche. Ab und auf wählt, {0} nimmt.",
        Line::PadPoint => "Gehen Sie zum Feld, {0} nimmt es.",
        Line::SetupDrill => "Den Ablauf eines Zuges üben.",
        Line::DrillWelcome => {
            "Übung. Der Gegner spielt eine eingeübte Partie. Ihr Zug wird Ihnen genannt: ansagen und drücken. Dann seinen Zug wiederholen und ausführen. Fehler werden gezählt. Wer aufgibt, beendet die Übung."
        }
        Line::DrillMove => "Ihr Zug: {0}.",
        Line::DrillOtherMove => "Gefragt war: {0}. Noch können Sie berichtigen.",
        Line::DrillClean => "Übung beendet. Kein Fehler.",
        Line::DrillSlips => "Übung beendet. Fehler: {0}.",
        Line::SlipOtherMove => "Falscher Zug: {0}.",
        Line::SlipPromotion => "Umwandlungsfigur vergessen: {0}.",
        Line::SlipPressFirst => "Gedrückt vor der Ansage: {0}.",
        Line::SlipNoPress => "Drücken vergessen: {0}.",
        Line::SlipNoRepetition => "Wiederholen vergessen: {0}.",
        Line::SlipRepeatedOtherwise => "Falsch wiederholt: {0}.",
        Line::SlipNoExecution => "Ausführen vergessen: {0}.",
        Line::SlipExecutedOtherwise => "Falsch ausgeführt: {0}.",
        Line::SlipNotDue => "Nicht an der Reihe: {0}.",
        Line::PadProfileBroken => "Fehler in der Belegung, Zeile {0}.",
        Line::FlagFelt => "Zeit abgelaufen.",
        Line::ManualPad => {
            "Gamepad: Der untere Knopf nimmt, setzt ab und sagt ja. Der rechte Knopf verwirft und sagt nein. Der rechte Abzug sagt den Zug an und tut, was ansteht. Rechter Stick gedrückt: alle Befehle."
        }
        Line::ManualFelt => {
            "Fühlbare Uhr. Linke Schulter und oberer Knopf: eigene Zeit. Rechte Schulter: die des Gegners. Lang ist eine Viertelstunde, kurz fünf Minuten. Nach einem Auftakt eine Minute, nach zweien zehn Sekunden. Flattern: Zeit abgelaufen."
        }
        Line::StepDeclareSealed => "Der Umschlag ist verloren: nennen Sie Ihren Abgabezug.",
        Line::ClaimsOpened => "Ansprüche. Pfeil ab und auf wählt, Eingabetaste nimmt.",
        Line::NothingToClaim => "Jetzt ist nichts zu beanspruchen.",
        Line::PointAtSquare => "Gehen Sie zum Feld, Eingabetaste nimmt es.",
        Line::EnterConfirms | Line::ReadBackConfirms => "Eingabetaste: ja. Escape: nein.",
        Line::EntryStands => "Zug auf dem Bildschirm: {0}. Noch nicht angesagt.",
        Line::EntryTakenBack => "Vom Bildschirm zurückgenommen: {0}.",
        Line::MarkEntryTakenBack => "Vor der Ansage vom Bildschirm zurückgenommen von {0}: {1}.",
        Line::NoEntry => {
            "Zurücknehmen lässt sich nur ein Zug, der noch nicht angesagt ist. Sonst rufen Sie den Schiedsrichter."
        }
        Line::ConfirmBoardsDiffer => "Die Bretter vergleichen? Die Uhren werden angehalten.",
        Line::ConfirmExecutedOtherwise => "Angesagt ist {0}. Auf Ihrem Brett ausgeführt: {1}?",
        Line::ConfirmRepeatedOtherwise => "Angesagt ist {0}. Trotzdem wiederholen: {1}?",
        Line::ConfirmHandKeyboard => "Die Tastatur dem Assistenten geben?",
        Line::ConfirmPressWithoutMove => {
            "Ihr Zug ist noch nicht gezeigt, später geht das nicht. Trotzdem die Uhr drücken?"
        }
        Line::ConfirmPressWithoutPiece => "Ohne Umwandlungsfigur ist der Zug regelwidrig. Trotzdem die Uhr drücken?",
        Line::WhichNewPiece => "Welche Figur für den Bauern?",
        Line::TouchRecorded => "Berührt: {0} {1}.",
        Line::AdjustRecorded => "Zurechtrücken: {0} {1}.",
        Line::EscapeWithdraws => "Escape widerruft.",
        Line::PadWithdraws => "{0} widerruft.",
        Line::TouchWithdrawn => "Widerrufen, nicht berührt: {0} {1}.",
        Line::AdjustWithdrawn => "Widerrufen, kein Zurechtrücken: {0} {1}.",
        Line::MarkTouchWithdrawn => "Als Versehen widerrufen von {0}: {1} berührt.",
        Line::MarkAdjustWithdrawn => "Als Versehen widerrufen von {0}: {1} zurechtgerückt.",
        Line::NoPieceToTouch => "Auf {0} steht keine Figur. Gehen Sie zuerst zu der Figur.",
        Line::AlreadyTouched => {
            "Die Figur auf {0} ist schon als berührt vermerkt. Ziehen Sie, oder rufen Sie den Schiedsrichter."
        }
        Line::NothingToWithdraw => {
            "Widerrufen lässt sich nur, was Sie eben erst vermerkt haben. Sonst rufen Sie den Schiedsrichter."
        }
        Line::ItemWithdraw => "Was ich zuletzt vermerkt habe, war ein Versehen.",
        Line::ItemReplaces => "Ich setze einen anderen Zug.",
        Line::ListTakes => "Hier ist eine Liste offen. Eingabetaste nimmt, Escape verlässt sie.",
        Line::AnswerConfirms => "Y: ja. Escape: nein.",
        Line::AnswerHeldConfirms => "Y gedrückt halten: ja. Escape: nein.",
        Line::QuestionEnded => "Die Frage gilt nicht mehr.",
        Line::NothingAsked => "Es ist keine Frage offen.",
        Line::ConfirmSign => "{0} unterschreibt beide Partieformulare?",
        Line::PersonNamed => "{0}, {1},",
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
        Line::HomeByList => "Mit C: Formular unterschreiben, speichern, drucken, vorlesen.",
        Line::PadHomeByList => "{0}: Formular unterschreiben, speichern, drucken, vorlesen.",
        Line::SheetsByList => "Mit C: Formular speichern, drucken, vorlesen.",
        Line::PadSheetsByList => "{0}: Formular speichern, drucken, vorlesen.",
        Line::SavedAgain => "Gespeichert, am selben Ort.",
        Line::SavedInDocuments => "Gespeichert bei den Dokumenten.",
        Line::SavedOnOneStick => "Gespeichert auf dem Stick {0}. Noch einmal: auf den nächsten.",
        Line::SavedOnStick => "Auf dem Stick gespeichert.",
        Line::SavedIn => "Gespeichert in {0}.",
        Line::NoStick => "Es ist kein Stick da.",
        Line::NotSaved => "Nicht gespeichert. Näheres steht auf dem Bildschirm.",
        Line::SentToPrinter => "Beim Drucker.",
        Line::NotPrinted => "Nicht gedruckt. Näheres steht auf dem Bildschirm.",
        Line::ReadingOpened => "Eingabetaste: nächster Zug. Rücktaste: voriger. Escape: Ende.",
        Line::PadReading => "{0}: nächster Zug. {1}: voriger. {2}: Ende.",
        Line::NothingEntered => "{0}, {1}: kein Zug.",
        Line::ItemEmpty => "Leer.",
        Line::IrregularLost => "Die Abbruchstellung lässt sich nicht wiederherstellen.",
    }
}
