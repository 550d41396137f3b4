//! Each field with its value, in words.
use shakmaty::Color;

use super::{Field, Form, Rule, chess960, rules};
use crate::{
    game::{Mode, Setup},
    language::{Arg, Line, Phrase, Style},
    laws::completion::Sight,
    narration::{announcer_phrase, assistant_lacking, pieces_phrase, ranks_phrase},
};

impl Form {
    /// What matters most of the choices, as spoken before the start: for whom, under which Laws, with which clock. Where it is so, that
    /// the position is one of Chess960, that a player or his assistant announces, that a draw is not agreed as usual, and that an earphone is a device which nobody chose.
    #[must_use]
    pub fn summary(&self) -> Phrase {
        let (setup, usual) = (&self.setup, Setup::default());
        let announced =
            Color::ALL.into_iter().filter(|&color| setup.announcer.get(color) != usual.announcer.get(color));
        let agreement = (setup.agreement != usual.agreement).then_some(Field::Rule(Rule::Agreement));
        let fields = |fields: &[Field]| fields.iter().map(|&field| self.phrase(field)).collect::<Vec<_>>();
        let mut all = fields(&[Field::Impaired, Field::Edition, Field::Control]);
        all.extend(chess960::named(setup));
        all.extend(agreement.into_iter().chain(announced.map(Field::Announcer)).map(|field| self.phrase(field)));
        all.extend(self.unchosen_earphones());
        Phrase::Several(all)
    }

    /// A field with its value, in words.
    #[must_use]
    pub fn phrase(&self, field: Field) -> Phrase {
        let setup = &self.setup;
        match field {
            Field::Name(color) => {
                let line = color.fold_wb(Line::SetupWhiteName, Line::SetupBlackName);
                let name = setup.names.get(color);
                let none = Arg::Phrase(Box::new(Phrase::line(Line::SetupNoName)));
                Phrase::with(line, [if name.is_empty() { none } else { Arg::Text(name.clone()) }])
            }
            Field::Event => self.event_phrase(),
            Field::Site | Field::Round | Field::BoardNumber | Field::ArbiterName => self.site_phrase(field),
            Field::Rating(color) => of_player(Line::SetupRating, color, setup.occasion.ratings.get(color)),
            Field::Federation(color) => of_player(Line::SetupFederation, color, setup.occasion.federations.get(color)),
            Field::WriteEvent => Phrase::line(Line::SetupWriteEvent),
            Field::Impaired => Phrase::line(match (setup.sight.white, setup.sight.black) {
                (Sight::Impaired, Sight::Impaired) => Line::SetupImpairedBoth,
                (Sight::Sighted, _) => Line::SetupImpairedBlack,
                (Sight::Impaired, Sight::Sighted) => Line::SetupImpairedWhite,
            }),
            Field::Hearing => rules::hearing_phrase(&setup.hearing),
            Field::Edition => Phrase::with(Line::SetupEdition, [Arg::Number(u32::from(setup.edition.year()) % 1000)]),
            Field::Mode => Phrase::line(match setup.mode {
                Mode::Competition => Line::SetupCompetition,
                Mode::Practice => Line::SetupPractice,
            }),
            Field::Preset => self.preset_phrase(),
            Field::Control => self.control.phrase(setup),
            Field::Part(part) => self.part_phrase(part),
            Field::Rule(rule) => rule.phrase(setup),
            Field::Chess960 => chess960::phrase(setup),
            Field::Pin if setup.pin.is_some() && !self.pin.is_typed() => Phrase::line(Line::SetupPinOfEvent),
            Field::Pin => self.pin.phrase(setup.mode),
            Field::Language => Phrase::line(rules::language_line(setup.wording.language)),
            Field::Ranks => ranks_phrase(setup.wording.ranks),
            Field::Pieces => pieces_phrase(setup.wording.pieces()),
            Field::Style => Phrase::line(match setup.wording.style {
                Style::Full => Line::SetupStyleFull,
                Style::Short => Line::SetupStyleShort,
                Style::Squares => Line::SetupStyleSquares,
            }),
            Field::Announcer(color) => {
                let said = announcer_phrase(*setup.announcer.get(color), color);
                match assistant_lacking(setup) {
                    Some(lacking) if rules::assistant_field(setup) == field => Phrase::Several(vec![said, lacking]),
                    _ => said,
                }
            }
            Field::Device(output) => self.device_phrase(output),
            Field::OneDevice => self.private_words_phrase(),
            Field::Calls(color) => crate::narration::calls_phrase(color, setup.calls.get(color)),
            Field::RoomVolume => Phrase::with(Line::SetupRoomVolume, [Arg::Number(self.sound.room_volume)]),
            Field::RoomRate => Phrase::with(Line::SetupRoomRate, [Arg::Number(self.sound.room_rate)]),
            Field::EarphoneVolume => Phrase::with(Line::SetupVolume, [Arg::Number(self.sound.earphone_volume)]),
            Field::Rate => Phrase::with(Line::SetupRate, [Arg::Number(self.sound.rate)]),
            Field::Verbosity => self.sound.verbosity_phrase(),
            Field::Signal(chime) => self.sound.signal_phrase(chime),
            Field::Voice(color) => Phrase::with(Line::SetupVoice, [Arg::Color(color)]),
            Field::Microphone(_) | Field::Talk => self.microphone_phrase(field),
            Field::Recogniser => self.recogniser_phrase(),
            Field::Theme => self.theme.phrase(),
            Field::Sensor(color) => self.sensor_phrase(color),
            Field::Copy => self.copy_phrase(),
            Field::Group(group) => self.group_phrase(group),
            Field::Drill => Phrase::line(Line::SetupDrill),
            Field::Begin => Phrase::line(Line::SetupBegin),
        }
    }
}

/// What is known of a player; what is empty is said to be so.
fn of_player(line: Line, color: Color, text: &str) -> Phrase {
    let none = || Arg::Phrase(Box::new(Phrase::line(Line::SetupNoName)));
    Phrase::with(line, [Arg::Color(color), if text.is_empty() { none() } else { Arg::Text(text.to_owned()) }])
}
