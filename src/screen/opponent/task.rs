//! What this player has to do now: one sentence, one large button, and beside it what else belongs to this moment.
use eframe::egui::{Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit};
use shakmaty::{Color, Role};

use super::{Inputs, Sight, asked, claims, notices, text, text::Type};
use crate::{
    desk::{Intent, Item, Mode, Purpose},
    game::{
        Announcer, AnswerCommand, ClaimStage, Command, DeviceCommand, Due, EndingCommand, Game, MoveCommand, Seat,
        Step, View,
    },
    language::{Arg, Label, Line, Phrase},
    laws::RawMove,
    narration::{claim_phrase, step_phrase, words_to_announce, words_to_repeat},
    screen::{
        assistant,
        page::{Weight, Words, live, place, ring, take, take_once},
        pieces, status, theme,
    },
};

/// Between what stands beside the large button.
const BESIDE: f32 = 10.0;

/// How many places the first row has beside the large button.
const FIRST_ROW: usize = 2;

/// The places of the part: the same at each step.
pub(super) struct Places {
    pub(super) sentence: Rect,
    pub(super) button: Rect,
    /// Where the clock is pressed: never where anything else stood a moment ago.
    press: Rect,
    pub(super) beside: Rect,
    pub(super) notices: Rect,
}

impl Places {
    fn of(rect: Rect, scale: f32) -> Self {
        let gap = 12.0 * scale;
        let (sentence, rest) = rect.split_top_bottom_at_y(rect.top() + 112.0 * scale);
        let (button, rest) = rest.split_top_bottom_at_y(rest.top() + 100.0 * scale);
        let (beside, notices) = rest.split_top_bottom_at_y(rest.top() + gap + 52.0 * scale);
        let beside = beside.with_min_y(beside.top() + gap);
        let right = text::columns(beside, 2, BESIDE * scale)[1];
        Self {
            sentence: sentence.with_max_y(sentence.bottom() - gap),
            button,
            press: right.with_max_y(right.top() + button.height()),
            beside,
            notices: notices.with_min_y(notices.top() + gap),
        }
    }
}

/// What the large button says, and the commands for which it stands, in their order.
pub(super) fn due(view: &View<'_>, game: &Game) -> Option<(Label, Vec<Command>)> {
    let side = view.seat.side()?;
    if claim_waits(view, game) {
        return None;
    }
    // An assistant has the buttons of his duties on his own page.
    if matches!(view.seat, Seat::Assistant(_)) && view.step() != Step::AwaitStart {
        return None;
    }
    let label = match view.step() {
        // What he has said and made on his board is two acts on record, and one of his hand.
        Step::Repeat(_) | Step::RepeatAgain(_) => {
            let both = [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)];
            return Some((Label::RepeatedAndExecuted, both.map(Command::Answer).into()));
        }
        Step::Announce => {
            let (said, _) = to_announce(game, view)?;
            let label = match view.setup.announcer.get(side) {
                Announcer::Program => Label::Announce,
                Announcer::Player | Announcer::Assistant => Label::Announced,
            };
            return Some((label, vec![Command::Move(MoveCommand::Announce(said))]));
        }
        Step::Press | Step::PressBehindReply | Step::CloseEnvelope => {
            return Some((Label::PressClock, vec![Command::Move(MoveCommand::Press)]));
        }
        // In a practice nobody has to, and he may.
        Step::Over if !game.has_signed(side) => {
            return Some((Label::SignSheets, vec![Command::Ending(EndingCommand::SignSheets)]));
        }
        Step::Execute(_) => Label::Executed,
        Step::Reconcile(Due::Correct(..)) => Label::CorrectionDone,
        Step::Reconcile(Due::Compare(_)) => Label::BoardIsRight,
        Step::ConfirmEnding => Label::ConfirmEnding,
        Step::ConfirmReady | Step::ConfirmResumption(_) => Label::ConfirmReady,
        Step::AwaitStart => Label::StartGame,
        Step::Over
        | Step::AwaitArbiter
        | Step::AwaitAnnouncement
        | Step::AwaitPress
        | Step::Move
        | Step::PressWaits
        | Step::AwaitReady
        | Step::Reconcile(Due::Tell | Due::AwaitOther)
        | Step::Seal
        | Step::AwaitSealing
        | Step::AwaitResumption
        | Step::DeclareSealed => return None,
    };
    Some((label, vec![view.step().confirmation()?]))
}

/// Whether the clocks stand for a claim: whatever else is due waits for the ruling.
pub(super) fn claim_waits(view: &View<'_>, game: &Game) -> bool {
    // After a restart and while the boards are compared he has something of his own to do.
    let own_step =
        matches!(view.step(), Step::ConfirmReady | Step::ConfirmResumption(_) | Step::AwaitReady | Step::Reconcile(_));
    let judged = game.claims().current().is_some_and(|claim| !matches!(claim.stage, ClaimStage::Postponed(_)));
    !own_step && judged && view.running.is_none() && view.ending.is_none()
}

/// The move that he has made and is to announce, and in which words.
fn to_announce(game: &Game, view: &View<'_>) -> Option<(RawMove, Phrase)> {
    let ply = game.record().all_plies().rev().find(|ply| Some(ply.mover) == view.seat.side())?;
    ply.stands().map(|said| (said, words_to_announce(ply, said, game)))
}

/// Before a move that somebody else than the program says aloud.
fn announces(view: &View<'_>) -> Label {
    match view.setup.announcer.get(view.side()) {
        Announcer::Assistant => Label::AssistantAnnounces,
        Announcer::Program | Announcer::Player => Label::DoAnnounceYourself,
    }
}

/// Draws the part.
pub(super) fn draw(ui: &mut Ui, rect: Rect, sight: &Sight<'_>, inputs: &mut Inputs) {
    if let Mode::Claims { .. } = sight.mode() {
        inputs.settles(ui, None);
        return place(ui, rect, |ui| claims::list(ui, sight));
    }
    let places = Places::of(rect, sight.scale);
    match asked::draw(ui, &places, sight) {
        asked::QuestionShown::No => {
            sentence(ui, places.sentence, sight);
            large_button(ui, &places, sight, inputs);
        }
        // Nothing of a question has the place of the press: it stays, so that a question asked by a slip costs no time.
        asked::QuestionShown::Yes if presses(sight) => {
            if let Some(due) = due(&sight.view, &sight.table.game).filter(|_| sight.mode().question().is_some()) {
                due_button(ui, &places, sight, inputs, due);
            }
        }
        // What comes back when the question is answered is new there.
        asked::QuestionShown::Yes => {
            inputs.settles(ui, None);
        }
    }
    let left = beside(ui, &places, sight);
    notices::draw(ui, places.notices.with_min_y(left), sight);
}

/// What to do, in one sentence; where it is about a move, the move in larger letters.
fn sentence(ui: &Ui, rect: Rect, sight: &Sight<'_>) {
    let words = sight.words;
    if let Seat::Assistant(side) = sight.view.seat
        && sight.view.step() != Step::AwaitStart
    {
        // His duties are others than his player's (D.2.10; D.2.9 of 2014).
        let task = assistant::task::sentence(&sight.view, words, side);
        let kind = Type::plain(40.0 * sight.scale, theme::of(ui).text);
        return live(ui, &text::say(ui, "sentence", rect, &task, kind));
    }
    let fixed = |label: Label| (None, words.label(label).to_owned());
    // What is said aloud stands here in the words of the room, whatever the language of the page.
    let room = Words { wording: sight.view.setup.wording };
    let quoting =
        |label: Label, said: &Phrase| (Some(words.label(label)), words.quoted(room.say(said).trim_end_matches('.')));
    let naming = |label: Label, said: RawMove| {
        (Some(words.label(label)), words.quoted(words.say(&Phrase::full_move(said)).trim_end_matches('.')))
    };
    let game = &sight.table.game;
    let to_answer = game.record().ply_to_answer(sight.view.answers);
    let announced = |said| to_answer.and_then(|ply| words_to_repeat(ply, game)).unwrap_or(Phrase::full_move(said));
    let step = sight.view.step();
    let (lead, main) = match step {
        _ if sight.view.is_for_the_players() => (None, words.say(&players_decide())),
        _ if claim_waits(&sight.view, &sight.table.game) => fixed(whose_claim(sight)),
        Step::AwaitAnnouncement => fixed(Label::DoHear),
        Step::Repeat(said) => quoting(Label::DoRepeat, &announced(said)),
        Step::RepeatAgain(said) => quoting(Label::DoRepeatAgain, &announced(said)),
        Step::Execute(said) => naming(Label::DoExecute, said),
        Step::Move => match bound_to(sight) {
            Some(due) => (Some(words.label(Label::DoMove)), due),
            None => fixed(Label::DoMove),
        },
        Step::Announce => match (due(&sight.view, &sight.table.game), to_announce(&sight.table.game, &sight.view)) {
            (Some((Label::Announced, _)), Some((_, said))) => quoting(announces(&sight.view), &said),
            (_, Some((_, said))) => quoting(Label::DoAnnounce, &said),
            (_, None) => (None, words.say(&step_phrase(step))),
        },
        Step::Press | Step::PressBehindReply => fixed(Label::DoPress),
        Step::AwaitArbiter if sight.view.ending.is_some() => fixed(Label::AwaitConfirmation),
        Step::Over if due(&sight.view, &sight.table.game).is_some() => fixed(Label::DoSign),
        Step::Over if sight.table.game.lacks_signature() => fixed(Label::AwaitSignature),
        Step::Over => fixed(Label::Farewell),
        // It stands above, in the largest letters.
        Step::Reconcile(_) => return,
        Step::AwaitStart
        | Step::AwaitArbiter
        | Step::AwaitPress
        | Step::PressWaits
        | Step::ConfirmEnding
        | Step::ConfirmReady
        | Step::ConfirmResumption(_)
        | Step::AwaitReady
        | Step::Seal
        | Step::CloseEnvelope
        | Step::AwaitSealing
        | Step::AwaitResumption
        | Step::DeclareSealed => (None, words.say(&step_phrase(step))),
    };
    let scale = sight.scale;
    let rect = match comes_first(sight) {
        Some(first) => above(ui, rect, sight, &first),
        None => rect,
    };
    let main_place = if let Some(lead) = lead {
        let (head, body) = rect.split_top_bottom_at_y(rect.top() + rect.height() * 0.32);
        let kind = Type::plain(theme::HEADING * scale, theme::of(ui).quiet);
        live(ui, &text::say(ui, "lead", head, lead, kind));
        body
    } else {
        rect
    };
    let kind = Type::plain(40.0 * scale, theme::of(ui).text);
    live(ui, &text::say(ui, "sentence", main_place, &main, kind));
}

/// In a practice, that the players decide themselves, and where he does.
fn players_decide() -> Phrase {
    Phrase::Several([Line::PracticeDecides, Line::PracticePageKey].map(Phrase::line).into())
}

/// What binds his move: that he has written for a claim which was rejected, or the piece that the arbiter has found touched.
fn bound_to(sight: &Sight<'_>) -> Option<String> {
    let written = sight.view.intended.map(|said| Phrase::with(Line::IntendedMoveDue, [Arg::Move(said)]));
    let touched = sight.view.found_touched.iter().map(|&at| Phrase::with(Line::TouchedPieceMoves, [Arg::Square(at)]));
    let due: Vec<String> = written.into_iter().chain(touched).map(|due| sight.words.say(&due)).collect();
    (!due.is_empty()).then(|| due.join(" "))
}

/// What he has to take back before anything else, or what is claimed while he waits.
fn comes_first(sight: &Sight<'_>) -> Option<String> {
    let game = &sight.table.game;
    let slip = sight.view.executed_slip.map(|slip| Phrase::with(Line::TakeBackFirst, [Arg::Move(slip)]));
    let waiting = || game.claims().current().filter(|_| claim_waits(&sight.view, game));
    let first = slip.or_else(|| waiting().map(|pending| claim_phrase(pending.by, pending.claim)))?;
    Some(sight.words.say(&first))
}

/// What comes before what is due, at the top; the place that is left.
fn above(ui: &Ui, rect: Rect, sight: &Sight<'_>, first: &str) -> Rect {
    let (head, rest) = rect.split_top_bottom_at_y(rect.top() + 30.0 * sight.scale);
    let kind = Type::plain(theme::HEADING * sight.scale, theme::of(ui).now);
    live(ui, &text::say(ui, "first", head, first, kind));
    rest
}

/// Whose claim waits, and that there is nothing to do but wait.
fn whose_claim(sight: &Sight<'_>) -> Label {
    let by = sight.table.game.claims().current().map(|pending| pending.by);
    if by == sight.view.seat.side() { Label::OwnClaimWaits } else { Label::OpponentsClaimWaits }
}

/// The large button, or in its place how a move is shown or what is being typed. That which presses stands where the clock is
/// pressed at any other step, too: a slow double click on *announce* presses nothing.
fn large_button(ui: &Ui, places: &Places, sight: &Sight<'_>, inputs: &mut Inputs) {
    let (rect, words) = (places.button, sight.words);
    if let Some(typed) = typed(sight) {
        inputs.settles(ui, None);
        return field(ui, rect, sight, &typed);
    }
    let Some(due) = due(&sight.view, &sight.table.game) else {
        // Who goes on before both have signed takes the other's sheet away.
        if sight.view.step() == Step::Over && !sight.table.game.lacks_signature() {
            return next_game(ui, rect, sight, inputs);
        }
        inputs.settles(ui, None);
        if matches!(sight.view.step(), Step::Move | Step::Seal) && !matches!(sight.view.seat, Seat::Assistant(_)) {
            let label = match sight.owns_keyboard() {
                _ if sight.view.step() == Step::Seal => Label::SealOnPicture,
                _ if sight.table.hears_move_of == sight.view.seat.side() => Label::SayOrShowMove,
                true => Label::ShowOrTypeMove,
                false => Label::ShowMove,
            };
            text::say(
                ui,
                "how",
                rect,
                words.label(label),
                Type::plain(theme::HEADING * sight.scale, theme::of(ui).quiet),
            );
        }
        return;
    };
    due_button(ui, places, sight, inputs, due);
}

/// The button of what is due.
fn due_button(
    ui: &Ui,
    places: &Places,
    sight: &Sight<'_>,
    inputs: &mut Inputs,
    (label, commands): (Label, Vec<Command>),
) {
    let words = sight.words;
    let settled = inputs.settles(ui, Some((label, sight.view.step())));
    let caption = if sight.owns_keyboard() && sight.takes_space() { words.label(Label::KeySpace) } else { "" };
    let size = theme::BUTTON * sight.scale;
    let rect = if label == Label::PressClock { places.press } else { places.button };
    let response = text::button(ui, rect, words.label(label), caption, Weight::Due, size);
    // A click for what stood here a moment ago takes nothing.
    if settled {
        for command in commands {
            take(&response, sight.link, Intent::Do(command));
        }
    }
}

/// Once nobody has to sign any more: back to the first menu.
fn next_game(ui: &Ui, rect: Rect, sight: &Sight<'_>, inputs: &mut Inputs) {
    let settled = inputs.settles(ui, Some((Label::NextGame, sight.view.step())));
    let name = sight.words.label(Label::NextGame);
    let response = text::button(ui, rect, name, "", Weight::Plain, theme::BUTTON * 0.75 * sight.scale);
    if settled {
        take(&response, sight.link, Intent::Escape);
    }
}

/// What he is typing where the keyboard is his. Of what somebody else types, and how much of it, nothing is shown.
fn typed(sight: &Sight<'_>) -> Option<String> {
    let words = sight.words;
    let keyboard = sight.owns_keyboard().then_some(&sight.table.keyboard)?;
    match keyboard.mode() {
        Mode::Entry(entry) => Some(format!("{}|", entry.text)),
        mode @ Mode::ReadBack { .. } => mode.read_back_again().map(|phrase| words.say(&phrase)),
        Mode::Confirm(question) => Some(words.say(&question.phrase())),
        Mode::ToldBack(telling) => Some(words.say(&crate::narration::telling_phrase(telling))),
        Mode::Choosing { ask, .. } => Some(words.say(ask)),
        Mode::Board
        | Mode::Manual { .. }
        | Mode::Holding { .. }
        | Mode::Lifted { .. }
        | Mode::Dialling { .. }
        | Mode::Promoting { .. }
        | Mode::Claims { .. }
        | Mode::Reading { .. }
        | Mode::Settings(_)
        | Mode::Pointing { .. } => None,
    }
}

fn field(ui: &Ui, rect: Rect, sight: &Sight<'_>, typed: &str) {
    ui.painter().rect_filled(rect, text::corner(rect), theme::of(ui).panel);
    ui.painter().rect_stroke(rect, text::corner(rect), Stroke::new(3.0, theme::of(ui).now), StrokeKind::Inside);
    let inner = rect.shrink2(Vec2::new(rect.height() * 0.18, rect.height() * 0.08));
    text::paint(ui, inner, typed, Type::plain(theme::BUTTON * 0.7 * sight.scale, theme::of(ui).text));
    let response = ui.interact(rect, ui.scope_id().with("field"), Sense::empty());
    response.widget_info(|| {
        let label = sight.words.label(Label::EntryField);
        let mut info = WidgetInfo::labeled(accesskit::Role::TextInput, true, label);
        info.current_text_value = Some(typed.trim_end_matches('|').to_owned());
        info
    });
}

/// What else belongs to this moment; gives the height at which it ends.
fn beside(ui: &Ui, places: &Places, sight: &Sight<'_>) -> f32 {
    let (acts, gap, rect) = (beside_acts(sight), BESIDE * sight.scale, places.beside);
    // A second row leaves less height for each, and enough for what is said below them.
    let rect = if acts.len() > 2 { rect.with_max_y(rect.top() + rect.height() * 0.7) } else { rect };
    // Two in a row, so that the press has one place whatever stands beside it.
    let mut bottom = if presses(sight) { places.press.bottom() + gap } else { rect.top() };
    for (row, pair) in acts.chunks(2).enumerate() {
        let line = rect.translate(Vec2::new(0.0, row as f32 * (rect.height() + gap)));
        bottom = bottom.max(line.bottom() + gap);
        for (cell, act) in text::columns(line, 2, gap).into_iter().zip(pair) {
            if let Some((label, intent)) = act {
                let name = sight.words.label(*label);
                let response = text::button(ui, cell, name, "", Weight::Plain, theme::HEADING * 0.85 * sight.scale);
                take_once(&response, sight.link, intent.clone());
            }
        }
    }
    bottom
}

/// In pairs: what stands at the left and what at the right.
fn beside_acts(sight: &Sight<'_>) -> Vec<Option<(Label, Intent)>> {
    let view = &sight.view;
    if sight.is_in_list() {
        return Vec::new();
    }
    let act = |label: Label, command: Command| (label, Intent::Do(command));
    let mut left = Vec::new();
    let waits = claim_waits(view, &sight.table.game);
    match view.step() {
        _ if waits || matches!(view.seat, Seat::Assistant(_)) => {}
        Step::Repeat(_) | Step::RepeatAgain(_) => {
            left.push(act(Label::Repeated, Command::Answer(AnswerCommand::Repeat(None))));
        }
        Step::Execute(_) => left.push((Label::BeginReconcile, Intent::TakeClaim(Item::BoardsDiffer))),
        _ => {}
    }
    if view.entry.is_some() {
        left.push(act(Label::TakeBackEntry, Command::Move(MoveCommand::TakeBack)));
    }
    // While he corrects, his yes and no stand beside the question.
    left.extend(correction(view).filter(|_| !matches!(sight.mode(), Mode::ReadBack { .. } | Mode::Entry(_))));
    if view.withdrawable.is_some() {
        left.push(act(Label::WithdrawStatement, Command::Move(MoveCommand::Withdraw)));
    }
    if view.is_finished {
        let hears = view.setup.is_impaired(view.side());
        left.push((if hears { Label::TakeHome } else { Label::TakeHomeSeen }, Intent::OpenClaims));
    }
    let mut acts: Vec<Option<(Label, Intent)>> = left.into_iter().map(Some).collect();
    let presses = presses(sight);
    if presses {
        // The right is the press's.
        acts = acts.into_iter().flat_map(|act| [act, None]).collect();
    } else if can_press(view) && !waits && !seals(sight) {
        // At the right of the first row.
        acts.resize(acts.len().max(1), None);
        acts.insert(1, Some(act(Label::PressClock, Command::Move(MoveCommand::Press))));
    }
    let offers = offers(view);
    if !offers.is_empty() {
        // The first row is for the acts of each move: what answers an offer never stands in their places.
        acts.resize(acts.len().max(FIRST_ROW).next_multiple_of(FIRST_ROW), None);
    }
    let pressed = |offer| if presses { vec![Some(offer), None] } else { vec![Some(offer)] };
    acts.extend(offers.into_iter().flat_map(pressed));
    acts
}

/// His own slip is put right before he presses (D.2.7 of 2014, D.2.8 of 2018): with another move, or to the one that stands on his board
/// already.
fn correction(view: &View<'_>) -> Option<(Label, Intent)> {
    let stands = view.replaceable.filter(|_| view.step() == Step::Press)?;
    let (_, announced) = view.announcement?;
    let intent = if announced.same_move(stands) {
        Intent::TakeClaim(Item::Replaces)
    } else {
        Intent::Do(Command::Move(MoveCommand::Correct(stands)))
    };
    Some((Label::OpenCorrection, intent))
}

/// The answers to the offer of a device. A draw that is offered has its answers beside it at the top, so that neither offer takes the place
/// of the other.
fn offers(view: &View<'_>) -> Vec<(Label, Intent)> {
    let Some(device) = view.device_within_reach() else { return Vec::new() };
    let (accept, decline) = status::answers_to(device);
    [(accept, DeviceCommand::Take(device)), (decline, DeviceCommand::Keep(device))]
        .map(|(label, command)| (label, Intent::Do(Command::Device(command))))
        .into()
}

/// Whether the large button is the one that presses.
fn presses(sight: &Sight<'_>) -> bool {
    matches!(due(&sight.view, &sight.table.game), Some((Label::PressClock, _)))
}

/// Whether it is his clock that he may press, and the large button is another.
fn can_press(view: &View<'_>) -> bool {
    let own = view.seat.side();
    let his = own.is_some() && (view.running == own || view.mover == own);
    // While the boards are compared no press counts, nor while the arbiter settles the clocks after it.
    // Nor before both have said that they go on.
    let waits = matches!(view.step(), Step::AwaitArbiter | Step::ConfirmReady | Step::ConfirmResumption(_));
    let stands = matches!(view.step(), Step::Reconcile(_)) || (waits && view.running.is_none());
    his && view.ending.is_none() && view.step() != Step::Press && !stands
}

/// Whether he is asked about the move that he seals: the clock is pressed when he has answered.
fn seals(sight: &Sight<'_>) -> bool {
    matches!(sight.mode(), Mode::ReadBack { purpose: Purpose::Seal, .. })
}

/// The pieces from which a pawn's new piece is taken, side by side.
pub(super) fn new_pieces(ui: &Ui, rect: Rect, sight: &Sight<'_>, color: Color) {
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    for (cell, role) in text::columns(rect, roles.len(), 10.0 * sight.scale).into_iter().zip(roles) {
        let name = format!("{}: {}", sight.words.label(Label::SparePieces), sight.words.bare(Arg::Role(role)));
        let response = ui.interact(cell, ui.scope_id().with(("new-piece", role)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(accesskit::Role::Button, true, &name));
        ui.painter().rect_filled(cell, text::corner(cell), theme::of(ui).dark_square);
        let line = if response.hovered() {
            Stroke::new(4.0, theme::of(ui).text)
        } else {
            Stroke::new(1.0, theme::of(ui).line)
        };
        ui.painter().rect_stroke(cell, text::corner(cell), line, StrokeKind::Inside);
        pieces::paint(ui.painter(), cell.center(), cell.height().min(cell.width()), role.of(color));
        ring(ui, &response);
        sight.take_own(&response, Intent::LayReady(role));
    }
}
