//! The gamepad, without a device: whatever is pressed, in whatever order, at a real desk and a real game.
use std::time::Duration;

use anna_hector::{
    clock::Moment,
    desk::{Answer, Asked, Desk, Direction, Heading, Intent, Item, Mode as DeskMode, Wish},
    game::{Act as Happened, Command, Game, Phase, Seat, Setup},
    language::{Language, Wording, speak},
    laws::completion::Sight,
    narration::carry_out,
    pad::{Act, Button, Context, Event, Family, Layout, Mode, Output, Profile, Stick, step},
    screen::keys,
};
use proptest::{collection::vec, prelude::*, sample::select};
use shakmaty::{ByColor, Color, Position};

const CONTEXTS: [Context; 5] = [Context::Table, Context::Dialling, Context::Asked, Context::List, Context::Form];

/// Something that happens, and how many milliseconds after the last.
fn event() -> impl Strategy<Value = (Event, u64)> {
    let button = || select(Button::ALL.to_vec());
    let stick = select(vec![Stick::Left, Stick::Right]);
    let way = || select(vec![-1000i16, -700, 0, 0, 700, 1000]);
    let event = prop_oneof![
        6 => button().prop_map(Event::Pressed),
        // What makes moves comes often, so that many are made.
        4 => select(vec![Button::South, Button::Up, Button::Down, Button::RightTrigger]).prop_map(Event::Pressed),
        4 => button().prop_map(Event::Released),
        3 => (stick, way(), way()).prop_map(|(stick, x, y)| Event::Moved(stick, x, y)),
        2 => Just(Event::Passed),
        1 => Just(Event::Gone),
    ];
    (event, select(vec![0u64, 30, 60, 450, 800]))
}

fn layout() -> impl Strategy<Value = Layout> {
    select(Layout::ALL.to_vec())
}

fn profile(layout: Layout) -> Profile {
    layout.profile().expect("every layout is a profile")
}

/// A player with a pad at his desk in a game between two visually impaired players, who both use this one desk in turn.
struct Table {
    game: Game,
    desk: Desk,
    mode: Mode,
    profile: Profile,
    now: Moment,
}

impl Table {
    fn new(layout: Layout) -> Self {
        let sight = ByColor { white: Sight::Impaired, black: Sight::Impaired };
        let mut game = Game::new(Setup { sight, ..Setup::default() });
        let start = carry_out(&mut game, Moment::START, Seat::Arbiter, &Command::Start, |_, _| Ok::<(), ()>(()));
        start.expect("nothing is written");
        let desk = Desk::new(Seat::Player(Color::White), Language::German);
        Self { game, desk, mode: Mode::default(), profile: profile(layout), now: Moment::START }
    }

    fn context(&self) -> Context {
        match self.desk.mode() {
            DeskMode::Dialling { .. } => Context::Dialling,
            DeskMode::Confirm(_) => Context::Asked,
            list if list.is_list() => Context::List,
            _ => Context::Table,
        }
    }

    /// One event through mapping, desk and game; what happened in the game.
    fn take(&mut self, event: Event) -> Vec<Happened> {
        let (mode, outputs) = step(self.mode.clone(), &self.profile, self.context(), self.now, event);
        self.mode = mode;
        let mut happened = Vec::new();
        for output in outputs {
            let Output::Intent(intent) = output else { continue };
            let seat = self.desk.seat();
            let wishes = self.desk.take(intent, &self.game.view(seat, self.now));
            for wish in wishes {
                let Wish::Do(command) = wish else { continue };
                let keep = |_, events: &[anna_hector::game::Event]| {
                    happened.extend(events.iter().map(|event| event.act.clone()));
                    Ok::<(), ()>(())
                };
                carry_out(&mut self.game, self.now, seat, &command, keep).expect("nothing is written");
            }
        }
        happened
    }
}

const fn is_move(act: &Happened) -> bool {
    matches!(act, Happened::Announced(_) | Happened::Corrected(_) | Happened::Repeated(_) | Happened::Executed(_))
}

/// Whether this event is the button of an act going down.
fn does(table: &Table, event: Event, held: anna_hector::pad::ButtonSet, act: &Act) -> bool {
    let Event::Pressed(button) = event else { return false };
    table.profile.act(held.without(button), button).is_some_and(|binding| binding.act == *act)
}

/// Whether this event is the commit button going down, or one that answers for what the player did by hand (the handshake
/// said aloud: repeated, executed; and the clock lever).
fn commits(table: &Table, event: Event, held: anna_hector::pad::ButtonSet) -> bool {
    let Event::Pressed(button) = event else { return false };
    let act = table.profile.act(held.without(button), button).map(|binding| binding.act.clone());
    matches!(
        act,
        Some(Act::Commit | Act::Desk(Intent::Do(Command::Repeat(None) | Command::Execute(None) | Command::Press)))
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every event has an answer in every mode, and the mode it leads to is one that can go on (debug builds look at the mode
    /// itself): with everything let go, cancel leads back to the board from wherever the player is.
    #[test]
    fn any_sequence_of_events_leaves_the_mapping_in_a_valid_mode(
        layout in layout(),
        events in vec((event(), select(CONTEXTS.to_vec())), 0..80),
    ) {
        let profile = profile(layout);
        let (mut mode, mut now) = (Mode::default(), Moment::START);
        for ((event, after), context) in events {
            now = now + Duration::from_millis(after);
            (mode, _) = step(mode, &profile, context, now, event);
        }
        for &button in Button::ALL {
            (mode, _) = step(mode, &profile, Context::Table, now, Event::Released(button));
        }
        let cancel = profile.binding_of(&Act::Desk(Intent::Escape)).expect("it has one").clone();
        let commit = profile.binding_of(&Act::Commit).expect("it has one").clone();
        for binding in [cancel.clone(), cancel, commit] {
            let mut outputs = Vec::new();
            for button in binding.held.iter().chain([binding.button]) {
                (mode, outputs) = step(mode, &profile, Context::Table, now, Event::Pressed(button));
            }
            for button in binding.held.iter().chain([binding.button]) {
                (mode, _) = step(mode, &profile, Context::Table, now, Event::Released(button));
            }
            if binding.act == Act::Commit {
                prop_assert_eq!(outputs, [Output::Intent(Intent::Commit)], "{:?}", layout);
            }
        }
    }

    /// Through desk and game: nothing is announced, corrected, repeated or executed but by the commit button, or by the
    /// buttons and the rows of the spoken list that say so.
    #[test]
    fn no_sequence_of_events_commits_a_move_without_the_commit_button(
        layout in layout(),
        events in vec(event(), 0..150),
    ) {
        let mut table = Table::new(layout);
        let (mut held, mut listed) = (anna_hector::pad::ButtonSet::default(), false);
        for (event, after) in events {
            table.now = table.now + Duration::from_millis(after);
            let said = commits(&table, event, held);
            // A row of the list of all commands may say `repeated`: taken as a piece is.
            let from_list = listed && does(&table, event, held, &Act::Desk(Intent::Grasp));
            listed |= does(&table, event, held, &Act::Menu);
            match event {
                Event::Pressed(button) => held = held.with(button),
                Event::Released(button) => held = held.without(button),
                Event::Gone => held = anna_hector::pad::ButtonSet::default(),
                _ => {}
            }
            let happened = table.take(event);
            let announced = happened.iter().any(|act| matches!(act, Happened::Announced(_) | Happened::Corrected(_)));
            prop_assert!(!announced || said, "{layout:?}, {event:?}: {happened:?}");
            prop_assert!(!happened.iter().any(is_move) || said || from_list, "{layout:?}, {event:?}: {happened:?}");
        }
    }

    /// Whatever is asked, by chord or from a list: as long as what takes a piece is not pressed at the open question, nothing is
    /// resigned, offered, accepted, claimed or signed.
    #[test]
    fn no_sequence_of_events_answers_a_question_but_by_the_button_that_takes(
        layout in layout(),
        events in vec((event(), select(vec![None, None, Some(Command::Resign), Some(Command::OfferDraw), Some(Command::ClaimFlag)])), 0..120),
    ) {
        let mut table = Table::new(layout);
        for ((event, after), asked) in events {
            table.now = table.now + Duration::from_millis(after);
            if let Some(command) = asked {
                let view = table.game.view(table.desk.seat(), table.now);
                table.desk.take(Intent::Do(command), &view);
            }
            let takes = matches!(event, Event::Pressed(button)
                if table.profile.bindings().iter().any(|b| b.button == button && b.act == Act::Desk(Intent::Grasp)));
            if takes && table.context() == Context::Asked {
                continue;
            }
            let happened = table.take(event);
            let answered = happened.iter().any(|act| matches!(act, Happened::Ended(_) | Happened::DrawOffered(_) | Happened::Claimed(..)));
            prop_assert!(!answered, "{layout:?}, {event:?}: {happened:?}");
        }
    }

    /// An unplugged pad holds nothing, talks no more, and needs no time.
    #[test]
    fn unplugging_ends_whatever_was_going_on(layout in layout(), events in vec(event(), 0..60)) {
        let mut table = Table::new(layout);
        let mut talking = false;
        for (event, after) in events {
            table.now = table.now + Duration::from_millis(after);
            let (mode, outputs) = step(table.mode.clone(), &table.profile, table.context(), table.now, event);
            table.mode = mode;
            for output in outputs {
                if let Output::Talk(talk) = output {
                    talking = talk == anna_hector::pad::Talk::Begin;
                }
            }
        }
        let (mode, outputs) = step(table.mode, &table.profile, Context::Table, table.now, Event::Gone);
        prop_assert_eq!(mode.deadline(), None);
        let up = step(mode, &table.profile, Context::Table, table.now, Event::Pressed(Button::Up)).1;
        let walks = matches!(&up[..], [] | [Output::Intent(Intent::Walk(_) | Intent::Commit | Intent::Ask(_))]);
        prop_assert!(walks, "back at the board: {up:?}");
        prop_assert_eq!(outputs.contains(&Output::Talk(anna_hector::pad::Talk::Lost)), talking);
        prop_assert!(outputs.iter().all(|output| matches!(output, Output::Talk(_))), "{:?}", outputs);
    }
}

/// Presses and lets go, one button after the other.
fn play(table: &mut Table, buttons: &[Button]) -> Vec<Happened> {
    let mut happened = Vec::new();
    for &button in buttons {
        happened.extend(table.take(Event::Pressed(button)));
        table.now = table.now + Duration::from_millis(50);
        happened.extend(table.take(Event::Released(button)));
        table.now = table.now + Duration::from_millis(50);
    }
    happened
}

#[test]
fn a_move_is_read_back_and_one_button_announces_it() {
    use Button::{Down, RightTrigger, South, Start, Up};
    let mut table = Table::new(Layout::Xbox);
    assert_eq!(play(&mut table, &[Down, Down, South, Up, Up, South]), []);
    assert!(matches!(table.desk.mode(), DeskMode::ReadBack { .. }), "{:?}", table.desk.mode());
    assert!(matches!(play(&mut table, &[RightTrigger])[..], [Happened::Announced(_)]));
    assert!(play(&mut table, &[Start]).iter().any(|act| matches!(act, Happened::Pressed(_))));
    assert!(matches!(table.game.phase(), Phase::Playing(turn) if turn.mover().is_black()));
}

#[test]
fn a_move_is_dialled_as_file_rank_file_rank() {
    use Button::{LeftShoulder, LeftStick, RightShoulder, RightTrigger};
    let mut table = Table::new(Layout::Xbox);
    play(&mut table, &[LeftStick]);
    // Straight ahead is Anna and one, then clockwise: Gustav is left, one is ahead, Felix is left below, three is right.
    for (x, y) in [(-1000, 0), (0, 1000), (-700, -700), (0, 1000)] {
        table.take(Event::Moved(Stick::Left, x, y));
        play(&mut table, &[RightShoulder]);
        table.take(Event::Moved(Stick::Left, 0, 0));
    }
    // f1 was a slip of the hand: the whole of it is discarded, and dialled anew with the last part taken back once.
    play(&mut table, &[Button::East, LeftStick]);
    for (x, y, back) in [(-1000, 0, false), (0, 1000, false), (0, 1000, true), (-700, -700, false), (1000, 0, false)] {
        table.take(Event::Moved(Stick::Left, x, y));
        play(&mut table, &[RightShoulder]);
        table.take(Event::Moved(Stick::Left, 0, 0));
        if back {
            play(&mut table, &[LeftShoulder]);
        }
    }
    let [Happened::Announced(said)] = play(&mut table, &[RightTrigger])[..] else { panic!("{:?}", table.desk.mode()) };
    let board = shakmaty::Chess::default().board().clone();
    assert_eq!(said.to_uci(&board, Color::White).map(|uci| uci.to_string()), Some("g1f3".to_owned()));
}

#[test]
fn a_grave_act_needs_its_chord_held_and_then_another_button_held() {
    use Button::{East, LeftShoulder, RightShoulder, RightTrigger, South};
    let mut table = Table::new(Layout::Xbox);
    for button in [LeftShoulder, RightShoulder, East] {
        table.take(Event::Pressed(button));
    }
    table.now = table.now + Duration::from_millis(600);
    table.take(Event::Released(East));
    table.now = table.now + Duration::from_millis(600);
    table.take(Event::Passed);
    assert_eq!(*table.desk.mode(), DeskMode::Board, "let go too early");
    table.take(Event::Pressed(East));
    table.now = table.mode.deadline().expect("it is armed");
    table.take(Event::Passed);
    let asked = |table: &Table| table.desk.mode().question().map(|question| question.asked());
    assert_eq!(asked(&table), Some(Asked::Resign), "the question is asked");
    for button in [East, RightShoulder, LeftShoulder] {
        table.take(Event::Released(button));
    }
    assert_eq!(asked(&table), Some(Asked::Resign), "and no button of the chord has done anything of its own");
    assert_eq!(play(&mut table, &[RightTrigger, South]), [], "neither the daily step nor a tap answers");
    assert_eq!(asked(&table), Some(Asked::Resign));
    table.take(Event::Pressed(South));
    table.now = table.mode.deadline().expect("it is armed");
    assert!(table.take(Event::Passed).iter().any(|act| matches!(act, Happened::Ended(_))));
}

/// What the keyboard can do the pad can: by the same intent, or by the pad's own way to the same end.
#[test]
fn every_command_of_the_keyboard_is_within_reach() {
    let profile = profile(Layout::Xbox);
    let reached = |intent: &Intent| {
        let act = Act::Desk(intent.clone());
        profile.binding_of(&act).is_some() || (act.command().is_some() && act.is_listed())
    };
    for binding in keys::TABLE {
        let keys::Act::Desk(intent) = &binding.act else { continue };
        let own_way = matches!(
            intent,
            // Spelled, dialled or taken by the cursor; the sticks; the rank and file of the cursor.
            Intent::OpenEntry(_)
                | Intent::Enter
                // What takes a piece answers a question.
                | Intent::Answer(_)
                | Intent::NextPiece(_)
                | Intent::PreviousPiece(_)
                | Intent::Leap(_)
                | Intent::Ask(anna_hector::narration::Question::Rank(_) | anna_hector::narration::Question::File(_))
                | Intent::Erase
                // The act that offers also takes what is offered; this key is for two players at one keyboard.
                | Intent::TakeDevice
                // The page of the drawn PIN is the arbiter's.
                | Intent::ArbitersPin
        );
        assert!(own_way || reached(intent), "no button for {binding:?}");
    }
    for act in [
        Act::Commit,
        Act::Spell,
        Act::Menu,
        Act::Desk(Intent::OpenDial(None)),
        Act::Desk(Intent::RankHere),
        Act::Desk(Intent::FileHere),
    ] {
        assert!(profile.binding_of(&act).is_some(), "{act:?}");
    }
}

#[test]
fn the_stick_goes_to_the_ends_of_the_set_up() {
    for (y, heading) in [(1000, Heading::Up), (-1000, Heading::Down)] {
        let (profile, event) = (profile(Layout::Xbox), Event::Moved(Stick::Left, 0, y));
        let (mode, _) = step(Mode::default(), &profile, Context::Form, Moment::START, event);
        let rest = mode.deadline().expect("it comes to rest");
        let (_, outputs) = step(mode, &profile, Context::Form, rest, Event::Passed);
        assert_eq!(outputs, [Output::Intent(Intent::Leap(heading))]);
    }
}

#[test]
fn a_broken_profile_is_refused_with_its_line() {
    let usual = Layout::Xbox.text();
    for (broken, line, tells) in [
        ("RightTrigger = commit\nStart\n", 2, "no assignment"),
        ("RightTrigger = commit\n\nEst = cancel\n", 3, "`Est` is no button"),
        ("RightTrigger = comit\n", 1, "nothing a gamepad can do"),
        ("left-stick = leap 95\n", 1, "5 to 90"),
        ("left-stick = jump 30\n", 1, "about a stick"),
        ("East = resign\n", 1, "held button"),
        ("East+East = resign\n", 1, "among those"),
        ("RightTrigger = commit\nEast = cancel\nRightTrigger = here\nStart = press\n", 3, "does something already"),
        ("RightTrigger = commit\nEast = cancel\n", 2, "`press`"),
    ] {
        let error = broken.parse::<Profile>().expect_err(broken);
        assert_eq!(error.line, line, "{broken}: {error}");
        assert!(error.to_string().contains(tells), "{error}");
    }
    assert!(usual.parse::<Profile>().is_ok());
}

#[test]
fn a_button_is_chosen_anew_and_what_was_there_has_none() {
    let profile = profile(Layout::Xbox);
    let act = Act::FeelOwn;
    let held = [Button::West].into_iter().collect();
    let changed = profile.rebound(&act, held, Button::North).expect("possible");
    assert_eq!(changed.act(held.with(Button::Up), Button::North).map(|b| b.act.clone()), Some(act.clone()));
    assert!(changed.binding_of(&Act::Desk(Intent::Ask(anna_hector::narration::Question::LastMove))).is_none());
    assert!(
        profile.rebound(&act, anna_hector::pad::ButtonSet::default(), Button::RightTrigger).is_err(),
        "commit stays"
    );
}

/// The words of what a press brought.
fn heard(mode: &mut Mode, context: Context, button: Button) -> Vec<Output> {
    let profile = profile(Layout::Xbox);
    let (next, outputs) = step(std::mem::take(mode), &profile, context, Moment::START, Event::Pressed(button));
    (*mode, _) = step(next, &profile, context, Moment::START, Event::Released(button));
    outputs
}

#[test]
fn the_pages_of_the_gamepad_open_in_the_set_up_too() {
    use Button::{Down, East, RightStick, South};
    let mut mode = Mode::of(Family::Xbox);
    let texts = |outputs: &[Output]| {
        let words = outputs.iter().filter_map(|output| match output {
            Output::Say(phrase) => Some(speak(phrase, Wording::default()).to_string()),
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
            "Alle Befehle. Noch einmal sagen.",
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
        assert_eq!((&refused[0], texts(&refused)), (&Output::Refused, vec![TAKES.to_owned()]), "{other:?}");
    }
    assert_eq!(heard(&mut mode, Context::Form, South), [Output::Assign]);
    assert_eq!(heard(&mut mode, Context::Form, South), [Output::Intent(Intent::Enter)], "the form again");
    assert_eq!(heard(&mut mode, Context::Form, East), [Output::Intent(Intent::Escape)]);
    assert_eq!(texts(&heard(&mut mode, Context::Form, Button::RightTrigger)), [TAKES], "the form is a list too");
}

const TAKES: &str = "Hier ist eine Liste offen. A nimmt, B verlässt sie.";

#[test]
fn a_name_is_spelled_and_a_move_is_too() {
    use Button::{Down, East, Left, Right, RightStick, South, Up, West};
    let typed = |context: Context, buttons: &[Button]| {
        let (profile, mut mode) = (profile(Layout::Xbox), Mode::of(Family::Xbox));
        let mut typed = Vec::new();
        for &button in buttons {
            let held = if button == RightStick { Some(West) } else { None };
            for event in held.into_iter().chain([button]).map(Event::Pressed) {
                let (next, outputs) = step(mode, &profile, context, Moment::START, event);
                mode = next;
                typed.extend(outputs);
            }
            for event in held.into_iter().chain([button]).map(Event::Released) {
                (mode, _) = step(mode, &profile, context, Moment::START, event);
            }
        }
        typed.retain(|output| matches!(output, Output::Intent(intent) if *intent != Intent::Here));
        typed
    };
    let insert = |c| Output::Intent(Intent::Insert(c));
    let name = typed(Context::Form, &[RightStick, Down, South, Up, South, Left, Right, South]);
    let erase = Output::Intent(Intent::Erase);
    let commit = Output::Intent(Intent::Commit);
    assert_eq!(name, [insert('B'), insert('a'), erase, insert(' '), insert('A')]);
    // What discards leaves the letters; the field stays, and is read back by what commits.
    let said = typed(Context::Table, &[RightStick, Down, South, East, Button::RightTrigger]);
    assert_eq!(said, [Output::Intent(Intent::OpenEntry(None)), insert('b'), commit]);
    let left = typed(Context::Table, &[RightStick, East, East]);
    assert_eq!(left[1..], [Output::Intent(Intent::Escape)], "letters, then field");
}

#[test]
fn a_tap_walks_one_square_however_late_the_program_hears_that_it_ended() {
    let profile = profile(Layout::Xbox);
    let at = |millis| Moment::START + Duration::from_millis(millis);
    let down = Event::Pressed(Button::Down);
    let (mode, outputs) = step(Mode::default(), &profile, Context::Table, at(0), down);
    assert_eq!(outputs.len(), 1);
    let (mode, outputs) = step(mode, &profile, Context::Table, at(1_500), Event::Released(Button::Down));
    assert_eq!(outputs, [], "the repetition was due long ago, and the hand has let go");
    assert_eq!(mode.deadline(), None);
}

/// What a chord brings, from the first button that goes down to the last that is let go.
fn chord(profile: &Profile, context: Context, buttons: &[Button]) -> Vec<Output> {
    let (mut mode, mut all) = (Mode::of(Family::Xbox), Vec::new());
    let down = buttons.iter().map(|&button| Event::Pressed(button));
    for event in down.chain(buttons.iter().rev().map(|&button| Event::Released(button))) {
        let (next, outputs) = step(mode, profile, context, Moment::START, event);
        mode = next;
        all.extend(outputs);
    }
    all
}

#[test]
fn a_modifier_does_its_own_act_when_it_is_let_go_and_only_if_no_chord_used_it() {
    use Button::{Down, East, LeftShoulder, North, RightShoulder, West};
    use anna_hector::narration::Question;
    let profile = profile(Layout::Xbox);
    let ask = |question| Output::Intent(Intent::Ask(question));
    let (mode, down) = step(Mode::default(), &profile, Context::Table, Moment::START, Event::Pressed(LeftShoulder));
    assert_eq!(down, [], "not when it goes down");
    let (_, up) = step(mode, &profile, Context::Table, Moment::START, Event::Released(LeftShoulder));
    assert_eq!(up, [ask(Question::OwnTime)]);
    assert_eq!(chord(&profile, Context::Table, &[LeftShoulder, Down]), [ask(Question::MovesCompleted)]);
    assert_eq!(chord(&profile, Context::Table, &[West, North]), [ask(Question::LastMove)]);
    assert_eq!(chord(&profile, Context::Table, &[LeftShoulder, RightShoulder, East]), [], "let go before it was held");
    // One that no chord has used does its own act, in its turn.
    let both = chord(&profile, Context::Table, &[LeftShoulder, RightShoulder]);
    assert_eq!(both, [ask(Question::OpponentsTime), ask(Question::OwnTime)]);
    // What is no modifier does not wait.
    let (_, press) = step(Mode::default(), &profile, Context::Table, Moment::START, Event::Pressed(Button::Start));
    assert_eq!(press, [Output::Intent(Intent::Do(Command::Press))]);
}

#[test]
fn a_modifier_that_talks_or_walks_does_so_while_it_is_held() {
    use Button::{LeftTrigger, North, Up};
    let text = "RightTrigger = commit\nEast = cancel\nStart = press\nLeftTrigger = talk\nUp = walk-up\n\
                LeftTrigger+North = last-move\nUp+North = feel-own\n";
    let profile: Profile = text.parse().expect("a profile");
    let talk = chord(&profile, Context::Table, &[LeftTrigger]);
    assert_eq!(talk, [Output::Talk(anna_hector::pad::Talk::Begin), Output::Talk(anna_hector::pad::Talk::End)]);
    let used = chord(&profile, Context::Table, &[LeftTrigger, North]);
    assert_eq!(
        used[1],
        Output::Talk(anna_hector::pad::Talk::Lost),
        "what was said by the way does not count: {used:?}"
    );
    let walk = Output::Intent(Intent::Walk(Direction::Up));
    let tap = chord(&profile, Context::Table, &[Up]);
    assert_eq!(tap, std::slice::from_ref(&walk), "a tap walks one square");
    let (mut mode, _) = step(Mode::default(), &profile, Context::Table, Moment::START, Event::Pressed(Up));
    let mut walked = Vec::new();
    for _ in 0..2 {
        let due = mode.deadline().expect("it walks on while it is held");
        let (next, outputs) = step(mode, &profile, Context::Table, due, Event::Passed);
        mode = next;
        walked.extend(outputs);
    }
    let (_, up) = step(mode.clone(), &profile, Context::Table, Moment::START, Event::Released(Up));
    assert_eq!((walked, up), (vec![walk.clone(), walk], vec![]));
}

#[test]
fn a_question_is_answered_by_what_takes_held_or_tapped_and_ends_with_the_pads_own_pages() {
    use Button::{RightStick, RightTrigger, South};
    let profile = profile(Layout::Xbox);
    let answer = |answer| Output::Intent(Intent::Answer(answer));
    assert_eq!(chord(&profile, Context::Asked, &[South]), [answer(Answer::Down), answer(Answer::Up)]);
    let (mode, _) = step(Mode::default(), &profile, Context::Asked, Moment::START, Event::Pressed(South));
    let held = mode.deadline().expect("it is held");
    assert_eq!(held.since(Moment::START), anna_hector::desk::HOLD);
    assert_eq!(step(mode, &profile, Context::Asked, held, Event::Passed).1, [answer(Answer::Held)]);
    assert_eq!(chord(&profile, Context::Asked, &[RightTrigger]), [Output::Intent(Intent::Commit)]);
    let opened = chord(&profile, Context::Asked, &[RightStick]);
    assert_eq!(opened[0], Output::Intent(Intent::DropQuestion), "{opened:?}");
}

/// In one list and in the other: the right trigger leaves neither, and announces nothing.
#[test]
fn the_right_trigger_does_nothing_in_a_list_and_a_takes() {
    use Button::{Down, East, RightStick, RightTrigger, South};
    let mut table = Table::new(Layout::Xbox);
    // A move is read back; the claims are opened from the list of all commands.
    play(&mut table, &[Down, Down, South, Button::Up, Button::Up, South]);
    assert!(matches!(table.desk.mode(), DeskMode::ReadBack { .. }));
    play(&mut table, &[RightStick]);
    assert_eq!(play(&mut table, &[RightTrigger]), [], "the list of all commands");
    play(&mut table, &[East]);
    table.take(Event::Pressed(Button::West));
    play(&mut table, &[Button::Start]);
    table.take(Event::Released(Button::West));
    assert_eq!(*table.desk.mode(), DeskMode::Claims { chosen: Item::Touched });
    assert_eq!(play(&mut table, &[Down, RightTrigger, Button::Start]), [], "the claims");
    assert_eq!(*table.desk.mode(), DeskMode::Claims { chosen: Item::Adjusts });
    play(&mut table, &[South]);
    assert_eq!(*table.desk.mode(), DeskMode::Pointing { item: Item::Adjusts });
    assert_eq!(play(&mut table, &[RightTrigger]), []);
    play(&mut table, &[East]);
    assert_eq!(*table.desk.mode(), DeskMode::Board);
}
