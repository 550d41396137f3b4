//! Hearing: `hear` and `enrol` as a user runs them, and moves that eSpeak NG says while the test runs.
//!
//! The figures are figures on synthetic speech. Knobs were chosen on other voices than those that are heard here; the full
//! measurement is `cargo bench --bench hearing`.
#![expect(clippy::unwrap_used, reason = "a test that cannot write its files fails")]
#[path = "../speech/mod.rs"]
mod speech;
mod tools;

use std::{
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
use shakmaty::{Color, Position, Square};
use speech::{
    Dice, HELD_OUT, TALK, Voice, babble, clicks,
    trial::{Case, Help, Tally},
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Nothing here takes as long on a busy machine: what has not come by then does not come.
const HANGS: Duration = Duration::from_secs(600);
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
    // Drawn before the words are: the same sounds, however many words there are to teach.
    let texts = ["Springer Gustav eins nach Felix drei", "letzter Zug"];
    let mut said: Vec<_> = texts.iter().cycle().take(6).map(|text| (*text, voice.say(text, &mut dice))).collect();
    let whole = voice.enrolled(3, &mut dice);
    let folder = tempfile::tempdir().unwrap();
    let (out, reports) = channel();
    let hearer = Hearer::start(Arc::new(move |event| drop(out.send(event)))).unwrap();
    let next = || reports.recv_timeout(HANGS).expect("a report");
    let all = whole.words.len();
    for (taught, told) in [(0, None), (8, Some((8, 27))), (26, Some((26, 27))), (27, None), (all, None)] {
        let mut profile = whole.clone();
        profile.words.truncate(taught);
        profile.save(folder.path()).unwrap();
        let profile = (taught > 0).then(|| folder.path().to_owned());
        hearer.listen(MicrophonePlace::Room, Talker { tongue: GERMAN, profile, beside: String::new() });
        let HearerEvent::Listens(MicrophonePlace::Room, missing) = next() else { panic!("{taught} words") };
        assert_eq!(missing.half_taught, told, "{taught} words");
        let scope = Scope::Legal(Box::default());
        hearer.expect(MicrophonePlace::Room, Arc::new(Expectation { scope, asked: ExpectedAnswer::Nothing }));
        said.retain(|(text, sound)| {
            let (_, whole) = cut(&sound.samples);
            hearer.understand(MicrophonePlace::Room, whole);
            let HearerEvent::Heard(_, heard) = next() else { panic!("{taught} words: {text}") };
            let wanted = Meaning::of(text, heard.expectation.expecting(), GERMAN);
            let understood = heard.verdict.meaning.same(&wanted) && heard.verdict.acceptance != Acceptance::Rejected;
            // What is understood without a profile must be understood with any.
            assert!(understood || taught == 0, "{taught} words: {:?}", heard.verdict);
            understood
        });
        assert!(
            said.len() >= 4 && texts.iter().all(|text| said.iter().any(|(said, _)| said == text)),
            "{taught} words"
        );
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
    let next = || reports.recv_timeout(HANGS).expect("a report");
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
