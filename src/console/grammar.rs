//! Commands as text.
//!
//! ```text
//! touch SQUARE               a piece was touched
//! adjust SQUARE              the player says that he adjusts the piece there
//! withdraw                   what this person stated last of a piece was a slip
//! place MOVE                 the move stands on the mover's board
//! enter MOVE                 the move stands on the screen, until it is announced or pressed; undo: it is taken back
//! announce MOVE              the move is announced
//! correct MOVE               a slip is corrected, before the press
//! press                      the clock is pressed
//! repeat [MOVE]              the announced move (or MOVE) is repeated
//! execute [MOVE]             the announced move (or MOVE) is executed on the own board
//! offer | accept | decline   a draw
//! resign                     the game is lost; if the opponent cannot checkmate, drawn
//! claim flag                 the opponent's time is over
//! stop                       both clocks, for the arbiter
//! start                      the game; later, the clock of the side to move
//! claim threefold [MOVE]     the position stands for the third time, or will with the written MOVE
//! claim fifty [MOVE]         fifty moves without a capture or a move of a pawn
//! claim illegal              the opponent has completed an illegal move
//! claim touch SQUARE         the opponent has touched the piece there
//! illegal NUMBER             the arbiter finds an illegal move; irregular start | board | colours | pieces |
//!                            hands (two for one move) | position (illegal at sight) | lost (it cannot be restored)
//! count SIDE [NUMBER] because TEXT   an illegal move that the record does not show counts against the side
//! sign                       a player signs both scoresheets
//! claim draw | claim time    in the quickplay finish: a draw, or an increment
//! pin DIGITS | leave         the arbiter gives his PIN; he is done
//! set SIDE TIME [moves N]    the arbiter sets a clock: set white 0:05:00 moves 12
//! add SIDE TIME              more time; take SIDE TIME: less
//! control CONTROL            the arbiter replaces a wrong setting: control 40/90+30,30+30
//! penalise SIDE PENALTY      warning, opponent +TIME, minus TIME, opponent points, points, lost, lost half,
//!                            lost both, fine, exclusion
//! revoke [NUMBER]            the arbiter withdraws a ruling, counted from 1; the last that stands
//! absent SIDE | arrive SIDE  who is at the board; forfeit SIDE | both: lost for absence
//! flags unordered            nothing tells which flag fell first
//! rule accept | postpone [without time] | reject   the claim that waits
//! assistant                  the visually impaired player asks for moves and time
//! calls on | off             automatic calls of the time
//! consent                    the arbiter lets the players agree on a draw where the regulations ask for his consent
//! unrecorded                 the arbiter lets play go on although the journal cannot be written
//! COMMAND because TEXT       the arbiter's grounds
//! adjourn PASSPHRASE [early TIME] [resumes TEXT]   the arbiter tells the player on move to seal
//! seal MOVE | seal "TEXT"    the sealed move, until the clock is stopped; in quotes: the words as they stand
//! resume                     the time of resumption has come; open PASSPHRASE: the envelope is opened
//! envelope lost | declare MOVE   the envelope is gone; its player makes the move that he sealed
//! differ                     the boards differ: the clocks are stopped, and boards and sheets are brought together
//! board [special|normal] TOLD   what stands there: Eva vier weisser Bauer, e4 P, e4 leer, Reihe 1 R3K2R, alle ..., a FEN
//! sheet SIDE PGN | entry SIDE NUMBER MOVE   what stands on a sheet; - for nothing, ? for what cannot be read
//! kept SIDE BY               how it came about: player, assistant, recording, program
//! decide rule | decide NUMBER   the arbiter accepts what the rule says, or the position before that move counts
//! done [special|normal]      a correction is carried out, a board stands as it should; read N: rank N is read out
//! settle proposed | settle standing   the arbiter settles the clocks, and the game goes on; calloff: it was nothing
//! confirm | reject           the end of the game
//! ready                      after a restart, a player: the clock stands until both have said so
//! back NUMBER                the position before that move is restored
//! keyboard SEAT, mouse SEAT, gamepad N SEAT   for whom a device is: its owner offers it, the arbiter gives it
//! accept DEVICE              the device that is offered is taken; DEVICE: keyboard, mouse, gamepad N
//! decline DEVICE             it is not, or its owner keeps it
//! ask QUESTION               time, opponent, times, moves, control, increment, turn, number, last, five, step,
//!                            score,
//!                            square SQUARE, where PIECE (FEN letter), all SIDE, rank N, file LETTER,
//!                            diagonals SQUARE
//! ```
//!
//! MOVE is anything the program understands: words in any supported language, algebraic notation, UCI. NUMBER is `6.` for
//! White's sixth move, `6...` for Black's.
use shakmaty::{File, Piece, Rank, Square};

pub use super::clause::{COMMANDS, GrammarError};
use super::{
    adjourn_grammar::{adjourn_command, as_written},
    arbiter_grammar::arbiter_command,
    claim_grammar::claim_command,
    clause::{bare, moved, no_object, split},
    clock_grammar::clock_command,
    reconcile_grammar::reconcile_command,
};
use crate::{
    clock::Moment,
    desk::Purpose,
    game::{
        AdjournmentCommand, AnswerCommand, ClockCommand, Command, Device, DeviceCommand, DrawCommand, EndingCommand,
        Game, LockCommand, MoveCommand, Phase, Seat, StartCommand, Written,
    },
    laws::RawMove,
    narration::{Question, unasked},
};

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScriptRequest {
    /// A command to the game.
    Do(Command),
    /// A question, answered to the asker alone.
    Ask(Question),
}

/// Reads a command of `by` in the game as it stands.
///
/// # Errors
/// [`GrammarError`].
pub fn request(text: &str, by: Seat, game: &Game) -> Result<ScriptRequest, GrammarError> {
    let text = text.trim();
    if let Some((command, grounds)) = text.split_once(" because ") {
        return match request(command, by, game)? {
            ScriptRequest::Do(command) => {
                Ok(ScriptRequest::Do(Command::Because(Box::new(command), grounds.trim().to_owned())))
            }
            ask @ ScriptRequest::Ask(_) => Ok(ask),
        };
    }
    let (verb, object) = split(text);
    if !COMMANDS.contains(&verb) {
        return Err(GrammarError::NoCommand(verb.to_owned()));
    }
    let bare = |command: Command| bare(verb, object, command);
    let command = match verb {
        "offer" if object == "draw" => Command::Draw(DrawCommand::Offer),
        "offer" => bare(Command::Draw(DrawCommand::Offer))?,
        "accept" if !object.is_empty() => Command::Device(DeviceCommand::Take(device(verb, object)?)),
        "accept" => bare(Command::Draw(DrawCommand::Accept))?,
        "decline" if !object.is_empty() => Command::Device(DeviceCommand::Keep(device(verb, object)?)),
        "decline" => bare(Command::Draw(DrawCommand::Decline))?,
        "consent" => bare(Command::Draw(DrawCommand::Consent))?,
        "resign" => bare(Command::Ending(EndingCommand::Resign))?,
        "stop" => bare(Command::Clock(ClockCommand::Stop))?,
        "start" if *game.phase() == Phase::Waiting => bare(Command::Start(StartCommand::Begin))?,
        "start" => bare(Command::Clock(ClockCommand::Restart))?,
        "confirm" => bare(Command::Ending(EndingCommand::Confirm))?,
        "ready" => bare(Command::Start(StartCommand::Ready))?,
        "reject" => bare(Command::Ending(EndingCommand::Reject))?,
        "keyboard" => Command::Device(DeviceCommand::Give(Device::Keyboard, seat(verb, object)?)),
        "mouse" => Command::Device(DeviceCommand::Give(Device::Mouse, seat(verb, object)?)),
        "gamepad" => {
            let (number, to) = split(object);
            Command::Device(DeviceCommand::Give(device(verb, &format!("gamepad {number}"))?, seat(verb, to)?))
        }
        "assistant" => bare(Command::Clock(ClockCommand::AskAssistant))?,
        "pin" => Command::Lock(LockCommand::GivePin(object.into())),
        "leave" => bare(Command::Lock(LockCommand::Leave))?,
        "sign" => bare(Command::Ending(EndingCommand::SignSheets))?,
        "ask" => {
            let question = question(object)?;
            let denied = unasked(&game.view(by, Moment::START), question).map(ScriptRequest::Do);
            return Ok(denied.unwrap_or(ScriptRequest::Ask(question)));
        }
        _ => move_command(verb, object, by, game)
            .or_else(|| claim_command(verb, object, by, game))
            .or_else(|| clock_command(verb, object))
            .or_else(|| arbiter_command(verb, object, game))
            .or_else(|| adjourn_command(verb, object))
            .or_else(|| reconcile_command(verb, object, by, game))
            .unwrap_or_else(|| Err(GrammarError::NoCommand(verb.to_owned())))?,
    };
    Ok(ScriptRequest::Do(command))
}

/// The commands that hold a move, and those of the move in progress; `None` for others.
fn move_command(verb: &str, object: &str, by: Seat, game: &Game) -> Option<Result<Command, GrammarError>> {
    let moved = |purpose, made: fn(RawMove) -> Command| moved(object, purpose, by, game, made);
    Some(match verb {
        "touch" => square(verb, "a square: touch e2", object).map(|square| Command::Move(MoveCommand::Touch(square))),
        "adjust" => {
            square(verb, "a square: adjust e2", object).map(|square| Command::Move(MoveCommand::Adjust(square)))
        }
        "withdraw" => bare(verb, object, Command::Move(MoveCommand::Withdraw)),
        "undo" => bare(verb, object, Command::Move(MoveCommand::TakeBack)),
        "press" => bare(verb, object, Command::Move(MoveCommand::Press)),
        "place" => moved(Purpose::Place, |said| Command::Move(MoveCommand::Place(said))),
        "enter" => moved(Purpose::Place, |said| Command::Move(MoveCommand::Enter(said))),
        "announce" => moved(Purpose::Announce, |said| Command::Move(MoveCommand::Announce(said))),
        "correct" => moved(Purpose::Correct, |said| Command::Move(MoveCommand::Correct(said))),
        "repeat" if object.is_empty() => Ok(Command::Answer(AnswerCommand::Repeat(None))),
        "repeat" => moved(Purpose::Repeat, |said| Command::Answer(AnswerCommand::Repeat(Some(said)))),
        "execute" if object.is_empty() => Ok(Command::Answer(AnswerCommand::Execute(None))),
        "execute" => moved(Purpose::Execute, |said| Command::Answer(AnswerCommand::Execute(Some(said)))),
        "seal" => as_written(object).map_or_else(
            || {
                let sealed = |said| Command::Adjournment(AdjournmentCommand::Seal(Written::Move(said)));
                moved(Purpose::Seal, sealed)
            },
            Ok,
        ),
        "declare" => moved(Purpose::Declare, |said| Command::Adjournment(AdjournmentCommand::DeclareSealed(said))),
        _ => return None,
    })
}

fn square(verb: &str, needs: &'static str, object: &str) -> Result<Square, GrammarError> {
    object.parse().map_err(|_| no_object(verb, needs, object))
}

fn device(verb: &str, object: &str) -> Result<Device, GrammarError> {
    match split(object) {
        ("keyboard", "") => Some(Device::Keyboard),
        ("mouse", "") => Some(Device::Mouse),
        ("gamepad", number) => number.parse().ok().map(Device::Gamepad),
        _ => None,
    }
    .ok_or_else(|| no_object(verb, "a device: accept keyboard, decline mouse, accept gamepad 2", object))
}

fn seat(verb: &str, object: &str) -> Result<Seat, GrammarError> {
    object.parse().map_err(|_| no_object(verb, "a seat: keyboard white", object))
}

fn question(object: &str) -> Result<Question, GrammarError> {
    let (what, detail) = split(object);
    let error = || no_object("ask", "a question: ask time, ask square e4, ask where N", object);
    let one = |text: &str| text.chars().next().filter(|_| text.chars().count() == 1);
    match (what, detail) {
        ("time", "") => Some(Question::OwnTime),
        ("opponent", "") => Some(Question::OpponentsTime),
        ("times", "") => Some(Question::BothTimes),
        ("moves", "") => Some(Question::MovesCompleted),
        ("control", "") => Some(Question::MovesToControl),
        ("increment", "") => Some(Question::Increment),
        ("turn", "") => Some(Question::WhoseTurn),
        ("score", "") => Some(Question::Score),
        ("number", "") => Some(Question::MoveNumber),
        ("last", "") => Some(Question::LastMove),
        ("five", "") => Some(Question::LastMoves),
        ("step", "") => Some(Question::Step),
        ("square", square) => square.parse().ok().map(Question::Square),
        ("diagonals", square) => square.parse().ok().map(Question::Diagonals),
        ("where", piece) => one(piece).and_then(Piece::from_char).map(Question::Where),
        ("all", side) => side.parse().ok().map(Question::All),
        ("rank", rank) => one(rank).and_then(Rank::from_char).map(Question::Rank),
        ("file", file) => one(file).and_then(File::from_char).map(Question::File),
        _ => None,
    }
    .ok_or_else(error)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ArbiterCommand, Setup};

    /// The text between two marks.
    fn part<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
        let (_, rest) = text.split_once(from).expect("its beginning");
        rest.split_once(to).expect("its end").0
    }

    #[test]
    fn every_command_that_is_listed_is_one_and_no_other_is() {
        let game = Game::new(Setup::default());
        let refused = |line: &str| matches!(request(line, Seat::Arbiter, &game), Err(GrammarError::NoCommand(_)));
        for verb in COMMANDS {
            // Without an object, with one that is none of any command, and with what only a few can do without.
            assert!(!refused(verb) && !refused(&format!("{verb} %")), "{verb} is no command");
        }
        assert!(refused("castle") && refused(""));
    }

    #[test]
    fn the_number_of_a_move_says_whose_it_is() {
        let game = Game::new(Setup::default());
        let reads = |line: &str| request(line, Seat::Arbiter, &game);
        let back = |plies| Ok(ScriptRequest::Do(Command::Arbiter(ArbiterCommand::GoBack(plies))));
        assert_eq!([reads("back 6."), reads("back 6..."), reads("back 6…")], [back(10), back(11), back(11)]);
        for line in ["back 6", "decide 6", "illegal 6", "count white 6", "entry white 6 Nf3"] {
            assert!(matches!(reads(line), Err(GrammarError::NoObject { .. })), "{line}");
        }
    }

    #[test]
    fn every_command_is_in_the_grammar_and_in_the_manual() {
        let grammar = part(include_str!("grammar.rs"), "//! ```text", "//! ```\n");
        let manual = part(include_str!("../../manual/tools.md"), "## When the boards differ", "## Time controls");
        for (place, text) in [("the grammar", grammar), ("the manual", manual)] {
            let named = |verb: &&&str| text.split(|c: char| !c.is_ascii_alphabetic()).any(|word| word == **verb);
            let missing: Vec<_> = COMMANDS.iter().filter(|verb| !named(verb)).collect();
            assert!(missing.is_empty(), "{place} does not name {missing:?}");
        }
    }
}
