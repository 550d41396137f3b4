//! A key or a button that bounces, or is struck twice by mistake, acts once: its second stroke does not commit what the first has read
//! back, and takes no step that has only become due by the first. A second stroke on purpose counts even before the read-back has
//! ended.
//!
//! Three times are meant. What was read back is heard first, and the steps of a move go on record one by one: whoever commits it, or
//! goes on from *repeated* to *executed*, by the same key needs [`BOUNCE`] at least, which is longer than a hand takes that strikes
//! twice by mistake. A key that would mean something else the second time - it hands a device over, or takes an item of a list - waits for
//! [`SECOND_MEANING`]. Any other key waits no longer than [`SECOND_STROKE`], which is more than a key takes to bounce.
use std::time::Duration;

use super::{desks::DeskAt, stages::Playing};
use crate::{
    clock::Moment,
    desk::{Answer, FIRST_MOMENT, Gravity, Intent, Mode},
    language::{Phrase, Request},
    listen::{Interpretation, Meaning, capture::CapturedUtterance},
};

/// A hand that strikes twice by mistake does so within a quarter of a second; one that waits for the answer to the first stroke is later.
const BOUNCE: Duration = Duration::from_millis(300);

/// A second stroke that comes sooner is not a second act. Contacts bounce for some milliseconds, and a finger that trembles strikes again
/// within a tenth of a second; a hand that taps as fast as it can strikes six or seven times in a second.
const SECOND_STROKE: Duration = Duration::from_millis(150);

/// A second stroke is not a second act for so long where what it would do next is not what its first stroke did: a key by which a device
/// changes hands takes what is offered, and then would offer what one has; what takes an item of the list of claims would then take the
/// square at the cursor for it.
const SECOND_MEANING: Duration = Duration::from_millis(700);

/// At which desks something was read back: by what, and when.
#[derive(Debug, Default)]
pub(super) struct ReadBacks(Vec<(DeskAt, ReadBackBy, Moment)>);

/// What had something read back at a desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ReadBackBy {
    /// A stroke there. The same one commits it after a moment, another one at once.
    Stroke(Intent),
    /// A voice: any stroke commits it.
    Voice,
    /// Another person: a stroke commits it once it can have been read.
    SomebodyElse,
}

impl ReadBacks {
    /// Something is read back at a desk from now on.
    fn begin(&mut self, place: DeskAt, by: ReadBackBy, now: Moment) {
        self.0.retain(|(at, ..)| *at != place);
        self.0.push((place, by, now));
    }

    /// Whether the same stroke, or another person, has only just had something read back there.
    fn is_too_soon(&self, place: DeskAt, stroke: &Intent, now: Moment) -> bool {
        let wait = |by: &ReadBackBy| match by {
            ReadBackBy::Stroke(before) if before == stroke => BOUNCE,
            ReadBackBy::Stroke(_) | ReadBackBy::Voice => Duration::ZERO,
            ReadBackBy::SomebodyElse => FIRST_MOMENT,
        };
        self.0.iter().any(|(at, by, began)| *at == place && now.since(*began) < wait(by))
    }

    /// Whether what was read back there was so after this moment.
    fn is_later_than(&self, place: DeskAt, moment: Moment) -> bool {
        self.0.iter().any(|(at, _, began)| *at == place && moment < *began)
    }

    /// Whether nobody can have heard yet at `now` what was read back there.
    fn is_unheard(&self, place: DeskAt, now: Moment) -> bool {
        self.0.iter().any(|(at, _, began)| *at == place && now.since(*began) < FIRST_MOMENT)
    }
}

/// The last stroke that acted at each desk, and when it was last struck: a key that goes on bouncing acts once.
#[derive(Debug, Default)]
pub(super) struct LastStrokes(Vec<(DeskAt, Intent, Moment)>);

impl LastStrokes {
    /// Another key was struck: the next stroke is the first of its own.
    fn end(&mut self, place: DeskAt) {
        self.0.retain(|(at, ..)| *at != place);
    }

    /// Whether this stroke is a second one that nobody meant, being so soon after the first. The next one is looked at from here on.
    fn is_second(&mut self, place: DeskAt, stroke: &Intent, now: Moment, wait: Duration) -> bool {
        let second =
            self.0.iter().any(|(at, before, struck)| *at == place && before == stroke && now.since(*struck) < wait);
        self.end(place);
        self.0.push((place, stroke.clone(), now));
        second
    }
}

/// Whether a second stroke of the same key would be another act. A key of one command asks or is refused the second time; letters and
/// the keys that walk are struck as fast as anybody can; what answers a question has a guard of its own.
const fn acts(intent: &Intent) -> bool {
    matches!(intent, Intent::Enter | Intent::Commit | Intent::Escape | Intent::AtCursor(_)) || intent.hands_over()
}

/// Whether it takes an item from the list of claims, or the square that the item needs.
const fn takes_claim(intent: &Intent, mode: &Mode) -> bool {
    matches!((intent, mode), (Intent::Enter | Intent::Grasp, Mode::Claims { .. } | Mode::Pointing { .. }))
}

/// How long a second stroke of this key does not count.
const fn wait_for(intent: &Intent, mode: &Mode) -> Duration {
    let points = takes_claim(intent, mode) && matches!(mode, Mode::Pointing { .. });
    match intent {
        _ if points || intent.hands_over() => SECOND_MEANING,
        Intent::Enter | Intent::Commit if matches!(mode, Mode::Board) => BOUNCE,
        _ => SECOND_STROKE,
    }
}

/// When somebody began to say what has just ended.
pub(super) fn begins(utterance: &CapturedUtterance, now: Moment) -> Moment {
    let lasted = utterance.samples.len() as u64 * 1000 / u64::from(utterance.rate.max(1));
    Moment::from_millis(now.as_millis().saturating_sub(lasted))
}

impl Playing {
    /// Whether this act is the second stroke of a key that acted a moment ago.
    pub(super) fn strikes_twice(&mut self, place: DeskAt, intent: &Intent) -> bool {
        let mode = self.desks.at(place).mode();
        if !acts(intent) && !takes_claim(intent, mode) {
            self.last_strokes.end(place);
            return false;
        }
        let now = self.session.clock().now();
        let reads = matches!(mode, Mode::Reading { .. } | Mode::Manual { .. } | Mode::Settings(_));
        // A click has guards of its own.
        self.last_strokes.is_second(place, intent, now, wait_for(intent, mode)) && !reads && place != DeskAt::Mouse
    }

    /// What is read back at a desk.
    pub(super) fn read_back(&self, place: DeskAt) -> Option<Phrase> {
        self.desks.at(place).mode().read_back_again()
    }

    /// Whether an act comes so soon after a read-back that nobody meant to commit it.
    pub(super) fn bounces(&self, place: DeskAt, intent: &Intent) -> bool {
        let too_soon = |stroke| self.read_backs.is_too_soon(place, stroke, self.session.clock().now());
        match intent {
            Intent::Enter | Intent::Commit => self.read_back(place).is_some() && too_soon(intent),
            _ => false,
        }
    }

    /// Whether a tap would answer what was asked only a moment ago: on a gamepad the button that takes a piece, or an item of a list, is
    /// the one that answers; at the keyboard a hand that slips strikes the next key; and a question counts once its first words could be
    /// heard. A grave question takes a key or button that is held, which no tap is.
    pub(super) fn answers_too_soon(&self, place: DeskAt, intent: &Intent) -> bool {
        let question = self.desks.at(place).mode().question();
        let asked = question.filter(|question| question.gravity() == Gravity::Usual);
        *intent == Intent::Answer(Answer::Down)
            && asked.is_some_and(|question| question.is_new(self.session.clock().now()))
    }

    /// The same of the word: it answers what was asked, or read back, before he began to say it.
    pub(super) fn says_yes_too_soon(
        &self,
        place: DeskAt,
        verdict: &Interpretation,
        utterance: &CapturedUtterance,
    ) -> bool {
        let mode = self.desks.at(place).mode();
        if verdict.meaning != Meaning::Request(Request::Yes) || !mode.asks() {
            return false;
        }
        let now = self.session.clock().now();
        let began = begins(utterance, now);
        match mode.question() {
            Some(question) => question.is_new(now) || began < question.since(),
            None => self.read_backs.is_unheard(place, now) || self.read_backs.is_later_than(place, began),
        }
    }

    /// As if the last stroke were long ago.
    #[cfg(test)]
    pub(super) fn forget_strokes(&mut self) {
        (self.read_backs, self.last_strokes) = (ReadBacks::default(), LastStrokes::default());
    }

    /// Remembers by what something is read back at a desk, where before it was `before`.
    pub(super) fn follow_read_back(&mut self, place: DeskAt, by: ReadBackBy, before: Option<&Phrase>) {
        let read_back = self.read_back(place);
        if read_back.is_some() && read_back.as_ref() != before {
            self.read_backs.begin(place, by, self.session.clock().now());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use shakmaty::{Board, Color, Square};

    use super::*;
    use crate::{
        app::{App, Input, gestures::Reached, quitting::tests::playing, stages::Stage},
        desk::{Direction, SquareItem},
        game::{AnswerCommand, Command, Device, DeviceCommand, DrawCommand, MoveCommand, Seat, Step},
        laws::RawMove,
        narration::Audience,
        screen::Gesture,
    };

    fn announced(app: &App) -> usize {
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        playing.session.game().record().announcements()
    }

    /// The first of two strokes within a few milliseconds read the move back, and the second announced it.
    #[test]
    fn the_second_of_two_quick_strokes_announces_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let strike = |app: &mut App, intent| app.handle(Input::Gesture(Gesture::Keyboard(intent)));
        for intent in [Intent::OpenEntry(None), Intent::Insert('e'), Intent::Insert('4'), Intent::Enter] {
            strike(&mut app, intent);
        }
        let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
        assert!(playing.read_back(DeskAt::Keyboard).is_some() && !playing.read_backs.0.is_empty());
        // It has just begun, however slow the machine is.
        playing.read_backs.begin(DeskAt::Keyboard, ReadBackBy::Stroke(Intent::Enter), Moment::from_millis(3_600_000));
        let reads = |app: &App| app.captions.iter().filter(|caption| caption.text.contains("Eva vier")).count();
        let (before, sounds) = (reads(&app), app.sound.count());
        strike(&mut app, Intent::Enter);
        assert_eq!(announced(&app), 0);
        // He hears that it is refused, and what waits for him.
        assert_eq!((reads(&app), app.sound.count()), (before + 1, sounds + 2), "{:?}", app.captions);
        assert_eq!(app.at_desk(DeskAt::Keyboard, Intent::Enter), Reached::No, "no pad beats for it");
        let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
        assert!(playing.read_back(DeskAt::Keyboard).is_some(), "it waits");
        (playing.read_backs, playing.last_strokes) = (ReadBacks::default(), LastStrokes::default());
        assert_eq!(app.at_desk(DeskAt::Keyboard, Intent::Enter), Reached::Yes);
        assert_eq!(announced(&app), 1);
    }

    /// Black, at the keyboard, has an announcement to repeat.
    fn to_repeat(folder: &Path) -> App {
        let mut app = playing(folder);
        let black = Seat::Player(Color::Black);
        app.act(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Keyboard, black)));
        let said = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn");
        app.act(Seat::Player(Color::White), &Command::Move(MoveCommand::Announce(said)));
        app
    }

    fn step_of_black(app: &App) -> Step {
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        playing.session.game().step(Color::Black)
    }

    /// A bounce within a tenth of a second had repeated and executed.
    #[test]
    fn a_key_that_bounces_repeats_and_does_not_execute() {
        for stroke in [Intent::Enter, Intent::Commit] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = to_repeat(folder.path());
            assert_eq!(app.at_desk(DeskAt::Keyboard, stroke.clone()), Reached::Yes);
            let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
            // It was struck just now, however slow the machine is.
            playing.last_strokes.0[0].2 = Moment::from_millis(3_600_000);
            let told = app.captions.iter().count();
            assert_eq!(app.at_desk(DeskAt::Keyboard, stroke.clone()), Reached::No, "no pad beats for it");
            assert!(matches!(step_of_black(&app), Step::Execute(_)), "{stroke:?}");
            assert_eq!(app.captions.iter().count(), told + 1, "he is told what is due");
        }
    }

    /// The key was struck for what the correction replaced, of which no word had been heard.
    #[test]
    fn an_answer_while_a_correction_sounds_is_refused_and_told_why() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = to_repeat(folder.path());
        let corrected = RawMove::from_squares(&Board::default(), Square::C2, Square::C4, None).expect("a pawn");
        app.act(Seat::Player(Color::White), &Command::Move(MoveCommand::Correct(corrected)));
        app.at_desk(DeskAt::Keyboard, Intent::Enter);
        assert!(matches!(step_of_black(&app), Step::Repeat(_)));
        let told = app.captions.iter().next_back().expect("he is told");
        assert_eq!(told.to, Audience::Page(Seat::Player(Color::Black)));
        assert!(told.text.starts_with("Berichtigt. Nicht Bauer Eva zwei"), "{}", told.text);
        // He who names the move has heard it.
        app.act(Seat::Player(Color::Black), &Command::Answer(AnswerCommand::Repeat(Some(corrected))));
        assert!(matches!(step_of_black(&app), Step::Execute(_)));
    }

    /// A key that was struck 0.2 seconds after the question offered a draw.
    #[test]
    fn a_key_answers_no_question_in_its_first_moment() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let offered = |app: &App| {
            let Stage::Game(playing) = &app.stage else { panic!("the game") };
            !playing.session.game().claims().draw_offers().is_empty()
        };
        app.keyboard(Intent::Do(Command::Draw(DrawCommand::Offer)));
        let sounds = app.sound.count();
        app.keyboard(Intent::Answer(Answer::Down));
        assert!(!offered(&app) && app.sound.count() > sounds, "it is refused, and the question said again");
        let began = app.clock().now();
        while app.clock().now().since(began) < crate::desk::FIRST_MOMENT {
            std::thread::yield_now();
        }
        app.keyboard(Intent::Answer(Answer::Down));
        assert!(offered(&app));
    }

    /// The second stroke of F12 said nothing of the offer that the first had made.
    #[test]
    fn a_second_stroke_of_the_key_that_hands_over_is_told_what_is_offered() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.keyboard(Intent::PassKeyboard);
        let offers = |app: &App| {
            let mine = app.captions.iter().filter(|caption| caption.to == Audience::Earphone(Color::White));
            mine.filter(|caption| caption.text.contains("Angebot für Schwarz: Tastatur.")).count()
        };
        let (told, sounds) = (offers(&app), app.sound.count());
        assert_eq!(app.at_desk(DeskAt::Keyboard, Intent::PassKeyboard), Reached::No);
        assert_eq!((offers(&app), app.sound.count()), (told + 1, sounds + 2), "{:?}", app.captions);
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        assert!(playing.session.game().devices().offer().is_some(), "and it stands");
    }

    #[test]
    fn another_key_is_no_bounce_and_nor_is_a_later_stroke() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = to_repeat(folder.path());
        assert_eq!(app.at_desk(DeskAt::Keyboard, Intent::Enter), Reached::Yes);
        let executed = Intent::Do(Command::Answer(AnswerCommand::Execute(None)));
        assert_eq!(app.at_desk(DeskAt::Keyboard, executed), Reached::Yes);
        assert_eq!(step_of_black(&app), Step::AwaitPress);
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = to_repeat(folder.path());
        assert_eq!(app.at_desk(DeskAt::Keyboard, Intent::Enter), Reached::Yes);
        let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
        playing.last_strokes = LastStrokes::default();
        assert_eq!(app.at_desk(DeskAt::Keyboard, Intent::Enter), Reached::Yes);
        assert_eq!(step_of_black(&app), Step::AwaitPress);
    }

    /// The button that takes, struck once and bouncing, took *the opponent has touched a piece* and then the square at the cursor for it.
    #[test]
    fn a_stroke_that_takes_a_claim_takes_no_square_for_it() {
        for stroke in [Intent::Grasp, Intent::Enter] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = playing(folder.path());
            let items = [SquareItem::OpponentTouched, SquareItem::Touched, SquareItem::Adjusts];
            for item in items {
                let view = |app: &App| {
                    let Stage::Game(playing) = &app.stage else { panic!("the game") };
                    playing.desks.at(DeskAt::Keyboard).mode().clone()
                };
                for walk in [Intent::Walk(Direction::Down), Intent::Walk(Direction::Down), Intent::OpenClaims] {
                    app.at_desk(DeskAt::Keyboard, walk);
                }
                while view(&app) != (Mode::Claims { chosen: item.item() }) {
                    app.at_desk(DeskAt::Keyboard, Intent::Walk(Direction::Down));
                }
                assert_eq!(app.at_desk(DeskAt::Keyboard, stroke.clone()), Reached::Yes);
                let points = Mode::Pointing { item };
                assert_eq!(view(&app), points);
                let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
                let now = playing.session.clock().now();
                playing.last_strokes.0[0].2 = now;
                let told = app.captions.iter().count();
                assert_eq!(app.at_desk(DeskAt::Keyboard, stroke.clone()), Reached::No, "no pad beats for it");
                assert_eq!(
                    (view(&app), app.captions.iter().count()),
                    (points, told + 1),
                    "he is told again what is wanted"
                );
                // Once he has walked to a square, the first stroke takes it.
                for walk in [Direction::Up, Direction::Down].map(Intent::Walk) {
                    app.at_desk(DeskAt::Keyboard, walk);
                }
                assert_eq!(app.at_desk(DeskAt::Keyboard, stroke.clone()), Reached::Yes);
                assert!(matches!(view(&app), Mode::Confirm(_)), "{item:?}");
                app.at_desk(DeskAt::Keyboard, Intent::Escape);
            }
        }
    }

    #[test]
    fn a_second_stroke_acts_once_it_comes_later_than_a_bounce() {
        let at = Moment::from_millis;
        let mut strokes = LastStrokes::default();
        let mut second =
            |now, stroke: &Intent| strokes.is_second(DeskAt::Keyboard, stroke, at(now), wait_for(stroke, &Mode::Board));
        let (enter, press) = (Intent::Enter, Intent::PassKeyboard);
        // A double stroke of a quarter of a second had repeated and executed.
        assert_eq!([1_000, 1_060, 1_310].map(|now| second(now, &enter)), [false, true, true]);
        // A key that bounces on is still the same stroke; the next one on purpose is another.
        assert_eq!([1_609, 1_909].map(|now| second(now, &enter)), [true, false]);
        assert!(!second(1_910, &press), "another key");
        assert!(!second(1_911, &enter), "struck in turn with another");
        assert_eq!([2_000, 2_149, 2_299].map(|now| second(now, &Intent::Escape)), [false, true, false]);
        // The second of two strokes offered the keyboard after the first had taken a gamepad.
        assert_eq!([2_000, 2_250, 2_949, 3_649].map(|now| second(now, &press)), [false, true, true, false]);
        for stroke in [Intent::Walk(Direction::Up), Intent::Insert('e'), Intent::Erase] {
            assert!(!acts(&stroke), "{stroke:?}");
        }
    }

    #[test]
    fn a_stroke_bounces_for_a_moment_only() {
        let at = Moment::from_millis;
        let mut read_backs = ReadBacks::default();
        let enter = || ReadBackBy::Stroke(Intent::Enter);
        read_backs.begin(DeskAt::Keyboard, enter(), at(1_000));
        let too_soon = |read_backs: &ReadBacks, now| read_backs.is_too_soon(DeskAt::Keyboard, &Intent::Enter, at(now));
        assert_eq!([1_000, 1_299, 1_300].map(|now| too_soon(&read_backs, now)), [true, true, false]);
        assert!(!read_backs.is_too_soon(DeskAt::Mouse, &Intent::Enter, at(1_000)));
        assert!(!read_backs.is_too_soon(DeskAt::Keyboard, &Intent::Commit, at(1_000)), "another button is meant");
        read_backs.begin(DeskAt::Keyboard, enter(), at(2_000));
        assert!(too_soon(&read_backs, 2_001), "another move");
        read_backs.begin(DeskAt::Keyboard, ReadBackBy::SomebodyElse, at(3_000));
        for stroke in [Intent::Enter, Intent::Commit] {
            let too_soon = |now| read_backs.is_too_soon(DeskAt::Keyboard, &stroke, at(now));
            assert_eq!([3_100, 3_699, 3_700].map(too_soon), [true, true, false], "another person's: {stroke:?}");
        }
    }
}
