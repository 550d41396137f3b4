//! Events in words.
use shakmaty::{Color, Position};

use super::{
    Audience, Chime, Content, Cue, Priority, adjourn, claim, clock, devices, irregularity,
    reconcile::narrate_reconcile,
    sensor, setup,
    statement::{stated, withdrawn},
};
use crate::{
    game::{
        Act, AdjournmentAct, Announcer, AnswerAct, ArbiterAct, CheckWords, ClaimAct, ClockAct, DeviceAct, DrawAct,
        Ending, EndingAct, Event, Game, LockAct, Mode, MoveAct, NoticeAct, Outcome, Ply, PresenceAct, PressKind,
        Reason, Seat, StartAct, Statement,
    },
    language::{Arg, Line, Origin, Phrase, phrase::CheckWord},
    laws::{Article, RawMove, draw::is_offer_timely},
};

/// The cues of an event that has just been applied: `game` is the game after it.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one row for each act")]
pub fn narrate(event: &Event, game: &Game) -> Vec<Cue> {
    match event.act {
        Act::Start(StartAct::Started) => started(game),
        Act::Move(MoveAct::Touched(square)) => stated(event.by, Statement::Touched(square), game),
        Act::Move(MoveAct::Adjusted(square)) => stated(event.by, Statement::Adjusts(square), game),
        Act::Move(MoveAct::Withdrawn(what)) => withdrawn(event.by, what, game),
        Act::Move(MoveAct::Entered(said)) => on_screen(event.by, Line::EntryStands, said, game),
        Act::Move(MoveAct::EntryTakenBack(said)) => taken_back(event.by, said, game),
        Act::Move(MoveAct::Placed(_)) => illegal_marks(game, None),
        Act::Move(MoveAct::Announced(said)) => announced(said, game, None),
        Act::Move(MoveAct::Corrected(said)) => announced(said, game, slip(game)),
        Act::Move(MoveAct::Pressed(kind)) => pressed(kind, game),
        Act::Move(MoveAct::LeftUnpressed) => left_unpressed(game),
        Act::Move(MoveAct::PressHeldBack) => held_back(event.by, game),
        Act::Answer(AnswerAct::Repeated(said)) => repeated(event.by, said, game),
        Act::Answer(AnswerAct::Executed(said)) => executed(said, game),
        Act::Draw(DrawAct::Offered(side)) => offered(side, game),
        Act::Draw(DrawAct::Declined) => vec![room(Line::DrawDeclined, [])],
        Act::Ending(EndingAct::Ended(ending)) => ended(ending, game),
        Act::Ending(EndingAct::Confirmed) if game.ending().is_some() && game.is_finished() => {
            vec![room(Line::ResultConfirmed, [])]
        }
        Act::Device(DeviceAct::Given(device, to)) => devices::given(device, to, game),
        Act::Device(DeviceAct::Offered(device, to)) => devices::offered(device, to, game),
        Act::Device(DeviceAct::Kept(device)) => devices::kept(event.by, device, game),
        Act::Ending(EndingAct::Confirmed) => Vec::new(),
        Act::Ending(EndingAct::Rejected) => vec![room(Line::GameGoesOn, [])],
        Act::Arbiter(ArbiterAct::WentBack(_)) => went_back(game),
        Act::Start(StartAct::Resumed { down }) => resumed(down, game),
        Act::Start(StartAct::ClockHeld) => held(game),
        Act::Start(StartAct::Ready(side)) => vec![room(Line::PlayerReady, [Arg::Color(side)])],
        Act::Reconcile(ref act) => narrate_reconcile(event, act, game),
        Act::Notice(NoticeAct::BoardSensed { side, .. }) => sensor::sensed(side, game),
        Act::Clock(ClockAct::Stopped) => vec![room(Line::ClockStopped, [])],
        Act::Clock(ClockAct::Restarted) => clock::restarted(game),
        Act::Clock(ClockAct::Set { side, left, completed }) => clock::set(side, left, completed, game),
        Act::Clock(ClockAct::ControlReplaced(_)) => everybody(game, &Phrase::line(Line::ControlReplaced)),
        Act::Clock(ClockAct::IncrementIntroduced(time)) => {
            everybody(game, &Phrase::with(Line::IncrementIntroduced, [Arg::Time(time)]))
        }
        Act::Clock(ClockAct::TimeRanOut(side)) => vec![arbiter(Line::MarkTimeRanOut, [Arg::Color(side)])],
        Act::Claim(ClaimAct::FlagAwaits(side)) => {
            vec![room(Line::ClockStopped, []), arbiter(Line::MarkFlagAwaitsClaim, [Arg::Color(side)])]
        }
        Act::Ending(EndingAct::ChanceUndetermined(side)) => {
            vec![arbiter(Line::MarkChanceUndetermined, [Arg::Color(side)])]
        }
        Act::Claim(ClaimAct::FlagOrderUnknown) => clock::flag_order_unknown(game),
        Act::Arbiter(ArbiterAct::Penalised(side, penalty)) => vec![Cue::room(clock::penalty_phrase(side, penalty))],
        Act::Lock(LockAct::Entered) => vec![arbiter(Line::ArbiterEntered, [])],
        Act::Lock(LockAct::Left) => vec![arbiter(Line::ArbiterLeft, [])],
        Act::Lock(LockAct::Locked) => vec![arbiter(Line::ArbiterLocked, [])],
        Act::Lock(LockAct::TooSoon(left)) => vec![clock::too_soon(event.by, left, game)],
        Act::Lock(LockAct::Denied(denial)) => vec![clock::denied(event.by, denial, game)],
        Act::Presence(PresenceAct::Absent(side)) => vec![arbiter(Line::MarkAbsent, [Arg::Color(side)])],
        Act::Presence(PresenceAct::Arrived(side)) => vec![clock::arrived(side, game)],
        Act::Presence(PresenceAct::DefaultTimePassed(side)) => {
            vec![arbiter(clock::default_time_line(game), [Arg::Color(side)])]
        }
        Act::Clock(ClockAct::AssistantAsked(side)) => clock::asked(side, game),
        Act::Clock(ClockAct::CallsForbidden) => everybody(game, &Phrase::line(Line::CallsForbidden)),
        Act::Clock(ClockAct::CallsAllowed) => everybody(game, &Phrase::line(Line::CallsAllowed)),
        Act::Arbiter(ArbiterAct::UnrecordedAllowed) => vec![room(Line::UnrecordedAllowed, [])],
        Act::Notice(NoticeAct::Noticed(ref incident)) => clock::noticed(incident, game),
        Act::Claim(ClaimAct::Made(side, claim)) => claim::claimed(side, claim, game),
        Act::Claim(ClaimAct::Postponed(_)) => vec![room(Line::ClaimPostponed, [])],
        Act::Claim(ClaimAct::Granted) => vec![room(Line::ClaimGranted, [])],
        Act::Claim(ClaimAct::Rejected) => vec![room(Line::ClaimRejected, [])],
        Act::Arbiter(ArbiterAct::IllegalMoveFound { ply, side }) => claim::illegal_move_found(ply, side, game),
        Act::Arbiter(ArbiterAct::PawnBecameQueen) => vec![room(Line::PawnBecameQueen, [])],
        Act::Arbiter(ArbiterAct::IrregularityFound(irregularity)) => irregularity::found(irregularity, game),
        Act::Arbiter(ArbiterAct::PromotionBegun { to, .. }) => claim::promotes_on(to, game),
        Act::Ending(EndingAct::SheetSigned(side)) => vec![arbiter(Line::MarkSigned, [Arg::Color(side)])],
        Act::Adjournment(AdjournmentAct::Ordered(_)) => adjourn::ordered(game),
        Act::Adjournment(AdjournmentAct::MoveSealed(_)) => adjourn::private(event.by, Line::MoveSealed, game),
        Act::Adjournment(AdjournmentAct::Adjourned) => adjourn::adjourned(game),
        Act::Adjournment(AdjournmentAct::ReplyHandedIn) => adjourn::reply_handed_in(game),
        Act::Adjournment(AdjournmentAct::ResumptionBegan) => vec![room(Line::ResumptionBegins, [])],
        Act::Adjournment(AdjournmentAct::ReplyingClockStarted) => adjourn::replying_clock_started(game),
        Act::Adjournment(AdjournmentAct::EnvelopeOpened(_) | AdjournmentAct::SealedMoveDeclared(_)) => {
            adjourn::opened(game)
        }
        Act::Adjournment(AdjournmentAct::EnvelopeLost) => adjourn::envelope_lost(game),
        // For the log alone.
        Act::Arbiter(ArbiterAct::Explained(_)) | Act::Move(MoveAct::CompletedByNextMove(_)) => Vec::new(),
    }
}

/// A Chess960 position is named before the first clock runs: both players set it up by its number. The arbiter is told of
/// an assistant that the edition requires.
fn started(game: &Game) -> Vec<Cue> {
    let number = game.setup().chess960().map(|number| room(Line::Chess960Start, [Arg::Number(number.get().into())]));
    let begins = game.mover().map(|side| room(Line::GameBegins, [Arg::Color(side)]));
    let lacking = setup::assistant_lacking(game.setup()).map(Cue::arbiter);
    number.into_iter().chain(begins).chain(lacking).collect()
}

pub(super) fn room(line: Line, args: impl IntoIterator<Item = Arg>) -> Cue {
    Cue::room(Phrase::with(line, args))
}

pub(super) fn arbiter(line: Line, args: impl IntoIterator<Item = Arg>) -> Cue {
    Cue::arbiter(Phrase::with(line, args))
}

/// Both players in private, and the arbiter.
pub(super) fn everybody(game: &Game, phrase: &Phrase) -> Vec<Cue> {
    [Seat::Player(Color::White), Seat::Player(Color::Black), Seat::Arbiter]
        .into_iter()
        .map(|seat| Cue::answer(Audience::private(seat, game.setup()), phrase.clone()))
        .collect()
}

/// The place for an offer is between the move and the press (9.1.b.1 of 2014); at any other time it stands as well, and
/// the arbiter is told. A sealed move is as good as made, and while the game is adjourned nobody is disturbed (E.2.f, E.4).
/// A claim has its own moment.
fn offered(side: Color, game: &Game) -> Vec<Cue> {
    let mut cues = vec![room(Line::DrawOffered, [Arg::Color(side)])];
    let timely = game
        .current_ply()
        .is_some_and(|ply| ply.mover == side && is_offer_timely(*game.setup().sight.get(side), ply.progress()));
    if !timely && !game.has_sealed(side) && game.claim().is_none() {
        cues.push(arbiter(Line::MarkOfferAtWrongMoment, [Arg::Color(side)]));
    }
    cues
}

/// For whoever moves on the screen, and nobody else: what stands there is not announced.
fn on_screen(by: Option<Seat>, line: Line, said: RawMove, game: &Game) -> Vec<Cue> {
    let told = |by| Cue::answer(Audience::private(by, game.setup()), Phrase::with(line, [Arg::Move(said)]));
    by.map(told).into_iter().collect()
}

fn taken_back(by: Option<Seat>, said: RawMove, game: &Game) -> Vec<Cue> {
    let side = by.and_then(Seat::side);
    let mark = side.map(|side| arbiter(Line::MarkEntryTakenBack, [Arg::Color(side), Arg::Move(said)]));
    mark.into_iter().chain(on_screen(by, Line::EntryTakenBack, said, game)).collect()
}

/// The words of an announced move in the wording of this board, as the room hears it.
fn announcement_phrase(ply: &Ply, said: RawMove, game: &Game) -> Phrase {
    let legal = ply.before.as_ref().and_then(|position| Some((position, said.check(position)?)));
    let Some((position, m)) = legal else {
        return Phrase::Move { said, origin: by_placement(ply, said, game), check: None };
    };
    let origin = match game.setup().mode {
        Mode::Competition => by_placement(ply, said, game),
        Mode::Practice => Origin::of(m, position),
    };
    let after = position.clone().play(m).ok();
    let check = match (game.setup().check_words, after) {
        (CheckWords::Said, Some(after)) if after.is_checkmate() => Some(CheckWord::Mate),
        (CheckWords::Said, Some(after)) if after.is_check() => Some(CheckWord::Check),
        _ => None,
    };
    Phrase::Move { said, origin, check }
}

/// What the short form needs, told by the pieces that everybody sees: the words are the same for a legal move and for an
/// illegal one.
fn by_placement(ply: &Ply, said: RawMove, game: &Game) -> Origin {
    let board = ply.board_before_placing.as_ref().unwrap_or_else(|| game.board(ply.mover));
    Origin::by_placement(said, board, ply.mover)
}

/// The announcement that the last one corrects.
fn slip(game: &Game) -> Option<RawMove> {
    let ply = game.last_announced()?;
    Some(ply.announced.iter().rev().nth(1)?.what)
}

fn announced(said: RawMove, game: &Game, corrects: Option<RawMove>) -> Vec<Cue> {
    let Some(ply) = game.last_announced() else { return Vec::new() };
    let mut cues = Vec::new();
    if *game.setup().announcer.get(ply.mover) == Announcer::Program {
        let phrase = announcement_phrase(ply, said, game);
        cues.push(Cue::room(match corrects {
            Some(slip) => Phrase::with(Line::Corrected, [Arg::Move(slip), Arg::Phrase(Box::new(phrase))]),
            None => phrase,
        }));
    }
    cues.extend(illegal_marks(game, Some(said)));
    cues
}

/// What only the arbiter is shown of a move, once each: that it is illegal, when it is first known or becomes another;
/// that the words do not fit the piece. `just_said` is what was announced or corrected; without it, a piece was placed.
fn illegal_marks(game: &Game, just_said: Option<RawMove>) -> Vec<Cue> {
    let ply = if just_said.is_some() { game.last_announced() } else { game.current_ply() };
    let Some((ply, played)) = ply.and_then(|ply| Some((ply, ply.played()?))) else { return Vec::new() };
    let mut cues = if was_known_as(played, ply, just_said) { Vec::new() } else { marks(ply) };
    if let (false, Some(announced)) = (ply.is_announced_as_placed(), ply.announcement()) {
        let args = [Arg::Color(ply.mover), Arg::Move(played), Arg::Move(announced)];
        cues.push(arbiter(Line::MarkAnnouncedOtherwise, args));
    }
    cues
}

/// That the move of this ply is illegal, and that it breaks what its player was bound to.
pub(super) fn marks(ply: &Ply) -> Vec<Cue> {
    let illegal = ply.played().zip(ply.fault()).map(|(played, fault)| {
        arbiter(Line::MarkIllegal, [Arg::Color(ply.mover), Arg::Move(played), Arg::Phrase(Box::new(fault.into()))])
    });
    illegal.into_iter().chain(broken_promise(ply)).collect()
}

/// What the mover was bound to - by a move he wrote for a claim, by a piece he touched - and does not play.
fn broken_promise(ply: &Ply) -> Option<Cue> {
    let mover = Arg::Color(ply.mover);
    match (ply.broken_intention(), ply.broken_touch()) {
        (Some(intended), _) => Some(arbiter(Line::MarkIntentionBroken, [mover, Arg::Move(intended)])),
        (None, Some(touched)) => Some(arbiter(Line::MarkTouchBroken, [mover, Arg::Square(touched)])),
        (None, None) => None,
    }
}

/// Whether the ply was known as this move before the last thing that was said or placed.
fn was_known_as(played: RawMove, ply: &Ply, just_said: Option<RawMove>) -> bool {
    let known = match (just_said, ply.placed) {
        // Words come and go, the piece stands.
        (Some(_), Some(placed)) => Some(placed.what),
        (Some(_), None) => ply.announced.iter().rev().nth(1).map(|slip| slip.what),
        (None, _) => ply.announcement(),
    };
    known.is_some_and(|known| known.same_move(played))
}

fn pressed(kind: PressKind, game: &Game) -> Vec<Cue> {
    let Some(next) = game.mover() else { return Vec::new() };
    let presser = next.other();
    let mut cues = Vec::new();
    if game.setup().is_impaired(next) {
        cues.push(Cue::chime(Audience::Earphone(next), Chime::YourClock));
    }
    match kind {
        PressKind::Regular => {}
        PressKind::Early => cues.push(arbiter(Line::MarkPressedEarly, [Arg::Color(presser)])),
        PressKind::WithoutMove => cues.push(arbiter(Line::MarkPressedWithoutMove, [Arg::Color(presser)])),
    }
    cues
}

/// For the arbiter alone: nobody tells a player that he has not pressed (13.6 of 2009, 12.6 of 2014).
fn left_unpressed(game: &Game) -> Vec<Cue> {
    let left = game.mover().map(Color::other);
    left.map(|side| arbiter(Line::MarkLeftUnpressed, [Arg::Color(side)])).into_iter().collect()
}

fn held_back(by: Option<Seat>, game: &Game) -> Vec<Cue> {
    let Some(mover) = game.mover() else { return Vec::new() };
    let to = Audience::private(by.unwrap_or(Seat::Player(mover)), game.setup());
    // The sighted player's press is held back by an adaptation only (D.1; E.1 of 2009).
    let article = if game.setup().is_impaired(mover) { Article::VisuallyImpairedPress } else { Article::Adaptation };
    let article = article.number(game.setup().edition);
    let content = Content::Refuse { article, phrase: Phrase::line(Line::PressHeldBack) };
    vec![Cue { to, priority: Priority::Answer, content }, arbiter(Line::MarkHeldBack, [Arg::Color(mover)])]
}

fn repeated(by: Option<Seat>, said: RawMove, game: &Game) -> Vec<Cue> {
    let Some(side) = by.and_then(Seat::side) else { return Vec::new() };
    let announced = game.ply_to_answer(side).and_then(Ply::announcement);
    match announced {
        Some(announced) if !announced.same_move(said) => {
            vec![room(Line::Differs, [Arg::Move(announced), Arg::Move(said)])]
        }
        _ if game.setup().is_impaired(side.other()) => {
            vec![Cue::chime(Audience::Earphone(side.other()), Chime::Agreed)]
        }
        _ => Vec::new(),
    }
}

fn executed(said: RawMove, game: &Game) -> Vec<Cue> {
    let otherwise = game.all_plies().rev().find_map(|ply| {
        let announced = ply.announcement()?;
        (ply.execution()? == said).then_some((ply.mover, announced))
    });
    match otherwise {
        Some((mover, announced)) if !announced.same_move(said) => {
            vec![arbiter(
                Line::MarkExecutedOtherwise,
                [Arg::Color(mover.other()), Arg::Move(said), Arg::Move(announced)],
            )]
        }
        _ => Vec::new(),
    }
}

/// The sentence for an ending.
fn ending_phrase(ending: Ending) -> Phrase {
    let winner = ending.winner().map(Arg::Color);
    let line = match ending.reason {
        Reason::Checkmate => Line::EndsByMate,
        Reason::Resignation if winner.is_none() => Line::EndsByResignationDrawn,
        Reason::Resignation => Line::EndsByResignation,
        Reason::Stalemate => Line::EndsByStalemate,
        Reason::DeadPosition => Line::EndsByDeadPosition,
        Reason::Agreement => Line::EndsByAgreement,
        Reason::TimeForfeit => Line::EndsOnTime,
        Reason::TimeForfeitWithoutMatingMaterial => Line::EndsOnTimeDrawn,
        Reason::BothFlags => Line::EndsByBothFlags,
        Reason::DefaultTime if winner.is_none() => Line::EndsByDefaultBoth,
        Reason::DefaultTime => Line::EndsByDefault,
        Reason::Penalty => return penalty_ending(ending.outcome),
        Reason::Quickplay => Line::EndsByQuickplay,
        Reason::Threefold => Line::EndsByThreefold,
        Reason::FiftyMoves => Line::EndsByFiftyMoves,
        Reason::FivefoldRepetition => Line::EndsByFivefold,
        Reason::SeventyFiveMoves => Line::EndsBySeventyFive,
        Reason::IllegalMoves => Line::EndsByIllegalMoves,
        Reason::IllegalMovesWithoutMatingMaterial => Line::EndsByIllegalMovesDrawn,
        Reason::Irregularity => Line::EndsAnnulled,
        Reason::SealedMove if winner.is_none() => Line::EndsBySealedMoveDrawn,
        Reason::SealedMove => Line::EndsBySealedMove,
        Reason::IllegalPosition => Line::EndsByIllegalPosition,
    };
    Phrase::with(line, winner)
}

/// The arbiter decides the opponent's points as well (12.9.f of 2014).
fn penalty_ending(outcome: Outcome) -> Phrase {
    match outcome {
        Outcome::Won(side) => Phrase::with(Line::EndsByPenalty, [Arg::Color(side)]),
        Outcome::HalfPoint(side) => Phrase::with(Line::EndsByPenaltyHalf, [Arg::Color(side)]),
        Outcome::LostByBoth | Outcome::Drawn | Outcome::Annulled => Phrase::line(Line::EndsByPenaltyBoth),
    }
}

fn ended(ending: Ending, game: &Game) -> Vec<Cue> {
    let mut cues = vec![Cue::room(ending_phrase(ending))];
    if !game.is_finished() {
        cues.push(room(Line::PleaseConfirm, []));
    }
    cues
}

fn went_back(game: &Game) -> Vec<Cue> {
    let Some(side) = game.mover() else { return Vec::new() };
    vec![room(Line::PositionRestored, [Arg::Number(game.move_number()), Arg::Color(side)])]
}

fn resumed(down: std::time::Duration, game: &Game) -> Vec<Cue> {
    let mut cues = vec![arbiter(Line::MarkResumed, [Arg::Time(down)])];
    // Where a clock ran, the words that it stands say the rest.
    let stood = game.clock().side_running().is_none() && game.held().is_none();
    cues.extend(game.mover().filter(|_| stood).map(|side| room(Line::Resumed, [Arg::Color(side)])));
    cues
}

/// The clock stands after the restart: the room hears it, and each player what he has to do.
fn held(game: &Game) -> Vec<Cue> {
    let Some(held) = game.held() else { return Vec::new() };
    let mut cues = vec![room(Line::ClockHeld, [Arg::Color(held.side)])];
    cues.extend(Color::ALL.map(|side| {
        let to = Audience::private(Seat::Player(side), game.setup());
        Cue::answer(to, super::step_phrase(game.step(side)))
    }));
    cues
}
