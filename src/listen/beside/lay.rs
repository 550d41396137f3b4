//! A transcript laid on the nearest possible sentence, by the edit distance of their letters (Levenshtein 1966). Words are
//! compared without the spaces between them, and a letter that sounds like another costs half.
use crate::{
    language::{Term, fold},
    listen::{
        UnitId, Vocabulary,
        grammar::{Network, Tongue},
    },
};

/// What a letter too many, too few or of another sound costs; one that sounds alike costs half.
const LETTER: u32 = 2;

/// No sentence has so many letters: a transcript with more is not laid, since that would take the time and the memory of all of
/// them at every word of the grammar.
const MOST: usize = 400;

/// Letters that programs, or speakers, take for each other.
const ALIKE: [&str; 6] = ["bp", "dt", "cgkq", "fvw", "csxz", "aeijy"];

/// The sentence that a transcript is nearest to.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Laid {
    pub(super) text: String,
    /// 1 where the letters are the same, less for each that differs.
    pub(super) closeness: f32,
}

/// The best way to say the beginning of a transcript: what it costs, and the last step.
#[derive(Debug, Clone, Copy)]
struct LaidPrefix {
    cost: u32,
    /// The state before, the word, and how many letters were said before it.
    step: Option<(usize, UnitId, usize)>,
}

const UNREACHED: LaidPrefix = LaidPrefix { cost: u32::MAX / 2, step: None };

/// Lays `text` on the sentences of `network`; nothing where there is no letter, too many, or no sentence.
pub(super) fn lay(text: &str, network: &Network, vocabulary: &Vocabulary, tongue: Tongue) -> Option<Laid> {
    let said = letters(text, tongue);
    if said.is_empty() || said.len() > MOST || network.is_empty() {
        return None;
    }
    let spelled: Vec<Vec<char>> = (0..vocabulary.len()).map(|unit| letters(vocabulary.text(unit), tongue)).collect();
    let mut rows = vec![vec![UNREACHED; said.len() + 1]; network.states()];
    rows[0][0].cost = 0;
    for state in in_order(network) {
        for arc in network.arcs_from(state) {
            let after = spoken(&rows[state], &spelled[arc.unit], &said);
            for (known, (cost, begun)) in rows[arc.to].iter_mut().zip(after) {
                if cost < known.cost {
                    *known = LaidPrefix { cost, step: Some((state, arc.unit, begun)) };
                }
            }
        }
    }
    let ends = (0..network.states()).filter(|&state| network.may_end_in(state));
    let (cost, state) = ends.map(|state| (rows[state][said.len()].cost, state)).min()?;
    let mut units = Vec::new();
    let (mut state, mut at) = (state, said.len());
    while let Some((before, unit, begun)) = rows[state][at].step {
        units.push(unit);
        (state, at) = (before, begun);
    }
    units.reverse();
    let length: usize = units.iter().map(|&unit| spelled[unit].len()).sum();
    #[expect(clippy::cast_precision_loss, reason = "some dozen letters")]
    let closeness = 1.0 - cost as f32 / (LETTER as usize * length.max(said.len())) as f32;
    Some(Laid { text: units.iter().map(|&unit| vocabulary.text(unit)).collect::<Vec<_>>().join(" "), closeness })
}

/// The states, each after those that lead to it.
fn in_order(network: &Network) -> Vec<usize> {
    let (mut done, mut order) = (vec![false; network.states()], Vec::new());
    let mut stack = vec![(0, 0)];
    done[0] = true;
    while let Some((state, next)) = stack.pop() {
        match network.arcs_from(state).get(next) {
            Some(arc) => {
                stack.push((state, next + 1));
                if !done[arc.to] {
                    done[arc.to] = true;
                    stack.push((arc.to, 0));
                }
            }
            None => order.push(state),
        }
    }
    order.reverse();
    order
}

/// What it costs to have said so many letters after the word, and where the word then began.
fn spoken(before: &[LaidPrefix], word: &[char], said: &[char]) -> Vec<(u32, usize)> {
    let mut row: Vec<(u32, usize)> = before.iter().enumerate().map(|(at, cell)| (cell.cost, at)).collect();
    for &letter in word {
        let mut next = Vec::with_capacity(row.len());
        next.push((row[0].0 + LETTER, row[0].1));
        for (at, &other) in said.iter().enumerate() {
            let changed = (row[at].0 + differs(letter, other), row[at].1);
            let left_out = (row[at + 1].0 + LETTER, row[at + 1].1);
            let added = (next[at].0 + LETTER, next[at].1);
            next.push(changed.min(left_out).min(added));
        }
        row = next;
    }
    row
}

fn differs(a: char, b: char) -> u32 {
    match (a, b) {
        _ if a == b => 0,
        _ if ALIKE.iter().any(|group| group.contains(a) && group.contains(b)) => LETTER / 2,
        _ => LETTER,
    }
}

/// The letters of a text, folded, words together; a figure that is a rank is the word for it.
fn letters(text: &str, tongue: Tongue) -> Vec<char> {
    let mut spelled = String::new();
    for c in text.chars() {
        let rank = c.to_digit(10).and_then(|digit| shakmaty::Rank::ALL.get((digit as usize).checked_sub(1)?).copied());
        match rank.and_then(|rank| Term::Rank(rank).texts(tongue.ranks).first().copied()) {
            Some(word) => spelled.extend([" ", word, " "]),
            None if c.is_alphanumeric() => spelled.push(c),
            None => spelled.push(' '),
        }
    }
    spelled.split_whitespace().flat_map(|word| fold::word(word).chars().collect::<Vec<_>>()).collect()
}

#[cfg(test)]
mod tests {
    use shakmaty::Chess;

    use super::*;
    use crate::{
        language::{Among, Language},
        listen::grammar::{self, Expecting},
    };

    fn laid(text: &str) -> Laid {
        let tongue = Tongue::of(Language::German);
        let vocabulary = super::super::vocabulary(tongue);
        let position = Chess::default();
        let network = grammar::current(Expecting::Move(Among::Legal(&position)), tongue, &vocabulary);
        lay(text, &network, &vocabulary, tongue).expect("a sentence")
    }

    #[test]
    fn a_transcript_is_laid_on_the_nearest_sentence() {
        for (text, sentence, least, most) in [
            ("Springer Gustav eins nach Felix drei", "Springer Gustav eins nach Felix drei", 1.0, 1.0),
            ("Springer Gustav 1 nach Felix 3.", "Springer Gustav eins nach Felix drei", 1.0, 1.0),
            ("springer gustaf eins, nach velix drei!", "Springer Gustav eins nach Felix drei", 0.9, 0.99),
            ("Ewa 4", "Eva vier", 0.9, 0.99),
            ("Bauer Efa zwei nacheva vier", "Bauer Eva zwei nach Eva vier", 0.9, 0.99),
            ("Vielen Dank fürs Zuschauen", "", 0.0, 0.6),
        ] {
            let Laid { text: nearest, closeness } = laid(text);
            assert!((least..=most).contains(&closeness), "{text} -> {nearest}: {closeness}");
            assert!(sentence.is_empty() || nearest == sentence, "{text} -> {nearest}");
        }
    }

    #[test]
    fn nothing_is_laid_on_nothing() {
        let tongue = Tongue::of(Language::German);
        let vocabulary = super::super::vocabulary(tongue);
        assert_eq!(lay("Eva vier", &Network::default(), &vocabulary, tongue), None);
        let network = grammar::current(Expecting::YesOrNo, tongue, &vocabulary);
        assert_eq!(lay(" ... ", &network, &vocabulary, tongue), None);
        assert_eq!(lay(&"ja ".repeat(1000), &network, &vocabulary, tongue), None, "longer than any sentence");
        assert_eq!(lay("Ja.", &network, &vocabulary, tongue), Some(Laid { text: "ja".to_owned(), closeness: 1.0 }));
    }
}
