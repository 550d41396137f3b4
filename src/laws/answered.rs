//! What becomes of an illegal move that is found after the opponent has answered it: Article 7.5 (2009: 7.4), and for
//! rapid and blitz with inadequate supervision A4.c and B3.c of 2009, A.4.b of 2014, A.4.2 of 2018, A.5.2 of 2023.
use super::{
    Article, Edition,
    irregularity::{self, Finder, Window},
    pace::Rules,
    standing::Standing,
};

/// What becomes of an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answered {
    /// The position before it is restored, however late it is found.
    IsTakenBack,
    /// It stands; only the players together could correct it, without the arbiter.
    Stands,
}

/// What becomes of an illegal move once the opponent has made his next move. The editions agree.
///
/// ```
/// use anna_hector::laws::{answered::{Answered, answered}, pace::{Pace, Supervision, rules}};
/// assert_eq!(answered(rules(Pace::Blitz, Supervision::Inadequate)), Answered::Stands);
/// assert_eq!(answered(rules(Pace::Blitz, Supervision::Adequate)), Answered::IsTakenBack);
/// assert_eq!(answered(rules(Pace::Standard, Supervision::Inadequate)), Answered::IsTakenBack);
/// ```
#[must_use]
pub const fn answered(rules: Rules) -> Answered {
    match rules {
        Rules::Competition => Answered::IsTakenBack,
        Rules::Rapid | Rules::Blitz => Answered::Stands,
    }
}

/// What becomes of an illegal move that nobody has answered or claimed yet, where the arbiter comes upon it: of a move that leads there.
/// In rapid and blitz with inadequate supervision of 2009 it is the opponent's to claim, but in rapid for both kings in check and for an
/// unfinished promotion (A4.c).
///
/// ```
/// use anna_hector::laws::{Edition, RawMove, answered::{Answered, unclaimed}, pace::Rules, standing::Standing};
/// use shakmaty::{CastlingMode, Chess, Square, fen::Fen};
/// // White is in check, and leaves it with his rook.
/// let fen: Fen = "4k3/8/8/8/8/8/4r3/4K2R w - - 0 1".parse().unwrap();
/// let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
/// let rapid = |edition, to| {
///     let said = RawMove::from_squares(shakmaty::Position::board(&position), Square::H1, to, None).unwrap();
///     unclaimed(edition, Rules::Rapid, &Standing::of(&position, CastlingMode::Standard).after(Some(said)))
/// };
/// assert_eq!(rapid(Edition::Fide2009, Square::G1), Answered::Stands);
/// assert_eq!(rapid(Edition::Fide2009, Square::H8), Answered::IsTakenBack, "both kings are in check");
/// assert_eq!(rapid(Edition::Fide2014, Square::G1), Answered::IsTakenBack);
/// ```
#[must_use]
pub fn unclaimed(edition: Edition, rules: Rules, after: &Standing) -> Answered {
    match irregularity::window(edition, rules, Finder::Arbiter) {
        Window::Never => Answered::Stands,
        Window::NotUnasked if !after.is_illegal_at_sight() => Answered::Stands,
        Window::NotUnasked | Window::Game | Window::UntilAnswered => Answered::IsTakenBack,
    }
}

/// The Article that says until when, and by whom, an illegal move can be found there.
///
/// ```
/// use anna_hector::laws::{Edition, answered::article, pace::Rules};
/// assert_eq!(article(Rules::Rapid).number(Edition::Fide2009), "A4.c");
/// assert_eq!(article(Rules::Blitz).number(Edition::Fide2009), "B3.c");
/// ```
#[must_use]
pub const fn article(rules: Rules) -> Article {
    match rules {
        Rules::Blitz => Article::BlitzIllegalMove,
        Rules::Rapid | Rules::Competition => Article::RapidIllegalMove,
    }
}
