//! The finding: what the four records prove, and what the rule makes of it.
use shakmaty::{ByColor, Color};

use super::{
    Alignment, BoardKind, Boards, ClockHistory, Correction, Kind, Numbering, Obstacle, Reading, Records,
    agreement::{Agreement, Line, LineEnd, Stop, alone, follow},
    alignment, corrections,
    obstacle::{are_of_different_games, on_boards, on_sheets},
    place::Place,
};
use crate::{
    clock,
    laws::{Edition, RawMove, answered::answered, illegal::Fault, pace::Rules, standing::Standing},
};

/// Under which Laws a finding is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RulesInForce {
    /// The edition.
    pub edition: Edition,
    /// The Competition Rules, or those of rapid or blitz with inadequate supervision.
    pub rules: Rules,
}

impl Default for RulesInForce {
    /// The Competition Rules of the latest edition.
    fn default() -> Self {
        Self { edition: Edition::default(), rules: Rules::Competition }
    }
}

/// What the records come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Both boards stand as the sheets say: there is nothing to do.
    Equal,
    /// The sheets agree, or one only ends sooner: where they lead is the truth.
    SheetsAgree,
    /// The sheets contradict each other.
    SheetsDiffer {
        /// The first ply at which they do.
        ply: usize,
        /// What stands there on each; a gap where it is not written any more.
        wrote: ByColor<Reading>,
    },
    /// The sheets agree on an entry that is illegal or ambiguous.
    IllegalEntry {
        /// The ply.
        ply: usize,
        /// What stands there.
        entry: Reading,
    },
    /// The truth cannot be determined.
    Undetermined {
        /// The ply that neither sheet tells, if that is why; the last position before it is identified (7.5).
        untold: Option<usize>,
        /// What is impossible about the records, and so what is needed.
        obstacles: Vec<Obstacle>,
    },
}

/// What the arbiter should know besides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// The sheet of this player ends sooner than the other.
    EndsSooner(Color),
    /// A ply stands on the sheet of this player only: the other is blank or illegible there.
    OnOneSheet(usize, Color),
    /// An illegal move that was answered stands.
    Stands {
        /// The ply.
        ply: usize,
        /// The move.
        said: RawMove,
        /// What is wrong with it.
        fault: Fault,
    },
    /// The sheets part, and this one becomes illegal while the other is legal to its end.
    Breaks {
        /// Whose sheet.
        sheet: Color,
        /// The ply at which it does.
        ply: usize,
        /// What stands there.
        entry: Reading,
    },
    /// The sheets part, and a board stands as one of them says.
    BearsOut(BoardKind, Color),
    /// The boards do not differ from each other.
    BoardsEqual,
    /// Everything else agrees, but there is this about a sheet.
    Though(Obstacle),
}

/// A finding. It proposes; the arbiter decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What the records come to.
    pub verdict: Verdict,
    /// The position the rule leads to: the end of the sheets where they agree, the position after [`Self::last_agreed`]
    /// where they do not, or the last one that can be identified. `None` if the sheets begin differently.
    pub truth: Option<Standing>,
    /// The last ply that both sheets have and agree on; 0 if there is none.
    pub last_agreed: usize,
    /// What has to be done on each board to reach the truth; nothing while there are obstacles.
    pub corrections: Boards<Vec<Correction>>,
    /// A sheet that would agree but for one missing, doubled or swapped move.
    pub alignment: Option<Alignment>,
    /// Both clocks and counters as they stood after the last agreed ply, if that is recorded.
    pub clocks: Option<clock::Reading>,
    /// What the arbiter should know besides.
    pub remarks: Vec<Remark>,
    /// How the plies are numbered.
    pub numbering: Numbering,
    /// The Laws it was made under.
    pub laws: RulesInForce,
}

impl Finding {
    /// The boards that have to be adjusted.
    pub fn adjusts(&self) -> impl Iterator<Item = BoardKind> {
        BoardKind::ALL.into_iter().filter(|&kind| !self.corrections.get(kind).is_empty())
    }
}

/// Compares the four records and says what the rule makes of them.
#[must_use]
pub fn find(records: &Records, clocks: Option<&ClockHistory>, laws: RulesInForce) -> Finding {
    let numbering = Numbering::from(records.start.as_ref());
    let mut finding = Finding {
        verdict: Verdict::Undetermined { untold: None, obstacles: vec![Obstacle::DifferentGames] },
        truth: None,
        last_agreed: 0,
        corrections: Boards::default(),
        alignment: None,
        clocks: None,
        remarks: Vec::new(),
        numbering,
        laws,
    };
    if let Some(start) = &records.start {
        let story = follow(&records.sheets, Place::of(start), answered(laws.rules));
        finding.judge(records, &story);
    }
    finding.clocks = clocks.and_then(|history| history.at(finding.last_agreed));
    finding
}

impl Finding {
    fn judge(&mut self, records: &Records, story: &Agreement) {
        self.last_agreed = story.confirmed;
        let reached = story.told.plies();
        let mut obstacles = on_sheets(&records.sheets, story);
        self.remark_on_sheets(records, story, &obstacles);
        obstacles.extend(on_boards(records));
        self.verdict = match &story.stop {
            Stop::End => Verdict::SheetsAgree,
            Stop::Differ(wrote) => Verdict::SheetsDiffer { ply: reached + 1, wrote: wrote.clone() },
            Stop::Illegal(entry) => Verdict::IllegalEntry { ply: reached + 1, entry: entry.clone() },
            Stop::Untold => Verdict::Undetermined { untold: Some(reached + 1), obstacles: Vec::new() },
        };
        if let Stop::Differ(_) | Stop::Illegal(_) = story.stop {
            self.look_beyond(records, story, &mut obstacles);
        }
        self.alignment = self.alignment.take().or_else(|| only_gap(records, story));
        let plies = match story.stop {
            Stop::Differ(_) => story.confirmed,
            // Nothing contradicts what leads up to it: the position immediately before it is known (7.5).
            Stop::End | Stop::Illegal(_) | Stop::Untold => reached,
        };
        if matches!(story.stop, Stop::Illegal(_)) {
            self.last_agreed = reached;
        }
        let truth = story.told.place(plies).standing();
        self.compare_boards(records, &truth, obstacles);
        self.truth = Some(truth);
    }

    fn remark_on_sheets(&mut self, records: &Records, story: &Agreement, obstacles: &[Obstacle]) {
        let is_no_evidence =
            |side| obstacles.iter().any(|&o| o == Obstacle::SheetEmpty(side) || o == Obstacle::SheetUnreadable(side));
        let lengths = records.sheets.as_ref().map(|sheet| sheet.entries().len());
        let shorter = Color::ALL.into_iter().find(|&side| lengths.get(side) < lengths.get(side.other()));
        if let Some(side) = shorter.filter(|&side| story.told.plies() >= *lengths.get(side) && !is_no_evidence(side)) {
            self.remarks.push(Remark::EndsSooner(side));
        }
        let on_one = story.on_one.iter().filter(|(_, side)| !is_no_evidence(side.other()));
        self.remarks.extend(on_one.map(|&(ply, side)| Remark::OnOneSheet(ply, side)));
        self.remarks.extend(story.stood.iter().map(|&(ply, said, fault)| Remark::Stands { ply, said, fault }));
    }

    /// Reads each sheet on by itself where they part.
    fn look_beyond(&mut self, records: &Records, story: &Agreement, obstacles: &mut Vec<Obstacle>) {
        let lines = records.sheets.as_ref().map(|sheet| alone(sheet, &story.told));
        self.alignment = alignment::explain(&records.sheets, &lines, story.told.plies());
        if !matches!(story.stop, Stop::Differ(_)) {
            return;
        }
        if story.told.plies() == 0 && self.alignment.is_none() && are_of_different_games(&records.sheets, &lines) {
            obstacles.push(Obstacle::DifferentGames);
        }
        for side in [Color::White, Color::Black] {
            let other_is_legal = lines.get(side.other()).end == LineEnd::Complete;
            if let (LineEnd::Breaks(ply, entry), true) = (&lines.get(side).end, other_is_legal) {
                self.remarks.push(Remark::Breaks { sheet: side, ply: *ply, entry: entry.clone() });
            }
        }
        self.remarks.extend(borne_out(records, &lines));
    }

    fn compare_boards(&mut self, records: &Records, truth: &Standing, obstacles: Vec<Obstacle>) {
        let found = Boards::new_with(|kind| corrections(records.boards.get(kind), truth.board()));
        let is_right = found.special.is_empty() && found.normal.is_empty();
        if is_right && self.verdict == Verdict::SheetsAgree {
            // A sheet that proves nothing is in nobody's way while everything else agrees.
            self.verdict = Verdict::Equal;
            self.remarks.extend(obstacles.into_iter().map(Remark::Though));
            return;
        }
        if records.boards.special == records.boards.normal {
            self.remarks.push(Remark::BoardsEqual);
        }
        if obstacles.is_empty() {
            self.corrections = found;
            return;
        }
        let untold = if let Verdict::Undetermined { untold, .. } = self.verdict { untold } else { None };
        self.verdict = Verdict::Undetermined { untold, obstacles };
    }
}

/// The boards that stand as one sheet says, and not as the other does.
fn borne_out(records: &Records, lines: &ByColor<Line>) -> Vec<Remark> {
    let ends = lines.as_ref().map(|line| match line.end {
        LineEnd::Complete => Some(line.told.place(line.told.plies()).standing()),
        LineEnd::Breaks(..) | LineEnd::Unclear => None,
    });
    let stands_as = |kind, side: Color| {
        ends.get(side).as_ref().is_some_and(|standing| standing.board() == records.boards.get(kind))
    };
    BoardKind::ALL
        .into_iter()
        .flat_map(|kind| Color::ALL.map(|side| (kind, side)))
        .filter(|&(kind, side)| stands_as(kind, side) && !stands_as(kind, side.other()))
        .map(|(kind, side)| Remark::BearsOut(kind, side))
        .collect()
}

/// A single empty cell on one of two sheets that say the same otherwise.
fn only_gap(records: &Records, story: &Agreement) -> Option<Alignment> {
    let [(ply, written_by)] = *story.on_one else { return None };
    let sheet = written_by.other();
    let is_gap = records.sheets.get(sheet).entries().get(ply - 1) == Some(&super::Entry::Gap);
    let leads_to = story.told.place(story.told.plies()).standing();
    (is_gap && story.stop == Stop::End).then_some(Alignment { sheet, ply, kind: Kind::Missing, span: 1, leads_to })
}
