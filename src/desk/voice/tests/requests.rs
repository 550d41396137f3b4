//! What is asked for by a word: a draw, the end, a question.
use super::*;

#[test]
fn an_offer_of_a_draw_is_asked_back() {
    let mut table = Table::new(GameMode::Competition);
    let asks = table.agreed("Remis");
    assert_eq!((said(&asks).len(), done(&asks)), (1, vec![]));
    assert_eq!(done(&table.agreed("ja")), [&Command::Draw(DrawCommand::Offer)]);
}

/// A hummed noise was heard as *aufgeben*, and the yes that was meant for a move lost the game.
#[test]
fn no_spoken_yes_ends_a_game() {
    for address in [Address::Meant, Address::Perhaps, Address::Unfamiliar] {
        let mut table = Table::new(GameMode::Competition);
        let asks = table.hears(Acceptance::Agreed, "aufgeben", Address::Meant);
        assert_eq!((said(&asks).len(), done(&asks)), (1, vec![]));
        let yes = table.hears(Acceptance::Agreed, "ja", address);
        assert_eq!((done(&yes), said(&yes)), (vec![], said(&asks)), "the question is said again, with its key");
        assert_eq!(table.by_hand(), [Command::Ending(EndingCommand::Resign)]);
    }
}

/// By voice a draw that is offered could not be accepted: "Remis" offered one in return, and "annehmen" was heard as "aufgeben".
#[test]
fn a_draw_that_is_offered_is_accepted_and_declined_by_voice() {
    for words in ["annehmen", "Remis annehmen", "Remis"] {
        let mut table = Table::new(GameMode::Competition);
        table.is_offered_a_draw();
        let asks = table.agreed(words);
        assert_eq!((said(&asks).len(), done(&asks)), (1, vec![]), "{words}");
        assert_eq!(done(&table.agreed("ja")), Vec::<&Command>::new(), "{words}");
        assert_eq!(table.by_hand(), [Command::Draw(DrawCommand::Accept)], "{words}");
    }
    let mut table = Table::new(GameMode::Competition);
    table.is_offered_a_draw();
    assert_eq!(done(&table.hears(Acceptance::Agreed, "ablehnen", Address::Unfamiliar)), Vec::<&Command>::new());
    assert_eq!(done(&table.hears(Acceptance::Confirm, "ablehnen", Address::Meant)), Vec::<&Command>::new());
    assert_eq!(done(&table.agreed("ablehnen")), [&Command::Draw(DrawCommand::Decline)]);
    // Nobody has offered one: there is nothing to take, and nothing is asked.
    assert_eq!(done(&table.agreed("annehmen")), [&Command::Draw(DrawCommand::Accept)]);
    assert!(table.game.claims().draw_offers().is_empty() && table.game.ending().is_none());
}

/// "Resign?", then a move that was said without its piece, or *berichtigen*: the question stayed, and a yes to something else lost the
/// game.
#[test]
fn a_question_ends_with_any_other_words() {
    for words in ["Eva vier", "Eva zwei nach Eva vier", "berichtigen", "Springer Gustav"] {
        let mut table = Table::new(GameMode::Competition);
        table.agreed("aufgeben");
        let met = table.agreed(words);
        let ended = Wish::Notice(Phrase::line(Line::QuestionEnded));
        assert!(met.contains(&ended) && done(&met).is_empty(), "{words}: {met:?}");
        assert_eq!(done(&table.agreed("ja")), Vec::<&Command>::new(), "{words}");
    }
    // What only asks, and a noise, leave it; it is named again.
    for words in ["meine Zeit", "wiederholen"] {
        let mut table = Table::new(GameMode::Competition);
        table.agreed("aufgeben");
        table.agreed(words);
        assert_eq!(table.by_hand(), [Command::Ending(EndingCommand::Resign)], "{words}");
    }
}

#[test]
fn questions_are_answered() {
    let mut table = Table::new(GameMode::Competition);
    assert_eq!(said(&table.agreed("Feld Eva zwei")), ["Eva zwei: weißer Bauer."]);
    assert_eq!(said(&table.agreed("letzter Zug")).len(), 1);
    assert_eq!(table.agreed("wiederholen"), [Wish::SayAgain]);
    assert!(said(&table.agreed("meine Zeit"))[0].contains("Minuten"));
}

#[test]
fn a_question_that_one_recogniser_heard_is_answered_where_a_key_is_held() {
    let hears = |words, address| Table::new(GameMode::Competition).hears(Acceptance::Confirm, words, address);
    assert_eq!(said(&hears("Feld Eva zwei", Address::Meant)), ["Eva zwei: weißer Bauer."]);
    assert_eq!(hears("Feld Eva zwei", Address::Perhaps), []);
    // What cannot be taken back is asked about, and what stops the clocks needs both.
    let asked = hears("aufgeben", Address::Meant);
    assert_eq!((said(&asked).len(), done(&asked)), (1, vec![]));
    assert_eq!(done(&hears("Uhr anhalten", Address::Meant)), Vec::<&Command>::new());
}

#[test]
fn yes_and_no_without_a_question_are_talk() {
    let mut table = Table::new(GameMode::Competition);
    assert_eq!((table.agreed("ja"), table.agreed("nein")), (vec![], vec![]));
}
