//! Which parts of the recognisers are missing.

/// Which recognisers there are not, and why, in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Missing {
    /// That of the words he has taught, which cannot be used. A person who has taught none misses nothing.
    pub own: Option<String>,
    /// That of everybody.
    pub everybody: Option<String>,
    /// The program beside ours, where nobody else listens.
    pub beside: Option<String>,
    /// How many of the words that every move needs are taught, and of how many: nobody relies on them before all are.
    pub half_taught: Option<(usize, usize)>,
}

impl Missing {
    /// All of it; `None` if nothing is missing.
    #[must_use]
    pub fn told(&self) -> Option<String> {
        // The other recognisers listen to all of a move.
        let listens =
            if self.everybody.is_none() { "the recogniser of everybody listens" } else { "no whole move is heard" };
        let words = |(known, all)| format!("{known} of {all} words are taught; until all are, {listens}");
        let half = self.half_taught.map(words);
        let all: Vec<&str> =
            [&self.own, &self.everybody, &self.beside, &half].into_iter().flatten().map(String::as_str).collect();
        (!all.is_empty()).then(|| all.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_listens_instead_is_told_only_where_somebody_does() {
        let half = Missing { half_taught: Some((8, 27)), ..Missing::default() };
        let told = half.told().expect("something is missing");
        assert_eq!(told, "8 of 27 words are taught; until all are, the recogniser of everybody listens");
        let nobody = Missing { everybody: Some("PocketSphinx is not there".to_owned()), ..half };
        let told = nobody.told().expect("something is missing");
        assert!(
            told.ends_with("until all are, no whole move is heard") && !told.contains("everybody listens"),
            "{told}"
        );
        assert_eq!(Missing::default().told(), None);
    }
}
