//! Below the commands of *Assign buttons*: the buttons of dialling, and how the sticks are read.
use super::*;
use anna_hector::pad::{DialButton, ProfileRefusal, StickUse};

/// A pad on the page that assigns buttons, with what the program keeps of it.
struct Assigning {
    profile: PadProfile,
    mode: PadMode,
}

impl Assigning {
    fn begun(layout: PadLayout) -> Self {
        let profile = profile(layout);
        let mut page = Self { profile, mode: PadMode::of(Family::Xbox) };
        page.press(Button::RightStick);
        let found = (0..10).any(|_| page.press(Button::Down) == ["Knöpfe belegen."]);
        assert!(found, "it is in the list of all commands");
        page.press(Button::South);
        page
    }

    /// What is said when a button goes down and up; what it changes is kept.
    fn press(&mut self, button: Button) -> Vec<String> {
        let mut said = Vec::new();
        for event in [PadEvent::Pressed(button), PadEvent::Released(button)] {
            let mode = std::mem::take(&mut self.mode);
            let (mode, outputs) = step(mode, &self.profile, Context::Form, Moment::START, event);
            self.mode = mode;
            for output in outputs {
                match output {
                    PadOutput::Say(phrase) => said.push(speak(&phrase, Wording::default()).to_string()),
                    PadOutput::Change(change) => {
                        self.profile = self.profile.changed(change).expect("possible");
                        let phrase = change.setting().phrase(&self.profile, Family::Xbox);
                        said.push(speak(&phrase, Wording::default()).to_string());
                    }
                    _ => {}
                }
            }
        }
        said
    }
}

#[test]
fn sticks_and_their_middle_are_set_by_ear() {
    use Button::{Left, Right, South, Up};
    let mut page = Assigning::begun(PadLayout::Xbox);
    // The last rows, above the first one.
    assert_eq!(page.press(Up), ["Rechter Stick: Mitte vierzig Prozent. Links und rechts ändern."]);
    assert_eq!(page.press(Left), ["Rechter Stick: Mitte fünfunddreißig Prozent."]);
    (0..20).for_each(|_| drop(page.press(Left)));
    assert_eq!(page.press(Left), ["Rechter Stick: Mitte fünf Prozent."]);
    assert_eq!(page.press(South), ["Rechter Stick: Mitte zehn Prozent."]);
    let used = "Rechter Stick: Figurenart wählen, ihre Figuren ablaufen. Links und rechts ändern.";
    assert_eq!(page.press(Up), [used]);
    assert_eq!(page.press(Right), ["Rechter Stick: Tut nichts."]);
    assert_eq!(page.press(Right), ["Rechter Stick: Sprung zur nächsten Figur."]);
    assert_eq!(page.press(Button::North), ["Rechter Stick: Sprung zur nächsten Figur. Links und rechts ändern."]);
    assert_eq!(page.press(Up), ["Linker Stick: Mitte vierzig Prozent. Links und rechts ändern."]);
    // Kept as a profile is, and read again.
    let text = page.profile.to_string();
    assert!(text.contains("left-stick = leap 40\nright-stick = leap 10\n"), "{text}");
    assert_eq!(text.parse(), Ok(page.profile.clone()));
    // As far out as the middle was, the stick counts now.
    let (mode, _) =
        step(PadMode::default(), &page.profile, Context::Table, Moment::START, PadEvent::Moved(Stick::Right, 200, 0));
    assert!(mode.deadline().is_some());
}

#[test]
fn the_buttons_of_dialling_are_set_by_being_pressed() {
    use Button::{South, Up, West};
    let mut page = Assigning::begun(PadLayout::Xbox);
    (0..5).for_each(|_| drop(page.press(Up)));
    assert_eq!(page.press(Up), ["Beim Wählen: nehmen: Rechte Schulter."]);
    assert_eq!(page.press(South), ["Neuer Knopf für Beim Wählen: nehmen?"]);
    assert_eq!(page.press(West), ["Beim Wählen: nehmen: X."]);
    assert_eq!(page.profile.dial(DialButton::Take), West);
}

/// With nothing but a stick to walk by, its other uses would lead nobody back.
#[test]
fn what_leads_back_is_not_taken_away() {
    use anna_hector::pad::{PadChange, StickPart, Way};
    let right_hand = profile(PadLayout::RightHand);
    assert_eq!(right_hand.stick(Stick::Right).does, StickUse::Walk);
    for way in [Way::Next, Way::Previous] {
        let lost = right_hand.changed(PadChange::Stick(Stick::Right, StickPart::Use, way));
        assert_eq!(lost, Err(ProfileRefusal::Missing("walk-up")));
    }
    let usual = profile(PadLayout::Xbox);
    let commits = usual.changed(PadChange::Dial(DialButton::Take, Button::RightTrigger));
    assert_eq!(commits, Err(ProfileRefusal::Missing("commit")), "a dialled move could not be announced");
    let both = usual.changed(PadChange::Dial(DialButton::Take, usual.dial(DialButton::Back)));
    assert_eq!(both, Err(ProfileRefusal::DialTwice));
}
