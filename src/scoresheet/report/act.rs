//! What each act is called in the arbiter's report.
use std::time::Duration;

use shakmaty::Color;

use crate::{
    clock::control::both_written,
    game::{
        Act, AdjournmentAct, AnswerAct, ArbiterAct, ClaimAct, ClockAct, Denial, Device, DeviceAct, DrawAct, EndingAct,
        Event, Game, Incident, Lifted, LockAct, Loss, MoveAct, Notice, NoticeAct, OutputKind, PresenceAct, PressKind,
        ReconcileAct, StartAct, Statement, Written,
    },
    language::{Arg, Label, Language, Line, Paper, Phrase, Wording, speak},
    laws::RawMove,
    narration::{
        claim_phrase, ending_phrase, irregularity_phrase, origin_phrase, penalty_phrase, ruling_phrase, silence_phrase,
    },
    reconciliation::BoardKind,
    scoresheet::{layout::DASH, seal::who, written::clock},
};

/// An event that has just been applied, in words: `game` is the game after it.
pub(super) fn told(event: &Event, game: &Game, language: Language) -> String {
    let words = ActWords { game, language };
    let (paper, args) = match &event.act {
        Act::Start(act) => words.start(act),
        Act::Move(act) => words.moving(act),
        Act::Answer(AnswerAct::Repeated(said)) => (Paper::Repeated, vec![words.said(*said)]),
        Act::Answer(AnswerAct::Executed(said)) => (Paper::Executed, vec![words.said(*said)]),
        Act::Draw(DrawAct::Offered(side)) => (Paper::DrawOffered, vec![words.side(*side)]),
        Act::Draw(DrawAct::Declined) => (Paper::DrawDeclined, Vec::new()),
        Act::Draw(DrawAct::Consented) => (Paper::DrawConsented, Vec::new()),
        Act::Ending(act) => words.ending(act),
        Act::Claim(ClaimAct::Made(side, claim)) if event.takes_up_claim() => {
            (Paper::ClaimTakenUp, vec![words.phrase(&claim_phrase(*side, *claim))])
        }
        Act::Claim(act) => words.claim(act),
        Act::Clock(act) => words.clock(act),
        Act::Arbiter(act) => words.arbiter(act),
        Act::Lock(act) => words.lock(act),
        Act::Presence(act) => words.presence(act),
        Act::Device(act) => words.device(act),
        Act::Adjournment(act) => words.adjournment(act),
        Act::Notice(act) => words.notice(act),
        Act::Reconcile(ReconcileAct::EntryTold { side, ply, .. })
            if event.by.is_some_and(|by| game.comparison().writes_score(by, *side)) =>
        {
            (Paper::EntryWritten, vec![words.side(*side), words.number(*ply)])
        }
        Act::Reconcile(act) => words.reconcile(act),
    };
    paper.fill(language, args.iter().map(String::as_str))
}

type Told = (Paper, Vec<String>);

struct ActWords<'a> {
    game: &'a Game,
    language: Language,
}

impl ActWords<'_> {
    fn phrase(&self, phrase: &Phrase) -> String {
        let wording = Wording { language: self.language, ranks: self.language, ..Wording::default() };
        speak(phrase, wording).to_string()
    }

    fn said(&self, said: RawMove) -> String {
        self.phrase(&Phrase::full_move(said))
    }

    fn side(&self, side: Color) -> String {
        self.language.side(side).to_owned()
    }

    fn owner(&self, kind: BoardKind) -> String {
        self.side(self.game.setup().board_owner(kind))
    }

    fn number(&self, ply: usize) -> String {
        self.game.setup().number_of_move(ply).to_string()
    }

    fn start(&self, act: &StartAct) -> Told {
        match act {
            StartAct::Started => (Paper::Started, Vec::new()),
            StartAct::Resumed { down: Some(down) } => (Paper::Resumed, vec![clock(*down)]),
            StartAct::Resumed { down: None } => (Paper::ResumedUnknown, Vec::new()),
            StartAct::ClockHeld => (Paper::ClockHeld, Vec::new()),
            StartAct::Ready(side) => (Paper::Ready, vec![self.side(*side)]),
        }
    }

    fn moving(&self, act: &MoveAct) -> Told {
        match act {
            MoveAct::Touched(square) => (Paper::Touched, vec![square.to_string()]),
            MoveAct::Placed(said) => (Paper::Placed, vec![self.said(*said)]),
            MoveAct::Entered(said) => (Paper::Entered, vec![self.said(*said)]),
            MoveAct::EntryTakenBack(said) => (Paper::EntryTakenBack, vec![self.said(*said)]),
            MoveAct::Announced(said) => (Paper::Announced, vec![self.said(*said)]),
            MoveAct::Corrected(said) => (Paper::AnnouncementCorrected, vec![self.said(*said)]),
            MoveAct::Pressed(PressKind::Regular) => (Paper::Pressed, Vec::new()),
            MoveAct::Pressed(PressKind::Early) => (Paper::PressedEarly, Vec::new()),
            MoveAct::Pressed(PressKind::WithoutMove) => (Paper::PressedWithoutMove, Vec::new()),
            MoveAct::LeftUnpressed => (Paper::LeftUnpressed, Vec::new()),
            MoveAct::CompletedByNextMove(side) => (Paper::CompletedByNextMove, vec![self.side(*side)]),
            MoveAct::PressHeldBack => (Paper::PressHeldBack, Vec::new()),
            MoveAct::Replaced(said) => (Paper::Replaced, vec![self.said(*said)]),
            MoveAct::Misspoken(said) => (Paper::Misspoken, vec![self.said(*said)]),
            MoveAct::Adjusted(square) => (Paper::Adjusted, vec![square.to_string()]),
            MoveAct::Withdrawn(Statement::Touched(square)) => (Paper::TouchWithdrawn, vec![square.to_string()]),
            MoveAct::Withdrawn(Statement::Adjusts(square)) => (Paper::AdjustWithdrawn, vec![square.to_string()]),
        }
    }

    fn ending(&self, act: &EndingAct) -> Told {
        match act {
            EndingAct::Ended(ending) => {
                (Paper::Ended, vec![format!("{} {}", ending.score(), self.phrase(&ending_phrase(*ending)))])
            }
            EndingAct::Confirmed => (Paper::EndConfirmed, Vec::new()),
            EndingAct::Rejected => (Paper::EndRejected, Vec::new()),
            EndingAct::ChanceUndetermined(side) => (Paper::ChanceUndetermined, vec![self.side(*side)]),
            EndingAct::SheetSigned(side) => (Paper::SheetSigned, vec![self.side(*side)]),
        }
    }

    fn claim(&self, act: &ClaimAct) -> Told {
        match act {
            ClaimAct::Made(side, claim) => (Paper::Claim, vec![self.phrase(&claim_phrase(*side, *claim))]),
            ClaimAct::Postponed(_) => (Paper::ClaimPostponed, Vec::new()),
            ClaimAct::Granted => (Paper::ClaimGranted, Vec::new()),
            ClaimAct::Rejected => (Paper::ClaimRejected, Vec::new()),
            ClaimAct::FlagAwaits(side) => (Paper::FlagAwaits, vec![self.side(*side)]),
            ClaimAct::FlagOrderUnknown => (Paper::FlagOrderUnknown, Vec::new()),
        }
    }

    fn clock(&self, act: &ClockAct) -> Told {
        match act {
            ClockAct::Stopped => (Paper::ClockStopped, Vec::new()),
            ClockAct::Restarted => (Paper::ClockRestarted, Vec::new()),
            ClockAct::Set { side, left, completed } => {
                (Paper::ClockSet, vec![self.side(*side), clock(*left), completed.to_string()])
            }
            ClockAct::Proposed { side, left, completed } => {
                (Paper::ClockProposed, vec![self.side(*side), clock(*left), completed.to_string()])
            }
            ClockAct::ControlReplaced(controls) => (Paper::ControlReplaced, vec![both_written(controls)]),
            ClockAct::IncrementIntroduced(time) => (Paper::IncrementIntroduced, vec![clock(*time)]),
            ClockAct::AssistantAsked(side) => (Paper::AssistantAsked, vec![self.side(*side)]),
            ClockAct::CallsForbidden => (Paper::CallsForbidden, Vec::new()),
            ClockAct::CallsAllowed => (Paper::CallsAllowed, Vec::new()),
            ClockAct::TimeRanOut(side) => (Paper::TimeRanOut, vec![self.side(*side)]),
        }
    }

    fn arbiter(&self, act: &ArbiterAct) -> Told {
        match act {
            ArbiterAct::Penalised(side, penalty) => {
                (Paper::Penalised, vec![self.phrase(&penalty_phrase(*side, *penalty))])
            }
            ArbiterAct::Explained(grounds) => (Paper::Explained, vec![one_line(grounds)]),
            ArbiterAct::IllegalMoveFound { ply, side } => {
                (Paper::IllegalMoveFound, vec![self.number(*ply), self.side(*side)])
            }
            ArbiterAct::PawnBecameQueen => (Paper::PawnBecameQueen, Vec::new()),
            ArbiterAct::PromotionBegun { to, .. } => (Paper::PromotionBegun, vec![to.to_string()]),
            ArbiterAct::IrregularityFound(found) => {
                (Paper::IrregularityFound, vec![self.phrase(&irregularity_phrase(*found))])
            }
            ArbiterAct::UnrecordedAllowed => (Paper::UnrecordedAllowed, Vec::new()),
            ArbiterAct::RulingWithdrawn(number) => {
                let ruled = number.checked_sub(1).and_then(|index| self.game.rulings().all().get(index));
                let said = ruled.map(|ruled| self.phrase(&ruling_phrase(ruled, self.game)));
                (Paper::RulingWithdrawn, vec![said.unwrap_or_default()])
            }
            ArbiterAct::WentBack(plies) => (Paper::WentBack, vec![self.number(plies + 1)]),
        }
    }

    fn lock(&self, act: &LockAct) -> Told {
        match act {
            LockAct::Entered => (Paper::ArbiterEntered, Vec::new()),
            LockAct::Left => (Paper::ArbiterLeft, Vec::new()),
            LockAct::Locked => (Paper::ArbiterLocked, Vec::new()),
            LockAct::TooSoon(left) => (Paper::PinTooSoon, vec![clock(*left + Duration::from_millis(999))]),
            LockAct::Denied(Denial::NoPin) => (Paper::DeniedNoPin, Vec::new()),
            LockAct::Denied(Denial::WrongPin) => (Paper::DeniedWrongPin, Vec::new()),
            LockAct::Denied(Denial::BelowZero) => (Paper::DeniedBelowZero, Vec::new()),
            LockAct::Denied(Denial::NotArbiter) => (Paper::DeniedNotArbiter, Vec::new()),
            LockAct::Denied(Denial::Unasked) => (Paper::DeniedUnasked, Vec::new()),
        }
    }

    fn presence(&self, act: &PresenceAct) -> Told {
        match act {
            PresenceAct::Absent(side) => (Paper::Absent, vec![self.side(*side)]),
            PresenceAct::Arrived(side) => (Paper::Arrived, vec![self.side(*side)]),
            PresenceAct::DefaultTimePassed(side) => (Paper::DefaultTimePassed, vec![self.side(*side)]),
        }
    }

    fn device(&self, act: &DeviceAct) -> Told {
        match act {
            DeviceAct::Given(device, seat) => {
                (Paper::DeviceGiven, vec![self.named(*device), who(Some(*seat), self.language)])
            }
            DeviceAct::Offered(device, seat) => {
                (Paper::DeviceOffered, vec![self.named(*device), who(Some(*seat), self.language)])
            }
            DeviceAct::Kept(device) => (Paper::DeviceKept, vec![self.named(*device)]),
        }
    }

    fn named(&self, device: Device) -> String {
        match device {
            Device::Keyboard => Label::Keyboard.text(self.language).to_owned(),
            Device::Mouse => Label::Mouse.text(self.language).to_owned(),
            Device::Gamepad(number) => format!("{} {number}", Label::Gamepad.text(self.language)),
        }
    }

    fn adjournment(&self, act: &AdjournmentAct) -> Told {
        match act {
            AdjournmentAct::Ordered(order) => (Paper::AdjournmentOrdered, vec![one_line(&order.resumes)]),
            AdjournmentAct::MoveSealed(_) => (Paper::MoveSealed, Vec::new()),
            AdjournmentAct::Adjourned => (Paper::Adjourned, Vec::new()),
            AdjournmentAct::ReplyHandedIn => (Paper::ReplyHandedIn, Vec::new()),
            AdjournmentAct::ResumptionBegan => (Paper::ResumptionBegan, Vec::new()),
            AdjournmentAct::ReplyingClockStarted => (Paper::ReplyingClockStarted, Vec::new()),
            AdjournmentAct::EnvelopeOpened(Written::Move(said)) => (Paper::EnvelopeOpened, vec![self.said(*said)]),
            AdjournmentAct::EnvelopeOpened(Written::Words(words)) => (Paper::EnvelopeOpened, vec![one_line(words)]),
            AdjournmentAct::EnvelopeLost => (Paper::EnvelopeLost, Vec::new()),
            AdjournmentAct::SealedMoveDeclared(said) => (Paper::SealedMoveDeclared, vec![self.said(*said)]),
        }
    }

    fn notice(&self, act: &NoticeAct) -> Told {
        match act {
            NoticeAct::BoardSensed { side, board } => (Paper::BoardSensed, vec![self.side(*side), board.to_string()]),
            NoticeAct::LiftSensed(Lifted { side, square, piece, away, .. }) => {
                let piece = self.phrase(&Phrase::with(Line::SquareHolds, [Arg::Square(*square), Arg::Piece(*piece)]));
                let piece = piece.trim_end_matches('.').to_owned();
                (Paper::LiftSensed, vec![piece, self.seconds(*away), self.side(*side)])
            }
            NoticeAct::Noticed(incident) => self.incident(incident),
        }
    }

    /// `3,4 s`; from a minute on as a clock shows it.
    fn seconds(&self, time: Duration) -> String {
        if time >= Duration::from_secs(60) {
            return clock(time);
        }
        let tenths = time.as_millis() / 100;
        let point = match self.language {
            Language::German | Language::Spanish | Language::French => ',',
            Language::English => '.',
        };
        format!("{}{point}{} s", tenths / 10, tenths % 10)
    }

    fn incident(&self, incident: &Incident) -> Told {
        match incident {
            Incident::Slept(time) => (Paper::Slept, vec![clock(*time)]),
            Incident::StoodStill(time) => (Paper::StoodStill, vec![clock(*time)]),
            Incident::WallClockForward(time) => (Paper::WallClockForward, vec![clock(*time)]),
            Incident::WallClockBack(time) => (Paper::WallClockBack, vec![clock(*time)]),
            Incident::BatteryLow(percent) => (Paper::BatteryLow, vec![percent.to_string()]),
            Incident::DiskNearlyFull(megabytes) => (Paper::DiskNearlyFull, vec![megabytes.to_string()]),
            Incident::Recorded { ply, clip } => (Paper::ClipKept, vec![self.number(*ply as usize), clip.to_string()]),
            Incident::SensorLost(side) => (Paper::SensorLost, vec![self.side(*side)]),
            Incident::SensorBack(side) => (Paper::SensorBack, vec![self.side(*side)]),
            Incident::PadGone(number) => (Paper::PadGone, vec![number.to_string()]),
            Incident::PadBack(number) => (Paper::PadBack, vec![number.to_string()]),
            Incident::PadMixedUp(number) => (Paper::PadMixedUp, vec![number.to_string()]),
            Incident::JournalKept(time) => (Paper::JournalKept, vec![clock(*time)]),
            Incident::JournalRewritten(Loss::Deleted) => (Paper::JournalDeleted, Vec::new()),
            Incident::JournalRewritten(Loss::Replaced) => (Paper::JournalReplaced, Vec::new()),
            Incident::HeartbeatRewritten(Loss::Deleted | Loss::Replaced) => (Paper::HeartbeatRewritten, Vec::new()),
            Incident::HeartbeatFailed => (Paper::HeartbeatFailed, Vec::new()),
            Incident::CodeShown(shown) => (Paper::CodeShown, vec![shown.number.to_string(), shown.code.to_string()]),
            Incident::CopyComplete => (Paper::CopyComplete, Vec::new()),
            Incident::CopyFailed => (Paper::CopyFailed, Vec::new()),
            Incident::Program(program) => (Paper::SealProgram, vec![program.version.clone(), program.sha256.clone()]),
            Incident::FocusLost => (Paper::FocusLost, Vec::new()),
            Incident::FocusBack => (Paper::FocusBack, Vec::new()),
            Incident::Closed(device) => (Paper::ProgramClosed, vec![self.named(*device)]),
            Incident::ToolRefused(tool) => (Paper::ToolRefused, vec![tool.name().to_owned()]),
            Incident::ToolAllowed(tool) => (Paper::ToolAllowed, vec![tool.name().to_owned()]),
            Incident::ToolRead(tool) => (Paper::ToolRead, vec![tool.name().to_owned()]),
            Incident::SoundLost { output, device, why } => {
                (Paper::SoundLost, vec![one_line(&self.phrase(&silence_phrase(*output, device, *why)))])
            }
            Incident::SoundChosen { output, device } => {
                (Paper::SoundChosen, vec![self.output(*output), one_line(device)])
            }
            Incident::SoundBack { output, device } => (Paper::SoundBack, vec![self.output(*output), one_line(device)]),
        }
    }

    fn output(&self, output: OutputKind) -> String {
        match output {
            OutputKind::Room => Paper::RoomOutput.text(self.language).to_owned(),
            OutputKind::Earphone(side) => Paper::EarphoneOf.fill(self.language, [&*self.side(side)]),
        }
    }

    fn reconcile(&self, act: &ReconcileAct) -> Told {
        match act {
            ReconcileAct::Begun => (Paper::CompareBegun, Vec::new()),
            ReconcileAct::Noticed(Notice::RefusedMove(said) | Notice::OddRepetition(said)) => {
                (Paper::CompareNoticed, vec![self.said(*said)])
            }
            ReconcileAct::Told(kind, _) => (Paper::BoardTold, vec![self.owner(*kind)]),
            ReconcileAct::SheetTold(side, _) => (Paper::SheetTold, vec![self.side(*side)]),
            ReconcileAct::EntryTold { side, ply, .. } => (Paper::EntryTold, vec![self.side(*side), self.number(*ply)]),
            ReconcileAct::SheetKept(side, origin) => {
                (Paper::SheetKept, vec![self.side(*side), self.phrase(&origin_phrase(*side, *origin))])
            }
            ReconcileAct::Decided(decision) => {
                (Paper::PositionDecided, vec![self.number(decision.kept + decision.moves.len() + 1)])
            }
            ReconcileAct::Corrected(kind, _) => (Paper::BoardCorrected, vec![self.owner(*kind)]),
            ReconcileAct::Confirmed(kind) => (Paper::BoardConfirmed, vec![self.owner(*kind)]),
            ReconcileAct::ReadOut(rank) => (Paper::RankReadOut, vec![rank.char().to_string()]),
            ReconcileAct::Settled => (Paper::CompareSettled, Vec::new()),
            ReconcileAct::CalledOff => (Paper::CompareCalledOff, Vec::new()),
        }
    }
}

/// Free text on one line; a dash where nothing was given.
fn one_line(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() { DASH.to_owned() } else { text }
}
