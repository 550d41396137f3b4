//! From the four records to the finding.
use shakmaty::{Board, Chess, Color, Move, Position};

use super::{
    Alignment, BoardKind, Boards, ClockHistory, Finding, FindingObstacle, Kind, Records, RecordsVerdict, Remark,
    RulesInForce, SheetEntry,
    agreement::{LineEnd, Lines, SheetsAgreement, StoryEnd, UNWRITTEN, alone, follow},
    alignment, corrections,
    obstacle::{are_of_different_games, on_boards, on_sheets},
    place::ReplayedPlace,
};
use crate::laws::{Numbering, standing::Standing};

/// Compares the four records and says what the rule makes of them.
#[must_use]
pub fn find(records: &Records, clocks: Option<&ClockHistory>, laws: RulesInForce) -> Finding {
    let numbering = Numbering::from(records.start.as_ref());
    let mut finding = Finding {
        verdict: RecordsVerdict::Undetermined { untold: None, obstacles: vec![FindingObstacle::DifferentGames] },
        truth: None,
        moves: Vec::new(),
        queen_for_pawn: None,
        last_agreed: 0,
        corrections: Boards::default(),
        alignment: None,
        clocks: None,
        remarks: Vec::new(),
        numbering,
        laws,
    };
    if let Some(start) = &records.start {
        let mut story = follow(&records.sheets, &records.made, ReplayedPlace::of(start), laws);
        let proves = on_sheets(&records.sheets, &story).is_empty();
        story.go_on_unwritten(&records.made, if proves { UNWRITTEN } else { 0 }, laws);
        let completed = clocks.map_or(0, |history| history.after.len());
        RecordsCase::new(records, &story, completed).judge(&mut finding);
    }
    let completed = finding.last_agreed + usize::from(finding.queen_for_pawn.is_some());
    finding.clocks = clocks.and_then(|history| history.at(completed));
    finding
}

/// The records with what their sheets tell.
struct RecordsCase<'a> {
    records: &'a Records,
    story: &'a SheetsAgreement,
    /// Each sheet read by itself, where they part or become illegal.
    lines: Option<Lines>,
    alignment: Option<Alignment>,
    on_sheets: Vec<FindingObstacle>,
    /// After a common beginning they have next to nothing in common.
    are_strangers: bool,
    /// How many plies the record has at least.
    completed: usize,
}

impl<'a> RecordsCase<'a> {
    fn new(records: &'a Records, story: &'a SheetsAgreement, completed: usize) -> Self {
        let mut on_sheets = on_sheets(&records.sheets, story);
        let parts = matches!(story.stop, StoryEnd::Differ(_) | StoryEnd::Illegal(_));
        let lines = parts.then(|| records.sheets.as_ref().map(|sheet| alone(sheet, &story.told)));
        let alignment = match &lines {
            Some(lines) => alignment::explain(&records.sheets, lines, story.told.plies()),
            None => only_gap(records, story),
        };
        let may_be_strangers = matches!(story.stop, StoryEnd::Differ(_)) && alignment.is_none();
        let are_strangers = lines.as_ref().is_some_and(|lines| {
            may_be_strangers && are_of_different_games(&records.sheets, lines, story.told.plies())
        });
        // A common beginning is a position to go back to, which is the rule; without one there is nothing.
        let nothing_in_common = are_strangers && story.told.plies() == 0;
        on_sheets.extend(nothing_in_common.then_some(FindingObstacle::DifferentGames));
        Self {
            records,
            story,
            lines,
            alignment,
            on_sheets,
            are_strangers: are_strangers && !nothing_in_common,
            completed,
        }
    }

    fn judge(self, finding: &mut Finding) {
        let plies = self.plies_to_truth();
        let place = self.story.told.place(plies);
        let mut truth = place.standing();
        finding.moves = self.story.told.moves[..plies].to_vec();
        finding.verdict = self.verdict();
        finding.last_agreed = self.last_agreed();
        finding.queen_for_pawn = finding.queen_for_pawn_at(place);
        if let Some(queen) = finding.queen_for_pawn {
            truth = truth.after(Some(queen));
            finding.moves.push(Some(queen));
        }
        finding.remarks = self.remarks(&finding.verdict);
        if !finding.is_blocked() && !finding.leaves_the_boards() {
            finding.corrections = Boards::new_with(|kind| corrections(self.board(kind), truth.board()));
        }
        finding.truth = Some(truth);
        finding.alignment = self.alignment;
    }

    fn board(&self, kind: BoardKind) -> &'a Board {
        self.records.boards.get(kind)
    }

    /// The plies that are told before the sheets end, part, or do not tell the next one.
    fn reached(&self) -> usize {
        self.story.told.plies()
    }

    fn verdict(&self) -> RecordsVerdict {
        let next = self.reached() + 1;
        let end = self.story.told.end().standing();
        if self.story.stop == StoryEnd::End && BoardKind::ALL.into_iter().all(|kind| self.board(kind) == end.board()) {
            // A sheet that proves nothing is in nobody's way while everything else agrees.
            return RecordsVerdict::Equal;
        }
        let mut obstacles = on_boards(self.records);
        obstacles.extend(&self.on_sheets);
        match &self.story.stop {
            StoryEnd::Untold => RecordsVerdict::Undetermined { untold: Some(next), obstacles },
            _ if !obstacles.is_empty() => RecordsVerdict::Undetermined { untold: None, obstacles },
            StoryEnd::End => RecordsVerdict::SheetsAgree,
            StoryEnd::Differ(wrote) => RecordsVerdict::SheetsDiffer { ply: next, wrote: wrote.clone() },
            StoryEnd::Illegal(entry) => RecordsVerdict::IllegalEntry { ply: next, entry: entry.clone() },
        }
    }

    fn last_agreed(&self) -> usize {
        match self.story.stop {
            StoryEnd::Illegal(_) => self.reached(),
            StoryEnd::End | StoryEnd::Differ(_) | StoryEnd::Untold => self.story.confirmed,
        }
    }

    /// One sheet alone leads nowhere. Otherwise nothing contradicts what leads up to an entry that is illegal or cannot be
    /// read: the position immediately before it is known (7.5).
    fn plies_to_truth(&self) -> usize {
        match self.story.stop {
            StoryEnd::Differ(_) => self.story.confirmed,
            _ if !self.on_sheets.is_empty() && self.verdict() != RecordsVerdict::Equal => self.story.confirmed,
            StoryEnd::End | StoryEnd::Illegal(_) | StoryEnd::Untold => self.reached(),
        }
    }

    fn remarks(&self, verdict: &RecordsVerdict) -> Vec<Remark> {
        let mut all = Vec::new();
        all.extend(self.ends_sooner().map(Remark::EndsSooner));
        let on_one = self.story.on_one.iter().filter(|(_, side)| !self.is_no_evidence(side.other()));
        all.extend(on_one.map(|&(ply, side)| Remark::OnOneSheet(ply, side)));
        all.extend(self.story.unwritten.iter().copied().map(Remark::Unwritten));
        let written = self.records.sheets.iter().map(|sheet| sheet.entries().len()).max();
        let last = written.max(self.story.unwritten.last().copied());
        all.extend(self.story.stood.iter().map(|&(ply, said, fault)| {
            // The last of all has no answer yet.
            if Some(ply) == last { Remark::Unclaimed { ply, said, fault } } else { Remark::Stands { ply, said, fault } }
        }));
        if let (Some(lines), StoryEnd::Differ(_)) = (&self.lines, &self.story.stop) {
            all.extend(breaks(lines));
            all.extend(self.borne_out(lines));
        }
        all.extend(self.are_strangers.then_some(Remark::Though(FindingObstacle::DifferentGames)));
        let boards = &self.records.boards;
        if *verdict != RecordsVerdict::Equal {
            let remark = if self.are_both_displaced(verdict) { Remark::BothDisplaced } else { Remark::BoardsEqual };
            all.extend((boards.special == boards.normal).then_some(remark));
        } else if self.reached() > 0 {
            // Before the first move nothing is missing on an empty sheet.
            all.extend(self.on_sheets.iter().copied().map(Remark::Though));
        }
        all
    }

    /// Whether two boards that stand alike stand as nobody has written it: both sheets have every ply, and their last moves
    /// are not merely still to be written (8.1.c of 2014; 8.1.3).
    fn are_both_displaced(&self, verdict: &RecordsVerdict) -> bool {
        let sheets = &self.records.sheets;
        let complete = self.story.on_one.is_empty()
            && sheets.white.entries().len() == sheets.black.entries().len()
            && self.reached() >= self.completed;
        let end = self.story.told.end().standing().position();
        let leads_there = |end: &Chess| leads_to(end, self.board(BoardKind::Normal), UNWRITTEN);
        *verdict == RecordsVerdict::SheetsAgree && complete && !end.as_ref().is_some_and(leads_there)
    }

    /// Whose sheet ends before the story does.
    fn ends_sooner(&self) -> Option<Color> {
        let length = |side: Color| self.records.sheets.get(side).entries().len();
        let is_shorter = |&side: &Color| length(side) < length(side.other()) && length(side) <= self.reached();
        Color::ALL.into_iter().find(is_shorter).filter(|&side| !self.is_no_evidence(side))
    }

    fn is_no_evidence(&self, side: Color) -> bool {
        let is = |obstacle| self.on_sheets.contains(&obstacle);
        is(FindingObstacle::SheetEmpty(side)) || is(FindingObstacle::SheetUnreadable(side))
    }

    /// The boards that stand as one sheet says, and not as the other does.
    fn borne_out(&self, lines: &Lines) -> impl Iterator<Item = Remark> {
        let ends = lines.as_ref().map(|line| (line.end == LineEnd::Complete).then(|| line.told.end().standing()));
        let stands_as = move |kind, side: Color| ends.get(side).as_ref().map(Standing::board) == Some(self.board(kind));
        BoardKind::ALL
            .into_iter()
            .flat_map(|kind| Color::ALL.map(|side| (kind, side)))
            .filter(move |&(kind, side)| stands_as(kind, side) && !stands_as(kind, side.other()))
            .map(|(kind, side)| Remark::BearsOut(kind, side))
    }
}

/// Whether so many moves, or fewer, lead to this placement.
fn leads_to(position: &Chess, board: &Board, moves: usize) -> bool {
    let next = |m: &Move| {
        let mut next = position.clone();
        next.play_unchecked(*m);
        leads_to(&next, board, moves - 1)
    };
    position.board() == board || moves > 0 && position.legal_moves().iter().any(next)
}

/// The sheet that becomes illegal while the other is legal to its end.
fn breaks(lines: &Lines) -> Option<Remark> {
    Color::ALL.into_iter().find_map(|sheet| match (&lines.get(sheet).end, &lines.get(sheet.other()).end) {
        (LineEnd::Breaks(ply, entry), LineEnd::Complete) => {
            Some(Remark::Breaks { sheet, ply: *ply, entry: entry.clone() })
        }
        _ => None,
    })
}

/// A single empty cell on one of two sheets that say the same otherwise.
fn only_gap(records: &Records, story: &SheetsAgreement) -> Option<Alignment> {
    let [(ply, written_by)] = *story.on_one else { return None };
    let sheet = written_by.other();
    let is_gap = records.sheets.get(sheet).entries().get(ply - 1) == Some(&SheetEntry::Gap);
    let leads_to = story.told.end().standing();
    (is_gap && story.stop == StoryEnd::End).then_some(Alignment { sheet, ply, kind: Kind::Missing, span: 1, leads_to })
}
