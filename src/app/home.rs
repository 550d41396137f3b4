//! The files that people take home after a game. They are written and printed on a thread of their own, and the person who
//! asked is told.
mod job;
mod places;

use std::{
    path::{Path, PathBuf},
    sync::mpsc::Sender,
    thread::{self, JoinHandle},
};

pub(super) use places::FOLDER;
pub use places::{HomePlaces, Told};
use shakmaty::{ByColor, Color};

use self::job::{Job, NotTaken, OneAtATime, TakenTo};
use super::{
    App, Input, Session,
    stages::{Playing, Stage},
};
use crate::{
    desk::Home,
    game::{Access, Ending, Game, Seat},
    language::{Arg, Line, Phrase},
    narration::{Audience, Chime, Cue},
};

/// No journal of a game is longer, in bytes.
pub(super) const MOST_JOURNAL: u64 = 64 * 1024 * 1024;

/// Whether the people at the board were told where their sheets are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Led {
    #[default]
    NotYet,
    Home,
}

/// Whether anybody has taken something of a finished game home.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Sheets {
    #[default]
    OnlyHere,
    TakenHome,
}

/// Who takes what home, of which game.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Errand {
    seat: Seat,
    home: Home,
    journal: PathBuf,
}

/// What became of it.
#[derive(Debug)]
pub struct TakenHome {
    errand: Errand,
    saves: Saves,
    /// Where the files are; else why there are none.
    done: Result<TakenTo, NotTaken>,
}

/// Whether somebody asks for it, or what he has saved is out of date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Saves {
    First,
    Again,
}

/// What is being taken home.
#[derive(Debug)]
pub(super) struct Taking {
    places: HomePlaces,
    outbox: Sender<Input>,
    jobs: Vec<(Errand, JoinHandle<()>)>,
    /// Who has saved on a stick.
    sticks: Vec<Seat>,
    /// To whom which folder was told: it is said once.
    told: Vec<(Seat, PathBuf)>,
    /// What was saved, as it was then.
    saved: Vec<Saved>,
    writing: OneAtATime,
}

/// A sheet, or all of them, that somebody has saved.
#[derive(Debug)]
struct Saved {
    errand: Errand,
    end: GameEnd,
}

/// What may still change on the sheets of a game that is over.
#[derive(Debug, PartialEq, Eq)]
struct GameEnd {
    /// The arbiter may withdraw a ruling that ended it.
    ending: Option<Ending>,
    plies: usize,
    /// What the sheets show under a line.
    ruled_off: usize,
    signed: ByColor<bool>,
}

impl GameEnd {
    fn of(game: &Game) -> Self {
        let signed = ByColor::new_with(|side| game.has_signed(side));
        Self { ending: game.ending(), plies: game.plies().len(), ruled_off: game.record().ruled_off().len(), signed }
    }
}

/// Since when a person knows of a folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Known {
    Before,
    FromNow,
}

impl Taking {
    /// Nobody has taken anything home yet.
    pub(super) fn new(places: HomePlaces, outbox: Sender<Input>) -> Self {
        Self {
            places,
            outbox,
            jobs: Vec::new(),
            sticks: Vec::new(),
            told: Vec::new(),
            saved: Vec::new(),
            writing: OneAtATime::default(),
        }
    }

    /// Begins to write or print what this person takes home: his own sheet, the arbiter everything. Once the game is over, and
    /// only what is on the disk. What became of it, where it cannot even begin.
    fn begin(&mut self, session: &Session, seat: Seat, home: Home, saves: Saves) -> Option<TakenHome> {
        let game = session.game();
        let locked = seat == Seat::Arbiter && game.rights().access() != Access::Open;
        let errand = Errand { seat, home, journal: session.path().to_owned() };
        if !game.is_finished() || locked || self.has(&errand) {
            return None;
        }
        if session.has_unwritten() {
            let why = session.notice().map(str::to_owned).unwrap_or_default();
            return Some(TakenHome { errand, saves, done: Err(NotTaken::Failed(why)) });
        }
        let job = Job {
            errand: errand.clone(),
            language: game.setup().language_of(seat),
            places: self.places.clone(),
            turn: match saves {
                Saves::First => self.times_on_stick(seat),
                Saves::Again => self.times_on_stick(seat).saturating_sub(1),
            },
            writing: self.writing.clone(),
        };
        self.saved.retain(|saved| saved.errand != errand);
        if matches!(home, Home::Save | Home::SaveOnStick) {
            self.saved.push(Saved { errand: errand.clone(), end: GameEnd::of(game) });
        }
        let outbox = self.outbox.clone();
        let begun = thread::Builder::new().name("export".to_owned()).spawn(move || {
            let done = job.done();
            let _ = outbox.send(Input::TakenHome(TakenHome { errand: job.errand, saves, done }));
        });
        match begun {
            Ok(thread) => self.jobs.push((errand, thread)),
            Err(error) => return Some(TakenHome { errand, saves, done: Err(NotTaken::Failed(error.to_string())) }),
        }
        None
    }

    /// Notes what became of it; in words, with the place where this person does not know it yet.
    fn note(&mut self, TakenHome { errand, saves, done }: &TakenHome) -> Phrase {
        let (seat, home) = (errand.seat, errand.home);
        self.jobs.retain(|(under_way, _)| under_way != errand);
        if done.is_ok() && home == Home::SaveOnStick && *saves == Saves::First {
            self.sticks.push(seat);
        }
        if done.is_err() {
            self.saved.retain(|saved| saved.errand != *errand);
        }
        match (done, home) {
            (Ok(_), Home::Print) => Phrase::line(Line::SentToPrinter),
            (Ok(TakenTo { stick: None, .. }), Home::SaveOnStick) => Phrase::line(Line::SavedOnStick),
            (Ok(TakenTo { stick: Some(name), .. }), Home::SaveOnStick) => {
                Phrase::with(Line::SavedOnOneStick, [Arg::Text(name.clone())])
            }
            (Ok(TakenTo { path, .. }), Home::Save | Home::Read) => self.saved_in(seat, path),
            (Err(NotTaken::NoStick), _) => Phrase::line(Line::NoStick),
            // Whoever cannot see why has the sheet to print elsewhere.
            (Err(NotTaken::NotPrinted { folder, .. }), _) => {
                Phrase::Several(vec![Phrase::line(Line::NotPrinted), self.saved_in(seat, folder)])
            }
            (Err(NotTaken::Failed(_)), Home::Print) => Phrase::line(Line::NotPrinted),
            (Err(NotTaken::Failed(_)), Home::Save | Home::SaveOnStick | Home::Read) => Phrase::line(Line::NotSaved),
        }
    }

    /// Where files were saved, for a person who may know it.
    fn saved_in(&mut self, seat: Seat, folder: &Path) -> Phrase {
        match (self.knows(seat, folder), self.places.told) {
            (Known::Before, _) => Phrase::line(Line::SavedAgain),
            (Known::FromNow, Told::AmongDocuments) => Phrase::line(Line::SavedInDocuments),
            (Known::FromNow, Told::ByPath) => Phrase::with(Line::SavedIn, [Arg::Text(folder.display().to_string())]),
        }
    }

    fn times_on_stick(&self, seat: Seat) -> usize {
        self.sticks.iter().filter(|by| **by == seat).count()
    }

    /// What was saved of this game before somebody signed, or before an end that was withdrawn.
    fn out_of_date(&self, session: &Session) -> Vec<(Seat, Home)> {
        let now = GameEnd::of(session.game());
        let is_old = |saved: &&Saved| saved.errand.journal == session.path() && saved.end != now;
        self.saved.iter().filter(is_old).map(|saved| (saved.errand.seat, saved.errand.home)).collect()
    }

    fn has(&self, errand: &Errand) -> bool {
        self.jobs.iter().any(|(under_way, _)| under_way == errand)
    }

    /// Whether this person has been told of the folder before; from now on he has.
    fn knows(&mut self, seat: Seat, folder: &Path) -> Known {
        if self.told.iter().any(|(to, known)| (*to, known.as_path()) == (seat, folder)) {
            return Known::Before;
        }
        self.told.push((seat, folder.to_owned()));
        Known::FromNow
    }

    /// Waits for what is still being written.
    pub(super) fn finish(&mut self) {
        for (_, thread) in self.jobs.drain(..) {
            let _ = thread.join();
        }
    }
}

impl Playing {
    /// Once the game is over, however it has ended: anyone who hears the end by ear is told where his sheet is.
    pub(super) fn lead_home(&mut self) -> Vec<Cue> {
        if !self.session.game().is_finished() {
            // What was taken home of an end that the arbiter has withdrawn is not this game.
            (self.led_home, self.sheets) = (Led::NotYet, Sheets::OnlyHere);
            return Vec::new();
        }
        if std::mem::replace(&mut self.led_home, Led::Home) == Led::Home {
            return Vec::new();
        }
        let game = self.session.game();
        let players = Color::ALL.map(|side| Audience::private(Seat::Player(side), game.setup()));
        let told = |to: Audience| match to {
            Audience::Earphone(side) => Some(Cue::answer(to, Phrase::line(home_by_list(game, side)))),
            Audience::Page(_) | Audience::Room => None,
        };
        players.into_iter().filter_map(told).collect()
    }

    /// A game of the list of those that are over is left without a question: it is found there again. One that waits for a
    /// signature is left as any other.
    fn sheets_stay_here(&mut self) {
        if !self.session.game().lacks_signature() {
            self.sheets = Sheets::TakenHome;
        }
    }
}

impl App {
    pub(super) fn lead_home(&mut self) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let cues = playing.lead_home();
        self.tell(&cues);
    }

    pub(super) fn sheets_stay_here(&mut self) {
        if let Stage::Game(playing) = &mut self.stage {
            playing.sheets_stay_here();
        }
    }

    /// Somebody takes something home.
    pub(super) fn take_home(&mut self, seat: Seat, home: Home) {
        let Stage::Game(playing) = &self.stage else { return };
        if let Some(taken) = self.work.taking.begin(&playing.session, seat, home, Saves::First) {
            self.taken_home(taken);
        }
    }

    /// Saves again what was saved before somebody signed, or before another end: it says so.
    pub(super) fn renew_sheets(&mut self) {
        let Stage::Game(playing) = &self.stage else { return };
        let session = &playing.session;
        let old = self.work.taking.out_of_date(session);
        let failed: Vec<TakenHome> = old
            .into_iter()
            .filter_map(|(seat, home)| self.work.taking.begin(session, seat, home, Saves::Again))
            .collect();
        failed.into_iter().for_each(|taken| self.taken_home(taken));
    }

    /// Tells what became of it: the place by ear and in full on the screen.
    pub(super) fn taken_home(&mut self, taken: TakenHome) {
        let phrase = self.work.taking.note(&taken);
        let TakenHome { errand: Errand { seat, journal, .. }, done, .. } = taken;
        let to = match &mut self.stage {
            Stage::Game(playing) if playing.session.path() == journal => {
                if done.is_ok() {
                    playing.sheets = Sheets::TakenHome;
                }
                Audience::private(seat, playing.session.game().setup())
            }
            // It is of a game before this one: no word of it in anyone's move, unless it failed.
            Stage::Game(playing) if done.is_err() => Audience::private(seat, playing.session.game().setup()),
            Stage::Game(_) => Audience::Page(seat),
            // He has left the game meanwhile.
            Stage::Opening
            | Stage::Menu(_)
            | Stage::Resume(_)
            | Stage::Review(_)
            | Stage::Setup(_)
            | Stage::Teach { .. }
            | Stage::Failed(_) => match self.stage.keyboard_owner() {
                Some(player) => Audience::Earphone(player),
                None => Audience::Page(seat),
            },
        };
        if done.is_err() {
            self.tell(&[Cue::chime(to, Chime::Refused)]);
        }
        self.troubles.show(match done {
            Ok(taken) => Some(taken.path.display().to_string()),
            Err(why) => {
                tracing::error!(?why, %seat, "taking home");
                why.shown()
            }
        });
        self.tell(&[Cue::answer(to, phrase)]);
        // Somebody may have signed while it was written.
        self.renew_sheets();
    }
}

/// How this player comes to his sheet, and whether he has yet to sign it.
fn home_by_list(game: &Game, side: Color) -> Line {
    if game.has_signed(side) { Line::SheetsByList } else { Line::HomeByList }
}

#[cfg(test)]
mod tests;
