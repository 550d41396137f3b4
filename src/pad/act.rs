//! The one table of what a gamepad can do: it drives profiles, the spoken list, remapping and the manual.
use shakmaty::Color;

use crate::{
    desk::{Aid, Change, Direction, Intent, Level, Purpose, SquareItem},
    game,
    language::Label,
    laws::quickplay::Request,
    narration::Question,
};

/// What a button does.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PadAct {
    /// An act at the desk, the same as a key's.
    Desk(Intent),
    /// Commits what was read back or asked, else takes the step that is due. The only act that commits a move.
    Commit,
    /// The next or previous piece of the chosen kind.
    Piece(Way),
    /// Another kind of piece.
    Kind(Way),
    /// Talks for as long as it is held.
    Talk,
    /// One's own time as a rhythm.
    FeelOwn,
    /// Feel the opponent's time.
    FeelOpponents,
    /// Whose clock runs, as a rhythm.
    FeelRunning,
    /// The spoken list of all acts.
    Menu,
    /// The practice of the rhythms.
    Lessons,
    /// Letters are chosen one by one.
    Spell,
    /// Buttons are assigned anew.
    Remap,
    /// The next built-in profile.
    NextProfile,
    /// Pads are given to players.
    Assign,
}

/// Which way through a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// To the next one.
    Next,
    /// To the previous one.
    Previous,
}

/// An act with its name in profiles and its label.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PadCommand {
    /// As profiles write it.
    pub name: &'static str,
    /// What it does, in words.
    pub label: Label,
    /// What it does.
    pub act: PadAct,
}

const fn row(name: &'static str, label: Label, act: PadAct) -> PadCommand {
    PadCommand { name, label, act }
}

const fn desk(name: &'static str, label: Label, intent: Intent) -> PadCommand {
    row(name, label, PadAct::Desk(intent))
}

const fn ask(name: &'static str, label: Label, question: Question) -> PadCommand {
    desk(name, label, Intent::Ask(question))
}

const fn command(name: &'static str, label: Label, command: game::Command) -> PadCommand {
    desk(name, label, Intent::Do(command))
}

/// Every act, in the order of the spoken list.
pub static NAMED: &[PadCommand] = &[
    // ---- moving and the handshake
    desk("grasp", Label::PadGrasp, Intent::Grasp),
    row("commit", Label::TakeStep, PadAct::Commit),
    desk("cancel", Label::Discard, Intent::Escape),
    command("press", Label::PressClock, game::Command::Move(game::MoveCommand::Press)),
    desk("correct", Label::PadCorrection, Intent::OpenDial(Some(Purpose::Correct))),
    desk("dial", Label::PadDial, Intent::OpenDial(None)),
    desk("promotion", Label::PadPromotion, Intent::NextPromotion),
    command("repeated", Label::PadRepeated, game::Command::Answer(game::AnswerCommand::Repeat(None))),
    command("executed", Label::PadExecuted, game::Command::Answer(game::AnswerCommand::Execute(None))),
    row("talk", Label::PadTalk, PadAct::Talk),
    ask("step", Label::AskStep, Question::Step),
    desk("say-again", Label::SayAgain, Intent::SayAgain),
    // ---- the clock and the record
    ask("own-time", Label::AskOwnTime, Question::OwnTime),
    ask("opponents-time", Label::AskOpponentsTime, Question::OpponentsTime),
    ask("both-times", Label::AskBothTimes, Question::BothTimes),
    row("feel-own", Label::PadFeelOwn, PadAct::FeelOwn),
    row("feel-opponents", Label::PadFeelOpponents, PadAct::FeelOpponents),
    row("feel-running", Label::PadFeelRunning, PadAct::FeelRunning),
    ask("increment", Label::AskIncrement, Question::Increment),
    ask("moves-completed", Label::AskCompleted, Question::MovesCompleted),
    ask("moves-to-control", Label::AskMovesToControl, Question::MovesToControl),
    ask("move-number", Label::PadMoveNumber, Question::MoveNumber),
    ask("whose-turn", Label::AskWhoseTurn, Question::WhoseTurn),
    ask("last-move", Label::AskLastMove, Question::LastMove),
    ask("last-moves", Label::AskLastMoves, Question::LastMoves),
    ask("score", Label::AskScore, Question::Score),
    desk("replay", Label::ReplayRecording, Intent::Replay),
    command("ask-assistant", Label::PadAssistant, game::Command::Clock(game::ClockCommand::AskAssistant)),
    desk("battery", Label::AskBattery, Intent::Battery),
    // ---- as one likes it
    desk("next-commit", Label::NextCommit, Intent::NextCommit),
    desk("faster", Label::PadFaster, Intent::Change(Level::Rate, Change::Up)),
    desk("slower", Label::PadSlower, Intent::Change(Level::Rate, Change::Down)),
    desk("louder", Label::PadLouder, Intent::Change(Level::Volume, Change::Up)),
    desk("softer", Label::PadSofter, Intent::Change(Level::Volume, Change::Down)),
    desk("room-faster", Label::PadRoomFaster, Intent::Change(Level::RoomRate, Change::Up)),
    desk("room-slower", Label::PadRoomSlower, Intent::Change(Level::RoomRate, Change::Down)),
    desk("room-louder", Label::PadRoomLouder, Intent::Change(Level::RoomVolume, Change::Up)),
    desk("room-softer", Label::PadRoomSofter, Intent::Change(Level::RoomVolume, Change::Down)),
    desk("verbosity", Label::NextVerbosity, Intent::Change(Level::Verbosity, Change::Up)),
    desk("next-theme", Label::NextTheme, Intent::NextTheme),
    desk("settings", Label::OpenSettings, Intent::OpenSettings),
    // ---- reading the board
    desk("walk-up", Label::WalkUp, Intent::Walk(Direction::Up)),
    desk("walk-down", Label::WalkDown, Intent::Walk(Direction::Down)),
    desk("walk-left", Label::WalkLeft, Intent::Walk(Direction::Left)),
    desk("walk-right", Label::WalkRight, Intent::Walk(Direction::Right)),
    desk("here", Label::PadThisSquare, Intent::Here),
    desk("read-rank", Label::PadRankHere, Intent::RankHere),
    desk("read-file", Label::PadFileHere, Intent::FileHere),
    desk("read-diagonals", Label::PadDiagonals, Intent::Diagonals),
    row("next-piece", Label::PadNextOfKind, PadAct::Piece(Way::Next)),
    row("previous-piece", Label::PadPreviousOfKind, PadAct::Piece(Way::Previous)),
    row("next-kind", Label::PadNextKind, PadAct::Kind(Way::Next)),
    row("previous-kind", Label::PadPreviousKind, PadAct::Kind(Way::Previous)),
    ask("all-white", Label::AllWhite, Question::All(Color::White)),
    ask("all-black", Label::AllBlack, Question::All(Color::Black)),
    desk("assist-moves", Label::PadMovesOf, Intent::Assist(Aid::Moves)),
    desk("assist-attackers", Label::PadAttackers, Intent::Assist(Aid::Attackers)),
    desk("assist-rays", Label::PadRays, Intent::Assist(Aid::Rays)),
    // ---- claims, draw, resignation, arbiter
    desk("claims", Label::Claims, Intent::OpenClaims),
    desk("touched", Label::TouchHere, Intent::AtCursor(SquareItem::Touched)),
    desk("adjust", Label::AdjustHere, Intent::AtCursor(SquareItem::Adjusts)),
    command("offer-draw", Label::OfferDraw, game::Command::Draw(game::DrawCommand::Offer)),
    command("accept-draw", Label::AcceptDraw, game::Command::Draw(game::DrawCommand::Accept)),
    command("decline-draw", Label::DeclineDraw, game::Command::Draw(game::DrawCommand::Decline)),
    command("resign", Label::PadResign, game::Command::Ending(game::EndingCommand::Resign)),
    command("claim-flag", Label::ClaimFlag, game::Command::Claim(game::ClaimCommand::Flag)),
    command(
        "claim-draw",
        Label::PadClaimDraw,
        game::Command::Claim(game::ClaimCommand::Make(game::Claim::Quickplay(Request::Draw))),
    ),
    command(
        "claim-time",
        Label::PadClaimTime,
        game::Command::Claim(game::ClaimCommand::Make(game::Claim::Quickplay(Request::ExtraTime))),
    ),
    command("stop", Label::StopClocks, game::Command::Clock(game::ClockCommand::Stop)),
    command("restart", Label::RestartClock, game::Command::Clock(game::ClockCommand::Restart)),
    command("reconcile", Label::BeginReconcile, game::Command::Reconcile(game::ReconcileCommand::Begin)),
    desk("pass-keyboard", Label::PadKeyboard, Intent::PassKeyboard),
    desk("hand-keyboard", Label::HandKeyboard, Intent::HandKeyboard),
    // ---- the gamepad itself
    desk("help", Label::Help, Intent::Help),
    row("lessons", Label::PadLessons, PadAct::Lessons),
    row("spell", Label::PadSpell, PadAct::Spell),
    row("remap", Label::PadRemap, PadAct::Remap),
    row("profile", Label::PadProfile, PadAct::NextProfile),
    row("assign", Label::PadAssign, PadAct::Assign),
    row("menu", Label::PadMenu, PadAct::Menu),
];

impl PadAct {
    /// Its row of the table.
    #[must_use]
    pub fn command(&self) -> Option<&'static PadCommand> {
        NAMED.iter().find(|command| command.act == *self)
    }

    /// Whether it must not happen by a slip of the hand: a direct binding needs a chord that is held.
    #[must_use]
    pub const fn is_grave(&self) -> bool {
        matches!(self, Self::Desk(intent) if intent.is_grave())
    }

    /// Whether others notice it at once, and nothing asks before: chosen from the list of all commands, it is asked about there.
    pub(super) const fn acts_unasked(&self) -> bool {
        matches!(
            self,
            Self::Assign
                | Self::Desk(
                    Intent::PassKeyboard
                        | Intent::Do(
                            game::Command::Draw(game::DrawCommand::Decline)
                                | game::Command::Clock(game::ClockCommand::Restart)
                        )
                )
        )
    }

    /// Whether it opens a question or a list, or offers something, in the place of a question that stands.
    pub(super) const fn asks(&self) -> bool {
        matches!(
            self,
            Self::Desk(
                Intent::OpenClaims
                    | Intent::PassKeyboard
                    | Intent::HandKeyboard
                    | Intent::Do(
                        game::Command::Ending(_)
                            | game::Command::Draw(game::DrawCommand::Offer | game::DrawCommand::Accept)
                            | game::Command::Claim(_)
                            | game::Command::Clock(game::ClockCommand::Stop)
                            | game::Command::Reconcile(_)
                    )
            )
        )
    }

    /// Whether it is about the gamepad itself, and nothing at the desk.
    pub(super) const fn is_about_pad(&self) -> bool {
        match self {
            Self::Menu | Self::Lessons | Self::Spell | Self::Remap | Self::NextProfile | Self::Assign => true,
            Self::Desk(_)
            | Self::Commit
            | Self::Piece(_)
            | Self::Kind(_)
            | Self::Talk
            | Self::FeelOwn
            | Self::FeelOpponents
            | Self::FeelRunning => false,
        }
    }

    /// Whether it asks something and changes nothing.
    pub(super) const fn only_answers(&self) -> bool {
        match self {
            Self::FeelOwn | Self::FeelOpponents | Self::FeelRunning => true,
            Self::Desk(intent) => intent.only_answers(),
            Self::Commit
            | Self::Piece(_)
            | Self::Kind(_)
            | Self::Talk
            | Self::Menu
            | Self::Lessons
            | Self::Spell
            | Self::Remap
            | Self::NextProfile
            | Self::Assign => false,
        }
    }

    /// Whether it goes on while its button is held.
    #[must_use]
    pub const fn repeats(&self) -> bool {
        matches!(self, Self::Desk(Intent::Walk(_)))
    }

    /// Whether it can be chosen from the spoken list: not what lasts while a button is held, what only a stick is made
    /// for, and never what commits a move.
    #[must_use]
    pub const fn is_listed(&self) -> bool {
        !matches!(
            self,
            Self::Commit
                | Self::Talk
                | Self::Menu
                | Self::Piece(_)
                | Self::Kind(_)
                | Self::Desk(Intent::Walk(_) | Intent::Escape)
        )
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::language::Language;

    /// Who chooses by ear from the list of all commands has nothing but the name.
    #[test]
    fn no_two_commands_have_one_name() {
        for language in Language::ALL {
            let mut named: BTreeMap<&str, &str> = BTreeMap::new();
            for command in NAMED {
                let twin = named.insert(command.label.text(language), command.name);
                assert_eq!(twin, None, "{language}: {} is called the same", command.name);
            }
        }
    }
}
