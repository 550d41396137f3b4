//! Which page is up, and what is on it.
use std::sync::Arc;

use eframe::egui::{self, RichText, Ui};

use super::{CLOCKS, Page, Turned, Window, front, is_assistants, second::Theirs};
use crate::{
    clock::Moment,
    desk::{self, Intent, Mode, Opened, Section},
    game::{Access, Command, Device, LockCommand, OpponentsWindow, Seat},
    language::{Label, Language, Wording},
    screen::{
        Gesture, Leaving, Snapshot, Stage, Table, arbiter, assistant, face, help,
        large::{self, Large},
        menu, opponent,
        page::{LiveTexts, Weight, Words, hand, place},
        quitting, review, setup, status, teach, text, theme, unfinished,
    },
};

impl Window {
    /// The page of help is up while the manual is read.
    pub(super) fn follow_manual(&mut self, reading: Option<Section>) {
        let before = std::mem::replace(&mut self.reading, reading);
        match (before, reading) {
            (None, Some(_)) => {
                let before = std::mem::replace(&mut self.page, Page::Help);
                self.lock_behind(before);
            }
            (Some(_), None) if self.page == Page::Help => self.page = self.home(),
            _ => {}
        }
    }

    /// Where the page locks itself, the keys go to the field for the PIN, so that what its arbiter is typing is not a player's act:
    /// anyone who has the keyboard hears it before he types. Where the keys are at the board, the table comes back: the player whose
    /// screen it is sees what is announced.
    pub(super) fn follow_lock(&mut self, stage: &Stage) {
        let Stage::Game(table) = stage else { return };
        let before = std::mem::replace(&mut self.access, table.game.rights().access());
        let locked = before == Access::Open && self.access == Access::Locked;
        match self.page {
            Page::Arbiter if locked && self.has_keys() => self.say_page(Page::Arbiter),
            Page::Arbiter if locked => {
                self.page = self.home();
                self.players.turned_to();
            }
            Page::Arbiter | Page::Table | Page::Assistant | Page::Help => {}
        }
    }

    /// With the keyboard comes its new owner's page: an assistant's, or the table.
    pub(super) fn follow_keyboard(&mut self, stage: &Stage) {
        let Stage::Game(table) = stage else { return };
        let owner = Some(table.keyboard.seat());
        let before = std::mem::replace(&mut self.keyboard_of, owner);
        if before != owner {
            self.large = None;
            self.assistants.drop_entries();
        }
        match (before.is_some_and(is_assistants), owner.is_some_and(is_assistants)) {
            (false, true) => {
                let page = std::mem::replace(&mut self.page, Page::Assistant);
                self.turned_by = Device::Keyboard;
                self.lock_behind(page);
            }
            (true, false) if self.page == Page::Assistant => self.page = Page::Table,
            (true | false, _) => {}
        }
        self.follow_entry(table);
    }

    /// What an assistant begins at the keyboard stands on his page, and would be typed unseen. On a screen that is the opponent's while
    /// his clock runs, that page does not come.
    fn follow_entry(&mut self, table: &Table) {
        let begun = *table.keyboard.mode() != Mode::Board;
        let begins = begun && !std::mem::replace(&mut self.has_begun, begun);
        self.has_begun = begun;
        let opponents = self.owner_of_page(table).side().filter(|_| self.second.of().is_none());
        let is_his = table.game.clock().side_running().is_some_and(|side| opponents == Some(side));
        if begins && self.page == Page::Table && is_assistants(table.keyboard.seat()) && !is_his {
            self.page = Page::Assistant;
            self.turned_by = Device::Keyboard;
        }
    }

    /// Shows a page, or leaves it. Where the keys go with it or come back, who sits at the keyboard hears it. A key takes the keys to
    /// a page that the mouse opened, but closes a page that an arbiter has unlocked. The first try to leave the arbiter's page ends only
    /// a question that stands there: he sees that it is over.
    pub(super) fn turn_to(&mut self, page: Page, by: Device) {
        if self.page == Page::Arbiter && self.inputs.ends_question() == arbiter::QuestionLeft::Question {
            if self.has_keys() {
                self.say_page(Page::Arbiter);
            }
            return;
        }
        let (before, had_keys) = (self.page, self.has_keys());
        let opened = self.page == Page::Arbiter && self.is_unlocked();
        let takes_keys = by == Device::Keyboard && self.turned_by == Device::Mouse && !opened;
        self.page = match page {
            _ if self.page != page || takes_keys => page,
            Page::Assistant | Page::Table => Page::Table,
            Page::Arbiter | Page::Help => self.home(),
        };
        self.turned_by = by;
        self.large = None;
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

    /// The page of the keyboard's owner.
    pub(super) fn home(&self) -> Page {
        if self.keyboard_of.is_some_and(is_assistants) { Page::Assistant } else { Page::Table }
    }

    /// Says on which page the keys are.
    pub(super) fn say_page(&mut self, page: Page) {
        self.page_said = 2;
        let shown = match page {
            Page::Arbiter => desk::Page::Arbiter,
            Page::Assistant => desk::Page::Assistant,
            Page::Table | Page::Help => desk::Page::Table,
        };
        self.link.send(Gesture::Keyboard(Intent::PageShown(shown)));
    }

    /// An arbiter who leaves his page leaves it locked, so that nobody opens it again with one click.
    pub(super) fn lock_behind(&self, before: Page) {
        let left = before == Page::Arbiter && self.page != Page::Arbiter;
        if left && self.is_unlocked() {
            self.link.send(Gesture::As(Seat::Arbiter, Command::Lock(LockCommand::Leave)));
        }
    }

    /// Whether the arbiter has given the PIN that his page needs.
    pub(super) fn is_unlocked(&self) -> bool {
        let Stage::Game(table) = &self.link.snapshot().stage else { return false };
        table.game.setup().pin.is_some() && table.game.rights().access() == Access::Open
    }

    pub(super) const fn turn_round(&mut self) {
        self.turned = match self.turned {
            Turned::Naturally => Turned::Round,
            Turned::Round => Turned::Naturally,
        };
    }

    pub(super) fn page(&mut self, ui: &mut Ui, snapshot: &Arc<Snapshot>, now: Moment, scale: f32) {
        self.assistants.follow_talk(ui, &*self.link);
        if let Stage::Game(table) = &snapshot.stage {
            self.language = self.language_at(table);
        } else if let Stage::Setup(form) = &snapshot.stage {
            self.language = form.setup().wording.language;
        } else if let Stage::Menu { wording, .. } = &snapshot.stage {
            self.language = wording.language;
        }
        if let Leaving::Asked(question) = snapshot.leaving {
            let wording = Wording { language: self.language, ..Wording::default() };
            let reader = match &snapshot.stage {
                Stage::Game(table) if self.owner_of_page(table) != table.keyboard.seat() => quitting::Reader::WithMouse,
                _ => quitting::Reader::WithKeys,
            };
            quitting::draw(ui, Words { wording }, (question, reader), &*self.link, scale);
        }
        // At the table it has its own place.
        if let (Some(notice), false) = (&snapshot.notice, matches!(snapshot.stage, Stage::Game(_))) {
            ui.label(RichText::new(notice).color(theme::of(ui).now));
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
                review::draw(ui, &sight, &*self.link);
            }
            Stage::Failed { message } => {
                ui.label(RichText::new(message).heading().color(theme::of(ui).text));
            }
        }
    }

    /// Whose page the table is: that of the person who has mouse and screen; where the opponent was given a screen of his own,
    /// that of the person who has the keyboard. A second window that somebody opens by a key may stand on the one screen of all,
    /// where nothing of what a player types may show.
    pub(super) fn owner_of_page(&self, table: &Table) -> Seat {
        let apart = table.game.setup().opponents_page.window == OpponentsWindow::Own;
        if apart && self.second.of().is_some() { table.keyboard.seat() } else { table.mouse.seat() }
    }

    /// Whether the large view may be shown: to a visually impaired player at the keyboard whose page this is. He hears whatever is
    /// not on it; a player who sees would miss his buttons and what he types.
    pub(super) fn may_show_large(&self, table: &Table) -> bool {
        let owner = table.keyboard.seat();
        matches!(owner, Seat::Player(color) if table.game.setup().is_impaired(color))
            && owner == self.owner_of_page(table)
    }

    /// Shows something large, or the table again: what is due on it is new to whoever sees it then.
    pub(super) const fn show_large(&mut self, large: Option<Large>) {
        self.large = large;
        self.players.turned_to();
    }

    /// The language of the page that is up.
    pub(super) fn language_at(&self, table: &Table) -> Language {
        let setup = table.game.setup();
        match self.page {
            Page::Table => setup.language_of(self.owner_of_page(table)),
            Page::Arbiter => setup.language_of(Seat::Arbiter),
            // One language for the assistants of both sides.
            Page::Assistant => setup.language_of(Seat::Assistant(shakmaty::Color::White)),
            Page::Help => setup.wording.language,
        }
    }

    pub(super) fn table(&mut self, ui: &mut Ui, snapshot: &Snapshot, table: &Table, now: Moment, scale: f32) {
        if let Some(large) = self.large.filter(|_| self.page == Page::Table) {
            let view = table.game.view(table.keyboard.seat(), now);
            if large::draw(ui, large, (table, &view), scale).clicked() {
                self.show_large(None);
            }
            return;
        }
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
        place(ui, page, |ui| {
            theme::size_text(ui, scale);
            self.turned_page(ui, snapshot, table, now, scale);
        });
        self.clocks(ui, clocks.with_min_y(clocks.top() + theme::GAP * scale), table, (now, scale));
    }

    /// Whether the page that is up takes the clocks from the owner of this window: they stand below it then. An
    /// assistant whose own window it is sees no times unasked.
    fn lacks_clocks(&self, table: &Table) -> bool {
        match self.page {
            Page::Table => false,
            Page::Help => true,
            Page::Arbiter => table.game.rights().access() == Access::Locked,
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
                let fields = front::fields(self.turned_by, &snapshot.stage);
                // Whoever opened the page, the screen reader is that of the player at the machine.
                let texts = LiveTexts::of(Seat::Arbiter, table.game.setup());
                fields.within(ui, |ui| texts.within(ui, |ui| arbiter::draw(ui, &sight, &mut self.inputs)));
                // The page locks behind him, and anyone who has the keyboard has it at the board again.
                if let Some(by) = self.inputs.takes_leave() {
                    self.turn_to(Page::Table, by);
                }
            }
            Page::Assistant => {
                let link = &*self.link;
                let sight =
                    assistant::Sight { link, snapshot, table, now, scale, screen_of: self.owner_of_page(table) };
                // Where a player has the keys, the screen reader is his, and not the assistant's.
                let texts = match table.keyboard.seat() {
                    Seat::Assistant(_) => LiveTexts::Announced,
                    Seat::Player(_) | Seat::Arbiter => LiveTexts::of(Seat::Arbiter, table.game.setup()),
                };
                texts.within(ui, |ui| assistant::draw(ui, &sight, &mut self.assistants));
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
    pub(super) fn strip(&mut self, ui: &mut Ui, snapshot: &Snapshot, table: &Table, scale: f32) {
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
            let response = text::button(ui, place, name, "", Weight::Plain, small);
            if response.clicked() {
                self.turn_to(page, hand(&response));
            }
        }
    }

    pub(super) fn help(&self, ui: &mut Ui, place: Opened, scale: f32) {
        let wording = Wording { language: self.language, ..Default::default() };
        help::draw(ui, Words { wording }, (place, self.reading), scale);
    }
}
