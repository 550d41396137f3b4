//! A flag that is claimed to have fallen (6.8 to 6.11 of 2014, 6.8 to 6.12).
use shakmaty::Color;

use super::{Acts, clock::Grounds};
use crate::{
    clock::Moment,
    game::{Act, ClaimAct, Claims, Rejection, Seat},
    laws::{
        assistant::Duty,
        flag::{self, Observer, Verdict},
    },
};

impl Claims<'_> {
    /// A flag has fallen when a player claims it or the arbiter observes it (6.8), each where the edition lets him.
    pub(super) fn decide_claim_flag(self, now: Moment, by: Seat) -> Acts {
        self.game.rights().must_be_on()?;
        let (edition, rules) = (self.game.setup.edition, self.game.setup.rules());
        let flags = self.game.timekeeping().flags(now);
        let claimant = if by == Seat::Arbiter {
            self.game.rights().arbiters(by)?;
            let both = flags.down.white && flags.down.black;
            if flag::observer(edition, rules) == Observer::Players && !both {
                return Err(Rejection::FlagIsThePlayers);
            }
            None
        } else {
            self.game.rights().may(by, Duty::ClaimAndReport)?;
            by.side()
        };
        let verdict = flag::verdict(edition, rules, flags, claimant);
        match verdict {
            Verdict::NotDown => Err(Rejection::FlagNotDown(self.flag_meant(claimant))),
            Verdict::GoesOn => Err(Rejection::BothFlagsGoesOn),
            Verdict::ClaimFails => Err(Rejection::OwnFlagDown),
            Verdict::Draw => {
                self.must_be_judged_first()?;
                Ok(self.game.timekeeping().flag_acts(verdict))
            }
            Verdict::Loses(_) => Ok(self.game.timekeeping().flag_acts(verdict)),
        }
    }

    /// The claim for which the clocks stand is judged before two flags make a draw (6.12.b, 9.5.a; 6.11.2).
    fn must_be_judged_first(self) -> Result<(), Rejection> {
        let comes_first = Color::ALL.into_iter().any(|side| self.claim_comes_before_flag(side));
        if comes_first { Err(Rejection::ClaimWaits) } else { Ok(()) }
    }

    pub(super) fn flag_meant(self, claimant: Option<Color>) -> Color {
        claimant.map(Color::other).or(self.game.mover()).unwrap_or(Color::White)
    }

    /// The arbiter finds that the mark of the clock does not tell the order - it was knocked over, set anew.
    pub(super) fn decide_order_unknown(self, now: Moment, by: Seat, grounds: Grounds) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        let marked = self.game.timekeeping().flags(now);
        if !(marked.down.white && marked.down.black) {
            let up = if marked.down.white { Color::Black } else { Color::White };
            return Err(Rejection::FlagNotDown(up));
        }
        let timekeeping = self.game.timekeeping();
        let verdict = timekeeping.verdict_without_order(now);
        if grounds == Grounds::Missing && verdict != timekeeping.verdict_on(marked) {
            return Err(Rejection::OrderNeedsGrounds);
        }
        if verdict == Verdict::Draw {
            self.must_be_judged_first()?;
        }
        let mut acts = vec![Act::Claim(ClaimAct::FlagOrderUnknown)];
        acts.extend(self.game.timekeeping().flag_acts(verdict));
        Ok(acts)
    }
}
