//! The practice of the tournament sequence at the table: when the rehearsed opponent acts, and what the player is asked for.
use std::time::Duration;

use super::{App, News, Privacy, Session, stages::Playing, stages::Stage};
use crate::{
    clock::Moment,
    desk::{Field, Form},
    drill::{Drill, PACE},
    game::{Command, Seat},
    journal,
    language::{Line, Phrase},
    narration::{Audience, Cue},
};

/// Below the folder of the games: a practice game is not resumed.
const FOLDER: &str = "practice";

/// A practice, and when the opponent does what he does next.
#[derive(Debug)]
pub(super) struct Drilling {
    drill: Drill,
    due: Option<Moment>,
    /// The set-up from which it was begun, and to which it goes back.
    form: Box<Form>,
}

impl Drilling {
    /// How long there is nothing to do.
    pub(super) fn idle_for(&self, now: Moment) -> Option<Duration> {
        self.due.map(|due| due.since(now))
    }

    /// The opponent's next deed, if its time has come.
    fn due_deed(&mut self, now: Moment, next: Option<(Seat, Command)>) -> Option<(Seat, Command)> {
        let due = next.as_ref().map(|_| self.due.unwrap_or(now + PACE));
        let is_due = due.is_some_and(|due| due <= now);
        self.due = due.filter(|_| !is_due);
        next.filter(|_| is_due)
    }

    /// Whose hands are rehearsed.
    pub(super) const fn opponent(&self) -> Seat {
        Seat::Player(self.drill.side().other())
    }
}

impl App {
    /// Begins a practice with the words, the clock and the sound that are chosen; nothing of it is kept for the next game.
    pub(super) fn begin_drill(&mut self) {
        if self.is_barred() {
            return;
        }
        let Stage::Setup(form) = &self.stage else { return };
        let (form, setup, sound) = (form.clone(), Drill::setup(form.setup()), form.sound().clone());
        let drill = Drill::new(Drill::side_of(form.setup()));
        self.sound.look_again();
        self.sound.configure(&sound.for_players(&setup), Privacy::of(&setup));
        self.decode_ahead(setup.wording);
        let folder = self.options.games.join(FOLDER);
        match journal::make_directory(&folder).and_then(|()| Session::begin(setup, &folder)) {
            Ok(session) => {
                let mut playing = Playing::new(session, self.chosen.manners);
                playing.drilling = Some(Drilling { drill, due: None, form });
                self.stage = Stage::Game(Box::new(playing));
                self.clear_pages();
                self.deal_pads();
                self.open_microphones();
                let welcome = [Line::DrillWelcome, Line::StepAwaitStart, Line::StartsClock].map(Phrase::line);
                self.tell_keyboard(Phrase::Several(welcome.into()));
            }
            Err(error) => self.journal_fails(&error, Line::JournalFailed),
        }
    }

    /// Back to the set-up as it was left for a practice, else to the first menu.
    pub(super) fn leave_game(&mut self) {
        let form = match &mut self.stage {
            Stage::Game(playing) => playing.drilling.take().map(|drilling| drilling.form),
            _ => None,
        };
        let Some(mut form) = form else { return self.back_to_menu() };
        self.voice.close();
        self.sound.configure(&form.sound().clone().for_players(form.setup()), Privacy::SETUP);
        let wishes = form.select(Field::Drill);
        self.stage = Stage::Setup(form);
        self.form_wishes(wishes);
    }

    /// Does what the rehearsed opponent does by now, and asks the player for his move.
    pub(super) fn follow_drill(&mut self) -> News {
        let Stage::Game(playing) = &mut self.stage else { return News::None };
        let Some(drilling) = playing.drilling.as_mut() else { return News::None };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let prompt = drilling.drill.prompt(game);
        // A press of his that waits for the last word is done: he does not press again.
        let pressed = Some(drilling.opponent()) == playing.pressing.side().map(Seat::Player);
        let next = if pressed { None } else { drilling.drill.next(game) };
        let deed = drilling.due_deed(now, next);
        let side = drilling.drill.side();
        let told = prompt.is_some();
        if let Some(prompt) = prompt {
            self.tell(&[Cue::answer(Audience::Earphone(side), prompt)]);
        }
        let Some((by, command)) = deed else { return if told { News::Some } else { News::None } };
        self.act(by, &command);
        self.follow_drill();
        News::Some
    }
}

impl Playing {
    /// In a practice the move that is asked for is said with what is due.
    pub(super) fn say_drill_again(&mut self) {
        if let Some(drilling) = &mut self.drilling {
            drilling.drill.say_again();
        }
    }
}

impl Stage {
    /// Looks at what the player is about to do; words for him, if it was a slip that he can still mend.
    pub(super) fn watch_drill(&mut self, by: Seat, command: &Command) -> Option<Cue> {
        let Self::Game(playing) = self else { return None };
        let drilling = playing.drilling.as_mut()?;
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let words = drilling.drill.watch(game, by, command, &game.decide(now, by, command))?;
        Some(Cue::answer(Audience::Earphone(drilling.drill.side()), words))
    }
}
