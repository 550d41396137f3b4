//! A game that is being played: the game itself, its clock, its journal and its heartbeat.
//!
//! What the journal cannot take has not happened and is not told, unless the [`Book`] may keep it in memory. Time goes
//! on meanwhile: a flag, for example, falls at its own moment, and is kept as soon as that is possible.
mod down;
mod keeping;
mod recorder;
mod sign;

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use shakmaty::{Board, ByColor, Color};

use recorder::Recorder;

use super::{Duties, Machine, Readings, RealClock, boards::Witness, program, real_clock::standstill};
use crate::{
    clock::{DayTimes, Moment},
    envelope::{Keeper, SlowAnswer, SlowWork},
    game::{
        Act, AdjournmentAct, AdjournmentCommand, ArbiterAct, ArbiterCommand, Command, Envelope, Event, Game, Incident,
        Mode, NotKept, Program, Rejection, Seat, Setup, SharedGame, StartCommand,
    },
    journal::{self, Beat, Book, FileState, Header, Heartbeat, JournalError, Record, Recordings},
    language::{Line, Phrase},
    narration::{Audience, Cue, Unkept, carry_out, carry_out_decided, let_time_pass, next_call, refuse},
    sensor::BoardReport,
};

/// Between two heartbeats.
const BEAT: Duration = Duration::from_secs(1);
/// An automatic call that would come later than this, after a sleep of the machine, is not made.
const STALE: Duration = Duration::from_secs(5);

/// A game that is being played, on the disk before it is heard or seen.
#[derive(Debug)]
pub struct Session {
    game: SharedGame,
    clock: RealClock,
    book: Book,
    /// What is the matter with the files, or was last.
    notice: Option<String>,
    /// When the files are looked after the next time.
    next_beat: Moment,
    /// Until when the clock has told what it had to tell.
    told: Moment,
    /// The machine's clocks when they were last looked at.
    readings: Readings,
    duties: Duties,
    keeper: Keeper,
    recordings: Recordings,
    /// Whether the last recording could be kept.
    recorder: Recorder,
    witnesses: ByColor<Witness>,
    /// By the wall clock of each start.
    day: DayTimes,
    /// What is on record of the program that plays from here on.
    sealed: Option<Program>,
    sign: sign::Sign,
    /// When the game was set up, by the wall clock.
    started: String,
}

/// Who leaves a game leaves it with the code that is due.
impl Drop for Session {
    fn drop(&mut self) {
        drop(self.finish_code());
    }
}

impl Session {
    /// A new game, its journal begun in `folder`.
    ///
    /// # Errors
    /// [`JournalError`]; there is then no game.
    pub fn begin(setup: Setup, folder: &Path) -> Result<Self, JournalError> {
        let mut day = DayTimes::default();
        let wall = RealClock::wall().rfc3339;
        day.add(Moment::START, &wall);
        let writer = journal::create_in(folder, &Header::new(wall.clone(), setup.clone()))?;
        let book = Book::new(writer)?;
        Ok(Self::at(Moment::START, Game::new(setup), book, Recordings::default(), day, wall))
    }

    fn at(began: Moment, game: Game, book: Book, recordings: Recordings, day: DayTimes, started: String) -> Self {
        Self {
            game: game.into(),
            clock: RealClock::starting_at(began),
            book,
            notice: None,
            next_beat: began,
            told: began,
            readings: Readings::now(),
            duties: Duties::default(),
            keeper: Keeper::default(),
            recordings,
            recorder: Recorder::Works,
            witnesses: ByColor::default(),
            day,
            sealed: None,
            sign: sign::Sign::default(),
            started,
        }
    }

    /// Goes on with an unfinished game: the running time is charged up to the last heartbeat, the time since is not. A game that is
    /// over keeps its result and its clocks, and who has yet to sign is told.
    ///
    /// # Errors
    /// [`JournalError`]; nothing is then changed.
    pub fn resume(path: &Path) -> Result<(Self, Vec<Cue>), JournalError> {
        let (writer, record) = journal::resume(path)?;
        let beats = Heartbeat::last(&record);
        let last_beat = beats.as_ref().ok().copied().flatten();
        let wall = RealClock::wall();
        let began = record.last_moment(last_beat);
        let down = down::down(&record, last_beat, wall.unix_ms, RealClock::run());
        let book = Book::new(writer)?;
        let day = day_times(&record, began, &wall.rfc3339);
        let started = record.header.started.clone();
        let mut session = Self::at(began, record.replay(), book, Recordings::of(&record), day, started);
        let mut cues = Vec::new();
        if record.torn.is_some() {
            cues.push(Cue::arbiter(Phrase::line(Line::MarkTornLine)));
        }
        if lacks_beats(&record, &beats) && !session.game.is_finished() {
            cues.push(Cue::arbiter(Phrase::line(Line::MarkHeartbeatRewritten)));
        }
        // A game that is over has no heartbeat: nobody knows how long it lay on the screen.
        let down = down.filter(|_| !session.game.is_finished());
        let Self { game, book, .. } = &mut session;
        let resumed = Command::Start(StartCommand::Resume { down });
        // Nobody has anything to do any more: it is opened to be looked at, and what is only looked at stays as it is.
        let is_done = game.is_finished() && !game.lacks_signature();
        let told = carry_out(game, began, Seat::Arbiter, &resumed, |at, events| {
            if is_done {
                book.hold_back(at, events, &wall.rfc3339);
                return Ok(());
            }
            book.write_dated(at, events, &wall.rfc3339)
        });
        cues.extend(told.map_err(|unkept| unkept.error)?);
        cues.extend(session.ask_for_signatures());
        Ok((session, cues))
    }

    fn ask_for_signatures(&self) -> impl Iterator<Item = Cue> {
        let asks = |side: &Color| self.game.has_to_sign(*side);
        let to = |side| Audience::private(Seat::Player(side), self.game.setup());
        Color::ALL.into_iter().filter(asks).map(move |side| Cue::answer(to(side), Phrase::line(Line::SignSheets)))
    }

    /// Keeps a second copy of the journal in this folder, else in that of the set-up, if there is one.
    pub fn keep_copy_as_set_up(&mut self, instead: Option<&Path>) -> Vec<Cue> {
        let set_up = Some(self.game.setup().copy.trim()).filter(|folder| !folder.is_empty()).map(PathBuf::from);
        let folder = instead.map(Path::to_owned).or(set_up);
        folder.map(|folder| self.keep_copy_in(&folder)).unwrap_or_default()
    }

    /// Keeps a second copy of the journal in this folder from now on. Where that cannot be, it is told as any other failure of
    /// the copy.
    pub fn keep_copy_in(&mut self, folder: &Path) -> Vec<Cue> {
        match self.book.keep_copy_in(folder) {
            Ok(()) => Vec::new(),
            Err(error) => {
                self.notice = Some(error.to_string());
                self.note(Incident::CopyFailed)
            }
        }
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game as it stands, for those who read it while it goes on.
    #[must_use]
    pub const fn shared_game(&self) -> &SharedGame {
        &self.game
    }

    /// The session's clock.
    #[must_use]
    pub const fn clock(&self) -> RealClock {
        self.clock
    }

    /// What time of day it was.
    #[must_use]
    pub const fn day_times(&self) -> &DayTimes {
        &self.day
    }

    /// When the game was set up, by the wall clock: RFC 3339.
    #[must_use]
    pub fn started(&self) -> &str {
        &self.started
    }

    /// The journal's file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.book.path()
    }

    /// Carries out a command now. Each event is kept before it is applied, and applied before it is told. What cannot be
    /// kept is refused.
    pub fn act(&mut self, by: Seat, command: &Command) -> Vec<Cue> {
        self.act_at(self.clock.now(), by, command)
    }

    /// Carries out now what was decided for this person before, and waited for its moment.
    pub fn act_as_decided(&mut self, by: Seat, events: &[Event]) -> Vec<Cue> {
        let now = self.clock.now();
        let mut cues = self.pass_time_until(now);
        let recording = self.recording_is();
        let Self { game, book, .. } = self;
        let done = carry_out_decided(game, now, events, |at, events| book.keep(recording, at, events));
        cues.extend(self.told_of(now, by, done));
        cues
    }

    /// What is told of an act: that it could not be kept, if so; and what boards and files have to say after it.
    fn told_of(&mut self, now: Moment, by: Seat, done: Result<Vec<Cue>, Unkept<NotKept>>) -> Vec<Cue> {
        let mut cues = done.unwrap_or_else(|Unkept { mut told, error }| {
            told.push(refuse(Rejection::NotKept(error), by, &self.game));
            told
        });
        cues.extend(self.look_at_boards(now));
        cues.extend(self.tell_of_files(now));
        cues
    }

    /// What takes long about a command that would be given now.
    #[must_use]
    pub fn slow_work(&self, by: Seat, command: &Command) -> Option<SlowWork> {
        self.keeper.slow_work(&self.game, self.clock.now(), by, command)
    }

    /// The command, once its slow work is done.
    #[must_use]
    pub fn answered(&mut self, command: Command, answer: SlowAnswer) -> Command {
        self.keeper.answered(command, answer)
    }

    fn act_at(&mut self, now: Moment, by: Seat, command: &Command) -> Vec<Cue> {
        let mut cues = self.pass_time_until(now);
        let opens = matches!(command.bare(), Command::Adjournment(AdjournmentCommand::Open(_)));
        if opens {
            cues.extend(self.look_at_envelope());
        }
        if command.lets_play_unrecorded() && self.book.trouble().is_none() && self.may_rule(now, by) {
            cues.push(refuse(Rejection::NothingToAllow, by, &self.game));
            return cues;
        }
        if let Some(why) = self.repetition_is_not_kept(by, command) {
            cues.push(refuse(Rejection::NotKept(why), by, &self.game));
            return cues;
        }
        let command = self.keeper.prepare(&self.game, now, by, command.clone());
        let recording = self.recording_is();
        let logged = self.game.log().len();
        let Self { game, book, .. } = self;
        let mut done = carry_out(game, now, by, &command, |at, events| book.keep(recording, at, events));
        if let Ok(told) = &mut done {
            let is_order = matches!(command.bare(), Command::Adjournment(AdjournmentCommand::Order(..)));
            if is_order && told.is_empty() {
                told.push(Cue::arbiter(Phrase::line(Line::PassphraseTaken)));
            }
            told.extend(self.lay_beside_what_was_sealed(logged));
        }
        cues.extend(self.told_of(now, by, done));
        cues
    }

    /// The envelope of a move that was sealed since the log was so long; what was refused is in no envelope.
    fn lay_beside_what_was_sealed(&self, logged: usize) -> Option<Cue> {
        let mut since = self.game.log().get(logged..)?.iter().rev();
        let envelope = since.find_map(|logged| {
            let Act::Adjournment(AdjournmentAct::MoveSealed(envelope)) = &logged.event.act else { return None };
            Some(envelope)
        })?;
        self.lay_beside(envelope)
    }

    /// Whether the game would let this person rule now: a refusal for want of a PIN comes first, and is on record.
    fn may_rule(&self, now: Moment, by: Seat) -> bool {
        let events = self.game.decide(now, by, &Command::Arbiter(ArbiterCommand::PlayUnrecorded));
        events.is_ok_and(|events| events.iter().any(|event| event.act == Act::Arbiter(ArbiterAct::UnrecordedAllowed)))
    }

    /// The file in the arbiter's custody, before it is opened. The journal has the same bytes: what is missing or changed is
    /// told and put right.
    fn look_at_envelope(&self) -> Option<Cue> {
        let envelope = self.game.sitting().envelope()?;
        let line = match journal::look_beside(self.path(), &envelope) {
            FileState::Whole => return None,
            FileState::Missing => Line::MarkEnvelopeMissing,
            FileState::Changed => Line::MarkEnvelopeChanged,
        };
        self.lay_beside(&envelope).or_else(|| Some(Cue::arbiter(Phrase::line(line))))
    }

    /// The journal has the envelope already: a file that cannot be written loses nothing, and is told.
    fn lay_beside(&self, envelope: &Envelope) -> Option<Cue> {
        let error = journal::lay_beside(self.path(), envelope).err()?;
        tracing::error!(%error, "envelope");
        Some(Cue::arbiter(Phrase::line(Line::MarkEnvelopeNotWritten)))
    }

    /// Does what is due by now: the clock's own news, a try of a disk that failed, the heartbeat and a look at the files until
    /// the game is over.
    pub fn pass_time(&mut self) -> Vec<Cue> {
        let now = self.clock.now();
        let mut cues = self.pass_time_until(now);
        if now >= self.next_beat && !self.game.is_finished() {
            self.next_beat = now + BEAT;
            let beat = Beat { moment: now, wall_unix_ms: RealClock::wall().unix_ms, run: RealClock::run() };
            self.book.attend(now, beat);
            cues.extend(self.tell_of_files(now));
            for visit in journal::take_visits(self.path()) {
                cues.extend(self.notice_at(now, visit));
            }
            cues.extend(self.put_program_on_record(now));
            self.renew_sign();
        }
        cues
    }

    /// In competition: once for each start of the program, as soon as its hash is known.
    fn put_program_on_record(&mut self, now: Moment) -> Vec<Cue> {
        if self.game.setup().mode != Mode::Competition || self.sealed.is_some() {
            return Vec::new();
        }
        self.sealed = program::known();
        self.sealed.clone().map(|program| self.notice_at(now, Incident::Program(program))).unwrap_or_default()
    }

    fn pass_time_until(&mut self, now: Moment) -> Vec<Cue> {
        let told = std::mem::replace(&mut self.told, now);
        let since = if now.since(told) > STALE { now } else { told };
        let recovered = self.book.retry(now);
        let recording = self.recording_is();
        let Self { game, book, .. } = self;
        let last_kept = book.last_at();
        let passed = let_time_pass(game, (since, now), last_kept, |at, events| book.keep(recording, at, events));
        let mut cues = passed.unwrap_or_else(|unkept| unkept.told);
        if let Some(after) = recovered {
            cues.extend(self.is_kept_again(now, after));
        }
        cues.extend(self.look_at_clocks(now, Readings::now()));
        cues.extend(self.look_at_boards(now));
        cues.extend(self.tell_of_files(now));
        cues
    }

    /// Puts on record what happened to the machine's clocks since they were last looked at, as long as there is a game.
    fn look_at_clocks(&mut self, now: Moment, readings: Readings) -> Vec<Cue> {
        let before = std::mem::replace(&mut self.readings, readings);
        before.incidents(readings).into_iter().flat_map(|incident| self.notice_at(now, incident)).collect()
    }

    /// Warns of what the machine will not stand for the rest of the game.
    pub fn look_at_machine(&mut self, machine: &Machine) -> Vec<Cue> {
        let now = self.clock.now();
        let mut cues = self.pass_time_until(now);
        let left = self.game.clock().reading(now).left;
        let to_play = left.white.unwrap_or_default() + left.black.unwrap_or_default();
        for incident in self.duties.due(machine, to_play) {
            cues.extend(self.notice_at(now, incident));
        }
        cues
    }

    /// Takes what the electronic board of `side` reports. What it sees is put on record, and told to the arbiter, when it
    /// differs from the record while the game is at rest, or when the player on move lifted a piece.
    pub fn hear_board(&mut self, side: Color, report: &BoardReport) -> Vec<Cue> {
        let now = self.clock.now();
        let mut cues = self.pass_time_until(now);
        if let Some(incident) = self.witnesses.get_mut(side).take(side, report) {
            cues.extend(self.notice_at(now, incident));
        }
        if let BoardReport::Lifted(lift) = report {
            let lifted = self.game.sensing().lift(side, lift.square, lift.piece, (lift.since, lift.away()));
            cues.extend(lifted.into_iter().flat_map(|event| self.put_on_record(now, event)));
        }
        cues.extend(self.look_at_boards(now));
        cues
    }

    /// What stands on the electronic board of `side`, as far as it is known.
    #[must_use]
    pub fn seen_on_board(&self, side: Color) -> Option<&Board> {
        self.witnesses.get(side).seen()
    }

    fn look_at_boards(&mut self, now: Moment) -> Vec<Cue> {
        let mut cues = Vec::new();
        for side in Color::ALL {
            let Self { game, witnesses, .. } = self;
            if let Some(event) = witnesses.get_mut(side).look(side, game, now) {
                cues.extend(self.put_on_record(now, event));
            }
        }
        cues
    }

    /// Puts on record what the program noticed about its machine now; nothing once the game is over.
    pub fn note(&mut self, incident: Incident) -> Vec<Cue> {
        self.notice_at(self.clock.now(), incident)
    }

    /// Puts on record that the program did nothing for longer than it had planned to since `looked`. The next
    /// span begins where this one ends: a standstill in a gap between two would be seen by neither.
    pub fn note_standstill(&mut self, looked: &mut Readings, planned: Duration) -> Vec<Cue> {
        let readings = Readings::now();
        let passed = readings.monotonic.saturating_sub(std::mem::replace(looked, readings).monotonic);
        let Some(incident) = standstill(planned, passed) else { return Vec::new() };
        // What fell due meanwhile happened at its time, and before this.
        let now = self.clock.now();
        let mut cues = self.pass_time_until(now);
        cues.extend(self.notice_at(now, incident));
        cues
    }

    /// Puts on record what became of an input device that the program itself dealt out, offered or lost sight of, or that
    /// somebody took up before the game.
    pub fn note_device(&mut self, by: Option<Seat>, act: Act) -> Vec<Cue> {
        let now = self.clock.now();
        if self.game.is_finished() {
            return Vec::new();
        }
        self.put_on_record(now, Event { by, act })
    }

    /// How long there is nothing to do if nobody does anything; `None` once the game is over and everything is kept.
    #[must_use]
    pub fn idle_for(&self) -> Option<Duration> {
        let now = self.clock.now();
        let look = (!self.game.is_finished()).then_some(self.next_beat);
        // What cannot be kept stays due: it waits for the next try, and not for its moment, which has passed.
        let next_try = self.book.trouble().map(|trouble| trouble.next_try);
        let refusing = next_try.is_some() && !self.game.is_played_unrecorded();
        let news = self.game.timekeeping().next_deadline().filter(|_| !refusing);
        let call = self.game.clock().side_running().and_then(|_| next_call(&self.game, now));
        let boards = self.witnesses.iter().filter_map(Witness::deadline);
        let all = [look, next_try, news, call].into_iter().flatten().chain(boards);
        Some(all.min()?.since(now))
    }
}

/// The times of day of a game that was continued: of its first start, of each that is on record, and of this one.
fn day_times(record: &Record, began: Moment, wall: &str) -> DayTimes {
    let mut day = DayTimes::default();
    day.add(Moment::START, &record.header.started);
    for line in &record.lines {
        line.wall.iter().for_each(|wall| day.add(line.at, wall));
    }
    day.add(began, wall);
    day
}

/// Whether a game that was played for seconds has no sign that it was. How long the program was down is then known from the last event
/// alone: a player may have thought since.
fn lacks_beats(record: &Record, beats: &Result<Option<Beat>, JournalError>) -> bool {
    const PLAYED: Duration = Duration::from_secs(3);
    match beats {
        Ok(Some(_)) => false,
        Ok(None) => record.last_event_at().since(Moment::START) >= PLAYED,
        Err(_) => true,
    }
}

#[cfg(test)]
mod tests;
