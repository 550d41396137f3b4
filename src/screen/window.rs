//! The window itself.
mod early;
mod front;
mod keys;
mod pages;
mod second;
mod tabbing;
mod tree;

use std::{sync::Arc, time::Duration};

use eframe::egui::{self, CentralPanel, Frame, Id, Key, Ui, ViewportCommand, accesskit};

use self::{front::At, second::Second, tabbing::Tabbing};
use super::{
    arbiter, assistant, clicks,
    face::{self, FaceDigits},
    focus::Reader,
    large::Large,
    link::{Front, Gesture, Leaving, Link, Snapshot, Stage, Table},
    opponent,
    steady::SteadyClicks,
    theme,
};
use crate::{
    clock::Moment,
    desk::{self, Section},
    game::{Access, Device, Seat},
    language::Language,
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
    /// Whether the person at the keyboard was in the middle of something when the window was last drawn.
    has_begun: bool,
    /// Whether the arbiter's page was open when the window was last drawn.
    access: Access,
    /// The section of the manual that was being read when the window was last drawn.
    reading: Option<Section>,
    /// Whose the keyboard was then.
    keyboard_of: Option<Seat>,
    /// Whose it was at the last stroke in this game.
    struck_by: Option<Seat>,
    turned: Turned,
    /// What the table shows large, for a player who sees a little.
    large: Option<Large>,
    /// Where the keyboard is in this window.
    at: At,
    tabbing: Tabbing,
    /// For so many more frames it was just said on which page the keys are: a focus that is gone says nothing beside that.
    page_said: u8,
    /// Which window had the keyboard when this one was last drawn.
    front: Front,
    /// The key that is held while speaking.
    talking: Option<Key>,
    /// What was shown when a key opened the move field. Until the program has answered, the keys after it are typed.
    opening: Option<Arc<Snapshot>>,
    /// The key that answers a question, and since when it is down, in seconds of the window. What happened before a frame
    /// is known when it is drawn: a window that is late takes no tap for a key that is held.
    answering: Option<(Key, f64)>,
    /// Enter or the space bar, while it is down.
    struck: Option<keys::Struck>,
    /// When a key has left the arbiter's page, in seconds of the window, until the next stroke.
    left_arbiters_page: Option<f64>,
    game_shown: early::GameShown,
    /// Since when the window has the keyboard again that another window had.
    front_since: Option<f64>,
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
    Help,
    Arbiter,
    Assistant,
}

/// Whether the window has been asked to fill the screen. Not every window manager heeds that before a window is there, and
/// one that is larger than its screen hides the lower clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Size {
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
            has_begun: false,
            access: Access::Locked,
            reading: None,
            keyboard_of: None,
            struck_by: None,
            turned: Turned::Naturally,
            large: None,
            at: At::NOTHING,
            tabbing: Tabbing::default(),
            page_said: 0,
            front: Front::Here,
            talking: None,
            opening: None,
            answering: None,
            struck: None,
            left_arbiters_page: None,
            game_shown: early::GameShown::None,
            front_since: None,
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
            tree::of_second(&creation.egui_ctx);
            on_ready(creation.egui_ctx.clone());
            Ok(Box::new(Self::new(link)) as Box<dyn eframe::App>)
        };
        eframe::run_native(TITLE, options, Box::new(create))
    }

    /// Draws everything once and passes on what was done.
    pub fn show(&mut self, ui: &mut Ui) {
        ui.ctx().options_mut(|options| {
            // Two clicks on one place are a double click for as long as a key has to be held for an answer.
            options.input_options.max_double_click_delay = desk::HOLD.as_secs_f64();
            // A click may be as slow as the hand.
            options.input_options.max_click_duration = f64::INFINITY;
        });
        ui.ctx().add_plugin(SteadyClicks::default());
        if std::mem::replace(&mut self.size, Size::Asked) == Size::AsOpened {
            ui.ctx().send_viewport_cmd(ViewportCommand::Maximized(true));
        }
        let snapshot = self.link.snapshot();
        theme::dress(ui, snapshot.theme);
        clicks::follow(ui);
        let now = self.link.now();
        self.second.follow(ui.ctx(), &snapshot.stage);
        self.keys(ui, &snapshot);
        self.follow_manual(snapshot.stage.manual());
        self.follow_lock(&snapshot.stage);
        self.follow_keyboard(&snapshot.stage);
        self.give_keys_back(ui.ctx(), &snapshot.stage);
        ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(TITLE));
        let scale = theme::scale(ui.available_size());
        theme::size_text(ui, scale);
        // The ground is what the window is cleared to: one layer less to fill, once a second, on machines without a
        // graphics processor.
        let frame = Frame::new().inner_margin(theme::GAP * scale);
        CentralPanel::default().frame(frame).show(ui, |ui| self.page(ui, &snapshot, now, scale));
        let reader = live_region(ui, &snapshot);
        self.follow_focus(ui.ctx(), &snapshot, (Part::Main, reader));
        self.page_said = self.page_said.saturating_sub(1);
        self.show_second(ui.ctx(), &snapshot);
        self.follow_front(ui.ctx());
        if let Stage::Game(table) = &snapshot.stage
            && let Some(wait) = next_change(table, now, self.digits())
        {
            ui.ctx().request_repaint_after(wait);
        }
        if ui.input(|input| input.viewport().close_requested()) {
            self.close(ui.ctx());
        }
    }

    /// How the clocks on the page that is up are written.
    const fn digits(&self) -> FaceDigits {
        match self.page {
            Page::Arbiter => FaceDigits::ToTheSecond,
            Page::Table | Page::Help | Page::Assistant => FaceDigits::AsOnClocks,
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
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.show(ui);
    }

    fn raw_input_hook(&mut self, ctx: &egui::Context, input: &mut egui::RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(LETTERS));
        self.part_typing(ctx, input);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
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

/// How long the clocks on the screen stay true.
fn next_change(table: &Table, now: Moment, digits: FaceDigits) -> Option<Duration> {
    let clock = table.game.clock();
    let side = clock.side_running()?;
    face::delay_stays(clock.delay_left(side, now)).or_else(|| face::stays(clock.left(side, now)?, digits))
}
