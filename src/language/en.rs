//! English.
use shakmaty::{ByCastlingSide, ByColor, ByRole, Role};

use super::{
    Line,
    table::{Gender, Joint, Notation, Numeral, Table, Unit},
    understand::Word,
};

pub(super) static TABLE: Table = Table {
    ranks: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    roles: ByRole { pawn: "pawn", knight: "knight", bishop: "bishop", rook: "rook", queen: "queen", king: "king" },
    pieces: ByColor {
        black: ByRole {
            pawn: "black pawn",
            knight: "black knight",
            bishop: "black bishop",
            rook: "black rook",
            queen: "black queen",
            king: "black king",
        },
        white: ByRole {
            pawn: "white pawn",
            knight: "white knight",
            bishop: "white bishop",
            rook: "white rook",
            queen: "white queen",
            king: "white king",
        },
    },
    colors: ByColor { black: "Black", white: "White" },
    to: "to",
    takes: "takes",
    en_passant: "en passant",
    promotion: "promotion",
    check: "check",
    mate: "mate",
    castling: ByCastlingSide { king_side: "castles short", queen_side: "castles long" },
    hour: Unit { one: "hour", many: "hours", gender: Gender::Counting },
    minute: Unit { one: "minute", many: "minutes", gender: Gender::Counting },
    second: Unit { one: "second", many: "seconds", gender: Gender::Counting },
    point: "point",
    numeral,
    joint: Joint::Spaced,
    letters: ByRole {
        pawn: None,
        knight: Some('N'),
        bishop: Some('B'),
        rook: Some('R'),
        queen: Some('Q'),
        king: Some('K'),
    },
    notation: Notation {
        promotion: "=",
        en_passant: " e.p.",
        castling: ByCastlingSide { king_side: "O-O", queen_side: "O-O-O" },
    },
    template,
    aliases: &[
        ("pawns", Word::Role(Role::Pawn)),
        ("horse", Word::Role(Role::Knight)),
        ("onto", Word::To),
        ("into", Word::To),
        ("take", Word::Takes),
        ("captures", Word::Takes),
        ("capture", Word::Takes),
        ("passant", Word::EnPassant),
        ("promotes", Word::Promotion),
        ("promoting", Word::Promotion),
        ("becomes", Word::Promotion),
        ("checkmate", Word::Mate),
        ("castles", Word::Castling),
        ("castle", Word::Castling),
        ("castling", Word::Castling),
        ("short", Word::Short),
        ("kingside", Word::Short),
        ("long", Word::Long),
        ("queenside", Word::Long),
        ("the", Word::Filler),
        ("an", Word::Filler),
        ("from", Word::Filler),
        ("on", Word::Filler),
        ("at", Word::Filler),
        ("and", Word::Filler),
        ("moves", Word::Filler),
        ("goes", Word::Filler),
    ],
};

const ONES: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 8] = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
/// Before something else, and alone.
const HUNDREDS: [(&str, &str); 9] = [
    ("one hundred and", "one hundred"),
    ("two hundred and", "two hundred"),
    ("three hundred and", "three hundred"),
    ("four hundred and", "four hundred"),
    ("five hundred and", "five hundred"),
    ("six hundred and", "six hundred"),
    ("seven hundred and", "seven hundred"),
    ("eight hundred and", "eight hundred"),
    ("nine hundred and", "nine hundred"),
];

fn numeral(n: u32, _: Gender) -> Numeral {
    let (hundreds, rest) = ((n / 100) as usize, (n % 100) as usize);
    let hundreds = hundreds.checked_sub(1).map(|h| if rest == 0 { HUNDREDS[h].1 } else { HUNDREDS[h].0 });
    let rest = match rest {
        0 if hundreds.is_some() => None,
        0..20 => Some(ONES[rest].into()),
        _ => {
            let ten = TENS[rest / 10 - 2];
            Some(match rest % 10 {
                0 => ten.into(),
                one => format!("{ten}-{}", ONES[one]).into(),
            })
        }
    };
    Numeral { hundreds, rest }
}

#[allow(clippy::too_many_lines, reason = "a table, one row a sentence")]
const fn template(line: Line) -> &'static str {
    match line {
        Line::PressHeldBack => "Announce first, then press the clock.",
        Line::RepeatFirst => "First repeat the opponent's move: {0}.",
        Line::ExecuteFirst => "First execute the opponent's move on your own board: {0}.",
        Line::NotYourTurn => "It is the turn of {0}.",
        Line::NothingAnnounced => "Nothing has been announced yet.",
        Line::NothingToRepeat => "No move has been announced that could be repeated or executed.",
        Line::AlreadyAnnounced => "Announced already: {0}. Correct it before you press the clock.",
        Line::CorrectionTooLate => "Too late to correct: the opponent's clock is running.",
        Line::CorrectionMustFitPiece => "The piece has been placed: {0}. Only the words may follow the piece.",
        Line::Corrected => "Corrected. Not {0}, but {1}.",
        Line::Differs => "That differs. Announced was {0}, repeated was {1}.",
        Line::RepeatAgainFirst => "Repetition and announcement differ. First repeat correctly, then execute.",
        Line::AlreadyRepeated => "Already repeated.",
        Line::AlreadyExecuted => "Already executed.",
        Line::AlreadyPlaced => "Already placed: {0}.",
        Line::ExecutedOtherwise => "Executed was {0}, announced was {1}.",
        Line::Repeated => "Repeated: {0}.",
        Line::Executed => "Executed on the board of {0}.",
        Line::ClockRuns => "The clock is running for {0}.",
        // ---- hearing
        Line::Or => "{0} or {1}",
        Line::AskFrom => "From {0}?",
        Line::AskRole => "Which piece: {0}?",
        Line::AskPromotion => "Promotion to which piece?",
        Line::NothingSaid => "Nothing was said.",
        Line::NotText => "That is no readable text.",
        Line::WordUnknown => "The word {0} is not known here.",
        Line::NoArrival => "The square of arrival is missing. For example: knight Gustav one to Felix three.",
        Line::WhichCastling => "Castles short or long?",
        Line::CastlingByName => "Castling is announced by its name: {0}.",
        Line::NoneReaches => "{0} cannot go to {1}.",
        // ---- illegal moves
        Line::NothingThere => "There is no piece on {0}.",
        Line::OpponentsPieceThere => "There is a piece of the opponent on {0}.",
        Line::AnotherPieceThere => "On {0} there is another piece: {1}.",
        Line::NoMovement => "{0} is both the square of departure and of arrival.",
        Line::NotItsWay => "{0} does not move like that.",
        Line::WayBlocked => "The way is blocked on {0}.",
        Line::OwnPieceOnArrival => "There is a piece of your own on {0}.",
        Line::NothingToTake => "There is nothing to take on {0}.",
        Line::KingStaysInCheck => "The king would stay in check.",
        Line::KingExposed => "The king would be in check.",
        Line::PromotionMissing => "The promotion piece is missing.",
        Line::NoPromotionHere => "There is no promotion here.",
        Line::NotAPromotionPiece => "A pawn is not promoted to: {0}.",
        Line::CastlingNotReady => "King and rook do not stand ready for castling.",
        Line::CastlingRightLost => "The right to castle on this side is lost: king or rook have moved.",
        Line::CastlingBlocked => "Between king and rook this is not free: {0}.",
        Line::CastlingInCheck => "Castling out of check is not allowed.",
        Line::CastlingThroughCheck => "In castling, the king would cross an attacked square: {0}.",
    }
}
