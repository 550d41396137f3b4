//! Adjournment: the Guidelines of 2009 (cited as G), Appendix E of 2014, Guidelines I of 2018 and 2023.
use std::time::Duration;

use anna_hector::laws::{
    Edition,
    adjournment::{Forfeit, WrongTime, default_time, forfeit, wrong_time},
};
use shakmaty::{ByColor, Color};

use serde_json::{Value, json};

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
        2014 "E.1.a" => (false, true),
        2018 "I.1.1" => (false, true),
        2023 "I.1.1" => (false, true),
    }
);

/// Ambiguous, and illegal: the Article under which the game is lost, and the score.
fn flawed(edition: Edition) -> [Value; 2] {
    [("8/4k3/8/8/8/8/4K3/R6R w - - 0 40", "Td1"), ("8/4k3/8/8/8/8/4K3/R6r w - - 0 40", "Ta1a9")].map(|(fen, sealed)| {
        let seal = format!("white seal \"{sealed}\"");
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

/// The sealed game of White, with what comes after it; a player may be half an hour late.
fn after_sealing(edition: Edition, later: &[&str]) -> Value {
    state(edition, &format!("{SETTINGS}\ndefault-time: 0:30:00"), &[&SEALED[..], later].concat())
}

/// Twenty minutes before the end of the session, with an offer of a draw: what White has left, and what stands on the
/// envelope.
fn adjourned_early(edition: Edition) -> (Value, Value) {
    let commands = ["arbiter adjourn siebenRaben early 0:20:00 resumes Samstag", SEALED[1], "white offer", SEALED[2]];
    let state = state(edition, &format!("{SETTINGS}\nwhite: Anna\nblack: Hector"), &commands);
    (state["clocks"]["white"].clone(), state["adjournment"].clone())
}

fn envelope() -> (Value, Value) {
    let outside = json!({
        "stage": "adjourned",
        "envelope": "closed",
        "names": { "white": "Anna", "black": "Hector" },
        "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "used": { "white": 1_201_000, "black": 0 },
        "sealer": "white",
        "move_number": 1,
        "draw_offer": "white",
        "resumes": "Samstag",
    });
    (json!(4_199_000), outside)
}

matter!(
    /// Who adjourns early has used the rest of the session; what stands on the envelope.
    the_outside_of_the_envelope, |edition| adjourned_early(edition), {
        2009 "G.1.b, G.2" => envelope(),
        2014 "E.1.b, E.2" => envelope(),
        2018 "I.1.2, I.2" => envelope(),
        2023 "I.1.2, I.2" => envelope(),
    }
);

/// An offer made after the move was sealed: whether it is told as one at the wrong moment, whether it stands after the
/// opening, and after it was rejected.
fn offer_over_the_adjournment(edition: Edition) -> (bool, [Value; 2]) {
    let offered = [&SEALED[..], &["black offer"]].concat();
    let marked = transcript(edition, SETTINGS, &offered).iter().any(|line| line.contains("zur falschen Zeit"));
    let stands = |later: &[&str]| after_sealing(edition, &[&["black offer"], later].concat())["draw_offer"].clone();
    (marked, [stands(&["arbiter open siebenRaben"]), stands(&["white decline", "arbiter open siebenRaben"])])
}

fn until_it_is_answered() -> (bool, [Value; 2]) {
    (false, [json!("black"), Value::Null])
}

matter!(
    /// An offer made after the opponent has sealed stands until it is accepted or rejected.
    an_offer_after_the_sealing, |edition| offer_over_the_adjournment(edition), {
        2009 "G.4" => until_it_is_answered(),
        2014 "E.4" => until_it_is_answered(),
        2018 "I.4" => until_it_is_answered(),
        2023 "I.4" => until_it_is_answered(),
    }
);

/// The position and the clocks while the game is adjourned after a move that was played on the board.
fn set_up_again(edition: Edition) -> (Value, Value) {
    let state = state(edition, SETTINGS, &[SEALED[0], "white place g1f3", "white press"]);
    (state["fen"].clone(), state["clocks"].clone())
}

fn before_the_sealed_move() -> (Value, Value) {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    (json!(fen), json!({ "white": 5_397_000, "black": 5_400_000 }))
}

matter!(
    /// The position before the sealed move is set up again, with the times of the adjournment.
    before_the_resumption, |edition| set_up_again(edition), {
        2009 "G.5" => before_the_sealed_move(),
        2014 "E.5" => before_the_sealed_move(),
        2018 "I.5" => before_the_sealed_move(),
        2023 "I.5" => before_the_sealed_move(),
    }
);

/// Resigned, and agreed upon after a move of each, while the game is adjourned: the scores.
fn ended_while_adjourned(edition: Edition) -> [Value; 2] {
    let opening =
        ["white announce e4", "white press", "black repeat", "black execute", "black announce e5", "black press"];
    let answered = ["white repeat", "white execute", SEALED[0], SEALED[1], SEALED[2]];
    let agreed = [&opening[..], &answered, &["black offer", "white accept"]].concat();
    [after_sealing(edition, &["black resign"]), state(edition, SETTINGS, &agreed)].map(|state| {
        assert_eq!(state["phase"], "finished");
        state["ending"]["score"].clone()
    })
}

matter!(
    /// Resigned or agreed upon before the resumption: the game is over.
    ended_before_the_resumption, |edition| ended_while_adjourned(edition), {
        2009 "G.6" => ["1-0", "1/2-1/2"],
        2014 "E.6" => ["1-0", "1/2-1/2"],
        2018 "I.6" => ["1-0", "1/2-1/2"],
        2023 "I.6" => ["1-0", "1/2-1/2"],
    }
);

/// Nobody is there, or only the player who replies is not: whose clock runs; the Article that keeps the envelope closed.
fn replying_player_absent(edition: Edition) -> (Value, Value, Option<String>) {
    let running = |absent: &[&str]| after_sealing(edition, &[absent, &["arbiter resume"]].concat())["running"].clone();
    let open = ["arbiter absent black", "arbiter resume", "arbiter open siebenRaben"];
    let settings = format!("{SETTINGS}\ndefault-time: 0:30:00");
    let closed = refused_by(edition, &settings, &[&SEALED[..], &open].concat());
    (running(&["arbiter absent white", "arbiter absent black"]), running(&["arbiter absent black"]), closed)
}

fn his_clock_runs(article: &str) -> (Value, Value, Option<String>) {
    (json!("black"), json!("black"), Some(article.to_owned()))
}

matter!(
    /// The player who has to reply is not there: his clock is started, and the envelope stays closed until he comes.
    the_replying_player_is_absent, |edition| replying_player_absent(edition), {
        2009 "G.7, G.9.b" => his_clock_runs("G.7"),
        2014 "E.7, E.9.b, E.11" => his_clock_runs("E.7"),
        2018 "I.7, I.9.2, I.11" => his_clock_runs("I.7"),
        2023 "I.7, I.9.2, I.11" => his_clock_runs("I.7"),
    }
);

/// Whose clock runs once the envelope is opened, and once both players have said that they go on.
fn after_the_opening(edition: Edition) -> [Value; 2] {
    let opened = ["arbiter open siebenRaben", "black ready", "white ready"];
    [&opened[..1], &opened].map(|later| after_sealing(edition, later)["running"].clone())
}

fn once_it_is_made() -> [Value; 2] {
    [Value::Null, json!("black")]
}

matter!(
    /// The sealed move is made on the board, and then the clock of the player who replies is started.
    the_clock_after_the_opening, |edition| after_the_opening(edition), {
        2009 "G.9.a" => once_it_is_made(),
        2014 "E.9.a" => once_it_is_made(),
        2018 "I.9.1" => once_it_is_made(),
        2023 "I.9.1" => once_it_is_made(),
    }
);

const REPLY: [&str; 7] = [
    "arbiter absent white",
    "arbiter open siebenRaben",
    "black ready",
    "black repeat",
    "black execute",
    "black seal e5",
    "black press",
];

/// The reply sealed in turn: whose clock runs until the absent player comes, and what stands on Black's board once it is
/// opened, or once its envelope was lost and he has said what was in it.
fn reply_in_turn(edition: Edition) -> (Value, [Value; 2]) {
    let after = |later: &[&str]| after_sealing(edition, &[&REPLY[..], later].concat());
    let opened = after(&["white arrive white", "arbiter open siebenRaben"]);
    let lost = after(&["arbiter envelope lost", "white arrive white", "black declare e5"]);
    (after(&[])["running"].clone(), [opened, lost].map(|state| state["boards"]["black"].clone()))
}

fn replied() -> (Value, [Value; 2]) {
    let board = json!("rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R");
    (json!("white"), [board.clone(), board])
}

matter!(
    /// The player who sealed is not there: his opponent may seal the reply, and the absent player's clock runs.
    the_reply_sealed_in_turn, |edition| reply_in_turn(edition), {
        2009 "G.9.c, G.11.a" => replied(),
        2014 "E.9.c, E.12.a" => replied(),
        2018 "I.9.3, I.12.1" => replied(),
        2023 "I.9.3, I.12.1" => replied(),
    }
);

/// The envelope is lost: the move that its player declares, with a clock that the arbiter adjusted; the score where the
/// position cannot be restored.
fn lost(edition: Edition) -> (Value, Value, Value) {
    let declared = ["arbiter envelope lost", "arbiter set black 1:00:00", "white declare Sf3"];
    let played = after_sealing(edition, &declared);
    let annulled = after_sealing(edition, &["arbiter irregular lost"])["ending"]["score"].clone();
    (played["sheets"]["white"][0]["uci"].clone(), played["clocks"]["black"].clone(), annulled)
}

fn goes_on() -> (Value, Value, Value) {
    (json!("g1f3"), json!(3_600_000), json!("*"))
}

matter!(
    /// The envelope is lost, or the position is.
    the_lost_envelope, |edition| lost(edition), {
        2009 "G.11" => goes_on(),
        2014 "E.12" => goes_on(),
        2018 "I.12" => goes_on(),
        2023 "I.12" => goes_on(),
    }
);

/// Who has announced or made his move is not told to seal any more: his opponent is, once it is completed.
fn in_hand(edition: Edition) -> [Option<String>; 3] {
    let order = SEALED[0];
    [
        refused_by(edition, SETTINGS, &["white announce e4", order]),
        refused_by(edition, SETTINGS, &["white place e4", order]),
        refused_by(edition, SETTINGS, &["white announce e4", "white press", order]),
    ]
}

fn announced_is_in_hand(article: &str) -> [Option<String>; 3] {
    [Some(article.to_owned()), None, None]
}

matter!(
    /// The player on move seals: a move that the room has heard is completed first.
    a_move_in_hand_at_the_order, |edition| in_hand(edition), {
        2009 "G.1" => announced_is_in_hand("G.1"),
        2014 "E.1" => announced_is_in_hand("E.1"),
        2018 "I.1" => announced_is_in_hand("I.1"),
        2023 "I.1" => announced_is_in_hand("I.1"),
    }
);
