//! A game that is being played: the game itself, its clock, its journal and its heartbeat.
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use shakmaty::{ByColor, Color};

use super::{Duties, Machine, Readings, RealClock, boards::Witness};
use crate::{
    clock::Moment,
    game::{Act, Command, Envelope, Event, Game, Incident, Seat, Setup},
    journal::{self, Beat, FileState, Header, Heartbeat, JournalError, Keeper, Record, Recordings, Writer},
    language::{Line, Phrase},
    narration::{Cue, carry_out, let_time_pass, next_call, notice, put_on_record},
    sensor::Report,
};

/// Between two heartbeats.
const BEAT: Duration = Duration::from_secs(1);
/// An automatic call that comes later than this, after a sleep of the machine, is none.
const STALE: Duration = Duration::from_secs(5);

/// A game that is being played, on the disk before it is heard or seen.
#[derive(Debug)]
pub struct Session {
    game: Game,
    clock: RealClock,
    writer: Writer,
    heartbeat: Heartbeat,
    next_beat: Moment,
    /// Until when the clock has told what it had to tell.
    told: Moment,
    /// The machine's clocks when they were last looked at.
    readings: Readings,
    duties: Duties,
    keeper: Keeper,
    recordings: Recordings,
    witnesses: ByColor<Witness>,
}

impl Session {
    /// A new game, its journal begun in `folder`.
    ///
    /// # Errors
    /// [`JournalError`]; there is then no game.
    pub fn begin(setup: Setup, folder: &Path) -> Result<Self, JournalError> {
        let writer = journal::create_in(folder, &Header::new(RealClock::wall().rfc3339, setup.clone()))?;
        let heartbeat = Heartbeat::beside(&writer)?;
        let clock = RealClock::starting_at(Moment::START);
        let readings = Readings::now();
        Ok(Self {
            game: Game::new(setup),
            clock,
            writer,
            heartbeat,
            next_beat: Moment::START,
            told: Moment::START,
            readings,
            duties: Duties::default(),
            keeper: Keeper::default(),
            recordings: Recordings::default(),
            witnesses: ByColor::default(),
        })
    }

    /// Goes on with an unfinished game: the running time is charged up to the last heartbeat, the time since is not.
    ///
    /// # Errors
    /// [`JournalError`]; nothing is then changed.
    pub fn resume(path: &Path) -> Result<(Self, Vec<Cue>), JournalError> {
        let (writer, record) = journal::resume(path)?;
        let last_beat = Heartbeat::last(&record)?;
        let wall = RealClock::wall();
        let began = record.last_moment(last_beat);
        let down = Duration::from_millis(wall.unix_ms.saturating_sub(last_alive(&record, last_beat)));
        let heartbeat = Heartbeat::beside(&writer)?;
        let clock = RealClock::starting_at(began);
        let readings = Readings::now();
        let mut session = Self {
            game: record.replay(),
            clock,
            writer,
            heartbeat,
            next_beat: began,
            told: began,
            readings,
            duties: Duties::default(),
            keeper: Keeper::default(),
            recordings: Recordings::of(&record),
            witnesses: ByColor::default(),
        };
        let mut cues = Vec::new();
        if record.torn.is_some() {
            cues.push(Cue::arbiter(Phrase::line(Line::MarkTornLine)));
        }
        cues.extend(session.act_at(began, Seat::Arbiter, &Command::Resume { down })?);
        Ok((session, cues))
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The session's clock.
    #[must_use]
    pub const fn clock(&self) -> RealClock {
        self.clock
    }

    /// The journal's file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.writer.path()
    }

    /// Carries out a command now. Each event is on the disk before it is applied, and applied before it is told.
    ///
    /// # Errors
    /// [`JournalError`]: what could not be written has not happened.
    pub fn act(&mut self, by: Seat, command: &Command) -> Result<Vec<Cue>, JournalError> {
        let now = self.clock.now();
        let mut cues = self.pass_time_until(now)?;
        let opens = matches!(command, Command::Open(_));
        if opens {
            cues.extend(self.look_at_envelope());
        }
        let command = self.keeper.prepare(&self.game, now, by, command.clone());
        cues.extend(self.act_at(now, by, &command)?);
        if let Command::HandIn(envelope) = &command {
            cues.extend(self.lay_beside(envelope));
        }
        cues.extend(self.look_at_boards(now)?);
        Ok(cues)
    }

    /// The file in the arbiter's custody, before it is opened. The journal has the same bytes: what is missing or changed is
    /// told and put right.
    fn look_at_envelope(&self) -> Option<Cue> {
        let envelope = self.game.envelope()?;
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

    fn act_at(&mut self, now: Moment, by: Seat, command: &Command) -> Result<Vec<Cue>, JournalError> {
        let Self { game, writer, .. } = self;
        carry_out(game, now, by, command, |at, events| writer.append_all(at, events))
    }

    /// Does what is due by now: the clock's own news, and the heartbeat while a clock runs.
    ///
    /// # Errors
    /// [`JournalError`].
    pub fn pass_time(&mut self) -> Result<Vec<Cue>, JournalError> {
        let now = self.clock.now();
        let cues = self.pass_time_until(now)?;
        if now >= self.next_beat && self.game.clock().side_running().is_some() {
            self.heartbeat.beat(Beat { moment: now, wall_unix_ms: RealClock::wall().unix_ms })?;
            self.next_beat = now + BEAT;
        }
        Ok(cues)
    }

    fn pass_time_until(&mut self, now: Moment) -> Result<Vec<Cue>, JournalError> {
        let told = std::mem::replace(&mut self.told, now);
        let since = if now.since(told) > STALE { now } else { told };
        let Self { game, writer, .. } = self;
        let mut cues = let_time_pass(game, since, now, |at, events| writer.append_all(at, events))?;
        cues.extend(self.look_at_clocks(now, Readings::now())?);
        cues.extend(self.look_at_boards(now)?);
        Ok(cues)
    }

    /// Puts on record what happened to the machine's clocks since they were last looked at, as long as there is a game.
    fn look_at_clocks(&mut self, now: Moment, readings: Readings) -> Result<Vec<Cue>, JournalError> {
        let before = std::mem::replace(&mut self.readings, readings);
        let mut cues = Vec::new();
        for incident in before.incidents(readings) {
            cues.extend(self.notice_at(now, incident)?);
        }
        Ok(cues)
    }

    /// Warns of what the machine will not stand for the rest of the game.
    ///
    /// # Errors
    /// As [`Session::act`].
    pub fn look_at_machine(&mut self, machine: &Machine) -> Result<Vec<Cue>, JournalError> {
        let now = self.clock.now();
        let mut cues = self.pass_time_until(now)?;
        let left = self.game.clock().reading(now).left;
        let to_play = left.white.unwrap_or_default() + left.black.unwrap_or_default();
        for incident in self.duties.due(machine, to_play) {
            cues.extend(self.notice_at(now, incident)?);
        }
        Ok(cues)
    }

    /// Takes what the electronic board of `side` reports. What it sees is put on record, and told to the arbiter, when it
    /// differs from the record while the game is at rest.
    ///
    /// # Errors
    /// As [`Session::act`].
    pub fn hear_board(&mut self, side: Color, report: &Report) -> Result<Vec<Cue>, JournalError> {
        let now = self.clock.now();
        let mut cues = self.pass_time_until(now)?;
        if let Some(incident) = self.witnesses.get_mut(side).take(side, report) {
            cues.extend(self.notice_at(now, incident)?);
        }
        cues.extend(self.look_at_boards(now)?);
        Ok(cues)
    }

    fn look_at_boards(&mut self, now: Moment) -> Result<Vec<Cue>, JournalError> {
        let mut cues = Vec::new();
        for side in Color::ALL {
            let Self { game, writer, witnesses, .. } = self;
            if let Some(event) = witnesses.get_mut(side).look(side, game, now) {
                cues.extend(put_on_record(game, now, event, |at, events| writer.append_all(at, events))?);
            }
        }
        Ok(cues)
    }

    /// Puts on record what the program noticed about its machine; nothing once the game is over.
    fn notice_at(&mut self, now: Moment, incident: Incident) -> Result<Vec<Cue>, JournalError> {
        let Self { game, writer, .. } = self;
        if game.is_finished() {
            return Ok(Vec::new());
        }
        notice(game, now, incident, |at, events| writer.append_all(at, events))
    }

    /// Puts on record what became of an input device that the program itself dealt out or lost sight of.
    ///
    /// # Errors
    /// As [`Session::act`].
    pub fn note_device(&mut self, act: Act) -> Result<Vec<Cue>, JournalError> {
        let now = self.clock.now();
        let Self { game, writer, .. } = self;
        if game.is_finished() {
            return Ok(Vec::new());
        }
        put_on_record(game, now, Event { by: None, act }, |at, events| writer.append_all(at, events))
    }

    /// Keeps the player's own words for the announcement that was made last.
    ///
    /// # Errors
    /// [`JournalError`]; the game is none the worse.
    pub fn keep_announcement(&mut self, samples: &[f32], rate: u32) -> Result<Vec<Cue>, JournalError> {
        let announced = self.game.all_plies().enumerate().filter(|(_, ply)| !ply.announced.is_empty()).last();
        let Some(ply) = announced.and_then(|(index, _)| u32::try_from(index + 1).ok()) else { return Ok(Vec::new()) };
        let incident = self.recordings.keep(self.writer.path(), ply, samples, rate)?;
        self.notice_at(self.clock.now(), incident)
    }

    /// The recording of a side's move of this number, or of its last recorded one.
    #[must_use]
    pub fn recording(&self, side: Color, number: Option<u32>) -> Option<PathBuf> {
        let plies = 1..=u32::try_from(self.game.all_plies().count()).unwrap_or(u32::MAX);
        let of_side = |ply: &u32| {
            let index = *ply as usize;
            let numbered = number.is_none_or(|number| self.game.setup().number_of_move(index) == number);
            numbered && self.game.setup().mover_of(index) == side
        };
        plies.rev().filter(of_side).find_map(|ply| self.recordings.of_ply(self.writer.path(), ply))
    }

    /// The recording of the announcement of a ply, counted from 1.
    #[must_use]
    pub fn recording_of_ply(&self, ply: u32) -> Option<PathBuf> {
        self.recordings.of_ply(self.writer.path(), ply)
    }

    /// The plies, counted from 1, of which there is a recording.
    #[must_use]
    pub fn recorded_plies(&self) -> Vec<u32> {
        self.recordings.plies()
    }

    /// How long there is nothing to do if nobody does anything; `None` while no clock runs and no board is in doubt.
    #[must_use]
    pub fn idle_for(&self) -> Option<Duration> {
        let now = self.clock.now();
        let running = self.game.clock().side_running().map(|_| {
            let news = self.game.next_deadline().into_iter().chain(next_call(&self.game, now));
            news.fold(self.next_beat, Moment::min)
        });
        let boards = self.witnesses.iter().filter_map(Witness::deadline);
        Some(running.into_iter().chain(boards).min()?.since(now))
    }
}

/// When the program last gave a sign of life, by the wall clock.
fn last_alive(record: &Record, beat: Option<Beat>) -> u64 {
    let written = beat.map_or(0, |beat| beat.wall_unix_ms);
    let started = record.header.started.parse::<jiff::Timestamp>().map_or(0, jiff::Timestamp::as_millisecond);
    let last_event = u64::try_from(started).unwrap_or(0).saturating_add(record.last_event_at().as_millis());
    if written > 0 { written } else { last_event }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Battery, Supply},
        narration::Audience,
    };

    fn session(folder: &Path) -> Session {
        let mut session = Session::begin(Setup::default(), folder).expect("a session");
        session.act(Seat::Arbiter, &Command::Start).expect("started");
        session
    }

    #[test]
    fn a_low_battery_is_on_record_and_told_to_everybody_in_private() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut session = session(folder.path());
        let battery = Battery { percent: 9, supply: Supply::Battery, lasts: None };
        let machine = Machine { battery: Some(battery), free_megabytes: Some(1000) };
        let cues = session.look_at_machine(&machine).expect("written");
        let told: Vec<Audience> = cues.iter().map(|cue| cue.to).collect();
        assert!(told.contains(&Audience::Earphone(Color::White)), "{told:?}");
        assert!(told.contains(&Audience::Page(Seat::Player(Color::Black))), "{told:?}");
        assert!(told.contains(&Audience::Page(Seat::Arbiter)), "{told:?}");
        assert!(!told.contains(&Audience::Room), "{told:?}");
        assert_eq!(session.look_at_machine(&machine).expect("nothing new"), []);
        let last = journal::read(session.path()).expect("a journal").lines.pop().expect("a line");
        assert_eq!(last.event, Event { by: None, act: Act::Noticed(Incident::BatteryLow(9)) });
    }

    /// The machine slept five minutes, and somebody set its clock: both are in the journal by the program, and the arbiter
    /// is told.
    #[test]
    fn a_sleep_and_a_jump_are_on_record_and_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut session = session(folder.path());
        let [five_minutes, hour] = [300, 3600].map(Duration::from_secs);
        let mut later = session.readings;
        later.boot += five_minutes;
        later.wall += five_minutes + hour;
        let cues = session.look_at_clocks(session.clock.now(), later).expect("written");
        let arbiter = Audience::Page(Seat::Arbiter);
        assert_eq!(cues.iter().map(|cue| cue.to).collect::<Vec<_>>(), [arbiter, arbiter]);
        assert_eq!(session.look_at_clocks(session.clock.now(), later).expect("nothing new"), []);

        let record = journal::read(session.path()).expect("a journal");
        let [.., slept, jumped] = &*record.lines else { panic!("{record:?}") };
        let by_program = |incident| Event { by: None, act: Act::Noticed(incident) };
        assert_eq!(slept.event, by_program(Incident::Slept(five_minutes)));
        assert_eq!(jumped.event, by_program(Incident::WallClockForward(hour)));
    }
}
