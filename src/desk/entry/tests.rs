use shakmaty::{Board, ByColor, Square};

use super::*;
use crate::{
    clock::Moment,
    game::{self, AnswerCommand, Game, MoveCommand, Seat, Setup, StartCommand},
    language::{Label, Language},
};

#[test]
fn a_recording_is_asked_for_by_the_number_of_its_move() {
    assert_eq!(["r", "r 12", " r  3 "].map(typed_replay), [Some(None), Some(Some(12)), Some(Some(3))]);
    assert_eq!(["rook", "r12", "r x", "e4", ""].map(typed_replay), [None; 5]);
}

/// White has announced Bauer Eva vier and pressed, and the room still hears it.
fn while_press_waits(desk: &mut Desk, intents: impl IntoIterator<Item = Intent>) -> Vec<Wish> {
    let mut game = Game::new(Setup::default());
    let said = RawMove::from_squares(game.board(Color::White), Square::E2, Square::E4, None).unwrap();
    for command in [Command::Start(StartCommand::Begin), Command::Move(MoveCommand::Announce(said))] {
        for event in game.decide(Moment::START, desk.seat(), &command).unwrap() {
            game.apply(Moment::START, &event);
        }
    }
    let view = game.view(desk.seat(), Moment::START).while_press_waits(Some(Color::White));
    intents.into_iter().map(|intent| desk.take(intent, &view)).last().unwrap_or_default()
}

fn typed(text: &str) -> impl Iterator<Item = Intent> {
    [Intent::OpenEntry(None)].into_iter().chain(text.chars().map(Intent::Insert))
}

#[test]
fn what_is_typed_while_the_press_waits_is_for_the_next_step() {
    let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
    let told = while_press_waits(&mut desk, typed("d4").chain([Intent::Enter]));
    assert_eq!(told, [Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::PressWaits))]);
    let Mode::Entry(Entry { text, purpose, .. }) = desk.mode() else { panic!("{desk:?}") };
    assert_eq!((text.as_str(), *purpose), ("d4", Purpose::Announce), "what was typed is kept");
    // A question is answered as ever, and so is what is due.
    let asked = while_press_waits(&mut Desk::new(desk.seat(), Language::German), typed("o e2").chain([Intent::Enter]));
    assert!(matches!(&asked[..], [Wish::Say(_), Wish::Chime(Chime::EntryClosed)]), "{asked:?}");
    let due = while_press_waits(&mut Desk::new(desk.seat(), Language::German), [Intent::Enter]);
    assert_eq!(due, [Wish::Say(Phrase::line(Line::PressWaits))]);
}

#[test]
fn asking_to_correct_takes_the_press_back_first() {
    for ask in [Intent::OpenEntry(Some(Purpose::Correct)), Intent::OpenDial(Some(Purpose::Correct))] {
        let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
        assert_eq!(while_press_waits(&mut desk, [ask]).first(), Some(&Wish::TakePressBack));
    }
    for other in [Intent::OpenEntry(None), Intent::OpenDial(None), Intent::Grasp, Intent::Escape] {
        let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
        assert!(!while_press_waits(&mut desk, [other]).contains(&Wish::TakePressBack));
    }
}

/// White is to move in a competition.
fn on_move() -> Game {
    begun(Setup { mode: game::Mode::Competition, ..Setup::default() })
}

fn begun(setup: Setup) -> Game {
    let mut game = Game::new(setup);
    for event in game.decide(Moment::START, Seat::Arbiter, &Command::Start(StartCommand::Begin)).unwrap() {
        game.apply(Moment::START, &event);
    }
    game
}

fn taken(desk: &mut Desk, game: &Game, intents: impl IntoIterator<Item = Intent>) -> Vec<Wish> {
    let view = game.view(desk.seat(), Moment::START);
    intents.into_iter().map(|intent| desk.take(intent, &view)).last().unwrap_or_default()
}

/// The slip is heard at the read-back, before anything is announced: the field that corrects asked about an announcement that was none,
/// and what was typed into it was lost.
#[test]
fn what_is_read_back_is_corrected_before_it_is_announced() {
    for again in [Intent::OpenEntry(Some(Purpose::Correct)), Intent::OpenDial(Some(Purpose::Correct))] {
        let (game, mut desk) = (on_move(), Desk::new(Seat::Player(Color::White), Language::German));
        taken(&mut desk, &game, typed("e4").chain([Intent::Enter]));
        assert!(matches!(desk.mode(), Mode::ReadBack { purpose: Purpose::Announce, .. }), "{desk:?}");
        taken(&mut desk, &game, [again]);
        let (Mode::Entry(Entry { purpose, .. }) | Mode::Dialling { purpose, .. }) = desk.mode() else {
            panic!("{desk:?}")
        };
        assert_eq!(*purpose, Purpose::Announce);
    }
    let (game, mut desk) = (on_move(), Desk::new(Seat::Player(Color::White), Language::German));
    let corrected = [Intent::Enter, Intent::OpenEntry(Some(Purpose::Correct))].into_iter();
    let wishes = taken(
        &mut desk,
        &game,
        typed("e4").chain(corrected).chain("d4".chars().map(Intent::Insert)).chain([Intent::Enter, Intent::Enter]),
    );
    let d4 = RawMove::from_squares(&Board::default(), Square::D2, Square::D4, None).expect("a pawn");
    assert!(wishes.contains(&Wish::Do(Command::Move(MoveCommand::Announce(d4)))), "{wishes:?}");
}

fn text(desk: &Desk) -> &str {
    let Mode::Entry(entry) = desk.mode() else { panic!("{desk:?}") };
    &entry.text
}

#[test]
fn what_was_refused_is_typed_anew_or_mended() {
    let (game, white) = (on_move(), Seat::Player(Color::White));
    for (after, left) in [("d4", "d4"), ("id4", "d4"), ("Id4", "d4")] {
        let mut desk = Desk::new(white, Language::German);
        taken(&mut desk, &game, typed("hallo").chain([Intent::Enter]));
        assert_eq!(text(&desk), "hallo", "it can be mended");
        taken(&mut desk, &game, after.chars().map(Intent::Insert));
        assert_eq!(text(&desk), left);
    }
    let mut desk = Desk::new(white, Language::German);
    taken(&mut desk, &game, typed("e4x").chain([Intent::Enter, Intent::Erase, Intent::Insert('5')]));
    assert_eq!(text(&desk), "e45");
}

#[test]
fn a_press_that_is_held_back_leaves_what_was_read_back() {
    let (game, mut desk) = (on_move(), Desk::new(Seat::Player(Color::White), Language::German));
    let press = Command::Move(MoveCommand::Press);
    let pressed = taken(&mut desk, &game, typed("d4").chain([Intent::Enter, Intent::Do(press.clone())]));
    assert_eq!(pressed, [Wish::Do(press)]);
    let [Wish::Do(Command::Move(MoveCommand::Announce(_))), ..] = taken(&mut desk, &game, [Intent::Enter])[..] else {
        panic!("{desk:?}")
    };
}

#[test]
fn what_can_be_spoken_can_be_typed() {
    let game = on_move();
    for asked in ["meine Zeit", "letzter Zug", "Feld Eva vier", "wo Springer"] {
        let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
        let told = taken(&mut desk, &game, typed(asked).chain([Intent::Enter]));
        assert!(matches!(&told[..], [Wish::Say(_), Wish::Chime(Chime::EntryClosed)]), "{asked}: {told:?}");
    }
    // What ends the game is asked about, as ever; what stops the clocks is no matter of a word that is typed.
    let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
    taken(&mut desk, &game, typed("aufgeben").chain([Intent::Enter]));
    assert!(matches!(desk.mode(), Mode::Confirm(_)), "{desk:?}");
    let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
    taken(&mut desk, &game, typed("Uhr anhalten").chain([Intent::Enter]));
    assert!(matches!(desk.mode(), Mode::Entry(_)), "{desk:?}");
}

/// A press of the clock that was meant leaves no space in a line, and is not silent.
#[test]
fn a_space_that_begins_no_move_is_answered() {
    let (game, white) = (on_move(), Seat::Player(Color::White));
    let open = [Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::EntryOpened))];
    let mut desk = Desk::new(white, Language::German);
    assert_eq!(taken(&mut desk, &game, typed(" ")), open);
    taken(&mut desk, &game, "hallo".chars().map(Intent::Insert).chain([Intent::Enter]));
    assert_eq!(taken(&mut desk, &game, [Intent::Insert(' ')]), open);
    assert_eq!(text(&desk), "hallo", "it can still be mended");
    let mut desk = Desk::new(white, Language::German);
    assert_eq!(taken(&mut desk, &game, typed("Springer f3")), [Wish::Say(Phrase::Letters("3".to_owned()))]);
}

/// White has announced Bauer Eva vier and pressed: Black has to repeat it.
fn answering(mode: game::Mode) -> Game {
    let mut game = Game::new(Setup { mode, ..Setup::default() });
    let said = RawMove::from_squares(game.board(Color::White), Square::E2, Square::E4, None).unwrap();
    for command in [
        Command::Start(StartCommand::Begin),
        Command::Move(MoveCommand::Announce(said)),
        Command::Move(MoveCommand::Press),
    ] {
        let by =
            if command == Command::Start(StartCommand::Begin) { Seat::Arbiter } else { Seat::Player(Color::White) };
        for event in game.decide(Moment::START, by, &command).unwrap() {
            game.apply(Moment::START, &event);
        }
    }
    game
}

#[test]
fn a_reply_typed_before_the_answer_is_told_what_comes_first() {
    for mode in [game::Mode::Competition, game::Mode::Practice] {
        let game = answering(mode);
        let black = Seat::Player(Color::Black);
        let due = answer(&game.view(black, Moment::START), Question::Step);
        for reply in ["Sc6", "e5", "Springer Cesar sechs"] {
            let mut desk = Desk::new(black, Language::German);
            let told = taken(&mut desk, &game, typed(reply).chain([Intent::Enter]));
            let closed = Wish::Chime(Chime::EntryClosed);
            assert_eq!(told, [Wish::Chime(Chime::Refused), Wish::Say(due.clone()), closed], "{mode:?} {reply}");
        }
        let mut desk = Desk::new(black, Language::German);
        let told = taken(&mut desk, &game, typed("hallo").chain([Intent::Enter]));
        assert_ne!(told[1], Wish::Say(due), "that is no move of his");
    }
}

#[test]
fn a_correction_is_read_back_as_one() {
    let mut game = on_move();
    let said = RawMove::from_squares(game.board(Color::White), Square::G1, Square::F3, None).unwrap();
    for event in
        game.decide(Moment::START, Seat::Player(Color::White), &Command::Move(MoveCommand::Announce(said))).unwrap()
    {
        game.apply(Moment::START, &event);
    }
    let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
    let told = taken(&mut desk, &game, typed("e4").chain([Intent::Enter]));
    let [Wish::Say(Phrase::Line(Line::CorrectTo, _)), Wish::Say(keys)] = &told[..] else { panic!("{told:?}") };
    assert_eq!(*keys, Phrase::line(Line::ReadBackConfirms));
}

/// The defect: the opponent's reply came before the press, and the question covered what was due and could not be answered.
#[test]
fn a_correction_ends_with_the_opponents_own_announcement() {
    let mut game = on_move();
    let start = Board::default();
    let said = |from, to| RawMove::from_squares(&start, from, to, None).unwrap();
    let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
    let announce = |from, to| Command::Move(MoveCommand::Announce(said(from, to)));
    let answer = || [Command::Answer(AnswerCommand::Repeat(None)), Command::Answer(AnswerCommand::Execute(None))];
    let mut does = |by, commands: Vec<Command>| {
        for command in commands {
            for event in game.decide(Moment::START, by, &command).unwrap() {
                game.apply(Moment::START, &event);
            }
        }
        game.clone()
    };
    does(white, vec![announce(Square::E2, Square::E4), Command::Move(MoveCommand::Press)]);
    does(black, answer().to_vec());
    let shown = Command::Move(MoveCommand::Enter(said(Square::E7, Square::E5)));
    let unpressed = does(black, vec![shown, announce(Square::E7, Square::E5)]);
    let mut desk = Desk::new(black, Language::German);
    taken(&mut desk, &unpressed, typed("d5").chain([Intent::Enter]));
    assert!(matches!(desk.mode(), Mode::ReadBack { purpose: Purpose::Correct, .. }), "{desk:?}");
    assert!(desk.follow(&unpressed.view(black, Moment::START)).is_empty());
    does(white, answer().to_vec());
    let replied = does(white, vec![announce(Square::G1, Square::F3)]);
    let told = desk.follow(&replied.view(black, Moment::START));
    assert!(told.contains(&Wish::Notice(Phrase::line(Line::CorrectionTooLate))), "{told:?}");
    assert_eq!(desk.mode(), &Mode::Board);
}

/// "Correct the announcement: knight to f3?" was asked about the knight that had just been announced for f3.
#[test]
fn a_correction_to_the_announced_move_itself_is_told_and_not_asked_about() {
    let mut game = on_move();
    let said = RawMove::from_squares(game.board(Color::White), Square::G1, Square::F3, None).unwrap();
    let announce = Command::Move(MoveCommand::Announce(said));
    for event in game.decide(Moment::START, Seat::Player(Color::White), &announce).unwrap() {
        game.apply(Moment::START, &event);
    }
    let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
    let told = taken(&mut desk, &game, typed("Sf3").chain([Intent::Enter]));
    let already = Phrase::with(Line::AlreadyAnnounced, [Arg::Move(said)]);
    assert_eq!((told, desk.mode()), (vec![Wish::Chime(Chime::Refused), Wish::Say(already)], &Mode::Board));
}

/// "Enter announces" was said of a move typed in the opponent's time, and where an assistant announces; Enter did not.
#[test]
fn a_read_back_says_that_enter_announces_only_where_it_does() {
    let read_back = |game: &Game, seat, text| {
        let mut desk = Desk::new(seat, Language::German);
        let told = taken(&mut desk, game, typed(text).chain([Intent::Enter]));
        let lines = told.iter().map(|wish| match wish {
            Wish::Say(Phrase::Line(line, _)) => *line,
            other => panic!("{other:?}"),
        });
        (lines.collect::<Vec<_>>(), desk.mode().read_back_again())
    };
    let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
    let mut announces = on_move();
    let (told, again) = read_back(&announces, white, "Sf3");
    assert_eq!(told, [Line::ReadBack]);
    assert!(matches!(again, Some(Phrase::Line(Line::ReadBack, _))), "{again:?}");

    let plain = vec![Line::PadReadBack, Line::ReadBackConfirms];
    let (told, again) = read_back(&announces, black, "e5");
    assert_eq!(told, plain, "out of turn");
    let Some(Phrase::Several(parts)) = again else { panic!("{again:?}") };
    assert!(matches!(parts[..], [Phrase::Line(Line::PadReadBack, _), Phrase::Line(Line::ReadBackConfirms, _)]));
    assert_eq!(read_back(&answering(game::Mode::Competition), black, "Sf3").0, plain, "a repetition");

    let announcer = ByColor::new_with(|_| game::Announcer::Assistant);
    announces = begun(Setup { announcer, ..Setup::default() });
    let assistants = [Line::PadReadBack, Line::SetupAssistantAnnounces, Line::ReadBackConfirms];
    assert_eq!(read_back(&announces, white, "Sf3").0, assistants, "the assistant says it");
}

/// After a restart a move that was typed for the envelope was read back to be announced, and one that was typed to repeat the opponent's was
/// looked for among one's own.
#[test]
fn what_is_typed_before_the_clock_runs_again_is_for_what_is_due_then() {
    let take = |game: &mut Game, by: Seat, command: &Command| {
        for event in game.decide(Moment::START, by, command).expect("possible") {
            game.apply(Moment::START, &event);
        }
    };
    let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
    let passphrase = game::Passphrase::new("siebenRaben").expect("long enough");
    let order = Command::Adjournment(game::AdjournmentCommand::Order(game::Order::default(), passphrase));
    let said = RawMove::from_squares(on_move().board(Color::White), Square::D2, Square::D4, None).unwrap();
    let announce = Command::Move(MoveCommand::Announce(said));
    let resume = Command::Start(StartCommand::Resume { down: None });
    let stop = Command::Clock(game::ClockCommand::Stop);
    for (before, waits, typist, purpose) in [
        (&order, &resume, white, Purpose::Seal),
        (&order, &stop, white, Purpose::Seal),
        (&announce, &resume, black, Purpose::Repeat),
        (&announce, &resume, white, Purpose::Correct),
    ] {
        let mut game = on_move();
        take(&mut game, if before == &order { Seat::Arbiter } else { white }, before);
        take(&mut game, Seat::Arbiter, waits);
        let mut desk = Desk::new(typist, Language::German);
        taken(&mut desk, &game, typed(if purpose == Purpose::Correct { "e4" } else { "d4" }).chain([Intent::Enter]));
        let Mode::ReadBack { purpose: found, .. } = desk.mode() else { panic!("{purpose:?}: {desk:?}") };
        assert_eq!(*found, purpose);
    }
}

/// It was read back to be announced, refused, and typed again on the player's time.
#[test]
fn what_was_typed_when_the_order_to_seal_came_is_for_the_envelope() {
    let white = Seat::Player(Color::White);
    let mut game = on_move();
    let mut desk = Desk::new(white, Language::German);
    taken(&mut desk, &game, typed("d4"));
    let passphrase = game::Passphrase::new("siebenRaben").expect("long enough");
    let order = Command::Adjournment(game::AdjournmentCommand::Order(game::Order::default(), passphrase));
    for event in game.decide(Moment::START, Seat::Arbiter, &order).expect("possible") {
        game.apply(Moment::START, &event);
    }
    taken(&mut desk, &game, [Intent::Enter]);
    assert!(matches!(desk.mode(), Mode::ReadBack { purpose: Purpose::Seal, .. }), "{desk:?}");
}

/// Another move was read back for the envelope, or to correct the announced one; the press went over the question, and the first stood.
#[test]
fn no_press_goes_over_a_move_that_is_to_be_sealed_or_to_replace_the_announced_one() {
    let white = Seat::Player(Color::White);
    let press = Command::Move(MoveCommand::Press);
    let passphrase = game::Passphrase::new("siebenRaben").expect("long enough");
    let order = Command::Adjournment(game::AdjournmentCommand::Order(game::Order::default(), passphrase));
    let said = RawMove::from_squares(on_move().board(Color::White), Square::D2, Square::D4, None).unwrap();
    let seal = Command::Adjournment(game::AdjournmentCommand::HandIn(game::Envelope::new(vec![1])));
    let announce = Command::Move(MoveCommand::Announce(said));
    for (first, opens) in [
        (vec![(Seat::Arbiter, &order), (white, &seal)], None),
        (vec![(Seat::Arbiter, &order)], None),
        (vec![(white, &announce)], Some(Purpose::Correct)),
    ] {
        let mut game = on_move();
        for (by, command) in first {
            for event in game.decide(Moment::START, by, command).expect("possible") {
                game.apply(Moment::START, &event);
            }
        }
        let mut desk = Desk::new(white, Language::German);
        taken(
            &mut desk,
            &game,
            [Intent::OpenEntry(opens)].into_iter().chain(typed("e4").skip(1)).chain([Intent::Enter]),
        );
        let waits = desk.mode().read_back_again().unwrap_or_else(|| panic!("{desk:?}"));
        let held = taken(&mut desk, &game, [Intent::Do(press.clone())]);
        assert!(!held.contains(&Wish::Do(press.clone())), "{held:?}");
        let told = held.iter().any(|wish| matches!(wish, Wish::Say(words) | Wish::Whisper(words) if *words == waits));
        assert!(told, "{held:?}");
        assert_eq!(desk.mode().read_back_again(), Some(waits), "it still waits");
        taken(&mut desk, &game, [Intent::Escape]);
        // Half typed, it is read back; dialled, he is told what there is of it.
        for half in [
            vec![Intent::OpenEntry(opens), Intent::Insert('e'), Intent::Insert('4')],
            vec![Intent::OpenDial(opens), Intent::Take(4)],
            // Opened is enough: on a pad the button that presses is beside the one that opens it.
            vec![Intent::OpenEntry(opens)],
            vec![Intent::OpenDial(opens)],
        ] {
            taken(&mut desk, &game, half);
            let held = taken(&mut desk, &game, [Intent::Do(press.clone())]);
            assert!(!held.is_empty() && !held.contains(&Wish::Do(press.clone())), "{held:?}: {desk:?}");
            taken(&mut desk, &game, [Intent::Escape]);
        }
        // An empty field is called by its name.
        let held = taken(&mut desk, &game, [Intent::OpenEntry(opens), Intent::Do(press.clone())]);
        let correction = Phrase::with(Line::Bare, [Arg::Label(Label::OpenCorrection)]);
        let name = match (opens, game.step(Color::White)) {
            (Some(_), _) => correction,
            (None, Step::Seal) => Phrase::line(Line::StepSeal),
            (None, _) => Phrase::line(Line::MoveSealed),
        };
        let told = Phrase::Several(vec![name, Phrase::line(Line::EscapeWithdraws)]);
        assert!(
            held.iter().any(|wish| matches!(wish, Wish::Say(words) | Wish::Whisper(words) if *words == told)),
            "{held:?}"
        );
        taken(&mut desk, &game, [Intent::Escape]);
        assert!(taken(&mut desk, &game, [Intent::Do(press.clone())]).contains(&Wish::Do(press.clone())), "{desk:?}");
    }
}

/// With the lever, Black pressed over the question whether he corrects his announcement to the move that he had shown.
#[test]
fn no_press_of_a_player_who_sees_goes_over_the_move_that_he_shows_instead() {
    let black = Seat::Player(Color::Black);
    let mut game = on_move();
    let pawn = |from, to, game: &Game| RawMove::from_squares(game.board(Color::Black), from, to, None).unwrap();
    let (e4, e5) = (pawn(Square::E2, Square::E4, &game), pawn(Square::E7, Square::E5, &game));
    for (by, command) in [
        (Seat::Player(Color::White), Command::Move(MoveCommand::Announce(e4))),
        (Seat::Player(Color::White), Command::Move(MoveCommand::Press)),
        (black, Command::Answer(AnswerCommand::Repeat(None))),
        (black, Command::Answer(AnswerCommand::Execute(None))),
        (black, Command::Move(MoveCommand::Enter(e5))),
        (black, Command::Move(MoveCommand::Announce(e5))),
    ] {
        for event in game.decide(Moment::START, by, &command).expect("possible") {
            game.apply(Moment::START, &event);
        }
    }
    let press = Command::Move(MoveCommand::Press);
    let mut desk = Desk::new(black, Language::German);
    taken(&mut desk, &game, [Intent::Lift(Square::D7), Intent::PutDown(Square::D5)]);
    let waits = desk.mode().read_back_again().unwrap_or_else(|| panic!("{desk:?}"));
    let held = taken(&mut desk, &game, [Intent::Do(press.clone())]);
    assert!(held.contains(&Wish::Say(waits)) && !held.contains(&Wish::Do(press.clone())), "{held:?}");
    taken(&mut desk, &game, [Intent::Escape]);
    assert!(taken(&mut desk, &game, [Intent::Do(press.clone())]).contains(&Wish::Do(press)), "{desk:?}");
}

/// A move was read back, and the next Enter refused it: its player believed that he was still playing.
#[test]
fn once_the_game_is_over_a_move_is_refused_at_once_and_a_question_answered() {
    let mut game = on_move();
    let resigns = Command::Ending(game::EndingCommand::Resign);
    for event in game.decide(Moment::START, Seat::Player(Color::White), &resigns).expect("possible") {
        game.apply(Moment::START, &event);
    }
    let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
    let view = game.view(desk.seat(), Moment::START);
    let due = Wish::Say(answer(&view, Question::Step));
    for text in ["Sf3", "e4", "hallo"] {
        let told: Vec<Wish> = typed(text).chain([Intent::Enter]).flat_map(|intent| desk.take(intent, &view)).collect();
        assert!(told.ends_with(&[Wish::Chime(Chime::Refused), due.clone()]), "{text}: {told:?}");
        assert_eq!(*desk.mode(), Mode::Board, "the letters are commands again");
    }
    let asked: Vec<Wish> = typed("o e2").chain([Intent::Enter]).flat_map(|intent| desk.take(intent, &view)).collect();
    assert!(asked.ends_with(&[Wish::Chime(Chime::EntryClosed)]), "{asked:?}");
}

/// White's knights stand on c3 and g1, and both reach e2; his pawn can go to g3.
fn two_knights() -> Game {
    let fen: shakmaty::fen::Fen = "4k3/8/8/8/8/2N5/5PP1/4K1N1 w - - 0 1".parse().expect("a FEN");
    let start = fen.into_position(shakmaty::CastlingMode::Standard).expect("a position");
    begun(Setup { mode: game::Mode::Competition, start, ..Setup::default() })
}

/// The answer to the question was read as a move of a pawn, or as a question about the clocks.
#[test]
fn what_is_typed_after_a_question_answers_it() {
    let game = two_knights();
    let said = |from| RawMove::from_squares(game.board(Color::White), from, Square::E2, None).expect("a knight");
    for (answer, from) in [("c3", Square::C3), ("g1", Square::G1), ("c", Square::C3), ("g", Square::G1)] {
        let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
        let asked = taken(&mut desk, &game, typed("Se2").chain([Intent::Enter]));
        assert!(matches!(&asked[..], [Wish::Chime(Chime::Refused), Wish::Say(_)]), "{asked:?}");
        taken(&mut desk, &game, answer.chars().map(Intent::Insert).chain([Intent::Enter]));
        let Mode::ReadBack { said: read_back, .. } = desk.mode() else { panic!("{answer}: {desk:?}") };
        assert!(read_back.same_move(said(from)), "{answer}: {read_back:?}");
    }
    // Another move altogether is one, and a question is one where nothing is asked.
    let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
    taken(&mut desk, &game, typed("Se2").chain([Intent::Enter]).chain("f4".chars().map(Intent::Insert)));
    taken(&mut desk, &game, [Intent::Enter]);
    assert!(matches!(desk.mode(), Mode::ReadBack { .. }), "{desk:?}");
    let clocks = taken(&mut desk, &game, [Intent::Escape].into_iter().chain(typed("c")).chain([Intent::Enter]));
    assert!(matches!(&clocks[..], [Wish::Say(_), Wish::Chime(Chime::EntryClosed)]), "{clocks:?}");
}

/// What was not understood as the answer stayed in the field, and the next answer was put behind it.
#[test]
fn an_answer_that_is_not_understood_is_typed_anew() {
    let fen: shakmaty::fen::Fen = "8/P6k/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a FEN");
    let start = fen.into_position(shakmaty::CastlingMode::Standard).expect("a position");
    let game = begun(Setup { mode: game::Mode::Competition, start, ..Setup::default() });
    let mut desk = Desk::new(Seat::Player(Color::White), Language::German);
    taken(&mut desk, &game, typed("a8").chain([Intent::Enter]));
    for wrong in ["x", "k", "c", "xx"] {
        taken(&mut desk, &game, wrong.chars().map(Intent::Insert).chain([Intent::Enter]));
    }
    for (letter, role) in [('d', shakmaty::Role::Queen), ('r', shakmaty::Role::Rook), ('T', shakmaty::Role::Rook)] {
        let mut desk = desk.clone();
        taken(&mut desk, &game, [Intent::Insert(letter), Intent::Enter]);
        let Mode::ReadBack { said: RawMove::Piece { promotion, .. }, .. } = desk.mode() else { panic!("{desk:?}") };
        assert_eq!(*promotion, Some(role), "{letter}");
    }
}
