//! A program that is only pretended: a real game and real desks on the same thread as the window.
use std::{cell::RefCell, rc::Rc, sync::Arc, time::Duration};

use anna_hector::{
    clock::{DayTimes, Moment},
    desk::{Desk, Form, Home, Intent, MenuEntry, MenuWish, Purpose, Sound, Theme, Wish},
    game::{Act, Command, Device, Event, Game, Incident, Keeping, Mode, NoticeAct, Seat, Setup, StartCommand},
    keys,
    language::{Phrase, Wording, speak},
    laws::RawMove,
    narration::{Audience, Content, Cue, narrate, page_of_another, refuse},
    screen::{Caption, CaptionKind, Front, Gesture, Held, Leaving, Link, Snapshot, Stage, Table},
};
use shakmaty::{Color, Square};

/// What the window talks to, and the test looks into.
#[derive(Clone)]
pub(crate) struct Fake(Rc<RefCell<Inside>>);

struct Inside {
    stage: Stage,
    captions: Vec<Arc<Caption>>,
    now: Moment,
    commands: Vec<(Seat, Command)>,
    /// The recordings that were asked for.
    replayed: Vec<u32>,
    /// Where the code of the journal was said.
    codes_said: Vec<Audience>,
    seals_said: Vec<Audience>,
    signatures: usize,
    /// What was taken home, and by whom.
    taken_home: Vec<(Seat, Home)>,
    /// What the focus came to, for who has no screen reader.
    names: Vec<Phrase>,
    /// What was said of the keyboard's focus.
    focus: Vec<Phrase>,
    /// What was done about closing the window.
    closing: Vec<Gesture>,
    /// Which entries of the menu were taken.
    taken: Vec<MenuEntry>,
    /// When the keyboard went to another window, and came back.
    fronts: Vec<Front>,
    /// How often the arbiter was told that the keys stay with the game.
    keys_stayed: usize,
    /// What became of the key that is held while speaking.
    talks: Vec<Held>,
    leaving: Leaving,
    theme: Theme,
    keeping: Keeping,
    /// What cannot be used.
    notice: Option<String>,
}

impl Inside {
    fn tell(&mut self, cues: Vec<Cue>) {
        let Stage::Game(table) = &self.stage else { return };
        let (now, wording) = (self.now, table.game.setup().wording);
        self.captions.extend(cues.into_iter().filter_map(|cue: Cue| {
            let (Content::Say(phrase) | Content::Refuse { phrase, .. }) = cue.content else { return None };
            Some(Arc::new(Caption {
                to: cue.to,
                text: speak(&phrase, wording).to_string(),
                at: now,
                kind: CaptionKind::Told,
            }))
        }));
    }
}

#[allow(dead_code, reason = "the test and the example use different parts")]
impl Fake {
    /// A game of this set-up, White's clock running.
    pub(crate) fn playing(setup: Setup) -> Self {
        let fake = Self::waiting(setup);
        fake.command(Seat::Player(Color::White), &Command::Start(StartCommand::Begin));
        fake
    }

    pub(crate) fn keys_stayed(&self) -> usize {
        self.0.borrow().keys_stayed
    }

    /// Shows what another shows.
    pub(crate) fn turns_to(&self, other: &Self) {
        self.0.borrow_mut().stage = other.0.borrow().stage.clone();
    }

    /// A game of this set-up that has yet to begin.
    pub(crate) fn waiting(setup: Setup) -> Self {
        let desk = |seat| Desk::new(seat, setup.language_of(seat));
        let table = Table {
            keyboard: desk(setup.devices.keyboard),
            mouse: desk(setup.devices.mouse),
            assistants: shakmaty::ByColor::new_with(|side| desk(Seat::Assistant(side))),
            press_waits: None,
            hears_move_of: None,
            recorded: vec![1],
            day: DayTimes::default(),
            without_earphone: Vec::new(),
            game: Game::new(setup).into(),
        };
        Self::at(Stage::Game(Box::new(table)))
    }

    /// The set-up form.
    pub(crate) fn form() -> Self {
        let devices = vec!["Headphones".into(), "Room".into()];
        Self::at(Stage::Setup(Form::new(Setup::default(), Sound::default(), devices)))
    }

    pub(crate) fn at(stage: Stage) -> Self {
        Self(Rc::new(RefCell::new(Inside {
            stage,
            captions: Vec::new(),
            now: Moment::START,
            commands: Vec::new(),
            replayed: Vec::new(),
            codes_said: Vec::new(),
            seals_said: Vec::new(),
            signatures: 0,
            taken_home: Vec::new(),
            focus: Vec::new(),
            names: Vec::new(),
            closing: Vec::new(),
            taken: Vec::new(),
            fronts: Vec::new(),
            keys_stayed: 0,
            talks: Vec::new(),
            leaving: Leaving::Not,
            theme: Theme::default(),
            keeping: Keeping::default(),
            notice: None,
        })))
    }

    /// These players, who do not see the board, have no earphone.
    pub(crate) fn without_earphone(&self, players: &[Color]) {
        let Stage::Game(table) = &mut self.0.borrow_mut().stage else { panic!("no game is on") };
        table.without_earphone = players.to_vec();
    }

    /// The disk takes the record or does not.
    pub(crate) fn keep(&self, keeping: Keeping) {
        self.0.borrow_mut().keeping = keeping;
    }

    /// A move that the player has entered waits at the gamepad of his assistant, who announces for him.
    pub(crate) fn waits_for_assistant(&self, side: Color, said: RawMove) {
        if let Stage::Game(table) = &mut self.0.borrow_mut().stage {
            let view = table.game.view(Seat::Assistant(side), Moment::START);
            let _ = table.assistants.get_mut(side).take_in_hand(said, Purpose::Announce, &view);
        }
    }

    /// The session began at this time of the wall clock.
    pub(crate) fn begins_at(&self, wall: &str) {
        if let Stage::Game(table) = &mut self.0.borrow_mut().stage {
            table.day.add(Moment::START, wall);
        }
    }

    /// Something cannot be used, or works again.
    pub(crate) fn notices(&self, notice: Option<&str>) {
        self.0.borrow_mut().notice = notice.map(str::to_owned);
    }

    pub(crate) fn wait(&self, time: Duration) {
        let mut inside = self.0.borrow_mut();
        inside.now = inside.now + time;
    }

    /// The announcement of this side sounds, and its press waits for the end.
    pub(crate) fn press_waits(&self, side: Color) {
        if let Stage::Game(table) = &mut self.0.borrow_mut().stage {
            table.press_waits = Some(side);
        }
    }

    pub(crate) fn talks(&self) -> Vec<Held> {
        self.0.borrow().talks.clone()
    }

    pub(crate) fn fronts(&self) -> Vec<Front> {
        self.0.borrow().fronts.clone()
    }

    pub(crate) fn commands(&self) -> Vec<(Seat, Command)> {
        self.0.borrow().commands.clone()
    }

    pub(crate) fn taken_home(&self) -> Vec<(Seat, Home)> {
        self.0.borrow().taken_home.clone()
    }

    pub(crate) fn codes_said(&self) -> Vec<Audience> {
        self.0.borrow().codes_said.clone()
    }

    pub(crate) fn signatures(&self) -> usize {
        self.0.borrow().signatures
    }

    pub(crate) fn seals_said(&self) -> Vec<Audience> {
        self.0.borrow().seals_said.clone()
    }

    /// The program has noticed this.
    pub(crate) fn notes(&self, incident: Incident) {
        let mut inside = self.0.borrow_mut();
        let now = inside.now;
        if let Stage::Game(table) = &mut inside.stage {
            table.game.change().apply(now, &Event { by: None, act: Act::Notice(NoticeAct::Noticed(incident)) });
        }
    }

    /// An electronic board saw this piece of the player who has the move lifted for 3.4 seconds.
    pub(crate) fn lifts(&self, side: Color, square: Square) {
        let mut inside = self.0.borrow_mut();
        let now = inside.now;
        if let Stage::Game(table) = &mut inside.stage {
            let piece = table.game.board(side).piece_at(square).expect("a piece");
            let seen =
                table.game.sensing().lift(side, square, piece, (now, Duration::from_millis(3_400))).expect("a lift");
            table.game.change().apply(now, &seen);
        }
    }

    pub(crate) fn replayed(&self) -> Vec<u32> {
        self.0.borrow().replayed.clone()
    }

    pub(crate) fn with_table<T>(&self, look: impl FnOnce(&Table) -> T) -> T {
        match &self.0.borrow().stage {
            Stage::Game(table) => look(table),
            stage => panic!("no game: {stage:?}"),
        }
    }

    pub(crate) fn with_form<T>(&self, look: impl FnOnce(&Form) -> T) -> T {
        match &self.0.borrow().stage {
            Stage::Setup(form) => look(form),
            stage => panic!("no form: {stage:?}"),
        }
    }

    /// A command from a seat; a refusal becomes a caption.
    pub(crate) fn command(&self, by: Seat, command: &Command) {
        let mut inside = self.0.borrow_mut();
        let inside = &mut *inside;
        let now = inside.now;
        let Stage::Game(table) = &mut inside.stage else { return };
        inside.commands.push((by, command.clone()));
        let mut cues = Vec::new();
        match table.game.decide(now, by, command) {
            Ok(events) => {
                for event in events {
                    table.game.change().apply(now, &event);
                    cues.extend(narrate(&event, &table.game));
                }
            }
            Err(rejection) => cues.push(refuse(rejection, by, &table.game)),
        }
        inside.tell(cues);
    }

    /// The time passes, and what it brings happens.
    pub(crate) fn wait_for_what_is_due(&self, time: Duration) {
        self.wait(time);
        let mut inside = self.0.borrow_mut();
        let inside = &mut *inside;
        let Stage::Game(table) = &mut inside.stage else { panic!("no game is on") };
        for event in table.game.timekeeping().due(inside.now) {
            table.game.change().apply(inside.now, &event);
        }
    }

    /// What was said becomes captions.
    pub(crate) fn tell(&self, cues: Vec<Cue>) {
        self.0.borrow_mut().tell(cues);
    }

    fn desk(&self, keyboard: Owner, intent: Intent) {
        let (seat, wishes) = {
            let mut inside = self.0.borrow_mut();
            let now = inside.now;
            match &mut inside.stage {
                Stage::Setup(form) => {
                    form.take(&intent);
                    return;
                }
                Stage::Resume { list, .. } => {
                    list.take(&intent);
                    return;
                }
                Stage::Menu { menu, .. } => {
                    let wishes = menu.take(&intent);
                    inside.taken.extend(entries(wishes));
                    return;
                }
                Stage::Game(table) => {
                    let Table { game, keyboard: own, mouse, .. } = &mut **table;
                    let desk = if keyboard == Owner::Keyboard { own } else { mouse };
                    (desk.seat(), desk.take(intent, &game.view(desk.seat(), now)))
                }
                _ => return,
            }
        };
        for wish in wishes {
            match wish {
                Wish::Do(command) => self.command(seat, &command),
                Wish::Say(phrase) if self.shows_question(seat, &phrase) => {}
                Wish::TakeHome(home) => self.0.borrow_mut().taken_home.push((seat, home)),
                Wish::Say(phrase) | Wish::Notice(phrase) => self.say(seat, &phrase),
                _ => {}
            }
        }
    }

    /// Whether the page of a player who sees shows this question.
    fn shows_question(&self, seat: Seat, phrase: &Phrase) -> bool {
        self.with_table(|table| {
            let page = Audience::private(seat, table.game.setup()) == Audience::Page(seat);
            page && [&table.mouse, &table.keyboard].into_iter().any(|desk| desk.seat() == seat && desk.asks(phrase))
        })
    }

    /// Words for this person alone.
    pub(crate) fn say(&self, seat: Seat, phrase: &Phrase) {
        let (to, wording) =
            self.with_table(|table| (Audience::private(seat, table.game.setup()), table.game.setup().wording));
        let has_keys = self.with_table(|table| table.keyboard.seat() == seat || !matches!(to, Audience::Page(_)));
        let Some(phrase) = (if has_keys { Some(phrase.clone()) } else { phrase.clone().without_keys() }) else {
            return;
        };
        let mut inside = self.0.borrow_mut();
        let at = inside.now;
        inside.captions.push(Arc::new(Caption {
            to,
            text: speak(&phrase, wording).to_string(),
            at,
            kind: CaptionKind::Told,
        }));
    }

    /// Everything that was said to an audience, in order.
    pub(crate) fn all_said(&self, to: Audience) -> Vec<String> {
        let inside = self.0.borrow();
        inside.captions.iter().filter(|caption| caption.to == to).map(|caption| caption.text.clone()).collect()
    }

    /// Whether something was said to anybody.
    pub(crate) fn was_said(&self, text: &str) -> bool {
        self.0.borrow().captions.iter().any(|caption| caption.text == text)
    }

    /// What a person without a screen reader is told that the focus is on, since the last time.
    pub(crate) fn focus_named(&self) -> Vec<String> {
        let named = std::mem::take(&mut self.0.borrow_mut().names);
        named.iter().map(|phrase| speak(phrase, Wording::default()).to_string()).collect()
    }

    /// What was said of the keyboard's focus since the last time.
    pub(crate) fn focus_said(&self) -> Vec<String> {
        let said = std::mem::take(&mut self.0.borrow_mut().focus);
        said.iter().map(|phrase| speak(phrase, Wording::default()).to_string()).collect()
    }

    /// Which unfinished game is in hand.
    pub(crate) fn chosen(&self) -> usize {
        match &self.0.borrow().stage {
            Stage::Resume { list, .. } => list.chosen(),
            stage => panic!("no list: {stage:?}"),
        }
    }

    /// Which entries of the menu were taken since the last time.
    pub(crate) fn taken(&self) -> Vec<MenuEntry> {
        std::mem::take(&mut self.0.borrow_mut().taken)
    }

    /// What was done about closing the window since the last time.
    pub(crate) fn closing(&self) -> Vec<Gesture> {
        std::mem::take(&mut self.0.borrow_mut().closing)
    }

    /// The windows are drawn in these colours.
    pub(crate) fn wears(&self, theme: Theme) {
        self.0.borrow_mut().theme = theme;
    }

    /// What the program says of closing the window.
    pub(crate) fn leaves(&self, leaving: Leaving) {
        self.0.borrow_mut().leaving = leaving;
    }

    /// What was said to an audience last.
    pub(crate) fn last_said(&self, to: Audience) -> Option<String> {
        self.0.borrow().captions.iter().rev().find(|caption| caption.to == to).map(|caption| caption.text.clone())
    }
}

fn entries(wishes: Vec<MenuWish>) -> impl Iterator<Item = MenuEntry> {
    wishes.into_iter().filter_map(|wish| match wish {
        MenuWish::Take(entry) => Some(entry),
        MenuWish::Say(_) => None,
    })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Owner {
    Keyboard,
    Mouse,
}

impl Link for Fake {
    fn snapshot(&self) -> Arc<Snapshot> {
        let inside = self.0.borrow();
        Arc::new(Snapshot {
            stage: inside.stage.clone(),
            captions: inside.captions.clone(),
            battery: None,
            keeping: inside.keeping,
            meter: None,
            notice: inside.notice.clone(),
            leaving: inside.leaving,
            theme: inside.theme,
        })
    }

    fn now(&self) -> Moment {
        self.0.borrow().now
    }

    fn send(&self, gesture: Gesture) {
        match gesture {
            Gesture::Key(press) => {
                let situation = self.0.borrow().stage.situation();
                for intent in keys::meaning(situation, &press) {
                    self.desk(Owner::Keyboard, intent);
                }
            }
            Gesture::Keyboard(intent) => self.desk(Owner::Keyboard, intent),
            Gesture::Mouse(intent) => self.desk(Owner::Mouse, intent),
            Gesture::Select(field) => {
                if let Stage::Setup(form) = &mut self.0.borrow_mut().stage {
                    form.select(field);
                }
            }
            Gesture::As(seat, command) => self.command(seat, &command),
            Gesture::OnPage { of, by, command } => {
                if self.with_table(|table| table.game.devices().may_act_on_page(by, of)) {
                    return self.command(of, &command);
                }
                let cues = self.with_table(|table| page_of_another(of, by, &table.game));
                self.tell(cues);
            }
            Gesture::InWindow { of, by, intent } => {
                if self.with_table(|table| table.game.devices().may_act_on_page(by, of)) {
                    return self.desk(if by == Device::Mouse { Owner::Mouse } else { Owner::Keyboard }, intent);
                }
                let cues = self.with_table(|table| page_of_another(of, by, &table.game));
                self.tell(cues);
            }
            Gesture::TakeHome(seat, home) => self.0.borrow_mut().taken_home.push((seat, home)),
            Gesture::SayCode(to) => self.0.borrow_mut().codes_said.push(to),
            Gesture::SignWithKey => self.0.borrow_mut().signatures += 1,
            Gesture::SaySeal(to) => self.0.borrow_mut().seals_said.push(to),
            Gesture::HearAnnouncement(ply) => self.0.borrow_mut().replayed.push(ply),
            Gesture::TakeEntry(entry) => {
                let inside = &mut *self.0.borrow_mut();
                if let Stage::Menu { menu, .. } = &mut inside.stage {
                    inside.taken.extend(entries(menu.take_entry(entry)));
                }
            }
            Gesture::Choose(index) => {
                if let Stage::Resume { list, .. } = &mut self.0.borrow_mut().stage {
                    list.choose(index);
                }
            }
            Gesture::Focus(phrase) => self.0.borrow_mut().focus.push(phrase),
            Gesture::FocusOn { said, name } => {
                let mut inside = self.0.borrow_mut();
                inside.names.push(name);
                inside.focus.extend((!said.is_empty()).then_some(Phrase::Several(said)));
            }
            gesture @ (Gesture::Quit | Gesture::ConfirmQuit(_) | Gesture::StayOpen) => {
                self.0.borrow_mut().closing.push(gesture);
            }
            Gesture::KeysStay => self.0.borrow_mut().keys_stayed += 1,
            Gesture::Front(front) => self.0.borrow_mut().fronts.push(front),
            Gesture::Talk(held) | Gesture::TalkOnPage { held, .. } => self.0.borrow_mut().talks.push(held),
        }
    }
}

/// A visually impaired Black at the keyboard against a sighted White at the mouse.
#[allow(dead_code, reason = "the test and the example use different parts")]
pub(crate) fn sighted_white() -> Setup {
    use anna_hector::{game::Devices, laws::completion::Sight};
    let sight = shakmaty::ByColor { white: Sight::Sighted, black: Sight::Impaired };
    Setup { devices: Devices::usual(&sight), sight, mode: Mode::Competition, ..Setup::default() }
}
