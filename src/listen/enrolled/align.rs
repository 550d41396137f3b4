//! Dynamic time warping of one take onto another (Sakoe and Chiba 1978).
use super::features::{Point, distance};

/// What it costs to stay on a frame of the template, or to pass one over, besides the distances.
pub(super) const WARP: f32 = 5.0;

/// How two takes lie on each other.
#[derive(Debug, Clone)]
pub(super) struct TakeAlignment {
    /// The mean distance along the path.
    pub(super) cost: f32,
    /// Which frame of the template each frame of the take lies on, in order.
    pub(super) path: Vec<usize>,
}

/// Lays `take` on `template`, each from its beginning to its end; `None` if one is empty or much longer than the other.
pub(super) fn align(take: &[Point], template: &[Point]) -> Option<TakeAlignment> {
    let width = template.len();
    if take.is_empty() || width == 0 {
        return None;
    }
    let mut costs = vec![f32::INFINITY; take.len() * width];
    let mut steps = vec![0_u8; take.len() * width];
    costs[0] = distance(&take[0], &template[0]);
    for (i, frame) in take.iter().enumerate().skip(1) {
        let (done, row) = costs.split_at_mut(i * width);
        let before = &done[(i - 1) * width..];
        for j in 0..width {
            let (best, step) = cheapest(before, j);
            if best.is_finite() {
                row[j] = best + distance(frame, &template[j]);
                steps[i * width + j] = step;
            }
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "some hundred frames")]
    let cost = costs.last().copied().filter(|cost| cost.is_finite())? / take.len() as f32;
    let mut path = vec![width - 1; take.len()];
    for i in (1..take.len()).rev() {
        path[i - 1] = path[i] - usize::from(steps[i * width + path[i]]);
    }
    Some(TakeAlignment { cost, path })
}

/// The cheapest way to frame `j` of the template and how many frames it goes on.
fn cheapest(before: &[f32], j: usize) -> (f32, u8) {
    let mut best = (before[j] + WARP, 0);
    if j > 0 && before[j - 1] < best.0 {
        best = (before[j - 1], 1);
    }
    if j > 1 && before[j - 2] + WARP < best.0 {
        best = (before[j - 2] + WARP, 2);
    }
    best
}
