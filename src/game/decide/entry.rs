//! A move on the screen, made with a pointer, which may slip. It does not count yet: it is made and announced by its player's next
//! deliberate act, the announcement or the press, and until then taken back without harm. Both are on record.
use shakmaty::Color;

use super::Acts;
use crate::{
    game::{Act, Announcer, EarlyPress, Handshake, MoveAct, Phase, Ply, Rejection, Seat},
    laws::{RawMove, completion::Progress},
};

impl Handshake<'_> {
    pub(super) fn decide_enter(self, by: Seat, said: RawMove) -> Acts {
        self.game.rights().must_run()?;
        self.game.rights().player(by)?;
        let ply = self.ply_of_mover(by)?;
        if let Some(placed) = ply.placed {
            return Err(Rejection::AlreadyPlaced(placed.what));
        }
        if let Some(announced) = ply.announced_entry() {
            return Err(Rejection::AlreadyAnnounced(announced));
        }
        self.must_be_playable(ply, said)?;
        if self.is_announced_by_program(ply) {
            self.must_have_answered(ply.mover)?;
        }
        Ok(entered(ply, said))
    }

    /// In place of a sealed move: it is sealed by the press (E.1.a).
    pub(super) fn decide_enter_sealed(self, by: Seat, said: RawMove) -> Acts {
        self.game.rights().player(by)?;
        self.game.sitting().may_seal(by)?;
        let ply = self.ply_of_mover(by)?;
        self.must_fit(ply, said)?;
        Ok(entered(ply, said))
    }

    /// While the clocks stand too: nothing has been made.
    pub(super) fn decide_take_back(self, by: Seat) -> Acts {
        self.game.rights().must_be_on()?;
        self.game.rights().player(by)?;
        let ply = self.ply_of_mover(by)?;
        if let Some(announced) = ply.announced_entry() {
            return Err(Rejection::AlreadyAnnounced(announced));
        }
        ply.entry().map(|said| vec![Act::Move(MoveAct::EntryTakenBack(said))]).ok_or(Rejection::NoEntry)
    }

    /// Whether the program speaks this move for the sighted player as soon as he has made it. A move that is to be sealed is never
    /// announced (E.1.a).
    pub(super) fn is_announced_by_program(self, ply: &Ply) -> bool {
        if matches!(&self.game.phase, Phase::Playing(turn) if turn.sealing.is_some() && turn.mover() == ply.mover) {
            return false;
        }
        self.program_speaks_for(ply.mover) && ply.announced.is_empty()
    }

    /// The move on the screen that a press of `by` would have the program announce first.
    #[must_use]
    pub fn announced_by_press(self, by: Seat) -> Option<RawMove> {
        let ply = self.game.record().current_ply().filter(|ply| by == Seat::Player(ply.mover))?;
        let counts = self.game.setup.early_press == EarlyPress::Counts;
        ply.entry().filter(|_| counts && self.is_announced_by_program(ply))
    }

    /// What a press does with the move on the screen before it counts.
    pub(super) fn entry_made_by_press(self, ply: &Ply) -> Vec<Act> {
        let Some(said) = ply.entry() else { return Vec::new() };
        let announced = match ply.announcement() {
            None => self.announced_by_press(Seat::Player(ply.mover)).map(MoveAct::Announced),
            // An assistant has announced another move for him.
            Some(announced) if self.program_speaks_for(ply.mover) && !announced.same_move(said) => {
                Some(MoveAct::Corrected(said))
            }
            Some(_) => None,
        };
        std::iter::once(MoveAct::Placed(said)).chain(announced).map(Act::Move).collect()
    }

    /// Whether the program announces what this player shows: for a sighted one only, if that was agreed.
    pub(super) fn program_speaks_for(self, side: Color) -> bool {
        *self.game.setup.announcer.get(side) == Announcer::Program && !self.game.setup.is_impaired(side)
    }

    /// How far the move has come for a press, what stands on the screen with it.
    pub(in crate::game) fn progress_at_press(self, ply: &Ply) -> Progress {
        let announced = ply.announcement().or_else(|| self.announced_by_press(Seat::Player(ply.mover)));
        Progress::of(ply.stands().as_ref(), announced.as_ref())
    }
}

/// The last entry counts; the one before was a slip.
fn entered(ply: &Ply, said: RawMove) -> Vec<Act> {
    match ply.entry() {
        Some(same) if same.same_move(said) => Vec::new(),
        other => other
            .map(|said| Act::Move(MoveAct::EntryTakenBack(said)))
            .into_iter()
            .chain([Act::Move(MoveAct::Entered(said))])
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Board, Color, Square};

    use super::*;
    use crate::game::Game;
    use crate::{
        clock::Moment,
        game::{
            AdjournmentAct, AdjournmentCommand, Command, EndingCommand, MoveCommand, Order, Passphrase,
            ReconcileCommand, Setup, StartCommand,
        },
        laws::completion::Sight,
        reconciliation::BoardKind,
    };

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    fn does(game: &mut Game, by: Seat, command: &Command) -> Vec<Act> {
        let events = game.decide(Moment::START, by, command).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        events.iter().for_each(|event| game.apply(Moment::START, event));
        events.into_iter().map(|event| event.act).collect()
    }

    fn pawn(from: Square, to: Square) -> RawMove {
        RawMove::from_squares(&Board::default(), from, to, None).expect("a pawn is there")
    }

    /// The sighted player of the white pieces has a move on the screen.
    fn on_the_screen() -> Game {
        let sight = shakmaty::ByColor { white: Sight::Sighted, black: Sight::Impaired };
        let mut game = Game::new(Setup { sight, ..Setup::default() });
        does(&mut game, WHITE, &Command::Start(StartCommand::Begin));
        does(&mut game, WHITE, &Command::Move(MoveCommand::Enter(pawn(Square::E2, Square::E4))));
        game
    }

    fn entry(game: &Game) -> Option<RawMove> {
        game.record().all_plies().find_map(Ply::entry)
    }

    #[test]
    fn a_move_on_the_screen_is_no_difference_and_is_gone_when_the_boards_are_compared() {
        let mut game = on_the_screen();
        assert_eq!(BoardKind::ALL.map(|kind| game.comparison().squares_otherwise(kind)), [vec![], vec![]]);
        does(&mut game, BLACK, &Command::Reconcile(ReconcileCommand::Begin));
        assert_eq!((entry(&game), game.board(Color::White)), (None, &Board::default()));
    }

    #[test]
    fn a_move_on_the_screen_is_gone_when_the_game_ends() {
        let mut game = on_the_screen();
        does(&mut game, BLACK, &Command::Ending(EndingCommand::Resign));
        assert_eq!((game.plies().len(), game.board(Color::White)), (0, &Board::default()));
    }
    /// Nobody but its player knows of it, and nobody else makes it: the assistant's words neither need to fit it nor place it.
    #[test]
    fn an_assistant_announces_what_he_sees_on_the_board() {
        let [mut game, mut same] = [on_the_screen(), on_the_screen()];
        let assistant = Seat::Assistant(Color::Black);
        let d4 = pawn(Square::D2, Square::D4);
        assert_eq!(
            does(&mut game, assistant, &Command::Move(MoveCommand::Announce(d4))),
            [Act::Move(MoveAct::Announced(d4))]
        );
        let e4 = pawn(Square::E2, Square::E4);
        assert_eq!(
            does(&mut game, assistant, &Command::Move(MoveCommand::Correct(pawn(Square::D2, Square::D3)))).len(),
            1
        );
        assert_eq!(entry(&game), Some(e4));
        assert_eq!(
            does(&mut same, assistant, &Command::Move(MoveCommand::Announce(e4))),
            [Act::Move(MoveAct::Announced(e4))]
        );
        assert_eq!(
            does(&mut same, WHITE, &Command::Move(MoveCommand::Press))[0],
            Act::Move(MoveAct::Placed(e4)),
            "his press makes it"
        );
    }
    #[test]
    fn a_move_that_is_to_be_sealed_is_not_announced_by_the_press() {
        let mut game = on_the_screen();
        assert_eq!(game.handshake().announced_by_press(WHITE), entry(&game));
        let passphrase = Passphrase::new("sieben Raben").expect("long enough");
        does(&mut game, Seat::Arbiter, &Command::Adjournment(AdjournmentCommand::Order(Order::default(), passphrase)));
        assert_eq!(game.handshake().announced_by_press(WHITE), None);
        let acts = does(&mut game, WHITE, &Command::Move(MoveCommand::Press));
        assert!(
            matches!(acts[..2], [Act::Move(MoveAct::Placed(_)), Act::Adjournment(AdjournmentAct::Adjourned)]),
            "{acts:?}"
        );
    }
}
