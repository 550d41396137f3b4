//! The arbiter starts the clock, or the second player says that he goes on, and the room still hears what was ruled, or how the boards
//! stand: an announcement, and the press behind it, would wait for those words on the player's time. So the start waits for the last of
//! them. The same act again starts the clock at once.
use std::time::Duration;

use super::{App, stages::Stage};
use crate::{
    clock::Moment,
    desk::FIRST_MOMENT,
    game::{Act, ClockAct, ClockCommand, Command, Game, Seat, StartAct, StartCommand},
    language::{Line, Phrase},
    narration::{Audience, Chime, Cue},
    speak::UtteranceId,
};

/// Nothing that is said to the room takes longer, the longest seal included. A device that does not tell the end of the words lets no
/// clock stand for ever.
const LONGEST: Duration = Duration::from_secs(40);

/// A start of the clock that waits for the room.
#[derive(Debug)]
pub(super) struct WaitingStart {
    by: Seat,
    command: Command,
    /// The last words that sounded in the room, or were to, when it was given.
    words: UtteranceId,
    since: Moment,
    /// How much was on record then.
    logged: usize,
}

impl WaitingStart {
    /// Whether something has happened since for which the clocks stand anew, or run already: this start was not meant for it.
    fn is_overtaken(&self, game: &Game) -> bool {
        game.log()[self.logged..].iter().any(|logged| match &logged.event.act {
            Act::Start(StartAct::Started | StartAct::Resumed { .. } | StartAct::ClockHeld)
            | Act::Ending(_)
            | Act::Claim(_)
            | Act::Clock(_)
            | Act::Arbiter(_)
            | Act::Adjournment(_)
            | Act::Reconcile(_) => true,
            Act::Start(StartAct::Ready(_))
            | Act::Move(_)
            | Act::Answer(_)
            | Act::Draw(_)
            | Act::Lock(_)
            | Act::Presence(_)
            | Act::Device(_)
            | Act::Notice(_) => false,
        })
    }
}

/// Whether this act lets the clock run that stands.
fn starts(game: &Game, now: Moment, by: Seat, command: &Command) -> bool {
    let may = matches!(command.bare(), Command::Clock(ClockCommand::Restart) | Command::Start(StartCommand::Ready));
    let restarted = |act: &Act| matches!(act, Act::Clock(ClockAct::Restarted));
    may && game.decide(now, by, command).is_ok_and(|events| events.iter().any(|event| restarted(&event.act)))
}

impl App {
    /// Whether this act starts the clock and waits for what the room still hears.
    pub(super) fn holds_start_back(&mut self, by: Seat, command: &Command) -> bool {
        self.stop_waiting_start(by, command);
        let Stage::Game(playing) = &mut self.stage else { return false };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        if !starts(game, now, by, command) {
            return false;
        }
        if let Some(waiting) = playing.starting.take_if(|waiting| waiting.by == by && !waiting.is_overtaken(game)) {
            let is_slip = now.since(waiting.since) < FIRST_MOMENT;
            playing.starting = is_slip.then_some(waiting);
            return is_slip;
        }
        let Some(words) = self.sound.last_to_room() else { return false };
        playing.starting =
            Some(WaitingStart { by, command: command.clone(), words, since: now, logged: game.log().len() });
        let told = match Audience::private(by, game.setup()) {
            // He hears the room speak on.
            to @ Audience::Earphone(_) => Cue::chime(to, Chime::PressWaits),
            to @ (Audience::Page(_) | Audience::Room) => Cue::answer(to, Phrase::line(Line::StartWaits)),
        };
        self.tell(&[told]);
        true
    }

    /// Who stops the clocks while their start waits: the arbiter takes it back, and of anybody else it is a stop of clocks that run, so that
    /// he is called and it is on record.
    fn stop_waiting_start(&mut self, by: Seat, command: &Command) {
        let Stage::Game(playing) = &mut self.stage else { return };
        if *command.bare() != Command::Clock(ClockCommand::Stop) {
            return;
        }
        match playing.starting.take() {
            Some(waiting) if by != Seat::Arbiter => self.carry_out(waiting.by, &waiting.command),
            Some(_) | None => {}
        }
    }

    /// The start that waits takes effect with the last word in the room.
    pub(super) fn release_start(&mut self) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let sound = &self.sound;
        let heard = |waiting: &WaitingStart| !sound.is_due(waiting.words) || now.since(waiting.since) >= LONGEST;
        if playing.starting.as_ref().is_some_and(|waiting| waiting.is_overtaken(game)) {
            playing.starting = None;
        } else if let Some(waiting) = playing.starting.take_if(|waiting| heard(waiting)) {
            self.carry_out(waiting.by, &waiting.command);
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        game::ArbiterCommand,
        laws::penalty::Penalty,
        speak::{Output, SpeakerEvent, UtteranceEnding},
    };

    const RESTART: Command = Command::Clock(ClockCommand::Restart);
    const STOP: Command = Command::Clock(ClockCommand::Stop);

    fn warning(to: Color) -> Command {
        Command::Arbiter(ArbiterCommand::Penalise(to, Penalty::Warning))
    }

    /// The arbiter has ruled while the clocks stand, and starts the clock into his own words.
    fn started_early(folder: &std::path::Path) -> App {
        let mut app = playing(folder);
        app.act(Seat::Arbiter, &STOP);
        app.act(Seat::Arbiter, &warning(Color::Black));
        assert!(app.sound.last_to_room().is_some(), "else this shows nothing");
        app.act(Seat::Arbiter, &RESTART);
        app
    }

    fn game(app: &App) -> &Game {
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        playing.session.game()
    }

    fn runs(app: &App) -> Option<Color> {
        game(app).clock().side_running()
    }

    /// The words in the room end, one after the other.
    fn hear_all(app: &mut App) {
        while let Some(words) = app.sound.due(Output::Room).first().map(|said| said.id) {
            assert!(app.sound.due(Output::Room).len() < 20, "they never end");
            app.handle(Input::Speaker(SpeakerEvent::Finished(Output::Room, words, UtteranceEnding::Complete)));
        }
    }

    /// Five to thirteen seconds of the player's time went by before his move could be announced, and a game was lost by it.
    #[test]
    fn the_clock_starts_when_the_room_has_heard_the_ruling() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = started_early(folder.path());
        assert_eq!(runs(&app), None);
        let told = app.captions.iter().rev().find(|caption| caption.to == Audience::Page(Seat::Arbiter));
        assert_eq!(
            told.map(|told| told.text.as_str()),
            Some("Der Raum hört noch zu. Die Uhr läuft mit dem letzten Wort. Noch einmal: sofort.")
        );
        let of_ruling = app.sound.due(Output::Room).len();
        for left in (0..of_ruling).rev() {
            let words = app.sound.due(Output::Room)[0].id;
            app.handle(Input::Speaker(SpeakerEvent::Finished(Output::Room, words, UtteranceEnding::Complete)));
            assert_eq!(runs(&app), (left == 0).then_some(Color::White), "{left} of {of_ruling}");
        }
    }

    #[test]
    fn into_silence_and_at_the_second_time_the_clock_starts_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = started_early(folder.path());
        app.act(Seat::Arbiter, &RESTART);
        assert_eq!(runs(&app), None, "the second half of a double click");
        let since = app.clock().now();
        while app.clock().now().since(since) < FIRST_MOMENT {
            std::thread::yield_now();
        }
        app.act(Seat::Arbiter, &RESTART);
        assert_eq!(runs(&app), Some(Color::White));
        app.act(Seat::Arbiter, &STOP);
        hear_all(&mut app);
        assert_eq!(runs(&app), None, "nothing is left of the start that waited");
        app.act(Seat::Arbiter, &RESTART);
        assert_eq!(runs(&app), Some(Color::White), "nobody speaks");
    }

    #[test]
    fn the_arbiter_takes_a_start_that_waits_back_by_stopping_the_clocks_or_by_another_ruling() {
        for other in [STOP, warning(Color::White)] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = started_early(folder.path());
            app.act(Seat::Arbiter, &other);
            hear_all(&mut app);
            assert_eq!(runs(&app), None, "{other:?}");
        }
    }

    #[test]
    fn after_a_restart_the_second_who_goes_on_starts_no_clock_into_the_words_of_the_room() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.act(Seat::Arbiter, &Command::Start(StartCommand::Resume { down: None }));
        app.act(Seat::Arbiter, &warning(Color::Black));
        let ready = Command::Start(StartCommand::Ready);
        app.act(Seat::Player(Color::Black), &ready);
        app.act(Seat::Player(Color::White), &ready);
        assert_eq!(runs(&app), None);
        hear_all(&mut app);
        assert_eq!(runs(&app), Some(Color::White));
    }

    /// Else he who calls the arbiter hears that the clocks stand, and the next moment they run.
    #[test]
    fn a_player_who_calls_the_arbiter_meanwhile_is_on_record() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = started_early(folder.path());
        app.act(Seat::Player(Color::White), &STOP);
        let mut newest = game(&app).log().iter().rev().map(|logged| (logged.event.by, &logged.event.act));
        assert_eq!(newest.next(), Some((Some(Seat::Player(Color::White)), &Act::Clock(ClockAct::Stopped))));
        assert_eq!(newest.next(), Some((Some(Seat::Arbiter), &Act::Clock(ClockAct::Restarted))));
        hear_all(&mut app);
        assert_eq!(runs(&app), None);
    }
}
