//! The stories: one behaviour of the Laws each, played in simulated time, each a test of its own: `cargo test --test stories
//! adjourn` plays those with `adjourn` in their path. `NAME.txt` is a rehearsal script with its Article in the first comment;
//! `NAME.json` beside it holds fields of the final state, and only those are compared. See `tests/stories/README.md`.
mod story_files;

use std::{
    collections::BTreeSet,
    fmt::Debug,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Arc, OnceLock},
};

use anna_hector::{
    console::{
        rehearse::{Rehearsal, rehearse},
        script::{CueCheck, Script},
        state::final_state,
    },
    game::{Act, Mode, Rejection},
};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use story_files::{files, root};

fn main() -> ExitCode {
    let stories: Vec<Arc<Story>> = files("txt").iter().flat_map(|path| of_file(path)).map(Arc::new).collect();
    let mut trials: Vec<Trial> = stories
        .iter()
        .map(|story| {
            let played = Arc::clone(story);
            Trial::test(story.name.clone(), move || {
                played.told().problem.clone().map_or(Ok(()), |found| Err(found.into()))
            })
        })
        .collect();
    trials.push(Trial::test("every_story_names_its_article", every_story_names_its_article));
    trials.push(Trial::test("every_state_has_its_story", every_state_has_its_story));
    let all = stories.clone();
    trials.push(Trial::test("every_story_in_competition_names_every_cue", move || {
        every_story_in_competition_names_every_cue(&all)
    }));
    trials.push(Trial::test("no_two_stories_have_the_same_name", no_two_stories_have_the_same_name));
    let all = stories.clone();
    trials.push(Trial::test("every_refusal_is_in_a_story", move || every_refusal_is_in_a_story(&all)));
    trials.push(Trial::test("every_event_is_in_a_story", move || every_event_is_in_a_story(&stories)));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A file in one edition. It is played once, no matter who asks.
struct Story {
    /// `9-draws/threefold::2018`; without the edition where there is only one.
    name: String,
    file: PathBuf,
    script: Result<Script, String>,
    told: OnceLock<Told>,
}

/// How a story went, and the names of what happened in it.
struct Told {
    problem: Option<String>,
    refusals: BTreeSet<String>,
    events: BTreeSet<String>,
}

/// A story for each edition of a file.
fn of_file(file: &Path) -> Vec<Story> {
    let name = file.strip_prefix(root()).unwrap_or(file).with_extension("").to_string_lossy().replace('\\', "/");
    let story = |name: String, script| Story { name, file: file.to_owned(), script, told: OnceLock::new() };
    let scripts = fs::read_to_string(file)
        .map_err(|error| error.to_string())
        .and_then(|text| Script::parse_each(&text).map_err(|error| error.to_string()));
    match scripts {
        Err(error) => vec![story(name.clone(), Err(format!("{name}.txt: {error}")))],
        Ok(mut scripts) if scripts.len() == 1 => {
            scripts.drain(..).map(|script| story(name.clone(), Ok(script))).collect()
        }
        Ok(scripts) => {
            scripts.into_iter().map(|script| story(format!("{name}::{}", script.setup.edition), Ok(script))).collect()
        }
    }
}

impl Story {
    fn told(&self) -> &Told {
        self.told.get_or_init(|| match &self.script {
            Err(error) => Told { problem: Some(error.clone()), refusals: BTreeSet::new(), events: BTreeSet::new() },
            Ok(script) => match rehearse(script) {
                Ok(rehearsal) => Told { problem: self.state_differs(script, &rehearsal), ..Told::of(&rehearsal) },
                Err((error, rehearsal)) => {
                    Told { problem: Some(format!("{}.txt: {error}", self.name)), ..Told::of(&rehearsal) }
                }
            },
        })
    }

    fn state_differs(&self, script: &Script, rehearsal: &Rehearsal) -> Option<String> {
        let expected = self.file.with_extension("json");
        if !expected.exists() {
            return None;
        }
        let part = fs::read_to_string(&expected)
            .map_err(|error| error.to_string())
            .and_then(|json| serde_json::from_str::<Value>(&script.resolve(&json)).map_err(|error| error.to_string()));
        let problem = match part {
            Ok(part) => first_difference(&part, &final_state(rehearsal), "")?,
            Err(error) => error,
        };
        Some(format!("{}.json: {problem}", self.name))
    }
}

impl Told {
    fn of(rehearsal: &Rehearsal) -> Self {
        let events = rehearsal.log.iter().map(|(_, event)| match &event.act {
            Act::Start(act) => variant_of("Start", act),
            Act::Move(act) => variant_of("Move", act),
            Act::Answer(act) => variant_of("Answer", act),
            Act::Draw(act) => variant_of("Draw", act),
            Act::Ending(act) => variant_of("Ending", act),
            Act::Claim(act) => variant_of("Claim", act),
            Act::Clock(act) => variant_of("Clock", act),
            Act::Arbiter(act) => variant_of("Arbiter", act),
            Act::Lock(act) => variant_of("Lock", act),
            Act::Presence(act) => variant_of("Presence", act),
            Act::Device(act) => variant_of("Device", act),
            Act::Adjournment(act) => variant_of("Adjournment", act),
            Act::Notice(act) => variant_of("Notice", act),
            Act::Reconcile(act) => variant_of("Reconcile", act),
        });
        Self { problem: None, refusals: rehearsal.refusals.iter().map(variant).collect(), events: events.collect() }
    }
}

/// The first field of `part` that `whole` does not hold, with its path.
fn first_difference(part: &Value, whole: &Value, path: &str) -> Option<String> {
    match (part, whole) {
        (Value::Object(fields), Value::Object(found)) => fields.iter().find_map(|(key, value)| {
            let path = format!("{path}/{key}");
            match found.get(key) {
                Some(found) => first_difference(value, found, &path),
                None => Some(format!("{path}: there is no such field")),
            }
        }),
        (Value::Array(values), Value::Array(found)) if values.len() == found.len() => {
            let mut pairs = values.iter().zip(found).enumerate();
            pairs.find_map(|(index, (value, found))| first_difference(value, found, &format!("{path}/{index}")))
        }
        _ if part == whole => None,
        _ => Some(format!("{path}: expected {part}, found {whole}")),
    }
}

fn every_story_names_its_article() -> Result<(), Failed> {
    let silent = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("readable");
        let head = text.lines().next().unwrap_or_default();
        let cites = head.starts_with('#') && head.contains(|c: char| c.is_ascii_digit());
        !cites && !head.starts_with("# Practice")
    };
    none("line 1 names no Article", files("txt").into_iter().filter(silent).collect())
}

fn every_state_has_its_story() -> Result<(), Failed> {
    let alone = files("json").into_iter().filter(|path| !path.with_extension("txt").exists()).collect();
    none("no script stands beside it", alone)
}

/// Otherwise a word in an ear it is not for fails nothing. A story outside the folders is still being written.
fn every_story_in_competition_names_every_cue(stories: &[Arc<Story>]) -> Result<(), Failed> {
    let lacks = |script: &Script| script.setup.mode == Mode::Competition && script.cues == CueCheck::Some;
    let in_a_folder = |story: &&Arc<Story>| story.name.contains('/');
    let without = stories.iter().filter(in_a_folder).filter(|story| story.script.as_ref().is_ok_and(lacks));
    let without = without.map(|story| story.file.clone()).collect();
    none("no `cues: all`; `anna-hector rehearse --fill` writes all cues in", without)
}

fn no_two_stories_have_the_same_name() -> Result<(), Failed> {
    let stories = files("txt");
    assert!(stories.len() > 60, "the stories are here");
    let name = |path: &Path| path.file_name().map(ToOwned::to_owned);
    let again = |(index, path): (usize, &PathBuf)| stories[..index].iter().any(|other| name(other) == name(path));
    let again = stories.iter().enumerate().filter(|&story| again(story)).map(|(_, path)| path.clone()).collect();
    none("another folder has a story of this name", again)
}

fn none(problem: &str, found: Vec<PathBuf>) -> Result<(), Failed> {
    let lines: Vec<String> = found.iter().map(|path| format!("{}: {problem}", path.display())).collect();
    if lines.is_empty() { Ok(()) } else { Err(lines.join("\n").into()) }
}

/// Refusals that no script can bring about, and why.
const NO_STORY_REFUSES: &[(&str, &str)] = &[
    ("AlreadyStarted", "once the game has begun, `start` in a script starts the clock again"),
    ("Illegal", "in practice the words are refused before they become a command"),
    ("PromotionMissing", "in practice the words are refused before they become a command"),
    ("PinNeeded", "the attempt is put on record instead: Denied"),
    ("BelowZero", "the attempt is put on record instead: Denied"),
    ("Unasked", "the attempt is put on record instead: Denied"),
    ("EnvelopeDamaged", "nothing damages the envelope of a rehearsal"),
    ("TakenByItsButtons", "no gamepad of a rehearsal is nobody's after a restart"),
    ("NotKept", "a rehearsal writes to no disk that could be full"),
];

/// Events that no script can bring about, and why.
const NO_STORY_HAS: &[(&str, &str)] = &[
    ("Clock::Proposed", "a script rules with the proposed times, and sets a clock by a command of its own"),
    ("Notice::Noticed", "no command: the program noticed something about its machine"),
    ("Notice::BoardSensed", "no command: an electronic board saw it"),
];

/// The acts of each topic, in the source.
const ACTS: &[(&str, &str)] = &[
    ("Start", include_str!("../src/game/topic/start.rs")),
    ("Move", include_str!("../src/game/topic/moving.rs")),
    ("Answer", include_str!("../src/game/topic/answer.rs")),
    ("Draw", include_str!("../src/game/topic/draw.rs")),
    ("Ending", include_str!("../src/game/topic/ending.rs")),
    ("Claim", include_str!("../src/game/topic/claim.rs")),
    ("Clock", include_str!("../src/game/topic/clock.rs")),
    ("Arbiter", include_str!("../src/game/topic/arbiter.rs")),
    ("Lock", include_str!("../src/game/topic/lock.rs")),
    ("Presence", include_str!("../src/game/topic/presence.rs")),
    ("Device", include_str!("../src/game/topic/device.rs")),
    ("Adjournment", include_str!("../src/game/topic/adjournment.rs")),
    ("Notice", include_str!("../src/game/topic/notice.rs")),
    ("Reconcile", include_str!("../src/game/topic/reconcile.rs")),
];

fn every_refusal_is_in_a_story(stories: &[Arc<Story>]) -> Result<(), Failed> {
    let all = Rejection::NAMES.iter().map(|&name| name.to_owned()).collect();
    all_but(all, NO_STORY_REFUSES, &stories.iter().flat_map(|story| story.told().refusals.clone()).collect())
}

fn every_event_is_in_a_story(stories: &[Arc<Story>]) -> Result<(), Failed> {
    let topics = variants(include_str!("../src/game/event.rs"), "Act");
    assert_eq!(topics.len(), ACTS.len(), "each topic has its source");
    let all = topics.iter().flat_map(|topic| {
        let (_, source) = ACTS.iter().find(|(name, _)| name == topic).expect("the source of each topic");
        variants(source, &format!("{topic}Act")).into_iter().map(move |act| format!("{topic}::{act}"))
    });
    let all = all.collect();
    all_but(all, NO_STORY_HAS, &stories.iter().flat_map(|story| story.told().events.clone()).collect())
}

/// Everything is there but what is excused, and nothing is excused that is there.
fn all_but(all: Vec<String>, excused: &[(&str, &str)], there: &BTreeSet<String>) -> Result<(), Failed> {
    assert!(all.len() > 50, "the variants were found");
    let is_excused = |name: &str| excused.iter().any(|(excused, _)| *excused == name);
    let missing: Vec<&String> = all.iter().filter(|name| !there.contains(*name) && !is_excused(name)).collect();
    let needless: Vec<&str> = excused
        .iter()
        .map(|(name, _)| *name)
        .filter(|name| there.contains(*name) || !all.iter().any(|a| a == name))
        .collect();
    if missing.is_empty() && needless.is_empty() {
        return Ok(());
    }
    Err(format!("in no story: {missing:?}; excused without need: {needless:?}").into())
}

/// The variants of an enum, read from its source.
fn variants(source: &str, name: &str) -> Vec<String> {
    let (_, body) = source.split_once(&format!("pub enum {name} {{\n")).expect("the enum");
    let lines = body.lines().take_while(|line| *line != "}");
    let indented =
        lines.filter_map(|line| line.strip_prefix("    ").filter(|rest| rest.starts_with(char::is_uppercase)));
    indented.map(|line| line.chars().take_while(char::is_ascii_alphanumeric).collect()).collect()
}

/// The name of an act with its topic.
fn variant_of(topic: &str, act: &impl Debug) -> String {
    format!("{topic}::{}", variant(act))
}

/// The name of a value's variant.
fn variant(value: &impl Debug) -> String {
    format!("{value:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}
