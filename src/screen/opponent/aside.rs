//! Between the clocks: what is due, in words and as a button; the other acts of a player; the spare pieces.
use eframe::egui::{RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit};
use shakmaty::Role;

use super::{Sight, claims};
use crate::{
    desk::{Answer, Intent, Mode},
    game::{
        AnswerCommand, ClaimCommand, ClockCommand, Command, DeviceCommand, DrawCommand, Due, EndingCommand,
        MoveCommand, ReconcileCommand, StartCommand, Step,
    },
    language::{Arg, Label, Line, Phrase},
    narration::{Audience, step_phrase},
    screen::{
        page::{Weight, button, fitting, live, take},
        pieces, status, theme,
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
    standing_notice(ui, sight);
    if let Mode::Confirm(question) = sight.table.mouse.mode() {
        ui.label(RichText::new(sight.words.say(question.words())).color(theme::TEXT));
        ui.horizontal(|ui| {
            for (label, intent) in [(Label::Yes, Intent::Answer(Answer::Word)), (Label::No, Intent::Escape)] {
                let response = button(ui, sight.words.label(label), Weight::Plain, row(2.0));
                sight.take_own(&response, intent);
            }
        });
        return;
    }
    new_pieces(ui, sight);
    if claims::draw(ui, sight) == claims::Shown::No {
        if device_offer(ui, sight, row(2.0)) == claims::Shown::No {
            notice(ui, sight);
        }
        if sight.view.entry.is_some() {
            act_button(ui, sight, Label::TakeBackEntry, Intent::Do(Command::Move(MoveCommand::TakeBack)), row(1.0));
        }
        if sight.view.withdrawable.is_some() {
            act_button(ui, sight, Label::WithdrawStatement, Intent::Do(Command::Move(MoveCommand::Withdraw)), row(1.0));
        }
        ui.add_space((bottom - 72.0 * scale - ui.cursor().top()).max(0.0));
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
    } else if matches!(sight.table.mouse.mode(), Mode::Pointing { .. }) {
        notice(ui, sight);
    }
}

/// Always there; it stands out when the press is what is due.
fn press_button(ui: &mut Ui, sight: &Sight<'_>) {
    let weight = if matches!(sight.view.step(), Step::Press) { Weight::Due } else { Weight::Plain };
    let intent = Intent::Do(Command::Move(MoveCommand::Press));
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
    let mut acts = vec![
        (Label::Resign, Command::Ending(EndingCommand::Resign)),
        (Label::StopClocks, Command::Clock(ClockCommand::Stop)),
    ];
    acts.push((Label::ClaimFlag, Command::Claim(ClaimCommand::Flag)));
    if offered {
        acts.extend([
            (Label::AcceptDraw, Command::Draw(DrawCommand::Accept)),
            (Label::DeclineDraw, Command::Draw(DrawCommand::Decline)),
        ]);
    } else {
        acts.push((Label::OfferDraw, Command::Draw(DrawCommand::Offer)));
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

/// What is offered to the owner of the mouse, and his answer.
fn device_offer(ui: &mut Ui, sight: &Sight<'_>, size: Vec2) -> claims::Shown {
    let Some(offer) = sight.view.device_offer.filter(|offer| offer.to == sight.view.seat) else {
        return claims::Shown::No;
    };
    let text = status::offered(offer, sight.words);
    let shown = ui.add(eframe::egui::Label::new(RichText::new(text).color(theme::NOW)).wrap());
    live(ui, &shown);
    let (take_it, keep_it) =
        (Command::Device(DeviceCommand::Take(offer.device)), Command::Device(DeviceCommand::Keep(offer.device)));
    ui.horizontal(|ui| {
        for (label, command) in [(Label::Accept, take_it), (Label::Decline, keep_it)] {
            take(&button(ui, sight.words.label(label), Weight::Plain, size), sight.link, Intent::Do(command));
        }
    });
    claims::Shown::Yes
}

/// One line to the person, where there is something to say.
fn notice(ui: &mut Ui, sight: &Sight<'_>) {
    if let Some(notice) = private_notice(sight) {
        let fits = fitting(ui, &notice, theme::BODY * sight.scale, ui.available_width());
        let size = fits.max(theme::SMALL * sight.scale);
        ui.add(eframe::egui::Label::new(RichText::new(notice).size(size).color(theme::TEXT)).wrap());
    }
}

/// What cannot be used, with its cause, for as long as that lasts: nothing that is said to the person covers it.
fn standing_notice(ui: &mut Ui, sight: &Sight<'_>) {
    if let Some(notice) = &sight.snapshot.notice {
        let text = RichText::new(notice).size(theme::SMALL * sight.scale).color(theme::NOW);
        let shown = ui.add(eframe::egui::Label::new(text).wrap());
        live(ui, &shown);
    }
}

/// The words and the command of the button that takes the step, for the steps that a button takes. Executing is done on
/// the board.
fn due(sight: &Sight<'_>, step: Step) -> Option<(String, Command)> {
    let words = sight.words;
    let of = |label: Label| words.label(label).to_owned();
    let naming = |label: Label, said| format!("{}: {}", words.label(label), words.bare(Arg::Move(said)));
    Some(match step {
        Step::Repeat(said) | Step::RepeatAgain(said) => {
            (naming(Label::Repeated, said), Command::Answer(AnswerCommand::Repeat(None)))
        }
        Step::Announce => {
            let ply = sight.table.game.all_plies().rev().find(|ply| Some(ply.mover) == sight.view.seat.side())?;
            let said = ply.stands()?;
            (naming(Label::Announce, said), Command::Move(MoveCommand::Announce(said)))
        }
        Step::Reconcile(Due::Correct(kind, _)) => {
            (of(Label::CorrectionDone), Command::Reconcile(ReconcileCommand::Confirm(kind)))
        }
        Step::Reconcile(Due::Compare(kind)) => {
            (of(Label::BoardIsRight), Command::Reconcile(ReconcileCommand::Confirm(kind)))
        }
        Step::ConfirmEnding => (of(Label::ConfirmEnding), Command::Ending(EndingCommand::Confirm)),
        Step::ConfirmReady => (of(Label::ConfirmReady), Command::Start(StartCommand::Ready)),
        Step::AwaitStart => (of(Label::StartGame), Command::Start(StartCommand::Begin)),
        _ => return None,
    })
}

/// The last words to this person alone, until something is said to everybody; how the game ended; what is offered.
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
    private.or_else(ended).or_else(offer)
}

/// The pieces from which a pawn's new piece is taken: when it has arrived, or where a move is only written.
fn new_pieces(ui: &mut Ui, sight: &Sight<'_>) {
    let mode = sight.table.mouse.mode();
    let arrived = matches!(mode, Mode::Promoting { .. });
    if !arrived && !matches!(mode, Mode::Entry(_)) {
        return;
    }
    // Executing is done with the opponent's pieces.
    let color = match sight.view.step() {
        Step::Repeat(_) | Step::RepeatAgain(_) | Step::Execute(_) => sight.view.side().other(),
        _ => sight.view.side(),
    };
    let side = 46.0 * sight.scale;
    if arrived {
        ui.label(RichText::new(sight.words.line(Line::WhichNewPiece)).color(theme::NOW));
    }
    ui.horizontal(|ui| {
        if !arrived {
            ui.label(RichText::new(sight.words.label(Label::SparePieces)).small().color(theme::QUIET));
        }
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
            let name = format!("{}: {}", sight.words.label(Label::SparePieces), sight.words.bare(Arg::Role(role)));
            response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Button, true, &name));
            ui.painter().rect_filled(rect, 6, theme::DARK_SQUARE);
            ui.painter().rect_stroke(rect, 6, Stroke::new(1.0, theme::LINE), StrokeKind::Inside);
            pieces::paint(ui.painter(), rect.center(), side, role.of(color));
            crate::screen::page::ring(ui, &response);
            sight.take_own(&response, Intent::LayReady(role));
        }
        if arrived {
            let size = Vec2::new(ui.available_width(), side);
            let response = button(ui, sight.words.label(Label::NoPieceYet), Weight::Plain, size);
            sight.take_own(&response, Intent::Enter);
        }
    });
}
