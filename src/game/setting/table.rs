//! The table.
use std::time::Duration;

use shakmaty::{CastlingMode, Chess, EnPassantMode, fen::Fen};

use super::{
    super::{Devices, Setup},
    Decider, Kept, Page, Setting,
    choice::{self, Choice, Sides, chosen},
};
use crate::{
    clock::{
        Moment,
        control::{both_from, both_written},
    },
    laws::{assistant::Hearing, completion::Sight, draw::Agreement},
};

/// A setting that is one of a few words and one field of the set-up.
macro_rules! choice {
    ($key:literal, $meaning:literal, $values:literal, $page:ident, $decider:ident, $kept:ident, $($field:ident).+) => {
        Setting {
            key: $key,
            meaning: $meaning,
            values: $values,
            page: Page::$page,
            decider: Decider::$decider,
            kept: Kept::$kept,
            read: |builder, value| {
                builder.setup.$($field).+ = chosen(value)?;
                Ok(())
            },
            write: |setup| Some(setup.$($field).+.word().to_owned()),
        }
    };
}

/// A setting that is read and written as its type is, and one field of the set-up.
macro_rules! text {
    ($key:literal, $meaning:literal, $values:literal, $page:ident, $decider:ident, $kept:ident, $($field:ident).+) => {
        Setting {
            key: $key,
            meaning: $meaning,
            values: $values,
            page: Page::$page,
            decider: Decider::$decider,
            kept: Kept::$kept,
            read: |builder, value| {
                builder.setup.$($field).+ = parsed(value)?;
                Ok(())
            },
            write: |setup| Some(setup.$($field).+.to_string()),
        }
    };
}

/// The language of somebody's page, where it is not everybody's.
macro_rules! page_language {
    ($key:literal, $meaning:literal, $decider:ident, $($field:ident).+) => {
        Setting {
            key: $key,
            meaning: $meaning,
            values: "same | de | es | en | fr",
            page: Page::Words,
            decider: Decider::$decider,
            kept: Kept::Always,
            read: |builder, value| {
                builder.setup.$($field).+ = if value == "same" { None } else { Some(parsed(value)?) };
                Ok(())
            },
            write: |setup| Some(setup.$($field).+.map_or_else(|| "same".to_owned(), |language| language.to_string())),
        }
    };
}

/// A setting with its own way to read and write.
macro_rules! own {
    ($key:literal, $meaning:literal, $values:literal, $page:ident, $decider:ident, $kept:ident, $read:expr, $write:expr) => {
        Setting {
            key: $key,
            meaning: $meaning,
            values: $values,
            page: Page::$page,
            decider: Decider::$decider,
            kept: Kept::$kept,
            read: $read,
            write: $write,
        }
    };
}

/// Every setting, in the order in which they are written: one that decides the default of another stands before it.
#[rustfmt::skip]
pub static SETTINGS: &[Setting] = &[
    text!("white", "White's name", "a name", People, Player, Always, names.white),
    text!("black", "Black's name", "a name", People, Player, Always, names.black),
    text!("white-rating", "White's rating", "a number", People, Player, Always, occasion.ratings.white),
    text!("black-rating", "Black's rating", "a number", People, Player, Always, occasion.ratings.black),
    text!("white-federation", "White's federation", "three letters: GER", People, Player, Always, occasion.federations.white),
    text!("black-federation", "Black's federation", "three letters: GER", People, Player, Always, occasion.federations.black),
    own!("vi", "who is visually impaired; the keyboard is then his, the mouse his opponent's", "white | black | both", People, Regulations, Always,
        |builder, value| {
            builder.setup.sight = choice::sight(value)?;
            builder.setup.devices = Devices::usual(&builder.setup.sight);
            Ok(())
        },
        |setup| Some(Sides::with(&setup.sight, &Sight::Impaired).word().to_owned())),
    own!("hearing-impaired", "who is hearing-impaired", "none | white | black | both", People, Regulations, Always,
        |builder, value| {
            builder.setup.hearing = choice::hearing(value)?;
            Ok(())
        },
        |setup| Some(Sides::with(&setup.hearing, &Hearing::Impaired).word().to_owned())),
    own!("keyboard", "whose commands the keyboard gives", "white | black | white-assistant | black-assistant | arbiter", People, Arbiter, Never,
        |builder, value| {
            builder.setup.devices.keyboard = parsed(value)?;
            Ok(())
        },
        |setup| unusual(setup).then(|| setup.devices.keyboard.to_string())),
    own!("mouse", "whose commands the mouse gives", "white | black | white-assistant | black-assistant | arbiter", People, Arbiter, Never,
        |builder, value| {
            builder.setup.devices.mouse = parsed(value)?;
            Ok(())
        },
        |setup| unusual(setup).then(|| setup.devices.mouse.to_string())),
    choice!("opponent-window", "where the sighted player's page is: in the one window, or in one for a screen of his own", "shared | own", People, Arbiter, Always, opponents_page.window),
    text!("event", "the event of which the game is a part", "a name", Laws, Regulations, Always, occasion.event),
    text!("site", "where it is played", "a place", Laws, Regulations, Always, occasion.site),
    text!("round", "the round", "a number or a name", Laws, Regulations, Always, occasion.round),
    text!("board", "the number of the board", "a number or a name", Laws, Regulations, Always, occasion.board),
    text!("arbiter-name", "the arbiter's name", "a name", Laws, Regulations, Always, occasion.arbiter),
    text!("edition", "the edition of the Laws", "2009 | 2014 | 2018 | 2023", Laws, Regulations, Always, edition),
    choice!("mode", "a game that counts, or practice with help", "competition | practice", Laws, Regulations, Always, mode),
    choice!("supervision", "whether enough arbiters watch a rapid or blitz game", "adequate | inadequate", Laws, Regulations, Always, supervision),
    choice!("flags", "what it means that the clock tells the arbiter of a flag", "told | observed", Laws, Arbiter, Always, flag_notice),
    choice!("quickplay", "whether the rules of the quickplay finish were announced", "no | yes", Laws, Regulations, Always, quickplay),
    own!("agreement", "whether the players may agree on a draw", "allowed | never | not before 30", Laws, Regulations, Always,
        |builder, value| {
            let wrong = || "write allowed, never, or not before 30 (moves)".to_owned();
            builder.setup.agreement = agreement(value).ok_or_else(wrong)?;
            Ok(())
        },
        |setup| Some(match setup.agreement {
            Agreement::Allowed => "allowed".to_owned(),
            Agreement::Never => "never".to_owned(),
            Agreement::NotBefore(moves) => format!("not before {moves}"),
        })),
    own!("default-time", "how late a player may be; none where the regulations are silent (a competition of 2014 needs one)", "none | 0:30:00", Laws, Regulations, Always,
        |builder, value| {
            let wrong = || format!("`{value}` is not a time; write 0:30:00, or none");
            builder.setup.default_time = if value == "none" { None } else { Some(time(value).ok_or_else(wrong)?) };
            Ok(())
        },
        |setup| Some(setup.default_time.map_or_else(|| "none".to_owned(), time_written))),
    choice!("live-pgn", "whether a competition may be written into a file for broadcasting while it is played", "no | yes", Laws, Arbiter, AfterPractice, broadcast),
    own!("copy", "the folder in which a second copy of the journal is kept, on a stick for example", "no | a folder", Laws, Arbiter, Always,
        |builder, value| {
            builder.setup.copy = if value == "no" { String::new() } else { value.trim().to_owned() };
            Ok(())
        },
        |setup| Some(if setup.copy.trim().is_empty() { "no".to_owned() } else { setup.copy.trim().to_owned() })),
    own!("pin", "the arbiter's number", "4 to 8 digits", Laws, Arbiter, Never,
        |builder, value| {
            builder.pin = Some(parsed(value)?);
            Ok(())
        },
        // Only its hash is in a set-up.
        |_| None),
    own!("control", "the time control, of both or of each", "90+30 | 40/90,30+30 | 15 vs 5", Clock, Regulations, Always,
        |builder, value| {
            builder.setup.control = both_from(value).map_err(|error| error.to_string())?;
            Ok(())
        },
        |setup| Some(both_written(&setup.control))),
    text!("calls-white", "the calls of the time that White wants", "10:00, last minute, periods", Clock, Player, Always, calls.white),
    text!("calls-black", "the calls of the time that Black wants", "10:00, last minute, periods", Clock, Player, Always, calls.black),
    choice!("early-press", "whether a press before the announcement counts", "counts | held-back", Clock, Arbiter, Always, early_press),
    choice!("press-effect", "when the press of a visually impaired player takes effect whose announcement still sounds", "last-word | at-once", Clock, Arbiter, AfterPractice, press_effect),
    own!("chess960", "the number of a start position; with a FEN, whether its castling is that of Chess960", "0 to 959 | no | yes", Position, Regulations, Never,
        |builder, value| builder.set_chess960(value),
        |setup| Some(match (setup.castling, setup.chess960()) {
            (CastlingMode::Standard, _) => "no".to_owned(),
            (CastlingMode::Chess960, None) => "yes".to_owned(),
            (CastlingMode::Chess960, Some(number)) => number.to_string(),
        })),
    own!("fen", "the position from which the game is played", "a position in FEN", Position, Regulations, Never,
        |builder, value| {
            builder.fen = Some(value.to_owned());
            Ok(())
        },
        |setup| {
            let numbered = setup.castling == CastlingMode::Chess960 && setup.chess960().is_some();
            let ordinary = setup.castling == CastlingMode::Standard && setup.start == Chess::default();
            (!numbered && !ordinary).then(|| Fen::from_position(&setup.start, EnPassantMode::Always).to_string())
        }),
    text!("language", "the language in which each person is spoken to", "de | es | en | fr", Words, Player, Always, wording.language),
    page_language!("opponent-language", "the language of the sighted player's page", Player, opponents_page.language),
    page_language!("assistant-language", "the language of the assistant's page", Player, helpers_languages.assistant),
    page_language!("arbiter-language", "the language of the arbiter's page", Arbiter, helpers_languages.arbiter),
    text!("ranks", "the language of the ranks and of castling", "de | es | en | fr", Words, Player, Always, wording.ranks),
    own!("pieces", "the language of the pieces in what the room hears of a move", "de | es | en | fr", Words, Arbiter, Always,
        |builder, value| {
            builder.setup.wording.pieces = Some(parsed(value)?);
            Ok(())
        },
        |setup| Some(setup.wording.pieces().to_string())),
    choice!("style", "how much of a move is said", "full | short | squares", Words, Player, Always, wording.style),
    choice!("checks", "whether check and mate are said with the move", "no | yes", Words, Arbiter, Always, check_words),
    choice!("private-words", "where private words may sound", "own-device | room-too", Words, Arbiter, AfterPractice, private_words),
    own!("announcer", "who announces the moves, of both", "program | player | assistant", Words, Arbiter, Never,
        |builder, value| {
            let announcer = chosen(value)?;
            builder.setup.announcer.white = announcer;
            builder.setup.announcer.black = announcer;
            Ok(())
        },
        // The next two say it.
        |_| None),
    choice!("announcer-white", "who announces White's moves", "program | player | assistant", Words, Arbiter, Always, announcer.white),
    choice!("announcer-black", "who announces Black's moves", "program | player | assistant", Words, Arbiter, Always, announcer.black),
    choice!("score-white", "who keeps White's scoresheet", "program | player | assistant", Words, Arbiter, Always, score_keeper.white),
    choice!("score-black", "who keeps Black's scoresheet", "program | player | assistant", Words, Arbiter, Always, score_keeper.black),
];

fn parsed<T: std::str::FromStr<Err: std::fmt::Display>>(value: &str) -> Result<T, String> {
    value.parse().map_err(|error: T::Err| error.to_string())
}

fn unusual(setup: &Setup) -> bool {
    setup.devices != Devices::usual(&setup.sight)
}

fn agreement(value: &str) -> Option<Agreement> {
    match value {
        "allowed" => Some(Agreement::Allowed),
        "never" => Some(Agreement::Never),
        _ => value.strip_prefix("not before ")?.trim().parse().ok().map(Agreement::NotBefore),
    }
}

/// `h:mm:ss`, with milliseconds where there are any.
fn time_written(time: Duration) -> String {
    let (seconds, millis) = (time.as_secs(), time.subsec_millis());
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if millis == 0 { whole } else { format!("{whole}.{millis:03}") }
}

fn time(text: &str) -> Option<Duration> {
    Some(text.parse::<Moment>().ok()?.since(Moment::START))
}
