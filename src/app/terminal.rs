//! A game as lines of text on a terminal or a pipe: the same session, journal and clock as with a window.
use std::{
    io::{self, BufRead, IsTerminal, Read, Write},
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    time::Duration,
};

use shakmaty::{Color, Rank, Square};

use super::{
    Machine, Readings, Session,
    machine::Watch,
    program,
    setting_up::hashed,
    settings::{self, Used},
    unfinished::cannot_begin,
};
use crate::{
    console::{
        cue_line,
        grammar::{GrammarError, ScriptRequest, request},
    },
    desk::players,
    files::{self, encoding, encoding::NoText},
    game::{Access, Digits, Game, Keeping, Mode, Rejection, SETTINGS, Seat, Setup, SetupBuilder, Tool},
    journal::{self, Admission, Competition, Left, Lookout, State},
    language::{Arg, Label, Line, Phrase, Wording, speak},
    laws::chess960::Number,
    narration::{Audience, Content, Cue, answer, not_understood},
};

/// What ends a conversation before its time.
type TerminalTrouble = Box<dyn std::error::Error + Send + Sync>;

const HELP: &str = "\
settings first, one a line (`vi: white`, `control: 15+10`, `edition: 2023`, `pin: 4711`, `chess960: 518` or `draw` ...; `settings` lists them), then `begin`;
`unfinished` lists the games that can be gone on with, `resume N` goes on with one
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
  illegal NUMBER  count SIDE [NUMBER] because TEXT  irregular start|board|colours|pieces|hands|position|lost  back NUMBER  flags unordered
  revoke [NUMBER]  rule accept|postpone [without time]|reject  absent SIDE  arrive SIDE  forfeit SIDE|both  calls on|off
  adjourn PASSPHRASE [early h:mm:ss] [resumes TEXT]  resume  open PASSPHRASE  envelope lost
  decide rule|NUMBER  read RANK  settle proposed|standing  calloff
  unrecorded                    play goes on although the journal cannot be written
  COMMAND because TEXT          with his grounds
`help` shows this, `quit` ends; an unfinished game can be gone on with at the next start";

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

/// Goes on with an unfinished game, or sets a new one up.
fn enter(
    games: &Path,
    used_last: &Path,
    lookout: &Lookout,
    lines: &Receiver<String>,
    page: &mut ArbitersPage,
    out: &mut impl Write,
) -> Result<Option<Session>, TerminalTrouble> {
    let alone = || lookout.competition(games).map_or(Ok(()), refused);
    let open = unfinished(games, out)?;
    let mut anew = None;
    if open.iter().any(|(_, left)| *left == Left::No) {
        show(&open, out)?;
        writeln!(out, "yes goes on with the first, resume N with another, no leaves them in the list")?;
        match which(&open, lines, out)? {
            Some(UnfinishedAnswer::GoOn(path)) => match cannot_begin(&path) {
                Some(setup) => anew = Some(setup),
                None => return alone().and_then(|()| go_on(&path, page, out)).map(Some),
            },
            Some(UnfinishedAnswer::Leave) => open.iter().try_for_each(|(path, _)| journal::leave(path))?,
            None => return Ok(None),
        }
    }
    let loaded = settings::load(used_last);
    let usable = loaded.is_ok();
    let used = loaded.unwrap_or_else(|error| {
        eprintln!("anna-hector: {error}");
        settings::first_start()
    });
    let (setup, typed) = loop {
        if let Some(setup) = &anew {
            writeln!(out, "error: {}", no_default_time(setup))?;
        }
        match set_up(anew.take().unwrap_or_else(|| used.setup.clone()), games, lines, out)? {
            Some(SettingsChosen::New(setup, pin)) => break (*setup, pin),
            Some(SettingsChosen::Unfinished(path)) => match cannot_begin(&path) {
                Some(setup) => anew = Some(setup),
                None => return alone().and_then(|()| go_on(&path, page, out)).map(Some),
            },
            None => return Ok(None),
        }
    };
    alone()?;
    let digits = match (typed, setup.mode) {
        (None, Mode::Competition) => Some(drawn_pin()?),
        (typed, Mode::Competition | Mode::Practice) => typed,
    };
    let pin = digits.map(|digits| hashed(&digits)).transpose().map_err(|error| error.to_string())?;
    let setup = Setup { pin, ..setup };
    // What could not be read is somebody's work: it is left for him to mend.
    if usable {
        settings::save(used_last, &Used { setup: setup.clone(), ..used })?;
    }
    Ok(Some(Session::begin(setup, games)?))
}

/// A competition has a PIN: one is drawn where none was set, and written once to standard error, which is the arbiter's.
fn drawn_pin() -> Result<Digits, TerminalTrouble> {
    let random =
        getrandom::u64().map_err(|error| format!("no PIN can be drawn: {error}; set one with `pin: DIGITS`"))?;
    let digits = Digits::drawn(random);
    eprintln!("anna-hector: the arbiter's PIN is {}; write it down, it is not shown again", digits.expose());
    Ok(digits)
}

/// The games that can be gone on with, the newest first. What cannot is told.
fn unfinished(games: &Path, out: &mut impl Write) -> Result<Vec<(PathBuf, Left)>, TerminalTrouble> {
    let mut open = Vec::new();
    for game in journal::unfinished(games)? {
        match game.state {
            State::Damaged(error) => writeln!(out, "error: {error}")?,
            State::InUse(summary) => {
                let words = Phrase::with(Line::RunsElsewhere, players(&summary.names));
                writeln!(out, "in use: {}", speak(&words, Wording::default()))?;
            }
            State::Open(_) => open.push((game.path, game.left)),
            // Who signs is at the window.
            State::Unsigned(_) => {}
        }
    }
    Ok(open)
}

fn show(open: &[(PathBuf, Left)], out: &mut impl Write) -> io::Result<()> {
    for (index, (path, _)) in open.iter().enumerate() {
        writeln!(out, "unfinished: {} of {}: {}", index + 1, open.len(), path.display())?;
    }
    Ok(())
}

/// Its clock stands until both players have said that they go on. Nobody has given the arbiter's PIN since.
fn go_on(path: &Path, page: &mut ArbitersPage, out: &mut impl Write) -> Result<Session, TerminalTrouble> {
    let (mut session, mut cues) = Session::resume(path)?;
    cues.extend(session.finish_code());
    print(&page.release(cues, session.game()), session.game(), out)?;
    Ok(session)
}

/// An answer to whether to go on with a game.
enum UnfinishedAnswer {
    GoOn(PathBuf),
    Leave,
}

/// Asks until it is answered: nothing is left by a slip. `None` at the end of the input or `quit`.
fn which(
    open: &[(PathBuf, Left)],
    lines: &Receiver<String>,
    out: &mut impl Write,
) -> io::Result<Option<UnfinishedAnswer>> {
    loop {
        out.flush()?;
        let line = lines.recv();
        let line = line.as_deref().map(str::trim);
        let number = match line {
            Ok("yes") => Some(1),
            Ok("no") => return Ok(Some(UnfinishedAnswer::Leave)),
            Ok("quit") | Err(_) => return Ok(None),
            Ok(other) => resumed(other),
        };
        match number.and_then(|number| nth(open, number)) {
            Some(path) => return Ok(Some(UnfinishedAnswer::GoOn(path))),
            None => writeln!(
                out,
                "error: `{}` is not an answer; write yes, resume N or no (quit leaves it as it is)",
                line.unwrap_or_default()
            )?,
        }
    }
}

/// The number in `resume N`.
fn resumed(line: &str) -> Option<usize> {
    line.strip_prefix("resume ")?.trim().parse().ok()
}

fn nth(open: &[(PathBuf, Left)], number: usize) -> Option<PathBuf> {
    open.get(number.checked_sub(1)?).map(|(path, _)| path.clone())
}

/// What came of the settings.
enum SettingsChosen {
    /// A new game, and the arbiter's PIN where one was set.
    New(Box<Setup>, Option<Digits>),
    /// A game to be gone on with.
    Unfinished(PathBuf),
}

fn set_up(
    setup: Setup,
    games: &Path,
    lines: &Receiver<String>,
    out: &mut impl Write,
) -> Result<Option<SettingsChosen>, TerminalTrouble> {
    let mut settings = SetupBuilder::from_setup(setup);
    writeln!(out, "settings (key: value), then begin; help explains")?;
    loop {
        out.flush()?;
        let Ok(line) = lines.recv() else { return Ok(None) };
        let problem = match line.trim() {
            "" => continue,
            line if let Some(fault) = no_text(line) => fault.to_string(),
            "quit" => return Ok(None),
            "help" => {
                writeln!(out, "{HELP}")?;
                continue;
            }
            "settings" => {
                for setting in SETTINGS {
                    writeln!(out, "{}: {} ({})", setting.key, setting.values, setting.meaning)?;
                }
                continue;
            }
            "unfinished" => {
                show(&unfinished(games, out)?, out)?;
                continue;
            }
            "begin" => match settings.clone().finish() {
                Ok(setup) if setup.lacks_default_time() => no_default_time(&setup),
                Ok(setup) => return Ok(Some(SettingsChosen::New(Box::new(setup), settings.pin().cloned()))),
                Err(error) => error.to_string(),
            },
            line if line.starts_with("resume ") => {
                match resumed(line).and_then(|number| nth(&unfinished(games, out).ok()?, number)) {
                    Some(path) => return Ok(Some(SettingsChosen::Unfinished(path))),
                    None => format!("`{line}` names no game; unfinished lists them with their numbers"),
                }
            }
            line => match line.split_once(':') {
                Some((key, value)) if (key.trim(), value.trim()) == ("chess960", "draw") => match draw(&mut settings) {
                    Ok(number) => {
                        writeln!(out, "chess960: {number}")?;
                        continue;
                    }
                    Err(problem) => problem,
                },
                Some((key, value)) => match settings.set(key.trim(), value.trim()) {
                    Ok(()) => continue,
                    Err(error) => error.to_string(),
                },
                None => format!("`{line}` is not a setting; write `key: value`, or begin"),
            },
        };
        writeln!(out, "error: {problem}")?;
    }
}

/// That a competition needs a default time, and what to write.
fn no_default_time(setup: &Setup) -> String {
    let missing = Rejection::DefaultTimeMissing(setup.edition).phrase();
    format!("{} (default-time: 0:30:00)", speak(&missing, setup.wording))
}

/// Draws a Chess960 position (F.1), with a random number from the operating system.
fn draw(settings: &mut SetupBuilder) -> Result<Number, String> {
    let random =
        getrandom::u64().map_err(|error| format!("no draw: {error}; draw a number from 0 to 959 by other means"))?;
    let number = Number::drawn(random);
    settings.set("chess960", &number.to_string()).map_err(|error| error.to_string())?;
    Ok(number)
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

/// Standard input line by line, so that the clock is not kept waiting for it.
fn stdin_lines() -> io::Result<Receiver<String>> {
    let (outbox, inbox) = channel();
    std::thread::Builder::new().name("stdin".to_owned()).spawn(move || {
        let mut input = io::stdin().lock();
        if input.fill_buf().is_ok_and(encoding::is_marked_utf16) {
            let _ = send_lines(utf16_of(input).as_slice(), &outbox);
        } else {
            let _ = send_lines(input, &outbox);
        }
    })?;
    Ok(inbox)
}

/// UTF-16 with its mark is read to its end; what breaks off stays as it is, to be refused line by line.
fn utf16_of(input: impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = input.take(files::MOST_TEXT).read_to_end(&mut bytes);
    encoding::as_utf8(bytes.clone()).unwrap_or(bytes)
}

fn send_lines(mut input: impl BufRead, outbox: &Sender<String>) -> io::Result<()> {
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes)? > 0 {
        if outbox.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
            break;
        }
        bytes.clear();
    }
    Ok(())
}

/// Why a line is refused: it holds a zero byte, which text does not have.
fn no_text(line: &str) -> Option<NoText> {
    line.find('\0').map(|at| NoText::Zero(at + 1))
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
