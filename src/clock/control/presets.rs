//! Time controls that are in use, to be chosen without typing.

/// Twenty-five time controls in the grammar of [`Control`](super::Control): slow ones first.
///
/// Standard: FIDE's own; those of world championships, candidates' tournaments and the leagues of several federations;
/// the US Chess Federation's with a delay. Then rapid, then blitz.
pub const PRESETS: [&str; 25] = [
    "40/90+30,30+30",
    "90+30",
    "40/100+30,20/50+30,15+30",
    "40/120,20/60,15+30",
    "40/120,30+30",
    "40/100+30,50+30",
    "40/90+30,15+30",
    "40/120,60",
    "40/120d5,60d5",
    "120",
    "105+15",
    "60+30",
    "60d5",
    "45+15",
    "30+30",
    "30d5",
    "25+10",
    "15+10",
    "10+5",
    "20",
    "10",
    "5+3",
    "5d3",
    "3+2",
    "5",
];

#[cfg(test)]
mod tests {
    use super::{super::Control, PRESETS};

    #[test]
    fn each_can_be_used_and_none_is_there_twice() {
        let mut written: Vec<String> =
            PRESETS.iter().map(|text| text.parse::<Control>().expect(text).to_string()).collect();
        written.sort();
        written.dedup();
        assert_eq!(written.len(), PRESETS.len());
    }
}
