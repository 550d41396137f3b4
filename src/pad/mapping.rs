//! From what happens at a pad to what is meant by it, as a function of the mode it is in.
use std::time::Duration;

use shakmaty::Role;

use super::{
    Act, Button, ButtonSet, Event, NAMED, Profile, Stick, StickUse, act::Way, event::heading, rhythm::LESSONS,
};
use crate::{
    clock::Moment,
    desk::{Direction, Heading, Intent},
    language::{Arg, Label, Line, Phrase},
};

/// A direction that is held repeats after this ...
const REPEAT_AFTER: Duration = Duration::from_millis(400);
/// ... and then in this step.
const REPEAT_EVERY: Duration = Duration::from_millis(160);
/// A grave act happens when its chord has been held for so long.
const HOLD: Duration = Duration::from_millis(700);
/// A stick is read so long after it left the middle: its two axes arrive one after the other.
const SETTLE: Duration = Duration::from_millis(40);

/// The kinds of pieces, in the order in which the stick goes through them.
const KINDS: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// Where the acts of a pad go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Context {
    /// To a desk at the table.
    Table,
    /// To a desk where a move is being dialled.
    Dialling,
    /// To the set-up, or the question whether to go on with a game: only what steps through it has a meaning.
    Form,
}

/// What a rhythm tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rhythm {
    /// One's own time.
    Own,
    /// The opponent's time.
    Opponents,
    /// Whose clock runs.
    Running,
    /// This time, to learn it.
    Lesson(Duration),
}

/// Speaking into the microphone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Talk {
    /// The button went down.
    Begin,
    /// It came up.
    End,
    /// The pad was unplugged while it was held.
    Lost,
}

/// What an event asks for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Output {
    /// An act at the desk.
    Intent(Intent),
    /// Words for the ear of the pad's owner.
    Say(Phrase),
    /// A rhythm for his hands.
    Feel(Rhythm),
    /// Speaking.
    Talk(Talk),
    /// A button was chosen for an act.
    Bind {
        /// The act.
        act: Act,
        /// What is held.
        held: ButtonSet,
        /// What is pressed then.
        button: Button,
    },
    /// The next profile is wanted.
    NextProfile,
    /// Pads are to be given to players.
    Assign,
    /// There is nothing that this could do.
    Refused,
}

/// What the buttons mean at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
enum Page {
    /// What the profile says.
    #[default]
    Board,
    /// The list of all acts, at this row.
    Menu(usize),
    /// The practice of rhythms, at this lesson.
    Lessons(usize),
    /// Choosing buttons for the act of this row.
    Remap(usize),
    /// The next chord is for the act of this row; what has been pressed of it.
    Listening(usize, Option<(ButtonSet, Button)>),
}

/// What is going to happen if nothing is let go.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Armed {
    by: Holding,
    due: Moment,
    act: Act,
}

/// What is being held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Holding {
    Button(Button),
    Stick(Stick),
}

/// The mode of a pad: all that the next event depends on.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Mode {
    page: Page,
    held: ButtonSet,
    armed: Option<Armed>,
    /// A stick that has just left the middle.
    settling: Option<(Stick, Moment)>,
    pointed: [Option<Heading>; 2],
    kind: usize,
    talking: Option<Button>,
}

impl Mode {
    /// When [`Event::Passed`] is due; `None` if nothing is.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let armed = self.armed.as_ref().map(|armed| armed.due);
        armed.into_iter().chain(self.settling.map(|(_, due)| due)).min()
    }

    /// Whether the board is what the buttons are about.
    #[must_use]
    pub fn is_at_board(&self) -> bool {
        self.page == Page::Board
    }

    /// Whether it can go on from here: rows are rows, and what waits for a button to be held has it held.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let page = match self.page {
            Page::Board => true,
            Page::Lessons(at) => at < LESSONS.len(),
            Page::Menu(at) | Page::Remap(at) | Page::Listening(at, _) => at < listed().count(),
        };
        let armed = self.armed.as_ref().is_none_or(|armed| match armed.by {
            Holding::Button(button) => self.held.has(button),
            Holding::Stick(stick) => self.pointed[stick as usize].is_some(),
        });
        let settling = self.settling.is_none_or(|(stick, _)| self.pointed[stick as usize].is_some());
        page && armed && settling && self.kind < KINDS.len() && self.talking.is_none_or(|button| self.held.has(button))
    }
}

/// The acts of the spoken list.
fn listed() -> impl Iterator<Item = &'static super::Command> {
    NAMED.iter().filter(|command| command.act.is_listed())
}

/// The next mode, and what is asked for. Total: every event has an answer in every mode.
///
/// ```
/// # use anna_hector::{clock::Moment, desk::{Direction, Intent}, pad::*};
/// let profile = Layout::Xbox.profile().unwrap();
/// let up = Event::Pressed(Button::Up);
/// let (mode, outputs) = step(Mode::default(), &profile, Context::Table, Moment::START, up);
/// assert_eq!(outputs, [Output::Intent(Intent::Walk(Direction::Up))]);
/// assert!(mode.deadline().is_some(), "it repeats while it is held");
/// ```
#[must_use]
pub fn step(mode: Mode, profile: &Profile, context: Context, now: Moment, event: Event) -> (Mode, Vec<Output>) {
    let mut hand = Hand { mode, profile, context, now, outputs: Vec::new() };
    match event {
        Event::Pressed(button) => hand.press(button),
        Event::Released(button) => hand.release(button),
        Event::Moved(stick, right, ahead) => hand.push(stick, right, ahead),
        Event::Passed => hand.pass(),
        Event::Gone => hand.lose(),
    }
    (hand.mode, hand.outputs)
}

/// One step, while it is taken.
struct Hand<'a> {
    mode: Mode,
    profile: &'a Profile,
    context: Context,
    now: Moment,
    outputs: Vec<Output>,
}

impl Hand<'_> {
    fn press(&mut self, button: Button) {
        self.pass();
        let held = self.mode.held.without(button);
        self.mode.held = held.with(button);
        self.mode.armed = None;
        if let Page::Listening(at, _) = self.mode.page {
            self.mode.page = Page::Listening(at, Some((held, button)));
            return;
        }
        if self.context == Context::Dialling && self.dial(button) {
            return;
        }
        match self.profile.act(held, button).map(|binding| binding.act.clone()) {
            Some(act) if act.is_grave() => self.arm(Holding::Button(button), HOLD, act),
            Some(Act::Talk) => {
                self.mode.talking = Some(button);
                self.out(Output::Talk(Talk::Begin));
            }
            Some(act) => {
                if act.repeats() {
                    self.arm(Holding::Button(button), REPEAT_AFTER, act.clone());
                }
                self.perform(act);
            }
            // What is only held for others answers by being felt.
            None => {}
        }
    }

    fn release(&mut self, button: Button) {
        self.pass();
        self.mode.held = self.mode.held.without(button);
        if self.mode.armed.as_ref().is_some_and(|armed| armed.by == Holding::Button(button)) {
            self.mode.armed = None;
        }
        if self.mode.talking == Some(button) {
            self.mode.talking = None;
            self.out(Output::Talk(Talk::End));
        }
        if let Page::Listening(at, Some((held, chosen))) = self.mode.page {
            self.mode.page = Page::Remap(at);
            if let Some(command) = listed().nth(at) {
                self.out(Output::Bind { act: command.act.clone(), held, button: chosen });
            }
        }
    }

    /// A stick is somewhere else now. Once out it has to come further back, or it would tremble at the edge.
    fn push(&mut self, stick: Stick, right: i16, ahead: i16) {
        self.pass();
        let rule = self.profile.stick(stick);
        let before = self.mode.pointed[stick as usize];
        let dead = if before.is_some() { rule.dead * 10 * 3 / 4 } else { rule.dead * 10 };
        let pointed = heading(right, ahead, dead);
        self.mode.pointed[stick as usize] = pointed;
        if pointed == before {
            return;
        }
        if self.mode.armed.as_ref().is_some_and(|armed| armed.by == Holding::Stick(stick)) {
            self.mode.armed = None;
        }
        match (before, pointed, self.context) {
            (_, Some(heading), Context::Dialling) => self.out(Output::Intent(Intent::Point(place(heading)))),
            (None, Some(_), _) => self.mode.settling = Some((stick, self.now + SETTLE)),
            (Some(_), None, _) => self.mode.settling = self.mode.settling.filter(|(other, _)| *other != stick),
            _ => {}
        }
    }

    /// What is due by now.
    fn pass(&mut self) {
        if let Some((stick, due)) = self.mode.settling
            && due <= self.now
        {
            self.mode.settling = None;
            if let Some(heading) = self.mode.pointed[stick as usize] {
                self.pushed(stick, heading);
            }
        }
        let Some(armed) = self.mode.armed.take_if(|armed| armed.due <= self.now) else { return };
        if armed.act.repeats() {
            self.arm(armed.by, REPEAT_EVERY, armed.act.clone());
        }
        self.perform(armed.act);
    }

    fn lose(&mut self) {
        if self.mode.talking.is_some() {
            self.out(Output::Talk(Talk::Lost));
        }
        self.mode = Mode { kind: self.mode.kind, ..Mode::default() };
    }

    /// A stick has come to rest outside its middle.
    fn pushed(&mut self, stick: Stick, heading: Heading) {
        let way = straight(heading);
        match self.profile.stick(stick).does {
            StickUse::Nothing => {}
            StickUse::Leap => self.perform(Act::Desk(Intent::Leap(heading))),
            StickUse::Walk => {
                let Some(direction) = way else { return };
                let act = Act::Desk(Intent::Walk(direction));
                self.arm(Holding::Stick(stick), REPEAT_AFTER, act.clone());
                self.perform(act);
            }
            StickUse::Pieces => match way {
                Some(Direction::Up) => self.perform(Act::Piece(Way::Next)),
                Some(Direction::Down) => self.perform(Act::Piece(Way::Previous)),
                Some(Direction::Right) => self.perform(Act::Kind(Way::Next)),
                Some(Direction::Left) => self.perform(Act::Kind(Way::Previous)),
                None => {}
            },
        }
    }

    /// Takes a part of a dialled move, or takes one back; false for a button that means what it always means.
    fn dial(&mut self, button: Button) -> bool {
        let grasps = self.profile.act(ButtonSet::default(), button).is_some_and(|b| b.act == Act::Desk(Intent::Grasp));
        let pointed = self.mode.pointed.into_iter().flatten().next();
        if button == self.profile.dial_back() {
            self.out(Output::Intent(Intent::TakeBack));
        } else if let (true, Some(heading)) = (button == self.profile.dial_take() || grasps, pointed) {
            self.out(Output::Intent(Intent::Take(place(heading))));
        } else if button == self.profile.dial_take() {
            self.out(Output::Refused);
        } else {
            return false;
        }
        true
    }

    fn perform(&mut self, act: Act) {
        if self.context == Context::Form {
            return self.step_form(&act);
        }
        match self.mode.page {
            Page::Board => self.at_board(act),
            Page::Menu(at) => self.in_list(at, act),
            Page::Lessons(at) => self.in_lessons(at, act),
            Page::Remap(at) | Page::Listening(at, _) => self.in_remap(at, act),
        }
    }

    /// The set-up, and the question at the start: what takes, commits and presses all go on.
    fn step_form(&mut self, act: &Act) {
        self.mode.page = Page::Board;
        let intent = match act {
            Act::Commit | Act::Desk(Intent::Grasp | Intent::Do(crate::game::Command::Press)) => Intent::Enter,
            Act::Desk(intent @ (Intent::Walk(_) | Intent::Escape | Intent::SayAgain | Intent::Help)) => intent.clone(),
            Act::Desk(leap @ Intent::Leap(Heading::Up | Heading::Down)) => leap.clone(),
            Act::NextProfile => return self.out(Output::NextProfile),
            _ => return self.out(Output::Refused),
        };
        self.out(Output::Intent(intent));
    }

    fn at_board(&mut self, act: Act) {
        match act {
            Act::Desk(intent) => self.out(Output::Intent(intent)),
            Act::Commit => self.out(Output::Intent(Intent::Enter)),
            Act::Piece(Way::Next) => self.out(Output::Intent(Intent::NextPiece(KINDS[self.mode.kind]))),
            Act::Piece(Way::Previous) => self.out(Output::Intent(Intent::PreviousPiece(KINDS[self.mode.kind]))),
            Act::Kind(way) => {
                self.mode.kind = turn(self.mode.kind, way, KINDS.len());
                self.say(Line::Bare, [Arg::Role(KINDS[self.mode.kind])]);
            }
            Act::FeelOwn => self.out(Output::Feel(Rhythm::Own)),
            Act::FeelOpponents => self.out(Output::Feel(Rhythm::Opponents)),
            Act::FeelRunning => self.out(Output::Feel(Rhythm::Running)),
            Act::Menu => {
                self.mode.page = Page::Menu(0);
                self.say(Line::Bare, [Arg::Label(Label::PadMenu)]);
            }
            Act::Lessons => {
                self.mode.page = Page::Lessons(0);
                self.say(Line::Bare, [Arg::Label(Label::PadLessons)]);
            }
            Act::Remap => {
                self.mode.page = Page::Remap(0);
                self.say(Line::Bare, [Arg::Label(Label::PadRemap)]);
            }
            Act::NextProfile => self.out(Output::NextProfile),
            Act::Assign => self.out(Output::Assign),
            Act::Talk => {}
        }
    }

    fn in_list(&mut self, at: usize, act: Act) {
        match self.turned(at, &act, listed().count()) {
            Some(at) => {
                self.mode.page = Page::Menu(at);
                self.name_row(at);
            }
            None if act == Act::Desk(Intent::Grasp) => {
                self.mode.page = Page::Board;
                if let Some(command) = listed().nth(at) {
                    self.at_board(command.act.clone());
                }
            }
            None if act == Act::Desk(Intent::SayAgain) => self.name_row(at),
            None => self.leave(act),
        }
    }

    fn name_row(&mut self, at: usize) {
        if let Some(command) = listed().nth(at) {
            self.say(Line::Bare, [Arg::Label(command.label)]);
        }
    }

    fn in_lessons(&mut self, at: usize, act: Act) {
        let again = matches!(act, Act::Desk(Intent::Grasp | Intent::SayAgain)) || act == Act::FeelOwn;
        match self.turned(at, &act, LESSONS.len()).or(again.then_some(at)) {
            Some(at) => {
                self.mode.page = Page::Lessons(at);
                let time = LESSONS[at];
                if time.is_zero() {
                    self.say(Line::FlagFelt, []);
                } else {
                    self.say(Line::Bare, [Arg::Time(time)]);
                }
                self.out(Output::Feel(Rhythm::Lesson(time)));
            }
            None => self.leave(act),
        }
    }

    fn in_remap(&mut self, at: usize, act: Act) {
        match self.turned(at, &act, listed().count()) {
            Some(at) => {
                self.mode.page = Page::Remap(at);
                self.name_binding(at);
            }
            None if act == Act::Desk(Intent::Grasp) => {
                self.mode.page = Page::Listening(at, None);
                if let Some(command) = listed().nth(at) {
                    self.say(Line::PadPressNew, [Arg::Label(command.label)]);
                }
            }
            None if act == Act::Desk(Intent::SayAgain) => self.name_binding(at),
            None => self.leave(act),
        }
    }

    /// An act of the list, and the button it is on.
    fn name_binding(&mut self, at: usize) {
        let Some(command) = listed().nth(at) else { return };
        let name = Arg::Label(command.label);
        match self.profile.binding_of(&command.act) {
            Some(binding) => {
                let buttons = binding.labels(super::Family::Generic);
                self.say(Line::PadBound, [name, Arg::Labels(buttons)]);
            }
            None => self.say(Line::PadUnbound, [name]),
        }
    }

    /// The row that up or down leads to; `None` for any other act.
    fn turned(&self, at: usize, act: &Act, rows: usize) -> Option<usize> {
        match act {
            Act::Desk(Intent::Walk(Direction::Up)) => Some(turn(at, Way::Previous, rows)),
            Act::Desk(Intent::Walk(Direction::Down)) => Some(turn(at, Way::Next, rows)),
            _ => None,
        }
    }

    /// Back to the board; what was pressed does what it always does, but that discarding only closes the page.
    fn leave(&mut self, act: Act) {
        self.mode.page = Page::Board;
        if act == Act::Desk(Intent::Escape) {
            self.say(Line::EntryLeft, []);
        } else {
            self.at_board(act);
        }
    }

    fn arm(&mut self, by: Holding, after: Duration, act: Act) {
        self.mode.armed = Some(Armed { by, due: self.now + after, act });
    }

    fn say(&mut self, line: Line, args: impl IntoIterator<Item = Arg>) {
        self.out(Output::Say(Phrase::with(line, args)));
    }

    fn out(&mut self, output: Output) {
        self.outputs.push(output);
    }
}

/// The next or previous of `rows`, going round.
const fn turn(at: usize, way: Way, rows: usize) -> usize {
    match way {
        Way::Next => (at + 1) % rows,
        Way::Previous => (at + rows - 1) % rows,
    }
}

/// Which of eight files or ranks a stick points at: the first straight ahead, then clockwise.
fn place(heading: Heading) -> u32 {
    Heading::ALL.into_iter().zip(0..).find(|(other, _)| *other == heading).map_or(0, |(_, place)| place)
}

const fn straight(heading: Heading) -> Option<Direction> {
    match heading {
        Heading::Up => Some(Direction::Up),
        Heading::Down => Some(Direction::Down),
        Heading::Left => Some(Direction::Left),
        Heading::Right => Some(Direction::Right),
        Heading::UpRight | Heading::DownRight | Heading::DownLeft | Heading::UpLeft => None,
    }
}
