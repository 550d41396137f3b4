//! The other player's track: he repeats what was announced and executes it on his own board (D.2.1).
use shakmaty::{Board, Color};

use super::{Acts, reconcile::odd_repetition};
use crate::{
    game::{Act, AnswerAct, AnswerCommand, Handshake, Mode, Ply, Rejection, Repetition, Seat},
    laws::{Misfit, RawMove, assistant::Duty},
};

impl<'a> Handshake<'a> {
    /// The other player's answer to an announcement.
    pub(super) fn decide_answer(self, by: Seat, command: &AnswerCommand) -> Acts {
        match command {
            AnswerCommand::Repeat(said) => self.decide_repeat(by, *said),
            AnswerCommand::Execute(said) => self.decide_execute(by, *said),
        }
    }

    pub(super) fn decide_repeat(self, by: Seat, said: Option<RawMove>) -> Acts {
        self.game.rights().must_have_started()?;
        let side = self.game.rights().player(by)?;
        let (ply, announced) = self.announced_to(side)?;
        if ply.repetition() == Repetition::Agrees {
            return Err(Rejection::AlreadyRepeated);
        }
        let said = said.unwrap_or(announced);
        let odd = odd_repetition(announced, said).filter(|_| !ply.is_answered_by(announced, said));
        Ok([Act::Answer(AnswerAct::Repeated(said))].into_iter().chain(odd).collect())
    }

    pub(super) fn decide_execute(self, by: Seat, said: Option<RawMove>) -> Acts {
        self.game.rights().must_have_started()?;
        self.game.rights().may(by, Duty::MovePieces)?;
        let side = match by {
            Seat::Player(side) => side,
            // An assistant executes either player's move on the board of the opponent: whichever is due.
            Seat::Assistant(_) | Seat::Arbiter => {
                self.game.record().side_to_answer().ok_or(Rejection::NothingToRepeat)?
            }
        };
        let (ply, announced) = self.announced_to(side)?;
        match ply.repetition() {
            Repetition::Missing => return Err(Rejection::RepeatFirst(announced)),
            Repetition::Differs(_) => return Err(Rejection::RepeatAgainFirst),
            Repetition::Agrees => {}
        }
        if ply.execution().is_some() {
            return Err(Rejection::AlreadyExecuted);
        }
        let executed = said.unwrap_or(announced);
        if self.game.setup.mode == Mode::Practice && !executed.same_move(announced) {
            return Err(Rejection::ExecutedOtherwise(executed, announced));
        }
        // Hands cannot do what does not fit his board: then the two boards differ. Castling that was announced without
        // king and rook in place can be done by nobody; it is an illegal move, and the arbiter's matter.
        let fits = |board: &Board| executed.execute(&mut board.clone(), ply.mover);
        // His own next move, made already, may have taken the piece.
        let on_board = fits(self.board_to_answer_from(side));
        match on_board.or_else(|misfit| fits(self.board_to_move_from(side)).map_err(|_| misfit)) {
            Err(Misfit::NotReadyToCastle(_)) if said.is_none() => {}
            Err(_) if said.is_none() => return Err(Rejection::DoesNotFitBoard(announced)),
            fits => fits.map_err(Rejection::Misfit)?,
        }
        Ok(vec![Act::Answer(AnswerAct::Executed(executed))])
    }

    fn announced_to(self, side: Color) -> Result<(&'a Ply, RawMove), Rejection> {
        let ply = self.game.record().ply_to_answer(side).ok_or(Rejection::NothingToRepeat)?;
        Ok((ply, ply.announcement().ok_or(Rejection::NothingToRepeat)?))
    }
}
