use shakmaty::{Chess, Color, Position, Square, fen::Fen};

use super::*;
use crate::language::Language;

const GERMAN: Tongue = Tongue::of(Language::German);

fn heard(text: &str, fit: Fit) -> Opinion {
    Opinion { current: Some(text.to_owned()), free: Some(text.to_owned()), fit, ..Opinion::nothing() }
}

/// What one recogniser made of it whose two readings differ.
fn torn(current: &str, free: &str, preference: Preference, fit: Fit) -> Opinion {
    Opinion { current: Some(current.to_owned()), free: Some(free.to_owned()), preference, fit, scores: Vec::new() }
}

fn at_the_start(opinions: &[Opinion]) -> Interpretation {
    judge(opinions, Expecting::Move(Among::Legal(&Chess::default())), GERMAN)
}

fn squares(verdict: &Interpretation) -> Option<(Square, Square)> {
    match verdict.meaning {
        Meaning::Move(RawMove::Piece { from, to, .. }, _) => Some((from, to)),
        _ => None,
    }
}

#[test]
fn a_move_is_agreed_when_both_mean_it_in_whatever_words_and_it_fits() {
    let first = heard("Springer Gustav eins nach Felix drei", Fit::Good);
    let verdict = at_the_start(&[first.clone(), heard("Springer Felix drei", Fit::Doubtful)]);
    assert_eq!((verdict.acceptance, squares(&verdict)), (Acceptance::Agreed, Some((Square::G1, Square::F3))));
    assert_eq!((verdict.question(), verdict.reason()), (None, None));

    for other in [heard("Springer Cesar drei", Fit::Good), heard("Springer Felix drei", Fit::None), Opinion::nothing()]
    {
        let verdict = at_the_start(&[first.clone(), other]);
        assert_eq!((verdict.acceptance, squares(&verdict)), (Acceptance::Confirm, Some((Square::G1, Square::F3))));
        assert!(verdict.question().is_some());
    }
    // What the first makes nothing of, a clear second one may be asked about, no more; and only where he held a key.
    let alone = at_the_start(&[Opinion::nothing(), heard("Springer Felix drei", Fit::Clear)]);
    assert!(!alone.is_for_us());
    assert_eq!((alone.acceptance, squares(&alone)), (Acceptance::Confirm, Some((Square::G1, Square::F3))));
    let faint = at_the_start(&[Opinion::nothing(), heard("Springer Felix drei", Fit::Doubtful)]);
    assert_eq!(faint.acceptance, Acceptance::Rejected);
    let doubtful = heard("Springer Felix drei", Fit::Doubtful);
    assert_eq!(at_the_start(&[doubtful.clone(), doubtful]).acceptance, Acceptance::Confirm);
}

#[test]
fn after_no_comes_a_move_or_nothing() {
    let board = Chess::default().board().clone();
    let among = Among::Placement { board: &board, turn: Color::White };
    let asked = RawMove::from_squares(&board, Square::E2, Square::E4, None).expect("a move");
    let means = |text: &str| Meaning::of(text, Expecting::Meant { among, asked }, GERMAN);
    for text in
        ["nein", "nein ja", "nein aufgeben", "nein Remis", "nein meine Zeit", "nein Bauer Eva zwei nach Eva vier"]
    {
        assert_eq!(means(text), Meaning::Request(Request::No), "{text}");
    }
    assert!(matches!(means("nein David vier"), Meaning::Move(RawMove::Piece { to: Square::D4, .. }, _)));
    assert!(matches!(means("nein Zylinder"), Meaning::Unknown(_)));
    assert_eq!(means("ja"), Meaning::Request(Request::Yes));
}

#[test]
fn where_it_was_asked_from_where_no_and_the_whole_move_is_another_move() {
    let board = Chess::default().board().clone();
    let among = Among::Placement { board: &board, turn: Color::White };
    let to_e4 = |from| RawMove::from_squares(&board, from, Square::E4, None).expect("a move");
    let candidates = [to_e4(Square::B1), to_e4(Square::G1)];
    let expecting = Expecting::Choice { among, candidates: &candidates };
    for text in ["nein", "nein ja", "nein aufgeben"] {
        assert_eq!(Meaning::of(text, expecting, GERMAN), Meaning::Request(Request::No), "{text}");
    }
    let another = heard("nein Bauer Eva zwei nach Eva vier", Fit::Good);
    let verdict = judge(&[another.clone(), another], expecting, GERMAN);
    assert_eq!((verdict.acceptance, squares(&verdict)), (Acceptance::Agreed, Some((Square::E2, Square::E4))));
    // Which of the candidates is said after a no is said all the same.
    let one = Meaning::of("nein Springer Bella eins nach Eva vier", expecting, GERMAN);
    assert!(matches!(one, Meaning::Move(said, _) if said.same_move(candidates[0])), "{one:?}");
}

#[test]
fn that_a_move_stands_is_taken_from_two_or_from_one_that_is_clear() {
    let board = Chess::default().board().clone();
    let expecting = Expecting::Standing(Among::Placement { board: &board, turn: Color::White });
    let stands = |fit| torn("es steht", "Eva drei", Preference::Current, fit);
    let taken = |opinions: &[Opinion]| judge(opinions, expecting, GERMAN).acceptance;
    assert_eq!(taken(&[stands(Fit::Clear)]), Acceptance::Agreed);
    assert_eq!(taken(&[stands(Fit::Good)]), Acceptance::Rejected);
    assert_eq!(taken(&[stands(Fit::Good), stands(Fit::Doubtful)]), Acceptance::Agreed);
    assert_eq!(taken(&[stands(Fit::Sure), heard("Hector vier", Fit::Good)]), Acceptance::Rejected);
    assert_eq!(at_the_start(&[stands(Fit::Clear)]).acceptance, Acceptance::Rejected, "nothing is announced");
}

#[test]
fn a_later_opinion_turns_a_question_into_an_agreement_and_overrules_nothing() {
    let board = Chess::default().board().clone();
    let expecting = Expecting::Move(Among::Placement { board: &board, turn: Color::White });
    let asked = judge(&[heard("Springer Felix drei", Fit::Good)], expecting, GERMAN);
    assert_eq!(asked.acceptance, Acceptance::Confirm);
    let later = |text, fit| heard(text, fit);
    let second = seconded(&asked, &later("Springer Gustav eins nach Felix drei", Fit::Good), expecting, GERMAN);
    let second = second.expect("the same move");
    assert_eq!((second.acceptance, squares(&second)), (Acceptance::Agreed, Some((Square::G1, Square::F3))));
    for other in [
        later("Springer Gustav eins nach Felix drei", Fit::Doubtful),
        later("Springer Cesar drei", Fit::Good),
        later("ja", Fit::Good),
        Opinion::nothing(),
    ] {
        assert_eq!(seconded(&asked, &other, expecting, GERMAN), None, "{other:?}");
    }
    let agreed = heard("Eva vier", Fit::Good);
    let agreed = judge(&[agreed.clone(), agreed], expecting, GERMAN);
    assert_eq!(seconded(&agreed, &later("Eva vier", Fit::Good), expecting, GERMAN), None, "nothing was asked");
    let rejected = judge(&[], expecting, GERMAN);
    assert_eq!(seconded(&rejected, &later("Eva vier", Fit::Good), expecting, GERMAN), None);
}

#[test]
fn one_recogniser_must_agree_with_itself() {
    assert_eq!(at_the_start(&[heard("Eva vier", Fit::Sure)]).acceptance, Acceptance::Agreed);
    let alone = at_the_start(&[heard("Eva vier", Fit::Good)]);
    assert_eq!(
        (alone.acceptance, alone.is_for_us()),
        (Acceptance::Confirm, true),
        "a question at an open microphone too"
    );
    let torn = torn("Eva vier", "Eva fünf", Preference::Current, Fit::Good);
    let verdict = at_the_start(&[torn]);
    assert_eq!((verdict.acceptance, squares(&verdict)), (Acceptance::Confirm, Some((Square::E2, Square::E4))));
}

#[test]
fn a_well_formed_illegal_move_is_never_bent_into_a_legal_one() {
    let illegal = "Bauer Eva zwei nach Eva fünf";
    let both = at_the_start(&[heard(illegal, Fit::Good), heard(illegal, Fit::Good)]);
    assert_eq!((both.acceptance, squares(&both)), (Acceptance::Agreed, Some((Square::E2, Square::E5))));
    assert!(both.reason().is_some(), "what is wrong with it is told");

    let free = |fit| torn("Bauer Eva zwei nach Eva vier", illegal, Preference::Free, fit);
    for fit in [Fit::Sure, Fit::Doubtful] {
        let unclear = at_the_start(&[free(fit)]);
        assert_eq!((unclear.acceptance, unclear.heard.as_str()), (Acceptance::Rejected, illegal));
    }
}

/// A pinned knight may be said to move: it is asked about like any other.
#[test]
fn only_what_everybody_sees_to_be_possible_is_asked() {
    let board = "4k3/4r3/8/8/8/4N3/P2pP3/4K3".parse().expect("a placement");
    let among = Among::Placement { board: &board, turn: Color::White };
    let doubtful = |text: &str| judge(&[heard(text, Fit::Good)], Expecting::Move(among), GERMAN).acceptance;
    for said in ["Springer Eva drei nach David fünf", "Bauer Anna zwei nach Anna vier", "König Eva eins nach Eva zwei"]
    {
        assert_eq!(doubtful(said), Acceptance::Confirm, "{said}");
    }
    for misheard in [
        "König Eva eins nach Anna sechs",
        "Bauer Anna zwei nach Anna drei Dame",
        "Turm Bella eins nach Bella drei",
        "Turm Eva sieben nach Eva acht",
        "Bauer David zwei nach David eins Bauer",
        "Dame Eva drei nach Gustav fünf",
    ] {
        assert_eq!(doubtful(misheard), Acceptance::Rejected, "{misheard}");
        let both = [heard(misheard, Fit::Doubtful), heard(misheard, Fit::Doubtful)];
        assert_ne!(judge(&both, Expecting::Move(among), GERMAN).acceptance, Acceptance::Confirm, "{misheard}");
    }
    // What was asked about is possible, whatever it is: its piece is still to be named.
    let both = [heard("Turm Hector acht", Fit::Good), heard("Turm Hector acht", Fit::Good)];
    let Meaning::Several { candidates, .. } = judge(&both, Expecting::Move(among), GERMAN).meaning else { panic!() };
    let choice = Expecting::Choice { among, candidates: &candidates };
    let chosen = judge(&[heard("Bella eins", Fit::Good)], choice, GERMAN);
    assert_eq!((chosen.acceptance, squares(&chosen)), (Acceptance::Confirm, Some((Square::B1, Square::H8))));
}

#[test]
fn several_moves_are_asked_about_and_one_word_answers() {
    let position: Chess = "4k3/8/8/8/8/5N2/8/1N2K3 w - -"
        .parse::<Fen>()
        .unwrap()
        .into_position(shakmaty::CastlingMode::Standard)
        .unwrap();
    let among = Among::Legal(&position);
    let both = |text| [heard(text, Fit::Good), heard(text, Fit::Good)];
    let asked = judge(&both("Springer David zwei"), Expecting::Move(among), GERMAN);
    assert_eq!(asked.acceptance, Acceptance::Ask);
    let Meaning::Several { candidates, .. } = asked.meaning else { panic!("{:?}", asked.meaning) };
    let answered = judge(&both("Bella"), Expecting::Choice { among, candidates: &candidates }, GERMAN);
    assert_eq!((answered.acceptance, squares(&answered)), (Acceptance::Agreed, Some((Square::B1, Square::D2))));
}

#[test]
fn in_competition_a_short_form_that_fits_nothing_is_asked_for_its_square() {
    let board = Chess::default().board().clone();
    let among = Among::Placement { board: &board, turn: Color::White };
    let said = heard("Springer Eva vier", Fit::Good);
    let verdict = judge(&[said.clone(), said], Expecting::Move(among), GERMAN);
    assert_eq!(verdict.acceptance, Acceptance::Ask);
    let Meaning::Several { candidates, ask } = verdict.meaning.clone() else { panic!("{:?}", verdict.meaning) };
    assert_eq!((candidates.len(), ask), (2, Phrase::line(Line::AskFromWhere)));
    assert!(verdict.question().is_some());
    assert_eq!(verdict.reason(), None, "it is not called impossible");
}

#[test]
fn talk_and_clicks_say_nothing_and_a_request_that_counts_is_not_guessed() {
    for opinions in [vec![], vec![Opinion::nothing()], vec![heard("Eva vier", Fit::None); 2]] {
        let verdict = at_the_start(&opinions);
        assert_eq!((verdict.acceptance, verdict.heard.as_str()), (Acceptance::Rejected, ""));
        assert_eq!(verdict.question(), None);
    }
    let resign = |fit| heard("aufgeben", fit);
    assert_eq!(at_the_start(&[resign(Fit::Good), resign(Fit::Good)]).meaning, Meaning::Request(Request::Resign));
    // One hearing is enough for what is answered or asked back, but only where he holds a key.
    let alone = |text| at_the_start(&[heard(text, Fit::Clear), heard("Eva vier", Fit::Good)]);
    for harmless in ["aufgeben", "letzter Zug", "Feld Eva vier"] {
        let verdict = alone(harmless);
        assert_eq!((verdict.acceptance, verdict.is_for_us()), (Acceptance::Confirm, false), "{harmless}");
    }
    assert_eq!(alone("Uhr anhalten").acceptance, Acceptance::Rejected);
    assert_eq!(at_the_start(&[heard("letzter Zug", Fit::Doubtful)]).acceptance, Acceptance::Rejected);
    let freely = torn("Eva vier", "letzter Zug", Preference::Free, Fit::Good);
    assert_eq!(at_the_start(&[freely]).acceptance, Acceptance::Rejected);
    let yes = [heard("ja", Fit::Good), heard("ja", Fit::Good)];
    assert_eq!(judge(&yes, Expecting::YesOrNo, GERMAN).meaning, Meaning::Request(Request::Yes));
    let unsure = |text| judge(&[heard(text, Fit::Doubtful)], Expecting::YesOrNo, GERMAN).acceptance;
    assert_eq!((unsure("ja"), unsure("nein")), (Acceptance::Rejected, Acceptance::Agreed));
    assert_eq!(at_the_start(&[heard("nein", Fit::Doubtful)]).acceptance, Acceptance::Rejected, "nothing was asked");
    let no_answer = [heard("Eva vier", Fit::Good), heard("Eva vier", Fit::Good)];
    assert_eq!(judge(&no_answer, Expecting::YesOrNo, GERMAN).acceptance, Acceptance::Rejected);
}
