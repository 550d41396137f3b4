//! A finding in sentences, in the order in which an arbiter needs them.
use super::{Alignment, BoardKind, Correction, EntryReading, Finding, FindingObstacle, Kind, RecordsVerdict, Remark};
use crate::{
    language::{Arg, Line, Phrase},
    laws::{Article, answered, illegal::Fault},
};

/// The sentences of a finding.
#[must_use]
pub fn words(finding: &Finding) -> Vec<Phrase> {
    let mut all = Vec::new();
    finding.say_verdict(&mut all);
    all.extend(finding.alignment.as_ref().map(|alignment| finding.alignment(alignment)));
    all.extend(finding.remarks.iter().map(|remark| finding.remark(remark)));
    finding.say_what_follows(&mut all);
    all
}

/// What has to be done on a board: `Auf dem normalen Brett: Springer von Gustav drei nach Felix drei.`
///
/// ```
/// use anna_hector::{language::{Wording, speak}, reconciliation::{BoardKind, Correction, correction_on}};
/// use shakmaty::{Color, Square};
/// let said = |correction| speak(&correction_on(BoardKind::Normal, correction), Wording::default()).to_string();
/// let (knight, pawn) = (Color::White.knight(), Color::Black.pawn());
/// let moved = Correction { piece: knight, from: Some(Square::G3), to: Some(Square::F3) };
/// assert_eq!(said(moved), "Auf dem normalen Brett: Springer von Gustav drei nach Felix drei.");
/// let missing = Correction { piece: pawn, from: None, to: Some(Square::E5) };
/// assert_eq!(said(missing), "Auf dem normalen Brett: Auf Eva fünf fehlt ein schwarzer Bauer.");
/// ```
#[must_use]
pub fn correction_on(board: BoardKind, correction: Correction) -> Phrase {
    let piece = correction.piece;
    on_board(
        board,
        match (correction.from, correction.to) {
            (Some(from), Some(to)) => {
                Phrase::with(Line::CorrectByMoving, [Arg::Role(piece.role), Arg::Square(from), Arg::Square(to)])
            }
            (None, Some(to)) => Phrase::with(Line::CorrectByPutting, [Arg::Square(to), Arg::OnePiece(piece)]),
            (Some(from), None) => Phrase::with(Line::CorrectByTakingOff, [Arg::Square(from), Arg::OnePiece(piece)]),
            (None, None) => Phrase::line(Line::NothingToCorrect),
        },
    )
}

/// Something about a board: `Auf dem Spezialbrett: ...`
#[must_use]
pub fn on_board(board: BoardKind, what: Phrase) -> Phrase {
    let line = match board {
        BoardKind::Special => Line::OnSpecialBoard,
        BoardKind::Normal => Line::OnNormalBoard,
    };
    Phrase::with(line, [nested(what)])
}

fn nested(phrase: Phrase) -> Arg {
    Arg::Phrase(Box::new(phrase))
}

impl Finding {
    /// `Zug {0}, {1}`.
    fn numbered(&self, ply: usize) -> [Arg; 2] {
        let (number, side) = self.numbering.of(ply);
        [Arg::Number(number), Arg::Color(side)]
    }

    fn article(&self, article: Article) -> Arg {
        Arg::Article(article, self.laws.edition)
    }

    fn say_verdict(&self, all: &mut Vec<Phrase>) {
        match &self.verdict {
            RecordsVerdict::Equal => all.push(Phrase::line(Line::BoardsStandAsSheets)),
            RecordsVerdict::SheetsAgree => all.push(self.agreed()),
            RecordsVerdict::SheetsDiffer { ply, wrote } => {
                all.push(self.agreed());
                for (side, reading) in [(shakmaty::Color::White, &wrote.white), (shakmaty::Color::Black, &wrote.black)]
                {
                    let [number, mover] = self.numbered(*ply);
                    all.push(Phrase::with(Line::SheetHas, [number, mover, Arg::Color(side), entry(reading)]));
                }
            }
            RecordsVerdict::IllegalEntry { ply, entry: reading } => {
                all.push(self.agreed());
                all.push(self.unclear(*ply, reading));
            }
            RecordsVerdict::Undetermined { untold, obstacles } => {
                if let Some(ply) = *untold {
                    all.push(self.agreed());
                    all.push(Phrase::with(Line::MoveOnNeitherSheet, self.numbered(ply)));
                }
                all.extend(obstacles.iter().map(|&obstacle| obstacle_phrase(obstacle)));
            }
        }
    }

    fn agreed(&self) -> Phrase {
        match self.last_agreed {
            0 => Phrase::line(Line::SheetsNeverAgree),
            ply => Phrase::with(Line::SheetsAgreeUpTo, self.numbered(ply)),
        }
    }

    fn unclear(&self, ply: usize, reading: &EntryReading) -> Phrase {
        let [number, mover] = self.numbered(ply);
        match reading.fault_phrase() {
            Some(fault) => Phrase::with(Line::EntryIllegal, [number, mover, entry(reading), nested(fault)]),
            None => Phrase::with(Line::EntryAmbiguous, [number, mover, entry(reading)]),
        }
    }

    /// A doubled move is named where it belongs, not where its second copy stands.
    fn alignment(&self, alignment: &Alignment) -> Phrase {
        let (line, ply) = match alignment.kind {
            Kind::Missing => (Line::MoveMissingOnSheet, alignment.ply),
            Kind::Doubled => (Line::MoveDoubledOnSheet, alignment.ply - alignment.span),
            Kind::Swapped => (Line::MovesSwappedOnSheet, alignment.ply),
        };
        let [number, mover] = self.numbered(ply);
        Phrase::with(line, [Arg::Color(alignment.sheet), number, mover])
    }

    fn remark(&self, remark: &Remark) -> Phrase {
        match remark {
            Remark::EndsSooner(side) => Phrase::with(Line::SheetEndsSooner, [Arg::Color(*side)]),
            Remark::OnOneSheet(ply, side) => {
                let [number, mover] = self.numbered(*ply);
                Phrase::with(Line::OnOneSheetOnly, [number, mover, Arg::Color(*side)])
            }
            Remark::Unwritten(ply) => Phrase::with(Line::MoveOnNeitherSheet, self.numbered(*ply)),
            Remark::Stands { ply, said, .. } => {
                let [number, mover] = self.numbered(*ply);
                let article = self.article(answered::article(self.laws.rules));
                Phrase::with(Line::IllegalMoveStands, [number, mover, Arg::Move(*said), article])
            }
            Remark::Unclaimed { ply, said, fault } => Phrase::Several(vec![
                self.unclear(*ply, &EntryReading::Illegal { said: *said, fault: *fault }),
                Phrase::line(Line::IllegalIsThePlayers),
                Phrase::with(Line::MarkByArticle, [self.article(answered::article(self.laws.rules))]),
            ]),
            Remark::Breaks { sheet, ply, entry: reading } => {
                let [number, mover] = self.numbered(*ply);
                let fault = nested(reading.fault_phrase().unwrap_or_else(|| Phrase::line(Line::EntryBlank)));
                Phrase::with(Line::SheetBreaks, [Arg::Color(*sheet), number, mover, fault])
            }
            Remark::BearsOut(board, side) => on_board(*board, Phrase::with(Line::StandsAsSheetOf, [Arg::Color(*side)])),
            Remark::BoardsEqual | Remark::BothDisplaced => Phrase::line(Line::BoardsAlike),
            Remark::Though(obstacle) => obstacle_phrase(*obstacle),
        }
    }

    fn say_what_follows(&self, all: &mut Vec<Phrase>) {
        let by = |line, article| Phrase::with(line, [self.article(article)]);
        all.extend(match &self.verdict {
            RecordsVerdict::Equal => None,
            RecordsVerdict::SheetsAgree | RecordsVerdict::SheetsDiffer { .. } | RecordsVerdict::IllegalEntry { .. }
                if self.leaves_the_boards() =>
            {
                Some(by(Line::SheetsPutRight, Article::BoardsDiffer))
            }
            RecordsVerdict::SheetsAgree if self.remarks.contains(&Remark::BothDisplaced) => {
                Some(by(Line::LastIdentifiable, Article::PiecesFoundDisplaced))
            }
            RecordsVerdict::SheetsAgree => Some(by(Line::WroteRightMovedWrong, Article::BoardsDiffer)),
            RecordsVerdict::SheetsDiffer { .. } => Some(by(Line::BackToAgreement, Article::SheetsDiffer)),
            RecordsVerdict::IllegalEntry { .. } if self.queen_for_pawn.is_some() => Some(Phrase::Several(vec![
                Phrase::line(Line::PawnBecameQueen),
                by(Line::MarkByArticle, Article::UnpromotedPawn),
            ])),
            RecordsVerdict::IllegalEntry { .. } => Some(by(Line::PositionBeforeItCounts, Article::IllegalMove)),
            RecordsVerdict::Undetermined { obstacles, .. } if obstacles.is_empty() => {
                Some(by(Line::LastIdentifiable, Article::IllegalMove))
            }
            RecordsVerdict::Undetermined { .. } => Some(Phrase::line(Line::NothingDetermined)),
        });
        if !self.leaves_the_boards() && !self.is_blocked() {
            all.extend(BoardKind::ALL.into_iter().flat_map(|kind| self.corrections_on(kind)));
        }
        // Where nothing is decided, since the boards stay though the sheets differ, the clocks stay too.
        let clocks = self.clocks.filter(|_| self.verdict == RecordsVerdict::Equal || !self.leaves_the_boards());
        all.extend(clocks.and_then(|reading| {
            // Without a clock there is nothing to set.
            let (white, black) = (Arg::ExactTime(reading.left.white?), Arg::ExactTime(reading.left.black?));
            let completed = reading.completed.map(Arg::Number);
            Some(Phrase::with(Line::ClocksThen, [white, black, completed.white, completed.black]))
        }));
    }

    fn corrections_on(&self, kind: BoardKind) -> Vec<Phrase> {
        match self.corrections.get(kind).as_slice() {
            [] => vec![on_board(kind, Phrase::line(Line::NothingToCorrect))],
            corrections => corrections.iter().map(|&correction| correction_on(kind, correction)).collect(),
        }
    }
}

/// What stands in a cell.
fn entry(reading: &EntryReading) -> Arg {
    match reading {
        EntryReading::Legal(said) | EntryReading::Illegal { said, .. } => Arg::Move(*said),
        EntryReading::Ambiguous(several) => either(several.iter().map(|&said| Arg::Move(said)).collect()),
        EntryReading::NoneReaches { role, to } => {
            nested(Phrase::with(Line::EntryTo, [Arg::Role(*role), Arg::Square(*to)]))
        }
        EntryReading::Illegible(text) => Arg::Text(text.clone()),
        EntryReading::Gap => nested(Phrase::line(Line::EntryBlank)),
    }
}

/// `A or B or C`.
fn either(several: Vec<Arg>) -> Arg {
    let joined = several.into_iter().rev().reduce(|after, one| nested(Phrase::with(Line::Or, [one, after])));
    joined.unwrap_or_else(|| nested(Phrase::line(Line::EntryBlank)))
}

impl EntryReading {
    /// Why it is illegal, if it is.
    fn fault_phrase(&self) -> Option<Phrase> {
        match self {
            Self::Illegal { fault, .. } => Some(fault_phrase(*fault)),
            Self::NoneReaches { role, to } => {
                Some(Phrase::with(Line::NoneReaches, [Arg::Role(*role), Arg::Square(*to)]))
            }
            Self::Legal(_) | Self::Ambiguous(_) | Self::Illegible(_) | Self::Gap => None,
        }
    }
}

fn fault_phrase(fault: Fault) -> Phrase {
    fault.into()
}

fn obstacle_phrase(obstacle: FindingObstacle) -> Phrase {
    let needs =
        |line, side, way_out| Phrase::Several(vec![Phrase::with(line, [Arg::Color(side)]), Phrase::line(way_out)]);
    match obstacle {
        FindingObstacle::NoKing(board, side) => on_board(board, needs(Line::KingMissing, side, Line::TellBoardAgain)),
        FindingObstacle::SeveralKings(board, side) => {
            on_board(board, needs(Line::TooManyKings, side, Line::TellBoardAgain))
        }
        FindingObstacle::TooManyPawns(board, side) => {
            on_board(board, needs(Line::TooManyPawns, side, Line::TellBoardAgain))
        }
        FindingObstacle::SheetEmpty(side) => Phrase::with(Line::SheetEmpty, [Arg::Color(side)]),
        FindingObstacle::SheetUnreadable(side) => Phrase::with(Line::SheetUnreadable, [Arg::Color(side)]),
        FindingObstacle::DifferentGames => Phrase::line(Line::SheetsOfDifferentGames),
    }
}
