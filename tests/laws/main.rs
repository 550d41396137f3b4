//! The Laws, Article by Article: what changes between the editions, one test for each edition of each matter. A failure
//! names the Article with its number in that edition. Where a matter shows only in a game, the game is played.
mod adaptation;
mod adjournment;
mod announcement;
mod chess960;
mod completion;
mod counted;
mod draws;
mod ending;
mod flags;
mod illegal;
mod irregularities;
mod pace;
mod penalties;
mod quickplay;
mod recording;
mod touch;

use anna_hector::{
    console::{rehearse::rehearse, script::Script, state::final_state},
    laws::{Edition, standing::Standing},
};
use serde_json::Value;
use shakmaty::{Chess, fen::Fen};

/// A matter with its expected value in each edition: four tests, `MATTER::fide_2009` and so on.
macro_rules! matter {
    ($(#[doc = $doc:literal])+ $name:ident, |$edition:ident| $found:expr, {
        2009 $of_2009:literal => $in_2009:expr,
        2014 $of_2014:literal => $in_2014:expr,
        2018 $of_2018:literal => $in_2018:expr,
        2023 $of_2023:literal => $in_2023:expr $(,)?
    }) => {
        $(#[doc = $doc])+
        mod $name {
            use super::*;

            #[test]
            fn fide_2009() {
                let $edition = Edition::Fide2009;
                assert_eq!($found, $in_2009, "{} of 2009", $of_2009);
            }

            #[test]
            fn fide_2014() {
                let $edition = Edition::Fide2014;
                assert_eq!($found, $in_2014, "{} of 2014", $of_2014);
            }

            #[test]
            fn fide_2018() {
                let $edition = Edition::Fide2018;
                assert_eq!($found, $in_2018, "{} of 2018", $of_2018);
            }

            #[test]
            fn fide_2023() {
                let $edition = Edition::Fide2023;
                assert_eq!($found, $in_2023, "{} of 2023", $of_2023);
            }
        }
    };
}
pub(crate) use matter;

/// The position of a FEN.
fn standing(fen: &str) -> Standing {
    Standing::of(&position(fen), shakmaty::CastlingMode::Standard)
}

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().expect("a FEN").into_position(shakmaty::CastlingMode::Standard).expect("a position")
}

/// Settings, then `SEAT COMMAND` for each second. The edition of 2014 lets no competition begin without a default time.
fn script(edition: Edition, settings: &str, commands: &[&str]) -> Script {
    let lacks_default_time = edition == Edition::Fide2014 && !settings.contains("default-time");
    let default_time = if lacks_default_time { "default-time: 0:30:00\n" } else { "" };
    let mut text = format!("edition: {edition}\n{default_time}{settings}\n0:00:00 arbiter start\n");
    for (index, command) in commands.iter().enumerate() {
        let second = index + 1;
        text += &format!("0:{:02}:{:02} {command}\n", second / 60, second % 60);
    }
    Script::parse(&text).expect("a script")
}

/// A game as the console plays it. `None` where a command is refused.
fn played(edition: Edition, settings: &str, commands: &[&str]) -> Option<Value> {
    let script = script(edition, settings, commands);
    rehearse(&script).ok().map(|rehearsal| final_state(&rehearsal))
}

/// The game that all these commands make.
fn state(edition: Edition, settings: &str, commands: &[&str]) -> Value {
    played(edition, settings, commands).expect("nothing is refused")
}

/// The room and the arbiter, as the console writes what they hear.
fn transcript(edition: Edition, settings: &str, commands: &[&str]) -> Vec<String> {
    match rehearse(&script(edition, settings, commands)) {
        Ok(rehearsal) => rehearsal.transcript,
        Err((_, rehearsal)) => rehearsal.transcript,
    }
}

/// The text of a refusal's Article, where the last command is refused.
fn refused_by(edition: Edition, settings: &str, commands: &[&str]) -> Option<String> {
    let lines = transcript(edition, settings, commands);
    let article = lines.last()?.strip_prefix("refused> ")?;
    article.split(' ').next().map(str::to_owned)
}
