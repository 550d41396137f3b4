use super::*;

#[test]
fn the_first_and_the_last_field_are_one_key_away() {
    let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
    form.take(&Intent::Leap(Heading::Down));
    assert_eq!(form.field(), Field::Begin);
    form.take(&Intent::Leap(Heading::Up));
    assert_eq!(form.field(), Field::Name(Color::White));
}
