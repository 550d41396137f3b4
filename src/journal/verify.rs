//! What a journal proves, alone and with the codes that an arbiter wrote down.
use std::{fmt, path::Path};

use shakmaty::Color;

use super::{Fault, JournalError, PublicKey, Record, Signed, code, wire};
use crate::game::{Code, Game};

/// A code as it was written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    /// Its number, where that was written down too.
    pub number: Option<u32>,
    /// The words on paper.
    pub code: Code,
}

/// What is to be said of a journal as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Every line is whole and follows the one before; every code fits.
    Sound,
    /// The same, but for a last line that was never finished, and never told to anybody.
    Torn,
    /// A line is not as it was written.
    Damaged {
        /// Which, counted from 1.
        line: u64,
        /// What is wrong with it.
        fault: Fault,
    },
    /// It ends before this code was shown.
    Shortened(u32),
    /// Some line after this one, counted from 1, is not the one that was there when a code was shown; 0: none can be
    /// excluded.
    Altered {
        /// The last line that is proved.
        after: u64,
        /// The code that does not fit: its number, where it is known.
        number: Option<u32>,
    },
    /// The signature was made with another key or for another game, or was changed.
    Foreign,
    /// It ends before the line that was signed.
    CutBeforeSigned(u64),
    /// The lines up to this one are not those that were signed.
    NotAsSigned(u64),
}

/// How far something reaches in a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// The last line, counted from 1.
    pub line: u64,
    /// The last move that was completed by then: its number and whose it was.
    pub completed: Option<(u32, Color)>,
}

/// What a journal proves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verification {
    /// Of the whole.
    pub verdict: Verdict,
    /// How far its lines are whole.
    pub whole: Reach,
    /// How far a code that was given proves them, and the code's number.
    pub proved: Option<(Reach, u32)>,
    /// How far a signature proves them.
    pub signed: Option<Reach>,
    /// How many codes were shown in it.
    pub shown: usize,
}

/// Looks through a journal: are its lines whole, do the codes that it noted itself fit, and do those that were `given`, and
/// does what was `signed` with a key.
///
/// # Errors
/// [`JournalError`]: it is empty, no journal at all, or written by a newer program.
pub fn verify(
    path: &Path,
    bytes: &[u8],
    given: &[Given],
    signed: Option<(&Signed, PublicKey)>,
) -> Result<Verification, JournalError> {
    let (record, damage) = match Record::parse_to_damage(path, bytes).map_err(|error| error.of_named(path, bytes)) {
        Err(JournalError::Damaged { line, fault, .. }) => {
            let verdict = Verdict::Damaged { line, fault };
            let whole = Reach { line: 0, completed: None };
            return Ok(Verification { verdict, whole, proved: None, signed: None, shown: 0 });
        }
        read => read?,
    };
    let shown = codes(&record, bytes);
    let fitting = shown.iter().take_while(|shown| shown.fits()).count();
    let matching = |given: &&Given| shown.iter().rfind(|shown| shown.is(given));
    let proved = given.iter().filter_map(|given| matching(&given)).max_by_key(|shown| shown.line);
    let unproved = given.iter().filter(|given| matching(given).is_none());
    // Where a code should follow and none does, it was left out, and nothing was cut off.
    let ends = if left_out(&record, shown.last()) { usize::MAX } else { shown.len() };
    let missing = unproved.clone().filter_map(|given| given.number).find(|&number| number as usize > ends);
    let wrong = unproved.clone().find(|given| given.number.is_none_or(|number| number as usize <= ends));
    // The codes in the file prove nothing against one who computes them anew, but something against one who forgot to.
    let stale = shown.get(fitting);
    let seal = signed.map(|(signed, key)| Seal::of(&record, bytes, signed, key));
    let verdict = match (damage, &record.torn) {
        (Some(JournalError::Damaged { line, fault, .. }), _) => Verdict::Damaged { line, fault },
        (Some(error), _) => return Err(error),
        (None, _) if wrong.is_some() || stale.is_some() => {
            let of_stale = || fitting.checked_sub(1).and_then(|last| shown.get(last)).map_or(0, |last| last.line);
            let after = match wrong {
                Some(_) => proved.map_or(0, |proved| proved.line),
                None => of_stale(),
            };
            Verdict::Altered { after, number: wrong.map_or(stale.map(|stale| stale.number), |wrong| wrong.number) }
        }
        (None, _) if let Some(Seal::Broken(verdict)) = &seal => verdict.clone(),
        (None, _) if let Some(number) = missing => Verdict::Shortened(number),
        (None, Some(_)) => Verdict::Torn,
        (None, None) => Verdict::Sound,
    };
    Ok(Verification {
        verdict,
        whole: reach(&record, record.next_number() - 1),
        proved: proved.map(|proved| (reach(&record, proved.line), proved.number)),
        signed: seal.and_then(|seal| if let Seal::Whole(line) = seal { Some(reach(&record, line)) } else { None }),
        shown: shown.len(),
    })
}

/// What a signature says of a journal.
enum Seal {
    /// Every line up to this one is as it was signed.
    Whole(u64),
    Broken(Verdict),
}

impl Seal {
    fn of(record: &Record, bytes: &[u8], signed: &Signed, key: PublicKey) -> Self {
        match (signed.is_by(key, record), signed.fits(bytes)) {
            (Err(_), _) => Self::Broken(Verdict::Foreign),
            (Ok(()), Some(true)) if signed.line < record.next_number() => Self::Whole(signed.line),
            (Ok(()), Some(_)) => Self::Broken(Verdict::NotAsSigned(signed.line)),
            (Ok(()), None) => Self::Broken(Verdict::CutBeforeSigned(signed.line)),
        }
    }
}

/// Whether the game went on, after the last code, past something that a code follows.
fn left_out(record: &Record, last: Option<&NotedCode>) -> bool {
    let after = last.map_or(0, |last| usize::try_from(last.line).unwrap_or(usize::MAX));
    let mut after = record.lines.iter().skip(after);
    let due = after.find(|line| code::is_due_after(&line.event));
    due.is_some_and(|due| after.any(|line| line.at > due.at))
}

/// A code that was noted, and the one that the lines before it have.
struct NotedCode {
    line: u64,
    number: u32,
    noted: Code,
    computed: Code,
    place: usize,
}

impl NotedCode {
    fn fits(&self) -> bool {
        self.noted == self.computed && self.number as usize == self.place
    }

    fn is(&self, given: &Given) -> bool {
        self.computed == given.code && given.number.is_none_or(|number| number as usize == self.place)
    }
}

fn codes(record: &Record, bytes: &[u8]) -> Vec<NotedCode> {
    let hashes: Vec<_> = bytes.split_inclusive(|&byte| byte == b'\n').map(wire::sha256_hex).collect();
    let computed = |line: u64| usize::try_from(line - 1).ok().and_then(|index| hashes.get(index)).map(code::of_hash);
    let noted = record.codes().zip(1..);
    noted
        .filter_map(|((line, shown), place)| {
            let computed = computed(line)?;
            Some(NotedCode { line, number: shown.number, noted: shown.code, computed, place })
        })
        .collect()
}

fn reach(record: &Record, line: u64) -> Reach {
    let mut game = Game::new(record.header.setup.clone());
    for (_, event) in (2..=line).zip(&record.lines) {
        game.apply(event.at, &event.event);
    }
    let (setup, plies) = (game.setup(), game.plies().len());
    Reach { line, completed: (plies > 0).then(|| (setup.number_of_move(plies), setup.mover_of(plies))) }
}

/// One line: the verdict first, then what is proved.
impl fmt::Display for Verification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { verdict, whole, proved, signed, shown } = self;
        match verdict {
            Verdict::Sound => write!(f, "sound: {whole}")?,
            Verdict::Torn => write!(f, "torn: {whole}, and a last line that was never finished and never told")?,
            Verdict::Damaged { line, fault } if whole.line == 0 => {
                write!(f, "damaged: line {line} {fault}; nothing before it")?;
            }
            Verdict::Damaged { line, fault } => write!(f, "damaged: line {line} {fault}; {whole} before it are whole")?,
            Verdict::Shortened(number) => {
                let codes = if *shown == 1 { "code" } else { "codes" };
                write!(f, "shortened: {whole} and {shown} {codes}, code {number} was shown after them")?;
            }
            Verdict::Altered { after, number } => {
                let code = number.map_or_else(|| "a code".to_owned(), |number| format!("code {number}"));
                let since = match after {
                    0 => "altered".to_owned(),
                    line => format!("altered after line {line}"),
                };
                write!(f, "{since}: {code} does not fit the lines before it; {whole}")?;
            }
            Verdict::Foreign => {
                write!(f, "altered: the signature is of another key or another game, or was changed; {whole}")?;
            }
            Verdict::CutBeforeSigned(line) => write!(f, "shortened: {whole}, line {line} was signed")?,
            Verdict::NotAsSigned(line) => {
                write!(f, "altered: the first {line} lines are not those that were signed; {whole}")?;
            }
        }
        match proved {
            Some((reach, number)) => {
                write!(f, "; code {number} proves the first {reach}, nothing proves what follows")?
            }
            None if signed.is_some() => {}
            None => f.write_str("; no code proves any of it: an editor could have rewritten it whole")?,
        }
        match signed {
            Some(reach) => write!(f, "; the key proves the first {reach}, nothing proves what follows"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = if self.line == 1 { "line" } else { "lines" };
        match self.completed {
            Some((number, side)) => {
                write!(f, "{} {lines} (up to move {number}{})", self.line, side.fold_wb(".", "..."))
            }
            None => write!(f, "{} {lines} (no move)", self.line),
        }
    }
}
