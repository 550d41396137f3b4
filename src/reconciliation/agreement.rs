//! Following both sheets together for as long as they do not contradict each other, and each by itself after that.
use shakmaty::{ByColor, Color};

use super::{Reading, Sheet, Entry, place::Place};
use crate::laws::{RawMove, answered::Answered, illegal::Fault};

/// What the sheets tell together.
#[derive(Debug)]
pub(super) struct Agreement {
    /// The places before each ply that they tell, and the one after the last.
    pub(super) told: Told,
    /// The last ply that stands on both sheets.
    pub(super) confirmed: usize,
    /// Plies that stand on one sheet while the other is blank or illegible there.
    pub(super) on_one: Vec<(usize, Color)>,
    /// Illegal moves that were answered and stand.
    pub(super) stood: Vec<(usize, RawMove, Fault)>,
    /// Entries that cannot be read as a move, as they are written.
    pub(super) illegible: ByColor<Vec<String>>,
    /// Why it ends.
    pub(super) stop: Stop,
}

/// Where the common story ends.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// Nothing more is written.
    End,
    /// The sheets contradict each other.
    Differ(ByColor<Reading>),
    /// They do not, but what they tell is illegal or not clear.
    Illegal(Reading),
    /// Neither sheet tells which move was made.
    Untold,
}

/// Moves one after the other, and the places they lead through: one more than moves.
#[derive(Debug, Clone)]
pub(super) struct Told {
    pub(super) places: Vec<Place>,
    pub(super) moves: Vec<RawMove>,
}

impl Told {
    /// Nothing told yet, and room for so many plies: growing step by step takes longer than reading a long game.
    fn from(start: Place, plies: usize) -> Self {
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
    pub(super) fn place(&self, plies: usize) -> &Place {
        &self.places[plies.min(self.places.len() - 1)]
    }

    /// The place after the last move.
    pub(super) fn end(&self) -> &Place {
        self.place(self.plies())
    }

    fn go_on(&mut self, said: RawMove) {
        let next = self.end().after(said);
        self.moves.push(said);
        self.places.push(next);
    }
}

/// Follows both sheets from `start`.
pub(super) fn follow(sheets: &ByColor<Sheet>, start: Place, answered: Answered) -> Agreement {
    let longest = sheets.iter().map(|sheet| sheet.entries().len()).max().unwrap_or(0);
    let mut story = Agreement {
        told: Told::from(start, longest),
        confirmed: 0,
        on_one: Vec::new(),
        stood: Vec::new(),
        illegible: ByColor::default(),
        stop: Stop::End,
    };
    for index in 0..longest {
        // The last move of all has no answer yet.
        let answered = if index + 1 < longest { answered } else { Answered::IsTakenBack };
        match story.next(sheets, index, answered) {
            Ok(said) => story.told.go_on(said),
            Err(stop) => {
                story.stop = stop;
                break;
            }
        }
    }
    story
}

impl Agreement {
    fn next(&mut self, sheets: &ByColor<Sheet>, index: usize, answered: Answered) -> Result<RawMove, Stop> {
        let readings = readings(sheets, index, self.told.place(index));
        readings.as_ref().zip_color().for_each(|(side, reading)| {
            if let Some(Reading::Illegible(text)) = reading {
                self.illegible.get_mut(side).push(text.clone());
            }
        });
        let together = match (&readings.white, &readings.black) {
            (Some(white), Some(black)) => white.with(black),
            (one, other) => one.clone().or_else(|| other.clone()),
        };
        let said = match (together, answered) {
            (Some(Reading::Legal(said)), _) => said,
            (Some(Reading::Illegal { said, fault }), Answered::Stands) => {
                self.stood.push((index + 1, said, fault));
                said
            }
            // It would stand, but nobody can say which piece it was.
            (Some(Reading::NoneReaches { .. }), Answered::Stands) => return Err(Stop::Untold),
            (Some(Reading::Illegible(_) | Reading::Gap), _) => return Err(Stop::Untold),
            (Some(unclear), _) => return Err(Stop::Illegal(unclear)),
            (None, _) => return Err(Stop::Differ(readings.map(|reading| reading.unwrap_or(Reading::Gap)))),
        };
        self.count(index + 1, &readings);
        Ok(said)
    }

    fn count(&mut self, ply: usize, readings: &ByColor<Option<Reading>>) {
        let is_silent = |reading: &Option<Reading>| reading.as_ref().map(Reading::is_silent);
        match (is_silent(&readings.white), is_silent(&readings.black)) {
            (Some(false), Some(false)) => self.confirmed = ply,
            (Some(false), Some(true)) => self.on_one.push((ply, Color::White)),
            (Some(true), Some(false)) => self.on_one.push((ply, Color::Black)),
            _ => {}
        }
    }
}

/// The readings of a ply; what is written alike is read once.
fn readings(sheets: &ByColor<Sheet>, index: usize, at: &Place) -> ByColor<Option<Reading>> {
    let read = |side| {
        let sheet: &Sheet = sheets.get(side);
        Some(Reading::of(sheet.entries().get(index)?, sheet.language(), at))
    };
    let entries = sheets.as_ref().map(|sheet| sheet.entries().get(index));
    let alike = entries.white == entries.black && sheets.white.language() == sheets.black.language();
    let white = read(Color::White);
    let black = if alike { white.clone() } else { read(Color::Black) };
    ByColor { white, black }
}

/// How each sheet goes on by itself.
pub(super) type Lines = ByColor<Line>;

/// How one sheet goes on by itself.
#[derive(Debug)]
pub(super) struct Line {
    /// What is agreed, and what this sheet tells after it.
    pub(super) told: Told,
    /// How its telling ends.
    pub(super) end: LineEnd,
}

/// How the telling of one sheet ends.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum LineEnd {
    /// Legal to its last entry.
    Complete,
    /// This entry is illegal.
    Breaks(usize, Reading),
    /// An entry does not say which move was made.
    Unclear,
}

/// Reads a sheet on by itself after what was agreed.
pub(super) fn alone(sheet: &Sheet, agreed: &Told) -> Line {
    continued(sheet, agreed.plies(), agreed.with_room_for(sheet.entries().len()))
}

/// Reads the entries of a sheet from `first` on (counted from 0) as what follows `told`.
pub(super) fn continued(sheet: &Sheet, first: usize, mut told: Told) -> Line {
    for entry in sheet.entries().iter().skip(first) {
        let reading = Reading::of(entry, sheet.language(), told.end());
        match reading {
            Reading::Legal(said) => told.go_on(said),
            Reading::Illegal { .. } | Reading::NoneReaches { .. } => {
                let ply = told.plies() + 1;
                return Line { told, end: LineEnd::Breaks(ply, reading) };
            }
            Reading::Ambiguous(_) | Reading::Illegible(_) | Reading::Gap => {
                return Line { told, end: LineEnd::Unclear };
            }
        }
    }
    Line { told, end: LineEnd::Complete }
}

/// How many of the first `plies` entries of a sheet are the moves that another sheet tells, `by` plies out of step, and how
/// many were compared.
pub(super) fn in_common(sheet: &Sheet, told: &Told, by: usize, plies: usize) -> (usize, usize) {
    let compared = sheet.entries().iter().skip(by).zip(&told.moves).zip(&told.places).take(plies);
    let same = compared.clone().filter(|&((entry, &said), place)| fits(entry, sheet, place, said));
    (same.count(), compared.count())
}

/// Whether an entry of a sheet can be this move, read at the place where the move was made.
pub(super) fn fits(entry: &Entry, sheet: &Sheet, at: &Place, said: RawMove) -> bool {
    let reading = Reading::of(entry, sheet.language(), at);
    !reading.is_silent() && reading.with(&Reading::Legal(said)).is_some()
}
