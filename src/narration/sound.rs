//! Outputs that fall silent and come back: told through what is left, and to the arbiter.
use shakmaty::Color;

use super::{Audience, Content, Cue, Priority};
use crate::{
    game::{OutputKind, Seat, Setup, Silence},
    language::{Arg, Line, Phrase},
};

/// An output is silent. The room may hear that an earphone is: that is not private. If it is the room's, each player is
/// told in private. The arbiter's page says device and cause.
#[must_use]
pub fn sound_lost(output: OutputKind, device: &str, why: Silence, setup: &Setup) -> Vec<Cue> {
    let shown = Cue::arbiter(silence_phrase(output, device, why));
    match output {
        OutputKind::Room => told_privately(Line::RoomSilent, setup).chain([shown]).collect(),
        OutputKind::Earphone(color) => vec![Cue::room(of_color(Line::EarphoneSilent, color)), shown],
    }
}

/// An output sounds again: it says so itself.
#[must_use]
pub fn sound_back(output: OutputKind, device: &str, setup: &Setup) -> Vec<Cue> {
    let named = |phrase| Cue::arbiter(Phrase::Several([Some(phrase), named(device)].into_iter().flatten().collect()));
    match output {
        OutputKind::Room => {
            let back = Phrase::line(Line::RoomBack);
            let players = told_privately(Line::RoomBack, setup);
            [Cue::room(back.clone()), named(back)].into_iter().chain(players).collect()
        }
        OutputKind::Earphone(color) => {
            let back = of_color(Line::EarphoneBack, color);
            vec![private(Seat::Player(color), back.clone(), setup), named(back)]
        }
    }
}

/// A player has chosen a device for an output: the arbiter is told where private words sound now. Who chose it hears it.
#[must_use]
pub fn sound_chosen(output: OutputKind, device: &str) -> Vec<Cue> {
    let name = || match device {
        "" => Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice))),
        device => Arg::Text(device.to_owned()),
    };
    vec![Cue::arbiter(match output {
        OutputKind::Room => Phrase::with(Line::SetupRoomDevice, [name()]),
        OutputKind::Earphone(color) => Phrase::with(Line::SetupEarphoneDevice, [Arg::Color(color), name()]),
    })]
}

/// Which output is silent, why, and its device: `Der Kopfhörer von Weiß ist stumm. Bitte die Verbindung prüfen. Das Tongerät
/// wurde getrennt. Gerät: ...`
#[must_use]
pub fn silence_phrase(output: OutputKind, device: &str, why: Silence) -> Phrase {
    let which = match output {
        OutputKind::Room => Phrase::line(Line::RoomSilent),
        OutputKind::Earphone(color) => of_color(Line::EarphoneSilent, color),
    };
    let cause = Phrase::line(match why {
        Silence::NoDevice => Line::SilenceNoDevice,
        Silence::Gone => Line::SilenceGone,
        Silence::Moved => Line::SilenceMoved,
        Silence::NoServer => Line::SilenceNoServer,
        Silence::Failed => Line::SilenceFailed,
    });
    Phrase::Several([Some(which), Some(cause), named(device)].into_iter().flatten().collect())
}

/// Why a microphone hears nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deafness {
    /// There is none, or not the one that was chosen.
    NoDevice,
    /// Another program has it.
    Busy,
    /// This user may not listen.
    Forbidden,
    /// It is there and brings nothing.
    Failed,
}

/// Whose microphone hears nothing (`None`: the room's), why, what helps, and its device.
#[must_use]
pub fn deaf_phrase(whose: Option<Seat>, device: &str, why: Deafness) -> Phrase {
    let which = match whose {
        Some(Seat::Player(color)) => of_color(Line::MicrophoneDeaf, color),
        Some(Seat::Assistant(side)) => of_color(Line::AssistantsMicrophoneDeaf, side),
        Some(Seat::Arbiter) | None => Phrase::line(Line::RoomMicrophoneDeaf),
    };
    let cause = Phrase::line(match why {
        Deafness::NoDevice => Line::DeafNoDevice,
        Deafness::Busy => Line::DeafBusy,
        Deafness::Forbidden => Line::DeafForbidden,
        Deafness::Failed => Line::DeafFailed,
    });
    Phrase::Several([Some(which), Some(cause), named(device)].into_iter().flatten().collect())
}

fn named(device: &str) -> Option<Phrase> {
    (!device.is_empty()).then(|| Phrase::with(Line::SilentDevice, [Arg::Text(device.to_owned())]))
}

fn of_color(line: Line, color: Color) -> Phrase {
    Phrase::with(line, [Arg::Color(color)])
}

fn told_privately(line: Line, setup: &Setup) -> impl Iterator<Item = Cue> {
    Color::ALL.into_iter().map(move |color| private(Seat::Player(color), Phrase::line(line), setup))
}

/// Not lost by a key that is pressed meanwhile.
fn private(seat: Seat, phrase: Phrase, setup: &Setup) -> Cue {
    Cue { to: Audience::private(seat, setup), priority: Priority::Game, content: Content::Say(phrase) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::narration::Audience::{Earphone, Page, Room};

    fn audiences(cues: &[Cue]) -> Vec<Audience> {
        cues.iter().map(|cue| cue.to).collect()
    }

    #[test]
    fn a_lost_earphone_is_told_in_the_room_and_to_the_arbiter_and_in_no_earphone() {
        let cues = sound_lost(OutputKind::Earphone(Color::White), "USB", Silence::Gone, &Setup::default());
        assert_eq!(audiences(&cues), [Room, Page(Seat::Arbiter)]);
        assert_eq!(cues[0].content, Content::Say(of_color(Line::EarphoneSilent, Color::White)));
    }

    #[test]
    fn a_lost_room_is_told_to_both_players_in_private_and_to_the_arbiter() {
        let cues = sound_lost(OutputKind::Room, "USB", Silence::Gone, &Setup::default());
        assert_eq!(audiences(&cues), [Earphone(Color::White), Page(Seat::Player(Color::Black)), Page(Seat::Arbiter)]);
    }

    #[test]
    fn what_is_back_says_so_itself() {
        let back = |output| audiences(&sound_back(output, "USB", &Setup::default()));
        assert_eq!(back(OutputKind::Earphone(Color::White)), [Earphone(Color::White), Page(Seat::Arbiter)]);
        assert!(back(OutputKind::Room).starts_with(&[Room, Page(Seat::Arbiter)]));
    }

    #[test]
    fn the_cause_is_told_as_it_is() {
        let phrase = |why| silence_phrase(OutputKind::Room, "", why);
        assert_ne!(phrase(Silence::NoDevice), phrase(Silence::NoServer));
        assert_eq!(
            phrase(Silence::Moved),
            Phrase::Several(vec![Phrase::line(Line::RoomSilent), Phrase::line(Line::SilenceMoved)])
        );
    }
}
