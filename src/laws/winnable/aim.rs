//! Aims at the mates that fit behind a wall, from the position and from those that come soon.
//!
//! A king that stands beside the wall at first could take from it, as far as the bound knows; a move or two later, with the
//! king drawn back or a loose pawn gone, the wall is closed, and few mates fit.
use std::{cmp::Reverse, ops::ControlFlow};

use shakmaty::{Chess, Position};

use super::{
    SearchEnd, Variation,
    approach::{Bounds, Goal, approach},
    effort::Effort,
    key::PositionKey,
    picture::{Picture, pictures},
    reach::{self, Terrain},
};

/// How many positions, nearest first, are looked at for where to aim from.
const NEAR: usize = 60;
/// How many of them are looked at for mates that fit.
const MOST_PAINTED: usize = 8;
/// From so many at most the aiming begins.
const STARTS: usize = 2;
/// How many pictures are aimed at from each.
const PICTURES: usize = 3;
/// Bounds of the first round. Each round looks at four times as many positions, also of those that are alike.
const FIRST_ROUND: Bounds = Bounds { positions: 2_000, alike: 1 };
/// Rounds of approaches that can be taken up again.
pub(super) struct Aim {
    starts: Vec<Start>,
    bounds: Bounds,
}

/// A position from which mates are aimed at, and how it was reached.
struct Start {
    position: Chess,
    line: Variation,
    terrain: Terrain,
    pictures: Vec<Picture>,
}

impl Aim {
    /// Of the positions near `root`, takes those behind whose walls most is closed.
    pub(super) fn new(root: &Chess, effort: &mut Effort) -> ControlFlow<SearchEnd, Self> {
        let mut walls: Vec<Start> = Vec::new();
        for (position, line) in near(root, effort)? {
            effort.spend(reach::COST)?;
            let terrain = Terrain::of(&position);
            if walls.iter().all(|other| other.terrain.fixed != terrain.fixed) {
                walls.push(Start { position, line, terrain, pictures: Vec::new() });
            }
        }
        walls.sort_by_key(|start| Reverse(start.terrain.fixed.count()));
        let mut starts = Vec::new();
        for mut start in walls.into_iter().take(MOST_PAINTED) {
            let (pictures, steps) = pictures(start.position.board(), &start.terrain);
            effort.spend(steps)?;
            if !pictures.is_empty() && starts.len() < STARTS {
                start.pictures = pictures;
                starts.push(start);
            }
        }
        ControlFlow::Continue(Self { starts, bounds: FIRST_ROUND })
    }

    /// One more round, with wider bounds than the one before.
    pub(super) fn run(&mut self, effort: &mut Effort) -> ControlFlow<SearchEnd> {
        for Start { position, line, terrain, pictures } in &self.starts {
            for picture in pictures.iter().take(PICTURES) {
                approach(position, picture, terrain, Goal::Mate, self.bounds, effort)
                    .map_break(|decision| decision.after(line.clone()))?;
            }
        }
        self.bounds = self.bounds.wider();
        ControlFlow::Continue(())
    }
}

/// The positions nearest to `root`, itself the first, and the moves that lead there.
fn near(root: &Chess, effort: &mut Effort) -> ControlFlow<SearchEnd, Vec<(Chess, Variation)>> {
    let (mut near, mut seen) = (vec![(root.clone(), Variation::new())], vec![PositionKey::of(root)]);
    let mut index = 0;
    while index < near.len() && near.len() < NEAR {
        let (position, line) = near[index].clone();
        for &m in &position.legal_moves() {
            effort.spend(1)?;
            let mut next = position.clone();
            next.play_unchecked(m);
            let key = PositionKey::of(&next);
            if !seen.contains(&key) && near.len() < NEAR {
                seen.push(key);
                near.push((next, [line.clone(), vec![m]].concat()));
            }
        }
        index += 1;
    }
    ControlFlow::Continue(near)
}
