use super::*;
use crate::language::Line;

#[test]
fn the_first_and_the_last_field_are_one_key_away() {
    let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
    form.take(&Intent::Leap(Heading::Down));
    assert_eq!(form.field(), Field::Begin);
    form.take(&Intent::Leap(Heading::Up));
    assert_eq!(form.field(), Field::Name(Color::White));
}

/// Ten seconds of speech: once for each set of choices.
#[test]
fn what_was_chosen_is_summed_up_again_only_where_it_has_changed() {
    let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
    let begin = |form: &Form| form.phrase(Field::Begin);
    let whole = |form: &Form| [FormWish::Say(Phrase::Several(vec![form.summary(), begin(form)]))];
    let end = Intent::Leap(Heading::Down);
    assert_eq!(form.take(&end), whole(&form));
    form.take(&Intent::Walk(Direction::Up));
    assert_eq!(form.take(&end), [FormWish::Say(begin(&form))]);
    form.select(Field::Impaired);
    form.take(&Intent::Walk(Direction::Right));
    assert_eq!(form.take(&end), whole(&form));
    assert_eq!(form.select(Field::Begin), [FormWish::Say(begin(&form))]);
}

/// One arrow draws a position of Chess960, and the room heard of it when the clock ran.
#[test]
fn a_position_of_chess960_and_who_announces_are_summed_up() {
    let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
    let usual = form.summary();
    form.setup.announcer.black = crate::game::Announcer::Player;
    form.start_from(crate::laws::chess960::Number::new(381).expect("a number"));
    let summary = format!("{:?}", form.summary());
    assert!(summary.contains("Chess960Start") && summary.contains("SetupPlayerAnnounces"), "{summary}");
    assert_ne!(form.summary(), usual);
}

/// Forty characters fit into a name: anyone who types more hears it at the first that is not taken.
#[test]
fn a_field_that_is_full_says_so() {
    let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
    for field in [Field::Name(Color::White), Field::Event, Field::Site] {
        form.select(field);
        for _ in 0..40 {
            let echo = Phrase::Letters("n".to_owned());
            assert_eq!(form.take(&Intent::Insert('n')), [FormWish::Say(echo)]);
        }
        let full = Phrase::with(Line::TextFull, [crate::language::Arg::Number(40)]);
        assert_eq!(form.take(&Intent::Insert('n')), [FormWish::Say(full.clone())]);
        assert_eq!(form.full(), Some(full), "it is shown as well");
        form.take(&Intent::Erase);
        assert_eq!(form.full(), None);
    }
}

/// A folder of more than forty characters could not be typed, and the letters were dropped without a word.
#[test]
fn a_folder_may_be_long_and_one_that_is_too_long_says_so() {
    let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
    for field in [Field::Copy, Field::Recogniser] {
        form.select(field);
        for _ in 0..250 {
            form.take(&Intent::Insert('n'));
        }
        let full = Phrase::with(Line::TextFull, [crate::language::Arg::Number(250)]);
        assert_eq!(form.take(&Intent::Insert('n')), [FormWish::Say(full)]);
    }
    assert_eq!(form.setup().copy.len(), 250);
}

/// "Ana RuizBea": the name of the next game's player was written behind that of the last one's, and he heard his own letters alone.
#[test]
fn the_first_letter_takes_the_place_of_a_name_from_the_game_before() {
    let mut setup = Setup::default();
    setup.names.white = "Ana Ruiz".to_owned();
    setup.names.black = "Karl".to_owned();
    setup.occasion.round = "3".to_owned();
    let mut form = Form::new(setup, Sound::default(), Vec::new());
    form.select(Field::Name(Color::White));
    let whole = form.take(&Intent::Insert('B'));
    assert_eq!(whole, [FormWish::Say(form.phrase(Field::Name(Color::White)))], "the field is said as it is now");
    for letter in ['e', 'a'] {
        form.take(&Intent::Insert(letter));
    }
    form.select(Field::Name(Color::Black));
    form.select(Field::Name(Color::White));
    form.take(&Intent::Insert('s'));
    assert_eq!(form.setup().names.white, "Beas", "what was typed now is written on");
    // Who takes a letter back goes on with the name that is there.
    form.select(Field::Name(Color::Black));
    form.take(&Intent::Erase);
    form.take(&Intent::Insert('a'));
    assert_eq!(form.setup().names.black, "Kara");
    form.select(Field::Round);
    form.take(&Intent::Insert('4'));
    assert_eq!(form.setup().occasion.round, "4");
}

/// A rating belongs to a person: with another name it is not carried over from the last game.
#[test]
fn another_name_has_neither_the_rating_nor_the_federation_of_the_one_before() {
    let mut setup = Setup::default();
    setup.occasion.ratings.white = "1876".to_owned();
    setup.occasion.ratings.black = "1912".to_owned();
    setup.occasion.federations.white = "GER".to_owned();
    let mut form = Form::new(setup, Sound::default(), Vec::new());
    form.select(Field::Name(Color::White));
    form.take(&Intent::Insert('n'));
    let occasion = &form.setup().occasion;
    assert_eq!((&*occasion.ratings.white, &*occasion.federations.white, &*occasion.ratings.black), ("", "", "1912"));
    form.select(Field::Rating(Color::White));
    form.take(&Intent::Insert('7'));
    assert_eq!(form.setup().occasion.ratings.white, "7");
}

/// A sentence that comes once more, and nothing with it, is heard as the echo of a key that did something.
#[test]
fn a_letter_where_none_is_taken_sounds_like_any_key_that_does_nothing() {
    let refused = FormWish::Signal(crate::narration::Chime::Refused);
    let mut refuse = 0;
    for group in Group::ALL {
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
        form.select(Field::Group(group));
        form.take(&Intent::Enter);
        for field in form.fields() {
            form.select(field);
            let told = form.take(&Intent::Insert('q'));
            assert!(matches!(told.last(), Some(FormWish::Say(_))), "{field:?}: {told:?}");
            let typed = matches!(told[..], [FormWish::Say(Phrase::Letters(_))]) || field == Field::Chess960;
            assert_eq!(told[0] == refused, !typed, "{field:?}: {told:?}");
            refuse += usize::from(!typed);
        }
    }
    assert!(refuse > 100, "{refuse}");
}
