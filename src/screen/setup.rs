//! The set-up of a game on the screen: the same form that is filled in by ear.
use eframe::egui::{
    Button, Id, Rect, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit,
};

use super::{
    drawn_pin,
    link::{Gesture, Link},
    meter,
    page::{Weight, Words, button, capital, place, ring, take},
    theme,
};
use crate::{
    desk::{Direction, Field, Form, Intent, PartField, Preparing},
    language::Label,
    listen::capture::Meter,
};

/// Draws the form.
pub(super) fn draw(ui: &mut Ui, form: &Form, meter: Option<&Meter>, link: &dyn Link, scale: f32) {
    let words = Words::of(form.setup());
    if let Some(page) = form.pin_page() {
        return drawn_pin::draw(ui, &page, words, link, scale);
    }
    let all = ui.available_rect_before_wrap();
    let width = all.width().min(900.0 * scale);
    let column = Rect::from_center_size(all.center(), Vec2::new(width + theme::GAP, all.height()));
    place(ui, column, |ui| fields(ui, form, meter, words, link, scale));
}

fn fields(ui: &mut Ui, form: &Form, level: Option<&Meter>, words: Words, link: &dyn Link, scale: f32) {
    let heading = match form.preparing() {
        Preparing::Competition | Preparing::Practice => Label::NewGame,
        Preparing::Devices | Preparing::Game(_) => Label::MenuDevices,
    };
    ui.label(RichText::new(words.label(heading)).size(theme::ANNOUNCEMENT * 0.6 * scale).color(theme::of(ui).text));
    ui.label(RichText::new(words.label(Label::SetupHint)).color(theme::of(ui).quiet));
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0 * scale;
        for field in form.fields() {
            row(ui, form, field, words, link, scale);
            if let (Some(level), true, Some(_)) = (level, form.field() == field, form.microphone_in_hand()) {
                meter::draw(ui, level, words, scale);
            }
        }
    });
}

fn row(ui: &mut Ui, form: &Form, field: Field, words: Words, link: &dyn Link, scale: f32) {
    let size = Vec2::new(ui.available_width().min(900.0 * scale), 28.0 * scale);
    if field == Field::Begin {
        ui.add_space(theme::GAP * scale);
        let response = begin(ui, words, link, Vec2::new(size.x, 44.0 * scale));
        if form.field() == field {
            let stroke = Stroke::new(3.0, theme::of(ui).text);
            ui.painter().rect_stroke(response.rect, theme::CORNER, stroke, StrokeKind::Inside);
        }
        keep_in_sight(ui, form, response.rect, field);
        return;
    }
    let text = shown(form, field, words);
    let inner = form.opened().is_some_and(|group| form.is_in(field, group));
    let indent = if inner { 32.0 * scale } else { 0.0 };
    let room = size.x - indent - if is_chosen(field) { 4.0 * size.y } else { size.y };
    let galley = ui.painter().layout(text.clone(), theme::font(theme::BODY * scale), theme::of(ui).text, room);
    let tall = Vec2::new(size.x, size.y.max(galley.size().y + 8.0 * scale));
    let (whole, response) = ui.allocate_exact_size(tall, Sense::click());
    let rect = Rect::from_min_max(whole.min + Vec2::new(indent, 0.0), whole.max);
    let in_hand = form.field() == field;
    response.widget_info(|| WidgetInfo::selected(accesskit::Role::ListItem, true, in_hand, &text));
    let (fill, border) =
        if in_hand { (theme::of(ui).raised, theme::of(ui).now) } else { (theme::of(ui).panel, theme::of(ui).panel) };
    let frame = Stroke::new((3.0 * scale).max(1.0), border);
    ui.painter().rect(rect, theme::CORNER * scale.min(1.0), fill, frame, StrokeKind::Inside);
    let at = rect.left_center() + Vec2::new(14.0 * scale, -galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::of(ui).text);
    ring(ui, &response);
    keep_in_sight(ui, form, rect, field);
    if response.clicked() {
        link.send(Gesture::Select(field));
        if let Field::Group(group) = field {
            let opens = if form.opened() == Some(group) { Intent::Escape } else { Intent::Enter };
            link.send(Gesture::Mouse(opens));
        }
    }
    if is_chosen(field) {
        let line = Rect::from_min_size(rect.min, Vec2::new(rect.width(), size.y));
        arrows(ui, line, (field, &words.say(&form.phrase(field))), words, link, scale);
        ui.advance_cursor_after_rect(rect);
    }
}

/// Scrolls to the field in hand when it is another than before.
fn keep_in_sight(ui: &Ui, form: &Form, rect: Rect, field: Field) {
    if form.field() != field {
        return;
    }
    let id = Id::unique("field in hand");
    let before = ui.data_mut(|data| data.get_temp::<Field>(id));
    if before != Some(field) {
        ui.data_mut(|data| data.insert_temp(id, field));
        ui.scroll_to_rect(rect, None);
    }
}

/// The phrase of a field, as it is spoken; while it is in hand, what is typed with it.
fn shown(form: &Form, field: Field, words: Words) -> String {
    let said = typed(form, field, words);
    match form.full().filter(|_| form.field() == field) {
        Some(full) => format!("{said}   {}", words.say(&full)),
        None => said,
    }
}

fn typed(form: &Form, field: Field, words: Words) -> String {
    let said = capital(&words.say(&form.phrase(field)));
    let said = said.strip_suffix(": .").map(|empty| format!("{empty}: –")).unwrap_or(said);
    match field {
        Field::Group(group) => {
            let sign = if form.opened() == Some(group) { "–" } else { "+" };
            format!("{sign} {}", words.say(&form.group_values(group)))
        }
        _ if form.field() != field => said,
        Field::Control => format!("{said}   {}|", form.control_text()),
        Field::Pin => format!("{said}|"),
        Field::Calls(color) => format!("{said}   {}|", form.calls_text(color)),
        Field::Chess960 => format!("{said}   {}|", form.chess960_text()),
        _ if field.is_name() || matches!(field, Field::Sensor(_) | Field::Recogniser | Field::Copy) => {
            format!("{}|", said.trim_end_matches(['.', '–', ' ']))
        }
        _ => said,
    }
}

/// Whether a field is chosen from a list; names and the PIN are typed.
const fn is_chosen(field: Field) -> bool {
    let is_typed = field.is_name() && !matches!(field, Field::Event);
    !is_typed
        && !matches!(
            field,
            Field::Pin
                | Field::Voice(_)
                | Field::WriteEvent
                | Field::Part(PartField::Opens | PartField::Add(_) | PartField::Remove(_))
                | Field::Group(_)
                | Field::Drill
                | Field::Begin
        )
}

/// To the previous and the next value, at the right end of the row.
fn arrows(ui: &mut Ui, row: Rect, (field, said): (Field, &str), words: Words, link: &dyn Link, scale: f32) {
    let margin = 3.0 * scale;
    let height = row.height() - 2.0 * margin;
    // A button grows with its sign and its margins, and would leave its row.
    ui.spacing_mut().button_padding = Vec2::ZERO;
    ui.spacing_mut().interact_size = Vec2::ZERO;
    let width = height * 1.5;
    for (place, sign, label, direction) in
        [(2.0, "‹", Label::Less, Direction::Left), (1.0, "›", Label::More, Direction::Right)]
    {
        let corner = row.right_top() + Vec2::new(-place * (width + margin), margin);
        let size = Vec2::new(width, height);
        let sign = Button::new(RichText::new(sign).size(height * 0.7)).corner_radius(height / 4.0).min_size(size);
        let response = ui.put(Rect::from_min_size(corner, size), sign);
        ring(ui, &response);
        let name = format!("{}: {said}", words.label(label));
        response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Button, true, &name));
        if response.clicked() {
            link.send(Gesture::Select(field));
        }
        take(&response, link, Intent::Walk(direction));
    }
}

fn begin(ui: &mut Ui, words: Words, link: &dyn Link, size: Vec2) -> Response {
    let response = button(ui, words.label(Label::StartGame), Weight::Due, size);
    if response.clicked() {
        link.send(Gesture::Select(Field::Begin));
    }
    take(&response, link, Intent::Enter);
    response
}
