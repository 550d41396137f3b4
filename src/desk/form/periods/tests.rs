use proptest::{collection::vec, prelude::*, sample::select};

use super::*;
use crate::{
    clock::{
        PRESETS,
        control::{both_from, both_written},
    },
    desk::{Direction, Heading, Intent, Sound},
    game::Setup,
    language::{Wording, speak},
};

/// A form with its parts open.
fn opened(control: &str) -> Form {
    let control = both_from(control).expect(control);
    let mut form = Form::new(Setup { control, ..Setup::default() }, Sound::default(), Vec::new());
    form.select(Field::Part(PartField::Opens));
    form.take(&Intent::Enter);
    form
}

fn said(wishes: &[FormWish]) -> String {
    match wishes {
        [FormWish::Say(phrase)] => speak(phrase, Wording::default()).to_string(),
        other => panic!("{other:?}"),
    }
}

fn heard(form: &mut Form, intents: &[Intent]) -> Vec<String> {
    intents.iter().map(|intent| said(&form.take(intent))).collect()
}

const UP: Intent = Intent::Walk(Direction::Up);
const DOWN: Intent = Intent::Walk(Direction::Down);
const LESS: Intent = Intent::Walk(Direction::Left);
const MORE: Intent = Intent::Walk(Direction::Right);
const LEAP_LESS: Intent = Intent::Leap(Heading::Left);
const LEAP_MORE: Intent = Intent::Leap(Heading::Right);

#[test]
fn the_line_opens_the_parts_and_escape_closes_them() {
    let mut form = opened("90+30");
    form.take(&Intent::Escape);
    assert_eq!(form.field(), Field::Part(PartField::Opens));
    assert_eq!(said(&form.take(&UP)), said(&form.select(Field::Control)));
    assert_eq!(said(&form.take(&DOWN)), "Bedenkzeit Stück für Stück. Eingabetaste öffnet.");
    assert_eq!(said(&form.take(&MORE)), "Für beide gleich. Links und rechts ändern.");
    let told = heard(&mut form, &[DOWN, DOWN, DOWN, DOWN, DOWN, DOWN]);
    assert_eq!(told[..2], ["Abschnitt eins: für den Rest", "eine Stunde dreißig Minuten."]);
    assert_eq!(told[2..5], ["Zuschlag", "dreißig Sekunden je Zug dazu", "Noch ein Abschnitt."]);
    form.select(Field::Part(PartField::Owners));
    form.take(&Intent::Escape);
    form.take(&Intent::Escape);
    assert_eq!(form.opened(), None, "then its group");
}

#[test]
fn each_step_of_a_value_is_said_and_nothing_that_makes_no_sense_is_taken() {
    let mut form = opened("4");
    form.take(&DOWN);
    assert_eq!(
        heard(&mut form, &[LESS, MORE, MORE, LEAP_LESS]),
        ["für den Rest", "vierzig Züge", "einundvierzig Züge", "einunddreißig Züge"]
    );
    assert_eq!(
        heard(&mut form, &[LEAP_LESS, LEAP_LESS, LEAP_LESS, LESS]),
        ["einundzwanzig Züge", "elf Züge", "ein Zug", "für den Rest"]
    );
    form.take(&DOWN);
    let minutes = heard(&mut form, &[LESS, LESS, LESS, LESS, LESS, LESS, LESS]);
    assert_eq!(minutes[..4], ["drei Minuten.", "zwei Minuten dreißig.", "zwei Minuten.", "eine Minute dreißig."]);
    assert_eq!(minutes[4..6], ["eine Minute.", "dreißig Sekunden."]);
    assert!(minutes[6].starts_with("0+0 gibt gar keine Zeit"), "{minutes:?}");
    assert_eq!(form.control_text(), "0:30+0", "it stays");
    assert_eq!(heard(&mut form, &[LEAP_MORE, MORE]), ["zehn Minuten dreißig.", "elf Minuten."]);
    form.take(&DOWN);
    assert_eq!(heard(&mut form, &[MORE, MORE, MORE, MORE]), ["Zuschlag", "Aufschub", "Bronstein", "Zuschlag"]);
    form.take(&DOWN);
    assert_eq!(
        heard(&mut form, &[LEAP_LESS, LESS, MORE]),
        ["Kein Zuschlag.", "Kein Zuschlag.", "eine Sekunde je Zug dazu"]
    );
    // Bronstein's gives back only what was there to be used.
    let mut nothing_but_increment = opened("0+5");
    nothing_but_increment.select(Field::Part(PartField::Value(PartOf::Both, 0, PeriodPart::Kind)));
    assert_eq!(heard(&mut nothing_but_increment, &[MORE, MORE]), ["Aufschub", "Zuschlag"]);
}

#[test]
fn outside_the_parts_a_stick_to_a_side_changes_nothing() {
    let mut form = opened("90+30");
    for field in [Field::Control, Field::Edition, Field::Rate, Field::Begin] {
        form.select(field);
        let before = form.clone();
        heard(&mut form, &[LEAP_LESS, LEAP_MORE]);
        assert_eq!(form, before, "{field:?}");
    }
}

#[test]
fn periods_come_and_go() {
    let mut form = opened("90+30");
    form.select(Field::Part(PartField::Add(PartOf::Both)));
    assert_eq!(said(&form.take(&Intent::Enter)), "Abschnitt zwei: für den Rest");
    assert_eq!(form.control_text(), "40/90+30,30+30");
    form.select(Field::Part(PartField::Remove(PartOf::Both)));
    assert_eq!(said(&form.take(&Intent::Enter)), "Abschnitt eins: für den Rest");
    assert_eq!(form.control_text(), "90+30");
    assert!(!form.fields().contains(&Field::Part(PartField::Remove(PartOf::Both))), "one stays");
    let mut untimed = opened("none");
    untimed.select(Field::Part(PartField::Add(PartOf::Both)));
    untimed.take(&Intent::Enter);
    assert_eq!(untimed.control_text(), "90+0");
}

#[test]
fn each_may_have_his_own_and_blacks_comes_back() {
    let mut form = opened("5 vs 4");
    assert_eq!(said(&form.select(Field::Part(PartField::Owners))), "Für jeden eine eigene.");
    assert_eq!(heard(&mut form, &[MORE]), ["Für beide gleich."]);
    assert_eq!(form.control_text(), "5+0");
    assert_eq!(heard(&mut form, &[MORE, DOWN]), ["Für jeden eine eigene.", "Weiß. Abschnitt eins: für den Rest"]);
    assert_eq!(form.control_text(), "5+0 vs 4+0");
    // White's four minutes pass over Black's four: they stay each his own.
    heard(&mut form, &[DOWN, LESS, LESS]);
    assert_eq!(form.control_text(), "3+0 vs 4+0");
    heard(&mut form, &[MORE]);
    assert_eq!(form.control_text(), "4+0", "written as one");
    heard(&mut form, &[MORE]);
    assert_eq!(form.control_text(), "5+0 vs 4+0", "and changed as two");
}

/// Every control that can be written, for one or for both.
fn controls() -> impl Strategy<Value = String> {
    let period = (0..200u32, select(vec!["", ":30", ":01"]), select(vec!["+", "d", "b"]), 0..60u32);
    let of_one = (vec((1..60u32, period.clone()), 0..3), period, any::<(bool, bool)>()).prop_map(
        |(counted, rest, (again, none))| {
            let write =
                |(minutes, seconds, kind, bonus): (u32, &str, &str, u32)| format!("{minutes}{seconds}{kind}{bonus}");
            let counted = counted.into_iter().map(|(moves, period)| format!("{moves}/{}", write(period)));
            let rest = if again { format!("20/{}", write(rest)) } else { write(rest) };
            if none { "none".to_owned() } else { counted.chain([rest]).collect::<Vec<_>>().join(",") }
        },
    );
    let any = (of_one.clone(), proptest::option::of(of_one), select(PRESETS.to_vec()));
    let any = any.prop_map(|(white, black, preset)| match black {
        Some(black) if black == "none" => preset.to_owned(),
        Some(black) => format!("{white} vs {black}"),
        None => white,
    });
    any.prop_filter("it makes sense", |text| both_from(text).is_ok())
}

fn acts() -> impl Strategy<Value = Vec<Intent>> {
    vec(select(vec![UP, DOWN, LESS, MORE, LEAP_LESS, LEAP_MORE, Intent::Enter]), 0..40)
}

proptest! {
    /// What is taken apart is put back as it was, and the text always says what is chosen.
    #[test]
    fn every_control_is_taken_apart_and_put_back(control in controls(), acts in acts()) {
        let mut form = opened(&control);
        let before = form.setup().control.clone();
        prop_assert_eq!(form.control_text(), both_written(&before));
        let walked: Vec<Field> = form.fields();
        for field in walked.into_iter().filter(|field| matches!(field, Field::Part(PartField::Value(..)))) {
            form.select(field);
        }
        prop_assert_eq!(&form.setup().control, &before, "to hear them changes nothing");
        for side in Color::ALL {
            let periods = before.get(side).periods().to_vec();
            prop_assert_eq!(Control::of_periods(periods), Ok(before.get(side).clone()));
        }
        for act in acts {
            form.take(&act);
            prop_assert_eq!(both_from(form.control_text()), Ok(form.setup().control.clone()), "{:?}", act);
        }
    }

    /// One player's time changes nothing of the other's.
    #[test]
    fn the_others_time_stays(control in controls(), side in any::<bool>(), acts in acts()) {
        let side = Color::from_white(side);
        let mut form = opened(&control);
        if form.owners() == Owners::Both {
            form.select(Field::Part(PartField::Owners));
            form.take(&MORE);
        }
        let others = form.setup().control.get(side.other()).clone();
        for act in acts {
            let own = form.fields().into_iter().filter(|field| match field {
                Field::Part(PartField::Value(of, ..) | PartField::Add(of) | PartField::Remove(of)) => *of == PartOf::Side(side),
                _ => false,
            });
            let own: Vec<Field> = own.collect();
            if !own.contains(&form.field()) {
                form.select(own[0]);
            }
            form.take(&act);
            prop_assert_eq!(form.setup().control.get(side.other()), &others, "{:?}", act);
        }
    }
}
