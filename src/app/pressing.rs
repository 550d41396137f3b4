//! A press of the clock that waits for the last word of the announcement it follows: a visually impaired player's, unless
//! the arbiter has granted otherwise.
//!
//! Until then the player's clock runs and his slip could be corrected (D.2.7 of 2014, D.2.8 of 2018 and 2023), but what he does
//! after his hand was on the clock belongs to the next step: nothing that he types, says or clicks corrects the announcement.
//! To correct it, the player first takes the press back by an act of its own.
//!
//! A correction is answered by the same key and button as what it corrects. What the opponent does while it sounds was meant for the
//! words before, and answers nothing.
use shakmaty::Color;

use crate::{
    clock::Moment,
    game::{AnswerCommand, Command, Game, MoveCommand, Seat},
    speak::UtteranceId,
};

/// The last announcement on its way to the room, and the press that waits for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Pressing {
    announcement: Option<UtteranceId>,
    waiting: Option<PressOfClock>,
}

/// Who pressed whose clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PressOfClock {
    by: Seat,
    side: Color,
}

/// What a command meets while an announcement sounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meets {
    /// Nothing: it is carried out.
    Nothing,
    /// It is a press, and waits from now on.
    Announcement,
    /// A press waits already: nothing more can be done to its move.
    OwnPress,
    /// The opponent replies to a move whose press waits: that press was first.
    OthersPress,
    /// The opponent answers what was announced, and has not heard yet to what it was corrected.
    Correction,
}

impl Pressing {
    /// The words that the room hears now are the announcement; a press waits for their end.
    pub(super) const fn announce(&mut self, words: UtteranceId) {
        self.announcement = Some(words);
    }

    /// Whose press waits.
    pub(super) fn side(&self) -> Option<Color> {
        self.waiting.map(|press| press.side)
    }

    /// What a command of `by` meets; `sounds` tells whether an utterance sounds or waits to. A press that would be refused
    /// meets nothing: it is refused at once, and does not take the place of one that waits. What is only tried on the screen is no
    /// reply.
    pub(super) fn meets(
        &self,
        game: &Game,
        now: Moment,
        (by, command): (Seat, &Command),
        sounds: impl Fn(UtteranceId) -> bool,
    ) -> Meets {
        if corrected_for(game, by, command) && self.announcement.is_some_and(&sounds) {
            return Meets::Correction;
        }
        let taken = || game.decide(now, by, command).is_ok();
        let presses = *command == Command::Move(MoveCommand::Press);
        match self.waiting {
            None if presses && waits_for_words(game, by) && self.announcement.is_some_and(sounds) && taken() => {
                Meets::Announcement
            }
            Some(press) if presses && by.side() == Some(press.side) => Meets::OwnPress,
            Some(press) if command.tells_move() && by.side() == Some(press.side.other()) => {
                let after = pressed(game, now, press.by);
                let replies = !matches!(command.bare(), Command::Move(MoveCommand::Enter(_)))
                    && after.decide(now, by, command).is_ok();
                if replies { Meets::OthersPress } else { Meets::Nothing }
            }
            Some(_) if command.tells_move() && by != Seat::Arbiter => Meets::OwnPress,
            Some(_) | None => Meets::Nothing,
        }
    }

    /// The press of this person waits from now on.
    pub(super) fn hold(&mut self, by: Seat) {
        self.waiting = by.side().map(|side| PressOfClock { by, side });
    }

    /// The player of a press that waits, or his assistant, takes it back. `None` where he has none that waits.
    pub(super) fn withdraw(&mut self, by: Seat) -> Option<Seat> {
        self.waiting.take_if(|press| by.side() == Some(press.side)).map(|press| press.by)
    }

    /// The press takes effect now, if one waits.
    pub(super) fn take(&mut self) -> Option<Seat> {
        self.waiting.take().map(|press| press.by)
    }

    /// The move was taken back: a press that waits is the press of nothing.
    pub(super) fn forget(&mut self) {
        self.waiting = None;
    }

    /// The press that has waited for the announcement, as soon as that has ended.
    pub(super) fn due(&mut self, sounds: impl Fn(UtteranceId) -> bool) -> Option<Seat> {
        if self.announcement.is_some_and(sounds) {
            return None;
        }
        self.announcement = None;
        self.take()
    }
}

/// Whether a press of this person, or of the player whom he assists, waits for the announcement.
fn waits_for_words(game: &Game, by: Seat) -> bool {
    by.side().is_some_and(|side| game.setup().press_waits_for_words(side))
}

/// Whether this answers, without naming it, an announcement that has been corrected.
fn corrected_for(game: &Game, by: Seat, command: &Command) -> bool {
    let answers = matches!(command.bare(), Command::Answer(AnswerCommand::Repeat(None) | AnswerCommand::Execute(None)));
    let ply = by.side().filter(|_| answers).and_then(|side| game.record().ply_to_answer(side));
    ply.is_some_and(|ply| ply.announced.len() > 1)
}

/// Whether a press that made an announcement first is still one: not where that was refused, which has been told, and not where
/// the move has ended the game. `before` is how many announcements there were.
pub(super) fn still_pressed(game: &Game, before: usize) -> bool {
    game.record().announcements() > before && game.ending().is_none()
}

/// The game as it is once this person's press has taken effect.
fn pressed(game: &Game, now: Moment, by: Seat) -> Game {
    let mut after = game.clone();
    for event in game.decide(now, by, &Command::Move(MoveCommand::Press)).unwrap_or_default() {
        after.apply(now, &event);
    }
    after
}

#[cfg(test)]
mod tests {
    use shakmaty::Square;

    use super::*;
    use crate::{
        game::{ClockCommand, DrawCommand, EarlyPress, EndingCommand, PressEffect, Setup, StartCommand, Step},
        laws::RawMove,
        speak::Output,
    };

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    fn does(game: &mut Game, by: Seat, command: &Command) {
        for event in game.decide(Moment::START, by, command).expect("taken") {
            game.apply(Moment::START, &event);
        }
    }

    fn moved(game: &Game, from: Square, to: Square) -> RawMove {
        RawMove::from_squares(game.board(Color::White), from, to, None).expect("a piece")
    }

    /// White has announced a move whose words sound, and has pressed.
    fn waiting() -> (Game, Pressing) {
        let mut game = Game::new(Setup::default());
        does(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let said = moved(&game, Square::E2, Square::E4);
        does(&mut game, WHITE, &Command::Move(MoveCommand::Announce(said)));
        let mut pressing = Pressing::default();
        pressing.announce(words());
        assert_eq!(meets(&pressing, &game, WHITE, &Command::Move(MoveCommand::Press)), Meets::Announcement);
        pressing.hold(WHITE);
        (game, pressing)
    }

    fn words() -> UtteranceId {
        crate::speak::Queue::new(crate::speak::Routes::separate())
            .say(Output::Room, crate::speak::Urgency::Event, crate::speak::UtteranceContent::default())
            .id
    }

    fn meets(pressing: &Pressing, game: &Game, by: Seat, command: &Command) -> Meets {
        pressing.meets(game, Moment::START, (by, command), |_| true)
    }

    /// The defect: an answer that was meant for the first announcement put the repetition of its correction on record.
    #[test]
    fn a_correction_is_answered_when_it_has_been_heard_or_by_name() {
        let mut game = Game::new(Setup::default());
        does(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let (first, second) = (moved(&game, Square::E2, Square::E4), moved(&game, Square::C2, Square::C4));
        does(&mut game, WHITE, &Command::Move(MoveCommand::Announce(first)));
        let mut pressing = Pressing::default();
        pressing.announce(words());
        let repeated = Command::Answer(AnswerCommand::Repeat(None));
        assert_eq!(
            meets(&pressing, &game, BLACK, &repeated),
            Meets::Nothing,
            "it is known by heart before its last word"
        );
        does(&mut game, WHITE, &Command::Move(MoveCommand::Correct(second)));
        pressing.announce(words());
        let executed = Command::Answer(AnswerCommand::Execute(None));
        for answer in [&repeated, &executed] {
            assert_eq!(meets(&pressing, &game, BLACK, answer), Meets::Correction);
            assert_eq!(meets(&pressing, &game, Seat::Assistant(Color::Black), answer), Meets::Correction);
        }
        let named = Command::Answer(AnswerCommand::Repeat(Some(second)));
        assert_eq!(meets(&pressing, &game, BLACK, &named), Meets::Nothing);
        assert_eq!(pressing.meets(&game, Moment::START, (BLACK, &repeated), |_| false), Meets::Nothing, "heard");
    }

    #[test]
    fn what_comes_after_the_press_does_nothing_to_the_announced_move() {
        let (game, pressing) = waiting();
        let other = moved(&game, Square::D2, Square::D4);
        for command in [
            Command::Move(MoveCommand::Correct(other)),
            Command::Move(MoveCommand::Announce(other)),
            Command::Move(MoveCommand::Place(other)),
            Command::Move(MoveCommand::Press),
        ] {
            assert_eq!(meets(&pressing, &game, WHITE, &command), Meets::OwnPress, "{command:?}");
        }
        assert_eq!(
            meets(&pressing, &game, Seat::Assistant(Color::White), &Command::Move(MoveCommand::Press)),
            Meets::OwnPress
        );
        // Everything else goes its way: an offer, a resignation, a question to the assistant, the stopped clock.
        for command in [
            Command::Draw(DrawCommand::Offer),
            Command::Ending(EndingCommand::Resign),
            Command::Clock(ClockCommand::AskAssistant),
            Command::Clock(ClockCommand::Stop),
        ] {
            assert_eq!(meets(&pressing, &game, WHITE, &command), Meets::Nothing, "{command:?}");
        }
        let step = *game.view(WHITE, Moment::START).while_press_waits(pressing.side()).steps.get(Color::White);
        assert_eq!(step, Step::PressWaits);
    }

    /// What a press meets after an announcement of this side whose words sound.
    fn press_after_announcing(setup: Setup, side: Color) -> Meets {
        let mut game = Game::new(setup);
        does(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let mut moves = [(WHITE, Square::E2, Square::E4), (BLACK, Square::E7, Square::E5)].into_iter();
        for (by, from, to) in moves.by_ref() {
            let said = moved(&game, from, to);
            does(&mut game, by, &Command::Move(MoveCommand::Announce(said)));
            if by == Seat::Player(side) {
                break;
            }
            does(&mut game, by, &Command::Move(MoveCommand::Press));
            let other = if by == WHITE { Color::Black } else { Color::White };
            does(&mut game, Seat::Player(other), &Command::Answer(AnswerCommand::Repeat(None)));
            does(&mut game, Seat::Player(other), &Command::Answer(AnswerCommand::Execute(None)));
        }
        let mut pressing = Pressing::default();
        pressing.announce(words());
        meets(&pressing, &game, Seat::Player(side), &Command::Move(MoveCommand::Press))
    }

    /// D.2.4 (2014), D.2.5 (2018, 2023): he presses as at any board.
    #[test]
    fn the_sighted_players_press_waits_for_no_words() {
        let held = Setup { early_press: EarlyPress::HeldBack, ..Setup::default() };
        assert_eq!(press_after_announcing(Setup::default(), Color::Black), Meets::Nothing);
        assert_eq!(press_after_announcing(held, Color::Black), Meets::Announcement, "the arbiter's adaptation");
    }

    #[test]
    fn the_arbiter_may_grant_a_visually_impaired_player_a_press_at_once() {
        let granted = Setup { press_effect: PressEffect::AtOnce, ..Setup::default() };
        assert_eq!(press_after_announcing(Setup::default(), Color::White), Meets::Announcement);
        assert_eq!(press_after_announcing(granted, Color::White), Meets::Nothing);
    }

    #[test]
    fn a_press_waits_once_and_takes_effect_with_the_last_word() {
        let (_, mut pressing) = waiting();
        assert_eq!(pressing.due(|_| true), None);
        assert_eq!(pressing.due(|_| false), Some(WHITE));
        assert_eq!((pressing.due(|_| false), pressing.side()), (None, None));
    }

    #[test]
    fn only_its_own_side_takes_a_press_back() {
        let (_, mut pressing) = waiting();
        assert_eq!(pressing.withdraw(BLACK), None);
        assert_eq!(pressing.withdraw(Seat::Arbiter), None);
        assert_eq!(pressing.withdraw(WHITE), Some(WHITE));
        assert_eq!(pressing.due(|_| false), None);
    }

    #[test]
    fn a_press_that_is_refused_is_refused_at_once() {
        let (game, pressing) = waiting();
        assert_eq!(meets(&pressing, &game, BLACK, &Command::Move(MoveCommand::Press)), Meets::Nothing);
        assert_eq!(meets(&Pressing::default(), &game, WHITE, &Command::Move(MoveCommand::Press)), Meets::Nothing);
    }

    #[test]
    fn a_press_is_before_the_reply_that_came_after_it() {
        let (mut game, pressing) = waiting();
        let reply = RawMove::from_squares(game.board(Color::Black), Square::E7, Square::E5, None).expect("a pawn");
        // He has yet to answer: his reply is refused, and the press goes on waiting.
        assert_eq!(meets(&pressing, &game, BLACK, &Command::Move(MoveCommand::Place(reply))), Meets::Nothing);
        does(&mut game, BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
        does(&mut game, BLACK, &Command::Answer(AnswerCommand::Execute(None)));
        assert_eq!(meets(&pressing, &game, BLACK, &Command::Move(MoveCommand::Place(reply))), Meets::OthersPress);
        assert_eq!(
            meets(&pressing, &game, BLACK, &Command::Move(MoveCommand::Enter(reply))),
            Meets::Nothing,
            "it is nothing yet"
        );
    }
    /// One refusal is told, and not a second one of the press.
    #[test]
    fn a_press_whose_announcement_was_refused_is_none() {
        let mut game = Game::new(Setup::default());
        does(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        assert!(!still_pressed(&game, 0), "what could not be kept, say");
        let said = moved(&game, Square::E2, Square::E4);
        does(&mut game, WHITE, &Command::Move(MoveCommand::Announce(said)));
        assert!(still_pressed(&game, 0));
        does(&mut game, BLACK, &Command::Ending(EndingCommand::Resign));
        assert!(!still_pressed(&game, 0), "the game is over");
    }
}
