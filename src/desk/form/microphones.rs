//! The microphones: chosen from what there is, the system's default, or none; and when they are listened to.
use shakmaty::Color;

use super::{Field, Form, FormWish, device_names, rotate};
use crate::{
    desk::{Microphones, Talk},
    language::{Arg, Line, Phrase},
    listen::capture::MicrophonePlace,
};

impl Form {
    /// A microphone for each visually impaired player, one for the room, one for each assistant there may be, his first, and what only
    /// matters where there is one.
    pub(super) fn microphone_fields(&self) -> Vec<Field> {
        let impaired = Color::ALL.into_iter().filter(|&color| self.setup.is_impaired(color));
        let players: Vec<MicrophonePlace> = impaired.map(MicrophonePlace::Player).collect();
        let mut sides = Color::ALL;
        sides.sort_by_key(|&side| if self.setup.is_impaired(side) { 0 } else { 1 });
        let others = [MicrophonePlace::Room].into_iter().chain(sides.map(MicrophonePlace::Assistant));
        let places: Vec<MicrophonePlace> = players.iter().copied().chain(others).collect();
        let chosen = |place: &MicrophonePlace| self.sound.microphones.device(*place).is_some();
        let mut fields: Vec<Field> = places.iter().copied().map(Field::Microphone).collect();
        if players.iter().any(chosen) {
            fields.push(Field::Talk);
        }
        fields.extend(players.into_iter().filter(chosen).filter_map(|place| match place {
            MicrophonePlace::Player(color) => Some(Field::Voice(color)),
            MicrophonePlace::Assistant(_) | MicrophonePlace::Room => None,
        }));
        if places.iter().any(chosen) {
            fields.push(Field::Recogniser);
        }
        fields
    }

    /// The trial of a microphone that was chosen.
    pub(super) fn trial(&self) -> Option<FormWish> {
        self.microphone_in_hand().map(FormWish::TryMicrophone)
    }

    /// The microphone whose field is in hand, if one is chosen there.
    #[must_use]
    pub fn microphone_in_hand(&self) -> Option<MicrophonePlace> {
        let Field::Microphone(place) = self.field else { return None };
        self.sound.microphones.device(place).map(|_| place)
    }

    pub(super) fn teach(&self) -> Vec<FormWish> {
        match self.field {
            Field::Voice(color) => vec![FormWish::Teach(color)],
            _ => Vec::new(),
        }
    }

    /// What somebody has taught is deleted only by a second key.
    pub(super) fn ask_to_forget(&mut self) -> Vec<FormWish> {
        let Field::Voice(color) = self.field else { return Vec::new() };
        self.forgetting = Some(color);
        vec![FormWish::Say(Phrase::Several(vec![
            Phrase::line(Line::ConfirmForgetVoice),
            Phrase::line(Line::EnterConfirms),
        ]))]
    }

    pub(super) fn change_microphone(&mut self, by: isize) {
        let microphones = &mut self.sound.microphones;
        let Field::Microphone(place) = self.field else {
            microphones.talk = rotate(&[Talk::Held, Talk::Open], &microphones.talk, by);
            return;
        };
        let mut all: Vec<Option<String>> = vec![None, Some(String::new())];
        all.extend(self.inputs.iter().cloned().map(Some));
        let chosen = microphones.device_mut(place);
        *chosen = rotate(&all, chosen, by);
    }

    pub(super) fn microphone_phrase(&self, field: Field) -> Phrase {
        let Field::Microphone(place) = field else {
            return Phrase::line(match self.sound.microphones.talk {
                Talk::Held => Line::SetupTalkHeld,
                Talk::Open => Line::SetupTalkOpen,
            });
        };
        let name = match self.sound.microphones.device(place) {
            None => Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice))),
            Some("") => Arg::Phrase(Box::new(Phrase::line(Line::SetupDefaultDevice))),
            Some(name) => device_names::told(name, &self.inputs),
        };
        Microphones::phrase(place, name)
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        desk::{Direction, Intent, Sound},
        game::Setup,
        language::{Wording, speak},
    };

    use super::*;

    #[test]
    fn a_microphone_is_chosen_by_ear_and_brings_the_question_when_it_listens() {
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new()).with_inputs(vec!["desk".to_owned()]);
        assert!(!form.fields().contains(&Field::Talk), "nothing listens unless somebody chooses so");
        form.select(Field::Microphone(MicrophonePlace::Player(Color::White)));
        let mut heard = Vec::new();
        for _ in 0..3 {
            let wishes = form.take(&Intent::Walk(Direction::Right));
            let Some(FormWish::Say(phrase)) = wishes.first() else { panic!("{wishes:?}") };
            heard.push(speak(phrase, Wording::default()).to_string());
        }
        assert_eq!(
            heard,
            [
                "Mikrofon von Weiß: Standardgerät.",
                "Mikrofon von Weiß: Gerät eins, desk.",
                "Mikrofon von Weiß: kein Gerät."
            ]
        );
        form.take(&Intent::Walk(Direction::Left));
        assert_eq!(form.sound().microphones.players.white.as_deref(), Some("desk"));
        assert_eq!(
            form.take(&Intent::Walk(Direction::Left))[1],
            FormWish::TryMicrophone(MicrophonePlace::Player(Color::White))
        );
        form.select(Field::Talk);
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(form.sound().microphones.talk, Talk::Open);
    }

    /// A click elsewhere is followed by the Enter of what was clicked: it deleted the words.
    #[test]
    fn a_click_on_another_field_deletes_nothing_that_was_asked_about() {
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new()).with_inputs(vec!["desk".to_owned()]);
        form.select(Field::Microphone(MicrophonePlace::Player(Color::White)));
        form.take(&Intent::Walk(Direction::Right));
        form.select(Field::Voice(Color::White));
        form.take(&Intent::Erase);
        form.select(Field::Begin);
        let wishes = form.take(&Intent::Enter);
        assert!(!wishes.contains(&FormWish::ForgetVoice(Color::White)), "{wishes:?}");
    }

    /// How they all speak is the choice of who does not see the board, and no act of his opponent's.
    #[test]
    fn a_player_who_sees_the_board_changes_no_microphone_of_the_others() {
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new()).with_inputs(vec!["desk".to_owned()]);
        form.select(Field::Microphone(MicrophonePlace::Player(Color::White)));
        form.take(&Intent::Walk(Direction::Right));
        assert!(form.fields_in_game(Color::White).contains(&Field::Talk));
        assert!(!form.fields_in_game(Color::Black).contains(&Field::Talk));
    }

    #[test]
    fn what_was_taught_is_deleted_only_by_a_second_key() {
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new()).with_inputs(vec!["desk".to_owned()]);
        form.select(Field::Microphone(MicrophonePlace::Player(Color::White)));
        form.take(&Intent::Walk(Direction::Right));
        form.select(Field::Voice(Color::White));
        assert_eq!(form.take(&Intent::Enter), [FormWish::Teach(Color::White)]);
        let asks = form.take(&Intent::Erase);
        assert!(matches!(asks[..], [FormWish::Say(_)]), "{asks:?}");
        assert!(matches!(form.take(&Intent::Escape)[..], [FormWish::Say(_)]));
        form.take(&Intent::Erase);
        form.take(&Intent::Walk(Direction::Up));
        form.take(&Intent::Walk(Direction::Down));
        assert_eq!(form.take(&Intent::Enter), [FormWish::Teach(Color::White)], "it was forgotten that he asked");
        form.take(&Intent::Erase);
        assert_eq!(form.take(&Intent::Enter), [FormWish::ForgetVoice(Color::White)]);
    }
}
