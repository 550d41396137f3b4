//! Chess960: Appendix F of 2009 and 2014, Guidelines II of 2018 and 2023.
use anna_hector::laws::Edition;
use serde_json::{Value, json};

use super::{matter, state, transcript};

/// What is told at the start of position 518, and where king and rook stand after castling short in one where they stand
/// otherwise.
fn played(edition: Edition) -> (Option<String>, Value) {
    let heard = transcript(edition, "vi: white\nchess960: 518", &[]);
    let named = heard.into_iter().find(|line| line.contains("fünfhundertachtzehn"));
    let settings = "vi: white\nchess960: yes\nfen: 1k6/8/8/8/8/8/8/1K4R1 w G - 0 1";
    let castled = state(edition, settings, &["white announce kurze Rochade", "white press"]);
    (named, castled["boards"]["white"].clone())
}

fn as_it_should() -> (Option<String>, Value) {
    (Some("room> Schach960, Stellung fünfhundertachtzehn.".to_owned()), json!("1k6/8/8/8/8/8/8/5RK1"))
}

matter!(
    /// The number of the position is told before the first clock runs; castling by its two names.
    position_and_castling, |edition| played(edition), {
        2009 "App. F" => as_it_should(),
        2014 "App. F" => as_it_should(),
        2018 "Guidelines II" => as_it_should(),
        2023 "Guidelines II" => as_it_should(),
    }
);
