//! What only the arbiter is shown: the state of clocks and people, and of each ply what is to be remarked, in words.
use eframe::egui::{Label as Text, RichText, ScrollArea, Ui};
use shakmaty::Color;

use super::{Sight, state};
use crate::{
    game::Mark,
    language::{Arg, Label, Line, Phrase},
    screen::{page::Words, theme},
};

/// Draws the state, and under it the list, the latest at the bottom.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>) {
    let words = sight.words;
    let marks = sight.view.sheet.iter().flat_map(|line| line.marks.iter().map(move |mark| (line, mark)));
    let remarks: Vec<String> = marks.map(|(line, mark)| remark(words, line.ply, line.mover, mark)).collect();
    ScrollArea::vertical().id_salt("remarks").stick_to_bottom(true).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0 * sight.scale;
        for line in state::lines(sight) {
            ui.add(Text::new(RichText::new(line).small().color(theme::TEXT)).wrap());
        }
        ui.label(RichText::new(words.label(Label::Remarks)).color(theme::NOW));
        if remarks.is_empty() {
            ui.label(RichText::new(words.label(Label::NoRemarks)).small().color(theme::QUIET));
        }
        for remark in remarks {
            ui.add(Text::new(RichText::new(remark).small().color(theme::TEXT)).wrap());
        }
    });
}

/// A mark in words.
pub(super) fn remark(words: Words, ply: usize, mover: Color, mark: &Mark) -> String {
    let counted = |label: Label, count: usize| format!("{}: {count}", words.label(label));
    let naming = |label: Label, said| format!("{}: {}", words.label(label), words.bare(Arg::Move(said)));
    let line = |line: Line| words.say(&Phrase::with(line, [Arg::Color(mover)]));
    let text = match *mark {
        Mark::Illegal(fault) => words.say(&fault.into()),
        Mark::PressedEarly => line(Line::MarkPressedEarly),
        Mark::PressedWithoutMove => line(Line::MarkPressedWithoutMove),
        Mark::HeldBack(count) => counted(Label::HeldBack, count),
        Mark::Slips(count) => counted(Label::Slips, count),
        Mark::RepeatedAs(said) => naming(Label::RepeatedAs, said),
        Mark::AnnouncedOtherwise => words.label(Label::AnnouncedOtherwise).to_owned(),
        Mark::ExecutedAs(said) => naming(Label::ExecutedAs, said),
        Mark::TouchBroken(square) => {
            words.say(&Phrase::with(Line::MarkTouchBroken, [Arg::Color(mover), Arg::Square(square)]))
        }
        Mark::IntentionBroken(said) => {
            words.say(&Phrase::with(Line::MarkIntentionBroken, [Arg::Color(mover), Arg::Move(said)]))
        }
        Mark::DrawOffered(by) => words.say(&Phrase::with(Line::DrawOffered, [Arg::Color(by)])),
    };
    format!("{ply}. {}: {text}", words.color(mover))
}
