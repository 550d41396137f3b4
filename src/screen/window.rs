//! The window itself.
mod second;

use std::{sync::Arc, time::Duration};

use eframe::egui::{self, CentralPanel, Frame, Id, Key, Modifiers, RichText, Ui, ViewportCommand, accesskit};

use self::second::{Second, Theirs, opponent_at};
use super::{
    arbiter, assistant, face,
    focus::{self, Focus, Place, Reader, Taken},
    help,
    link::{Front, Gesture, Held, Leaving, Link, Snapshot, Stage, Table},
    menu,
    opponent::{self, Space},
    page::{self, Words, hand},
    quitting, review, setup, status,
    strokes::{lets_go, strokes},
    teach, text, theme, unfinished,
};
use crate::{
    clock::Moment,
    desk::{self, Answer, Intent, Mode, Opened, Section},
    game::{Access, Command, Device, LockCommand, MoveCommand, OpponentsWindow, Seat},
    keys::{self, Act, Press},
    language::{Label, Language, Line, Phrase, Wording},
    narration::Audience,
};

/// The name of the program, as windows and screen readers know it.
pub const TITLE: &str = "anna-hector";

/// The window: what it shows beyond the snapshot, and nothing that matters to the game.
pub struct Window {
    link: Box<dyn Link>,
    page: Page,
    /// What turned to it. A page to which the mouse turned leaves the keys where they were: with the player at the keyboard.
    turned_by: Device,
    /// Whether the arbiter's page was open when the window was last drawn.
    access: Access,
    /// The section of the manual that was being read when the window was last drawn.
    reading: Option<Section>,
    /// Whose the keyboard was then.
    keyboard_of: Option<Seat>,
    turned: Turned,
    focus: Focus,
    /// What had it when the window was last drawn.
    focused: Option<Id>,
    /// For so many more frames it was just said on which page the keys are: a focus that is gone says nothing beside that.
    page_said: u8,
    /// Whether the button in focus is being taken by Enter: once, and the focus is back at the board.
    taken: Taken,
    /// Which window had the keyboard when this one was last drawn.
    front: Front,
    /// The key that is held while speaking.
    talking: Option<Key>,
    /// What was shown when a key opened the move field. Until the program has answered, the keys after it are typed.
    opening: Option<Arc<Snapshot>>,
    /// The key that answers a question, and since when it is down, in seconds of the window. What happened before a frame
    /// is known when it is drawn: a window that is late takes no tap for a key that is held.
    answering: Option<(Key, f64, Part)>,
    /// Since when a game is shown, in seconds of the window.
    game_since: Option<f64>,
    size: Size,
    inputs: arbiter::Inputs,
    players: opponent::Inputs,
    assistants: assistant::Inputs,
    /// The window of the sighted player.
    second: Second,
    language: Language,
}

/// One of the windows of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// That in which everything is, or everything but the sighted player's page.
    Main,
    /// The sighted player's own.
    Opponents,
}

/// Letters are drawn from one picture, as wide as the graphics allow: 8192 points, most of them
/// empty. Half of that holds every size of letter on the largest screens, and takes 17 MB less.
const LETTERS: usize = 4096;

/// The height of the clocks below a page that has none, in the reference window.
const CLOCKS: f32 = 88.0;

/// Which page is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Page {
    /// The table, or whatever the stage is.
    Table,
    /// The keys.
    Help,
    /// The arbiter's.
    Arbiter,
    /// The assistant's.
    Assistant,
}

/// Whether the window has been asked to fill the screen. Not every window manager heeds that before a window is there, and
/// one that is larger than its screen hides the lower clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Size {
    /// Not yet.
    AsOpened,
    /// Once; from then on it is as large as people make it.
    Asked,
}

/// Which way round the board is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turned {
    /// As its owner sits.
    Naturally,
    /// As the other sits.
    Round,
}

impl Window {
    /// A window on the program behind `link`.
    #[must_use]
    pub fn new(link: Box<dyn Link>) -> Self {
        Self {
            link,
            page: Page::Table,
            turned_by: Device::Keyboard,
            access: Access::Locked,
            reading: None,
            keyboard_of: None,
            turned: Turned::Naturally,
            focus: Focus::Nowhere,
            focused: None,
            page_said: 0,
            taken: Taken::No,
            front: Front::Here,
            talking: None,
            opening: None,
            answering: None,
            game_since: None,
            size: Size::AsOpened,
            inputs: arbiter::Inputs::default(),
            players: opponent::Inputs::default(),
            assistants: assistant::Inputs::default(),
            second: Second::default(),
            language: Language::default(),
        }
    }

    /// Opens the window and shows it until it is closed. `on_ready` gets the context whose `request_repaint` wakes it.
    ///
    /// # Errors
    /// Where there is no display, or none that can be drawn on.
    pub fn run(link: Box<dyn Link>, on_ready: impl FnOnce(egui::Context)) -> eframe::Result {
        let viewport = egui::ViewportBuilder::default()
            .with_title(TITLE)
            .with_app_id(TITLE)
            .with_inner_size(theme::REFERENCE - egui::vec2(0.0, 40.0))
            .with_maximized(true)
            .with_min_inner_size(egui::vec2(500.0, 360.0));
        // Flat colours need no dithering, which is much of what a software renderer does for each pixel.
        let options = eframe::NativeOptions { viewport, dithering: false, ..eframe::NativeOptions::default() };
        let create = |creation: &eframe::CreationContext<'_>| {
            theme::apply(&creation.egui_ctx);
            on_ready(creation.egui_ctx.clone());
            Ok(Box::new(Self::new(link)) as Box<dyn eframe::App>)
        };
        eframe::run_native(TITLE, options, Box::new(create))
    }

    /// Draws everything once and passes on what was done.
    pub fn show(&mut self, ui: &mut Ui) {
        // Two clicks on one place are a double click for as long as a key has to be held for an answer.
        ui.ctx().options_mut(|options| options.input_options.max_double_click_delay = desk::HOLD.as_secs_f64());
        if std::mem::replace(&mut self.size, Size::Asked) == Size::AsOpened {
            ui.ctx().send_viewport_cmd(ViewportCommand::Maximized(true));
        }
        let snapshot = self.link.snapshot();
        let now = self.link.now();
        self.second.follow(ui.ctx(), &snapshot.stage);
        self.keys(ui, &snapshot);
        self.follow_manual(snapshot.stage.manual());
        self.follow_lock(&snapshot.stage);
        self.follow_keyboard(&snapshot.stage);
        ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(TITLE));
        let scale = theme::scale(ui.available_size());
        theme::size_text(ui, scale);
        // The ground is what the window is cleared to: one layer less to fill, once a second, on machines without a
        // graphics processor.
        let frame = Frame::new().inner_margin(theme::GAP * scale);
        CentralPanel::default().frame(frame).show(ui, |ui| self.page(ui, &snapshot, now, scale));
        let reader = live_region(ui, &snapshot);
        self.follow_focus(ui.ctx(), &snapshot, reader);
        self.page_said = self.page_said.saturating_sub(1);
        self.show_second(ui.ctx(), &snapshot);
        self.follow_front(ui.ctx());
        if let Stage::Game(table) = &snapshot.stage
            && let Some(wait) = next_change(table, now)
        {
            ui.ctx().request_repaint_after(wait);
        }
        if ui.input(|input| input.viewport().close_requested()) {
            self.close(ui.ctx());
        }
    }

    /// The window is being closed: it stays until the program lets it go, which may ask first, however often that is tried.
    fn close(&self, ctx: &egui::Context) {
        let stays = || self.link.snapshot().leaving != Leaving::Agreed;
        if stays() {
            self.link.send(Gesture::Quit);
        }
        // Where the program has ended already, it has let the window go just now.
        if stays() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    const fn place(&self, stage: &Stage) -> Place {
        match (stage, self.page, self.turned_by) {
            // He types his moves there, as a player does at the board.
            (Stage::Game(table), Page::Assistant, Device::Keyboard) if is_assistants(table.keyboard.seat()) => {
                Place::Table
            }
            (Stage::Game(_), Page::Table, _) | (Stage::Game(_), Page::Arbiter | Page::Assistant, Device::Mouse) => {
                Place::Table
            }
            _ => Place::Elsewhere,
        }
    }

    /// Whether the keyboard is on the page that is up, and not at the board.
    const fn has_keys(&self) -> bool {
        matches!((self.page, self.turned_by), (Page::Arbiter | Page::Assistant, Device::Keyboard))
    }

    /// Tells the program when the keyboard goes to a window of another program, and when it comes back. Between two windows of
    /// ours it is nowhere for a moment.
    fn follow_front(&mut self, ctx: &egui::Context) {
        let (focused, time) = ctx.input(|input| (input.focused, input.time));
        let front = if focused { Front::Here } else { Front::Elsewhere };
        let front = match self.second.goes_elsewhere(front, time) {
            None => Front::Here,
            Some(wait) if wait.is_zero() => Front::Elsewhere,
            Some(wait) => return ctx.request_repaint_after(wait),
        };
        if std::mem::replace(&mut self.front, front) != front {
            self.link.send(Gesture::Front(front));
        }
    }

    /// Says where the keyboard's focus has gone. At the table a click takes it nowhere, and nothing has it from another page.
    fn follow_focus(&mut self, ctx: &egui::Context, snapshot: &Snapshot, reader: Reader) {
        let place = self.place(&snapshot.stage);
        let clicked = ctx.input(|input| input.pointer.any_pressed());
        let comes_back = matches!(self.focus, Focus::Button | Focus::Text);
        // An arbiter who has come by the mouse clicks into a field to write there. His buttons are the mouse's: the keys are
        // the player's, who neither takes nor hears them.
        let by_mouse = self.page == Page::Arbiter && self.turned_by == Device::Mouse;
        let writes = self.page == Page::Arbiter && ctx.text_edit_focused();
        if self.taken == Taken::Yes || (place == Place::Table && (clicked || comes_back || by_mouse) && !writes) {
            leave_buttons(ctx);
        }
        let focused = ctx.memory(|memory| memory.focused());
        let before = (std::mem::replace(&mut self.focused, focused), self.focus);
        self.focus = Focus::of(ctx, place);
        if place == Place::Elsewhere || before.0 == focused {
            return;
        }
        match focused {
            None if self.page_said > 0 => {}
            None => self.say_back(snapshot),
            Some(_) if self.focus == Focus::Text => self.say_page(self.page),
            Some(_) => {
                let name = focus::gained(ctx);
                if let Some(words) = focus::arrival(name.as_deref(), before.1, reader, self.language) {
                    self.link.send(Gesture::Focus(words));
                }
            }
        }
    }

    /// The focus is back at the board, or at the line that is being typed.
    fn say_back(&self, snapshot: &Snapshot) {
        let typing = matches!(&snapshot.stage, Stage::Game(table) if matches!(table.keyboard.mode(), Mode::Entry(_)));
        let line = if typing { Line::EntryOpened } else { Line::EntryLeft };
        self.link.send(Gesture::Focus(Phrase::line(line)));
    }

    /// At the table keys are the game's: what a button may not take is taken away from it, and a stroke of the game brings
    /// the focus back to the board before it counts.
    fn strokes_at_table(&mut self, ui: &Ui, snapshot: &Snapshot) -> Vec<Press> {
        ui.input_mut(|input| focus::drop_after_tab(&mut input.events));
        let pressed = ui.input(|input| strokes(&input.events, self.focus));
        let taken = ui.input_mut(|input| focus::keep_from_buttons(&mut input.events, self.focus));
        if self.focus == Focus::AtTable && !pressed.is_empty() {
            leave_buttons(ui.ctx());
            (self.focus, self.focused) = (Focus::Nowhere, None);
            self.say_back(snapshot);
        }
        self.taken = taken;
        pressed
    }

    /// Keys of the window are taken here; every other stroke goes to the program.
    fn keys(&mut self, ui: &Ui, snapshot: &Arc<Snapshot>) {
        self.opening.take_if(|shown| !Arc::ptr_eq(shown, snapshot));
        if self.talking.is_some_and(|key| ui.input(|input| lets_go(&input.events, key))) {
            self.talk(None);
        }
        self.taken = Taken::No;
        let pressed = match self.place(&snapshot.stage) {
            Place::Table if self.focus != Focus::Text => self.strokes_at_table(ui, snapshot),
            Place::Table | Place::Elsewhere => ui.input(|input| strokes(&input.events, self.focus)),
        };
        // Whatever has the focus there, Escape leads back to the board.
        let leads_back = self.has_keys() && self.place(&snapshot.stage) == Place::Elsewhere;
        if leads_back && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            leave_buttons(ui.ctx());
            // Where the keys are is said of the page.
            (self.focus, self.focused) = (Focus::Nowhere, None);
            return self.turn_to(Page::Table, Device::Keyboard);
        }
        ui.input_mut(|input| focus::drop_repeats(&mut input.events));
        self.follow_stage(snapshot, ui.input(|input| input.time));
        for press in pressed {
            self.strike(ui, snapshot, press, Part::Main);
        }
        self.follow_answer(ui, Part::Main);
    }

    /// Does what a stroke in one of the windows means.
    fn strike(&mut self, ui: &Ui, snapshot: &Arc<Snapshot>, press: Press, part: Part) {
        let time = ui.input(|input| input.time);
        if self.is_early(&press, time) {
            return;
        }
        match keys::find(snapshot.stage.situation(), &press).map(|binding| &binding.act) {
            // There is no page of a person without a game.
            Some(Act::ArbiterPage | Act::AssistantPage | Act::OpponentsWindow)
                if !matches!(snapshot.stage, Stage::Game(_)) =>
            {
                self.send_stroke(press);
            }
            Some(Act::ArbiterPage) => self.turn_to(Page::Arbiter, Device::Keyboard),
            Some(Act::AssistantPage) => self.turn_to(Page::Assistant, Device::Keyboard),
            Some(Act::Flip) => self.turn_round(),
            Some(Act::OpponentsWindow) => self.second.toggle(),
            Some(Act::Quit) => self.link.send(Gesture::ConfirmQuit),
            Some(Act::Talk) if self.opening.is_none() => self.talk(press.chord.map(|chord| chord.key)),
            Some(Act::Desk(Intent::OpenEntry(_))) => {
                self.opening = Some(Arc::clone(snapshot));
                self.send_stroke(press);
            }
            Some(Act::Desk(Intent::Escape)) => {
                if self.page == Page::Help {
                    self.page = Page::Table;
                }
                self.link.send(Gesture::Key(press));
            }
            Some(Act::Desk(Intent::Answer(_))) => {
                self.answering = press.chord.map(|chord| (chord.key, time, part));
                self.send_stroke(press);
            }
            Some(Act::Desk(Intent::Do(Command::Move(MoveCommand::Press)))) => {
                self.space(snapshot, press, time, part);
            }
            _ => self.send_stroke(press),
        }
    }

    /// Remembers since when a game is shown.
    fn follow_stage(&mut self, snapshot: &Snapshot, time: f64) {
        self.game_since = matches!(snapshot.stage, Stage::Game(_)).then(|| self.game_since.unwrap_or(time));
    }

    /// Whether a stroke was meant for what stood there before the game: the second of a double Enter in the menu starts no clock.
    fn is_early(&self, press: &Press, time: f64) -> bool {
        let acts = press.chord.is_some_and(|chord| matches!(chord.key, Key::Enter | Key::Space));
        acts && self.game_since.is_some_and(|since| time - since < opponent::SETTLES)
    }

    /// The key that answers is let go, or has been held for long enough.
    fn follow_answer(&mut self, ui: &Ui, part: Part) {
        let Some((key, since, _)) = self.answering.filter(|(.., struck_in)| *struck_in == part) else { return };
        let (down, time) = ui.input(|input| (input.key_down(key) && input.focused, input.time));
        let left = since + desk::HOLD.as_secs_f64() - time;
        let answer = match (down, left > 0.0) {
            (true, true) => return ui.ctx().request_repaint_after(Duration::from_secs_f64(left)),
            (true, false) => Answer::Held,
            (false, _) => Answer::Up,
        };
        self.answering = None;
        self.link.send(Gesture::Keyboard(Intent::Answer(answer)));
    }

    /// The key that is held while speaking has gone down, or is let go.
    fn talk(&mut self, key: Option<Key>) {
        self.talking = key;
        self.link.send(Gesture::Talk(if key.is_some() { Held::Down } else { Held::Up }));
    }

    /// The page of help is up while the manual is read.
    fn follow_manual(&mut self, reading: Option<Section>) {
        let before = std::mem::replace(&mut self.reading, reading);
        match (before, reading) {
            (None, Some(_)) => {
                let before = std::mem::replace(&mut self.page, Page::Help);
                self.lock_behind(before);
            }
            (Some(_), None) if self.page == Page::Help => self.page = Page::Table,
            _ => {}
        }
    }

    /// Where the page locks itself, the keys go to the field for the PIN, so that what its arbiter is typing is no player's act:
    /// whoever has the keyboard hears it before he types.
    fn follow_lock(&mut self, stage: &Stage) {
        let Stage::Game(table) = stage else { return };
        let before = std::mem::replace(&mut self.access, table.game.access());
        let locked = before == Access::Open && self.access == Access::Locked;
        if locked && self.page == Page::Arbiter && self.has_keys() {
            self.say_page(Page::Arbiter);
        }
    }

    /// With the keyboard comes its new owner's page: an assistant's, or the table.
    fn follow_keyboard(&mut self, stage: &Stage) {
        let Stage::Game(table) = stage else { return };
        let owner = Some(table.keyboard.seat());
        let before = std::mem::replace(&mut self.keyboard_of, owner);
        match (before.is_some_and(is_assistants), owner.is_some_and(is_assistants)) {
            (false, true) => {
                let page = std::mem::replace(&mut self.page, Page::Assistant);
                self.turned_by = Device::Keyboard;
                self.lock_behind(page);
            }
            (true, false) if self.page == Page::Assistant => self.page = Page::Table,
            (true | false, _) => {}
        }
    }

    /// The space bar is the large button of the page where that is up and the keyboard is its player's; else it presses.
    fn space(&self, snapshot: &Snapshot, press: Press, time: f64, part: Part) {
        let space = match &snapshot.stage {
            Stage::Game(table) if self.page == Page::Table || part == Part::Opponents => {
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
            Space::Button(commands) => {
                commands.into_iter().for_each(|command| self.link.send(Gesture::Keyboard(Intent::Do(command))));
            }
            Space::Unsettled => {}
            Space::Key => self.send_stroke(press),
        }
    }

    fn send_stroke(&self, press: Press) {
        self.link.send(Gesture::Key(press));
    }

    /// Shows a page, or leaves it. Where the keys go with it or come back, who sits at the keyboard hears it. A key takes the
    /// keys to a page to which the mouse has turned, but not to what an arbiter has opened: that it closes.
    fn turn_to(&mut self, page: Page, by: Device) {
        let (before, had_keys) = (self.page, self.has_keys());
        let opened = self.page == Page::Arbiter && self.is_unlocked();
        let takes_keys = by == Device::Keyboard && self.turned_by == Device::Mouse && !opened;
        self.page = if self.page == page && !takes_keys { Page::Table } else { page };
        self.turned_by = by;
        if self.page != before {
            self.players.turned_to();
        }
        self.lock_behind(before);
        if self.page == Page::Arbiter {
            self.inputs.enter(by);
        }
        if self.page != Page::Help && (had_keys || self.has_keys() || by == Device::Keyboard) {
            self.say_page(if self.has_keys() { self.page } else { Page::Table });
        }
    }

    /// Says on which page the keys are.
    fn say_page(&mut self, page: Page) {
        self.page_said = 2;
        let shown = match page {
            Page::Arbiter => desk::Page::Arbiter,
            Page::Assistant => desk::Page::Assistant,
            Page::Table | Page::Help => desk::Page::Table,
        };
        self.link.send(Gesture::Keyboard(Intent::PageShown(shown)));
    }

    /// An arbiter who leaves his page leaves it locked, so that nobody opens it again with one click.
    fn lock_behind(&self, before: Page) {
        let left = before == Page::Arbiter && self.page != Page::Arbiter;
        if left && self.is_unlocked() {
            self.link.send(Gesture::As(Seat::Arbiter, Command::Lock(LockCommand::Leave)));
        }
    }

    /// Whether the arbiter has given the PIN that his page needs.
    fn is_unlocked(&self) -> bool {
        let Stage::Game(table) = &self.link.snapshot().stage else { return false };
        table.game.setup().pin.is_some() && table.game.access() == Access::Open
    }

    const fn turn_round(&mut self) {
        self.turned = match self.turned {
            Turned::Naturally => Turned::Round,
            Turned::Round => Turned::Naturally,
        };
    }

    fn page(&mut self, ui: &mut Ui, snapshot: &Arc<Snapshot>, now: Moment, scale: f32) {
        if let Stage::Game(table) = &snapshot.stage {
            self.language = self.language_at(table);
        } else if let Stage::Setup(form) = &snapshot.stage {
            self.language = form.setup().wording.language;
        } else if let Stage::Menu { wording, .. } = &snapshot.stage {
            self.language = wording.language;
        }
        let scale = if let Leaving::Asked(question) = snapshot.leaving {
            let wording = Wording { language: self.language, ..Wording::default() };
            quitting::draw(ui, Words { wording }, question, &*self.link, scale);
            // The page has what is left: drawn as large as before, its parts would cover each other.
            let left = theme::scale(ui.available_size());
            theme::size_text(ui, left);
            left
        } else {
            scale
        };
        // At the table it has its own place.
        if let (Some(notice), false) = (&snapshot.notice, matches!(snapshot.stage, Stage::Game(_))) {
            ui.label(RichText::new(notice).color(theme::NOW));
        }
        match &snapshot.stage {
            Stage::Game(table) => self.table(ui, snapshot, table, now, scale),
            stage if self.page == Page::Help => self.help(ui, stage.manual_place(), scale),
            Stage::Menu { menu, wording } => menu::draw(ui, menu, Words { wording: *wording }, &*self.link, scale),
            Stage::Setup(form) => setup::draw(ui, form, snapshot.meter.as_ref(), &*self.link, scale),
            Stage::Teach { teaching, wording } => {
                teach::draw(ui, teaching, snapshot.meter.as_ref(), Words { wording: *wording }, scale);
            }
            Stage::Resume { list, wording } => {
                unfinished::draw(ui, list, Words { wording: *wording }, &*self.link, scale);
            }
            Stage::Review { list, open: None, wording } => {
                review::draw_list(ui, list, Words { wording: *wording }, &*self.link, scale);
            }
            Stage::Review { open: Some(game), wording, .. } => {
                let turned = self.turned == Turned::Round;
                let bottom = if turned { shakmaty::Color::Black } else { shakmaty::Color::White };
                let sight = review::Sight { review: game, words: Words { wording: *wording }, bottom, scale };
                review::draw(ui, &sight, snapshot, &*self.link);
            }
            Stage::Failed { message } => {
                ui.label(RichText::new(message).heading().color(theme::TEXT));
            }
        }
    }

    /// Whose page the table is: whoever has mouse and screen; where the opponent was given a screen of his own, whoever has the
    /// keyboard. A second window that somebody opens by a key may stand on the one screen of all, where nothing of what a player
    /// types may show.
    fn owner_of_page(&self, table: &Table) -> Seat {
        let apart = table.game.setup().opponents_page.window == OpponentsWindow::Own;
        if apart && self.second.of().is_some() { table.keyboard.seat() } else { table.mouse.seat() }
    }

    /// The language of the page that is up.
    fn language_at(&self, table: &Table) -> Language {
        let setup = table.game.setup();
        match self.page {
            Page::Table => setup.language_of(self.owner_of_page(table)),
            Page::Help | Page::Arbiter | Page::Assistant => setup.wording.language,
        }
    }

    fn table(&mut self, ui: &mut Ui, snapshot: &Snapshot, table: &Table, now: Moment, scale: f32) {
        let whole = ui.available_height();
        self.strip(ui, snapshot, table, scale);
        if !self.lacks_clocks(table) {
            return self.turned_page(ui, snapshot, table, now, scale);
        }
        let all = ui.available_rect_before_wrap();
        let band = (CLOCKS + theme::GAP) * scale;
        let (page, clocks) = all.split_top_bottom_at_y(all.bottom() - band);
        // The page has what is left: drawn as large as before, its parts would cover each other.
        let scale = scale.min(theme::scale(egui::vec2(all.width(), whole - band)));
        page::place(ui, page, |ui| {
            theme::size_text(ui, scale);
            self.turned_page(ui, snapshot, table, now, scale);
        });
        self.clocks(ui, clocks.with_min_y(clocks.top() + theme::GAP * scale), table, (now, scale));
    }

    /// Whether the page that is up takes the clocks from whoever has this window for his screen: they stand below it then. An
    /// assistant whose own window it is sees no times unasked.
    fn lacks_clocks(&self, table: &Table) -> bool {
        match self.page {
            Page::Table => false,
            Page::Help => true,
            Page::Arbiter => table.game.access() == Access::Locked,
            Page::Assistant => self.second.of().is_none() && !is_assistants(table.game.setup().devices.mouse),
        }
    }

    fn clocks(&self, ui: &Ui, rect: egui::Rect, table: &Table, (now, scale): (Moment, f32)) {
        let of = self.owner_of_page(table);
        let (view, words) = (table.game.view(of, now), Words::to(table.game.setup(), of));
        let bottom = view.side();
        for (place, side) in text::columns(rect, 2, theme::GAP * scale).into_iter().zip([bottom.other(), bottom]) {
            face::paint(ui, place, scale, &face::Face::of(&view, words, side));
        }
    }

    fn turned_page(&mut self, ui: &mut Ui, snapshot: &Snapshot, table: &Table, now: Moment, scale: f32) {
        match self.page {
            Page::Help => self.help(ui, Opened::Game, scale),
            Page::Arbiter => {
                let sight = arbiter::Sight::new(&*self.link, snapshot, &table.game, now, scale);
                arbiter::draw(ui, &sight, &mut self.inputs);
                // The page locks behind him, and whoever has the keyboard has it at the board again.
                if let Some(by) = self.inputs.takes_leave() {
                    self.turn_to(Page::Table, by);
                }
            }
            Page::Assistant => {
                let link = &*self.link;
                assistant::draw(ui, &assistant::Sight { link, snapshot, table, now, scale }, &mut self.assistants);
            }
            Page::Table => {
                let of = self.owner_of_page(table);
                let theirs = Theirs { link: &*self.link, of };
                let mut sight = match self.second.of() {
                    Some(_) => opponent::Sight::of(of, &theirs, snapshot, table, now),
                    None => opponent::Sight::of(of, &*self.link, snapshot, table, now),
                };
                if self.turned == Turned::Round {
                    sight.bottom = sight.bottom.other();
                }
                sight.scale = scale;
                opponent::draw(ui, &sight, &mut self.players);
            }
        }
    }

    /// Under which conditions the game is played, and the ways to the other pages.
    fn strip(&mut self, ui: &mut Ui, snapshot: &Snapshot, table: &Table, scale: f32) {
        let words = Words { wording: Wording { language: self.language, ..table.game.setup().wording } };
        let size = egui::vec2(ui.available_width(), 40.0 * scale);
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::empty());
        let (small, gap) = (theme::SMALL * scale, 8.0 * scale);
        let pages = [(Page::Arbiter, Label::Arbiter), (Page::Assistant, Label::Assistant), (Page::Help, Label::Keys)];
        let pages = pages.map(|(page, label)| {
            let label = if self.page == page { Label::BackToTable } else { label };
            (page, words.label(label), text::width(ui, words.label(label), small) + 24.0 * scale)
        });
        let wide: f32 = pages.iter().map(|(.., width)| width + gap).sum();
        let (facts, buttons) = rect.split_left_right_at_x(rect.right() - wide);
        status::draw(ui, facts, &table.game, snapshot, words);
        let mut left = buttons.left();
        for (page, name, width) in pages {
            let place =
                egui::Rect::from_min_size(egui::pos2(left + gap, buttons.top()), egui::vec2(width, 34.0 * scale));
            left += gap + width;
            let response = text::button(ui, place, name, "", page::Weight::Plain, small);
            if response.clicked() {
                self.turn_to(page, hand(&response));
            }
        }
    }

    fn help(&self, ui: &mut Ui, place: Opened, scale: f32) {
        let wording = crate::language::Wording { language: self.language, ..Default::default() };
        help::draw(ui, Words { wording }, (place, self.reading), scale);
    }
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.show(ui);
    }

    fn raw_input_hook(&mut self, _: &egui::Context, input: &mut egui::RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(LETTERS));
    }

    fn clear_color(&self, _: &egui::Visuals) -> [f32; 4] {
        theme::GROUND.to_normalized_gamma_f32()
    }
}

/// The last words to the room, for screen readers that follow live regions. The program speaks for itself, so politely.
fn live_region(ui: &Ui, snapshot: &Snapshot) -> Reader {
    let last = snapshot.captions.iter().rev().find(|caption| caption.to == Audience::Room);
    let text = last.map(|caption| caption.text.clone()).unwrap_or_default();
    let shown = ui.ctx().accesskit_node_builder(Id::unique("live"), |node| {
        node.set_role(accesskit::Role::Status);
        node.set_live(accesskit::Live::Polite);
        node.set_value(text);
    });
    // There are no nodes before something asks for them.
    if shown.is_some() { Reader::Names } else { Reader::None }
}

/// Whether it is an assistant's.
const fn is_assistants(seat: Seat) -> bool {
    matches!(seat, Seat::Assistant(_))
}

/// Nothing has the keyboard's focus any more.
fn leave_buttons(ctx: &egui::Context) {
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
}

/// How long the clocks on the screen stay true.
fn next_change(table: &Table, now: Moment) -> Option<Duration> {
    let clock = table.game.clock();
    let side = clock.side_running()?;
    face::delay_stays(clock.delay_left(side, now)).or_else(|| face::stays(clock.left(side, now)?))
}
