//! The words for what makes a move illegal.
use super::{Arg, Line, Phrase};
use crate::laws::illegal::{CastlingFault, Fault};

impl From<Fault> for Phrase {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::NothingThere(from) => Self::with(Line::NothingThere, [Arg::Square(from)]),
            Fault::OpponentsPiece(from) => Self::with(Line::OpponentsPieceThere, [Arg::Square(from)]),
            Fault::AnotherPiece { from, found } => {
                Self::with(Line::AnotherPieceThere, [Arg::Square(from), Arg::Role(found)])
            }
            Fault::NoMovement(square) => Self::with(Line::NoMovement, [Arg::Square(square)]),
            Fault::NotItsWay(role) => Self::with(Line::NotItsWay, [Arg::Role(role)]),
            Fault::WayBlocked(by) => Self::with(Line::WayBlocked, [Arg::Square(by)]),
            Fault::OwnPiece(to) => Self::with(Line::OwnPieceOnArrival, [Arg::Square(to)]),
            Fault::NothingToTake(to) => Self::with(Line::NothingToTake, [Arg::Square(to)]),
            Fault::StaysInCheck => Self::line(Line::KingStaysInCheck),
            Fault::ExposesKing => Self::line(Line::KingExposed),
            Fault::PromotionMissing => Self::line(Line::PromotionMissing),
            Fault::NoPromotion => Self::line(Line::NoPromotionHere),
            Fault::NotAPromotionPiece(role) => Self::with(Line::NotAPromotionPiece, [Arg::Role(role)]),
            Fault::TakesKing(to) => Self::with(Line::KingTaken, [Arg::Square(to)]),
            Fault::Castling(fault) => fault.into(),
        }
    }
}

impl From<CastlingFault> for Phrase {
    fn from(fault: CastlingFault) -> Self {
        match fault {
            CastlingFault::NotReady => Self::line(Line::CastlingNotReady),
            CastlingFault::RightLost => Self::line(Line::CastlingRightLost),
            CastlingFault::Blocked(by) => Self::with(Line::CastlingBlocked, [Arg::Square(by)]),
            CastlingFault::InCheck => Self::line(Line::CastlingInCheck),
            CastlingFault::IntoCheck => Self::line(Line::KingExposed),
            CastlingFault::ThroughCheck(square) => Self::with(Line::CastlingThroughCheck, [Arg::Square(square)]),
        }
    }
}
