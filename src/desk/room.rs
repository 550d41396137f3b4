//! A move that is heard in the room, perhaps from this player.
use super::{Desk, Mode, Purpose, Wish};
use crate::{
    game::{Command, MoveCommand, Step, View},
    language::Line,
    listen::{Acceptance, Interpretation, Meaning},
};

impl Mode {
    /// Whether a move that is heard in the room is read back: nothing else is asked, and nothing is in the hand.
    #[must_use]
    pub const fn takes_move_of_room(&self) -> bool {
        matches!(self, Self::Board | Self::ReadBack { purpose: Purpose::Announce, .. })
    }
}

impl Desk {
    /// Takes a move that somebody has said in the room while this player is to announce his own (D.2.1). Who has said it is not
    /// known: it is read back, and only his hand announces it. Where he has made the same move on the screen, his word does.
    /// Whatever else is said is talk.
    pub fn hear_in_room(&mut self, verdict: &Interpretation, view: &View<'_>) -> Vec<Wish> {
        let (Acceptance::Agreed, &Meaning::Move(said, None)) = (verdict.acceptance, &verdict.meaning) else {
            return Vec::new();
        };
        if !self.mode.takes_move_of_room() || !matches!(view.step(), Step::Move | Step::Announce) {
            return Vec::new();
        }
        if view.entry.is_some_and(|made| made.same_move(said)) {
            self.mode = Mode::Board;
            return vec![Wish::Do(Command::Move(MoveCommand::Announce(said)))];
        }
        self.read_back(said, Purpose::Announce, Line::DidYouMean, view)
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Board, Color, Square};

    use super::*;
    use crate::{
        clock::Moment,
        desk::Intent,
        game::{Game, Seat, Setup, StartCommand},
        language::Language,
        laws::RawMove,
        listen::{Fit, KnownSpeaker},
    };

    const WHITE: Seat = Seat::Player(Color::White);

    fn begun() -> (Game, Desk) {
        let mut game = Game::new(Setup::default());
        act(&mut game, &Command::Start(StartCommand::Begin));
        (game, Desk::new(WHITE, Language::German))
    }

    fn act(game: &mut Game, command: &Command) {
        for event in game.decide(Moment::START, WHITE, command).expect("possible") {
            game.apply(Moment::START, &event);
        }
    }

    fn pawn(to: Square) -> RawMove {
        RawMove::from_squares(&Board::default(), Square::E2, to, None).expect("a pawn")
    }

    fn heard(acceptance: Acceptance, meaning: Meaning) -> Interpretation {
        let (fit, speaker) = (Fit::Sure, KnownSpeaker::Anybody);
        Interpretation { acceptance, heard: "Eva vier".to_owned(), meaning, fit, agreed: true, speaker }
    }

    fn e4() -> Interpretation {
        heard(Acceptance::Agreed, Meaning::Move(pawn(Square::E4), None))
    }

    #[test]
    fn a_move_heard_in_the_room_is_announced_by_the_hand_alone() {
        let (game, mut desk) = begun();
        let view = game.view(WHITE, Moment::START);
        for _ in 0..2 {
            let asked = desk.hear_in_room(&e4(), &view);
            assert!(matches!(&asked[..], [Wish::Say(_)]), "however often it is said: {asked:?}");
        }
        let announced = Wish::Do(Command::Move(MoveCommand::Announce(pawn(Square::E4))));
        assert!(desk.take(Intent::Enter, &view).contains(&announced));
    }

    #[test]
    fn his_word_announces_the_move_that_he_has_made_on_the_screen() {
        let (mut game, mut desk) = begun();
        act(&mut game, &Command::Move(MoveCommand::Enter(pawn(Square::E4))));
        let view = game.view(WHITE, Moment::START);
        let other = heard(Acceptance::Agreed, Meaning::Move(pawn(Square::E3), None));
        assert!(matches!(&desk.hear_in_room(&other, &view)[..], [Wish::Say(_)]), "another is asked about");
        assert_eq!(desk.hear_in_room(&e4(), &view), [Wish::Do(Command::Move(MoveCommand::Announce(pawn(Square::E4))))]);
    }

    #[test]
    fn talk_in_the_room_answers_nothing_and_disturbs_nothing() {
        let (game, mut desk) = begun();
        let view = game.view(WHITE, Moment::START);
        let doubtful = heard(Acceptance::Confirm, Meaning::Move(pawn(Square::E4), None));
        for talk in [doubtful, heard(Acceptance::Agreed, Meaning::Noise)] {
            assert_eq!((desk.hear_in_room(&talk, &view), desk.mode()), (Vec::new(), &Mode::Board));
        }
        desk.take(Intent::OpenClaims, &view);
        let open = desk.mode().clone();
        assert_eq!((desk.hear_in_room(&e4(), &view), desk.mode()), (Vec::new(), &open), "his list stays");
    }
}
