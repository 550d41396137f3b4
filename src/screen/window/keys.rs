//! Strokes in the windows: what the window takes itself, and what goes to the program.
//!
//! The keyboard is one for all windows, and belongs to its owner whichever of them is up: a key that is held while the other
//! player clicks in his own window stays held.
use std::{sync::Arc, time::Duration};

use eframe::egui::{Context, Event, Key, Modifiers, RawInput, Ui, ViewportId};

use super::{
    Page, Part, Window,
    early::GameShown,
    front::{At, leave_buttons},
    second::opponent_at,
    tabbing::Tabbing,
};
use crate::{
    desk::{self, Answer, Intent, Mode},
    game::{Access, Command, Device, MoveCommand, Seat},
    keys::{self, KeyAct, KeyPress},
    screen::{
        Gesture, Held, Snapshot, Stage, assistant,
        focus::{self, Focus, Place, Taken},
        large::Large,
        opponent::{self, Space},
        strokes::{LetGo, lets_go, strokes},
    },
};

/// In seconds: so long after a window has come up the system strikes a key anew at the latest that is held. X11 waits for 0.66 s.
const STRUCK_ANEW: f64 = 0.7;

/// A key that is down, in which of the windows it was struck, and when, in seconds of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Struck {
    key: Key,
    part: Part,
    at: f64,
}

/// What commits, and takes the step that is due.
const COMMITS: [Key; 2] = [Key::Enter, Key::Space];

/// In seconds: how long the first digit after the key that left the arbiter's page is the first of his PIN. After that it is the
/// player's, who reads a rank.
const PIN_FOLLOWS: f64 = 2.0;

/// Whether a key is nobody's act in the game: it turns pages, or changes what is heard and seen.
const fn is_anybodys(act: Option<&KeyAct>) -> bool {
    match act {
        Some(
            KeyAct::ArbiterPage
            | KeyAct::AssistantPage
            | KeyAct::Flip
            | KeyAct::LargeView
            | KeyAct::OpponentsWindow
            | KeyAct::Quit,
        ) => true,
        Some(KeyAct::Desk(intent)) => {
            matches!(intent, Intent::Change(..) | Intent::NextTheme | Intent::SayAgain | Intent::Help)
        }
        Some(KeyAct::Talk) | None => false,
    }
}

/// Whether the person at the keyboard has something open there: a question, a list, a move half typed or read back.
fn is_in_the_middle(stage: &Stage) -> bool {
    matches!(stage, Stage::Game(table) if *table.keyboard.mode() != Mode::Board)
}

fn has_pin(stage: &Stage) -> bool {
    matches!(stage, Stage::Game(table) if table.game.setup().pin.is_some())
}

fn is_locked(stage: &Stage) -> bool {
    matches!(stage, Stage::Game(table) if table.game.rights().access() == Access::Locked)
}

/// The digit that a stroke types.
fn digit(press: &KeyPress) -> Option<char> {
    press.text.parse().ok().filter(char::is_ascii_digit)
}

/// Whether a stroke may close the opponent's window: its own key, or one by which the system closes any.
fn closes_window(act: Option<&KeyAct>, press: &KeyPress) -> bool {
    let by_system = act.is_none() || press.chord.is_some_and(|chord| chord.modifiers.alt);
    by_system || matches!(act, Some(KeyAct::OpponentsWindow))
}

/// Whether the keyboard has changed hands since its last stroke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KeyboardHands {
    Same,
    Changed,
}

/// Those of the keys that commit which a hand lets go in this frame.
pub(super) fn let_go_by_hand(ui: &Ui) -> Vec<Key> {
    let is_let_go = |key: &Key| ui.input(|input| lets_go(&input.events, *key)) == LetGo::ByHand;
    COMMITS.into_iter().filter(is_let_go).collect()
}

impl Window {
    /// At the table keys are the game's: what a button may not take is taken away from it, and a stroke of the game brings
    /// the focus back to the board before it counts.
    pub(super) fn strokes_at_table(&mut self, ui: &Ui, snapshot: &Snapshot, part: Part) -> Vec<KeyPress> {
        let focus = self.at(part).focus;
        ui.input_mut(|input| focus::drop_after_tab(&mut input.events));
        let situation = snapshot.stage.situation();
        let pressed = ui.input(|input| strokes(&input.events, focus, situation));
        self.at(part).taken = ui.input_mut(|input| focus::keep_from_buttons(&mut input.events, focus));
        if focus == Focus::AtTable && !pressed.is_empty() {
            leave_buttons(ui.ctx());
            *self.at(part) = At { taken: self.at(part).taken, ..At::NOTHING };
            self.say_back(snapshot);
        }
        pressed
    }

    /// Where there are fields, what is typed before Tab and after it is not taken in one frame.
    pub(super) fn part_typing(&mut self, ctx: &Context, input: &mut RawInput) {
        let has_fields = self.at.focus == Focus::Text || self.place(&self.link.snapshot().stage) == Place::Elsewhere;
        if !has_fields && !self.tabbing.has_more() {
            self.tabbing = Tabbing::default();
            return;
        }
        self.tabbing.part(&mut input.events);
        if self.tabbing.has_more() {
            ctx.request_repaint();
        }
    }

    /// Keys of the window are taken here; every other stroke goes to the program.
    pub(super) fn keys(&mut self, ui: &Ui, snapshot: &Arc<Snapshot>) {
        self.opening.take_if(|shown| !Arc::ptr_eq(shown, snapshot));
        self.follow_talk(ui);
        // It may come up in the frame in which the system strikes a held key, and may have gone and come back within one.
        if ui.input(|input| input.events.contains(&Event::WindowFocused(true))) {
            self.front_since = Some(ui.input(|input| input.time));
        }
        let let_go = let_go_by_hand(ui);
        self.let_go_of(&let_go);
        self.at.taken = Taken::No;
        let pressed = match self.place(&snapshot.stage) {
            Place::Table if self.at.focus != Focus::Text => self.strokes_at_table(ui, snapshot, Part::Main),
            Place::Table | Place::Elsewhere => {
                ui.input(|input| strokes(&input.events, self.at.focus, snapshot.stage.situation()))
            }
        };
        // Whatever has the focus there, Escape leads back to the board; on the assistant's page a player's keys are his own, and what he is
        // in the middle of ends first.
        let leads_back = self.has_keys() && self.place(&snapshot.stage) == Place::Elsewhere;
        if leads_back && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            leave_buttons(ui.ctx());
            // Where the keys are is said of the page.
            self.at = At::NOTHING;
            if self.page == Page::Assistant && is_in_the_middle(&snapshot.stage) {
                return self.link.send(Gesture::Keyboard(Intent::Escape));
            }
            return self.turn_by_key(Page::Table, &snapshot.stage, ui.input(|input| input.time));
        }
        ui.input_mut(|input| focus::drop_repeats(&mut input.events));
        self.follow_stage(snapshot, ui.input(|input| input.time));
        for press in pressed {
            self.strike(ui, snapshot, press, Part::Main);
        }
        self.let_go_of(&let_go);
        self.follow_answer(ui);
    }

    /// Whether this is the stroke of before: a key that is held while another window comes up is struck anew by the system when it does,
    /// or when this one comes back, and would announce what the hand has only read back.
    fn is_held_from_before(&mut self, press: &KeyPress, part: Part, time: f64) -> bool {
        let Some(key) = press.chord.map(|chord| chord.key).filter(|key| COMMITS.contains(key)) else { return false };
        let before = self.struck.replace(Struck { key, part, at: time });
        before.is_some_and(|held| {
            // What was let go at another program nobody has seen.
            let seen_since = self.front_since.is_none_or(|since| since <= held.at);
            held.key == key && (held.part != part && seen_since || self.has_just_come_up(time))
        })
    }

    /// A hand lets go of these keys.
    pub(super) fn let_go_of(&mut self, keys: &[Key]) {
        self.struck.take_if(|struck| keys.contains(&struck.key));
    }

    /// Does what a stroke in one of the windows means.
    ///
    /// An arbiter strikes F9 and his PIN without a look: where his page was up, that key left it, and the digits would tell the
    /// PIN to the player whose keys these are.
    pub(super) fn strike(&mut self, ui: &Ui, snapshot: &Arc<Snapshot>, press: KeyPress, part: Part) {
        let time = ui.input(|input| input.time);
        if self.is_early(&press, time) || self.is_held_from_before(&press, part, time) {
            return;
        }
        let left = self.left_arbiters_page.take().filter(|left| time - left < PIN_FOLLOWS);
        if left.is_some() && digit(&press).is_some() {
            self.turn_to(Page::Arbiter, Device::Keyboard);
        }
        let hands = self.hands(&snapshot.stage);
        let act = keys::find(snapshot.stage.situation(), &press).map(|binding| &binding.act);
        if !is_anybodys(act) && self.is_for_arbiters_page(ui, snapshot, &press, part) {
            return;
        }
        if !closes_window(act, &press) {
            self.second.stays_open();
        }
        match act {
            // There is no page of a person without a game.
            Some(KeyAct::ArbiterPage | KeyAct::AssistantPage | KeyAct::OpponentsWindow)
                if !matches!(snapshot.stage, Stage::Game(_)) =>
            {
                self.send_stroke(press);
            }
            Some(KeyAct::ArbiterPage) => {
                self.turn_by_key(Page::Arbiter, &snapshot.stage, time);
            }
            Some(KeyAct::AssistantPage) => self.turn_to(Page::Assistant, Device::Keyboard),
            Some(KeyAct::Flip) => self.turn_round(),
            Some(KeyAct::LargeView) => self.turn_large(&snapshot.stage),
            Some(KeyAct::OpponentsWindow) => self.turn_second(ui.ctx(), snapshot),
            Some(KeyAct::Quit) => self.link.send(Gesture::ConfirmQuit(Device::Keyboard)),
            Some(KeyAct::Talk) if self.opening.is_none() => {
                self.talking = press.chord.map(|chord| chord.key);
                self.link.send(Gesture::Talk(Held::Down));
            }
            Some(KeyAct::Desk(Intent::OpenEntry(_))) => {
                self.opening = Some(Arc::clone(snapshot));
                self.send_stroke(press);
            }
            Some(KeyAct::Desk(Intent::Escape)) => {
                if self.page == Page::Help {
                    self.page = self.home();
                }
                self.link.send(Gesture::Key(press));
            }
            Some(KeyAct::Desk(Intent::Answer(_))) => {
                self.answering = press.chord.map(|chord| (chord.key, time));
                self.send_stroke(press);
            }
            Some(KeyAct::Desk(Intent::Do(Command::Move(MoveCommand::Press)))) => {
                self.space(snapshot, press, (time, part, hands));
            }
            _ => self.send_stroke(press),
        }
    }

    /// A key leads to a page, or away from it; it may have left the arbiter's a moment before his PIN.
    fn turn_by_key(&mut self, page: Page, stage: &Stage, time: f64) {
        let had_page = self.page == Page::Arbiter && has_pin(stage);
        self.turn_to(page, Device::Keyboard);
        self.left_arbiters_page = (had_page && self.page != Page::Arbiter).then_some(time);
    }

    /// Whether the stroke belongs to the arbiter's page, whatever key it is; then it is answered there.
    fn is_for_arbiters_page(&mut self, ui: &Ui, snapshot: &Snapshot, press: &KeyPress, part: Part) -> bool {
        match part {
            Part::Opponents if self.waits_for_pin(&snapshot.stage) => self.type_pin_from_afar(ui, press),
            Part::Main if self.is_arbiters_hand(&snapshot.stage) => {
                match digit(press).filter(|_| is_locked(&snapshot.stage)) {
                    // A quick hand is there before the field has the keys.
                    Some(digit) => self.inputs.type_pin(digit),
                    None => self.say_page(Page::Arbiter),
                }
            }
            Part::Opponents | Part::Main => return false,
        }
        true
    }

    /// The next of the large views, on the page of the table.
    fn turn_large(&mut self, stage: &Stage) {
        let shown = self.large;
        if self.page != Page::Table {
            self.turn_to(Page::Table, Device::Keyboard);
        }
        let may = matches!(stage, Stage::Game(table) if self.may_show_large(table));
        if self.page == Page::Table {
            self.show_large(Large::next(shown).filter(|_| may));
        }
    }

    /// Whether whoever strikes a key looks at the arbiter's page, which was opened by a key: he speaks for no player.
    fn is_arbiters_hand(&self, stage: &Stage) -> bool {
        let page_of_another = self.page == Page::Arbiter && self.keyboard_of != Some(Seat::Arbiter);
        matches!(stage, Stage::Game(_)) && page_of_another && self.has_keys()
    }

    /// Whether the arbiter's page waits for his PIN from the keyboard.
    pub(super) fn waits_for_pin(&self, stage: &Stage) -> bool {
        self.is_arbiters_hand(stage) && is_locked(stage)
    }

    /// A stroke for the field of the PIN in the main window, while the keyboard is at the other one: a click of the opponent took it there.
    /// The field shows that something is typed into it.
    fn type_pin_from_afar(&mut self, ui: &Ui, press: &KeyPress) {
        match (digit(press), press.chord.map(|chord| chord.key)) {
            (Some(digit), _) => self.inputs.type_pin(digit),
            (None, Some(Key::Backspace)) => self.inputs.erase_pin(),
            (None, Some(Key::Enter)) if self.inputs.has_pin_typed() => self.inputs.give_pin(&*self.link),
            (None, _) => self.say_page(Page::Arbiter),
        }
        ui.ctx().request_repaint_of(ViewportId::ROOT);
    }

    /// Whether the buttons of the table are on the screen.
    fn shows_table(&self) -> bool {
        self.page == Page::Table && self.large.is_none()
    }

    /// Remembers since when a game is shown. The next one is other people's: nothing of the last is open in it.
    pub(super) fn follow_stage(&mut self, snapshot: &Snapshot, time: f64) {
        if !matches!(snapshot.stage, Stage::Game(_)) {
            self.large = None;
            self.inputs.leaves_game();
            self.players = opponent::Inputs::default();
            self.second.inputs = opponent::Inputs::default();
            self.assistants = assistant::Inputs::default();
            self.keyboard_of = None;
            if self.page != Page::Help {
                self.page = Page::Table;
            }
        }
        let in_game = matches!(snapshot.stage, Stage::Game(_));
        self.game_shown = if in_game { self.game_shown.goes_on(time) } else { GameShown::None };
    }

    /// Whether a stroke was meant for what stood there before: the second of a double Enter in the menu starts no clock, and a key that
    /// was held while another window was in front, and that the system strikes anew, answers no question.
    fn is_early(&mut self, press: &KeyPress, time: f64) -> bool {
        let key = press.chord.map(|chord| chord.key);
        if key.is_some_and(|key| COMMITS.contains(&key)) {
            return self.game_shown.is_early(time);
        }
        self.game_shown.is_touched();
        self.game_shown != GameShown::None && key == Some(Key::Y) && self.has_just_come_up(time)
    }

    /// Whether another program has just had the keyboard.
    fn has_just_come_up(&self, time: f64) -> bool {
        self.front_since.is_some_and(|since| time - since < STRUCK_ANEW)
    }

    /// The key that answers is let go, or has been held for long enough in a window that stays in front: what holds is meant.
    pub(super) fn follow_answer(&mut self, ui: &Ui) {
        let Some((key, since)) = self.answering else { return };
        let left = since + desk::HOLD.as_secs_f64() - ui.input(|input| input.time);
        let up = ui.input(|input| lets_go(&input.events, key)) != LetGo::No;
        let answer = match (up, left > 0.0) {
            (false, true) => return ui.ctx().request_repaint_after(Duration::from_secs_f64(left)),
            (false, false) => Answer::Held,
            (true, _) => Answer::Up,
        };
        self.answering = None;
        self.link.send(Gesture::Keyboard(Intent::Answer(answer)));
    }

    /// The key that is held while speaking is let go. A window that goes to the back loses it, and what was said till then is half a
    /// sentence; where there are two, it may be the other that comes up, which is soon known ([`Self::follow_front`]).
    pub(super) fn follow_talk(&mut self, ui: &Ui) {
        let Some(key) = self.talking else { return };
        let held = match ui.input(|input| lets_go(&input.events, key)) {
            LetGo::No => return,
            LetGo::WithWindow if self.second.of().is_some() => return,
            LetGo::ByHand => Held::Up,
            LetGo::WithWindow => Held::Lost,
        };
        self.talking = None;
        self.link.send(Gesture::Talk(held));
    }

    /// The keyboard is at another program: what is held there is none of ours.
    pub(super) fn let_go_of_keys(&mut self) {
        if self.talking.take().is_some() {
            self.link.send(Gesture::Talk(Held::Lost));
        }
        if self.answering.take().is_some() {
            self.link.send(Gesture::Keyboard(Intent::Answer(Answer::Up)));
        }
    }

    fn hands(&mut self, stage: &Stage) -> KeyboardHands {
        let owner = if let Stage::Game(table) = stage { Some(table.keyboard.seat()) } else { None };
        match (std::mem::replace(&mut self.struck_by, owner), owner) {
            (Some(before), Some(now)) if before != now => KeyboardHands::Changed,
            _ => KeyboardHands::Same,
        }
    }

    /// The space bar is the large button of the page where that is up and the keyboard is its player's; else it presses. The first
    /// stroke after the keyboard has changed hands is no button: it may still be its former owner's, who presses the clock by it.
    pub(super) fn space(&self, snapshot: &Snapshot, press: KeyPress, (time, part, hands): (f64, Part, KeyboardHands)) {
        let space = match &snapshot.stage {
            Stage::Game(table) if self.shows_table() || part == Part::Opponents => {
                let (seat, inputs) = match part {
                    Part::Main => (self.owner_of_page(table), &self.players),
                    Part::Opponents => (opponent_at(table), &self.second.inputs),
                };
                let sight = opponent::Sight::of(seat, &*self.link, snapshot, table, self.link.now());
                opponent::by_space(&sight, inputs, time)
            }
            _ => Space::Key,
        };
        match space {
            Space::Button(_) if hands == KeyboardHands::Changed => {}
            Space::Button(commands) => {
                commands.into_iter().for_each(|command| self.link.send(Gesture::Keyboard(Intent::Do(command))));
            }
            Space::Unsettled => {}
            Space::Key => self.send_stroke(press),
        }
    }

    pub(super) fn send_stroke(&self, press: KeyPress) {
        self.link.send(Gesture::Key(press));
    }
}
