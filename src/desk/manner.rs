//! How a player enters his moves: his own choice, changed by his keys at any time.
use shakmaty::{Color, Rank, Role};

use super::{Desk, Purpose, Wish};
use crate::{
    game::{Announcer, Seat, Step, View},
    language::{Arg, Line, Phrase},
    laws::RawMove,
    narration::Chime,
};

/// What a player has chosen about entering moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Manner {
    /// What follows a move that was typed or laid.
    pub commit: Commit,
    /// What letters mean where no move is being typed.
    pub typing: Typing,
}

/// What follows a move of one's own that was typed, dialled or laid with the cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Commit {
    /// It is read back, and announced by a second act.
    #[default]
    ReadBack,
    /// It is announced at once; a slip is corrected before the press (D.2.7 of 2014; D.2.8 of 2018 and 2023).
    AtOnce,
}

/// What letters and digits mean where no move is being typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Typing {
    /// They are commands; a key of its own opens the move field.
    #[default]
    Opened,
    /// They begin a move.
    Stays,
}

/// Whether a pawn comes to its last rank and the new piece is not named.
pub(super) fn lacks_piece(said: RawMove) -> bool {
    reaches_last_rank(said) && matches!(said, RawMove::Piece { promotion: None, .. })
}

/// Whether a pawn comes to the first or last rank, as everybody sees.
pub(super) fn reaches_last_rank(said: RawMove) -> bool {
    matches!(said, RawMove::Piece { role: Role::Pawn, to, .. } if matches!(to.rank(), Rank::First | Rank::Eighth))
}

/// How often it is said what commits a move that was read back; then the move alone.
const ADVISED: u8 = 3;

impl Manner {
    /// Words that name the way into a move, with the one that holds: where letters begin a move, no key opens a field.
    pub(super) fn in_words(self, phrase: Phrase) -> Phrase {
        match phrase {
            Phrase::Line(Line::EntryKey, _) if self.typing == Typing::Stays => Phrase::line(Line::LettersEnter),
            Phrase::Several(parts) => Phrase::Several(parts.into_iter().map(|part| self.in_words(part)).collect()),
            other => other,
        }
    }
}

impl Desk {
    /// This desk, for a player of these habits.
    #[must_use]
    pub const fn with_manner(mut self, manner: Manner) -> Self {
        self.manner = manner;
        self
    }

    /// Its player enters moves like this from now on.
    pub const fn keep_manner(&mut self, manner: Manner) {
        self.manner = manner;
    }

    /// How its player enters moves.
    #[must_use]
    pub const fn manner(&self) -> Manner {
        self.manner
    }

    pub(super) fn next_commit(&mut self) -> Vec<Wish> {
        let (commit, line) = match self.manner.commit {
            Commit::ReadBack => (Commit::AtOnce, Line::AnnouncesAtOnce),
            Commit::AtOnce => (Commit::ReadBack, Line::ReadsBackFirst),
        };
        self.manner.commit = commit;
        vec![Wish::Keep(self.manner), Wish::Say(Phrase::line(line))]
    }

    pub(super) fn next_typing(&mut self) -> Vec<Wish> {
        let (typing, line) = match self.manner.typing {
            Typing::Opened => (Typing::Stays, Line::TypingStays),
            Typing::Stays => (Typing::Opened, Line::TypingOpened),
        };
        self.manner.typing = typing;
        self.letters = super::LettersTold::Once;
        vec![Wish::Keep(self.manner), Wish::Say(Phrase::line(line))]
    }

    /// The announcement or correction that this player wants made without being asked.
    pub(super) fn at_once(&self, said: RawMove, purpose: Purpose) -> Option<Vec<Wish>> {
        let own = matches!(purpose, Purpose::Announce | Purpose::Correct);
        let wanted = own && self.manner.commit == Commit::AtOnce && !lacks_piece(said);
        wanted.then(|| vec![Wish::Do(purpose.command(said)), Wish::Chime(Chime::EntryClosed)])
    }

    /// The words in which a typed move is read back, and what commits it, where they do not name that; it is said the first times only.
    /// Where the assistant announces, no word of the program will sound in the room: he has to know before he confirms.
    pub(super) fn read_back_words(&mut self, purpose: Purpose, view: &View<'_>) -> (Line, Vec<Phrase>) {
        let advises = self.advised < ADVISED;
        self.advised += u8::from(advises);
        let announces = matches!(purpose, Purpose::Announce | Purpose::Correct);
        let words = match purpose {
            Purpose::Announce if advises && program_announces(view) => return (Line::ReadBack, Vec::new()),
            Purpose::Correct => Line::CorrectTo,
            Purpose::Announce
            | Purpose::Repeat
            | Purpose::Execute
            | Purpose::Seal
            | Purpose::Place
            | Purpose::Threefold
            | Purpose::FiftyMoves
            | Purpose::Declare => Line::PadReadBack,
        };
        let assistants = assistant_announces(view).filter(|_| announces);
        let assistants = assistants.map(|side| Phrase::with(Line::SetupAssistantAnnounces, [Arg::Color(side)]));
        let advice = assistants.into_iter().chain([Phrase::line(Line::ReadBackConfirms)]).filter(|_| advises);
        (words, advice.collect())
    }
}

/// The player who looks, where his assistant announces his moves.
fn assistant_announces(view: &View<'_>) -> Option<Color> {
    let Seat::Player(side) = view.seat else { return None };
    (*view.setup.announcer.get(side) == Announcer::Assistant).then_some(side)
}

/// Whether the key that takes a move announces it: it is due, and the program says it. Out of turn the key is refused, and what an
/// assistant or the player himself announces the program does not say.
fn program_announces(view: &View<'_>) -> bool {
    let due = matches!(view.steps.get(view.announces), Step::Move | Step::Announce);
    due && *view.setup.announcer.get(view.announces) == Announcer::Program
}

#[cfg(test)]
mod tests {
    use shakmaty::Square;

    use super::*;
    use crate::{
        clock::Moment,
        desk::{Intent, Mode},
        game::{Command, EndingCommand, Game, MoveCommand, Setup, StartCommand},
        keys::{Chord, KeyPress, KeySituation, meaning},
        language::{Language, Wording, speak},
        narration::Question,
    };
    use eframe::egui::{Key, Modifiers};

    const WHITE: Seat = Seat::Player(Color::White);

    /// White's desk in a game that has begun.
    struct Table {
        game: Game,
        desk: Desk,
    }

    impl Table {
        fn new(manner: Manner) -> Self {
            let mut game = Game::new(Setup::default());
            for event in game.decide(Moment::START, WHITE, &Command::Start(StartCommand::Begin)).unwrap() {
                game.apply(Moment::START, &event);
            }
            Self { game, desk: Desk::new(WHITE, Language::German).with_manner(manner) }
        }

        fn takes(&mut self, intent: Intent) -> Vec<Wish> {
            self.desk.take(intent, &self.game.view(WHITE, Moment::START))
        }

        /// A key as the window hands it over.
        fn strikes(&mut self, key: Key, text: &str) -> Vec<Wish> {
            let chord = Some(Chord { key, modifiers: Modifiers::NONE });
            let press = KeyPress { chord, place: Some(key), text: text.to_owned() };
            let intents = meaning(KeySituation::in_game(&self.desk, &self.game), &press);
            intents.into_iter().flat_map(|intent| self.takes(intent)).collect()
        }

        fn types(&mut self, text: &str) -> Vec<Wish> {
            self.takes(Intent::OpenEntry(None));
            for c in text.chars() {
                self.takes(Intent::Insert(c));
            }
            self.takes(Intent::Enter)
        }
    }

    fn king_pawn(game: &Game) -> RawMove {
        RawMove::from_squares(game.board(Color::White), Square::E2, Square::E4, None).unwrap()
    }

    #[test]
    fn whoever_wants_it_announces_with_one_enter() {
        let mut table = Table::new(Manner { commit: Commit::AtOnce, ..Manner::default() });
        let said = king_pawn(&table.game);
        let announced = Wish::Do(Command::Move(MoveCommand::Announce(said)));
        assert_eq!(table.types("e4"), [announced, Wish::Chime(Chime::EntryClosed)]);
        assert_eq!(*table.desk.mode(), Mode::Board);
    }

    /// The opponent's move is not one's own, and an envelope is not opened for a slip.
    #[test]
    fn nothing_but_ones_own_move_is_announced_at_once() {
        let desk =
            Desk::new(WHITE, Language::German).with_manner(Manner { commit: Commit::AtOnce, ..Manner::default() });
        let said = king_pawn(&Game::new(Setup::default()));
        for purpose in [
            Purpose::Repeat,
            Purpose::Execute,
            Purpose::Seal,
            Purpose::Place,
            Purpose::Threefold,
            Purpose::FiftyMoves,
            Purpose::Declare,
        ] {
            assert_eq!(desk.at_once(said, purpose), None, "{purpose:?}");
        }
        assert!(desk.at_once(said, Purpose::Correct).is_some());
    }

    #[test]
    fn a_pawn_on_the_last_rank_waits_for_its_piece() {
        let desk =
            Desk::new(WHITE, Language::German).with_manner(Manner { commit: Commit::AtOnce, ..Manner::default() });
        let board: shakmaty::Board = "8/P7/8/8/8/8/8/8".parse::<shakmaty::fen::Fen>().unwrap().into_setup().board;
        let said = |promotion| RawMove::from_squares(&board, Square::A7, Square::A8, promotion).unwrap();
        assert_eq!(desk.at_once(said(None), Purpose::Announce), None);
        assert!(desk.at_once(said(Some(Role::Knight)), Purpose::Announce).is_some());
    }

    #[test]
    fn what_commits_a_move_is_said_three_times_and_then_the_move_alone() {
        let mut table = Table::new(Manner::default());
        let said = king_pawn(&table.game);
        let words: Vec<_> = (0..5)
            .map(|_| {
                let wishes = table.types("e4");
                table.takes(Intent::Escape);
                wishes
            })
            .collect();
        let told = |line| vec![Wish::Say(Phrase::with(line, [Arg::Move(said)]))];
        let (long, short) = (told(Line::ReadBack), told(Line::PadReadBack));
        assert_eq!(words, [long.clone(), long.clone(), long, short.clone(), short]);
    }

    /// Enter put on record that a move was announced, in a room where nobody had said a word.
    #[test]
    fn where_the_assistant_announces_the_read_back_says_so() {
        let mut table = Table::new(Manner::default());
        let mut setup = table.game.setup().clone();
        setup.announcer.white = Announcer::Assistant;
        table.game = Game::new(setup);
        let said = king_pawn(&table.game);
        let told = [
            Phrase::with(Line::PadReadBack, [Arg::Move(said)]),
            Phrase::with(Line::SetupAssistantAnnounces, [Arg::Color(Color::White)]),
            Phrase::line(Line::ReadBackConfirms),
        ];
        assert_eq!(table.types("e4"), told.map(Wish::Say));
    }

    #[test]
    fn a_letter_begins_a_move_where_typing_stays() {
        let mut table = Table::new(Manner { typing: Typing::Stays, ..Manner::default() });
        table.strikes(Key::E, "e");
        table.strikes(Key::Num4, "4");
        let Mode::Entry(entry) = table.desk.mode() else { panic!("{:?}", table.desk) };
        assert_eq!((entry.text.as_str(), entry.purpose), ("e4", Purpose::Announce));
        table.strikes(Key::Enter, "");
        assert!(matches!(table.desk.mode(), Mode::ReadBack { .. }));
        // Another move in its place.
        table.strikes(Key::D, "d");
        let Mode::Entry(entry) = table.desk.mode() else { panic!("{:?}", table.desk) };
        assert_eq!(entry.text, "d");
        table.strikes(Key::Escape, "");
        // With nothing typed, the keys that type nothing do what they always do.
        assert_eq!(table.strikes(Key::Space, " "), [Wish::Do(Command::Move(MoveCommand::Press))]);
        assert_ne!(table.strikes(Key::ArrowUp, ""), []);
        assert_eq!(*table.desk.mode(), Mode::Board);
    }

    /// S and Enter named the key I, which was a letter of the move there.
    #[test]
    fn what_is_due_names_the_way_into_a_move_that_holds() {
        let names = |manner: Manner, key: Line| {
            let mut table = Table::new(manner);
            let wishes = table.takes(Intent::Ask(Question::Step));
            let [Wish::Say(Phrase::Several(told))] = &wishes[..] else { panic!("{wishes:?}") };
            told.contains(&Phrase::line(key))
        };
        let stays = Manner { typing: Typing::Stays, ..Manner::default() };
        assert!(names(Manner::default(), Line::EntryKey) && !names(Manner::default(), Line::LettersEnter));
        assert!(names(stays, Line::LettersEnter) && !names(stays, Line::EntryKey));
    }

    /// The key that opens the field throws away the move that was read back, and it was named behind it.
    #[test]
    fn no_key_of_the_step_is_named_behind_a_move_that_was_read_back() {
        let mut table = Table::new(Manner::default());
        table.types("e4");
        let wishes = table.takes(Intent::Ask(Question::Step));
        let [Wish::Say(told)] = &wishes[..] else { panic!("{wishes:?}") };
        let said = speak(told, Wording::default()).to_string();
        let key = speak(&Phrase::line(Line::EntryKey), Wording::default()).to_string();
        assert!(said.contains("Sie sind am Zug") && !said.contains(&key), "{said}");
    }

    /// Who chose blitz struck W for *repeated*, and W was the first letter of a move.
    #[test]
    fn the_first_letter_that_begins_a_move_says_so_once() {
        let mut table = Table::new(Manner { typing: Typing::Stays, ..Manner::default() });
        let hint = Wish::Say(Phrase::line(Line::TypingStays));
        assert_eq!(table.strikes(Key::W, "w").last(), Some(&hint));
        assert!(!table.strikes(Key::Num4, "4").contains(&hint));
        table.strikes(Key::Escape, "");
        assert!(!table.strikes(Key::W, "w").contains(&hint), "once");
        // Who has changed it himself has heard it.
        let mut table = Table::new(Manner::default());
        table.takes(Intent::NextTyping);
        assert!(!table.strikes(Key::W, "w").contains(&hint));
    }

    /// The end was told with "C: sign the scoresheet", and C began a move.
    #[test]
    fn letters_are_keys_again_when_the_game_is_over() {
        let mut table = Table::new(Manner { typing: Typing::Stays, ..Manner::default() });
        assert_eq!(KeySituation::in_game(&table.desk, &table.game), KeySituation::Ready);
        for (by, command) in [
            (WHITE, Command::Ending(EndingCommand::Resign)),
            (WHITE, Command::Ending(EndingCommand::Confirm)),
            (Seat::Player(Color::Black), Command::Ending(EndingCommand::Confirm)),
            (Seat::Arbiter, Command::Ending(EndingCommand::Confirm)),
        ] {
            for event in table.game.decide(Moment::START, by, &command).unwrap_or_default() {
                table.game.apply(Moment::START, &event);
            }
        }
        assert!(table.game.is_finished());
        assert_eq!(KeySituation::in_game(&table.desk, &table.game), KeySituation::Board);
        table.strikes(Key::C, "c");
        assert!(!matches!(table.desk.mode(), Mode::Entry(_)), "{:?}", table.desk.mode());
    }

    #[test]
    fn each_key_changes_its_habit_and_back() {
        let mut table = Table::new(Manner::default());
        let at_once = Manner { commit: Commit::AtOnce, ..Manner::default() };
        assert_eq!(table.takes(Intent::NextCommit)[0], Wish::Keep(at_once));
        assert_eq!(table.takes(Intent::NextCommit)[0], Wish::Keep(Manner::default()));
        let stays = Manner { typing: Typing::Stays, ..Manner::default() };
        assert_eq!(table.takes(Intent::NextTyping)[0], Wish::Keep(stays));
        assert_eq!(table.takes(Intent::NextTyping)[0], Wish::Keep(Manner::default()));
    }
}
