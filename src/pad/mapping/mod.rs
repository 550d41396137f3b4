//! From what happens at a pad to what is meant by it, as a function of the mode it is in.
use std::time::Duration;

use shakmaty::Role;

mod letters;
mod mode;
mod output;
mod pages;
mod question;

pub use mode::PadMode;
pub use output::{Context, PadOutput, PadTalk, Rhythm};

use mode::{Armed, Holding, PadPage, PendingModifier};
use pages::{AssignedRow, turn};
use question::AtQuestion;

use super::{
    Button, ButtonSet, DialButton, Family, NAMED, PadAct, PadChange, PadEvent, PadProfile, PadSetting, Stick, StickUse,
    act::Way, event::heading, in_buttons,
};
use crate::{
    clock::Moment,
    desk::{Answer, Direction, HOLD, Heading, Intent},
    language::{Arg, Line, Phrase},
    narration::Question,
};

/// A direction that is held repeats after this ...
const REPEAT_AFTER: Duration = Duration::from_millis(400);
/// ... and then in this step.
const REPEAT_EVERY: Duration = Duration::from_millis(160);
/// A stick is read so long after it left the middle: its two axes arrive one after the other.
const SETTLE: Duration = Duration::from_millis(40);

/// The kinds of pieces, in the order in which the stick goes through them.
const KINDS: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The next mode, and what is asked for. Total: every event has an answer in every mode.
///
/// ```
/// # use anna_hector::{clock::Moment, desk::{Direction, Intent}, pad::*};
/// let profile = PadLayout::Xbox.profile().unwrap();
/// let up = PadEvent::Pressed(Button::Up);
/// let (mode, outputs) = step(PadMode::default(), &profile, Context::Table, Moment::START, up);
/// assert_eq!(outputs, [PadOutput::Intent(Intent::Walk(Direction::Up))]);
/// assert!(mode.deadline().is_some(), "it repeats while it is held");
/// ```
#[must_use]
pub fn step(
    mode: PadMode,
    profile: &PadProfile,
    context: Context,
    now: Moment,
    event: PadEvent,
) -> (PadMode, Vec<PadOutput>) {
    let mut hand = PadStep { mode, profile, context, now, outputs: Vec::new() };
    match event {
        PadEvent::Pressed(button) => hand.press(button),
        PadEvent::Released(button) => hand.release(button),
        PadEvent::Moved(stick, right, ahead) => hand.push(stick, right, ahead),
        PadEvent::Passed => hand.pass(),
        PadEvent::Gone => hand.lose(),
    }
    debug_assert!(hand.mode.is_valid(), "{:?} after {event:?}", hand.mode);
    (hand.mode, hand.outputs)
}

/// One step, while it is taken.
struct PadStep<'a> {
    mode: PadMode,
    profile: &'a PadProfile,
    context: Context,
    now: Moment,
    outputs: Vec<PadOutput>,
}

impl PadStep<'_> {
    fn press(&mut self, button: Button) {
        self.pass();
        let held = self.mode.held.without(button);
        self.mode.held = held.with(button);
        self.mode.armed = None;
        self.mode.pending.retain(|pending| pending.button != button);
        if let PadPage::Listening(at, _) = self.mode.page {
            self.mode.page = PadPage::Listening(at, Some((held, button)));
            return;
        }
        if let Some(dialled) = self.dialled(button) {
            return self.own(button, dialled);
        }
        // What is only held for others answers by being felt.
        let Some(binding) = self.profile.act(held, button) else { return };
        if binding.held.is_empty() {
            return self.own(button, Some(binding.act.clone()));
        }
        // What the chord holds has been used by it, and does nothing of its own.
        self.mode.pending.retain(|pending| !binding.held.has(pending.button));
        if self.mode.talking.is_some_and(|talking| binding.held.has(talking)) {
            self.mode.talking = None;
            self.out(PadOutput::Talk(PadTalk::Lost));
        }
        match self.chord_at_question(button, &binding.act) {
            AtQuestion::Means(act) => self.begin(button, Some(act)),
            AtQuestion::Nothing => {
                self.out(PadOutput::Refused);
                self.out(PadOutput::Intent(Intent::Ask(Question::Step)));
            }
        }
    }

    /// What a button does by itself; nothing where that is refused. One that others may be pressed with waits until it is
    /// let go. Talking cannot wait; a walk begins when it is held on, and so does the answer to a grave question.
    fn own(&mut self, button: Button, act: Option<PadAct>) {
        if !self.profile.is_modifier(button) {
            return self.begin(button, act);
        }
        match &act {
            Some(PadAct::Talk) => return self.begin(button, act),
            Some(walk) if walk.repeats() => self.arm(Holding::Button(button), REPEAT_AFTER, walk.clone()),
            Some(answers) if self.answers(answers) => self.arm(Holding::Button(button), HOLD, answers.clone()),
            _ => {}
        }
        self.mode.pending.push(PendingModifier { button, act, pressed_at: self.context });
    }

    fn begin(&mut self, button: Button, act: Option<PadAct>) {
        match act {
            Some(act) if act.is_grave() => self.arm(Holding::Button(button), HOLD, act),
            Some(PadAct::Talk) => {
                self.mode.talking = Some(button);
                self.out(PadOutput::Talk(PadTalk::Begin));
            }
            Some(act) if self.answers(&act) => {
                self.mode.answering = Some(button);
                self.out(PadOutput::Intent(Intent::Answer(Answer::Down)));
                self.arm(Holding::Button(button), HOLD, PadAct::Desk(Intent::Answer(Answer::Held)));
            }
            Some(act) => {
                if act.repeats() {
                    self.arm(Holding::Button(button), REPEAT_AFTER, act.clone());
                }
                self.perform(act);
            }
            None => self.out(PadOutput::Refused),
        }
    }

    /// Whether an act answers yes to the open question: what takes a piece, and nothing that is needed for each move.
    fn answers(&self, act: &PadAct) -> bool {
        self.context == Context::Asked && self.mode.page == PadPage::Board && *act == PadAct::Desk(Intent::Grasp)
    }

    fn release(&mut self, button: Button) {
        self.let_go(Holding::Button(button));
        self.pass();
        if let Some(at) = self.mode.pending.iter().position(|pending| pending.button == button) {
            let PendingModifier { act, pressed_at, .. } = self.mode.pending.remove(at);
            match act {
                // What went down before the question was asked was not meant for it.
                Some(act) if self.answers(&act) && pressed_at != Context::Asked => self.out(PadOutput::Refused),
                act => self.by_itself(button, act),
            }
        }
        self.mode.held = self.mode.held.without(button);
        if self.mode.talking.take_if(|talking| *talking == button).is_some() {
            self.out(PadOutput::Talk(PadTalk::End));
        }
        if self.mode.answering.take_if(|answering| *answering == button).is_some() {
            self.out(PadOutput::Intent(Intent::Answer(Answer::Up)));
        }
        if let PadPage::Listening(at, Some((held, chosen))) = self.mode.page {
            self.mode.page = PadPage::Remap(at);
            match AssignedRow::of(at) {
                Some(AssignedRow::Command(command)) => {
                    self.out(PadOutput::Bind { act: command.act.clone(), held, button: chosen });
                }
                Some(AssignedRow::Setting(PadSetting::Dial(which))) => {
                    self.out(PadOutput::Change(PadChange::Dial(which, chosen)));
                }
                // A stick listens to no button.
                Some(AssignedRow::Setting(PadSetting::Stick(..))) | None => {}
            }
        }
    }

    /// What waited happens now, once.
    fn by_itself(&mut self, button: Button, act: Option<PadAct>) {
        match act {
            Some(act) if self.answers(&act) => {
                self.mode.answering = Some(button);
                self.out(PadOutput::Intent(Intent::Answer(Answer::Down)));
            }
            Some(act) => self.perform(act),
            None => self.out(PadOutput::Refused),
        }
    }

    /// What a hand has let go asks for no more, however late the program hears of it: a tap walks one square.
    fn let_go(&mut self, what: Holding) {
        self.mode.armed.take_if(|armed| armed.by == what);
    }

    /// A stick is somewhere else now. Once out it has to come further back, or it would tremble at the edge.
    fn push(&mut self, stick: Stick, right: i16, ahead: i16) {
        let rule = self.profile.stick(stick);
        let before = self.mode.pointed[stick as usize];
        let dead = if before.is_some() { rule.dead * 10 * 3 / 4 } else { rule.dead * 10 };
        let pointed = heading(right, ahead, dead);
        if pointed != before {
            self.let_go(Holding::Stick(stick));
        }
        self.pass();
        self.mode.pointed[stick as usize] = pointed;
        if pointed == before {
            return;
        }
        // What `pass` may have begun with where the stick was.
        self.let_go(Holding::Stick(stick));
        match (before, pointed, self.context) {
            (_, Some(heading), Context::Dialling) => self.out(PadOutput::Intent(Intent::Point(place(heading)))),
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
        if let Holding::Button(button) = armed.by {
            self.mode.pending.retain(|pending| pending.button != button);
            if self.answers(&armed.act) {
                self.by_itself(button, Some(armed.act));
                return self.out(PadOutput::Intent(Intent::Answer(Answer::Held)));
            }
        }
        self.perform(armed.act);
    }

    fn lose(&mut self) {
        if self.mode.talking.is_some() {
            self.out(PadOutput::Talk(PadTalk::Lost));
        }
        self.mode = PadMode { kind: self.mode.kind, ..PadMode::of(self.mode.family) };
    }

    /// A stick has come to rest outside its middle.
    fn pushed(&mut self, stick: Stick, heading: Heading) {
        let way = straight(heading);
        match self.profile.stick(stick).does {
            StickUse::Nothing => {}
            StickUse::Leap => self.perform(PadAct::Desk(Intent::Leap(heading))),
            StickUse::Walk => {
                let Some(direction) = way else { return };
                let act = PadAct::Desk(Intent::Walk(direction));
                self.arm(Holding::Stick(stick), REPEAT_AFTER, act.clone());
                self.perform(act);
            }
            StickUse::Pieces => match way {
                Some(Direction::Up) => self.perform(PadAct::Piece(Way::Next)),
                Some(Direction::Down) => self.perform(PadAct::Piece(Way::Previous)),
                Some(Direction::Right) => self.perform(PadAct::Kind(Way::Next)),
                Some(Direction::Left) => self.perform(PadAct::Kind(Way::Previous)),
                None => {}
            },
        }
    }

    /// What a button means while a move is dialled: it takes a part or takes one back; `Some(None)` where it points at
    /// nothing that could be taken, `None` for a button that means what it always means. Where a stick points counts when
    /// the button goes down.
    fn dialled(&self, button: Button) -> Option<Option<PadAct>> {
        if self.context != Context::Dialling || self.mode.page != PadPage::Board {
            return None;
        }
        let grasps =
            self.profile.act(ButtonSet::default(), button).is_some_and(|b| b.act == PadAct::Desk(Intent::Grasp));
        let pointed = self.mode.pointed.into_iter().flatten().next();
        match pointed {
            _ if button == self.profile.dial(DialButton::Back) => Some(Some(PadAct::Desk(Intent::TakeBack))),
            Some(heading) if button == self.profile.dial(DialButton::Take) || grasps => {
                Some(Some(PadAct::Desk(Intent::Take(place(heading)))))
            }
            None if button == self.profile.dial(DialButton::Take) => Some(None),
            _ => None,
        }
    }

    fn perform(&mut self, act: PadAct) {
        self.on_page(act);
    }

    /// What an act means away from the pages.
    fn act_here(&mut self, act: PadAct) {
        if act.is_about_pad() {
            match self.context {
                Context::List => return self.refuse_in_list(),
                Context::Asked => self.out(PadOutput::Intent(Intent::DropQuestion)),
                Context::Table | Context::Dialling | Context::Form | Context::Part => {}
            }
        }
        if self.open_page(&act) {
            return;
        }
        match (act, self.context) {
            (PadAct::NextProfile, _) => self.out(PadOutput::NextProfile),
            (PadAct::Assign, _) => self.out(PadOutput::Assign),
            (act, Context::Form | Context::Part) => self.step_form(&act),
            (act, _) => self.at_board(act),
        }
    }

    /// The set-up, and the question at the start: what takes goes on, as in a list.
    fn step_form(&mut self, act: &PadAct) {
        let intent = match act {
            act if *act == self.profile.takes() => Intent::Enter,
            PadAct::Desk(intent @ (Intent::Walk(_) | Intent::Escape | Intent::SayAgain | Intent::Help)) => {
                intent.clone()
            }
            PadAct::Desk(leap @ Intent::Leap(Heading::Up | Heading::Down)) => leap.clone(),
            act => match self.step_part(act) {
                Some(intent) => intent,
                None => return self.refuse_in_list(),
            },
        };
        self.out(PadOutput::Intent(intent));
    }

    /// What else a stick does at a part of a time control: the one that walks pieces at the board changes the value up and
    /// down, and to a side either leaps. Anywhere else a nudge of a stick would change what nobody meant to change.
    fn step_part(&self, act: &PadAct) -> Option<Intent> {
        if self.context != Context::Part {
            return None;
        }
        match act {
            PadAct::Desk(leap @ Intent::Leap(Heading::Left | Heading::Right)) => Some(leap.clone()),
            PadAct::Piece(Way::Next) => Some(Intent::Walk(Direction::Right)),
            PadAct::Piece(Way::Previous) => Some(Intent::Walk(Direction::Left)),
            PadAct::Kind(Way::Next) => Some(Intent::Leap(Heading::Right)),
            PadAct::Kind(Way::Previous) => Some(Intent::Leap(Heading::Left)),
            _ => None,
        }
    }

    /// Nothing happens, and what takes is said.
    fn refuse_in_list(&mut self) {
        self.out(PadOutput::Refused);
        let hint = in_buttons(Phrase::line(Line::ListTakes), self.profile, self.mode.family);
        self.out(PadOutput::Say(hint));
    }

    fn at_board(&mut self, act: PadAct) {
        match act {
            PadAct::Desk(intent) => self.out(PadOutput::Intent(intent)),
            PadAct::Commit => self.out(PadOutput::Intent(Intent::Commit)),
            PadAct::Piece(Way::Next) => self.out(PadOutput::Intent(Intent::NextPiece(KINDS[self.mode.kind]))),
            PadAct::Piece(Way::Previous) => self.out(PadOutput::Intent(Intent::PreviousPiece(KINDS[self.mode.kind]))),
            PadAct::Kind(way) => {
                self.mode.kind = turn(self.mode.kind, way, KINDS.len());
                self.say(Line::Bare, [Arg::Role(KINDS[self.mode.kind])]);
            }
            PadAct::FeelOwn => self.out(PadOutput::Feel(Rhythm::Own)),
            PadAct::FeelOpponents => self.out(PadOutput::Feel(Rhythm::Opponents)),
            PadAct::FeelRunning => self.out(PadOutput::Feel(Rhythm::Running)),
            PadAct::Talk
            | PadAct::Menu
            | PadAct::Lessons
            | PadAct::Remap
            | PadAct::Spell
            | PadAct::NextProfile
            | PadAct::Assign => {}
        }
    }

    fn arm(&mut self, by: Holding, after: Duration, act: PadAct) {
        self.mode.armed = Some(Armed { by, due: self.now + after, act });
    }

    fn say(&mut self, line: Line, args: impl IntoIterator<Item = Arg>) {
        self.out(PadOutput::Say(Phrase::with(line, args)));
    }

    fn out(&mut self, output: PadOutput) {
        self.outputs.push(output);
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
