//! Between the clocks: what is due, in words and as a button; the other acts of a player; the spare pieces.
use eframe::egui::{RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit};
use shakmaty::Role;

use super::{Sight, claims};
use crate::{
    desk::{Intent, Mode},
    game::{Command, Due, ReconcileCommand, Seat, Step},
    language::{Arg, Label, Line, Phrase},
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
    if claims::list(ui, sight) == claims::Shown::Yes {
        return;
    }
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
    if claims::draw(ui, sight) == claims::Shown::No {
        notice(ui, sight);
        ui.add_space((bottom - 98.0 * scale - ui.cursor().top()).max(0.0));
        ui.horizontal(|ui| {
            let small = theme::font(theme::SMALL * scale);
            ui.style_mut().text_styles.insert(eframe::egui::TextStyle::Button, small);
            ui.spacing_mut().button_padding = Vec2::new(3.0, 1.0);
            let acts = acts(sight);
            let size = row(acts.len() as f32);
            for (label, intent) in acts {
                act_button(ui, sight, label, intent, size);
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

fn act_button(ui: &mut Ui, sight: &Sight<'_>, label: Label, intent: Intent, size: Vec2) {
    let response = button(ui, sight.words.label(label), Weight::Plain, size);
    let response = response.on_hover_text(sight.words.with_key(label, &intent));
    take(&response, sight.link, intent);
}

/// The acts of a player that are always there. An offer that stands can be answered.
fn acts(sight: &Sight<'_>) -> Vec<(Label, Intent)> {
    let offered = sight.view.draw_offer.is_some_and(|by| Some(by) != sight.view.seat.side());
    let mut acts = vec![(Label::Resign, Command::Resign), (Label::StopClocks, Command::StopClock)];
    acts.push((Label::ClaimFlag, Command::ClaimFlag));
    if offered {
        acts.extend([(Label::AcceptDraw, Command::AcceptDraw), (Label::DeclineDraw, Command::DeclineDraw)]);
    } else {
        acts.push((Label::OfferDraw, Command::OfferDraw));
    }
    let acts = acts.into_iter().map(|(label, command)| (label, Intent::Do(command)));
    acts.chain([(Label::Claims, Intent::OpenClaims)]).collect()
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
        Step::Reconcile(Due::Correct(kind, _)) => {
            (of(Label::CorrectionDone), Command::Reconcile(ReconcileCommand::Confirm(kind)))
        }
        Step::Reconcile(Due::Compare(kind)) => {
            (of(Label::BoardIsRight), Command::Reconcile(ReconcileCommand::Confirm(kind)))
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
