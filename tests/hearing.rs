//! Hearing: `hear` and `enrol` as a user runs them, and moves that eSpeak NG says while the test runs.
//!
//! The figures are figures on synthetic speech. Knobs were chosen on other voices than those that are heard here; the full
//! measurement is `cargo bench --bench hearing`.
#![expect(clippy::unwrap_used, reason = "a test that cannot write its files fails")]
#[path = "speech/mod.rs"]
mod speech;

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::{Arc, mpsc::channel},
    time::Duration,
};

use anna_hector::{
    language::{Language, Request, understand::telling::told},
    laws::RawMove,
    listen::{
        Acceptance, Ear, Expectation, ExpectedAnswer, Heard, Hearer, HearerEvent, Meaning, Recogniser, Scope, Sound,
        Talker,
        capture::{CapturedUtterance, Cut, Cutter, Gate, MicrophonePlace},
        enrolled::Enrolled,
        grammar::{self, Expecting, Tongue},
        sphinx::{Sphinx, SphinxError, SphinxTask},
    },
};
use hound::{SampleFormat, WavSpec, WavWriter};
use shakmaty::{Color, Position, Square};
use speech::{
    Dice, HELD_OUT, TALK, Voice, babble, clicks,
    trial::{Case, Help, Tally},
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const GERMAN: Tongue = Tongue::of(Language::German);

/// PocketSphinx, or why there is no test without it.
fn sphinx(only: Option<&Enrolled>) -> Option<Sphinx> {
    match Sphinx::open(GERMAN, only.map_or(SphinxTask::Alone, |only| SphinxTask::Second(only.vocabulary()))) {
        Ok(sphinx) => Some(sphinx),
        Err(error @ (SphinxError::NoLibrary(_) | SphinxError::NoModel(_))) => {
            eprintln!("skipped: {error}");
            None
        }
        Err(error) => panic!("{error}"),
    }
}

fn speaks() -> bool {
    let speaks = speech::can_speak();
    if !speaks {
        eprintln!("skipped: there is no espeak-ng");
    }
    speaks
}

// ---- The tools ----

fn program(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .env("LC_ALL", "de_DE.UTF-8")
        .args(args)
        .output()
        .expect("the program starts")
}

/// The answers of `hear`, one a line, and the exit code.
fn answers(output: &Output) -> (Vec<serde_json::Value>, Option<i32>) {
    let lines = String::from_utf8_lossy(&output.stdout);
    (
        lines.lines().map(|line| serde_json::from_str(line).expect("one JSON object a line")).collect(),
        output.status.code(),
    )
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[expect(clippy::cast_possible_truncation, reason = "samples have sixteen bits")]
fn write(path: &Path, spec: WavSpec, samples: impl Iterator<Item = f32>) -> String {
    let mut wav = WavWriter::create(path, spec).unwrap();
    samples.for_each(|sample| wav.write_sample((sample.clamp(-1.0, 1.0) * 32_767.0) as i16).unwrap());
    wav.finalize().unwrap();
    path.display().to_string()
}

const fn mono(sample_rate: u32) -> WavSpec {
    WavSpec { channels: 1, sample_rate, bits_per_sample: 16, sample_format: SampleFormat::Int }
}

/// A folder with somebody's recordings.
struct Recordings {
    folder: tempfile::TempDir,
    voice: Voice,
    dice: Dice,
}

impl Recordings {
    fn new(variant: &str, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let voice = Voice::german(variant, &mut dice);
        Self { folder: tempfile::tempdir().unwrap(), voice, dice }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn say(&mut self, name: &str, text: &str) -> String {
        let sound = self.voice.say(text, &mut self.dice);
        write(&self.path(name), mono(16_000), sound.samples.into_iter())
    }

    /// Teaches a word with three takes; what `enrol` printed.
    fn enrol(&mut self, profile: &str, word: &str) -> String {
        let takes: Vec<String> = (0..3).map(|take| self.say(&format!("{word}{take}.wav"), word)).collect();
        let args = [
            &["enrol", "--profile", profile, "--language", "de", word],
            &*takes.iter().map(String::as_str).collect::<Vec<_>>(),
        ]
        .concat();
        let output = program(&args);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}

#[test]
fn a_few_words_that_were_taught_are_heard_as_a_move_where_nobody_else_listens() {
    if !speaks() {
        return;
    }
    let mut recordings = Recordings::new("m3", 1);
    let profile = recordings.path("profile").display().to_string();
    for word in ["fünf", "zwei", "vier", "sieben", "eins", "drei"] {
        assert_eq!(recordings.enrol(&profile, word), format!("{word}: 3 takes\n"));
    }
    let move_file = recordings.say("e2e4.wav", "fünf zwei fünf vier");
    let illegal = recordings.say("e2e5.wav", "sieben eins fünf vier");
    let hears = |library: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_anna-hector"));
        command.args(["hear", "--fen", START, "--profile", &profile, &move_file, &illegal]);
        command.envs(library.map(|file| ("ANNA_HECTOR_POCKETSPHINX", file)));
        let output = command.output().unwrap();
        assert!(stderr(&output).contains("6 of 27 words"), "{}", stderr(&output));
        output
    };
    // Half a profile is worse than none: where there is PocketSphinx, it is not used.
    if sphinx(None).is_some() {
        let (answers, _) = answers(&hears(None));
        let used = answers.iter().any(|answer| answer["scores"].get("enrolled_free").is_some());
        assert!(!used && answers[0]["scores"].get("sphinx_free").is_some(), "{answers:?}");
    }
    // Somebody who has no PocketSphinx is told so, and is heard all the same.
    {
        let output = hears(Some("/nowhere/libpocketsphinx.so"));
        let (answers, code) = answers(&output);
        assert_eq!(code, Some(0), "{}", stderr(&output));
        assert!(stderr(&output).contains("/nowhere"), "{}", stderr(&output));
        let [heard, wrong] = answers.as_slice() else { panic!("two lines, not {answers:?}") };
        let keys: Vec<&str> = heard.as_object().unwrap().keys().map(String::as_str).collect();
        for key in ["file", "heard", "move", "accepted", "legal", "ask", "reason", "scores", "ms"] {
            assert!(keys.contains(&key), "{key} is missing in {heard}");
        }
        assert_eq!(heard["heard"], "fünf zwei fünf vier");
        assert_eq!((&heard["move"], &heard["legal"]), (&"e2e4".into(), &true.into()), "{heard}");
        // A well-formed illegal move stays what it is.
        assert_eq!((&wrong["move"], &wrong["legal"]), (&"g1e4".into(), &false.into()), "{wrong}");
        assert!(wrong["reason"].is_string(), "{wrong}");
    }
}

#[test]
fn bad_files_have_their_line_and_the_exit_code_is_2() {
    if sphinx(None).is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let tone = |seconds: usize, rate: usize| (0..seconds * rate).map(|i| (i as f32 * 0.05).sin() * 0.3);
    let stereo = write(&at("stereo.wav"), WavSpec { channels: 2, ..mono(16_000) }, tone(2, 16_000));
    let slow = write(&at("slow.wav"), mono(4_000), tone(1, 4_000));
    let empty = write(&at("empty.wav"), mono(16_000), std::iter::empty());
    let hour = write(&at("hour.wav"), mono(8_000), tone(3_600, 8_000));
    let silence = write(&at("silence.wav"), mono(44_100), std::iter::repeat_n(0.0, 44_100));
    let compressed = at("compressed.wav");
    let mut bytes = fs::read(&silence).unwrap();
    bytes[20] = 0x11; // IMA ADPCM
    fs::write(&compressed, bytes).unwrap();
    let text = at("text.wav");
    fs::write(&text, "no sound at all").unwrap();
    let [compressed, text, missing] = [compressed, text, at("missing.wav")].map(|path| path.display().to_string());
    let files = [
        (&stereo, "2 channels"),
        (&slow, "4000"),
        (&empty, "no sound"),
        (&hour, "30 seconds"),
        (&compressed, "compressed"),
        (&text, "no WAV"),
        (&missing, "name a readable file"),
    ];
    let names: Vec<&str> = files.iter().map(|(file, _)| file.as_str()).chain([silence.as_str()]).collect();
    let output = program(&[&["hear", "--fen", START], names.as_slice()].concat());
    let (answers, code) = answers(&output);
    assert_eq!(code, Some(2));
    assert_eq!(answers.len(), files.len() + 1);
    for (answer, (file, problem)) in answers.iter().zip(files) {
        assert_eq!(answer["file"], file.as_str());
        assert_eq!((&answer["accepted"], &answer["move"]), (&"rejected".into(), &serde_json::Value::Null), "{answer}");
        assert!(answer["reason"].as_str().unwrap().contains(problem), "{answer}");
        assert!(stderr(&output).contains(file), "{file} is not named on standard error");
    }
    // Silence is not a bad file: nobody spoke.
    let silent = answers.last().unwrap();
    assert_eq!((&silent["accepted"], &silent["heard"]), (&"rejected".into(), &serde_json::Value::Null), "{silent}");
}

#[test]
fn what_is_missing_is_told_in_each_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = write(&folder.path().join("a.wav"), mono(16_000), std::iter::repeat_n(0.1, 16_000));
    let profile = folder.path().join("profile");
    fs::create_dir_all(profile.join("de")).unwrap();
    fs::write(profile.join("de/profile.toml"), "version = 99\n").unwrap();
    let profile = profile.display().to_string();
    let nowhere = folder.path().join("nowhere").display().to_string();
    let hear = |more: &[&str], library: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_anna-hector"));
        command.env("LC_ALL", "de_DE.UTF-8").args(["hear", "--fen", START]).args(more).arg(&file);
        command.envs(library.map(|library| ("ANNA_HECTOR_POCKETSPHINX", library)));
        answers(&command.output().unwrap())
    };
    for (more, library, told) in [
        (&[][..], Some("/nowhere/libpocketsphinx.so"), "install it"),
        (&["--profile", &nowhere], None, "anna-hector enrol"),
        (&["--profile", &profile], None, "format 99"),
    ] {
        let (answers, code) = hear(more, library);
        let [answer] = answers.as_slice() else { panic!("one line, not {answers:?}") };
        assert_eq!((&answer["accepted"], code), (&"rejected".into(), Some(2)), "{answer}");
        assert!(answer["reason"].as_str().unwrap().contains(told), "{answer}");
    }
}

#[test]
fn a_take_that_cannot_be_learnt_from_is_refused_with_the_reason() {
    if !speaks() {
        return;
    }
    let mut recordings = Recordings::new("f2", 2);
    let profile = recordings.path("profile").display().to_string();
    let silence = write(&recordings.path("silence.wav"), mono(16_000), std::iter::repeat_n(0.0, 16_000));
    let clipped =
        write(&recordings.path("clipped.wav"), mono(16_000), (0..16_000).map(|i| (i as f32 * 0.05).sin() * 9.0));
    let long = recordings.say("long.wav", "Springer Gustav eins nach Felix drei, Springer Gustav eins nach Felix drei");
    let good = recordings.say("good.wav", "Gustav");
    let output =
        program(&["enrol", "--profile", &profile, "--language", "de", "Gustav", &silence, &clipped, &long, &good]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "Gustav: 1 take\n");
    assert_eq!(output.status.code(), Some(2));
    for problem in ["silence.wav: nothing can be heard", "clipped.wav: too loud", "long.wav: too long"] {
        assert!(stderr(&output).contains(problem), "{problem:?} is not in {:?}", stderr(&output));
    }
    let output = program(&["enrol", "--profile", &profile, "--language", "de", "Zylinder", &good]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("`Zylinder` is said in no move"), "{}", stderr(&output));
}

// ---- Synthetic speech ----

/// Moves that each voice says; the full measurement hears seven times as many, of all voices.
const CASES: usize = 6;
/// Two women and two men.
const SOME_HELD_OUT: [&str; 4] = [HELD_OUT[0], HELD_OUT[2], HELD_OUT[4], HELD_OUT[6]];

/// How many of `all` may fail by chance, one time of a thousand, if each does so with a probability of `rate`: only more
/// of them tell that the rate is higher.
fn most_failures(all: usize, rate: f64) -> usize {
    let (mut probability, mut sum, mut failures) = ((1.0 - rate).powi(i32::try_from(all).unwrap()), 0.0, 0);
    loop {
        sum += probability;
        if sum >= 0.999 || failures == all {
            return failures;
        }
        probability *= (all - failures) as f64 / (failures + 1) as f64 * rate / (1.0 - rate);
        failures += 1;
    }
}

#[test]
fn more_failures_than_chance_allows_are_found() {
    assert_eq!(most_failures(100, 0.0), 0);
    assert!((11..=13).contains(&most_failures(100, 0.05)), "{}", most_failures(100, 0.05));
    assert_eq!(most_failures(3, 0.9), 3);
}

/// With and without a profile, each with the legal moves and with the pieces' places: what was heard of moves, of illegal
/// moves and of everything that is not a move.
#[derive(Default)]
struct Figures {
    moves: [Tally; 4],
    illegal: [Tally; 4],
    others: [Tally; 4],
}

/// Everything that one voice is heard saying.
fn figures(variant: &str, seed: u64) -> Option<Figures> {
    let mut dice = Dice::new(seed);
    let voice = Voice::german(variant, &mut dice);
    let mut untaught = Ear::new(GERMAN, vec![Box::new(sphinx(None)?)]);
    let mut taught = taught(&voice, &mut dice);
    let mut figures = Figures::default();
    let mut hear = |tallies: &mut [Tally; 4], case: &Case, sound: &Sound| {
        let ways = [Help::Legal, Help::Placement, Help::Legal, Help::Placement];
        for (way, (tally, help)) in tallies.iter_mut().zip(ways).enumerate() {
            let ear = if way < 2 { &mut taught } else { &mut untaught };
            tally.count(case, case.heard(ear, sound, help));
        }
    };
    for number in 0..CASES {
        let case = Case::legal(&mut dice);
        let sound = voice.say(&case.text, &mut dice);
        hear(&mut figures.moves, &case, &sound);
        if number % 2 == 0 {
            let wrong = Case::illegal(&mut dice);
            let sound = voice.say(&wrong.text, &mut dice);
            hear(&mut figures.illegal, &wrong, &sound);
            let sound = match number % 6 {
                0 => babble(&mut dice),
                2 => clicks(&mut dice),
                _ => {
                    let text = *dice.pick(TALK);
                    voice.say(text, &mut dice)
                }
            };
            hear(&mut figures.others, &case, &sound);
        }
    }
    Some(figures)
}

/// Synthetic speech of voices on which nothing was chosen. The bounds are those of the full measurement; with so few
/// utterances only what is clearly worse is found.
#[test]
fn voices_that_nothing_was_chosen_on_are_understood() {
    if !speaks() || sphinx(None).is_none() {
        return;
    }
    let all = std::thread::scope(|scope| {
        let heard: Vec<_> = SOME_HELD_OUT
            .iter()
            .enumerate()
            .map(|(index, variant)| scope.spawn(move || figures(variant, 70_000 + 1_000 * index as u64)))
            .collect();
        heard.into_iter().fold(Figures::default(), |mut sum, one| {
            let one = one.join().unwrap().expect("PocketSphinx is there");
            for (sums, tallies) in
                [(&mut sum.moves, one.moves), (&mut sum.illegal, one.illegal), (&mut sum.others, one.others)]
            {
                sums.iter_mut().zip(tallies).for_each(|(sum, tally)| sum.add(tally));
            }
            sum
        })
    });
    let names =
        ["enrolled, legal moves", "enrolled, competition", "not enrolled, legal moves", "not enrolled, competition"];
    for (way, (name, misheard)) in names.into_iter().zip([0.05, 0.08, 0.12, 0.25]).enumerate() {
        let (moves, illegal, others) = (&all.moves[way], &all.illegal[way], &all.others[way]);
        println!(
            "synthetic, {name}: {} of {} right at the first try, {} of {} agreed ones wrong, {} of {} illegal ones agreed \
             as legal, {} of {} other sounds agreed",
            moves.right,
            moves.all,
            moves.wrong_among_agreed,
            moves.agreed,
            illegal.agreed_as_legal,
            illegal.all,
            others.agreed,
            others.all
        );
        let bounds = [
            ("misheard", moves.all - moves.right, moves.all, misheard),
            ("wrong among the agreed", moves.wrong_among_agreed, moves.agreed, 0.01),
            ("illegal and agreed as legal", illegal.agreed_as_legal, illegal.all, 0.01),
            ("no move and agreed", others.agreed, others.all, 0.01),
        ];
        for (what, failures, of, rate) in bounds {
            assert!(failures <= most_failures(of, rate), "{name}: {failures} of {of} {what}; {:?}", moves.mistakes);
        }
    }
}

/// Those who can hear this voice.
fn taught(voice: &Voice, dice: &mut Dice) -> Ear {
    let enrolled = Enrolled::new(voice.enrolled(3, dice), GERMAN);
    let second = sphinx(Some(&enrolled));
    let mut ears: Vec<Box<dyn Recogniser>> = vec![Box::new(enrolled)];
    ears.extend(second.map(|sphinx| -> Box<dyn Recogniser> { Box::new(sphinx) }));
    Ear::new(GERMAN, ears)
}

#[test]
fn what_stands_on_a_board_is_told_square_by_square_and_by_ranks() {
    if !speaks() {
        return;
    }
    let mut dice = Dice::new(12);
    let voice = Voice::german("f2", &mut dice);
    let mut ear = taught(&voice, &mut dice);
    ear.prepare(Expecting::Board).unwrap();
    for text in [
        "Eva vier weißer Bauer",
        "Gustav acht schwarzer Springer",
        "Hector eins leer",
        "Reihe vier leer",
        "Reihe eins Anna weißer Turm Eva weißer König",
    ] {
        let heard = ear.hear(&voice.say(text, &mut dice), Expecting::Board).unwrap().0;
        let meant = Meaning::Told(told(text, Language::German).unwrap());
        assert_eq!((heard.acceptance, &heard.meaning), (Acceptance::Agreed, &meant), "{text}: {heard:?}");
    }
    // No answer comes to what is not such a sentence.
    let move_instead =
        ear.hear(&voice.say("Springer Gustav eins nach Felix drei", &mut dice), Expecting::Board).unwrap();
    assert_eq!(move_instead.0.acceptance, Acceptance::Rejected, "{move_instead:?}");
}

#[test]
fn a_question_takes_its_answers_and_yes_or_no_takes_no_move() {
    if !speaks() {
        return;
    }
    let mut dice = Dice::new(9);
    let voice = Voice::german("m3", &mut dice);
    let mut ear = taught(&voice, &mut dice);
    let position: shakmaty::Chess = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"
        .parse::<shakmaty::fen::Fen>()
        .unwrap()
        .into_position(shakmaty::CastlingMode::Standard)
        .unwrap();
    let among = anna_hector::language::Among::Legal(&position);
    let mut hear = |text: &str, expecting: Expecting<'_>, dice: &mut Dice| {
        ear.prepare(expecting).unwrap();
        ear.hear(&voice.say(text, dice), expecting).unwrap().0
    };
    let asked = hear("Springer David zwei", Expecting::Move(among), &mut dice);
    assert_eq!(asked.acceptance, Acceptance::Ask, "{asked:?}");
    let Meaning::Several { candidates, .. } = asked.meaning else { panic!("{asked:?}") };
    let answered = hear("Bella", Expecting::Choice { among, candidates: &candidates }, &mut dice);
    let Meaning::Move(said, None) = answered.meaning else { panic!("{answered:?}") };
    assert!(candidates.contains(&said), "{said:?}");
    let yes = hear("ja", Expecting::YesOrNo, &mut dice);
    assert_eq!(yes.meaning, Meaning::Request(Request::Yes), "{yes:?}");
    let no_answer = hear("Springer David zwei", Expecting::YesOrNo, &mut dice);
    assert_eq!(no_answer.acceptance, Acceptance::Rejected, "{no_answer:?}");
    // A question about a move takes another one as well, a no before it, and what is asked between.
    let knight = |from| RawMove::from_squares(position.board(), from, Square::D2, None).unwrap();
    let meant = Expecting::Meant { among, asked: knight(Square::F3) };
    for text in ["nein Springer Bella eins nach David zwei", "Springer Bella eins nach David zwei"] {
        let another = hear(text, meant, &mut dice);
        assert_eq!(another.meaning, Meaning::Move(knight(Square::B1), None), "{another:?}");
        assert!(matches!(another.acceptance, Acceptance::Agreed | Acceptance::Confirm), "{another:?}");
    }
    for (text, request) in [("ja", Request::Yes), ("nein", Request::No), ("meine Zeit", Request::OwnTime)] {
        let said = hear(text, meant, &mut dice);
        assert_eq!(said.meaning, Meaning::Request(request), "{said:?}");
        // A yes commits; what is only asked need not be as certain.
        assert!(said.acceptance == Acceptance::Agreed || request == Request::OwnTime, "{said:?}");
    }
}

/// What comes out of a microphone at which this is said: the pauses, and the whole.
fn cut(samples: &[f32]) -> (Vec<CapturedUtterance>, CapturedUtterance) {
    let mut cutter = Cutter::new(16_000);
    cutter.set_gate(Gate::Open);
    let (mut pauses, mut whole) = (Vec::new(), Vec::new());
    let quiet = [0.0; 8_000];
    cutter.take(&[&quiet, samples, &quiet].concat(), |cut| match cut {
        Cut::Hesitated(utterance) => pauses.push(utterance),
        Cut::Ended(utterance) => whole.push(utterance),
        Cut::Began | Cut::TooLong => {}
    });
    assert_eq!(whole.len(), 1, "utterances");
    (pauses, whole.remove(0))
}

/// What is said is heard alike whatever was heard before.
#[test]
fn what_was_heard_before_changes_nothing() {
    let Some(mut sphinx) = sphinx(None).filter(|_| speaks()) else { return };
    let mut dice = Dice::new(31);
    let voice = Voice::german("m6", &mut dice);
    let said = voice.say("Springer Gustav eins nach Felix drei", &mut dice);
    let position = shakmaty::Chess::default();
    let expecting = Expecting::Move(anna_hector::language::Among::Legal(&position));
    sphinx.prepare(grammar::current(expecting, GERMAN, sphinx.vocabulary())).unwrap();
    let first = sphinx.listen(&said).unwrap();
    for other in [babble(&mut dice), speech::in_noise(&said, 5.0, &mut dice), clicks(&mut dice)] {
        sphinx.listen(&other).unwrap();
        assert_eq!(sphinx.listen(&said).unwrap(), first);
    }
}

/// Some of the words are worse than none: until every move can be said in them, the recogniser of everybody listens with all
/// of its own.
#[test]
fn a_half_taught_profile_is_no_worse_than_none() {
    if sphinx(None).is_none() || !speaks() {
        return;
    }
    let mut dice = Dice::new(29);
    let voice = Voice::german("m4", &mut dice);
    let whole = voice.enrolled(3, &mut dice);
    let folder = tempfile::tempdir().unwrap();
    let (out, reports) = channel();
    let hearer = Hearer::start(Arc::new(move |event| drop(out.send(event)))).unwrap();
    let next = || reports.recv_timeout(Duration::from_secs(60)).expect("a report");
    for (taught, told) in [(8, Some((8, 27))), (26, Some((26, 27))), (27, None), (whole.words.len(), None)] {
        let mut profile = whole.clone();
        profile.words.truncate(taught);
        profile.save(folder.path()).unwrap();
        hearer.listen(
            MicrophonePlace::Room,
            Talker { tongue: GERMAN, profile: Some(folder.path().to_owned()), beside: String::new() },
        );
        let HearerEvent::Listens(MicrophonePlace::Room, missing) = next() else { panic!("{taught} words") };
        assert_eq!(missing.half_taught, told, "{taught} words");
        let scope = Scope::Legal(Box::default());
        hearer.expect(MicrophonePlace::Room, Arc::new(Expectation { scope, asked: ExpectedAnswer::Nothing }));
        for text in ["Springer Gustav eins nach Felix drei", "letzter Zug"] {
            let (_, whole) = cut(&voice.say(text, &mut dice).samples);
            hearer.understand(MicrophonePlace::Room, whole);
            let HearerEvent::Heard(_, heard) = next() else { panic!("{taught} words: {text}") };
            let wanted = Meaning::of(text, heard.expectation.expecting(), GERMAN);
            assert!(heard.verdict.meaning.same(&wanted), "{taught} words: {:?}", heard.verdict);
            assert_ne!(heard.verdict.acceptance, Acceptance::Rejected, "{taught} words: {:?}", heard.verdict);
        }
    }
}

#[test]
fn what_was_understood_in_a_pause_is_the_answer_only_if_nothing_follows() {
    if sphinx(None).is_none() || !speaks() {
        return;
    }
    let mut dice = Dice::new(23);
    let voice = Voice::german("m4", &mut dice);
    let (out, reports) = channel();
    let hearer = Hearer::start(Arc::new(move |event| drop(out.send(event)))).unwrap();
    hearer.listen(MicrophonePlace::Room, Talker { tongue: GERMAN, profile: None, beside: String::new() });
    let next = || reports.recv_timeout(Duration::from_secs(60)).expect("a report");
    assert!(matches!(next(), HearerEvent::Listens(..)));
    let scope = Scope::Legal(Box::default());
    hearer.expect(MicrophonePlace::Room, Arc::new(Expectation { scope, asked: ExpectedAnswer::Nothing }));
    // Whatever was asked of the thread before, it has done when it reports on another microphone.
    let settle = || {
        hearer.listen(
            MicrophonePlace::Player(Color::White),
            Talker { tongue: GERMAN, profile: None, beside: String::new() },
        );
        assert!(matches!(next(), HearerEvent::Listens(MicrophonePlace::Player(Color::White), _)));
    };
    let answer = |foreseen: &[CapturedUtterance], whole: &CapturedUtterance| -> Heard {
        for utterance in foreseen {
            hearer.foresee(MicrophonePlace::Room, utterance.clone());
            settle();
        }
        hearer.understand(MicrophonePlace::Room, whole.clone());
        match next() {
            HearerEvent::Heard(MicrophonePlace::Room, heard) => *heard,
            other => panic!("{other:?}"),
        }
    };
    let mut say = |text: &str| {
        let samples = voice.say(text, &mut dice).samples;
        let loud = |sample: &f32| sample.abs() > 0.01;
        let (first, last) = (samples.iter().position(loud).unwrap(), samples.iter().rposition(loud).unwrap());
        samples[first..last].to_vec()
    };
    let (first, rest) = (say("Springer Gustav eins"), say("nach Felix drei"));
    let (pauses, whole) = cut(&[&first, &[0.0; 3_200][..], &rest].concat());
    let (early, late) = pauses.split_first().expect("he hesitates");
    assert!(!late.is_empty() && whole.says_no_more_than(late.last().unwrap()) && !whole.says_no_more_than(early));
    for foreseen in [&[][..], std::slice::from_ref(early), &pauses] {
        let heard = answer(foreseen, &whole);
        assert_eq!(heard.verdict.heard, "Springer Gustav eins nach Felix drei", "{} pauses", foreseen.len());
        assert_eq!(heard.utterance, whole, "the recording is that of the whole");
    }
    // It is not understood twice: where an utterance says that no more was said, what follows is not listened to.
    let alone = answer(&[], early).verdict;
    assert_ne!(alone.heard, "Springer Gustav eins nach Felix drei");
    let said_no_more = CapturedUtterance { spoken: early.spoken, ..whole.clone() };
    assert_eq!(answer(std::slice::from_ref(early), &said_no_more).verdict, alone);
    // An answer is that of the position it was expected in.
    hearer.foresee(MicrophonePlace::Room, late.last().unwrap().clone());
    settle();
    hearer.expect(
        MicrophonePlace::Room,
        Arc::new(Expectation { scope: Scope::Legal(Box::default()), asked: ExpectedAnswer::YesOrNo }),
    );
    let heard = answer(&[], &whole);
    assert_ne!(heard.verdict.acceptance, Acceptance::Agreed, "{:?}", heard.verdict);
}
