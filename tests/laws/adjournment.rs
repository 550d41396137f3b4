//! Adjournment: the Guidelines of 2009 (cited as G), Appendix E of 2014, Guidelines I of 2018 and 2023.
use std::time::Duration;

use anna_hector::laws::{
    Edition,
    adjournment::{Forfeit, WrongTime, default_time, forfeit, wrong_time},
};
use shakmaty::{ByColor, Color};

use super::{matter, refused_by, state, transcript};

const HOUR: Duration = Duration::from_secs(3600);

matter!(
    /// How late a player may come to the resumption, where the regulations are silent.
    late_for_the_resumption, |edition| default_time(edition, None), {
        2009 "G.10" => Some(HOUR),
        2014 "E.10 with 6.7.a" => None,
        2018 "I.10 with 6.7.1" => Some(Duration::ZERO),
        2023 "I.10 with 6.7.1" => Some(Duration::ZERO),
    }
);

/// White sealed; Black, White, both come too late.
fn late(edition: Edition) -> [Forfeit; 3] {
    [Some(Color::Black), Some(Color::White), None].map(|late| forfeit(edition, late, Color::White))
}

const OPENED_FIRST: [Forfeit; 3] = [Forfeit::AfterOpening; 3];

matter!(
    /// Whom a sealed move that ended the game saves.
    saved_by_the_envelope, |edition| late(edition), {
        2009 "G.10" => [Forfeit::AtOnce, Forfeit::AfterOpening, Forfeit::AfterOpening],
        2014 "E.10, E.11" => OPENED_FIRST,
        2018 "I.10, I.11" => OPENED_FIRST,
        2023 "I.10, I.11" => OPENED_FIRST,
    }
);

/// A wrong time shown before the first move of each, and after.
fn wrong_times(edition: Edition) -> [WrongTime; 2] {
    [ByColor { white: 1, black: 0 }, ByColor { white: 1, black: 1 }].map(|moves| wrong_time(edition, moves))
}

const STANDS: [WrongTime; 2] = [WrongTime::Corrected, WrongTime::StandsUnlessArbiterDecides];

matter!(
    /// Wrong times are corrected before the first move.
    wrong_times_are_corrected, |edition| wrong_times(edition), {
        2009 "G.12" => [WrongTime::Corrected, WrongTime::StandsUnlessTooSevere],
        2014 "E.13" => STANDS,
        2018 "I.13" => STANDS,
        2023 "I.13" => STANDS,
    }
);

const SEALED: [&str; 3] = ["arbiter adjourn siebenRaben", "white seal Sf3", "white press"];
const SETTINGS: &str = "vi: white\ncontrol: 90\nannouncer: player";

/// Sealed without an order, pressed without a sealed move, changed once the clock is stopped, opened with another word.
fn sealing(edition: Edition) -> [Option<String>; 4] {
    [
        refused_by(edition, SETTINGS, &["white seal Sf3"]),
        refused_by(edition, SETTINGS, &[SEALED[0], "white press"]),
        refused_by(edition, SETTINGS, &[&SEALED[..], &["white seal Sc3"]].concat()),
        refused_by(edition, SETTINGS, &[&SEALED[..], &["arbiter open sechsRaben"]].concat()),
    ]
}

fn refusals(articles: [&str; 4]) -> [Option<String>; 4] {
    articles.map(|article| Some(article.to_owned()))
}

matter!(
    /// The player on move seals when he is told to, may change it until he stops the clock; only the passphrase opens.
    the_sealed_move, |edition| sealing(edition), {
        2009 "G.1, G.7" => refusals(["G.1", "G.1", "G.1", "G.7"]),
        2014 "E.1, E.7" => refusals(["E.1", "E.1", "E.1", "E.7"]),
        2018 "I.1, I.7" => refusals(["I.1", "I.1", "I.1", "I.7"]),
        2023 "I.1, I.7" => refusals(["I.1", "I.1", "I.1", "I.7"]),
    }
);

/// A move made on the board after the order is the sealed move; it is nowhere to be read before the envelope is opened.
fn played_after_the_order(edition: Edition) -> (bool, bool) {
    let placed = [SEALED[0], "white place g1f3", "white press"];
    let secret = transcript(edition, SETTINGS, &placed);
    let opened = transcript(edition, SETTINGS, &[&placed[..], &["arbiter open siebenRaben"]].concat());
    let named = |line: &&String| line.starts_with("room> ") && line.contains("Felix drei");
    (secret.iter().any(|line| named(&line)), opened.iter().any(|line| named(&line)))
}

matter!(
    /// A move played on the board after the order is the sealed one.
    played_on_the_board, |edition| played_after_the_order(edition), {
        2009 "G.1" => (false, true),
        2014 "E.1.b" => (false, true),
        2018 "I.1.2" => (false, true),
        2023 "I.1.2" => (false, true),
    }
);

/// Ambiguous, and illegal: the Article under which the game is lost, and the score.
fn flawed(edition: Edition) -> [serde_json::Value; 2] {
    [("8/4k3/8/8/8/8/4K3/R6R w - - 0 40", "Td1"), ("8/4k3/8/8/8/8/4K3/R6r w - - 0 40", "Ta1a9")].map(|(fen, sealed)| {
        let seal = format!("white seal {sealed}");
        let commands = [SEALED[0], &seal, SEALED[2], "arbiter open siebenRaben"];
        let ending = state(edition, &format!("{SETTINGS}\nfen: {fen}"), &commands)["ending"].clone();
        ending["article"].clone()
    })
}

matter!(
    /// A sealed move that is ambiguous, or means nothing, loses.
    a_flawed_sealed_move, |edition| flawed(edition), {
        2009 "G.8" => ["G.8", "G.8"],
        2014 "E.8" => ["E.8", "E.8"],
        2018 "I.8" => ["I.8", "I.8"],
        2023 "I.8" => ["I.8", "I.8"],
    }
);
