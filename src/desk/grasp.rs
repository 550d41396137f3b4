//! A move made with the cursor or dialled, without a screen: taken in the hand, put down, read back, and only then
//! committed.
//!
//! The piece in this hand is only imagined: nothing is touched in the sense of Article 4, just as nothing is
//! touched by typing a move. The piece on the special board is lifted by the player's own fingers.
use shakmaty::{Board, File, Rank, Role, Square};

use super::{
    Desk, Entry, Intent, Mode, Purpose, Wish,
    choosing::{PROMOTIONS, only_promotions},
    manner::reaches_last_rank,
};
use crate::{
    game::View,
    language::{Arg, Label, Line, Phrase},
    laws::RawMove,
    narration::{Chime, Question, answer, without_keys, without_step_key},
};

/// What has been dialled of a move: file, rank, file; the last rank completes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum Dialled {
    /// No file and no rank is dialled.
    #[default]
    Nothing,
    /// The file it comes from.
    File(File),
    /// The square it comes from.
    From(Square),
    /// That, and the file it goes to.
    FromAndFile(Square, File),
}

/// That a piece is in the hand, if one is.
fn lifted(from: Square, purpose: Purpose, view: &View<'_>) -> Option<Phrase> {
    let piece = board_for(purpose, view).piece_at(from)?;
    Some(Phrase::with(Line::PadLifted, [Arg::Piece(piece), Arg::Square(from)]))
}

impl Desk {
    pub(super) fn by_hand(&mut self, intent: &Intent, view: &View<'_>) -> Vec<Wish> {
        match intent {
            Intent::Grasp => self.grasp(view),
            Intent::OpenDial(purpose) => self.open_dial(*purpose, view),
            Intent::Point(place) => self.hover(*place),
            Intent::Take(place) => self.take_dialled(*place, view),
            Intent::TakeBack => self.take_back(view),
            _ => self.next_promotion(view),
        }
    }

    /// What there is of a move that is half made by hand, or what is asked about it, and what discards it; `None` where there is nothing
    /// of one.
    pub(super) fn half_told(&self, view: &View<'_>) -> Option<Phrase> {
        let begun = match self.mode {
            Mode::ReadBack { .. } => return self.mode.read_back_again(),
            Mode::Choosing { ref ask, .. } => ask.clone(),
            Mode::Lifted { from, purpose, .. } => lifted(from, purpose, view)?,
            Mode::Dialling { dialled, .. } => Phrase::with(
                Line::Bare,
                [match dialled {
                    Dialled::Nothing => Arg::Label(Label::PadDial),
                    Dialled::File(file) | Dialled::FromAndFile(_, file) => Arg::File(file),
                    Dialled::From(square) => Arg::Square(square),
                }],
            ),
            _ => return None,
        };
        Some(Phrase::Several(vec![begun, Phrase::line(Line::EscapeWithdraws)]))
    }

    /// What is half made, or read back and not committed, for a player whose gamepad is gone or comes back: it is as it was, and his next
    /// button may commit it.
    pub fn tell_half(&self, view: &View<'_>) -> Vec<Wish> {
        if !matches!(self.mode, Mode::Lifted { .. } | Mode::Dialling { .. } | Mode::ReadBack { .. }) {
            return Vec::new();
        }
        self.in_confidence(self.half_told(view).map(Wish::Say).into_iter().collect())
    }

    /// What stands at the cursor; of a piece in the hand, that it is there.
    pub(super) fn here(&self, view: &View<'_>) -> Phrase {
        match self.mode {
            Mode::Lifted { from, purpose, .. } if from == self.cursor => lifted(from, purpose, view),
            _ => None,
        }
        .unwrap_or_else(|| answer(view, Question::Square(self.cursor)))
    }

    /// The answer to a question; for a player who asks what is due, what he has in his hand comes first, or the list that is open.
    pub(super) fn with_half(&self, question: Question, told: Wish, view: &View<'_>) -> Wish {
        let Wish::Say(due) = told else { return told };
        if question != Question::Step {
            return Wish::Say(due);
        }
        Wish::Say(match (self.half_told(view), self.list_told(view)) {
            (Some(half), _) => {
                // The key that opens the field would throw away the move that waits, and the one that presses is held back.
                let due = if matches!(self.mode, Mode::Lifted { .. }) { due } else { without_step_key(due) };
                Phrase::Several(vec![half, due])
            }
            (None, Some(list)) => Phrase::Several(vec![list, without_keys(due)]),
            (None, None) => due,
        })
    }

    fn grasp(&mut self, view: &View<'_>) -> Vec<Wish> {
        if let Some(wishes) = self.choose_at_cursor(view) {
            return wishes;
        }
        let purpose = match self.mode {
            Mode::Lifted { from, .. } if from == self.cursor => {
                self.mode = Mode::Board;
                return vec![Wish::Say(Phrase::line(Line::PadPutBack))];
            }
            Mode::Lifted { from, promotion, purpose } => {
                return self.propose(view, purpose, from, self.cursor, promotion);
            }
            Mode::Dialling { purpose, .. } => purpose,
            _ => self.asked_for().unwrap_or_else(|| Purpose::by_hand(view)),
        };
        let from = self.cursor;
        match board_for(purpose, view).piece_at(from) {
            Some(piece) => {
                self.mode = Mode::Lifted { from, promotion: None, purpose };
                vec![Wish::Say(Phrase::with(Line::PadLifted, [Arg::Piece(piece), Arg::Square(from)]))]
            }
            None => {
                vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::with(Line::SquareEmpty, [Arg::Square(from)]))]
            }
        }
    }

    /// What the move is for that a list has asked for: it is written for a claim, and shown by hand or said it is no announcement.
    pub(super) fn asked_for(&self) -> Option<Purpose> {
        self.mode.begun_for().filter(|purpose| purpose.is_written())
    }

    /// Reads back what would be committed.
    fn propose(
        &mut self,
        view: &View<'_>,
        purpose: Purpose,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Vec<Wish> {
        match RawMove::from_squares(board_for(purpose, view), from, to, promotion) {
            Ok(said) => {
                self.cursor = to;
                if let Some(asks) = self.ask_new_piece(said, purpose) {
                    return asks;
                }
                // On the last rank the piece is chosen at the read-back, one stroke after the other.
                if let Some(wishes) = self.at_once(said, purpose).filter(|_| !reaches_last_rank(said)) {
                    self.mode = Mode::Board;
                    return wishes;
                }
                self.read_back(said, purpose, Line::PadReadBack, view)
            }
            Err(_) => {
                self.mode = Mode::Board;
                vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::with(Line::SquareEmpty, [Arg::Square(from)]))]
            }
        }
    }

    fn open_dial(&mut self, purpose: Option<Purpose>, view: &View<'_>) -> Vec<Wish> {
        if let Some(refused) = self.refuses_to_correct(purpose, view) {
            return refused;
        }
        let purpose =
            self.opened_for(purpose, view).or_else(|| self.asked_for()).unwrap_or_else(|| Purpose::by_hand(view));
        self.mode = Mode::Dialling { purpose, dialled: Dialled::Nothing };
        let label = if purpose == Purpose::Correct { Label::PadCorrection } else { Label::PadDial };
        let opened = [Wish::Chime(Chime::EntryOpened), Wish::Say(Phrase::with(Line::Bare, [Arg::Label(label)]))];
        purpose.takes_press_back(view).into_iter().chain(opened).collect()
    }

    /// Says what would be taken: the first of the eight is the file Anna or the first rank.
    fn hover(&self, place: u32) -> Vec<Wish> {
        let Mode::Dialling { dialled, .. } = self.mode else { return vec![Wish::Chime(Chime::Refused)] };
        match dialled {
            Dialled::Nothing | Dialled::From(_) => {
                vec![Wish::Say(Phrase::with(Line::Bare, [Arg::File(File::new(place.min(7)))]))]
            }
            Dialled::File(_) | Dialled::FromAndFile(..) => {
                vec![Wish::Say(Phrase::with(Line::Bare, [Arg::Rank(Rank::new(place.min(7)))]))]
            }
        }
    }

    fn take_dialled(&mut self, place: u32, view: &View<'_>) -> Vec<Wish> {
        let Mode::Dialling { purpose, dialled } = self.mode else { return vec![Wish::Chime(Chime::Refused)] };
        let (file, rank) = (File::new(place.min(7)), Rank::new(place.min(7)));
        let (dialled, words) = match dialled {
            Dialled::Nothing => (Dialled::File(file), Phrase::with(Line::Bare, [Arg::File(file)])),
            Dialled::File(from) => {
                let square = Square::from_coords(from, rank);
                (Dialled::From(square), Phrase::with(Line::Bare, [Arg::Square(square)]))
            }
            Dialled::From(from) => (Dialled::FromAndFile(from, file), Phrase::with(Line::Bare, [Arg::File(file)])),
            Dialled::FromAndFile(from, to) => {
                return self.propose(view, purpose, from, Square::from_coords(to, rank), None);
            }
        };
        self.mode = Mode::Dialling { purpose, dialled };
        vec![Wish::Chime(Chime::Agreed), Wish::Say(words)]
    }

    /// With nothing dialled it leaves the dial: some layouts have no other button free for that.
    fn take_back(&mut self, view: &View<'_>) -> Vec<Wish> {
        let Mode::Dialling { purpose, dialled } = self.mode else { return vec![Wish::Chime(Chime::Refused)] };
        let (dialled, words) = match dialled {
            Dialled::Nothing => return self.escape(view),
            Dialled::File(_) => (Dialled::Nothing, Phrase::with(Line::Bare, [Arg::Label(Label::PadDial)])),
            Dialled::From(from) => (Dialled::File(from.file()), Phrase::with(Line::Bare, [Arg::File(from.file())])),
            Dialled::FromAndFile(from, _) => (Dialled::From(from), Phrase::with(Line::Bare, [Arg::Square(from)])),
        };
        self.mode = Mode::Dialling { purpose, dialled };
        vec![Wish::Say(words)]
    }

    /// The next promotion piece of the move in hand or read back: queen, rook, bishop, knight, none.
    fn next_promotion(&mut self, view: &View<'_>) -> Vec<Wish> {
        match self.mode {
            Mode::Lifted { from, promotion, purpose } => {
                let promotion = following(promotion);
                self.mode = Mode::Lifted { from, promotion, purpose };
                vec![Wish::Say(match promotion {
                    Some(role) => Phrase::with(Line::PadPromotion, [Arg::Role(role)]),
                    None => Phrase::line(Line::PadNoPromotion),
                })]
            }
            Mode::ReadBack { said: RawMove::Piece { role: Role::Pawn, from, to, promotion, .. }, purpose, .. } => {
                let next = next_piece(purpose, (from, to), promotion, view);
                self.propose(view, purpose, from, to, next)
            }
            Mode::Choosing { ref candidates, purpose, .. } | Mode::Entry(Entry { ref candidates, purpose, .. }) => {
                match only_promotions(candidates) {
                    Some((from, to)) => {
                        let next = next_piece(purpose, (from, to), None, view);
                        self.propose(view, purpose, from, to, next)
                    }
                    None => vec![Wish::Chime(Chime::Refused)],
                }
            }
            // He may believe that he has changed the piece of what he announced.
            _ => std::iter::once(Wish::Chime(Chime::Refused)).chain(self.answer_unasked(view)).collect(),
        }
    }

    /// What stands under the cursor, as a sound: none, one's own piece, the opponent's.
    #[must_use]
    pub fn square_chime(&self, view: &View<'_>) -> Chime {
        match view.board.color_at(self.cursor) {
            None => Chime::EmptySquare,
            Some(color) if color == view.side() => Chime::OwnPiece,
            Some(_) => Chime::OpponentsPiece,
        }
    }
}

impl Purpose {
    /// What a move by hand is for at this step. A person who sees has the board before him, and making his move there announces
    /// it as his usual way does.
    fn by_hand(view: &View<'_>) -> Self {
        match Self::of_player(view) {
            Self::Announce if !view.setup.is_impaired(view.side()) => Self::Place,
            purpose => purpose,
        }
    }
}

/// The board from which a move for `purpose` is read.
const fn board_for<'a>(purpose: Purpose, view: &View<'a>) -> &'a Board {
    match purpose {
        Purpose::Repeat | Purpose::Execute => view.board_to_answer_from,
        _ => view.board_to_move_from,
    }
}

/// The promotion piece after this one, but for the piece that is announced: who corrects it would have corrected nothing.
fn next_piece(
    purpose: Purpose,
    (from, to): (Square, Square),
    promotion: Option<Role>,
    view: &View<'_>,
) -> Option<Role> {
    let next = following(promotion);
    let said = RawMove::from_squares(board_for(purpose, view), from, to, next).ok();
    let stands = said.is_some_and(|said| purpose.corrects_nothing(said, view).is_some());
    if stands { following(next) } else { next }
}

/// After the last comes none again.
fn following(promotion: Option<Role>) -> Option<Role> {
    let next = promotion.map_or(0, |role| PROMOTIONS.iter().position(|&other| other == role).map_or(0, |at| at + 1));
    PROMOTIONS.get(next).copied()
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        clock::Moment,
        desk::Direction,
        game::{Command, Game, Seat, Setup, StartCommand},
        language::{Language, Wording, speak},
    };

    /// The button of the daily step was dead over a piece in the hand, and what is due did not name it.
    #[test]
    fn a_move_that_is_half_made_is_named_with_what_discards_it() {
        let white = Seat::Player(Color::White);
        let mut game = Game::new(Setup::default());
        for event in game.decide(Moment::START, white, &Command::Start(StartCommand::Begin)).expect("possible") {
            game.apply(Moment::START, &event);
        }
        let view = game.view(white, Moment::START);
        let said = |phrase: &Phrase| speak(phrase, Wording::default()).to_string();
        let lifted = [Intent::Walk(Direction::Down), Intent::Walk(Direction::Down), Intent::Grasp];
        let dialled = [Intent::OpenDial(None), Intent::Take(4), Intent::Take(1)];
        for (begun, words) in [
            (lifted, "Eva zwei: weißer Bauer in der Hand. Escape widerruft."),
            (dialled, "Eva zwei. Escape widerruft."),
        ] {
            let mut desk = Desk::new(white, Language::German);
            for intent in begun {
                desk.take(intent, &view);
            }
            let mode = desk.mode().clone();
            for stroke in [Intent::Commit, Intent::Enter] {
                let wishes = desk.take(stroke, &view);
                let [Wish::Chime(Chime::Refused), Wish::Say(told)] = &wishes[..] else { panic!("{wishes:?}") };
                assert_eq!(said(told), words);
            }
            let wishes = desk.take(Intent::Ask(Question::Step), &view);
            let [Wish::Say(told)] = &wishes[..] else { panic!("{wishes:?}") };
            assert!(said(told).starts_with(words) && said(told).len() > words.len(), "{}", said(told));
            assert_eq!(*desk.mode(), mode, "it stays");
        }
    }
}
