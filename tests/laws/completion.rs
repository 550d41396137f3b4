//! Articles 4.7 and 6.2: when a move is made, and when it is completed. D.2.3 to D.2.5 for the visually impaired player.
use anna_hector::laws::{
    Article, Edition,
    completion::{Press, Progress, Sight, completed_by_next_move, is_made, press},
};

use serde_json::{Value, json};

use super::{matter, refused_by, state};

const PROGRESS: [Progress; 4] =
    [Progress::Nothing, Progress::Placed, Progress::Announced, Progress::PlacedAndAnnounced];

fn made_by_the_impaired(edition: Edition) -> (&'static str, [bool; 4]) {
    (Article::VisuallyImpairedMade.number(edition), PROGRESS.map(|progress| is_made(Sight::Impaired, progress)))
}

matter!(
    /// Made: the captured piece is off, the piece in another aperture, and the move announced.
    made_by_the_visually_impaired_player, |edition| made_by_the_impaired(edition), {
        2009 "E.2.3" => ("E.2.3", [false, false, false, true]),
        2014 "D.2.3" => ("D.2.3", [false, false, false, true]),
        2018 "D.2.3" => ("D.2.3", [false, false, false, true]),
        2023 "D.2.3" => ("D.2.3", [false, false, false, true]),
    }
);

fn made_by_the_sighted(edition: Edition) -> (&'static str, [bool; 4]) {
    (Article::SightedMade.number(edition), PROGRESS.map(|progress| is_made(Sight::Sighted, progress)))
}

matter!(
    /// The sighted player's move is made by the normal rules: on his board.
    made_by_the_sighted_player, |edition| made_by_the_sighted(edition), {
        2009 "E.2.3" => ("E.2.3", [false, true, false, true]),
        2014 "D.2.4" => ("D.2.4", [false, true, false, true]),
        2018 "D.2.5" => ("D.2.5", [false, true, false, true]),
        2023 "D.2.5" => ("D.2.5", [false, true, false, true]),
    }
);

fn early_press(edition: Edition) -> (&'static str, Press, Press) {
    let article = Article::VisuallyImpairedPress.number(edition);
    (article, press(Sight::Impaired, Progress::Placed), press(Sight::Sighted, Progress::Placed))
}

matter!(
    /// Only after the announcement the visually impaired player starts the clock; the sighted one may press early.
    pressed_before_the_announcement, |edition| early_press(edition), {
        2009 "E.2.3" => ("E.2.3", Press::HeldBack, Press::CountsEarly),
        2014 "D.2.3" => ("D.2.3", Press::HeldBack, Press::CountsEarly),
        2018 "D.2.4" => ("D.2.4", Press::HeldBack, Press::CountsEarly),
        2023 "D.2.4" => ("D.2.4", Press::HeldBack, Press::CountsEarly),
    }
);

const LEFT_UNPRESSED: [&str; 8] = [
    "white place e2e4",
    "white announce e4",
    "black repeat",
    "black execute",
    "black place e7e5",
    "black press",
    "white repeat",
    "white execute",
];

fn completed_unpressed(edition: Edition) -> (bool, u64) {
    let commands = [&LEFT_UNPRESSED[..], &["white place g1f3", "white announce Nf3"]].concat();
    let state = state(edition, "vi: white\ncontrol: 90", &commands);
    (completed_by_next_move(edition), state["counters"]["white"].as_u64().unwrap_or_default())
}

matter!(
    /// A move that was not pressed is completed by the player's own next one, from 2014 on.
    completed_by_the_next_move, |edition| completed_unpressed(edition), {
        2009 "6.7.a" => (false, 0),
        2014 "6.2.a.2" => (true, 1),
        2018 "6.2.1.2" => (true, 1),
        2023 "6.2.1.2" => (true, 1),
    }
);

fn late_press(edition: Edition) -> (Option<String>, u64) {
    let commands = [&LEFT_UNPRESSED[..5], &["white press", "black press"]].concat();
    let counted = state(edition, "vi: white\ncontrol: 90", &commands)["counters"]["white"].as_u64();
    (refused_by(edition, "vi: white\ncontrol: 90", &commands), counted.unwrap_or_default())
}

matter!(
    /// A player may always stop his clock, even after the opponent has replied.
    pressed_after_the_reply, |edition| late_press(edition), {
        2009 "6.7.a" => (None, 1),
        2014 "6.2.a" => (None, 1),
        2018 "6.2.1" => (None, 1),
        2023 "6.2.1" => (None, 1),
    }
);

const PAWN_LEFT: [&str; 5] =
    ["white announce Bauer Anna acht", "white press", "black repeat", "black execute", "black claim illegal"];

fn pawn_left(edition: Edition) -> (String, String) {
    let settings = "vi: white\ncontrol: 90\nfen: 7k/P7/8/8/8/8/8/4K3 w - - 0 1";
    let state = state(edition, settings, &[&PAWN_LEFT[..], &["arbiter rule accept"]].concat());
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    (text(&state["boards"]["white"]), text(&state["turn"]))
}

matter!(
    /// A pawn left on the last rank when the clock was pressed: back to the position before, or a queen.
    pawn_left_on_the_last_rank, |edition| pawn_left(edition), {
        2009 "7.4.a" => ("7k/P7/8/8/8/8/8/4K3".to_owned(), "white".to_owned()),
        2014 "7.5.a" => ("Q6k/8/8/8/8/8/8/4K3".to_owned(), "black".to_owned()),
        2018 "7.5.2" => ("Q6k/8/8/8/8/8/8/4K3".to_owned(), "black".to_owned()),
        2023 "7.5.2" => ("Q6k/8/8/8/8/8/8/4K3".to_owned(), "black".to_owned()),
    }
);

fn free_choice(edition: Edition) -> bool {
    let settings = "vi: white\ncontrol: 90\nfen: 7k/P7/8/8/8/8/8/4K3 w - - 0 1";
    let promotion = ["arbiter rule accept", "arbiter start", "white announce Bauer Anna acht Turm"];
    super::played(edition, settings, &[&PAWN_LEFT[..], &promotion].concat()).is_some()
}

matter!(
    /// Only in 2009 the player promotes anew, to the piece he likes.
    promoted_anew, |edition| free_choice(edition), {
        2009 "4.6.c" => true,
        2014 "7.5.a" => false,
        2018 "7.5.2" => false,
        2023 "7.5.2" => false,
    }
);

/// Marks of the promotion that follows where the pawn could take as well: on the same square, and on another one.
fn on_the_same_square(edition: Edition) -> [Option<Value>; 2] {
    let settings = "vi: white\ncontrol: 90\nfen: 1n5k/P7/8/8/8/8/8/4K3 w - - 0 1";
    ["white announce Bauer Anna acht Turm", "white announce Bauer schlägt Bella acht Turm"].map(|promotion| {
        let anew = ["arbiter rule accept", "arbiter start", promotion, "white press"];
        let state = super::played(edition, settings, &[&PAWN_LEFT[..], &anew].concat())?;
        Some(state["sheets"]["white"][0]["marks"].clone())
    })
}

matter!(
    /// In 2009 it promotes on the same square: another one is on the arbiter's page.
    promoted_on_the_same_square, |edition| on_the_same_square(edition), {
        2009 "4.6.c" => [Some(json!([])), Some(json!([{ "touched": "a7" }]))],
        2014 "7.5.a" => [None, None],
        2018 "7.5.2" => [None, None],
        2023 "7.5.2" => [None, None],
    }
);

fn press_without_a_move(edition: Edition) -> (bool, u64) {
    let first = ["white announce e4", "white press", "black press", "white claim illegal"];
    let claimed = state(edition, "vi: white\ncontrol: 90", &first);
    let right = claimed["claim"]["record"]["right"] == true;
    let ruled = super::played(edition, "vi: white\ncontrol: 90", &[&first[..], &["arbiter rule accept"]].concat());
    let count = ruled.and_then(|state| state["illegal_moves"]["black"].as_u64());
    (right, count.unwrap_or_default())
}

matter!(
    /// A press without a move counts as an illegal move from 2018 on.
    pressed_without_a_move, |edition| press_without_a_move(edition), {
        2009 "6.7.c with 13.4" => (false, 0),
        2014 "6.2.c with 12.9" => (false, 0),
        2018 "7.5.3" => (true, 1),
        2023 "7.5.3" => (true, 1),
    }
);

fn two_hands(edition: Edition) -> (u64, u64) {
    let commands = ["white announce e4", "white press", "arbiter irregular hands"];
    let state = state(edition, "vi: white\ncontrol: 90", &commands);
    let seconds = state["clocks"]["black"].as_u64().unwrap_or_default() / 1000;
    (state["illegal_moves"]["white"].as_u64().unwrap_or_default(), seconds)
}

matter!(
    /// So does a move made with two hands.
    two_hands_for_one_move, |edition| two_hands(edition), {
        2009 "4.1 with 13.4" => (0, 5399),
        2014 "4.1 with 12.9" => (0, 5399),
        2018 "7.5.4" => (1, 5519),
        2023 "7.5.4" => (1, 5519),
    }
);
