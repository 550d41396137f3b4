//! Adjourned games: Appendix E of 2014; the Guidelines for adjourned games of 2009 (cited here as G.1 to G.13, since 2009
//! has no Appendix G) and Guidelines I of 2018 and 2023.
//!
//! The player on move seals: he writes his move where nobody sees it and stops the clock (E.1). The envelope is opened
//! only when the player who has to reply is there (E.7); a sealed move that is ambiguous, means nothing or is illegal
//! loses (E.8). A player who comes too late loses, unless the sealed move has ended the game (E.10; in 2009 only the player who
//! sealed is saved by it, G.10).
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{
    Edition,
    standing::Standing,
    time,
    winnable::{Chance, chance},
};

/// How late a player may come to the resumption: one hour in 2009 unless the regulations say otherwise (G.10), the
/// default time of the competition later (E.10, I.10).
///
/// ```
/// use anna_hector::laws::{Edition, adjournment::default_time};
/// use std::time::Duration;
/// let (hour, half) = (Duration::from_secs(3600), Duration::from_secs(1800));
/// assert_eq!(default_time(Edition::Fide2009, None), Some(hour));
/// assert_eq!(default_time(Edition::Fide2009, Some(half)), Some(half));
/// assert_eq!(default_time(Edition::Fide2014, None), None, "the regulations must say it");
/// assert_eq!(default_time(Edition::Fide2023, None), Some(Duration::ZERO));
/// ```
#[must_use]
pub const fn default_time(edition: Edition, regulations: Option<Duration>) -> Option<Duration> {
    match (edition, regulations) {
        (Edition::Fide2009, None) => Some(Duration::from_secs(3600)),
        (Edition::Fide2009, time) => time,
        (Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023, time) => time::default_time(edition, time),
    }
}

/// Whether a player is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Attendance {
    /// The player is present at the resumption.
    Here,
    /// He is not.
    Absent,
    /// He is not, and the default time has passed.
    Defaulted,
}

/// What is done at the time of resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Procedure {
    /// The envelope is opened, the sealed move made, the clock of the player who replies started (E.9.a). He may seal
    /// his reply if his opponent is not there (E.9.c).
    Open,
    /// His clock is started; the envelope stays closed until he comes (E.9.b; E.11 where nobody is there).
    StartReplyingClock,
}

/// What is done at the time of resumption, by whether the player who has to reply is there. In 2009 nothing is said of
/// the case that nobody is there; G.9.b fits it as E.11 does later.
///
/// ```
/// use anna_hector::laws::adjournment::{Attendance, Procedure, at_resumption};
/// assert_eq!(at_resumption(Attendance::Here), Procedure::Open);
/// assert_eq!(at_resumption(Attendance::Absent), Procedure::StartReplyingClock);
/// ```
#[must_use]
pub const fn at_resumption(replying: Attendance) -> Procedure {
    match replying {
        Attendance::Here => Procedure::Open,
        Attendance::Absent | Attendance::Defaulted => Procedure::StartReplyingClock,
    }
}

/// Whether the envelope may be opened: the player who has to reply is there (E.7), or comes too late, and it is looked up
/// whether the sealed move has ended the game (E.10).
///
/// ```
/// use anna_hector::laws::adjournment::{Attendance, may_open};
/// assert!(may_open(Attendance::Here));
/// assert!(!may_open(Attendance::Absent));
/// assert!(may_open(Attendance::Defaulted));
/// ```
#[must_use]
pub const fn may_open(replying: Attendance) -> bool {
    match replying {
        Attendance::Here | Attendance::Defaulted => true,
        Attendance::Absent => false,
    }
}

/// Whether a game can be declared lost for lateness at the resumption while the envelope is closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Forfeit {
    /// At once: no sealed move could change it.
    AtOnce,
    /// Only when the envelope has been opened: a sealed move that ended the game stands.
    AfterOpening,
}

/// Whether the envelope must be opened before `late` (both with `None`) loses for coming late; `sealer` sealed.
///
/// ```
/// use anna_hector::laws::{Edition, adjournment::{Forfeit, forfeit}};
/// use shakmaty::Color::{Black, White};
/// // White sealed. In 2009 only his own absence is mended by a mate or stalemate in the envelope.
/// assert_eq!(forfeit(Edition::Fide2009, Some(Black), White), Forfeit::AtOnce);
/// assert_eq!(forfeit(Edition::Fide2009, Some(White), White), Forfeit::AfterOpening);
/// assert_eq!(forfeit(Edition::Fide2014, Some(Black), White), Forfeit::AfterOpening);
/// assert_eq!(forfeit(Edition::Fide2009, None, White), Forfeit::AfterOpening);
/// ```
#[must_use]
pub fn forfeit(edition: Edition, late: Option<Color>, sealer: Color) -> Forfeit {
    match (edition, late) {
        (Edition::Fide2009, Some(late)) if late != sealer => Forfeit::AtOnce,
        (Edition::Fide2009 | Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023, _) => Forfeit::AfterOpening,
    }
}

/// The chance that counts where the sealed move is ambiguous, means nothing or is illegal (E.8): it loses, unless the
/// opponent of `sealer` cannot mate by any series of legal moves (6.9; a dead position, 9.6 of 2009, 9.7).
///
/// ```
/// use anna_hector::laws::{adjournment::after_flawed_seal, standing::Standing, winnable::Chance};
/// use shakmaty::{CastlingMode, Chess, Color, fen::Fen};
/// let at = |position: &Chess| Standing::of(position, CastlingMode::Standard);
/// assert_eq!(after_flawed_seal(&at(&Chess::default()), Color::White), Chance::Remains);
/// let fen: Fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 60".parse().unwrap();
/// let bare_king: Chess = fen.into_position(CastlingMode::Standard).unwrap();
/// assert_eq!(after_flawed_seal(&at(&bare_king), Color::White), Chance::Gone);
/// ```
#[must_use]
pub fn after_flawed_seal(standing: &Standing, sealer: Color) -> Chance {
    chance(standing, sealer.other())
}

/// What becomes of a time that is shown to have been set wrongly at the resumption (G.12 of 2009, E.13, I.13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrongTime {
    /// It must be corrected.
    Corrected,
    /// The game goes on without a correction, unless the arbiter decides otherwise.
    StandsUnlessArbiterDecides,
    /// The same, unless the arbiter finds the consequences too severe (2009).
    StandsUnlessTooSevere,
}

/// What becomes of a wrong time, by how many moves each player has made since the resumption: the one who shows it must do so
/// before his own first move.
///
/// ```
/// use anna_hector::laws::{Edition, adjournment::{WrongTime, wrong_time}};
/// use shakmaty::ByColor;
/// let moved = |white, black| ByColor { white, black };
/// assert_eq!(wrong_time(Edition::Fide2014, moved(0, 1)), WrongTime::Corrected);
/// assert_eq!(wrong_time(Edition::Fide2014, moved(1, 1)), WrongTime::StandsUnlessArbiterDecides);
/// assert_eq!(wrong_time(Edition::Fide2009, moved(1, 1)), WrongTime::StandsUnlessTooSevere);
/// ```
#[must_use]
pub const fn wrong_time(edition: Edition, moves_since: ByColor<usize>) -> WrongTime {
    if moves_since.white == 0 || moves_since.black == 0 {
        return WrongTime::Corrected;
    }
    match edition {
        Edition::Fide2009 => WrongTime::StandsUnlessTooSevere,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => WrongTime::StandsUnlessArbiterDecides,
    }
}
