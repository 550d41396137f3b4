//! The TimeControl tag of PGN: periods in seconds, `40/5400+30:1800+30`; `-` without a clock.
//!
//! The standard has no sign for a delay: `d` and `b` before its seconds are those of this program's own grammar. A sandclock
//! (`*180`) is not among the controls of this program.
use shakmaty::ByColor;

use super::pgn::Game;
use crate::clock::{Bonus, Control, Period};

/// As the standard writes it.
pub(super) fn written(control: &Control) -> String {
    if !control.is_timed() {
        return "-".to_owned();
    }
    let period = |period: &Period| {
        let moves = period.moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let bonus = match period.bonus {
            Bonus::None => String::new(),
            Bonus::Increment(time) => format!("+{}", time.as_secs()),
            Bonus::Bronstein(time) => format!("b{}", time.as_secs()),
            Bonus::Delay(time) => format!("d{}", time.as_secs()),
        };
        format!("{moves}{}{bonus}", period.time.as_secs())
    };
    control.periods().iter().map(period).collect::<Vec<_>>().join(":")
}

/// The controls of both players, as the tags of a game tell them. `None` where they do not, or name one that cannot be read.
pub(super) fn of_game(game: &Game) -> Option<ByColor<Control>> {
    let of = |tag: &str| game.tag(tag).and_then(read);
    let both = || of("TimeControl");
    Some(ByColor { white: of("WhiteTimeControl").or_else(both)?, black: of("BlackTimeControl").or_else(both)? })
}

fn read(tag: &str) -> Option<Control> {
    if tag.trim() == "-" {
        return Some(Control::UNTIMED);
    }
    let periods: Option<Vec<String>> = tag.split(':').map(in_minutes).collect();
    periods?.join(",").parse().ok()
}

/// A period as [`Control::from_str`](std::str::FromStr::from_str) reads it, whose times are minutes and seconds.
fn in_minutes(period: &str) -> Option<String> {
    let period = period.trim();
    let (moves, rest) = period.split_once('/').map_or((None, period), |(moves, rest)| (Some(moves), rest));
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (seconds, bonus) = rest.split_at(digits);
    let seconds: u32 = seconds.parse().ok()?;
    let moves = moves.map(|moves| format!("{moves}/")).unwrap_or_default();
    Some(format!("{moves}{}:{:02}{bonus}", seconds / 60, seconds % 60))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoresheet::pgn;

    fn tagged(tags: &str) -> Game {
        pgn::game(format!("{tags}\n\n1. e4 *\n").as_bytes(), 1).expect("a game")
    }

    #[test]
    fn a_control_is_written_as_the_standard_has_it_and_read_back() {
        for (control, text) in [
            ("40/90+30,30+30", "40/5400+30:1800+30"),
            ("5", "300"),
            ("3+2", "180+2"),
            ("none", "-"),
            ("40/120,20/60,15+30", "40/7200:20/3600:900+30"),
            ("G/5;d3", "300d3"),
            ("0:45b2", "45b2"),
        ] {
            let control: Control = control.parse().expect("a control");
            assert_eq!(written(&control), text);
            assert_eq!(read(text), Some(control), "{text}");
        }
    }

    #[test]
    fn what_the_tag_does_not_tell_is_not_made_up() {
        for text in ["?", "", "*180", "40/", "1800/40", "5400+", "40/5400+30:", "99999999999"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn each_player_has_his_own_where_they_differ() {
        let (five, four) = (read("300"), read("240"));
        assert_eq!(of_game(&tagged("[TimeControl \"300\"]")).map(|both| Some(both.black)), Some(five.clone()));
        let both = "[TimeControl \"?\"]\n[WhiteTimeControl \"300\"]\n[BlackTimeControl \"240\"]";
        assert_eq!(of_game(&tagged(both)).map(|both| (Some(both.white), Some(both.black))), Some((five, four)));
        assert_eq!(of_game(&tagged("[WhiteTimeControl \"300\"]")), None);
    }
}
