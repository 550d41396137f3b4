//! What one person at the table has before him: a cursor on the board, a piece in the hand, a line being typed.
//!
//! A [`Desk`] turns [`Intent`]s - a key, a click, a button, whatever the device - into [`Wish`]es: commands to the game,
//! words and sounds for the person alone. It is pure, knows only the person's own [`View`], and commits nothing without
//! a second, deliberate act: what is typed is read back before it is announced.
mod calls;
mod chess960;
mod choosing;
mod claims;
mod entry;
mod form;
mod grasp;
mod hand;
mod intent;
mod manual;
mod sound;
mod teaching;
mod tell;
mod voice;
mod walk;

use shakmaty::{Role, Square};

pub use claims::Item;
pub use entry::{Entry, Purpose, hear};
pub use form::{Field, Form, FormWish, Rule};
pub use grasp::Dialled;
pub use intent::{Aid, Direction, Heading, Intent, Page};
pub use manual::Section;
pub use sound::{Microphones, OutputKind, Sound, Talk};
pub use teaching::{TeachWish, Teaching};
pub use voice::{Address, listens_openly};

use manual::Turn;

use crate::{
    game::{Command, Device, Due, ReconcileCommand, Seat, Step, View},
    language::{Arg, Language, Line, Phrase},
    laws::{RawMove, quickplay::Request},
    narration::{Chime, Question, answer, telling_phrase},
};

/// What a person's act asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// A command to the game, in this person's name.
    Do(Command),
    /// Words for this person alone.
    Say(Phrase),
    /// Words for this person's ear alone, kept in no list of what was said: they hold his sealed move.
    Whisper(Phrase),
    /// A sound for this person alone.
    Chime(Chime),
    /// The last words once more.
    SayAgain,
    /// Say how much charge the battery has.
    Battery,
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
        /// The move.
        said: RawMove,
        /// What it is for.
        purpose: Purpose,
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
    /// A square is to be shown for an item of the list.
    Pointing {
        /// Which.
        item: Item,
    },
    /// What was said fits several moves; a word, the piece under the cursor or a typed line chooses.
    Choosing {
        /// The moves.
        candidates: Vec<RawMove>,
        /// What was asked.
        ask: Phrase,
        /// What it is for.
        purpose: Purpose,
    },
    /// A grave command waits for a second Enter.
    Confirm(Command),
    /// The sealed move of this number was spoken: it is not taken before the player says that nobody overhears him.
    Overheard {
        /// The number of the move.
        number: u32,
    },
    /// A piece is in the hand.
    Holding {
        /// Where it was lifted.
        from: Square,
        /// The promotion piece laid ready.
        promotion: Option<Role>,
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
    const fn enters_sealed_move(&self) -> bool {
        matches!(
            self,
            Self::Entry(Entry { purpose: Purpose::Seal, .. })
                | Self::ReadBack { purpose: Purpose::Seal, .. }
                | Self::Choosing { purpose: Purpose::Seal, .. }
                | Self::Lifted { purpose: Purpose::Seal, .. }
                | Self::Dialling { purpose: Purpose::Seal, .. }
        )
    }
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
}

impl Desk {
    /// The desk of `seat`, typing in `language`.
    #[must_use]
    pub const fn new(seat: Seat, language: Language) -> Self {
        Self { seat, language, cursor: Square::E4, mode: Mode::Board, alone: None }
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
        let before = self.mode.enters_sealed_move();
        let wishes = self.act(intent, view);
        if before || self.mode.enters_sealed_move() {
            wishes.into_iter().map(Wish::whispered).collect()
        } else {
            wishes
        }
    }

    fn act(&mut self, intent: Intent, view: &View<'_>) -> Vec<Wish> {
        let intent = match intent {
            Intent::Felt(inner) => {
                let before = self.cursor;
                let mut wishes = self.take(*inner, view);
                if self.cursor != before {
                    wishes.insert(0, Wish::Chime(self.square_chime(view)));
                }
                return wishes;
            }
            plain => plain,
        };
        if let Mode::Manual { section, .. } = self.mode
            && let Some(wishes) = self.read_on(section.turn(&intent))
        {
            return wishes;
        }
        if let Some(wishes) = self.among_claims(&intent, view) {
            return wishes;
        }
        match intent {
            Intent::OpenClaims => self.open_claims(view),
            Intent::TakeClaim(item) => self.take_item(item, view),
            Intent::AtCursor(item) => self.point(item, self.cursor),
            Intent::Help => {
                let beneath = Box::new(std::mem::take(&mut self.mode));
                self.mode = Mode::Manual { section: Section::Program, beneath };
                vec![Wish::Say(Section::opening())]
            }
            Intent::Battery => vec![Wish::Battery],
            Intent::Replay => vec![Wish::Replay(None)],
            Intent::SayAgain => vec![Wish::SayAgain],
            Intent::Ask(question) => vec![Wish::Say(answer(view, question))],
            Intent::Here => vec![Wish::Say(answer(view, Question::Square(self.cursor)))],
            Intent::Walk(_)
            | Intent::Leap(_)
            | Intent::NextPiece(_)
            | Intent::PreviousPiece(_)
            | Intent::RankHere
            | Intent::FileHere
            | Intent::Diagonals => self.walk(intent, view),
            Intent::Assist(aid) => self.assist(aid, view),
            Intent::Lift(_) | Intent::PutDown(_) | Intent::LayReady(_) => self.handle(intent, view),
            Intent::Grasp
            | Intent::OpenDial(_)
            | Intent::Point(_)
            | Intent::Take(_)
            | Intent::TakeBack
            | Intent::NextPromotion => self.by_hand(&intent, view),
            Intent::OpenEntry(purpose) => self.open_entry(purpose, view),
            Intent::Insert(_) | Intent::Erase => self.edit(intent),
            Intent::Enter => self.enter(view),
            Intent::Escape => self.escape(),
            Intent::PassKeyboard => {
                let other = Seat::Player(view.side().other());
                vec![Wish::Do(Command::GiveDevice(Device::Keyboard, other))]
            }
            Intent::PageShown(page) => vec![Wish::Say(Phrase::line(match page {
                Page::Table => Line::EntryLeft,
                Page::Arbiter => Line::ArbiterPageShown,
                Page::Assistant => Line::AssistantPageShown,
            }))],
            Intent::Do(command) => self.command(command, view),
            Intent::Felt(inner) => self.take(*inner, view),
        }
    }

    /// Turns the manual over or closes it; `None` for an act that has its usual meaning.
    fn read_on(&mut self, turn: Turn) -> Option<Vec<Wish>> {
        if turn == Turn::Stay {
            return None;
        }
        let Mode::Manual { section, beneath } = &mut self.mode else { return None };
        if let Turn::To(next) = turn {
            *section = next;
            return Some(vec![Wish::Say(next.phrase())]);
        }
        self.mode = std::mem::take(&mut **beneath);
        let back = if matches!(self.mode, Mode::Entry(_)) { Line::EntryOpened } else { Line::EntryLeft };
        (turn == Turn::Close).then(|| vec![Wish::Say(Phrase::line(back))])
    }

    /// Straight commands. A pawn left on the last rank is first put on record as it stands; grave ones wait for Enter.
    fn command(&mut self, command: Command, view: &View<'_>) -> Vec<Wish> {
        match (&command, std::mem::take(&mut self.mode)) {
            (Command::Press, Mode::Promoting { from, to }) => {
                let mut wishes = self.put(view, from, to, None);
                wishes.push(Wish::Do(Command::Press));
                wishes
            }
            (
                Command::Resign
                | Command::OfferDraw
                | Command::AcceptDraw
                | Command::ClaimFlag
                | Command::ClaimQuickplay(_)
                | Command::Claim(_),
                _,
            ) => self.ask_back(command),
            _ => vec![Wish::Do(command)],
        }
    }

    /// Enter: commits what was read back or asked, else takes the step that is due.
    fn enter(&mut self, view: &View<'_>) -> Vec<Wish> {
        if let Some(wishes) = self.choose_at_cursor() {
            return wishes;
        }
        match std::mem::take(&mut self.mode) {
            Mode::Entry(entry) => self.finish_entry(&entry, view),
            Mode::ReadBack { said, purpose } => vec![Wish::Do(purpose.command(said)), Wish::Chime(Chime::EntryClosed)],
            Mode::Confirm(command) => vec![Wish::Do(command)],
            Mode::Overheard { number } => {
                self.alone = Some(number);
                vec![Wish::Say(Phrase::line(Line::VoiceSealNow))]
            }
            Mode::Promoting { from, to } => self.put(view, from, to, None),
            // Half a move is none: it is put down or discarded first.
            half @ (Mode::Lifted { .. } | Mode::Dialling { .. }) => {
                self.mode = half;
                vec![Wish::Chime(Chime::Refused)]
            }
            Mode::Board
            | Mode::Holding { .. }
            | Mode::Manual { .. }
            | Mode::Claims { .. }
            | Mode::Pointing { .. }
            | Mode::Choosing { .. } => match view.step() {
                Step::Repeat(_) | Step::RepeatAgain(_) => vec![Wish::Do(Command::Repeat(None))],
                Step::Execute(_) => vec![Wish::Do(Command::Execute(None))],
                Step::ConfirmEnding => vec![Wish::Do(Command::ConfirmEnding)],
                Step::AwaitStart => vec![Wish::Do(Command::Start)],
                Step::Reconcile(Due::Correct(kind, _) | Due::Compare(kind)) => {
                    vec![Wish::Do(Command::Reconcile(ReconcileCommand::Confirm(kind)))]
                }
                _ => vec![Wish::Say(answer(view, Question::Step))],
            },
        }
    }

    fn escape(&mut self) -> Vec<Wish> {
        match std::mem::take(&mut self.mode) {
            Mode::Board => vec![Wish::Say(Phrase::line(Line::EntryLeft))],
            _ => vec![Wish::Say(Phrase::line(Line::EntryCleared)), Wish::Chime(Chime::EntryClosed)],
        }
    }

    /// What a piece could do: an assist, absent in competition.
    fn assist(&self, aid: Aid, view: &View<'_>) -> Vec<Wish> {
        if view.setup.mode == crate::game::Mode::Competition {
            return vec![Wish::Say(Phrase::line(Line::AssistOff))];
        }
        vec![Wish::Say(match aid {
            Aid::Moves => walk::moves_of(view, self.cursor),
            Aid::Attackers => walk::attackers_of(view, self.cursor),
            Aid::Rays => walk::rays_from(view, self.cursor),
        })]
    }
}

/// The question before a grave command, and how it is answered.
pub(crate) fn confirmation(command: &Command) -> Phrase {
    let question = match command {
        Command::Claim(claim) => return claims::claim_question(*claim),
        Command::Reconcile(ReconcileCommand::Tell(_, telling)) => return telling_phrase(telling),
        Command::Reconcile(_) => Item::BoardsDiffer.phrase(),
        Command::SignSheets => Item::Sign.phrase(),
        Command::Resign => Phrase::line(Line::ConfirmResign),
        Command::AcceptDraw => Phrase::line(Line::ConfirmAcceptDraw),
        Command::ClaimFlag => Phrase::line(Line::ConfirmClaimFlag),
        Command::ClaimQuickplay(Request::Draw) => Phrase::line(Line::ConfirmClaimDraw),
        Command::ClaimQuickplay(Request::ExtraTime) => Phrase::line(Line::ConfirmAskExtraTime),
        _ => Phrase::line(Line::ConfirmOfferDraw),
    };
    Phrase::Several(vec![question, Phrase::line(Line::EnterConfirms)])
}
