//! What neighbours say at a microphone that is always open. eSpeak NG says it while the test runs: synthetic speech, and no
//! more than that.
#[path = "speech/mod.rs"]
mod speech;

use anna_hector::{
    clock::Moment,
    desk::{Address, Desk, Wish},
    game::{Command, Game, Mode, Seat, Setup, StartCommand},
    language::Language,
    listen::{
        Acceptance, Ear,
        grammar::Tongue,
        sphinx::{Sphinx, SphinxTask},
    },
};
use shakmaty::Color;
use speech::{Dice, HELD_OUT, Voice, trial::Case};

/// What becomes of what is said at other boards: at a microphone that is always open, of a player who has taught no words.
#[derive(Debug, Default)]
struct Overheard {
    /// What one recogniser alone would have asked about.
    doubtful: usize,
    /// What was asked about.
    asked: usize,
    /// What was taken for the player's move.
    taken: usize,
    /// What was answered otherwise.
    answered: usize,
}

/// The neighbours are as loud as the player himself: nothing but their words tells them from him. What is agreed is taken, no matter who
/// has said it.
#[test]
fn no_neighbours_move_is_asked_about_at_an_open_microphone() {
    let sphinx = match Sphinx::open(Tongue::of(Language::German), SphinxTask::Alone) {
        Ok(sphinx) if speech::can_speak() => sphinx,
        Ok(_) => return eprintln!("skipped: there is no espeak-ng"),
        Err(error) => return eprintln!("skipped: {error}"),
    };
    let mut ear = Ear::new(Tongue::of(Language::German), vec![Box::new(sphinx)]);
    let white = Seat::Player(Color::White);
    let mut game = Game::new(Setup { mode: Mode::Competition, ..Setup::default() });
    for event in game.decide(Moment::START, Seat::Arbiter, &Command::Start(StartCommand::Begin)).unwrap() {
        game.apply(Moment::START, &event);
    }
    let mut overheard = Overheard::default();
    let mut dice = Dice::new(24);
    for number in 0..24 {
        let voice = Voice::german(HELD_OUT[number % HELD_OUT.len()], &mut dice);
        let case = Case::legal(&mut dice);
        let said = voice.say(&case.text, &mut dice);
        let mut desk = Desk::new(white, Language::German);
        let view = game.view(white, Moment::START);
        let expectation = desk.expects(&view);
        ear.prepare(expectation.expecting()).unwrap();
        let (verdict, _) = ear.hear(&said, expectation.expecting()).unwrap();
        let question = matches!(verdict.acceptance, Acceptance::Confirm | Acceptance::Ask);
        overheard.doubtful += usize::from(question && verdict.is_for_us());
        let wishes = desk.hear(&verdict, Address::Perhaps, &view);
        overheard.asked += usize::from(desk.mode().asks());
        overheard.taken += usize::from(wishes.iter().any(|wish| matches!(wish, Wish::Do(_))));
        overheard.answered += usize::from(!wishes.is_empty());
    }
    println!("24 neighbours' moves: {overheard:?}");
    assert!(overheard.doubtful > 0, "none that could be asked about: {overheard:?}");
    assert_eq!(overheard.asked, 0, "{overheard:?}");
    assert_eq!(overheard.answered, overheard.taken, "{overheard:?}");
}
