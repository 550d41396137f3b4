//! The mover's track: touched, placed and announced in either order, corrected, pressed
//! (D.2.1-D.2.4, D.2.7 of 2014; D.2.1-D.2.5, D.2.8 of 2018).
use shakmaty::Color;

use super::Acts;
use crate::{
    clock::Moment,
    game::{
        Act, Command, EarlyPress, Event, GameRecord, Handshake, Mode, MoveAct, MoveCommand, Phase, Ply, PressKind,
        RefusalKind, Rejection, Seat, Step,
    },
    laws::{
        Misfit, RawMove,
        assistant::Duty,
        completion::{self, Press},
        illegal,
    },
};

impl<'a> Handshake<'a> {
    /// What the mover does.
    pub(super) fn decide_move(self, by: Seat, command: &MoveCommand) -> Acts {
        match command {
            MoveCommand::Touch(square) => self.decide_touch(by, *square),
            MoveCommand::Adjust(square) => self.decide_adjust(by, *square),
            MoveCommand::Withdraw => self.decide_withdraw(by),
            MoveCommand::Place(said) => self.decide_place(by, *said),
            MoveCommand::Enter(said) => self.decide_enter(by, *said),
            MoveCommand::TakeBack => self.decide_take_back(by),
            MoveCommand::Announce(said) => self.decide_announce(by, *said),
            MoveCommand::Correct(said) => self.decide_correct(by, *said),
            MoveCommand::Press => self.decide_press(by),
        }
    }

    /// The player's own hands: an assistant moves on the opponent's board only, which is executing (D.2.9.a of 2014,
    /// D.2.10.a of 2018).
    pub(super) fn decide_place(self, by: Seat, said: RawMove) -> Acts {
        self.game.rights().must_run()?;
        self.game.rights().player(by)?;
        let ply = self.ply_of_mover(by)?;
        // What a comparison has set up of his words he makes now with his own hand.
        if ply.stands_by_words_alone() {
            self.must_be_playable(ply, said)?;
            return Ok(vec![Act::Move(MoveAct::Placed(said))]);
        }
        if let Some(placed) = ply.placed.filter(|placed| self.may_be_replaced(placed.what, said)) {
            return self.decide_replacement(ply, placed.what, said);
        }
        if ply.self_announced_entry().is_some_and(|entry| !entry.same_move(said)) {
            self.must_be_playable(ply, said)?;
            return Ok(vec![Act::Move(MoveAct::Corrected(said))]);
        }
        if let Some(other) = ply.stands().filter(|stands| ply.placed.is_some() || !stands.same_move(said)) {
            return Err(Rejection::AlreadyPlaced(other));
        }
        self.must_be_playable(ply, said)?;
        // Where the program announces for the sighted player, placing is announcing too, and waits like it.
        if self.is_announced_by_program(ply) {
            self.must_have_answered(ply.mover)?;
            return Ok(vec![Act::Move(MoveAct::Placed(said)), Act::Move(MoveAct::Announced(said))]);
        }
        Ok(vec![Act::Move(MoveAct::Placed(said))])
    }

    /// In competition another move is taken down, whatever the first one was: a refusal would tell its player that it was
    /// legal. That a legal move stands (4.7; 4.6 of 2009), and what a touched piece leaves, is the arbiter's to see.
    fn may_be_replaced(self, placed: RawMove, said: RawMove) -> bool {
        self.game.setup.mode == Mode::Competition && !placed.same_move(said)
    }

    /// Where the program has announced the first one for the sighted player, it corrects that.
    fn decide_replacement(self, ply: &Ply, placed: RawMove, said: RawMove) -> Acts {
        self.must_fit(ply, said)?;
        let by_program = self.program_speaks_for(ply.mover);
        let announced = ply.announcement().filter(|announced| by_program && announced.same_move(placed));
        let corrected = announced.map(|_| Act::Move(MoveAct::Corrected(said)));
        Ok([Act::Move(MoveAct::Replaced(said))].into_iter().chain(corrected).collect())
    }

    /// Words that do not fit the piece that stands. In competition they were said, and stay on record.
    fn misspoken(self, ply: &Ply, stands: RawMove, said: RawMove) -> Acts {
        match (self.game.setup.mode, ply.placed) {
            (Mode::Competition, Some(_)) => Ok(vec![Act::Move(MoveAct::Misspoken(said))]),
            (Mode::Competition, None) | (Mode::Practice, _) => Err(Rejection::CorrectionMustFitPiece(stands)),
        }
    }

    pub(super) fn decide_announce(self, by: Seat, said: RawMove) -> Acts {
        let late = self.late_ply(by);
        // A move that ended the game on the sighted player's board is announced all the same.
        if late.is_none() || !matches!(self.game.phase, Phase::Ended { .. }) {
            self.game.rights().must_run()?;
        }
        self.game.rights().may(by, Duty::Announce)?;
        let ply = match late {
            Some(late) => late,
            None => self.ply_of_mover(by)?,
        };
        if let Some(announced) = ply.announcement() {
            return Err(Rejection::AlreadyAnnounced(announced));
        }
        self.must_have_answered(ply.mover)?;
        match ply.binds(by) {
            Some(stands) if !stands.same_move(said) => self.misspoken(ply, stands, said),
            Some(_) => Ok(vec![Act::Move(MoveAct::Announced(said))]),
            None => {
                self.must_be_playable(ply, said)?;
                Ok(vec![Act::Move(MoveAct::Announced(said))])
            }
        }
    }

    pub(super) fn decide_correct(self, by: Seat, said: RawMove) -> Acts {
        self.game.rights().must_run()?;
        self.game.rights().may(by, Duty::Announce)?;
        let ply = match self.ply_of_mover(by) {
            Ok(ply) => ply,
            Err(Rejection::NotYourTurn(_)) if self.last_ply_is_of(by) => return Err(Rejection::CorrectionTooLate),
            Err(rejection) => return Err(rejection),
        };
        match ply.announcement() {
            None if self.last_was_announced_by(by) || self.has_announced_before(ply.mover) => {
                return Err(Rejection::CorrectionTooLate);
            }
            None => return Err(Rejection::NothingAnnounced),
            Some(announced) if announced.same_move(said) => return Err(Rejection::AlreadyAnnounced(announced)),
            Some(_) => {}
        }
        // What stands there is his own entry, which he may make anew.
        let makes_anew = ply.self_announced_entry().is_some() && by == Seat::Player(ply.mover);
        match ply.binds(by).filter(|_| !makes_anew) {
            Some(stands) if !stands.same_move(said) => self.misspoken(ply, stands, said),
            Some(_) => Ok(vec![Act::Move(MoveAct::Corrected(said))]),
            None => {
                self.must_be_playable(ply, said)?;
                Ok(vec![Act::Move(MoveAct::Corrected(said))])
            }
        }
    }

    /// A player has the move as soon as his opponent has made his (1.1; 1.3 of 2018): he may place and announce his reply
    /// before that is pressed. What is only tried on the screen is not a reply, and leaves no move unpressed. `None` where the
    /// command is not such a reply.
    pub(super) fn decide_reply(self, now: Moment, by: Seat, command: &Command) -> Option<Acts> {
        let (
            Command::Move(MoveCommand::Place(_) | MoveCommand::Enter(_) | MoveCommand::Announce(_)),
            Seat::Player(side),
        ) = (command, by)
        else {
            return None;
        };
        let ply = self.game.record().current_ply().filter(|ply| ply.mover != side && !ply.announced.is_empty())?;
        if self.game.record().awaits_late_announcement() || !ply.may_be_answered(*self.game.setup.sight.get(ply.mover))
        {
            return None;
        }
        if matches!(command, Command::Move(MoveCommand::Enter(_))) {
            return Some(Err(Rejection::PressAwaited));
        }
        let mut game = self.game.clone();
        // What was announced, repeated and executed is taken to stand, as a press would state it, whatever it is: where it ends
        // the game, the reply is not made any more (5.1, 5.2).
        let shown = ply.announced_entry().is_some();
        let presumed = ply.announcement().filter(|_| shown || ply.is_presumed_to_stand());
        let placed = presumed.map(|said| Act::Move(MoveAct::Placed(said)));
        if let Some(placed) = &placed {
            game.apply(now, &Event { by: Some(by), act: placed.clone() });
        }
        let ended = placed.clone().filter(|_| game.record().ending_on_the_board().is_some());
        game.apply(now, &Event { by: Some(by), act: Act::Move(MoveAct::LeftUnpressed) });
        match game.acts_of(now, by, command) {
            Ok(acts) => Some(Ok(match ended {
                Some(ended) => vec![ended],
                None => placed.into_iter().chain([Act::Move(MoveAct::LeftUnpressed)]).chain(acts).collect(),
            })),
            Err(rejection) => match ended.filter(|_| matches!(rejection, Rejection::Illegal(..))) {
                // No move is legal any more.
                Some(ended) => Some(Ok(vec![ended])),
                // Unless the move is to blame he has yet to answer, and the other is still to press.
                None => (rejection.kind() == RefusalKind::Move).then_some(Err(rejection)),
            },
        }
    }

    pub(super) fn decide_press(self, by: Seat) -> Acts {
        self.game.rights().must_run()?;
        self.game.rights().may(by, Duty::KeepScoreAndPress)?;
        // He may always stop his clock, even when the opponent has made his next move (6.2.a of 2014).
        if self.game.plies.last().is_some_and(|last| last.is_open() && by.side() == Some(last.mover)) {
            return Ok(vec![Act::Move(MoveAct::Pressed(PressKind::Regular))]);
        }
        let ply = self.own_ply(by)?;
        let sight = *self.game.setup.sight.get(ply.mover);
        // What stands on the screen is made, and announced where the program does that, by the press.
        let entered = self.entry_made_by_press(ply);
        let kind = match (completion::press(sight, self.progress_at_press(ply)), self.game.setup.early_press) {
            (Press::HeldBack, _) | (Press::CountsEarly | Press::CountsWithoutMove, EarlyPress::HeldBack) => {
                return Ok(vec![Act::Move(MoveAct::PressHeldBack)]);
            }
            (Press::CountsWithoutMove, _) if self.game.setup.mode == Mode::Practice => {
                return Err(Rejection::NothingAnnounced);
            }
            (Press::CountsWithoutMove, EarlyPress::Counts) => PressKind::WithoutMove,
            (Press::CountsEarly, EarlyPress::Counts) => PressKind::Early,
            (Press::Counts, _) => PressKind::Regular,
        };
        // Pressing states that the announced move stands on the board.
        let placed = match (ply.stands(), ply.announcement()) {
            (None, Some(announced)) => Some(Act::Move(MoveAct::Placed(announced))),
            _ => None,
        };
        Ok(entered.into_iter().chain(placed).chain([Act::Move(MoveAct::Pressed(kind))]).collect())
    }

    /// The ply in progress, if this person may act for its mover: the player himself, or either assistant
    /// (D.2.10.a and b: the moves of both players).
    pub(super) fn ply_of_mover(self, by: Seat) -> Result<&'a Ply, Rejection> {
        let ply = self.game.record().current_ply().ok_or(Rejection::NotStarted)?;
        match by {
            Seat::Player(side) if side != ply.mover => Err(Rejection::NotYourTurn(ply.mover)),
            Seat::Player(_) | Seat::Assistant(_) => Ok(ply),
            Seat::Arbiter => Err(Rejection::NotYours),
        }
    }

    /// The ply in progress, if it is of this person's own side (D.2.10.c: his own player's clock).
    fn own_ply(self, by: Seat) -> Result<&'a Ply, Rejection> {
        let ply = self.game.record().current_ply().ok_or(Rejection::NotStarted)?;
        match by.side() {
            Some(side) if side == ply.mover => Ok(ply),
            Some(_) => Err(Rejection::NotYourTurn(ply.mover)),
            None => Err(Rejection::NotYours),
        }
    }

    /// The completed ply that was pressed before it was announced, if this person may announce it now.
    fn late_ply(self, by: Seat) -> Option<&'a Ply> {
        self.game
            .plies
            .last()
            .filter(|ply| self.game.record().awaits_late_announcement() && by != Seat::Player(ply.mover.other()))
    }

    /// Whether it was this person, an assistant, who announced the completed ply before the one in progress.
    fn last_was_announced_by(self, by: Seat) -> bool {
        let announced = self.game.plies.last().and_then(|ply| ply.announced.last());
        matches!(by, Seat::Assistant(_)) && announced.is_some_and(|deed| deed.by == by)
    }

    /// Whether this side has announced a move that is completed.
    fn has_announced_before(self, side: Color) -> bool {
        self.game.plies.iter().any(|ply| ply.mover == side && !ply.announced.is_empty())
    }

    fn last_ply_is_of(self, by: Seat) -> bool {
        self.game.plies.last().is_some_and(|ply| by.side() == Some(ply.mover))
    }

    /// D.2.1: the opponent's move is repeated and executed before one's own next announcement.
    pub(crate) fn must_have_answered(self, side: Color) -> Result<(), Rejection> {
        if self.game.record().awaits_late_announcement() && self.game.plies.last().is_some_and(|ply| ply.mover != side)
        {
            return Err(Rejection::AwaitAnnouncement(side.other()));
        }
        match self.game.record().answer_owed(side) {
            Some(Step::Repeat(said)) => Err(Rejection::RepeatFirst(said)),
            Some(Step::RepeatAgain(_)) => Err(Rejection::RepeatAgainFirst),
            Some(Step::Execute(said)) => Err(Rejection::ExecuteFirst(said)),
            _ => Ok(()),
        }
    }

    /// The move can be carried out on the mover's own board, and in practice is legal there.
    pub(super) fn must_be_playable(self, ply: &Ply, said: RawMove) -> Result<(), Rejection> {
        self.must_fit(ply, said)?;
        self.must_be_legal_in_practice(ply, said)
    }

    /// The move can be carried out by hands on the mover's own board. Castling without king and rook in place is
    /// no slip but an illegal move (3.8): practice says why, competition leaves it to the arbiter.
    pub(super) fn must_fit(self, ply: &Ply, said: RawMove) -> Result<(), Rejection> {
        let mut board = self.board_to_move_from(ply.mover).clone();
        match said.execute(&mut board, ply.mover) {
            Ok(()) | Err(Misfit::NotReadyToCastle(_)) => Ok(()),
            Err(misfit) => Err(Rejection::Misfit(misfit)),
        }
    }

    /// Practice refuses an illegal move with the reason, and asks for a forgotten promotion piece.
    fn must_be_legal_in_practice(self, ply: &Ply, said: RawMove) -> Result<(), Rejection> {
        let (Mode::Practice, Some(position)) = (self.game.setup.mode, &ply.before) else { return Ok(()) };
        let with_queen = said.with_promotion(shakmaty::Role::Queen);
        if said.lacks_promotion(ply.mover) && illegal::why(position, with_queen).is_none() {
            return Err(Rejection::PromotionMissing);
        }
        if let Some(fault) = illegal::why(position, said) {
            return Err(Rejection::Illegal(said, fault));
        }
        match (ply.intention_broken_by(said), ply.touch_broken_by(said)) {
            (Some(intended), _) => Err(Rejection::IntendedMoveStands(intended)),
            (None, Some(touched)) => Err(Rejection::TouchedPieceMoves(touched)),
            (None, None) => Ok(()),
        }
    }
}

impl GameRecord<'_> {
    /// The side whose move before the last is completed by the one it has made now.
    pub(super) fn completed_by_next_move(self) -> Option<Color> {
        let ply = self.current_ply()?;
        let open = self.plies.iter().any(|earlier| earlier.mover == ply.mover && earlier.is_open());
        (ply.is_made(self.setup) && open && completion::completed_by_next_move(self.setup.edition)).then_some(ply.mover)
    }
}
