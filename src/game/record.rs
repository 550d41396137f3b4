//! The moves of a game as they are recorded.
use shakmaty::{Board, ByColor, Chess, Color, Position as _, Square};

use super::{Phase, Plies, Ply, Repetition, Seat, Setup, Step};
use crate::{
    clock::{Clock, Control, Moment},
    laws::{
        RawMove,
        irregularity::{self, Finder, IllegalWhen, Window},
        repetition::Likeness,
        standing::Standing,
    },
    reconciliation::{ClockHistory, SheetEntry},
};

/// The moves of a game as they are recorded, from its start to the ply in progress, and those that were ruled off.
#[derive(Debug, Clone, Copy)]
pub struct GameRecord<'a> {
    pub(super) setup: &'a Setup,
    pub(super) phase: &'a Phase,
    pub(super) plies: &'a Plies,
    pub(super) ruled_off: &'a [(usize, Plies)],
    pub(super) clock: &'a Clock,
    /// How the clocks were set before the first move; a wrong setting may have been replaced since (6.10.2).
    pub(super) control_at_start: &'a ByColor<Control>,
}

impl<'a> GameRecord<'a> {
    /// The index of the opponent's ply that `side` has to repeat and execute, or has answered last: the latest that was announced,
    /// or one before it that he left when he pressed without a move. What he does not execute would be missing on his board.
    pub(super) fn index_to_answer(self, side: Color) -> Option<usize> {
        let plies: Vec<&Ply> = self.all_plies().collect();
        let mut found = plies.iter().rposition(|ply| ply.mover != side && !ply.announced.is_empty())?;
        while let Some(left) = found.checked_sub(2)
            && let [before, reply, ..] = plies[left..]
            && reply.was_pressed_without_move()
            && !before.announced.is_empty()
            && before.execution().is_none()
        {
            found = left;
        }
        Some(found)
    }

    /// Whether the completed ply before the one in progress was pressed before it was announced.
    pub(crate) fn awaits_late_announcement(self) -> bool {
        self.plies.last().is_some_and(|ply| ply.announced.is_empty() && ply.placed.is_some())
    }

    /// The ply that is being announced: the one that was pressed before, or the one in progress.
    pub(crate) fn ply_in_words(self) -> Option<&'a Ply> {
        self.plies.last().filter(|_| self.awaits_late_announcement()).or_else(|| self.current_ply())
    }

    /// Who has pressed without a move, while the other has made nothing since.
    pub(super) fn pressed_without_move(self) -> Option<Color> {
        let untouched = self.current_ply().is_some_and(|ply| ply.announced.is_empty() && ply.placed.is_none());
        self.plies.last().filter(|ply| untouched && ply.was_pressed_without_move()).map(|ply| ply.mover)
    }

    /// The placement to which the record leads after so many plies, legal or not.
    #[must_use]
    pub(super) fn placement_after(self, count: usize) -> shakmaty::Board {
        let mut board = shakmaty::Position::board(&self.setup.start).clone();
        for ply in self.plies.iter().take(count) {
            if let Some(played) = ply.played() {
                ply.standing.make(played, &mut board);
            }
        }
        board
    }

    /// Whether the move that the position was restored from had touched this piece: an offer that was made since is not answered
    /// by that.
    pub(super) fn was_touched_in_what_is_ruled_off(self, square: Square) -> bool {
        self.taken_back().is_some_and(|ply| {
            let played = ply.played().map(|played| ply.touched_by(played)).unwrap_or_default();
            ply.touched_by_mover().chain(played).any(|touched| touched == square)
        })
    }

    /// The move in whose place the ply in progress is made, where the position before it was restored.
    fn taken_back(self) -> Option<&'a Ply> {
        self.undone_here().find(|ply| ply.is_begun())
    }

    /// Whether the ply in progress stands in the place of one that was pressed and taken back, or made where that counts.
    pub(super) fn replaces_a_move(self) -> bool {
        let made_counts = irregularity::illegal_when(self.setup.edition, self.setup.rules()) == IllegalWhen::Made;
        self.undone_here()
            .any(|ply| ply.pressed.is_some() || !ply.held_back.is_empty() || made_counts && ply.is_made(self.setup))
    }

    /// What was begun in the place of the ply in progress and ruled off, the latest first.
    fn undone_here(self) -> impl Iterator<Item = &'a Ply> {
        let here = self.ruled_off.iter().rev().take_while(move |(kept, _)| *kept == self.plies.len());
        // Where moves of the sheets were taken in, what was ruled off begins further back.
        let start = self.setup.start_standing();
        let in_place = move |ply: &&Ply| ply.standing.plies_since(&start) == self.plies.len();
        here.filter_map(move |(_, undone)| undone.iter().find(&in_place))
    }

    /// Whether the ply in progress stands for a move that counts as illegal already, and its player has done nothing since that could
    /// count besides: one move counts once.
    pub(super) fn counts_as_taken_back(self, index: usize) -> bool {
        let open = |ply: &&Ply| index == self.plies.len() && ply.played().is_none() && ply.held_back.is_empty();
        // What was only touched in its place since is no move.
        let made = |ply: &&Ply| ply.played().is_some() || !ply.held_back.is_empty();
        self.current_ply().filter(open).is_some() && self.undone_here().find(made).is_some_and(|ply| ply.counted)
    }

    /// The positions from the start to the one before the ply in progress.
    pub(super) fn likenesses(self) -> Vec<Option<Likeness>> {
        (0..=self.plies.len()).map(|plies| self.position_after(plies).as_ref().map(Likeness::of)).collect()
    }

    /// Whether a completed ply counts as an illegal move under the edition.
    pub(super) fn is_irregular(self, ply: &Ply) -> bool {
        let found = match irregularity::illegal_when(self.setup.edition, self.setup.rules()) {
            IllegalWhen::Made => true,
            IllegalWhen::Completed => !ply.is_open(),
        };
        match ply.played() {
            // A pawn that waits for its new piece is no move yet (4.6.c of 2009).
            Some(_) if ply.begun_promotion().is_some() && ply.is_in_hand() => false,
            Some(_) => found && ply.fault().is_some(),
            None => ply.was_pressed_without_move() && irregularity::misuse_counts(self.setup.edition),
        }
    }

    /// Whether the illegal move with this index can still be found: in rapid and blitz with inadequate supervision only
    /// until the opponent has made his next move.
    pub(super) fn may_still_be_found(self, index: usize, finder: Finder) -> bool {
        match irregularity::window(self.setup.edition, self.setup.rules(), finder) {
            Window::Game => true,
            Window::UntilAnswered => self.ply_at(index).is_some_and(|ply| !self.is_answered(index, ply.mover)),
            // What he sees: it stands so still (A4.c).
            Window::NotUnasked => self.is_illegal_since(index + 1),
            Window::Never => false,
        }
    }

    /// Whether the opponent has made a move since the ply with this index. A press without one answers nothing.
    fn is_answered(self, index: usize, mover: Color) -> bool {
        let since = self.plies.iter().skip(index + 1);
        since.filter(|ply| ply.mover != mover).any(|ply| ply.played().is_some())
            || self.current_ply().is_some_and(|ply| ply.mover != mover && ply.is_made(self.setup))
    }

    /// Whether the player on move has no legal move, though the game is not over: its end was taken back.
    #[must_use]
    pub fn has_no_move(self) -> bool {
        let playing = matches!(self.phase, Phase::Playing(_));
        playing && self.position().is_some_and(|position| position.legal_moves().is_empty())
    }

    /// What the clocks showed before the first move and after each completed ply. Plies that were ruled off are not part
    /// of it.
    #[must_use]
    pub fn clock_history(self) -> ClockHistory {
        ClockHistory {
            at_start: Clock::new(self.control_at_start.clone(), self.setup.saved_time()).reading(Moment::START),
            after: self.plies.iter().map(|ply| ply.pressed.map(|(_, reading)| reading)).collect(),
        }
    }

    /// Whether the assistant who keeps this player's score (D.2.9.c of 2014, D.2.10.c) has written any of it in the program.
    #[must_use]
    pub fn is_written(self, side: Color) -> bool {
        let ruled_off = self.ruled_off.iter().flat_map(|(_, plies)| plies.iter());
        self.all_plies().chain(ruled_off).any(|ply| !ply.written.get(side).is_empty())
    }

    /// The ply, counted from 1, that the assistant who keeps this player's score has to write next; `None` where he is up to
    /// date.
    #[must_use]
    pub fn next_to_write(self, side: Color) -> Option<usize> {
        self.to_write(side).next()
    }

    /// The plies, counted from 1, that he has yet to write.
    pub fn to_write(self, side: Color) -> impl Iterator<Item = usize> {
        let lacks = move |(index, ply): (usize, &Ply)| ply.written.get(side).is_empty().then_some(index + 1);
        self.begun_plies().enumerate().filter_map(lacks)
    }

    /// What the assistant has written, as far as he has come.
    pub(super) fn written_entries(self, side: Color) -> Vec<SheetEntry> {
        let last = |ply: &Ply| ply.written.get(side).last().map_or(SheetEntry::Gap, |deed| deed.what.clone());
        let mut entries: Vec<SheetEntry> = self.begun_plies().map(last).collect();
        let written = entries.iter().rposition(|entry| *entry != SheetEntry::Gap).map_or(0, |last| last + 1);
        entries.truncate(written);
        entries
    }

    /// The plies of which something is known: the completed ones, and the one in progress once it is placed or announced.
    pub(super) fn begun_plies(self) -> impl Iterator<Item = &'a Ply> {
        self.plies.iter().chain(self.current_ply().filter(|ply| ply.played().is_some()))
    }

    /// The board of `side` as it stands if every announced move that was made on it was made as it was announced, with what its
    /// player has on the screen.
    #[must_use]
    pub fn expected_board(self, side: Color) -> Board {
        let mut board = shakmaty::Position::board(&self.setup.start).clone();
        for ply in self.all_plies() {
            let made = if ply.mover == side { ply.placed.is_some() } else { ply.execution().is_some() };
            // Where the arbiter has put a queen in a pawn's place, that counts, whatever the words were.
            let words = ply.announcement().filter(|_| ply.replaced_by.is_none());
            let announced = words.or_else(|| ply.played()).filter(|_| made);
            if let Some(said) = announced.or_else(|| ply.entry().filter(|_| ply.mover == side)) {
                ply.standing.make(said, &mut board);
            }
        }
        board
    }

    /// The board of `side` as it stands where every move was made on it as it counts: his own as he made them, the other's as far as
    /// he has executed them. A piece that was announced for a pawn left on its last rank stands in the pawn's place.
    pub(super) fn board_by_play(self, side: Color) -> Board {
        let mut board = shakmaty::Position::board(&self.setup.start).clone();
        // A sealed move is on no board yet (E.5; I.5).
        let sealed = matches!(self.phase, Phase::Playing(turn) if turn.sealing.is_some());
        for ply in self.all_plies().take(if sealed { self.plies.len() } else { usize::MAX }) {
            let Some(played) = ply.played() else { continue };
            let said = if ply.mover == side {
                ply.placed.map(|_| played)
            } else {
                ply.execution().map(|_| ply.announced_promotion().unwrap_or(played))
            };
            if let Some(said) = said {
                ply.standing.make(said, &mut board);
            }
        }
        board
    }

    /// Moves that `side` has made: those of the record, and those before the position from which the game is set up. A press
    /// without a move is not counted, nor is a counter that the arbiter has set.
    pub(super) fn moves_made(self, side: Color) -> u32 {
        let completed = self.plies.iter().filter(|ply| ply.played().is_some());
        let in_progress = self.current_ply().filter(|ply| ply.is_made(self.setup));
        let of_side = completed.chain(in_progress).filter(|ply| ply.mover == side);
        let before = self.setup.moves_before_start(side);
        u32::try_from(of_side.count()).unwrap_or(u32::MAX).saturating_add(before)
    }

    /// How many of the first so many plies are moves of each player that he has completed.
    pub(super) fn moves_among(self, plies: usize) -> ByColor<u32> {
        ByColor::new_with(|side| {
            let of_side = |ply: &&Ply| ply.mover == side && ply.played().is_some() && !ply.is_open();
            u32::try_from(self.plies.iter().take(plies).filter(of_side).count()).unwrap_or(u32::MAX)
        })
    }

    /// Moves that both have completed, those before the position from which the game is set up among them: an irregularity can be put
    /// right until so many (7.3 of 2018; A4.a of 2009, A.4.a). A counter that the arbiter has set higher counts.
    pub(super) fn moves_completed_by_both(self) -> u32 {
        let here = self.moves_among(self.plies.len());
        let completed = |side: Color| {
            let recorded = here.get(side).saturating_add(self.setup.moves_before_start(side));
            recorded.max(self.clock.completed(side))
        };
        completed(Color::White).min(completed(Color::Black))
    }

    /// Plies that were ruled off: behind how many plies both sheets are ruled off, and what stood in the record instead. Where moves of
    /// the sheets were taken in, that is behind these.
    #[must_use]
    pub fn ruled_off(self) -> &'a [(usize, Plies)] {
        self.ruled_off
    }

    /// The ply in progress.
    #[must_use]
    pub const fn current_ply(self) -> Option<&'a Ply> {
        match self.phase {
            Phase::Playing(turn) => Some(&turn.ply),
            _ => None,
        }
    }

    /// The ply that was in hand when the game ended, where no move was made in it.
    #[must_use]
    pub fn unplayed(self) -> Option<&'a Ply> {
        match self.phase {
            Phase::Finished(finished) => finished.unplayed.as_deref(),
            Phase::Waiting | Phase::Playing(_) | Phase::Ended { .. } | Phase::Adjourned(_) => None,
        }
    }

    /// The ply in progress, or the ply whose move is in the envelope of an adjourned game.
    pub(super) const fn ply_in_hand(self) -> Option<&'a Ply> {
        match self.phase {
            Phase::Playing(turn) => Some(&turn.ply),
            Phase::Adjourned(adjourned) => Some(&adjourned.turn.ply),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => None,
        }
    }

    /// The position before the ply in progress, where the record leads to one.
    #[must_use]
    pub fn position(self) -> Option<Chess> {
        match self.phase {
            Phase::Playing(turn) => turn.ply.before.clone(),
            _ => self.position_after(self.plies.len()),
        }
    }

    /// The position after so many plies, where the record leads to one.
    #[must_use]
    pub fn position_after(self, plies: usize) -> Option<Chess> {
        self.standing_after(plies)?.position()
    }

    /// Where the game stood after so many plies, legal or not; `None` if there are not so many.
    #[must_use]
    pub fn standing_after(self, plies: usize) -> Option<Standing> {
        match plies.checked_sub(1) {
            None => Some(self.setup.start_standing()),
            Some(last) => Some(self.plies.get(last)?.after()),
        }
    }

    /// Whether the position is illegal at sight now, and has been after every move since so many plies.
    pub(super) fn is_illegal_since(self, plies: usize) -> bool {
        let illegal = |plies| self.standing_after(plies).is_some_and(|there| there.is_illegal_at_sight());
        plies <= self.plies.len() && (plies..=self.plies.len()).all(illegal)
    }

    /// Where the game stands now.
    #[must_use]
    pub fn standing(self) -> Option<Standing> {
        match self.phase {
            Phase::Playing(turn) => Some(turn.ply.standing.clone()),
            _ => self.standing_after(self.plies.len()),
        }
    }

    /// Every ply that has been begun: the completed ones and the one in progress.
    pub fn all_plies(self) -> impl DoubleEndedIterator<Item = &'a Ply> {
        self.plies.iter().chain(self.current_ply())
    }

    /// The ply with this index, completed or in progress.
    pub(super) fn ply_at(self, index: usize) -> Option<&'a Ply> {
        self.plies.get(index).or_else(|| self.current_ply().filter(|_| index == self.plies.len()))
    }

    /// Whether the move in progress is made.
    pub(super) fn is_made_now(self) -> bool {
        self.current_ply().is_some_and(|ply| ply.is_made(self.setup))
    }

    /// The ply that was announced last, counted from 1, if it stands.
    #[must_use]
    pub fn number_of_last_announced(self) -> Option<u32> {
        let last = self.all_plies().enumerate().filter(|(_, ply)| !ply.announced.is_empty()).last();
        last.map(|(index, _)| u32::try_from(index + 1).unwrap_or(u32::MAX))
    }

    /// How many announcements there have been, corrections included; what the arbiter has put in their place is none.
    #[must_use]
    pub fn announcements(self) -> usize {
        let said = |ply: &Ply| ply.announced.iter().filter(|words| words.by != Seat::Arbiter).count();
        self.all_plies().map(said).sum()
    }

    /// The ply of the opponent that `side` has to repeat and execute, or has answered last, if one is announced.
    #[must_use]
    pub fn ply_to_answer(self, side: Color) -> Option<&'a Ply> {
        self.ply_at(self.index_to_answer(side)?)
    }

    /// The ply that `side` has to announce: one that was pressed before it was announced, else the one in progress.
    #[must_use]
    pub fn ply_to_announce(self, side: Color) -> Option<&'a Ply> {
        let late = self.plies.last().filter(|ply| ply.mover == side && self.awaits_late_announcement());
        late.or_else(|| self.current_ply().filter(|ply| ply.mover == side))
    }

    /// Whether this player has the move: it is his turn, or his opponent's move is on the board or in words (1.1; 1.3 from
    /// 2018).
    pub(crate) fn has_the_move(self, side: Color) -> bool {
        self.current_ply().is_some_and(|ply| ply.mover == side || ply.shown_since().is_some())
    }

    /// The ply that this player has before him while his opponent's move is made and not pressed.
    pub(super) fn ply_before_press(self, side: Color) -> Option<Ply> {
        let is_made = |ply: &&Ply| ply.mover != side && ply.may_be_answered(*self.setup.sight.get(ply.mover));
        self.current_ply().filter(is_made).map(Ply::next)
    }

    /// The last ply that was announced, by either side.
    #[must_use]
    pub fn last_announced(self) -> Option<&'a Ply> {
        self.all_plies().rev().find(|ply| !ply.announced.is_empty())
    }

    /// The part of the handshake that `side` still owes to the opponent's announcement.
    #[must_use]
    pub fn answer_owed(self, side: Color) -> Option<Step> {
        let ply = self.ply_to_answer(side)?;
        let announced = ply.announcement()?;
        match ply.repetition() {
            Repetition::Missing => Some(Step::Repeat(announced)),
            Repetition::Differs(_) => Some(Step::RepeatAgain(announced)),
            Repetition::Agrees if ply.execution().is_none() => Some(Step::Execute(announced)),
            Repetition::Agrees => None,
        }
    }

    /// What `side` has executed of a slip of the opponent's that is corrected since: it has to be taken back first.
    #[must_use]
    pub fn executed_slip(self, side: Color) -> Option<RawMove> {
        self.answer_owed(side).and_then(|_| self.ply_to_answer(side)?.executed_slip())
    }

    /// The move before which both players rule off their sheets, as a ply: what they had written after it was undone when a
    /// position was restored. Until a move is completed from there.
    #[must_use]
    pub fn rules_off(self) -> Option<usize> {
        let (kept, undone) = self.ruled_off.last()?;
        let is_written = |ply: &Ply| Color::ALL.into_iter().any(|side| ply.entered.get(side).is_some());
        let goes_on = matches!(self.phase, Phase::Playing(_)) && *kept == self.plies.len();
        (goes_on && undone.iter().any(is_written)).then_some(kept + 1)
    }

    /// On whose board an announced move has still to be executed.
    pub(super) fn side_to_answer(self) -> Option<Color> {
        Color::ALL.into_iter().find(|&side| self.answer_owed(side).is_some())
    }

    /// The number of the move in progress, as a scoresheet counts it.
    #[must_use]
    pub fn move_number(self) -> u32 {
        self.setup.number_of_move(self.plies.len() + 1)
    }
}
