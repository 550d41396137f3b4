//! What the players of a practice decide themselves, by the keys that answer an offer: a claim, a comparison, and when the clocks run
//! again. Whoever sees no screen reads no page of an arbiter.
use super::{Asked, Desk, Wish, voice::is_offered_draw};
use crate::{
    game::{Command, DrawCommand, Undecided, View},
    language::{Arg, Label, Line, Phrase},
    narration::{Chime, Question, answer, claim_phrase, counts_phrase, proposed_clocks},
};

impl Desk {
    /// What the answer to an offer decides, where none is open to this player; `None` where it decides nothing.
    pub(super) fn decide(&mut self, command: &Command, view: &View<'_>) -> Option<Vec<Wish>> {
        let Command::Draw(answered) = command else { return None };
        let undecided = view.undecided.filter(|_| !is_offered_draw(view))?;
        let asked = match answered {
            DrawCommand::Accept => Asked::Accept(undecided),
            DrawCommand::Decline => Asked::Reject(undecided),
            DrawCommand::Offer | DrawCommand::Consent => return None,
        };
        Some(match (undecided, asked.command()) {
            // Only one way leads on.
            (_, None) => vec![Wish::Chime(Chime::Refused), Wish::Say(answer(view, Question::Step))],
            // A clock that runs again is heard, and stopped again. What is not determined is refused, with what is missing.
            (Undecided::Standing | Undecided::Position(None), Some(command)) if asked == Asked::Accept(undecided) => {
                vec![Wish::Do(command)]
            }
            (_, Some(_)) => self.ask(asked, view),
        })
    }
}

/// What is decided, as the question before it says it.
pub(super) fn accepted(undecided: Undecided, view: &View<'_>) -> Phrase {
    match undecided {
        Undecided::Claim(claim) => {
            Phrase::Several(vec![claim_phrase(claim.by, claim.claim), Phrase::line(Line::ClaimGranted)])
        }
        Undecided::Position(plies) => counts_phrase(plies.unwrap_or_default(), view.setup),
        Undecided::Clocks(proposal) => proposed_clocks(proposal),
        Undecided::Standing => Phrase::with(Line::Bare, [Arg::Label(Label::RestartClock)]),
    }
}

/// What is decided where the answer is no.
pub(super) fn rejected(undecided: Undecided, view: &View<'_>) -> Phrase {
    match undecided {
        Undecided::Claim(claim) => {
            Phrase::Several(vec![claim_phrase(claim.by, claim.claim), Phrase::line(Line::ClaimRejected)])
        }
        Undecided::Position(_) => Phrase::line(Line::ReconciliationOff),
        Undecided::Clocks(_) | Undecided::Standing => accepted(undecided, view),
    }
}

/// What Enter does where nothing else is due: the clocks run again.
pub(super) fn goes_on(view: &View<'_>) -> Option<Command> {
    view.undecided.filter(|undecided| *undecided == Undecided::Standing).map(Undecided::accepted)
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Square};

    use super::*;
    use crate::{
        clock::Moment,
        desk::{Answer, FIRST_MOMENT, Intent},
        game::{Claim, ClaimCommand, ClockCommand, Game, Mode, Ruling, Seat, Setup, StartCommand},
        language::{Language, Wording, speak},
    };

    const WHITE: Seat = Seat::Player(Color::White);

    fn does(game: &mut Game, by: Seat, command: &Command) {
        for event in game.decide(Moment::START, by, command).expect("it is taken") {
            game.apply(Moment::START, &event);
        }
    }

    fn begun(mode: Mode) -> Game {
        let mut game = Game::new(Setup { mode, ..Setup::default() });
        does(&mut game, WHITE, &Command::Start(StartCommand::Begin));
        game
    }

    fn said(wishes: &[Wish]) -> String {
        let words = wishes.iter().filter_map(|wish| match wish {
            Wish::Say(phrase) => Some(speak(phrase, Wording::default()).to_string()),
            _ => None,
        });
        words.collect::<Vec<_>>().join(" ")
    }

    const ACCEPT: Intent = Intent::Do(Command::Draw(DrawCommand::Accept));
    const DECLINE: Intent = Intent::Do(Command::Draw(DrawCommand::Decline));

    /// Nobody read out the page on which a claim is decided, and keys struck there blindly ended a game.
    #[test]
    fn a_claim_in_a_practice_is_decided_by_ear() {
        let mut game = begun(Mode::Practice);
        does(&mut game, WHITE, &Command::Claim(ClaimCommand::Make(Claim::Touch(Square::E7))));
        let mut desk = Desk::new(WHITE, Language::German);
        let due = said(&desk.take(Intent::Ask(Question::Step), &game.view(WHITE, Moment::START)));
        assert!(due.contains("Steuerung und Y nimmt an, Steuerung und N lehnt ab."), "{due}");
        for (intent, answers, ruling) in [
            (ACCEPT, [Answer::Down, Answer::Held].as_slice(), Ruling::Accept),
            (DECLINE, &[Answer::Down], Ruling::Reject),
        ] {
            let asked = desk.take(intent, &game.view(WHITE, Moment::START));
            assert!(said(&asked).contains("Eva sieben") && desk.mode().question().is_some(), "{asked:?}");
            let later = game.view(WHITE, Moment::START + FIRST_MOMENT);
            let wishes: Vec<Wish> =
                answers.iter().flat_map(|&answer| desk.take(Intent::Answer(answer), &later)).collect();
            let rule = Command::Claim(ClaimCommand::Rule(ruling));
            assert_eq!(wishes, [Wish::Do(rule.clone())]);
            assert!(game.decide(Moment::START, WHITE, &rule).is_ok());
        }
    }

    #[test]
    fn clocks_that_merely_stand_go_on_by_enter() {
        let mut game = begun(Mode::Practice);
        does(&mut game, WHITE, &Command::Clock(ClockCommand::Stop));
        let mut desk = Desk::new(WHITE, Language::German);
        for intent in [Intent::Enter, ACCEPT] {
            let wishes = desk.take(intent, &game.view(WHITE, Moment::START));
            assert_eq!(wishes, [Wish::Do(Command::Clock(ClockCommand::Restart))]);
        }
        let declined = desk.take(DECLINE, &game.view(WHITE, Moment::START));
        assert!(said(&declined).contains("Eingabetaste setzt die Uhr in Gang."), "{declined:?}");
    }

    /// The opponent's offer is answered by the same keys, and comes first.
    #[test]
    fn an_offer_is_answered_before_anything_is_decided() {
        let mut game = begun(Mode::Practice);
        does(&mut game, Seat::Player(Color::Black), &Command::Draw(DrawCommand::Offer));
        does(&mut game, WHITE, &Command::Clock(ClockCommand::Stop));
        let mut desk = Desk::new(WHITE, Language::German);
        let wishes = desk.take(DECLINE, &game.view(WHITE, Moment::START));
        assert_eq!(wishes, [Wish::Do(Command::Draw(DrawCommand::Decline))]);
    }

    #[test]
    fn in_a_competition_the_arbiter_decides() {
        let mut game = begun(Mode::Competition);
        does(&mut game, WHITE, &Command::Claim(ClaimCommand::Make(Claim::IllegalMove)));
        let mut desk = Desk::new(WHITE, Language::German);
        for (intent, command) in [(ACCEPT, DrawCommand::Accept), (DECLINE, DrawCommand::Decline)] {
            let wishes = desk.take(intent, &game.view(WHITE, Moment::START));
            assert_eq!(wishes, [Wish::Do(Command::Draw(command))]);
        }
        assert!(
            desk.take(Intent::Enter, &game.view(WHITE, Moment::START)).iter().all(|wish| !matches!(wish, Wish::Do(_)))
        );
    }
}
