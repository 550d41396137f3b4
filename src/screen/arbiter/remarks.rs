//! What only the arbiter is shown: the state of clocks and people, of each ply what is to be remarked, and the seal, in words.
use eframe::egui::{RichText, ScrollArea, Ui};
use shakmaty::Color;

use super::{Sight, log::clock_time, state};
use crate::{
    game::{Mark, Noted, NotedStands},
    language::{Arg, Label, Line, Paper, Phrase},
    narration::Audience,
    scoresheet::seal,
    screen::{Gesture, page::Words, status, text, theme},
};

/// Draws the result where there is one, the state, and under it the remarks, the latest first, and the seal. A remark stays when its
/// move is ruled off.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>) {
    let words = sight.words;
    let [small, body, heading] = [theme::SMALL, theme::BODY, theme::HEADING].map(|size| size * sight.scale);
    ScrollArea::vertical().id_salt("remarks").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0 * sight.scale;
        if let Some(ending) = sight.view.ending {
            let result = status::result(words, ending);
            text::paragraph(ui, &result, heading, theme::of(ui).now);
        }
        for line in state::lines(sight) {
            text::paragraph(ui, &line, small, theme::of(ui).text);
        }
        if sight.game.code().is_some() {
            by_ear(ui, sight, [Label::SayCode, Label::SayCodeTo], Gesture::SayCode);
        }
        text::paragraph(ui, words.label(Label::Remarks), body, theme::of(ui).now);
        let noted = sight.game.noted();
        if noted.is_empty() {
            text::paragraph(ui, words.label(Label::NoRemarks), small, theme::of(ui).quiet);
        }
        for noted in noted.iter().rev() {
            let (remark, done) = remark(sight, noted);
            text::paragraph(ui, &remark, small, theme::of(ui).text);
            if let Some(done) = done {
                text::paragraph(ui, &done, small, theme::of(ui).quiet);
            }
        }
        let language = words.language();
        text::paragraph(ui, Paper::Seal.text(language), body, theme::of(ui).now);
        by_ear(ui, sight, [Label::SaySeal, Label::SaySealTo], Gesture::SaySeal);
        if ui.button(RichText::new(sight.label(Label::SignWithKey)).small()).clicked() {
            sight.link.send(Gesture::SignWithKey);
        }
        for line in seal(sight.game, sight.now, language) {
            text::paragraph(ui, &line, small, theme::of(ui).quiet);
        }
    });
}

/// What the arbiter has said: for everybody in the room, or for a player who hears, and asked for it.
fn by_ear(ui: &mut Ui, sight: &Sight<'_>, [room, earphone]: [Label; 2], gesture: fn(Audience) -> Gesture) {
    let impaired = Color::ALL.into_iter().filter(|&side| sight.view.setup.is_impaired(side));
    let places = [Audience::Room].into_iter().chain(impaired.map(Audience::Earphone));
    ui.horizontal_wrapped(|ui| {
        for to in places {
            let name = match to {
                Audience::Earphone(side) => format!("{}: {}", sight.label(earphone), sight.words.color(side)),
                Audience::Room | Audience::Page(_) => sight.label(room).to_owned(),
            };
            if ui.button(RichText::new(name).small()).clicked() {
                sight.link.send(gesture(to));
            }
        }
    });
}

/// `11. Weiß: ...` and below it `0:12:40, Weiß, gestrichen`.
fn remark(sight: &Sight<'_>, noted: &Noted) -> (String, Option<String>) {
    let number = sight.game.setup().number_of_move(noted.ply);
    let at = noted.done.map(|(at, by)| format!("{}, {}", clock_time(sight, at), status::seat(sight.words, by)));
    let ruled_off = match noted.stands {
        NotedStands::Yes => None,
        NotedStands::RuledOff => Some(sight.label(Label::RuledOff).to_owned()),
    };
    let done: Vec<String> = at.into_iter().chain(ruled_off).collect();
    let text = format!("{number}. {}: {}", sight.words.color(noted.mover), mark(sight.words, noted.mover, &noted.mark));
    (text, (!done.is_empty()).then(|| done.join(", ")))
}

/// A mark in words.
fn mark(words: Words, mover: Color, mark: &Mark) -> String {
    let counted = |label: Label, count: usize| format!("{}: {count}", words.label(label));
    let naming = |label: Label, said| format!("{}: {}", words.label(label), words.bare(Arg::Move(said)));
    let line = |line: Line| words.say(&Phrase::with(line, [Arg::Color(mover)]));
    match *mark {
        Mark::Illegal(fault) => words.say(&fault.into()),
        Mark::PressedEarly => line(Line::MarkPressedEarly),
        Mark::PressedWithoutMove => line(Line::MarkPressedWithoutMove),
        Mark::HeldBack(count) => counted(Label::HeldBack, count),
        Mark::Slips(count) => counted(Label::Slips, count),
        Mark::ReplacedIllegal(said) => naming(Label::ReplacedIllegal, said),
        Mark::ReplacedLegal(said) => naming(Label::ReplacedLegal, said),
        Mark::Misspoken(said) => naming(Label::LogMisspoken, said),
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
    }
}
