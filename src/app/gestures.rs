//! What gestures do, at each stage of the program.
use std::time::Duration;

use super::{
    App,
    acting::Handed,
    bounce::ReadBackBy,
    desks::DeskAt,
    quitting::Answers,
    setting_up::test_words,
    stages::{Playing, Stage, view},
};
use crate::{
    desk::{Answer, Desk, Intent, Mode, PinPage, Purpose, Wish},
    game::{self, Command, Device, Incident, MoveCommand, Seat, View},
    keys::{self, KeyPress, KeySituation},
    language::{Line, Phrase},
    narration::{self, Audience, Chime, Content, Cue, Priority, Question, battery_phrase},
    screen::{CaptionKind, Front, Gesture},
};

/// How long a drawn PIN stands at least: a key that bounces does not begin the game over it.
const WRITTEN_DOWN: Duration = Duration::from_secs(2);

/// Whether an act came to a desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reached {
    Yes,
    /// It was swallowed on its way.
    No,
}

impl App {
    /// Takes what somebody did at the window.
    pub(super) fn gesture(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Key(press) if matches!(self.stage, Stage::Failed(_)) => self.key_at_failure(&press),
            Gesture::Key(press) => {
                let situation = self.stage.situation();
                let meant = keys::meaning(situation, &press);
                if meant.is_empty() && keys::is_unknown(situation, &press) {
                    self.answer_unknown_key();
                }
                for intent in meant {
                    self.keyboard(intent);
                }
                self.follow_bare_move(situation, &press);
            }
            Gesture::Keyboard(intent) => self.keyboard(intent),
            Gesture::Talk(held) => self.talk(held),
            Gesture::Mouse(intent) if !matches!(self.stage, Stage::Game(_)) => self.keyboard(intent),
            // Anyone who has signed at the screen goes on from there, as from the keyboard.
            Gesture::Mouse(Intent::Escape) if self.stage.is_over_at_screen() => self.leave_finished(DeskAt::Mouse),
            Gesture::Mouse(intent) => {
                self.at_desk(DeskAt::Mouse, intent);
            }
            Gesture::Choose(index) if matches!(self.stage, Stage::Review(_)) => self.choose_review(index),
            Gesture::Choose(index) => self.at_list(|list| list.choose(index)),
            Gesture::TakeEntry(entry) => self.at_menu(|menu| menu.take_entry(entry)),
            Gesture::Select(field) => {
                if let Stage::Setup(form) = &mut self.stage {
                    let wishes = form.select(field);
                    self.form_wishes(wishes);
                }
            }
            Gesture::As(seat, command) => {
                self.stay();
                self.act(seat, &command);
            }
            Gesture::OnPage { of, by, command } => {
                self.stay();
                self.act_on_page(of, by, &command);
            }
            Gesture::InWindow { of, by, intent } => self.in_window(of, by, intent),
            Gesture::TalkOnPage { of, held } => self.talk_on_page(of, held),
            Gesture::TakeHome(seat, home) => {
                self.stay();
                self.take_home(seat, home);
            }
            Gesture::HearAnnouncement(ply) => self.replay_disputed(ply),
            Gesture::SayCode(to) => self.say_code(to),
            Gesture::SaySeal(to) => self.say_seal(to),
            Gesture::SignWithKey => self.sign_with_key(),
            Gesture::Focus(words) => self.tell_keyboard(words),
            Gesture::FocusOn { said, name } => self.tell_focus(said, name),
            Gesture::KeysStay => self.tell_keys_stay(),
            Gesture::Front(front) => self.note_front(front),
            Gesture::Quit => self.ask_to_quit(),
            Gesture::ConfirmQuit(by) => self.confirm_quit(by),
            Gesture::StayOpen => self.stay(),
        }
    }

    /// In competition the arbiter is to know who looks at something else. Who plays by the keys without seeing the window is told that
    /// they go elsewhere: the program would seem to stand still while his clock runs.
    fn note_front(&mut self, front: Front) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let setup = playing.session.game().setup();
        if let Seat::Player(side) = setup.devices.keyboard
            && setup.is_impaired(side)
        {
            let line = match front {
                Front::Here => Line::MarkFocusBack,
                Front::Elsewhere => Line::MarkFocusLost,
            };
            self.tell(&[Cue::answer(Audience::Earphone(side), Phrase::line(line))]);
        }
        let Stage::Game(playing) = &mut self.stage else { return };
        if playing.session.game().setup().mode != game::Mode::Competition {
            return;
        }
        let cues = playing.session.note(match front {
            Front::Here => Incident::FocusBack,
            Front::Elsewhere => Incident::FocusLost,
        });
        self.tell(&cues);
    }

    /// A button on the page of a person: his act where the device is his, else told to the page and to the device's owner.
    fn act_on_page(&mut self, of: Seat, by: Device, command: &Command) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let game = playing.session.game();
        if !game.devices().may_act_on_page(by, of) {
            let cues = narration::page_of_another(of, by, game);
            return self.tell(&cues);
        }
        // The page shows what is read back at his gamepad: committed here, it must not be offered again in a later turn, and nor must it
        // where he has announced another move.
        let committed = match of {
            Seat::Assistant(side) => match playing.desks.assistants().get(side).mode() {
                Mode::ReadBack { said, purpose, .. } => {
                    let commits = purpose.command(*said) == *command || announces_for(*purpose, command);
                    commits.then_some((side, *purpose))
                }
                _ => None,
            },
            Seat::Player(_) | Seat::Arbiter => None,
        };
        let announced = playing.session.game().record().announcements();
        if let Some((side, purpose)) = committed
            && !matches!(purpose, Purpose::Announce | Purpose::Correct)
        {
            playing.clear_desk_of_assistant(side);
        }
        self.act(of, command);
        // An announcement that was refused leaves there what his player has given him.
        if let (Some((side, _)), Stage::Game(playing)) = (committed, &mut self.stage)
            && playing.session.game().record().announcements() > announced
        {
            playing.clear_desk_of_assistant(side);
        }
    }

    /// An act in a window that is one person's.
    fn in_window(&mut self, of: Seat, by: Device, intent: Intent) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        if !game.devices().may_act_on_page(by, of) {
            let cues = narration::page_of_another(of, by, game);
            return self.tell(&cues);
        }
        match by {
            Device::Mouse => self.gesture(Gesture::Mouse(intent)),
            Device::Keyboard => self.keyboard(intent),
            // No window has any.
            Device::Gamepad(_) => {}
        }
    }

    /// Where nothing can be done every key is answered, in the table or not.
    fn key_at_failure(&mut self, press: &KeyPress) {
        let meant = keys::meaning(KeySituation::Menu, press);
        self.keyboard(meant.into_iter().next().unwrap_or(Intent::Here));
    }

    /// A key that does nothing on the board is heard as one: a person who does not see the screen would wait for its effect.
    fn answer_unknown_key(&mut self) {
        let Some(color) = self.stage.keyboard_owner() else { return };
        self.tell(&[Cue::chime(Audience::Earphone(color), Chime::Refused)]);
    }

    pub(super) fn keyboard(&mut self, intent: Intent) {
        // What is let go or held on was a key when it went down.
        let goes_down = !matches!(intent, Intent::Answer(Answer::Up | Answer::Held));
        if let Some(player) = self.stage.keyboard_owner().filter(|_| goes_down) {
            self.sound.key(player);
            // The arbiter's key is struck by the arbiter.
            if intent != Intent::ArbitersPin {
                self.pads.lay_down(Seat::Player(player));
            }
        }
        let before = self.stage.hands();
        self.work_at_keyboard(intent.clone());
        if goes_down && self.stage.hands() == before {
            self.tell_whose_keyboard(&intent);
        }
    }

    /// An act of the person at the keyboard, by its keys or by his gamepad.
    pub(super) fn work_at_keyboard(&mut self, intent: Intent) {
        // It belongs to no desk, and ends no question there.
        if let Intent::Change(level, change) = intent {
            if let Some(player) = self.stage.keyboard_owner() {
                self.change_level(player, level, change);
            }
            return;
        }
        if intent == Intent::NextTheme {
            return self.next_theme(self.stage.keyboard_owner());
        }
        match &mut self.stage {
            Stage::Setup(form) => {
                let now = self.clock.now();
                let covered = form.pin_page();
                if intent == Intent::ArbitersPin && self.pin_shown.is_some_and(|shown| now.since(shown) < WRITTEN_DOWN)
                {
                    return;
                }
                let wishes = form.take(&intent);
                if covered != form.pin_page() {
                    let shown = matches!(form.pin_page(), Some(PinPage::Shown(_)));
                    self.pin_shown = shown.then_some(now);
                }
                self.form_wishes(wishes);
            }
            Stage::Teach { .. } => self.teach_key(&intent),
            Stage::Menu(_) => self.at_menu(|menu| menu.take(&intent)),
            Stage::Resume(_) => self.answer_list(&intent),
            Stage::Review(_) => self.review(&intent),
            Stage::Game(playing) => {
                let over = playing.session.game().is_finished() && *playing.desks.keyboard().mode() == Mode::Board;
                if over && intent == Intent::Escape {
                    self.leave_finished(DeskAt::Keyboard);
                } else if playing.answers_too_soon(DeskAt::Keyboard, &intent) {
                    self.work_at(DeskAt::Keyboard, |desk, view| desk.refuse_too_soon(view));
                } else {
                    self.at_desk(DeskAt::Keyboard, intent);
                }
            }
            Stage::Failed(_) => self.at_failure(&intent),
            Stage::Opening => {}
        }
    }

    pub(super) fn at_desk(&mut self, place: DeskAt, intent: Intent) -> Reached {
        let bounces = matches!(&self.stage, Stage::Game(playing) if playing.bounces(place, &intent));
        let twice = match &mut self.stage {
            Stage::Game(playing) => playing.strikes_twice(place, &intent),
            _ => false,
        };
        if twice && !bounces {
            self.work_at(place, |desk, view| desk.refuse_second_stroke(&intent, view));
            return Reached::No;
        }
        if !self.leaves_again(place, &intent) && self.answers_quit(place, &intent) == Answers::Yes {
            return Reached::No;
        }
        if bounces || self.answers_unheard(place, &intent) {
            // His stroke has cut the read-back short, and without a sound he would believe it committed.
            self.work_at(place, |desk, view| desk.refuse_too_soon(view));
            return Reached::No;
        }
        if let Some(reached) = self.meets_unheard_read_back(place, &intent) {
            return reached;
        }
        let intent = self.take_from_assistant(place, intent);
        let read_back = |app: &Self| match &app.stage {
            Stage::Game(playing) => playing.read_back(place),
            _ => None,
        };
        let (before, stroke) = (read_back(self), intent.clone());
        self.renew_settings(place);
        self.work_at(place, |desk, view| desk.take(intent, view));
        if let Stage::Game(playing) = &mut self.stage {
            if stroke == Intent::Ask(Question::Step) {
                playing.say_drill_again();
            }
            playing.follow_read_back(place, ReadBackBy::Stroke(stroke), before.as_ref());
        }
        self.keep_in_hand(place);
        Reached::Yes
    }

    /// The same at the desk of a person, if he has one.
    pub(super) fn at_desk_of(&mut self, seat: Seat, work: impl FnOnce(&mut Desk, &View<'_>) -> Vec<Wish>) {
        let Stage::Game(playing) = &self.stage else { return };
        if let Some(place) = playing.desks.place_of(seat) {
            self.work_at(place, work);
        }
    }

    /// The same where it puts a move up that its person has not entered there: a stroke of his that was on its way commits nothing that
    /// he has not read.
    pub(super) fn put_up_at_desk_of(&mut self, seat: Seat, work: impl FnOnce(&mut Desk, &View<'_>) -> Vec<Wish>) {
        let Stage::Game(playing) = &self.stage else { return };
        let Some(place) = playing.desks.place_of(seat) else { return };
        let before = playing.read_back(place);
        self.work_at(place, work);
        if let Stage::Game(playing) = &mut self.stage {
            playing.follow_read_back(place, ReadBackBy::SomebodyElse, before.as_ref());
        }
    }

    /// Whether a question, a field or a move that was read back is open at a desk of this person.
    fn is_open_at_desk_of(&self, seat: Seat) -> bool {
        let Stage::Game(playing) = &self.stage else { return false };
        playing.desks.place_of(seat).is_some_and(|place| *playing.desks.at(place).mode() != Mode::Board)
    }

    pub(super) fn work_at(&mut self, place: DeskAt, work: impl FnOnce(&mut Desk, &View<'_>) -> Vec<Wish>) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let Playing { session, desks, pressing, .. } = &mut **playing;
        let desk = desks.at_mut(place);
        let seat = desk.seat();
        let view = view(session, pressing, seat);
        let (wishes, now) = (work(desk, &view), view.now);
        // What the game refuses is refused at once, in place of the question.
        let refused = |command: &Command| session.game().decide(now, seat, command).is_err();
        let wishes = match desk.just_asked_about(now).filter(refused) {
            Some(command) => {
                desk.close_question();
                vec![Wish::Do(command)]
            }
            None => wishes,
        };
        for wish in wishes {
            self.wish(seat, wish);
        }
    }

    fn wish(&mut self, seat: Seat, wish: Wish) {
        if let Wish::Do(command) = &wish
            && self.hand_to_assistant(seat, command) == Handed::ToAssistant
        {
            return;
        }
        let Stage::Game(playing) = &self.stage else { return };
        let to = Audience::private(seat, playing.session.game().setup());
        match wish {
            Wish::Do(command) => self.act(seat, &command),
            Wish::TakePressBack => self.take_press_back(seat),
            // It stands on his page for as long as it is open, and no longer.
            Wish::Say(phrase) if matches!(to, Audience::Page(Seat::Player(_))) && playing.desks.asks(seat, &phrase) => {
            }
            Wish::Say(phrase) => {
                let cue = Cue { to, priority: Priority::Review, content: Content::Say(phrase.clone()) };
                let kind = if self.is_open_at_desk_of(seat) { CaptionKind::Asked } else { CaptionKind::Told };
                let words = self.tell_one(cue, kind);
                self.note_asked(seat, &phrase, words);
            }
            Wish::Notice(phrase) => {
                self.tell(&[Cue { to, priority: Priority::Game, content: Content::Say(phrase) }]);
            }
            Wish::Whisper(phrase) => {
                self.whisper(&Cue::answer(to, phrase));
            }
            Wish::Chime(chime) => self.tell(&[Cue::chime(to, chime)]),
            Wish::SayAgain => {
                if let Audience::Earphone(player) = to {
                    self.sound.say_again(player);
                }
            }
            Wish::OpenSettings => self.open_settings(seat),
            Wish::UseSound(sound) => self.use_sound(&sound),
            Wish::Test(output) => self.tell(&[test_words(output)]),
            Wish::Wear(theme) => self.wear(theme),
            Wish::TakeHome(home) => self.take_home(seat, home),
            Wish::LeaveFinished => {
                if let Some(place) = playing.desks.place_of(seat) {
                    self.leave_finished(place);
                }
            }
            Wish::Keep(manner) => self.keep_manner(seat, manner),
            Wish::Replay(number) => self.replay(seat, number),
            Wish::Battery => self.tell(&[Cue::answer(to, battery_phrase(self.machine.seen.battery))]),
        }
    }
}

/// Whether a command announces, or corrects, as a move for this would have.
const fn announces_for(purpose: Purpose, command: &Command) -> bool {
    matches!(
        (purpose, command),
        (Purpose::Announce, Command::Move(MoveCommand::Announce(_)))
            | (Purpose::Correct, Command::Move(MoveCommand::Correct(_)))
    )
}

impl Stage {
    /// Whether the game is finished, and nothing is open at the desk of the mouse's owner.
    fn is_over_at_screen(&self) -> bool {
        matches!(self, Self::Game(playing)
            if playing.session.game().is_finished() && *playing.desks.mouse().mode() == Mode::Board)
    }
}
