//! Times and counters, time given or taken, a wrong setting (6.10.b of 2014, 6.10.2), automatic calls.
use std::ops::RangeInclusive;

use eframe::egui::{DragValue, Key, Label as Text, Response, RichText, Ui};
use shakmaty::Color;

use super::{
    Sight,
    acts::{act, take},
    inputs::{Inputs, MINUTES_OR_SECONDS, Writing},
};
use crate::{
    clock::control::both_from,
    game::{Calls, ClockCommand, Command, Shift},
    language::Label,
    narration::control_error_phrase,
    screen::{
        page::{Chosen, Weight, Words, button, line_field, live, put_field, ring, ring_of_field, share, toggle},
        theme,
    },
};

pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let height = 36.0 * sight.scale;
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for side in Color::ALL {
            let name = format!("{}: {}", sight.label(Label::TopicClock), sight.words.color(side));
            if toggle(ui, &name, Chosen::of(Some(side), inputs.side), size).clicked() {
                (inputs.side, inputs.typed) = (Some(side), None);
            }
        }
    });
    if let Some(side) = inputs.side {
        one_clock(ui, sight, inputs, side);
    }
    ui.add_space(theme::GAP / 2.0 * sight.scale);
    setting(ui, sight, inputs);
    ui.add_space(theme::GAP / 2.0 * sight.scale);
    let size = share(ui, 1, height);
    let (label, command) = match sight.game.calls() {
        Calls::Allowed => (Label::ForbidCalls, Command::Clock(ClockCommand::ForbidCalls)),
        Calls::Forbidden => (Label::AllowCalls, Command::Clock(ClockCommand::AllowCalls)),
    };
    act(ui, sight, inputs, sight.label(label), command, size);
}

/// One player's time and counter, and time given to him or taken off.
fn one_clock(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, side: Color) {
    let (words, height) = (sight.words, 36.0 * sight.scale);
    let of = |label: Label| format!("{}: {}", words.label(label), words.color(side));
    let mut setting = inputs.setting(&sight.view, side);
    let fields = ui.horizontal_wrapped(|ui| {
        [
            field(ui, words, Label::Minutes, DragValue::new(&mut setting.minutes).range(MINUTES_OR_SECONDS)),
            field(ui, words, Label::Seconds, DragValue::new(&mut setting.seconds).range(MINUTES_OR_SECONDS)),
            field(ui, words, Label::Completed, DragValue::new(&mut setting.completed).range(0..=999)),
        ]
    });
    let in_one = fields.inner.iter().any(|field| field.has_focus() || field.dragged());
    inputs.edit(&sight.view, side, setting, if in_one { Writing::Now } else { Writing::No });
    let (whole, half) = (share(ui, 1, height), share(ui, 2, height));
    let command = setting.command(side);
    act(ui, sight, inputs, &of(Label::SetClock), command, whole);
    ui.horizontal_wrapped(|ui| {
        field(ui, words, Label::ShiftMinutes, DragValue::new(&mut inputs.shift.minutes).range(MINUTES_OR_SECONDS));
        field(ui, words, Label::ShiftSeconds, DragValue::new(&mut inputs.shift.seconds).range(MINUTES_OR_SECONDS));
    });
    ui.horizontal(|ui| {
        let (give, take) = (inputs.shift_clock(side, Shift::Add), inputs.shift_clock(side, Shift::Take));
        act(ui, sight, inputs, &of(Label::GiveTime), give, half);
        act(ui, sight, inputs, &of(Label::TakeTime), take, half);
    });
}

/// A wrong setting is replaced by a control in the grammar; a bad text is told with its place and examples.
fn setting(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let name = ui.label(RichText::new(sight.label(Label::NewControl)).small().color(theme::of(ui).quiet));
    let mut text = inputs.control_text(sight.game);
    let field = line_field(ui, &mut text).desired_width(f32::INFINITY);
    let response = put_field(ui, field).labelled_by(name.id);
    let command = both_from(&text).map(|controls| Command::Clock(ClockCommand::ReplaceControl(Box::new(controls))));
    if response.changed() {
        inputs.control = Some(text);
    }
    ring(ui, &response);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if let Err(error) = &command {
        let problem = sight.words.say(&control_error_phrase(error));
        let shown = ui.add(Text::new(RichText::new(problem).color(theme::of(ui).now)).wrap());
        live(ui, &shown);
    }
    ui.label(RichText::new(sight.label(Label::ControlExample)).small().color(theme::of(ui).quiet));
    let size = share(ui, 1, 36.0 * sight.scale);
    let pressed = button(ui, sight.label(Label::ReplaceControl), Weight::Plain, size).clicked();
    match command {
        Ok(command) if pressed || entered => {
            take(sight, inputs, sight.label(Label::ReplaceControl), command);
        }
        // The text is there to be mended.
        Err(_) if pressed => response.request_focus(),
        _ => {}
    }
}

/// A move by its number, `5.` or `5...`, with its name: what stands in the field is a ply.
pub(super) fn move_field(
    ui: &mut Ui,
    sight: &Sight<'_>,
    label: Label,
    ply: &mut usize,
    plies: RangeInclusive<usize>,
) -> Response {
    let setup = sight.game.setup();
    let value = DragValue::new(ply)
        .range(plies)
        .custom_formatter(|ply, _| setup.written_number(ply as usize))
        .custom_parser(|text| setup.ply_numbered(text).map(|ply| ply as f64));
    field(ui, sight.words, label, value)
}

/// A number with its name.
pub(super) fn field(ui: &mut Ui, words: Words, label: Label, value: DragValue<'_>) -> Response {
    let name = ui.label(RichText::new(words.label(label)).small().color(theme::of(ui).quiet));
    let response = put_field(ui, value).labelled_by(name.id);
    ring_of_field(ui, &response);
    response
}
