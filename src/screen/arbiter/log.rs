//! The log of the game in sentences, the latest first: the time of day, the move, who, what.
use eframe::egui::{Label as Text, RichText, Ui};
use shakmaty::Color;

use super::{Sight, grave::time};
use crate::{
    clock::Moment,
    game::{
        Act, AdjournmentAct, AnswerAct, ArbiterAct, ClaimAct, ClockAct, DrawAct, EndingAct, Logged, MoveAct,
        PresenceAct, PressKind, Seat, StartAct, Statement, Written,
    },
    language::{Arg, Label, Line, Paper, Phrase},
    laws::RawMove,
    narration::{
        Audience, Content, claim_phrase, ending_phrase, irregularity_phrase, narrate, penalty_phrase, resumed_phrase,
        ruling_phrase,
    },
    screen::{status, theme},
};

pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>) {
    for line in lines(sight) {
        ui.add(Text::new(RichText::new(line).small().color(theme::of(ui).text)).wrap());
    }
}

/// The sentences, the latest first.
pub(super) fn lines(sight: &Sight<'_>) -> Vec<String> {
    sight.game.log().iter().rev().filter_map(|logged| line(sight, logged)).collect()
}

/// `14:12:40 · 11. Weiß: gedrückt (Weiß)`
pub(super) fn line(sight: &Sight<'_>, logged: &Logged) -> Option<String> {
    let said = sentence(sight, logged)?;
    let side = logged.mover.map(|mover| format!("{}. {}: ", logged.number, sight.words.color(mover)));
    let author = logged.event.by.map(|by| format!(" ({})", status::seat(sight.words, by)));
    let at = clock_time(sight, logged.at);
    Some(format!("{at} · {}{}{}", side.unwrap_or_default(), said.trim_end_matches('.'), author.unwrap_or_default()))
}

/// At what time of day something happened; where that is not known, how long after the start.
pub(super) fn clock_time(sight: &Sight<'_>, at: Moment) -> String {
    if let Some(of_day) = sight.time_of_day(at) {
        return time(Some(of_day));
    }
    time(Some(at.since(sight.game.sitting().started().unwrap_or(at))))
}

fn sentence(sight: &Sight<'_>, logged: &Logged) -> Option<String> {
    let say = |phrase: &Phrase| sight.words.say(phrase);
    let mover = Arg::Color(logged.mover.unwrap_or(Color::White));
    Some(match &logged.event.act {
        Act::Start(act) => say(&match act {
            StartAct::Started => Phrase::with(Line::GameBegins, [mover]),
            StartAct::Resumed { down } => resumed_phrase(*down),
            StartAct::ClockHeld => Phrase::with(Line::ClockHeld, [mover]),
            StartAct::Ready(side) => Phrase::with(Line::PlayerReady, [Arg::Color(*side)]),
        }),
        Act::Move(act) => moved(sight, act),
        Act::Answer(AnswerAct::Repeated(said)) => naming(sight, Label::LogRepeated, *said),
        Act::Answer(AnswerAct::Executed(said)) => naming(sight, Label::LogExecuted, *said),
        Act::Draw(DrawAct::Offered(side)) => say(&Phrase::with(Line::DrawOffered, [Arg::Color(*side)])),
        Act::Draw(DrawAct::Declined) => say(&Phrase::line(Line::DrawDeclined)),
        Act::Draw(DrawAct::Consented) => say(&Phrase::line(Line::DrawConsented)),
        Act::Ending(EndingAct::Ended(ending)) => format!("{} · {}", ending.score(), say(&ending_phrase(*ending))),
        Act::Claim(ClaimAct::Made(side, claim)) if logged.event.takes_up_claim() => {
            Paper::ClaimTakenUp.fill(sight.words.language(), [&*say(&claim_phrase(*side, *claim))])
        }
        Act::Claim(ClaimAct::Made(side, claim)) => say(&claim_phrase(*side, *claim)),
        Act::Clock(ClockAct::Restarted) => say(&Phrase::with(Line::ClockRestarted, [mover])),
        Act::Clock(ClockAct::Set { side, left, completed }) => {
            say(&Phrase::with(Line::ClockSet, [Arg::Color(*side), Arg::Time(*left), Arg::Number(*completed)]))
        }
        Act::Arbiter(act) => ruled(sight, act, logged),
        Act::Presence(act) => say(&match act {
            PresenceAct::Absent(side) => Phrase::with(Line::MarkAbsent, [Arg::Color(*side)]),
            PresenceAct::Arrived(side) => Phrase::with(Line::MarkArrived, [Arg::Color(*side)]),
            PresenceAct::DefaultTimePassed(side) => Phrase::with(Line::MarkDefaultTime, [Arg::Color(*side)]),
        }),
        Act::Adjournment(act) => adjourned(sight, act),
        // Each of the two confirms.
        Act::Ending(EndingAct::Confirmed) => Paper::EndConfirmed.text(sight.words.language()).to_owned(),
        // Their words hold whatever has happened since.
        Act::Ending(EndingAct::Rejected | EndingAct::ChanceUndetermined(_) | EndingAct::SheetSigned(_))
        | Act::Claim(
            ClaimAct::Postponed(_)
            | ClaimAct::Granted
            | ClaimAct::Rejected
            | ClaimAct::FlagAwaits(_)
            | ClaimAct::FlagOrderUnknown,
        )
        | Act::Clock(
            ClockAct::Stopped
            | ClockAct::Proposed { .. }
            | ClockAct::ControlReplaced(_)
            | ClockAct::IncrementIntroduced(_)
            | ClockAct::TimeRanOut(_)
            | ClockAct::AssistantAsked(_)
            | ClockAct::CallsForbidden
            | ClockAct::CallsAllowed,
        )
        | Act::Lock(_)
        | Act::Device(_)
        | Act::Notice(_)
        | Act::Reconcile(_) => return told(sight, logged),
    })
}

/// What the room heard of an adjournment goes by the move of that time.
fn adjourned(sight: &Sight<'_>, act: &AdjournmentAct) -> String {
    let language = sight.words.language();
    let fill = |paper: Paper| paper.text(language).to_owned();
    let moved = |paper: Paper, said: RawMove| paper.fill(language, [&*sight.words.say(&Phrase::full_move(said))]);
    match act {
        AdjournmentAct::Ordered(order) => Paper::AdjournmentOrdered.fill(language, [&*order.resumes]),
        AdjournmentAct::MoveSealed(_) => fill(Paper::MoveSealed),
        AdjournmentAct::Adjourned => fill(Paper::Adjourned),
        AdjournmentAct::ReplyHandedIn => fill(Paper::ReplyHandedIn),
        AdjournmentAct::ResumptionBegan => fill(Paper::ResumptionBegan),
        AdjournmentAct::ReplyingClockStarted => fill(Paper::ReplyingClockStarted),
        AdjournmentAct::EnvelopeOpened(Written::Move(said)) => moved(Paper::EnvelopeOpened, *said),
        AdjournmentAct::EnvelopeOpened(Written::Words(words)) => Paper::EnvelopeOpened.fill(language, [words.as_str()]),
        AdjournmentAct::EnvelopeLost => fill(Paper::EnvelopeLost),
        AdjournmentAct::SealedMoveDeclared(said) => moved(Paper::SealedMoveDeclared, *said),
    }
}

/// What was told to the room, or to the arbiter.
fn told(sight: &Sight<'_>, logged: &Logged) -> Option<String> {
    let cues = narrate(&logged.event, sight.game);
    let heard = |to: Audience| to == Audience::Room || to == Audience::Page(Seat::Arbiter);
    cues.into_iter().filter(|cue| heard(cue.to)).find_map(|cue| match cue.content {
        Content::Say(phrase) => Some(sight.words.say(&phrase)),
        Content::Refuse { .. } | Content::Chime(_) => None,
    })
}

fn naming(sight: &Sight<'_>, label: Label, said: RawMove) -> String {
    format!("{}: {}", sight.label(label), sight.words.say(&Phrase::full_move(said)))
}

fn moved(sight: &Sight<'_>, act: &MoveAct) -> String {
    let at = |label, square| format!("{} {}", sight.label(label), sight.words.bare(Arg::Square(square)));
    match act {
        MoveAct::Touched(square) => at(Label::LogTouched, *square),
        MoveAct::Adjusted(square) => at(Label::LogAdjusts, *square),
        MoveAct::Withdrawn(Statement::Touched(square) | Statement::Adjusts(square)) => at(Label::LogWithdrawn, *square),
        MoveAct::Entered(said) => naming(sight, Label::LogOnScreen, *said),
        MoveAct::EntryTakenBack(said) => naming(sight, Label::LogWithdrawn, *said),
        MoveAct::Placed(said) => naming(sight, Label::LogPlaced, *said),
        MoveAct::Announced(said) => naming(sight, Label::LogAnnounced, *said),
        MoveAct::Corrected(said) => naming(sight, Label::LogCorrected, *said),
        MoveAct::Pressed(PressKind::Regular) => sight.label(Label::LogPressed).to_owned(),
        MoveAct::Pressed(PressKind::Early) => sight.label(Label::LogPressedEarly).to_owned(),
        MoveAct::Pressed(PressKind::WithoutMove) => sight.label(Label::LogPressedWithoutMove).to_owned(),
        MoveAct::LeftUnpressed => sight.label(Label::LogLeftUnpressed).to_owned(),
        MoveAct::CompletedByNextMove(_) => sight.label(Label::LogCompletedByNext).to_owned(),
        MoveAct::PressHeldBack => sight.label(Label::HeldBack).to_owned(),
        MoveAct::Replaced(said) => naming(sight, Label::LogReplaced, *said),
        MoveAct::Misspoken(said) => naming(sight, Label::LogMisspoken, *said),
    }
}

fn ruled(sight: &Sight<'_>, act: &ArbiterAct, logged: &Logged) -> String {
    let setup = sight.game.setup();
    match act {
        ArbiterAct::WentBack(plies) => {
            let (number, mover) = (setup.number_of_move(plies + 1), sight.words.color(setup.mover_of(plies + 1)));
            format!("{} {number}, {mover}", sight.label(Label::PositionBefore))
        }
        ArbiterAct::Penalised(side, penalty) => sight.words.say(&penalty_phrase(*side, *penalty)),
        ArbiterAct::IllegalMoveFound { ply, side } => {
            let args = [Arg::Number(setup.number_of_move(*ply)), Arg::Color(*side)];
            sight.words.say(&Phrase::with(Line::IllegalMoveFound, args))
        }
        ArbiterAct::RulingWithdrawn(number) => {
            let ruled = number.checked_sub(1).and_then(|index| sight.game.rulings().all().get(index));
            let said = ruled.map(|ruled| sight.words.say(&ruling_phrase(ruled, sight.game))).unwrap_or_default();
            format!("{}: {said}", sight.label(Label::LogWithdrawn))
        }
        ArbiterAct::Explained(grounds) => format!("{}: {grounds}", sight.label(Label::Grounds)),
        ArbiterAct::IrregularityFound(what) => sight.words.say(&irregularity_phrase(*what)),
        ArbiterAct::PawnBecameQueen | ArbiterAct::PromotionBegun { .. } | ArbiterAct::UnrecordedAllowed => {
            told(sight, logged).unwrap_or_default()
        }
    }
}
