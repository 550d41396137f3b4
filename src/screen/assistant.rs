//! The assistant's page (D.2.9 of 2014, D.2.10 of 2018 and 2023): moves completed and time once his player has asked for
//! them, the claim that a flag has fallen, and the press on his player's word.
//!
//! Deliberately absent: the running time. What he was asked for stays as it stood, until his player's next press.
use eframe::egui::{Label as Text, Rect, Response, RichText, Ui, Vec2};
use shakmaty::{ByColor, Color, File, Rank, Square};

use super::{
    face::{self, Face},
    link::{Gesture, Link, Snapshot, Table},
    page::{Chosen, Weight, Words, button, hand, is_answered, live, place, question, share, toggle},
    status, theme,
};
use crate::{
    clock::Moment,
    desk::Asked,
    game::{ClaimCommand, ClockCommand, Command, Device, MoveCommand, ReconcileCommand, Seat, Stage},
    language::{Label, Line, Phrase},
    narration::{Audience, page_phrase},
    reconciliation::{correction_on, on_board},
};

/// What the assistants have begun on their page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Inputs {
    /// Whose claim that a flag has fallen waits for its second question.
    claims: Option<Seat>,
    /// The square on which the sighted player has touched a piece, as far as it is chosen, for each assistant.
    touched: ByColor<Touched>,
}

/// A square as far as it is chosen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Touched {
    file: Option<File>,
    rank: Option<Rank>,
}

/// What is before an assistant's eyes.
pub(super) struct Sight<'a> {
    pub(super) link: &'a dyn Link,
    pub(super) snapshot: &'a Snapshot,
    pub(super) table: &'a Table,
    pub(super) now: Moment,
    pub(super) scale: f32,
}

impl Sight<'_> {
    /// Sends what a button on the page of `of` stands for, with the device that took it.
    fn send(&self, of: Seat, taken: &Response, command: Command) {
        self.link.send(Gesture::OnPage { of, by: hand(taken), command });
    }
}

/// Draws the page: a column for the assistant of each visually impaired player.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let setup = sight.table.game.setup();
    let sides: Vec<Color> = Color::ALL.into_iter().filter(|&side| setup.is_impaired(side)).collect();
    let all = ui.available_rect_before_wrap();
    let width = (all.width() / sides.len().max(1) as f32).min(760.0 * sight.scale);
    for (i, side) in sides.into_iter().enumerate() {
        let corner = all.min + Vec2::new(i as f32 * width, 0.0);
        let column = Rect::from_min_size(corner, Vec2::new(width - theme::GAP, all.height()));
        place(ui, column, |ui| page_of(ui, sight, inputs, side));
    }
}

fn page_of(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, side: Color) {
    let (seat, words) = (Seat::Assistant(side), Words::of(sight.table.game.setup()));
    ui.label(RichText::new(status::seat(words, seat)).heading().color(theme::NOW));
    let unable = [Device::Keyboard, Device::Mouse].iter().all(|&by| !sight.table.game.may_act_on_page(by, seat));
    let told = last_said(sight, seat).map(str::to_owned);
    if let Some(said) = told.or_else(|| unable.then(|| words.say(&page_phrase(seat)))) {
        let shown = ui.add(Text::new(RichText::new(said).color(theme::TEXT)).wrap());
        live(ui, &shown);
    }
    let view = sight.table.game.view(seat, sight.now);
    for color in [side, side.other()] {
        let (rect, _) =
            ui.allocate_exact_size(Vec2::new(ui.available_width(), 130.0 * sight.scale), eframe::egui::Sense::empty());
        face::paint(ui, rect, sight.scale, &Face::of(&view, words, color));
    }
    let height = 52.0 * sight.scale;
    comparison(ui, sight, seat, height);
    if inputs.claims == Some(seat) {
        let (yes, no) =
            question(ui, words, &words.say(&Asked::ClaimFlag.words(seat, sight.table.game.setup())), height);
        if is_answered(&yes) {
            sight.send(seat, &yes, Command::Claim(ClaimCommand::Flag));
        }
        if is_answered(&yes) || no.clicked() {
            inputs.claims = None;
        }
        return;
    }
    ui.horizontal(|ui| {
        let size = share(ui, 3, height);
        let claims = button(ui, words.label(Label::ClaimFlag), Weight::Plain, size);
        if claims.clicked() && sight.table.game.may_act_on_page(hand(&claims), seat) {
            inputs.claims = Some(seat);
        } else if claims.clicked() {
            // It is refused, with the reason, before anything is asked.
            sight.send(seat, &claims, Command::Claim(ClaimCommand::Flag));
        }
        for (label, command) in [
            (Label::StopClocks, Command::Clock(ClockCommand::Stop)),
            (Label::PressClock, Command::Move(MoveCommand::Press)),
        ] {
            let taken = button(ui, words.label(label), Weight::Plain, size);
            if taken.clicked() {
                sight.send(seat, &taken, command);
            }
        }
    });
    report_touch(ui, sight, inputs.touched.get_mut(side), seat, height);
    if view.withdrawable.is_some() {
        let size = share(ui, 1, height);
        let taken = button(ui, words.label(Label::WithdrawStatement), Weight::Plain, size);
        if taken.clicked() {
            sight.send(seat, &taken, Command::Move(MoveCommand::Withdraw));
        }
    }
}

/// He tells the arbiter that the sighted player has touched a piece (D.2.9.e of 2014, D.2.10.e of 2018). The square is chosen
/// and not typed: a field would take the keys of whoever sits at the keyboard.
fn report_touch(ui: &mut Ui, sight: &Sight<'_>, chosen: &mut Touched, seat: Seat, height: f32) {
    let words = Words::of(sight.table.game.setup());
    ui.label(RichText::new(words.label(Label::TouchedSquare)).small().color(theme::QUIET));
    let size = share(ui, File::ALL.len(), height * 0.7);
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
    // Without a square there is nothing to report, and the button says so by standing still.
    let square = chosen.file.zip(chosen.rank).map(|(file, rank)| Square::from_coords(file, rank));
    let size = share(ui, 1, height);
    ui.add_enabled_ui(square.is_some(), |ui| {
        let taken = button(ui, words.label(Label::ReportTouch), Weight::Plain, size);
        if let Some(square) = square.filter(|_| taken.clicked()) {
            *chosen = Touched::default();
            sight.send(seat, &taken, Command::Move(MoveCommand::Touch(square)));
        }
    });
}

/// What is to be done on either board while they are compared: the assistant may make it (D.2.9.a of 2014).
fn comparison(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, height: f32) {
    let (game, words) = (&sight.table.game, Words::of(sight.table.game.setup()));
    let (phrase, label, kind) = match game.reconciliation_stage() {
        Some(Stage::Correcting(kind, correction)) => (correction_on(kind, correction), Label::CorrectionDone, kind),
        Some(Stage::Comparing(kind)) => (on_board(kind, Phrase::line(Line::CompareBoards)), Label::BoardIsRight, kind),
        Some(Stage::Facts | Stage::Clocks) | None => return,
    };
    let shown = ui.add(Text::new(RichText::new(words.say(&phrase)).heading().color(theme::NOW)).wrap());
    live(ui, &shown);
    let size = share(ui, 1, height);
    let taken = button(ui, words.label(label), Weight::Due, size);
    if taken.clicked() {
        sight.send(seat, &taken, Command::Reconcile(ReconcileCommand::Confirm(kind)));
    }
}

/// The last words to this assistant.
fn last_said<'a>(sight: &Sight<'a>, seat: Seat) -> Option<&'a str> {
    let captions = sight.snapshot.captions.iter().rev();
    captions.filter(|caption| caption.to == Audience::Page(seat)).map(|caption| caption.text.as_str()).next()
}
