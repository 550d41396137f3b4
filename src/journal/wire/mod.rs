//! The form of a journal on disk: types of its own, so that the game's types can change without changing old files.
//!
//! A line is a JSON object. Its last field, `sum`, is taken over the bytes before it and tells which line was damaged;
//! `prev` is the SHA-256 of the whole line before, its end of line included, and ties the lines together.
//! A change of the form is a new [`FORMAT`]; this program reads every format up to its own.
mod act;
mod arbiter;
mod reconcile;
mod setup;
mod table;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use self::{act::WireAct, setup::WireSetup};
use super::{FORMAT, Fault, Header, Line};
use crate::{
    clock::Moment,
    game::{Event, Seat, Setup},
    spelling::Text,
};

const KIND: &str = "anna-hector journal";

/// The SHA-256 of a line with its end of line, in hex.
pub(super) type Hash = String;

/// Where a line stands in the chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ChainLink {
    /// The number of the line in the file, counted from 1; the header is line 1.
    pub(super) number: u64,
    /// The hash of the line before.
    pub(super) prev: Hash,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireHeader {
    v: u32,
    n: u64,
    file: String,
    program: String,
    started: String,
    setup: WireSetup,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WireLine {
    v: u32,
    n: u64,
    prev: Hash,
    at: u64,
    by: Text<Option<Seat>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wall: Option<String>,
    event: WireAct,
}

/// Just enough to know who wrote a line.
#[derive(Debug, Deserialize)]
struct Probe {
    v: Option<u32>,
}

pub(super) fn sha256_hex(bytes: &[u8]) -> Hash {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The check sum that ends a line: the first 16 digits of its SHA-256.
pub(super) fn sum(bytes: &[u8]) -> String {
    let mut sum = sha256_hex(bytes);
    sum.truncate(16);
    sum
}

/// The header line, or `None` for a set-up that this form cannot keep exactly.
pub(super) fn write_header(header: &Header) -> Option<String> {
    let Header { program, started, setup } = header;
    let line = seal(&WireHeader {
        v: FORMAT,
        n: 1,
        file: KIND.to_owned(),
        program: program.clone(),
        started: started.clone(),
        setup: setup.into(),
    })?;
    (read_header(line.trim_end_matches('\n').as_bytes()).ok().as_ref() == Some(header)).then_some(line)
}

/// The header in a line.
pub(super) fn read_header(line: &[u8]) -> Result<Header, Fault> {
    let wire: WireHeader = unseal(line)?;
    if wire.file != KIND || wire.n != 1 {
        return Err(Fault::NoJournal);
    }
    let setup = Setup::try_from(wire.setup).map_err(Fault::Meaning)?;
    Ok(Header { program: wire.program, started: wire.started, setup })
}

/// An event line, or `None` for an event that this form cannot keep exactly (a time finer than a millisecond).
pub(super) fn write_line(link: ChainLink, line: &Line) -> Option<String> {
    let Line { at, event, wall } = line;
    let wire = WireLine {
        v: FORMAT,
        n: link.number,
        prev: link.prev,
        at: at.as_millis(),
        by: Text(event.by),
        wall: wall.clone(),
        event: event.act.clone().into(),
    };
    let kept = event.act == wire.event.clone().into();
    if kept { seal(&wire) } else { None }
}

/// The event and its place in an event line.
pub(super) fn read_line(line: &[u8]) -> Result<(ChainLink, Line), Fault> {
    let wire: WireLine = unseal(line)?;
    let event = Event { by: wire.by.0, act: wire.event.into() };
    let link = ChainLink { number: wire.n, prev: wire.prev };
    Ok((link, Line { at: Moment::from_millis(wire.at), event, wall: wire.wall }))
}

/// Whether any of the first lines begins as those of a journal do: a file that was damaged, and not another file.
pub(crate) fn looks_like_one(bytes: &[u8]) -> bool {
    bytes.split(|&byte| byte == b'\n').take(3).any(|line| line.starts_with(BEGINNING.as_bytes()))
}

/// How every line begins; no text inside a line can contain it, since its quotes would be escaped.
const BEGINNING: &str = "{\"v\":";
const SUM: &str = ",\"sum\":\"";

/// Whether more than one line begins in `bytes`: an end of line was lost between them.
pub(super) fn holds_several_lines(bytes: &[u8]) -> bool {
    bytes.windows(BEGINNING.len()).filter(|window| *window == BEGINNING.as_bytes()).count() > 1
}

fn seal<T: Serialize>(wire: &T) -> Option<String> {
    let body = serde_json::to_string(wire).ok()?;
    let open = body.strip_suffix('}')?;
    Some(format!("{open}{SUM}{}\"}}\n", sum(open.as_bytes())))
}

/// Reads a line, in this order: is it text, is it JSON, is its version known, is it what was written, does it make sense.
fn unseal<T: for<'de> Deserialize<'de>>(line: &[u8]) -> Result<T, Fault> {
    let text = std::str::from_utf8(line).map_err(|error| Fault::NotText(error.valid_up_to()))?;
    match serde_json::from_str::<Probe>(text) {
        Ok(_) if !text.starts_with(BEGINNING) => return Err(Fault::NoJournal),
        Ok(Probe { v: Some(1) }) => {}
        Ok(Probe { v: Some(version) }) => return Err(Fault::Version(version)),
        Ok(Probe { v: None }) => return Err(Fault::NoJournal),
        Err(error) if error.is_data() => return Err(Fault::Meaning(error.to_string())),
        Err(error) => return Err(Fault::NotJson(error.to_string())),
    }
    let (open, ending) = text.rsplit_once(SUM).ok_or(Fault::Sum)?;
    if ending.strip_suffix("\"}") != Some(sum(open.as_bytes()).as_str()) {
        return Err(Fault::Sum);
    }
    serde_json::from_str(&format!("{open}}}")).map_err(|error| Fault::Meaning(error.to_string()))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use shakmaty::{CastlingMode, Color, Square};

    use super::*;
    use crate::{
        game::{Act, ArbiterAct, DeviceAct, LockAct, MoveAct, NoticeAct, StartAct},
        laws::RawMove,
    };

    fn line(act: Act) -> Line {
        let event = Event { by: Some(Seat::Player(Color::White)), act };
        Line { at: Moment::from_millis(732_250), event, wall: None }
    }

    fn link() -> ChainLink {
        ChainLink { number: 17, prev: "00".into() }
    }

    #[test]
    fn a_line_is_readable_by_people() {
        let said = RawMove::from_squares(&shakmaty::Board::default(), Square::G1, Square::F3, None).unwrap();
        let text = write_line(link(), &line(Act::Move(MoveAct::Announced(said)))).unwrap();
        let (shown, _) = text.split_once(",\"sum\"").unwrap();
        assert_eq!(
            shown,
            r#"{"v":1,"n":17,"prev":"00","at":732250,"by":"white","event":{"act":"announced","move":{"piece":"N","from":"g1","to":"f3","capture":false}}"#
        );
        assert_eq!(read_line(text.trim_end().as_bytes()), Ok((link(), line(Act::Move(MoveAct::Announced(said))))));
    }

    #[test]
    fn a_move_in_the_place_of_another_and_a_slip_beside_the_piece_are_readable_by_people() {
        let said = RawMove::from_squares(&shakmaty::Board::default(), Square::G1, Square::F3, None).unwrap();
        for (act, name) in [(MoveAct::Replaced(said), "replaced"), (MoveAct::Misspoken(said), "misspoken")] {
            let text = write_line(link(), &line(Act::Move(act.clone()))).unwrap();
            let event =
                format!(r#""event":{{"act":"{name}","move":{{"piece":"N","from":"g1","to":"f3","capture":false}}}}"#);
            assert!(text.contains(&event), "{text}");
            assert_eq!(read_line(text.trim_end().as_bytes()), Ok((link(), line(Act::Move(act)))));
        }
    }

    #[test]
    fn what_an_electronic_board_sees_is_readable_by_people() {
        let act = Act::Notice(NoticeAct::BoardSensed { side: Color::Black, board: shakmaty::Board::default() });
        let sensed = Line { event: Event { by: None, act }, ..line(Act::Start(StartAct::Started)) };
        let text = write_line(link(), &sensed).unwrap();
        let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let event = format!(r#""by":"program","event":{{"act":"board-sensed","side":"black","board":"{board}"}}"#);
        assert!(text.contains(&event), "{text}");
        assert_eq!(read_line(text.trim_end().as_bytes()), Ok((link(), sensed)));
        let seen = crate::game::Lifted {
            side: Color::White,
            square: Square::G1,
            piece: shakmaty::Role::Knight.of(Color::White),
            away: Duration::from_millis(3_400),
            ply: 1,
        };
        let lifted = Line {
            event: Event { by: None, act: Act::Notice(NoticeAct::LiftSensed(seen)) },
            ..line(Act::Start(StartAct::Started))
        };
        let text = write_line(link(), &lifted).unwrap();
        let event = r#"{"act":"lift-sensed","side":"white","square":"g1","piece":"N","away-ms":3400,"ply":1}"#;
        assert!(text.contains(event), "{text}");
        assert_eq!(read_line(text.trim_end().as_bytes()), Ok((link(), lifted)));
        let lost = line(Act::Notice(NoticeAct::Noticed(crate::game::Incident::SensorLost(Color::White))));
        let text = write_line(link(), &lost).unwrap();
        assert!(text.contains(r#""incident":{"sensor-lost":"white"}"#), "{text}");
        assert_eq!(read_line(text.trim_end().as_bytes()), Ok((link(), lost)));
    }

    #[test]
    fn whose_a_gamepad_is_and_that_it_was_gone_is_readable_by_people() {
        use crate::game::{Device, Incident, Seat};
        for (act, text) in [
            (
                Act::Device(DeviceAct::Given(Device::Gamepad(2), Seat::Player(Color::Black))),
                r#"{"act":"device-given","device":"gamepad-2","to":"black"}"#,
            ),
            (
                Act::Device(DeviceAct::Offered(Device::Keyboard, Seat::Player(Color::Black))),
                r#"{"act":"device-offered","device":"keyboard","to":"black"}"#,
            ),
            (Act::Device(DeviceAct::Kept(Device::Mouse)), r#"{"act":"device-kept","device":"mouse"}"#),
            (
                Act::Notice(NoticeAct::Noticed(Incident::PadGone(1))),
                r#"{"act":"noticed","incident":{"gamepad-gone":1}}"#,
            ),
            (
                Act::Notice(NoticeAct::Noticed(Incident::PadBack(1))),
                r#"{"act":"noticed","incident":{"gamepad-back":1}}"#,
            ),
        ] {
            let written = write_line(link(), &line(act.clone())).unwrap();
            assert!(written.contains(text), "{written}");
            assert_eq!(read_line(written.trim_end().as_bytes()), Ok((link(), line(act))));
        }
    }

    #[test]
    fn the_lock_of_the_arbiters_page_is_readable_by_people() {
        for (act, text) in [
            (Act::Lock(LockAct::Locked), r#"{"act":"arbiter-locked"}"#),
            (Act::Lock(LockAct::TooSoon(Duration::from_millis(2500))), r#"{"act":"pin-too-soon","left-ms":2500}"#),
        ] {
            let written = write_line(link(), &line(act.clone())).unwrap();
            assert!(written.contains(text), "{written}");
            assert_eq!(read_line(written.trim_end().as_bytes()), Ok((link(), line(act))));
        }
    }

    #[test]
    fn what_became_of_the_journal_is_readable_by_people() {
        use crate::game::{Incident, Loss, Program, Tool};
        let noticed = |incident: &str| format!(r#"{{"act":"noticed","incident":{incident}}}"#);
        for (act, text) in [
            (Act::Arbiter(ArbiterAct::UnrecordedAllowed), r#"{"act":"unrecorded-allowed"}"#.to_owned()),
            (
                Act::Notice(NoticeAct::Noticed(Incident::JournalKept(Duration::from_secs(3)))),
                noticed(r#"{"journal-kept-after-ms":3000}"#),
            ),
            (
                Act::Notice(NoticeAct::Noticed(Incident::JournalRewritten(Loss::Replaced))),
                noticed(r#"{"journal-rewritten":"replaced"}"#),
            ),
            (
                Act::Notice(NoticeAct::Noticed(Incident::HeartbeatRewritten(Loss::Deleted))),
                noticed(r#"{"heartbeat-rewritten":"deleted"}"#),
            ),
            (Act::Notice(NoticeAct::Noticed(Incident::HeartbeatFailed)), noticed(r#""heartbeat-failed""#)),
            (
                Act::Notice(NoticeAct::Noticed(Incident::StoodStill(Duration::from_millis(2500)))),
                noticed(r#"{"stood-still-ms":2500}"#),
            ),
            (
                Act::Notice(NoticeAct::Noticed(Incident::Program(Program {
                    version: "1.2".into(),
                    sha256: "ab".into(),
                }))),
                noticed(r#"{"program":{"version":"1.2","sha256":"ab"}}"#),
            ),
            (Act::Notice(NoticeAct::Noticed(Incident::CopyComplete)), noticed(r#""copy-complete""#)),
            (Act::Notice(NoticeAct::Noticed(Incident::CopyFailed)), noticed(r#""copy-failed""#)),
            (Act::Notice(NoticeAct::Noticed(Incident::FocusLost)), noticed(r#""focus-lost""#)),
            (Act::Notice(NoticeAct::Noticed(Incident::FocusBack)), noticed(r#""focus-back""#)),
            (
                Act::Notice(NoticeAct::Noticed(Incident::ToolRefused(Tool::Understand))),
                noticed(r#"{"tool-refused":"understand"}"#),
            ),
            (
                Act::Notice(NoticeAct::Noticed(Incident::ToolAllowed(Tool::Window))),
                noticed(r#"{"tool-allowed":"window"}"#),
            ),
            (
                Act::Notice(NoticeAct::Noticed(Incident::ToolRead(Tool::Scoresheet))),
                noticed(r#"{"tool-read":"scoresheet"}"#),
            ),
            (Act::Start(StartAct::Resumed { down: None }), r#"{"act":"resumed"}"#.to_owned()),
            (
                Act::Start(StartAct::Resumed { down: Some(Duration::ZERO) }),
                r#"{"act":"resumed","down-ms":0}"#.to_owned(),
            ),
        ] {
            let written = write_line(link(), &line(act.clone())).unwrap();
            assert!(written.contains(&text), "{written}");
            assert_eq!(read_line(written.trim_end().as_bytes()), Ok((link(), line(act))));
        }
    }

    /// Journals of before: SHA-256 of `anna-hector PIN 4711`.
    #[test]
    fn a_pin_of_an_older_journal_still_opens_the_page() {
        let kept = sha256_hex(b"anna-hector PIN 4711");
        let text = write_header(&Header::new("2026-05-01T10:00:00Z", Setup::default())).unwrap();
        let (open, _) = text.split_once(SUM).unwrap();
        let open = open.replace(r#""pin":null"#, &format!(r#""pin":"{kept}""#));
        let text = format!("{open}{SUM}{}\"}}", sum(open.as_bytes()));
        let pin = read_header(text.as_bytes()).unwrap().setup.pin.unwrap();
        assert!(pin.is(&"4711".into()) && !pin.is(&"4712".into()));
    }

    #[test]
    fn an_output_that_was_lost_and_is_back_is_readable_by_people() {
        use crate::game::{Incident, OutputKind, Silence};
        let (output, device) = (OutputKind::Earphone(Color::White), "USB Headset".to_owned());
        for (incident, text) in [
            (
                Incident::SoundLost { output, device: device.clone(), why: Silence::Gone },
                r#"{"sound-lost":{"output":"earphone-white","device":"USB Headset","why":"gone"}}"#,
            ),
            (
                Incident::SoundBack { output: OutputKind::Room, device },
                r#"{"sound-back":{"output":"room","device":"USB Headset"}}"#,
            ),
        ] {
            let written = write_line(link(), &line(Act::Notice(NoticeAct::Noticed(incident.clone())))).unwrap();
            assert!(written.contains(text), "{written}");
            assert_eq!(
                read_line(written.trim_end().as_bytes()),
                Ok((link(), line(Act::Notice(NoticeAct::Noticed(incident)))))
            );
        }
    }

    #[test]
    fn that_the_room_may_hear_private_words_is_in_the_header() {
        let setup = Setup { private_words: crate::game::PrivateWords::RoomToo, ..Setup::default() };
        let header = Header::new("2026-05-01T10:00:00Z", setup);
        let text = write_header(&header).unwrap();
        assert!(text.contains(r#""private-words":"room-too""#), "{text}");
        assert_eq!(read_header(text.trim_end().as_bytes()), Ok(header));
    }

    #[test]
    fn how_the_sighted_players_page_is_shown_is_in_the_header() {
        let window = crate::game::OpponentsWindow::Own;
        let opponents_page = crate::game::OpponentsPage { language: Some(crate::language::Language::Spanish), window };
        let header = Header::new("2026-05-01T10:00:00Z", Setup { opponents_page, ..Setup::default() });
        let text = write_header(&header).unwrap();
        assert!(text.contains(r#""opponent-language":"es","opponent-window":"own""#), "{text}");
        assert_eq!(read_header(text.trim_end().as_bytes()), Ok(header));
    }

    #[test]
    fn the_set_up_is_readable_by_people() {
        let header = Header::new("2026-05-01T10:00:00Z", Setup::default());
        let text = write_header(&header).unwrap();
        let (_, setup) = text.split_once("\"setup\":").unwrap();
        let (setup, _) = setup.split_once(",\"sum\"").unwrap();
        assert_eq!(
            setup,
            concat!(
                r#"{"edition":"2023","mode":"competition","names":{"white":"","black":""},"#,
                r#""sight":{"white":"impaired","black":"sighted"},"#,
                r#""start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","castling":"standard","#,
                r#""control":{"white":"90+30","black":"90+30"},"supervision":"adequate","flag-notice":"told","#,
                r#""quickplay":"not-announced","agreement":"allowed","default-time-ms":null,"pin":null,"#,
                r#""calls":{"white":"off","black":"off"},"#,
                r#""announcer":{"white":"program","black":"program"},"#,
                r#""language":"de","ranks":"de","style":"full","pieces":"de","check-words":"silent","early-press":"counts","#,
                r#""score-keeper":{"white":"program","black":"program"},"keyboard":"white","mouse":"black"}"#
            )
        );
    }

    #[test]
    fn chess960_and_odd_names_come_back() {
        let fen: shakmaty::fen::Fen = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 3 7".parse().unwrap();
        let start: shakmaty::Chess = fen.into_position(CastlingMode::Chess960).unwrap();
        let names = shakmaty::ByColor { white: "Zoë \"Z\"\n{\"v\":1".into(), black: "Ошибка\u{2028}".into() };
        let setup = Setup { start, castling: CastlingMode::Chess960, names, ..Setup::default() };
        let header = Header::new("2026-05-01T10:00:00Z", setup);
        let text = write_header(&header).unwrap();
        assert_eq!(read_header(text.trim_end().as_bytes()), Ok(header));
        assert!(!holds_several_lines(text.as_bytes()));
    }

    #[test]
    fn the_number_of_a_chess960_position_is_recorded_and_checked() {
        let start = crate::laws::chess960::Number::ORDINARY.start();
        let setup = Setup { start, castling: CastlingMode::Chess960, ..Setup::default() };
        let header = Header::new("2026-05-01T10:00:00Z", setup);
        let text = write_header(&header).unwrap();
        assert!(text.contains(r#""castling":"chess960","chess960":"518""#), "{text}");
        assert_eq!(read_header(text.trim_end().as_bytes()), Ok(header));
        let (open, _) = text.split_once(SUM).unwrap();
        let open = open.replace(r#""518""#, r#""519""#);
        let text = format!("{open}{SUM}{}\"}}", sum(open.as_bytes()));
        let fault = Fault::Meaning("the start is not position 519".into());
        assert_eq!(read_header(text.as_bytes()), Err(fault));
    }

    #[test]
    fn what_cannot_be_kept_exactly_is_not_written() {
        assert_eq!(
            write_line(link(), &line(Act::Start(StartAct::Resumed { down: Some(Duration::from_micros(1500)) }))),
            None
        );
        let default_time = Some(Duration::from_nanos(1));
        assert_eq!(write_header(&Header::new("", Setup { default_time, ..Setup::default() })), None);
    }

    #[test]
    fn another_version_is_named_and_unknown_words_are_refused() {
        let newer = r#"{"v":2,"n":1,"file":"anna-hector journal","hologram":true}"#;
        assert_eq!(read_header(newer.as_bytes()), Err(Fault::Version(2)));
        for (odd, what) in [
            (r#"{"act":"started","when":1}"#, "when"),
            (r#"{"act":"hovered"}"#, "hovered"),
            (r#"{"act":"touched","square":"i9"}"#, "`i9` is not a valid square"),
            (r#"{"act":"went-back","plies":1.5}"#, "1.5"),
            (r#"{"act":"board-sensed","side":"black","board":"9/8"}"#, "`9/8` is not a valid placement"),
            (r#"{"act":"placed","move":{"castling":"sideways"}}"#, "no move"),
        ] {
            let open = format!(r#"{{"v":1,"n":2,"prev":"","at":1,"by":"white","event":{odd}"#);
            let text = format!("{open}{SUM}{}\"}}", sum(open.as_bytes()));
            let fault = read_line(text.as_bytes()).unwrap_err();
            assert!(matches!(&fault, Fault::Meaning(why) if why.contains(what)), "{odd}: {fault:?}");
        }
    }
}
