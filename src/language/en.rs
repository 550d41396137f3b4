//! English.
use shakmaty::{ByCastlingSide, ByColor, ByRole, Role};

use super::{
    Line, Request,
    table::{Gender, Joint, Notation, Numeral, Plural, Table, Unit},
    word::Word,
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
    one_piece: ByColor {
        black: ByRole {
            pawn: "a black pawn",
            knight: "a black knight",
            bishop: "a black bishop",
            rook: "a black rook",
            queen: "a black queen",
            king: "a black king",
        },
        white: ByRole {
            pawn: "a white pawn",
            knight: "a white knight",
            bishop: "a white bishop",
            rook: "a white rook",
            queen: "a white queen",
            king: "a white king",
        },
    },
    colors: ByColor { black: "Black", white: "White" },
    to: "to",
    takes: "takes",
    en_passant: "en passant",
    promotion: "promotion",
    check: "check",
    mate: "mate",
    stands: &["it stands", "stands", "it is placed"],
    corrections: &[
        "no",
        "sorry",
        "wait",
        "correction",
        "I mean",
        "I meant",
        "actually",
        "scratch that",
        "make that",
        "oops",
        "or rather",
        "rather",
        "but",
    ],
    castling: ByCastlingSide { king_side: "castles short", queen_side: "castles long" },
    hour: Unit { one: "hour", many: "hours", gender: Gender::Counting },
    minute: Unit { one: "minute", many: "minutes", gender: Gender::Counting },
    second: Unit { one: "second", many: "seconds", gender: Gender::Counting },
    plural: Plural::ButForOne,
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
    request,
    aliases: &[
        ("pawns", Word::Role(Role::Pawn)),
        ("horse", Word::Role(Role::Knight)),
        ("onto", Word::To),
        ("into", Word::To),
        ("take", Word::Takes),
        ("captures", Word::Takes),
        ("capture", Word::Takes),
        ("passant", Word::EnPassant),
        ("passing", Word::EnPassant),
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
        ("side", Word::Side),
        ("the", Word::Filler),
        ("an", Word::Filler),
        ("from", Word::Filler),
        ("on", Word::Filler),
        ("at", Word::Filler),
        ("and", Word::Filler),
        ("with", Word::Filler),
        ("moves", Word::Filler),
        ("goes", Word::Filler),
        ("please", Word::Filler),
        ("I", Word::Filler),
        ("play", Word::Filler),
        ("move", Word::Filler),
        ("um", Word::Filler),
        ("er", Word::Filler),
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

/// What is said besides moves.
const fn request(request: Request) -> &'static [&'static str] {
    match request {
        Request::Yes => &["yes"],
        Request::No => &["no"],
        Request::SayAgain => &["repeat"],
        Request::Correct => &["correct"],
        Request::ItStands => &["it stands"],
        Request::BothTimes => &["time"],
        Request::OwnTime => &["my time"],
        Request::OpponentsTime => &["time opponent"],
        Request::MoveNumber => &["number"],
        Request::LastMove => &["last move"],
        Request::LastMoves => &["last five"],
        Request::OfferDraw => &["draw", "offer draw"],
        Request::AcceptDraw => &["accept", "accept draw"],
        Request::DeclineDraw => &["decline", "decline draw"],
        Request::Resign => &["resign"],
        Request::StopClock => &["stop clock"],
        Request::CallArbiter => &["arbiter"],
        Request::Square(_) => &["square"],
        Request::Where(_) => &["where"],
        Request::Rank(_) => &["rank"],
        Request::File(_) => &["file"],
    }
}

#[allow(clippy::too_many_lines, reason = "a table, one row a sentence")]
const fn template(line: Line) -> &'static str {
    match line {
        // ---- the handshake: announcing, repeating, executing, pressing (D.2.1, D.2.3, D.2.8)
        Line::PressHeldBack => "Announce first, then press the clock.",
        Line::RepeatFirst => "First repeat the opponent's move: {announced}.",
        Line::ExecuteFirst => "First execute the opponent's move on your own board: {announced}.",
        Line::NotYourTurn => "It is the turn of {player}.",
        Line::PressWaits => {
            "Already pressed. The clock changes over when the announcement ends. Correcting takes the press back."
        }
        Line::PressTakenBack => {
            "The press is taken back, your clock keeps running. Correct the announcement, then press again."
        }
        Line::PressedUnannounced => "{player} pressed the clock and announced no move.",
        Line::NothingAnnounced => "Nothing has been announced yet.",
        Line::NothingToRepeat => "No move has been announced that could be repeated or executed.",
        Line::AlreadyAnnounced => "Announced already: {announced}. Correct it before you press the clock.",
        Line::CorrectionTooLate => "Too late to correct. Call the arbiter.",
        Line::CorrectionMustFitPiece => "The piece has been placed: {placed}. Only the words may follow the piece.",
        Line::Corrected => "Corrected. Not {slip}, but {corrected}.",
        Line::Differs => "That differs. Announced was {announced}, repeated was {repeated}.",
        Line::RepeatAgainFirst => "Repetition and announcement differ. First repeat correctly, then execute.",
        Line::AlreadyRepeated => "Already repeated.",
        Line::AlreadyExecuted => "Already executed.",
        Line::AlreadyPlaced => "Already placed: {placed}.",
        Line::ExecutedOtherwise => "Executed was {executed}, announced was {announced}.",
        Line::AwaitAnnouncement => "Not yet announced by {player}. Please wait for the announcement.",
        Line::NoSuchPiece => {
            "On {square} there is no piece of your own: {piece}. Name piece and square again, or call the arbiter."
        }
        Line::DoesNotFitBoard => {
            "This does not fit your board: {announced}. Please call the arbiter, the boards may differ."
        }
        Line::AnnouncedOtherwise => {
            "Not announced yet: the player has entered {entered}, you announce {announced}. The same announcement once more stands."
        }
        Line::PressedOtherwise => {
            "Announced: {announced}. Entered: {entered}. Have the announcement corrected, or take the entered move back. Press once more: it stays so."
        }
        Line::AssistantCorrects => {
            "Your assistant is correcting the announcement {announced}. Wait until he confirms. Press once more: the announcement stays."
        }
        Line::PlayerEnters => {
            "Your player is entering another move. Wait until he confirms it. Pressing again: it stays as it is."
        }
        // ---- refusals that belong to no section below (each a reason and a way out)
        Line::NotStarted => "The game has not begun. First start White's clock.",
        Line::AlreadyStarted => "The game has already begun.",
        Line::GameOver => "The game is over.",
        Line::OverUntilWithdrawn => {
            "The game is over. What ended it is withdrawn in the part Penalties; the part Game goes back before a move."
        }
        Line::NotYours => "That is for the player himself.",
        Line::ArbiterOnly => "Only the arbiter may do that.",
        Line::NoSuchPly => "There is no such move.",
        Line::AssistOff => "That is an assist. It is off in competition.",
        // ---- the course of the game, to the room
        Line::GameBegins => "The game begins. To move: {mover}.",
        Line::PositionRestored => "Back to the position before move {number} of {mover}. The clocks are stopped.",
        Line::RuleOffSheets => "Please rule off both scoresheets before move {number} of {mover}.",
        Line::ScoreIsKept => "The moves must be recorded.",
        Line::ScoreNeedNotBeKept => "Recording is not required now.",
        Line::ScoreAfterTheFlag => "When a flag falls, the scoresheet must be completed before the next move.",
        Line::ScoreIsCompleted => "The scoresheet must be completed before the next move.",
        // ---- a draw by agreement
        Line::DrawOffered => "Draw offer by {player}.",
        Line::DrawAnswers => "Control and Y accepts, Control and N declines.",
        Line::DrawDeclined => "The draw offer is declined.",
        Line::DrawConsented => "The arbiter allows a draw by agreement.",
        Line::NoOffer => "There is no draw offer.",
        Line::OfferStands => "The draw offer still stands.",
        Line::TooEarlyToAgree => "A draw only after both players have moved.",
        Line::AgreementForbidden => "The competition allows no agreed draw now. Call the arbiter.",
        Line::AgreementAllowed => "A draw by agreement is allowed already.",
        // ---- the end of a game: its result, confirmed and signed
        Line::EndsByMate => "Checkmate. The winner is {winner}.",
        Line::EndsByStalemate => "Stalemate. The game is drawn.",
        Line::EndsByDeadPosition => "Dead position. The game is drawn.",
        Line::EndsByResignation => "Resigned. The winner is {winner}.",
        Line::EndsByResignationDrawn => "Resigned. The opponent cannot checkmate, the game is drawn.",
        Line::EndsByAgreement => "Draw by agreement.",
        Line::EndsOnTime => "Lost on time. The winner is {winner}.",
        Line::EndsOnTimeDrawn => "Out of time. The opponent cannot checkmate, the game is drawn.",
        Line::EndsByBothFlags => "Draw: both times have run out.",
        Line::EndsByThreefold => "Draw: the same position for the third time.",
        Line::EndsByFiftyMoves => "Draw: fifty moves without a capture or a pawn move.",
        Line::EndsByFivefold => "Draw: the same position for the fifth time.",
        Line::EndsBySeventyFive => "Draw: seventy-five moves without a capture or a pawn move.",
        Line::EndsByIllegalMoves => "{winner} wins: illegal move by the opponent.",
        Line::EndsByIllegalMovesDrawn => "Draw: illegal move, but the opponent cannot mate.",
        Line::EndsByIllegalPosition => "Draw: the position is illegal.",
        Line::EndsByQuickplay => "Draw: the arbiter has accepted the claim.",
        Line::EndsByDefault => "{winner} wins by default.",
        Line::EndsByDefaultBoth => "Both lose: nobody was there.",
        Line::EndsByPenalty => "{winner} wins: the arbiter has declared the game lost.",
        Line::EndsByPenaltyBoth => "Both lose by decision of the arbiter.",
        Line::EndsByPenaltyHalf => "The game is lost; {player} receives half a point.",
        Line::EndsBySealedMove => "{winner} wins because of the invalid sealed move.",
        Line::EndsBySealedMoveDrawn => "Draw: the sealed move is invalid, but the opponent cannot checkmate.",
        Line::EndsAnnulled => "The game is annulled. A new one is played.",
        Line::PleaseConfirm => "Please confirm the result.",
        Line::ResultConfirmed => "The result is confirmed.",
        Line::GameGoesOn => "The game goes on.",
        Line::ConfirmsYet => "{person}: Please confirm the result.",
        Line::SignSheets => "The game is over. Your signature is still missing.",
        Line::MarkSigned => "{player} has signed the scoresheets.",
        Line::NothingToConfirm => "There is nothing to confirm.",
        Line::NotOver => "The game is not over yet.",
        Line::AlreadySigned => "Signed already.",
        // ---- what happened in the game, to the arbiter
        Line::MarkIllegal => "Illegal move by {mover}: {played}. {reason}",
        Line::MarkPressedEarly => "Clock pressed before the announcement, it counts: {player}.",
        Line::MarkPressedWithoutMove => "Clock pressed without a move: {player}.",
        Line::MarkHeldBack => "Clock pressed before the announcement, held back: {player}.",
        Line::MarkAnnouncedOtherwise => "Words and piece differ for {player}: placed {placed}, announced {announced}.",
        Line::MarkExecutedOtherwise => "Executed otherwise by {player}: {executed} instead of {announced}.",
        Line::MarkLeftUnpressed => "{player} has not pressed, and the opponent has replied.",
        Line::MarkReplacedIllegal => "{player} has replaced the illegal move {replaced} before the press.",
        Line::MarkReplacedLegal => {
            "{player} has replaced {replaced}. That move was legal and stands by Article {article}."
        }
        Line::MarkReplacedBound => "{player} has replaced {replaced}. That move was against Article {article}.",
        Line::MarkMisspoken => "{player} has said {said}. The piece stands otherwise: {placed}.",
        Line::MarkEntryTakenBack => "Taken back on the screen before the announcement by {player}: {entered}.",
        Line::MarkOfferAtWrongMoment => "Draw offered at the wrong moment by {player}; the offer stands.",
        Line::MarkIntentionBroken => "{player} had written {intended} and plays otherwise.",
        Line::MarkChanceUndetermined => {
            "It is not settled whether checkmate is still possible for {player}. It is taken to be. The arbiter decides."
        }
        Line::NoMoveOnBoard => {
            "On the program's board no move is possible. If it is wrong: in the part Game, Go back before move."
        }
        Line::MarkAssistantLacking => {
            "Visually impaired against hearing-impaired: Article {article} requires an assistant, and none is set."
        }
        Line::MarkByAssistant => "The assistant of {player} states it.",
        // ---- the clocks and the flags
        Line::StartWaits => "The room is still listening. The clock starts with the last word. Once more: at once.",
        Line::ClockRuns => "The clock is running for {player}.",
        Line::ClockStopped => "The clocks are stopped. The arbiter is called.",
        Line::ClockRestarted => "The clock runs again for {player}.",
        Line::ClocksStopped => "The clocks are stopped. The arbiter will restart them.",
        Line::ClockRunsAlready => "The clock is already running.",
        Line::NoClock => "This game is played without a clock.",
        Line::MarkTimeRanOut => "The time has run out for {player}.",
        Line::FlagNotDown => "There is still time left for {player}.",
        Line::FlagOrderUnknown => "Both times have run out; which one first is not established.",
        Line::BothFlagsGoesOn => "Both times have run out, and the order is not established. The game goes on.",
        Line::OwnFlagDown => "Your own time has run out as well. Call the arbiter.",
        Line::FlagIsThePlayers => "Here only the players claim a fallen flag.",
        Line::FlagFelt => "Time is up.",
        // ---- questions about the game (private)
        Line::YourTime => "You: {time}.",
        Line::OpponentsTime => "Opponent: {time}.",
        Line::MovesCompleted => "Moves completed: you {own}, opponent {opponents}.",
        Line::MoveNumber => "Move {number}, to move: {mover}.",
        Line::SquareEmpty => "{square} is empty.",
        Line::SquareHolds => "{square}: {piece}.",
        Line::NoneOnBoard => "None on the board: {piece}.",
        Line::PieceOn => "{piece} {square}.",
        Line::MoveOfNumber => "Move {number}, {mover}: {played}.",
        Line::NothingEntered => "{number}, {mover}: no move.",
        Line::NoMoveYet => "No move has been announced yet.",
        Line::LineEmpty => "Nothing stands here.",
        Line::WhoseTurn => "{mover} is to move.",
        Line::MovesToControl => "{count} moves to the time control.",
        Line::OneMoveToControl => "One move to the time control.",
        Line::LastPeriod => "No further time control.",
        Line::NoIncrement => "No increment.",
        Line::BatteryLevel => "Battery at {percent} percent.",
        Line::BatteryNone => "No battery is known.",
        Line::NoneSuch => "None.",
        // ---- what an assistant asks in his player's place
        Line::AssistantAsked => "{player} asks for moves and time.",
        Line::AssistantTold => "Your assistant has been asked.",
        Line::AskFirst => "Only when the player asks.",
        Line::AskedUnasked => "On record. Once he asks: F4.",
        // ---- entering a move
        Line::ReadBack => "Entered: {entered}. Enter announces, Escape discards.",
        Line::AnnouncesAtOnce => "Moves are announced at once. A slip is corrected before the press.",
        Line::ReadsBackFirst => "Moves are read back first.",
        Line::TypingStays => "Letters begin a move.",
        Line::WhichMove => "Which move?",
        Line::LettersEnter => "Letters begin a move.",
        Line::TypingOpened => "Letters are commands again.",
        Line::EntryCleared => "Discarded.",
        Line::EntryStands => "Move on the screen: {entered}. Not announced yet.",
        Line::EntryTakenBack => "Taken back on the screen: {entered}.",
        Line::NoEntry => "Only a move that is not announced yet can be taken back. Otherwise call the arbiter.",
        // ---- the step that is due (private)
        Line::StepAwaitStart => "The game has not begun.",
        Line::StepAwaitArbiter => "The clocks are stopped. Please wait for the arbiter.",
        Line::PracticeDecides => "The clocks are stopped. In practice you decide yourselves.",
        Line::PracticePageKey => "F9 opens the arbiter's page.",
        Line::StepAwaitAnnouncement => "Wait for the opponent's announcement.",
        Line::StepRepeat => "Please repeat: {announced}.",
        Line::StepRepeatAgain => "Please repeat again: {announced}.",
        Line::StepExecute => "Please execute on your board: {announced}.",
        Line::TakeBackFirst => "First take back on your board: {slip}.",
        Line::StepAwaitPress => "The opponent has yet to press the clock.",
        Line::StepMove => "Your move. Make it and announce it.",
        Line::StepAnnounce => "Announce the move that stands on the board.",
        Line::StepPress => "Make the move on the board, then press the clock.",
        Line::StepConfirm => "Please confirm the end, or call the arbiter.",
        Line::StepConfirmReady => "The program was restarted, the clock is stopped. Please confirm that you go on.",
        Line::StepAwaitReady => {
            "You have confirmed. The clock stays stopped until your opponent confirms too, or the arbiter starts it."
        }
        Line::StepSeal => "Enter your move secretly.",
        Line::StepCloseEnvelope => "Press the clock: then the envelope is closed.",
        Line::StepAwaitSealing => "The other player seals the move.",
        Line::StepAwaitResumption => "The envelope waits for the arbiter to open it.",
        Line::StepDeclareSealed => "The envelope is lost: name the move that was in it.",
        Line::StepTell => "Comparison: tell what stands on your board, until the arbiter decides.",
        Line::StepConfirmDone => "Confirm when it is done.",
        Line::StepAwaitOther => "Wait until the other board is right.",
        Line::StepCompare => "Compare your board with the position that counts, and confirm.",
        // ---- questions before an act counts, and the keys that answer
        Line::ConfirmResign => "Does {person} resign?",
        Line::ConfirmOfferDraw => "Offer a draw?",
        Line::ConfirmAcceptDraw => "Does {person} accept the draw?",
        Line::ConfirmClaimFlag => "Claim that the opponent's time has run out?",
        Line::OwnFlagFirst => "Your own time ran out first.",
        Line::ConfirmClaimDraw => "Claim a draw in the quickplay finish?",
        Line::ConfirmAskExtraTime => "Ask for time with each move?",
        Line::ConfirmClaim => "Claim this? It stops the clocks.",
        Line::AlsoOffersDraw => "It is a draw offer too.",
        Line::ConfirmPressWithoutMove => {
            "Your move is not shown yet, and later it cannot be. Press the clock all the same?"
        }
        Line::ConfirmPressWithoutPiece => {
            "Without the promotion piece the move is illegal. Press the clock all the same?"
        }
        Line::ConfirmExecutedOtherwise => "Announced: {announced}. Executed on your board: {executed}?",
        Line::ConfirmRepeatedOtherwise => "Announced: {announced}. Repeat all the same: {repeated}?",
        Line::ConfirmHandKeyboard => "Give the keyboard to the assistant?",
        Line::ConfirmBoardsDiffer => "Compare the boards? The clocks are stopped.",
        Line::WhichNewPiece => "Which piece for the pawn?",
        Line::ConfirmSign => "Does {person} sign both scoresheets?",
        Line::PersonNamed => "{player}, {name},",
        Line::EnterConfirms | Line::ReadBackConfirms => "Enter: yes. Escape: no.",
        Line::AnswerConfirms => "Y: yes. Escape: no.",
        Line::AnswerHeldConfirms => "Hold Y down: yes. Escape: no.",
        Line::QuestionEnded => "The question no longer stands.",
        Line::NothingAsked => "No question is open.",
        // ---- moving about the window, its pages and menus
        Line::Bare => "{item}.",
        Line::EntryOpened => "Move field.",
        Line::EntryLeft => "Board.",
        Line::FocusOnButton => "Button: {button}. Enter presses it, Escape goes back to the board.",
        Line::FocusOnButtons => "Button. Enter presses it, Escape goes back to the board.",
        Line::ArbiterPageShown => "The arbiter's page. F9 leads back to the board.",
        Line::AssistantPageShown => "The assistant's page. F11 leads back to the board.",
        Line::MenuWelcome => "Up and down choose, Enter takes.",
        Line::PadMenuWelcome => "Up and down choose, {button} takes.",
        Line::PlaceOf => "{place} of {count}.",
        Line::ListTakes => "A list is open. Enter takes, Escape leaves it.",
        // ---- whose the keyboard and the other devices are
        Line::KeyboardGiven => "The keyboard now belongs to {player}.",
        Line::KeyboardKey => "{command}: Shift and F11.",
        Line::DeviceGiven => "{device} now belongs to: {person}.",
        Line::DeviceOffered => {
            "Offer to {person}: {device}. F12 accepts, only by a device of your own; without one, call the arbiter."
        }
        Line::DeviceWithdrawn => "Offer withdrawn: {device}.",
        Line::DeviceDeclined => "Offer declined: {device}.",
        Line::DeviceOfferLapsed => "Offer lapsed: {device}.",
        Line::NotYourDevice => "This device is not yours. Its owner has to offer it, or you call the arbiter.",
        Line::DeviceNotOffered => "No device is offered. Its owner has to offer it, or you call the arbiter.",
        Line::ConsentIsTheirs => "Only {player} can accept, by a device of their own. Without one, call the arbiter.",
        Line::SealAsked => "Seal: {said}?",
        Line::NoDeviceYet => "No device yet: {player} gives the keyboard to the assistant with Shift+F11.",
        Line::ReplierHere => {
            "{player} has to reply. If present: type the passphrase, open the envelope. If not: first say so under Claim, presence."
        }
        Line::ReplierAbsent => {
            "{player} has to reply and is absent: resume, and that clock runs. On arrival: say that the player is present, type the passphrase, open the envelope."
        }
        Line::PageOfAssistant => {
            "This page belongs to the assistant of {player}, who needs a device of their own: the arbiter assigns it."
        }
        Line::OpponentHasAssistant => "{player} has an assistant already.",
        Line::NoAssistant => "There is no assistant for {player}. First hand him the keyboard, or call the arbiter.",
        // ---- the manual
        Line::KeyHelp => {
            "Arrows: square by square. I: enter a move. Enter: confirm. Y: yes to a question. Space: press the clock. W: repeated. E: executed. L: last move. T: both times. S: what to do next. Escape: cancel."
        }
        Line::ManualOpened => "Manual. Down and up turn the pages, Escape closes it.",
        Line::ManualProgram => {
            "The program announces the moves, keeps the clock and writes the score. Announcements are for the room, everything else is for the earphone alone. It does not play, and gives no help with the play."
        }
        Line::ManualFirstGame => {
            "The first game. Enter begins it. I opens the move field: type the move, press Enter, and again: it is announced. Make the move on the board, then press the clock with the space bar. Repeat the opponent's move and press Enter, execute it and press Enter again. The set-up has a practice of this sequence."
        }
        Line::ManualClock => {
            "The clock. T: both times. F5: your own. F6: the opponent's. F7: moves completed. In the last minute you hear the number alone. Automatic calls are chosen before the game."
        }
        Line::ManualClaims => {
            "Claims. C opens the list of them. When the program asks, Y is yes and Escape is no. To resign, accept a draw, confirm the end or sign, hold Y down."
        }
        Line::ManualArbiter => {
            "The arbiter. F9 shows his page. With his PIN he sets the clocks, imposes penalties, decides on claims and restores an earlier position. Everything is on record."
        }
        Line::ManualVoice => {
            "Speaking moves. A microphone is chosen while setting up. Hold V or Delete, say the move, let go: it is announced. If the program asks, answer yes or no. Time, last move, square Eva four, draw and resign are understood too. Only your hand presses the clock."
        }
        Line::ManualBoards => {
            "Boards that differ. Control U and then Y stop the clocks and begin the comparison. With I you tell what stands on your board, square by square, rank by rank or all pieces. The arbiter decides which position counts. Each correction is spoken. Enter confirms it."
        }
        Line::ManualReadingKeys => {
            "To read. O: this square. Keys one to eight: the rank, with shift the file. X: the diagonals. K, Q, R, B, N, P: next king, queen, rook, bishop, knight, pawn, with shift the previous. A: all white pieces, with shift all black. F2: say it again. F3: the last five moves. F8: move number. M: possible moves, in practice only."
        }
        Line::ManualOtherKeys => {
            "More keys. Backspace: correct the announcement. Hold V or Delete: speak. C: claims. F: piece touched. J: adjust. F1: this help. F4: ask the assistant. F9: arbiter. F10: turn the board. F11: assistant. F12: offer the keyboard to the opponent. Shift and F11: give it to the assistant."
        }
        Line::ManualControlKeys => {
            "With control: D offers a draw, Y accepts, N declines, G resigns, F claims on time, E and T are for the quickplay finish, S stops the clocks, R goes on, U boards differ, B battery, Q quits."
        }
        Line::ManualOwnWay => {
            "As you like it. Page up and page down: your voice faster or slower, with control louder or softer, with shift the voice in the room. Control A: announce at once or read back first. Control I: letters begin a move."
        }
        Line::ManualPad => {
            "Gamepad: the lower button takes, puts down and says yes. The right button discards and says no. The right trigger announces the move and does what is due. Right stick clicked: all commands."
        }
        Line::ManualFelt => {
            "Felt clock. Left shoulder and upper button: own time. Right shoulder: the opponent's. Long is a quarter of an hour, short five minutes. After one upbeat a minute, after two ten seconds. Flutter: time is up."
        }
        // ---- the set-up: its beginning, its groups, its end
        Line::SetupWelcome => "New game. Up and down choose, left and right change. At the very end: begin the game.",
        Line::GroupOpens => "Enter opens it.",
        Line::PadGroupOpens => "{button} opens it.",
        Line::StartsClock => "Enter starts the clock.",
        Line::EntryKey => "I opens the move field.",
        Line::PressKey => "Space presses the clock.",
        Line::EnterKey => "Enter confirms.",
        Line::PadStartsClock => "{button} starts the clock.",
        Line::SetupBegin => "Begin the game. Right: sound test.",
        // ---- the set-up: the event and the players
        Line::SetupEvent => "Event: {event}.",
        Line::SetupEventFile => "Event from its file: {event}.",
        Line::SetupSite => "Site: {site}.",
        Line::SetupRound => "Round: {round}.",
        Line::SetupBoardNumber => "Board: {board}.",
        Line::SetupArbiterName => "Arbiter: {name}.",
        Line::SetupRating => "Rating of {player}: {rating}.",
        Line::SetupFederation => "Federation of {player}: {federation}.",
        Line::SetupWriteEvent => "Write an event file.",
        Line::EventWritten => "The event file is written.",
        Line::EventBadLine => "The event file {file} cannot be used. Line {line}: {text}.",
        Line::EventBadFile => "The event file {file} cannot be read.",
        Line::TextFull => "No more than {count} characters fit here.",
        Line::SetupWhiteName => "Name of White: {name}.",
        Line::SetupBlackName => "Name of Black: {name}.",
        Line::SetupNoName => "not given",
        Line::SetupImpairedWhite => "Visually impaired: White.",
        Line::SetupImpairedBlack => "Visually impaired: Black.",
        Line::SetupImpairedBoth => "Visually impaired: both.",
        Line::SetupHearingNobody => "Hearing-impaired: nobody.",
        Line::SetupHearingWhite => "Hearing-impaired: White.",
        Line::SetupHearingBlack => "Hearing-impaired: Black.",
        Line::SetupHearingBoth => "Hearing-impaired: both.",
        // ---- the set-up: the rules
        Line::SetupEdition => "Laws of two thousand {year}.",
        Line::SetupCompetition => "Competition, without any help.",
        Line::SetupPractice => "Practice, illegal moves are explained.",
        Line::SetupPresetNone => "Preset: none.",
        Line::SetupPresetStandard => "Preset: a long game, ninety minutes and thirty seconds a move.",
        Line::SetupPresetRapid => "Preset: rapid, fifteen minutes and ten seconds a move.",
        Line::SetupPresetBlitz => {
            "Preset: blitz, three minutes and two seconds a move. Moves by squares, fast speech, announced at once; letters begin a move."
        }
        Line::SetupPaceStandard => "That is standard play.",
        Line::SetupPaceRapid => "That is rapid play.",
        Line::SetupPaceBlitz => "That is blitz.",
        Line::SetupSupervised => "There are enough arbiters.",
        Line::SetupUnsupervised => "Not enough arbiters: rapid and blitz have rules of their own.",
        Line::SetupFlagsTold => "A fallen flag is only told to the arbiter.",
        Line::SetupFlagsObserved => "The clock's notice of a flag counts as the arbiter's observation.",
        Line::SetupQuickplayOff => "Quickplay finish not announced.",
        Line::SetupQuickplayOn => "Quickplay finish announced.",
        Line::SetupBroadcastForbidden => "No broadcast.",
        Line::SetupBroadcastAllowed => "With broadcast.",
        Line::SetupDefaultTime => "Default time: {time}.",
        Line::SetupDefaultTimeZero => "Default time: zero.",
        Line::SetupDefaultTimeByLaws => "Default time as in the Laws.",
        Line::SetupDefaultTimeMissing => "No default time is entered, and Article {article} demands one.",
        Line::SetupAgreementAllowed => "Draws by agreement are allowed.",
        Line::SetupAgreementNever => "No draw by agreement.",
        Line::SetupAgreementAfter => "Draws by agreement only after move {number}.",
        Line::SetupEarlyPressCounts => "A press before the announcement counts.",
        Line::SetupEarlyPressHeldBack => "A press before the announcement is held back.",
        Line::SetupPressAtLastWord => "A press counts at the last word of the announcement.",
        Line::SetupPressAtOnce => "A press counts at once.",
        Line::SetupChecksSilent => "Check and mate are not announced.",
        Line::SetupChecksSaid => "Check and mate are announced.",
        Line::SetupProgramAnnounces => "The program announces for {player}.",
        Line::SetupPlayerAnnounces => "Announcing in person: {player}.",
        Line::SetupAssistantAnnounces => "The assistant announces for {player}.",
        Line::SetupProgramWrites => "The program keeps the score for {player}.",
        Line::SetupPlayerWrites => "Keeps his own score: {player}.",
        Line::SetupAssistantWrites => "The assistant keeps the score for {player}.",
        // ---- the set-up: the start position
        Line::Chess960Start => "Chess960, position {position}.",
        Line::Chess960Range => "There are the positions 0 to 959: please type such a number.",
        Line::SetupChess960Off => "Ordinary start position. Arrow right draws one of Chess960, digits choose one.",
        Line::NoDraw => "The draw is not possible: please draw the number by other means and type it.",
        // ---- the set-up: languages, looks, the words of a move
        Line::SetupGerman => "Language: German.",
        Line::SetupSpanish => "Language: Spanish.",
        Line::SetupEnglish => "Language: English.",
        Line::SetupFrench => "Language: French.",
        Line::SetupOpponentsSameLanguage => "The opponent's page is in the same language.",
        Line::SetupOpponentsPage => "The opponent's page.",
        Line::SetupAssistantsSameLanguage => "The assistant's page is in the same language.",
        Line::SetupAssistantsPage => "The assistant's page.",
        Line::SetupArbitersSameLanguage => "The arbiter's page is in the same language.",
        Line::SetupArbitersPage => "The arbiter's page.",
        Line::SetupOneWindow => "One window for everybody.",
        Line::SetupOpponentsWindow => "The opponent has his own window.",
        Line::ThemeDark => "Dark screen.",
        Line::ThemeLight => "Light screen.",
        Line::ThemeContrastDark => "Dark screen, high contrast.",
        Line::ThemeContrastLight => "Light screen, high contrast.",
        Line::SetupRanksGerman => "Ranks in German.",
        Line::SetupRanksSpanish => "Ranks in Spanish.",
        Line::SetupRanksEnglish => "Ranks in English.",
        Line::SetupRanksFrench => "Ranks in French.",
        Line::SetupPiecesGerman => "Pieces in the room in German.",
        Line::SetupPiecesSpanish => "Pieces in the room in Spanish.",
        Line::SetupPiecesEnglish => "Pieces in the room in English.",
        Line::SetupPiecesFrench => "Pieces in the room in French.",
        Line::SetupStyleFull => "Moves in full.",
        Line::SetupStyleShort => "Moves in short.",
        Line::SetupStyleSquares => "Moves by squares.",
        // ---- the set-up: sound, microphones, electronic boards
        Line::DeviceUsb => "USB device {place}, {name}",
        Line::DeviceBluetooth => "Bluetooth device {place}, {name}",
        Line::DeviceScreen => "screen {place}, {name}",
        Line::DeviceBuiltIn => "built-in device {place}, {name}",
        Line::DeviceOther => "device {place}, {name}",
        Line::SetupRoomDevice => "Room loudspeaker: {device}.",
        Line::SetupEarphoneDevice => "Earphone of {player}: {device}.",
        Line::SetupDefaultDevice => "default device",
        Line::SetupNoDevice => "no device",
        Line::SetupOneDeviceRefused => {
            "Shared sound device: not allowed. Others would hear private words too. To begin, choose another device, or change this field."
        }
        Line::SetupOneDeviceAllowed => "Shared sound device: allowed. Others hear private words too.",
        Line::SetupOneDeviceGranted => "Shared sound device: allowed by the arbiter. Others hear private words too.",
        Line::SetupRoomVolume => "Room volume {percent} percent.",
        Line::SetupRoomRate => "Room speed {percent} percent.",
        Line::SetupVerbosity => "{name}: {value}.",
        Line::SetupSignal => "{name} Sound: {value}.",
        Line::SetupVolume => "Volume {percent} percent.",
        Line::SetupRate => "Speed {percent} percent.",
        Line::TestRoom => "This is the room.",
        Line::TestEarphone => "This is the earphone of {player}.",
        Line::SetupMicrophone => "Microphone of {player}: {device}.",
        Line::SetupRoomMicrophone => "Room microphone: {device}.",
        Line::SetupSensor => "Electronic board of {player}: {port}.",
        Line::SetupTalkHeld => "Speak with a key held down: V or Delete.",
        Line::SetupTalkOpen => "Speak without a key.",
        Line::SetupVoice => "Own voice of {player}: Enter teaches, Backspace deletes.",
        Line::SetupNoRecogniser => "No additional recogniser.",
        Line::SetupRecogniser => "Additional recogniser: {program}.",
        // ---- the set-up: the arbiter's PIN
        Line::SetupPinNone => "No arbiter's PIN.",
        Line::SetupPinDrawn => "Arbiter's PIN: drawn by lot and shown to him alone. Or type four to eight digits.",
        Line::SetupPinSet => "Arbiter's PIN set, {count} digits.",
        Line::SetupPinShort => "Arbiter's PIN: {count} so far. It needs four to eight digits.",
        Line::SetupPinOfEvent => "The arbiter's PIN is that of the event file.",
        // ---- a time control in words
        Line::ControlWhole => "{time} for the game",
        Line::ControlMoves => "{count} moves in {time}",
        Line::ControlOneMove => "one move in {time}",
        Line::ControlRest => "{time} for the rest",
        Line::ControlAgain => "and so on",
        Line::ControlIncrement => "{time} more for each move",
        Line::ControlDelay => "{time} delay for each move",
        Line::ControlBronstein => "up to {time} given back for each move",
        Line::SetupControlOf => "Time of {player}:",
        Line::SetupControlBoth => "Time:",
        Line::SetupNoClock => "Without a clock.",
        // ---- the time control part by part
        Line::PartsOpen => "Time control part by part.",
        Line::PartsChange => "Left and right change it.",
        Line::PadPartsChange => "Left and right change it by one, the stick sideways by ten.",
        Line::PartsForBoth => "The same for both.",
        Line::PartsForEach => "For each his own.",
        Line::PartsPeriod => "Period {place}: {moves}",
        Line::PartsMoves => "{count} moves",
        Line::PartsOneMove => "one move",
        Line::PartsRest => "for the rest",
        Line::PartsIncrement => "Increment",
        Line::PartsDelay => "Delay",
        Line::PartsBronstein => "Bronstein",
        Line::PartsAdd => "One more period.",
        Line::PartsRemove => "Without the last period.",
        // ---- a time control that cannot be read, and its place
        Line::ControlNoMoves => "At {text} a number of moves is missing.",
        Line::ControlNoMinutes => "At {text} a number of minutes is missing.",
        Line::ControlNoSeconds => "At {text} a number of seconds is missing.",
        Line::ControlNoBonus => "{text} is not an increment or delay.",
        Line::ControlNoTime => "{text} gives no time at all.",
        Line::ControlNeverReached => "Nothing can follow {text}, which lasts for the rest of the game.",
        Line::ControlTooLong => "{text} is longer than ninety-nine hours.",
        Line::ControlEmpty => "The time control is missing.",
        Line::ControlForExample => "For example: ninety plus thirty.",
        // ---- automatic calls of the time
        Line::PeriodBegins => "The next period begins.",
        Line::LastMinute => "Last minute.",
        Line::SetupCalls => "Automatic calls of the time for {player}:",
        Line::CallsOff => "none",
        Line::CallLeft => "{time} left",
        Line::CallEvery => "every {time}",
        Line::CallPeriods => "new period",
        Line::CallAsChime => "as a short sound",
        Line::CallsForbidden => "Automatic calls of the time are forbidden.",
        Line::CallsAllowed => "Automatic calls of the time are allowed again.",
        // ---- the lists of games, unfinished and over
        Line::ResumeOne => "One unfinished game. Enter goes on with it, Escape leaves it for later.",
        Line::ResumeQuestion => {
            "Unfinished games: {count}. Up and down choose, Enter goes on with the game, Escape leaves them all for later."
        }
        Line::UnfinishedGame => "Game {place} of {count}: {white} against {black}.",
        Line::UnfinishedEnded => "The game is over, its result is not confirmed yet.",
        Line::UnfinishedAdjourned => "The game is adjourned, the sealed move is in the envelope.",
        Line::UnfinishedSince => "Last played {time} ago.",
        Line::UnfinishedDays => "Last played {count} days ago.",
        Line::ReviewList => "Games played: {count}. Up and down choose, Enter opens, Escape goes back.",
        Line::PadReviewList => "Games played: {count}. {button} opens, {cancel} goes back.",
        Line::ReviewNone => {
            "No game has been played yet. PGN files belong in the folder anna-hector among the documents, or on a stick."
        }
        Line::ReviewPlays => "Space: plays on and stops.",
        Line::PadReviewPlays => "{button}: plays on and stops.",
        Line::ReviewWon => "The winner is {winner}.",
        Line::ReviewDrawn => "Drawn.",
        Line::ReviewUnusable => "A file with games cannot be read. The screen says more.",
        Line::RunsElsewhere => {
            "Another window of this program is playing the game {white} against {black}. Please go on there."
        }
        Line::ResumeOneShown => "One unfinished game.",
        Line::ResumeShown => "Unfinished games: {count}.",
        Line::ReviewShown => "Games played: {count}.",
        // ---- after a restart
        Line::Resumed => "The game goes on. To move: {mover}.",
        Line::ReadyFirst => {
            "The clock is stopped after the restart. First both players confirm that they go on, or the arbiter starts the clock."
        }
        Line::ClockHeld => "The game goes on. The clock of {player} stays stopped until both players have confirmed.",
        Line::PlayerReady => "Confirmed by {player}.",
        Line::MarkResumed => "The program was interrupted, not charged: {time}.",
        Line::MarkResumedUnknown => "The program was interrupted, for how long is not known. Nothing is charged.",
        // ---- leaving the game, closing the program
        Line::ClosesWindow => "Enter or Escape closes this window.",
        Line::QuitQuestion => {
            "Close the program in the middle of the game? You can go on with it later. Control Q closes, any other key goes on playing."
        }
        Line::QuitUnwritten => {
            "Close the program? The game is not on the disk yet and would be lost. Control and Q closes all the same, any other key waits."
        }
        Line::QuitShown => "Close the program in the middle of the game? You can go on with it later.",
        Line::QuitUnwrittenShown => "Close the program? The game is not on the disk yet and would be lost.",
        Line::LeaveUnsigned => "The scoresheets are not yet signed by both players.",
        Line::LeaveUnsaved => "The scoresheets are not yet saved or printed.",
        Line::LeaveAgain => "Do the same once more to leave the game.",
        Line::CloseAgain => "Do the same once more to close the program.",
        Line::StaysOpen => "The program stays open.",
        // ---- the journal and the other files
        Line::JournalUnusable => "A journal cannot be read. Nothing was changed. The screen says more.",
        Line::SettingsUnusable => "The settings cannot be read. The defaults are used.",
        Line::RecordingUnusable => "A recording cannot be used. The built-in voice speaks.",
        Line::JournalFailed => "The journal cannot be written. Please call the arbiter.",
        Line::DiskFull => "The disk is full, the journal cannot be written. Please call the arbiter.",
        Line::NotKeptDiskFull => {
            "That does not count, because the disk is full. Call the arbiter: he makes room, or lets play go on unrecorded."
        }
        Line::NotKeptUnwritable => {
            "That does not count, because the journal cannot be written. Call the arbiter: he may let play go on unrecorded."
        }
        Line::UnrecordedAllowed => {
            "The arbiter lets play go on unrecorded. Until the journal can be written, the moves are in memory only."
        }
        Line::NothingToAllow => "That is not needed: the journal is being written, or play may go on already.",
        Line::JournalKept => "The journal is being written again and is complete.",
        Line::MarkJournalDeleted => "The journal file was deleted. It has been written anew, nothing is lost.",
        Line::MarkJournalReplaced => {
            "The journal file was changed from outside. The changed one is put aside, the journal written anew, nothing is lost."
        }
        Line::MarkHeartbeatRewritten => {
            "The file with the running time was deleted or changed. It has been written anew."
        }
        Line::MarkHeartbeatFailed => {
            "The running time cannot be kept on the disk. After a crash the time of the last entry counts."
        }
        Line::MarkJournalCode => "Code of the journal {number}: {first}, {second}, {third}, {fourth}.",
        Line::MarkTornLine => "The last line of the journal was incomplete and has been dropped.",
        Line::MarkCopyComplete => "The second copy of the record is complete.",
        Line::MarkCopyFailed => "The second copy of the record cannot be written. Play goes on, and it is tried again.",
        Line::MarkLive => "For broadcasting, the game is written into a file after each completed move: {file}",
        Line::MarkLiveForbidden => {
            "For broadcasting, nothing is written into {file}: it is not allowed for this game. The setting live-pgn allows it before a game."
        }
        Line::MarkLiveFailed => "The file of the broadcast cannot be written: {reason}. Play goes on.",
        Line::MarkSignedWithKey => "Signed with the key {key}. The signature: {signature}",
        Line::MarkNoKey => {
            "There is no key on a stick. Before a game one is made by: anna-hector journal key STICK/arbiter.key"
        }
        Line::MarkNotSigned => "Not signed: {reason}",
        Line::MarkDiskNearlyFull => "The disk is nearly full: {megabytes} megabytes left.",
        // ---- loudspeakers, earphones, microphones
        Line::RoomSilent => {
            "The room loudspeaker is silent, nobody hears the announcements. Please check its connection."
        }
        Line::RoomBack => "The room loudspeaker is back.",
        Line::EarphoneSilent => "The earphone of {player} is silent. Please check its connection.",
        Line::EarphoneBack => "The earphone of {player} is back.",
        Line::SilenceNoDevice => "The chosen sound device is not there.",
        Line::SilenceGone => "The sound device was disconnected.",
        Line::SilenceMoved => "The system tried to move the sound to another device.",
        Line::SilenceNoServer => "The sound service is not running.",
        Line::SilenceFailed => "The sound device gives no sound.",
        Line::SilentDevice => "Device: {device}.",
        Line::RoomMicrophoneDeaf => "The room microphone hears nothing.",
        Line::MicrophoneDeaf => "The microphone of {player} hears nothing.",
        Line::AssistantsMicrophoneDeaf => "The microphone of the assistant of {player} hears nothing.",
        Line::DeafNoDevice => "The chosen microphone is not there. Please connect it or choose another one.",
        Line::DeafBusy => "Another program uses it. Please close that program.",
        Line::DeafForbidden => "This user may not listen to it. Please allow it in the settings of the system.",
        Line::DeafFailed => "It gives no sound. Please check its connection.",
        Line::AnnouncementUnheard => "The last announcement was not heard to its end. The text on the screen counts.",
        Line::AnnouncementFollows => "The last announcement was not heard to its end in the room. It is:",
        Line::PrivateWordsShown => {
            "Room and earphone have the same device. Private words are only shown on the screen. Please call the arbiter."
        }
        Line::SystemVoiceLost => "The system voice is missing. The built-in voice goes on.",
        Line::MicrophoneLost => "The microphone is not there. The screen says why. Go on without speech.",
        Line::MicrophoneBack => "The microphone is back.",
        // ---- the computer, other windows, tools beside the game
        Line::MarkSlept => "The computer slept for {time}. The running clock went on.",
        Line::MarkStoodStill => "The program stood still for {time}. The running clock went on.",
        Line::MarkWallClock => "The computer's time was changed by {time}. The chess clock does not follow it.",
        Line::MarkBatteryLow => "Battery: {percent} percent left. Please plug it in.",
        Line::SealFocus => "Keyboard with another window: {count}, in all {time}.",
        Line::SealStandstills => "Program stood still: {count}, in all {time}.",
        Line::SealTools => "Started beside the game: {count}.",
        Line::MarkFocusLost => "Another window has the keyboard.",
        Line::MarkFocusBack => "The window of the game has the keyboard again.",
        Line::MarkToolRefused => "Started beside the game, and refused: {tool}.",
        Line::MarkToolAllowed => "Started beside the game with the arbiter's PIN: {tool}.",
        Line::MarkToolRead => "A tool has read the journal of this game: {tool}.",
        Line::CompetitionElsewhere => {
            "A competition is being played on this computer: {white} against {black}. The arbiter may start a second window with --pin and his PIN."
        }
        // ---- an electronic board
        Line::MarkSensed => "The electronic board of {player} sees something other than the record:",
        Line::MarkSensedMany => "The electronic board of {player} differs from the record. Squares: {count}.",
        Line::MarkSensedAgrees => "The electronic board of {player} agrees with the record again.",
        Line::MarkLiftSensed => "The electronic board of {player} has seen this lifted: {piece} {square}, for {time}.",
        Line::MarkSensorLost => "Nothing comes from the electronic board: {player}.",
        Line::MarkSensorBack => "The electronic board is back: {player}.",
        // ---- words that name no move, or several
        Line::Or => "{one} or {other}",
        Line::AskFrom => "From {square}?",
        Line::AskRole => "Which piece: {piece}?",
        Line::AskPromotion => "Promotion to which piece?",
        Line::NothingSaid => "Nothing was said.",
        Line::NotText => "That is not readable text.",
        Line::WordUnknown => "The word {word} is not known here.",
        Line::NoArrival => "The square of arrival is missing.",
        Line::MoveExample => "For example: knight Gustav one to Felix three.",
        Line::WhichCastling => "Castling short or long?",
        Line::CastlingByName => "Castling is announced by its name: {castling}.",
        Line::NoneReaches => "{piece} cannot go to {to}.",
        Line::DidYouMean => "Did you mean {said}?",
        Line::AskOwnMove => "Your move: {said}?",
        Line::AskFromWhere => "From which square?",
        Line::NotUnderstood => "That was not understood.",
        // ---- speaking moves
        Line::HeardWords => "Heard: {words}. {reason}",
        Line::HeardMove => "Understood: {said}.",
        Line::CorrectTo => "Correct the announcement: {said}?",
        Line::VoiceSealAlone => {
            "A sealed move is spoken only where nobody overhears it; otherwise I opens the move field. Does nobody overhear you?"
        }
        Line::VoiceSealNow => "Speak the sealed move.",
        Line::SealedMoveTyped => {
            "The sealed move is not spoken here: others hear it. Please type it or show it on the board."
        }
        Line::SpokeTooLong => "Too long. Say only the move.",
        Line::UnfamiliarVoice => "Too quiet, or not your voice.",
        Line::HearingMissing => {
            "Spoken words are not understood. The screen says what is missing. Go on without speech."
        }
        Line::RecogniserStopped => "The additional recogniser has failed. The screen says why.",
        Line::RecogniserHears => "The additional recogniser understands.",
        Line::RecogniserOpens => "The additional recogniser is still starting.",
        Line::RepetitionUnclear => "The repetition was not understood. Please confirm it with the button.",
        Line::NoRecordingOf => "There is no recording of move {number}.",
        Line::RecordingNotKept => "The recording could not be kept. The game goes on.",
        // ---- trying the microphone, teaching one's own words
        Line::SpeakNow => "Please speak now.",
        Line::HearsWell => "The microphone hears well.",
        Line::HearsNothing => "The microphone hears nothing. Is it muted?",
        Line::HearsTooLittle => "Too quiet. Closer to the microphone, or louder.",
        Line::HearsTooMuch => "Too loud. Turn the microphone down, or move away.",
        Line::HearsNoise => "Too much noise. Closer to the microphone.",
        Line::TeachWelcome => {
            "Teaching. Repeat each word that you hear, three times. Backspace: the word from the start. Escape stops; what is learnt is kept."
        }
        Line::TeachAgain => "Once more: {word}.",
        Line::TakeSilent => "Nothing was heard.",
        Line::TakeTooShort => "Too short.",
        Line::TakeTooLong => "Too long, only the word.",
        Line::TakeUnlike => "That sounded different from before.",
        Line::TakeOtherWord => "That sounded like {word}.",
        Line::TeachProgress => "{known} of {count} words taught.",
        Line::TeachTest => "All taught. Now a trial: repeat these moves.",
        Line::TeachCoreTest => "All that moves need is taught. Now a trial: repeat these moves.",
        Line::TeachOptional => "The other words are up to you.",
        Line::TeachResult => "{known} of {count} moves understood correctly.",
        Line::TeachOver => "Back to setting up the game.",
        Line::ConfirmForgetVoice => "Really delete what you have taught?",
        Line::VoiceForgotten => "What you had taught is deleted.",
        Line::VoiceUnusable => "What you have taught cannot be used. The screen says why.",
        // ---- why a move is illegal (Articles 3.1 to 3.10)
        Line::IllegalMove => "Illegal: {said}. {reason}",
        Line::NothingThere => "There is no piece on {square}.",
        Line::OpponentsPieceThere => "There is a piece of the opponent on {square}.",
        Line::AnotherPieceThere => "On {square} there is another piece: {piece}.",
        Line::NoMovement => "{square} is both the square of departure and of arrival.",
        Line::NotItsWay => "{piece} does not move like that.",
        Line::WayBlocked => "The way is blocked on {square}.",
        Line::OwnPieceOnArrival => "There is a piece of your own on {square}.",
        Line::NothingToTake => "There is nothing to take on {square}.",
        Line::KingStaysInCheck => "The king would stay in check.",
        Line::KingExposed => "The king would be in check.",
        Line::PromotionMissing => "The promotion piece is missing.",
        Line::NoPromotionHere => "There is no promotion here.",
        Line::NotAPromotionPiece => "A pawn is not promoted to: {piece}.",
        Line::KingTaken => "The king is not captured: {square}.",
        Line::CastlingNotReady => "King and rook do not stand ready for castling.",
        Line::CastlingRightLost => "The right to castle on this side is lost: king or rook have moved.",
        Line::CastlingBlocked => "Between king and rook this is not free: {square}.",
        Line::CastlingInCheck => "Castling out of check is not allowed.",
        Line::CastlingThroughCheck => "In castling, the king would cross an attacked square: {square}.",
        // ---- pieces touched and adjusted (Article 4)
        Line::MarkTouched => "Touched by {player}: the piece on {square}.",
        Line::TouchRecorded => "Touched: {piece} on {square}.",
        Line::AdjustRecorded => "Adjusting: {piece} on {square}.",
        Line::EscapeWithdraws => "Escape withdraws it.",
        Line::PadWithdraws => "{cancel} withdraws it.",
        Line::TouchWithdrawn => "Withdrawn, not touched: {piece} on {square}.",
        Line::AdjustWithdrawn => "Withdrawn, no adjusting: {piece} on {square}.",
        Line::MarkTouchWithdrawn => "Withdrawn as a slip by {player}: {square} touched.",
        Line::MarkAdjustWithdrawn => "Withdrawn as a slip by {player}: {square} adjusted.",
        Line::NoPieceToTouch => "There is no piece on {square}. Go to the piece first.",
        Line::AlreadyTouched => "The piece on {square} is on record as touched already. Move, or call the arbiter.",
        Line::NothingToWithdraw => "Only what you have just stated can be withdrawn. Otherwise call the arbiter.",
        Line::MarkTouchBroken => "{player} has touched {square} and plays otherwise.",
        Line::MarkAdjusts => "{player} adjusts {square}.",
        Line::TouchedPieceMoves => "{square} was touched: that piece moves or is captured, if it can.",
        Line::TouchIsThePlayers => "Here the arbiter decides about touched pieces only when a player calls him.",
        Line::PointAtSquare => "Go to the square, Enter takes it.",
        // ---- the list of claims
        Line::ClaimsOpened => "Claims. The arrows choose, Enter takes.",
        Line::NothingToClaim => "There is nothing to claim now.",
        Line::ItemWithdraw => "What I stated last was a slip.",
        Line::ItemReplaces => "I make another move instead.",
        Line::ItemTouched => "I have touched a piece.",
        Line::ItemAdjusts => "I adjust a piece.",
        Line::ItemOpponentTouched => "The opponent has touched a piece.",
        Line::ItemIllegalMove => "The opponent has made an illegal move.",
        Line::ItemThreefold => "Draw: three times the same position.",
        Line::ItemThreefoldWith => "Three times the same position with the move I write.",
        Line::ItemFiftyMoves => "Draw: fifty moves.",
        Line::ItemFiftyMovesWith => "Fifty moves with the move I write.",
        Line::ItemFlag => "The opponent is out of time.",
        Line::ItemQuickplayDraw => "Draw in the quickplay finish.",
        Line::ItemExtraTime => "Ask for time with each move.",
        Line::ItemDeclare => "Name the sealed move.",
        Line::ItemSign => "Sign both scoresheets.",
        Line::ItemSave => "Save the scoresheet.",
        Line::ItemSaveOnStick => "Save the scoresheet on the stick.",
        Line::ItemPrint => "Print the scoresheet.",
        Line::ItemRead => "Read the scoresheet aloud.",
        // ---- claims (Articles 7, 9, 10)
        Line::ClaimsQuickplay => "{player} claims a draw. The clocks are stopped; the arbiter is called.",
        Line::AsksExtraTime => "{player} asks for time with each move, and so offers a draw. The clocks are stopped.",
        Line::ClaimPostponed => "The arbiter postpones his decision.",
        Line::ClaimGranted => "The arbiter accepts the claim.",
        Line::ClaimRejected => "The arbiter rejects the claim.",
        Line::ClaimsThreefold => {
            "{player} claims a draw: the same position for the third time. The clocks are stopped."
        }
        Line::ClaimsThreefoldWith => {
            "{player} claims a draw: with {intended} the same position comes for the third time. The clocks are stopped."
        }
        Line::ClaimsFiftyMoves => "{player} claims a draw: fifty moves. The clocks are stopped.",
        Line::ClaimsFiftyMovesWith => {
            "{player} claims a draw: with {intended} there are fifty moves. The clocks are stopped."
        }
        Line::ClaimsIllegalMove => "{player} claims an illegal move. The clocks are stopped.",
        Line::ClaimsTouch => "{player} claims that the piece on {square} was touched. The clocks are stopped.",
        Line::NoQuickplay => "The rules of the quickplay finish do not hold now. Call the arbiter.",
        Line::TwoMinutesOrMore => "That needs less than two minutes on your clock.",
        Line::ClaimWaits => "A claim is waiting for the arbiter already.",
        Line::NoClaim => "No claim is waiting.",
        Line::CannotPostpone => "This decision cannot be postponed. Accept or reject.",
        Line::IntendedMoveStands => "{intended} was written; that move is to be played.",
        Line::IntendedMoveDue => "{intended} was written. That move is to be played if it is legal.",
        Line::DecisionIsFinal => "The decision about it is final, by Article {article}.",
        // ---- what the record says to a claim, to the arbiter
        Line::MarkClaimRight => "By the record the claim is right.",
        Line::MarkClaimAfterPly => "After move {number}, {mover}.",
        Line::MarkClaimAtStart => "In the start position.",
        Line::MarkClaimIllegalPly => "Move {number}, {mover}, is illegal.",
        Line::MarkClaimForArbiter => "The record does not show that: the arbiter judges.",
        Line::MarkNotCompleted => "It is not completed yet.",
        Line::MarkGrantWithGrounds => {
            "What you have seen yourself, such as two hands: first enter the grounds, then accept the claim."
        }
        Line::MarkBoardsDiffered => {
            "The boards stood differently before it: by Article {article} they are put right. If the move is to count all the same: first enter the grounds, then accept the claim."
        }
        Line::MarkNotOnMove => "Wrong: the claimant is not on move.",
        Line::MarkClaimAfterTouch => "Wrong: he has touched or moved already.",
        Line::MarkIntendedIllegal => "Wrong: the written move is illegal.",
        Line::MarkOnlySoOften => "Wrong. Times that the position came: {count}.",
        Line::MarkOnlySoLong => "Wrong: full moves without a capture or a pawn move: {count}.",
        Line::MarkNoIllegalMove => "Wrong: the record shows no illegal move by the opponent.",
        Line::MarkAnswered => "Too late: the move has been answered and stands.",
        Line::MarkTouchedSince => "Too late: the claimant has touched a piece himself.",
        Line::MarkTouchKept => "The completed move keeps to the touched piece: there is nothing to take back.",
        Line::MarkTouchFree => "No touched piece could move or be taken: any legal move was free.",
        Line::MarkCastlingFree => {
            "He touched king and rook to castle. That is illegal, and the king has no move: any legal move was free."
        }
        Line::MarkFlagAwaitsClaim => "The time of {player} has run out. Now the claim is to be decided.",
        Line::MarkWrongClaimCosts => "A wrong claim gives the opponent more time by Article {article}: {time}.",
        // ---- the arbiter's rulings (Articles 6, 7, 12)
        Line::ClockSet => "Clock set for {player}: {time}. Moves completed: {completed}.",
        Line::ControlReplaced => "The setting of the clock has been replaced.",
        Line::IncrementIntroduced => "From now on both receive {time} for each move.",
        Line::PenaltyWarning => "Warning for {player}.",
        Line::PenaltyTimeToOpponent => "Penalty for {player}: the opponent receives {time}.",
        Line::PenaltyTimeFromOffender => "Penalty for {player}: {time} taken off.",
        Line::PenaltyPointsToOpponent => "Penalty for {player}: more points for the opponent.",
        Line::PenaltyPointsFromOffender => "Penalty for {player}: fewer points.",
        Line::PenaltyGameLost => "Penalty for {player}: loss of the game.",
        Line::PenaltyGameLostToBoth => "The game is lost to both.",
        Line::NoSuchPenalty => "This edition of the Laws has no such penalty. Please choose another.",
        Line::PenaltyFine => "Penalty for {player}: a fine.",
        Line::PenaltyExclusion => "Penalty for {player}: exclusion.",
        Line::SettingStands => {
            "The setting of the clock stands after so many moves. Give the reason if the schedule would suffer."
        }
        Line::BelowZero => "There is no time below zero. The attempt is on record.",
        Line::TimeUsedUp => "That time is used up. Set the clock first.",
        Line::IllegalMoveFound => "Move {number}, {mover}, was illegal.",
        Line::NotIllegal => "The record shows no illegal move there.",
        Line::CountedAlready => "This move counts already.",
        Line::NameSideAndMove => "Please name the side and the move.",
        Line::TooLateForIllegal => "The move has been answered and stands, unless the players agree.",
        Line::IllegalIsThePlayers => {
            "Here the arbiter does not intervene by himself: the opponent claims it before he moves."
        }
        Line::SayWhy => "The record does not show that. Please give the grounds.",
        Line::BoardsDifferedSayWhy => {
            "The boards stood differently before this move: they are put right. Please give a reason if it is to count all the same."
        }
        Line::PawnBecameQueen => "The pawn is replaced by a queen.",
        Line::MarkPromotionStays => {
            "By Article {article} the pawn promotes on {square}; the choice of the piece is free."
        }
        Line::RulingWithdrawn => "Corrected. Not {ruling}",
        // ---- irregularities (Article 7)
        Line::IrregularStart => "The start position was wrong.",
        Line::IrregularBoard => "The board lay wrongly.",
        Line::PositionTransferred => "The position is moved to another.",
        Line::IrregularColours => "The colours were reversed.",
        Line::IrregularPieces => "Pieces are displaced. The position is restored.",
        Line::IrregularHands => "Moved with two hands.",
        Line::IrregularPosition => "The position is illegal.",
        Line::RemedyGoesOn => "By Article {article} the game goes on.",
        Line::RemedyTransfer => "By Article {article} the position is moved to a board placed correctly.",
        Line::RemedyPutBack => {
            "By Article {article} the player who displaced the pieces puts them back in his own time."
        }
        Line::RemedyPowers => "Article {article}: this is for the arbiter's general powers.",
        Line::RemedyFindIllegal => "By Article {article} the illegal move that led to it is to be found.",
        Line::RemedyLeftToPlayers => "By Article {article} nothing follows unless a player claims.",
        Line::RemedyDraw => {
            "By Article {article} the game is drawn if it is still there after the next completed move."
        }
        Line::NoCastlingKingAndQueen => "A side whose king and queen were exchanged cannot castle.",
        Line::NoCastlingKing => "A side whose king stood wrongly cannot castle.",
        Line::NoCastlingRook => "A rook that stood wrongly cannot castle.",
        Line::IrregularLost => "The adjourned position cannot be restored.",
        Line::MarkByArticle => "By Article {article}.",
        // ---- who is at the board
        Line::MarkAbsent => "{player} is not at the board.",
        Line::MarkArrived => "{player} has come to the board.",
        Line::MarkDefaultTime => {
            "{player} is absent, and the default time is over: lost, unless the arbiter decides otherwise."
        }
        Line::MarkDefaultTimeStrict => {
            "{player} is absent, and the default time is over: lost. Only the regulations can say otherwise."
        }
        Line::MarkArrivedLate => {
            "{player} has come after the default time: lost, unless the arbiter decides otherwise."
        }
        Line::MarkArrivedLateStrict => {
            "{player} has come after the default time: lost. Only the regulations can say otherwise."
        }
        Line::AlreadyHere => "Not noted: {player} is there already.",
        // ---- the arbiter's page and his PIN
        Line::ArbiterEntered => "The arbiter has given his PIN.",
        Line::ArbiterLeft => "The arbiter is done.",
        Line::ArbiterLocked => "The arbiter's page is locked again.",
        Line::WrongPin => "This PIN is wrong. The attempt is on record.",
        Line::PinWait => "The next attempt is possible in {time}.",
        Line::PinTooSoon => "Too early. Wait another {time}. The attempt is on record.",
        Line::PinNeeded => "That needs the arbiter's PIN. The attempt is on record.",
        Line::PinIsDigits => "A PIN has four to eight digits. Escape leads back to the board.",
        Line::PinCallArbiter => {
            "Please call the arbiter. Only he may look at the screen now. F9 shows his PIN, Escape goes back."
        }
        Line::PinVoid => "The PIN shown before is no longer valid.",
        Line::PinShown => {
            "The arbiter's PIN is on the screen this one time only. Once he has written it down, F9 begins the game."
        }
        // ---- sealing and adjourning
        Line::PassphraseTaken => "The passphrase is taken.",
        Line::PleaseSeal => "{player} now seals the move.",
        Line::MoveSealed => "The move is in the envelope. It can be changed until the clock is pressed.",
        Line::GameAdjourned => "The game is adjourned. The sealed move is by {player}.",
        Line::MarkEnvelope => "Envelope with the sealed move of {player}, move {number}.",
        Line::ReplySealed => "{player} has sealed the reply.",
        Line::ResumptionBegins => "The game is resumed.",
        Line::SealedMoveIs => "The sealed move of {player}: {sealed}.",
        Line::SealedMoveUnclear => "The sealed move of {player} names no single move.",
        Line::EnvelopeLost => "The envelope is lost. {player} says which move was in it.",
        Line::MarkTimeStands => {
            "After the first move the time of the resumption stands, unless the arbiter decides otherwise."
        }
        Line::MarkTimeStandsSevere => {
            "After the first move the time of the resumption stands, unless the consequences were too severe."
        }
        Line::MarkEnvelopeMissing => "The file of the envelope was missing. It is restored from the journal.",
        Line::MarkEnvelopeChanged => "The file of the envelope was changed. It is restored from the journal.",
        Line::MarkEnvelopeNotWritten => "The file of the envelope cannot be written. The journal has it.",
        Line::AdjournedAlready => "The game is adjourned: the arbiter resumes it.",
        Line::SealInstead => "Do not announce: enter the move secretly.",
        Line::MoveInHand => "A move has been announced or made already: let it be completed, then the opponent seals.",
        Line::SealWithClock => {
            "The clocks are stopped, and the move is sealed in the player's time. Restart the clock first."
        }
        Line::SealFirst => "No move is sealed yet: enter it first.",
        Line::NotToldToSeal => "It is the arbiter who asks for a sealed move: announce yours.",
        Line::SealedOnBoard => "The move on the board counts as the sealed one: press the clock.",
        Line::MoveInEnvelope => "Your move is in the envelope. To change it, seal another one there.",
        Line::EnvelopeClosed => "The envelope is closed, the move stands.",
        Line::PassphraseNeeded => "The passphrase is missing: the arbiter enters it again.",
        Line::WrongPassphrase => "This passphrase does not open the envelope. It stays closed.",
        Line::EnvelopeDamaged => "The envelope is damaged: declare it lost, or put a copy back.",
        Line::NoEnvelope => "There is no envelope.",
        Line::ReplyingPlayerAbsent => "{player} is not here: the envelope stays closed until then.",
        Line::OpenFirst => {
            "Open the envelope first: a sealed move that ends the game stands. Otherwise only with grounds."
        }
        Line::DeclareInstead => "The envelope is lost: the player says his move.",
        Line::ResumedAlready => "The game has been resumed already: open the envelope.",
        // ---- bringing the boards together (D.2.8 of 2014, D.2.9)
        Line::BoardsCompared => "The boards are being compared.",
        Line::TellSquareAndPiece => {
            "Please name square and piece with its colour, for example: Eva four white pawn. Or: Eva four empty."
        }
        Line::ItemEmpty => "Empty.",
        Line::SquareToldTwice => "{square} was named twice. Please tell it again.",
        Line::BoardTaken => "Position taken down.",
        Line::SquareByRecord => "By the record: {finding}",
        Line::BoardsDiffer => "The boards differ.",
        Line::SheetTaken => "Scoresheet of {player} taken down. Moves: {count}.",
        Line::EntryTaken => "Scoresheet of {player}: move {number}, {mover}, taken down.",
        Line::SheetByPlayer => "The scoresheet of {player} was written by the player himself.",
        Line::SheetByAssistant => "The scoresheet of {player} was written by the assistant.",
        Line::SheetByRecording => "The scoresheet of {player} comes from a recording.",
        Line::SheetByProgram => {
            "The scoresheet of {player} was made by the program out of the announcements. It is not independent evidence."
        }
        Line::MarkRefusedMove => {
            "{announced} does not fit the player's board, but is possible by the record. The boards may differ."
        }
        Line::MarkOddRepetition => "The repetition was {repeated}. The boards may differ.",
        Line::PositionCounts => "The position after move {number}, {mover}, counts.",
        Line::StartCounts => "The start position counts.",
        Line::CompareBoards => "Please compare both boards rank by rank, and confirm.",
        Line::RankReads => "Rank {rank}:",
        Line::BoardConfirmed => "The position is right.",
        Line::ClocksStay => "The clocks stay as they are.",
        Line::ClockTimesUnknown => {
            "How the clocks stood there is not on record. Please set them, and close with the times as they stand."
        }
        Line::Reconciled => "The boards agree again. A line is drawn under both scoresheets.",
        Line::ReconciliationOff => "The comparison is called off. Nothing of the game has changed.",
        Line::ReconcileFirst => "The boards are being compared. That comes first.",
        Line::NotReconciling => "No comparison is under way. Please begin one first.",
        Line::DecideFirst => "The arbiter first decides which position counts.",
        Line::CorrectFirst => "First both boards must be right and confirmed.",
        Line::GroundsNeeded => "Other times than the proposed ones need grounds. Please give them.",
        Line::TellAdvice => "Enter tells it, Escape discards.",
        // ---- what the scoresheets and boards show, and what follows
        Line::BoardsStandAsSheets => "Both boards are as the scoresheets say. There is nothing to correct.",
        Line::SheetsAgreeUpTo => "The scoresheets agree up to move {number}, {mover}.",
        Line::SheetsNeverAgree => "The scoresheets do not agree on any move.",
        Line::SheetEndsSooner => "The scoresheet of {player} ends sooner. The longer one counts.",
        Line::WroteRightMovedWrong => {
            "By Article {article} a player who wrote the right move and executed the wrong one adjusts his board."
        }
        Line::SheetHas => "Move {number}, {mover}, on the scoresheet of {player}: {entry}.",
        Line::EntryTo => "{piece} to {to}",
        Line::EntryBlank => "nothing",
        Line::BackToAgreement => {
            "By Article {article} back to the last position on which they agree. The arbiter readjusts the clocks."
        }
        Line::MoveMissingOnSheet => {
            "On the scoresheet of {player} move {number}, {mover}, is missing. Otherwise it agrees."
        }
        Line::MoveDoubledOnSheet => {
            "On the scoresheet of {player} move {number}, {mover}, is there twice. Otherwise it agrees."
        }
        Line::MovesSwappedOnSheet => {
            "On the scoresheet of {player} two moves are swapped, from move {number}, {mover}. Otherwise it agrees."
        }
        Line::SheetBreaks => {
            "On the scoresheet of {player} move {number}, {mover}, is not possible: {reason} The other one is legal to its end."
        }
        Line::OnOneSheetOnly => "Move {number}, {mover}, is only on the scoresheet of {player}.",
        Line::EntryIllegal => "Move {number}, {mover}, is illegal: {entry}. {reason}",
        Line::EntryAmbiguous => "Move {number}, {mover}, is ambiguous: {entry}.",
        Line::PositionBeforeItCounts => "By Article {article} the position before it is restored.",
        Line::IllegalMoveStands => {
            "Move {number}, {mover}, is illegal but was answered: {played}. By Article {article} it stands."
        }
        Line::MoveOnNeitherSheet => "Move {number}, {mover}, does not follow from either scoresheet.",
        Line::LastIdentifiable => "By Article {article} the last identifiable position counts.",
        Line::NothingDetermined => "Nothing can be determined like this. Nothing is changed.",
        Line::SheetsPutRight => {
            "By Article {article} the position stays: play goes on, and the scoresheets are put right."
        }
        Line::OnSpecialBoard => "On the special board: {finding}",
        Line::OnNormalBoard => "On the normal board: {finding}",
        Line::NothingToCorrect => "Nothing to correct.",
        Line::CorrectByMoving => "{piece} from {from} to {to}.",
        Line::CorrectByPutting => "On {square} there has to be {piece}.",
        Line::CorrectByTakingOff => "From {square} take away {piece}.",
        Line::StandsAsSheetOf => "The position is that of the scoresheet of {player}.",
        Line::BoardsAlike => "Both boards are alike.",
        Line::KingMissing => "There is no king of {player}.",
        Line::TooManyKings => "There are too many kings of {player}.",
        Line::TooManyPawns => "There are too many pawns of {player}.",
        Line::TellBoardAgain => "There is no such position. Please tell the board again.",
        Line::SheetEmpty => "The scoresheet of {player} is empty. Please write it up.",
        Line::SheetUnreadable => {
            "The scoresheet of {player} cannot be read in this language. Please choose the language in which it is written."
        }
        Line::SheetsOfDifferentGames => "The scoresheets are of different games. Please bring the right ones.",
        Line::ClocksThen => {
            "The clocks showed there: White {white}, Black {black}. Moves completed: White {white_completed}, Black {black_completed}."
        }
        Line::ClocksUnknown => "The times at that point are not on record.",
        // ---- the scoresheet at home: saved, printed, read
        Line::HomeByList => "With C: sign, save, print or hear the scoresheet.",
        Line::PadHomeByList => "{button}: sign, save, print or hear the scoresheet.",
        Line::SheetsByList => "With C: save, print or hear the scoresheet.",
        Line::PadSheetsByList => "{button}: save, print or hear the scoresheet.",
        Line::SavedInDocuments => "Saved among your documents.",
        Line::SavedAgain => "Saved, in the same place.",
        Line::SavedOnStick => "Saved on the stick.",
        Line::SavedOnOneStick => "Saved on the stick {name}. Once more: on the next one.",
        Line::SavedIn => "Saved in {folder}.",
        Line::NoStick => "There is no stick.",
        Line::NotSaved => "Not saved. The screen says why.",
        Line::SentToPrinter => "Sent to the printer.",
        Line::NotPrinted => "Not printed. The screen says why.",
        Line::ReadingOpened => "Enter: next move. Backspace: the one before. Escape: end.",
        Line::PadReading => "{next}: next move. {previous}: the one before. {cancel}: end.",
        // ---- letters one by one
        Line::LetterAcute => "{letter} acute",
        Line::LetterGrave => "{letter} grave",
        Line::LetterCircumflex => "{letter} circumflex",
        Line::LetterDiaeresis => "{letter} diaeresis",
        Line::LetterTilde => "{letter} tilde",
        Line::LetterCedilla => "{letter} cedilla",
        Line::LetterCaron => "{letter} caron",
        Line::LetterStroke => "{letter} stroke",
        Line::LetterRing => "{letter} ring",
        Line::LetterOgonek => "{letter} ogonek",
        Line::LetterBreve => "{letter} breve",
        Line::LetterMacron => "{letter} macron",
        Line::LetterDot => "{letter} dot",
        Line::LetterDoubleAcute => "{letter} double acute",
        Line::LetterComma => "{letter} comma",
        Line::LetterLigature => "{letter} ligature",
        Line::LetterHyphen => "hyphen",
        Line::LetterApostrophe => "apostrophe",
        Line::PadLetters => "Up and down choose, right is a space, one step to the left deletes, accents by {button}.",
        Line::PadLettersByStick => {
            "Up and down choose, right is a space, one step to the left deletes, accents by the stick sideways or by {button}."
        }
        // ---- the gamepad
        Line::PadPageWalk => "Up and down choose.",
        Line::PadLifted => "{square}: {piece} in hand.",
        Line::PadPutBack => "Put back.",
        Line::PadReadBack => "That is: {entered}.",
        Line::PadPromotion => "promotion {piece}.",
        Line::PadNoPromotion => "No promotion.",
        Line::PadHere => "Gamepad connected: {person}.",
        Line::PadGone => "Gamepad disconnected: {person}.",
        Line::GoOnByKeyboard => "Go on by keyboard.",
        Line::NoDeviceLeft => "No other device is yours. Please call the arbiter.",
        Line::PadAsk => "{person}: press a button.",
        Line::PadPressNew => "New button for {command}?",
        Line::PadBound => "{command}: {button}.",
        Line::PadStepButton => "{command}: {button}.",
        Line::PadUnbound => "{command}: no button.",
        Line::PadStickMiddle => "{stick}: middle {percent} percent.",
        Line::PadNeedsChord => "That needs another button held with it.",
        Line::PadKeepsNeeded => "That would leave no button for {command}. Please take another.",
        Line::PadConfirms => "{button}: yes. {cancel}: no.",
        Line::PadHeldConfirms => "Hold {button} down: yes. {cancel}: no.",
        Line::PadOffered => "Offer to {person}: {device}. Its own buttons accept; any of them tells how.",
        Line::PadHold => "Hold {chord} down, then press the button that is named.",
        Line::PadProve => "Now press {button}.",
        Line::PadNotProved => "Not that button, or not that gamepad. Begin again.",
        Line::PadListTakes => "A list is open. {button} takes, {cancel} leaves it.",
        Line::PadResume => {
            "Unfinished games: {count}. {button} goes on with the game, {cancel} leaves them all for later."
        }
        Line::PadSetupVoice => "Own voice of {player}: {button} teaches, left deletes.",
        Line::PadTeachWelcome => {
            "Teaching. Repeat each word that you hear, three times. Left: the word from the start; what is learnt is kept. {cancel} stops."
        }
        Line::PadTalkHeld => "To speak, hold {button}.",
        Line::PadTellAdvice => "{button} tells it, {cancel} discards.",
        Line::PadChess960Off => "Ordinary start position. Right draws one of Chess960.",
        Line::PadResumeOne => "One unfinished game. {button} goes on with it, {cancel} leaves it for later.",
        Line::PadManual => "Manual. Down and up turn the pages, {cancel} closes it.",
        Line::PadClaims => "Claims. Down and up choose, {button} takes.",
        Line::PadPoint => "Go to the square, {button} takes it.",
        Line::PadProfileBroken => "Error in the profile, line {line}.",
        // ---- practice of the tournament sequence
        Line::SetupDrill => "Practise the sequence of a move.",
        Line::DrillWelcome => {
            "Practice. The opponent plays a rehearsed game. You are told your move: announce it and press. Then repeat and execute his. Slips are counted. To end the practice, resign."
        }
        Line::DrillMove => "Your move: {asked}.",
        Line::DrillOtherMove => "The move asked for was {asked}. You can still correct it.",
        Line::DrillClean => "The practice is over. No slip.",
        Line::DrillSlips => "The practice is over. Slips: {count}.",
        Line::SlipOtherMove => "Another move: {count}.",
        Line::SlipPromotion => "Promotion piece forgotten: {count}.",
        Line::SlipPressFirst => "Pressed before announcing: {count}.",
        Line::SlipNoPress => "Press forgotten: {count}.",
        Line::SlipNoRepetition => "Repetition forgotten: {count}.",
        Line::SlipRepeatedOtherwise => "Repeated wrongly: {count}.",
        Line::SlipNoExecution => "Execution forgotten: {count}.",
        Line::SlipExecutedOtherwise => "Executed wrongly: {count}.",
        Line::SlipNotDue => "Out of turn: {count}.",
    }
}
