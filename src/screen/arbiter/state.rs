//! The state of the clocks and of the people in words, as the arbiter is shown it.
use std::time::Duration;

use shakmaty::Color;

use super::{Sight, agreed, log::clock_time};
use crate::{
    clock::Moment,
    game::{Claim, ClaimStage, PendingClaim, Presence, Ruled},
    language::{Arg, Label, Line, Phrase, Wording, speak},
    laws::irregularity::Irregularity,
    narration::{claim_phrase, code_phrase, irregularity_phrase, penalty_phrase, sensed_phrase},
    screen::{face::counted, link::Stage, status},
};

/// What was agreed otherwise than the Appendix has it, who has no earphone, one line for each player, who writes, the penalties in their order,
/// what electronic boards see otherwise, and the last code of the journal.
pub(super) fn lines(sight: &Sight<'_>) -> Vec<String> {
    let mut lines = agreed::lines(sight);
    lines.extend(without_earphone(sight));
    lines.extend(Color::ALL.into_iter().map(|side| player(sight, side)));
    lines.extend(behind(sight));
    let ruled_off = sight.view.rules_off.map(|ply| status::ruled_off(sight.words, sight.game.setup(), ply));
    lines.extend(ruled_off);
    lines.extend(sight.game.rulings().illegal_position_seen().map(|(ply, at)| illegal_position(sight, ply, at)));
    let writing = sight.view.keeps_score().then_some(Color::ALL);
    lines.extend(writing.into_iter().flatten().map(|side| scoring(sight, side)));
    lines.extend(sight.game.rulings().all().iter().filter_map(|ruled| penalty(sight, ruled)));
    let sensed =
        Color::ALL.into_iter().filter_map(|side| Some(sensed_phrase(side, sight.game.sensing().sensed(side)?)));
    lines.extend(sensed.map(|phrase| sight.words.say(&phrase)));
    // He compares it with what is written: its squares are in the language of his page, and not in that of the room.
    let own = Wording { ranks: sight.words.language(), ..sight.words.wording };
    lines.extend(sight.game.code().map(|shown| speak(&code_phrase(shown), own).to_string()));
    lines
}

/// The claims that wait behind the one that is being judged.
pub(super) fn behind(sight: &Sight<'_>) -> impl Iterator<Item = String> {
    sight.game.claims().behind().iter().map(|waiting| claimed(sight, waiting.by, waiting.claim))
}

/// `Kopfhörer von Weiß: kein Gerät.` Such a player is asked nothing aloud: whether he can read it, the arbiter finds out.
fn without_earphone(sight: &Sight<'_>) -> Vec<String> {
    let Stage::Game(table) = &sight.snapshot.stage else { return Vec::new() };
    let none = || Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice)));
    let told = |side: &Color| Phrase::with(Line::SetupEarphoneDevice, [Arg::Color(*side), none()]);
    table.without_earphone.iter().map(|side| sight.words.say(&told(side))).collect()
}

/// `Weiß: Periode 1, Züge: 12, 28 bis zur Zeitkontrolle, am Brett`
fn player(sight: &Sight<'_>, side: Color) -> String {
    let words = sight.words;
    let mut parts = Vec::new();
    if let Some(clock) = sight.view.clock {
        if sight.game.clock().controls().get(side).is_timed() {
            parts.push(format!("{} {}", words.label(Label::Period), clock.period.get(side) + 1));
        }
        parts.push(counted(clock, words, side));
        if clock.to_control.get(side).is_none() && clock.left.get(side).is_some() {
            parts.push(words.label(Label::LastPeriod).to_owned());
        }
        let used = Duration::from_secs(clock.used.get(side).as_secs());
        parts.push(format!("{} {}", words.label(Label::Used), words.bare(Arg::Time(used))));
    }
    parts.push(words.label(presence(sight, side)).to_owned());
    format!("{}: {}", words.heading(side), parts.join(", "))
}

fn presence(sight: &Sight<'_>, side: Color) -> Label {
    match sight.game.sitting().presence(side) {
        Presence::Here if sight.game.sitting().came_late(side) => Label::CameLate,
        Presence::Here => Label::IsHere,
        Presence::Absent => Label::IsAbsent,
        Presence::Defaulted => Label::IsDefaulted,
    }
}

/// `Strafe für Weiß: Partieverlust.`; of one that was withdrawn, when: `(widerrufen 14:12:40)`.
fn penalty(sight: &Sight<'_>, ruled: &Ruled) -> Option<String> {
    let said = sight.words.say(&penalty_phrase(ruled.side, ruled.penalty()?));
    Some(match ruled.withdrawn {
        Some(at) => format!("{said} ({} {})", sight.label(Label::LogWithdrawn), clock_time(sight, at)),
        None => said,
    })
}

/// `Die Stellung ist regelwidrig: 14:12:40, 11. Weiß`: what counts is when he saw it (A.4.d of 2014).
fn illegal_position(sight: &Sight<'_>, ply: usize, at: Moment) -> String {
    let setup = sight.game.setup();
    let found = sight.words.say(&irregularity_phrase(Irregularity::IllegalPosition));
    let (number, mover) = (setup.number_of_move(ply), sight.words.color(setup.mover_of(ply)));
    format!("{}: {}, {number}. {mover}", found.trim_end_matches('.'), clock_time(sight, at))
}

/// `Weiß muss mitschreiben (8.1.1).`
fn scoring(sight: &Sight<'_>, side: Color) -> String {
    let owed = sight.game.timekeeping().scoring(side, sight.now);
    status::scoring(sight.words, sight.game.setup(), owed, status::ToldTo::Of(side))
}

/// A claim as everybody heard it; that the clocks stand, which is its second sentence, only for as long as they do.
fn claimed(sight: &Sight<'_>, by: Color, claim: Claim) -> String {
    let said = sight.words.say(&claim_phrase(by, claim));
    match (sight.game.clock().side_running(), said.split_once(". ")) {
        (Some(_), Some((claim, _))) => format!("{claim}."),
        _ => said,
    }
}

/// `Weiß beansprucht Remis. (zurückgestellt)`
pub(super) fn claim(sight: &Sight<'_>, pending: PendingClaim) -> String {
    let words = sight.words;
    let claim = claimed(sight, pending.by, pending.claim);
    let stage = match pending.stage {
        ClaimStage::Open => None,
        ClaimStage::Postponed(_) => Some(format!("({})", words.label(Label::ClaimPostponed))),
        ClaimStage::FlagFallen(side) => Some(format!("({}: {})", words.color(side), words.label(Label::FlagFallen))),
    };
    [Some(claim), stage].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use shakmaty::{Board, Square};

    use super::*;
    use crate::{
        language::Language,
        laws::{RawMove, quickplay::Request},
    };

    /// What is left out while a clock runs is that the clocks stand, and no more.
    #[test]
    fn that_the_clocks_stand_is_the_second_sentence_of_every_claim() {
        let said = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight");
        let claims = [
            Claim::Quickplay(Request::Draw),
            Claim::Quickplay(Request::ExtraTime),
            Claim::Threefold(None),
            Claim::Threefold(Some(said)),
            Claim::FiftyMoves(None),
            Claim::FiftyMoves(Some(said)),
            Claim::IllegalMove,
            Claim::Touch(Square::G1),
        ];
        for language in Language::ALL {
            for claim in claims {
                let wording = Wording { language, ..Wording::default() };
                let said = speak(&claim_phrase(Color::White, claim), wording).to_string();
                let (first, second) = said.split_once(". ").expect("two sentences");
                let clocks =
                    |part: &str| ["Uhren", "clocks", "relojes", "pendules"].iter().any(|word| part.contains(word));
                assert!(!clocks(first) && clocks(second), "{said}");
            }
        }
    }
}
