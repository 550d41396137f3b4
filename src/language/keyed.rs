//! Sentences that name keys: a person without a keyboard is told the same without them, or nothing.
use super::{Arg, Label, Line, Phrase};

impl Line {
    /// Whether it names a key.
    #[must_use]
    pub const fn names_keys(self) -> bool {
        matches!(
            self,
            Self::SetupTalkHeld
                | Self::SetupVoice
                | Self::TeachWelcome
                | Self::ManualVoice
                | Self::ReadBack
                | Self::ManualOpened
                | Self::ManualFirstGame
                | Self::ManualClock
                | Self::ManualClaims
                | Self::ManualArbiter
                | Self::KeyHelp
                | Self::ManualReadingKeys
                | Self::ManualOtherKeys
                | Self::ManualControlKeys
                | Self::ManualOwnWay
                | Self::MenuWelcome
                | Self::StartsClock
                | Self::EntryKey
                | Self::PressKey
                | Self::EnterKey
                | Self::GroupOpens
                | Self::ResumeOne
                | Self::ResumeQuestion
                | Self::ReviewList
                | Self::ReviewPlays
                | Self::ClosesWindow
                | Self::QuitQuestion
                | Self::QuitUnwritten
                | Self::TellAdvice
                | Self::FocusOnButton
                | Self::FocusOnButtons
                | Self::KeyboardKey
                | Self::NoDeviceYet
                | Self::AskedUnasked
                | Self::PracticePageKey
                | Self::PinIsDigits
                | Self::PinCallArbiter
                | Self::PinShown
                | Self::ArbiterPageShown
                | Self::AssistantPageShown
                | Self::SetupChess960Off
                | Self::ManualBoards
                | Self::ClaimsOpened
                | Self::PointAtSquare
                | Self::EnterConfirms
                | Self::ReadBackConfirms
                | Self::EscapeWithdraws
                | Self::ListTakes
                | Self::AnswerConfirms
                | Self::AnswerHeldConfirms
                | Self::ReadingOpened
                | Self::HomeByList
                | Self::SheetsByList
                | Self::DeviceOffered
                | Self::DrawAnswers
        )
    }
}

impl Phrase {
    /// This phrase for a person without a keyboard: what names a key is left out; `None` where nothing else is said.
    #[must_use]
    pub fn without_keys(self) -> Option<Self> {
        match self {
            Self::Line(Line::ReadBack, args) => Some(Self::Line(Line::PadReadBack, args)),
            Self::Line(Line::ResumeOne, args) => Some(Self::Line(Line::ResumeOneShown, args)),
            Self::Line(Line::ResumeQuestion, args) => Some(Self::Line(Line::ResumeShown, args)),
            Self::Line(Line::ReviewList, args) => Some(Self::Line(Line::ReviewShown, args)),
            Self::Line(Line::QuitQuestion, args) => Some(Self::Line(Line::QuitShown, args)),
            Self::Line(Line::QuitUnwritten, args) => Some(Self::Line(Line::QuitUnwrittenShown, args)),
            // He has no keys to type with.
            Self::Line(Line::EntryOpened, _) => None,
            // A button of his page takes it.
            Self::Line(Line::DeviceOffered, args) => {
                let offered = Self::with(Line::Bare, [Arg::Label(Label::DeviceOffered)]);
                let which = args.into_iter().map(|arg| Self::with(Line::Bare, [arg]));
                Some(Self::Several([offered].into_iter().chain(which).collect()))
            }
            Self::Line(line, _) if line.names_keys() => None,
            Self::Several(parts) => {
                let kept: Vec<Self> = parts.into_iter().filter_map(Self::without_keys).collect();
                (!kept.is_empty()).then_some(Self::Several(kept))
            }
            other => Some(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    /// In German; nothing else in a sentence is written like these.
    const KEYS: [&str; 12] = [
        "Eingabetaste",
        "Escape",
        "Umschalt",
        "Steuerung",
        "Rücktaste",
        "Leertaste",
        "Entfernen",
        "Pfeil",
        "Y:",
        "Y gedrückt",
        "Mit C",
        "I öffnet",
    ];

    fn names_key(text: &str) -> bool {
        let functions = (1..=12).map(|number| format!("F{number}"));
        KEYS.into_iter().map(str::to_owned).chain(functions).any(|key| text.contains(&key))
    }

    #[test]
    fn each_sentence_that_names_a_key_is_known_as_one() {
        let table = Language::German.table();
        let wrong: Vec<&Line> =
            Line::ALL.iter().filter(|line| names_key((table.template)(**line)) != line.names_keys()).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    #[test]
    fn nothing_that_is_said_without_keys_names_one() {
        let table = Language::German.table();
        for &line in Line::ALL {
            if let Some(Phrase::Line(line, _)) = Phrase::Line(line, Vec::new()).without_keys() {
                assert!(!names_key((table.template)(line)), "{line:?}");
            }
        }
        let several = |lines: &[Line]| Phrase::Several(lines.iter().map(|&line| Phrase::line(line)).collect());
        let told = several(&[Line::TouchRecorded, Line::EscapeWithdraws]).without_keys();
        assert_eq!(told, Some(several(&[Line::TouchRecorded])));
        assert_eq!(several(&[Line::ListTakes]).without_keys(), None);
    }
}
