//! What is decided before the game and chosen from the table of settings; who is hearing-impaired, and the assistant
//! that this may require.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Field, rotate};
use crate::{
    game::{
        Broadcast, CheckWords, EarlyPress, FlagNotice, OpponentsWindow, PressEffect, ScoreKeeper, Setting, Setup,
        SetupBuilder,
    },
    language::{Arg, Language, Line, Phrase},
    laws::{Article, assistant::Hearing, draw::Agreement, pace::Supervision, quickplay::Quickplay},
};

/// What regulations say about the default time: nothing, or so much time.
const DEFAULT_TIMES: [&str; 5] = ["none", "0:00:00", "0:15:00", "0:30:00", "1:00:00"];

/// What the regulations and the arbiter decide, and what is chosen from a row of the settings.
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
    /// Whether the players may agree on a draw (9.1.a; 9.1.1).
    Agreement,
    /// Whether the game may be broadcast while it is played.
    Broadcast,
    /// Whether a press before the announcement counts (D.2.5).
    EarlyPress,
    /// When a visually impaired player's press takes effect (D.1, D.2.4).
    PressEffect,
    /// Whether check and mate are said with the move.
    Checks,
    /// The language of somebody's page.
    PageLanguage(PageOf),
    /// Where that page is.
    OpponentsWindow,
    /// Who keeps a player's score.
    Score(Color),
}

/// Somebody whose page may have a language of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PageOf {
    /// The page that the sighted player looks at.
    Opponent,
    /// The page of either player's assistant.
    Assistant,
    /// The page behind the PIN.
    Arbiter,
}

impl PageOf {
    /// Every one, in order.
    pub(super) const ALL: [Self; 3] = [Self::Opponent, Self::Assistant, Self::Arbiter];

    fn language_phrase(self, setup: &Setup) -> Phrase {
        let helpers = setup.helpers_languages;
        let (language, same, own) = match self {
            Self::Opponent => {
                (setup.opponents_page.language, Line::SetupOpponentsSameLanguage, Line::SetupOpponentsPage)
            }
            Self::Assistant => (helpers.assistant, Line::SetupAssistantsSameLanguage, Line::SetupAssistantsPage),
            Self::Arbiter => (helpers.arbiter, Line::SetupArbitersSameLanguage, Line::SetupArbitersPage),
        };
        match language {
            None => Phrase::line(same),
            Some(language) => Phrase::Several([own, language_line(language)].map(Phrase::line).into()),
        }
    }
}

impl Rule {
    /// Those of the regulations and the arbiter.
    pub(super) const OF_LAWS: [Self; 6] =
        [Self::Supervision, Self::FlagNotice, Self::Quickplay, Self::Agreement, Self::DefaultTime, Self::Broadcast];

    const ALL: [Self; 15] = [
        Self::Supervision,
        Self::FlagNotice,
        Self::Quickplay,
        Self::DefaultTime,
        Self::Agreement,
        Self::Broadcast,
        Self::EarlyPress,
        Self::PressEffect,
        Self::Checks,
        Self::PageLanguage(PageOf::Opponent),
        Self::PageLanguage(PageOf::Assistant),
        Self::PageLanguage(PageOf::Arbiter),
        Self::OpponentsWindow,
        Self::Score(Color::White),
        Self::Score(Color::Black),
    ];

    /// The key of its setting.
    const fn key(self) -> &'static str {
        match self {
            Self::Supervision => "supervision",
            Self::FlagNotice => "flags",
            Self::Quickplay => "quickplay",
            Self::DefaultTime => "default-time",
            Self::Agreement => "agreement",
            Self::Broadcast => "live-pgn",
            Self::EarlyPress => "early-press",
            Self::PressEffect => "press-effect",
            Self::Checks => "checks",
            Self::PageLanguage(PageOf::Opponent) => "opponent-language",
            Self::PageLanguage(PageOf::Assistant) => "assistant-language",
            Self::PageLanguage(PageOf::Arbiter) => "arbiter-language",
            Self::OpponentsWindow => "opponent-window",
            Self::Score(Color::White) => "score-white",
            Self::Score(Color::Black) => "score-black",
        }
    }

    /// The rule of a setting.
    #[must_use]
    pub fn of(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.key() == key)
    }

    /// The next or previous of the values in the table of settings. One that is not among them comes back to the first.
    pub(super) fn change(self, setup: &mut Setup, by: isize) {
        let Some(setting) = Setting::named(self.key()) else { return };
        let values: Vec<&str> = match self {
            Self::DefaultTime => DEFAULT_TIMES.to_vec(),
            _ => setting.values.split(" | ").collect(),
        };
        let current = setting.write(setup).unwrap_or_default();
        let next = rotate(&values, &current.as_str(), by);
        let mut builder = SetupBuilder::from_setup(setup.clone());
        if let Ok(changed) = builder.set(self.key(), next).and_then(|()| builder.finish()) {
            *setup = changed;
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
                None if setup.lacks_default_time() => {
                    return Phrase::with(
                        Line::SetupDefaultTimeMissing,
                        [Arg::Article(Article::DefaultTime, setup.edition)],
                    );
                }
                None => Line::SetupDefaultTimeByLaws,
                Some(Duration::ZERO) => Line::SetupDefaultTimeZero,
                Some(time) => return Phrase::with(Line::SetupDefaultTime, [Arg::Time(time)]),
            },
            Self::Agreement => match setup.agreement {
                Agreement::Allowed => Line::SetupAgreementAllowed,
                Agreement::Never => Line::SetupAgreementNever,
                Agreement::NotBefore(moves) => {
                    return Phrase::with(Line::SetupAgreementAfter, [Arg::Number(moves)]);
                }
            },
            Self::Broadcast => match setup.broadcast {
                Broadcast::Forbidden => Line::SetupBroadcastForbidden,
                Broadcast::Allowed => Line::SetupBroadcastAllowed,
            },
            Self::EarlyPress => match setup.early_press {
                EarlyPress::Counts => Line::SetupEarlyPressCounts,
                EarlyPress::HeldBack => Line::SetupEarlyPressHeldBack,
            },
            Self::PressEffect => match setup.press_effect {
                PressEffect::AtLastWord => Line::SetupPressAtLastWord,
                PressEffect::AtOnce => Line::SetupPressAtOnce,
            },
            Self::Checks => match setup.check_words {
                CheckWords::Silent => Line::SetupChecksSilent,
                CheckWords::Said => Line::SetupChecksSaid,
            },
            Self::PageLanguage(page) => return page.language_phrase(setup),
            Self::OpponentsWindow => match setup.opponents_page.window {
                OpponentsWindow::Shared => Line::SetupOneWindow,
                OpponentsWindow::Own => Line::SetupOpponentsWindow,
            },
            Self::Score(color) => {
                let line = match setup.score_keeper.get(color) {
                    ScoreKeeper::Program => Line::SetupProgramWrites,
                    ScoreKeeper::Player => Line::SetupPlayerWrites,
                    ScoreKeeper::Assistant => Line::SetupAssistantWrites,
                };
                return Phrase::with(line, [Arg::Color(color)]);
            }
        };
        Phrase::line(line)
    }
}

/// The language in which somebody is spoken to, or reads his page.
pub(super) const fn language_line(language: Language) -> Line {
    match language {
        Language::German => Line::SetupGerman,
        Language::Spanish => Line::SetupSpanish,
        Language::English => Line::SetupEnglish,
        Language::French => Line::SetupFrench,
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
            (Rule::Agreement, "Kein Remis durch Vereinbarung."),
            (Rule::Broadcast, "Mit Übertragung."),
            (Rule::EarlyPress, "Zu früh gedrückt wird zurückgehalten."),
            (Rule::PressEffect, "Gedrückt gilt sofort."),
            (Rule::Checks, "Schach und Matt werden mit angesagt."),
            (Rule::PageLanguage(PageOf::Opponent), "Seite des Gegners. Sprache: Deutsch."),
            (Rule::PageLanguage(PageOf::Assistant), "Seite des Assistenten. Sprache: Deutsch."),
            (Rule::PageLanguage(PageOf::Arbiter), "Seite des Schiedsrichters. Sprache: Deutsch."),
            (Rule::OpponentsWindow, "Der Gegner hat sein eigenes Fenster."),
            (Rule::Score(Color::Black), "Selbst schreibt mit: Schwarz."),
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
        assert_eq!(
            summary,
            "Sehbehindert ist Weiß. Regeln von zweitausend dreiundzwanzig. \
             Bedenkzeit: eine Stunde dreißig Minuten für die Partie. Dreißig Sekunden je Zug dazu. \
             Das ist eine Turnierpartie. Kein Remis durch Vereinbarung."
        );
        form.select(Field::Rule(Rule::Agreement));
        assert_eq!(
            said(&form.take(&Intent::Walk(Direction::Right))),
            "Remis durch Vereinbarung erst nach Zug dreißig."
        );
        assert_eq!(form.setup().agreement, Agreement::NotBefore(30));
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
        form.setup.default_time = Some(Duration::ZERO);
        form.select(Field::Begin);
        assert_eq!(form.take(&Intent::Enter), [FormWish::DrawPin]);
    }

    /// 6.7.a of 2014: the regulations have to specify a default time in advance; the other editions have one of their own.
    #[test]
    fn in_2014_no_competition_begins_without_a_default_time() {
        let mut form = form();
        form.setup.edition = crate::laws::Edition::Fide2014;
        form.select(Field::Begin);
        let refused = said(&form.take(&Intent::Enter));
        assert_eq!(form.field(), Field::Rule(Rule::DefaultTime));
        assert_eq!(refused, "Keine Wartezeit ist eingetragen, und Artikel 6.7.a verlangt eine.");
        form.take(&Intent::Walk(Direction::Right));
        form.select(Field::Begin);
        assert_eq!(form.take(&Intent::Enter), [FormWish::DrawPin]);
    }
}
