//! A question about a move that was not heard for certain, and what answers it.
use super::*;

/// White has said e4, and it was not heard for certain.
fn asked_about_e4() -> Table {
    let mut table = Table::new(GameMode::Competition);
    table.hears(Acceptance::Confirm, "Eva vier", Address::Meant);
    table
}

fn announced(wishes: &[Wish]) -> Option<(Square, Square)> {
    match done(wishes)[..] {
        [Command::Move(MoveCommand::Announce(RawMove::Piece { from, to, .. }))] => Some((*from, *to)),
        _ => None,
    }
}

#[test]
fn a_question_about_a_move_takes_what_people_say() {
    // The same move once more is a yes where it was heard for certain, and asked about again where it was not.
    assert_eq!(announced(&asked_about_e4().agreed("Bauer Eva zwei nach Eva vier")), Some((Square::E2, Square::E4)));
    let again = asked_about_e4().hears(Acceptance::Confirm, "Eva vier", Address::Meant);
    assert_eq!((said(&again), announced(&again)), (vec!["Meinten Sie Bauer Eva zwei nach Eva vier?".to_owned()], None));
    // Another one, with a no before it or without.
    for words in ["nein, Springer Gustav eins nach Felix drei", "nein Springer Felix drei", "Springer Felix drei"] {
        assert_eq!(announced(&asked_about_e4().agreed(words)), Some((Square::G1, Square::F3)), "{words}");
        let mut table = asked_about_e4();
        let asks = table.hears(Acceptance::Confirm, words, Address::Meant);
        assert_eq!(said(&asks), ["Meinten Sie Springer Gustav eins nach Felix drei?"], "{words}");
        assert_eq!(announced(&table.agreed("ja")), Some((Square::G1, Square::F3)));
    }
    // Nobody denies a move and says it again: one of the two was misheard, and nothing is announced.
    let mut table = asked_about_e4();
    assert_eq!(announced(&table.agreed("nein, Eva vier")), None);
    assert_eq!(table.desk.mode(), &Mode::Board);
}

#[test]
fn what_is_asked_meanwhile_is_answered_and_the_question_put_again() {
    let mut table = asked_about_e4();
    let told = said(&table.agreed("Feld Eva zwei"));
    assert_eq!(told, ["Eva zwei: weißer Bauer. Meinten Sie Bauer Eva zwei nach Eva vier?"]);
    let told = said(&table.hears(Acceptance::Rejected, "Turm nach", Address::Meant));
    assert!(told[0].ends_with("Meinten Sie Bauer Eva zwei nach Eva vier?"), "{told:?}");
    assert_eq!(announced(&table.agreed("ja")), Some((Square::E2, Square::E4)));

    // The same before something that cannot be taken back.
    let mut table = Table::new(GameMode::Competition);
    let asks = said(&table.agreed("aufgeben"));
    let told = said(&table.agreed("meine Zeit"));
    assert!(told[0].ends_with(&asks[0]) && told[0] != asks[0], "{told:?}");
    assert_eq!(table.by_hand(), [Command::Ending(EndingCommand::Resign)]);
}

/// The key for talking types in the field for moves: anyone who speaks is asked to go on speaking.
#[test]
fn who_corrects_aloud_goes_on_speaking() {
    let mut table = Table::new(GameMode::Competition);
    table.agreed("Eva vier");
    assert_eq!(said(&table.agreed("berichtigen")), ["Bitte sprechen Sie jetzt."]);
    assert!(!matches!(table.desk.mode(), Mode::Entry(_)), "{:?}", table.desk.mode());
    let view = table.game.view(table.desk.seat(), Moment::START);
    assert!(listens_openly(&table.desk, &view));
    assert_eq!(table.desk.expects(&view).asked, ExpectedAnswer::Which(Vec::new()), "a no is an answer");
    // He may think better of it, or type.
    let mut silent = Table { game: table.game.clone(), desk: table.desk.clone(), speaker: KnownSpeaker::Known };
    assert_eq!((done(&silent.agreed("nein")), silent.desk.mode()), (vec![], &Mode::Board));
    assert!(matches!(done(&table.agreed("David vier"))[..], [Command::Move(MoveCommand::Correct(_))]));
}

impl Table {
    /// The recogniser beside ours has heard these words.
    fn seconded(&mut self, words: &str) -> Vec<Wish> {
        let view = self.game.view(self.desk.seat(), Moment::START);
        let board = view.board.clone();
        let among = crate::language::Among::Placement { board: &board, turn: Color::White };
        let expecting = crate::listen::grammar::Expecting::Move(among);
        let meaning = Meaning::of(words, expecting, Tongue::of(Language::German));
        let (acceptance, heard, speaker) = (Acceptance::Agreed, words.to_owned(), self.speaker);
        self.desk.second(&Interpretation { acceptance, heard, meaning, fit: Fit::Good, agreed: true, speaker }, &view)
    }
}

#[test]
fn what_is_asked_about_is_announced_when_a_slower_recogniser_agrees_before_anybody_answers() {
    let mut table = Table::new(GameMode::Competition);
    table.hears(Acceptance::Confirm, "Eva vier", Address::Meant);
    assert_eq!(table.seconded("David vier"), [], "another move overrules nothing");
    assert_eq!(table.seconded("Eva vier"), [], "and there is one answer only");
    table.hears(Acceptance::Confirm, "Eva vier", Address::Meant);
    let announced = table.seconded("Bauer Eva zwei nach Eva vier");
    assert_eq!(done(&announced), [&Command::Move(MoveCommand::Announce(e4()))]);

    // Whatever the player does or begins to say is his answer.
    type Act = fn(&mut Table);
    let acts: [Act; 5] = [
        |table| drop(table.agreed("nein")),
        |table| drop(table.takes(Intent::Escape)),
        |table| drop(table.takes(Intent::Here)),
        |table| drop(table.hears(Acceptance::Rejected, "Turm", Address::Meant)),
        |table| table.desk.waits_for_no_second(),
    ];
    for act in acts {
        let mut table = Table::new(GameMode::Competition);
        table.hears(Acceptance::Confirm, "Eva vier", Address::Meant);
        act(&mut table);
        assert_eq!(table.seconded("Eva vier"), []);
    }
    // A move that was typed and is read back is nobody's to second.
    let mut table = Table::new(GameMode::Competition);
    table.takes(Intent::OpenEntry(Some(Purpose::Announce)));
    for c in "e4".chars() {
        table.takes(Intent::Insert(c));
    }
    table.takes(Intent::Enter);
    assert!(matches!(table.desk.mode(), Mode::ReadBack { .. }), "{:?}", table.desk.mode());
    assert_eq!(table.seconded("Eva vier"), []);
    // Nor is one that only a question can make: a claim, or a move while nothing is to be announced.
    table.takes(Intent::Escape);
    table.agreed("Eva vier");
    table.hears(Acceptance::Confirm, "David vier", Address::Meant);
    assert_eq!(table.seconded("David vier"), [], "{:?}", table.desk.mode());
}
