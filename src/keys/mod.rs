//! The one table of commands: it drives the keyboard, the tooltips, the help page and the list in the manual.
//!
//! Letters, digits and signs are typed text in the move field and in names; everywhere else a key means one thing.
//! Digits are matched by their place as well as by what they print, so that Shift and a digit is the same on every
//! layout, and the digits of the number pad count too.
use std::fmt::Write as _;

use eframe::egui::{Key, Modifiers};

use crate::{
    desk::Intent,
    language::{Label, Language},
};

mod table;

pub use table::TABLE;

/// In what a key is struck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KeySituation {
    /// On the board.
    Board,
    /// On the board of a player for whom letters and digits begin a move.
    Ready,
    /// In a list that is open in a game: the keys of the board, and those of a list.
    List,
    /// In the move field.
    Entry,
    /// In the set-up of a game.
    Form,
    /// In the first menu.
    Menu,
    /// In the list of unfinished games.
    Resume,
    /// Nowhere in particular.
    Nothing,
}

/// A key with its modifiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chord {
    /// The key without its modifiers.
    pub key: Key,
    /// What is held with it.
    pub modifiers: Modifiers,
}

/// A stroke of the keyboard as it arrives: a key, where it is on the keyboard, and the text it types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyPress {
    /// The key by what it prints; `None` for text that is put together from several strokes.
    pub chord: Option<Chord>,
    /// The key by its place.
    pub place: Option<Key>,
    /// The text it types, if any.
    pub text: String,
}

/// What an entry of the table does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyAct {
    /// Something at the desk of the keyboard's owner, or in the form.
    Desk(Intent),
    /// Shows or leaves the arbiter's page.
    ArbiterPage,
    /// Shows or leaves the assistant's page.
    AssistantPage,
    /// Turns the board on the screen.
    Flip,
    /// Shows the last announcement, the clocks or the board alone, as large as the window allows.
    LargeView,
    /// Opens or closes the window of the sighted player.
    OpponentsWindow,
    /// Listens for as long as it is held.
    Talk,
    /// Closes the program; in the middle of a game it is the answer to the question whether that is meant.
    Quit,
}

/// An entry of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyBinding {
    /// What it does, in words.
    pub label: Label,
    /// The key with its modifiers.
    pub chord: Chord,
    /// What it does.
    pub act: KeyAct,
    /// Where it does it.
    pub situations: &'static [KeySituation],
}

impl KeyBinding {
    /// Whether a stroke is this key.
    fn fits(&self, press: &KeyPress) -> bool {
        let Some(chord) = press.chord else { return false };
        let digit = (Key::Num1..=Key::Num8).contains(&self.chord.key);
        let key = self.chord.key == chord.key || (digit && press.place == Some(self.chord.key));
        key && chord.modifiers.matches_exact(self.chord.modifiers)
    }
}

/// The entry of a stroke, where there is one.
#[must_use]
pub fn find(situation: KeySituation, press: &KeyPress) -> Option<&'static KeyBinding> {
    TABLE.iter().find(|binding| match situation {
        KeySituation::Ready => {
            binding.situations.contains(&KeySituation::Board) && !binding.chord.types() && binding.fits(press)
        }
        KeySituation::List => {
            [KeySituation::Board, KeySituation::List].iter().any(|each| binding.situations.contains(each))
                && binding.fits(press)
        }
        KeySituation::Board
        | KeySituation::Entry
        | KeySituation::Form
        | KeySituation::Menu
        | KeySituation::Resume
        | KeySituation::Nothing => binding.situations.contains(&situation) && binding.fits(press),
    })
}

/// What a stroke means to the desk or the form; nothing, several characters, or one act.
#[must_use]
pub fn meaning(situation: KeySituation, press: &KeyPress) -> Vec<Intent> {
    if let Some(KeyBinding { act: KeyAct::Desk(intent), .. }) = find(situation, press) {
        return vec![intent.clone()];
    }
    match situation {
        KeySituation::Entry | KeySituation::Form | KeySituation::Menu => {
            press.text.chars().map(Intent::Insert).collect()
        }
        KeySituation::Ready => press.text.chars().filter(|c| c.is_alphanumeric()).map(Intent::Insert).collect(),
        KeySituation::Board | KeySituation::List | KeySituation::Resume | KeySituation::Nothing => Vec::new(),
    }
}

/// Whether a stroke is a key that does nothing there: not one that types, nor one that goes on to another button, nor the
/// window's own.
#[must_use]
pub fn is_unknown(situation: KeySituation, press: &KeyPress) -> bool {
    let types = match situation {
        KeySituation::Board | KeySituation::Ready | KeySituation::List => false,
        KeySituation::Entry | KeySituation::Form | KeySituation::Menu | KeySituation::Resume => !press.text.is_empty(),
        KeySituation::Nothing => true,
    };
    !types && press.chord.is_some_and(|chord| chord.key != Key::Tab) && find(situation, press).is_none()
}

/// Whether a key that is held is struck again and again: those that walk, and the one that erases where something is typed. All others do
/// their act once.
#[must_use]
pub const fn goes_on(key: Key, situation: KeySituation) -> bool {
    match key {
        Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight => true,
        // On the board it corrects, and where that is too late, it says so.
        Key::Backspace => matches!(situation, KeySituation::Entry | KeySituation::Form),
        _ => false,
    }
}

/// How the key of an act is written, for tooltips.
#[must_use]
pub fn shortcut(intent: &Intent, language: Language) -> Option<String> {
    TABLE.iter().find(|binding| binding.act == KeyAct::Desk(intent.clone())).map(|binding| binding.chord.name(language))
}

impl Chord {
    /// Whether it types a letter or a digit.
    fn types(self) -> bool {
        let name = self.key.symbol_or_name();
        !self.modifiers.command && name.len() == 1 && name.chars().all(char::is_alphanumeric)
    }

    /// How it is written.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        let mut name = String::new();
        for (held, label) in [(self.modifiers.command, Label::KeyControl), (self.modifiers.shift, Label::KeyShift)] {
            if held {
                name.push_str(label.text(language));
                name.push('+');
            }
        }
        let label = match self.key {
            Key::Enter => Label::KeyEnter,
            Key::Escape => Label::KeyEscape,
            Key::Space => Label::KeySpace,
            Key::Backspace => Label::KeyBackspace,
            Key::Delete => Label::KeyDelete,
            Key::PageUp => Label::KeyPageUp,
            Key::PageDown => Label::KeyPageDown,
            Key::ArrowLeft => Label::KeyLeft,
            Key::ArrowRight => Label::KeyRight,
            Key::ArrowUp => Label::KeyUp,
            Key::ArrowDown => Label::KeyDown,
            key => {
                name.push_str(key.name());
                return name;
            }
        };
        name.push_str(label.text(language));
        name
    }
}

/// A row of the help: what is done, and by which keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHelpRow {
    /// By which keys.
    pub keys: String,
    /// What is done.
    pub label: Label,
}

/// The help, part by part: a heading and its rows.
#[must_use]
pub fn help(language: Language) -> Vec<(Label, Vec<KeyHelpRow>)> {
    let parts = [
        (Label::OnTheBoard, KeySituation::Board),
        (Label::WhileTyping, KeySituation::Entry),
        (Label::InSetup, KeySituation::Form),
    ];
    parts.map(|(heading, situation)| (heading, rows(situation, language))).into()
}

fn rows(situation: KeySituation, language: Language) -> Vec<KeyHelpRow> {
    let mut rows: Vec<KeyHelpRow> = Vec::new();
    for binding in TABLE.iter().filter(|binding| binding.situations.contains(&situation)) {
        // What works on the board as well is not said twice.
        if situation != KeySituation::Board && binding.situations.contains(&KeySituation::Board) {
            continue;
        }
        let name = binding.chord.name(language);
        match rows.last_mut() {
            // What is held is named once.
            Some(row) if row.label == binding.label => {
                row.keys.push_str(", ");
                row.keys.push_str(name.rsplit('+').next().unwrap_or(&name));
            }
            _ => rows.push(KeyHelpRow { keys: name, label: binding.label }),
        }
    }
    rows
}

/// The help as Markdown, as it stands in the manual.
#[must_use]
pub fn markdown(language: Language) -> String {
    let mut out = String::new();
    for (heading, rows) in help(language) {
        let [heading, key, meaning] = [heading, Label::KeyColumn, Label::MeaningColumn].map(|l| l.text(language));
        // Writing to a string cannot fail.
        let _ = writeln!(out, "**{heading}**\n\n| {key} | {meaning} |\n| --- | --- |");
        for row in rows {
            let _ = writeln!(out, "| {} | {} |", row.keys, row.label.text(language));
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        desk::Purpose,
        game::{ClockCommand, Command, MoveCommand},
        narration::Question,
    };

    fn press(key: Key, modifiers: Modifiers, text: &str) -> KeyPress {
        KeyPress { chord: Some(Chord { key, modifiers }), place: Some(key), text: text.into() }
    }

    #[test]
    fn no_two_entries_share_a_key() {
        for situation in [KeySituation::Board, KeySituation::Entry, KeySituation::Form, KeySituation::Resume] {
            let here: Vec<_> = TABLE.iter().filter(|b| b.situations.contains(&situation)).collect();
            for (i, one) in here.iter().enumerate() {
                let twin = here[i + 1..].iter().find(|other| other.chord == one.chord);
                assert!(twin.is_none(), "{situation:?}: {one:?} and {twin:?}");
            }
        }
    }

    #[test]
    fn a_letter_is_a_command_on_the_board_and_text_in_the_move_field() {
        let i = press(Key::I, Modifiers::NONE, "i");
        assert_eq!(meaning(KeySituation::Board, &i), [Intent::OpenEntry(None)]);
        assert_eq!(meaning(KeySituation::Entry, &i), [Intent::Insert('i')]);
        let back = press(Key::Backspace, Modifiers::NONE, "");
        assert_eq!(meaning(KeySituation::Board, &back), [Intent::OpenEntry(Some(Purpose::Correct))]);
        assert_eq!(meaning(KeySituation::Entry, &back), [Intent::Erase]);
        assert_eq!(meaning(KeySituation::Nothing, &i), []);
    }

    #[test]
    fn where_typing_stays_letters_begin_a_move_and_other_keys_do_what_they_do() {
        let ready = |key, modifiers, text| meaning(KeySituation::Ready, &press(key, modifiers, text));
        assert_eq!(ready(Key::S, Modifiers::NONE, "s"), [Intent::Insert('s')]);
        assert_eq!(ready(Key::S, Modifiers::SHIFT, "S"), [Intent::Insert('S')]);
        assert_eq!(ready(Key::Num0, Modifiers::NONE, "0"), [Intent::Insert('0')]);
        assert_eq!(ready(Key::F5, Modifiers::NONE, ""), [Intent::Ask(Question::OwnTime)]);
        assert_eq!(ready(Key::Space, Modifiers::NONE, " "), [Intent::Do(Command::Move(MoveCommand::Press))]);
        assert_eq!(ready(Key::S, Modifiers::COMMAND, ""), [Intent::Do(Command::Clock(ClockCommand::Stop))]);
    }

    #[test]
    fn a_key_that_does_nothing_is_known_as_one() {
        let unknown = |situation, key, text| is_unknown(situation, &press(key, Modifiers::NONE, text));
        assert!(unknown(KeySituation::Board, Key::G, "g"));
        assert!(!unknown(KeySituation::Board, Key::S, "s"));
        assert!(!unknown(KeySituation::Board, Key::Tab, ""), "it goes on to a button");
        assert!(!unknown(KeySituation::Entry, Key::G, "g"), "it is typed");
        assert!(unknown(KeySituation::Entry, Key::ArrowUp, ""), "nothing is chosen there");
        assert!(unknown(KeySituation::Menu, Key::F5, "") && !unknown(KeySituation::Menu, Key::F1, ""));
    }

    /// Anyone who has typed half a move hears what becomes of his keys too.
    #[test]
    fn the_keyboard_changes_hands_while_typing_too() {
        for (key, modifiers, intent) in [
            (Key::F12, Modifiers::NONE, Intent::PassKeyboard),
            (Key::F12, Modifiers::SHIFT, Intent::TakeDevice),
            (Key::F11, Modifiers::SHIFT, Intent::HandKeyboard),
        ] {
            assert_eq!(meaning(KeySituation::Entry, &press(key, modifiers, "")), [intent]);
        }
    }

    #[test]
    fn space_presses_the_clock_and_is_a_space_in_the_move_field() {
        let space = press(Key::Space, Modifiers::NONE, " ");
        assert_eq!(meaning(KeySituation::Board, &space), [Intent::Do(Command::Move(MoveCommand::Press))]);
        assert_eq!(meaning(KeySituation::Entry, &space), [Intent::Insert(' ')]);
    }

    #[test]
    fn shift_and_a_digit_is_a_file_on_every_layout() {
        // Shift and 7 on a German keyboard.
        let chord = Some(Chord { key: Key::Slash, modifiers: Modifiers::SHIFT });
        let seven = KeyPress { chord, place: Some(Key::Num7), text: "/".into() };
        assert_eq!(meaning(KeySituation::Board, &seven), [Intent::Ask(Question::File(shakmaty::File::G))]);
    }

    #[test]
    fn the_control_key_types_nothing_and_works_in_the_move_field_too() {
        let stop = press(Key::S, Modifiers::CTRL | Modifiers::COMMAND, "");
        assert_eq!(meaning(KeySituation::Entry, &stop), [Intent::Do(Command::Clock(ClockCommand::Stop))]);
        assert_eq!(meaning(KeySituation::Board, &press(Key::S, Modifiers::NONE, "s")), [Intent::Ask(Question::Step)]);
    }

    #[test]
    fn each_question_about_the_clock_has_a_key_that_works_while_typing() {
        for (key, modifiers, question) in [
            (Key::F5, Modifiers::NONE, Question::OwnTime),
            (Key::F6, Modifiers::NONE, Question::OpponentsTime),
            (Key::F7, Modifiers::NONE, Question::MovesCompleted),
            (Key::F7, Modifiers::SHIFT, Question::MovesToControl),
            (Key::F5, Modifiers::SHIFT, Question::Increment),
            (Key::F8, Modifiers::SHIFT, Question::WhoseTurn),
        ] {
            for situation in [KeySituation::Board, KeySituation::Entry] {
                assert_eq!(meaning(situation, &press(key, modifiers, "")), [Intent::Ask(question)], "{situation:?}");
            }
        }
        let asks = press(Key::F4, Modifiers::NONE, "");
        assert_eq!(meaning(KeySituation::Entry, &asks), [Intent::Do(Command::Clock(ClockCommand::AskAssistant))]);
    }

    #[test]
    fn the_help_names_every_entry() {
        let text = markdown(Language::English);
        for binding in TABLE {
            assert!(text.contains(binding.label.text(Language::English)), "{binding:?}");
        }
        assert!(text.contains("| Left, Up, Right, Down | One square on |"), "{text}");
        assert!(text.contains("| Ctrl+G | Resign |"), "{text}");
        assert!(text.contains("| Shift+1, 2, 3, 4, 5, 6, 7, 8 | Read the file, Anna to Hector |"), "{text}");
    }
}
