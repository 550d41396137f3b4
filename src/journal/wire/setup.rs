//! The set-up on the wire. The position is a FEN.
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, CastlingMode, Chess, EnPassantMode, PositionError, fen::Fen};

use crate::{
    clock::{CallPlan, Control},
    game::{
        Announcer, Broadcast, CheckWords, Devices, EarlyPress, FlagNotice, HelpersLanguages, Mode, Occasion,
        OpponentsPage, OpponentsWindow, Pin, PressEffect, PrivateWords, ScoreKeeper, Seat, Setup,
    },
    language::{Language, Style, Wording},
    laws::{
        Edition, assistant::Hearing, chess960::Number, completion::Sight, draw::Agreement, pace::Supervision,
        quickplay::Quickplay,
    },
    spelling::{SpelledSides, Text, millis},
};

/// Left out by journals that were written before there was one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireOccasion {
    event: String,
    site: String,
    round: String,
    /// These are left out where they are not known, as by journals that were written before there were any.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    board: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    arbiter: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ratings: Option<SpelledSides<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    federations: Option<SpelledSides<String>>,
}

/// What is known of either side.
fn known(sides: &ByColor<String>) -> Option<SpelledSides<String>> {
    (*sides != ByColor::default()).then(|| SpelledSides::of(sides, |text| text))
}

fn told(sides: Option<SpelledSides<String>>) -> ByColor<String> {
    sides.map_or_else(ByColor::default, |sides| sides.map(|text| text))
}

impl From<&Occasion> for WireOccasion {
    fn from(occasion: &Occasion) -> Self {
        let Occasion { event, site, round, board, arbiter, ratings, federations } = occasion.clone();
        Self { event, site, round, board, arbiter, ratings: known(&ratings), federations: known(&federations) }
    }
}

impl From<WireOccasion> for Occasion {
    fn from(wire: WireOccasion) -> Self {
        let WireOccasion { event, site, round, board, arbiter, ratings, federations } = wire;
        Self { event, site, round, board, arbiter, ratings: told(ratings), federations: told(federations) }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct WireSetup {
    edition: Text<Edition>,
    mode: Text<Mode>,
    names: SpelledSides<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    occasion: Option<WireOccasion>,
    sight: SpelledSides<Text<Sight>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hearing: Option<SpelledSides<Text<Hearing>>>,
    start: String,
    castling: Text<CastlingMode>,
    /// For people: it follows from the position, and is checked against it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chess960: Option<Text<Number>>,
    control: SpelledSides<Text<Control>>,
    supervision: Text<Supervision>,
    flag_notice: Text<FlagNotice>,
    quickplay: Text<Quickplay>,
    agreement: Text<Agreement>,
    /// Left out where nothing is broadcast.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    broadcast: Option<Text<Broadcast>>,
    /// Left out where there is no second copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    copy: Option<String>,
    #[serde(rename = "default-time-ms")]
    default_time: Option<u64>,
    pin: Option<Text<Pin>>,
    calls: SpelledSides<Text<CallPlan>>,
    announcer: SpelledSides<Text<Announcer>>,
    language: Text<Language>,
    ranks: Text<Language>,
    style: Text<Style>,
    /// Left out where the pieces are named as everything else is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pieces: Option<Text<Language>>,
    check_words: Text<CheckWords>,
    early_press: Text<EarlyPress>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    press_effect: Option<Text<PressEffect>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    private_words: Option<Text<PrivateWords>>,
    score_keeper: SpelledSides<Text<ScoreKeeper>>,
    /// Left out where the page of the sighted player is as all others are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opponent_language: Option<Text<Language>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    assistant_language: Option<Text<Language>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    arbiter_language: Option<Text<Language>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opponent_window: Option<Text<OpponentsWindow>>,
    keyboard: Text<Seat>,
    mouse: Text<Seat>,
}

impl From<&Setup> for WireSetup {
    fn from(setup: &Setup) -> Self {
        let chess960 = setup.chess960().map(Text);
        let Setup {
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
            broadcast,
            copy,
            default_time,
            pin,
            calls,
            announcer,
            wording: Wording { language, ranks, style, pieces },
            check_words,
            early_press,
            press_effect,
            private_words,
            score_keeper,
            opponents_page: OpponentsPage { language: opponent_language, window: opponent_window },
            helpers_languages: HelpersLanguages { arbiter, assistant },
            devices: Devices { keyboard, mouse },
        } = setup;
        Self {
            edition: Text(*edition),
            mode: Text(*mode),
            names: SpelledSides::of(names, |name| name),
            occasion: (*occasion != Occasion::default()).then(|| occasion.into()),
            sight: SpelledSides::of(sight, Text),
            hearing: (*hearing != ByColor::default()).then(|| SpelledSides::of(hearing, Text)),
            start: Fen::from_position(start, EnPassantMode::Always).to_string(),
            castling: Text(*castling),
            chess960,
            control: SpelledSides::of(control, Text),
            supervision: Text(*supervision),
            flag_notice: Text(*flag_notice),
            quickplay: Text(*quickplay),
            agreement: Text(*agreement),
            broadcast: (*broadcast != Broadcast::default()).then_some(Text(*broadcast)),
            copy: (!copy.is_empty()).then(|| copy.clone()),
            default_time: default_time.map(millis),
            pin: pin.clone().map(Text),
            calls: SpelledSides::of(calls, Text),
            announcer: SpelledSides::of(announcer, Text),
            language: Text(*language),
            ranks: Text(*ranks),
            style: Text(*style),
            pieces: pieces.map(Text),
            check_words: Text(*check_words),
            early_press: Text(*early_press),
            press_effect: (*press_effect != PressEffect::default()).then_some(Text(*press_effect)),
            private_words: (*private_words != PrivateWords::default()).then_some(Text(*private_words)),
            score_keeper: SpelledSides::of(score_keeper, Text),
            opponent_language: opponent_language.map(Text),
            assistant_language: assistant.map(Text),
            arbiter_language: arbiter.map(Text),
            opponent_window: (*opponent_window != OpponentsWindow::default()).then_some(Text(*opponent_window)),
            keyboard: Text(*keyboard),
            mouse: Text(*mouse),
        }
    }
}

impl TryFrom<WireSetup> for Setup {
    type Error = String;

    fn try_from(wire: WireSetup) -> Result<Self, Self::Error> {
        let chess960 = wire.chess960.map(|number| number.0);
        let setup = Self {
            edition: wire.edition.0,
            mode: wire.mode.0,
            names: wire.names.map(|name| name),
            occasion: wire.occasion.map_or_else(Occasion::default, Occasion::from),
            sight: wire.sight.map(|sight| sight.0),
            hearing: wire.hearing.map_or_else(ByColor::default, |hearing| hearing.map(|hearing| hearing.0)),
            start: position(&wire.start, wire.castling.0)?,
            castling: wire.castling.0,
            control: wire.control.map(|control| control.0),
            supervision: wire.supervision.0,
            flag_notice: wire.flag_notice.0,
            quickplay: wire.quickplay.0,
            agreement: wire.agreement.0,
            broadcast: wire.broadcast.map_or_else(Broadcast::default, |broadcast| broadcast.0),
            copy: wire.copy.unwrap_or_default(),
            default_time: wire.default_time.map(Duration::from_millis),
            pin: wire.pin.map(|pin| pin.0),
            calls: wire.calls.map(|calls| calls.0),
            announcer: wire.announcer.map(|announcer| announcer.0),
            wording: Wording {
                language: wire.language.0,
                ranks: wire.ranks.0,
                style: wire.style.0,
                pieces: wire.pieces.map(|pieces| pieces.0),
            },
            check_words: wire.check_words.0,
            early_press: wire.early_press.0,
            press_effect: wire.press_effect.map_or_else(PressEffect::default, |effect| effect.0),
            private_words: wire.private_words.map_or_else(PrivateWords::default, |words| words.0),
            score_keeper: wire.score_keeper.map(|keeper| keeper.0),
            opponents_page: OpponentsPage {
                language: wire.opponent_language.map(|language| language.0),
                window: wire.opponent_window.map_or_else(OpponentsWindow::default, |window| window.0),
            },
            helpers_languages: HelpersLanguages {
                arbiter: wire.arbiter_language.map(|language| language.0),
                assistant: wire.assistant_language.map(|language| language.0),
            },
            devices: Devices { keyboard: wire.keyboard.0, mouse: wire.mouse.0 },
        };
        match chess960 {
            Some(number) if setup.chess960() != Some(number) => Err(format!("the start is not position {number}")),
            _ => Ok(setup),
        }
    }
}

/// The position of a FEN. Whatever the set-up let through, strange material or checks, is let through here.
fn position(fen: &str, castling: CastlingMode) -> Result<Chess, String> {
    let parsed: Fen = fen.parse().map_err(|error| format!("the start position `{fen}` is not a FEN: {error}"))?;
    parsed
        .into_position(castling)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_ep_square)
        .map_err(|error| format!("the start position `{fen}` is not a position: {error}"))
}
