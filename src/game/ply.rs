//! The record of one ply: everything that was done about it, by whom and when.
use shakmaty::{Board, ByColor, Chess, Color, Role, Square};

use super::{PressKind, Seat, Setup, Statement};
use crate::{
    clock::{Moment, Reading},
    laws::{
        RawMove,
        announcement::castling_squares,
        completion::{self, Progress, Sight},
        illegal::Fault,
        standing::Standing,
        touch::Begun,
    },
    reconciliation::SheetEntry,
};

/// Something said or done about a ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deed<T> {
    /// Moment of the act.
    pub at: Moment,
    /// The seat that acted.
    pub by: Seat,
    /// What was done.
    pub what: T,
}

/// The clocks as a ply was completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StoppedAt {
    /// Times and counters.
    pub reading: Reading,
    /// How long the log was: what a ruling gives after that is not in the times.
    pub(super) logged: usize,
}

/// A ply, from the first touch to its execution on the other board. What is corrected stays beside what took its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// Whose move it is.
    pub mover: Color,
    /// Where the game stood before it.
    pub standing: Standing,
    /// The checked position before it; an illegal move may have left none.
    pub before: Option<Chess>,
    /// Pieces touched before the move, in order.
    pub touched: Vec<Deed<Square>>,
    /// Pieces that the mover said he adjusts (4.2).
    pub adjusted: Vec<Deed<Square>>,
    /// What was stated of a piece and withdrawn as a slip, as it was stated.
    pub withdrawn: Vec<Deed<Statement>>,
    /// The move that the mover wrote for a claim of a draw; it cannot be changed (9.2.a, 9.3.a).
    pub intended: Option<Deed<RawMove>>,
    /// The promotion that the mover had begun before the ply was taken back; it is completed on the same square (4.6.c of
    /// 2009).
    pub begun: Option<Begun>,
    /// Everything that the mover made on the screen, and what became of it.
    pub entries: Vec<Entry>,
    /// The move that stands on the mover's board.
    pub placed: Option<Deed<RawMove>>,
    /// Moves that stood before it and were replaced.
    pub replaced: Vec<Deed<RawMove>>,
    /// Words that did not fit the piece that stood already.
    pub misspoken: Vec<Deed<RawMove>>,
    /// The mover's board before he placed it, or made it on the screen.
    pub board_before_placing: Option<Board>,
    /// The mover's board without what stands on it, where he has executed the opponent's move beneath it since, and it could not be made
    /// from there: that move took the piece.
    pub board_beneath: Option<Board>,
    /// The board on which he made it, where a comparison or a restored position has put both boards right since: what it was made on may
    /// explain it (D.2.8 of 2014; D.2.9).
    pub made_on: Option<Board>,
    /// Everything that was announced: the last is in force, those before were slips.
    pub announced: Vec<Deed<RawMove>>,
    /// Everything that was repeated: the last is in force.
    pub repeated: Vec<Deed<RawMove>>,
    /// Everything that was executed on the other player's board: the last is in force.
    pub executed: Vec<Deed<RawMove>>,
    /// The other player's board before he executed anything of this ply: a corrected slip is executed anew from here.
    pub board_before_execution: Option<Board>,
    /// What was repeated and executed of a slip that has been corrected since; it no longer answers the announcement.
    pub answered_slips: AnsweredSlips,
    /// What each player's scoresheet has for it.
    pub entered: ByColor<Option<RawMove>>,
    /// What the assistant who keeps a player's score has written for it: the last counts, those before stay readable.
    pub written: ByColor<Vec<Deed<SheetEntry>>>,
    /// Draw offers made during it.
    pub offers: Vec<Color>,
    /// How, when, and with which times it was pressed; `None` while it is in progress, or where it ended the game and was no reply that
    /// had been handed in.
    pub pressed: Option<(Deed<PressKind>, Reading)>,
    /// Presses that were held back because nothing was announced.
    pub held_back: Vec<Deed<()>>,
    /// What became of it, if the opponent replied before it was pressed; a press that comes after all is in `pressed`.
    pub unpressed: Option<Unpressed>,
    /// The piece by which the arbiter replaced a pawn that it left on the last rank (7.5.a of 2014).
    pub replaced_by: Option<Role>,
    /// The clocks when it was completed, before that brought anything: the last at which the position before it stood.
    pub stopped: Option<StoppedAt>,
    /// Whether it counts against its player as an illegal move already: one move counts once (7.4 of 2009, 7.5).
    pub counted: bool,
    /// How many of the presses that were held back count against him: each is an illegal move of its own (7.5.3 of 2018 and 2023).
    pub(super) presses_counted: usize,
}

impl Ply {
    /// Whether its player has done anything for it: touched, told, moved or pressed.
    #[must_use]
    pub const fn is_begun(&self) -> bool {
        !self.touched.is_empty()
            || !self.announced.is_empty()
            || self.placed.is_some()
            || self.begun.is_some()
            || self.pressed.is_some()
            || !self.held_back.is_empty()
            || self.unpressed.is_some()
    }

    /// A ply about to be played.
    #[must_use]
    pub fn new(mover: Color, standing: Standing) -> Self {
        Self {
            mover,
            before: standing.position(),
            standing,
            touched: Vec::new(),
            adjusted: Vec::new(),
            withdrawn: Vec::new(),
            intended: None,
            begun: None,
            entries: Vec::new(),
            placed: None,
            replaced: Vec::new(),
            misspoken: Vec::new(),
            board_before_placing: None,
            board_beneath: None,
            made_on: None,
            announced: Vec::new(),
            repeated: Vec::new(),
            executed: Vec::new(),
            board_before_execution: None,
            answered_slips: AnsweredSlips { repeated: 0, executed: 0 },
            entered: ByColor { white: None, black: None },
            written: ByColor::default(),
            offers: Vec::new(),
            pressed: None,
            held_back: Vec::new(),
            unpressed: None,
            replaced_by: None,
            stopped: None,
            counted: false,
            presses_counted: 0,
        }
    }

    /// Whether a press that was held back does not count yet.
    pub(super) const fn has_press_to_count(&self) -> bool {
        self.presses_counted < self.held_back.len()
    }

    /// Whether anything of it counts against its player.
    pub(super) const fn has_counted(&self) -> bool {
        self.counted || self.presses_counted > 0
    }

    /// Whether nothing of it is left to be counted.
    pub(super) fn counts_already(&self) -> bool {
        let by_press = self.presses_counted > 0 && self.played().is_none();
        !self.has_press_to_count() && (self.counted || by_press)
    }

    /// The ply that follows. What its mover touched once this one was made, pressed or not, he touched having the move.
    #[must_use]
    pub fn next(&self) -> Self {
        let made = self.shown_since();
        let others = |deed: &&Deed<Square>| deed.by.speaks_of_touch_by() == Some(self.mover.other());
        let touched = self.touched.iter().filter(others).filter(|deed| made.is_some_and(|made| made <= deed.at));
        Self { touched: touched.copied().collect(), ..Self::new(self.mover.other(), self.after()) }
    }

    /// Since when the move is on the board or in words, as it is now: from then on it is the opponent's to answer.
    pub(super) fn shown_since(&self) -> Option<Moment> {
        self.placed.map(|deed| deed.at).max(self.announced.last().map(|deed| deed.at))
    }

    /// Whether this person's statement about a piece is in force.
    pub(super) fn states(&self, by: Seat, what: Statement) -> bool {
        let (list, square) = match what {
            Statement::Touched(square) => (&self.touched, square),
            Statement::Adjusts(square) => (&self.adjusted, square),
        };
        list.iter().any(|deed| (deed.by, deed.what) == (by, square))
    }

    /// Takes the last statement of this kind back out of what is in force; whether there was one.
    pub(super) fn withdraw(&mut self, by: Seat, what: Statement) -> bool {
        let (list, square) = match what {
            Statement::Touched(square) => (&mut self.touched, square),
            Statement::Adjusts(square) => (&mut self.adjusted, square),
        };
        let Some(index) = list.iter().rposition(|deed| (deed.by, deed.what) == (by, square)) else { return false };
        let deed = list.remove(index);
        self.withdrawn.push(Deed { at: deed.at, by, what });
        true
    }

    /// Whether it was left unpressed and nothing has completed it since.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.unpressed == Some(Unpressed::Open) && self.pressed.is_none()
    }

    /// Whether it is neither pressed nor left unpressed: its player may still go on with it.
    pub(super) fn is_in_hand(&self) -> bool {
        self.pressed.is_none() && self.unpressed.is_none()
    }

    /// Whether the clock was pressed and no move was announced or placed.
    #[must_use]
    pub fn was_pressed_without_move(&self) -> bool {
        matches!(&self.pressed, Some((deed, _)) if deed.what == PressKind::WithoutMove)
    }

    /// The announcement in force, with the piece by which the arbiter replaced the pawn.
    #[must_use]
    pub fn announcement(&self) -> Option<RawMove> {
        self.announced.last().map(|deed| self.with_new_piece(deed.what))
    }

    /// The move that stands on the screen and can still be taken back.
    #[must_use]
    pub fn entry(&self) -> Option<RawMove> {
        let last = self.entries.last().filter(|entry| self.placed.is_none() && entry.taken_back.is_none())?;
        Some(last.deed.what)
    }

    /// The move on the screen that is announced, by its player or for him, and not pressed. His pieces stand on the board before him; it is
    /// taken back no more, unless other words are announced.
    #[must_use]
    pub fn announced_entry(&self) -> Option<RawMove> {
        let announced = self.announced.last()?;
        self.entry().filter(|entry| entry.same_move(announced.what))
    }

    /// The same where its player has announced it himself: a slip of the pointer is a slip of his words, and corrects them as long as the
    /// clock is not pressed (D.2.7 of 2014; D.2.8). What his assistant has said, the assistant corrects.
    #[must_use]
    pub fn self_announced_entry(&self) -> Option<RawMove> {
        self.announced_entry().filter(|_| self.announced.last().is_some_and(|deed| deed.by == Seat::Player(self.mover)))
    }

    /// It stands on both boards by now, announced or not, no matter who had yet to make it or to execute it. What was made on a board that
    /// stood otherwise stays on record.
    pub(super) fn stand_on_both_boards(&mut self, at: Moment) {
        let Some(what) = self.played() else { return };
        let deed = Deed { at, by: Seat::Arbiter, what };
        self.board_beneath = None;
        let made_on = self.board_before_placing.replace(self.standing.board().clone());
        self.made_on = self.made_on.take().or(made_on);
        if self.placed.is_none() {
            self.placed = Some(deed);
        }
        if self.execution().is_none() {
            self.board_before_execution = Some(self.standing.board().clone());
            self.executed.push(deed);
        }
    }

    /// Takes what stands on the mover's board off it; what has changed elsewhere on the board since stays.
    pub(super) fn take_off(&mut self, board: &mut Board) {
        self.made_on = None;
        let beneath = self.board_beneath.take();
        if let (Some(before), Some(stands)) = (self.board_before_placing.take(), self.stands()) {
            let left = beneath.as_ref().unwrap_or(&before);
            self.standing.footprint(stands, &before).take_off(board, left);
        }
    }

    /// What stands on the mover's board is the same move, as it is read where he has executed the opponent's move beneath it.
    pub(super) fn read_anew(&mut self, said: RawMove) {
        if let Some(placed) = &mut self.placed {
            placed.what = said;
        } else if let Some(entry) = self.entries.last_mut() {
            entry.deed.what = said;
        }
    }

    /// What stands on the mover's board as he sees it: made, or on the screen.
    #[must_use]
    pub fn stands(&self) -> Option<RawMove> {
        self.placed.map(|deed| deed.what).or_else(|| self.entry())
    }

    /// What the words of this person must fit: what stands on the mover's board; of what is on the screen, which may be a slip,
    /// only its player knows.
    #[must_use]
    pub(super) fn binds(&self, by: Seat) -> Option<RawMove> {
        let placed = self.placed.filter(|_| !self.stands_by_words_alone()).and_then(|_| self.played());
        if by == Seat::Player(self.mover) { placed.or_else(|| self.entry()) } else { placed }
    }

    /// Whether the boards show it because it was announced: a comparison has set it up on both, and its player has released no piece
    /// (4.7). Until he presses he may correct his words (D.2.7 of 2014; D.2.8).
    #[must_use]
    pub(super) fn stands_by_words_alone(&self) -> bool {
        let his_words = self.announced.last().is_some_and(|said| said.by != Seat::Arbiter);
        his_words && self.placed.is_some_and(|deed| deed.by == Seat::Arbiter)
    }

    /// The move: what stands on the mover's board, else what was announced.
    #[must_use]
    pub fn played(&self) -> Option<RawMove> {
        let played = self.placed.map(|deed| deed.what).or_else(|| self.announcement())?;
        Some(self.with_new_piece(played))
    }

    /// This, which was said or made of the move, with the piece by which the arbiter replaced the pawn.
    pub(super) fn with_new_piece(&self, said: RawMove) -> RawMove {
        let squares = |said: RawMove| match said {
            RawMove::Piece { role: Role::Pawn, from, to, .. } => Some((from, to)),
            RawMove::Piece { .. } | RawMove::Castling(_) => None,
        };
        let pawn = self.placed.and_then(|placed| squares(placed.what));
        match self.replaced_by {
            Some(piece) if pawn.is_some() && squares(said) == pawn => said.with_promotion(piece),
            Some(_) | None => said,
        }
    }

    /// Words without a piece, for a pawn that the arbiter replaced, with that piece; others as they are.
    #[must_use]
    pub fn completed(&self, said: RawMove) -> RawMove {
        if said.lacks_promotion(self.mover) { self.with_new_piece(said) } else { said }
    }

    /// Whether what was said or done in answer is the announced move: as it was announced, or with the piece by which the arbiter replaced
    /// the pawn, whatever piece the announcement named.
    #[must_use]
    pub fn is_answered_by(&self, announced: RawMove, said: RawMove) -> bool {
        let as_said = self.announced.last().is_some_and(|words| words.what.same_move(said));
        let as_ruled = self.completed(said).same_move(self.with_new_piece(announced));
        announced.same_move(said) || as_said && self.is_announced(announced) || as_ruled
    }

    /// Whether this is the announcement in force.
    fn is_announced(&self, announced: RawMove) -> bool {
        self.announcement().is_some_and(|words| words.same_move(announced))
    }

    /// The announced move, where a pawn was left on its last rank and the words name the piece that it becomes.
    pub(super) fn announced_promotion(&self) -> Option<RawMove> {
        let left = self.played().filter(|left| left.lacks_promotion(self.mover))?;
        self.announcement()
            .filter(|said| Role::ALL.into_iter().any(|piece| left.with_promotion(piece).same_move(*said)))
    }

    /// How far the move has come. What its player shows and announces is made, though he may correct it.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let made = self.placed.map(|deed| deed.what).or_else(|| self.announced_entry());
        Progress::of(made.as_ref(), self.announcement().as_ref())
    }

    /// Whether it is made: for a visually impaired player that includes his words (D.2.3).
    pub(super) fn is_made(&self, setup: &Setup) -> bool {
        completion::is_made(*setup.sight.get(self.mover), self.progress())
    }

    /// Whether the opponent may reply to it before it is pressed (1.1; 6.2.a of 2014): it is made, and the words fit the piece.
    #[must_use]
    pub fn may_be_answered(&self, sight: Sight) -> bool {
        let made = completion::is_made(sight, self.progress()) && self.is_announced_as_placed();
        made || sight == Sight::Impaired && self.is_presumed_to_stand()
    }

    /// Whether it is announced, repeated and executed, and only its player's hand has yet to tell that it stands on his board.
    #[must_use]
    pub fn is_presumed_to_stand(&self) -> bool {
        let fits = |said: RawMove| self.entry().is_none_or(|entry| entry.same_move(said));
        let answered = self.repetition() == Repetition::Agrees && self.execution().is_some();
        self.placed.is_none() && answered && self.announcement().is_some_and(fits)
    }

    /// Whether the last repetition names the announced move.
    #[must_use]
    pub fn repetition(&self) -> Repetition {
        match (self.announcement(), self.repeated[self.answered_slips.repeated..].last()) {
            (Some(announced), Some(repeated)) if self.is_answered_by(announced, repeated.what) => Repetition::Agrees,
            (Some(_), Some(repeated)) => Repetition::Differs(repeated.what),
            _ => Repetition::Missing,
        }
    }

    /// What was executed of the announcement in force.
    #[must_use]
    pub fn execution(&self) -> Option<RawMove> {
        self.executed[self.answered_slips.executed..].last().map(|deed| deed.what)
    }

    /// What was executed of a slip that is corrected, and still stands on the other player's board.
    #[must_use]
    pub fn executed_slip(&self) -> Option<RawMove> {
        self.executed.last().map(|deed| deed.what).filter(|_| self.execution().is_none())
    }

    /// Takes an announcement. Answers to the slip it corrects no longer count, unless they happen to fit it.
    pub fn announce(&mut self, deed: Deed<RawMove>) {
        self.announced.push(deed);
        self.answered_slips.repeated = self.repeated.len();
        let fits = self.executed.last().is_some_and(|executed| executed.what.same_move(deed.what));
        self.answered_slips.executed = self.executed.len() - usize::from(fits);
        // The mover's sheet follows his words; the other's waits for the repetition.
        self.entered = ByColor { white: None, black: None };
        *self.entered.get_mut(self.mover) = Some(deed.what);
    }

    /// Why the move is illegal, if it is. For the arbiter's eyes in competition.
    #[must_use]
    pub fn fault(&self) -> Option<Fault> {
        self.standing.fault(self.played()?)
    }

    /// Whether the words fit the piece that was placed, or the one by which the arbiter replaced it.
    #[must_use]
    pub fn is_announced_as_placed(&self) -> bool {
        match (self.placed, self.announcement()) {
            (Some(placed), Some(announced)) => {
                self.with_new_piece(placed.what).same_move(self.with_new_piece(announced))
            }
            _ => true,
        }
    }

    /// The pieces that this move touches (4.3): king before rook for castling, one's own piece before the one it takes.
    #[must_use]
    pub(super) fn touched_by(&self, said: RawMove) -> Vec<Square> {
        match said {
            RawMove::Piece { from, to, capture: true, .. } => {
                [Some(from), self.taken_at(from, to)].into_iter().flatten().collect()
            }
            RawMove::Piece { from, .. } => vec![from],
            // Where no rook is there to castle with, he has touched his king (4.3.a).
            RawMove::Castling(side) => castling_squares(self.standing.board(), self.mover, side).map_or_else(
                || self.standing.board().king_of(self.mover).into_iter().collect(),
                |(king, outermost)| vec![king, self.standing.castling_rook(side).unwrap_or(outermost)],
            ),
        }
    }

    /// Where the piece stands that a capture takes, legal or not: en passant it is beside the pawn that takes it (3.7.d).
    fn taken_at(&self, from: Square, to: Square) -> Option<Square> {
        let board = self.standing.board();
        let beside = Square::from_coords(to.file(), from.rank());
        let pawn = |of: Color| Some(shakmaty::Role::Pawn.of(of));
        let is_en_passant =
            board.piece_at(from) == pawn(self.mover) && board.piece_at(beside) == pawn(self.mover.other());
        if board.piece_at(to).is_some() { Some(to) } else { Some(beside).filter(|_| is_en_passant) }
    }

    /// Where the game stands after it, legal or not.
    #[must_use]
    pub fn after(&self) -> Standing {
        self.standing.after(self.played())
    }
}

/// A move on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Who made it there, and when.
    pub deed: Deed<RawMove>,
    /// When it was taken back, if it was.
    pub taken_back: Option<Moment>,
}

/// What became of a move that its player did not press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unpressed {
    /// It is not completed.
    Open,
    /// His next move completed it (6.2.a.2 of 2014).
    CompletedByNextMove,
    /// The arbiter restored the position after it, and the game went on from there.
    CompletedByRestoring,
}

/// How many repetitions and executions answered slips that have been corrected since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AnsweredSlips {
    /// Slips in [`Ply::repeated`].
    pub repeated: usize,
    /// Slips in [`Ply::executed`].
    pub executed: usize,
}

/// How the repetition stands to the announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// Not repeated yet (or nothing announced).
    Missing,
    /// The same move.
    Agrees,
    /// Another move was named.
    Differs(RawMove),
}

#[cfg(test)]
mod tests {
    use shakmaty::Position;

    use super::*;

    #[test]
    fn the_game_can_go_on_after_an_illegal_move_until_somebody_notices() {
        let mut ply = Ply::new(Color::White, Standing::of(&Chess::default(), shakmaty::CastlingMode::Standard));
        let raw = RawMove::from_squares(&Board::default(), Square::E2, Square::E5, None).expect("a pawn is there");
        ply.placed = Some(Deed { at: Moment::START, by: Seat::Player(Color::White), what: raw });
        assert!(ply.fault().is_some());
        let after = ply.after().position().expect("nobody is in check");
        assert_eq!((after.turn(), after.board().piece_at(Square::E5)), (Color::Black, Some(Color::White.pawn())));
    }
}
