//! A stroke of a key that was under way when the opponent's act changed what it means: a visually impaired player who struck it to hear
//! what is due would repeat a move, confirm his board or the end of the game, before a word of that could be heard. He is told what is
//! due; the same stroke a moment later counts. An answer that names the move counts at once.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{App, stages::Stage};
use crate::{
    clock::Moment,
    desk::FIRST_MOMENT,
    game::{AnswerCommand, Command, EndingCommand, Game, ReconcileCommand, Seat, Step},
    narration::{Audience, Cue, step_phrase},
};

/// Nobody answers sooner what he begins to hear. Many a move is known by its first word.
pub(super) const REACTION: Duration = Duration::from_millis(300);

/// When what each player has to do came about, by somebody else's act.
#[derive(Debug, Default)]
pub(super) struct NewSteps(ByColor<Option<Moment>>);

/// What each player has to do.
pub(super) fn steps(game: &Game) -> ByColor<Step> {
    ByColor::new_with(|side| game.step(side))
}

impl NewSteps {
    /// What was to be done `before` this person acted, and what is now.
    pub(super) fn follow(&mut self, by: Seat, before: &ByColor<Step>, game: &Game, now: Moment) {
        for side in Color::ALL {
            if *before.get(side) != game.step(side) {
                *self.0.get_mut(side) = (by != Seat::Player(side)).then_some(now);
            }
        }
    }

    /// Whether it came about so short a time ago.
    pub(super) fn is_newer_than(&self, side: Color, time: Duration, now: Moment) -> bool {
        self.0.get(side).is_some_and(|since| now.since(since) < time)
    }
}

impl App {
    /// Whether this act confirms what its player cannot have heard of. He is told what is due.
    pub(super) fn confirms_too_early(&mut self, by: Seat, command: &Command) -> bool {
        let (Stage::Game(playing), Seat::Player(side)) = (&self.stage, by) else { return false };
        let wait = if matches!(
            command,
            Command::Reconcile(ReconcileCommand::Confirm(_)) | Command::Ending(EndingCommand::Confirm)
        ) {
            FIRST_MOMENT
        } else if matches!(command, Command::Answer(AnswerCommand::Repeat(None) | AnswerCommand::Execute(None))) {
            REACTION
        } else {
            return false;
        };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let early = game.setup().is_impaired(side) && playing.new_steps.is_newer_than(side, wait, now);
        if early {
            self.tell(&[Cue::answer(Audience::Earphone(side), step_phrase(game.step(side)))]);
        }
        early
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::quitting::tests::playing, game::Due, language::speak, reconciliation::BoardKind};

    /// White struck Enter to hear what was due, in the moment in which his board was to be compared: it was confirmed.
    #[test]
    fn a_stroke_that_was_under_way_confirms_no_board() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let step = |app: &App| {
            let Stage::Game(playing) = &app.stage else { panic!("the game") };
            playing.session.game().step(Color::White)
        };
        for command in [ReconcileCommand::Begin, ReconcileCommand::Choose(0)] {
            app.act(Seat::Arbiter, &Command::Reconcile(command));
        }
        let due = Step::Reconcile(Due::Compare(BoardKind::Special));
        assert_eq!(step(&app), due);
        let confirm = due.confirmation().expect("a confirmation");
        app.act(Seat::Player(Color::White), &confirm);
        assert_eq!(step(&app), due);
        let heard = |app: &App| {
            let own = app.captions.iter().rev().find(|caption| caption.to == Audience::Earphone(Color::White));
            own.map(|caption| caption.text.clone()).unwrap_or_default()
        };
        assert_eq!(heard(&app), speak(&step_phrase(due), app.stage.wording()).to_string());
        let since = app.clock().now();
        while app.clock().now().since(since) < FIRST_MOMENT {
            std::thread::yield_now();
        }
        app.act(Seat::Player(Color::White), &confirm);
        assert_ne!(step(&app), due);
        assert_eq!(heard(&app), "Auf dem Spezialbrett: Die Stellung stimmt.");
    }
}
