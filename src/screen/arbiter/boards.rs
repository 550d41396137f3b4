//! The boards and sheets brought together (D.2.8 of 2014, D.2.9): the rule, what the records come to, the facts as they are
//! told, the arbiter's decision, the corrections, and the clocks.
mod facts;

use eframe::egui::{Label as Text, RichText, Ui, Vec2};
use shakmaty::{Color, Rank};

use super::{Sight, acts::act, clocks::move_field, grave::time, inputs::Inputs};
use crate::{
    clock::Reading,
    game::{ClockProposal, Clocks, Command, ComparisonStage, Game, Ply, ReconcileCommand},
    language::{Arg, Label, Line, Phrase},
    laws::Article,
    narration::{clocks_phrase, origin_phrase},
    reconciliation::{BoardKind, Finding, RecordsVerdict, correction_on, words},
    screen::{
        link::Gesture,
        page::{Weight, button, is_answered, live, share},
        theme,
    },
};

pub(in crate::screen) use facts::Fields;
pub(super) use facts::touch;

/// Draws the part.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let height = 38.0 * sight.scale;
    let Some(stage) = sight.game.comparison().stage() else {
        let size = share(ui, 1, height);
        return command(ui, sight, inputs, Label::BeginReconcile, ReconcileCommand::Begin, size);
    };
    // Each part has names of its own for what has the focus: a stage that passes moves no focus to another button. What he
    // clicks again and again stands where no line above it comes and goes.
    if stage == ComparisonStage::Facts {
        ui.push_id("told", |ui| facts::of_boards(ui, sight, inputs, height));
        ui.push_id(std::mem::discriminant(&stage), |ui| due(ui, sight, inputs, stage, height));
        ui.push_id("sheets", |ui| facts::of_sheets(ui, sight, inputs, height));
    } else {
        ui.push_id(std::mem::discriminant(&stage), |ui| due(ui, sight, inputs, stage, height));
        ui.push_id("told", |ui| facts::of_boards(ui, sight, inputs, height));
        ui.push_id("sheets", |ui| facts::of_sheets(ui, sight, inputs, height));
        ui.push_id("decision", |ui| decision(ui, sight, inputs, &sight.game.comparison().finding(), height));
    }
    ui.push_id("end", |ui| {
        let size = share(ui, 1, height);
        command(ui, sight, inputs, Label::CallOffReconcile, ReconcileCommand::CallOff, size);
        history(ui, sight);
    });
}

/// What the stage asks of the arbiter.
fn due(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, stage: ComparisonStage, height: f32) {
    match stage {
        ComparisonStage::Facts => decide(ui, sight, inputs, height),
        ComparisonStage::Correcting(kind, correction) => {
            big(ui, sight, &correction_on(kind, correction));
            let size = share(ui, 1, height);
            // The next correction comes to its place at once, under the same words: it is another button.
            ui.push_id(format!("{kind:?} {correction:?}"), |ui| {
                let done = button(ui, sight.label(Label::CorrectionDone), Weight::Plain, size);
                if is_answered(&done) {
                    inputs.act_at_once(sight.link, Command::Reconcile(ReconcileCommand::Confirm(kind)));
                }
            });
        }
        ComparisonStage::Comparing(_) => compare(ui, sight, inputs, height),
        ComparisonStage::Clocks => settle(ui, sight, inputs, height),
    }
}

fn command(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, label: Label, what: ReconcileCommand, size: Vec2) {
    act(ui, sight, inputs, sight.label(label), Command::Reconcile(what), size);
}

fn heading(ui: &mut Ui, sight: &Sight<'_>, label: Label) {
    ui.label(RichText::new(sight.label(label)).color(theme::of(ui).now));
}

fn line(ui: &mut Ui, text: String) {
    ui.add(Text::new(RichText::new(text).small().color(theme::of(ui).text)).wrap());
}

/// What is to be done now, to be read across the table.
fn big(ui: &mut Ui, sight: &Sight<'_>, phrase: &Phrase) {
    let text = RichText::new(sight.words.say(phrase)).size(theme::HEADING * sight.scale).color(theme::of(ui).now);
    let shown = ui.add(Text::new(text).wrap());
    live(ui, &shown);
}

/// The finding, what the edition says, and the decision.
fn decide(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    heading(ui, sight, Label::Finding);
    let finding = sight.game.comparison().finding();
    if sight.game.comparison().lacks_facts(&finding) {
        line(ui, sight.label(Label::NothingToldYet).to_owned());
    } else {
        for phrase in words(&finding) {
            line(ui, sight.words.say(&phrase));
        }
    }
    for side in Color::ALL {
        line(ui, sight.words.say(&origin_phrase(side, sight.game.comparison().sheet_origin(side))));
    }
    recording(ui, sight, &finding, height);
    decision(ui, sight, inputs, &finding, height);
    heading(ui, sight, Label::RuleCard);
    let edition = sight.game.setup().edition;
    for (rule, article) in
        [(Line::WroteRightMovedWrong, Article::BoardsDiffer), (Line::BackToAgreement, Article::SheetsDiffer)]
    {
        line(ui, sight.words.say(&Phrase::with(rule, [Arg::Article(article, edition)])));
    }
}

/// The player's own words for the announcement at which the sheets part, or that is not a legal move, if they are kept.
fn recording(ui: &mut Ui, sight: &Sight<'_>, finding: &Finding, height: f32) {
    let (RecordsVerdict::SheetsDiffer { ply, .. } | RecordsVerdict::IllegalEntry { ply, .. }) = finding.verdict else {
        return;
    };
    let Some(ply) = u32::try_from(ply).ok().filter(|&ply| sight.is_recorded(ply)) else { return };
    let (number, side) = (sight.game.setup().number_of_move(ply as usize), sight.game.setup().mover_of(ply as usize));
    let name = format!("{}: {number}, {}", sight.label(Label::HearAnnouncement), sight.words.color(side));
    let size = share(ui, 1, height);
    if button(ui, &name, Weight::Plain, size).clicked() {
        sight.link.send(Gesture::HearAnnouncement(ply));
    }
}

/// Accept, or another position.
fn decision(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, finding: &Finding, height: f32) {
    // The position that stands, with presses without a move.
    let counts = |ply: &Ply| ply.played().is_some() || ply.was_pressed_without_move();
    let last = sight.game.record().all_plies().filter(|ply| counts(ply)).count();
    let mut ply = inputs.boards.ply.unwrap_or(last).min(last);
    ui.horizontal(|ui| {
        let mut next = ply + 1;
        if move_field(ui, sight, Label::CountsBefore, &mut next, 1..=last + 1).changed() {
            ply = next - 1;
            inputs.boards.ply = Some(ply);
        }
    });
    let size = share(ui, 1, height);
    // Where the boards stay as they stand, there is nothing to accept: play goes on from the last position.
    let may_accept = sight.game.comparison().is_decided_by(finding);
    let proposes = may_accept && !sight.game.comparison().lacks_facts(finding);
    if proposes {
        let found = counts_after(sight, sight.game.comparison().plies_by(finding));
        let accept = format!("{}: {found}", sight.label(Label::AcceptFinding));
        act(ui, sight, inputs, &accept, Command::Reconcile(ReconcileCommand::Accept), size);
    }
    let counts = counts_after(sight, ply);
    let own = if proposes { format!("{}: {counts}", sight.label(Label::OwnJudgement)) } else { counts };
    act(ui, sight, inputs, &own, Command::Reconcile(ReconcileCommand::Choose(ply)), size);
}

/// Which position counts: that after so many plies.
pub(super) fn counts_after(sight: &Sight<'_>, plies: usize) -> String {
    format!("{} {}", sight.label(Label::CountsBefore), sight.game.setup().written_number(plies + 1))
}

/// Both boards are read against each other.
fn compare(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    big(ui, sight, &Phrase::line(Line::CompareBoards));
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for kind in BoardKind::ALL {
            let text = format!("{}: {}", board_of(sight, kind), sight.label(Label::BoardIsRight));
            act(ui, sight, inputs, &text, Command::Reconcile(ReconcileCommand::Confirm(kind)), size);
        }
    });
    ui.horizontal(|ui| {
        ui.label(RichText::new(sight.label(Label::ReadOutRank)).small().color(theme::of(ui).quiet));
        let size = share(ui, 8, height);
        for rank in Rank::ALL {
            let response = button(ui, &rank.char().to_string(), Weight::Plain, size);
            let name = format!("{} {}", sight.label(Label::ReadOutRank), rank.char());
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            if response.clicked() {
                inputs.act(sight.link, Command::Reconcile(ReconcileCommand::ReadOut(rank)));
            }
        }
    });
}

/// The clocks: as proposed, or otherwise with grounds.
fn settle(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    heading(ui, sight, Label::ClocksToDecide);
    if let Some(phrase) = clocks_phrase(sight.game) {
        big(ui, sight, &phrase);
    }
    ui.horizontal(|ui| {
        let choices = clock_choices(sight.game);
        let size = share(ui, choices.len(), height);
        for (label, clocks) in choices {
            command(ui, sight, inputs, *label, ReconcileCommand::Close(*clocks), size);
        }
    });
}

/// What he can make of the clocks, the proposed first. Where nothing is proposed but what they show, there is no choice.
pub(super) fn clock_choices(game: &Game) -> &'static [(Label, Clocks)] {
    const STANDING: (Label, Clocks) = (Label::ClocksStanding, Clocks::AsTheyStand);
    match game.comparison().clock_proposal() {
        Some(ClockProposal::Set(_)) => &[(Label::ClocksProposed, Clocks::AsProposed), STANDING],
        Some(ClockProposal::Unchanged | ClockProposal::Unknown) | None => &[STANDING],
    }
}

/// A board by its player, as the page heads it, and by its kind, as the corrections name it.
fn board_of(sight: &Sight<'_>, kind: BoardKind) -> String {
    let label = match kind {
        BoardKind::Special => Label::SpecialBoard,
        BoardKind::Normal => Label::NormalBoard,
    };
    format!("{} ({})", sight.words.heading(sight.game.setup().board_owner(kind)), sight.label(label))
}

/// Both times and counters after each ply, the latest first.
fn history(ui: &mut Ui, sight: &Sight<'_>) {
    heading(ui, sight, Label::ClockHistory);
    if let Some(under_way) = sight.game.comparison().procedure() {
        line(ui, shown(sight, under_way.reading));
    }
    let history = sight.game.record().clock_history();
    for (index, reading) in history.after.iter().enumerate().rev() {
        let reading = reading.map_or_else(|| "–".to_owned(), |reading| shown(sight, reading));
        line(ui, format!("{}. {reading}", index + 1));
    }
}

/// `1:30:00, Züge: 2 – 1:29:47, Züge: 1`
fn shown(sight: &Sight<'_>, reading: Reading) -> String {
    let of = |side: Color| {
        let left = time(*reading.left.get(side));
        format!("{left}, {}: {}", sight.label(Label::Moves), reading.completed.get(side))
    };
    format!("{} – {}", of(Color::White), of(Color::Black))
}
