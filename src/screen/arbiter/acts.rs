//! What only the arbiter may do: what is always there, and the part of the page that is open.
use std::time::Duration;

use eframe::egui::{DragValue, Label as Text, RichText, ScrollArea, TextStyle, Ui, Vec2};
use shakmaty::{ByColor, Color};

use super::{
    Sight, adjourn, boards, cards, claims,
    clocks::{self, field},
    course,
    grave::{self, change, concerns, consequence},
    inputs::{Inputs, MINUTES_OR_SECONDS, Place, ShiftBy, Times, Topic},
    log, penalties,
    preview::{self, Preview, Told},
};
use crate::{
    desk::Home,
    game::{
        ArbiterCommand, ClaimCommand, ClockCommand, Command, EndingCommand, Keeping, Phase, Rejection, Seat,
        StartCommand,
    },
    language::Label,
    screen::{
        link::Gesture,
        page::{
            Chosen, Fields, Weight, button, hand, is_answered, line_field, live, question_beside, ring_of_field, share,
            toggle,
        },
        text, theme,
    },
};

/// Grounds are cut at this length.
const LONGEST_GROUNDS: usize = 200;

pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let small = theme::font(theme::SMALL * sight.scale);
    for style in [TextStyle::Body, TextStyle::Button] {
        ui.style_mut().text_styles.insert(style, small.clone());
    }
    ui.spacing_mut().button_padding = Vec2::new(6.0, 2.0) * sight.scale;
    ui.spacing_mut().item_spacing = Vec2::new(6.0, 4.0) * sight.scale;
    always_there(ui, sight, inputs);
    if sight.view.is_finished {
        home(ui, sight);
    }
    let said = sight.last_said().filter(|said| !inputs.waiting.shows(sight, said));
    if let Some(said) = said {
        // Not a live text: what the record says to a move is for his eyes, and no screen reader says it in the room.
        ui.add(Text::new(RichText::new(said).small().color(theme::of(ui).now)).wrap());
    }
    // Where a file is, or what the program cannot use, in the words that name it; once.
    if let Some(notice) = sight.snapshot.notice.as_deref().and_then(|notice| text::unsaid(notice, said)) {
        ui.add(Text::new(RichText::new(notice).small().color(theme::of(ui).quiet)).wrap());
    }
    inputs.second.draw_end(ui, sight);
    inputs.second.draw_flag_begun(ui, sight);
    if inputs.second.asked().is_some() {
        grounds(ui, sight, inputs);
        return second_question(ui, sight, inputs);
    }
    cards::draw(ui, sight, inputs);
    topics(ui, sight, inputs);
    grounds(ui, sight, inputs);
    let mut parts = ScrollArea::vertical().id_salt("acts").auto_shrink([false, false]);
    if inputs.opens_part(sight.game) {
        parts = parts.vertical_scroll_offset(0.0);
    }
    parts.show(ui, |ui| match inputs.topic {
        Topic::Clock => clocks::draw(ui, sight, inputs),
        Topic::Penalties => penalties::draw(ui, sight, inputs),
        Topic::Claims => claims::draw(ui, sight, inputs),
        Topic::Boards => boards::draw(ui, sight, inputs),
        // The rows of devices grow with the gamepads: what is wanted more often stands above them.
        Topic::Game => {
            let (fields, game) = (&mut inputs.adjournment, (sight.game, sight.now));
            if let Some((label, command)) = adjourn::draw(ui, sight.link, game, sight.words, fields, sight.scale) {
                take(sight, inputs, sight.label(label), command);
            }
            course::draw(ui, sight, inputs);
        }
        Topic::Log => log::draw(ui, sight),
    });
}

/// Starting, stopping and restarting the clocks; locking the page where there is a PIN.
///
/// Deliberately absent: a question before the clocks are stopped. It takes time from nobody, both clocks stand as they stood until
/// the arbiter lets them go on, and what makes somebody stop them waits for no answer.
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
    let clocks_wait = inputs.waiting.clocks_wait(sight);
    // The keys are on this page until he leaves it, and a player waits for them.
    let is_done = sight.game.clock().side_running().is_some() && !inputs.waiting.calls(sight);
    let count = row.len() + usize::from(locks);
    ui.horizontal(|ui| {
        let size = share(ui, count, 38.0 * sight.scale);
        for (label, command) in row {
            let weight = if clocks_wait && label == Label::RestartClock { Weight::Due } else { Weight::Plain };
            if is_answered(&button(ui, sight.label(label), weight, size)) {
                take(sight, inputs, sight.label(label), command);
            }
        }
        if locks {
            let weight = if is_done { Weight::Due } else { Weight::Plain };
            let done = button(ui, sight.label(Label::ArbiterDone), weight, size);
            let leaves = is_answered(&done) && inputs.may_leave(sight);
            inputs.leaves = leaves.then(|| hand(&done));
        }
    });
    if clocks_wait && inputs.told_clocks_stand == Some(sight.game.log().len()) {
        let words = RichText::new(sight.label(Label::LeavesClocksStanding)).color(theme::of(ui).now);
        let shown = ui.add(Text::new(words).wrap());
        live(ui, &shown);
    }
}

/// What he takes home: both scoresheets, the report, all of it for programs.
fn home(ui: &mut Ui, sight: &Sight<'_>) {
    let all =
        [(Label::SaveAll, Home::Save), (Label::SaveAllOnStick, Home::SaveOnStick), (Label::PrintReport, Home::Print)];
    ui.horizontal(|ui| {
        let size = share(ui, all.len(), 38.0 * sight.scale);
        for (label, home) in all {
            if is_answered(&button(ui, sight.label(label), Weight::Plain, size)) {
                sight.link.send(Gesture::TakeHome(Seat::Arbiter, home));
            }
        }
    });
}

/// The parts of the page.
fn topics(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let parts = [
        (Topic::Clock, Label::TopicClock),
        (Topic::Penalties, Label::TopicPenalties),
        (Topic::Claims, Label::TopicClaims),
        (Topic::Boards, Label::TopicBoards),
        (Topic::Game, Label::TopicGame),
        (Topic::Log, Label::TopicLog),
    ];
    ui.horizontal(|ui| {
        let size = share(ui, parts.len(), 40.0 * sight.scale);
        for (topic, label) in parts {
            let response = toggle(ui, sight.label(label), Chosen::of(topic, inputs.topic), size);
            if inputs.topic == topic && inputs.second.asked().is_none() && inputs.arrives_at(Place::Acts) {
                response.request_focus();
            }
            if response.clicked() {
                inputs.open(topic);
                inputs.second.ends();
            }
        }
    });
}

fn grounds(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    ui.horizontal(|ui| {
        let name = ui.label(RichText::new(sight.label(Label::Grounds)).small().color(theme::of(ui).quiet));
        if Fields::of(ui) == Fields::Closed {
            let stops = RichText::new(sight.label(Label::StopToWrite)).small().color(theme::of(ui).now);
            ui.add(Text::new(stops).wrap());
            return;
        }
        let field = line_field(ui, &mut inputs.grounds)
            .hint_text(RichText::new(sight.label(Label::GroundsHint)).small().color(theme::of(ui).quiet))
            .char_limit(LONGEST_GROUNDS)
            .desired_width(ui.available_width());
        let response = ui.add(field).labelled_by(name.id);
        ring_of_field(ui, &response);
    });
}

/// Parts that end with a full stop or without, one after the other. The dots of a move of Black stay: "before move 1...".
fn sentences(parts: &[&str]) -> String {
    let said = parts.iter().filter(|part| !part.is_empty());
    said.map(|part| part.strip_suffix('.').unwrap_or(part)).collect::<Vec<_>>().join(". ")
}

/// The question before an act that rules moves off, or changes the result or a clock. The keyboard stands on "No".
fn second_question(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let Some(command) = inputs.second.asked().cloned() else { return };
    let Some(consequence) = consequence(&command) else { return };
    let concerns = concerns(&command);
    let names = &sight.game.setup().names;
    let name = concerns.map(|side| names.get(side).trim()).filter(|name| !name.is_empty());
    let name = name.and(concerns).map(|side| sight.words.player(sight.game.setup(), side)).unwrap_or_default();
    let preview = Preview::of(sight, &inputs.because(command.clone()));
    let consequence = match (consequence, &preview) {
        // A second illegal move sets nothing back: it loses.
        (_, Some(preview)) if preview.ends_game(sight) => Label::ConfirmGameLost,
        (Label::ConfirmSaidAloud | Label::ConfirmGoBack, Some(preview)) if preview.lifts_end(sight) => {
            Label::ConfirmResultFalls
        }
        (consequence, _) => consequence,
    };
    let opposite = cards::rules_otherwise(sight, &command).then_some(Label::RecordSaysOpposite);
    let opposite = opposite.map(|opposite| sight.label(opposite)).unwrap_or_default();
    let parts = [name.as_str(), inputs.second.of_button.as_str(), opposite, sight.label(consequence)];
    let text = sentences(&parts);
    // Whose claim it is, and what the record says to it: he may be about to rule otherwise.
    for line in cards::claimed(sight, &command) {
        ui.add(Text::new(RichText::new(line).color(theme::of(ui).text)).wrap());
    }
    // Whose move it was, its number and what it costs, or who has lost by a flag: in the words that the room will hear.
    if let Some(preview) = preview.as_ref().filter(|_| rules(&command) || finds_flag(&command)) {
        let said = [preview.consequence(sight), grave::ground(sight, &command).unwrap_or_default()];
        ui.add(Text::new(RichText::new(said.join(" ").trim()).color(theme::of(ui).text)).wrap());
    }
    // A question about a clock has its times in its words; a device changes neither position nor clock.
    let told = preview.iter().filter(|_| !matches!(command, Command::Clock(_) | Command::Device(_)));
    let proposed = inputs.times == Times::Proposed || !rules(&command);
    for line in told.flat_map(|preview| preview.lines(sight, if proposed { Told::Whole } else { Told::WithoutTimes })) {
        ui.add(Text::new(RichText::new(line).color(theme::of(ui).text)).wrap());
    }
    let times = preview.as_ref().filter(|preview| rules(&command) && preview.sets_times(sight));
    let chosen = times.map(|preview| choose_times(ui, sight, inputs, preview)).unwrap_or_default();
    let (yes, no) = question_beside(ui, sight.words, &text, 44.0 * sight.scale, inputs.second.asked_at());
    if inputs.arrives_at(Place::Question) {
        no.request_focus();
    }
    if is_answered(&yes) {
        inputs.rule(sight.link, command, chosen);
    } else if no.clicked() {
        inputs.second.answered();
    }
}

/// Whether an act is a ruling on moves, after which the arbiter chooses the times (7.1, 7.5.5).
const fn rules(command: &Command) -> bool {
    matches!(
        command,
        Command::Claim(ClaimCommand::Rule(_))
            | Command::Arbiter(
                ArbiterCommand::FindIllegal(_)
                    | ArbiterCommand::CountIllegal(..)
                    | ArbiterCommand::FindIrregularity(_)
                    | ArbiterCommand::GoBack(_)
            )
    )
}

/// Whether an act finds that a flag has fallen: whose, and what that makes of the game, is not in the words of its button.
const fn finds_flag(command: &Command) -> bool {
    matches!(command, Command::Claim(ClaimCommand::Flag | ClaimCommand::FlagOrderUnknown))
}

/// The times from which play goes on: proposed, as they are, or his own. Those that take the place of the proposed ones.
fn choose_times(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, preview: &Preview) -> ByColor<Option<Duration>> {
    ui.horizontal(|ui| {
        let size = share(ui, 3, 36.0 * sight.scale);
        for (times, label) in [
            (Times::Proposed, Label::TimesProposed),
            (Times::Present, Label::TimesPresent),
            (Times::Own, Label::TimesOwn),
        ] {
            if toggle(ui, sight.label(label), Chosen::of(times, inputs.times), size).clicked() {
                inputs.times = times;
            }
        }
    });
    let proposed = preview::whole(|side| preview.left(sight, side));
    let wanted = match inputs.times {
        Times::Proposed => return ByColor::default(),
        Times::Present => preview::whole(|side| Some(preview.present(sight, side))),
        Times::Own => own_times(ui, sight, inputs, &proposed),
    };
    let differs = |side| preview.left(sight, side).is_some() && wanted.get(side) != proposed.get(side);
    // The present times stay as they are, to the millisecond.
    let left = |side| match inputs.times {
        Times::Present => preview.present(sight, side),
        Times::Proposed | Times::Own => Duration::from_secs(*wanted.get(side)),
    };
    let shown = Color::ALL.map(|side| format!("{} {}", sight.words.color(side), grave::time(Some(left(side)))));
    let shown = format!("{}: {}", sight.label(Label::ClocksThen), shown.join(" · "));
    ui.add(Text::new(RichText::new(shown).color(theme::of(ui).text)).wrap());
    ByColor::new_with(|side| differs(side).then(|| left(side)))
}

/// Two fields for each clock; they begin with what is proposed.
fn own_times(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, proposed: &ByColor<u64>) -> ByColor<u64> {
    let begun = || {
        proposed.map(|seconds| ShiftBy {
            minutes: u32::try_from(seconds / 60).unwrap_or(u32::MAX),
            seconds: u32::try_from(seconds % 60).unwrap_or_default(),
        })
    };
    let own = inputs.own.get_or_insert_with(begun);
    for side in Color::ALL {
        ui.push_id(side.char(), |ui| {
            ui.horizontal(|ui| {
                ui.label(RichText::new(sight.words.color(side)).small().color(theme::of(ui).text));
                let fields = own.get_mut(side);
                field(ui, sight.words, Label::Minutes, DragValue::new(&mut fields.minutes).range(MINUTES_OR_SECONDS));
                field(ui, sight.words, Label::Seconds, DragValue::new(&mut fields.seconds).range(MINUTES_OR_SECONDS));
            });
        });
    }
    own.map(|fields| u64::from(fields.minutes) * 60 + u64::from(fields.seconds))
}

/// A button that carries an act out.
pub(super) fn act(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, text: &str, command: Command, size: Vec2) {
    if is_answered(&button(ui, text, Weight::Plain, size)) {
        take(sight, inputs, text, command);
    }
}

/// Carries an act out, or asks about it in the words of its button. What would be refused is not asked about: it is refused at once,
/// with the reason, and the grounds stay in their field.
pub(super) fn take(sight: &Sight<'_>, inputs: &mut Inputs, text: &str, command: Command) {
    let tried = inputs.because(command.clone());
    // Whether a passphrase opens the envelope is known when it has opened it.
    let refused =
        sight.game.decide(sight.now, Seat::Arbiter, &tried).is_err_and(|why| why != Rejection::PassphraseNeeded);
    if consequence(&command).is_some() && refused {
        inputs.second.ends();
        return sight.link.send(Gesture::As(Seat::Arbiter, tried));
    }
    if command == Command::Ending(EndingCommand::Confirm) && sight.game.ending().is_some() {
        return inputs.act_at_once(sight.link, command);
    }
    let change = change(sight, &command);
    inputs.act(sight.link, command);
    let ends = if text.ends_with('.') { " " } else { ". " };
    inputs.second.of_button = [Some(text.to_owned()), change].into_iter().flatten().collect::<Vec<_>>().join(ends);
}

#[cfg(test)]
mod tests {
    use super::sentences;

    /// The same words asked about the position before White's move and before Black's.
    #[test]
    fn a_question_tells_whose_move_it_goes_back_to() {
        let asked = |number| sentences(&["", number, "Wirklich?"]);
        assert_eq!(asked("Zurück vor Zug 1."), "Zurück vor Zug 1. Wirklich?");
        assert_eq!(asked("Zurück vor Zug 1..."), "Zurück vor Zug 1... Wirklich?");
    }
}
