//! What only the arbiter may do: what is always there, and the part of the page that is open.
use eframe::egui::{Label as Text, RichText, ScrollArea, TextEdit, TextStyle, Ui, Vec2};

use super::{
    Sight, adjourn, boards, claims, clocks, course,
    grave::{change, concerns, consequence},
    inputs::{Inputs, Place, Topic},
    penalties,
};
use crate::{
    game::{ArbiterCommand, ClockCommand, Command, Keeping, LockCommand, Phase, Seat, StartCommand},
    language::Label,
    screen::{
        link::Gesture,
        page::{Chosen, Weight, button, is_answered, question, ring, share, toggle},
        theme,
    },
};

/// Grounds are cut at this length.
const LONGEST_GROUNDS: usize = 200;

/// Draws them.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let small = theme::font(theme::SMALL * sight.scale);
    for style in [TextStyle::Body, TextStyle::Button] {
        ui.style_mut().text_styles.insert(style, small.clone());
    }
    ui.spacing_mut().button_padding = Vec2::new(6.0, 2.0) * sight.scale;
    ui.spacing_mut().item_spacing = Vec2::new(6.0, 4.0) * sight.scale;
    always_there(ui, sight, inputs);
    if let Some(said) = sight.last_said() {
        // Not a live text: what the record says to a move is for his eyes, and no screen reader says it in the room.
        ui.add(Text::new(RichText::new(said).small().color(theme::NOW)).wrap());
    }
    topics(ui, sight, inputs);
    grounds(ui, sight, inputs);
    if inputs.asked.is_some() {
        return second_question(ui, sight, inputs);
    }
    ScrollArea::vertical().id_salt("acts").auto_shrink([false, false]).show(ui, |ui| match inputs.topic {
        Topic::Clock => clocks::draw(ui, sight, inputs),
        Topic::Penalties => penalties::draw(ui, sight, inputs),
        Topic::Claims => claims::draw(ui, sight, inputs),
        Topic::Boards => boards::draw(ui, sight, inputs),
        Topic::Game => {
            course::draw(ui, sight, inputs);
            adjourn::draw(ui, sight.link, sight.game, sight.words, &mut inputs.adjournment, sight.scale);
        }
    });
}

/// Starting, stopping and restarting the clocks; locking the page where there is a PIN.
fn always_there(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let mut row = Vec::new();
    if *sight.game.phase() == Phase::Waiting {
        row.push((Label::StartGame, Command::Start(StartCommand::Begin)));
    }
    row.extend([
        (Label::StopClocks, Command::Clock(ClockCommand::Stop)),
        (Label::RestartClock, Command::Clock(ClockCommand::Restart)),
    ]);
    if let Keeping::Nowhere(_) = sight.snapshot.keeping {
        row.push((Label::PlayUnrecorded, Command::Arbiter(ArbiterCommand::PlayUnrecorded)));
    }
    let locks = sight.game.setup().pin.is_some();
    let count = row.len() + usize::from(locks);
    ui.horizontal(|ui| {
        let size = share(ui, count, 38.0 * sight.scale);
        for (label, command) in row {
            act(ui, sight, inputs, sight.label(label), command, size);
        }
        if locks && button(ui, sight.label(Label::ArbiterDone), Weight::Plain, size).clicked() {
            inputs.leave();
            sight.link.send(Gesture::As(Seat::Arbiter, Command::Lock(LockCommand::Leave)));
        }
    });
}

/// The parts of the page.
fn topics(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    ui.horizontal(|ui| {
        let size = share(ui, 5, 40.0 * sight.scale);
        for (topic, label) in [
            (Topic::Clock, Label::TopicClock),
            (Topic::Penalties, Label::TopicPenalties),
            (Topic::Claims, Label::TopicClaims),
            (Topic::Boards, Label::TopicBoards),
            (Topic::Game, Label::TopicGame),
        ] {
            let response = toggle(ui, sight.label(label), Chosen::of(topic, inputs.topic), size);
            if inputs.topic == topic && inputs.asked.is_none() && inputs.arrives_at(Place::Acts) {
                response.request_focus();
            }
            if response.clicked() {
                inputs.topic = topic;
                inputs.asked = None;
            }
        }
    });
}

fn grounds(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    ui.horizontal(|ui| {
        let name = ui.label(RichText::new(sight.label(Label::Grounds)).small().color(theme::QUIET));
        let field = TextEdit::singleline(&mut inputs.grounds)
            .hint_text(RichText::new(sight.label(Label::GroundsHint)).small().color(theme::QUIET))
            .char_limit(LONGEST_GROUNDS)
            .margin(ui.spacing().button_padding)
            .desired_width(ui.available_width());
        let response = ui.add(field).labelled_by(name.id);
        ring(ui, &response);
    });
}

/// The question before an act that rules moves off, or changes the result or a clock. The keyboard stands on "No".
fn second_question(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let Some(command) = inputs.asked.clone() else { return };
    let Some(consequence) = consequence(&command) else { return };
    let concerns = concerns(&command);
    let names = &sight.game.setup().names;
    let name = concerns.map(|side| names.get(side).trim()).filter(|name| !name.is_empty());
    let name = name.and(concerns).map(|side| sight.words.player(sight.game.setup(), side)).unwrap_or_default();
    let parts = [name.as_str(), inputs.asked_by.as_str(), sight.label(consequence)];
    let text = parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .map(|part| part.trim_end_matches('.'))
        .collect::<Vec<_>>()
        .join(". ");
    let (yes, no) = question(ui, sight.words, &text, 44.0 * sight.scale);
    if inputs.arrives_at(Place::Question) {
        no.request_focus();
    }
    if is_answered(&yes) {
        inputs.act(sight.link, command);
    } else if no.clicked() {
        inputs.asked = None;
    }
}

/// A button that carries an act out.
pub(super) fn act(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, text: &str, command: Command, size: Vec2) {
    if button(ui, text, Weight::Plain, size).clicked() {
        take(sight, inputs, text, command);
    }
}

/// Carries an act out, or asks about it in the words of its button.
pub(super) fn take(sight: &Sight<'_>, inputs: &mut Inputs, text: &str, command: Command) {
    let change = change(sight, &command);
    inputs.act(sight.link, command);
    inputs.asked_by = [Some(text.to_owned()), change].into_iter().flatten().collect::<Vec<_>>().join(". ");
}
