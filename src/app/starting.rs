//! The arbiter starts the clock, or the second player says that he goes on, and the room still hears what was ruled, or how the boards
//! stand: an announcement, and the press behind it, would wait for those words on the player's time. So the clock starts with the last of
//! them. The same act again starts it at once. A move that a player who does not see the board announces meanwhile waits with it.
//!
//! What was decided when the act was given counts then: the arbiter may have locked his page meanwhile.
use std::time::Duration;

use super::{App, News, acting::Handed, stages::Stage};
use crate::{
    clock::Moment,
    desk::FIRST_MOMENT,
    game::{Act, ClockAct, ClockCommand, Command, Event, Game, MoveCommand, Rejection, Seat, StartAct, StartCommand},
    language::{Line, Phrase},
    narration::{Audience, Chime, Cue},
    speak::UtteranceId,
};

/// Nothing that is said to the room takes longer, the longest seal included. Where a device does not tell the end of the words, the clock
/// starts after it.
const LONGEST: Duration = Duration::from_secs(40);

/// A start of the clock that waits for the room.
#[derive(Debug)]
pub(super) struct WaitingStart {
    by: Seat,
    /// What is kept and told when the room has heard everything.
    events: Vec<Event>,
    /// What sounded in the room, or was to, when it was given.
    words: Vec<UtteranceId>,
    since: Moment,
    /// How much was on record then.
    logged: usize,
    /// A move that the player on move announces when the clock runs.
    announcement: Option<(Seat, Command)>,
}

impl WaitingStart {
    /// Whether something has happened since for which the clocks stand anew, or run already: this start was not meant for it.
    fn is_overtaken(&self, game: &Game) -> bool {
        match self.by {
            Seat::Arbiter => self.since_given(game).any(overtakes),
            // The hold after a restart ends with what is for the arbiter to judge; then he starts the clock.
            Seat::Player(_) | Seat::Assistant(_) => game.sitting().held().is_none(),
        }
    }

    /// What has happened since it was given.
    fn since_given<'a>(&self, game: &'a Game) -> impl Iterator<Item = &'a Act> {
        game.log()[self.logged..].iter().map(|logged| &logged.event.act)
    }
}

/// Whether the clocks stand for this, or run by it, after the arbiter has started them. What he rules or sets then he follows by another
/// start.
const fn overtakes(act: &Act) -> bool {
    match act {
        Act::Start(StartAct::Started | StartAct::Resumed { .. } | StartAct::ClockHeld)
        | Act::Ending(_)
        | Act::Claim(_)
        | Act::Arbiter(_)
        | Act::Clock(
            ClockAct::Stopped
            | ClockAct::Restarted
            | ClockAct::Set { .. }
            | ClockAct::ControlReplaced(_)
            | ClockAct::IncrementIntroduced(_),
        )
        | Act::Adjournment(_)
        | Act::Reconcile(_) => true,
        Act::Start(StartAct::Ready(_))
        | Act::Move(_)
        | Act::Answer(_)
        | Act::Draw(_)
        | Act::Clock(
            ClockAct::Proposed { .. }
            | ClockAct::TimeRanOut(_)
            | ClockAct::AssistantAsked(_)
            | ClockAct::CallsForbidden
            | ClockAct::CallsAllowed,
        )
        | Act::Lock(_)
        | Act::Presence(_)
        | Act::Device(_)
        | Act::Notice(_) => false,
    }
}

/// Whether the clock starts with these events.
fn starts_clock(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event.act, Act::Clock(ClockAct::Restarted)))
}

impl App {
    /// Whether this act starts the clock and waits for what the room still hears.
    pub(super) fn holds_start_back(&mut self, by: Seat, command: &Command) -> bool {
        if !matches!(command.bare(), Command::Clock(ClockCommand::Restart) | Command::Start(StartCommand::Ready)) {
            return false;
        }
        self.drop_overtaken_start();
        let Stage::Game(playing) = &mut self.stage else { return false };
        let now = playing.session.clock().now();
        let game = playing.session.game();
        let Some(events) = game.decide(now, by, command).ok().filter(|events| starts_clock(events)) else {
            return false;
        };
        // The arbiter hastens any start, and everybody his own; a player's does not take the place of the arbiter's.
        if let Some(waiting) = &playing.starting {
            if [waiting.by, Seat::Arbiter].contains(&by) && now.since(waiting.since) >= FIRST_MOMENT {
                self.start_now();
            }
            return true;
        }
        let words = self.sound.due_to_room();
        if words.is_empty() {
            return false;
        }
        let told = match Audience::private(by, game.setup()) {
            // He hears the room speak on.
            to @ Audience::Earphone(_) => Cue::chime(to, Chime::PressWaits),
            to @ (Audience::Page(_) | Audience::Room) => Cue::answer(to, Phrase::line(Line::StartWaits)),
        };
        let logged = game.log().len();
        playing.starting = Some(WaitingStart { by, events, words, since: now, logged, announcement: None });
        self.tell(&[told]);
        true
    }

    /// Whether this act announces a move while the start of the clock waits: it waits too, and need not be entered again on the player's
    /// time. Who sees the board has it before him still.
    pub(super) fn holds_announcement_back(&mut self, by: Seat, command: &Command) -> bool {
        self.drop_overtaken_start();
        let Stage::Game(playing) = &mut self.stage else { return false };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let (Some(waiting), Command::Move(MoveCommand::Announce(_))) = (&mut playing.starting, command) else {
            return false;
        };
        let to @ Audience::Earphone(_) = Audience::private(by, game.setup()) else { return false };
        let waits = matches!(game.decide(now, by, command), Err(Rejection::ClockStopped | Rejection::ReadyFirst));
        if !waits || game.mover() != by.side() {
            return false;
        }
        waiting.announcement = Some((by, command.clone()));
        self.tell(&[Cue::chime(to, Chime::Tick)]);
        true
    }

    /// Somebody stops the clocks while their start waits: the arbiter takes his own start back; else it is a stop of clocks that run, so
    /// that he is called and it is on record.
    pub(super) fn stop_waiting_start(&mut self, by: Seat, command: &Command) {
        if *command.bare() != Command::Clock(ClockCommand::Stop) {
            return;
        }
        self.drop_overtaken_start();
        let Stage::Game(playing) = &mut self.stage else { return };
        match playing.starting.take_if(|waiting| waiting.by == by && by == Seat::Arbiter) {
            Some(waiting) => self.drop_announcement(&waiting),
            None => self.start_now(),
        }
    }

    /// The start that waits takes effect with the last word in the room.
    pub(super) fn release_start(&mut self) -> News {
        if self.drop_overtaken_start() == News::Some {
            return News::Some;
        }
        self.wait_for_rulings();
        let Stage::Game(playing) = &self.stage else { return News::None };
        let now = playing.session.clock().now();
        let heard = |waiting: &WaitingStart| {
            waiting.words.iter().all(|&words| !self.sound.is_due(words)) || now.since(waiting.since) >= LONGEST
        };
        if !playing.starting.as_ref().is_some_and(heard) {
            return News::None;
        }
        self.start_now();
        News::Some
    }

    /// What the arbiter has ruled while the start of a player waits is heard before it, too.
    fn wait_for_rulings(&mut self) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let game = playing.session.game();
        let Some(waiting) = &mut playing.starting else { return };
        if waiting.since_given(game).any(|act| matches!(act, Act::Arbiter(_) | Act::Claim(_))) {
            (waiting.words, waiting.logged) = (self.sound.due_to_room(), game.log().len());
        }
    }

    fn start_now(&mut self) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let Some(waiting) = playing.starting.take() else { return };
        self.carry_out_decided(waiting.by, &waiting.events);
        if let Some((by, command)) = waiting.announcement
            && self.hand_to_assistant(by, &command) == Handed::No
        {
            self.act(by, &command);
        }
    }

    /// The clock does not start, and who announced a move hears that nobody has heard it.
    fn drop_announcement(&mut self, waiting: &WaitingStart) {
        let (Stage::Game(playing), Some((by, _))) = (&self.stage, &waiting.announcement) else { return };
        let to = Audience::private(*by, playing.session.game().setup());
        self.tell(&[Cue::answer(to, Rejection::ClockStopped.phrase())]);
    }

    /// The arbiter, who believes that the clock will run, reads that it stands.
    fn drop_overtaken_start(&mut self) -> News {
        let Stage::Game(playing) = &mut self.stage else { return News::None };
        let game = playing.session.game();
        let Some(waiting) = playing.starting.take_if(|waiting| waiting.is_overtaken(game)) else { return News::None };
        let stands = game.clock().side_running().is_none() && game.ending().is_none();
        if waiting.by == Seat::Arbiter && stands {
            self.tell(&[Cue::answer(Audience::Page(Seat::Arbiter), Rejection::ClockStopped.phrase())]);
        }
        if stands {
            self.drop_announcement(&waiting);
        }
        News::Some
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Role, Square};

    use super::*;
    use crate::{
        app::{Input, Session, quitting::tests::playing, stages::Playing},
        game::{ArbiterCommand, Hashing, LockAct, LockCommand, Pin, Setup},
        laws::{RawMove, penalty::Penalty},
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
        assert!(!app.sound.due_to_room().is_empty(), "else this shows nothing");
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
        // What has nothing to do with the clock leaves it.
        app.act(Seat::Player(Color::White), &Command::Clock(ClockCommand::AskAssistant));
        app.act(Seat::Arbiter, &Command::Clock(ClockCommand::ForbidCalls));
        // What the arbiter rules meanwhile is heard before it, too.
        app.act(Seat::Arbiter, &warning(Color::White));
        hear_all(&mut app);
        assert_eq!(runs(&app), Some(Color::White));
        // His Enter to hasten it may be under way, and repeats nothing.
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        let now = playing.session.game().log().last().expect("an event").at;
        assert!(playing.new_steps.is_newer_than(Color::White, crate::app::early::REACTION, now));
    }

    #[test]
    fn a_player_who_goes_on_says_it_again_and_need_not_wait() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.act(Seat::Arbiter, &Command::Start(StartCommand::Resume { down: None }));
        let ready = Command::Start(StartCommand::Ready);
        for side in [Color::Black, Color::White] {
            app.act(Seat::Player(side), &ready);
        }
        // It is not his to hasten.
        app.act(Seat::Player(Color::Black), &ready);
        let since = app.clock().now();
        while app.clock().now().since(since) < FIRST_MOMENT {
            std::thread::yield_now();
        }
        app.act(Seat::Player(Color::Black), &ready);
        assert_eq!(runs(&app), None);
        app.act(Seat::Player(Color::White), &ready);
        assert_eq!(runs(&app), Some(Color::White));
    }

    /// His Enter was refused, since the clocks stood, and he typed the move again on his own time.
    #[test]
    fn a_move_that_is_announced_while_the_start_waits_is_announced_with_it() {
        let (role, from, to) = (Role::Pawn, Square::E2, Square::E4);
        let said = RawMove::Piece { role, from, to, capture: false, en_passant: false, promotion: None };
        let announce = Command::Move(MoveCommand::Announce(said));
        for (then, announced) in [(None, 1), (Some(STOP), 0), (Some(warning(Color::White)), 0)] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = started_early(folder.path());
            app.act(Seat::Player(Color::White), &announce);
            assert_eq!(game(&app).record().announcements(), 0);
            if let Some(other) = &then {
                app.act(Seat::Arbiter, other);
            }
            hear_all(&mut app);
            let told = app.captions.iter().rev().find(|caption| caption.to == Audience::Earphone(Color::White));
            let refused = told.map(|told| told.text.as_str())
                == Some("Die Uhren stehen. Der Schiedsrichter setzt sie wieder in Gang.");
            assert_eq!(refused, then.is_some());
            assert_eq!(game(&app).record().announcements(), announced, "{then:?}");
        }
    }

    /// Ruling, starting and locking his page is one movement of an arbiter: the start was refused then, as an act without the PIN.
    #[test]
    fn the_start_of_an_arbiter_who_has_locked_his_page_counts() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let pin = Some(Pin::new(&"4711".parse().expect("a PIN"), Hashing::rehearsing()));
        let mut session = Session::begin(Setup { pin, ..Setup::default() }, folder.path()).expect("a session");
        session.act(Seat::Player(Color::White), &Command::Start(StartCommand::Begin));
        app.stage = Stage::Game(Box::new(Playing::new(session, shakmaty::ByColor::default())));
        app.act(Seat::Arbiter, &Command::Lock(LockCommand::GivePin("4711".into())));
        app.finish_slow_work();
        for command in [STOP, warning(Color::Black), RESTART, Command::Lock(LockCommand::Leave)] {
            app.act(Seat::Arbiter, &command);
        }
        assert_eq!(runs(&app), None);
        hear_all(&mut app);
        assert_eq!(runs(&app), Some(Color::White));
        let denied = |act: &Act| matches!(act, Act::Lock(LockAct::Denied(_)));
        assert!(!game(&app).log().iter().any(|logged| denied(&logged.event.act)));
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
