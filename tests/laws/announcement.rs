//! Appendix D (E of 2009): announcing, repeating, executing; slips; the assistant.
use anna_hector::laws::{
    Article, Edition,
    assistant::{Duty, Hearing, Need, may, need},
    completion::Sight,
};

use shakmaty::ByColor;

use super::{matter, refused_by, state, transcript};

const OPENING: [&str; 4] = ["white announce e4", "white press", "black repeat", "black execute"];

/// In what order the handshake has to be kept: the Articles of the refusals.
fn handshake(edition: Edition) -> [Option<String>; 3] {
    let after = |done: usize, next: &str| refused_by(edition, "vi: white", &[&OPENING[..done], &[next]].concat());
    [after(2, "black place e7e5"), after(3, "black place e7e5"), after(4, "black place e7e5")]
}

fn in_order(article: &str) -> [Option<String>; 3] {
    [Some(article.to_owned()), Some(article.to_owned()), None]
}

matter!(
    /// The opponent repeats and executes before he announces his own move.
    announced_repeated_executed, |edition| handshake(edition), {
        2009 "E.2.1" => in_order("E.2.1"),
        2014 "D.2.1" => in_order("D.2.1"),
        2018 "D.2.1" => in_order("D.2.1"),
        2023 "D.2.1" => in_order("D.2.1"),
    }
);

/// A pawn's move, castling, a promotion, in the names and the words of the Appendix.
fn words(edition: Edition) -> Vec<String> {
    let said = |fen: &str, text: &str| {
        let heard = transcript(edition, &format!("vi: white\nfen: {fen}"), &[&format!("white announce {text}")]);
        heard.into_iter().rfind(|line| line.starts_with("room> ")).unwrap_or_default()
    };
    vec![
        said("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"),
        said("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O"),
        said("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=N"),
        said("4k3/8/8/8/8/8/8/1R2K2R w - - 0 1", "Rbc1"),
    ]
}

fn as_the_appendix_says() -> Vec<String> {
    [
        "room> kurze Rochade",
        "room> lange Rochade",
        "room> Bauer Anna sieben nach Anna acht, Umwandlung Springer",
        "room> Turm Bella eins nach Cesar eins",
    ]
    .map(str::to_owned)
    .to_vec()
}

matter!(
    /// Castling by its two names, the promotion piece, the names of the files.
    the_words, |edition| words(edition), {
        2009 "E.2.1" => as_the_appendix_says(),
        2014 "D.2.1" => as_the_appendix_says(),
        2018 "D.2.1" => as_the_appendix_says(),
        2023 "D.2.1" => as_the_appendix_says(),
    }
);

fn slip(edition: Edition) -> [Option<String>; 2] {
    let correct = "white correct Springer Felix drei";
    [
        refused_by(edition, "vi: white", &["white announce Springer Cesar drei", correct]),
        refused_by(edition, "vi: white", &["white announce Springer Cesar drei", "white press", correct]),
    ]
}

matter!(
    /// A slip of the tongue is corrected before the opponent's clock is started, and not after.
    slip_of_the_tongue, |edition| slip(edition), {
        2009 "E.2.6" => [None, Some("E.2.6".to_owned())],
        2014 "D.2.7" => [None, Some("D.2.7".to_owned())],
        2018 "D.2.8" => [None, Some("D.2.8".to_owned())],
        2023 "D.2.8" => [None, Some("D.2.8".to_owned())],
    }
);

fn words_follow_the_piece(edition: Edition) -> Option<String> {
    // The arbiter reads of it after the refusal.
    let lines = transcript(edition, "vi: white", &["white place g1f3", "white announce Springer Cesar drei"]);
    let refused = lines.iter().find_map(|line| line.strip_prefix("refused> "))?;
    refused.split(' ').next().map(str::to_owned)
}

matter!(
    /// Once the piece is placed, the words follow it.
    words_after_the_piece, |edition| words_follow_the_piece(edition), {
        2009 "4.6" => Some("4.6".to_owned()),
        2014 "4.7" => Some("4.7".to_owned()),
        2018 "4.7" => Some("4.7".to_owned()),
        2023 "4.7" => Some("4.7".to_owned()),
    }
);

const DUTIES: [Duty; 5] =
    [Duty::MovePieces, Duty::Announce, Duty::KeepScoreAndPress, Duty::ClaimAndReport, Duty::Other];

/// The visually impaired player's assistant and the sighted player's; the Article that is cited.
fn duties(edition: Edition) -> (Option<String>, [bool; 5], [bool; 5]) {
    let article = refused_by(edition, "vi: white", &["white-assistant resign"]);
    (article, DUTIES.map(|duty| may(Sight::Impaired, duty)), DUTIES.map(|duty| may(Sight::Sighted, duty)))
}

fn six_and_two(article: &str) -> (Option<String>, [bool; 5], [bool; 5]) {
    (Some(article.to_owned()), [true, true, true, true, false], [true, true, false, false, false])
}

matter!(
    /// The duties of the assistants: all of them, and the first two for the sighted player's.
    the_assistants, |edition| duties(edition), {
        2009 "E.2.9, E.2.10" => six_and_two("E.2.9"),
        2014 "D.2.9, D.2.10" => six_and_two("D.2.9"),
        2018 "D.2.10, D.2.11" => six_and_two("D.2.10"),
        2023 "D.2.10, D.2.11" => six_and_two("D.2.10"),
    }
);

const SIGHTS: [(Sight, Sight); 3] =
    [(Sight::Impaired, Sight::Sighted), (Sight::Sighted, Sight::Impaired), (Sight::Impaired, Sight::Impaired)];

/// The needs where Black is hearing-impaired: White visually impaired, Black, both.
fn needs(edition: Edition) -> [Need; 3] {
    let hearing = ByColor { white: Hearing::Unimpaired, black: Hearing::Impaired };
    SIGHTS.map(|(white, black)| need(edition, &ByColor { white, black }, &hearing))
}

matter!(
    /// Visually impaired against hearing-impaired: an assistant must be used from 2018 on.
    an_assistant_is_required, |edition| (Article::OpponentsAssistant.number(edition), needs(edition)), {
        2009 "E.2.10" => ("E.2.10", [Need::Optional; 3]),
        2014 "D.2.10" => ("D.2.10", [Need::Optional; 3]),
        2018 "D.2.11" => ("D.2.11", [Need::Required, Need::Optional, Need::Required]),
        2023 "D.2.11" => ("D.2.11", [Need::Required, Need::Optional, Need::Required]),
    }
);

/// What the arbiter is told at the start, without an assistant and with one.
fn told_at_the_start(edition: Edition) -> [Option<String>; 2] {
    ["", "announcer-white: assistant\n"].map(|assistant| {
        let settings = format!("vi: white\nhearing-impaired: black\n{assistant}");
        transcript(edition, &settings, &[]).into_iter().find(|line| line.contains("einen Assistenten"))
    })
}

fn required(article: &str) -> [Option<String>; 2] {
    let text = "page arbiter> Sehbehindert gegen hörbehindert: Artikel";
    [Some(format!("{text} {article} verlangt einen Assistenten, und keiner ist eingetragen.")), None]
}

matter!(
    /// The arbiter is told when none is set.
    a_missing_assistant_is_told, |edition| told_at_the_start(edition), {
        2009 "E.2.10" => [None, None],
        2014 "D.2.10" => [None, None],
        2018 "D.2.11" => required("D.2.11"),
        2023 "D.2.11" => required("D.2.11"),
    }
);

/// What the assistant sees of times and moves before his player asked, and after.
fn on_request(edition: Edition) -> [bool; 2] {
    let heard = |commands: &[&str]| {
        transcript(edition, "vi: white\nscore-white: assistant\ncontrol: 90", commands).last().cloned()
    };
    let article = Article::Assistant.number(edition);
    let refused = Some(format!("refused> {article} Erst wenn der Spieler fragt. Vermerkt. Sobald er fragt: F4."));
    [
        heard(&["white-assistant ask moves"]) == refused,
        heard(&["white assistant", "white-assistant ask moves"]) == refused,
    ]
}

matter!(
    /// He tells moves completed and time only on request.
    told_on_request, |edition| on_request(edition), {
        2009 "E.2.9.d" => [true, false],
        2014 "D.2.9.d" => [true, false],
        2018 "D.2.10.d" => [true, false],
        2023 "D.2.10.d" => [true, false],
    }
);

fn special_clock(edition: Edition) -> (&'static str, Option<String>) {
    let heard = transcript(edition, "vi: white\ncontrol: 90", &["white ask times", "white ask moves"]);
    (Article::SpecialClock.number(edition), heard.last().cloned())
}

fn moves_told() -> Option<String> {
    Some("earphone white> Vollendete Züge: Sie null, Gegner null.".to_owned())
}

matter!(
    /// The clock of the visually impaired player tells the time and, from 2014 on by name, the number of moves.
    a_clock_that_speaks, |edition| special_clock(edition), {
        2009 "E.2.4" => ("E.2.4", moves_told()),
        2014 "D.2.5" => ("D.2.5", moves_told()),
        2018 "D.2.6" => ("D.2.6", moves_told()),
        2023 "D.2.6" => ("D.2.6", moves_told()),
    }
);

/// The two boards differ: it is on record, and the arbiter is told.
fn boards(edition: Edition) -> (&'static str, bool, serde_json::Value) {
    let commands = ["white announce e4", "white press", "black repeat", "black execute Bauer Eva zwei nach Eva drei"];
    let told = transcript(edition, "vi: white", &commands).iter().any(|line| line.starts_with("page arbiter> Anders"));
    let state = state(edition, "vi: white", &commands);
    (Article::BoardsDiffer.number(edition), told, state["boards"]["black"].clone())
}

fn differing(article: &'static str) -> (&'static str, bool, serde_json::Value) {
    (article, true, "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR".into())
}

matter!(
    /// Boards that differ are the arbiter's, with both sheets.
    boards_that_differ, |edition| boards(edition), {
        2009 "E.2.7" => differing("E.2.7"),
        2014 "D.2.8" => differing("D.2.8"),
        2018 "D.2.9" => differing("D.2.9"),
        2023 "D.2.9" => differing("D.2.9"),
    }
);
