//! `anna-hector journal`: what a journal proves, in one line, and the arbiter's signature under it.
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    str::FromStr,
};

use clap::Subcommand;
use shakmaty::{File, Rank, Square};
use zeroize::Zeroizing;

use super::{Failure, ToolOutcome};
use crate::{
    files,
    game::{Code, NoCode, Numbered, Tool},
    journal::{Given, Key, PublicKey, Record, Signed, Verdict, signature_of, verify},
    language::{Language, Term, Wording, fold, speak},
    narration::code_phrase,
};

/// What `journal` is asked.
#[derive(Debug, clap::Args)]
#[command(subcommand_value_name = "verify|key|sign")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Say in one line what a journal proves and up to where: sound, torn, damaged, shortened or altered.
    ///
    /// The exit code is 0 for sound and torn, 1 for the others, 2 where it cannot be read.
    #[command(after_help = "Example: anna-hector journal verify --code '4 b4 a7 b5 e7' 2026-11-23-1.jsonl")]
    Verify {
        /// The journal of a game: its file NAME.jsonl.
        journal: PathBuf,
        /// A code that the arbiter wrote down, with its number if he has it: "3: Anna eins, Bella vier, Cesar zwei, David
        /// sieben", or "3 a1 b4 c2 d7". May be given several times.
        #[arg(long = "code", value_name = "CODE")]
        codes: Vec<WrittenOnPaper>,
        /// The arbiter's key, or its public half: proves what was signed with it. The signature is read from beside the journal.
        #[arg(long, value_name = "FILE")]
        key: Option<PathBuf>,
        /// The signature, if it is not beside the journal.
        #[arg(long, value_name = "FILE", requires = "key")]
        signature: Option<PathBuf>,
    },
    /// Make a key to sign journals with, and FILE.pub, its public half, for those who verify them.
    #[command(after_help = "Example: anna-hector journal key /media/stick/arbiter.key")]
    Key {
        /// The new file; an existing one is left alone.
        file: PathBuf,
    },
    /// Sign a journal up to its last line. The signature is a file beside it.
    #[command(after_help = "Example: anna-hector journal sign 2026-11-23-1.jsonl --key /media/stick/arbiter.key")]
    Sign {
        /// The journal of a game: its file NAME.jsonl.
        journal: PathBuf,
        /// The arbiter's key, made by `journal key`.
        #[arg(long, value_name = "FILE")]
        key: PathBuf,
        /// Where to write the signature, if not beside the journal.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

/// The greatest number that the page shows in words.
const MOST_IN_WORDS: u32 = 999;

/// What was written on paper.
#[derive(Debug, Clone, Copy)]
struct WrittenOnPaper(Given);

impl FromStr for WrittenOnPaper {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        let words = words(text);
        let (before, squares) = words.split_at(words.len().saturating_sub(8));
        let number = match before {
            [] => None,
            before => Some(number_of(before).ok_or(NoCode)?),
        };
        let (squares, []) = squares.as_chunks() else { return Err(NoCode) };
        let squares: Option<Vec<Square>> =
            squares.iter().map(|[file, rank]| Some(Square::from_coords(file_of(file)?, rank_of(rank)?))).collect();
        let code = squares.and_then(|squares| squares.try_into().ok()).map(Code).ok_or(NoCode)?;
        Ok(Self(Given { number, code }))
    }
}

/// The words, and letters apart from digits, as the ear takes them.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut last = None;
    for c in text.chars() {
        let kind = c.is_alphanumeric().then(|| c.is_numeric());
        match words.last_mut().filter(|_| kind == last) {
            Some(word) if kind.is_some() => word.push(c),
            _ if kind.is_some() => words.push(c.to_string()),
            _ => {}
        }
        last = kind;
    }
    words.iter().map(|word| fold::word(word)).collect()
}

/// The number before the squares: digits, or the words of the arbiter's page or the end of them.
fn number_of(before: &[String]) -> Option<u32> {
    if let [words @ .., last] = before
        && words.iter().all(|word| file_of(word).is_none())
        && let Ok(number) = last.parse()
    {
        return Some(number);
    }
    let as_shown = |number, language| {
        let wording = Wording { language, ranks: language, ..Wording::default() };
        let shown = speak(&code_phrase(Numbered { number, code: Code([Square::A1; 4]) }), wording).to_string();
        words(shown.split(':').next().unwrap_or_default())
    };
    (1..=MOST_IN_WORDS)
        .find(|&number| Language::ALL.iter().any(|&language| as_shown(number, language).ends_with(before)))
}

fn file_of(word: &str) -> Option<File> {
    let letter = word.chars().next().filter(|_| word.len() == 1).and_then(File::from_char);
    letter.or_else(|| File::ALL.into_iter().find(|&file| names(Term::File(file), word)))
}

fn rank_of(word: &str) -> Option<Rank> {
    let digit = word.chars().next().filter(|_| word.len() == 1).and_then(Rank::from_char);
    digit.or_else(|| Rank::ALL.into_iter().find(|&rank| names(Term::Rank(rank), word)))
}

fn names(term: Term, word: &str) -> bool {
    let texts = Language::ALL.into_iter().flat_map(|language| term.texts(language));
    texts.map(fold::word).any(|text| text == word)
}

pub(crate) fn run(args: &Args) -> Result<ToolOutcome, Failure> {
    match &args.what {
        What::Verify { journal, codes, key, signature } => {
            verified(journal, codes, key.as_deref(), signature.as_deref())
        }
        What::Key { file } => make_key(file),
        What::Sign { journal, key, out } => sign(journal, key, out.as_deref()),
    }
}

/// Reads a key or a signature from a file.
fn read<T: FromStr<Err: std::fmt::Display>>(path: &Path) -> Result<T, Failure> {
    let text = files::read_text(path, files::MOST_TEXT).map(Zeroizing::new);
    let text = text.map_err(|source| Failure::Read { path: path.to_owned(), source })?;
    text.parse().map_err(|error: T::Err| Failure::Bad(format!("{}: {error}", path.display())))
}

fn unwritten(path: &Path) -> impl FnOnce(io::Error) -> Failure {
    move |error| Failure::Bad(format!("{}: {error}; name a file that can be written", path.display()))
}

fn make_key(file: &Path) -> Result<ToolOutcome, Failure> {
    let public = file.with_added_extension("pub");
    if let Some(there) = [file, &public].into_iter().find(|path| fs::symlink_metadata(path).is_ok()) {
        return Err(Failure::Bad(format!(
            "{}: is there already and was left alone; name another file",
            there.display()
        )));
    }
    let mut bytes = Zeroizing::new([0; 32]);
    getrandom::fill(&mut *bytes).map_err(|error| Failure::Bad(format!("no random numbers for a key: {error}")))?;
    let key = Key::of_bytes(&bytes);
    files::write_whole(file, key.text().as_bytes()).map_err(unwritten(file))?;
    files::write_whole(&public, format!("{}\n", key.public()).as_bytes()).map_err(unwritten(&public))?;
    writeln!(io::stdout().lock(), "{}", key.public())?;
    Ok(ToolOutcome::Good)
}

fn sign(journal: &Path, key: &Path, out: Option<&Path>) -> Result<ToolOutcome, Failure> {
    let bytes = super::input(journal)?;
    super::told_of_reading(journal, Tool::Journal);
    let record = Record::parse(journal, &bytes).map_err(|error| Failure::Bad(error.to_string()))?;
    let signed = read::<Key>(key)?.sign(&record);
    let out = out.map_or_else(|| signature_of(journal), Path::to_owned);
    files::deliver(&out, format!("{signed}\n").as_bytes()).map_err(unwritten(&out))?;
    writeln!(io::stdout().lock(), "{}: signed up to line {}: {}", journal.display(), signed.line, out.display())?;
    Ok(ToolOutcome::Good)
}

fn verified(
    journal: &Path,
    codes: &[WrittenOnPaper],
    key: Option<&Path>,
    signature: Option<&Path>,
) -> Result<ToolOutcome, Failure> {
    let bytes = super::input(journal)?;
    super::told_of_reading(journal, Tool::Journal);
    let given: Vec<Given> = codes.iter().map(|WrittenOnPaper(given)| *given).collect();
    let signed = match key {
        Some(key) => {
            let beside = signature_of(journal);
            Some((read::<Signed>(signature.unwrap_or(&beside))?, read::<PublicKey>(key)?))
        }
        None => None,
    };
    let signed = signed.as_ref().map(|(signed, key)| (signed, *key));
    let verified = verify(journal, &bytes, &given, signed).map_err(|error| Failure::Bad(error.to_string()))?;
    writeln!(io::stdout().lock(), "{}: {verified}", journal.display())?;
    Ok(match verified.verdict {
        Verdict::Sound | Verdict::Torn => ToolOutcome::Good,
        Verdict::Damaged { .. }
        | Verdict::Shortened(_)
        | Verdict::Altered { .. }
        | Verdict::Foreign
        | Verdict::CutBeforeSigned(_)
        | Verdict::NotAsSigned(_) => ToolOutcome::Different,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write_it() {
        let code: Code = "a1 b4 c2 d7".parse().unwrap();
        for (text, number) in [
            ("Anna eins Bella vier Cesar zwei David sieben", None),
            ("Code der Aufzeichnung drei: Anna eins, Bella vier, Cesar zwei, David sieben.", Some(3)),
            ("thirty-one: a1 b4 c2 d7", Some(31)),
            ("3: Anna eins, Bella vier, Cesar zwei, David sieben.", Some(3)),
            ("12 anna uno bella cuatro cesar dos david siete", Some(12)),
            ("Anna one, Bella 4, C2, d7", None),
            ("3 a1 b4 c2 d7", Some(3)),
            ("a1b4c2d7", None),
        ] {
            let WrittenOnPaper(given) = text.parse().unwrap();
            assert_eq!((given.number, given.code), (number, code), "{text}");
        }
        for text in ["", "a1 b4 c2", "a1 b4 c2 d9", "a1 b4 c2 d7 e5", "1 2 3 4 5 6 7 8"] {
            assert!(text.parse::<WrittenOnPaper>().is_err(), "{text}");
        }
    }
}
