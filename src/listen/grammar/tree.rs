//! Sentences as a prefix tree (trie), in which sentences that begin alike share their beginning, and the tree as a network of
//! the units that a recogniser hears.
use std::collections::HashMap;

use super::{Tongue, terms};
use crate::{
    language::Term,
    listen::{Vocabulary, vocabulary::UnitId},
};

/// One place of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Symbol {
    Term(Term),
    AnyFile,
    AnyRank,
    AnyRole,
    AnyColor,
}

/// What a sentence that begins with a number costs; see [`penalty`].
pub(in crate::listen) const NUMBERS: u8 = 15;
const REQUESTS: u8 = 20;

/// Sentences that share their beginnings.
#[derive(Debug, Default)]
pub(super) struct Tree {
    /// The first is the root; children come after their parents.
    nodes: Vec<PrefixTreeNode>,
    children: HashMap<(usize, Symbol), usize>,
    /// Beginnings that cost nothing, because they were asked for.
    asked: Vec<Symbol>,
    /// After this word every usual sentence may follow.
    again_after: Option<Symbol>,
    /// What each sentence that is inserted begins with.
    before: Option<Symbol>,
}

#[derive(Debug, Default)]
struct PrefixTreeNode {
    edges: Vec<(Symbol, usize)>,
    end: SentenceEnd,
}

/// Whether a sentence may end here.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
enum SentenceEnd {
    #[default]
    No,
    Yes,
}

impl Tree {
    pub(super) fn insert(&mut self, sentence: &[Symbol]) {
        if self.before.is_some() && sentence.first().is_some_and(|first| penalty(*first) > 0) {
            return;
        }
        if self.nodes.is_empty() {
            self.nodes.push(PrefixTreeNode::default());
        }
        let mut at = 0;
        for symbol in self.before.into_iter().chain(sentence.iter().copied()) {
            let fresh = self.nodes.len();
            let child = *self.children.entry((at, symbol)).or_insert(fresh);
            if child == fresh {
                self.nodes.push(PrefixTreeNode::default());
                self.nodes[at].edges.push((symbol, fresh));
            }
            at = child;
        }
        self.nodes[at].end = SentenceEnd::Yes;
    }

    /// A sentence of one word that answers a question: it is as probable as any other.
    pub(super) fn insert_answer(&mut self, word: Symbol) {
        self.insert(&[word]);
        self.asked.push(word);
    }

    /// After `word` every sentence may follow that costs nothing and is not an answer: `nein, Springer Felix drei`.
    pub(super) fn repeat_after(&mut self, word: Symbol) {
        self.again_after = Some(word);
    }

    /// After `word` those of these sentences may follow that cost nothing, and only there.
    pub(super) fn only_after(&mut self, word: Symbol, sentences: impl FnOnce(&mut Self)) {
        self.before = Some(word);
        sentences(self);
        self.before = None;
    }

    /// The network of the same sentences in the units of `vocabulary`; sentences with a word that it does not have are
    /// left out. Equal continuations are shared.
    pub(super) fn network(&self, tongue: Tongue, vocabulary: &Vocabulary) -> Network {
        let mut spoken: HashMap<Symbol, Vec<Vec<UnitId>>> = HashMap::new();
        let mut building = Building::default();
        let mut states = vec![None; self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate().rev() {
            let (mut arcs, mut repeated) = (Vec::new(), Vec::new());
            for &(symbol, child) in &node.edges {
                let Some(to) = states[child] else { continue };
                let ways = spoken.entry(symbol).or_insert_with(|| ways_to_say(symbol, tongue, vocabulary));
                let penalty = if index == 0 && !self.asked.contains(&symbol) { penalty(symbol) } else { 0 };
                for way in ways.iter() {
                    let arc = building.lead_to(to, way, penalty);
                    arcs.extend(arc);
                    repeated.extend(arc.filter(|_| penalty == 0 && !self.asked.contains(&symbol)));
                }
            }
            if let (0, Some(word)) = (index, self.again_after)
                && let Some(again) = building.state(SentenceEnd::No, repeated)
            {
                let ways = ways_to_say(word, tongue, vocabulary);
                arcs.extend(ways.iter().filter_map(|way| building.lead_to(again, way, 0)));
            }
            states[index] = building.state(node.end, arcs);
        }
        building.finish(states.first().copied().flatten())
    }
}

/// What a sentence that begins so costs. Numbers are short and alike, and requests are rare: both are what noise and
/// misheard names turn into, so what is heard must be clearer than for a move in words.
const fn penalty(first: Symbol) -> u8 {
    match first {
        Symbol::Term(Term::Rank(_)) | Symbol::AnyRank => NUMBERS,
        Symbol::Term(Term::Request(_)) => REQUESTS,
        Symbol::Term(_) | Symbol::AnyFile | Symbol::AnyRole | Symbol::AnyColor => 0,
    }
}

fn ways_to_say(symbol: Symbol, tongue: Tongue, vocabulary: &Vocabulary) -> Vec<Vec<UnitId>> {
    let mut ways: Vec<Vec<UnitId>> = Vec::new();
    for text in terms(symbol).into_iter().flat_map(|term| tongue.texts(term)) {
        ways.extend(vocabulary.ways_to_say(text));
    }
    ways
}

/// States from the ends of the sentences to their beginning, each of them once.
#[derive(Debug, Default)]
struct Building {
    known: HashMap<(SentenceEnd, Vec<Arc>), usize>,
    states: Vec<(SentenceEnd, Vec<Arc>)>,
}

impl Building {
    /// The state with these arcs; `None` if no sentence can be ended from it.
    fn state(&mut self, end: SentenceEnd, mut arcs: Vec<Arc>) -> Option<usize> {
        if end == SentenceEnd::No && arcs.is_empty() {
            return None;
        }
        arcs.sort_unstable();
        arcs.dedup();
        let fresh = self.states.len();
        let state = *self.known.entry((end, arcs.clone())).or_insert(fresh);
        if state == fresh {
            self.states.push((end, arcs));
        }
        Some(state)
    }

    /// The arc that begins to say `way` and ends in `to`.
    fn lead_to(&mut self, to: usize, way: &[UnitId], penalty: u8) -> Option<Arc> {
        let (first, rest) = way.split_first()?;
        let after = rest
            .iter()
            .rev()
            .try_fold(to, |to, &unit| self.state(SentenceEnd::No, vec![Arc { unit, to, penalty: 0 }]))?;
        Some(Arc { unit: *first, to: after, penalty })
    }

    /// The network, its states numbered from the beginning of the sentences.
    fn finish(self, root: Option<usize>) -> Network {
        let Some(root) = root else { return Network::default() };
        // Only what the root reaches; it was made last, so that the numbers go down along each sentence.
        let mut numbers = vec![None; self.states.len()];
        numbers[root] = Some(0);
        let (mut order, mut next) = (vec![root], 0);
        while let Some(&state) = order.get(next) {
            for &Arc { to, .. } in &self.states[state].1 {
                if numbers[to].is_none() {
                    numbers[to] = Some(order.len());
                    order.push(to);
                }
            }
            next += 1;
        }
        let (mut first_arc, mut arcs, mut ends) = (vec![0], Vec::new(), Vec::new());
        for state in order {
            let (end, out) = &self.states[state];
            arcs.extend(out.iter().filter_map(|step| Some(Arc { to: numbers[step.to]?, ..*step })));
            first_arc.push(arcs.len());
            ends.push(*end == SentenceEnd::Yes);
        }
        Network { first_arc, arcs, ends }
    }
}

/// One unit that may be heard next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Arc {
    /// What is heard.
    pub unit: UnitId,
    /// The state after it.
    pub to: usize,
    /// How much less probable this is than its neighbours, in nats.
    pub penalty: u8,
}

/// The sentences of a grammar as states joined by units. State 0 is the beginning; a sentence never comes back to a
/// state it has left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    /// Where the arcs of each state begin, and where the last end.
    first_arc: Vec<usize>,
    arcs: Vec<Arc>,
    ends: Vec<bool>,
}

impl Default for Network {
    /// The network without a sentence.
    fn default() -> Self {
        Self { first_arc: vec![0, 0], arcs: Vec::new(), ends: vec![false] }
    }
}

impl Network {
    /// The sentences of a single word of this list, as far as `vocabulary` has them.
    #[must_use]
    pub fn of_words<'a>(words: impl IntoIterator<Item = &'a str>, vocabulary: &Vocabulary) -> Self {
        let mut building = Building::default();
        let Some(end) = building.state(SentenceEnd::Yes, Vec::new()) else { return Self::default() };
        let ways = words.into_iter().flat_map(|word| vocabulary.ways_to_say(word));
        let arcs = ways.filter_map(|way| building.lead_to(end, &way, 0)).collect();
        let root = building.state(SentenceEnd::No, arcs);
        building.finish(root)
    }

    /// How many states there are.
    #[must_use]
    pub const fn states(&self) -> usize {
        self.ends.len()
    }

    /// How many arcs there are.
    #[must_use]
    pub const fn arcs(&self) -> usize {
        self.arcs.len()
    }

    /// What can be heard in `state`.
    #[must_use]
    pub fn arcs_from(&self, state: usize) -> &[Arc] {
        &self.arcs[self.first_arc[state]..self.first_arc[state + 1]]
    }

    /// Whether a sentence may end in `state`.
    #[must_use]
    pub fn may_end_in(&self, state: usize) -> bool {
        self.ends[state]
    }

    /// Whether no sentence can be heard at all.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.arcs.is_empty()
    }

    /// Whether these units are a sentence.
    #[must_use]
    pub fn accepts(&self, units: &[UnitId]) -> bool {
        let mut states = vec![0];
        for &unit in units {
            let after = |state: &usize| self.arcs_from(*state).iter().filter(|arc| arc.unit == unit).map(|arc| arc.to);
            states = states.iter().flat_map(after).collect();
        }
        states.into_iter().any(|state| self.may_end_in(state))
    }
}
