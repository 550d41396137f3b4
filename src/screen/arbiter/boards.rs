//! The boards and sheets brought together (D.2.8 of 2014, D.2.9): the rule, what the records come to, the facts as they are
//! told, the arbiter's decision, the corrections, and the clocks.
use eframe::egui::{Label as Text, RichText, Ui, Vec2};
use shakmaty::{Color, Piece, Rank, Role};

use super::{Sight, acts::act, clocks::move_field, grave::time, inputs::Inputs};
use crate::{
    clock::Reading,
    game::{Clocks, Command, ComparisonStage, Ply, ReconcileCommand, SheetOrigin, SheetText},
    language::{Arg, Label, Line, Phrase, understand::telling::told},
    laws::{Article, Numbering},
    narration::{clocks_phrase, origin_phrase},
    reconciliation::{BoardKind, Finding, RecordsVerdict, SheetEntry, correction_on, words},
    scoresheet,
    screen::{
        entry,
        link::Gesture,
        page::{Chosen, Weight, button, is_answered, line_field, live, put_field, ring_of_field, share, toggle},
        theme,
    },
};

/// What the arbiter has put into the fields of this part.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::screen) struct Fields {
    /// What stands on a board, as it is told.
    board: String,
    /// What stands on a sheet.
    sheet: String,
    /// One entry of a sheet, with its number.
    entry: String,
    /// What a click puts on a square: a piece, or nothing; `None` while no click puts anything.
    pub(super) in_hand: Option<Option<Piece>>,
    ply: Option<usize>,
    /// What was wrong with the last text.
    problem: String,
}

/// Draws the part.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let height = 38.0 * sight.scale;
    let Some(stage) = sight.game.comparison().stage() else {
        let size = share(ui, 1, height);
        return command(ui, sight, inputs, Label::BeginReconcile, ReconcileCommand::Begin, size);
    };
    // Each part has names of its own for what has the focus: a stage that passes moves no focus to another button.
    ui.push_id(std::mem::discriminant(&stage), |ui| due(ui, sight, inputs, stage, height));
    ui.push_id("facts", |ui| facts(ui, sight, inputs, height));
    if stage != ComparisonStage::Facts {
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
    if may_accept && !sight.game.comparison().lacks_facts(finding) {
        let found = counts_after(sight, sight.game.comparison().plies_by(finding));
        let accept = format!("{}: {found}", sight.label(Label::AcceptFinding));
        act(ui, sight, inputs, &accept, Command::Reconcile(ReconcileCommand::Accept), size);
    }
    act(ui, sight, inputs, &counts_after(sight, ply), Command::Reconcile(ReconcileCommand::Choose(ply)), size);
}

/// Which position counts: that after so many plies.
fn counts_after(sight: &Sight<'_>, plies: usize) -> String {
    format!("{} {}", sight.label(Label::CountsBefore), sight.game.setup().written_number(plies + 1))
}

/// Both boards are read against each other.
fn compare(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    big(ui, sight, &Phrase::line(Line::CompareBoards));
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for kind in BoardKind::ALL {
            let text = format!("{}: {}", sight.label(board_label(kind)), sight.label(Label::BoardIsRight));
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
        let size = share(ui, 2, height);
        let close = ReconcileCommand::Close;
        command(ui, sight, inputs, Label::ClocksProposed, close(Clocks::AsProposed), size);
        command(ui, sight, inputs, Label::ClocksStanding, close(Clocks::AsTheyStand), size);
    });
}

const fn board_label(kind: BoardKind) -> Label {
    match kind {
        BoardKind::Special => Label::SpecialBoard,
        BoardKind::Normal => Label::NormalBoard,
    }
}

/// What is told to the arbiter: of boards in words, as FEN or by clicks, of sheets as moves.
fn facts(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    text(ui, sight, Label::BoardText, Label::BoardTextHint, &mut inputs.boards.board);
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for kind in BoardKind::ALL {
            if button(ui, sight.label(board_label(kind)), Weight::Plain, size).clicked() {
                take_board(sight, inputs, kind);
            }
        }
    });
    palette(ui, sight, inputs);
    text(ui, sight, Label::SheetField, Label::SheetFieldHint, &mut inputs.boards.sheet);
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for side in Color::ALL {
            let name = format!("{}: {}", sight.label(Label::SheetField), sight.words.color(side));
            if button(ui, &name, Weight::Plain, size).clicked() {
                take_sheet(sight, inputs, side);
            }
        }
    });
    single_entry(ui, sight, inputs, height);
    for side in Color::ALL {
        origins(ui, sight, inputs, side, height);
    }
    if !inputs.boards.problem.is_empty() {
        let shown = ui.add(Text::new(RichText::new(&inputs.boards.problem).color(theme::of(ui).now)).wrap());
        live(ui, &shown);
    }
}

fn text(ui: &mut Ui, sight: &Sight<'_>, label: Label, hint: Label, text: &mut String) {
    ui.horizontal(|ui| {
        let name = ui.label(RichText::new(sight.label(label)).small().color(theme::of(ui).quiet));
        let field = line_field(ui, text)
            .hint_text(RichText::new(sight.label(hint)).small().color(theme::of(ui).quiet))
            .desired_width(ui.available_width());
        let response = put_field(ui, field).labelled_by(name.id);
        ring_of_field(ui, &response);
    });
}

fn take_board(sight: &Sight<'_>, inputs: &mut Inputs, kind: BoardKind) {
    match told(&inputs.boards.board, sight.words.language()) {
        Ok(telling) => {
            inputs.boards.board.clear();
            inputs.boards.problem.clear();
            inputs.act(sight.link, Command::Reconcile(ReconcileCommand::Tell(kind, telling)));
        }
        Err(untold) => inputs.boards.problem = sight.words.say(&untold.into()),
    }
}

fn take_sheet(sight: &Sight<'_>, inputs: &mut Inputs, side: Color) {
    // An empty field is not an empty sheet: nothing was put in.
    if inputs.boards.sheet.trim().is_empty() {
        inputs.boards.problem = format!("{}: {}", sight.label(Label::SheetField), sight.label(Label::SheetFieldHint));
        return;
    }
    let numbering = Numbering::from(sight.game.comparison().records().start.as_ref());
    match scoresheet::entries(&inputs.boards.sheet, numbering, sight.words.language()) {
        Ok((entries, start)) => {
            inputs.boards.sheet.clear();
            inputs.boards.problem.clear();
            let text = SheetText { entries, start };
            inputs.act(sight.link, Command::Reconcile(ReconcileCommand::TellSheet(side, text)));
        }
        Err(error) => inputs.boards.problem = error.to_string(),
    }
}

/// One entry that was forgotten or is put right, without the rest of its sheet.
fn single_entry(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    text(ui, sight, Label::SheetEntryField, Label::WriteEntryHint, &mut inputs.boards.entry);
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for side in Color::ALL {
            let name = format!("{}: {}", sight.label(Label::WriteEntry), sight.words.color(side));
            if button(ui, &name, Weight::Plain, size).clicked() {
                take_entry(sight, inputs, side);
            }
        }
    });
}

/// Without a number it is the entry after the last one of that sheet; a dash is a move that was not written.
fn take_entry(sight: &Sight<'_>, inputs: &mut Inputs, side: Color) {
    let sheet = sight.game.comparison().sheet_of(side);
    let stands = |ply: usize| sheet.entries().get(ply.checked_sub(1)?).cloned();
    let next = sheet.entries().len() + 1;
    let told = entry::told(sight.game, &inputs.boards.entry, next, stands);
    if told.is_empty() {
        inputs.boards.problem =
            format!("{}: {}", sight.label(Label::SheetEntryField), sight.label(Label::WriteEntryHint));
        return;
    }
    inputs.boards.problem.clear();
    // What is refused stays, to be corrected.
    if told.iter().enumerate().all(|(index, (ply, _))| *ply <= next + index) {
        inputs.boards.entry.clear();
    }
    for (ply, text) in told {
        let entry = match text.as_str() {
            "-" | "–" | "—" => SheetEntry::Gap,
            _ => SheetEntry::Written(text),
        };
        inputs.act(sight.link, Command::Reconcile(ReconcileCommand::TellEntry { side, ply, entry }));
    }
}

/// The pieces that a click puts on a square of either board.
fn palette(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    for color in Color::ALL {
        ui.horizontal(|ui| {
            let count = roles.len() + usize::from(color.is_black());
            let size = share(ui, count, 30.0 * sight.scale);
            let nothing = color.is_black().then_some(None);
            let choices = roles.into_iter().map(|role| Some(role.of(color))).chain(nothing);
            for choice in choices {
                let name =
                    choice.map_or_else(|| sight.label(Label::EmptySquare).to_owned(), |piece| sight.words.piece(piece));
                let shown = choice.map_or_else(|| "–".to_owned(), |piece| sight.words.letter(piece));
                let chosen = Chosen::of(Some(choice), inputs.boards.in_hand);
                let response = toggle(ui, &shown, chosen, size);
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
                if response.clicked() {
                    inputs.boards.in_hand = if chosen == Chosen::Yes { None } else { Some(choice) };
                }
            }
        });
    }
}

/// How a sheet came about.
fn origins(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, side: Color, height: f32) {
    ui.horizontal(|ui| {
        let size = share(ui, 4, height * 0.9);
        for origin in SheetOrigin::ALL {
            let by = match origin {
                SheetOrigin::Player => sight.words.color(side),
                SheetOrigin::Assistant => sight.label(Label::Assistant).to_owned(),
                SheetOrigin::Recording => sight.label(Label::FromRecording).to_owned(),
                SheetOrigin::Program => sight.label(Label::Program).to_owned(),
            };
            let response = toggle(ui, &by, Chosen::of(origin, sight.game.comparison().sheet_origin(side)), size);
            let name = format!(
                "{} {}: {} {by}",
                sight.label(Label::SheetField),
                sight.words.color(side),
                sight.label(Label::SheetBy)
            );
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            if response.clicked() {
                inputs.act(sight.link, Command::Reconcile(ReconcileCommand::KeptBy(side, origin)));
            }
        }
    });
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
