//! What was agreed before the game in place of the rules of the Appendix, who may do so, and what follows from an assistant.
use shakmaty::Color;

use super::Sight;
use crate::{
    game::{Announcer, EarlyPress, PressEffect, PrivateWords, Setup},
    language::{Label, Language, Phrase},
    laws::{
        Article,
        adaptation::{Adapter, AssistantsTime, Ranks, adapter, assistants_time, ranks},
    },
    narration::{announcer_phrase, assistant_lacking, pieces_phrase, ranks_phrase},
};

/// One line for each, with its Article; none where everything is as the Appendix has it.
pub(super) fn lines(sight: &Sight<'_>) -> Vec<String> {
    let (setup, words) = (sight.game.setup(), sight.words);
    let by_article = |article: Article, label| format!("{}, {}", article.number(setup.edition), words.label(label));
    let listed = |what: Vec<Phrase>| what.iter().map(|phrase| words.say(phrase)).collect::<Vec<_>>().join(" ");
    let mut lines: Vec<String> = assistant_lacking(setup).iter().map(|phrase| words.say(phrase)).collect();
    let mut adapted = listed(adaptations(setup));
    if setup.early_press == EarlyPress::HeldBack {
        adapted = format!("{adapted} {}.", words.label(Label::EarlyPressHeldBack));
    }
    match setup.press_effect {
        PressEffect::AtLastWord => {}
        PressEffect::AtOnce => adapted = format!("{adapted} {}.", words.label(Label::PressAtOnce)),
    }
    match setup.private_words {
        PrivateWords::OwnDevice => {}
        PrivateWords::RoomToo => adapted = format!("{adapted} {}.", words.label(Label::PrivateWordsInRoom)),
    }
    if !adapted.is_empty() {
        let by = match adapter(setup.edition) {
            Adapter::Organiser => Label::AdaptedByOrganiser,
            Adapter::OrganiserWithArbiter => Label::AdaptedWithArbiter,
        };
        lines.push(format!("{}: {}", by_article(Article::Adaptation, by), adapted.trim_start()));
    }
    if other_ranks(setup) && ranks(setup.edition) == Ranks::GermanUnlessTheArbiterDecides {
        let decided = by_article(Article::Announcing, Label::ArbiterDecided);
        lines.push(format!("{decided}: {}", words.say(&ranks_phrase(setup.wording.ranks))));
    }
    if setup.has_assistant() {
        let label = match assistants_time(setup.edition) {
            AssistantsTime::Adjusted => Label::AssistantsTimeAdjusted,
            AssistantsTime::Unadjusted => Label::AssistantsTimeKept,
        };
        lines.push(by_article(Article::AssistantsTime, label));
    }
    lines
}

/// What only the organiser may change: the program announces for a side; the room hears other pieces than German ones;
/// in 2009, other ranks.
fn adaptations(setup: &Setup) -> Vec<Phrase> {
    let by_program = Color::ALL.into_iter().filter(|side| *setup.announcer.get(*side) == Announcer::Program);
    let mut adapted: Vec<Phrase> = by_program.map(|side| announcer_phrase(Announcer::Program, side)).collect();
    if other_ranks(setup) && ranks(setup.edition) == Ranks::German {
        adapted.push(ranks_phrase(setup.wording.ranks));
    }
    if setup.wording.pieces() != Language::German {
        adapted.push(pieces_phrase(setup.wording.pieces()));
    }
    adapted
}

fn other_ranks(setup: &Setup) -> bool {
    setup.wording.ranks != Language::German
}
