//! Which of several moves is meant: told by the word that tells them apart, by the piece under the cursor, or by a typed
//! word. A move chosen aloud counts like any other that was understood; one chosen by hand is read back first.
//!
//! A pawn that comes to its last rank without a new piece is asked about in the same way, whatever is legal: who announces names the
//! piece (D.2.1), and a slip of the keys is no unfinished promotion.
use shakmaty::{Role, Square};

use super::{Desk, Entry, Mode, Purpose, Wish, manner::lacks_piece};
use crate::{
    game::View,
    language::{Arg, Language, Line, Phrase, chosen, question},
    laws::RawMove,
    narration::Chime,
};

/// The order in which promotion pieces are offered.
pub(super) const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Asks for the new piece of a move of one's own that lacks it: the question, and the moves that are meant. `None` for a move that is
/// whole, and for one that answers the opponent's: what he announced is repeated as he said it.
pub(super) fn lacking_piece(said: RawMove, purpose: Purpose) -> Option<(Phrase, Vec<RawMove>)> {
    let answers = matches!(purpose, Purpose::Repeat | Purpose::Execute);
    (!answers && lacks_piece(said)).then(|| {
        let moved = Phrase::with(Line::PadReadBack, [Arg::Move(said)]);
        let ask = Phrase::Several(vec![moved, Phrase::line(Line::AskPromotion)]);
        (ask, PROMOTIONS.map(|piece| said.with_promotion(piece)).into())
    })
}

/// The squares of the one move that these are, but for the new piece.
pub(super) fn only_promotions(candidates: &[RawMove]) -> Option<(Square, Square)> {
    let squares = |said: &RawMove| match *said {
        RawMove::Piece { from, to, promotion: Some(_), .. } => Some((from, to)),
        _ => None,
    };
    let first = squares(candidates.first()?)?;
    candidates.iter().all(|said| squares(said) == Some(first)).then_some(first)
}

impl Mode {
    /// The moves of which one is being chosen; none where nothing was asked about moves.
    #[must_use]
    pub fn candidates(&self) -> &[RawMove] {
        match self {
            Self::Choosing { candidates, .. } | Self::Entry(Entry { candidates, .. }) => candidates,
            _ => &[],
        }
    }
}

impl Desk {
    /// Asks which of these moves is meant.
    pub(super) fn ask_which(&mut self, candidates: Vec<RawMove>, ask: Phrase, purpose: Purpose) -> Vec<Wish> {
        self.mode = Mode::Choosing { candidates, ask: ask.clone(), purpose };
        vec![Wish::Say(ask)]
    }

    /// The move of the piece under the cursor is meant: read back. The question is put again where none of them starts
    /// there, and goes on where several do.
    pub(super) fn choose_at_cursor(&mut self, view: &View<'_>) -> Option<Vec<Wish>> {
        let Mode::Choosing { candidates, ask, purpose } = &self.mode else { return None };
        let (ask, purpose) = (ask.clone(), *purpose);
        let starts_here = |said: &&RawMove| matches!(said, RawMove::Piece { from, .. } if *from == self.cursor);
        let here: Vec<RawMove> = candidates.iter().filter(starts_here).copied().collect();
        Some(match here.as_slice() {
            [] => vec![Wish::Chime(Chime::Refused), Wish::Say(ask)],
            [only] => self.entered(*only, purpose, view),
            several => self.ask_which(several.to_vec(), question(several), purpose),
        })
    }

    /// Asks for the new piece of a move that lacks it; `None` where it lacks none.
    pub(super) fn ask_new_piece(&mut self, said: RawMove, purpose: Purpose) -> Option<Vec<Wish>> {
        let (ask, candidates) = lacking_piece(said, purpose)?;
        Some(self.ask_which(candidates, ask, purpose))
    }

    /// The gamepad at which it was asked which move is meant is gone: the question goes to the field of the keyboard, where that is this
    /// person's, and is put once more wherever it can be answered now.
    pub fn ask_without_pad(&mut self, view: &View<'_>) -> Vec<Wish> {
        let Mode::Choosing { candidates, ask, purpose } = &self.mode else { return Vec::new() };
        let (ask, purpose, candidates) = (Wish::Say(ask.clone()), *purpose, candidates.clone());
        if view.setup.devices.keyboard != self.seat {
            return self.in_confidence(vec![ask]);
        }
        // The first letter that is typed begins the answer.
        self.mode = Mode::Entry(Entry { text: String::new(), purpose, candidates, refused: true });
        self.in_confidence(vec![Wish::Chime(Chime::EntryOpened), ask])
    }

    /// The letter of the new piece, typed as the answer to what was asked; it may be a command elsewhere. `None` where no piece was asked
    /// for, and for anything else.
    pub(super) fn choose_letter(&mut self, entry: &Entry, view: &View<'_>) -> Option<Vec<Wish>> {
        only_promotions(&entry.candidates)?;
        let mut letters = entry.text.trim().chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?.to_uppercase().next();
        // Those of English are known to all who read notation.
        let named = |language: Language| {
            entry.candidates.iter().find(|said| match said {
                RawMove::Piece { promotion: Some(piece), .. } => language.piece_letter(*piece) == letter,
                RawMove::Piece { promotion: None, .. } | RawMove::Castling(_) => false,
            })
        };
        let said = *named(self.language).or_else(|| named(Language::English))?;
        Some(self.entered(said, entry.purpose, view))
    }

    /// What was typed as the answer; `None` if it does not answer, and is perhaps a move of its own.
    pub(super) fn choose_typed(&mut self, entry: &Entry, view: &View<'_>) -> Option<Vec<Wish>> {
        match chosen(&entry.text, &entry.candidates, self.language).as_slice() {
            [] => None,
            [only] => Some(self.entered_in_field(*only, entry, view)),
            several => Some(self.ask_which(several.to_vec(), question(several), entry.purpose)),
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, Chess, Color, Square, fen::Fen};

    use super::*;
    use crate::{
        clock::Moment,
        desk::{Commit, Direction, Intent, Manner},
        game::{Command, Game, MoveCommand, Seat, Setup, StartCommand},
        language::Language,
    };

    const WHITE: Seat = Seat::Player(Color::White);

    /// A competition in which White, who cannot see, is to move.
    fn game(fen: &str) -> Game {
        let start: Chess =
            fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position");
        let mut game = Game::new(Setup { start, ..Setup::default() });
        for event in game.decide(Moment::START, WHITE, &Command::Start(StartCommand::Begin)).expect("possible") {
            game.apply(Moment::START, &event);
        }
        game
    }

    fn taken(desk: &mut Desk, game: &Game, intents: impl IntoIterator<Item = Intent>) -> Vec<Wish> {
        let view = game.view(WHITE, Moment::START);
        intents.into_iter().flat_map(|intent| desk.take(intent, &view)).collect()
    }

    fn typed(text: &str) -> impl Iterator<Item = Intent> {
        [Intent::OpenEntry(None)].into_iter().chain(text.chars().map(Intent::Insert)).chain([Intent::Enter])
    }

    fn announced(wishes: &[Wish]) -> Vec<Option<Role>> {
        let piece = |wish: &Wish| match wish {
            Wish::Do(Command::Move(MoveCommand::Announce(RawMove::Piece { promotion, .. }))) => Some(*promotion),
            _ => None,
        };
        wishes.iter().filter_map(piece).collect()
    }

    fn asks(wishes: &[Wish]) -> bool {
        let question = Phrase::line(Line::AskPromotion);
        wishes.iter().any(|wish| matches!(wish, Wish::Say(Phrase::Several(said)) if said.contains(&question)))
    }

    /// A pawn that may go on, and one that guards its king: what is asked tells nothing of it.
    const PAWNS: [&str; 2] = ["4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "7k/P6b/8/8/8/3K4/8/8 w - - 0 1"];

    /// Two strokes of the Enter key had announced a pawn that stays a pawn on the last rank.
    #[test]
    fn a_piece_that_was_not_typed_is_asked_for_and_typed_into_the_open_field() {
        for fen in PAWNS {
            for commit in [Commit::ReadBack, Commit::AtOnce] {
                for (text, answer) in [("a8", "D"), ("a7a8", "Dame"), ("Bauer Anna acht", "d")] {
                    let game = game(fen);
                    let mut desk =
                        Desk::new(WHITE, Language::German).with_manner(Manner { commit, ..Manner::default() });
                    let told = taken(&mut desk, &game, typed(text));
                    assert!(asks(&told) && announced(&told).is_empty(), "{text}: {told:?}");
                    let told = taken(&mut desk, &game, [Intent::Enter, Intent::Commit, Intent::Enter]);
                    assert!(announced(&told).is_empty(), "{text}: {told:?}");
                    let answered = answer.chars().map(Intent::Insert).chain([Intent::Enter, Intent::Enter]);
                    assert_eq!(announced(&taken(&mut desk, &game, answered))[..1], [Some(Role::Queen)], "{answer}");
                }
            }
        }
    }

    /// The gamepad's battery was empty while its player chose the new piece of the move to be sealed: the question, which names the move,
    /// was said and kept like any other.
    #[test]
    fn what_is_asked_of_a_sealed_move_without_the_pad_is_whispered() {
        for keyboard in [WHITE, Seat::Player(Color::Black)] {
            let game = game(PAWNS[0]);
            let mut view = game.view(WHITE, Moment::START);
            let mut setup = game.setup().clone();
            setup.devices.keyboard = keyboard;
            view.setup = &setup;
            let mut desk = Desk::new(WHITE, Language::German);
            let pawn = RawMove::from_squares(game.board(Color::White), Square::A7, Square::A8, None).expect("a pawn");
            desk.ask_new_piece(pawn, Purpose::Seal).expect("a question");
            let told = desk.ask_without_pad(&view);
            assert!(told.iter().any(|wish| matches!(wish, Wish::Whisper(_))), "{told:?}");
            assert!(!told.iter().any(|wish| matches!(wish, Wish::Say(_))), "{told:?}");
        }
    }

    /// The queen was announced, came first in the choice of another piece, and ended the correction.
    #[test]
    fn who_corrects_the_new_piece_is_not_offered_the_announced_one() {
        let mut game = game(PAWNS[0]);
        let queens = RawMove::from_squares(game.board(Color::White), Square::A7, Square::A8, Some(Role::Queen));
        let announce = Command::Move(MoveCommand::Announce(queens.expect("a pawn")));
        for event in game.decide(Moment::START, WHITE, &announce).expect("possible") {
            game.apply(Moment::START, &event);
        }
        let mut desk = Desk::new(WHITE, Language::German);
        let dialled = [0, 6, 0, 7].map(Intent::Take);
        let made = [Intent::OpenDial(Some(Purpose::Correct))].into_iter().chain(dialled);
        assert!(asks(&taken(&mut desk, &game, made)), "{:?}", desk.mode());
        for role in [Role::Rook, Role::Bishop, Role::Knight] {
            taken(&mut desk, &game, [Intent::NextPromotion]);
            let said = desk.mode().read_back_for(Purpose::Correct);
            assert!(matches!(said, Some(RawMove::Piece { promotion, .. }) if promotion == Some(role)), "{said:?}");
        }
    }

    #[test]
    fn a_piece_that_was_not_chosen_by_hand_is_asked_for() {
        for fen in PAWNS {
            for made in [
                vec![Intent::OpenDial(None), Intent::Take(0), Intent::Take(6), Intent::Take(0), Intent::Take(7)],
                vec![
                    Intent::Lift(Square::A7),
                    Intent::Escape,
                    Intent::Grasp,
                    Intent::Walk(Direction::Up),
                    Intent::Grasp,
                ],
            ] {
                let game = game(fen);
                let mut desk = Desk::new(WHITE, Language::German);
                assert!(asks(&taken(&mut desk, &game, made)), "{:?}", desk.mode());
                let told = taken(&mut desk, &game, [Intent::Commit, Intent::Grasp, Intent::Enter]);
                assert!(announced(&told).is_empty() && asks(&told), "{told:?}");
                let pieces = [Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];
                for piece in pieces {
                    taken(&mut desk, &game, [Intent::NextPromotion]);
                    assert_eq!(announced(&taken(&mut desk.clone(), &game, [Intent::Commit])), [piece]);
                }
                assert!(asks(&taken(&mut desk, &game, [Intent::NextPromotion])), "after the knight none again");
                assert!(announced(&taken(&mut desk, &game, [Intent::Commit])).is_empty());
            }
        }
    }

    /// What the opponent announced is answered as he said it.
    #[test]
    fn a_move_that_is_repeated_or_executed_asks_for_no_piece() {
        let board = "4k3/P7/8/8/8/8/8/4K3".parse().expect("a board");
        let said = RawMove::from_squares(&board, Square::A7, Square::A8, None).expect("a pawn");
        for purpose in [Purpose::Repeat, Purpose::Execute] {
            assert_eq!(lacking_piece(said, purpose), None);
        }
        assert_eq!(lacking_piece(said.with_promotion(Role::Rook), Purpose::Announce), None);
    }
}
