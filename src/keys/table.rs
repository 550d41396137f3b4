//! The table itself.
use eframe::egui::{Key, Modifiers};
use shakmaty::{Color, File, Rank, Role};

use super::{Chord, KeyAct, KeyBinding, KeySituation};
use crate::{
    desk::{Aid, Answer, Change, Direction, Heading, Intent, Level, Purpose, SquareItem},
    game::{
        AnswerCommand, Claim, ClaimCommand, ClockCommand, Command, DrawCommand, EndingCommand, MoveCommand,
        ReconcileCommand,
    },
    language::Label,
    laws::quickplay::Request,
    narration::Question,
};

const BOARD: &[KeySituation] = &[KeySituation::Board];
const FORM: &[KeySituation] = &[KeySituation::Form];
const GAME: &[KeySituation] = &[KeySituation::Board, KeySituation::Entry];
/// Where a microphone may be spoken into.
const TALKING: &[KeySituation] = &[KeySituation::Board, KeySituation::Entry, KeySituation::Form];
/// Where something is chosen from a list.
const LISTS: &[KeySituation] = &[KeySituation::Form, KeySituation::Menu, KeySituation::Resume, KeySituation::List];
const TYPING: &[KeySituation] = &[KeySituation::Entry, KeySituation::Form];
const EVERYWHERE: &[KeySituation] =
    &[KeySituation::Board, KeySituation::Entry, KeySituation::Form, KeySituation::Menu, KeySituation::Resume];

/// Shift and Control together.
const BOTH: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// A key that changes a level of the sound.
const fn change(label: Label, key: Key, level: Level, by: Change) -> KeyBinding {
    board(label, key, Intent::Change(level, by)).within(EVERYWHERE)
}

/// A key on the board that asks or does something at the desk.
const fn board(label: Label, key: Key, intent: Intent) -> KeyBinding {
    KeyBinding { label, chord: Chord { key, modifiers: Modifiers::NONE }, act: KeyAct::Desk(intent), situations: BOARD }
}

const fn screen(label: Label, key: Key, act: KeyAct) -> KeyBinding {
    KeyBinding { label, chord: Chord { key, modifiers: Modifiers::NONE }, act, situations: GAME }
}

impl KeyBinding {
    const fn with(mut self, modifiers: Modifiers) -> Self {
        self.chord.modifiers = modifiers;
        self
    }

    const fn within(mut self, situations: &'static [KeySituation]) -> Self {
        self.situations = situations;
        self
    }
}

const fn ask(label: Label, key: Key, question: Question) -> KeyBinding {
    board(label, key, Intent::Ask(question))
}

const fn next(key: Key, role: Role) -> KeyBinding {
    board(Label::NextPiece, key, Intent::NextPiece(role))
}

const fn previous(key: Key, role: Role) -> KeyBinding {
    board(Label::PreviousPiece, key, Intent::PreviousPiece(role)).with(Modifiers::SHIFT)
}

const fn rank(key: Key, rank: Rank) -> KeyBinding {
    ask(Label::ReadRank, key, Question::Rank(rank))
}

const fn file(key: Key, file: File) -> KeyBinding {
    ask(Label::ReadFile, key, Question::File(file)).with(Modifiers::SHIFT)
}

const fn grave(label: Label, key: Key, command: Command) -> KeyBinding {
    board(label, key, Intent::Do(command)).with(Modifiers::COMMAND).within(GAME)
}

/// Every key of the program, in the order of the help.
pub static TABLE: &[KeyBinding] = &[
    // ---- moving and the handshake
    board(Label::OpenEntry, Key::I, Intent::OpenEntry(None)),
    board(Label::TakeStep, Key::Enter, Intent::Enter).within(EVERYWHERE),
    board(Label::AnswerYes, Key::Y, Intent::Answer(Answer::Down)),
    board(Label::Discard, Key::Escape, Intent::Escape).within(EVERYWHERE),
    screen(Label::HoldToTalk, Key::V, KeyAct::Talk).within(BOARD),
    screen(Label::HoldToTalk, Key::Delete, KeyAct::Talk).within(TALKING),
    board(Label::OpenCorrection, Key::Backspace, Intent::OpenEntry(Some(Purpose::Correct))),
    board(Label::PressClock, Key::Space, Intent::Do(Command::Move(MoveCommand::Press))),
    board(Label::Repeated, Key::W, Intent::Do(Command::Answer(AnswerCommand::Repeat(None)))),
    board(Label::Executed, Key::E, Intent::Do(Command::Answer(AnswerCommand::Execute(None)))),
    ask(Label::AskStep, Key::S, Question::Step),
    // ---- the clock and the record
    ask(Label::AskScore, Key::S, Question::Score).with(Modifiers::SHIFT),
    ask(Label::AskBothTimes, Key::T, Question::BothTimes),
    ask(Label::AskOwnTime, Key::F5, Question::OwnTime).within(GAME),
    ask(Label::AskIncrement, Key::F5, Question::Increment).with(Modifiers::SHIFT).within(GAME),
    ask(Label::AskOpponentsTime, Key::F6, Question::OpponentsTime).within(GAME),
    ask(Label::AskCompleted, Key::F7, Question::MovesCompleted).within(GAME),
    ask(Label::AskMovesToControl, Key::F7, Question::MovesToControl).with(Modifiers::SHIFT).within(GAME),
    ask(Label::AskMoveNumber, Key::F8, Question::MoveNumber).within(GAME),
    ask(Label::AskWhoseTurn, Key::F8, Question::WhoseTurn).with(Modifiers::SHIFT).within(GAME),
    board(Label::AskAssistant, Key::F4, Intent::Do(Command::Clock(ClockCommand::AskAssistant))).within(GAME),
    ask(Label::AskLastMove, Key::L, Question::LastMove),
    board(Label::ReplayRecording, Key::L, Intent::Replay).with(Modifiers::SHIFT),
    ask(Label::AskLastMoves, Key::F3, Question::LastMoves).within(GAME),
    board(Label::AskBattery, Key::B, Intent::Battery).with(Modifiers::COMMAND).within(GAME),
    board(Label::SayAgain, Key::F2, Intent::SayAgain).within(EVERYWHERE),
    // ---- how moves are entered
    board(Label::NextCommit, Key::A, Intent::NextCommit).with(Modifiers::COMMAND).within(GAME),
    board(Label::NextTyping, Key::I, Intent::NextTyping).with(Modifiers::COMMAND).within(GAME),
    // ---- the sound
    change(Label::ChangeRate, Key::PageUp, Level::Rate, Change::Up),
    change(Label::ChangeRate, Key::PageDown, Level::Rate, Change::Down),
    change(Label::ChangeVolume, Key::PageUp, Level::Volume, Change::Up).with(Modifiers::COMMAND),
    change(Label::ChangeVolume, Key::PageDown, Level::Volume, Change::Down).with(Modifiers::COMMAND),
    change(Label::ChangeRoomRate, Key::PageUp, Level::RoomRate, Change::Up).with(Modifiers::SHIFT),
    change(Label::ChangeRoomRate, Key::PageDown, Level::RoomRate, Change::Down).with(Modifiers::SHIFT),
    change(Label::ChangeRoomVolume, Key::PageUp, Level::RoomVolume, Change::Up).with(BOTH),
    change(Label::ChangeRoomVolume, Key::PageDown, Level::RoomVolume, Change::Down).with(BOTH),
    change(Label::NextVerbosity, Key::W, Level::Verbosity, Change::Up).with(Modifiers::COMMAND),
    board(Label::OpenSettings, Key::O, Intent::OpenSettings).with(Modifiers::COMMAND).within(GAME),
    // ---- reading the board
    board(Label::Walk, Key::ArrowLeft, Intent::Walk(Direction::Left)),
    board(Label::Walk, Key::ArrowUp, Intent::Walk(Direction::Up)),
    board(Label::Walk, Key::ArrowRight, Intent::Walk(Direction::Right)),
    board(Label::Walk, Key::ArrowDown, Intent::Walk(Direction::Down)),
    board(Label::ThisSquare, Key::O, Intent::Here),
    next(Key::K, Role::King),
    next(Key::Q, Role::Queen),
    next(Key::R, Role::Rook),
    next(Key::B, Role::Bishop),
    next(Key::N, Role::Knight),
    next(Key::P, Role::Pawn),
    previous(Key::K, Role::King),
    previous(Key::Q, Role::Queen),
    previous(Key::R, Role::Rook),
    previous(Key::B, Role::Bishop),
    previous(Key::N, Role::Knight),
    previous(Key::P, Role::Pawn),
    rank(Key::Num1, Rank::First),
    rank(Key::Num2, Rank::Second),
    rank(Key::Num3, Rank::Third),
    rank(Key::Num4, Rank::Fourth),
    rank(Key::Num5, Rank::Fifth),
    rank(Key::Num6, Rank::Sixth),
    rank(Key::Num7, Rank::Seventh),
    rank(Key::Num8, Rank::Eighth),
    file(Key::Num1, File::A),
    file(Key::Num2, File::B),
    file(Key::Num3, File::C),
    file(Key::Num4, File::D),
    file(Key::Num5, File::E),
    file(Key::Num6, File::F),
    file(Key::Num7, File::G),
    file(Key::Num8, File::H),
    board(Label::Diagonals, Key::X, Intent::Diagonals),
    ask(Label::AllWhite, Key::A, Question::All(Color::White)),
    ask(Label::AllBlack, Key::A, Question::All(Color::Black)).with(Modifiers::SHIFT),
    board(Label::MovesOfPiece, Key::M, Intent::Assist(Aid::Moves)),
    board(Label::PadAttackers, Key::M, Intent::Assist(Aid::Attackers)).with(Modifiers::SHIFT),
    board(Label::PadRays, Key::X, Intent::Assist(Aid::Rays)).with(Modifiers::SHIFT),
    // ---- claims, draw, resignation, arbiter
    board(Label::Claims, Key::C, Intent::OpenClaims),
    board(Label::TouchHere, Key::F, Intent::AtCursor(SquareItem::Touched)),
    board(Label::AdjustHere, Key::J, Intent::AtCursor(SquareItem::Adjusts)),
    grave(Label::OfferDraw, Key::D, Command::Draw(DrawCommand::Offer)),
    grave(Label::AcceptDraw, Key::Y, Command::Draw(DrawCommand::Accept)),
    grave(Label::DeclineDraw, Key::N, Command::Draw(DrawCommand::Decline)),
    grave(Label::Resign, Key::G, Command::Ending(EndingCommand::Resign)),
    grave(Label::ClaimFlag, Key::F, Command::Claim(ClaimCommand::Flag)),
    grave(Label::ClaimDraw, Key::E, Command::Claim(ClaimCommand::Make(Claim::Quickplay(Request::Draw)))),
    grave(Label::AskExtraTime, Key::T, Command::Claim(ClaimCommand::Make(Claim::Quickplay(Request::ExtraTime)))),
    grave(Label::StopClocks, Key::S, Command::Clock(ClockCommand::Stop)),
    grave(Label::RestartClock, Key::R, Command::Clock(ClockCommand::Restart)),
    grave(Label::BeginReconcile, Key::U, Command::Reconcile(ReconcileCommand::Begin)),
    board(Label::PassKeyboard, Key::F12, Intent::PassKeyboard).within(GAME),
    board(Label::TakeDevice, Key::F12, Intent::TakeDevice).with(Modifiers::SHIFT).within(GAME),
    board(Label::HandKeyboard, Key::F11, Intent::HandKeyboard).with(Modifiers::SHIFT).within(GAME),
    // ---- the window
    board(Label::Help, Key::F1, Intent::Help).within(EVERYWHERE),
    screen(Label::ArbiterPage, Key::F9, KeyAct::ArbiterPage),
    board(Label::DrawnPin, Key::F9, Intent::ArbitersPin).within(FORM),
    screen(Label::AssistantPage, Key::F11, KeyAct::AssistantPage),
    screen(Label::Flip, Key::F10, KeyAct::Flip),
    screen(Label::LargeView, Key::L, KeyAct::LargeView).with(Modifiers::COMMAND),
    screen(Label::OpponentsWindow, Key::F10, KeyAct::OpponentsWindow).with(Modifiers::SHIFT),
    board(Label::NextTheme, Key::F10, Intent::NextTheme).with(Modifiers::COMMAND).within(EVERYWHERE),
    screen(Label::Quit, Key::Q, KeyAct::Quit).with(Modifiers::COMMAND).within(EVERYWHERE),
    // ---- typing
    board(Label::Erase, Key::Backspace, Intent::Erase).within(TYPING),
    // ---- set-up
    board(Label::ChooseField, Key::ArrowUp, Intent::Walk(Direction::Up)).within(LISTS),
    board(Label::ChooseField, Key::ArrowDown, Intent::Walk(Direction::Down)).within(LISTS),
    board(Label::FirstField, Key::Home, Intent::Leap(Heading::Up)).within(LISTS),
    board(Label::LastField, Key::End, Intent::Leap(Heading::Down)).within(LISTS),
    board(Label::ChangeField, Key::ArrowLeft, Intent::Walk(Direction::Left)).within(FORM),
    board(Label::ChangeField, Key::ArrowRight, Intent::Walk(Direction::Right)).within(FORM),
];
