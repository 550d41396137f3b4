//! A game as lines of text on a terminal or a pipe: the same session, journal and clock as with a window.
mod beginning;
mod lines;

use std::{
    io::{self, IsTerminal, Write},
    path::Path,
    sync::mpsc::{RecvTimeoutError, channel},
    time::Duration,
};

use shakmaty::{Color, Rank, Square};

use super::{Machine, Readings, Session, machine::Watch, program};
use crate::{
    console::{
        cue_line,
        grammar::{GrammarError, ScriptRequest, request},
    },
    game::{Access, Game, Keeping, Mode, Seat, Tool},
    journal::{Admission, Competition, Lookout},
    language::{Arg, Label, Line, Phrase, speak},
    narration::{Audience, Content, Cue, answer, not_understood},
};

use beginning::enter;
use lines::{no_text, stdin_lines};

/// What ends a conversation before its time.
type TerminalTrouble = Box<dyn std::error::Error + Send + Sync>;

const HELP: &str = "\
settings first, one a line (`vi: white`, `control: 15+10`, `edition: 2023`, `pin: 4711`, `chess960: 518` or `draw` ...; `settings` lists them), then `begin`;
`unfinished` lists the games that can be continued, `resume N` continues one
after that: SEAT COMMAND, SEAT one of white, black, white-assistant, black-assistant, arbiter; COMMAND one of
  start  press  stop  resign  offer  accept  decline  confirm  reject  sign
  announce MOVE  correct MOVE  place MOVE  repeat [MOVE]  execute [MOVE]
  enter MOVE  undo              the move on the screen, not announced yet; it is taken back
  touch SQUARE  adjust SQUARE  withdraw
  claim flag|draw|time|illegal|threefold [MOVE]|fifty [MOVE]|touch SQUARE
  ready                         after a restart, each player: the clock stands until both have said so
  assistant                     the visually impaired player asks his assistant for moves and time
  keyboard SEAT  mouse SEAT  gamepad N SEAT    the owner offers it, the arbiter gives it
  accept DEVICE  decline DEVICE    DEVICE one of keyboard, mouse, gamepad N
  ask time|opponent|times|moves|control|increment|turn|number|last|five|step|square SQUARE|where PIECE|all SIDE|
      rank N|file LETTER|diagonals SQUARE
  view                          the board, clocks and step as this seat sees them
  differ  board [special|normal] TOLD  sheet SIDE PGN  entry SIDE NUMBER MOVE|-|?  kept SIDE player|assistant|recording|program
  done [special|normal]         a correction is carried out, a board stands as it should
  NUMBER is 6. (White's sixth move) or 6... (Black's)
  seal MOVE  seal \"TEXT\"  declare MOVE
the arbiter's, after `pin DIGITS` and before `leave`:
  set SIDE h:mm:ss [moves N]  add SIDE h:mm:ss  take SIDE h:mm:ss  control CONTROL
  penalise SIDE warning|opponent +h:mm:ss|minus h:mm:ss|opponent points|points|lost|lost half|lost both|fine|exclusion
  illegal NUMBER  count SIDE [NUMBER] because TEXT  irregular start|board|colours|pieces|hands|position|lost  back NUMBER  flags unordered  consent
  revoke [NUMBER]  rule accept|postpone [without time]|reject  absent SIDE  arrive SIDE  forfeit SIDE|both  calls on|off
  adjourn PASSPHRASE [early h:mm:ss] [resumes TEXT]  resume  open PASSPHRASE  envelope lost
  decide rule|NUMBER  read RANK  settle proposed|standing  calloff
  unrecorded                    play goes on although the journal cannot be written
  COMMAND because TEXT          with his grounds
`help` shows this, `quit` ends; an unfinished game can be continued at the next start";

/// Plays a game as lines: commands in, cues with their audience out.
///
/// # Errors
/// A journal that cannot be begun or read, a pipe that breaks. A journal that cannot be written in mid-game is told, and the
/// conversation goes on.
pub fn converse(
    games: &Path,
    used_last: &Path,
    power_supplies: &Path,
    copy: Option<&Path>,
    lookout: &Lookout,
) -> Result<(), TerminalTrouble> {
    // A script needs no seal, and has it too late.
    if io::stdin().is_terminal() {
        program::find_out();
    }
    let lines = stdin_lines()?;
    let (outbox, machines) = channel::<Machine>();
    let report = move |machine| {
        let _ = outbox.send(machine);
    };
    let _watch = Watch::start(power_supplies.to_owned(), games.to_owned(), report)?;
    let mut out = io::stdout();
    let mut page = ArbitersPage::default();
    let Some(mut session) = enter(games, used_last, lookout, &lines, &mut page, &mut out)? else { return Ok(()) };
    session.put_up_sign(lookout);
    writeln!(out, "page arbiter: {}", session.path().display())?;
    let cues = page.release(session.keep_copy_as_set_up(copy), session.game());
    print(&cues, session.game(), &mut out)?;
    let mut noticed = None;
    let mut looked = Readings::now();
    loop {
        if session.game().setup().mode == Mode::Practice {
            lookout.signed().map_or(Ok(()), refused)?;
        }
        for machine in machines.try_iter() {
            let cues = page.release(session.look_at_machine(&machine), session.game());
            print(&cues, session.game(), &mut out)?;
        }
        out.flush()?;
        let worked = session.note_standstill(&mut looked, Duration::ZERO);
        print(&page.release(worked, session.game()), session.game(), &mut out)?;
        let planned = session.idle_for();
        let line = match planned {
            Some(time) => lines.recv_timeout(time),
            None => lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let stood = session.note_standstill(&mut looked, planned.unwrap_or(Duration::MAX));
        print(&page.release(stood, session.game()), session.game(), &mut out)?;
        let cues = match line.as_deref().map(str::trim) {
            Err(RecvTimeoutError::Timeout) => session.pass_time(),
            Err(RecvTimeoutError::Disconnected) | Ok("quit") => return Ok(()),
            Ok("help") => {
                writeln!(out, "{HELP}")?;
                continue;
            }
            Ok("") => continue,
            Ok(line) if let Some(fault) = no_text(line) => {
                writeln!(out, "error: {fault}")?;
                continue;
            }
            Ok(line) => command(line, &mut session, &mut out)?,
        };
        let cues = cues.into_iter().chain(session.finish_code()).collect();
        print(&page.release(cues, session.game()), session.game(), &mut out)?;
        // File and reason of what was said above; once, however long it lasts.
        if session.notice() != noticed.as_deref() {
            noticed = session.notice().map(str::to_owned);
            if let Some(notice) = &noticed {
                writeln!(out, "error: {notice}")?;
            }
        }
    }
}

/// What is for the arbiter's eyes waits here until he gives his PIN: the terminal is everybody's.
#[derive(Default)]
struct ArbitersPage {
    waiting: Vec<Cue>,
}

impl ArbitersPage {
    /// What may be shown of these cues now, after what has waited; an answer goes to the person who asked in any case.
    fn release(&mut self, cues: Vec<Cue>, game: &Game) -> Vec<Cue> {
        let for_him = |cue: &Cue| cue.to == Audience::Page(Seat::Arbiter) && matches!(cue.content, Content::Say(_));
        let (kept, shown): (Vec<Cue>, Vec<Cue>) = match game.rights().access() {
            Access::Locked => cues.into_iter().partition(for_him),
            Access::Open => (Vec::new(), cues),
        };
        let mut released = match game.rights().access() {
            Access::Locked => Vec::new(),
            Access::Open => std::mem::take(&mut self.waiting),
        };
        self.waiting.extend(kept);
        released.extend(shown);
        released
    }
}

/// While another program plays a competition nothing is played here, and its arbiter is told.
fn refused(competition: Competition) -> Result<(), TerminalTrouble> {
    if let Err(error) = competition.leave_word(Tool::Console, Admission::Refused) {
        tracing::warn!(%error, "no word is left beside the competition");
    }
    let names = &competition.names;
    Err(format!(
        "a competition is being played on this computer ({} - {}): nothing is played beside it until it is over, and its arbiter \
         is told; he may start another console with --pin",
        names.white, names.black
    )
    .into())
}

fn command(line: &str, session: &mut Session, out: &mut impl Write) -> Result<Vec<Cue>, TerminalTrouble> {
    let (seat, text) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let seat: Seat = match seat.parse() {
        Ok(seat) => seat,
        Err(error) => {
            writeln!(out, "error: {error}; help lists the commands")?;
            return Ok(Vec::new());
        }
    };
    if text.trim() == "view" {
        view(seat, session, out)?;
        return Ok(Vec::new());
    }
    let to = Audience::private(seat, session.game().setup());
    Ok(match request(text, seat, session.game()) {
        Ok(ScriptRequest::Do(command)) => session.act(seat, &command),
        Ok(ScriptRequest::Ask(question)) => {
            let now = session.clock().now();
            vec![Cue::answer(to, answer(&session.game().view(seat, now), question))]
        }
        Err(GrammarError::Unheard(phrase)) => vec![not_understood(phrase, seat, session.game())],
        Err(error) => {
            writeln!(out, "error: {error}")?;
            Vec::new()
        }
    })
}

fn print(cues: &[Cue], game: &Game, out: &mut impl Write) -> io::Result<()> {
    for cue in cues {
        writeln!(out, "{}", cue_line(cue, game.setup().wording))?;
    }
    Ok(())
}

/// The board from the seat's own side, the clocks and what is to be done.
fn view(seat: Seat, session: &Session, out: &mut impl Write) -> io::Result<()> {
    let view = session.game().view(seat, session.clock().now());
    let from_white = view.side() == Color::White;
    for row in 0..8 {
        let rank = Rank::new(if from_white { 7 - row } else { row });
        let squares = (0..8).map(|column| {
            let file = shakmaty::File::new(if from_white { column } else { 7 - column });
            view.board.piece_at(Square::from_coords(file, rank)).map_or('.', shakmaty::Piece::char)
        });
        let squares: Vec<String> = squares.map(String::from).collect();
        writeln!(out, "{} {}", rank.char(), squares.join(" "))?;
    }
    let wording = session.game().setup().wording;
    for side in Color::ALL {
        let left = view.clock.map(|clock| *clock.left.get(side));
        let time = match left {
            Some(Some(left)) => Phrase::with(Line::Bare, [Arg::Time(left)]),
            Some(None) => Phrase::line(Line::NoClock),
            None => Phrase::line(Line::AskFirst),
        };
        let runs = if view.running == Some(side) { " *" } else { "" };
        writeln!(out, "{}: {}{runs}", Seat::Player(side), speak(&time, wording))?;
    }
    let kept = match session.keeping() {
        Keeping::Disk => None,
        Keeping::Nowhere(_) => Some(Label::NothingKept),
        Keeping::Memory => Some(Label::MemoryOnly),
    };
    if let Some(label) = kept {
        writeln!(out, "{}", label.text(wording.language))?;
    }
    writeln!(out, "{}", speak(&crate::narration::step_phrase(view.step()), wording))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::grammar::COMMANDS;

    #[test]
    fn the_help_names_every_command() {
        let named = |verb: &&&str| HELP.split(|c: char| !c.is_ascii_alphabetic()).any(|word| word == **verb);
        let missing: Vec<_> = COMMANDS.iter().filter(|verb| !named(verb)).collect();
        assert!(missing.is_empty(), "the help does not name {missing:?}");
    }
}
