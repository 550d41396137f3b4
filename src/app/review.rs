//! Games that are over: their list, and one of them gone through by ear and by eye. Nothing is written before somebody asks for
//! sheets. While a competition is played on this machine no game can be reviewed (11.3).
mod recorded;

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use shakmaty::Color;

use self::recorded::Recorded;
use super::{App, News, Options, RealClock, home, stages::Stage};
use crate::{
    clock::Moment,
    desk::{Form, Intent, ListWish, MenuEntry, Review, ReviewList, ReviewPly, ReviewWish, Reviewable, SheetsKept},
    export::{self, Found},
    files,
    game::{Mark, Mode, Setup, SheetLine},
    journal::{self, JournalError},
    language::{Arg, Line, Phrase, Wording},
    narration::{Audience, Chime, Content, Cue, Priority, battery_phrase, ending_phrase},
    scoresheet::{
        EventData, Scoresheets, from_pgn,
        pgn::{self, PgnError},
    },
    screen::CaptionKind,
    speak::UtteranceId,
};

/// No file of games is longer, in bytes.
const MOST_PGN: u64 = 8 * 1024 * 1024;
/// No more files of games are looked at, and no more games are listed.
const MOST_FILES: usize = 50;
const MOST_GAMES: usize = 1000;
/// A game that goes on by itself stays so long at a move at least: anyone who hears nothing follows it by eye.
const PACE: Duration = Duration::from_secs(1);

/// The list of the games that can be reviewed, and the one that is open.
#[derive(Debug)]
pub(super) struct Reviewing {
    pub(super) list: ReviewList,
    /// Where the games are, in the order of the list.
    sources: Vec<ReviewedFile>,
    pub(super) open: Option<Box<Review>>,
    /// The players' own announcements of the open game, where they can be kept.
    recorded: Option<Recorded>,
    goes_on: Option<GoesOn>,
    /// The set-up beneath the menu to which it goes back.
    pub(super) form: Box<Form>,
}

/// Where a game is.
#[derive(Debug, Clone)]
enum ReviewedFile {
    Journal(PathBuf),
    /// A PGN file, and which game of it.
    Pgn(PathBuf, usize),
}

/// It goes on by itself.
#[derive(Debug)]
struct GoesOn {
    /// The words of the last move.
    words: Option<UtteranceId>,
    not_before: Moment,
}

impl App {
    /// The list of the games that are over: those of this program, and those of PGN files.
    pub(super) fn show_reviews(&mut self) {
        if self.is_barred() {
            return;
        }
        let Stage::Menu(at) = &self.stage else { return };
        let form = at.form.clone();
        let (found, troubles) = self.look_for_games();
        let (sources, games) = found.into_iter().unzip();
        let opening = match ReviewList::new(games) {
            Some(list) => {
                let opening = list.opening();
                self.stage = Stage::Review(Box::new(Reviewing {
                    list,
                    sources,
                    open: None,
                    recorded: None,
                    goes_on: None,
                    form,
                }));
                opening
            }
            None => Phrase::line(Line::ReviewNone),
        };
        self.tell_keyboard(opening);
        if !troubles.is_empty() {
            self.unusable(Line::ReviewUnusable, troubles.join("; "));
        }
    }

    fn look_for_games(&self) -> (Vec<(ReviewedFile, Reviewable)>, Vec<String>) {
        let mut troubles = Vec::new();
        let now = RealClock::wall().unix_ms;
        let finished = journal::finished(&self.options.games).unwrap_or_else(|error| {
            troubles.push(error.to_string());
            Vec::new()
        });
        let mut found: Vec<(ReviewedFile, Reviewable)> = finished
            .into_iter()
            .map(|game| {
                let offered = Reviewable {
                    names: game.names,
                    result: game.ending.map(ending_phrase),
                    since: Some(Duration::from_millis(now.saturating_sub(game.last_wall_unix_ms))),
                    file: file_name(&game.path),
                };
                (ReviewedFile::Journal(game.path), offered)
            })
            .collect();
        for path in self.options.pgn_files() {
            let games = games_of(&path).unwrap_or_else(|error| vec![Err(error)]);
            for (index, game) in games.into_iter().enumerate() {
                match game {
                    Ok(sheets) => {
                        let (names, file) = (sheets.event.names.clone(), file_name(&path));
                        let offered = Reviewable { names, result: result(&sheets), since: None, file };
                        found.push((ReviewedFile::Pgn(path.clone(), index), offered));
                    }
                    Err(error) => troubles.push(error),
                }
            }
        }
        found.truncate(MOST_GAMES);
        (found, troubles)
    }

    /// An act of the person who is at the list, or goes through a game.
    pub(super) fn review(&mut self, intent: &Intent) {
        if self.is_barred() {
            return;
        }
        let Stage::Review(at) = &mut self.stage else { return };
        let went_on = at.goes_on.take().is_some();
        let Some(review) = &mut at.open else {
            let wishes = at.list.take(intent);
            return self.list_wishes(wishes);
        };
        let wishes = review.take(intent);
        for wish in wishes {
            match wish {
                ReviewWish::Say(phrase) => self.say_review(phrase),
                ReviewWish::Chime(chime) => self.chime_review(chime),
                ReviewWish::SayAgain => {
                    if let Some(player) = self.stage.keyboard_owner() {
                        self.sound.say_again(player);
                    }
                }
                ReviewWish::Battery => self.say_review(battery_phrase(self.machine.seen.battery)),
                ReviewWish::GoOn if went_on => {}
                ReviewWish::GoOn => self.go_on_reviewing(),
                ReviewWish::Replay(ply) => self.replay_reviewed(ply),
                ReviewWish::OpenSheets => self.open_sheets(),
                ReviewWish::Leave => self.close_review(),
            }
        }
    }

    /// A game of the list, or a move of the game that is open, is clicked.
    pub(super) fn choose_review(&mut self, index: usize) {
        if self.is_barred() {
            return;
        }
        let Stage::Review(at) = &mut self.stage else { return };
        at.goes_on = None;
        match &mut at.open {
            Some(review) => {
                let said = review.go_to(index);
                self.say_review(said);
            }
            None => {
                let wishes = at.list.open(index);
                self.list_wishes(wishes);
            }
        }
    }

    fn list_wishes(&mut self, wishes: Vec<ListWish>) {
        for wish in wishes {
            match wish {
                ListWish::Say(phrase) => self.tell_keyboard(phrase),
                ListWish::GoOn(index) => self.open_review(index),
                ListWish::Leave => {
                    let Stage::Review(at) = &self.stage else { return };
                    self.leave_form(at.form.clone(), MenuEntry::Review);
                }
            }
        }
    }

    fn open_review(&mut self, index: usize) {
        let Stage::Review(at) = &self.stage else { return };
        let Some(source) = at.sources.get(index) else { return };
        let wording = at.form.setup().wording;
        match found_in(source) {
            Ok(found) => {
                let side = self.stage.keyboard_owner().unwrap_or(Color::White);
                let kept = match source {
                    ReviewedFile::Journal(_) => SheetsKept::Here,
                    ReviewedFile::Pgn(..) => SheetsKept::Elsewhere,
                };
                let recorded = found.record().map(Recorded::of);
                let plies = recorded.as_ref().map(Recorded::plies).unwrap_or_default();
                let review = review_of(&found.sheets, wording, side).with_sheets(kept).with_recorded(plies);
                let opening = review.opening();
                let Stage::Review(at) = &mut self.stage else { return };
                (at.open, at.recorded) = (Some(Box::new(review)), recorded);
                self.troubles.forget();
                self.tell_keyboard(opening);
            }
            Err(error) => self.unusable(Line::ReviewUnusable, error),
        }
    }

    /// The game that is open, as it ended: each takes his own sheet home there by the device that is his, the arbiter everything.
    fn open_sheets(&mut self) {
        let Stage::Review(at) = &self.stage else { return };
        if let Some(ReviewedFile::Journal(path)) = at.sources.get(at.list.chosen()).cloned() {
            self.take_up(&path);
            self.sheets_stay_here();
        }
    }

    fn close_review(&mut self) {
        let Stage::Review(at) = &mut self.stage else { return };
        (at.open, at.recorded) = (None, None);
        let opening = at.list.opening();
        self.tell_keyboard(opening);
    }

    fn go_on_reviewing(&mut self) {
        let now = self.clock.now();
        let Stage::Review(at) = &mut self.stage else { return };
        at.goes_on = Some(GoesOn { words: None, not_before: now });
        self.follow_review();
    }

    /// Goes on by one move where a game goes on by itself and its last move has been said.
    pub(super) fn follow_review(&mut self) -> News {
        if self.review_waits() != Some(Duration::ZERO) {
            return News::None;
        }
        if self.is_barred() {
            return News::Some;
        }
        let now = self.clock.now();
        let Stage::Review(at) = &mut self.stage else { return News::None };
        match at.open.as_mut().and_then(|review| review.forward()) {
            Some(phrase) => {
                let words = self.say_review_to(phrase);
                if let Stage::Review(at) = &mut self.stage {
                    at.goes_on = Some(GoesOn { words, not_before: now + PACE });
                }
            }
            None => {
                at.goes_on = None;
                self.chime_review(Chime::Refused);
            }
        }
        News::Some
    }

    /// How long a game that goes on by itself waits before its next move; `None` where none does, and while its words sound.
    pub(super) fn review_waits(&self) -> Option<Duration> {
        let Stage::Review(at) = &self.stage else { return None };
        let goes_on = at.goes_on.as_ref()?;
        let left = goes_on.not_before.since(self.clock.now());
        let sounds = goes_on.words.is_some_and(|words| self.sound.is_due(words));
        (!sounds || !left.is_zero()).then_some(left)
    }

    fn say_review(&mut self, phrase: Phrase) {
        let _ = self.say_review_to(phrase);
    }

    /// Says it to the person at the keyboard.
    fn say_review_to(&mut self, phrase: Phrase) -> Option<UtteranceId> {
        let color = self.stage.keyboard_owner()?;
        self.tell_one(
            Cue { to: Audience::Earphone(color), priority: Priority::Answer, content: Content::Say(phrase) },
            CaptionKind::Told,
        )
    }

    fn chime_review(&mut self, chime: Chime) {
        if let Some(color) = self.stage.keyboard_owner() {
            self.tell(&[Cue::chime(Audience::Earphone(color), chime)]);
        }
    }
}

impl Options {
    /// The PGN files on each stick, in the program's folder there, and in that among the documents. What the program
    /// has written for people is in folders below, and is not listed again.
    fn pgn_files(&self) -> Vec<PathBuf> {
        let places = &self.places;
        let sticks = export::sticks(&places.mounts);
        let folders = sticks.into_iter().flat_map(|stick| [stick.join(home::FOLDER), stick]);
        folders.chain([places.documents.clone()]).flat_map(|folder| pgn_files_in(&folder)).collect()
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The PGN files of a folder, by name; so many of each folder, so that none keeps the files of another out.
fn pgn_files_in(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn")))
        .filter(|path| files::must_be_a_file(path).is_ok())
        .collect();
    paths.sort();
    paths.truncate(MOST_FILES);
    paths
}

/// The games of a file, and why one of them cannot be read.
fn games_of(path: &Path) -> Result<Vec<Result<Scoresheets, String>>, String> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let bytes = files::read_lines(path, MOST_PGN).map_err(|error| named(&error))?;
    let games = pgn::games(&bytes);
    if games.is_empty() {
        return Err(named(&PgnError::NoSuchGame { wanted: 1, found: 0 }));
    }
    Ok(games.iter().map(|game| from_pgn(game, EventData::default()).map_err(|error| named(&error))).collect())
}

fn found_in(source: &ReviewedFile) -> Result<Found, String> {
    match source {
        ReviewedFile::Journal(path) => {
            let unreadable = |error: JournalError| error.to_string();
            let bytes =
                files::read_lines(path, home::MOST_JOURNAL).map_err(|error| format!("{}: {error}", path.display()))?;
            Found::of_journal(path, &bytes, &EventData::default()).map_err(unreadable)
        }
        ReviewedFile::Pgn(path, index) => {
            let gone = || format!("{}: the file has changed; open the list again", path.display());
            games_of(path)?.into_iter().nth(*index).ok_or_else(gone)?.map(Found::from)
        }
    }
}

/// How it ended: of a game from elsewhere only the score is known.
fn result(sheets: &Scoresheets) -> Option<Phrase> {
    let won = |side| Phrase::with(Line::ReviewWon, [Arg::Color(side)]);
    sheets.ending.map(ending_phrase).or_else(|| match sheets.score.as_str() {
        "1-0" => Some(won(Color::White)),
        "0-1" => Some(won(Color::Black)),
        "1/2-1/2" => Some(Phrase::line(Line::ReviewDrawn)),
        _ => None,
    })
}

/// The game that stands on the sheets, without what was ruled off.
fn review_of(sheets: &Scoresheets, wording: Wording, side: Color) -> Review {
    let setup = Setup {
        names: sheets.event.names.clone(),
        start: sheets.start.clone(),
        castling: sheets.castling,
        mode: Mode::Practice,
        wording,
        ..Setup::default()
    };
    let plies = sheets.standing_entries().enumerate().map(|(index, entry)| ReviewPly {
        line: SheetLine {
            ply: index + 1,
            mover: entry.mover,
            entry: entry.played,
            marks: entry.offers.iter().map(|&by| Mark::DrawOffered(by)).collect(),
        },
        clock: entry.clock,
    });
    let start = sheets
        .control
        .as_ref()
        .map(|controls| controls.as_ref().map(|control| control.is_timed().then(|| control.at_start())));
    Review::new(setup, plies.collect(), result(sheets), side).with_start(start.unwrap_or_default())
}

#[cfg(test)]
mod tests;
