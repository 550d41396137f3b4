use super::*;
use crate::{
    language::{Language, speak},
    listen::{Band, Fit, KnownSpeaker, sound::RATE},
};

/// A tone between two pauses: what a take of a word is to the check.
fn tone(hertz: f32, loud: f32) -> Sound {
    let samples = (0..RATE).map(|i| {
        let voice = if (RATE / 4..RATE / 4 * 3).contains(&i) { 1.0 } else { 0.002 };
        (i as f32 * hertz * std::f32::consts::TAU / RATE as f32).sin() * loud * voice
    });
    Sound { samples: samples.collect(), band: Band::Wide }
}

fn said(wishes: &[TeachWish]) -> Vec<String> {
    let words = |wish: &TeachWish| match wish {
        TeachWish::Say(phrase) => Some(speak(phrase, Wording::default()).to_string()),
        _ => None,
    };
    wishes.iter().filter_map(words).collect()
}

fn teaching() -> Teaching {
    Teaching::new(Profile::empty(Language::German), Wording::default())
}

/// Bella was asked for and Cesar said, five times: after two doubts the others were taken without a word, and in a game the two
/// files were exchanged.
#[test]
fn what_still_sounds_like_another_word_is_passed_over_and_comes_again() {
    let mut teaching = teaching();
    let (asked, other) = (teaching.words[0].clone(), teaching.words[1].clone());
    let say = |teaching: &mut Teaching, heard: Option<&str>| said(&teaching.take(&tone(440.0, 0.3), heard));
    for _ in 0..2 {
        let doubted = say(&mut teaching, Some(&other));
        assert_eq!(doubted, [format!("Das klang wie {other}. Noch einmal: {asked}.")]);
    }
    assert_eq!(say(&mut teaching, Some(&other)), [format!("Das klang wie {other}."), format!("{other}.")]);
    assert!(teaching.profile.words.is_empty());
    // The words that every move needs but for this one: the trial, and what was passed over when the others are learnt.
    let words = teaching.words.clone();
    for (index, word) in words.iter().enumerate().skip(1) {
        if index == teaching.core {
            teaching.trial = MoveTrial::Done;
            teaching.go_to_next();
        }
        assert!(matches!(teaching.state, TeachingState::Word { index: at, .. } if at == index), "{word}");
        let takes = (0..TAKES).map(|_| enrolled::check(&tone(440.0, 0.3)).expect("a word")).collect();
        teaching.profile.teach(word, takes);
        teaching.go_to_next();
    }
    assert_eq!(said(&[TeachWish::Say(teaching.prompt())]), [format!("{asked}.")]);
    (0..2 + TAKES).for_each(|_| drop(say(&mut teaching, Some(&other))));
    assert!(teaching.knows(&asked), "he says it so");
}

/// A pad has no Backspace; asked, the word is said again.
#[test]
fn a_step_to_the_left_takes_the_word_from_the_start() {
    let mut teaching = teaching();
    teaching.take(&tone(300.0, 0.3), None);
    assert!(matches!(&teaching.state, TeachingState::Word { takes, .. } if takes.len() == 1));
    assert_eq!(said(&teaching.key(&Intent::SayAgain)), ["Anna."]);
    assert!(matches!(&teaching.state, TeachingState::Word { takes, .. } if takes.len() == 1), "it only says it");
    assert_eq!(said(&teaching.key(&Intent::Walk(Direction::Left))), ["Anna."]);
    assert!(matches!(&teaching.state, TeachingState::Word { index: 0, takes, .. } if takes.is_empty()));
}

#[test]
fn help_tells_what_is_to_be_done_and_the_keys_and_the_word_in_hand() {
    let mut teaching = teaching();
    let told = said(&teaching.key(&Intent::Help));
    assert!(matches!(&told[..], [help, word] if help.contains("Escape hört auf") && word == "Anna."), "{told:?}");
}

#[test]
fn each_word_is_said_three_times_and_kept_before_the_next() {
    let mut teaching = teaching();
    assert_eq!(said(&teaching.begin()).last().map(String::as_str), Some("Anna."));
    for _ in 0..2 {
        assert_eq!(teaching.take(&tone(440.0, 0.5), None), [TeachWish::Signal]);
    }
    let wishes = teaching.take(&tone(440.0, 0.5), None);
    assert_eq!((wishes.first(), said(&wishes)), (Some(&TeachWish::Save), vec!["Bella.".to_owned()]));
    assert_eq!((teaching.profile().words[0].text.as_str(), teaching.progress().0), ("Anna", 1));
}

#[test]
fn a_bad_take_is_told_and_said_again() {
    let mut teaching = teaching();
    let heard = said(&teaching.take(&tone(440.0, 0.002), None));
    assert_eq!(heard, ["Zu leise. Näher ans Mikrofon, oder lauter. Noch einmal: Anna."]);
    let heard = said(&teaching.take(&tone(440.0, 40.0).clipped(), None));
    assert_eq!(heard, ["Zu laut. Das Mikrofon leiser stellen, oder weiter weg. Noch einmal: Anna."]);
    let silence = Sound { samples: vec![0.0; 8_000], band: Band::Wide };
    assert_eq!(teaching.take(&silence, None), [], "a noise that is no word");
    assert_eq!(teaching.take(&tone(440.0, 0.5), None), [TeachWish::Signal], "nothing is lost by it");
}

impl Sound {
    fn clipped(mut self) -> Self {
        self.samples.iter_mut().for_each(|sample| *sample = sample.clamp(-1.0, 1.0));
        self
    }
}

#[test]
fn another_word_is_told_and_asked_again() {
    let mut teaching = teaching();
    for _ in 0..DOUBTS {
        let heard = said(&teaching.take(&tone(440.0, 0.5), Some("Bella")));
        assert_eq!(heard, ["Das klang wie Bella. Noch einmal: Anna."]);
    }
    for heard in [Some("anna"), None] {
        assert_eq!(teaching.take(&tone(440.0, 0.5), heard), [TeachWish::Signal]);
    }
    let wishes = teaching.take(&tone(440.0, 0.5), None);
    assert_eq!(wishes.first(), Some(&TeachWish::Save));
    // Two words tell nothing yet of what is alike; later the same sound is that of a word that is taught.
    for (word, hertz) in [("Bella", 700.0), ("Cesar", 1_400.0), ("David", 2_400.0)] {
        for _ in 0..3 {
            let wishes = teaching.take(&tone(hertz, 0.5), None);
            assert!(!wishes.is_empty(), "{word}");
            assert_eq!(said(&wishes).iter().find(|heard| heard.starts_with("Das klang")), None, "{word}");
        }
    }
    let heard = said(&teaching.take(&tone(440.0, 0.5), None));
    assert_eq!(heard, ["Das klang wie Anna. Noch einmal: Eva."]);
    assert_eq!(teaching.take(&tone(3_200.0, 0.5), None), [TeachWish::Signal]);
}

#[test]
fn it_goes_on_where_it_was_left_and_ends_with_a_trial() {
    let mut profile = Profile::empty(Language::German);
    let all = words(Wording::default());
    for word in &all[..all.len() - 1] {
        profile.teach(word, vec![tone(440.0, 0.5); 3]);
    }
    let mut teaching = Teaching::new(profile, Wording::default());
    assert_eq!(teaching.progress(), (all.len() - 1, all.len()));
    let left = said(&teaching.key(&Intent::Escape));
    assert!(left[0].ends_with("Wörtern eingelernt."), "{left:?}");
    assert!(teaching.expects().is_none());
    for _ in 0..2 {
        teaching.take(&tone(1_400.0, 0.5), None);
    }
    let wishes = teaching.take(&tone(1_400.0, 0.5), None);
    assert!(wishes.contains(&TeachWish::Try) && teaching.expects().is_some());
    let verdict = |text: &str| {
        let expectation = Expectation { scope: Scope::Legal(Box::default()), asked: ExpectedAnswer::Nothing };
        let tongue = crate::listen::grammar::Tongue::of(Language::German);
        let meaning = Meaning::of(text, expectation.expecting(), tongue);
        let (acceptance, heard, speaker) = (Acceptance::Agreed, text.to_owned(), KnownSpeaker::Known);
        Interpretation { acceptance, heard, meaning, fit: Fit::Good, agreed: true, speaker }
    };
    for text in ["Eva vier", "Springer Felix drei", "Springer Cesar drei", "David vier"] {
        assert_eq!(said(&teaching.heard(&verdict(text))).len(), 1, "{text}");
    }
    let end = teaching.heard(&verdict("Hector vier"));
    assert_eq!(
        (said(&end), end.last()),
        (vec!["vier von fünf Zügen richtig verstanden.".to_owned()], Some(&TeachWish::Leave))
    );
}

#[test]
fn what_every_move_needs_comes_first_and_is_tried_and_the_rest_is_left_to_the_player() {
    let core = core_words(Language::German, Language::German);
    assert_eq!(words(Wording::default())[..core.len()], core);
    let mut profile = Profile::empty(Language::German);
    for word in &core[..core.len() - 1] {
        profile.teach(word, vec![tone(440.0, 0.5); 3]);
    }
    let mut teaching = Teaching::new(profile, Wording::default());
    teaching.take(&tone(1_400.0, 0.5), None);
    teaching.take(&tone(1_400.0, 0.5), None);
    let wishes = teaching.take(&tone(1_400.0, 0.5), None);
    assert!(wishes.contains(&TeachWish::Try) && teaching.expects().is_some(), "{wishes:?}");
    assert!(said(&wishes)[0].starts_with("Das Nötigste"), "{wishes:?}");
    let nothing = Interpretation {
        acceptance: Acceptance::Rejected,
        heard: "Turm".to_owned(),
        meaning: Meaning::Unknown(crate::language::Unknown::NoArrival),
        fit: Fit::Good,
        agreed: false,
        speaker: KnownSpeaker::Known,
    };
    let ends: Vec<_> = TRIAL.iter().map(|_| teaching.heard(&nothing)).collect();
    let last = &ends[TRIAL.len() - 1];
    assert!(!last.contains(&TeachWish::Leave) && teaching.expects().is_none(), "{last:?}");
    assert_eq!(said(last).last(), Some(&"en passant.".to_owned()));
    // Anyone who comes back goes on with the rest.
    let again = Teaching::new(teaching.profile().clone(), Wording::default());
    assert!(again.expects().is_none());
    assert_eq!(said(&again.begin()).last(), Some(&"en passant.".to_owned()));
}

#[test]
fn the_word_before_can_be_taught_anew() {
    let mut teaching = teaching();
    for _ in 0..3 {
        teaching.take(&tone(1_400.0, 0.5), None);
    }
    teaching.take(&tone(440.0, 0.5), None);
    assert_eq!(said(&teaching.key(&Intent::Erase)), ["Bella."]);
    assert_eq!(said(&teaching.key(&Intent::Erase)), ["Anna."]);
}

#[test]
fn ranks_in_another_language_are_taught_as_well() {
    let spanish = Wording { language: Language::Spanish, ..Wording::default() };
    let words = words(spanish);
    assert!(
        ["uno", "eins", "acht", "Rochade", "caballo"].iter().all(|word| words.iter().any(|w| w == word)),
        "{words:?}"
    );
}
