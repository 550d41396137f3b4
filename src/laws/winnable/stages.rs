//! The stages of an analysis, from the cheapest on.
use std::ops::ControlFlow;

use shakmaty::{Chess, Position};

use super::{
    SearchEnd, Variation, WINNER,
    aim::Aim,
    chart::{Charts, EMPTY_BOARD},
    compass::{Compass, MatePlan},
    effort::Effort,
    explore::Explorer,
    key::PositionKey,
    offer::Offers,
    reach::{self, Terrain},
    search::{MoveOrdering, Search, TranspositionTable},
};

/// Goes through the stages until one decides, or nothing is left to search.
pub(super) fn decide(position: &Chess, effort: &mut Effort) -> ControlFlow<SearchEnd> {
    let (position, forced) = follow_forced_moves(position, effort)?;
    analyse(&position, effort).map_break(|decision| decision.after(forced))
}

/// What the board says, and the position after all moves that have no alternative.
fn follow_forced_moves(position: &Chess, effort: &mut Effort) -> ControlFlow<SearchEnd, (Chess, Variation)> {
    let (mut position, mut line, mut seen) = (position.clone(), Variation::new(), Vec::new());
    loop {
        effort.spend(1)?;
        let moves = position.legal_moves();
        match *moves {
            [] if position.turn() != WINNER && position.is_check() => return ControlFlow::Break(SearchEnd::Mate(line)),
            [] => return ControlFlow::Break(SearchEnd::NoMate),
            _ if position.has_insufficient_material(WINNER) => return ControlFlow::Break(SearchEnd::NoMate),
            [only] => {
                let key = PositionKey::of(&position);
                if seen.contains(&key) {
                    return ControlFlow::Break(SearchEnd::NoMate);
                }
                seen.push(key);
                position.play_unchecked(only);
                line.push(only);
            }
            _ => return ControlFlow::Continue((position, line)),
        }
    }
}

/// Positions for the first look, which finds nine mates of ten.
const FIRST_LOOK: u64 = 2_000;
/// Positions for each depth of the second look.
const SECOND_LOOK: u64 = 12_000;

fn analyse(position: &Chess, effort: &mut Effort) -> ControlFlow<SearchEnd> {
    Search::new(
        position,
        Compass::new(MatePlan::Force, &EMPTY_BOARD),
        MoveOrdering::Forward,
        TranspositionTable::none(),
    )
    .deepen(1..=1, FIRST_LOOK, effort)?;
    effort.spend(reach::COST)?;
    if reach::excludes_mate(position) {
        return ControlFlow::Break(SearchEnd::NoMate);
    }
    let compass = Compass::new(MatePlan::Bishops, &EMPTY_BOARD);
    Search::new(position, compass, MoveOrdering::Forward, TranspositionTable::small()).deepen(
        2..=6,
        SECOND_LOOK,
        effort,
    )?;
    take_turns(position, effort)
}

/// Positions explored before the first deep search. Each turn explores four times as many as the one before.
const FIRST_TURN: usize = 15_000;
/// No more positions are kept: they take about 100 bytes each.
const MOST_EXPLORED: usize = 1_000_000;
/// Positions for each depth of the first turn's deep search. Each turn looks at three times as many as the one before, and
/// two plies deeper.
const FIRST_DEEP_SEARCH: u64 = 5_000;
const DEEPER: u8 = 2;

/// Explores, offers pieces to pawns, which opens the wall, and searches wider and deeper for a mate behind the wall as it
/// stands, each in turn. A search whose first moves lead nowhere is broken off and tried from the other end: what none of
/// them finds in few positions is seldom found in many. What is left then is a mate that only a few places of many pieces
/// allow: it is aimed at.
fn take_turns(position: &Chess, effort: &mut Effort) -> ControlFlow<SearchEnd> {
    effort.spend(reach::DEEP_COST)?;
    if reach::excludes_mate_deeply(position) {
        return ControlFlow::Break(SearchEnd::NoMate);
    }
    let terrain = Terrain::of(position);
    let charts = Charts::on(&terrain);
    let compass = Compass::new(MatePlan::Bishops, &charts);
    let (mut explorer, mut offers) = (Explorer::new(position), Offers::on(position, terrain));
    let (mut explored, mut searched, mut deepest) = (FIRST_TURN, FIRST_DEEP_SEARCH, 6_u8);
    let mut aim = None;
    loop {
        if explored <= MOST_EXPLORED {
            explorer.run(explored, effort)?;
            explored *= 4;
        }
        offers.run(effort)?;
        for order in [MoveOrdering::Backward, MoveOrdering::Forward] {
            Search::new(position, compass, order, TranspositionTable::large()).deepen(2..=deepest, searched, effort)?;
        }
        let mut aimed = match aim.take() {
            Some(aimed) => aimed,
            None => Aim::new(position, effort)?,
        };
        aimed.run(effort)?;
        aim = Some(aimed);
        (searched, deepest) = (searched.saturating_mul(3), deepest.saturating_add(DEEPER));
    }
}
