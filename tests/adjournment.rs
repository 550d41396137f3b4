//! Adjourned games: the sealed move is nowhere to be found before the envelope is opened, and a crash loses nothing.
use std::{convert::Infallible, fs};

use anna_hector::{
    app::Session,
    clock::Moment,
    console::{rehearse::rehearse, script::Script, state::final_state},
    envelope::Keeper,
    game::{
        Act, AdjournmentAct, AdjournmentCommand, Command, Event, Game, Mode, MoveCommand, Opening, Order, Passphrase,
        Phase, Sealed, Seat, Setup, StartCommand, Step, Written,
    },
    journal::{self, Header, Writer},
    language::{Language, Phrase, Style, Wording, speak},
    laws::{RawMove, completion::Sight},
    narration::{Content, Cue, carry_out},
};
use proptest::prelude::*;
use shakmaty::{Board, ByColor, Chess, Color, Position, Square};

const WHITE: Seat = Seat::Player(Color::White);
const PASSPHRASE: &str = "sieben Raben";

fn passphrase(text: &str) -> Passphrase {
    Passphrase::new(text).expect("long enough")
}

fn adjourn() -> Command {
    Command::Adjournment(AdjournmentCommand::Order(
        Order { resumes: "tomorrow".into(), ..Order::default() },
        passphrase(PASSPHRASE),
    ))
}

fn open(text: &str) -> Command {
    Command::Adjournment(AdjournmentCommand::Open(Opening::With(passphrase(text))))
}

/// Every way in which the program writes or says a move: in each language and three styles, as UCI and in its own forms.
fn spellings(said: RawMove, board: &Board) -> Vec<String> {
    let mut all: Vec<String> = Language::ALL
        .into_iter()
        .flat_map(|language| {
            [Style::Full, Style::Short, Style::Squares].map(|style| {
                speak(&Phrase::full_move(said), Wording { language, ranks: language, style, pieces: None }).to_string()
            })
        })
        .collect();
    all.extend(said.to_uci(board, Color::White).map(|uci| uci.to_string()));
    all.push(format!("{said:?}"));
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// No view, cue, state or journal line holds the sealed move before it is opened.
    #[test]
    fn the_sealed_move_is_nowhere_to_be_found(pick in 0_usize..20, as_words in any::<bool>(), practice in any::<bool>()) {
        let legal = Chess::default().legal_moves();
        let said = RawMove::from_move(legal[pick % legal.len()]);
        let secrets = spellings(said, &Board::default());
        let written = if as_words { Written::Words(secrets[0].clone()) } else { Written::Move(said) };
        let mode = if practice { Mode::Practice } else { Mode::Competition };
        let setup = Setup { mode, ..Setup::default() };
        let folder = tempfile::tempdir().expect("a folder");
        let mut writer = Writer::create(&folder.path().join("game.jsonl"), &Header::new("", setup.clone())).expect("a journal");
        let (mut game, mut keeper, mut told) = (Game::new(setup), Keeper::rehearsing(), String::new());
        for (by, command) in [
            (Seat::Arbiter, Command::Start(StartCommand::Begin)),
            (Seat::Arbiter, adjourn()),
            (WHITE, Command::Adjournment(AdjournmentCommand::Seal(written.clone()))),
            (WHITE, Command::Adjournment(AdjournmentCommand::Seal(written))),
            (WHITE, Command::Move(MoveCommand::Press)),
            (Seat::Arbiter, open("the wrong words")),
        ] {
            told += &format!("{command:?}");
            let command = keeper.prepare(&game, Moment::START, by, command);
            let keep = |at: Moment, events: &[Event]| {
                writer.append_all(at, events).expect("a disk");
                Ok::<(), Infallible>(())
            };
            let cues = carry_out(&mut game, Moment::START, by, &command, keep).unwrap_or_default();
            told += &cues.iter().map(words).collect::<String>();
            told += &format!("{command:?} {game:?} {keeper:?}");
            for seat in Seat::ALL {
                told += &format!("{:?}", game.view(seat, Moment::START));
            }
        }
        prop_assert!(matches!(&game.sitting().adjournment().expect("adjourned").sealed, Sealed::Closed(_)));
        let journal = fs::read_to_string(writer.path()).expect("a journal");
        let envelope = String::from_utf8_lossy(game.sitting().envelope().expect("an envelope").bytes()).into_owned();
        for secret in &secrets {
            prop_assert!(!told.contains(secret), "{secret}");
            // `b1c3` may stand in any hash.
            let like_a_hash = secret.bytes().all(|b| b.is_ascii_hexdigit());
            prop_assert!(like_a_hash || !journal.contains(secret) && !envelope.contains(secret), "{secret}");
        }
        let fields = [r#""from":"#, r#""words":"#];
        prop_assert!(fields.iter().all(|field| !journal.contains(field)), "{journal}");
        prop_assert!(!journal.contains(PASSPHRASE));
        prop_assert!(!told.contains(PASSPHRASE));
        // And once it is opened, it is there.
        let command = keeper.prepare(&game, Moment::START, Seat::Arbiter, open(PASSPHRASE));
        let cues = carry_out(&mut game, Moment::START, Seat::Arbiter, &command, |_, _: &[Event]| Ok::<(), Infallible>(()));
        let heard: String = cues.unwrap_or_default().iter().map(words).collect();
        prop_assert!(heard.contains(&speak(&Phrase::full_move(said), Wording::default()).to_string()), "{heard}");
    }
}

fn words(cue: &Cue) -> String {
    match &cue.content {
        Content::Say(phrase) | Content::Refuse { phrase, .. } => speak(phrase, Wording::default()).to_string(),
        Content::Chime(chime) => chime.name().to_owned(),
    }
}

#[test]
fn the_state_of_a_rehearsal_and_its_transcript_keep_the_secret() {
    let script =
        "0:00:00 arbiter start\n0:00:01 arbiter adjourn siebenRaben\n0:00:02 white seal Sf3\n0:00:03 white press\n";
    let rehearsal = rehearse(&Script::parse(script).expect("a script")).expect("as told");
    let shown = format!("{} {}", final_state(&rehearsal), rehearsal.transcript.join("\n"));
    for secret in ["Sf3", "g1f3", "Felix", "siebenRaben"] {
        assert!(!shown.contains(secret), "{secret}: {shown}");
    }
    assert!(shown.contains("\"envelope\":\"closed\""));
}

/// What is refused lies in no envelope: the file is what the journal has.
#[test]
fn a_seal_that_is_refused_leaves_the_envelope_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let sight = ByColor { white: Sight::Sighted, black: Sight::Impaired };
    let mut session = Session::begin(Setup { sight, ..Setup::default() }, folder.path()).expect("a session");
    let envelope = session.path().with_extension("envelope");
    let moved = |from, to| RawMove::from_squares(&Board::default(), from, to, None).expect("a piece");
    let seal = |said| Command::Adjournment(AdjournmentCommand::Seal(Written::Move(said)));
    let tries = Command::Move(MoveCommand::Enter(moved(Square::E2, Square::E4)));
    let knight = seal(moved(Square::G1, Square::F3));
    for (by, command) in [(Seat::Arbiter, Command::Start(StartCommand::Begin)), (Seat::Arbiter, adjourn())] {
        session.act(by, &command);
    }
    session.act(WHITE, &tries);
    session.act(WHITE, &knight);
    assert!(!envelope.exists(), "a move stands on the screen");
    session.act(WHITE, &Command::Move(MoveCommand::TakeBack));
    session.act(WHITE, &knight);
    let sealed = fs::read(&envelope).expect("sealed");
    session.act(WHITE, &tries);
    session.act(Seat::Player(Color::Black), &seal(moved(Square::B1, Square::C3)));
    assert_eq!(fs::read(&envelope).expect("as it was"), sealed);
    session.act(WHITE, &seal(moved(Square::B1, Square::C3)));
    assert_ne!(fs::read(&envelope).expect("changed in the envelope"), sealed);
}

/// The program stops at any moment: what was sealed is in the journal, and the passphrase nowhere.
#[test]
fn a_restart_loses_no_sealed_move_and_asks_for_the_passphrase_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let knight = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight");
    let mut session = Session::begin(Setup::default(), folder.path()).expect("a session");
    let journal = session.path().to_owned();
    let envelope = journal.with_extension("envelope");
    for (by, command) in [
        (Seat::Arbiter, Command::Start(StartCommand::Begin)),
        (Seat::Arbiter, adjourn()),
        (WHITE, Command::Adjournment(AdjournmentCommand::Seal(Written::Move(knight)))),
    ] {
        session.act(by, &command);
    }
    let sealed = fs::read(&envelope).expect("sealed at once");
    drop(session);

    let (mut session, _) = Session::resume(&journal).expect("the game goes on");
    for by in [WHITE, Seat::Player(Color::Black)] {
        session.act(by, &Command::Start(StartCommand::Ready));
    }
    let refused = session.act(WHITE, &Command::Adjournment(AdjournmentCommand::Seal(Written::Move(knight))));
    assert!(refused.iter().any(|cue| words(cue).contains("Kennwort")), "{refused:?}");
    // He loses no time by it: the clock stands until the arbiter has given it again.
    assert_eq!(session.game().clock().side_running(), None);
    session.act(Seat::Arbiter, &adjourn());
    assert_eq!(session.game().clock().side_running(), Some(Color::White));
    // Where nothing else changes, the arbiter reads that it is taken.
    let taken = session.act(Seat::Arbiter, &adjourn());
    assert_eq!(taken.iter().map(words).collect::<Vec<_>>(), ["Das Kennwort gilt."]);
    session.act(WHITE, &Command::Move(MoveCommand::Press));
    assert!(session.game().sitting().adjournment().is_some());
    drop(session);

    let found = journal::unfinished(folder.path()).expect("a folder");
    assert_eq!(found.len(), 1, "an adjourned game is offered");
    let (mut session, _) = Session::resume(&journal).expect("the game goes on");
    let wrong = session.act(Seat::Arbiter, &open("sechs Raben"));
    assert!(wrong.iter().any(|cue| words(cue).contains("öffnet den Umschlag nicht")), "{wrong:?}");
    // The file is damaged, then lost: it is told, and the journal puts it right.
    for (spoil, told) in [(true, "verändert"), (false, "fehlte")] {
        if spoil { fs::write(&envelope, "nothing") } else { fs::remove_file(&envelope) }.expect("a disk");
        let cues = session.act(Seat::Arbiter, &open("sechs Raben"));
        assert!(cues.iter().any(|cue| words(cue).contains(told)), "{cues:?}");
        assert_eq!(fs::read(&envelope).expect("put right"), sealed);
    }
    session.act(Seat::Arbiter, &open(PASSPHRASE));
    assert_eq!(session.game().plies()[0].played(), Some(knight));
    // The sealed move is made before the clock of the player who replies starts (E.9.a).
    assert_eq!(session.game().clock().side_running(), None);
    for by in [WHITE, Seat::Player(Color::Black)] {
        assert_eq!(session.game().step(by.side().expect("a player")), Step::ConfirmResumption(Color::Black));
        session.act(by, &Command::Start(StartCommand::Ready));
    }
    assert_eq!(session.game().clock().side_running(), Some(Color::Black));
    let record = journal::read(&journal).expect("whole");
    assert_eq!(record.replay(), *session.game());
    assert!(
        record.lines.iter().any(|line| matches!(line.event.act, Act::Adjournment(AdjournmentAct::EnvelopeOpened(_))))
    );
    assert!(matches!(session.game().phase(), Phase::Playing(_)));
}
