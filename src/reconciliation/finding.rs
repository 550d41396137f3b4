//! What a finding says.
use shakmaty::{ByColor, Color, Role};

use super::{Alignment, BoardKind, Boards, Correction, EntryReading, FindingObstacle, place::ReplayedPlace};
use crate::{
    clock,
    laws::{
        Edition, Numbering, RawMove,
        illegal::Fault,
        irregularity::{self, LeftPawn},
        pace::Rules,
        standing::Standing,
    },
};

/// Under which Laws a finding is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RulesInForce {
    /// Edition of the Laws.
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
pub enum RecordsVerdict {
    /// Both boards stand as the sheets say: there is nothing to do.
    Equal,
    /// The sheets agree, or one only ends sooner: where they lead is the truth.
    SheetsAgree,
    /// The sheets contradict each other.
    SheetsDiffer {
        /// The first ply at which they do.
        ply: usize,
        /// What stands there on each; a gap where it is not written any more.
        wrote: ByColor<EntryReading>,
    },
    /// The sheets agree on an entry that is illegal or ambiguous.
    IllegalEntry {
        /// Ply of the entry.
        ply: usize,
        /// What stands there.
        entry: EntryReading,
    },
    /// The truth cannot be determined.
    Undetermined {
        /// The ply that neither sheet tells, if that is why; the last position before it is identified (7.5).
        untold: Option<usize>,
        /// What is impossible about the records, and so what is needed.
        obstacles: Vec<FindingObstacle>,
    },
}

impl RecordsVerdict {
    pub(super) fn is_blocked(&self) -> bool {
        matches!(self, Self::Undetermined { obstacles, .. } if !obstacles.is_empty())
    }
}

/// What the arbiter should know besides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// The sheet of this player ends sooner than the other.
    EndsSooner(Color),
    /// A ply stands on the sheet of this player only: the other is blank or illegible there.
    OnOneSheet(usize, Color),
    /// A ply was made and stands on neither sheet, where it need not be written yet (8.1.c of 2014; 8.1.3).
    Unwritten(usize),
    /// An illegal move that was answered stands.
    Stands {
        /// Ply of the entry.
        ply: usize,
        /// The move as written.
        said: RawMove,
        /// What is wrong with it.
        fault: Fault,
    },
    /// The last move is illegal, and the opponent's to claim: so it stands.
    Unclaimed {
        /// Ply of the entry.
        ply: usize,
        /// The move as written.
        said: RawMove,
        /// What is wrong with it.
        fault: Fault,
    },
    /// The sheets part, and this one becomes illegal while the other is legal to its end.
    Breaks {
        /// The player whose sheet it is.
        sheet: Color,
        /// The ply at which it does.
        ply: usize,
        /// What stands there.
        entry: EntryReading,
    },
    /// The sheets part, and a board stands as one of them says.
    BearsOut(BoardKind, Color),
    /// The boards do not differ from each other.
    BoardsEqual,
    /// Nor do the sheets, which are complete, and no move leads from where they end to the boards: pieces were displaced on
    /// both (7.5 of 2009, 7.6).
    BothDisplaced,
    /// It changes nothing of the verdict, but there is this about the sheets.
    Though(FindingObstacle),
}

/// A finding. It proposes; the arbiter decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What the records come to.
    pub verdict: RecordsVerdict,
    /// The position the rule leads to: the end of the sheets where they agree, the position after [`Self::last_agreed`]
    /// where they do not, or the last one that can be identified; after [`Self::queen_for_pawn`], if there is one. `None` if the sheets
    /// begin differently.
    pub truth: Option<Standing>,
    /// The moves that lead to it from the start; `None` is a press without a move, where the record has one.
    pub moves: Vec<Option<RawMove>>,
    /// The last of them, where it puts a queen in the place of a pawn that was left on its last rank (7.5.a of 2014; 7.5.2).
    pub queen_for_pawn: Option<RawMove>,
    /// The last ply that both sheets have and agree on; 0 if there is none. Before an illegal entry: the ply before it.
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
    /// Whether nothing can be done before something impossible about the records is cleared up.
    #[must_use]
    pub fn is_blocked(&self) -> bool {
        self.verdict.is_blocked()
    }

    /// The illegal move that it rests on, as both sheets have it.
    #[must_use]
    pub fn illegal_move(&self) -> Option<RawMove> {
        let RecordsVerdict::IllegalEntry { entry: EntryReading::Illegal { said, .. }, .. } = &self.verdict else {
            return None;
        };
        Some(*said)
    }

    /// The move with which a pawn was left on its last rank, on both sheets, and nothing else is wrong with it; with the queen that takes
    /// its place (7.5.a of 2014; 7.5.2): the position after it counts. `at` is where the move was made.
    pub(super) fn queen_for_pawn_at(&self, at: &ReplayedPlace) -> Option<RawMove> {
        let RecordsVerdict::IllegalEntry { entry: EntryReading::Illegal { said, fault }, .. } = &self.verdict else {
            return None;
        };
        let becomes_queen = irregularity::left_pawn(self.laws.edition) == LeftPawn::BecomesQueen;
        let queen = said.with_promotion(Role::Queen);
        (*fault == Fault::PromotionMissing && becomes_queen && at.fault(queen).is_none()).then_some(queen)
    }

    /// Whether the rule leaves the boards as they stand: it begins only where the positions on them differ (E.2.7 of 2009, D.2.8,
    /// D.2.9). Play goes on, and the sheets are put right. What one sheet alone tells proves nothing against two boards, nor does an entry
    /// that several moves fit. Article 7 goes further: an illegal move is taken back and displaced pieces are put back, however the boards
    /// stand.
    #[must_use]
    pub fn leaves_the_boards(&self) -> bool {
        let by_the_rule = match &self.verdict {
            RecordsVerdict::SheetsAgree | RecordsVerdict::SheetsDiffer { .. } => true,
            RecordsVerdict::IllegalEntry { entry, .. } => !entry.is_illegal(),
            RecordsVerdict::Equal | RecordsVerdict::Undetermined { .. } => false,
        };
        self.verdict == RecordsVerdict::Equal || by_the_rule && self.remarks.contains(&Remark::BoardsEqual)
    }

    /// The boards that have to be adjusted.
    pub fn adjusts(&self) -> impl Iterator<Item = BoardKind> {
        BoardKind::ALL.into_iter().filter(|&kind| !self.corrections.get(kind).is_empty())
    }
}
