//! The table of settings: nothing that a game is set up with is missing from it, and what it writes it reads.
use std::{fs, time::Duration};

use anna_hector::{
    clock::{CallPlan, control::both_from},
    game::{
        Announcer, Broadcast, CheckWords, Decider, Devices, EarlyPress, FlagNotice, HelpersLanguages, Kept, Mode,
        Occasion, OpponentsPage, OpponentsWindow, PressEffect, PrivateWords, SETTINGS, ScoreKeeper, Seat, Setting,
        SettingError, Setup, SetupBuilder,
    },
    language::{Language, Style, Wording},
    laws::{
        Edition, assistant::Hearing, chess960::Number, completion::Sight, draw::Agreement, pace::Supervision,
        quickplay::Quickplay,
    },
};
use proptest::{prelude::*, sample::select};
use shakmaty::{ByColor, CastlingMode, Chess, fen::Fen};

fn both<T: std::fmt::Debug + Clone>(one: impl Strategy<Value = T> + Clone) -> impl Strategy<Value = ByColor<T>> {
    (one.clone(), one).prop_map(|(white, black)| ByColor { white, black })
}

fn starts() -> impl Strategy<Value = (Chess, CastlingMode)> {
    let position =
        |fen: &str, mode| (fen.parse::<Fen>().expect("a FEN").into_position(mode).expect("a position"), mode);
    prop_oneof![
        Just((Chess::default(), CastlingMode::Standard)),
        (0_u16..960).prop_map(|number| (Number::new(number).expect("a number").start(), CastlingMode::Chess960)),
        Just(position("7k/P4Q2/6K1/8/4pP2/8/8/8 b - f3 0 31", CastlingMode::Standard)),
        Just(position("nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w G - 7 9", CastlingMode::Chess960)),
    ]
}

fn occasions() -> impl Strategy<Value = Occasion> {
    let places = (".{0,12}", ".{0,12}", ".{0,4}", ".{0,4}", ".{0,12}");
    (places, both("[0-9]{0,4}"), both("[A-Z]{0,3}")).prop_map(
        |((event, site, round, board, arbiter), ratings, federations)| Occasion {
            event,
            site,
            round,
            board,
            arbiter,
            ratings,
            federations,
        },
    )
}

fn people() -> impl Strategy<Value = (ByColor<String>, ByColor<Sight>, ByColor<Hearing>, Devices)> {
    let sights =
        [(Sight::Impaired, Sight::Sighted), (Sight::Sighted, Sight::Impaired), (Sight::Impaired, Sight::Impaired)];
    let sight = select(sights.to_vec()).prop_map(|(white, black)| ByColor { white, black });
    let seat = || select(Seat::ALL.to_vec());
    let devices = (seat(), seat()).prop_map(|(keyboard, mouse)| Devices { keyboard, mouse });
    (both(".{0,12}"), sight, both(select(vec![Hearing::Unimpaired, Hearing::Impaired])), devices)
}

fn helpers_languages() -> impl Strategy<Value = HelpersLanguages> {
    let language = || prop::option::of(select(Language::ALL.to_vec()));
    (language(), language()).prop_map(|(arbiter, assistant)| HelpersLanguages { arbiter, assistant })
}

fn opponents_pages() -> impl Strategy<Value = OpponentsPage> {
    let language = prop::option::of(select(Language::ALL.to_vec()));
    let window = select(vec![OpponentsWindow::Shared, OpponentsWindow::Own]);
    (language, window).prop_map(|(language, window)| OpponentsPage { language, window })
}

type Rules = (Edition, Mode, Supervision, FlagNotice, Quickplay, Agreement, Option<Duration>, Broadcast);

fn rules() -> impl Strategy<Value = Rules> {
    (
        select(Edition::ALL.to_vec()),
        select(vec![Mode::Competition, Mode::Practice]),
        select(vec![Supervision::Adequate, Supervision::Inadequate]),
        select(vec![FlagNotice::Told, FlagNotice::CountsAsObserved]),
        select(vec![Quickplay::NotAnnounced, Quickplay::Announced]),
        prop_oneof![Just(Agreement::Allowed), Just(Agreement::Never), (1_u32..99).prop_map(Agreement::NotBefore)],
        prop::option::of((0_u64..36_000_000).prop_map(Duration::from_millis)),
        select(vec![Broadcast::Forbidden, Broadcast::Allowed]),
    )
}

fn words() -> impl Strategy<Value = (Wording, CheckWords, PrivateWords, ByColor<Announcer>, ByColor<ScoreKeeper>)> {
    let language = || select(Language::ALL.to_vec());
    let style = select(vec![Style::Full, Style::Short, Style::Squares]);
    let wording = (language(), language(), style, language()).prop_map(|(language, ranks, style, pieces)| Wording {
        language,
        ranks,
        style,
        pieces: Some(pieces),
    });
    (
        wording,
        select(vec![CheckWords::Silent, CheckWords::Said]),
        select(vec![PrivateWords::OwnDevice, PrivateWords::RoomToo]),
        both(select(vec![Announcer::Program, Announcer::Player, Announcer::Assistant])),
        both(select(vec![ScoreKeeper::Program, ScoreKeeper::Player, ScoreKeeper::Assistant])),
    )
}

/// Every field of a set-up is made here: a new one does not compile before it has a value, and fails before it has a setting.
fn setups() -> impl Strategy<Value = Setup> {
    let controls = ["90+30", "40/90,30+30 vs 5", "2/0:10,3/0:05d2,1b1", "none", "15"];
    let calls = ["", "10:00, last minute chime, periods", "1:00"];
    let clock = (
        select(controls.to_vec()).prop_map(|text| both_from(text).expect("a control")),
        both(select(calls.to_vec()).prop_map(|text| text.parse::<CallPlan>().expect("a plan"))),
        select(vec![EarlyPress::Counts, EarlyPress::HeldBack]),
        select(vec![PressEffect::AtLastWord, PressEffect::AtOnce]),
    );
    let copies = select(["", "/media/anna/STICK", "D:\\two words"].map(str::to_owned).to_vec());
    let others = (occasions(), opponents_pages(), helpers_languages(), copies);
    let parts = (people(), rules(), clock, starts(), words(), others);
    parts.prop_map(|(people, rules, clock, (start, castling), words, others)| {
        let (occasion, opponents_page, helpers_languages, copy) = others;
        let (names, sight, hearing, devices) = people;
        let (edition, mode, supervision, flag_notice, quickplay, agreement, default_time, broadcast) = rules;
        let (control, calls, early_press, press_effect) = clock;
        let (wording, check_words, private_words, announcer, score_keeper) = words;
        Setup {
            edition,
            mode,
            names,
            occasion,
            sight,
            hearing,
            start,
            castling,
            control,
            supervision,
            flag_notice,
            quickplay,
            agreement,
            default_time,
            broadcast,
            copy,
            // Never written: a set-up has only its hash.
            pin: None,
            calls,
            announcer,
            wording,
            check_words,
            early_press,
            press_effect,
            private_words,
            score_keeper,
            opponents_page,
            helpers_languages,
            devices,
        }
    })
}

fn read(lines: impl Iterator<Item = (&'static str, String)>) -> Result<Setup, SettingError> {
    let mut builder = SetupBuilder::default();
    for (key, value) in lines {
        builder.set(key, &value)?;
    }
    builder.finish()
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(setup in setups()) {
        let lines = SETTINGS.iter().filter_map(|setting| Some((setting.key, setting.write(&setup)?)));
        prop_assert_eq!(read(lines), Ok(setup));
    }

    /// The next game begins with what was chosen, but for the position, the devices, the PIN and what an arbiter granted.
    #[test]
    fn what_is_kept_is_all_but_what_belongs_to_one_game(setup in setups()) {
        let kept = read(SETTINGS.iter().filter_map(|setting| Some((setting.key, setting.kept(&setup)?))));
        let private_words = match setup.mode {
            Mode::Practice => setup.private_words,
            Mode::Competition => PrivateWords::default(),
        };
        let press_effect = match setup.mode {
            Mode::Practice => setup.press_effect,
            Mode::Competition => PressEffect::default(),
        };
        let broadcast = match setup.mode {
            Mode::Practice => setup.broadcast,
            Mode::Competition => Broadcast::default(),
        };
        let devices = Devices::usual(&setup.sight);
        let (start, castling) = (Chess::default(), CastlingMode::Standard);
        prop_assert_eq!(kept, Ok(Setup { private_words, press_effect, broadcast, devices, start, castling, ..setup }));
    }

    /// A line is taken or refused with the key and what would do; nothing else happens.
    #[test]
    fn a_wrong_line_names_its_key_and_changes_nothing(key in select(SETTINGS.iter().map(|s| s.key).collect::<Vec<_>>()), value in ".{0,20}") {
        let mut builder = SetupBuilder::default();
        if let Err(error) = builder.set(key, &value) {
            prop_assert!(error.to_string().starts_with(key), "{error}");
            prop_assert_eq!(builder, SetupBuilder::default());
        }
    }
}

#[test]
fn a_setting_that_does_not_exist_is_answered_with_those_that_do() {
    let error = SetupBuilder::default().set("agrement", "never").unwrap_err().to_string();
    assert!(
        error.starts_with("there is no setting `agrement`") && error.contains("agreement, default-time"),
        "{error}"
    );
}

#[test]
fn each_key_stands_once() {
    for (i, setting) in SETTINGS.iter().enumerate() {
        assert!(SETTINGS[..i].iter().all(|other| other.key != setting.key), "{}", setting.key);
    }
}

/// The words that a choice names are just those that it takes.
#[test]
fn the_values_that_are_listed_are_taken() {
    for setting in SETTINGS {
        let examples = setting.values.split(" | ").filter(|value| !is_described(value));
        for value in examples {
            let taken = SetupBuilder::default().set(setting.key, value);
            assert_eq!(taken, Ok(()), "{}: {value}", setting.key);
        }
        let refused = SetupBuilder::default().set(setting.key, "?").map_err(|error| error.to_string());
        if let Some(words) = refused.err().and_then(|error| Some(error.split_once("is none of ")?.1.to_owned())) {
            assert_eq!(words.replace(", ", " | "), setting.values, "{}", setting.key);
        }
    }
}

/// Whether it tells what is to be written, and is not an example.
fn is_described(value: &str) -> bool {
    value.starts_with("a ") || value.contains(" to ")
}

fn row(setting: &Setting) -> String {
    let decider = match setting.decider {
        Decider::Regulations => "regulations",
        Decider::Arbiter => "arbiter",
        Decider::Player => "player",
    };
    let kept = match setting.kept {
        Kept::Always => "yes",
        Kept::AfterPractice => "after practice",
        Kept::Never => "no",
    };
    let value = |value: &str| if is_described(value) { value.to_owned() } else { format!("`{value}`") };
    let values = setting.values.split(" | ").map(value).collect::<Vec<_>>().join(", ");
    format!("| `{}` | {values} | {} | {decider} | {kept} |", setting.key, setting.meaning)
}

/// Anyone who is spoken to in Spanish still plays in a room that hears German pieces, until another language is agreed on.
#[test]
fn the_pieces_of_the_room_are_a_choice_of_their_own() {
    let after = |lines: &[(&str, &str)]| {
        let mut header = SetupBuilder::default();
        for (key, value) in lines {
            header.set(key, value).expect("a setting");
        }
        header.finish().expect("a set-up").wording
    };
    let spoken = after(&[("language", "es")]);
    assert_eq!((spoken.language, spoken.pieces()), (Language::Spanish, Language::German));
    assert_eq!(after(&[("language", "es"), ("pieces", "en")]).pieces(), Language::English);
}

#[test]
fn the_manual_lists_them() {
    let manual = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/manual/tools.md")).expect("the manual");
    let head = "| setting | values | meaning | decided by | kept |\n|---|---|---|---|---|\n";
    let expected = SETTINGS.iter().map(row).collect::<Vec<_>>().join("\n");
    let listed = manual.split_once(head).map(|(_, rest)| rest.split("\n\n").next().unwrap_or_default());
    assert!(listed == Some(expected.as_str()), "the manual's table of settings is to be:\n{head}{expected}\n");
}
