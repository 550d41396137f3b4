//! What the arbiter has put into the fields of his page, and what becomes of it.
use std::{
    mem::{Discriminant, discriminant},
    ops::RangeInclusive,
    time::Duration,
};

use shakmaty::{ByColor, Color, Piece};

use super::{grave::consequence, second::SecondQuestion};
use crate::{
    clock::control::both_written,
    game::{
        ArbiterCommand, ClockCommand, Command, ComparisonStage, Device, Digits, Game, LockCommand, Seat, Shift, View,
    },
    language::{Line, Phrase},
    screen::{
        face::whole_seconds,
        link::{Gesture, Link},
    },
};

/// The fields of his page.
#[derive(Debug, Clone, Default, PartialEq)]
pub(in crate::screen) struct Inputs {
    /// What turned to the page; `None` before. The mouse brings no key with it.
    pub(super) turned_by: Option<Device>,
    /// The PIN as far as it is typed.
    pub(super) pin: String,
    /// What was wrong with what was typed last, where it was no PIN at all.
    pub(super) pin_remark: Option<Line>,
    /// The part of the page that is open.
    pub(super) topic: Topic,
    /// Why he does what he does; taken into the next act.
    pub(super) grounds: String,
    /// Whose clock; `None` until one is chosen, so that nothing is set by a slip.
    pub(super) side: Option<Color>,
    /// The time and counter that are being typed; `None` shows what stands on the clock.
    pub(super) typed: Option<Typed>,
    /// By how much a time is changed.
    pub(super) shift: ShiftBy,
    /// The time control as far as it is typed; `None` for the one that is set.
    pub(super) control: Option<String>,
    /// `None` until it is chosen: the last.
    pub(super) ply: Option<usize>,
    /// The ply that is found illegal; `None` until it is chosen: the last.
    pub(super) illegal: Option<usize>,
    /// The square of a piece that he saw touched.
    pub(super) touched: String,
    /// The question before an act of his.
    pub(super) second: SecondQuestion,
    /// From which times play goes on after it.
    pub(super) times: Times,
    /// His own times for that, in minutes and seconds, once they are typed.
    pub(super) own: Option<ByColor<ShiftBy>>,
    /// Where the page was when it was drawn last.
    pub(super) place: Place,
    /// Which part was open then, and how far the comparison of the boards had come.
    part: Option<(Topic, Option<Discriminant<ComparisonStage>>)>,
    pub(super) waiting: super::cards::Waiting,
    /// By what he has said that he is done.
    pub(super) leaves: Option<Device>,
    /// How much had happened when he was told that the clocks stand still while he leaves: once more, and he does.
    pub(super) told_clocks_stand: Option<usize>,
    pub(super) adjournment: super::adjourn::AdjournmentFields,
    pub(super) boards: super::boards::Fields,
}

/// What an act that leaves the page has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screen) enum QuestionLeft {
    Question,
    /// There was no question.
    Nothing,
}

/// From which times play goes on after a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) enum Times {
    /// Those that the edition proposes.
    #[default]
    Proposed,
    /// Those that the clocks show, with what a penalty gives.
    Present,
    /// Those that he types.
    Own,
}

/// A part of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) enum Topic {
    /// Times, counters, settings.
    #[default]
    Clock,
    Penalties,
    /// Claims, flags, who is at the board.
    Claims,
    /// Boards and sheets that differ.
    Boards,
    /// The course of the game: an earlier position, the devices.
    Game,
    /// What has happened.
    Log,
}

/// A time and a counter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct ClockFields {
    pub(super) minutes: u32,
    pub(super) seconds: u32,
    pub(super) completed: u32,
}

/// A setting of the clock that is being typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Typed {
    /// What stood on the clock when that began.
    pub(super) begun: ClockFields,
    /// What is in the fields.
    pub(super) fields: ClockFields,
}

/// What a field of minutes, or of seconds, takes: 75 seconds are a minute and a quarter, and no other time than was typed.
pub(super) const MINUTES_OR_SECONDS: RangeInclusive<u32> = 0..=5999;

/// Minutes and seconds by which a time is changed; two minutes are what the Laws give most often.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ShiftBy {
    pub(super) minutes: u32,
    pub(super) seconds: u32,
}

impl Default for ShiftBy {
    fn default() -> Self {
        Self { minutes: 2, seconds: 0 }
    }
}

/// Where the page stands; the keyboard goes to the first thing of each place when it is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Place {
    /// Not on the screen.
    #[default]
    Nowhere,
    /// At the question for the PIN.
    Lock,
    /// At what he may do.
    Acts,
    /// At the second question.
    Question,
}

impl Inputs {
    /// The page is opened: the keyboard goes to it, and nothing of before is left half done.
    pub(in crate::screen) fn enter(&mut self, by: Device) {
        let mut second = std::mem::take(&mut self.second);
        second.ends();
        *self = Self { topic: self.topic, turned_by: Some(by), second, ..Self::default() };
    }

    /// The game is on the screen no more: nothing that was begun in it goes on in the next.
    pub(in crate::screen) fn leaves_game(&mut self) {
        self.second = SecondQuestion::default();
    }

    /// One more digit of the PIN, up to the longest that the field takes.
    pub(in crate::screen) fn type_pin(&mut self, digit: char) {
        if self.pin.chars().count() < super::lock::LONGEST {
            self.pin.push(digit);
        }
    }

    /// The last digit of the PIN is taken back.
    pub(in crate::screen) fn erase_pin(&mut self) {
        self.pin.pop();
    }

    /// By what he has said that he is done, if he has just done so.
    pub(in crate::screen) const fn takes_leave(&mut self) -> Option<Device> {
        self.leaves.take()
    }

    /// Whether he leaves the page at this: where the clocks wait for him he is told so first, and leaves the next time.
    pub(super) fn may_leave(&mut self, sight: &super::Sight<'_>) -> bool {
        let now = Some(sight.game.log().len());
        !self.waiting.clocks_wait(sight) || std::mem::replace(&mut self.told_clocks_stand, now) == now
    }

    /// Ends the question that stands, if one does: who leaves the page is told so there before he goes.
    pub(in crate::screen) fn ends_question(&mut self) -> QuestionLeft {
        if self.second.asked().is_none() {
            return QuestionLeft::Nothing;
        }
        self.second.ends();
        QuestionLeft::Question
    }

    /// Whether the page has just come here, so that the keyboard has to follow; where the mouse turned to it, it does not.
    pub(super) fn arrives_at(&mut self, place: Place) -> bool {
        std::mem::replace(&mut self.place, place) != place && !self.opened_by_mouse()
    }

    /// Whether another part has just been opened, or the comparison has come further: what is due there stands at its top.
    pub(super) fn opens_part(&mut self, game: &Game) -> bool {
        let stage = game.comparison().stage().map(|stage| discriminant(&stage));
        let part = Some((self.topic, stage.filter(|_| self.topic == Topic::Boards)));
        std::mem::replace(&mut self.part, part) != part
    }

    /// Opens a part of the page, at its top also where it was open.
    pub(super) const fn open(&mut self, topic: Topic) {
        self.topic = topic;
        self.part = None;
    }

    /// Whether the mouse turned to the page.
    pub(in crate::screen) fn opened_by_mouse(&self) -> bool {
        self.turned_by == Some(Device::Mouse)
    }

    /// Whether anything of the PIN is typed.
    pub(in crate::screen) const fn has_pin_typed(&self) -> bool {
        !self.pin.is_empty()
    }

    /// Gives the PIN that was typed; the keyboard stays at the field.
    pub(in crate::screen) fn give_pin(&mut self, link: &dyn Link) {
        let typed = std::mem::take(&mut self.pin);
        // What is not a number was typed for the game, or by a slip: no try, and no wait for the arbiter.
        if typed.parse::<Digits>().is_ok() {
            self.pin_remark = None;
            link.send(Gesture::As(Seat::Arbiter, Command::Lock(LockCommand::GivePin(typed.into()))));
        } else {
            // Nor is Enter alone: the page has locked itself, and a player strikes the key of his step.
            self.refuse_pin(link);
        }
        self.place = Place::Nowhere;
    }

    /// A letter is of no PIN: a player who does not see whose page is up is told, and the field is empty for the arbiter.
    pub(super) fn must_be_digits(&mut self, link: &dyn Link) {
        if self.pin.chars().any(|c| !c.is_ascii_digit()) {
            self.pin.clear();
            self.refuse_pin(link);
        }
    }

    fn refuse_pin(&mut self, link: &dyn Link) {
        self.pin_remark = Some(Line::PinIsDigits);
        link.send(Gesture::Focus(Phrase::line(Line::PinIsDigits)));
    }

    /// What a click puts on a square of a board, while the part about the boards is open.
    pub(super) fn piece_in_hand(&self) -> Option<Option<Piece>> {
        self.boards.in_hand.filter(|_| self.topic == Topic::Boards)
    }

    /// Carries an act out with the grounds that were given, or asks a second time where it is grave.
    pub(super) fn act(&mut self, link: &dyn Link, command: Command) {
        if consequence(&command).is_some() && !self.second.is_about(&command) {
            self.second.ask(command);
            (self.times, self.own) = (Times::Proposed, None);
            return;
        }
        self.act_at_once(link, command);
    }

    /// Does it without a question: what it comes to is seen where it is done.
    pub(super) fn act_at_once(&mut self, link: &dyn Link, command: Command) {
        if self.second.is_about(&command) {
            self.second.answered();
        } else {
            self.second.ends();
        }
        if let Command::Clock(ClockCommand::Set { .. }) = command {
            self.typed = None;
        } else if let Command::Clock(ClockCommand::ReplaceControl(_)) = command {
            self.control = None;
        } else if let Command::Arbiter(ArbiterCommand::GoBack(_)) = command {
            self.ply = None;
        }
        link.send(Gesture::As(Seat::Arbiter, self.with_grounds(command)));
    }

    /// Answers the question about a ruling: with the times that he has chosen in the place of the proposed ones.
    pub(super) fn rule(&mut self, link: &dyn Link, command: Command, times: ByColor<Option<Duration>>) {
        if times == ByColor::default() {
            return self.act(link, command);
        }
        self.second.answered();
        self.ply = None;
        let ruling = Box::new(self.with_grounds(command));
        link.send(Gesture::As(Seat::Arbiter, Command::AtTimes(ruling, times)));
    }

    fn with_grounds(&mut self, command: Command) -> Command {
        let command = self.because(command);
        self.grounds.clear();
        command
    }

    /// The command with the grounds as far as they are written.
    pub(super) fn because(&self, command: Command) -> Command {
        match self.grounds.trim() {
            "" => command,
            grounds => Command::Because(Box::new(command), grounds.to_owned()),
        }
    }

    /// What the fields show: what is typed, and else what stands on the clock.
    pub(super) fn setting(&self, view: &View<'_>, side: Color) -> ClockFields {
        self.typed.map_or_else(|| ClockFields::of(view, side), |typed| typed.fields)
    }

    /// Takes in what is in the fields. They follow the clock again once nobody is in them and nothing was changed.
    pub(super) fn edit(&mut self, view: &View<'_>, side: Color, fields: ClockFields, writing: Writing) {
        let begun = self.typed.map_or_else(|| ClockFields::of(view, side), |typed| typed.begun);
        let stays = writing == Writing::Now || fields != begun;
        self.typed = stays.then_some(Typed { begun, fields });
    }

    /// The command that gives or takes the time that was put in.
    pub(super) fn shift_clock(&self, side: Color, shift: impl Fn(Duration) -> Shift) -> Command {
        Command::Clock(ClockCommand::Shift {
            side,
            shift: shift(minutes_and_seconds(self.shift.minutes, self.shift.seconds)),
        })
    }

    /// The time control that is typed, or the one that is set: the field follows the clock until somebody types.
    pub(super) fn control_text(&self, game: &Game) -> String {
        self.control.clone().unwrap_or_else(|| both_written(game.clock().controls()))
    }
}

/// Whether somebody is in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Writing {
    Now,
    No,
}

impl ClockFields {
    /// What stands on the clock.
    fn of(view: &View<'_>, side: Color) -> Self {
        let Some(clock) = view.clock else { return Self::default() };
        let left = whole_seconds(clock.left.get(side).unwrap_or_default());
        Self {
            minutes: u32::try_from(left / 60).unwrap_or(u32::MAX),
            seconds: u32::try_from(left % 60).unwrap_or(0),
            completed: *clock.completed.get(side),
        }
    }

    /// The command that sets a clock to it.
    pub(super) fn command(self, side: Color) -> Command {
        let left = Some(minutes_and_seconds(self.minutes, self.seconds));
        Command::Clock(ClockCommand::Set { side, left, completed: Some(self.completed) })
    }
}

fn minutes_and_seconds(minutes: u32, seconds: u32) -> Duration {
    Duration::from_secs(u64::from(minutes) * 60 + u64::from(seconds))
}

#[cfg(test)]
mod tests {
    use crate::game::{AdjournmentCommand, ArbiterCommand, ClaimCommand, PresenceCommand, Ruling};
    use std::{cell::RefCell, sync::Arc};

    use super::*;
    use crate::{clock::Moment, laws::penalty::Penalty, screen::link::Snapshot};

    /// Keeps what was sent.
    #[derive(Default)]
    struct Sent(RefCell<Vec<Gesture>>);

    impl Link for Sent {
        fn snapshot(&self) -> Arc<Snapshot> {
            unreachable!("nothing is drawn here")
        }

        fn now(&self) -> Moment {
            Moment::START
        }

        fn send(&self, gesture: Gesture) {
            self.0.borrow_mut().push(gesture);
        }
    }

    #[test]
    fn a_clock_is_set_to_the_fields() {
        let setting = ClockFields { minutes: 12, seconds: 5, completed: 20 };
        let left = Some(Duration::from_secs(725));
        assert_eq!(
            setting.command(Color::Black),
            Command::Clock(ClockCommand::Set { side: Color::Black, left, completed: Some(20) })
        );
        let (inputs, shift) = (Inputs::default(), Shift::Add(Duration::from_secs(120)));
        assert_eq!(
            inputs.shift_clock(Color::White, Shift::Add),
            Command::Clock(ClockCommand::Shift { side: Color::White, shift })
        );
    }

    #[test]
    fn grounds_go_with_one_act() {
        let (link, mut inputs) = (Sent::default(), Inputs { grounds: " noise ".into(), ..Inputs::default() });
        inputs.act(&link, Command::Clock(ClockCommand::Stop));
        inputs.act(&link, Command::Clock(ClockCommand::Restart));
        let because = Command::Because(Box::new(Command::Clock(ClockCommand::Stop)), "noise".into());
        let arbiter = |command| Gesture::As(Seat::Arbiter, command);
        assert_eq!(*link.0.borrow(), [arbiter(because), arbiter(Command::Clock(ClockCommand::Restart))]);
    }

    #[test]
    fn what_cannot_be_undone_is_asked_twice() {
        let (link, mut inputs) = (Sent::default(), Inputs::default());
        for grave in [
            Command::Arbiter(ArbiterCommand::GoBack(3)),
            Command::Presence(PresenceCommand::Forfeit(None)),
            Command::Adjournment(AdjournmentCommand::EnvelopeLost),
            Command::Arbiter(ArbiterCommand::Penalise(Color::White, Penalty::GameLost)),
            Command::Claim(ClaimCommand::Rule(Ruling::Accept)),
            Command::Claim(ClaimCommand::Rule(Ruling::Reject)),
            Command::Claim(ClaimCommand::Flag),
            ClockFields::default().command(Color::White),
            Command::Clock(ClockCommand::ReplaceControl(Box::new(
                crate::clock::control::both_from("90+30").expect("a control"),
            ))),
        ] {
            inputs.act(&link, grave.clone());
            assert_eq!((inputs.second.asked(), link.0.borrow().len()), (Some(&grave), 0));
            inputs.act(&link, grave.clone());
            assert_eq!((inputs.second.asked(), link.0.take()), (None, vec![Gesture::As(Seat::Arbiter, grave)]));
        }
    }

    #[test]
    fn another_grave_act_is_asked_about_and_not_taken_for_the_answer() {
        let (link, mut inputs) = (Sent::default(), Inputs::default());
        inputs.act(&link, Command::Claim(ClaimCommand::Rule(Ruling::Accept)));
        let reject = Command::Claim(ClaimCommand::Rule(Ruling::Reject));
        inputs.act(&link, reject.clone());
        assert_eq!((inputs.second.asked(), link.0.borrow().len()), (Some(&reject), 0));
    }

    #[test]
    fn each_penalty_is_asked_twice() {
        for penalty in Penalty::STANDARD {
            assert!(consequence(&Command::Arbiter(ArbiterCommand::Penalise(Color::White, penalty))).is_some());
        }
    }
}
