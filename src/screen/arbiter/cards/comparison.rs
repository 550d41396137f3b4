//! The card of a comparison: for what it waits and for whom, and at its end the clocks (D.2.8 of 2014; D.2.9).
use shakmaty::Color;

use super::{Card, Does, WaitsFor};
use crate::{
    game::{Command, ComparisonStage, Due, ReconcileCommand, Step},
    language::Label,
    narration::clocks_phrase,
    reconciliation::{correction_on, words},
    screen::{
        arbiter::{
            Sight,
            boards::{clock_choices, counts_after},
            inputs::Topic,
        },
        page::Weight,
    },
};

/// What waits, once the boards or sheets are being compared.
pub(super) fn card(sight: &Sight<'_>) -> Option<Card> {
    let mut card = match sight.game.comparison().stage()? {
        ComparisonStage::Facts => facts(sight),
        ComparisonStage::Correcting(..) | ComparisonStage::Comparing(_) => players(sight),
        ComparisonStage::Clocks => clocks(sight),
    };
    let opens = |weight| (Label::OpenBoards, Does::Opens(Topic::Boards), weight);
    if card.acts.iter().any(|(_, _, weight)| *weight == Weight::Due) {
        card.acts.push(opens(Weight::Plain));
    } else {
        card.acts.insert(0, opens(Weight::Due));
    }
    Some(card)
}

/// He decides which position counts; the record shows what the boards and sheets come to so far.
fn facts(sight: &Sight<'_>) -> Card {
    let comparison = sight.game.comparison();
    let finding = comparison.finding();
    let mut card = Card::titled(sight.label(Label::BoardsWait).to_owned());
    if comparison.lacks_facts(&finding) {
        card.record.push(sight.label(Label::NothingToldYet).to_owned());
        // It may have been begun by a slip.
        let call_off = Command::Reconcile(ReconcileCommand::CallOff);
        card = card.does(Label::CallOffReconcile, call_off, Weight::Plain);
    } else {
        card.record.extend(words(&finding).iter().map(|phrase| sight.words.say(phrase)));
    }
    card.told_in = Some(Topic::Boards);
    if comparison.is_decided_by(&finding) && !comparison.lacks_facts(&finding) {
        card.proposal.push(counts_after(sight, comparison.plies_by(&finding)));
        let accept = Command::Reconcile(ReconcileCommand::Accept);
        card = card.does(Label::AcceptFinding, accept, Weight::Due);
    }
    card
}

/// The players put their boards right and compare them: who has still to do what.
fn players(sight: &Sight<'_>) -> Card {
    let due = |side: Color| {
        let what = match sight.game.step(side) {
            Step::Reconcile(Due::Correct(kind, correction)) => sight.words.say(&correction_on(kind, correction)),
            Step::Reconcile(Due::Compare(_)) => sight.label(Label::StillToConfirm).to_owned(),
            _ => return None,
        };
        Some(format!("{}: {what}", sight.words.heading(side)))
    };
    let who = Color::ALL.into_iter().filter_map(due);
    let title = [sight.label(Label::BoardsPutRight).to_owned()].into_iter().chain(who);
    Card { waits_for: WaitsFor::Players, ..Card::titled(title.collect::<Vec<_>>().join("\n")) }
}

/// Both boards are found right: only the clocks are left.
fn clocks(sight: &Sight<'_>) -> Card {
    let mut card = Card::titled(sight.label(Label::ClocksToDecide).to_owned());
    card.proposal.extend(clocks_phrase(sight.game).map(|phrase| sight.words.say(&phrase)));
    let mut weight = Weight::Due;
    for (label, clocks) in clock_choices(sight.game) {
        card = card.does(*label, Command::Reconcile(ReconcileCommand::Close(*clocks)), weight);
        weight = Weight::Plain;
    }
    card
}
