//! A recogniser that is a program beside ours: real child programs, good and bad ones.
#![expect(clippy::unwrap_used, reason = "a test that cannot write its files fails")]
#[path = "speech/mod.rs"]
mod speech;

use std::{
    io::{ErrorKind, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    thread,
    time::Duration,
};

use anna_hector::{
    language::{Among, Language},
    laws::RawMove,
    listen::{
        Acceptance, Ear, Expectation, ExpectedAnswer, Fit, Hearer, HearerEvent, Interpretation, Meaning, Recogniser,
        RecogniserError, Scope, Sound, Talker,
        beside::{Beside, Patience, ProgramError},
        capture::{CapturedUtterance, Gate, MicrophonePlace, UtterancePart},
        enrolled::Enrolled,
        grammar::{self, Expecting, Tongue},
        seconded,
        sphinx::{Sphinx, SphinxTask},
    },
};
use shakmaty::{Chess, Position, Square};
use speech::{
    Dice, Voice,
    trial::{Case, Help},
};

/// Nothing here takes as long on a busy machine: what has not come by then does not come.
const HANGS: Duration = Duration::from_secs(600);
const GERMAN: Tongue = Tongue::of(Language::German);
const IMPATIENT: Patience =
    Patience { ready: Duration::from_secs(20), late: Duration::from_millis(300), hang: Duration::from_millis(700) };

fn has_python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !there {
        eprintln!("skipped: there is no python3");
    }
    there
}

fn can_speak() -> bool {
    let can = speech::can_speak();
    if !can {
        eprintln!("skipped: there is no espeak-ng");
    }
    can
}

fn at(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn echo(text: &str) -> String {
    format!("python3 '{}' '{text}'", at("tests/recognisers/echo.py").display())
}

fn bad(fault: &str) -> String {
    format!("python3 '{}' {fault}", at("tests/recognisers/bad.py").display())
}

fn some_sound() -> Sound {
    Sound::new(&(0..16_000).map(|i| (i as f32 * 0.1).sin() * 0.3).collect::<Vec<_>>(), 16_000)
}

/// No steady sound, which is nothing to anybody: it comes and goes like syllables.
fn syllables() -> Sound {
    let syllable = |i: usize| if (i / 2_400).is_multiple_of(2) { 0.0 } else { (i as f32 * 0.1).sin() * 0.3 };
    Sound::new(&(0..16_000).map(syllable).collect::<Vec<_>>(), 16_000)
}

fn prepare(beside: &mut Beside) {
    let position = Chess::default();
    let expecting = Expecting::Move(Among::Legal(&position));
    beside.prepare(grammar::current(expecting, GERMAN, beside.vocabulary())).unwrap();
}

#[test]
fn a_program_is_a_recogniser_like_the_others() {
    if !has_python() {
        return;
    }
    for (transcript, heard, fit) in [
        ("Springer Gustav 1 nach Felix 3.", Some("Springer Gustav eins nach Felix drei"), Fit::Good),
        ("Ewa vier", Some("Eva vier"), Fit::Good),
        ("Und jetzt das Wetter", None, Fit::None),
    ] {
        let mut beside = Beside::open(&echo(transcript), GERMAN, IMPATIENT).unwrap();
        prepare(&mut beside);
        let opinion = beside.listen(&some_sound()).unwrap();
        assert_eq!(opinion.fit, fit, "{transcript}: {opinion:?}");
        if heard.is_some() {
            assert_eq!(opinion.heard(), heard);
        }
    }
    // What it is not sure of agrees to nothing.
    let mut unsure = Beside::open(&(echo("Eva vier") + " 0.1"), GERMAN, IMPATIENT).unwrap();
    prepare(&mut unsure);
    assert_eq!(unsure.listen(&some_sound()).unwrap().fit, Fit::Doubtful);
}

#[test]
fn a_program_with_a_fault_is_ended_and_named() {
    if !has_python() {
        return;
    }
    let shown = |error: &ProgramError| error.to_string();
    let none = Beside::open("/nowhere/recogniser --x", GERMAN, IMPATIENT).err().unwrap();
    assert!(matches!(none, ProgramError::Start { .. }) && shown(&none).contains("/nowhere/recogniser --x"), "{none}");
    let hurried = Patience { ready: Duration::from_millis(500), ..IMPATIENT };
    let mute = Beside::open(&bad("mute"), GERMAN, hurried).err().unwrap();
    assert!(matches!(mute, ProgramError::NotReady(_)), "{mute}");
    let trouble = Beside::open(&bad("trouble"), GERMAN, IMPATIENT).err().unwrap();
    assert!(shown(&trouble).ends_with("no model here; fetch one"), "{trouble}");
    for fault in ["dies", "nonsense", "endless"] {
        let mut beside = Beside::open(&bad(fault), GERMAN, IMPATIENT).unwrap();
        prepare(&mut beside);
        let Err(RecogniserError::Beside(error)) = beside.listen(&some_sound()) else { panic!("{fault}") };
        let fits = match fault {
            "dies" => matches!(error, ProgramError::Ended(_)),
            _ => matches!(error, ProgramError::Nonsense { .. }),
        };
        assert!(fits, "{fault}: {error}");
        assert!(beside.listen(&some_sound()).is_err(), "and nothing waits for it any more");
    }
    let mut hangs = Beside::open(&bad("hangs"), GERMAN, IMPATIENT).unwrap();
    prepare(&mut hangs);
    assert_eq!(hangs.listen(&some_sound()).unwrap().fit, Fit::None, "late");
    let Err(RecogniserError::Beside(error)) = (0..6).map(|_| hangs.listen(&some_sound())).find(Result::is_err).unwrap()
    else {
        panic!()
    };
    assert!(matches!(error, ProgramError::Hung(_)), "{error}");
    // One that is slow is only too late, and is asked again.
    let mut slow = Beside::open(&bad("slow"), GERMAN, Patience { hang: Duration::from_secs(20), ..IMPATIENT }).unwrap();
    prepare(&mut slow);
    for _ in 0..2 {
        assert_eq!(slow.listen(&some_sound()).unwrap().fit, Fit::None);
    }
}

// ---- Behind the thread that understands ----

struct Table {
    hearer: Hearer,
    reports: Receiver<HearerEvent>,
}

impl Table {
    fn new(command: &str) -> Self {
        let (out, reports) = channel();
        let hearer = Hearer::start(Arc::new(move |event| drop(out.send(event)))).unwrap();
        let talker = Talker { tongue: GERMAN, profile: None, beside: command.to_owned() };
        hearer.listen(MicrophonePlace::Room, talker);
        Self { hearer, reports }
    }

    fn next(&self) -> HearerEvent {
        self.reports.recv_timeout(HANGS).expect("a report")
    }

    fn expect_a_move(&self) {
        let scope =
            Scope::Placement { board: Box::new(Chess::default().board().clone()), turn: shakmaty::Color::White };
        self.hearer.expect(MicrophonePlace::Room, Arc::new(Expectation { scope, asked: ExpectedAnswer::Nothing }));
    }

    /// Says it part by part, as a microphone brings it.
    fn say(&self, sound: &Sound) {
        let parts = sound.samples.chunks(3_200).enumerate();
        for (index, samples) in parts {
            let part = UtterancePart { from: index * 3_200, samples: samples.to_vec(), rate: 16_000 };
            self.hearer.go_on(MicrophonePlace::Room, part);
        }
        let utterance =
            CapturedUtterance { samples: sound.samples.clone(), rate: 16_000, gate: Gate::Held, spoken: None };
        self.hearer.understand(MicrophonePlace::Room, utterance);
    }
}

/// A sentence that the fast recogniser asks about, and the move that it asks about.
fn asked_about() -> Option<(Sound, RawMove)> {
    if !has_python() || !can_speak() || Sphinx::open(GERMAN, SphinxTask::Alone).is_err() {
        eprintln!("skipped: Python, eSpeak NG and PocketSphinx are needed");
        return None;
    }
    let table = Table::new("");
    assert!(matches!(table.next(), HearerEvent::Listens(..)));
    table.expect_a_move();
    let mut dice = Dice::new(77);
    for variant in ["m2", "m4", "f2", "f4", "m6", "f5", "m8"] {
        for text in ["Springer Felix drei", "Bauer Eva zwei nach Eva vier", "Bauer David zwei nach David vier"] {
            let voice = Voice::german(variant, &mut dice);
            let said = voice.say(text, &mut dice);
            table.say(&said);
            let HearerEvent::Heard(_, heard) = table.next() else { panic!() };
            if let (Acceptance::Confirm, Meaning::Move(about, None)) =
                (heard.verdict.acceptance, &heard.verdict.meaning)
            {
                return Some((said, *about));
            }
        }
    }
    panic!("everything was understood at once");
}

fn in_words(said: RawMove) -> String {
    use anna_hector::language::{Phrase, Wording, speak};
    speak(&Phrase::full_move(said), Wording::default()).to_string()
}

#[test]
fn a_question_becomes_an_agreement_and_nothing_is_overruled() {
    let Some((said, about)) = asked_about() else { return };
    let other = RawMove::from_squares(Chess::default().board(), Square::B1, Square::A3, None).unwrap();
    for (words, seconds) in [(in_words(about), true), (in_words(other), false), ("Guten Tag".to_owned(), false)] {
        let table = Table::new(&echo(&words));
        table.expect_a_move();
        let mut first = [table.next(), table.next()];
        first.sort_by_key(|event| matches!(event, HearerEvent::Joined(_)));
        let [HearerEvent::Listens(..), HearerEvent::Joined(name)] = &first else { panic!("{first:?}") };
        assert_eq!(name, "echo");
        table.say(&said);
        let HearerEvent::Heard(_, heard) = table.next() else { panic!() };
        assert_eq!(heard.verdict.acceptance, Acceptance::Confirm, "the fast answer is what it was, and comes first");
        // What was asked next is no matter: the answer belongs to what was said.
        table.expect_a_move();
        if seconds {
            let HearerEvent::Seconded(MicrophonePlace::Room, second) = table.next() else { panic!() };
            assert_eq!(second.verdict.acceptance, Acceptance::Agreed);
            assert!(second.verdict.meaning.same(&Meaning::Move(about, None)));
        } else {
            // A question that is put after it is the next that is reported.
            table.say(&said);
            let next = table.next();
            assert!(matches!(next, HearerEvent::Heard(..)), "{next:?}");
        }
    }
}

#[test]
fn the_fast_answer_comes_also_where_the_program_hangs_and_its_end_is_told() {
    let Some((said, _)) = asked_about() else { return };
    for fault in ["hangs", "dies", "nonsense", "trouble"] {
        let table = Table::new(&bad(fault));
        table.expect_a_move();
        let (mut heard, mut parted) = (0, None);
        // Whether it fails at the beginning or by and by: everything that is said is understood.
        for round in 0..5 {
            table.say(&said);
            loop {
                match table.next() {
                    HearerEvent::Heard(_, of) => {
                        assert_eq!(of.verdict.acceptance, Acceptance::Confirm);
                        heard += 1;
                        break;
                    }
                    HearerEvent::Parted(why) => parted = Some(why),
                    HearerEvent::Listens(..) | HearerEvent::Joined(_) => {}
                    other => panic!("{other:?}"),
                }
            }
            // The program is ready before it is asked a second time.
            if round == 0 && parted.is_none() && fault != "trouble" {
                while !matches!(table.next(), HearerEvent::Joined(_)) {}
            }
        }
        let why = parted.unwrap_or_else(|| {
            loop {
                if let HearerEvent::Parted(why) = table.next() {
                    return why;
                }
            }
        });
        assert!(why.contains("bad.py"), "{fault}: {why}");
        assert_eq!(heard, 5, "{fault}");
    }
}

#[test]
fn a_trial_tells_whether_it_has_understood_a_move() {
    if !has_python() {
        return;
    }
    let (out, reports) = channel();
    let hearer = Hearer::start(Arc::new(move |event| drop(out.send(event)))).unwrap();
    let knight = RawMove::from_squares(Chess::default().board(), Square::G1, Square::F3, None).unwrap();
    let next = || reports.recv_timeout(HANGS).expect("a report");
    for (command, good) in
        [(echo("Springer Gustav 1 nach Felix 3"), true), (echo("Eva vier"), false), (bad("dies"), false)]
    {
        hearer.try_out(command.clone(), GERMAN, knight, some_sound());
        let HearerEvent::Tried(tried) = next() else { panic!() };
        assert_eq!(tried.is_ok(), good, "{command}: {tried:?}");
    }
}

/// It ended at the first French word.
#[test]
fn whisper_reads_the_words_of_each_language_beforehand() {
    if !has_python() {
        return;
    }
    let (king, eight) = (["König", "Rey", "King", "Roi"], ["acht", "ocho", "eight", "huit"]);
    let languages = [Language::German, Language::Spanish, Language::English, Language::French];
    assert!(Language::ALL.iter().all(|language| languages.contains(language)));
    for (language, king) in languages.iter().zip(king) {
        for (ranks, eight) in languages.iter().zip(eight) {
            let output = Command::new("python3")
                .args([at("tests/recognisers/whisper.py"), at("assets/recognisers/faster-whisper")])
                .args([language.code(), ranks.code()])
                .output()
                .unwrap();
            let read = String::from_utf8_lossy(&output.stdout);
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success() && read.contains(king) && read.contains(eight), "{read}{errors}");
        }
    }
}

/// A library's own error was told to nobody.
#[test]
fn an_error_of_the_recognisers_library_is_told() {
    if !has_python() {
        return;
    }
    let raises = format!("python3 '{}'", at("tests/recognisers/raises.py").display());
    let mut beside = Beside::open(&raises, GERMAN, IMPATIENT).unwrap();
    prepare(&mut beside);
    let error = beside.listen(&some_sound()).unwrap_err().to_string();
    assert!(error.contains("KeyError: 'fr'"), "{error}");
}

/// The test once more, in a process that finds no PocketSphinx; whether this is not that process.
fn is_elsewhere_without_sphinx(test: &str) -> bool {
    const LIBRARY: (&str, &str) = ("ANNA_HECTOR_POCKETSPHINX", "/nowhere/libpocketsphinx.so");
    if std::env::var(LIBRARY.0).is_ok_and(|value| value == LIBRARY.1) {
        return false;
    }
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "--nocapture", test])
        .env(LIBRARY.0, LIBRARY.1)
        .output()
        .unwrap();
    let (out, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && out.contains("1 passed"), "{out}\n{errors}");
    true
}

#[test]
fn nobody_waits_while_the_only_recogniser_is_being_opened() {
    if !has_python() || is_elsewhere_without_sphinx("nobody_waits_while_the_only_recogniser_is_being_opened") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let ready = folder.path().join("ready");
    let slow = |text: &str| format!("{} 1 '{}'", echo(text), ready.display());
    let table = Table::new(&slow("Springer Gustav 1 nach Felix 3"));
    assert_eq!(table.next(), HearerEvent::Opens(MicrophonePlace::Room));
    table.expect_a_move();
    // The thread goes on: elsewhere somebody is understood, and another is told that nobody hears him.
    let white = MicrophonePlace::Player(shakmaty::Color::White);
    table.hearer.listen(white, Talker { tongue: GERMAN, profile: None, beside: echo("Eva vier") });
    assert_eq!(table.next(), HearerEvent::Opens(white));
    assert!(matches!(table.next(), HearerEvent::Listens(place, _) if place == white));
    // What is said too early is not lost without a word.
    table.say(&syllables());
    assert_eq!(table.next(), HearerEvent::TooEarly(MicrophonePlace::Room));
    let black = MicrophonePlace::Player(shakmaty::Color::Black);
    table.hearer.listen(black, Talker { tongue: GERMAN, profile: None, beside: String::new() });
    assert!(matches!(table.next(), HearerEvent::Deaf(place, _) if place == black), "nothing was made of what was said");
    // What was waited for before it was ready is waited for now.
    std::fs::write(&ready, "").unwrap();
    assert!(matches!(table.next(), HearerEvent::Listens(MicrophonePlace::Room, _)));
    table.say(&syllables());
    let HearerEvent::Heard(MicrophonePlace::Room, heard) = table.next() else { panic!("not heard") };
    assert_eq!(heard.verdict.heard, "Springer Gustav eins nach Felix drei");
    // The one that is chosen instead meanwhile listens.
    std::fs::remove_file(&ready).unwrap();
    for command in [slow("Eva vier"), echo("David vier")] {
        table.hearer.listen(MicrophonePlace::Room, Talker { tongue: GERMAN, profile: None, beside: command });
        assert_eq!(table.next(), HearerEvent::Opens(MicrophonePlace::Room));
    }
    assert!(matches!(table.next(), HearerEvent::Listens(MicrophonePlace::Room, _)));
    std::fs::write(&ready, "").unwrap();
    table.expect_a_move();
    table.say(&syllables());
    let HearerEvent::Heard(MicrophonePlace::Room, heard) = table.next() else { panic!("not heard") };
    assert_eq!(heard.verdict.heard, "David vier");
}

#[test]
fn an_only_recogniser_that_cannot_be_opened_is_told_with_the_reason() {
    if !has_python() || is_elsewhere_without_sphinx("an_only_recogniser_that_cannot_be_opened_is_told_with_the_reason")
    {
        return;
    }
    let table = Table::new(&bad("trouble"));
    assert_eq!(table.next(), HearerEvent::Opens(MicrophonePlace::Room));
    let HearerEvent::Deaf(MicrophonePlace::Room, why) = table.next() else { panic!("it was opened") };
    assert!(why.contains("no model here; fetch one"), "{why}");
}

/// Programs with a fault that show whether they live: each holds a connection.
struct Lives {
    address: String,
    begun: Receiver<TcpStream>,
}

impl Lives {
    fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().port().to_string();
        let (out, begun) = channel();
        thread::spawn(move || listener.incoming().map_while(Result::ok).all(|life| out.send(life).is_ok()));
        Self { address, begun }
    }

    fn bad(&self, fault: &str) -> String {
        format!("{} {}", bad(fault), self.address)
    }

    /// The life of the program that was started last.
    fn begun(&self) -> TcpStream {
        self.begun.recv_timeout(HANGS).expect("a program that lives")
    }
}

/// Whether the program is gone, as it is when whoever let it go has come back.
fn has_ended(mut life: &TcpStream) -> bool {
    life.set_read_timeout(Some(Duration::from_secs(2))).unwrap();
    match life.read(&mut [0]) {
        Ok(read) => read == 0,
        Err(error) => error.kind() == ErrorKind::ConnectionReset,
    }
}

#[test]
fn no_program_outlives_the_hearer_whatever_it_hangs_in() {
    if !has_python() || is_elsewhere_without_sphinx("no_program_outlives_the_hearer_whatever_it_hangs_in") {
        return;
    }
    let lives = Lives::new();
    let opening = Table::new(&lives.bad("mute"));
    assert_eq!(opening.next(), HearerEvent::Opens(MicrophonePlace::Room));
    let life = lives.begun();
    drop(opening);
    assert!(has_ended(&life), "while it is being opened");

    let asked = Table::new(&lives.bad("hangs"));
    let life = lives.begun();
    asked.expect_a_move();
    assert_eq!(asked.next(), HearerEvent::Opens(MicrophonePlace::Room));
    assert!(matches!(asked.next(), HearerEvent::Listens(MicrophonePlace::Room, _)));
    asked.say(&syllables());
    drop(asked);
    assert!(has_ended(&life), "while it is asked");

    let tried = Table::new("");
    let knight = RawMove::from_squares(Chess::default().board(), Square::G1, Square::F3, None).unwrap();
    tried.hearer.try_out(lives.bad("mute"), GERMAN, knight, some_sound());
    let life = lives.begun();
    drop(tried);
    assert!(has_ended(&life), "while it is tried");
}

/// Whoever is killed kills nobody.
#[test]
fn the_recogniser_of_the_tests_ends_with_its_input_ready_or_not() {
    if !has_python() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let never = folder.path().join("never");
    let mut program = Command::new("python3")
        .arg(at("tests/recognisers/echo.py"))
        .args(["Eva vier", "1"])
        .arg(never)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    input.write_all(b"{\"begin\": {\"protocol\": 1, \"language\": \"de\", \"ranks\": \"de\"}}\n").unwrap();
    drop(input);
    let mut output = program.stdout.take().unwrap();
    let (out, ended) = channel();
    thread::spawn(move || out.send(output.read_to_end(&mut Vec::new())));
    let has_ended = ended.recv_timeout(HANGS).is_ok();
    if !has_ended {
        program.kill().unwrap();
    }
    assert!(program.wait().unwrap().success() && has_ended, "it waits for its file");
}

#[test]
fn a_recogniser_that_is_no_more_awaited_is_ended_at_once() {
    if !has_python() || is_elsewhere_without_sphinx("a_recogniser_that_is_no_more_awaited_is_ended_at_once") {
        return;
    }
    let lives = Lives::new();
    let table = Table::new(&lives.bad("mute"));
    assert_eq!(table.next(), HearerEvent::Opens(MicrophonePlace::Room));
    let replaced = lives.begun();
    let chosen = Talker { tongue: GERMAN, profile: None, beside: lives.bad("mute") };
    table.hearer.listen(MicrophonePlace::Room, chosen);
    assert_eq!(table.next(), HearerEvent::Opens(MicrophonePlace::Room), "and nothing of the first");
    assert!(has_ended(&replaced), "another was chosen");
    let left = lives.begun();
    table.hearer.leave(MicrophonePlace::Room);
    // What was asked of the thread before is done when it reports on another microphone.
    let black = MicrophonePlace::Player(shakmaty::Color::Black);
    table.hearer.listen(black, Talker { tongue: GERMAN, profile: None, beside: String::new() });
    assert!(matches!(table.next(), HearerEvent::Deaf(place, _) if place == black));
    assert!(has_ended(&left), "nobody is listened to there any more");
}

#[test]
fn the_tool_uses_it_as_a_second_opinion() {
    let Some((said, about)) = asked_about() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("move.wav");
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: 16_000,
        bits_per_sample: 32,
        sample_format: hound::SampleFormat::Float,
    };
    let mut wav = hound::WavWriter::create(&file, spec).unwrap();
    said.samples.iter().for_each(|&sample| wav.write_sample(sample).unwrap());
    wav.finalize().unwrap();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (command, accepted) in
        [(None, "confirm"), (Some(echo(&in_words(about))), "agreed"), (Some(echo("Springer Anna drei")), "confirm")]
    {
        let output = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
            .args(["hear", "--competition", "--language", "de", "--fen", start])
            .args(command.iter().flat_map(|command| ["--recogniser", command]))
            .arg(&file)
            .output()
            .unwrap();
        let answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(answer["accepted"], accepted, "{command:?}: {answer}");
    }
}

/// What a program makes of the questions of the fast recognisers, on voices that nothing was chosen on: where somebody has
/// one, `ANNA_HECTOR_RECOGNISER` names its command, and `ANNA_HECTOR_CASES` how many moves each voice says.
#[test]
fn a_real_recogniser_turns_questions_into_agreements() {
    let Ok(command) = std::env::var("ANNA_HECTOR_RECOGNISER") else {
        return eprintln!("skipped: ANNA_HECTOR_RECOGNISER names no command of a recogniser");
    };
    if !can_speak() || Sphinx::open(GERMAN, SphinxTask::Alone).is_err() {
        return eprintln!("skipped: eSpeak NG and PocketSphinx are needed");
    }
    let cases = std::env::var("ANNA_HECTOR_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let mut beside =
        Beside::open(&command, GERMAN, Patience { late: Duration::from_secs(60), ..Patience::default() }).unwrap();
    let mut tallies: Vec<(&str, Seconding)> = Vec::new();
    for (index, variant) in speech::HELD_OUT.iter().enumerate() {
        let mut dice = Dice::new(4_000 + index as u64);
        let voice = Voice::german(variant, &mut dice);
        let enrolled = Enrolled::new(voice.enrolled(3, &mut dice), GERMAN);
        let second = Sphinx::open(GERMAN, SphinxTask::Second(enrolled.vocabulary())).unwrap();
        let mut taught = Ear::new(GERMAN, vec![Box::new(enrolled), Box::new(second)]);
        let mut untaught = Ear::new(GERMAN, vec![Box::new(Sphinx::open(GERMAN, SphinxTask::Alone).unwrap())]);
        for _ in 0..cases {
            let case = Case::legal(&mut dice);
            let clean = voice.say(&case.text, &mut dice);
            let noisy = speech::in_noise(&clean, 12.0, &mut dice);
            for (name, sound) in [
                ("enrolled, clean", &clean),
                ("not enrolled, clean", &clean),
                ("enrolled, noise at 12 dB", &noisy),
                ("not enrolled, noise at 12 dB", &noisy),
            ] {
                let ear = if name.starts_with("enrolled") { &mut taught } else { &mut untaught };
                let place = tallies.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
                    tallies.push((name, Seconding::default()));
                    tallies.len() - 1
                });
                tallies[place].1.count(&case, ear, &mut beside, sound);
            }
        }
    }
    for (name, tally) in &tallies {
        println!("synthetic, {name}: {tally:?}");
        assert!(tally.wrong_after <= tally.wrong_before + tally.agreed_after / 50, "{name}: {tally:?}");
        assert!(tally.agreed_after >= tally.agreed_before);
    }
    let gained: usize = tallies.iter().map(|(_, tally)| tally.agreed_after - tally.agreed_before).sum();
    assert!(gained > 0, "nothing was seconded");
}

#[derive(Debug, Default)]
struct Seconding {
    all: usize,
    agreed_before: usize,
    wrong_before: usize,
    agreed_after: usize,
    wrong_after: usize,
    asked_before: usize,
    asked_after: usize,
    /// How long the program took over each question.
    seconds: Vec<f32>,
}

impl Seconding {
    fn count(&mut self, case: &Case, ear: &mut Ear, beside: &mut Beside, sound: &Sound) {
        let board = case.position.board().clone();
        let expecting = Expecting::Move(Among::Placement { board: &board, turn: case.position.turn() });
        let (before, _) = case.heard(ear, sound, Help::Placement);
        let is_right =
            |verdict: &Interpretation| matches!(verdict.meaning, Meaning::Move(said, _) if said.same_move(case.said));
        let mut after = before.clone();
        if before.acceptance == Acceptance::Confirm {
            beside.prepare(grammar::current(expecting, GERMAN, beside.vocabulary())).unwrap();
            #[expect(clippy::disallowed_methods, reason = "a measurement of real time")]
            let begin = std::time::Instant::now();
            let later = beside.listen(sound).unwrap();
            self.seconds.push((begin.elapsed().as_secs_f32() * 100.0).round() / 100.0);
            eprintln!("{} -> {} / {:?} {:?}", case.text, before.heard, later.current, later.scores);
            after = seconded(&before, &later, expecting, GERMAN).unwrap_or(after);
        }
        let agreed = |verdict: &Interpretation| usize::from(verdict.acceptance == Acceptance::Agreed);
        let asked =
            |verdict: &Interpretation| usize::from(matches!(verdict.acceptance, Acceptance::Confirm | Acceptance::Ask));
        let wrong = |verdict: &Interpretation| agreed(verdict) * usize::from(!is_right(verdict));
        self.all += 1;
        self.agreed_before += agreed(&before);
        self.agreed_after += agreed(&after);
        self.wrong_before += wrong(&before);
        self.wrong_after += wrong(&after);
        self.asked_before += asked(&before);
        self.asked_after += asked(&after);
    }
}
