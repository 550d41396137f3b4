//! `anna-hector hear`: recognises a move in each WAV file and prints a line of JSON for it.
use std::{
    collections::BTreeMap,
    fs::File,
    io::{self, BufReader, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use serde::Serialize;
use shakmaty::{CastlingMode, Chess, Position};

use super::{Failure, LanguageName, ToolOutcome, language_of, leave::Leave, understand::uci};
use crate::{
    game::Tool,
    language::{Among, Language, Phrase, Wording, speak},
    laws::{RawMove, position},
    listen::{
        Acceptance, Ear, Interpretation, Meaning, Opinion, Recogniser, Sound, Talker,
        beside::{Beside, Patience},
        enrolled::Profile,
        grammar::{self, Expecting, Tongue},
        open, seconded,
    },
};

/// What `hear` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    leave: Leave,
    /// The position in which the moves are said.
    #[arg(long)]
    fen: String,
    /// The speaker's profile: a folder that `enrol` has made. Without it, only PocketSphinx listens.
    #[arg(long, value_name = "DIR")]
    profile: Option<PathBuf>,
    /// The language of the words, of questions and reasons. Default: the only language of the profile, else the
    /// system's, else English.
    #[arg(long, value_enum)]
    language: Option<LanguageName>,
    /// The language of the ranks and of castling, if it differs.
    #[arg(long, value_enum)]
    ranks: Option<LanguageName>,
    /// Listen as in competition: for every move that a piece on the board could make by its way of moving. Otherwise legal
    /// moves are preferred, and the reason is given why a move is illegal.
    #[arg(long)]
    competition: bool,
    /// One more recogniser, a program (manual/recognisers.md): a move that would be asked about is taken where it hears the same.
    #[arg(long, value_name = "COMMAND")]
    recogniser: Option<String>,
    /// A Chess960 position: castling is written as king takes rook.
    #[arg(long)]
    chess960: bool,
    /// WAV files, one utterance each: one channel, from 8000 samples a second, at most 30 seconds.
    #[arg(required = true, value_name = "FILE.wav")]
    files: Vec<PathBuf>,
}

/// The answer to one WAV file.
#[derive(Debug, Default, Serialize)]
struct HearAnswer {
    file: String,
    /// The words that were heard.
    heard: Option<String>,
    /// The move in UCI.
    #[serde(rename = "move")]
    said: Option<String>,
    accepted: &'static str,
    legal: Option<bool>,
    /// The question that is asked.
    ask: Option<String>,
    /// The moves among which it decides, in UCI; none where it is about one move.
    candidates: Vec<String>,
    /// Why it is not taken, or what is wrong with the move.
    reason: Option<String>,
    scores: BTreeMap<&'static str, f32>,
    /// From the file in memory to the answer, in milliseconds.
    ms: f64,
}

/// Recognises the files; `clock` shows the time since any fixed moment.
pub(crate) fn run(args: &Args, clock: &dyn Fn() -> Duration) -> Result<ToolOutcome, Failure> {
    let leave = args.leave.must_be_given(Tool::Hear)?;
    let mut out = io::stdout().lock();
    let mut table = match HearTable::set(args) {
        Ok(table) => table,
        Err(failure) => {
            // The reader of the lines has to know it too.
            for file in &args.files {
                write_line(&mut out, &HearAnswer::unheard(file, failure.to_string()))?;
            }
            return Err(failure);
        }
    };
    let mut unread = Vec::new();
    for file in &args.files {
        leave.must_still_hold()?;
        let answer = table.answer(file, clock).unwrap_or_else(|reason| {
            unread.push(file.display().to_string());
            HearAnswer::unheard(file, reason)
        });
        write_line(&mut out, &answer)?;
    }
    match unread.as_slice() {
        [] => Ok(ToolOutcome::Good),
        files => Err(Failure::Bad(format!("not heard: {}; the lines above say why", files.join(", ")))),
    }
}

fn write_line(out: &mut impl Write, answer: &HearAnswer) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, answer).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

/// What may be used to understand a move.
#[derive(Debug, Clone, Copy)]
enum Help {
    /// The placement alone, which everybody sees; as in competition.
    Placement,
    /// The legal moves, as in practice and for `understand`.
    LegalMoves,
}

/// The position and those who listen.
struct HearTable {
    position: Chess,
    castling: CastlingMode,
    help: Help,
    tongue: Tongue,
    ear: Ear,
    second: Option<Beside>,
}

impl HearTable {
    fn set(args: &Args) -> Result<Self, Failure> {
        let castling = args.chess960.then_some(CastlingMode::Chess960);
        let (position, castling) = position::from_fen(&args.fen, castling)?;
        let language = language(args);
        let tongue = Tongue { language, ranks: args.ranks.map_or(language, Into::into) };
        let ear = ear(args.profile.as_deref(), tongue)?;
        let help = if args.competition { Help::Placement } else { Help::LegalMoves };
        let second = second(args.recogniser.as_deref(), tongue)?;
        let mut table = Self { position, castling, help, tongue, ear, second };
        table.prepare().map_err(|error| Failure::Bad(error.to_string()))?;
        Ok(table)
    }

    fn prepare(&mut self) -> Result<(), crate::listen::RecogniserError> {
        let board = self.position.board().clone();
        let among = among(&self.position, &board, self.help);
        let expecting = Expecting::Move(among);
        if let Some(second) = &mut self.second {
            second.prepare(grammar::current(expecting, self.tongue, second.vocabulary()))?;
        }
        self.ear.prepare(expecting)
    }

    fn answer(&mut self, file: &Path, clock: &dyn Fn() -> Duration) -> Result<HearAnswer, String> {
        let opened = File::open(file).map_err(|error| format!("{}: {error}; name a readable file", file.display()))?;
        let sound = Sound::from_wav(BufReader::new(opened)).map_err(|error| format!("{}: {error}", file.display()))?;
        let begin = clock();
        let board = self.position.board().clone();
        let expecting = Expecting::Move(among(&self.position, &board, self.help));
        let (mut verdict, mut opinions) = self.ear.hear(&sound, expecting).map_err(|error| error.to_string())?;
        if let Some(second) = self.second.as_mut().filter(|_| verdict.acceptance == Acceptance::Confirm) {
            let later = second.listen(&sound).map_err(|error| error.to_string())?;
            verdict = seconded(&verdict, &later, expecting, self.tongue).unwrap_or(verdict);
            opinions.push(later);
        }
        let ms = clock().saturating_sub(begin).as_secs_f64() * 1_000.0;
        Ok(self.told(file, &verdict, &opinions, (ms * 10.0).round() / 10.0))
    }

    fn told(&self, file: &Path, verdict: &Interpretation, opinions: &[Opinion], ms: f64) -> HearAnswer {
        let wording = Wording { language: self.tongue.language, ranks: self.tongue.ranks, ..Wording::default() };
        let words = |phrase: Phrase| speak(&phrase, wording).to_string();
        let in_uci = |said: &RawMove| uci(*said, &self.position, self.castling).to_string();
        let said = match verdict.meaning {
            Meaning::Move(said, _) => Some(said),
            _ => None,
        };
        let candidates = match (verdict.acceptance, &verdict.meaning) {
            (Acceptance::Ask, Meaning::Several { candidates, .. }) => candidates.iter().map(in_uci).collect(),
            _ => Vec::new(),
        };
        HearAnswer {
            file: file.display().to_string(),
            heard: (!verdict.heard.is_empty()).then(|| verdict.heard.clone()),
            said: said.as_ref().map(in_uci),
            accepted: name(verdict.acceptance),
            legal: said.map(|said| said.check(&self.position).is_some()),
            ask: verdict.question().map(words),
            candidates,
            reason: verdict.reason().map(words),
            scores: opinions.iter().flat_map(|opinion| opinion.scores.iter().copied()).collect(),
            ms,
        }
    }
}

impl HearAnswer {
    fn unheard(file: &Path, reason: String) -> Self {
        let accepted = name(Acceptance::Rejected);
        Self { file: file.display().to_string(), accepted, reason: Some(reason), ..Self::default() }
    }
}

const fn name(acceptance: Acceptance) -> &'static str {
    match acceptance {
        Acceptance::Agreed => "agreed",
        Acceptance::Confirm => "confirm",
        Acceptance::Ask => "ask",
        Acceptance::Rejected => "rejected",
    }
}

fn among<'a>(position: &'a Chess, board: &'a shakmaty::Board, help: Help) -> Among<'a> {
    match help {
        Help::Placement => Among::Placement { board, turn: position.turn() },
        Help::LegalMoves => Among::Legal(position),
    }
}

/// The language that was asked for, or the only one of the profile.
fn language(args: &Args) -> Language {
    let taught = args.profile.as_deref().map(Profile::languages).unwrap_or_default();
    match (args.language, taught.as_slice()) {
        (None, [only]) => *only,
        (asked, _) => language_of(asked),
    }
}

/// The recognisers: PocketSphinx is needed without a profile and optional with one. A profile without all words of a move
/// is left out where PocketSphinx can listen.
fn ear(profile: Option<&Path>, tongue: Tongue) -> Result<Ear, Failure> {
    let bad = |error: &dyn std::fmt::Display| Failure::Bad(error.to_string());
    if let Some(folder) = profile {
        Profile::load(folder, tongue.language).map_err(|error| bad(&error))?;
    }
    let talker = Talker { tongue, profile: profile.map(Path::to_owned), beside: String::new() };
    let (ear, missing) = open(&talker);
    let told = missing.told().unwrap_or_default();
    if ear.is_deaf() {
        return Err(Failure::Bad(told));
    }
    if !told.is_empty() {
        eprintln!("anna-hector: {told}");
    }
    Ok(ear)
}

/// The recogniser program that was named, started and ready.
fn second(command: Option<&str>, tongue: Tongue) -> Result<Option<Beside>, Failure> {
    let open = |command| Beside::open(command, tongue, Patience::default());
    command.map(open).transpose().map_err(|error| Failure::Bad(error.to_string()))
}
