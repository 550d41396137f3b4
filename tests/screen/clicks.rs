//! Two buttons that follow each other at one place: a slow double click, of a second and a half, on any button of a page does what one
//! click does.
use anna_hector::{
    desk::{Intent, Offered, Review, ReviewList, Reviewable, SheetsKept, Unfinished},
    game::{
        AnswerCommand, Claim, ClaimCommand, Device, DeviceCommand, DrawCommand, EndingCommand, GameProgress, Mode,
        MoveCommand, ReconcileCommand, ScoreKeeper, StartCommand,
    },
    language::{Label, Language, Line, Wording, understand::telling::Telling},
    reconciliation::BoardKind,
    screen::{Leaving, Stage, Window},
};
use eframe::egui::{Event, Modifiers, PointerButton, Pos2};
use shakmaty::ByColor;

use super::*;

/// In steps of [`slowly`].
const BETWEEN: usize = 1;
const SETTLED: usize = 3;
/// In points: a click that misses a button by no more than this is a click on it.
const BESIDE: f32 = 5.0;

fn slowly(fake: Fake) -> Desk {
    let link = Box::new(fake.clone());
    let harness = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_step_dt(0.5)
        .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(link));
    let mut desk = Desk { fake, harness };
    desk.harness.run_steps(SETTLED);
    desk
}

impl Desk {
    fn clicks_at(&mut self, pos: Pos2) {
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            self.harness.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
            self.harness.run_steps(1);
        }
    }

    /// The buttons of the page, each with its middle; no squares of the board.
    fn buttons(&self) -> Vec<(String, Pos2)> {
        let nodes = self.harness.query_all_by_role(Role::Button);
        let named = nodes.filter_map(|node| Some((node.accesskit_node().label()?, node.rect().center())));
        let is_square = |name: &str| name.get(..2).is_some_and(|square| square.parse::<Square>().is_ok());
        // The ways to other pages are the same everywhere.
        let is_page = |name: &str| ["Schiedsrichter", "Assistent", "Tasten"].contains(&name);
        named.filter(|(name, _)| !is_square(name) && !is_page(name)).collect()
    }

    /// What has come of everything that was done.
    fn done(&self) -> String {
        let modes = self.fake.with_table(|table| format!("{:?} {:?}", table.mouse.mode(), table.keyboard.mode()));
        format!("{:?} {:?} {modes}", self.fake.commands(), self.fake.taken_home())
    }
}

/// The defect: a hand that leaned on the button, or slipped on it, took nothing, and its clock ran on.
#[test]
fn a_slow_or_trembling_click_takes_the_button() {
    let press = Command::Move(MoveCommand::Press);
    for (slips, held, taken) in [(0.0, 0, true), (0.0, 6, true), (12.0, 0, true), (40.0, 4, true), (2000.0, 0, false)] {
        let mut desk = at(sighted_white(), &[announced()], &[]);
        let buttons = desk.buttons();
        let (_, pos) = buttons.iter().find(|(name, _)| name.starts_with("Uhr drücken")).expect("the button");
        let at = |x: f32| Pos2::new(pos.x + x, pos.y);
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        desk.harness.event(Event::PointerMoved(*pos));
        desk.harness.run_steps(1);
        desk.harness.event(button(*pos, true));
        desk.harness.run_steps(1 + held);
        desk.harness.event(Event::PointerMoved(at(slips)));
        desk.harness.run_steps(1);
        desk.harness.event(button(at(slips), false));
        desk.harness.run_steps(2);
        assert_eq!(desk.fake.commands().contains(&(WHITE, press.clone())), taken, "{slips} points, {held} steps");
    }
}

/// A part of a game before the player who has the mouse.
type Moment = (&'static str, fn() -> Desk);

fn at(setup: Setup, before: &[(Seat, Command)], clicks: &[&str]) -> Desk {
    let fake = Fake::playing(setup);
    for (by, command) in before {
        fake.command(*by, command);
    }
    let mut desk = slowly(fake);
    for label in clicks {
        desk.click(label);
        desk.harness.run_steps(SETTLED);
    }
    desk
}

fn announced() -> (Seat, Command) {
    (WHITE, Command::Move(MoveCommand::Announce(pawn())))
}

const RESIGNED: (Seat, Command) = (WHITE, Command::Ending(EndingCommand::Resign));

const MOMENTS: [Moment; 17] = [
    ("his move", || at(sighted_white(), &[], &[])),
    ("his move is made", || at(sighted_white(), &[], &["e2, weißer Bauer", "e4"])),
    ("his move is announced", || at(sighted_white(), &[announced()], &[])),
    ("a move is to be answered", || at(Setup::default(), &[announced()], &[])),
    ("it is repeated", || at(Setup::default(), &[announced()], &["Wiederholt"])),
    ("a draw is offered", || at(Setup::default(), &[announced(), (WHITE, Command::Draw(DrawCommand::Offer))], &[])),
    ("a device is offered", || {
        at(Setup::default(), &[(WHITE, Command::Device(DeviceCommand::Give(Device::Keyboard, BLACK)))], &[])
    }),
    ("what is seldom needed", || at(sighted_white(), &[], &["Mehr"])),
    ("he is asked whether he resigns", || at(sighted_white(), &[], &["Mehr", "Aufgeben"])),
    ("he claims", || at(sighted_white(), &[], &["Mehr", "Ansprüche"])),
    ("he is asked for a square", || at(sighted_white(), &[], &["Mehr", "Ansprüche", "Ich habe eine Figur berührt"])),
    ("he writes a move", || {
        at(sighted_white(), &[], &["Mehr", "Ansprüche", "Dreimal dieselbe Stellung mit dem Zug, den ich aufschreibe"])
    }),
    ("after a restart", || {
        at(sighted_white(), &[(Seat::Arbiter, Command::Start(StartCommand::Resume { down: None }))], &[])
    }),
    ("after a restart, his move is made", || {
        let desk = at(sighted_white(), &[], &["e2, weißer Bauer", "e4"]);
        desk.fake.command(Seat::Arbiter, &Command::Start(StartCommand::Resume { down: None }));
        desk.fake.command(BLACK, &Command::Start(StartCommand::Ready));
        let mut desk = desk;
        desk.harness.run_steps(SETTLED);
        desk
    }),
    ("the boards are compared", || {
        at(Setup::default(), &[announced(), (BLACK, Command::Reconcile(ReconcileCommand::Begin))], &[])
    }),
    ("he has yet to sign", || at(sighted_white(), &[RESIGNED], &[])),
    ("both have signed", || {
        let signs = |seat| (seat, Command::Ending(EndingCommand::SignSheets));
        at(sighted_white(), &[RESIGNED, signs(WHITE), signs(BLACK)], &[])
    }),
];

/// The same before the arbiter, with an illegal move on his desk.
const ARBITERS: [Moment; 6] = [
    ("a claim waits for him", || {
        let claims = Command::Claim(ClaimCommand::Make(Claim::FiftyMoves(None)));
        let mut desk = at(Setup::default(), &[(WHITE, claims)], &["Schiedsrichter"]);
        desk.harness.run_steps(SETTLED);
        desk
    }),
    ("his penalties", || arbiters("Strafen")),
    ("the clocks", || arbiters("Uhr")),
    ("the game is over", || {
        let mut desk = at(sighted_white(), &[RESIGNED], &["Schiedsrichter"]);
        desk.harness.run_steps(SETTLED);
        desk
    }),
    ("claims", || arbiters("Antrag, Anwesenheit")),
    ("his game", || arbiters("Partie")),
];

fn arbiters(topic: &str) -> Desk {
    let wrong = RawMove::from_squares(&Board::default(), Square::A1, Square::A4, None).expect("a rook is there");
    let before = [(WHITE, Command::Move(MoveCommand::Announce(wrong))), (WHITE, Command::Move(MoveCommand::Press))];
    let mut desk = at(Setup::default(), &before, &["Schiedsrichter"]);
    desk.click(topic);
    desk.harness.run_steps(SETTLED);
    desk
}

/// The same before an assistant, who announces, executes and presses for his player.
const ASSISTANTS: [Moment; 6] = [
    ("he was asked for the time", || {
        let mut desk = assistants(&[], &[]);
        desk.click("Der Spieler hat gefragt");
        desk.harness.run_steps(SETTLED);
        desk
    }),
    ("he reports a touch", || {
        let mut desk = assistants(&[], &[]);
        desk.click("Berührt melden");
        desk.harness.run_steps(SETTLED);
        desk
    }),
    ("his player's move", || assistants(&[], &["e2, weißer Bauer", "e4"])),
    ("it is announced", || assistants(&[announced()], &[])),
    ("he is to execute", || assistants(&replied(), &[])),
    ("he keeps his player's score", || {
        let mut setup = Setup::default();
        setup.score_keeper.white = ScoreKeeper::Assistant;
        assistants_of(setup, &replied(), &[])
    }),
];

/// White's move and Black's reply are announced.
fn replied() -> [(Seat, Command); 5] {
    let reply = RawMove::from_squares(&Board::default(), Square::E7, Square::E5, None).expect("a pawn is there");
    let [repeats, executes] =
        [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)].map(|answer| (BLACK, Command::Answer(answer)));
    [
        announced(),
        (WHITE, Command::Move(MoveCommand::Press)),
        repeats,
        executes,
        (BLACK, Command::Move(MoveCommand::Announce(reply))),
    ]
}

fn assistants(before: &[(Seat, Command)], squares: &[&str]) -> Desk {
    assistants_of(Setup::default(), before, squares)
}

fn assistants_of(setup: Setup, before: &[(Seat, Command)], squares: &[&str]) -> Desk {
    let mut desk = at(setup, before, &[]);
    desk.mouse_to_assistant(Color::White);
    desk.click("Assistent");
    for square in squares {
        let first = desk.harness.query_all_by_role_and_label(Role::Button, square).next().expect("a square");
        let place = first.rect().center();
        desk.clicks_at(place);
    }
    desk.harness.run_steps(SETTLED);
    desk
}

/// `look` sees what each first click has brought, and where it was.
fn takes_one_button(moments: &[Moment], look: fn(&Desk, &str, Pos2)) {
    for (moment, desk) in moments {
        let count = desk().buttons().len();
        for index in 0..count {
            let mut desk = desk();
            let (name, place) = desk.buttons()[index].clone();
            desk.clicks_at(place);
            desk.harness.run_steps(BETWEEN);
            let once = desk.done();
            look(&desk, &format!("{moment}: {name}"), place);
            // A message may have shifted it a little; a click beside it still reaches it.
            let mut named = desk.harness.query_all_by_role_and_label(Role::Button, &name);
            let same = named.any(|button| button.rect().expand(BESIDE).contains(place));
            drop(named);
            desk.clicks_at(place);
            // The same button twice is the same act twice.
            if !same {
                assert_eq!(desk.done(), once, "{moment}: {name} at {place}");
            }
        }
    }
}

/// However slow the window is: the yes of a question stands elsewhere than the button that asks it.
fn must_ask_elsewhere(desk: &Desk, asked: &str, place: Pos2) {
    let yes = desk.harness.query_by_role_and_label(Role::Button, Label::Yes.text(Language::German));
    let covers = |yes: &egui_kittest::Node<'_>| yes.rect().expand(BESIDE).contains(place);
    assert!(!yes.as_ref().is_some_and(covers), "{asked} at {place}");
}

#[test]
fn a_slow_double_click_takes_one_button() {
    takes_one_button(&MOMENTS, |_, _, _| {});
}

#[test]
fn a_slow_double_click_of_the_arbiter_or_an_assistant_takes_one_button() {
    takes_one_button(&ARBITERS, must_ask_elsewhere);
    takes_one_button(&ASSISTANTS, must_ask_elsewhere);
}

/// The second of two clicks ticked a correction whose sentence had only begun.
#[test]
fn a_slow_double_click_of_the_arbiter_ticks_one_correction() {
    let tells = |square| {
        let told = Telling::Squares(vec![(square, None)]);
        (BLACK, Command::Reconcile(ReconcileCommand::Tell(BoardKind::Normal, told)))
    };
    let reconcile = |by, command| (by, Command::Reconcile(command));
    let differ = [
        reconcile(BLACK, ReconcileCommand::Begin),
        tells(Square::E7),
        tells(Square::D7),
        reconcile(Seat::Arbiter, ReconcileCommand::Accept),
    ];
    let before = [&replied()[..4], &differ].concat();
    let mut desk = at(Setup::default(), &before, &["Schiedsrichter", "Bretter"]);
    let place = desk.harness.get_by_role_and_label(Role::Button, "Erledigt").rect().center();
    let ticked = |desk: &Desk| {
        let confirms = |(_, command): &(Seat, Command)| {
            matches!(command, Command::Reconcile(ReconcileCommand::Confirm(BoardKind::Normal)))
        };
        desk.fake.commands().iter().filter(|command| confirms(command)).count()
    };
    for _ in 0..2 {
        desk.clicks_at(place);
        desk.harness.run_steps(BETWEEN);
        assert_eq!(ticked(&desk), 1);
    }
}

/// A hand that has gone elsewhere and come back means what stands there now.
#[test]
fn a_hand_that_comes_back_to_a_place_takes_what_is_there() {
    let mut desk = at(sighted_white(), &[RESIGNED], &[]);
    let signs = Label::SignSheets.text(Language::German);
    let place = desk.harness.get_by_role_and_label(Role::Button, signs).rect().center();
    desk.clicks_at(place);
    desk.harness.run_steps(BETWEEN);
    let asks = |desk: &Desk| desk.fake.with_table(|table| table.mouse.mode().question().is_some());
    assert!(asks(&desk));
    desk.clicks_at(place);
    assert!(asks(&desk), "it was no answer");
    for pos in [place + eframe::egui::vec2(0.0, 200.0), place] {
        desk.harness.event(Event::PointerMoved(pos));
        desk.harness.run_steps(1);
    }
    desk.clicks_at(place);
    assert!(!asks(&desk));
}

/// To announce and to press are two acts of each move: neither waits for the other.
#[test]
fn the_press_has_a_place_of_its_own_and_takes_a_click_at_once() {
    let mut desk = at(sighted_white(), &[], &["e2, weißer Bauer", "e4"]);
    let rect = |desk: &Desk, label: &str| desk.harness.get_by_role_and_label(Role::Button, label).rect();
    let (announce, before) = (rect(&desk, "Ansagen"), rect(&desk, "Uhr drücken"));
    desk.clicks_at(announce.center());
    desk.harness.run_steps(BETWEEN);
    let due = rect(&desk, "Uhr drücken");
    assert!(!due.intersects(announce) && due.contains(before.center()), "{announce:?} {before:?} {due:?}");
    desk.clicks_at(due.center());
    assert_eq!(desk.last(), Some((WHITE, Command::Move(MoveCommand::Press))));
}

/// "Control Q closes, any other key plays on" stood before a player who had the mouse alone, and "Enter opens" on the lists.
#[test]
fn no_page_names_a_key_to_who_has_the_mouse_alone() {
    let names_no_key = |desk: &Desk, place: &str| {
        for node in desk.harness.root().children_recursive() {
            let told = node.accesskit_node().label().or_else(|| node.accesskit_node().value()).unwrap_or_default();
            let key = KEYS.into_iter().find(|key| told.contains(key));
            assert_eq!(key, None, "{place}: {told}");
        }
    };
    for (moment, desk) in MOMENTS {
        let mut desk = desk();
        names_no_key(&desk, moment);
        for question in [Line::QuitQuestion, Line::QuitUnwritten, Line::LeaveUnsigned, Line::LeaveUnsaved] {
            desk.fake.leaves(Leaving::Asked(question));
            desk.harness.run_steps(2);
            names_no_key(&desk, moment);
        }
    }
    let names = ByColor { white: "Anna".to_owned(), black: "Hector".to_owned() };
    let since = std::time::Duration::from_secs(60);
    let unfinished = |count| {
        let game = Offered { names: names.clone(), mode: Mode::Competition, stands: GameProgress::NotBegun, since };
        Unfinished::new(vec![game; count]).expect("games")
    };
    let over = Reviewable { names: names.clone(), result: None, since: None, file: "a.pgn".to_owned() };
    let list = ReviewList::new(vec![over; 2]).expect("games");
    let mut review = Review::new(Setup::default(), Vec::new(), None, Color::White).with_sheets(SheetsKept::Here);
    review.take(&Intent::Enter);
    review.take(&Intent::NextTyping);
    let wording = Wording::default();
    for (place, stage) in [
        ("one unfinished game", Stage::Resume { list: unfinished(1), wording }),
        ("unfinished games", Stage::Resume { list: unfinished(2), wording }),
        ("games that are over", Stage::Review { list: list.clone(), open: None, wording }),
        ("a game that is over", Stage::Review { list, open: Some(Box::new(review)), wording }),
    ] {
        names_no_key(&slowly(Fake::at(stage)), place);
    }
}

/// In German; nothing else is written like these.
const KEYS: [&str; 8] = ["Eingabetaste", "Escape", "Umschalt", "Steuerung", "Rücktaste", "Leertaste", "Pfeil", "Mit C"];

/// What he has to do stood in the sentence, and once more among what is told to him.
#[test]
fn what_is_due_after_a_restart_stands_there_once() {
    let desk = at(sighted_white(), &[(Seat::Arbiter, Command::Start(StartCommand::Resume { down: None }))], &[]);
    let due = desk.fake.last_said(Audience::Page(WHITE)).expect("it is told");
    assert_eq!(desk.harness.query_all_by_label(&due).count(), 1, "{due}");
}
