//! `anna-hector adjudicate`: can a player still checkmate (6.9, 7.5.5, 5.2.2)? Rows `FEN;winner` in, a line each out.
use std::{
    io::{self, Write},
    path::PathBuf,
    time::Duration,
};

use shakmaty::{CastlingMode, Chess, Color};
use thiserror::Error;

use super::{Failure, leave::Leave};
use crate::game::Tool;
use crate::laws::{
    position::{self, FenError},
    winnable::{Budget, Winnability, winnable},
};

/// What `adjudicate` is asked ([6.9](crate::laws::Article::TimeForfeit)).
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    leave: Leave,
    /// Rows `FEN;winner` in a file, or `-` for standard input.
    #[arg(required_unless_present = "fen", conflicts_with = "fen")]
    rows: Option<PathBuf>,
    /// One position, as a FEN.
    #[arg(long, requires = "winner")]
    fen: Option<String>,
    /// The player who would win.
    #[arg(long, value_enum, requires = "fen")]
    winner: Option<ColorName>,
    /// The longest time for a position. After it the answer is "undetermined"; a larger budget may decide it.
    #[arg(long, value_name = "MS", default_value = "400")]
    budget: u64,
}

/// A side, as written on the command line.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum ColorName {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
}

impl ColorName {
    const fn word(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

/// Why a row cannot be answered.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RowError {
    /// The field of the winner is missing.
    #[error("no winner: write white or black after a semicolon")]
    NoWinner,
    /// The winner is neither White nor Black.
    #[error("winner `{0}`: write white or black")]
    Winner(String),
    /// More fields than two.
    #[error("more than two fields: write a FEN, a semicolon, white or black")]
    Surplus,
    /// Bytes that are not UTF-8.
    #[error("not UTF-8: write a FEN, a semicolon, white or black")]
    NotText,
    /// The FEN cannot be read.
    #[error(transparent)]
    Fen(#[from] FenError),
}

/// How long a row may take, by a clock that shows the time since any fixed moment.
pub struct Timer<'a> {
    /// The time since some fixed moment.
    pub clock: &'a dyn Fn() -> Duration,
    /// The longest time for a row; after it the answer is "undetermined".
    pub budget: Duration,
}

/// A row's answer, and whether the row was good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// `FEN;winner;verdict;milliseconds;line`, or `FEN;winner;error;;reason`.
    pub text: String,
    /// What is wrong with the row.
    pub error: Option<RowError>,
    /// Whether the time was too short for a verdict.
    pub is_open: bool,
}

pub(crate) fn run(args: &Args, clock: &dyn Fn() -> Duration) -> Result<(), Failure> {
    let leave = args.leave.must_be_given(Tool::Adjudicate)?;
    let timer = Timer { clock, budget: Duration::from_millis(args.budget) };
    let mut out = io::stdout().lock();
    let mut tally = Tally::default();
    if let (Some(fen), Some(winner)) = (&args.fen, args.winner) {
        tally.write(&mut out, &answer(format!("{fen};{}", winner.word()).as_bytes(), &timer))?;
    }
    if let Some(path) = &args.rows {
        super::each_line(path, |row| {
            leave.must_still_hold()?;
            if is_blank(row) {
                return Ok(());
            }
            Ok(tally.write(&mut out, &answer(row, &timer))?)
        })?;
    }
    tally.outcome(timer.budget)
}

/// Whether there is nothing in a row but blanks, and the mark that editors put before the first line.
fn is_blank(row: &[u8]) -> bool {
    row.strip_prefix("\u{feff}".as_bytes()).unwrap_or(row).trim_ascii().is_empty()
}

#[derive(Default)]
struct Tally {
    rows: usize,
    bad: usize,
    open: usize,
}

impl Tally {
    fn write(&mut self, out: &mut impl Write, answer: &Answer) -> io::Result<()> {
        self.rows += 1;
        self.bad += usize::from(answer.error.is_some());
        self.open += usize::from(answer.is_open);
        writeln!(out, "{}", answer.text)?;
        out.flush()
    }

    /// Names the undetermined rows and what may decide them on standard error: standard output holds answers only.
    fn outcome(&self, budget: Duration) -> Result<(), Failure> {
        if self.open > 0 {
            let (open, rows, given) = (self.open, self.rows, budget.as_millis());
            let longer = given.saturating_mul(10).max(4_000);
            eprintln!(
                "anna-hector: {open} of {rows} rows undetermined in {given} ms each, to be treated as winnable; \
                 --budget {longer} may decide them"
            );
        }
        match self.bad {
            0 => Ok(()),
            bad => Err(Failure::Rows { bad, rows: self.rows }),
        }
    }
}

/// The answer to one row `FEN;winner`.
///
/// ```
/// use anna_hector::tools::adjudicate::{Timer, answer};
/// use std::time::Duration;
/// let timer = Timer { clock: &|| Duration::ZERO, budget: Duration::from_millis(400) };
/// let ask = |row: &str| answer(row.as_bytes(), &timer).text;
/// assert_eq!(ask("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white"), "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white;winnable;0.000;f7g7");
/// assert_eq!(ask("7k/8/6K1/8/8/8/8/8 w - - 0 1;white"), "7k/8/6K1/8/8/8/8/8 w - - 0 1;white;unwinnable;0.000;");
/// assert_eq!(ask("8/8/8/8/8/8/8/8 w - - 0 1;both"), "8/8/8/8/8/8/8/8 w - - 0 1;both;error;;winner `both`: write white or black");
/// ```
#[must_use]
pub fn answer(row: &[u8], timer: &Timer) -> Answer {
    let text = String::from_utf8_lossy(row);
    // Editors put a mark before the first line, and some end lines with two characters.
    let text = text.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']);
    let (fen, winner) = text.split_once(';').unwrap_or((text, ""));
    let winner = winner.split(';').next().unwrap_or_default();
    match question(row, text) {
        Ok((position, mode, side)) => {
            let (verdict, is_open) = verdict(&position, mode, side, timer);
            Answer { text: format!("{fen};{winner};{verdict}"), error: None, is_open }
        }
        Err(error) => {
            // One line and five fields, whatever the row holds.
            let reason = error.to_string().replace(';', ",").replace(char::is_control, " ");
            Answer { text: format!("{fen};{winner};error;;{reason}"), error: Some(error), is_open: false }
        }
    }
}

fn question(row: &[u8], text: &str) -> Result<(Chess, CastlingMode, Color), RowError> {
    if std::str::from_utf8(row).is_err() {
        return Err(RowError::NotText);
    }
    let (fen, winner) = text.split_once(';').ok_or(RowError::NoWinner)?;
    if winner.contains(';') {
        return Err(RowError::Surplus);
    }
    let side = match winner.trim() {
        "" => return Err(RowError::NoWinner),
        white if white.eq_ignore_ascii_case("white") => Color::White,
        black if black.eq_ignore_ascii_case("black") => Color::Black,
        other => return Err(RowError::Winner(other.to_owned())),
    };
    let (position, mode) = position::from_fen(fen, None)?;
    Ok((position, mode, side))
}

/// `verdict;milliseconds;line`, and whether that leaves the question open.
fn verdict(position: &Chess, mode: CastlingMode, winner: Color, timer: &Timer) -> (String, bool) {
    let begin = (timer.clock)();
    let elapsed = || (timer.clock)().saturating_sub(begin);
    let verdict = winnable(position, winner, Budget::UNLIMITED, &|| elapsed() >= timer.budget);
    let milliseconds = elapsed().as_secs_f64() * 1000.0;
    let text = match &verdict {
        Winnability::Winnable(line) => {
            let moves: Vec<_> = line.iter().map(|m| m.to_uci(mode).to_string()).collect();
            format!("winnable;{milliseconds:.3};{}", moves.join(" "))
        }
        Winnability::Unwinnable => format!("unwinnable;{milliseconds:.3};"),
        Winnability::Undetermined => format!("undetermined;{milliseconds:.3};"),
    };
    (text, verdict == Winnability::Undetermined)
}
