use shakmaty::Square;

use super::*;
use crate::{
    desk::{Direction, ListWish, Purpose},
    language::{Wording, speak},
    laws::RawMove,
};

fn ply(ply: usize, mover: Color, from: Square, to: Square) -> ReviewPly {
    let board = [(Square::E2, Square::E4), (Square::E7, Square::E5), (Square::G1, Square::F3)];
    let mut before = Board::default();
    for (index, &(from, to)) in board.iter().take(ply - 1).enumerate() {
        let said = RawMove::from_squares(&before, from, to, None).unwrap();
        said.execute(&mut before, Color::from_white(index % 2 == 0)).unwrap();
    }
    let entry = RawMove::from_squares(&before, from, to, None).ok();
    let clock = Some(Duration::from_secs(5400 - 10 * ply as u64));
    ReviewPly { line: SheetLine { ply, mover, entry, marks: Vec::new() }, clock }
}

fn review() -> Review {
    let plies = vec![
        ply(1, Color::White, Square::E2, Square::E4),
        ply(2, Color::Black, Square::E7, Square::E5),
        ply(3, Color::White, Square::G1, Square::F3),
    ];
    let won = Phrase::with(Line::ReviewWon, [Arg::Color(Color::White)]);
    Review::new(Setup::default(), plies, Some(won), Color::White)
}

fn said(wishes: &[ReviewWish]) -> String {
    let phrases = wishes.iter().map(|wish| match wish {
        ReviewWish::Say(phrase) => speak(phrase, Wording::default()).to_string(),
        other => format!("{other:?}"),
    });
    phrases.collect::<Vec<_>>().join(" ")
}

fn typed(review: &mut Review, text: &str) -> String {
    review.take(&Intent::OpenEntry(None));
    for c in text.chars() {
        review.take(&Intent::Insert(c));
    }
    said(&review.take(&Intent::Enter))
}

#[test]
fn a_game_is_heard_forward_and_back_with_its_board_its_times_and_its_result() {
    let mut review = review();
    assert_eq!(review.clocks(), None);
    assert_eq!(said(&review.take(&Intent::Enter)), "Zug eins, Weiß: Bauer Eva zwei nach Eva vier.");
    assert_eq!(review.clocks(), None, "only White has moved");
    assert!(said(&review.take(&Intent::Ask(Question::OwnTime))).contains("Eingabetaste: nächster Zug."));
    assert_eq!(said(&review.take(&Intent::Enter)), "Zug eins, Schwarz: Bauer Eva sieben nach Eva fünf.");
    assert!(said(&review.take(&Intent::Ask(Question::OwnTime))).contains("neunundzwanzig Minuten"));
    assert_eq!(said(&review.take(&Intent::Ask(Question::LastMove))), "Bauer Eva sieben nach Eva fünf");
    assert_eq!(said(&review.take(&Intent::Ask(Question::MoveNumber))), "Zug zwei, am Zug ist Weiß.");
    assert_eq!(said(&review.take(&Intent::Ask(Question::Square(Square::E5)))), "Eva fünf: schwarzer Bauer.");
    assert_eq!(
        said(&review.take(&Intent::Enter)),
        "Zug zwei, Weiß: Springer Gustav eins nach Felix drei. Weiß gewinnt."
    );
    let end = review.take(&Intent::Enter);
    assert_eq!(end.first(), Some(&ReviewWish::Chime(Chime::Refused)), "{end:?}");
    review.take(&Intent::OpenEntry(Some(Purpose::Correct)));
    assert_eq!(review.at(), 2);
    assert_eq!(review.board().piece_at(Square::F3), None);
}

#[test]
fn a_number_goes_to_a_move_and_two_read_a_stretch() {
    let mut review = review();
    assert_eq!(
        typed(&mut review, "1-2"),
        "Zug eins, Weiß: Bauer Eva zwei nach Eva vier. Zug eins, Schwarz: Bauer Eva sieben nach Eva fünf. \
         Zug zwei, Weiß: Springer Gustav eins nach Felix drei. Weiß gewinnt."
    );
    assert_eq!(review.at(), 3);
    assert_eq!(typed(&mut review, "1"), "Zug eins, Weiß: Bauer Eva zwei nach Eva vier.");
    assert_eq!(review.at(), 1);
    // "The word 9 is not known here", and the field stayed open.
    for stray in ["9", "9-12"] {
        let told = typed(&mut review, stray);
        assert!(told.contains("Diesen Zug gibt es nicht.") && review.at() == 1, "{told}");
        assert!(matches!(review.desk().mode(), Mode::Reading { at: 1 }), "{:?}", review.desk().mode());
    }
}

/// Before the second move the key of the times told the keys of the review.
#[test]
fn the_times_are_told_before_the_first_move_of_each() {
    let start = Some(Duration::from_secs(5400));
    let mut review = review().with_start(ByColor { white: start, black: start });
    assert!(said(&review.take(&Intent::Ask(Question::BothTimes))).contains("eine Stunde dreißig Minuten"));
    review.take(&Intent::Enter);
    let both = said(&review.take(&Intent::Ask(Question::BothTimes)));
    assert!(both.contains("neunundzwanzig Minuten") && both.contains("dreißig Minuten"), "{both}");
}

/// Whatever is done, the game stays as it was and is still gone through.
#[test]
fn nothing_but_reading_happens_in_a_review() {
    use crate::game::{ClaimCommand, EndingCommand};
    for intent in [
        Intent::OpenClaims,
        Intent::Do(Command::Ending(EndingCommand::Resign)),
        Intent::Do(Command::Claim(ClaimCommand::Flag)),
        Intent::HandKeyboard,
        Intent::PassKeyboard,
        Intent::OpenDial(None),
        Intent::Lift(Square::E2),
        Intent::TakeDevice,
        Intent::NextTyping,
        Intent::Assist(crate::desk::Aid::Moves),
    ] {
        let mut review = review();
        review.take(&Intent::Enter);
        let done = review.take(&intent);
        assert!(said(&done).contains("Eingabetaste: nächster Zug."), "{intent:?}: {done:?}");
        assert_eq!(
            said(&review.take(&Intent::Enter)),
            "Zug eins, Schwarz: Bauer Eva sieben nach Eva fünf.",
            "{intent:?}"
        );
    }
    let mut review = review();
    typed(&mut review, "e4");
    review.take(&Intent::Enter);
    assert_eq!(review.take(&Intent::Escape), [ReviewWish::Leave]);
}

/// A player resigned before the first move, or never came: Enter ended the program.
#[test]
fn a_game_without_a_move_is_reviewed_too() {
    let mut review = Review::new(Setup::default(), Vec::new(), None, Color::White);
    for intent in [Intent::Enter, Intent::Erase, Intent::Walk(Direction::Up)] {
        let done = review.take(&intent);
        assert!(!done.is_empty() && review.at() == 0, "{intent:?}: {done:?}");
    }
    assert_eq!(said(&review.take(&Intent::Enter)), "Chime(Refused) Es ist noch kein Zug angesagt.");
    assert_eq!(review.forward(), None);
    assert_eq!(review.take(&Intent::Escape), [ReviewWish::Leave]);
}

/// A game that both had signed and nobody had saved could be gone through, and no more.
#[test]
fn the_sheets_of_a_game_of_this_program_are_one_act_away() {
    let mut elsewhere = review();
    assert!(said(&elsewhere.take(&Intent::OpenClaims)).contains("Eingabetaste: nächster Zug."));
    let mut here = review().with_sheets(SheetsKept::Here);
    let opening = speak(&here.opening(), Wording::default()).to_string();
    assert!(opening.ends_with("Mit C: Formular speichern, drucken, vorlesen."), "{opening}");
    assert_eq!(here.take(&Intent::OpenClaims), [ReviewWish::OpenSheets]);
}

/// The player's own words of the move that was gone through last; before the first there are none.
#[test]
fn the_announcement_of_a_move_is_heard_as_it_was_spoken() {
    let mut review = review().with_recorded(vec![2]);
    assert!(said(&review.take(&Intent::Replay)).contains("Eingabetaste: nächster Zug."));
    assert!(!review.is_recorded());
    review.take(&Intent::Enter);
    assert_eq!(review.take(&Intent::Replay), [ReviewWish::Replay(1)], "it is said that there is none");
    assert!(!review.is_recorded());
    review.take(&Intent::Enter);
    assert!(review.is_recorded());
    assert_eq!(review.take(&Intent::Replay), [ReviewWish::Replay(2)]);
    assert_eq!(review.at(), 2);
}

#[test]
fn the_list_tells_who_played_how_it_ended_and_when() {
    let won = Phrase::with(Line::ReviewWon, [Arg::Color(Color::Black)]);
    let game = |white: &str, days: Option<u64>| Reviewable {
        names: ByColor { white: white.to_owned(), black: "Hector".to_owned() },
        result: Some(won.clone()),
        since: days.map(|days| Duration::from_secs(days * DAY)),
        file: "game.pgn".to_owned(),
    };
    let mut list = ReviewList::new(vec![game("Anna", Some(3)), game("", None)]).unwrap();
    assert_eq!(
        speak(&list.opening(), Wording::default()).to_string(),
        "Gespielte Partien: zwei. Pfeil auf und ab wählt, Eingabetaste öffnet, Escape geht zurück. \
         Partie eins von zwei: Anna gegen Hector. Schwarz gewinnt. Zuletzt gespielt vor drei Tagen."
    );
    list.take(&Intent::Walk(Direction::Down));
    assert_eq!(list.take(&Intent::Enter), [ListWish::GoOn(1)]);
    assert_eq!(list.take(&Intent::Escape), [ListWish::Leave]);
    assert_eq!(ReviewList::new(Vec::new()), None);
}
