//! Sentences that name keys name buttons instead for a person with a gamepad in his hands.
use super::{Family, NAMED, PadAct, PadProfile};
use crate::{
    desk::{Intent, Purpose},
    game::{Command, MoveCommand},
    language::{Arg, Line, Phrase},
    narration::Question,
};

/// An act and the button it is on, or that it has none.
#[must_use]
pub fn button_of(act: &PadAct, profile: &PadProfile, family: Family) -> Phrase {
    let Some(command) = act.command() else { return Phrase::line(Line::LineEmpty) };
    let name = Arg::Label(command.label);
    match profile.binding_of(act) {
        Some(binding) => Phrase::with(Line::PadBound, [name, Arg::Labels(binding.labels(family))]),
        None => Phrase::with(Line::PadUnbound, [name]),
    }
}

/// The button of the step that is due: a hint, as its key is.
fn step_button(act: &PadAct, profile: &PadProfile, family: Family) -> Phrase {
    match button_of(act, profile, family) {
        Phrase::Line(Line::PadBound, args) => Phrase::Line(Line::PadStepButton, args),
        other => other,
    }
}

/// The buttons of a first game, in the order in which they are needed; any other is in the spoken list.
fn first_game(profile: &PadProfile, family: Family) -> Phrase {
    let needed = [
        PadAct::Desk(Intent::Grasp),
        PadAct::Commit,
        PadAct::Desk(Intent::Do(Command::Move(MoveCommand::Press))),
        PadAct::Desk(Intent::Escape),
        PadAct::Desk(Intent::OpenDial(Some(Purpose::Correct))),
        PadAct::Desk(Intent::Ask(Question::Step)),
        PadAct::Desk(Intent::SayAgain),
        PadAct::Menu,
    ];
    let bound = needed.iter().filter(|act| profile.binding_of(act).is_some());
    Phrase::Several(bound.map(|act| button_of(act, profile, family)).collect())
}

/// What the sentences and the pages of the manual are about that list keys, by the names of their acts.
const PAGES: [(Line, &[&str]); 8] = [
    (Line::DrawAnswers, &["accept-draw", "decline-draw"]),
    (Line::KeyHelp, &["grasp", "commit", "press", "repeated", "executed", "last-move", "both-times", "step", "cancel"]),
    (
        Line::ManualReadingKeys,
        &[
            "here",
            "read-rank",
            "read-file",
            "read-diagonals",
            "next-piece",
            "next-kind",
            "all-white",
            "all-black",
            "say-again",
            "last-moves",
            "move-number",
        ],
    ),
    (
        Line::ManualOtherKeys,
        &["correct", "talk", "claims", "touched", "adjust", "help", "ask-assistant", "pass-keyboard"],
    ),
    (
        Line::ManualControlKeys,
        &[
            "offer-draw",
            "accept-draw",
            "decline-draw",
            "resign",
            "claim-flag",
            "claim-draw",
            "claim-time",
            "stop",
            "restart",
            "reconcile",
            "battery",
        ],
    ),
    (
        Line::ManualOwnWay,
        &["faster", "slower", "louder", "softer", "room-faster", "room-slower", "room-louder", "room-softer"],
    ),
    (
        Line::ManualClock,
        &["both-times", "own-time", "opponents-time", "moves-completed", "moves-to-control", "feel-running"],
    ),
    (Line::ManualClaims, &["claims", "offer-draw", "claim-flag", "resign", "stop"]),
];

/// The act that a sentence is about which names its key and no more.
fn act_of(line: Line) -> Option<PadAct> {
    match line {
        Line::EntryKey | Line::LettersEnter => Some(PadAct::Desk(Intent::Grasp)),
        Line::PressKey => Some(PadAct::Desk(Intent::Do(Command::Move(MoveCommand::Press)))),
        Line::EnterKey => Some(PadAct::Commit),
        _ => None,
    }
}

/// The same page with the buttons of this profile; `None` for another sentence. What has no button is in the spoken list.
fn page(line: Line, profile: &PadProfile, family: Family) -> Option<Phrase> {
    let (_, names) = PAGES.iter().find(|(page, _)| *page == line)?;
    let acts = names.iter().filter_map(|name| NAMED.iter().find(|command| command.name == *name));
    let bound: Vec<&PadAct> =
        acts.map(|command| &command.act).filter(|act| profile.binding_of(act).is_some()).collect();
    let all = [PadAct::Menu];
    let told = bound.into_iter().chain(&all).map(|act| button_of(act, profile, family));
    Some(Phrase::Several(told.collect()))
}

/// `phrase` with the buttons of this profile, as they are called on a pad of this make, in place of keys.
///
/// ```
/// # use anna_hector::{language::{Line, Phrase, Wording, speak}, pad::{Family, PadLayout, in_buttons}};
/// let asked = Phrase::Several(vec![Phrase::line(Line::ConfirmOfferDraw), Phrase::line(Line::AnswerConfirms)]);
/// let profile = PadLayout::Xbox.profile().unwrap();
/// let heard = speak(&in_buttons(asked, &profile, Family::Xbox), Wording::default());
/// assert_eq!(heard.to_string(), "Remis anbieten? A: ja. B: nein.");
/// ```
#[must_use]
pub fn in_buttons(phrase: Phrase, profile: &PadProfile, family: Family) -> Phrase {
    let of =
        |act: PadAct| Arg::Labels(profile.binding_of(&act).map(|binding| binding.labels(family)).unwrap_or_default());
    let cancel = || of(PadAct::Desk(Intent::Escape));
    let takes = || of(profile.takes());
    let answers = || of(PadAct::Desk(Intent::Grasp));
    match phrase {
        // Without such a button the pad answers nothing, and the key does.
        unanswerable @ Phrase::Line(Line::AnswerConfirms | Line::AnswerHeldConfirms, _)
            if profile.binding_of(&PadAct::Desk(Intent::Grasp)).is_none() =>
        {
            unanswerable
        }
        Phrase::Line(Line::AnswerConfirms, _) => Phrase::with(Line::PadConfirms, [answers(), cancel()]),
        Phrase::Line(Line::AnswerHeldConfirms, _) => Phrase::with(Line::PadHeldConfirms, [answers(), cancel()]),
        Phrase::Line(Line::ListTakes, _) => Phrase::with(Line::PadListTakes, [takes(), cancel()]),
        Phrase::Several(parts) => {
            Phrase::Several(parts.into_iter().map(|part| in_buttons(part, profile, family)).collect())
        }
        Phrase::Line(Line::EnterConfirms, _) => Phrase::with(Line::PadConfirms, [takes(), cancel()]),
        // The button that takes a piece answers no read-back.
        Phrase::Line(Line::ReadBackConfirms, _) => Phrase::with(Line::PadConfirms, [of(PadAct::Commit), cancel()]),
        Phrase::Line(Line::ResumeQuestion, args) => {
            Phrase::with(Line::PadResume, args.into_iter().chain([takes(), cancel()]))
        }
        Phrase::Line(Line::ReviewList, args) => {
            Phrase::with(Line::PadReviewList, args.into_iter().chain([takes(), cancel()]))
        }
        Phrase::Line(Line::ReviewPlays, _) => {
            Phrase::with(Line::PadReviewPlays, [of(PadAct::Desk(Intent::Do(Command::Move(MoveCommand::Press))))])
        }
        Phrase::Line(Line::GroupOpens, _) => Phrase::with(Line::PadGroupOpens, [takes()]),
        Phrase::Line(Line::SetupVoice, args) => Phrase::with(Line::PadSetupVoice, args.into_iter().chain([takes()])),
        Phrase::Line(Line::TeachWelcome, _) => Phrase::with(Line::PadTeachWelcome, [cancel()]),
        Phrase::Line(Line::SetupTalkHeld, _) if profile.binding_of(&PadAct::Talk).is_some() => {
            Phrase::with(Line::PadTalkHeld, [of(PadAct::Talk)])
        }
        Phrase::Line(Line::TellAdvice, _) => Phrase::with(Line::PadTellAdvice, [of(PadAct::Commit), cancel()]),
        Phrase::Line(Line::SetupChess960Off, _) => Phrase::line(Line::PadChess960Off),
        Phrase::Line(Line::ResumeOne, _) => Phrase::with(Line::PadResumeOne, [takes(), cancel()]),
        Phrase::Line(Line::PartsChange, _) if profile.leaps() => Phrase::line(Line::PadPartsChange),
        Phrase::Line(Line::MenuWelcome, _) => Phrase::with(Line::PadMenuWelcome, [takes()]),
        Phrase::Line(Line::StartsClock, _) => Phrase::with(Line::PadStartsClock, [takes()]),
        Phrase::Line(Line::EscapeWithdraws, _) => Phrase::with(Line::PadWithdraws, [cancel()]),
        Phrase::Line(Line::ManualOpened, _) => Phrase::with(Line::PadManual, [cancel()]),
        Phrase::Line(Line::ManualFirstGame, _) => first_game(profile, family),
        Phrase::Line(Line::ClaimsOpened, _) => Phrase::with(Line::PadClaims, [takes()]),
        Phrase::Line(Line::HomeByList, _) => Phrase::with(Line::PadHomeByList, [of(PadAct::Desk(Intent::OpenClaims))]),
        Phrase::Line(Line::SheetsByList, _) => {
            Phrase::with(Line::PadSheetsByList, [of(PadAct::Desk(Intent::OpenClaims))])
        }
        Phrase::Line(Line::ReadingOpened, _) => Phrase::with(
            Line::PadReading,
            [of(PadAct::Commit), of(PadAct::Desk(Intent::OpenDial(Some(Purpose::Correct)))), cancel()],
        ),
        Phrase::Line(Line::PointAtSquare, _) => Phrase::with(Line::PadPoint, [takes()]),
        // The key is the keyboard's; the button is named beside it.
        Phrase::Line(Line::DeviceOffered, args) => {
            let takes = PadAct::Desk(Intent::PassKeyboard);
            let button = profile.binding_of(&takes).map(|_| button_of(&takes, profile, family));
            Phrase::Several([Phrase::Line(Line::DeviceOffered, args)].into_iter().chain(button).collect())
        }
        Phrase::Line(Line::AskPromotion, args) => {
            let next = button_of(&PadAct::Desk(Intent::NextPromotion), profile, family);
            Phrase::Several(vec![Phrase::Line(Line::AskPromotion, args), next])
        }
        Phrase::Line(Line::ReadBack, args) => Phrase::Line(Line::PadReadBack, args),
        Phrase::Line(line, args) => match act_of(line) {
            Some(act) => step_button(&act, profile, family),
            None => page(line, profile, family).unwrap_or(Phrase::Line(line, args)),
        },
        other @ (Phrase::Move { .. } | Phrase::Letters(_)) => other,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use shakmaty::Color;

    use super::*;
    use crate::{
        language::{Wording, speak},
        narration::{Audience, Cue, Verbosity, heard},
        pad::PadLayout,
    };

    fn first_game_on(layout: PadLayout, family: Family) -> String {
        let profile = layout.profile().expect("a profile");
        speak(&in_buttons(Phrase::line(Line::ManualFirstGame), &profile, family), Wording::default()).to_string()
    }

    /// What a keyboard has and a pad has not.
    const KEYS: [&str; 11] = [
        "Eingabetaste",
        "Escape",
        "Rücktaste",
        "Leertaste",
        "Einfügen",
        "Pfeil",
        "Ziffern wählen",
        "Steuerung",
        "Umschalt",
        "F9",
        "F11",
    ];

    /// Sentences about the keyboard itself, or for the person at it: what is typed, the arbiter's page, the focus that only keys move, windows and how they are closed.
    const OF_THE_KEYBOARD: [Line; 17] = [
        Line::KeyboardKey,
        Line::NoDeviceYet,
        Line::ManualVoice,
        Line::ManualArbiter,
        Line::ManualBoards,
        Line::FocusOnButton,
        Line::FocusOnButtons,
        Line::ClosesWindow,
        Line::QuitQuestion,
        Line::QuitUnwritten,
        Line::PinIsDigits,
        Line::PinCallArbiter,
        Line::PracticePageKey,
        Line::PinShown,
        Line::SetupPinDrawn,
        Line::ArbiterPageShown,
        Line::AssistantPageShown,
    ];

    /// The words alone left him with a question that no button of his seemed to answer.
    #[test]
    fn the_question_for_the_new_piece_names_the_button_that_answers() {
        let profile = PadLayout::Xbox.profile().expect("a profile");
        let asked = in_buttons(Phrase::line(Line::AskPromotion), &profile, Family::Xbox);
        let next = button_of(&PadAct::Desk(Intent::NextPromotion), &profile, Family::Xbox);
        let heard = speak(&asked, Wording::default()).to_string();
        assert_eq!(heard, format!("Umwandlung in welche Figur? {}", speak(&next, Wording::default())));
    }

    /// "A: yes", he was told of a correction, and A took a piece in the hand.
    #[test]
    fn what_was_read_back_is_confirmed_by_the_button_that_commits() {
        let profile = PadLayout::Xbox.profile().expect("a profile");
        let heard =
            |line| speak(&in_buttons(Phrase::line(line), &profile, Family::Xbox), Wording::default()).to_string();
        let commits = speak(&button_of(&PadAct::Commit, &profile, Family::Xbox), Wording::default()).to_string();
        let button = commits.trim_end_matches('.').rsplit(": ").next().expect("a button").to_owned();
        assert!(heard(Line::ReadBackConfirms).starts_with(&button), "{} {commits}", heard(Line::ReadBackConfirms));
        assert!(heard(Line::EnterConfirms).starts_with("A: ja"), "{}", heard(Line::EnterConfirms));
    }

    /// A terse player heard the button behind each step.
    #[test]
    fn the_button_of_the_step_is_a_hint_as_its_key_is() {
        let profile = PadLayout::Xbox.profile().expect("a profile");
        for key in [Line::EntryKey, Line::LettersEnter, Line::PressKey, Line::EnterKey] {
            let due = Phrase::Several(vec![Phrase::line(Line::StepMove), Phrase::line(key)]);
            let cue = Cue::answer(Audience::Earphone(Color::White), in_buttons(due, &profile, Family::Xbox));
            let left = heard(&cue, Verbosity::Terse, &BTreeSet::new()).words;
            assert_eq!(left, Some(Phrase::Several(vec![Phrase::line(Line::StepMove)])), "{key:?}");
        }
    }

    #[test]
    fn hands_with_a_pad_are_told_no_keys() {
        let profile = PadLayout::Xbox.profile().expect("a profile");
        for &line in Line::ALL.iter().filter(|line| !OF_THE_KEYBOARD.contains(line)) {
            let args = line.holes().iter().map(|_| Arg::Number(7));
            let said =
                speak(&in_buttons(Phrase::with(line, args), &profile, Family::Xbox), Wording::default()).to_string();
            let named = KEYS.into_iter().find(|key| said.contains(key));
            assert_eq!(named, None, "{line:?}: {said}");
        }
    }

    /// "T: both times" was read to a player who had no keyboard.
    #[test]
    fn the_pages_of_keys_are_pages_of_buttons() {
        for layout in [PadLayout::Xbox, PadLayout::LeftHand] {
            let profile = layout.profile().expect("a profile");
            for (line, names) in PAGES {
                assert!(names.iter().all(|name| NAMED.iter().any(|command| command.name == *name)), "{names:?}");
                let said =
                    speak(&in_buttons(Phrase::line(line), &profile, Family::Xbox), Wording::default()).to_string();
                assert!(said.contains("Alle Befehle: ") && !said.contains("kein Knopf"), "{line:?}: {said}");
            }
        }
        let profile = PadLayout::Xbox.profile().expect("a profile");
        let clock = speak(&in_buttons(Phrase::line(Line::ManualClock), &profile, Family::Xbox), Wording::default());
        assert!(clock.to_string().starts_with("Beide Zeiten"), "{clock}");
    }

    #[test]
    fn the_manual_names_the_buttons_of_the_pad_that_is_in_the_hands() {
        let xbox = first_game_on(PadLayout::Xbox, Family::Xbox);
        assert!(xbox.starts_with("Figur nehmen oder absetzen: A."), "{xbox}");
        assert!(xbox.contains("Uhr drücken: Taste Start."), "{xbox}");
        assert!(!xbox.contains("Eingabetaste") && !xbox.contains("kein Knopf"), "{xbox}");
        assert!(first_game_on(PadLayout::Switch, Family::Switch).starts_with("Figur nehmen oder absetzen: A."));
        // What has no button is in the list, whose button is named.
        let one_hand = first_game_on(PadLayout::LeftHand, Family::Xbox);
        assert!(one_hand.contains("Alle Befehle: ") && !one_hand.contains("kein Knopf"), "{one_hand}");
    }
}
