//! Time controls: how much time a player receives, and when (Article 6.3; Glossary: increment, delay).
mod grammar;
mod presets;

use std::{fmt, time::Duration};

pub use grammar::{ControlError, ExpectedPart, both_from, both_written};
pub use presets::PRESETS;

/// What a player receives with each move besides the time of the period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Bonus {
    /// Neither increment nor delay.
    #[default]
    None,
    /// Fischer: added before each move, the first included (Glossary: increment).
    Increment(Duration),
    /// Bronstein: what the move took is given back after it, up to this.
    Bronstein(Duration),
    /// US delay: the time runs down only after this has passed with each move.
    Delay(Duration),
}

impl Bonus {
    /// What it can bring with a move at most.
    #[must_use]
    pub const fn at_most(self) -> Duration {
        match self {
            Self::None => Duration::ZERO,
            Self::Increment(time) | Self::Bronstein(time) | Self::Delay(time) => time,
        }
    }

    /// What is added before the move begins.
    #[must_use]
    pub const fn before_move(self) -> Duration {
        match self {
            Self::Increment(time) => time,
            Self::None | Self::Bronstein(_) | Self::Delay(_) => Duration::ZERO,
        }
    }

    /// What a move that has taken `thought` receives back when it is completed.
    #[must_use]
    pub fn after_move(self, thought: Duration) -> Duration {
        match self {
            Self::Bronstein(time) | Self::Delay(time) => thought.min(time),
            Self::None | Self::Increment(_) => Duration::ZERO,
        }
    }

    /// What does not count of the move in progress, which has taken `thought`.
    #[must_use]
    pub fn during_move(self, thought: Duration) -> Duration {
        match self {
            Self::Delay(time) => thought.min(time),
            Self::None | Self::Increment(_) | Self::Bronstein(_) => Duration::ZERO,
        }
    }

    /// Whether it is one of the two delay modes, in which the editions treat saved time differently.
    #[must_use]
    pub const fn is_delay(self) -> bool {
        matches!(self, Self::Bronstein(_) | Self::Delay(_))
    }
}

/// One period of a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// The moves to be completed in it; `None` for the rest of the game.
    pub moves: Option<u32>,
    /// The time it brings.
    pub time: Duration,
    /// What each of its moves brings.
    pub bonus: Bonus,
}

/// What becomes of the time that was saved in a period, in the delay modes; see
/// [`laws::time`](crate::laws::time).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SavedTime {
    /// It is added to the next period's (6.3.b of 2014, 6.3.2).
    #[default]
    CarriedOver,
    /// The next period begins with its own time alone (6.2.b of 2009).
    Dropped,
}

/// A time control of one player: periods one after the other, or no clock at all.
///
/// Where the last period counts moves, it begins again and again until the game ends. The grammar stands with
/// [`Control::from_str`](std::str::FromStr::from_str).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Control {
    periods: Vec<Period>,
}

impl Control {
    /// No limit of time: the clock only counts the moves and measures what was used.
    pub const UNTIMED: Self = Self { periods: Vec::new() };

    /// A control of these periods; none for no clock.
    ///
    /// # Errors
    /// [`ControlError`] where they make no sense.
    ///
    /// ```
    /// # use anna_hector::clock::Control;
    /// let control: Control = "36/75b20,25+10".parse().unwrap();
    /// assert_eq!(Control::of_periods(control.periods().to_vec()), Ok(control));
    /// ```
    pub fn of_periods(periods: Vec<Period>) -> Result<Self, ControlError> {
        // What is written is read again: one place says what makes sense.
        Self { periods }.to_string().parse()
    }

    /// Its periods; empty without a clock.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Whether time is limited at all.
    #[must_use]
    pub const fn is_timed(&self) -> bool {
        !self.periods.is_empty()
    }

    /// What stands on the clock before the first move: the first period's time and increment. Nothing without a clock.
    #[must_use]
    pub fn at_start(&self) -> Duration {
        self.periods.first().map_or(Duration::ZERO, |period| period.time + period.bonus.before_move())
    }

    /// The period to which the next move belongs when so many are completed, counted from 0, also through repetitions of
    /// the last; and the moves still to be completed in it. `None` for the moves in the period for the rest of the game.
    ///
    /// ```
    /// # use anna_hector::clock::Control;
    /// let control: Control = "40/90+30,30+30".parse().unwrap();
    /// assert_eq!(control.place_of(38), (0, Some(2)));
    /// assert_eq!(control.place_of(40), (1, None));
    /// let repeated: Control = "40/120,20/60".parse().unwrap();
    /// assert_eq!(repeated.place_of(65), (2, Some(15)));
    /// ```
    #[must_use]
    pub fn place_of(&self, completed: u32) -> (usize, Option<u32>) {
        let mut before = completed;
        let mut index = 0;
        while let Some(moves) = self.period(index).and_then(|period| period.moves) {
            if before < moves {
                return (index, Some(moves - before));
            }
            before -= moves;
            index += 1;
        }
        (index, None)
    }

    /// The period with this index, the last one repeating where it counts moves; `None` without a clock.
    #[must_use]
    pub fn period(&self, index: usize) -> Option<&Period> {
        self.periods.get(index).or_else(|| self.periods.last())
    }

    /// What each move brings when so many are completed.
    #[must_use]
    pub fn bonus_after(&self, completed: u32) -> Bonus {
        self.period(self.place_of(completed).0).map_or(Bonus::None, |period| period.bonus)
    }

    /// Everything that it has given a player when he has completed so many moves: the periods that he has reached, and what each
    /// move brings before it is made, the next one included. What a delay gives back depends on the moves and is no part of it.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use anna_hector::clock::Control;
    /// let control: Control = "40/90+30,30+30".parse().unwrap();
    /// assert_eq!(control.given_after(40), Duration::from_secs(90 * 60 + 30 * 60 + 41 * 30));
    /// ```
    #[must_use]
    pub fn given_after(&self, completed: u32) -> Duration {
        let periods = (0..=self.place_of(completed).0).filter_map(|index| self.period(index)).map(|period| period.time);
        let bonuses = (0..=completed).map(|moves| self.bonus_after(moves).before_move());
        periods.chain(bonuses).sum()
    }

    /// Adds an increment to each period that has no bonus of its own.
    pub fn add_increment(&mut self, time: Duration) {
        for period in self.periods.iter_mut().filter(|period| period.bonus == Bonus::None) {
            period.bonus = Bonus::Increment(time);
        }
    }

    /// The time a player has for `moves` moves, increments and delays included: what the Laws measure the pace of play
    /// by, with 60 moves (Appendices A and B). A period for the rest of the game counts even where `moves` does not reach it, as do all that stand
    /// before it: his whole time is his. Of periods that repeat themselves only those count that are reached.
    ///
    /// ```
    /// # use {anna_hector::clock::Control, std::time::Duration};
    /// let minutes = |text: &str| text.parse::<Control>().unwrap().for_moves(60).as_secs() / 60;
    /// assert_eq!(minutes("15+10"), 25);
    /// assert_eq!(minutes("40/90+30,30+30"), 150);
    /// assert_eq!(minutes("40/120,20/60,15+30"), 195);
    /// assert_eq!(minutes("40/40,20/15,20/15"), 55);
    /// ```
    #[must_use]
    pub fn for_moves(&self, moves: u32) -> Duration {
        let reached = self.place_of(moves.saturating_sub(1)).0;
        let ends = self.periods.last().is_some_and(|last| last.moves.is_none());
        let count = if ends { self.periods.len().max(reached + 1) } else { reached + 1 };
        let times: Duration = (0..count).filter_map(|index| self.period(index)).map(|period| period.time).sum();
        let bonuses: Duration = (0..moves).map(|completed| self.bonus_after(completed).at_most()).sum();
        times + bonuses
    }
}

impl Default for Control {
    /// 90 minutes and 30 seconds a move.
    fn default() -> Self {
        let bonus = Bonus::Increment(Duration::from_secs(30));
        Self { periods: vec![Period { moves: None, time: Duration::from_secs(90 * 60), bonus }] }
    }
}

/// As it is read: `40/90+30,30+30`.
impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        grammar::write(self, f)
    }
}
