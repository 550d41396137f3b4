//! What can be asked: before which command, how much its answer takes, and in which words.
use shakmaty::{Color, Square};

use super::Gravity;
use crate::{
    desk::{deciding, item},
    game::{
        AnswerCommand, Claim, ClaimCommand, ClockCommand, Command, Device, DeviceCommand, DrawCommand, Ending,
        EndingCommand, MoveCommand, ReconcileCommand, Seat, Setup, Statement, Step, Undecided, View,
    },
    language::{Arg, Label, Line, Phrase},
    laws::{RawMove, quickplay::Request},
    narration::ending_phrase,
};

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Whether to resign.
    Resign,
    /// Whether to offer a draw.
    OfferDraw,
    /// Whether to accept the draw that is offered.
    AcceptDraw,
    /// Whether to claim this.
    Claim(Claim),
    /// Whether to claim the opponent's time.
    ClaimFlag,
    /// Whether to stop the clocks, which is done for the arbiter alone (6.11.b; 6.12.b of 2014). They run while it is asked.
    StopClocks,
    /// Whether to stop the clocks and compare the boards, since they differ.
    BoardsDiffer,
    /// Whether to sign both scoresheets.
    Sign,
    /// Whether this player confirms that the game has ended so.
    ConfirmEnding(Color, Ending),
    /// Whether to press the clock though no move was made. A second press answers yes, [`HOLD`](super::HOLD) after the first.
    PressWithoutMove,
    /// Whether to press the clock though a pawn waits on the last rank for its new piece, so that the move is not made yet (4.7.3;
    /// 4.7.c of 2014): an illegal move (7.5.2; 7.5.a of 2014).
    PressWithoutPiece {
        /// Whence the pawn came.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// Whether another move than was announced was executed on the player's own board.
    ExecutedOtherwise {
        /// What was announced.
        announced: RawMove,
        /// What was entered.
        executed: RawMove,
    },
    /// Whether to repeat another move than was announced, aloud in the room: perhaps it was meant as the player's own.
    RepeatedOtherwise {
        /// What was announced.
        announced: RawMove,
        /// What was entered.
        repeated: RawMove,
    },
    /// Whether to put this on record of a piece, where it was taken from a list.
    State(Statement),
    /// Whether to give the keyboard to the assistant of this side.
    HandKeyboard(Color),
    /// Whether the players of a practice agree to this.
    Accept(Undecided),
    /// Whether they do not.
    Reject(Undecided),
    /// Whether nobody overhears the player, who speaks the sealed move of this number (E.1.a).
    Alone {
        /// The number of the move.
        number: u32,
    },
}

impl Asked {
    /// What is asked before a player's command is carried out; `None` for one that is carried out at once.
    pub(in crate::desk) const fn before(command: &Command) -> Option<Self> {
        Some(match command {
            Command::Ending(EndingCommand::Resign) => Self::Resign,
            Command::Draw(DrawCommand::Offer) => Self::OfferDraw,
            Command::Draw(DrawCommand::Accept) => Self::AcceptDraw,
            Command::Claim(ClaimCommand::Make(claim)) => Self::Claim(*claim),
            Command::Claim(ClaimCommand::Flag) => Self::ClaimFlag,
            Command::Ending(EndingCommand::SignSheets) => Self::Sign,
            Command::Reconcile(command) => return Self::before_reconciling(command),
            Command::Clock(ClockCommand::Stop) => Self::StopClocks,
            // The handshake is done at once; the arbiter's page asks its own questions. What confirms an end is asked about with that end.
            Command::Draw(DrawCommand::Decline | DrawCommand::Consent)
            | Command::Ending(EndingCommand::Confirm | EndingCommand::Reject)
            | Command::Claim(ClaimCommand::FlagOrderUnknown | ClaimCommand::Rule(_))
            | Command::Start(_)
            | Command::Move(_)
            | Command::Answer(_)
            | Command::Clock(
                ClockCommand::Restart
                | ClockCommand::Set { .. }
                | ClockCommand::Shift { .. }
                | ClockCommand::ReplaceControl(_)
                | ClockCommand::AskAssistant
                | ClockCommand::AskUnasked
                | ClockCommand::ForbidCalls
                | ClockCommand::AllowCalls,
            )
            | Command::Arbiter(_)
            | Command::Because(..)
            | Command::AtTimes(..)
            | Command::Lock(_)
            | Command::Presence(_)
            | Command::Device(_)
            | Command::Adjournment(_) => return None,
        })
    }

    const fn before_reconciling(command: &ReconcileCommand) -> Option<Self> {
        match command {
            ReconcileCommand::Begin => Some(Self::BoardsDiffer),
            ReconcileCommand::Tell(..)
            | ReconcileCommand::TellSheet(..)
            | ReconcileCommand::TellEntry { .. }
            | ReconcileCommand::KeptBy(..)
            | ReconcileCommand::Accept
            | ReconcileCommand::Choose(_)
            | ReconcileCommand::Confirm(_)
            | ReconcileCommand::ReadOut(_)
            | ReconcileCommand::Close(_)
            | ReconcileCommand::CallOff => None,
        }
    }

    /// The same where it depends on the game: what the end is that is confirmed.
    pub(in crate::desk) fn of_command(command: &Command, view: &View<'_>) -> Option<Self> {
        let confirms = *command == Command::Ending(EndingCommand::Confirm) && view.step() == Step::ConfirmEnding;
        match (view.seat, view.ending) {
            (Seat::Player(side), Some(ending)) if confirms => Some(Self::ConfirmEnding(side, ending)),
            _ => Self::before(command),
        }
    }

    /// What is done when the answer is yes; nothing in the game where only the player's word was wanted.
    #[must_use]
    pub const fn command(self) -> Option<Command> {
        Some(match self {
            Self::Resign => Command::Ending(EndingCommand::Resign),
            Self::OfferDraw => Command::Draw(DrawCommand::Offer),
            Self::AcceptDraw => Command::Draw(DrawCommand::Accept),
            Self::Claim(claim) => Command::Claim(ClaimCommand::Make(claim)),
            Self::ClaimFlag => Command::Claim(ClaimCommand::Flag),
            Self::StopClocks => Command::Clock(ClockCommand::Stop),
            Self::BoardsDiffer => Command::Reconcile(ReconcileCommand::Begin),
            Self::Sign => Command::Ending(EndingCommand::SignSheets),
            Self::ConfirmEnding(..) => Command::Ending(EndingCommand::Confirm),
            Self::PressWithoutMove | Self::PressWithoutPiece { .. } => Command::Move(MoveCommand::Press),
            Self::ExecutedOtherwise { executed, .. } => Command::Answer(AnswerCommand::Execute(Some(executed))),
            Self::RepeatedOtherwise { repeated, .. } => Command::Answer(AnswerCommand::Repeat(Some(repeated))),
            Self::State(Statement::Touched(square)) => Command::Move(MoveCommand::Touch(square)),
            Self::State(Statement::Adjusts(square)) => Command::Move(MoveCommand::Adjust(square)),
            Self::HandKeyboard(side) => Command::Device(DeviceCommand::Give(Device::Keyboard, Seat::Assistant(side))),
            Self::Accept(undecided) => undecided.accepted(),
            Self::Reject(undecided) => return undecided.rejected(),
            Self::Alone { .. } => return None,
        })
    }

    /// The move that is asked about, where it may be said again or another one in its place.
    #[must_use]
    pub const fn answered_by_a_move(self) -> Option<RawMove> {
        match self {
            Self::ExecutedOtherwise { executed: said, .. } | Self::RepeatedOtherwise { repeated: said, .. } => {
                Some(said)
            }
            Self::Resign
            | Self::AcceptDraw
            | Self::Sign
            | Self::ConfirmEnding(..)
            | Self::OfferDraw
            | Self::Claim(_)
            | Self::ClaimFlag
            | Self::StopClocks
            | Self::BoardsDiffer
            | Self::PressWithoutMove
            | Self::PressWithoutPiece { .. }
            | Self::State(_)
            | Self::HandKeyboard(_)
            | Self::Accept(_)
            | Self::Reject(_)
            | Self::Alone { .. } => None,
        }
    }

    /// How much its answer takes.
    #[must_use]
    pub const fn gravity(self) -> Gravity {
        match self {
            // A claim that is right may end the game.
            Self::Resign
            | Self::AcceptDraw
            | Self::Sign
            | Self::ConfirmEnding(..)
            | Self::Accept(Undecided::Claim(_)) => Gravity::Grave,
            Self::Accept(Undecided::Position(_) | Undecided::Clocks(_) | Undecided::Standing)
            | Self::Reject(_)
            | Self::OfferDraw
            | Self::Claim(_)
            | Self::ClaimFlag
            | Self::StopClocks
            | Self::BoardsDiffer
            | Self::PressWithoutMove
            | Self::PressWithoutPiece { .. }
            | Self::ExecutedOtherwise { .. }
            | Self::RepeatedOtherwise { .. }
            | Self::State(_)
            | Self::HandKeyboard(_)
            | Self::Alone { .. } => Gravity::Usual,
        }
    }

    /// The question, put to the person of this view. Who loses, agrees or signs is named by his side and his name.
    pub(crate) fn words(self, view: &View<'_>) -> Phrase {
        let (by, setup) = (view.seat, view.setup);
        let offers = view.may_agree.then(|| Phrase::line(Line::AlsoOffersDraw));
        let of_person = |line: Line| Phrase::with(line, [person(by, setup)]);
        match self {
            Self::Resign => of_person(Line::ConfirmResign),
            Self::AcceptDraw => of_person(Line::ConfirmAcceptDraw),
            Self::Sign => of_person(Line::ConfirmSign),
            Self::ConfirmEnding(side, ending) => {
                let who = person(Seat::Player(side), setup);
                Phrase::Several(vec![ending_phrase(ending), Phrase::with(Line::ConfirmsYet, [who])])
            }
            Self::OfferDraw => Phrase::line(Line::ConfirmOfferDraw),
            Self::Claim(Claim::Quickplay(Request::Draw)) => Phrase::line(Line::ConfirmClaimDraw),
            Self::Claim(Claim::Quickplay(Request::ExtraTime)) => {
                Phrase::Several([Phrase::line(Line::ConfirmAskExtraTime)].into_iter().chain(offers).collect())
            }
            // What else it does: the clocks are stopped, for the arbiter to rule, and a claim of a draw is an offer (9.1.2.3), where one
            // may be made now.
            Self::Claim(claim) => {
                let claims = [item::claim_words(claim), Phrase::line(Line::ConfirmClaim)];
                Phrase::Several(claims.into_iter().chain(offers.filter(|_| claim.offers_draw())).collect())
            }
            Self::ClaimFlag => Phrase::line(Line::ConfirmClaimFlag),
            Self::StopClocks => Phrase::with(Line::Bare, [Arg::Label(Label::StopClocks)]),
            Self::BoardsDiffer => Phrase::line(Line::ConfirmBoardsDiffer),
            Self::PressWithoutMove => Phrase::line(Line::ConfirmPressWithoutMove),
            Self::PressWithoutPiece { .. } => Phrase::line(Line::ConfirmPressWithoutPiece),
            Self::ExecutedOtherwise { announced, executed } => {
                Phrase::with(Line::ConfirmExecutedOtherwise, [Arg::Move(announced), Arg::Move(executed)])
            }
            Self::RepeatedOtherwise { announced, repeated } => {
                Phrase::with(Line::ConfirmRepeatedOtherwise, [Arg::Move(announced), Arg::Move(repeated)])
            }
            Self::State(statement) => item::statement_words(statement, by),
            Self::HandKeyboard(_) => Phrase::line(Line::ConfirmHandKeyboard),
            Self::Accept(undecided) => deciding::accepted(undecided, view),
            Self::Reject(undecided) => deciding::rejected(undecided, view),
            Self::Alone { .. } => Phrase::line(Line::VoiceSealAlone),
        }
    }
}

/// The side of a player, and his name where he has one.
fn person(by: Seat, setup: &Setup) -> Arg {
    let side = by.side().unwrap_or(Color::White);
    match setup.names.get(side).trim() {
        "" => Arg::Color(side),
        name => Arg::Phrase(Box::new(Phrase::with(Line::PersonNamed, [Arg::Color(side), Arg::Text(name.to_owned())]))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        clock::Moment,
        game::Game,
        language::{Wording, speak},
        laws::draw::Agreement,
    };

    /// *The opponent has made an illegal move* asked nothing, and did not say that the clocks stop.
    #[test]
    fn every_claim_is_asked_about_with_what_it_does() {
        let game = Game::new(Setup::default());
        for claim in [Claim::IllegalMove, Claim::Touch(Square::E7), Claim::FiftyMoves(None)] {
            let asked = Asked::Claim(claim).words(&game.view(Seat::Player(Color::White), Moment::START));
            let said = speak(&asked, Wording::default()).to_string();
            assert!(said.contains("Das beanspruchen? Es hält die Uhren an."), "{said}");
        }
    }

    /// The question promised an offer that the regulations forbid, and none was made.
    #[test]
    fn a_claim_of_a_draw_names_the_offer_only_where_one_may_be_made() {
        let words = |agreement, claim| {
            let game = Game::new(Setup { agreement, ..Setup::default() });
            let asked = Asked::Claim(claim).words(&game.view(Seat::Player(Color::White), Moment::START));
            speak(&asked, Wording::default()).to_string()
        };
        let offer = speak(&Phrase::line(Line::AlsoOffersDraw), Wording::default()).to_string();
        for claim in [Claim::Threefold(None), Claim::Quickplay(Request::ExtraTime)] {
            for (agreement, offers) in
                [(Agreement::Allowed, true), (Agreement::NotBefore(30), false), (Agreement::Never, false)]
            {
                assert_eq!(words(agreement, claim).contains(&offer), offers, "{}", words(agreement, claim));
            }
        }
    }
}
