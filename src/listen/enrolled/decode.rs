//! Connected words by dynamic time warping in one pass over the utterance (Ney 1984), along a network of words.
//!
//! It is done by token passing (Young, Russell and Thornton 1989): every path through the network that ends in the current
//! frame is a token, which tells what the path has cost and which words it has passed. Tokens outside of a beam are dropped:
//! those that cost much more than the best.
use super::{
    align::WARP,
    features::{Point, distance},
    templates::{TYPICAL, Templates},
};
use crate::listen::{UnitId, grammar::Network};

/// A token is dropped when it costs more than the best by this many typical frames. Within a sentence a word may sound far
/// from its takes; at 16 one right sentence of ten was lost on the way, at 25 hardly any.
const BEAM: f32 = 32.0;
/// A word costs this many typical frames besides what it sounds like, so that a breath is not taken for a word.
const WORD: f32 = 3.0;
/// A silent frame costs this part of a typical one.
const SILENCE: f32 = 0.5;
/// And so many typical frames more for every 10 dB above the threshold of silence.
const SILENCE_SLOPE: f32 = 2.0;

/// An utterance, ready to be compared.
pub(super) struct PreparedUtterance<'a> {
    pub(super) templates: &'a Templates,
    pub(super) points: Vec<Point>,
    /// What a frame costs as silence.
    silence: Vec<f32>,
    /// The distances of each frame to all frames of a unit's takes, computed when first needed.
    distances: Vec<Option<Box<[f32]>>>,
}

impl<'a> PreparedUtterance<'a> {
    /// The points with their loudness in dB; what is below `threshold` may be silence.
    pub(super) fn new(templates: &'a Templates, points: Vec<Point>, loudness: &[f32], threshold: f32) -> Self {
        let cost = |db: &f32| TYPICAL * (SILENCE + SILENCE_SLOPE * (db - threshold).max(0.0) / 10.0);
        let distances = (0..points.len() * templates.units.len()).map(|_| None).collect();
        Self { templates, points, silence: loudness.iter().map(cost).collect(), distances }
    }

    fn distances(&mut self, frame: usize, unit: UnitId) -> &[f32] {
        let slot = &mut self.distances[frame * self.templates.units.len() + unit];
        slot.get_or_insert_with(|| {
            let point = &self.points[frame];
            self.templates.units[unit].iter().flatten().map(|other| distance(point, other)).collect()
        })
    }
}

/// What was said, as far as the network goes.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Path {
    pub(super) units: Vec<UnitId>,
    /// The mean cost of a frame, in typical ones.
    pub(super) cost: f32,
}

/// The best sentence of `network`; `None` if none fits at all.
pub(super) fn decode(utterance: &mut PreparedUtterance<'_>, network: &Network) -> Option<Path> {
    let mut search = BeamSearch::new(utterance.templates, network);
    for frame in 0..utterance.points.len() {
        search.step(frame, utterance);
    }
    let best = search.best_end()?;
    #[expect(clippy::cast_precision_loss, reason = "some thousand frames")]
    let frames = utterance.points.len() as f32;
    Some(Path { units: search.history.words(best.passed), cost: best.cost / frames / TYPICAL })
}

/// A path that ends here.
#[derive(Debug, Clone, Copy)]
struct Token {
    cost: f32,
    /// The last word, in the history.
    passed: u32,
}

impl Token {
    const NONE: Self = Self { cost: f32::INFINITY, passed: 0 };

    fn better(self, other: Self) -> Self {
        if other.cost < self.cost { other } else { self }
    }

    fn plus(self, cost: f32) -> Self {
        Self { cost: self.cost + cost, ..self }
    }
}

/// Words with the words before them. The first entry is the beginning.
struct History(Vec<(u32, UnitId)>);

impl History {
    fn extend(&mut self, passed: u32, unit: UnitId) -> u32 {
        self.0.push((passed, unit));
        u32::try_from(self.0.len() - 1).unwrap_or(0)
    }

    fn words(&self, mut last: u32) -> Vec<UnitId> {
        let mut words = Vec::new();
        while last != 0 {
            let (before, unit) = self.0[last as usize];
            words.push(unit);
            last = before;
        }
        words.reverse();
        words
    }
}

/// Tokens within the words of one arc.
struct Active {
    from: usize,
    to: usize,
    unit: UnitId,
    /// One for each frame of the unit's takes; empty while nothing is within.
    tokens: Vec<Token>,
}

struct BeamSearch<'a> {
    network: &'a Network,
    templates: &'a Templates,
    arcs: Vec<Active>,
    /// Between two words, at each state.
    states: Vec<Token>,
    history: History,
    best: f32,
}

impl<'a> BeamSearch<'a> {
    fn new(templates: &'a Templates, network: &'a Network) -> Self {
        let arcs = (0..network.states())
            .flat_map(|from| network.arcs_from(from).iter().map(move |arc| (from, arc)))
            .map(|(from, arc)| Active { from, to: arc.to, unit: arc.unit, tokens: Vec::new() })
            .collect();
        let mut states = vec![Token::NONE; network.states()];
        states[0] = Token { cost: 0.0, passed: 0 };
        Self { network, templates, arcs, states, history: History(vec![(0, 0)]), best: 0.0 }
    }

    fn step(&mut self, frame: usize, utterance: &mut PreparedUtterance<'_>) {
        let limit = self.best + BEAM * TYPICAL;
        let mut exits: Vec<(Token, UnitId)> = vec![(Token::NONE, 0); self.states.len()];
        let mut best = f32::INFINITY;
        for arc in &mut self.arcs {
            let entry = self.states[arc.from].plus(WORD * TYPICAL);
            if arc.tokens.is_empty() && entry.cost > limit {
                continue;
            }
            let takes = &self.templates.units[arc.unit];
            arc.tokens.resize(takes.iter().map(Vec::len).sum(), Token::NONE);
            let distances = utterance.distances(frame, arc.unit);
            let mut cheapest = f32::INFINITY;
            let mut begin = 0;
            for take in takes {
                let range = begin..begin + take.len();
                let (exit, low) = advance(&mut arc.tokens[range.clone()], &distances[range], entry);
                if exit.cost < exits[arc.to].0.cost {
                    exits[arc.to] = (exit, arc.unit);
                }
                cheapest = cheapest.min(low);
                begin += take.len();
            }
            best = best.min(cheapest);
            if cheapest > limit + 4.0 * TYPICAL {
                arc.tokens.clear();
            }
        }
        for (state, (exit, unit)) in exits.into_iter().enumerate() {
            let mut token = self.states[state].plus(utterance.silence[frame]);
            if exit.cost < token.cost {
                token = Token { cost: exit.cost, passed: self.history.extend(exit.passed, unit) };
            }
            self.states[state] = token;
            best = best.min(token.cost);
        }
        self.best = best;
    }

    fn best_end(&self) -> Option<Token> {
        let ends = self.states.iter().enumerate().filter(|&(state, _)| self.network.may_end_in(state));
        let best = ends.fold(Token::NONE, |best, (_, token)| best.better(*token));
        (best.cost.is_finite() && best.passed != 0).then_some(best)
    }
}

/// Takes the tokens within one take a frame further; the token that leaves it, and the lowest cost within.
///
/// A frame of the take may be stayed on, and one or two may be passed over, at the price of [`WARP`] each: in a sentence a
/// word is up to three times as short as said alone.
fn advance(tokens: &mut [Token], distances: &[f32], entry: Token) -> (Token, f32) {
    let mut low = f32::INFINITY;
    // From the end, so that the frames before are still there.
    for j in (0..tokens.len()).rev() {
        let before = |back: usize| match j.checked_sub(back) {
            Some(frame) => tokens[frame],
            None if back == j + 1 => entry,
            None => Token::NONE,
        };
        let token = before(1)
            .better(tokens[j].plus(WARP))
            .better(before(2).plus(WARP))
            .better(before(3).plus(2.0 * WARP))
            .plus(distances[j]);
        low = low.min(token.cost);
        tokens[j] = token;
    }
    let last = tokens.last().copied().unwrap_or(Token::NONE);
    let exit = match tokens {
        [.., early, _] => last.better(early.plus(WARP)),
        _ => last,
    };
    (exit, low)
}
