//! What a recogniser can hear: its units, each one word or a few that were learnt together.
use crate::language::fold;

/// The number of a unit in its [`Vocabulary`].
pub type UnitId = usize;

/// The units of one recogniser.
#[derive(Debug, Clone, Default)]
pub struct Vocabulary {
    units: Vec<VocabularyUnit>,
}

#[derive(Debug, Clone)]
struct VocabularyUnit {
    text: String,
    folded: Vec<String>,
}

impl Vocabulary {
    /// The vocabulary of these texts; one that differs from another only in case, accents or umlauts is left out.
    pub fn new(texts: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let mut units: Vec<VocabularyUnit> = Vec::new();
        for text in texts {
            let text: String = text.into();
            let folded = words(&text);
            if !folded.is_empty() && !units.iter().any(|unit| unit.folded == folded) {
                units.push(VocabularyUnit { text, folded });
            }
        }
        Self { units }
    }

    /// How many units there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.units.len()
    }

    /// Whether nothing can be heard.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.units.is_empty()
    }

    /// The text of a unit; empty for a number that no unit has.
    #[must_use]
    pub fn text(&self, unit: UnitId) -> &str {
        self.units.get(unit).map_or("", |unit| unit.text.as_str())
    }

    /// The ways to say `text` in units.
    ///
    /// ```
    /// # use anna_hector::listen::Vocabulary;
    /// let heard = Vocabulary::new(["kurze", "Rochade", "kurze Rochade"]);
    /// assert_eq!(heard.ways_to_say("kurze Rochade"), [vec![0, 1], vec![2]]);
    /// assert!(heard.ways_to_say("lange Rochade").is_empty());
    /// ```
    #[must_use]
    pub fn ways_to_say(&self, text: &str) -> Vec<Vec<UnitId>> {
        let mut ways = Vec::new();
        self.continue_with(&words(text), &mut Vec::new(), &mut ways);
        ways
    }

    fn continue_with(&self, rest: &[String], said: &mut Vec<UnitId>, ways: &mut Vec<Vec<UnitId>>) {
        if rest.is_empty() {
            return ways.push(said.clone());
        }
        for (id, unit) in self.units.iter().enumerate() {
            if let Some(rest) = rest.strip_prefix(unit.folded.as_slice()) {
                said.push(id);
                self.continue_with(rest, said, ways);
                said.pop();
            }
        }
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(fold::word).filter(|word| !word.is_empty()).collect()
}
