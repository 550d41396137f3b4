//! What is told to the arbiter of the boards and sheets that are compared.
use eframe::egui::{Label as Text, RichText, Ui};
use shakmaty::{Color, Piece, Role, Square};

use super::{board_of, heading};
use crate::{
    game::{Command, ComparisonStage, ReconcileCommand, Seat, SheetOrigin, SheetText},
    language::{
        Label,
        understand::telling::{Telling, told},
    },
    laws::Numbering,
    reconciliation::{BoardKind, SheetEntry},
    scoresheet,
    screen::{
        arbiter::{
            Sight,
            inputs::{Inputs, Topic},
        },
        board::Touch,
        entry,
        link::Gesture,
        page::{Chosen, Weight, button, line_field, live, put_field, ring_of_field, share, toggle},
        pieces, theme,
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
    pub(in crate::screen::arbiter) in_hand: Option<Option<Piece>>,
    /// The board and the square from which a piece is being dragged.
    dragged: Option<(Color, Square)>,
    pub(super) ply: Option<usize>,
    /// How the picture of a board is used.
    hint: Hint,
    /// What was wrong with the last text about a board.
    board_problem: String,
    /// What was wrong with the last text about a sheet.
    sheet_problem: String,
}

/// The sentence that says how the picture of a board is used.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Hint {
    #[default]
    Stands,
    /// Somebody clicked a square with nothing to put there: it stands out.
    Missed,
}

/// What is done on the picture of a board while both are compared: a piece is dragged, or that in the hand is put down. Once he has decided,
/// no drag counts: a player would have to put his board right again for a hand that slipped.
pub(in crate::screen::arbiter) fn touch(sight: &Sight<'_>, inputs: &mut Inputs, color: Color, touch: Touch) {
    let board = sight.game.board(color);
    let squares = match (touch, inputs.piece_in_hand()) {
        (Touch::Click(square) | Touch::Activate(square), Some(piece)) => vec![(square, piece)],
        (Touch::Click(_) | Touch::Activate(_), None) => return miss(inputs),
        (Touch::DropOn(_), _) if sight.game.comparison().stage() != Some(ComparisonStage::Facts) => return,
        (Touch::DropOn(_), _) if inputs.topic != Topic::Boards => return miss(inputs),
        (Touch::DragFrom(square), _) => {
            inputs.boards.dragged = Some((color, square));
            return;
        }
        (Touch::DropOn(to), _) => {
            let from = inputs.boards.dragged.take().filter(|(on, _)| *on == color).map(|(_, from)| from);
            let piece = from.and_then(|from| board.piece_at(from));
            match (from, to, piece) {
                (Some(from), Some(to), Some(piece)) if from != to => vec![(from, None), (to, Some(piece))],
                _ => return,
            }
        }
    };
    inputs.boards.board_problem.clear();
    inputs.boards.hint = Hint::Stands;
    let kind = sight.game.setup().board_kind(color);
    // The grounds are for his decision; what he was asked rests on other facts now.
    let _ = inputs.ends_question();
    let tell = ReconcileCommand::Tell(kind, Telling::Squares(squares));
    sight.link.send(Gesture::As(Seat::Arbiter, Command::Reconcile(tell)));
}

/// Nothing was told: how it is done.
fn miss(inputs: &mut Inputs) {
    inputs.boards.hint = Hint::Missed;
    inputs.open(Topic::Boards);
}

/// What is told to the arbiter of the boards: by clicks, in words, or as FEN.
pub(super) fn of_boards(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    let color = match inputs.boards.hint {
        Hint::Stands => theme::of(ui).text,
        Hint::Missed => theme::of(ui).now,
    };
    let shown = ui.add(Text::new(RichText::new(sight.label(Label::PutPieces)).small().color(color)).wrap());
    if inputs.boards.hint == Hint::Missed {
        live(ui, &shown);
    }
    palette(ui, sight, inputs);
    text(ui, sight, Label::BoardText, Label::BoardTextHint, &mut inputs.boards.board);
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for kind in BoardKind::ALL {
            if button(ui, &board_of(sight, kind), Weight::Plain, size).clicked() {
                take_board(sight, inputs, kind);
            }
        }
    });
    problem(ui, &inputs.boards.board_problem);
}

/// What is told to him of the sheets, as moves, and how each came about.
pub(super) fn of_sheets(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
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
    problem(ui, &inputs.boards.sheet_problem);
    heading(ui, sight, Label::SheetsKeptBy);
    for side in Color::ALL {
        origins(ui, sight, inputs, side, height);
    }
}

/// What is wrong with the last text, if anything is.
fn problem(ui: &mut Ui, problem: &str) {
    if !problem.is_empty() {
        let shown = ui.add(Text::new(RichText::new(problem).color(theme::of(ui).now)).wrap());
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
            inputs.boards.board_problem.clear();
            inputs.act(sight.link, Command::Reconcile(ReconcileCommand::Tell(kind, telling)));
        }
        Err(untold) => inputs.boards.board_problem = sight.words.say(&untold.into()),
    }
}

fn take_sheet(sight: &Sight<'_>, inputs: &mut Inputs, side: Color) {
    // An empty field is not an empty sheet: nothing was put in.
    if inputs.boards.sheet.trim().is_empty() {
        inputs.boards.sheet_problem =
            format!("{}: {}", sight.label(Label::SheetField), sight.label(Label::SheetFieldHint));
        return;
    }
    let numbering = Numbering::from(sight.game.comparison().records().start.as_ref());
    match scoresheet::entries(&inputs.boards.sheet, numbering, sight.words.language()) {
        Ok((entries, start)) => {
            inputs.boards.sheet.clear();
            inputs.boards.sheet_problem.clear();
            let text = SheetText { entries, start };
            inputs.act(sight.link, Command::Reconcile(ReconcileCommand::TellSheet(side, text)));
        }
        Err(error) => inputs.boards.sheet_problem = error.to_string(),
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
        inputs.boards.sheet_problem =
            format!("{}: {}", sight.label(Label::SheetEntryField), sight.label(Label::WriteEntryHint));
        return;
    }
    inputs.boards.sheet_problem.clear();
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
                let chosen = Chosen::of(Some(choice), inputs.boards.in_hand);
                let response = toggle(ui, if choice.is_some() { "" } else { "–" }, chosen, size);
                if let Some(piece) = choice {
                    pieces::paint(ui.painter(), response.rect.center(), response.rect.height(), piece);
                }
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
