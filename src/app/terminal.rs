//! A game as lines of text on a terminal or a pipe: the same session, journal and clock as with a window.
use std::{
    io::{self, BufRead, Write},
    path::Path,
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
};

use shakmaty::{Color, Rank, Square};

use super::{
    Machine, Session,
    machine::Watch,
    settings::{self, Used},
};
use crate::{
    console::{
        cue_line,
        grammar::{GrammarError, Request, request},
        settings::Settings,
    },
    game::{Game, Seat, Setup},
    journal::{self, JournalError, State},
    language::{Arg, Line, Phrase, speak},
    laws::chess960::Number,
    narration::{Audience, Cue, answer, not_understood},
};

/// What ends a conversation before its time.
type Trouble = Box<dyn std::error::Error + Send + Sync>;

const HELP: &str = "\
settings first, one a line (`vi: white`, `control: 15+10`, `edition: 2023`, `chess960: 518` or `draw` ...), then `begin`
after that: SEAT COMMAND, SEAT one of white, black, white-assistant, black-assistant, arbiter; COMMAND one of
  start  press  stop  resign  offer  accept  decline  claim flag  confirm  reject  back N
  announce MOVE  correct MOVE  place MOVE  repeat [MOVE]  execute [MOVE]  touch SQUARE
  set SIDE h:mm:ss [moves N]  keyboard SEAT  mouse SEAT
  adjourn PASSPHRASE [early h:mm:ss] [resumes TEXT]  seal MOVE  seal \"TEXT\"  resume  open PASSPHRASE
  envelope lost  declare MOVE
  ask time|opponent|times|moves|number|last|five|step|square SQ|where PIECE|all SIDE|rank N|file L|diagonals SQ
  view                          the board, clocks and step as this seat sees them
`help` shows this, `quit` ends; an unfinished game can be gone on with at the next start";

/// Plays a game as lines: commands in, cues with their audience out.
///
/// # Errors
/// A journal that cannot be written, a pipe that breaks.
pub fn converse(games: &Path, used_last: &Path, power_supplies: &Path) -> Result<(), Trouble> {
    let lines = stdin_lines()?;
    let (outbox, machines) = channel::<Machine>();
    let report = move |machine| {
        let _ = outbox.send(machine);
    };
    let _watch = Watch::start(power_supplies.to_owned(), games.to_owned(), report)?;
    let mut out = io::stdout();
    let Some(mut session) = enter(games, used_last, &lines, &mut out)? else { return Ok(()) };
    writeln!(out, "page arbiter: {}", session.path().display())?;
    loop {
        for machine in machines.try_iter() {
            print(&session.look_at_machine(&machine)?, session.game(), &mut out)?;
        }
        out.flush()?;
        let line = match session.idle_for() {
            Some(time) => lines.recv_timeout(time),
            None => lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let cues = match line.as_deref().map(str::trim) {
            Err(RecvTimeoutError::Timeout) => session.pass_time()?,
            Err(RecvTimeoutError::Disconnected) | Ok("quit") => return Ok(()),
            Ok("help") => {
                writeln!(out, "{HELP}")?;
                continue;
            }
            Ok("") => continue,
            Ok(line) => command(line, &mut session, &mut out)?,
        };
        print(&cues, session.game(), &mut out)?;
    }
}

/// Goes on with the latest unfinished game, or sets a new one up.
fn enter(
    games: &Path,
    used_last: &Path,
    lines: &Receiver<String>,
    out: &mut impl Write,
) -> Result<Option<Session>, Trouble> {
    for unfinished in journal::unfinished(games)? {
        match unfinished.state {
            State::Damaged(error) => writeln!(out, "error: {error}")?,
            State::InUse(_) => {}
            State::Open(_) => {
                writeln!(out, "unfinished: {} (yes goes on with it, no leaves it)", unfinished.path.display())?;
                match yes_or_no(lines, out)? {
                    Some(Answer::Yes) => {
                        let (session, cues) = Session::resume(&unfinished.path)?;
                        print(&cues, session.game(), out)?;
                        return Ok(Some(session));
                    }
                    Some(Answer::No) => journal::leave(&unfinished.path)?,
                    None => return Ok(None),
                }
            }
        }
    }
    let loaded = settings::load(used_last);
    let usable = loaded.is_ok();
    let used = loaded.unwrap_or_else(|error| {
        eprintln!("anna-hector: {error}");
        settings::first_start()
    });
    let Some(setup) = set_up(used.setup, lines, out)? else { return Ok(None) };
    // What could not be read is somebody's work: it is left for him to mend.
    if usable {
        settings::save(used_last, &Used { setup: setup.clone(), ..used })?;
    }
    Ok(Some(Session::begin(setup, games)?))
}

/// An answer to whether to go on with a game.
enum Answer {
    Yes,
    No,
}

/// Asks until it is answered: nothing is left by a slip. `None` at the end of the input or `quit`.
fn yes_or_no(lines: &Receiver<String>, out: &mut impl Write) -> io::Result<Option<Answer>> {
    loop {
        out.flush()?;
        match lines.recv().as_deref().map(str::trim) {
            Ok("yes") => return Ok(Some(Answer::Yes)),
            Ok("no") => return Ok(Some(Answer::No)),
            Ok("quit") | Err(_) => return Ok(None),
            Ok(other) => writeln!(out, "error: `{other}` is no answer; write yes or no (quit leaves it as it is)")?,
        }
    }
}

fn set_up(setup: Setup, lines: &Receiver<String>, out: &mut impl Write) -> Result<Option<Setup>, Trouble> {
    let mut settings = Settings::from_setup(setup);
    writeln!(out, "settings (key: value), then begin; help explains")?;
    loop {
        out.flush()?;
        let Ok(line) = lines.recv() else { return Ok(None) };
        let problem = match line.trim() {
            "" => continue,
            "quit" => return Ok(None),
            "help" => {
                writeln!(out, "{HELP}")?;
                continue;
            }
            "begin" => match settings.clone().finish() {
                Ok(setup) => return Ok(Some(setup)),
                Err(error) => error.to_string(),
            },
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
                None => format!("`{line}` is no setting; write `key: value`, or begin"),
            },
        };
        writeln!(out, "error: {problem}")?;
    }
}

/// Draws a Chess960 position (F.1), with a random number from the operating system.
fn draw(settings: &mut Settings) -> Result<Number, String> {
    let random =
        getrandom::u64().map_err(|error| format!("no draw: {error}; draw a number from 0 to 959 by other means"))?;
    let number = Number::drawn(random);
    settings.set("chess960", &number.to_string()).map_err(|error| error.to_string())?;
    Ok(number)
}

fn command(line: &str, session: &mut Session, out: &mut impl Write) -> Result<Vec<Cue>, Trouble> {
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
        Ok(Request::Do(command)) => acted(session.act(seat, &command), out)?,
        Ok(Request::Ask(question)) => {
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

/// A journal that cannot be written is told, and the command has not happened.
fn acted(result: Result<Vec<Cue>, JournalError>, out: &mut impl Write) -> io::Result<Vec<Cue>> {
    result.or_else(|error| {
        writeln!(out, "error: {error}")?;
        Ok(vec![Cue::room(Phrase::line(Line::JournalFailed))])
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
    writeln!(out, "{}", speak(&crate::narration::step_phrase(view.step()), wording))
}

/// Standard input line by line, so that the clock is not kept waiting for it.
fn stdin_lines() -> io::Result<Receiver<String>> {
    let (outbox, inbox) = channel();
    std::thread::Builder::new().name("stdin".to_owned()).spawn(move || {
        let mut input = io::stdin().lock();
        let mut bytes = Vec::new();
        while matches!(input.read_until(b'\n', &mut bytes), Ok(1..)) {
            if outbox.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
                return;
            }
            bytes.clear();
        }
    })?;
    Ok(inbox)
}
