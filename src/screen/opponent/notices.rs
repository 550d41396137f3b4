//! What is said to this player alone, what the arbiter has ruled, and what cannot be used.
use std::time::Duration;

use eframe::egui::{Align2, Rect, Ui};

use super::{Sight, task, text, text::Type};
use crate::{
    game::Seat,
    language::{Arg, Line, Phrase},
    narration::{Audience, rulings, step_phrase, unasked_phrase},
    screen::{
        link::{Caption, CaptionKind},
        page::{Words, live},
        status, theme,
    },
};

/// Draws the lines that there are, one below the other. What cannot be used stays for as long as that lasts: nothing that is
/// said to the person covers it.
pub(super) fn draw(ui: &Ui, rect: Rect, sight: &Sight<'_>) {
    let offered = sight.view.device_offer.filter(|offer| offer.to == sight.view.seat);
    let unasked = unasked(sight);
    let room = Words { wording: sight.view.setup.wording };
    let waits = task::claim_waits(&sight.view, &sight.table.game);
    let ruled = rulings(&sight.table.game).filter(|_| !waits).map(|ruled| room.say(&ruled));
    let private = private(sight);
    // Where his files are, the words to him say already.
    let notice = sight.notice.and_then(|notice| text::unsaid(notice, private.as_deref()));
    let lines = [
        notice.map(|notice| ("notice", notice, theme::of(ui).now)),
        offered.map(|offer| ("device-offer", status::offered(offer, sight.words), theme::of(ui).now)),
        ruled.map(|words| ("ruled", words, theme::of(ui).text)),
        private.map(|words| ("private", words, theme::of(ui).text)),
        unasked.map(|words| ("unasked", words, theme::of(ui).text)),
    ];
    let lines: Vec<_> = lines.into_iter().flatten().collect();
    let height = rect.height() / lines.len().max(1) as f32;
    for (i, (key, words, color)) in lines.iter().enumerate() {
        let top = rect.top() + height * i as f32;
        let line = rect.with_min_y(top).with_max_y(top + height);
        let kind = Type::plain(theme::BODY * sight.scale, *color).aligned(Align2::LEFT_TOP);
        live(ui, &text::say(ui, key, line, words, kind));
    }
}

/// How long it stands why something was refused, if nothing else takes its place.
const REFUSAL_STANDS: Duration = Duration::from_secs(20);

/// The last words to this person alone, until something is said to everybody; what he has offered himself.
fn private(sight: &Sight<'_>) -> Option<String> {
    let mine = |to: Audience| matches!(to, Audience::Page(seat) if seat == sight.view.seat);
    let mut captions = sight.snapshot.captions.iter().rev();
    let last = captions.find(|caption| mine(caption.to) || caption.to == Audience::Room);
    // What he is asked is all that he is told: that another question is over does not stand below it.
    let asked = sight.asks_something();
    // What he has to do stands above, in the same words.
    let due = sight.words.say(&step_phrase(sight.view.step()));
    let over = announced(sight);
    // What was refused then may be otherwise by now: a flag that had not fallen falls.
    let passed =
        |caption: &Caption| caption.kind == CaptionKind::Refused && sight.view.now.since(caption.at) >= REFUSAL_STANDS;
    let told = last.filter(|caption| {
        let said = mine(caption.to) && !asked && !passed(caption);
        said && caption.text != due && over.as_ref() != Some(&caption.text)
    });
    let private = told.map(|caption| caption.text.clone());
    let offer = || {
        let by = sight.view.draw_offer.filter(|&by| Some(by) == sight.view.seat.side())?;
        Some(sight.words.say(&Phrase::with(Line::DrawOffered, [Arg::Color(by)])))
    };
    private.or_else(offer)
}

/// That his move stood on the screen and was not announced, in the words in which he was told so, once it is: where he announces
/// himself, nobody says anything to the room that would be in the place of them.
fn announced(sight: &Sight<'_>) -> Option<String> {
    if sight.view.entry.is_some() {
        return None;
    }
    let ply = sight.table.game.record().all_plies().rev().find(|ply| Some(ply.mover) == sight.view.seat.side())?;
    let entered = ply.entries.last()?;
    Some(sight.words.say(&Phrase::with(Line::EntryStands, [Arg::Move(entered.deed.what)])))
}

/// An assistant has the keyboard and this page before him: what he asked before his player did is on record, and stands here until
/// something else is said to him or to everybody. Nothing else of what is said to him does.
fn unasked(sight: &Sight<'_>) -> Option<String> {
    let assistant = sight.table.keyboard.seat();
    if !matches!(assistant, Seat::Assistant(_)) || assistant == sight.view.seat {
        return None;
    }
    let mut captions = sight.snapshot.captions.iter().rev();
    let last = captions.find(|caption| [Audience::Page(assistant), Audience::Room].contains(&caption.to))?;
    let words = Words::to(sight.view.setup, assistant).say(&unasked_phrase());
    (last.to == Audience::Page(assistant) && last.text == words).then_some(words)
}
