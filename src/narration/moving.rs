//! What the mover does, in words (D.2.1 to D.2.4).
use shakmaty::{Color, Position};

use super::{
    Audience, Chime, Content, Cue, Priority,
    cue::arbiter,
    statement::{stated, withdrawn},
};
use crate::{
    game::{Announcer, CheckWords, Game, Mode, MoveAct, Ply, PressKind, Seat, Statement},
    language::{Arg, Line, Origin, Phrase, phrase::CheckWord},
    laws::{Article, RawMove},
};

/// The cues of what the mover did.
pub(super) fn moved(by: Option<Seat>, act: &MoveAct, game: &Game) -> Vec<Cue> {
    match *act {
        MoveAct::Touched(square) => stated(by, Statement::Touched(square), game),
        MoveAct::Adjusted(square) => stated(by, Statement::Adjusts(square), game),
        MoveAct::Withdrawn(what) => withdrawn(by, what, game),
        MoveAct::Entered(said) => entered(by, said, game),
        MoveAct::EntryTakenBack(said) => taken_back(by, said, game),
        MoveAct::Placed(_) => illegal_marks(game, None),
        MoveAct::Replaced(_) => replaced(game),
        MoveAct::Misspoken(said) => misspoken(by, said, game),
        MoveAct::Announced(said) => announced(said, game, None),
        MoveAct::Corrected(said) => announced(said, game, correction(game).map(|(slip, _)| slip)),
        MoveAct::Pressed(kind) => pressed(kind, game),
        MoveAct::LeftUnpressed => left_unpressed(game),
        MoveAct::PressHeldBack => held_back(by, game),
        MoveAct::CompletedByNextMove(_) => Vec::new(),
    }
}

/// For the player who moves on the screen alone, since the move there is not announced yet.
fn on_screen(by: Option<Seat>, line: Line, said: RawMove, game: &Game) -> Vec<Cue> {
    let told = |by| Cue::answer(Audience::private(by, game.setup()), Phrase::with(line, [Arg::Move(said)]));
    by.map(told).into_iter().collect()
}

/// Of a move that is announced already, by an assistant, it is not said that it is not.
fn entered(by: Option<Seat>, said: RawMove, game: &Game) -> Vec<Cue> {
    let is_announced = game.record().current_ply().is_some_and(|ply| ply.announced_entry().is_some());
    if is_announced { Vec::new() } else { on_screen(by, Line::EntryStands, said, game) }
}

fn taken_back(by: Option<Seat>, said: RawMove, game: &Game) -> Vec<Cue> {
    let side = by.and_then(Seat::side);
    let mark = side.map(|side| arbiter(Line::MarkEntryTakenBack, [Arg::Color(side), Arg::Move(said)]));
    mark.into_iter().chain(on_screen(by, Line::EntryTakenBack, said, game)).collect()
}

/// The words of an announced move in the wording of this board, as the room hears it.
fn announcement_phrase(ply: &Ply, said: RawMove, game: &Game) -> Phrase {
    let legal = ply.before.as_ref().and_then(|position| Some((position, said.check(position)?)));
    let origin = match (game.setup().mode, legal) {
        (Mode::Practice, Some((position, m))) => Origin::of(m, position),
        (Mode::Competition | Mode::Practice, _) => by_placement(ply, said, game),
    };
    let check = match game.setup().check_words {
        CheckWords::Said => check_word(ply, said),
        CheckWords::Silent => None,
    };
    Phrase::Move { said, origin, check }
}

/// What is said of the opponent's king. A check is told from the pieces as they would stand: were it left out behind an illegal move,
/// both players would hear that it is one. An illegal move mates nobody.
fn check_word(ply: &Ply, said: RawMove) -> Option<CheckWord> {
    let after = ply.standing.after(Some(said));
    let mates = || ply.standing.fault(said).is_none() && after.position().is_some_and(|after| after.is_checkmate());
    after.is_in_check().then(|| if mates() { CheckWord::Mate } else { CheckWord::Check })
}

/// The last announcement in the words that the room heard, or was to hear from its player.
#[must_use]
pub fn words_announced_last(game: &Game) -> Option<Phrase> {
    words_to_repeat(game.record().last_announced()?, game)
}

/// What the player who repeats says: the announcement of this ply in the words that the room heard, or was to hear from its player.
#[must_use]
pub fn words_to_repeat(ply: &Ply, game: &Game) -> Option<Phrase> {
    let said = ply.announcement()?;
    Some(match game.setup().announcer.get(ply.mover) {
        Announcer::Program => announcement_phrase(ply, said, game),
        Announcer::Player | Announcer::Assistant => words_to_announce(ply, said, game),
    })
}

/// The words that the announcer is to say, before anybody has said them. They do not tell whether the move gives check.
#[must_use]
pub fn words_to_announce(ply: &Ply, said: RawMove, game: &Game) -> Phrase {
    Phrase::Move { said, origin: by_placement(ply, said, game), check: None }
}

/// The parts that the short form needs. They follow from the pieces that everybody sees, so the words are the same for a legal and an
/// illegal move.
fn by_placement(ply: &Ply, said: RawMove, game: &Game) -> Origin {
    let board = ply.board_before_placing.as_ref().unwrap_or_else(|| game.board(ply.mover));
    Origin::by_placement(said, board, ply.mover)
}

/// The slip that the last announcement corrects, and to what; `None` where it corrects nothing.
pub(super) fn correction(game: &Game) -> Option<(RawMove, RawMove)> {
    let mut announced = game.record().last_announced()?.announced.iter().rev();
    let (said, slip) = (announced.next()?, announced.next()?);
    Some((slip.what, said.what))
}

fn announced(said: RawMove, game: &Game, corrects: Option<RawMove>) -> Vec<Cue> {
    let Some(ply) = game.record().last_announced() else { return Vec::new() };
    let mut cues = Vec::new();
    if *game.setup().announcer.get(ply.mover) == Announcer::Program {
        let phrase = announcement_phrase(ply, said, game);
        cues.push(Cue::room(match corrects {
            Some(slip) => Phrase::with(Line::Corrected, [Arg::Move(slip), Arg::Phrase(Box::new(phrase))]),
            None => phrase,
        }));
    }
    cues.extend(corrects.and_then(|_| to_take_back(ply, game)));
    cues.extend(illegal_marks(game, Some(said)));
    cues
}

/// Who has executed a slip that is corrected hears in his ear what stands on his board. The page of a player who sees tells him
/// what to do anyway.
fn to_take_back(ply: &Ply, game: &Game) -> Option<Cue> {
    let slip = ply.executed_slip()?;
    let side = ply.mover.other();
    let told = Phrase::with(Line::TakeBackFirst, [Arg::Move(slip)]);
    game.setup().is_impaired(side).then(|| Cue::answer(Audience::Earphone(side), told))
}

/// What only the arbiter is shown of a move, once each: that it is illegal, when it is first known or becomes another;
/// that the words do not fit the piece. `just_said` is what was announced or corrected; without it, a piece was placed.
fn illegal_marks(game: &Game, just_said: Option<RawMove>) -> Vec<Cue> {
    let ply = if just_said.is_some() { game.record().last_announced() } else { game.record().current_ply() };
    let Some((ply, played)) = ply.and_then(|ply| Some((ply, ply.played()?))) else { return Vec::new() };
    let cues = if was_known_as(played, ply, just_said) { Vec::new() } else { marks(ply) };
    cues.into_iter().chain(announced_otherwise(ply)).collect()
}

fn announced_otherwise(ply: &Ply) -> Option<Cue> {
    let placed = ply.placed.and_then(|_| ply.played())?;
    let args = [Arg::Color(ply.mover), Arg::Move(placed), Arg::Move(ply.announcement()?)];
    (!ply.is_announced_as_placed()).then(|| arbiter(Line::MarkAnnouncedOtherwise, args))
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

/// Whether the move of the ply was the same before the last announcement or placement.
fn was_known_as(played: RawMove, ply: &Ply, just_said: Option<RawMove>) -> bool {
    let known = match (just_said, ply.placed) {
        // Words may be corrected; the piece stands.
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
        PressKind::WithoutMove => {
            // Everybody else sees it: his opponent may claim that it is an illegal move (7.5.3 of 2018 and 2023).
            if game.setup().is_impaired(next) {
                let told = Phrase::with(Line::PressedUnannounced, [Arg::Color(presser)]);
                let to = Audience::Earphone(next);
                cues.push(Cue { to, priority: Priority::Game, content: Content::Say(told) });
            }
            cues.push(arbiter(Line::MarkPressedWithoutMove, [Arg::Color(presser)]));
        }
    }
    cues
}

/// For the arbiter alone: nobody tells a player that he has not pressed (13.6 of 2009, 12.6 of 2014).
fn left_unpressed(game: &Game) -> Vec<Cue> {
    let left = game.mover().map(Color::other);
    left.map(|side| arbiter(Line::MarkLeftUnpressed, [Arg::Color(side)])).into_iter().collect()
}

/// For the arbiter alone: which move stood, and where it was legal, that it stands (4.7; 4.6 of 2009).
fn replaced(game: &Game) -> Vec<Cue> {
    let Some((ply, first)) = game.record().current_ply().and_then(|ply| Some((ply, ply.replaced.last()?))) else {
        return illegal_marks(game, None);
    };
    let (mover, stood) = (Arg::Color(ply.mover), Arg::Move(first.what));
    let by = |article| Arg::Article(article, game.setup().edition);
    let told = match (ply.standing.fault(first.what), ply.promise_broken_by(*first)) {
        (Some(_), _) => arbiter(Line::MarkReplacedIllegal, [mover, stood]),
        (None, Some(article)) => arbiter(Line::MarkReplacedBound, [mover, stood, by(article)]),
        (None, None) => arbiter(Line::MarkReplacedLegal, [mover, stood, by(Article::MoveStands)]),
    };
    // The program corrects at once what it has said for the sighted player.
    let by_program =
        *game.setup().announcer.get(ply.mover) == Announcer::Program && !game.setup().is_impaired(ply.mover);
    let follows = by_program && ply.announcement().is_some_and(|announced| announced.same_move(first.what));
    let otherwise = announced_otherwise(ply).filter(|_| !follows);
    std::iter::once(told).chain(marks(ply)).chain(otherwise).collect()
}

/// For the speaker, and for the arbiter.
fn misspoken(by: Option<Seat>, said: RawMove, game: &Game) -> Vec<Cue> {
    let Some((by, ply, stands)) = by
        .zip(game.record().ply_in_words())
        .and_then(|(by, ply)| Some((by, ply, ply.placed.and_then(|_| ply.played())?)))
    else {
        return Vec::new();
    };
    let article = Article::MoveStands.number(game.setup().edition);
    let phrase = Phrase::with(Line::CorrectionMustFitPiece, [Arg::Move(stands)]);
    let to = Audience::private(by, game.setup());
    let args = [Arg::Color(ply.mover), Arg::Move(said), Arg::Move(stands)];
    let refused = Cue { to, priority: Priority::Answer, content: Content::Refuse { article, phrase } };
    vec![refused, arbiter(Line::MarkMisspoken, args)]
}

fn held_back(by: Option<Seat>, game: &Game) -> Vec<Cue> {
    let Some(mover) = game.mover() else { return Vec::new() };
    let to = Audience::private(by.unwrap_or(Seat::Player(mover)), game.setup());
    // The sighted player's press is held back by an adaptation only (D.1; E.1 of 2009).
    let article = if game.setup().is_impaired(mover) { Article::VisuallyImpairedPress } else { Article::Adaptation };
    let article = article.number(game.setup().edition);
    // His own announcement may wait for his answer to the opponent's.
    let owed = game.handshake().must_have_answered(mover).err();
    let phrase = owed.map_or(Phrase::line(Line::PressHeldBack), |owed| owed.phrase());
    let content = Content::Refuse { article, phrase };
    vec![Cue { to, priority: Priority::Answer, content }, arbiter(Line::MarkHeldBack, [Arg::Color(mover)])]
}
