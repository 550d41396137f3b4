//! Beside the boards: moves and time on request (d), the scoresheet (c), and what is done at times (c, e).
use std::time::Duration;

use eframe::egui::{Align2, CornerRadius, Rect, Response, Ui, Vec2};
use shakmaty::{Color, File, Rank, Square};

use super::{AsideQuestion, Inputs, Page, Touched, task::PressButton, writing};
use crate::{
    clock::Reading,
    desk::{Asked, Home, Intent},
    game::{ClockCommand, Command, MoveCommand},
    keys::shortcut,
    language::{Arg, Label, Line},
    screen::{
        link::{Gesture, Held},
        page::{Chosen, Weight, hand, is_answered, live, place, question, share, toggle},
        sheet, status,
        text::{self, Type},
        theme,
    },
};

/// How long one look lasts, if nobody covers what is shown before.
const LOOK: Duration = Duration::from_secs(15);

pub(super) fn draw(ui: &mut Ui, rect: Rect, page: &Page<'_>, inputs: &mut Inputs, pressing: PressButton) {
    let (scale, gap) = (page.sight.scale, theme::GAP * page.sight.scale);
    if !page.is_of_impaired() {
        let (paper, below) = rect.split_top_bottom_at_fraction(0.5);
        score(ui, paper.with_max_y(paper.bottom() - gap), page, inputs);
        if page.view.is_finished {
            home(ui, below, page);
        }
        return;
    }
    let (times, rest) = rect.split_top_bottom_at_y(rect.top() + 176.0 * scale);
    look(ui, times.with_max_y(times.bottom() - gap), page, inputs);
    if let Some(asked) = asks(page, inputs) {
        return second_question(ui, rest, page, inputs, asked);
    }
    if inputs.touched.get(page.side).is_some() {
        return touch(ui, rest, page, inputs);
    }
    if page.view.is_finished {
        let (paper, below) = rest.split_top_bottom_at_fraction(0.5);
        score(ui, paper.with_max_y(paper.bottom() - gap), page, inputs);
        return home(ui, below, page);
    }
    let (paper, below) = rest.split_top_bottom_at_y(rest.bottom() - 3.0 * 58.0 * scale);
    score(ui, paper.with_max_y(paper.bottom() - gap), page, inputs);
    at_times(ui, below, page, inputs, pressing);
}

/// Moves completed and time used and left, covered; for one look once his player has asked.
fn look(ui: &mut Ui, rect: Rect, page: &Page<'_>, inputs: &mut Inputs) {
    let scale = page.sight.scale;
    ui.painter().rect_filled(rect, CornerRadius::same(text::corner(rect)), theme::of(ui).panel);
    let inner = rect.shrink2(Vec2::new(14.0, 8.0) * scale);
    let (shown, button) = inner.split_top_bottom_at_y(inner.bottom() - 50.0 * scale);
    let (covered, uncovered) = (inputs.covered.get_mut(page.side), inputs.uncovered.get_mut(page.side));
    let asked = page.view.clock.filter(|reading| *covered != Some(*reading));
    let since = asked.map(|_| *uncovered.get_or_insert(page.sight.now));
    let over = since.is_some_and(|since| page.sight.now.since(since) >= LOOK);
    if let Some(reading) = asked.filter(|_| !over) {
        let looked = since.map_or(Duration::ZERO, |since| page.sight.now.since(since));
        ui.ctx().request_repaint_after(LOOK.saturating_sub(looked));
        for (color, row) in [page.side, page.side.other()].into_iter().zip(rows(shown)) {
            let key = color.fold_wb("look-white", "look-black");
            let kind = Type::plain(theme::BODY * scale, theme::of(ui).text);
            let shown = text::say(ui, key, row, &told(page, reading, color), kind);
            live(ui, &shown);
        }
        let taken =
            text::button(ui, button, page.words.label(Label::CoverTimes), "", Weight::Plain, theme::BODY * scale);
        if is_answered(&taken) {
            *covered = asked;
        }
        return;
    }
    if over {
        *covered = asked;
    }
    *uncovered = None;
    let kind = Type::plain(theme::BODY * scale, theme::of(ui).quiet);
    text::say(ui, "covered", shown, &page.words.line(Line::AskFirst), kind);
    let taken =
        text::button(ui, button, page.words.label(Label::PlayerHasAsked), "", Weight::Plain, theme::BODY * scale);
    if is_answered(&taken) && page.game.devices().may_act_on_page(hand(&taken), page.seat) {
        *covered = None;
    }
    if is_answered(&taken) {
        page.send(&taken, Command::Clock(ClockCommand::AskAssistant));
    }
}

fn rows(rect: Rect) -> [Rect; 2] {
    let (above, below) = rect.split_top_bottom_at_fraction(0.5);
    [above, below]
}

/// `Weiß: eine Stunde neunundzwanzig Minuten, verbraucht eine Minute, Züge: 12`.
fn told(page: &Page<'_>, reading: Reading, side: Color) -> String {
    let words = page.words;
    let left = reading.left.get(side);
    let left = left.map_or_else(|| words.label(Label::NoClockShort).to_owned(), |left| words.bare(Arg::Time(left)));
    format!(
        "{}: {left}, {} {}, {}: {}",
        words.color(side),
        words.label(Label::Used),
        words.bare(Arg::Time(*reading.used.get(side))),
        words.label(Label::Moves),
        reading.completed.get(side),
    )
}

/// The end of his player's scoresheet; where he keeps it, what he writes.
fn score(ui: &mut Ui, rect: Rect, page: &Page<'_>, inputs: &mut Inputs) {
    let scale = page.sight.scale;
    ui.painter().rect_filled(rect, CornerRadius::same(text::corner(rect)), theme::of(ui).panel);
    let inner = rect.shrink2(Vec2::new(14.0, 8.0) * scale);
    let (title, mut moves) = inner.split_top_bottom_at_y(inner.top() + 26.0 * scale);
    let mut name = format!("{} {}", page.words.label(Label::SheetField), page.words.color(page.side));
    let keeps = writing::keeps(page);
    if keeps {
        name = format!("{name}: {} {}", page.words.label(Label::SheetBy), page.words.label(Label::Assistant));
        let (above, row) = moves.split_top_bottom_at_y(moves.bottom() - 44.0 * scale);
        moves = above;
        writing::draw(ui, row, page, inputs.entries.get_mut(page.side));
    }
    if let Some(ply) = page.view.rules_off {
        name = format!("{name} · {}", status::ruled_off(page.words, page.view.setup, ply));
    }
    text::say(ui, "sheet-name", title, &name, Type::plain(theme::SMALL * scale, theme::of(ui).quiet));
    let kind = Type::plain(theme::HEADING * scale, theme::of(ui).text).aligned(Align2::LEFT_TOP);
    let written = if keeps {
        numbered(&sheet::kept(page.game, page.side, page.words.language()), page)
    } else {
        numbered(&sheet::written(page.view.setup, &page.view.sheet.lines(), page.words.language()), page)
    };
    if !written.is_empty() {
        text::say(ui, "sheet", moves, &written, kind);
    }
}

/// The last moves in one line, numbered: `… 4. Sf3 Sc6 5. Lb5`.
fn numbered(plies: &[sheet::Written], page: &Page<'_>) -> String {
    const SHOWN: usize = 10;
    let first = plies.len().saturating_sub(SHOWN);
    let number = |index: usize| page.view.setup.number_of_move(index + 1);
    let one = |(index, ply): (usize, &sheet::Written)| match ply.mover {
        Color::White => format!("{}. {}", number(index), ply.text),
        Color::Black if index == first => format!("{}… {}", number(index), ply.text),
        Color::Black => ply.text.clone(),
    };
    plies.iter().enumerate().skip(first).map(one).collect::<Vec<_>>().join(" ")
}

/// What he takes home for his player once the game is over.
fn home(ui: &Ui, rect: Rect, page: &Page<'_>) {
    let (gap, largest) = (theme::GAP * page.sight.scale, theme::BODY * page.sight.scale);
    let height = (64.0 * page.sight.scale).min((rect.height() - 2.0 * gap) / 3.0);
    let buttons = [
        (Label::SaveSheet, Home::Save),
        (Label::SaveSheetOnStick, Home::SaveOnStick),
        (Label::PrintSheet, Home::Print),
    ];
    for (row, (label, home)) in buttons.into_iter().enumerate() {
        let top = rect.top() + row as f32 * (height + gap);
        let place = rect.with_min_y(top).with_max_y(top + height);
        let taken = text::button(ui, place, page.words.label(label), "", Weight::Plain, largest);
        if is_answered(&taken) && page.game.devices().may_act_on_page(hand(&taken), page.seat) {
            page.sight.link.send(Gesture::TakeHome(page.seat, home));
        }
    }
}

/// What he is asked about a second time.
fn asks(page: &Page<'_>, inputs: &Inputs) -> Option<Asked> {
    inputs.question.filter(|question| question.seat == page.seat).map(|question| question.asked)
}

/// Whether something else is open in the place of the button that presses.
pub(super) fn covers_press(page: &Page<'_>, inputs: &Inputs) -> bool {
    asks(page, inputs).is_some() || inputs.touched.get(page.side).is_some()
}

/// The button that presses.
pub(super) fn press(ui: &Ui, rect: Rect, page: &Page<'_>, pressing: PressButton) {
    let weight = match pressing {
        PressButton::Due => Weight::Due,
        PressButton::Other => Weight::Plain,
    };
    let key = key_of(page, Command::Move(MoveCommand::Press));
    let size = theme::BODY * page.sight.scale;
    let taken = text::button(ui, rect, page.words.label(Label::PressClock), &key, weight, size);
    if is_answered(&taken) {
        page.send(&taken, Command::Move(MoveCommand::Press));
    }
}

/// The key of an act, where the keyboard is his.
fn key_of(page: &Page<'_>, command: Command) -> String {
    let key = page.desk_of_keys().and_then(|_| shortcut(&Intent::Do(command), page.words.language()));
    key.unwrap_or_default()
}

/// What is done at times.
fn at_times(ui: &mut Ui, rect: Rect, page: &Page<'_>, inputs: &mut Inputs, pressing: PressButton) {
    let scale = page.sight.scale;
    let (gap, largest) = (theme::GAP * scale, theme::BODY * scale);
    let height = (rect.height() - 2.0 * gap) / 3.0;
    let mut places = (0..3).flat_map(|row| {
        let top = rect.top() + row as f32 * (height + gap);
        text::columns(rect.with_min_y(top).with_max_y(top + height), 2, gap)
    });
    if let Some(place) = places.next() {
        press(ui, place, page, pressing);
    }
    let mut one = |ui: &Ui, label: Label, command: Option<Command>| {
        let place = places.next()?;
        let key = command.map(|command| key_of(page, command)).unwrap_or_default();
        Some(text::button(ui, place, page.words.label(label), &key, Weight::Plain, largest))
    };
    if let Some(taken) = one(ui, Label::ClaimFlag, Asked::ClaimFlag.command()).filter(is_answered) {
        ask_first(page, inputs, &taken, Asked::ClaimFlag);
    }
    if one(ui, Label::ReportTouch, None).is_some_and(|taken| is_answered(&taken)) {
        *inputs.touched.get_mut(page.side) = Some(Touched::default());
    }
    if let Some(taken) = one(ui, Label::StopClocks, Asked::StopClocks.command()).filter(is_answered) {
        ask_first(page, inputs, &taken, Asked::StopClocks);
    }
    if let Some(held) = one(ui, Label::PadTalk, None) {
        talk(&held, page, inputs);
    }
    if page.view.withdrawable.is_some()
        && let Some(taken) = one(ui, Label::WithdrawStatement, None).filter(is_answered)
    {
        page.send(&taken, Command::Move(MoveCommand::Withdraw));
    }
}

/// He speaks for as long as the mouse holds the button.
fn talk(button: &Response, page: &Page<'_>, inputs: &mut Inputs) {
    if button.is_pointer_button_down_on() && inputs.talks.is_none() {
        inputs.talks = Some(page.seat);
        page.sight.link.send(Gesture::TalkOnPage { of: page.seat, held: Held::Down });
    }
}

/// Asks about what ends the game or stops the clocks. What would be refused is refused at once, with the reason.
fn ask_first(page: &Page<'_>, inputs: &mut Inputs, taken: &Response, asked: Asked) {
    let his = page.game.devices().may_act_on_page(hand(taken), page.seat);
    if his && (page.view.running.is_some() || asked != Asked::StopClocks) {
        inputs.question = Some(AsideQuestion::of(page, asked));
    } else if let Some(command) = asked.command() {
        page.send(taken, command);
    }
}

fn second_question(ui: &mut Ui, rect: Rect, page: &Page<'_>, inputs: &mut Inputs, asked: Asked) {
    let words = page.words.say(&asked.words(&page.view));
    place(ui, rect, |ui| {
        let (yes, no) = question(ui, page.words, &words, 52.0 * page.sight.scale);
        if let Some(command) = asked.command().filter(|_| is_answered(&yes)) {
            page.send(&yes, command);
        }
        if is_answered(&yes) || no.clicked() {
            inputs.question = None;
        }
    });
}

/// He tells the arbiter that the sighted player has touched a piece (e). The square is chosen, here or on a board, and not typed:
/// a field would take the keys of the person at the keyboard.
fn touch(ui: &mut Ui, rect: Rect, page: &Page<'_>, inputs: &mut Inputs) {
    let height = 46.0 * page.sight.scale;
    let open = inputs.touched.get_mut(page.side);
    let Some(mut chosen) = *open else { return };
    place(ui, rect, |ui| {
        ui.label(
            eframe::egui::RichText::new(page.words.label(Label::TouchedSquareHere)).small().color(theme::of(ui).quiet),
        );
        let size = share(ui, File::ALL.len(), height * 0.8);
        ui.horizontal(|ui| {
            for file in File::ALL {
                if toggle(ui, &file.char().to_string(), Chosen::of(Some(file), chosen.file), size).clicked() {
                    chosen.file = Some(file);
                }
            }
        });
        ui.horizontal(|ui| {
            for rank in Rank::ALL {
                if toggle(ui, &rank.char().to_string(), Chosen::of(Some(rank), chosen.rank), size).clicked() {
                    chosen.rank = Some(rank);
                }
            }
        });
        *open = Some(chosen);
        // Without a square there is nothing to report, and the button says so by standing still.
        let square = chosen.file.zip(chosen.rank).map(|(file, rank)| Square::from_coords(file, rank));
        ui.horizontal(|ui| {
            let size = share(ui, 2, height);
            ui.add_enabled_ui(square.is_some(), |ui| {
                let taken = crate::screen::page::button(ui, page.words.label(Label::ReportTouch), Weight::Plain, size);
                if let Some(square) = square.filter(|_| is_answered(&taken)) {
                    *open = None;
                    page.send(&taken, Command::Move(MoveCommand::Touch(square)));
                }
            });
            let back = crate::screen::page::button(ui, page.words.label(Label::FewerActs), Weight::Plain, size);
            if back.clicked() {
                *open = None;
            }
        });
    });
}
