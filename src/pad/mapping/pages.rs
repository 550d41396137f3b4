//! The pages of a pad that are walked by ear: the list of all commands, the practice of the felt clock, the buttons, the
//! letters. Up and down go through the rows, what takes a piece takes the row, what discards leaves. Questions are answered;
//! nothing else happens, and what takes is said.
use super::{Context, PadOutput, PadStep, Rhythm, mode::PadPage};
use crate::{
    clock::Moment,
    desk::{Direction, FIRST_MOMENT, Intent, LASTS},
    language::{Arg, Label, Line, Phrase},
    pad::{NAMED, PadAct, PadChange, PadCommand, PadSetting, act::Way, button_of, in_buttons, rhythm::LESSONS},
};

impl PadStep<'_> {
    /// Opens what is about the gamepad itself; false for any other act.
    pub(super) fn open_page(&mut self, act: &PadAct) -> bool {
        match act {
            PadAct::Menu => {
                let first = NAMED.iter().position(|command| offers(command, self.context)).unwrap_or(0);
                self.mode.page = PadPage::Menu(first);
                self.title(Label::PadMenu, row_name(first), Some(Phrase::line(Line::PadPageWalk)));
            }
            PadAct::Lessons => {
                self.mode.page = PadPage::Lessons(0);
                self.title(Label::PadLessons, lesson(0), Some(Phrase::line(Line::PadPageWalk)));
                self.out(PadOutput::Feel(Rhythm::Lesson(LESSONS[0])));
            }
            PadAct::Remap => {
                self.mode.page = PadPage::Remap(0);
                let first = self.binding(0);
                self.title(Label::PadRemap, first, Some(Phrase::line(Line::PadPageWalk)));
            }
            PadAct::Spell => self.open_letters(),
            _ => return false,
        }
        true
    }

    pub(super) fn on_page(&mut self, act: PadAct) {
        match self.mode.page {
            PadPage::Board => self.act_here(act),
            PadPage::Menu(at) => self.in_menu(at, act),
            PadPage::Sure(at, since) => self.when_sure(at, since, act),
            PadPage::Lessons(at) => self.in_lessons(at, act),
            PadPage::Remap(at) | PadPage::Listening(at, _) => self.in_remap(at, act),
            PadPage::Letters(in_hand) => self.in_letters(in_hand, act),
        }
    }

    fn in_menu(&mut self, at: usize, act: PadAct) {
        let offered = |row: usize| NAMED.get(row).is_some_and(|command| offers(command, self.context));
        match turned(at, &act, NAMED.len(), offered) {
            Some(at) => {
                self.mode.page = PadPage::Menu(at);
                self.out(PadOutput::Say(row_name(at)));
            }
            None if act == self.profile.takes() => {
                self.mode.page = PadPage::Board;
                match NAMED.get(at).filter(|command| offers(command, self.context)) {
                    Some(command) if command.act.acts_unasked() && !self.context.is_form() => {
                        self.mode.page = PadPage::Sure(at, self.now);
                        self.ask_if_sure(at);
                    }
                    Some(command) => self.act_here(command.act.clone()),
                    None => self.out(PadOutput::Refused),
                }
            }
            None if act == PadAct::Desk(Intent::SayAgain) => self.out(PadOutput::Say(row_name(at))),
            None => self.leave(&act),
        }
    }

    /// What takes answers yes, but not in the question's first moment, when it is still the tap that took the row.
    fn when_sure(&mut self, at: usize, since: Moment, act: PadAct) {
        let waited = self.now.since(since);
        match act {
            _ if waited >= LASTS => {
                self.mode.page = PadPage::Board;
                self.say(Line::QuestionEnded, []);
            }
            act if act == self.profile.takes() && waited >= FIRST_MOMENT => {
                self.mode.page = PadPage::Board;
                if let Some(command) = NAMED.get(at) {
                    self.act_here(command.act.clone());
                }
            }
            PadAct::Desk(Intent::Escape) => self.leave(&act),
            PadAct::Desk(Intent::SayAgain) => self.ask_if_sure(at),
            act if act.only_answers() => self.at_board(act),
            _ => {
                self.out(PadOutput::Refused);
                self.ask_if_sure(at);
            }
        }
    }

    fn ask_if_sure(&mut self, at: usize) {
        let asked = Phrase::Several(vec![row_name(at), Phrase::line(Line::AnswerConfirms)]);
        self.out(PadOutput::Say(in_buttons(asked, self.profile, self.mode.family)));
    }

    fn in_lessons(&mut self, at: usize, act: PadAct) {
        let again = act == self.profile.takes() || act == PadAct::Desk(Intent::SayAgain) || act == PadAct::FeelOwn;
        match turned(at, &act, LESSONS.len(), |_| true).or(again.then_some(at)) {
            Some(at) => {
                self.mode.page = PadPage::Lessons(at);
                self.out(PadOutput::Say(lesson(at)));
                self.out(PadOutput::Feel(Rhythm::Lesson(LESSONS[at])));
            }
            None => self.leave(&act),
        }
    }

    /// What takes a piece listens for the button of the row, or goes on to the next way to read a stick; left and right go both
    /// ways.
    fn in_remap(&mut self, at: usize, act: PadAct) {
        if let Some(at) = turned(at, &act, AssignedRow::COUNT, |_| true) {
            self.mode.page = PadPage::Remap(at);
            return self.say_row(at);
        }
        let Some(row) = AssignedRow::of(at) else { return self.leave(&act) };
        let takes = act == self.profile.takes();
        match (row, act) {
            (AssignedRow::Command(command), _) if takes => self.listen_for(at, command.label),
            (AssignedRow::Setting(PadSetting::Dial(which)), _) if takes => self.listen_for(at, which.label()),
            (AssignedRow::Setting(PadSetting::Stick(stick, part)), act) => {
                match sideways(&act).or(takes.then_some(Way::Next)) {
                    Some(way) => self.out(PadOutput::Change(PadChange::Stick(stick, part, way))),
                    None if act == PadAct::Desk(Intent::SayAgain) => self.say_row(at),
                    None => self.leave(&act),
                }
            }
            (_, PadAct::Desk(Intent::SayAgain)) => self.say_row(at),
            (_, act) => self.leave(&act),
        }
    }

    fn listen_for(&mut self, at: usize, label: Label) {
        self.mode.page = PadPage::Listening(at, None);
        self.say(Line::PadPressNew, [Arg::Label(label)]);
    }

    fn say_row(&mut self, at: usize) {
        let row = self.binding(at);
        self.out(PadOutput::Say(row));
    }

    /// What a row of the assignment is at; with it how a stick is set, which no other row says.
    fn binding(&self, at: usize) -> Phrase {
        let (profile, family) = (self.profile, self.mode.family);
        match AssignedRow::of(at) {
            Some(AssignedRow::Command(command)) => button_of(&command.act, profile, family),
            Some(AssignedRow::Setting(setting @ PadSetting::Dial(_))) => setting.phrase(profile, family),
            Some(AssignedRow::Setting(setting @ PadSetting::Stick(..))) => {
                Phrase::Several(vec![setting.phrase(profile, family), Phrase::line(Line::PartsChange)])
            }
            None => Phrase::line(Line::LineEmpty),
        }
    }

    /// Back to the board, with what discards. A question is answered, and anything else refused.
    pub(super) fn leave(&mut self, act: &PadAct) {
        match (act, self.context) {
            // The form says where one is.
            (PadAct::Desk(Intent::Escape), Context::Form | Context::Part) => {
                self.mode.page = PadPage::Board;
                self.out(PadOutput::Intent(Intent::Here));
            }
            (PadAct::Desk(Intent::Escape), _) => {
                self.mode.page = PadPage::Board;
                self.say(Line::EntryLeft, []);
            }
            (act, Context::Table | Context::Dialling | Context::Asked | Context::List) if act.only_answers() => {
                self.at_board(act.clone());
            }
            _ => self.refuse_in_list(),
        }
    }

    /// The name of a page that was opened, and its first row: two utterances would not both be heard.
    /// In the set-up, where there is time, it is told how the page is used.
    pub(super) fn title(&mut self, label: Label, first: Phrase, how: Option<Phrase>) {
        let title = Phrase::with(Line::Bare, [Arg::Label(label)]);
        let how = how.filter(|_| self.context.is_form());
        self.out(PadOutput::Say(Phrase::Several([title, first].into_iter().chain(how).collect())));
    }
}

/// A row of the page that assigns buttons: the commands, and below them what else is set at a pad.
#[derive(Debug, Clone, Copy)]
pub(super) enum AssignedRow {
    Command(&'static PadCommand),
    Setting(PadSetting),
}

impl AssignedRow {
    const COUNT: usize = NAMED.len() + PadSetting::ALL.len();

    pub(super) fn of(at: usize) -> Option<Self> {
        let setting = || PadSetting::ALL.get(at.checked_sub(NAMED.len())?).copied();
        NAMED.get(at).map(Self::Command).or_else(|| setting().map(Self::Setting))
    }
}

/// Which way an act leads to a side; `None` for any other.
const fn sideways(act: &PadAct) -> Option<Way> {
    match act {
        PadAct::Desk(Intent::Walk(Direction::Right)) => Some(Way::Next),
        PadAct::Desk(Intent::Walk(Direction::Left)) => Some(Way::Previous),
        _ => None,
    }
}

/// Whether a row is offered where the acts go.
fn offers(command: &PadCommand, context: Context) -> bool {
    let anywhere = matches!(
        command.act,
        PadAct::Lessons
            | PadAct::Remap
            | PadAct::NextProfile
            | PadAct::Assign
            | PadAct::Spell
            | PadAct::Desk(Intent::SayAgain | Intent::Help)
    );
    command.act.is_listed() && (anywhere || !context.is_form())
}

fn row_name(at: usize) -> Phrase {
    NAMED.get(at).map_or_else(|| Phrase::line(Line::LineEmpty), |row| Phrase::with(Line::Bare, [Arg::Label(row.label)]))
}

fn lesson(at: usize) -> Phrase {
    let time = LESSONS[at];
    if time.is_zero() { Phrase::line(Line::FlagFelt) } else { Phrase::with(Line::Bare, [Arg::Time(time)]) }
}

/// The next row that up or down leads to, going round; `None` for any other act.
pub(super) fn turned(at: usize, act: &PadAct, rows: usize, offered: impl Fn(usize) -> bool) -> Option<usize> {
    let way = match act {
        PadAct::Desk(Intent::Walk(Direction::Up)) => Way::Previous,
        PadAct::Desk(Intent::Walk(Direction::Down)) => Way::Next,
        _ => return None,
    };
    let rows_on = std::iter::successors(Some(turn(at, way, rows)), |&row| Some(turn(row, way, rows)));
    rows_on.take(rows).find(|&row| offered(row)).or(Some(at))
}

/// The next or previous of `rows`, going round.
pub(super) const fn turn(at: usize, way: Way, rows: usize) -> usize {
    match way {
        Way::Next => (at + 1) % rows,
        Way::Previous => (at + rows - 1) % rows,
    }
}
