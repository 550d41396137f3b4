//! Each refusal: its Article in each edition, its words in each language.
use std::collections::BTreeSet;

use shakmaty::{CastlingSide, Role};

use super::*;
use crate::language::{Language, Part, Style, Wording, inventory, speak};

/// Values to tell in a refusal.
pub(super) trait Examples: Sized + 'static {
    const EXAMPLES: &'static [Self];
}

macro_rules! examples {
    ($($type:ty: $($value:expr),+;)+) => {
        $(impl Examples for $type {
            const EXAMPLES: &'static [Self] = &[$($value),+];
        })+
    };
}

const KNIGHT: RawMove = RawMove::Piece {
    role: Role::Knight,
    from: Square::G1,
    to: Square::F3,
    capture: false,
    en_passant: false,
    promotion: None,
};

examples! {
    Color: Color::White, Color::Black;
    Square: Square::E4;
    RawMove: KNIGHT, RawMove::Castling(CastlingSide::KingSide);
    usize: 1, 300;
    Misfit: Misfit::NoSuchPiece { role: Role::Rook, from: Square::A1 },
        Misfit::NotReadyToCastle(CastlingSide::QueenSide), Misfit::NoMovement(Square::A1);
    Fault: Fault::StaysInCheck, Fault::NothingThere(Square::A1), Fault::NotItsWay(Role::Bishop), Fault::TakesKing(Square::E1);
    Request: Request::Draw, Request::ExtraTime;
    Rules: Rules::Competition, Rules::Rapid, Rules::Blitz;
    Edition: Edition::Fide2009, Edition::Fide2014, Edition::Fide2018, Edition::Fide2023;
    Device: Device::Keyboard, Device::Mouse, Device::Gamepad(1);
    Duration: Duration::from_secs(10);
    NotKept: NotKept::DiskFull, NotKept::Unwritable;
    Seat: Seat::Player(Color::White), Seat::Assistant(Color::White), Seat::Arbiter;
    Article: Article::DefaultTime, Article::LateForResumption;
}

#[test]
fn every_refusal_has_its_article_in_every_edition() {
    for refusal in Rejection::examples() {
        for edition in Edition::ALL {
            assert!(!refusal.number(edition).is_empty(), "{refusal:?} in {edition}");
        }
    }
    let names: BTreeSet<&str> = Rejection::NAMES.iter().copied().collect();
    assert_eq!(names.len(), Rejection::NAMES.len());
    let shown: BTreeSet<String> = Rejection::examples().iter().map(|refusal| format!("{refusal:?}")).collect();
    let shown: BTreeSet<&str> = shown.iter().map(|shown| shown.split(['(', ' ']).next().expect("a name")).collect();
    assert_eq!(shown, names);
}

#[test]
fn the_article_of_a_refusal_may_depend_on_what_it_tells() {
    let cited = |refusal: Rejection| Edition::ALL.map(|edition| refusal.number(edition));
    assert_eq!(cited(Rejection::NoQuickplay(Request::Draw)), ["10.2", "G.5", "III.5", "III.5"]);
    assert_eq!(cited(Rejection::TwoMinutesOrMore(Request::ExtraTime))[1..], ["G.4", "III.4", "III.4"]);
    assert_eq!(cited(Rejection::TooLateForIllegal(Rules::Blitz)), ["B3.c", "B.4", "B.4", "B.3"]);
    assert_eq!(cited(Rejection::TooLateForIllegal(Rules::Rapid)), ["A4.c", "A.4.b", "A.4.2", "A.5.2"]);
}

/// A refusal that cannot be said would be a silent one. Two are the arbiter's alone, whose page has no voice, and one is for a player
/// who moves on the screen.
#[test]
fn every_refusal_can_be_said_in_every_language() {
    for language in Language::ALL {
        let clips = inventory(language);
        let shown_only = [Rejection::OverUntilWithdrawn, Rejection::BoardsDiffered, Rejection::MoveInEnvelope];
        for refusal in Rejection::examples().into_iter().filter(|refusal| !shown_only.contains(refusal)) {
            let speech =
                speak(&refusal.phrase(), Wording { language, ranks: language, style: Style::Full, pieces: None });
            let text = speech.to_string();
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{refusal:?}: {text}");
            for part in &speech.parts {
                let (Part::Clip { language: own, text } | Part::Glued { language: own, text }) = part else {
                    continue;
                };
                assert!(*own == language && clips.contains(text), "{refusal:?}: `{text}` is not in the bank");
            }
        }
    }
}
