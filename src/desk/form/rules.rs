//! What the regulations and the arbiter decide about the clock before the game; who is hearing-impaired, and the assistant
//! that this may require.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Field, rotate};
use crate::{
    game::{FlagNotice, Setup},
    language::{Arg, Line, Phrase},
    laws::{assistant::Hearing, pace::Supervision, quickplay::Quickplay},
};

/// A decision about the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Whether enough arbiters watch (Appendices A and B).
    Supervision,
    /// What the clock's notice of a flag means (6.8).
    FlagNotice,
    /// Whether the quickplay rules were announced (G.2 of 2014, III.2.1).
    Quickplay,
    /// How late a player may be (6.7).
    DefaultTime,
}

/// What regulations say about the default time: nothing, or so many minutes.
const DEFAULT_TIMES: [Option<Duration>; 5] = [
    None,
    Some(Duration::ZERO),
    Some(Duration::from_secs(15 * 60)),
    Some(Duration::from_secs(30 * 60)),
    Some(Duration::from_secs(60 * 60)),
];

impl Rule {
    pub(super) fn change(self, setup: &mut Setup, by: isize) {
        match self {
            Self::Supervision => {
                let all = [Supervision::Adequate, Supervision::Inadequate];
                setup.supervision = rotate(&all, &setup.supervision, by);
            }
            Self::FlagNotice => {
                let all = [FlagNotice::Told, FlagNotice::CountsAsObserved];
                setup.flag_notice = rotate(&all, &setup.flag_notice, by);
            }
            Self::Quickplay => {
                let all = [Quickplay::NotAnnounced, Quickplay::Announced];
                setup.quickplay = rotate(&all, &setup.quickplay, by);
            }
            Self::DefaultTime => setup.default_time = rotate(&DEFAULT_TIMES, &setup.default_time, by),
        }
    }

    pub(super) fn phrase(self, setup: &Setup) -> Phrase {
        let line = match self {
            Self::Supervision => match setup.supervision {
                Supervision::Adequate => Line::SetupSupervised,
                Supervision::Inadequate => Line::SetupUnsupervised,
            },
            Self::FlagNotice => match setup.flag_notice {
                FlagNotice::Told => Line::SetupFlagsTold,
                FlagNotice::CountsAsObserved => Line::SetupFlagsObserved,
            },
            Self::Quickplay => match setup.quickplay {
                Quickplay::NotAnnounced => Line::SetupQuickplayOff,
                Quickplay::Announced => Line::SetupQuickplayOn,
            },
            Self::DefaultTime => match setup.default_time {
                None => Line::SetupDefaultTimeByLaws,
                Some(Duration::ZERO) => Line::SetupDefaultTimeZero,
                Some(time) => return Phrase::with(Line::SetupDefaultTime, [Arg::Time(time)]),
            },
        };
        Phrase::line(line)
    }
}

pub(super) fn change_hearing(setup: &mut Setup, by: isize) {
    use Hearing::{Impaired, Unimpaired};
    let all = [(Unimpaired, Unimpaired), (Unimpaired, Impaired), (Impaired, Unimpaired), (Impaired, Impaired)];
    let (white, black) = rotate(&all, &(setup.hearing.white, setup.hearing.black), by);
    setup.hearing = ByColor { white, black };
}

pub(super) const fn hearing_phrase(hearing: &ByColor<Hearing>) -> Phrase {
    Phrase::line(match (hearing.white, hearing.black) {
        (Hearing::Unimpaired, Hearing::Unimpaired) => Line::SetupHearingNobody,
        (Hearing::Impaired, Hearing::Unimpaired) => Line::SetupHearingWhite,
        (Hearing::Unimpaired, Hearing::Impaired) => Line::SetupHearingBlack,
        (Hearing::Impaired, Hearing::Impaired) => Line::SetupHearingBoth,
    })
}

/// The field in which an assistant is set where one is required: who announces for the visually impaired player.
pub(super) fn assistant_field(setup: &Setup) -> Field {
    Field::Announcer(if setup.is_impaired(Color::White) { Color::White } else { Color::Black })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        desk::{Direction, Field, Form, FormWish, Intent, Sound},
        language::{Wording, speak},
    };

    fn form() -> Form {
        Form::new(Setup::default(), Sound::default(), Vec::new())
    }

    fn said(wishes: &[FormWish]) -> String {
        match wishes {
            [FormWish::Say(phrase)] => speak(phrase, Wording::default()).to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn each_rule_is_chosen_and_heard() {
        let mut form = form();
        for (rule, tells) in [
            (Rule::Supervision, "Nicht genug Schiedsrichter"),
            (Rule::FlagNotice, "Meldet die Uhr"),
            (Rule::Quickplay, "Regeln der Endspurtphase angekündigt."),
            (Rule::DefaultTime, "Keine Wartezeit."),
        ] {
            form.select(Field::Rule(rule));
            let heard = said(&form.take(&Intent::Walk(Direction::Right)));
            assert!(heard.starts_with(tells), "{heard}");
        }
        form.select(Field::Rule(Rule::DefaultTime));
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(said(&form.take(&Intent::Walk(Direction::Right))), "Wartezeit: dreißig Minuten.");
        assert_eq!(form.setup().default_time, Some(Duration::from_secs(1800)));
        let summary = speak(&form.summary(), Wording::default()).to_string();
        assert!(summary.contains("Das ist eine Turnierpartie.") && summary.contains("Wartezeit: dreißig Minuten."));
    }

    #[test]
    fn against_a_hearing_impaired_opponent_no_game_begins_without_an_assistant() {
        let mut form = form();
        form.select(Field::Hearing);
        assert_eq!(said(&form.take(&Intent::Walk(Direction::Right))), "Hörbehindert ist Schwarz.");
        form.select(Field::Begin);
        let refused = said(&form.take(&Intent::Enter));
        assert_eq!(form.field(), Field::Announcer(Color::White));
        let why = "Das Programm sagt an für Weiß. Sehbehindert gegen hörbehindert: Artikel D.2.11 verlangt einen \
                   Assistenten, und keiner ist eingetragen.";
        assert_eq!(refused, why);
        // Enter keeps the field until it is mended; so do the arrows tell why.
        assert_eq!(said(&form.take(&Intent::Enter)), why);
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(said(&form.take(&Intent::Walk(Direction::Right))), "Der Assistent sagt an für Weiß.");
        form.select(Field::Begin);
        assert_eq!(form.take(&Intent::Enter), [FormWish::DrawPin]);
    }

    #[test]
    fn in_2014_the_opponents_hearing_requires_nothing() {
        let mut form = form();
        form.select(Field::Hearing);
        form.take(&Intent::Walk(Direction::Right));
        form.setup.edition = crate::laws::Edition::Fide2014;
        form.select(Field::Begin);
        assert_eq!(form.take(&Intent::Enter), [FormWish::DrawPin]);
    }
}
