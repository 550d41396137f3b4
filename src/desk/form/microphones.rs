//! The microphones: chosen from what there is, the system's default, or none; and when they are listened to.
use shakmaty::Color;

use super::{Field, Form, FormWish, device_names, rotate};
use crate::{
    desk::Talk,
    language::{Arg, Line, Phrase},
    listen::capture::MicrophonePlace,
};

impl Form {
    /// A microphone for each visually impaired player, one for the room, and what only matters where there is one.
    pub(super) fn microphone_fields(&self) -> Vec<Field> {
        let impaired = Color::ALL.into_iter().filter(|&color| self.setup.is_impaired(color));
        let mut fields: Vec<Field> = impaired.map(Field::Microphone).collect();
        let players = fields.clone();
        fields.push(Field::RoomMicrophone);
        let chosen = |field: &Field| self.microphone(*field).is_some();
        if players.iter().any(chosen) {
            fields.push(Field::Talk);
        }
        fields.extend(players.into_iter().filter(chosen).filter_map(|field| match field {
            Field::Microphone(color) => Some(Field::Voice(color)),
            _ => None,
        }));
        if fields.iter().any(chosen) {
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
        self.microphone(self.field)?;
        Some(match self.field {
            Field::Microphone(color) => MicrophonePlace::Player(color),
            _ => MicrophonePlace::Room,
        })
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

    /// The microphone of a field; `None` for no microphone, empty for the system's default.
    fn microphone(&self, field: Field) -> Option<&str> {
        let microphones = &self.sound.microphones;
        match field {
            Field::Microphone(color) => microphones.players.get(color).as_deref(),
            Field::RoomMicrophone => microphones.room.as_deref(),
            _ => None,
        }
    }

    pub(super) fn change_microphone(&mut self, by: isize) {
        let mut all: Vec<Option<String>> = vec![None, Some(String::new())];
        all.extend(self.inputs.iter().cloned().map(Some));
        let microphones = &mut self.sound.microphones;
        let chosen = match self.field {
            Field::Microphone(color) => microphones.players.get_mut(color),
            Field::RoomMicrophone => &mut microphones.room,
            _ => {
                microphones.talk = rotate(&[Talk::Held, Talk::Open], &microphones.talk, by);
                return;
            }
        };
        *chosen = rotate(&all, chosen, by);
    }

    pub(super) fn microphone_phrase(&self, field: Field) -> Phrase {
        let name = match self.microphone(field) {
            None => Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice))),
            Some("") => Arg::Phrase(Box::new(Phrase::line(Line::SetupDefaultDevice))),
            Some(name) => device_names::told(name, &self.inputs),
        };
        match field {
            Field::Microphone(color) => Phrase::with(Line::SetupMicrophone, [Arg::Color(color), name]),
            Field::RoomMicrophone => Phrase::with(Line::SetupRoomMicrophone, [name]),
            _ => Phrase::line(match self.sound.microphones.talk {
                Talk::Held => Line::SetupTalkHeld,
                Talk::Open => Line::SetupTalkOpen,
            }),
        }
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
        form.select(Field::Microphone(Color::White));
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

    #[test]
    fn what_was_taught_is_deleted_only_by_a_second_key() {
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new()).with_inputs(vec!["desk".to_owned()]);
        form.select(Field::Microphone(Color::White));
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
