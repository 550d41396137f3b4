//! Between the clocks: what is due, in words and as a button; the other acts of a player; the spare pieces.
use eframe::egui::{RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit};
use std::time::Duration;

use shakmaty::{Color, Role};

use super::Sight;
use crate::{
    desk::{Intent, Mode},
    game::{Command, Seat, Step},
    language::{Arg, Label, Line, Phrase},
    laws::{
        flag::PeriodKind,
        quickplay::{Increment, Request, Situation, may_ask},
    },
    narration::{Audience, step_phrase},
    screen::{
        page::{Weight, button, fitting, take},
        pieces, theme,
    },
};

/// Draws the part.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>) {
    let (scale, full) = (sight.scale, ui.available_width());
    ui.spacing_mut().item_spacing = Vec2::splat(8.0 * scale);
    let row = |share: f32| Vec2::new((full - 8.0 * scale * (share - 1.0)) / share, 44.0 * scale);
    let bottom = ui.max_rect().bottom();
    prompt(ui, sight);
    press_button(ui, sight);
    if let Mode::Confirm(command) = sight.table.mouse.mode() {
        ui.label(RichText::new(sight.words.say(&crate::desk::confirmation(command))).color(theme::TEXT));
        ui.horizontal(|ui| {
            for (label, intent) in [(Label::Yes, Intent::Enter), (Label::No, Intent::Escape)] {
                let response = button(ui, sight.words.label(label), Weight::Plain, row(2.0));
                take(&response, sight.link, intent);
            }
        });
        return;
    }
    notice(ui, sight);
    let rows: Vec<_> = [requests(sight), acts(sight)].into_iter().filter(|acts| !acts.is_empty()).collect();
    let below = (46.0 + 52.0 * rows.len() as f32) * scale;
    ui.add_space((bottom - below - ui.cursor().top()).max(0.0));
    for acts in rows {
        ui.horizontal(|ui| {
            let small = theme::font(theme::SMALL * scale);
            ui.style_mut().text_styles.insert(eframe::egui::TextStyle::Button, small);
            ui.spacing_mut().button_padding = Vec2::new(3.0, 1.0);
            let size = row(acts.len() as f32);
            for (label, command) in &acts {
                command_button(ui, sight, *label, command, size);
            }
        });
    }
    spare_pieces(ui, sight);
}

/// Always there; it stands out when the press is what is due.
fn press_button(ui: &mut Ui, sight: &Sight<'_>) {
    let weight = if matches!(sight.view.step(), Step::Press) { Weight::Due } else { Weight::Plain };
    let intent = Intent::Do(Command::Press);
    let size = Vec2::new(ui.available_width(), 52.0 * sight.scale);
    let response = button(ui, sight.words.label(Label::PressClock), weight, size);
    take(&response, sight.link, intent);
}

fn command_button(ui: &mut Ui, sight: &Sight<'_>, label: Label, command: &Command, size: Vec2) {
    let intent = Intent::Do(command.clone());
    let response = button(ui, sight.words.label(label), Weight::Plain, size);
    let response = response.on_hover_text(sight.words.with_key(label, &intent));
    take(&response, sight.link, intent);
}

/// The acts of a player that are always there. An offer that stands can be answered.
fn acts(sight: &Sight<'_>) -> Vec<(Label, Command)> {
    let offered = sight.view.draw_offer.is_some_and(|by| Some(by) != sight.view.seat.side());
    let mut acts = vec![(Label::Resign, Command::Resign), (Label::StopClocks, Command::StopClock)];
    acts.push((Label::ClaimFlag, Command::ClaimFlag));
    if offered {
        acts.extend([(Label::AcceptDraw, Command::AcceptDraw), (Label::DeclineDraw, Command::DeclineDraw)]);
    } else {
        acts.push((Label::OfferDraw, Command::OfferDraw));
    }
    acts
}

/// What a player may ask for in the quickplay finish, where its rules can come to hold in this game. Whether they hold at
/// the moment is decided when he asks.
fn requests(sight: &Sight<'_>) -> Vec<(Label, Command)> {
    let setup = sight.view.setup;
    let bonuses = Color::ALL.into_iter().flat_map(|side| setup.control.get(side).periods());
    let increment = match bonuses.map(|period| period.bonus.at_most()).max() {
        Some(most) if !most.is_zero() => Increment::Used,
        _ => Increment::None,
    };
    let situation = Situation {
        pace: setup.pace(),
        rules: setup.rules(),
        quickplay: setup.quickplay,
        increment,
        period: PeriodKind::Last,
        left: Some(Duration::from_secs(1)),
    };
    let timed = Color::ALL.iter().all(|&side| setup.control.get(side).is_timed());
    [(Label::ClaimDraw, Request::Draw), (Label::AskExtraTime, Request::ExtraTime)]
        .into_iter()
        .filter(|&(_, request)| timed && may_ask(setup.edition, request, situation).is_ok())
        .map(|(label, request)| (label, Command::ClaimQuickplay(request)))
        .collect()
}

/// What is due, in words, and the button that does it where a button can.
fn prompt(ui: &mut Ui, sight: &Sight<'_>) {
    let size = Vec2::new(ui.available_width(), 58.0 * sight.scale);
    let step = sight.view.step();
    if let Some((text, command)) = due(sight, step) {
        let intent = Intent::Do(command);
        let response = button(ui, &text, Weight::Due, size);
        take(&response, sight.link, intent);
    } else {
        let text = sight.words.say(&step_phrase(step));
        let fits = fitting(ui, &text, theme::HEADING * sight.scale, size.x);
        ui.add_sized(size, eframe::egui::Label::new(RichText::new(text).size(fits).color(theme::NOW)).wrap());
    }
}

/// One line to the person, where there is something to say.
fn notice(ui: &mut Ui, sight: &Sight<'_>) {
    if let Some(notice) = private_notice(sight) {
        let fits = fitting(ui, &notice, theme::BODY * sight.scale, ui.available_width());
        let size = fits.max(theme::SMALL * sight.scale);
        ui.add(eframe::egui::Label::new(RichText::new(notice).size(size).color(theme::TEXT)).wrap());
    }
}

/// The words and the command of the button that takes the step, for the steps that a button takes. Executing is done on
/// the board.
fn due(sight: &Sight<'_>, step: Step) -> Option<(String, Command)> {
    let words = sight.words;
    let of = |label: Label| words.label(label).to_owned();
    let naming = |label: Label, said| format!("{}: {}", words.label(label), words.bare(Arg::Move(said)));
    Some(match step {
        Step::Repeat(said) | Step::RepeatAgain(said) => (naming(Label::Repeated, said), Command::Repeat(None)),
        Step::Announce => {
            let placed = sight.table.game.all_plies().rev().find(|ply| Some(ply.mover) == sight.view.seat.side())?;
            let said = placed.placed?.what;
            (naming(Label::Announce, said), Command::Announce(said))
        }
        Step::ConfirmEnding => (of(Label::ConfirmEnding), Command::ConfirmEnding),
        Step::AwaitStart => (of(Label::StartGame), Command::Start),
        _ => return None,
    })
}

/// The last words to this person alone, until something is said to everybody; how the game ended; sound that is lost.
fn private_notice(sight: &Sight<'_>) -> Option<String> {
    let mine = |to: Audience| matches!(to, Audience::Page(seat) if seat == sight.view.seat);
    let captions = sight.snapshot.captions.iter().rev();
    let last = captions.clone().find(|caption| mine(caption.to) || caption.to == Audience::Room);
    let private = last.filter(|caption| mine(caption.to)).map(|caption| caption.text.clone());
    let ended = || {
        let ending = sight.view.ending?;
        let room = captions.clone().find(|caption| caption.to == Audience::Room)?;
        Some(format!("{} {}", ending.score(), room.text))
    };
    let offer = || {
        let by = sight.view.draw_offer?;
        Some(sight.words.say(&Phrase::with(Line::DrawOffered, [Arg::Color(by)])))
    };
    private.or_else(ended).or_else(offer).or_else(|| sight.snapshot.notice.clone())
}

/// The pieces beside the board from which a pawn's new piece is taken.
fn spare_pieces(ui: &mut Ui, sight: &Sight<'_>) {
    let Some(color) = matches!(sight.view.seat, Seat::Player(_)).then(|| sight.view.side()) else { return };
    let side = 46.0 * sight.scale;
    let ready = match sight.table.mouse.mode() {
        Mode::Holding { promotion, .. } => *promotion,
        _ => None,
    };
    ui.horizontal(|ui| {
        ui.label(RichText::new(sight.words.label(Label::SparePieces)).small().color(theme::QUIET));
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
            let name = format!("{}: {}", sight.words.label(Label::SparePieces), sight.words.bare(Arg::Role(role)));
            response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Button, true, &name));
            let stroke = if ready == Some(role) { Stroke::new(4.0, theme::NOW) } else { Stroke::new(1.0, theme::LINE) };
            ui.painter().rect_filled(rect, 6, theme::DARK_SQUARE);
            ui.painter().rect_stroke(rect, 6, stroke, StrokeKind::Inside);
            pieces::paint(ui.painter(), rect.center(), side, role.of(color));
            crate::screen::page::ring(ui, &response);
            take(&response, sight.link, Intent::LayReady(role));
        }
    });
}
