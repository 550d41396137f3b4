//! What waits for the arbiter, each as a card: the claim, what the record shows, what the edition says, the proposal with its
//! clock times, and what he can do about it.
mod comparison;
mod late;
mod sealing;

use eframe::egui::{Frame, Label as Text, RichText, ScrollArea, Stroke, Ui};
use shakmaty::Color;

use super::{
    Sight,
    acts::take,
    inputs::{Inputs, Place, Topic},
    log,
    preview::{Preview, Told},
    state,
};
use crate::{
    clock::Moment,
    game::{
        Act, ArbiterCommand, Assessment, Claim, ClaimCommand, ClaimProof, ClaimStage, ClockAct, ClockCommand, Command,
        DeviceCommand, DeviceOffer, EndingAct, EndingCommand, MoveCommand, PendingClaim, Phase, Ply, Ruling, Seat,
        Step,
    },
    language::{Arg, Label, Language, Line, Phrase},
    laws::{
        Article,
        quickplay::{Compensation, Request},
    },
    narration::{assessment_phrase, ending_phrase, lift_phrase, step_phrase},
    screen::{
        page::{Weight, button, is_answered, share},
        status, text, theme,
    },
};

/// Something that waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Card {
    title: String,
    record: Vec<String>,
    articles: Vec<Article>,
    /// What the acts bring, the proposed one first.
    says: Vec<String>,
    proposal: Vec<String>,
    acts: Vec<CardAct>,
    /// The part of the page that says what the record shows, too.
    told_in: Option<Topic>,
    /// Who has to act.
    waits_for: WaitsFor,
}

/// Who has to act before a card goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WaitsFor {
    Arbiter,
    /// Its title says so.
    Players,
}

/// A button of a card: its name, what it does, and how much it asks to be taken.
type CardAct = (Label, Does, Weight);

/// What a button of a card does.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Does {
    Act(Command),
    /// It opens this part of the page.
    Opens(Topic),
}

impl Card {
    fn titled(title: String) -> Self {
        let (record, articles, says) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            title,
            record,
            articles,
            says,
            proposal: Vec::new(),
            acts: Vec::new(),
            told_in: None,
            waits_for: WaitsFor::Arbiter,
        }
    }

    /// Its buttons, without one that opens a part of the page that is open.
    fn acts_beside(&self, open: Topic) -> Vec<CardAct> {
        self.acts.iter().filter(|(_, does, _)| *does != Does::Opens(open)).cloned().collect()
    }

    fn does(mut self, label: Label, command: Command, weight: Weight) -> Self {
        self.acts.push((label, Does::Act(command), weight));
        self
    }

    /// With what the proposed act brings.
    fn proposes(mut self, sight: &Sight<'_>, command: &Command) -> Self {
        if let Some(preview) = Preview::of(sight, command) {
            self.says.push(preview.consequence(sight));
            self.proposal = preview.lines(sight, Told::Whole);
        }
        self
    }
}

/// What waits, as it was worked out last. What the record says to a claim may take a search, and the page is drawn more often
/// than anything happens.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Waiting {
    under: Option<Under>,
    cards: Vec<Card>,
}

/// For which moment of which game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Under {
    /// How much had happened.
    logged: usize,
    offer: Option<DeviceOffer>,
    language: Language,
    /// In seconds, while a clock runs: a proposal has its times.
    at: Option<u64>,
}

impl Waiting {
    /// Whether anything waits.
    pub(super) fn waits(&mut self, sight: &Sight<'_>) -> bool {
        !self.follow(sight).is_empty()
    }

    /// Whether anything waits for him.
    pub(super) fn calls(&mut self, sight: &Sight<'_>) -> bool {
        self.follow(sight).iter().any(|card| card.waits_for == WaitsFor::Arbiter)
    }

    /// Whether both players wait for him to let the clocks go on, and no ruling of his is due first.
    pub(super) fn clocks_wait(&mut self, sight: &Sight<'_>) -> bool {
        let rules = |card: &Card| {
            card.acts.iter().any(|(_, does, weight)| matches!(does, Does::Act(_)) && *weight == Weight::Due)
        };
        clocks_stand(sight) && !self.follow(sight).iter().any(rules)
    }

    /// Whether these words stand on the page as what the record of a card shows.
    pub(super) fn shows(&mut self, sight: &Sight<'_>, words: &str) -> bool {
        self.follow(sight).iter().take(1).any(|card| card.record.join(" ") == words)
    }

    /// The cards of this moment.
    fn follow(&mut self, sight: &Sight<'_>) -> &[Card] {
        let runs = sight.game.clock().side_running().is_some();
        let under = Some(Under {
            logged: sight.game.log().len(),
            offer: sight.game.devices().offer(),
            language: sight.words.language(),
            at: runs.then(|| sight.now.since(Moment::START).as_secs()),
        });
        if std::mem::replace(&mut self.under, under) != under {
            self.cards = all(sight);
        }
        &self.cards
    }
}

/// Everything that waits, the most urgent first.
fn all(sight: &Sight<'_>) -> Vec<Card> {
    let mut cards: Vec<Card> = sight.game.claims().current().map(|pending| claim(sight, pending)).into_iter().collect();
    cards.extend(illegal(sight));
    cards.extend(ending(sight));
    cards.extend(late::cards(sight));
    cards.extend(stuck(sight));
    cards.extend(comparison::card(sight));
    cards.extend(sealing::card(sight));
    // Where the envelope is lost, its player has to say first what was in it.
    let steps = sight.view.steps;
    if matches!(sight.game.phase(), Phase::Adjourned(_)) && [steps.white, steps.black] == [Step::AwaitResumption; 2] {
        let mut card = Card::titled(sight.words.say(&step_phrase(Step::AwaitResumption)));
        card.acts.push((Label::OpenAdjourned, Does::Opens(Topic::Game), Weight::Due));
        cards.push(card);
    }
    if let Some(device) = sight.view.device_to_take() {
        let title = format!("{}: {}", sight.label(Label::TakeDevice), status::device(sight.words, device));
        let card = Card::titled(title);
        let (accept, decline) = status::answers_to(device);
        let card = card.does(accept, Command::Device(DeviceCommand::Take(device)), Weight::Due);
        cards.push(card.does(decline, Command::Device(DeviceCommand::Keep(device)), Weight::Plain));
    }
    cards.extend(lifts(sight));
    cards.extend(players(sight).filter(|_| cards.is_empty()));
    // Both players wait for him, and the button stands with the clocks; what else waits for him says so itself.
    if clocks_stand(sight) && cards.iter().all(|card| card.waits_for == WaitsFor::Players) {
        cards.push(Card::titled(sight.label(Label::ClocksWaitForYou).to_owned()));
    }
    // What waits for him comes before what waits for the players.
    cards.sort_by_key(|card| card.waits_for == WaitsFor::Players);
    cards
}

/// Whether the players wait for him and he may let the clocks go on.
fn clocks_stand(sight: &Sight<'_>) -> bool {
    let restart = Command::Clock(ClockCommand::Restart);
    let waits = Color::ALL.into_iter().any(|side| sight.game.step(side) == Step::AwaitArbiter);
    waits && sight.game.decide(sight.now, Seat::Arbiter, &restart).is_ok()
}

/// Each player says at the board that he goes on, which he cannot while this page is before him.
fn players(sight: &Sight<'_>) -> Option<Card> {
    let goes_on = |side| matches!(sight.game.step(side), Step::ConfirmReady | Step::ConfirmResumption(_));
    let locks = sight.game.setup().pin.is_some();
    let waits = locks && Color::ALL.into_iter().any(goes_on);
    let card = waits.then(|| Card::titled(sight.label(Label::PlayersGoOn).to_owned()))?;
    Some(Card { waits_for: WaitsFor::Players, ..card })
}

/// What an electronic board saw lifted and put back in this move or the last; whether a piece was touched is his to say. It goes
/// when the game has gone on.
fn lifts(sight: &Sight<'_>) -> Option<Card> {
    let seen = sight.game.sensing().lifts_now();
    let last = seen.last()?;
    let mut card = Card::titled(sight.label(Label::SeenByBoard).to_owned());
    card.record = seen.iter().map(|&lifted| sight.words.say(&lift_phrase(lifted))).collect();
    card.articles = vec![Article::TouchedPiece, Article::TouchClaim];
    let touch = Command::Move(MoveCommand::Touch(last.square));
    let may = sight.game.mover() == Some(last.side) && sight.game.decide(sight.now, Seat::Arbiter, &touch).is_ok();
    let rule = sight.words.say(&Phrase::with(Line::TouchedPieceMoves, [Arg::Square(last.square)]));
    card.says.push(format!("{}: {rule}", sight.label(Label::FindTouched)));
    Some(if may { card.does(Label::FindTouched, touch, Weight::Plain) } else { card })
}

/// The claim on which this act rules, and what the record says to it.
pub(super) fn claimed(sight: &Sight<'_>, command: &Command) -> Vec<String> {
    let pending = sight.game.claims().current();
    let Some(pending) = pending.filter(|_| matches!(command, Command::Claim(ClaimCommand::Rule(_)))) else {
        return Vec::new();
    };
    let record = sight.game.claims().assessment().map(|found| recorded(sight, pending, &found));
    [state::claim(sight, pending)].into_iter().chain(record).collect()
}

/// Whether the record shows the opposite of this ruling on a claim.
pub(super) fn rules_otherwise(sight: &Sight<'_>, command: &Command) -> bool {
    let Command::Claim(ClaimCommand::Rule(ruling)) = command else { return false };
    let found = sight.game.claims().assessment();
    match ruling {
        Ruling::Accept => matches!(found, Some(Assessment::Wrong(_))),
        Ruling::Reject => matches!(found, Some(Assessment::Right(_))),
        Ruling::Postpone(_) => false,
    }
}

fn recorded(sight: &Sight<'_>, pending: PendingClaim, found: &Assessment) -> String {
    sight.words.say(&assessment_phrase(found, pending.claim, sight.game))
}

fn claim(sight: &Sight<'_>, pending: PendingClaim) -> Card {
    let rule = |ruling| Command::Claim(ClaimCommand::Rule(ruling));
    let found = sight.game.claims().assessment();
    let mut card = Card::titled(state::claim(sight, pending));
    card.record.extend(found.as_ref().map(|found| recorded(sight, pending, found)));
    card.articles = pending.claim.articles().to_vec();
    if let Some(Assessment::Right(ClaimProof::Illegal(number)) | Assessment::BoardsDiffered(number)) = found {
        card.record.extend(illegal_move(sight, number));
        let matter = ply(sight, number).map_or(Article::IllegalMove, Ply::matter_of_fault);
        let rests_on = card.articles.iter_mut().filter(|article| **article == Article::IllegalMove);
        rests_on.for_each(|article| *article = matter);
    }
    if matches!(found, Some(Assessment::BoardsDiffered(_))) {
        card.articles.insert(0, Article::BoardsDiffer);
    }
    let (accept, reject) = (rule(Ruling::Accept), rule(Ruling::Reject));
    let (weights, proposed) = match found {
        Some(Assessment::Right(_)) => ([Weight::Due, Weight::Plain], Some(&accept)),
        Some(Assessment::Wrong(_)) => ([Weight::Plain, Weight::Due], Some(&reject)),
        Some(Assessment::BoardsDiffered(_) | Assessment::ForTheArbiter) | None => ([Weight::Plain; 2], None),
    };
    let mut card = match proposed {
        Some(proposed) => card.proposes(sight, proposed),
        None => either(sight, card, [(Label::AcceptClaim, &accept), (Label::RejectClaim, &reject)]),
    };
    card = card.does(Label::AcceptClaim, accept, weights[0]).does(Label::RejectClaim, reject, weights[1]);
    if matches!(pending.claim, Claim::Quickplay(Request::Draw)) && pending.stage == ClaimStage::Open {
        let later = |compensation| rule(Ruling::Postpone(compensation));
        card = card.does(Label::PostponeClaim, later(Compensation::TwoMinutes), Weight::Plain);
        card = card.does(Label::PostponeWithoutTime, later(Compensation::None), Weight::Plain);
    }
    card
}

/// Where the record says nothing: what each of the two answers brings, to the clocks too.
fn either(sight: &Sight<'_>, mut card: Card, answers: [(Label, &Command); 2]) -> Card {
    for (label, command) in answers {
        if let Some(preview) = Preview::of(sight, command) {
            let said = format!("{}: {}", sight.label(label), preview.consequence(sight));
            let clocks = preview.sets_times(sight).then(|| preview.clocks(sight));
            card.says.push([Some(said), clocks].into_iter().flatten().collect::<Vec<_>>().join(" "));
        }
    }
    card
}

/// An illegal move that the record shows and that he may find himself.
fn illegal(sight: &Sight<'_>) -> Option<Card> {
    if sight.game.claims().current().is_some_and(|pending| pending.claim == Claim::IllegalMove) {
        return None;
    }
    let find = |ply| Command::Arbiter(ArbiterCommand::FindIllegal(ply));
    let plies = sight.game.plies().iter().enumerate().filter(|(_, ply)| ply.fault().is_some());
    let mut numbers = plies.map(|(index, _)| index + 1);
    let number = numbers.find(|&ply| sight.game.decide(sight.now, Seat::Arbiter, &find(ply)).is_ok())?;
    let setup = sight.game.setup();
    let side = sight.words.color(setup.mover_of(number));
    let mut card =
        Card::titled(format!("{}: {}. {side}", sight.label(Label::IllegalByRecord), setup.number_of_move(number)));
    card.record.extend(illegal_move(sight, number));
    card.articles = vec![ply(sight, number)?.matter_of_fault(), Article::IllegalMovePenalty];
    Some(card.proposes(sight, &find(number)).does(Label::RuleSo, find(number), Weight::Due))
}

/// The ply of this number, counted from 1.
fn ply<'a>(sight: &'a Sight<'_>, number: usize) -> Option<&'a Ply> {
    sight.game.plies().get(number.checked_sub(1)?)
}

/// The move, and why it is illegal; how many were counted before.
fn illegal_move(sight: &Sight<'_>, number: usize) -> Option<String> {
    let ply = ply(sight, number)?;
    let said = sight.words.say(&Phrase::full_move(ply.played()?));
    let faults: Vec<_> = ply.faults().into_iter().map(|fault| sight.words.say(&fault.into())).collect();
    let fault = faults.join(" ");
    let before = sight.game.rulings().illegal_moves(ply.mover);
    let side = sight.words.color(ply.mover);
    let place = format!("{}. {side}", sight.game.setup().number_of_move(number));
    Some(format!("{place}: {}. {fault} {}: {before}", said.trim_end_matches('.'), sight.label(Label::CountedBefore)))
}

fn ending(sight: &Sight<'_>) -> Option<Card> {
    let ending = sight.view.ending.filter(|_| !sight.view.is_finished)?;
    let mut card = Card::titled(format!("{} · {}", ending.score(), sight.words.say(&ending_phrase(ending))));
    // Who does not agree has called him.
    let ends = |act: &Act| matches!(act, Act::Ending(EndingAct::Ended(_)));
    let since = sight.game.log().iter().rev().take_while(|logged| !ends(&logged.event.act));
    let called = since.filter(|logged| logged.event.act == Act::Clock(ClockAct::Stopped));
    card.record = called.filter_map(|logged| log::line(sight, logged)).collect();
    let card = card.does(Label::ConfirmEnding, Command::Ending(EndingCommand::Confirm), Weight::Due);
    Some(card.does(Label::RejectEnding, Command::Ending(EndingCommand::Reject), Weight::Plain))
}

/// He has taken back an end, and the player on move cannot move: what was wrong has still to be put right.
fn stuck(sight: &Sight<'_>) -> Option<Card> {
    if !sight.game.record().has_no_move() || sight.game.comparison().procedure().is_some() {
        return None;
    }
    let mut card = Card::titled(sight.words.say(&Phrase::line(Line::NoMoveOnBoard)));
    card.acts.push((Label::TopicGame, Does::Opens(Topic::Game), Weight::Due));
    Some(card.does(Label::ConfirmEnding, Command::Ending(EndingCommand::Confirm), Weight::Plain))
}

/// Below the card, in points: however small the page is drawn, letters and fields have a least height.
const LEAST_BELOW: f32 = 140.0;

/// Draws the most urgent one, and names the others; that nothing waits where nothing does. What it is, the proposal and its buttons
/// are always in sight: only what the record shows and what the edition says may have to be scrolled.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let cards = inputs.waiting.follow(sight).to_vec();
    let Some((first, others)) = cards.split_first() else {
        ui.label(RichText::new(sight.label(Label::NothingWaits)).small().color(theme::of(ui).quiet));
        return;
    };
    let for_him = cards.iter().filter(|card| card.waits_for == WaitsFor::Arbiter).count();
    if for_him > 0 {
        let heading = format!("{} ({for_him})", sight.label(Label::WaitsForYou));
        ui.label(RichText::new(heading).color(theme::of(ui).now));
    }
    let frame =
        Frame::new().stroke(Stroke::new(2.0, theme::of(ui).now)).inner_margin(8.0 * sight.scale).corner_radius(6.0);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        // The rest is for its buttons, the parts of the page and the first of their acts, and the names of the others.
        let acts = first.acts_beside(inputs.topic);
        let lines = 44.0 * acts.len().div_ceil(2) as f32 + 20.0 * others.len() as f32;
        let below = (190.0 * sight.scale).max(LEAST_BELOW);
        let all = ui.available_height();
        text::paragraph(ui, &first.title, theme::SMALL * sight.scale, theme::of(ui).text);
        let proposal = height_of(ui, sight, &first.proposal);
        let height = (ui.available_height() - proposal - lines * sight.scale - below).max(all * 0.15);
        ScrollArea::vertical().id_salt("card").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            body(ui, sight, inputs.topic, first);
        });
        part(ui, sight, sight.label(Label::Proposal), &first.proposal);
        buttons(ui, sight, inputs, &acts);
    });
    for other in others {
        let title = other.title.lines().next().unwrap_or_default();
        ui.add(Text::new(RichText::new(title).small().color(theme::of(ui).text)).wrap());
    }
}

fn body(ui: &mut Ui, sight: &Sight<'_>, open: Topic, card: &Card) {
    if card.told_in != Some(open) {
        part(ui, sight, sight.label(Label::RecordShows), &card.record);
    }
    let edition = sight.game.setup().edition;
    let numbers: Vec<&str> = card.articles.iter().map(|article| article.number(edition)).collect();
    let rule = format!("{} · {} ({edition})", sight.label(Label::RuleSays), numbers.join(", "));
    part(ui, sight, &rule, &card.says);
}

/// How high the proposal is with its heading.
fn height_of(ui: &Ui, sight: &Sight<'_>, proposal: &[String]) -> f32 {
    if proposal.is_empty() {
        return 0.0;
    }
    let lines = proposal.iter().map(String::as_str).chain([sight.label(Label::Proposal)]);
    lines.map(|line| text::height(ui, line, theme::SMALL * sight.scale) + 3.0 * sight.scale).sum()
}

fn buttons(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, acts: &[CardAct]) {
    for pair in acts.chunks(2) {
        ui.horizontal(|ui| {
            let size = share(ui, pair.len(), 40.0 * sight.scale);
            for (label, does, weight) in pair {
                let text = sight.label(*label);
                let response = button(ui, text, *weight, size);
                // The end of a game is confirmed by nobody's second Enter.
                let calls = *weight == Weight::Due && *label != Label::ConfirmEnding;
                if calls && inputs.second.asked().is_none() && inputs.arrives_at(Place::Acts) {
                    response.request_focus();
                }
                match does {
                    Does::Act(command) if is_answered(&response) => take(sight, inputs, text, command.clone()),
                    Does::Opens(topic) if response.clicked() => inputs.open(*topic),
                    Does::Act(_) | Does::Opens(_) => {}
                }
            }
        });
    }
}

/// A heading and what stands below it, if anything does.
fn part(ui: &mut Ui, sight: &Sight<'_>, heading: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    ui.spacing_mut().item_spacing.y = 3.0 * sight.scale;
    let small = theme::SMALL * sight.scale;
    text::paragraph(ui, heading, small, theme::of(ui).quiet);
    for line in lines {
        text::paragraph(ui, line, small, theme::of(ui).text);
    }
}
