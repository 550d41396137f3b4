//! How a group is found, opened and left by ear, and what is told of it.
use super::*;
use crate::{
    desk::{Direction, Heading, Intent},
    game::SETTINGS,
    language::{Language, Wording, speak},
};

fn form() -> Form {
    Form::new(Setup::default(), Sound::default(), Vec::new())
}

fn said(wishes: &[FormWish]) -> String {
    let said = wishes.iter().find_map(|wish| if let FormWish::Say(phrase) = wish { Some(phrase) } else { None });
    let Some(phrase) = said else { panic!("{wishes:?}") };
    speak(phrase, Wording::default()).to_string()
}

#[test]
fn a_new_competition_asks_who_plays_and_who_is_impaired_and_all_else_lies_in_groups() {
    let form = form();
    let mut asked = vec![Field::Name(Color::White), Field::Name(Color::Black), Field::Impaired, Field::Event];
    asked.extend(Group::ALL.map(Field::Group));
    asked.push(Field::Begin);
    assert_eq!(form.fields(), asked);
    let practice = Form::new(Setup { mode: Mode::Practice, ..Setup::default() }, Sound::default(), Vec::new());
    assert_eq!(practice.fields()[0], Field::Drill);
}

#[test]
fn a_group_tells_its_values_opens_by_enter_and_closes_by_escape() {
    let mut form = form();
    let clock = "Uhr. Eins von sechs. Bedenkzeit: eine Stunde dreißig Minuten für die Partie. Dreißig Sekunden je Zug dazu. \
                 Das ist eine Turnierpartie. Eingabetaste öffnet.";
    assert_eq!(said(&form.select(Field::Group(Group::Clock))), clock);
    for opens in [Intent::Enter, Intent::Walk(Direction::Right)] {
        assert!(said(&form.take(&opens)).starts_with("Vorwahl:"), "{opens:?}");
        assert_eq!((form.field(), form.opened()), (Field::Preset, Some(Group::Clock)));
        assert!(form.fields().contains(&Field::Rule(Rule::EarlyPress)));
        assert_eq!(said(&form.take(&Intent::Escape)), clock, "back on its line");
        assert_eq!((form.field(), form.opened()), (Field::Group(Group::Clock), None));
    }
    assert_eq!(form.take(&Intent::Escape), [FormWish::Leave]);
}

#[test]
fn a_group_is_found_by_letter_and_number_and_tells_its_place() {
    let mut form = form();
    form.select(Field::Group(Group::Clock));
    for (key, begins) in [
        ('6', "Personen. Sechs von sechs."),
        ('t', "Ton und Bretter. Vier von sechs."),
        ('M', "Mikrofone. Fünf von sechs."),
        ('1', "Uhr. Eins von sechs."),
    ] {
        let told = said(&form.take(&Intent::Insert(key)));
        assert!(told.starts_with(begins), "{key}: {told}");
        assert_eq!(form.opened(), form.group_of(form.field()), "{key}");
    }
    // What names none says where he is.
    for stray in ['7', '0', 'x'] {
        assert!(said(&form.take(&Intent::Insert(stray))).starts_with("Uhr. Eins von sechs."), "{stray}");
    }
}

#[test]
fn what_is_unusual_is_told_on_the_line_of_its_group() {
    let mut form = form();
    form.select(Field::Rule(Rule::EarlyPress));
    form.take(&Intent::Walk(Direction::Right));
    let told = said(&form.select(Field::Group(Group::Clock)));
    assert!(told.contains("wird zurückgehalten"), "{told}");
}

/// The defect: a name that stands in the phrase as text made every English and Spanish line tell an empty field.
#[test]
fn another_language_alone_makes_nothing_unusual() {
    for language in Language::ALL {
        let mut setup = Setup::default();
        setup.wording.language = language;
        let form = Form::new(setup, Sound::default(), Vec::new());
        let Phrase::Several(told) = form.group_values(Group::Laws) else { panic!() };
        assert_eq!(told.len(), 2, "its name and the edition: {told:?}");
    }
}

#[test]
fn a_field_that_is_to_be_mended_opens_its_group() {
    let mut form = form();
    form.select(Field::Control);
    form.take(&Intent::Insert('x'));
    form.take(&Intent::Escape);
    assert_eq!(form.opened(), None);
    form.take(&Intent::Leap(Heading::Down));
    form.take(&Intent::Enter);
    assert_eq!((form.field(), form.opened()), (Field::Control, Some(Group::Clock)));
}

/// The form asks for every setting, in the group of its page, but for those of one position and of unusual hands.
#[test]
fn every_setting_is_asked_for_in_the_group_of_its_page() {
    let form = form();
    for setting in SETTINGS {
        let asked = match setting.key {
            // In no group: asked first.
            "white" | "black" | "vi" | "event" => continue,
            // Given on the command line or by the arbiter; no fen is typed by ear; `announcer` is both of the two.
            "keyboard" | "mouse" | "fen" | "announcer" => continue,
            // Only where there is one device.
            "private-words" => continue,
            "calls-black" => Field::Calls(Color::White),
            key => Field::of_setting(key).unwrap_or_else(|| panic!("the form does not ask for `{key}`")),
        };
        assert_eq!(form.group_of(asked), Some(Group::of(setting.page)), "{}", setting.key);
    }
}
