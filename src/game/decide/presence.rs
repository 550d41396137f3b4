//! Who is at the board (6.6 of 2009, 6.7).
use shakmaty::Color;

use super::{Acts, clock::Grounds};
use crate::game::{
    Act, Ending, EndingAct, Outcome, Phase, Ply, Presence, PresenceAct, PresenceCommand, Rejection, Seat, Sitting,
};

impl Sitting<'_> {
    /// A command about who is at the board.
    pub(super) fn decide_presence(self, by: Seat, command: &PresenceCommand) -> Acts {
        match command {
            PresenceCommand::Absent(side) => self.decide_absent(by, *side),
            PresenceCommand::Arrive(side) => self.decide_arrive(by, *side),
            PresenceCommand::Forfeit(side) => self.decide_forfeit(by, *side, Grounds::Missing),
        }
    }

    /// The arbiter notes who is not there: only somebody who has neither moved nor answered yet can come too late.
    pub(super) fn decide_absent(self, by: Seat, side: Color) -> Acts {
        self.game.rights().arbiters(by)?;
        if self.game.ending().is_some() {
            return Err(Rejection::Over);
        }
        if self.has_played_in_this_session(side) {
            return Err(Rejection::AlreadyHere(side));
        }
        Ok(vec![Act::Presence(PresenceAct::Absent(side))])
    }

    /// Whether this player has made a move since the session began, or answered one himself. The sealed move was made before it: at a resumption anybody may be
    /// missing (E.6 to E.9).
    fn has_played_in_this_session(self, side: Color) -> bool {
        let before = match (&self.game.phase, self.game.session.resumed) {
            (Phase::Adjourned(_), _) => return false,
            (_, Some((_, completed))) => completed + 1,
            (_, None) => 0,
        };
        let made = |ply: &Ply| ply.mover == side && ply.played().is_some();
        self.game.record().all_plies().skip(before).any(made) || self.has_answered_in_this_session(side)
    }

    /// Whether he has repeated or executed a move himself since then; the sealed one is answered in the session that opens it, and what
    /// was ruled off was answered too.
    fn has_answered_in_this_session(self, side: Color) -> bool {
        let since = self.game.session.resumed.map(|(at, _)| at);
        let ruled_off = self.game.ruled_off.iter().flat_map(|(_, plies)| plies.iter());
        let mut answers =
            self.game.record().all_plies().chain(ruled_off).flat_map(|ply| ply.repeated.iter().chain(&ply.executed));
        answers.any(|deed| deed.by == Seat::Player(side) && since.is_none_or(|since| deed.at >= since))
    }

    pub(super) fn decide_arrive(self, by: Seat, side: Color) -> Acts {
        if by != Seat::Player(side) {
            self.game.rights().arbiters(by)?;
        }
        if self.presence(side) == Presence::Here {
            return Err(Rejection::AlreadyHere(side));
        }
        Ok(vec![Act::Presence(PresenceAct::Arrived(side))])
    }

    /// Lost for absence. The default time alone ends nothing: the arbiter may decide otherwise (6.7), and says why where
    /// by the record nobody came too late.
    pub(super) fn decide_forfeit(self, by: Seat, side: Option<Color>, grounds: Grounds) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        let outcome = side.map_or(Outcome::LostByBoth, |side| Outcome::Won(side.other()));
        let ending = Ending { outcome, reason: self.reason_for_default() };
        // By the rule those lose who are too late, and nobody else: one of two only by his decision (6.6.a of 2009, 6.7.1).
        let loses = |of: Color| side.is_none_or(|side| side == of);
        if grounds == Grounds::Missing && !Color::ALL.into_iter().all(|of| loses(of) == self.is_too_late(of)) {
            let setup = &self.game.setup;
            return Err(Rejection::DefaultNeedsGrounds(ending.article(setup.edition, setup.rules())));
        }
        Ok(vec![Act::Ending(EndingAct::Ended(ending))])
    }
}
