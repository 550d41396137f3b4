//! What is stated of a piece: touched (D.2.2: taken out of its aperture; 4.3), adjusted (4.2), or neither, by a slip.
//!
//! A touch is stated by the player himself, or by a person who may report it. Moves on a screen touch nothing.
use shakmaty::{Color, Square};

use super::Acts;
use crate::{
    game::{Act, Handshake, MoveAct, Rejection, Seat},
    laws::{
        assistant::Duty,
        touch::{self, Decision},
    },
};

impl Handshake<'_> {
    pub(super) fn decide_touch(self, by: Seat, square: Square) -> Acts {
        if by == Seat::Arbiter {
            self.game.rights().must_be_on()?;
            self.game.rights().arbiters(by)?;
            if touch::decision(self.game.setup.edition, self.game.setup.rules()) == Decision::OnRequest {
                return Err(Rejection::TouchIsThePlayers);
            }
        } else {
            self.game.rights().must_run()?;
            self.game.rights().may(by, Duty::ClaimAndReport)?;
            if let Seat::Player(side) = by {
                self.must_have_the_move(side)?;
            }
            // An assistant reports a touch of the sighted player's (e).
            let reports = matches!(by, Seat::Assistant(_));
            if reports && self.game.rights().toucher(by).is_some_and(|side| self.game.setup.is_impaired(side)) {
                return Err(Rejection::NotYours);
            }
        }
        self.must_be_there(self.game.rights().toucher(by), square)?;
        // Taken up again, it is touched no more than it was.
        let last = self.game.record().current_ply().and_then(|ply| ply.touched.last());
        match last {
            Some(last) if (last.by, last.what) == (by, square) => Err(Rejection::AlreadyTouched(square)),
            _ => Ok(vec![Act::Move(MoveAct::Touched(square))]),
        }
    }

    /// Only the player on move adjusts, and says so before (4.2).
    pub(super) fn decide_adjust(self, by: Seat, square: Square) -> Acts {
        self.game.rights().must_run()?;
        let side = self.game.rights().player(by)?;
        if self.game.mover() != Some(side) {
            return Err(Rejection::NotYourTurn(side.other()));
        }
        self.must_be_there(Some(side), square)?;
        Ok(vec![Act::Move(MoveAct::Adjusted(square))])
    }

    /// A slip is withdrawn by the person who made it, before he does anything else; what the arbiter or a claim rests on stands.
    pub(super) fn decide_withdraw(self, by: Seat) -> Acts {
        self.game.rights().must_run()?;
        self.withdrawable(by).map(|what| vec![Act::Move(MoveAct::Withdrawn(what))]).ok_or(Rejection::NothingToWithdraw)
    }

    /// Who touches before his opponent has made a move has touched nothing by the rule on touched pieces (1.1, 4.3 in all
    /// editions; 1.3 from 2018). Made is enough, pressed or not. What an assistant reports of the opponent is the arbiter's to
    /// judge.
    fn must_have_the_move(self, side: Color) -> Result<(), Rejection> {
        if self.game.record().has_the_move(side) { Ok(()) } else { Err(Rejection::NotYourTurn(side.other())) }
    }

    /// A piece stands there: on the board of the person who touched it, before or after the move he has in hand.
    fn must_be_there(self, side: Option<Color>, square: Square) -> Result<(), Rejection> {
        let piece = side.and_then(|side| self.piece_in_reach(side, square));
        piece.map(drop).ok_or(Rejection::NothingThere(square))
    }
}
