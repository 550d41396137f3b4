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
        ("avec", Word::Filler),
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
        // ---- the handshake: announcing, repeating, executing, pressing (D.2.1, D.2.3, D.2.8)
        Line::PressHeldBack => "Annoncez d'abord, puis appuyez sur la pendule.",
        Line::RepeatFirst => "Répétez d'abord le coup de l'adversaire: {announced}.",
        Line::ExecuteFirst => "Exécutez d'abord le coup de l'adversaire sur votre propre échiquier: {announced}.",
        Line::NotYourTurn => "C'est aux {player} de jouer.",
        Line::PressWaits => "Appui déjà fait. La pendule change à la fin de l'annonce. Corriger annule l'appui.",
        Line::PressTakenBack => {
            "L'appui est annulé, votre pendule continue. Corrigez l'annonce, puis appuyez de nouveau."
        }
        Line::PressedUnannounced => "Les {player} ont appuyé sur la pendule sans annoncer de coup.",
        Line::NothingAnnounced => "Rien n'a encore été annoncé.",
        Line::NothingToRepeat => "Aucun coup annoncé n'est à répéter ou à exécuter.",
        Line::AlreadyAnnounced => "Déjà annoncé: {announced}. Vous pouvez corriger avant d'appuyer sur la pendule.",
        Line::CorrectionTooLate => "Trop tard pour corriger. Appelez l'arbitre.",
        Line::CorrectionMustFitPiece => "La pièce est posée: {placed}. Seule l'annonce peut suivre la pièce.",
        Line::Corrected => "Correction. Pas {slip}, mais {corrected}.",
        Line::Differs => "Ce n'est pas pareil. Annoncé: {announced}, répété: {repeated}.",
        Line::RepeatAgainFirst => "La répétition et l'annonce diffèrent. Répétez d'abord correctement, puis exécutez.",
        Line::AlreadyRepeated => "Déjà répété.",
        Line::AlreadyExecuted => "Déjà exécuté.",
        Line::AlreadyPlaced => "Déjà posé: {placed}.",
        Line::ExecutedOtherwise => "Exécuté: {executed}, annoncé: {announced}.",
        Line::AwaitAnnouncement => "Les {player} n'ont pas encore annoncé. Attendez l'annonce.",
        Line::NoSuchPiece => {
            "En {square} il n'y a pas de pièce à vous: {piece}. Nommez de nouveau la pièce et la case, ou appelez l'arbitre."
        }
        Line::DoesNotFitBoard => {
            "Cela ne va pas sur votre échiquier: {announced}. Appelez l'arbitre, les échiquiers diffèrent peut-être."
        }
        Line::AnnouncedOtherwise => {
            "Pas encore annoncé: le joueur a saisi {entered}, vous annoncez {announced}. La même annonce encore une fois vaut."
        }
        Line::PressedOtherwise => {
            "Annoncé: {announced}. Saisi: {entered}. Faites corriger l'annonce, ou reprenez le coup saisi. Appuyer encore une fois: cela reste ainsi."
        }
        Line::AssistantCorrects => {
            "Votre assistant corrige l'annonce {announced}. Attendez qu'il confirme. Appuyer encore une fois: l'annonce reste ainsi."
        }
        Line::PlayerEnters => {
            "Votre joueur saisit un autre coup. Attendez qu'il confirme. Appuyer encore: cela reste ainsi."
        }
        // ---- refusals that belong to no section below (each a reason and a way out)
        Line::NotStarted => "La partie n'a pas commencé. Mettez d'abord en marche la pendule des Blancs.",
        Line::AlreadyStarted => "La partie a déjà commencé.",
        Line::GameOver => "La partie est terminée.",
        Line::OverUntilWithdrawn => {
            "La partie est terminée. Ce qui l'a terminée se retire dans la rubrique Sanctions; la rubrique Partie revient avant un coup."
        }
        Line::NotYours => "Cela revient au joueur lui-même.",
        Line::ArbiterOnly => "Seul l'arbitre peut faire cela.",
        Line::NoSuchPly => "Ce coup n'existe pas.",
        Line::AssistOff => "C'est une aide. Elle est coupée en compétition.",
        // ---- the course of the game, to the room
        Line::GameBegins => "La partie commence. Trait aux {mover}.",
        Line::PositionRestored => {
            "Retour à la position avant le coup {number} des {mover}. Les pendules sont arrêtées."
        }
        Line::RuleOffSheets => "Tirez un trait sur les deux feuilles de partie avant le coup {number} des {mover}.",
        Line::ScoreIsKept => "Il faut noter les coups.",
        Line::ScoreNeedNotBeKept => "Il n'est pas nécessaire de noter maintenant.",
        Line::ScoreAfterTheFlag => "Quand un drapeau tombe, il faut compléter la feuille avant de jouer.",
        Line::ScoreIsCompleted => "Il faut compléter la feuille avant de jouer.",
        // ---- a draw by agreement
        Line::DrawOffered => "Offre de nulle des {player}.",
        Line::DrawAnswers => "Contrôle Y accepte, Contrôle N refuse.",
        Line::DrawDeclined => "L'offre de nulle est refusée.",
        Line::DrawConsented => "L'arbitre permet de convenir de la nulle.",
        Line::NoOffer => "Il n'y a pas d'offre de nulle.",
        Line::OfferStands => "L'offre de nulle tient toujours.",
        Line::TooEarlyToAgree => "Nulle seulement quand les deux joueurs ont joué.",
        Line::AgreementForbidden => "Le tournoi ne permet pas maintenant la nulle par accord. Appelez l'arbitre.",
        Line::AgreementAllowed => "Convenir de la nulle est déjà permis.",
        // ---- the end of a game: its result, confirmed and signed
        Line::EndsByMate => "Échec et mat. Victoire des {winner}.",
        Line::EndsByStalemate => "Pat. La partie est nulle.",
        Line::EndsByDeadPosition => "Position morte. La partie est nulle.",
        Line::EndsByResignation => "Abandon. Victoire des {winner}.",
        Line::EndsByResignationDrawn => "Abandon. L'adversaire ne peut pas mater, la partie est nulle.",
        Line::EndsByAgreement => "Nulle par accord mutuel.",
        Line::EndsOnTime => "Chute du drapeau. Victoire des {winner}.",
        Line::EndsOnTimeDrawn => "Chute du drapeau. L'adversaire ne peut pas mater, la partie est nulle.",
        Line::EndsByBothFlags => "Nulle: les deux temps sont écoulés.",
        Line::EndsByThreefold => "Nulle: la même position pour la troisième fois.",
        Line::EndsByFiftyMoves => "Nulle: cinquante coups sans prise ni coup de pion.",
        Line::EndsByFivefold => "Nulle: la même position pour la cinquième fois.",
        Line::EndsBySeventyFive => "Nulle: soixante-quinze coups sans prise ni coup de pion.",
        Line::EndsByIllegalMoves => "Victoire des {winner}: coup illégal de l'adversaire.",
        Line::EndsByIllegalMovesDrawn => "Nulle: coup illégal, mais l'adversaire ne peut pas mater.",
        Line::EndsByIllegalPosition => "Nulle: la position est illégale.",
        Line::EndsByQuickplay => "Nulle: l'arbitre a accepté la réclamation.",
        Line::EndsByDefault => "Victoire des {winner} par forfait.",
        Line::EndsByDefaultBoth => "Les deux perdent: personne n'était là.",
        Line::EndsByPenalty => "Victoire des {winner}: l'arbitre a déclaré la partie perdue.",
        Line::EndsByPenaltyBoth => "Les deux perdent par décision de l'arbitre.",
        Line::EndsByPenaltyHalf => "La partie est perdue; les {player} reçoivent un demi-point.",
        Line::EndsBySealedMove => "Victoire des {winner}: le coup sous pli n'est pas valable.",
        Line::EndsBySealedMoveDrawn => {
            "Nulle: le coup sous pli n'est pas valable, mais l'adversaire ne peut pas mater."
        }
        Line::EndsAnnulled => "La partie est annulée. On en joue une nouvelle.",
        Line::PleaseConfirm => "Veuillez confirmer le résultat.",
        Line::ResultConfirmed => "Le résultat est confirmé.",
        Line::GameGoesOn => "La partie continue.",
        Line::ConfirmsYet => "Les {person}: veuillez confirmer le résultat.",
        Line::SignSheets => "La partie est terminée. Il manque encore votre signature.",
        Line::MarkSigned => "Les {player} ont signé les feuilles de partie.",
        Line::NothingToConfirm => "Il n'y a rien à confirmer.",
        Line::NotOver => "La partie n'est pas encore terminée.",
        Line::AlreadySigned => "Déjà signé.",
        // ---- what happened in the game, to the arbiter
        Line::MarkIllegal => "Coup illégal des {mover}: {played}. {reason}",
        Line::MarkPressedEarly => "Les {player} ont appuyé sur la pendule avant l'annonce; cela compte.",
        Line::MarkPressedWithoutMove => "Les {player} ont appuyé sur la pendule sans jouer.",
        Line::MarkHeldBack => "Les {player} ont appuyé sur la pendule avant l'annonce; l'appui est retenu.",
        Line::MarkAnnouncedOtherwise => {
            "L'annonce ne correspond pas à la pièce des {player}: posé {placed}, annoncé {announced}."
        }
        Line::MarkExecutedOtherwise => "Exécution différente par les {player}: {executed} au lieu de {announced}.",
        Line::MarkLeftUnpressed => "Les {player} n'ont pas appuyé, et l'adversaire a répondu.",
        Line::MarkReplacedIllegal => "Les {player} ont remplacé le coup illégal {replaced} avant l'appui.",
        Line::MarkReplacedLegal => {
            "Les {player} ont remplacé {replaced}. Ce coup était légal et tient selon l'article {article}."
        }
        Line::MarkReplacedBound => {
            "Les {player} ont remplacé {replaced}. Ce coup était contraire à l'article {article}."
        }
        Line::MarkMisspoken => "Les {player} ont dit {said}. La pièce est posée autrement: {placed}.",
        Line::MarkEntryTakenBack => "Repris à l'écran avant l'annonce par les {player}: {entered}.",
        Line::MarkOfferAtWrongMoment => "Nulle proposée au mauvais moment par les {player}; l'offre tient.",
        Line::MarkIntentionBroken => "Les {player} avaient noté {intended} et jouent autre chose.",
        Line::MarkChanceUndetermined => {
            "Il n'est pas établi que les {player} puissent encore mater. On le tient pour possible. L'arbitre décide."
        }
        Line::NoMoveOnBoard => {
            "Sur l'échiquier du programme, aucun coup n'est possible. S'il est faux: dans la rubrique Partie, Revenir avant le coup."
        }
        Line::MarkAssistantLacking => {
            "Déficient visuel contre déficient auditif: l'article {article} exige un assistant, et aucun n'est indiqué."
        }
        Line::MarkByAssistant => "L'assistant des {player} le déclare.",
        // ---- the clocks and the flags
        Line::StartWaits => {
            "La salle écoute encore. La pendule part avec le dernier mot. Encore une fois: tout de suite."
        }
        Line::ClockRuns => "La pendule des {player} tourne.",
        Line::ClockStopped => "Les pendules sont arrêtées. L'arbitre est appelé.",
        Line::ClockRestarted => "La pendule des {player} repart.",
        Line::ClocksStopped => "Les pendules sont arrêtées. L'arbitre les remettra en marche.",
        Line::ClockRunsAlready => "La pendule tourne déjà.",
        Line::NoClock => "Cette partie se joue sans pendule.",
        Line::MarkTimeRanOut => "Le temps des {player} est écoulé.",
        Line::FlagNotDown => "Il reste du temps aux {player}.",
        Line::FlagOrderUnknown => "Les deux temps sont écoulés; lequel en premier n'est pas établi.",
        Line::BothFlagsGoesOn => "Les deux temps sont écoulés et l'ordre n'est pas établi. La partie continue.",
        Line::OwnFlagDown => "Votre temps est écoulé aussi. Appelez l'arbitre.",
        Line::FlagIsThePlayers => "Ici, seuls les joueurs réclament la chute d'un drapeau.",
        Line::FlagFelt => "Le temps est écoulé.",
        // ---- questions about the game (private)
        Line::YourTime => "Vous: {time}.",
        Line::OpponentsTime => "Adversaire: {time}.",
        Line::MovesCompleted => "Coups accomplis: vous {own}, adversaire {opponents}.",
        Line::MoveNumber => "Coup {number}, trait aux {mover}.",
        Line::SquareEmpty => "{square} est vide.",
        Line::SquareHolds => "{square}: {piece}.",
        Line::NoneOnBoard => "Aucune sur l'échiquier: {piece}.",
        Line::PieceOn => "{piece} {square}.",
        Line::MoveOfNumber => "Coup {number}, {mover}: {played}.",
        Line::NothingEntered => "{number}, {mover}: aucun coup.",
        Line::NoMoveYet => "Aucun coup n'a encore été annoncé.",
        Line::LineEmpty => "Il n'y a rien ici.",
        Line::WhoseTurn => "Trait aux {mover}.",
        Line::MovesToControl => "Coups jusqu'au contrôle: {count}.",
        Line::OneMoveToControl => "Un coup jusqu'au contrôle.",
        Line::LastPeriod => "Plus d'autre contrôle.",
        Line::NoIncrement => "Pas d'incrément.",
        Line::BatteryLevel => "Batterie à {percent} pour cent.",
        Line::BatteryNone => "Aucune batterie n'est connue.",
        Line::NoneSuch => "Aucune.",
        // ---- what an assistant asks in his player's place
        Line::AssistantAsked => "Les {player} demandent les coups et le temps.",
        Line::AssistantTold => "Votre assistant est interrogé.",
        Line::AskFirst => "Seulement quand le joueur le demande.",
        Line::AskedUnasked => "C'est noté. Dès qu'il demande: F4.",
        // ---- entering a move
        Line::ReadBack => "Saisi: {entered}. Entrée annonce, Échap efface.",
        Line::AnnouncesAtOnce => "Les coups sont annoncés aussitôt. Une erreur se corrige avant l'appui.",
        Line::ReadsBackFirst => "Les coups sont d'abord relus.",
        Line::TypingStays => "Les lettres commencent un coup.",
        Line::WhichMove => "Quel coup?",
        Line::LettersEnter => "Les lettres commencent un coup.",
        Line::TypingOpened => "Les lettres sont de nouveau des commandes.",
        Line::EntryCleared => "Effacé.",
        Line::EntryStands => "Coup à l'écran: {entered}. Pas encore annoncé.",
        Line::EntryTakenBack => "Repris à l'écran: {entered}.",
        Line::NoEntry => "On ne peut reprendre qu'un coup pas encore annoncé. Sinon, appelez l'arbitre.",
        // ---- the step that is due (private)
        Line::StepAwaitStart => "La partie n'a pas commencé.",
        Line::StepAwaitArbiter => "Les pendules sont arrêtées. Attendez l'arbitre.",
        Line::PracticeDecides => "Les pendules sont arrêtées. À l'entraînement, vous décidez.",
        Line::PracticePageKey => "F9 ouvre la page de l'arbitre.",
        Line::StepAwaitAnnouncement => "Attendez l'annonce de l'adversaire.",
        Line::StepRepeat => "Veuillez répéter: {announced}.",
        Line::StepRepeatAgain => "Veuillez répéter de nouveau: {announced}.",
        Line::StepExecute => "Exécutez sur votre échiquier: {announced}.",
        Line::TakeBackFirst => "Annulez d'abord sur votre échiquier: {slip}.",
        Line::StepAwaitPress => "L'adversaire doit encore appuyer sur la pendule.",
        Line::StepMove => "À vous. Jouez et annoncez le coup.",
        Line::StepAnnounce => "Annoncez le coup qui est posé sur l'échiquier.",
        Line::StepPress => "Jouez le coup sur l'échiquier, puis appuyez sur la pendule.",
        Line::StepConfirm => "Veuillez confirmer la fin, ou appeler l'arbitre.",
        Line::StepConfirmReady => {
            "Le programme a redémarré, la pendule est arrêtée. Veuillez confirmer que vous continuez."
        }
        Line::StepAwaitReady => {
            "Vous avez confirmé. La pendule reste arrêtée jusqu'à ce que votre adversaire confirme aussi, ou que l'arbitre la mette en marche."
        }
        Line::StepSeal => "Saisissez votre coup en secret.",
        Line::StepCloseEnvelope => "Appuyez sur la pendule: l'enveloppe est alors fermée.",
        Line::StepAwaitSealing => "L'autre joueur met son coup sous pli.",
        Line::StepAwaitResumption => "L'enveloppe attend que l'arbitre l'ouvre.",
        Line::StepDeclareSealed => "L'enveloppe est perdue: dites le coup qu'elle contenait.",
        Line::StepTell => "Comparaison: dites ce qu'il y a sur votre échiquier, jusqu'à la décision de l'arbitre.",
        Line::StepConfirmDone => "Confirmez quand c'est fait.",
        Line::StepAwaitOther => "Attendez que l'autre échiquier soit juste.",
        Line::StepCompare => "Comparez votre échiquier avec la position qui compte, et confirmez.",
        // ---- questions before an act counts, and the keys that answer
        Line::ConfirmResign => "Les {person} abandonnent-ils?",
        Line::ConfirmOfferDraw => "Proposer nulle?",
        Line::ConfirmAcceptDraw => "Les {person} acceptent-ils la nulle?",
        Line::ConfirmClaimFlag => "Réclamer la chute du drapeau de l'adversaire?",
        Line::OwnFlagFirst => "Votre temps s'est écoulé en premier.",
        Line::ConfirmClaimDraw => "Réclamer la nulle dans la fin au KO?",
        Line::ConfirmAskExtraTime => "Demander du temps à chaque coup?",
        Line::ConfirmClaim => "Le réclamer? Cela arrête les pendules.",
        Line::AlsoOffersDraw => "C'est aussi une offre de nulle.",
        Line::ConfirmPressWithoutMove => {
            "Votre coup n'est pas encore montré, et il ne pourra plus l'être. Appuyer quand même sur la pendule?"
        }
        Line::ConfirmPressWithoutPiece => {
            "Sans la pièce de promotion, le coup est illégal. Appuyer quand même sur la pendule?"
        }
        Line::ConfirmExecutedOtherwise => "Annoncé: {announced}. Exécuté sur votre échiquier: {executed}?",
        Line::ConfirmRepeatedOtherwise => "Annoncé: {announced}. Répéter quand même: {repeated}?",
        Line::ConfirmHandKeyboard => "Donner le clavier à l'assistant?",
        Line::ConfirmBoardsDiffer => "Comparer les échiquiers? Les pendules s'arrêtent.",
        Line::WhichNewPiece => "Quelle pièce pour le pion?",
        Line::ConfirmSign => "Les {person} signent-ils les deux feuilles de partie?",
        Line::PersonNamed => "{player}, {name},",
        Line::EnterConfirms | Line::ReadBackConfirms => "Entrée: oui. Échap: non.",
        Line::AnswerConfirms => "Y: oui. Échap: non.",
        Line::AnswerHeldConfirms => "Maintenir Y: oui. Échap: non.",
        Line::QuestionEnded => "La question ne se pose plus.",
        Line::NothingAsked => "Aucune question n'est ouverte.",
        // ---- moving about the window, its pages and menus
        Line::Bare => "{item}.",
        Line::EntryOpened => "Champ du coup.",
        Line::EntryLeft => "Échiquier.",
        Line::FocusOnButton => "Bouton: {button}. Entrée appuie dessus, Échap revient à l'échiquier.",
        Line::FocusOnButtons => "Bouton. Entrée appuie dessus, Échap revient à l'échiquier.",
        Line::ArbiterPageShown => "La page de l'arbitre. F9 ramène à l'échiquier.",
        Line::AssistantPageShown => "La page de l'assistant. F11 ramène à l'échiquier.",
        Line::MenuWelcome => "Haut et bas choisissent, Entrée valide.",
        Line::PadMenuWelcome => "Haut et bas choisissent, {button} valide.",
        Line::PlaceOf => "{place} sur {count}.",
        Line::ListTakes => "Une liste est ouverte. Entrée choisit, Échap en sort.",
        // ---- whose the keyboard and the other devices are
        Line::KeyboardGiven => "Le clavier est maintenant aux {player}.",
        Line::KeyboardKey => "{command}: Majuscule et F11.",
        Line::DeviceGiven => "{device}, désormais à: {person}.",
        Line::DeviceOffered => {
            "{device}, offre à: {person}. F12 accepte, seulement avec un appareil à soi; sans appareil, appelez l'arbitre."
        }
        Line::DeviceWithdrawn => "Offre retirée: {device}.",
        Line::DeviceDeclined => "Offre refusée: {device}.",
        Line::DeviceOfferLapsed => "Offre expirée: {device}.",
        Line::NotYourDevice => "Cet appareil n'est pas à vous. Son détenteur doit l'offrir, ou vous appelez l'arbitre.",
        Line::DeviceNotOffered => {
            "Aucun appareil n'est offert. Son détenteur doit l'offrir, ou vous appelez l'arbitre."
        }
        Line::ConsentIsTheirs => {
            "Seuls les {player} peuvent accepter, avec un appareil à eux. Sans appareil, appelez l'arbitre."
        }
        Line::SealAsked => "Mettre sous pli: {said}?",
        Line::NoDeviceYet => "Pas encore d'appareil: les {player} donnent le clavier à l'assistant par Maj+F11.",
        Line::ReplierHere => {
            "Les {player} doivent répondre. Si le joueur est là: écrire la phrase secrète, ouvrir l'enveloppe. S'il manque: l'indiquer d'abord sous Réclamation, présence."
        }
        Line::ReplierAbsent => {
            "Les {player} doivent répondre, et le joueur manque: reprendre, et sa pendule tourne. Quand il arrive: indiquer sa présence, écrire la phrase secrète, ouvrir l'enveloppe."
        }
        Line::PageOfAssistant => {
            "Cette page est celle de l'assistant des {player}, qui a besoin d'un appareil à lui: l'arbitre l'attribue."
        }
        Line::OpponentHasAssistant => "Les {player} ont déjà un assistant.",
        Line::NoAssistant => "Les {player} n'ont pas d'assistant. Donnez-lui d'abord le clavier, ou appelez l'arbitre.",
        // ---- the manual
        Line::KeyHelp => {
            "Flèches: case par case. I: saisir un coup. Entrée: confirmer. Y: oui à une question. Espace: appuyer sur la pendule. W: répété. E: exécuté. L: dernier coup. T: les deux temps. S: ce qu'il faut faire. Échap: annuler."
        }
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
            "Réclamations. C en ouvre la liste. Quand le programme pose une question, Y veut dire oui et Échap veut dire non. Pour abandonner, accepter la nulle, confirmer la fin ou signer, maintenez Y."
        }
        Line::ManualArbiter => {
            "L'arbitre. F9 montre sa page. Avec son PIN il règle les pendules, inflige les sanctions, tranche les réclamations et rétablit une position. Tout est noté."
        }
        Line::ManualVoice => {
            "Dire les coups. Le microphone se choisit dans la préparation. Maintenez V ou Suppr, dites le coup, lâchez: il est annoncé. Si le programme pose une question, répondez oui ou non. Temps, dernier coup, case Eva quatre, nulle et abandonner sont compris aussi. Seule votre main appuie sur la pendule."
        }
        Line::ManualBoards => {
            "Échiquiers différents. Contrôle U, puis Y arrêtent les pendules et commencent la comparaison. Avec I vous dites ce qu'il y a sur votre échiquier, case par case, rangée par rangée ou toutes les pièces. L'arbitre décide quelle position compte. Chaque correction est dite. Entrée la confirme."
        }
        Line::ManualReadingKeys => {
            "Pour lire. O: cette case. Touches un à huit: la rangée, avec Majuscule la colonne. X: les diagonales. K, Q, R, B, N, P: roi, dame, tour, fou, cavalier, pion suivant, avec Majuscule le précédent. A: toutes les pièces blanches, avec Majuscule toutes les noires. F2: redire. F3: les cinq derniers coups. F8: numéro du coup. M: coups possibles, à l'entraînement seulement."
        }
        Line::ManualOtherKeys => {
            "Autres touches. Retour arrière: corriger l'annonce. Maintenir V ou Suppr: parler. C: réclamations. F: pièce touchée. J: adouber. F1: cette aide. F4: demander à l'assistant. F9: arbitre. F10: tourner l'échiquier. F11: assistant. F12: offrir le clavier à l'adversaire. Majuscule et F11: le donner à l'assistant."
        }
        Line::ManualControlKeys => {
            "Avec Contrôle: D propose nulle, Y accepte, N refuse, G abandonne, F réclame au temps, E et T sont pour la fin au KO, S arrête les pendules, R reprend, U échiquiers différents, B batterie, Q ferme."
        }
        Line::ManualOwnWay => {
            "À votre goût. Page précédente et page suivante: votre voix plus rapide ou plus lente, avec Contrôle plus forte ou plus faible, avec Majuscule la voix de la salle. Contrôle A: annoncer aussitôt ou relire d'abord. Contrôle I: les lettres commencent un coup."
        }
        Line::ManualPad => {
            "Manette: le bouton du bas prend, pose et dit oui. Le bouton de droite annule et dit non. La gâchette droite annonce le coup et fait ce qui est à faire. Stick droit enfoncé: toutes les commandes."
        }
        Line::ManualFelt => {
            "Pendule tactile. Tranche gauche et bouton du haut: votre temps. Tranche droite: celui de l'adversaire. Long vaut un quart d'heure, court cinq minutes. Après une levée, une minute; après deux, dix secondes. Frémissement: le temps est écoulé."
        }
        // ---- the set-up: its beginning, its groups, its end
        Line::SetupWelcome => {
            "Nouvelle partie. Haut et bas choisissent, gauche et droite changent. Tout à la fin: commencer la partie."
        }
        Line::GroupOpens => "Entrée ouvre.",
        Line::PadGroupOpens => "{button} ouvre.",
        Line::StartsClock => "Entrée met la pendule en marche.",
        Line::EntryKey => "I ouvre le champ du coup.",
        Line::PressKey => "Espace appuie sur la pendule.",
        Line::EnterKey => "Entrée confirme.",
        Line::PadStartsClock => "{button} met la pendule en marche.",
        Line::SetupBegin => "Commencer la partie. Droite: essai du son.",
        // ---- the set-up: the event and the players
        Line::SetupEvent => "Tournoi: {event}.",
        Line::SetupEventFile => "Tournoi selon son fichier: {event}.",
        Line::SetupSite => "Lieu: {site}.",
        Line::SetupRound => "Ronde: {round}.",
        Line::SetupBoardNumber => "Échiquier: {board}.",
        Line::SetupArbiterName => "Arbitre: {name}.",
        Line::SetupRating => "Elo des {player}: {rating}.",
        Line::SetupFederation => "Fédération des {player}: {federation}.",
        Line::SetupWriteEvent => "Écrire un fichier de tournoi.",
        Line::EventWritten => "Le fichier de tournoi est écrit.",
        Line::EventBadLine => "Le fichier de tournoi {file} n'est pas utilisable. Ligne {line}: {text}.",
        Line::EventBadFile => "Le fichier de tournoi {file} n'est pas lisible.",
        Line::TextFull => "Pas plus de {count} caractères ici.",
        Line::SetupWhiteName => "Nom des Blancs: {name}.",
        Line::SetupBlackName => "Nom des Noirs: {name}.",
        Line::SetupNoName => "non indiqué",
        Line::SetupImpairedWhite => "Déficients visuels: les Blancs.",
        Line::SetupImpairedBlack => "Déficients visuels: les Noirs.",
        Line::SetupImpairedBoth => "Déficients visuels: les deux.",
        Line::SetupHearingNobody => "Déficients auditifs: personne.",
        Line::SetupHearingWhite => "Déficients auditifs: les Blancs.",
        Line::SetupHearingBlack => "Déficients auditifs: les Noirs.",
        Line::SetupHearingBoth => "Déficients auditifs: les deux.",
        // ---- the set-up: the rules
        Line::SetupEdition => "Règles de deux mille {year}.",
        Line::SetupCompetition => "Compétition, sans aucune aide.",
        Line::SetupPractice => "Entraînement, les coups illégaux sont expliqués.",
        Line::SetupPresetNone => "Modèle: aucun.",
        Line::SetupPresetStandard => "Modèle: partie longue, quatre-vingt-dix minutes et trente secondes par coup.",
        Line::SetupPresetRapid => "Modèle: rapide, quinze minutes et dix secondes par coup.",
        Line::SetupPresetBlitz => {
            "Modèle: blitz, trois minutes et deux secondes par coup. Coups par cases, parole rapide, annonce immédiate; les lettres commencent un coup."
        }
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
        Line::SetupDefaultTime => "Délai de forfait: {time}.",
        Line::SetupDefaultTimeZero => "Délai de forfait nul.",
        Line::SetupDefaultTimeByLaws => "Délai de forfait selon les règles.",
        Line::SetupDefaultTimeMissing => "Aucun délai de forfait n'est indiqué, et l'article {article} en exige un.",
        Line::SetupAgreementAllowed => "La nulle par accord est permise.",
        Line::SetupAgreementNever => "Pas de nulle par accord.",
        Line::SetupAgreementAfter => "Nulle par accord seulement après le coup {number}.",
        Line::SetupEarlyPressCounts => "Un appui avant l'annonce compte.",
        Line::SetupEarlyPressHeldBack => "Un appui avant l'annonce est retenu.",
        Line::SetupPressAtLastWord => "L'appui compte au dernier mot de l'annonce.",
        Line::SetupPressAtOnce => "L'appui compte aussitôt.",
        Line::SetupChecksSilent => "Échec et mat ne sont pas annoncés.",
        Line::SetupChecksSaid => "Échec et mat sont annoncés.",
        Line::SetupProgramAnnounces => "Le programme annonce pour les {player}.",
        Line::SetupPlayerAnnounces => "Annoncent eux-mêmes: {player}.",
        Line::SetupAssistantAnnounces => "L'assistant annonce pour les {player}.",
        Line::SetupProgramWrites => "Le programme note pour les {player}.",
        Line::SetupPlayerWrites => "Notent eux-mêmes: {player}.",
        Line::SetupAssistantWrites => "L'assistant note pour les {player}.",
        // ---- the set-up: the start position
        Line::Chess960Start => "Chess960, position {position}.",
        Line::Chess960Range => "Les positions vont de 0 à 959: tapez un tel nombre.",
        Line::SetupChess960Off => {
            "Position de départ ordinaire. Flèche droite en tire une de Chess960, les chiffres en choisissent une."
        }
        Line::NoDraw => "Le tirage n'est pas possible: tirez le nombre autrement et tapez-le.",
        // ---- the set-up: languages, looks, the words of a move
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
        // ---- the set-up: sound, microphones, electronic boards
        Line::DeviceUsb => "appareil USB {place}, {name}",
        Line::DeviceBluetooth => "appareil Bluetooth {place}, {name}",
        Line::DeviceScreen => "écran {place}, {name}",
        Line::DeviceBuiltIn => "appareil intégré {place}, {name}",
        Line::DeviceOther => "appareil {place}, {name}",
        Line::SetupRoomDevice => "Haut-parleur de la salle: {device}.",
        Line::SetupEarphoneDevice => "Oreillette des {player}: {device}.",
        Line::SetupDefaultDevice => "appareil par défaut",
        Line::SetupNoDevice => "aucun appareil",
        Line::SetupOneDeviceRefused => {
            "Appareil de son commun: interdit. D'autres entendraient aussi les paroles privées. Pour commencer, choisissez un autre appareil, ou changez ce champ."
        }
        Line::SetupOneDeviceAllowed => "Appareil de son commun: permis. D'autres entendent aussi les paroles privées.",
        Line::SetupOneDeviceGranted => {
            "Appareil de son commun: permis par l'arbitre. D'autres entendent aussi les paroles privées."
        }
        Line::SetupRoomVolume => "Volume de la salle {percent} pour cent.",
        Line::SetupRoomRate => "Vitesse dans la salle {percent} pour cent.",
        Line::SetupVerbosity => "{name}: {value}.",
        Line::SetupSignal => "{name} Son: {value}.",
        Line::SetupVolume => "Volume {percent} pour cent.",
        Line::SetupRate => "Vitesse {percent} pour cent.",
        Line::TestRoom => "C'est la salle.",
        Line::TestEarphone => "C'est l'oreillette des {player}.",
        Line::SetupMicrophone => "Microphone des {player}: {device}.",
        Line::SetupRoomMicrophone => "Microphone de la salle: {device}.",
        Line::SetupSensor => "Échiquier électronique des {player}: {port}.",
        Line::SetupTalkHeld => "Parler en maintenant une touche: V ou Suppr.",
        Line::SetupTalkOpen => "Parler sans touche.",
        Line::SetupVoice => "Prononciation des {player}: Entrée lance l'apprentissage, Retour arrière efface.",
        Line::SetupNoRecogniser => "Pas de reconnaissance supplémentaire.",
        Line::SetupRecogniser => "Reconnaissance supplémentaire: {program}.",
        // ---- the set-up: the arbiter's PIN
        Line::SetupPinNone => "Pas de PIN de l'arbitre.",
        Line::SetupPinDrawn => {
            "PIN de l'arbitre: tiré au sort et montré à lui seul. Ou tapez de quatre à huit chiffres."
        }
        Line::SetupPinSet => "PIN de l'arbitre fixé, {count} chiffres.",
        Line::SetupPinShort => "PIN de l'arbitre: {count} jusqu'ici. Il en faut de quatre à huit.",
        Line::SetupPinOfEvent => "Le PIN de l'arbitre est celui du fichier de tournoi.",
        // ---- a time control in words
        Line::ControlWhole => "{time} pour la partie",
        Line::ControlMoves => "{count} coups en {time}",
        Line::ControlOneMove => "un coup en {time}",
        Line::ControlRest => "{time} pour le reste",
        Line::ControlAgain => "et ainsi de suite",
        Line::ControlIncrement => "{time} de plus par coup",
        Line::ControlDelay => "{time} de délai par coup",
        Line::ControlBronstein => "jusqu'à {time} en retour par coup",
        Line::SetupControlOf => "Temps des {player}:",
        Line::SetupControlBoth => "Temps:",
        Line::SetupNoClock => "Sans pendule.",
        // ---- the time control part by part
        Line::PartsOpen => "Cadence partie par partie.",
        Line::PartsChange => "Gauche et droite changent.",
        Line::PadPartsChange => "Gauche et droite changent de un, le stick de côté de dix.",
        Line::PartsForBoth => "La même pour les deux.",
        Line::PartsForEach => "Chacun la sienne.",
        Line::PartsPeriod => "Période {place}: {moves}",
        Line::PartsMoves => "{count} coups",
        Line::PartsOneMove => "un coup",
        Line::PartsRest => "pour le reste",
        Line::PartsIncrement => "Incrément",
        Line::PartsDelay => "Délai",
        Line::PartsBronstein => "Bronstein",
        Line::PartsAdd => "Une période de plus.",
        Line::PartsRemove => "Sans la dernière période.",
        // ---- a time control that cannot be read, and its place
        Line::ControlNoMoves => "Dans {text} il manque un nombre de coups.",
        Line::ControlNoMinutes => "Dans {text} il manque un nombre de minutes.",
        Line::ControlNoSeconds => "Dans {text} il manque un nombre de secondes.",
        Line::ControlNoBonus => "{text} n'est ni un incrément ni un délai.",
        Line::ControlNoTime => "{text} ne donne aucun temps.",
        Line::ControlNeverReached => "Rien ne peut suivre {text}, qui vaut pour le reste de la partie.",
        Line::ControlTooLong => "{text} dépasse quatre-vingt-dix-neuf heures.",
        Line::ControlEmpty => "Il manque la cadence.",
        Line::ControlForExample => "Par exemple: quatre-vingt-dix plus trente.",
        // ---- automatic calls of the time
        Line::PeriodBegins => "La période suivante commence.",
        Line::LastMinute => "Dernière minute.",
        Line::SetupCalls => "Appels automatiques du temps pour les {player}:",
        Line::CallsOff => "aucun",
        Line::CallLeft => "reste {time}",
        Line::CallEvery => "intervalle {time}",
        Line::CallPeriods => "nouvelle période",
        Line::CallAsChime => "par un son bref",
        Line::CallsForbidden => "Les appels automatiques du temps sont interdits.",
        Line::CallsAllowed => "Les appels automatiques du temps sont de nouveau permis.",
        // ---- the lists of games, unfinished and over
        Line::ResumeOne => "Une partie inachevée. Entrée la continue, Échap la laisse pour plus tard.",
        Line::ResumeQuestion => {
            "Parties inachevées: {count}. Haut et bas choisissent, Entrée continue la partie, Échap les laisse toutes pour plus tard."
        }
        Line::UnfinishedGame => "Partie {place} sur {count}: {white} contre {black}.",
        Line::UnfinishedEnded => "La partie est terminée, son résultat n'est pas encore confirmé.",
        Line::UnfinishedAdjourned => "La partie est ajournée, le coup sous pli est dans l'enveloppe.",
        Line::UnfinishedSince => "Jouée pour la dernière fois il y a {time}.",
        Line::UnfinishedDays => "Jours depuis la dernière fois: {count}.",
        Line::ReviewList => "Parties jouées: {count}. Haut et bas choisissent, Entrée ouvre, Échap revient.",
        Line::PadReviewList => "Parties jouées: {count}. {button} ouvre, {cancel} revient.",
        Line::ReviewNone => {
            "Aucune partie n'a encore été jouée. Les fichiers PGN vont dans le dossier anna-hector des documents, ou sur une clé USB."
        }
        Line::ReviewPlays => "Espace: déroule la partie ou l'arrête.",
        Line::PadReviewPlays => "{button}: déroule la partie ou l'arrête.",
        Line::ReviewWon => "Victoire des {winner}.",
        Line::ReviewDrawn => "Nulle.",
        Line::ReviewUnusable => "Un fichier de parties n'est pas lisible. L'écran en dit plus.",
        Line::RunsElsewhere => {
            "Une autre fenêtre de ce programme joue la partie {white} contre {black}. Continuez là-bas."
        }
        Line::ResumeOneShown => "Une partie inachevée.",
        Line::ResumeShown => "Parties inachevées: {count}.",
        Line::ReviewShown => "Parties jouées: {count}.",
        // ---- after a restart
        Line::Resumed => "La partie continue. Trait aux {mover}.",
        Line::ReadyFirst => {
            "La pendule est arrêtée après le redémarrage. Les deux joueurs confirment d'abord qu'ils continuent, ou l'arbitre la met en marche."
        }
        Line::ClockHeld => {
            "La partie continue. La pendule des {player} reste arrêtée jusqu'à ce que les deux joueurs aient confirmé."
        }
        Line::PlayerReady => "Confirmé par les {player}.",
        Line::MarkResumed => "Le programme a été interrompu, ce temps n'est pas compté: {time}.",
        Line::MarkResumedUnknown => {
            "Le programme a été interrompu, on ne sait pas combien de temps. Rien n'est compté."
        }
        // ---- leaving the game, closing the program
        Line::ClosesWindow => "Entrée ou Échap ferme cette fenêtre.",
        Line::QuitQuestion => {
            "Fermer le programme en pleine partie? Vous pourrez la continuer plus tard. Contrôle Q ferme, toute autre touche continue."
        }
        Line::QuitUnwritten => {
            "Fermer le programme? La partie n'est pas encore sur le disque et serait perdue. Contrôle Q ferme quand même, toute autre touche attend."
        }
        Line::QuitShown => "Fermer le programme en pleine partie? Vous pourrez la continuer plus tard.",
        Line::QuitUnwrittenShown => "Fermer le programme? La partie n'est pas encore sur le disque et serait perdue.",
        Line::LeaveUnsigned => "Les feuilles de partie ne sont pas encore signées par les deux joueurs.",
        Line::LeaveUnsaved => "Les feuilles de partie ne sont pas encore enregistrées ni imprimées.",
        Line::LeaveAgain => "Refaites la même chose pour quitter la partie.",
        Line::CloseAgain => "Refaites la même chose pour fermer le programme.",
        Line::StaysOpen => "Le programme reste ouvert.",
        // ---- the journal and the other files
        Line::JournalUnusable => "Un journal n'est pas lisible. Rien n'a été changé. L'écran en dit plus.",
        Line::SettingsUnusable => "Les réglages ne sont pas lisibles. Les valeurs par défaut s'appliquent.",
        Line::RecordingUnusable => "Un enregistrement n'est pas utilisable. La voix intégrée parle.",
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
        Line::MarkHeartbeatFailed => {
            "Le temps qui court ne peut pas être gardé sur le disque. Après une panne, le temps de la dernière entrée compte."
        }
        Line::MarkJournalCode => "Code du journal {number}: {first}, {second}, {third}, {fourth}.",
        Line::MarkTornLine => "La dernière ligne du journal était incomplète et a été écartée.",
        Line::MarkCopyComplete => "Le double du journal est complet.",
        Line::MarkCopyFailed => {
            "Le double du journal ne peut pas être écrit. La partie continue, et l'essai est répété."
        }
        Line::MarkLive => {
            "Pour la retransmission, la partie est écrite dans un fichier après chaque coup accompli: {file}"
        }
        Line::MarkLiveForbidden => {
            "Pour la retransmission, rien n'est écrit dans {file}: elle n'est pas permise pour cette partie. Avant une partie, le réglage live-pgn la permet."
        }
        Line::MarkLiveFailed => "Le fichier de la retransmission ne peut pas être écrit: {reason}. La partie continue.",
        Line::MarkSignedWithKey => "Signé avec la clé {key}. La signature: {signature}",
        Line::MarkNoKey => {
            "Il n'y a pas de clé de signature sur une clé USB. Avant une partie, on la crée avec: anna-hector journal key STICK/arbiter.key"
        }
        Line::MarkNotSigned => "Non signé: {reason}",
        Line::MarkDiskNearlyFull => "Le disque est presque plein: il reste {megabytes} mégaoctets.",
        // ---- loudspeakers, earphones, microphones
        Line::RoomSilent => {
            "Le haut-parleur de la salle est muet, personne n'entend les annonces. Vérifiez son branchement."
        }
        Line::RoomBack => "Le haut-parleur de la salle est revenu.",
        Line::EarphoneSilent => "L'oreillette des {player} est muette. Vérifiez son branchement.",
        Line::EarphoneBack => "L'oreillette des {player} est revenue.",
        Line::SilenceNoDevice => "L'appareil de son choisi n'est pas là.",
        Line::SilenceGone => "L'appareil de son a été débranché.",
        Line::SilenceMoved => "Le système a voulu envoyer le son vers un autre appareil.",
        Line::SilenceNoServer => "Le service de son ne fonctionne pas.",
        Line::SilenceFailed => "L'appareil de son ne donne aucun son.",
        Line::SilentDevice => "Appareil: {device}.",
        Line::RoomMicrophoneDeaf => "Le microphone de la salle n'entend rien.",
        Line::MicrophoneDeaf => "Le microphone des {player} n'entend rien.",
        Line::AssistantsMicrophoneDeaf => "Le microphone de l'assistant des {player} n'entend rien.",
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
        Line::MicrophoneLost => "Le microphone n'est plus là. L'écran dit pourquoi. Continuez sans la parole.",
        Line::MicrophoneBack => "Le microphone est revenu.",
        // ---- the computer, other windows, tools beside the game
        Line::MarkSlept => "L'ordinateur a dormi {time}. La pendule en marche a continué.",
        Line::MarkStoodStill => "Le programme est resté figé {time}. La pendule en marche a continué.",
        Line::MarkWallClock => "L'heure de l'ordinateur a changé, écart {time}. La pendule d'échecs ne la suit pas.",
        Line::MarkBatteryLow => "Batterie: il reste {percent} pour cent. Branchez-la, s'il vous plaît.",
        Line::SealFocus => "Clavier dans une autre fenêtre: {count}, en tout {time}.",
        Line::SealStandstills => "Programme figé: {count}, en tout {time}.",
        Line::SealTools => "Lancés à côté de la partie: {count}.",
        Line::MarkFocusLost => "Une autre fenêtre a le clavier.",
        Line::MarkFocusBack => "La fenêtre de la partie a de nouveau le clavier.",
        Line::MarkToolRefused => "Lancé à côté de la partie, et refusé: {tool}.",
        Line::MarkToolAllowed => "Lancé à côté de la partie avec le PIN de l'arbitre: {tool}.",
        Line::MarkToolRead => "Un outil a lu le journal de cette partie: {tool}.",
        Line::CompetitionElsewhere => {
            "Une compétition se joue sur cet ordinateur: {white} contre {black}. L'arbitre peut lancer une seconde fenêtre avec --pin et son PIN."
        }
        // ---- an electronic board
        Line::MarkSensed => "L'échiquier électronique des {player} voit autre chose que le journal:",
        Line::MarkSensedMany => "L'échiquier électronique des {player} diffère du journal. Cases: {count}.",
        Line::MarkSensedAgrees => "L'échiquier électronique des {player} concorde de nouveau avec le journal.",
        Line::MarkLiftSensed => {
            "L'échiquier électronique des {player} a vu une pièce levée: {piece} {square}, pendant {time}."
        }
        Line::MarkSensorLost => "Rien ne vient de l'échiquier électronique des {player}.",
        Line::MarkSensorBack => "L'échiquier électronique des {player} est revenu.",
        // ---- words that name no move, or several
        Line::Or => "{one} ou {other}",
        Line::AskFrom => "Depuis {square}?",
        Line::AskRole => "Quelle pièce: {piece}?",
        Line::AskPromotion => "Promotion en quelle pièce?",
        Line::NothingSaid => "Rien n'a été dit.",
        Line::NotText => "Ce n'est pas un texte lisible.",
        Line::WordUnknown => "Le mot {word} n'est pas connu ici.",
        Line::NoArrival => "Il manque la case d'arrivée.",
        Line::MoveExample => "Par exemple: cavalier Gustav un vers Felix trois.",
        Line::WhichCastling => "Petit roque ou grand roque?",
        Line::CastlingByName => "Le roque s'annonce par son nom: {castling}.",
        Line::NoneReaches => "{piece} ne peut pas aller en {to}.",
        Line::DidYouMean => "Vouliez-vous dire {said}?",
        Line::AskOwnMove => "Votre coup: {said}?",
        Line::AskFromWhere => "Depuis quelle case?",
        Line::NotUnderstood => "Pas compris.",
        // ---- speaking moves
        Line::HeardWords => "Entendu: {words}. {reason}",
        Line::HeardMove => "Compris: {said}.",
        Line::CorrectTo => "Corriger l'annonce: {said}?",
        Line::VoiceSealAlone => {
            "Le coup sous pli ne se dit que si personne ne peut l'entendre; sinon, I ouvre le champ du coup. Personne ne vous entend?"
        }
        Line::VoiceSealNow => "Dites le coup sous pli.",
        Line::SealedMoveTyped => {
            "Le coup sous pli ne se dit pas ici: d'autres l'entendent. Tapez-le ou montrez-le sur l'échiquier."
        }
        Line::SpokeTooLong => "Trop long. Dites seulement le coup.",
        Line::UnfamiliarVoice => "Trop bas, ou ce n'est pas votre voix.",
        Line::HearingMissing => "La parole n'est pas comprise. L'écran dit ce qui manque. Continuez sans la parole.",
        Line::RecogniserStopped => "La reconnaissance supplémentaire est en panne. L'écran dit pourquoi.",
        Line::RecogniserHears => "La reconnaissance supplémentaire comprend.",
        Line::RecogniserOpens => "La reconnaissance supplémentaire démarre encore.",
        Line::RepetitionUnclear => "La répétition n'a pas été comprise. Confirmez-la avec le bouton.",
        Line::NoRecordingOf => "Il n'y a pas d'enregistrement du coup {number}.",
        Line::RecordingNotKept => "L'enregistrement n'a pas pu être gardé. La partie continue.",
        // ---- trying the microphone, teaching one's own words
        Line::SpeakNow => "Parlez maintenant, s'il vous plaît.",
        Line::HearsWell => "Le microphone entend bien.",
        Line::HearsNothing => "Le microphone n'entend rien. Est-il coupé?",
        Line::HearsTooLittle => "Trop bas. Plus près du microphone, ou plus fort.",
        Line::HearsTooMuch => "Trop fort. Baissez le microphone, ou éloignez-vous.",
        Line::HearsNoise => "Trop de bruit. Plus près du microphone.",
        Line::TeachWelcome => {
            "Apprentissage. Répétez trois fois chaque mot entendu. Retour arrière: le mot depuis le début. Échap arrête; ce qui est appris reste."
        }
        Line::TeachAgain => "Encore une fois: {word}.",
        Line::TakeSilent => "Rien n'a été entendu.",
        Line::TakeTooShort => "Trop court.",
        Line::TakeTooLong => "Trop long, seulement le mot.",
        Line::TakeUnlike => "C'était différent d'avant.",
        Line::TakeOtherWord => "Cela ressemblait à {word}.",
        Line::TeachProgress => "{known} mots appris sur {count}.",
        Line::TeachTest => "Tout est appris. Maintenant l'essai: répétez ces coups.",
        Line::TeachCoreTest => "Tout ce qu'il faut pour les coups est appris. Maintenant l'essai: répétez ces coups.",
        Line::TeachOptional => "Les autres mots sont facultatifs.",
        Line::TeachResult => "{known} coups bien compris sur {count}.",
        Line::TeachOver => "Retour à la préparation de la partie.",
        Line::ConfirmForgetVoice => "Effacer vraiment votre prononciation?",
        Line::VoiceForgotten => "Votre prononciation est effacée.",
        Line::VoiceUnusable => "Votre prononciation n'est pas utilisable. L'écran dit pourquoi.",
        // ---- why a move is illegal (Articles 3.1 to 3.10)
        Line::IllegalMove => "Illégal: {said}. {reason}",
        Line::NothingThere => "Il n'y a pas de pièce en {square}.",
        Line::OpponentsPieceThere => "Il y a une pièce de l'adversaire en {square}.",
        Line::AnotherPieceThere => "En {square} il y a une autre pièce: {piece}.",
        Line::NoMovement => "{square} est à la fois case de départ et case d'arrivée.",
        Line::NotItsWay => "{piece} ne se déplace pas ainsi.",
        Line::WayBlocked => "Le chemin est fermé en {square}.",
        Line::OwnPieceOnArrival => "Il y a une de vos pièces en {square}.",
        Line::NothingToTake => "Il n'y a rien à prendre en {square}.",
        Line::KingStaysInCheck => "Le roi resterait en échec.",
        Line::KingExposed => "Le roi serait en échec.",
        Line::PromotionMissing => "Il manque la pièce de promotion.",
        Line::NoPromotionHere => "Il n'y a pas de promotion ici.",
        Line::NotAPromotionPiece => "Un pion ne se promeut pas ainsi: {piece}.",
        Line::KingTaken => "Le roi ne se prend pas: {square}.",
        Line::CastlingNotReady => "Le roi et la tour ne sont pas en place pour roquer.",
        Line::CastlingRightLost => "Le droit à ce roque est perdu: le roi ou la tour a déjà joué.",
        Line::CastlingBlocked => "Entre le roi et la tour, ceci n'est pas libre: {square}.",
        Line::CastlingInCheck => "On ne roque pas quand le roi est en échec.",
        Line::CastlingThroughCheck => "En roquant, le roi passerait par une case attaquée: {square}.",
        // ---- pieces touched and adjusted (Article 4)
        Line::MarkTouched => "Pièce touchée par les {player} en {square}.",
        Line::TouchRecorded => "Touché: {piece} en {square}.",
        Line::AdjustRecorded => "J'adoube: {piece} en {square}.",
        Line::EscapeWithdraws => "Échap le retire.",
        Line::PadWithdraws => "{cancel} le retire.",
        Line::TouchWithdrawn => "Retiré, pas touché: {piece} en {square}.",
        Line::AdjustWithdrawn => "Retiré, pas adoubé: {piece} en {square}.",
        Line::MarkTouchWithdrawn => "Retiré comme erreur par les {player}: la pièce en {square}, touchée.",
        Line::MarkAdjustWithdrawn => "Retiré comme erreur par les {player}: la pièce en {square}, adoubée.",
        Line::NoPieceToTouch => "Il n'y a pas de pièce en {square}. Allez d'abord à la pièce.",
        Line::AlreadyTouched => "La pièce en {square} est déjà notée comme touchée. Jouez, ou appelez l'arbitre.",
        Line::NothingToWithdraw => "On ne peut retirer que ce qu'on vient de déclarer. Sinon, appelez l'arbitre.",
        Line::MarkTouchBroken => "Les {player} ont touché la pièce en {square} et jouent autre chose.",
        Line::MarkAdjusts => "Les {player} adoubent la pièce en {square}.",
        Line::TouchedPieceMoves => "Pièce touchée: {square}. Elle joue ou elle est prise, si possible.",
        Line::TouchIsThePlayers => "Ici l'arbitre ne décide des pièces touchées que si un joueur l'appelle.",
        Line::PointAtSquare => "Allez à la case, Entrée la prend.",
        // ---- the list of claims
        Line::ClaimsOpened => "Réclamations. Les flèches choisissent, Entrée valide.",
        Line::NothingToClaim => "Il n'y a rien à réclamer maintenant.",
        Line::ItemWithdraw => "Ma dernière déclaration était une erreur.",
        Line::ItemReplaces => "Je joue un autre coup à la place.",
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
        // ---- claims (Articles 7, 9, 10)
        Line::ClaimsQuickplay => "Les {player} réclament la nulle. Les pendules sont arrêtées; l'arbitre est appelé.",
        Line::AsksExtraTime => {
            "Les {player} demandent du temps à chaque coup, ce qui propose nulle. Les pendules sont arrêtées."
        }
        Line::ClaimPostponed => "L'arbitre diffère sa décision.",
        Line::ClaimGranted => "L'arbitre accepte la réclamation.",
        Line::ClaimRejected => "L'arbitre rejette la réclamation.",
        Line::ClaimsThreefold => {
            "Les {player} réclament la nulle: la même position pour la troisième fois. Les pendules sont arrêtées."
        }
        Line::ClaimsThreefoldWith => {
            "Les {player} réclament la nulle: avec {intended} la même position vient pour la troisième fois. Les pendules sont arrêtées."
        }
        Line::ClaimsFiftyMoves => "Les {player} réclament la nulle: cinquante coups. Les pendules sont arrêtées.",
        Line::ClaimsFiftyMovesWith => {
            "Les {player} réclament la nulle: avec {intended} cela fait cinquante coups. Les pendules sont arrêtées."
        }
        Line::ClaimsIllegalMove => "Les {player} réclament un coup illégal. Les pendules sont arrêtées.",
        Line::ClaimsTouch => "Les {player} réclament: la pièce en {square} a été touchée. Les pendules sont arrêtées.",
        Line::NoQuickplay => "Les règles de la fin au KO ne s'appliquent pas maintenant. Appelez l'arbitre.",
        Line::TwoMinutesOrMore => "Il faut pour cela moins de deux minutes à votre pendule.",
        Line::ClaimWaits => "Une réclamation attend déjà l'arbitre.",
        Line::NoClaim => "Aucune réclamation n'attend.",
        Line::CannotPostpone => "Cette décision ne peut pas être différée. Acceptez ou rejetez.",
        Line::IntendedMoveStands => "Le coup noté est {intended}; il faut le jouer.",
        Line::IntendedMoveDue => "Le coup noté est {intended}. Il faut le jouer s'il est légal.",
        Line::DecisionIsFinal => "La décision à ce sujet est définitive, selon l'article {article}.",
        // ---- what the record says to a claim, to the arbiter
        Line::MarkClaimRight => "D'après le journal, la réclamation est fondée.",
        Line::MarkClaimAfterPly => "Après le coup {number} des {mover}.",
        Line::MarkClaimAtStart => "Dans la position de départ.",
        Line::MarkClaimIllegalPly => "Le coup {number} des {mover} est illégal.",
        Line::MarkClaimForArbiter => "Le journal ne le montre pas: l'arbitre juge.",
        Line::MarkNotCompleted => "Il n'est pas encore achevé.",
        Line::MarkGrantWithGrounds => {
            "Ce que vous avez vu vous-même, comme deux mains: inscrivez d'abord le motif, puis Accepter la réclamation."
        }
        Line::MarkBoardsDiffered => {
            "Les échiquiers différaient déjà avant ce coup: selon l'article {article}, on les corrige. S'il doit compter malgré tout: inscrivez d'abord le motif, puis Accepter la réclamation."
        }
        Line::MarkNotOnMove => "Erronée: qui réclame n'a pas le trait.",
        Line::MarkClaimAfterTouch => "Erronée: qui réclame a déjà touché ou joué.",
        Line::MarkIntendedIllegal => "Erronée: le coup noté est illégal.",
        Line::MarkOnlySoOften => "Erronée. Nombre de fois que la position est venue: {count}.",
        Line::MarkOnlySoLong => "Erronée: coups complets sans prise ni coup de pion: {count}.",
        Line::MarkNoIllegalMove => "Erronée: le journal ne montre aucun coup illégal de l'adversaire.",
        Line::MarkAnswered => "Trop tard: le coup a reçu une réponse et tient.",
        Line::MarkTouchedSince => "Trop tard: qui réclame a lui-même touché une pièce.",
        Line::MarkTouchKept => "Le coup achevé respecte la règle de la pièce touchée: rien n'est à reprendre.",
        Line::MarkTouchFree => "Aucune pièce touchée ne pouvait jouer ni être prise: tout coup légal était libre.",
        Line::MarkCastlingFree => {
            "Il a touché roi et tour pour roquer. C'est illégal, et le roi n'a aucun coup: tout coup légal était libre."
        }
        Line::MarkFlagAwaitsClaim => "Le temps des {player} est écoulé. Il faut maintenant trancher la réclamation.",
        Line::MarkWrongClaimCosts => {
            "Une réclamation erronée donne plus de temps à l'adversaire selon l'article {article}: {time}."
        }
        // ---- the arbiter's rulings (Articles 6, 7, 12)
        Line::ClockSet => "Pendule des {player} réglée: {time}. Coups accomplis: {completed}.",
        Line::ControlReplaced => "Le réglage de la pendule a été remplacé.",
        Line::IncrementIntroduced => "Désormais, les deux reçoivent {time} par coup.",
        Line::PenaltyWarning => "Avertissement aux {player}.",
        Line::PenaltyTimeToOpponent => "Sanction pour les {player}: l'adversaire reçoit {time}.",
        Line::PenaltyTimeFromOffender => "Sanction pour les {player}: {time} en moins.",
        Line::PenaltyPointsToOpponent => "Sanction pour les {player}: plus de points pour l'adversaire.",
        Line::PenaltyPointsFromOffender => "Sanction pour les {player}: moins de points.",
        Line::PenaltyGameLost => "Sanction pour les {player}: perte de la partie.",
        Line::PenaltyGameLostToBoth => "La partie est perdue pour les deux.",
        Line::NoSuchPenalty => "Cette édition des Règles n'a pas cette sanction. Choisissez-en une autre.",
        Line::PenaltyFine => "Sanction pour les {player}: une amende.",
        Line::PenaltyExclusion => "Sanction pour les {player}: exclusion.",
        Line::SettingStands => {
            "Après tant de coups, le réglage de la pendule tient. Donnez le motif si l'horaire devait en souffrir."
        }
        Line::BelowZero => "Il n'y a pas de temps au-dessous de zéro. L'essai est noté.",
        Line::TimeUsedUp => "Ce temps est déjà utilisé. Réglez d'abord la pendule.",
        Line::IllegalMoveFound => "Le coup {number} des {mover} était illégal.",
        Line::NotIllegal => "Le journal ne montre pas de coup illégal à cet endroit.",
        Line::CountedAlready => "Ce coup compte déjà.",
        Line::NameSideAndMove => "Indiquez le camp et le coup.",
        Line::TooLateForIllegal => "Le coup a reçu une réponse et tient, sauf si les joueurs sont d'accord.",
        Line::IllegalIsThePlayers => "Ici l'arbitre n'intervient pas de lui-même: l'adversaire réclame avant de jouer.",
        Line::SayWhy => "Le journal ne le montre pas. Veuillez donner le motif.",
        Line::BoardsDifferedSayWhy => {
            "Avant ce coup, les échiquiers différaient déjà: on les corrige. S'il doit compter malgré tout, indiquez le motif."
        }
        Line::PawnBecameQueen => "Le pion est remplacé par une dame.",
        Line::MarkPromotionStays => {
            "Selon l'article {article}, le pion est promu en {square}; le choix de la pièce est libre."
        }
        Line::RulingWithdrawn => "Correction. Pas {ruling}",
        // ---- irregularities (Article 7)
        Line::IrregularStart => "La position de départ était fausse.",
        Line::IrregularBoard => "L'échiquier était mal orienté.",
        Line::PositionTransferred => "La position passe sur un autre.",
        Line::IrregularColours => "Les couleurs étaient inversées.",
        Line::IrregularPieces => "Des pièces sont déplacées. La position est rétablie.",
        Line::IrregularHands => "Joué à deux mains.",
        Line::IrregularPosition => "La position est illégale.",
        Line::RemedyGoesOn => "Selon l'article {article}, la partie continue.",
        Line::RemedyTransfer => "Selon l'article {article}, la position passe sur un échiquier bien orienté.",
        Line::RemedyPutBack => "Selon l'article {article}, qui a déplacé les pièces les remet sur son propre temps.",
        Line::RemedyPowers => "Article {article}: cela relève des pouvoirs généraux de l'arbitre.",
        Line::RemedyFindIllegal => "Selon l'article {article}, il faut trouver le coup illégal qui y a mené.",
        Line::RemedyLeftToPlayers => "Selon l'article {article}, rien ne suit si aucun joueur ne réclame.",
        Line::RemedyDraw => {
            "Selon l'article {article}, la partie est nulle si cela demeure après le prochain coup accompli."
        }
        Line::NoCastlingKingAndQueen => "Un camp dont le roi et la dame étaient intervertis ne peut pas roquer.",
        Line::NoCastlingKing => "Un camp dont le roi était mal placé ne peut pas roquer.",
        Line::NoCastlingRook => "Une tour mal placée ne peut pas roquer.",
        Line::IrregularLost => "La position ajournée ne peut pas être rétablie.",
        Line::MarkByArticle => "Selon l'article {article}.",
        // ---- who is at the board
        Line::MarkAbsent => "Les {player} ne sont pas à l'échiquier.",
        Line::MarkArrived => "Les {player} sont arrivés à l'échiquier.",
        Line::MarkDefaultTime => {
            "Les {player} sont absents et le délai de forfait est passé: partie perdue, sauf décision contraire de l'arbitre."
        }
        Line::MarkDefaultTimeStrict => {
            "Les {player} sont absents et le délai de forfait est passé: partie perdue. Seul le règlement peut en disposer autrement."
        }
        Line::MarkArrivedLate => {
            "Les {player} sont arrivés après le délai de forfait: partie perdue, sauf décision contraire de l'arbitre."
        }
        Line::MarkArrivedLateStrict => {
            "Les {player} sont arrivés après le délai de forfait: partie perdue. Seul le règlement peut en disposer autrement."
        }
        Line::AlreadyHere => "Pas noté: les {player} sont déjà là.",
        // ---- the arbiter's page and his PIN
        Line::ArbiterEntered => "L'arbitre a donné son PIN.",
        Line::ArbiterLeft => "L'arbitre a terminé.",
        Line::ArbiterLocked => "La page de l'arbitre est de nouveau verrouillée.",
        Line::WrongPin => "Ce PIN est faux. L'essai est noté.",
        Line::PinWait => "Le prochain essai est possible dans {time}.",
        Line::PinTooSoon => "Trop tôt. Attendez encore {time}. L'essai est noté.",
        Line::PinNeeded => "Il faut pour cela le PIN de l'arbitre. L'essai est noté.",
        Line::PinIsDigits => "Un PIN a de quatre à huit chiffres. Échap ramène à l'échiquier.",
        Line::PinCallArbiter => {
            "Appelez l'arbitre. Lui seul peut regarder l'écran maintenant. F9 montre son PIN, Échap revient."
        }
        Line::PinVoid => "Le PIN montré auparavant n'est plus valable.",
        Line::PinShown => {
            "Le PIN de l'arbitre est à l'écran, cette seule fois. Quand il l'a noté, F9 commence la partie."
        }
        // ---- sealing and adjourning
        Line::PassphraseTaken => "La phrase secrète est bonne.",
        Line::PleaseSeal => "Les {player} mettent maintenant leur coup sous pli.",
        Line::MoveSealed => "Le coup est dans l'enveloppe. On peut le changer jusqu'à l'appui sur la pendule.",
        Line::GameAdjourned => "La partie est ajournée. Le coup sous pli est des {player}.",
        Line::MarkEnvelope => "Enveloppe avec le coup sous pli des {player}, coup {number}.",
        Line::ReplySealed => "Les {player} ont mis leur réponse sous pli.",
        Line::ResumptionBegins => "La partie reprend.",
        Line::SealedMoveIs => "Le coup sous pli des {player}: {sealed}.",
        Line::SealedMoveUnclear => "Le coup sous pli des {player} ne désigne pas un coup unique.",
        Line::EnvelopeLost => "L'enveloppe est perdue. Les {player} disent quel coup elle contenait.",
        Line::MarkTimeStands => {
            "Après le premier coup, le temps de la reprise tient, sauf décision contraire de l'arbitre."
        }
        Line::MarkTimeStandsSevere => {
            "Après le premier coup, le temps de la reprise tient, sauf conséquences trop graves."
        }
        Line::MarkEnvelopeMissing => "Le fichier de l'enveloppe manquait. Il est rétabli d'après le journal.",
        Line::MarkEnvelopeChanged => "Le fichier de l'enveloppe a été modifié. Il est rétabli d'après le journal.",
        Line::MarkEnvelopeNotWritten => "Le fichier de l'enveloppe ne peut pas être écrit. Le journal l'a.",
        Line::AdjournedAlready => "La partie est ajournée: l'arbitre la reprend.",
        Line::SealInstead => "N'annoncez pas: saisissez le coup en secret.",
        Line::MoveInHand => "Un coup est déjà annoncé ou joué: il s'achève, puis l'adversaire met le sien sous pli.",
        Line::SealWithClock => {
            "Les pendules sont arrêtées, et le coup est mis sous pli dans le temps du joueur. Remettez d'abord la pendule en marche."
        }
        Line::SealFirst => "Aucun coup n'est encore sous pli: saisissez-le d'abord.",
        Line::NotToldToSeal => "C'est l'arbitre qui demande un coup sous pli: annoncez le vôtre.",
        Line::SealedOnBoard => "Le coup sur l'échiquier compte comme coup sous pli: appuyez sur la pendule.",
        Line::MoveInEnvelope => "Votre coup est dans l'enveloppe. Pour le changer, mettez-en un autre.",
        Line::EnvelopeClosed => "L'enveloppe est fermée, le coup tient.",
        Line::PassphraseNeeded => "Il manque la phrase secrète: l'arbitre la saisit de nouveau.",
        Line::WrongPassphrase => "Cette phrase secrète n'ouvre pas l'enveloppe. Elle reste fermée.",
        Line::EnvelopeDamaged => "L'enveloppe est abîmée: déclarez-la perdue, ou remettez une copie.",
        Line::NoEnvelope => "Il n'y a pas d'enveloppe.",
        Line::ReplyingPlayerAbsent => "Les {player} ne sont pas là: l'enveloppe reste fermée jusqu'à leur arrivée.",
        Line::OpenFirst => {
            "Ouvrez d'abord l'enveloppe: un coup sous pli qui termine la partie tient. Autrement, seulement avec un motif."
        }
        Line::DeclareInstead => "L'enveloppe est perdue: le joueur dit son coup.",
        Line::ResumedAlready => "La partie a déjà repris: ouvrez l'enveloppe.",
        // ---- bringing the boards together (D.2.8 of 2014, D.2.9)
        Line::BoardsCompared => "On compare les échiquiers.",
        Line::TellSquareAndPiece => {
            "Nommez la case et la pièce avec sa couleur, par exemple: Eva quatre pion blanc. Ou: Eva quatre vide."
        }
        Line::ItemEmpty => "Vide.",
        Line::SquareToldTwice => "{square} a été nommé deux fois. Veuillez le redire.",
        Line::BoardTaken => "Position notée.",
        Line::SquareByRecord => "D'après le journal: {finding}",
        Line::BoardsDiffer => "Les échiquiers diffèrent.",
        Line::SheetTaken => "Feuille des {player} notée. Coups: {count}.",
        Line::EntryTaken => "Feuille des {player}: le coup {number} des {mover} est noté.",
        Line::SheetByPlayer => "La feuille des {player} a été écrite par le joueur lui-même.",
        Line::SheetByAssistant => "La feuille des {player} a été écrite par l'assistant.",
        Line::SheetByRecording => "La feuille des {player} vient d'un enregistrement.",
        Line::SheetByProgram => {
            "La feuille des {player} a été faite par le programme d'après les annonces. Ce n'est pas une preuve indépendante."
        }
        Line::MarkRefusedMove => {
            "{announced} ne convient pas à l'échiquier du joueur, mais est possible d'après le journal. Les échiquiers diffèrent peut-être."
        }
        Line::MarkOddRepetition => "La répétition était {repeated}. Les échiquiers diffèrent peut-être.",
        Line::PositionCounts => "La position après le coup {number} des {mover} compte.",
        Line::StartCounts => "La position de départ compte.",
        Line::CompareBoards => "Comparez les deux échiquiers rangée par rangée, et confirmez.",
        Line::RankReads => "Rangée {rank}:",
        Line::BoardConfirmed => "La position est juste.",
        Line::ClocksStay => "Les pendules restent comme elles sont.",
        Line::ClockTimesUnknown => {
            "On ne sait pas ce que marquaient les pendules à ce moment. Réglez-les, et terminez avec les temps actuels."
        }
        Line::Reconciled => "Les échiquiers concordent de nouveau. Un trait est tiré sous les deux feuilles.",
        Line::ReconciliationOff => "La comparaison est abandonnée. Rien n'a changé dans la partie.",
        Line::ReconcileFirst => "On compare les échiquiers. Cela passe d'abord.",
        Line::NotReconciling => "Aucune comparaison n'est en cours. Commencez-en une d'abord.",
        Line::DecideFirst => "L'arbitre décide d'abord quelle position compte.",
        Line::CorrectFirst => "Les deux échiquiers doivent d'abord être justes et confirmés.",
        Line::GroundsNeeded => "D'autres temps que ceux proposés demandent un motif. Veuillez l'indiquer.",
        Line::TellAdvice => "Entrée le communique, Échap efface.",
        // ---- what the scoresheets and boards show, and what follows
        Line::BoardsStandAsSheets => "Les deux échiquiers sont comme le disent les feuilles. Il n'y a rien à corriger.",
        Line::SheetsAgreeUpTo => "Les feuilles concordent jusqu'au coup {number} des {mover}.",
        Line::SheetsNeverAgree => "Les feuilles ne concordent sur aucun coup.",
        Line::SheetEndsSooner => "La feuille des {player} finit plus tôt. La plus longue compte.",
        Line::WroteRightMovedWrong => {
            "Selon l'article {article}, qui a noté le bon coup et exécuté un autre corrige son échiquier."
        }
        Line::SheetHas => "Coup {number} des {mover} sur la feuille des {player}: {entry}.",
        Line::EntryTo => "{piece} vers {to}",
        Line::EntryBlank => "rien",
        Line::BackToAgreement => {
            "Selon l'article {article}, on revient à la dernière position où elles concordent. L'arbitre règle les pendules."
        }
        Line::MoveMissingOnSheet => {
            "Sur la feuille des {player} il manque le coup {number} des {mover}. Le reste concorde."
        }
        Line::MoveDoubledOnSheet => {
            "Sur la feuille des {player} le coup {number} des {mover} figure deux fois. Le reste concorde."
        }
        Line::MovesSwappedOnSheet => {
            "Sur la feuille des {player} deux coups sont inversés, depuis le coup {number} des {mover}. Le reste concorde."
        }
        Line::SheetBreaks => {
            "Sur la feuille des {player} le coup {number} des {mover} n'est pas possible: {reason} L'autre est légale jusqu'au bout."
        }
        Line::OnOneSheetOnly => "Le coup {number} des {mover} ne figure que sur la feuille des {player}.",
        Line::EntryIllegal => "Le coup {number} des {mover} est illégal: {entry}. {reason}",
        Line::EntryAmbiguous => "Le coup {number} des {mover} est ambigu: {entry}.",
        Line::PositionBeforeItCounts => "Selon l'article {article}, on rétablit la position précédente.",
        Line::IllegalMoveStands => {
            "Le coup {number} des {mover} est illégal, mais il y a eu réponse: {played}. Selon l'article {article}, il reste."
        }
        Line::MoveOnNeitherSheet => "Le coup {number} des {mover} ne résulte d'aucune feuille.",
        Line::LastIdentifiable => "Selon l'article {article}, la dernière position identifiable compte.",
        Line::NothingDetermined => "Rien ne peut être établi ainsi. Rien n'est changé.",
        Line::SheetsPutRight => {
            "Selon l'article {article}, la position reste: on continue à jouer et on corrige les feuilles."
        }
        Line::OnSpecialBoard => "Sur l'échiquier spécial: {finding}",
        Line::OnNormalBoard => "Sur l'échiquier normal: {finding}",
        Line::NothingToCorrect => "Rien à corriger.",
        Line::CorrectByMoving => "{piece} depuis {from} vers {to}.",
        Line::CorrectByPutting => "En {square} il manque {piece}.",
        Line::CorrectByTakingOff => "En {square} il faut retirer {piece}.",
        Line::StandsAsSheetOf => "La position est celle de la feuille des {player}.",
        Line::BoardsAlike => "Les deux échiquiers sont pareils.",
        Line::KingMissing => "Il manque le roi des {player}.",
        Line::TooManyKings => "Il y a trop de rois des {player}.",
        Line::TooManyPawns => "Il y a trop de pions des {player}.",
        Line::TellBoardAgain => "Une telle position n'existe pas. Veuillez redire l'échiquier.",
        Line::SheetEmpty => "La feuille des {player} est vide. Veuillez la compléter.",
        Line::SheetUnreadable => {
            "La feuille des {player} n'est pas lisible dans cette langue. Choisissez la langue dans laquelle elle est écrite."
        }
        Line::SheetsOfDifferentGames => "Les feuilles sont de parties différentes. Veuillez apporter les bonnes.",
        Line::ClocksThen => {
            "Les pendules marquaient alors: Blancs {white}, Noirs {black}. Coups accomplis: Blancs {white_completed}, Noirs {black_completed}."
        }
        Line::ClocksUnknown => "Les temps à ce moment ne sont pas connus.",
        // ---- the scoresheet at home: saved, printed, read
        Line::HomeByList => "Avec C: signer, enregistrer, imprimer ou écouter la feuille.",
        Line::PadHomeByList => "{button}: signer, enregistrer, imprimer ou écouter la feuille.",
        Line::SheetsByList => "Avec C: enregistrer, imprimer ou écouter la feuille.",
        Line::PadSheetsByList => "{button}: enregistrer, imprimer ou écouter la feuille.",
        Line::SavedInDocuments => "Enregistré dans vos documents.",
        Line::SavedAgain => "Enregistré, au même endroit.",
        Line::SavedOnStick => "Enregistré sur la clé USB.",
        Line::SavedOnOneStick => "Enregistré sur la clé USB {name}. Encore une fois: sur la suivante.",
        Line::SavedIn => "Enregistré dans {folder}.",
        Line::NoStick => "Il n'y a pas de clé USB.",
        Line::NotSaved => "Pas enregistré. L'écran dit pourquoi.",
        Line::SentToPrinter => "Envoyé à l'imprimante.",
        Line::NotPrinted => "Pas imprimé. L'écran dit pourquoi.",
        Line::ReadingOpened => "Entrée: coup suivant. Retour arrière: le précédent. Échap: fin.",
        Line::PadReading => "{next}: coup suivant. {previous}: le précédent. {cancel}: fin.",
        // ---- letters one by one
        Line::LetterAcute => "{letter} accent aigu",
        Line::LetterGrave => "{letter} accent grave",
        Line::LetterCircumflex => "{letter} accent circonflexe",
        Line::LetterDiaeresis => "{letter} tréma",
        Line::LetterTilde => "{letter} tilde",
        Line::LetterCedilla => "{letter} cédille",
        Line::LetterCaron => "{letter} caron",
        Line::LetterStroke => "{letter} barré",
        Line::LetterRing => "{letter} rond en chef",
        Line::LetterOgonek => "{letter} ogonek",
        Line::LetterBreve => "{letter} brève",
        Line::LetterMacron => "{letter} macron",
        Line::LetterDot => "{letter} point",
        Line::LetterDoubleAcute => "{letter} double accent aigu",
        Line::LetterComma => "{letter} virgule",
        Line::LetterLigature => "{letter} ligature",
        Line::LetterHyphen => "trait d'union",
        Line::LetterApostrophe => "apostrophe",
        Line::PadLetters => {
            "Haut et bas choisissent, à droite un espace, un pas à gauche efface, accents avec {button}."
        }
        Line::PadLettersByStick => {
            "Haut et bas choisissent, à droite un espace, un pas à gauche efface, accents avec le stick de côté ou avec {button}."
        }
        // ---- the gamepad
        Line::PadPageWalk => "Haut et bas choisissent.",
        Line::PadLifted => "{square}: {piece} en main.",
        Line::PadPutBack => "Reposée.",
        Line::PadReadBack => "Ce serait: {entered}.",
        Line::PadPromotion => "promotion {piece}.",
        Line::PadNoPromotion => "Pas de promotion.",
        Line::PadHere => "Manette branchée: {person}.",
        Line::PadGone => "Manette débranchée: {person}.",
        Line::GoOnByKeyboard => "Continuez au clavier.",
        Line::NoDeviceLeft => "Aucun autre appareil n'est à vous. Appelez l'arbitre.",
        Line::PadAsk => "{person}: appuyez sur un bouton.",
        Line::PadPressNew => "Nouveau bouton pour {command}?",
        Line::PadBound => "{command}: {button}.",
        Line::PadStepButton => "{command}: {button}.",
        Line::PadUnbound => "{command}: aucun bouton.",
        Line::PadStickMiddle => "{stick}: milieu {percent} pour cent.",
        Line::PadNeedsChord => "Il faut pour cela maintenir un autre bouton.",
        Line::PadKeepsNeeded => "Il ne resterait pas de bouton pour {command}. Prenez-en un autre.",
        Line::PadConfirms => "{button}: oui. {cancel}: non.",
        Line::PadHeldConfirms => "Maintenir {button}: oui. {cancel}: non.",
        Line::PadOffered => "{device}, offre à: {person}. On l'accepte par ses propres boutons; chacun dit comment.",
        Line::PadHold => "Maintenir {chord}, puis appuyer sur le bouton indiqué.",
        Line::PadProve => "Appuyez sur {button}.",
        Line::PadNotProved => "Pas ce bouton, ou pas cette manette. Recommencez.",
        Line::PadListTakes => "Une liste est ouverte. {button} choisit, {cancel} en sort.",
        Line::PadResume => {
            "Parties inachevées: {count}. {button} continue la partie, {cancel} les laisse toutes pour plus tard."
        }
        Line::PadSetupVoice => "Prononciation des {player}: {button} lance l'apprentissage, gauche efface.",
        Line::PadTeachWelcome => {
            "Apprentissage. Répétez trois fois chaque mot entendu. Gauche: le mot depuis le début; ce qui est appris reste. {cancel} arrête."
        }
        Line::PadTalkHeld => "Pour parler, maintenez {button}.",
        Line::PadTellAdvice => "{button} le communique, {cancel} efface.",
        Line::PadChess960Off => "Position de départ ordinaire. Droite en tire une de Chess960.",
        Line::PadResumeOne => "Une partie inachevée. {button} la continue, {cancel} la laisse pour plus tard.",
        Line::PadManual => "Manuel. Bas et haut tournent les pages, {cancel} le ferme.",
        Line::PadClaims => "Réclamations. Bas et haut choisissent, {button} valide.",
        Line::PadPoint => "Allez à la case, {button} la prend.",
        Line::PadProfileBroken => "Erreur dans le profil, ligne {line}.",
        // ---- practice of the tournament sequence
        Line::SetupDrill => "S'exercer au déroulement d'un coup.",
        Line::DrillWelcome => {
            "Exercice. L'adversaire joue une partie préparée. On vous dit votre coup: annoncez-le et appuyez. Puis répétez et exécutez le sien. Les erreurs sont comptées. Pour finir l'exercice, abandonnez."
        }
        Line::DrillMove => "Votre coup: {asked}.",
        Line::DrillOtherMove => "Le coup demandé était {asked}. Vous pouvez encore corriger.",
        Line::DrillClean => "L'exercice est fini. Aucune erreur.",
        Line::DrillSlips => "L'exercice est fini. Erreurs: {count}.",
        Line::SlipOtherMove => "Un autre coup: {count}.",
        Line::SlipPromotion => "Pièce de promotion oubliée: {count}.",
        Line::SlipPressFirst => "Appui avant l'annonce: {count}.",
        Line::SlipNoPress => "Appui oublié: {count}.",
        Line::SlipNoRepetition => "Répétition oubliée: {count}.",
        Line::SlipRepeatedOtherwise => "Mal répété: {count}.",
        Line::SlipNoExecution => "Exécution oubliée: {count}.",
        Line::SlipExecutedOtherwise => "Mal exécuté: {count}.",
        Line::SlipNotDue => "Pas à son tour: {count}.",
    }
}
