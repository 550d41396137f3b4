//! Following both sheets together for as long as they do not contradict each other, and each by itself after that.
use shakmaty::{ByColor, Color};

use super::{EntryReading, RulesInForce, Sheet, SheetEntry, place::ReplayedPlace};
use crate::laws::{
    RawMove,
    answered::{Answered, answered, unclaimed},
    illegal::Fault,
    standing::Standing,
};

/// What the sheets tell together.
#[derive(Debug)]
pub(super) struct SheetsAgreement {
    /// The places before each ply that they tell, and the one after the last.
    pub(super) told: ToldMoves,
    /// The last ply that stands on both sheets.
    pub(super) confirmed: usize,
    /// Plies that stand on one sheet while the other is blank or illegible there.
    pub(super) on_one: Vec<(usize, Color)>,
    /// Illegal moves that were answered and stand.
    pub(super) stood: Vec<(usize, RawMove, Fault)>,
    /// Entries that cannot be read as a move, as they are written.
    pub(super) illegible: ByColor<Vec<String>>,
    /// Plies at its end that are on no sheet: they were made and need not be written yet.
    pub(super) unwritten: Vec<usize>,
    /// What is told so far is what the record has.
    as_made: bool,
    /// Why it ends.
    pub(super) stop: StoryEnd,
}

/// Each player may have a move that he has yet to write: he may answer before he writes what he answers (8.1.c of 2014; 8.1.3).
pub(super) const UNWRITTEN: usize = 2;

/// Where the common story ends.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum StoryEnd {
    /// Nothing more is written.
    End,
    /// The sheets contradict each other.
    Differ(ByColor<EntryReading>),
    /// They do not, but what they tell is illegal or not clear.
    Illegal(EntryReading),
    /// Neither sheet tells which move was made.
    Untold,
}

/// Moves one after the other, and the places they lead through: one more than moves.
#[derive(Debug, Clone)]
pub(super) struct ToldMoves {
    pub(super) places: Vec<ReplayedPlace>,
    /// `None` is a press without a move, which no sheet has.
    pub(super) moves: Vec<Option<RawMove>>,
}

impl ToldMoves {
    /// Nothing told yet, and room for so many plies: growing step by step takes longer than reading a long game.
    fn from(start: ReplayedPlace, plies: usize) -> Self {
        let mut places = Vec::with_capacity(plies + 1);
        places.push(start);
        Self { places, moves: Vec::with_capacity(plies) }
    }

    /// The same, with room for so many plies in all.
    fn with_room_for(&self, plies: usize) -> Self {
        let mut all = Self::from(self.places[0].clone(), plies.max(self.plies()));
        all.places.extend_from_slice(&self.places[1..]);
        all.moves.extend_from_slice(&self.moves);
        all
    }

    pub(super) const fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The place after so many plies; the last one if there are fewer.
    pub(super) fn place(&self, plies: usize) -> &ReplayedPlace {
        &self.places[plies.min(self.places.len() - 1)]
    }

    /// The place after the last move.
    pub(super) fn end(&self) -> &ReplayedPlace {
        self.place(self.plies())
    }

    fn go_on(&mut self, said: Option<RawMove>) {
        let next = said.map_or_else(|| self.end().passed(), |said| self.end().after(said));
        self.moves.push(said);
        self.places.push(next);
    }
}

/// Follows both sheets from `start`.
pub(super) fn follow(
    sheets: &ByColor<Sheet>,
    made: &[Option<RawMove>],
    start: ReplayedPlace,
    laws: RulesInForce,
) -> SheetsAgreement {
    let longest = sheets.white.entries().len().max(sheets.black.entries().len());
    let mut story = SheetsAgreement {
        told: ToldMoves::from(start, longest),
        confirmed: 0,
        on_one: Vec::new(),
        stood: Vec::new(),
        illegible: ByColor::default(),
        unwritten: Vec::new(),
        as_made: true,
        stop: StoryEnd::End,
    };
    for index in 0..longest {
        if story.is_passed(sheets, made, index) {
            story.tell(None, made);
            // Both sheets have nothing there.
            story.confirmed += usize::from(story.confirmed == index);
            continue;
        }
        let here = made.get(index).copied().flatten().filter(|_| story.as_made);
        // The answer to an illegal move may be on record and need not be written yet.
        let is_on_record = here.is_some_and(|here| story.told.end().fault(here).is_some());
        let answers = if is_on_record { answers_to(made, index) } else { 0 };
        let answers = answers.max(written_answers_to(sheets, index));
        match story.next(sheets, index, here, |after| becomes_of(after, answers, laws)) {
            Ok(said) => story.tell(Some(said), made),
            Err(stop) => {
                story.stop = stop;
                break;
            }
        }
    }
    story
}

impl SheetsAgreement {
    /// Takes the next ply, and looks whether the record has the same.
    fn tell(&mut self, said: Option<RawMove>, made: &[Option<RawMove>]) {
        self.as_made &= made.get(self.told.plies()).is_some_and(|&made| RawMove::same_ply(made, said));
        self.told.go_on(said);
    }

    /// Whether the clock was pressed there without a move: the record has it, what is told before is the same, and no sheet has anything.
    fn is_passed(&self, sheets: &ByColor<Sheet>, made: &[Option<RawMove>], index: usize) -> bool {
        let is_silent = |sheet: &Sheet| sheet.entries().get(index).is_none_or(|entry| *entry == SheetEntry::Gap);
        made.get(index) == Some(&None) && self.as_made && sheets.iter().all(is_silent)
    }

    /// Goes on where both sheets end, with presses without a move, and with at most `moves` moves that were made since and need not be
    /// written yet. Nothing contradicts them; to take them back would undo what nobody disputes. An illegal one ends it as one that both
    /// sheets have, unless the rules let it stand (7.5).
    pub(super) fn go_on_unwritten(&mut self, made: &[Option<RawMove>], moves: usize, laws: RulesInForce) {
        let Some(since) = made.get(self.told.plies()..).filter(|_| self.stop == StoryEnd::End && self.as_made) else {
            return;
        };
        let all = since.iter().flatten().count() <= moves;
        for (index, said) in since.iter().enumerate() {
            let Some(said) = *said else {
                self.told.go_on(None);
                continue;
            };
            if !all {
                break;
            }
            let ply = self.told.plies() + 1;
            self.unwritten.push(ply);
            if let Some(fault) = self.told.end().fault(said) {
                let after = self.told.end().standing().after(Some(said));
                if becomes_of(&after, answers_to(since, index), laws) == Answered::IsTakenBack {
                    self.stop = StoryEnd::Illegal(EntryReading::Illegal { said, fault });
                    break;
                }
                self.stood.push((ply, said, fault));
            }
            self.told.go_on(Some(said));
        }
    }

    /// The next move, where the sheets tell one; `made` is what the record has there, and `illegal` says what becomes of an illegal one that
    /// leads to a standing.
    fn next(
        &mut self,
        sheets: &ByColor<Sheet>,
        index: usize,
        made: Option<RawMove>,
        illegal: impl Fn(&Standing) -> Answered,
    ) -> Result<RawMove, StoryEnd> {
        let at = self.told.place(index);
        let readings = readings(sheets, index, at);
        readings.as_ref().zip_color().for_each(|(side, reading)| {
            if let Some(EntryReading::Illegible(text)) = reading {
                self.illegible.get_mut(side).push(text.clone());
            }
        });
        let by_record = |reading: &EntryReading| reading.clone().by_record(made, at);
        let together = match (&readings.white, &readings.black) {
            (Some(white), Some(black)) => white.with(black).or_else(|| by_record(white).with(&by_record(black))),
            (one, other) => one.clone().or_else(|| other.clone()),
        };
        let together = together.as_ref().map(by_record);
        let said = match together {
            Some(EntryReading::Legal(said)) => said,
            Some(EntryReading::Illegal { said, fault })
                if illegal(&at.standing().after(Some(said))) == Answered::Stands =>
            {
                self.stood.push((index + 1, said, fault));
                said
            }
            // It would stand, but nobody can say which piece it was.
            Some(EntryReading::NoneReaches { .. }) if illegal(&at.standing()) == Answered::Stands => {
                return Err(StoryEnd::Untold);
            }
            Some(EntryReading::Illegible(_) | EntryReading::Gap) => return Err(StoryEnd::Untold),
            Some(unclear) => return Err(StoryEnd::Illegal(unclear)),
            None => return Err(StoryEnd::Differ(readings.map(|reading| reading.unwrap_or(EntryReading::Gap)))),
        };
        self.count(index + 1, &readings);
        Ok(said)
    }

    fn count(&mut self, ply: usize, readings: &ByColor<Option<EntryReading>>) {
        let is_silent = |reading: &Option<EntryReading>| reading.as_ref().map(EntryReading::is_silent);
        match (is_silent(&readings.white), is_silent(&readings.black)) {
            (Some(false), Some(false)) => self.confirmed = ply,
            (Some(false), Some(true)) => self.on_one.push((ply, Color::White)),
            (Some(true), Some(false)) => self.on_one.push((ply, Color::Black)),
            _ => {}
        }
    }
}

/// How many moves the opponent has made since the ply with this index. A press without a move answers nothing.
fn answers_to(made: &[Option<RawMove>], index: usize) -> usize {
    made.iter().skip(index + 1).step_by(2).flatten().count()
}

/// The same of what is written: how many entries one of the sheets has for him.
fn written_answers_to(sheets: &ByColor<Sheet>, index: usize) -> usize {
    let behind = |sheet: &Sheet| {
        let opponents = sheet.entries().iter().skip(index + 1).step_by(2);
        opponents.filter(|entry| **entry != SheetEntry::Gap).count()
    };
    behind(&sheets.white).max(behind(&sheets.black))
}

/// What becomes of an illegal move that leads there, with so many answers: the last of all has none yet.
fn becomes_of(after: &Standing, answers: usize, laws: RulesInForce) -> Answered {
    if answers > 0 { answered(laws.rules) } else { unclaimed(laws.edition, laws.rules, after) }
}

/// The readings of a ply; what is written alike is read once.
fn readings(sheets: &ByColor<Sheet>, index: usize, at: &ReplayedPlace) -> ByColor<Option<EntryReading>> {
    let read = |side| {
        let sheet: &Sheet = sheets.get(side);
        Some(EntryReading::of(sheet.entries().get(index)?, sheet.language(), at))
    };
    let entries = sheets.as_ref().map(|sheet| sheet.entries().get(index));
    let alike = entries.white == entries.black && sheets.white.language() == sheets.black.language();
    let white = read(Color::White);
    let black = if alike { white.clone() } else { read(Color::Black) };
    ByColor { white, black }
}

/// How each sheet goes on by itself.
pub(super) type Lines = ByColor<Continuation>;

/// How one sheet goes on by itself.
#[derive(Debug)]
pub(super) struct Continuation {
    /// What is agreed, and what this sheet tells after it.
    pub(super) told: ToldMoves,
    /// How its telling ends.
    pub(super) end: LineEnd,
}

/// How the telling of one sheet ends.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum LineEnd {
    /// Legal to its last entry.
    Complete,
    /// This entry is illegal.
    Breaks(usize, EntryReading),
    /// An entry does not say which move was made.
    Unclear,
}

/// Reads a sheet on by itself after what was agreed.
pub(super) fn alone(sheet: &Sheet, agreed: &ToldMoves) -> Continuation {
    continued(sheet, agreed.plies(), agreed.with_room_for(sheet.entries().len()))
}

/// Reads the entries of a sheet from `first` on (counted from 0) as what follows `told`.
pub(super) fn continued(sheet: &Sheet, first: usize, mut told: ToldMoves) -> Continuation {
    for entry in sheet.entries().iter().skip(first) {
        let reading = EntryReading::of(entry, sheet.language(), told.end());
        match reading {
            EntryReading::Legal(said) => told.go_on(Some(said)),
            EntryReading::Illegal { .. } | EntryReading::NoneReaches { .. } => {
                let ply = told.plies() + 1;
                return Continuation { told, end: LineEnd::Breaks(ply, reading) };
            }
            EntryReading::Ambiguous(_) | EntryReading::Illegible(_) | EntryReading::Gap => {
                return Continuation { told, end: LineEnd::Unclear };
            }
        }
    }
    Continuation { told, end: LineEnd::Complete }
}

/// How many of the first `plies` entries of a sheet are the moves that another sheet tells, `by` plies out of step, and how
/// many were compared.
pub(super) fn in_common(sheet: &Sheet, told: &ToldMoves, by: usize, plies: usize) -> (usize, usize) {
    let told = told.moves.iter().zip(&told.places);
    let pairs = sheet.entries().iter().skip(by).zip(told).take(plies);
    let compared = pairs.filter_map(|(entry, (said, place))| Some((entry, (*said)?, place)));
    let same = compared.clone().filter(|&(entry, said, place)| fits(entry, sheet, place, said));
    (same.count(), compared.count())
}

/// Whether an entry of a sheet can be this move, read at the place where the move was made.
pub(super) fn fits(entry: &SheetEntry, sheet: &Sheet, at: &ReplayedPlace, said: RawMove) -> bool {
    let reading = EntryReading::of(entry, sheet.language(), at);
    !reading.is_silent() && reading.with(&EntryReading::Legal(said)).is_some()
}
