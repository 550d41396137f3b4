//! Français.
use shakmaty::{ByCastlingSide, ByColor, ByRole, Role};

use super::{
    Line, Request,
    table::{Gender, Joint, Notation, Numeral, Plural, Table, Unit},
    word::Word,
};

pub(super) static TABLE: Table = Table {
    ranks: ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"],
    roles: ByRole { pawn: "pion", knight: "cavalier", bishop: "fou", rook: "tour", queen: "dame", king: "roi" },
    pieces: ByColor {
        black: ByRole {
            pawn: "pion noir",
            knight: "cavalier noir",
            bishop: "fou noir",
            rook: "tour noire",
            queen: "dame noire",
            king: "roi noir",
        },
        white: ByRole {
            pawn: "pion blanc",
            knight: "cavalier blanc",
            bishop: "fou blanc",
            rook: "tour blanche",
            queen: "dame blanche",
            king: "roi blanc",
        },
    },
    one_piece: ByColor {
        black: ByRole {
            pawn: "un pion noir",
            knight: "un cavalier noir",
            bishop: "un fou noir",
            rook: "une tour noire",
            queen: "une dame noire",
            king: "un roi noir",
        },
        white: ByRole {
            pawn: "un pion blanc",
            knight: "un cavalier blanc",
            bishop: "un fou blanc",
            rook: "une tour blanche",
            queen: "une dame blanche",
            king: "un roi blanc",
        },
    },
    colors: ByColor { black: "Noirs", white: "Blancs" },
    to: "vers",
    takes: "prend",
    en_passant: "en passant",
    promotion: "promotion",
    check: "échec",
    mate: "mat",
    stands: &["elle est posée", "est posée", "elle est placée"],
    corrections: &[
        "non",
        "pardon",
        "attendez",
        "correction",
        "je corrige",
        "je veux dire",
        "je voulais dire",
        "je me suis trompé",
        "je me suis trompée",
        "plutôt",
        "ou plutôt",
        "mais",
    ],
    castling: ByCastlingSide { king_side: "petit roque", queen_side: "grand roque" },
    hour: Unit { one: "heure", many: "heures", gender: Gender::Feminine },
    minute: Unit { one: "minute", many: "minutes", gender: Gender::Feminine },
    second: Unit { one: "seconde", many: "secondes", gender: Gender::Feminine },
    plural: Plural::FromTwo,
    point: "virgule",
    numeral,
    joint: Joint::Spaced,
    letters: ByRole {
        pawn: None,
        knight: Some('C'),
        bishop: Some('F'),
        rook: Some('T'),
        queen: Some('D'),
        king: Some('R'),
    },
    notation: Notation {
        promotion: "=",
        en_passant: " e.p.",
        castling: ByCastlingSide { king_side: "0-0", queen_side: "0-0-0" },
    },
    template,
    request,
    aliases: &[
        ("pions", Word::Role(Role::Pawn)),
        ("reine", Word::Role(Role::Queen)),
        ("sur", Word::To),
        ("jusque", Word::To),
        ("prends", Word::Takes),
        ("capture", Word::Takes),
        ("mange", Word::Takes),
        ("passant", Word::EnPassant),
        ("promu", Word::Promotion),
        ("devient", Word::Promotion),
        ("roque", Word::Castling),
        ("petit", Word::Short),
        ("court", Word::Short),
        ("grand", Word::Long),
        ("long", Word::Long),
        ("côté", Word::Side),
        ("le", Word::Filler),
        ("la", Word::Filler),
        ("les", Word::Filler),
        ("de", Word::Filler),
        ("du", Word::Filler),
        ("depuis", Word::Filler),
        ("une", Word::Filler),
        ("et", Word::Filler),
        ("au", Word::Filler),
        ("va", Word::Filler),
        ("je", Word::Filler),
        ("joue", Word::Filler),
        ("déplace", Word::Filler),
        ("euh", Word::Filler),
        ("alors", Word::Filler),
    ],
};

const ONES: [&str; 20] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
    "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
];
const TENS: [&str; 5] = ["vingt", "trente", "quarante", "cinquante", "soixante"];
/// Before something else, and alone.
const HUNDREDS: [(&str, &str); 9] = [
    ("cent", "cent"),
    ("deux cent", "deux cents"),
    ("trois cent", "trois cents"),
    ("quatre cent", "quatre cents"),
    ("cinq cent", "cinq cents"),
    ("six cent", "six cents"),
    ("sept cent", "sept cents"),
    ("huit cent", "huit cents"),
    ("neuf cent", "neuf cents"),
];

/// The numbers of France: `soixante-dix`, `quatre-vingts`, `quatre-vingt-dix`.
fn numeral(n: u32, gender: Gender) -> Numeral {
    let (hundreds, rest) = ((n / 100) as usize, (n % 100) as usize);
    let hundreds = hundreds.checked_sub(1).map(|h| if rest == 0 { HUNDREDS[h].1 } else { HUNDREDS[h].0 });
    let one = match gender {
        Gender::Counting | Gender::Masculine => "un",
        Gender::Feminine => "une",
    };
    let rest = match rest {
        0 if hundreds.is_some() => None,
        1 => Some(one.into()),
        0..20 => Some(ONES[rest].into()),
        71 => Some("soixante et onze".into()),
        20..80 => {
            let (ten, left) = if rest < 70 { (TENS[rest / 10 - 2], rest % 10) } else { (TENS[4], rest - 60) };
            Some(match left {
                0 => ten.into(),
                1 => format!("{ten} et {one}").into(),
                _ => format!("{ten}-{}", ONES[left]).into(),
            })
        }
        80 => Some("quatre-vingts".into()),
        81 => Some(format!("quatre-vingt-{one}").into()),
        _ => Some(format!("quatre-vingt-{}", ONES[rest - 80]).into()),
    };
    Numeral { hundreds, rest }
}

/// What is said besides moves.
const fn request(request: Request) -> &'static [&'static str] {
    match request {
        Request::Yes => &["oui"],
        Request::No => &["non"],
        Request::SayAgain => &["répéter"],
        Request::Correct => &["corriger"],
        Request::ItStands => &["elle est posée"],
        Request::BothTimes => &["temps"],
        Request::OwnTime => &["mon temps"],
        Request::OpponentsTime => &["temps adverse"],
        Request::MoveNumber => &["numéro"],
        Request::LastMove => &["dernier coup"],
        Request::LastMoves => &["cinq derniers"],
        Request::OfferDraw => &["nulle", "proposer nulle"],
        Request::AcceptDraw => &["accepter", "accepter nulle"],
        Request::DeclineDraw => &["refuser", "refuser nulle"],
        Request::Resign => &["abandonner"],
        Request::StopClock => &["arrêter pendule"],
        Request::CallArbiter => &["arbitre"],
        Request::Square(_) => &["case"],
        Request::Where(_) => &["où est"],
        Request::Rank(_) => &["rangée"],
        Request::File(_) => &["colonne"],
    }
}

#[allow(clippy::too_many_lines, reason = "a table, one row a sentence")]
const fn template(line: Line) -> &'static str {
    match line {
        Line::PressHeldBack => "Annoncez d'abord, puis appuyez sur la pendule.",
        Line::RepeatFirst => "Répétez d'abord le coup de l'adversaire: {0}.",
        Line::ExecuteFirst => "Exécutez d'abord le coup de l'adversaire sur votre propre échiquier: {0}.",
        Line::NotYourTurn => "C'est aux {0} de jouer.",
        Line::PressedUnannounced => "Les {0} ont appuyé sur la pendule sans annoncer de coup.",
        Line::PressWaits => "Appui déjà fait. La pendule change à la fin de l'annonce. Corriger annule l'appui.",
        Line::PressTakenBack => {
            "L'appui est annulé, votre pendule continue. Corrigez l'annonce, puis appuyez de nouveau."
        }
        Line::NothingAnnounced => "Rien n'a encore été annoncé.",
        Line::NothingToRepeat => "Aucun coup annoncé n'est à répéter ou à exécuter.",
        Line::AlreadyAnnounced => "Déjà annoncé: {0}. Vous pouvez corriger avant d'appuyer sur la pendule.",
        Line::CorrectionTooLate => "Trop tard pour corriger. Appelez l'arbitre.",
        Line::CorrectionMustFitPiece => "La pièce est posée: {0}. Seule l'annonce peut suivre la pièce.",
        Line::Corrected => "Correction. Pas {0}, mais {1}.",
        Line::Differs => "Ce n'est pas pareil. Annoncé: {0}, répété: {1}.",
        Line::RepeatAgainFirst => "La répétition et l'annonce diffèrent. Répétez d'abord correctement, puis exécutez.",
        Line::AlreadyRepeated => "Déjà répété.",
        Line::AlreadyExecuted => "Déjà exécuté.",
        Line::AlreadyPlaced => "Déjà posé: {0}.",
        Line::ExecutedOtherwise => "Exécuté: {0}, annoncé: {1}.",
        Line::ClockRuns => "La pendule des {0} tourne.",
        // ---- hearing
        Line::Or => "{0} ou {1}",
        Line::AskFrom => "Depuis {0}?",
        Line::AskRole => "Quelle pièce: {0}?",
        Line::AskPromotion => "Promotion en quelle pièce?",
        Line::NothingSaid => "Rien n'a été dit.",
        Line::NotText => "Ce n'est pas un texte lisible.",
        Line::WordUnknown => "Le mot {0} n'est pas connu ici.",
        Line::NoArrival => "Il manque la case d'arrivée.",
        Line::MoveExample => "Par exemple: cavalier Gustav un vers Felix trois.",
        Line::WhichCastling => "Petit roque ou grand roque?",
        Line::CastlingByName => "Le roque s'annonce par son nom: {0}.",
        Line::NoneReaches => "{0} ne peut pas aller en {1}.",
        Line::DidYouMean => "Vouliez-vous dire {0}?",
        Line::AskFromWhere => "Depuis quelle case?",
        Line::NotUnderstood => "Pas compris.",
        Line::HeardWords => "Entendu: {0}. {1}",
        Line::HeardMove => "Compris: {0}.",
        Line::CorrectTo => "Corriger l'annonce: {0}?",
        Line::VoiceSealAlone => {
            "Le coup sous pli ne se dit que si personne ne peut l'entendre; sinon, I ouvre le champ du coup. Personne ne vous entend?"
        }
        Line::VoiceSealNow => "Dites le coup sous pli.",
        Line::UnfamiliarVoice => "Trop bas, ou ce n'est pas votre voix.",
        Line::SpokeTooLong => "Trop long. Dites seulement le coup.",
        Line::MicrophoneLost => "Le microphone n'est plus là. L'écran dit pourquoi. Continuez sans la parole.",
        Line::MicrophoneBack => "Le microphone est revenu.",
        Line::HearingMissing => "La parole n'est pas comprise. L'écran dit ce qui manque. Continuez sans la parole.",
        Line::RecogniserStopped => "La reconnaissance supplémentaire est en panne. L'écran dit pourquoi.",
        Line::RecogniserHears => "La reconnaissance supplémentaire comprend.",
        Line::RecogniserOpens => "La reconnaissance supplémentaire démarre encore.",
        Line::SetupNoRecogniser => "Pas de reconnaissance supplémentaire.",
        Line::SetupRecogniser => "Reconnaissance supplémentaire: {0}.",
        Line::RepetitionUnclear => "La répétition n'a pas été comprise. Confirmez-la avec le bouton.",
        Line::NoRecordingOf => "Il n'y a pas d'enregistrement du coup {0}.",
        Line::RecordingNotKept => "L'enregistrement n'a pas pu être gardé. La partie continue.",
        Line::SetupMicrophone => "Microphone des {0}: {1}.",
        Line::SetupRoomMicrophone => "Microphone de la salle: {0}.",
        Line::SetupSensor => "Échiquier électronique des {0}: {1}.",
        Line::SetupTalkHeld => "Parler en maintenant une touche: V ou Suppr.",
        Line::SetupTalkOpen => "Parler sans touche.",
        Line::SetupVoice => "Prononciation des {0}: Entrée lance l'apprentissage, Retour arrière efface.",
        Line::SpeakNow => "Parlez maintenant, s'il vous plaît.",
        Line::HearsWell => "Le microphone entend bien.",
        Line::HearsNothing => "Le microphone n'entend rien. Est-il coupé?",
        Line::HearsTooLittle => "Trop bas. Plus près du microphone, ou plus fort.",
        Line::HearsTooMuch => "Trop fort. Baissez le microphone, ou éloignez-vous.",
        Line::HearsNoise => "Trop de bruit. Plus près du microphone.",
        Line::TeachWelcome => {
            "Apprentissage. Répétez trois fois chaque mot entendu. Retour arrière: le mot depuis le début. Échap arrête; ce qui est appris reste."
        }
        Line::TeachAgain => "Encore une fois: {0}.",
        Line::TakeSilent => "Rien n'a été entendu.",
        Line::TakeTooShort => "Trop court.",
        Line::TakeTooLong => "Trop long, seulement le mot.",
        Line::TakeOtherWord => "Cela ressemblait à {0}.",
        Line::TakeUnlike => "C'était différent d'avant.",
        Line::TeachProgress => "{0} mots appris sur {1}.",
        Line::TeachTest => "Tout est appris. Maintenant l'essai: répétez ces coups.",
        Line::TeachCoreTest => "Tout ce qu'il faut pour les coups est appris. Maintenant l'essai: répétez ces coups.",
        Line::TeachOptional => "Les autres mots sont facultatifs.",
        Line::TeachResult => "{0} coups bien compris sur {1}.",
        Line::TeachOver => "Retour à la préparation de la partie.",
        Line::ConfirmForgetVoice => "Effacer vraiment votre prononciation?",
        Line::VoiceForgotten => "Votre prononciation est effacée.",
        Line::VoiceUnusable => "Votre prononciation n'est pas utilisable. L'écran dit pourquoi.",
        Line::ManualVoice => {
            "Dire les coups. Le microphone se choisit dans la préparation. Maintenez V ou Suppr, dites le coup, lâchez: il est annoncé. Si le programme pose une question, répondez oui ou non. Temps, dernier coup, case Eva quatre, nulle et abandonner sont compris aussi. Seule votre main appuie sur la pendule."
        }
        // ---- illegal moves
        Line::NothingThere => "Il n'y a pas de pièce en {0}.",
        Line::OpponentsPieceThere => "Il y a une pièce de l'adversaire en {0}.",
        Line::AnotherPieceThere => "En {0} il y a une autre pièce: {1}.",
        Line::NoMovement => "{0} est à la fois case de départ et case d'arrivée.",
        Line::NotItsWay => "{0} ne se déplace pas ainsi.",
        Line::WayBlocked => "Le chemin est fermé en {0}.",
        Line::OwnPieceOnArrival => "Il y a une de vos pièces en {0}.",
        Line::NothingToTake => "Il n'y a rien à prendre en {0}.",
        Line::KingStaysInCheck => "Le roi resterait en échec.",
        Line::KingExposed => "Le roi serait en échec.",
        Line::PromotionMissing => "Il manque la pièce de promotion.",
        Line::NoPromotionHere => "Il n'y a pas de promotion ici.",
        Line::NotAPromotionPiece => "Un pion ne se promeut pas ainsi: {0}.",
        Line::KingTaken => "Le roi ne se prend pas: {0}.",
        Line::CastlingNotReady => "Le roi et la tour ne sont pas en place pour roquer.",
        Line::CastlingRightLost => "Le droit à ce roque est perdu: le roi ou la tour a déjà joué.",
        Line::CastlingBlocked => "Entre le roi et la tour, ceci n'est pas libre: {0}.",
        Line::CastlingInCheck => "On ne roque pas quand le roi est en échec.",
        Line::CastlingThroughCheck => "En roquant, le roi passerait par une case attaquée: {0}.",
        Line::NotStarted => "La partie n'a pas commencé. Mettez d'abord en marche la pendule des Blancs.",
        Line::AlreadyStarted => "La partie a déjà commencé.",
        Line::GameOver => "La partie est terminée.",
        Line::OverUntilWithdrawn => {
            "La partie est terminée. Ce qui l'a terminée se retire dans la rubrique Sanctions; la rubrique Partie revient avant un coup."
        }
        Line::ClocksStopped => "Les pendules sont arrêtées. L'arbitre les remettra en marche.",
        Line::ClockRunsAlready => "La pendule tourne déjà.",
        Line::NotYours => "Cela revient au joueur lui-même.",
        Line::NoAssistant => "Les {0} n'ont pas d'assistant. Donnez-lui d'abord le clavier, ou appelez l'arbitre.",
        Line::OpponentHasAssistant => "Les {0} ont déjà un assistant.",
        Line::ArbiterOnly => "Seul l'arbitre peut faire cela.",
        Line::AwaitAnnouncement => "Les {0} n'ont pas encore annoncé. Attendez l'annonce.",
        Line::NoSuchPiece => {
            "En {1} il n'y a pas de pièce à vous: {0}. Nommez de nouveau la pièce et la case, ou appelez l'arbitre."
        }
        Line::IllegalMove => "Illégal: {0}. {1}",
        Line::NoOffer => "Il n'y a pas d'offre de nulle.",
        Line::OfferStands => "L'offre de nulle tient toujours.",
        Line::TooEarlyToAgree => "Nulle seulement quand les deux joueurs ont joué.",
        Line::FlagNotDown => "Il reste du temps aux {0}.",
        Line::NoSuchPly => "Ce coup n'existe pas.",
        Line::NothingToConfirm => "Il n'y a rien à confirmer.",
        Line::GameBegins => "La partie commence. Trait aux {0}.",
        Line::DrawOffered => "Offre de nulle des {0}.",
        Line::DrawAnswers => "Contrôle Y accepte, Contrôle N refuse.",
        Line::DrawDeclined => "L'offre de nulle est refusée.",
        Line::DrawConsented => "L'arbitre permet de convenir de la nulle.",
        Line::ClockStopped => "Les pendules sont arrêtées. L'arbitre est appelé.",
        Line::ClockRestarted => "La pendule des {0} repart.",
        Line::EndsByMate => "Échec et mat. Victoire des {0}.",
        Line::EndsByStalemate => "Pat. La partie est nulle.",
        Line::EndsByDeadPosition => "Position morte. La partie est nulle.",
        Line::EndsByResignation => "Abandon. Victoire des {0}.",
        Line::EndsByResignationDrawn => "Abandon. L'adversaire ne peut pas mater, la partie est nulle.",
        Line::EndsByAgreement => "Nulle par accord mutuel.",
        Line::EndsOnTime => "Chute du drapeau. Victoire des {0}.",
        Line::EndsOnTimeDrawn => "Chute du drapeau. L'adversaire ne peut pas mater, la partie est nulle.",
        Line::PleaseConfirm => "Veuillez confirmer le résultat.",
        Line::ResultConfirmed => "Le résultat est confirmé.",
        Line::GameGoesOn => "La partie continue.",
        Line::RuleOffSheets => "Tirez un trait sur les deux feuilles de partie avant le coup {0} des {1}.",
        Line::ScoreIsKept => "Il faut noter les coups.",
        Line::ScoreNeedNotBeKept => "Il n'est pas nécessaire de noter maintenant.",
        Line::ScoreAfterTheFlag => "Quand un drapeau tombe, il faut compléter la feuille avant de jouer.",
        Line::ScoreIsCompleted => "Il faut compléter la feuille avant de jouer.",
        Line::PositionRestored => "Retour à la position avant le coup {0} des {1}. Les pendules sont arrêtées.",
        Line::MarkIllegal => "Coup illégal des {0}: {1}. {2}",
        Line::MarkPressedEarly => "Les {0} ont appuyé sur la pendule avant l'annonce; cela compte.",
        Line::MarkPressedWithoutMove => "Les {0} ont appuyé sur la pendule sans jouer.",
        Line::MarkHeldBack => "Les {0} ont appuyé sur la pendule avant l'annonce; l'appui est retenu.",
        Line::MarkAnnouncedOtherwise => "L'annonce ne correspond pas à la pièce des {0}: posé {1}, annoncé {2}.",
        Line::MarkExecutedOtherwise => "Exécution différente par les {0}: {1} au lieu de {2}.",
        Line::MarkTimeRanOut => "Le temps des {0} est écoulé.",
        Line::MarkTouched => "Pièce touchée par les {0} en {1}.",
        Line::MarkResumed => "Le programme a été interrompu, ce temps n'est pas compté: {0}.",
        Line::MarkResumedUnknown => {
            "Le programme a été interrompu, on ne sait pas combien de temps. Rien n'est compté."
        }
        Line::MarkChanceUndetermined => {
            "Il n'est pas établi que les {0} puissent encore mater. On le tient pour possible. L'arbitre décide."
        }
        Line::MarkTornLine => "La dernière ligne du journal était incomplète et a été écartée.",
        Line::ClockSet => "Pendule des {0} réglée: {1}. Coups accomplis: {2}.",
        // ---- two boards, two scoresheets
        Line::BoardsStandAsSheets => "Les deux échiquiers sont comme le disent les feuilles. Il n'y a rien à corriger.",
        Line::SheetsAgreeUpTo => "Les feuilles concordent jusqu'au coup {0} des {1}.",
        Line::SheetsNeverAgree => "Les feuilles ne concordent sur aucun coup.",
        Line::SheetEndsSooner => "La feuille des {0} finit plus tôt. La plus longue compte.",
        Line::WroteRightMovedWrong => {
            "Selon l'article {0}, qui a noté le bon coup et exécuté un autre corrige son échiquier."
        }
        Line::SheetHas => "Coup {0} des {1} sur la feuille des {2}: {3}.",
        Line::EntryTo => "{0} vers {1}",
        Line::EntryBlank => "rien",
        Line::BackToAgreement => {
            "Selon l'article {0}, on revient à la dernière position où elles concordent. L'arbitre règle les pendules."
        }
        Line::MoveMissingOnSheet => "Sur la feuille des {0} il manque le coup {1} des {2}. Le reste concorde.",
        Line::MoveDoubledOnSheet => "Sur la feuille des {0} le coup {1} des {2} figure deux fois. Le reste concorde.",
        Line::MovesSwappedOnSheet => {
            "Sur la feuille des {0} deux coups sont inversés, depuis le coup {1} des {2}. Le reste concorde."
        }
        Line::SheetBreaks => {
            "Sur la feuille des {0} le coup {1} des {2} n'est pas possible: {3} L'autre est légale jusqu'au bout."
        }
        Line::OnOneSheetOnly => "Le coup {0} des {1} ne figure que sur la feuille des {2}.",
        Line::EntryIllegal => "Le coup {0} des {1} est illégal: {2}. {3}",
        Line::DoesNotFitBoard => {
            "Cela ne va pas sur votre échiquier: {0}. Appelez l'arbitre, les échiquiers diffèrent peut-être."
        }
        Line::EntryAmbiguous => "Le coup {0} des {1} est ambigu: {2}.",
        Line::PositionBeforeItCounts => "Selon l'article {0}, on rétablit la position précédente.",
        Line::IllegalMoveStands => {
            "Le coup {0} des {1} est illégal, mais il y a eu réponse: {2}. Selon l'article {3}, il reste."
        }
        Line::MoveOnNeitherSheet => "Le coup {0} des {1} ne résulte d'aucune feuille.",
        Line::LastIdentifiable => "Selon l'article {0}, la dernière position identifiable compte.",
        Line::NoMoveOnBoard => {
            "Sur l'échiquier du programme, aucun coup n'est possible. S'il est faux: dans la rubrique Partie, Revenir avant le coup."
        }
        Line::NothingDetermined => "Rien ne peut être établi ainsi. Rien n'est changé.",
        Line::BoardsDifferedSayWhy => {
            "Avant ce coup, les échiquiers différaient déjà: on les corrige. S'il doit compter malgré tout, indiquez le motif."
        }
        Line::SayWhy => "L'enregistrement ne le montre pas. Veuillez donner le motif.",
        Line::SheetsPutRight => {
            "Selon l'article {0}, la position reste: on continue à jouer et on corrige les feuilles."
        }
        Line::OnSpecialBoard => "Sur l'échiquier spécial: {0}",
        Line::OnNormalBoard => "Sur l'échiquier normal: {0}",
        Line::NothingToCorrect => "Rien à corriger.",
        Line::CorrectByMoving => "{0} depuis {1} vers {2}.",
        Line::CorrectByPutting => "En {0} il manque {1}.",
        Line::CorrectByTakingOff => "En {0} il faut retirer {1}.",
        Line::StandsAsSheetOf => "La position est celle de la feuille des {0}.",
        Line::BoardsAlike => "Les deux échiquiers sont pareils.",
        Line::KingMissing => "Il manque le roi des {0}.",
        Line::TooManyKings => "Il y a trop de rois des {0}.",
        Line::TooManyPawns => "Il y a trop de pions des {0}.",
        Line::TellBoardAgain => "Une telle position n'existe pas. Veuillez redire l'échiquier.",
        Line::SheetEmpty => "La feuille des {0} est vide. Veuillez la compléter.",
        Line::SheetUnreadable => {
            "La feuille des {0} n'est pas lisible dans cette langue. Choisissez la langue dans laquelle elle est écrite."
        }
        Line::SheetsOfDifferentGames => "Les feuilles sont de parties différentes. Veuillez apporter les bonnes.",
        Line::ClocksThen => {
            "Les pendules marquaient alors: Blancs {0}, Noirs {1}. Coups accomplis: Blancs {2}, Noirs {3}."
        }
        Line::ClocksUnknown => "Les temps à ce moment ne sont pas connus.",
        // ---- questions
        Line::YourTime => "Vous: {0}.",
        Line::OpponentsTime => "Adversaire: {0}.",
        Line::MovesCompleted => "Coups accomplis: vous {0}, adversaire {1}.",
        Line::MoveNumber => "Coup {0}, trait aux {1}.",
        Line::SquareEmpty => "{0} est vide.",
        Line::SquareHolds => "{0}: {1}.",
        Line::NoneOnBoard => "Aucune sur l'échiquier: {0}.",
        Line::PieceOn => "{0} {1}.",
        Line::MoveOfNumber => "Coup {0}, {1}: {2}.",
        Line::NoMoveYet => "Aucun coup n'a encore été annoncé.",
        Line::LineEmpty => "Cette ligne est vide.",
        Line::ReadBack => "Saisi: {0}. Entrée annonce, Échap efface.",
        Line::AnnouncesAtOnce => "Les coups sont annoncés aussitôt. Une erreur se corrige avant l'appui.",
        Line::ReadsBackFirst => "Les coups sont d'abord relus.",
        Line::TypingStays => "Les lettres commencent un coup.",
        Line::TypingOpened => "Les lettres sont de nouveau des commandes.",
        Line::EntryCleared => "Effacé.",
        Line::StepAwaitStart => "La partie n'a pas commencé.",
        Line::StepAwaitArbiter => "Les pendules sont arrêtées. Attendez l'arbitre.",
        Line::PracticeDecides => {
            "Les pendules sont arrêtées. À l'entraînement, vous décidez, sur la page de l'arbitre."
        }
        Line::PracticePageKey => "F9 l'ouvre.",
        Line::StepAwaitAnnouncement => "Attendez l'annonce de l'adversaire.",
        Line::StepRepeat => "Veuillez répéter: {0}.",
        Line::StepRepeatAgain => "Veuillez répéter de nouveau: {0}.",
        Line::StepExecute => "Exécutez sur votre échiquier: {0}.",
        Line::TakeBackFirst => "Annulez d'abord sur votre échiquier: {0}.",
        Line::StepAwaitPress => "L'adversaire doit encore appuyer sur la pendule.",
        Line::StepMove => "À vous. Jouez et annoncez le coup.",
        Line::StepAnnounce => "Annoncez le coup qui est posé sur l'échiquier.",
        Line::StepPress => "Jouez le coup sur l'échiquier, puis appuyez sur la pendule.",
        Line::StepConfirm => "Veuillez confirmer la fin, ou appeler l'arbitre.",
        Line::EntryOpened => "Champ du coup.",
        Line::EntryLeft => "Échiquier.",
        Line::AssistOff => "C'est une aide. Elle est coupée en compétition.",
        Line::ManualOpened => "Manuel. Bas et haut tournent les pages, Échap le ferme.",
        Line::ManualProgram => {
            "Le programme annonce les coups, tient la pendule et note la partie. Les annonces sont pour la salle, tout le reste pour l'oreillette seule. Il ne joue pas et n'aide pas à jouer."
        }
        Line::ManualFirstGame => {
            "La première partie. Entrée la commence. I ouvre le champ du coup: tapez le coup, appuyez sur Entrée, et encore une fois: il est annoncé. Jouez le coup sur l'échiquier, puis appuyez sur la pendule avec la barre d'espace. Répétez le coup de l'adversaire et appuyez sur Entrée, exécutez-le et appuyez encore sur Entrée. La préparation permet de s'exercer."
        }
        Line::ManualClock => {
            "La pendule. T: les deux temps. F5: le vôtre. F6: celui de l'adversaire. F7: coups accomplis. Dans la dernière minute, vous n'entendez que le nombre. Les appels automatiques se choisissent avant la partie."
        }
        Line::ManualClaims => {
            "Réclamations. C en ouvre la liste. Avec la touche Contrôle: D propose nulle, F réclame au temps, G abandonne, S arrête les pendules et appelle l'arbitre. Quand le programme pose une question, Y veut dire oui et Échap veut dire non. Pour abandonner, accepter la nulle ou signer, maintenez Y."
        }
        Line::ManualArbiter => {
            "L'arbitre. F9 montre sa page. Avec son PIN il règle les pendules, inflige les sanctions, tranche les réclamations et rétablit une position. Tout est noté."
        }
        Line::KeyHelp => {
            "Flèches: case par case. I: saisir un coup. Entrée: confirmer. Y: oui à une question. Espace: appuyer sur la pendule. W: répété. E: exécuté. L: dernier coup. T: les deux temps. S: ce qu'il faut faire. Échap: annuler."
        }
        Line::ManualReadingKeys => {
            "Pour lire. O: cette case. Touches un à huit: la rangée, avec Majuscule la colonne. X: les diagonales. K, Q, R, B, N, P: roi, dame, tour, fou, cavalier, pion suivant, avec Majuscule le précédent. A: toutes les pièces blanches, avec Majuscule toutes les noires. F2: redire. F3: les cinq derniers coups. F8: numéro du coup. M: coups possibles, à l'entraînement seulement."
        }
        Line::ManualOtherKeys => {
            "Autres touches. Retour arrière: corriger l'annonce. Maintenir V ou Suppr: parler. C: réclamations. F: pièce touchée. J: adouber. F1: cette aide. F4: demander à l'assistant. F9: arbitre. F10: tourner l'échiquier. F11: assistant. F12: céder le clavier."
        }
        Line::ManualControlKeys => {
            "Avec Contrôle: D propose nulle, Y accepte, N refuse, G abandonne, F réclame au temps, E et T sont pour la fin au KO, S arrête les pendules, R reprend, U échiquiers différents, B batterie, Q ferme."
        }
        Line::ManualOwnWay => {
            "À votre goût. Page précédente et page suivante: votre voix plus rapide ou plus lente, avec Contrôle plus forte ou plus faible, avec Majuscule la voix de la salle. Contrôle A: annoncer aussitôt ou relire d'abord. Contrôle I: les lettres commencent un coup."
        }
        Line::SetupWelcome => {
            "Nouvelle partie. Haut et bas choisissent, gauche et droite changent. Tout à la fin: commencer la partie."
        }
        Line::MenuWelcome => "Haut et bas choisissent, Entrée valide.",
        Line::PadMenuWelcome => "Haut et bas choisissent, {0} valide.",
        Line::PlaceOf => "{0} sur {1}.",
        Line::StartsClock => "Entrée met la pendule en marche.",
        Line::PadStartsClock => "{0} met la pendule en marche.",
        Line::GroupOpens => "Entrée ouvre.",
        Line::PadGroupOpens => "{0} ouvre.",
        Line::SetupAgreementAllowed => "La nulle par accord est permise.",
        Line::SetupAgreementNever => "Pas de nulle par accord.",
        Line::SetupAgreementAfter => "Nulle par accord seulement après le coup {0}.",
        Line::SetupEarlyPressCounts => "Un appui avant l'annonce compte.",
        Line::SetupEarlyPressHeldBack => "Un appui avant l'annonce est retenu.",
        Line::SetupPressAtLastWord => "L'appui compte au dernier mot de l'annonce.",
        Line::SetupPressAtOnce => "L'appui compte aussitôt.",
        Line::SetupChecksSilent => "Échec et mat ne sont pas annoncés.",
        Line::SetupChecksSaid => "Échec et mat sont annoncés.",
        Line::SetupProgramWrites => "Le programme note pour les {0}.",
        Line::SetupPlayerWrites => "Notent eux-mêmes: {0}.",
        Line::SetupAssistantWrites => "L'assistant note pour les {0}.",
        Line::SetupEvent => "Tournoi: {0}.",
        Line::SetupEventFile => "Tournoi selon son fichier: {0}.",
        Line::SetupSite => "Lieu: {0}.",
        Line::SetupRound => "Ronde: {0}.",
        Line::SetupBoardNumber => "Échiquier: {0}.",
        Line::SetupArbiterName => "Arbitre: {0}.",
        Line::SetupRating => "Elo des {0}: {1}.",
        Line::SetupFederation => "Fédération des {0}: {1}.",
        Line::SetupWriteEvent => "Écrire un fichier de tournoi.",
        Line::EventWritten => "Le fichier de tournoi est écrit.",
        Line::EventBadLine => "Le fichier de tournoi {0} n'est pas utilisable. Ligne {1}: {2}.",
        Line::EventBadFile => "Le fichier de tournoi {0} n'est pas lisible.",
        Line::DeviceUsb => "appareil USB {0}, {1}",
        Line::DeviceBluetooth => "appareil Bluetooth {0}, {1}",
        Line::DeviceScreen => "écran {0}, {1}",
        Line::DeviceBuiltIn => "appareil intégré {0}, {1}",
        Line::DeviceOther => "appareil {0}, {1}",
        Line::TextFull => "Pas plus de {0} caractères ici.",
        Line::SetupPinOfEvent => "Le PIN de l'arbitre est celui du fichier de tournoi.",
        Line::SetupWhiteName => "Nom des Blancs: {0}.",
        Line::SetupBlackName => "Nom des Noirs: {0}.",
        Line::SetupImpairedWhite => "Déficients visuels: les Blancs.",
        Line::SetupImpairedBlack => "Déficients visuels: les Noirs.",
        Line::SetupImpairedBoth => "Déficients visuels: les deux.",
        Line::SetupHearingNobody => "Déficients auditifs: personne.",
        Line::SetupHearingWhite => "Déficients auditifs: les Blancs.",
        Line::SetupHearingBlack => "Déficients auditifs: les Noirs.",
        Line::SetupHearingBoth => "Déficients auditifs: les deux.",
        Line::SetupEdition => "Règles de deux mille {0}.",
        Line::SetupCompetition => "Compétition, sans aucune aide.",
        Line::SetupPractice => "Entraînement, les coups illégaux sont expliqués.",
        Line::SetupGerman => "Langue: allemand.",
        Line::SetupSpanish => "Langue: espagnol.",
        Line::SetupEnglish => "Langue: anglais.",
        Line::SetupFrench => "Langue: français.",
        Line::SetupOpponentsSameLanguage => "La page de l'adversaire est dans la même langue.",
        Line::SetupOpponentsPage => "La page de l'adversaire.",
        Line::SetupAssistantsSameLanguage => "La page de l'assistant est dans la même langue.",
        Line::SetupAssistantsPage => "La page de l'assistant.",
        Line::SetupArbitersSameLanguage => "La page de l'arbitre est dans la même langue.",
        Line::SetupArbitersPage => "La page de l'arbitre.",
        Line::SetupOneWindow => "Une fenêtre pour tous.",
        Line::SetupOpponentsWindow => "L'adversaire a sa propre fenêtre.",
        Line::ThemeDark => "Écran sombre.",
        Line::ThemeLight => "Écran clair.",
        Line::ThemeContrastDark => "Écran sombre, contraste élevé.",
        Line::ThemeContrastLight => "Écran clair, contraste élevé.",
        Line::SetupRanksGerman => "Rangées en allemand.",
        Line::SetupRanksSpanish => "Rangées en espagnol.",
        Line::SetupRanksEnglish => "Rangées en anglais.",
        Line::SetupRanksFrench => "Rangées en français.",
        Line::SetupPiecesGerman => "Pièces dans la salle en allemand.",
        Line::SetupPiecesSpanish => "Pièces dans la salle en espagnol.",
        Line::SetupPiecesEnglish => "Pièces dans la salle en anglais.",
        Line::SetupPiecesFrench => "Pièces dans la salle en français.",
        Line::SetupStyleFull => "Coups en entier.",
        Line::SetupStyleShort => "Coups abrégés.",
        Line::SetupStyleSquares => "Coups par cases.",
        Line::SetupPresetNone => "Modèle: aucun.",
        Line::SetupPresetStandard => "Modèle: partie longue, quatre-vingt-dix minutes et trente secondes par coup.",
        Line::SetupPresetRapid => "Modèle: rapide, quinze minutes et dix secondes par coup.",
        Line::SetupPresetBlitz => {
            "Modèle: blitz, trois minutes et deux secondes par coup. Coups par cases, parole rapide, annonce immédiate; les lettres commencent un coup."
        }
        Line::SetupProgramAnnounces => "Le programme annonce pour les {0}.",
        Line::SetupPlayerAnnounces => "Annoncent eux-mêmes: {0}.",
        Line::SetupAssistantAnnounces => "L'assistant annonce pour les {0}.",
        Line::SetupRoomDevice => "Haut-parleur de la salle: {0}.",
        Line::SetupEarphoneDevice => "Oreillette des {0}: {1}.",
        Line::SetupDefaultDevice => "appareil par défaut",
        Line::SetupNoDevice => "aucun appareil",
        Line::SetupOneDeviceRefused => {
            "Appareil de son commun: interdit. D'autres entendraient aussi les paroles privées. Choisissez un autre appareil, ou changez ce champ."
        }
        Line::SetupOneDeviceAllowed => "Appareil de son commun: permis. D'autres entendent aussi les paroles privées.",
        Line::SetupOneDeviceGranted => {
            "Appareil de son commun: permis par l'arbitre. D'autres entendent aussi les paroles privées."
        }
        Line::SetupVolume => "Volume {0} pour cent.",
        Line::SetupRate => "Vitesse {0} pour cent.",
        Line::TestRoom => "C'est la salle.",
        Line::TestEarphone => "C'est l'oreillette des {0}.",
        Line::SetupBegin => "Commencer la partie. Droite: essai du son.",
        Line::ResumeOne => "Une partie inachevée. Entrée la continue, Échap la laisse pour plus tard.",
        Line::ResumeQuestion => {
            "Parties inachevées: {0}. Haut et bas choisissent, Entrée continue la partie, Échap les laisse toutes pour plus tard."
        }
        Line::Resumed => "La partie continue. Trait aux {0}.",
        Line::UnfinishedGame => "Partie {0} sur {1}: {2} contre {3}.",
        Line::UnfinishedEnded => "La partie est terminée, son résultat n'est pas encore confirmé.",
        Line::UnfinishedAdjourned => "La partie est ajournée, le coup sous pli est dans l'enveloppe.",
        Line::UnfinishedSince => "Jouée pour la dernière fois il y a {0}.",
        Line::UnfinishedDays => "Jours depuis la dernière fois: {0}.",
        Line::ReviewList => "Parties jouées: {0}. Haut et bas choisissent, Entrée ouvre, Échap revient.",
        Line::PadReviewList => "Parties jouées: {0}. {1} ouvre, {2} revient.",
        Line::ReviewNone => {
            "Aucune partie n'a encore été jouée. Les fichiers PGN vont dans le dossier anna-hector des documents, ou sur une clé USB."
        }
        Line::ReviewPlays => "Espace: déroule la partie ou l'arrête.",
        Line::PadReviewPlays => "{0}: déroule la partie ou l'arrête.",
        Line::ReviewWon => "Victoire des {0}.",
        Line::ReviewDrawn => "Nulle.",
        Line::ReviewUnusable => "Un fichier de parties n'est pas lisible. L'écran en dit plus.",
        Line::RunsElsewhere => "Une autre fenêtre de ce programme joue la partie {0} contre {1}. Continuez là-bas.",
        Line::ClosesWindow => "Entrée ou Échap ferme cette fenêtre.",
        Line::StepConfirmReady => {
            "Le programme a redémarré, la pendule est arrêtée. Veuillez confirmer que vous continuez."
        }
        Line::StepAwaitReady => {
            "Vous avez confirmé. La pendule reste arrêtée jusqu'à ce que votre adversaire confirme aussi, ou que l'arbitre la mette en marche."
        }
        Line::ReadyFirst => {
            "La pendule est arrêtée après le redémarrage. Les deux joueurs confirment d'abord qu'ils continuent, ou l'arbitre la met en marche."
        }
        Line::ClockHeld => {
            "La partie continue. La pendule des {0} reste arrêtée jusqu'à ce que les deux joueurs aient confirmé."
        }
        Line::PlayerReady => "Confirmé par les {0}.",
        Line::ConfirmsYet => "Les {0}: veuillez confirmer le résultat.",
        Line::QuitQuestion => {
            "Fermer le programme en pleine partie? Vous pourrez la continuer plus tard. Contrôle Q ferme, toute autre touche continue."
        }
        Line::QuitUnwritten => {
            "Fermer le programme? La partie n'est pas encore sur le disque et serait perdue. Contrôle Q ferme quand même, toute autre touche attend."
        }
        Line::QuitShown => "Fermer le programme en pleine partie? Vous pourrez la continuer plus tard.",
        Line::QuitUnwrittenShown => "Fermer le programme? La partie n'est pas encore sur le disque et serait perdue.",
        Line::ResumeOneShown => "Une partie inachevée.",
        Line::ResumeShown => "Parties inachevées: {0}.",
        Line::ReviewShown => "Parties jouées: {0}.",
        Line::LeaveUnsigned => "Les feuilles de partie ne sont pas encore signées par les deux joueurs.",
        Line::LeaveUnsaved => "Les feuilles de partie ne sont pas encore enregistrées ni imprimées.",
        Line::LeaveAgain => "Refaites la même chose pour quitter la partie.",
        Line::CloseAgain => "Refaites la même chose pour fermer le programme.",
        Line::SignSheets => "La partie est terminée. Il manque encore votre signature.",
        Line::TellAdvice => "Entrée le communique, Échap efface.",
        Line::StaysOpen => "Le programme reste ouvert.",
        Line::FocusOnButton => "Bouton: {0}. Entrée appuie dessus, Échap revient à l'échiquier.",
        Line::FocusOnButtons => "Bouton. Entrée appuie dessus, Échap revient à l'échiquier.",
        Line::JournalFailed => "Le journal ne peut pas être écrit. Appelez l'arbitre.",
        Line::DiskFull => "Le disque est plein, le journal ne peut pas être écrit. Appelez l'arbitre.",
        Line::NotKeptDiskFull => {
            "Cela ne compte pas, car le disque est plein. Appelez l'arbitre: il fait de la place, ou laisse jouer sans journal."
        }
        Line::NotKeptUnwritable => {
            "Cela ne compte pas, car le journal ne peut pas être écrit. Appelez l'arbitre: il peut laisser jouer sans journal."
        }
        Line::UnrecordedAllowed => {
            "L'arbitre laisse jouer sans journal. Tant que le journal ne peut pas être écrit, les coups ne sont qu'en mémoire."
        }
        Line::NothingToAllow => "Ce n'est pas nécessaire: le journal s'écrit, ou le jeu peut déjà continuer.",
        Line::JournalKept => "Le journal s'écrit de nouveau et il est complet.",
        Line::MarkJournalDeleted => "Le fichier du journal a été supprimé. Il a été réécrit, rien n'est perdu.",
        Line::MarkJournalReplaced => {
            "Le fichier du journal a été modifié de l'extérieur. Le fichier modifié est mis de côté, le journal réécrit, rien n'est perdu."
        }
        Line::MarkHeartbeatRewritten => "Le fichier du temps qui court a été supprimé ou modifié. Il a été réécrit.",
        Line::MarkJournalCode => "Code du journal {0}: {1}, {2}, {3}, {4}.",
        Line::MarkHeartbeatFailed => {
            "Le temps qui court ne peut pas être gardé sur le disque. Après une panne, le temps de la dernière entrée compte."
        }
        Line::RoomSilent => {
            "Le haut-parleur de la salle est muet, personne n'entend les annonces. Vérifiez son branchement."
        }
        Line::RoomBack => "Le haut-parleur de la salle est revenu.",
        Line::EarphoneSilent => "L'oreillette des {0} est muette. Vérifiez son branchement.",
        Line::EarphoneBack => "L'oreillette des {0} est revenue.",
        Line::SilenceNoDevice => "L'appareil de son choisi n'est pas là.",
        Line::SilenceGone => "L'appareil de son a été débranché.",
        Line::SilenceMoved => "Le système a voulu envoyer le son vers un autre appareil.",
        Line::SilenceNoServer => "Le service de son ne fonctionne pas.",
        Line::SilenceFailed => "L'appareil de son ne donne aucun son.",
        Line::SilentDevice => "Appareil: {0}.",
        Line::RoomMicrophoneDeaf => "Le microphone de la salle n'entend rien.",
        Line::MicrophoneDeaf => "Le microphone des {0} n'entend rien.",
        Line::AssistantsMicrophoneDeaf => "Le microphone de l'assistant des {0} n'entend rien.",
        Line::SealedMoveTyped => {
            "Le coup sous pli ne se dit pas ici: d'autres l'entendent. Tapez-le ou montrez-le sur l'échiquier."
        }
        Line::DeafNoDevice => "Le microphone choisi n'est pas là. Branchez-le ou choisissez-en un autre.",
        Line::DeafBusy => "Un autre programme l'utilise. Fermez ce programme.",
        Line::DeafForbidden => {
            "Cet utilisateur n'a pas le droit de l'écouter. Permettez-le dans les réglages du système."
        }
        Line::DeafFailed => "Il ne donne aucun son. Vérifiez son branchement.",
        Line::AnnouncementUnheard => {
            "La dernière annonce n'a pas été entendue jusqu'au bout. Le texte à l'écran compte."
        }
        Line::AnnouncementFollows => "La dernière annonce n'a pas été entendue jusqu'au bout dans la salle. La voici:",
        Line::PrivateWordsShown => {
            "Salle et oreillette ont le même appareil. Les paroles privées ne sont montrées qu'à l'écran. Appelez l'arbitre."
        }
        Line::SystemVoiceLost => "La voix du système manque. La voix intégrée continue.",
        Line::Bare => "{0}.",
        Line::ConfirmResign => "Les {0} abandonnent-ils?",
        Line::ConfirmOfferDraw => "Proposer nulle?",
        Line::ConfirmAcceptDraw => "Les {0} acceptent-ils la nulle?",
        Line::OwnFlagFirst => "Votre temps s'est écoulé en premier.",
        Line::ConfirmClaimFlag => "Réclamer le gain: le temps de l'adversaire est écoulé?",
        Line::SetupRoomVolume => "Volume de la salle {0} pour cent.",
        Line::SetupVerbosity => "{0}: {1}.",
        Line::SetupSignal => "{0} Son: {1}.",
        Line::SetupRoomRate => "Vitesse dans la salle {0} pour cent.",
        Line::SetupNoName => "non indiqué",
        Line::JournalUnusable => "Un journal n'est pas lisible. Rien n'a été changé. L'écran en dit plus.",
        Line::SettingsUnusable => "Les réglages ne sont pas lisibles. Les valeurs par défaut s'appliquent.",
        Line::RecordingUnusable => "Un enregistrement n'est pas utilisable. La voix intégrée parle.",
        Line::KeyboardGivenBack => "Majuscule et F11 le rendent.",
        Line::KeyboardGiven => "Le clavier est maintenant aux {0}.",
        Line::DeviceGiven => "{1}, désormais à: {0}.",
        Line::DeviceOffered => {
            "{1}, offre à: {0}. F12 accepte, seulement avec un appareil à soi; sans appareil, appelez l'arbitre."
        }
        Line::DeviceWithdrawn => "Offre retirée: {0}.",
        Line::DeviceDeclined => "Offre refusée: {0}.",
        Line::DeviceOfferLapsed => "Offre expirée: {0}.",
        Line::NotYourDevice => "Cet appareil n'est pas à vous. Son détenteur doit l'offrir, ou vous appelez l'arbitre.",
        Line::DeviceNotOffered => {
            "Aucun appareil n'est offert. Son détenteur doit l'offrir, ou vous appelez l'arbitre."
        }
        Line::ConsentIsTheirs => {
            "Seuls les {0} peuvent accepter, avec un appareil à eux. Sans appareil, appelez l'arbitre."
        }
        Line::PageOfAssistant => {
            "Cette page est celle de l'assistant des {0}, qui a besoin d'un appareil à lui: l'arbitre l'attribue."
        }
        Line::ControlReplaced => "Le réglage de la pendule a été remplacé.",
        Line::IncrementIntroduced => "Désormais, les deux reçoivent {0} par coup.",
        Line::PenaltyWarning => "Avertissement aux {0}.",
        Line::PenaltyTimeToOpponent => "Sanction pour les {0}: l'adversaire reçoit {1}.",
        Line::PenaltyTimeFromOffender => "Sanction pour les {0}: {1} en moins.",
        Line::PenaltyPointsToOpponent => "Sanction pour les {0}: plus de points pour l'adversaire.",
        Line::PenaltyPointsFromOffender => "Sanction pour les {0}: moins de points.",
        Line::PenaltyGameLost => "Sanction pour les {0}: perte de la partie.",
        Line::PenaltyGameLostToBoth => "La partie est perdue pour les deux.",
        Line::NoSuchPenalty => "Cette édition des Règles n'a pas cette sanction. Choisissez-en une autre.",
        Line::PenaltyFine => "Sanction pour les {0}: une amende.",
        Line::PenaltyExclusion => "Sanction pour les {0}: exclusion.",
        Line::ArbiterEntered => "L'arbitre a donné son PIN.",
        Line::ArbiterLeft => "L'arbitre a terminé.",
        Line::ArbiterLocked => "La page de l'arbitre est de nouveau verrouillée.",
        Line::PinIsDigits => "Un PIN a de quatre à huit chiffres. Échap ramène à l'échiquier.",
        Line::WrongPin => "Ce PIN est faux. L'essai est noté.",
        Line::PinWait => "Le prochain essai est possible dans {0}.",
        Line::PinTooSoon => "Trop tôt. Attendez encore {0}. L'essai est noté.",
        Line::PinNeeded => "Il faut pour cela le PIN de l'arbitre. L'essai est noté.",
        Line::BelowZero => "Il n'y a pas de temps au-dessous de zéro. L'essai est noté.",
        Line::TimeUsedUp => "Ce temps est déjà utilisé. Réglez d'abord la pendule.",
        Line::MarkAbsent => "Les {0} ne sont pas à l'échiquier.",
        Line::MarkArrived => "Les {0} sont arrivés à l'échiquier.",
        Line::MarkDefaultTimeStrict => {
            "Les {0} sont absents et le délai de forfait est passé: partie perdue. Seul le règlement peut en disposer autrement."
        }
        Line::MarkArrivedLateStrict => {
            "Les {0} sont arrivés après le délai de forfait: partie perdue. Seul le règlement peut en disposer autrement."
        }
        Line::MarkDefaultTime => {
            "Les {0} sont absents et le délai de forfait est passé: partie perdue, sauf décision contraire de l'arbitre."
        }
        Line::MarkArrivedLate => {
            "Les {0} sont arrivés après le délai de forfait: partie perdue, sauf décision contraire de l'arbitre."
        }
        Line::ClaimsQuickplay => "Les {0} réclament la nulle. Les pendules sont arrêtées; l'arbitre est appelé.",
        Line::AsksExtraTime => {
            "Les {0} demandent du temps à chaque coup, ce qui propose nulle. Les pendules sont arrêtées."
        }
        Line::ClaimPostponed => "L'arbitre diffère sa décision.",
        Line::ClaimGranted => "L'arbitre accepte la réclamation.",
        Line::ClaimRejected => "L'arbitre rejette la réclamation.",
        Line::MarkFlagAwaitsClaim => "Le temps des {0} est écoulé. Il faut maintenant trancher la réclamation.",
        Line::FlagOrderUnknown => "Les deux temps sont écoulés; lequel en premier n'est pas établi.",
        Line::BothFlagsGoesOn => "Les deux temps sont écoulés et l'ordre n'est pas établi. La partie continue.",
        Line::AssistantAsked => "Les {0} demandent les coups et le temps.",
        Line::AssistantTold => "Votre assistant est interrogé.",
        Line::AskFirst => "Seulement quand le joueur le demande.",
        Line::AskedUnasked => "C'est noté. Dès qu'il demande: F4.",
        Line::CallsForbidden => "Les appels automatiques du temps sont interdits.",
        Line::CallsAllowed => "Les appels automatiques du temps sont de nouveau permis.",
        Line::MarkSlept => "L'ordinateur a dormi {0}. La pendule en marche a continué.",
        Line::MarkStoodStill => "Le programme est resté figé {0}. La pendule en marche a continué.",
        Line::MarkCopyComplete => "Le double du journal est complet.",
        Line::MarkLive => {
            "Pour la retransmission, la partie est écrite dans un fichier après chaque coup accompli: {0}"
        }
        Line::MarkLiveForbidden => {
            "Pour la retransmission, rien n'est écrit dans {0}: elle n'est pas permise pour cette partie. Avant une partie, le réglage live-pgn la permet."
        }
        Line::MarkLiveFailed => "Le fichier de la retransmission ne peut pas être écrit: {0}. La partie continue.",
        Line::MarkCopyFailed => {
            "Le double du journal ne peut pas être écrit. La partie continue, et l'essai est répété."
        }
        Line::MarkSignedWithKey => "Signé avec la clé {0}. La signature: {1}",
        Line::MarkNoKey => {
            "Il n'y a pas de clé de signature sur une clé USB. Avant une partie, on la crée avec: anna-hector journal key STICK/arbiter.key"
        }
        Line::MarkNotSigned => "Non signé: {0}",
        Line::SealFocus => "Clavier dans une autre fenêtre: {0}, en tout {1}.",
        Line::SealStandstills => "Programme figé: {0}, en tout {1}.",
        Line::SealTools => "Lancés à côté de la partie: {0}.",
        Line::MarkFocusLost => "Une autre fenêtre a le clavier.",
        Line::MarkFocusBack => "La fenêtre de la partie a de nouveau le clavier.",
        Line::MarkToolRefused => "Lancé à côté de la partie, et refusé: {0}.",
        Line::MarkToolAllowed => "Lancé à côté de la partie avec le PIN de l'arbitre: {0}.",
        Line::MarkToolRead => "Un outil a lu le journal de cette partie: {0}.",
        Line::CompetitionElsewhere => {
            "Une compétition se joue sur cet ordinateur: {0} contre {1}. L'arbitre peut lancer une seconde fenêtre avec --pin et son PIN."
        }
        Line::MarkWallClock => "L'heure de l'ordinateur a changé, écart {0}. La pendule d'échecs ne la suit pas.",
        Line::MarkBatteryLow => "Batterie: il reste {0} pour cent. Branchez-la, s'il vous plaît.",
        Line::MarkDiskNearlyFull => "Le disque est presque plein: il reste {0} mégaoctets.",
        Line::MarkSensed => "L'échiquier électronique des {0} voit autre chose que le journal:",
        Line::MarkSensedMany => "L'échiquier électronique des {0} diffère du journal. Cases: {1}.",
        Line::MarkSensedAgrees => "L'échiquier électronique des {0} concorde de nouveau avec le journal.",
        Line::MarkLiftSensed => "L'échiquier électronique des {0} a vu une pièce levée: {1} {2}, pendant {3}.",
        Line::MarkSensorLost => "Rien ne vient de l'échiquier électronique des {0}.",
        Line::MarkSensorBack => "L'échiquier électronique des {0} est revenu.",
        Line::NoClock => "Cette partie se joue sans pendule.",
        Line::OwnFlagDown => "Votre temps est écoulé aussi. Appelez l'arbitre.",
        Line::FlagIsThePlayers => "Ici, seuls les joueurs réclament la chute d'un drapeau.",
        Line::SettingStands => {
            "Après tant de coups, le réglage de la pendule tient. Donnez le motif si l'horaire devait en souffrir."
        }
        Line::NoQuickplay => "Les règles de la fin au KO ne s'appliquent pas maintenant. Appelez l'arbitre.",
        Line::TwoMinutesOrMore => "Il faut pour cela moins de deux minutes à votre pendule.",
        Line::ClaimWaits => "Une réclamation attend déjà l'arbitre.",
        Line::NoClaim => "Aucune réclamation n'attend.",
        Line::CannotPostpone => "Cette décision ne peut pas être différée. Acceptez ou rejetez.",
        Line::AlreadyHere => "Pas noté: les {0} sont déjà là.",
        Line::EndsByBothFlags => "Nulle: les deux temps sont écoulés.",
        Line::EndsByDefault => "Victoire des {0} par forfait.",
        Line::EndsByDefaultBoth => "Les deux perdent: personne n'était là.",
        Line::EndsByPenalty => "Victoire des {0}: l'arbitre a déclaré la partie perdue.",
        Line::EndsByPenaltyBoth => "Les deux perdent par décision de l'arbitre.",
        Line::EndsByPenaltyHalf => "La partie est perdue; les {0} reçoivent un demi-point.",
        Line::EndsByQuickplay => "Nulle: l'arbitre a accepté la réclamation.",
        Line::MovesToControl => "Coups jusqu'au contrôle: {0}.",
        Line::OneMoveToControl => "Un coup jusqu'au contrôle.",
        Line::LastPeriod => "Plus d'autre contrôle.",
        Line::WhoseTurn => "Trait aux {0}.",
        Line::NoIncrement => "Pas d'incrément.",
        Line::ControlWhole => "{0} pour la partie",
        Line::ControlMoves => "{0} coups en {1}",
        Line::ControlOneMove => "un coup en {0}",
        Line::ControlRest => "{0} pour le reste",
        Line::ControlAgain => "et ainsi de suite",
        Line::ControlIncrement => "{0} de plus par coup",
        Line::ControlDelay => "{0} de délai par coup",
        Line::ControlBronstein => "jusqu'à {0} en retour par coup",
        Line::LetterAcute => "{0} accent aigu",
        Line::LetterGrave => "{0} accent grave",
        Line::LetterCircumflex => "{0} accent circonflexe",
        Line::LetterDiaeresis => "{0} tréma",
        Line::LetterTilde => "{0} tilde",
        Line::LetterCedilla => "{0} cédille",
        Line::LetterCaron => "{0} caron",
        Line::LetterStroke => "{0} barré",
        Line::LetterRing => "{0} rond en chef",
        Line::LetterOgonek => "{0} ogonek",
        Line::LetterBreve => "{0} brève",
        Line::LetterMacron => "{0} macron",
        Line::LetterDot => "{0} point",
        Line::LetterDoubleAcute => "{0} double accent aigu",
        Line::LetterComma => "{0} virgule",
        Line::LetterLigature => "{0} ligature",
        Line::LetterHyphen => "trait d'union",
        Line::LetterApostrophe => "apostrophe",
        Line::PadPageWalk => "Haut et bas choisissent.",
        Line::PadLetters => "Haut et bas choisissent, à droite un espace, un pas à gauche efface, accents avec {0}.",
        Line::PadLettersByStick => {
            "Haut et bas choisissent, à droite un espace, un pas à gauche efface, accents avec le stick de côté ou avec {0}."
        }
        Line::PartsOpen => "Cadence partie par partie.",
        Line::PartsChange => "Gauche et droite changent.",
        Line::PadPartsChange => "Gauche et droite changent de un, le stick de côté de dix.",
        Line::PartsForBoth => "La même pour les deux.",
        Line::PartsForEach => "Chacun la sienne.",
        Line::PartsPeriod => "Période {0}: {1}",
        Line::PartsMoves => "{0} coups",
        Line::PartsOneMove => "un coup",
        Line::PartsRest => "pour le reste",
        Line::PartsIncrement => "Incrément",
        Line::PartsDelay => "Délai",
        Line::PartsBronstein => "Bronstein",
        Line::PartsAdd => "Une période de plus.",
        Line::PartsRemove => "Sans la dernière période.",
        Line::SetupControlOf => "Temps des {0}:",
        Line::SetupControlBoth => "Temps:",
        Line::SetupNoClock => "Sans pendule.",
        Line::ControlNoMoves => "Dans {0} il manque un nombre de coups.",
        Line::ControlNoMinutes => "Dans {0} il manque un nombre de minutes.",
        Line::ControlNoSeconds => "Dans {0} il manque un nombre de secondes.",
        Line::ControlNoBonus => "{0} n'est ni un incrément ni un délai.",
        Line::ControlNoTime => "{0} ne donne aucun temps.",
        Line::ControlNeverReached => "Rien ne peut suivre {0}, qui vaut pour le reste de la partie.",
        Line::ControlTooLong => "{0} dépasse quatre-vingt-dix-neuf heures.",
        Line::ControlEmpty => "Il manque la cadence.",
        Line::ControlForExample => "Par exemple: quatre-vingt-dix plus trente.",
        Line::SetupPaceStandard => "C'est une cadence lente.",
        Line::SetupPaceRapid => "C'est du rapide.",
        Line::SetupPaceBlitz => "C'est du blitz.",
        Line::SetupSupervised => "Il y a assez d'arbitres.",
        Line::SetupUnsupervised => "Pas assez d'arbitres: rapide et blitz ont leurs propres règles.",
        Line::SetupFlagsTold => "Un drapeau tombé n'est dit qu'à l'arbitre.",
        Line::SetupFlagsObserved => "L'avis de la pendule sur un drapeau vaut constat de l'arbitre.",
        Line::SetupQuickplayOff => "Fin au KO non annoncée.",
        Line::SetupQuickplayOn => "Fin au KO annoncée.",
        Line::SetupBroadcastForbidden => "Sans retransmission.",
        Line::SetupBroadcastAllowed => "Avec retransmission.",
        Line::SetupDefaultTime => "Délai de forfait: {0}.",
        Line::SetupDefaultTimeZero => "Délai de forfait nul.",
        Line::SetupDefaultTimeMissing => "Aucun délai de forfait n'est indiqué, et l'article {0} en exige un.",
        Line::SetupDefaultTimeByLaws => "Délai de forfait selon les règles.",
        Line::SetupPinNone => "Pas de PIN de l'arbitre.",
        Line::SetupPinDrawn => {
            "PIN de l'arbitre: tiré au sort et montré à lui seul. Ou tapez de quatre à huit chiffres."
        }
        Line::PinCallArbiter => {
            "Appelez l'arbitre. Lui seul peut regarder l'écran maintenant. F9 montre son PIN, Échap revient."
        }
        Line::PinVoid => "Le PIN montré auparavant n'est plus valable.",
        Line::PinShown => {
            "Le PIN de l'arbitre est à l'écran, cette seule fois. Quand il l'a noté, F9 commence la partie."
        }
        Line::SetupPinSet => "PIN de l'arbitre fixé, {0} chiffres.",
        Line::SetupPinShort => "PIN de l'arbitre: {0} jusqu'ici. Il en faut de quatre à huit.",
        Line::ConfirmClaimDraw => "Réclamer la nulle dans la fin au KO?",
        Line::ConfirmAskExtraTime => "Demander du temps à chaque coup? C'est aussi une offre de nulle.",
        Line::ArbiterPageShown => "La page de l'arbitre. F9 ramène à l'échiquier.",
        Line::AssistantPageShown => "La page de l'assistant. F11 ramène à l'échiquier.",
        Line::Chess960Start => "Chess960, position {0}.",
        Line::Chess960Range => "Les positions vont de 0 à 959: tapez un tel nombre.",
        Line::SetupChess960Off => {
            "Position de départ ordinaire. Flèche droite en tire une de Chess960, les chiffres en choisissent une."
        }
        Line::NoDraw => "Le tirage n'est pas possible: tirez le nombre autrement et tapez-le.",
        Line::PleaseSeal => "Les {0} mettent maintenant leur coup sous pli.",
        Line::MoveSealed => "Le coup est dans l'enveloppe. On peut le changer jusqu'à l'appui sur la pendule.",
        Line::GameAdjourned => "La partie est ajournée. Le coup sous pli est des {0}.",
        Line::MarkEnvelope => "Enveloppe avec le coup sous pli des {0}, coup {1}.",
        Line::ReplySealed => "Les {0} ont mis leur réponse sous pli.",
        Line::ResumptionBegins => "La partie reprend.",
        Line::SealedMoveIs => "Le coup sous pli des {0}: {1}.",
        Line::SealedMoveUnclear => "Le coup sous pli des {0} ne désigne pas un coup unique.",
        Line::EnvelopeLost => "L'enveloppe est perdue. Les {0} disent quel coup elle contenait.",
        Line::EndsBySealedMove => "Victoire des {0}: le coup sous pli n'est pas valable.",
        Line::EndsBySealedMoveDrawn => {
            "Nulle: le coup sous pli n'est pas valable, mais l'adversaire ne peut pas mater."
        }
        Line::MarkTimeStands => {
            "Après le premier coup, le temps de la reprise tient, sauf décision contraire de l'arbitre."
        }
        Line::MarkTimeStandsSevere => {
            "Après le premier coup, le temps de la reprise tient, sauf conséquences trop graves."
        }
        Line::MarkEnvelopeMissing => "Le fichier de l'enveloppe manquait. Il est rétabli d'après le journal.",
        Line::MarkEnvelopeChanged => "Le fichier de l'enveloppe a été modifié. Il est rétabli d'après le journal.",
        Line::MarkEnvelopeNotWritten => "Le fichier de l'enveloppe ne peut pas être écrit. Le journal l'a.",
        Line::StepSeal => "Saisissez votre coup en secret.",
        Line::StepCloseEnvelope => "Appuyez sur la pendule: l'enveloppe est alors fermée.",
        Line::StepAwaitSealing => "L'autre joueur met son coup sous pli.",
        Line::StepAwaitResumption => "L'enveloppe attend que l'arbitre l'ouvre.",
        Line::AdjournedAlready => "La partie est ajournée: l'arbitre la reprend.",
        Line::SealInstead => "N'annoncez pas: saisissez le coup en secret.",
        Line::MoveInHand => "Un coup est déjà annoncé ou joué: il s'achève, puis l'adversaire met le sien sous pli.",
        Line::SealWithClock => {
            "Les pendules sont arrêtées, et le coup est mis sous pli dans le temps du joueur. Remettez d'abord la pendule en marche."
        }
        Line::SealFirst => "Aucun coup n'est encore sous pli: saisissez-le d'abord.",
        Line::NotToldToSeal => "C'est l'arbitre qui demande un coup sous pli: annoncez le vôtre.",
        Line::MoveInEnvelope => "Votre coup est dans l'enveloppe. Pour le changer, mettez-en un autre.",
        Line::SealedOnBoard => "Le coup sur l'échiquier compte comme coup sous pli: appuyez sur la pendule.",
        Line::EnvelopeClosed => "L'enveloppe est fermée, le coup tient.",
        Line::PassphraseNeeded => "Il manque la phrase secrète: l'arbitre la saisit de nouveau.",
        Line::WrongPassphrase => "Cette phrase secrète n'ouvre pas l'enveloppe. Elle reste fermée.",
        Line::EnvelopeDamaged => "L'enveloppe est abîmée: déclarez-la perdue, ou remettez une copie.",
        Line::NoEnvelope => "Il n'y a pas d'enveloppe.",
        Line::ReplyingPlayerAbsent => "Les {0} ne sont pas là: l'enveloppe reste fermée jusqu'à leur arrivée.",
        Line::OpenFirst => {
            "Ouvrez d'abord l'enveloppe: un coup sous pli qui termine la partie tient. Autrement, seulement avec un motif."
        }
        Line::DeclareInstead => "L'enveloppe est perdue: le joueur dit son coup.",
        Line::ResumedAlready => "La partie a déjà repris: ouvrez l'enveloppe.",
        Line::PeriodBegins => "La période suivante commence.",
        Line::LastMinute => "Dernière minute.",
        Line::SetupCalls => "Appels automatiques du temps pour les {0}:",
        Line::CallsOff => "aucun",
        Line::CallLeft => "reste {0}",
        Line::CallEvery => "intervalle {0}",
        Line::CallPeriods => "nouvelle période",
        Line::CallAsChime => "par un son bref",
        Line::BatteryLevel => "Batterie à {0} pour cent.",
        Line::BatteryNone => "Aucune batterie n'est connue.",
        Line::EndsByThreefold => "Nulle: la même position pour la troisième fois.",
        Line::EndsByFiftyMoves => "Nulle: cinquante coups sans prise ni coup de pion.",
        Line::EndsByFivefold => "Nulle: la même position pour la cinquième fois.",
        Line::EndsBySeventyFive => "Nulle: soixante-quinze coups sans prise ni coup de pion.",
        Line::EndsByIllegalMoves => "Victoire des {0}: coup illégal de l'adversaire.",
        Line::EndsByIllegalMovesDrawn => "Nulle: coup illégal, mais l'adversaire ne peut pas mater.",
        Line::EndsAnnulled => "La partie est annulée. On en joue une nouvelle.",
        Line::ClaimsThreefold => {
            "Les {0} réclament la nulle: la même position pour la troisième fois. Les pendules sont arrêtées."
        }
        Line::ClaimsThreefoldWith => {
            "Les {0} réclament la nulle: avec {1} la même position vient pour la troisième fois. Les pendules sont arrêtées."
        }
        Line::ClaimsFiftyMoves => "Les {0} réclament la nulle: cinquante coups. Les pendules sont arrêtées.",
        Line::ClaimsFiftyMovesWith => {
            "Les {0} réclament la nulle: avec {1} cela fait cinquante coups. Les pendules sont arrêtées."
        }
        Line::ClaimsIllegalMove => "Les {0} réclament un coup illégal. Les pendules sont arrêtées.",
        Line::ClaimsTouch => "Les {0} réclament: la pièce en {1} a été touchée. Les pendules sont arrêtées.",
        Line::MarkClaimRight => "D'après le journal, la réclamation est fondée.",
        Line::MarkClaimAfterPly => "Après le coup {0} des {1}.",
        Line::MarkClaimAtStart => "Dans la position de départ.",
        Line::MarkClaimIllegalPly => "Le coup {0} des {1} est illégal.",
        Line::MarkClaimForArbiter => "Le journal ne le montre pas: l'arbitre juge.",
        Line::MarkGrantWithGrounds => {
            "Ce que vous avez vu vous-même, comme deux mains: inscrivez d'abord le motif, puis Accepter la réclamation."
        }
        Line::MarkBoardsDiffered => {
            "Les échiquiers différaient déjà avant ce coup: selon l'article {0}, on les corrige. S'il doit compter malgré tout: inscrivez d'abord le motif, puis Accepter la réclamation."
        }
        Line::MarkNotOnMove => "Erronée: qui réclame n'a pas le trait.",
        Line::MarkClaimAfterTouch => "Erronée: qui réclame a déjà touché ou joué.",
        Line::MarkIntendedIllegal => "Erronée: le coup noté est illégal.",
        Line::MarkOnlySoOften => "Erronée: la position n'est venue que tant de fois: {0}.",
        Line::MarkOnlySoLong => "Erronée: coups complets sans prise ni coup de pion: {0}.",
        Line::MarkNoIllegalMove => "Erronée: le journal ne montre aucun coup illégal de l'adversaire.",
        Line::MarkAnswered => "Trop tard: le coup a reçu une réponse et tient.",
        Line::MarkTouchedSince => "Trop tard: qui réclame a lui-même touché une pièce.",
        Line::MarkTouchKept => "Le coup achevé respecte la règle de la pièce touchée: rien n'est à reprendre.",
        Line::MarkCastlingFree => {
            "Il a touché roi et tour pour roquer. C'est illégal, et le roi n'a aucun coup : tout coup légal était libre."
        }
        Line::MarkTouchFree => "Aucune pièce touchée ne pouvait jouer ni être prise : tout coup légal était libre.",
        Line::IllegalMoveFound => "Le coup {0} des {1} était illégal.",
        Line::RulingWithdrawn => "Correction. Pas {0}",
        Line::PawnBecameQueen => "Le pion est remplacé par une dame.",
        Line::IrregularStart => "La position de départ était fausse.",
        Line::IrregularBoard => "L'échiquier était mal orienté.",
        Line::PositionTransferred => "La position passe sur un autre.",
        Line::IrregularColours => "Les couleurs étaient inversées.",
        Line::IrregularPieces => "Des pièces sont déplacées. La position est rétablie.",
        Line::MarkTouchBroken => "Les {0} ont touché la pièce en {1} et jouent autre chose.",
        Line::MarkAdjusts => "Les {0} adoubent la pièce en {1}.",
        Line::MarkOfferAtWrongMoment => "Nulle proposée au mauvais moment par les {0}; l'offre tient.",
        Line::MarkSigned => "Les {0} ont signé les feuilles de partie.",
        Line::AgreementForbidden => "Le tournoi ne permet pas maintenant la nulle par accord. Appelez l'arbitre.",
        Line::AgreementAllowed => "Convenir de la nulle est déjà permis.",
        Line::CountedAlready => "Ce coup compte déjà.",
        Line::NameSideAndMove => "Indiquez le camp et le coup.",
        Line::NotIllegal => "Le journal ne montre pas de coup illégal à cet endroit.",
        Line::IllegalIsThePlayers => "Ici l'arbitre n'intervient pas de lui-même: l'adversaire réclame avant de jouer.",
        Line::TooLateForIllegal => "Le coup a reçu une réponse et tient, sauf si les joueurs sont d'accord.",
        Line::TouchedPieceMoves => "Pièce touchée: {0}. Elle joue ou elle est prise.",
        Line::IntendedMoveStands => "Le coup noté est {0}; il faut le jouer.",
        Line::IntendedMoveDue => "Le coup noté est {0}. Il faut le jouer s'il est légal.",
        Line::MarkIntentionBroken => "Les {0} avaient noté {1} et jouent autre chose.",
        Line::MarkLeftUnpressed => "Les {0} n'ont pas appuyé, et l'adversaire a répondu.",
        Line::MarkReplacedIllegal => "Les {0} ont remplacé le coup illégal {1} avant l'appui.",
        Line::MarkReplacedLegal => "Les {0} ont remplacé {1}. Ce coup était légal et tient selon l'article {2}.",
        Line::MarkReplacedBound => "Les {0} ont remplacé {1}. Ce coup était contraire à l'article {2}.",
        Line::MarkMisspoken => "Les {0} ont dit {1}. La pièce est posée autrement: {2}.",
        Line::MarkByAssistant => "L'assistant des {0} le déclare.",
        Line::DecisionIsFinal => "La décision à ce sujet est définitive, selon l'article {0}.",
        Line::MarkByArticle => "Selon l'article {0}.",
        Line::MarkWrongClaimCosts => {
            "Une réclamation erronée donne plus de temps à l'adversaire selon l'article {0}: {1}."
        }
        Line::IrregularHands => "Joué à deux mains.",
        Line::IrregularPosition => "La position est illégale.",
        Line::MarkAssistantLacking => {
            "Déficient visuel contre déficient auditif: l'article {0} exige un assistant, et aucun n'est indiqué."
        }
        Line::MarkPromotionStays => "Selon l'article {0}, le pion est promu en {1}; le choix de la pièce est libre.",
        Line::RemedyGoesOn => "Selon l'article {0}, la partie continue.",
        Line::RemedyTransfer => "Selon l'article {0}, la position passe sur un échiquier bien orienté.",
        Line::RemedyPutBack => "Selon l'article {0}, qui a déplacé les pièces les remet sur son propre temps.",
        Line::RemedyPowers => "Article {0}: cela relève des pouvoirs généraux de l'arbitre.",
        Line::RemedyFindIllegal => "Selon l'article {0}, il faut trouver le coup illégal qui y a mené.",
        Line::RemedyLeftToPlayers => "Selon l'article {0}, rien ne suit si aucun joueur ne réclame.",
        Line::RemedyDraw => "Selon l'article {0}, la partie est nulle si cela demeure après le prochain coup accompli.",
        Line::NoCastlingKingAndQueen => "Un camp dont le roi et la dame étaient intervertis ne peut pas roquer.",
        Line::NoCastlingKing => "Un camp dont le roi était mal placé ne peut pas roquer.",
        Line::NoCastlingRook => "Une tour mal placée ne peut pas roquer.",
        Line::EndsByIllegalPosition => "Nulle: la position est illégale.",
        Line::TouchIsThePlayers => "Ici l'arbitre ne décide des pièces touchées que si un joueur l'appelle.",
        Line::NotOver => "La partie n'est pas encore terminée.",
        Line::AlreadySigned => "Déjà signé.",
        Line::BoardsCompared => "On compare les échiquiers.",
        Line::TellSquareAndPiece => {
            "Nommez la case et la pièce avec sa couleur, par exemple: Eva quatre pion blanc. Ou: Eva quatre vide."
        }
        Line::SquareToldTwice => "{0} a été nommé deux fois. Veuillez le redire.",
        Line::BoardTaken => "Position notée.",
        Line::SquareByRecord => "D'après le journal: {0}",
        Line::BoardsDiffer => "Les échiquiers diffèrent.",
        Line::SheetTaken => "Feuille des {0} notée. Coups: {1}.",
        Line::EntryTaken => "Feuille des {0}: le coup {1} des {2} est noté.",
        Line::SheetByPlayer => "La feuille des {0} a été écrite par le joueur lui-même.",
        Line::SheetByAssistant => "La feuille des {0} a été écrite par l'assistant.",
        Line::SheetByRecording => "La feuille des {0} vient d'un enregistrement.",
        Line::SheetByProgram => {
            "La feuille des {0} a été faite par le programme d'après les annonces. Ce n'est pas une preuve indépendante."
        }
        Line::MarkRefusedMove => {
            "{0} ne convient pas à l'échiquier du joueur, mais est possible d'après le journal. Les échiquiers diffèrent peut-être."
        }
        Line::MarkOddRepetition => "La répétition était {0}. Les échiquiers diffèrent peut-être.",
        Line::PositionCounts => "La position après le coup {0} des {1} compte.",
        Line::StartCounts => "La position de départ compte.",
        Line::CompareBoards => "Comparez les deux échiquiers rangée par rangée, et confirmez.",
        Line::RankReads => "Rangée {0}:",
        Line::BoardConfirmed => "La position est juste.",
        Line::ClocksStay => "Les pendules restent comme elles sont.",
        Line::ClockTimesUnknown => {
            "On ne sait pas ce que marquaient les pendules à ce moment. Réglez-les, et terminez avec les temps actuels."
        }
        Line::Reconciled => "Les échiquiers concordent de nouveau. Un trait est tiré sous les deux feuilles.",
        Line::ReconciliationOff => "La comparaison est abandonnée. Rien n'a changé dans la partie.",
        Line::StepTell => "Comparaison: dites ce qu'il y a sur votre échiquier, jusqu'à la décision de l'arbitre.",
        Line::StepConfirmDone => "Confirmez quand c'est fait.",
        Line::StepAwaitOther => "Attendez que l'autre échiquier soit juste.",
        Line::StepCompare => "Comparez votre échiquier avec la position qui compte, et confirmez.",
        Line::ReconcileFirst => "On compare les échiquiers. Cela passe d'abord.",
        Line::NotReconciling => "Aucune comparaison n'est en cours. Commencez-en une d'abord.",
        Line::DecideFirst => "L'arbitre décide d'abord quelle position compte.",
        Line::CorrectFirst => "Les deux échiquiers doivent d'abord être justes et confirmés.",
        Line::GroundsNeeded => "D'autres temps que ceux proposés demandent un motif. Veuillez l'indiquer.",
        Line::ManualBoards => {
            "Échiquiers différents. Contrôle U, puis Y arrêtent les pendules et commencent la comparaison. Avec I vous dites ce qu'il y a sur votre échiquier, case par case, rangée par rangée ou toutes les pièces. L'arbitre décide quelle position compte. Chaque correction est dite. Entrée la confirme."
        }
        Line::PadLifted => "{1}: {0} en main.",
        Line::PadPutBack => "Reposée.",
        Line::PadReadBack => "Ce serait: {0}.",
        Line::PadPromotion => "promotion {0}.",
        Line::PadNoPromotion => "Pas de promotion.",
        Line::PadHere => "Manette branchée: {0}.",
        Line::PadGone => "Manette débranchée: {0}.",
        Line::AnnouncedOtherwise => {
            "Pas encore annoncé: le joueur a saisi {1}, vous annoncez {0}. La même annonce encore une fois vaut."
        }
        Line::PressedOtherwise => {
            "Annoncé: {0}. Saisi: {1}. Faites corriger l'annonce, ou reprenez le coup saisi. Appuyer encore une fois: cela reste ainsi."
        }
        Line::AssistantCorrects => {
            "Votre assistant corrige l'annonce {0}. Attendez qu'il confirme. Appuyer encore une fois: l'annonce reste ainsi."
        }
        Line::StartWaits => {
            "La salle écoute encore. La pendule part avec le dernier mot. Encore une fois : tout de suite."
        }
        Line::PlayerEnters => {
            "Votre joueur saisit un autre coup. Attendez qu'il confirme. Appuyer encore : cela reste ainsi."
        }
        Line::GoOnByKeyboard => "Continuez au clavier.",
        Line::NoDeviceLeft => "Aucun autre appareil n'est à vous. Appelez l'arbitre.",
        Line::PadAsk => "{0}: appuyez sur un bouton.",
        Line::PadPressNew => "Nouveau bouton pour {0}?",
        Line::PadBound => "{0}: {1}.",
        Line::PadUnbound => "{0}: aucun bouton.",
        Line::PadStickMiddle => "{0}: milieu {1} pour cent.",
        Line::NoneSuch => "Aucune.",
        Line::PadNeedsChord => "Il faut pour cela maintenir un autre bouton.",
        Line::PadKeepsNeeded => "Il ne resterait pas de bouton pour {0}. Prenez-en un autre.",
        Line::PadConfirms => "{0}: oui. {1}: non.",
        Line::PadOffered => "{1}, offre à: {0}. On l'accepte par ses propres boutons; chacun dit comment.",
        Line::PadHold => "Maintenir {0}, puis appuyer sur le bouton indiqué.",
        Line::PadProve => "Appuyez sur {0}.",
        Line::PadNotProved => "Pas ce bouton, ou pas cette manette. Recommencez.",
        Line::PadHeldConfirms => "Maintenir {0}: oui. {1}: non.",
        Line::PadListTakes => "Une liste est ouverte. {0} choisit, {1} en sort.",
        Line::PadResume => "Parties inachevées: {0}. {1} continue la partie, {2} les laisse toutes pour plus tard.",
        Line::PadSetupVoice => "Prononciation des {0}: {1} lance l'apprentissage, gauche efface.",
        Line::PadTeachWelcome => {
            "Apprentissage. Répétez trois fois chaque mot entendu. Gauche: le mot depuis le début; ce qui est appris reste. {0} arrête."
        }
        Line::PadTalkHeld => "Pour parler, maintenez {0}.",
        Line::PadTellAdvice => "{0} le communique, {1} efface.",
        Line::PadChess960Off => "Position de départ ordinaire. Droite en tire une de Chess960.",
        Line::PadResumeOne => "Une partie inachevée. {0} la continue, {1} la laisse pour plus tard.",
        Line::PadManual => "Manuel. Bas et haut tournent les pages, {0} le ferme.",
        Line::PadClaims => "Réclamations. Bas et haut choisissent, {0} valide.",
        Line::PadPoint => "Allez à la case, {0} la prend.",
        Line::SetupDrill => "S'exercer au déroulement d'un coup.",
        Line::DrillWelcome => {
            "Exercice. L'adversaire joue une partie préparée. On vous dit votre coup: annoncez-le et appuyez. Puis répétez et exécutez le sien. Les erreurs sont comptées. Pour finir l'exercice, abandonnez."
        }
        Line::DrillMove => "Votre coup: {0}.",
        Line::DrillOtherMove => "Le coup demandé était {0}. Vous pouvez encore corriger.",
        Line::DrillClean => "L'exercice est fini. Aucune erreur.",
        Line::DrillSlips => "L'exercice est fini. Erreurs: {0}.",
        Line::SlipOtherMove => "Un autre coup: {0}.",
        Line::SlipPromotion => "Pièce de promotion oubliée: {0}.",
        Line::SlipPressFirst => "Appui avant l'annonce: {0}.",
        Line::SlipNoPress => "Appui oublié: {0}.",
        Line::SlipNoRepetition => "Répétition oubliée: {0}.",
        Line::SlipRepeatedOtherwise => "Mal répété: {0}.",
        Line::SlipNoExecution => "Exécution oubliée: {0}.",
        Line::SlipExecutedOtherwise => "Mal exécuté: {0}.",
        Line::SlipNotDue => "Pas à son tour: {0}.",
        Line::PadProfileBroken => "Erreur dans le profil, ligne {0}.",
        Line::FlagFelt => "Le temps est écoulé.",
        Line::ManualPad => {
            "Manette: le bouton du bas prend, pose et dit oui. Le bouton de droite annule et dit non. La gâchette droite annonce le coup et fait ce qui est à faire. Stick droit enfoncé: toutes les commandes."
        }
        Line::ManualFelt => {
            "Pendule tactile. Tranche gauche et bouton du haut: votre temps. Tranche droite: celui de l'adversaire. Long vaut un quart d'heure, court cinq minutes. Après une levée, une minute; après deux, dix secondes. Frémissement: le temps est écoulé."
        }
        Line::StepDeclareSealed => "L'enveloppe est perdue: dites le coup qu'elle contenait.",
        Line::ClaimsOpened => "Réclamations. Les flèches choisissent, Entrée valide.",
        Line::NothingToClaim => "Il n'y a rien à réclamer maintenant.",
        Line::PointAtSquare => "Allez à la case, Entrée la prend.",
        Line::EnterConfirms | Line::ReadBackConfirms => "Entrée: oui. Échap: non.",
        Line::EntryStands => "Coup à l'écran: {0}. Pas encore annoncé.",
        Line::EntryTakenBack => "Repris à l'écran: {0}.",
        Line::MarkEntryTakenBack => "Repris à l'écran avant l'annonce par les {0}: {1}.",
        Line::NoEntry => "On ne peut reprendre qu'un coup pas encore annoncé. Sinon, appelez l'arbitre.",
        Line::ConfirmBoardsDiffer => "Comparer les échiquiers? Les pendules s'arrêtent.",
        Line::ConfirmExecutedOtherwise => "Annoncé: {0}. Exécuté sur votre échiquier: {1}?",
        Line::ConfirmRepeatedOtherwise => "Annoncé: {0}. Répéter quand même: {1}?",
        Line::ConfirmHandKeyboard => "Donner le clavier à l'assistant?",
        Line::ConfirmPressWithoutMove => {
            "Votre coup n'est pas encore montré, et il ne pourra plus l'être. Appuyer quand même sur la pendule?"
        }
        Line::ConfirmPressWithoutPiece => {
            "Sans la pièce de promotion, le coup est illégal. Appuyer quand même sur la pendule?"
        }
        Line::WhichNewPiece => "Quelle pièce pour le pion?",
        Line::TouchRecorded => "Touché: {0} en {1}.",
        Line::AdjustRecorded => "J'adoube: {0} en {1}.",
        Line::EscapeWithdraws => "Échap le retire.",
        Line::PadWithdraws => "{0} le retire.",
        Line::TouchWithdrawn => "Retiré, pas touché: {0} en {1}.",
        Line::AdjustWithdrawn => "Retiré, pas adoubé: {0} en {1}.",
        Line::MarkTouchWithdrawn => "Retiré comme erreur par les {0}: la pièce en {1}, touchée.",
        Line::MarkAdjustWithdrawn => "Retiré comme erreur par les {0}: la pièce en {1}, adoubée.",
        Line::NoPieceToTouch => "Il n'y a pas de pièce en {0}. Allez d'abord à la pièce.",
        Line::AlreadyTouched => "La pièce en {0} est déjà notée comme touchée. Jouez, ou appelez l'arbitre.",
        Line::NothingToWithdraw => "On ne peut retirer que ce qu'on vient de déclarer. Sinon, appelez l'arbitre.",
        Line::ItemWithdraw => "Ma dernière déclaration était une erreur.",
        Line::ItemReplaces => "Je joue un autre coup à la place.",
        Line::ListTakes => "Une liste est ouverte. Entrée choisit, Échap en sort.",
        Line::AnswerConfirms => "Y: oui. Échap: non.",
        Line::AnswerHeldConfirms => "Maintenir Y: oui. Échap: non.",
        Line::QuestionEnded => "La question ne se pose plus.",
        Line::NothingAsked => "Aucune question n'est ouverte.",
        Line::ConfirmSign => "Les {0} signent-ils les deux feuilles de partie?",
        Line::PersonNamed => "{0}, {1},",
        Line::ItemTouched => "J'ai touché une pièce.",
        Line::ItemAdjusts => "J'adoube une pièce.",
        Line::ItemOpponentTouched => "L'adversaire a touché une pièce.",
        Line::ItemIllegalMove => "L'adversaire a joué un coup illégal.",
        Line::ItemThreefold => "Nulle: trois fois la même position.",
        Line::ItemThreefoldWith => "Trois fois la même position avec le coup que je note.",
        Line::ItemFiftyMoves => "Nulle: cinquante coups.",
        Line::ItemFiftyMovesWith => "Cinquante coups avec le coup que je note.",
        Line::ItemFlag => "L'adversaire a dépassé le temps.",
        Line::ItemQuickplayDraw => "Nulle dans la fin au KO.",
        Line::ItemExtraTime => "Demander du temps à chaque coup.",
        Line::ItemDeclare => "Dire le coup sous pli.",
        Line::ItemSign => "Signer les deux feuilles de partie.",
        Line::ItemSave => "Enregistrer la feuille de partie.",
        Line::ItemSaveOnStick => "Enregistrer la feuille sur la clé USB.",
        Line::ItemPrint => "Imprimer la feuille de partie.",
        Line::ItemRead => "Lire la feuille de partie à voix haute.",
        Line::HomeByList => "Avec C: signer, enregistrer, imprimer ou écouter la feuille.",
        Line::PadHomeByList => "{0}: signer, enregistrer, imprimer ou écouter la feuille.",
        Line::SheetsByList => "Avec C: enregistrer, imprimer ou écouter la feuille.",
        Line::PadSheetsByList => "{0}: enregistrer, imprimer ou écouter la feuille.",
        Line::SavedAgain => "Enregistré, au même endroit.",
        Line::SavedInDocuments => "Enregistré dans vos documents.",
        Line::SavedOnOneStick => "Enregistré sur la clé USB {0}. Encore une fois: sur la suivante.",
        Line::SavedOnStick => "Enregistré sur la clé USB.",
        Line::SavedIn => "Enregistré dans {0}.",
        Line::NoStick => "Il n'y a pas de clé USB.",
        Line::NotSaved => "Pas enregistré. L'écran dit pourquoi.",
        Line::SentToPrinter => "Envoyé à l'imprimante.",
        Line::NotPrinted => "Pas imprimé. L'écran dit pourquoi.",
        Line::ReadingOpened => "Entrée: coup suivant. Retour arrière: le précédent. Échap: fin.",
        Line::PadReading => "{0}: coup suivant. {1}: le précédent. {2}: fin.",
        Line::NothingEntered => "{0}, {1}: aucun coup.",
        Line::ItemEmpty => "Vide.",
        Line::IrregularLost => "La position ajournée ne peut pas être rétablie.",
    }
}
