//! The second question before a grave act: what it is about, since when, and that it is over.
//!
//! It ends with its answer, with anything else that the arbiter does, with what the players do - an announcement, a press, a claim -,
//! with the lock of the page, and after half a minute; while the clocks stand, after five. Each end that is no answer is shown where he looks: on his page.
use std::time::Duration;

use eframe::egui::{Label as Text, Pos2, RichText, Ui};

use super::{Sight, log::clock_time};
use crate::{
    clock::Moment,
    desk::LASTS,
    game::{Access, ClaimCommand, Command, PendingClaim, Reason},
    language::{Label, Line},
    screen::{page::live, theme},
};

/// So long it stands while no clock runs: nobody's time passes, and the arbiter has the record and the Article to read.
const LASTS_WHILE_CLOCKS_STAND: Duration = Duration::from_mins(5);

/// The question, if one stands, and whether one has ended without an answer.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct SecondQuestion {
    asked: Option<Command>,
    /// What the button of the act says; empty where it was no button of its own.
    pub(super) of_button: String,
    /// Since when it stands; `None` until it is drawn.
    stands: Option<AskedSince>,
    ended: EndShown,
    /// The flag that he was asked about when something else ended the question.
    flag: Option<FlagBegun>,
}

/// He has begun to observe a flag, and was not let finish.
#[derive(Debug, Clone, PartialEq)]
struct FlagBegun {
    of_button: String,
    /// `None` where the question was not drawn.
    at: Option<Moment>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct AskedSince {
    since: Moment,
    so_far: PlaySoFar,
    /// Where the pointer was then, in points of the window: a click there was meant for what asked.
    at: Option<Pos2>,
}

/// Whether the last question was left without an answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum EndShown {
    Unanswered,
    #[default]
    No,
}

/// What the players have done so far: when it is different, the question is about something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PlaySoFar {
    announcements: usize,
    plies: usize,
    running: Option<shakmaty::Color>,
    claim: Option<PendingClaim>,
}

impl PlaySoFar {
    fn of(sight: &Sight<'_>) -> Self {
        let game = sight.game;
        let pressed = game.record().all_plies().filter(|ply| ply.pressed.is_some()).count();
        Self {
            announcements: game.record().announcements(),
            plies: game.record().all_plies().count() + pressed,
            running: game.clock().side_running(),
            claim: game.claims().current(),
        }
    }

    /// How long a question about it stands.
    const fn lasts(&self) -> Duration {
        if self.running.is_some() { LASTS } else { LASTS_WHILE_CLOCKS_STAND }
    }
}

impl SecondQuestion {
    /// What is asked about.
    pub(super) const fn asked(&self) -> Option<&Command> {
        self.asked.as_ref()
    }

    /// Where the pointer was when it was asked.
    pub(super) fn asked_at(&self) -> Option<Pos2> {
        self.stands.and_then(|stands| stands.at)
    }

    /// Whether it is about this act.
    pub(super) fn is_about(&self, command: &Command) -> bool {
        self.asked.as_ref() == Some(command)
    }

    /// Asks about an act.
    pub(super) fn ask(&mut self, command: Command) {
        *self = Self { asked: Some(command), flag: self.flag.take(), ..Self::default() };
    }

    /// It is answered.
    pub(super) fn answered(&mut self) {
        let flag = self.flag.take().filter(|_| !self.is_about_flag());
        *self = Self { flag, ..Self::default() };
    }

    /// Whether it is about a flag that has fallen.
    fn is_about_flag(&self) -> bool {
        matches!(self.asked, Some(Command::Claim(ClaimCommand::Flag)))
    }

    /// It is over without an answer, if there is one.
    pub(super) fn ends(&mut self) {
        let ended = if self.asked.is_some() { EndShown::Unanswered } else { EndShown::No };
        let flag = if self.is_about_flag() {
            let of_button = std::mem::take(&mut self.of_button);
            Some(FlagBegun { of_button, at: self.stands.map(|stands| stands.since) })
        } else {
            self.flag.take()
        };
        *self = Self { ended, flag, ..Self::default() };
    }

    /// Ends it where its time is over, the page is locked, or the game has gone on. To be called whenever the page is drawn.
    pub(super) fn follow(&mut self, ui: &Ui, sight: &Sight<'_>) {
        if self.asked.is_none() {
            // The game goes on, and the flag can be observed again.
            let goes_on = sight.view.ending.is_none() && sight.game.rights().access() == Access::Open;
            self.flag = self.flag.take().filter(|_| !goes_on);
            return;
        }
        let at = ui.input(|input| input.pointer.latest_pos());
        let now = AskedSince { since: sight.now, so_far: PlaySoFar::of(sight), at };
        let stands = *self.stands.get_or_insert(now);
        let end = stands.since + stands.so_far.lasts();
        let over = sight.now >= end;
        if over || stands.so_far != now.so_far || sight.game.rights().access() == Access::Locked {
            return self.ends();
        }
        ui.ctx().request_repaint_after(end.since(sight.now));
    }

    /// Says that the last one has ended, until something else is done.
    pub(super) fn draw_end(&self, ui: &mut Ui, sight: &Sight<'_>) {
        if self.ended == EndShown::Unanswered {
            let words = RichText::new(sight.words.line(Line::QuestionEnded)).color(theme::of(ui).now);
            let shown = ui.label(words);
            live(ui, &shown);
        }
    }

    /// Reminds him of a flag that he had begun to observe when the game ended otherwise: which of the two counts is his to say.
    pub(super) fn draw_flag_begun(&self, ui: &mut Ui, sight: &Sight<'_>) {
        let by_time = [Reason::TimeForfeit, Reason::TimeForfeitWithoutMatingMaterial, Reason::BothFlags];
        let otherwise = sight.view.ending.is_some_and(|ending| !by_time.contains(&ending.reason));
        let Some(begun) = self.flag.as_ref().filter(|_| otherwise) else { return };
        let at = begun.at.map(|at| format!(" {}.", clock_time(sight, at))).unwrap_or_default();
        let text = format!("{}: {}.{at}", sight.label(Label::BegunBeforeEnd), begun.of_button);
        ui.add(Text::new(RichText::new(text).color(theme::of(ui).now)).wrap());
    }
}
