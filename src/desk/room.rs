//! A move that is heard in the room, perhaps from this player.
use super::{Desk, Mode, Purpose, Wish};
use crate::{
    game::{Command, MoveCommand, Step, View},
    language::Line,
    laws::RawMove,
    listen::{Acceptance, Interpretation, Meaning},
};

impl Desk {
    /// The move that was heard in the room, if this player may have announced it (D.2.1); all else is talk. Where he has made a move on
    /// the screen, no other counts. While something is read back or asked, or a list is open, none does: what stands under his hand
    /// is not changed by a neighbour's word.
    #[must_use]
    pub fn move_of_room(&self, verdict: &Interpretation, view: &View<'_>) -> Option<RawMove> {
        let (Acceptance::Agreed, &Meaning::Move(said, None)) = (verdict.acceptance, &verdict.meaning) else {
            return None;
        };
        let awaited = match view.step() {
            Step::Move => view.entry.is_none(),
            Step::Announce => view.entry.is_some_and(|made| made.same_move(said)),
            _ => false,
        };
        (self.mode == Mode::Board && awaited).then_some(said)
    }

    /// Takes such a move. Who has said it is not known: it is read back, and only the player's hand announces it. Where he has made
    /// the same move on the screen, his word does.
    pub fn hear_in_room(&mut self, said: RawMove, view: &View<'_>) -> Vec<Wish> {
        match view.entry {
            Some(_) => vec![Wish::Do(Command::Move(MoveCommand::Announce(said)))],
            None => self.read_back(said, Purpose::Announce, Line::DidYouMean, view),
        }
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
        language::{Language, Request},
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

    /// What comes of it.
    fn hears(desk: &mut Desk, verdict: &Interpretation, view: &View<'_>) -> Vec<Wish> {
        desk.move_of_room(verdict, view).map_or_else(Vec::new, |said| desk.hear_in_room(said, view))
    }

    fn e3() -> Interpretation {
        heard(Acceptance::Agreed, Meaning::Move(pawn(Square::E3), None))
    }

    #[test]
    fn a_move_heard_in_the_room_is_announced_by_the_hand_alone() {
        let (game, mut desk) = begun();
        let view = game.view(WHITE, Moment::START);
        let asked = hears(&mut desk, &e4(), &view);
        assert!(matches!(&asked[..], [Wish::Say(_)]), "{asked:?}");
        // Said again, or another move by a neighbour: what stands under his hand stays.
        for verdict in [e4(), e3()] {
            assert_eq!(hears(&mut desk, &verdict, &view), []);
        }
        let announced = Wish::Do(Command::Move(MoveCommand::Announce(pawn(Square::E4))));
        assert!(desk.take(Intent::Enter, &view).contains(&announced));
    }

    /// Whose yes it is, nobody knows: somebody answers his neighbour.
    #[test]
    fn a_yes_in_the_room_answers_no_question_about_a_move() {
        let (game, mut desk) = begun();
        let view = game.view(WHITE, Moment::START);
        hears(&mut desk, &e4(), &view);
        let asked = desk.mode().clone();
        for request in [Request::Yes, Request::No] {
            let verdict = heard(Acceptance::Agreed, Meaning::Request(request));
            assert_eq!((hears(&mut desk, &verdict, &view), desk.mode()), (Vec::new(), &asked));
        }
    }

    #[test]
    fn his_word_announces_the_move_that_he_has_made_on_the_screen_and_no_other() {
        let (mut game, mut desk) = begun();
        act(&mut game, &Command::Move(MoveCommand::Enter(pawn(Square::E4))));
        let view = game.view(WHITE, Moment::START);
        assert_eq!((hears(&mut desk, &e3(), &view), desk.mode()), (Vec::new(), &Mode::Board));
        let announced = Wish::Do(Command::Move(MoveCommand::Announce(pawn(Square::E4))));
        assert_eq!(hears(&mut desk, &e4(), &view), [announced]);
    }

    #[test]
    fn talk_in_the_room_answers_nothing_and_disturbs_nothing() {
        let (game, mut desk) = begun();
        let view = game.view(WHITE, Moment::START);
        let doubtful = heard(Acceptance::Confirm, Meaning::Move(pawn(Square::E4), None));
        for talk in [doubtful, heard(Acceptance::Agreed, Meaning::Noise)] {
            assert_eq!((hears(&mut desk, &talk, &view), desk.mode()), (Vec::new(), &Mode::Board));
        }
        desk.take(Intent::OpenClaims, &view);
        let open = desk.mode().clone();
        assert_eq!((hears(&mut desk, &e4(), &view), desk.mode()), (Vec::new(), &open), "his list stays");
    }
}
