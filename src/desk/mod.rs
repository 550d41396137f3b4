//! The desk of one person at the table: a cursor on the board, a piece in the hand, a line being typed.
//!
//! A [`Desk`] turns [`Intent`]s - a key, a click, a button, whatever the device - into [`Wish`]es: commands to the game,
//! words and sounds for the person alone. It is pure, knows only the person's own [`View`], and commits nothing without
//! a second, deliberate act: what is typed is read back before it is announced.
mod calls;
mod choosing;
mod claims;
mod deciding;
mod direction;
mod entry;
mod executing;
mod form;
mod game_list;
mod grasp;
mod hand;
mod intent;
mod item;
mod lapse;
mod lists;
mod manner;
mod manual;
mod menu;
mod on_board;
mod purpose;
mod question;
mod reading;
mod review;
mod room;
mod rotate;
mod settings;
mod slip;
mod sound;
mod straight;
mod teaching;
mod tell;
mod theme;
mod unfinished;
mod voice;
mod walk;

use shakmaty::{Color, Role, Square};

pub use direction::{Direction, Heading};
pub use entry::Entry;
pub(crate) use executing::{asked_first, castling_of};
pub use form::{Event, Field, Form, FormWish, Group, PageOf, PartField, PartOf, PeriodPart, PinPage, Preparing, Rule};
pub use game_list::{GameList, ListWish, ListedGame, players};
pub use grasp::Dialled;
pub use hand::{castles_on, shown_at};
pub use intent::{Aid, Answer, Intent, Page, ReadTyped};
pub use item::{Home, Item, SquareItem};
pub(crate) use lists::promotes;
pub use manner::{Commit, Manner, Typing};
pub use manual::{Opened, Section};
pub use menu::{Entry as MenuEntry, Menu, MenuWish};
pub use purpose::{NoOneMove, Purpose, hear};
pub use question::{Asked, FIRST_MOMENT, Gravity, HOLD, LASTS, OpenQuestion};
pub use review::{Review, ReviewList, ReviewPly, ReviewWish, Reviewable, SheetsKept};
pub use settings::Settings;
pub use sound::{Change, Level, Microphones, OutputKind, Sound, Talk};
pub(crate) use teaching::progress;
pub use teaching::{TeachWish, Teaching};
pub use theme::Theme;
pub use unfinished::{Offered, Unfinished};
pub use voice::{Address, listens_openly};

use crate::{
    game::{self, Command, Due, MoveCommand, Seat, Statement, Step, View},
    language::{Arg, Language, Line, Phrase, understand::telling::Telling},
    laws::RawMove,
    narration::{Chime, Question, answer, unasked},
};

/// What a person's act asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// A command to the game, in this person's name.
    Do(Command),
    /// A press of this person waits for the last word of his announcement: it is taken back, so that he can correct.
    TakePressBack,
    /// Words for this person alone.
    Say(Phrase),
    /// Words for this person alone about something that happened to him: his next key does not drop them unheard.
    Notice(Phrase),
    /// Words for this person's ear alone, kept in no list of what was said: they hold his sealed move.
    Whisper(Phrase),
    /// A sound for this person alone.
    Chime(Chime),
    /// The last words once more.
    SayAgain,
    /// Open the list of what can be changed in the middle of a game.
    OpenSettings,
    /// Devices, volumes, speeds and short sounds from now on.
    UseSound(Box<Sound>),
    /// Say the test word through this output.
    Test(OutputKind),
    /// Draw the windows in these colours.
    Wear(Theme),
    /// The player enters moves like this from now on.
    Keep(Manner),
    /// Say how much charge the battery has.
    Battery,
    /// Take this home.
    TakeHome(Home),
    /// Leave the game, which is over, for the first menu.
    LeaveFinished,
    /// Play the person's own recording of his move of this number, or of the last one.
    Replay(Option<u32>),
}

/// What a desk is in the middle of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Mode {
    /// Walking the board.
    #[default]
    Board,
    /// Typing a move or a question.
    Entry(Entry),
    /// A move has been read back; Enter commits it, Escape discards it.
    ReadBack {
        /// The move as entered.
        said: RawMove,
        /// What it is for.
        purpose: Purpose,
        /// The words in which it was read back: a sentence with the move.
        words: Line,
        /// The announcement that it repeats or executes, and whose it is: with another one it is over.
        answers: Option<(Color, RawMove)>,
    },
    /// Reading the manual.
    Manual {
        /// The section in hand.
        section: Section,
        /// What goes on when it is closed.
        beneath: Box<Mode>,
    },
    /// Choosing from the list of claims.
    Claims {
        /// The item in hand.
        chosen: Item,
    },
    /// Changing devices, volumes and the like.
    Settings(Box<Settings>),
    /// Hearing his own sheet move by move, the game being over.
    Reading {
        /// How many plies were read; the board is read as it stood after them.
        at: usize,
    },
    /// A square is to be shown for an item of the list.
    Pointing {
        /// The piece or square pointed at.
        item: SquareItem,
    },
    /// What was said fits several moves; a word, the piece under the cursor or a typed line chooses. Or a player who said that he
    /// corrects is asked for the right one.
    Choosing {
        /// The moves; none where any may be said.
        candidates: Vec<RawMove>,
        /// What was asked.
        ask: Phrase,
        /// What it is for.
        purpose: Purpose,
    },
    /// Something that cannot be taken back was asked about.
    Confirm(OpenQuestion),
    /// What was told of the person's own board has been read back; Enter commits it, Escape discards it (D.2.9).
    ToldBack(Telling),
    /// A piece is in the hand.
    Holding {
        /// Where it was lifted.
        from: Square,
    },
    /// A piece is in the hand of a player who walks with the cursor; nothing has moved.
    Lifted {
        /// Where it stands.
        from: Square,
        /// The promotion piece chosen.
        promotion: Option<Role>,
        /// What the move is for.
        purpose: Purpose,
    },
    /// A move is being dialled: file, rank, file, rank.
    Dialling {
        /// What it is for.
        purpose: Purpose,
        /// What there is of it.
        dialled: Dialled,
    },
    /// A pawn stands on the last rank, and the player has yet to put the new piece there (or to press without one).
    Promoting {
        /// Where the pawn came from.
        from: Square,
        /// Where it stands.
        to: Square,
    },
}

impl Wish {
    /// The same words for the ear alone, where they hold more than a fixed sentence.
    fn whispered(self) -> Self {
        let fixed = |phrase: &Phrase| matches!(phrase, Phrase::Line(_, args) if args.iter().all(|arg| matches!(arg, Arg::Label(_))));
        match self {
            Self::Say(phrase) if !fixed(&phrase) => Self::Whisper(phrase),
            other => other,
        }
    }
}

impl Mode {
    /// What the move is for that is begun here, if one is: an open field is enough.
    pub(crate) fn begun_for(&self) -> Option<Purpose> {
        match self {
            Self::ReadBack { purpose, .. }
            | Self::Choosing { purpose, .. }
            | Self::Lifted { purpose, .. }
            | Self::Dialling { purpose, .. }
            | Self::Entry(Entry { purpose, .. }) => Some(*purpose),
            Self::Board
            | Self::Manual { .. }
            | Self::Claims { .. }
            | Self::Settings(_)
            | Self::Reading { .. }
            | Self::Pointing { .. }
            | Self::Confirm(_)
            | Self::ToldBack(_)
            | Self::Holding { .. }
            | Self::Promoting { .. } => None,
        }
    }

    /// Whether it is about a move of the game that is on: when that ends it has nothing more to ask. The field that takes requests too
    /// stays.
    fn is_of_play(&self) -> bool {
        matches!(self, Self::Pointing { .. } | Self::Holding { .. } | Self::Promoting { .. })
            || self.begun_for().is_some_and(|purpose| purpose != Purpose::Announce)
    }

    /// Whether it is a move to be announced, in hand or read back. What is typed may be a request.
    fn holds_own_move(&self) -> bool {
        !matches!(self, Self::Entry(_)) && self.begun_for() == Some(Purpose::Announce)
    }

    fn enters_sealed_move(&self) -> bool {
        self.begun_for() == Some(Purpose::Seal)
    }
}

/// Whether a player in whose game letters begin a move has heard so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LettersTold {
    NotYet,
    Once,
}

/// The desk of one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Desk {
    seat: Seat,
    language: Language,
    cursor: Square,
    mode: Mode,
    /// The number of the sealed move that its player speaks, since nobody overhears him.
    alone: Option<u32>,
    manner: Manner,
    /// How often it was said what commits a move that was read back.
    advised: u8,
    /// Whether he has heard that letters begin a move.
    letters: LettersTold,
    /// What was stated of pieces here, the last one last; whether it can still be withdrawn, the game knows.
    stated: Vec<Statement>,
    /// The spoken move that is asked about, as long as nothing was done since: a second opinion may still agree.
    unsure: Option<RawMove>,
    /// The move that a voice had read back, as long as it is that one which is asked about.
    heard: Option<RawMove>,
    /// The move that his electronic board showed last.
    on_board: Option<RawMove>,
    /// Whether the field is open for what stands on his board, while that is told.
    telling: bool,
}

impl Desk {
    /// The desk of `seat`, typing in `language`.
    #[must_use]
    pub const fn new(seat: Seat, language: Language) -> Self {
        Self {
            seat,
            language,
            cursor: Square::E4,
            mode: Mode::Board,
            alone: None,
            manner: Manner { commit: Commit::ReadBack, typing: Typing::Opened },
            advised: 0,
            letters: LettersTold::NotYet,
            stated: Vec::new(),
            unsure: None,
            heard: None,
            on_board: None,
            telling: false,
        }
    }

    /// Whose it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The square under the cursor.
    #[must_use]
    pub const fn cursor(&self) -> Square {
        self.cursor
    }

    /// What it is in the middle of.
    #[must_use]
    pub const fn mode(&self) -> &Mode {
        &self.mode
    }

    /// Takes an act of the person. `view` is his own view of the game. Nothing that is said while he enters a sealed move is
    /// kept or shown: it would tell the move piece by piece.
    pub fn take(&mut self, intent: Intent, view: &View<'_>) -> Vec<Wish> {
        self.unsure = None;
        if view.withdrawable.is_none() {
            self.stated.clear();
        }
        let before = self.mode.enters_sealed_move();
        let told = matches!(self.mode, Mode::ToldBack(_));
        let mut wishes = match self.slip(&intent, view) {
            Some(withdraws) => vec![withdraws],
            None => self.act(intent, view).into_iter().map(|wish| self.in_manner(wish)).collect(),
        };
        self.telling =
            matches!(self.mode.beneath_manual(), Mode::Entry(_)) && view.step() == Step::Reconcile(Due::Tell);
        // What his voice put up stays its own while he asks the time, or presses too soon.
        self.heard = self.heard.filter(|_| self.in_hand() == self.heard);
        let is_open = matches!(self.mode, Mode::ToldBack(_));
        let is_answered = wishes.iter().any(|wish| matches!(wish, Wish::Do(_) | Wish::Say(_) | Wish::Notice(_)));
        // What was told of a board, and not confirmed, would stand on his page as if it were on record.
        if told && !is_open && !is_answered {
            wishes.push(Wish::Notice(Phrase::line(Line::EntryCleared)));
        }
        self.remember_statement(&wishes);
        if before { wishes.into_iter().map(Wish::whispered).collect() } else { self.in_confidence(wishes) }
    }

    fn in_manner(&self, wish: Wish) -> Wish {
        match wish {
            Wish::Say(phrase) => Wish::Say(self.manner.in_words(phrase)),
            other => other,
        }
    }

    /// Whispers what is said while a sealed move is entered.
    fn in_confidence(&self, wishes: Vec<Wish>) -> Vec<Wish> {
        if self.mode.enters_sealed_move() { wishes.into_iter().map(Wish::whispered).collect() } else { wishes }
    }

    fn act(&mut self, intent: Intent, view: &View<'_>) -> Vec<Wish> {
        // What is felt meets questions and lists as the act that it is.
        if !matches!(intent, Intent::Felt(_))
            && let Some(wishes) = self.at_question(&intent, view).or_else(|| self.in_list(&intent, view))
        {
            return wishes;
        }
        if matches!(intent, Intent::Grasp | Intent::OpenDial(_)) && self.mode == Mode::Board && is_over(view) {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(answer(view, Question::Step))];
        }
        let intent = match intent {
            Intent::OpenEntry(Some(Purpose::Correct)) => Intent::OpenEntry(Some(Purpose::of_slip(view))),
            Intent::OpenDial(Some(Purpose::Correct)) => Intent::OpenDial(Some(Purpose::of_slip(view))),
            other => other,
        };
        match intent {
            Intent::Felt(act) => self.feel(*act, view),
            Intent::OpenClaims => self.open_claims(view),
            Intent::TakeClaim(item) => self.take_item(item, view),
            // A touch binds (4.3), and its key begins the name of a file: it is asked back. That he adjusts helps him alone.
            Intent::AtCursor(SquareItem::Touched) => self.show(SquareItem::Touched, self.cursor, view),
            Intent::AtCursor(item) => self.point(item, self.cursor, view),
            Intent::Help => {
                let beneath = Box::new(std::mem::take(&mut self.mode));
                let section = Section::about(view.step());
                self.mode = Mode::Manual { section, beneath };
                vec![Wish::Say(section.opening())]
            }
            Intent::Battery => vec![Wish::Battery],
            Intent::Replay => vec![Wish::Replay(None)],
            Intent::SayAgain => vec![Wish::SayAgain],
            Intent::Ask(question) => vec![self.with_half(question, asked(view, question), view)],
            Intent::Here => vec![Wish::Say(self.here(view))],
            Intent::Walk(_)
            | Intent::Leap(_)
            | Intent::NextPiece(_)
            | Intent::PreviousPiece(_)
            | Intent::RankHere
            | Intent::FileHere
            | Intent::Diagonals => self.walk(intent, view),
            Intent::Assist(aid) => self.assist(aid, view),
            Intent::Lift(_) | Intent::PutDown(_) | Intent::Drop(_) | Intent::DropBeside | Intent::LayReady(_) => {
                self.handle(intent, view)
            }
            Intent::Grasp
            | Intent::OpenDial(_)
            | Intent::Point(_)
            | Intent::Take(_)
            | Intent::TakeBack
            | Intent::NextPromotion => self.by_hand(&intent, view),
            Intent::OpenEntry(purpose) => self.open_entry(purpose, view),
            Intent::Insert(_) | Intent::Letter(_) | Intent::Typed(..) | Intent::Erase => self.edit(intent, view),
            Intent::NextCommit => self.next_commit(),
            Intent::NextTyping => self.next_typing(),
            Intent::OpenSettings => self.ask_for_settings(),
            Intent::Enter | Intent::Commit => self.enter(view),
            Intent::Answer(Answer::Down | Answer::Word) => self.answer_unasked(view),
            // What was held for a question that is answered or gone.
            Intent::Answer(Answer::Up | Answer::Held) | Intent::DropQuestion => Vec::new(),
            Intent::Escape => self.escape(view),
            Intent::PassKeyboard => vec![Wish::Do(self.pass_keyboard(view))],
            Intent::HandKeyboard => self.hand_keyboard(view),
            Intent::TakeDevice => vec![Wish::Do(straight::take_device(view))],
            Intent::PageShown(page) => self.page_shown(page, view),
            // The form's, and the program's: the desk has nothing to do with them.
            Intent::ArbitersPin | Intent::Change(..) | Intent::NextTheme => Vec::new(),
            Intent::Do(command) => self.command(command, view),
        }
    }

    /// Takes an act of a hand that does not see the screen: the square it comes to is heard before its words.
    fn feel(&mut self, act: Intent, view: &View<'_>) -> Vec<Wish> {
        let before = self.cursor;
        let mut wishes = self.take(act, view);
        if self.cursor != before {
            wishes.insert(0, Wish::Chime(self.square_chime(view)));
        }
        wishes
    }

    /// Enter: commits what was read back, else takes the step that is due.
    fn enter(&mut self, view: &View<'_>) -> Vec<Wish> {
        if let Some(wishes) = self.choose_at_cursor(view) {
            return wishes;
        }
        match std::mem::take(&mut self.mode) {
            Mode::Entry(entry) => self.finish_entry(&entry, view),
            Mode::ReadBack { said, purpose, .. } => {
                [self.commit(said, purpose, view), vec![Wish::Chime(Chime::EntryClosed)]].concat()
            }
            Mode::ToldBack(telling) => vec![Wish::Do(tell::tell(view, telling))],
            Mode::Promoting { from, to } => self.put(view, from, to, None),
            // Half a move does not count: it is put down or discarded first.
            half @ (Mode::Lifted { .. } | Mode::Dialling { .. }) => {
                self.mode = half;
                std::iter::once(Wish::Chime(Chime::Refused)).chain(self.half_told(view).map(Wish::Say)).collect()
            }
            // Neither a list nor an open question comes so far.
            Mode::Board
            | Mode::Holding { .. }
            | Mode::Manual { .. }
            | Mode::Claims { .. }
            | Mode::Settings(_)
            | Mode::Reading { .. }
            | Mode::Pointing { .. }
            | Mode::Choosing { .. }
            | Mode::Confirm(_) => vec![match view.due().confirmation().or_else(|| deciding::goes_on(view)) {
                Some(command) => return self.command(command, view),
                None => Wish::Say(answer(view, Question::Step)),
            }],
        }
    }

    fn escape(&mut self, view: &View<'_>) -> Vec<Wish> {
        match std::mem::take(&mut self.mode) {
            Mode::Board if view.entry.is_some() => vec![Wish::Do(Command::Move(MoveCommand::TakeBack))],
            Mode::Board => vec![Wish::Say(Phrase::line(Line::EntryLeft))],
            // What was done in the list stays done.
            Mode::Claims { .. } => vec![Wish::Say(Phrase::line(Line::EntryLeft)), Wish::Chime(Chime::EntryClosed)],
            _ => vec![Wish::Say(Phrase::line(Line::EntryCleared)), Wish::Chime(Chime::EntryClosed)],
        }
    }

    /// What a piece could do: an assist, absent in competition.
    fn assist(&self, aid: Aid, view: &View<'_>) -> Vec<Wish> {
        if view.setup.mode == game::Mode::Competition {
            return vec![Wish::Say(Phrase::line(Line::AssistOff))];
        }
        vec![Wish::Say(match aid {
            Aid::Moves => walk::moves_of(view, self.cursor),
            Aid::Attackers => walk::attackers_of(view, self.cursor),
            Aid::Rays => walk::rays_from(view, self.cursor),
        })]
    }
}

/// Whether the game has ended and nothing of it is left to be announced: no piece is taken up any more.
fn is_over(view: &View<'_>) -> bool {
    view.ending.is_some() && matches!(view.step(), Step::ConfirmEnding | Step::AwaitArbiter | Step::Over)
}

/// The answer to a question, or the attempt that it is.
fn asked(view: &View<'_>, question: Question) -> Wish {
    unasked(view, question).map_or_else(|| Wish::Say(answer(view, question)), Wish::Do)
}
