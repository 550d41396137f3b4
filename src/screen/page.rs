//! What every page needs: words, labels, buttons.
use eframe::egui::{
    self, Align2, Button, Color32, Key, PointerButton, Response, RichText, TextEdit, Ui, text_edit::TextEditState,
};
use shakmaty::{Color, Piece};

use super::{
    clicks,
    link::{Gesture, Link},
    theme,
};
use crate::{
    desk::Intent,
    game::{Device, Seat, Setup},
    keys,
    language::{Arg, Label, Language, Line, Phrase, Wording, speak},
};

/// The words of a page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Words {
    /// In which languages.
    pub(super) wording: Wording,
}

impl Words {
    /// The words of a game.
    pub(super) const fn of(setup: &Setup) -> Self {
        Self { wording: Wording { pieces: None, ..setup.wording } }
    }

    /// The words of a game on the page of a person.
    pub(super) fn to(setup: &Setup, seat: Seat) -> Self {
        Self { wording: Wording { language: setup.language_of(seat), pieces: None, ..setup.wording } }
    }

    /// The language of the page.
    pub(super) const fn language(self) -> Language {
        self.wording.language
    }

    /// A short text.
    pub(super) const fn label(self, label: Label) -> &'static str {
        label.text(self.language())
    }

    /// A sentence, as it would be spoken.
    pub(super) fn say(self, phrase: &Phrase) -> String {
        speak(phrase, self.wording).to_string()
    }

    /// A sentence beside the buttons that do what it says: it names no key.
    pub(super) fn beside_buttons(self, phrase: Phrase) -> String {
        phrase.without_keys().map(|phrase| self.say(&phrase)).unwrap_or_default()
    }

    /// A fixed sentence.
    pub(super) fn line(self, line: Line) -> String {
        self.say(&Phrase::line(line))
    }

    /// A word or two, without the point of a sentence.
    pub(super) fn bare(self, arg: Arg) -> String {
        let said = self.say(&Phrase::with(Line::Bare, [arg]));
        said.strip_suffix('.').unwrap_or(&said).to_owned()
    }

    /// Somebody's words, as the language marks them.
    pub(super) fn quoted(self, words: &str) -> String {
        match self.language() {
            Language::German => format!("„{words}“"),
            Language::English => format!("“{words}”"),
            Language::Spanish | Language::French => format!("«{words}»"),
        }
    }

    pub(super) fn color(self, color: Color) -> String {
        self.bare(Arg::Color(color))
    }

    /// A piece with its colour.
    pub(super) fn piece(self, piece: Piece) -> String {
        self.bare(Arg::Piece(piece))
    }

    /// A side, as it begins a line.
    pub(super) fn heading(self, color: Color) -> String {
        capital(&self.color(color))
    }

    /// A side of which something is said: `Las blancas`.
    pub(super) fn subject(self, color: Color) -> &'static str {
        self.label(color.fold_wb(Label::WhiteAsSubject, Label::BlackAsSubject))
    }

    /// A side and, where there is one, the name of its player. It begins a line.
    pub(super) fn player(self, setup: &Setup, color: Color) -> String {
        let side = self.heading(color);
        match setup.names.get(color).trim() {
            "" => side,
            name => format!("{side} · {name}"),
        }
    }

    /// A text with its key.
    pub(super) fn with_key(self, label: Label, intent: &Intent) -> String {
        match keys::shortcut(intent, self.language()) {
            Some(key) => format!("{} ({key})", self.label(label)),
            None => self.label(label).to_owned(),
        }
    }
}

/// Sends what a button stands for, where it stands at a place to which others come: no second half of a double click takes it.
pub(super) fn take_once(response: &Response, link: &dyn Link, intent: Intent) {
    if is_answered(response) {
        take(response, link, intent);
    }
}

/// Sends what a button stands for: in the name of the mouse's owner where the mouse took it, else of the keyboard's.
pub(super) fn take(response: &Response, link: &dyn Link, intent: Intent) {
    if response.clicked_by(PointerButton::Primary) {
        if clicks::is_meant(response) {
            link.send(Gesture::Mouse(intent));
        }
    } else if response.clicked() {
        link.send(Gesture::Keyboard(intent));
    }
}

/// What took a button: the mouse, or the keyboard or a screen reader.
pub(super) fn hand(response: &Response) -> Device {
    if response.clicked_by(PointerButton::Primary) { Device::Mouse } else { Device::Keyboard }
}

/// Whether a button that answers was taken. The second half of a double click takes none: it was meant for the button that
/// asked, in whose place this one may have come.
/// Fast clicks can come in one frame; the first of them still counts.
pub(super) fn is_answered(response: &Response) -> bool {
    let again = match (response.triple_clicked(), response.double_clicked()) {
        (true, _) => 3,
        (false, true) => 2,
        (false, false) => 1,
    };
    response.clicked() && clicks::in_frame(&response.ctx) >= again && clicks::is_meant(response)
}

/// A text as it begins a line.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// How much a button asks to be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    /// One of several.
    Plain,
    /// What is due now.
    Due,
}

/// A button that fills a place.
pub(super) fn button(ui: &mut Ui, text: &str, weight: Weight, size: egui::Vec2) -> Response {
    let (ink, ground): (Color32, Color32) = match weight {
        Weight::Plain => (theme::of(ui).text, theme::of(ui).panel),
        Weight::Due => (theme::of(ui).on_now, theme::of(ui).now),
    };
    let mut rich = RichText::new(text).color(ink);
    let largest = match weight {
        Weight::Plain => egui::TextStyle::Button.resolve(ui.style()).size,
        Weight::Due => {
            let heading = egui::TextStyle::Heading.resolve(ui.style()).size;
            fitting(ui, text, heading, size.x - 4.0 * ui.spacing().button_padding.x)
        }
    };
    rich = rich.size(unbroken(ui, text, largest, size.x));
    // It is known by its text: a key that was meant for it takes none of the others when some of them come or go.
    let response = ui.push_id(text, |ui| ui.add_sized(size, Button::new(rich).fill(ground).wrap())).inner;
    clicks::stands(&response, text);
    ring(ui, &response);
    response
}

/// Whether one of several is the one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    Yes,
    /// It is not.
    No,
}

impl Chosen {
    /// Whether this one is the current one.
    pub(super) fn of<T: PartialEq>(this: T, current: T) -> Self {
        if this == current { Self::Yes } else { Self::No }
    }
}

/// One of several of which one is chosen.
pub(super) fn toggle(ui: &mut Ui, text: &str, chosen: Chosen, size: egui::Vec2) -> Response {
    let (ink, ground) = match chosen {
        Chosen::Yes => (theme::of(ui).on_now, theme::of(ui).now),
        Chosen::No => (theme::of(ui).text, theme::of(ui).panel),
    };
    let largest = egui::TextStyle::Button.resolve(ui.style()).size;
    let rich = RichText::new(text).color(ink).size(unbroken(ui, text, largest, size.x));
    let response = ui
        .add_sized(size, Button::selectable(chosen == Chosen::Yes, rich).frame_when_inactive(true).fill(ground).wrap());
    ring(ui, &response);
    response
}

/// A question with its two answers side by side: yes and no.
pub(super) fn question(ui: &mut Ui, words: Words, text: &str, height: f32) -> (Response, Response) {
    question_beside(ui, words, text, height, None)
}

/// The same, its answers below a place that they would lie at: a click there was meant for what stood there before, however late it
/// comes.
pub(super) fn question_beside(
    ui: &mut Ui,
    words: Words,
    text: &str,
    height: f32,
    asked_at: Option<egui::Pos2>,
) -> (Response, Response) {
    let shown = ui.add(egui::Label::new(RichText::new(text).heading().color(theme::of(ui).text)).wrap());
    live(ui, &shown);
    let top = ui.cursor().top();
    let covers = |at: &egui::Pos2| top < at.y + clicks::NEAR && top + height > at.y - clicks::NEAR;
    if let Some(at) = asked_at.filter(covers) {
        ui.add_space(at.y + clicks::NEAR - top);
    }
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        // In this order on every page.
        let yes = button(ui, words.label(Label::Yes), Weight::Plain, size);
        let no = button(ui, words.label(Label::No), Weight::Plain, size);
        leads_to(ui, &no, egui::Key::ArrowLeft, &yes);
        leads_to(ui, &yes, egui::Key::ArrowRight, &no);
        (yes, no)
    })
    .inner
}

/// Has an arrow lead from one control to another beside it. The window's own search looks at every control of a page, also at those
/// that are scrolled out of sight, and may find one of them nearer.
fn leads_to(ui: &Ui, from: &Response, arrow: egui::Key, to: &Response) {
    if !from.has_focus() {
        return;
    }
    let sideways = egui::EventFilter { horizontal_arrows: true, ..Default::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(from.id, sideways));
    if ui.input(|input| input.key_pressed(arrow)) {
        to.request_focus();
    }
}

/// A part of the width for each of so many buttons side by side.
pub(super) fn share(ui: &Ui, count: usize, height: f32) -> egui::Vec2 {
    let gaps = ui.spacing().item_spacing.x * count.saturating_sub(1) as f32;
    egui::vec2((ui.available_width() - gaps) / count.max(1) as f32, height)
}

/// The size at which a text fits into a width on one line; not below two thirds of the largest.
pub(super) fn fitting(ui: &Ui, text: &str, largest: f32, width: f32) -> f32 {
    let needed = ui.painter().layout_no_wrap(text.to_owned(), theme::font(largest), theme::of(ui).text).size().x;
    largest * (width / needed).clamp(0.66, 1.0)
}

/// The size, at most `largest`, at which no word of a text is broken on a button of this width.
fn unbroken(ui: &Ui, text: &str, largest: f32, width: f32) -> f32 {
    // A point more than the text has: the button rounds its edges inwards.
    let room = (width - 2.0 * ui.spacing().button_padding.x - 1.0).max(1.0);
    let wide =
        |word: &str| ui.painter().layout_no_wrap(word.to_owned(), theme::font(largest), theme::of(ui).text).size().x;
    let widest = text.split_whitespace().map(wide).fold(0.0, f32::max);
    if widest > room { (largest * room / widest).floor() } else { largest }
}

/// Whether the fields of a page take keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Fields {
    #[default]
    Open,
    /// The keys are another person's: what is typed would be his act.
    Closed,
}

impl Fields {
    /// Draws a page with such fields.
    pub(super) fn within<R>(self, ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
        within(ui, "fields", self, draw)
    }

    /// What holds now.
    pub(super) fn of(ui: &Ui) -> Self {
        ui.data(|data| data.get_temp(egui::Id::unique("fields"))).unwrap_or_default()
    }
}

/// A field for one line, which stands in the middle of it: the frame may be higher than the text.
pub(super) fn line_field<'t>(ui: &Ui, line: &'t mut String) -> TextEdit<'t> {
    TextEdit::singleline(line).margin(ui.spacing().button_padding).align(Align2::LEFT_CENTER)
}

/// Puts a field there, which stands still where fields are closed.
pub(super) fn put_field(ui: &mut Ui, field: impl egui::Widget) -> Response {
    ui.add_enabled(Fields::of(ui) == Fields::Open, field)
}

/// Puts a field there whose text nobody reads, nor brings back by undoing: a PIN, a passphrase.
pub(super) fn put_covered(ui: &mut Ui, field: TextEdit<'_>) -> Response {
    let response = put_field(ui, field.password(true));
    if let Some(mut state) = TextEditState::load(ui.ctx(), response.id) {
        state.clear_undoer();
        state.store(ui.ctx(), response.id);
    }
    response
}

/// A thick ring around what has the keyboard's focus, which is brought into sight.
pub(super) fn ring(ui: &Ui, response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        let stroke = egui::Stroke::new(3.0 * theme::of(ui).thick, theme::of(ui).text);
        ui.painter().rect_stroke(response.rect.expand(3.0), 8, stroke, egui::StrokeKind::Middle);
    }
}

/// The same of a field. Enter takes what stands there and leaves the focus where it is: gone, it would begin at the top of the page, and
/// the next Enter would close it.
pub(super) fn ring_of_field(ui: &Ui, response: &Response) {
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        response.request_focus();
    }
    ring(ui, response);
}

/// Whether a screen reader announces the texts of a page that change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum LiveTexts {
    #[default]
    Announced,
    /// The reader is that of a player who cannot see, and the page another person's: it would tell him what is on its way there.
    Silent,
}

impl LiveTexts {
    /// On the page of this person, in a game with this set-up.
    pub(super) fn of(seat: Seat, setup: &Setup) -> Self {
        let is_anothers = |side: &Color| Seat::Player(*side) != seat && setup.is_impaired(*side);
        if Color::ALL.iter().any(is_anothers) { Self::Silent } else { Self::Announced }
    }

    /// Draws a page with such texts.
    pub(super) fn within<R>(self, ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
        within(ui, "live-texts", self, draw)
    }
}

/// What is drawn now finds this value under that name.
fn within<T: Copy + Default + Send + Sync + 'static, R>(
    ui: &mut Ui,
    name: &str,
    value: T,
    draw: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = egui::Id::unique(name);
    ui.data_mut(|data| data.insert_temp(id, value));
    let drawn = draw(ui);
    ui.data_mut(|data| data.insert_temp(id, T::default()));
    drawn
}

/// Marks a text that is read out when it changes, politely: the program speaks for itself.
pub(super) fn live(ui: &Ui, response: &Response) {
    let texts: LiveTexts = ui.data(|data| data.get_temp(egui::Id::unique("live-texts"))).unwrap_or_default();
    if texts == LiveTexts::Announced {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(egui::accesskit::Live::Polite));
    }
}

/// A part of the page with a place of its own.
pub(super) fn place<R>(ui: &mut Ui, rect: egui::Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = egui::UiBuilder::new().max_rect(rect).layout(egui::Layout::top_down(egui::Align::Min));
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(rect.expand(6.0).intersect(ui.clip_rect()));
        content(ui)
    })
    .inner
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The Spanish names of the sides began small where they begin a line.
    #[test]
    fn a_player_begins_a_line_with_a_capital() {
        let names = shakmaty::ByColor { white: "Anna".to_owned(), black: String::new() };
        let words = Words { wording: Wording { language: Language::Spanish, ..Wording::default() } };
        let setup = Setup { names, ..Setup::default() };
        assert_eq!(Color::ALL.map(|side| words.player(&setup, side)), ["Blancas · Anna", "Negras"]);
    }

    /// `Zeit reklamiere/n`: a word that is wider than its button was broken.
    #[test]
    fn no_word_is_broken_on_a_button() {
        let ctx = egui::Context::default();
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            ui.spacing_mut().button_padding.x = 3.0;
            for language in Language::ALL {
                for label in [Label::ClaimFlag, Label::TopicClaims, Label::Claims] {
                    let text = label.text(language);
                    let size = unbroken(ui, text, 15.0, 66.0);
                    let lay = |word: &str| {
                        ui.painter().layout_no_wrap(word.to_owned(), theme::font(size), theme::of(ui).text).size().x
                    };
                    assert!(text.split_whitespace().all(|word| lay(word) <= 60.0), "{text}: {size}");
                }
            }
            assert!((unbroken(ui, "Ja", 15.0, 66.0) - 15.0).abs() < f32::EPSILON, "what fits stays as it is");
        });
        output.drop_without_applying_deltas();
    }

    /// What was scrolled out of sight lay nearer to "No" than "Yes" did: the arrow took the arbiter to the button that signs.
    #[test]
    fn the_arrows_lead_from_no_to_yes_and_back_past_what_is_out_of_sight() {
        let ctx = egui::Context::default();
        let mut focused = Vec::new();
        for arrow in [None, None, Some(egui::Key::ArrowLeft), Some(egui::Key::ArrowRight)] {
            let mut input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(500.0, 300.0))),
                ..egui::RawInput::default()
            };
            input.events.extend(arrow.map(|key| egui::Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            }));
            let output = ctx.run_ui(input, |ui| {
                egui::ScrollArea::vertical().max_height(40.0).show(ui, |ui| {
                    for line in 0..12 {
                        let _ = button(ui, &format!("{line}"), Weight::Plain, egui::vec2(230.0, 20.0));
                    }
                });
                let (yes, no) = question(ui, Words { wording: Wording::default() }, "?", 40.0);
                if arrow.is_none() {
                    no.request_focus();
                }
                focused.push((yes.has_focus(), no.has_focus()));
            });
            output.drop_without_applying_deltas();
        }
        let (yes, no) = ((true, false), (false, true));
        assert_eq!(focused[1..], [no, yes, no]);
    }
}
