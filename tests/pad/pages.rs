//! The pages of the gamepad: the set-up, its profile, its own lists, spelling.
use super::*;
use anna_hector::{
    desk::{Field, Form, FormWish, PartField, Sound},
    pad::ProfileRefusal,
};

#[test]
fn the_stick_goes_to_the_ends_of_the_set_up() {
    for (y, heading) in [(1000, Heading::Up), (-1000, Heading::Down)] {
        let (profile, event) = (profile(PadLayout::Xbox), PadEvent::Moved(Stick::Left, 0, y));
        let (mode, _) = step(PadMode::default(), &profile, Context::Form, Moment::START, event);
        let rest = mode.deadline().expect("it comes to rest");
        let (_, outputs) = step(mode, &profile, Context::Form, rest, PadEvent::Passed);
        assert_eq!(outputs, [PadOutput::Intent(Intent::Leap(heading))]);
    }
}

#[test]
fn a_broken_profile_is_refused_with_its_line() {
    let usual = PadLayout::Xbox.text();
    for (broken, line, tells) in [
        ("RightTrigger = commit\nStart\n", 2, "not an assignment"),
        ("RightTrigger = commit\n\nEst = cancel\n", 3, "`Est` is not a button"),
        ("RightTrigger = comit\n", 1, "nothing a gamepad can do"),
        ("left-stick = leap 95\n", 1, "5 to 90"),
        ("left-stick = jump 30\n", 1, "about a stick"),
        ("East = resign\n", 1, "held button"),
        ("East+East = resign\n", 1, "among those"),
        ("RightTrigger = commit\nEast = cancel\nRightTrigger = here\nStart = press\n", 3, "does something already"),
        ("RightTrigger = commit\nEast = cancel\n", 2, "`press`"),
    ] {
        let error = broken.parse::<PadProfile>().expect_err(broken);
        assert_eq!(error.line, line, "{broken}: {error}");
        assert!(error.to_string().contains(tells), "{error}");
    }
    assert!(usual.parse::<PadProfile>().is_ok());
}

#[test]
fn a_button_is_chosen_anew_and_what_was_there_has_none() {
    let profile = profile(PadLayout::Xbox);
    let act = PadAct::FeelOwn;
    let held = [Button::West].into_iter().collect();
    let changed = profile.rebound(&act, held, Button::North).expect("possible");
    assert_eq!(changed.act(held.with(Button::Up), Button::North).map(|b| b.act.clone()), Some(act.clone()));
    assert!(changed.binding_of(&PadAct::Desk(Intent::Ask(anna_hector::narration::Question::LastMove))).is_none());
    assert!(
        profile.rebound(&act, anna_hector::pad::ButtonSet::default(), Button::RightTrigger).is_err(),
        "commit stays"
    );
    // In the middle of a game "take" was put on the pad's own arrow: no list could be walked, and A answered nothing.
    for button in [Button::Up, Button::Down, Button::Left, Button::Right, Button::South] {
        let taken = profile.rebound(&act, anna_hector::pad::ButtonSet::default(), button);
        assert!(
            matches!(taken, Err(ProfileRefusal::Missing(_))),
            "{button:?}: lists are walked and taken from with it"
        );
    }
}

/// The words of what a press brought.
fn heard(mode: &mut PadMode, context: Context, button: Button) -> Vec<PadOutput> {
    let profile = profile(PadLayout::Xbox);
    let (next, outputs) = step(std::mem::take(mode), &profile, context, Moment::START, PadEvent::Pressed(button));
    (*mode, _) = step(next, &profile, context, Moment::START, PadEvent::Released(button));
    outputs
}

#[test]
fn the_pages_of_the_gamepad_open_in_the_set_up_too() {
    use Button::{Down, East, RightStick, South};
    let mut mode = PadMode::of(Family::Xbox);
    let texts = |outputs: &[PadOutput]| {
        let words = outputs.iter().filter_map(|output| match output {
            PadOutput::Say(phrase) => Some(speak(phrase, Wording::default()).to_string()),
            _ => None,
        });
        words.collect::<Vec<_>>()
    };
    let opened = heard(&mut mode, Context::Form, RightStick);
    let mut rows = texts(&opened);
    for _ in 0..6 {
        rows.extend(texts(&heard(&mut mode, Context::Form, Down)));
    }
    assert_eq!(
        rows,
        [
            "Alle Befehle. Noch einmal sagen. Hoch und runter wählen.",
            "Tasten nennen und zeigen.",
            "Fühlbare Uhr üben.",
            "Buchstabieren.",
            "Knöpfe belegen.",
            "Nächste Belegung.",
            "Gamepads zuordnen."
        ]
    );
    // Nothing else happens in a list.
    for other in [Button::RightTrigger, Button::Start] {
        let refused = heard(&mut mode, Context::Form, other);
        assert_eq!((&refused[0], texts(&refused)), (&PadOutput::Refused, vec![TAKES.to_owned()]), "{other:?}");
    }
    assert_eq!(heard(&mut mode, Context::Form, South), [PadOutput::Assign]);
    assert_eq!(heard(&mut mode, Context::Form, South), [PadOutput::Intent(Intent::Enter)], "the form again");
    assert_eq!(heard(&mut mode, Context::Form, East), [PadOutput::Intent(Intent::Escape)]);
    assert_eq!(texts(&heard(&mut mode, Context::Form, Button::RightTrigger)), [TAKES], "the form is a list too");
}

/// One tap in the list of all commands offered the keyboard, or refused a draw for good.
#[test]
fn what_others_notice_at_once_is_asked_about_in_the_list() {
    use Button::{East, South};
    use anna_hector::{
        desk::FIRST_MOMENT,
        game::{ClockCommand, DrawCommand},
    };
    let profile = profile(PadLayout::Xbox);
    let decline = Intent::Do(Command::Draw(DrawCommand::Decline));
    let restart = Intent::Do(Command::Clock(ClockCommand::Restart));
    let outputs = [
        PadOutput::Intent(Intent::PassKeyboard),
        PadOutput::Intent(decline),
        PadOutput::Intent(restart),
        PadOutput::Assign,
    ];
    let pressed = |mode: PadMode, at: Moment, button| {
        let (mode, outputs) = step(mode, &profile, Context::Table, at, PadEvent::Pressed(button));
        (step(mode, &profile, Context::Table, at, PadEvent::Released(button)).0, outputs)
    };
    for done in outputs {
        let (mut mode, _) = pressed(PadMode::of(Family::Xbox), Moment::START, Button::RightStick);
        let mut rows = 0;
        // Taken from the list it is only asked.
        let (asked, words) = loop {
            let (taken, outputs) = pressed(mode.clone(), Moment::START, South);
            let words: Vec<String> = outputs
                .iter()
                .filter_map(|output| match output {
                    PadOutput::Say(phrase) => Some(speak(phrase, Wording::default()).to_string()),
                    _ => None,
                })
                .collect();
            assert!(!outputs.contains(&done), "{done:?}: at one tap");
            let (_, answered) = pressed(taken.clone(), Moment::START + FIRST_MOMENT, South);
            if answered == std::slice::from_ref(&done) {
                break (taken, words);
            }
            (mode, _) = pressed(mode, Moment::START, Button::Down);
            rows += 1;
            assert!(rows < 100, "{done:?}");
        };
        assert!(words[0].ends_with("A: ja. B: nein."), "{words:?}");
        let early = Moment::START + FIRST_MOMENT.saturating_sub(Duration::from_millis(1));
        let (still, refused) = pressed(asked.clone(), early, South);
        assert_eq!(refused[0], PadOutput::Refused, "{done:?}: the second of two quick taps");
        let (_, answered) = pressed(still, Moment::START + FIRST_MOMENT, South);
        assert_eq!(answered, std::slice::from_ref(&done));
        let (left, _) = pressed(asked.clone(), Moment::START + FIRST_MOMENT, East);
        let (_, nothing) = pressed(left, Moment::START + FIRST_MOMENT, South);
        assert_eq!(nothing, [PadOutput::Intent(Intent::Grasp)], "{done:?}: left");
        let (_, late) = pressed(asked, Moment::START + anna_hector::desk::LASTS, South);
        assert!(!late.contains(&done), "{done:?}: too late");
    }
}

const TAKES: &str = "Hier ist eine Liste offen. A nimmt, B verlässt sie.";

#[test]
fn a_name_is_spelled_and_a_move_is_too() {
    use Button::{Down, East, Left, Right, RightStick, South, Up, West};
    let typed = |context: Context, buttons: &[Button]| {
        let (profile, mut mode) = (profile(PadLayout::Xbox), PadMode::of(Family::Xbox));
        let mut typed = Vec::new();
        for &button in buttons {
            let held = if button == RightStick { Some(West) } else { None };
            for event in held.into_iter().chain([button]).map(PadEvent::Pressed) {
                let (next, outputs) = step(mode, &profile, context, Moment::START, event);
                mode = next;
                typed.extend(outputs);
            }
            for event in held.into_iter().chain([button]).map(PadEvent::Released) {
                (mode, _) = step(mode, &profile, context, Moment::START, event);
            }
        }
        typed.retain(|output| matches!(output, PadOutput::Intent(intent) if *intent != Intent::Here));
        typed
    };
    let insert = |c| PadOutput::Intent(Intent::Insert(c));
    let name = typed(Context::Form, &[RightStick, Down, South, Up, South, Left, Right, South]);
    let erase = PadOutput::Intent(Intent::Erase);
    let commit = PadOutput::Intent(Intent::Commit);
    let letter = |c| PadOutput::Intent(Intent::Letter(c));
    assert_eq!(name, [letter('B'), letter('A'), erase, insert(' '), letter('A')]);
    // What discards leaves the letters; the field stays, and is read back by what commits.
    let said = typed(Context::Table, &[RightStick, Down, South, East, Button::RightTrigger]);
    assert_eq!(said, [PadOutput::Intent(Intent::OpenEntry(None)), insert('b'), commit]);
    let left = typed(Context::Table, &[RightStick, East, East]);
    assert_eq!(left[1..], [PadOutput::Intent(Intent::Escape)], "letters, then field");
}

/// A form under the hands of a pad; how often something was pressed or pushed.
struct Hands {
    form: Form,
    profile: PadProfile,
    mode: PadMode,
    now: Moment,
    count: usize,
}

impl Hands {
    fn at(field: Field) -> Self {
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
        form.select(field);
        let (profile, mode) = (profile(PadLayout::Xbox), PadMode::of(Family::Xbox));
        Self { form, profile, mode, now: Moment::START, count: 0 }
    }

    fn take(&mut self, event: PadEvent) -> Vec<String> {
        let context = if self.form.has_part_in_hand() { Context::Part } else { Context::Form };
        let (mode, outputs) = step(std::mem::take(&mut self.mode), &self.profile, context, self.now, event);
        self.mode = mode;
        let mut said = Vec::new();
        for output in outputs {
            let phrases = match output {
                PadOutput::Intent(intent) => self
                    .form
                    .take(&intent)
                    .into_iter()
                    .filter_map(|wish| match wish {
                        FormWish::Say(phrase) => Some(phrase),
                        _ => None,
                    })
                    .collect(),
                PadOutput::Say(phrase) => vec![phrase],
                _ => Vec::new(),
            };
            said.extend(phrases.into_iter().map(|phrase| speak(&phrase, Wording::default()).to_string()));
        }
        said
    }

    fn press(&mut self, button: Button) -> Vec<String> {
        self.count += 1;
        let said = self.take(PadEvent::Pressed(button));
        [said, self.take(PadEvent::Released(button))].concat()
    }

    fn push(&mut self, stick: Stick, right: i16, ahead: i16) -> Vec<String> {
        self.count += 1;
        let mut said = self.take(PadEvent::Moved(stick, right, ahead));
        self.now = self.now + Duration::from_millis(60);
        said.extend(self.take(PadEvent::Passed));
        said.extend(self.take(PadEvent::Moved(stick, 0, 0)));
        said
    }
}

impl Hands {
    /// Opens the letters by the chord of the usual layout.
    fn letters(&mut self) -> Vec<String> {
        let mut said = self.take(PadEvent::Pressed(Button::West));
        said.extend(self.press(Button::RightStick));
        said.extend(self.take(PadEvent::Released(Button::West)));
        said
    }

    /// Goes to a letter by the shorter way and writes it; `accents` more to the right on the stick.
    fn write(&mut self, from: &mut usize, letter: char, accents: usize) {
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜßÑ0123456789-'";
        let count = alphabet.chars().count();
        let to = alphabet.chars().position(|c| c == letter).expect("a letter");
        let on = (to + count - *from) % count;
        for _ in 0..on.min(count - on) {
            self.press(if on <= count - on { Button::Down } else { Button::Up });
        }
        (0..accents).for_each(|_| drop(self.push(Stick::Left, 1000, 0)));
        self.press(Button::South);
        *from = to;
    }
}

#[test]
fn names_with_accents_are_written_by_pad() {
    let spell = |parts: &[(char, usize)]| {
        let mut hands = Hands::at(Field::Name(Color::White));
        hands.letters();
        let mut at = 0;
        for &(letter, accents) in parts {
            match letter {
                ' ' => drop(hands.press(Button::Right)),
                letter => hands.write(&mut at, letter, accents),
            }
        }
        hands.form.setup().names.white.clone()
    };
    let plain = |text: &str| text.chars().map(|c| (c, 0)).collect::<Vec<_>>();
    let jose = [&plain("JOS")[..], &[('E', 1), (' ', 0), ('N', 0), ('U', 2), ('Ñ', 0)], &plain("EZ")].concat();
    assert_eq!(spell(&jose), "José Núñez");
    assert_eq!(spell(&[&[('M', 0), ('Ü', 0)][..], &plain("LLER-O'NEILL")].concat()), "Müller-O'Neill");
    assert_eq!(spell(&[&[('D', 2)][..], &plain("URI"), &[('C', 1)]].concat()), "Đurić");
}

#[test]
fn the_letters_say_how_they_are_chosen_and_what_is_typed() {
    use Button::{East, Left, North, South, West};
    let mut hands = Hands::at(Field::Name(Color::White));
    let how = "Buchstabieren. A. Hoch und runter wählen, rechts ist ein Leerzeichen, ein Schritt nach links löscht, \
               Akzente mit dem Stick zur Seite oder mit X.";
    assert_eq!(hands.letters(), [how]);
    assert_eq!(hands.press(North), ["nicht angegeben. A"]);
    (0..4).for_each(|_| drop(hands.press(Button::Down)));
    // The accents of E, by stick and by button, and round.
    assert_eq!(hands.push(Stick::Left, 1000, 0), ["E Akut"]);
    assert_eq!(hands.press(West), ["E Gravis"]);
    assert_eq!(hands.push(Stick::Right, -1000, 0), ["E Akut"]);
    assert_eq!(hands.press(South), ["E Akut"], "as it was written");
    assert_eq!(hands.press(South), ["E"]);
    // Asked, the text and the letter in hand; asked again, letter by letter from the start.
    assert_eq!(hands.press(North), ["Ée. E"]);
    assert_eq!(hands.press(North), ["E Akut. E. E"]);
    assert_eq!(hands.press(North), ["Ée. E"], "and the text again");
    // The case is that of the place, also where something was taken back.
    (0..2).for_each(|_| drop(hands.press(Left)));
    hands.press(South);
    assert_eq!(hands.form.setup().names.white, "E");
    hands.press(East);
    assert_eq!(hands.press(East), Vec::<String>::new(), "then the form is left");
}

/// A nudge of the right stick drew a position of Chess960 and switched the edition, and threw takes away while a word was taught.
#[test]
fn a_stick_changes_nothing_but_parts_of_a_time_control() {
    let profile = profile(PadLayout::Xbox);
    let pushes =
        [Stick::Left, Stick::Right].map(|stick| [(1000, 0), (-1000, 0), (0, 1000), (0, -1000)].map(|at| (stick, at)));
    for (stick, (right, ahead)) in pushes.into_iter().flatten() {
        let moved = PadEvent::Moved(stick, right, ahead);
        let (mode, first) = step(PadMode::default(), &profile, Context::Form, Moment::START, moved);
        let (_, then) = step(mode, &profile, Context::Form, Moment::from_millis(60), PadEvent::Passed);
        let outputs = [first, then].concat();
        if stick == Stick::Left && right == 0 {
            let ends = [PadOutput::Intent(Intent::Leap(Heading::Up)), PadOutput::Intent(Intent::Leap(Heading::Down))];
            assert!(outputs.len() == 1 && ends.contains(&outputs[0]), "{outputs:?}");
        } else {
            assert_eq!(outputs[0], PadOutput::Refused, "{stick:?} {right} {ahead}: {outputs:?}");
            assert!(matches!(outputs[1..], [PadOutput::Say(_)]), "{outputs:?}");
        }
    }
    for field in [Field::Edition, Field::Part(PartField::Opens)] {
        let mut hands = Hands::at(field);
        let before = hands.form.setup().clone();
        for (right, ahead) in [(0, 1000), (0, -1000), (1000, 0), (-1000, 0)] {
            hands.push(Stick::Right, right, ahead);
        }
        assert!(hands.form.field() == field && *hands.form.setup() == before, "{field:?}");
    }
}

/// Nobody needs a keyboard for a time control that is not among the presets.
#[test]
fn any_time_control_is_put_together_by_pad() {
    use Button::{Down, Left, Right, South};
    let mut hands = Hands::at(Field::Part(PartField::Opens));
    hands.press(South);
    hands.press(Down);
    hands.press(Right);
    assert_eq!(hands.press(Left), ["neununddreißig Züge"]);
    // The other stick does the same.
    assert_eq!(hands.push(Stick::Right, 0, -1000), ["achtunddreißig Züge"]);
    assert_eq!(hands.push(Stick::Right, 0, 1000), ["neununddreißig Züge"]);
    (0..3).for_each(|_| drop(hands.press(Left)));
    hands.press(Down);
    assert_eq!(hands.push(Stick::Left, -1000, 0), ["eine Stunde zwanzig Minuten."]);
    (0..5).for_each(|_| drop(hands.press(Left)));
    hands.press(Down);
    (0..2).for_each(|_| drop(hands.press(Right)));
    hands.press(Down);
    assert_eq!(hands.push(Stick::Left, -1000, 0), ["bis zu zwanzig Sekunden je Zug zurück"]);
    hands.press(Down);
    hands.press(South);
    hands.press(Down);
    (0..5).for_each(|_| drop(hands.press(Left)));
    hands.press(Down);
    hands.press(Right);
    hands.press(Down);
    hands.push(Stick::Left, -1000, 0);
    assert_eq!(hands.form.control_text(), "36/75b20,25+10");
    assert!(hands.count <= 36, "{}", hands.count);
}
