//! A microphone that is open hears neighbours too.
use super::*;

#[test]
fn an_open_microphone_asks_only_about_what_nothing_else_sounds_like() {
    let words = "Eva vier";
    for (heard, answer) in [
        ((Acceptance::Confirm, Fit::Good), None),
        ((Acceptance::Confirm, Fit::Clear), Some("Meinten Sie Bauer Eva zwei nach Eva vier?")),
    ] {
        let wishes = Table::new(GameMode::Competition).hears_well(heard, words, Address::Perhaps);
        assert_eq!(
            (said(&wishes), done(&wishes)),
            (answer.map(str::to_owned).into_iter().collect(), vec![]),
            "{heard:?}"
        );
        // Anyone who holds the key is asked all the same.
        assert_eq!(said(&Table::new(GameMode::Competition).hears_well(heard, words, Address::Meant)).len(), 1);
    }
    let agreed = Table::new(GameMode::Competition).hears(Acceptance::Agreed, words, Address::Perhaps);
    assert_eq!(done(&agreed), [&Command::Move(MoveCommand::Announce(e4()))]);
    // A no to a question counts though it is doubtful; from anybody in the room it does not.
    let mut table = Table::new(GameMode::Competition);
    table.hears(Acceptance::Confirm, words, Address::Meant);
    let no = (Acceptance::Agreed, Fit::Doubtful);
    assert_eq!(table.hears_well(no, "nein", Address::Perhaps), []);
    assert!(table.desk.mode().asks());
    table.hears_well(no, "nein", Address::Meant);
    assert_eq!(table.desk.mode(), &Mode::Board);
}

/// A neighbour's "ja ja" took the place of a typed move, and its player's Enter announced another one.
#[test]
fn an_open_microphone_replaces_nothing_that_a_hand_has_put_up() {
    let mut table = Table::new(GameMode::Competition);
    for intent in [Intent::OpenEntry(None), Intent::Insert('d'), Intent::Insert('4'), Intent::Enter] {
        table.takes(intent);
    }
    let typed = table.desk.mode().clone();
    assert!(matches!(typed, Mode::ReadBack { .. }));
    for heard in [(Acceptance::Confirm, Fit::Clear), (Acceptance::Agreed, Fit::Sure)] {
        assert_eq!(table.hears_well(heard, "Eva vier", Address::Unfamiliar), [], "{heard:?}");
        assert_eq!(*table.desk.mode(), typed);
    }
    // Nor a move that he is typing.
    let mut types = Table::new(GameMode::Competition);
    for intent in [Intent::OpenEntry(None), Intent::Insert('d'), Intent::Insert('4')] {
        types.takes(intent);
    }
    let field = types.desk.mode().clone();
    assert_eq!(types.hears_well((Acceptance::Agreed, Fit::Sure), "Eva vier", Address::Unfamiliar), []);
    assert_eq!(*types.desk.mode(), field);
    // A correction is asked about in the words of a spoken one.
    let mut corrects = Table::new(GameMode::Competition);
    corrects.agreed("Eva vier");
    let white = Seat::Player(Color::White);
    command(&mut corrects.game, white, &Command::Move(MoveCommand::Announce(e4())));
    for intent in [Intent::OpenEntry(Some(Purpose::Correct)), Intent::Insert('d'), Intent::Insert('4'), Intent::Enter] {
        corrects.takes(intent);
    }
    let typed_correction = corrects.desk.mode().clone();
    assert!(matches!(typed_correction, Mode::ReadBack { purpose: Purpose::Correct, .. }), "{typed_correction:?}");
    corrects.hears_well((Acceptance::Confirm, Fit::Clear), "Springer Felix drei", Address::Unfamiliar);
    assert_eq!(*corrects.desk.mode(), typed_correction);
    // He who holds the key means it; and a no is one.
    let meant = table.hears_well((Acceptance::Confirm, Fit::Clear), "Eva vier", Address::Meant);
    assert_eq!(said(&meant), ["Meinten Sie Bauer Eva zwei nach Eva vier?"]);
    table.desk.take(Intent::Escape, &table.game.view(table.desk.seat(), Moment::START));
    for intent in [Intent::OpenEntry(None), Intent::Insert('d'), Intent::Insert('4'), Intent::Enter] {
        table.takes(intent);
    }
    table.hears_well((Acceptance::Agreed, Fit::Sure), "nein", Address::Perhaps);
    assert_eq!(*table.desk.mode(), Mode::Board);
}

/// The neighbours' moves are as clear as his own where nobody has taught a voice.
#[test]
fn an_open_microphone_asks_nobody_whose_voice_it_does_not_know() {
    let stranger = || Table { speaker: KnownSpeaker::Anybody, ..Table::new(GameMode::Competition) };
    for acceptance in [Acceptance::Confirm, Acceptance::Ask] {
        assert_eq!(stranger().hears_well((acceptance, Fit::Sure), "Springer Hector acht", Address::Perhaps), []);
        assert_eq!(stranger().hears_well((acceptance, Fit::Sure), "Eva vier", Address::Perhaps), []);
    }
    assert_eq!(said(&stranger().hears_well((Acceptance::Confirm, Fit::Sure), "Eva vier", Address::Meant)).len(), 1);
    let agreed = stranger().hears(Acceptance::Agreed, "Eva vier", Address::Perhaps);
    assert_eq!(done(&agreed), [&Command::Move(MoveCommand::Announce(e4()))]);
    // Once he was asked, he is listened to.
    let mut table = stranger();
    table.hears(Acceptance::Confirm, "Eva vier", Address::Meant);
    let other = table.hears_well((Acceptance::Confirm, Fit::Clear), "David vier", Address::Perhaps);
    assert_eq!(said(&other), ["Meinten Sie Bauer David zwei nach David vier?"]);
}

/// While nothing is known of a player's voice, a move is asked about and taken by a key; his questions are answered as ever.
#[test]
fn a_voice_that_is_not_known_announces_nothing_unasked() {
    let hears =
        |table: &mut Table, words| table.hears_well((Acceptance::Agreed, Fit::Sure), words, Address::Unfamiliar);
    let mut table = Table { speaker: KnownSpeaker::Anybody, ..Table::new(GameMode::Competition) };
    let by_hand = "Eingabetaste: ja. Escape: nein.";
    let question = |of: &str| vec![format!("Meinten Sie {of}?"), by_hand.to_owned()];
    let asked = hears(&mut table, "Eva vier");
    assert_eq!((said(&asked), done(&asked)), (question("Bauer Eva zwei nach Eva vier"), vec![]));
    let other = hears(&mut table, "David vier");
    assert_eq!((said(&other), done(&other)), (question("Bauer David zwei nach David vier"), vec![]));
    assert_eq!(done(&hears(&mut table, "nein")), Vec::<&Command>::new());
    for perhaps_the_neighbours in ["Uhr anhalten", "es steht"] {
        let told = hears(&mut table, perhaps_the_neighbours);
        assert_eq!(done(&told), Vec::<&Command>::new());
        assert_eq!(said(&told), ["Gesprochen wird mit gehaltener Taste: V oder Entfernen."]);
    }
    assert!(said(&hears(&mut table, "meine Zeit"))[0].contains("Minuten"));
    // At the next board the move is repeated, and somebody says yes.
    hears(&mut table, "Eva vier");
    let again = hears(&mut table, "Eva vier");
    assert_eq!((said(&again), done(&again)), (question("Bauer Eva zwei nach Eva vier"), vec![]));
    let yes = hears(&mut table, "ja");
    assert_eq!((said(&yes), done(&yes)), (vec![by_hand.to_owned()], vec![]));
    let taken = table.takes(Intent::Enter);
    assert_eq!(done(&taken), [&Command::Move(MoveCommand::Announce(e4()))]);
}

/// At an open microphone the move was repeated by voice, and nobody heard it said again when it stood on the board.
#[test]
fn a_move_is_executed_by_words_said_into_an_open_microphone() {
    for (address, executes) in [(Address::Perhaps, true), (Address::Unfamiliar, false)] {
        let mut table = Table::new(GameMode::Competition);
        table.is_offered_a_draw();
        let e5 = RawMove::from_squares(&Board::default(), Square::E7, Square::E5, None).expect("a pawn");
        command(&mut table.game, Seat::Player(Color::Black), &Command::Move(MoveCommand::Announce(e5)));
        let repeated = done(&table.hears(Acceptance::Agreed, "Eva fünf", address)).len();
        assert_eq!(repeated, 1, "{address:?}");
        assert!(listens_openly(&table.desk, &table.game.view(table.desk.seat(), Moment::START)), "{address:?}");
        let wishes = table.hears(Acceptance::Agreed, "Eva fünf", address);
        let executed = matches!(done(&wishes)[..], [Command::Answer(AnswerCommand::Execute(Some(_)))]);
        assert_eq!(executed, executes, "{address:?}: {wishes:?}");
    }
}

/// The clock is pressed while the room still hears the announcement: nothing that is said to the open microphone is for it, and
/// the word that corrects takes the press back.
#[test]
fn a_press_that_waits_listens_for_no_correction() {
    let mut table = Table::new(GameMode::Competition);
    table.agreed("Bauer Eva vier");
    let view = table.game.view(table.desk.seat(), Moment::START).while_press_waits(Some(Color::White));
    assert!(!listens_openly(&table.desk, &view));
    assert_eq!(table.desk.purpose(&view), Purpose::Announce);
    let verdict = Interpretation {
        acceptance: Acceptance::Agreed,
        heard: "berichtigen".to_owned(),
        meaning: Meaning::Request(Request::Correct),
        fit: Fit::Good,
        agreed: true,
        speaker: KnownSpeaker::Known,
    };
    let wishes = table.desk.hear(&verdict, Address::Meant, &view);
    assert_eq!(wishes.first(), Some(&Wish::TakePressBack));
}

#[test]
fn talk_that_is_not_meant_for_the_program_does_and_says_nothing() {
    let mut table = Table::new(GameMode::Competition);
    assert_eq!(table.hears(Acceptance::Rejected, "Turm nach", Address::Perhaps), []);
    assert_eq!(table.hears(Acceptance::Rejected, "", Address::Perhaps), []);
    let told = table.hears(Acceptance::Rejected, "Turm nach", Address::Meant);
    assert!(said(&told)[0].starts_with("Gehört: Turm nach."), "{told:?}");
    assert_eq!(table.hears(Acceptance::Rejected, "", Address::Meant), [Wish::Chime(Chime::Refused)]);
}
