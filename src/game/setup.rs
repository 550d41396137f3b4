//! What was agreed before the game: who plays, under which edition, how it is announced.
use shakmaty::{Board, ByColor, CastlingMode, CastlingSide, Chess, Color, Position, Square};

use std::time::Duration;

use super::{Pin, Seat};
use crate::{
    clock::{CallPlan, Control, SavedTime},
    language::{Language, Wording},
    laws::{
        Edition, Numbering, RawMove,
        assistant::{self, Hearing, Need},
        chess960::Number,
        completion::Sight,
        draw::Agreement,
        pace::{self, Pace, Rules, Supervision},
        quickplay::Quickplay,
        standing::Standing,
        time,
    },
};

/// Competition (the default for a rated game) or practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mode {
    /// No help of any kind; illegal moves can be announced, executed and recorded.
    #[default]
    Competition,
    /// Illegal moves are refused with the reason; a forgotten promotion piece is asked for.
    Practice,
}

/// Whose voice announces a side's moves. The program's is an adaptation under D.1, shown at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Announcer {
    /// The player himself; the program keeps silent.
    Player,
    /// His or his opponent's assistant; the program keeps silent.
    Assistant,
    /// The program's voice, into the room.
    #[default]
    Program,
}

/// What happens when the sighted player presses before announcing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum EarlyPress {
    /// It counts, as D.2.5 (2018) leaves it to him, and is logged.
    #[default]
    Counts,
    /// It is held back until the announcement: an adaptation under D.1.
    HeldBack,
}

/// When the press of a visually impaired player takes effect whose announcement is still sounding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PressEffect {
    /// At the last word: until then his own clock runs.
    #[default]
    AtLastWord,
    /// At once: an adaptation under D.1, since his opponent's clock runs while he still listens.
    AtOnce,
}

/// Whether checks are announced with the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CheckWords {
    /// They are not.
    #[default]
    Silent,
    /// `Schach` and `Matt` follow the move; an assist in competition.
    Said,
}

/// Where the private words of a visually impaired player may sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PrivateWords {
    /// Where nobody else hears them: on a device of his own.
    #[default]
    OwnDevice,
    /// In the room too: he has no device of his own. An adaptation under D.1, chosen at the set-up and shown at the board.
    RoomToo,
}

/// Who keeps a player's score; it decides what the sheet is worth when boards differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ScoreKeeper {
    /// The player writes for himself.
    Player,
    /// His assistant does (D.2.10.c).
    Assistant,
    /// The program, out of the announcements: no independent evidence.
    #[default]
    Program,
}

/// Where the page of the sighted player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum OpponentsWindow {
    /// In the one window of all.
    #[default]
    Shared,
    /// In a window of its own, for a screen that faces him.
    Own,
}

/// How the page of the sighted player is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OpponentsPage {
    /// Its language; `None` for that of everybody else.
    pub language: Option<Language>,
    /// Where it is.
    pub window: OpponentsWindow,
}

/// The languages of those who do not play; `None` for that of everybody else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HelpersLanguages {
    /// The language of the arbiter's page.
    pub arbiter: Option<Language>,
    /// The language of both assistants' pages.
    pub assistant: Option<Language>,
}

/// What it means that the clock tells the arbiter of a flag (6.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FlagNotice {
    /// He is told, and observes it himself or leaves it to the players.
    #[default]
    Told,
    /// It counts as his observation, where the edition lets him observe flags.
    CountsAsObserved,
}

/// Whether a competition may be written into a file for broadcasting while it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Broadcast {
    /// It may not.
    #[default]
    Forbidden,
    /// The arbiter allows it.
    Allowed,
}

/// An input device of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Device {
    /// The keyboard of the computer.
    Keyboard,
    /// The mouse and the screen it points at.
    Mouse,
    /// The gamepad of this number, counted from 1 as they were plugged in. Who has it in his hands is on record; the
    /// program knows it from the gamepads themselves.
    Gamepad(u8),
}

/// To whom each input device belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Devices {
    /// Whose commands the keyboard gives.
    pub keyboard: Seat,
    /// Whose commands the mouse gives.
    pub mouse: Seat,
}

impl Devices {
    /// The keyboard to the visually impaired player (White, if both are), mouse and screen to the opponent.
    #[must_use]
    pub fn usual(sight: &ByColor<Sight>) -> Self {
        let keyboard = if sight.white == Sight::Impaired { Color::White } else { Color::Black };
        Self { keyboard: Seat::Player(keyboard), mouse: Seat::Player(keyboard.other()) }
    }
}

/// Of what a game is a part, as its scoresheet says it; each may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Occasion {
    /// Name of the event.
    pub event: String,
    /// Where it is played.
    pub site: String,
    /// Number of the round.
    pub round: String,
    /// Number of the board.
    pub board: String,
    /// Name of the arbiter.
    pub arbiter: String,
    /// The players' ratings.
    pub ratings: ByColor<String>,
    /// The players' federations.
    pub federations: ByColor<String>,
}

/// Everything agreed before the first move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Competition or practice.
    pub mode: Mode,
    /// The players' names; may be empty.
    pub names: ByColor<String>,
    /// Of what the game is a part.
    pub occasion: Occasion,
    /// Who is visually impaired.
    pub sight: ByColor<Sight>,
    /// Who is hearing-impaired.
    pub hearing: ByColor<Hearing>,
    /// The position from which the game is played.
    pub start: Chess,
    /// How castling rights of the position are read; [`CastlingMode::Chess960`] for Chess960.
    pub castling: CastlingMode,
    /// Each player's time control.
    pub control: ByColor<Control>,
    /// Whether enough arbiters watch; decides the rules in rapid and blitz.
    pub supervision: Supervision,
    /// What the clock's notice of a flag to the arbiter means.
    pub flag_notice: FlagNotice,
    /// Whether the quickplay rules were announced.
    pub quickplay: Quickplay,
    /// What the regulations say about agreeing on a draw (9.1.a; 9.1.1).
    pub agreement: Agreement,
    /// Whether the game may be broadcast while it is played.
    pub broadcast: Broadcast,
    /// The folder in which a second copy of the journal is kept; empty for none.
    pub copy: String,
    /// The default time of the regulations (6.7); `None` where they are silent.
    pub default_time: Option<Duration>,
    /// The arbiter's PIN; without one his page is open to the person who sits there.
    pub pin: Option<Pin>,
    /// The automatic calls of the time that each visually impaired player wants.
    pub calls: ByColor<CallPlan>,
    /// Who announces the moves of each side.
    pub announcer: ByColor<Announcer>,
    /// The words of the announcements.
    pub wording: Wording,
    /// Whether checks are announced.
    pub check_words: CheckWords,
    /// What becomes of the sighted player's early press.
    pub early_press: EarlyPress,
    /// When a visually impaired player's press takes effect.
    pub press_effect: PressEffect,
    /// Where private words may sound.
    pub private_words: PrivateWords,
    /// Who keeps each score.
    pub score_keeper: ByColor<ScoreKeeper>,
    /// How the sighted player's page is shown.
    pub opponents_page: OpponentsPage,
    /// The languages of arbiter and assistants.
    pub helpers_languages: HelpersLanguages,
    /// To whom keyboard and mouse belong.
    pub devices: Devices,
}

impl Default for Setup {
    /// White visually impaired, Black sighted, today's Laws, competition, the program announcing in German.
    fn default() -> Self {
        let sight = ByColor { white: Sight::Impaired, black: Sight::Sighted };
        Self {
            devices: Devices::usual(&sight),
            sight,
            hearing: ByColor::default(),
            edition: Edition::default(),
            mode: Mode::default(),
            names: ByColor::default(),
            occasion: Occasion::default(),
            start: Chess::default(),
            castling: CastlingMode::Standard,
            control: ByColor::default(),
            supervision: Supervision::default(),
            flag_notice: FlagNotice::default(),
            broadcast: Broadcast::default(),
            copy: String::new(),
            quickplay: Quickplay::default(),
            agreement: Agreement::default(),
            default_time: None,
            pin: None,
            calls: ByColor::default(),
            announcer: ByColor::default(),
            wording: Wording { pieces: Some(Language::German), ..Wording::default() },
            check_words: CheckWords::default(),
            early_press: EarlyPress::default(),
            press_effect: PressEffect::default(),
            private_words: PrivateWords::default(),
            score_keeper: ByColor::default(),
            opponents_page: OpponentsPage::default(),
            helpers_languages: HelpersLanguages::default(),
        }
    }
}

impl Setup {
    /// The number of the start position of a Chess960 game; none in ordinary chess, nor where the game begins from
    /// another position.
    #[must_use]
    pub fn chess960(&self) -> Option<Number> {
        let wanted = self.castling == CastlingMode::Chess960;
        wanted.then(|| Number::of(&self.start)).flatten()
    }

    /// Where the game begins.
    #[must_use]
    pub fn start_standing(&self) -> Standing {
        Standing::of(&self.start, self.castling)
    }

    /// How its moves are numbered.
    #[must_use]
    pub fn numbering(&self) -> Numbering {
        use shakmaty::Position;
        Numbering { first: self.start.fullmoves().into(), turn: self.start.turn() }
    }

    /// The number of the move to which the ply belongs (the first is 1), as a scoresheet counts it from the start
    /// position.
    #[must_use]
    pub fn number_of_move(&self, ply: usize) -> u32 {
        self.numbering().of(ply).0
    }

    /// A move as a person counts it: `5.` is White's, `5...` Black's. Plies count from 1.
    ///
    /// ```
    /// use anna_hector::game::Setup;
    /// let setup = Setup::default();
    /// assert_eq!([1, 2, 10].map(|ply| setup.written_number(ply)), ["1.", "1...", "5..."]);
    /// assert_eq!(["5.", "5...", "5…", "5"].map(|text| setup.ply_numbered(text)), [Some(9), Some(10), Some(10), Some(9)]);
    /// ```
    #[must_use]
    pub fn written_number(&self, ply: usize) -> String {
        let dots = if self.mover_of(ply).is_white() { "." } else { "..." };
        format!("{}{dots}", self.number_of_move(ply))
    }

    /// The ply that is written so; a number alone is White's move. `None` for what is not a move of this game.
    #[must_use]
    pub fn ply_numbered(&self, text: &str) -> Option<usize> {
        let text = text.trim();
        let digits = text.trim_end_matches(['.', '…']);
        let side = match &text[digits.len()..] {
            "" | "." => Color::White,
            "..." | "…" => Color::Black,
            _ => return None,
        };
        self.numbering().ply(digits.parse().ok()?, side)
    }

    /// The moves of the game that this side had made before the position from which it is set up.
    #[must_use]
    pub fn moves_before_start(&self, side: Color) -> u32 {
        use shakmaty::Position;
        let begun_by_black = side.is_white() && self.start.turn().is_black();
        u32::from(self.start.fullmoves()).saturating_sub(1).saturating_add(u32::from(begun_by_black))
    }

    /// In Chess960, where the rook stood at the start with which this side may castle; as long as it may, it stands there.
    #[must_use]
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        (self.castling == CastlingMode::Chess960).then(|| self.start.castles().rook(color, side))?
    }

    /// Makes a move of a sheet on a board, with the rook that may castle; one that does not fit the board leaves it as it is.
    pub(crate) fn make(&self, said: RawMove, board: &mut Board, mover: Color) {
        let castles = match said {
            RawMove::Castling(side) => self.castling_rook(mover, side).filter(|rook| {
                board.king_of(mover).is_some_and(|king| CastlingSide::from_king_side(rook.file() > king.file()) == side)
            }),
            RawMove::Piece { .. } => None,
        };
        let _ = said.execute_with(board, mover, castles);
    }

    /// Whose move a ply is, counted from 1.
    #[must_use]
    pub fn mover_of(&self, ply: usize) -> Color {
        self.numbering().of(ply).1
    }

    /// Whether a press of this side waits for the last word of its announcement. The sighted player's takes effect at once
    /// (D.2.4 of 2014, D.2.5 of 2018 and 2023), unless the arbiter has it held back until he has announced.
    #[must_use]
    pub fn press_waits_for_words(&self, side: Color) -> bool {
        match self.sight.get(side) {
            Sight::Sighted => self.early_press == EarlyPress::HeldBack,
            Sight::Impaired => self.press_effect == PressEffect::AtLastWord,
        }
    }

    /// The pace of play, by the slower player's control.
    #[must_use]
    pub fn pace(&self) -> Pace {
        let untimed = !self.control.white.is_timed() || !self.control.black.is_timed();
        let slower = self.control.white.for_moves(60).max(self.control.black.for_moves(60));
        pace::of(self.edition, (!untimed).then_some(slower))
    }

    /// The rules that follow from pace and supervision.
    #[must_use]
    pub fn rules(&self) -> Rules {
        pace::rules(self.pace(), self.supervision)
    }

    /// What becomes of saved time in the delay modes.
    #[must_use]
    pub const fn saved_time(&self) -> SavedTime {
        if time::carries_over_in_delay_mode(self.edition) { SavedTime::CarriedOver } else { SavedTime::Dropped }
    }

    /// Whether an assistant is set to announce or to keep a score, or has the keyboard or the mouse.
    #[must_use]
    pub fn has_assistant(&self) -> bool {
        Color::ALL
            .into_iter()
            .any(|side| self.names_assistant(side) || *self.announcer.get(side) == Announcer::Assistant)
    }

    /// Whether an assistant must be used and none is set (D.2.11 of 2018 and 2023).
    #[must_use]
    pub fn lacks_assistant(&self) -> bool {
        assistant::need(self.edition, &self.sight, &self.hearing) == Need::Required && !self.has_assistant()
    }

    /// Whether the game may be written into a file for broadcasting while it is played. Practice asks nobody.
    #[must_use]
    pub fn may_be_broadcast(&self) -> bool {
        self.mode == Mode::Practice || self.broadcast == Broadcast::Allowed
    }

    /// Whether a competition must have a default time and none is set (6.7.a of 2014).
    #[must_use]
    pub fn lacks_default_time(&self) -> bool {
        self.mode == Mode::Competition && time::default_time(self.edition, self.default_time).is_none()
    }

    /// The sighted player, where one plays.
    #[must_use]
    pub fn sighted_player(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&side| !self.is_impaired(side))
    }

    /// The language of a person: of his page, and of what he alone is told.
    #[must_use]
    pub fn language_of(&self, seat: Seat) -> Language {
        let own = match seat {
            Seat::Player(side) => self.opponents_page.language.filter(|_| self.sighted_player() == Some(side)),
            Seat::Assistant(_) => self.helpers_languages.assistant,
            Seat::Arbiter => self.helpers_languages.arbiter,
        };
        own.unwrap_or(self.wording.language)
    }

    /// Whether `side` is visually impaired.
    #[must_use]
    pub fn is_impaired(&self, side: Color) -> bool {
        *self.sight.get(side) == Sight::Impaired
    }
}
